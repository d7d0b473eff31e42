"""What the other tests of scoring leave open: keys that must never change, for sentences and kept games hang on them."""

import pytest

from game.rules.edition import EDITIONS
from game.rules.score import Outcome, Why, awards, awards_from_counts


def test_the_keys_of_outcomes_are_for_ever() -> None:
    assert [outcome.value for outcome in Outcome] == ["all", "none", "some"]


def test_the_keys_of_reasons_are_for_ever() -> None:
    assert [why.value for why in Why] == [
        "all-found",
        "none-found",
        "told-well",
        "found",
        "single-vote",
        "card-bonus",
    ]


@pytest.mark.parametrize(
    ("storyteller", "finders", "cards"),
    [
        (4, [0], [(1, 1), (2, 1), (3, 1)]),
        (-1, [0], [(1, 1), (2, 1), (3, 1)]),
        (0, [], [(1, 3), (2, 0), (3, 0)]),
        (0, [], [(1, -1), (2, 2), (3, 2)]),
    ],
    ids=["no such storyteller", "none at all", "a vote for one's own card", "fewer than no votes"],
)
def test_counts_that_add_up_but_no_table_can_have(
    storyteller: int, finders: list[int], cards: list[tuple[int, int]]
) -> None:
    with pytest.raises(ValueError, match=r"storyteller"):
        awards_from_counts(EDITIONS["2021"], seats=4, storyteller=storyteller, finders=finders, votes_on_cards=cards)


@pytest.mark.parametrize("owners", [(1, 2, 3, 3), (0, 0, 2, 3), (0, 1, 2, 4), (0, 1, 2, -1)])
def test_a_lineup_that_is_none_is_refused_for_that_reason(owners: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="one place is the storyteller's"):
        awards(EDITIONS["2021"], seats=4, storyteller=0, owners=owners, ballots={1: (0,), 2: (0,), 3: (0,)})


@pytest.mark.parametrize("ballots", [{1: (0,), 2: (0,)}, {0: (1,), 1: (0,), 2: (0,), 3: (0,)}, {}])
def test_missing_and_surplus_voters_are_refused_for_that_reason(ballots: dict[int, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="every seat but the storyteller votes"):
        awards(EDITIONS["2021"], seats=4, storyteller=0, owners=(0, 1, 2, 3), ballots=ballots)


@pytest.mark.parametrize("ballot", [(), (0, 2), (0, 0)])
def test_ballots_of_another_size_are_refused_for_that_reason(ballot: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a ballot has one vote"):
        awards(EDITIONS["2021"], seats=4, storyteller=0, owners=(0, 1, 2, 3), ballots={1: ballot, 2: (0,), 3: (0,)})


@pytest.mark.parametrize("slot", [-1, 4, 1])
def test_votes_for_no_place_or_for_ones_own_are_refused_for_that_reason(slot: int) -> None:
    with pytest.raises(ValueError, match="a vote is for a place"):
        awards(EDITIONS["2021"], seats=4, storyteller=0, owners=(0, 1, 2, 3), ballots={1: (slot,), 2: (0,), 3: (0,)})
