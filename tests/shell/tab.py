"""A tab on a device: the session with its store and lock, as the page runs them, without a page."""

import asyncio
from collections.abc import Iterator

from tests.shell.device import Device
from tests.shell.page import Killed, Page, Storage

# isort: split
from game import effects as do
from game import messages as say
from game.messages import Message
from game.notice import NoticeKey
from game.record import Record, read, write
from game.session import Session, update
from game.session.form import empty_draft
from game.settings import read_settings
from game.shell.keeping import Keeping
from tests.session.tablet import Tablet

KEEP = do.Save | do.Drop | do.OpenGame | do.Claim | do.Remember


class Tab(Tablet):
    """A tablet whose games are really kept."""

    def __init__(self, device: Device, session: Storage | None = None, seed: str = "test") -> None:
        self.page = Page(device, session)
        self.page.enter()
        self.seed = seed
        self.keeping = Keeping(self.send)
        self.session = Session(read_settings(self.keeping.store.recall("settings") or "", "en"), empty_draft())
        self.effects = []
        self.said: list[NoticeKey] = []

    async def open(self) -> "Tab":
        """Open the page: what is kept is read, and the game that was open in this tab opens."""
        self.page.enter()
        kept = await self.keeping.store.open()
        self.keeping.listen()
        self.send(
            say.Opened(
                {},
                saves=kept.games,
                finished=kept.finished,
                newer=kept.newer,
                unread=kept.unread,
                packs={"proof": 84},
                open_game=self.keeping.store.open_game(),
                remembered=self.keeping.store.recall("evening") or "",
                seed=self.seed,
            )
        )
        await self.settle()
        return self

    def send(self, *messages: Message) -> "Tab":
        """Take messages in and keep what is to be kept; a tab that is killed stops in the middle."""
        self.page.enter()
        for message in messages:
            if self.page.dead:
                return self
            self.session, effects = update(self.session, message)
            self.effects.extend(effects)
            self.said.extend(notice.key for notice in self.session.notices if notice.key not in self.said)
            try:
                for effect in effects:
                    if isinstance(effect, KEEP):
                        self.keeping.perform(effect)
            except Killed:
                self.page.dead = True
        return self

    async def settle(self) -> "Tab":
        """Wait until everything that was begun is done."""
        self.page.enter()
        while not self.page.dead:
            waiting = asyncio.create_task(self.keeping.errands.done())
            while not waiting.done() and not self.page.dead:
                await asyncio.sleep(0)
            if waiting.done():
                break
            waiting.cancel()
        return self

    async def moves(self, count: int) -> "Tab":
        """Play so many moves of the game, and wait for each to be kept."""
        for _, act in zip(range(count), self._acts(), strict=False):
            if self.page.dead:
                break
            act()
            await self.settle()
        return self

    def _acts(self) -> "Iterator":  # type: ignore[type-arg]
        while True:
            state = self.state
            if state.to_act:
                seat = state.to_act[0]
                phase = state.phase.name
                yield {
                    "TELL": self.tell,
                    "SUBMIT": lambda seat=seat: self.submit(seat),
                    "VOTE": lambda seat=seat: self.vote(seat),
                }[phase]
            else:
                yield lambda: self.send(say.Skip(), say.NextPage())

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        assert self.session.game is not None
        return self.session.game.id

    @property
    def record(self) -> Record | None:
        """The game that is open here, if there is one."""
        return None if self.session.game is None else read(write(self.session.game.record))
