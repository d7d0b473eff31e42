"""Short hair on a mass of fur: hundreds of small cuts, lit and dim, that follow its form."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import U, clean, limb
from cards.studio.papercut.scene import Scene


def pelt(
    sc: Scene,
    g: Any,
    name: str,
    n: int,
    way: float,
    curl: float = 0.0,
    op: float = 0.3,
    dim: str = "#8a2f12",
    lit: str = "#fff0b4",
) -> None:
    """n hairs over g along way (degrees), turned by curl towards its left and right edge; name gives the random stream."""
    r = sc.stream(f"pelt {name}")
    x0, y0, x1, y1 = g.bounds
    bright, deep = [], []
    for k in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        a = math.radians(way + curl * ((x - x0) / (x1 - x0) - 0.5) * 2 + r.uniform(-12, 12))
        m = r.uniform(8, 20)
        u, v = math.cos(a) * m, math.sin(a) * m
        hair = limb([(x, y, 0.4), (x + u * 0.5 + 0.8, y + v * 0.5, 1.5), (x + u, y + v, 0.3)], 2, 3)
        (bright if k % 2 else deep).append(hair)
    inner = g.buffer(-4)
    sc.flat(clean(U(deep).intersection(inner)), dim, op)
    sc.flat(clean(U(bright).intersection(inner)), sc.near(lit, "#f09a4a", 800), op * 1.2)
