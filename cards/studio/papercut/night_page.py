"""A sheet of embossed paper as large as the sky: it hangs down, bends, and is rolled up at its lower edge."""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, clean, curve, ellipse
from cards.studio.papercut.scene import Scene


class Dot(NamedTuple):
    """A raised dot: where, half its width, how flat it is seen, the turn of its row in degrees."""

    x: float
    y: float
    r: float
    flat: float
    turn: float


class NightPage:
    """The sheet between two edge curves (left and right, from the top down); u runs across, v down, both 0 to 1."""

    def __init__(self, left: Any, right: Any, depth: float = 0.35) -> None:
        self.left = self._even(left)
        self.right = self._even(right)
        self.depth = depth

    @staticmethod
    def _even(P: Any) -> Any:
        c = curve(np.asarray(P, float), n=24)
        d = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
        t = np.linspace(0, d[-1], 400)
        return np.c_[np.interp(t, d, c[:, 0]), np.interp(t, d, c[:, 1])]

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The point of the picture where (u, v) of the sheet is seen."""
        i = np.clip(v, 0, 1) * 399
        k = min(int(i), 398)
        a = self.left[k] + (self.left[k + 1] - self.left[k]) * (i - k)
        b = self.right[k] + (self.right[k + 1] - self.right[k]) * (i - k)
        f = (1 + self.depth) * u / (1 + self.depth * u)
        sag = -26 * math.sin(math.pi * u) * (1 - v)
        return float(a[0] + (b[0] - a[0]) * f), float(a[1] + (b[1] - a[1]) * f + sag)

    def strip(self, v0: float, v1: float) -> Polygon:
        """The part of the sheet between two rulings."""
        us = np.linspace(0, 1, 14)
        return Polygon([self.at(u, v0) for u in us] + [self.at(u, v1) for u in us[::-1]]).buffer(0)

    def whole(self) -> Any:
        """The sheet as one shape."""
        us, vs = np.linspace(0, 1, 20), np.linspace(0, 1, 80)
        P = [self.at(u, 0) for u in us] + [self.at(1, v) for v in vs]
        P += [self.at(u, 1) for u in us[::-1]] + [self.at(0, v) for v in vs[::-1]]
        return clean(Polygon(P).buffer(0))

    def dot(self, u: float, v: float, size: float) -> Dot:
        """A dot on the sheet, size in units of the sheet's own scale at that place."""
        e = 0.004
        x, y = self.at(u, v)
        ax, ay = self.at(u + e, v)
        bx, by = self.at(u, v + e)
        across, down = math.hypot(ax - x, ay - y) / e, math.hypot(bx - x, by - y) / e
        return Dot(
            x,
            y,
            size * across,
            min(1.0, 0.62 + 0.38 * min(1.0, down / across / 0.9)),
            math.degrees(math.atan2(ay - y, ax - x)),
        )


def rows_of(v0: float, v1: float, n: int, growth: float) -> list[float]:
    """n rulings between v0 and v1, wider apart towards v0."""
    steps = np.array([growth**k for k in range(n)])
    c = np.r_[0, np.cumsum(steps)] / steps.sum()
    return [float(v1 - (v1 - v0) * t) for t in c]


def writing(r: random.Random, page: NightPage, rows: list[float], pitch: float, share: Any, free: Any) -> list[Dot]:
    """Words of three rows of dots with gaps between; share(u, v) is how full they are, free(u, v) how far a dot may
    stray from its row; no alphabet."""
    out = []
    for i in range(0, len(rows) - 3, 4):
        u = 0.012 + r.uniform(0, 0.03)
        while u < 0.99:
            cols = r.choice((3, 4, 5, 5, 6, 7, 8))
            for _ in range(cols):
                for k in range(3):
                    v = rows[i + k]
                    if r.random() < share(u, v):
                        s = free(u, v)
                        du, dv = r.gauss(0, 0.04 + s) * pitch, r.gauss(0, s) * pitch * 0.8
                        out.append(
                            page.dot(u + du, min(0.995, v + dv), pitch * 0.34 * (1 + 0.5 * s * r.uniform(-1, 1)))
                        )
                u += pitch
                if u > 0.99:
                    break
            u += pitch * r.uniform(0.9, 1.5)
    return out


def emboss(
    sc: Scene, dots: list[Dot], light: tuple[float, float], body: str, lit: str, shade: str, k: float = 1.0
) -> None:
    """Raise the dots out of the sheet: cast shade, a body, its shaded side and a lit cap towards the light."""

    def each(scale: float, off: float) -> Any:
        gs = []
        for d in dots:
            a = math.atan2(light[1] - d.y, light[0] - d.x)
            q = d.r * off * k
            gs.append(ellipse(d.x + q * math.cos(a), d.y + q * math.sin(a), d.r * scale, d.r * scale * d.flat, d.turn))
        return U(gs)

    sc.flat(each(1.1, -0.62), shade, 0.55, "multiply", 1.4)
    sc.flat(each(1.04, -0.2), shade, 0.85)
    sc.flat(each(1.0, 0.0), body)
    sc.flat(each(0.66, 0.26), lit, 0.6)
    sc.flat(each(0.36, 0.42), lit, 0.95)


def ramp(stops: list[tuple[float, str]], t: float) -> str:
    """The colour at t of a list of (place, colour)."""
    for (a, ca), (b, cb) in zip(stops, stops[1:], strict=False):
        if t <= b:
            return mix(ca, cb, max(0.0, min(1.0, (t - a) / (b - a))))
    return stops[-1][1]
