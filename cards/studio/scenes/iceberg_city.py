"""A dog looks down from the tip of an iceberg; below, inside the ice, a city hangs upside down with all its lamps lit.

Palette: arctic petrol #0f3b54, iceberg blue #3f86a8, turquoise ice #8ccbd1, slate violet #4b5a80, pack ice #eef7f7, lamp #f3b473.
Light: the square in the city's heart. Planes: air and far bergs / sea / ice cut back six times / four tiers of houses / near keels.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.reef_fish import minnow
from cards.studio.papercut.towers import arcade, tower

LX, LY = 404, 700  # the heart of the city
SEA = 262  # the waterline
CENTRE = (404, 600)
BERG = [
    (96, SEA),
    (250, SEA),
    (420, SEA),
    (590, SEA),
    (716, SEA),
    (772, 372),
    (744, 520),
    (762, 640),
    (690, 800),
    (628, 936),
    (520, 1040),
    (446, 1142),
    (396, 1120),
    (330, 1010),
    (216, 930),
    (148, 800),
    (60, 690),
    (74, 540),
    (28, 420),
]
ICE = ("#1f5f80", "#2f7798", "#4592ae", "#62abbf", "#84c5cf", "#a9dcdc")
# base line of each tier (hung: larger y is further up the hill), its houses' walls, its tone and the share of lit windows
TIERS = (
    ("top", 628, (290, 524), (24, 38), (76, 150), "#7fb4c8", 0.75),
    ("third", 540, (206, 604), (28, 44), (64, 138), "#4f8cb0", 0.6),
    ("second", 446, (140, 668), (32, 50), (56, 132), "#386a98", 0.5),
    ("first", 352, (92, 716), (34, 56), (50, 112), "#2c4676", 0.42),
)
KINDS = ("gable", "steps", "gable", "spire", "spire", "dome", "steps", "spire")


def hang(g: Any, x: float, y: float) -> Any:
    """Turn an upright thing upside down, its foot at x, y."""
    return T(g, x, y, 1, sy=-1)


def draw_air(sc: Scene) -> None:
    """A short pale day over the pack ice."""
    sc.backdrop(
        sc.lin([(0, "#b9cfd8"), (0.12, "#f6dcc0"), (0.22, "#fbe9d2"), (0.24, "#0f3b54"), (1, "#061a2c")], 0, 0, 0, 1200)
    )
    sc.glow(610, SEA - 12, 330, "#ffe2b4", 0.9, sy=0.5)
    r = sc.stream("far bergs")
    for y, h, c in ((SEA - 4, 54, "#dfe0dc"), (SEA, 36, "#bccfd6")):
        x = -40.0
        while x < 840:
            w = r.uniform(60, 150)
            n = 5
            P = (
                [(x, y)]
                + [
                    (x + w * (k + 0.5) / n, y - h * r.uniform(0.3, 1) * math.sin(math.pi * (k + 0.7) / (n + 0.4)))
                    for k in range(n)
                ]
                + [(x + w, y)]
            )
            sc.layer(Polygon([*P, (x + w, y + 60), (x, y + 60)]).buffer(0), c, z=4, sh=0.2, cut=0.4, rimop=0.6)
            x += w * r.uniform(0.9, 2.2)
    for k in range(9):
        x, y = 560 + 26 * k + r.uniform(-8, 8), 66 + 10 * math.sin(k) + r.uniform(-6, 6)
        sc.flat(limb([(x - 7, y - 3, 0.4), (x, y, 1.6), (x + 7, y - 4, 0.4)], 4), "#5f7486", 0.75)


def draw_sea(sc: Scene) -> None:
    """Dark water with the ghosts of other bergs."""
    sc.layer(
        box(-60, SEA, 860, 1260),
        sc.rad([(0, "#2f7d98"), (0.35, "#1a5674"), (0.7, "#0f3b54"), (1, "#061c30")], LX, LY - 120, 760),
        z=7,
        sh=0.35,
        cut=0.6,
        rim="#fff6e0",
        rimop=0.8,
    )
    rays(sc, 8, "#bfe6e6", 0.14, 0.06, 900)
    ghosts = (
        ([(-60, SEA), (90, SEA), (120, 380), (70, 560), (10, 640), (-60, 700)], "#17506e"),
        ([(700, SEA), (860, SEA), (860, 760), (800, 700), (770, 560), (724, 420)], "#154b68"),
    )
    for P, c in ghosts:
        sc.layer(
            Polygon(P),
            sc.lin([(0, light(c, 0.2)), (1, dark(c, 0.4))], 0, SEA, 0, 760),
            z=5,
            sh=0.3,
            cut=0.6,
            op=0.85,
            rim="#cfeef0",
            rimop=0.4,
        )


def ring(sc: Scene, k: int) -> list[tuple[float, float]]:
    """The k-th outline of the ice, further in and cut afresh."""
    if not k:
        return list(BERG)
    r = sc.stream(f"ice {k}")
    t = (0, 0.1, 0.2, 0.31, 0.43, 0.56)[k]
    out = []
    for x, y in BERG:
        q = t * r.uniform(0.72, 1.26)
        out.append((x + (CENTRE[0] - x) * q, max(SEA + 7 * k, y + (CENTRE[1] - y) * q)))
    return out


def draw_ice(sc: Scene) -> None:
    """Six sheets of ice, each cut back further and lighter, with the facets between them."""
    outline = Polygon(BERG)
    sc.glow(LX, LY - 40, 560, "#8ccbd1", 0.35)
    rings = [ring(sc, k) for k in range(6)]
    r = sc.stream("facets")
    for k, P in enumerate(rings):
        g = Polygon(P).buffer(0)
        c = ICE[k]
        sc.layer(
            g,
            sc.near(light(c, 0.34), dark(c, 0.3), 470),
            z=9,
            sh=0.4,
            cut=0.5,
            wash=0.8,
            rim="#eefcfa",
            rimop=0.75,
            dy=3,
        )
        if k < 5:
            for i in range(len(P)):
                j = (i + 1) % len(P)
                q = Polygon([P[i], P[j], rings[k + 1][j], rings[k + 1][i]]).buffer(0).intersection(g)
                v = r.uniform(-0.2, 0.24)
                sc.flat(clean(q), "#f2ffff" if v > 0 else "#08304c", abs(v), "soft-light" if v < 0 else "screen")
                if r.random() < 0.5:
                    sc.stroke([P[i], rings[k + 1][i]], "#e8fbfa", 0.9, 0.45)
    with sc.clip(outline):
        for _ in range(26):  # cracks and trapped air
            x, y = r.uniform(60, 740), r.uniform(SEA + 40, 1100)
            P = [(x, y)]
            a = r.uniform(0, 6.28)
            for _ in range(4):
                a += r.uniform(-0.7, 0.7)
                P.append((P[-1][0] + r.uniform(14, 34) * math.cos(a), P[-1][1] + r.uniform(14, 34) * math.sin(a)))
            sc.stroke(P, "#eefcfa", r.uniform(0.6, 1.4), 0.4)
        sc.flat(
            U([ellipse(r.uniform(60, 740), r.uniform(SEA + 30, 1120), r.uniform(0.8, 2.6)) for _ in range(170)]),
            "#f4ffff",
            0.5,
        )
    heart = Polygon(rings[2]).buffer(0)
    warm = [(0, "#fffdf4", 1), (0.34, "#fff0cc", 1), (0.6, "#ffd596", 0.85), (0.82, "#f3b473", 0.32), (1, "#f3b473", 0)]
    sc.flat(heart, sc.rad(warm, LX, LY + 150, 370), 0.94)
    for k in (2, 3, 4):
        for i in range(len(BERG)):
            j = (i + 1) % len(BERG)
            q = Polygon([rings[k][i], rings[k][j], rings[k + 1][j], rings[k + 1][i]]).buffer(0).intersection(heart)
            v = r.uniform(-0.2, 0.3)
            sc.flat(clean(q), "#ffffff" if v > 0 else "#5fa0b8", abs(v) * 0.9)
    for k in (3, 4, 5):
        sc.stroke([*rings[k], rings[k][0]], "#fffbee", 1.6, 0.7)
        for i, P in enumerate(rings[k]):
            if i % 2:
                sc.stroke([P, (P[0] + (LX - P[0]) * 0.3, P[1] + (LY + 80 - P[1]) * 0.3)], "#fffbee", 1, 0.5)
    sc.glow(LX, LY + 60, 430, "#f6c890", 0.8)
    sc.glow(LX, LY + 130, 250, "#fff0d0", 1)


def lay_tower(sc: Scene, t: Any, x: float, y: float, tone: str, glow: float, lit_by: float = 0.5) -> None:
    """One hanging house."""
    wall, roof, trim, lit, unlit = (hang(g, x, y) for g in (t.wall, t.roof, t.trim, t.lit, t.unlit))
    deep = mix(tone, "#2c3560", 0.5)
    rim = {"cut": 0, "fibre": 0.06, "rim": "#ffe8c4", "rimop": 0.6}
    sc.layer(roof, sc.near(mix(deep, "#d08a6a", 0.4), deep, 330), z=4, sh=0.42, **rim)
    sc.layer(wall, sc.near(mix(tone, "#ffe0b0", lit_by), tone, 340), z=4, sh=0.42, **rim)
    sc.flat(trim, mix(tone, "#f4fbf8", 0.45), 0.7)
    sc.flat(unlit, dark(deep, 0.3), 0.8)
    sc.flat(lit, sc.near("#fff6dc", "#f3b473", 420), 1)
    for wx, wy in t.lamps[:: 1 if glow > 0.4 else 2]:
        sc.glow(x + wx, y - wy, 17, "#f8bd78", glow)


def draw_city(sc: Scene) -> None:
    """Four tiers of a hill town, the hill's top lowest."""
    for n, (name, base, (x0, x1), (w0, w1), (h0, h1), tone, lit) in enumerate(TIERS):
        r = sc.stream(f"tier {name}")
        mid = (x0 + x1) / 2
        at = lambda x, b=base, m=mid, s=(x1 - x0) / 2: b - 46 * ((x - m) / s) ** 2
        top = [(x, at(x)) for x in np.linspace(x0 - 40, x1 + 40, 24)]
        ground = Polygon([*top, (x1 + 40, base - 150), (x0 - 40, base - 150)]).buffer(0)
        ice = Polygon(ring(sc, 4 - n)).buffer(-4) if n else Polygon(ring(sc, 5)).buffer(30)
        ground = ground.intersection(ice)
        houses = []
        x = x0 + r.uniform(0, 10)
        while x < x1:
            w, h = r.uniform(w0, w1), r.uniform(h0, h1) * (1.16 - 0.42 * abs(x - mid) / ((x1 - x0) / 2))
            kind = r.choice(KINDS)
            if kind == "spire":
                w *= 0.62
                h *= 1.2
            gap = abs(x + w / 2 - (404 - 60 * (n - 1.5))) < 30 and n > 0
            if not gap:
                houses.append((x + w / 2, kind, w, h))
            x += w * r.uniform(0.86, 1.12) + (r.uniform(8, 30) if r.random() < 0.25 else 0)
        for x, kind, w, h in sorted(houses, key=lambda q: r.random()):
            lay_tower(
                sc, tower(r, kind, w, h, lit), x, at(x) - 8, mix(tone, "#1f3a5e", r.uniform(0, 0.22)), 0.34 + 0.1 * n
            )
        sc.layer(
            ground,
            sc.near(mix(tone, "#f8dcb0", 0.55), mix(tone, "#123a58", 0.5), 380),
            z=7,
            sh=0.45,
            cut=0.5,
            rim="#fff0d4",
            rimop=0.7,
        )
        if n == 0:
            cathedral(sc)
        trees = [
            hang(poplar(r, 0, 0, r.uniform(20, 34), 9), x, at(x) - 3) for x in (r.uniform(x0, x1) for _ in range(5))
        ]
        sc.layer(U(trees), sc.near("#6f9a98", "#1c4058", 330), z=3, cut=0, sh=0.4, rim="#ffe8c4", rimop=0.6)
        with sc.clip(ground):
            sc.flat(
                U(
                    [
                        limb(
                            [
                                (xx - 24, at(xx) - 14 * j, 0.5),
                                (xx, at(xx) - 14 * j - 2, 1.4),
                                (xx + 24, at(xx) - 14 * j, 0.5),
                            ],
                            3,
                        )
                        for j in (1, 2, 3, 4)
                        for xx in np.arange(x0 + 17 * j, x1, 58)
                    ]
                ),
                "#eafaf6",
                0.25,
            )


