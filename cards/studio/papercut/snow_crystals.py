"""Snow crystals, one by one."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import U, limb


def crystal(x: float, y: float, q: float, a: float) -> Any:
    """A snow crystal of radius q: three bars and their barbs."""
    g = []
    for k in range(6):
        t = math.radians(a + 60 * k)
        dx, dy = math.cos(t), math.sin(t)
        g.append(limb([(x, y, 1.5), (x + q * dx, y + q * dy, 0.8)], 1, 3))
        for s in (-0.7, 0.7):
            u, bx, by = t + s, x + q * 0.55 * dx, y + q * 0.55 * dy
            g.append(limb([(bx, by, 1), (bx + q * 0.32 * math.cos(u), by + q * 0.32 * math.sin(u), 0.6)], 1, 3))
    return U(g)
