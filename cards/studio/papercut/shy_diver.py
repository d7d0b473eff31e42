"""A diver in a canvas suit and a brass helmet, seen from behind; he holds a bunch of sea flowers behind his back."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf

CANVAS, BRASS, LEAD, SKIN = "#c9b07c", "#cc8c30", "#5f7a70", "#b87a52"
BLOSSOMS = ("#f0705c", "#ffb27a", "#e2586a", "#ff8f74", "#ffd09a")


def _blossom(x: float, y: float, r: float, turn: float) -> tuple[object, object]:
    """(petals, heart) of an anemone."""
    petals = [
        limb([(x, y, r * 0.4), (x + r * 0.6 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.52), (x + r * math.cos(a + 0.2), y + r * 0.92 * math.sin(a + 0.2), r * 0.2)], 4)
        for a in np.linspace(0, 2 * math.pi, 8)[:-1] + turn
    ]  # fmt: skip
    return U(petals), ellipse(x, y, r * 0.3)


def shy_diver() -> Figure:
    """About 205 high, facing away and a little to the right, feet on 0,0. Anchors helmet, hose, flowers."""
    f = Figure()
    deep = mix(CANVAS, "#16403e", 0.5)
    leg_b = limb("11,-90,34 21,-56,28 24,-26,19", 6)
    leg_a = limb("-11,-90,35 -18,-54,30 -19,-20,20", 6)
    f.add(leg_b, mix(CANVAS, "#16403e", 0.25), "leg", 1.4)
    f.add(leg_a, CANVAS, "leg", 1.6)
    folds = U(limb("-34,-36,1 -20,-30,4 -6,-36,1", 5), limb("-34,-62,1 -22,-56,4 -8,-64,1", 5), limb("8,-44,1 22,-38,4 36,-46,1", 5), limb("8,-70,1 20,-62,4 34,-72,1", 5), limb("-32,-24,1 -20,-20,3 -8,-24,1", 5))  # fmt: skip
    f.add(folds, deep, "folds", 0.2, True, 0.55)
    for x, y, w in ((24, -9, 28), (-19, 0, 31)):  # boots of lead
        boot = fillet(shape(f"{x - w * 0.5},{y}^ {x - w * 0.5},{y - 20} {x - 9},{y - 27} {x + 9},{y - 27} {x + w * 0.56},{y - 14} {x + w * 0.54},{y}^"), 1)  # fmt: skip
        f.add(boot, "#3a2c28", "boot", 1.2)
        f.add(shape(f"{x - w * 0.56},{y + 2}^ {x - w * 0.54},{y - 4}^ {x + w * 0.58},{y - 4}^ {x + w * 0.6},{y + 2}^"), BRASS, "sole", 0.8)  # fmt: skip
        f.add(limb([(x - 13, y - 19, 3.4), (x + 13, y - 19, 3.4)], 1), dark(BRASS, 0.25), "strap", 0.6)
    trunk = shape("-27,-80^ -31,-100 -35,-126 -33,-148 -20,-157 4,-159 28,-157 40,-146 40,-124 33,-100 28,-80^ 0,-75")
    f.add(trunk, CANVAS, "trunk", 1.8)
    f.add(clean(trunk.intersection(T(trunk, -26, 4))), deep, "trunk.shade", 0.2, True, 0.32)
    creases = U(limb("-30,-132,1 -18,-124,4 -8,-112,1", 5), limb("36,-130,1 24,-122,4 14,-110,1", 5), limb("-28,-104,1 -14,-100,3 -2,-104,1", 5))  # fmt: skip
    f.add(creases, deep, "creases", 0.2, True, 0.5)
    f.add(shape("-30,-98^ 0,-92 31,-98^ 30,-87 0,-81 -28,-87^"), "#6a4c34", "belt", 1.0)
    for x in (-22, -9, 5, 19):
        f.add(fillet(shape(f"{x - 5},-96^ {x + 6},-95^ {x + 6},-80^ {x - 5},-81^"), 1), LEAD, "weight", 0.9)
    for s, lit in ((-1, 0.0), (1, 0.12)):  # both arms go behind the back
        arm = limb(
            [(2 + s * 33, -148, 22), (3 + s * 47, -113, 21.5), (2 + s * 34, -92, 18.5), (1 + s * 10, -86, 15)], 8
        )
        f.add(fillet(arm, 3), light(CANVAS, lit) if s > 0 else mix(CANVAS, "#16403e", 0.14), "arm", 1.6)
        f.add(U(limb([(3 + s * 56, -122, 1), (3 + s * 44, -114, 4), (3 + s * 38, -116, 1)], 4), limb([(3 + s * 50, -96, 1), (3 + s * 41, -102, 3), (3 + s * 36, -112, 1)], 4)), deep, "arm.folds", 0.2, True, 0.6)  # fmt: skip
        f.add(limb([(1 + s * 17, -95, 4), (1 + s * 15, -77, 4)], 2), "#8a3a34", "cuff", 0.8)
    f.add(U([limb([(q * 0.5 - 1, -60, 2), (1, -86, 2.6), (2 + q * 2.2, -110, 1.8)], 4) for q in (-6, -3, 0, 3, 6)]), "#4fb083", "stems", 0.8)  # fmt: skip
    f.add(U([leaf(1, -94, 22, a, 0.34) for a in (-2.9, -2.5, -0.7, -0.25)]), "#3f9a72", "leaves", 0.8)
    for k, (x, y, r) in enumerate(
        ((-20, -112, 13), (22, -114, 13), (-9, -126, 13), (12, -127, 13), (13, -106, 12), (-9, -104, 12), (2, -115, 15))
    ):
        petals, heart = _blossom(x + 1, y, r, k)
        f.add(petals, BLOSSOMS[k % 5], "blossom", 1.4)
        f.add(heart, "#fff0c0", "heart", 0.5)
    f.add(fillet(U(ellipse(-4, -86, 9, 7), ellipse(7, -85, 9, 7)), 2), SKIN, "hands", 1.0)
    f.add(U([limb([(x, -90, 0.8), (x + 1, -81, 1.4)], 2) for x in (-7, -2, 4, 9)]), dark(SKIN, 0.4), "fingers", 0.2, True, 0.6)  # fmt: skip
    collar = shape("-36,-144^ -30,-160 -14,-167 6,-168 26,-166 38,-158 43,-142^ 24,-136 4,-134 -18,-136")
    f.add(collar, BRASS, "collar", 1.8)
    f.add(limb("-35,-145,1 -16,-139,2.4 6,-137,2.4 26,-139,2 42,-144,1", 6), dark(BRASS, 0.4), "seam", 0.2, True, 0.8)
    f.add(U([ellipse(x, y, 2.2) for x, y in ((-29, -148), (-18, -144), (-5, -142), (9, -142), (23, -144), (35, -148))]), light(BRASS, 0.45), "bolts", 0.4)  # fmt: skip
    f.add(limb("-18,-163,9 6,-160,10 28,-164,9", 5), dark(BRASS, 0.12), "ring", 1.0)
    f.add(ellipse(8, -184, 26, 25), BRASS, "helmet", 2.0)
    ball = ellipse(8, -184, 26, 25)
    f.add(clean(ball.difference(ellipse(18, -188, 25, 25))), dark(BRASS, 0.5), "helmet.shade", 0.2, True, 0.6)
    f.add(clean(ellipse(16, -195, 9, 6, 30).intersection(ball)), "#fff0c0", "helmet.shine", 0.2, True, 0.75)
    f.add(U([limb([(8 - 25 * q, -184 - 1, 0.8), (8 - 22 * q, -198, 1.2), (8, -209, 0.8)], 5) for q in (-0.3, 0.45)]), dark(BRASS, 0.35), "helmet.seams", 0.2, True, 0.6)  # fmt: skip
    f.add(ellipse(31, -183, 6, 11.5, 6), light(BRASS, 0.2), "window.frame", 1.0)
    f.add(ellipse(32.4, -183, 3.8, 8.6, 6), "#d8f6dc", "window", 0.4)
    f.add(U(limb("-4,-190,10 -12,-198,9", 2), ellipse(-3, -189, 7)), dark(BRASS, 0.22), "valve", 1.0)
    f.add(U(limb("10,-208,9 12,-214,8", 2), limb("6,-213,4 18,-214,4", 2)), BRASS, "cock", 0.8)
    f.mark("helmet", 8, -184)
    f.mark("hose", -14, -200)
    f.mark("flowers", 2, -114)
    head_names = (
        "ring",
        "helmet",
        "helmet.shade",
        "helmet.shine",
        "helmet.seams",
        "window.frame",
        "window",
        "valve",
        "cock",
    )
    turned = T(f, 0, 0, 1, rot=9, o=(6, -164))  # he looks down at his plate
    f.pieces = [b if b.name in head_names else a for a, b in zip(f.pieces, turned.pieces, strict=True)]
    f.mark("hose", *turned.at("hose"))
    upper = T(f, 0, 0, 1, rot=4, o=(0, -84))  # and leans a little towards the table
    stay = ("boot", "sole", "strap", "leg", "folds")
    f.pieces = [a if a.name in stay else b for a, b in zip(f.pieces, upper.pieces, strict=True)]
    for k in ("helmet", "hose", "flowers"):
        f.mark(k, *upper.at(k))
    return f
