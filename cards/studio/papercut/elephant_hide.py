"""What grows on an elephant's hide and what it is folded in: creases, rings, lichen, a swallow's nest; feet on 0,0."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, pts, shape
from cards.studio.papercut.scene import Scene

JOINTS = ((-128, -470), (84, -460))  # round hip and shoulder the folds run


def creases(rng: random.Random, area: Any, n: int, long: float, wide: float) -> list[Any]:
    """Short folds that run in rings round the nearest joint, as hide hangs."""
    x0, y0, x1, y1 = area.bounds
    out: list[Any] = []
    while len(out) < n:
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if not area.contains(Point(x, y)):
            continue
        jx, jy = min(JOINTS, key=lambda j: math.hypot(x - j[0], y - j[1]))
        a = math.atan2(y - jy, x - jx) + math.pi / 2 + rng.uniform(-0.3, 0.3)
        if math.hypot(x - jx, y - jy) < 78:
            a = math.pi / 2 + (x - jx) / 130 + rng.uniform(-0.3, 0.3)
        if y > -380:
            a = rng.uniform(-0.2, 0.2)
        q, w = long * rng.uniform(0.5, 1.2), wide * rng.uniform(0.6, 1.3)
        dx, dy = math.cos(a) * q / 2, math.sin(a) * q / 2
        sag = rng.uniform(2, 7)
        out.append(limb([(x - dx, y - dy, 0.4), (x - dy * 0.08, y + sag, w), (x + dx, y + dy, 0.4)], 4))
    return out


def rings(path: str, n: int, reach: float = 0.46) -> list[Any]:
    """Folds across a limb or a trunk, bowed downwards."""
    c = curve(pts(path)[0], n=12)
    out = []
    for t in np.linspace(0.04, 0.985, n):
        k = min(len(c) - 2, int(t * (len(c) - 1)))
        (x, y, w), (x2, y2, _) = c[k], c[k + 1]
        m = math.hypot(x2 - x, y2 - y) or 1
        ux, uy = (x2 - x) / m, (y2 - y) / m
        h = w * reach
        out.append(
            limb(
                [
                    (x - uy * h, y + ux * h, 0.5),
                    (x + ux * w * 0.1, y + uy * w * 0.1, 2.6 if w > 40 else 1.8),
                    (x + uy * h, y - ux * h, 0.5),
                ],
                4,
            )
        )
    return out


def knee_folds(x: float, y: float, w: float, n: int, step: float) -> list[Any]:
    """Rings round a knee or an ankle."""
    return [
        limb([(x - w / 2, y + k * step, 0.5), (x + 4, y + k * step + 7, 2.6), (x + w / 2, y + k * step - 2, 0.5)], 4)
        for k in range(n)
    ]


def draw_lichens(sc: Scene, x: float, y: float, s: float, hide: Any) -> None:
    """Crusts of grey-green lichen on knees and shins of the one at x, y."""
    q = sc.stream("lichens")
    spots = []
    for kx, ky, n in ((-166, -214, 9), (-110, -120, 5), (44, -226, 9), (70, -120, 5)):
        for _ in range(n):
            cx, cy, r = kx + q.gauss(0, 15), ky + q.gauss(0, 22), q.uniform(2, 9)
            edge = [r * q.uniform(0.75, 1.1) for _ in range(13)]
            ring_ = np.array(
                [(cx + e * math.cos(k * 0.483), cy + e * 0.8 * math.sin(k * 0.483)) for k, e in enumerate(edge)]
            )
            spots.append(clean(T(shape(ring_, 4), x, y, s).intersection(hide)))
    for k, g in enumerate(spots):
        sc.flat(T(g, 0.8, 1.2), "#1c1812", 0.4)
        sc.flat(g, ("#7f8a64", "#969a72", "#6c7854")[k % 3], 0.72)


def draw_nest(sc: Scene, x: float, y: float) -> None:
    """A swallow's nest stuck under an ear, a fork-tailed swallow before it."""
    cup = shape(f"{x - 17},{y} {x - 13},{y + 15} {x},{y + 22} {x + 13},{y + 15} {x + 17},{y}^ {x},{y + 4}")
    sc.layer(cup, "#6b4a30", z=2, cut=0.2, rim="#ffe6b8", rimop=0.8)
    sc.flat(
        U(
            [
                ellipse(x - 11 + 5.4 * k, y + 5 + 4 * (j + k % 2), 2.1, 1.5)
                for k in range(5)
                for j in range(3)
                if 4 * j < 14 - abs(k - 2) * 4
            ]
        ),
        "#a47a4c",
        0.9,
    )
    for k in (-7, 1, 8):
        sc.flat(ellipse(x + k, y - 1, 4, 4.4), "#2a221c")
        sc.flat(shape(f"{x + k - 2},{y - 3}^ {x + k + 2},{y - 3}^ {x + k + 1},{y - 8}^"), "#f2c85a")
    wing = U(
        shape("0,0 10,-7 26,-10 44,-4^ 26,-3 12,3"),
        shape("0,0 -4,-12 -2,-28 8,-42^ 5,-24 8,-8"),
        shape("-12,3 0,-3 10,0 13,3 8,5 -4,6"),
        shape("-10,4^ -28,2 -38,-3^ -26,4 -40,9^ -24,8"),
    )
    sc.layer(T(wing, x - 46, y + 16, 0.7, rot=-18), "#26323a", z=3, cut=0, wash=0, fibre=0, rim="#fff0c8", rimop=0.8)
