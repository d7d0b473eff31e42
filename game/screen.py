"""The screens as values: all that a view needs to draw one, and nothing that its viewer may not know.

Private screens hold the View of one seat, public ones the table's.
"""

from dataclasses import dataclass
from enum import StrEnum

from game.deck_screen import DeckScreen
from game.notice import Notice as Notice
from game.notice import NoticeKey as NoticeKey
from game.opponents import Why
from game.pad_screen import PadScreen
from game.rules.edition import Edition
from game.rules.refusal import Reason
from game.rules.round import Round
from game.rules.setup import Card, HouseRules
from game.rules.view import View
from game.settings import Facing, Settings
from game.setup_screen import Draft as Draft
from game.setup_screen import DraftSeat as DraftSeat
from game.setup_screen import Kept as Kept
from game.setup_screen import Offline as Offline
from game.setup_screen import Opponent as Opponent
from game.setup_screen import PackOffer as PackOffer
from game.setup_screen import PadSetupScreen as PadSetupScreen
from game.setup_screen import ResumeScreen as ResumeScreen
from game.setup_screen import SavedGame as SavedGame
from game.setup_screen import SavedKind as SavedKind
from game.setup_screen import SetupScreen as SetupScreen
from game.telling import AwardLine as AwardLine
from game.telling import award_lines as award_lines
from game.telling import reveal_order as reveal_order


class Undo(StrEnum):
    """Whether the last move can be taken back."""

    POSSIBLE = "possible"
    NOTHING = "nothing"
    """Nobody has made a move yet that could be taken back."""
    SEEN = "seen"
    """Somebody has seen what the last move caused."""


@dataclass(frozen=True, slots=True)
class TakeBackState:
    """Whether the last move can be taken back, and whose it is (``None``: turning the page)."""

    undo: Undo
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ElsewhereScreen:
    """The game is open in another tab: look at what is public, or take it over."""

    saved: SavedGame


@dataclass(frozen=True, slots=True)
class HandOver:
    """Pass the tablet. ``view`` is the table's; ``seat`` the one it is meant for, ``waiting`` the others who owe a move and may take it instead.

    ``resting`` are people who owe nothing and may look at their own hand. ``offered`` shows the second button after a mere tap. ``lineup_open`` says
    whether the lineup may be drawn (it is turned over by a person, so that the last decoy can still be taken back until then); ``looking`` is
    the place shown on the full screen.
    """

    view: View
    seat: int
    waiting: tuple[int, ...]
    resting: tuple[int, ...]
    take_back: TakeBackState
    offered: bool = False
    lineup_open: bool = False
    looking: int | None = None
    facing: Facing = Facing.SOUTH
    stop_asked: bool = False
    thinking: tuple[int, ...] = ()
    """The opponents that will act in a moment."""
    listening: bool = False
    """They wait for words of a clue that was said aloud."""
    opponents: tuple[Opponent, ...] = ()
    """All that may take over a seat."""
    kinds_asked: bool = False
    """Whether who plays for whom is to be changed."""


@dataclass(frozen=True, slots=True)
class TellScreen:
    """The storyteller's hand. ``looking`` is the card on the full screen, ``chosen`` the one to tell with, ``refused`` why a try did not do."""

    view: View
    looking: Card | None = None
    chosen: Card | None = None
    clue: str = ""
    aloud: bool = False
    refused: Reason | None = None


@dataclass(frozen=True, slots=True)
class SubmitScreen:
    """Another seat's hand, to choose its decoys from."""

    view: View
    looking: Card | None = None
    chosen: tuple[Card, ...] = ()
    refused: Reason | None = None


@dataclass(frozen=True, slots=True)
class VoteScreen:
    """The lineup as one voter sees it; ``chosen`` are places."""

    view: View
    looking: int | None = None
    chosen: tuple[int, ...] = ()
    refused: Reason | None = None


@dataclass(frozen=True, slots=True)
class HandScreen:
    """A seat that owes nothing looks at its own hand, and at what it has laid."""

    view: View
    looking: Card | None = None


