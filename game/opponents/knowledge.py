"""Knowledge: all that opponents know of one language and its cards, read from one file."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from game.opponents.book import EMPTY, Book, opening
from game.opponents.reading import Reading, understand
from game.opponents.table import BadTable, Sections, Table, phrase_key, reading
from game.opponents.tongue import tongue
from game.opponents.words import tokens
from game.rules.setup import Card

FOLDER: Final = "static/opponents"
SUFFIX: Final = ".words"
SPOKEN: Final = ("en", "de", "nb", "es", "ro", "cs")
"""The languages that opponents have a file for. In any other they play by temperament, and their clues have no words."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What opponents know in ``language``. Without a table they play all the same: by temperament."""

    language: str
    table: Table | None = None
    book: Book = EMPTY
    drawn: tuple[tuple[float, ...], ...] = ()
    """For each character, in the order of ``CHARACTERS``, how much every card draws it, in standard deviations over the cards."""
    beside: tuple[Table, ...] = ()
    """Tables of other languages, learnt because a clue was in one of them. They read; clues are told in ``language`` alone."""

    def read(self, clue: str) -> Reading | None:
        """What a clue says in the table's language, or in another one known beside it, if the clue is said in that or says nothing else.

        A saying or title that the table knows as a whole is at home there, in whatever language. ``None``: there is no table.
        """
        if self.table is None:
            return None
        said_in = None if self._whole(clue) else tongue(clue)
        first = [other for other in self.beside if other.language == said_in and said_in != self.language]
        for table in (*first, self.table, *self.beside):
            said = understand(table, clue)
            if not said.silent:
                return said
        return understand(self.table, clue)

    def puzzled(self, clue: str, at_home: str) -> str | None:
        """The language that is to be learnt for a clue: the one it is said in, or, where it says nothing, that of the screens (``at_home``).

        ``None``: nothing is missing, or there are no words that any language could tell something about.
        """
        if self.table is None or not tokens(clue, self.language) or self._whole(clue):
            return None
        said_in = tongue(clue)
        if said_in is None:
            reading = self.read(clue)
            said_in = at_home if reading is not None and reading.silent else self.language
        known = {self.language, *(table.language for table in self.beside)}
        return said_in if said_in in SPOKEN and said_in not in known else None

    def _whole(self, clue: str) -> bool:
        """Whether the table knows a clue as one saying or title."""
        return self.table is not None and phrase_key(clue, self.language) in self.table.phrases

    def place(self, card: Card) -> int | None:
        """The place of a card in the pack that is known; ``None`` for a card nobody has told them about."""
        if self.table is None:
            return None
        pack, _, number = card.rpartition(".")
        place = int(number)
        return place if pack == self.table.pack and place < len(self.table.cards) else None


def file_of(language: str) -> str:
    """Where the knowledge of a language lies, relative to the page."""
    return f"{FOLDER}/{language}{SUFFIX}"


def loading(data: bytes) -> Generator[None, None, Knowledge]:
    """Read a file, in slices short enough that a page does not stutter: go on with it whenever there is time; its value is the knowledge.

    Raises ``BadTable`` for anything but a whole file.
    """
    try:
        sections = Sections(data)
        yield
        table = yield from reading(sections)
        book = yield from opening(sections)
    except UnicodeDecodeError as error:
        raise BadTable("letters that are none") from error
    drawn = sections["drawn"]
    cards = len(table.cards)
    if len(book.fitting) != cards or not cards or len(drawn) % cards:
        raise BadTable("tables of different packs")
    leanings = tuple(
        tuple((byte - 128) / 32 for byte in drawn[start : start + cards]) for start in range(0, len(drawn), cards)
    )
    return Knowledge(table.language, table, book, leanings)


def loaded(data: bytes) -> Knowledge:
    """The same in one go, for tools and tests."""
    work = loading(data)
    while True:
        try:
            next(work)
        except StopIteration as done:
            knowledge: Knowledge = done.value
            return knowledge
