"""The five levels. How clearly an opponent sees is the knob; it tells competent clues at every level."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """``blur`` is the spread of what it misjudges, in the units of a reading; ``wander`` how far from its best choice it may stray when it tells.

    ``whim`` is the part of its character's mood in what it lays and votes for.
    """

    blur: float
    wander: float
    whim: float


LEVELS: Final[dict[int, Level]] = {
    1: Level(blur=2.8, wander=0.11, whim=0.50),
    2: Level(blur=2.2, wander=0.10, whim=0.45),
    3: Level(blur=1.7, wander=0.09, whim=0.40),
    4: Level(blur=1.25, wander=0.09, whim=0.30),
    5: Level(blur=0.85, wander=0.08, whim=0.20),
}
"""Even the sharpest keeps a view of its own: minds that all saw the same would all find a card, or none of them."""
