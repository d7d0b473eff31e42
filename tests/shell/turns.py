"""An event loop without a clock: what is to happen later happens some hundred turns later, on a busy machine as on an idle one."""

import asyncio
from collections.abc import Callable
from typing import Any


class Turns:
    """A timer that counts turns of the event loop instead of seconds, so that a busy machine changes nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, left: int, act: Callable[[], None]) -> None:
        self._loop, self._left, self._act = loop, left, act
        self._turn()

    def _turn(self) -> None:
        if self._left:
            self._left -= 1
            self._handle = self._loop.call_soon(self._turn)
        else:
            self._act()

    def cancel(self) -> None:
        self._handle.cancel()


class TurnLoop(asyncio.SelectorEventLoop):
    """An event loop without a clock: what is to happen later happens some hundred turns later."""

    PATIENCE = 400

    def call_later(self, _: float, act: Any, *arguments: Any, **__: Any) -> Any:
        """Call something when patience is over."""
        return Turns(self, self.PATIENCE, lambda: act(*arguments))


def run(work: Any) -> Any:
    """Run a coroutine to its end, without a clock; a listener that fails on the way fails here."""
    broken: list[dict[str, Any]] = []
    with asyncio.Runner(loop_factory=TurnLoop) as runner:
        runner.get_loop().set_exception_handler(lambda _, context: broken.append(context))
        result = runner.run(work)
    assert broken == []
    return result
