"""The set-up form: what is typed stays, what is wrong is said, all of it at once."""

from itertools import pairwise

import pytest

from game import messages as say
from game.rules.edition import NO_CAP, PileEnd, Voting
from game.rules.setup import FaultReason, HouseRules, Mind
from game.screen import HandOver, SetupScreen
from tests.session.tablet import Tablet


def test_the_form_begins_with_four_seats_of_different_hares() -> None:
    draft = Tablet().screen.draft
    assert len(draft.seats) == 4
    assert len({seat.pawn for seat in draft.seats}) == 4


def test_a_seat_without_a_name_stops_the_deal_and_says_which() -> None:
    tablet = Tablet().send(say.Start({"seat-0": "Ana", "seat-1": "Ben", "seat-2": "Cem"}))
    assert isinstance(tablet.screen, SetupScreen)
    assert [(fault.reason, fault.seat) for fault in tablet.screen.faults] == [(FaultReason.NAME_LENGTH, 3)]
    assert tablet.screen.draft.seats[0].name == "Ana"


def test_all_faults_are_told_at_once() -> None:
    fields = {"seat-0": "Ana", "seat-1": " ANA ", "seat-2": "", "seat-3": "D\x00", "pawn-1": "sitting"}
    reasons = {fault.reason for fault in Tablet().send(say.Start(fields)).screen.faults}
    assert {FaultReason.SAME_NAME, FaultReason.SAME_PAWN, FaultReason.NAME_LENGTH, FaultReason.NAME_CONTROL} <= reasons


def test_a_fault_goes_away_as_soon_as_it_is_mended() -> None:
    tablet = Tablet().send(say.Start({"seat-0": "Ana", "seat-1": "Ben", "seat-2": "Cem"}))
    assert tablet.send(say.Edit({"seat-3": "Dee"})).screen.faults == ()


def test_each_try_that_fails_leads_back_to_what_is_wrong_and_typing_does_not() -> None:
    tablet = Tablet()
    messages = (say.Edit({}), say.Start({}), say.Start({}), say.Edit({"seat-0": "Ana"}))
    turns = [tablet.send(message).session.turn for message in messages]
    assert [after - before for before, after in pairwise(turns)] == [1, 1, 0]


def test_nine_players_by_2021_are_too_many() -> None:
    tablet = Tablet().deal(9)
    assert [fault.reason for fault in tablet.screen.faults] == [FaultReason.TOO_MANY_SEATS]


def test_a_thirteenth_seat_is_not_added() -> None:
    tablet = Tablet()
    for _ in range(20):
        tablet.send(say.AddSeat({}))
    assert len(tablet.screen.draft.seats) == 12
    assert len({seat.pawn for seat in tablet.screen.draft.seats}) == 12


def test_seats_change_places_and_who_tells_first_moves_along() -> None:
    fields = {"seat-0": "Ana", "seat-1": "Ben", "seat-2": "Cem", "seat-3": "Dee", "first": "1"}
    tablet = Tablet().send(say.MoveSeat(fields, 1, 1))
    assert [seat.name for seat in tablet.screen.draft.seats] == ["Ana", "Cem", "Ben", "Dee"]
    assert tablet.screen.draft.house.first == 2
    tablet.send(say.MoveSeat({}, 3, 1))
    assert [seat.name for seat in tablet.screen.draft.seats] == ["Ana", "Cem", "Ben", "Dee"]


def test_a_seat_that_is_removed_keeps_the_others_as_typed() -> None:
    fields = {"seat-0": "Ana", "seat-1": "Ben", "seat-2": "Cem", "seat-3": "Dee", "first": "3"}
    draft = Tablet().send(say.RemoveSeat(fields, 1)).screen.draft
    assert [seat.name for seat in draft.seats] == ["Ana", "Cem", "Dee"]
    assert draft.house.first == 2


def test_who_tells_first_is_a_choice() -> None:
    tablet = Tablet().deal(first="2")
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 2


def test_every_house_rule_can_be_set_and_unset() -> None:
    fields = {
        "house-goal": "40", "house-lone_finder": "yes", "house-pile_end": "only", "house-all_found": "3", "house-none_found": "0",
        "house-cap": "none", "house-votes": "2", "house-voting": "open",
    }  # fmt: skip
    tablet = Tablet().send(say.Edit(fields))
    assert tablet.screen.draft.house == HouseRules(40, True, PileEnd.ONLY, 3, 0, NO_CAP, 2, 0, Voting.OPEN)
    tablet.send(say.Edit(dict.fromkeys(fields, "")))
    assert tablet.screen.draft.house == HouseRules()


