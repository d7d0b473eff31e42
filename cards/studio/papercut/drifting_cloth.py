"""A table seen from its long side; one corner of its cloth has begun to drift upwards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.hung_cloth import hung_cloth
from cards.studio.papercut.scene import Scene

TOP = "90,890^ 656,890^ 692,1000^ 46,1000^"
HEM = 1168


def top_sheet() -> Any:
    """What of the cloth lies on the table."""
    return shape(TOP)


def draw_cloth(sc: Scene, lit: tuple[float, float]) -> None:
    """The fall with its folds, the corner that drifts, the top."""
    x, y = lit
    fall = [(0, "#ffffff"), (0.45, "#fffef4"), (0.85, "#e8f8ea"), (1, "#b8e0d8")]
    hung_cloth(
        sc, "fall", [(46, 994), (38, 1080), (34, HEM)], [(692, 994), (702, 1080), (700, HEM - 6)], 12,
        (sc.lin(fall, 0, 988, 0, HEM + 20), "#ffffff", "#7fcccc"), sway=6, z=5, depth=26,
    )  # fmt: skip
    # the drifting flap at the side: three waves, each turned a little more to the light
    flap = shape(
        "652,890^ 682,868 712,880 738,864 762,824 792,804^ 802,848 786,886 796,920 770,946 740,940 716,978 690,1002^"
    )
    sc.layer(flap, sc.lin([(0, "#ffffff"), (0.35, "#f4fffa"), (1, "#8fd6d2")], 680, 848, 770, 978), z=8, cut=0, sh=0.5, shc="#0a4a5c", rim="#ffffff", rimop=1, wash=0.3)  # fmt: skip
    with sc.clip(flap):
        for P in (
            "700,876,2 716,918,14 704,984,12",
            "752,838,2 766,888,15 746,940,12",
            "786,808,2 796,848,8 780,888,8",
        ):
            sc.flat(limb(P, 6), "#1f8796", 0.45, "multiply", 5)
            sc.flat(T(limb(P, 6), -15, -2), "#ffffff", 0.8, None, 4)
    top = top_sheet()
    sc.layer(top, sc.rad([(0, "#ffffff"), (0.5, "#f4fff6"), (1, "#a6e2da")], x, y, 430), z=3, sh=0.3, cut=0, rim="#ffffff", rimop=1, rimw=1.4, wash=0.3)  # fmt: skip
    border = clean(T(top, 0, 0, 0.955, sy=0.86, o=(370, 948)).difference(T(top, 0, 0, 0.938, sy=0.8, o=(370, 948))))
    sc.flat(border, "#f0705c", 0.75)


def plate(sc: Scene, x: float, y: float, r: float = 50) -> None:
    """A white plate with a gold ring."""
    sc.flat(ellipse(x + 5, y + 6, r, r * 0.34), "#1f7f90", 0.4, "multiply", 3)
    sc.layer(
        ellipse(x, y, r, r * 0.34),
        "#ffffff",
        z=1.8,
        cut=0,
        sh=0.4,
        shc="#0a4a5c",
        wash=0,
        fibre=0,
        rim="#ffffff",
        rimop=1,
    )
    sc.flat(ellipse(x, y, r * 0.9, r * 0.3).difference(ellipse(x, y, r * 0.84, r * 0.275)), "#e0a23a")
    sc.flat(ellipse(x, y + 1, r * 0.62, r * 0.2), "#d4f0ea")


def posy(sc: Scene, x: float, y: float) -> None:
    """Coral-red sea flowers in a small glass."""
    stems = [
        limb([(x + a * 0.25, y - 6, 3), (x + a * 0.6, y - 44, 3), (x + a, y - 78 + abs(a) * 0.5, 2)], 4)
        for a in (-34, -18, 0, 17, 34)
    ]
    sc.layer(U(stems), "#2f9a72", z=1, cut=0, wash=0, fibre=0)
    for k, a in enumerate((-36, 36, -18, 19, 0)):
        bx, by = x + a, y - 82 + abs(a) * 0.55 - (8 if a == 0 else 0)
        petals = U(
            [
                limb(
                    [
                        (bx, by, 9),
                        (bx + 11 * math.cos(t), by + 10 * math.sin(t), 10),
                        (bx + 18 * math.cos(t + 0.2), by + 16 * math.sin(t + 0.2), 4),
                    ],
                    4,
                )
                for t in np.linspace(0, 2 * math.pi, 8)[:-1] + k
            ]
        )
        sc.layer(
            petals,
            ("#f0503c", "#ff7a50", "#e83a52", "#ff6a4a", "#f5583e")[k],
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffe0c0",
            rimop=0.8,
        )
        sc.layer(ellipse(bx, by, 5.4), "#ffe9a8", z=0.8, cut=0, wash=0, fibre=0)
    vase = shape(
        f"{x - 15},{y - 34}^ {x + 15},{y - 34}^ {x + 20},{y - 14} {x + 15},{y + 3} {x},{y + 6} {x - 15},{y + 3} {x - 20},{y - 14}"
    )
    sc.layer(vase, "#bff0ea", z=1.6, cut=0, wash=0, fibre=0, op=0.9, rim="#ffffff", rimop=1)
    sc.flat(limb([(x - 10, y - 28, 3), (x - 12, y - 12, 4), (x - 8, y - 2, 2)], 3), "#ffffff", 0.9)


def candle(sc: Scene, x: float, y: float, h: float = 84) -> None:
    """A candlestick; its flame stands upright under water."""
    stick = shape(
        f"{x - 17},{y + 4}^ {x - 14},{y - 3} {x - 4},{y - 8} {x - 3},{y - h * 0.42} {x - 10},{y - h * 0.5}^ {x + 10},{y - h * 0.5}^ {x + 3},{y - h * 0.42} {x + 4},{y - 8} {x + 14},{y - 3} {x + 17},{y + 4}^ {x},{y + 8}"
    )
    sc.layer(
        stick,
        sc.lin([(0, "#ffe6a0"), (0.5, "#e0a23a"), (1, "#9a6420")], x - 16, 0, x + 16, 0),
        z=1.6,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fff6d0",
        rimop=0.9,
    )
    sc.layer(limb([(x, y - h * 0.5, 10), (x, y - h, 9)], 1), "#fff8e0", z=1, cut=0, wash=0, fibre=0)
    fy = y - h - 3
    sc.glow(x, fy - 12, 60, "#ffd070", 0.8)
    sc.flat(
        shape(f"{x},{fy + 3} {x - 6},{fy - 7} {x - 4},{fy - 17} {x},{fy - 32}^ {x + 4},{fy - 17} {x + 6},{fy - 7}"),
        sc.lin([(0, "#fffbe6"), (1, "#ff9c2c")], 0, fy - 30, 0, fy + 2),
    )
