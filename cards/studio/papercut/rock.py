"""A mountain of rock, cut in planes: each ridge lit on its left and in shade on its right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, along, clean, limb
from cards.studio.papercut.scene import Scene

Ridge = tuple[list[tuple[float, float]], float]


def rock_planes(sc: Scene, m: Any, ridges: Sequence[Ridge], fills: tuple[str, str, str]) -> None:
    """Lay planes and cracks on the mountain m; a ridge is (points from the top down, width of its planes).

    fills: lit, middle and shaded.
    """
    lit, mid, dim = fills
    for k, (P, w) in enumerate(ridges):
        r = sc.stream(f"ridge {k}")
        c = along(np.array(P, float), 40)
        n = len(c)
        right = [(x + w * (0.25 + 0.75 * math.sin(math.pi * min(1, (i + 3) / n * 1.1)) ** 0.8) * r.uniform(0.6, 1.2), y + 26 + r.uniform(-6, 16)) for i, (x, y) in enumerate(c[::3])]  # fmt: skip
        left = [(x - w * 0.7 * (0.2 + 0.8 * math.sin(math.pi * (i + 1) / n * 3)) * r.uniform(0.5, 1.1), y + 20 + r.uniform(-6, 16)) for i, (x, y) in enumerate(c[::3])]  # fmt: skip
        sc.layer(clean(Polygon([*c, *left[::-1]]).buffer(0).intersection(m)), lit, z=2.6, cut=0.8, sh=0.25, rim="#fff2d8", rimop=0.6)  # fmt: skip
        sc.layer(clean(Polygon([*c, *right[::-1]]).buffer(0).intersection(m)), dim, z=3, cut=0.8, sh=0.3, rim="#ffe6c4", rimop=0.5)  # fmt: skip
    r = sc.stream("facets")
    for fill, n in ((lit, 22), (dim, 40), (mid, 30)):
        g = []
        for _ in range(n):
            P, w = r.choice(ridges)
            x, y = r.choice(P[1:-2])
            x, y, q, u = (
                x + r.uniform(-0.5, 0.7) * w,
                max(y, 340) + r.uniform(0, 70),
                r.uniform(0.4, 1),
                r.uniform(-14, 14),
            )
            g.append(Polygon([(x, y), (x + 26 * q, y + 22 * q), (x + 12 * q + u, y + 84 * q), (x - 5 * q, y + 40 * q)]))
        sc.layer(clean(U(g).intersection(m.buffer(-6))), fill, z=1.6, cut=0.6, sh=0.25, rim="#ffe6c4", rimop=0.45, wash=0, fibre=0)  # fmt: skip
    r = sc.stream("strata")
    for col, op, d in (("#2a1834", 0.4, 0), ("#ffe2b8", 0.35, 2)):
        marks = []
        for _ in range(150):
            x, y, a, q = r.uniform(-20, 520), r.uniform(110, 900), r.uniform(0.5, 1.2), r.uniform(8, 30)
            marks.append(limb([(x, y + d, 0.4), (x + q * 0.5 * math.cos(a), y + d + q * 0.5 * math.sin(a), 1.8), (x + q * math.cos(a), y + d + q * math.sin(a), 0.3)], 2, 3))  # fmt: skip
        sc.flat(U(marks).intersection(m.buffer(-8)), col, op)
