"""On a still lake one enormous white feather floats like a boat; somebody sleeps in its hollow, and a swan searches its wing.

Palette: lake light #7fd8cf, lake #1f9fa6, depth #0a5f74, feather #fffdf4, shade violet #8f97d8, pyjamas coral #f0603c, reeds #0c3a3a.
Light: a high sun from the upper left. Planes: sky in the water / mirror of the feather / feather and sleeper / reeds and swan.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.curled_sleeper import sleeper
from cards.studio.papercut.lily_pad import lily
from cards.studio.papercut.swan_at_reeds import reeds, swan

AXIS = curve([(92, 1012), (180, 900), (276, 770), (372, 628), (472, 484), (574, 340), (676, 232)], n=40)
QUILL = 0.17  # the bare part of the shaft
EXACT: dict[str, Any] = {"cut": 0, "wash": 0.3, "fibre": 0.06}
N = len(AXIS)


def axis(s: float) -> tuple[np.ndarray, np.ndarray]:
    """Point of the shaft and its left normal (towards the upper left) at s in 0..1."""
    s = min(1.0, max(0.0, s)) * (N - 1)
    i = min(N - 2, int(s))
    d = AXIS[i + 1] - AXIS[i]
    p = AXIS[i] + d * (s - i)
    d = AXIS[min(N - 1, i + 6)] - AXIS[max(0, i - 6)]
    d = d / np.hypot(*d)
    return p, np.array([d[1], -d[0]])


def width(s: float, side: int) -> float:
    """How far the vane reaches from the shaft, left (-1) or right (1)."""
    t = (s - QUILL) / (1 - QUILL)
    if t <= 0 or t >= 1:
        return 0.0
    full = 222 if side < 0 else 184
    return full * min(1.0, (t / (0.42 if side < 0 else 0.3))) ** 0.6 * (1 - t**3.6) ** 0.7 * (1 - 0.16 * t)


def lift(s: float, u: float) -> float:
    """Height over the water: the rims rise, and the bow most of all."""
    t = max(0.0, (s - 0.62) / 0.38)
    return 44 * u**2.2 * min(1.0, max(0.0, (s - QUILL) * 5)) + 80 * t**2.4


def at(s: float, side: int, u: float, mirror: float = -1.0, grow: float = 1.0) -> tuple[float, float]:
    """Where the barb that springs at s is, a part u of its way to the rim."""
    q = s + 0.2 * u * (1 - 0.3 * u) * (1 - 0.55 * max(0.0, s - 0.55) / 0.45)
    p, n = axis(q)
    over = max(0.0, q - 1.0) * 900
    d = AXIS[-1] - AXIS[-8]
    p = p + d / np.hypot(*d) * over * 0.5
    p = p - side * n * width(s, side) * u * grow
    return float(p[0]), float(p[1] + mirror * lift(min(1.0, q), u))


def tuft(s0: float, s1: float, side: int, mirror: float = -1.0, grow: float = 1.0) -> Any:
    """The barbs between s0 and s1, which cling together, rounded at the rim."""
    us = np.linspace(0, 1, 14)
    slit = 0.016 if round(s0, 3) in SLITS[side] else 0.002
    a = [at(s0 + slit * u**1.6, side, u, mirror, grow) for u in us]
    rim = [
        at(s0 + (s1 - s0) * v, side, 1 + 0.03 * math.sin(math.pi * v), mirror, grow) for v in np.linspace(0.06, 0.94, 8)
    ]
    b = [at(s1, side, u, mirror, grow) for u in us[::-1]]
    return clean(Polygon(a + rim + b))


CUTS = {
    -1: [0.17, 0.21, 0.27, 0.38, 0.43, 0.58, 0.63, 0.76, 0.8, 0.9, 0.96, 0.999],
    1: [0.17, 0.2, 0.28, 0.33, 0.47, 0.52, 0.66, 0.71, 0.84, 0.88, 0.95, 0.999],
}
SLITS = {-1: (0.27, 0.43, 0.63, 0.8), 1: (0.2, 0.33, 0.52, 0.71)}  # where the barbs have come apart


def whole(mirror: float = -1.0, grow: float = 1.0) -> Any:
    """The outline of both vanes."""
    return U([tuft(a, b + 0.004, k, mirror, grow) for k, c in CUTS.items() for a, b in zip(c[:-1], c[1:], strict=True)])


def draw_lake(sc: Scene) -> None:
    """Deep bright water with a piece of sky in it."""
    sc.backdrop(
        sc.rad([(0, "#c9f2dc"), (0.22, "#7fd9cc"), (0.5, "#27a8ae"), (0.78, "#0c7389"), (1, "#084a66")], 120, 60, 1330)
    )
    r = sc.stream("sky in the water")
    for x, y, w in ((150, 470, 330), (70, 760, 260), (420, 60, 330), (560, 900, 300)):  # clouds, far down
        g = cloud(r, x, y, w, w * 0.3, 7, flat=False)
        sc.flat(
            g,
            sc.lin([(0, "#f2fff4", 0.42), (1, "#c8f4ec", 0.06)], x - w * 0.3, y - w * 0.2, x + w * 0.3, y + w * 0.2),
            1,
            blur=9,
        )
    sc.flat(shape("560,-40 640,60 700,210 800,330 860,340 860,-40"), "#064a5e", 0.5, "multiply", 26)
    for k in range(7):  # sheets of depth towards the lower right
        o = 150 * k
        g = shape(
            f"{900},{250 + o} {700},{470 + o * 0.9} {480},{760 + o * 0.8} {300},{1010 + o * 0.7} {200},{1290 + o * 0.2} 900,1290"
        )
        sc.layer(
            g,
            sc.lin([(0, "#2aa9ad", 0.0), (1, "#06556c", 0.2)], 300, 500, 800, 1200),
            z=2,
            sh=0.1,
            shc="#06485c",
            rim="#c9fff0",
            rimop=0.22,
            wash=0.4,
        )
    lines = []
    for _ in range(170):
        y = 1200 * r.random()
        x, w = r.uniform(-20, 820), r.uniform(10, 60) * (0.5 + y / 1200)
        lines.append(limb([(x - w, y, 0.3), (x, y + r.uniform(-2, 2), 1.7), (x + w, y, 0.3)], 3))
    sc.flat(U(lines), "#d8fff0", 0.3)
    sc.flat(U([T(g, 14, 7) for g in lines[::2]]), "#06506a", 0.3)


def draw_mirror(sc: Scene) -> None:
    """Shade and mirror of the feather on the water."""
    hull = whole(mirror=0.0)
    sc.flat(T(hull, 26, 36), "#043c58", 0.6, "multiply", 13)
    m = whole(mirror=0.55)
    sc.flat(T(m, 8, 40), sc.lin([(0, "#d8f4f4"), (1, "#a9c8ec")], 300, 300, 600, 1000), 0.62, blur=4.5)
    r = sc.stream("breaks")
    with sc.clip(T(m, 8, 40).buffer(6)):
        for _ in range(90):
            x, y, w = r.uniform(60, 800), r.uniform(120, 1080), r.uniform(20, 70)
            sc.flat(limb([(x - w, y, 0.3), (x, y, 3.4), (x + w, y, 0.3)], 3), "#178f9d", 0.55)


def draw_vane(sc: Scene, side: int) -> None:
    """One vane, tuft by tuft; left in violet shade with the sun through its rim, right in the sun."""
    r = sc.stream(f"vane {side}")
    cuts = CUTS[side]
    for a, b in zip(cuts[:-1], cuts[1:], strict=True):
        g = tuft(a, b + 0.004, side)
        mid = (a + b) / 2
        p, q = at(mid, side, 0), at(mid, side, 1)
        k = r.uniform(-0.02, 0.05)
        if side < 0:
            st = [(0, "#7c86cf"), (0.35, "#949de0"), (0.74, "#c3c8f4"), (0.93, "#f2ecf8"), (1, "#fffbe8")]
        else:
            st = [(0, "#cfd2f2"), (0.14, "#fbf6ee"), (0.5, "#fffef8"), (0.82, "#fdf8ea"), (1, "#dfe2f6")]
        st = [(o, mix(c, "#6f7cc6" if side < 0 else "#c4c8ee", max(0.0, k * 2))) for o, c in st]
        sc.layer(g, sc.lin(st, *p, *q), z=2.2, sh=0.3, shc="#4a55a8", rim="#ffffff", rimop=0.8, rimw=0.9, **EXACT)
        n = max(5, int((b - a) * 300))
        for j in range(1, n):
            s = a + (b - a) * j / n
            e = r.uniform(0.9, 1.0)
            dark_ = j % 2 == 0
            line = [at(s, side, u) for u in np.linspace(0.02, e, 16)]
            col = ("#5c67b8" if dark_ else "#eceeff") if side < 0 else ("#b3b8e4" if dark_ else "#ffffff")
            sc.stroke(line, col, r.uniform(0.5, 1.0) if dark_ else 1.0, r.uniform(0.3, 0.65))
        for _ in range(int((b - a) * 150)):  # barbs that have come loose at the rim
            s, e = r.uniform(a, b), r.uniform(1.01, 1.055)
            sc.stroke([at(s, side, u) for u in np.linspace(0.84, e, 8)], "#fffdf4", 1.1, 0.8)


def draw_hollow(sc: Scene) -> None:
    """Deep shade along the left of the shaft, sun through the far rim."""
    left = U([tuft(a, b + 0.004, -1) for a, b in zip(CUTS[-1][:-1], CUTS[-1][1:], strict=True)])
    line = [tuple(axis(s)[0]) for s in np.linspace(0.2, 0.93, 40)]
    with sc.clip(left):
        sc.stroke(line, "#3f49a6", 120, 0.34, "multiply", blur=34)
        sc.stroke(line, "#3a3f9c", 40, 0.34, "multiply", blur=12)
        rim = [at(s, -1, 1) for s in np.linspace(0.2, 0.9, 50)]
        sc.stroke(rim, "#fff3c4", 50, 0.6, "soft-light", blur=14)
        sc.stroke(rim, "#fff9e4", 16, 0.75, blur=6)


def draw_down(sc: Scene) -> None:
    """Loose down at the foot of the vane."""
    r = sc.stream("down")
    for k in range(46):
        side = -1 if k % 2 else 1
        s = r.uniform(QUILL - 0.035, QUILL + 0.06)
        p, n = axis(s)
        t = axis(min(1, s + 0.02))[0] - p
        t = t / np.hypot(*t)
        l0 = r.uniform(24, 62)
        a = -side * n * l0
        pts_ = [
            p,
            p + a * 0.5 + t * l0 * r.uniform(0.0, 0.4),
            p + a + t * l0 * r.uniform(-0.3, 0.5) + np.array([0, -8]),
        ]
        g = limb([(x, y, w) for (x, y), w in zip(pts_, (3.4, 2.4, 0.6), strict=True)], 6)
        sc.layer(g, "#c9cdf2" if side < 0 else "#fffdf4", z=1.6, sh=0.3, shc="#2a4a88", cut=0, wash=0, fibre=0)


def draw_shaft(sc: Scene) -> None:
    """The quill from the water to the bow, and the wake that it draws."""
    d = [(axis(s)[0], s) for s in np.linspace(0, 0.985, 70)]
    g = limb([(p[0], p[1] - lift(s, 0), 17 * (1 - s) ** 0.8 + 1.6) for p, s in d], 3)
    sc.layer(
        g,
        sc.lin([(0, "#e9f3e0"), (0.4, "#fff9e2"), (1, "#f2ecda")], 90, 1010, 700, 200),
        z=3,
        sh=0.5,
        shc="#3c4698",
        rim="#ffffff",
        rimop=1,
        **EXACT,
    )
    sc.stroke([(p[0] + 2.5 * (1 - s), p[1] - lift(s, 0) + 2.5 * (1 - s)) for p, s in d], "#b9b48e", 1.6, 0.7)
    x, y = AXIS[0]
    for s, wide in ((-1, 1.0), (1, 1.0)):  # the wake spreads behind the quill
        P = curve(
            [
                (x + 8, y - 10),
                (x - 22 + s * 12, y + 22),
                (x - 64 + s * 34 * wide, y + 84),
                (x - 118 + s * 74 * wide, y + 190),
            ],
            n=14,
        )
        sc.flat(limb([(px, py, 5.5 * (1 - i / len(P)) + 0.5) for i, (px, py) in enumerate(P)], 3), "#eafff8", 0.8)
        sc.flat(
            T(limb([(px, py, 9 * (1 - i / len(P)) + 0.5) for i, (px, py) in enumerate(P)], 3), 5, 9),
            "#04506c",
            0.45,
            blur=3,
        )
    for k in range(1, 5):
        px, py, w = x - 14 - 21 * k, y + 10 + 33 * k, 9 + 13 * k
        sc.flat(
            limb([(px - w, py + 6, 0.4), (px, py - 5, 3.2 - 0.4 * k), (px + w, py + 6, 0.4)], 8),
            "#eafff8",
            0.7 - 0.11 * k,
        )
    sc.flat(ellipse(x, y, 22, 9).difference(ellipse(x, y - 1, 18, 6)), "#ffffff", 0.8)
    with sc.clip(ellipse(x, y + 14, 40, 18, -50)):
        sc.glow(x, y + 10, 60, "#bff5ea", 0.8)


def draw_sleeper(sc: Scene) -> None:
    """The sleeper in the hollow, with shade and a blanket of down."""
    x, y = axis(0.53)[0]
    fig = T(sleeper(), x - 2, y - 2, 0.92, rot=-53)
    sc.flat(T(fig.outline(), 12, 16), "#3a449c", 0.6, "multiply", 8)
    put(sc, fig, z=2.6, rim=(2.4, 3, "#fff6d8", 0.85), sh=0.45)


def dragonfly(sc: Scene) -> None:
    """A passenger on the quill."""
    p, n = axis(0.075)
    for a, l0 in ((14, 44), (-12, 40), (166, 44), (192, 40)):
        g = T(shape("0,0 12,-6 34,-7 46,-2 40,4 14,4"), p[0], p[1] - 6, l0 / 44, rot=a + 38)
        sc.layer(g, "#dffaff", z=1.2, sh=0.35, shc="#06405c", op=0.85, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    body = limb([(0, -16, 9), (0, -4, 8), (0, 8, 5), (0, 44, 3.4)], 4)
    sc.layer(T(body, p[0], p[1] - 6, 1, rot=38), "#1c4fc0", z=1.4, cut=0, wash=0, fibre=0, rim="#bfe6ff", rimop=1)


def draw() -> Scene:
    """The card."""
    sc = Scene("feather_boat", light=(60, 40, 240), shadow="#03304a", bg="#0a5f74")
    draw_lake(sc)
    lily(sc, 690, 748, 1.1, 20, 2)
    lily(sc, 756, 674, 0.8, 150)
    lily(sc, 120, 300, 0.9, 80)
    lily(sc, 196, 244, 0.62, -30, 2)
    draw_mirror(sc)
    draw_down(sc)
    draw_vane(sc, 1)
    draw_vane(sc, -1)
    draw_hollow(sc)
    draw_shaft(sc)
    draw_sleeper(sc)
    dragonfly(sc)
    reeds(sc)
    swan(sc, 600, 1072, 1.0)
    sc.glow(60, 20, 760, "#fffbe0", 0.32)
    sc.vignette("#022b44", 0.4, 360, 520, 900, 0.55)
    sc.finish()
    return sc
