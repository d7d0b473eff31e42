"""The ceiling of a bedroom is the underside of a lake: from a boat up there a slice of cake is let down to a child.

Palette: bottle green #1f3d2a, moss-black #0f1c14, olive gold #a3a145, lamp cream #fff3c0, oak #7f5428, tomato #e2452c.
Light: the candle on the bait. Planes: lake / wall / child / quilt / posts, floor.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.baited_child import (
    draw_bait,
    draw_bubbles,
    draw_child,
    draw_fist,
    draw_nightcap,
    draw_slipper,
    draw_teddy,
    outline,
)
from cards.studio.papercut.ceiling_lake import (
    EYE,
    WALL,
    caustics,
    draw_boat,
    draw_brim,
    draw_fish,
    draw_oar,
    draw_thread,
    draw_water,
    room_walls,
)
from cards.studio.papercut.patched_bed import draw_folds, draw_frame, draw_pillow, draw_quilt

BAIT = (470.0, 700.0, 0.92)
LAMP = (452.0, 643.0)
CHILD = (288.0, 938.0, 1.12)


def knees(x: float) -> float:
    """How high the quilt lies over the child, and where it is pulled up by the hand."""
    legs = 66 * math.exp(-(((x - 430) / 62) ** 2)) + 24 * math.exp(-(((x - 540) / 60) ** 2))
    lap = 26 * math.exp(-(((x - 300) / 70) ** 2))
    pull = 26 * math.exp(-(((x - 346) / 22) ** 2))
    return legs + lap + pull + 4


def draw_walls(sc: Scene) -> None:
    """Papered walls in the pool of light, side walls, boards."""
    far, left, right, floor = room_walls()
    sc.backdrop("#0f1c14")
    pool = sc.rad(
        [(0, "#fff4bc"), (0.13, "#f3dc84"), (0.3, "#b9a84c"), (0.5, "#667438"), (0.7, "#274529"), (1, "#0e1c14")],
        *LAMP,
        490,
    )
    sc.layer(far, pool, z=1, cut=0, fibre=0.2)
    q = sc.stream("paper")
    sprig = U(
        limb("0,22,1 2,0,1.8 0,-22,1", 5),
        [T(shape("0,0^ 9,-5 17,-16^ 5,-13"), 0, 12 - 11 * k, 0.9, flip=bool(k % 2)) for k in range(4)],
        shape("0,-20^ 4,-28 0,-36^ -4,-28"),
    )
    marks = []
    for i, x in enumerate(np.arange(WALL[0] + 26, WALL[2], 54)):
        for y in np.arange(WALL[1] + 40 + 46 * (i % 2), WALL[3], 92):
            marks.append(T(sprig, x + q.uniform(-0.6, 0.6), y, 0.92))
    sc.flat(
        clean(U(marks).intersection(far)),
        sc.rad([(0, "#a98f3e", 0.4), (0.5, "#2c4a2a", 0.5), (1, "#0c1a10", 0.7)], *LAMP, 520),
    )
    sc.flat(T(clean(U(marks).intersection(far)), -0.9, 0.9), "#fff3b0", 0.12)
    for g, x, col in ((left, WALL[0], 1), (right, WALL[2], -1)):
        fill = sc.lin([(0, "#2c4529"), (0.4, "#182c1d"), (1, "#0a140e")], x, 0, x - col * 130, 0)
        sc.layer(g, fill, z=2, cut=0, fibre=0.2)
        for k in range(1, 5):
            s = 1 + 0.16 * k
            xx = EYE[0] + (x - EYE[0]) * s
            sc.stroke(
                [(xx, EYE[1] + (WALL[1] - EYE[1]) * s), (xx, EYE[1] + (WALL[3] - EYE[1]) * s)], "#0b160e", 3, 0.35
            )
    sc.layer(floor, sc.lin([(0, "#5a4224"), (0.5, "#3a2c18"), (1, "#1c170d")], 0, WALL[3], 0, 1200), z=2, cut=0)
    for k in range(-9, 10):
        x = EYE[0] + k * 36
        sc.stroke([(x, WALL[3]), (EYE[0] + (x - EYE[0]) * 2.4, EYE[1] + (WALL[3] - EYE[1]) * 2.4)], "#120d07", 1.6, 0.6)
    skirting = box(WALL[0], WALL[3] - 26, WALL[2], WALL[3])
    sc.layer(skirting, sc.near("#8a6a36", "#33281a", 460, LAMP), z=2, cut=0.2, rim="#ffe9a8", rimop=0.6)


def draw_picture(sc: Scene) -> None:
    """A small picture: a dark block, and one lit window with somebody who waves."""
    x, y = 640, 706
    sc.layer(box(x - 24, y - 31, x + 24, y + 31), "#7a5226", z=4, cut=0.2, rim="#ffe9a8", rimop=0.9)
    sc.layer(box(x - 18, y - 25, x + 18, y + 25), "#1c3324", z=0.6, cut=0)
    sc.flat(
        U([box(x - 14 + 9 * i, y - 20 + 11 * j, x - 9 + 9 * i, y - 13 + 11 * j) for i in range(4) for j in range(4)]),
        "#0e1c14",
        0.9,
    )
    sc.flat(box(x + 4, y - 9, x + 9, y - 2), "#ffe9a0")
    sc.flat(limb([(x + 6.5, y - 2, 1), (x + 7.4, y - 7, 1.2)], 2), "#1c2414")


def draw_shadows(sc: Scene) -> None:
    """What the candle throws on the wall behind the bed: the child, larger, to the left."""
    far = room_walls()[0]
    o = outline(*CHILD)
    lx, ly = LAMP
    big = clean(T(o, 0, 0, 1.34, o=(lx, ly)).intersection(far))
    with sc.clip(far):
        sc.flat(big, "#14261a", 0.62, "multiply", 5)
        sc.flat(foot_shadow(), "#14261a", 0.5, "multiply", 7)


def foot_shadow() -> Any:
    """The shadow of the bed's foot."""
    return shape("640,1000^ 646,800 672,770 700,780^ 700,1000^")


