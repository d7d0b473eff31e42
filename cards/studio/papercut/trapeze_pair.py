"""Two acrobats: a catcher who hangs from his knees and a flyer stretched like an arrow."""

from __future__ import annotations

import math

from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.sky import star


def catcher() -> Figure:
    """Tall and thin, head down, knees over the bar at 0,0; his arms hang to y 170."""
    f = Figure()
    suit, trim, skin, hair = "#cf4632", "#ffe9c4", "#8a5236", "#2a1c1c"
    f.add(limb("8,-5,12 24,6,11 36,24,8 44,42,5 48,50,2.4", 6), dark(suit, 0.3), "leg.far")
    f.add(limb("6,0,15 2,26,16 4,50,16", 5), dark(suit, 0.26), "thigh.far")
    f.add(limb("3,102,10 11,130,8 4,154,6", 6), dark(skin, 0.2), "arm.far")
    f.add(
        T(U(ellipse(0, 160, 4.4, 6), limb("0,158,3.4 -4,168,1.6", 2), limb("0,158,3.4 2,169,1.6", 2)), 4, 2),
        dark(skin, 0.2),
        "hand.far",
    )
    f.add(
        fillet(U(limb("-2,-1,15 -4,24,17 2,50,18", 6), limb("2,48,19 6,64,15 1,84,21 -4,101,22", 7)), 3), suit, "suit"
    )
    bands = [limb([(-14, y, 2.6), (18, y - 2, 2.6)], 1) for y in range(14, 108, 10)]
    f.add(U(bands).intersection(f.part("suit").buffer(-0.3)), trim, "bands", 0.2, True, 0.9)
    f.add(limb("-2,-4,13 14,4,12 28,20,9 38,38,6 42,47,2.6", 6), suit, "leg")
    f.add(limb("-3,104,10 -10,114,9", 2), skin, "neck")
    f.add(U(ellipse(-15, 122, 11, 12.5, 30), limb("-24,119,5 -29,119,2.4", 2)), skin, "face")
    f.add(shape("-8,111 -4,122 -9,132 -19,135^ -13,127 -12,118").buffer(0.8), hair, "hair", 0.5)
    f.add(ellipse(-20, 122, 1.4), "#1a1016", "eye", 0.2, True)
    f.add(limb("-3,100,11 -2,128,8.6 -9,155,6", 6), skin, "arm")
    f.add(
        T(
            U(
                ellipse(-19, 161, 4.6, 7),
                limb("-19,160,3.6 -26,170,1.6", 2),
                limb("-19,162,3.6 -20,174,1.8", 2),
                limb("-18,160,3.4 -13,169,1.6", 2),
            ),
            8,
            1,
        ),
        skin,
        "hand",
    )
    f.mark("hold", -13, 173)
    return f


def flyer() -> Figure:
    """Short and round, stretched as an arrow along +x; her fingers end at 0,0."""
    f = Figure()
    suit, tutu, skin, hair = "#25315c", "#e3ab4c", "#e6b08c", "#d9cdbf"
    f.add(limb("-118,12,19 -146,16,13 -172,22,8 -190,26,3", 7), dark(suit, 0.25), "leg.far")
    f.add(limb("-66,-2,12 -38,2,8 -14,3,6", 6), dark(skin, 0.14), "arm.far")
    f.add(U(ellipse(-9, 3, 6.4, 4.2), limb("-8,2,3.4 0,6,1.6", 2)), dark(skin, 0.14), "hand.far")
    f.add(limb("-118,4,23 -148,2,15 -176,4,9 -198,2,3", 8), suit, "leg")
    f.add(fillet(U(ellipse(-98, 2, 27, 21), ellipse(-74, -1, 18, 16)), 5), suit, "body")
    f.add(
        U(
            [
                star(x, y, 3.2, 5, 0.45)
                for x, y in ((-84, -6), (-72, 4), (-92, 8), (-66, -8), (-150, 2), (-134, 8), (-132, -4))
            ]
        ),
        tutu,
        "stars",
        0.3,
    )
    frill = []
    for k in range(12):
        a = math.radians(72 + 19.5 * k)
        frill.append(leaf(-113, 2, 34 - 3 * (k % 2), a, 0.42, 0))
    f.add(U(frill), tutu, "tutu", 1.2)
    f.add(
        U(
            [
                limb(
                    [
                        (-113, 2, 1.6),
                        (
                            -113 + 28 * math.cos(math.radians(72 + 19.5 * k)),
                            2 + 28 * math.sin(math.radians(72 + 19.5 * k)),
                            0.5,
                        ),
                    ],
                    2,
                )
                for k in range(12)
            ]
        ),
        "#9a6a26",
        "pleats",
        0.2,
        True,
        0.7,
    )
    f.add(limb("-62,-5,9 -56,-8,9", 2), skin, "neck")
    f.add(U(ellipse(-46, -13, 12, 11), limb("-36,-16,4 -32,-18,2", 2)), skin, "face")
    f.add(shape("-56,-8 -60,-18 -52,-27 -42,-26^ -48,-20 -50,-12"), hair, "hair", 0.5)
    f.add(ellipse(-60, -24, 5.6), hair, "bun", 0.5)
    f.add(U(ellipse(-40, -15, 1.3)), "#3a2430", "eye", 0.2, True)
    f.add(limb("-70,-5,13 -40,-1,8.6 -14,-3,6", 6), skin, "arm")
    f.add(U(ellipse(-9, -3, 6.6, 4.4), limb("-9,-4,3.6 0,-8,1.8", 2), limb("-8,-3,3.6 2,-2,1.8", 2)), skin, "hand")
    f.mark("hold", 0, 0)
    return f
