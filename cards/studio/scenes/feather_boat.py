"""On a still lake one enormous white feather floats like a boat; somebody sleeps in its hollow, and a swan searches its wing.

Palette: first light #f4bf9a, slate #5a6684, depth #132740, feather #fff8e8, shade #69749e, pyjamas coral #f0603c.
Light: daybreak, low from the upper left. Planes: sky in the water / mirror of the feather / feather and sleeper / reeds and swan.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.curled_sleeper import sleeper
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
    """Deep slate water; the first light lies on it from the upper left and thins out."""
    sc.backdrop(
        sc.rad(
            [
                (0, "#ffe6bc"),
                (0.14, "#f4bf9a"),
                (0.32, "#b28a92"),
                (0.52, "#5a6684"),
                (0.76, "#28405e"),
                (1, "#132740"),
            ],
            60,
            -20,
            1260,
        )
    )
    sc.veil([(0, "#0c1c34", 0), (0.45, "#0c1c34", 0.1), (1, "#0a1830", 0.72)], 250, 300, 820, 1160, "multiply")
    for k in range(4):  # sheets of depth towards the lower right
        o = 240 * k
        g = shape(
            f"900,{330 + o} 700,{520 + o * 0.9} 480,{800 + o * 0.8} 300,{1030 + o * 0.7} 200,{1290 + o * 0.2} 900,1290"
        )
        sc.layer(
            g,
            sc.lin([(0, "#6a7896", 0.0), (1, "#142a48", 0.3)], 300, 500, 800, 1200),
            z=2,
            sh=0.1,
            shc="#0e2038",
            rim="#ffe0c0",
            rimop=0.16,
            wash=0.4,
        )
    r = sc.stream("water")
    warm, cool = [], []
    for _ in range(150):  # ripples only where the light is
        x, y = 520 * r.random() ** 1.5, 760 * r.random() ** 1.3
        w = r.uniform(8, 46) * (0.5 + y / 900)
        (warm if x + y < 620 else cool).append(
            limb([(x - w, y, 0.3), (x, y + r.uniform(-2, 2), 1.7), (x + w, y, 0.3)], 3)
        )
    sc.flat(U(warm), "#fff2d8", 0.4)
    sc.flat(U(cool), "#e6c4b8", 0.2)
    sc.flat(U([T(g, 14, 7) for g in warm[::2]]), "#8a6a84", 0.25)


def draw_mirror(sc: Scene) -> None:
    """Shade and mirror of the feather on the water."""
    hull = whole(mirror=0.0)
    sc.flat(T(hull, 26, 36), "#0a1830", 0.75, "multiply", 15)
    m = whole(mirror=0.55)
    sc.flat(T(m, 8, 40), sc.lin([(0, "#e8cfc4"), (1, "#6a7a9c")], 300, 300, 600, 1000), 0.42, blur=5)
    r = sc.stream("breaks")
    with sc.clip(T(m, 8, 40).buffer(6)):
        for _ in range(90):
            x, y, w = r.uniform(60, 800), r.uniform(120, 1080), r.uniform(20, 70)
            sc.flat(limb([(x - w, y, 0.3), (x, y, 3.4), (x + w, y, 0.3)], 3), "#33496a", 0.5)


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
            st = [(0, "#4a5684"), (0.35, "#69749e"), (0.7, "#a39cb4"), (0.9, "#f0cfb4"), (1, "#fff0cc")]
        else:
            st = [(0, "#c8b8c0"), (0.14, "#fdebd4"), (0.5, "#fff8e8"), (0.8, "#fbe6cc"), (1, "#b8a8bc")]
        st = [(o, mix(c, "#4a5688" if side < 0 else "#cdbcc8", max(0.0, k * 2))) for o, c in st]
        sc.layer(g, sc.lin(st, *p, *q), z=2.2, sh=0.3, shc="#2c3864", rim="#ffffff", rimop=0.8, rimw=0.9, **EXACT)
        n = max(5, int((b - a) * 300))
        for j in range(1, n):
            s = a + (b - a) * j / n
            e = r.uniform(0.9, 1.0)
            dark_ = j % 2 == 0
            line = [at(s, side, u) for u in np.linspace(0.02, e, 16)]
            col = ("#38436e" if dark_ else "#d8d0dc") if side < 0 else ("#c4aab0" if dark_ else "#fffaf0")
            sc.stroke(line, col, r.uniform(0.5, 1.0) if dark_ else 1.0, r.uniform(0.3, 0.65))
        for _ in range(int((b - a) * 150)):  # barbs that have come loose at the rim
            s, e = r.uniform(a, b), r.uniform(1.01, 1.055)
            sc.stroke([at(s, side, u) for u in np.linspace(0.84, e, 8)], "#fffdf4", 1.1, 0.8)


def draw_hollow(sc: Scene) -> None:
    """Deep shade along the left of the shaft, sun through the far rim."""
    left = U([tuft(a, b + 0.004, -1) for a, b in zip(CUTS[-1][:-1], CUTS[-1][1:], strict=True)])
    line = [tuple(axis(s)[0]) for s in np.linspace(0.2, 0.93, 40)]
    with sc.clip(left):
        sc.stroke(line, "#283460", 130, 0.5, "multiply", blur=34)
        sc.stroke(line, "#222c58", 44, 0.45, "multiply", blur=12)
        rim = [at(s, -1, 1) for s in np.linspace(0.2, 0.9, 50)]
        sc.stroke(rim, "#ffd9a0", 56, 0.7, "soft-light", blur=14)
        sc.stroke(rim, "#ffeccc", 16, 0.8, blur=6)


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
        sc.layer(g, "#b4aabf" if side < 0 else "#fff4e2", z=1.6, sh=0.3, shc="#1c2c50", cut=0, wash=0, fibre=0)


def draw_shaft(sc: Scene) -> None:
    """The quill from the water to the bow, and the wake that it draws."""
    d = [(axis(s)[0], s) for s in np.linspace(0, 0.985, 70)]
    g = limb([(p[0], p[1] - lift(s, 0), 17 * (1 - s) ** 0.8 + 1.6) for p, s in d], 3)
    sc.layer(
        g,
        sc.lin([(0, "#d8cabc"), (0.4, "#fff2d8"), (1, "#f6e0c4")], 90, 1010, 700, 200),
        z=3,
        sh=0.5,
        shc="#222e58",
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
        sc.flat(limb([(px, py, 5.5 * (1 - i / len(P)) + 0.5) for i, (px, py) in enumerate(P)], 3), "#ffeedd", 0.8)
        sc.flat(
            T(limb([(px, py, 9 * (1 - i / len(P)) + 0.5) for i, (px, py) in enumerate(P)], 3), 5, 9),
            "#0c1e3a",
            0.45,
            blur=3,
        )
    for k in range(1, 5):
        px, py, w = x - 14 - 21 * k, y + 10 + 33 * k, 9 + 13 * k
        sc.flat(
            limb([(px - w, py + 6, 0.4), (px, py - 5, 3.2 - 0.4 * k), (px + w, py + 6, 0.4)], 8),
            "#ffeedd",
            0.7 - 0.11 * k,
        )
    sc.flat(ellipse(x, y, 22, 9).difference(ellipse(x, y - 1, 18, 6)), "#ffffff", 0.8)
    with sc.clip(ellipse(x, y + 14, 40, 18, -50)):
        sc.glow(x, y + 10, 60, "#e8d0c8", 0.5)


def draw_sleeper(sc: Scene) -> None:
    """The sleeper sunk into the hollow: deep shade round the body, and a fold of the near vane over feet and back."""
    x, y = axis(0.53)[0]
    fig = T(sleeper(), x - 2, y - 2, 0.92, rot=-53)
    out = fig.outline()
    sc.flat(out.buffer(16), "#1e2854", 0.5, "multiply", 16)
    sc.flat(T(out, 12, 16), "#1e2854", 0.7, "multiply", 8)
    put(sc, fig, z=2.6, rim=(-2.4, -2, "#fff0cc", 0.9), sh=0.45)
    x0, y0, x1, y1 = out.bounds
    sc.flat(
        out,
        sc.lin([(0, "#3a2c5c", 0), (0.4, "#3a2c5c", 0.1), (1, "#2c2450", 0.75)], x0, y0 + 20, x1 - 10, y1),
        1,
        "multiply",
    )


def dragonfly(sc: Scene) -> None:
    """A passenger on the quill."""
    p, n = axis(0.075)
    for a, l0 in ((14, 44), (-12, 40), (166, 44), (192, 40)):
        g = T(shape("0,0 12,-6 34,-7 46,-2 40,4 14,4"), p[0], p[1] - 6, l0 / 44, rot=a + 38)
        sc.layer(g, "#f4e4dc", z=1.2, sh=0.35, shc="#0e2040", op=0.85, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    body = limb([(0, -16, 9), (0, -4, 8), (0, 8, 5), (0, 44, 3.4)], 4)
    sc.layer(T(body, p[0], p[1] - 6, 1, rot=38), "#2c4a84", z=1.4, cut=0, wash=0, fibre=0, rim="#bfe6ff", rimop=1)


def draw() -> Scene:
    """The card."""
    sc = Scene("feather_boat", light=(60, -20, 240), shadow="#0a1830", bg="#28405e")
    draw_lake(sc)
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
    sc.veil([(0, "#1c2c50", 0), (0.2, "#1c2c50", 0.5), (1, "#101c38", 0.82)], 440, 860, 760, 1200, "multiply")
    sc.glow(40, -20, 900, "#ffdca8", 0.4)
    sc.vignette("#0a1428", 0.4, 340, 480, 900, 0.55)
    sc.finish()
    return sc
