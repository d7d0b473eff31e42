"""Presses: listens once for each kind of event, for ever, and turns what a person does into messages for the session."""

from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

from game import messages as say
from game.messages import Message
from game.settings import Facing
from game.shell.hold import Hold
from game.shell.hooks import message_of
from game.shell.page import PagePainter, selector_of
from game.shell.swipe import neighbour

DOUBLE_MS: Final = 300
"""A second activation of the same element within this time is a slip of the finger."""

NEAR_PX: Final = 40
_NEXT: Final = "input[enterkeyhint=next]"
_START: Final = "#setup-form [data-do=start]"
_ONCE: Final = frozenset(
    {"step", "next", "skip", "tell", "submit", "vote", "score", "start", "take-back", "again", "point", "hurry"}
    | {"pad-score", "pad-next", "pad-undo", "pad-finish"}
)
"""What a double tap must not do twice."""
_ONWARD: Final = frozenset({"step", "next"})
"""What takes turns on one button: a double tap must not do one and then the other."""


def fields_of(element: Any) -> dict[str, str]:
    """The named fields of the form around an element (or of the whole page), boxes that are not ticked as empty texts."""
    scope = element.closest("form") or js.document.getElementById("app")
    found: dict[str, str] = {}
    for field in scope.querySelectorAll("[name]"):
        kind = str(field.type or "")
        if kind in ("checkbox", "radio"):
            if field.checked:
                found[field.name] = str(field.value)
            elif kind == "checkbox":
                found.setdefault(field.name, "")
        elif kind != "file":
            found[field.name] = str(field.value)
    return found


def _attributes(element: Any) -> dict[str, str]:
    return {
        str(name).removeprefix("data-"): str(element.getAttribute(name))
        for name in element.getAttributeNames()
        if str(name).startswith("data-")
    }


