"""The way to the moon as a curve: where each stone lies, for any goal, and where the meadow is for scores beyond it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import Final

Point = tuple[float, float]

AROUND: Final = 240
"""How far the land is drawn beyond each edge of a way, so that it fills a place of any shape."""
_SAMPLES: Final = 24
"""Points taken on each piece of a curve to measure its length."""


@dataclass(frozen=True, slots=True)
class Course:
    """A drawing: its size, and what runs through it.

    ``road`` and ``meadow`` are the points that the way runs through, before and behind the goal; ``breadth`` is the width of
    the road, ``pawn`` the size of a pawn.
    """

    width: int
    height: int
    road: tuple[Point, ...]
    meadow: tuple[Point, ...]
    breadth: float
    pawn: float


class Way(Enum):
    """How the way runs: winding up the hills of the reveal, or a strip along the edge of the hand-over, long or folded for a small screen."""

    WINDING = Course(
        width=736,
        height=372,
        road=(
            (46, 338), (170, 350), (330, 334), (470, 348), (600, 340), (684, 312), (672, 274), (556, 260), (420, 268),
            (270, 256), (136, 246), (70, 198), (104, 146), (200, 136), (304, 138), (400, 120), (474, 84),
        ),
        meadow=((474, 84), (536, 90), (594, 98), (652, 90), (706, 96)),
        breadth=27,
        pawn=52,
    )  # fmt: skip
    STRIP = Course(
        width=1180,
        height=150,
        road=((40, 104), (160, 112), (310, 96), (450, 110), (590, 94), (740, 106), (870, 92), (970, 82)),
        meadow=((970, 82), (1020, 88), (1064, 94), (1108, 88), (1150, 92)),
        breadth=22,
        pawn=50,
    )
    FOLDED = Course(
        width=390,
        height=210,
        road=(
            (26, 176), (110, 182), (220, 174), (310, 180), (362, 156), (336, 130), (240, 130), (130, 124), (52, 104),
            (66, 72), (140, 68), (240, 56),
        ),
        meadow=((240, 56), (278, 60), (310, 64), (340, 60), (368, 62)),
        breadth=17,
        pawn=36,
    )  # fmt: skip

    @property
    def course(self) -> Course:
        """The points and measures of this way."""
        return self.value


def _through(points: Sequence[Point]) -> list[tuple[Point, Point, Point, Point]]:
    """A smooth curve through points (a centripetal habit of Catmull and Rom) as cubic pieces: start, two handles, end."""
    padded = [points[0], *points, points[-1]]
    pieces = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append((start, first, second, end))
    return pieces


@lru_cache
def outline(points: tuple[Point, ...]) -> str:
    """The curve through points, as the ``d`` of an SVG path."""
    start = points[0]
    curves = "".join(
        f"C{a[0]:.1f},{a[1]:.1f} {b[0]:.1f},{b[1]:.1f} {end[0]:.1f},{end[1]:.1f}" for _, a, b, end in _through(points)
    )
    return f"M{start[0]:g},{start[1]:g}{curves}"


@lru_cache
def spread(points: tuple[Point, ...], steps: int) -> tuple[Point, ...]:
    """``steps + 1`` points in equal distances along the curve through ``points``, both ends included."""
    line = [points[0]]
    for start, first, second, end in _through(points):
        for sample in range(1, _SAMPLES + 1):
            t = sample / _SAMPLES
            u = 1 - t
            weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            corners = (start, first, second, end)
            x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
            y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
            line.append((x, y))
    lengths = [0.0]
    for here, there in pairwise(line):
        lengths.append(lengths[-1] + math.dist(here, there))
    found: list[Point] = []
    piece = 0
    for step in range(steps + 1):
        wanted = lengths[-1] * step / steps
        while piece < len(line) - 2 and lengths[piece + 1] < wanted:
            piece += 1
        part = (wanted - lengths[piece]) / max(1e-9, lengths[piece + 1] - lengths[piece])
        (x0, y0), (x1, y1) = line[piece], line[piece + 1]
        found.append((round(x0 + (x1 - x0) * part, 1), round(y0 + (y1 - y0) * part, 1)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Stones:
    """Where scores lie on one way: a stone for each from 0 to the goal, and flowers on the meadow for some beyond it."""

    way: Way
    goal: int
    flowers: tuple[int, ...]
    """The scores that have a flower, rising."""

    def __getitem__(self, score: int) -> Point:
        """The place of a score. One below 0 stands on the first stone; one beyond the goal needs a flower (``KeyError``)."""
        course = self.way.course
        if score <= self.goal:
            return spread(course.road, self.goal)[max(0, score)]
        if score not in self.flowers:
            raise KeyError(score)
        return spread(course.meadow, max(len(self.flowers), FLOWERS_LEAST))[1 + self.flowers.index(score)]

    def between(self, start: int, end: int) -> list[Point]:
        """The places that a pawn touches on its way from one score to another, both included."""
        touched = [score for score in range(start, end + 1) if score <= self.goal or score in self.flowers]
        return [self[score] for score in touched]

    def leftwards(self, score: int) -> bool:
        """Whether the way runs to the left behind a score."""
        if score >= self.goal:
            return False
        return self[score + 1][0] < self[score][0]


FLOWERS_LEAST: Final = 4


def stones(way: Way, goal: int, scores: Sequence[int]) -> Stones:
    """The stones for a goal, with flowers for all ``scores`` beyond it, and for the next numbers while there is room."""
    beyond = {score for score in scores if score > goal}
    following = goal + 1
    while len(beyond) < FLOWERS_LEAST:
        beyond.add(following)
        following += 1
    return Stones(way, goal, tuple(sorted(beyond)))
