"""The book of clues as data: how each clue speaks for every card, which clues fit which cards, and what each character makes of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from game.opponents.character import CHARACTERS
from game.opponents.reading import understand
from game.opponents.table import Table
from tools.meaning import signals
from tools.meaning.mix import Mixer
from tools.meaning.pack import Clue
from tools.meaning.signals import standard
from tools.meaning.vectors import Vectors

BORROWED: Final = 6
"""Clues of other cards that one may tell a card with, at most."""
FITS: Final = 1.6
"""From here on (standard deviations over the cards) somebody else's clue fits a card."""
SHARP_TASTE: Final = 2.0


@dataclass(frozen=True, slots=True)
class BookContent:
    """What is packed of a book."""

    clues: list[Clue]
    matrix: Vectors
    fitting: list[list[int]]


def book(mixer: Mixer, language: str, table: Table | None) -> BookContent:
    """The book of a language.

    Two ways of reading are mixed, so that a storyteller does not believe in its own mirror: the sentence models' view of the whole clue, and
    the view of the words alone that guessers have (``table``).
    """
    cards = mixer.cards
    lines = [(card, grade, text) for card, told in enumerate(cards) for grade, text in told.clues.get(language, ())]
    texts = [text for _, _, text in lines]
    if not texts or table is None:
        return BookContent([], np.zeros((0, len(cards)), np.float32), [[] for _ in cards])
    readings = [understand(table, text) for text in texts]
    words = standard(np.array([reading.sums for reading in readings], np.float32))
    matrix = standard(whole_clues(mixer, language, texts) + words)
    moods = tastes(mixer, language, texts)
    clues = [
        Clue(
            text,
            card,
            grade,
            any(part.phrase and part.text.count(" ") for part in reading.parts),
            moods[number].tolist(),
        )
        for number, ((card, grade, text), reading) in enumerate(zip(lines, readings, strict=True))
    ]
    return BookContent(clues, matrix, _fitting(clues, matrix, len(cards)))


def whole_clues(mixer: Mixer, language: str, texts: Sequence[str]) -> Vectors:
    """The sentence models' view of whole clues."""
    native = mixer.native(language, texts)
    if language != "en":
        return native
    return standard(native + np.float32(mixer.weights.minilm) * mixer.english(texts))


def tastes(mixer: Mixer, language: str, texts: Sequence[str]) -> Vectors:
    """How much each text is to each character's taste, from 0 to 1, by what the character loves."""
    loves = [character.loves for character in CHARACTERS.values()]
    found = signals.model_signal(mixer.sources, "e5", texts, loves, mixer.sources.means["e5", language])
    if language == "en":
        found = found + signals.model_signal(mixer.sources, "minilm", texts, loves, mixer.sources.means["minilm", "en"])
    found = standard((found - found.mean(axis=0)) / (found.std(axis=0) + 1e-6))
    near: Vectors = (1 / (1 + np.exp(-SHARP_TASTE * (found - 1)))).astype(np.float32)
    return near


def draws(mixer: Mixer) -> Vectors:
    """How much every card draws each character, in standard deviations over the cards: characters by cards."""
    loves = [character.loves for character in CHARACTERS.values()]
    texts = [f"{card.title}. {card.description}" for card in mixer.cards]
    said = [list(card.words.get("en", ())) or [card.title] for card in mixer.cards]
    sources = mixer.sources
    whole = signals.model_signal(sources, "minilm", texts, loves, sources.means["minilm", "en"])
    parts = np.stack(
        [
            signals.model_signal(sources, "minilm", words, loves, sources.means["minilm", "en"]).mean(axis=0)
            for words in said
        ]
    )
    both = whole + standard(parts)
    found: Vectors = standard(((both - both.mean(axis=0)) / (both.std(axis=0) + 1e-6)).T.astype(np.float32))
    return found


def _fitting(clues: Sequence[Clue], matrix: Vectors, cards: int) -> list[list[int]]:
    own: list[list[int]] = [[] for _ in range(cards)]
    for number, clue in enumerate(clues):
        own[clue.card].append(number)
    for card in range(cards):
        foreign = [int(number) for number in np.argsort(-matrix[:, card]) if clues[int(number)].card != card]
        own[card] += [number for number in foreign[:BORROWED] if matrix[number, card] >= FITS]
    return own
