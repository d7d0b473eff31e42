"""A bear in a dressing gown, seated and seen from behind in three-quarter view, reading to the right; base y 0, about 600 high."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.hand import fur


def reading_bear() -> dict[str, Any]:
    """Pieces in laying order (see BEAR_ORDER); the book lies between (196,-372) and (420,-196)."""
    gown = shape(
        "-20,-424 -90,-414 -160,-376 -204,-306 -226,-206 -236,-100 -232,-10^ -120,2 0,4 120,2 190,-6^ 196,-90 184,-170 166,-250 142,-340 100,-398 40,-422"
    )
    skirt = shape("-234,-60^ -242,-30 -250,0^ -120,10 0,12 130,10 236,2^ 226,-40 196,-78 150,-96^ 60,-70 -80,-56")
    head = shape(
        "-78,-404 -92,-450 -88,-500 -62,-544 -16,-566 34,-560 68,-540 92,-514 114,-502 142,-494 168,-480 184,-462 184,-446 172,-434 146,-428 118,-420 92,-402 52,-384 -10,-378 -58,-386"
    )
    head = T(head, 0, 0, rot=9, o=(0, -420))
    neck = limb("-14,-410,170 10,-450,170 16,-470,150", 6)
    mv = lambda g: T(g, 0, 0, rot=9, o=(0, -420))
    h = fillet(U(head, mv(neck)), 6)
    h = fur(
        h, 14, 0.13, 4, where=lambda x, y, nx, ny: (0.85, -0.7, 0.4) if (nx < 0.25 or ny > 0.3) and x < 96 else 0, w=4.5
    )
    h = clean(h.difference(T(gown, 0, 30)))
    gown = fillet(U(gown, skirt), 10).difference(
        U(limb("-262,-180,26 -240,-172,12", 4), limb("214,-182,30 188,-182,12", 4))
    )
    gown = rounded(clean(gown), 6)
    sleeve = limb("92,-330,124 136,-276,120 170,-232,104 206,-224,86 246,-244,72 266,-256,66", 10)
    far_sleeve = limb("96,-352,80 180,-330,70 236,-336,58 262,-346,52", 8)
    paw = fur(
        shape("250,-286 272,-292 300,-290 322,-280 330,-266 322,-250 300,-240 272,-232 254,-236^ 246,-262"),
        7,
        0.2,
        6,
        where=lambda x, y, nx, ny: 0.8 if ny < 0 else 0.4,
        w=3,
    )
    claws = U(
        [
            limb([(x, y, 5.5), (x + 8, y + 2, 4), (x + 14, y + 7, 1)], 5)
            for x, y in ((325, -272), (326, -261), (318, -250))
        ]
    )
    pointing = limb([(318, -284, 7), (334, -288, 5), (348, -283, 1)], 5)
    folds = [
        "-150,-350,1 -184,-260,4 -196,-150,5 -190,-40,2", "-96,-300,1 -120,-210,4 -128,-120,5 -120,-30,2", "-30,-280,1 -46,-190,4 -50,-110,4 -40,-24,2",
        "40,-250,1 40,-180,4 48,-110,4 62,-30,2", "96,-210,1 110,-150,4 124,-90,4 140,-30,1", "-60,-390,1 -70,-340,3 -66,-290,1", "60,-392,1 84,-340,3 96,-290,1",
    ]  # fmt: skip
    stripes = []
    for a in np.linspace(-216, 176, 15):
        x0 = a * 0.62 - 12
        stripes.append(limb([(x0, -420, 2.4), (x0 + (a - x0) * 0.55, -300, 3), (a, -160, 3.4), (a * 1.03, 10, 3.4)], 6))
    cuff = limb("246,-298,18 264,-272,25 270,-240,25 262,-212,18", 6)
    lines = []
    rng = random.Random("bear hair")
    for _ in range(190):
        x, y = rng.uniform(-90, 96), rng.uniform(-580, -390)
        a = -2.4 + 0.006 * (x + 90) + rng.uniform(-0.25, 0.25)
        L = rng.uniform(10, 19)
        lines.append(
            limb(
                [
                    (x, y, 0.5),
                    (x - np.cos(a) * L * -0.5 - 2, y - np.sin(a) * L * 0.5, 2.4),
                    (x + np.cos(a) * L, y - np.sin(a) * L, 0.4),
                ],
                3,
                3,
            )
        )
    d: dict[str, Any] = {
        "far_sleeve": far_sleeve,
        "far_paw": fur(ellipse(272, -352, 28, 22, -20), 6, 0.2, 3, where=lambda x, y, nx, ny: 0.7, w=3),
        "far_claws": U(
            [
                limb(
                    [(284 + 5 * k, -366 + 9 * k, 6), (294 + 5 * k, -370 + 9 * k, 4), (302 + 4 * k, -366 + 9 * k, 1)], 4
                )
                for k in range(4)
            ]
        ),
        "slipper": shape("120,2^ 128,-30 170,-44 214,-40 250,-24 262,-8 258,4^"),
        "slipper_fur": fur(
            shape("122,-14^ 130,-46 170,-56 200,-46^ 186,-28 150,-20"), 8, 0.2, 2, where=lambda x, y, nx, ny: 0.9, w=3
        ),
        "gown": gown,
        "stripes": clean(U(stripes).intersection(U(gown, skirt))),
        "folds": clean(U([limb(f, 8) for f in folds]).intersection(gown.buffer(-1))),
        "belt": clean(limb("-244,-182,18 -150,-164,20 -40,-158,20 70,-164,20 200,-186,16", 10).intersection(gown)),
        "patch": shape("-112,-112^ -54,-104^ -58,-46^ -116,-54^"),
        "stitches": U(
            [
                limb([(x, y, 2.2), (x + dx, y + dy, 2.2)], 2)
                for x, y, dx, dy in [
                    *[(-106 + 13 * k, -115 + 1.8 * k, 1, 9) for k in range(5)],
                    *[(-114 + 13 * k, -56 + 1.8 * k, 1, 9) for k in range(5)],
                    *[(-116 - k, -102 + 13 * k, 9, 1) for k in range(4)],
                    *[(-60 - k, -94 + 13 * k, 9, 1) for k in range(4)],
                ]
            ]
        ),
        "hem": clean(limb("-250,-6,22 -120,4,24 0,6,24 130,4,24 238,-4,20", 8).intersection(gown)),
        "collar": fillet(U(limb("-104,-388,40 -40,-412,52 30,-410,50 84,-386,46 116,-340,40 122,-300,26", 10)), 4),
        "ear2": T(ellipse(52, -566, 29, 28), 0, 0, rot=9, o=(0, -420)),
        "inear2": mv(ellipse(54, -562, 17, 17)),
        "head": h,
        "hair": clean(mv(U(lines)).intersection(h.buffer(-3))),
        "muzzle": mv(
            shape("96,-500^ 118,-500 144,-493 170,-479 183,-462 184,-446 172,-434 146,-428 118,-424 102,-432^ 92,-460")
        ),
        "nose": mv(shape("160,-488 176,-480 190,-464 189,-450 178,-446 168,-458")),
        "mouth": mv(limb("182,-446,1 170,-440,3 144,-436,2.6 122,-442,.8", 6)),
        "eye": mv(ellipse(92, -488, 6.4, 5.6, 10)),
        "glint": mv(ellipse(94.5, -489.5, 1.9)),
        "lid": mv(limb("80,-486,1 88,-495,3 98,-495,2.6 104,-488,.8", 5)),
        "brow": mv(limb("74,-504,2 90,-513,7 106,-508,2", 5)),
        "glasses": mv(
            U(
                ellipse(66, -536, 21, 13, -34).difference(ellipse(66, -536, 18, 10.4, -34)),
                ellipse(98, -528, 15, 10, -30).difference(ellipse(98, -528, 12.4, 7.8, -30)),
                limb("80,-536,3 84,-538,3 88,-534,3", 3),
                limb("48,-530,2.6 10,-520,2.6 -22,-512,2.4 -32,-500,1.6", 6),
            )
        ),
        "lens": mv(U(ellipse(66, -536, 18, 10.4, -34), ellipse(98, -528, 12.4, 7.8, -30))),
        "ear": mv(fur(ellipse(-34, -566, 38, 36, -16), 7, 0.2, 7, where=lambda x, y, nx, ny: 0.8, w=3)),
        "inear": mv(ellipse(-28, -560, 23, 22, -16)),
        "sleeve": sleeve,
        "sleeve_stripes": clean(
            U(
                [
                    limb([(100 + 28 * k - 30, -410, 3), (112 + 26 * k, -300, 3), (130 + 28 * k, -160, 3)], 5)
                    for k in range(-1, 6)
                ]
            ).intersection(sleeve)
        ),
        "sleeve_folds": U(
            [
                limb(q, 6)
                for q in (
                    "110,-300,1 140,-250,4 182,-216,1",
                    "150,-290,1 166,-256,4 196,-236,1",
                    "206,-250,1 214,-230,3.6 232,-210,1",
                )
            ]
        ),
        "paw": paw,
        "claws": claws,
        "pointing": pointing,
        "cuff": cuff,
        "cord": U(
            limb("60,-160,9 74,-130,9 70,-96,9 84,-60,8", 6),
            fur(ellipse(86, -48, 8, 13), 8, 0.3, 3, where=lambda x, y, nx, ny: (1, 0, 1) if ny > 0 else 0, w=2),
        ),
    }
    return d


BEAR_ORDER = (
    "far_sleeve", "slipper", "slipper_fur", "gown", "stripes", "folds", "hem", "patch", "stitches", "belt", "cord", "ear2", "inear2", "head", "hair", "muzzle", "nose", "mouth",
    "eye", "glint", "lid", "brow", "lens", "glasses", "ear", "inear", "collar", "sleeve", "sleeve_stripes", "sleeve_folds",
)  # fmt: skip
