"""A crown of eight points that floats upside down: band and rim above, points and velvet below, split at the waterline.

The crown is turned round its own axis in plan (``phi``; 90 degrees faces us), leaned by ``ROLL`` so that its left rim
lies low, and seen from above by ``RISE``. ``h`` is measured along the axis from the rim, downwards negative.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean

RADIUS, BAND, POINT, FLARE = 252.0, 64.0, 196.0, 0.2
POINTS, TURN = 8, math.radians(15)  # how many, and how far the first is turned from the right
ROLL = math.radians(19)
RISE = math.radians(20)
CX, CY, LIFT = 396.0, 738.0, 140.0  # the axis at the water, and the height of the rim's middle over it
HOLLOW = 1.16  # how hollow the flanks of a point are
BEND = 0.86  # what water makes of a depth

Row = tuple[float, float, float]


def radius(h: float) -> float:
    """The wall leans out towards the points."""
    return RADIUS - FLARE * h


def at(phi: float, h: float, r: float | None = None) -> Row:
    """A point of the crown on the card, and its height over the water."""
    q = radius(h) if r is None else r
    x, z = q * math.cos(phi), q * math.sin(phi)
    up = LIFT + x * math.sin(ROLL) + h * math.cos(ROLL)
    return CX + x * math.cos(ROLL) - h * math.sin(ROLL), CY - up * math.cos(RISE) + z * math.sin(RISE), up


def tip(k: int) -> float:
    """The direction of the k-th point."""
    return TURN + 2 * math.pi * k / POINTS


def lower(phi: float) -> float:
    """How far down the wall reaches: valleys under the band, points with hollow flanks."""
    w = 2 * math.pi / POINTS
    d = abs((phi - TURN + w / 2) % w - w / 2) / (w / 2)
    return -(BAND + 14 + POINT * (1 - d) ** HOLLOW)


def surface(phi: float) -> float:
    """The h at which the wall meets the water."""
    a, b = 0.0, -600.0
    for _ in range(40):
        m = (a + b) / 2
        a, b = (m, b) if at(phi, m)[2] > 0 else (a, m)
    return a


def sunk(phi: float, h: float) -> Row:
    """A point of the wall as the water shows it."""
    x, y, up = at(phi, h)
    if up < 0:
        y0 = at(phi, surface(phi))[1]
        y = y0 + (y - y0) * BEND
    return x, y, up


def waterline(a: float, b: float, n: int = 200) -> list[list[tuple[float, float]]]:
    """Where the water touches the wall: one line for every point that stands in it."""
    out: list[list[tuple[float, float]]] = [[]]
    for phi in np.linspace(a, b, n):
        h = surface(phi)
        if h > lower(phi):
            out[-1].append(at(phi, h)[:2])
        elif out[-1]:
            out.append([])
    return [line for line in out if len(line) > 2]


def strips(columns: Iterable[Sequence[Row]]) -> tuple[Any, Any]:
    """(above, below) the water, of a surface given by columns of points from rim to depth."""
    over, under = [], []
    for col in columns:
        a, b = [], []
        for p, q in zip(col, [*col[1:], None], strict=True):
            (a if p[2] >= 0 else b).append(p[:2])
            if q is not None and (p[2] >= 0) != (q[2] >= 0):
                t = p[2] / (p[2] - q[2])
                m = (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
                a.append(m)
                b.append(m)
        if b:
            y0 = b[0][1]
            b = [(x, y0 + (y - y0) * BEND) for x, y in b]
        over.append(a)
        under.append(b)

    def sheet(cols: list[list[tuple[float, float]]]) -> Any:
        quads = []
        for p, q in zip(cols, cols[1:], strict=False):
            if len(p) > 1 and len(q) > 1:
                quads.append(clean(Polygon([*p, *q[::-1]])).buffer(0.35))
        return clean(U(quads).buffer(-0.3)) if quads else Polygon()

    return sheet(over), sheet(under)


def wall(a: float, b: float, top: float = 0.0, foot: Callable[[float], float] = lower, n: int = 220) -> tuple[Any, Any]:
    """The wall between two directions, from ``top`` to ``foot``."""
    cols = []
    for phi in np.linspace(a, b, n):
        cols.append([at(phi, h) for h in np.linspace(top, foot(phi), 14)])
    return strips(cols)


def hull(a: float, b: float, n: int = 120) -> tuple[Any, Any]:
    """The velvet cap that swells between the points, and carries the whole."""
    cols = []
    for phi in np.linspace(a, b, n):
        s = np.linspace(0, math.pi / 2, 16)
        cols.append([at(phi, -BAND - 150 * math.sin(t), (RADIUS - 6) * math.cos(t) ** 0.8 + 0.01) for t in s])
    return strips(cols)


def ring(
    h: float, r: float | None = None, a: float = 0, b: float = 2 * math.pi, n: int = 160
) -> list[tuple[float, float]]:
    """A round of the crown at one height."""
    return [at(phi, h, r)[:2] for phi in np.linspace(a, b, n)]


def patch(phi: float, h: float, w: float, tall: float, n: int = 28, square: float = 1.0) -> Any:
    """A round (or with square < 1 a lozenge) thing laid on the wall: w and tall in units of its surface."""
    P = []
    for t in np.linspace(0, 2 * math.pi, n, endpoint=False):
        c, s = math.cos(t), math.sin(t)
        P.append(
            at(phi + w * math.copysign(abs(c) ** square, c) / RADIUS, h + tall * math.copysign(abs(s) ** square, s))[:2]
        )
    return clean(Polygon(P))
