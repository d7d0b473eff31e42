"""A skater draws one long curve on a frozen lake; from above the lake is a violin and the curve is the bow's stroke."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.skater_above import skater_above

# aqua #a9d0d4, deep #5d97a6, spruce #2c4a48, bank #d5dcd9, frost #f1f7f3, scarf #d2442f; the sun low at the upper right
S, TILT, OX, OY = 1.06, 8, 426, 346  # the violin: scale, turn, where the middle of its upper edge lies
SUN = math.radians(133)  # shadows fall down and to the left

HALF = "26,2 64,-2 120,12 164,58 182,118 178,176 162,216 158,236 166,246 190,250^ 178,262 150,282 128,322 120,362 124,404 144,444 176,464 206,472^ 190,486 192,500 214,544 228,606 214,664 166,706 90,722 0,726"


def v(g: Any) -> Any:
    """From the violin's own upright axes to the card."""
    return T(g, OX, OY, S, rot=TILT)


def p(x: float, y: float) -> tuple[float, float]:
    a = math.radians(TILT)
    return OX + S * (x * math.cos(a) - y * math.sin(a)), OY + S * (x * math.sin(a) + y * math.cos(a))


def both(g: Any) -> Any:
    return U(g, T(g, flip=True))


def lake() -> Any:
    """Body, neck, peg box and scroll of the violin, upright."""
    half = HALF.split()
    left = ["%g,%s" % (-float(t.split(",")[0]), t.split(",")[1]) for t in half[-2::-1]]
    body = shape(" ".join(half + left))
    neck = Polygon([(-25, 10), (-19, -176), (19, -176), (25, 10)])
    box_ = shape("-20,-172^ -23,-200 -19,-240 -13,-262 13,-262 19,-240 23,-200 20,-172^")
    scroll = U(ellipse(0, -272, 30, 25), ellipse(-24, -272, 13, 15), ellipse(24, -272, 13, 15))
    neck_joint = fillet(U(body.intersection(box(-90, -20, 90, 60)), neck), 5)
    return U(body, neck_joint, fillet(U(neck, box_, scroll), 4))


def f_hole() -> Any:
    """The right one; its upper ball lies inwards."""
    s = limb("58,330,5 62,312,9 74,304,12 84,322,13 90,360,16 96,400,16 104,436,13 116,448,11 128,440,8 130,426,5", 10)
    nicks = U(Polygon([(82, 372), (74, 378), (83, 384)]), Polygon([(100, 366), (108, 372), (101, 378)]))
    return T(fillet(U(s, ellipse(55, 334, 9.5), ellipse(128, 424, 12), nicks), 2), -6, 18, 0.9, sy=0.95)


def spruce(sc: Scene, x: float, y: float, r: float, seed: str, z: float = 9) -> None:
    """From above: a star of boughs, tier on tier, snow in the middle, its pointed shadow on the snow."""
    rr = sc.stream(seed)
    L = r * 3.1
    tiers = 6
    P = []
    for side in (1, -1):
        for k in range(tiers):
            t = k / tiers
            w = r * 0.98 * (1 - t)
            a = [(L * t + L * 0.02, side * w), (L * (t + 0.10), side * w * 0.62)]
            P += a if side == 1 else []
            if side == -1:
                P = P
    up = [
        q
        for k in range(tiers)
        for q in ((L * (k / tiers), r * 0.98 * (1 - k / tiers)), (L * (k / tiers + 0.11), r * 0.6 * (1 - k / tiers)))
    ]
    sh = Polygon([(-r * 0.5, 0), *up, (L, 0), *[(a, -b) for a, b in up[::-1]]]).buffer(0)
    sc.flat(T(sh, x, y, rot=math.degrees(SUN)), "#5b8797", 0.5, "multiply", 1.6)
    n = rr.choice((9, 10, 11))
    rot = rr.uniform(0, 1)
    for k, (s, c) in enumerate(
        ((1, "#243f3f"), (0.8, "#2c4a48"), (0.6, "#37595a"), (0.4, "#4b7272"), (0.22, "#e4efee"))
    ):
        g = fur(
            star(x + 2.5 * k * r / 60, y - 3.5 * k * r / 60, r * s, n, 0.56, rot + k * 0.35, rr),
            r * 0.07,
            0.12,
            k,
            lean=0.2,
            w=1.6,
        )
        sc.layer(
            g,
            c,
            z=z if k == 0 else 3,
            cut=0,
            sh=0.5,
            dx=-0.35 * (z if k == 0 else 3),
            dy=0.4 * (z if k == 0 else 3),
            wash=0.4,
            fibre=0,
            rim="#f4fbf8",
            rimop=0.55,
            rimw=1.1,
        )
        if 0 < k < 4:  # snow on the boughs
            m = U(
                [
                    limb(
                        [
                            (x + math.cos(a) * r * s * 0.25, y + math.sin(a) * r * s * 0.25, 0.6),
                            (x + math.cos(a) * r * s * 0.6, y + math.sin(a) * r * s * 0.6, 2.4 * r / 46),
                            (x + math.cos(a) * r * s * 0.84, y + math.sin(a) * r * s * 0.84, 0.5),
                        ],
                        3,
                    )
                    for a in [rot + k * 0.35 - math.pi / 2 + 2 * math.pi * j / n for j in range(n)]
                    if math.cos(a + 0.8) > -0.35
                ]
            )
            sc.flat(m, "#eaf3f2", 0.85)


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


