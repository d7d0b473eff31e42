"""A skater draws one long curve on a frozen lake; from above the lake is a violin and the curve is the bow's stroke."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.skater_above import skater_above
from cards.studio.papercut.spruce_above import SUN, spruce
from cards.studio.papercut.violin_lake import draw_f_holes, draw_finger_board, draw_ice, draw_strings, laid, lake, spot
from cards.studio.papercut.violin_piers import draw_bridge, draw_jetty, draw_pegs

# aqua #a9d0d4, deep #5d97a6, spruce #2c4a48, bank #d5dcd9, frost #f1f7f3, scarf #d2442f; the sun low at the upper right


def shadow_girl() -> Any:
    """Her shadow, feet at 0,0, lying along +x: boots, bell of the coat, arms wide and raised, cap with its bobble."""
    return fillet(
        U(
            limb("-4,-6,9 34,-8,14 84,-10,22", 4), limb("14,54,10 50,36,14 92,14,22", 5), shape("-2,48 12,46 18,62 4,70"),
            shape("78,-50^ 96,-47 136,-32 172,-21 206,-24 236,-27^ 250,0^ 236,27 206,24 172,21 136,34 96,49 78,53^ 72,24 76,0 72,-26"),
            limb("230,-18,30 240,-60,22 262,-104,17 290,-140,13", 8), limb("230,18,30 238,62,22 256,108,17 282,148,13", 8),
            ellipse(294, -146, 14, 10, 50), ellipse(286, 155, 14, 10, -50),
            limb("240,0,22 272,0,20", 3), ellipse(292, 0, 32, 30), shape("296,-33^ 334,-24 340,0 334,24 296,33^ 304,0"), ellipse(348, 0, 12),
            limb("262,-24,12 246,-30,12 226,-30,8", 4), limb("262,24,12 246,30,12 226,30,8", 4),
        ),
        3,
    )  # fmt: skip


def draw_sound(sc: Scene, water: Any) -> None:
    """Where the stroke crosses them the strings swing between two arcs; rings of sound in the ice."""
    # where the stroke crosses them the strings sound: each swings between two arcs
    for k in range(4):
        a, b = (-24 + 15.8 * k, 206), (-25.3 + 16.8 * k, 392)
        for w_, op in ((5.2, 0.55), (3.4, 0.3), (-5.2, 0.55), (-3.4, 0.3)):
            q = [
                spot(a[0] + (b[0] - a[0]) * t + w_ * math.sin(math.pi * t), a[1] + (b[1] - a[1]) * t)
                for t in np.linspace(0, 1, 30)
            ]
            sc.stroke(q, "#f7fcfa", 1.1, op)
    with sc.clip(water):  # rings of sound in the ice
        for k in range(5):
            e = laid(ellipse(0, 262, 62 + 30 * k, 40 + 22 * k))
            sc.flat(e.difference(e.buffer(-1.6)), "#f7fcfa", 0.34 - 0.055 * k)


def draw_stroke(sc: Scene, water: Any) -> Any:
    """The stroke of the bow, whiter the newer; returns the line."""
    stroke = curve(
        [(-176, 104), (-172, 160), (-148, 210), (-100, 246), (-34, 262), (30, 257), (84, 238), (114, 220)], n=16
    )
    P = np.array([spot(*w_) for w_ in stroke])
    n = len(P)
    for a, b, col, w_, op in ((-3, 4, "#3f7889", 5, 0.35), (0, 0, "#ffffff", 5.5, 1)):
        sc.flat(limb([(x + a, y + b, 0.8 + w_ * (i / n) ** 0.8) for i, (x, y) in enumerate(P)], 2, 5), col, op)
    with sc.clip(water):
        sc.flat(
            limb([(x, y, 4 + 20 * (i / n) ** 1.5) for i, (x, y) in enumerate(P)], 2, 6), "#ffffff", 0.5, "screen", 7
        )
    dust = sc.stream("dust")
    sc.flat(
        U(
            [
                ellipse(P[i][0] + dust.gauss(0, 7), P[i][1] + dust.gauss(0, 7), dust.uniform(0.6, 1.9))
                for i in [int(n * (1 - dust.random() ** 2 * 0.5)) - 1 for _ in range(110)]
            ]
        ),
        "#ffffff",
        0.95,
    )
    return P


def draw_banks(sc: Scene, water: Any) -> None:
    """The banks, each a sheet higher."""
    frame = box(-60, -60, 860, 1260)
    ramp = ("#b9c9cb", "#c9d5d5", "#d7e0de", "#e3eae7", "#ecf2ef", "#f3f8f5")
    for k, c in enumerate(ramp):
        d = 3 + 17 * k + 3.5 * k * k
        hole = water.buffer(d, 16) if k < 2 else rounded(fillet(water.buffer(d, 16), 10 + 22 * k), 10)
        rr = sc.stream(f"bank{k}")
        sc.layer(
            handcut(frame.difference(hole), 1 + 1.5 * k, 9, rr.randint(1, 999), 120),
            sc.lin([(0, mix(c, "#fff1da", 0.62)), (1, mix(c, "#86a9ba", 0.4))], 800, 0, 60, 1200),
            z=8 if k else 11,
            sh=0.42,
            cut=0,
            rim="#fffdf6",
            rimop=0.8,
            rimw=1.4,
            fibre=0.1,
            dx=-5,
            dy=6,
        )


def draw_boots(sc: Scene) -> None:
    """Boots left where the stroke begins, and the way to them."""
    fx, fy = spot(-176, 108)
    way = along(
        curve([(fx - 14, fy + 2), (fx - 60, fy - 30), (fx - 104, fy - 20), (fx - 150, fy - 60), (-20, fy - 84)], n=8),
        17,
    )
    for i, (x, y) in enumerate(way[1:], 1):
        d = way[i] - way[i - 1]
        a = math.degrees(math.atan2(d[1], d[0]))
        g = T(U(ellipse(0, 0, 5, 2.6), ellipse(-6.5, 0, 2.4, 2.2)), x, y + (4 if i % 2 else -4), rot=a + 180)
        sc.flat(g, "#7fa0aa", 0.75)
        sc.flat(T(g, -0.8, 0.8).difference(g), "#ffffff", 0.9)
    for k in (0, 1):
        q = lambda g, k=k: T(g, fx - 30 + 13 * k, fy - 12 + 9 * k, 1.15, rot=62 + 22 * k)
        sc.layer(
            q(shape("-4,4 -5,-4 -4.4,-12 0,-15 4.4,-12 5,-4 4,4 4.6,12 0,15 -4.6,12")),
            "#7a4a2c",
            z=2.4,
            cut=0,
            sh=0.6,
            wash=0,
            fibre=0,
            dx=-3,
            dy=3,
        )
        sc.layer(q(ellipse(0, 8.5, 4.6, 5.4)), "#9a6238", z=1, cut=0, sh=0.3, wash=0, fibre=0)
        sc.flat(q(ellipse(0, 8.5, 2.9, 3.6)), "#24140f")


def draw_hare_track(sc: Scene) -> None:
    """The track of a hare over the lower right bank."""
    hop = along(
        curve(
            [(840, 880), (760, 868), (690, 898), (664, 960), (690, 1010), (660, 1080), (600, 1124), (560, 1210)], n=8
        ),
        24,
    )
    for i in range(1, len(hop) - 1):
        d = hop[i + 1] - hop[i]
        sc.flat(
            T(
                U(
                    ellipse(4, -3.4, 4.2, 1.8),
                    ellipse(4, 3.4, 4.2, 1.8),
                    ellipse(-5, 0.4, 2, 1.6),
                    ellipse(-9.5, -0.8, 2, 1.6),
                ),
                *hop[i],
                0.9,
                rot=math.degrees(math.atan2(d[1], d[0])),
            ),
            "#86a6af",
            0.75,
        )


def draw_trees(sc: Scene, water: Any) -> None:
    """Spruces and bare birches on the banks; where the fourth peg is missing, a spruce with a paper crane in it."""
    trees = [
        (86, 96, 62), (30, 210, 44), (188, 40, 46), (270, 118, 33), (150, 192, 36), (716, 92, 66), (612, 40, 42), (790, 214, 54), (668, 216, 38), (742, 320, 34),
        (22, 430, 40), (88, 520, 46), (30, 640, 58), (120, 648, 28), (20, 800, 44), (776, 470, 48), (700, 560, 36), (774, 640, 60), (786, 800, 40), (730, 726, 26),
        (58, 944, 50), (26, 1090, 66), (132, 1084, 40), (214, 1168, 48), (110, 1186, 30), (752, 946, 46), (700, 1060, 40), (784, 1096, 64), (650, 1172, 52), (740, 1190, 34), (340, 1196, 28),
    ]  # fmt: skip
    for k, (bx, by, bs) in enumerate(
        ((150, 292, 58), (700, 402, 40), (92, 722, 44), (722, 868, 56), (190, 1090, 30))
    ):  # bare birches
        rr = sc.stream(f"birch{k}")
        crown = []
        for j in range(9):
            a = 0.7 * j + rr.uniform(-0.2, 0.2)
            w_, _ = tree(rr, bx, by, bs * rr.uniform(0.8, 1.1), a, bs * 0.06, 5, 0.45, ratio=0.72)
            crown.append(w_)
        crown = U(crown)
        if crown.intersects(water.buffer(6)):
            continue
        sc.flat(T(crown, -bs * 0.62, bs * 0.66, 1.0), "#5b8797", 0.42, "multiply", 1.4)
        sc.layer(crown, "#6f6460", z=5, cut=0, sh=0.35, wash=0, fibre=0, rim="#ffffff", rimop=0.6, dx=-3, dy=3)
    keep = water.buffer(16)
    for i, (x, y, s) in enumerate(sorted(trees, key=lambda t: t[1])):
        if not ellipse(x, y, s * 0.8).intersects(keep):
            spruce(sc, x, y, s, f"spruce{i}")
    px, py = spot(-58, -262)
    spruce(sc, px, py, 25, "peg", 6)
    for fct, t in crane(0.9):
        sc.layer(
            T(fct, px + 5, py - 6, 0.27, rot=-20), mix("#d98a70", "#fff4e2", t), z=0.8, cut=0, sh=0.3, wash=0, fibre=0
        )


def draw_skater(sc: Scene, water: Any, P: Any) -> None:
    """The girl at the end of the line, and her long shadow."""
    x, y = P[-1]
    a = math.degrees(SUN)
    shadow = T(shadow_girl(), x - 2, y + 2, 0.54, rot=a)
    with sc.clip(water):
        sc.flat(
            shadow,
            sc.lin([(0, "#12404f", 0.9), (1, "#2f6e80", 0.55)], x, y, x + 220 * math.cos(SUN), y + 220 * math.sin(SUN)),
            1,
            "multiply",
            1.4,
        )
    n = len(P)
    fresh = [(px, py, 0.8 + 5.5 * (i / n) ** 0.8) for i, (px, py) in enumerate(P)][int(n * 0.6) :]
    sc.flat(limb(fresh, 2, 5), "#ffffff", 1)  # the newest part of the line lies over her shadow
    sc.glow(round(x), round(y), 130, "#ffffff", 0.4)
    dx, dy = P[-1] - P[-6]
    g = T(T(skater_above(), 0, 0, 1, -1), x, y, 0.9, rot=math.degrees(math.atan2(dy, dx)))
    put(sc, g, z=3, sh=0.5, rim=(-1.6, 1.6, "#fff2d8", 0.85), wash=0.3, dx=-3.4, dy=3.6)


def draw() -> Scene:
    """The card."""
    sc = Scene("ice_violin", light=(760, 60, 300), shadow="#2a5363", bg="#a9d0d4")
    water = laid(lake())
    draw_ice(sc, water)
    draw_finger_board(sc)
    draw_f_holes(sc)
    draw_strings(sc)
    draw_sound(sc, water)
    line = draw_stroke(sc, water)
    draw_jetty(sc)
    draw_bridge(sc)
    draw_banks(sc, water)
    draw_pegs(sc)
    draw_boots(sc)
    draw_hare_track(sc)
    draw_trees(sc, water)
    draw_skater(sc, water, line)
    sc.glow(800, 0, 620, "#ffe2b4", 0.5)
    sc.vignette("#1d4a5a", 0.26, 470, 520, 900)
    sc.finish(0.2)
    return sc
