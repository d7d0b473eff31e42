"""A giraffe."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, fillet, limb, shape


def giraffe() -> Figure:
    """A small giraffe in outline, walking to the right, about 100 at the shoulder."""
    g = U(
        limb("-34,-84,30 0,-92,34 30,-98,32", 6), limb("26,-100,30 46,-150,18 62,-204,13", 6), shape("56,-214^ 66,-214 88,-200 90,-192^ 74,-192 58,-196"),
        limb("60,-212,3 58,-224,3", 1), limb("30,-90,16 36,-50,9 34,0,7", 4), limb("20,-90,14 12,-48,8 16,0,7", 4),
        limb("-34,-80,18 -30,-46,9 -38,0,7", 4), limb("-40,-80,14 -46,-44,8 -42,0,7", 4), limb("-46,-86,4 -54,-56,3 -52,-46,5", 4),
    )  # fmt: skip
    f = Figure()
    f.add(fillet(g, 3), "#8a6238", "body")
    return f
