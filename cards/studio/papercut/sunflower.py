"""Sunflowers that can be turned: petals, bracts, back and seeds stand in space and are seen from wherever one stands."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import Floats, T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

SULPHUR, GOLD, OCHRE, UMBER = "#ffee9a", "#f7c634", "#bd7a1e", "#4e3014"
BOTTLE, DEEP = "#2d5434", "#151b10"


class Turned:
    """A disc of radius r about x, y that looks along (nx, ny, nz): x to the right, y down, z away from us."""

    def __init__(self, x: float, y: float, r: float, look: Sequence[float]) -> None:
        n = np.array(look, float)
        n /= np.linalg.norm(n)
        u = np.cross((0, -1, 0), n)
        u /= np.linalg.norm(u)
        self.x, self.y, self.r, self.n, self.u, self.v = x, y, r, n, u, np.cross(n, u)

    @property
    def away(self) -> bool:
        """Whether we see its back."""
        return bool(self.n[2] > 0)

    def at(self, rho: Any, theta: float, c: Any = 0, side: Any = 0) -> Floats:
        """Points at radius rho in the direction theta, c before the disc, side across; rows of x, y, depth."""
        a = rho * math.cos(theta) - side * math.sin(theta)
        b = rho * math.sin(theta) + side * math.cos(theta)
        p = np.outer(a, self.u) + np.outer(b, self.v) + np.outer(c + 0 * np.asarray(a), self.n)
        return np.array(np.c_[self.x + self.r * p[:, 0], self.y + self.r * p[:, 1], p[:, 2]])

    def blade(self, theta: float, r0: float, r1: float, w: float, c0: float, c1: float, twist: float = 0.0) -> Any:
        """(outline, depth, middle line) of one petal or bract."""
        t = np.linspace(0, 1, 12)
        rho, cup = r0 + (r1 - r0) * t, c0 + (c1 - c0) * t**1.6
        half = w * np.sin(np.pi * t**0.8) ** 0.75 * (1 - 0.3 * t)
        half[-1] = 0
        bend = twist * t**2
        a, b = self.at(rho, theta, cup, bend + half), self.at(rho, theta, cup, bend - half)
        m = self.at(rho, theta, cup, bend)
        return clean(Polygon([*a[:, :2], *b[::-1, :2]]).buffer(0)), float(m[-1, 2]), m[:, :2]

    def dome(self, radius: float, high: float) -> Any:
        """The outline of a dome on the disc (high < 0: on its back)."""
        out = []
        for k in range(7):
            q, c = radius * math.cos(k * math.pi / 12), high * math.sin(k * math.pi / 12)
            out.append(
                Polygon(
                    [tuple(self.at(np.full(1, q), th, c)[0, :2]) for th in np.linspace(0, 2 * math.pi, 33)[:-1]]
                ).convex_hull
            )
        return U(out).convex_hull


def tones(sc: Scene, f: Turned, glow: float) -> list[str]:
    """Four fills of petals, from the side of the sun to the shade; glow 1 is full light through them."""
    sets = (
        (mix(OCHRE, GOLD, 0.6), mix(GOLD, SULPHUR, 0.75), "#fff4b8"),
        (OCHRE, GOLD, SULPHUR),
        (mix(OCHRE, UMBER, 0.3), mix(GOLD, OCHRE, 0.35), GOLD),
        (mix(OCHRE, UMBER, 0.7), mix(OCHRE, UMBER, 0.15), mix(GOLD, OCHRE, 0.5)),
    )
    dim = lambda c: mix(UMBER, c, 0.45 + 0.55 * glow)  # noqa: E731
    return [sc.rad([(0.3, dim(a)), (0.62, dim(b)), (1, dim(c))], f.x, f.y, f.r * 1.02) for a, b, c in sets]


def petals(sc: Scene, f: Turned, r: random.Random, n: int, sun: Sequence[float], glow: float) -> None:
    """Two rows of petals, the far ones first, with an incised line or two."""
    fills = tones(sc, f, glow)
    sx, sy = sun[0] - f.x, sun[1] - f.y
    d = math.hypot(sx, sy)
    rows = []
    for row in (0, 1):
        for k in range(n):
            th = 2 * math.pi * (k + 0.5 * row + r.uniform(-0.22, 0.22)) / n
            long = (1.0 - 0.1 * row) * r.uniform(0.88, 1.06)
            cup = r.uniform(0.02, 0.2) + 0.1 * row
            rows.append((row, *f.blade(th, 0.4, long, 3.0 / n * r.uniform(0.85, 1.1), 0, cup, r.uniform(-0.09, 0.09))))
    order = sorted(rows, key=lambda q: (q[0] if not f.away else -q[0], -q[2]))
    parts = 6 if f.r > 60 else 3 if f.r > 40 else 1
    for j in range(parts):
        items, lines = [], []
        for q in order[j * len(order) // parts : (j + 1) * len(order) // parts]:
            m = q[3]
            ux, uy = m[-1][0] - f.x, m[-1][1] - f.y
            to = (ux * sx + uy * sy) / (d * max(1.0, math.hypot(ux, uy)))
            tone = int(min(3, max(0, 1.5 - 1.5 * to + r.uniform(-0.7, 0.7) + 0.5)))
            items.append((q[1], fills[tone]))
            if f.r > 40:
                w = 0.011 * f.r
                lines.append(limb([(*m[1], 0.3), (*m[6], w), (*m[10], 0.3)], 3, 3))
        sc.layer(items, z=1.5 + f.r * 0.022, cut=0, wash=0, fibre=0, sh=0.6, rim="#fffbe0", rimop=0.65 * glow + 0.1, rimw=0.8)  # fmt: skip
        if lines:
            sc.flat(U(lines), UMBER, 0.5)


def back(sc: Scene, f: Turned, r: random.Random, lit: float) -> None:
    """Bracts in two rows and the green cup behind the head."""
    sun, shade = mix(BOTTLE, "#c9c65a", lit), mix(DEEP, BOTTLE, 0.35)
    n = 17 if f.r > 34 else 11
    for row in (0, 1):
        items = []
        for k in range(n):
            th = 2 * math.pi * (k + 0.5 * row + r.uniform(-0.2, 0.2)) / n
            g, _, m = f.blade(th, 0.22, (0.74, 0.56)[row] * r.uniform(0.92, 1.1), 0.1, -0.2, (-0.06, -0.2)[row])
            items.append((g, sc.lin([(0, mix(sun, "#f4e88a", 0.4 * lit)), (1, shade)], f.x - f.r * 0.6, f.y, f.x + f.r * 0.55, f.y + f.r * 0.3)))  # fmt: skip
        sc.layer(items, z=1.5 + f.r * 0.02, cut=0, wash=0, fibre=0, sh=0.6, rim="#f8f0a8", rimop=0.75 * lit + 0.1)
    cup = f.dome(0.36, -0.26)
    sc.layer(cup, sc.lin([(0, sun), (0.6, mix(sun, shade, 0.75)), (1, shade)], f.x - f.r * 0.4, f.y - f.r * 0.2, f.x + f.r * 0.35, f.y + f.r * 0.2), z=2, cut=0, wash=0.3, rim="#f8f0a8", rimop=0.7 * lit)  # fmt: skip


def seeds(sc: Scene, f: Turned) -> None:
    """The dome of seeds in their spirals; towards us, in deep shade."""
    dome = f.dome(0.44, 0.16)
    cx, cy, _ = f.at(np.zeros(1), 0, 0.16)[0]
    sc.layer(dome, sc.rad([(0, "#3a2a16"), (0.55, "#24180e"), (0.8, "#4a2e12"), (1, "#2a1a0c")], cx, cy, f.r * 0.46), z=1 + f.r * 0.02, cut=0, wash=0, fibre=0, rim="#f6cf6a", rimop=0.6)  # fmt: skip
    if f.r < 24:
        return
    n = int(min(320, 34 + f.r * 2.4))
    a, b = [], []
    for k in range(n):
        rho = 0.42 * math.sqrt((k + 0.5) / n)
        x, y, _ = f.at(np.full(1, rho), k * 2.39996, 0.16 * (1 - (rho / 0.44) ** 2))[0]
        g = T(ellipse(0, 0, 0.4 * f.r * 0.42 / math.sqrt(n) * (1.3 if rho > 0.3 else 1.0)), x, y)
        (a if rho > 0.31 else b).append(g)
    sc.flat(U(b).intersection(dome), "#7a5a2a", 0.55)
    sc.flat(U(a).intersection(dome), "#d98f2c", 0.7)


def flower(sc: Scene, name: str, f: Turned, sun: Sequence[float], glow: float, stem: Sequence[Any], w: float) -> None:
    """A whole head on its stem (points from the neck down to the ground)."""
    r = sc.stream(name)
    neck = f.at(np.zeros(1), 0, -0.24)[0]
    out = f.at(np.zeros(1), 0, -0.52)[0]
    stalk = limb([(neck[0], neck[1], w * 1.15), (out[0], out[1] + 0.06 * f.r, w * 1.05), *[(x, y, w) for x, y in stem]], 10)  # fmt: skip
    left = min(p[0] for p in stem) - w
    fill = sc.lin(
        [
            (0, mix(BOTTLE, "#d8c85a", 0.7 * glow)),
            (0.5, mix(BOTTLE, "#8a9a48", 0.5 * glow)),
            (1, mix(DEEP, BOTTLE, 0.6)),
        ],
        left,
        0,
        left + 9 * w,
        0,
    )
    n = 34 if f.r > 100 else 26 if f.r > 45 else 16

    def draw_stalk() -> None:
        sc.layer(stalk, fill, z=2 + w * 0.2, cut=0.2, sh=0.5, rim="#f8f0a8", rimop=0.7 * glow)
        if w > 6:
            way = along(curve(np.array([out[:2] + (0, 0.06 * f.r), *stem], float), n=20), 60)
            with sc.clip(stalk):
                for d, c in ((0.3, DEEP), (0.12, DEEP), (-0.16, DEEP), (-0.34, SULPHUR)):
                    sc.stroke([(x + d * w, y + d * w * 0.3) for x, y in way], c, 1.2, 0.35)

    if f.away:
        petals(sc, f, r, n, sun, glow)
        back(sc, f, r, glow)
        draw_stalk()
    else:
        draw_stalk()
        if f.n[2] > -0.5 and f.r > 20:
            back(sc, f, r, glow)
        petals(sc, f, r, n, sun, glow * 0.9)
        seeds(sc, f)


def leaf_of(x: float, y: float, s: float, rot: float, fold: float = 1.0) -> tuple[Any, Any]:
    """(blade, veins) of a heart-shaped leaf, its stalk at x, y; s long, hanging down at rot 0."""
    half = "0,-3^ 12,-13 27,-10 38,4 {}41,22 {}37,32 {}36,44 {}30,52 {}28,64 {}20,71 {}17,82 {}8,92 3,104"
    right = half.replace("{}", "").split()
    left = [f"-{q}" for q in right[1:-1]][::-1]
    g = shape(" ".join([*right, "0,116^", "-3,104", *left]))
    v = [limb([(0, 0, 2.2), (1, 50, 1.6), (0, 110, 0.5)], 4, 3)]
    for y0, x1, y1 in ((6, 30, 16), (20, 33, 36), (38, 28, 58), (58, 18, 78)):
        v += [
            limb([(0, y0, 1.3), (q * x1 * 0.55, y0 + (y1 - y0) * 0.4, 0.9), (q * x1, y1, 0.3)], 4, 3) for q in (-1, 1)
        ]
    place = lambda q: T(T(q, 0, 0, fold * s / 104, s / 104), x, y, rot=rot)  # noqa: E731
    return place(g), place(U(v))
