"""Growing: a card that is looked at comes up from where it lies on the table, for those who like movement."""

from typing import Any, Final

import js
from pyodide.ffi import to_js

GROWS_MS: Final = 180
EASE: Final = "cubic-bezier(.3, .05, .2, 1)"
STILL: Final = "(prefers-reduced-motion: reduce)"


def likes_movement() -> bool:
    """What the settings say, else the device."""
    wanted = str(js.document.documentElement.dataset.motion or "auto")
    return wanted == "full" or (wanted != "reduced" and not js.matchMedia(STILL).matches)


def grow(large: Any, small: Any) -> None:
    """Let the element ``large`` come up from the place and size of ``small``. On a turned screen it simply appears."""
    if not (large and small) or large.closest(".turned") or not likes_movement():
        return
    there, here = small.getBoundingClientRect(), large.getBoundingClientRect()
    if not (there.width and here.width):
        return
    x = there.left + there.width / 2 - here.left - here.width / 2
    y = there.top + there.height / 2 - here.top - here.height / 2
    frames = [{"transform": f"translate({x}px, {y}px) scale({there.width / here.width})"}, {"transform": "none"}]
    timing = {"duration": GROWS_MS, "easing": EASE}
    large.animate(
        to_js(frames, dict_converter=js.Object.fromEntries), to_js(timing, dict_converter=js.Object.fromEntries)
    )
