"""A dog looks down from the tip of an iceberg; below, inside the ice, a city hangs upside down with all its lamps lit.

Palette: arctic petrol #0f3b54, iceberg blue #3f86a8, turquoise ice #8ccbd1, slate violet #4b5a80, pack ice #eef7f7, lamp #f3b473.
Light: the square in the city's heart. Planes: air and far bergs / sea / ice cut back six times / four tiers of houses / near keels.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hanging_city import draw_city, draw_street
from cards.studio.papercut.hollow_iceberg import SEA, draw_ice
from cards.studio.papercut.reef_fish import minnow

LX, LY = 404, 700  # the heart of the city


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
