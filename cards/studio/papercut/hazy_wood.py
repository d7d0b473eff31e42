"""A wood in haze round a low sun: far trunks, thin leaves in the light, great slanting beams."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut import *

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_far(sc: Scene) -> None:
    """Light in haze, and the wood that goes on behind."""
    sc.backdrop(sc.rad([(0, "#fffbe0"), (0.14, "#ffedb0"), (0.34, "#f0d488"), (0.58, "#9aa874"), (0.8, "#35666c"), (1, "#133843")], *sc.light[:2], 860))  # fmt: skip
    for k, (n, w, c) in enumerate(((22, 10, "#e6d698"), (15, 18, "#b9b87c"), (10, 30, "#7f9a7c"))):
        q = sc.stream(f"far {k}")
        gs = []
        for j in range(n):
            x = -20 + 840 * (j + q.uniform(0.1, 0.9)) / n
            gs.append(
                limb([(x, 960, w * 1.3), (x + q.uniform(-4, 4), 400, w), (x + q.uniform(-10, 10), -40, w * 0.8)], 6)
            )
        sc.layer(U(gs), sc.rad([(0, "#fff6d2"), (0.3, mix(c, "#fff0c4", 0.5)), (1, mix(c, "#1f4c56", 0.7))], *sc.light[:2], 640), z=5, sh=0.12, cut=0.4, rim="#fffbe6", rimop=0.5)  # fmt: skip
        sc.veil([(0, "#f0d080", 0), (0.45, "#f0d080", 0.1), (1, "#f0d080", 0)], 0, 200, 0, 1000)


def draw_canopy(sc: Scene) -> None:
    """Leaves of the far wood over the gap, thin in the light."""
    for k, (n, c, size) in enumerate(((150, "#e9d88e", 15), (110, "#a8b070", 22))):
        q = sc.stream(f"canopy {k}")
        out = []
        for _ in range(n):
            x = q.uniform(150, 800)
            y = -30 + 150 * q.random() ** 1.5 + 70 * abs(math.sin(x * 0.011 + 0.9 + k)) * q.random()
            out.append(leaf(x, y, size * q.uniform(0.7, 1.3), q.uniform(0.3, 2.9), 0.46))
        sc.layer(
            U(out),
            sc.rad([(0, "#fff0b8"), (0.45, c), (1, mix(c, "#2f5a50", 0.7))], *sc.light[:2], 420),
            z=5,
            sh=0.2,
            rim="#fffbe0",
            rimop=0.8,
            **EXACT,
        )


def draw_shafts(sc: Scene) -> None:
    """Great slanting beams from the upper right, which fall on the moss and the stump."""
    for x, w, n, op in (
        (770, 40, 1010, 0.7),
        (660, 90, 1080, 1),
        (590, 26, 900, 0.8),
        (900, 70, 1040, 0.7),
        (480, 44, 760, 0.6),
    ):
        g = Polygon([(x, -60), (x + w, -60), (x + w * 1.9 - n * 0.42, n), (x - n * 0.42 - w * 0.5, n)])
        sc.flat(
            g,
            sc.lin([(0, "#ffe7a0", 0.75), (0.5, "#ffdc8a", 0.42), (1, "#ffd070", 0)], x, 0, x - n * 0.4, n),
            op,
            "screen",
            6,
        )
    sc.glow(*sc.light[:2], 330, "#fff3cc", 0.5)
