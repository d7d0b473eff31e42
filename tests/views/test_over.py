"""The end: shared victories, shared ranks, why it ended, and memories that are counted from the rounds."""

from dataclasses import replace

import pytest

from game.rules.moves import Next, Stop
from game.rules.play import play, start
from game.rules.round import Ending
from game.rules.view import SeatView, View, view
from game.screen import Over, TakeBackState, Undo
from game.views.album import best, found, read, taken
from game.views.chart import history
from game.views.standings import ranked
from tests.views.reading import Part, drawn
from tools.scenes import NAMES, rounds, submitted, table, told, voted


def ended(seats: int = 6, edition: str = "2021") -> View:
    return view(rounds(start(table(seats, edition)), 40), None)


def with_scores(seen: View, scores: list[int]) -> View:
    seats = tuple(replace(seat, score=score) for seat, score in zip(seen.seats, scores, strict=True))
    most = max(scores)
    return replace(seen, seats=seats, winners=tuple(number for number, score in enumerate(scores) if score == most))


def ranks(root: Part) -> list[tuple[str, str]]:
    rows = root.one("ol", of_class="standings").all("li")
    return [(row.one("span", of_class="rank").text, row.one("bdi").text) for row in rows]


def test_thirty_to_thirty_is_a_shared_victory_and_the_next_place_is_third() -> None:
    root = drawn(Over(with_scores(ended(), [30, 12, 30, 28, 28, 9])))
    assert root.one("h1").text == "Ana and Jiří share the moon"
    assert ranks(root) == [
        ("1.", "Ana"),
        ("1.", "Jiří"),
        ("3.", "Ștefana"),
        ("3.", "Nuño"),
        ("5.", "Håkon"),
        ("6.", "Lena"),
    ]


def test_one_winner_is_named_alone() -> None:
    assert drawn(Over(with_scores(ended(), [31, 12, 30, 28, 28, 9]))).one("h1").text == "Ana has reached the moon"


def test_many_winners_are_all_named_and_all_stand_on_the_moon() -> None:
    root = drawn(Over(with_scores(ended(12, "odyssey"), [30] * 12)))
    assert all(name in root.one("h1").text for name in NAMES)
    assert len(root.one("div", of_class="summit").all("g", of_class="stands")) == 12


@pytest.mark.parametrize(
    ("ending", "told_as"),
    [
        (Ending.GOAL, "30 points: the goal of 30 is reached."),
        (Ending.PILE, "30 points: the pile has run out."),
        (Ending.STOPPED, "30 points: you have ended the game early."),
        (Ending.TOO_FEW, "30 points: there are too few players to go on."),
    ],
)
def test_why_it_ended(ending: Ending, told_as: str) -> None:
    seen = replace(with_scores(ended(), [30, 12, 3, 4, 5, 6]), ending=ending)
    assert drawn(Over(seen)).one("p", of_class="ending").text == told_as


def test_a_game_stopped_before_any_round_has_an_end_too() -> None:
    stopped = play(start(table(4)), Stop())
    root = drawn(Over(view(stopped, None)))
    assert "No round was finished." in root.text
    assert not root.all(do="show-round")
    assert len(root.all(do="again")) == len(root.all(do="leave-game")) == 1


def test_every_round_can_be_looked_at_again() -> None:
    seen = ended()
    leaves = drawn(Over(seen)).all(do="show-round")
    assert [leaf["data-round"] for leaf in leaves] == [str(told_round.number) for told_round in seen.rounds]
    for leaf, told_round in zip(leaves, seen.rounds, strict=True):
        assert str(told_round.clue) in leaf.name
        assert NAMES[told_round.storyteller] in leaf.name


def test_what_can_be_done_at_the_end() -> None:
    seen = ended()
    root = drawn(Over(seen))
    assert root.one(do="again").name == f"Another game: {NAMES[seen.next_storyteller]} tells first"
    for do in ("share", "export", "leave-game", "rules", "settings"):
        assert len(root.all(do=do)) == 1


