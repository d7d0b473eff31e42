"""The deck as a screen: every picture of a pack, to be looked at between games."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.setup import Card


class Titles(StrEnum):
    """Whether the pictures tell their titles: a title is a clue, so nobody reads one unasked."""

    HIDDEN = "hidden"
    TOLD = "told"


@dataclass(frozen=True, slots=True)
class DeckScreen:
    """All pictures of a pack; ``looking`` is the one on the full screen."""

    cards: tuple[Card, ...]
    looking: Card | None = None
    titles: Titles = Titles.HIDDEN
