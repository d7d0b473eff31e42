"""The least that is a game to the page: paints one screen and ends the boot screen.

The fragment of the address says what goes wrong: ``#raise`` fails, ``#wait`` is ready only at the event ``go``.
"""

import asyncio
from typing import Any

from htpy import button, div, h1, ol, option, select
from js import Event, document, window
from pyodide.ffi import create_once_callable, create_proxy


def listen() -> None:
    """Write down what is pressed and chosen."""

    def write(text: str) -> None:
        done = document.querySelector("ol")
        done.textContent = ", ".join(filter(None, [done.textContent, text]))

    def clicked(event: Any) -> None:
        if hasattr(event.target.dataset, "do"):
            write(f"{event.target.dataset.do} {event.target.dataset.seat}")

    def changed(event: Any) -> None:
        write(f"{event.target.dataset.change} {event.target.value}")

    document.addEventListener("click", create_proxy(clicked))
    document.addEventListener("change", create_proxy(changed))


async def main() -> None:
    """Paint, and say that the game is there."""
    if window.location.hash == "#raise":
        raise RuntimeError("the stand-in fails")
    if window.location.hash == "#wait":
        went = asyncio.get_running_loop().create_future()
        window.addEventListener("go", create_once_callable(went.set_result))
        document.documentElement.dataset.standin = "waiting"
        await went
    listen()
    pending = getattr(document.documentElement.dataset, "pending", "nothing")
    document.getElementById("app").innerHTML = str(
        div[
            h1[f"<moon>, pending: {pending}"],
            ol,
            button(data_do="add-seat", data_seat="3")["One more player"],
            select(data_change="language")[option["en"], option["de"]],
        ]
    )
    window.dispatchEvent(Event.new("moonhare:ready"))
