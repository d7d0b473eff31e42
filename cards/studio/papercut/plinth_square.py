"""A snowed-up square at night: torn snow clouds, gables, an empty plinth, and the prints that lead away from it."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.stone_lion import spine_snow

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
INK = "#0c1530"


def draw_snow_clouds(sc: Scene) -> None:
    """Torn sheets of snow cloud that hang into the sky, the lowest the palest; a far steeple under them."""
    steeple = U(box(548, 430, 578, 610), Polygon([(543, 432), (563, 318), (583, 432)]), box(561.6, 300, 564.4, 322))
    sc.layer(steeple, sc.lin([(0, "#5577ae"), (1, "#a9c0e4")], 0, 320, 0, 600), z=4, sh=0.2, rim="#dfe9ff", rimop=0.6)
    for k, (P, c, d) in enumerate((
        ([(-40, 330), (120, 300), (300, 262), (520, 250), (700, 196), (840, 176)], "#3d609a", 0.75),
        ([(-40, 246), (160, 226), (330, 170), (560, 160), (720, 112), (840, 104)], "#223f78", 0.85),
        ([(-40, 150), (140, 136), (300, 84), (520, 78), (700, 34), (840, 20)], "#12265a", 0.95),
        ([(-40, 64), (120, 54), (290, 8), (420, -30), (840, -60)], "#0a1636", 1.0),
    )):  # fmt: skip
        _, top = land(sc.stream(f"cloud {k}"), P, 9)
        g = Polygon([*top, (840, -80), (-60, -80)]).buffer(0)
        sc.layer(g, sc.rad([(0, light(c, 0.3)), (0.5, c), (1, mix(c, "#0a1430", 0.5))], 690, 420, 700), z=8, sh=0.34, op=d, cut=1.2, rim="#c3d3f0", rimop=0.55)  # fmt: skip


def draw_square(sc: Scene) -> None:
    """Sky, houses, the snowed-up square, the empty plinth, his tracks."""
    sc.backdrop(
        sc.rad([(0, "#c3d3ea"), (0.2, "#8fabd6"), (0.45, "#43659c"), (0.72, "#1b3264"), (1, "#0a1430")], 690, 560, 860)
    )
    draw_snow_clouds(sc)
    for k, (rows, c, foot) in enumerate(
        (
            (
                ((330, 452, 58), (400, 470, 66), (474, 440, 62), (548, 486, 64), (770, 470, 70), (840, 440, 80)),
                "#6f8fc4",
                600,
            ),
            (
                ((-24, 420, 108), (84, 386, 112), (196, 440, 108), (306, 470, 104), (408, 474, 92), (490, 506, 70)),
                "#28427a",
                604,
            ),
        )
    ):
        r = sc.stream(f"houses {k}")
        for x, y, w in rows:
            wall = Polygon(
                [(x - w / 2, foot), (x - w / 2, y), (x, y - w * r.uniform(0.7, 1)), (x + w / 2, y), (x + w / 2, foot)]
            )
            sc.layer(
                wall,
                sc.lin([(0, mix(c, "#0a1636", 0.35)), (0.5, c), (1, mix(c, "#a9c0e4", 0.45))], 0, y - 60, 0, foot),
                z=6,
                sh=0.3,
                rim="#c3d3f0",
                rimop=0.5,
            )
            sc.layer(
                snow_cap(wall, 8).intersection(box(x - w, 0, x + w, y + 8)),
                mix("#d3e0f4", c, 0.3 + 0.2 * (1 - k)),
                z=2,
                sh=0.3,
                cut=0.3,
                rim="#f6faff",
                rimop=0.8,
            )
            for u in (-0.22, 0.2):
                for v in range(int((foot - y) / 48)):
                    p = box(x + w * u - 7, y + 16 + 48 * v, x + w * u + 7, y + 38 + 48 * v)
                    lit = k == 1 and (x, u, v) in ((84, -0.22, 0),)
                    sc.flat(p, "#ffc869" if lit else mix(c, "#0a1432", 0.5), 1 if lit else 0.8)
                    if lit:
                        sc.glow(p.centroid.x, p.centroid.y, 46, "#ffb24a", 0.7)
    sc.veil([(0, "#a9c0e4", 0), (0.7, "#a9c0e4", 0.34), (1, "#a9c0e4", 0)], 0, 440, 0, 640)
    g, _ = land(sc.stream("square"), [(-40, 590), (300, 578), (600, 584), (840, 594)], 3)
    sc.layer(
        g,
        sc.lin([(0, "#a9c0e4"), (0.25, "#7f9acb"), (1, "#2b4478")], 0, 580, 0, 1200),
        z=6,
        sh=0.3,
        rim="#eef4ff",
        rimop=0.6,
    )
    x, y = 672, 622
    base = U(
        box(x - 98, y - 18, x + 98, y),
        box(x - 84, y - 34, x + 84, y - 14),
        Polygon([(x - 68, y - 140), (x + 68, y - 140), (x + 74, y - 30), (x - 74, y - 30)]),
        box(x - 80, y - 150, x + 80, y - 134),
        box(x - 88, y - 162, x + 88, y - 148),
    )
    sc.layer(
        base,
        sc.lin([(0, "#182a58"), (0.6, "#2c467e"), (1, "#6384bc")], x - 90, 0, x + 90, 0),
        z=7,
        sh=0.5,
        rim="#eef4ff",
        rimop=0.8,
    )
    sc.flat(U(box(x - 84, y - 134, x + 84, y - 128).intersection(base), box(x - 74, y - 30, x + 74, y - 24)), INK, 0.5)
    for e in (
        [(x - 90, y - 161), (x - 70, y - 163), (x - 46, y - 161)],
        [(x + 40, y - 161), (x + 66, y - 163), (x + 90, y - 161)],
        [(x - 98, y - 17), (x - 30, y - 18), (x + 98, y - 17)],
        [(x - 84, y - 33), (x, y - 34), (x + 84, y - 33)],
    ):
        sc.layer(spine_snow(e, sc.stream(f"cap {e[0]}"), 9), "#e3ecfa", z=3, sh=0.4, rim="#ffffff", rimop=0.8, **EXACT)
    for u, v, k, t in (
        (664, 642, 0.42, 10),
        (704, 650, 0.5, 20),
        (686, 668, 0.58, 20),
        (736, 676, 0.7, 26),
        (720, 702, 0.8, 30),
        (774, 708, 0.95, 34),
        (792, 758, 1.1, 40),
    ):
        paw = U(
            ellipse(0, 4, 15, 11),
            *[ellipse(11 * math.sin(a), -12 + 7 * (1 - math.cos(a)), 5, 5.4) for a in (-1.2, -0.4, 0.4, 1.2)],
        )
        g = T(paw, u, v, k, k * 0.6, 180 - t)
        sc.flat(T(g, 0, 2), "#f0f5ff", 0.8)
        sc.flat(g, "#233c74", 0.9)


def draw_night(sc: Scene) -> None:
    """The near snow, warm before the paws, and what still falls."""
    sc.flat(ellipse(450, 1112, 250, 30), sc.rad([(0, "#ffcf86", 0.55), (1, "#ffcf86", 0)], 0, 0, 1, "translate(450 1112) scale(250 34)"), 1, "screen", 6)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(-40, 1112), (160, 1128), (420, 1156), (660, 1160), (840, 1124)], "#5a78b4"),
            ([(-40, 1158), (200, 1170), (480, 1186), (840, 1162)], "#1e3468"),
        )
    ):
        g, _ = land(sc.stream(f"near {k}"), P, 5)
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#ffdca0", 0.5)), (0.5, c), (1, mix(c, "#0a1430", 0.6))], sc.light[0] - 20, 1090, 430),
            z=9,
            sh=0.5,
            cut=0.7,
            rim="#f6faff",
            rimop=0.8,
        )
    mitten = shape("0,0^ -2,-12 2,-22 10,-24 16,-18 15,-10 22,-14 25,-9 16,-1 14,4^")
    sc.layer(T(mitten, 640, 1152, 1.1, rot=-24), "#b83c34", z=2, sh=0.5, rim="#ffd0c0", rimop=0.8, **EXACT)
    bird = U(
        shape("0,0 -12,-2 -18,-10 -14,-20 -4,-24 4,-20 12,-14 24,-12^ 14,-4"),
        ellipse(-9, -23, 8),
        Polygon([(-16, -25), (-23, -22), (-16, -20)]),
    )
    sc.layer(T(bird, 714, 768, 0.9), "#3a3444", z=2, sh=0.4, rim="#ffe2b0", rimop=0.8, **EXACT)
    q = sc.stream("falling")
    for _ in range(150):
        x, y, r = q.uniform(0, 800), q.uniform(0, 1200), 1 + 2.6 * q.random() ** 2
        if math.hypot(x - sc.light[0], y - sc.light[1]) < 150 or abs(x - 290) < 70 and abs(y - 510) < 90:
            continue
        sc.flat(ellipse(x, y, r), "#f6faff", 0.75)
