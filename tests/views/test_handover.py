"""The hand-over: whose turn it is, what everybody may know, and nothing else."""

from dataclasses import replace

import pytest

from game.rules.edition import PileEnd
from game.rules.moves import ALOUD, Caption
from game.rules.play import play, start
from game.rules.setup import HouseRules
from game.screen import TakeBackState, Undo
from game.settings import Coaching, Facing, Settings
from game.text.catalogue import catalogue
from game.views.frame import Frame
from tests.views.reading import FRAME, Part, drawn
from tools.scenes import NAMES, handover, rounds, submitted, table, told, voted

NOTHING = TakeBackState(Undo.NOTHING)


def facts(root: Part) -> str:
    return " ".join(root.one("dl", of_class="facts").text.split())


def test_it_passes_to_the_storyteller_first() -> None:
    root = drawn(handover(start(table(4)), 0, NOTHING))
    assert root.one("h1").text == "Pass to Ana"
    assert root.one(of_class="how").text == "Ana, you are the storyteller. Hold the moon to open your hand."
    assert facts(root).endswith("Round 1")


def test_the_clue_and_who_still_owes_stand_open() -> None:
    state = submitted(told(start(table(5)), "a door in the sea"), leave=2)
    root = drawn(handover(state, 3, NOTHING))
    assert "told by Ana" in facts(root)
    assert root.one(of_class="clue").text == "a door in the sea"
    other = root.one(do="pass", data_seat="4")
    assert other.name == f"Pass to {NAMES[4]}"
    assert f"Already laid a card: {NAMES[1]} and {NAMES[2]}" in facts(root)


def test_a_table_of_three_lays_cards_and_a_larger_one_lays_a_card() -> None:
    three = drawn(handover(submitted(told(start(table(3))), leave=1), 2, NOTHING))
    assert f"Already laid their cards: {NAMES[1]}" in facts(three)
    assert three.one(of_class="how").text == f"{NAMES[2]}, hold the moon to choose your cards."
    first = handover(told(start(table(3))), 1, NOTHING)
    assert "Still to lay cards; any of you may go first" in facts(drawn(first))
    spanish = replace(FRAME, text=catalogue("es"))
    one_of_three = handover(submitted(told(start(table(3))), leave=1), 2, NOTHING)
    assert f"Cartas ya puestas: {NAMES[1]}" in facts(drawn(one_of_three, spanish))
    one_of_four = handover(submitted(told(start(table(4))), leave=2), 2, NOTHING)
    assert f"Carta ya puesta: {NAMES[1]}" in facts(drawn(one_of_four, spanish))


def test_a_clue_said_aloud_is_told_as_that_until_words_are_written_down() -> None:
    state = told(start(table(4)), ALOUD)
    assert drawn(handover(state, 1, NOTHING)).one(of_class="clue").text == "said aloud"
    captioned = play(state, Caption(0, "a hum of bees"))
    assert drawn(handover(captioned, 1, NOTHING)).one(of_class="clue").text == "a hum of bees"


def test_the_lineup_waits_until_somebody_turns_it_over() -> None:
    state = submitted(told(start(table(4))))
    closed = drawn(handover(state, 1, NOTHING))
    assert closed.one(do="step").name == "Turn the cards over"
    assert not closed.all("img")
    assert closed.all(do="ready", data_seat="1")
    opened = drawn(handover(state, 1, NOTHING, lineup_open=True))
    assert not opened.all(do="step")
    assert [part["data-slot"] for part in opened.all(do="look")] == ["0", "1", "2", "3"]


def test_turning_the_cards_over_is_the_main_thing_once_all_are_laid() -> None:
    closed = handover(submitted(told(start(table(4)))), 1, NOTHING)
    for shown in (closed, replace(closed, offered=True)):
        root = drawn(shown)
        assert [part["data-do"] for part in root.all("button", of_class="main")] == ["step"]
        assert root.one(of_class="words").one("button", of_class="main").name == "Turn the cards over"
    opened = drawn(replace(closed, lineup_open=True, offered=True))
    assert [part["data-do"] for part in opened.all("button", of_class="main")] == ["ready"]


