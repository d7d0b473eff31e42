"""A net that holds something round like a sling, closed at two ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut.geometry import U, along, limb

XY = tuple[float, float]
MESHES, ROWS, PER_MESH = 20, 6, 3  # along, across, points of the edge for one mesh


class SlingNet(NamedTuple):
    """edge: points of the upper edge, from end to end; mesh: cords, knots and keel as one geometry; d, n: along and across."""

    edge: Any
    mesh: Any
    d: Any
    n: Any


def _strand(pts: Sequence[Any], w: float) -> Any:
    return limb([(float(x), float(y), w) for x, y in pts], 1, 4)


def sling_net(body: Any, a: XY, b: XY, sag: float = 34, cord: float = 3, gap: float = 7) -> SlingNet:
    """The net from a to b that lies round the lower side of body; sag: how far its upper edge hangs through before it."""
    p, q = np.array(a), np.array(b)
    d = (q - p) / np.hypot(*(q - p))
    n = np.array([-d[1], d[0]])
    hull = U(body.buffer(gap), Point(*a).buffer(2), Point(*b).buffer(2)).convex_hull
    ring = np.array(hull.exterior.coords)
    below = ring[(ring - p) @ n > -3]
    below = below[np.argsort((below - p) @ d)]
    m = MESHES * PER_MESH + 1
    keel = along(np.vstack([p, below, q]), m)
    edge = np.array([p + (q - p) * t + n * sag * math.sin(math.pi * t) for t in np.linspace(0, 1, m)])

    def at(i: int, s: float) -> Any:
        return edge[i] + (keel[i] - edge[i]) * s

    parts = [_strand(keel, cord * 2.3)]
    for i in range(MESHES):
        for j in range(ROWS):
            i0, i1 = PER_MESH * i, PER_MESH * (i + 1)
            s0, s1 = (j / ROWS, (j + 1) / ROWS) if (i + j) % 2 == 0 else ((j + 1) / ROWS, j / ROWS)
            parts.append(_strand([at(i0, s0), at((i0 + i1) // 2, (s0 + s1) / 2), at(i1, s1)], cord))
            if i and j and (i + j) % 2 == 0:
                parts.append(Point(*at(i0, j / ROWS)).buffer(cord))
    return SlingNet(edge, U(parts), d, n)
