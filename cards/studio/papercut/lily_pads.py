"""Pads of water lilies seen aslant, and one that is a record."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded
from cards.studio.papercut.scene import Scene

INK = "#14211f"


FLAT = 0.3  # how flat round things lie on the water


def pad(x: float, y: float, r: float, turn: float) -> tuple[Any, Any]:
    """A lily pad on the water: (leaf, veins)."""
    P, veins = [(x, y)], []
    for k in range(49):
        a = turn + 0.22 + (2 * math.pi - 0.44) * k / 48
        q = r * (1 + 0.02 * math.sin(5 * a + x))
        P.append((x + q * math.cos(a), y + q * FLAT * math.sin(a)))
    for k in range(9):
        a = turn + 0.5 + (2 * math.pi - 1.0) * k / 8
        veins.append(limb([(x, y, r * 0.03), (x + r * 0.86 * math.cos(a), y + r * 0.86 * FLAT * math.sin(a), 0.4)], 3))
    return rounded(clean(Polygon(P).buffer(0)), 1.5), U(veins)


def draw_record(sc: Scene, x: float, y: float, r: float, turn: float, label: str) -> None:
    """A lily pad that is a record: notch, grooves, label."""
    g, _ = pad(x, y, r, turn)
    sc.flat(T(g, 6, 12), "#0a3430", 0.5, "multiply", 5)
    sc.layer(T(g, 0, 5), "#050d0d", z=4, cut=0.2, wash=0)
    sc.layer(
        g,
        sc.lin([(0, "#3f5450"), (0.45, INK), (0.6, "#2f4644"), (1, INK)], x - r, y - r * 0.2, x + r, y + r * 0.2),
        z=1.5,
        cut=0.2,
        wash=0.3,
        rim="#fffbe0",
        rimop=0.9,
    )
    for k in range(7):
        q = ellipse(x, y, r * (0.94 - 0.085 * k), r * FLAT * (0.94 - 0.085 * k)).exterior.buffer(0.7)
        sc.flat(clean(q.intersection(g)), "#8fb0a4", 0.5 if k % 2 else 0.3)
    sc.layer(clean(ellipse(x, y, r * 0.33, r * 0.33 * FLAT).intersection(g)), label, z=1, cut=0, wash=0.3)
    sc.flat(clean(ellipse(x, y, r * 0.25, r * 0.25 * FLAT).exterior.buffer(0.9)), "#fff3c8", 0.8)
