"""A reading: what a clue says about each card, word by word, so that an opponent can tell why."""

from dataclasses import dataclass
from typing import Final

from game.opponents.table import Known, Table
from game.opponents.words import spoken, tokens

PHRASE_WEIGHT: Final = 1.6
"""A saying or title that is known as a whole counts this much more than a rare word."""
INSIDE: Final = 0.4
"""What the words of a known phrase still count by themselves."""


@dataclass(frozen=True, slots=True)
class Part:
    """A word or phrase of a clue as it was typed, and what it adds to the cards it goes with, by their places in the pack."""

    text: str
    adds: dict[int, float]
    phrase: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clue says: its parts, and the sum for each card of the pack, by place. A clue that says nothing has only zeros."""

    parts: tuple[Part, ...]
    sums: tuple[float, ...]

    @property
    def silent(self) -> bool:
        """Whether the clue says nothing about any card."""
        return not any(self.sums)

    def strongest(self, card: int) -> Part | None:
        """The part of the clue that speaks most for a card; ``None`` if none does."""
        best = max(self.parts, key=lambda part: part.adds.get(card, 0.0), default=None)
        return best if best is not None and best.adds.get(card, 0.0) > 0 else None


def understand(table: Table, clue: str) -> Reading:
    """Read a clue: known phrases first, the longest ones, then every word."""
    words = tokens(clue, table.language)
    typed = spoken(clue, table.language)
    inside = [False] * len(words)
    parts: list[Part] = []
    start = 0
    while start < len(words):
        length = min(table.longest, len(words) - start)
        while length > 0:
            row = table.phrases.get(" ".join(words[start : start + length]))
            if row is not None:
                text = " ".join(typed[start : start + length])
                parts.append(_part(table, text, [Known(row, PHRASE_WEIGHT)], phrase=True))
                inside[start : start + length] = [True] * length
                break
            length -= 1
        start += max(length, 1)
    for place, word in enumerate(words):
        known = table.known(word)
        if known:
            factor = INSIDE if inside[place] else 1.0
            weighed = [Known(one.row, one.sureness * factor * table.weight(one.row)) for one in known]
            parts.append(_part(table, typed[place], weighed))
    sums = [0.0] * len(table.cards)
    for part in parts:
        for card, value in part.adds.items():
            sums[card] += value
    return Reading(tuple(parts), tuple(sums))


def _part(table: Table, text: str, known: list[Known], *, phrase: bool = False) -> Part:
    adds: dict[int, float] = {}
    for one in known:
        for card, strength in table.links(one.row):
            adds[card] = adds.get(card, 0.0) + one.sureness * strength
    return Part(text, adds, phrase)
