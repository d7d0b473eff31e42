"""Grass cut blade by blade: rows of bent blades for a moor that is seen from its near edge to its horizon."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U


def blade(x: float, y: float, h: float, w: float, lean: float) -> Any:
    """One blade that stands on x, y and bends over by lean (in parts of its height)."""
    return Polygon(
        [
            (x - w / 2, y + 2),
            (x - w * 0.42 + lean * h * 0.22, y - h * 0.5),
            (x + lean * h, y - h * (1 - 0.18 * abs(lean))),
            (x + w * 0.34 + lean * h * 0.34, y - h * 0.46),
            (x + w / 2, y + 2),
        ]
    ).buffer(0)


def blade_row(
    r: random.Random,
    top: Callable[[float], float],
    h: float,
    step: float,
    lean: tuple[float, float] = (-0.7, 0.2),
    split: Callable[[float, float], bool] = lambda x, y: False,
) -> tuple[Any, Any]:
    """A row of tufts that stand on top(x), from edge to edge: (blades, those for which split(x, y) holds)."""
    plain, other = [], []
    x = -20.0
    while x < 820:
        y = top(x) + r.uniform(-0.35, 0.35) * h
        tall = r.uniform(0.5, 1.15) * h
        for _ in range(r.randrange(3, 6)):
            b = blade(x + r.uniform(-1, 1) * step, y, tall * r.uniform(0.6, 1), max(1.0, h * 0.09), r.uniform(*lean))
            (other if split(x, y) else plain).append(b)
        x += step * r.uniform(0.7, 1.9)
    return U(plain), U(other)
