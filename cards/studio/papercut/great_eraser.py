"""An eraser, worn at one corner, in its paper sleeve; and its crumbs."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, fillet, limb, rounded

LONG, WIDE, HIGH = 380.0, 190.0, 74.0


def eraser() -> dict[str, Any]:
    """Pieces of a block that lies on its broad side, its worn corner at the left; middle of its top on 0,0."""
    a, b = LONG / 2, WIDE / 2
    top = rounded(Polygon([(-a, -b), (a, -b), (a, b), (-a + 46, b), (-a, b - 62)]), 20)
    down = T(top, 10, HIGH)
    body = fillet(clean(U([T(top, 10 * k / 12, HIGH * k / 12) for k in range(13)])), 4)
    cut = -a + LONG * 0.46
    sleeve_top = Polygon([(cut, -b - 3), (a - 52, -b - 3), (a - 52, b + 3), (cut, b + 3)])
    sleeve_side = Polygon([(cut, b + 3), (a - 52, b + 3), (a - 42, b + HIGH - 3), (cut + 10, b + HIGH - 3)])
    return {"body": body, "foot": down, "top": top, "sleeve_top": sleeve_top, "sleeve_side": sleeve_side}


def crumb(r: random.Random, x: float, y: float, n: float) -> Any:
    """One rolled crumb, n long."""
    a, bow = r.uniform(0, math.pi), r.uniform(-0.7, 0.7) * n
    u, v = math.cos(a) * n / 2, math.sin(a) * n / 2
    w = n * r.uniform(0.2, 0.36)
    return limb(
        [
            (x - u, y - v, w * 0.35),
            (x - u * 0.4 - v * bow / n, y - v * 0.4 + u * bow / n, w),
            (x + u * 0.4 - v * bow / n, y + v * 0.4 + u * bow / n, w * 0.9),
            (x + u, y + v, w * 0.3),
        ],
        4,
        4,
    )
