"""A blue letter on a desk, folded twice, seen at an angle; rows of writing on it; in card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.geometry import curve, limb
from cards.studio.papercut.scene import Scene

CORNERS = ((96, 92), (706, 44), (900, 1196), (-70, 1262))  # the letter: tl, tr, br, bl


def on_letter(u: float, v: float) -> tuple[float, float]:
    """A point of the letter, u across and v down, 0..1, seen at an angle."""
    v = v * (0.62 + 0.38 * v)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = CORNERS
    x0, y0, x1, y1 = ax + (bx - ax) * u, ay + (by - ay) * u, dx + (cx - dx) * u, dy + (cy - dy) * u
    return x0 + (x1 - x0) * v, y0 + (y1 - y0) * v


def draw_letter(sc: Scene) -> None:
    """The letter, folded twice."""
    lx, ly = sc.light[:2]
    edge = (
        [on_letter(u, 0) for u in np.linspace(0, 1, 6)]
        + [on_letter(1, v) for v in np.linspace(0, 1, 12)]
        + [on_letter(u, 1) for u in np.linspace(1, 0, 6)]
        + [on_letter(0, v) for v in np.linspace(1, 0, 12)]
    )
    letter_ = Polygon(edge).buffer(0)
    sc.flat(Polygon([(x + 22, y + 26) for x, y in edge]), "#141c34", 0.5, "multiply", 14)
    sc.layer(
        letter_,
        sc.rad([(0, "#ffffff"), (0.4, "#dbe7f0"), (0.75, "#afc4d8"), (1, "#7d95b2")], lx, ly + 120, 1240),
        z=9,
        cut=1.0,
        wash=1,
        fibre=0.3,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.8,
    )
    for v0, v1, op in ((0.0, 0.36, 0.0), (0.36, 0.7, 0.16), (0.7, 1.0, 0.05)):
        q = Polygon([on_letter(0, v0), on_letter(1, v0), on_letter(1, v1), on_letter(0, v1)])
        sc.flat(
            q,
            sc.lin(
                [(0, "#5a7394", op * 2), (0.4, "#5a7394", op * 0.6), (1, "#5a7394", 0)],
                0,
                on_letter(0.5, v0)[1],
                0,
                on_letter(0.5, v1)[1],
            ),
            1,
            "multiply",
        )
    for v in (0.36, 0.7):
        ln = [on_letter(u, v) for u in np.linspace(0, 1, 20)]
        sc.stroke(ln, "#7f96b2", 2, 0.7)
        sc.stroke([(x, y + 2.4) for x, y in ln], "#ffffff", 2, 0.9)


def draw_writing(sc: Scene, ink: Any, Wr: Any, pool: Any) -> None:
    """The writing: rows that run into the pool."""
    keep = ink.buffer(6)
    for row in range(17):
        v = 0.06 + row * 0.052
        u = 0.1
        while u < 0.9:
            L = Wr.uniform(0.04, 0.13)
            if row in (0, 5, 11) and u < 0.16:
                u += 0.1
            u1 = min(0.92, u + L)
            pts_ = []
            m = max(6, int((u1 - u) * 150))
            for i in range(m):
                t = i / (m - 1)
                x, y = on_letter(u + (u1 - u) * t, v)
                k = 0.5 + 0.9 * v
                amp = (5.5 if i % 2 else -5.5) * k * Wr.uniform(0.5, 1.1) * (2.1 if Wr.random() < 0.1 else 1)
                pts_.append((x + Wr.uniform(-1, 1), y + amp))
            q = limb(
                [(x, y, (1.5 + 1.2 * v) * Wr.uniform(0.7, 1.3)) for x, y in curve(np.array(pts_, float), n=4)], 1, 3
            )
            d = pool.distance(Point(*on_letter(u, v)))
            if not keep.intersects(q):
                sc.flat(q, "#2f3a6e", 0.86 if d > 120 else 0.5 + 0.3 * d / 120)
            u = u1 + Wr.uniform(0.014, 0.034)
