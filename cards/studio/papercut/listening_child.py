"""A small child on its belly, feet in the air, with an ear laid on what is before it; head at the left, ground at y 0."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape


def _stripes(g: Any, lean: float, gap: float) -> Any:
    x0, y0, x1, y1 = g.bounds
    n = int((x1 - x0) / gap) + 6
    lines = [limb([(x0 + gap * k, y0 - 4, 2.6), (x0 + gap * k + lean * 0.4, (y0 + y1) / 2, 2.6), (x0 + gap * k + lean, y1 + 4, 2.6)], 4) for k in range(-3, n)]  # fmt: skip
    return clean(U(lines).intersection(g.buffer(-0.5)))


def listening_child(
    skin: str = "#c08458", hair: str = "#2a1812", shirt: str = "#f6ead6", stripe: str = "#4f7fa8"
) -> Figure:
    """About 225 long and 84 high; anchors ear and crown."""
    f = Figure()
    shade = dark(skin, 0.2)
    # the far leg, then the near one: knees on the ground, shins up, ankles crossed
    f.add(U(limb("138,-20,26 168,-13,22 190,-12,20", 5), limb("188,-13,19 182,-38,17 172,-62,11", 5)), shade, "leg.far")
    f.add(shape("164,-58 176,-60 186,-70 194,-82 188,-88 176,-80 166,-72"), shade, "foot.far")
    f.add(U(limb("140,-18,28 170,-11,24 196,-11,21", 5), limb("194,-12,20 196,-36,18 190,-62,11", 5)), skin, "leg.near")
    f.add(shape("184,-58 196,-58 208,-66 219,-75 216,-82 203,-79 190,-71"), skin, "foot.near")
    # the far arm lies under the head
    f.add(U(limb("58,-20,18 34,-8,16 10,-8,14", 5)), dark(shirt, 0.18), "arm.far")
    body = shape("44,-8 46,-30 58,-44 82,-46 108,-46 134,-52 156,-42 168,-24 170,-2^ 120,-1 70,-1^")
    f.add(fillet(body, 3), shirt, "shirt", 1.2)
    f.add(_stripes(body, -7, 11), stripe, "stripes", 0.2, True, 0.75)
    f.add(U(limb("164,-30,.6 152,-20,2 146,-6,.8", 5), limb("100,-44,.6 106,-30,1.8 104,-16,.6", 5), limb("72,-40,.6 78,-22,1.8 74,-8,.6", 5)), dark(shirt, 0.4), "folds", 0.2, True, 0.6)  # fmt: skip
    hd = head("front", 6, FEELINGS["sleep"]._replace(curve=0.7, wide=0.9, cheek=0.8), skin, "tousled", hair)
    nx, ny = hd.at("neck")
    hd = T(T(hd, -nx, -ny), 0, 0, 0.62, rot=-64)
    f.add(limb("52,-26,22 40,-30,20", 3), shade, "neck")
    f.extend(T(hd, 42, -31))
    # the near arm: elbow on the ground, hand flat before the face
    sleeve = fillet(U(limb("64,-32,22 56,-16,20 46,-8,18", 5), limb("46,-8,18 30,-5,15 20,-5,14", 5)), 2)
    f.add(sleeve, shirt, "sleeve", 1.4)
    f.add(_stripes(sleeve, 8, 10), stripe, "sleeve.stripes", 0.2, True, 0.75)
    f.add(fillet(U(ellipse(10, -5, 9, 5), limb("6,-6,5 -4,-5,4", 2), limb("8,-3,5 -3,-2,4", 2)), 1).intersection(box(-20, -30, 60, 0.5)), skin, "hand", 1)  # fmt: skip
    f.mark("crown", -8, -56)
    f.mark("ear", 4, -24)
    return f
