"""Two of a caravan, facing left, feet on y = 0, a grown woman about 150 high: one pushes, one looks up."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

COAT, SCARF, SKIN, BOOT = "#4d332c", "#d8b787", "#9a6242", "#2c1c1a"
SHIRT, WRAP, CARPET = "#c9a27c", "#efdcb4", "#7f4a3e"


def _boot(x: float, y: float, a: float) -> object:
    """A felt boot, toe to the left, its heel at x,y."""
    return T(fillet(U(limb("0,-26,17 1,-12,15 0,-5,13", 4), shape("8,0^ 9,-10 -6,-13 -19,-9 -24,-3 -23,0^")), 3), x, y, rot=a)  # fmt: skip


def pushing_woman() -> Figure:
    """Bent double in a heavy coat, shoulder and both palms against something at 96,-120, her feet braced far behind."""
    f = Figure()
    f.add(U(limb("178,-78,32 198,-48,22 214,-22,17", 5), _boot(221, -7, -26)), mix(BOOT, COAT, 0.4), "far.leg", 1)
    f.add(fillet(limb("128,-112,19 112,-110,14 100,-116,11", 5), 2), dark(COAT, 0.25), "far.arm", 1)
    f.add(shape("102,-112 96,-112 93,-118 93,-128 97,-122 103,-118"), dark(SKIN, 0.25), "hand", 0.6)
    f.add(U(limb("172,-78,34 170,-46,23 180,-20,17", 5), _boot(183, 0, 0)), BOOT, "leg", 1)
    coat = shape("112,-124 122,-138 140,-137 164,-122 186,-102 198,-76 216,-44^ 204,-36 182,-33 160,-38 150,-44^ 154,-68 146,-78 128,-86 112,-94 104,-110")  # fmt: skip
    f.add(coat, COAT, "coat", 1.4)
    hem = clean(coat.difference(T(coat, -3, -8)).intersection(Polygon([(146, -62), (222, -74), (224, -20), (140, -20)])))  # fmt: skip
    f.add(hem, SCARF, "hem", 0.3, True, 0.55)
    folds = [limb([(158 + 5 * k, -118 + 7 * k, 0.6), (162 + 6 * k, -84 + 5 * k, 3.2), (160 + 13 * k, -42 + k, 0.8)], 6) for k in range(4)]  # fmt: skip
    f.add(U(folds, limb("130,-132,1 142,-110,3 136,-90,1", 5)).intersection(coat), dark(COAT, 0.5), "fold", 0.2, True, 0.8)  # fmt: skip
    f.add(U([T(g, -2.6, 0) for g in folds]).intersection(coat), light(COAT, 0.3), "fold.lit", 0.2, True, 0.45)
    f.add(limb("152,-78,6 170,-90,7.4 190,-98,6", 5), "#a87a3e", "sash", 0.6)
    f.add(limb("160,-84,5 158,-68,6.4 163,-54,4.6", 4), "#a87a3e", "sash.end", 0.6)
    # the head, sunk between the shoulders, its brow against the flank
    f.add(shape("99,-128 95,-134 95,-140 99,-143 110,-140 112,-128 104,-124"), SKIN, "face", 0.8)
    f.add(shape("96,-132^ 91,-131 92,-136 97,-139^"), SKIN, "nose", 0.3)
    shawl = fillet(U(shape("95,-140 99,-151 110,-158 123,-155 131,-145 131,-133 122,-125 111,-126 107,-134 102,-140"), shape("124,-142 138,-143 152,-134 156,-124 140,-128 124,-128")), 3)  # fmt: skip
    f.add(shawl, SCARF, "scarf", 1)
    f.add(U(limb("99,-144,.6 110,-151,2 124,-146,.6", 5), limb("108,-132,.6 118,-138,2 129,-138,.6", 5), limb("128,-136,.6 140,-137,1.6 151,-130,.5", 4)), dark(SCARF, 0.4), "scarf.fold", 0.2, True, 0.7)  # fmt: skip
    f.add(fillet(limb("126,-118,25 122,-94,19 106,-96,13", 7), 2), mix(COAT, "#ffffff", 0.08), "sleeve", 1.3)
    f.add(U(limb("114,-106,.6 124,-100,2.4 128,-90,.6", 4), limb("116,-118,.6 126,-112,2 134,-116,.6", 4)), dark(COAT, 0.5), "sleeve.fold", 0.2, True, 0.8)  # fmt: skip
    f.add(shape("107,-102 99,-104 94,-113 95,-122 99,-116 104,-112 109,-93 101,-91"), SKIN, "hand", 0.7)
    return f


def carpet_boy() -> Figure:
    """His head in his neck, the weight on one leg, a folded carpet hugged to his chest."""
    f = Figure()
    f.add(U(limb("11,-58,17 20,-36,12 28,-13,9", 5), shape("33,0^ 33,-8 26,-11 15,-6 13,0^")), dark(SKIN, 0.3), "far.leg", 1)  # fmt: skip
    f.add(U(limb("0,-58,19 -2,-34,13 -3,-12,9.5", 5), shape("4,0^ 4,-8 -5,-11 -17,-5 -19,0^")), SKIN, "leg", 1)
    shirt = shape("-13,-100 -2,-108 10,-105 17,-92 19,-70 26,-40^ 14,-35 -6,-36 -16,-40^ -13,-62 -16,-82")
    f.add(shirt, SHIRT, "shirt", 1.2)
    f.add(U([limb([(2 + 5 * k, -92, 0.6), (3 + 5 * k, -66, 2.2), (-8 + 10 * k, -40, 0.7)], 5) for k in range(3)]).intersection(shirt), dark(SHIRT, 0.45), "fold", 0.2, True, 0.7)  # fmt: skip
    f.add(limb("-14,-68,4 2,-65,4.6 19,-69,4", 4), "#6a4030", "belt", 0.5)
    f.add(limb("0,-102,10 -4,-110,9", 3), dark(SKIN, 0.15), "neck", 0.7)
    # the head thrown back: the chin leads to the left and up
    top = Figure()
    face = fillet(U(ellipse(-4, -121, 11, 12), shape("-12,-111 -17,-116 -17,-129 -10,-134 0,-130 0,-112")), 2)
    top.add(face, SKIN, "face", 0.9)
    top.add(shape("-16,-123^ -21,-124 -18,-130 -15,-132^"), SKIN, "nose", 0.3)
    top.add(limb("-14,-128,.5 -12,-127,1.5 -10.5,-128.6,.5", 2), BOOT, "eye", 0.2, True)
    top.add(clean(face.intersection(T(face, 6, 5))), dark(SKIN, 0.22), "jaw", 0.2, True, 0.7)
    wrap = fillet(U(shape("-16,-131 -10,-141 2,-142 12,-134 14,-122 9,-112 2,-114 -2,-124 -9,-129")), 2)
    top.add(wrap, WRAP, "wrap", 0.9)
    top.add(U(limb("-14,-134,.5 -2,-132,1.8 10,-122,.5", 4), limb("-8,-139,.5 4,-135,1.6 12,-128,.5", 4)), dark(WRAP, 0.4), "wrap.fold", 0.2, True, 0.7)  # fmt: skip
    f.add(limb("11,-112,7 19,-104,7 20,-92,5 27,-82,3", 6), dark(WRAP, 0.12), "wrap.end", 0.7)
    f.extend(T(top, 4, 4, rot=40, o=(2, -110)))
    pack = [fillet(Polygon([(-36, -66 - 9 * k), (4, -63 - 9 * k), (6, -71 - 9 * k), (-35, -75 - 9 * k)]).buffer(1.5), 1) for k in range(4)]  # fmt: skip
    for k, g in enumerate(pack):
        f.add(g, (CARPET, "#a5763e", CARPET, "#9a5c4a")[k], "carpet", 0.8)
    f.add(U([limb([(-36 + 2.6 * k, -66, 1.2), (-36 + 2.6 * k, -58 - (k % 2), 0.6)], 1) for k in range(15)]), WRAP, "fringe", 0.3)  # fmt: skip
    f.add(U([T(Polygon([(0, -3), (3, 0), (0, 3), (-3, 0)]), x, -89 + 0.08 * x) for x in np.arange(-30, 4, 7)]), WRAP, "knots", 0.2, True, 0.8)  # fmt: skip
    f.add(fillet(limb("8,-96,13 9,-74,11 -14,-62,8.6", 6), 2), light(SHIRT, 0.12), "sleeve", 1)
    f.add(shape("-12,-66 -24,-64 -27,-60 -20,-57 -11,-58"), SKIN, "hand", 0.5)
    return f


def both() -> Figure:
    """Side by side, for a look."""
    f = Figure()
    f.extend(pushing_woman())
    f.extend(T(carpet_boy(), 260, 0))
    return f