@dataclass(frozen=True, slots=True)
class OpenVoteScreen:
    """Open voting: ``pointed`` has the places each seat points at so far; ``ready`` says whether everybody does."""

    view: View
    pointed: dict[int, tuple[int, ...]]
    looking: int | None = None
    ready: bool = False
    take_back: TakeBackState = TakeBackState(Undo.NOTHING)


@dataclass(frozen=True, slots=True)
class Reveal:
    """A finished round, step by step.

    Steps 1 to ``len(order)`` turn the places of ``order`` (wrong cards first, the storyteller's last), the next ``len(lines)`` move the pawns.
    ``scores`` are those after ``step``. ``view`` is the table's. ``again`` tells that an old round is looked at once more.
    """

    view: View
    round: Round
    order: tuple[int, ...]
    lines: tuple[AwardLine, ...]
    step: int
    scores: tuple[int, ...]
    take_back: TakeBackState
    looking: int | None = None
    again: bool = False
    asked: int | None = None
    """The opponent that was asked why it voted as it did."""
    why: Why | None = None
    """Its answer; ``None`` if it has none (it told the clue, or was not here)."""
    opponents: tuple[Opponent, ...] = ()
    """All that may take over a seat."""
    kinds_asked: bool = False
    """Whether who plays for whom is to be changed."""

    @property
    def steps(self) -> int:
        """All steps there are."""
        return len(self.order) + len(self.lines)

    @property
    def turned(self) -> tuple[int, ...]:
        """The places turned over so far."""
        return self.order[: self.step]

    @property
    def told(self) -> tuple[AwardLine, ...]:
        """The award lines told so far."""
        return self.lines[: max(0, self.step - len(self.order))]

    @property
    def done(self) -> bool:
        """Whether every step is done."""
        return self.step >= self.steps


@dataclass(frozen=True, slots=True)
class Over:
    """The end: winners, standings, and every round to look at again. An end that came early may be taken back."""

    view: View
    take_back: TakeBackState = TakeBackState(Undo.NOTHING)


@dataclass(frozen=True, slots=True)
class RulesScreen:
    """The rules of this table: its edition with the house rules, for so many seats (0: not known yet)."""

    edition: Edition
    house: HouseRules
    seats: int = 0


@dataclass(frozen=True, slots=True)
class SettingsScreen:
    """The settings, with the table (if there is a game) for the sides on which people sit."""

    settings: Settings
    view: View | None = None


class Deal(StrEnum):
    """Which cards a link deals."""

    FRESH = "fresh"
    """New ones each time the link is opened."""
    SAME = "same"
    """Those of this game, in the same order."""


@dataclass(frozen=True, slots=True)
class ShareScreen:
    """A link to the table, or to a finished game (``whole``).

    ``deals`` are the kinds there are to choose from; ``qr_size`` and ``qr_path`` are the code once it is drawn.
    """

    fragment: str
    deal: Deal = Deal.FRESH
    deals: tuple[Deal, ...] = (Deal.FRESH,)
    whole: bool = False
    qr_size: int = 0
    qr_path: str = ""
    asked: bool = False


@dataclass(frozen=True, slots=True)
class AboutScreen:
    """Who made this, with every licence."""


Screen = (
    SetupScreen | ResumeScreen | ElsewhereScreen | HandOver | TellScreen | SubmitScreen | VoteScreen | HandScreen | OpenVoteScreen | Reveal | Over
    | RulesScreen | SettingsScreen | ShareScreen | AboutScreen | DeckScreen | PadSetupScreen | PadScreen
)  # fmt: skip


def reveal(view: View, finished: Round, step: int, take_back: TakeBackState) -> Reveal:
    """The reveal of a finished round at a step, with the scores as they stand there."""
    order, lines = reveal_order(finished), award_lines(finished)
    untold = lines[max(0, step - len(order)) :]
    scores = list(finished.scores)
    for line in untold:
        for seat in line.seats:
            scores[seat] -= line.points
    return Reveal(view, finished, order, lines, min(step, len(order) + len(lines)), tuple(scores), take_back)
