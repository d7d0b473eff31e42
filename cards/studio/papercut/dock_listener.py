"""A dock worker seated on an edge, his ear against something at his left, one hand lifted for silence; a lunch tin on his knees."""

from __future__ import annotations

from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

DENIM, SHIRT, SKIN, CAP, BOOT, TIN = "#2f3b39", "#75473a", "#b87c54", "#3a322c", "#221d1b", "#a4aaa0"


def dock_listener() -> Figure:
    """Seat at 0,0, about 130 high above it; leans to the left. Anchors ear, palm, tin."""
    f = Figure()
    # far leg, then the far arm whose palm lies on the thing he listens to
    f.add(fillet(U(limb("4,-12,34 -30,-20,28 -52,-12,24 -52,20,19 -50,50,17", 6)), 3), dark(DENIM, 0.32), "far.leg", 1)
    f.add(T(fillet(U(limb("0,-14,16 0,-4,16", 2), shape("8,4^ 9,-10 -4,-13 -22,-8 -28,-1 -27,4^")), 2), -50, 64), dark(BOOT, 0.2), "far.boot", 0.8)  # fmt: skip
    f.add(fillet(limb("-30,-78,19 -46,-62,16 -62,-74,12", 6), 2), dark(SHIRT, 0.3), "far.sleeve", 1)
    f.add(fillet(U(ellipse(-65, -80, 6, 8, -14), [limb([(-66 + 2.6 * k, -84, 3), (-70 + 3 * k, -95 - (k % 2), 2.2)], 2) for k in range(3)]), 1), dark(SKIN, 0.12), "far.hand", 0.6)  # fmt: skip
    # trunk: a heavy back, bent over to the left
    torso = shape("16,2 22,-18 16,-46 2,-74 -12,-90 -30,-92 -40,-80 -38,-60 -30,-38 -26,-12 -22,4")
    f.add(torso, SHIRT, "shirt", 1.4)
    f.add(U(limb("-30,-72,.6 -22,-60,2.2 -26,-46,.6", 5), limb("8,-66,.6 2,-56,2.4 8,-44,.6", 5)), dark(SHIRT, 0.4), "shirt.fold", 0.2, True, 0.7)  # fmt: skip
    bib = shape("18,4 23,-16 20,-36 10,-44 -8,-54 -26,-56 -32,-42 -28,-14 -24,4")
    f.add(bib, DENIM, "bib", 0.8)
    f.add(U(limb("10,-44,7 4,-64,6 -10,-88,5.4", 5), limb("-26,-54,6 -30,-70,5.4 -28,-88,5", 5)), mix(DENIM, "#ffffff", 0.06), "brace", 0.6)  # fmt: skip
    f.add(U(ellipse(9, -46, 2.4), ellipse(-26, -56, 2.2)), "#c9a25a", "button", 0.3)
    # near leg
    f.add(fillet(U(limb("6,-10,38 -24,-16,33 -42,-6,27 -38,26,21 -34,52,18", 6)), 4), DENIM, "leg", 1.3)
    f.add(T(fillet(U(limb("0,-14,17 0,-4,17", 2), shape("9,5^ 10,-10 -4,-14 -23,-9 -30,-1 -29,5^")), 2), -34, 70), BOOT, "boot", 1)  # fmt: skip
    f.add(limb("-62,74,3.4 -44,74.6,3.6 -26,74,3.4", 3), mix(BOOT, "#c9a25a", 0.4), "sole", 0.3, True)
    f.add(U(limb("0,-24,.6 -20,-28,2.4 -40,-20,.6", 5), limb("-46,2,.6 -38,8,2.4 -28,8,.6", 4), limb("-30,30,.6 -36,36,2 -42,34,.6", 4), limb("12,-18,.6 8,-6,2.4 -2,2,.6", 4)), dark(DENIM, 0.5), "fold", 0.2, True, 0.8)  # fmt: skip
    f.add(
        Polygon([(-34, 40), (-30, 40), (-27, 62), (-44, 62), (-46, 44)]).buffer(1), light(DENIM, 0.14), "turn-up", 0.5
    )
    # the tin, open on his knees
    f.add(Polygon([(-44, -30), (-12, -36), (-10, -56), (-42, -50)]), light(TIN, 0.2), "lid", 0.8)
    f.add(Polygon([(-48, -20), (-10, -27), (-10, -37), (-48, -31)]).buffer(1.4), TIN, "tin", 1)
    f.add(shape("-42,-31 -36,-38 -26,-37 -20,-34 -18,-31^ -42,-28^"), "#d8a868", "bread", 0.5)
    f.add(limb("-41,-31.5,1.6 -30,-33,2 -19,-32.5,1.6", 3), "#7a9a58", "leaf", 0.2, True)
    # the head turned to us, laid on its side against the shell
    head = Figure()
    head.add(limb("2,18,13 0,6,13", 2), dark(SKIN, 0.2), "neck", 0.7)
    head.add(fillet(U(ellipse(0, -3, 13.5, 15), ellipse(1, 7, 10.5, 9.5)), 3), SKIN, "face", 1)
    head.add(U(ellipse(13.5, -1, 3, 5)), mix(SKIN, "#8a4a30", 0.3), "ear", 0.5)
    head.add(clean(U(ellipse(0, -3, 13.5, 15)).difference(ellipse(-5, -3, 14, 17))), dark(SKIN, 0.3), "shade", 0.2, True, 0.7)  # fmt: skip
    head.add(U(limb("-9,-2,.6 -6,0,1.7 -3,-1.2,.5", 3), limb("3,-1.2,.5 6,0,1.7 9,-2,.6", 3)), BOOT, "lids", 0.2, True)
    head.add(U(limb("-10,-6.5,.8 -6,-8.4,2 -2.6,-6.8,.8", 3), limb("2.6,-6.8,.8 6,-8.4,2 10,-6.5,.8", 3)), "#6a6258", "brow", 0.2, True)  # fmt: skip
    head.add(shape("-1.6,-2^ -3.6,4.4 0,6.4 3.6,4.4 1.6,-2^"), mix(SKIN, "#b05a3a", 0.3), "nose", 0.4)
    head.add(shape("0,6.6 -6,7 -10.5,11.6^ -5,12.2 0,10.4 5,12.2 10.5,11.6^ 6,7"), "#8a8276", "moustache", 0.5)
    head.add(shape("-15,-7 -15,-15 -7,-21 4,-21.5 13,-17 15.5,-7^ 0,-11.5"), CAP, "cap", 1)
    head.add(shape("-15,-6.5^ -10,-12.6 2,-14 11,-11.4 15,-7^ 6,-6.4 -6,-5.4"), dark(CAP, 0.3), "peak", 0.6)
    head.add(limb("12,-18,1 20,-27,5 24,-37,1", 4), "#fbf8ee", "feather", 0.4)
    f.extend(T(head, -46, -98, 1.06, rot=-34))
    # near arm: elbow out, the palm lifted to us
    f.add(fillet(limb("-2,-78,22 20,-62,18 31,-76,14", 7), 2), SHIRT, "sleeve", 1.3)
    f.add(U(limb("12,-72,.6 20,-66,2.2 24,-58,.6", 4)), dark(SHIRT, 0.4), "sleeve.fold", 0.2, True, 0.8)
    f.add(limb("30,-74,11 35,-88,9", 3), SKIN, "wrist", 0.8)
    f.add(fillet(U(ellipse(37, -96, 6.6, 8, 10), [limb([(34 + 2.6 * k, -101, 3.6), (33.6 + 3.6 * k, -114 + abs(k - 1) * 1.4, 2.8)], 2) for k in range(3)], limb("42,-100,3.4 46.6,-109,2.4", 2), limb("32,-94,3.4 26,-100,2.6", 2)), 1), SKIN, "hand", 0.7)  # fmt: skip
    for n, x, y in (("ear", -62, -98), ("palm", 38, -100), ("tin", -28, -34)):
        f.mark(n, x, y)
    return f
