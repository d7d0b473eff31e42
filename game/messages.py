"""Messages: everything a person, the clock or the device can say to the session, as values."""

from dataclasses import dataclass

from game.deck_messages import DeckMessage
from game.deck_messages import OpenDeck as OpenDeck
from game.deck_messages import TellTitles as TellTitles
from game.device_messages import Claimed as Claimed
from game.device_messages import Elsewhere as Elsewhere
from game.device_messages import Export as Export
from game.device_messages import Forget as Forget
from game.device_messages import Hidden as Hidden
from game.device_messages import Import as Import
from game.device_messages import Newer as Newer
from game.device_messages import OfflineNews as OfflineNews
from game.device_messages import Opened as Opened
from game.device_messages import Outdone as Outdone
from game.device_messages import Resume as Resume
from game.device_messages import StoreFailed as StoreFailed
from game.device_messages import StoreWorks as StoreWorks
from game.device_messages import TakeOver as TakeOver
from game.device_messages import UpdateWaits as UpdateWaits
from game.device_messages import UseUpdate as UseUpdate
from game.device_messages import WentBack as WentBack
from game.link_messages import AskQr as AskQr
from game.link_messages import ChooseDeal as ChooseDeal
from game.link_messages import Linked as Linked
from game.link_messages import QrDrawn as QrDrawn
from game.link_messages import Shared as Shared
from game.link_messages import ShareTable as ShareTable
from game.mind_messages import MindMessage
from game.pad_messages import PadMessage
from game.rules.setup import Card, Seat


@dataclass(frozen=True, slots=True)
class Edit:
    """The set-up form as it stands: its named fields."""

    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class Start:
    """Deal: the set-up form is ready."""

    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class AddSeat:
    """One more seat in the set-up."""

    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class AddOpponent:
    """One more seat, played by a computer opponent."""

    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class RemoveSeat:
    """One seat fewer in the set-up."""

    fields: dict[str, str]
    seat: int


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """A seat of the set-up changes places with its neighbour ``by`` places further (-1 or 1)."""

    fields: dict[str, str]
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Pass:
    """The tablet is meant for this seat next; nothing opens yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tapped:
    """The hold-to-open was only tapped: offer a second button in a moment."""

    seat: int


@dataclass(frozen=True, slots=True)
class Offer:
    """The moment after a mere tap has passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ready:
    """This seat holds the tablet and opens its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Look:
    """Show one card on the full screen: of a hand, or of a place in the lineup. Both ``None``: close it."""

    card: Card | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Select a card or a place, or take the selection back. Nothing is committed."""

    card: Card | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Cover:
    """Hide the hand: back to the hand-over."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in the clue field, kept so that nothing typed is lost."""

    clue: str
    aloud: bool


@dataclass(frozen=True, slots=True)
class TellCard:
    """Commit: tell with the selected card and this clue, or one said aloud."""

    clue: str
    aloud: bool


@dataclass(frozen=True, slots=True)
class SubmitCards:
    """Commit: lay the selected decoys."""


@dataclass(frozen=True, slots=True)
class CastVote:
    """Commit: vote for the selected places."""


@dataclass(frozen=True, slots=True)
class Point:
    """Open voting: a seat points at a place, or no longer does."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class ScoreOpenVotes:
    """Open voting: everybody has pointed; count."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last person's move."""


@dataclass(frozen=True, slots=True)
class Step:
    """The next step of a reveal."""


@dataclass(frozen=True, slots=True)
class Skip:
    """All steps of a reveal at once."""


@dataclass(frozen=True, slots=True)
class NextPage:
    """Turn the page: next round, or the end."""


@dataclass(frozen=True, slots=True)
class AddCaption:
    """Words for a clue that was said aloud."""

    words: str


@dataclass(frozen=True, slots=True)
class StopGame:
    """End the game now. The first asks, the second does."""


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """A seat gets up between rounds."""

    seat: int


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Somebody sits down between rounds."""

    who: Seat


@dataclass(frozen=True, slots=True)
class ShowRound:
    """Look at a finished round again."""

    number: int


@dataclass(frozen=True, slots=True)
class OpenRules:
    """The rules of this table."""


@dataclass(frozen=True, slots=True)
class OpenSettings:
    """The settings of this device."""


@dataclass(frozen=True, slots=True)
class OpenAbout:
    """Who made this, and every licence."""


@dataclass(frozen=True, slots=True)
class Back:
    """Close what lies over the game."""


@dataclass(frozen=True, slots=True)
class Change:
    """A setting changes: its field and new value."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SideOf:
    """A player sits on another side of the table."""

    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Close a notice."""

    notice: int


@dataclass(frozen=True, slots=True)
class QuietCoach:
    """No more coaching sentences."""


@dataclass(frozen=True, slots=True)
class Again:
    """Another game with the same table; the next seat tells first."""


@dataclass(frozen=True, slots=True)
class LeaveGame:
    """Back to the set-up; the game stays saved."""


Message = (
    Edit | Start | AddSeat | AddOpponent | RemoveSeat | MoveSeat | Pass | Tapped | Offer | Ready | Look | Choose | Cover | Typed | TellCard
    | SubmitCards | CastVote | Point | ScoreOpenVotes | TakeBack | Step | Skip | NextPage | AddCaption | StopGame | LeaveTable
    | JoinTable | ShowRound | OpenRules | OpenSettings | OpenAbout | Back | Change | SideOf | Dismiss | QuietCoach | ShareTable
    | Resume | TakeOver | Claimed | Elsewhere | Forget | Export | Import | Again | LeaveGame | Hidden | WentBack | Opened | StoreFailed | StoreWorks
    | Newer | Outdone | Shared | Linked | ChooseDeal | AskQr | QrDrawn | OfflineNews | UpdateWaits | UseUpdate
    | DeckMessage | PadMessage | MindMessage
)  # fmt: skip