def draw() -> Scene:
    """The card."""
    sc = Scene("ice_violin", light=(760, 60, 300), shadow="#2a5363", bg="#a9d0d4")
    lambda a, b, r=1200: sc.near(a, b, r, (760, 60))
    cast = {"dx": -7.0, "dy": 7.0}
    water = v(lake())
    # ------------------------------------------------ the ice
    sc.backdrop(sc.rad([(0, "#d3e9ea"), (0.45, "#9cc9cf"), (0.8, "#6fa7b4"), (1, "#5d97a6")], 560, 420, 860))
    r = sc.stream("ice")
    for k, (d, c) in enumerate(((0, "#77aebb"), (26, "#86bbc5"), (56, "#97c6cd"))):  # ice grows thicker from the rim
        g = rounded(water.buffer(-d), 14)
        sc.layer(
            g, sc.near(mix(c, "#e6f4f2", 0.4), c, 900, (560, 400)), z=2, cut=1.2, sh=0.2, rimop=0.5, fibre=0.1, wash=1
        )
    blot = U(
        [
            ellipse(
                *p(r.uniform(-170, 170), r.uniform(20, 690)), r.uniform(20, 70), r.uniform(10, 26), r.uniform(-50, 0)
            )
            for _ in range(26)
        ]
    )
    with sc.clip(water):
        sc.flat(rounded(blot, 8), "#eaf6f4", 0.22, blur=3)
        lines = []
        for _ in range(70):  # hair cracks, all leaning one way
            a, b = r.uniform(-210, 210), r.uniform(0, 720)
            q = [(a, b)]
            ang = r.choice((r.gauss(-0.5, 0.3), r.gauss(1.1, 0.3)))
            for _ in range(r.randint(3, 7)):
                ang += r.uniform(-0.5, 0.5)
                q.append((q[-1][0] + math.cos(ang) * r.uniform(8, 24), q[-1][1] + math.sin(ang) * r.uniform(8, 24)))
            lines.append(limb([(*p(*w_), 1.3 * (1 - j / len(q)) + 0.2) for j, w_ in enumerate(q)], 2, 3))
        sc.flat(U(lines), "#f4fbf9", 0.55)
        bub = U(
            [
                ellipse(*p(r.gauss(sx, 34), r.gauss(sy, 30)), r.uniform(0.8, 3.2))
                for sx, sy in ((-150, 600), (140, 560), (-60, 120), (60, 640), (-130, 90))
                for _ in range(26)
            ]
        )
        sc.flat(bub, "#f4fbf9", 0.5)
    # swept lane: the finger board
    board = v(Polygon([(-17, -172), (17, -172), (27, 196), (20, 202), (-20, 202), (-27, 196)]))
    sc.layer(
        board,
        sc.lin([(0, "#2f6270"), (1, "#427987")], *p(0, -170), *p(0, 200)),
        z=1.4,
        cut=0.4,
        sh=0.25,
        rim="#f4fbf9",
        rimop=0.6,
        fibre=0.05,
    )
    # open water
    for g in (f_hole(), T(f_hole(), flip=True)):
        h = v(g)
        sc.layer(h.buffer(5), "#dcedec", z=1.6, cut=0.8, sh=0.2, rimop=0.5)
        sc.layer(h, sc.lin([(0, "#123844"), (1, "#1f5160")], *p(0, 300), *p(0, 450)), z=0.8, cut=0.4, sh=0, rimop=0)
        with sc.clip(h):
            sc.flat(T(h.buffer(6).difference(h), -5, 7), "#061c26", 0.75, blur=3)
            sc.stroke([(p(60, 330)[0] + j * 3, p(0, 340)[1] + j * 5) for j in range(2)], "#6fb0bd", 1, 0.4)
    trout(sc)
    # ------------------------------------------------ strings: four taut cracks
    for k in range(4):
        rr = random.Random(f"string{k}")
        a, b, c = (-12 + 8 * k, -176), (-25.5 + 17 * k, 404), (-15 + 10 * k, 520)
        q = [np.array(a) + (np.array(b) - np.array(a)) * t for t in np.linspace(0, 1, 60)] + [
            np.array(b) + (np.array(c) - np.array(b)) * t for t in np.linspace(0.1, 1, 12)
        ]
        q = [(x + rr.uniform(-0.4, 0.4), y) for x, y in q]
        P = [p(*w_) for w_ in q]
        sc.stroke([(x - 1.6, y + 1.2) for x, y in P], "#2f6272", 1.4, 0.6)
        sc.stroke(P, "#f7fcfa", 1.9, 0.95)
        tw = []
        for _ in range(9):
            i = rr.randint(38, 58)
            ex, ey = q[i]
            L = rr.choice((-1, 1)) * rr.uniform(4, 11)
            tw.append(
                limb(
                    [
                        (*p(ex, ey), 1.0),
                        (*p(ex + L * 0.6, ey + rr.uniform(3, 8)), 0.7),
                        (*p(ex + L, ey + rr.uniform(9, 18)), 0.2),
                    ],
                    3,
                    3,
                )
            )
        sc.flat(U(tw), "#f7fcfa", 0.8)
    # ------------------------------------------------ the stroke
    # where the stroke crosses them the strings sound: each swings between two arcs
    for k in range(4):
        a, b = (-24 + 15.8 * k, 206), (-25.3 + 16.8 * k, 392)
        for w_, op in ((5.2, 0.55), (3.4, 0.3), (-5.2, 0.55), (-3.4, 0.3)):
            q = [
                p(a[0] + (b[0] - a[0]) * t + w_ * math.sin(math.pi * t), a[1] + (b[1] - a[1]) * t)
                for t in np.linspace(0, 1, 30)
            ]
            sc.stroke(q, "#f7fcfa", 1.1, op)
    with sc.clip(water):  # rings of sound in the ice
        for k in range(5):
            e = v(ellipse(0, 262, 62 + 30 * k, 40 + 22 * k))
            sc.flat(e.difference(e.buffer(-1.6)), "#f7fcfa", 0.34 - 0.055 * k)
    stroke = curve(
        [(-176, 104), (-172, 160), (-148, 210), (-100, 246), (-34, 262), (30, 257), (84, 238), (114, 220)], n=16
    )
    P = np.array([p(*w_) for w_ in stroke])
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
    # ------------------------------------------------ tail piece: a jetty; bridge: a bridge
    tail = v(shape("-17,508^ 17,508^ 34,560 40,640 30,700^ -30,700^ -40,640 -34,560"))
    sc.layer(
        tail,
        sc.lin([(0, "#5f4a3e"), (1, "#3c302c")], *p(30, 500), *p(-30, 700)),
        z=7,
        cut=0.3,
        sh=0.5,
        rim="#f4e8d4",
        rimop=0.7,
        **cast,
    )
    planks = U([limb([(-44, y, 1.3), (44, y + 1, 1.3)], 2) for y in range(518, 700, 9)])
    sc.flat(clean(v(planks).intersection(tail)), "#221a1a", 0.6)
    drift = v(shape("-84,740^ -62,718 -46,708 -40,690 -28,676 -8,672 10,682 28,674 40,690 46,706 70,714 90,740^"))
    sc.layer(drift, "#d5e0de", z=4, cut=0.8, sh=0.4, dx=-3, dy=3)
    sc.layer(rounded(T(drift, 3, 12).intersection(drift).buffer(-5), 4), "#eaf1ee", z=2, cut=0.8, sh=0.3, dx=-2, dy=2)
    for k in range(4):
        sc.layer(v(ellipse(-15 + 10 * k, 516, 3)), "#d9c9a0", z=1.4, cut=0, sh=0.5, wash=0, fibre=0)
    br = v(shape("-52,398^ -30,392 0,389 30,392 52,398^ 52,412^ 30,407 0,404 -30,407 -52,412^"))
    shb = v(shape("-52,400^ 0,392 52,400^ 52,414^ 0,408 -52,414^"))
    for k in range(7):
        sc.flat(T(shb, -5 * k, 5 * k), "#3c7485", 0.13, "multiply", 1.5)
    sc.layer(br, sc.near("#b98a5c", "#7a563a", 700), z=6, cut=0.2, sh=0.5, rim="#fff0d0", rimop=0.8, **cast)
    sc.flat(
        clean(v(U([limb([(x, 384, 1.2), (x, 416, 1.2)], 2) for x in range(-48, 50, 7)])).intersection(br)),
        "#4a3022",
        0.7,
    )
    for o in (0, 14):
        rail = v(limb([(-54, 397 + o, 2), (-30, 391 + o, 2), (0, 388.5 + o, 2), (30, 391 + o, 2), (54, 397 + o, 2)], 6))
        sc.layer(rail, "#e0c090", z=3, cut=0, sh=0.5, wash=0, fibre=0, dx=-3, dy=3)
    # ------------------------------------------------ banks, each a sheet higher
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
    return finish(sc, water, P)


