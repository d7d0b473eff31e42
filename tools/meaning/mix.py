"""The mix: all signals of a language, weighed and added to one row for every word and phrase. The weights are tuned on the practice set alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from game.opponents.words import folded
from tools.meaning import signals
from tools.meaning.cards import Told
from tools.meaning.lexicon import Lexicon
from tools.meaning.signals import Sources, standard
from tools.meaning.vectors import Vectors
from tools.meaning.vocabulary import Vocabulary, said

MEAN_WORDS: Final = 8000
"""A model's mean vector of a language is that of its most frequent words, so many."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each signal counts."""

    glove: float = 0.5
    wordnet: float = 1.0
    e5: float = 0.25
    e5_english: float = 0.25
    minilm: float = 1.5
    lexical: float = 0.6
    about: float = 1.0
    """Of a phrase: what it is about, beside what it says."""


WEIGHTS: Final = Weights()


@dataclass(frozen=True, slots=True)
class Phrase:
    """A saying or title in one language, and what it is about in English words."""

    text: str
    about: str


def listed(language: str) -> list[Phrase]:
    """The sayings and titles of a language."""
    path = Path(__file__).parent / f"phrases.{language}.tsv"
    if not path.exists():
        return []
    lines = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return [Phrase(text, about) for _, text, about in lines]


@dataclass(frozen=True, slots=True)
class Mixer:
    """Cards, and how words are measured against them."""

    sources: Sources
    cards: Sequence[Told]
    weights: Weights = WEIGHTS

    def english(self, texts: Sequence[str]) -> Vectors:
        """What is known of English texts only: GloVe, WordNet and the English sentence model, against all that is said of the cards in English."""
        groups = signals.english_items(self.cards)
        mean = self._mean("minilm", "en")
        weights = self.weights
        return standard(
            np.float32(weights.glove) * signals.glove_signal(self.sources, texts, groups)
            + np.float32(weights.wordnet) * signals.wordnet_signal(self.sources, texts, groups)
            + np.float32(weights.minilm) * signals.model_signal(self.sources, "minilm", texts, groups, mean)
        )

    def native(self, language: str, texts: Sequence[str]) -> Vectors:
        """What the multilingual model says of texts, against the associations of their own language and against the English ones."""
        mean = self._mean("e5", language)
        own = signals.items(self.cards, language)
        english = signals.english_items(self.cards)
        weights = self.weights
        return standard(
            np.float32(weights.e5) * signals.model_signal(self.sources, "e5", texts, own, mean)
            + np.float32(weights.e5_english) * signals.model_signal(self.sources, "e5", texts, english, mean)
        )

    def _mean(self, model: str, language: str) -> Vectors:
        found: Vectors = self.sources.means[model, language]
        return found

    def lexical(self, language: str, texts: Sequence[str]) -> Vectors:
        """Words that stand in the associations themselves."""
        return signals.lexical_signal(language, texts, signals.items(self.cards, language))

    def added(self, english: Vectors, native: Vectors, lexical: Vectors) -> Vectors:
        """All of it."""
        even = np.float32(self.weights.e5 + self.weights.e5_english)
        return standard(np.float32(2.0) * english + even * native) + np.float32(self.weights.lexical) * _spread(lexical)


def _spread(lexical: Vectors) -> Vectors:
    """A hit in the associations in standard deviations: as if it stood out among the cards as much as a sole hit can."""
    return lexical * np.float32(np.sqrt(max(1, lexical.shape[1] - 1)))


def carried(texts: Sequence[str], language: str, lexicon: Lexicon, rows: dict[str, Vectors], cards: int) -> Vectors:
    """English rows given to the words of another language through the lexicon; zeros for what it does not have."""
    found = np.zeros((len(texts), cards), np.float32)
    for place, text in enumerate(texts):
        for meant, weight in lexicon.get(folded(text, language), {}).items():
            for word in (meant, *said(meant)):
                if word in rows:
                    found[place] += np.float32(weight) * rows[word]
                    break
    return standard(found)


def own_words(cards: Sequence[Told], language: str, more: Sequence[str]) -> list[str]:
    """The words that a table must have: those of associations and clues, and of ``more``."""
    texts = [text for card in cards for text in card.words.get(language, ())]
    texts += [text for card in cards for _, text in card.clues.get(language, ())]
    return [word for text in (*texts, *more) for word in said(text)]


def own_phrases(cards: Sequence[Told], language: str) -> list[str]:
    """Associations of more than one word: they are known as a whole."""
    return list(dict.fromkeys(text for card in cards for text in card.words.get(language, ()) if len(said(text)) > 1))


def english_rows(mixer: Mixer, vocabulary: Vocabulary) -> dict[str, Vectors]:
    """The English-only row of every English word, by the word."""
    texts = [word.text for word in vocabulary.words]
    return dict(zip(texts, mixer.english(texts), strict=True))
