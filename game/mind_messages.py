"""Messages about computer opponents: their moves, waiting for them, who plays a seat, and asking them why."""

from dataclasses import dataclass

from game.opponents import Knowledge
from game.rules.setup import Mind


@dataclass(frozen=True, slots=True)
class OpponentActs:
    """The pause is over: the opponent whose turn it was, when the record had so many moves, makes its move."""

    game: str
    moves: int
    listened: bool = False
    """Whether it has waited long enough for the words of a clue that was said aloud."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Nobody wants to wait: the opponents act without a pause, one after the other, as far as they owe anything now."""


@dataclass(frozen=True, slots=True)
class ChangeKind:
    """A seat changes between a person (``None``) and an opponent."""

    seat: int
    mind: Mind | None


@dataclass(frozen=True, slots=True)
class AskKinds:
    """Show who plays for whom, to change it; or no longer."""


@dataclass(frozen=True, slots=True)
class AskWhy:
    """Ask an opponent, at the reveal, why it voted as it did. ``None``: enough of that."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Learned:
    """What opponents know of a language is here; ``None`` if it could not be had: then they play by temperament."""

    language: str
    known: Knowledge | None


MindMessage = OpponentActs | Hurry | AskKinds | ChangeKind | AskWhy | Learned
