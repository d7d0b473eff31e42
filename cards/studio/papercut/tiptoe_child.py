"""A barefoot child of seven who reaches up, the nightcap in the other hand."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.gestures import palm_up

Paint = Any  # (lit, shade, reach, middle) -> a fill that falls off from the light
SKIN = "#c98a62"


def child(paint: Paint) -> Figure:
    """Seven years old, on tiptoe, 300 high from toe to fingertip, feet on 0,0; one hand up, the nightcap in the other."""
    f = Figure()
    skin, skin_d = paint("#e8b083", "#7a5260", 560), paint("#c48a68", "#5f4458", 560)
    gown, gown_d = paint("#fff6dc", "#8a86a8", 640, "#f3dcc0"), paint("#e4cdb8", "#565f8c", 560)
    # far leg: stretched back, on its toes
    f.add(fillet(limb("-10,-66,26 -20,-34,22 -28,-12,15 -20,-2,12", 8), 2), skin_d, "leg.far")
    f.add(shape("-35,-12 -24,-16 -18,-9 -6,-3 -2,2^ -26,3 -30,-2"), skin_d, "foot.far")
    # near leg
    f.add(fillet(limb("8,-70,29 10,-36,24 6,-14,16 14,-3,13", 8), 2), skin, "leg")
    f.add(shape("-2,-15 10,-19 17,-10 30,-4 38,-1 37,3^ 8,4 0,-2"), skin, "foot")
    f.add(
        U([limb([(33 - 4.4 * k, -2, 0.4), (31.5 - 4.4 * k, 1, 1.3), (31 - 4.4 * k, 3, 0.5)], 3) for k in range(3)]),
        "#6a3a34",
        "toes",
        0.2,
        True,
        0.7,
    )
    # far arm, thrown back for balance; the nightcap hangs from it
    cap = shape("-72,-150^ -58,-142 -52,-126 -62,-96 -84,-66 -112,-46^ -106,-74 -98,-104 -96,-130 -90,-146^")
    f.add(cap, paint("#8fb6d8", "#33508a"), "cap", 1.4)
    f.add(
        U(
            [
                limb(
                    [
                        (-104 + 2 * k, -148 + 20 * k, 6),
                        (-84 - 3 * k, -136 + 19 * k, 7),
                        (-58 - 10 * k, -128 + 18 * k, 6),
                    ],
                    5,
                )
                for k in range(5)
            ]
        ).intersection(cap),
        "#f6ead0",
        "stripes",
        0.2,
        True,
        0.85,
    )
    f.add(ellipse(-112, -42, 9), paint("#fff6e0", "#8a90b4"), "bobble", 0.8)
    f.add(fillet(limb("-16,-164,36 -46,-158,34 -72,-152,26", 8), 2), gown_d, "sleeve.far")
    fist = T(U(ellipse(-82, -150, 11, 9.5), limb("-88,-146,8 -80,-140,8 -72,-142,7", 3)), 0, 0)
    f.add(fist, skin_d, "fist.far", 0.8)
    # the nightshirt: one shape from shoulder to hem, blown back
    body = shape(
        "-20,-184^ 6,-190 26,-180 36,-160 34,-128 40,-94 48,-62^ 20,-54 -8,-56 -36,-48 -58,-56^ -44,-92 -34,-128 -32,-160"
    )
    f.add(body, gown, "gown", 1.6)
    st = [
        limb([(x0, -186, 3), (x1, -120, 3.6), (x2, -46, 4)], 6)
        for x0, x1, x2 in ((-22, -24, -42), (-8, -10, -20), (6, 6, 2), (20, 22, 26), (32, 36, 46))
    ]
    f.add(U(st).intersection(body.buffer(-1)), paint("#d98a78", "#5a5890"), "stripes", 0.2, True, 0.65)
    f.add(
        U(limb("-30,-120,.8 -36,-90,3 -50,-58,.8", 5), limb("16,-120,.8 20,-90,3 14,-58,.8", 5)),
        "#6a6488",
        "folds",
        0.2,
        True,
        0.5,
    )
    # neck, head lifted
    f.add(limb("2,-178,26 8,-196,23 12,-208,23", 5), skin_d, "neck", 0.8)
    f.add(shape("-18,-186^ -2,-192 14,-196 28,-186^ 22,-176 4,-176 -12,-178"), gown, "collar", 1)
    mood = Feeling(-5, -4, 1.15, (0.7, -0.9), 0.35, 0, 0.7, 0.4)
    hd = head("side", 7, mood, SKIN, "curly", "#4a2a20", lash=1.1, iris="#5a3a28")
    ax, ay = hd.at("neck")
    f.extend(T(T(hd, -ax, -ay), 8, -204, 0.82, rot=-30), "head.")
    # near arm, straight up to the key
    f.add(fillet(limb("26,-166,38 58,-204,33 76,-240,26", 8), 2), gown, "sleeve", 1.8)
    f.add(
        U(limb("44,-182,.6 52,-188,2 62,-184,.6", 4), limb("56,-208,.6 62,-214,2 74,-210,.6", 4)),
        "#6a6488",
        "folds",
        0.2,
        True,
        0.5,
    )
    back, front = palm_up(SKIN)
    for q in (back, front):
        f.extend(T(q, 78, -241, 0.56, rot=-66).recolour(lambda c: mix(c, "#ffdc9a", 0.22)), "hand.")
    return f
