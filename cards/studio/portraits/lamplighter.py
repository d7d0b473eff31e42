"""Odo, who says what is to be seen: the lamplighter under his lamp."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # night blue #16264a, dusk #3c5f8f, coat #24303f, muffler #b5482f, lamp #ffd878; the lamp at the upper right
    lx, ly = 492, 180
    sc = portrait("lamplighter", "#6f8fb0", "#16264a", (lx, ly, 160))
    for k, (x, h) in enumerate(((60, 330), (150, 390), (420, 420), (560, 360))):  # roofs of a street
        roof = shape(f"{x - 70},640^ {x - 70},{h + 60}^ {x},{h}^ {x + 70},{h + 60}^ {x + 70},640^")
        sc.layer(roof, sc.near("#6f8fb4", "#22386a", 560), z=5)
        sc.flat(
            shape(f"{x - 12},{h + 70}^ {x + 12},{h + 70}^ {x + 12},{h + 104}^ {x - 12},{h + 104}^"),
            "#ffd67a",
            0.75 if k % 2 else 0.3,
        )
    body = bust("tq", "#d9a57e", "#2c3a4a", 1.05)
    body.add(shape("-58,72^ -30,54 0,72 34,60 56,82^ 44,104 6,112 -34,104"), "#b5482f", "muffler", 1.3)
    body.add(shape("10,96^ 34,92^ 44,170 14,176^"), dark("#b5482f", 0.12), "muffler.end", 1.0)
    body.add(U(ellipse(-14, 126, 4.5), ellipse(-12, 148, 4.5)), "#d9a441", "buttons", 0.6)
    face = head(
        "tq",
        62,
        FEELINGS["calm"]._replace(open=0.66, curve=0.5, look=(0.5, -0.2)),
        "#dba981",
        "short",
        "#c9c4b8",
        beard="moustache",
        hat="bowler",
        hat_colour="#26303c",
        band="#8a6a3a",
        shade="left",
    )
    ring(sc, "#c98f3f")
    sit(sc, body, face, tilt=-3, rim="#ffe0a0", side=-1, at=(280, 290))
    post = limb([(lx, 660, 17), (lx, 262, 13)], 2)
    sc.layer(U(post, limb([(lx - 40, 284, 8), (lx + 40, 284, 8)], 1)), "#2a2430", z=8, cut=0)
    glass = shape(f"{lx - 34},258^ {lx + 34},258^ {lx + 52},136^ {lx - 52},136^")
    sc.layer(glass, sc.rad([(0, "#fffbe0"), (0.5, "#ffe39a"), (1, "#f3a83c")], lx, 212, 90), z=5, cut=0)
    sc.layer(U(shape(f"{lx - 64},138^ {lx + 64},138^ {lx + 26},98 {lx},80^ {lx - 26},98"), limb([(lx - 34, 258, 6), (lx - 52, 136, 6)], 1),
               limb([(lx + 34, 258, 6), (lx + 52, 136, 6)], 1), limb([(lx - 38, 260, 10), (lx + 38, 260, 10)], 1)), "#2a2430", z=5, cut=0)  # fmt: skip
    sc.glow(lx, 204, 300, "#ffc860", 0.75)
    return close(sc)
