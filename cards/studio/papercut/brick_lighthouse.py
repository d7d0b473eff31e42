"""A round lighthouse of stone and brick on its rock, with corbels, platform and railing; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

TX, BASE, TOP = 214, 1150, 432  # the tower
DECK = 222  # half the width of the gallery
EYE = 830  # the horizon


def half_width(y: Any) -> Any:
    """Half the tower's width at a height: it swells towards its foot."""
    t = (BASE - y) / (BASE - TOP)
    return 52 + 62 * (1 - t) ** 1.5


def arc(y: float, k: float = 1.0, n: int = 17) -> list[tuple[float, float]]:
    """A course of the round tower as we see it: arched above our eye, sagging below."""
    w, sag = half_width(y) * k, 20 * (EYE - y) / 400
    return [(TX + w * u, y - sag * (1 - u * u)) for u in np.linspace(-1, 1, n)]


def belt(y0: float, y1: float) -> Any:
    """The tower between two heights."""
    ys = np.linspace(y0, y1, 9)
    left = [(TX - half_width(y), y) for y in ys[1:-1]]
    right = [(TX + half_width(y), y) for y in ys[1:-1]]
    return Polygon([*arc(y0), *right, *arc(y1)[::-1], *left[::-1]]).buffer(0)


def draw_tower(sc: Scene, near: Any) -> None:
    """Rock and tower; its courses curve, its windows are already dark."""
    for k, (s, a, b) in enumerate(
        (
            (
                "-40,1250^ -30,1150 20,1116 60,1128 100,1096 150,1090 214,1086 290,1092 344,1104 380,1140 424,1166 452,1250^",
                "#6a8084",
                "#1a2830",
            ),
            ("-40,1250^ 10,1186 70,1164 120,1142 214,1136 300,1148 350,1180 400,1250^", "#4c626a", "#141f27"),
        )
    ):
        rock = shape(s)
        sc.layer(rock, near(a, b, 1060), z=13 - 4 * k, sh=0.55, cut=2.2, step=9, rim="#f6f0cc", rimop=0.45)
        r = sc.stream(f"rock {k}")
        cr = []
        for _ in range(22):
            x, y = r.uniform(0, 420), r.uniform(1110, 1220)
            cr.append(
                limb(
                    [
                        (x, y, 0.4),
                        (x + r.uniform(6, 22), y + r.uniform(4, 12), 1.8),
                        (x + r.uniform(10, 40), y + r.uniform(18, 30), 0.4),
                    ],
                    2,
                )
            )
        sc.flat(U(cr).intersection(rock.buffer(-4)), "#0f1820", 0.5)
    body = belt(TOP, BASE)
    across = [(0, "#111b22"), (0.24, "#243640"), (0.6, "#4a626c"), (0.82, "#3a505b"), (1, "#18242c")]
    sc.layer(body, sc.lin(across, TX - 112, 0, TX + 112, 0), z=17, sh=0.62, cut=0.5, rimop=0.6, rim="#f4dd6b")
    bricks = [(0, "#45191c"), (0.24, "#7a3230"), (0.6, "#c05a46"), (0.82, "#a5473a"), (1, "#5a2426")]
    for y0, y1 in ((506, 598), (700, 800), (914, 1024)):
        g = belt(y0, y1)
        sc.layer(g, sc.lin(bricks, TX - 112, 0, TX + 112, 0), z=2, sh=0.4, cut=0.4, rim="#ffd9a8", rimop=0.4)
    courses, joints = [], []
    r = sc.stream("courses")
    for j, y in enumerate(np.arange(TOP + 16, BASE, 15.5)):
        courses.append(limb([(x, yy, 0.9) for x, yy in arc(y, 0.995)], 1, 2))
        sag = 20 * (EYE - y) / 400
        for u in np.sin(np.linspace(-1.35, 1.35, 9) + (j % 2) * 0.17):
            if r.random() < 0.74:
                x = TX + half_width(y) * u
                joints.append(limb([(x, y - sag * (1 - u * u), 0.9), (x, y + 15.5 - sag * (1 - u * u), 0.9)], 1, 2))
    sc.flat(U(courses, joints).intersection(body), "#0e171d", 0.42)
    stones = []
    for _ in range(60):
        y, u = r.uniform(TOP + 20, BASE - 20), r.uniform(-0.9, 0.9)
        w = 9 * math.sqrt(1 - u * u) + 2
        x, yy = TX + half_width(y) * u, y - 20 * (EYE - y) / 400 * (1 - u * u)
        stones.append(box(x - w, yy - 5, x + w, yy + 5).buffer(1))
    sc.flat(U(stones).intersection(body), "#f0d8b0", 0.09)
    for u, y in ((0.16, 640), (-0.2, 850)):
        x = TX + half_width(y) * u
        w = U(box(x - 10, y - 8, x + 10, y + 24), ellipse(x, y - 8, 10))
        sc.layer(w.buffer(5), "#6f858a", z=2, cut=0.2, rim="#f6f0cc", rimop=0.6)
        sc.layer(w, "#0f1920", z=0.6, cut=0, sh=0)
        sc.flat(U(box(x - 0.9, y - 18, x + 0.9, y + 24), box(x - 10, y + 3, x + 10, y + 4.6)), "#4a5f66")
    d = U(box(TX - 28, 1078, TX + 28, 1142), ellipse(TX, 1078, 28))
    sc.layer(d.buffer(7), "#6f858a", z=2.4, cut=0.4, rim="#f6f0cc", rimop=0.6)
    sc.layer(d, "#0d161c", z=0.6, cut=0, sh=0)
    for k in range(4):  # the first of her stairs, going up into the dark
        sc.flat(
            box(TX - 20 + 5 * k, 1132 - 11 * k, TX + 24, 1142 - 11 * k).intersection(d),
            mix("#3c525c", "#0d161c", 0.22 * k + 0.1),
            1,
        )
        sc.flat(box(TX - 20 + 5 * k, 1131 - 11 * k, TX + 24, 1132.6 - 11 * k).intersection(d), "#8a9a94", 0.5 - 0.1 * k)
    leaf_ = Polygon([(TX - 28, 1060), (TX - 50, 1066), (TX - 50, 1150), (TX - 28, 1142)])
    sc.layer(leaf_, sc.lin([(0, "#7a3230"), (1, "#a5473a")], TX - 50, 0, TX - 28, 0), z=3, cut=0.3, rim="#ffd9a8")
    sc.flat(
        U([limb([(TX - 50 + 7 * k, 1066, 1), (TX - 50 + 7 * k, 1148, 1)], 1) for k in (1, 2)]).intersection(leaf_),
        "#3a1618",
        0.7,
    )


