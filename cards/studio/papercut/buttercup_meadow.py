"""A meadow at noon: hills, a hedge, sheets of grass yellow with buttercups, and near us dark blades with cut blossoms."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.buttercups import YELLOW, buttercup, drift, stem
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.scene import Scene


def meadow(sc: Scene) -> None:
    """Hills, hedges, and five sheets of meadow, yellow where buttercups stand close."""
    for k, (P, a, b) in enumerate((
        ([(-40, 742), (120, 716), (300, 744), (520, 720), (700, 736), (840, 706)], "#9fcabc", "#6fa8a8"),
        ([(-40, 790), (140, 770), (320, 792), (560, 776), (840, 788)], "#7fb45c", "#4d8a4a"),
        ([(-40, 826), (200, 812), (460, 822), (840, 810)], "#f0e25a", "#a9cc40"),
        ([(-40, 900), (240, 884), (520, 896), (840, 880)], "#e0dc3c", "#74b030"),
        ([(-40, 1010), (240, 996), (560, 1010), (840, 990)], "#b4d23a", "#3f8a2a"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"land {k}"), P, 4)
        fill = sc.lin([(0, a), (1, b)], 0, P[0][1], 560, P[0][1] + 260)
        sc.layer(g, fill, z=6 + k, sh=0.35, shc="#1c4a3a", cut=0.7, wash=0.5, rim="#fffbd0", rimop=0.8 if k < 2 else 0)
        r = sc.stream(f"growth {k}")
        if k == 1:
            trees = [
                ellipse(x, y_at(top, x) - 2, r.uniform(9, 20), r.uniform(8, 15))
                for x in [*range(-10, 130, 15), *range(700, 810, 14)]
            ]
            sc.layer(U(trees), sc.lin([(0, "#6ea85a"), (1, "#356f48")], 0, 750, 0, 810), z=3, cut=0.6, sh=0.3, rim="#e6f6b0", rimop=0.8)  # fmt: skip
        if k >= 2:
            size = (1.6, 2.8, 5)[k - 2]
            dots = []
            for _ in range((60, 52, 34)[k - 2]):
                x = r.uniform(-20, 820)
                dots += drift(r, 9, x, y_at(top, x) + r.uniform(4, (70, 104, 150)[k - 2]), size * 14, size * 2, size)
            sc.flat(T(U(dots), size * 0.3, size * 0.9), "#4f8a24", 0.5)
            sc.flat(U(dots), YELLOW, 0.95)
            sc.flat(T(U(dots[::2]), -size * 0.2, -size * 0.25, 1), "#fff27a", 0.7)
            blades = [limb([(x, y + 3, size), (x + 2, y - size * 5, size * 0.7), (x + r.uniform(-1, 3) * size, y - size * r.uniform(7, 12), 0.3)], 3, 3) for x in np.arange(-10, 810, size * 2.2) for y in (y_at(top, x),)]  # fmt: skip
            sc.flat(U(blades), fill, 1)


def near_meadow(sc: Scene) -> None:
    """Dark grass at our feet, and buttercups as large as the pail."""
    r = sc.stream("near")
    back = near_grass(
        sc.stream("blades 0"), lambda x: 60 + 50 * abs(x - 420) / 420 + 20 * math.sin(x * 0.05), (-8, 8), (-0.3, 0.3), 7
    )
    sc.layer(back, sc.lin([(0, "#4f9a2c"), (1, "#1d5a30")], 0, 1080, 0, 1210), z=6, cut=0, rim="#dcf08a", rimop=0.8)
    spots = [
        (34, 1060, 52),
        (100, 1120, 60),
        (176, 1084, 44),
        (60, 1010, 36),
        (258, 1146, 48),
        (742, 1050, 46),
        (690, 1118, 58),
        (770, 1132, 54),
        (612, 1150, 44),
        (376, 1168, 36),
        (530, 1166, 34),
    ]
    stems = U([stem(x + r.uniform(-20, 20), 1216, x, y, 4) for x, y, _ in spots])
    sc.layer(stems, sc.lin([(0, "#6fb03a"), (1, "#1f5c30")], 0, 1040, 0, 1200), z=5, cut=0, rim="#e6f6a0", rimop=0.8)
    for x, y, q in spots:
        put(sc, T(buttercup(r, q), x, y), z=3, cast=3, rim=(1.5, 1.5, "#fffbd0", 0.8))
    front = near_grass(
        sc.stream("blades 1"),
        lambda x: 26 + 66 * (abs(x - 410) / 410) ** 1.5 + 10 * math.sin(x * 0.09),
        (-8, 8),
        (-0.4, 0.4),
        8,
    )
    sc.layer(front, sc.lin([(0, "#2c7038"), (1, "#0e3a2c")], 0, 1110, 0, 1210), z=9, cut=0, rim="#b8e07a", rimop=0.7)
