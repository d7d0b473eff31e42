"""Pippo, for whom every picture sounds: the fiddler with his chin on the strings."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.gestures import grasp
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # mustard #b9791a, straw #ffe08a, waistcoat #8f2f3f, shirt #fff4de, fiddle #a8431f, curls #2a1a16; stage light from above left
    sc = portrait("fiddler", "#ffe9a6", "#c98a1e", (180, 90, 180), "#3a2006")
    for k in range(5):  # a tune in the air
        y = 120 + 26 * k
        sc.flat(
            limb([(-20, y + 40, 3), (160, y, 3), (330, y + 26, 3), (520, y - 34, 3), (660, y - 10, 3)], 10),
            "#fff6d6",
            0.55,
        )
    body = bust("tq", "#c48f64", "#fff2da", 0.96)
    body.add(shape("-70,88^ -34,76 -14,130 -8,210^ -96,210^ -94,130"), "#8f2f3f", "vest", 1.1)
    body.add(shape("62,86^ 34,78 24,130 22,210^ 84,210^ 82,140"), "#8f2f3f", "vest", 1.1)
    face = head(
        "tq",
        23,
        FEELINGS["laugh"]._replace(gape=0.35, curve=1.0, cheek=0.8, tilt=0),
        "#d29a6c",
        "curly",
        "#2c1a18",
        shade="right",
    )
    ring(sc, "#7a3a1c")
    sit(sc, body, face, tilt=14, rim="#fff6d0", side=1, at=(270, 262))
    v = T(T(violin("#b24a22"), s=2.55, rot=74, o=(0, 0)), 264, 536)
    put(sc, v, z=4, cast=12, rim=(2.4, 2, "#ffe0a0", 0.5))
    bow = limb([(262, 700, 9), (352, 530, 7), (440, 372, 6), (456, 336, 3)], 3)
    sc.layer(bow, "#5a2c18", z=10, cut=0)
    sc.layer(limb([(280, 692, 4), (456, 374, 3), (460, 338, 2)], 3), "#fff8e6", z=4, cut=0)
    _, over = grasp("#d29a6c")
    sc.layer(limb([(640, 680, 110), (612, 572, 88), (578, 516, 70)], 4), "#fff2da", z=8)
    put(sc, T(T(over, s=1.15, rot=-112, o=(0, 0)), 560, 452), z=4, cast=8)
    return close(sc, "#4a2806", 0.2)
