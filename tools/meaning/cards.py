"""What the tables are made from: the cards, the words that belong to them, and the clues that opponents may tell."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.place import CARDS, ROOT

STUDIO: Final = CARDS / "studio"
PACK: Final = CARDS / "dreams" / "pack.json"
PRACTICE: Final = ROOT / "tests" / "opponents" / "practice"
TEST_CLUES: Final = ROOT / "tests" / "opponents" / "clues"
KINDS: Final = ("literal", "mood", "proverb", "title", "abstract", "story")
"""The kinds of test clues, one of each for every card and language."""

GRADES: Final = {"literal": 1, "proverb": 3, "abstract": 3, "mood": 4, "story": 4, "title": 5}
"""How far-fetched each kind was found to be."""


@dataclass(frozen=True, slots=True)
class Told:
    """A card as words: its name, what is on it (English), and in each language its associations and its clues with their grades."""

    name: str
    title: str
    description: str
    alts: dict[str, str]
    words: dict[str, tuple[str, ...]]
    clues: dict[str, tuple[tuple[int, str], ...]]


@dataclass(frozen=True, slots=True)
class TestClue:
    """A clue that nothing was tuned or written for: its card, language and kind."""

    card: str
    language: str
    kind: str
    text: str


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def pack_ids() -> list[str]:
    """The ids of the pack in its order."""
    return [str(card) for card in _read(PACK)["cards"]]


def dreams() -> list[Told]:
    """The cards of the pack, in its order, with the words that are written so far."""
    names = {card: name for name, card in _read(STUDIO / "deck.json").items()}
    found = []
    for card in pack_ids():
        name = names[card]
        seen = _read(STUDIO / "words" / f"{name}.json")
        path = STUDIO / "associations" / f"{name}.json"
        told = _read(path) if path.exists() else {}
        found.append(
            Told(
                name,
                seen["title"],
                seen["description"],
                seen["alt"],
                {language: tuple(each["words"]) for language, each in told.items()},
                {
                    language: tuple((int(grade), text) for grade, text in each["clues"])
                    for language, each in told.items()
                },
            )
        )
    return found


def practice() -> list[Told]:
    """The cards of the practice set, on which all weights are tuned. Their test clues serve as clues to tell where a larger deck is wanted."""
    found = []
    for path in sorted(PRACTICE.glob("*.json")):
        card = _read(path)
        languages = [key for key in card if key not in ("title", "description")]
        words = {language: tuple(card[language]["words"]) for language in languages}
        clues = {
            language: tuple((GRADES[kind], text) for kind, text in card[language]["clues"].items())
            for language in languages
        }
        found.append(Told(path.stem, card["title"], card["description"], {}, words, clues))
    return found


def test_clues(folder: Path, languages: tuple[str, ...]) -> list[TestClue]:
    """The test clues of a folder, of the practice set or of the pack."""
    found = []
    for path in sorted(folder.glob("*.json")):
        card = _read(path)
        for language in languages:
            clues = card.get(language, {})
            clues = clues.get("clues", clues)
            found += [TestClue(path.stem, language, kind, clues[kind]) for kind in KINDS if kind in clues]
    return found
