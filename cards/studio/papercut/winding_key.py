"""The brass key of a clockwork as large as a barn door, in its plate."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *


def draw_key(sc: Scene, kx: float, ky: float, lamp: tuple[float, float]) -> None:
    """A round plate in the feathers, the shaft, and the bow of the key before it."""
    qx, qy = kx - 20, ky - 40
    plate = U(
        ellipse(qx, qy, 58),
        [ellipse(qx + 56 * math.cos(t), qy + 56 * math.sin(t), 9) for t in np.linspace(0, 2 * math.pi, 17)],
    )
    sc.layer(plate, sc.rad([(0, "#ffdc90"), (0.6, "#c8843a"), (1, "#8a4c22")], *lamp, 220), z=5, cut=0.2, rim="#fff0c0", rimop=0.9)  # fmt: skip
    studs = U([ellipse(qx + 50 * math.cos(t), qy + 50 * math.sin(t), 3) for t in np.linspace(0, 2 * math.pi, 17)])
    sc.flat(U(studs, ellipse(qx, qy, 40).difference(ellipse(qx, qy, 38))), "#5c2c14", 0.8)
    sc.flat(ellipse(qx, qy, 27), "#2a1014", 0.9)
    shaft = limb([(qx, qy, 34), (kx, ky, 36)], 1)
    sc.layer(
        shaft,
        sc.lin([(0, "#fff0b8"), (0.5, "#d89a3c"), (1, "#6a3818")], qx - 14, qy - 18, qx + 14, qy + 18),
        z=4,
        cut=0,
    )
    lobe = shape(
        "8,-15^ 34,-18 60,-44 92,-74 128,-78 150,-54 150,-22 140,0^ 150,22 150,54 128,78 92,74 60,44 34,18 8,15^"
    )
    hole = shape("58,0^ 80,-22 102,-38 118,-36 122,-18 116,0 122,18 118,36 102,38 80,22")
    wings = fillet(U([T(lobe.difference(hole), rot=r_) for r_ in (0, 180)], ellipse(0, 0, 30)), 6)
    g = T(wings, kx, ky, rot=-30)
    sc.flat(T(g, 26, 40), "#14060f", 0.6, "multiply", 9)
    thick = U([T(g, 0.9 * k, 1.3 * k) for k in range(9)])
    sc.layer(
        thick, sc.lin([(0, "#8a5020"), (1, "#4a2414")], kx, ky - 110, kx, ky + 130), z=6, cut=0, wash=0.4, rimop=0.2
    )
    sc.layer(g, sc.lin([(0, "#fff0b4"), (0.4, "#f4c252"), (1, "#a8621f")], kx + 70, ky - 110, kx - 60, ky + 100), z=1.5, cut=0.3, rim="#fffbe6", rimop=1)  # fmt: skip
    inner = g.buffer(-7).difference(g.buffer(-8.6))
    sc.flat(inner, "#7a4216", 0.75)
    sc.flat(T(inner, 1, 1.4).difference(inner), "#fff6d0", 0.6)
    sc.layer(
        ellipse(kx, ky, 20), sc.rad([(0, "#fffbe0"), (1, "#c8842c")], kx + 6, ky - 8, 26), z=3, cut=0, rim="#ffffff"
    )
    sc.flat(T(box(-13, -2, 13, 2), kx, ky, rot=-30), "#6a3c1a", 0.9)
