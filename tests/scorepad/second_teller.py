"""A second teller: what a page must say about the points of a round, from the second scorer's ledgers and the catalogues alone.

It shares no code with ``game.views``: it finds each sentence by its English words and fills it by hand.
"""

import gettext
from collections.abc import Sequence
from typing import NamedTuple

from tests.rules import second_scorer
from tests.rules.rounds import Case
from tools.catalogue import translation

OUTCOMES = {
    second_scorer.ALL_FOUND: "Everybody found {teller}’s card. The clue was too easy, so {teller} gets nothing.",
    second_scorer.NONE_FOUND: "Nobody found {teller}’s card. The clue was too hard, so {teller} gets nothing.",
}
SOME = "{number} of {others} found {teller}’s card: a clue just right."


class Told(NamedTuple):
    """A round as the page tells it: how it went, and the lines with their points, base first."""

    outcome: str
    lines: list[tuple[int, str]]


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.words: gettext.NullTranslations = translation(language)

    def say(self, sentence: str, **values: object) -> str:
        return self.words.gettext(sentence).format(**values)

    def count(self, one: str, many: str, number: int, **values: object) -> str:
        return self.words.ngettext(one, many, number).format(number=number, **values)

    def points(self, number: int) -> str:
        return self.count("{number} point", "{number} points", number)

    def votes(self, number: int) -> str:
        return self.count("{number} vote", "{number} votes", number)

    def listed(self, names: Sequence[str]) -> str:
        *some, last = names
        return self.say("{some} and {last}", some=", ".join(some), last=last) if some else last


def told(case: Case, names: Sequence[str], language: str, *, by_counts: bool) -> Told:
    """What the page says about a case. By counts nobody knows who voted for a card, only how many did."""
    seats, teller, owners, ballots = case.round
    words = Words(language)
    ledgers = second_scorer.ledgers(case.edition, case.house, seats, teller, owners, ballots)
    base = _base(words, names, teller, ledgers)
    bonus = _bonus(words, names, case, ledgers, by_counts=by_counts)
    return Told(_outcome(words, names, case, ledgers), [*base, *bonus])


def _outcome(words: Words, names: Sequence[str], case: Case, ledgers: list[list[second_scorer.Entry]]) -> str:
    teller = names[case.round.storyteller]
    whys = {entry.why for ledger in ledgers for entry in ledger}
    for why, sentence in OUTCOMES.items():
        if why in whys:
            return words.say(sentence, teller=teller)
    finders = sum(entry.why == second_scorer.FOUND for ledger in ledgers for entry in ledger)
    return words.count(SOME, SOME, finders, others=case.round.seats - 1, teller=teller)


def _who(ledgers: list[list[second_scorer.Entry]], why: str) -> tuple[list[int], int]:
    """Who has a line for this reason, and its points."""
    found = [(seat, entry.points) for seat, ledger in enumerate(ledgers) for entry in ledger if entry.why == why]
    return [seat for seat, _ in found], found[0][1] if found else 0


def _base(
    words: Words, names: Sequence[str], teller: int, ledgers: list[list[second_scorer.Entry]]
) -> list[tuple[int, str]]:
    lines = []
    for why in (second_scorer.ALL_FOUND, second_scorer.NONE_FOUND):
        _, points = _who(ledgers, why)
        one, many = "{number} point for each of the others.", "{number} points for each of the others."
        lines.append((points, words.count(one, many, points)))
    _, points = _who(ledgers, second_scorer.TOLD_WELL)
    one = "Some found it, but not all: {number} point for {name}, who told it well."
    many = "Some found it, but not all: {number} points for {name}, who told it well."
    lines.append((points, words.count(one, many, points, name=names[teller])))
    for why, single, several in (
        (second_scorer.FOUND, FOUND_ONE, FOUND_MORE),
        (second_scorer.ONE_VOTE, SINGLE_ONE, SINGLE_MORE),
    ):
        seats, points = _who(ledgers, why)
        who = [names[seat] for seat in seats]
        if len(who) == 1:
            lines.append((points, words.count(*single, points, name=who[0])))
        elif who:
            lines.append((points, words.count(*several, points, names=words.listed(who))))
    return [line for line in lines if line[0]]


FOUND_ONE = ("{name} found it: {number} point.", "{name} found it: {number} points.")
FOUND_MORE = ("{names} found it: {number} point each.", "{names} found it: {number} points each.")
SINGLE_ONE = (
    "{name} was right with a single vote: {number} point more.",
    "{name} was right with a single vote: {number} points more.",
)
SINGLE_MORE = (
    "{names} were right with a single vote: {number} point more each.",
    "{names} were right with a single vote: {number} points more each.",
)
TOOK = (
    "{voters} took {owner}’s card for it: {number} point for {owner}.",
    "{voters} took {owner}’s card for it: {number} points for {owner}.",
)
TOOK_CUT = "{voters} took {owner}’s card for it. {votes}, {points} for {owner}: one card brings at most {cap}."
GOT = "{owner}’s card got {votes}: {points} for {owner}."
GOT_CUT = "{owner}’s card got {votes}, which makes {points} for {owner}: one card brings at most {cap}."


def _bonus(
    words: Words, names: Sequence[str], case: Case, ledgers: list[list[second_scorer.Entry]], *, by_counts: bool
) -> list[tuple[int, str]]:
    seats, teller, owners, ballots = case.round
    cap = second_scorer.most_for_a_card(case.edition, case.house)
    order = sorted(range(len(owners)), key=lambda place: ((owners[place] - teller) % seats, place) if by_counts else 0)
    points_at = {entry.place: entry.points for ledger in ledgers for entry in ledger if entry.place is not None}
    lines = []
    for place in order:
        if place not in points_at:
            continue
        points = points_at[place]
        fooled = [seat for seat, slots in sorted(ballots.items()) if place in slots]
        sums = {"votes": words.votes(len(fooled)), "points": words.points(points), "cap": cap}
        owner, voters = names[owners[place]], words.listed([names[seat] for seat in fooled])
        if by_counts:
            said = words.say(GOT_CUT if len(fooled) > points else GOT, owner=owner, **sums)
        elif len(fooled) > points:
            said = words.say(TOOK_CUT, voters=voters, owner=owner, **sums)
        else:
            said = words.count(*TOOK, points, voters=voters, owner=owner)
        lines.append((points, said))
    return lines