def test_the_chart_tells_every_score_after_every_round() -> None:
    seen = ended()
    rows = drawn(Over(seen)).one("section", of_class="chart").one("tbody").all("tr")
    assert [row.one("th").text for row in rows] == [seat.name for seat in seen.seats]
    for seat, row in zip(seen.seats, rows, strict=True):
        assert [cell.text for cell in row.all("td")] == [
            str(told_round.scores[seat.number]) for told_round in seen.rounds
        ]


def test_who_came_later_has_a_line_from_then_on() -> None:
    seen = ended()
    early = replace(seen.rounds[0], scores=seen.rounds[0].scores[:5])
    later = replace(seen, rounds=(early, *seen.rounds[1:]))
    assert history(later, 5)[0] == (2, seen.rounds[1].scores[5])
    assert history(later, 0)[:2] == [(0, 0), (1, seen.rounds[0].scores[0])]
    assert "–" in drawn(Over(later)).one("section", of_class="chart").text


def test_memories_are_counted_from_the_rounds() -> None:
    seen = ended(8)
    votes = [
        (told_round, ballot.seat, slot)
        for told_round in seen.rounds
        for ballot in told_round.ballots
        for slot in ballot.slots
    ]
    right = [(told_round, seat) for told_round, seat, slot in votes if slot == told_round.target]
    assert sum(found(seen.rounds).values()) == sum(read(seen.rounds).values()) == len(right)
    assert sum(taken(seen.rounds).values()) == len(votes) - len(right)
    for seat in range(8):
        assert found(seen.rounds)[seat] == sum(who == seat for _, who in right)
        assert read(seen.rounds)[seat] == sum(told_round.storyteller == seat for told_round, _ in right)
        bonus = sum(
            award.points
            for told_round in seen.rounds
            for award in told_round.awards
            if award.seat == seat and award.slot is not None
        )
        assert taken(seen.rounds)[seat] == bonus, "in this box each vote on a decoy is a point"


def test_equal_deeds_are_shared() -> None:
    seen = ended()
    most, who = best(taken(seen.rounds))
    twice = replace(seen, rounds=(seen.rounds[0],))
    both = best(taken(twice.rounds))[1]
    assert most >= best(taken(twice.rounds))[0]
    assert who
    row = drawn(Over(twice)).one("ul", of_class="memories").all("li")[0]
    assert all(NAMES[seat] in row.text for seat in both)


def seat(number: int, score: int) -> SeatView:
    return SeatView(number, f"N{number}", "sitting", None, active=True, score=score, done=False)


def test_ranks_count_all_that_are_before() -> None:
    scores = [5, 9, 5, 9, 9, 1]
    seats = [seat(number, score) for number, score in enumerate(scores)]
    assert [(rank, who.number) for rank, who in ranked(seats, scores)] == [
        (1, 1),
        (1, 3),
        (1, 4),
        (4, 0),
        (4, 2),
        (6, 5),
    ]


def test_no_winner_is_left_standing_on_the_hill() -> None:
    seen = with_scores(ended(), [30, 12, 30, 28, 28, 9])
    figures = drawn(Over(seen)).one("div", of_class="summit").all("g", of_class="stands")
    assert sorted(figure["data-pawn"] for figure in figures) == sorted(who.pawn for who in seen.seats)


def test_the_last_round_of_a_going_game_is_no_end() -> None:
    state = voted(submitted(told(start(table(4)))))
    assert view(play(state, Next()), None).winners == ()


@pytest.mark.parametrize("ending", [Ending.STOPPED, Ending.TOO_FEW])
def test_an_end_that_came_early_is_no_victory_and_can_be_taken_back(ending: Ending) -> None:
    view = replace(with_scores(ended(4), [4, 2, 1, 0]), ending=ending, winners=(0,))
    root = drawn(Over(view, TakeBackState(Undo.POSSIBLE)))
    assert "ahead" in root.one("h1").text
    assert root.all(do="take-back")


def test_a_victory_is_not_taken_back() -> None:
    view = replace(with_scores(ended(4), [31, 2, 1, 0]), ending=Ending.GOAL, winners=(0,))
    root = drawn(Over(view, TakeBackState(Undo.POSSIBLE)))
    assert "moon" in root.one("h1").text
    assert not root.all(do="take-back")
