"""A pine bough that hangs into the upper left corner."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.geometry import T, U, along, curve, limb, shape
from cards.studio.papercut.scene import Scene

BARK = "#14343c"


def pine_bough(sc: Scene) -> None:
    """A pine bough hangs into the upper left corner, needles in fans."""
    q = sc.stream("bough")
    arms = (
        [(-40, 40, 26), (60, 62, 20), (150, 74, 14), (240, 104, 8), (316, 150, 3)],
        [(60, 62, 13), (110, 118, 9), (146, 176, 5), (164, 226, 2)],
        [(150, 74, 9), (230, 62, 6), (310, 70, 4), (372, 92, 2)],
        [(0, 50, 12), (30, 130, 9), (40, 210, 5), (34, 262, 2)],
    )
    sc.layer(U([limb(a, 8) for a in arms]), BARK, z=12, cut=0.5, rim="#fff3cc", rimop=0.6)
    for k, c in enumerate(("#1b444a", "#285a58")):
        fans = []
        for a in arms:
            line = along(curve(np.array(a, float), n=8), 11)
            for x, y, _ in line[3 - k :]:
                x, y = x + q.uniform(-12, 12), y + q.uniform(-6, 12)
                d = q.uniform(0.5, 1.5)
                fans += [
                    limb([(x, y, 1.8), (x + L * math.cos(t), y + L * math.sin(t), 0.4)], 1, 3)
                    for t, L in ((d + q.uniform(-1.1, 1.1), q.uniform(17, 34)) for _ in range(17))
                ]
        sc.layer(U(fans), sc.near("#a8b878", c, 640), z=5, cut=0, wash=0, fibre=0, rim="#fff3cc", rimop=0.6)
    cones = [T(shape("0,0^ 8,6 9,18 0,28 -9,18 -8,6"), x, y) for x, y in ((166, 224), (44, 262), (322, 150))]
    sc.layer(U(cones), "#5d4038", z=4, cut=0, wash=0, rim="#fff6da", rimop=0.7)
