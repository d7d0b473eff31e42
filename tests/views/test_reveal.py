"""The reveal: each card tells its owner and voters only once it is turned, each award its reason, and each step one thing."""

from dataclasses import replace

import pytest

from game.rules.moves import ALOUD, Next
from game.rules.play import play, start
from game.rules.round import Ending, Phase
from game.rules.setup import PAWNS, HouseRules
from game.rules.state import State
from game.rules.view import view
from game.screen import Reveal, TakeBackState, Undo, reveal
from tests.views.reading import Part, drawn
from tools.scenes import NAMES, rounds, submitted, table, told, voted

SEEN = TakeBackState(Undo.SEEN)


def scored(seats: int = 6, before: int = 2, edition: str = "odyssey", house: HouseRules = HouseRules()) -> State:
    return voted(submitted(told(rounds(start(table(seats, edition, house)), before))))


def at(state: State, step: int, take_back: TakeBackState = SEEN) -> Reveal:
    return reveal(view(state, None), state.rounds[-1], step, take_back)


def places(root: Part) -> list[Part]:
    return root.one("ol", of_class="shown").all("li", of_class="laid-open")


@pytest.mark.parametrize("seats", [3, 4, 6, 7, 12])
def test_a_card_tells_nothing_before_it_is_turned_and_all_after(seats: int) -> None:
    state = scored(seats)
    finished = state.rounds[-1]
    for step in range(len(finished.lineup) + 1):
        screen = at(state, step)
        for slot, place in enumerate(places(drawn(screen))):
            plates, votes = place.all("p", of_class="plate"), place.all("ul", of_class="voters")
            if slot in screen.turned:
                assert plates[0].one("bdi").text == NAMES[finished.owners[slot]]
                voters = [NAMES[ballot.seat] for ballot in finished.ballots if slot in ballot.slots]
                assert [pawn["aria-label"] for pawn in place.all("span", role="img")] == voters
                assert bool(votes) == bool(voters)
            else:
                assert not plates
                assert not votes
                assert not [
                    part for part in place.walk() if "data-pawn" in part.attributes or "data-seat" in part.attributes
                ]
                assert place.classes == ["laid-open"]


def test_wrong_cards_turn_first_and_the_storytellers_last() -> None:
    state = scored()
    finished = state.rounds[-1]
    turned = [at(state, step).turned[-1] for step in range(1, 7)]
    assert sorted(turned) == list(range(6))
    assert turned[-1] == finished.target
    for step, slot in enumerate(turned):
        button = drawn(at(state, step)).one(do="step")
        assert button.name == f"Whose is number {slot + 1}?"


@pytest.mark.parametrize("seats", [3, 6, 12])
def test_each_award_is_told_by_itself_newest_first_and_they_add_up(seats: int) -> None:
    state = scored(seats)
    finished, before = state.rounds[-1], state.rounds[-2].scores
    screen = at(state, 99)
    gained = [0] * seats
    for number, line in enumerate(screen.lines):
        root = drawn(at(state, len(screen.order) + number + 1))
        awards = root.one("ol", of_class="lines").all("li")
        assert len(awards) == number + 1
        newest = awards[0]
        assert "now" in newest.classes
        assert [award for award in awards if "now" in award.classes] == [newest]
        assert newest.one("span", of_class="pts").text == f"+{line.points}"
        assert str(line.points) in newest.one("span", of_class="because").text
        assert [pawn["data-pawn"] for pawn in newest.one("span", of_class="to").all("span", of_class="pawn")] == [
            PAWNS[seat] for seat in line.seats
        ]
        for seat in line.seats:
            gained[seat] += line.points
    assert [old + more for old, more in zip(before, gained, strict=True)] == list(finished.scores)


def test_a_screen_reader_says_what_is_new_and_leaves_out_the_buttons() -> None:
    root = drawn(at(scored(), 3))
    told = root.one("section", aria_live="polite")
    assert told.one("h2")["aria-atomic"] == "true", "a sentence is said whole"
    assert told.one("div", of_class="acts")["aria-live"] == "off"


def test_the_track_shows_the_scores_of_the_step() -> None:
    state = scored()
    for step in range(at(state, 99).steps + 1):
        screen = at(state, step)
        rows = drawn(screen).one("div", of_class="track").one("tbody").all("tr")
        assert [int(row.one("td").text) for row in rows] == list(screen.scores)


def test_only_those_who_got_points_hop() -> None:
    state = scored()
    whole = at(state, 99)
    for number, line in enumerate(whole.lines):
        root = drawn(at(state, len(whole.order) + number + 1))
        hopping = {int(part["data-seat"]) for part in root.all("g", of_class="stander") if part.get("data-to")}
        assert hopping == set(line.seats)
    assert not drawn(at(state, len(whole.order))).all("g", of_class="leap")


