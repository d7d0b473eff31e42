"""Fee, who never says what she means: a cap like a magpie, and in its beak a button that was somebody else's."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # rose #e9a6a0, blush #f7d3c4, feather #1d2233, white #f6f1e6, button #f0b53a; daylight from the left
    sc = portrait("magpie", "#fbdcc8", "#d77f86", (140, 120, 200), "#3a1026")
    body = bust("tq", "#eebd9a", "#1f2538", 0.86, 10)
    body.add(shape("-70,92^ -36,72 0,112 34,74 58,92^ 50,150 0,176 -58,150"), "#f6f1e6", "bib", 1.0)
    body.add(
        U(
            [
                limb(
                    [
                        (-52 + 18 * k, 110 + 8 * (k % 2), 1),
                        (-48 + 18 * k, 126 + 8 * (k % 2), 3),
                        (-40 + 18 * k, 130 + 8 * (k % 2), 1),
                    ],
                    4,
                )
                for k in range(6)
            ]
        ),
        "#c9c2c0",
        "bib.lines",
        0.2,
        True,
        0.7,
    )
    face = head(
        "tq",
        29,
        FEELINGS["sly"]._replace(curve=0.9, wide=1.15, cheek=0.5),
        "#f2c5a2",
        "bob",
        "#7a3a22",
        iris="#2f7a6a",
        lash=1.4,
        lip="#c23a48",
        shade="right",
    )
    cap = shape("-46,18^ -52,-14 -46,-46 -22,-70 8,-76 34,-64 46,-42 45,-24^ 30,-30 8,-32 -12,-24 -24,-8 -34,26^")
    face.add(cap, "#1d2233", "cap", 1.5)
    face.add(shape("-44,-20^ -38,-46 -16,-56 -4,-44 -16,-28 -30,-14^"), "#f6f1e6", "cap.white", 0.6)
    face.add(
        U([limb([(-50, -2 + 9 * k, 1), (-66, 4 + 11 * k, 8), (-84, 16 + 12 * k, 1)], 5) for k in range(-3, 3)]),
        "#28406a",
        "feathers",
        0.8,
    )
    face.add(shape("34,-62 52,-58 78,-46 96,-30^ 74,-32 56,-30 40,-28^"), "#2b2a33", "beak", 1.6)
    face.add(limb("40,-42,1 62,-42,2 92,-32,1", 5), "#6a6a78", "beak.line", 0.2, True)
    face.add(ellipse(20, -52, 7.5), "#f6f1e6", "eye.ring", 0.5)
    face.add(ellipse(21.5, -52, 4.6), "#12141f", "eye.bird", 0.3, True)
    face.add(ellipse(23, -53.6, 1.5), "#fffaf0", "eye.spark", 0.2, True)
    ring(sc, "#b8505e")
    sit(sc, body, face, tilt=2, rim="#fff3dc", side=1, at=(286, 300), s=2.75)
    x, y = 548, 232
    b = button(46)
    for name, colour in (("disc", "#e9a92c"), ("rim", "#f8cf62"), ("dish", "#d08c1c"), ("holes", "#5a3208")):
        sc.layer(T(b[name], x, y), colour, z=3 if name == "disc" else 1, cut=0, fibre=0)
    sc.glow(x - 12, y - 14, 110, "#ffe28a", 0.8)
    sc.layer(star(x - 20, y - 22, 22, 4, 0.22), "#fffbe8", z=0.6, cut=0)
    return close(sc, "#4a1030", 0.2)
