"""Straw: sprays of stalks, and the few that a bird carries across its beak."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import U, limb
from cards.studio.papercut.scene import Scene


def straws(r: Any, x: float, y: float, a: float, n: int, length: float, spread: float, w: float = 3.4) -> list[Any]:
    """Stalks that spray from a point in the direction a."""
    out = []
    for _ in range(n):
        b, ln = a + r.gauss(0, spread), length * r.uniform(0.55, 1.1)
        x0, y0 = x + r.uniform(-9, 9), y + r.uniform(-9, 9)
        bend = r.uniform(-0.25, 0.25)
        out.append(
            limb(
                [
                    (x0, y0, w),
                    (x0 + ln * 0.5 * math.cos(b), y0 + ln * 0.5 * math.sin(b), w * 0.9),
                    (x0 + ln * math.cos(b + bend), y0 + ln * math.sin(b + bend), w * 0.3),
                ],
                4,
                3,
            )
        )
    return out


def lay_straw(sc: Scene, gs: list[Any], z: float = 2) -> None:
    """Stalks in three tones, the bright ones on top."""
    for k, c in enumerate(("#a86a1c", "#dd9a26", "#f7c63e", "#ffe58a")):
        sc.layer(U(gs[k::4]), c, z=z, cut=0, wash=0, fibre=0, sh=0.35, rim="#fff6c8", rimop=0.8)


def stalks(x: float, y: float, n: float) -> list[Any]:
    """A few stalks held across a beak at x, y, hanging down on both sides."""
    w = max(1.4, n / 26)
    out = []
    for a, b, c in ((-0.42, 0.34, 0.5), (-0.34, 0.5, 0.36), (-0.5, 0.2, 0.24)):
        out.append(
            limb(
                [
                    (x + a * n, y + b * n, w * 0.4),
                    (x + a * 0.4 * n, y + b * 0.2 * n, w),
                    (x, y, w * 1.1),
                    (x - a * 0.5 * n, y + c * 0.3 * n, w),
                    (x - a * n, y + c * n, w * 0.4),
                ],
                6,
                3,
            )
        )
    return out
