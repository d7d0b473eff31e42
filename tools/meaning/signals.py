"""Signals: five ways to say how much a word or phrase goes with each card. Every signal is a matrix, texts by cards, standardised over the cards."""

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import sparse

from game.opponents.words import folded
from tools.meaning.cards import Told
from tools.meaning.glove import Glove
from tools.meaning.vectors import Shelf, Vectors
from tools.meaning.vocabulary import lemma, said
from tools.meaning.wordnet import Bag, WordNet

NEAREST: Final = 3
"""A card is as near as the mean of its nearest associations, so many."""
STEM: Final = 5
"""Letters that two words must have in common to be taken for kin."""


SILENT: Final = 1e-6
"""A spread below this says nothing."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where signals come from."""

    shelf: Shelf
    glove: Glove
    wordnet: WordNet
    means: dict[tuple[str, str], Vectors]
    """The mean vector of each model and language."""


def standard(scores: Vectors) -> Vectors:
    """Each row with mean 0 and spread 1 over the cards; rows that say nothing stay 0."""
    spread = scores.std(axis=1, keepdims=True)
    found: Vectors = np.where(
        spread > SILENT, (scores - scores.mean(axis=1, keepdims=True)) / (spread + 1e-9), 0.0
    ).astype(np.float32)
    return found


def nearest(words: Vectors, items: Sequence[Vectors]) -> Vectors:
    """The mean similarity of each word to the items of each card that are nearest to it."""
    found = np.zeros((len(words), len(items)), np.float32)
    for card, vectors in enumerate(items):
        if not len(vectors):
            continue
        near = words @ vectors.T
        count = min(NEAREST, near.shape[1])
        found[:, card] = -np.sort(-near, axis=1)[:, :count].mean(axis=1)
    return found


def items(cards: Sequence[Told], language: str) -> list[tuple[str, ...]]:
    """The associations of each card in a language."""
    return [card.words.get(language, ()) for card in cards]


def english_items(cards: Sequence[Told]) -> list[tuple[str, ...]]:
    """What is said of each card in English: its associations, its title, and what is on it."""
    return [(*card.words.get("en", ()), card.title, card.description) for card in cards]


def model_signal(
    sources: Sources, model: str, texts: Sequence[str], groups: Sequence[Sequence[str]], mean: Vectors
) -> Vectors:
    """Similarity by a sentence model, from which the mean of its language was taken."""

    def centred(wanted: Sequence[str]) -> Vectors:
        if not wanted:
            return np.zeros((0, mean.shape[0]), np.float32)
        vectors = sources.shelf(model, wanted) - mean
        unit: Vectors = vectors / (np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-9)
        return unit

    words, flat = centred(texts), centred([item for group in groups for item in group])
    parts, start = [], 0
    for group in groups:
        parts.append(flat[start : start + len(group)])
        start += len(group)
    whole = np.stack([part.mean(axis=0) if len(part) else np.zeros(mean.shape[0], np.float32) for part in parts])
    whole /= np.linalg.norm(whole, axis=1, keepdims=True) + 1e-9
    return standard(standard(nearest(words, parts)) + np.float32(0.5) * standard(words @ whole.T))


def glove_signal(sources: Sources, texts: Sequence[str], groups: Sequence[Sequence[str]]) -> Vectors:
    """Similarity of English texts by GloVe."""
    sources.glove.learn([*texts, *(item for group in groups for item in group)])
    words = sources.glove(texts)
    parts = [sources.glove(list(group)) for group in groups]
    whole = np.stack([part.mean(axis=0) for part in parts])
    whole /= np.linalg.norm(whole, axis=1, keepdims=True) + np.float32(1e-9)
    found = standard(standard(nearest(words, parts)) + np.float32(0.5) * standard(words @ whole.T))
    found[np.abs(words).sum(axis=1) == 0] = 0
    return found


def wordnet_signal(sources: Sources, texts: Sequence[str], groups: Sequence[Sequence[str]]) -> Vectors:
    """Kinship of English texts by WordNet."""

    def bag(text: str) -> Bag:
        found: Bag = defaultdict(float)
        words = [lemma(word, "en") for word in said(text)]
        for word in (text.lower(), *words) if len(words) > 1 else words or [text.lower()]:
            for near, weight in sources.wordnet.bag(word).items():
                found[near] += weight
        return found

    flat = [bag(item) for group in groups for item in group]
    asked = [bag(text) for text in texts]
    number: dict[str, int] = {}
    often: Counter[str] = Counter()
    for each in asked:
        often.update(each.keys())
    for each in (*asked, *flat):
        for word in each:
            number.setdefault(word, len(number))

    def matrix(bags: list[Bag]) -> sparse.csr_matrix:
        rows, columns, values = [], [], []
        for place, each in enumerate(bags):
            for word, weight in each.items():
                rows.append(place)
                columns.append(number[word])
                values.append(weight * math.log(1 + len(asked) / (1 + often[word])))
        found = sparse.csr_matrix((values, (rows, columns)), shape=(len(bags), len(number)), dtype=np.float32)
        norms = np.sqrt(found.multiply(found).sum(axis=1)).A1 + 1e-9
        return sparse.diags(1 / norms).astype(np.float32) @ found

    near = np.asarray((matrix(asked) @ matrix(flat).T).todense(), np.float32)
    best, mean, start = (
        np.zeros((len(texts), len(groups)), np.float32),
        np.zeros((len(texts), len(groups)), np.float32),
        0,
    )
    for card, group in enumerate(groups):
        part = near[:, start : start + len(group)]
        start += len(group)
        count = min(NEAREST, part.shape[1])
        best[:, card] = -np.sort(-part, axis=1)[:, :count].mean(axis=1)
        mean[:, card] = part.mean(axis=1)
    found = standard(standard(best) + standard(mean))
    found[near.max(axis=1) <= 0] = 0
    return found


def lexical_signal(language: str, texts: Sequence[str], groups: Sequence[Sequence[str]]) -> Vectors:
    """The words themselves: whether a card's associations have the word, or one of its kin. 1 for a word that only one card has."""
    held: list[dict[str, float]] = []
    for group in groups:
        found: dict[str, float] = {}
        for item in group:
            words = [_stem(word, language) for word in said(item)]
            for word in words:
                found[word] = max(found.get(word, 0.0), 1 / len(words) ** 0.5)
        held.append(found)
    often = Counter(word for found in held for word in found)
    rare = {word: math.log((1 + len(groups)) / count) / math.log(1 + len(groups)) for word, count in often.items()}
    kin: dict[str, list[str]] = {}
    for word in often:
        if len(word) >= STEM:
            kin.setdefault(word[:STEM], []).append(word)
    scores = np.zeros((len(texts), len(groups)), np.float32)
    for place, text in enumerate(texts):
        for word in (_stem(each, language) for each in said(text)):
            near = {other: 0.45 for other in kin.get(word[:STEM], ()) if len(word) >= STEM}
            if language in ("de", "nb") and len(word) > STEM:
                near |= {other: 0.4 for other in often if len(other) >= STEM and (other in word or word in other)}
            if word in often:
                near[word] = 1.0
            for card, found in enumerate(held):
                for other, worth in near.items():
                    if other in found:
                        scores[place, card] = max(scores[place, card], worth * rare[other] * found[other])
    return scores


def _stem(word: str, language: str) -> str:
    """A folded word as its language's dictionary writes it, folded again."""
    return folded(lemma(word, language), language)
