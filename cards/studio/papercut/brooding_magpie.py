"""A magpie as large as a house that broods and bends its head: cut in rows of feathers, lit from what it sits on."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.magpie_feathers import (
    BACK,
    FRONT,
    GLEAM,
    GLOW,
    INK,
    ROWS,
    SKULL,
    Line,
    at,
    edge_light,
    fill,
    lit_sheet,
    scallops,
)


def draw_tail(sc: Scene) -> None:
    """Long graduated feathers up into the corner, sea green at their rims."""
    root = (186, 440)
    ways = ((-120, 250, 40), (-120, 176, 44), (-96, 96, 48), (-50, 14, 52), (6, -60, 56))
    for k, (x, y, w) in enumerate(ways):
        mid = ((root[0] + x) / 2 - 10, (root[1] + y) / 2 - 10 + 6 * k)
        near_tip = (x + (root[0] - x) * 0.12, y + (root[1] - y) * 0.12)
        g = limb([(*root, 50), (*mid, w), (*near_tip, w * 0.9), (x, y, w * 0.4)], 8)
        sc.layer(
            g,
            sc.lin([(0, "#2f8a84"), (0.35, "#1a4a56"), (0.7, "#10202e"), (1, INK)], x, y, *root),
            z=6,
            cut=0.4,
            rim=GLEAM,
            rimop=0.95,
            rimw=1.4,
        )
        q = curve(np.array([root, mid, (x, y)], float), n=50)
        barbs = []
        for i in range(10, len(q) - 4, 2):
            d = (q[i + 1] - q[i]) / (np.hypot(*(q[i + 1] - q[i])) + 1e-6)
            nrm = np.array([-d[1], d[0]])
            barbs += [
                limb(
                    [
                        (*q[i], 0.4),
                        (*(q[i] + nrm * s * w * 0.2 + d * 8), 1.2),
                        (*(q[i] + nrm * s * w * 0.44 + d * 22), 0.3),
                    ],
                    2,
                    3,
                )
                for s in (-1, 1)
            ]
        sc.flat(clean(U(barbs).intersection(g)), "#7fe0d4", 0.2)
        sc.flat(limb([(*root, 1), (*mid, 3), (x, y, 1)], 8), "#060d14", 0.7)
        sc.flat(T(limb([(*root, 0.4), (*mid, 1.2), (x, y, 0.6)], 8), -1, -2), "#b4f4e8", 0.4)


def body() -> Any:
    """Body, neck and head in one sheet."""
    trunk = Polygon([*map(tuple, curve(np.array([*BACK, *FRONT[::-1]], float), closed=True, n=12))]).buffer(0)
    tufts = []
    for t, q in (
        (0.2, 26),
        (0.27, 34),
        (0.33, 24),
        (0.42, 36),
        (0.47, 28),
        (0.55, 38),
        (0.63, 30),
        (0.68, 40),
        (0.76, 32),
        (0.83, 42),
        (0.9, 34),
    ):
        (x, y), (u, v) = at(BACK, t), at(BACK, t + 0.04)
        tufts.append(leaf(x, y + 2, q, math.atan2(v - y, u - x) + 0.14, 0.24))
    return U(fillet(U(trunk, shape(SKULL)), 26), tufts)


def feather_rows(sc: Scene, keep: Any, below: float = 1.0) -> None:
    """Rows of feathers inside keep, from the rump to the head; only those nearer to the head than below."""
    inside = clean(body().intersection(keep))
    for k in range(ROWS):
        t = 0.98 - 0.92 * (k / (ROWS - 1)) ** 0.92
        if t > below:
            continue
        p, q = at(BACK, t), at(FRONT, t)
        size = 44 - 30 * k / ROWS
        n = max(6, int(math.dist(p, q) / (size * 0.9)))
        bulge = (-30 * math.sin(math.pi * min(1, t * 1.1)), 10)
        g = clean(scallops(p, q, bulge, n, size * 0.8).intersection(inside))
        if not g.is_empty:
            lit_sheet(sc, g, fill(sc), edge_light(sc), 1.8, 1.8, 0.4, 0.62)


def draw_body(sc: Scene) -> None:
    """The broad back, breast and head in rows of feathers, each row a sheet of its own."""
    b = body()
    sc.layer(b, fill(sc), z=12, cut=0.5, rim=GLEAM, rimop=0.9, rimw=1.8)
    feather_rows(sc, b)
    belly = clean(
        shape("600,640 500,626 420,616 320,616 220,620 140,616 130,660 230,720 420,730 540,690").intersection(b)
    )
    cream = sc.rad([(0, "#fff0c4"), (0.5, "#f0c17c"), (1, "#8f6648")], *GLOW, 270)
    sc.layer(belly, cream, z=2, cut=0.3, rimop=0)
    for row in range(4):
        y = 622 + 22 * row
        lobes = U(
            [
                T(shape("-17,-16 17,-16 15,6 0,20 -15,6"), x + 16 * (row % 2), y + 8 * math.sin(x / 60))
                for x in range(130, 590, 32)
            ]
        )
        lit_sheet(
            sc,
            clean(U(lobes, Polygon([(90, y - 6), (620, y - 6), (620, 560), (90, 560)])).intersection(belly)),
            cream,
            "#fff8e0",
            1.4,
            0,
            -1.8,
            0.7,
        )
    rimlight(sc, b, 12, 20, "#4fc0ba", 0.5, 8, (380, 150), 460)
    rimlight(sc, b, 2.2, 4, "#b4f4e8", 0.95, 1.0, (420, 150), 480)


def draw_wing(sc: Scene) -> None:
    """The near wing, let down over the brood: quills, three rows of coverts, the white of the shoulder."""
    for k in range(10):
        t = k / 9
        tip = (-14 + 300 * t**1.4, 600 + 96 * math.sin(math.pi * (0.28 + 0.5 * t)))
        root = (360 + 50 * t, 400 + 34 * t)
        mid = ((root[0] + tip[0]) / 2 - 20 * (1 - t), (root[1] + tip[1]) / 2 - 34 * (1 - t) + 4)
        g = limb(
            [
                (*root, 40),
                (*mid, 46),
                (tip[0] + (root[0] - tip[0]) * 0.14, tip[1] + (root[1] - tip[1]) * 0.14, 36),
                (*tip, 9),
            ],
            8,
        )
        sc.layer(
            g,
            sc.lin([(0, "#a87a50"), (0.14, "#3f5a62"), (0.45, "#173f58"), (1, "#0e1a2a")], tip[0], tip[1], *root),
            z=3.4,
            cut=0.3,
            rimop=0,
            sh=0.7,
        )
        sc.flat(
            clean(g.difference(T(g, 0.6, 2.2))),
            sc.lin([(0, "#ffd48a"), (0.25, "#8fe4d8"), (1, "#2f6f80")], tip[0], tip[1], *root),
            0.8,
        )
        sc.flat(limb([(*root, 1), (*mid, 2), (*tip, 0.8)], 8), "#060d14", 0.6)
    top: Line = [(520, 330), (450, 282), (350, 280), (250, 330), (170, 410)]
    low: Line = [(524, 400), (500, 462), (440, 520), (350, 550), (250, 566)]
    wing = shape(
        "536,340 500,296 440,274 350,272 250,322 160,410 120,470 200,520 260,566 350,556 440,524 504,468 534,404"
    )
    paint = sc.lin([(0, "#2a7484"), (0.4, "#184058"), (1, "#141e2c")], 240, 290, 420, 560)
    rims = sc.lin([(0, "#a0f0e4"), (0.5, "#4fa8ac"), (0.8, "#8f8060"), (1, "#f0b860")], 300, 270, 380, 560)
    for k, t in enumerate((0.8, 0.64, 0.48, 0.34, 0.22)):
        p, q = at(top, t), at(low, t)
        n = (5, 6, 7, 8, 9)[k]
        g = clean(scallops(p, q, (-34, -4), n, 60 - 9 * k).intersection(wing))
        lit_sheet(sc, g, paint, rims, 3, 1.8, 0.4, 0.75)
    scap = shape("530,306 496,262 430,242 350,250 284,296 262,330 330,340 410,336 470,350 524,356")
    white = sc.lin([(0, "#d8ece4"), (0.45, "#8fb4ba"), (1, "#3a566c")], 350, 240, 470, 370)
    for x, n in ((306, 3), (352, 4), (396, 4), (438, 5), (476, 5)):
        g = clean(scallops((x + 26, 236), (x - 8, 356), (-12, 0), n, 40).intersection(scap.buffer(6)))
        sc.layer(g, white, z=2.6, cut=0.2, sh=0.6, wash=0.5, rim="#f0fffa", rimop=0.9, rimw=1.1)
        quills = U(
            [
                limb(
                    [
                        (x + 40 - 8 * i, 258 + 22 * i, 0.4),
                        (x + 4 - 8 * i, 262 + 23 * i, 1.4),
                        (x - 22 - 8 * i, 268 + 23 * i, 0.4),
                    ],
                    3,
                    3,
                )
                for i in range(n)
            ]
        )
        sc.flat(clean(quills.intersection(g)), "#2f4a60", 0.55)
    feather_rows(sc, U(wing, scap).buffer(9).intersection(Polygon([(420, 0), (800, 0), (800, 640), (500, 640)])), 0.3)


def draw_head(sc: Scene) -> tuple[float, float]:
    """Eye and beak; gives the place between the tips of the beak."""
    low = shape("634,452^ 656,486 672,524 680,574 672,580^ 652,546 632,510 610,486^")
    up = shape("684,402^ 708,446 718,500 716,560 704,606^ 694,574 684,536 666,498 646,470^ 660,432")
    sc.layer(
        low,
        sc.rad([(0, "#f0b868"), (0.5, "#6a4a38"), (1, "#1a1e28")], 690, 650, 200),
        z=4,
        cut=0.3,
        rim="#ffdf9c",
        rimop=1,
        rimw=1.4,
    )
    sc.layer(
        up,
        sc.rad([(0, "#e8ac60"), (0.4, "#54423a"), (0.8, "#161c28"), (1, "#1c3038")], 696, 650, 250),
        z=5,
        cut=0.3,
        rim=GLEAM,
        rimop=0.9,
        rimw=1.4,
    )
    sc.flat(limb([(694, 428, 1), (708, 470, 4), (710, 520, 1)], 5), "#a8e8dc", 0.55)
    sc.flat(limb([(686, 444, 1.6), (691, 458, 3), (694, 472, 1.2)], 4), "#060a10", 0.9)
    bristles = U(
        [
            limb([(664 + 6 * k, 404 - 2 * k, 4), (676 + 4 * k, 434 + 4 * k, 2), (682 + 4 * k, 458 + 5 * k, 0.5)], 3)
            for k in range(4)
        ]
    )
    sc.flat(bristles, "#182634", 0.9)
    ex, ey = 634, 400
    sc.layer(
        shape(
            [
                (ex - 21, ey + 3),
                (ex - 8, ey - 11),
                (ex + 10, ey - 9),
                (ex + 20, ey + 4),
                (ex + 8, ey + 15),
                (ex - 9, ey + 14),
            ]
        ),
        "#06090f",
        z=0.8,
        cut=0,
        rim=GLEAM,
        rimop=0.5,
    )
    sc.layer(
        ellipse(ex + 1, ey + 3, 11, 10.4),
        sc.rad([(0, "#fff0b8"), (0.6, "#f0a83c"), (1, "#6a3014")], ex, ey + 9, 15),
        z=0.6,
        cut=0,
        wash=0,
    )
    sc.flat(ellipse(ex - 0.5, ey + 7, 5.6), "#05070c", 1)
    sc.flat(ellipse(ex + 2.6, ey + 4.2, 2), "#fffdf0", 1)
    sc.flat(
        limb([(ex - 23, ey + 3, 1), (ex - 12, ey - 7, 9), (ex + 4, ey - 7, 11), (ex + 22, ey + 3, 1)], 6), "#0f1822", 1
    )
    sc.flat(limb([(ex - 22, ey - 2, 0.6), (ex - 6, ey - 14, 1.6), (ex + 16, ey - 9, 0.6)], 6), GLEAM, 0.6)
    return 694.0, 590.0
