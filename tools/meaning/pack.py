"""Packing: rows, phrases and clues into the one file that the page loads."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from game.opponents.book import SCALE, ZERO
from game.opponents.table import FAINTEST, MAGIC, STRENGTH_STEP, ZIPF_STEPS
from game.opponents.words import folded
from tools.meaning.vectors import Vectors

WIDTH: Final = 16
"""Cards that a row names: those it goes with most."""
CODES: Final = 15


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue of the book as it is packed: its words, its card's place, its grade, whether it is a known saying, what characters make of it."""

    text: str
    card: int
    grade: int
    saying: bool
    moods: Sequence[float]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that goes into a file. Rows of phrases come after the rows of words."""

    language: str
    pack: str
    cards: Sequence[str]
    forms: dict[str, int]
    zipf: Sequence[float]
    phrases: Sequence[str]
    rows: Vectors
    clues: Sequence[Clue]
    matrix: Vectors
    fitting: Sequence[Sequence[int]]
    drawn: Vectors


def front_coded(words: Sequence[str]) -> bytes:
    """Sorted words, each as how many letters it shares with the one before, and the rest."""
    lines, before = [], ""
    for word in words:
        common = 0
        while common < min(len(word), len(before), 60) and word[common] == before[common]:
            common += 1
        lines.append(chr(32 + common) + word[common:])
        before = word
    return "\n".join(lines).encode()


def planes(rows: Vectors, width: int) -> tuple[bytes, bytes]:
    """The strongest cards of each row in rising order, as steps from one to the next, and their strengths in four bits, plane by plane."""
    count, cards = rows.shape
    width = min(width, cards - cards % 2)
    strongest = np.sort(np.argsort(-rows, axis=1, kind="stable")[:, :width], axis=1)
    values = np.take_along_axis(rows, strongest, axis=1)
    codes = np.clip(np.round((values - FAINTEST) / STRENGTH_STEP), 0, CODES).astype(np.uint8)
    steps = np.diff(np.concatenate([np.zeros((count, 1), np.int64), strongest], axis=1), axis=1).astype(np.uint8)
    pairs = ((codes[:, 0::2] << 4) | codes[:, 1::2]).astype(np.uint8)
    return steps.T.tobytes(), pairs.T.tobytes()


def packed(content: Content) -> bytes:
    """The file."""
    forms: dict[str, int] = {}
    for form, row in sorted(content.forms.items(), key=lambda item: -content.zipf[item[1]]):
        forms.setdefault(folded(form, content.language), row)
    words = sorted(forms)
    rows = np.array([forms[word] for word in words], np.uint16)
    width = min(WIDTH, len(content.cards) - len(content.cards) % 2)
    places, strengths = planes(content.rows, width)
    zipf = [*content.zipf, *(0.0 for _ in content.phrases)]
    moods = np.array([clue.moods for clue in content.clues], np.float32).reshape(len(content.clues), len(content.drawn))
    book = {
        "clues": [[clue.text, clue.card, clue.grade, int(clue.saying)] for clue in content.clues],
        "fitting": content.fitting,
    }
    sections = {
        "forms": front_coded(words),
        "form-rows-low": (rows & 255).astype(np.uint8).tobytes(),
        "form-rows-high": (rows >> 8).astype(np.uint8).tobytes(),
        "zipf": np.clip(np.round(np.array(zipf) * ZIPF_STEPS), 0, 255).astype(np.uint8).tobytes(),
        "places": places,
        "strengths": strengths,
        "phrases": "\n".join(content.phrases).encode(),
        "book": json.dumps(book, ensure_ascii=False, separators=(",", ":")).encode(),
        "book-moods": np.clip(np.round(moods * 255), 0, 255).astype(np.uint8).tobytes(),
        "book-matrix": np.clip(np.round(ZERO + SCALE * content.matrix), 0, 255).astype(np.uint8).tobytes(),
        "drawn": np.clip(np.round(128 + 32 * content.drawn), 0, 255).astype(np.uint8).tobytes(),
    }
    head = {
        "language": content.language,
        "pack": content.pack,
        "cards": list(content.cards),
        "rows": len(content.rows),
        "width": width,
        "characters": len(content.drawn),
        "licence": "CC BY-SA 4.0; see LICENCE.md beside this file",
        "sections": {name: len(part) for name, part in sections.items()},
    }
    whole = MAGIC + json.dumps(head, separators=(",", ":")).encode() + b"\n" + b"".join(sections.values())
    return zlib.compress(whole, 9)
