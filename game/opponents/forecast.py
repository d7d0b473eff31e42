"""The forecast: how likely it is that some, but not all, will find a card behind a clue. Computed, not drawn, so that it costs little."""

from dataclasses import dataclass
from math import exp
from typing import Final

from game.opponents.book import SCALE, ZERO

CALM: Final = 0.9
"""The spread of what guessers misjudge: a softmax temperature, in standard deviations over the cards."""
DOUBT: Final = ((-1.1, 0.25), (0.0, 0.5), (1.1, 0.25))
"""How far the book may be wrong about a clue as the whole table sees it, with the odds of each: nobody's mind is everybody's."""
LAYERS: Final = (
    (0.15, 0.55, 0.35, 0.75, 0.95, 0.25, 0.65, 0.45, 0.85, 0.05, 0.50),
    (0.80, 0.30, 0.60, 0.10, 0.40, 0.90, 0.20, 0.70, 0.50, 0.95, 0.35),
    (0.45, 0.90, 0.05, 0.65, 0.25, 0.50, 0.85, 0.15, 0.75, 0.35, 0.60),
    (0.70, 0.10, 0.85, 0.40, 0.55, 0.30, 0.95, 0.60, 0.20, 0.80, 0.05),
    (0.35, 0.75, 0.20, 0.95, 0.10, 0.65, 0.45, 0.85, 0.05, 0.55, 0.90),
    (0.90, 0.25, 0.50, 0.15, 0.80, 0.05, 0.60, 0.35, 0.95, 0.70, 0.20),
)
"""Six ways in which up to eleven others may lay: where in the order of all cards the best of each hand lies."""

_GRADES: Final = {1: 3.2, 2: 2.5, 3: 1.9, 4: 1.4, 5: 1.0}
"""What the author's grade alone says of how a clue speaks for its own card."""
_EXP: Final = tuple(exp((byte - ZERO) / SCALE / CALM) for byte in range(256))


@dataclass(frozen=True, slots=True)
class Table:
    """A table as its storyteller sees it: how many guess, and how far this table finds more or less than others.

    ``lean`` is in standard deviations: positive where clues have been found more often than not. ``layers`` say where in the order of all unseen
    cards the decoys may lie (0 worst, 1 best), ``beside`` which part of the decoys a guesser may vote for.
    """

    voters: int
    lean: float
    layers: tuple[tuple[float, ...], ...]
    beside: float


def table_of(voters: int, decoys: int, hand: int, lean: float = 0.0) -> Table:
    """A table where so many guess, so many decoys lie, and each guesser chose the best of its hand."""
    layers = tuple(tuple(layer[number % len(layer)] ** (1 / hand) for number in range(decoys)) for layer in LAYERS)
    beside = (decoys - decoys // voters) / decoys if decoys and voters else 0.0
    return Table(voters, lean, layers, beside)


@dataclass(frozen=True, slots=True)
class Forecast:
    """The chances that some but not all find the card, and that any one of them does."""

    some: float
    each: float


def by_grade(grade: int, book: float, people: float) -> float:
    """How a clue speaks for its own card: what the models of the book say, and, as far as people guess, what its author's grade says.

    ``people`` is the share of people among the guessers: opponents read by the models, people read as the author does.
    """
    told = people / 2
    return (1 - told) * book + told * _GRADES[grade]


def forecast(target: float, others: list[int], table: Table) -> Forecast:
    """What to expect if a clue speaks for its card by ``target`` standard deviations, and for the unseen cards by these bytes."""
    order = sorted(others)
    last = len(order) - 1
    if last < 0 or table.voters < 1:
        return Forecast(0.0, 1.0)
    some = each = 0.0
    beside = table.beside
    weights = [beside * sum([_EXP[order[int(part * last)]] for part in layer]) for layer in table.layers]
    voters, share = table.voters, 1 / len(LAYERS)
    for shift, odds in DOUBT:
        mine = exp((target + table.lean + shift) / CALM)
        for weight in weights:
            found = mine / (mine + weight)
            each += share * odds * found
            some += share * odds * (1 - found**voters - (1 - found) ** voters)
    return Forecast(some, each)
