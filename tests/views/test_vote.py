"""Voting: one's own card is marked and cannot be chosen, and the button names the numbers it votes for."""

from game.rules.play import start
from game.rules.refusal import Reason
from game.rules.state import State
from game.rules.view import View, view
from game.screen import OpenVoteScreen, VoteScreen
from tests.views.reading import drawn
from tools.scenes import NAMES, submitted, table, told


def lined(seats: int) -> State:
    return submitted(told(start(table(seats))))


def others(seen: View) -> list[int]:
    return [slot for slot in range(len(seen.lineup)) if slot not in seen.own_slots]


def test_own_places_are_named_yours() -> None:
    for seats, own in ((3, 2), (6, 1)):
        seen = view(lined(seats), 1)
        root = drawn(VoteScreen(seen))
        mine = [int(place.one("button")["data-slot"]) for place in root.all("li", of_class="mine")]
        assert tuple(mine) == seen.own_slots
        assert len(mine) == own
        assert all("Yours" in place.name for place in root.all("li", of_class="mine"))


def test_ones_own_card_can_be_looked_at_but_not_chosen() -> None:
    seen = view(lined(6), 1)
    dialog = drawn(VoteScreen(seen, looking=seen.own_slots[0])).one(role="dialog")
    assert not dialog.all(do="choose")
    assert "This is your own card. You cannot vote for it." in dialog.text


def test_the_button_names_its_numbers() -> None:
    seen = view(lined(8), 1)
    first, second = others(seen)[:2]
    labels = [drawn(VoteScreen(seen, chosen=chosen)).one(do="vote").name for chosen in ((), (first,), (second, first))]
    assert labels == [
        "Choose a card first",
        f"Vote for number {first + 1}",
        f"Vote for numbers {first + 1} and {second + 1}",
    ]


def test_nothing_chosen_is_explained() -> None:
    root = drawn(VoteScreen(view(lined(6), 1)))
    button = root.one(do="vote")
    assert button["aria-disabled"] == "true"
    assert root.one(id=button["aria-describedby"]).text.startswith("First choose a card")


def test_a_second_vote_and_what_leaving_it_brings_is_told_where_there_is_one() -> None:
    assert (
        "You may choose two cards. With only one, you get 1 point more if it is right."
        in drawn(VoteScreen(view(lined(7), 1))).text
    )
    assert "two cards" not in drawn(VoteScreen(view(lined(6), 1))).text


def test_a_refused_vote_says_why() -> None:
    root = drawn(VoteScreen(view(lined(6), 1), refused=Reason.OWN_CARD))
    assert root.one(of_class="refused").text == "You cannot vote for your own card."


def test_it_says_who_told_and_how_many_have_still_to_vote() -> None:
    seen = view(lined(6), 1)
    root = drawn(VoteScreen(seen, chosen=(others(seen)[0],)))
    assert f"told by {NAMES[0]}" in root.text
    assert "4 others have still to vote." in root.text


def test_open_voting_counts_once_everybody_points() -> None:
    table_view = view(lined(4), None)
    some = drawn(OpenVoteScreen(table_view, {1: (0,)}))
    button = some.one(do="score")
    assert button["aria-disabled"] == "true"
    assert some.one(id=button["aria-describedby"]).text == f"Still to point: {NAMES[2]} and {NAMES[3]}"
    ready = drawn(OpenVoteScreen(table_view, {1: (0,), 2: (1,), 3: (2,)}, ready=True))
    assert "aria-disabled" not in ready.one(do="score").attributes
    names = {part.name for part in some.all(do="point", data_seat="2")}
    assert names == {f"{NAMES[2]} points at number {number}" for number in range(1, 5)}
