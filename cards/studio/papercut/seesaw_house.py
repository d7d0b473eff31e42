"""A house with its lawn and apple tree on the upper end of a seesaw, all aslant."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import light
from cards.studio.papercut.geometry import T, U, ellipse, limb, rounded, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.seesaw_plank import EXACT, LIGHT, LONG, at, on

# where the house stands on the plank, and its size
HOME, SIZE = LONG * 0.765, 1.34


def draw_garden(sc: Scene) -> None:
    """Lawn and apple tree, square to the plank and so aslant."""
    lawn = shape("-222,4^ -234,-16 -200,-34 0,-40 120,-34 150,-14 146,6^")
    sc.layer(on(lawn, HOME, 12, SIZE), sc.lin([(0, "#b9da4e"), (1, "#3c8a3c")], *at(HOME - 150, 40), *at(HOME + 120, -20)), z=4, sh=0.4, cut=0.6, rim=LIGHT, rimop=0.9)  # fmt: skip
    r = sc.stream("apple")
    trunk = U(limb("104,-20,17 100,-80,13 92,-130,10 84,-176,7", 5), limb("98,-100,9 122,-142,6 140,-176,4", 5), limb("95,-118,8 66,-150,5", 5))  # fmt: skip
    sc.layer(on(trunk, HOME, 12, SIZE), sc.lin([(0, "#8a5a3c"), (1, "#4a2c30")], *at(HOME + 80, 60), *at(HOME + 120, 60)), z=3, cut=0.4, sh=0.4, rim="#ffe0b0", rimop=0.8)  # fmt: skip
    crown = U([ellipse(*p) for p in ((60, -170, 46, 40), (102, -206, 56, 50), (146, -176, 44, 40), (120, -150, 40, 30), (84, -236, 36, 30))])  # fmt: skip
    for d, (a, b) in enumerate((("#3f8f42", "#14523f"), ("#74b743", "#2a7a44"), ("#c3de5c", "#5aa03c"))):
        c = on(rounded(T(crown, -8 * d, -9 * d, 1 - 0.0 * d).buffer(-13 * d), 8), HOME, 12, SIZE)
        x0, y0, x1, y1 = c.bounds
        sc.layer(c, sc.lin([(0, a), (1, b)], x0, y0, x1, y1), z=4, cut=2.6, sh=0.4, shc="#0f4034", rim=LIGHT, rimop=0.8)
        with sc.clip(c):
            sc.flat(U([leaf(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(9, 15), r.uniform(-2.4, 0.4)) for _ in range(70)]), light(a, 0.3), 0.6)  # fmt: skip
    for x, y in ((60, -160), (96, -180), (132, -196), (150, -160), (108, -142), (84, -222), (118, -228), (72, -194)):
        px, py = on(ellipse(x, y, 1, 1), HOME, 12, SIZE).centroid.coords[0]
        sc.layer(ellipse(px, py, 10, 10), sc.rad([(0, "#ff8a6a"), (1, "#c21f2c")], px - 3, py - 3, 11), z=1.4, sh=0.4, **EXACT, rim="#ffe4d0", rimop=0.9)  # fmt: skip


def draw_house(sc: Scene) -> None:
    """The house: chimney, walls, roof with its tiles, door."""
    gable = Polygon([(-112, -8), (-112, -112), (-50, -195), (12, -112), (12, -8)])
    side = Polygon([(12, -8), (12, -118), (100, -126), (100, -16)])
    roof = Polygon([(-50, -208), (58, -214), (116, -116), (20, -104)])
    eave = limb("-116,-106,8 -50,-203,10 22,-104,9", 1, 4)
    chim = box(18, -262, 44, -196)
    cap = box(13, -268, 49, -258)
    sc.layer([(on(chim, HOME, 12, SIZE), "#c8704c"), (on(cap, HOME, 12, SIZE), "#e8a070")], z=3, sh=0.4, **EXACT, rim=LIGHT, rimop=0.9)  # fmt: skip
    sc.layer(on(side, HOME, 12, SIZE), sc.lin([(0, "#d9b98c"), (1, "#9c8a86")], *at(HOME + 10, 60), *at(HOME + 110, 60)), z=4, sh=0.4, **EXACT)  # fmt: skip
    sc.layer(on(gable, HOME, 12, SIZE), sc.lin([(0, "#fffbe6"), (0.6, "#ffeec0"), (1, "#f2cf90")], *at(HOME - 150, 220), *at(HOME + 10, 0)), z=4, sh=0.4, **EXACT, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(on(Polygon([(-112, -118), (-50, -206), (12, -118), (12, -100), (-50, -184), (-112, -96)]), HOME, 12, SIZE), "#8a6a7a", 0.35, "multiply", 3)  # fmt: skip
    sc.layer(on(roof, HOME, 12, SIZE), sc.lin([(0, "#6f93b4"), (0.5, "#486a90"), (1, "#2a4266")], *at(HOME - 20, 300), *at(HOME + 150, 150)), z=5, sh=0.45, **EXACT, rim="#e4f2ff", rimop=0.9)  # fmt: skip
    rows = [on(limb([(-50 + 70 * t + 2, -208 + 106 * t, 1.6), (58 + 58 * t, -214 + 98 * t, 1.6)], 1, 3), HOME, 12, SIZE) for t in np.linspace(0.14, 0.9, 6)]  # fmt: skip
    ticks = [on(limb([(-50 + 70 * t + (108 - 12 * t) * s, -208 + 106 * t - 4 * s, 1.2), (-50 + 70 * (t + 0.14) + (108 - 12 * t) * s, -208 + 106 * (t + 0.14) - 4 * s, 1.2)], 1, 3), HOME, 12, SIZE) for j, t in enumerate(np.linspace(0.0, 0.76, 6)) for s in np.arange(0.06 + 0.05 * (j % 2), 1, 0.1)]  # fmt: skip
    sc.flat(U(rows + ticks), "#1e3456", 0.5)
    sc.layer(on(eave, HOME, 12, SIZE), "#fff6e0", z=4, sh=0.5, shc="#4a3a5a", **EXACT, rim="#ffffff", rimop=0.9)
    door = U(box(-34, -66, -4, -8), ellipse(-19, -66, 15, 12))
    sc.layer(on(door, HOME, 12, SIZE), sc.lin([(0, "#2f8f8a"), (1, "#1a5a68")], *at(HOME - 34, 40), *at(HOME, 40)), z=2, sh=0.4, **EXACT, rim="#d0fff0", rimop=0.8)  # fmt: skip
    sc.flat(on(ellipse(-10, -36, 2.4, 2.4), HOME, 12, SIZE), "#ffd860")


def draw_windows(sc: Scene) -> None:
    """Three windows with their curtains."""
    for x, y, w, h, f in ((-96, -92, 42, 44, 1), (-65, -156, 30, 32, 1), (36, -92, 40, 42, 0)):
        sk = Polygon([(x, y), (x + w, y - 5 * (1 - f)), (x + w, y + h - 5 * (1 - f)), (x, y + h)])
        sc.layer(on(sk.buffer(4, join_style=2), HOME, 12, SIZE), "#ffffff" if f else "#d8d4d0", z=2, sh=0.35, **EXACT)
        sc.flat(on(sk, HOME, 12, SIZE), "#2a4a6a" if f else "#203850")
        for sgn in (0, 1):
            cx = x + sgn * w
            sc.flat(on(Polygon([(cx, y), (cx + (w * 0.42) * (1 - 2 * sgn), y), (cx + w * 0.16 * (1 - 2 * sgn), y + h * 0.6), (cx, y + h)]), HOME, 12, SIZE), "#ff9d7a" if f else "#b86a6a")  # fmt: skip
        sc.flat(on(U(box(x + w / 2 - 1.4, y, x + w / 2 + 1.4, y + h), box(x, y + h * 0.45, x + w, y + h * 0.45 + 2.6)), HOME, 12, SIZE), "#ffffff" if f else "#c8ccd4")  # fmt: skip


def draw_smoke(sc: Scene) -> None:
    """Smoke that rises upright from the aslant chimney."""
    px, py = on(ellipse(31, -266, 1, 1), HOME, 12, SIZE).centroid.coords[0]
    smoke = limb([(px, py, 9), (px + 8, py - 34, 17), (px - 4, py - 74, 24), (px + 18, py - 122, 30), (px + 12, py - 176, 16)], 10)  # fmt: skip
    sc.layer(smoke, sc.lin([(0, "#ffffff", 0.2), (1, "#ffffff", 0.9)], px, py - 180, px, py), z=3, sh=0.12, cut=0.5, wash=0, fibre=0)  # fmt: skip
