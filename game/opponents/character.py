"""The twelve characters that may sit on an opponent's seat, as data: names, and temperaments one can notice in their clues and votes."""

from dataclasses import dataclass
from typing import Final

from game.text.catalogue import mark


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a character differs from the others; every number is 0 for one who has no such inclination.

    ``length`` leans to long (positive) or short clues, ``oblique`` to far-fetched or plain ones, ``sayings`` to clues that are known sayings or
    titles, ``questions`` and ``calls`` to clues that end so. ``mood`` says how strongly the character's own cards and clues draw it,
    ``contrary`` how much it distrusts the card that fits best.
    """

    length: float = 0.0
    oblique: float = 0.0
    sayings: float = 0.0
    questions: float = 0.0
    calls: float = 0.0
    mood: float = 1.0
    contrary: float = 0.0


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody who plays: the id (in records and links, for ever), a name, a calling and a sentence about them (English, to be translated).

    ``loves`` are English words for what draws the character; the tables are made with them.
    """

    id: str
    name: str
    calling: str
    about: str
    loves: tuple[str, ...]
    temperament: Temperament


CHARACTERS: Final[dict[str, Character]] = {
    character.id: character
    for character in (
        Character(
            "lamplighter",
            "Odo",
            mark("the lamplighter"),
            mark("Says what is to be seen, and seldom more."),
            ("lamp", "light", "window", "street", "ladder", "stone", "house", "table", "wood", "hand"),
            Temperament(length=-0.5, oblique=-1.4, sayings=-0.6, mood=0.7),
        ),
        Character(
            "sleepwalker",
            "Selma",
            mark("the sleepwalker"),
            mark("Thinks in moonlight, and hums while she does."),
            ("dream", "sleep", "moon", "night", "floating", "silence", "cloud", "star", "magic", "wonder"),
            Temperament(length=0.2, oblique=1.0, mood=1.3),
        ),
        Character(
            "bookworm",
            "Emil",
            mark("the bookworm"),
            mark("There is a title or a proverb for everything, he has found."),
            ("book", "story", "library", "poem", "page", "legend", "fairy tale", "wisdom", "letter", "chapter"),
            Temperament(length=0.3, sayings=2.4, mood=0.8),
        ),
        Character(
            "magpie",
            "Fee",
            mark("the magpie"),
            mark("Never says what she means, and votes for what nobody else would."),
            ("theft", "trick", "secret", "mischief", "lie", "mask", "joke", "escape", "treasure", "forbidden"),
            Temperament(oblique=1.4, calls=0.8, mood=1.0, contrary=0.35),
        ),
        Character(
            "ferryman",
            "Anselm",
            mark("the ferryman"),
            mark("Hears the last note of every song first."),
            ("sadness", "farewell", "loneliness", "rain", "autumn", "loss", "grief", "longing", "memory", "goodbye"),
            Temperament(length=-0.1, oblique=0.5, mood=1.9),
        ),
        Character(
            "baker",
            "Rosa",
            mark("the baker"),
            mark("Finds the warm corner of every picture."),
            ("warmth", "bread", "joy", "feast", "kitchen", "friendship", "laughter", "love", "home", "sugar"),
            Temperament(oblique=-0.3, calls=0.4, mood=1.9),
        ),
        Character(
            "clockmaker",
            "Kasimir",
            mark("the clockmaker"),
            mark("One word is enough. Two are a speech."),
            ("time", "order", "machine", "precision", "number", "rule", "plan", "wheel", "measure", "repair"),
            Temperament(length=-2.2, mood=0.8),
        ),
        Character(
            "skipper",
            "Marit",
            mark("the skipper"),
            mark("Would rather be somewhere else, and takes you along."),
            ("journey", "sea", "ship", "wind", "adventure", "map", "storm", "horizon", "freedom", "departure"),
            Temperament(calls=0.5, mood=1.9),
        ),
        Character(
            "philosopher",
            "Theodora",
            mark("the philosopher"),
            mark("Answers with a question."),
            ("truth", "thought", "doubt", "meaning", "freedom", "fate", "knowledge", "self", "justice", "nothingness"),
            Temperament(oblique=0.9, questions=1.8, sayings=0.2, mood=1.5),
        ),
        Character(
            "fiddler",
            "Pippo",
            mark("the fiddler"),
            mark("Every picture has its sound, he says."),
            ("music", "song", "sound", "dance", "melody", "rhythm", "whisper", "bell", "noise", "voice"),
            Temperament(mood=2.0, calls=0.4),
        ),
        Character(
            "grandmother",
            "Ottilie",
            mark("the storyteller"),
            mark("It happened in her own village, nearly."),
            (
                "childhood",
                "grandmother",
                "once upon a time",
                "village",
                "winter",
                "family",
                "secret",
                "garden",
                "years ago",
                "promise",
            ),
            Temperament(length=2.2, oblique=0.2, mood=0.8),
        ),
        Character(
            "clerk",
            "Rufus",
            mark("the clerk"),
            mark("Counts on you, and counts what you know."),
            ("money", "work", "office", "paper", "power", "deal", "city", "duty", "government", "queue"),
            Temperament(length=-0.2, mood=1.5, contrary=0.1),
        ),
    )
}
"""Everybody there is, by id, in the order in which they are offered."""

PLAIN: Final = Temperament(mood=0.0)
"""The temperament of a mind that this version does not know: none."""


def temperament_of(character: str) -> Temperament:
    """The temperament of a character; ``PLAIN`` for one that is not known here (a link from a newer Moonhare)."""
    found = CHARACTERS.get(character)
    return PLAIN if found is None else found.temperament
