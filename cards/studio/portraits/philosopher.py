"""Theodora, who answers with a question: the philosopher, one finger at a small light."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.hands import hand
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # rust #8f3418, terracotta #d8763f, robe #2c4f8f, hair #d8d4d0, skin #5f3a28, spark #fff0b0; the spark above the finger
    lx, ly = 520, 150
    sc = portrait("philosopher", "#f0a460", "#8a2f18", (lx, ly, 150), "#2a0806")
    for k, r in enumerate((210, 150, 92)):
        sc.flat(ellipse(lx, ly, r).difference(ellipse(lx, ly, r - 10)), "#ffd9a0", 0.16 + 0.07 * k)
    body = bust("front", "#6a4230", "#2c4f8f", 0.98, 8)
    body.add(shape("-94,210^ -90,120 -62,84 -30,74 10,120 60,170 80,210^"), "#3f6ab0", "shawl", 1.1)
    body.add(
        U([ellipse(-26 + 10.4 * k, 74 + 13 * (1 - abs(k - 2.5) / 2.5), 5.5) for k in range(6)]), "#f0b53a", "beads", 0.7
    )
    face = head(
        "front",
        60,
        FEELINGS["doubt"]._replace(brow_in=-3, brow_out=-6, look=(0.8, -0.5), curve=0.45, skew=-2),
        "#744a34",
        "afro",
        "#d9d5d2",
        lash=1.3,
        lip="#9a4038",
        shade="left",
    )
    face.add(U(ellipse(-40, 26, 4.5, 7), ellipse(40, 26, 4.5, 7)), "#f0b53a", "earrings", 0.7)
    ring(sc, "#6a2412")
    sit(sc, body, face, tilt=4, rim="#ffe0a0", side=-1, at=(282, 296), s=2.7)
    sc.layer(limb([(545, 470, 70), (560, 560, 92), (570, 660, 116)], 4), "#2c4f8f", z=8)
    sc.glow(548, 350, 190, "#ffcf80", 0.6)
    put(
        sc,
        T(T(hand("point", "#84563c"), s=1.9, rot=-96, o=(0, 0)), 548, 450),
        z=4,
        cast=10,
        rim=(2.5, -2, "#ffe0a0", 0.5),
    )
    sc.layer(star(lx + 8, ly + 10, 62, 8, 0.4, 0.2), "#fff3c4", z=4, cut=0)
    sc.glow(lx + 8, ly + 10, 230, "#ffdf8a", 0.9)
    return close(sc, "#3a0a06", 0.25)
