"""Swiping over the large card: to the left comes the next one, from whatever side of the table it is looked at."""

import pytest

from game.settings import Facing
from game.shell.swipe import LEAST_PX, neighbour

FAR = 3 * LEAST_PX


@pytest.mark.parametrize(
    ("facing", "left"),
    [(Facing.SOUTH, (-FAR, 0)), (Facing.NORTH, (FAR, 0)), (Facing.WEST, (0, -FAR)), (Facing.EAST, (0, FAR))],
)
def test_to_the_left_comes_the_next_card(facing: Facing, left: tuple[float, float]) -> None:
    x, y = left
    assert neighbour(x, y, facing) == "[data-next]"
    assert neighbour(-x, -y, facing) == "[data-previous]"


@pytest.mark.parametrize("facing", list(Facing))
@pytest.mark.parametrize("way", [(0, 0), (LEAST_PX - 1, 0), (0, 1 - LEAST_PX), (FAR, FAR), (-FAR, FAR)])
def test_a_tap_or_a_slanting_way_turns_no_card(way: tuple[float, float], facing: Facing) -> None:
    assert neighbour(*way, facing) == ""
