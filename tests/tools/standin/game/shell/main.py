"""The least that is a game to the page: paints one screen and ends the boot screen.

The fragment of the address says what goes wrong: ``#raise`` fails, ``#wait`` is ready only at the event ``go``.
"""

import asyncio

from htpy import h1
from js import Event, document, window
from pyodide.ffi import create_once_callable


async def main() -> None:
    """Paint, and say that the game is there."""
    if window.location.hash == "#raise":
        raise RuntimeError("the stand-in fails")
    if window.location.hash == "#wait":
        went = asyncio.get_running_loop().create_future()
        window.addEventListener("go", create_once_callable(went.set_result))
        document.documentElement.dataset.standin = "waiting"
        await went
    pending = getattr(document.documentElement.dataset, "pending", "nothing")
    document.getElementById("app").innerHTML = str(h1[f"<moon>, pending: {pending}"])
    window.dispatchEvent(Event.new("moonhare:ready"))
