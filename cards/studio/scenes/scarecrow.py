"""scarecrow: what will be left of him to scare with in spring?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.gestures import grasp

# dusk rose #d9a7a3, snow mauve #b7a3b3, furrow plum #5f4658, straw #dcae52, snow blush #f8ebe4, crow ink #2f2433
HX, HY = 336, 590  # the heart
HEART = "336,704^ 288,662 244,606 242,556 272,522 312,524 336,560^ 360,524 400,522 428,556 424,606 382,662"


def straw(rng, x, y, a, length, w=2.6):
    """One stalk from x,y towards a (radians), a little bent."""
    b = rng.uniform(-0.12, 0.12)
    p = [(x, y, w * 0.8)]
    for t in (0.5, 1.0):
        p.append((x + math.cos(a + b * t) * length * t, y + math.sin(a + b * t) * length * t, w * (1 - 0.35 * t)))
    return limb(p, 3, 3)


def snow_on(g, d, soft=2.0):
    """The snow that lies on the upper edges of g."""
    cap = g.difference(T(g, 0, d))
    return rounded(clean(cap), min(soft, d * 0.3))


def songbird() -> dict:
    """A small bird that stands, facing left and bent forward, feet at 0,0, about 60 high."""
    body = fillet(
        U(
            shape("-22,-40 -8,-50 12,-46 30,-32 40,-16 26,-12 6,-8 -12,-12 -26,-24"),
            ellipse(-24, -46, 15, 13),
            shape("34,-26 52,-14 76,-2 70,6^ 48,-2 28,-10"),
        ),
        5,
    )
    return {
        "leg": U(limb("0,-10,2 -3,0,2"), limb("8,-9,2 6,0,2"), limb("-9,0,1.6 2,0,1.6"), limb("0,0,1.6 12,0,1.6")),
        "body": body,
        "breast": shape("-36,-40 -26,-34 -10,-30 4,-20 6,-9 -12,-11 -27,-23").intersection(body),
        "wing": shape("-6,-40 14,-42 32,-28 52,-12 36,-12 14,-16 -2,-26"),
        "beak": shape("-37,-50^ -54,-43^ -37,-41^"),
        "eye": ellipse(-28, -49, 2.2),
    }


def sack() -> dict:
    """The sackcloth head in profile to the right, upright, centred."""
    return {
        "neck": shape("-34,52^ 22,60^ 18,78 24,94^ 0,100 -30,98 -54,90^ -42,72"),
        "head": shape(
            "-12,-72 26,-70 50,-48 58,-22 58,-8^ 64,2 84,20 82,30 66,34^ 64,42 70,50 64,56^ 66,66 52,76 24,80 -12,76 -46,62 -64,30 -68,-8 -54,-50"
        ),
    }


def figure() -> dict:
    """The whole silhouette in card units, flat, for a look at the anatomy."""
    f = parts()
    return {
        k: f[k]
        for k in (
            "pole",
            "bar",
            "inside",
            "left",
            "right",
            "sleeve_l",
            "sleeve_r",
            "stick_l",
            "stick_r",
            "neck",
            "head",
            "hat",
        )
    }


def parts() -> dict:
    d: dict = {}
    d["pole"] = limb("344,1052,30 340,800,27 338,420,26 338,330,22", 4)
    d["bar"] = limb("56,446,15 200,420,20 340,402,22 480,402,20 628,420,14", 5)
    d["inside"] = shape(
        "262,392^ 300,380 384,380 424,392^ 470,560 500,720 494,936^ 400,952 300,950 196,930^ 196,720 222,540"
    )
    # the two halves of the coat, held apart
    d["left"] = shape(
        "286,378^ 236,392 204,424 186,500 160,640 138,790 118,936^ 150,948 176,938 206,952 238,940 270,952^ 276,880 270,800 252,712 206,634^ 232,566 268,472 300,392^"
    )
    d["right"] = shape(
        "392,378^ 446,390 478,420 500,500 530,640 548,780 574,924^ 540,940 514,930 484,946 450,934 418,950^ 412,880 418,800 436,710 482,630^ 452,560 414,470 380,392^"
    )
    d["fold_l"] = shape("300,388^ 266,476 232,566 205,636^ 240,622 262,590^ 272,516 294,440^")
    d["fold_r"] = shape("380,388^ 416,476 450,566 483,632^ 446,618 424,590^ 412,516 388,440^")
    # sleeves on sticks: the upper half lies along the crossbar, the elbow is a corner, the lower half comes back
    d["sleeve_l"] = fillet(
        U(
            limb("266,414,92 196,424,86 128,444,76", 4),
            limb("128,446,76 152,506,68 184,574,58", 4),
            shape("92,440^ 100,500 118,556 136,580^ 150,520 130,450"),
        ),
        7,
    )
    d["sleeve_r"] = fillet(
        U(
            limb("414,412,92 486,412,86 560,420,76", 4),
            limb("560,422,76 538,488,68 508,564,58", 4),
            shape("596,416^ 590,478 574,536 556,562^ 542,500 556,430"),
        ),
        7,
    )
    d["stick_l"] = limb("150,500,15 184,574,14 204,618,13", 2)
    d["stick_r"] = limb("540,490,15 508,562,14 486,612,13", 2)
    s = T(sack(), 352, 306, 0.98, rot=22)
    d["neck"], d["head"] = s["neck"], s["head"]
    crown = shape("-62,0^ -66,-40 -60,-84 -38,-112 -10,-106 14,-120 44,-108 60,-76 66,-36 64,2^ 30,12 -30,12")
    brim = shape("-128,14 -96,2 -50,-6 0,-8 54,-6 104,-10 142,2 150,14 112,24 60,28 0,28 -60,28 -104,28")
    d["crown"] = T(crown, 374, 252, 0.98, rot=17)
    d["brim"] = T(brim, 374, 252, 0.98, rot=17)
    d["hat"] = U(d["crown"], d["brim"])
    d["band"] = clean(T(box(-80, -30, 80, -8), 374, 252, 0.98, rot=17).intersection(d["crown"]))
    return d


def draw() -> Scene:
    sc = Scene("scarecrow", light=(HX, HY, 240), shadow="#34202f", bg="#d9a7a3")
    sc.backdrop(
        sc.lin(
            [(0, "#a88aa0"), (0.22, "#c79aa2"), (0.48, "#e2b2a8"), (0.68, "#f3cdb8"), (0.8, "#fae2d0")], 0, 0, 0, 1200
        )
    )
    # thin sheets of snow cloud
    for k, (y, c0, c1, amp) in enumerate(
        (
            (150, "#c096a2", "#a88aa2", 34),
            (330, "#d3a3a5", "#bb96a4", 40),
            (560, "#e5b9ac", "#cfa5aa", 38),
            (760, "#f2ccb8", "#dfb4ae", 26),
        )
    ):
        top = ridge(sc.stream(f"cloud{k}"), y, amp, f=0.9, tilt=-60 + 40 * k)[1]
        low = [(x, yy + 74 + 40 * math.sin(x / 190 + k * 2)) for x, yy in top]
        g = clean(Polygon(list(top) + low[::-1]).buffer(0))
        sc.layer(g, sc.near(c0, c1, 700, (560, 800)), z=6, op=0.62, sh=0.14, wash=0.5, rimop=0.4)
    sc.glow(520, 930, 520, "#fff0dc", 0.5, sy=0.5)
    # far land
    far = Polygon(ridge(sc.stream("far"), 928, 12, f=1.6)[1] + [(850, 1260), (-50, 1260)]).buffer(0)
    sc.layer(far, sc.lin([(0, "#c9a3ac"), (1, "#b592a4")], 0, 0, 800, 0), z=5, sh=0.2)
    Rt = sc.stream("trees")
    wood = []
    for _ in range(46):
        x = Rt.choice((Rt.uniform(-20, 210), Rt.uniform(560, 820)))
        h = Rt.uniform(18, 46)
        wood.append(limb([(x, 950, 3), (x + Rt.uniform(-2, 2), 950 - h, 0.6)], 2))
        for j in range(5):
            t = 0.3 + 0.13 * j
            wood += [
                limb([(x, 950 - h * t, 1.4), (x + sgn * h * 0.3 * (1 - t * 0.6), 950 - h * (t + 0.2), 0.4)], 2)
                for sgn in (-1, 1)
            ]
    sc.layer(U(wood), "#9c7c92", z=2, cut=0, sh=0.15, wash=0, fibre=0)
    # one small farm, smoke straight up
    farm = U(shape("610,952^ 610,930^ 596,932^ 622,908^ 662,906^ 684,930^ 676,930^ 676,952^"), box(652, 896, 658, 912))
    sc.layer(farm, "#84667e", z=3, cut=0, sh=0.25)
    sc.layer(snow_on(shape("596,932^ 622,908^ 662,906^ 684,930^"), 5), "#f8ebe4", z=1, cut=0)
    sc.flat(U(box(624, 936, 632, 944), box(644, 936, 652, 944)), "#ffd98a")
    sc.glow(638, 940, 40, "#ffd080", 0.7)
    sc.stroke(curve("655,895 650,870 658,846 652,816 662,790"), "#fbe6da", 5, 0.45, blur=3)
    # the field: snow ridges and plum troughs that run to one point
    VX, VY = 470, 930
    snow = Polygon(ridge(sc.stream("edge"), 956, 4, f=3)[1] + [(850, 1260), (-50, 1260)]).buffer(0)
    sc.layer(
        snow, sc.lin([(0, "#f6e3dc"), (0.3, "#efdcd9"), (1, "#c4afbf")], 0, 950, 0, 1200), z=6, sh=0.25, shc="#7a5668"
    )
    Rf = sc.stream("furrows")
    for k in range(-9, 11):
        a = k + Rf.uniform(-0.12, 0.12)
        bx = VX + a * 128
        pl, pr = [], []
        for t in np.linspace(0.1, 1, 12):
            y = VY + 22 + (1250 - VY) * t**1.5
            s = (y - VY) / (1250 - VY)
            x = VX + (bx - VX) * s
            w = 26 * s * (0.75 + 0.25 * math.sin(9 * t + k)) + 1
            pl.append((x - w * 0.5 + 5 * s * math.sin(13 * t + k), y))
            pr.append((x + w * 0.5 + 5 * s * math.sin(11 * t + 2 * k), y))
        g = clean(Polygon(pl + pr[::-1]).buffer(0))
        sc.layer(
            g,
            sc.lin([(0, "#cbb0b8"), (0.25, "#97788a"), (1, "#5f4658")], 0, 950, 0, 1180),
            z=1,
            sh=0,
            rimop=0.4,
            cut=0.6,
            edge=1.4,
        )
        ridge_l = limb([(x - 5 * (y - VY) / 300, y, 2 + 7 * (y - VY) / 300) for x, y in pl], 3, 4)
        sc.layer(
            ridge_l,
            sc.lin([(0, "#fbf0ea"), (0.4, "#fbeee8"), (1, "#e0ccd4")], 0, 950, 0, 1200),
            z=2.4,
            sh=0.3,
            cut=0.5,
            wash=0.3,
        )
        stub = []
        for _ in range(16):
            t = Rf.uniform(0.2, 1)
            j = min(11, int(t * 11))
            x, y = (pl[j][0] + pr[j][0]) / 2 + Rf.uniform(-4, 4), pl[j][1] + Rf.uniform(-9, 9)
            s = (y - VY) / 300
            stub.append(
                limb([(x, y, 1.4 + 1.6 * s), (x + Rf.uniform(-8, 8) * s, y - Rf.uniform(8, 30) * s, 0.7)], 2, 3)
            )
        sc.layer(U(stub), "#8a6a52", z=1, cut=0, wash=0, fibre=0, sh=0.3)
    # his shadow from the low light, and the prints of one boot that lead away
    sc.flat(
        shape("330,1050^ 360,1050^ 300,1120 200,1220 40,1260^ -60,1240 120,1150 260,1090"),
        "#5f4658",
        0.3,
        "multiply",
        9,
    )
    boot = U(ellipse(0, -7, 6.4, 9), shape("-4.5,4^ 4.5,4^ 5,12 0,15 -5,12"))
    for k in range(9):
        t = k / 8
        x, y = 404 + 300 * t**0.9 + 10 * math.sin(k), 1070 - 102 * t**0.8
        s = 1.25 - 0.98 * t
        q = T(boot, x, y, s, sy=s * 0.62, rot=62)
        sc.flat(q, "#6f5468", 0.75)
        sc.flat(clean(q.difference(T(q, 0.6, 1.2))), "#4a3346", 0.5)

    # ------------------------------------------------------------------ the man of straw
    p = parts()
    S = sc.stream("straw")
    wood_fill = sc.near("#a8745a", "#5a3f4a", 420)
    fig = dict(cut=0.5, rimop=0.4)
    sc.layer(p["pole"], wood_fill, z=10, **fig)
    heap = U([ellipse(300 + 22 * k, 1056 + 5 * math.sin(k), 26 - 3 * abs(k - 2), 14) for k in range(5)])
    sc.layer(p["bar"], wood_fill, z=9, **fig)
    grain = [
        limb(
            [
                (60 + 60 * k, 446 - 7 * k + S.uniform(-4, 4), 0.6),
                (90 + 60 * k, 442 - 7 * k + S.uniform(-4, 4), 1.6),
                (116 + 60 * k, 440 - 7 * k, 0.5),
            ],
            2,
        )
        for k in (0, 1, 8, 9)
    ]
    sc.flat(U(grain), "#4a3038", 0.5)
    # lining, lit from within
    sc.layer(
        p["inside"],
        sc.rad([(0, "#d98f4e"), (0.3, "#b0623f"), (0.55, "#8a4646"), (1, "#4d2c40")], HX, HY, 330),
        z=8,
        **fig,
    )
    ribs = []
    for k in range(6):
        y = 470 + 48 * k
        w = 74 + 9 * k - (0 if k < 4 else 10 * (k - 3))
        ribs.append(limb([(338, y, 7), (338 - w * 0.6, y - 8, 5.5), (338 - w, y + 16, 3.4)], 6))
        ribs.append(limb([(338, y, 7), (338 + w * 0.6, y - 8, 5.5), (338 + w, y + 16, 3.4)], 6))
    ribs.append(limb("340,930,24 338,640,22 338,392,22", 3))
    sc.layer(
        fillet(U(ribs), 5).intersection(p["inside"]),
        sc.rad([(0, "#7a3f34"), (1, "#3a2034")], HX, HY, 320),
        z=5,
        cut=0.3,
        rimop=0.3,
    )
    lin_ticks = []
    for _ in range(60):
        x, y = S.uniform(215, 480), S.uniform(690, 930)
        lin_ticks.append(
            limb([(x, y, 0.6), (x + S.uniform(-2, 2), y + 12, 1.3), (x + S.uniform(-3, 3), y + 26, 0.5)], 2, 3)
        )
    sc.flat(U(lin_ticks).intersection(p["inside"]), "#f0b26a", 0.35)
    sc.glow(HX, HY, 230, "#ffc97a", 0.6)
    # the heart: half of it is already gone
    heart = shape(HEART)
    bite = U(ellipse(420, 526, 44, 38), ellipse(386, 516, 18, 16), ellipse(434, 580, 22, 30))
    left = clean(heart.difference(bite))
    sc.layer(
        rounded(left.buffer(-5), 3),
        sc.rad([(0, "#f4ca6c"), (1, "#b9772e")], HX - 20, HY, 120),
        z=7,
        cut=1.2,
        shc="#4a1f14",
    )
    tones = ("#b77a30", "#dcae52", "#f0cb74", "#ffe7a8", "#fff3cf")
    for k, c in enumerate(tones):
        g = []
        for _ in range(150 - 16 * k):
            x, y = S.uniform(240, 430), S.uniform(520, 704)
            if not left.buffer(-1 - 2 * k).contains(Point(x, y)):
                continue
            side = -1 if x < 336 else 1
            a = (
                -math.pi / 2
                + side * (0.5 + 0.3 * S.gauss(0, 0.8)) * (-1 if y > 600 else 1)
                + (math.pi if S.random() < 0.5 else 0)
            )
            g.append(straw(S, x, y, a, S.uniform(16, 36), S.uniform(2, 3.4)))
        sc.layer(
            U(g).intersection(left.buffer(5 - k)), c, z=1.5, cut=0, wash=0, fibre=0, sh=0.5, shc="#5a2f1c", rimop=0.6
        )
    loose = [
        straw(S, S.uniform(352, 396), S.uniform(556, 610), S.uniform(-1.3, 0.2), S.uniform(24, 46), 2.4)
        for _ in range(13)
    ]
    sc.layer(U(loose), "#f6d88c", z=2, cut=0, wash=0, fibre=0, shc="#5a2f1c")
    cord = [
        limb([(262, 588, 2.6), (300, 600, 2.8), (340, 602, 2.8), (380, 594, 2.4)], 6),
        limb([(338, 560, 2.4), (336, 620, 2.6), (338, 686, 2.2)], 4),
    ]
    sc.layer(U(cord).intersection(left.buffer(5)), "#a4464e", z=1.2, cut=0)
    sc.glow(HX - 14, HY - 8, 150, "#fff2c0", 0.7)

    # coat halves
    coat = sc.near("#8a6478", "#4a3448", 560)
    for side in ("left", "right"):
        g = p[side]
        sc.layer(g, coat, z=11, **fig)
        rimlight(sc, g, -3 if side == "right" else 3, 1, "#ffcf8a", 0.8, r=260)
    fold = sc.rad([(0, "#ffd58a"), (0.4, "#dc9256"), (1, "#7a4248")], HX, HY, 190)
    sc.layer(p["fold_l"], fold, z=5, **fig)
    sc.layer(p["fold_r"], fold, z=5, **fig)
    pleat = U(
        limb("210,640,1 214,740,4 200,840,4 188,940,2"), limb("216,650,1 240,740,4 244,850,3.4 238,940,2"),
        limb("196,640,0.8 180,740,3.6 160,850,3 146,936,1"), limb("478,640,1 480,740,4 498,840,4 512,936,2"),
        limb("472,650,1 446,740,4 440,850,3 446,936,2"), limb("492,640,0.8 510,740,3.6 534,850,3 552,926,1"),
    )  # fmt: skip
    sc.flat(pleat.intersection(U(p["left"], p["right"])), "#34202f", 0.5)
    weave = [limb([(x, y, 1.0), (x + 5, y - 5, 0.8)], 1, 3) for x in range(110, 590, 13) for y in range(400, 950, 13)]
    sc.flat(U(weave).intersection(U(p["left"], p["right"])), "#c79aa2", 0.16)
    for x, y, w, h, rot, c in (
        (160, 800, 54, 62, -8, "#b8707a"),
        (498, 742, 50, 46, 10, "#a08aa0"),
        (214, 888, 40, 36, 6, "#c8985c"),
    ):
        q = T(rounded(box(-w / 2, -h / 2, w / 2, h / 2), 3), x, y, rot=rot)
        sc.layer(q, c, z=1.8, cut=0.8)
        e = along(list(q.buffer(-4).exterior.coords), 30)
        sc.stroke(e, "#f6dfc6", 1.5, 0.85, dash="4 4")
    for k, (x, y) in enumerate(((478, 690), (474, 784), (470, 872))):
        if k == 1:  # this one lies in somebody else's snow
            sc.flat(U(limb("472,780,1.4 480,790,1.4 476,802,1.2"), limb("474,784,1.4 466,796,1.2")), "#f6dfc6", 0.9)
            continue
        sc.layer(ellipse(x, y, 13), "#241a28", z=2.4, cut=0)
        sc.flat(U([ellipse(x + dx, y + dy, 1.8) for dx in (-4, 4) for dy in (-4, 4)]), "#8a6a78")
    # sleeves on their sticks, straw at the cuffs, and gloves closed round the edge of the coat
    for side, x0, y0, sgn in (("l", 186, 578, 1), ("r", 506, 568, -1)):
        sc.layer(p["stick_" + side], wood_fill, z=5, cut=0.4, rimop=0.5)
        tuft = [
            straw(
                S,
                x0 + S.uniform(-16, 16),
                y0 + S.uniform(-12, 8),
                (1.15 if sgn > 0 else math.pi - 1.15) + S.gauss(0, 0.5),
                S.uniform(26, 52),
                2.8,
            )
            for _ in range(26)
        ]
        sc.layer(U(tuft[::2]), "#dcae52", z=3, cut=0, wash=0, fibre=0)
        sc.layer(U(tuft[1::2]), "#f2d084", z=2, cut=0, wash=0, fibre=0)
        place = (
            (lambda q: T(q, 210, 636, 0.98, rot=58))
            if sgn > 0
            else (lambda q: T(T(q, flip=True), 481, 632, 0.98, rot=-58))
        )
        for part in grasp("#c9606a"):
            for piece in place(part).pieces:
                if piece.flat:
                    sc.flat(piece.geom, "#4a1c2c", 0.5)
                    continue
                c = (
                    ("#e0807a", "#93404e")
                    if piece.name == "finger"
                    else ("#ea8e84", "#a04852")
                    if piece.name == "thumb"
                    else ("#cf6a6c", "#7f3648")
                )
                sc.layer(piece.geom, sc.rad([(0, c[0]), (1, c[1])], HX, HY, 220), z=4, cut=0.3, sh=0.5, rimop=0.5)
                knit = [
                    limb([(x, y, 0.9), (x + 2.6, y + 2.6, 1.3), (x + 5.2, y, 0.9)], 2, 3)
                    for x in range(int(piece.geom.bounds[0]), int(piece.geom.bounds[2]), 7)
                    for y in range(int(piece.geom.bounds[1]), int(piece.geom.bounds[3]), 6)
                ]
                sc.flat(U(knit).intersection(piece.geom.buffer(-2)), "#5a2436", 0.35)
                rimlight(sc, piece.geom, -3 * sgn, 1, "#ffdba0", 0.8, r=240)
        g = p["sleeve_" + side]
        sc.layer(g, sc.near("#7f5a70", "#4d374c", 420), z=9, **fig)
        sc.flat(U(weave).intersection(g), "#c79aa2", 0.14)
        ex, ey = (128, 446) if side == "l" else (560, 422)
        fl = [
            limb([(ex + sgn * 4, ey - 18, 1), (ex + sgn * 24, ey + 6, 4), (ex + sgn * 22, ey + 34, 1)], 5),
            limb([(ex + sgn * 30, ey - 26, 1), (ex + sgn * 46, ey - 4, 3), (ex + sgn * 38, ey + 22, 1)], 5),
            limb([(ex - sgn * 22, ey + 10, 1), (ex - sgn * 8, ey + 60, 4), (ex + sgn * 6, ey + 116, 1)], 5),
            limb([(ex + sgn * 18, ey + 60, 1), (ex + sgn * 22, ey + 90, 3), (ex + sgn * 40, ey + 112, 1)], 5),
        ]
        sc.flat(U(fl).intersection(g), "#2f1c2c", 0.5)
        cuff = limb([(ex + sgn * 26, ey + 134, 9), (ex + sgn * 84, ey + 112, 9)], 2).intersection(g.buffer(3))
        sc.layer(cuff, sc.near("#9a7286", "#5c4258", 380), z=2, cut=0.3)
        rimlight(sc, g, -3 * sgn, 2, "#ffc890", 0.55, r=300)
        cap = rounded(snow_on(g, 13, 4).intersection(ellipse(340, 470, 256, 130)).intersection(box(0, 0, 800, 458)), 3)
        sc.layer(cap, "#f8ebe4", z=3, cut=0.4, wash=0.3)
    # collar of straw, neck, head
    ruff = [
        straw(S, 338 + S.uniform(-50, 50), 392 + S.uniform(-10, 10), S.uniform(-2.9, -0.3), S.uniform(22, 50), 3)
        for _ in range(34)
    ]
    sc.layer(U(ruff[::2]), "#c48f3e", z=4, cut=0, wash=0, fibre=0)
    sc.layer(p["neck"], sc.near("#cda683", "#8a6a68", 420), z=5, **fig)
    sc.layer(U(ruff[1::2]), "#ecc678", z=2.5, cut=0, wash=0, fibre=0)
    collar = U(
        shape("236,402^ 262,376 300,372 318,392^ 306,452^ 268,430^ 246,440^"),
        shape("446,402^ 420,376 380,372 356,392^ 366,452^ 410,430^ 436,440^"),
    )
    sc.layer(collar, coat, z=5, **fig)
    H = lambda g: T(g, 352, 306, 0.98, rot=22)
    sc.layer(p["head"], sc.rad([(0, "#f3d9b4"), (0.5, "#d3ab86"), (1, "#93706c")], 420, 470, 300), z=8, **fig)
    burlap = [limb([(x, -80, 0.7), (x + 3, 0, 0.9), (x, 84, 0.7)], 3, 3) for x in range(-70, 80, 7)] + [
        limb([(-72, y, 0.7), (0, y + 3, 0.9), (80, y, 0.7)], 3, 3) for y in range(-70, 84, 7)
    ]
    sc.flat(clean(H(U(burlap)).intersection(p["head"].buffer(-1))), "#7a5648", 0.26)
    folds = U(
        limb("-40,66,0.8 -30,40,3 -34,8,0.8"),
        limb("-10,76,0.8 -6,52,3 -14,24,0.8"),
        limb("22,78,0.8 18,60,2.4 8,40,0.8"),
        limb("58,-12,0.8 44,4,2 34,8,0.6"),
    )
    sc.flat(H(folds), "#6b4740", 0.55)
    eye = limb("24,10,1.6 36,18,3.6 50,14,1.8", 6)
    lash = U([limb([(26 + 7 * k, 13 + 1.2 * (k % 2), 1.6), (24 + 8 * k, 23, 1.0)], 1) for k in range(4)])
    sc.flat(H(U(eye, lash)), "#4a2c30", 0.95)
    sc.flat(H(limb("20,-8,1 36,-10,3.4 54,-2,1.4", 6)), "#5a3a38", 0.75)
    mouth = limb("42,56,1.2 54,56,2 68,50,1.4", 5)
    sc.flat(H(mouth), "#5a3a38", 0.8)
    sc.flat(H(ellipse(36, 38, 15, 11)), "#d98a78", 0.35, blur=3)
    patch = H(rounded(box(-44, -16, -8, 22), 3))
    sc.layer(patch, "#b98d82", z=1.2, cut=0.6)
    sc.stroke(along(list(patch.buffer(-3).exterior.coords), 24), "#f0d8b8", 1.3, 0.8, dash="3 4")
    rope = H(limb("-46,78,10 -14,90,11 20,84,10", 6))
    sc.layer(rope, "#a4464e", z=2.4, cut=0.3)
    rimlight(sc, p["head"], -2, -4, "#ffdfae", 0.85, r=330)
    # hat, nest, snow
    Hh = lambda g: T(g, 374, 252, 0.98, rot=17)
    hat_fill = sc.near("#7a5868", "#43303f", 560)
    sc.layer(clean(Hh(shape("-128,14 -60,18 0,20 60,18 150,14 112,26 0,34 -104,30"))), "#34202f", z=4, cut=0.4)
    sc.layer(p["crown"], hat_fill, z=6, **fig)
    sc.layer(p["band"], "#a4464e", z=1.5, cut=0.4)
    sc.flat(Hh(U(limb("-30,-96,0.8 -22,-66,4 -30,-34,0.8"), limb("20,-108,0.8 10,-80,4 16,-40,0.8"))), "#2a1826", 0.5)
    sc.layer(p["brim"], hat_fill, z=6, **fig)
    rimlight(sc, p["brim"], 0, -4, "#ffcf98", 0.6, r=430)
    sc.layer(snow_on(p["brim"], 9, 2.4).difference(p["crown"].buffer(1)), "#f8ebe4", z=2.5, cut=0.4, wash=0.3)
    nest = []
    for k in range(70):
        a = S.uniform(0, 6.28)
        x, y = 392 + 46 * math.cos(a), 136 + 12 * math.sin(a) + S.uniform(-9, 9)
        nest.append(straw(S, x, y, S.choice((0.12, 3.0)) + S.gauss(0, 0.35), S.uniform(18, 44), 2.4))
    sc.layer(U(nest[::2]), "#8a5f48", z=4, cut=0, wash=0, fibre=0)
    sc.layer(U(nest[1::2]), "#dcae52", z=2.5, cut=0, wash=0, fibre=0)
    for x0, x1 in ((50, 112), (590, 632)):
        cap = snow_on(clean(p["bar"].intersection(box(x0, 380, x1, 480))), 8, 2)
        sc.layer(cap, "#f8ebe4", z=2, cut=0.3, wash=0)
    sc.layer(heap, sc.lin([(0, "#fbf0ea"), (1, "#d3bfc9")], 0, 1040, 0, 1075), z=5, cut=0.6, sh=0.35)

    # ------------------------------------------------------------------ birds, each with one straw
    def perched(x, y, s, flip=False, rot=0.0):
        b = T(songbird(), x, y, s, flip=flip, rot=rot)
        tip = T(Point(-53, -43), x, y, s, flip=flip, rot=rot)
        st = straw(S, tip.x + (12 if flip else 12), tip.y - 9, math.pi - 0.6 if not flip else 2.4, 44 * s + 12, 2.6)
        sc.layer(b["leg"], "#2f2433", z=1, cut=0, wash=0, fibre=0)
        sc.layer(b["body"], "#4d3a50", z=4, cut=0, rimop=0.5)
        sc.layer(b["breast"], "#d98a78", z=0.8, cut=0, wash=0)
        sc.layer(b["wing"], "#2f2433", z=2, cut=0, wash=0, rimop=0.5)
        sc.layer(st, "#ffe7a8", z=1.5, cut=0, wash=0, fibre=0)
        sc.layer(b["beak"], "#c98a4a", z=1, cut=0, wash=0)
        sc.flat(b["eye"], "#fff1dc")

    perched(462, 582, 0.95)
    perched(590, 415, 0.86, rot=4)
    perched(366, 124, 0.7, flip=True)
    path = curve("570,690 660,640 730,560 738,450 716,330 640,240 540,190 500,120 560,60 660,40 730,90 700,170", n=14)
    pos = along(path, 12)
    poses = (2, 0, 1, 3, 0, 2, 1, 0, 3, 2, 0, 1)
    for k, (x, y) in enumerate(pos[1:], 1):
        t = k / 11
        dx, dy = pos[k] - pos[k - 1]
        left_ = dx < 0
        ang = math.degrees(math.atan2(dy, abs(dx))) * 0.6
        s = 0.66 - 0.4 * t
        x += S.uniform(-16, 16)
        y += S.uniform(-14, 14)
        b = T(fbird(poses[k]), x, y, s, rot=(-ang if left_ else ang), flip=left_)
        beak = T(Point(60, -4), x, y, s, rot=(-ang if left_ else ang), flip=left_)
        ink, mid = mix("#2f2433", "#8a6a80", t * 0.75), mix("#54405a", "#a88496", t * 0.7)
        sc.layer(b["far"], mid, z=3, cut=0, sh=0.28, wash=0)
        sc.layer(b["body"], ink, z=2, cut=0, sh=0.3, wash=0)
        sc.layer(b["near"], mix(ink, mid, 0.35), z=2.5, cut=0, sh=0.35, wash=0, rimop=0.5)
        L = 62 * s + 8
        a = S.uniform(0.5, 1.1)
        st = limb(
            [
                (beak.x - math.cos(a) * L * 0.5, beak.y - math.sin(a) * L * 0.5, 2.4 * (1 - 0.4 * t)),
                (beak.x, beak.y, 2.6 * (1 - 0.4 * t)),
                (beak.x + math.cos(a) * L * 0.5, beak.y + math.sin(a) * L * 0.5 + 3, 1.2),
            ],
            3,
        )
        sc.layer(st, mix("#ffe7a8", "#e9c07a", t), z=1.4, cut=0, wash=0, fibre=0, sh=0.3)
    # a few flakes
    N = sc.stream("flakes")
    fl = [ellipse(N.uniform(0, 800), N.uniform(0, 1180), N.uniform(1.0, 3.0)) for _ in range(120)]
    sc.flat(U(fl).difference(U(p["head"], p["inside"])), "#fff6f0", 0.75)
    sc.vignette("#4a2c44", 0.34, 380, 620, 960, 0.5)
    sc.finish()
    return sc