def draw_gallery(sc: Scene, near: Any) -> None:
    """Corbels and platform."""
    for k in range(-3, 4):
        x = TX + half_width(TOP) * k / 3.2
        fx = TX + (DECK - 40) * k / 3
        sc.layer(
            shape(
                f"{x - 6},{TOP + 48}^ {x - 4},{TOP + 26} {(x + fx) / 2 - 6},{TOP + 10} {fx - 9},{TOP - 2}^ {fx + 9},{TOP - 2}^ {(x + fx) / 2 + 6},{TOP + 14} {x + 6},{TOP + 48}^"
            ),
            near("#5a6f74", "#1a2830", 330),
            z=5,
            sh=0.5,
            cut=0.3,
            rim="#f4dd6b",
            rimop=0.5,
        )
    slab = U(ellipse(TX, TOP - 6, DECK + 4, 17), ellipse(TX, TOP + 3, DECK, 16))
    sc.layer(slab, near("#5f7376", "#1d2a33", 300), z=8, sh=0.55, cut=0.3, rim="#f4dd6b", rimop=0.7)
    sc.layer(
        ellipse(TX, TOP - 10, DECK + 2, 14),
        near("#c9c49a", "#3c525c", 260),
        z=2,
        sh=0.4,
        cut=0.3,
        rim="#fff6c9",
        rimop=0.8,
    )


def draw_railing(sc: Scene) -> None:
    """In front of everybody on the gallery."""
    u = np.linspace(-1, 1, 21)
    foot = [(TX + DECK * t, TOP - 8 + 13 * (1 - t * t)) for t in u]
    posts = [limb([(x, y, 3), (x, y - 44, 2.4)], 1) for x, y in foot]
    rails = [limb([(x, y - d, w) for x, y in foot], 2) for d, w in ((44, 4.2), (24, 2.2))]
    sc.layer(
        U(posts, rails, [ellipse(x, y - 47, 3) for x, y in foot[::2]]),
        "#1d2a33",
        z=3.4,
        sh=0.45,
        cut=0,
        fibre=0,
        rim="#f4dd6b",
        rimop=0.9,
    )
