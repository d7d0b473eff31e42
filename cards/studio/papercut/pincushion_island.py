"""A pincushion in the sea for an island, six pins in it."""

from __future__ import annotations

import math

from shapely import affinity as AF
from shapely.geometry import Point

from cards.studio.papercut.geometry import T, U, limb
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def draw_pincushion(sc: Scene) -> None:
    """A pincushion for an island."""
    pc = AF.scale(Point(0, 0).buffer(100, 40), 1, 0.62)
    cx, cy = 196, 1128
    pcs = U(
        *[limb([(0, -62, 1), (x * 0.7, -44, 4), (x, 0, 4.6), (x * 0.8, 44, 3)], 8) for x in (-78, -44, -12, 22, 54, 82)]
    )
    for a, L, col in (
        (-2.05, 84, "#e8b64a"),
        (-2.5, 76, "#f3ead0"),
        (-1.0, 62, "#d9763f"),
        (-0.62, 84, "#6fa39a"),
        (-2.85, 80, "#d9763f"),
        (-0.32, 74, "#f3ead0"),
    ):
        x0, y0 = cx + 70 * math.cos(a), cy - 8 + 46 * math.sin(a)
        x1, y1 = x0 + L * math.cos(a), y0 + L * math.sin(a)
        sc.layer(limb([(x0, y0 + 6, 2.4), (x1, y1, 2.4)], 2), "#d5dad2", z=3, cut=0)
        sc.layer(Point(x1, y1).buffer(7), col, z=2.4, cut=0)
    sc.layer(
        T(pc, cx, cy),
        sc.rad([(0, "#d35a40"), (0.7, "#9c322e"), (1, "#5a1c22")], cx + 40, cy - 34, 126),
        z=9,
        cut=0.5,
        sh=0.5,
        rim="#ffd9a0",
        rimop=0.5,
    )
    sc.layer(T(pcs, cx, cy).intersection(T(pc, cx, cy).buffer(-2)), "#6a1f24", z=0.8, cut=0, sh=0.2, rimop=0.2)
    sc.layer(
        T(
            U(*[leaf(0, 0, 34 + 6 * (k % 2), math.radians(a), 0.3) for k, a in enumerate(range(10, 370, 45))]),
            cx + 2,
            cy - 46,
            1,
            sy=0.62,
        ),
        "#4f7a56",
        z=2.4,
        cut=0.2,
    )
