"""The stable hooks: what can be pressed on each screen, with the arguments it carries."""

from game.rules.moves import Tell
from game.rules.play import play, start
from game.rules.view import view
from game.screen import (
    HandScreen,
    OpenVoteScreen,
    SubmitScreen,
    TakeBackState,
    TellScreen,
    Undo,
    VoteScreen,
)
from tests.views.reading import Part, drawn
from tools.scenes import draft, handover, scenes, submitted, table, told

NOTHING = TakeBackState(Undo.NOTHING)


def hooks(root: Part) -> set[str]:
    return {part["data-do"] for part in root.walk() if "data-do" in part.attributes}


def named(name: str) -> Part:
    return drawn(next(scene.screen for scene in scenes() if scene.name == name))


def test_the_set_up() -> None:
    root = named("setup-six")
    assert hooks(root) >= {
        "start",
        "add-seat",
        "add-opponent",
        "remove-seat",
        "move-seat",
        "rules",
        "settings",
        "about",
        "share",
        "resume",
    }
    form = root.one("form", id="setup-form")
    fields = {part["name"] for part in form.walk() if "name" in part.attributes}
    assert fields >= {
        "edition",
        "first",
        "pack",
        "clues",
        *(f"seat-{n}" for n in range(6)),
        *(f"pawn-{n}" for n in range(6)),
    }
    rules = ("goal", "lone_finder", "pile_end", "all_found", "none_found", "cap", "votes", "voting")
    assert fields >= {f"house-{rule}" for rule in rules}
    assert {part["data-seat"] for part in form.all(do="remove-seat")} == {str(n) for n in range(6)}
    assert {(part["data-seat"], part["data-by"]) for part in form.all(do="move-seat")} == {
        (str(n), by) for n in range(6) for by in ("-1", "1")
    }
    assert {part["value"] for part in form.all("input", name="edition")} == {"classic", "2021", "odyssey"}
    assert {part["data-game"] for part in root.all(do="resume") if "data-game" in part.attributes} == {"a", "b", "c"}
    assert len(draft(6).seats) == 6


def test_the_hand_over() -> None:
    state = submitted(told(start(table(5))), leave=2)
    root = drawn(handover(state, 3, TakeBackState(Undo.POSSIBLE, 2)))
    ready = root.one(do="ready")
    assert (ready["data-seat"], "hold" in ready.classes) == ("3", True)
    others = {"0", "1", "2", "4"}
    assert {part["data-seat"] for part in root.all(do="pass")} == others
    assert hooks(root) >= {"take-back", "rules", "settings", "leave-game", "stop"}
    assert not root.all(do="look")


def test_a_mere_tap_brings_a_plain_button() -> None:
    root = named("handover-offered")
    plain = [part for part in root.all(do="ready") if "data-plain" in part.attributes]
    assert len(plain) == 1
    assert "hold" not in plain[0].classes
    assert plain[0]["data-seat"] == root.one(do="ready", of_class="hold")["data-seat"]


def test_tell() -> None:
    state = start(table(6))
    seen = view(state, 0)
    root = drawn(TellScreen(seen, looking=seen.hand[1]))
    assert hooks(root) == {"look", "choose", "cover", "tell", "quiet-coach"}
    under = root.one(of_class="under")
    assert [part["data-card"] for part in under.all(do="look")] == list(seen.hand)
    assert (
        "maxlength" not in under.one(name="clue").attributes
    )  # it would cut an emoji in two; too long a clue is refused in words
    assert under.one(name="aloud")["type"] == "checkbox"
    assert root.one(do="choose")["data-card"] == seen.hand[1]


def test_submit() -> None:
    state = told(start(table(6)))
    seen = view(state, 4)
    root = drawn(SubmitScreen(seen, looking=seen.hand[0], chosen=seen.hand[:1]))
    assert hooks(root) == {"look", "choose", "cover", "submit", "quiet-coach"}
    assert root.one(do="choose")["data-card"] == seen.hand[0]


def test_vote() -> None:
    seen = view(submitted(told(start(table(6)))), 2)
    slot = next(place for place in range(6) if place not in seen.own_slots)
    root = drawn(VoteScreen(seen, looking=slot))
    assert hooks(root) == {"look", "choose", "cover", "vote", "quiet-coach"}
    assert root.one(do="choose")["data-slot"] == str(slot)
    under = root.one(of_class="under")
    assert [part["data-slot"] for part in under.all(do="look")] == [str(place) for place in range(6)]
    assert not [part for part in root.walk() if "data-card" in part.attributes]


def test_open_voting() -> None:
    root = drawn(OpenVoteScreen(view(submitted(told(start(table(6)))), None), {1: (2,)}))
    points = root.all(do="point")
    assert {(part["data-seat"], part["data-slot"]) for part in points} == {
        (str(s), str(p)) for s in range(1, 6) for p in range(6)
    }
    assert [(part["data-seat"], part["data-slot"]) for part in points if part["aria-pressed"] == "true"] == [("1", "2")]
    assert root.one(do="score")["aria-disabled"] == "true"


def test_waiting_with_a_hand() -> None:
    state = start(table(6))
    seen = view(play(state, Tell(0, state.hands[0][0], "rain")), 0)
    assert hooks(drawn(HandScreen(seen))) == {"look", "cover"}
    assert hooks(drawn(HandScreen(seen, looking=seen.hand[2]))) == {"look", "cover"}


def test_the_look_shows_the_neighbours_round_and_round() -> None:
    seen = view(start(table(6)), 0)
    for at, (before, after) in {0: (5, 1), 2: (1, 3), 5: (4, 0)}.items():
        dialog = drawn(TellScreen(seen, looking=seen.hand[at])).one(role="dialog")
        looks = {
            key: part
            for part in dialog.all(do="look")
            for key in ("previous", "next", "close")
            if f"data-{key}" in part.attributes
        }
        assert looks["previous"]["data-card"] == seen.hand[before]
        assert looks["next"]["data-card"] == seen.hand[after]
        assert not {"data-card", "data-slot"} & set(looks["close"].attributes)
