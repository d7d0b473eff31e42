"""The keyboard on the screen: it lies over the page, and the page is told how much of it is covered, so that what one types into stays above."""

from typing import Any, Final

import js
from pyodide.ffi import create_proxy

COVERED: Final = "--keyboard"
"""The custom property that holds the height of what is covered at the bottom."""
LEAST_PX: Final = 60
"""Less than this is a toolbar of the browser."""


def watch_keyboard() -> None:
    """Follow the part of the page that can be seen."""
    seen = getattr(js.window, "visualViewport", None)
    if not seen:
        return
    style = js.document.documentElement.style

    def changed(_: Any) -> None:
        if seen.scale and float(seen.scale) > 1:  # somebody looks closer; nothing is covered
            return
        covered = round(float(js.window.innerHeight) - float(seen.height) - float(seen.offsetTop))
        style.setProperty(COVERED, f"{covered if covered >= LEAST_PX else 0}px")

    proxy = create_proxy(changed)
    for kind in ("resize", "scroll"):
        seen.addEventListener(kind, proxy)
