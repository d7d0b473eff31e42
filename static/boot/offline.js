// Makes the site work without a network, and offers new versions. Loaded once the game runs: not before, because the
// downloads would compete with the first start.
//
// The game hears of it by events on window and attributes of <html>:
//   data-offline   "loading" | "core" (the game plays) | "ready" (with all pictures: ready for the cabin) | "failed"
//   moonhare:offline   event; detail {state, done, of}
//   data-update    "waiting": a new version is here and waits
//   moonhare:update    event: the same
//   moonhare:use-update   the game sends it when it is safe: this page loads again with the new version
const AT_ONCE = 4;
const SELDOM_MS = 400; // each news draws the form anew, which a slow tablet would feel four hundred times over
const AN_ANSWER_MS = 5000;
const A_MOMENT_MS = 300;
const page = document.documentElement;
const worker = navigator.serviceWorker;

const report = (state, done = 0, of = 0) => {
  page.dataset.offline = state;
  dispatchEvent(new CustomEvent("moonhare:offline", { detail: { state, done, of } }));
};

let told = -SELDOM_MS;
const progress = (state, done, of) => {
  if (done < of && performance.now() - told < SELDOM_MS) return;
  told = performance.now();
  report(state, done, of);
};

const offer = () => {
  page.dataset.update = "waiting";
  dispatchEvent(new Event("moonhare:update"));
};

const ask = (active, question) =>
  new Promise((answer) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => answer(data);
    active.postMessage(question, [channel.port2]);
  });

// The pictures follow one after the other; each passes through the service worker, which keeps it.
let leaving = false;
const fill = async (active) => {
  const paths = await ask(active, "what is missing");
  const of = paths.length;
  let done = 0;
  const work = async () => {
    for (let path = paths.pop(); path && !leaving; path = paths.pop()) {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
      progress("core", (done += 1), of);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!leaving) report((await ask(active, "what is missing")).length ? "core" : "ready", done, of);
};
let filling = Promise.resolve();

const controlled = () =>
  worker.controller ? Promise.resolve() : new Promise((done) => worker.addEventListener("controllerchange", done, { once: true }));

const follow = (registration) => {
  const installed = (coming) =>
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && worker.controller) offer();
      if (coming.state === "redundant" && !worker.controller) report("failed");
    });
  if (registration.waiting && worker.controller) offer();
  installed(registration.installing);
  registration.addEventListener("updatefound", () => installed(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {}); // without a network: later
  });
};

const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const takeOver = (registration) => {
  addEventListener("moonhare:use-update", async () => {
    leaving = true;
    // Chromium lets a new worker wait for minutes where the old one is called in the very moment of the change.
    await Promise.race([filling.catch(() => {}), after(AN_ANSWER_MS)]);
    await after(A_MOMENT_MS);
    registration.waiting?.postMessage("take over");
  });
  // Another tab asked: this one loads again as soon as nobody looks.
  // On a first visit the worker that takes over is the page's own version; from then on a change is a new one.
  let served = Boolean(worker.controller);
  worker.addEventListener("controllerchange", () => {
    if (!served) {
      served = true;
      return;
    }
    if (leaving || document.visibilityState === "hidden") location.reload();
    else document.addEventListener("visibilitychange", () => location.reload(), { once: true });
  });
};

export const workOffline = async () => {
  report("loading");
  worker.addEventListener("message", ({ data }) => data?.tell === "installing" && progress(page.dataset.offline, data.done, data.of));
  try {
    const registration = await worker.register(new URL("../../sw.js", import.meta.url), { updateViaCache: "none" });
    takeOver(registration);
    follow(registration);
    const { active } = await worker.ready;
    await controlled();
    report("core");
    filling = fill(active);
    await filling;
  } catch (error) {
    if (page.dataset.offline === "loading") report("failed");
    addEventListener("online", () => worker.ready.then(({ active }) => (filling = fill(active))).catch(() => {}), { once: true });
  }
};
