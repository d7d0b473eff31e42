"""A small table and book made by hand: eight cards, a few words, so that tests can say what an opponent should make of a clue."""

import json
import zlib
from functools import cache

from game.opponents import CHARACTERS, Knowledge, loaded
from game.opponents.book import SCALE, ZERO
from game.opponents.table import MAGIC

CARDS = ("whale", "clock", "forest", "kitchen", "storm", "violin", "mirror", "train")
WORDS: dict[str, dict[str, int]] = {
    "whale": {"whale": 14, "storm": 3},
    "sea": {"whale": 9, "storm": 8},
    "clock": {"clock": 14, "train": 4},
    "time": {"clock": 12, "train": 5},
    "tree": {"forest": 13},
    "forest": {"forest": 14},
    "cake": {"kitchen": 13},
    "rust": {"train": 9, "clock": 7},
    "music": {"violin": 14},
    "the": {},
    **{card: {card: 14} for card in ("kitchen", "storm", "violin", "mirror", "train")},
    "lonely": {"mirror": 6, "whale": 5},
    "schön": {"mirror": 9},
}
ZIPF = {"the": 7.7, "time": 6.2}
PHRASES = {"time flies": {"clock": 15, "train": 6}, "a storm in a teacup": {"kitchen": 15, "storm": 4}}


@cache
def file(language: str = "en", pack: str = "dreams", copies: int = 1) -> bytes:
    """The file of the small table; with ``copies`` every card stands there so often, as if there were more cards."""
    from game.opponents.words import folded  # noqa: PLC0415

    cards = [f"{card}{number or ''}" for number in range(copies) for card in CARDS]
    clues = [(f"{card} clue {grade}", place, grade) for place, card in enumerate(cards) for grade in (1, 2, 3, 4, 5)]
    words = sorted(WORDS, key=lambda word: folded(word, language))
    rows = [*(WORDS[word] for word in words), *PHRASES.values()]
    width = len(cards) - len(cards) % 2
    dense = [
        [max(0, row.get(card, 0) - number) if row.get(card) else 0 for number in range(copies) for card in CARDS]
        for row in rows
    ]
    places = b"".join(bytes([0 if plane == 0 else 1] * len(rows)) for plane in range(width))
    strengths = b"".join(bytes(row[plane] << 4 | row[plane + 1] for row in dense) for plane in range(0, width, 2))
    forms = "\n".join(" " + folded(word, language) for word in words)
    matrix = bytes(
        min(255, ZERO + SCALE * (6 - grade) // 2)
        if place == card
        else ZERO - SCALE // 4 + (place * 7 + card * 5) % SCALE
        for _, card, grade in clues
        for place in range(len(cards))
    )
    sections = {
        "forms": forms.encode(),
        "form-rows-low": bytes(range(len(words))),
        "form-rows-high": bytes(len(words)),
        "zipf": bytes(int(20 * ZIPF.get(word, 4.0)) for word in words) + bytes(len(PHRASES)),
        "places": places,
        "strengths": strengths,
        "phrases": "\n".join(PHRASES).encode(),
        "book": json.dumps(
            {
                "clues": [[text, card, grade, 0] for text, card, grade in clues],
                "fitting": [[n for n, clue in enumerate(clues) if clue[1] == place] for place in range(len(cards))],
            }
        ).encode(),
        "book-moods": bytes(128 for _ in clues for _ in CHARACTERS),
        "book-matrix": matrix,
        "drawn": bytes(
            128 + (place * 11 + number * 17) % 61 - 30
            for number in range(len(CHARACTERS))
            for place in range(len(cards))
        ),
    }
    head = {
        "language": language,
        "pack": pack,
        "cards": cards,
        "rows": len(rows),
        "width": width,
        "characters": len(CHARACTERS),
        "sections": {name: len(part) for name, part in sections.items()},
    }
    return zlib.compress(MAGIC + json.dumps(head).encode() + b"\n" + b"".join(sections.values()))


@cache
def known(language: str = "en", pack: str = "dreams", copies: int = 1) -> Knowledge:
    """What opponents know who have read the small table."""
    return loaded(file(language, pack, copies))
