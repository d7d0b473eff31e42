"""Fur that is fire: locks like tongues of flame, laid in shingles from the rump to the nose."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import along, curve
from cards.studio.papercut.scene import Scene

RAMP = ("#fff8dc", "#ffe596", "#ffbb4c", "#f5832c", "#cf4a1e", "#8e2718", "#481510")


def ember(t: float) -> str:
    """The colour of a flame: 0 white gold .. 1 the last ember."""
    v = min(0.9999, max(0.0, t)) * (len(RAMP) - 1)
    return mix(RAMP[int(v)], RAMP[int(v) + 1], v % 1)


def lock(x: float, y: float, n: float, w: float, way: float, curl: float) -> Any:
    """One tongue: root on x, y, n long, w wide, towards `way` (radians), its tip bent by curl (radians)."""
    t = np.linspace(0, 1, 9)
    a = way + curl * (1.7 * t - 0.9 * t**2 - 0.35)
    step = n / 8
    cx = x + np.r_[0, np.cumsum(np.cos(a[:-1]) * step)]
    cy = y + np.r_[0, np.cumsum(np.sin(a[:-1]) * step)]
    half = w / 2 * np.sin(np.pi * (0.2 + 0.8 * t)) ** 0.8 * (1 - 0.25 * t)
    px, py = -np.sin(a) * half, np.cos(a) * half
    P = [*zip(cx + px, cy + py, strict=True), *zip((cx - px)[::-1], (cy - py)[::-1], strict=True)]
    return Polygon(P).buffer(0)


class Spine:
    """The line that fur follows; it tells for every place how far along it is, how far off, and where it leads."""

    def __init__(self, path: Any, n: int = 160) -> None:
        self.c = along(curve(np.asarray(path, float), n=14), n)
        d = np.gradient(self.c, axis=0)
        self.way = np.arctan2(d[:, 1], d[:, 0])

    def at(self, x: float, y: float) -> tuple[float, float, float]:
        """(part of the length, signed distance, direction) of the nearest point."""
        d = self.c - (x, y)
        k = int(np.argmin((d**2).sum(axis=1)))
        side = math.cos(self.way[k]) * -d[k][1] - math.sin(self.way[k]) * -d[k][0]
        return k / (len(self.c) - 1), side, float(self.way[k])


class Coat(NamedTuple):
    """How a part is clad: gap between roots, length and width of a lock, how much it strives upwards."""

    gap: float
    long: float
    wide: float
    rise: float = 0.35


def clad(
    sc: Scene,
    g: Any,
    spine: Spine,
    coat: Coat,
    heat: Callable[[float, float], float],
    name: str,
    bands: int = 16,
    head_first: bool = False,
    z: float = 2.6,
) -> None:
    """Clothe g: one sheet for every band of the spine, the last ones first (they lie undermost)."""
    r = sc.stream(f"coat {name}")
    x0, y0, x1, y1 = g.bounds
    rows: list[list[tuple[Any, str]]] = [[] for _ in range(bands)]
    y = y0
    while y < y1:
        x = x0 + r.uniform(0, coat.gap)
        while x < x1:
            qx, qy = x + r.uniform(-0.4, 0.4) * coat.gap, y + r.uniform(-0.4, 0.4) * coat.gap
            if g.contains(Point(qx, qy)):
                s, _, way = spine.at(qx, qy)
                way = turned(way, coat.rise * r.uniform(0.5, 1.5))
                k = min(bands - 1, int(s * bands))
                n = coat.long * r.uniform(0.75, 1.3)
                bend = 0.75 * math.sin(qx / 58 + qy / 41) + r.uniform(-0.3, 0.3)
                t = heat(qx, qy) + r.uniform(-0.07, 0.07)
                rows[k].append((lock(qx, qy, n, coat.wide * r.uniform(0.8, 1.2), way, bend), ember(t)))
            x += coat.gap * 1.05
        y += coat.gap * 0.8
    order: Sequence[list[tuple[Any, str]]] = rows if head_first else rows[::-1]
    for row in order:
        if row:
            r.shuffle(row)
            sc.layer(
                row, z=z, cut=0, wash=0, fibre=0, sh=0.5, shc="#5a140a", rim="#fff3c0", rimop=0.55, rimw=0.8, az=90
            )


def turned(way: float, by: float) -> float:
    """A direction turned a part of the way up."""
    d = (-math.pi / 2 - way + math.pi) % (2 * math.pi) - math.pi
    return way + d * by


def sparks(r: random.Random, path: Any, n: int, spread: float) -> list[tuple[Any, str]]:
    """Tufts of burning fur and points of light that fly up along a path."""
    c = along(curve(np.asarray(path, float), n=14), 200)
    out = []
    for _ in range(n):
        k = int(199 * r.random() ** 0.8)
        x, y = c[k][0] + r.gauss(0, spread) * (0.4 + k / 200), c[k][1] + r.gauss(0, spread * 0.5)
        m = r.uniform(1.2, 3.4)
        g = (
            Point(x, y).buffer(m * 0.6, 6)
            if r.random() < 0.6
            else lock(x, y, m * 5, m * 1.5, -1.57 + r.uniform(-0.8, 0.8), r.uniform(-1, 1))
        )
        out.append((g, ember(r.uniform(0.1, 0.55))))
    return out
