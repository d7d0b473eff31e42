"""A ship's anchor of wrought iron, and its chain, link by link."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape


def anchor() -> dict[str, Any]:
    """Its pieces, crown on 0,0, shank upright, ring at 0,-428: stock, ring, shank, arms and two palms."""
    arms = limb("-176,-150,20 -152,-72,28 -92,-4,38 0,20,50 92,-4,38 152,-72,28 176,-150,20", 12)
    arms = U(arms, shape("-22,30^ 0,52^ 22,30^"))
    palm = shape("204,-232^ 214,-150 232,-92^ 190,-100 170,-98 118,-128^ 166,-176")
    shank = U(limb("0,20,50 0,-60,36 0,-380,27 0,-400,34", 6), ellipse(0, -396, 21))
    ring = ellipse(0, -430, 40).difference(ellipse(0, -430, 25))
    stock = U(limb("-128,-352,15 -60,-358,24 0,-360,30 60,-358,24 128,-352,15", 8), ellipse(-132, -352, 17))
    return {
        "stock": U(stock, ellipse(132, -352, 17)),
        "ring": ring,
        "shank": fillet(shank, 6),
        "arms": fillet(arms, 10),
        "palm_a": palm,
        "palm_b": T(palm, flip=True),
    }


def chain(path: Any, first: float, last: float) -> list[tuple[Any, bool, float]]:
    """Links along a path as (outline, seen on its flat side, size); from `first` units long down to `last`, near to far."""
    c = along(curve(np.asarray(path, float), n=16), 900)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    out: list[tuple[Any, bool, float]] = []
    s, k = 0.0, 0
    while s < way[-1]:
        size = first + (last - first) * s / way[-1]
        mid = min(s + size * 0.5, way[-1])
        x, y = np.interp(mid, way, c[:, 0]), np.interp(mid, way, c[:, 1])
        dx, dy = (np.interp(min(mid + 4, way[-1]), way, c[:, j]) - np.interp(mid - 4, way, c[:, j]) for j in (0, 1))
        turn = math.degrees(math.atan2(dy, dx))
        wide = size * 0.3
        if k % 2:
            g = limb([(-size * 0.5, 0, size * 0.16), (0, 0, size * 0.22), (size * 0.5, 0, size * 0.16)], 4)
        else:
            body = limb([(-size * 0.28, 0, wide * 2), (size * 0.28, 0, wide * 2)], 2)
            g = body.difference(limb([(-size * 0.26, 0, wide), (size * 0.26, 0, wide)], 2))
        out.append((T(g, float(x), float(y), rot=turn), not k % 2, size))
        s += size * 0.72
        k += 1
    return out


def flakes(r: random.Random, g: Any, n: int, size: float) -> Any:
    """Flakes of rust strewn over an iron thing."""
    x0, y0, x1, y1 = g.bounds
    out = []
    for _ in range(n):
        x, y, m = r.uniform(x0, x1), r.uniform(y0, y1), size * r.uniform(0.3, 1)
        a = [r.uniform(0.5, 1.2) * m for _ in range(7)]
        out.append(
            shape(np.array([(x + v * math.cos(i * 0.9), y + v * math.sin(i * 0.9)) for i, v in enumerate(a)]), 3)
        )
    return clean(U(out).intersection(g.buffer(-1.5)))
