"""What grows in damp dark places: fronds of fern, roots that end in tiny hands."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import U, limb
from cards.studio.papercut.plants import leaf


def fern(r: random.Random, x: float, y: float, side: int, n: int = 7) -> Any:
    """n fronds from a corner near x, y; side -1 grows to the right from a left corner, 1 to the left from a right one."""
    out = []
    for k in range(n):
        x0, a = x - side * 26 * k, -math.pi / 2 - side * (0.1 + 0.16 * k)
        L = r.uniform(120, 250) * (1 - 0.07 * k)
        P = [
            (x0 + L * t * math.cos(a) - side * 30 * t * t, y + L * t * math.sin(a) + 26 * t * t)
            for t in np.linspace(0, 1, 12)
        ]
        out.append(limb([(px, py, 3.4 - 0.24 * i) for i, (px, py) in enumerate(P)], 3))
        for i, (px, py) in enumerate(P[2:], 2):
            out += [leaf(px, py, L * 0.16 * (1.15 - i / 12), a + q * 1.0, 0.3) for q in (-1, 1)]
    return U(out)


def root_with_hand(x: float, y: float, a: float, length: float) -> Any:
    """A root from x, y towards a (radians); it forks, and ends in four fingers."""
    d = np.array([math.cos(a), math.sin(a)])
    n = np.array([-d[1], d[0]])
    P = [np.array([x, y]) + d * length * t + n * 15 * math.sin(6 * t + x) for t in np.linspace(0, 1, 8)]
    out = [limb([(*q, 11 - 1.1 * k) for k, q in enumerate(P)], 4)]
    out.append(limb([(*P[3], 5), (*(P[3] + 30 * d + 22 * n), 2.6), (*(P[3] + 58 * d + 20 * n), 0.8)], 4))
    for q in (-0.8, -0.3, 0.2, 0.7):
        out.append(limb([(*P[-1], 3), (*(P[-1] + 15 * np.array([math.cos(a + q), math.sin(a + q)])), 0.9)], 1))
    return U(out)
