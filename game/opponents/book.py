"""The book of clues: what opponents may say about their cards, and how strongly each clue speaks for every card there is."""

import json
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from game.opponents.table import BadTable, Sections

ZERO: Final = 64
SCALE: Final = 32
"""A byte of the matrix is ``ZERO`` + ``SCALE`` times the standard deviations by which a clue favours a card over the others."""


@dataclass(frozen=True, slots=True)
class ClueLine:
    """A clue of the book: its words, the card it was written for (by its place in the pack), and its grade from 1, plain, to 5, far-fetched.

    ``moods`` say for each character, in the order of ``CHARACTERS``, how much the clue is to its taste (0 to 1); ``saying`` whether the clue is
    a known saying or title.
    """

    text: str
    card: int
    grade: int
    saying: bool
    moods: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All clues of one language. ``fitting`` lists for each card the clues one may tell it with: its own, then borrowed ones."""

    lines: tuple[ClueLine, ...]
    matrix: bytes
    fitting: tuple[tuple[int, ...], ...]

    def row(self, clue: int) -> bytes:
        """How a clue speaks for each card, as bytes (see ``ZERO`` and ``SCALE``)."""
        cards = len(self.fitting)
        return self.matrix[clue * cards : (clue + 1) * cards]


EMPTY: Final = Book((), b"", ())


def opening(sections: Sections) -> Generator[None, None, Book]:
    """Read the book from its file's parts; it pauses in between. Raises ``BadTable``."""
    try:
        told = json.loads(sections["book"])
        moods = sections["book-moods"]
        characters = int(sections.head["characters"])
        yield
        lines = tuple(
            ClueLine(
                text,
                card,
                grade,
                bool(saying),
                tuple(mood / 255 for mood in moods[number * characters : (number + 1) * characters]),
            )
            for number, (text, card, grade, saying) in enumerate(told["clues"])
        )
        yield
        fitting = tuple(tuple(clues) for clues in told["fitting"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadTable("a book that cannot be read") from error
    matrix = sections["book-matrix"]
    if len(matrix) != len(lines) * len(fitting):
        raise BadTable("clues and cards do not agree")
    return Book(lines, matrix, fitting)
