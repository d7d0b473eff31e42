"""A huge old door of dark wood: stepped mouldings, panels of carved oak boughs, and boards of a floor before it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

BLACK, OXBLOOD, WALNUT, HONEY, LIT = "#160a0b", "#3a1513", "#7d4424", "#d08b48", "#e8a458"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LOBES = ((0.0, 0.02), (0.14, 0.1), (0.24, 0.24), (0.34, 0.12), (0.5, 0.31), (0.6, 0.13), (0.76, 0.26), (0.86, 0.12))


def oak_leaf(x: float, y: float, size: float, a: float) -> tuple[Any, Any]:
    """(leaf, veins) of an oak, from its stalk at x, y towards angle a."""
    side = [(u * size, -v * size) for u, v in LOBES]
    P = [*side, (size, 0), *[(u, -v) for u, v in reversed(side[1:])]]
    g = Polygon(curve(np.array(P), closed=True, n=4)).buffer(0)
    veins = [limb([(0, 0, size * 0.045), (size * 0.9, 0, 0.4)], 1)]
    for u, v in ((0.24, 0.2), (0.5, 0.27), (0.76, 0.22)):
        veins += [limb([((u - 0.12) * size, 0, 1.2), (u * size, s * v * size * 0.85, 0.4)], 1) for s in (-1, 1)]
    turn = math.degrees(a)
    return clean(T(g, x, y, rot=turn)), clean(T(U(veins), x, y, rot=turn))


def acorn(x: float, y: float, size: float, a: float) -> tuple[Any, Any]:
    """(nut, cup) hanging from x, y towards angle a."""
    nut = shape(
        f"{size * 0.3},{-size * 0.3} {size * 0.9},{-size * 0.26} {size * 1.2},0^ {size * 0.9},{size * 0.26} {size * 0.3},{size * 0.3}"
    )
    cup = shape(
        f"0,0 {size * 0.1},{-size * 0.36} {size * 0.46},{-size * 0.36} {size * 0.4},0 {size * 0.46},{size * 0.36} {size * 0.1},{size * 0.36}"
    )
    return tuple(clean(T(g, x, y, rot=math.degrees(a))) for g in (nut, cup))  # type: ignore[return-value]


def lit_by(at: tuple[float, float], c: tuple[float, float], reach: float) -> float:
    """How much light of c is left at a place, 1 beside it, 0 at its reach."""
    return max(0.0, 1 - math.hypot(at[0] - c[0], at[1] - c[1]) / reach) ** 1.1


def carve(
    sc: Scene, g: Any, lines: Any, glow: tuple[float, float], reach: float, z: float = 3, deep: str = BLACK
) -> None:
    """One piece of relief: its face turns from honey beside the light to mahogany, its far edge is undercut."""
    x, y = g.centroid.x, g.centroid.y
    k = lit_by((x, y), glow, reach)
    k = 1 - (1 - k) ** 1.5
    dx, dy = glow[0] - x, glow[1] - y
    d = math.hypot(dx, dy) or 1
    r = max(g.bounds[2] - g.bounds[0], g.bounds[3] - g.bounds[1]) * 0.55
    face = sc.lin(
        [(0, mix(OXBLOOD, LIT, k)), (0.45, mix(mix(BLACK, OXBLOOD, 0.6), WALNUT, k)), (1, mix(deep, OXBLOOD, k))],
        x + dx / d * r, y + dy / d * r, x - dx / d * r, y - dy / d * r,
    )  # fmt: skip
    sc.layer(
        g, face, z=z, sh=0.75, dx=-dx / d * z * 0.9, dy=-dy / d * z * 0.9, wash=0.5, cut=0, fibre=0.1,
        rim=mix("#8a4a2a", "#ffe0a0", k), rimop=min(1, 0.22 + 0.95 * k), rimw=0.9 + 0.7 * k,
    )  # fmt: skip
    if lines is not None:
        sc.flat(clean(lines.intersection(g)), BLACK, 0.6)
        sc.flat(clean(T(lines, dx / d * -1.1, dy / d * -1.1).intersection(g).difference(lines)), HONEY, 0.1 + 0.5 * k)


def bough(
    sc: Scene, name: str, P: Any, size: float, glow: tuple[float, float], reach: float, gap: float = 0.72
) -> None:
    """A carved bough along the points P (x, y, width): stem, leaves to both sides, acorns."""
    r = sc.stream(name)
    line = curve(np.asarray(P, float), n=12)
    length = LineString(line[:, :2]).length
    stem = limb([tuple(p) for p in line], 1)
    n = int(length / (size * gap))
    q = along(line, n + 1)
    leaves = []
    for k in range(n):
        (x, y), (u, v) = q[k, :2], q[k + 1, :2]
        a = math.atan2(v - y, u - x)
        for s in (-1, 1):
            t = a + s * r.uniform(0.75, 1.15)
            leaves.append(oak_leaf(x + r.uniform(-4, 4), y + r.uniform(-4, 4), size * r.uniform(0.82, 1.12), t))
        if k % 3 == 1:
            carve(sc, *acorn(x, y, size * 0.34, a + r.choice((-1, 1)) * 1.6), glow, reach, 2)
    for g, veins in leaves[::2]:
        carve(sc, g, veins, glow, reach, 3.2)
    carve(sc, stem, None, glow, reach, 3.4)
    for g, veins in leaves[1::2]:
        carve(sc, g, veins, glow, reach, 4.2)
    carve(sc, *oak_leaf(*q[-1, :2], size, math.atan2(*(q[-1, :2] - q[-2, :2])[::-1])), glow, reach, 4.2)


def grain(sc: Scene, name: str, g: Any, gap: float = 7, op: float = 0.4) -> None:
    """Upright grain in a board, with a knot here and there that the lines go round."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    knots = [(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(7, 13)) for _ in range(int((y1 - y0) / 330))]
    dark_, light_ = [], []
    x = x0 + gap * 0.5
    while x < x1:
        P = []
        for y in np.arange(y0, y1 + 24, 24):
            off = 2.4 * math.sin(y / 90 + x0 + 0.02 * x)
            for kx, ky, kr in knots:
                d = math.hypot(x - kx, (y - ky) / 2.6)
                off += math.copysign(kr * math.exp(-d / (1.6 * kr)), x - kx or 1)
            P.append((x + off, y, r.uniform(0.5, 1.3)))
        (dark_ if r.random() < 0.7 else light_).append(limb(P, 2, 3))
        x += gap * r.uniform(0.5, 1.4)
    dark_ += [ellipse(kx, ky, kr * 0.3, kr * 0.8) for kx, ky, kr in knots]
    sc.flat(clean(U(dark_).intersection(g)), BLACK, op)
    sc.flat(clean(U(light_).intersection(g)), HONEY, op * 0.28)


