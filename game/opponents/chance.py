"""Chance of an opponent's own: numbers that belong to its key, the round, a purpose and a card, and to nothing else."""

from dataclasses import dataclass
from math import cos, log, pi, sqrt
from typing import Final

from game.rules.chance import digest, fraction

_WHOLE: Final = 1 << 32
_LEAST: Final = 1e-9


def mind_key(seed: str, seat: int) -> str:
    """The key of the mind on a seat: it follows from the game's seed, and the seed cannot be found from it."""
    return digest(seed, "mind", seat).hex()[:24]


@dataclass(frozen=True, slots=True)
class Dice:
    """The chance of one mind in one round."""

    key: str
    round_number: int

    def fraction(self, purpose: str, what: str) -> float:
        """A number in [0, 1)."""
        return fraction(self.key, self.round_number, purpose, what)

    def blur(self, purpose: str, what: str) -> float:
        """A number from the standard normal distribution."""
        found = digest(self.key, self.round_number, purpose, what)
        one, other = int.from_bytes(found[:4], "big") / _WHOLE, int.from_bytes(found[4:8], "big") / _WHOLE
        return sqrt(-2 * log(max(one, _LEAST))) * cos(2 * pi * other)

    def pull(self, purpose: str, what: str) -> float:
        """A number from the standard Gumbel distribution: the largest sum of value and pull is a choice with softmax odds."""
        return -log(-log(min(max(self.fraction(purpose, what), _LEAST), 1 - _LEAST)))
