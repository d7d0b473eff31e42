// Starts PyScript, and shows how far it is. In JavaScript only because it runs before there is a Python.
//
// The page: <html data-boot="loading | failed | ready" data-pending="start">. The game ends the boot screen with the event
// "moonhare:ready" on window once its first screen is painted, and finds in data-pending whether Start was pressed before.
import { watchArrival } from "./arrival.js";
import { ensureDatabase } from "./database.js";

const SLOW_MS = 20_000;
const page = document.documentElement;
const part = (name) => document.getElementById(`boot-${name}`);
const { words, bytes } = JSON.parse(part("words").textContent);
const told = (key) => words[key] ?? part("stage").textContent;

const STAGES = ["fetching", "waking", "opening"];
let reached = 0;
const stage = (key) => {
  if (page.dataset.boot !== "loading" || STAGES.indexOf(key) < reached) return; // news may arrive late
  reached = STAGES.indexOf(key);
  part("stage").textContent = told(key);
};

const failed = (key, what) => {
  if (page.dataset.boot !== "loading") return;
  page.dataset.boot = "failed";
  part("stage").setAttribute("role", "alert");
  part("stage").textContent = told(key);
  part("details").querySelector("summary").textContent = told("details");
  part("details").querySelector("pre").textContent = what;
  part("details").hidden = false;
  part("again").hidden = false;
};

const progress = (share) => {
  const percent = Math.floor(share * 100);
  part("progress").value = percent;
  part("percent").textContent = `${percent} %`;
  if (share === 1) stage("waking");
};

// Start pressed before there is a Python: remembered, and shown as the wait.
const press = (event) => {
  if (event.type === "click" && !event.target.closest?.("[data-do=start]")) return;
  event.preventDefault();
  page.dataset.pending = "start";
  part("note").textContent = told("pending");
  part("note").hidden = false;
  part("back").hidden = false;
  part("back").focus();
};
const withdraw = () => {
  delete page.dataset.pending;
  part("note").hidden = true;
  part("back").hidden = true;
};

document.querySelector(".boot-late").remove();
part("again").textContent = told("again");
part("back").textContent = told("back");
part("again").addEventListener("click", () => location.reload());
part("back").addEventListener("click", withdraw);
document.addEventListener("submit", press, true);
document.addEventListener("click", press, true);

const unwatch = watchArrival(bytes, progress, (path, why) => failed("missing", `${path}: ${why}`));
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
  part("note").textContent = told("slow");
  part("note").hidden = part("again").hidden = false;
}, SLOW_MS);

addEventListener(
  "moonhare:ready",
  () => {
    clearTimeout(slow);
    unwatch();
    removeEventListener("py:progress", onProgress);
    removeEventListener("unhandledrejection", onError);
    removeEventListener("error", onError);
    document.removeEventListener("submit", press, true);
    document.removeEventListener("click", press, true);
    page.dataset.boot = "ready";
    part("words").remove();
    document.getElementById("boot").remove();
  },
  { once: true },
);

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
