"""What is built of wood on a lake that is a violin: jetty, bridge and piers."""

from __future__ import annotations

import math

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral
from cards.studio.papercut.violin_lake import laid, spot


def draw_jetty(sc: Scene) -> None:
    """The tail piece: a jetty, a drift of snow at its foot."""
    cast = {"dx": -7.0, "dy": 7.0}
    tail = laid(shape("-17,508^ 17,508^ 34,560 40,640 30,700^ -30,700^ -40,640 -34,560"))
    sc.layer(
        tail,
        sc.lin([(0, "#5f4a3e"), (1, "#3c302c")], *spot(30, 500), *spot(-30, 700)),
        z=7,
        cut=0.3,
        sh=0.5,
        rim="#f4e8d4",
        rimop=0.7,
        **cast,
    )
    planks = U([limb([(-44, y, 1.3), (44, y + 1, 1.3)], 2) for y in range(518, 700, 9)])
    sc.flat(clean(laid(planks).intersection(tail)), "#221a1a", 0.6)
    drift = laid(shape("-84,740^ -62,718 -46,708 -40,690 -28,676 -8,672 10,682 28,674 40,690 46,706 70,714 90,740^"))
    sc.layer(drift, "#d5e0de", z=4, cut=0.8, sh=0.4, dx=-3, dy=3)
    sc.layer(rounded(T(drift, 3, 12).intersection(drift).buffer(-5), 4), "#eaf1ee", z=2, cut=0.8, sh=0.3, dx=-2, dy=2)
    for k in range(4):
        sc.layer(laid(ellipse(-15 + 10 * k, 516, 3)), "#d9c9a0", z=1.4, cut=0, sh=0.5, wash=0, fibre=0)


def draw_bridge(sc: Scene) -> None:
    """The bridge: a foot bridge and its shadow."""
    cast = {"dx": -7.0, "dy": 7.0}
    br = laid(shape("-52,398^ -30,392 0,389 30,392 52,398^ 52,412^ 30,407 0,404 -30,407 -52,412^"))
    shb = laid(shape("-52,400^ 0,392 52,400^ 52,414^ 0,408 -52,414^"))
    for k in range(7):
        sc.flat(T(shb, -5 * k, 5 * k), "#3c7485", 0.13, "multiply", 1.5)
    sc.layer(br, sc.near("#b98a5c", "#7a563a", 700), z=6, cut=0.2, sh=0.5, rim="#fff0d0", rimop=0.8, **cast)
    sc.flat(
        clean(laid(U([limb([(x, 384, 1.2), (x, 416, 1.2)], 2) for x in range(-48, 50, 7)])).intersection(br)),
        "#4a3022",
        0.7,
    )
    for o in (0, 14):
        rail = laid(
            limb([(-54, 397 + o, 2), (-30, 391 + o, 2), (0, 388.5 + o, 2), (30, 391 + o, 2), (54, 397 + o, 2)], 6)
        )
        sc.layer(rail, "#e0c090", z=3, cut=0, sh=0.5, wash=0, fibre=0, dx=-3, dy=3)


def draw_pegs(sc: Scene) -> None:
    """Three little piers, and snow along the scroll."""
    for side, y in ((1, -244), (-1, -226), (1, -202)):
        pier = laid(
            U(box(8, y - 4, 50, y + 4), ellipse(56, y, 11, 9))
            if side > 0
            else U(box(-50, y - 4, -8, y + 4), ellipse(-56, y, 11, 9))
        )
        sc.layer(pier, sc.near("#a87c56", "#6b4a34", 900), z=6, cut=0.2, sh=0.5, rim="#fff0d0", rimop=0.8, dx=-5, dy=6)
        sc.flat(
            clean(
                laid(
                    U([limb([(side * x, y - 12, 1), (side * x, y + 12, 1)], 2) for x in range(10, 66, 6)])
                ).intersection(pier)
            ),
            "#3c2a22",
            0.6,
        )
        sc.layer(laid(ellipse(side * 58, y - 2, 7, 4.5)), "#f4f9f6", z=1.4, cut=0, sh=0.3, wash=0, fibre=0)
    for s in (-1, 1):
        sc.layer(
            laid(spiral(s * 12, -272, 15, 1.5, 3.4, 0 if s > 0 else math.pi, flip=s < 0)),
            "#f4f9f6",
            z=1.6,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
        )
