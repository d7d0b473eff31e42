"""A dune that rises and bends over like a breaker, sheet on sheet, its crest dissolving into the wind; ripples of sand."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, along, clean, curve, ellipse, limb, rounded
from cards.studio.papercut.land import y_at
from cards.studio.papercut.scene import Scene

SHADE = "#7a2c34"
RIDGE = [(-70, 884), (80, 852), (220, 808), (360, 756), (490, 700), (600, 628), (684, 536), (730, 430), (736, 330)]
HEAD = [(716, 262), (660, 216), (566, 206)]  # the crest bends over
CREST = along(curve(np.array([*RIDGE, *HEAD], float), n=12), 90)
ROOT = along(
    curve(
        np.array(
            [
                (-80, 1180),
                (180, 1190),
                (430, 1160),
                (640, 1070),
                (780, 900),
                (850, 690),
                (886, 470),
                (912, 270),
                (904, 90),
            ],
            float,
        ),
        n=12,
    ),
    90,
)


def flow(t: float) -> Any:
    """A line of the dune's face, from its crest (t 0) to its root at the lower right (t 1)."""
    return CREST * (1 - t) + ROOT * t


def great_dune(t: float = 0.0) -> Any:
    """The dune that is a wave, cut from one sheet; t > 0 cuts it further in."""
    back = curve(np.array([HEAD[-1], (640, 150), (740, 104), (904, 84)], float), n=10)
    whole = Polygon([*CREST, *back[1:], (904, 1300), (-80, 1300)]).buffer(0)
    inner = Polygon([*flow(t), (1000, 80), (1000, 1300), (-80, 1300)]).buffer(0)
    if not t:
        return clean(whole)
    roomy = whole.union(box(-300, 700, 1200, 1600)).union(box(860, 120, 1200, 1600)).buffer(-6 - 34 * t)
    return rounded(clean(inner.intersection(roomy)), 16)


def sand_breaker(sc: Scene) -> None:
    """The breaker of sand: sheet on sheet, its head dissolving into the air."""
    cuts = (0.0, 0.16, 0.33, 0.5, 0.68)
    tones = (
        ("#ffdf9a", "#c07038"),
        ("#ffd98c", "#ac5c36"),
        ("#fbc878", "#964a38"),
        ("#f0b268", "#7c3a38"),
        ("#dc9858", "#602c38"),
    )
    for t, (lit, c) in zip(cuts, tones, strict=True):
        fill = sc.rad([(0, lit), (0.4, mix(lit, c, 0.36)), (0.72, c), (1, mix(c, "#3f1c38", 0.6))], 170, 850, 760)
        sc.layer(great_dune(t), fill, z=10 if not t else 7, sh=0.5, shc=SHADE, cut=0.8, rim="#fff3cc", rimop=1, rimw=2)
    with sc.clip(great_dune()):
        for k in range(1, 44):
            t = k / 46
            line = [
                (x + 2.2 * math.sin(i / 3.1 + k), y + 2.2 * math.cos(i / 3.7 + 2 * k))
                for i, (x, y) in enumerate(flow(t))
            ]
            sc.stroke(line, "#6a2a28", 1.4, 0.2)
            sc.stroke([(x - 1, y - 2) for x, y in line], "#fff3c8", 1.0, 0.26)
    r = sc.stream("spray")
    grains = []
    for _ in range(640):
        t = r.random() ** 1.6
        x, y = 585 - 330 * t + r.gauss(0, 22 + 30 * t), 204 + 70 * t * r.uniform(-1, 1.5) + r.gauss(0, 10)
        grains.append(ellipse(x, y, r.uniform(0.7, 3.2) * (1 - 0.6 * t)))
    sc.flat(U(grains), "#e0a860", 0.9)
    for k in range(5):
        y = 196 + 16 * k
        q = limb(
            [
                (690 + 8 * k, y + 20, 14),
                (590, y, 12 - k),
                (480 - 20 * k, y - 14 + 6 * k, 6),
                (380 + 14 * k, y - 6 + 9 * k, 0.8),
            ],
            6,
        )
        sc.flat(q, "#fff0c0", 0.35, None, 5)


def ripples(sc: Scene, g: Any, top: Any, n: int, step: float, op: float) -> None:
    """Wind's lines along a crest."""
    with sc.clip(g):
        for k in range(n):
            d = step * (k + 1) + 2.2 * k * k
            line = [
                (x, y_at(top, x) + d * (1 + 0.2 * math.sin(x / 110 + k)) + 2 * math.sin(x / 21 + 2 * k))
                for x in np.linspace(-60, 860, 70)
            ]
            sc.stroke(line, "#a8562c", 1.4, op)
            sc.stroke([(x, y - 1.8) for x, y in line], "#fffbe0", 1.1, op * 1.7)
