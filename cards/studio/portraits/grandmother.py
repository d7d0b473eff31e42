"""Ottilie, in whose own village it happened, nearly: the storyteller, knitting, snow at the window."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.hands import hand
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # ice #a9c9d8, snow #f2f8fa, shawl #b8323a, hair #f4f1ec, wool #f0b53a; a fire low on the right
    lx, ly = 540, 560
    sc = portrait("grandmother", "#f4e6d2", "#8fb6cc", (lx, ly, 180), "#1c2c44")
    rng = sc.stream("snow")
    for k in range(40):
        sc.flat(ellipse(rng.uniform(0, 640), rng.uniform(0, 520), rng.uniform(3, 9)), "#ffffff", 0.85 if k % 3 else 0.5)
    body = bust("front", "#e6b594", "#5c6f88", 1.0)
    body.add(
        shape("-98,210^ -94,120 -66,78 -34,62 -16,74 0,120 16,74 34,62 66,78 94,120 98,210^ 40,210^ 0,140 -40,210^"),
        "#b8323a",
        "shawl",
        1.4,
    )
    body.add(
        U(
            [
                limb(
                    [
                        (s * (30 + 9 * k), 78 + 12 * k, 2),
                        (s * (46 + 10 * k), 78 + 12 * k, 4),
                        (s * (62 + 9 * k), 90 + 12 * k, 2),
                    ],
                    4,
                )
                for s in (-1, 1)
                for k in range(0, 5, 2)
            ]
        ),
        "#e06a5e",
        "shawl.lines",
        0.2,
        True,
        0.7,
    )
    body.add(ellipse(0, 120, 9), "#f0b53a", "brooch", 0.9)
    face = head(
        "front",
        84,
        FEELINGS["smile"]._replace(open=0.6, cheek=1.0, curve=1.0),
        "#f0c3a2",
        "bun",
        "#f4f1ec",
        glasses=True,
        iris="#4a6a8a",
        shade="left",
    )
    ring(sc, "#56708c")
    sit(sc, body, face, tilt=-6, rim="#ffdca0", side=-1)
    sc.glow(lx, ly, 330, "#ffb45a", 0.65)
    knit = shape("210,560^ 430,552^ 444,660^ 200,660^")
    sc.layer(knit, "#f0b53a", z=8)
    for k in range(9):
        for j in range(4):
            x, y = 226 + 25 * k, 574 + 24 * j
            sc.flat(U(limb([(x - 9, y - 8, 3), (x, y + 5, 5), (x + 9, y - 8, 3)], 3)), "#c98a1c", 0.75)
    for x, lean in ((268, 210), (388, 446)):
        sc.layer(U(limb([(x, 600, 9), (lean, 470, 7)], 1), ellipse(lean, 468, 9)), "#8a4f2a", z=5, cut=0)
    for x, flip in ((150, False), (492, True)):
        place(sc, hand("grip", "#f0c3a2"), x, 592, 0.95, rot=-18, flip=flip, z=4, cast=8)
    return close(sc, "#26405c", 0.2)
