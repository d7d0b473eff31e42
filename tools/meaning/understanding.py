"""Understanding: how often the right card of six is found by clue, language and kind, with the very code and files that the page uses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.opponents.reading import understand
from game.opponents.table import Table
from game.opponents.words import tokens
from tools.meaning.cards import TestClue, Told
from tools.meaning.score import Share, right, share

LONG: Final = 4
"""Letters of the shortest word that counts as shared."""
KIN: Final = 5
"""Words that begin with the same letters, so many, are taken for forms of one."""


@dataclass(frozen=True, slots=True)
class Understood:
    """One test clue, how it came out, and whether it shares a word with the card's associations."""

    clue: TestClue
    chance: float
    shares_word: bool
    silent: bool
    listed: bool
    """Whether a phrase of the table stands in it."""


def understood(table: Table, cards: Sequence[Told], clues: Sequence[TestClue]) -> list[Understood]:
    """Every test clue of the table's language, read by the table; clues of cards that came after it are left out."""
    known = cards[: len(table.cards)]
    places = {card.name: place for place, card in enumerate(known)}
    found = []
    for clue in clues:
        if clue.language != table.language or clue.card not in places:
            continue
        reading = understand(table, clue.text)
        place = places[clue.card]
        listed = any(part.phrase for part in reading.parts)
        chance = right(reading.sums[: len(known)], place)
        found.append(Understood(clue, chance, shares(clue, known[place]), reading.silent, listed))
    return found


def shares(clue: TestClue, card: Told) -> bool:
    """Whether a clue and the card's associations have a word in common, in whatever form: short words do not count, a common beginning does."""

    def long(text: str) -> set[str]:
        return {word for word in tokens(text, clue.language) if len(word) >= LONG}

    mine = long(clue.text)
    theirs = {word for text in card.words.get(clue.language, ()) for word in long(text)}
    return any(word[:KIN] == other[:KIN] for word in mine for other in theirs)


def shares_by(results: Sequence[Understood]) -> dict[str, Share]:
    """The share of right cards overall, for clues that share no word with the associations, and for each kind."""
    groups: dict[str, list[Understood]] = {"all": list(results)}
    groups["no shared word"] = [one for one in results if not one.shares_word]
    groups["no shared word, not in the list of sayings and titles"] = [
        one for one in results if not one.shares_word and not one.listed
    ]
    groups["not in the list of sayings and titles"] = [one for one in results if not one.listed]
    groups["a shared word"] = [one for one in results if one.shares_word]
    for one in results:
        groups.setdefault(one.clue.kind, []).append(one)
    return {name: share([(one.clue.card, one.chance) for one in group]) for name, group in groups.items()}
