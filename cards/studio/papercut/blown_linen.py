"""Linen in the wind: cloth spread between rails that run from where it hangs to its hem, with folds along them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import Floats, T, along, clean, curve, limb
from cards.studio.papercut.scene import Scene

RAMP = ((0.0, "#1b3757"), (0.2, "#3a628c"), (0.42, "#80a3be"), (0.6, "#c3cccf"), (0.8, "#f6e3be"), (1.0, "#fff0c6"))
ROWS = 44  # points along a rail


def tone(v: float, ramp: Sequence[tuple[float, str]] = RAMP) -> str:
    """The colour of linen that gets so much light: 0 deep fold .. 1 the sun's own side."""
    v = min(1.0, max(0.0, v))
    for (a, p), (b, q) in zip(ramp[:-1], ramp[1:], strict=True):
        if v <= b:
            return mix(p, q, (v - a) / (b - a))
    return ramp[-1][1]


@dataclass(frozen=True)
class Fold:
    """A ridge at u (0..1 across) of a width (in u) and depth; it begins at v0 (0..1 along), at v1 it has wandered by drift."""

    u: float
    width: float
    depth: float
    v0: float = 0.0
    drift: float = 0.0


def pleats(r: random.Random, n: int, depth: float, v0: float = 0.0) -> list[Fold]:
    """n folds side by side, none like its neighbour."""
    cuts = np.cumsum([0.0] + [r.uniform(0.6, 1.5) for _ in range(n)])
    cuts = cuts / cuts[-1]
    return [
        Fold((a + b) / 2, (b - a) * 0.34, depth * r.uniform(0.6, 1.25), v0 + r.uniform(0, 0.22), r.uniform(-0.03, 0.03))
        for a, b in zip(cuts[:-1], cuts[1:], strict=True)
    ]


