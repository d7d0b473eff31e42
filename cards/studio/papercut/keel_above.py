"""The belly of a ship, seen from far below: strake under strake, keel, rudder, weed, and a rope ladder."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, ellipse, limb

X0, X1 = 8.0, 744.0  # stem and stern
RAIL = 30.0  # the height of the ends
DEEP = 238.0  # how far the keel hangs under it


def belly(u: float, d: float) -> float:
    """The height of the line at depth d (0 rail, 1 keel) in the part u of the length."""
    full = max(0.0, math.sin(math.pi * u**0.92)) ** (0.42 + 0.34 * (1 - d))
    return RAIL + 26 * u - 30 * math.sin(math.pi * u) * (1 - d) + DEEP * d * full


def line(d: float, n: int = 90) -> list[tuple[float, float]]:
    """One seam from stem to stern."""
    return [(X0 + (X1 - X0) * u, belly(u, d)) for u in np.linspace(0, 1, n)]


def strakes(n: int = 13) -> list[Any]:
    """Planks from the keel up; each overlaps the one under it."""
    at = [1 - (1 - k / n) ** 0.72 for k in range(n + 1)]  # they narrow towards the rail
    out = []
    for k in range(n - 1, -1, -1):
        lo, hi = at[k + 1], at[k]
        out.append(clean(Polygon(line(min(1.0, lo + 0.012)) + line(hi)[::-1]).buffer(0)))
    return out


def keel() -> Any:
    """The keel with its stem, and the rudder."""
    c = line(1.0)
    P = [(x, y + 5, 3 + 17 * math.sin(math.pi * k / 89) ** 0.5) for k, (x, y) in enumerate(c)]
    stern = [(x, y) for x, y in c if x > X1 - 96]
    rudder = Polygon(
        stern + [(x + 20 + 10 * k / len(stern), y + 26 - 12 * k / len(stern)) for k, (x, y) in enumerate(stern)][::-1]
    )
    rudder = rudder.buffer(5).difference(limb([(x + 9, y + 10, 2.4) for x, y in stern], 3))
    return U(limb(P[2:-1:3], 3), rudder)


def butts(r: random.Random, n: int = 13) -> Any:
    """Ends of planks and their nails."""
    out = []
    at = [1 - (1 - k / n) ** 0.72 for k in range(n + 1)]
    for k in range(n):
        u = r.uniform(0.02, 0.18)
        while u < 0.97:
            a, b = belly(u, at[k]), belly(u, at[k + 1])
            x = X0 + (X1 - X0) * u
            out.append(limb([(x, a + 1.5, 1.4), (x + 1, b - 1, 1.4)], 2, 2))
            out += [ellipse(x + s * 4.5, a + (b - a) * t, 1.1) for s in (-1, 1) for t in (0.3, 0.7)]
            u += r.uniform(0.12, 0.3)
    return U(out)


def weed(r: random.Random, n: int = 46) -> Any:
    """Weed that hangs from the keel."""
    out = []
    for _ in range(n):
        u = r.uniform(0.16, 0.9)
        x, y, h = X0 + (X1 - X0) * u, belly(u, 1.0) + 10, r.uniform(8, 44) * r.random() ** 0.4
        s = r.uniform(-0.5, -0.1) * h
        out.append(limb([(x, y - 6, 3.4), (x + s * 0.2, y + h * 0.5, 2.6), (x + s, y + h, 0.6)], 4, 3))
    return U(out)


def rope_ladder(x: float, y: float, n: int, step: float, wide: float, swing: float) -> tuple[Any, Any]:
    """(ropes, rungs) of a ladder that hangs from x, y and swings out to the side."""
    at = lambda k: (x + swing * (k / n) ** 2, y + step * k)
    ropes = [limb([(at(k)[0] + s * wide / 2, at(k)[1], 2.2) for k in range(n + 1)], 4, 3) for s in (-1, 1)]
    tails = [
        limb([(at(n)[0] + s * wide / 2, at(n)[1], 2), (at(n)[0] + s * wide * 0.7, at(n)[1] + step * 0.6, 1)], 3, 3)
        for s in (-1, 1)
    ]
    rungs = [
        limb([(at(k)[0] - wide * 0.66, at(k)[1] + 1, 3.6), (at(k)[0] + wide * 0.66, at(k)[1] - 1, 3.6)], 2, 3)
        for k in range(1, n + 1)
    ]
    return U(ropes, tails), U(rungs)
