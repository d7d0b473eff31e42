// Counts what has arrived of the big files, and notices a file that does not arrive.
//
// The interpreter's .wasm is never read here: a browser keeps its compiled code only if the response goes to the
// compiler untouched. A file counts when it is there; its bytes on the way are shown where counting costs nothing.

const path = (input) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  const base = new URL(".", document.baseURI).href;
  return url.href.startsWith(base) ? url.href.slice(base.length).split(/[?#]/)[0] : url.href;
};

// Without a pack of cards the game can still say what is wrong itself.
const isVital = (name) => !name.startsWith("cards/");

/**
 * @param {Record<string, number>} bytes path -> size of each file that counts
 * @param {(part: number) => void} onPart called with the arrived part, 0 to 1
 * @param {(path: string, why: string) => void} onMissing called for a file that did not arrive
 * @returns {() => void} stop watching
 */
export const watchArrival = (bytes, onPart, onMissing) => {
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const arrived = new Set();
  const arrive = (name) => {
    if (!(name in bytes) || arrived.has(name)) return;
    arrived.add(name);
    onPart([...arrived].reduce((sum, each) => sum + bytes[each], 0) / total);
  };

  const { fetch } = window;
  window.fetch = async (input, options) => {
    try {
      const response = await fetch.call(window, input, options);
      if (!response.ok && isVital(path(input))) onMissing(path(input), String(response.status));
      return response;
    } catch (error) {
      if (isVital(path(input))) onMissing(path(input), String(error?.message ?? error));
      throw error;
    }
  };

  // A connection that breaks under the compiler is only a warning to Pyodide, which then waits for ever.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await instantiateStreaming.call(WebAssembly, source, imports);
    } catch (error) {
      onMissing("WebAssembly", String(error?.message ?? error));
      throw error;
    }
  };

  // Modules and preloads do not pass through fetch; their entries tell.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!(entry.responseStatus >= 400)) arrive(path(entry.name));
  });
  observer.observe({ type: "resource", buffered: true });

  return () => {
    window.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    observer.disconnect();
  };
};
