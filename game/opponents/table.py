"""A meaning table: for every word of a language, the cards it goes with. Read from a file in small slices, so that a page never waits."""

import json
import zlib
from bisect import bisect_left
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.opponents.words import tokens

MAGIC: Final = b"moonhare meaning 1\n"
SHARPNESS: Final = 1.5
"""Strong links count more than many weak ones: a link's strength is raised to this power."""
FAINTEST, STRENGTH_STEP = 0.3, 1 / 3
"""A link is stored in four bits: ``FAINTEST + code * STRENGTH_STEP``, in standard deviations over the cards."""
STRENGTHS: Final = tuple((FAINTEST + code * STRENGTH_STEP) ** SHARPNESS for code in range(16))
ZIPF_STEPS: Final = 20
"""Steps of the stored frequency for one unit of the Zipf scale."""
RARENESS: Final = 3e-4
"""A word as frequent as this counts half; rarer ones count fully (smooth inverse frequency)."""
SLICE: Final = 1500
"""Words read between two pauses."""


class BadTable(ValueError):
    """A file that is no meaning table, or a damaged one."""


@dataclass(frozen=True, slots=True)
class Known:
    """A word that was found: its row, and how sure it is that this word was meant (1 for the word itself)."""

    row: int
    sureness: float


@dataclass(frozen=True, slots=True)
class Table:
    """The meaning table of one language, as it lies in its file.

    ``forms`` are the folded word forms in order, ``rows`` their rows; ``phrases`` maps folded sayings, titles and phrases to theirs.
    """

    language: str
    pack: str
    cards: tuple[str, ...]
    width: int
    count: int
    forms: list[str]
    rows: memoryview
    zipf: bytes
    places: bytes
    strengths: bytes
    phrases: dict[str, int]
    longest: int

    def links(self, row: int) -> list[tuple[int, float]]:
        """The cards (by their place in the pack) that a row goes with, and how strongly."""
        found: list[tuple[int, float]] = []
        card = 0
        for plane in range(self.width):
            card += self.places[plane * self.count + row]
            pair = self.strengths[(plane >> 1) * self.count + row]
            code = pair & 15 if plane & 1 else pair >> 4
            if code:
                found.append((card, STRENGTHS[code]))
        return found

    def weight(self, row: int) -> float:
        """How much a word tells by its rareness: near 0 for ``the``, near 1 for ``lighthouse``."""
        share = 10 ** (self.zipf[row] / ZIPF_STEPS - 9)
        return float(RARENESS / (RARENESS + share))

    def row(self, form: str) -> int | None:
        """The row of a folded word form, if the table has that very form."""
        place = bisect_left(self.forms, form)
        return self.rows[place] if place < len(self.forms) and self.forms[place] == form else None

    def near(self, form: str) -> list[Known]:
        """What an unknown word may be: a form of a known one, a compound of two, or a known beginning."""
        head, _, tail = form.partition("'")
        if tail and (row := self.row(head)) is not None:
            return [Known(row, 1.0)]
        if "-" in form:
            return [known for part in form.split("-") for known in self.known(part)]
        return self._sibling(form) or self._compound(form) or self._beginning(form)

    def known(self, form: str) -> list[Known]:
        """The rows of a folded word; empty if nothing like it is known."""
        row = self.row(form)
        return [Known(row, 1.0)] if row is not None else self.near(form)

    def _sibling(self, form: str) -> list[Known]:
        """The known form with the longest common beginning, if most of both is common."""
        place = bisect_left(self.forms, form)
        best, longest = -1, 3
        for other in range(max(0, place - 3), min(len(self.forms), place + 3)):
            common = _common(self.forms[other], form)
            if common > longest and common >= 0.65 * max(len(form), len(self.forms[other])):
                best, longest = other, common
        return [Known(self.rows[best], 0.9)] if best >= 0 else []

    def _compound(self, form: str) -> list[Known]:
        if self.language not in ("de", "nb"):
            return []
        for cut in range(len(form) - 3, 3, -1):
            first = self.row(form[:cut])
            if first is None:
                continue
            rest = form[cut:]
            for tail in (rest, rest[1:] if rest[0] in "sen" else "", rest[2:] if rest[:2] in ("en", "es") else ""):
                second = self.row(tail) if len(tail) > 2 else None  # noqa: PLR2004 (shorter ones are endings)
                if second is not None:
                    return [Known(first, 0.8), Known(second, 0.8)]
        return []

    def _beginning(self, form: str) -> list[Known]:
        for length in range(len(form) - 1, 4, -1):
            place = bisect_left(self.forms, form[:length])
            if place < len(self.forms) and self.forms[place].startswith(form[:length]):
                return [Known(self.rows[place], 0.5)]
        return []


