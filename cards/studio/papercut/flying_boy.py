"""A boy of six whom the wind holds out like a flag: fists, shoulder, hip and toes are one long curve.

Drawn in the coordinates of the card of the kite; the string comes from the lower left and ends in his two fists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

NEAR_FIST, FAR_FIST = (421, 406), (428, 372)  # both on the string
INK = "#6a3a28"

Paint = Callable[[str, str], str]


def _foot(x: float, y: float, rot: float, s: float) -> tuple[Any, Any]:
    """A bare foot, toes pointing away along +x, sole up, the ankle at x,y: (foot, its lines)."""
    g = shape("-14,-9 0,-12 9,-13 18,-8 34,-7 48,-5 57,1 54,9 42,12 26,12 8,11 -14,9")
    toes = [ellipse(55 - 1.5 * k, 6.5 - 3.6 * k, 6 - 0.5 * k, 3.4) for k in range(4)]
    cuts = U(
        [
            limb([(57 - 2 * k, 4.6 - 3.6 * k, 0.4), (47 - 2 * k, 3.4 - 3 * k, 1.5), (43 - 2 * k, 3 - 2.6 * k, 0.4)], 3)
            for k in range(3)
        ],
        limb("6,-9,.4 9,-4,1.5 8,1,.4", 3),
    )
    return T(fillet(U(g, toes), 1), x, y, s, rot=rot), T(cuts, x, y, s, rot=rot)


def flying_boy(fill: Paint) -> Figure:
    """The boy without what closes over the string; fill(lit, shade) gives the paint of a piece."""
    f = Figure()
    skin, far_skin = fill("#e2a274", "#8a5640"), fill("#c58660", "#7a4a3c")
    blue, blue_d, blue_l = fill("#5a9cc4", "#28507a"), fill("#44799f", "#23466c"), fill("#86bcd6", "#3a6a90")
    cloth, cloth_d = fill("#d6b070", "#866248"), fill("#b38c58", "#6a4c40")
    gold, gold_d = fill("#f6c458", "#b07636"), "#9a6428"
    # the scarf streams off his neck: the same curve as his body, above it
    scarf = limb("470,274,20 512,236,26 556,214,28 604,208,27 650,190,26 692,154,25 730,132,22", 12)
    f.add(scarf, gold, "scarf", 2.0)
    f.add(
        U([limb([(724 + 3 * k, 128 + 7 * k - 8, 4), (746 + 4 * k, 114 + 8 * k - 8, 2)], 2) for k in range(4)]),
        gold,
        "fringe",
        0.8,
    )
    f.add(
        U(*[limb([(x - 4, y - 14, 3), (x + 5, y + 14, 3)], 2) for x, y in ((540, 220), (556, 215), (628, 200), (644, 193), (704, 147))]).intersection(scarf),
        gold_d, "scarf.stripes", 0.2, True, 0.55,
    )  # fmt: skip
    # far leg
    g, cuts = _foot(752, 272, -10, 0.9)
    f.add(fillet(U(limb("690,276,38 722,280,28 752,272,18", 8), g), 4), far_skin, "leg.far", 1.2)
    f.add(cuts, INK, "lines", 0.2, True, 0.7)
    f.add(
        fillet(
            U(limb("626,272,56 664,278,50 704,279,44", 8), shape("700,256^ 722,250 716,270 728,286 712,302^ 694,300")),
            3,
        ),
        cloth_d,
        "trousers.far",
        1.2,
    )
    # near leg: hip, knee and toes in one sweep
    g, cuts = _foot(750, 186, -40, 0.95)
    f.add(fillet(U(limb("690,236,40 722,214,31 750,186,19", 8), g), 4), skin, "leg", 1.4)
    f.add(cuts, INK, "lines", 0.2, True, 0.75)
    near = fillet(
        U(limb("618,264,64 660,252,58 704,227,48", 10), shape("692,206^ 716,192 716,210 734,222 722,244^ 704,250")), 3
    )
    f.add(near, cloth, "trousers", 1.6)
    f.add(
        U(
            limb("640,282,.6 668,266,2.2 690,248,.6", 5),
            limb("694,214,.6 700,230,2 712,240,.6", 4),
            limb("640,236,.6 660,238,1.8 680,228,.6", 4),
        ),
        "#6f5038",
        "folds",
        0.2,
        True,
        0.6,
    )
    # jersey: the whole trunk
    trunk = shape("452,266^ 486,258 540,250 590,240 628,232^ 640,262 636,296^ 590,310 548,324 506,332 472,330^ 458,300")
    f.add(trunk, fill("#fff8e6", "#b9a89c"), "jersey", 1.2)
    stripes = [
        limb([(x - 3, y - 52, 5), (x + 3, y, 5.6), (x + 12, y + 50, 5)], 6)
        for x, y in ((498, 296), (519, 292), (540, 288), (561, 283), (582, 277), (602, 271), (621, 266))
    ]
    f.add(U(stripes).intersection(trunk.buffer(-0.6)), "#3f6f94", "stripes", 0.2, True, 0.7)
    # short jacket over the back, open below; its hem lifts and shows the lining
    f.add(shape("604,238^ 632,222 660,196 676,190^ 676,206 690,210^ 674,232 648,252 622,266^"), gold, "lining", 1.4)
    jacket = shape(
        "454,262^ 490,252 540,244 586,232 626,212 652,186^ 656,206 672,210^ 656,236 630,258 604,276^ 572,282 536,296 506,310 480,316^ 460,296"
    )
    f.add(jacket, blue, "jacket", 2.0)
    f.add(
        U(limb("540,256,.6 586,248,2.6 640,216,.6", 6), limb("548,282,.6 592,266,2.6 640,236,.6", 6), limb("520,262,.6 532,276,2 528,292,.6", 4)),
        "#1f3f66", "folds", 0.2, True, 0.55,
    )  # fmt: skip
    f.add(T(shape("-17,-11^ 17,-11^ 15,12 -15,12^"), 580, 258, 1, rot=-20), blue_l, "pocket", 0.9)
    f.add(T(limb("-17,-10,5 17,-10,5", 2), 580, 258, 1, rot=-20), blue_d, "flap", 0.6)
    f.add(
        U([ellipse(x, y, 3.2) for x, y in ((498, 308), (532, 294), (566, 281), (596, 273))]), "#f2dca8", "buttons", 0.5
    )
    # far arm, behind the chin, down to the string
    f.add(limb("480,298,44 454,326,36 438,350,28", 8), blue_d, "sleeve.far", 1.2)
    f.add(limb([(428, 340, 8), (448, 352, 8)], 1), blue_l, "cuff", 0.6)
    # neck and head
    f.add(fillet(limb("494,292,40 468,276,33 440,255,29", 6), 2), fill("#b87a52", "#7a4a3a"), "neck", 0.8)
    mood = Feeling(-6, -4, 1.05, (0.75, 0.75), 0.55, 0.34, 0.9, 0.6)
    hd = head("tq", 6, mood, "#dc9c70", "tousled", "#3a2420", lash=1.1)
    ax, ay = hd.at("neck")
    f.extend(T(T(hd, -ax, -ay, 1, flip=True), 430, 250, 0.92, rot=-12), "head.")
    # the scarf round the neck
    f.add(shape("454,264^ 470,256 488,266 498,286 498,304^ 484,312 468,302 456,284"), gold, "scarf.neck", 1.4)
    f.add(
        U(limb("458,262,.6 474,276,2 482,300,.6", 4), limb("470,258,.6 486,274,1.8 492,292,.6", 4)),
        gold_d,
        "folds",
        0.2,
        True,
        0.6,
    )
    # near shoulder and arm: one sheet from the neck to the wrist
    arm = shape("478,276^ 504,264 528,270 540,290 532,314 506,342 480,368 454,398^ 426,378^ 444,348 460,322 470,300")
    f.add(arm, fill("#6cacd0", "#2e5c88"), "sleeve", 2.2)
    f.add(
        U(
            limb("470,334,.6 484,344,2.2 494,342,.6", 4),
            limb("484,314,.6 500,326,2.4 514,322,.6", 4),
            limb("508,280,.6 522,290,1.8 526,304,.6", 4),
        ),
        "#1f3f66",
        "folds",
        0.2,
        True,
        0.55,
    )
    f.add(limb([(427, 374, 10), (455, 397, 10)], 1), blue_l, "cuff", 1)
    f.mark("fist", *NEAR_FIST)
    return f


def far_hand(fill: Paint) -> tuple[Figure, Figure]:
    """The bare far hand: (palm behind the string, fingers over it)."""
    back, over = Figure(), Figure()
    back.add(
        shape("442,346^ 428,346 418,354 416,372 422,386 434,386 440,372^"), fill("#c58660", "#7a4a3c"), "palm", 0.8
    )
    for k in range(4):
        x, y = 424 - 0.6 * k, 354 + 8.6 * k
        over.add(
            limb([(x + 12, y + 1, 8.4), (x + 2, y - 1, 9), (x - 6, y + 2, 8), (x - 3, y + 6, 6)], 4),
            fill("#d99a70", "#84523e"),
            "finger",
            0.9,
        )
    return back, over


def mitten(fill: Paint) -> tuple[Figure, Figure]:
    """The red mitten of the near hand: (palm behind the string, fingers and thumb over it)."""
    back, over = Figure(), Figure()
    red, deep = fill("#e2543c", "#a02c24"), fill("#b83a2c", "#7a2020")
    back.add(shape("446,390 428,384 408,394 402,412 412,428 430,424 444,410"), deep, "mitten.back", 0.8)
    over.add(fillet(limb("442,394,24 424,400,30 410,412,27 418,424,16", 6), 2), red, "mitten", 1.4)
    over.add(limb("414,400,.6 406,410,2 410,420,.6", 4), "#7a2020", "mitten.line", 0.2, True, 0.6)
    over.add(fillet(limb("436,386,14 420,384,15 406,392,12", 6), 1), fill("#f06a4e", "#b03428"), "mitten.thumb", 1.2)
    over.add(limb([(430, 378, 10), (452, 398, 10)], 1), deep, "mitten.cuff", 0.9)
    return back, over


def whole_boy() -> Figure:
    """Boy and hands in flat colours, for the grid."""
    paint: Paint = lambda lit, shade: lit
    f, hands = Figure(), [far_hand(paint), mitten(paint)]
    for part in (hands[0][0], hands[1][0], flying_boy(paint), hands[0][1], hands[1][1]):
        f.extend(part)
    return f
