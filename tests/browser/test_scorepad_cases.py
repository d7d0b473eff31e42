"""Every case and every worked example entered in the real page, on the board and by counts, in six languages.

One page is opened once, and table after table is scored on it. What the page then says, points and sentences, is compared with what the second
scorer and the second teller say.
"""

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from game.rules.setup import LANGUAGES
from tests.browser.conftest import TABLET
from tests.browser.player import NAMES
from tests.browser.scorekeeper import Scorekeeper
from tests.browser.watch import Watch, eventually
from tests.rules.rounds import Case, Round, cases
from tests.rules.second_scorer import ONE_VOTE, ledgers, most_for_a_card
from tests.scorepad.examples import examples
from tests.scorepad.second_teller import told

LANGUAGE_FOR = 4
"""So many rounds are entered before the language changes."""
ALL = {**cases(), **examples()}
CUT = "a card got more votes than it may bring points"


class Entered(NamedTuple):
    """A case as it is entered: with everybody moved on so that the next storyteller tells, the cards laid here and there.

    The page explains it in each of the ``languages``.
    """

    name: str
    case: Case
    by_counts: bool
    languages: tuple[str, ...]


class Kind(NamedTuple):
    """Something that is explained, and how it was entered: by counts nobody knows who voted for a card."""

    why: str
    by_counts: bool


RARE = {Kind(why, by_counts) for why, by_counts in product((CUT, ONE_VOTE), (False, True))}
"""Kinds that so few cases have that the first of each is read in all languages."""


class Table(NamedTuple):
    """The rounds of one table, in their order."""

    seats: int
    edition: str
    house: dict[str, str]
    rounds: list[Entered]


def moved(case: Case, storyteller: int, chance: random.Random) -> Case:
    """The same round with another storyteller, everybody else in the same order, and the cards shuffled."""
    seats, teller, owners, ballots = case.round
    by = storyteller - teller
    places = list(range(len(owners)))
    chance.shuffle(places)
    lying: list[int] = [0] * len(owners)
    for place, owner in enumerate(owners):
        lying[places[place]] = (owner + by) % seats
    cast = {(seat + by) % seats: tuple(places[slot] for slot in slots) for seat, slots in ballots.items()}
    points = [case.points[(seat - by) % seats] for seat in range(seats)]
    return Case(Round(seats, storyteller, tuple(lying), dict(sorted(cast.items()))), case.edition, case.house, points)


def tables() -> dict[str, Table]:
    """All cases by the table they are played at: first all on the board, then all by counts."""
    found: dict[str, Table] = {}
    for name, case in ALL.items():
        house = {f"house-{rule}": "yes" if value is True else str(value) for rule, value in case.house.items()}
        key = " ".join([f"{case.round.seats} seats", case.edition, *(f"{rule}={house[rule]}" for rule in house)])
        table = found.setdefault(key, Table(case.round.seats, case.edition, house, []))
        table.rounds.append(Entered(name, case, by_counts=False, languages=()))
    number = 0
    seen: set[tuple[Kind, str]] = set()
    for key, table in found.items():
        chance = random.Random(key)
        both = [*table.rounds, *(each._replace(by_counts=True) for each in table.rounds)]
        table.rounds.clear()
        for each in both:
            storyteller = len(table.rounds) % table.seats
            first = number // LANGUAGE_FOR % len(LANGUAGES)
            languages = (*LANGUAGES[first:], *LANGUAGES[:first])
            rare = kinds(each) & RARE
            more = [language for language in languages[1:] if not {(kind, language) for kind in rare} <= seen]
            case = moved(each.case, storyteller, chance)
            table.rounds.append(each._replace(case=case, languages=(languages[0], *more)))
            seen |= set(product(rare, table.rounds[-1].languages))
            number += 1
    return found


def kinds(entered: Entered) -> set[Kind]:
    """What there is to explain in a round: the reasons of its points, and whether a card's votes were cut."""
    case = entered.case
    written = [entry for ledger in ledgers(case.edition, case.house, *case.round) for entry in ledger]
    found = {entry.why for entry in written if entry.points}
    most = most_for_a_card(case.edition, case.house)
    votes = [slot for ballot in case.round.ballots.values() for slot in ballot]
    if most is not None and any(entry.place is not None and votes.count(entry.place) > most for entry in written):
        found.add(CUT)
    return {Kind(why, entered.by_counts) for why in found}


TABLES = tables()


def test_every_case_is_entered_both_ways_and_every_kind_in_every_language() -> None:
    rounds = [each for table in TABLES.values() for each in table.rounds]
    assert {(each.name, each.by_counts) for each in rounds} == set(product(ALL, (False, True)))
    every = {kind for each in rounds for kind in kinds(each)}
    seen = {(kind, language) for each in rounds for kind in kinds(each) for language in each.languages}
    assert seen == set(product(every, LANGUAGES))


def _read(sentence: str) -> str:
    """A sentence as it is read: a space that holds words together is a space."""
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(scope="module")
def scorekeeper(chromium: Browser, _served: tuple[object, str]) -> Iterator[Scorekeeper]:
    watch = Watch(_served[1])
    context = chromium.new_context(viewport=TABLET, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
    watch.over(context)
    page = context.new_page()
    page.goto(_served[1])
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    yield Scorekeeper(page, hasty=True)
    context.close()
    assert watch.faults == []


@pytest.mark.parametrize("name", list(TABLES))
def test_the_page_gives_the_points_and_says_why(scorekeeper: Scorekeeper, name: str) -> None:
    table = TABLES[name]
    scorekeeper.begin(table.seats, table.edition, **{"house-goal": "100", **table.house})
    names = NAMES[: table.seats]
    scores = [0] * table.seats
    for entered in table.rounds:
        if entered.by_counts:
            scorekeeper.by_counts(entered.case.round)
        else:
            scorekeeper.by_board(entered.case.round)
        scores = [score + points for score, points in zip(scores, entered.case.points, strict=True)]
        for language in entered.languages:
            scorekeeper.speak(language)
            right = told(entered.case, names, language, by_counts=entered.by_counts)
            assert scorekeeper.read() == {
                "language": language,
                "outcome": _read(right.outcome),
                "lines": [[points, _read(said)] for points, said in right.lines],
                "scores": dict(zip(names, scores, strict=True)),
            }, entered.name
        scorekeeper.next()
    scorekeeper.leave()
