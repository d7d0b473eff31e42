"""A scarecrow whose coat stands open: through the hollow one sees the far tree where the crows build with his straw.

Palette: noon blue #5fb0d0, sky cream #f6f3dc, snow #fbfaf5, coat tomato #c9331f, lining bottle #1d4a4a, straw #f0b52e.
Light: a winter sun from the upper right. Planes: sky / hills and farm / field / tree / sheaf and pole / coat / crows / stubble.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.straw import lay_straw, stalks, straws

LX, LY = 700, 60
SNOW, TOMATO, WINE, BOTTLE, STRAW, INK = "#fbfaf5", "#c9331f", "#7a1a1c", "#1d4a4a", "#f0b52e", "#1d1b2a"
HORIZON = 724
FOOT = 1066  # where the pole is planted
NEST = (470, 560)
POLE = 372
LEFT = "352,322^ 300,344 232,368^ 226,470 214,600 176,780 96,946^ 150,976 214,966 270,996 322,980^ 334,880 312,760 298,640 306,520 336,410 366,352^"
RIGHT = "442,322^ 500,346 572,374^ 580,480 600,620 656,790 764,900^ 716,950 650,944 600,990 540,986^ 516,900 540,780 556,650 548,520 504,410 446,352^"
SLEEVES = (
    "300,344^ 230,366 150,402 66,446^ 50,470 60,516 84,548^ 124,532 172,510 228,490^ 250,430",
    "500,346^ 580,366 660,364 736,352^ 756,376 758,420 748,456^ 700,470 640,474 580,484^ 552,430",
)


def draw_sky(sc: Scene) -> None:
    """Clear noon in winter: plain blue to cream, two thin clouds, hills, farm, poplars."""
    sc.backdrop(
        sc.lin(
            [(0, "#3f95c4"), (0.28, "#86c6da"), (0.52, "#dcebdc"), (0.6, "#fbf3d4"), (1, "#fbf3d4")], 300, 0, 240, 1200
        )
    )
    sc.glow(LX, LY, 620, "#fff0b4", 1)
    for x, y, w in ((90, 168, 260), (560, 232, 220)):
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, 34, 3), "#f4f6ec", z=4, cut=0.4, op=0.85, sh=0.15, rim="#ffffff", rimop=0.9)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(-60, 668), (140, 640), (330, 676), (560, 640), (860, 664)], "#a9cbd8"),
            ([(-60, 706), (180, 690), (420, 712), (660, 684), (860, 700)], "#d5e6e6"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(g, c, z=5, cut=0.5, sh=0.22, rim="#ffffff", rimop=0.9)
        r = sc.stream(f"wood{k}")
        if k == 0:
            sc.flat(
                U([poplar(r, x, y_at(top, x) + 3, r.uniform(26, 46), 9) for x in (40, 58, 70, 96, 640, 662, 690, 742)]),
                "#6d9aa8",
                0.9,
            )
    x, y = 128, 716
    sc.layer(box(x - 34, y - 30, x + 30, y + 4), "#b96a52", z=2, cut=0.3, rim="#fff6d8", rimop=0.8)
    sc.layer(
        Polygon([(x - 42, y - 28), (x - 22, y - 58), (x + 20, y - 58), (x + 40, y - 28)]),
        "#fdfdf8",
        z=2,
        cut=0.3,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(U(box(x - 20, y - 20, x - 10, y - 8), box(x + 6, y - 20, x + 16, y - 8)), "#33566a")


def draw_field(sc: Scene) -> None:
    """Snow, with a few soft furrows that run to the tree, and prints of one boot."""
    g, _ = land(sc.stream("field"), [(-60, HORIZON), (200, HORIZON + 8), (480, HORIZON - 2), (860, HORIZON + 6)], 2)
    sc.layer(
        g,
        sc.lin([(0, "#fffdf4"), (0.4, "#f2f5f4"), (1, "#b9d3e2")], 500, HORIZON, 300, 1200),
        z=6,
        wash=0.25,
        cut=0.5,
        rim="#ffffff",
        rimop=1,
    )
    for k, x in enumerate(range(-900, 1800, 170)):
        P = [(452 + (x - 452) * 0.1, HORIZON + 6), (452 + (x - 452) * 0.45, 860), (452 + (x - 452) * 1.0, 1230)]
        sc.flat(limb([(*P[0], 1), (*P[1], 5), (*P[2], 16)], 8), "#9cc0d6", 0.42, None, 1.5)
    for k in range(12):
        t = k / 11
        x, y = POLE + 40 + 60 * math.sin(t * 2.6) + 40 * t, 1096 - 340 * t**0.62
        s = max(0.12, (y - 690) / 420)
        sc.flat(U(ellipse(x, y, 8 * s, 15 * s), ellipse(x, y + 19 * s, 6.5 * s, 7 * s)), "#7ea6c2", 0.8)


def draw_tree(sc: Scene) -> None:
    """The far tree, bare, and in its fork the nest, already as large as a house."""
    trunk, _ = tree(sc.stream("tree"), 462, HORIZON + 8, 280, a=-1.52, w=20, depth=7, spread=0.5, droop=0.05)
    sc.layer(trunk, "#4a4450", z=4, cut=0, wash=0, rim="#fff6d8", rimop=0.8)
    sc.glow(*NEST, 170, "#ffd860", 1)
    r = sc.stream("nest")
    bowl = shape(
        f"{NEST[0] - 58},{NEST[1] - 16} {NEST[0]},{NEST[1] - 6} {NEST[0] + 58},{NEST[1] - 16} {NEST[0] + 46},{NEST[1] + 22} {NEST[0]},{NEST[1] + 36} {NEST[0] - 46},{NEST[1] + 22}"
    )
    sc.layer(bowl, "#d8931f", z=3, cut=0.8, rim="#fff2a8", rimop=1)
    rings = []
    for _ in range(46):
        a, q = r.uniform(0.1, 3.0), r.uniform(0.4, 1.0)
        x, y = NEST[0] + 54 * q * math.cos(a), NEST[1] + 28 * q * math.sin(a) - 4
        rings += straws(r, x, y, r.choice((0, math.pi)) + r.uniform(-0.4, 0.4), 1, 40, 0.1, 2.6)
    lay_straw(sc, rings, 1)


def shadow(sc: Scene) -> None:
    """On the snow, towards us and to the left; the light comes through him."""
    coat = U(
        shape(LEFT),
        shape(RIGHT),
        *[shape(s) for s in SLEEVES],
        ellipse(396, 280, 84, 90),
        box(POLE - 9, 330, POLE + 9, FOOT),
    )
    g = AF.affine_transform(coat, [1, 0.24, 0, -0.17, -0.24 * FOOT, FOOT * 1.17])
    sc.flat(clean(g), "#5f93b8", 0.62, "multiply", 3)


def draw_inside(sc: Scene) -> None:
    """Pole, crossbar, and what is left of the sheaf that he was."""
    sc.layer(
        box(POLE - 10, 300, POLE + 10, FOOT),
        sc.lin([(0, "#4a2c1c"), (1, "#a8744a")], POLE - 10, 0, POLE + 10, 0),
        z=6,
        cut=0.7,
        rim="#ffe9c0",
        rimop=0.8,
    )
    sc.layer(
        limb([(26, 512, 15), (400, 392, 20), (790, 388, 15)], 3), "#6d442a", z=6, cut=0.6, rim="#ffe9c0", rimop=0.8
    )
    r = sc.stream("sheaf")
    sc.glow(POLE - 8, 800, 230, "#ffcf4a", 0.7)
    gs = straws(r, POLE - 4, 850, -1.62, 64, 230, 0.2, 5) + straws(r, POLE - 4, 850, 1.6, 44, 150, 0.26, 5)
    lay_straw(sc, gs, 2.4)
    sc.layer(
        limb([(POLE - 40, 842, 12), (POLE - 4, 852, 13), (POLE + 32, 844, 12)], 4),
        "#b5301f",
        z=3,
        cut=0.3,
        rim="#ffd8a8",
        rimop=0.9,
    )
    sc.layer(limb([(POLE + 20, 850, 6), (POLE + 50, 884, 5), (POLE + 44, 930, 3)], 6), "#b5301f", z=2, cut=0.2)


def draw_coat(sc: Scene) -> None:
    """Two halves of a red coat, wide open; sleeves on the crossbar; patches, a black button, lining on the turned edges."""
    fill = sc.lin([(0, "#ff6a3a"), (0.45, "#d2391f"), (1, "#741619")], 740, 320, 100, 960)
    r = sc.stream("cuffs")
    for k, s in enumerate(SLEEVES):
        x, y, a = ((70, 500, 2.75), (752, 408, 0.1))[k]
        lay_straw(sc, straws(r, x, y, a, 44, 92, 0.4, 4), 2)
        sl = shape(s)
        sc.layer(sl, fill, z=12, cut=0.9, rim="#ffd8a8", rimop=0.9)
        with sc.clip(sl):
            for j in range(6):
                t = 0.12 + 0.15 * j
                x0 = (300 - 290 * t) if k == 0 else (500 + 290 * t)
                sc.flat(
                    limb(
                        [(x0, 370 + 30 * t, 3), (x0 + (8 if k else -8), 430, 8), (x0 + (20 if k else -20), 500, 3)], 6
                    ),
                    WINE,
                    0.42,
                    None,
                    2,
                )
    for k, s in enumerate((LEFT, RIGHT)):
        half = shape(s)
        sc.layer(half, fill, z=14, cut=1, rim="#ffd8a8", rimop=1, rimw=1.6)
        with sc.clip(half):
            d = -1 if k == 0 else 1
            for j in range(5):  # folds from the shoulder to the hem
                x0, x1 = 400 + d * (96 + 26 * j), 400 + d * (118 + 60 * j)
                sc.flat(limb([(x0, 400 + 14 * j, 3), ((x0 + x1) / 2, 640, 13), (x1, 1000, 34)], 8), WINE, 0.5, None, 4)
                sc.stroke(
                    curve(np.array([(x0 - 12, 420 + 14 * j), ((x0 + x1) / 2 - 16, 640), (x1 - 26, 1000)])),
                    "#ff9a64",
                    4,
                    0.45,
                    blur=1.5,
                )
        # the lining, turned out along the open edge
        edge = half.difference(T(half, 30 if k else -30, 4))
        edge = rounded(clean(edge.intersection(box(260, 350, 600, 1000))), 3)
        sc.layer(edge, sc.lin([(0, "#2f7a72"), (1, "#123636")], 0, 360, 0, 980), z=4, cut=0.7, rim="#cfeee0", rimop=0.8)
        with sc.clip(edge):
            for y in range(350, 1000, 22):
                sc.stroke([(240, y), (620, y + 12)], "#8fc7b4", 2.2, 0.5)
            for x in range(250, 620, 20):
                sc.stroke([(x, 350), (x - 6, 1000)], "#0e2c2c", 2, 0.5)
    for x, y, w, c, a in (
        (212, 640, 62, "#e8b53a", 9),
        (640, 760, 74, "#2f6f9a", -14),
        (556, 466, 40, "#f0e2c4", 6),
        (120, 430, 40, "#2f6f9a", -10),
    ):
        patch = T(box(-w / 2, -w / 2, w / 2, w / 2), x, y, rot=a)
        sc.layer(patch, c, z=1.6, cut=1.4, rim="#fff6d8", rimop=0.7)
        q = list(patch.buffer(-4).exterior.coords)
        for (xa, ya), (xb, yb) in zip(q, q[1:], strict=False):
            for t in np.arange(0.1, 1, 0.2):
                px, py = xa + (xb - xa) * t, ya + (yb - ya) * t
                sc.stroke(
                    [(px - (yb - ya) * 0.1, py + (xb - xa) * 0.1), (px + (yb - ya) * 0.1, py - (xb - xa) * 0.1)],
                    "#3a2418",
                    2,
                    0.8,
                )
    for y in (560, 690):
        sc.layer(ellipse(588 + (y - 560) * 0.12, y, 13), INK, z=2, cut=0, wash=0, rim="#cfd8e8", rimop=0.9)


def draw_head(sc: Scene) -> None:
    """A sack, bowed to look into his own coat: one sees mostly the hat, and on it a first few stalks."""
    r = sc.stream("hat")
    lay_straw(sc, straws(r, 392, 338, 1.57, 40, 62, 0.7, 4), 2)
    headg = shape("322,236 326,296 356,338 396,352 440,336 466,292 468,236 400,200")
    sc.layer(
        headg, sc.lin([(0, "#f3dfae"), (1, "#a9865a")], 470, 220, 320, 350), z=8, cut=0.8, rim="#fff6d8", rimop=0.9
    )
    with sc.clip(headg):
        for k in range(26):
            sc.stroke([(310 + 7 * k, 190), (306 + 7 * k, 360)], "#7a5a34", 1, 0.35)
            sc.stroke([(310, 200 + 7 * k), (480, 204 + 7 * k)], "#7a5a34", 1, 0.3)
    down = lambda g: T(g, 398, 268, rot=7)
    brim = down(shape("-176,18^ -108,-34 0,-46 110,-30 178,30^ 110,42 40,58 -36,54 -104,36"))
    crown = down(shape("-92,-20^ -86,-110 -58,-164 2,-180 52,-156 74,-98 84,-14^ 40,-2 -40,-6"))
    sc.layer(
        crown, sc.lin([(0, "#5a4a6a"), (1, "#211c30")], 480, 100, 310, 260), z=9, cut=0.9, rim="#e8e0f0", rimop=0.9
    )
    band = clean(crown.intersection(down(shape("-110,-58^ 0,-38 110,-52 110,10 -110,10^"))))
    sc.layer(band, "#e8b53a", z=1.6, cut=0.5, rim="#fff6c8", rimop=0.8)
    sc.layer(brim, sc.lin([(0, "#51435f"), (1, "#1c182a")], 540, 240, 240, 330), z=9, cut=0.9, rim="#e8e0f0", rimop=0.9)
    lay_straw(sc, straws(r, 420, 98, 0.1, 12, 60, 0.4, 3.4) + straws(r, 420, 98, 3.0, 12, 60, 0.4, 3.4), 2)


CROWS = (  # x, y, size, wings, flip, turn, length of the stalk
    (640, 612, 0.92, 0, False, -14, 150),
    (676, 226, 0.62, 1, False, -10, 110),
    (446, 652, 0.3, 1, True, 6, 50),
    (510, 486, 0.2, 0, True, 4, 34),
    (112, 262, 0.5, 2, True, -6, 90),
)


def draw_crows(sc: Scene) -> None:
    """Each with a stalk: one just leaves the coat, near and large, the others are on their way to the tree."""
    ink = lambda c: mix(c, INK, 0.7)
    for x, y, s, w, flip, rot, ln in CROWS:
        b = T(bird_flying("crow", w), x, y, s, rot=rot, flip=flip)
        bx, by = b.at("beak")
        sc.layer(U(stalks(bx, by, ln)), "#f7c63e", z=2, cut=0, wash=0, fibre=0, rim="#fff6c8", rimop=1)
        put(sc, b.recolour(ink), z=3 if s > 0.4 else 1.5, rim=(-2 * s - 0.6, 3 * s + 0.6, "#cfe0f0", 0.8), cast=8 * s)
    for x, y, s, flip in ((176, 396, 0.62, False), (322, 700, 0.0, False)):
        if s:
            b = T(bird_on("crow"), x, y, s, flip=flip)
            put(sc, b.recolour(ink), z=2.4, rim=(-2, 2, "#cfe0f0", 0.8))
            bx, by = b.at("beak")
            sc.layer(U(stalks(bx, by, 90)), "#f7c63e", z=2, cut=0, wash=0, fibre=0, rim="#fff6c8", rimop=1)


def draw_near(sc: Scene) -> None:
    """Stubble and dry stalks through the snow before our eyes."""
    g, top = land(sc.stream("drift"), [(-60, 1150), (180, 1128), (380, 1160), (620, 1140), (860, 1164)], 4)
    sc.layer(g, sc.lin([(0, "#eef4f6"), (1, "#8fb6d0")], 0, 1130, 0, 1200), z=12, cut=0.8, rim="#ffffff", rimop=1)
    r = sc.stream("stubble")
    gs = []
    for _ in range(60):
        x = r.choice((r.uniform(-10, 230), r.uniform(560, 810)))
        h = r.uniform(24, 110) * (0.4 + abs(x - 400) / 420)
        gs.append(limb([(x, 1210, 5), (x + r.uniform(-10, 10), 1205 - h, 3)], 3))
    sc.layer(U(gs), "#7a5a3c", z=6, cut=0, wash=0, fibre=0, rim="#ffe9a8", rimop=0.9)


def draw() -> Scene:
    """What will be left of him to scare with in spring?"""
    sc = Scene("scarecrow", light=(LX, LY, 260), shadow="#173049", bg="#86c6da")
    draw_sky(sc)
    draw_field(sc)
    draw_tree(sc)
    shadow(sc)
    draw_inside(sc)
    draw_coat(sc)
    draw_head(sc)
    draw_crows(sc)
    draw_near(sc)
    sc.vignette("#123049", 0.24, 420, 520, 940)
    sc.finish()
    return sc
