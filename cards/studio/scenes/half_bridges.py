"""half_bridges: two masters built from both banks for thirty years; who will be the first to say that it does not meet?

Palette: night petrol #0d2b38, dusk teal #4f8a8c, last lemon #e4e0a4, brick #96503c, slate #46647e, soup gold #ffd98a, kerchief
vermilion #d2442c. Light: the bowl of soup between the two ends. Planes: sky / peak / woods in mist / lake / the farther half /
the nearer half / masters and bowl / pine bough.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.half_arch import deck_at, half_arch
from cards.studio.papercut.pine_bough import pine_bough

BX, BY = 424, 548  # the bowl
PETROL = "#0d2b38"


def draw_sky(sc: Scene) -> None:
    """The last light behind one peak; its foot drowns in mist over a lake."""
    sc.backdrop(
        sc.lin(
            [(0, "#12404e"), (0.2, "#2f7076"), (0.38, "#86ac94"), (0.52, "#e8dfa8"), (0.62, "#f2e2b0"), (1, "#a8c4b4")],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("cloud")
    for y, x, w, c in (
        (150, 620, 300, "#2c6670"),
        (214, 150, 260, "#3f7c7e"),
        (292, 690, 200, "#8aae96"),
        (352, 90, 220, "#b6c69c"),
    ):
        sc.layer(scroll_cloud(r, x, y, w, 24), c, z=4, sh=0.16, rimop=0.7, rim="#fff3cc", cut=0.4)
    ranks = (
        (
            [(-60, 640), (60, 560), (150, 590), (230, 500), (330, 560), (520, 600), (640, 520), (730, 560), (860, 480)],
            "#8fae9c",
            0.5,
        ),
        (
            [
                (-60, 780),
                (40, 700),
                (130, 640),
                (176, 580),
                (226, 540),
                (290, 430),
                (326, 404),
                (384, 286),
                (420, 226),
                (446, 198),
                (474, 236),
                (526, 296),
                (566, 372),
                (604, 388),
                (634, 366),
                (672, 426),
                (716, 520),
                (780, 580),
                (860, 610),
            ],
            "#1f5560",
            1,
        ),
    )
    for k, (P, c, op) in enumerate(ranks):
        g, top = land(sc.stream(f"peak{k}"), P, 6)
        fill = sc.lin([(0, dark(c, 0.25)), (0.45, c), (0.85, mix(c, "#c6d8c0", 0.75)), (1, "#cfe0c8")], 0, 210, 0, 960)
        sc.layer(g, fill, z=8, sh=0.35, cut=0.8, rim="#fff3cc", rimop=0.9, rimw=1.4)
        if k:
            q = sc.stream("facets")
            cuts = []
            for _ in range(90):  # gullies that run down from the ridge
                x = q.uniform(60, 760)
                y = y_at(top, x) + q.uniform(14, 250)
                d = 1 if x > 436 else -1
                n = q.uniform(30, 90)
                cuts.append(
                    limb([(x, y, 0.5), (x + d * n * 0.3, y + n * 0.5, 2.2), (x + d * n * 0.42, y + n, 0.5)], 4, 3)
                )
            sc.flat(clean(U(cuts).intersection(g)), "#0c3440", 0.35)
            tongues = [
                (x, y_at(top, x) + max(4, 150 - abs(x - 446) * 0.8) * q.uniform(0.4, 1.0))
                for x in np.arange(330, 566, 12)
            ]
            snow = clean(Polygon([(330, 100), *tongues, (566, 100)]).intersection(g))
            side = Polygon(
                [
                    (446, 190),
                    (458, 250),
                    (440, 300),
                    (468, 360),
                    (452, 420),
                    (500, 520),
                    (480, 620),
                    (560, 760),
                    (900, 760),
                    (900, 190),
                ]
            )
            sc.layer(snow, "#cddcc8", z=2, sh=0.3, cut=0.8, rim="#fffdf0", rimop=0.9)
            sc.flat(
                clean(side.intersection(g)),
                sc.lin([(0, "#0c3444", 0.5), (0.7, "#0c3444", 0.25), (1, "#0c3444", 0)], 0, 200, 0, 760),
                1,
                "multiply",
            )
    stars = [ellipse(r.uniform(250, 780), r.uniform(20, 190), r.uniform(0.7, 1.6)) for _ in range(26)]
    sc.flat(U(stars), "#fff6d8", 0.7)


def fir(r: random.Random, x: float, y: float, h: float) -> Any:
    """A small fir of ragged tiers, its foot on x, y."""
    out = []
    w = h * r.uniform(0.2, 0.3)
    for k in range(4):
        t = k / 4
        out.append(
            Polygon(
                [
                    (x - w * (1 - t), y - h * t * 0.9),
                    (x + w * (1 - t), y - h * t * 0.9),
                    (x + r.uniform(-1, 1), y - h * (t * 0.72 + 0.34)),
                ]
            )
        )
    return U(out)


def draw_depth(sc: Scene) -> None:
    """Far below: woods in mist, a lake, a village that has gone to bed."""
    for k, (y, c) in enumerate(((800, "#8cb0a2"), (858, "#5f948e"), (912, "#39757a"))):
        r = sc.stream(f"wood{k}")
        g, top = land(r, [(-60, y - 30), (120, y + 8), (300, y - 16), (470, y + 16), (620, y - 6), (860, y - 36)], 6)
        trees = [fir(r, x, y_at(top, x) + 5, r.uniform(16, 30) * (0.8 + 0.35 * k)) for x in np.arange(-40, 840, 13 - k)]
        sc.layer(
            U(g, trees),
            sc.lin([(0, c), (1, mix(c, "#dcebd4", 0.8))], 0, y - 30, 0, y + 90),
            z=7,
            sh=0.3,
            cut=0.3,
            rim="#f6f6d8",
            rimop=0.6,
        )
    lake = Polygon([(-60, 976), (860, 976), (860, 1280), (-60, 1280)])
    sc.layer(
        lake,
        sc.lin([(0, "#cfe2c8"), (0.25, "#7fb0a8"), (0.7, "#22586a"), (1, "#0f3644")], 0, 976, 0, 1220),
        z=3,
        sh=0.2,
        cut=0.4,
        rim="#fffbe0",
        rimop=0.7,
    )
    r = sc.stream("ripples")
    rip = []
    for _ in range(110):
        y = 980 + 230 * r.random() ** 1.4
        n = 10 + (y - 970) * 0.16
        x = r.uniform(0, 800)
        rip.append(limb([(x - n, y, 0.3), (x, y + r.uniform(-1, 1), 1 + (y - 970) * 0.008), (x + n, y, 0.3)], 3, 3))
    sc.flat(U(rip), "#f2f4d8", 0.5)
    shore = shape("150,984^ 210,972 300,966 380,974 470,984^")
    sc.layer(
        U(shore, shape("500,984^ 560,972 650,970 720,984^")), "#2f6468", z=2, sh=0.2, cut=0.4, rim="#f6f6d8", rimop=0.6
    )
    for k in range(26):  # the light of the soup, broken on the water
        y = 992 + 8 * k
        w = (10 + 1.3 * k) * r.uniform(0.5, 1.1)
        x = BX + r.uniform(-8, 8)
        sc.flat(limb([(x - w, y, 0.4), (x, y, 2.6 + 0.08 * k), (x + w, y, 0.4)], 3, 3), "#ffe09a", 0.75 - 0.018 * k)
    walls, roofs, lamps = [], [], []
    for x, y in ((250, 980), (268, 976), (288, 979), (304, 974), (322, 978), (346, 980), (566, 978), (590, 980)):
        w, h = r.uniform(11, 18), r.uniform(10, 17)
        walls.append(box(x - w / 2, y - h, x + w / 2, y))
        roofs.append(Polygon([(x - w * 0.62, y - h + 1), (x, y - h - w * 0.6), (x + w * 0.62, y - h + 1)]))
        lamps.append(box(x - 1.8, y - h * 0.7, x + 1.8, y - h * 0.2))
    sc.layer(U(walls), "#8fb0a0", z=2, cut=0, wash=0, fibre=0)
    sc.layer(U(roofs), "#2f5660", z=1.4, cut=0, wash=0, fibre=0, rim="#f6f6d8", rimop=0.6)
    sc.flat(U(lamps), "#ffe6a0", 0.95)


def draw_masters(sc: Scene) -> None:
    """She kneels at the end and hands the soup over; he reaches up for it, and the goat holds him by the waistcoat."""
    s = 1.42
    look: dict[str, Any] = {"z": 2.8, "shade": ("#0d2b40", 0.5, 420), "cast": 8}
    x, y = 312, deck_at(-1, 312) - 6
    at = lambda px, py, f: (f * (px - x) / s, (py - y) / s)  # noqa: E731
    she = person(66, "side", SIDE["kneel"].but(lean=24, stoop=2, nod=-4), dress("sweater", "#b8342c", "#3a5674", "#f0c890").but(shoes="boots", belt="#e8d6b0"), "#e0b088", "bun", "#d8d2c6", "tender", 1.15, reach_a=at(BX - 14, BY + 4, 1), reach_b=at(BX + 4, BY + 10, 1), grip_a="cup", grip_b="cup", hat="scarf", hat_colour="#d2442c", big_head=1.08)  # fmt: skip
    put(sc, T(she, x, y, s), rim=(-2.4, 0.6, "#ffe6b0", 1), **look)
    x, y = 520, deck_at(1, 520) - 6
    he = person(68, "side", SIDE["reach"].but(hip=0.98, lean=15, stoop=4, nod=-22, foot_a=(0.02, 0.07), foot_b=(-0.34, 0.05), toe_a=40, toe_b=44), dress("vest", "#3f7a52", "#2a3040", "#f0e2c4"), "#d9a077", "balding", "#e0dacc", "tender", 1.12, reach_a=at(BX + 26, BY + 12, -1), reach_b=at(BX + 12, BY + 14, -1), grip_a="cup", grip_b="cup", beard="full", big_head=1.08)  # fmt: skip
    goat = T(
        beast("goat", "alert", ("#e8dcc4", "#f4ecdc", "#6a5648"), neck=6, head=-10),
        642,
        deck_at(1, 642) - 2,
        1.12,
        rot=9,
        flip=True,
    )
    put(sc, goat, z=2.4, rim=(2, 0.6, "#ffe6b0", 0.9), shade=("#0d2b40", 0.5, 420), cast=7)
    he = T(he, x, y, s, flip=True)
    mx, my = goat.at("head.mouth")
    hx, hy = he.at("hip")
    hem = shape(
        f"{hx - 4},{hy - 66} {hx + 14},{hy - 40} {mx + 7},{my - 5} {mx + 9},{my + 5} {mx - 4},{my + 9} {hx + 4},{hy - 8} {hx - 10},{hy - 12}"
    )
    sc.layer(hem, "#356848", z=2.4, cut=0, wash=0.4, rim="#d8f0c0", rimop=0.5)
    put(sc, he, rim=(2.4, 0.6, "#ffe6b0", 1), **look)
    soup = T(bowl("#2f6f96", 66, "#fff0b4", "#f6e2b0"), BX, BY + 24, 1)
    put(sc, soup, z=2.4, rim=(0, 1.4, "#fff6d8", 1))
    for dx, n, w, ph in ((-14, 190, 15, 0.4), (10, 262, 19, 2.6), (0, 130, 12, 4.4)):
        wisp = [
            (BX + dx + 15 * math.sin(ph + 5.2 * t) * t**0.6, BY - 6 - n * t, 1.5 + w * math.sin(math.pi * t**0.7))
            for t in np.linspace(0, 1, 14)
        ]
        sc.flat(limb(wisp, 5), "#fff0c8", 0.3, "screen", 3.4)
    sc.glow(BX, BY - 4, 400, "#ffb04e", 0.62)
    sc.glow(BX, BY + 20, 420, "#ff9a38", 0.8, "soft-light", mid=0.6)
    sc.glow(BX, BY - 4, 84, "#fff0c0", 0.85)


def draw_kitchen(sc: Scene) -> None:
    """On her side the pot and the kettle, on his three cups."""
    for f, x, k, s in ((pot("#6a5658", 90, 62, 1), 132, -1, 0.8), (kettle("#9a6238"), 62, -1, 0.7)):
        put(
            sc, T(f, x, deck_at(k, x) - 4, s), z=2.4, rim=(-2, 0.8, "#ffe6b0", 0.9), shade=("#0d2b40", 0.5, 460), cast=5
        )
    for x in (742, 764, 786):
        put(
            sc,
            T(cup("#efe6d2", "#d2442c"), x, deck_at(1, x) - 4, 0.62),
            z=2,
            rim=(1.6, 0.6, "#ffe6b0", 0.9),
            shade=("#0d2b40", 0.5, 460),
        )


def draw() -> Scene:
    """Do they both hope that nobody has noticed?"""
    sc = Scene("half_bridges", light=(BX, BY, 200), shadow="#04161e", bg=PETROL)
    draw_sky(sc)
    draw_depth(sc)
    half_arch(sc, 1, ("#46647e", "#54748a", "#3a5670"), "#223a4c")
    half_arch(sc, -1, ("#96503c", "#a86248", "#7e4238"), "#4a2a2c")
    draw_kitchen(sc)
    draw_masters(sc)
    pine_bough(sc)
    sc.vignette("#08202c", 0.5, BX, 640, 860, 0.45)
    sc.finish()
    return sc
