"""Computer opponents on the screens: that they think, that one need not wait, whose seat they take, and why they voted so."""

from dataclasses import replace

from game.opponents import CHARACTERS
from game.rules.setup import LEVELS
from tests.views.reading import Part, drawn
from tools.scenes import scenes

SHOWN = {
    scene.name: scene.screen
    for scene in scenes()
    if "opponents" in scene.name or "why" in scene.name or scene.name.startswith("handover-")
}


def shown(name: str) -> Part:
    return drawn(SHOWN[name])


def test_who_is_thinking_is_said_and_need_not_be_waited_for() -> None:
    root = shown("handover-opponents")
    assert "Jiří, Ștefana, Nuño and Lena" in root.one("div", of_class="thinking").text
    assert root.all(do="hurry")


def test_where_nobody_thinks_nothing_is_said_of_it() -> None:
    assert not shown("handover-submit").all(do="hurry")


def test_one_person_alone_with_opponents_needs_no_passing_and_no_holding() -> None:
    root = shown("handover-listening")
    assert root.one("h1").text == "Your turn, Ana"
    assert [part for part in root.all(do="ready") if "data-plain" in part.attributes]


def test_a_table_of_opponents_only_shows_who_is_at_it_and_has_no_hand_to_open() -> None:
    root = shown("handover-watching")
    assert root.one("h1").text == "Ana is thinking …"
    assert not root.all(do="ready")


def test_a_clue_said_aloud_is_asked_for_where_opponents_wait_for_a_word() -> None:
    assert shown("handover-listening").all(name="caption")
    assert not shown("handover-opponents").all(name="caption")


def test_a_seat_can_be_handed_to_an_opponent_that_is_not_here_yet_and_back() -> None:
    for name in ("handover-opponents", "reveal-opponents"):
        root = shown(name)
        kinds = root.all(do="kind")
        assert sorted(int(part["data-seat"]) for part in kinds) == [0, 1, 2, 3, 4, 5]
        assert len(root.one(name="mind-0").all("option")) == len(CHARACTERS)
        assert len(root.one(name="level-0").all("option")) == len(LEVELS)


def test_opponents_that_voted_can_be_asked_why_once_all_is_told() -> None:
    asked = {part["data-seat"] for part in shown("reveal-opponents").all(do="ask-why")}
    assert asked == {"2", "3", "4", "5"}
    early = replace(SHOWN["reveal-opponents"], step=2)
    assert not drawn(early).all(do="ask-why")


def test_an_answer_stands_where_the_question_was() -> None:
    root = shown("reveal-why-word")
    assert root.one("p", of_class="answer").text == "Ștefana: “tide” made me think of card 2."
    assert "3" not in {part["data-seat"] for part in root.all(do="ask-why")}
    assert shown("reveal-why-nothing").one("p", of_class="answer").text == "Ștefana: I would rather not say."
