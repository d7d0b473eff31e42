"""An open hand as an island seen from above: its outline, the lines of the palm as rivers, fields, ploughed fingertips."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import voronoi_polygons
from shapely.geometry import MultiPoint, Point

from cards.studio.papercut.geometry import U, along, clean, curve, ellipse, fillet, limb, polys, rounded, shape

XY = tuple[float, float]
Way = tuple[tuple[float, float, float], ...]

# each finger: the line of its middle with its width, from root to tip
FINGERS: dict[str, Way] = {
    "index": ((326, 620, 126), (298, 474, 108), (277, 374, 112), (250, 262, 95), (236, 190, 95), (217, 124, 72), (208, 92, 42)),
    "middle": ((440, 590, 128), (443, 442, 111), (444, 340, 115), (444, 218, 99), (440, 144, 98), (431, 76, 74), (427, 46, 42)),
    "ring": ((556, 606, 122), (584, 464, 106), (603, 366, 109), (622, 258, 93), (630, 190, 92), (631, 122, 68), (629, 94, 40)),
    "little": ((648, 660, 108), (694, 556, 90), (720, 486, 92), (748, 406, 76), (761, 358, 75), (768, 308, 56), (770, 284, 34)),
    "thumb": ((226, 920, 190), (158, 816, 138), (116, 744, 116), (88, 686, 114), (64, 620, 99), (47, 564, 73), (40, 536, 44)),
}  # fmt: skip
PALM = "286,610 440,570 560,584 700,648 716,760 704,900 660,1030 606,1130 580,1260^ 262,1260^ 250,1150 196,1050 160,950 186,850 230,790 262,700"
FORK = (392, 886)
RIVERS: dict[str, Way] = {
    "heart": ((830, 700, 84), (722, 690, 46), (640, 682, 31), (540, 672, 26), (452, 648, 20), (404, 616, 13), (394, 600, 4)),
    "head": ((216, 690, 52), (262, 706, 34), (340, 722, 24), (436, 744, 26), (540, 788, 29), (640, 836, 35), (712, 858, 50), (840, 872, 110)),
    "life": ((254, 706, 34), (318, 744, 30), (360, 786, 58), (390, 862, 146), (384, 926, 104), (352, 992, 52), (324, 1070, 46), (306, 1150, 54), (298, 1260, 74)),
    "branch": ((398, 896, 124), (434, 968, 56), (464, 1020, 38), (492, 1070, 27), (512, 1112, 17), (520, 1134, 6)),
}  # fmt: skip


def island() -> Any:
    """Palm and fingers, welded at the webs."""
    g = U(shape(PALM), *[limb(list(w), 10) for w in FINGERS.values()])
    return rounded(fillet(g, 22), 8)


def rivers() -> Any:
    """All water that runs through the palm."""
    return fillet(U(*[limb(list(w), 12) for w in RIVERS.values()]), 10)


def axis(name: str, n: int) -> np.ndarray:
    """n rows x, y, width along a finger from root to tip."""
    return along(curve(np.array(FINGERS[name], float), n=12), n)


def fields(r: random.Random, land: Any) -> list[Any]:
    """Patches of land: across the fingers as bands, in the palm as large crooked fields."""
    seeds: list[XY] = []
    for name in FINGERS:
        P = axis(name, 20)
        for k, side in ((4, -0.24), (5, 0.24), (10, -0.2), (12, 0.22), (17, 0.0)):
            x, y, w = P[k]
            seeds.append((x + side * w + r.uniform(-4, 4), y + r.uniform(-6, 6)))
    for _ in range(900):
        x, y = r.uniform(150, 720), r.uniform(600, 1210)
        if all(math.hypot(x - a, y - b) > 88 for a, b in seeds):
            seeds.append((x, y))
    cells = voronoi_polygons(MultiPoint(seeds), extend_to=land.buffer(60))
    out = []
    for c in cells.geoms:
        whole = clean(c.buffer(-1.3).intersection(land))
        out += [q for p in polys(whole) for q in polys(rounded(p, 3)) if q.area > 300]
    return out


def furrows(r: random.Random, field: Any, gap: float, turn: float) -> Any:
    """Furrows of one field, a little bowed."""
    x0, y0, x1, y1 = field.bounds
    cx, cy, n = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2
    c, s, bow = math.cos(turn), math.sin(turn), r.uniform(-0.12, 0.12)
    rows = []
    for k in np.arange(-n, n, gap):
        P = [
            (cx + c * t - s * (k + bow * t * t / n), cy + s * t + c * (k + bow * t * t / n), 1.4)
            for t in (-n, -n / 2, 0, n / 2, n)
        ]
        rows.append(limb(P, 3, 3))
    return clean(U(rows).intersection(field.buffer(-3)))


def whorl(name: str) -> Any:
    """The tip of a finger ploughed like its print."""
    P = axis(name, 40)
    x, y, w = P[-9]
    dx, dy = P[-1][0] - P[-14][0], P[-1][1] - P[-14][1]
    m = math.hypot(dx, dy)
    turn = math.degrees(math.atan2(dy, dx)) + 90
    rings = []
    for k, q in enumerate(np.arange(4, w * 1.5, w * 0.085)):
        ox, oy = -dx / m * q * 0.22, -dy / m * q * 0.22  # the loops hang towards the root
        a, b = q * (0.62 - 0.004 * k), q * 0.92
        rings.append(
            clean(ellipse(x + ox, y + oy, a, b, turn).difference(ellipse(x + ox, y + oy, a - 1.7, b - 1.7, turn)))
        )
    return U(rings)


def copse(r: random.Random, x: float, y: float, n: int, spread: float) -> list[XY]:
    """Places of n trees."""
    return [(x + r.gauss(0, spread), y + r.gauss(0, spread * 0.7)) for _ in range(n)]


def clear(p: XY, land: Any, water: Any, gap: float) -> bool:
    """Whether a tree can stand here."""
    q = Point(p)
    return bool(land.buffer(-gap).contains(q) and water.distance(q) > gap)
