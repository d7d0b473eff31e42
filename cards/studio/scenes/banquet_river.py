"""banquet_river: do those at the end know that there was ever a beginning?"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.dusk_fields import FOLDS, draw_fold, draw_village
from cards.studio.papercut.floating_dishes import draw_things
from cards.studio.papercut.river_guests import CLOTH, draw_guest
from cards.studio.papercut.river_table import at, bed, draw_ripples, draw_skirt, draw_top, strip

# evening plum #4a2c4a, meadow #3f6a48, bottle green #15332c, river blue #4f8fb0, cloth rose #f2cfc0, melon #f08a4a, sun cream #fff0c4
LX, LY = 470, 300  # the low sun at the river's end, the only light
SHORE = 326


def draw_sky(sc: Scene, R: Any) -> None:
    """The low sun in its rings, and scrolls of cloud."""
    sc.backdrop(
        sc.rad([(0, "#fffbe2"), (0.14, "#ffe7a8"), (0.34, "#f7b27a"), (0.62, "#c97a78"), (1, "#6a4668")], LX, LY, 620)
    )
    for k, (r, op) in enumerate(((250, 0.2), (180, 0.25), (120, 0.4))):
        sc.layer(ellipse(LX, LY, r), "#ffe9b0", z=3, cut=1, op=op, sh=0.2, wash=0.3)
    for x, y, w, h in ((190, 150, 360, 40), (640, 196, 330, 34), (300, 232, 250, 24), (700, 92, 260, 34)):
        sc.layer(
            scroll_cloud(R, x, y, w, h, 3, 0.26),
            sc.near("#fff0cc", "#b56f7c", 420),
            z=6,
            cut=0.6,
            sh=0.25,
            rim="#fffbe6",
            rimop=0.7,
            op=0.92,
        )
    sc.layer(ellipse(LX, LY, 62), sc.rad([(0, "#ffffff"), (1, "#fff3c4")], LX, LY, 62), z=2, cut=0, wash=0.2, sh=0)
    sc.glow(LX, LY, 260, "#fff2c0", 0.9)


def draw_sea(sc: Scene, R: Any) -> None:
    """The sea at the end, with the sun on it."""
    sc.layer(
        box(-40, SHORE - 14, 840, 420),
        sc.rad([(0, "#fffbe0"), (0.3, "#ffdca0"), (1, "#b98a94")], LX, SHORE, 460),
        z=2,
        cut=0,
        sh=0,
    )
    for k in range(26):
        y = SHORE - 12 + k * 1.3
        w = R.uniform(14, 90) * (0.5 + k / 26)
        sc.flat(
            limb(
                [(LX - w / 2 + R.uniform(-30, 30), y, 0.3), (LX + R.uniform(-30, 30), y, 1.2), (LX + w / 2, y, 0.3)], 3
            ),
            "#fffdf0",
            0.8,
        )


def places(line: np.ndarray, G: Any) -> list[tuple[Any, ...]]:
    """What stands on the table, and floats: height, kind, middle, size, colour, food."""
    things = []

    y = 1118.0
    while y > 700:
        cx, w = at(line, y)
        s = w / 420
        drift = max(0.0, (830 - y) / 130)
        for side in (-1, 1):
            x = cx + side * w * (0.36 - 0.1 * drift * G.random())
            things.append(
                (
                    y + G.uniform(-6, 6) * (1 + drift),
                    "dish",
                    x,
                    s,
                    G.choice(CLOTH),
                    G.choice(("#c9803f", "#8aa04a", "#d9a04a", None)),
                )
            )
            if drift < 0.6:
                things.append((y - 22 * s, "goblet", cx + side * w * 0.25, s, None, None))
        y -= 92 * s
    for y, u, kind in (
        (1120, 0.02, "flame"),
        (1046, -0.05, "fruit"),
        (980, 0.06, "flame"),
        (930, -0.1, "cake"),
        (880, 0.08, "flame"),
        (836, -0.1, "fruit"),
        (782, 0.12, "flame"),
    ):
        cx, w = at(line, y)
        things.append((y, kind, cx + u * w, w / 420, None, None))
    for y, u, kind, sail in (
        (724, -0.06, "swan", None),
        (676, 0.2, "sail", "#fdf4e6"),
        (634, -0.14, "sail", "#f6c8b4"),
        (588, 0.16, "sail", "#fdf4e6"),
        (548, -0.12, "sail", "#ffe2b0"),
        (504, 0.1, "sail", "#fdf4e6"),
        (462, 0.0, "sail", "#fff0c8"),
        (426, 0.05, "sail", "#fff6da"),
        (396, 0, "sail", "#fffbe6"),
        (372, 0, "sail", "#fffbe6"),
    ):
        cx, w = at(line, y)
        things.append((y, kind, cx + u * w, w / 300, sail, None))
    return things


def chairs(line: np.ndarray, G: Any) -> list[tuple[Any, ...]]:
    """Where those who sit there are: height, middle, size, side, number."""
    seats = []
    y, k = 1058.0, 0
    while y > 350:
        cx, w = at(line, y)
        s = w / 400
        for side in (-1, 1):
            if y < 640 and G.random() < 0.12:
                continue
            seats.append(
                (
                    y + G.uniform(-8, 8) * s + (16 * s if side > 0 else 0),
                    cx + side * (w / 2 + 34 * s + (G.uniform(0, 26) * s if y < 640 else 0)),
                    s * G.choice((0.74, 0.92, 1.0, 1.0)),
                    side,
                    k,
                )
            )
            k += 1
        y -= (112 if y > 640 else 128) * s
    return seats


def draw_first_place(sc: Scene) -> None:
    """The first place is nobody's yet."""
    px, py = 322, 1166
    sc.flat(ellipse(px, py + 10, 86, 32), "#4a2440", 0.4, "multiply", 4)
    sc.layer(ellipse(px, py, 82, 31), sc.near("#fffdf4", "#cfa8a4", 980), z=4, cut=0, rim="#ffffff", rimop=1, rimw=1.6)
    sc.flat(ellipse(px, py, 74, 27).difference(ellipse(px, py, 67, 24)), "#a83a44", 0.8)
    sc.flat(ellipse(px, py + 1, 54, 18), "#e6cfc4", 0.6)
    for dx, sgn in ((-112, 1), (112, -1)):
        sc.layer(
            T(limb("0,-26,7 0,-2,3.4 2,34,5", 4), px + dx, py, rot=8 * sgn),
            "#b9b4b8",
            z=2,
            cut=0,
            wash=0,
            rim="#ffffff",
            rimop=0.9,
        )


