// The service worker: serves one whole version of the site from this device, online or not.
//
// Files are kept by their content, not by their name: what did not change between two versions is there already, and a
// file that is not what this version expects (a deployment half done, a stale cache on the way) is never taken.
// The build fills in the version and the two lists, path -> content.
const VERSION = "unbuilt";
const CORE = {};
const LATER = {};

const SCOPE = self.registration.scope;
const STORE = `moonhare ${new URL(SCOPE).pathname}`;
const AT_ONCE = 4;
const OK = 200;
const FILES = { ...CORE, ...LATER };

const keyOf = (content) => `${SCOPE}?content=${content}`;
const store = () => caches.open(STORE);

// The first hexadecimal digits of a file's SHA-256, as many as the lists have.
const contentOf = async (bytes, digits) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, digits);
};

// What is packed as a whole is kept unpacked: no start has to do that again, in the page and beside the game. A server that knows
// what it is may have undone it on the way.
const PACKED = /\.bin$/;
const GZIP = 0x1f;
const unpacked = (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
const toKeep = async (path, bytes) => (PACKED.test(path) && new Uint8Array(bytes)[0] === GZIP ? unpacked(bytes) : bytes);

// A file whose name says what is in it is taken from the browser's own cache, where the page has just put it: what the browser
// made of it there (compiled WebAssembly) then holds for later visits, too.
const NAMED_BY_CONTENT = /[.-][0-9a-f]{10}[./]/;

// What is expected under a path, or nothing if something else is there.
const expected = async (path, cache) => {
  const response = await fetch(new URL(path, SCOPE), { cache });
  if (response.status !== OK) throw new Error(`${path}: ${response.status}`);
  const bytes = await toKeep(path, await response.arrayBuffer()).catch(() => null);
  const right = bytes && (await contentOf(bytes, FILES[path].length)) === FILES[path];
  return right ? { bytes, headers: new Headers(response.headers) } : null;
};

const download = async (path) => {
  const first = NAMED_BY_CONTENT.test(path) ? "force-cache" : "no-cache";
  const found = (await expected(path, first)) ?? (await expected(path, "reload"));
  if (!found) throw new Error(`${path}: not of version ${VERSION}`);
  const { bytes, headers } = found;
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const kept = new Response(bytes, { headers });
  await (await store()).put(keyOf(FILES[path]), kept.clone());
  return kept;
};

// Chromium keeps compiled WebAssembly beside its own copy of the file; beside ours it would be there from the third visit on. The
// network is not asked for that copy (WebKit would ask all the same), and where the browser has let it go, ours is there.
// A page that failed with it asks for the file anew: then it is ours until the next version.
const COMPILED = /\.wasm$/;
const CHROMIUM = navigator.userAgentData?.brands.some(({ brand }) => brand === "Chromium");
const SPOILT = `${SCOPE}?spoilt`;
const browsersOwn = async (path, { cache }) => {
  if (!CHROMIUM || !COMPILED.test(path) || !NAMED_BY_CONTENT.test(path)) return null;
  if (cache === "reload") await (await store()).put(SPOILT, new Response());
  if (await (await store()).match(SPOILT)) return null;
  const copy = await fetch(new URL(path, SCOPE), { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  return copy?.ok ? copy : null;
};

const missing = async (files) => {
  const there = new Set((await (await store()).keys()).map(({ url }) => url));
  return Object.keys(files).filter((path) => !there.has(keyOf(files[path])));
};

const tell = async (message) => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) client.postMessage(message);
};

// All of the core or nothing: one file that cannot be had, and this version is not installed.
const install = async () => {
  const wanted = await missing(CORE);
  let done = 0;
  const work = async () => {
    for (let path = wanted.pop(); path; path = wanted.pop()) {
      await download(path);
      done += 1;
      await tell({ tell: "installing", version: VERSION, done, of: done + wanted.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const activate = async () => {
  const mine = new Set(Object.values(FILES).map(keyOf));
  const cache = await store();
  for (const request of await cache.keys()) if (!mine.has(request.url)) await cache.delete(request);
  await self.clients.claim();
};

const answer = async (request) => {
  const url = new URL(request.url);
  const path = decodeURIComponent(url.href.slice(SCOPE.length).split(/[?#]/)[0]).replace(/(^|\/)$/, "$1index.html");
  const content = FILES[path];
  if (content) return (await browsersOwn(path, request)) ?? (await (await store()).match(keyOf(content))) ?? download(path);
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === "navigate" && (await (await store()).match(keyOf(CORE["404.html"])));
    if (lost) return lost;
    throw error;
  }
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  // The page alone decides when a waiting version takes over: never in the middle of a game.
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "what is missing") event.waitUntil(missing(LATER).then((paths) => event.ports[0].postMessage(paths)));
});
