"""A mirror with a round arch, as tall as the trees, seen a little from the side."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


class StandingMirror:
    """Foot from (x0, y0), near, to (x1, y1), far; rise: height of the near jamb up to the arch; level: the horizon."""

    def __init__(self, foot: tuple[tuple[float, float], tuple[float, float]], rise: float, level: float) -> None:
        self.foot, self.rise, self.level = foot, rise, level
        (x0, y0), (x1, y1) = foot
        self.far = (y1 - level) / (y0 - level)  # how much smaller the far jamb is
        self.width = 1.28 * (x1 - x0) / rise  # true width in units of the rise

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The point u across (0 near, 1 far) and v up (in units of the rise)."""
        (x0, y0), (x1, _) = self.foot
        k = 1 / (1 + (1 / self.far - 1) * u)
        f = u * k / self.far
        x = x0 + (x1 - x0) * f
        base = self.level + (y0 - self.level) * k
        return x, base - self.rise * k * v

    def outline(self, d: float = 0.0, foot: float = 0.0) -> Any:
        """The glass, grown by d of the rise on all sides (foot: below)."""
        w = self.width
        P = [(-d / w, -foot), (-d / w, 1.0)]
        for a in np.linspace(math.pi, 0, 41)[1:-1]:
            P.append((0.5 + (0.5 + d / w) * math.cos(a), 1.0 + (w / 2 + d) * math.sin(a)))
        P += [(1 + d / w, 1.0), (1 + d / w, -foot)]
        return clean(Polygon([self.at(u, v) for u, v in P]).buffer(0))


def lay_frame(sc: Scene, m: StandingMirror, lit: str, shade: str, glow: tuple[float, float]) -> None:
    """The gilt frame with its moulding, its thickness on the far side, and leaves that climb it."""
    d = 0.052
    glass, ring = m.outline(), m.outline(d, 0.012)
    frame = clean(ring.difference(glass))
    back = clean(U(ring, Polygon([(x + 12, y - 2) for x, y in ring.exterior.coords])).difference(glass))
    sc.layer(back, "#2a1c16", z=14, cut=0.2, sh=0.6, rimop=0.2)
    (x0, y0), (x1, y1) = m.at(-0.13, 0), m.at(1.14, 0)
    plinth = Polygon([(x0, y0 - 6), (x1, y1 - 5), (x1 + 10, y1 + 16), (x0 - 8, y0 + 24)])
    sc.layer(
        plinth,
        sc.lin([(0, "#c89048"), (1, "#5a3c22")], 0, y1, 0, y0 + 26),
        z=8,
        cut=0.4,
        sh=0.6,
        rim="#ffe8b0",
        rimop=0.9,
    )
    fill = sc.rad([(0, "#ffe2a0"), (0.3, lit), (0.62, shade), (1, "#241c14")], *glow, 620)
    sc.layer(frame, fill, z=6, cut=0.2, sh=0.5, wash=0.5, rim="#fff3c4", rimop=0.9, rimw=1.3)
    for a, b, c, op in (
        (0.042, 0.036, "#3a2414", 0.8),
        (0.036, 0.031, "#fff0b8", 0.45),
        (0.018, 0.012, "#3a2414", 0.7),
        (0.010, 0.004, "#ffedb0", 0.6),
    ):
        sc.flat(clean(m.outline(a).difference(m.outline(b)).intersection(frame)), c, op)
    w, vine = m.width, []
    for u, side in ((-0.027 / w, 1), (1 + 0.027 / w, -1)):
        for j in range(24):
            v = 0.03 + j * 0.04
            x, y = m.at(u, v)
            k = 1.0 if side > 0 else m.far
            vine.append(leaf(x, y, 19 * k, -math.pi / 2 + side * 0.75 * (1 if j % 2 else -1), 0.4))
    for j in range(22):
        a = math.pi - math.pi * (j + 0.5) / 22
        x, y = m.at(0.5 + (0.5 + 0.027 / w) * math.cos(a), 1 + (w / 2 + 0.027) * math.sin(a))
        vine.append(leaf(x, y, 18, -a + math.pi / 2 + 0.75 * (1 if j % 2 else -1), 0.4))
    sc.layer(
        U(vine),
        sc.rad([(0, "#fff2c0"), (0.4, "#f0c468"), (1, "#7a6030")], *glow, 760),
        z=1.6,
        sh=0.5,
        rim="#fffbe0",
        rimop=0.8,
        **EXACT,
    )
