"""Marit, who would rather be elsewhere: the skipper with her glass on the horizon."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.gestures import grasp
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # teal #0f5a66, foam #bfe3dc, oilskin #f2b92c, braid #d9a860, brass #c98f3a; low sun on the horizon, right
    lx, ly = 560, 330
    sc = portrait("skipper", "#ffe7b8", "#1f8a94", (lx, ly, 160), "#04232a")
    sc.layer(ellipse(lx - 20, ly, 62), "#fff0c0", z=4, cut=0)
    sc.glow(lx - 20, ly, 260, "#ffe0a0", 0.7)
    for k, y in enumerate((372, 430, 500, 570)):
        sc.layer(
            shape(
                f"-20,{y} 60,{y - 16} 140,{y + 4} 230,{y - 18} 320,{y + 4} 410,{y - 16} 500,{y + 6} 580,{y - 14} 660,{y + 2}^ 660,660^ -20,660^"
            ),
            mix("#7cc4bf", "#0d4f5e", k / 3),
            z=6,
        )
    boat = T(shape("-40,0^ 40,0^ 26,16 -28,16"), 150, 372, 0.9)
    sc.layer(U(boat, T(shape("0,-4^ 0,-74^ 34,-8^"), 150, 372, 0.9)), "#f6efe0", z=3)
    body = bust("side", "#e3ac86", "#f2b92c", 1.08)
    body.add(shape("-44,54^ -10,78 22,62^ 32,84 0,104 -56,84^"), "#d99a1c", "collar", 1.0)
    face = head(
        "side",
        39,
        FEELINGS["smile"]._replace(look=(1, 0)),
        "#e9b48e",
        "braid",
        "#c98a44",
        iris="#3f7a8a",
        hat="souwester",
        hat_colour="#f2b92c",
        band="#c98a1a",
        shade="left",
    )
    ring(sc, "#1a6670")
    sit(sc, body, face, tilt=-4, rim="#fff2cc", side=-1, at=(262, 272))
    glass = Figure()
    glass.add(shape("0,-11^ 74,-14^ 74,14^ 0,11^"), "#b9772c", "tube1", 1.2)
    glass.add(shape("70,-17^ 150,-21^ 150,21^ 70,17^"), "#d99a3e", "tube2", 1.4)
    glass.add(shape("146,-24^ 214,-28^ 214,28^ 146,24^"), "#b9772c", "tube3", 1.5)
    for x, h in ((2, 12), (72, 18), (148, 25), (212, 30)):
        glass.add(limb([(x, -h, 8), (x, h, 8)], 1), "#ffe0a0", "band", 0.6)
    place(sc, glass, 374, 282, 1.08, rot=-7, z=6, cast=10, side=-1)
    sc.layer(limb([(250, 640, 130), (372, 540, 104), (446, 392, 80)], 6), "#e5ab26", z=8)
    sc.layer(limb([(404, 396, 17), (484, 414, 17)], 2), "#c98a1a", z=4)
    _, over = grasp("#e9b48e")
    put(sc, T(T(over, s=1.4, rot=-68, o=(0, 0)), 470, 276), z=4, cast=8)
    return close(sc, "#04303a", 0.2)
