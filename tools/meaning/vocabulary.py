"""The words of a table: which word forms it knows, and which of them share a row because they are forms of one word."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import log10
from typing import Final

import simplemma
import wordfreq

FORMS: Final = 60_000
"""Word forms looked at, most frequent first."""
ROWS: Final = 20_000
"""Words that get a row of their own, most frequent first; words of the cards come on top."""
RARE: Final = 2.0
"""The frequency (Zipf scale: log10 per thousand million) given to a word that no list has."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LETTERS: Final = {
    "en": "a-zéèêëáóúñçàâö",
    "de": "a-zäöüßéèàâç",
    "nb": "a-zæøåéèêóòôü",
    "es": "a-záéíóúüñ",
    "ro": "a-zăâîșțşţ",
    "cs": "a-záčďéěíňóřšťúůýž",
}

_NOT: Final = "ne"
"""What makes a Czech word its opposite."""
_NOUNS: Final = frozenset({"masse", "busse"})
_AS_IT_IS: Final = frozenset({"lieben", *_NOUNS})
"""German words that the dictionary of forms takes for forms of others."""
_ADJECTIVE: Final = frozenset(
    ("e", "er", "es", "en", "em", "ere", "erer", "eres", "eren", "erem", "ste", "sten", "ster", "stes")
)


def said(text: str) -> list[str]:
    """The words of a text in small letters, accents kept: as the lists of words have them."""
    return _WORD.findall(unicodedata.normalize("NFC", text.lower()).replace("’", "'"))


@dataclass(frozen=True, slots=True)
class Word:
    """A word with a row: how it is written (with its capital, where its language gives it one), and its frequency (Zipf)."""

    text: str
    zipf: float


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one language, most frequent first, and for every known form the place of its word."""

    language: str
    words: tuple[Word, ...]
    forms: dict[str, int]


@cache
def lemma(form: str, language: str) -> str:
    """The word that a lower-case form belongs to. German nouns come back with their capital."""
    if language != "de":
        found = str(simplemma.lemmatize(form, lang=language)).lower()
        if language == "cs" and form.startswith(_NOT) and form[len(_NOT) :].startswith(found[:2]):
            return _NOT + found  # the dictionary takes what is not so for what is so
        return found
    if form in _AS_IT_IS:
        return form.capitalize() if form in _NOUNS else form
    sharp = form.replace("ss", "ß")  # the lists of words have no ß
    if sharp != form and (simplemma.is_known(sharp, lang="de") or simplemma.is_known(sharp.capitalize(), lang="de")):
        return _german(sharp)
    return _german(form)


def _german(form: str) -> str:
    low = str(simplemma.lemmatize(form, lang="de"))
    if low == form and simplemma.is_known(form, lang="de"):
        return form
    if low != form and form.startswith(low) and form[len(low) :] in _ADJECTIVE:
        return low
    capital = form.capitalize()
    if simplemma.is_known(capital, lang="de"):
        return str(simplemma.lemmatize(capital, lang="de"))
    return low


def zipf(word: str, language: str) -> float:
    """How frequent a word is, on the Zipf scale; ``RARE`` at least."""
    return max(RARE, float(wordfreq.zipf_frequency(word, language)))


def vocabulary(language: str, own: Iterable[str], rows: int = ROWS, forms: int = FORMS) -> Vocabulary:
    """The most frequent words of a language, and ``own``: the lower-case words that the cards and phrases use."""
    shape = re.compile(rf"[{_LETTERS[language]}]+(?:['’-][{_LETTERS[language]}]+)*")
    listed = [form for form in wordfreq.top_n_list(language, 2 * forms, wordlist="best") if shape.fullmatch(form)][
        :forms
    ]
    mine = dict.fromkeys(own)
    mass: dict[str, float] = {}
    for form in (*listed, *(form for form in mine if form not in set(listed))):
        word = lemma(form, language)
        mass[word] = mass.get(word, 0.0) + 10 ** zipf(form, language)
    needed = {lemma(form, language) for form in mine}
    ranked = sorted(mass, key=lambda word: (-mass[word], word))
    chosen = [word for place, word in enumerate(ranked) if place < rows or word in needed]
    place = {word: number for number, word in enumerate(chosen)}
    found = {form: place[lemma(form, language)] for form in (*mine, *listed) if lemma(form, language) in place}
    for word, number in place.items():
        found.setdefault(word.lower(), number)
    return Vocabulary(language, tuple(Word(word, log10(mass[word])) for word in chosen), dict(sorted(found.items())))
