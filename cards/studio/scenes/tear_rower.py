"""tear_rower: a coast that is a face with closed eyes; on its cheek a tear has stopped, and in it somebody rows.

Palette: skin dawn #e2b69c, clay #b8806e, heather #6f5470, hair smoke #8a8598, sky rose #f8e2d0, water #6fb3bd, tear light #f6fdf8.
Light: the tear itself, and the pale evening over the sea. Planes: sky / far islands / sea / seven steps of the coast / eye, houses and
trees on it / hair / tear / near reeds and rocks.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

TEAR = (404, 628)
SKY, DAWN, CLAY, HEATHER, SMOKE, WATER, GLASS = (
    "#f8e2d0",
    "#e2b69c",
    "#b8806e",
    "#6f5470",
    "#8a8598",
    "#6fb3bd",
    "#f6fdf8",
)
SEA = 958.0
FACE = (
    "-500,-500^ 250,-500^ 372,20 462,126 502,236 512,330 506,388 486,436 478,474 500,520 548,590 604,656 628,700 612,728 574,738 540,736^ "
    "552,764 574,786 566,806 524,814^ 560,826 566,850 546,874 522,888 540,918 552,960 536,1004 486,1034 414,1050 356,1084 332,1150 340,1700^ -500,1700^"
)
STEPS = 8
STEP = 22.0


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 560) -> str:
    """A tone of the land from the tear outwards."""
    return sc.rad([(0, bright), (0.36, mid), (1, shade)], *TEAR, r)


def draw_sky(sc: Scene) -> None:
    """Evening over the sea, islands, birds, long reflections."""
    sc.backdrop(
        sc.lin([(0, "#b7a3bd"), (0.3, "#e6bfb8"), (0.62, "#fbe3c8"), (0.8, "#fff3dc"), (1, "#f3cfae")], 0, 0, 0, 1200)
    )
    r = sc.stream("cloud")
    for k, (x, y, w, h) in enumerate(
        ((640, 130, 420, 60), (700, 270, 360, 50), (620, 404, 300, 40), (720, 520, 320, 46), (700, 640, 260, 30))
    ):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3),
            mix("#fbeee0", "#d9b3b8", 0.7 - 0.14 * k),
            z=5,
            cut=0.3,
            op=0.85,
            sh=0.2,
            shc="#8a6a7c",
            rim="#fffaf0",
            rimop=0.9,
        )
    for k, (P, c) in enumerate(
        (
            ([(480, SEA - 30), (560, SEA - 44), (640, SEA - 30), (720, SEA - 58), (860, SEA - 34)], "#dcbcb8"),
            ([(600, SEA - 6), (680, SEA - 20), (750, SEA - 46), (860, SEA - 20)], "#bb95a2"),
        )
    ):
        g, _ = land(sc.stream(f"isle{k}"), P, 3)
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#fff3dc", 0.5)), (1, c)], 0, SEA - 70, 0, SEA),
            z=4,
            cut=0.4,
            sh=0.2,
            rim="#fffaf0",
            rimop=0.8,
        )
    for k, c in enumerate(("#e9d2c4", "#c3bcc0", "#9aa3b4", "#74849e", "#566a88")):
        y = SEA + 12 * k * (1 + 0.55 * k)
        g = waves(sc.stream(f"sea{k}"), 280, 860, y + 5, 6 + 4 * k, 46 + 18 * k, 1260)
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#fff3dc", 0.35)), (1, mix(c, "#44567a", 0.3))], 0, y, 0, y + 110),
            z=5 + k,
            cut=0.3,
            sh=0.3,
            shc="#3a3a5c",
            rim="#fffaf0",
            rimop=0.8,
        )
    b = sc.stream("birds")
    for _ in range(13):
        x, y, s = b.uniform(560, 780), b.uniform(120, 620), b.uniform(0.5, 1.2)
        sc.flat(T(U(leaf(0, 0, 13, -0.5, 0.26), leaf(0, 0, 13, -2.6, 0.26)), x, y, s), "#7a5a74", 0.75)


def pine(h: float) -> Any:
    """A small round-headed tree on 0,0."""
    return U(
        limb([(0, 2, h * 0.1), (h * 0.04, -h * 0.6, h * 0.06)], 2),
        ellipse(0, -h * 0.72, h * 0.26, h * 0.34),
        ellipse(h * 0.12, -h * 0.56, h * 0.18, h * 0.2),
    )


def draw_land(sc: Scene) -> list[Any]:
    """Seven sheets of coast, each cut back from the last; woods and small houses on their edges."""
    face = shape(FACE)
    sheets = []
    q = sc.stream("edge")
    for k in range(STEPS):
        g = face if k == 0 else rounded(fillet(face.buffer(-STEP * k - 5 * k), 10 + 3 * k), 8)
        sheets.append(g)
        t = k / (STEPS - 1)
        mid = mix("#8f6474", DAWN, t**0.8)
        sc.layer(
            g,
            lit(sc, mix(mid, "#fdf4e6", 0.5 + 0.3 * t), mid, mix(mid, "#54405f", 0.72), 640),
            z=9,
            cut=1.0,
            wash=0.7,
            sh=0.5,
            shc="#3f2c4c",
            dx=4,
            dy=5,
            rim="#fff4e2",
            rimop=0.85,
            rimw=1.5,
        )
        if k in (0, 1, 2, 3):
            edge = g.exterior if hasattr(g, "exterior") else max(polys(g), key=lambda p: p.area).exterior
            n = int(edge.length / 26)
            trees: list[Any] = []
            for j in range(n):
                p = edge.interpolate((j + q.random()) / n * edge.length)
                a = edge.interpolate(((j + q.random()) / n * edge.length + 4) % edge.length)
                flatness = abs(a.y - p.y) / (math.hypot(a.x - p.x, a.y - p.y) + 1e-6)
                if 300 < p.x < 640 and 60 < p.y < 1010 and q.random() < 0.34 and flatness < 0.97:
                    trees.append(T(pine(q.uniform(13, 25) * (1 + 0.1 * k)), p.x - 5, p.y + 2))
            if trees:
                sc.layer(
                    U(trees),
                    lit(sc, "#b9a58c", "#6f6470", "#4a3a58", 600),
                    z=2.4,
                    cut=0,
                    wash=0,
                    fibre=0,
                    sh=0.4,
                    rim="#fff4e2",
                    rimop=0.8,
                )
    return sheets


def village(sc: Scene, x: float, y: float, n: int, s: float, name: str) -> None:
    """Some houses with lit windows."""
    r = sc.stream(name)
    for k in range(n):
        hx, hy = x + 17 * s * k + r.uniform(-2, 2), y + r.uniform(-5, 5) - 3 * k
        w, h = r.uniform(6, 9) * s, r.uniform(9, 16) * s
        sc.layer(
            U(box(hx - w, hy - h, hx + w, hy)),
            mix("#caa090", "#7f6478", r.random()),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.4,
            rim="#fff4e2",
            rimop=0.8,
        )
        sc.layer(
            Polygon([(hx - w - 2, hy - h + 1), (hx, hy - h - w * 1.3), (hx + w + 2, hy - h + 1)]),
            ("#8a4a56", "#54587c", "#a86a58")[k % 3],
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fff4e2",
            rimop=0.8,
        )
        sc.flat(box(hx - 2 * s, hy - h * 0.7, hx + 2 * s, hy - h * 0.7 + 4.5 * s), "#ffe28a", 1)
        sc.glow(hx, hy - h * 0.5, 15 * s, "#ffcf7a", 0.5)


def draw_features(sc: Scene) -> None:
    """Lid and lashes, brow, wing of the nose, mouth, the small valleys of age."""
    opts: dict[str, Any] = {
        "cut": 0.4,
        "wash": 0.5,
        "sh": 0.45,
        "shc": "#3f2c4c",
        "rim": "#fff4e2",
        "rimop": 0.85,
        "rimw": 1.3,
    }
    for k in range(4):  # the hollow of the eye, stepped down
        g = T(shape("-104,-8 -70,-46 -10,-60 48,-46 84,-6 60,36 0,54 -66,40"), 372, 462, 1.16 - 0.17 * k)
        sc.layer(
            g,
            lit(sc, mix("#f2d2bd", "#caa0a0", 0.25 * k), mix("#c99a8c", "#86606f", 0.3 * k), "#5c455f", 420),
            z=2,
            **(opts | {"sh": 0.25, "dx": -2, "dy": -3}),
        )
    lid = shape("284,470^ 310,436 356,420 404,430 440,470^ 420,500 378,514 330,506")
    sc.layer(lid, lit(sc, "#fde9d6", "#d8aa98", "#8a6274", 330), z=6, **opts)
    for d in (0, 14, 27):
        sc.flat(
            limb(
                [
                    (292 + d * 0.7, 466 - d * 0.5, 0.8),
                    (356, 432 - d * 0.2 + 10, 2.6),
                    (428 - d * 0.6, 466 - d * 0.4, 0.8),
                ],
                8,
            ),
            "#8a6274",
            0.35,
        )
    rim = curve("284,472 330,508 378,515 420,501 442,470", n=16)
    sc.stroke(rim, "#4a2f48", 4.4, 0.95)
    lashes = []
    for k in range(5, len(rim) - 4, 5):
        x, y = rim[k]
        t = k / len(rim)
        L = 22 + 20 * math.sin(math.pi * t)
        a = 1.57 + (0.5 - t) * 1.5
        lashes.append(
            limb(
                [
                    (x, y, 3.4),
                    (x + L * 0.5 * math.cos(a), y + L * 0.55 * math.sin(a), 2.2),
                    (x + L * math.cos(a - 0.3), y + L * 0.9 * math.sin(a - 0.2), 0.6),
                ],
                5,
            )
        )
    sc.layer(U(lashes), "#4a2f48", z=3, cut=0, wash=0, fibre=0, sh=0.4, shc="#3f2c4c", rim="#fff4e2", rimop=0.6)
    brow = U(
        [
            leaf(
                258 + 15 * k,
                392 - 46 * math.sin(math.pi * k / 13) ** 0.8,
                50,
                -0.16 + 0.05 * k + (0.1 if k % 2 else -0.12),
                0.2,
            )
            for k in range(13)
        ]
    )
    sc.layer(brow, lit(sc, "#e9e4e6", "#b4aebb", "#6f687e", 400), z=4, **opts)
    wing = limb("498,716,1 492,692,5 506,664,6 536,652,3 552,656,1", 8)
    sc.flat(T(wing, 1.6, 2), "#fff4e2", 0.5)
    sc.flat(wing, "#7a5266", 0.7)
    sc.flat(shape("552,722 572,712 592,718 586,728 562,732"), "#5c3f58", 0.75)
    mouth = limb([(440, 800, 1), (470, 812, 5), (500, 814, 7), (526, 815, 3)], 8)
    sc.layer(
        shape("444,796^ 480,782 520,766 548,772 562,790 540,808 500,812 468,810^"),
        lit(sc, "#ecc4b0", "#b98480", "#7a5468", 420),
        z=4,
        **opts,
    )
    sc.layer(
        shape("456,808^ 500,816 548,822 556,842 530,858 492,850 468,830^"),
        lit(sc, "#ecc4b0", "#b98480", "#7a5468", 420),
        z=4,
        **opts,
    )
    sc.flat(mouth, "#4a2a48", 0.9)
    lines = [
        "486,708,1 456,748,5 432,792,4 424,840,1", "452,846,1 446,880,4 462,914,1", "300,540,1 344,566,5 392,560,3 430,544,1",
        "292,566,1 330,592,4 362,598,1", "236,470,1 262,486,4 280,476,1", "224,500,1 254,508,4 278,496,1", "230,532,1 258,530,4 280,514,1",
        "318,250,1 388,226,5 448,250,1", "300,290,1 380,266,5 460,296,1", "310,332,1 390,312,4 468,340,1", "240,690,1 270,760,5 330,830,4 392,868,1",
        "210,740,1 246,820,5 310,890,1", "470,486,1 452,462,4 446,430,1",
    ]  # fmt: skip
    for s in lines:
        g = limb(s, 10)
        sc.flat(T(g, 1.6, 2), "#fff4e2", 0.5)
        sc.flat(g, "#7a5266", 0.55)


def draw_hair(sc: Scene) -> None:
    """Hair drawn back in long cut waves from the brow to the edge of the card."""
    n = 19
    base = shape("-500,-500^ 420,-500^ 372,20 300,120 226,250 150,400 60,560 -20,690^ -500,900^")
    sc.layer(
        base,
        lit(sc, "#c9c3cf", "#6f6884", "#3a3152", 640),
        z=7,
        cut=0.5,
        wash=0.6,
        sh=0.5,
        shc="#2f2442",
        rim="#fff4e2",
        rimop=0.6,
    )
    for k in range(n):
        t = k / (n - 1)
        x0, y0 = 404 - 236 * t + 26 * math.sin(5 * t), 30 + 640 * t**1.3 + (26 if k % 2 else 0)
        P = [
            (x0 + 26, y0 - 26, 4),
            (x0 - 50, y0 - 34 + 30 * t, 44),
            (x0 - 150, y0 + 30 + 60 * t, 74),
            (x0 - 230 - 40 * t, y0 + 170 + 120 * t, 86),
            (x0 - 300 - 60 * t, y0 + 380 + 160 * t, 90),
        ]
        g = limb(P, 12)
        c = mix("#b9b3c2", "#5f5a76", abs(math.sin(2.6 * k)) * 0.8)
        sc.layer(
            g,
            lit(sc, mix(c, "#fdf4ea", 0.5), c, mix(c, "#3f3556", 0.55), 640),
            z=8,
            cut=0.5,
            wash=0.6,
            sh=0.5,
            shc="#2f2442",
            rim="#fff4e2",
            rimop=0.85,
            rimw=1.4,
        )
        for d in (-0.26, 0.0, 0.26):
            sc.flat(
                clean(
                    limb(
                        [(x + w * d * 0.5, y + w * d, 0.6 + 1.6 * (0 < i < 4)) for i, (x, y, w) in enumerate(P)], 10
                    ).intersection(g)
                ),
                mix(c, "#3f3556", 0.5),
                0.45,
            )


def draw_tear(sc: Scene) -> None:
    """The tear: glass, a sea, a boat; and its light on the cheek."""
    x, y = TEAR
    sc.glow(x, y, 330, "#e9fbf4", 0.75)
    run = limb([(396, 510, 5), (390, 534, 8), (398, 560, 7), (402, 574, 5)], 8)
    sc.layer(run, "#eafaf6", z=2, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    drop = shape(
        f"{x},{y - 112}^ {x + 18},{y - 62} {x + 58},{y - 6} {x + 74},{y + 48} {x + 58},{y + 98} {x + 18},{y + 122} {x - 18},{y + 122} {x - 58},{y + 98} {x - 74},{y + 48} {x - 58},{y - 6} {x - 18},{y - 62}"
    )
    sc.flat(T(drop, 10, 20), "#3f2c4c", 0.5, "multiply", 12)
    sc.layer(drop.buffer(3), "#f6fdf8", z=10, cut=0, wash=0, fibre=0, sh=0.4, shc="#3f2c4c")
    sc.flat(
        drop, sc.lin([(0, "#f6fdf8"), (0.45, "#d3f0ea"), (0.62, "#fff6dc"), (1, "#2f7f92")], x, y - 112, x, y + 124), 1
    )
    level = y + 34
    with sc.clip(drop):
        sc.flat(ellipse(x + 22, level - 22, 20), "#fffbe8", 1)
        sc.glow(x + 22, level - 22, 60, "#fff6d0", 0.9)
        for k, c in enumerate(("#a9dcd8", "#7cc3c8", "#56a6b4", "#3a8a9e", "#256e86")):
            yy = level + 3 + 17 * k
            sc.layer(
                waves(sc.stream(f"wave{k}"), x - 110, x + 110, yy, 4 + 1.4 * k, 22 + 6 * k, y + 170),
                sc.lin([(0, mix(c, "#ffffff", 0.3)), (1, c)], 0, yy, 0, yy + 26),
                z=2.5,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.3,
                shc="#123f58",
                rim="#ffffff",
                rimop=0.9,
            )
            if k == 1:
                draw_boat(sc, x - 8, yy + 9)
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x + 22 - w / 2, level + 4 + 8 * j, 0.5),
                            (x + 22, level + 4 + 8 * j, 2),
                            (x + 22 + w / 2, level + 4 + 8 * j, 0.5),
                        ],
                        2,
                    )
                    for j, w in enumerate((30, 22, 26, 14, 18))
                ]
            ),
            "#fffbe8",
            0.85,
        )
        sc.flat(
            U(leaf(x + 14, y + 98, 26, 0.1, 0.4), Polygon([(x + 16, y + 98), (x + 6, y + 90), (x + 7, y + 107)])),
            "#d7f4f0",
            0.8,
        )
        inner = drop.difference(T(drop, -9, -7))
        sc.flat(inner, "#0f4a62", 0.4, "multiply", 5)
    sc.flat(
        limb([(x - 12, y - 62, 2), (x - 42, y - 4, 10), (x - 56, y + 44, 11), (x - 50, y + 76, 3)], 10),
        "#ffffff",
        0.9,
        blur=0.8,
    )
    sc.flat(ellipse(x - 38, y + 92, 6, 4, -30), "#ffffff", 0.85)
    sc.stroke(list(drop.exterior.coords), "#ffffff", 2, 0.85)
    sc.flat(ellipse(x + 14, y + 146, 60, 14, 8), "#f2fff8", 0.6, "screen", 8)


def draw_boat(sc: Scene, x: float, y: float) -> None:
    """A rower, back to the way; two oars and a wake."""
    for s in (-1, 1):
        sc.stroke(
            curve(np.array([[x - 14, y + 1], [x - 40, y + 5 * s + 2], [x - 66, y + 10 * s + 3]])), "#fffbe8", 1.6, 0.9
        )
    sc.layer(
        limb([(x + 2, y - 14, 2.4), (x + 24, y + 7, 2.4), (x + 30, y + 12, 6)], 3),
        "#2c2a48",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    body = U(
        limb([(x - 3, y - 6, 12), (x - 6, y - 18, 11), (x - 7, y - 25, 6)], 5),
        ellipse(x - 7, y - 31, 6.4),
        limb([(x - 6, y - 22, 4.6), (x + 3, y - 15, 4), (x + 10, y - 13, 3.6)], 4),
    )
    sc.layer(body, "#2c2a48", z=1.4, cut=0, wash=0, fibre=0, rim="#fffbe8", rimop=1)
    sc.layer(
        shape(
            f"{x - 36},{y - 9}^ {x - 14},{y - 3} {x + 12},{y - 3} {x + 38},{y - 11}^ {x + 26},{y + 5} {x + 8},{y + 9} {x - 12},{y + 9} {x - 28},{y + 4}"
        ),
        "#8a3a44",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fffbe8",
        rimop=1,
    )
    sc.layer(
        limb([(x + 2, y - 13, 2.4), (x - 20, y + 9, 2.4), (x - 27, y + 15, 6)], 3),
        "#3a3048",
        z=1.5,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fffbe8",
        rimop=1,
    )


def draw_small(sc: Scene) -> None:
    """Houses, a lighthouse at the corner of the mouth, a second boat on the lashes, reeds before us."""
    village(sc, 480, 588, 3, 0.9, "nose")
    village(sc, 404, 954, 5, 1.1, "chin")
    village(sc, 330, 210, 4, 0.9, "brow")
    lx, ly = 430, 806
    sc.layer(
        Polygon([(lx - 6, ly), (lx - 3.6, ly - 34), (lx + 3.6, ly - 34), (lx + 6, ly)]),
        "#f6eee0",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(
        U(
            box(lx - 5.4, ly - 14, lx + 5.4, ly - 7),
            box(lx - 4.4, ly - 28, lx + 4.4, ly - 21),
            Polygon([(lx - 6, ly - 41), (lx, ly - 49), (lx + 6, ly - 41)]),
        ),
        "#b8484a",
        1,
    )
    sc.flat(ellipse(lx, ly - 38, 4.4), "#fff3b0", 1)
    sc.glow(lx, ly - 38, 60, "#ffe28a", 0.9)
    bx, by = 352, 540
    sc.layer(
        shape(f"{bx - 12},{by - 3}^ {bx},{by} {bx + 13},{by - 4}^ {bx + 7},{by + 4} {bx - 7},{by + 4}"),
        "#fffdf4",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(Polygon([(bx, by - 2), (bx, by - 16), (bx + 8, by - 4)]), "#fffdf4", z=1.4, cut=0, wash=0, fibre=0)
    for k, (x, y, s) in enumerate(((690, 1010, 0.6), (604, 988, 0.4))):
        put(sc, T(sail_boat("#6b3f48", "#fffaf0", None, 60), x, y, s, flip=k == 0), z=1.4)
    rock = U(
        shape("520,1240^ 560,1150 620,1120 690,1140 740,1110 830,1130 850,1240^"),
        shape("-50,1240^ -20,1130 60,1100 150,1130 230,1170 300,1240^"),
    )
    sc.layer(
        rock, sc.lin([(0, "#5a4a6a"), (1, "#2f2748")], 0, 1100, 0, 1210), z=12, cut=1, sh=0.5, rim="#fff4e2", rimop=0.8
    )
    r = sc.stream("reeds")
    stalks: list[Any] = []
    for _ in range(44):
        x = r.choice((r.uniform(-10, 280), r.uniform(560, 810)))
        h, b = r.uniform(50, 170), r.uniform(-24, 24)
        stalks.append(limb([(x, 1210, 3.6), (x + b * 0.3, 1210 - h * 0.6, 2.2), (x + b, 1210 - h, 0.8)], 5))
        stalks.append(leaf(x + b * 0.3, 1210 - h * 0.5, h * 0.4, r.uniform(-2.3, -0.8), 0.14))
    sc.layer(U(stalks), "#2a2142", z=8, cut=0, wash=0, fibre=0, rim="#fff4e2", rimop=0.5)


def draw() -> Scene:
    sc = Scene("tear_rower", light=(*TEAR, 140), shadow="#2f2442", bg=SKY)
    draw_sky(sc)
    draw_land(sc)
    draw_features(sc)
    draw_hair(sc)
    draw_small(sc)
    draw_tear(sc)
    sc.vignette("#2a1f40", 0.4, 430, 620, 900, 0.5)
    sc.finish()
    return sc
