"""A net drawn long between two knots, and the ropes that pull at it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import curve
from cards.studio.papercut.luggage import rope
from cards.studio.papercut.scene import Scene


def net_width(t: float, wide: float) -> float:
    """Half the width of the net at t, -1 to 1 from knot to knot."""
    return wide * (1 - abs(t) ** 2.0) ** 0.86


def netting(place: Callable[[float, float], tuple[float, float]], half: float, wide: float) -> list[Any]:
    """The cords of the net: two families that cross in diamonds and run together at both knots, half away from the middle."""
    out = []
    for sign in (-1, 1):
        for c in np.arange(-2.6, 2.61, 0.4):
            P = []
            for t in np.linspace(-1, 1, 120):
                v = sign * (c + 1.7 * t)
                if abs(v) <= 1.02:
                    P.append(place(t * half, net_width(t, wide) * math.sin(max(-1, min(1, v)) * 1.35) / math.sin(1.35)))
            if len(P) > 3:
                out.append(np.array(P))
        out.append(np.array([place(t * half, sign * net_width(t, wide)) for t in np.linspace(-1, 1, 120)]))
    return out


def lay_rope(sc: Scene, P: Any, w: float) -> None:
    """Cord with a twist, lit on the edge that faces the sun."""
    line = curve(np.array(P, float), n=16)
    body, twist = rope(line, w, w * 1.5)
    sc.layer(body, "#a8642f", z=4, cut=0, fibre=0, rim="#fff0b0", rimop=1)
    sc.flat(twist, "#5a2a1c", 0.8)
