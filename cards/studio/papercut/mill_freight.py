"""What hangs from the winged mill and falls out of it: post, turf and roots, ladder, sacks and flour."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.winged_mill import at

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_foot(sc: Scene) -> None:
    """The post under the floor, and the clod of turf and roots that has come up with it."""
    r = sc.stream("roots")
    x, y = at(0, 0, -92)
    roots = []
    for k in range(26):
        a = -1 + 2 * (k + r.random()) / 26
        n = r.uniform(90, 180) * (1.1 - 0.4 * abs(a))
        q = [(x + 62 * a, y + 6, 10 - 5 * abs(a) * r.random())]
        for j in range(1, 5):
            q.append(
                (
                    x + 66 * a + a * 26 * j * r.uniform(0.2, 1.0) + r.uniform(-9, 9) + 4 * j,
                    y + 6 + n * j / 4,
                    (7 - 1.6 * j) * r.uniform(0.5, 1) + 0.4,
                )
            )
        roots.append(limb(q, 6))
    for k, part in enumerate((roots[::2], roots[1::2])):
        sc.layer(
            U(part),
            sc.near(("#6d5434", "#8d6c42")[k], ("#2a2114", "#33281a")[k], 700),
            z=4,
            sh=0.5,
            rim="#ffe6a6",
            rimop=0.75,
            az=180,
            **EXACT,
        )
    post = Polygon(
        [
            (at(0, 0, 0)[0] - 20, at(0, 0, 0)[1] - 6),
            (at(0, 0, 0)[0] + 20, at(0, 0, 0)[1] - 6),
            (x + 23, y + 6),
            (x - 23, y + 6),
        ]
    )
    sc.layer(
        post,
        sc.lin([(0, "#d0a868"), (0.35, "#7d5c38"), (1, "#2e2218")], x - 24, y, x + 24, y),
        z=7,
        sh=0.6,
        cut=0.6,
        fibre=0.4,
        rim="#ffe6a6",
        rimop=0.8,
        az=180,
    )
    for k in range(5):
        sc.stroke(
            [(x - 14 + 7 * k, y - 4), (x - 12 + 6.4 * k, y - 70), (x - 12 + 6 * k, y - 140)], "#1d160e", 1.2, 0.55
        )
    for k, (c, d) in enumerate(
        (("#8a6a40", "#2e2418"), ("#6d5434", "#261d13"), ("#9a7848", "#3a2c1c"), ("#5d4630", "#1f1810"))
    ):
        w, h = (98, 84, 66, 44)[k], (22, 44, 64, 86)[3 - k] + 6
        q = [
            (
                x + w * math.cos(t) * r.uniform(0.86, 1.08) + 4 * k,
                y + 4 + (h if math.sin(t) > 0 else 14) * math.sin(t) * r.uniform(0.8, 1.12),
            )
            for t in np.linspace(0, 2 * math.pi, 23)[:-1]
        ]
        sc.layer(shape(q), sc.near(c, d, 640), z=4, sh=0.55, cut=0.9, rim="#ffe6a6", rimop=0.6, az=190)
    stones = [
        ellipse(x + r.uniform(-50, 50), y + r.uniform(8, 50), r.uniform(3, 8), r.uniform(3, 6), r.uniform(0, 90))
        for _ in range(13)
    ]
    sc.layer(U(stones), sc.near("#b9a778", "#5d5240", 620), z=1.6, sh=0.5, rim="#ffe6a6", rimop=0.8, az=190, **EXACT)
    for row in range(2):
        turf = []
        for k in range(60):
            a = -1 + 2 * (k + r.random()) / 60
            sag = 16 * abs(a) ** 3 * (1 + row)
            turf.append(
                limb(
                    [
                        (x + 96 * a, y - 4 + 9 * row + sag, 6),
                        (x + 99 * a + 7, y - 18 + 9 * row + sag, 4),
                        (x + 104 * a + r.uniform(6, 24), y - r.uniform(18, 42) + 12 * row + sag, 0.6),
                    ],
                    4,
                )
            )
            if r.random() < 0.5:
                turf.append(
                    limb(
                        [
                            (x + 96 * a, y - 2 + 9 * row + sag, 5),
                            (x + 98 * a + r.uniform(-4, 8), y + r.uniform(10, 26) + 9 * row + sag, 0.8),
                        ],
                        3,
                    )
                )
        sc.layer(
            U(turf),
            sc.near(("#a89a4c", "#d9c668")[row], ("#3d4424", "#565c30")[row], 600),
            z=2.4,
            sh=0.5,
            rim="#fff0b4",
            rimop=0.7,
            **EXACT,
        )
    crumbs = [
        ellipse(x + r.gauss(10, 56), y + 70 + 130 * r.random() ** 0.8, r.uniform(1.5, 6), r.uniform(1.5, 5))
        for _ in range(46)
    ]
    sc.layer(U(crumbs), "#3a2c1a", z=2, sh=0.4, rim="#ffe6a6", rimop=0.8, az=180, **EXACT)
    rope = [(x - 25, y - 44), (x, y - 37), (x + 25, y - 46)]
    for d in (0, 7, 14):
        sc.layer(limb([(a, b - d, 6) for a, b in rope], 5), "#d6bb78", z=1.4, sh=0.5, rim="#fff6d8", rimop=0.8, **EXACT)


def draw_flour(sc: Scene) -> None:
    """Flour out of the door, torn to the right like breath."""
    r = sc.stream("flour")
    x, y = at(-156, 98, 46)
    for k in range(34):
        b = r.uniform(-1, 1)
        n = r.uniform(90, 300)
        w = r.uniform(7, 15)
        swirl = r.uniform(-18, 18)
        q = [
            (x - 6 + 10 * abs(b), y + 20 + 22 * b, 1),
            (x + 0.25 * n, y + 24 * b + 14, w),
            (x + 0.5 * n, y + 46 * b + 16 + swirl, w * 1.2),
            (x + 0.78 * n, y + 58 * b + 10 + swirl * 0.4, w * 0.8),
            (x + n, y + 74 * b - 14 - swirl, 0.6),
        ]
        f = sc.lin(
            [(0, "#8f8258", 0.8), (0.25, "#e6d7a8", 0.8), (0.6, "#fff0c8", 0.7), (1, "#fff4d2", 0.02)], x, y, x + n, y
        )
        sc.layer(
            limb(q, 8), f, z=1.6, sh=0.16, shc="#2a2c1c", wash=0, fibre=0, cut=0, edge=0, rim="#fffbe8", rimop=0.45
        )
    dust = [ellipse(x + 250 * r.random() ** 0.8, y + r.gauss(10, 60), r.uniform(0.8, 2.6)) for _ in range(120)]
    sc.flat(U(dust), "#fff6dc", 0.8)


def sack(x: float, y: float, s: float, rot: float) -> list[Any]:
    """A full sack tied at its ear, and its creases."""
    body = shape("-20,-34 -24,-10 -26,8 -18,16 0,18 18,16 26,6 24,-12 18,-34 8,-42 14,-54^ 0,-50 -14,-55^ -8,-42")
    creases = U(
        limb("-8,-42,.6 -12,-24,1.8 -10,-6,.6", 5),
        limb("8,-42,.6 11,-20,1.8 8,2,.6", 5),
        limb("-9,-42,2.6 0,-40,3 9,-42,2.6", 5),
    )
    return [T(body, x, y, s, rot=rot), T(creases, x, y, s, rot=rot)]


def draw_goods(sc: Scene) -> None:
    """Sacks that slide out, and the ladder with a passenger."""
    x, y = at(-150, 98, 0)
    rails = [
        [
            (x - 24 + d, y - 6, 5),
            (x - 10 + d, y + 50, 4.6),
            (x + 14 + d * 0.94, y + 104, 4.4),
            (x + 34 + d * 0.9, y + 150, 4),
        ]
        for d in (0, 36)
    ]
    L = [along(curve(np.array(q, float), n=8), 8) for q in rails]
    sc.layer(
        U([limb([(a[0], a[1], 3.6), (b[0], b[1], 3.6)], 1) for a, b in zip(L[0][1:], L[1][1:], strict=True)]),
        "#8d6c42",
        z=3,
        sh=0.4,
        rim="#fff0c4",
        rimop=0.8,
        **EXACT,
    )
    sc.layer(U([limb(q, 8) for q in rails]), "#a8834e", z=3, sh=0.4, rim="#fff0c4", rimop=0.9, az=180, **EXACT)
    m = T(mouse_suitcase(), L[0][6][0] + 16, L[0][6][1] - 2, 0.3)
    for part, col in (
        ("back", "#6f6346"),
        ("body", "#d9c99a"),
        ("arm", "#a89a6c"),
        ("case", "#7a4526"),
        ("strap", "#2f1d12"),
    ):
        sc.layer(m[part], col, z=1.2, sh=0.4, rim="#fff0c0", rimop=0.8, **EXACT)
    for sx, sy, k, rot in ((x + 30, y - 8, 0.86, 34), (x + 104, y + 96, 0.92, 70)):
        b, c = sack(sx, sy, k, rot)
        sc.layer(b, sc.near("#dccb98", "#8a8058", 760), z=4, sh=0.5, cut=0.4, rim="#fffbe0", rimop=0.9, az=180)
        sc.flat(c, "#5d5234", 0.7)
