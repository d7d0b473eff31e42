"""Where pawns stand on the track: together on one stone without hiding each other's initials, and apart from those on the next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.views.way import Point, Stones

_SIDE, _UP = 0.8, 0.84
"""How far pawns of one stone stand apart, sideways and in rows behind, in sizes of a pawn."""
_CLOSE_SIDE, _CLOSE_UP = 0.74, 0.6
"""Nearer than this, pawns of different stones step aside."""
_ROUNDS: Final = 8
_MARGIN: Final = 4


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's pawn: the point under its feet, and its size."""

    seat: int
    at: Point
    size: float


@dataclass(frozen=True, slots=True)
class Crowd:
    """How up to ``most`` pawns share one stone: so many in a row, this much of their size."""

    most: int
    row: int
    size: float


_CROWDS: Final = (Crowd(1, 1, 1.0), Crowd(3, 3, 0.94), Crowd(4, 2, 0.86), Crowd(6, 3, 0.86), Crowd(12, 4, 0.76))


def standings(stones: Stones, scores: Mapping[int, int]) -> tuple[Standing, ...]:
    """The pawns of ``scores`` by seat in the order of drawing: those in front last."""
    groups: dict[int, list[int]] = {}
    for seat, score in sorted(scores.items()):
        groups.setdefault(max(score, 0), []).append(seat)
    placed = [pawn for score, seats in sorted(groups.items()) for pawn in _group(stones, score, seats)]
    course = stones.way.course
    apart = _apart(placed)
    kept = [_inside(pawn, course.width, course.height) for pawn in apart]
    return tuple(sorted(kept, key=lambda pawn: (pawn.at[1], pawn.at[0])))


def _group(stones: Stones, score: int, seats: list[int]) -> list[Standing]:
    x, y = stones[score]
    crowd = next((crowd for crowd in _CROWDS if len(seats) <= crowd.most), _CROWDS[-1])
    size, row = stones.way.course.pawn * crowd.size, crowd.row
    found = []
    for place, seat in enumerate(seats):
        up, side = divmod(place, row)
        here = min(row, len(seats) - up * row)
        found.append(Standing(seat, (x + (side - (here - 1) / 2) * size * _SIDE, y - up * size * _UP), size))
    left = min(pawn.at[0] for pawn in found) - size / 2 - _MARGIN
    top = min(pawn.at[1] for pawn in found) - size - _MARGIN
    right = stones.way.course.width - max(pawn.at[0] for pawn in found) - size / 2 - _MARGIN
    aside, down = max(0.0, -left) + min(0.0, right), max(0.0, -top)
    return [Standing(pawn.seat, (pawn.at[0] + aside, pawn.at[1] + down), size) for pawn in found]


def _apart(pawns: list[Standing]) -> list[Standing]:
    """Push pawns that hide each other apart, sideways and a little each time."""
    places = [pawn.at for pawn in pawns]
    for _ in range(_ROUNDS):
        for one in range(len(pawns)):
            for other in range(one + 1, len(pawns)):
                size = (pawns[one].size + pawns[other].size) / 2
                (x, y), (u, v) = places[one], places[other]
                missing = _CLOSE_SIDE * size - abs(x - u)
                if missing > 0 and abs(y - v) < _CLOSE_UP * size:
                    push = (missing / 2 + 0.1) * (1 if x > u else -1)
                    places[one], places[other] = (x + push, y), (u - push, v)
    return [Standing(pawn.seat, place, pawn.size) for pawn, place in zip(pawns, places, strict=True)]


def _inside(pawn: Standing, width: int, height: int) -> Standing:
    """The pawn moved just far enough to be seen whole."""
    x = min(max(pawn.at[0], pawn.size * 0.5 + _MARGIN), width - pawn.size * 0.62 - _MARGIN)
    y = min(max(pawn.at[1], pawn.size + _MARGIN), height - _MARGIN)
    return Standing(pawn.seat, (round(x, 1), round(y, 1)), round(pawn.size, 1))
