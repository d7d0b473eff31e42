"""The page: repaints whole screens by morphing, so that focus, scroll and what is typed survive."""

from typing import Any, Final

import js
from pyodide.ffi import create_proxy, to_js

from game.shell.grow import grow
from game.views.frame import Page

NOT_PAINTED: Final = -1
ELEMENT: Final = 1
"""The node type of elements."""
FIELDS: Final = "input, select, textarea"
UNSENT: Final = "input[data-unsent]"
"""Fields whose text nobody knows of until it is sent."""
SHEET: Final = ".reading.sheet"
"""A page that lies over the game until one goes back."""
NEW: Final = ".laid-open.now [data-slot]"
"""The card of a reveal that was turned last."""
BEING_TYPED: Final = "#setup-form input[name]:not([type=checkbox], [type=radio])"
"""Fields whose text is told when they are left."""


def _marked(element: Any, names: tuple[str, ...], prefix: str = "data-") -> str:
    """The selector of what has the data attributes that an element has under a ``prefix``."""
    found = {name: element.getAttribute(prefix + name) for name in names if element.hasAttribute(prefix + name)}
    return "".join(f'[data-{name}="{value}"]' for name, value in found.items())


def selector_of(element: Any) -> str:
    """How to find a button again after a repaint: by what it does and to which card or place."""
    if not element or not element.hasAttribute("data-do"):
        return ""
    return _marked(element, ("do", "card", "slot", "seat"))


def shown_by(look: Any) -> str:
    """The selector of the button, below a large card, that shows the same card."""
    return '[data-do="look"]' + _marked(look, ("card", "slot"), "data-shown-")


def differs(old: Any, new: Any) -> bool:
    """Whether a node must be morphed into another; the browser itself sees at once that most of a page stays as it is.

    A field may hold more than its attributes tell, so whatever holds one is gone through. What is being typed into a field stays,
    with its caret, as long as the new page says no more of the field than the old one did.
    """
    if int(old.nodeType) != ELEMENT:
        return True
    if old.matches(BEING_TYPED) and old.value != old.defaultValue and new.matches(BEING_TYPED) and new.name == old.name:
        return bool(new.defaultValue != old.defaultValue)
    if not old.isEqualNode(new):
        return True
    return bool(old.matches(FIELDS) or old.querySelector(FIELDS))


