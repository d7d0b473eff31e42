"""The probe: in the development build only, ``window.moonhare`` lets tests and benchmarks look at the running game."""

import gc
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy, to_js

from game.record import write
from game.scorepad.slip_text import write_kept
from game.session import Session, screen
from game.shell.page import PagePainter
from game.views.frame import Frame
from game.views.page import page


class Running(Protocol):
    """The running game, as far as it is looked at."""

    session: Session
    painter: PagePainter

    def frame(self) -> Frame:
        """What the screen is drawn with."""


def offer(table: Running) -> None:
    """Offer ``record()``, ``repaint(times)`` and ``objects()`` to the page."""
    if js.document.documentElement.getAttribute("data-build") != "development":
        return

    def record() -> str:
        """The pure state, as text."""
        game, scored = table.session.game, table.session.scored
        if scored is not None:
            return write_kept(scored.pad, scored.slip)
        return "" if game is None else write(game.record)

    def repaint(times: int) -> Any:
        """Milliseconds of each repaint of the screen that is there: of the HTML alone, and of all of it."""
        now = js.performance.now
        costs = []
        for _ in range(times):
            begun = now()
            drawn = page(screen(table.session), table.frame())
            made = now()
            table.painter.forget()
            table.painter.paint(drawn, table.session.turn)
            costs.append([made - begun, now() - begun])
        return to_js(costs)

    def objects() -> int:
        """Containers that Python holds, after everything that nobody needs was given back."""
        gc.collect()
        return len(gc.get_objects())

    hooks = {"record": create_proxy(record), "repaint": create_proxy(repaint), "objects": create_proxy(objects)}
    js.window.moonhare = to_js(hooks, dict_converter=js.Object.fromEntries)