@pytest.mark.parametrize("goal", ["forty", "-1", "3.5", "0x10", "٤٠"])
def test_a_house_rule_that_is_no_number_is_left_as_it_was(goal: str) -> None:
    tablet = Tablet().send(say.Edit({"house-goal": "40"}), say.Edit({"house-goal": goal}))
    assert tablet.screen.draft.house.goal == 40


def test_a_goal_outside_its_range_stops_the_deal() -> None:
    tablet = Tablet().deal(**{"house-goal": "9"})
    assert [fault.reason for fault in tablet.screen.faults] == [FaultReason.GOAL]


def test_ten_games_in_a_row_deal_ten_different_first_hands() -> None:
    tablet = Tablet()
    hands = set()
    for _ in range(10):
        tablet.deal()
        hands.add(tablet.state.hands)
        tablet.send(say.LeaveGame())
    assert len(hands) == 10


def test_another_game_keeps_the_table_and_the_next_seat_tells_first() -> None:
    tablet = Tablet().deal().round().tell().send(say.StopGame(), say.StopGame(), say.Again())
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 2
    assert [seat.name for seat in tablet.state.seats] == ["Ana", "Ben", "Cem", "Dee"]


def test_opponents_take_the_seats_that_nobody_has_filled_in() -> None:
    tablet = Tablet()
    for _ in range(3):
        tablet.send(say.AddOpponent({"seat-0": "Ana"}))
    ana, *others = tablet.screen.draft.seats
    assert (ana.name, ana.mind) == ("Ana", None)
    assert all(seat.mind is not None and seat.name for seat in others)
    assert len({seat.mind.character for seat in others if seat.mind}) == 3


def test_opponents_leave_one_seat_to_a_person_that_has_not_typed_a_name_yet() -> None:
    alone = Tablet().send(say.RemoveSeat({}, 3), say.RemoveSeat({}, 2), say.RemoveSeat({}, 1))
    for tablet in (Tablet(), alone):
        for _ in range(4):
            tablet.send(say.AddOpponent({}))
        assert [seat.mind is None for seat in tablet.screen.draft.seats] == [True] + [False] * 4


def test_an_opponent_more_than_there_are_seats_is_one_more_seat_up_to_twelve() -> None:
    tablet = Tablet()
    for _ in range(20):
        tablet.send(say.AddOpponent({f"seat-{number}": f"Ana {number}" for number in range(4)}))
    assert len(tablet.screen.draft.seats) == 12
    assert [seat.mind is None for seat in tablet.screen.draft.seats] == [True] * 4 + [False] * 8


def test_character_and_level_of_an_opponent_are_chosen_in_the_form_and_its_name_goes_along() -> None:
    tablet = Tablet().send(say.AddOpponent({"seat-0": "Ana"}))
    first = tablet.screen.draft.seats[3]
    tablet.send(say.Edit({"seat-3": first.name, "mind-3": "bookworm", "level-3": "5"}))
    assert tablet.screen.draft.seats[3].mind == Mind("bookworm", 5)
    assert tablet.screen.draft.seats[3].name not in {"", first.name}
    tablet.send(say.Edit({"seat-3": "Uncle Bob", "mind-3": "magpie", "level-3": "nine"}))
    assert (tablet.screen.draft.seats[3].name, tablet.screen.draft.seats[3].mind) == ("Uncle Bob", Mind("magpie", 5))
    tablet.send(say.Edit({"mind-3": "nobody at all"}))
    assert tablet.screen.draft.seats[3].mind == Mind("magpie", 5)


def test_a_person_can_take_the_seat_of_an_opponent_in_the_form() -> None:
    tablet = Tablet().send(say.AddOpponent({"seat-0": "Ana"}))
    name = tablet.screen.draft.seats[3].name
    tablet.send(say.Edit({"seat-3": name, "mind-3": ""}))
    assert (tablet.screen.draft.seats[3].name, tablet.screen.draft.seats[3].mind) == ("", None)
