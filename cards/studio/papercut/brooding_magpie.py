"""A magpie as large as a house, settled on what it broods: every group of feathers its own sheets, lit from below."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.magpie_feathers import (
    BACK,
    FRONT,
    GLEAM,
    GLOW,
    INK,
    ROWS,
    SKULL,
    Line,
    at,
    edge_light,
    fill,
    lit_sheet,
    scallops,
)

BELLY = "606,520 580,540 520,548 450,560 380,590 300,606 220,606 150,590 150,640 240,690 370,710 500,690 590,600"


def quill(sc: Scene, root: Any, tip: Any, bow: float, w: float, paint: str, lit: str, z: float = 3.4) -> None:
    """One long feather with its shaft and barbs; bow bends it to the side."""
    (ax, ay), (bx, by) = root, tip
    d = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / d, (bx - ax) / d
    mid = ((ax + bx) / 2 + nx * bow, (ay + by) / 2 + ny * bow)
    near = (bx + (ax - bx) * 0.1, by + (ay - by) * 0.1)
    g = limb([(ax, ay, w * 0.7), (*mid, w), (*near, w * 0.86), (bx, by, w * 0.36)], 8)
    sc.layer(g, paint, z=z, cut=0.2, sh=0.65, rimop=0, wash=0.5)
    sc.flat(clean(g.difference(T(g, 0.4, -1.9))), lit, 0.85)
    q = curve(np.array([root, mid, tip], float), n=24)
    barbs = []
    for i in range(6, len(q) - 2, 2):
        u = (q[i + 1] - q[i]) / (np.hypot(*(q[i + 1] - q[i])) + 1e-6)
        n = np.array([-u[1], u[0]])
        barbs += [limb([(*q[i], 0.4), (*(q[i] + n * k * w * 0.46 + u * w * 0.5), 1.0)], 1, 2) for k in (-1, 1)]
    sc.flat(clean(U(barbs).intersection(g)), lit, 0.2)
    sc.flat(limb([(ax, ay, 0.8), (*mid, 2), (bx, by, 0.6)], 8), "#05090e", 0.75)


def draw_tail(sc: Scene) -> None:
    """Cocked over the rim of the nest: six long feathers, each shorter than the one above it, green where they gleam."""
    for k in range(6):
        root = (182 - 3 * k, 540 - 5 * k)
        a = math.radians(207 + 4.6 * k)
        L = 130 + 31 * k
        tip = (root[0] + L * math.cos(a) * 0.8, root[1] + L * math.sin(a))
        paint = sc.lin([(0, "#1f7a6c"), (0.35, "#164c50"), (0.7, "#10222c"), (1, INK)], *tip, *root)
        lit = sc.lin([(0, "#7fd8c0"), (0.5, "#6f8a68"), (1, "#f0b860")], *tip, *root)
        quill(sc, root, tip, -13, 38, paint, lit, 5)


def body() -> Any:
    """Body, neck and head in one sheet."""
    trunk = Polygon([*map(tuple, curve(np.array([*BACK, *FRONT[::-1]], float), closed=True, n=12))]).buffer(0)
    return fillet(U(trunk, shape(SKULL)), 30)


def feather_rows(sc: Scene, keep: Any) -> None:
    """Rows of small black feathers inside keep, from the rump to the crown."""
    for k in range(ROWS):
        t = 0.98 - 0.94 * (k / (ROWS - 1)) ** 0.9
        p, q = at(BACK, t), at(FRONT, t)
        size = 36 - 25 * k / ROWS
        n = max(6, int(math.dist(p, q) / (size * 0.85)))
        g = clean(scallops(p, q, (-26 * math.sin(math.pi * min(1, t * 1.1)), 8), n, size * 0.8).intersection(keep))
        if not g.is_empty:
            lit_sheet(sc, g, fill(sc), edge_light(sc), 1.6, 1.5, -1.0, 0.7)


def draw_body(sc: Scene) -> None:
    """Back, breast and head in rows of black feathers; the white belly turned to gold by the brood."""
    b = body()
    sc.layer(b, fill(sc), z=14, cut=0.5, rim=GLEAM, rimop=0.5, rimw=1.4)
    feather_rows(sc, b)
    belly = clean(shape(BELLY).intersection(b))
    cream = sc.rad([(0, "#fff2c8"), (0.4, "#f6cc84"), (0.75, "#b88850"), (1, "#6a5040")], *GLOW, 280)
    for k, y in enumerate(range(690, 530, -17)):
        n = 30
        lobes = U([T(shape("-13,-14 13,-14 11,4 0,15 -11,4"), 120 + 18 * i + 9 * (k % 2), y + 10 * math.sin(i / 4 + k)) for i in range(n)])  # fmt: skip
        row = clean(U(lobes, Polygon([(90, y - 6), (660, y - 6), (660, 500), (90, 500)])).intersection(belly))
        if not row.is_empty:
            lit_sheet(sc, row, cream, "#fffae0", 1.4, 0, -1.6, 0.8)
    rimlight(sc, b, 1.6, 3, GLEAM, 0.45, 1.0, (480, 300), 420)
    rimlight(sc, b, -5, -7, "#ffb858", 0.7, 3, (520, 640), 330)


def draw_wing(sc: Scene) -> None:
    """The near wing, folded: flight feathers, three rows of coverts, and the white of the shoulder."""
    for k in range(6):  # primaries, their tips over the root of the tail
        root, tip = (400 + 6 * k, 508 + 4 * k), (96 + 26 * k, 556 + 9 * k)
        paint = sc.lin([(0, "#3a3a3c"), (0.3, "#15222c"), (1, INK)], *tip, *root)
        quill(sc, root, tip, 12, 32, paint, sc.lin([(0, "#f0b860"), (1, "#3f8088")], *tip, *root))
    for k in range(8):  # secondaries, blue
        root, tip = (452 + 6 * k, 470 + 8 * k), (206 + 30 * k, 592 + 9 * math.sin(k / 2.4) - 2.4 * k)
        paint = sc.lin([(0, "#8a6a4c"), (0.16, "#2f6a88"), (0.55, "#1c4a74"), (1, "#12202e")], *tip, *root)
        quill(sc, root, tip, 16, 34, paint, sc.lin([(0, "#ffdc98"), (0.3, "#a8c8c8"), (1, "#3f88a8")], *tip, *root))
    wing = shape("560,470 540,436 496,416 430,420 352,446 290,484 300,540 372,572 450,572 520,552 556,516")
    top: Line = [(520, 400), (440, 408), (360, 430), (280, 476)]
    low: Line = [(566, 520), (520, 566), (440, 590), (350, 590)]
    paint = sc.lin([(0, "#12242e"), (0.55, "#173a4c"), (0.85, "#4a5048"), (1, "#a87a48")], 400, 420, 440, 590)
    rims = sc.lin([(0, "#3f7f84"), (0.5, "#7f9484"), (1, "#ffc870")], 400, 420, 440, 590)
    for k, t in enumerate((0.84, 0.66, 0.5, 0.34, 0.2)):
        p, q = at(top, t), at(low, t)
        g = clean(scallops(p, q, (-30, -2), (5, 6, 7, 7, 8)[k], 44 - 6 * k).intersection(wing))
        lit_sheet(sc, g, paint, rims, 3, 1.4, -1.6, 0.85)
    white = sc.lin([(0, "#4f6a6e"), (0.4, "#9aa898"), (0.8, "#ecd8a0"), (1, "#ffe6a8")], 420, 388, 446, 494)
    lobe = shape("34,-10 30,10 0,15 -24,10 -38,0 -24,-10 0,-14")  # one feather, its tip to the left
    spots = [(322 + 38 * i - 6 * j, 484 - 15 * i + 19 * j + (4 - 1.6 * i) * i * 0.9, -22 + 3 * i - 7 * j) for i in range(6) for j in range(3) if (i, j) not in ((0, 2), (5, 0))]  # fmt: skip
    for x, y, turn in spots:
        g = T(lobe, x, y, 1.0, rot=turn)
        sc.layer(g, white, z=2.4, cut=0.2, sh=0.6, wash=0.5, rimop=0)
        sc.flat(clean(g.difference(T(g, 1.6, -1.2))), "#fffbe4", 0.85)
        sc.flat(T(limb([(28, 0, 0.4), (0, 0.5, 1.2), (-30, 0, 0.4)], 4), x, y, rot=turn), "#3f565c", 0.45)


def draw_head(sc: Scene) -> tuple[float, float]:
    """Eye and beak; gives the place between the tips of the beak."""
    low = shape("604,394^ 630,400 656,408 676,418^ 664,427 636,424 612,416 598,408")
    up = shape("612,348^ 636,351 660,364 678,388 686,416^ 676,417 652,406 626,399 602,393 602,368")
    horn = [(0, "#e8ac60"), (0.4, "#5a463c"), (0.8, "#181e28"), (1, "#1c3038")]
    sc.layer(low, sc.rad(horn, 670, 520, 170), z=3, cut=0.2, rimop=0)
    sc.flat(clean(low.difference(T(low, 0.5, -2))), "#ffd490", 0.9)
    sc.layer(up, sc.rad(horn, 676, 540, 230), z=5, cut=0.2, rim=GLEAM, rimop=0.6, rimw=1.2)
    sc.flat(clean(up.difference(T(up, 1, -2))), "#e8a858", 0.7)
    sc.flat(limb([(626, 358, 1), (654, 368, 3), (674, 390, 1)], 5), "#8fc8bc", 0.45)
    bristles = [limb([(594 + 3 * k, 352 + 9 * k, 5), (618 + 2 * k, 358 + 8 * k, 2.6), (638 - 3 * k, 364 + 7 * k, 0.5)], 3) for k in range(4)]  # fmt: skip
    sc.layer(U(bristles), "#121c26", z=1, cut=0, wash=0, fibre=0, sh=0.3, rim="#5a8a84", rimop=0.6)
    ex, ey = 574, 358
    sc.layer(ellipse(ex, ey, 15, 13.4), "#05080c", z=0.8, cut=0, rim="#5a8a84", rimop=0.6)
    sc.layer(ellipse(ex, ey + 0.6, 10, 9.6), sc.rad([(0, "#fff0b8"), (0.55, "#f0a83c"), (1, "#6a3014")], ex, ey + 5, 12), z=0.5, cut=0, wash=0)  # fmt: skip
    sc.flat(ellipse(ex - 0.4, ey + 3.6, 5.2), "#05070c")
    sc.flat(ellipse(ex + 2, ey + 1, 1.9), "#fffdf0")
    sc.flat(limb([(ex - 17, ey + 1, 1), (ex - 8, ey - 8, 6), (ex + 6, ey - 8, 7), (ex + 17, ey + 1, 1)], 6), "#0f1822")
    return 680.0, 418.0
