"""An old king who leans out of his boat and paddles it with his sceptre."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import crown_boat as cb
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SCEPTRE = ((198, 432), (82, 822))  # from his upper hand to the water


def sceptre() -> Figure:
    """The paddle above the water: shaft with rings, a small knob at the upper end."""
    f = Figure()
    (x0, y0), (x1, y1) = SCEPTRE
    f.add(limb([(x0, y0, 9), (x1, y1, 9)], 2), "#dca348", "shaft", 1.4)
    for t in (0.03, 0.3, 0.34, 0.62, 0.66, 0.9):
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        f.add(limb([(x - 7, y - 2.6, 5), (x + 7, y + 2.6, 5)], 1), "#ffe6a0", "ring", 0.6)
    f.add(ellipse(x0 + 3, y0 - 9, 11), "#f3c460", "knob", 1.4)
    f.add(ellipse(x0 + 7, y0 - 19, 4.5), "#ffe9b0", "bead", 0.8)
    return f


def draw_king(sc: Scene) -> None:
    """Bare-headed, leaning out over the low side; both hands on the sceptre, his mantle across the velvet."""
    px, py, s = cb.CX - 60, cb.CY - 34, 1.86

    def to(x: float, y: float) -> tuple[float, float]:
        return (px - x) / s, (y - py) / s

    (x0, y0), (x1, y1) = SCEPTRE
    on = lambda t: to(x0 + (x1 - x0) * t + 5, y0 + (y1 - y0) * t)
    clothes = dress("robe", "#2c3a66", "#1c2448", "#f3ead6").but(belt=None, open=0, sleeves="long", skirt=1.0)
    p = person(64, "side", SIDE["kneel"].but(lean=36, stoop=12, nod=-22, grip_a="grip", grip_b="grip"), clothes, "#8a5638", "short", "#d8d2c6", "firm", 1.12,
               beard="full", reach_a=on(0.42), reach_b=on(0.12), over=T(sceptre(), px / s, -py / s, 1 / s, flip=True))  # fmt: skip
    p = T(p, px, py, s, flip=True)
    nx, ny = p.at("neck")
    o = lambda *P: [(nx + x, ny + y) for x, y in P]
    back = o((-16, 6), (26, 0), (70, 36), (116, 84), (160, 100), (206, 86), (244, 52))
    hem = o((244, 52), (280, 64), (308, 90), (318, 124))
    under = o((318, 124), (262, 160), (190, 198), (110, 216), (64, 214), (44, 130), (14, 62))
    mantle = clean(Polygon(np.vstack([curve(np.array(q, float), n=8) for q in (back, hem, under)])).buffer(0))
    sc.flat(ellipse(px + 6, py + 2, 130, 26), "#1c0614", 0.6, "multiply", 12)
    put(sc, p.without("shoe", "leg"), z=2.4, rim=(3, 1.5, "#fff0c8", 0.9), cast=6)
    legs = p.part("top", "skirt")
    creases = [
        limb(
            [
                (px - 92 + 7 * k, py - 52 - 5 * k, 0.6),
                (px - 70 + 16 * k, py - 74 - 3 * k, 4),
                (px - 34 + 20 * k, py - 82, 0.8),
            ],
            6,
        )
        for k in range(4)
    ]
    creases += [
        limb(
            [
                (px - 88 + 22 * k, py + 4, 0.8),
                (px - 84 + 21 * k, py - 26 - 8 * (k % 2), 5),
                (px - 66 + 16 * k, py - 58, 0.8),
            ],
            6,
        )
        for k in range(5)
    ]
    with sc.clip(legs):
        sc.flat(U(creases), "#0c1230", 0.55, blur=0.6)
        sc.flat(T(U(creases), -3, -1), "#8a9cd0", 0.34, blur=0.6)
        sc.flat(legs.difference(T(legs, -22, -8)), "#0a0c26", 0.55, "multiply", 10)
    lower = limb([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 9 * s / 1.82) for t in (0.47, 1.0)], 2)
    sc.layer(lower, "#dca348", z=2, sh=0.4, rim="#fffbe6", rimop=0.9, **EXACT)
    sc.flat(T(mantle, 14, 18), "#2a0818", 0.5, "multiply", 9)
    sc.layer(
        mantle,
        sc.lin([(0, "#5a6ca4"), (0.25, "#34447a"), (0.6, "#232c58"), (1, "#38406e")], nx - 10, 0, nx + 340, 0),
        z=4,
        sh=0.5,
        rim="#fff0c8",
        rimop=0.9,
        **EXACT,
    )
    folds = [
        limb(
            [
                (*q, w)
                for q, w in zip(
                    o(
                        (20 + 8 * k, 30 + 20 * k),
                        (80 + 14 * k, 100 + 14 * k),
                        (176 + 12 * k, 112 + 12 * k),
                        (250 + 13 * k, 64 + 14 * k),
                    ),
                    (0.6, 3, 3.4, 0.8),
                    strict=True,
                )
            ],
            8,
        )
        for k in range(5)
    ]
    with sc.clip(mantle):
        sc.flat(T(U(folds), 0, -2), "#8fa0d0", 0.35)
        sc.flat(U(folds), "#0e1436", 0.6)
    fur = limb([(*q, 26) for q in [*o((238, 44)), *hem, *o((316, 150))]], 6)
    cape = shape(
        np.array(
            o(
                (-24, 12),
                (-14, -8),
                (12, -16),
                (44, 2),
                (74, 30),
                (104, 62),
                (98, 76),
                (84, 74),
                (78, 86),
                (62, 82),
                (54, 93),
                (38, 86),
                (28, 94),
                (16, 82),
                (4, 76),
                (-2, 56),
                (-12, 44),
                (-14, 28),
            ),
            float,
        )
    )
    for g in (fur, cape):
        sc.layer(
            g,
            sc.lin([(0, "#fffaf0"), (0.4, "#efe4d6"), (1, "#b8a4b4")], nx - 20, 0, nx + 350, 0),
            z=3,
            sh=0.5,
            rim="#ffffff",
            rimop=1,
            cut=0.5,
            wash=0.3,
            fibre=0,
        )
    tails = [(*o((4 + 19 * i + 8 * (j % 2) + 2 * j, 4 + 17 * j + 11 * i))[0], 0.8) for i in range(5) for j in range(5)]
    tails += [(*q, 0.9) for q in o((250, 56), (278, 66), (300, 86), (314, 110))]
    sc.flat(cape.difference(T(cape, -14, -14)), "#4a4676", 0.45, "multiply", 6)
    collar = limb(
        [(*q, w) for q, w in zip(o((-22, 12), (-10, -4), (16, -12), (38, 0)), (9, 15, 17, 9), strict=True)], 6
    )
    sc.layer(
        collar,
        sc.lin([(0, "#ffffff"), (1, "#d6c8cc")], nx - 20, 0, nx + 40, 0),
        z=2,
        sh=0.5,
        rim="#ffffff",
        rimop=1,
        cut=0.5,
        wash=0.2,
        fibre=0,
    )
    spots = U([T(shape("0,-6 3,0 1.6,7 0,11 -1.6,7 -3,0"), x, y, k) for x, y, k in tails])
    sc.flat(spots.intersection(U(fur, cape.difference(collar.buffer(3))).buffer(-4)), "#1c1830", 0.9)
