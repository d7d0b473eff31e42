"""The set-up form: every fault is said where it is, and in a summary; it starts with so many players as there are."""

from dataclasses import replace

import pytest

from game.rules.edition import NO_CAP, PileEnd, Voting
from game.rules.house import house_fields
from game.rules.setup import PAWNS, Fault, FaultReason, HouseRules, Mind, Seat, faults
from game.screen import Draft, DraftSeat, PackOffer, PadSetupScreen, SavedGame, SetupScreen
from game.session.form import opponents
from tests.views.reading import Part, drawn
from tools.scenes import draft, table

PACKS = (PackOffer("dreams", 84), PackOffer("proof", 84))


def chosen(select: Part) -> str:
    """The value of a select as a browser reads it."""
    options = select.all("option")
    return next((option["value"] for option in options if "selected" in option.attributes), options[0]["value"])


@pytest.mark.parametrize(("seats", "label"), [(3, "Deal for 3 players"), (12, "Deal for 12 players")])
def test_the_start_button_names_the_number_of_players(seats: int, label: str) -> None:
    assert drawn(SetupScreen(draft(seats))).one(do="start").name == label


def test_the_form_holds_what_was_typed() -> None:
    house = HouseRules(
        goal=45,
        lone_finder=True,
        pile_end=PileEnd.ONLY,
        all_found=3,
        none_found=0,
        cap=NO_CAP,
        votes=2,
        first=2,
        voting=Voting.OPEN,
    )
    typed = replace(draft(4, "odyssey", house), pack="proof", clue_language="ro")
    form = drawn(SetupScreen(typed, packs=PACKS)).one("form", id="setup-form")
    for name, value in house_fields(house):
        if name != "first":
            field = form.one(name=f"house-{name}")
            assert (chosen(field) if field.tag == "select" else field["value"]) == value, name
    assert chosen(form.one(name="first")) == "2"
    assert chosen(form.one(name="pack")) == "proof"
    assert chosen(form.one(name="clues")) == "ro"
    assert [part["value"] for part in form.all(name="edition") if "checked" in part.attributes] == ["odyssey"]
    assert [form.one(name=f"seat-{n}")["value"] for n in range(4)] == [seat.name for seat in typed.seats]
    assert [chosen(form.one(name=f"pawn-{n}")) for n in range(4)] == [seat.pawn for seat in typed.seats]


def test_an_untouched_house_rule_is_empty_and_shows_what_is_printed() -> None:
    form = drawn(SetupScreen(draft(8, "odyssey"))).one("form", id="setup-form")
    assert form.one(name="house-goal")["value"] == ""
    assert form.one(name="house-goal")["placeholder"] == "30"
    assert chosen(form.one(name="house-cap")) == ""
    assert "3" in form.one(name="house-cap").all("option")[0].text
    assert "2" in form.one(name="house-votes").all("option")[0].text


def test_every_fault_has_a_sentence_of_its_own() -> None:
    said = {
        reason: drawn(SetupScreen(draft(4), (Fault(reason, limit=5),))).one(id="faults").all("li")[0].text
        for reason in FaultReason
    }
    assert all(len(sentence) > 10 and sentence.endswith(".") and "{" not in sentence for sentence in said.values())
    twins = {FaultReason.SAME_NAME, FaultReason.SAME_PAWN}
    assert len({said[reason] for reason in twins}) == 2


def test_faults_stand_at_their_seat_and_in_the_summary() -> None:
    seats = (*draft(3).seats[:2], DraftSeat("ANA ", PAWNS[1]), DraftSeat("", PAWNS[3]))
    typed = Draft(seats, "2021", pack="dreams")
    found = faults(replace(table(4), seats=tuple(Seat(seat.name, seat.pawn) for seat in seats)))
    root = drawn(SetupScreen(typed, found, PACKS))
    summary = root.one(id="faults")
    assert len(summary.all("li")) == len(found) == 3
    assert summary.one("h2").text == "3 things are still missing"
    assert "data-focus" in summary.attributes
    wrong = [part["name"] for part in root.all("input") if part.get("aria-invalid") == "true"]
    assert wrong == ["seat-2", "seat-3"]
    why = root.one(id=root.one(name="seat-3")["aria-describedby"])
    assert why.text == "Please type a name, or take this seat away."


