"""The store: what this device keeps between visits. Games are kept in two places, sealed, and read back; whatever throws, the game goes on."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import js

from game.journal import Entry, Unsealed, best, sealed, serial_of
from game.shell.vault import Outdone, Vault

PREFIX: Final = "moonhare."
GAME: Final = PREFIX + "game."
UNREAD: Final = PREFIX + "unread."
"""Where a game is put aside of which nothing can be read."""
OPEN: Final = PREFIX + "open"


@dataclass(frozen=True, slots=True)
class Kept:
    """All kept games: texts by id, newest first; the ids of those that are over, that a newer Moonhare wrote, that cannot be read at all."""

    games: dict[str, str]
    finished: frozenset[str]
    newer: frozenset[str]
    unread: frozenset[str]


@dataclass(frozen=True, slots=True)
class Written:
    """A game in the first place: its sealed text, and what went wrong there, if anything did."""

    game: str
    whole: str
    failure: str | None


class Store:
    """localStorage and IndexedDB for games, localStorage for settings, sessionStorage for the game that is open in this tab."""

    def __init__(self) -> None:
        self._vault = Vault()
        self._serial = 0
        self._known: dict[str, int] = {}
        """The number of the last save of each game that was read or written here."""

    async def open(self) -> Kept:
        """Every game that can be read from either place; the better copy of each."""
        there: dict[str, str] = {}
        vault_answers = True
        try:
            there = await self._vault.all()
        except Exception:  # a browser without a database still has the other place
            vault_answers = False
        here = self._local_games()
        names = {**here, **there}
        found = {name: copy for name in names if (copy := best(here.get(name), there.get(name))) is not None}
        self._known = {name: copy.entry.serial for name, copy in found.items()}
        self._serial = max(self._known.values(), default=0)
        order = sorted(found, key=lambda name: -found[name].entry.serial)
        unread = frozenset(names) - frozenset(found)
        if vault_answers:
            await self._set_aside({name: here.get(name) or there[name] for name in unread})
        return Kept(
            games={name: found[name].entry.text for name in order if not found[name].newer},
            finished=frozenset(name for name in order if found[name].entry.finished),
            newer=frozenset(name for name in order if found[name].newer),
            unread=unread,
        )

    async def _set_aside(self, texts: dict[str, str]) -> None:
        """Games that cannot be read are told once; what is left of them stays on the device, out of the way."""
        for name, text in texts.items():
            if self._put(UNREAD + name, text) is None:
                await self.drop([name])

    async def read(self, game: str) -> Unsealed | None:
        """The better copy of one game as it is now; another tab may have played on."""
        there: str | None = None
        try:
            there = await self._vault.get(game)
        except Exception:
            there = None
        copy = best(self._get(GAME + game), there)
        if copy is not None:
            self._known[game] = copy.entry.serial
            self._serial = max(self._serial, copy.entry.serial)
        return copy

    def write(self, game: str, text: str, *, finished: bool) -> Written:
        """Keep a game in the first place at once, before anything else can happen to the page.

        Raises ``Outdone`` if another tab saved the game after this one read it: what is there then stays.
        """
        if self.outdone(game, self._get(GAME + game) or ""):
            raise Outdone(game)
        self._serial += 1
        self._known[game] = self._serial
        whole = sealed(Entry(text, finished=finished, serial=self._serial))
        return Written(game, whole, self._put(GAME + game, whole))

    def outdone(self, game: str, there: str) -> bool:
        """Whether a sealed text is a later save of a game than this tab knows."""
        return (serial_of(there) or 0) > self._known.get(game, 0)

    async def confirm(self, written: Written) -> str | None:
        """Keep it in the second place too. Returns what went wrong if neither place took it.

        Raises ``Outdone`` if another tab's later save is there.
        """
        try:
            await self._vault.put(written.game, written.whole)
        except Outdone:
            if self._known.get(written.game, 0) > (serial_of(written.whole) or 0):
                return None  # this tab itself has saved again since
            raise
        except Exception as error:
            return written.failure and f"{written.failure}; {error}"
        return None

    async def drop(self, names: Iterable[str]) -> None:
        """Delete kept games. One that cannot be deleted now will be offered again, and can be deleted again."""
        for name in names:
            try:
                js.localStorage.removeItem(GAME + name)
            except Exception:
                continue
            try:
                await self._vault.drop(name)
            except Exception:
                continue

    def remember(self, what: str, text: str) -> None:
        """Keep a small text; nothing is lost if that fails."""
        self._put(PREFIX + what, text)

    def recall(self, what: str) -> str | None:
        """A small text that was kept, if there is one."""
        return self._get(PREFIX + what)

    def open_game(self) -> str | None:
        """The game that is open in this tab."""
        try:
            found = js.sessionStorage.getItem(OPEN)
        except Exception:
            return None
        return str(found) if found else None

    def set_open_game(self, game: str | None) -> None:
        """This tab plays this game now."""
        try:
            if game is None:
                js.sessionStorage.removeItem(OPEN)
            else:
                js.sessionStorage.setItem(OPEN, game)
        except Exception:  # after a reload the game is then offered instead of opened
            return

    def _local_games(self) -> dict[str, str]:
        try:
            names = [str(js.localStorage.key(number)) for number in range(int(js.localStorage.length))]
        except Exception:
            return {}
        games = {name.removeprefix(GAME): self._get(name) for name in names if name.startswith(GAME)}
        return {name: text for name, text in games.items() if text is not None}

    def _get(self, key: str) -> str | None:
        try:
            found = js.localStorage.getItem(key)
        except Exception:
            return None
        # An empty text is what is left of one, and not the same as none.
        return found if isinstance(found, str) else None

    def _put(self, key: str, text: str) -> str | None:
        """Write and read back. Returns what went wrong."""
        try:
            js.localStorage.setItem(key, text)
            return None if js.localStorage.getItem(key) == text else "not kept"
        except Exception as error:  # full, forbidden or gone
            return str(error)
