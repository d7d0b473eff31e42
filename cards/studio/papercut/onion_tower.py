"""A dome that is an onion: skin, moist layers, the helix of its peel, and the tower under it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, rounded, shape
from cards.studio.papercut.scene import Scene

CX, TOP, FOOT = 366, 150, 838
PROFILE = curve(
    [
        (10, 150),
        (18, 196),
        (46, 250),
        (112, 320),
        (206, 400),
        (278, 490),
        (304, 590),
        (284, 690),
        (226, 776),
        (172, 838),
    ],
    n=16,
)
STEP = 0.86  # the angle (radians from the front) at which the knife is


def radius(y: float) -> float:
    """Half the width of the dome at the height y."""
    return float(np.interp(y, PROFILE[:, 1], PROFILE[:, 0]))


def on(a: float, y: float) -> tuple[float, float]:
    """The point of the dome at the angle a (0 front, right positive) and the height y, seen from a little below."""
    r = radius(y)
    return CX + r * math.sin(a), y - 0.1 * r * (math.cos(a) - 0.3)


def edge(a: float) -> float:
    """The height at which the skin begins, left of the knife."""
    return 470 + 62 * (a + 1.57) + 9 * math.sin(3.1 * a) + 4 * math.sin(11 * a)


def dome() -> Any:
    """The whole outline."""
    left = [(CX - r, y) for r, y in PROFILE]
    right = [(CX + r, y) for r, y in PROFILE[::-1]]
    return clean(Polygon(left + right))


def skin() -> Any:
    """What is still covered."""
    d = dome()
    line = [on(a, edge(a)) for a in np.linspace(-1.62, STEP, 60)]
    up = [on(a, edge(a) - 132 + 6 * math.sin(9 * a)) for a in np.linspace(STEP + 0.03, 1.6, 20)]
    return clean(Polygon([(0, line[0][1]), *line, *up, (760, up[-1][1]), (760, 900), (0, 900)])).intersection(d)


def meridian(a: float, y0: float, y1: float, n: int = 40) -> list[tuple[float, float]]:
    """A line from the tip down the dome."""
    return [on(a, y) for y in np.linspace(y0, y1, n)]


def draw_onion(sc: Scene) -> None:
    """Flesh first, then the skin over it."""
    d, s = dome(), skin()
    flesh = sc.rad(
        [(0, "#fffff2"), (0.3, "#f3f9d6"), (0.6, "#c9e3a0"), (0.85, "#7fb98a"), (1, "#4d8f86")], 262, 400, 480
    )
    sc.layer(d, flesh, z=9, cut=0, sh=0.2, shc="#20407a", rim="#ffffff", rimop=0.9, fibre=0.05, wash=0.35)
    r = sc.stream("ribs")
    with sc.clip(d):
        for a in np.linspace(-1.5, 1.5, 34):
            P = meridian(a + r.uniform(-0.02, 0.02), 160, 838)
            w = 3.2 * math.cos(a * 0.9) + 0.8
            sc.stroke(P, "#7db56f", w, 0.5)
            sc.stroke([(x - w * 0.9, y) for x, y in P], "#ffffff", w * 0.7, 0.75)
        sc.glow(270, 360, 190, "#ffffff", 0.5)
        wet = [
            limb([*((x, y, w) for (x, y), w in zip(meridian(a, y0, y0 + h, 5), (1, 7, 9, 6, 1), strict=True))], 6)
            for a, y0, h in ((-0.62, 352, 90), (-0.5, 330, 46), (0.2, 384, 52), (-0.9, 400, 40))
        ]
        sc.flat(U(wet), "#ffffff", 0.95, blur=1.2)
        line = [on(a, edge(a) - 7) for a in np.linspace(-1.62, STEP, 60)]
        sc.stroke(line, "#4d7f3c", 22, 0.5, "multiply", blur=9)
    gold = sc.rad(
        [(0, "#ffe9a0"), (0.16, "#ffc850"), (0.42, "#e8922a"), (0.72, "#a9501f"), (1, "#5c2420")], 206, 560, 500
    )
    sc.layer(s, gold, z=5, cut=0.6, sh=0.55, shc="#4a3a10", rim="#fff6cf", rimop=1, rimw=1.6, fibre=0.08, wash=0.4)
    for a, k in ((-1.02, 0.8), (-0.36, 1.2), (0.12, 0.9), (0.3, 1.5)):  # juice runs over the edge
        x, y = on(a, edge(a))
        run = U(limb([(x, y - 8, 3), (x, y + 14 * k, 3.4), (x, y + 26 * k, 7.5)], 6), ellipse(x, y + 28 * k, 5.4, 6.6))
        sc.layer(run, "#eefad2", z=1.4, op=0.9, cut=0, wash=0, fibre=0, sh=0.5, shc="#5a2410", rim="#ffffff", rimop=1)
        sc.flat(ellipse(x - 1.6, y + 26 * k, 1.5, 2.4), "#ffffff")
    with sc.clip(s):
        for a in np.linspace(-1.52, 1.54, 46):
            a += r.uniform(-0.03, 0.03)
            P = meridian(a, 420, 838)
            w = (0.7 + 1.9 * r.random()) * (math.cos(a) * 0.8 + 0.25)
            sc.stroke(P, "#8a3d14", w, r.uniform(0.3, 0.7))
            if r.random() < 0.7:
                sc.stroke([(x - w - 1, y) for x, y in P], "#ffe6a0", 1.2, 0.55)
        for _ in range(46):  # papery flakes and veins between the ribs
            a, y = r.uniform(-1.3, 1.3), r.uniform(520, 800)
            P = [on(a + 0.012 * k + r.uniform(-0.005, 0.005), y + 9 * k) for k in range(5)]
            sc.stroke(P, "#fff0bc" if a < 0 else "#f2a850", r.uniform(0.6, 1.6), 0.5)
        hot = limb(
            [(x, y, w) for (x, y), w in zip(meridian(-0.62, 540, 730, 7), (2, 22, 34, 38, 32, 18, 2), strict=True)], 8
        )
        sc.flat(hot, "#fff6cc", 0.6, blur=12)
        sc.flat(
            U(
                [
                    limb([(x, y, w) for (x, y), w in zip(meridian(a, 560, 700, 5), (1, 5, 7, 5, 1), strict=True)], 8)
                    for a in (-0.72, -0.55)
                ]
            ),
            "#fffbe6",
            0.8,
            blur=2,
        )
        sc.flat(box(60, 770, 700, 850), sc.lin([(0, "#4a1a24", 0), (1, "#4a1a24", 0.7)], 0, 770, 0, 842), 1, "multiply")


def draw_tip(sc: Scene) -> None:
    """The dry neck of the onion runs out into a gilded spike with a ball."""
    r = sc.stream("tip")
    hairs = [
        limb([(CX + q * 8, 214, 9), (CX + q * 12, 160, 6), (CX + q * (18 + 14 * abs(q)), 104 - 10 * r.random(), 1)], 6)
        for q in np.linspace(-1, 1, 7)
    ]
    sc.layer(
        U(hairs, shape(f"{CX - 26},232 {CX - 12},180 {CX - 8},140 {CX + 8},140 {CX + 12},180 {CX + 26},232 {CX},246")),
        sc.lin([(0, "#ffe7a2"), (0.5, "#d98a34"), (1, "#8a431c")], CX - 28, 0, CX + 28, 0),
        z=3,
        cut=0.3,
        shc="#3f6a30",
        rim="#fff3c8",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb([(CX + q * 7, 226, 1.4), (CX + q * 10, 170, 1.2), (CX + q * 17, 118, 0.5)], 5)
                for q in np.linspace(-0.9, 0.9, 6)
            ]
        ),
        "#7a3a18",
        0.7,
    )
    sc.layer(limb([(CX, 140, 7), (CX, 60, 4.5), (CX, 22, 1)], 4), "#e9b23c", z=2, cut=0)
    sc.layer(
        ellipse(CX, 86, 15), sc.rad([(0, "#fffbe0"), (0.4, "#ffd25a"), (1, "#a3591c")], CX - 5, 80, 20), z=2, cut=0
    )


Rib = tuple[float, float, float, float, float]


def rib(c: Rib, q: float) -> tuple[float, float]:
    """A point across the peel, q from -1 (upper edge) to 1: it hangs like a bell, wider below."""
    return c[0] - c[4] * 0.13 * q, c[1] + q * c[3] + 7 * c[2] * q


def helix(n: int = 300) -> list[Rib]:
    """The peel's line from the knife down: x, y, how far it faces us (-1..1), half its breadth, its throw to the left."""
    x0, y0 = on(STEP + 0.03, edge(STEP) - 62)
    out: list[Rib] = []
    for t in np.linspace(0, 1, n):
        turn = 2 * math.pi * 3.1 * t**0.94
        amp = (50 + 30 * math.sin(math.pi * min(1, 1.15 * t)) ** 0.8) * (1 - 0.3 * t)
        ax = x0 + 58 + 34 * math.sin(math.pi * 0.5 * min(1.0, 3 * t)) + 16 * math.sin(5 * t)
        x = ax - amp * math.cos(turn) - (58 - 50) * (1 - t)
        y = y0 + 8 + 575 * t**0.96 + 26 * math.sin(turn) * min(1, 5 * t)
        half = (
            36
            * (1 - 0.3 * t)
            * min(1.0, 14 * (1 - t)) ** 0.7
            * (0.88 + 0.12 * math.sin(17 * t))
            * (1 + 0.8 * math.exp(-30 * t))
        )
        out.append((x, y, math.sin(turn), max(half, 0.8), amp * math.cos(turn) * min(1, 6 * t)))
    return out


