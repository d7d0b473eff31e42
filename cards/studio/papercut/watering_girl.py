"""A girl with a watering can from straight above: shoes, dress, can, arms and scarf."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.colour import light
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.low_sun import FEET, cast_sheet
from cards.studio.papercut.scene import Scene

CAN = (4, 104)  # where the can hangs before her
CLOTH: dict[str, Any] = {"cut": 0, "rimop": 0.6, "fibre": 0.1}


def above(g: Any, rot: float = 27) -> Any:
    """Her own frame: x to her left hand side of the card, y forward (down the shadow)."""
    return T(g, float(FEET[0]), float(FEET[1]), 1.0, rot=rot)


def draw_dress(sc: Scene) -> None:
    """Her shoes and the round of her dress with its pleats and border."""
    for dx in (-22, 20):
        cast_sheet(sc, above(U(ellipse(dx, 88, 14, 23), ellipse(dx, 72, 13, 20))), "#7a3b3a", z=5, cut=0, sh=0.5)
        sc.flat(above(limb([(dx - 9, 84, 2), (dx, 82, 2.4), (dx + 9, 84, 2)], 3)), "#f2d9b4", 0.9)
    hem = []
    n = 18
    for k in range(n * 6):
        a = 2 * math.pi * k / (n * 6)
        r = 84 + 2.6 * math.cos(n * a) + 3.5 * math.sin(3 * a + 1)
        hem.append((r * math.cos(a), r * 0.97 * math.sin(a)))
    dress = Polygon(hem)
    cast_sheet(sc, above(T(ellipse(0, 2, 84), -6, 10)), "#3a2450", z=16, op=0.5, sh=0.6, wash=0, fibre=0, rimop=0)
    cast_sheet(sc, above(dress.buffer(5)), "#f2e2c4", z=7, **CLOTH)
    cast_sheet(sc, above(dress), sc.near("#62a184", "#2c5a52", 330, (660, 130)), z=6, **CLOTH)
    pleats = [
        limb(
            [
                (30 * math.cos(a), 30 * math.sin(a), 1.0),
                (58 * math.cos(a), 58 * math.sin(a), 2.6),
                (81 * math.cos(a), 80 * math.sin(a), 3.6),
            ],
            4,
        )
        for a in (math.pi * 2 * (k + 0.5) / n for k in range(n))
    ]
    sc.flat(above(U(pleats)), "#234a46", 0.6)
    band = dress.buffer(-9).difference(dress.buffer(-12.5))
    sc.flat(above(band), "#e9d7b4", 0.8)


def draw_can(sc: Scene) -> None:
    """The can, which hangs over the shadow."""
    can = {
        "body": ellipse(CAN[0], CAN[1], 29, 27),
        "rim": ellipse(CAN[0], CAN[1], 29, 27).difference(ellipse(CAN[0], CAN[1], 24.5, 22.5)),
        "in": ellipse(CAN[0], CAN[1], 24.5, 22.5),
        "spout": limb(
            [(CAN[0], CAN[1] + 20, 17), (CAN[0] + 1, CAN[1] + 44, 10), (CAN[0] + 2, CAN[1] + 58, 9)],
            5,
        ),
        "rose": ellipse(CAN[0] + 2, CAN[1] + 62, 17, 8),
    }
    zinc = sc.near("#fbf0d6", "#a89a8c", 190, (640, 250))
    cast_sheet(sc, above(can["spout"]), zinc, z=10, **CLOTH)
    cast_sheet(sc, above(can["rose"]), "#f3e4c6", z=5, **CLOTH)
    sc.flat(above(U([ellipse(CAN[0] + 2 + dx, CAN[1] + 64, 1.1) for dx in range(-12, 13, 4)])), "#5c4a44", 0.9)
    cast_sheet(sc, above(can["body"]), zinc, z=11, **CLOTH)
    sc.flat(above(can["in"]), "#5c5660", 1)
    sc.flat(above(ellipse(CAN[0] + 4, CAN[1] - 3, 19, 16)), "#8fb3b0", 0.9)
    sc.flat(
        above(
            limb(
                [
                    (CAN[0] - 10, CAN[1] - 8, 1),
                    (CAN[0], CAN[1] - 12, 3),
                    (CAN[0] + 12, CAN[1] - 8, 1),
                ],
                5,
            )
        ),
        "#fffaf0",
        0.9,
    )
    cast_sheet(
        sc,
        above(
            limb(
                [(CAN[0] - 26, CAN[1] - 2, 6), (CAN[0], CAN[1] - 6, 7), (CAN[0] + 26, CAN[1] - 2, 6)],
                6,
            )
        ),
        "#c8b8a0",
        z=4,
        **CLOTH,
    )


def draw_arms(sc: Scene) -> None:
    """Arms forward to the can, shoulders, collar."""
    skin = "#b5754c"
    for sx, sh_, el, hd in (
        (1, (44, 10), (56, 62), (CAN[0] + 14, CAN[1] - 8)),
        (-1, (-44, 10), (-50, 60), (CAN[0] - 12, CAN[1] - 8)),
    ):
        fore = limb([(*el, 20), ((el[0] + hd[0]) / 2, (el[1] + hd[1]) / 2 + 4, 17), (*hd, 15)], 6)
        cast_sheet(sc, above(fore), skin, z=7, **CLOTH)
        cast_sheet(
            sc,
            above(
                U(
                    [
                        limb([(hd[0] - sx * 2 + d, hd[1] - 6, 6), (hd[0] - sx * 5 + d, hd[1] + 6, 5)], 3)
                        for d in (-6, 0, 6)
                    ]
                )
            ),
            light(skin, 0.08),
            z=2,
            **CLOTH,
        )
        cast_sheet(
            sc,
            above(fillet(limb([(*sh_, 40), (sh_[0] + sx * 9, 36, 38), (*el, 32)], 6), 3)),
            sc.near("#6cab8e", "#33665c", 330, (660, 130)),
            z=9,
            **CLOTH,
        )
        sc.flat(
            above(limb([(el[0] - 14, el[1] + 3, 2.4), (*el, 2.8), (el[0] + 14, el[1] + 1, 2.4)], 3)), "#f2e2c4", 0.9
        )
    cast_sheet(
        sc,
        above(fillet(U(ellipse(0, 6, 56, 30), ellipse(0, 14, 34, 28)), 10)),
        sc.near("#6cab8e", "#33665c", 330, (660, 130)),
        z=9,
        **CLOTH,
    )
    cast_sheet(sc, above(shape("-36,24 -20,40 0,47 20,40 36,24 28,4 0,-2 -28,4")), "#f8ecd4", z=4, **CLOTH)


def draw_scarf(sc: Scene) -> None:
    """Her head: the crown of the scarf, its knot behind."""
    cream = sc.near("#fffaf0", "#d8bb98", 190, (640, 150))
    corner = shape("-36,-10^ -28,-38 -13,-62 0,-78^ 14,-62 28,-38 36,-8^ 0,4")
    cast_sheet(sc, above(corner), cream, z=7, **CLOTH)
    sc.flat(above(corner.buffer(-4).difference(corner.buffer(-9))), "#e0637a", 0.9)
    cast_sheet(sc, above(ellipse(0, 12, 30, 33)), "#4a2a20", z=8, **CLOTH)
    sc.flat(above(U([limb([(dx * 0.6, 30, 2), (dx, 44, 0.6)], 2) for dx in (-16, -8, 0, 8, 16)])), "#8a5a40", 0.8)
    scarf = shape("-38,4 -32,-24 0,-37 32,-24 38,4 33,26 18,35 0,37 -18,35 -33,26")
    cast_sheet(sc, above(scarf), cream, z=13, **CLOTH)
    with sc.clip(above(scarf)):
        sc.flat(above(scarf.difference(T(scarf, 0, -8))), "#e0637a", 0.95)
        sc.flat(above(T(scarf, 0, -13).difference(T(scarf, 0, -16))), "#e0637a", 0.9)
    folds = U([limb([(0.0, -34, 3), (dx * 0.8, -12, 1.8), (dx, 10, 0.4)], 5) for dx in (-27, -16, -5, 7, 18, 28)])
    sc.flat(above(folds), "#b98a68", 0.6)
    cast_sheet(sc, above(ellipse(0, -35, 8, 6.5)), cream, z=4, **CLOTH)
