"""Swipe: a finger drawn across the large card brings its neighbour. Pure, so that it is tested without a browser."""

from typing import Final

from game.settings import Facing

LEAST_PX: Final = 48
"""A shorter way is a tap that trembled."""
STEEPEST: Final = 0.7
"""Up or down for each step sideways; a steeper way is no swipe."""


def across(x: float, y: float, facing: Facing) -> tuple[float, float]:
    """A way on the glass, right and down in pixels, as somebody on that side of the table sees it."""
    match facing:
        case Facing.SOUTH:
            return x, y
        case Facing.NORTH:
            return -x, -y
        case Facing.WEST:
            return y, -x
        case Facing.EAST:
            return -y, x


def neighbour(x: float, y: float, facing: Facing = Facing.SOUTH) -> str:
    """The selector of the button that a swipe stands for: to the left brings the next card; empty if it was none."""
    right, down = across(x, y, facing)
    if abs(right) < LEAST_PX or abs(down) > STEEPEST * abs(right):
        return ""
    return "[data-next]" if right < 0 else "[data-previous]"
