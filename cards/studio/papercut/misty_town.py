"""A town in mist: rows of gables with a few lit windows, and cranes that stand over them."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, limb


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


def far_crane(x: float, y: float, s: float, d: int) -> Any:
    """Another crane, far away, its hook empty."""
    mast = limb([(0, 0, 6), (0, -230, 5)], 1)
    arm = U(limb([(-48 * d, -196, 5), (150 * d, -206, 3)], 1), limb([(0, -230, 1.6), (120 * d, -204, 1.2)], 1), limb([(0, -230, 1.6), (-44 * d, -197, 1.2)], 1))  # fmt: skip
    return T(U(mast, arm, box(-56 * d if d > 0 else 40, -196, -40 * d if d > 0 else 56, -176), limb([(112 * d, -204, 1.4), (112 * d, -140, 1.4)], 1)), x, y, s)  # fmt: skip
