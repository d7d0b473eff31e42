"""A laid table that becomes a river and winds to the horizon; in card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, curve, ellipse, limb
from cards.studio.papercut.scene import Scene

# the table, and then the river: y, middle, width
BED = [
    (1270, 296, 610), (1110, 330, 486), (980, 424, 384), (862, 516, 296), (762, 520, 228), (672, 440, 174), (596, 344, 132),
    (532, 308, 100), (478, 352, 74), (434, 436, 54), (398, 494, 38), (368, 500, 27), (346, 482, 19), (330, 472, 14),
]  # fmt: skip


def bed(n: int = 14) -> np.ndarray:
    """The bed as a smooth row of (middle, y, width), near to far."""
    return curve(np.array([(x, y, w) for y, x, w in BED], float), n=n)


def at(line: np.ndarray, y: float) -> tuple[float, float]:
    """(middle, width) of the bed at height y."""
    k = line[::-1]
    return float(np.interp(y, k[:, 1], k[:, 0])), float(np.interp(y, k[:, 1], k[:, 2]))


def strip(line: np.ndarray, drop: float = 0, grow: float = 1) -> Any:
    """The bed as a sheet, moved down by a part of its own width (drop) and widened (grow)."""
    left = [(x - w * grow / 2, y + w * drop) for x, y, w in line]
    right = [(x + w * grow / 2, y + w * drop) for x, y, w in line]
    return clean(Polygon(left + right[::-1]).buffer(0))


def draw_skirt(sc: Scene, line: np.ndarray) -> None:
    """The hanging edge of the cloth, which becomes the bank."""
    sc.flat(strip(line, 0.13, 1.1), "#10201f", 0.5, "multiply", 9)
    skirt_ = U(strip(line, 0.15, 0.99), strip(line, 0.08, 1.0))
    sc.layer(
        skirt_,
        sc.lin(
            [(0, "#b9907c"), (0.3, "#3d5c58"), (0.55, "#4a6f80"), (0.75, "#b08a94"), (1, "#8a5a6a")], 0, 330, 0, 1200
        ),
        z=5,
        cut=0,
        rim="#fff0c8",
        rimop=0.3,
    )
    pleats = []
    for side in (-1, 1):
        for y in np.arange(760, 1290, 13.0):
            cx, w = at(line, y)
            x = cx + side * w / 2
            pleats.append(
                limb([(x - side * 1, y, 1), (x - side * 3, y + w * 0.08, 3.4), (x - side * 2, y + w * 0.15, 1)], 4)
            )
    sc.flat(clean(U(pleats).intersection(skirt_)), "#5a2f4a", 0.4)


def draw_top(sc: Scene, line: np.ndarray) -> None:
    """Table and river: one sheet."""
    top = strip(line)
    sc.layer(
        top,
        sc.lin(
            [(0, "#fffbe2"), (0.06, "#ffe2a6"), (0.15, "#e8b48e"), (0.25, "#8fa6b4"), (0.36, "#4f8fb0"), (0.46, "#4d86a8"), (0.56, "#8fa9bd"), (0.66, "#dcbfc0"), (0.78, "#f6dccb"), (1, "#eecdbd")],
            0, 330, 0, 1200,
        ),
        z=7, cut=0, wash=1, rim="#fffbe6", rimop=0.9, rimw=1.6,
    )  # fmt: skip


def draw_ripples(sc: Scene, line: np.ndarray) -> None:
    """Cloth folds that turn into ripples: the same lines all the way; hems, and foam where the cloth lets go."""
    F = sc.stream("ripples")
    warm, cold, gold = [], [], []
    for _ in range(330):
        y = 1210 - 880 * F.random() ** 0.8
        cx, w = at(line, y)
        u = F.uniform(-0.47, 0.47)
        wet = min(1.0, max(0.0, (820 - y) / 160))
        Ln = w * F.uniform(0.05, 0.2) * (0.6 + 0.6 * wet)
        x = cx + u * w
        if x - Ln < cx - w * 0.48 or x + Ln > cx + w * 0.48:
            continue
        th = max(0.5, w * 0.006)
        bow = w * 0.008 * (1 + wet)
        q = limb([(x - Ln, y, 0.3), (x - Ln * 0.3, y - bow, th), (x + Ln * 0.3, y + bow, th), (x + Ln, y, 0.3)], 4)
        (gold if y < 560 and F.random() < 0.7 else cold if F.random() < wet else warm).append(q)
    sc.flat(U(warm), "#c99a94", 0.35)
    sc.flat(U(cold), "#eaf6fa", 0.62)
    sc.flat(U(gold), "#fff6d0", 0.9)
    hems = [
        strip(line[:64], 0, 0.93).difference(strip(line[:64], 0, 0.915)),
        strip(line[:64], 0, 0.9).difference(strip(line[:64], 0, 0.893)),
    ]
    sc.flat(
        clean(U(hems)),
        sc.lin([(0, "#b0484a", 0), (0.35, "#b0484a", 0), (0.6, "#b0484a", 0.75), (1, "#a83a44", 0.9)], 0, 560, 0, 1150),
        1,
    )
    for y in np.arange(640, 830, 9.0):  # foam where the cloth lets go
        cx, w = at(line, y)
        for side in (-1, 1):
            r = F.uniform(2, 6) * w / 200
            sc.flat(ellipse(cx + side * (w / 2 - r * 0.4), y, r * 1.5, r * 0.7), "#fdf6ee", 0.8)
