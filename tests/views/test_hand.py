"""A hand: choosing is not committing, and the main button says what it does or why it cannot yet."""

from dataclasses import replace

import pytest

from game.rules.moves import ALOUD
from game.rules.play import start
from game.rules.refusal import Reason
from game.rules.view import view
from game.screen import HandScreen, SubmitScreen, TellScreen
from game.settings import Facing, Settings
from tests.views.reading import FRAME, drawn
from tools.scenes import NAMES, submitted, table, told


def test_telling_waits_for_a_card() -> None:
    seen = view(start(table(6)), 0)
    root = drawn(TellScreen(seen))
    button = root.one(do="tell")
    assert button["aria-disabled"] == "true"
    assert root.one(id=button["aria-describedby"]).text == "First choose a card: tap one, then “Choose this card”."
    ready = drawn(TellScreen(seen, chosen=seen.hand[0]))
    assert "aria-disabled" not in ready.one(do="tell").attributes
    assert ready.one(do="tell").name == "Tell with this card"


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_a_sentence_of_its_own(reason: Reason) -> None:
    seen = view(start(table(6)), 0)
    root = drawn(TellScreen(seen, chosen=seen.hand[0], refused=reason))
    sentence = root.one(of_class="refused").text
    assert len(sentence) > 10
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert root.one(name="clue")["aria-describedby"] == root.one(of_class="refused")["id"]


def test_whoever_tells_without_a_card_is_told_to_choose_one_and_the_clue_is_not_at_fault() -> None:
    root = drawn(TellScreen(view(start(table(6)), 0), clue="the tide", refused=Reason.NUMBER_OF_CARDS))
    assert root.one(of_class="refused").text.startswith("First choose a card")
    assert "aria-invalid" not in root.one(name="clue").attributes


def test_what_was_typed_stays() -> None:
    seen = view(start(table(6)), 0)
    root = drawn(TellScreen(seen, clue="the tide", aloud=True, refused=Reason.CLUE_LENGTH))
    assert root.one(name="clue")["value"] == "the tide"
    assert "checked" in root.one(name="aloud").attributes


def test_the_chosen_card_is_marked_for_the_eye_and_for_the_ear() -> None:
    seen = view(start(table(6)), 0)
    root = drawn(TellScreen(seen, chosen=seen.hand[2]))
    places = root.one("ul", of_class="cards").all("li")
    assert [number for number, place in enumerate(places) if "sel" in place.classes] == [2]
    assert [number for number, place in enumerate(places) if "chosen" in place.name] == [2]


def test_a_choice_is_taken_back_where_it_was_made() -> None:
    seen = view(start(table(6)), 0)
    assert drawn(TellScreen(seen, looking=seen.hand[0])).one(do="choose").name == "Choose this card"
    assert drawn(TellScreen(seen, looking=seen.hand[0], chosen=seen.hand[0])).one(do="choose").name == "Put it back"


def test_three_players_lay_two_cards() -> None:
    seen = view(told(start(table(3))), 1)
    assert len(drawn(SubmitScreen(seen)).one(of_class="cards").all("li")) == 7
    labels = {}
    for chosen in (0, 1, 2):
        root = drawn(SubmitScreen(seen, chosen=seen.hand[:chosen]))
        button = root.one(do="submit")
        why = button.get("aria-describedby")
        labels[chosen] = (button.name, button.get("aria-disabled"), root.one(id=why).text if why else "")
    assert labels == {
        0: ("Lay these 2 cards", "true", "Choose 2 cards."),
        1: ("Lay these 2 cards", "true", "Choose one more card."),
        2: ("Lay these 2 cards", None, ""),
    }


def test_four_players_lay_one() -> None:
    seen = view(told(start(table(4))), 1)
    assert drawn(SubmitScreen(seen, chosen=seen.hand[:1])).one(do="submit").name == "Lay this card"


def test_who_waits_is_told_why_there_is_nothing_to_do() -> None:
    teller = told(start(table(4)), ALOUD)
    assert "You told the clue, so you lay nothing more." in drawn(HandScreen(view(teller, 0))).one(of_class="say").text
    lined = submitted(teller)
    said = drawn(HandScreen(view(lined, 0))).one(of_class="say").text
    assert "You told the clue and know the answer, so you do not vote." in said
    assert f"{NAMES[1]}, {NAMES[2]} and {NAMES[3]}" in said
    laid = submitted(teller, leave=1)
    root = drawn(HandScreen(view(laid, 1)))
    assert f"You have laid your card. You wait for {NAMES[3]}." in root.one(of_class="say").text
    assert len(root.one(of_class="laid").all("img")) == 1
    waiting = drawn(HandScreen(view(start(table(4)), 2)))
    assert "You wait for Ana to tell." in waiting.one(of_class="say").text


def test_no_private_screen_is_drawn_from_the_tables_view() -> None:
    with pytest.raises(ValueError, match="seat"):
        drawn(TellScreen(view(start(table(4)), None)))


@pytest.mark.parametrize("facing", list(Facing))
def test_a_hand_turns_to_the_side_of_its_seat(facing: Facing) -> None:
    state = start(table(4))
    settings = Settings(facing={NAMES[0]: facing, NAMES[1]: Facing.NORTH})
    root = drawn(TellScreen(view(state, 0)), replace(FRAME, settings=settings))
    turned = root.all("div", of_class="turned")
    assert [part["class"] for part in turned] == ([] if facing is Facing.SOUTH else [f"turned private facing-{facing}"])
