"""Ploughed land that runs to one point under a low sun: ridge beside ridge, clods, and frost on the crests."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, limb
from cards.studio.papercut.scene import Scene

FOOT = 1240  # where the ground ends, under the card


class Land:
    """Furrows that meet at x, y; u is the place across them on the line FOOT, t the nearness 0..1."""

    def __init__(self, x: float, y: float, step: float = 122.0) -> None:
        self.x, self.y, self.step = x, y, step

    def at(self, u: float, t: float) -> tuple[float, float]:
        """A point of the ground."""
        return self.x + (u - self.x) * t, self.y + (FOOT - self.y) * t

    def edge(self, rng: random.Random, u: float, rough: float, n: int = 64) -> list[tuple[float, float]]:
        """One crumbling edge from the far end to our feet."""
        line, w = [], 0.0
        for k in range(n + 1):
            t = 0.004 + 0.996 * (k / n) ** 1.7
            w = w * 0.45 + rng.gauss(0, rough)
            line.append(self.at(u + w, t))
        return line


def strip(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> Any:
    """The sheet between two edges."""
    return clean(Polygon([*a, *b[::-1]]).buffer(0))


def draw_ridges(sc: Scene, land: Land, fills: tuple[str, str, str], frost: str) -> None:
    """Every ridge three sheets: the turned side, the crest, the lit lip; the sun runs along the furrows between."""
    q = sc.stream("far ridges")
    far = [
        strip(land.edge(q, u - 60, 5, 20), land.edge(q, u + 30, 5, 20))
        for k in range(26, 110)
        for u in (land.x - land.step * k, land.x + land.step * k)
    ]
    sc.flat(U(far), "#6a4630", 0.6)
    ways = sorted((land.x + land.step * k for k in range(-27, 28)), key=lambda u: -abs(u - land.x))
    for u in ways:
        r = sc.stream(f"ridge {u:.0f}")
        near = abs(u - land.x) < 1500
        s = land.step
        away = 1 if u > land.x else -1  # the side that is turned from the sun's lane
        base = strip(land.edge(r, u - 0.47 * s, 4.5), land.edge(r, u + 0.47 * s, 4.5))
        top = strip(land.edge(r, u - (0.28 - 0.07 * away) * s, 5), land.edge(r, u + (0.28 + 0.07 * away) * s, 5))
        lip = strip(land.edge(r, u - 0.26 * away * s, 3), land.edge(r, u - 0.1 * away * s, 5))
        sc.layer(base, fills[0], z=7, cut=0, sh=0.5, rimop=0.25, wash=0.8)
        sc.layer(top, fills[1], z=4, cut=0, sh=0.4, rimop=0.5, wash=0.6)
        if near:
            sc.layer(lip, fills[2], z=2, cut=0, sh=0.35, rimop=0.9, rim=frost, wash=0.4)


def draw_clods(sc: Scene, land: Land, fill: str, lit: str, frost: str) -> None:
    """Lumps along the crests, each with its lit edge, and frost as short dashes; the nearer the larger."""
    r = sc.stream("clods")
    lumps: list[tuple[float, Any]] = []
    dashes = []
    for _ in range(420):
        t = 0.06 + 0.94 * r.random() ** 0.8
        k = r.randint(-14, 14)
        u = land.x + land.step * (k + r.gauss(0.1, 0.2))
        x, y = land.at(u, t)
        if not -20 < x < 820 or y > 1215:
            continue
        q = 13 * t * r.uniform(0.5, 1.3)
        ring = [
            (x + q * r.uniform(0.7, 1.2) * math.cos(a), y + 0.6 * q * r.uniform(0.7, 1.2) * math.sin(a))
            for a in (j * math.tau / 7 for j in range(7))
        ]
        lumps.append((y, Polygon(ring).buffer(0.4)))
    for _ in range(760):
        t = 0.05 + 0.95 * r.random()
        u = land.x + land.step * (r.randint(-12, 12) + r.gauss(-0.02, 0.12))
        a, b = land.at(u, t), land.at(u, t + 0.018 * r.uniform(0.4, 1.2))
        dashes.append(limb([(*a, 0.4), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 2.4 * t), (*b, 0.4)], 2))
    sc.flat(U(dashes), frost, 0.5)
    lumps.sort(key=lambda p: p[0])
    for i in range(0, len(lumps), 40):
        g = U([p for _, p in lumps[i : i + 40]])
        sc.layer(g, fill, z=2.4, cut=0, sh=0.6, rim=lit, rimop=0.95, rimw=1.2, wash=0, fibre=0)
