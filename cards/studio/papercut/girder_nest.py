"""A nest of rusty girders, cables and chain, and three riveted eggs of steel, one of them cracked and glowing."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.lattice import EXACT, bar
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

NX, NY, RX, RY, WALL = 240.0, 788.0, 236.0, 44.0, 118.0  # middle of the rim, half width and depth, height of the wall
RUSTS = ("#1c1716", "#30231f", "#503126", "#74432f", "#966a4e")
EGGS = ((116, 842, 178, -13), (226, 822, 190, -1), (330, 866, 222, 8))  # foot x, y, height, turn; the last one glows
CRACK = "2,-212^ -10,-186^ 10,-166^ -12,-134^ 12,-112^ -6,-84^ 2,-56^"


def egg_shape(h: float) -> Any:
    """An egg on its blunt end at 0,0."""
    w = h * 0.37
    return shape(np.array([(0, 0), (-w * 0.6, -h * 0.045), (-w * 0.97, -h * 0.26), (-w, -h * 0.42), (-w * 0.8, -h * 0.7), (-w * 0.4, -h * 0.93), (0, -h), (w * 0.4, -h * 0.93), (w * 0.8, -h * 0.7), (w, -h * 0.42), (w * 0.97, -h * 0.26), (w * 0.6, -h * 0.045)]))  # fmt: skip


def glow_at() -> tuple[float, float]:
    """The middle of the crack."""
    x, y, h, a = EGGS[-1]
    p = T(T(Point(0, -h * 0.6), rot=a), x, y)
    return p.x, p.y


def draw_egg(sc: Scene, k: int) -> None:
    """Plates along meridians and parallels, a rivet at every hand's breadth, rust at the foot."""
    x, y, h, turn = EGGS[k]
    g0 = egg_shape(h)

    def put(g: Any) -> Any:
        return T(T(g, rot=turn), x, y)

    g = put(g0)
    gx, gy = glow_at()
    hot = k == len(EGGS) - 1
    sc.layer(g, sc.rad([(0, "#dcdacc"), (0.22, "#a3aaa1"), (0.55, "#5c6662"), (1, "#222624")], x - h * 0.2, y - h * 0.8, h * 0.9), z=5, sh=0.55, rim="#ffffff", rimop=0.8, cut=0, fibre=0.16)  # fmt: skip
    w = h * 0.37
    seams, dots = [], []
    for u in (-0.72, -0.3, 0.16, 0.6):
        P = [(u * w * math.sin(math.pi * (0.06 + 0.9 * t)) ** 0.6 * (1 - 0.12 * t), -h * t) for t in np.linspace(0.02, 0.98, 16)]  # fmt: skip
        seams.append(limb([(a, b, 1.5) for a, b in P], 2, 2))
        dots += [Point(a + 4.5, b).buffer(1.35, 2) for a, b in curve(np.array(P), n=2)]
        dots += [Point(a - 4.5, b).buffer(1.35, 2) for a, b in curve(np.array(P), n=2)]
    for v in (0.24, 0.5, 0.76):
        P = [(u * w * 1.02, -h * v + h * 0.05 * (1 - u * u)) for u in np.linspace(-1, 1, 15)]
        seams.append(limb([(a, b, 1.5) for a, b in P], 2, 2))
        dots += [Point(a, b - 4.5).buffer(1.35, 2) for a, b in curve(np.array(P), n=2)]
    inside = g0.buffer(-3)
    sc.flat(put(clean(U(seams).intersection(inside))), "#262321", 0.6)
    sc.flat(put(clean(T(U(seams), -1.3, -1).intersection(inside))), "#ffffff", 0.35)
    sc.flat(put(clean(U(dots).intersection(inside))), "#2f2b29", 0.55)
    sc.flat(put(clean(T(U(dots), -0.6, -0.8, 1).intersection(inside))), "#f6f4e8", 0.35)
    sc.flat(g, sc.lin([(0, "#8a4630", 0), (0.55, "#8a4630", 0.0), (1, "#5a2d20", 0.6)], 0, y - h, 0, y), 1, "multiply")
    if hot:
        draw_crack(sc, put, g)
    else:
        rimlight(sc, g, -6, -2, "#ff9440", 1.0, 2.4, (gx, gy), 380)
        sc.flat(g, sc.rad([(0, "#ff9a4a", 0.6), (0.45, "#ff8a3a", 0.2), (1, "#ff8a3a", 0)], gx, gy, 260), 1, "screen")


