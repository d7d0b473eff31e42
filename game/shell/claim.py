"""One writer: a game that is open here is locked, so that a second tab can only look, or take it over."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

LOCK: Final = "moonhare.game."


class Claim:
    """The lock on the game that this tab plays. ``lost`` is called with its id when another tab takes it over."""

    def __init__(self, lost: Callable[[str], None]) -> None:
        self._lost = lost
        self._game: str | None = None
        self._release: Any = None

    async def take(self, game: str, *, by_force: bool) -> bool:
        """Lock a game for this tab; ``by_force`` takes it from another. Whether it is ours. Without locks in the browser it always is."""
        if self._game == game:
            return True
        self.release()
        locks = getattr(js.navigator, "locks", None)
        if not locks:
            return True
        answer: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
        release: list[Any] = []
        held = js.Promise.new(create_once_callable(lambda resolve, _: release.append(resolve)))

        def granted(lock: Any) -> Any:
            answer.set_result(bool(lock))
            return held if lock else None

        def taken_away(_: Any) -> None:
            if self._game == game:
                self._game, self._release = None, None
                self._lost(game)

        options = to_js({"steal": True} if by_force else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        locks.request(LOCK + game, options, create_once_callable(granted)).catch(create_proxy(taken_away))
        ours = await answer
        if ours:
            self._game, self._release = game, release[0]
        return ours

    def release(self) -> None:
        """Let the game go."""
        release, self._release, self._game = self._release, None, None
        if release is not None:
            release()
