"""Effects: what the session asks the device to do, as values. The shell performs them."""

from dataclasses import dataclass
from enum import StrEnum

from game.messages import Message


class Sound(StrEnum):
    """The six sounds of the table."""

    DEAL = "deal"
    LAY = "lay"
    TURN = "turn"
    HOP = "hop"
    FOUND = "found"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Save:
    """Keep a game: its id, its record as text, and whether it is over."""

    game: str
    text: str
    finished: bool


@dataclass(frozen=True, slots=True)
class Drop:
    """Delete a saved game."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenGame:
    """This tab plays this game (``None``: none): after a reload it comes back to it."""

    game: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """Ask for a kept game, to go on with it here; answered by ``Claimed`` or ``Elsewhere``. ``by_force`` takes it from another tab."""

    game: str
    by_force: bool = False


@dataclass(frozen=True, slots=True)
class Remember:
    """Keep a small text of this device: ``settings`` or ``evening`` (names and pawns for the next one)."""

    what: str
    text: str


@dataclass(frozen=True, slots=True)
class Download:
    """Offer a text as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Print:
    """Print the page as it is."""


@dataclass(frozen=True, slots=True)
class Share:
    """Share a link to this page with a fragment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class ChangeVersion:
    """Load the page again with the new version; the game is saved and goes on."""


@dataclass(frozen=True, slots=True)
class DrawQr:
    """Draw a link to this page as a QR code; answered by ``QrDrawn``."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Play:
    """Make a sound, if sounds are wanted."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class KeepAwake:
    """Keep the screen from sleeping while a game is on."""


@dataclass(frozen=True, slots=True)
class LetSleep:
    """The screen may sleep again."""


@dataclass(frozen=True, slots=True)
class Learn:
    """Fetch and read what opponents know of a language; answered by ``Learned``, whatever happens."""

    language: str


@dataclass(frozen=True, slots=True)
class After:
    """Send a message back after some milliseconds."""

    milliseconds: int
    message: Message


Effect = (
    Save
    | Drop
    | OpenGame
    | Claim
    | Remember
    | Download
    | Print
    | Share
    | DrawQr
    | ChangeVersion
    | Play
    | KeepAwake
    | LetSleep
    | Learn
    | After
)
