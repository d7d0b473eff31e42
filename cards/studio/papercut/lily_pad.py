"""A leaf of the water lily, with or without its flower, seen from rather high."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def lily(sc: Scene, x: float, y: float, s: float, rot: float, bloom: int = 0) -> None:
    """A lily pad, perhaps with its flower."""
    pad = ellipse(0, 0, 46, 30).difference(Polygon([(0, 0), (60, -14), (60, 10)]))
    g = T(pad, x, y, s, rot=rot)
    sc.flat(T(g, 7, 10), "#04405a", 0.5, "multiply", 4)
    sc.layer(
        g,
        sc.lin([(0, "#a5dc7c"), (0.5, "#4fae6a"), (1, "#1c7a62")], x - 40 * s, y - 30 * s, x + 40 * s, y + 30 * s),
        z=1.6,
        sh=0.3,
        cut=0.6,
        rim="#e9ffd0",
        rimop=0.8,
    )
    v = U([limb([(0, 0, 1.4), (math.cos(a) * 38, math.sin(a) * 25, 0.4)], 3) for a in np.linspace(0.5, 5.9, 9)])
    sc.flat(T(v, x, y, s, rot=rot), "#166a50", 0.5)
    for k in range(bloom):
        for j in range(8):
            a = j / 8 * 2 * math.pi + k * 0.4
            p = T(shape("0,5 9,0 28,-1 34,0 28,4 9,8"), x, y - 5 * s, s * (0.95 - 0.3 * k), rot=math.degrees(a))
            sc.layer(p, "#fff" if k else "#f7c9dc", z=1.2, sh=0.3, cut=0, wash=0, fibre=0, shc="#8a3a6a")
    if bloom:
        sc.flat(ellipse(x, y - 5 * s, 6 * s), "#ffc93c")
