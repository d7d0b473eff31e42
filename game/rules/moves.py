"""What players do, as values. Every private move names its seat, so the order of arrival is free."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.setup import Card, Mind, Seat


class Aloud(Enum):
    """The clue that was said, sung or mimed instead of typed."""

    ALOUD = "aloud"


ALOUD: Final = Aloud.ALOUD

Clue = str | Aloud
"""A typed clue, or ``ALOUD``."""


def words_of(clue: Clue | None, caption: str) -> str:
    """The words of a clue: as it was typed, or as they were written down later for one said aloud; empty where there are none."""
    return caption if clue is ALOUD or clue is None else clue


@dataclass(frozen=True, slots=True)
class Tell:
    """The storyteller lays a card and gives the clue."""

    seat: int
    card: Card
    clue: Clue


@dataclass(frozen=True, slots=True)
class Submit:
    """Another seat lays its decoy, or its two with three seats."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat's ballot: the places it votes for, counted from 0."""

    seat: int
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Next:
    """Turn the page: the next round, or the end."""


@dataclass(frozen=True, slots=True)
class Caption:
    """Words, typed afterwards by the storyteller, for a clue that was said aloud. They change no rule."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Stop:
    """End the game now, with the standings as they are."""


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat gets up between two rounds."""

    seat: int


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody sits down between two rounds, to the right of the first seat; ``seat`` is the new seat's number."""

    seat: int
    who: Seat


@dataclass(frozen=True, slots=True)
class Kind:
    """A seat changes between a person (``None``) and an opponent's mind, at any time."""

    seat: int
    mind: Mind | None


Move = Tell | Submit | Vote | Next | Caption | Stop | Leave | Join | Kind
