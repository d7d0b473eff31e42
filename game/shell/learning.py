"""Learning: fetches what opponents know of a language, and reads it in slices so that the page goes on meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import js

from game.opponents import SPOKEN, BadTable, Knowledge, file_of, loading
from game.served import served

AT_ONCE_MS: Final = 12.0
"""Milliseconds of reading between two breaths of the page."""
PATIENCE_S: Final = 20.0
"""Seconds after which opponents are told to go on without what still has not come: a request may hang for ever."""


async def news_of(language: str) -> AsyncIterator[Knowledge | None]:
    """What opponents know of a language; before it ``None`` if it takes so long that they shall not wait for it."""
    work = asyncio.ensure_future(learned(language))
    done, _ = await asyncio.wait({work}, timeout=PATIENCE_S)
    if not done:
        yield None
    yield await work


async def learned(language: str) -> Knowledge | None:
    """What opponents know of a language; ``None`` if it cannot be had here and now."""
    if language not in SPOKEN:
        return None
    try:
        response = await js.fetch(served(file_of(language)))
        if not response.ok:
            return None
        work = loading((await response.arrayBuffer()).to_bytes())
    except BadTable:
        return None
    except Exception:  # no network, and not kept on this device
        return None
    begun = float(js.performance.now())
    while True:
        try:
            next(work)
        except StopIteration as done:
            known: Knowledge = done.value
            return known
        except BadTable:
            return None
        if float(js.performance.now()) - begun > AT_ONCE_MS:
            await asyncio.sleep(0)
            begun = float(js.performance.now())
