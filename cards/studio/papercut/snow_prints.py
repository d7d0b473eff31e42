"""The prints of shoes and paws that lead over a field of snow and end; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse
from cards.studio.papercut.scene import Scene

HORIZON = 236  # where everything on the ground is a point
LAST = (352.0, 634.0)  # where the prints end
NEAR = LAST[1] - HORIZON  # a length on the ground there is as large as drawn
# the way from the door to where it ends
PATH = [
    (556, 338),
    (520, 350),
    (350, 372),
    (206, 402),
    (150, 440),
    (176, 492),
    (270, 532),
    (336, 566),
    (352, 604),
    (350, 636),
]


def step_marks() -> list[tuple[float, float, float, float, float]]:
    """x, y, turn, size and side of every print from the door to the last one."""
    line = along(curve(np.array(PATH, float), n=20), 900)
    out = []
    s = 0.0
    side = 1.0
    last = np.array(line[0])
    for k in range(1, len(line) - 1):
        p = np.array(line[k])
        scale = (p[1] - HORIZON) / NEAR
        s += float(np.hypot(p[0] - last[0], (p[1] - last[1]) * 2.2))
        last = p
        if s < 76 * scale:
            continue
        s = 0.0
        d = np.array(line[k + 1]) - np.array(line[k - 1])
        d /= np.hypot(*d) + 1e-9
        out.append(
            (
                float(p[0] - d[1] * 9 * scale * side),
                float(p[1] + d[0] * 7 * scale * side),
                math.atan2(d[1] * 2, d[0]),
                scale,
                side,
            )
        )
        side = -side
    return out


def draw_prints(sc: Scene) -> None:
    """Holes with a dark wall towards the sun and a lit one away from it."""

    def sole(x: float, y: float, a: float, s: float) -> Any:
        g = U(ellipse(6, 0, 11, 7), ellipse(-10, 0, 7.5, 6), box(-10, -4.6, 6, 4.6))
        g = T(g, rot=math.degrees(a))
        return T(g, x, y, s * 1.35, sy=s * 0.72)

    soles = [sole(x, y, a, s) for x, y, a, s, _ in step_marks()]
    soles = soles[:-1] + [sole(LAST[0] - 17, LAST[1] + 2, 1.5, 0.95), sole(LAST[0] + 15, LAST[1] + 3, 1.7, 0.95)]
    paws = []
    q = sc.stream("paws")
    for x, y, _, s, _ in step_marks():
        for j in (0, 1):
            paws.append(ellipse(x + 34 * s + q.uniform(-5, 5) * s, y + (5 - 9 * j) * s, 4.4 * s, 2.8 * s))
    for gs, op in ((soles, 1.0), (paws, 0.7)):
        g = U(gs)
        sc.flat(T(g, 2.2, 2.4), "#fffdf4", 0.95 * op)
        sc.flat(g, "#3a5c92", op)
        sc.flat(clean(g.intersection(T(g, 2.5, 2.2))), "#6f90bf", 0.9 * op)
