"""Chalk on a wall: lines drawn twice and not quite alike, and the plan of an arched doorway."""

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


def chalk(sc: Scene, r: random.Random, lines: Iterable[Any], colour: str) -> None:
    """Each line twice: broad, and once more beside it."""
    for P in lines:
        fine = along(np.array(P, float), 90)
        t = np.linspace(0, 1, len(fine))
        for d, op, width in ((1.5, 0.95, 5.4), (3.0, 0.45, 3.0)):
            a, b = Wob(r, 3, 2.0), Wob(r, 3, 2.0)
            sc.stroke(fine + d * np.c_[a(t), b(t)], colour, width, op)
