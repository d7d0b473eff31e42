"""Sunflowers in space: a head is a disc with petals that turns to any side, R its radius to the tips of the petals."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, limb, shape

Vec = tuple[float, float, float]
GOLDEN = math.pi * (3 - math.sqrt(5))


class Bloom:
    """A head of radius r at (x, y) whose face looks along n (x right, y down, z out of the picture)."""

    def __init__(self, rng: random.Random, x: float, y: float, r: float, n: Vec, petals: int = 21) -> None:
        self.x, self.y, self.r = x, y, r
        q = np.array(n, float)
        self.n = q / np.linalg.norm(q)
        a = np.cross(self.n, (0.0, 0.0, 1.0))
        a = np.array((1.0, 0.0, 0.0)) if np.linalg.norm(a) < 1e-3 else a / np.linalg.norm(a)
        self.a, self.b = a, np.cross(self.n, a)
        self.rng, self.count = rng, petals

    def at(self, rho: Any, phi: Any, h: Any) -> Any:
        """Points of the card (x, y, depth) for polar points of the head: rho and h in radii, h before the disc."""
        rho, phi, h = np.broadcast_arrays(np.asarray(rho, float), phi, h)
        p = (
            np.outer(rho * np.cos(phi), self.a)
            + np.outer(rho * np.sin(phi), self.b)
            + np.outer(h, self.n)
        ) * self.r  # fmt: skip
        return p + (self.x, self.y, 0.0)

    @property
    def faces_us(self) -> bool:
        """Whether the disc is seen, or the back of the head."""
        return bool(self.n[2] > 0.0)

    def ring(self, rho: float, h: float, wob: float = 0.0, n: int = 64) -> Any:
        """A round of the head as it is seen."""
        t = np.linspace(0, 2 * math.pi, n, endpoint=False)
        k = rho * (1 + wob * np.sin(t * 5 + self.x) + wob * 0.6 * np.sin(t * 9))
        return clean(Polygon(self.at(k, t, h)[:, :2]).buffer(0))

    def petals(self) -> list[tuple[Any, Any, float, float, float]]:
        """(petal, its midrib, x, y, depth of its middle), from far to near."""
        rng, out = self.rng, []
        for row, (n, start, tip, lift) in enumerate(
            ((self.count, 0.42, 1.0, 0.1), (self.count, 0.42, 0.86, 0.24), (self.count - 6, 0.42, 0.96, 0.02))
        ):
            for k in range(n):
                phi = 2 * math.pi * (k + 0.5 * row % 1) / n + rng.uniform(-0.07, 0.07)
                end = tip * rng.uniform(0.88, 1.07)
                w = rng.uniform(0.088, 0.122) * 21 / self.count
                curl, twist = rng.uniform(-0.12, 0.16), rng.uniform(-0.12, 0.12)
                t = np.linspace(0, 1, 9)
                rho = start + (end - start) * t
                h = lift * np.sin(t * 2.2) + curl * t**3
                side = w * (0.34 + 0.66 * np.sin(np.pi * np.minimum(1, t * 1.06) ** 0.86)) * (1 - t**6)
                bend = phi + twist * t * t
                up = self.at(rho, bend + side / rho, h - 0.03)
                lo = self.at(rho, bend - side / rho, h - 0.03)
                mid = self.at(rho, bend, h)
                edge = np.r_[up[:-1, :2], mid[-1:, :2], lo[:-1][::-1, :2]]
                g = clean(Polygon(edge).buffer(0))
                if g.is_empty:
                    continue
                rib = limb([(float(x), float(y), 0.011 * self.r * (1 - 0.7 * i / 8)) for i, (x, y, _) in enumerate(mid[1:8])], 2)  # fmt: skip
                out.append((g, rib, *map(float, mid[5])))
        return sorted(out, key=lambda p: p[4])

    def seeds(self, n: int, rho: float = 0.5) -> list[tuple[Any, float]]:
        """(seed, place from the middle 0 to the rim 1), in their spirals."""
        out = []
        for k in range(n):
            q = math.sqrt((k + 0.5) / n)
            phi = k * GOLDEN
            s = 0.9 * rho / math.sqrt(n) * (0.7 + 0.35 * q)
            h = 0.16 * (1 - q * q) + 0.02
            t = np.linspace(0, 2 * math.pi, 6, endpoint=False)
            c, d = rho * q * math.cos(phi) + s * np.cos(t), rho * q * math.sin(phi) + s * np.sin(t)
            p = self.at(np.hypot(c, d), np.arctan2(d, c), h)
            out.append((Polygon(p[:, :2]), q))
        return out

    def sepals(self) -> list[Any]:
        """The green leaves of the back."""
        out = []
        for k in range(17):
            phi, w = 2 * math.pi * k / 17 + self.rng.uniform(-0.1, 0.1), 0.13
            end = self.rng.uniform(0.66, 0.84)
            rho = np.array([0.3, 0.46, 0.58, end, 0.58, 0.46, 0.3])
            side = np.array([w, w * 1.1, w * 0.7, 0, -w * 0.7, -w * 1.1, -w])
            p = self.at(np.hypot(rho, side), phi + np.arctan2(side, rho), np.array([-0.12, -0.1, -0.06, 0.02, -0.06, -0.1, -0.12]))  # fmt: skip
            out.append(clean(Polygon(p[:, :2]).buffer(0)))
        return [g for g in out if not g.is_empty]


def broad_leaf(rng: random.Random, x: float, y: float, size: float, rot: float) -> tuple[Any, Any]:
    """A heart-shaped leaf hanging from 0,0 and its veins; size its length."""
    k = rng.uniform(0.85, 1.1)
    g = shape(f"0,0^ 8,{-30 * k} 34,{-44 * k} 66,{-30 * k} 100,4^ 66,{26 * k} 34,{38 * k} 8,{24 * k}")
    ribs = [limb("-24,2,3 20,0,2.4 60,0,1.6 96,4,.6", 4)]
    for q in (14, 32, 50, 68):
        e = 30 * k * (1 - abs(q - 26) / 90)
        ribs += [limb([(q, 0, 1.4), (q + 15, -e, 0.4)], 2), limb([(q, 0, 1.4), (q + 14, e * 0.9, 0.4)], 2)]
    return T(g, x, y, size / 100, rot=rot), T(U(ribs), x, y, size / 100, rot=rot)
