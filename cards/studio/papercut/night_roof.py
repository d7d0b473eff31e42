"""A flat roof by night: its floor and low wall, a white cane, chimney pots and a tub of grass close to us."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.plants import grass
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.small_beasts import snail

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def roof_floor(sc: Scene) -> None:
    """The flat roof with its low wall."""
    wall = Polygon([(-40, 1046), (840, 962), (840, 1030), (-40, 1100)])
    sc.layer(wall, sc.near("#a8683c", "#152233", 420), z=8, cut=0.6, sh=0.5, rim="#ffe2a8", rimop=0.8)
    sc.layer(
        Polygon([(-40, 1036), (840, 953), (840, 963), (-40, 1052)]),
        sc.near("#f0b870", "#3a4a58", 420),
        z=4,
        cut=0.5,
        sh=0.5,
        rim="#fff2cc",
        rimop=0.9,
    )
    floor = Polygon([(-40, 1096), (840, 1026), (840, 1260), (-40, 1260)])
    sc.layer(
        floor,
        sc.rad([(0, "#d0904c"), (0.28, "#6a4c44"), (0.6, "#24303e"), (1, "#0f1826")], 400, 1080, 520),
        z=6,
        cut=0.6,
        sh=0.5,
        rim="#ffe2a8",
        rimop=0.6,
    )
    lines = [
        limb([(390 + (x - 390) * 0.7, 1066, 0.8), (390 + (x - 390) * 1.5, 1240, 2.2)], 1) for x in range(-300, 1100, 74)
    ]
    lines += [
        limb([(-40, y + 24, w), (840, y - 44, w)], 1) for y, w in ((1092, 1), (1116, 1.3), (1150, 1.8), (1196, 2.4))
    ]
    sc.flat(U(lines).intersection(floor), "#0b131e", 0.45)


def white_cane(sc: Scene) -> None:
    """Her cane against the wall, pots, and the chimney near us."""
    sc.flat(limb([(196, 1092, 5), (150, 1096, 4)], 1), "#050a14", 0.5, "multiply", 2)
    sc.layer(limb([(206, 1090, 4.4), (168, 930, 4.4)], 2), "#f8f2e2", z=4, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)
    sc.layer(
        U(limb([(168, 931, 5), (164, 914, 5.4), (154, 906, 5.4), (145, 914, 5)], 6)),
        "#6a4030",
        z=4,
        sh=0.4,
        rim="#ffd8a0",
        rimop=0.8,
        **EXACT,
    )
    sc.layer(limb([(206, 1090, 5), (201.5, 1072, 5)], 1), "#c8402c", z=4.4, sh=0.3, **EXACT)


def near_chimney(sc: Scene) -> None:
    """Dark things close to us: chimney pots at the right, a tub of tall grass at the left."""
    stack = Polygon([(640, 1260), (650, 1108), (632, 1108), (634, 1088), (840, 1080), (840, 1260)])
    sc.layer(stack, sc.near("#6a4638", "#0e1722", 420), z=16, cut=0.6, sh=0.6, rim="#ffcf8a", rimop=0.9)
    bricks = [
        box(642 + 44 * i + 22 * (j % 2), 1116 + 22 * j, 682 + 44 * i + 22 * (j % 2), 1134 + 22 * j)
        for i in range(-1, 5)
        for j in range(5)
    ]
    sc.flat(U(bricks).intersection(stack.buffer(-4)), "#8a5a44", 0.2)
    for x, h in ((690, 74), (752, 92)):
        pot = Polygon(
            [
                (x - 24, 1090),
                (x - 17, 1090 - h + 14),
                (x - 22, 1090 - h + 14),
                (x - 22, 1090 - h),
                (x + 22, 1090 - h),
                (x + 22, 1090 - h + 14),
                (x + 17, 1090 - h + 14),
                (x + 24, 1090),
            ]
        )
        sc.layer(
            pot,
            sc.lin([(0, "#b8663c"), (0.3, "#5a3434"), (1, "#151c28")], x - 24, 0, x + 24, 0),
            z=8,
            cut=0.4,
            sh=0.6,
            rim="#ffd69a",
            rimop=0.9,
        )
        sc.flat(ellipse(x, 1090 - h, 17, 3.4), "#060a12", 0.9)
    tub = Polygon([(-40, 1260), (-40, 1130), (84, 1126), (70, 1260)])
    blades = grass(sc.stream("tub"), -40, 78, 1132, 120, 46, 0.3, 5, 0.3)
    sc.layer(
        U(blades) if isinstance(blades, list) else blades,
        sc.lin([(0, "#3f6a5c"), (1, "#0c1a22")], 0, 1010, 0, 1140),
        z=12,
        sh=0.5,
        rim="#ffe6b0",
        rimop=0.6,
        **EXACT,
    )
    sc.layer(tub, sc.near("#5a3c34", "#0c1420", 460), z=14, cut=0.6, sh=0.5, rim="#ffcf8a", rimop=0.7)
    put(sc, T(snail("#c98a4a", "#d8c8a0"), 664, 909, 0.27, rot=-10), z=1.6)
