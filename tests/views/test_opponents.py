"""Computer opponents on the screens: that they think, that one need not wait, whose seat they take, and why they voted so."""

from dataclasses import replace

from game.opponents import CHARACTERS
from game.rules.moves import ALOUD, Caption
from game.rules.play import play, start
from game.rules.setup import LEVELS
from game.screen import HandOver, TakeBackState, Undo
from game.session.form import opponents
from game.views.opponent import portrait
from tests.views.reading import Part, drawn
from tools.scenes import handover, scenes, submitted, table, told, with_minds

SHOWN = {
    scene.name: scene.screen
    for scene in scenes()
    if "opponent" in scene.name or "why" in scene.name or scene.name.startswith("handover-")
}


def shown(name: str) -> Part:
    return drawn(SHOWN[name])


def test_who_is_thinking_is_said_and_need_not_be_waited_for() -> None:
    root = shown("handover-opponents")
    assert "Jiří, Ștefana, Nuño and Lena" in root.one("div", of_class="thinking").text
    assert root.all(do="hurry")


def portraits(part: Part) -> list[str]:
    """Whose portraits are in a part of the page, by their files."""
    return [picture["src"].rpartition("/")[2].partition(".")[0] for picture in part.all("img", of_class="portrait")]


def test_those_who_think_are_seen_thinking() -> None:
    screen = SHOWN["handover-opponents"]
    assert isinstance(screen, HandOver)
    minds = [screen.view.seats[seat].mind for seat in screen.thinking]
    assert portraits(shown("handover-opponents").one("div", of_class="thinking")) == [
        mind.character for mind in minds if mind is not None
    ]
    assert not portraits(shown("handover-submit"))


def test_a_portrait_stands_beside_the_choices_of_a_seat_that_the_computer_plays() -> None:
    root = shown("setup-opponent")
    minds = root.all("span", of_class="mind")
    assert minds
    for mind in minds:
        chosen = next(option for option in mind.all("select")[0].all("option") if "selected" in option.attributes)
        assert portraits(mind) == [chosen["value"]]


def test_a_portrait_keeps_its_place_and_is_not_read_out() -> None:
    (picture, *_) = shown("setup-opponent").all("img", of_class="portrait")
    assert picture["alt"] == ""
    assert picture["width"] == picture["height"] == "320"
    assert picture["loading"] == "lazy"
    assert picture["decoding"] == "async"


def test_an_opponent_that_is_not_known_here_has_no_portrait() -> None:
    known = opponents()
    assert portrait(known[0].id, known) is not None
    assert portrait("somebody-from-a-newer-version", known) is None
    assert portrait("", known) is None


def test_where_nobody_thinks_nothing_is_said_of_it() -> None:
    assert not shown("handover-submit").all(do="hurry")


def test_one_person_alone_with_opponents_needs_no_passing_and_no_holding() -> None:
    root = shown("handover-listening")
    assert [part for part in root.all(do="ready") if "data-plain" in part.attributes]


def test_one_person_alone_is_not_told_how_a_table_takes_turns() -> None:
    nothing = TakeBackState(Undo.NOTHING)
    minds = with_minds(start(table(4, "2021")), (1, 2, 3))
    for state in (minds, told(minds), submitted(told(minds))):
        assert not drawn(handover(state, 0, nothing)).all(do="quiet-coach")
    assert drawn(handover(told(with_minds(start(table(4, "2021")), (2, 3))), 1, nothing)).all(do="quiet-coach")


def test_where_only_opponents_have_something_to_do_nobody_is_told_that_it_is_their_turn() -> None:
    root = shown("handover-listening")
    assert root.one("h1").text == "The others are thinking …"
    assert "main" not in root.one(do="ready", of_class="btn").classes


def test_a_table_of_opponents_only_shows_who_is_at_it_and_has_no_hand_to_open() -> None:
    root = shown("handover-watching")
    assert root.one("h1").text == "Ana is thinking …"
    assert not root.all(do="ready")


def test_an_opponent_that_has_told_is_not_said_to_be_thinking_still() -> None:
    state = told(with_minds(start(table(4, "2021")), (0, 1, 2, 3)))
    assert drawn(handover(state, 0, TakeBackState(Undo.NOTHING))).one("h1").text == "The others are thinking …"


def test_nobody_waits_for_words_from_an_opponent_that_has_none() -> None:
    state = told(with_minds(start(table(4, "2021")), (0, 1, 2)), ALOUD)
    assert "Ana finds no words and only nods." in drawn(handover(state, 3, TakeBackState(Undo.NOTHING))).one("dl").text
    captioned = play(state, Caption(0, "a hum"))
    assert drawn(handover(captioned, 3, TakeBackState(Undo.NOTHING))).one(of_class="clue").text == "a hum"


def test_a_clue_said_aloud_is_asked_for_where_opponents_wait_for_a_word() -> None:
    assert shown("handover-listening").all(name="caption")
    assert not shown("handover-opponents").all(name="caption")


def test_the_field_for_those_words_stays_while_opponents_move_for_somebody_may_be_typing() -> None:
    listening = SHOWN["handover-listening"]
    assert isinstance(listening, HandOver)
    assert drawn(replace(listening, listening=False)).all(name="caption")
    assert not drawn(replace(listening, listening=False, thinking=())).all(name="caption")
    known = replace(listening, view=replace(listening.view, caption="a hum"), listening=False)
    assert not drawn(known).all(name="caption")


def test_nobody_is_asked_what_an_opponent_without_words_has_said() -> None:
    state = told(with_minds(start(table(4, "2021")), (0, 1, 2)), ALOUD)
    thinking = replace(handover(state, 3, TakeBackState(Undo.NOTHING)), thinking=(1, 2), opponents=opponents())
    assert not drawn(thinking).all(name="caption")


def test_a_seat_can_be_handed_to_an_opponent_that_is_not_here_yet_and_back() -> None:
    for name in ("handover-opponents", "reveal-opponents"):
        assert shown(name).one(do="ask-kinds")["aria-expanded"] == "false"
        assert not shown(name).all(do="kind")
        root = drawn(replace(SHOWN[name], kinds_asked=True))
        assert root.one(do="ask-kinds")["aria-expanded"] == "true"
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
    assert portraits(root.one("p", of_class="answer")) == [opponents()[1].id]
    assert "3" not in {part["data-seat"] for part in root.all(do="ask-why")}
    assert shown("reveal-why-nothing").one("p", of_class="answer").text == "Ștefana: I would rather not say."
