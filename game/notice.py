"""Notices: things worth saying once, above any screen, as values."""

from dataclasses import dataclass
from enum import StrEnum


class NoticeKey(StrEnum):
    """Things worth saying once, above any screen."""

    NOT_KEPT = "not-kept"
    """The device does not keep the game: it goes on, and can be saved to a file."""
    DAMAGED = "damaged"
    """A saved game was damaged; it goes on from the last move that could be read."""
    GONE = "gone"
    """A saved game of which nothing can be read any more."""
    OUTDONE = "outdone"
    """The last move was not kept, since the game had gone on in another tab."""
    UNREADABLE = "unreadable"
    """A file or link is no game of Moonhare."""
    NEWER = "newer"
    """Made by a newer Moonhare."""
    LINK_PART = "link-part"
    """Part of a link was not understood; the rest is used."""
    LINK_WAITS = "link-waits"
    """A link came while a game is on; the game is kept."""
    COPIED = "copied"
    SHARE_FAILED = "share-failed"
    UPDATE = "update"
    """A new version is here; it is used when somebody says so, and no game is lost."""
    VOTE_AGAIN = "vote-again"
    """Somebody pointed at an own card and votes again in secret; ``detail`` is the name."""
    REFUSED = "refused"
    """A move was refused; ``detail`` is its ``Reason``."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice and the piece of text it is about."""

    key: NoticeKey
    detail: str = ""
