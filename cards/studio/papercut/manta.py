"""A great ray from below, and a turtle on the ground."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, fillet, limb, shape


def manta() -> dict[str, Any]:
    """A ray that swims upwards, 472 across: body (with horns and tail), belly, slits (gills and mouth), lines (folds)."""
    body = shape(
        "0,-78 26,-66 60,-52 120,-44 190,-8 236,52^ 176,34 120,40 70,66 34,92 8,112^ "
        "-8,112 -34,92 -70,66 -120,40 -176,34 -236,52^ -190,-8 -120,-44 -60,-52 -26,-66"
    )
    horns = U(limb("-24,-62,20 -34,-92,15 -24,-112,5", 6), limb("24,-62,20 34,-92,15 24,-112,5", 6))
    tail = limb([(0, 100, 13), (-2, 170, 8), (26, 240, 4), (20, 320, 1)], 8)
    slits, lines = [limb("-30,-64,2 0,-66,6 30,-64,2", 6)], []
    for d in (-1, 1):
        for k in range(4):
            y = -20 + 13 * k
            slits.append(
                limb([(d * (14 + 3 * k), y, 0.8), (d * (30 + 2 * k), y + 6, 3.4), (d * (46 - 2 * k), y, 0.8)], 5)
            )
            tip = (d * (206 - 10 * k), 22 + 4 * k, 0.5)
            lines.append(limb([(d * 60, -30 + 10 * k, 0.6), (d * (120 + 8 * k), -24 + 14 * k, 1.6), tip], 6))
    belly = shape("0,-60 40,-44 90,-22 60,20 24,70 0,92 -24,70 -60,20 -90,-22 -40,-44")
    return {"body": fillet(U(body, horns, tail), 5), "belly": belly, "slits": U(slits), "lines": U(lines)}


def turtle(shell: str = "#6f7a3a", skin: str = "#a8b86a") -> Figure:
    """A turtle that walks to the left, feet on y 0, 120 long."""
    f = Figure()
    head = limb([(-40, -20, 18), (-62, -32, 17), (-70, -34, 12)], 4)
    legs = [limb([(-24, -14, 16), (-40, 0, 9)], 4), limb([(26, -14, 16), (44, 0, 9)], 4)]
    f.add(U(head, legs), skin, "limbs")
    f.add(shape("-50,-8^ -40,-34 -8,-52 28,-42 52,-8^"), shell, "shell", 1.5)
    spots = ((-28, -20), (-8, -22), (14, -22), (32, -18), (-18, -36), (4, -39), (22, -32))
    f.add(U([ellipse(u, v, 9, 7) for u, v in spots]), "#d0c878", "spots", 0.2, True, 0.5)
    return f
