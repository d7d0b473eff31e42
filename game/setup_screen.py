"""The screens before a game as values: the set-up form as typed, the saved games, what is kept for playing offline, and who may be seated."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.edition import BOX_CARDS
from game.rules.setup import Fault, HouseRules, Mind


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A seat of the set-up form as typed."""

    name: str
    pawn: str
    mind: Mind | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """The set-up form as typed. ``pack`` is the id of the pack to play with; a printed game has ``cards`` in its box, expansions with them."""

    seats: tuple[DraftSeat, ...]
    edition: str
    house: HouseRules = HouseRules()
    pack: str = ""
    clue_language: str = "en"
    seed: str = ""
    """Filled only for "the same deal as before"."""
    cards: int = BOX_CARDS


class SavedKind(StrEnum):
    """What a saved game is."""

    PLAYED = "played"
    SCORED = "scored"
    """A printed game whose points are kept here."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be continued, told by what is public about it."""

    id: str
    names: tuple[str, ...]
    round_number: int
    finished: bool
    kind: SavedKind = SavedKind.PLAYED


@dataclass(frozen=True, slots=True)
class PackOffer:
    """A pack that the set-up may choose, with its number of cards."""

    id: str
    count: int


class Kept(StrEnum):
    """How much of the site this device keeps for playing without a network."""

    NOTHING = "nothing"
    LOADING = "loading"
    CORE = "core"
    """The game plays; pictures are still on their way."""
    READY = "ready"
    """All of it: ready for the cabin."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Offline:
    """How far the keeping is: the state, and the pictures that are there of all."""

    state: Kept = Kept.NOTHING
    done: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer opponent that may be seated: ``calling`` and ``about`` are English, to be translated."""

    id: str
    name: str
    calling: str
    about: str


@dataclass(frozen=True, slots=True)
class SetupScreen:
    """The set-up form. ``faults`` are shown after a try to start; ``opponents`` are all that may be seated."""

    draft: Draft
    faults: tuple[Fault, ...] = ()
    packs: tuple[PackOffer, ...] = ()
    saved: tuple[SavedGame, ...] = ()
    offline: Offline = Offline()
    opponents: tuple[Opponent, ...] = ()
    understood: tuple[str, ...] = ()
    """The languages in which opponents understand clues."""


@dataclass(frozen=True, slots=True)
class PadSetupScreen:
    """The set-up form of a printed game that is to be scored. ``faults`` are shown after a try to start."""

    draft: Draft
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class ResumeScreen:
    """All saved games; ``asked`` is the one whose deletion was asked for once."""

    saved: tuple[SavedGame, ...]
    asked: str | None = None
