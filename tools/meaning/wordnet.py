"""WordNet: each English word as a bag of the words around it: synonyms, what it is a kind of, its kinds and parts, and its definition."""

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SENSES: Final = 4
"""Senses of a word that count, the most frequent first."""
WEIGHTS: Final = {
    "@": 0.6,
    "@i": 0.6,
    "~": 0.15,
    "&": 0.7,
    "+": 0.5,
    "#p": 0.3,
    "%p": 0.4,
    "#m": 0.2,
    "%m": 0.3,
    "!": 0.3,
    "*": 0.4,
    ">": 0.4,
    "^": 0.4,
    ";c": 0.4,
}
"""What a neighbour counts, by the pointer that leads to it."""
UP_TWICE: Final = 0.3
DEFINITION: Final = 0.5
_STOP: Final = frozenset(
    """a an the of in to or and with for by that is are be as on at from it its something someone used one which who having not any than into
    e.g. you your other such made very especially usually etc being his her their""".split()  # noqa: SIM905 (a list to be read)
)
_WORD: Final = re.compile(r"[a-z]+")
_FILES: Final = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}


Bag = defaultdict[str, float]


@dataclass(frozen=True, slots=True)
class Synset:
    """A sense: its words, the pointers that lead from it, and the words of its definition."""

    words: tuple[str, ...]
    pointers: tuple[tuple[str, str, int], ...]
    definition: tuple[str, ...]


class WordNet:
    """The database in a folder of WordNet's own files."""

    def __init__(self, folder: Path) -> None:
        self._synsets: dict[tuple[str, int], Synset] = {}
        self._senses: dict[str, list[tuple[str, int]]] = {}
        for pos, name in _FILES.items():
            for line in (folder / f"data.{name}").read_text(encoding="utf-8").splitlines():
                if not line.startswith(" "):
                    self._add(pos, line)
        for pos, name in _FILES.items():
            for line in (folder / f"index.{name}").read_text(encoding="utf-8").splitlines():
                if not line.startswith(" "):
                    parts = line.split()
                    offsets = [int(part) for part in parts[-int(parts[2]) :]]
                    self._senses.setdefault(parts[0], []).extend((pos, offset) for offset in offsets[:SENSES])
        self.bag = cache(self._bag)

    def _add(self, pos: str, line: str) -> None:
        data, _, gloss = line.partition("|")
        parts = data.split()
        count = int(parts[3], 16)
        words = tuple(parts[4 + 2 * number].lower().split("(")[0] for number in range(count))
        at = 4 + 2 * count
        pointers = []
        for number in range(int(parts[at])):
            symbol, offset, kind, _ = parts[at + 1 + 4 * number : at + 5 + 4 * number]
            pointers.append((symbol, "a" if kind == "s" else kind, int(offset)))
        definition = gloss.split(";")[0].lower()
        meant = tuple(word for word in _WORD.findall(definition) if word not in _STOP)
        self._synsets[pos, int(parts[0])] = Synset(words, tuple(pointers), meant)

    def _bag(self, word: str) -> Bag:
        found: Bag = defaultdict(float)
        senses = self._senses.get(word.replace(" ", "_"), [])
        for rank, (pos, offset) in enumerate(senses[: 2 * SENSES]):
            weight = 1 / (1 + rank) ** 0.5
            synset = self._synsets[pos, offset]
            _pour(found, synset, weight)
            for word_ in synset.definition:
                found[word_] += DEFINITION * weight
            for symbol, kind, target in synset.pointers:
                near = self._synsets.get((kind, target))
                if near is None or symbol not in WEIGHTS:
                    continue
                _pour(found, near, WEIGHTS[symbol] * weight)
                if symbol in ("@", "@i"):
                    for symbol2, kind2, target2 in near.pointers:
                        if symbol2 == "@" and (kind2, target2) in self._synsets:
                            _pour(found, self._synsets[kind2, target2], UP_TWICE * weight)
        return found


def _pour(bag: Bag, synset: Synset, weight: float) -> None:
    for word in synset.words:
        bag[word] += weight
        if "_" in word:
            for part in word.split("_"):
                if part not in _STOP:
                    bag[part] += weight / 2
