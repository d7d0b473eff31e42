"""Brickwork on walls that are seen at a slant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, limb


def courses(quad: Sequence[tuple[float, float]], n: int, length: float = 34, w: float = 1.5) -> Any:
    """The joints of n courses of brick on a wall given by its corners tl, tr, br, bl; length: of one brick at the wall."""
    tl, tr, br, bl = (np.array(q, float) for q in quad)
    lines = []
    for i in range(1, n):
        a, b = tl + (bl - tl) * i / n, tr + (br - tr) * i / n
        c, d = tl + (bl - tl) * (i + 1) / n, tr + (br - tr) * (i + 1) / n
        lines.append(limb([(*a, w), (*b, w)], 1, 3))
        m = max(3, int(np.hypot(*(b - a)) / length))
        for j in range(1, m):
            t = (j + 0.5 * (i % 2)) / m
            lines.append(limb([(*(a + (b - a) * t), w * 0.9), (*(c + (d - c) * t), w * 0.9)], 1, 3))
    return U(lines).intersection(Polygon(quad))
