"""A child that sits on the ground and leans back with an ear on what stands behind it: seat at 0,0, what it leans on at the left."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import dark
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape


def _stripes(g: Any, gap: float, lean: float) -> Any:
    x0, y0, x1, y1 = g.bounds
    n = int((y1 - y0) / gap) + 4
    lines = [limb([(x0 - 4, y0 + gap * k - lean, 3), ((x0 + x1) / 2, y0 + gap * k + 2, 3), (x1 + 4, y0 + gap * k + lean, 3)], 4) for k in range(-2, n)]  # fmt: skip
    return clean(U(lines).intersection(g.buffer(-0.5)))


def leaning_child(skin: str = "#b0764c", hair: str = "#2a1812", shirt: str = "#fff4e0", stripe: str = "#2f7fb0", shorts: str = "#e0a03a") -> Figure:  # fmt: skip
    """About 100 high; one knee drawn up, the other leg along the sand; anchors ear and crown."""
    f = Figure()
    shade = dark(skin, 0.16)
    # the far leg, its knee high; then the near one, drawn up lower
    f.add(
        fillet(U(limb("6,-10,21 20,-28,19 32,-45,16", 5), limb("32,-45,16 38,-26,13 41,-7,10", 5)), 2), shade, "leg.far"
    )
    f.add(shape("36,-10 43,-11 52,-6 60,-3 60,1 37,1"), shade, "foot.far")
    f.add(fillet(U(limb("2,-10,23 14,-22,21 25,-35,19", 5)), 1), dark(shorts, 0.2), "shorts.far")
    f.add(
        fillet(U(limb("2,-10,20 18,-20,18 36,-30,16", 5), limb("36,-30,16 31,-16,13 24,-6,11", 5)), 2), skin, "leg.near"
    )
    f.add(shape("18,-10 26,-11 36,-7 46,-3 46,1 18,1"), skin, "foot.near")
    f.add(fillet(U(limb("-4,-9,22 10,-15,21 25,-24,19", 5), ellipse(-4, -10, 14, 11)), 2), shorts, "shorts")
    # the far hand on the knee
    sleeve = limb("-4,-46,11 10,-43,9", 5)
    f.add(limb("8,-43,8 20,-45,7.5 30,-50,6.5", 5), shade, "arm.far")
    f.add(sleeve, dark(shirt, 0.2), "sleeve.far")
    f.add(ellipse(32, -50, 6, 4.4, 20), shade, "hand.far")
    body = shape("-17,-2 -19,-20 -22,-38 -20,-50 -10,-56 2,-55 9,-48 12,-32 13,-14 12,-2^")
    f.add(body, shirt, "shirt", 1.2)
    f.add(_stripes(body, 8, 2), stripe, "stripes", 0.2, True, 0.85)
    f.add(limb("-9,-55,12 -13,-62,11", 3), shade, "neck")
    hd = head("tq", 7, FEELINGS["sleep"]._replace(curve=0.75, wide=0.9, cheek=0.8, tilt=0), skin, "curly", hair)
    nx, ny = hd.at("neck")
    f.extend(T(T(hd, -nx, -ny), -12, -58, 0.37, rot=-24))
    # the near arm: the hand flat on the sand
    arm = limb("-12,-47,12.5 -14,-30,11.5 -9,-13,9.5", 5)
    f.add(arm, shirt, "sleeve", 1.3)
    f.add(_stripes(arm, 8, 1), stripe, "sleeve.stripes", 0.2, True, 0.85)
    f.add(limb("-9,-14,8.5 -3,-4,7.5 4,-1,6", 4), skin, "hand", 1)
    f.mark("crown", -30, -92)
    f.mark("ear", -30, -74)
    return f
