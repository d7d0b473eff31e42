"""A fence of pales that comes over a hill to us, the light behind it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.scene import Scene


def paling(
    sc: Scene, way: Sequence[Sequence[float]], moon: tuple[float, float], ground: Any, lit: Callable[..., str]
) -> None:
    """Along way (x, y, scale), its shadows before it on the ground; lit(sc, bright, mid, shade, r) is the tone of the scene."""
    pales, rails, shade = [], [], []
    fine = np.array(
        [[np.interp(u, range(len(way)), c) for c in zip(*way, strict=True)] for u in np.linspace(0, len(way) - 1, 400)]
    )
    path, gone = [fine[0]], 0.0
    for a, b in zip(fine, fine[1:], strict=False):  # wider apart the nearer they come
        gone += math.hypot(*(b - a)[:2])
        if gone > 27 * b[2]:
            path, gone = [*path, b], 0.0
    for k, (x, y, s) in enumerate(path):
        h, w, lean = 62 * s, 8.5 * s, 2.4 * math.sin(3.1 * k) * s
        pales.append(
            Polygon(
                [
                    (x - w, y + 6 * s),
                    (x - w + lean, y - h),
                    (x + lean, y - h - 13 * s),
                    (x + w + lean, y - h),
                    (x + w, y + 6 * s),
                ]
            )
        )
        d = np.array([x - moon[0], y - moon[1] + 40])
        d = d / np.hypot(*d) * 190 * s
        shade.append(
            Polygon([(x - w, y + 2), (x + w, y + 2), (x + d[0] + w * 1.6, y + d[1]), (x + d[0] - w * 1.6, y + d[1])])
        )
    for f in (0.34, 0.76):
        rails.append(limb([(x, y - 62 * s * f, 7 * s) for x, y, s in path], 2))
    sc.flat(clean(U(shade).intersection(ground)), lit(sc, "#1c4a54", "#163a4a", "#0e2434", 500), 0.8, "multiply", 2.4)
    sc.layer(
        U(rails),
        lit(sc, "#f0c07a", "#a08a66", "#5a6468", 460),
        z=3,
        cut=0.3,
        sh=0.3,
        rim="#fff6cc",
        rimop=1.0,
        rimw=1.4,
    )
    for p in pales:
        sc.layer(
            p,
            lit(sc, "#f0c07a", "#94805f", "#3a4a54", 480),
            z=3,
            cut=0.3,
            sh=0.35,
            wash=0.4,
            rim="#fff6cc",
            rimop=1.0,
            rimw=1.6,
        )
        edge = clean(p.difference(T(p, -3.2 * p.bounds[3] / 700, 1)))  # the side towards the moon
        sc.flat(edge, lit(sc, "#fff3c4", "#e6cf96", "#93a09a", 520), 0.85)
