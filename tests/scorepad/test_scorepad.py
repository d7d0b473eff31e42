"""A printed game on the scorepad: the points of every round, corrections, and the end."""

import random
from dataclasses import replace

import pytest

from game.rules.setup import BadSetup
from game.scorepad import (
    Amend,
    BadEntry,
    BoardRound,
    CountedRound,
    Entry,
    Finish,
    Pad,
    Scored,
    add,
    awards_of,
    open_pad,
    read_pad,
    recover_pad,
    undo,
    write_pad,
)
from game.scorepad.pad import BOX
from tests.rules.rounds import Round, any_round, cases, every_round, told
from tests.rules.second_scorer import points
from tests.rules.tables import TABLES, rules_of, table


def board(that: Round) -> BoardRound:
    return BoardRound(that.storyteller, that.owners, tuple(sorted(that.ballots.items())))


def counted(that: Round, *, two_votes: bool) -> CountedRound:
    target = that.owners.index(that.storyteller)
    cast = [slot for ballot in that.ballots.values() for slot in ballot]
    finders = tuple(seat for seat, ballot in sorted(that.ballots.items()) if target in ballot)
    singles = tuple(seat for seat in finders if len(that.ballots[seat]) == 1) if two_votes else ()
    votes = tuple((owner, cast.count(place)) for place, owner in enumerate(that.owners) if place != target)
    return CountedRound(that.storyteller, finders, singles, votes)


def totals(seats: int, edition: str, house: dict[str, object], entry: Entry) -> list[int]:
    gained = [0] * seats
    for award in awards_of(rules_of(edition, house, seats), seats, entry):
        gained[award.seat] += award.points
    return gained


@pytest.mark.parametrize("name", list(cases()))
def test_every_case_entered_either_way_gives_its_points(name: str) -> None:
    case = cases()[name]
    two = rules_of(case.edition, case.house, case.round.seats).votes(case.round.seats) > 1
    for entry in (board(case.round), counted(case.round, two_votes=two)):
        assert totals(case.round.seats, case.edition, case.house, entry) == case.points


@pytest.mark.parametrize("edition", list(TABLES))
@pytest.mark.parametrize("seats", [3, 4])
def test_every_round_of_a_small_table_by_either_way_agrees_with_the_second_scorer(edition: str, seats: int) -> None:
    for that in every_round(seats, 0, 1):
        right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
        assert totals(seats, edition, {}, board(that)) == right
        assert totals(seats, edition, {}, counted(that, two_votes=False)) == right


@pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition, sizes in TABLES.items() for seats in sizes if seats > 4]
)
def test_rounds_of_larger_tables_by_either_way_agree_with_the_second_scorer(edition: str, seats: int) -> None:
    chance = random.Random(f"{edition} {seats}")
    votes = rules_of(edition, {}, seats).votes(seats)
    for _ in range(200):
        that = any_round(chance, seats, votes)
        right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
        assert totals(seats, edition, {}, board(that)) == right
        assert totals(seats, edition, {}, counted(that, two_votes=votes > 1)) == right


