"""Keeping: performs what the session wants kept, and tells it how that went. One tab writes a game; a second one is told."""

from collections.abc import Callable
from typing import Any, assert_never

import js
from pyodide.ffi import create_proxy

from game import effects as do
from game import messages as say
from game.messages import Message
from game.shell.claim import Claim
from game.shell.errands import Errands
from game.shell.store import GAME, Store, Written
from game.shell.vault import Outdone

Keep = do.Save | do.Drop | do.OpenGame | do.Claim | do.Remember


class Keeping:
    """The store and the lock of one tab. ``send`` takes the messages about them."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._failing = False
        self._claim = Claim(lambda game: send(say.Elsewhere(game)))
        self.store = Store()
        self.errands = Errands()

    def listen(self) -> None:
        """Hear of games that another tab has saved: where the browser has no locks, that is how this one learns of it."""
        js.window.addEventListener("storage", create_proxy(self._stored))

    def _stored(self, event: Any) -> None:
        game = self._claim.game
        if game is not None and event.key == GAME + game and self.store.outdone(game, str(event.newValue or "")):
            self._claim.release()
            self._send(say.Elsewhere(game))

    def perform(self, effect: Keep) -> None:
        """Keep, delete, claim or remember something."""
        match effect:
            case do.Save():
                self._save(effect)
            case do.Drop(game):
                self.errands.begin(self.store.drop([game]))
            case do.OpenGame(game):
                self.store.set_open_game(game)
                self.errands.begin(self._hold(game))
            case do.Claim(game, by_force):
                self.errands.begin(self.claim(game, by_force=by_force))
            case do.Remember(what, text):
                self.store.remember(what, text)
            case _:
                assert_never(effect)

    def _save(self, effect: do.Save) -> None:
        try:
            written = self.store.write(effect.game, effect.text, finished=effect.finished)
        except Outdone:
            self._outdone(effect.game)
        else:
            self.errands.begin(self._confirm(written))

    async def _confirm(self, written: Written) -> None:
        try:
            failure = await self.store.confirm(written)
        except Outdone:
            self._outdone(written.game)
            return
        if failure is not None and not self._failing:
            self._send(say.StoreFailed(failure))
        if failure is None and self._failing:
            self._send(say.StoreWorks())
        self._failing = failure is not None

    def _outdone(self, game: str) -> None:
        """The last move made here is not kept: another tab had played on, and what it saved stays."""
        if self._claim.game == game:
            self._claim.release()
        self._send(say.Outdone(game))

    async def _hold(self, game: str | None) -> None:
        """Keep the lock on the game that is played here, and on no other."""
        if game is None:
            self._claim.release()
        elif not await self._claim.take(game, by_force=False):
            self._send(say.Elsewhere(game))

    async def claim(self, game: str, *, by_force: bool) -> None:
        """Ask for a kept game, and send it as the store has it now."""
        if not await self._claim.take(game, by_force=by_force):
            self._send(say.Elsewhere(game))
            return
        copy = await self.store.read(game)
        if copy is None:  # neither place can be read now: what was read before still counts
            self._send(say.Claimed(game))
        elif copy.newer:
            self._claim.release()
            self._send(say.Newer(game))
        else:
            self._send(say.Claimed(game, copy.entry.text, copy.whole))
