"""Bands along a line, such as a river of milk, and streamers of cloud on a ball."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import MultiPoint

from cards.studio.papercut.geometry import U, clean, fillet, limb


def band(line: Any, a: float, b: float) -> Any:
    """A strip along rows of x, y, width: from a to b across it (-1 left edge .. 1 right edge)."""
    d = np.gradient(line[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    left, right = line[:, :2] + n * line[:, 2:] * a / 2, line[:, :2] + n * line[:, 2:] * b / 2
    return clean(U([shape_between(left[k : k + 2], right[k : k + 2]) for k in range(len(line) - 1)]).buffer(0.3))


def shape_between(p: Any, q: Any) -> Any:
    """The quadrangle between two edges."""
    return MultiPoint(np.vstack([p, q])).convex_hull.buffer(0.2)


def streamers(
    r: random.Random, y: float, x0: float, x1: float, w: float, ball: tuple[float, float, float], n: int = 6
) -> Any:
    """Clouds about the height y from x0 to x1, bent as the ball (x, y, radius) bends, fine at both ends."""
    cx, cy, radius = ball
    out = []
    for j in range(n):
        mid, half = (x0 + x1) / 2 + r.uniform(-0.3, 0.3) * (x1 - x0), (x1 - x0) * r.uniform(0.2, 0.5)
        phase, level = r.uniform(0, 6), y + (j - 2.5) * w * 0.8
        P = []
        for t in np.linspace(-1, 1, 11):
            x = mid + half * t
            sag = (y - cy) * 0.3 * ((x - cx) / radius) ** 2
            thick = 0.56 * w * (1 - t * t) ** 0.4 * (0.75 + 0.25 * math.sin(4 * t + phase))
            P.append((x, level - sag + 3 * math.sin(3 * t + phase), max(0.3, thick)))
        out.append(limb(P, 6))
    return fillet(U(out), w * 0.24)
