"""A child has drawn a double door on a wall in chalk, and it has opened; another country's light falls out, and the animals queue.

Palette: brick apricot #e8a464, lime wash #ffe2a8, shade plum #6a3a5c, country blue #2f6fd0, threshold #f0fffb, chalk #fffdf2, dress red #e0402e.
Light: the sun from the upper left on the wall, whose right part lies in a house's shade; in it the blue light out of the door.
Planes: sky / wall / the other country / leaves of the door / queue and their shadows / yard with chalk games.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.chalk import chalk
from cards.studio.papercut.chalk_gate import (
    BRICK_H,
    BRICK_W,
    CHALK,
    DX0,
    DX1,
    FOOT,
    TOP,
    draw_country,
    draw_frame,
    draw_leaf,
)

LX, LY = 60, -60
RED = "#e0402e"


def draw_sky(sc: Scene) -> None:
    """A strip of morning over the wall, tops of trees."""
    sc.backdrop(sc.lin([(0, "#8fd0d8"), (0.12, "#fdf4cc"), (1, "#fdf4cc")], 0, 0, 0, 1100))
    for k, (P, lit, c) in enumerate((
        ([(-40, 60), (60, 30), (150, 44), (260, 20), (380, 70)], "#ffffff", "#e4f4ee"),
        ([(420, 90), (520, 50), (640, 20), (760, 44), (860, 30)], "#fffdf0", "#c4e4e8"),
    )):  # fmt: skip
        g = bank(
            sc.stream(f"cloud {k}"), P, 20, 36, fill=Polygon([*P, (P[-1][0], 150), (P[0][0], 150)]).buffer(0), sx=1.4
        )
        sc.layer(g, sc.lin([(0, lit), (1, c)], 0, 20, 60, 120), z=5, sh=0.25, shc="#3f7a84", cut=0.6, wash=0.3, rim="#ffffff", rimop=1)  # fmt: skip


def wall_shape() -> Any:
    """The wall, as wide as the card, its top broken in steps."""
    r = random.Random("broken wall")
    x, y = -60.0, TOP
    P = [(x, FOOT + 4), (x, y)]
    while x < 860:
        x += r.choice((58, 87, 116))
        P.append((x, y))
        y = TOP + BRICK_H * r.choice((0, 0, 0, 1))
        P.append((x, y))
    return Polygon([*P, (x, FOOT + 4)]).buffer(0)


def draw_wall(sc: Scene) -> None:
    """Brick on brick, no two courses alike; lime wash flaked off, remains of posters, old chalk games."""
    g = wall_shape()
    sc.layer(g, sc.lin([(0, "#ffe0a4"), (0.45, "#f2b878"), (1, "#d88a58")], 60, 100, 800, 760), z=9, sh=0.4, shc="#3a5a60", cut=0.4, rim="#fffbe0", rimop=1)  # fmt: skip
    r = sc.stream("bricks")
    tones: dict[tuple[str, float], list[Any]] = {}
    seams = []
    for j, y in enumerate(np.arange(TOP, FOOT, BRICK_H)):
        seams.append(box(-60, y - 1.1, 860, y + 1.1))
        for x in np.arange(-60 - (j % 2) * BRICK_W / 2, 860, BRICK_W):
            seams.append(box(x - 1.1, y, x + 1.1, y + BRICK_H))
            k = r.random()
            if k < 0.62:
                tone = (("#c8603c", 0.3), ("#e88a50", 0.34), ("#fff0c0", 0.36), ("#a84a40", 0.28), ("#f8c880", 0.4))[
                    int(k / 0.125) % 5
                ]
                tones.setdefault(tone, []).append(box(x + 1.6, y + 1.6, x + BRICK_W - 1.6, y + BRICK_H - 1.6))
    for (c, op), bricks in tones.items():
        sc.flat(U(bricks).intersection(g), c, op)
    sc.flat(U(seams).intersection(g), "#8a4a3c", 0.34)
    sc.flat(T(U(seams), 1.2, 1.4).intersection(g), "#fff6d8", 0.4)
    bare = [
        (-60, TOP),
        (250, TOP),
        (262, 132),
        (216, 160),
        (226, 206),
        (150, 226),
        (132, 286),
        (60, 268),
        (30, 312),
        (-60, 300),
    ]
    lime = Polygon(along(curve(np.array(bare, float), n=4), 90)).buffer(0).intersection(g.buffer(-3))
    sc.layer(
        clean(lime),
        sc.lin([(0, "#fff8e0"), (1, "#f6d8a0")], 0, TOP, 200, 300),
        z=2,
        sh=0.4,
        shc="#8a4a3c",
        cut=3,
        step=9,
        op=0.92,
        rim="#ffffff",
        rimop=1,
    )
    cracks = [
        limb([(40, 80, 2.4), (62, 130, 1.6), (50, 170, 1.4), (84, 230, 0.5)], 3),
        limb([(62, 130, 1.6), (110, 150, 1), (150, 190, 0.4)], 3),
        limb([(190, 76, 2), (176, 120, 1.2), (196, 150, 0.4)], 3),
    ]
    sc.flat(U(cracks).intersection(lime), "#a8743c", 0.6)
    tufts = [
        limb([(x, y_top + 2, 4), (x + d * 0.5, y_top - h * 0.6, 2.6), (x + d, y_top - h, 0.4)], 4)
        for x0, y_top in ((300, TOP), (620, TOP), (760, TOP))
        for x, d, h in [(x0 + r.uniform(-26, 26), r.uniform(-16, 16), r.uniform(14, 40)) for _ in range(12)]
    ]
    sc.layer(U(tufts), "#5f8a4a", z=2, sh=0.3, cut=0, wash=0, fibre=0, rim="#fffbe0", rimop=0.7)
    sc.glow(190, 440, 460, "#fff3b8", 0.5)
    draw_posters(sc, g)


def draw_posters(sc: Scene, g: Any) -> None:
    """Torn remains of circus bills, without a word; what children have drawn lower down."""
    for n, (P, c, stripe) in enumerate((
        ([(40, 330), (150, 322), (158, 470), (120, 462), (96, 486), (44, 474)], "#3f8c8a", "#f8e8b4"),
        ([(176, 300), (256, 306), (250, 372), (226, 366), (206, 396), (172, 384)], "#e8604a", "#ffe9a8"),
        ([(20, 500), (104, 492), (110, 590), (60, 600), (24, 586)], "#f0d06a", "#c8503c"),
    )):  # fmt: skip
        q = Polygon(P)
        sc.layer(q, sc.lin([(0, light(c, 0.3)), (1, c)], P[0][0], P[0][1], P[2][0], P[2][1]), z=2.4, sh=0.4, shc="#7a3a2c", cut=1.6, rim="#ffffff", rimop=1)  # fmt: skip
        x0, y0, x1, y1 = q.bounds
        if n == 1:
            marks = [box(x0, y0 + 14 + 18 * k, x1, y0 + 22 + 18 * k) for k in range(4)]
        else:  # a circus that had an elephant and a camel
            kind, gait, k, dx, dy = (
                ("elephant", "sit", 0.44, 44, 88),
                ("", "", 0, 0, 0),
                ("camel", "lie", 0.3, 44, 66),
            )[n]
            marks = [T(beast(kind, gait).outline(), x0 + dx, y0 + dy, k), ellipse(x0 + 56, y0 + 108, 34, 20) if n == 0 else box(x0 + 6, y0 + 68, x1 - 8, y0 + 73)]  # fmt: skip
            marks += [star(x0 + 18 + 24 * d, y0 + 14, 6) for d in range(4 if n == 0 else 3)]
        sc.flat(U(marks).intersection(q.buffer(-4)), stripe, 0.9)
    r = sc.stream("games")
    house = [(150, 678), (150, 606), (196, 560), (242, 606), (242, 678), (150, 678)]
    gate = [(182, 678), (182, 634), (208, 634), (208, 678)]
    sun = [(336 + 26 * math.cos(a), 590 + 26 * math.sin(a)) for a in np.linspace(0, 6.3, 24)]
    rays_ = [[(336 + 34 * math.cos(a), 590 + 34 * math.sin(a)), (336 + 50 * math.cos(a), 590 + 50 * math.sin(a))] for a in np.arange(0.2, 6.3, 0.79)]  # fmt: skip
    tally = [[(270 + 12 * k, 480), (268 + 12 * k, 522)] for k in range(4)] + [[(258, 512), (318, 490)]]
    for P in (house, gate, sun, *rays_, *tally):
        chalk(sc, r, [P], CHALK)


def draw_yard(sc: Scene) -> None:
    """Flags in the sun, a hopscotch, and the fan of blue light out of the door."""
    yard = Polygon([(-60, FOOT), (860, FOOT), (860, 1290), (-60, 1290)])
    sc.layer(yard, sc.lin([(0, "#ffe9b8"), (0.5, "#f4cf90"), (1, "#d8a06a")], 60, 880, 560, 1250), z=6, dy=-2, sh=0.4, shc="#6a3a3c", cut=0.5, rim="#fffbe0", rimop=1)  # fmt: skip
    r = sc.stream("flags")
    VX, VY = 400.0, 560.0
    rows = [874, 904, 944, 998, 1070, 1166, 1290]
    lines, tints = [], []
    for i, y in enumerate(rows):
        lines.append(limb([(-60, y, 1 + 0.5 * i), (860, y, 1 + 0.5 * i)], 1))
        if i < len(rows) - 1:
            y2 = rows[i + 1]
            for k in range(-9, 10):
                x = k * 84 + (42 if i % 2 else 0)
                to = lambda u, yy: VX + u * (yy - VY) / 314
                lines.append(limb([(to(x, y), y, 1 + 0.4 * i), (to(x, y2), y2, 1.4 + 0.5 * i)], 1))
                if r.random() < 0.4:
                    tints.append((Polygon([(to(x, y), y), (to(x + 84, y), y), (to(x + 84, y2), y2), (to(x, y2), y2)]), r.choice(("#fff6d8", "#c88a58", "#e8b070"))))  # fmt: skip
    for q, c in tints:
        sc.flat(clean(q.intersection(yard)), c, 0.3)
    sc.flat(U(lines).intersection(yard), "#a8643c", 0.5)
    sc.flat(T(U(lines), 1, 2.4).intersection(yard), "#fffbe0", 0.45)


def draw_shade(sc: Scene) -> None:
    """The shade of the house behind us, over the wall's right part and the yard before it."""
    wall = Polygon([(352, -60), (352, 60), (470, 330), (388, 330), (470, 560), (560, 874), (900, 874), (900, -60)])
    ground = Polygon([(300, 1290), (420, 1060), (430, 960), (560, 874), (900, 874), (900, 1290)])
    sc.flat(U(wall.intersection(wall_shape()), ground), sc.lin([(0, "#8a4a78"), (0.6, "#6a3a74"), (1, "#4a2a64")], 380, 300, 800, 1100), 0.74, "multiply", 3)  # fmt: skip