def peel(sc: Scene, front: bool) -> None:
    """The long skin: it comes off at the knife, swings out and curls down beside the tower; first its far turns."""
    C = helix()
    runs: list[tuple[bool, list[int]]] = []
    for i, c in enumerate(C):
        if runs and runs[-1][0] == (c[2] >= 0):
            runs[-1][1].append(i)
        else:
            runs.append((c[2] >= 0, ([runs[-1][1][-1]] if runs else []) + [i]))
    r = sc.stream(f"peel {front}")
    for near, idx in runs:
        if near != front or len(idx) < 3:
            continue
        top = [rib(C[i], -1.0) for i in idx]
        low = [rib(C[i], 1.0 + 0.05 * math.sin(i * 0.9)) for i in idx]
        g = rounded(clean(Polygon(top + low[::-1])), 3)
        xa, ya, xb, yb = g.bounds
        if near:
            f = sc.lin(
                [(0, "#a9501f"), (0.14, "#f0a63a"), (0.34, "#ffe08a"), (0.6, "#e08a2c"), (1, "#74301f")], xa, 0, xb, 0
            )
        else:
            f = sc.lin([(0, "#b98a4e"), (0.3, "#ead6a0"), (0.7, "#fffbe4"), (1, "#e9d8a2")], xa, 0, xb, 0)
        sc.layer(
            g, f, z=5 if near else 2, cut=0.3, sh=0.45, shc="#2a2058", rim="#fff8dc", rimop=1, rimw=1.4, fibre=0.05
        )
        for q in np.linspace(-0.84, 0.84, 11):
            w = r.uniform(0.5, 1.6)
            sc.stroke([rib(C[i], q) for i in idx], "#8a3d14" if near else "#bfa060", w, r.uniform(0.3, 0.7))