class PagePainter:
    """Draws pages into ``app``. While it is ``painting``, events are its own.

    ``turn`` is that of the page on the screen, ``changed_at`` when it came in the place of another (ms of the page's clock).
    """

    def __init__(self) -> None:
        self.app = js.document.getElementById("app")
        self.turn = NOT_PAINTED
        self.painting = False
        self._html = ""
        self._opener = ""
        self._left: dict[str, str] = {}
        """How to find the button by which a screen was left for a sheet, by the name of the screen."""
        self.changed_at: float | None = None
        how = {"morphStyle": "innerHTML", "callbacks": {"beforeNodeMorphed": create_proxy(differs)}}
        self._morph = to_js(how, dict_converter=js.Object.fromEntries)

    def paint(self, page: Page, turn: int) -> None:
        """Put a page on the screen. A new turn takes the focus to where its reading begins."""
        first = self.turn == NOT_PAINTED
        fresh = turn != self.turn and not first
        self.turn = turn
        whole = fresh or (first and page.name != self.app.dataset.screen)
        left = str(self.app.dataset.screen or "")
        self.app.dataset.screen = page.name
        sheet = self.app.querySelector(SHEET)
        dialog = self.app.querySelector("[role=dialog]")
        before = js.document.activeElement
        known = self._place(NEW)
        self._put(page.html, whole=whole)
        js.document.title = page.title
        if self._place(NEW) not in (None, known):
            self._bring(self.app.querySelector(NEW).closest(".laid-open"))
        after = self.app.querySelector("[role=dialog]")
        if fresh:
            self.changed_at = float(js.performance.now())
            js.scrollTo(0, 0)
            if not sheet and self.app.querySelector(SHEET):
                self._left[left] = selector_of(before)
            if not (sheet and self._return(self._left.pop(page.name, ""))):
                self._focus(self._beginning())
        elif after and not after.contains(js.document.activeElement):
            self._opener = self._opener if dialog else selector_of(before)
            self._focus(after.querySelector("[data-focus]") or after.querySelector("button"))
            if self._opener and not dialog:
                grow(after.querySelector("figure"), self.app.querySelector(f".under {self._opener} img"))
        elif dialog and not after and self._opener:
            self._focus(self.app.querySelector(shown_by(dialog)) or self.app.querySelector(self._opener))
        elif not first and before and not before.isConnected:
            self._focus(self._nearest(before))

    def _return(self, opener: str) -> bool:
        """Give the focus back to the button that opened a sheet, or to the menu that the button is in. Whether it is there."""
        element = self.app.querySelector(opener) if opener else None
        if not element:
            return False
        menu = element.closest("details:not([open])")
        element = menu.querySelector("summary") if menu else element
        self._focus(element)
        self._bring(element)
        return True

    def _place(self, selector: str) -> str | None:
        """The number of the place that a card lies at; ``None`` if there is no such card."""
        card = self.app.querySelector(selector)
        return str(card.dataset.slot) if card else None

    def _bring(self, element: Any) -> None:
        """Scroll just as far as it takes to see an element."""
        element.scrollIntoView(to_js({"block": "nearest"}, dict_converter=js.Object.fromEntries))

    def _nearest(self, gone: Any) -> Any:
        """Where the focus goes when its element is gone: to the same button, its last neighbour, or the beginning of the screen."""
        do = str(gone.getAttribute("data-do") or "")
        neighbours = self.app.querySelectorAll(f'[data-do="{do}"]') if do else ()
        if do and self.app.querySelector(selector_of(gone)):
            return self.app.querySelector(selector_of(gone))
        if len(neighbours):
            return neighbours[len(neighbours) - 1]
        return self._beginning()

    def _beginning(self) -> Any:
        """Where the reading of a screen begins."""
        return self.app.querySelector("[data-focus]") or self.app.querySelector("h1")

    def _put(self, html: str, *, whole: bool) -> None:
        """Draw HTML into the page. What a person has unfolded stays open while a screen is morphed."""
        self.painting = True
        try:
            if whole:  # nothing of the old screen may live on: no button is morphed into another
                self.app.innerHTML = html
            elif html != self._html:
                folds = self._folds()
                unfolded = [name for name, fold in folds.items() if fold.open]
                unsent = {str(field.id): str(field.value) for field in self.app.querySelectorAll(UNSENT)}
                js.Idiomorph.morph(self.app, html, self._morph)
                folds = self._folds()
                for name in unfolded:
                    if name in folds:
                        folds[name].open = True
                for field in self.app.querySelectorAll(UNSENT):
                    field.value = unsent.get(str(field.id), field.value)
        finally:
            self.painting = False
        self._html = html

    def _folds(self) -> dict[str, Any]:
        """What can be unfolded, by its id; by its number among those that have none."""
        folds = list(self.app.querySelectorAll("details"))
        nameless = [fold for fold in folds if not fold.id]
        return {str(fold.id): fold for fold in folds if fold.id} | {f"#{n}": fold for n, fold in enumerate(nameless)}

    def forget(self) -> None:
        """Take the next page for a changed one, whatever it is: for benchmarks."""
        self._html = ""

    def _focus(self, element: Any) -> None:
        if element:
            if not element.hasAttribute("tabindex") and str(element.tagName) in ("H1", "H2", "DIV", "SECTION"):
                element.tabIndex = -1
            element.focus(to_js({"preventScroll": True}, dict_converter=js.Object.fromEntries))
