"""The store: what this device keeps between visits. Games are kept in two places, sealed, and read back; whatever throws, the game goes on."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import js

from game.journal import Entry, Unsealed, best, sealed
from game.shell.vault import Vault

PREFIX: Final = "moonhare."
GAME: Final = PREFIX + "game."
OPEN: Final = PREFIX + "open"
MOST_FINISHED: Final = 12
"""Finished games that are kept; older ones make room."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All kept games: texts by id, newest first; the ids of those that are over, and of those that a newer Moonhare wrote."""

    games: dict[str, str]
    finished: frozenset[str]
    newer: frozenset[str]


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

    async def open(self) -> Kept:
        """Every game that can be read from either place; the better copy of each."""
        there: dict[str, str] = {}
        try:
            await self._vault.open()
            there = await self._vault.all()
        except Exception:  # a browser without a database still has the other place
            there = {}
        here = self._local_games()
        found = {
            name: copy for name in {**here, **there} if (copy := best(here.get(name), there.get(name))) is not None
        }
        self._serial = max((copy.entry.serial for copy in found.values()), default=0)
        order = sorted(found, key=lambda name: -found[name].entry.serial)
        return Kept(
            games={name: found[name].entry.text for name in order if not found[name].newer},
            finished=frozenset(name for name in order if found[name].entry.finished),
            newer=frozenset(name for name in order if found[name].newer),
        )

    async def read(self, game: str) -> Unsealed | None:
        """The better copy of one game as it is now; another tab may have played on."""
        there: str | None = None
        try:
            there = await self._vault.get(game)
        except Exception:
            there = None
        copy = best(self._get(GAME + game), there)
        if copy is not None:
            self._serial = max(self._serial, copy.entry.serial)
        return copy

    def write(self, game: str, text: str, *, finished: bool) -> Written:
        """Keep a game in the first place at once, before anything else can happen to the page."""
        self._serial += 1
        whole = sealed(Entry(text, finished=finished, serial=self._serial))
        return Written(game, whole, self._put(GAME + game, whole))

    async def confirm(self, written: Written) -> str | None:
        """Keep it in the second place too. Returns what went wrong if neither place took it."""
        try:
            await self._vault.put(written.game, written.whole)
        except Exception as error:
            return written.failure and f"{written.failure}; {error}"
        return None

    async def drop(self, names: Iterable[str]) -> None:
        """Delete kept games."""
        for name in names:
            try:
                js.localStorage.removeItem(GAME + name)
                await self._vault.drop(name)
            except Exception:  # it will be offered again, and can be deleted again
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
        return str(found) if found else None

    def _put(self, key: str, text: str) -> str | None:
        """Write and read back. Returns what went wrong."""
        try:
            js.localStorage.setItem(key, text)
            return None if js.localStorage.getItem(key) == text else "not kept"
        except Exception as error:  # full, forbidden or gone
            return str(error)
