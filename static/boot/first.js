// What happens before the first picture of the page: its language, the light of the room, the set-up form in that language; and what is
// pressed from then on until there is a Python. A classic script, so that nothing is drawn before it has run.
//
// The page: <html data-pending="start"> when Start was pressed, and ``later`` when something else was pressed before it.
// ``firstPage`` is for start.js.
{
  const root = document.documentElement;
  const app = document.getElementById("app");
  const part = (name) => document.getElementById(`boot-${name}`);
  const { words, languages } = JSON.parse(part("words").textContent);
  const READ_AS = { no: "nb", nn: "nb" };
  const SETTINGS = "moonhare.settings";
  const OPEN_GAME = "moonhare.open";
  const TYPED = "moonhare.typed"; // what stood in the form when a start was given up

  const recalled = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // site data is blocked
    }
  };
  const settings = () => {
    try {
      return JSON.parse(recalled("localStorage", SETTINGS)) ?? {};
    } catch {
      return {};
    }
  };

  const kept = settings();
  const spoken = (navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0]).map((tag) => READ_AS[tag] ?? tag);
  const first = [kept.language, ...spoken].find((tag) => languages.includes(tag)) ?? languages[0];

  const told = (key) => words[root.lang]?.[key] ?? words[languages[0]][key] ?? "";
  const note = (key) => {
    part("note").textContent = told(key);
    part("note").hidden = false;
  };

  // The form -----------------------------------------------------------------------------------------------------------------

  const fields = () => [...app.querySelectorAll("[name]")];
  const touched = (field) =>
    field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.options
        ? [...field.options].some((option) => option.selected !== option.defaultSelected)
        : field.value !== field.defaultValue;
  const typed = () => fields().filter(touched).map(({ name, type, value, checked }) => ({ name, type, value, checked }));
  const fill = (values) => {
    for (const { name, type, value, checked } of values) {
      for (const field of fields().filter((field) => field.name === name)) {
        if (type !== "checkbox" && type !== "radio") field.value = value;
        else if (field.value === value) field.checked = checked;
      }
    }
  };
  const draw = (language) => {
    const form = document.querySelector(`[data-form="${language}"]`);
    if (!form) return;
    const values = typed();
    app.innerHTML = form.textContent; // the build's own HTML: nobody's words but ours
    fill(values);
  };
  const keep = () => {
    try {
      sessionStorage.setItem(TYPED, JSON.stringify(typed()));
    } catch {
      // site data is blocked: it is typed again
    }
  };
  const takeUp = () => {
    try {
      fill(JSON.parse(sessionStorage.getItem(TYPED)) ?? []);
      sessionStorage.removeItem(TYPED);
    } catch {
      // blocked, or not ours
    }
  };
  const speak = (language) => {
    root.lang = language;
    part("stage").textContent = told("fetching");
    for (const key of ["again", "back", "late"]) if (part(key)) part(key).textContent = told(key);
  };

  root.dataset.first = "drawn";
  speak(first);
  const catalogue = JSON.parse(part("parts").textContent).words?.[first];
  if (catalogue) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "", href: catalogue }; // only this language's words are asked for
    document.head.append(Object.assign(document.createElement("link"), link));
  }
  if (kept.room) root.dataset.room = kept.room;
  if (kept.motion) root.dataset.motion = kept.motion;
  if (!recalled("sessionStorage", OPEN_GAME)) draw(first); // a game that was open in this tab comes back by itself
  takeUp();
  addEventListener("pagehide", keep);

  // What is pressed before there is a Python ----------------------------------------------------------------------------------

  // Any other button or choice that needs Python: done again, in order, when the game is there.
  const later = [];
  const START = "#app [data-do=start]";
  const cover = (covered) => {
    app.inert = covered; // what lies under the cover is neither reached nor read
  };
  const start = () => {
    root.dataset.pending = later.length ? "later" : "start";
    note("pending");
    cover(true);
    part("back").hidden = false;
    part("back").focus();
  };
  const back = () => {
    delete root.dataset.pending;
    part("note").hidden = true;
    part("back").hidden = true;
    cover(false);
    document.querySelector(START)?.focus();
  };
  const escape = ({ key }) => {
    if (key === "Escape" && root.dataset.pending) back();
  };
  part("back").addEventListener("click", back);
  addEventListener("keydown", escape);

  const again = ({ kind, selector, value }) => {
    const element = document.querySelector(selector);
    if (!element) return;
    if (kind === "click") element.click();
    else {
      element.value = value;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  const selectorOf = (element) =>
    Object.entries(element.dataset).reduce(
      (selector, [key, value]) =>
        `${selector}[data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${CSS.escape(value)}"]`,
      element.tagName.toLowerCase(),
    );
  const press = (event) => {
    const element = event.target.closest?.(event.type === "change" ? "#app [data-change]" : "#app [data-do]");
    if (event.type === "submit" || element?.dataset.do === "start") {
      event.preventDefault();
      start();
    } else if (element) {
      later.push({ kind: event.type, selector: selectorOf(element), value: element.value });
      if (element.dataset.change === "language" && languages.includes(element.value)) {
        speak(element.value);
        draw(element.value);
        app.querySelector("[data-change=language]")?.focus();
      } else note("soon");
    }
  };
  const PRESSES = ["submit", "click", "change"];
  for (const kind of PRESSES) document.addEventListener(kind, press, true);

  // A shortcut of the installed app names the button that it presses: ?open=rules
  const wanted = new URLSearchParams(location.search).get("open");
  if (wanted) {
    later.push({ kind: "click", selector: `#app [data-do="${CSS.escape(wanted)}"]:not([data-game])` });
    history.replaceState(history.state, "", location.pathname + location.hash);
  }

  const focusOn = (element) => {
    if (!element) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };

  window.firstPage = {
    words,
    told,
    note,
    cover,
    /** The game is there: it hears for itself from now on, and first what was pressed before. */
    end: () => {
      for (const kind of PRESSES) document.removeEventListener(kind, press, true);
      removeEventListener("pagehide", keep);
      removeEventListener("keydown", escape);
      cover(false);
      for (const form of document.querySelectorAll("[data-form]")) form.remove();
      part("words").remove();
      delete window.firstPage;
      later.forEach(again);
      const { pending } = root.dataset;
      delete root.dataset.pending;
      if (pending === "later") document.querySelector(START)?.click();
      else if (pending) focusOn(app.querySelector("[data-focus]") ?? app.querySelector("h1"));
    },
  };
  performance.mark("moonhare:listening");
}