def trout(sc: Scene) -> None:
    """Stopped under the ice, with its head in the open water of the f-hole."""
    x, y = p(140, 474)
    g = T(fish(46), x, y, rot=-58, flip=True)
    sc.flat(g, "#2f6676", 0.75, blur=0.8)
    sc.flat(
        T(U([ellipse(a, b, 1.6) for a, b in ((-8, -4), (0, -5), (8, -3), (4, 2), (-4, 1))]), x, y, rot=-58, flip=True),
        "#b5604a",
        0.8,
    )


def finish(sc: Scene, water: Any, P: Any) -> Scene:
    """Pegs, trees, prints, the skater with the long shadow."""
    # pegs: three little piers and, where the fourth is missing, a spruce
    for side, y in ((1, -244), (-1, -226), (1, -202)):
        pier = v(
            U(box(8, y - 4, 50, y + 4), ellipse(56, y, 11, 9))
            if side > 0
            else U(box(-50, y - 4, -8, y + 4), ellipse(-56, y, 11, 9))
        )
        sc.layer(pier, sc.near("#a87c56", "#6b4a34", 900), z=6, cut=0.2, sh=0.5, rim="#fff0d0", rimop=0.8, dx=-5, dy=6)
        sc.flat(
            clean(
                v(U([limb([(side * x, y - 12, 1), (side * x, y + 12, 1)], 2) for x in range(10, 66, 6)])).intersection(
                    pier
                )
            ),
            "#3c2a22",
            0.6,
        )
        sc.layer(v(ellipse(side * 58, y - 2, 7, 4.5)), "#f4f9f6", z=1.4, cut=0, sh=0.3, wash=0, fibre=0)
    for s in (-1, 1):
        sc.layer(
            v(spiral(s * 12, -272, 15, 1.5, 3.4, 0 if s > 0 else math.pi, flip=s < 0)),
            "#f4f9f6",
            z=1.6,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
        )
    # boots left where the stroke begins, and the way to it
    fx, fy = p(-176, 108)
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
    # spruces
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
    px, py = p(-58, -262)
    spruce(sc, px, py, 25, "peg", 6)
    for fct, t in crane(0.9):
        sc.layer(
            T(fct, px + 5, py - 6, 0.27, rot=-20), mix("#d98a70", "#fff4e2", t), z=0.8, cut=0, sh=0.3, wash=0, fibre=0
        )
    # ------------------------------------------------ shadow, then skater
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
    sc.glow(800, 0, 620, "#ffe2b4", 0.5)
    sc.vignette("#1d4a5a", 0.26, 470, 520, 900)
    sc.finish(0.2)
    return sc
