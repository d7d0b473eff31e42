"""A dining room without a ceiling, on the sea bed: water above, papered walls, an open door, a portrait."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.reef_fish import minnow
from cards.studio.papercut.scene import Scene

LEFT, RIGHT, BACK, TALL = -3.9, 3.9, 11.8, 7.4  # metres: side walls, back wall, height


def draw_water(sc: Scene) -> None:
    """Up to the surface, with its moving bands."""
    sc.backdrop(
        sc.rad(
            [(0, "#fbffec"), (0.14, "#c6ecd2"), (0.34, "#57a693"), (0.62, "#1a5656"), (1, "#082f36")],
            *sc.light[:2],
            880,
        )
    )
    r = sc.stream("surface")
    for k in range(26):
        x, y = r.uniform(-60, 800), 12 + 150 * r.random() ** 1.6
        w = r.uniform(60, 220) * (1 - y / 240)
        sc.flat(limb([(x, y, 0.4), (x + w * 0.4, y - 3, 4 * (1 - y / 240)), (x + w, y + 2, 0.4)], 6), "#f4ffe8", 0.4)
    boat = shape("166,12^ 226,12^ 210,28 182,28^")  # a paper boat, from below
    sc.layer(boat, "#f6fff0", z=2, cut=0, wash=0)


def ragged(r: Any, x0: float, y0: float, x1: float, y1: float, n: int, drop: float) -> list[tuple[float, float]]:
    """The broken top of a wall, in steps of bricks."""
    out, h = [], 0.0
    for k in range(n):
        h = min(0.0, max(-drop, h + r.choice((-1, 0, 1)) * drop * 0.4))
        for t in (k / n, (k + 0.9) / n):
            out.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - h))
    return out


def draw_walls(sc: Scene, cam: Camera) -> None:
    """Back wall with the open door and the portrait; the side walls fall away into the dark."""
    r = sc.stream("ruin")
    (bx0, by1), (bx1, _) = cam.at(LEFT, 0, BACK), cam.at(RIGHT, 0, BACK)
    ty = cam.at(0, TALL, BACK)[1]
    top = ragged(r, bx0, ty + 6, bx1, ty - 8, 9, 34)
    back = Polygon([*top, (bx1, by1), (bx0, by1)])
    sc.layer(
        back,
        sc.rad([(0, "#4f9686"), (0.45, "#1f5a58"), (1, "#0c3236")], 540, 470, 380),
        z=8,
        cut=0.5,
        rim="#dff6dc",
        rimop=0.8,
    )
    with sc.clip(back):
        leaves = []
        for i in range(13):  # the paper on the wall: fans, half washed away
            for j in range(9):
                x, y = bx0 + 20 + 38 * i + 19 * (j % 2), ty + 26 + 30 * j
                leaves += [leaf(x, y + 8, 14, a, 0.3) for a in (-2.3, -1.57, -0.85)]
        sc.flat(U(leaves), "#9fd4b8", 0.1)
        for h in (1.35, 1.25, 0.18):
            y = cam.at(0, h, BACK)[1]
            sc.flat(box(bx0, y - 1.2, bx1, y + 1.2), "#0c3438", 0.6)
            sc.flat(box(bx0, y - 2.4, bx1, y - 1.2), "#bfe6c8", 0.4)
        for k in range(14):
            x = LEFT + 0.15 + k * 0.56
            sc.flat(
                cam.face([(x, 0.3, BACK), (x + 0.4, 0.3, BACK), (x + 0.4, 1.15, BACK), (x, 1.15, BACK)]),
                "#0c3438",
                0.24,
            )
    arch = [(1.05 * math.cos(a) + 0.1, 2.3 + 0.9 * math.sin(a), BACK) for a in np.linspace(0, math.pi, 16)]
    door = cam.face([(1.15, 0, BACK), *arch, (-0.95, 0, BACK)])
    sc.layer(door.buffer(6), sc.near("#3f7a70", "#174a4a", 700), z=2, cut=0.3, rim="#dff6dc")
    sc.flat(door, sc.lin([(0, "#d6f4d6"), (0.5, "#8fccb0"), (1, "#4f9686")], 0, door.bounds[1], 0, door.bounds[3]))
    for k, (x, y) in enumerate(((410, 650), (462, 672), (446, 636))):
        sc.flat(T(minnow(16), x, y, 1, flip=k == 1), "#3f8478", 0.7)
    wing = cam.face([(1.15, 0, BACK), (1.15, 2.4, BACK), (1.75, 2.75, BACK - 1), (1.75, -0.05, BACK - 1)])
    sc.layer(wing, sc.lin([(0, "#8a5f44"), (1, "#3f342c")], 500, 0, 545, 0), z=3, cut=0.3, rim="#ffe6b0")
    px, py = cam.at(-2.35, 3.2, BACK)
    sc.layer(
        box(px - 46, py - 60, px + 46, py + 60),
        sc.near("#e0b25a", "#7a5a2c", 760),
        z=5,
        cut=0.3,
        rim="#fff0c0",
        rimop=0.8,
    )
    sc.layer(
        box(px - 36, py - 50, px + 36, py + 50),
        sc.lin([(0, "#1c5a5c"), (1, "#0c3438")], 0, py - 50, 0, py + 50),
        z=1,
        cut=0.2,
    )
    sc.flat(
        U(
            shape(f"{px - 34},{py + 49}^ {px - 26},{py + 22} {px},{py + 14} {px + 26},{py + 22} {px + 34},{py + 49}^"),
            ellipse(px, py - 6, 25),
        ),
        "#b98a3a",
    )
    sc.flat(ellipse(px, py - 6, 15), "#0f3c40")
    sc.flat(
        U(limb([(px - 14, py - 6, 2.4), (px + 14, py - 6, 2.4)], 1), limb([(px, py - 20, 2.4), (px, py + 8, 2.4)], 1)),
        "#b98a3a",
    )
    cx, cy = cam.at(3.05, 2.72, BACK)  # a clock without hands
    sc.layer(ellipse(cx, cy, 24), "#6a5a3c", z=3, cut=0, rim="#fff0c0", rimop=0.8)
    sc.layer(ellipse(cx, cy, 19), "#c2d8bc", z=1, cut=0)
    sc.flat(
        U([ellipse(cx + 15 * math.cos(a), cy + 15 * math.sin(a), 1.2) for a in np.linspace(0, 2 * math.pi, 13)[:-1]]),
        "#2a4a48",
    )
    for side, x in (("left", LEFT), ("right", RIGHT)):
        x0, y0 = cam.at(x, TALL, BACK)
        x1 = -40 if x < 0 else 840
        z1 = cam.f * x / (x1 - cam.vx)
        _, yt = cam.at(x, TALL - 0.4, z1)
        _, yf = cam.at(x, 0, z1)
        w = Polygon([*ragged(sc.stream(side), x0, y0, x1, yt, 6, 40), (x1, yf), (x0, by1)])
        tone = (
            [(0, "#1f5654"), (0.5, "#0f3a3f"), (1, "#062228")]
            if x < 0
            else [(0, "#1f5a56"), (0.5, "#0c3439"), (1, "#06232a")]
        )
        sc.layer(w, sc.lin(tone, x0, 0, x1, 0), z=9, cut=0.6, rim="#dff6dc", rimop=0.7)
        with sc.clip(w):
            for h in (1.35, 1.25, 0.2):
                q = [cam.at(x, h, z) for z in (BACK, z1)]
                sc.stroke(q, "#bfe6c8", 1.4, 0.35)
                sc.stroke([(a, b + 2) for a, b in q], "#041c20", 1.6, 0.6)
