"""What is printed on court cards of 200 x 300 (y down): a king and a jack who turn to look, and the cut-out of a queen."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import light
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

GOLD, INK, SKIN, IVORY = "#e2a93c", "#2a1a28", "#dfa679", "#f7ecd2"


def cut_queen() -> Any:
    """The queen of the card from the front, what is missing: a large crown, puffed sleeves, arms away from the body, a wide bell of a skirt."""
    return fillet(
        U(
            shape("82,56^ 73,20^ 88,38 100,8^ 112,38 127,20^ 118,56^"),
            ellipse(100, 67, 19, 23),
            limb("100,84,15 100,104,18", 4),
            shape("72,114 80,103 94,99 106,99 120,103 128,114 124,140 114,164 86,164 76,140"),
            ellipse(69, 119, 16, 18, 24),
            ellipse(131, 119, 16, 18, -24),
            limb("62,124,15 51,150,12 40,176,9 36,184,10", 6),
            limb("138,124,15 149,150,12 160,176,9 164,184,10", 6),
            shape(
                "85,154^ 115,154^ 131,176 148,212 164,248 175,276^ 150,284 126,278 100,285 74,278 50,284 25,276^ 36,248 52,212 69,176"
            ),
        ),
        2,
    )


def king() -> Figure:
    """Printed on his card, 200 x 300: he has turned round and holds on to the frame to look after her."""
    red, blue, fur = "#b23a33", "#24566a", "#f3e4c4"
    f = Figure()
    f.add(shape("74,120 104,112 138,122 152,168 166,226 178,280^ 120,286 62,282^ 52,236 56,176 60,138"), blue, "cloak")
    robe = shape("66,124 96,116 122,126 132,170 142,226 150,282^ 100,286 60,281^ 56,226 60,170")
    f.add(robe, red, "robe")
    way = [limb([(88 + d * 0.4, 120, 2), (92 + d, 286, 4)], 2) for d in (-26, -8, 30, 46)]
    f.add(U(way).intersection(robe), GOLD, "stripes")
    dents = [limb([(x, 190, 1), (x + d, 284, 6)], 3) for x, d in ((78, -6), (96, 0), (134, 8))]
    f.add(U(dents).intersection(robe), "#7c2028", "folds", 0.2, True, 0.6)
    f.add(clean(robe.difference(T(robe, 0, -13)).intersection(box(0, 240, 200, 300))), fur, "hem")
    f.add(limb("104,120,18 116,190,16 128,286,15", 5).intersection(robe), fur, "fur")
    spots = [T(shape("0,-4 2.5,3 -2.5,3"), 107 + 5 * k * 0.9, 138 + 25 * k) for k in range(6)]
    f.add(U(spots), INK, "spots")
    f.add(limb("120,138,30 146,176,24 128,206,18", 6), red, "sleeve.far")
    f.add(limb("128,200,15 112,210,12", 4), SKIN, "hand.far")
    look = FEELINGS["wonder"]._replace(look=(0.4, 0.9), gape=0.4)
    h = head("side", 50, look, SKIN, "bob", "#b9aa90", beard="long", beard_colour="#e6d8bc")
    f.extend(T(T(h, 0, 0, 0.64, flip=True), 68, 88, rot=-20))
    crown = shape("-25,6^ -31,-32^ -15,-12 0,-40^ 15,-12 31,-32^ 25,6^")
    f.add(T(crown, 64, 60, 0.95, rot=-20), GOLD, "crown")
    f.add(T(U([ellipse(x, 0, 3.4) for x in (-14, 0, 14)]), 64, 59, 0.95, rot=-20), red, "gems")
    f.add(shape("54,124 74,112 102,112 126,124 118,138 90,134 66,140"), fur, "collar")
    f.add(limb("78,138,31 52,168,25 32,166,19", 6), red, "sleeve")
    f.add(limb("36,158,4 30,175,4", 2), GOLD, "cuff")
    f.add(limb("34,166,15 22,164,19 8,163,20", 5), SKIN, "hand")
    for k, reach in enumerate((-8, -11, -10, -6)):  # the fingers close round the edge of the card
        y = 155.5 + 5.2 * k
        f.add(limb([(13, y, 5.6), (2, y, 6), (reach, y + 1, 5)], 4), light(SKIN, 0.03 * (2 - k)), "hand")
    return f


def jack() -> Figure:
    """The jack in the dark, who looks after her too."""
    f = Figure()
    f.add(shape("50,288^ 60,200 66,140 96,122 132,128 150,180 160,288^"), "#2c6a6a", "coat")
    f.extend(T(head("side", 20, "wonder", SKIN, "bob", "#9a6a30"), 112, 92, 0.62))
    f.add(shape("78,84^ 80,58 104,48 132,58 138,76^ 108,72"), "#a83a34", "cap")
    f.add(shape("86,66^ 66,52 54,30 52,14^ 70,26 86,46 94,58"), IVORY, "feather")
    f.add(limb("154,288,6 160,40,5", 2), GOLD, "staff")
    return f
