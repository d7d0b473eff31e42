"""QR codes, drawn by a library that is loaded only when one is asked for."""

import asyncio
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable

from game.served import served

LIBRARY: Final = "static/vendor/qrcode.js"
ANY_SIZE: Final = 0
CORRECTION: Final = "L"
QUIET: Final = 2
"""Empty modules around the code, so that cameras find it."""


async def _library() -> Any:
    if not getattr(js, "qrcode", None):
        loaded: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
        script = js.document.createElement("script")
        script.src = served(LIBRARY)
        script.onload = create_once_callable(lambda _: loaded.set_result(True))
        script.onerror = create_once_callable(lambda _: loaded.set_exception(OSError(LIBRARY)))
        js.document.head.appendChild(script)
        await loaded
    return js.qrcode


async def draw(text: str) -> tuple[int, str]:
    """The size of a text's QR code in modules and its dark modules as an SVG path; nothing if it is too long or the library did not come."""
    try:
        library = await _library()
        code = library(ANY_SIZE, CORRECTION)
        code.addData(str(js.encodeURI(js.decodeURI(text))))
        code.make()
        size = int(code.getModuleCount())
        rows = range(size)
        dark = [(row, column) for row in rows for column in rows if code.isDark(row, column)]
    except Exception:  # too much for a code, or no library: the link can still be copied
        return 0, ""
    path = "".join(f"M{column + QUIET},{row + QUIET}h1v1h-1z" for row, column in dark)
    return size + 2 * QUIET, path
