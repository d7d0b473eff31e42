"""A comb that has grown as an ear: tubes, bulbs and walls of six-sided cells, each cell lit by where it looks."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import Floats, T, along, clean, curve, limb, pts
from cards.studio.papercut.scene import Scene

WAX = (
    (0.0, "#150b0a"),
    (0.14, "#2e170e"),
    (0.32, "#6a3210"),
    (0.52, "#b86a14"),
    (0.72, "#f0a828"),
    (0.88, "#ffd868"),
    (1.0, "#fff4c4"),
)
COOL = "#0c2c34"
HEX = np.array([(math.sin(math.pi / 3 * k), -math.cos(math.pi / 3 * k)) for k in range(6)])
ACROSS = math.radians(172)  # how far round a tube its cells reach

Place = Callable[[float, float], tuple[float, float, float, float, float]]  # (u, v) -> x, y and the normal


def wax(v: float, night: float = 0.0) -> str:
    """The colour of wax that gets so much light, 0 to 1; night 0..1 cools it."""
    v = min(1.0, max(0.0, v))
    for (a, p), (b, q) in zip(WAX[:-1], WAX[1:], strict=True):
        if v <= b:
            return mix(mix(p, q, (v - a) / (b - a)), COOL, night * (1 - 0.6 * v))
    return WAX[-1][1]


@dataclass(frozen=True)
class Flame:
    """The one light: where it is, how high before the wall, and at what distance it is down to half."""

    x: float
    y: float
    z: float
    reach: float

    def on(self, x: float, y: float, n: tuple[float, float, float], z: float = 0.0) -> float:
        """How much of it falls on a place that looks along n."""
        d = np.array([self.x - x, self.y - y, self.z - z])
        far = float(np.linalg.norm(d))
        face = max(0.0, float(d @ np.array(n)) / far)
        return (0.2 + 0.95 * face) / (1 + (far / self.reach) ** 2.1)


def lattice(r: float, u0: float, u1: float, v0: float, v1: float) -> Iterator[tuple[float, float]]:
    """Middles of the cells of radius r in a box."""
    for j in range(int((v1 - v0) / (1.5 * r)) + 1):
        for i in range(int((u1 - u0) / (1.732 * r)) + 1):
            yield u0 + (i + 0.5 * (j % 2)) * 1.732 * r, v0 + 1.5 * r * j


def cell(sc: Scene, P: Floats, lit: float, kind: str, toward: tuple[float, float], night: float = 0.0) -> None:
    """One cell with the corners P; toward is the direction of the light in the picture."""
    c = P.mean(0)
    edge = Polygon(c + (P - c) * 1.03)
    inner = Polygon(c + (P - c) * 0.76)
    size = math.sqrt(inner.area)
    if size < 2:
        return
    sc.flat(edge, wax(lit, night))
    ux, uy = toward
    if kind == "sealed":
        sc.flat(inner, wax(lit * 0.86, night))
        sc.flat(clean(inner.difference(T(inner, -ux * size * 0.12, -uy * size * 0.12))), wax(lit * 1.25, night), 0.8)
        return
    deep = wax(lit * (0.3 if kind == "open" else 0.8), night)
    sc.flat(inner, deep)
    far = clean(inner.difference(T(inner, ux * size * 0.26, uy * size * 0.26)))
    sc.flat(far, wax(lit * 0.78, night), 0.9)
    if kind == "honey":
        pool = clean(inner.intersection(T(inner, -ux * size * 0.16, -uy * size * 0.16)))
        sc.flat(pool, mix(wax(lit, night), "#ff9a1a", 0.45 * min(1.0, lit * 1.6)), 0.95)
        sc.flat(clean(pool.difference(T(pool, -ux * size * 0.1, -uy * size * 0.1))), wax(lit * 1.5 + 0.04, night), 0.9)


def kind_of(r: random.Random, shut: float = 0.26) -> str:
    """Most cells are open; shut is the part that is sealed, half as many brim."""
    return r.choices(("open", "sealed", "honey"), (1 - 1.5 * shut, shut, shut / 2))[0]


def cells(sc: Scene, name: str, flame: Flame, middles: list[tuple[float, float]], r: float, place: Place, k: float = 1.0,
          inside: Any = None, z: float = 0.0) -> None:  # fmt: skip
    """Cells of radius r (in u, v) about the middles, laid out by place."""
    rng = sc.stream(name)
    for u, v in middles:
        kind = kind_of(rng)
        x, y, *n = place(u, v)
        if not (-30 < x < 830 and -30 < y < 1230):
            continue
        P = np.array([place(u + r * a, v + r * b)[:2] for a, b in HEX])
        if inside is not None and not inside.contains(Polygon(P).centroid):
            continue
        far = math.hypot(flame.x - x, flame.y - y) + 1e-6
        lit = flame.on(x, y, (n[0], n[1], n[2]), z) * k * rng.uniform(0.9, 1.08)
        cell(sc, P, lit, kind, ((flame.x - x) / far, (flame.y - y) / far))


def tube(sc: Scene, name: str, flame: Flame, way: str, n: int = 6, z: float = 12, k: float = 1.0) -> Any:
    """A round ridge along 'x,y,width ...' with n cells across; gives its outline."""
    rows, _ = pts(way)
    C = along(curve(rows, n=20), 240)
    d = np.gradient(C[:, :2], axis=0)
    N = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(C[:, :2], axis=0).T))]
    pitch = ACROSS / n
    q = np.cumsum([0.0, *(np.diff(s) / (np.maximum(8, C[:-1, 2]) / 2))])  # arc length in local radii

    def place(u: float, v: float) -> tuple[float, float, float, float, float]:
        f = min(ACROSS / 2, max(-ACROSS / 2, u))
        x, y, w, nx, ny = (float(np.interp(v, q, a)) for a in (C[:, 0], C[:, 1], C[:, 2], N[:, 0], N[:, 1]))
        m = math.sin(f)
        return x + nx * w / 2 * m, y + ny * w / 2 * m, nx * m, ny * m, math.cos(f)

    g = limb(C[::6], 2)
    sc.layer(g, wax(0.12), z=z, cut=0, sh=0.75, rim="#ffdf90", rimop=0.5, fibre=0)
    r = pitch / 1.732
    with sc.clip(g):
        cells(sc, name, flame, list(lattice(r, -ACROSS / 2, ACROSS / 2, 0, float(q[-1]))), r, place, k, z=20)
    return g


def wall(
    sc: Scene,
    name: str,
    flame: Flame,
    inside: Any,
    r: float,
    hollow: Callable[[float, float], tuple[float, float, float, float]],
    k: float = 1.0,
    night: float = 0.0,
) -> None:
    """A wall of cells within a shape; hollow(x, y) gives its normal and a factor of light."""
    rng = sc.stream(name)
    x0, y0, x1, y1 = inside.bounds
    with sc.clip(inside):
        for u, v in lattice(r, x0, x1 + r, y0, y1 + r):
            P = np.array([(u + r * a, v + r * b) for a, b in HEX])
            if not inside.intersects(Polygon(P)):
                continue
            nx, ny, nz, f = hollow(u, v)
            far = math.hypot(flame.x - u, flame.y - v) + 1e-6
            lit = flame.on(u, v, (nx, ny, nz)) * k * f * rng.uniform(0.88, 1.08)
            cell(sc, P, lit, kind_of(rng, 0.08 if night else 0.26), ((flame.x - u) / far, (flame.y - v) / far), night)