def test_going_on() -> None:
    state = scored()
    steps = at(state, 99).steps
    for step in range(steps):
        root = drawn(at(state, step))
        assert len(root.all(do="step")) == 1
        assert root.one(do="skip").name == "Show everything"
        assert not root.all(do="next")
    root = drawn(at(state, steps))
    assert not root.all(do="step")
    assert not root.all(do="skip")
    assert root.one(do="next").name == f"Round 4: {NAMES[view(state, None).next_storyteller]} tells"


def test_the_last_round_leads_to_the_winners() -> None:
    state = start(table(6, "2021"))
    while state.phase is not Phase.SCORE or state.ending is None:
        state = play(state, Next()) if state.phase is Phase.SCORE else voted(submitted(told(state)))
    assert state.ending is Ending.GOAL
    root = drawn(at(state, 99))
    assert root.one(do="next").name == "See who has won"
    assert not root.all(do="leave")
    assert not root.all(do="join")
    assert not root.all(do="stop")


def test_the_last_vote_can_be_taken_back_only_before_anything_is_seen() -> None:
    state = scored()
    possible = TakeBackState(Undo.POSSIBLE, 4)
    assert drawn(at(state, 0, possible)).one(do="take-back").name == "Take back what Nuño did"
    assert not drawn(at(state, 1, possible)).all(do="take-back")
    refused = drawn(at(state, 0, SEEN))
    assert not refused.all(do="take-back")
    assert "The last move stays: somebody has seen what came of it." in refused.text


def test_coming_and_going_can_be_taken_back_at_the_end() -> None:
    state = scored()
    at_table = TakeBackState(Undo.POSSIBLE)
    assert drawn(at(state, 99, at_table)).one(do="take-back").name == "Take back the last move"
    assert not drawn(at(state, 99, SEEN)).all(do="take-back")
    assert not drawn(at(state, 4, at_table)).all(do="take-back")


def test_standings_stand_at_the_end_with_shared_ranks() -> None:
    state = scored()
    screen = replace(at(state, 99), scores=(7, 9, 7, 12, 9, 0))
    assert not drawn(at(state, 3)).all("ol", of_class="standings")
    rows = drawn(screen).one("ol", of_class="standings").all("li")
    shown = [
        (row.one("span", of_class="rank").text, row.one("bdi").text, row.one("span", of_class="points").text)
        for row in rows
    ]
    assert shown == [
        ("1.", "Ștefana", "12"),
        ("2.", "Håkon", "9"),
        ("2.", "Nuño", "9"),
        ("4.", "Ana", "7"),
        ("4.", "Jiří", "7"),
        ("6.", "Lena", "0"),
    ]


def test_coming_and_going_is_offered_between_rounds_only() -> None:
    state = scored()
    assert not drawn(at(state, 5)).all(do="leave")
    root = drawn(at(state, 99))
    assert [button["data-seat"] for button in root.all(do="leave")] == [str(seat) for seat in range(6)]
    free = [option["value"] for option in root.one("select", name="join-pawn").all("option")]
    assert free == [pawn for pawn in PAWNS if pawn not in PAWNS[:6]]
    assert root.one("input", name="join-name").within("form")
    assert root.one(do="join").within("form")


def test_a_full_table_takes_nobody_and_a_small_one_is_warned() -> None:
    full = drawn(at(scored(12, before=0), 99))
    assert not full.all(do="join")
    assert "With one player fewer the game ends." in drawn(at(scored(3), 99)).text
    assert "With one player fewer the game ends." not in full.text


def test_words_can_be_written_down_for_a_clue_said_aloud_and_for_no_other() -> None:
    spoken = voted(submitted(told(start(table(4)), ALOUD)))
    root = drawn(at(spoken, 99))
    assert root.one("h1").text == "A clue said aloud"
    assert root.one("input", name="caption").within("form")
    assert root.one(do="caption").within("form")
    assert not drawn(at(spoken, 2)).all(do="caption")
    assert not drawn(at(scored(), 99)).all(do="caption")
    written = replace(at(spoken, 99), round=replace(spoken.rounds[-1], caption="a whistle <b>"))
    assert drawn(written).one("h1").text == "a whistle <b>"


def test_an_old_round_can_only_be_looked_at() -> None:
    root = drawn(replace(at(scored(), 99), again=True))
    assert root.one(do="back").name == "Back"
    acting = {part["data-do"] for part in root.walk() if "data-do" in part.attributes}
    assert acting == {"back", "look"}
    assert len(places(root)) == 6


def test_the_look_at_a_card_names_its_owner_only_once_it_is_turned() -> None:
    state = scored()
    slot = at(state, 1).turned[0]
    owner = NAMES[state.rounds[-1].owners[slot]]
    for step, seen in ((0, False), (1, True)):
        dialog = drawn(replace(at(state, step), looking=slot)).one(role="dialog")
        assert (owner in dialog["aria-label"]) is seen
        assert not dialog.all(do="choose")


def test_a_capped_bonus_is_explained() -> None:
    state = scored(6, house=HouseRules(cap=1))
    told_all = drawn(at(state, 99)).one("ol", of_class="lines").text
    assert "2 votes, 1 point for Nuño: one card brings at most 1." in told_all
