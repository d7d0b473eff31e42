"""A town in mist: rows of gables with a few lit windows."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U


def gables(r: random.Random, base: float, share: float = 0.2) -> tuple[Any, Any]:
    """A row of gabled roofs across the card, standing about base: (its sheet down to the foot, windows that are lit)."""
    P, x, lit = [(-40.0, base)], -40.0, []
    while x < 840:
        w, h = r.uniform(36, 78), r.uniform(6, 84)
        P += [(x, base - h), (x + w / 2, base - h - r.uniform(8, 34)), (x + w, base - h)]
        for t in (0.25, 0.6):
            for j in range(3):
                if r.random() < share:
                    lit.append(box(x + w * t, base - h + 10 + 16 * j, x + w * t + 4, base - h + 17 + 16 * j))
        x += w
    return Polygon([*P, (860, 1240), (-40, 1240)]).buffer(0), U(lit)