def cathedral(sc: Scene) -> None:
    """On top of the hill, which is the lowest point: a dome and spires, dark against the brightest ice."""
    r = sc.stream("cathedral")
    for kind, x, w, h, tone in (
        ("gable", 322, 40, 120, "#6f9fbc"),
        ("gable", 490, 42, 112, "#6f9fbc"),
        ("spire", 346, 32, 196, "#4f7fa8"),
        ("spire", 466, 32, 208, "#4f7fa8"),
        ("dome", 406, 84, 214, "#3f6a98"),
    ):
        lay_tower(sc, tower(r, kind, w, h, 0.85), x, 632, tone, 0.5, 0.22)
    road = sc.near("#f2dcb4", "#7fa8be", 170, (406, 730))
    sc.layer(hang(arcade(104, 40, 4), 406, 724), road, z=3, cut=0, sh=0.45, rim="#fff0d4", rimop=0.9)


def draw_street(sc: Scene) -> None:
    """Lamps along the one street that winds through all tiers."""
    P = curve(
        np.array(
            [
                (404, 628),
                (452, 600),
                (500, 566),
                (470, 520),
                (388, 498),
                (318, 462),
                (330, 412),
                (432, 386),
                (498, 340),
                (474, 300),
                (430, 276),
            ],
            float,
        ),
        n=12,
    )
    sc.stroke(P, "#ffe2ae", 9, 0.34, "screen", blur=4)
    c = along(P, 34)
    for k, (x, y) in enumerate(c):
        s = 1.1 - 0.5 * k / 34
        sc.glow(float(x), float(y), 26 * s + 6, "#ffd08a", 0.75)
        sc.flat(ellipse(float(x), float(y), 2.7 * s), "#fff8e2")