def draw_boughs(sc: Scene) -> None:
    """Near boughs."""
    B = sc.stream("boughs")
    for x, y, a, h in ((-20, 250, -0.75, 420), (-30, 60, 0.12, 360), (822, 210, -2.5, 380), (830, 20, 3.0, 330)):
        wood, lv = tree(B, x, y, h, a, 22, 6, 0.5, 0.3, leafL=25, leafp=0.9, curl=0.3)
        sc.layer(U(wood), "#2c1c30", z=14, cut=0.3, rim="#ffd9a0", rimop=0.8, rimw=1.4)
        sc.layer(
            U(lv),
            sc.rad([(0, "#6a6a48"), (0.5, "#3a4440"), (1, "#1c2430")], LX, LY, 520),
            z=9,
            cut=0,
            rim="#ffe6ac",
            rimop=0.8,
            rimw=1.3,
        )


def draw_lanterns(sc: Scene) -> None:
    """Lanterns on the boughs."""
    for x, y0, y1, c in (
        (96, 60, 196, "#f08a4a"),
        (186, 30, 118, "#e8b04a"),
        (716, 40, 176, "#e8735a"),
        (642, 10, 92, "#f0c26a"),
        (38, 160, 304, "#c95a6a"),
    ):
        sc.flat(limb([(x, y0, 1.2), (x, y1 - 20, 1.2)], 1), "#2c1c30", 0.9)
        q = ellipse(x, y1, 19, 22)
        sc.layer(q, sc.rad([(0, "#fff6d0"), (0.6, c), (1, dark(c, 0.3))], x, y1 + 3, 24), z=6, cut=0, wash=0.4)
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x - 19 * math.cos(t), y1 - 22 * math.sin(t), 0.8),
                            (x, y1 - 22 * math.sin(t) + 3, 1),
                            (x + 19 * math.cos(t), y1 - 22 * math.sin(t), 0.8),
                        ],
                        4,
                    )
                    for t in (-0.8, -0.4, 0, 0.4, 0.8)
                ]
            ),
            dark(c, 0.4),
            0.5,
        )
        sc.layer(
            U(box(x - 8, y1 - 26, x + 8, y1 - 20), box(x - 8, y1 + 20, x + 8, y1 + 26)), "#3a2030", z=2, cut=0, wash=0
        )
        sc.glow(x, y1, 60, "#ffb86a", 0.5)


def draw() -> Scene:
    sc = Scene("banquet_river", light=(LX, LY, 240), shadow="#1a1226", bg="#3a2a40")
    line = bed()
    R = sc.stream("sky")
    draw_sky(sc, R)
    L = sc.stream("land")
    draw_sea(sc, R)
    trees = sc.stream("trees")
    wide = strip(line, 0, 1.9)
    for k, (P, lit, shade) in enumerate(FOLDS):
        draw_fold(sc, L, trees, wide, line, k, P, lit, shade)
    draw_village(sc)
    draw_skirt(sc, line)
    draw_top(sc, line)
    draw_ripples(sc, line)
    G = sc.stream("places")
    things = places(line, G)
    seats = chairs(line, G)
    draw_things(sc, things)
    for y, x, s, side, k in sorted(seats, key=lambda q: q[0]):
        draw_guest(sc, G, y, x, s, side, k)
    draw_first_place(sc)
    sc.glow(LX, LY, 560, "#ffcf80", 0.42, mid=0.5)
    shafts(sc, LX, LY, [(a, 0.05, 0.16) for a in (0.5, 0.95, 1.35, 1.9, 2.35, 2.75)], 900, "#ffe2a0", 14, 60)
    draw_boughs(sc)
    draw_lanterns(sc)
    sc.vignette("#140a1e", 0.42, LX - 60, 540, 860, 0.5)
    sc.finish()
    return sc
