"""Terraces: contours between a lake and the bound of its valley, and the pines that stand on them."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut.geometry import U, rounded

RAYS, FAR = 96, 1200.0


def _reach(g: Any, middle: tuple[float, float], end: tuple[float, float]) -> float:
    """How far from the middle the outline of g lies on the way to end."""
    hit = LineString([middle, end]).intersection(g.boundary)
    return max(math.hypot(x - middle[0], y - middle[1]) for s in getattr(hit, "geoms", [hit]) for x, y, *_ in s.coords)


def contour(inner: Any, outer: Any, middle: tuple[float, float], t: float, turn: float = 0.0) -> Any:
    """The line at t of the way from inner (0) to outer (1), with a hand's unevenness; turn changes where it swells."""
    out = []
    for k in range(RAYS):
        a = 2 * math.pi * k / RAYS
        c, s = math.cos(a), math.sin(a)
        end = (middle[0] + FAR * c, middle[1] + FAR * s)
        near, far = _reach(inner, middle, end), _reach(outer, middle, end)
        swell = 0.05 * math.sin(3 * a + turn) * math.sin(math.pi * t) + 0.03 * math.sin(7 * a - turn)
        d = near + (max(far, near + 8) - near) * min(1.0, max(0.0, t + swell))
        out.append((middle[0] + d * c, middle[1] + d * s))
    return rounded(Polygon(out).buffer(0), 5)


def pine(x: float, y: float, h: float) -> Any:
    """A small pine of three tiers, its foot at x, y."""
    tiers = ((0.26, 0.12, 0.6), (0.2, 0.38, 0.82), (0.13, 0.64, 1.06))
    cones = [Polygon([(x - h * w, y - h * a), (x, y - h * b), (x + h * w, y - h * a)]) for w, a, b in tiers]
    return U(cones, box(x - h * 0.04, y - h * 0.2, x + h * 0.04, y + 3))
