"""A very young conductor from behind, in a tailcoat too wide for her: weight on one leg, the wind in the tails."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand

CLOTH, TROUSERS, SEAM, LINING = "#26281f", "#1b1d17", "#8f8a5c", "#a08a4c"
SKIN, HAIR, LINEN = "#43301f", "#1f1a14", "#f4ecce"


def hair_cloud() -> Figure:
    """A round cloud of hair, a little blown; nape and collar below."""
    f = Figure()
    f.add(limb([(4, -157, 11), (5, -166, 11)], 2), SKIN, "neck")
    f.add(shape("-6,-158 4,-155 14,-160 14,-155 4,-150.5 -7,-153.5"), LINEN, "collar", 0.6)
    curls = [(-12, -172, 8), (-14, -182, 8), (-9, -193, 9), (2, -199, 9), (13, -198, 9), (22, -190, 9), (26, -180, 7), (22, -171, 8), (13, -166, 7), (0, -166, 7)]  # fmt: skip
    f.add(fillet(U(ellipse(6, -181, 19, 18), [ellipse(*c) for c in curls]), 1), HAIR, "hair")
    arcs = [limb([(x - 4, y + 1, 0.5), (x, y - 3, 1.1), (x + 4, y, 0.5)], 4) for x, y in ((-4, -188), (6, -192), (15, -186), (-2, -178), (9, -180), (17, -176), (4, -170))]  # fmt: skip
    f.add(U(arcs), "#6a5334", "hair.curls", 0.2, True, 0.7)
    return f


def conductor() -> Figure:
    """200 units to the crown, feet at 0,0; her right hand is up, the left one has the baton and lets it rest."""
    f = Figure()
    # the free leg on its toe, then the leg she stands on
    f.add(limb([(4, -90, 21), (14, -48, 15), (13, -15, 10.5)], 5), TROUSERS, "leg.free")
    f.add(shape("9,-14 17,-15 22,-4 23,1 10,1 10,-5"), TROUSERS, "shoe.free")
    f.add(limb([(-10, -90, 23), (-15, -46, 16), (-13, -7, 11.5)], 5), TROUSERS, "leg")
    f.add(shape("-20,-8 -7,-8 -5,1^ -24,1^"), TROUSERS, "shoe")
    # tails, the right one caught by the wind so that we see its lining
    right = shape("-2,-101^ 22,-102^ 27,-86 42,-72 64,-67^ 61,-56^ 36,-56 16,-66 4,-82")
    f.add(right, CLOTH, "tail.right", 0.8)
    f.add(
        clean(shape("4,-82^ 16,-66 36,-56 61,-56^ 62,-59^ 40,-62 20,-72 8,-86").intersection(right)),
        LINING, "tail.lining", 0.2, True, 0.95,
    )  # fmt: skip
    # arms: the spread one in a sleeve that covers half the hand, the lifted one out of a sleeve that has slipped
    f.add(limb([(-90, -130, 1.6), (-132, -146, 0.9)], 1), "#3a3424", "baton")
    fist = T(T(hand("fist", SKIN), 0, 0, 0.2, o=(0, 0)), -78, -126, rot=186, o=(0, 0))
    for p in fist.pieces:
        f.pieces.append(p)
    f.add(limb([(-20, -139, 20), (-50, -119, 17), (-76, -125, 15)], 4), CLOTH, "sleeve.low")
    f.add(limb([(-77, -133, 2.6), (-79, -117.5, 2.6)], 1), LINEN, "cuff.low", 0.3)
    up = T(T(hand("wave", SKIN), 0, 0, 0.33, o=(0, 0)), 55, -222, rot=-86, o=(0, 0))
    f.add(limb([(50, -208, 8.5), (55, -225, 8)], 2), SKIN, "wrist")
    for p in up.pieces:
        f.pieces.append(p)
    f.add(shape("43,-206^ 57,-208^ 58,-218^ 45,-216.5^"), LINEN, "cuff.up", 0.4)
    wide = shape("39,-192^ 38,-212^ 61,-215^ 58,-196 55,-186^")
    f.add(U(limb([(20, -144, 21), (42, -176, 18), (48, -198, 18)], 4), wide), CLOTH, "sleeve.up")
    f.add(U(limb([(33, -152, 0.5), (38, -166, 1.3), (38, -178, 0.5)], 4), limb([(46, -172, 0.5), (47, -184, 1.2), (44, -194, 0.5)], 4)), SEAM, "creases", 0.2, True, 0.6)  # fmt: skip
    back = shape(
        "-8,-156 -24,-150 -31,-140 -29,-124 -26,-106 -26,-98^ 3,-94 22,-100^ 22,-108 27,-128 33,-148 22,-157 12,-157 3,-153"
    )
    left = shape("-26,-100^ 1,-97^ 1,-80 2,-58 7,-33^ -3,-33^ -16,-50 -25,-76")
    f.add(left, CLOTH, "tail.left", 0.8)
    f.add(back, CLOTH, "back")
    seams = [
        limb([(2, -152, 0.6), (-1, -128, 1.2), (-2, -101, 1)], 4),
        limb([(-24, -139, 0.5), (-14, -126, 1.2), (-10, -101, 0.9)], 4),
        limb([(26, -143, 0.5), (13, -128, 1.2), (8, -102, 0.9)], 4),
        limb([(-25.5, -102, 0.7), (-17, -100.5, 0.9), (-12, -100, 0.5)], 4),
        limb([(10, -102, 0.5), (15, -103, 0.9), (21.5, -105, 0.7)], 4),
    ]
    f.add(U(seams), SEAM, "seams", 0.2, True, 0.55)
    # of the two buttons at the waist one is left, and a thread
    f.add(ellipse(-10, -100, 2.6), "#d8cc94", "button", 0.3)
    f.add(limb([(8, -101, 0.9), (11, -96, 0.9), (9, -92, 0.6)], 4), "#d8cc94", "thread", 0.2, True)
    f.extend(hair_cloud())
    f.mark("hand", 55, -238)
    return f
