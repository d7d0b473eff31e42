"""We look straight down out of a great bell: a child clings to the clapper and holds it still over a square full of lookers-up.

Palette: bronze-black #15120d, bronze #4a3620, verdigris #4f7a68, tan #cf9155, plaster cream #f3e3b8, morning gold #ffd27a; red #c8321f alone.
Light: morning from below and the left through the mouth. Planes: square / roofs / lip and walls of the bell, ring over ring / clapper / child.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut import *
from cards.studio.papercut.bell_wall import draw_gleam, draw_wall
from cards.studio.papercut.clapper_child import draw_child
from cards.studio.papercut.square_below import NX, NY, draw_market, draw_town

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_clapper(sc: Scene) -> None:
    """Shaft from over our head, ball and flight."""
    tail = U(limb([(408, 660, 150), (402, 716, 84), (398, 744, 46), (396, 764, 46)], 6), ellipse(396, 768, 29, 21))
    ball = fillet(U(ellipse(408, 606, 120, 118), tail), 26)
    for k in range(9):
        g = rounded(ball.buffer(-9.5 * k), 4)
        g = T(g, -2.2 * k, -3.4 * k)
        c = k / 8
        sc.layer(
            g,
            sc.rad(
                [
                    (0, mix("#ffd688", "#d9a04e", c)),
                    (0.36, mix("#b87c3a", "#8a5e30", c)),
                    (1, mix("#20170e", "#2a1e12", c)),
                ],
                330,
                694,
                240,
            ),
            z=12 if k == 0 else 1.4,
            sh=0.6,
            shc="#0c0906",
            cut=0.2,
            wash=0.5,
            rim="#ffe2a0",
            rimop=0.55 - 0.05 * k,
            az=150,
        )
    sc.flat(ellipse(416, 610, 84, 66).intersection(ball), "#0c0906", 0.45, "multiply", 12)


def draw_shaft(sc: Scene) -> None:
    """The iron that comes down to the ball from over us."""
    g = limb([(520, -60, 176), (478, 190, 116), (444, 400, 74), (424, 540, 54)], 10)
    sc.layer(
        g,
        sc.lin([(0, "#f0b860"), (0.16, "#8a5e2e"), (0.5, "#3a2a18"), (1, "#14100a")], 390, 320, 520, 270),
        z=16,
        sh=0.6,
        shc="#0a0705",
        cut=0.3,
        wash=0.8,
        fibre=0.06,
        rim="#ffe2a0",
        rimop=0.9,
        rimw=1.6,
        az=170,
    )
    for d in (0.2, 0.4, 0.62, 0.8):
        line = [
            (x - w / 2 + w * d, y) for x, y, w in ((520, -60, 176), (478, 190, 116), (444, 400, 74), (424, 540, 54))
        ]
        sc.stroke(curve(np.array(line), n=8), "#0e0a06", 2, 0.4)
    for y in (96, 140, 300):
        strap = limb([(380, y - 6, 18), (480, y + 16, 20), (590, y - 10, 18)], 8).intersection(g.buffer(4))
        sc.layer(
            strap,
            sc.lin([(0, "#f0bc68"), (0.25, "#7a5630"), (1, "#1a130b")], 410, y, 560, y),
            z=5,
            sh=0.65,
            cut=0.2,
            fibre=0,
            rim="#ffe2a0",
            rimop=0.8,
            az=150,
        )


def draw_haze(sc: Scene) -> None:
    """Morning air between us and the roofs, thickest round the rim; the square lies clear in it."""
    air = [(0, "#ffe6b0", 0.0), (0.35, "#ffe2a8", 0.08), (0.7, "#f3d49a", 0.26), (1, "#e6c48a", 0.42)]
    sc.flat(Point(406, 600).buffer(372), sc.rad(air, NX - 30, NY - 20, 470), 1)
    sc.flat(Point(430, 650).buffer(150), "#4a3018", 0.34, "multiply", 30)


def draw_rope(sc: Scene) -> None:
    """Taut, from the flight down to somebody who pulls with both hands."""
    x, y = 276, 800
    sc.flat(limb([(x - 4, y + 4, 8), (x + 22, y + 14, 7), (x + 34, y + 18, 5)], 3), "#4a3420", 0.8, "multiply", 0.5)
    for g, c in (
        (limb([(x - 12, y + 12, 6), (x - 4, y + 4, 8)], 3), "#33281a"),
        (limb([(x - 6, y + 10, 6), (x + 1, y + 7, 7)], 3), "#33281a"),
        (ellipse(x, y, 11, 8, -40), "#3f4f48"),
        (limb([(x - 3, y - 6, 5), (x + 12, y - 9, 4)], 3), "#3f4f48"),
        (limb([(x + 6, y + 6, 5), (x + 13, y - 7, 4)], 3), "#3f4f48"),
        (ellipse(x - 5, y + 3, 5.4), "#d9a878"),
        (ellipse(x - 7, y + 5, 4.6), "#4a2e18"),
    ):
        sc.layer(g, c, z=1.4, sh=0.5, rim="#fff3cc", rimop=0.9, **EXACT)
    sc.layer(
        limb([(x + 12, y - 9, 2.2), (330, 783, 3.2), (390, 768, 6)], 2),
        "#f3dca0",
        z=3,
        sh=0.5,
        rim="#fffbe0",
        rimop=0.9,
        **EXACT,
    )
    for k in range(3):
        sc.layer(
            limb([(376, 762 + 6 * k, 4), (396, 772 + 6 * k, 5.4), (418, 762 + 6 * k, 4)], 5),
            "#e6c986",
            z=1.4,
            sh=0.5,
            rim="#fffbe0",
            rimop=0.9,
            **EXACT,
        )


def draw_shoe(sc: Scene) -> None:
    """One shoe, already far below."""
    x, y = 316, 738
    sc.layer(
        T(shape("-12,-4 -4,-6 4,-4 12,-3 14,2 6,5 -8,5 -13,2"), x, y, 1.2, rot=-28),
        "#c8321f",
        z=9,
        sh=0.6,
        rim="#ffd0a0",
        rimop=0.9,
        **EXACT,
    )
    sc.flat(T(ellipse(-6, -1, 4.6, 2.6), x, y, 1.2, rot=-28), "#3a120c", 0.9)


def draw() -> Scene:
    """What hour must not strike?"""
    sc = Scene("bell_diver", light=(300, 820, 240), shadow="#1a120a", bg="#15120d")
    draw_town(sc)
    draw_market(sc)
    sc.glow(200, 640, 420, "#ffd88a", 0.45)
    draw_haze(sc)
    draw_wall(sc)
    draw_gleam(sc)
    draw_clapper(sc)
    draw_rope(sc)
    draw_shoe(sc)
    draw_shaft(sc)
    draw_child(sc)
    sc.vignette("#0a0806", 0.4, 405, 640, 860)
    sc.finish()
    return sc