def draw_light(sc: Scene) -> None:
    """What falls out of the door onto the flags."""
    fan = Polygon([(DX0, FOOT), (DX1, FOOT), (DX1 + 150, 1290), (DX0 - 300, 1290)])
    sc.flat(fan, sc.lin([(0, "#ffffff", 1), (0.2, "#d8f8ff", 0.95), (0.5, "#8fd4ff", 0.7), (1, "#5aa0f0", 0.3)], 560, FOOT, 500, 1280), 0.95, None, 5)  # fmt: skip
    sc.glow((DX0 + DX1) / 2, FOOT - 20, 300, "#c8f0ff", 0.7, sy=0.8)
    r = sc.stream("hopscotch")
    VX, VY = 572.0, 700.0
    to = lambda u, y: (VX + u * (y - VY) / 200 - (y - 880) * 0.28, y)
    ys = (912, 946, 988, 1040, 1104, 1180)
    for i in range(len(ys) - 1):
        a, b = ys[i], ys[i + 1]
        w = 62 if i in (1, 3) else 34
        P = [to(-w, a), to(w, a), to(w, b), to(-w, b), to(-w, a)]
        chalk(sc, r, [P], "#ffffff")
        if i in (1, 3):
            chalk(sc, r, [[to(0, a), to(0, b)]], "#ffffff")