def bowed(g: Any, rise: float = 15) -> Any:
    """A level thing that goes round the tower, seen from below: its middle stands higher."""
    k = 1 / 300**2

    def f(p: Any) -> Any:
        return np.c_[p[:, 0], p[:, 1] - rise * (1 - k * (p[:, 0] - CX) ** 2)]

    return clean(shapely.transform(shapely.segmentize(g, 12), f))


def draw_tower(sc: Scene) -> None:
    """Cornice, drum with arched windows, gallery."""
    wall = box(212, 850, 520, 1240)
    plaster = sc.lin([(0, "#fff6e4"), (0.3, "#fde7cf"), (0.62, "#e2a9a2"), (1, "#8a5a86")], 212, 0, 520, 0)
    sc.layer(wall, plaster, z=7, cut=0.5, rim="#ffffff", rimop=0.8)
    sc.flat(box(212, 858, 520, 910), sc.lin([(0, "#5a2450", 0.6), (1, "#5a2450", 0)], 0, 858, 0, 912), 1, "multiply")
    for k, x in enumerate((240, 320, 400, 474)):
        w = (44, 56, 50, 34)[k]
        arch = U(box(x, 928, x + w, 1060), ellipse(x + w / 2, 928, w / 2, w * 0.6))
        arch = bowed(arch)
        sc.layer(
            arch.buffer(7, join_style=2),
            sc.lin([(0, "#ffffff"), (1, "#cf8f9c")], 212, 0, 520, 0),
            z=2,
            cut=0.3,
            rim="#fff",
            rimop=0.7,
        )
        sc.flat(arch, sc.lin([(0, "#0b2148"), (1, "#1d5f86")], 0, 880, 0, 1060))
        sc.flat(
            bowed(
                U(box(x + w / 2 - 2, 870, x + w / 2 + 2, 1060), box(x, 950, x + w, 954), box(x, 996, x + w, 1000))
            ).intersection(arch),
            "#f4dcc4",
            0.9,
        )
        sc.flat(
            Polygon(
                [(x + 4, 1000), (x + w * 0.5, 930), (x + w * 0.8, 930), (x + w * 0.2, 1040), (x + 4, 1040)]
            ).intersection(arch),
            "#bfeaf2",
            0.35,
        )
    for y, h, o in ((836, 16, 34), (852, 12, 20)):
        g = bowed(box(212 - o, y + 34, 520 + o, y + h + 34), 44)
        sc.layer(
            g,
            sc.lin([(0, "#fffdf2"), (0.45, "#ffe2b8"), (1, "#a3677c")], 180, 0, 550, 0),
            z=5,
            cut=0.4,
            rim="#fff",
            rimop=0.9,
        )
    dent = U([box(x, 866, x + 9, 878) for x in range(216, 516, 20)])
    sc.layer(bowed(T(dent, 0, 22), 36), sc.lin([(0, "#fff6e0"), (1, "#96607c")], 212, 0, 520, 0), z=2, cut=0)


def draw_gallery(sc: Scene) -> None:
    """The parapet in front of the people, plum below."""
    f = sc.lin([(0, "#fffaf0"), (0.34, "#ffe4c4"), (0.68, "#d28f98"), (1, "#7a4478")], 40, 0, 690, 0)
    posts = [
        shape(
            f"{x},1112^ {x + 14},1112^ {x + 10},1128 {x + 17},1150 {x + 10},1174^ {x + 4},1174^ {x - 3},1150 {x + 4},1128"
        )
        for x in range(56, 672, 34)
    ]
    sc.flat(bowed(box(50, 1112, 682, 1190), 18), "#2c1446", 0.62)
    sc.layer(bowed(U(posts), 18), f, z=4, cut=0.2, rim="#fff", rimop=0.8)
    sc.layer(bowed(U(box(40, 1100, 692, 1118), box(40, 1172, 692, 1190)), 18), f, z=6, cut=0.4, rim="#fff", rimop=0.95)
    sc.layer(bowed(box(64, 1190, 668, 1250), 18), sc.lin([(0, "#6d3f7a"), (1, "#200e38")], 64, 0, 668, 0), z=3, cut=0.4)