def moulding(sc: Scene, outer: Any, steps: Any, glow: tuple[float, float], reach: float, r: float = 5) -> Any:
    """A stepped frame round a panel: every step is cut back and lies deeper; returns the sunk field."""
    g = outer
    for k, (d, lit, shade) in enumerate(steps):
        inner = fillet(g.buffer(-d, join_style="mitre"), 0.1)
        ring = clean(g.difference(inner))
        sc.layer(
            ring, sc.rad([(0, lit), (0.5, mix(lit, shade, 0.72)), (1, shade)], *glow, reach), z=3 if k else 5, cut=0.3,
            sh=0.6, rim="#ffca88", rimop=0.55, wash=0.7,
        )  # fmt: skip
        lines = U(*[ring.intersection(g.buffer(-t)).difference(g.buffer(-t - 1.1)) for t in np.arange(3, d - 1, r)])
        sc.flat(clean(lines), BLACK, 0.55)
        g = inner
    return g


def floor_boards(sc: Scene, base: float, eye: tuple[float, float], glow: tuple[float, float]) -> None:
    """Old boards that run from the foot of the door towards us."""
    ex, ey = eye
    low = 1260.0
    k = (low - ey) / (base - ey)
    r = sc.stream("boards")
    xs = [-560 + 74 * j + r.uniform(-8, 8) for j in range(28)]
    for a, b in zip(xs[:-1], xs[1:], strict=True):
        q = Polygon([(a, base), (b, base), (ex + (b - ex) * k, low), (ex + (a - ex) * k, low)])
        tone = r.uniform(0, 0.3)
        fill = sc.rad(
            [(0, mix("#a8602f", "#824826", tone)), (0.36, mix("#481e16", "#381511", tone)), (0.85, BLACK)], *glow, 560
        )
        sc.layer(q, fill, z=1.6, cut=0.4, sh=0.7, wash=0.8, fibre=0.06, rim="#ffc07a", rimop=0.3)
        with sc.clip(q):
            for t in np.linspace(0.1, 0.9, 6):
                t += r.uniform(-0.06, 0.06)
                x0 = a + (b - a) * t
                sc.stroke(
                    [(x0, base), (ex + (x0 - ex) * k, low)],
                    BLACK if r.random() < 0.7 else HONEY,
                    r.uniform(0.6, 1.5),
                    0.3,
                )
            y = r.uniform(base + 30, 1180)
            kk = (y - ey) / (base - ey)
            sc.stroke([(ex + (a - ex) * kk, y), (ex + (b - ex) * kk, y)], BLACK, 1.6, 0.6)
    sc.layer(
        box(-60, base - 16, 860, base + 2),
        sc.rad([(0, "#8a4a28"), (0.5, OXBLOOD), (1, BLACK)], *glow, 520),
        z=5,
        cut=0.4,
        rim="#ffca88",
        rimop=0.6,
    )
