"""A stork standing on her nest, wings held out like a roof, the nest as a heap of sticks, and the girder of a crane."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.stork import feather, wing


def stork_front(left_rise: float = -9, right_rise: float = -13) -> Figure:
    """A stork standing, seen from the front, wings held out like a roof, head bent down to the young; feet near 0,120.

    left_rise, right_rise: degrees by which each wing is turned; negative lowers the left one and lifts the right one.
    """
    f = Figure()
    left = Figure()
    wing(left, "wing", (-24, -34), (-104, -92), (-190, -72), 160, 112, 80, 150, 112, 9, 10, 1.0)
    left = left.without("wing.arm")
    left.add(limb("-24,-34,42 -64,-74,36 -104,-94,26 -150,-92,20 -194,-72,9", 8), "#fdf8ec", "wing.edge", 1.2)
    f.extend(T(left, rot=left_rise))
    f.extend(T(left, flip=True, rot=right_rise))
    for x in (-13, 13):
        f.add(limb([(x, 50, 11), (x * 1.1, 90, 7), (x * 1.2, 132, 6)], 3), "#d8442e", "leg", 0.8)
    tail = U([feather(d * 9, 40, 62, 90 - d * 7, 20, 0.0, 0.7) for d in (-2, -1, 0, 1, 2)])
    f.add(tail, "#dfe4ea", "tail", 0.6)
    f.add(shape("-42,-36 -30,-62 0,-70 30,-62 42,-36 46,0 36,40 14,66 0,72 -14,66 -36,40 -46,0"), "#fdf8ec", "body", 1.6)  # fmt: skip
    ruff = U([feather(-24 + 8 * j, -40 + 4 * abs(j - 3), 52, 90 + (3 - j) * 5, 14, 0.0, 0.3) for j in range(7)])
    f.add(ruff, "#e9ebe8", "ruff", 0.6)
    neck = limb("0,-52,44 20,-88,31 30,-124,25 14,-154,22 -16,-160,21 -36,-146,20", 8)
    f.add(fillet(U(neck, ellipse(-40, -140, 20, 17, -40)), 6), "#fffdf4", "neck", 1.4)
    f.add(shape("-44,-156^ -58,-142 -84,-98 -98,-48^ -74,-86 -46,-122 -34,-126^"), "#e0452c", "bill", 1.0)
    f.add(limb("-48,-138,1 -76,-96,2 -95,-56,1", 3), "#8a2018", "bill.line", 0.3, True)
    f.add(shape("-50,-150^ -40,-154 -32,-146 -38,-138 -48,-138^"), "#2b2238", "lore", 0.3)
    f.add(ellipse(-38, -147, 3.2), "#120c18", "eye", 0.2, True)
    f.add(ellipse(-39, -148, 1.1), "#ffffff", "glint", 0.2, True)
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
    body = U(limb([(0, 0, 26), (3, -h * 0.5, 19), (0, -h, 16)], 6), ellipse(0, -h - 4, 14, 13))
    bills = [T(shape("6,-5^ 34,-2^ 6,5^"), 0, -h - 6, rot=a + gape) for gape in (-9, 9)]
    return body, bills, (5 if a > -90 else -5, -h - 7)


def crane_hook() -> Any:
    """The block and the hook under it, hanging from 0,0; about 150 high."""
    hook = limb([(0, 60, 16), (2, 86, 14), (26, 108, 15), (10, 134, 15), (-18, 126, 13), (-24, 108, 6)], 8)
    return U(box(-22, 0, 22, 64).buffer(3), hook)