class Presses:
    """Turns what happens on the page that ``painter`` draws into messages for ``send``."""

    def __init__(self, send: Callable[[Message], None], painter: PagePainter) -> None:
        self._send = send
        self._painter = painter
        self._app = painter.app
        self._hold = Hold(self._held, self._tapped)
        self._last: tuple[str, int, float] | None = None
        self._changed_where: tuple[float, float] = (0, 0)
        self._pressed: tuple[float, float, float, str] = (0, 0, 0, "")

    def listen(self) -> None:
        """One listener for each kind of event, for ever."""
        root = js.document
        for kind, listener in {
            "click": self._click,
            "submit": self._submit,
            "change": self._change,
            "input": self._input,
            "pointerdown": self._down,
            "pointerup": self._up,
            "pointercancel": self._hold.up,
            "contextmenu": self._menu,
            "keydown": self._key,
        }.items():
            root.addEventListener(kind, create_proxy(self._unless_painting(listener)))

    def _unless_painting(self, listener: Callable[[Any], None]) -> Callable[[Any], None]:
        """A field that is morphed away says "change" on its way out: that is no longer a person's doing."""

        def listens(event: Any) -> None:
            if not self._painter.painting:
                listener(event)

        return listens

    def _act(self, element: Any) -> None:
        message = message_of(str(element.dataset.do), _attributes(element), fields_of(element))
        if message is not None:
            self._send(message)

    def _click(self, event: Any) -> None:
        if self._hold.swallows(event):
            event.preventDefault()
            return
        element = event.target.closest("[data-do]")
        if not element or not element.isConnected:
            return
        do = str(element.dataset.do)
        if do in ("edit", "typed"):
            return
        event.preventDefault()
        if element.classList.contains("hold"):
            if self._hold.click(element):
                self._act(element)
            return
        if do == "pad-put":  # quick taps on several places are meant, two on one place are not
            do = f"{do} {element.dataset.slot}"
        if self._is_slip(event, do, "onward" if do in _ONWARD else selector_of(element)):
            return
        self._act(element)

    def _is_slip(self, event: Any, do: str, button: str) -> bool:
        """Whether a click is the second half of a double tap: on the same button, or on what has come to lie under the finger."""
        now = float(js.performance.now())
        last, self._last = self._last, (button, self._painter.turn, now)
        once = do in _ONCE or do.startswith("pad-put ")
        if once and last is not None and last[:2] == (button, self._painter.turn) and now - last[2] < DOUBLE_MS:
            return True
        at, x, y, kind = self._pressed
        if kind != "touch" or self._painter.changed_at is None or not event.detail:
            self._changed_where = (float(event.clientX), float(event.clientY))
            return False
        near = abs(x - self._changed_where[0]) < NEAR_PX and abs(y - self._changed_where[1]) < NEAR_PX
        self._changed_where = (x, y)
        return near and 0 <= at - self._painter.changed_at < DOUBLE_MS

    def _down(self, event: Any) -> None:
        self._pressed = (
            float(js.performance.now()),
            float(event.clientX),
            float(event.clientY),
            str(event.pointerType),
        )
        self._hold.down(event)

    def _up(self, event: Any) -> None:
        self._hold.up(event)
        card = event.target.closest(".look figure")
        _, x, y, kind = self._pressed
        if not card or kind == "mouse" or not event.isPrimary:
            return
        turned = card.closest(".turned")
        sides = [side for side in Facing if turned and turned.classList.contains(f"facing-{side.value}")]
        wanted = neighbour(float(event.clientX) - x, float(event.clientY) - y, *sides)
        button = card.closest(".look").querySelector(wanted) if wanted else None
        if button:
            self._act(button)

    def _held(self, element: Any) -> None:
        self._act(element)

    def _tapped(self, element: Any) -> None:
        self._send(say.Tapped(int(element.dataset.seat)))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        button = event.submitter or event.target.querySelector(
            "[data-do=start], [data-do=tell], [data-do=caption], [data-do=join]"
        )
        if button and not event.submitter:
            self._act(button)

    def _change(self, event: Any) -> None:
        field = event.target
        form = field.closest("form")
        if str(field.type or "") == "file":
            self._read_file(field)
        elif field.hasAttribute("data-change"):
            self._send(say.Change(str(field.getAttribute("data-change")), str(field.value)))
        elif form and str(form.id) == "setup-form":
            self._send(say.Edit(fields_of(field)))
        elif str(field.name or "") == "aloud":
            self._typed(field)

    def _input(self, event: Any) -> None:
        if str(event.target.name or "") == "clue":
            self._typed(event.target)

    def _typed(self, field: Any) -> None:
        fields = fields_of(field)
        self._send(say.Typed(fields.get("clue", ""), bool(fields.get("aloud"))))

    def _read_file(self, field: Any) -> None:
        files = field.files
        if not files.length:
            return

        def done(text: Any) -> None:
            self._send(say.Import(str(text)))

        def failed(_: Any) -> None:
            self._send(say.Import(""))

        files.item(0).text().then(done, failed)
        field.value = ""

    def _next_field(self, field: Any) -> None:
        """What the key "next" of a keyboard says: on to the next of such fields, and after the last one to the button that starts."""
        fields = list(self._app.querySelectorAll(_NEXT))
        number = next(number for number, other in enumerate(fields) if other.isSameNode(field))
        after = fields[number + 1] if number + 1 < len(fields) else self._app.querySelector(_START)
        after.focus() if after else field.blur()

    def _menu(self, event: Any) -> None:
        if event.target.closest(".hold, [data-card], [data-slot], #app img"):
            event.preventDefault()

    def _leave(self, focused: Any) -> None:
        """One step back from what is open: a menu, a question, a hand or page."""
        menus = self._app.querySelectorAll("details.more[open]")
        if len(menus):
            menu = menus[len(menus) - 1]
            menu.open = False
            if menu.contains(focused):
                menu.querySelector("summary").focus()
            return
        back = self._app.querySelector("[role=alertdialog] [data-do=pass]") or self._app.querySelector(
            "[data-do=cover], [data-do=back]"
        )
        if back:
            self._act(back)

    def _key(self, event: Any) -> None:
        key = str(event.key)
        if (
            key == "Enter" and event.repeat
        ):  # a key that is held down is one press, wherever the focus has gone meanwhile
            event.preventDefault()
            return
        if key == "Enter" and event.target.matches(_NEXT):
            event.preventDefault()
            self._next_field(event.target)
            return
        dialog = self._app.querySelector("[role=dialog]")
        if not dialog:
            if key == "Escape":
                self._leave(event.target)
            return
        wanted = {"Escape": "[data-close]", "ArrowRight": "[data-next]", "ArrowLeft": "[data-previous]"}.get(key)
        button = None if wanted is None else dialog.querySelector(wanted)
        if button:
            event.preventDefault()
            self._act(button)