def test_a_fault_among_the_house_rules_opens_the_fold() -> None:
    house = HouseRules(goal=5)
    root = drawn(SetupScreen(draft(4, house=house), (Fault(FaultReason.GOAL),)))
    fold = root.one("details", of_class="fold")
    assert "open" in fold.attributes
    assert fold.one(name="house-goal")["aria-invalid"] == "true"
    assert "1 changed" in fold.one("summary").text
    assert "open" in drawn(SetupScreen(draft(4, house=HouseRules(goal=40)))).one("details", of_class="fold").attributes
    assert "open" not in drawn(SetupScreen(draft(4))).one("details", of_class="fold").attributes


def test_a_hare_that_somebody_has_says_so() -> None:
    options = drawn(SetupScreen(draft(3))).one(name="pawn-0").all("option")
    assert len(options) == 12
    assert [option["value"] for option in options if "Håkon" in option.text] == [PAWNS[1]]


def test_games_to_go_on_with_are_told_by_who_plays_and_how_far() -> None:
    saved = (
        SavedGame("a", ("Ana", "Ben", "Cem"), 4, finished=False),
        SavedGame("b", ("Ana", "Ben", "Cem"), 9, finished=True),
    )
    root = drawn(SetupScreen(draft(3), saved=saved))
    assert root.one(do="resume", data_game="a").name == "Continue with Ana, Ben and Cem: round 4"
    assert root.one(do="resume", data_game="b").name == "Look again at the game of Ana, Ben and Cem"
    assert not drawn(SetupScreen(draft(3))).all(do="resume")


def test_a_full_table_takes_nobody_more() -> None:
    assert drawn(SetupScreen(draft(12, "odyssey"))).one(do="add-seat")["aria-disabled"] == "true"
    assert "aria-disabled" not in drawn(SetupScreen(draft(11, "odyssey"))).one(do="add-seat").attributes


def test_the_deal_of_a_link_can_be_declined() -> None:
    assert drawn(SetupScreen(replace(draft(3), seed="moon"))).one(name="seed")["value"] == "moon"
    assert not drawn(SetupScreen(draft(3))).all(name="seed")


def test_an_opponent_has_its_character_and_level_to_choose_and_a_sentence_about_it() -> None:
    seats = (*draft(3).seats, DraftSeat("Odo", PAWNS[6], Mind("lamplighter", 4)))
    row = drawn(SetupScreen(Draft(seats, "2021"), opponents=opponents())).all("li", data_seat="3")[0]
    assert chosen(row.one(name="mind-3")) == "lamplighter"
    assert chosen(row.one(name="level-3")) == "4"
    assert "Odo, the lamplighter" in row.text
    assert "seldom more" in row.text


def test_opponents_that_do_not_know_the_language_of_the_clues_are_told_of() -> None:
    seats = (*draft(3).seats, DraftSeat("Odo", PAWNS[6], Mind("lamplighter")))
    for language, said in (("en", 0), ("cs", 1)):
        screen = SetupScreen(Draft(seats, "2021", clue_language=language), understood=("en", "de"))
        assert len(drawn(screen).all("p", of_class="hint", role="status")) == said
    assert not drawn(SetupScreen(draft(3), understood=())).all("p", of_class="hint", role="status")


def test_only_a_table_that_may_have_opponents_offers_them() -> None:
    assert drawn(SetupScreen(draft(3), opponents=opponents())).all(do="add-opponent")
    assert not drawn(SetupScreen(draft(3))).all(do="add-opponent")
    assert not drawn(PadSetupScreen(draft(3))).all(do="add-opponent")
