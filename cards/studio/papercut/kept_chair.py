"""A bentwood chair that is kept for somebody."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, limb, rounded, shape


def kept_chair() -> Figure:
    """The empty chair from the front, a blue umbrella hung over its back."""
    f = Figure()
    wood, d = "#6a2a1e", "#421614"
    f.add(U(*[limb([(x, -46, 6), (x * 1.1, -4, 5)], 2) for x in (-17, 17)]), d, "far")
    back = shape("-24,-46^ -27,-104 -20,-120 0,-126 20,-120 27,-104 24,-46^")
    f.add(clean(back.difference(rounded(back.buffer(-7), 4))), wood, "back", 1.2)
    f.add(U(*[limb([(x, -52, 4), (x * 1.05, -118, 4)], 2) for x in (-9, 0, 9)]), wood, "slats")
    f.add(shape("-28,-44^ -25,-58 25,-58 28,-44^"), "#c8506a", "seat", 1.2)
    f.add(U(*[limb([(x, -44, 7), (x * 1.14, 0, 6)], 2) for x in (-25, 25)], box(-27, -46, 27, -40)), wood, "legs", 1.1)
    f.add(limb("30,-118,4 22,-134,5 10,-128,5 9,-112,4 -6,-20,4", 6), "#2a1810", "cane", 1.2)
    f.add(shape("8,-112^ 18,-96 14,-60 0,-24^ -4,-22 -8,-28 -4,-64 0,-98^"), "#1f6fd0", "umbrella", 1.2)
    return f