@dataclass
class Linen:
    """Cloth over two or more rails ('x,y x,y ...', from the peg to the hem).

    day: how much light it gets at its left and its right edge; fall: how much of it is lost down to the hem; hem: how
    far the folds wave the lower edge, in units; belly: how round it is (its left faces the sun, its right does not).
    """

    rails: Sequence[str]
    folds: Sequence[Fold]
    day: tuple[float, float] = (0.9, 0.5)
    fall: float = 0.1
    hem: float = 10.0
    belly: float = 0.0
    strips: int = 64
    rows: int = ROWS
    P: Floats = field(init=False)

    def __post_init__(self) -> None:
        R = np.array([along(curve(s), self.rows) for s in self.rails])
        u = np.linspace(0, 1, self.strips + 1)
        if len(R) == 2:
            G = R[0][None] + (R[1] - R[0])[None] * u[:, None, None]
        else:  # smooth across the rails too
            cols = [curve(R[:, k, :], n=24) for k in range(self.rows)]
            G = np.stack([along_index(c, u) for c in cols], axis=1)
        v = np.linspace(0, 1, self.rows)
        d = np.gradient(G, axis=1)
        d = d / (np.linalg.norm(d, axis=2, keepdims=True) + 1e-9)
        wave = np.array([self.height(x, 1.0) for x in u]) - 0.35
        G = G + d * (self.hem * wave)[:, None, None] * (v**3)[None, :, None]
        self.P = G

    def height(self, u: float, v: float) -> float:
        """How far the cloth stands out."""
        h = 0.0
        for f in self.folds:
            w = max(0.0, min(1.0, (v - f.v0) / 0.45))
            h += f.depth * w * w * (3 - 2 * w) * math.exp(-(((u - f.u - f.drift * v) / f.width) ** 2))
        return h

    def lit(self, u: float, v: float) -> float:
        """How much light falls on a place of the cloth."""
        e = 0.008
        slope = (self.height(u + e, v) - self.height(u - e, v)) / (2 * e)
        k = 0.05 * slope
        day = self.day[0] + (self.day[1] - self.day[0]) * u - self.fall * v
        hollow = 0.16 * (0.5 - min(1.0, self.height(u, v)))
        return day + 0.26 * math.tanh(k) - hollow * 0.8 + self.belly * math.cos(math.pi * (0.1 + 0.9 * u))

    def outline(self) -> Any:
        """The cloth as one piece."""
        G = self.P
        ring = np.vstack([G[0], G[1:, -1], G[-1, ::-1], G[::-1, 0]])
        return clean(Polygon(ring).buffer(0.01).buffer(0))

    def ridge(self, u: float, v0: float = 0.0, v1: float = 1.0) -> Floats:
        """The points at u from v0 to v1."""
        x, n = u * (len(self.P) - 1), self.rows - 1
        k = min(len(self.P) - 2, max(0, int(x)))
        row = self.P[k] + (self.P[k + 1] - self.P[k]) * (x - k)
        return row[int(v0 * n) : max(int(v0 * n) + 3, int(v1 * n) + 1)]

    def border(self, sc: Scene, v: float, colour: str, width: float, op: float = 0.8) -> None:
        """A woven stripe at v along the cloth."""
        k = v * (self.rows - 1)
        i = min(self.rows - 2, int(k))
        row = self.P[:, i] + (self.P[:, i + 1] - self.P[:, i]) * (k - i)
        for a in range(len(row) - 1):
            u = a / self.strips
            seg = limb(np.c_[row[a : a + 2], [width, width]], 1, 3)
            sc.flat(seg, mix("#1d3350", colour, min(1.0, max(0.25, self.lit(u, v) + 0.1))), op)

    def tucks(self, sc: Scene, lines: Sequence[str], op: float = 1.0) -> None:
        """Small folds across the body, each 'x,y,width ...': a soft dark hollow and its lit lip."""
        with sc.clip(self.outline()):
            for s in lines:
                g = limb(s, 6)
                sc.flat(T(g, 1.5, 3), "#2b4c70", 0.42 * op, None, 2.4)
                sc.flat(clean(g.difference(T(g, 1.2, 2.2))), "#fffaf0", 0.45 * op)

    def draw(self, sc: Scene, z: float = 6, rim: str = "#fff6dc", rimop: float = 0.9, sh: float = 0.5,
             ramp: Sequence[tuple[float, str]] = RAMP, creases: float = 1.0) -> Any:  # fmt: skip
        """Lay it: the sheet with its shadow, light and shade in strips, then the edges of the folds."""
        g = self.outline()
        sc.layer(g, tone(sum(self.day) / 2, ramp), z=z, cut=0, rim=rim, rimop=rimop, rimw=1.1, sh=sh)
        stops = np.linspace(0, 1, 7)
        with sc.clip(g):
            for k in range(self.strips):
                a, b = self.P[k], self.P[min(self.strips, k + 1)]
                u = (k + 0.5) / self.strips
                ends = (a[0] + b[0]) / 2, (a[-1] + b[-1]) / 2
                fill = sc.lin([(round(float(v), 2), tone(self.lit(u, v), ramp)) for v in stops], *[round(float(q), 1) for e in ends for q in e])  # fmt: skip
                over = b + (b - a) * 0.6
                sc.flat(clean(Polygon(np.vstack([a, over[::-1]])).buffer(0.15)), fill)
            if creases:
                self._creases(sc, creases, ramp)
        return g

    def _creases(self, sc: Scene, op: float, ramp: Sequence[tuple[float, str]]) -> None:
        for f in self.folds:
            if f.depth < 0.5:
                continue
            v0 = max(0.0, f.v0 + 0.1)
            for side, width, colour, strong in ((1.25, 5.0, ramp[0][1], 0.34), (-0.1, 1.5, "#fffaf0", 0.75)):
                u = min(0.995, max(0.005, f.u + f.drift * 0.6 + side * f.width))
                row = self.ridge(u, v0, 1.0)
                t = np.linspace(0, 1, len(row))
                line = np.c_[row, 0.3 + width * f.depth * np.sin(math.pi * np.minimum(0.8, t * 0.85))]
                sc.flat(limb(line[::2], 3, 4), colour, strong * op * min(1.0, f.depth), None, 1.6 if side > 0 else 0)


def along_index(c: Floats, u: Floats) -> Floats:
    """Rows of c at the parts u of its index."""
    x = u * (len(c) - 1)
    return np.c_[np.interp(x, np.arange(len(c)), c[:, 0]), np.interp(x, np.arange(len(c)), c[:, 1])]
