"""The dial of a tower clock seen from within, its numbers cut out, and the brick wall round it; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.scene import Scene

CX, CY = 404, 444  # the middle of the dial, the gap between the hands
RIM, BAND = 356, 268  # the dial's edge, and where its ring of numbers ends
FLOOR = 946


def polar(r: float, deg: float) -> tuple[float, float]:
    """A point of the dial; 0 is noon."""
    a = math.radians(deg)
    return CX + r * math.sin(a), CY - r * math.cos(a)


def lozenge(deg: float, r: float, long: float, wide: float) -> Any:
    """A cut number."""
    return T(Polygon([(0, -long), (wide, 0), (0, long), (-wide, 0)]), *polar(r, deg), rot=deg)


def dial_holes() -> Any:
    """Twelve lozenges and the minutes between them."""
    hours = [lozenge(30 * k, 308, 34 if k % 3 == 0 else 27, 15 if k % 3 == 0 else 10) for k in range(12)]
    minutes = [ellipse(*polar(338, 6 * k), 2.6) for k in range(60)]
    inner = [ellipse(*polar(279, 6 * k + 3), 1.8) for k in range(60)]
    return U(hours, minutes, inner)


def draw_wall(sc: Scene) -> None:
    """The inside of the tower round the dial: plum brick, a ring of wedge stones, and the dial's own iron."""
    lit = lambda a, b, r=620: sc.rad([(0, a), (0.55, a), (1, b)], CX, CY, r)
    wall = box(-20, -20, 820, FLOOR + 6).difference(ellipse(CX, CY, RIM + 34))
    sc.layer(wall, lit("#7d4f66", "#2a1830", 660), z=8, sh=0.5, cut=0.4, rim="#ffe2b0", rimop=0.5)
    courses = [limb([(-10, y, 1.2), (810, y, 1.2)], 1) for y in range(14, FLOOR, 16)]
    sc.flat(U(courses).intersection(wall), "#1e1226", 0.2)
    sc.flat(brick(wall, 36, 16, "tower", 0.3), "#1e1226", 0.2)
    sc.flat(brick(wall, 36, 16, "tower2", 0.1), "#c98a96", 0.15)
    for k in range(36):
        a0, a1 = 10 * k + 0.4, 10 * k + 9.6
        q = [polar(RIM - 4, a) for a in np.linspace(a0, a1, 5)] + [
            polar(RIM + (40 if k % 3 else 54), a) for a in np.linspace(a1, a0, 5)
        ]
        sc.layer(
            Polygon(q),
            lit("#9a6a78" if k % 2 else "#8a5a70", "#3a2038", 560),
            z=4,
            sh=0.45,
            cut=0.5,
            rim="#ffe9c4",
            rimop=0.6,
        )
    ring = clean(ellipse(CX, CY, RIM).difference(ellipse(CX, CY, BAND)).difference(dial_holes()))
    sc.layer(
        ring,
        sc.rad([(0, "#4e8f86"), (0.72, "#3f7c78"), (0.86, "#2b5b60"), (1, "#1d3c48")], CX, CY, RIM + 4),
        z=7,
        sh=0.3,
        shc="#26464a",
        cut=0.2,
        rim="#fff4d0",
        rimop=0.9,
        rimw=1.3,
    )
    sc.flat(dial_holes(), "#fff6d8", 0.85)
    sc.layer(
        clean(ellipse(CX, CY, BAND + 5).difference(ellipse(CX, CY, BAND - 6))),
        lit("#e0b45e", "#9a6a2c", 300),
        z=3,
        sh=0.3,
        cut=0,
        rim="#fffbe6",
        rimop=0.9,
    )
    bars = [limb([(*polar(BAND, 15 + 30 * k), 3.4), (*polar(206, 15 + 30 * k), 1.6)], 1) for k in range(12)]
    hoop = ellipse(CX, CY, 208).difference(ellipse(CX, CY, 205))
    sc.layer(U(bars, hoop), "#3f6f6c", z=3, sh=0.2, cut=0, rim="#fffbe6", rimop=0.8)
    sc.glow(CX, CY, 470, "#fff0c0", 0.5)
    for k in range(12):  # the light that comes through each number, towards us
        a = math.radians(30 * k - 90)
        w = 0.05 if k % 3 else 0.07
        q = [
            (CX + r * math.cos(a + s * w * m), CY + r * math.sin(a + s * w * m))
            for r, m in ((290, 0.8), (780, 1.0))
            for s in ((-1, 1) if r < 500 else (1, -1))
        ]
        sc.flat(
            Polygon(q),
            sc.rad([(0, "#fff0c0", 0.5), (0.36, "#ffe6ac", 0.34), (1, "#ffe6ac", 0)], CX, CY, 780),
            0.55,
            "screen",
            5,
        )
