"""The rod of an angler fish, and the lamp at its end; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, along, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene


def draw_bell(sc: Scene) -> None:
    """The shade, a bell of skin with a fringe, and the bulb in it."""
    lx, ly = sc.light[:2]
    sc.glow(lx, ly, 250, "#eef7c3", 0.85)
    bell = shape(
        f"{lx - 12},{ly - 92}^ {lx + 12},{ly - 92}^ {lx + 24},{ly - 62} {lx + 54},{ly - 28} {lx + 62},{ly - 6}^ {lx + 30},{ly + 2} {lx - 30},{ly + 2} {lx - 62},{ly - 6}^ {lx - 54},{ly - 28} {lx - 24},{ly - 62}"
    )
    sc.layer(ellipse(lx, ly - 3, 60, 12), "#fffde0", z=1, sh=0, cut=0, wash=0)
    bulb = ellipse(lx, ly + 8, 27, 29)
    sc.layer(
        bulb,
        sc.rad([(0, "#ffffff"), (0.7, "#fbffd8"), (1, "#d8eca0")], lx, ly + 8, 32),
        z=2,
        sh=0,
        cut=0,
        wash=0,
        rim="#ffffff",
    )
    front = U(
        bell, *[ellipse(lx - 54 + 13.5 * k, ly + 1 - 5 * math.sin(math.pi * k / 8) * -1, 7.4, 6) for k in range(9)]
    )
    sc.layer(
        front.difference(ellipse(lx, ly + 12, 30, 14)),
        sc.lin([(0, "#5a2a48"), (0.55, "#b05a58"), (1, "#f0b070")], 0, ly - 92, 0, ly + 6),
        z=3,
        sh=0.4,
        cut=0.2,
        rim="#fffbd0",
        rimop=0.9,
    )
    ribs = [
        limb([(lx + t * 9, ly - 88, 0.8), (lx + t * 24, ly - 56, 1.6), (lx + t * 56, ly - 8, 1)], 6)
        for t in (-0.85, -0.45, 0, 0.45, 0.85)
    ]
    sc.flat(U(ribs).intersection(front), "#5a2238", 0.6)
    sc.glow(lx, ly + 12, 120, "#fbffd8", 0.9)
    cone = Polygon([(lx - 50, ly + 6), (lx + 50, ly + 6), (lx + 230, ly + 270), (lx - 230, ly + 270)])
    sc.flat(cone, sc.lin([(0, "#f4fbc8", 0.6), (1, "#f4fbc8", 0.08)], 0, ly, 0, ly + 270), 0.9, "screen", 12)


def draw_rod(sc: Scene) -> None:
    """From the brow up, over and down to the light."""
    lx = sc.light[0]
    P = [
        (566, 176, 30),
        (524, 108, 22),
        (452, 56, 17),
        (366, 46, 14),
        (300, 96, 11),
        (272, 190, 9),
        (264, 300, 7.6),
        (lx, 412, 6.4),
    ]
    rod = limb(P, 10)
    base = fillet(U(rod, ellipse(580, 196, 40, 26, 40)), 12)
    sc.layer(base, sc.near("#c88478", "#3a2350", 480), z=9, sh=0.5, cut=0.4, rim="#fbf6c8", rimop=0.85)
    c = along(curve(np.array(P), n=10), 46)
    knots = [
        limb(
            [
                (float(x) - w * 0.42, float(y) - 1, 0.5),
                (float(x), float(y) + 1.4, 1.5),
                (float(x) + w * 0.42, float(y) - 1, 0.5),
            ],
            3,
        )
        for x, y, w in c[4:-1]
    ]
    sc.flat(U(knots).intersection(base), "#2a1436", 0.45)
    for a, L in ((-2.5, 60), (-2.0, 46), (-1.2, 52), (-2.9, 40)):
        x, y = 520, 106
        sc.layer(
            limb(
                [
                    (x, y, 5),
                    (x + L * 0.5 * math.cos(a), y + L * 0.5 * math.sin(a), 3),
                    (x + L * math.cos(a + 0.2), y + L * math.sin(a + 0.2), 0.8),
                ],
                5,
            ),
            sc.near("#a8646e", "#33204a", 460),
            z=4,
            cut=0,
            wash=0,
        )
    draw_bell(sc)
