"""Rufus, who counts on you and counts what you know: the clerk, his stamp in the air."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.gestures import grasp
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # sage #b9b98a, paper #f4eed6, visor #2f7a5a, hair #b8562a, waistcoat #4a4650, stamp #7a3a24; a desk lamp upper left
    lx, ly = 130, 110
    sc = portrait("clerk", "#f6f0cf", "#9c9f78", (lx, ly, 180), "#2a2a18")
    for k in range(4):  # pigeon-holes
        for j in range(3):
            x, y = 20 + 160 * k, 40 + 130 * j
            sc.layer(shape(f"{x},{y}^ {x + 134},{y}^ {x + 134},{y + 106}^ {x},{y + 106}^"), "#9b9e79", z=2, cut=0.5)
            for i in range(2 + (k + j) % 3):
                sc.layer(
                    shape(
                        f"{x + 8},{y + 98 - 12 * i}^ {x + 124 - 8 * (i % 2)},{y + 94 - 12 * i}^ {x + 124},{y + 104 - 12 * i}^ {x + 8},{y + 106 - 12 * i}^"
                    ),
                    "#cfcca9",
                    z=1.2,
                    cut=0.4,
                )
    body = bust("front", "#ecba98", "#4b4a58", 1.0)
    body.add(shape("-24,66^ 0,82 24,66^ 34,120 0,210 -34,120"), "#fbf6e6", "shirt", 0.8)
    body.add(shape("-24,64^ -8,74 -2,86^ -20,100 -34,76^"), "#fffdf2", "collar", 0.9)
    body.add(shape("24,64^ 8,74 2,86^ 20,100 34,76^"), "#fffdf2", "collar", 0.9)
    body.add(shape("0,84^ 8,92 4,100 10,150 0,164 -10,150 -4,100 -8,92"), "#8a2f3a", "tie", 0.9)
    face = head(
        "front",
        51,
        FEELINGS["doubt"]._replace(look=(0, 0.15), open=0.6, brow_in=1, brow_out=-5, curve=0.1, skew=-3),
        "#f0c0a0",
        "parted",
        "#b8562a",
        beard="moustache",
        glasses=True,
        iris="#4a6a4a",
        shade="right",
    )
    face.add(shape("-42,-22 -30,-34 0,-38 30,-34 42,-22 58,-6 0,-16 -58,-6"), "#2f7a5a", "visor", 1.8, False, 0.92)
    face.add(shape("-41,-26^ -26,-38 0,-41 26,-38 41,-26^ 40,-20 0,-31 -40,-20"), "#1f4f3c", "visor.band", 0.8)
    ring(sc, "#5f6a48")
    sit(sc, body, face, tilt=0, rim="#fff6d8", side=1, at=(300, 276))
    sc.layer(shape("70,560^ 330,534^ 350,670^ 70,670^"), "#fdf7e2", z=9)
    for k in range(4):
        sc.flat(limb([(96, 588 + 20 * k, 3), (226 - 30 * (k % 2), 576 + 20 * k, 3)], 1), "#8a8468", 0.7)
    sc.flat(ellipse(276, 584, 34).difference(ellipse(276, 584, 25)), "#b8323a", 0.9)
    sc.flat(star(276, 584, 17, 5, 0.45, -1.57), "#b8323a", 0.9)
    _, over = grasp("#f0c0a0")
    sc.layer(limb([(640, 640, 130), (546, 502, 96)], 3), "#fbf6e6", z=8)
    stamp = Figure()
    stamp.add(
        U(limb([(0, -96, 34), (0, -70, 22), (0, 0, 24), (0, 44, 30)], 5), ellipse(0, -100, 24, 20)),
        "#7a3a24",
        "grip",
        1.2,
    )
    stamp.add(shape("-56,44^ 56,44^ 62,84^ -62,84^"), "#8f4a2c", "block", 1.2)
    stamp.add(shape("-60,84^ 60,84^ 60,98^ -60,98^"), "#b8323a", "rubber", 0.8)
    place(sc, stamp, 452, 452, 1.2, rot=-8, z=5, cast=12, rim="#fff0c8")
    put(sc, T(T(over, s=1.25, rot=-8, o=(0, 0)), 456, 446, flip=True), z=4, cast=8)
    return close(sc, "#2a2a14", 0.2)
