"""Errands: work that goes on behind the screen and is kept alive until it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """The tasks that are under way; the event loop itself holds them only weakly."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start some work and go on at once."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def done(self) -> None:
        """Wait until all work is done, and what it began."""
        while self._tasks:
            await asyncio.gather(*self._tasks)