def draw_tip(sc: Scene) -> None:
    """The little that is seen from above, and who stands on it."""
    tips = (
        (
            [
                (210, SEA + 6),
                (256, 196),
                (306, 168),
                (352, 112),
                (404, 92),
                (446, 128),
                (486, 170),
                (560, 186),
                (604, 214),
                (632, SEA + 6),
            ],
            "#f4faf8",
            "#c4d8e0",
        ),
        (
            [(240, SEA + 6), (300, 208), (352, 160), (392, 178), (430, 216), (470, 234), (500, SEA + 6)],
            "#fffdf8",
            "#cfe0e6",
        ),
        ([(470, SEA + 6), (492, 206), (560, 190), (590, 222), (616, SEA + 6)], "#fffaf0", "#d6e2e4"),
    )
    for P, a, b in tips:
        sc.layer(
            Polygon(P),
            sc.lin([(0, b), (0.55, a), (1, "#fff3dc")], 240, 120, 640, 220),
            z=7,
            sh=0.35,
            cut=0.6,
            rim="#ffffff",
            rimop=0.9,
        )
    for P in ([(404, 92), (392, 178)], [(352, 160), (340, 220), (352, SEA)], [(560, 190), (548, 226), (556, SEA)]):
        sc.stroke(P, "#9db8c8", 1.1, 0.7)
    dog = beast("dog", "sit", ("#4f4652", "#e6dccb", "#2a2830"), neck=-34, head=58)
    d = T(dog, 574, 191, 0.5)
    sc.flat(ellipse(556, 194, 34, 4), "#7f97a8", 0.5, "multiply", 2)
    put(sc, d, z=2, rim=(-1.6, 1, "#fff2d8", 0.9))
    water = [
        limb([(x, y, 0.5), (x + w / 2, y - 1, 1.6), (x + w, y, 0.5)], 3)
        for x, y, w in (
            (60, SEA + 9, 90),
            (170, SEA + 15, 60),
            (640, SEA + 10, 110),
            (300, SEA + 12, 50),
            (520, SEA + 16, 70),
        )
    ]
    sc.flat(U(water), "#fbfaf0", 0.6)


