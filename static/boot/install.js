// Offers to keep Moonhare on this device like an app. Only once somebody has set a table here, only on the set-up screen, and not any more
// once somebody has said no, or it is an app already.
const DISMISSED = "moonhare.no-app";
const PLAYED = "moonhare.evening"; // the names of the last table
const root = document.documentElement;
const app = document.getElementById("app");

const recalled = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const dismiss = () => {
  try {
    localStorage.setItem(DISMISSED, "yes");
  } catch {
    // it will be offered again
  }
};

const element = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });

/**
 * @param {Record<string, Record<string, string>>} words language -> key -> sentence
 * @param {() => (Event & {prompt: () => Promise<unknown>}) | null} prompt the browser's own way to install, when it has offered one
 */
export const offerToInstall = (words, prompt) => {
  const isApp = () => matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches || navigator.standalone === true;
  const bySteps = navigator.standalone === false; // only iPads and iPhones have this property; they have no prompt
  let shown = null;

  const hide = () => {
    shown?.remove();
    shown = null;
  };
  const draw = () => {
    const said = words[root.lang] ?? words.en;
    const strip = element("aside", "", { id: "install", lang: root.lang });
    strip.setAttribute("aria-label", said.installing);
    strip.append(element("p", bySteps ? said.steps : said.offer));
    const buttons = element("p", "", { className: "boot-buttons" });
    if (!bySteps) {
      const yes = element("button", said.install, { type: "button" });
      yes.addEventListener("click", () => {
        hide();
        prompt()?.prompt();
      });
      buttons.append(yes);
    }
    const no = element("button", bySteps ? said.understood : said.decline, { type: "button", className: "boot-quiet" });
    no.addEventListener("click", () => {
      dismiss();
      hide();
    });
    buttons.append(no);
    strip.append(buttons);
    document.body.append(strip);
    return strip;
  };
  const look = () => {
    const wanted =
      app.dataset.screen === "setup" &&
      root.dataset.offline === "ready" &&
      (bySteps || prompt() !== null) &&
      recalled(PLAYED) &&
      !recalled(DISMISSED) &&
      !isApp();
    if (!wanted || (shown && shown.lang !== root.lang)) hide();
    if (wanted && !shown) shown = draw();
  };

  new MutationObserver(look).observe(app, { attributeFilter: ["data-screen"] });
  new MutationObserver(look).observe(root, { attributeFilter: ["data-offline", "lang"] });
  addEventListener("moonhare:installable", look);
  addEventListener("appinstalled", () => {
    dismiss();
    hide();
  });
  look();
};