@pytest.mark.parametrize("seat", range(1, 4))
def test_nothing_but_the_number_tells_one_place_of_the_lineup_from_another(seat: int) -> None:
    state = submitted(told(start(table(4))))
    places = drawn(handover(state, seat, NOTHING, lineup_open=True)).one("ol").all("li")
    assert {place["class"] for place in places} == {"place"}
    assert {tuple(sorted(place.one("button").attributes)) for place in places} == {
        ("class", "data-do", "data-slot", "type")
    }


def test_taking_back_is_offered_or_explained() -> None:
    state = told(start(table(4)))
    assert (
        drawn(handover(state, 1, TakeBackState(Undo.POSSIBLE, 0))).one(do="take-back").name == "Take back what Ana did"
    )
    assert (
        drawn(handover(state, 1, TakeBackState(Undo.POSSIBLE))).one(do="take-back").name == "Take back turning the page"
    )
    seen = drawn(handover(state, 1, TakeBackState(Undo.SEEN)))
    assert not seen.all(do="take-back")
    assert "The last move stays: somebody has seen what came of it." in seen.text
    assert "There is no move to take back yet." in drawn(handover(state, 1, NOTHING)).text


def test_who_rests_may_look_at_their_own_hand() -> None:
    state = submitted(told(start(table(4))), leave=1)
    root = drawn(handover(state, 3, NOTHING))
    resting = root.one(of_class="resting")
    assert [part["data-seat"] for part in resting.all(do="pass")] == ["0", "1", "2"]
    at_rest = drawn(handover(state, 0, NOTHING))
    assert at_rest.one(of_class="how").text == "Ana, hold the moon to look at your hand."


def test_the_end_is_asked_about_and_can_be_declined() -> None:
    shown = replace(handover(told(start(table(4))), 1, NOTHING), stop_asked=True)
    question = drawn(shown).one(role="alertdialog")
    assert question.one(do="stop").name == "Yes, end the game"
    assert question.one(do="pass")["data-seat"] == "1"
    assert "inert" in drawn(shown).one(of_class="turned").attributes
    calm = drawn(handover(told(start(table(4))), 1, NOTHING))
    assert not calm.all(role="alertdialog")
    assert "inert" not in calm.one(of_class="turned").attributes


def test_it_says_how_many_rounds_the_pile_still_allows() -> None:
    pile_ends = start(table(4, "2021", HouseRules(pile_end=PileEnd.END)))
    assert "15 rounds left" in facts(drawn(handover(pile_ends, 0, NOTHING)))
    assert "left" not in facts(drawn(handover(start(table(4)), 0, NOTHING)))


def test_the_coach_speaks_in_the_first_round_until_it_is_enough() -> None:
    first = handover(start(table(4)), 0, NOTHING)
    assert drawn(first).all(do="quiet-coach")
    silent = Frame(FRAME.text, FRAME.pictures, Settings(coaching=Coaching.OFF))
    assert not drawn(first, silent).all(do="quiet-coach")
    later = rounds(start(table(4)), 1)
    assert not drawn(handover(later, later.storyteller, NOTHING)).all(do="quiet-coach")


@pytest.mark.parametrize("side", Facing)
def test_it_turns_towards_the_side_where_the_seat_sits(side: Facing) -> None:
    root = drawn(replace(handover(start(table(4)), 0, NOTHING), facing=side))
    assert root.one(of_class="turned").classes == ["turned", f"facing-{side.value}"]


def test_every_seat_has_its_own_curtain() -> None:
    curtains = set()
    for seats in (12,):
        state = told(start(table(seats)))
        for seat in range(seats):
            root = drawn(handover(state, seat, NOTHING))
            curtains.add(
                next(part["data-pawn"] for part in root.all(of_class="handover") if "data-pawn" in part.attributes)
            )
    assert len(curtains) == 12


def test_the_track_stands_under_it_for_everybody() -> None:
    state = voted(submitted(told(start(table(4)))))
    root = drawn(handover(state, 0, NOTHING))
    rows = root.one("table").one("tbody").all("tr")
    assert [row.text for row in rows] == [f"{name}{score}" for name, score in zip(NAMES, state.scores, strict=False)]
