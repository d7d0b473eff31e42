"""A fir with hanging boughs."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U


def fir(r: random.Random, h: float) -> Any:
    """A fir on 0,0: hanging boughs, each with a ragged edge."""
    w = h * 0.23
    out = [box(-h * 0.018, -h * 0.2, h * 0.018, 4)]
    n = 8
    for k in range(n):
        t = k / n
        y0, y1 = -h * (1 - t * 0.86), -h * (0.8 - t * 0.8)
        half = w * (0.16 + 0.84 * (k + 1) / n)
        P = [(0.0, y0 - h * 0.03)]
        for s in (1, -1):
            edge = [
                (
                    s * half * q,
                    y1 + (h * 0.03 if j % 2 else -h * 0.012) - h * 0.03 * abs(q - 0.5) + r.uniform(-2, 2) * h / 300,
                )
                for j, q in enumerate((1.0, 0.84, 0.68, 0.5, 0.3, 0.12))
            ]
            P += edge if s > 0 else edge[::-1]
        out.append(Polygon(P).buffer(0))
    return U(out)
