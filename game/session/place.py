"""Where the tablet is: on which screen, and what is half done there. Nothing of it is in the record."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game.deck_screen import Titles
from game.opponents import Knowledge
from game.record import Record
from game.rules.refusal import Reason
from game.rules.setup import Card, Fault
from game.rules.state import State
from game.scorepad.pad import Pad
from game.scorepad.slip import Misfit, Slip
from game.screen import Deal, Draft, Notice, NoticeKey, Offline, PackOffer
from game.settings import Settings


class Purpose(StrEnum):
    """What the set-up form is filled in for."""

    PLAY = "play"
    SCORE = "score"
    """To score a printed game."""


@dataclass(frozen=True, slots=True)
class AtSetup:
    """The set-up form, with what was wrong at the last try to start, and how many tries failed."""

    faults: tuple[Fault, ...] = ()
    purpose: Purpose = Purpose.PLAY
    tries: int = 0


@dataclass(frozen=True, slots=True)
class AtResume:
    """The list of saved games; deletion of ``asked`` was asked for once."""

    asked: str | None = None


@dataclass(frozen=True, slots=True)
class AtElsewhere:
    """A game that is open in another tab."""

    game: str


@dataclass(frozen=True, slots=True)
class AtHandOver:
    """The tablet goes to ``seat``."""

    seat: int
    offered: bool = False
    looking: int | None = None
    stop_asked: bool = False
    kinds_asked: bool = False
    """Whether who plays for whom lies open, to be changed."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A seat's private screen, and what it has chosen and typed so far."""

    seat: int
    looking: Card | None = None
    looking_at: int | None = None
    cards: tuple[Card, ...] = ()
    slots: tuple[int, ...] = ()
    clue: str = ""
    aloud: bool = False
    refused: Reason | None = None


@dataclass(frozen=True, slots=True)
class AtOpenVote:
    """Everybody points, one person taps."""

    pointed: tuple[tuple[int, tuple[int, ...]], ...] = ()
    looking: int | None = None


@dataclass(frozen=True, slots=True)
class AtReveal:
    """The last finished round, at a step; ``asked`` is the opponent that was asked why."""

    step: int = 0
    looking: int | None = None
    asked: int | None = None
    kinds_asked: bool = False
    """Whether who plays for whom lies open, to be changed."""


@dataclass(frozen=True, slots=True)
class AtOver:
    """The end of the game."""


@dataclass(frozen=True, slots=True)
class AtPadEntry:
    """A round of a printed game is entered; ``refused`` says why the last tap was not taken."""

    refused: Misfit | None = None


@dataclass(frozen=True, slots=True)
class AtPadRound:
    """The points of a round of a printed game."""

    number: int


@dataclass(frozen=True, slots=True)
class AtPadSheet:
    """All rounds of a printed game; ``asked``: ending it was asked for once."""

    asked: bool = False


PadPlace = AtPadEntry | AtPadRound | AtPadSheet
Place = AtSetup | AtResume | AtElsewhere | AtHandOver | InHand | AtOpenVote | AtReveal | AtOver | PadPlace


class Sheet(StrEnum):
    """What can lie over everything."""

    RULES = "rules"
    SETTINGS = "settings"
    ABOUT = "about"


@dataclass(frozen=True, slots=True)
class Sharing:
    """A link is being shared: with which deal, and its QR code once it is drawn."""

    deal: Deal = Deal.FRESH
    asked: bool = False
    qr_size: int = 0
    qr_path: str = ""


@dataclass(frozen=True, slots=True)
class OldRound:
    """A finished round looked at again, over everything."""

    number: int
    looking: int | None = None


@dataclass(frozen=True, slots=True)
class Leafing:
    """Somebody leafs through the deck between games; ``looking`` is the picture on the full screen."""

    looking: Card | None = None
    titles: Titles = Titles.HIDDEN


@dataclass(frozen=True, slots=True)
class Game:
    """A game being played: its id in the store, its record, and the state the record leads to."""

    id: str
    record: Record
    state: State


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A printed game being scored: its id in the store, its pad, and the slip of the round that is being entered."""

    id: str
    pad: Pad
    slip: Slip


@dataclass(frozen=True, slots=True)
class Saved:
    """A game in the store."""

    text: str
    finished: bool


@dataclass(frozen=True, slots=True)
class Session:
    """Everything the page is about, between two messages.

    ``parked`` is a hand that was covered half-way, for when the same seat opens it again; ``turn`` grows with every change of screen.
    """

    settings: Settings
    draft: Draft
    packs: tuple[PackOffer, ...] = ()
    saves: dict[str, Saved] = field(default_factory=dict)
    reserved: frozenset[str] = frozenset()
    """Ids of kept games that only a newer Moonhare can read: no other game may be saved over them."""
    game: Game | None = None
    scored: ScoredGame | None = None
    """The printed game that is scored here; then there is no ``game``."""
    place: Place = AtSetup()
    parked: InHand | None = None
    sheet: Sheet | Sharing | OldRound | Leafing | None = None
    notices: tuple[Notice, ...] = ()
    offline: Offline = Offline()
    turn: int = 0
    seed: str = "moonhare"
    dealt: int = 0
    """Games dealt since the page opened: with ``seed`` it names the next one."""
    hurried: bool = False
    """Whether nobody wants to wait for what the opponents owe now."""
    learning: str = ""
    """The language that opponents were last given to learn."""
    awaited: frozenset[str] = frozenset()
    """Languages that opponents are just learning because a clue is in them, beside that of the table."""
    asked_for: frozenset[str] = frozenset()
    """Such languages that were asked for, whether they came or not: each once."""
    known: Knowledge | None = field(default=None, compare=False, repr=False)
    """What opponents know; ``None`` before the first have learnt anything."""


def refused_start(session: Session, faults: tuple[Fault, ...], purpose: Purpose = Purpose.PLAY) -> Session:
    """The session at its form, with what is wrong. Each try is a screen of its own: its reading begins with what is wrong."""
    tries = session.place.tries if isinstance(session.place, AtSetup) else 0
    return replace(session, place=AtSetup(faults, purpose, tries + 1))


def without_notices(session: Session, keys: Collection[NoticeKey]) -> Session:
    """The session without what was said of certain things."""
    return replace(session, notices=tuple(notice for notice in session.notices if notice.key not in keys))


def with_notice(session: Session, notice: Notice) -> Session:
    """The session with a notice, said once even if it has several causes."""
    return session if notice in session.notices else replace(session, notices=(*session.notices, notice))
