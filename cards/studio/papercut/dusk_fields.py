"""Fields at dusk, fold after fold, with hedges, poplars and flowers; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.river_table import at
from cards.studio.papercut.scene import Scene

# the land, fold after fold: its line, lit and in shade
FOLDS = [
    (
        [(-40, 300), (90, 292), (200, 312), (330, 330), (470, 334), (580, 324), (680, 296), (760, 284), (840, 300)],
        "#e0a488",
        "#a0727e",
    ),
    ([(-40, 350), (80, 336), (220, 352), (380, 354), (560, 356), (680, 334), (840, 352)], "#c9a070", "#84666e"),
    ([(-40, 376), (120, 392), (270, 386), (420, 400), (590, 394), (720, 410), (840, 388)], "#a89a5c", "#645a60"),
    ([(-40, 452), (110, 424), (240, 434), (420, 456), (620, 446), (760, 418), (840, 428)], "#86904e", "#46504e"),
    ([(-40, 492), (140, 512), (300, 528), (470, 500), (640, 536), (840, 492)], "#68803f", "#334a42"),
    ([(-40, 622), (100, 580), (260, 596), (480, 630), (640, 586), (840, 620)], "#4e7038", "#24403a"),
    ([(-40, 688), (130, 722), (330, 736), (560, 690), (720, 742), (840, 700)], "#3a5f36", "#193434"),
    ([(-40, 872), (150, 822), (360, 850), (620, 884), (760, 828), (840, 836)], "#2b5032", "#12282e"),
    ([(-40, 990), (190, 1030), (420, 1040), (640, 1004), (840, 1050)], "#1f4030", "#0e2028"),
]


def draw_hedges(sc: Scene, k: int, trees: Any, top: Any, wide: Any, shade: str, lit: str, y0: float) -> None:
    """Hedges and trees on the crest, dark against the next fold."""
    lx = sc.light[0]
    if 0 < k < 6:  # hedges and trees on the crest, dark against the next fold
        hgt = 7 * 1.42**k
        woods, leaves = [], []
        x = -20.0
        while x < 820:
            x += trees.choice((0.5, 0.6, 0.8, 1.1, 2.6, 4.0)) * hgt
            y = y_at(top, x) + 2
            if (
                wide.buffer(hgt * 0.4).intersects(box(x - hgt * 0.4, y - hgt * 0.3, x + hgt * 0.4, y + hgt * 0.3))
                or trees.random() < 0.16
            ):
                continue
            if trees.random() < 0.3:
                q = poplar(trees, x, y, hgt * 1.5, hgt * 0.34)
                leaves.append(
                    U(q)
                    if not isinstance(q, (list, tuple, dict))
                    else U([v for v in (q.values() if isinstance(q, dict) else q)])
                )
            else:
                n = trees.randint(3, 5)
                leaves.append(
                    U(
                        [
                            ellipse(
                                x + trees.uniform(-0.4, 0.4) * hgt,
                                y - hgt * trees.uniform(0.3, 0.72),
                                hgt * trees.uniform(0.2, 0.36),
                            )
                            for _ in range(n)
                        ]
                    )
                )
                woods.append(limb([(x, y - hgt * 0.4, hgt * 0.07), (x, y + 2, hgt * 0.1)], 2))
        c = mix(shade, "#14302a", 0.25)
        if leaves:
            long_ = U(
                [
                    limb(
                        [
                            ((q.bounds[0] + q.bounds[2]) / 2, q.bounds[3], (q.bounds[2] - q.bounds[0]) * 0.5),
                            (
                                (q.bounds[0] + q.bounds[2]) / 2 + ((q.bounds[0] + q.bounds[2]) / 2 - lx) * 0.12,
                                q.bounds[3] + hgt * 0.9,
                                (q.bounds[2] - q.bounds[0]) * 0.7,
                            ),
                        ],
                        2,
                    )
                    for q in leaves
                ]
            )
            sc.flat(long_, "#10202a", 0.34, "multiply", 1 + 0.2 * k)
        if woods:
            sc.flat(U(woods), dark(c, 0.3), 1)
        if leaves:
            sc.layer(
                U(leaves),
                sc.rad([(0, mix(lit, c, 0.35)), (1, c)], lx, y0, 520),
                z=3,
                cut=0.4,
                rim="#fff2b8",
                rimop=0.85,
                rimw=1 + 0.12 * k,
            )


def draw_blooms(sc: Scene, k: int, trees: Any, top: Any, line: np.ndarray, lit: str) -> None:
    """The meadow blooms where the candles reach."""
    if k > 4:  # the meadow blooms where the candles reach
        blades, red, pale = [], [], []
        for _ in range(190):
            x = trees.uniform(-10, 810)
            y = y_at(top, x) + trees.uniform(4, 150)
            cx, w = at(line, y)
            gap = abs(x - cx) - w * 0.5 - 0.2 * w
            if gap < 0 or trees.random() > math.exp(-gap / 170):
                continue
            h = (5 + 2.6 * (k - 3)) * trees.uniform(0.7, 1.6)
            le = trees.uniform(-0.4, 0.4) * h
            blades.append(limb([(x, y, 1.6), (x + le * 0.4, y - h * 0.6, 1.2), (x + le, y - h, 0.5)], 3))
            if trees.random() < 0.5:
                (red if trees.random() < 0.55 else pale).append(ellipse(x + le, y - h, h * 0.2, h * 0.16))
        sc.flat(U(blades), mix(lit, "#c9d08a", 0.4), 0.75)
        if red:
            sc.layer(U(red), "#d9574a", z=1, cut=0, wash=0, fibre=0, rim="#ffd9a0", rimop=0.9)
        if pale:
            sc.layer(U(pale), "#fbe6c0", z=1, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)


def draw_fold(
    sc: Scene,
    L: Any,
    trees: Any,
    wide: Any,
    line: np.ndarray,
    k: int,
    P: list[tuple[float, float]],
    lit: str,
    shade: str,
) -> None:
    """One fold of the land: fields, hedges, flowers and haze."""
    lx = sc.light[0]
    g, top = land(L, P, 2 + k * 0.5)
    y0 = P[3][1]
    sc.layer(
        g,
        sc.rad([(0, mix(lit, "#fff0b0", 0.4)), (0.4, lit), (1, shade)], lx, y0 - 20, 520 + 20 * k),
        z=5 + k,
        cut=0.6,
        rim="#fff0b8",
        rimop=0.8 if k < 5 else 0.34,
        rimw=1.1 + 0.1 * k,
    )
    with sc.clip(g):  # ploughed along the slope, each field its own way
        for j in range(1, 9):
            d = (4 + 2.6 * k) * j * (1 + 0.1 * j)
            ln = [(x, y + d + 6 * math.sin(x / (60 + 12 * k) + k)) for x, y in top]
            part = ln[: len(ln) * 2 // 5] if (k + j // 5) % 2 else ln[len(ln) * 3 // 5 :]
            sc.stroke(part, "#fff0b0" if j % 2 else shade, 0.8 + 0.22 * k, 0.2 if j % 2 else 0.4)
    draw_hedges(sc, k, trees, top, wide, shade, lit, y0)
    draw_blooms(sc, k, trees, top, line, lit)
    if k in (2, 3, 4):
        sc.veil([(0, "#ffdca0", 0), (0.5, "#ffdca0", 0.2 - 0.03 * k), (1, "#ffdca0", 0)], 0, y0 - 60, 0, y0 + 60)


def draw_village(sc: Scene) -> None:
    """A village that will be late."""
    for x, y, s in (
        (120, 455, 0.16),
        (150, 449, 0.2),
        (182, 456, 0.17),
        (96, 461, 0.15),
        (694, 521, 0.24),
        (734, 516, 0.28),
    ):
        hs = U(box(-40, -60, 40, 0), Polygon([(-50, -58), (0, -120), (50, -58)]))
        sc.layer(T(hs, x, y, s), sc.near("#e6b08a", "#6a4a52", 460), z=2, cut=0, wash=0, rim="#fff2c0", rimop=0.9)
        sc.flat(T(U(box(-22, -42, -6, -20), box(8, -42, 24, -20)), x, y, s), "#ffe9a0", 1)
        sc.flat(T(Polygon([(-54, -56), (0, -124), (54, -56)]), x, y, s), "#8a4a4a", 0.9)
