"""Anselm, who hears the last note first: the ferryman in the rain, an oar on his shoulder."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.gestures import grasp
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # slate #2b3a48, rain #8fa3ac, oilskin #4a5a4a, beard #e6e2d8, lantern #ffc266; a lantern low on the left
    lx, ly = 128, 452
    sc = portrait("ferryman", "#a9b7b6", "#2a3947", (lx, ly, 150), "#070d14")
    for k, y in enumerate((420, 470, 530)):
        sc.layer(
            shape(f"-20,{y} 90,{y - 12} 200,{y + 6} 320,{y - 10} 440,{y + 8} 560,{y - 8} 660,{y}^ 660,660^ -20,660^"),
            mix("#7f97a0", "#33485a", k / 2),
            z=5,
        )
    rng = sc.stream("rain")
    for _ in range(46):
        x, y = rng.uniform(-20, 660), rng.uniform(0, 560)
        sc.flat(limb([(x, y, 1), (x - 10, y + 36, 3), (x - 15, y + 52, 0.6)], 2), "#e3ecec", 0.5)
    body = bust("tq", "#7a4a30", "#57684f", 1.08)
    body.add(shape("-62,74^ -36,50 -4,70 24,56 50,78^ 40,104 -4,112 -44,102"), "#3f4d3c", "collar", 1.0)
    face = head(
        "tq",
        74,
        FEELINGS["sad"]._replace(look=(0.2, 0.6), open=0.58, curve=-0.6, brow_in=-8),
        "#8a573a",
        None,
        "#e6e2d8",
        beard="long",
        hat="souwester",
        hat_colour="#5d6f55",
        band="#46543f",
        shade="right",
        lip="#6f3d30",
    )
    ring(sc, "#5f7480")
    sit(sc, body, face, tilt=7, rim="#ffd9a0", side=1, op=0.5, at=(286, 290))
    oar = U(
        limb([(612, 680, 22), (524, 300, 20), (500, 190, 20)], 2),
        shape("482,216 456,150 450,84 468,58 498,62 516,120 522,204^ 504,222"),
    )
    sc.layer(oar, sc.near("#d8a468", "#8a5a34", 640), z=11, cut=0.5)
    sc.stroke([(502, 196), (484, 84)], "#5a3418", 3, 0.5)
    _, over = grasp("#8a573a")
    put(sc, T(T(over, s=1.25, rot=-14, o=(0, 0)), 582, 546), z=4, cast=8)
    lan = T(lantern("#2a2c33", "#ffdf94"), lx, 366, 2.1)
    put(sc, lan, z=4, cast=10)
    sc.glow(*lan.at("light"), 230, "#ffb95a", 0.9)
    return close(sc)
