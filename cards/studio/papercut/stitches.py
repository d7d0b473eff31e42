"""Knitting: rows of small Vs that follow a line."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean

XY = tuple[float, float]


def _frame(line: np.ndarray) -> Callable[[float, float], XY]:
    """Distance along a line and across it, to points."""
    d = np.diff(line, axis=0)
    s = np.r_[0, np.cumsum(np.hypot(d[:, 0], d[:, 1]))]

    def at(u: float, v: float) -> XY:
        x, y = np.interp(u, s, line[:, 0]), np.interp(u, s, line[:, 1])
        x1, y1 = np.interp(u + 3, s, line[:, 0]), np.interp(u + 3, s, line[:, 1])
        x0, y0 = np.interp(u - 3, s, line[:, 0]), np.interp(u - 3, s, line[:, 1])
        q = math.hypot(x1 - x0, y1 - y0) or 1
        return float(x - (y1 - y0) / q * v), float(y + (x1 - x0) / q * v)

    return at


def stitches(line: np.ndarray, half: float, within: Any, coloured: Callable[[int, int], bool]) -> tuple[Any, Any]:
    """Rows of knitting along a line: the plain Vs, and those in the other yarn."""
    at = _frame(line)
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    h, w = 6.2, 7.4
    out: tuple[list[Any], list[Any]] = ([], [])
    for j in range(int(length / h) + 1):
        for i in range(-int(half / w) - 1, int(half / w) + 2):
            u, v = j * h, i * w
            on = coloured(i, j)
            t = 5.6 if on else 1.15
            for side in (-1, 1):
                q = [
                    at(u + 5.8, v + side * 3.7),
                    at(u + 5.8 - t, v + side * 3.7),
                    at(u - 0.4, v + side * 0.2),
                    at(u + t - 0.4, v + side * 0.1),
                ]
                out[int(on)].append(Polygon(q).buffer(0.25, 1))
    hem = within.buffer(-1.6)
    plain, other = (clean(U(g).intersection(hem)) if g else Polygon() for g in out)
    return plain, other
