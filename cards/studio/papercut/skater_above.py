"""A girl on skates straight from above: cap, shoulders, the disc of her skirt, arms wide, one leg stretched behind.

She glides along +x; the blade she glides on is under her, at 0,0.
"""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

RED, DEEP, CREAM, ORANGE, BLUE = "#c8373a", "#85203a", "#f6ead2", "#e8672f", "#2f5f7c"
NAVY, LEATHER, STEEL, HAIR, SKIN = "#2c3a54", "#5f3826", "#f7fbfa", "#573018", "#e9b58c"


def skater_above() -> Figure:
    """About 150 from mitten to mitten."""
    f = Figure()
    # the free leg behind her, its blade turned out
    f.add(limb("-16,12,17 -40,22,14 -62,30,11", 6), NAVY, "leg", 1.2)
    boot = lambda g: T(g, -70, 34, 1, rot=160)
    f.add(boot(limb("-12,0,3 26,0,3", 2)), STEEL, "blade", 0.6)
    f.add(boot(shape("-9,-6 2,-6 10,-5 19,-4 23,0 19,4 10,5 2,6 -9,6 -12,0")), LEATHER, "boot", 1.2)
    # the tip of the boot she stands on
    f.add(shape("22,-5 34,-4 39,0 34,5 22,5"), LEATHER, "boot", 1)
    f.add(limb([(30, 0.5, 2.6), (44, 0.5, 2)], 2), STEEL, "blade", 0.4)
    # the scarf
    scarf = limb("-2,-8,10 -26,-20,12 -48,-16,13 -70,-26,12 -94,-22,10", 9)
    # skirt: a disc with a scalloped cream hem
    a = np.linspace(0, 2 * math.pi, 31)[:-1]
    wave = 33 + 2.2 * np.cos(15 * a)
    disc = shape(" ".join(f"{-4 + r * math.cos(t):.1f},{r * math.sin(t):.1f}" for r, t in zip(wave, a, strict=True)), 4)
    f.add(disc, CREAM, "hem", 2.2)
    f.add(T(disc, 0, 0, 0.88, o=(-4, 0)), RED, "skirt", 0.8)
    folds = [
        limb(
            [
                (-4 + 12 * math.cos(t), 12 * math.sin(t), 0.8),
                (-4 + 20 * math.cos(t), 20 * math.sin(t), 3),
                (-4 + 28 * math.cos(t + 0.06), 28 * math.sin(t + 0.06), 0.8),
            ],
            4,
        )
        for t in np.linspace(0.1, 2 * math.pi + 0.1, 16)[:-1]
    ]
    f.add(U(folds), DEEP, "folds", 0.2, True, 0.75)
    f.add(scarf, ORANGE, "scarf", 1.6)
    f.add(
        U(
            [limb([(x - 2, y - 6, 2.4), (x + 2, y + 6, 2.4)], 2) for x, y in ((-38, -18), (-58, -21), (-80, -25))]
        ).intersection(scarf),
        "#fbd9a4",
        "stripe",
        0.2,
        True,
        0.9,
    )
    f.add(U([limb([(-94, -25 + 3 * k, 1.8), (-104, -27 + 4.4 * k, 0.8)], 2) for k in range(3)]), ORANGE, "fringe", 0.5)
    # shoulders and both arms in one sheet, swept a little back
    arms = fillet(
        U(
            ellipse(3, 0, 14, 23),
            limb("4,14,22 6,30,18 0,50,14 -8,66,11", 8),
            limb("4,-14,22 8,-30,18 6,-50,14 0,-67,11", 8),
        ),
        5,
    )
    f.add(arms, "#dd4a48", "arms", 2.4)
    f.add(
        U(
            limb("-6,16,.6 2,24,2 12,26,.6", 4),
            limb("-4,-16,.6 4,-24,2 14,-26,.6", 4),
            limb("-4,44,.5 2,45,1.4 7,43,.5", 3),
            limb("0,-44,.5 6,-45,1.4 11,-43,.5", 3),
        ),
        DEEP,
        "folds",
        0.2,
        True,
        0.7,
    )
    for x, y, rot in ((-9, 67, 98), (0, -68, -92)):
        mitt = fillet(U(ellipse(9, 0, 11, 7.4), limb("2,4,5 8,9,5 13,11,4", 4)), 2)
        f.add(T(T(mitt, 0, 0, 1, -1) if y > 0 else mitt, x, y, 1, rot=rot), CREAM, "mitten", 1)
        f.add(T(limb("0,-6,3.4 0,6,3.4", 2), x, y, 1, rot=rot), "#e3cfa8", "cuff", 0.6)
    # braids fly behind, then the scarf's ring, the tip of her nose, the cap
    for s in (1, -1):
        for k in range(4):
            f.add(ellipse(-10 - 7 * k, s * (9 + 1.6 * k), 5.2 - 0.5 * k, 4.2 - 0.4 * k, s * 14), HAIR, "braid", 0.7)
        f.add(ellipse(-37, s * 15, 3, 3.4), CREAM, "bow", 0.6)
    f.add(ellipse(2, 0, 15.5, 14.5), ORANGE, "scarf.neck", 1)
    f.add(U(ellipse(8, 0, 12, 11), ellipse(20, 0, 3.4, 2.6)), SKIN, "face", 1)
    f.add(ellipse(3, 0, 14.6, 14), CREAM, "band", 1.4)
    f.add(ellipse(2.4, 0, 12.4, 12), BLUE, "cap", 1)
    f.add(
        U(
            [
                limb(
                    [(2.4 + 4 * math.cos(t), 4 * math.sin(t), 0.8), (2.4 + 11.4 * math.cos(t), 11 * math.sin(t), 1.5)],
                    1,
                )
                for t in np.linspace(0, 2 * math.pi, 13)[:-1]
            ]
        ),
        "#5f93ac",
        "ribs",
        0.2,
        True,
        0.9,
    )
    f.add(ellipse(1.4, 0, 4.8), CREAM, "bobble", 1.6)
    return f
