"""Understanding: how often the right card of six is found by clue, language and kind, with the very code and files that the page uses."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.opponents.reading import understand
from game.opponents.table import Table
from game.opponents.words import folded
from tools.meaning.cards import TestClue, Told
from tools.meaning.score import Share, right, share
from tools.meaning.vocabulary import lemma, said


@dataclass(frozen=True, slots=True)
class Understood:
    """One test clue, how it came out, and whether it shares a word with the card's associations."""

    clue: TestClue
    chance: float
    shares_word: bool
    silent: bool


def understood(table: Table, cards: Sequence[Told], clues: Sequence[TestClue]) -> list[Understood]:
    """Every test clue of the table's language, read by the table."""
    places = {card.name: place for place, card in enumerate(cards)}
    found = []
    for clue in clues:
        if clue.language != table.language or clue.card not in places:
            continue
        reading = understand(table, clue.text)
        place = places[clue.card]
        chance = right(reading.sums[: len(cards)], place)
        found.append(Understood(clue, chance, shares(clue, cards[place]), reading.silent))
    return found


def shares(clue: TestClue, card: Told) -> bool:
    """Whether a clue and the card's associations have a word in common, in whatever form; the commonest words do not count."""
    language = clue.language

    def stems(text: str) -> set[str]:
        return {folded(lemma(word, language), language) for word in said(text) if len(word) > 3}  # noqa: PLR2004

    return bool(stems(clue.text) & {stem for text in card.words.get(language, ()) for stem in stems(text)})


def shares_by(results: Sequence[Understood]) -> dict[str, Share]:
    """The share of right cards overall, for clues that share no word with the associations, and for each kind."""
    groups: dict[str, list[Understood]] = {"all": list(results)}
    groups["no shared word"] = [one for one in results if not one.shares_word]
    groups["a shared word"] = [one for one in results if one.shares_word]
    for one in results:
        groups.setdefault(one.clue.kind, []).append(one)
    return {name: share([(one.clue.card, one.chance) for one in group]) for name, group in groups.items()}
