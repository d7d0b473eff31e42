"""Larches, and a colour on a row of colours for the rows that they stand in."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix


def larch(r: Any, x: float, y: float, h: float) -> Any:
    """A larch: a narrow ragged cone, its foot at x, y."""
    left, right = [], []
    for k in range(5):
        t = k / 5
        w = h * 0.24 * (1 - t) + 0.6
        left += [(x - w * r.uniform(0.85, 1.2), y - h * (t + 0.06)), (x - w * 0.45, y - h * (t + 0.13))]
        right += [(x + w * r.uniform(0.85, 1.2), y - h * (t + 0.06)), (x + w * 0.45, y - h * (t + 0.13))]
    return Polygon([(x - h * 0.03, y + 3), *left, (x, y - h), *right[::-1], (x + h * 0.03, y + 3)]).buffer(0)


def ramp_of(colours: tuple[str, ...], t: float) -> str:
    """A colour on a row of colours, t from 0 to 1."""
    t = min(0.999, max(0.0, t)) * (len(colours) - 1)
    return mix(colours[int(t)], colours[int(t) + 1], t - int(t))
