"""Messages of the device, in their own place: the page as it comes and goes, saved games, files, the store, versions of the site."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Hidden:
    """The tab went to the background, or came back from anywhere: private screens close."""


@dataclass(frozen=True, slots=True)
class WentBack:
    """The browser's way back was taken: its button, a swipe from the edge, a key."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a saved game."""

    game: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Go on here with a game that is open in another tab."""

    game: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A kept game is ours to go on with: its text as the store has it now; ``None`` if it cannot be read at this moment."""

    game: str
    text: str | None = None
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Newer:
    """A kept game that was asked for has been written by a newer Moonhare in the meantime."""

    game: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A game is open in another tab, or was taken over by one."""

    game: str


@dataclass(frozen=True, slots=True)
class Outdone:
    """The last move made here is not kept: the game had already gone on in another tab."""

    game: str


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete a saved game. The first asks, the second does."""

    game: str


@dataclass(frozen=True, slots=True)
class Export:
    """Save a game to a file."""

    game: str


@dataclass(frozen=True, slots=True)
class Import:
    """A file that somebody chose, as text."""

    text: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The page is up: the form as it was typed before Python came, saved games, packs on offer, and whether a game was open in this tab."""

    fields: dict[str, str]
    saves: dict[str, str] = field(default_factory=dict)
    """Saved records by id, newest first."""
    finished: frozenset[str] = frozenset()
    """Ids of those that are over."""
    packs: dict[str, int] = field(default_factory=dict)
    """Number of cards of each pack there is."""
    newer: frozenset[str] = frozenset()
    """Ids of those that a newer Moonhare wrote."""
    unread: frozenset[str] = frozenset()
    """Ids of those of which nothing can be read any more."""
    open_game: str | None = None
    fragment: str = ""
    remembered: str = ""
    """Names and pawns of the last evening, as the store keeps them."""
    seed: str = ""


@dataclass(frozen=True, slots=True)
class OfflineNews:
    """How far the site is kept for playing without a network: ``loading``, ``core``, ``ready`` or ``failed``, and the pictures so far."""

    state: str
    done: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class UpdateWaits:
    """A new version of the site is here, and waits."""


@dataclass(frozen=True, slots=True)
class UseUpdate:
    """Change to the new version now."""


@dataclass(frozen=True, slots=True)
class StoreFailed:
    """The device could not keep the game."""

    detail: str


@dataclass(frozen=True, slots=True)
class StoreWorks:
    """After a failure the device keeps the game again."""
