"""Straight down into a well: at its rim a village picnics in noon light, at its bottom it is night, and a girl fills a jar with stars.

Palette: noon ivory #fbf0cc, meadow #cdbf78, terracotta #b5643f, wet clay #4b2a2c, cobalt night #1b2a6a, star ice #d8ebf8.
Light: noon from the upper left, and the pool of stars far below. Planes: pool / twelve rings of brick / rim / meadow / beam / crowns.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.from_above import from_above

RIM, RADIUS = (402, 636), 318  # the mouth of the well
POOL, SMALL = (372, 716), 104  # its bottom, seen far below
RINGS = 12
LX, LY = 372, 716
NOON = (-60, -80)
SUN_CAST = (0.5, 0.62)  # the way of the short noon shadows
CLAY, COBALT, ICE = "#b5643f", "#1b2a6a", "#d8ebf8"


def ring(t: float) -> tuple[float, float, float]:
    """Middle and radius of the shaft at a depth: 0 at the rim, 1 at the water."""
    k = 1 / (1 + 2.06 * t)
    q = (1 - k) / (1 - 1 / 3.06)
    return RIM[0] + (POOL[0] - RIM[0]) * q, RIM[1] + (POOL[1] - RIM[1]) * q, RADIUS + (SMALL - RADIUS) * q


def on_wall(t: float, a: float, inside: float = 0) -> tuple[float, float]:
    """A point of the wall at a depth and an angle."""
    x, y, r = ring(t)
    return x + (r - inside) * math.cos(a), y + (r - inside) * math.sin(a)


def draw_meadow(sc: Scene) -> None:
    """Noon: dry grass, daisies, trodden paths to the well."""
    sc.backdrop(sc.rad([(0, "#fff6d6"), (0.4, "#f0e0a4"), (0.8, "#d2c27c"), (1, "#b9ac68")], *NOON, 1500))
    R = sc.stream("meadow")
    for k, c in enumerate(("#e6d693", "#d9ca86", "#cfc07c")):
        g = ellipse(RIM[0] + 10 - 6 * k, RIM[1] + 6, RADIUS + 210 - 62 * k, RADIUS + 236 - 66 * k)
        P = handcut(g, 9, 40, 3 + k, 60)
        sc.layer(
            P,
            sc.rad([(0, light(c, 0.4)), (1, dark(c, 0.08))], *NOON, 1300),
            z=4,
            sh=0.22,
            shc="#6a5a2a",
            cut=0.6,
            rim="#fffbe6",
            rimop=0.8,
        )
    blades, dots = [], []
    for _ in range(420):
        x, y = R.uniform(0, 800), R.uniform(0, 1200)
        if math.hypot(x - RIM[0], y - RIM[1]) > RADIUS + 50:
            h = R.uniform(6, 15)
            blades += [limb([(x, y, 1.6), (x + d, y - h, 0.4)], 1, 3) for d in (-3, 1, 4)]
            if R.random() < 0.16:
                dots.append(
                    U(
                        [
                            ellipse(x + 4.4 * math.cos(q), y + 4.4 * math.sin(q), 2.4)
                            for q in np.linspace(0, 6.28, 7)[:-1]
                        ]
                    )
                )
    sc.flat(U(blades), "#8f8a4a", 0.6)
    sc.flat(U(dots), "#fffdf0", 0.95)
    sc.flat(U([ellipse(g.centroid.x, g.centroid.y, 2.2) for g in dots]), "#e8b03a")
    for P in ("-40,1040,60 120,960,54 200,880,50", "840,330,56 740,400,50 640,450,46"):
        sc.flat(limb(P, 8), "#f6e9bb", 0.75, None, 3)


def draw_shaft(sc: Scene) -> None:
    """Ring under ring of brick, warm above, night below, the starlight on the lowest."""
    R = sc.stream("bricks")
    x, y, r = ring(0)
    for k, (q, c) in enumerate(((54, "#e0a070"), (26, "#c9804f"))):  # the wall round the mouth, seen from above
        g = ellipse(x, y, r + q).difference(ellipse(x, y, r - 4))
        sc.layer(
            g,
            sc.rad([(0, light(c, 0.4)), (1, dark(c, 0.12))], *NOON, 1200),
            z=10 - 5 * k,
            sh=0.5,
            shc="#5a3a1c",
            dx=7,
            dy=9,
            cut=0.8,
            rim="#fff3d0",
            rimop=0.9,
        )
    stones = []
    n = 40
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n + 0.012, 2 * math.pi * (i + 1) / n - 0.012
        P = [(x + (r + 50) * math.cos(a), y + (r + 50) * math.sin(a)) for a in np.linspace(a0, a1, 4)] + [
            (x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(a1, a0, 4)
        ]
        stones.append((rounded(Polygon(P), 4), mix("#e8b084", "#bd7448", R.random())))
    sc.layer(
        [(g, sc.rad([(0, light(c, 0.4)), (1, dark(c, 0.1))], *NOON, 1200)) for g, c in stones],
        z=2.4,
        cut=0.6,
        sh=0.5,
        shc="#5a3020",
        rim="#fff6dc",
        rimop=0.8,
    )
    for k in range(RINGS):
        t0, t1 = k / RINGS, (k + 1) / RINGS
        x0, y0, r0 = ring(t0)
        c = mix(mix("#a85a3a", "#4a2a44", min(1, t0 * 1.7)), COBALT, max(0, t0 - 0.35) * 1.3)
        g = ellipse(x0, y0, r0)
        lit, shade = light(mix(c, "#ffd9a0", 0.34 * (1 - t0) ** 2), 0.06), dark(c, 0.45 * (1 - t0) + 0.1)
        sc.layer(
            g,
            sc.lin([(0, shade), (1, lit)], x0 - r0, y0 - r0, x0 + r0 * 0.8, y0 + r0),
            z=5,
            sh=0.6,
            shc="#160c20",
            dx=3,
            dy=4,
            cut=0.4,
            rim="#ffe9c4",
            rimop=0.5 * (1 - t0) + 0.12,
            fibre=0.06,
        )
        m = 26
        joints = []
        for i in range(m):
            a = 2 * math.pi * (i + 0.5 * (k % 2)) / m + R.uniform(-0.02, 0.02)
            joints.append(limb([(*on_wall(t0, a), 1.8 - 1.1 * t0), (*on_wall(t1, a), 1.6 - 1.1 * t0)], 1, 3))
        sc.flat(U(joints), "#1c0f22", 0.55)
        tints = []
        for i in range(m):
            if R.random() < 0.4:
                a0, a1 = 2 * math.pi * (i + 0.5 * (k % 2)) / m, 2 * math.pi * (i + 1 + 0.5 * (k % 2)) / m
                tints.append(Polygon([on_wall(t0, a0), on_wall(t0, a1), on_wall(t1, a1), on_wall(t1, a0)]).buffer(-1))
        sc.flat(U(tints), light(c, 0.3), 0.22)
    # the noon light reaches only one side, and only so far
    sun = Polygon(
        [on_wall(0, a) for a in np.linspace(-0.5, 1.9, 24)]
        + [on_wall(0.24 * math.sin((a + 0.5) / 2.4 * math.pi) + 0.02, a) for a in np.linspace(1.9, -0.5, 24)]
    ).buffer(0)
    sc.flat(sun, "#ffd48a", 0.42, "screen", 3)
    sc.raw(
        f'<circle cx="{RIM[0]}" cy="{RIM[1]}" r="{RADIUS}" fill="{sc.rad([(0, "#2a3a8a", 0), (0.36, "#1a1f5a", 0.34), (0.7, "#1f1440", 0.26), (1, "#1f1440", 0)], *POOL, 340)}" style="mix-blend-mode:multiply"/>'
    )


def draw_pool(sc: Scene) -> None:
    """The water at the bottom: a night full of stars, brighter than the noon."""
    x, y = POOL
    for k, (r, c) in enumerate(
        ((SMALL, "#24408f"), (SMALL * 0.86, "#3f6fc0"), (SMALL * 0.68, "#7fb4e2"), (SMALL * 0.46, "#c4e2f6"))
    ):
        sc.layer(
            handcut(ellipse(x - 3 * k, y + 2 * k, r), 2.4, 16, k, 40),
            sc.rad([(0, light(c, 0.3)), (1, c)], x, y, r),
            z=2.4,
            sh=0.35,
            shc="#0a1238",
            cut=0.3,
            rim="#ffffff",
            rimop=0.7,
        )
    sc.glow(x, y, 330, "#6fa8ff", 0.75)
    sc.glow(x, y, 150, "#eaf6ff", 0.75)
    R = sc.stream("stars")
    for _ in range(90):
        a, d = R.uniform(0, 6.28), SMALL * math.sqrt(R.random()) * 0.97
        sc.flat(
            star(x + d * math.cos(a), y + d * math.sin(a), R.uniform(1.2, 4.6), 4, 0.3, R.random()),
            "#ffffff",
            R.uniform(0.6, 1),
        )
    for _ in range(120):  # they float up a little way
        a, t = R.uniform(0, 6.28), 1 - 0.6 * R.random() ** 1.6
        px, py = on_wall(t, a, ring(t)[2] * R.uniform(0.02, 0.5))
        sc.flat(star(px, py, R.uniform(0.9, 2.8), 4, 0.3, R.random()), "#e6f2ff", R.uniform(0.4, 0.9))
    for t in (0.94, 0.84, 0.72):
        px, py, r = ring(t)
        rim_ = ellipse(px, py, r).difference(ellipse(px, py + 1, r - 2.4))
        sc.flat(rim_, "#a8d0ff", 0.75 * t)


def rail(a: float, t: float, lean: float) -> tuple[float, float]:
    """A point of the ladder: it hangs at the rim and stands in the water, away from the wall."""
    return on_wall(t, a, ring(t)[2] * lean * t)


def draw_ladder(sc: Scene) -> tuple[float, float]:
    """From the rim down into the pool; returns where the girl is on it."""
    a0, a1 = -1.14, -0.94
    steps = np.linspace(-0.03, 1.02, 30)
    left = [(*rail(a0, t, 0.55), 9 / (1 + 1.9 * t)) for t in steps]
    right = [(*rail(a1, t, 0.55), 9 / (1 + 1.9 * t)) for t in steps]
    rungs = [
        limb([(*rail(a0, t, 0.55), 6 / (1 + 1.9 * t)), (*rail(a1, t, 0.55), 6 / (1 + 1.9 * t))], 1)
        for t in np.linspace(0.02, 1.0, 27)
    ]
    g = U(limb(left, 2), limb(right, 2), rungs)
    sc.flat(T(g, -16, 12).intersection(ellipse(*RIM, RADIUS)), "#120a1e", 0.5, "multiply", 3)
    sc.layer(
        g,
        sc.rad([(0, "#cfe4ff"), (0.26, "#7a86c0"), (0.55, "#8a5f4a"), (1, "#f2c98a")], *POOL, 360),
        z=4,
        cut=0.1,
        sh=0.5,
        fibre=0,
        rim="#fff3d8",
        rimop=0.8,
    )
    return rail((a0 + a1) / 2, 0.6, 0.55)


def draw_girl(sc: Scene, at: tuple[float, float]) -> None:
    """Deep down a girl with a long braid lies along the ladder and holds her jar out over the stars."""
    x, y = at
    g = from_above(
        "#f2c64a",
        "#b97a52",
        "#2a1a1c",
        "hair",
        left=(-46, -34),
        right=(24, 16),
        skirt=31,
        legs=(((-9, 30), (-12, 54)), ((9, 26), (8, 46))),
        trousers="#b97a52",
        braid=((4, 2, 9), (14, 18, 8), (12, 36, 7), (22, 52, 6), (18, 66, 3)),
    )
    s = 1.22
    p = T(g, x - 6, y + 4, s, rot=-152)
    sc.flat(T(p.outline(), 12, -16), "#0c0a2a", 0.5, "multiply", 3)
    put(sc, p, z=2.4, sh=0.5, rim=(-1.2, -1.8, "#d8ecff", 0.9))
    sc.flat(
        p.outline(),
        sc.rad([(0, "#2a2a7a", 0), (0.4, "#2a2a7a", 0.12), (1, "#16124a", 0.3)], *POOL, 240),
        0.8,
        "multiply",
    )
    hx, hy = p.at("hand_l")
    jar_ = T(U(ellipse(0, -11, 13, 15), box(-8, -30, 8, -20)), hx, hy, 1.15, rot=-168)
    sc.glow(hx, hy + 10, 60, "#eaf6ff", 0.9)
    sc.layer(jar_, "#e6f4ff", z=2, cut=0, fibre=0, wash=0, sh=0.4, op=0.85, rim="#ffffff", rimop=1)
    R = sc.stream("jar")
    for _ in range(9):
        sc.flat(star(hx + R.uniform(-8, 8), hy + 10 + R.uniform(-10, 10), R.uniform(1.4, 3.4), 4, 0.3), "#ffd76a")


def draw_depths(sc: Scene) -> None:
    """Between noon and night: the bucket with its paper boat, a coin, roots with tiny hands."""
    for a, t, L in ((2.56, 0.02, 118), (2.95, 0.1, 104), (0.42, 0.06, 112), (3.62, 0.03, 96), (1.36, 0.05, 108)):
        x, y = on_wall(t, a, -4)
        dx, dy = POOL[0] - x, POOL[1] - y
        d = math.hypot(dx, dy)
        ux, uy = dx / d, dy / d
        P = [
            (x, y, 10),
            (x + ux * L * 0.4 - uy * 12, y + uy * L * 0.4 + ux * 12, 7),
            (x + ux * L * 0.75 + uy * 8, y + uy * L * 0.75 - ux * 8, 4),
            (x + ux * L, y + uy * L, 2.6),
        ]
        tip = P[-1]
        fingers = [
            limb(
                [
                    (tip[0], tip[1], 2.4),
                    (
                        tip[0] + 11 * math.cos(math.atan2(uy, ux) + q),
                        tip[1] + 11 * math.sin(math.atan2(uy, ux) + q),
                        0.8,
                    ),
                ],
                1,
            )
            for q in (-0.8, -0.3, 0.2, 0.7)
        ]
        twig = limb([(P[1][0], P[1][1], 4), (P[1][0] + uy * 26 + ux * 14, P[1][1] - ux * 26 + uy * 14, 1)], 3)
        sc.layer(
            U(limb(P, 6), fingers, twig),
            mix("#8a5a3c", "#4a3a5c", t * 2),
            z=4,
            cut=0.3,
            sh=0.5,
            rim="#ffe0b0",
            rimop=0.6,
        )
    x, y = 548, 690
    sc.flat(T(ellipse(x, y, 34), -18, 22), "#120a1e", 0.5, "multiply", 5)
    sc.layer(ellipse(x, y, 34), "#7d6a6a", z=6, cut=0.2, rim="#fff0d8", rimop=0.8)
    sc.layer(ellipse(x, y, 28), sc.rad([(0, "#3f5f8f"), (1, "#1c2444")], x, y, 30), z=1, cut=0, fibre=0)
    boat_ = U(Polygon([(-20, 4), (0, -9), (20, 4), (0, 13)]), Polygon([(-7, 2), (0, -16), (7, 2)]))
    sc.layer(T(boat_, x, y, 0.9, rot=-18), "#fbf3e0", z=2, cut=0, fibre=0, wash=0, sh=0.5)
    sc.flat(
        T(U(limb([(0, -16, 1), (0, 12, 1)], 1), limb([(-20, 4, 1), (20, 4, 1)], 1)), x, y, 0.9, rot=-18), "#b9a58a", 0.9
    )
    sc.layer(limb([(x - 34, y, 4), (x, y - 16, 4), (x + 34, y, 4)], 6), "#c9b8a8", z=3, cut=0, fibre=0)
    cx, cy = 296, 604
    sc.flat(T(ellipse(cx, cy, 8, 5, 30), -8, 12), "#120a1e", 0.6, "multiply", 2)
    sc.layer(ellipse(cx, cy, 8, 5, 30), "#ffd76a", z=3, cut=0, fibre=0, wash=0, rim="#fffbe0", rimop=1)
    sc.flat(
        U(
            [
                limb([(cx - 14 - 5 * k, cy - 10 - 5 * k, 0.5), (cx - 26 - 5 * k, cy - 22 - 3 * k, 1.2)], 1)
                for k in range(3)
            ]
        ),
        "#ffe9b0",
        0.7,
    )


def draw_beam(sc: Scene) -> None:
    """The windlass over the mouth, its rope down to the bucket."""
    g = limb([(14, 596, 30), (404, 560, 27), (790, 520, 30)], 2)
    sc.flat(T(g, 12, 40).intersection(ellipse(*RIM, RADIUS + 54)), "#2a1420", 0.42, "multiply", 6)
    sc.stroke([(500, 552), (520, 610), (546, 672)], "#f2dcae", 3.6)
    sc.stroke([(500, 552), (520, 610), (546, 672)], "#8a6a44", 1.2, 0.8, dash="3 3")
    sc.layer(
        g,
        sc.lin([(0, "#d9a068"), (0.5, "#9a5f38"), (1, "#5f3826")], 400, 540, 404, 582),
        z=12,
        sh=0.55,
        shc="#2a1420",
        dx=5,
        dy=12,
        cut=0.6,
        rim="#fff0cc",
        rimop=0.9,
    )
    r = sc.stream("grain")
    sc.flat(
        U(
            [
                limb(
                    [
                        (x, 596 - 0.096 * x + q, 0.5),
                        (x + 50, 591 - 0.096 * x + q, 1.5),
                        (x + 100, 586 - 0.096 * x + q, 0.5),
                    ],
                    3,
                )
                for x, q in ((r.uniform(20, 700), r.uniform(-10, 10)) for _ in range(26))
            ]
        ),
        "#4a2a1c",
        0.6,
    )
    coil = [limb([(478 + 6 * k, 538 - 0.5 * k, 5), (482 + 6 * k, 566 - 0.5 * k, 5)], 2) for k in range(7)]
    sc.layer(U(coil), "#e6cf9a", z=2, cut=0, fibre=0, sh=0.5)
    for x, y in ((44, 592), (764, 524)):
        sc.layer(
            rounded(box(x - 22, y - 26, x + 22, y + 26), 5),
            sc.rad([(0, "#e0a870"), (1, "#8a5434")], x - 20, y - 30, 60),
            z=9,
            cut=0.5,
            shc="#2a1420",
            dx=6,
            dy=9,
            rim="#fff0cc",
            rimop=0.9,
        )
        sc.flat(U([ellipse(x, y, q).difference(ellipse(x, y, q - 1.2)) for q in (6, 11, 16)]), "#6a3f28", 0.6)


def guest(sc: Scene, f: Figure, x: float, y: float, rot: float, s: float = 1.0) -> Figure:
    """Lay somebody of the picnic, with a short noon shadow."""
    p = T(f, x, y, s, rot=rot)
    sc.flat(T(p.outline(), 13, 17), "#5a4a2a", 0.45, "multiply", 2.4)
    put(sc, p, z=3, sh=0.45, rim=(1.4, 1.8, "#fffbe6", 0.9))
    return p


def draw_picnic(sc: Scene) -> None:
    """Everybody is busy with something up here; only a child has leaned over the wall."""
    cloth = T(box(-96, -64, 96, 64), 178, 176, 1, rot=-16)
    sc.layer(cloth, "#fffaf0", z=3, cut=1.4, sh=0.4, shc="#5a4a2a", dx=4, dy=5)
    with sc.clip(cloth):
        lines = [T(box(-100 + 32 * k, -70, -84 + 32 * k, 70), 178, 176, 1, rot=-16) for k in range(7)] + [
            T(box(-100, -70 + 32 * k, 100, -54 + 32 * k), 178, 176, 1, rot=-16) for k in range(5)
        ]
        for g in lines:
            sc.flat(g, "#d2503e", 0.32)
    mx, my = 196, 160
    sc.flat(ellipse(mx + 8, my + 10, 30, 24), "#5a3a2a", 0.4, "multiply", 2)
    sc.layer(ellipse(mx, my, 30, 25, 20), "#3f7a3f", z=4, cut=0)
    sc.layer(ellipse(mx + 2, my + 1, 24, 19, 20), "#f6ead0", z=1, cut=0, fibre=0)
    sc.layer(ellipse(mx + 2, my + 1, 21, 16, 20), "#e2503e", z=0.6, cut=0, fibre=0)
    sc.flat(
        U(
            [
                ellipse(mx + 12 * math.cos(a), my + 9 * math.sin(a), 1.6, 2.6, 40 * a)
                for a in np.linspace(0, 6.28, 9)[:-1]
            ]
        ),
        "#2a1418",
    )
    for x, y, c in ((126, 206, "#f2dcae"), (240, 216, "#9cc3d6"), (150, 134, "#f2dcae")):
        sc.layer(ellipse(x, y, 15), c, z=2, cut=0, sh=0.4, rim="#ffffff", rimop=0.9)
        sc.flat(ellipse(x, y, 10).difference(ellipse(x, y, 9)), dark(c, 0.3), 0.7)
    sc.layer(Polygon([(110, 196), (128, 188), (134, 206), (118, 214)]), "#c98a4a", z=2, cut=0.3)
    guest(sc, from_above("#b3405a", "#d9a077", "#5a3a24", "hair", (-14, -34), (16, -36), skirt=36), 112, 276, 22)
    guest(
        sc,
        from_above(
            "#3f7f8a",
            "#8a5636",
            "#e8cf8a",
            "straw",
            (-20, -30),
            (24, -24),
            legs=(((-12, -18), (-16, -40)), ((14, -16), (18, -38))),
        ),
        300,
        232,
        -62,
    )
    # the couple dances in a ring of two
    guest(sc, from_above("#e0873a", "#5e3a28", "#1c1214", "hair", (-34, -30), (34, -30), skirt=40), 640, 214, 158, 0.95)
    guest(
        sc,
        from_above("#35577f", "#b97a52", "#2a2024", "cap", (-32, -30), (32, -30), legs=(((-8, 12), (-10, 26)),)),
        616,
        152,
        -22 + 360,
        0.95,
    )
    # an old man asleep under a tree, hat over his face, and a man with a basket who comes up the path
    guest(
        sc,
        from_above(
            "#6a7f4a",
            "#e3b58c",
            "#f0dca8",
            "straw",
            (-26, 24),
            (30, 10),
            legs=(((-9, 40), (-12, 82)), ((10, 42), (18, 80))),
            trousers="#8a7a5a",
        ),
        588,
        1066,
        196,
    )
    m = guest(
        sc,
        from_above(
            "#8a5a44",
            "#8a5636",
            "#4a3a34",
            "cap",
            (-18, -30),
            (18, -30),
            legs=(((-8, -12), (-9, -22)), ((8, 14), (9, 26))),
        ),
        92,
        1010,
        42,
    )
    bx, by = m.at("hand_l")
    sc.layer(ellipse(bx + 20, by - 12, 28, 22, 40), "#b98a4a", z=5, cut=0.4, rim="#fff3d0", rimop=0.9)
    for k, c in enumerate(("#d2503e", "#e8b03a", "#d2503e", "#7a9a4a")):
        sc.layer(ellipse(bx + 12 + 9 * k - 3 * (k % 2), by - 12 + 9 * (k % 2) - 4, 7.4), c, z=1.4, cut=0, fibre=0)
    # the child over the wall: legs outside, head inside
    a = 2.32
    x, y = RIM[0] + (RADIUS + 8) * math.cos(a), RIM[1] + (RADIUS + 8) * math.sin(a)
    kid = from_above(
        "#f4ead0",
        "#d9a077",
        "#a8562a",
        "hair",
        (-26, -10),
        (26, -12),
        legs=(((-7, 26), (-12, 54)), ((8, 28), (20, 50))),
        trousers="#2f7a78",
    )
    guest(sc, kid, x, y, math.degrees(a) - 90, 0.92)
    # a snail walks along the stones
    sx, sy = RIM[0] + (RADIUS + 26) * math.cos(-2.2), RIM[1] + (RADIUS + 26) * math.sin(-2.2)
    sc.layer(limb([(sx - 18, sy + 14, 3), (sx, sy, 9), (sx + 13, sy - 13, 5)], 5), "#d9c9a0", z=2, cut=0, fibre=0)
    sc.layer(ellipse(sx - 3, sy + 2, 11), "#b5703c", z=2, cut=0, rim="#fff0d0", rimop=0.9)
    sc.flat(spiral(sx - 3, sy + 2, 8, 1.6, 1.8), "#6a3a1c", 0.8)


def draw_crowns(sc: Scene) -> None:
    """Two trees stand over everything, dark at the corners; a line of bunting between them."""
    for name, cx, cy, r in (
        ("south", 786, 1150, 190),
        ("west", 14, 1196, 128),
        ("north", 806, 20, 132),
        ("far", -6, 10, 96),
    ):
        R = sc.stream(name)
        lay = []
        for k, c in enumerate(("#2f5f4a", "#4a7f50", "#7a9f58", "#b3bf6a")):
            q = r * (1 - 0.22 * k)
            leaves = [
                leaf(
                    cx + q * math.sqrt(R.random()) * 0.9 * math.cos(a),
                    cy + q * math.sqrt(R.random()) * 0.9 * math.sin(a),
                    R.uniform(24, 40),
                    R.uniform(0, 6.3),
                    0.46,
                )
                for a in (R.uniform(0, 6.3) for _ in range(int(56 - 10 * k)))
            ]
            edge_ = [
                leaf(
                    cx + q * 0.86 * math.cos(a),
                    cy + q * 0.86 * math.sin(a),
                    R.uniform(26, 44),
                    a + R.uniform(-0.6, 0.6),
                    0.46,
                )
                for a in np.linspace(0, 6.28, int(34 - 6 * k))
            ]
            lay.append((U(leaves, edge_, ellipse(cx, cy, q * 0.8)) if k == 0 else U(leaves, edge_), c))
        sc.flat(T(lay[0][0], 26, 34), "#5a4a2a", 0.4, "multiply", 7)
        for k, (g, c) in enumerate(lay):
            sc.layer(
                T(g, -7 * k, -9 * k),
                sc.rad([(0, light(c, 0.3)), (1, dark(c, 0.2))], cx - r * 0.6, cy - r * 0.7, r * 2),
                z=9 if k == 0 else 4,
                cut=0,
                sh=0.45,
                shc="#1c2a1c",
                fibre=0,
                rim="#fffbd0",
                rimop=0.6,
            )
    line = along(curve(np.array([(742, 92), (770, 240), (752, 420), (786, 640)], float), n=14), 22)
    sc.stroke([(x + 14, y + 18) for x, y in line], "#5a4a2a", 2, 0.35)
    sc.stroke([tuple(q) for q in line], "#6a4a34", 1.6)
    for k, (x, y) in enumerate(line[1:-1]):
        g = Polygon([(x, y - 9), (x, y + 9), (x - 19, y + 1)])
        sc.flat(T(g, 12, 16), "#5a4a2a", 0.35)
        sc.layer(g, ("#d2503e", "#f2c64a", "#3f7f8a", "#fbf3e0")[k % 4], z=2, cut=0, fibre=0, sh=0.3)


def draw() -> Scene:
    """The card."""
    sc = Scene("well", light=(-60, -80, 300), shadow="#2a1a20", bg="#d9ca86")
    draw_meadow(sc)
    draw_shaft(sc)
    draw_pool(sc)
    girl_at = draw_ladder(sc)
    draw_girl(sc, girl_at)
    draw_depths(sc)
    draw_beam(sc)
    draw_picnic(sc)
    draw_crowns(sc)
    sc.vignette("#3a2a10", 0.24, 380, 600, 980, 0.55)
    sc.finish()
    return sc
