"""A bird cage that is the lamp of a lighthouse, three birds still in it; in card units."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.beasts import fbird, fish
from cards.studio.papercut.brick_lighthouse import TOP
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

LX, LY = 214, 306  # the light in the cage
CAGE_W, CAGE_TOP = 156, 172


def draw_cage(sc: Scene) -> None:
    """The lamp: ribs, dome, three birds that have not gone yet."""
    cx, cw, top, bottom = LX, CAGE_W / 2, CAGE_TOP, TOP - 12
    inside = shape(
        f"{cx - cw},{bottom}^ {cx - cw},{top + 78} {cx - cw * 0.74},{top + 24} {cx},{top} {cx + cw * 0.74},{top + 24} {cx + cw},{top + 78} {cx + cw},{bottom}^ {cx},{bottom + 8}"
    )
    sc.flat(inside, sc.rad([(0, "#fffef4"), (0.5, "#fff1b0"), (1, "#e9b94e")], LX, LY + 10, 140), 0.97)
    sc.glow(LX, LY, 280, "#fff1b0", 0.9)
    back = [
        limb(
            [
                (cx, top + 2, 1.6),
                (cx + t * cw * 0.7, top + 26, 1.6),
                (cx + t * cw, top + 80, 1.6),
                (cx + t * cw, bottom, 1.6),
            ],
            7,
        )
        for t in (-0.8, -0.5, -0.1, 0.3, 0.66)
    ]
    sc.flat(U(back), "#c9973a", 0.5)
    for x, y, s, rot, pose, fl in (
        (196, 366, 0.5, -16, 0, False),
        (246, 286, 0.5, -34, 3, False),
        (188, 258, 0.36, -10, 1, True),
    ):
        b = T(fbird(pose), x, y, s, rot=rot, flip=fl)
        for k, c in (("far", "#eebe52"), ("body", "#ffffff"), ("near", "#fffdf2")):
            sc.layer(b[k], c, z=4, sh=0.75, shc="#a8641c", cut=0, fibre=0, wash=0)
        sc.flat(b["eye"], "#6a4a1c", 0.9)
    ribs = []
    for k in range(12):
        t = math.sin((k / 11 * 2 - 1) * math.pi / 2)
        if 0.5 < t < 0.98:
            continue  # the door stands open here
        ribs.append(
            limb(
                [
                    (cx, top + 1, 3),
                    (cx + t * cw * 0.72, top + 25, 3.4),
                    (cx + t * cw, top + 80, 3.8),
                    (cx + t * cw, bottom + 7 * (1 - t * t), 3.8),
                ],
                7,
            )
        )
    hoops = []
    for y, reach in ((top + 80, 1.0), (top + 146, 0.46), (bottom - 30, 0.46)):
        u = np.linspace(-1, reach, 12)
        hoops.append(limb([(cx + cw * t, y + 9 * (1 - t * t), 3.8) for t in u], 2))
    sc.layer(U(ribs, hoops), "#1d2a33", z=3.4, sh=0.5, shc="#6a4a12", cut=0, fibre=0, rim="#fffbe0", rimop=0.95)
    cap = U(
        shape(
            f"{cx - 46},{top + 12}^ {cx - 24},{top - 14} {cx},{top - 26} {cx + 24},{top - 14} {cx + 46},{top + 12}^ {cx},{top + 18}"
        ),
        ellipse(cx, top - 36, 10),
        limb([(cx, top - 42, 3.4), (cx, top - 84, 1)], 1),
    )
    sc.layer(
        cap,
        sc.lin([(0, "#6a2a28"), (0.6, "#b8523e"), (1, "#7a3430")], cx - 46, 0, cx + 46, 0),
        z=5,
        sh=0.5,
        cut=0.2,
        rim="#fff6c9",
        rimop=0.8,
    )
    sc.flat(
        U(
            [
                limb([(cx, top - 24, 0.5), (cx + 15 * k, top - 6, 1.4), (cx + 22 * k, top + 13, 0.6)], 4)
                for k in (-1.4, -0.6, 0.6, 1.4)
            ]
        ),
        "#3a1618",
        0.6,
    )
    sc.layer(
        T(fish(30), cx + 13, top - 84, 0.8),
        "#1d2a33",
        z=2,
        cut=0,
        fibre=0,
    )
