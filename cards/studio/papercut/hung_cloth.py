"""Heavy cloth that hangs in folds between two edges: strip beside strip, each a fold with its light and its shade."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import along, clean, curve, limb
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.scene import Scene

_N = 70


@dataclass
class Cloth:
    """What hung_cloth made: the whole sheet, its free edge (rows of x, y from top to hem) and its hem."""

    sheet: Any
    edge: Any
    hem: list[tuple[float, float]]


def hung_cloth(
    sc: Scene,
    name: str,
    far: Any,
    free: Any,
    n: int,
    fills: tuple[str, str, str],
    sway: float = 12,
    z: float = 7,
    depth: float = 24,
    light_left: bool = True,
) -> Cloth:
    """Lay n folds from the edge far to the edge free (point lists from top to hem, the free one on top).

    fills: mid, lit and shaded fill (gradients may run with the height); sway: how much folds wander at the hem;
    depth: how far each fold bulges below the hem line; light_left: the side of each fold that is lit.
    """
    A, B = (along(curve(np.array(e, float), n=16), _N) for e in (far, free))
    r = sc.stream(name)
    t = np.linspace(0, 1, _N)
    wob = [Wob(r, 3, 1.1) for _ in range(n + 1)]
    at = [(i + (r.uniform(-0.28, 0.28) if 0 < i < n else 0)) / n for i in range(n + 1)]
    lines = []
    for i in range(n + 1):
        c = A + (B - A) * at[i]
        if 0 < i < n:
            c = (
                c
                + np.c_[
                    sway * wob[i](t) * (0.15 + 0.85 * t), 0.4 * sway * wob[i](t + 0.3) + 0.9 * sway * wob[i](0.7) * t**6
                ]
            )
        lines.append(c)
    strips, hem = [], []
    for i in range(n):
        a, b = lines[i], lines[i + 1]
        d = depth * r.uniform(0.2, 1.4)
        bulge = [(a[-1][0] * (1 - u) + b[-1][0] * u, a[-1][1] * (1 - u) + b[-1][1] * u + d * math.sin(math.pi * u)) for u in np.linspace(0, 1, 10)]  # fmt: skip
        g = clean(Polygon([*a, *bulge, *b[::-1]]).buffer(0.8))
        strips.append(g)
        hem += bulge
        sc.layer(g, fills[0], z=z, cut=0, sh=0.5, rim="#fffaf0", rimop=0.55, wash=0.6)
        lit, dim = (a, b) if light_left else (b, a)
        with sc.clip(g):
            w = np.hypot(*(b - a)[:, :2].T)
            shade = clean(Polygon([*(dim + (lit - dim) * 0.52), *dim[::-1]]).buffer(0.1))
            sc.flat(shade, fills[2], 0.72, blur=max(2.0, float(w.mean()) * 0.2))
            h = clean(Polygon([*(lit + (dim - lit) * 0.1), *(lit + (dim - lit) * 0.34)[::-1]]).buffer(0.1))
            sc.flat(h, fills[1], 0.7, blur=max(1.6, float(w.mean()) * 0.12))
            for k in range(2):  # creases where it is held
                s, m = 0.3 + 0.3 * k + r.uniform(-0.08, 0.08), int(_N * r.uniform(0.25, 0.6))
                c = (a + (b - a) * s)[:m:6]
                sc.flat(limb([(x, y, 1.6 * math.sin(math.pi * (j + 0.4) / len(c))) for j, (x, y) in enumerate(c)], 3, 3), fills[2], 0.6)  # fmt: skip
    sheet = clean(Polygon([*A, *hem, *B[::-1]]).buffer(1))
    return Cloth(sheet, B, hem)