def draw_secrets(sc: Scene) -> None:
    """A skater on the underside of the sea, a whale far below, a window that waves."""
    s = person(
        22,
        "side",
        Pose(0.9, lean=24, foot_a=(0.34, 0), foot_b=(-0.6, 0.34), hand_a=(-0.6, 0.5), hand_b=(0.7, 0.1), toe_b=50),
        dress("skirt", "#a8503f", "#33486a", "#efe2c4"),
        hat="knit",
        hat_colour="#e0a53a",
    )
    put(sc, T(s, 150, SEA + 3, 0.24, sy=-0.24), z=1.4)
    sc.stroke(curve(np.array([(150, SEA + 3), (110, SEA + 3.5), (60, SEA + 3)]), n=4), "#ffffff", 1.2, 0.8)
    w = fillet(
        U(
            shape("0,0 30,-20 90,-30 150,-20 196,-4^ 150,10 90,16 30,12"),
            shape("186,-6^ 210,-18 232,-20^ 220,-6 234,10^ 208,2"),
            limb([(70, 8, 16), (86, 34, 9), (104, 44, 2)], 5),
        ),
        5,
    )
    sc.layer(
        T(w, 150, 1046, 0.72, rot=-8),
        sc.lin([(0, "#2f7594"), (1, "#174a68")], 150, 0, 330, 0),
        z=3,
        sh=0.2,
        cut=0,
        rim="#9fd6dc",
        rimop=0.5,
    )
    x, y = 618, 508
    sc.layer(box(x - 9, y - 12, x + 9, y + 12), "#fff0c8", z=1.6, cut=0, wash=0)
    sc.glow(x, y, 40, "#f8bd78", 0.8)
    sc.flat(
        U(
            ellipse(x - 1, y - 1, 3.6, 4),
            shape(f"{x - 6},{y - 12}^ {x + 4},{y - 12}^ {x + 3},{y - 4} {x - 5},{y - 4}"),
            limb([(x + 2, y - 6, 2), (x + 6, y + 2, 1.8), (x + 4, y + 8, 2.4)], 4),
        ),
        "#5a3048",
    )


