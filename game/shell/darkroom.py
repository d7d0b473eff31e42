"""The darkroom: fetches and decodes the pictures that somebody will see next, so that no screen shows a picture half there."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import js

KEPT: Final = 24
"""Pictures that are held ready: a lineup of twelve and two hands. Older ones make room."""

Begin = Callable[[Coroutine[Any, Any, None]], object]


class Darkroom:
    """Pictures that lie ready by their address. An element with the same address shows one at once."""

    def __init__(self, begin: Begin) -> None:
        """``begin`` starts a task."""
        self._begin = begin
        self._kept: dict[str, Any] = {}

    def develop(self, addresses: Iterable[str]) -> None:
        """Make these pictures ready; what is ready already costs nothing."""
        for address in addresses:
            image = self._kept.pop(address, None)
            if image is None:
                image = js.Image.new()
                image.src = address
                self._begin(_decoded(image))
            self._kept[address] = image
        for address in tuple(self._kept)[:-KEPT]:
            del self._kept[address]


async def _decoded(image: Any) -> None:
    try:
        await image.decode()
    except Exception:  # it does not come, or is none: the screen will show what it can
        return
