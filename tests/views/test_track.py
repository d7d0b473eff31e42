"""The score track: every score of every goal has its place, pawns stand apart, and a hop begins and ends where it should."""

import math
import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.rules.play import start
from game.rules.setup import HouseRules
from game.rules.view import View, view
from game.views.stand import standings
from game.views.track import track
from game.views.way import Way, spread, stones
from tests.views.reading import FRAME, Part, read
from tools.scenes import NAMES, table


def shown(seats: int = 4, goal: int = 30) -> View:
    return view(start(table(seats, "odyssey", HouseRules(goal=goal))), None)


def drawn(
    seen: View, scores: list[int], way: Way = Way.WINDING, hops: dict[int, int] | None = None, step: int = 0
) -> Part:
    return read(str(track(seen, FRAME, way=way, scores=scores, hops=hops, step=step)))


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("goal", [10, 11, 29, 30, 33, 50, 51, 99, 100])
def test_stones_lie_in_equal_steps_from_start_to_goal(way: Way, goal: int) -> None:
    lie = stones(way, goal, ())
    course = way.course
    assert lie[0] == pytest.approx(course.road[0], abs=0.1)
    assert lie[goal] == pytest.approx(course.road[-1], abs=0.1)
    places = spread(course.road, goal)
    whole = sum(math.dist(*pair) for pair in pairwise(spread(course.road, 1000)))
    for here, there in pairwise(places):
        assert 0.5 * whole / goal < math.dist(here, there) <= 1.02 * whole / goal
    assert all(0 <= x <= course.width and 0 <= y <= course.height for x, y in places)


@pytest.mark.parametrize("goal", [10, 30, 34, 100])
def test_the_goal_and_every_numbered_stone_say_their_number(goal: int) -> None:
    root = drawn(shown(goal=goal), [0, 0, 0, 0])
    numbers = [int(stone.one("text").text) for stone in root.all("g", of_class="stone") if "goal" not in stone.classes]
    assert int(root.one("g", of_class="goal").one("text").text) == goal
    below = [number for number in numbers if number < goal]
    assert below == sorted(set(below))
    assert below[0] == 0


@pytest.mark.parametrize("scores", [[31, 30, 0, 0], [31, 37, 55, 100], [55, 55, 55, 55], [200, 1, 29, 30]])
def test_scores_beyond_the_goal_stand_on_flowers_with_their_number(scores: list[int]) -> None:
    root = drawn(shown(), scores)
    flowers = [int(flower.one("text").text) for flower in root.all("g", of_class="flower")]
    assert set(flowers) >= {score for score in scores if score > 30}
    assert flowers == sorted(set(flowers))
    lie = stones(Way.WINDING, 30, scores)
    ahead = [lie[score][0] for score in flowers]
    assert ahead == sorted(ahead), "more points are further on"


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("score", [0, 1, 15, 29, 30, 37])
def test_twelve_on_one_stone_hide_no_initial(way: Way, score: int) -> None:
    pawns = standings(stones(way, 30, (score,)), dict.fromkeys(range(12), score))
    assert len(pawns) == 12
    for number, one in enumerate(pawns):
        for other in pawns[number + 1 :]:
            assert math.dist(one.at, other.at) > 0.44 * one.size, "the circles around the initials do not touch"


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("goal", [10, 30, 100])
def test_pawns_are_never_cut_off(way: Way, goal: int) -> None:
    chance = Random(f"{way}/{goal}")
    for _ in range(100):
        scores = {seat: chance.choice((0, goal, chance.randrange(goal + 25))) for seat in range(chance.randint(3, 12))}
        for pawn in standings(stones(way, goal, tuple(scores.values())), scores):
            x, y = pawn.at
            assert pawn.size / 2 <= x <= way.course.width - pawn.size / 2
            assert pawn.size <= y <= way.course.height


def test_each_pawn_shows_shape_and_initial_once() -> None:
    root = drawn(shown(12), [0] * 6 + [12] * 6)
    hares = root.all("g", of_class="hare")
    assert len(hares) == 12
    assert sorted(text.text for text in root.all("text", of_class="initial")) == sorted(name[0] for name in NAMES)


def test_the_table_tells_the_scores_of_those_who_are_there() -> None:
    seen = shown()
    seen = replace(seen, seats=(*seen.seats[:3], replace(seen.seats[3], active=False)))
    root = drawn(seen, [3, 0, 41, 9])
    rows = [(row.one("th").text, row.one("td").text) for row in root.one("tbody").all("tr")]
    assert rows == [("Ana", "3"), ("Håkon", "0"), ("Jiří", "41")]
    assert {pawn.get("data-seat") for pawn in root.all("g", of_class="stander")} == {"0", "1", "2", None}


def test_the_strip_is_drawn_long_and_folded_but_told_once() -> None:
    root = drawn(shown(), [0, 1, 2, 3], Way.STRIP)
    assert [svg.classes[1] for svg in root.all("svg", of_class="way")] == ["strip", "folded"]
    assert all(svg["aria-hidden"] == "true" for svg in root.all("svg"))
    assert len(root.all("table")) == 1


def hop_of(root: Part, seat: int) -> tuple[Part, list[tuple[float, float]]]:
    stander = next(part for part in root.all("g", of_class="stander", data_seat=str(seat)) if part.get("data-to"))
    leap = stander.one("g", of_class="leap")
    numbers = [
        float(number) for number in re.findall(r"-?\d+\.?\d*", leap["style"].partition("path(")[2].partition(")")[0])
    ]
    return stander, list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize(("start_at", "end"), [(0, 3), (8, 9), (28, 33), (31, 37), (29, 30)])
def test_a_hop_runs_over_every_stone_to_where_the_pawn_stands(start_at: int, end: int) -> None:
    seen = shown()
    root = drawn(seen, [end, 5, 6, 7], hops={0: start_at}, step=4)
    stander, points = hop_of(root, 0)
    assert (stander["data-from"], stander["data-to"]) == (str(start_at), str(end))
    lie = stones(Way.WINDING, 30, (start_at, end))
    x, y = (float(number) for number in re.findall(r"(-?[\d.]+)px", stander["style"]))
    from_x, from_y = lie[start_at]
    assert points[0] == pytest.approx((from_x - x, from_y - y), abs=0.2)
    assert points[-1] == pytest.approx((0, 0))
    touched = [score for score in range(start_at, end + 1) if score <= 30 or score in lie.flowers]
    assert len(points) == 1 + 3 * (len(touched) - 1)
    assert stander.one("g", of_class="gain").text == f"+{end - start_at}"


def test_each_step_is_another_hop() -> None:
    ids = [drawn(shown(), [3, 0, 0, 0], hops={0: 0}, step=step).one("g", of_class="leap")["id"] for step in (5, 6)]
    assert len(set(ids)) == 2


def test_where_nobody_moves_nothing_hops() -> None:
    root = drawn(shown(), [3, 4, 5, 6])
    assert not root.all("g", of_class="leap")
    assert not root.all("g", of_class="trail")
