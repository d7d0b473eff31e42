/* What does not fit on a page: called for each screen after it was put into #app. Gives sentences, none where all is well.
   Text is looked at as painted: every line of every text node, in the boxes that cut it off or that it is painted on. */
(() => {
  const ALONG = 1.5, ACROSS = 0.3; // pixels sideways; parts of the letters' size up and down (the box of a line is higher than its letters)

  const styles = new Map();
  const style = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);

  /* Only for the ear: one pixel of it is painted. */
  const unseen = (element) => element.closest(".sr, title, script, style, option, [hidden]") || style(element).clipPath !== "none";

  const painted = (element) => {
    const { backgroundColor, backgroundImage, boxShadow } = style(element);
    return backgroundImage !== "none" || boxShadow !== "none" || !/, 0\)$|transparent/.test(backgroundColor);
  };

  const said = (text) => text.trim().replace(/\s+/g, " ").slice(0, 50);
  const called = (element) => element.tagName.toLowerCase() + (element.classList.length ? "." + [...element.classList].join(".") : "");

  function lines(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("svg, select, textarea, [inert]") || !parent.checkVisibility({ visibilityProperty: true })) continue;
      let hidden = false;
      for (let at = parent; at !== root && !hidden; at = at.parentElement) hidden = Boolean(unseen(at));
      if (hidden) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 0.5) found.push({ node, parent, box, size: parseFloat(style(parent).fontSize) });
    }
    return found;
  }

  const turned = (element) => {
    for (let at = element; at; at = at.parentElement) if (!["none", ""].includes(style(at).transform) && !/^matrix\(-?[\d.]+, 0, 0, /.test(style(at).transform)) return true;
    return false;
  };

  function cut(line, root) {
    const faults = [];
    const { box, size } = line;
    const sideways = turned(line.parent);
    let ground = null, scrolledX = false, scrolledY = false;
    for (let at = line.parent; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, display, transform } = style(at);
      if (display === "inline") continue;
      const room = at.getBoundingClientRect();
      if (transform !== "none" && !/^matrix\((1|-1), 0, 0, (1|-1), /.test(transform)) return faults; // turned: its box is not its shape
      const out = { left: room.left - box.left, right: box.right - room.right, top: room.top - box.top, bottom: box.bottom - room.bottom };
      const along = sideways ? ACROSS * size : ALONG, across = sideways ? ALONG : ACROSS * size;
      const wide = Math.max(out.left, out.right) > along, high = Math.max(out.top, out.bottom) > across;
      if (overflowX !== "visible" && !scrolledX) {
        if (wide && ["hidden", "clip"].includes(overflowX)) faults.push("is cut off sideways by " + called(at));
        scrolledX = ["auto", "scroll"].includes(overflowX) && at.scrollWidth > at.clientWidth + 1;
      }
      if (overflowY !== "visible" && !scrolledY) {
        if (high && ["hidden", "clip"].includes(overflowY)) faults.push("is cut off above or below by " + called(at));
        scrolledY = ["auto", "scroll"].includes(overflowY) && at.scrollHeight > at.clientHeight + 1;
      }
      if (!ground && !scrolledX && !scrolledY && painted(at)) {
        ground = at;
        if (wide || high) faults.push("hangs over the edge of " + called(at));
      }
      if (position === "fixed") break;
    }
    if (!scrolledX && (box.left < -ALONG || box.right > innerWidth + ALONG)) faults.push("is outside of the window");
    return faults;
  }

  /* Lines of different elements that lie on each other, where neither belongs to something that floats above the rest. */
  function heaped(all) {
    const floats = (element, root) => {
      for (let at = element; at && at !== root; at = at.parentElement) {
        if (["fixed", "sticky"].includes(style(at).position)) return at;
        if (["auto", "scroll"].includes(style(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
      }
      return null;
    };
    const root = document.getElementById("app");
    const kept = all.filter((line) => !turned(line.parent)).map((line) => ({ ...line, floats: floats(line.parent, root) }));
    const faults = [];
    for (let one = 0; one < kept.length; one++)
      for (let other = one + 1; other < kept.length; other++) {
        const a = kept[one], b = kept[other];
        if (a.floats !== b.floats || a.node === b.node) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const middle = (line) => [line.box.top + line.box.height / 2 - line.size * 0.3, line.box.top + line.box.height / 2 + line.size * 0.3];
        const [[top, bottom], [over, under]] = [middle(a), middle(b)];
        if (across > 2 && Math.min(bottom, under) - Math.max(top, over) > 1) faults.push(`“${said(a.node.data)}” and “${said(b.node.data)}” lie on each other`);
      }
    return faults;
  }

  /* The words inside fields are no text nodes: they are measured. */
  const canvas = document.createElement("canvas").getContext("2d");
  function fields(root) {
    const faults = [];
    for (const field of root.querySelectorAll("select, input")) {
      if (!["select-one", "text", "number"].includes(field.type) || !field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { font, paddingLeft, paddingRight, letterSpacing } = style(field);
      canvas.font = font;
      const words = field.tagName === "SELECT" ? field.selectedOptions[0]?.text ?? "" : field.value ? "" : field.placeholder;
      if (!words) continue;
      const shown = field.tagName === "INPUT" ? getComputedStyle(field, "::placeholder") : null;
      if (shown) canvas.font = `${shown.fontStyle} ${shown.fontWeight} ${shown.fontSize} ${shown.fontFamily}`;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (canvas.measureText(words).width > room + 1) faults.push(`“${said(words)}” does not fit into the field ${field.name || field.id}`);
    }
    return faults;
  }

  window.misfits = () => {
    styles.clear();
    const root = document.getElementById("app");
    const all = lines(root);
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const whole = [];
    const over = root.querySelector("[role=dialog], .question");
    for (const line of all) {
      const wrong = cut(line, root);
      for (const fault of wrong) faults.push(`“${said(line.node.data)}” (in ${called(line.parent)}) ${fault}`);
      if (!wrong.length && (!over || over.contains(line.parent))) whole.push(line);
    }
    faults.push(...heaped(whole), ...fields(root));
    return [...new Set(faults)];
  };
})();
