"""The edge of a wood in haze: bushes, poplars and bare trees along a top line."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.geometry import ellipse, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.land import y_at
from cards.studio.papercut.leaf_birds import bare_boughs


def wood_edge(r: random.Random, top: Any, h: float, k: int = 0) -> list[Any]:
    """Trees of about height h on a top line, grown in groups; k shifts the groups and thickens the twigs."""
    trees: list[Any] = []
    x = -30.0
    while x < 840:
        n = h * r.uniform(0.5, 1.2) * (0.5 + 0.5 * math.sin(x / 76 + 2 * k) ** 2)
        y0 = y_at(top, x) + 4
        kind = r.random()
        if kind < 0.16:
            poplar = f"{x},{y0 - n * 1.7}^ {x + n * 0.16},{y0 - n} {x + n * 0.13},{y0}^ {x - n * 0.13},{y0}^"
            trees.append(shape(f"{poplar} {x - n * 0.16},{y0 - n}"))
        elif kind < 0.6:
            trees += bare_boughs(r, x, y0, -math.pi / 2, n * 1.1, 3.4 + k, 2)
        else:
            bush = ((-0.7, 0.3), (0, 0.44), (0.7, 0.34))
            trees += [fur(ellipse(x + d * n * 0.5, y0 - n * q, n * 0.46, n * q), 4, 0.5, k, w=6) for d, q in bush]
        x += n * r.uniform(0.4, 1.2) + 5
    return trees
