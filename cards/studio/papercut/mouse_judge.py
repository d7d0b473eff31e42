"""A mouse upright in a judge's robe."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.things import key

FUR, PALE, SKIN, ROBE, DEEP, ERMINE, GOLD = "#a8927e", "#dccbb4", "#d2a593", "#9c2c3a", "#5a1626", "#f4ead4", "#e8c46a"


def mouse_judge() -> Figure:
    """In profile to the left, mouth open, both paws out before it; feet on 0,0, about 110 high. Anchor paws."""
    f = Figure()
    f.add(limb("20,-6,8 46,-3,6 66,-8,4.6 78,-2,3.6 84,14,2.8 80,32,2 84,46,1", 8), SKIN, "tail", 0.8)
    f.add(U(ellipse(-14, -3, 11, 4.4), ellipse(12, -3, 11, 4.4)), SKIN, "feet", 0.6)
    f.add(limb([(-6, -50, 12), (-22, -40, 11), (-36, -50, 8)], 6), "#6e1c2c", "arm.far", 0.8)
    f.add(ellipse(-41, -53, 4.6, 3.8), SKIN, "paw.far", 0.5)
    robe = shape("-10,-66 -20,-46 -25,-24 -31,-3^ -14,0 6,-2 26,0 46,-2^ 38,-22 26,-46 12,-66^ 0,-70")
    f.add(robe, ROBE, "robe", 1.2)
    folds = [limb([(x * 0.3, -54, 0.6), (x * 0.8, -28, 2.4), (x * 1.15, -3, 0.8)], 5) for x in (-20, -10, 2, 14, 27)]
    f.add(clean(U(folds).intersection(robe.buffer(-1))), DEEP, "folds", 0.2, True, 0.75)
    f.add(limb([(-30, -6, 5), (-10, -2, 6), (12, -4, 6), (44, -5, 5)], 5), ERMINE, "ermine", 0.5)
    f.add(U([ellipse(x, -4, 1, 2.1) for x in (-24, -15, -5, 6, 17, 28, 38)]), "#33281f", "ermine.spots", 0.2, True)
    f.add(T(ellipse(0, 0, 12, 13.5), 2, -102, rot=-12), "#7d695c", "ear.far", 0.8)
    jaw = shape("4,-76 -10,-74 -24,-73 -33,-72^ -29,-66 -14,-62 2,-62^")
    f.add(jaw, "#c8b29c", "jaw", 0.6)
    skull = fillet(
        U(ellipse(0, -84, 16, 14.5), shape("4,-98^ -12,-95 -28,-88 -38,-84^ -38,-80 -26,-77 -8,-72 6,-72")), 3
    )
    f.add(skull, FUR, "head", 1.0)
    ticks = [limb([(x, y, 0.4), (x + 3, y + 1.4, 1), (x + 6, y + 3.4, 0.3)], 3) for x in range(-18, 12, 5) for y in (-90, -84, -78)]  # fmt: skip
    f.add(clean(U(ticks).intersection(skull.buffer(-2))), "#6d5a4c", "fur", 0.2, True, 0.5)
    f.add(clean(shape("-38,-80^ -24,-80 -8,-77 4,-70^ -8,-71 -26,-76").intersection(skull)), PALE, "cheek", 0.2, True)
    f.add(T(ellipse(0, 0, 15, 16), 15, -99, rot=14), FUR, "ear", 1.0)
    f.add(T(ellipse(0, 0, 10, 11), 14, -98, rot=14), "#dfae9c", "ear.in", 0.4)
    f.add(ellipse(-13, -87, 3, 3.3), "#181210", "eye", 0.2, True)
    f.add(ellipse(-14, -88.2, 1.1), "#fffbe8", "glint", 0.2, True)
    f.add(ellipse(-38.5, -83, 2.5), "#4a2624", "nose", 0.2, True)
    hairs = [limb([(-30, -80, 0.8), (-48, -80 + k * 6, 0.3)], 2, 3) for k in (-1.4, -0.2, 1)]
    f.add(U(hairs), ERMINE, "whiskers", 0.2, True, 0.8)
    f.add(shape("-18,-64^ -6,-70 12,-68^ 22,-56 10,-48 -4,-50^ -17,-50 -22,-57"), ERMINE, "collar", 0.8)
    f.add(U([ellipse(x, y, 0.9, 1.9) for x, y in ((-14, -57), (-5, -58), (5, -56), (13, -59))]), "#33281f", "collar.spots", 0.2, True)  # fmt: skip
    chain = limb([(-12, -54, 1.6), (-6, -42, 1.6), (2, -36, 1.6), (10, -42, 1.6), (13, -55, 1.6)], 5)
    f.add(chain, "#d9b25a", "chain", 0.3)
    f.add(key(2, -33, 0.46, rot=4), GOLD, "key", 0.4)
    f.add(limb([(0, -54, 15), (-16, -38, 14), (-32, -44, 10)], 6), ROBE, "arm", 0.9)
    f.add(limb([(-31, -48, 3.4), (-34, -40, 3.4)], 2), ERMINE, "cuff", 0.4)
    f.add(ellipse(-39, -46, 5, 4), SKIN, "paw", 0.5)
    f.mark("paws", -42, -50)
    return f
