"""A street from above in low sun: asphalt with its paint, gutters, kerb stones, slabs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, ellipse
from cards.studio.papercut.hand import handcut
from cards.studio.papercut.scene import Scene

SHADE = "#4a3a6e"


def draw_street(sc: Scene, v: Callable[[Any], Any], half: float) -> None:
    """Asphalt with its paint, gutters, kerb stones, slabs."""
    sc.backdrop(sc.lin([(0, "#f0b070"), (0.35, "#c98a66"), (0.75, "#9a6a66"), (1, "#7a5868")], 800, 480, 60, 760))
    r = sc.stream("asphalt")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.6, 1.5)) for _ in range(240)]), "#5a3a50", 0.3
    )
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.5, 1.2)) for _ in range(240)]), "#ffe6b8", 0.35
    )
    for y in (-700, -560, -420, -280, 270, 410, 550):
        sc.flat(handcut(v(box(-8, y, 8, y + 84)), 1.1, 6, y % 97), "#fff0d0", 0.8)
    for s in (-1, 1):
        walk = box(min(s * half, s * 1200), -1300, max(s * half, s * 1200), 1300)
        gutter = box(min(s * half, s * (half - 20)), -1300, max(s * half, s * (half - 20)), 1300)
        sc.flat(v(gutter), "#4a4060", 0.3, "multiply", 3)
        sc.layer(
            v(walk),
            sc.rad([(0, "#ffd890"), (0.5, "#eeae74"), (1, "#c98260")], 860, 460, 1000),
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
                if t < 0.12:
                    (dim if t < 0.07 else lit).append(box(min(x, x + s * 62), y, max(x, x + s * 62), y + 62))
        with sc.clip(v(walk)):
            sc.flat(v(U(dim)), "#b8704a", 0.16, "multiply")
            sc.flat(v(U(lit)), "#fffaf0", 0.25)
            sc.flat(v(U(lines)), "#a8643f", 0.4)
            sc.flat(T(v(U(lines)), 1.4, -1.4), "#fffaf0", 0.4)
        stone = box(min(s * half, s * (half + 24)), -1300, max(s * half, s * (half + 24)), 1300)
        sc.layer(
            v(stone),
            sc.rad([(0, "#fff0c8"), (0.6, "#f2cf9c"), (1, "#c0907c")], 860, 460, 1000),
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
