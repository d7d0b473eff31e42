"""A fire fighter on a ladder with a small fire in a cloth, before a house of ice: where the fire is near, the ice has melted
in the shape of one great flame, with bricks, green shutters, geraniums and a child at the window.

Palette: night #061427, deep ice #0f3a62, ice #2a769c, pale ice #cfe6e6, brick #d0603c, blaze #fff3c4, vermilion #e4522b.
Light: the small fire. Planes: night and firs / side and roof / bricks / ice / window and child / ladder, she, fire / snow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import iced_house as ih
from cards.studio.papercut.fire_brigade import cradle, sledge

LX, LY = 460, 546  # the small fire
WINDOW = (3.42, 4.62, 0.5, 1.62)
LADDER = ((268, 1150), (360, 512))
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_night(sc: Scene) -> None:
    """Deep blue, few stars, firs under snow, the ground."""
    sc.backdrop(sc.lin([(0, "#040e1e"), (0.35, "#0a2440"), (0.7, "#1c5274"), (0.9, "#4a8aa2")], 0, 0, 0, 1200))
    r = sc.stream("stars")
    for _ in range(60):
        sc.flat(
            star(r.uniform(0, 800), r.uniform(4, 620), r.uniform(0.8, 2.6), 4, 0.36), "#dff2f6", r.uniform(0.3, 0.85)
        )
    for k, (y, c, lit) in enumerate(((930, "#174a6a", "#2f6f8c"), (1000, "#0f3a58", "#256080"))):
        q = sc.stream(f"firs {k}")
        trees = []
        for x in np.arange(-30, 840, 26 - 4 * k):
            h = q.uniform(50, 120) * (1 + 0.3 * k)
            trees.append(Polygon([(x - h * 0.2, y + 10), (x, y - h), (x + h * 0.2, y + 10)]))
        g, _ = land(q, [(-60, y), (200, y - 12), (460, y + 6), (860, y - 10)], 4, 1260)
        sc.layer(
            U(trees, g),
            sc.lin([(0, c), (1, lit)], 0, y - 120, 0, y + 60),
            z=5,
            sh=0.3,
            cut=0.7,
            rim="#9cc8d8",
            rimop=0.5,
        )
    sc.veil([(0, "#5fa0b8", 0), (0.7, "#5fa0b8", 0.0), (0.84, "#5fa0b8", 0.3), (0.95, "#5fa0b8", 0)], 0, 0, 0, 1200)


def draw_house(sc: Scene) -> None:
    """Side and roof in shade; bricks, window, child; the crust with its hole."""
    heat = (LX, LY)
    hole = ih.thaw()
    sc.glow(420, 640, 560, "#4f9cc0", 0.5)
    side = Polygon(ih.SIDE)
    sc.layer(
        side,
        sc.lin([(0, "#0a2a4a"), (0.6, "#0f3a5e"), (1, "#1d5878")], 80, 320, 180, 1090),
        z=8,
        cut=0.6,
        rim="#8fc4d8",
        rimop=0.6,
    )
    q = sc.stream("side")
    with sc.clip(side):
        runs = [
            limb([(x, y, 0.5), (x - 4, y + n * 0.5, w), (x - 6, y + n, 0.8)], 5)
            for x, y, n, w in (
                (q.uniform(84, 236), q.uniform(340, 960), q.uniform(80, 320), q.uniform(2, 9)) for _ in range(34)
            )
        ]
        sc.flat(U(runs[::2]), "#4f9ab8", 0.22, blur=0.6)
        sc.flat(U(runs[1::2]), "#051c36", 0.3, blur=0.6)
    roof = Polygon(ih.ROOF)
    sc.layer(roof, sc.lin([(0, "#2a6484"), (1, "#6aa6bc")], 118, 384, 400, 92), z=6, cut=0.6, rim="#d6eef4", rimop=0.9)
    ih.bricks(sc, hole, heat)
    draw_window(sc)
    ih.crust(sc, hole, heat)
    ih.drips(sc, hole, heat)
    ih.frozen_fall(sc, heat)


def draw_window(sc: Scene) -> None:
    """Shutters, frame, a child that reaches out."""
    u, v, half, tall = WINDOW
    opening = ih.front(ih.arch(u, v, half, tall))
    for s in (-1, 1):
        a, b = sorted((u + s * (half + 0.1), u + s * (half + 0.56)))
        sc.layer(
            ih.front(box(a, v, b, v + tall - 0.2)),
            sc.rad([(0, "#c8d878"), (0.5, "#4a9a5c"), (1, "#1c4f4a")], LX, LY, 330),
            z=4,
            cut=0.3,
            rim="#ffe9b0",
            rimop=0.9,
        )
        sc.flat(
            ih.front(U([box(a + 0.06, v + 0.1 + 0.12 * k, b - 0.06, v + 0.15 + 0.12 * k) for k in range(11)])),
            "#0f3f38",
            0.55,
        )
    sc.layer(
        ih.front(ih.arch(u, v - 0.04, half + 0.1, tall + 0.12)),
        sc.rad([(0, "#fffbe6"), (1, "#e0b080")], LX, LY, 300),
        z=4,
        cut=0.2,
        rim="#ffffff",
        rimop=0.9,
    )
    x0, y0, x1, y1 = opening.bounds
    sc.layer(opening, sc.lin([(0, "#3a1830"), (0.6, "#7a3432"), (1, "#c8703c")], 0, y0, 0, y1), z=1, sh=0, **EXACT)


def draw_child(sc: Scene) -> None:
    """It leans far out and holds out both hands."""
    u, v, half, tall = WINDOW
    opening = ih.front(ih.arch(u, v, half, tall))
    x0, y0, x1, y1 = opening.bounds
    pose = SIDE["reach"].but(lean=30, nod=-6, hand_a=(0.86, 0.22), hand_b=(0.9, 0.02), grip_a="open", grip_b="open")
    p = T(
        person(
            9, "side", pose, dress("sweater", "#f2c23f", "#3a5a8a", "#f7e6a8"), "#8a5638", "afro", "#1c1012", "wonder"
        ),
        (x0 + x1) / 2 + 32,
        y1 + 74,
        1.42,
        flip=True,
    )
    room = U(opening, box(0, 0, (x0 + x1) / 2, y1 + 4))
    p.pieces = [q._replace(geom=clean(q.geom.intersection(room))) for q in p.pieces]
    p.pieces = [q for q in p.pieces if not q.geom.is_empty]
    put(sc, p, z=2.4, rim=(2.2, 1.4, "#ffe6b0", 0.95), cast=4)
    sill = ih.front(box(u - half - 0.26, v - 0.2, u + half + 0.26, v))
    sc.layer(sill, sc.rad([(0, "#fff3d0"), (1, "#c88a5a")], LX, LY, 240), z=5, cut=0.2, rim="#ffffff", rimop=0.9)
    a, b, c, _ = sill.bounds
    green, red = ih.geraniums(sc.stream("geraniums"), a + 30, c - 4, b + 5)
    sc.layer(green, sc.rad([(0, "#c8d86a"), (1, "#2f6a4c")], LX, LY, 240), z=3, **EXACT)
    sc.layer(red, sc.rad([(0, "#ff8a5a"), (1, "#c8303c")], LX, LY, 240), z=2, rim="#ffe0b0", rimop=0.8, **EXACT)


def draw_her(sc: Scene) -> None:
    """The ladder, the fire fighter from behind, and the fire that she holds out to the window."""
    (x0, y0), (x1, y1) = LADDER
    steps = ladder(x0, y0, x1, y1, 66, 24, 12)
    sc.flat(T(steps, -26, 16).intersection(ih.facade()), "#1c0a20", 0.4, "multiply", 6)
    sc.layer(
        steps,
        sc.rad([(0, "#ffca80"), (0.22, "#b8502e"), (0.5, "#6a2430"), (1, "#2a1626")], LX, LY, 620),
        z=7,
        sh=0.5,
        rim="#ffd9a0",
        rimop=0.8,
        **EXACT,
    )
    rimlight(sc, steps, -2, 1, "#ffdca0", 0.7, r=520)
    px, py, s = 330, 806, 1.5

    def to(x: float, y: float) -> tuple[float, float]:
        return (x - px) / s, (y - py) / s

    pose = FRONT["stand"].but(
        hip=0.95, foot_a=(-0.12, 0.3), foot_b=(0.14, 0.0), elbow_a=-1, elbow_b=-1, grip_b="flat", grip_a="fist", lean=5
    )
    p = person(36, "back", pose, dress("coat", "#c98f2f", "#3f6678", "#f7e6a8").but(belt="#f7e6a8", skirt=0.26, shoe_colour="#3a2a26"), "#9a6644", "bob", "#2a1712", "tender", 1.04,
               head_view="side", nod=-6, hat="helmet", hat_colour="#c8392b", band="#f2d28a", reach_a=to(322, 548), reach_b=to(428, 592))  # fmt: skip
    p = T(p, px, py, s)
    sc.flat(T(p.outline(), -8, 4, 1.17, o=(LX, LY)).intersection(ih.facade()), "#2a0c20", 0.66, "multiply", 8)
    put(sc, p, z=3.2, sh=0.5, rim=(-3.2, 1.4, "#ffe6b0", 1.0), cast=7)
    coat = p.part("top")
    a, b, c, d = coat.bounds
    hem = T(coat, 0, -9).difference(T(coat, 0, -19)).intersection(coat).intersection(box(a, d - 62, c, d))
    sc.flat(hem, "#f7e6a8", 0.85)
    seams = [limb([(336, 640, 0.8), (334 + 22 * k, 676, 2.6), (330 + 36 * k, 716, 0.8)], 6) for k in (-1, 0, 1)]
    seams += [limb([(306, 586, 0.8), (336, 598, 2), (366, 590, 0.8)], 6)]
    sc.flat(U(seams).intersection(coat), "#5c3a1c", 0.5)
    g = p.outline()
    sc.flat(
        g,
        sc.lin(
            [(0, "#101a38", 0.95), (0.3, "#1c1a38", 0.62), (0.62, "#3a1c30", 0.16), (1, "#2a1c30", 0)],
            262,
            680,
            420,
            610,
        ),
        1,
        "multiply",
    )
    rimlight(sc, g, -4, 2, "#ffe0a0", 0.95, 1.4, (LX, LY), 300)
    f = T(cradle(), 452, 584, 1.36)
    sc.glow(LX, LY, 280, "#ffb45a", 0.85)
    put(sc, f, z=2.4, rim=(0, 2, "#fff6d0", 0.9))
    for k, c in enumerate(("#e4522b", "#f5893a", "#ffcf6a", "#fff6d4")):
        sc.flat(f.part(f"flame.{k}"), c)
    sc.glow(LX, LY, 110, "#fff0c0", 0.55)
    sc.glow(LX, LY, 400, "#ff9a54", 0.36)
    q = sc.stream("sparks")
    for _ in range(26):
        a, d = q.uniform(-2.6, -0.6), q.uniform(60, 240)
        sc.flat(star(LX + math.cos(a) * d * 0.45, LY + math.sin(a) * d, q.uniform(1.4, 3.8), 4, 0.4), "#ffe9b0", 0.9)


def draw_ground(sc: Scene) -> None:
    """Snow, the brigade's sledge, one who waits with a blanket, a paper boat."""
    snow_ = shape("-60,1150 80,1128 240,1140 420,1132 600,1146 740,1128 860,1140^ 860,1260^ -60,1260^")
    sc.layer(
        snow_,
        sc.rad([(0, "#ffdcb0"), (0.3, "#a9bcc6"), (0.65, "#3f7c98"), (1, "#103a58")], 440, 1130, 460),
        z=6,
        cut=0.6,
        rim="#ffffff",
        rimop=0.8,
    )
    sledge(sc, 112, 1184)
    sc.flat(ellipse(90, 1140, 110, 80), "#0f2c4a", 0.7, "multiply", 34)
    pose = SIDE["reach"].but(lean=-6, nod=-26, hand_a=(0.48, 0.16), hand_b=(0.9, -0.2))
    w = T(
        person(
            66,
            "side",
            pose,
            dress("greatcoat", "#5a4a72", "#2a3340", "#c9d6d6"),
            "#c98f68",
            "bun",
            "#cfc8c0",
            "tender",
            hat="scarf",
            hat_colour="#b0404c",
        ),
        618,
        1172,
        0.78,
        flip=True,
    )
    sc.flat(T(T(w.outline(), 0, -1172, o=(0, 0)), 0, 1174, 1, -0.3), "#06203a", 0.6, "multiply", 4)
    sc.flat(ellipse(616, 1173, 34, 6), "#041428", 0.6, "multiply", 3)
    put(sc, w, z=2, rim=(1.8, 2.4, "#ffdca0", 1.0), cast=4)
    sc.flat(w.outline(), sc.lin([(0, "#0b2038", 0.1), (1, "#0b2038", 0.9)], 580, 1060, 640, 1100), 0.9, "multiply")
    (ax, ay), (bx, by) = w.at("hand_a.hold"), w.at("hand_b.hold")
    cloth = shape(
        f"{ax + 2},{ay - 3}^ {(ax + bx) / 2},{(ay + by) / 2 + 2} {bx},{by}^ {bx - 10},{by + 30} {bx - 6},{by + 66}^ {(ax + bx) / 2},{by + 74} {ax + 4},{ay + 62}^ {ax - 2},{ay + 30}"
    )
    sc.layer(
        cloth, sc.lin([(0, "#fff0c8"), (1, "#c08a6a")], bx, by, ax, ay + 70), z=3, rim="#ffffff", rimop=0.9, **EXACT
    )
    check = [limb([(bx - 14 + 8 * k, by - 10, 2), (bx - 12 + 8 * k, by + 80, 2)], 1) for k in range(8)] + [
        limb([(bx - 20, by + 8 + 9 * k, 2), (ax + 10, by + 6 + 9 * k, 2)], 1) for k in range(8)
    ]
    sc.flat(U(check).intersection(cloth), "#c2452f", 0.8)
    ridge_ = shape("-50,1260^ -50,1196 60,1192 200,1200 330,1196 470,1206 600,1196 720,1200 850,1188 850,1260^")
    sc.layer(
        ridge_,
        sc.rad([(0, "#5f8296"), (0.5, "#173f5a"), (1, "#071c30")], 430, 1150, 460),
        z=10,
        dy=-6,
        sh=0.5,
        rim="#bfdce8",
        rimop=0.7,
    )
    for x, y in ((668, 1164), (694, 1166), (681, 1149)):  # logs lie ready
        log = limb([(x - 2, y, 19), (x + 44, y - 5, 18)], 2)
        sc.layer(
            log,
            sc.lin([(0, "#b0764a"), (1, "#3a2c40")], x - 10, 0, x + 50, 0),
            z=3,
            sh=0.5,
            rim="#ffdca0",
            rimop=0.9,
            **EXACT,
        )
        sc.layer(ellipse(x - 3, y, 7, 9.4), "#f0c890", z=1, sh=0.2, **EXACT)
        sc.flat(ellipse(x - 3, y, 4, 5.4).difference(ellipse(x - 3, y, 2.6, 3.6)), "#8a5a38")
    for g, t in paper_boat(w=46):  # somebody has set out a paper boat
        sc.layer(T(g, 424, 1170, 1, rot=-5), mix("#fffdf4", "#d9dde0", t), z=2, sh=0.4, **EXACT)


def draw() -> Scene:
    """What has the house done to it, or it to the house?"""
    sc = Scene("fire_rescue", light=(LX, LY, 200), shadow="#041020", bg="#061427")
    draw_night(sc)
    draw_house(sc)
    draw_child(sc)
    draw_ground(sc)
    draw_her(sc)
    snow(sc, 90, "#eefafa", 0.6, size=(1, 3.4))
    dusk = sc.rad([(0, "#ffffff"), (0.36, "#fbeade"), (0.62, "#a9bccc"), (1, "#5a7a98")], LX, LY - 30, 760)
    sc.raw(f'<rect width="800" height="1200" fill="{dusk}" style="mix-blend-mode:multiply"/>')
    sc.glow(LX, LY, 330, "#ffb868", 0.35)
    sc.vignette("#020a18", 0.5, LX, LY + 40, 900, 0.45)
    sc.finish()
    return sc
