"""Sight: how one mind sees cards in the light of a clue. It knows the clue, its own temper and its own blur, and nothing of who laid what."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.opponents.chance import Dice
from game.opponents.character import CHARACTERS, Temperament, temperament_of
from game.opponents.knowledge import Knowledge
from game.opponents.level import LEVELS, Level
from game.opponents.reading import Reading
from game.rules.moves import Clue, words_of
from game.rules.setup import Card, Mind

CLEAR: Final = 4.0
"""A clue whose best card has this sum is taken at its full worth; fainter ones count less against blur and whim."""
TOO_GOOD: Final = 2.0
"""From here on a contrary mind distrusts how well a card fits."""
_ORDER: Final = tuple(CHARACTERS)


@dataclass(frozen=True, slots=True)
class Sight:
    """A mind looking at cards: what it knows, who it is, and its dice for this round."""

    known: Knowledge
    mind: Mind
    dice: Dice

    @property
    def level(self) -> Level:
        """The knobs of its level."""
        return LEVELS[self.mind.level]

    @property
    def temperament(self) -> Temperament:
        """The knobs of its character."""
        return temperament_of(self.mind.character)

    def read(self, clue: Clue | None, caption: str) -> Reading | None:
        """What the clue says to it: typed words, or those typed afterwards for a clue that was said aloud. ``None``: there are no words."""
        words = words_of(clue, caption)
        return self.known.read(words) if words else None

    def fits(self, reading: Reading | None) -> list[float]:
        """How well each card of the pack fits a reading, in standard deviations over the pack; all 0 if it says nothing."""
        count = 0 if self.known.table is None else len(self.known.table.cards)
        if reading is None or reading.silent:
            return [0.0] * count
        # the table that read it may know fewer cards, or more
        sums = [*reading.sums[:count], *(0.0 for _ in range(count - len(reading.sums)))]
        mean = sum(sums) / count
        spread = sqrt(sum((value - mean) ** 2 for value in sums) / count) or 1.0
        clear = min(1.0, max(sums) / CLEAR)
        return [clear * (value - mean) / spread for value in sums]

    def drawn(self, card: Card) -> float:
        """How much its mood draws it to a card, whatever the clue."""
        place = self.known.place(card)
        if place is None or self.mind.character not in CHARACTERS or not self.known.drawn:
            return 0.0
        return self.temperament.mood * self.known.drawn[_ORDER.index(self.mind.character)][place]

    def taste(self, moods: tuple[float, ...]) -> float:
        """How much a clue of the book is to its taste, from 0 to 1."""
        if self.mind.character not in CHARACTERS:
            return 0.0
        place = _ORDER.index(self.mind.character)
        return moods[place] if place < len(moods) else 0.0

    def look(self, purpose: str, card: Card, fits: list[float]) -> float:
        """How a card looks to it in the end: fit, distrust, whim and blur."""
        place = self.known.place(card)
        fit = 0.0 if place is None else fits[place]
        fit -= self.temperament.contrary * max(0.0, fit - TOO_GOOD)
        return fit + self.level.whim * self.drawn(card) + self.level.blur * self.dice.blur(purpose, card)
