"""A lexicon of our own into English, so that what is known of English words serves other languages too.

It comes from the parallel keywords of Unicode's emoji and from a list written for Moonhare (``lexicon.<language>.txt``): no dictionary with
copyleft terms is needed. It is a means, not a dictionary: a word has several neighbours, each with a weight.
"""

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Final

from game.opponents.words import folded
from tools.meaning.vocabulary import lemma, said

WRITTEN: Final = 1.5
"""What a meaning from the written list weighs; all keywords of one emoji together weigh 1."""
_CLDR: Final = {"nb": "no"}

Lexicon = dict[str, dict[str, float]]


def _annotations(folder: Path, language: str) -> dict[str, Any]:
    path = folder / "cldr-annotations-full" / "annotations" / _CLDR.get(language, language) / "annotations.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["annotations"]["annotations"]
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
            _merge(lexicon.setdefault(key(parts[0], language), {}), best)
    return lexicon


def written(language: str) -> Lexicon:
    """The list written for Moonhare, if there is one: word -> its meaning in English, or several that share its weight (``glas=glass|drink``)."""
    return {folded(word, language): _shared(meant.split("|")) for word, meant in glosses(language).items()}


def glosses(language: str) -> dict[str, str]:
    """The same as it is written: word -> meaning."""
    path = Path(__file__).parent / f"lexicon.{language}.txt"
    if not path.exists():
        return {}
    text = ",".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    pairs = (pair.strip().partition("=") for pair in text.split(",") if "=" in pair)
    return {word: meant for word, _, meant in pairs}


def _shared(meanings: list[str]) -> dict[str, float]:
    return {meant.strip(): WRITTEN / len(meanings) for meant in meanings}


def key(word: str, language: str) -> str:
    """How a word is looked up here: its dictionary form, folded."""
    return folded(lemma(word, language), language)


def _merge(into: dict[str, float], more: dict[str, float]) -> None:
    for word, weight in more.items():
        into[word] = max(into.get(word, 0.0), weight)


def lexicon(packages: Path, language: str) -> Lexicon:
    """All that is known of a language's words in English, by their dictionary forms, folded."""
    found = from_emoji(packages, language)
    for word, meanings in written(language).items():
        _merge(found.setdefault(word, {}), meanings)
    return found
