"""A lexicon of our own into English, so that what is known of English words serves other languages too.

It comes from two permissive sources: the parallel keywords of Unicode's emoji, and which words of two languages lie nearest to each other
in a sentence model made for translation. It is a means, not a dictionary: a word has several neighbours, each with a weight.
"""

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.meaning.vectors import Shelf
from tools.meaning.vocabulary import Vocabulary, lemma, said

NEAREST: Final = 3
SURE, UNSURE = 0.80, 0.55
"""Similarities in the model from which a neighbour is surely, or perhaps, a translation."""
MODEL_WORDS: Final = 8000
"""Words of each language, most frequent first, that are looked up in the model."""
MODEL_LANGUAGES: Final = frozenset({"de", "es"})
"""Languages that the model knows well."""
_CLDR: Final = {"nb": "no"}

Lexicon = dict[str, dict[str, float]]


def _annotations(folder: Path, language: str) -> dict[str, Any]:
    name = _CLDR.get(language, language)
    found: dict[str, Any] = {}
    for package, part in (
        ("cldr-annotations-full", "annotations"),
        ("cldr-annotations-derived-full", "annotationsDerived"),
    ):
        path = folder / package / part / name / "annotations.json"
        if part == "annotations" and path.exists():
            found |= json.loads(path.read_text(encoding="utf-8"))[part]["annotations"]
    return found


def from_emoji(folder: Path, language: str) -> Lexicon:
    """Word -> English words with weights, from names and keywords of the same emoji."""
    english, other = _annotations(folder, "en"), _annotations(folder, language)
    often = Counter(word.lower() for each in english.values() for word in each.get("default", ()))
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for sign, told in other.items():
        there = english.get(sign)
        if there is None:
            continue
        if told.get("tts") and there.get("tts"):
            found[told["tts"][0].lower()][there["tts"][0].lower()] += 2
        for word in told.get("default", ()):
            for meant in there.get("default", ()):
                share = 1 / (len(there["default"]) * (1 + often[meant.lower()] / 20))
                found[word.lower()][meant.lower()] += share  # type: ignore[assignment]
    lexicon: Lexicon = {}
    for word, meanings in found.items():
        parts = said(word)
        if len(parts) == 1:
            total = sum(meanings.values())
            best = {meant: weight / total for meant, weight in meanings.most_common(3) if weight > 0.2 * total}
            _merge(lexicon.setdefault(lemma(parts[0], language), {}), best)
    return lexicon


def from_model(shelf: Shelf, theirs: Vocabulary, english: Vocabulary) -> Lexicon:
    """Word -> its nearest English words, as far as they are near enough."""
    words = [word.text for word in theirs.words[:MODEL_WORDS]]
    meant = [word.text for word in english.words[:MODEL_WORDS]]
    ours, targets = shelf("use", words), shelf("use", meant)
    lexicon: Lexicon = {}
    for start in range(0, len(words), 1000):
        near = ours[start : start + 1000] @ targets.T
        best = np.argsort(-near, axis=1)[:, :NEAREST]
        for row, places in enumerate(best):
            found = {
                meant[place]: float(min(1.0, (near[row, place] - UNSURE) / (SURE - UNSURE)))
                for place in places
                if near[row, place] > UNSURE and near[row, place] > near[row, places[0]] - 0.12
            }
            if found:
                lexicon[words[start + row]] = found
    return lexicon


def _merge(into: dict[str, float], more: dict[str, float]) -> None:
    for word, weight in more.items():
        into[word] = max(into.get(word, 0.0), weight)


def lexicon(shelf: Shelf, packages: Path, theirs: Vocabulary, english: Vocabulary) -> Lexicon:
    """All that is known of a language's words in English."""
    found = from_emoji(packages, theirs.language)
    if theirs.language in MODEL_LANGUAGES:
        for word, meanings in from_model(shelf, theirs, english).items():
            _merge(found.setdefault(word, {}), meanings)
    return found
