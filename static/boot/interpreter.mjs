// The interpreter that PyScript loads in the built page: Pyodide with the page's own standard library, and with the game on its
// shelf (tools/shelf.py). It begins to load when this module does, not only when PyScript asks for it.
//
// Without a package index, so that nothing is looked up elsewhere. And without stack switching, which the game does not use: where
// Pyodide finds it, every task runs on a stack of its own, and Chromium 156 now and then crashes the page there: its
// heap profiler reads past the end of a stack it does not know.
delete WebAssembly.Suspending;
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import createModule from "../vendor/pyodide/pyodide.asm.mjs";

export { version };

const { library, game, lock } = JSON.parse(document.getElementById("boot-parts").textContent);
const GZIP = 0x1f;

// Both archives are compressed as wholes. A server that knows what they are may have undone that already.
const unpacked = async (path) => {
  const response = await window.fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== GZIP) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
};

// Pyodide fetches its library itself: it is given the unpacked one.
const STANDARD_LIBRARY = "python_stdlib.zip";
const givingLibrary = async (work) => {
  const { fetch } = window;
  const coming = unpacked(library);
  window.fetch = (input, options) =>
    String(input).endsWith(STANDARD_LIBRARY) ? coming.then((bytes) => new Response(bytes)) : fetch.call(window, input, options);
  try {
    return await work();
  } finally {
    window.fetch = fetch;
  }
};

// Python's start, in pieces: between two of them the page hears what is typed and pressed, and paints. (A timer would do, too, but
// those of a hidden page are slow.)
const breath = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
const inPieces = async (settings) => {
  const { instantiateWasm } = settings;
  let tell;
  const instantiated = new Promise((done) => (tell = done));
  settings.instantiateWasm = (imports, receive) =>
    instantiateWasm(imports, async (instance, module) => {
      await breath();
      receive(instance, module);
      tell();
    });
  const PIECE = "the next piece";
  settings.preRun.push(async (module) => {
    module.addRunDependency(PIECE);
    await instantiated.then(breath);
    module.removeRunDependency(PIECE);
  });
  const module = await createModule(settings);
  for (const name of ["_pyodide_core", "asyncio"]) {
    await breath();
    module.API.rawRun(`import ${name}`); // Pyodide itself imports them in one piece with all that follows
  }
  await breath();
  return module;
};

const io = {};
const begin = async () => {
  const shelf = unpacked(game);
  shelf.catch(() => {}); // told when it is waited for
  const python = await givingLibrary(() =>
    load({
      indexURL: new URL("../vendor/pyodide/pyodide.mjs", import.meta.url).href.replace(/[^/]*$/, ""),
      lockFileContents: lock,
      createPyodideModule: inPieces,
      stdout: (text) => io.stdout?.(text),
      stderr: (text) => io.stderr?.(text),
    }),
  );
  python.FS.writeFile("/game", await shelf);
  await breath();
  python.pyimport("shelf").put_up("/game");
  python.FS.unlink("/game");
  return python;
};

const begun = begin();
begun.catch(() => {}); // told when PyScript asks for it

/** What PyScript calls; of its options only where the output goes. */
export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(io, { stdout, stderr });
  return begun;
};
