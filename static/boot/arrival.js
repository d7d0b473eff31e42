// Counts what has arrived of the big files, and notices a file that does not arrive.

const base = new URL(".", document.baseURI).href;
const path = (url) => (url.startsWith(base) ? url.slice(base.length).split(/[?#]/)[0] : url);
const pathOf = (input) => path(new URL(input instanceof Request ? input.url : input, document.baseURI).href);

/** What is told as missing when the interpreter could not be compiled. */
export const COMPILING = "WebAssembly";

// Without a pack of cards the game can still say what is wrong itself.
const isVital = (name) => !name.startsWith("cards/");

// The bytes of a response as they come; the response itself goes on to whoever asked.
const count = async (response, onBytes) => {
  const reader = response.clone().body.getReader();
  for (let got = await reader.read(); !got.done; got = await reader.read()) onBytes(got.value.length);
};

/**
 * @param {Record<string, number>} bytes path -> size of each file that counts
 * @param {(share: number) => void} onShare called with the share that has arrived, 0 to 1
 * @param {(path: string, why: string) => void} onMissing called for a file that did not arrive
 * @param {boolean} afresh whether the interpreter is asked for anew, whatever the browser has of it
 * @returns {() => void} stop watching
 */
export const watchArrival = (bytes, onShare, onMissing, afresh) => {
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const arrived = Object.fromEntries(Object.keys(bytes).map((name) => [name, 0]));
  const show = (name, size) => {
    if (size <= (arrived[name] ?? Infinity)) return;
    arrived[name] = Math.min(size, bytes[name]);
    onShare(Object.values(arrived).reduce((sum, each) => sum + each, 0) / total);
  };

  const { fetch } = window;
  window.fetch = async (input, options) => {
    const name = pathOf(input);
    try {
      const response = await fetch.call(window, input, afresh && name.endsWith(".wasm") ? { ...options, cache: "reload" } : options);
      if (!response.ok && isVital(name)) onMissing(name, String(response.status));
      // What the service worker has lies on this device already: nothing to count.
      if (response.ok && name in bytes && !navigator.serviceWorker?.controller) {
        let got = 0;
        count(response, (more) => show(name, (got += more))).catch(() => {}); // whoever asked gets the same error
      }
      return response;
    } catch (error) {
      if (isVital(name)) onMissing(name, String(error?.message ?? error));
      throw error;
    }
  };

  // A connection that breaks under the compiler is only a warning to Pyodide, which then waits for ever.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await instantiateStreaming.call(WebAssembly, source, imports);
    } catch (error) {
      onMissing(COMPILING, String(error?.message ?? error));
      throw error;
    }
  };

  // Modules do not pass through fetch; their entries tell.
  const observer = new PerformanceObserver((list) => {
    for (const { name, responseStatus, decodedBodySize } of list.getEntries()) {
      const whole = bytes[path(name)];
      const failed = responseStatus >= 400 || (decodedBodySize > 0 && decodedBodySize < whole);
      if (whole && !failed) show(path(name), whole);
    }
  });
  observer.observe({ type: "resource", buffered: true });

  return () => {
    window.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    observer.disconnect();
  };
};
