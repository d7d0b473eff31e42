"""Sheets torn along a line, and turf cut into them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

CREAM = "#fff8e0"


def edge(sc: Scene, name: str, points: Any, rough: float) -> Any:
    """A torn line through points: slow wander and fast tooth."""
    r = sc.stream(name)
    c = along(curve(np.array(points, float), n=20), 420)
    slow, fast = Wob(r, 4, 5), Wob(r, 5, 34)
    t = np.linspace(0, 1, len(c))
    tooth = np.array([r.uniform(-1, 1) for _ in t])
    return np.c_[c[:, 0], c[:, 1] + rough * (1.1 * slow(t) + 0.6 * fast(t) + 0.28 * tooth)]


def torn(
    sc: Scene,
    name: str,
    line: Any,
    end: float,
    fill: str,
    lip: float = 8,
    core: str = CREAM,
    keep: Any = None,
    z: float = 10,
) -> None:
    """A sheet torn along a line, from there to the height end, with the core of the paper at its edge."""
    r = sc.stream(name + " lip")
    a = edge(sc, name, line, 3.2)
    w, down = Wob(r, 4, 9), 1 if end > a[:, 1].mean() else -1
    t = np.linspace(0, 1, len(a))
    k = down * lip * (0.75 + 0.7 * np.abs(w(t))) + np.array([r.uniform(-1.2, 1.2) for _ in t])
    tail = [(a[-1][0], end), (a[0][0], end)]
    under = clean(Polygon([*a, *tail]).buffer(0))
    face = clean(Polygon([*(a + np.c_[0 * t, k]), *tail]).buffer(0))
    if keep is not None:
        under, face = clean(under.intersection(keep)), clean(face.intersection(keep))
    sc.layer(under, core, z=z, cut=0, sh=0.45, fibre=0.3, fk="fibD", rimop=0.3)
    sc.layer(face, fill, z=1.6, cut=0, sh=0.3, rimop=0.12, wash=0.4)


def ticks(sc: Scene, name: str, g: Any, n: int, flow: Any, col: str, op: float, size: float = 1.0) -> None:
    """Grass that lies as fur does: short cuts inside g along flow(x, y), the angle in radians."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    inner, out = g.buffer(-8), []
    for _ in range(n * 3):
        x, y = r.uniform(max(x0, -20), min(x1, 820)), r.uniform(y0, min(y1, 1190))
        if len(out) < n and inner.contains(ellipse(x, y, 1)):
            a, q = flow(x, y) + r.uniform(-0.2, 0.2), r.uniform(10, 24) * size
            out.append(limb([(x, y, 0.5), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a) - 1.5, 2.4 * size), (x + q * math.cos(a), y + q * math.sin(a), 0.4)], 3, 4))  # fmt: skip
    sc.flat(U(out), col, op)
