"""Ferns and reed-mace, dark in the lower corners of a card."""

from __future__ import annotations

from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, limb, shape
from cards.studio.papercut.scene import Scene


def fern(n: int = 9, bend: float = 20) -> Any:
    """A frond 100 high that leans to the right."""
    mid = lambda t: (bend * t * t, -100 * t)
    g = [limb([(*mid(t), 2.4 - 2 * t) for t in np.linspace(0, 1, 8)], 2)]
    for k in range(1, n + 1):
        t = k / (n + 1.5)
        x, y = mid(t)
        r = 27 * (1 - t) ** 0.8 + 3
        for side in (-1, 1):
            g.append(T(shape("0,0^ 0.45,-0.16 1,0.02^ 0.5,0.12"), x, y, r, flip=side < 0, rot=side * -22))
    return U(g)


def draw_near(sc: Scene) -> None:
    """Ferns and reed-mace dark before everything, in the corners; moss ferns at the feet."""
    q = sc.stream("ferns")
    feet = [
        T(
            fern(7, 14),
            x + q.uniform(-8, 8),
            y + q.uniform(-4, 6),
            q.uniform(0.3, 0.46),
            flip=q.random() < 0.5,
            rot=q.uniform(-30, 30),
        )
        for x, y in ((322, 1120), (342, 1124), (418, 1122), (436, 1116), (496, 1122), (516, 1126), (594, 1124))
        for _ in range(2)
    ]
    sc.layer(feet, "#55703c", z=3, cut=0, sh=0.4, rim="#fff3c0", rimop=0.8)
    for k in range(3):
        fronds = []
        for x in np.arange(-30, 840, 30):
            edge = min(1.0, abs(x - 590) / 420) ** 1.4
            if edge < 0.12 + 0.1 * k:
                continue
            fronds.append(
                T(
                    fern(10, q.uniform(10, 30)),
                    x + q.uniform(-14, 14),
                    1216,
                    (0.5 + 1.3 * edge) * q.uniform(0.7, 1.1) * (1 - 0.16 * k),
                    flip=q.random() < 0.5,
                    rot=q.uniform(-24, 24),
                )
            )
        sc.layer(fronds, ("#5d7844", "#3a5431", "#1d2f1c")[k], z=7, cut=0, sh=0.45, rim="#f6eebc", rimop=0.75)
    mace = []
    for x, h, b in ((26, 250, 14), (58, 190, -8), (92, 224, 10), (772, 150, -10), (790, 190, -16)):
        mace += [
            limb([(x, 1210, 4), (x + b * 0.5, 1210 - h * 0.6, 3), (x + b, 1210 - h, 2)], 4),
            limb([(x + b * 0.86, 1210 - h + 34, 9), (x + b, 1210 - h, 8)], 2),
            limb([(x + b, 1210 - h, 2), (x + b * 1.1, 1196 - h, 1)], 1),
        ]
    sc.layer(mace, "#2a3a20", z=8, cut=0, sh=0.4, rim="#ffe9b0", rimop=0.9)
