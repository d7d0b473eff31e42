"""A crown that floats upside down: the round rim on top, the band at the water, the points below it as a keel.

The crown is turned round its own axis in plan (90 degrees faces us), leaned by ``ROLL`` so that its left side lies a
little lower, and seen from above by ``RISE``. ``h`` is measured along the axis from the rim, downwards negative.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import clean

RADIUS, BAND, POINT, FLARE = 268.0, 88.0, 250.0, 0.2
POINTS, TURN = 8, math.radians(21)  # how many, and how far the first is turned from the right
ROLL, RISE = math.radians(6), math.radians(17)
CX, CY = 402.0, 560.0  # the middle of the rim
WATER = -112.0  # the height at which the water stands, in the middle
HOLLOW, WIDE, SHORT = 0.98, 0.76, 0.36  # how hollow the flanks of a point are
FRONT = (-0.05, math.pi + 0.05)  # the directions whose outside one sees
BACK = (math.pi, 2 * math.pi)

Spot = tuple[float, float]


def radius(h: float) -> float:
    """The wall leans out towards the points."""
    return RADIUS - FLARE * h


def at(phi: float, h: float, r: float | None = None) -> Spot:
    """A point of the crown on the card."""
    q = radius(h) if r is None else r
    x, z = q * math.cos(phi), q * math.sin(phi)
    up = x * math.sin(ROLL) + h * math.cos(ROLL)
    return CX + x * math.cos(ROLL) - h * math.sin(ROLL), CY - up * math.cos(RISE) + z * math.sin(RISE)


def tip(k: int) -> float:
    """The direction of the k-th point."""
    return TURN + 2 * math.pi * k / POINTS


def lower(phi: float) -> float:
    """How far down the wall reaches: long points, between them short ones, and valleys under the band."""
    w = 2 * math.pi / POINTS
    d = abs((phi - TURN + w / 2) % w - w / 2) / (w / 2)  # 0 at a long point, 1 at a short one
    return -(BAND + 16 + POINT * max(max(0.0, 1 - d / WIDE) ** HOLLOW, SHORT * max(0.0, 1 - (1 - d) / (1.06 - WIDE))))


def surface(phi: float) -> float:
    """The h at which the wall meets the water: the water is level, the crown is not."""
    return WATER - RADIUS * math.cos(phi) * math.tan(ROLL)


def wall(
    a: float,
    b: float,
    top: Callable[[float], float] | float = 0.0,
    foot: Callable[[float], float] = lower,
    n: int = 240,
) -> Any:
    """The wall between two directions, from ``top`` to ``foot``."""
    over = [at(p, top(p) if callable(top) else top) for p in np.linspace(a, b, n)]
    under = [at(p, foot(p)) for p in np.linspace(b, a, n)]
    return clean(Polygon([*over, *under]).buffer(0))


def ring(h: float, r: float | None = None, a: float = 0, b: float = 2 * math.pi, n: int = 160) -> list[Spot]:
    """A round of the crown at one height."""
    return [at(phi, h, r) for phi in np.linspace(a, b, n)]


def patch(phi: float, h: float, w: float, tall: float, n: int = 28, square: float = 1.0) -> Any:
    """A round (or with square > 1 a lozenge) thing laid on the wall: w and tall in units of its surface."""
    P = []
    for t in np.linspace(0, 2 * math.pi, n, endpoint=False):
        c, s = math.cos(t), math.sin(t)
        P.append(
            at(phi + w * math.copysign(abs(c) ** square, c) / RADIUS, h + tall * math.copysign(abs(s) ** square, s))
        )
    return clean(Polygon(P))