def draw_keels(sc: Scene) -> None:
    """Near dark ice at both sides and the bottom of the sea."""
    left = Polygon([(-60, 330), (10, 360), (44, 520), (20, 700), (62, 860), (30, 1010), (-60, 1100)])
    right = Polygon([(860, 520), (800, 560), (764, 720), (786, 900), (740, 1020), (776, 1140), (860, 1200)])
    for g in (left, right):
        for k, c in enumerate(("#0f3f5a", "#0b3048")):
            q = g if not k else g.buffer(-16, join_style=2)
            sc.layer(q, sc.near(light(c, 0.22), dark(c, 0.4), 640), z=13, sh=0.55, cut=0.6, rim="#bfeaea", rimop=0.55)
    floor, top = land(
        sc.stream("floor"),
        [(-60, 1150), (120, 1128), (260, 1166), (420, 1184), (600, 1160), (720, 1120), (860, 1140)],
        9,
    )
    sc.layer(floor, sc.near("#1c5068", "#05182a", 720), z=13, sh=0.5, cut=1.2, rim="#8ccbd1", rimop=0.5)
    for k, (x, h) in enumerate(((70, 120), (104, 74), (640, 90), (690, 150), (728, 100))):
        sc.layer(
            kelp(x, y_at(top, x) + 8, h, f"weed{k}", 14, 8),
            sc.near("#1c5a68", "#061c30", 640),
            z=8,
            cut=0.2,
            rim="#8ccbd1",
            rimop=0.4,
        )
    r = sc.stream("shoal")
    P = along(curve(np.array([(560, 1090), (640, 1040), (706, 960), (716, 880)], float), n=10), 28)
    s = []
    for a, b in zip(P[:-1], P[1:], strict=True):
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        s.append(T(minnow(r.uniform(10, 17)), a[0] + r.gauss(0, 9), a[1] + r.gauss(0, 9), 1, rot=turn))
    s = U(s)
    sc.layer(s, sc.near("#f3c890", "#2a6480", 520), z=3, cut=0, fibre=0, wash=0, rim="#ffe8c4")


def draw() -> Scene:
    """What is under the tip."""
    sc = Scene("iceberg_city", light=(LX, LY, 240), shadow="#03182a", bg="#0f3b54")
    draw_air(sc)
    draw_sea(sc)
    draw_ice(sc)
    draw_city(sc)
    draw_street(sc)
    draw_tip(sc)
    draw_secrets(sc)
    draw_keels(sc)
    sc.vignette("#031422", 0.36, LX, 560, 900)
    sc.finish()
    return sc
