"""Chalk on a wall: lines drawn twice and not quite alike, and the plan of a door with two leaves."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import along
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.scene import Scene


def arched(x0: float, x1: float, top: float, foot: float, spring: float) -> Polygon:
    """A doorway from foot up to its arch, which begins `spring` under the top."""
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    arc = [
        (mid + half * math.cos(a), top + spring + 4 - (spring + 4) * math.sin(a)) for a in np.linspace(math.pi, 0, 24)
    ]
    return Polygon([(x0, foot), (x0, top + spring), *arc, (x1, foot)])


def two_leaves(x0: float, x1: float, top: float, foot: float) -> list[list[tuple[float, float]]]:
    """Lines of a double door in that doorway: frame, the middle, four panels."""
    mid = (x0 + x1) / 2
    lines = [list(arched(x0, x1, top, foot, 80).exterior.coords)[:-1]]
    lines.append(list(arched(x0 - 14, x1 + 14, top - 16, foot, 94).exterior.coords)[:-1])
    lines.append([(mid, top + 2), (mid, foot - 18)])
    for a, b in ((x0 + 18, mid - 16), (mid + 16, x1 - 18)):
        for y0, y1 in ((top + 100, top + 236), (top + 262, foot - 52)):
            lines.append([(a, y0), (b, y0), (b, y1), (a, y1), (a, y0)])
    return lines


def chalk(sc: Scene, r: random.Random, lines: Iterable[Any], colour: str) -> None:
    """Each line twice: broad, and once more beside it."""
    for P in lines:
        fine = along(np.array(P, float), 90)
        t = np.linspace(0, 1, len(fine))
        for d, op, width in ((1.5, 0.95, 5.4), (3.0, 0.45, 3.0)):
            a, b = Wob(r, 3, 2.0), Wob(r, 3, 2.0)
            sc.stroke(fine + d * np.c_[a(t), b(t)], colour, width, op)
