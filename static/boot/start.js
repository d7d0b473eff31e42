// Starts PyScript, and shows how far it is. In JavaScript only because it runs before there is a Python.
//
// The page: <html data-boot="loading | failed | ready" data-pending="start">. The game ends the boot screen with the event
// "moonhare:ready" on window once its first screen is painted, and finds in data-pending whether Start was pressed before.
import { COMPILING, watchArrival } from "./arrival.js";
import { ensureDatabase } from "./database.js";

const SLOW_MS = 20_000;
const page = document.documentElement;
const part = (name) => document.getElementById(`boot-${name}`);
const { words, told, note, cover, end } = window.firstPage;
const { bytes, interpreter, modules = [], files = [] } = JSON.parse(part("parts").textContent);

const STAGES = ["fetching", "waking", "opening"];
let reached = 0;
const stage = (key) => {
  if (page.dataset.boot !== "loading" || STAGES.indexOf(key) < reached) return; // news may arrive late
  reached = STAGES.indexOf(key);
  part("stage").textContent = told(key);
};

// What the browser has of the interpreter may be spoilt: after a start that failed at it, the next one asks for it anew.
const AFRESH = "moonhare.afresh";
const remembered = () => {
  try {
    const afresh = sessionStorage.getItem(AFRESH) !== null;
    sessionStorage.removeItem(AFRESH);
    return afresh;
  } catch {
    return false; // site data is blocked
  }
};
const remember = () => {
  try {
    sessionStorage.setItem(AFRESH, "");
  } catch {
    // blocked: what is spoilt then goes with its time
  }
};

const failed = (key, what) => {
  if (page.dataset.boot !== "loading") return;
  page.dataset.boot = "failed";
  if (what.startsWith(COMPILING)) remember();
  part("stage").setAttribute("role", "alert");
  part("stage").textContent = told(key);
  part("details").querySelector("summary").textContent = told("details");
  part("details").querySelector("pre").textContent = what;
  part("details").hidden = false;
  part("again").hidden = false;
  cover(true);
  part("again").focus();
};

const progress = (share) => {
  const percent = Math.floor(share * 100);
  part("progress").value = percent;
  part("percent").textContent = `${percent} %`;
  if (share === 1) stage("waking");
};

document.querySelector(".boot-late").remove();
part("again").addEventListener("click", () => location.reload());

const unwatch = watchArrival(bytes, progress, (path, why) => failed("missing", `${path}: ${why}`), remembered());
const onProgress = ({ detail }) => detail === "Loaded interpreter" && stage("opening");
const onError = (event) => {
  const error = event.reason ?? event.error ?? event.message;
  const text = String(error?.message ?? error);
  failed(error?.name === "PythonError" ? "broken" : /import|fetch|load/i.test(text) ? "missing" : "broken", text);
};
addEventListener("py:progress", onProgress);
addEventListener("unhandledrejection", onError);
addEventListener("error", onError);
const slow = setTimeout(() => {
  if (page.dataset.boot !== "loading") return;
  note("slow");
  part("again").hidden = false;
}, SLOW_MS);

// The browser may offer to install the page at any time from now on; whether to pass that on is for later.
let prompt = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  dispatchEvent(new Event("moonhare:installable"));
});

// A published page works offline; a page in development is always the newest.
const keepOffline = async () => {
  if (page.dataset.build !== "development") {
    (await import("./offline.js")).workOffline();
    (await import("./install.js")).offerToInstall(words, () => prompt);
    return;
  }
  await (await navigator.serviceWorker.getRegistration())?.unregister();
};

addEventListener(
  "moonhare:ready",
  () => {
    clearTimeout(slow);
    unwatch();
    removeEventListener("py:progress", onProgress);
    removeEventListener("unhandledrejection", onError);
    removeEventListener("error", onError);
    page.dataset.boot = "ready";
    part("parts").remove();
    document.getElementById("boot").remove();
    end();
    if ("serviceWorker" in navigator) keepOffline();
  },
  { once: true },
);

// The form comes first: what Python needs is asked for once it is painted, with its picture, and then all at once. A hidden page
// is never painted, and a picture may never come.
const PAINTED_MS = 2_000;
const painted = () =>
  new Promise((done) => {
    const after = () => setTimeout(done);
    const next = () => requestAnimationFrame(() => requestAnimationFrame(after)); // the second frame has the picture
    if (document.readyState === "complete") next();
    else addEventListener("load", next, { once: true });
    if (document.hidden) done();
    document.addEventListener("visibilitychange", done, { once: true });
    setTimeout(done, PAINTED_MS);
  });
const ahead = (properties) => document.head.append(Object.assign(document.createElement("link"), properties));

// In the source tree there is no interpreter of our own, which need not wait for PyScript.
if (interpreter) {
  await painted();
  for (const href of modules) ahead({ rel: "modulepreload", href });
  for (const href of files) ahead({ rel: "preload", as: "fetch", crossOrigin: "", href });
  import(new URL(interpreter, document.baseURI)).catch((error) => failed("missing", String(error?.message ?? error)));
}

try {
  await ensureDatabase();
  const { hooks } = await import("../vendor/pyscript/core.js");
  // This hook needs Function(), which the content security policy forbids, and serves only workers, which we have not.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(({ io }) => {
    const { stderr } = io;
    io.stderr = (error, ...rest) => {
      if (error?.name === "PythonError") failed("broken", error.message);
      return stderr(error, ...rest);
    };
  });
} catch (error) {
  failed("missing", String(error?.message ?? error));
}
