"""Two tall houses with tiled roofs at the card's edges, in moonlight; in card units."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.buildings import panes
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.lantern_mice import PEACH
from cards.studio.papercut.scene import Scene

PEARL = "#f6f1de"  # moonlight on an edge
LEFT_RIDGE, RIGHT_RIDGE = 560, 556


def tiled(sc: Scene, g: Any, lit: str, deep: str, w: float, h: float, z: float, r: float = 560) -> None:
    """A roof laid course by course: scallops that overlap, some moved by the weather."""
    sc.layer(g, sc.near(lit, deep, r), z=z, cut=0.6, rim=PEARL, rimop=0.6)
    rng = random.Random(f"{g.bounds}")
    x0, y0, x1, y1 = g.bounds
    for j, y in enumerate(np.arange(y0, y1, h)):
        row = []
        for x in np.arange(x0 - w + (j % 2) * w / 2, x1, w):
            if rng.random() < 0.04:
                continue
            q = rng.uniform(-1.2, 1.2)
            row.append(
                shape(
                    f"{x + 1},{y - 3}^ {x + w - 1},{y - 3}^ {x + w - 1},{y + h * 0.6 + q} {x + w / 2},{y + h + 1 + q} {x + 1},{y + h * 0.6 + q}",
                    4,
                )
            )
        t = (y - y0) / max(1, y1 - y0)
        q = clean(U(row).intersection(g))
        sc.layer(
            q,
            sc.near(light(mix(lit, deep, t * 0.7), 0.05), dark(deep, 0.12 * t), r),
            z=1.8,
            cut=0,
            fibre=0,
            wash=0.4,
            rimop=0.35,
            rim=PEARL,
        )


def draw_gables(sc: Scene) -> None:
    """The walls, tiled roofs and ridges of both."""
    for g, fill in (
        (Polygon([(-50, 706), (196, 706), (186, 1260), (-50, 1260)]), ("#5d4058", "#2a1c33")),
        (Polygon([(618, 700), (850, 700), (850, 1260), (634, 1260)]), ("#5d4058", "#2a1c33")),
    ):
        sc.layer(g, sc.near(*fill, 760), z=16, cut=1, rim=PEARL, rimop=0.4)
    tiled(sc, Polygon([(-50, LEFT_RIDGE), (176, LEFT_RIDGE), (226, 722), (-50, 722)]), "#a8604e", "#3d2536", 23, 17, 14)
    tiled(
        sc, Polygon([(640, RIGHT_RIDGE), (850, RIGHT_RIDGE), (850, 724), (590, 724)]), "#9a5648", "#3d2536", 23, 17, 14
    )
    for x0, x1, y in ((-50, 180, LEFT_RIDGE), (636, 850, RIGHT_RIDGE)):
        caps = U([box(x, y - 5, x + 20, y + 6).buffer(2) for x in range(int(x0), int(x1) - 10, 22)])
        sc.layer(caps, sc.near("#c48a72", "#4a2e3e", 520), z=3, cut=0.3, rim=PEARL, rimop=0.7)


def draw_dormer(sc: Scene) -> None:
    """A dormer in the right roof; a child in a nightcap has heard something."""
    x, y = 716, 694
    sc.layer(
        Polygon([(x - 34, y), (x - 34, y - 62), (x, y - 98), (x + 34, y - 62), (x + 34, y)]),
        sc.near("#7a5668", "#3a2840", 620),
        z=7,
        cut=0.4,
        rim=PEARL,
        rimop=0.5,
    )
    sc.layer(
        U(limb([(x - 44, y - 54, 9), (x, y - 102, 10)], 1), limb([(x + 44, y - 54, 9), (x, y - 102, 10)], 1)),
        sc.near("#a8604e", "#4a2c3c", 560),
        z=4,
        cut=0.4,
        rim=PEARL,
        rimop=0.7,
    )
    sc.flat(box(x - 21, y - 62, x + 21, y - 6), sc.lin([(0, "#ffe6ae"), (1, "#e9914a")], 0, y - 62, 0, y - 6))
    sc.flat(
        U(
            shape(f"{x - 18},{y - 6}^ {x - 14},{y - 24} {x},{y - 30} {x + 14},{y - 24} {x + 18},{y - 6}^"),
            ellipse(x, y - 36, 11),
        ),
        "#6a3338",
    )
    sc.flat(
        shape(
            f"{x - 11},{y - 40}^ {x - 6},{y - 52} {x + 6},{y - 52} {x + 17},{y - 44} {x + 19},{y - 30}^ {x + 12},{y - 39}"
        ),
        "#f3e6d0",
    )
    sc.flat(
        U([limb([(x - 9 + 7 * q, y - 54, 2.4), (x - 6 + 7 * q, y - 39, 2.4)], 1) for q in range(4)]).intersection(
            box(x - 11, y - 54, x + 16, y - 39)
        ),
        "#5a6aa0",
        0.9,
    )
    sc.flat(U(box(x - 1.4, y - 62, x + 1.4, y - 50), box(x - 21, y - 19, x + 21, y - 17)), "#3a2030")
    sc.layer(box(x - 28, y - 7, x + 28, y), sc.near("#a98088", "#4a3448", 560), z=3, cut=0.3)
    sc.glow(x, y - 34, 90, PEACH, 0.5)


def draw_beams(sc: Scene) -> None:
    """The timber of both walls."""
    beams = [
        limb([(x0, y, 13), (x1, y + 2, 13)], 1) for x0, x1 in ((-50, 190), (624, 850)) for y in (742, 868, 1006, 1140)
    ]
    beams += [
        limb([(x, y0, 11), (x + d, y1, 11)], 1)
        for x, d, y0, y1 in (
            (74, 0, 742, 868),
            (180, 0, 742, 1240),
            (2, 60, 1006, 1140),
            (140, 30, 868, 1006),
            (640, 0, 742, 1240),
            (738, 0, 742, 868),
            (660, 60, 868, 1006),
            (790, -60, 1006, 1140),
            (72, 0, 1006, 1240),
            (736, 0, 1006, 1240),
        )
    ]
    sc.layer(U(beams), sc.near("#6d4450", "#24162c", 760), z=2.4, cut=0.6, rim=PEARL, rimop=0.45)


def draw_windows(sc: Scene) -> None:
    """Windows with their shutters, a few of them lit."""
    for x, y, on in (
        (34, 790, 1),
        (116, 800, 0),
        (30, 930, 0),
        (112, 944, 0),
        (706, 796, 0),
        (770, 800, 1),
        (700, 940, 1),
        (772, 946, 0),
        (40, 1060, 0),
    ):
        p = panes(x - 18, y - 28, 36, 56, 2, 3, 0.14)
        sc.flat(
            box(x - 20, y - 30, x + 20, y + 30),
            sc.lin([(0, "#ffe6ae"), (1, "#e9914a")], 0, y - 28, 0, y + 28) if on else "#171022",
        )
        sc.layer(
            U(box(x - 25, y - 35, x + 25, y + 35).difference(p), box(x - 30, y + 33, x + 30, y + 40)),
            sc.near("#7a5668", "#3a2840", 700),
            z=2,
            cut=0.4,
            rim=PEARL,
        )
        for sg in (-1, 1):
            sh = box(x + sg * 39 - 13, y - 34, x + sg * 39 + 13, y + 34)
            sc.layer(sh, sc.near("#7a4048", "#38202e", 700), z=2.4, cut=0.5, rim=PEARL)
            sc.flat(
                U([box(x + sg * 39 - 10, yy, x + sg * 39 + 10, yy + 1.6) for yy in np.arange(y - 28, y + 30, 7)]),
                "#1d1220",
                0.5,
            )
        if on:
            sc.glow(x, y, 90, PEACH, 0.4)
