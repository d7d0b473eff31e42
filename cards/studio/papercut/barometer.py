"""A round barometer for a wall."""

from __future__ import annotations

import math

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import ellipse, limb
from cards.studio.papercut.scene import Scene


def barometer(sc: Scene, x: float, y: float) -> None:
    """A round window of dials, its needle far over to the left."""
    sc.layer(ellipse(x, y, 46), sc.near("#c8a070", "#5a4638", 520), z=5, cut=0.3, rim="#e6fff8", rimop=0.8)
    sc.layer(ellipse(x, y, 38), sc.near("#d9e0cc", "#7f9a98", 520), z=1.4, cut=0, fibre=0)
    for k, c in enumerate(("#22385f", "#3f7f8a", "#a8b4a0", "#d9a94a", "#d9803a")):
        arc = [
            (
                x + 34 * math.cos(math.pi * (1 + 0.2 * k) + 0.157 * q),
                y + 34 * math.sin(math.pi * (1 + 0.2 * k) + 0.157 * q),
            )
            for q in range(5)
        ]
        sc.flat(Polygon([(x, y), *arc]), c, 0.85)
    sc.flat(ellipse(x, y, 21), "#b9c8bc")
    sc.layer(limb([(x + 12, y + 4, 4), (x - 31, y - 9, 1)], 2), "#7a2430", z=1, cut=0, fibre=0, wash=0)
    sc.flat(ellipse(x, y, 4), "#2a1c20")
