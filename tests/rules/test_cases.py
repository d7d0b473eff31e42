"""Every round of ``cases.json``, scored by both scorers."""

import pytest

from game.rules.score import awards
from tests.rules import second_scorer
from tests.rules.rounds import Case, cases
from tests.rules.tables import rules_of

CASES = cases()


def test_all_the_cases_are_here() -> None:
    assert len(CASES) == 100
    assert {case.edition for case in CASES.values()} == {"classic", "2021", "odyssey"}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_round_gives_the_points_that_the_case_says(case: Case) -> None:
    seats, storyteller, owners, ballots = case.round
    given = awards(
        rules_of(case.edition, case.house, seats),
        seats=seats,
        storyteller=storyteller,
        owners=owners,
        ballots=ballots,
    )
    assert [sum(award.points for award in given if award.seat == seat) for seat in range(seats)] == case.points


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_second_scorer_agrees_with_the_case(case: Case) -> None:
    assert second_scorer.points(case.edition, case.house, *case.round) == case.points
