"""A house of ice blocks: one great stepped gable with snow and icicles on every step."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, ellipse, shape
from cards.studio.papercut.scene import Scene

HOUSE = "206,1070^ 206,470^ 254,470^ 254,396^ 314,396^ 314,318^ 380,318^ 380,236^ 452,236^ 452,160^ 580,160^ 580,236^ 652,236^ 652,318^ 718,318^ 718,396^ 778,396^ 778,470^ 830,470^ 830,1070^"
STEPS = (
    (206, 470, 254),
    (254, 396, 314),
    (314, 318, 380),
    (380, 236, 452),
    (452, 160, 580),
    (580, 236, 652),
    (652, 318, 718),
    (718, 396, 778),
    (778, 470, 840),
)
PANES = tuple((x, y) for y in (640, 860) for x in (300, 452, 604, 740) if (x, y) not in ((300, 860), (452, 640)))


def icicle(x: float, y: float, length: float, w: float) -> Any:
    """A hanging icicle."""
    return Polygon([(x - w / 2, y - 2), (x + w / 2, y - 2), (x + w * 0.16, y + length * 0.55), (x, y + length)])


def ice_house(sc: Scene, warm: Callable[[float, float], str], fire: tuple[float, float]) -> None:
    """One great stepped gable of ice blocks, peach where the fire is, blue where it is not; snow and icicles on every step."""
    wall = shape(HOUSE)
    side = Polygon([(206, 1070), (206, 470), (150, 500), (150, 1060)])
    sc.layer(side, sc.lin([(0, "#3f86a8"), (1, "#7fb8c9")], 0, 470, 0, 1060), z=8, cut=0.5)
    sc.layer(wall, warm(640, 0), z=10, cut=0.6, wash=0.8, rim="#ffffff", rimop=0.9)
    r = sc.stream("blocks")
    joints, sheen, dim = [], [], []
    for j in range(25):
        y = 160 + 38 * j
        joints.append(box(200, y - 1.4, 840, y + 1.4))
        x = 206 - r.uniform(0, 60)
        while x < 830:
            w = r.uniform(54, 96)
            joints.append(box(x - 1.4, y, x + 1.4, y + 38))
            q = r.random()
            cell = Polygon([(x + 5, y + 5), (x + w - 6, y + 5), (x + w - 16, y + 32), (x + 5, y + 32)])
            (sheen if q < 0.24 else dim if q > 0.8 else []).append(cell)
            x += w
    with sc.clip(wall):
        sc.flat(U(sheen), "#ffffff", 0.26)
        sc.flat(U(dim), "#1f6f96", 0.12)
        sc.flat(U(joints), sc.rad([(0, "#c8694a"), (0.4, "#7f8fa4"), (1, "#164f78")], fire[0], fire[1], 560), 0.5)
        sc.flat(T(U(joints), -1.5, 2), "#ffffff", 0.34)
    for x, y in PANES:
        pane = U(box(x - 30, y - 50, x + 30, y + 60), ellipse(x, y - 50, 30))
        sc.layer(pane.buffer(11), warm(720, 0.35), z=3, cut=0.4, rim="#ffffff", rimop=1)
        sc.flat(pane, sc.lin([(0, "#123f66"), (1, "#3f86aa")], 0, y - 80, 0, y + 60))
        near_ = max(0.0, 1 - math.hypot(x - fire[0], y - fire[1]) / 420)
        sc.glow(x + (fire[0] - x) * 0.06, y + 6, 64, "#ffa24a", min(1, 1.5 * near_))
        sc.flat(U(box(x - 2.4, y - 80, x + 2.4, y + 60), box(x - 30, y - 12, x + 30, y - 7)), "#d7ebec", 0.9)
        sc.layer(
            shape(f"{x - 50},{y + 76}^ {x - 46},{y + 60} {x},{y + 54} {x + 46},{y + 60} {x + 50},{y + 76}^"),
            "#fbfbf6",
            z=4,
            cut=0.5,
            rim="#ffffff",
            rimop=1,
        )
    ice = []
    for x0, y, x1 in STEPS:
        for x in np.arange(x0 + 8, x1 - 4, 17):
            ice.append(icicle(x + r.uniform(-4, 4), y + 6, r.uniform(14, 64), r.uniform(9, 15)))
    sc.layer(U(ice), warm(700, 0.3), z=4, cut=0, wash=0, fibre=0, sh=0.35, rim="#ffffff", rimop=1)
    for x0, y, x1 in STEPS:
        cap = shape(
            f"{x0 - 12},{y + 8}^ {x0 - 13},{y - 6} {x0 - 2},{y - 17} {x0 + 16},{y - 20} {x1 - 16},{y - 21} {x1 + 2},{y - 18} {x1 + 13},{y - 6} {x1 + 12},{y + 8}^ {(x0 + x1) / 2},{y + 4}"
        )
        sc.layer(
            cap, sc.lin([(0, "#ffffff"), (1, "#d5e6ea")], 0, y - 28, 0, y + 12), z=7, cut=0.7, rim="#ffffff", rimop=1
        )
