"""An old man in a winter overcoat, seen from behind, who has one bare foot over a threshold of light; his dog holds back."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
COAT, COAT_D, FELT, SKIN = "#4a5459", "#2f3940", "#5a4a3c", "#d9a077"


def walker() -> Figure:
    """235 high, the booted foot on 0,0, the bare one ahead at (92, -62); one hand up on a rim at (-46, -206), the other
    holds the lead at (26, -98). Anchors: bare, rim, lead."""
    f = Figure()
    # the stepping leg: thigh into the light, trouser turned up, bare shin and foot
    f.add(limb("76,-98,15 82,-80,12 85,-64,9", 5), "#e0a87c", "shin")
    f.add(shape("77,-70 88,-74 97,-70 108,-67 112,-62 108,-58 92,-57 80,-59"), "#e8b48a", "foot", 0.8)
    f.add(U([limb([(102 + 2.6 * k, -66 + 1.4 * k, 0.5), (104 + 2.4 * k, -62 + k, 1.1)], 1, 3) for k in range(3)]), "#8a5636", "toes", 0.2, True)  # fmt: skip
    f.add(fillet(limb("14,-106,38 44,-110,33 66,-104,27 78,-92,22", 8), 4), "#3d474c", "thigh", 1.2)
    f.add(limb("67,-92,8 78,-86,9 90,-90,7", 3), "#6a757b", "turn-up", 0.8)
    # the standing leg
    f.add(limb("-12,-100,38 -14,-58,29 -15,-16,23", 6), "#333d43", "leg")
    f.add(U(limb("-24,-52,.6 -14,-46,2.4 -4,-52,.6", 4), limb("-25,-30,.6 -15,-24,2.2 -5,-30,.6", 4)), "#1f282d", "leg.folds", 0.2, True, 0.7)  # fmt: skip
    f.add(shape("-29,-24^ -2,-24^ 0,-12 3,-3 1,3^ -30,3^ -32,-6 -30,-14"), "#2a211c", "boot", 1.2)
    f.add(shape("-31,-4 2,-4 2,3 -31,3"), "#16110e", "sole", 0.4)
    # the arm on the rim: behind the shoulder
    f.add(fillet(limb("-30,-172,30 -52,-164,27 -60,-178,22 -52,-196,17", 8), 5), mix(COAT, COAT_D, 0.3), "sleeve.far", 1.2)  # fmt: skip
    f.add(U(ellipse(-48, -205, 8, 8.5), limb("-51,-208,5 -46,-215,5 -38,-215,4", 4), limb("-48,-204,5 -41,-210,5 -35,-209,4", 4), limb("-46,-200,5 -39,-204,4.6 -34,-203,4", 4)), SKIN, "hand.far", 0.8)  # fmt: skip
    # coat: shoulders round, skirts drawn along by the step
    coat = shape("-36,-170 -26,-184 -4,-190 18,-188 34,-178 43,-158 47,-132 56,-112 66,-90^ 52,-76 30,-66 10,-56 -14,-46 -36,-44 -46,-48^ -45,-80 -43,-112 -40,-144")  # fmt: skip
    f.add(coat, COAT, "coat", 2)
    f.add(clean(shape("-2,-100^ 6,-100 14,-76 12,-55 4,-52 0,-74").intersection(coat)), COAT_D, "vent", 0.8)
    f.add(clean(shape("-46,-48^ -44,-90 -38,-120 -30,-120 -34,-84 -32,-46 -38,-44").intersection(coat)), "#3a444a", "fold", 0.8)  # fmt: skip
    f.add(clean(shape("28,-112 38,-114 52,-98 62,-86 52,-76 40,-90").intersection(coat)), "#59646a", "fold", 0.8)
    lines = "-20,-182,.6 -16,-150,2.2 -20,-116,.6", "24,-180,.6 24,-150,2.4 18,-118,.6", "2,-186,.5 3,-150,1.2 0,-104,.6", "-34,-120,.6 -20,-112,2 2,-110,.6", "36,-126,.6 24,-114,2 4,-110,.6", "-24,-96,.6 -26,-72,2.4 -24,-48,.6", "16,-96,.6 24,-80,2.4 28,-64,.6"  # fmt: skip
    f.add(U([limb(q, 6) for q in lines]).intersection(coat), "#1f282d", "seams", 0.2, True, 0.6)
    belt = shape("-26,-116 -24,-107 2,-103 26,-108 28,-117 2,-112")
    f.add(belt, "#3a444a", "belt", 0.8)
    f.add(U(ellipse(-18, -111, 2.2), ellipse(20, -112, 2.2)), "#8a7a5c", "buttons", 0.4)
    # the near arm hangs back with the lead
    f.add(fillet(limb("30,-168,31 42,-148,28 42,-128,24 32,-112,20", 8), 5), "#535e64", "sleeve", 1.6)
    f.add(U([limb(q, 5) for q in ("30,-150,.6 44,-142,2.2 56,-150,.6", "30,-132,.6 44,-126,2 54,-134,.6")]), "#262f34", "sleeve.folds", 0.2, True, 0.7)  # fmt: skip
    f.add(U(ellipse(27, -105, 8, 8), limb("22,-104,5 21,-97,4.6 25,-94,4", 3), limb("30,-102,5 29,-95,4.6 26,-92,4", 3)), SKIN, "hand", 0.9)  # fmt: skip
    # neck, head turned a little to the light: ear, cheek, white whiskers, nose
    f.add(limb("0,-180,27 6,-194,25", 3), "#b9805a", "neck")
    f.add(shape("-12,-214 -14,-200 -6,-188 10,-184 22,-187 27,-194 29,-199 34,-203 29,-208 26,-216 10,-222"), SKIN, "face", 1.2)  # fmt: skip
    f.add(shape("6,-200 14,-194 24,-195 28,-191 26,-184 16,-180 4,-183"), "#f3efe4", "beard", 0.8)
    f.add(shape("-14,-214^ -16,-200 -9,-190 0,-187 2,-198 8,-205 8,-216^"), "#e6e1d4", "hair", 0.8)
    f.add(shape("3,-206 9,-208 11,-201 7,-195 3,-198"), "#cf9468", "ear", 0.6)
    # scarf: wound twice, one end down the back
    f.add(shape("-24,-180 -20,-192 2,-197 22,-192 27,-182 18,-173 0,-170 -16,-173"), "#b9ad94", "scarf", 1.6)
    f.add(U([limb(q, 6) for q in ("-22,-184,.6 0,-178,2 24,-186,.6", "-18,-176,.6 0,-173,1.6 18,-177,.6", "-16,-191,.6 0,-187,1.6 18,-191,.6")]), "#6f6650", "scarf.folds", 0.2, True, 0.7)  # fmt: skip
    end = shape("-20,-178 -6,-174 -8,-150 -14,-124^ -30,-128^ -28,-152")
    f.add(end, "#a89c82", "scarf.end", 1.4)
    f.add(U([limb([(-29 + 3.6 * k, -128 + 0.8 * k, 1.4), (-31 + 3.8 * k, -118 + 0.8 * k, 1)], 1, 3) for k in range(5)]), "#a89c82", "fringe", 0.6)  # fmt: skip
    f.add(U([limb([(-28 + 0.4 * k, -138 - 9 * k, 2.6), (-10 + 0.6 * k, -134 - 9 * k, 2.6)], 1, 3) for k in range(3)]).intersection(end), "#6f6650", "stripes", 0.2, True, 0.6)  # fmt: skip
    # hat, pushed on
    f.add(shape("-27,-213 -16,-219 8,-223 28,-222 39,-216 30,-212 8,-211 -14,-208"), mix(FELT, "#1f1814", 0.35), "brim", 1.4)  # fmt: skip
    f.add(shape("-17,-216 -17,-230 -11,-240 0,-239 9,-243 20,-239 26,-228 27,-219 8,-217"), FELT, "crown", 1.2)
    f.add(shape("-17,-217 -17,-223 8,-225 27,-225 27,-219 8,-217"), "#2a211c", "band", 0.6)
    f.mark("bare", 92, -62)
    f.mark("rim", -42, -208)
    f.mark("lead", 26, -97)
    return f


def lay_walker(sc: Scene, x: float, y: float, s: float) -> Figure:
    """He stands against the light: dark from behind, warm along every edge that turns to it."""
    p = T(walker(), x, y, s)
    put(sc, p, z=2, sh=0.45, rim=(-1.4, 1.0, "#ffe6a2", 0.9))
    g = p.outline()
    sc.flat(g, sc.lin([(0, "#2a2f30", 0.5), (0.5, "#2a2f30", 0.3), (0.8, "#2a2f30", 0.0)], x - 50 * s, 0, x + 60 * s, 0), 1, "multiply")  # fmt: skip
    rimlight(sc, g, -3, 1.5, "#ffedb4", 1, 1.2, (x + 60, y - 150), 340)
    rimlight(sc, g, 2, 1.5, "#f4f1e6", 0.7, 1, (x - 60, y - 150), 300)
    return p


def hound() -> Figure:
    """A rough-haired dog facing left, 142 high, sat down against the lead: forelegs stemmed, chin drawn in, tail flat. Anchor: collar."""
    dun, deep, pale = "#6a4a30", "#432c1c", "#e3d3b0"
    f = Figure()
    f.add(limb("52,-10,11 70,-5,9 84,-8,6 92,-14,3", 6), deep, "tail")
    f.add(U(limb("6,-54,20 -12,-26,12 -26,-6,10", 6), ellipse(-31, -2, 10, 5.4)), deep, "fore.far")
    f.add(limb("34,-8,12 14,-3,11", 3), deep, "hind.far")
    trunk = shape("-16,-104 2,-106 18,-98 34,-80 50,-54 62,-26 60,-6 44,3 18,1 4,-20 -8,-44 -18,-70 -22,-88")
    f.add(trunk, dun, "trunk", 1.6)
    f.add(shape("-22,-94 -12,-90 -6,-72 -2,-48 8,-24 2,-22 -10,-44 -20,-68").intersection(trunk), pale, "chest", 0.6)
    saddle = shape("2,-106 18,-98 34,-80 50,-54 60,-30 48,-30 34,-50 20,-72 6,-86").intersection(trunk)
    f.add(saddle, deep, "saddle", 0.6)
    f.add(shape("20,-34 34,-44 52,-38 62,-20 58,-2 40,4 22,1 16,-14"), mix(dun, "#8a6440", 0.4), "thigh", 1.2)
    f.add(U(limb("50,-6,12 28,-2,11 6,-1,10", 4), ellipse(2, -2, 9, 5)), dun, "hind", 0.8)
    f.add(U(limb("-4,-60,23 -24,-32,13 -38,-10,10.5", 6), ellipse(-44, -3, 11, 6)), mix(dun, "#8a6440", 0.3), "fore", 1.2)  # fmt: skip
    f.add(U([limb([(-50 + 4 * k, -4, 0.5), (-51 + 4 * k, 0, 1.1)], 1, 3) for k in range(3)]), "#20140c", "toes", 0.2, True)  # fmt: skip
    f.add(shape("-50,-7 -44,-10 -36,-8 -34,0 -44,3 -54,2").intersection(shape("-56,-10 -30,-12 -30,4 -56,4")), pale, "sock", 0.4)  # fmt: skip
    # neck drawn back, chin on the breast, ear flat
    f.add(limb("0,-94,32 2,-110,29 0,-122,26", 5), dun, "neck", 1)
    f.add(shape("-20,-108 -8,-102 10,-102 18,-108 16,-101 4,-95 -10,-96 -20,-102"), "#2a1a12", "collar", 0.8)
    f.add(ellipse(-18, -100, 3.4), "#f0c64e", "tag", 0.5)
    skull = shape("-42,-122 -30,-131 -22,-140 -6,-146 10,-142 18,-130 16,-116 4,-108 -12,-108 -26,-108 -38,-110 -45,-115")  # fmt: skip
    f.add(skull, dun, "head", 1.4)
    f.add(shape("-45,-116 -36,-124 -26,-122 -18,-112 -26,-106 -38,-109").intersection(skull.buffer(1)), pale, "muzzle", 0.5)  # fmt: skip
    f.add(U(limb("-36,-108,2 -38,-103,1 -37,-99,.4", 3, 3), limb("-31,-108,2 -32,-102,1 -30,-98,.4", 3, 3), limb("-26,-108,2 -26,-103,1 -24,-99,.4", 3, 3)), pale, "beard", 0.5)  # fmt: skip
    f.add(ellipse(-43.6, -118, 4, 3.4), "#20140c", "nose", 0.5)
    f.add(limb("-40,-111,.6 -32,-112,1.3 -25,-110,.6", 3), "#20140c", "mouth", 0.2, True)
    f.add(ellipse(-21, -127, 3, 2.8), "#1a100a", "eye", 0.2, True)
    f.add(ellipse(-22, -128, 1), "#fff6de", "glint", 0.2, True)
    f.add(limb("-28,-133,.6 -22,-136,2.2 -15,-133,.8", 3), pale, "brow", 0.2, True)
    f.add(shape("-2,-142 8,-144 18,-134 24,-116 20,-102 12,-100 4,-112 -2,-128"), deep, "ear", 1)
    tufts = [(24, -92, 24), (38, -74, 20), (50, -54, 14), (60, -30, 8), (60, -14, 2), (-20, -76, 160), (-14, -56, 160), (-4, -34, 165), (20, -20, 110), (36, -40, 30)]  # fmt: skip
    f.add(U([T(U(limb("0,0,2.4 7,1,.4", 2, 3), limb("-3,2,2.2 4,5,.4", 2, 3)), tx, ty, rot=a) for tx, ty, a in tufts]), mix(dun, "#20140c", 0.25), "tufts", 0.3)  # fmt: skip
    hairs = ["8,-84,.4 18,-70,1.4 26,-54,.4", "-2,-76,.4 4,-60,1.4 12,-44,.4", "30,-36,.4 40,-26,1.6 44,-12,.4", "46,-34,.4 52,-22,1.4 52,-10,.4", "16,-88,.4 28,-72,1.2 38,-54,.4"]  # fmt: skip
    f.add(U([limb(q, 5, 3) for q in hairs]), "#20140c", "hairs", 0.2, True, 0.5)
    f.mark("collar", -20, -102)
    return f


def lay_dog(sc: Scene, x: float, y: float, s: float) -> Figure:
    """He would rather stay."""
    d = T(hound(), x, y, s)
    sc.flat(ellipse(x + 8 * s, y + 2, 60 * s, 7 * s), "#3a444a", 0.6, "multiply", 3)
    put(sc, d, z=1.8, sh=0.45, rim=(2.0, 1.6, "#ffe6a2", 0.9))
    rimlight(sc, d.outline(), 3, 2, "#fff0bc", 0.9, 1.2, (x - 40, y - 150), 260)
    return d
