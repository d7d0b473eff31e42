"""One writer: a game that is open here is locked, so that a second tab can only look, or take it over."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

LOCK: Final = "moonhare.game."
PATIENCE_SECONDS: Final = 3.0
"""A browser that has not said by then whether the lock is free counts as one without locks; the store itself still keeps two writers apart."""


class Claim:
    """The lock on the game that this tab plays. ``lost`` is called with its id when another tab takes it over."""

    def __init__(self, lost: Callable[[str], None]) -> None:
        self._lost = lost
        self._release: Any = None
        self.game: str | None = None
        """The game that is claimed here."""

    async def take(self, game: str, *, by_force: bool) -> bool:
        """Lock a game for this tab; ``by_force`` takes it from another. Whether it is ours. Without locks in the browser it always is."""
        if self.game == game:
            return True
        self.release()
        try:
            ours, release = await self._ask(game, by_force=by_force)
        except Exception:
            ours, release = True, None
        if ours:
            self.game, self._release = game, release
        return ours

    async def _ask(self, game: str, *, by_force: bool) -> tuple[bool, Any]:
        """Ask the browser: whether the lock is ours, and what lets it go. Raises whatever a browser without locks does."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        release: list[Any] = []
        held = js.Promise.new(create_once_callable(lambda resolve, _: release.append(resolve)))

        def granted(lock: Any) -> Any:
            if answer.done():  # too late: it was not waited for
                return None
            answer.set_result(bool(lock))
            return held if lock else None

        def refused(error: Any) -> None:
            """The browser has no locks for this page, or another tab took the lock away."""
            if not answer.done():
                answer.set_exception(OSError(str(error)))
            elif self.game == game:
                self.game, self._release = None, None
                self._lost(game)

        def give_up() -> None:
            if not answer.done():
                answer.set_exception(OSError("the locks do not answer"))

        options = to_js({"steal": True} if by_force else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        js.navigator.locks.request(LOCK + game, options, create_once_callable(granted)).catch(create_proxy(refused))
        late = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, give_up)
        try:
            return await answer, release[0]
        finally:
            late.cancel()

    def release(self) -> None:
        """Let the game go."""
        release, self._release, self.game = self._release, None, None
        if release is not None:
            release()
