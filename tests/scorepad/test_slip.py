"""A round while it is entered: by taps on the board or by counts, kept as text, and never one that no table can vote."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from game.scorepad import Amend, Pad, Scored, add, awards_of, open_pad, undo
from game.scorepad.board import hold, lacking, one_vote, put
from game.scorepad.counting import counted, found, shortage, single
from game.scorepad.entering import blank, by_means, filled, missing, told_by
from game.scorepad.round import BadEntry, BoardRound, CountedRound
from game.scorepad.slip import Held, Marker, Means, Slip, Trouble, WrongTap, decoys, entered
from game.scorepad.slip_text import read_slip, recover_kept, write_kept, write_slip
from game.scorepad.tally import can_be
from tests.rules.rounds import Round, any_round, cases, every_round
from tests.rules.second_scorer import points
from tests.rules.tables import TABLES, rules_of, table


def tapped(pad: Pad, that: Round, *, votes_first: bool = False) -> Slip:
    """The round entered by taps alone, as the slip asks for it."""
    slip = told_by(pad, blank(pad), that.storyteller)
    if votes_first:
        slip = hold(pad, slip, Held(Marker.VOTE, slip.others[0]))
    given: Counter[int] = Counter()
    while slip.held is not None:
        seat = slip.held.seat
        if slip.held.marker is Marker.CARD:
            places = [place for place, owner in enumerate(that.owners) if owner == seat]
            place = next(place for place in places if slip.owners[place] is None)
            slip = put(pad, slip, place)
        elif given[seat] < len(that.ballots[seat]):
            given[seat] += 1
            slip = put(pad, slip, that.ballots[seat][given[seat] - 1])
        else:
            slip = one_vote(pad, slip)
    return slip


def tallied(pad: Pad, that: Round) -> Slip:
    """The round entered by counts."""
    slip = by_means(pad, told_by(pad, blank(pad), that.storyteller), Means.COUNTS)
    target = that.owners.index(that.storyteller)
    for seat, ballot in that.ballots.items():
        if target in ballot:
            slip = found(slip, seat)
            if pad.edition.votes(pad.seats) > 1 and len(ballot) == 1:
                slip = single(pad, slip, seat)
    cast = Counter(slot for ballot in that.ballots.values() for slot in ballot)
    lying = {seat: [place for place, owner in enumerate(that.owners) if owner == seat] for seat in that.owners}
    for card, owner in enumerate(decoys(pad, slip)):
        for _ in range(cast[lying[owner].pop(0)]):
            slip = counted(pad, slip, card, 1)
    return slip


def gained(pad: Pad, slip: Slip) -> list[int]:
    assert missing(pad, slip) is None
    after = add(pad, Scored(entered(slip)))
    return list(after.scores)


@pytest.mark.parametrize("name", list(cases()))
def test_every_case_is_entered_by_taps_and_gives_its_points(name: str) -> None:
    case = cases()[name]
    pad = open_pad(table(case.round.seats, case.edition, case.house))
    assert gained(pad, tapped(pad, case.round)) == case.points
    assert gained(pad, tapped(pad, case.round, votes_first=True)) == case.points
    assert gained(pad, tallied(pad, case.round)) == case.points


@pytest.mark.parametrize("edition", list(TABLES))
@pytest.mark.parametrize("seats", [3, 4])
def test_every_round_of_a_small_table_entered_by_taps_and_by_counts(edition: str, seats: int) -> None:
    pad = open_pad(table(seats, edition))
    for teller in range(seats):
        for that in every_round(seats, teller, 1):
            right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
            assert gained(pad, tapped(pad, that)) == right
            assert gained(pad, tallied(pad, that)) == right


@pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition, sizes in TABLES.items() for seats in sizes if seats > 4]
)
def test_rounds_of_larger_tables_entered_by_taps_and_by_counts(edition: str, seats: int) -> None:
    chance = random.Random(f"slip {edition} {seats}")
    pad = open_pad(table(seats, edition))
    for _ in range(60):
        that = any_round(chance, seats, pad.edition.votes(seats))
        right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
        whole = tapped(pad, that)
        assert gained(pad, whole) == right
        assert gained(pad, tallied(pad, that)) == right
        assert gained(pad, by_means(pad, whole, Means.COUNTS)) == right


def every_tally(seats: int, votes: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    for that in every_round(seats, 0, votes):
        cast = Counter(slot for ballot in that.ballots.values() for slot in ballot)
        finders = tuple(seat for seat, ballot in sorted(that.ballots.items()) if 0 in ballot)
        alone = tuple(seat for seat in finders if votes > 1 and len(that.ballots[seat]) == 1)
        yield finders, alone, tuple(cast[slot] for slot in range(1, len(that.owners)))


@pytest.mark.parametrize(("seats", "votes"), [(3, 1), (4, 1), (5, 1), (3, 2), (4, 2)])
def test_counts_can_be_exactly_if_some_ballots_give_them(seats: int, votes: int) -> None:
    edition = rules_of("2021", {"votes": votes}, seats)
    possible = set(every_tally(seats, votes))
    owners = [seat for seat in range(1, seats) for _ in range(edition.decoys(seats))]
    others = range(1, seats)
    for finding in product((None, False, True), repeat=seats - 1):
        if votes == 1 and True in finding:
            continue
        finders = tuple(seat for seat, how in zip(others, finding, strict=True) if how is not None)
        alone = tuple(seat for seat, how in zip(others, finding, strict=True) if how is True)
        for cast in product(range(seats - 1), repeat=len(owners)):
            cards = list(zip(owners, cast, strict=True))
            said = can_be(edition, seats, finders=finders, singles=alone, votes_on_cards=cards)
            assert said == ((finders, alone, cast) in possible), (finders, alone, cast)


FOUR = open_pad(table(4))
SEVEN = open_pad(table(7, "odyssey"))


def test_the_slip_asks_for_cards_from_the_storyteller_round_the_table_then_for_votes() -> None:
    slip = blank(FOUR, storyteller=2)
    asked = []
    for slot in (0, 1, 2):
        asked.append(slip.held)
        slip = put(FOUR, slip, slot)
    assert asked == [Held(Marker.CARD, 2), Held(Marker.CARD, 3), Held(Marker.CARD, 0)]
    assert slip.owners == (2, 3, 0, 1), "the last card lies where none does"
    assert slip.held == Held(Marker.VOTE, 3)


def test_six_seats_are_entered_with_ten_taps() -> None:
    pad = open_pad(table(6))
    slip = blank(pad)
    for slot in (0, 1, 2, 3, 4, 0, 0, 1, 1, 2):
        slip = put(pad, slip, slot)
    assert missing(pad, slip) is None


def test_a_vote_for_an_own_card_is_not_taken_and_named() -> None:
    slip = blank(FOUR)
    for slot in (0, 1, 2):
        slip = put(FOUR, slip, slot)
    with pytest.raises(WrongTap) as refused:
        put(FOUR, slip, 1)
    assert (refused.value.misfit.trouble, refused.value.misfit.seat) == (Trouble.OWN_CARD, 1)


def test_a_card_cannot_lie_where_its_owner_voted() -> None:
    slip = hold(FOUR, blank(FOUR), Held(Marker.VOTE, 1))
    slip = hold(FOUR, put(FOUR, slip, 2), Held(Marker.CARD, 1))
    with pytest.raises(WrongTap):
        put(FOUR, slip, 2)


def test_the_last_card_is_not_laid_where_its_owner_voted() -> None:
    slip = hold(FOUR, blank(FOUR), Held(Marker.VOTE, 3))
    slip = hold(FOUR, put(FOUR, slip, 3), Held(Marker.CARD, 0))
    for slot in (0, 1, 2):
        slip = put(FOUR, slip, slot)
    assert slip.owners == (0, 1, 2, None)
    assert slip.held == Held(Marker.CARD, 3)


def test_two_cards_that_were_mixed_up_change_places() -> None:
    slip = blank(FOUR)
    for slot in (0, 1, 2):
        slip = put(FOUR, slip, slot)
    slip = put(FOUR, hold(FOUR, slip, Held(Marker.CARD, 1)), 3)
    assert slip.owners == (0, 3, 2, 1)


def test_a_second_tap_takes_a_marker_off_again() -> None:
    slip = put(FOUR, blank(FOUR), 0)
    slip = put(FOUR, hold(FOUR, slip, Held(Marker.CARD, 0)), 0)
    assert slip.owners == (None,) * 4
    slip = put(FOUR, hold(FOUR, slip, Held(Marker.VOTE, 2)), 1)
    slip = put(FOUR, hold(FOUR, slip, Held(Marker.VOTE, 2)), 1)
    assert slip.ballots == ((),) * 4


def test_with_two_votes_the_slip_waits_for_the_second_and_one_is_enough() -> None:
    slip = hold(SEVEN, blank(SEVEN), Held(Marker.VOTE, 3))
    slip = put(SEVEN, slip, 0)
    assert slip.held == Held(Marker.VOTE, 3)
    assert one_vote(SEVEN, slip).held == Held(Marker.VOTE, 4)
    assert put(SEVEN, slip, 5).held == Held(Marker.VOTE, 4)
    assert put(SEVEN, slip, 5).ballots[3] == (0, 5)


def test_the_storyteller_has_no_vote() -> None:
    slip = blank(FOUR)
    assert hold(FOUR, slip, Held(Marker.VOTE, 0)) == slip


def test_with_three_seats_each_other_seat_lays_two() -> None:
    pad = open_pad(table(3))
    slip = blank(pad)
    for slot in (0, 1, 2, 3):
        slip = put(pad, slip, slot)
    assert slip.owners == (0, 1, 1, 2, 2)


def test_what_is_missing_is_said() -> None:
    slip = blank(FOUR)
    said = missing(FOUR, slip)
    assert said is not None
    assert (said.trouble, said.number) == (Trouble.CARDS_OPEN, 4)
    for slot in (0, 1, 2, 0):
        slip = put(FOUR, slip, slot)
    said = missing(FOUR, slip)
    assert said is not None
    assert (said.trouble, said.seats) == (Trouble.VOTES_OPEN, (2, 3))


def counting(pad: Pad, finders: tuple[int, ...], votes: tuple[int, ...]) -> Slip:
    slip = blank(pad, means=Means.COUNTS)
    for seat in finders:
        slip = found(slip, seat)
    for card, number in enumerate(votes):
        slip = counted(pad, slip, card, number)
    return slip


@pytest.mark.parametrize(
    ("finders", "votes", "trouble", "number"),
    [
        ((), (1, 1, 0), Trouble.TOO_FEW, 1),
        ((1, 2, 3), (0, 1, 0), Trouble.TOO_MANY, 1),
        ((1, 2), (0, 0, 1), Trouble.NO_BALLOTS, 0),
    ],
)
def test_counts_that_no_table_votes_are_named(
    finders: tuple[int, ...], votes: tuple[int, ...], trouble: Trouble, number: int
) -> None:
    said = shortage(FOUR, counting(FOUR, finders, votes))
    assert said is not None
    assert (said.trouble, said.number) == (trouble, number)
    with pytest.raises(BadEntry):
        awards_of(FOUR.edition, 4, entered(counting(FOUR, finders, votes)))


def test_nobody_is_right_with_a_single_vote_without_having_found_it() -> None:
    slip = single(SEVEN, blank(SEVEN, means=Means.COUNTS), 4)
    assert (slip.finders, slip.singles) == ((4,), (4,))
    assert found(slip, 4).singles == ()
    assert single(FOUR, blank(FOUR), 2).singles == (), "with one vote each there is no such point"


def test_another_storyteller_keeps_what_can_stay() -> None:
    slip = blank(FOUR)
    for slot in (0, 1, 2, 0, 0, 1):
        slip = put(FOUR, slip, slot)
    other = told_by(FOUR, slip, 1)
    assert other.owners == slip.owners
    assert other.ballots[1] == ()
    assert list(lacking(FOUR, other)) == [Held(Marker.VOTE, 0)]


def test_a_round_comes_back_on_the_slip_to_be_corrected() -> None:
    that = BoardRound(0, (1, 0, 2, 3), ((1, (1,)), (2, (0,)), (3, (1,))))
    slip = filled(FOUR, that, 1)
    assert entered(slip) == that
    counts = CountedRound(2, (0, 1), (), ((0, 0), (1, 1), (3, 0)))
    again = entered(filled(FOUR, counts, 1))
    assert isinstance(again, CountedRound)
    assert set(again.votes_on_cards) == set(counts.votes_on_cards)
    assert (again.finders, again.singles) == (counts.finders, counts.singles)


def test_a_half_entered_round_is_kept_and_comes_back() -> None:
    pad = add(SEVEN, Scored(entered(tapped(SEVEN, any_round(random.Random(1), 7, 2)))))
    slips = [blank(pad)]
    for slot in (0, 1, 2, 3, 4, 5, 0, 2):
        slips.append(put(pad, slips[-1], slot))
    slips.append(found(by_means(pad, slips[-1], Means.COUNTS), 3))
    slips.append(counted(pad, single(pad, slips[-1], 4), 2, 1))
    slips.append(filled(pad, pad.rounds[0].entry, 1))
    for slip in slips:
        there, back, problem = recover_kept(write_kept(pad, slip))
        assert (there, problem) == (pad, None)
        assert (back.owners, back.ballots, back.votes) == (slip.owners, slip.ballots, slip.votes)
        assert (back.finders, back.singles, back.number) == (slip.finders, slip.singles, slip.number)


def test_an_empty_slip_leaves_no_trace() -> None:
    assert "half" not in write_kept(FOUR, blank(FOUR))


def test_a_slip_that_taps_cannot_fill_is_left_out_and_the_game_kept() -> None:
    slip = put(FOUR, blank(FOUR), 2)
    line = write_slip(slip)
    assert read_slip(FOUR, line) == slip
    for broken in (
        line.replace("owners 0 0 1", "owners 1 1 1"),
        line.replace("2>", "2>9"),
        line.replace("1>", "1>1"),
        line.replace("single", "single 3"),
        line.replace("votes 0", "votes 7"),
        line.replace("board 1", "board 9"),
        line.replace("half board", "half amend 3 board"),
        line.replace("half board", "half dice"),
        "half",
    ):
        assert broken != line
        there, back, problem = recover_kept(write_kept(FOUR, blank(FOUR)) + broken + "\n")
        assert (there, back, problem) == (FOUR, blank(FOUR), None), broken


def test_a_corrected_round_and_its_undoing() -> None:
    one = BoardRound(0, (0, 1, 2, 3), ((1, (0,)), (2, (0,)), (3, (1,))))
    other = BoardRound(0, (0, 1, 2, 3), ((1, (0,)), (2, (0,)), (3, (2,))))
    pad = add(FOUR, Scored(one))
    assert undo(add(pad, Amend(1, other))).scores == pad.scores
