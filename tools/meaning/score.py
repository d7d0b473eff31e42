"""How well clues are understood: the chance of picking the right card among six, exact over all line-ups, with bootstrap intervals over cards."""

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

LINEUP: Final = 6
TRIES: Final = 2000
EVEN: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over clues with its interval (95 %, resampling cards), and the number of clues."""

    mean: float
    low: float
    high: float
    clues: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % [{100 * self.low:.1f}-{100 * self.high:.1f}] ({self.clues})"


def right(scores: Sequence[float], target: int, lineup: int = LINEUP) -> float:
    """The chance that the target has the highest score among itself and ``lineup - 1`` others drawn from all; ties are shared."""
    others = [score for place, score in enumerate(scores) if place != target]
    above = sum(score > scores[target] + EVEN for score in others)
    even = sum(abs(score - scores[target]) <= EVEN for score in others)
    lower = len(others) - above - even
    draw = lineup - 1
    chance = 0.0
    for tied in range(min(even, draw) + 1):
        ways = comb(even, tied) * comb(lower, draw - tied)
        chance += ways / (1 + tied)
    return chance / comb(len(others), draw)


def share(results: Sequence[tuple[str, float]]) -> Share:
    """The mean of results by card, with its interval."""
    by_card: defaultdict[str, list[float]] = defaultdict(list)
    for card, value in results:
        by_card[card].append(value)
    cards = sorted(by_card)
    if not cards:
        return Share(0.0, 0.0, 0.0, 0)
    chance = random.Random(len(results))
    means = []
    for _ in range(TRIES):
        drawn = [value for _ in cards for value in by_card[chance.choice(cards)]]
        means.append(sum(drawn) / len(drawn))
    means.sort()
    mean = sum(value for _, value in results) / len(results)
    return Share(mean, means[int(0.025 * TRIES)], means[int(0.975 * TRIES)], len(results))
