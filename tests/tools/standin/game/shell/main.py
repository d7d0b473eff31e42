"""The least that is a game to the page: paints one screen and ends the boot screen."""

from htpy import h1
from js import Event, document, window


async def main() -> None:
    """Paint and say so."""
    pending = getattr(document.documentElement.dataset, "pending", None)
    document.getElementById("app").innerHTML = str(h1[f"Hello from the moon {'<hare>'}, pending: {pending}"])
    window.dispatchEvent(Event.new("moonhare:ready"))
