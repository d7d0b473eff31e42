"""An open boat seen from half above, lying on its keel, lofted between a bottom and a gunwale."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, clean, limb
from cards.studio.papercut.scene import Scene

FLAT, TALL = 0.74, 0.62  # how a length on the ground away from us, and one upright, are seen


class BeachedBoat:
    """A boat of a length with its middle on x, y (card units), its bow turned by heading (degrees, 0 right, 90 away)."""

    def __init__(self, x: float, y: float, length: float, heading: float, heel: float = 0.0) -> None:
        self.x, self.y, self.n = x, y, length
        a = math.radians(heading)
        self.c, self.s, self.heel = math.cos(a), math.sin(a), heel

    def at(self, u: float, v: float, h: float) -> tuple[float, float]:
        """A point: u -0.5 stern .. 0.5 bow, v to the left of the bow, h up; all in boat lengths."""
        v, h = v + h * self.heel, h - v * self.heel
        X, Y = u * self.c - v * self.s, u * self.s + v * self.c
        return self.x + self.n * X, self.y - self.n * (Y * FLAT + h * TALL)

    @staticmethod
    def half(u: float, k: float) -> float:
        """Half breadth at a height k 0 (bottom) .. 1 (gunwale)."""
        t = u + 0.5
        return (0.105 + 0.07 * k) * max(0.0, 1 - max(0.0, (t - 0.45) / 0.55) ** 2.3) * (0.8 + 0.2 * math.sin(min(1, t / 0.45) * math.pi / 2))  # fmt: skip

    @staticmethod
    def sheer(u: float) -> float:
        """Height of the gunwale."""
        return 0.15 + 0.11 * max(0.0, u + 0.1) ** 2 * 4 + 0.03 * max(0.0, -u) ** 2 * 4

    def ring(self, k: float, inset: float = 0.0) -> Any:
        """The outline at a height k of the sides."""
        us = np.linspace(-0.5 + inset, 0.5 - inset * 0.9 - 0.05 * (1 - k), 34)
        a = [self.at(u, max(0.0, self.half(u, k) - inset), self.sheer(u) * k) for u in us]
        b = [self.at(u, -max(0.0, self.half(u, k) - inset), self.sheer(u) * k) for u in us]
        return clean(Polygon([*a, *b[::-1]]).buffer(0))

    def edge(self, k: float, side: int) -> list[tuple[float, float]]:
        """One side's line at a height k, from stern to bow."""
        return [self.at(u, side * self.half(u, k), self.sheer(u) * k) for u in np.linspace(-0.5, 0.5 - 0.05 * (1 - k), 34)]  # fmt: skip

    def outline(self) -> Any:
        """All that it covers."""
        return clean(U([self.ring(k) for k in np.linspace(0, 1, 30)]).buffer(2.5).buffer(-2.5))

    def draw(self, sc: Scene, hull: str, stripe: str, inside: str, near: int = -1, z: float = 5) -> None:
        """Hull with planks, stripe and gunwale, ribs and thwarts; near: the side (1 left, -1 right) turned to us."""
        out = self.outline()
        x0, y0, x1, y1 = out.bounds
        sc.layer(out, sc.lin([(0, light(hull, 0.12)), (1, dark(mix(hull, "#20305a", 0.3), 0.2))], x0, y0, x1, y1), z=z, cut=0.2, sh=0.3, rim="#fff8e0", rimop=0.6)  # fmt: skip
        with sc.clip(out):
            for k in (0.22, 0.4, 0.58):
                sc.stroke(self.edge(k, near), dark(hull, 0.4), 1.5, 0.6)
                sc.stroke([(a, b + 1.6) for a, b in self.edge(k, near)], "#fff4d8", 0.9, 0.35)
            a, b = self.edge(0.74, near), self.edge(0.93, near)
            sc.flat(clean(Polygon([*a, *b[::-1]]).buffer(0)), stripe)
        top, well = self.ring(1), self.ring(1, 0.022)
        sc.layer(top, light(stripe, 0.55), z=1.2, cut=0, sh=0.4, rim="#ffffff", rimop=0.9)
        sc.layer(well, sc.lin([(0, dark(inside, 0.5)), (1, inside)], x0, y0, x1, y1), z=0.4, cut=0, sh=0)
        with sc.clip(well):
            floor = self.ring(0.12, 0.02)
            sc.flat(floor, light(inside, 0.25), 0.9)
            for d in (-0.06, -0.02, 0.02, 0.06):
                sc.stroke([self.at(u, d, 0.02) for u in (-0.44, 0.36)], dark(inside, 0.4), 1.2, 0.5)
            for u in np.linspace(-0.4, 0.36, 9):
                for side in (-1, 1):
                    rib = [self.at(u, side * self.half(u, k) * 0.96, self.sheer(u) * k) for k in (0.1, 0.5, 1)]
                    sc.flat(limb([(*q, self.n * 0.012) for q in rib], 3), light(inside, 0.3), 0.75)
            for u in (-0.26, 0.04, 0.27):
                w = self.half(u, 0.8)
                q = [self.at(u + e, s * w, self.sheer(u) * 0.72) for e, s in ((-0.03, -1), (0.03, -1), (0.03, 1), (-0.03, 1))]  # fmt: skip
                sc.layer(clean(Polygon(q).buffer(0.1)), light(inside, 0.5), z=3, cut=0, sh=0.5, rim="#fff8e0", rimop=0.8)  # fmt: skip

    def foredeck(self, sc: Scene, wood: str, ink: str) -> None:
        """A small deck over the bow, with the two eyes that are painted on boats: shut."""
        us = np.linspace(0.2, 0.49, 14)
        sides = [[self.at(u, s * max(0.0, self.half(u, 1) - 0.016), self.sheer(u)) for u in us] for s in (1, -1)]
        deck = clean(Polygon([*sides[0], *sides[1][::-1]]).buffer(0))
        x0, y0, x1, y1 = deck.bounds
        sc.layer(deck, sc.lin([(0, light(wood, 0.5)), (1, dark(wood, 0.12))], x0, y0, x1, y1), z=2.4, cut=0, sh=0.5, rim="#fffdf0", rimop=0.9)  # fmt: skip
        sc.stroke([self.at(u, 0, self.sheer(u)) for u in (0.2, 0.48)], dark(wood, 0.35), 1.2, 0.6)
        for s in (-1, 1):
            lid = [self.at(u, s * v, self.sheer(u)) for u, v in ((0.285, 0.028), (0.262, 0.06), (0.275, 0.094))]
            sc.flat(limb([(*lid[0], 1.4), (*lid[1], self.n * 0.011), (*lid[2], 1.4)], 6), dark(ink, 0.3))
            for u, v, du in ((0.268, 0.042, 0.02), (0.262, 0.06, 0.024), (0.264, 0.078, 0.02)):
                sc.flat(limb([(*self.at(u, s * v, self.sheer(u)), 2), (*self.at(u - du, s * (v + 0.008), self.sheer(u)), 0.8)], 1), dark(ink, 0.3))  # fmt: skip
