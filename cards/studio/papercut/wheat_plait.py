"""Wheat as hair: ears of corn, and a plait of three strands, every straw of it cut."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, curve, ellipse, limb, line_d

OUTER = [(-0.9, -0.14), (-1.02, 0.06), (-1.03, 0.3), (-0.9, 0.6), (-0.52, 0.92), (0.06, 1.2), (0.56, 1.38)]
INNER = [(-0.62, -0.32), (-0.32, -0.22), (0.0, 0.0), (0.26, 0.36), (0.46, 0.76), (0.58, 1.08), (0.58, 1.36)]
PITCH = 0.66  # of one lobe, in widths of the plait


def ear(x: float, y: float, size: float, a: float) -> tuple[Any, str]:
    """An ear of corn whose foot is at x, y and whose tip points along a (radians): (grains, path of the awns)."""
    c, s = math.cos(a), math.sin(a)
    grains, awns = [], []
    for k in range(5):
        d = size * (0.12 + 0.19 * k)
        for side in (-1, 1):
            o = side * size * 0.1 * (1 - 0.12 * k)
            gx, gy = x + c * d - s * o, y + s * d + c * o
            grains.append(ellipse(gx, gy, size * 0.17, size * 0.085, math.degrees(a) + side * 22))
            b = a + side * (0.34 - 0.05 * k)
            awns.append(line_d([(gx, gy), (gx + size * 0.75 * math.cos(b), gy + size * 0.75 * math.sin(b))]))
    grains.append(ellipse(x + c * size * 1.05, y + s * size * 1.05, size * 0.16, size * 0.08, math.degrees(a)))
    return U(grains), " ".join(awns)


class Plait:
    """Lobes of a plait along a middle line of [(x, y, width), ...]; u runs across it from -1 to 1, s along it in units."""

    def __init__(self, line: Any) -> None:
        c = curve(np.array(line, float), n=40)
        step = np.hypot(np.diff(c[:, 0]), np.diff(c[:, 1]))
        self.s, self.c = np.r_[0, np.cumsum(step)], c
        self.length = float(self.s[-1])

    def width(self, s: float) -> float:
        """The plait's width at s."""
        return float(np.interp(s, self.s, self.c[:, 2]))

    def angle(self, s: float) -> float:
        """Where the plait runs at s, in radians."""
        a, b = self.at(s - 4, 0), self.at(s + 4, 0)
        return math.atan2(b[1] - a[1], b[0] - a[0])

    def at(self, s: float, u: float) -> tuple[float, float]:
        """The point at s and u."""
        s = min(self.length - 1, max(1, s))
        x, y, w = (float(np.interp(s, self.s, self.c[:, k])) for k in range(3))
        x1, y1 = (float(np.interp(s + 1, self.s, self.c[:, k])) for k in range(2))
        x0, y0 = (float(np.interp(s - 1, self.s, self.c[:, k])) for k in range(2))
        n = math.hypot(x1 - x0, y1 - y0) or 1
        return x + (y1 - y0) / n * u * w / 2, y - (x1 - x0) / n * u * w / 2

    def lobes(self, end: float) -> list[tuple[float, int]]:
        """Where lobes begin, and on which side, up to the length end."""
        out, s, side = [], 0.0, 1
        while s + 1.2 * PITCH * self.width(s) < end:
            out.append((s, side))
            s += 0.5 * PITCH * self.width(s)
            side = -side
        return out

    def _way(self, s: float, side: int, rows: Any) -> list[tuple[float, float]]:
        p = PITCH * self.width(s)
        return [self.at(s + v * p, side * u) for u, v in rows]

    def lobe(self, s: float, side: int) -> Any:
        """The outline of one lobe."""
        a, b = (curve(np.array(self._way(s, side, q), float), n=8) for q in (OUTER, INNER))
        return clean(Polygon([*a, *b[::-1]]).buffer(0))

    def straws(self, s: float, side: int, ks: Any) -> list[Any]:
        """Lines that follow the lobe; k = 0 at its outer, 1 at its inner edge."""
        o, i = np.array(OUTER), np.array(INNER)
        return [curve(np.array(self._way(s, side, o + (i - o) * k), float), n=6) for k in ks]


def sheaf(
    r: Any, at: tuple[float, float], a: float, spread: float, n: int, reach: Callable[[], float], w: float
) -> list[Any]:
    """Straws that fan out from a point along a: [(limb, tip, angle), ...]."""
    out = []
    for k in range(n):
        b = a + spread * ((k + 0.5) / n * 2 - 1) + r.uniform(-0.05, 0.05)
        d, bow = reach(), r.uniform(-0.2, 0.2) + 0.35 * (b - a)
        m = (at[0] + 0.55 * d * math.cos(b), at[1] + 0.55 * d * math.sin(b))
        tip = (m[0] + 0.45 * d * math.cos(b + bow), m[1] + 0.45 * d * math.sin(b + bow))
        out.append((limb([(*at, w), (*m, w * 0.9), (*tip, w * 0.5)], 5, 3), tip, b + bow))
    return out
