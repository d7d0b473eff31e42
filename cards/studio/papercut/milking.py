"""Milking: ``cow()`` looks back over her shoulder, ``milker()`` is an astronaut on a stool behind her, in the same frame."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

RUST, ORANGE = "#a5502c", "#ef7a2c"  # hide, bands of the suit


def cow() -> Figure:
    """A cow facing right, her head turned back over her shoulder, tail up; feet on y 0."""
    hide, pale, deep = RUST, "#fbf0e2", "#2a1820"
    f = Figure()
    far = U(
        limb("122,-100,36 134,-58,21 129,-30,15 137,-5,16", 8),
        limb("-84,-104,50 -80,-68,30 -58,-46,20 -66,-24,15 -58,-5,17", 8),
    )
    f.add(fillet(far, 4), mix(hide, deep, 0.5), "far", 0.8)
    f.add(U(shape("128,0^ 130,-10 144,-10 147,0^"), shape("-67,0^ -66,-10 -51,-10 -48,0^")), deep, "hoof", 0.4)
    f.add(limb("-122,-160,11 -116,-206,8 -84,-236,6 -48,-232,5", 8), hide, "tail", 0.6)
    f.add(shape("-56,-238^ -36,-246 -10,-236 2,-212^ -18,-214 -44,-222"), pale, "tuft", 0.6)
    f.add(
        U(
            shape("-88,-82 -60,-76 -40,-70 -38,-54 -50,-44 -68,-44 -84,-54 -92,-70"),
            limb("-70,-48,7 -71,-34,5", 1),
            limb("-52,-48,7 -51,-35,5", 1),
        ),
        "#eba9a2",
        "udder",
        0.8,
    )
    trunk = shape(
        "-130,-164 -104,-176 -50,-168 10,-164 66,-172 104,-180 130,-160 140,-124 128,-88 98,-72 50,-62 -4,-58 -46,-64 -84,-78 -112,-88 -140,-110 -146,-142"
    )
    near = U(
        limb("106,-110,46 100,-62,26 105,-34,18 99,-5,19", 8),
        limb("-112,-126,64 -122,-82,38 -102,-52,22 -118,-26,17 -110,-5,19", 8),
    )
    body = fillet(U(trunk, near, limb("92,-136,84 128,-176,62 124,-212,48", 8)), 10)
    f.add(body, hide, "body", 1.6)
    lands = U(
        shape("-150,-150 -120,-184 -70,-180 -58,-150 -84,-132 -92,-108 -118,-112 -128,-86 -160,-100"),
        shape("-26,-176 6,-180 48,-176 52,-150 30,-138 36,-112 16,-92 2,-106 4,-126 -22,-138 -34,-158"),
        shape("72,-150 92,-160 112,-140 100,-120 106,-96 84,-88 70,-104 76,-126"),
        shape("-60,-92 -36,-100 -20,-84 -30,-58 -56,-60"),
    ).intersection(body)
    f.add(lands, pale, "lands", 0.5)
    fold = U(
        limb("-96,-96,1 -84,-118,2.4 -86,-140,1", 6),
        limb("92,-92,1 78,-112,2.6 80,-136,1", 6),
        limb("118,-150,1 104,-170,2.4 100,-186,1", 6),
    )
    f.add(fold, dark(hide, 0.45), "folds", 0.2, True, 0.7)
    f.add(U(shape("89,0^ 91,-11 108,-11 112,0^"), shape("-121,0^ -119,-11 -102,-11 -98,0^")), deep, "hoof", 0.4)
    h = Figure()
    h.add(
        U(limb("-15,-24,9 -30,-38,7 -28,-56,2.5", 6), limb("15,-24,9 30,-38,7 28,-56,2.5", 6)), "#f4e6cc", "horn", 0.8
    )
    h.add(
        U(shape("-16,-18^ -30,-26 -50,-22 -58,-10^ -44,-2 -26,-4"), shape("16,-18^ 30,-26 50,-22 58,-10^ 44,-2 26,-4")),
        dark(hide, 0.12),
        "ear",
        1.0,
    )
    h.add(shape("-22,-26 0,-33 22,-26 25,-6 19,16 19,34 12,46 0,49 -12,46 -19,34 -19,16 -25,-6"), hide, "face", 1.6)
    h.add(shape("0,-30 9,-16 7,10 14,28 0,32 -14,28 -7,10 -9,-16"), pale, "blaze", 0.4)
    h.add(shape("-18,34 -10,27 0,29 10,27 18,34 13,47 0,50 -13,47"), "#eab4a8", "muzzle", 0.6)
    h.add(
        U(ellipse(-7, 37, 2.6, 2), ellipse(7, 37, 2.6, 2), ellipse(-14, -3, 3.6, 4.6), ellipse(14, -3, 3.6, 4.6)),
        deep,
        "eye",
        0.2,
        True,
    )
    h.add(shape("-11,-33 0,-38 11,-33 7,-22 2,-26 -2,-20 -7,-25"), pale, "curl", 0.5)
    f.extend(T(h, 106, -216, 0.98, rot=26))
    f.add(limb("100,-168,6 122,-150,6 150,-166,6", 6), "#d8362c", "strap", 0.5)
    f.add(T(U(shape("-7,0^ -5,-12 5,-12 7,0^"), ellipse(0, 2, 3)), 126, -140, 1.2), "#f2c24a", "bell", 0.6)
    return f


def milker() -> Figure:
    """An astronaut on a stool behind the cow, facing right, both arms out to the udder; in the cow's frame."""
    suit, shade = "#fbf6ec", "#a9b6c4"
    f = Figure()
    wood = "#8a5a3a"
    f.add(
        U(limb("-262,-50,7 -276,-2,5", 1), limb("-214,-50,7 -202,-2,5", 1), limb("-238,-50,7 -238,0,5", 1)),
        dark(wood, 0.25),
        "stool",
        0.6,
    )
    f.add(shape("-274,-58 -238,-63 -202,-58 -204,-50 -238,-46 -272,-50"), wood, "seat", 0.8)
    f.add(
        fillet(U(limb("-240,-74,36 -186,-84,31 -160,-72,26", 6), limb("-162,-74,26 -150,-42,23 -156,-14,22", 6)), 4),
        shade,
        "leg",
        1,
    )
    f.add(shape("-170,0^ -130,0^ -127,-9 -142,-17 -168,-18"), "#6a7684", "boot", 0.6)
    f.add(limb("-196,-122,20 -150,-92,15 -96,-62,11 -74,-50,9", 6), shade, "arm.far", 0.8)
    f.add(shape("-300,-160^ -262,-172^ -236,-96^ -272,-76^").buffer(5), "#c4ccd4", "pack", 1.2)
    f.add(U(T(box(-9, -5, 9, 5), -276, -146, rot=-20), T(box(-9, -5, 9, 5), -266, -118, rot=-20)), ORANGE, "dial", 0.4)
    f.add(fillet(limb("-240,-68,54 -232,-110,58 -208,-150,46", 8), 3), suit, "torso", 1.4)
    f.add(
        fillet(U(limb("-244,-68,40 -196,-76,34 -176,-68,29", 6), limb("-176,-70,29 -178,-40,25 -172,-13,24", 6)), 4),
        suit,
        "leg",
        1.2,
    )
    f.add(U(limb("-190,-32,5 -176,-28,6 -162,-32,5", 4)), ORANGE, "band", 0.3, True)
    f.add(shape("-186,0^ -146,0^ -141,-9 -158,-18 -186,-18"), "#8a96a4", "boot", 0.6)
    f.add(T(box(-8, -8, 8, 8), -226, -112, rot=-12), ORANGE, "patch", 0.4)
    f.add(limb("-200,-150,20 -186,-164,18", 3), "#9a6244", "neck", 0.8)
    f.add(
        shape("-170,-190 -158,-182 -152,-170 -147,-164 -152,-160 -154,-150 -164,-146 -180,-150 -188,-168"),
        "#a86f50",
        "head",
        1,
    )
    f.add(
        shape("-152,-180 -160,-196 -180,-198 -196,-186 -198,-168 -190,-156^ -184,-164 -182,-176 -170,-184^"),
        "#33202a",
        "hair",
        0.8,
    )
    f.add(ellipse(-180, -168, 4, 5.4), "#b97e5e", "ear", 0.4)
    f.add(limb("-174,-169,1 -168,-167,1.8 -162,-169,1", 3), "#33202a", "lid", 0.2, True)
    f.add(shape("-214,-150 -194,-162 -172,-152 -166,-140 -186,-132 -212,-138"), "#d4dae0", "ring", 1)
    f.add(fillet(limb("-214,-134,32 -196,-98,27 -148,-74,20 -98,-54,15", 8), 2), suit, "arm", 1.4)
    f.add(
        U(limb("-206,-104,5 -194,-90,6 -184,-84,5", 3), limb("-112,-66,4 -106,-56,5 -102,-48,4", 3)),
        ORANGE,
        "band",
        0.3,
        True,
    )
    f.add(ellipse(-86, -48, 12, 9, 18), "#8a96a4", "glove", 0.8)
    return f
