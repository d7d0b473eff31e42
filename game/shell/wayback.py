"""The way back: Back (its button, a key, a swipe from the edge) comes to the game instead of leaving the page.

While anything lies over the start, the page has one entry of its own in the browser's history. The state of an entry is its place: nothing for
the page as it was opened, 1 for the entry on top of it. A link that is opened in this page makes an entry, too; that is read and then left, as is
one that is found by going forward.
"""

from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

START: Final = 0
OVER_START: Final = 1


def _place() -> int:
    state = js.history.state
    return int(state) if isinstance(state, int | float) else START


class WayBack:
    """Keeps the browser's history beside the session. ``back`` is called when somebody goes back, ``link`` with the fragment of an opened link."""

    def __init__(self, back: Callable[[], None], link: Callable[[str], None]) -> None:
        self._back = back
        self._link = link
        self._at = START
        self._at_start = True
        self._going: int | None = None
        """The place that the page itself goes back to; the browser gets there a little later."""

    def open(self) -> str:
        """Take the fragment from the page's address, so that it is read once. Returns it."""
        self._at = _place()
        return self._taken(self._at)

    def listen(self) -> None:
        """Hear of every way back or forward and of every link that is opened in this page."""
        js.window.addEventListener("popstate", create_proxy(self._moved))
        js.window.addEventListener("hashchange", create_proxy(self._linked))

    def follow(self, *, at_start: bool) -> None:
        """Let the history have an entry to go back from, or none."""
        self._at_start = at_start
        wanted = START if at_start else OVER_START
        if self._going is not None or self._at == wanted:
            return
        if self._at < wanted:
            try:
                js.history.pushState(wanted, "")
            except Exception:  # a browser that allows no more entries: Back leaves the page, and the game is saved
                return
            self._at = wanted
        else:
            self._going = wanted
            js.history.go(wanted - self._at)

    def _taken(self, place: int) -> str:
        fragment = str(js.location.hash)
        if fragment:
            js.history.replaceState(place, "", str(js.location.href).split("#", maxsplit=1)[0])
        return fragment

    def _moved(self, _: Any) -> None:
        if str(js.location.hash):
            return  # a link: it is told by its own event
        before, self._at = self._at, _place()
        by_itself, self._going = self._going == self._at, None
        if self._at < before and not by_itself:
            self._back()
        else:
            self.follow(at_start=self._at_start)

    def _linked(self, _: Any) -> None:
        fragment = self._taken(self._at + 1)
        if fragment:
            self._at += 1
            self._link(fragment)
