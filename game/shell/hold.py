"""Press and hold: a hand opens after 0.6 seconds under the finger, so that the tap that ended the last turn cannot open the next hand.

Enter, Space and every activation without a finger press (screen readers, switches) open at once; a mere tap only asks for a second button.
"""

from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

HOLD_MS: Final = 600


class Hold:
    """Watches presses on elements of class ``hold``. ``opened`` is called with the element when the ring is full, ``tapped`` after a mere tap."""

    def __init__(self, opened: Callable[[Any], None], tapped: Callable[[Any], None]) -> None:
        self._opened = opened
        self._tapped = tapped
        self._element: Any = None
        self._timer: int | None = None
        self._swallow = False
        self._full = create_proxy(self._ring_full)

    def down(self, event: Any) -> None:
        """A finger or mouse button goes down."""
        self._swallow = False
        element = event.target.closest(".hold")
        if not element or event.button:
            return
        self._element = element
        element.classList.add("holding")
        self._timer = js.setTimeout(self._full, HOLD_MS)

    def up(self, _: Any) -> None:
        """The finger is lifted, or slides away."""
        if self._timer is not None:
            js.clearTimeout(self._timer)
            self._timer = None
        if self._element is not None:
            self._element.classList.remove("holding")

    def swallows(self, event: Any) -> bool:
        """Whether a click is only the finger that let go of a full ring: it must not act on what lies there now."""
        swallowed, self._swallow = self._swallow and bool(event.detail), False
        return swallowed

    def click(self, element: Any) -> bool:
        """Whether a click on a hold element opens it now; a mere tap does not."""
        pressed, self._element = self._element, None
        if pressed is not None and pressed.isSameNode(element):
            self._tapped(element)
            return False
        return True

    def _ring_full(self) -> None:
        element, self._element, self._timer = self._element, None, None
        if element is not None and element.isConnected:
            element.classList.remove("holding")
            self._swallow = True
            self._opened(element)
