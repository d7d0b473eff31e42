"""A street from above at noon: asphalt with its paint, gutters, kerb stones, slabs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.hand import handcut
from cards.studio.papercut.scene import Scene

SHADE = "#4a3a6e"


def draw_street(sc: Scene, v: Callable[[Any], Any], half: float) -> None:
    """Asphalt with its paint, gutters, kerb stones, slabs."""
    sc.backdrop(sc.rad([(0, "#e6dacb"), (0.35, "#c2b5ab"), (0.75, "#998e94"), (1, "#6f667c")], 500, 330, 860))
    r = sc.stream("asphalt")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.6, 1.5)) for _ in range(500)]), "#5a5068", 0.35
    )
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.5, 1.2)) for _ in range(400)]), "#fff6e8", 0.4
    )
    sc.flat(v(shape("60,-160^ 70,-190 150,-196 160,-150^ 110,-140")), "#5a5068", 0.16, "multiply")
    for y in (-700, -560, -420, -280, 270, 410, 550):
        sc.flat(handcut(v(box(-8, y, 8, y + 84)), 1.1, 6, y % 97), "#fffaf0", 0.85)
    hole = v(T(ellipse(0, 0, 38, 36), 128, -240))
    sc.layer(hole, "#7d7280", z=1, cut=0, rim="#fff4dc", rimop=0.6)
    sc.flat(
        v(
            T(
                U(
                    [ellipse(0, 0, q).difference(ellipse(0, 0, q - 3)) for q in (32, 22, 12)],
                    [
                        limb([(8 * math.cos(a), 8 * math.sin(a), 2), (32 * math.cos(a), 32 * math.sin(a), 2)], 1)
                        for a in np.linspace(0, 2 * math.pi, 13)[:-1]
                    ],
                ),
                128,
                -240,
            )
        ),
        "#4a4058",
        0.6,
    )
    for s in (-1, 1):
        walk = box(min(s * half, s * 1200), -1300, max(s * half, s * 1200), 1300)
        gutter = box(min(s * half, s * (half - 20)), -1300, max(s * half, s * (half - 20)), 1300)
        sc.flat(v(gutter), "#4a4060", 0.3, "multiply", 3)
        sc.layer(
            v(walk),
            sc.rad([(0, "#ffe9c0"), (0.5, "#f6cd94"), (1, "#e6ab7c")], 620, 120, 1000),
            z=8,
            dx=-6,
            dy=8,
            shc=SHADE,
            cut=0.3,
            wash=0.25,
            rim="#ffffff",
            rimop=0.8,
        )
        lines, dim, lit = [], [], []
        for i in range(9):
            x = s * (half + 26 + 62 * i)
            lines.append(box(x - 1.2, -1300, x + 1.2, 1300))
            for j in range(-20, 21):
                y = 62 * j + 31 * (i % 2)
                lines.append(box(min(x, x + s * 62), y - 1.2, max(x, x + s * 62), y + 1.2))
                t = r.random()
                if t < 0.3:
                    (dim if t < 0.16 else lit).append(box(min(x, x + s * 62), y, max(x, x + s * 62), y + 62))
        with sc.clip(v(walk)):
            sc.flat(v(U(dim)), "#b8704a", 0.16, "multiply")
            sc.flat(v(U(lit)), "#fffaf0", 0.25)
            sc.flat(v(U(lines)), "#a8643f", 0.4)
            sc.flat(T(v(U(lines)), 1.4, -1.4), "#fffaf0", 0.4)
        stone = box(min(s * half, s * (half + 24)), -1300, max(s * half, s * (half + 24)), 1300)
        sc.layer(
            v(stone),
            sc.rad([(0, "#fffdf4"), (0.6, "#f6e6cc"), (1, "#cdb09c")], 620, 120, 1000),
            z=1.6,
            cut=0.2,
            wash=0.3,
            rim="#ffffff",
            rimop=1,
            rimw=1.4,
        )
        sc.flat(
            v(
                U(
                    [
                        box(min(s * half, s * (half + 24)), y - 1, max(s * half, s * (half + 24)), y + 1)
                        for y in range(-1290, 1300, 86)
                    ]
                )
            ),
            "#8a6a6a",
            0.6,
        )
