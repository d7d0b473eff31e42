"""A zebra that has lain down flat, head to the left; its barrel is long and straight, striped like a crossing."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, curve, fillet, limb, shape

BARS = 9  # dark stripes of the barrel
LEFT, RIGHT = -196.0, 176.0  # where they begin and end


def body() -> Any:
    """Barrel, haunch and shoulder."""
    return shape(
        "-238,-96 -190,-124 -100,-132 0,-126 100,-132 180,-140 246,-120 282,-66 286,0 268,70 226,118 160,128 60,116 -60,116 -150,124 -214,112 -246,60 -252,-20"
    )


def neck() -> Any:
    """From the withers to the poll, and down to the breast."""
    return shape("-150,-128 -236,-122 -290,-128 -334,-132^ -378,-84 -352,-22 -318,0 -280,40 -236,84 -190,108 -140,60")


def head() -> Any:
    """Seen from the side, the muzzle down on the kerb."""
    return shape(
        "-318,-136 -346,-126 -368,-92 -380,-40 -386,14 -390,50 -384,74 -364,84 -344,76 -334,54 -322,18 -300,-10 -286,-50 -290,-100"
    )


def legs() -> list[Any]:
    """Folded under the belly: far fore, near fore, far hind, near hind."""
    return [
        U(limb("-150,84,58 -214,140,40 -228,160,30", 6), limb("-228,160,30 -170,176,22 -96,168,19", 5)),
        U(limb("-120,80,62 -176,150,44 -190,172,34", 6), limb("-190,172,34 -120,190,23 -36,184,20", 5)),
        U(limb("200,70,86 262,128,50 276,156,34", 6), limb("276,156,32 210,170,22 120,160,19", 5)),
        U(limb("190,60,120 244,134,58 252,170,38", 6), limb("252,170,36 180,190,24 84,182,20", 5)),
    ]  # fmt: skip


def hoof(x: float, y: float) -> Any:
    """Pointing to the right."""
    return shape(
        f"{x - 10},{y - 12}^ {x + 8},{y - 13} {x + 30},{y - 8} {x + 40},{y + 8}^ {x + 38},{y + 13}^ {x - 8},{y + 12}^ {x - 5},{y}"
    )


def mane() -> tuple[Any, Any]:
    """(dark tufts, light tufts) of a stiff brush along the crest, in bands that go on from the neck's."""
    c = curve(np.array([(-172, -126), (-232, -120), (-286, -126), (-346, -132)], float), n=22)
    dark_, pale = [], []
    for k, (x, y) in enumerate(c):
        top = 30 + 5 * math.sin(k * 1.9) + 8 * math.sin(math.pi * k / len(c))
        g = limb([(x, y + 12, 11), (x - 3, y - top * 0.5, 9), (x - 8, y - top, 2.5)], 3, 4)
        (dark_ if (k // 5) % 2 == 0 else pale).append(g)
    dark_.append(
        U(
            limb([(-340, -130, 16), (-360, -122, 11), (-364, -96, 2)], 4),
            limb([(-334, -132, 14), (-350, -116, 9), (-350, -88, 2)], 4),
        )
    )
    return U(dark_), U(pale)


def ear(x: float, y: float, rot: float, s: float = 1.0) -> tuple[Any, Any]:
    """(outer, inner)"""
    return T(shape("-13,6^ -16,-16 -9,-40 0,-54^ 9,-40 16,-16 13,6^"), x, y, s, rot=rot), T(
        shape("-6,2^ -8,-16 -3,-34 0,-42^ 4,-32 7,-14 6,2^"), x, y, s, rot=rot
    )


def barrel_stripes() -> Any:
    """The bars of the crossing."""
    step = (RIGHT - LEFT) / BARS
    out = []
    for k in range(BARS):
        x = LEFT + step * (k + 0.5)
        w = step * 0.52
        b = 5 * (x / 200)
        out.append(
            limb(
                [
                    (x - b, -150, w),
                    (x + b * 1.4, -40, w * 1.04),
                    (x + b, 60, w),
                    (x - b, 108, w * 0.5),
                    (x - b * 2, 121, 0.6),
                ],
                6,
                3,
            )
        )
    return U(out)


def rump_stripes() -> Any:
    """They swing round the haunch towards the tail."""
    out = [
        limb("186,-152,20 190,-90,24 206,-30,20 262,14,15 310,22,10", 8, 3),
        limb("218,-150,18 222,-104,20 240,-66,17 300,-44,10", 8, 3),
        limb("250,-140,14 256,-114,14 274,-96,11 310,-90,8", 8, 3),
        limb("176,-40,2 186,10,18 218,48,20 262,62,15 310,70,10", 8, 3),
        limb("176,40,2 192,72,14 224,96,17 270,104,10", 8, 3),
        limb("176,86,2 196,112,11 226,126,8", 8, 3),
    ]  # fmt: skip
    return U(out)


def neck_stripes() -> Any:
    out = []
    for k in range(6):
        x = -212 - 21 * k
        out.append(limb([(x - 4, -150, 13), (x + 4, -80, 13), (x + 16 - 3 * k, -10, 11), (x + 30, 60, 3)], 6, 3))
    return U(out)


def head_stripes() -> Any:
    """Thin bands over cheek and brow."""
    out = [limb([(-284, -84 + 24 * k, 8), (-304 - 3 * k, -56 + 22 * k, 8), (-330 - 3 * k, -36 + 22 * k, 1.5)], 5, 3) for k in range(4)]  # fmt: skip
    out += [limb([(-366 - 4 * k, -100 + 25 * k, 7), (-356 - 4 * k, -82 + 25 * k, 6), (-350 - 3 * k, -62 + 24 * k, 1)], 5, 3) for k in range(5)]  # fmt: skip
    out += [limb("-300,-136,8 -296,-116,8 -288,-100,3", 5, 3), limb("-326,-136,6 -322,-112,7 -318,-94,1", 5, 3), limb("-346,-128,6 -338,-108,6 -334,-92,1", 5, 3)]  # fmt: skip
    return U(out)


def muzzle() -> Any:
    """Soft and dark."""
    return clean(head().intersection(shape("-420,38 -380,30 -350,34 -316,46 -300,100 -420,110")))


def leg_stripes() -> Any:
    """Round the thighs, then across the folded shanks."""
    out = []
    for x0, y0, dx, dy, n in ((-142, 112, -13, 15, 3), (222, 96, 9, 15, 3)):
        for k in range(n):
            x, y = x0 + dx * k, y0 + dy * k
            out.append(limb([(x - 40, y + 2, 3), (x, y - 3, 10), (x + 40, y + 4, 3)], 4, 3))
    for xs in (range(-166, -30, 21), range(112, 214, 21)):
        out += [limb([(x - 6, 150, 6), (x, 178, 8), (x + 4, 210, 7)], 3, 3) for x in xs]
    return U(out)


def tail() -> tuple[Any, Any]:
    """(dock, tuft), over the right kerb."""
    return limb("272,-84,22 312,-104,16 344,-86,13 366,-52,11", 8), U([limb([(364, -56, 12), (384 + 3 * k, -20 + 3 * k, 12), (376 + 9 * k, 30 - 3 * abs(k), 1.5)], 5) for k in (-2, -1, 0, 1, 2)])  # fmt: skip


def trunk() -> Any:
    """Neck, barrel and haunch in one."""
    return fillet(U(body(), neck()), 26)


def everything() -> Any:
    """All that throws a shadow."""
    return fillet(U(body(), neck(), head(), *mane(), *legs(), *tail()), 3)
