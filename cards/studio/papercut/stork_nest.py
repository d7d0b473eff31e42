"""A stork standing on her nest, wings thrown open, the nest as a heap of sticks, the girder of a crane and its great hook."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.stork import feather, wing


def stork_turned() -> Figure:
    """A stork standing in profile to the left, wings thrown open, head bent low before her; feet near 0,150.

    The far wing reaches forward over what is before her, the near one up and back. Pieces "far.*" lie behind all else. Anchor bill.
    """
    f = Figure()
    wing(f, "far", (-46, -40), (-120, -128), (-226, -176), -190, -262, -284, 176, 118, 9, 10, 1.0)
    for x, d, c in ((24, 18, "#a8321f"), (-6, -4, "#d8442e")):
        f.add(limb([(x, 36, 18), (x + d * 0.3, 66, 9), (x + d, 96, 7.5), (x + d * 0.7, 152, 6)], 4), c, "leg", 0.7)
        f.add(U([limb([(x + d * 0.7, 150, 5), (x + d * 0.7 + t, 158, 3)], 2) for t in (-24, -12, 14)]), c, "leg", 0.4)
    tail = U([feather(96, 6 + 5 * j, 78 - 3 * abs(j - 2), 22 + 6 * j, 24, 0.02, 0.7) for j in range(5)])
    f.add(tail, "#dfe4ea", "tail", 0.7)
    body = shape("-92,-22 -84,-54 -44,-80 10,-76 64,-46 112,-4 132,26 98,44 40,52 -20,46 -66,24")
    neck = limb("-52,-40,78 -90,-76,48 -106,-114,34 -124,-146,27 -154,-164,24 -184,-154,23 -202,-130,22", 10)
    f.add(fillet(U(body, neck, ellipse(-205, -122, 24, 18, 118)), 14), "#fffdf4", "body", 1.6)
    ruff = U([feather(-84 + 8 * j, -34 + 5 * j, 58, 104 - 9 * j, 14, 0.05, 0.3) for j in range(6)])
    f.add(ruff, "#e9ebe8", "ruff", 0.6)
    f.add(shape("-221,-120^ -230,-100 -246,-50 -254,0^ -231,-44 -212,-90 -205,-100^"), "#e0452c", "bill", 1.0)
    f.add(limb("-217,-108,1 -238,-56,2 -252,-8,1", 3), "#8a2018", "bill.line", 0.3, True)
    f.add(shape("-223,-122^ -213,-128 -205,-118 -205,-106 -215,-106^"), "#2b2238", "lore", 0.3)
    f.add(ellipse(-208, -124, 3.4), "#120c18", "eye", 0.2, True)
    f.add(ellipse(-209, -125, 1.2), "#ffffff", "glint", 0.2, True)
    wing(f, "near", (4, -34), (50, -142), (106, -226), -72, -4, 40, 206, 146, 10, 12, 1.04)
    f.mark("bill", -254, 0)
    return f


def nest_sticks(r: random.Random) -> tuple[Any, list[tuple[Any, str]]]:
    """A heap of sticks 280 wide, its rim at 0,0: the whole, and single sticks in three tones."""
    heap = shape("-138,-8 -120,-20 0,-26 120,-20 138,-8 126,30 92,62 40,80 0,84 -40,80 -92,62 -126,30")
    sticks = []
    for k in range(120):
        t = r.uniform(-1, 1)
        y = r.uniform(-18, 76)
        half = 132 * (1 - max(0.0, (y - 6) / 92) ** 2) ** 0.5
        x, n, a = t * half * 0.9, r.uniform(40, 110), r.uniform(-0.26, 0.26) + 0.3 * t
        sticks.append(
            (
                limb(
                    [(x - n / 2, y - n * a / 2, 1.6), (x, y + r.uniform(-5, 5), 5), (x + n / 2, y + n * a / 2, 1.2)], 4
                ),
                ("#e8b860", "#b87a34", "#8a5426")[k % 3],
            )
        )
    return U(heap, [g for g, _ in sticks]), sticks


def lattice(x0: float, y0: float, x1: float, y1: float, w: float, bays: int) -> Any:
    """A girder of the crane from one end to the other."""
    n = bays
    up = [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(n + 1)]
    low = [(x, y + w) for x, y in up]
    bars = [limb([(*up[k], 6), (*low[k + 1], 6)], 1) for k in range(0, n, 2)] + [limb([(*low[k], 6), (*up[k + 1], 6)], 1) for k in range(1, n, 2)]  # fmt: skip
    bars += [limb([(*up[k], 5), (*low[k], 5)], 1) for k in range(n + 1)]
    return U(bars, limb([(*up[0], 13), (*up[-1], 13)], 1), limb([(*low[0], 11), (*low[-1], 11)], 1))


def chick(h: float, a: float) -> tuple[Any, list[Any], tuple[float, float]]:
    """A young stork that gapes, its foot at 0,0: (body, the two halves of the bill, where its eye is); a is the way of the bill."""
    cheek = T(shape("-8,-12 8,-12 24,-5^ 24,5^ 8,12 -8,12"), 0, -h - 4, rot=a)
    body = fillet(U(limb([(0, 0, 30), (2, -h * 0.4, 22), (0, -h, 16)], 6), ellipse(0, -h - 4, 14, 13), cheek), 3)
    bills = [T(shape(f"16,{-6 * s}^ 36,{-4 * s} 58,{1 * s}^ 38,{4 * s} 16,{3 * s}^"), 0, -h - 4, rot=a - 13 * s) for s in (-1, 1)]  # fmt: skip
    return body, bills, (4 if a > -90 else -4, -h - 7)


def great_hook() -> tuple[Any, Any]:
    """A crane's block and the hook under it, hanging from 0,0; its bowl, 300 wide, opens to the left: (block, hook)."""
    block = box(-34, 0, 34, 84).buffer(9)
    way = [(0, 80, 34), (0, 150, 32), (30, 222, 33), (112, 296, 36), (154, 384, 42), (128, 474, 48), (24, 530, 50)]
    way += [(-88, 500, 46), (-146, 424, 36), (-166, 356, 24), (-184, 316, 8)]
    return block, limb(way, 10)
