"""A tall narrow old house on timber legs that has knelt down: its two walls and roof as bent planes, and what is fixed to them.

Wall coordinates: u across the front, 0 far left to 100 at the near corner; w along the side, 0 at the near corner to 100
at the far one; v upwards from the floor, in card units.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

CORNER = (540.0, 902.0)  # the near corner of the floor
FRONT, SIDE_, UP = (-216.0, -16.0), (164.0, -142.0), (-0.2, -0.955)
BOW = (-96.0, 34.0)  # how much the eaves bend over in front of the floor
EAVES, RIDGE = 500.0, 694.0
DARK, LIT = "#14233f", "#ffe0a0"
Paint = Callable[..., str]


def place(u: Any, w: Any, v: Any) -> tuple[Any, Any]:
    """Points of the house on the card."""
    k = (v / EAVES) ** 2
    sag = 16 * np.sin(math.pi * np.clip(w / 100, 0, 1)) * np.clip(v / EAVES, 0, 1.2)
    x = CORNER[0] + FRONT[0] * (100 - u) / 100 + SIDE_[0] * w / 100 + UP[0] * v + BOW[0] * k
    y = CORNER[1] + FRONT[1] * (100 - u) / 100 + SIDE_[1] * w / 100 + UP[1] * v + BOW[1] * k + sag
    return x, y


def at(u: float, w: float, v: float) -> tuple[float, float]:
    """One point of the house on the card."""
    x, y = place(float(u), np.float64(w), np.float64(v))
    return float(x), float(y)


def _bent(g: Any, f: Callable[[Any], Any]) -> Any:
    return clean(shapely.transform(shapely.segmentize(g, 14), lambda p: np.c_[f(p)]))


def front(g: Any, w: float = 0) -> Any:
    """A shape in (u, v) on the front, or on a plane w behind it."""
    return _bent(g, lambda p: place(p[:, 0], np.full(len(p), float(w)), p[:, 1]))


def side(g: Any, u: float = 100) -> Any:
    """A shape in (w, v) on the long side."""
    return _bent(g, lambda p: place(np.full(len(p), float(u)), p[:, 0], p[:, 1]))


def slope(g: Any) -> Any:
    """A shape on the near slope of the roof in (w, t), t 0 at the eaves to 100 at the ridge."""
    return _bent(g, lambda p: place(114 - 64 * p[:, 1] / 100, p[:, 0], EAVES - 44 + (RIDGE - EAVES + 48) * p[:, 1] / 100))  # fmt: skip


def strip(a: tuple[float, float], b: tuple[float, float], w: float) -> Any:
    """A timber from a to b in front coordinates; w in card units."""
    ax, ay, bx, by = a[0] * 2.16, a[1], b[0] * 2.16, b[1]
    n = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / n * w / 2, (bx - ax) / n * w / 2
    return Polygon([((ax + nx) / 2.16, ay + ny), ((bx + nx) / 2.16, by + ny), ((bx - nx) / 2.16, by - ny), ((ax - nx) / 2.16, ay - ny)])  # fmt: skip


FRONT_WALL = Polygon([(0, 0), (100, 0), (100, EAVES), (50, RIDGE), (0, EAVES)])
DOOR = shape("33,4^ 33,118 37,146 50,158 63,146 67,118 67,4^")
FRAME = shape("28,-4^ 28,120 33,152 50,168 67,152 72,120 72,-4^")


def draw_side(sc: Scene, paint: Paint) -> None:
    """The long side in the dark: boards, posts, two windows."""
    wall = side(box(0, 0, 100, EAVES))
    sc.layer(wall, paint("#5a5468", "#22375e", "#12244a", r=460), z=8, cut=0.4, rim="#9cc0e0", rimop=0.5)
    r = sc.stream("boards")
    lines = [side(box(0, v, 100, v + 1.6)) for v in range(14, 500, 15)]
    ends = [side(box(w, v, w + 1, v + 15)) for v in range(14, 500, 15) for w in (r.uniform(4, 50), r.uniform(50, 96))]
    sc.flat(U(lines), "#060f24", 0.55)
    sc.flat(T(U(lines), 0, 1.6), "#4a6c9c", 0.25)
    sc.flat(U(ends), "#060f24", 0.5)
    for w, v, lit in ((18, 300, 1), (58, 150, 0)):
        hole = box(w, v, w + 22, v + 82)
        sc.layer(side(box(w - 5, v - 7, w + 27, v + 89)), "#2c4270", z=3, cut=0.3, rim="#8fb0d8", rimop=0.7)
        sc.flat(side(hole), "#a86c40" if lit else "#0a1730")
        if lit:
            x, y = at(100, w + 11, v + 40)
            sc.flat(side(shape(f"{w},{v}^ {w + 9},{v} {w + 3},{v + 50} {w},{v + 82}^")), "#7c4c38", 0.8)
            sc.glow(x, y, 50, "#ffb050", 0.25)
        bars = U(box(w + 10, v, w + 12, v + 82), box(w, v + 38, w + 22, v + 42), box(w, v + 62, w + 22, v + 65))
        sc.flat(side(bars), "#1c3058")
        sc.layer(side(shape(f"{w - 7},{v - 8}^ {w + 29},{v - 8}^ {w + 27},{v + 2} {w + 12},{v + 5} {w - 5},{v + 1}")), "#8fb0d4", z=2, cut=0.4)  # fmt: skip
    for w in (0, 46, 94):
        sc.layer(side(box(w, 0, w + 6, EAVES)), paint("#6a4a48", "#1c2c4c", "#0e1c3a", r=420), z=2.4, cut=0.3, rim="#7fa4d0", rimop=0.5)  # fmt: skip
    sc.layer(side(box(-2, -16, 103, 14)), paint("#8a5c48", "#1c2c4c", "#0c1936", r=420), z=5, cut=0.4, rim="#7fa4d0", rimop=0.5)  # fmt: skip


def draw_front(sc: Scene, paint: Paint) -> None:
    """The front: plaster between timbers, warm at its foot; two windows, not of one height; the door."""
    sc.layer(front(FRONT_WALL), paint("#ffdc98", "#c87e50", "#6c4a60", "#2e4274", "#1c3668", "#16305e", r=640), z=4, cut=0.5, rim="#a8c8e8", rimop=0.6)  # fmt: skip
    timbers = [strip((3, 0), (3, EAVES), 15), strip((97, 0), (97, EAVES), 15), strip((0, 8), (100, 8), 18)]
    timbers += [strip((0, v), (100, v), 15) for v in (184, 344, 500)] + [strip((50, 184), (50, 344), 13), strip((34, 344), (34, 500), 12), strip((66, 344), (66, 500), 12), strip((50, 500), (50, 690), 13)]  # fmt: skip
    timbers += [strip((5, 190), (28, 338), 12), strip((95, 350), (70, 494), 12), strip((5, 350), (30, 494), 12), strip((10, 506), (50, 596), 12), strip((90, 506), (50, 596), 12)]  # fmt: skip
    sc.layer(U([front(t) for t in timbers]), paint("#a8683c", "#5a3c40", "#1c2a48", "#101f3e", r=520), z=2.4, cut=0.4, rim="#ffe0b0", rimop=0.4)  # fmt: skip
    r = sc.stream("plaster")
    cracks = []
    for _ in range(12):
        u, v = r.uniform(8, 88), r.uniform(30, 480)
        cracks.append(front(limb([(u, v, 0.5), (u + r.uniform(2, 6), v + r.uniform(8, 24), 0.9), (u + r.uniform(-2, 9), v + r.uniform(26, 50), 0.3)], 3)))  # fmt: skip
    sc.flat(U(cracks), "#0c1830", 0.45)
    for u, v, wd, h in ((62, 224, 20, 76), (40, 384, 20, 78)):
        sc.layer(front(box(u - 3, v - 6, u + wd + 3, v + h + 6)), paint("#b88058", "#34486c", "#22386a", r=420), z=2.4, cut=0.3, rim="#cfe0f0", rimop=0.6)  # fmt: skip
        sc.flat(front(box(u, v, u + wd, v + h)), "#0a1832")
        sc.flat(front(shape(f"{u},{v + h}^ {u + wd},{v + h}^ {u},{v + 20}^")), "#3a5c8c", 0.4)
        sc.flat(front(U(box(u + wd / 2 - 0.8, v, u + wd / 2 + 0.8, v + h), box(u, v + h * 0.55, u + wd, v + h * 0.55 + 3))), "#2c4470")  # fmt: skip
        for a, b in ((u - 13, u - 3.4), (u + wd + 3.4, u + wd + 13)):
            sc.layer(front(box(a, v - 3, b, v + h + 3)), paint("#7c8a5c", "#2c5470", "#1c3c60", r=420), z=2, cut=0.3, rim="#a8c8d8", rimop=0.6)  # fmt: skip
            sc.flat(front(U([box(a + 2, v + 6 + 9 * k, b - 2, v + 8.4 + 9 * k) for k in range(int(h / 9) - 1)])), "#081428", 0.6)  # fmt: skip
        sc.layer(front(shape(f"{u - 6},{v - 9}^ {u + wd + 6},{v - 9}^ {u + wd + 4},{v} {u + wd / 2},{v + 4} {u - 4},{v}")), paint("#ffe6c0", "#a8c0dc", "#7fa0c8", r=420), z=2, cut=0.4)  # fmt: skip
    sc.layer(front(FRAME), paint("#e09a54", "#8a5438", r=160), z=5, cut=0.3, rim="#ffe8b8", rimop=0.9)


def draw_door(sc: Scene) -> None:
    """The open door: a hall full of light, a chair that waits, a coat hook, the door leaf."""
    hole = front(DOOR)
    x0, y0, x1, y1 = hole.bounds
    sc.layer(hole, sc.rad([(0, "#fffdf0"), (0.5, "#fff0c0"), (1, "#ffc868")], (x0 + x1) / 2 + 4, y1 - 40, 150), z=1, cut=0, sh=0, wash=0)  # fmt: skip
    with sc.clip(hole):
        sc.flat(front(Polygon([(33, 4), (67, 4), (60, 26), (40, 26)])), "#e8a858", 0.7)
        chair = U(box(52, 20, 53.6, 50), box(60, 22, 61.6, 50), box(51.4, 46, 62.4, 51), box(60, 50, 61.8, 92), box(54, 62, 61, 65), box(53.6, 74, 61, 78), box(53, 86, 61.6, 91), box(52.6, 50, 54.2, 91))  # fmt: skip
        sc.flat(T(front(chair), -7, 7), "#d89848", 0.5, blur=1.5)
        sc.flat(front(chair), "#9a5426", 0.9)
    sill = front(box(24, -14, 76, 4), -3)
    sc.layer(
        sill, sc.rad([(0, "#fff0c8"), (1, "#c8803c")], (x0 + x1) / 2, y1, 120), z=4, cut=0.3, rim="#fffbe6", rimop=1
    )


def draw_roof(sc: Scene, paint: Paint) -> None:
    """Shingles under a thick sheet of snow that has begun to slide; the chimney."""
    roof = slope(box(-13, 0, 106, 100))
    a, b = at(50, 66, RIDGE - 10), at(50, 84, RIDGE - 10)
    ux, uy = -0.52, -0.85
    stack = Polygon([(a[0] - 8, a[1] + 26), (a[0] - 8 + 104 * ux, a[1] + 104 * uy), (b[0] + 16 + 104 * ux, b[1] + 104 * uy + 4), (b[0] + 16, b[1] + 30)])  # fmt: skip
    sc.layer(stack, sc.lin([(0, "#3c5078"), (1, "#1a2a50")], a[0] - 60, a[1], b[0], b[1]), z=5, cut=0.5, rim="#a8c8e8", rimop=0.7)  # fmt: skip
    joints = []
    for k in range(1, 8):
        q = 104 * k / 8
        joints.append(
            limb([(a[0] - 8 + q * ux, a[1] + q * uy + 8, 1.2), (b[0] + 16 + q * ux, b[1] + q * uy + 10, 1.2)], 1)
        )
        for j in range(3):
            f = (j + (0.35 if k % 2 else 0.8)) / 3
            x, y = a[0] - 8 + (b[0] - a[0] + 24) * f + q * ux, a[1] + 8 + (b[1] - a[1] + 2) * f + q * uy
            joints.append(limb([(x, y, 1), (x + 13 * ux, y + 13 * uy, 1)], 1))
    sc.flat(U(joints).intersection(stack), "#081430", 0.6)
    cap = limb([(a[0] - 12 + 104 * ux, a[1] + 104 * uy - 1, 8), ((a[0] + b[0]) / 2 + 2 + 104 * ux, (a[1] + b[1]) / 2 + 104 * uy - 7, 15), (b[0] + 20 + 104 * ux, b[1] + 104 * uy + 2, 8)], 5)  # fmt: skip
    sc.layer(cap, "#b8d0e8", z=3, cut=0.5, rim="#f0f8ff", rimop=0.9)
    sc.layer(roof, paint("#3c4a6c", "#1c3460", "#122650", r=700), z=10, cut=0.5, rim="#8fb4dc", rimop=0.6)
    r = sc.stream("shingles")
    rows = [slope(box(-13 + 6.2 * k + r.uniform(-0.5, 0.5), t, -12.4 + 6.2 * k + r.uniform(-0.5, 0.5), t + 9)) for t in range(0, 40, 9) for k in range(20)]  # fmt: skip
    sc.flat(U(rows, [slope(box(-13, t, 106, t + 1.1)) for t in range(9, 40, 9)]), "#060f26", 0.6)
    low = [(-13 + 119 * k / 12, 22 + r.uniform(-9, 8)) for k in range(13)]
    sheet_ = slope(shape([*low, (108, 60), (107, 103), (50, 104), (-16, 103), (-17, 60)]))
    sc.layer(sheet_, sc.lin([(0, "#98b6da"), (0.35, "#6c90c0"), (1, "#3c5f98")], *at(50, 0, RIDGE), *at(112, 70, EAVES)), z=7, cut=0.6, rim="#ffffff", rimop=0.9)  # fmt: skip
    for t0, c in ((46, "#7c9ecc"), (66, "#8eaed8"), (84, "#a0bee2")):
        low = [(-13 + 117 * k / 10, t0 + r.uniform(-5, 5)) for k in range(11)]
        upper = slope(shape([*low, (105, 80 + t0 / 5), (104, 103), (50, 104), (-15, 103), (-16, 80 + t0 / 5)]))
        sc.layer(upper.intersection(sheet_), sc.lin([(0, "#b4cae6"), (0.4, c), (1, "#4468a0")], *at(50, 0, RIDGE), *at(112, 70, EAVES)), z=3, cut=0.6, rim="#ffffff", rimop=0.9, sh=0.35)  # fmt: skip
    lip = U(
        front(strip((7, EAVES + 24), (50, RIDGE + 4), 26), -14),
        front(strip((114, EAVES - 50), (50, RIDGE + 4), 26), -14),
    )
    sc.layer(lip, paint("#b8885c", "#33507c", "#22406e", r=640), z=7, cut=0.4, rim="#cfe2f4", rimop=0.8)
    over = U(
        front(strip((7, EAVES + 40), (50, RIDGE + 18), 17), -15),
        front(strip((116, EAVES - 38), (50, RIDGE + 18), 17), -15),
    )
    sc.layer(fillet(over.buffer(3), 6), sc.lin([(0, "#bcd2ea"), (1, "#7ca0cc")], 190, 250, 330, 480), z=5, cut=1, rim="#ffffff", rimop=1)  # fmt: skip
