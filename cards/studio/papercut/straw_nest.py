"""A nest of straw as broad as a threshing floor, low before a door, each stalk laid along its curve."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, ellipse, limb
from cards.studio.papercut.scene import Scene

TONES = ("#8a5420", "#b8792a", "#dca038", "#f2c552", "#ffe594")


class Nest(NamedTuple):
    """Middle, half width, half depth, height of the wall, and where the wall is low (x, half width)."""

    x: float
    y: float
    rx: float
    ry: float
    wall: float
    gap: tuple[float, float]

    def low(self, x: float) -> float:
        """How much of the wall is left at x, 0 to 1."""
        return 1 - 0.74 * math.exp(-(((x - self.gap[0]) / self.gap[1]) ** 4))

    def rim(self, a: float, v: float = 0.0) -> tuple[float, float]:
        """A point of the front wall at angle a (0 right, pi left); v = 0 on the rim, 1 at the foot."""
        x = self.x + self.rx * (1 + 0.07 * math.sin(math.pi * v)) * math.cos(a)
        foot = self.y + self.ry * math.sin(a) + self.wall * 0.62
        return x, foot - self.wall * self.low(x) * (1 - v)

    def back(self, a: float, v: float) -> tuple[float, float]:
        """A point of the back wall."""
        return self.x + self.rx * math.cos(a), self.y - self.ry * 0.8 * math.sin(a) - self.wall * (0.4 - 0.5 * v)


def _stalk(r: Any, at: Any, a: float, v: float, w: float, wild: float) -> Any:
    n, slope, bow = r.uniform(0.1, 0.34), r.gauss(0, wild), r.uniform(-0.12, 0.12)
    P = []
    for s, k in ((-1, 0.35), (-0.4, 1), (0.3, 1), (1, 0.3)):
        x, y = at(a + n * s, min(1.12, max(-0.2, v + slope * s + bow * (1 - s * s))))
        P.append((x, y, w * k))
    return limb(P, 4, 3)


def _lay(sc: Scene, name: str, at: Any, span: tuple[float, float], n: int, sun: float, width: tuple[float, float], wild: float = 0.24) -> None:  # fmt: skip
    r = sc.stream(name)
    for depth in range(4):
        tones: dict[int, list[Any]] = {k: [] for k in range(5)}
        for _ in range(n // 4):
            a, v = r.uniform(*span), r.uniform(-0.04, 1.02)
            lit = 0.5 + sun * math.cos(a - math.pi) * 0.34 - 0.5 * v + 0.14 * depth + r.uniform(-0.22, 0.22)
            tones[max(0, min(4, int(lit * 5)))].append(_stalk(r, at, a, v, r.uniform(*width), wild))
        for k, gs in tones.items():
            if gs:
                sc.layer(U(gs), TONES[k], z=2, cut=0, wash=0, fibre=0, sh=0.4, shc="#5a2c10", rim="#fff6c8", rimop=0.7)


def draw_back(sc: Scene, nest: Nest) -> None:
    """The far wall, behind what lies in the nest."""
    arc = [math.pi * k / 30 for k in range(31)]
    g = Polygon([*[nest.back(a, 0) for a in arc], *[nest.back(a, 1.3) for a in reversed(arc)]]).buffer(6)
    sc.layer(clean(g), sc.lin([(0, "#c8902e"), (1, "#7a4a1c")], nest.x - nest.rx, 0, nest.x + nest.rx, 0), z=6)
    _lay(sc, "far straw", nest.back, (0.0, math.pi), 150, 1.0, (2.4, 5))
    floor = ellipse(nest.x, nest.y + nest.wall * 0.25, nest.rx * 0.97, nest.ry + nest.wall * 0.42)
    sc.layer(
        floor,
        sc.lin([(0, "#d8a03a"), (0.6, "#a86c28"), (1, "#6a4220")], nest.x - nest.rx, 0, nest.x + nest.rx, 0),
        z=1,
        sh=0,
    )

    def lies(a: float, v: float) -> tuple[float, float]:
        return nest.x + nest.rx * 0.95 * math.cos(a) * (1 - 0.5 * v), nest.y + nest.wall * 0.25 + (
            nest.ry + nest.wall * 0.28
        ) * math.sin(a) * (1 - 0.5 * v)

    _lay(sc, "floor straw", lies, (0.0, math.pi), 240, 1.0, (2, 4.4), 0.4)


def draw_front(sc: Scene, nest: Nest) -> None:
    """The near wall: a dark bed, then stalks in four depths, and the loose ends."""
    arc = [math.pi * k / 60 for k in range(61)]
    g = Polygon([*[nest.rim(a, 0.03) for a in arc], *[nest.rim(a, 1) for a in reversed(arc)]]).buffer(3)
    shade = ellipse(nest.x + 40, nest.y + nest.ry + nest.wall * 0.5, nest.rx * 1.08, 46)
    sc.flat(clean(shade.difference(g.convex_hull)), "#0d4038", 0.62, "multiply", 9)
    sc.layer(clean(g), sc.lin([(0, "#b07a2a"), (0.6, "#84501e"), (1, "#5a3420")], nest.x - nest.rx, 0, nest.x + nest.rx, 0), z=8, shc="#0d3a34")  # fmt: skip
    _lay(sc, "near straw", nest.rim, (0.02, math.pi - 0.02), 560, 1.0, (2.6, 6))
    r = sc.stream("loose ends")
    ends = []
    for _ in range(90):
        a = r.uniform(0, math.pi)
        x, y = nest.rim(a, r.choice((0.0, 0.04, 0.1, 0.96, 1.0)))
        up = y < nest.rim(a, 0.5)[1]
        b = r.uniform(-2.7, -0.4) if up else r.choice((r.uniform(-0.2, 0.5), r.uniform(2.7, 3.4)))
        n = r.uniform(16, 54)
        ends.append(limb([(x, y, 3), (x + n * 0.5 * math.cos(b), y + n * 0.5 * math.sin(b), 2.6), (x + n * math.cos(b + 0.2), y + n * math.sin(b + 0.2), 0.6)], 4, 3))  # fmt: skip
    sc.layer(U(ends[::2]), "#f6cf62", z=2, cut=0, wash=0, fibre=0, rim="#fff8d8", rimop=0.8)
    sc.layer(U(ends[1::2]), "#c98a30", z=2, cut=0, wash=0, fibre=0, rim="#fff0b8", rimop=0.6)