def draw_net(sc: Scene) -> None:
    """Water light on the wall, strongest near the lake."""
    far = room_walls()[0]
    upper = box(WALL[0], WALL[1] - 30, WALL[2], 800)
    with sc.clip(far):
        for k, (size, thin, op) in enumerate(((74, 1.3, 0.42), (46, 0.9, 0.3))):
            net = caustics(sc.stream(f"net {k}"), upper, size, thin)
            fill = sc.rad(
                [(0, "#fffad8", op), (0.5, "#f0e690", op * 0.6), (0.9, "#b9c868", op * 0.15), (1, "#b9c868", 0)],
                LAMP[0],
                420,
                360,
                "translate(0 126) scale(1 0.7)",
            )
            sc.flat(net, fill, 1, "screen", 0.8)


def draw() -> Scene:
    sc = Scene("ceiling_fisher", light=(*LAMP, 200), shadow="#060d08", bg="#0f1c14")
    draw_walls(sc)
    draw_net(sc)
    draw_picture(sc)
    draw_shadows(sc)
    draw_water(sc, (LAMP[0], 400))
    draw_brim(sc, (LAMP[0], 440))
    draw_boat(sc, (LAMP[0], 430))
    draw_oar(sc, (306, 96), (196, 330), (LAMP[0], 520))
    draw_oar(sc, (640, 120), (714, 330), (LAMP[0], 520))
    draw_thread(sc, 606, 350, 520)
    draw_teddy(sc, 606, 528, 0.86, 10, LAMP)
    draw_frame(sc, LAMP, False)
    draw_pillow(sc, 190, 906, LAMP)
    draw_child(sc, *CHILD, LAMP)
    quilt = draw_quilt(sc, knees, LAMP, (3, 7))
    draw_folds(sc, quilt, knees)
    draw_fist(sc, *CHILD, LAMP)
    draw_frame(sc, LAMP, True)
    for x, y, s, rot, flip in (
        (206, 470, 0.74, -8, False),
        (286, 520, 0.5, -14, False),
        (160, 560, 0.46, 6, False),
        (668, 452, 0.5, 4, True),
    ):
        draw_fish(sc, x, y, s, rot, flip, LAMP)
    draw_slipper(sc, 168, 652, 0.8, -16, LAMP, True)
    draw_slipper(sc, 560, 1168, 0.95, 3, LAMP, False)
    draw_nightcap(sc, 100, 702)
    draw_bubbles(
        sc,
        [(366, 706, 3), (372, 672, 4.4), (362, 640, 3), (372, 604, 5.4), (366, 560, 3.6), (376, 510, 6), (366, 466, 4)],
    )
    draw_thread(sc, BAIT[0] + 8 * BAIT[2], 352, BAIT[1] - 58 * BAIT[2])
    draw_bait(sc, *BAIT)
    sc.vignette("#040a06", 0.6, 450, 610, 860, 0.4)
    sc.finish()
    return sc