def draw_stone(sc: Scene) -> None:
    """The stone of the game lies in the last square."""
    sc.flat(ellipse(470, 1078, 17, 6), "#2a2458", 0.5, "multiply", 3)
    sc.layer(shape("456,1074 460,1064 472,1061 482,1067 484,1075 470,1080"), sc.lin([(0, "#ffffff"), (1, "#8fa0c4")], 460, 1060, 484, 1080), z=2, cut=0.4, rim="#ffffff", rimop=1)  # fmt: skip


def draw_girl(sc: Scene) -> None:
    """At the right jamb, chalk in the one hand, the other shows the way in."""
    suit = dress("dress", RED, RED, "#fff3d8").but(pattern="dots", pattern_colour="#fff3d8", shoe_colour="#2a1c22")
    pose = SIDE["stand"].but(lean=12, stoop=6, nod=8, foot_a=(0.14, 0), foot_b=(-0.18, 0.02), toe_b=16, hand_a=(0.82, 0.5), hand_b=(0.12, 0.96), grip_a="pinch")  # fmt: skip
    p = person(8, "side", pose, suit, "#b97a52", "short", "#3a2420", "tender", hat="scarf", hat_colour="#f6c63c", big_head=1.06)  # fmt: skip
    q = T(p, 706, 922, 1.34, flip=True)
    sc.flat(Polygon([(676, 912), (712, 912), (790, 980), (720, 990)]), "#2a1040", 0.5, "multiply", 5)
    put(sc, q, z=2.6, sh=0.45, rim=(2.4, 0.6, "#d8f6ff", 1), cast=4)
    hx, hy = q.at("hand_a.hold")
    sc.layer(
        limb([(hx + 4, hy - 3, 6), (hx - 20, hy + 5, 5.4)], 1), "#ffffff", z=1.4, cut=0, wash=0, fibre=0, rim="#ffffff"
    )


