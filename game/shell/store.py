"""The store: what this device keeps between visits. Whatever it throws, the game goes on."""

import json
from dataclasses import dataclass
from typing import Final

import js

PREFIX: Final = "moonhare."
GAMES: Final = PREFIX + "games"
"""The list of kept games, newest first: ``[[id, finished], ...]``."""
GAME: Final = PREFIX + "game."
OPEN: Final = PREFIX + "open"
MOST_FINISHED: Final = 12
"""Finished games that are kept; older ones make room."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All kept games: texts by id, newest first, and the ids of those that are over."""

    games: dict[str, str]
    finished: frozenset[str]


class Store:
    """localStorage for games and settings, sessionStorage for the game that is open in this tab."""

    def games(self) -> Kept:
        """Every game that can be read from the store."""
        games: dict[str, str] = {}
        finished: set[str] = set()
        for name, over in self._index():
            text = self.recall("game." + name)
            if text is not None:
                games[name] = text
                if over:
                    finished.add(name)
        return Kept(games, frozenset(finished))

    def keep(self, game: str, text: str, *, finished: bool) -> str | None:
        """Keep a game as the newest. Returns what went wrong, ``None`` if it reads back as it was written."""
        index = [(game, finished), *((name, over) for name, over in self._index() if name != game)]
        old = [name for name, over in index if over][MOST_FINISHED:]
        try:
            for name in old:
                js.localStorage.removeItem(GAME + name)
            js.localStorage.setItem(GAME + game, text)
            js.localStorage.setItem(GAMES, json.dumps([entry for entry in index if entry[0] not in old]))
            return None if js.localStorage.getItem(GAME + game) == text else "not kept"
        except Exception as error:
            return str(error)

    def drop(self, game: str) -> None:
        """Delete a kept game."""
        try:
            js.localStorage.removeItem(GAME + game)
            js.localStorage.setItem(GAMES, json.dumps([[name, over] for name, over in self._index() if name != game]))
        except Exception:
            return

    def remember(self, what: str, text: str) -> None:
        """Keep a small text; nothing is lost if that fails."""
        try:
            js.localStorage.setItem(PREFIX + what, text)
        except Exception:
            return

    def recall(self, what: str) -> str | None:
        """A text that was kept, if there is one."""
        try:
            found = js.localStorage.getItem(PREFIX + what)
        except Exception:
            return None
        return str(found) if found else None

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
        except Exception:
            return

    def _index(self) -> list[tuple[str, bool]]:
        text = self.recall("games")
        try:
            entries = json.loads(text or "[]")
            return [(str(name), bool(over)) for name, over in entries]
        except (ValueError, TypeError):
            return []
