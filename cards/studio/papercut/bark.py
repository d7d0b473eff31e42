"""Bark: ridges that follow the limbs of a tree."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, along, curve, limb


def bark_lines(r: random.Random, limbs: Sequence[Sequence[tuple[float, float, float]]]) -> tuple[list[Any], list[Any]]:
    """(furrows, their lit lips) along limbs given as [(x, y, width), ...]; the lips lie to the right."""
    furrows, lips = [], []
    for P in limbs:
        c = along(curve(np.array(P, float), n=12), 60)
        for _ in range(int(P[0][2] / 5)):
            o, i = r.uniform(-0.46, 0.46), r.randrange(0, 40)
            seg = c[i : i + r.randrange(9, 20) : 3]
            way = []
            for j, (x, y, w) in enumerate(seg):
                dx, dy = (c[min(i + 3 * j + 1, 59)] - c[min(i + 3 * j, 58)])[:2]
                m = math.hypot(dx, dy) + 1e-6
                oo = o * w + math.sin(j * 1.4 + 9 * o) * 2
                way.append((x - dy / m * oo, y + dx / m * oo, 0.5 + 1.9 * math.sin(math.pi * (j + 0.5) / len(seg))))
            if len(way) > 2:
                furrows.append(limb(way, 4, 4))
                lips.append(T(limb([(x, y, w * 0.6) for x, y, w in way], 4, 4), 2, 0.3))
    return furrows, lips