def _common(one: str, other: str) -> int:
    length = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        length += 1
    return length


# Reading ---------------------------------------------------------------------------------------------------------------------------------


class Sections:
    """The unpacked parts of a file by name. Raises ``BadTable``."""

    def __init__(self, data: bytes) -> None:
        try:
            whole = zlib.decompress(data)
        except zlib.error as error:
            raise BadTable("not packed as a meaning table is") from error
        if not whole.startswith(MAGIC):
            raise BadTable("no meaning table")
        head, _, body = whole[len(MAGIC) :].partition(b"\n")
        try:
            self.head: dict[str, Any] = json.loads(head)
            sizes: dict[str, int] = self.head["sections"]
        except (ValueError, KeyError) as error:
            raise BadTable("a head that cannot be read") from error
        self._parts: dict[str, bytes] = {}
        start = 0
        for name, size in sizes.items():
            self._parts[name] = body[start : start + size]
            start += size
        if start != len(body):
            raise BadTable("cut short")

    def __getitem__(self, name: str) -> bytes:
        """A part by its name. Raises ``BadTable`` if the file has none such."""
        if name not in self._parts:
            raise BadTable(f"no part {name}")
        return self._parts[name]


def _unpacked(front: bytes) -> Iterator[list[str]]:
    """The words of a front-coded list, in slices: each line says how much it has in common with the one before."""
    found: list[str] = []
    word = ""
    for line in front.decode().split("\n"):
        if not line:
            continue
        word = word[: ord(line[0]) - 32] + line[1:]
        found.append(word)
        if len(found) == SLICE:
            yield found
            found = []
    yield found


def reading(sections: Sections) -> Generator[None, None, Table]:
    """Read a table from its file's parts; it pauses after each slice. Raises ``BadTable``."""
    head = sections.head
    forms: list[str] = []
    for part in _unpacked(sections["forms"]):
        forms += part
        yield
    try:
        count, width, language = int(head["rows"]), int(head["width"]), str(head["language"])
        cards = tuple(str(card) for card in head["cards"])
        pack = str(head["pack"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadTable("a head that lacks something") from error
    low, high = sections["form-rows-low"], sections["form-rows-high"]
    rows = memoryview(bytearray(2 * len(forms))).cast("H")
    if len(low) != len(forms) or len(high) != len(forms):
        raise BadTable("forms and rows do not agree")
    for start in range(0, len(forms), SLICE):
        for place in range(start, min(start + SLICE, len(forms))):
            rows[place] = low[place] | high[place] << 8
        yield
    lines = sections["phrases"].decode().split("\n")
    first = count - len(lines)
    phrases = {phrase: first + number for number, phrase in enumerate(lines) if phrase}
    longest = max((phrase.count(" ") + 1 for phrase in phrases), default=0)
    yield
    return Table(
        language,
        pack,
        cards,
        width,
        count,
        forms,
        rows,
        sections["zipf"],
        sections["places"],
        sections["strengths"],
        phrases,
        longest,
    )


def phrase_key(text: str, language: str) -> str:
    """How a phrase is looked up: its folded words with one space between them."""
    return " ".join(tokens(text, language))