def draw_crack(sc: Scene, put: Any, g: Any) -> None:
    """The crack, its lifted edges, and what comes out of it."""
    r = sc.stream("crack")
    nodes = np.array([[float(v) for v in q.rstrip("^").split(",")] for q in CRACK.split()])
    a, b = [], []
    for i in range(len(nodes) - 1):
        for t in (0.0, 0.34, 0.67):
            s = (i + t) / (len(nodes) - 1)
            x, y = (
                nodes[i] + (nodes[i + 1] - nodes[i]) * t + (np.array((r.uniform(-4, 4), r.uniform(-2, 2))) if t else 0)
            )
            w = 0.5 + 6.4 * math.sin(math.pi * s) ** 0.9
            a.append((x - w * r.uniform(0.7, 1.2), y))
            b.append((x + w * r.uniform(0.7, 1.2), y + 2))
    gap = Polygon([*a, *b[::-1]]).buffer(0)
    side = []
    for i, (dx, dy) in ((1, (-26, -10)), (2, (46, -20)), (3, (-44, 14)), (4, (34, 10))):  # fmt: skip
        x, y = nodes[i]
        k = [(x + dx * t + r.uniform(-3, 3), y + dy * t + r.uniform(-5, 5), 4.6 * (1 - t) + 0.5) for t in (0, 0.3, 0.55, 0.8, 1)]  # fmt: skip
        side.append(limb(np.array(k), 1, 2))
    whole = put(clean(U(gap, side)))
    x, y = glow_at()
    sc.flat(g, sc.rad([(0, "#ffb060", 0.85), (0.22, "#ff8a34", 0.6), (0.6, "#e8601c", 0.2), (1, "#e8601c", 0)], x, y, 140), 1, "screen")  # fmt: skip
    sc.layer(clean(whole.buffer(1.8)), "#5a2410", z=1.2, sh=0.5, rim="#ffd9a0", rimop=0.9, **EXACT)
    sc.flat(whole, sc.rad([(0, "#fffbe0"), (0.35, "#ffd860"), (0.7, "#ff8a1e"), (1, "#f0540e")], x, y, 120))
    sc.flat(clean(whole.buffer(-1.8)), "#fffdf0", 0.9)


def _beam(r: Any, at: Any, wild: float) -> list[tuple[Any, str, float]]:
    """One thing woven into the nest: girder, cable or chain; its sheets with how lit they are."""
    a, v = r.uniform(0.06, math.pi - 0.06), r.uniform(0.0, 1.0)
    n, slope = r.uniform(0.1, 0.34), r.gauss(0, wild)
    p, q = np.array(at(a + n, v - slope)), np.array(at(a - n, v + slope))
    kind = r.random()
    if kind < 0.62:
        w = r.uniform(6, 12)
        d = (q - p) / (np.hypot(*(q - p)) + 1e-9)
        nn = np.array((-d[1], d[0])) * w / 2
        body = bar(p, q, w)
        holes = U([Point(*(p + (q - p) * t)).buffer(w * 0.2, 3) for t in np.arange(0.1, 0.95, 0.16)])
        top = bar(p - nn * 0.86, q - nn * 0.86, w * 0.24) if nn[1] > 0 else bar(p + nn * 0.86, q + nn * 0.86, w * 0.24)
        return [(clean(body.difference(holes)), "beam", v), (top, "flange", v)]
    m = (p + q) / 2 + np.array((0, r.uniform(4, 22)))
    if kind < 0.86:
        return [(limb([(*p, 4.4), (*m, 4.8), (*q, 4.2)], 8, 3), "cable", v)]
    c = curve(np.array([p, m, q]), n=10)
    return [(U([T(ellipse(0, 0, 6.2, 3.4).exterior.buffer(1.3), *c[i], rot=math.degrees(math.atan2(*(c[i + 1] - c[i])[::-1]))) for i in range(0, len(c) - 1, 1)]), "chain", v)]  # fmt: skip


def draw_side(sc: Scene, name: str, front: bool, n: int) -> None:
    """The back or the front of the wall, laid from dark to lit."""
    if front:
        a = np.linspace(0, math.pi, 40)
        bowl = Polygon([*[(NX + RX * math.cos(q), NY + RY * math.sin(q) + 6) for q in a], *[(NX - RX * 0.84 * math.cos(q), NY + RY * math.sin(q) + WALL * 0.82) for q in a]])  # fmt: skip
        sc.layer(clean(bowl.buffer(0)), "#1b1716", z=6, sh=0.5, rimop=0, **EXACT)
    r = sc.stream(name)

    def at(a: float, v: float) -> tuple[float, float]:
        x = NX + RX * (1 - 0.13 * max(0.0, v) ** 1.4) * math.cos(a)
        return (x, NY + RY * math.sin(a) + WALL * v * 0.86) if front else (x, NY - RY * math.sin(a) + 96 * v)

    if not front:
        sc.layer(ellipse(NX, NY + 14, RX - 6, RY + 8), "#1b1716", z=4, sh=0.4, rimop=0, **EXACT)
    gx, gy = glow_at()
    for depth in range(4):
        for _ in range(n // 4):
            for g, kind, v in _beam(r, at, 0.15):
                x, y = g.centroid.x, g.centroid.y
                t = min(1.0, max(0.0, 0.02 + 0.14 * depth + 0.36 * (1 - v) + r.uniform(-0.12, 0.16)))
                i = min(3, int(t * 4))
                c = mix(RUSTS[i], RUSTS[i + 1], t * 4 - i)
                if kind == "cable":
                    c = mix(c, "#6f7a76", 0.7)
                elif kind == "flange":
                    c = mix(c, "#e8d9c4", 0.22)
                elif kind == "chain":
                    c = mix(c, "#3c3c3a", 0.5)
                warm = max(0.0, 1 - math.hypot(x - gx, y - gy) / 230) * (0.9 if front else 1.0)
                sc.layer(g, mix(c, "#ff9a4a", warm * 0.6), z=2.6 if kind != "flange" else 0.6, sh=0.5, rim=mix("#f1efe4", "#ffc890", min(1, 2 * warm)), rimop=0.6, **EXACT)  # fmt: skip
