"""A dry-stone wall, stone by stone, with a rough breach."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import clean, rounded, shape


def stone(r: random.Random, x: float, y: float, w: float, h: float) -> Any:
    """A rough stone with its middle on x, y."""
    P = []
    for u, v in (
        (-0.5, -0.28),
        (-0.4, -0.5),
        (0.05, -0.5),
        (0.4, -0.48),
        (0.5, -0.2),
        (0.48, 0.34),
        (0.3, 0.5),
        (-0.36, 0.5),
        (-0.5, 0.3),
    ):
        P.append((x + w * (u + r.uniform(-0.05, 0.05)), y + h * (v + r.uniform(-0.08, 0.08))))
    return rounded(clean(Polygon(P).buffer(0)), min(w, h) * 0.14)


def wall(
    r: random.Random, base: Callable[[float], float], x0: float, x1: float, high: float, courses: int, end: float = 0.0
) -> tuple[Any, list[Any]]:
    """(dark heart, stones from the lowest course to the cope) of a wall on base(x) from x0 to x1.

    end: by how much each course stops short at x1 (a torn end); negative: at x0."""
    stones = []
    course = high * 0.84 / courses
    for k in range(courses):
        a = x0 - min(0.0, end) * (k / courses) ** 0.8 + (r.uniform(0, 16) if end < 0 else 0)
        b = x1 - max(0.0, end) * (k / courses) ** 0.8 - (r.uniform(0, 16) if end > 0 else 0)
        x = a - r.uniform(0, 20) * (end >= 0)
        while x < b:
            w = course * r.uniform(1.1, 2.6)
            h = course * r.uniform(0.86, 1.14)
            mid = x + w / 2
            stones.append(stone(r, mid, base(mid) - course * (k + 0.5), w - 2.2, h - 1.6))
            x += w
    x = x0 - min(0.0, end) * 0.9
    while x < x1 - max(0.0, end) * 0.9:
        w = high * r.uniform(0.1, 0.17)
        y = base(x) - high * 0.84
        stones.append(
            shape(
                np.array(
                    [
                        (x, y + 2),
                        (x + r.uniform(1, 5), y - high * r.uniform(0.13, 0.2)),
                        (x + w * 0.9, y - high * r.uniform(0.1, 0.19)),
                        (x + w, y + 2),
                    ]
                ),
                3,
            )
        )
        x += w + 1.5
    xs = np.linspace(x0 - 10 * (end >= 0) - min(0.0, end) * 0.5, x1 - max(0.0, end) * 0.5, 60)
    heart = Polygon([*[(v, base(v)) for v in xs], *[(v, base(v) - high * 0.84) for v in xs[::-1]]])
    return clean(heart.buffer(0)), stones