def draw_queue(sc: Scene) -> None:
    """Great and small by turns, from the threshold to the left edge."""
    wall = wall_shape()
    items: list[tuple[Figure, float, float]] = []
    for kind, gait, x, y, h, left in (
        ("elephant", "sit", 226, 920, 176, False),
        ("hare", "sit_up", 60, 984, 76, False),
        ("camel", "lie", 222, 1148, 150, True),
    ):  # fmt: skip
        items.append((T(beast(kind, gait), x, y, h / 100, flip=left), x, y))
    items.append((T(beast("mouse", "sit_up", ("#a8988c", "#d8c8b8", "#3a2c28")), 566, 906, 0.56), 566, 906))
    items.append((T(beast("fox", "trot"), 686, 1136, 0.66, flip=True), 686, 1136))
    items.append((T(bird_on("goose"), 588, 1160, 0.72, flip=True), 588, 1160))
    items.append((T(tortoise(("#8a8a3c", "#c8c078", "#3f4422")), 456, 1156, 0.76, flip=True), 456, 1156))
    for f, x, y in sorted(items, key=lambda q: q[2]):
        g = f.outline()
        b = g.bounds
        if y < 950:
            sc.flat(clean(T(g, 46, -20).intersection(wall).intersection(box(-60, 0, DX0 - 92, FOOT))), "#8a3a4c", 0.42, "multiply", 2)  # fmt: skip
        sc.flat(ellipse((b[0] + b[2]) / 2 + 20, y - 2, (b[2] - b[0]) * 0.56, 9), "#6a2c3c", 0.55, "multiply", 4)
        put(sc, f, z=2.4, sh=0.4, rim=(3, 2.6, "#fffbe0", 0.95))
        sc.flat(g, sc.lin([(0, "#5a2450", 0), (1, "#5a2450", 0.5)], x, b[1], x, b[3]), 0.45, "multiply")
        sc.flat(
            g,
            sc.lin(
                [(0, "#fff0c0", 0.75), (0.5, "#fff0c0", 0.1), (1, "#fff0c0", 0)],
                b[0],
                b[1],
                b[0] + 0.5 * (b[2] - b[0]),
                b[3],
            ),
            0.6,
            "soft-light",
        )
        rimlight(sc, g, -3, 0.6, "#d8f6ff", 0.95, c=(570, 820), r=300)
    mx, my = 536, 908
    sc.layer(box(mx - 9, my - 14, mx + 7, my), RED, z=1, cut=0, wash=0, fibre=0)
    sc.stroke(curve(np.array([(mx - 5, my - 14), (mx - 1, my - 19), (mx + 3, my - 14)])), "#5a1c18", 1.8)


def draw() -> Scene:
    """Which country is it, and does she let them in?"""
    sc = Scene("chalk_door", light=(LX, LY, 240), shadow="#4a2440", bg="#f2b878")
    draw_sky(sc)
    draw_wall(sc)
    draw_yard(sc)
    draw_shade(sc)
    draw_country(sc)
    sc.glow((DX0 + DX1) / 2, 600, 330, "#8fd0ff", 0.6)
    draw_frame(sc)
    draw_light(sc)
    draw_stone(sc)
    draw_leaf(sc, left=True)
    draw_leaf(sc, left=False)
    draw_queue(sc)
    draw_girl(sc)
    sc.vignette("#3a1440", 0.28, 380, 620, 940, 0.55)
    sc.finish()
    return sc