FOUND = board(told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit"))
NONE = board(told("Anna Berit Carl Dan", "Berit", Anna="Carl", Carl="Dan", Dan="Anna"))


def pad(*moves: object, edition: str = "2021", house: dict[str, object] | None = None) -> Pad:
    opened = open_pad(table(4, edition, house))
    for move in moves:
        opened = add(opened, move)  # type: ignore[arg-type]
    return opened


def test_scores_add_up_round_by_round() -> None:
    scored = pad(Scored(FOUND), Scored(NONE))
    assert scored.rounds[0].scores == (3, 4, 3, 0)
    assert scored.scores == (6, 4, 6, 3)


def test_who_tells_goes_round_and_follows_whoever_told_last() -> None:
    assert pad().next_storyteller == 0
    assert pad(Scored(FOUND)).next_storyteller == 1
    last = board(told("Anna Berit Carl Dan", "Dan", Berit="Dan", Carl="Dan", Anna="Berit"))
    assert pad(Scored(FOUND), Scored(last)).next_storyteller == 0


def test_an_earlier_round_is_corrected_and_the_scores_after_it_follow() -> None:
    scored = pad(Scored(FOUND), Scored(NONE))
    mended = add(scored, Amend(1, NONE))
    assert mended.rounds[0].awards == scored.rounds[1].awards
    assert mended.scores != scored.scores
    assert undo(mended) == scored


@pytest.mark.parametrize("number", [0, 3])
def test_a_round_that_was_never_scored_cannot_be_corrected(number: int) -> None:
    with pytest.raises(BadEntry):
        pad(Scored(FOUND), Scored(NONE), Amend(number, NONE))


def test_the_game_ends_at_the_goal_and_ties_share_it() -> None:
    both = board(told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit"))
    scored = pad(*[Scored(both)] * 7)
    assert not scored.over
    assert add(scored, Scored(both)).over
    assert add(scored, Scored(both)).winners == (1,)


def test_a_correction_can_take_the_end_back() -> None:
    scored = pad(*[Scored(FOUND)] * 8)
    assert scored.over
    assert not add(scored, Amend(8, NONE)).over


def test_classic_reminds_when_the_pile_should_be_empty() -> None:
    scored = pad(*[Scored(NONE)] * 14, edition="classic", house={"goal": 100})
    assert not scored.pile_empty
    assert add(scored, Scored(NONE)).pile_empty


def test_an_expansion_in_the_box_puts_the_empty_pile_off() -> None:
    setup = replace(table(4, "classic", {"goal": 100}), packs=(replace(BOX, count=2 * BOX.count),))
    scored = open_pad(setup)
    rounds = 0
    while not scored.pile_empty:
        scored, rounds = add(scored, Scored(NONE)), rounds + 1
    assert rounds == (168 - 4 * 6) / 4


def test_the_text_names_the_cards_of_the_box_only_with_expansions() -> None:
    plain = open_pad(replace(table(4), packs=(BOX,)))
    assert "pack" not in write_pad(plain)
    assert read_pad(write_pad(plain)) == plain
    more = open_pad(replace(table(4), packs=(replace(BOX, count=252),)))
    assert "pack box:252\n" in write_pad(more)
    assert read_pad(write_pad(more)) == more
    older = write_pad(plain).replace("clues en\n", "clues en\npack box:84\n")
    assert read_pad(older) == plain
    assert len(older) > len(write_pad(plain))


def test_only_the_pile_ends_where_the_house_says_so() -> None:
    assert not pad(*[Scored(FOUND)] * 9, house={"pile_end": "only"}).over


def test_the_table_may_end_the_game_at_any_time_and_go_on_after_undo() -> None:
    scored = pad(Scored(FOUND), Finish())
    assert scored.winners == (1,)
    with pytest.raises(BadEntry):
        add(scored, Scored(FOUND))
    assert not undo(scored).over


@pytest.mark.parametrize(
    "entry",
    [
        BoardRound(0, (0, 1, 2), ((1, (0,)), (2, (0,)), (3, (0,)))),
        BoardRound(0, (0, 1, 1, 2), ((1, (0,)), (2, (0,)), (3, (0,)))),
        BoardRound(0, (0, 1, 2, 3), ((1, (1,)), (2, (0,)), (3, (0,)))),
        BoardRound(0, (0, 1, 2, 3), ((1, (0,)), (2, (0,)))),
        BoardRound(0, (0, 1, 2, 3), ((0, (1,)), (1, (0,)), (2, (0,)), (3, (0,)))),
        CountedRound(0, (1, 2), (), ((1, 0), (2, 0), (3, 0))),
        CountedRound(0, (0,), (), ((1, 1), (2, 1), (3, 0))),
        CountedRound(0, (1,), (), ((1, 3), (2, 0), (3, 0))),
        CountedRound(0, (1, 2, 3), (), ((1, 0), (2, 0))),
    ],
)
def test_what_no_table_can_vote_is_refused(entry: Entry) -> None:
    with pytest.raises(BadEntry):
        pad(Scored(entry))


def test_a_pad_reads_back_as_it_was_written() -> None:
    counts = counted(told("Anna Berit Carl Dan", "Carl", Anna="Carl", Berit="Anna", Dan="Carl"), two_votes=False)
    scored = pad(Scored(FOUND), Scored(counts), Amend(1, counts), Finish())
    assert read_pad(write_pad(scored)) == scored


def test_a_damaged_pad_keeps_its_good_rounds() -> None:
    text = write_pad(pad(Scored(FOUND), Scored(NONE)))
    found, problem = recover_pad(text + "board 1 : 1 2 : \n")
    assert problem is not None
    assert found == read_pad(text)


def test_nothing_can_be_undone_on_an_empty_pad() -> None:
    with pytest.raises(ValueError, match="nothing"):
        undo(pad())


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        open_pad(table(7, "classic"))
