"""Horns of gramophones, fluted like flowers: ``Horn`` is the geometry, ``draw_horn`` lays one into a scene."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, fillet
from cards.studio.papercut.scene import Scene

BRASS = "#ffd884"


LOBES = 9


RINGS = ((0.0, 1.0), (0.06, 0.9), (0.18, 0.72), (0.36, 0.52), (0.58, 0.35), (0.8, 0.24), (1.0, 0.17))  # depth, radius


class Horn:
    """A horn on the card: its mouth at x, y with radius r opens away from the angle at which its neck lies (degrees)."""

    def __init__(
        self, x: float, y: float, r: float, away: float, ratio: float = 0.72, deep: float = 1.3, inner: float = 0.56
    ) -> None:
        a = math.radians(away)
        self.x, self.y, self.r, self.deep, self.ratio, self.inner = x, y, r, deep, ratio, inner
        self.axis = np.array([math.cos(a), math.sin(a)])
        self.side = np.array([-self.axis[1], self.axis[0]])

    def at(self, t: float, q: float, a: float, inside: float = 1.0) -> Any:
        """The point at depth t, radius q and angle a of the rim; inside < 1 looks deeper down the throat."""
        c = np.array([self.x, self.y]) + self.axis * self.r * self.deep * t * inside
        return c + self.r * q * (math.cos(a) * self.side + math.sin(a) * self.ratio * self.axis)

    def ring(self, t: float, q: float, inside: float = 1.0) -> Any:
        """A ring as a sheet; its lobes fade towards the throat."""
        k = 0.12 * (1 - t) ** 1.5
        a = np.linspace(0, 2 * math.pi, LOBES * 12, endpoint=False)
        rim = 1 - k + k * np.abs(np.sin(a * LOBES / 2)) ** 0.7
        return clean(
            Polygon([self.at(t, q * float(m), float(b), inside) for b, m in zip(a, rim, strict=True)]).buffer(0)
        )

    def lobe(self, k: int) -> Any:
        """The fluting between two ribs, from the rim down to the throat."""
        a0, a1 = 2 * math.pi * k / LOBES, 2 * math.pi * (k + 1) / LOBES
        up = [self.at(t, q * 1.04, a0, self.inner) for t, q in RINGS[:-1]]
        down = [self.at(t, q * 1.04, a1, self.inner) for t, q in RINGS[-2::-1]]
        arc = [self.at(0, 1.1, a) for a in np.linspace(a1, a0, 8)]
        return clean(Polygon([*up, *down, *arc]).buffer(0))

    def bell(self) -> Any:
        """Its outside."""
        hulls = [self.ring(t, q).convex_hull for t, q in RINGS]
        return U(
            [a.union(b).convex_hull for a, b in zip(hulls[1:], hulls[2:], strict=False)], hulls[1], self.ring(*RINGS[0])
        )

    def end(self) -> tuple[float, float]:
        """Where the neck begins."""
        c = self.at(1.0, 0, 0)
        return float(c[0]), float(c[1])


def draw_horn(sc: Scene, h: Horn, stem: Any, tones: tuple[str, str, str, str], haze: float = 0.0) -> None:
    """Bell, neck, and its mouth lobe by lobe down to the throat; haze pales it with the distance."""
    lit, own, shade, throat = (mix(c, "#cfe6c4", haze) for c in tones)
    lip = mix(BRASS, "#f4f6d6", haze)
    o: dict[str, Any] = {"cut": 0.3, "fibre": 0.06, "wash": 0.5}
    z = 3 + h.r * 0.04
    ex, ey = h.end()
    back = sc.lin([(0, own), (0.5, shade), (1, mix(shade, throat, 0.5))], h.x, h.y, ex + h.r * 0.3, ey + h.r * 0.2)
    sc.layer(fillet(U(h.bell(), stem), 4), back, z=z, sh=0.4 * (1 - haze), rim=lip, rimop=0.6, **o)
    mouth = h.ring(*RINGS[0])
    sc.layer(mouth, shade, z=z * 0.7, sh=0.4 * (1 - haze), rim=lip, rimop=1, rimw=1.6, **o)
    with sc.clip(mouth):
        deep = h.at(0.8, 0, 0, h.inner)
        for k in range(LOBES):
            a = 2 * math.pi * (k + 0.5) / LOBES
            p = h.at(0, 1, a)
            facing = (
                float(np.clip((p[0] - h.x) * 0.5 + (p[1] - h.y) * 0.86, -h.r, h.r)) / h.r
            )  # the lower lobes look up to the light
            a_ = mix(own, lit, max(0.0, min(1.0, 0.5 + 0.65 * facing)))
            b_ = mix(shade, own, max(0.0, min(1.0, 0.45 + 0.5 * facing)))
            sc.layer(
                h.lobe(k),
                sc.lin(
                    [(0, light(a_, 0.12)), (0.42, mix(a_, b_, 0.5)), (0.74, mix(b_, throat, 0.55)), (1, throat)],
                    float(p[0]),
                    float(p[1]),
                    float(deep[0]),
                    float(deep[1]),
                ),
                z=2,
                sh=0.3,
                rim=lip,
                rimop=0.5,
                cut=0.2,
                fibre=0.05,
                wash=0.4,
            )
        for t, q in ((0.1, 0.86), (0.26, 0.62)):
            g = h.ring(t, q, h.inner)
            sc.flat(clean(g.exterior.buffer(max(0.6, h.r * 0.004))), lip, 0.35)
        hole = h.ring(0.74, 0.27, h.inner)
        sc.flat(hole, mix(throat, "#12060c", 0.6 * (1 - haze)), 1, None, h.r * 0.012)
    sc.flat(clean(mouth.difference(mouth.buffer(-h.r * 0.03))), lip, 0.95)
