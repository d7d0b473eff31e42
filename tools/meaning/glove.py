"""GloVe: an English vector for each word, read once from the package that carries them, and kept for the words that were asked for."""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.meaning.vectors import Vectors
from tools.meaning.vocabulary import zipf

DIMENSIONS: Final = 100
RARENESS: Final = 1e-3
_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")


class Glove:
    """Vectors of words and of phrases (their words' mean, frequent ones counting less). What has none is all zeros."""

    def __init__(self, package: Path, kept: Path) -> None:
        self._package, self._kept = package, kept
        self._known: dict[str, Vectors] = {}
        if kept.exists():
            with np.load(kept, allow_pickle=False) as file:
                self._known = dict(zip(file["words"].tolist(), file["vectors"], strict=True))

    def learn(self, texts: Iterable[str]) -> None:
        """See to it that every word of the texts is known, as far as the package has it."""
        wanted = {word for text in texts for word in _WORD.findall(text.lower())} - set(self._known)
        if not wanted:
            return
        found: dict[str, Any] = json.loads(self._package.read_text(encoding="utf-8"))["vectors"]
        for word in wanted:
            vector = found.get(word) or found.get(word.split("'")[0])
            filled = np.zeros(DIMENSIONS) if vector is None else np.array(vector[:DIMENSIONS])
            self._known[word] = filled.astype(np.float32)
        words = sorted(self._known)
        np.savez(self._kept, words=np.array(words), vectors=np.stack([self._known[word] for word in words]))

    def __call__(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors of the texts, one a row."""
        self.learn(texts)
        rows = np.zeros((len(texts), DIMENSIONS), np.float32)
        for number, text in enumerate(texts):
            for word in _WORD.findall(text.lower()):
                weight = RARENESS / (RARENESS + 10 ** (zipf(word, "en") - 9))
                vector = self._known[word]
                rows[number] += np.float32(weight) * vector / (np.linalg.norm(vector) + np.float32(1e-9))
        rows /= np.linalg.norm(rows, axis=1, keepdims=True) + np.float32(1e-9)
        return rows
