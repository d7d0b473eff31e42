"""A hollow tree as tall as a cathedral: on its floor a small bear reads by candle; all the bees and he look up at one empty cell in the moon.

Palette: night #10203a, teal wood #123a42, moon #b8e0ee, honey #efb548, wax cream #fff0bf, gown wine #a03a48.
Light: the candle below, the moon's beam across. Planes: night / bark / rings of the hollow / far comb / near comb / brackets / bear / roots.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 258, 948  # the candle's flame
BEAR = (452, 1052, 1.5)
KNOT = (626, 362)  # the hole through which the moon looks
EMPTY = (304, 424)  # the cell that all look at
FLOOR = 1052
NIGHT, TEAL, MOON, HONEY, WAX, WINE = "#10203a", "#123a42", "#b8e0ee", "#efb548", "#fff0bf", "#a03a48"
HOLLOW = "400,22 500,44 590,120 644,240 664,400 676,560 684,720 690,880 678,1000 650,1066 560,1094 400,1100 240,1094 150,1066 122,1000 112,880 118,720 124,560 136,400 158,240 210,120 300,44"


def hexagon(x: float, y: float, r: float) -> Any:
    """A cell, point up, a little soft."""
    return rounded(
        Polygon([(x + r * math.sin(math.pi * k / 3), y - r * math.cos(math.pi * k / 3)) for k in range(6)]), r * 0.16
    )


def draw_outside(sc: Scene) -> None:
    """Night, and the trunk cut open: bark, sapwood, and ring behind ring into the hollow."""
    sc.backdrop(sc.lin([(0, "#1f3a66"), (0.6, "#16294a"), (1, "#0c1830")], 0, 0, 0, 1200))
    R = sc.stream("night")
    for _ in range(60):
        x = R.choice((R.uniform(0, 70), R.uniform(730, 800)))
        sc.flat(star(x, R.uniform(0, 1000), R.uniform(1, 3), 4, 0.36), "#f2f0dc", R.uniform(0.5, 1))
    trunk = shape(
        "60,-40^ 740,-40^ 752,200 736,420 756,640 764,840 800,1040 860,1240^ -60,1240^ 0,1040 36,840 44,640 64,420 48,200"
    )
    trunk = fillet(U(trunk, limb("60,250,60 10,214,40 -40,150,26", 6), limb("744,470,66 800,430,44 850,360,30", 6)), 16)
    sc.layer(
        trunk,
        sc.lin([(0, "#0a1c2c"), (0.12, "#27475a"), (0.5, "#2f5a62"), (0.9, "#1f3f50"), (1, "#0a1826")], 40, 0, 760, 0),
        z=10,
        sh=0.6,
        cut=1.4,
        rim=MOON,
        rimop=0.6,
    )
    bark = []
    for _ in range(110):
        x, y = R.choice((R.uniform(48, 130), R.uniform(670, 752))), R.uniform(-20, 1180)
        bark.append(
            limb(
                [
                    (x, y, 0.6),
                    (x + R.uniform(-8, 8), y + R.uniform(30, 60), R.uniform(2, 4.6)),
                    (x + R.uniform(-8, 8), y + R.uniform(80, 130), 0.6),
                ],
                4,
            )
        )
    sc.flat(U(bark).intersection(trunk), "#081622", 0.55)
    hollow = shape(HOLLOW)
    for k, c in enumerate(("#c98f52", "#8f6a48", "#5a5a4c", "#33504e", "#1f4248", "#143640")):
        g = handcut(hollow.buffer(34 - 11 * k), 3, 20, 7 + k, 70)
        sc.layer(
            g,
            sc.rad(
                [(0, mix(c, "#ffd890", 0.7)), (0.35, mix(c, "#d9924e", 0.3)), (1, mix(c, "#0f2a38", 0.5))], LX, LY, 640
            ),
            z=4,
            sh=0.55,
            dx=2,
            dy=4,
            cut=0.3,
            rim="#ffe0a8",
            rimop=0.35,
        )
    wall = hollow.buffer(-30)
    sc.layer(
        wall,
        sc.rad([(0, "#ffcf80"), (0.14, "#c98848"), (0.32, "#5a6248"), (0.6, "#1d4a50"), (1, "#0d2c38")], LX, LY, 820),
        z=2,
        sh=0.4,
        cut=0.4,
    )
    veins = [
        limb(
            [
                (x + 20 * math.sin(x), 80, 0.5),
                (x + R.uniform(-12, 12), 460, 2.6),
                (x + R.uniform(-8, 8), 800, 2.2),
                (x, 1090, 0.6),
            ],
            8,
        )
        for x in np.arange(140, 670, 15)
    ]
    sc.flat(U(veins).intersection(wall), "#061a22", 0.4)
    sc.flat(
        T(U(veins), 2, 0).intersection(wall),
        sc.rad([(0, "#ffd890"), (0.5, "#6a8a7a"), (1, "#2f6068")], LX, LY, 640),
        0.3,
    )


def draw_knot(sc: Scene) -> None:
    """A knot-hole in the wall, the moon behind it, its beam across to the empty cell."""
    x, y = KNOT
    hole = handcut(ellipse(x, y, 66, 84, -12), 3, 14, 3, 50)
    for k in (3, 2, 1):
        sc.layer(
            handcut(hole.buffer(11 * k), 2.4, 12, 5 + k, 60),
            mix("#5f9aa2", "#1c4450", k / 4),
            z=3,
            cut=0.3,
            sh=0.45,
            rim=MOON,
            rimop=0.6,
        )
    sc.flat(hole, sc.rad([(0, "#d2effa"), (0.35, "#6fb0cc"), (1, "#234a78")], x - 8, y - 14, 110))
    with sc.clip(hole):
        sc.layer(ellipse(x - 8, y - 16, 36), "#fbfdf2", z=3, cut=0, sh=0.2, fibre=0)
        sc.flat(
            U(ellipse(x - 20, y - 24, 8, 6), ellipse(x + 2, y - 6, 10, 7), ellipse(x + 4, y - 34, 5, 4)), "#c2d9de", 0.7
        )
        sc.layer(
            U(
                limb("714,438,12 652,418,8 590,418,5 560,398,2", 6),
                [
                    leaf(q, w, 26, a, 0.46)
                    for q, w, a in ((596, 418, -2.5), (574, 406, 2.8), (626, 418, 2.2), (662, 420, -2.0))
                ],
            ),
            "#12304a",
            z=2,
            cut=0,
            fibre=0,
            sh=0.3,
        )
    beam = Polygon([(x - 6, y - 66), (EMPTY[0] - 60, EMPTY[1] - 54), (EMPTY[0] - 74, EMPTY[1] + 76), (x - 20, y + 74)])
    sc.flat(beam, sc.lin([(0, MOON, 0.62), (0.5, MOON, 0.34), (1, MOON, 0.42)], x, y, *EMPTY), 0.95, "screen", 6)


COMBS = (
    (
        "far",
        "300,40 560,40 600,120 604,260 580,380 548,470 512,520 470,540 428,516 380,450 336,340 306,200",
        15.5,
        "#b98440",
        "#2f4a44",
        8,
    ),
    ("left", "196,110 330,90 344,200 330,300 304,380 276,410 246,390 214,320 196,230", 17.0, "#c98f48", "#2f4640", 9),
    (
        "near",
        "424,110 640,170 652,300 640,420 606,520 560,590 516,606 468,572 432,490 414,380 406,250",
        20.0,
        "#e0a850",
        "#4a5440",
        12,
    ),
)


def draw_combs(sc: Scene) -> None:
    """Three combs hang from the roof like a choir: honey above, closed cells, listeners at the edge, one wide empty cell."""
    for name, outline, rad, hi, lo, z in COMBS:
        g = T(shape(outline), 0, 0, 0.8 if name == "left" else 1, o=(262, 70))
        g = T(g, flip=True, o=(400, 0))
        r = sc.stream(f"comb {name}")
        sc.layer(
            T(g, 6, 10),
            sc.rad([(0, mix(hi, "#5a2a0c", 0.4)), (1, mix(lo, "#0a1418", 0.5))], LX, LY - 200, 720),
            z=z,
            sh=0.6,
            cut=0.5,
            fibre=0,
        )
        x0, y0, x1, y1 = g.bounds
        dx, dy = rad * 1.8, rad * 1.56
        opened, capped, honey, bees_ = [], [], [], []
        for j in range(int((y1 - y0) / dy) + 2):
            for i in range(int((x1 - x0) / dx) + 2):
                x, y = x0 + i * dx + (dx / 2 if j % 2 else 0), y0 + j * dy
                h = hexagon(x, y, rad * r.uniform(0.8, 0.9))
                if not g.buffer(-rad * 0.2).contains(h) or (
                    name == "near" and math.hypot(x - EMPTY[0], y - EMPTY[1]) < 52
                ):
                    continue
                u = (y - y0) / (y1 - y0) + r.uniform(-0.14, 0.14) + 0.08 * math.sin(x * 0.05)
                if u < 0.34:
                    honey.append((x, y, h))
                elif u < 0.58 and r.random() < 0.8:
                    capped.append(h)
                else:
                    opened.append(h)
                    if r.random() < 0.42 and name != "far" or r.random() < 0.16:
                        bees_.append((x, y))
        face = clean(g.difference(U(opened, [h for _, _, h in honey])))
        sc.layer(
            face,
            sc.rad([(0, light(hi, 0.4)), (0.5, hi), (1, lo)], LX + 60, LY - 60, 900),
            z=z * 0.5,
            sh=0.5,
            cut=0,
            fibre=0.06,
            rim=WAX,
            rimop=0.6,
        )
        deep = U(opened, [h for _, _, h in honey])
        sc.flat(deep, sc.rad([(0, mix(hi, "#6a3008", 0.6)), (1, mix(lo, "#0a1014", 0.7))], LX + 60, LY - 60, 820))
        sc.flat(deep.difference(T(deep, 0, rad * 0.2)), "#0a0c10", 0.55)
        sc.layer(
            U([h.buffer(-rad * 0.1) for h in capped]),
            sc.rad([(0, light(hi, 0.55)), (1, mix(lo, hi, 0.4))], LX + 60, LY - 60, 860),
            z=1.2,
            cut=0,
            fibre=0,
            sh=0.4,
            rim="#fff6d8",
            rimop=0.6,
        )
        full = [clean(h.intersection(box(x - 60, y - rad * r.uniform(-0.1, 0.6), x + 60, y + 60))) for x, y, h in honey]
        sc.flat(U(full), sc.rad([(0, "#ffe08a"), (0.5, "#f2a52e"), (1, "#a8621c")], LX + 100, LY - 300, 760), 0.95)
        sc.flat(U([q.difference(T(q, 0, 2)) for q in full]), "#fff6d0", 0.7)
        for x, y in bees_:
            listener(sc, x, y, rad / 26)
        if name == "near":
            drip = U(limb("284,600,9 284,640,5 283,690,3 284,716,6", 5), limb("240,588,6 239,612,3 240,626,5", 4))
            sc.layer(drip, "#f2b03a", z=2, cut=0, fibre=0, sh=0.35, rim="#fff6d0", rimop=0.9)


def listener(sc: Scene, x: float, y: float, s: float) -> None:
    """A bee that leans out of its cell towards the empty one; from here only head, feelers, stripes."""
    a = math.atan2(EMPTY[1] - y, EMPTY[0] - x)
    px, py = x + 4 * s * math.cos(a), y + 4 * s * math.sin(a)
    d = max(0.15, 1 - math.hypot(x - LX, y - LY) / 900)
    m = lambda g: T(g, px, py, s, rot=math.degrees(a) + 90)
    sc.flat(m(ellipse(0, 10, 11, 12)), mix("#7a4a1c", "#f2b84a", d))
    sc.flat(m(U(limb("-10,9,3 0,11,3.4 10,9,3", 3), limb("-8,17,3 0,19,3 8,17,3", 3))), "#2a160c")
    sc.layer(
        m(ellipse(0, -4, 9.4, 8.6)),
        mix("#3a2012", "#a8642a", d),
        z=1,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.4,
        rim="#fff0bf",
        rimop=0.6,
    )
    sc.flat(m(U(ellipse(-6, -6, 3, 4.2), ellipse(6, -6, 3, 4.2))), "#120a08")
    sc.flat(m(U(limb("-3,-11,1.6 -6,-18,1.3 -3,-22,1.8", 3), limb("3,-11,1.6 6,-18,1.3 3,-22,1.8", 3))), "#1c0e0a")


def draw_empty(sc: Scene) -> None:
    """The one cell that nobody sits in: wide, swept, silver in the moon; on its sill a wing."""
    x, y = EMPTY
    sc.glow(x, y, 120, MOON, 0.6)
    sc.layer(
        hexagon(x, y, 50),
        sc.lin([(0, "#f6fbf6"), (0.5, "#c9d9cc"), (1, "#7f9a92")], x - 50, y - 44, x + 50, y + 50),
        z=6,
        cut=0.3,
        sh=0.55,
        rim="#ffffff",
        rimop=1,
    )
    inner = hexagon(x, y, 39)
    sc.flat(inner, sc.lin([(0, "#04101a"), (1, "#1d4a5c")], x, y - 40, x, y + 40))
    sc.flat(clean(inner.difference(T(inner, 0, -6))), MOON, 0.85, "screen", 1)
    sc.layer(
        T(shape("0,0^ 14,-12 34,-15 46,-6 38,4 16,6"), x - 16, y + 31, 0.8, rot=-8),
        "#eaf8fc",
        z=1.6,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.5,
        op=0.92,
        rim="#ffffff",
        rimop=0.9,
    )


def draw_brackets(sc: Scene) -> None:
    """Shelves of fungus wind up the walls, with books, a cup, and more listeners."""
    r = sc.stream("brackets")
    for side, y, w in ((-1, 656, 96), (1, 640, 100), (-1, 770, 84), (1, 830, 110), (-1, 880, 66)):
        x = 150 if side < 0 else 652
        P = shape(
            f"{x + side * 24},{y - 10}^ {x - side * w * 0.5},{y - 12} {x - side * w},{y - 2} {x - side * w * 0.86},{y + 14} {x - side * w * 0.3},{y + 24} {x + side * 24},{y + 34}^"
        )
        sc.layer(
            P,
            sc.rad([(0, "#ffe0a0"), (0.4, "#c9864a"), (1, "#3a4a48")], LX, LY, 560),
            z=7,
            sh=0.5,
            cut=0.6,
            rim="#fff0c8",
            rimop=0.7,
        )
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x + side * 10, y + 6 + 7 * k, 0.6),
                            (x - side * w * 0.4, y + 4 + 6 * k, 1.8),
                            (x - side * w * (0.86 - 0.1 * k), y + 3 + 3 * k, 0.6),
                        ],
                        4,
                    )
                    for k in range(3)
                ]
            ),
            "#5a3420",
            0.5,
        )
        px = x - side * 4
        for k in range(r.randint(2, 4)):
            h, t = r.uniform(26, 42), r.uniform(8, 13)
            bx = px - side * (12 + k * 13)
            sc.layer(
                T(box(-t / 2, -h, t / 2, 0), bx, y - 10, 1, rot=r.uniform(-5, 5)),
                mix(r.choice(("#a03a48", "#2f6a78", "#d9a24a", "#6a4a6a", "#5a7a4a")), "#12303a", 0.25),
                z=2,
                cut=0.2,
                sh=0.4,
                rim="#ffe6b0",
                rimop=0.6,
            )
        if y == 830:
            put(sc, T(cup("#efe6d2", "#35577f", 1), x - 78, y - 10, 0.9), z=2, rim=(2, 0.6, "#ffe6b0", 0.8))
        if y == 656:
            put(sc, T(suitcase("#8a5630"), x + 66, y - 8, 0.36), z=2, rim=(-1, 1, "#ffe6b0", 0.8))


def draw_bear(sc: Scene) -> Figure:
    """The bear on a stump of books, an open book on his knees, his head lifted; his shadow climbs the wall behind him."""
    x, y, s = BEAR
    b = T(beast("bear", "sit_up", head=-34), x, y - 30, s, flip=True)
    shade_ = T(b.outline(), 0, 0, 2.5, o=(LX, FLOOR))
    sc.flat(
        shade_.intersection(shape(HOLLOW).buffer(-30)),
        sc.lin([(0, "#061820", 0.1), (1, "#061820", 0.7)], 0, 560, 0, FLOOR),
        0.85,
        "multiply",
        7,
    )
    for k, (w, h, c) in enumerate(((132, 22, "#2f6a78"), (112, 18, "#d9a24a"))):
        sc.layer(
            box(x - w / 2, y - 20 * k - h + 6, x + w / 2, y - 20 * k + 6).buffer(2),
            sc.rad([(0, light(c, 0.4)), (1, dark(c, 0.4))], LX, LY, 320),
            z=4,
            cut=0.3,
            sh=0.5,
            rim="#fff0c8",
            rimop=0.8,
        )
        sc.flat(box(x - w / 2, y - 20 * k - h + 10, x - w / 2 + 8, y - 20 * k + 2), "#fff0d0", 0.8)
    put(sc, b.recolour(lambda c: mix(c, "#7a4a2c", 0.25)), z=3.4, sh=0.5, rim=(2.6, 1.6, "#ffe0a0", 1.0), cast=8)
    return b


def draw_gown(sc: Scene, bear: Figure) -> None:
    """The worn dressing gown over him, and the book that drips."""
    x, y, s = BEAR
    neckline = [
        (x - 28, y - 262),
        (x - 44, y - 192),
        (x - 76, y - 137),
        (x - 66, y - 44),
        (x + 168, y - 44),
        (x + 168, y - 262),
    ]
    gown = fillet(bear.outline().intersection(Polygon(neckline)).buffer(5), 6)
    sc.layer(
        gown,
        sc.rad([(0, "#e0705f"), (0.45, WINE), (1, "#3f1a34")], LX, LY, 300),
        z=3.4,
        cut=0.4,
        sh=0.5,
        rim="#ffd9a8",
        rimop=0.8,
    )
    sc.flat(
        U(
            [
                limb(
                    [
                        (x - 40 + 24 * k, y - 226 + 6 * k, 1.4),
                        (x - 62 + 33 * k, y - 130, 2.4),
                        (x - 68 + 38 * k, y - 44, 1.4),
                    ],
                    4,
                )
                for k in range(6)
            ]
        ).intersection(gown.buffer(-2)),
        "#f2b0a0",
        0.35,
    )
    sc.layer(
        limb([(x - 80, y - 96, 9), (x + 16, y - 80, 10), (x + 124, y - 104, 9)], 5).intersection(gown),
        "#e2b04a",
        z=1.4,
        cut=0.2,
        fibre=0,
    )
    sc.layer(
        limb([(x - 14, y - 160, 42), (x - 40, y - 122, 38), (x - 80, y - 102, 28)], 6),
        sc.rad([(0, "#ee8068"), (1, "#7a2a3c")], LX, LY, 240),
        z=4,
        cut=0.3,
        sh=0.5,
        rim="#ffe0b0",
        rimop=0.9,
    )
    lapel = limb([(x - 44, y - 206, 12), (x - 54, y - 176, 19), (x - 76, y - 138, 18)], 5)
    sc.layer(
        lapel, sc.rad([(0, "#f29a80"), (1, "#7a2a3c")], LX, LY, 260), z=2.4, cut=0.3, sh=0.45, rim="#ffe6b8", rimop=0.9
    )
    sc.layer(ellipse(x - 95, y - 98, 14, 12), "#8a5634", z=2, cut=0.2, sh=0.4, rim="#ffe0b0", rimop=0.9)
    bk = T(open_book("#fff0c8", "#8a2f3c", 74), x - 106, y - 92, 1.0, rot=-12)
    put(sc, bk, z=4, sh=0.5, rim=(1, 1.4, "#fff6dc", 0.9))
    for q, L in ((-30, 26), (-12, 44), (10, 20), (28, 34)):
        sc.layer(
            limb([(x - 106 + q, y - 96, 5), (x - 106 + q, y - 96 + L * 0.7, 3), (x - 106 + q, y - 96 + L, 5.4)], 4),
            "#f2a52e",
            z=2,
            cut=0,
            fibre=0,
            sh=0.35,
            rim="#fff6d0",
            rimop=0.9,
        )


def draw_floor(sc: Scene) -> None:
    """A round rug, the candle on a pile, bees down on the floor in rows; roots nearest to us, dark."""
    rug = ellipse(400, FLOOR + 14, 250, 40)
    sc.layer(rug, sc.rad([(0, "#f2a060"), (0.4, "#a8443c"), (1, "#3f1c30")], LX, FLOOR, 300), z=3, cut=0.6, sh=0.5)
    for k, c in ((0.84, "#e8b04a"), (0.76, "#7a2f3a"), (0.5, "#e8b04a"), (0.44, "#8f3a3c")):
        sc.flat(ellipse(400, FLOOR + 14, 250 * k, 40 * k), c, 0.75)


def draw_candle(sc: Scene) -> None:
    """The candle, on books beside him."""
    for k, c in enumerate(("#6a4a6a", "#a03a48", "#2f6a78")):
        sc.layer(
            box(LX - 40 + 4 * k, FLOOR - 18 * k - 16, LX + 40 - 3 * k, FLOOR - 18 * k),
            sc.rad([(0, light(c, 0.5)), (1, dark(c, 0.3))], LX, LY, 170),
            z=3,
            cut=0.3,
            sh=0.5,
            rim="#fff0c8",
            rimop=0.9,
        )
    cd = T(candle("#f8efd4", 44), LX, FLOOR - 52, 1.0)
    put(sc, cd, z=2.4, sh=0.4)
    fx, fy = cd.at("flame")
    sc.glow(fx, fy, 480, "#ffb04a", 0.75)
    sc.flat(
        shape(
            f"{fx},{fy - 24}^ {fx + 7},{fy - 4} {fx + 5},{fy + 7} {fx},{fy + 10} {fx - 5},{fy + 7} {fx - 7},{fy - 4}"
        ),
        "#fff6d8",
    )
    sc.glow(fx, fy, 110, "#fff3c8", 0.95)


def draw_air(sc: Scene) -> None:
    """Bees on their way, in one long spiral from the reader up to the cell."""
    way = along(
        curve(
            np.array(
                [
                    (460, 770),
                    (540, 770),
                    (604, 736),
                    (560, 680),
                    (440, 690),
                    (330, 700),
                    (290, 640),
                    (380, 590),
                    (480, 560),
                    (440, 490),
                    (372, 448),
                ],
                float,
            ),
            n=14,
        ),
        90,
    )
    for k in range(17):
        i = 3 + 5 * k
        x, y = way[i]
        dx, dy = way[i + 1] - way[i - 1]
        fl = dx < 0
        sc.glow(x, y, 20, "#ffd070", 0.35)
        put(
            sc,
            T(
                bee(0.42 - 0.008 * k),
                x + (k * 7 % 11) - 5,
                y + (k * 5 % 9) - 4,
                1,
                rot=max(-40, min(40, math.degrees(math.atan2(dy, abs(dx))))) * (-1 if fl else 1),
                flip=fl,
            ),
            z=1.6,
            sh=0.3,
            rim=(0.6, -0.8, "#ffe6a8", 0.8),
        )


def draw_near(sc: Scene) -> None:
    """Roots and ferns nearest to us, almost black, with the candle on their edges."""
    r = sc.stream("roots")
    g = [shape("-60,1260^ -60,1090 60,1096 180,1130 330,1146 480,1146 640,1126 740,1090 860,1086 860,1260^")]
    for P in (
        "-40,1040,60 90,1090,44 210,1140,30 330,1176,12",
        "850,1030,64 720,1092,46 590,1140,30 470,1180,10",
        "40,1010,26 110,1070,22 140,1140,18",
        "770,1000,26 700,1070,22 660,1140,18",
    ):
        g.append(limb(P, 8))
    fern = [
        leaf(x, 1190, r.uniform(50, 110), -math.pi / 2 + r.uniform(-0.9, 0.9), 0.16, r.uniform(-0.3, 0.3))
        for x in [r.choice((r.uniform(-10, 150), r.uniform(650, 810))) for _ in range(44)]
    ]
    sc.layer(
        U(g),
        sc.rad([(0, "#6a4a38"), (0.5, "#1c2f38"), (1, "#0a1620")], LX, 1060, 520),
        z=12,
        dy=-5,
        sh=0.55,
        cut=0.8,
        rim="#ffd9a0",
        rimop=0.8,
    )
    sc.layer(U(fern), "#0c1c26", z=6, cut=0, fibre=0, sh=0.4, rim="#ffcf90", rimop=0.7)


def draw() -> Scene:
    """The card."""
    sc = Scene("honey_lecture", light=(LX, LY, 200), shadow="#041018", bg=NIGHT)
    draw_outside(sc)
    draw_knot(sc)
    draw_combs(sc)
    beam = Polygon(
        [
            (KNOT[0] - 60, KNOT[1] - 50),
            (EMPTY[0] - 50, EMPTY[1] - 60),
            (EMPTY[0] - 70, EMPTY[1] + 70),
            (KNOT[0] - 50, KNOT[1] + 64),
        ]
    )
    sc.flat(beam, sc.lin([(0, MOON, 0.5), (1, MOON, 0.55)], *KNOT, *EMPTY), 0.8, "screen", 8)
    draw_empty(sc)
    draw_brackets(sc)
    draw_floor(sc)
    draw_gown(sc, draw_bear(sc))
    draw_candle(sc)
    draw_air(sc)
    draw_near(sc)
    sc.vignette("#030c14", 0.4, 380, 660, 900, 0.55)
    sc.finish()
    return sc
