"""Beards and moustaches."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import T, U, limb, shape


def beard_of(style: str, view: str) -> Any:
    """Geometry of a beard; styles: full, long, goatee, stubble, moustache, chops."""
    if view == "front":
        parts = {
            "full": "-37,4^ -31,18 -17,22 -8,23 0,22 8,23 17,22 31,18 37,4^ 37,28 30,48 16,61 0,66 -16,61 -30,48 -37,28",
            "long": "-37,4^ -31,18 -17,23 -8,23 0,22 8,23 17,23 31,18 37,4^ 38,34 34,62 22,92 8,114 0,120^ -10,108 -24,88 -34,60 -38,32",
            "goatee": "-12,30 -13,46 -7,58 0,63 7,58 13,46 12,30^ 9,41 0,43 -9,41",
            "stubble": "-36,6^ -30,22 -14,24 0,22 14,24 30,22 36,6^ 33,30 20,46 8,51 0,52 -8,51 -20,46 -33,30",
            "chops": "-38,-6^ -30,4 -26,20 -22,34 -30,36 -36,24^ -38,8",
        }
        if style == "moustache":
            return shape("0,22 7,22 16,27 24,26^ 18,33 8,31 0,28 -8,31 -18,33 -24,26^ -16,27 -7,22")
        g = shape(parts[style])
        return U(g, T(g, flip=True)) if style == "chops" else g
    if view == "tq":
        parts = {
            "full": "-32,4^ -24,16 -10,24 2,26 10,23 16,22 24,23 33,22^ 37,34 36,50 28,63 12,66 -6,58 -20,44 -30,24",
            "long": "-32,4^ -24,16 -10,24 2,26 10,23 16,22 24,23 33,22^ 38,38 40,62 36,92 28,118^ 14,108 -4,86 -18,60 -28,30",
            "goatee": "4,31 4,46 12,58 22,62 30,56 32,44 30,31^ 24,42 15,43 9,41",
            "stubble": "-32,6^ -22,20 -6,25 10,22 18,22 33,22^ 35,36 29,48 16,51 2,46 -16,36 -28,22",
            "chops": "-34,-4^ -24,4 -18,20 -12,34 -22,34 -30,22",
        }
        if style == "moustache":
            return shape("16,22 23,22 32,27 35,26^ 31,33 22,31 16,28 7,32 -4,33 -9,27^ 1,28 9,22")
        return shape(parts[style])
    parts = {
        "full": "-6,2^ -2,16 8,22 20,24 28,22 38,20^ 43,24 40,30 44,42 44,56 36,66 20,64 4,54 -6,38 -10,20",
        "long": "-6,2^ -2,16 8,22 20,24 28,22 38,20^ 44,26 42,34 47,52 50,82 46,112^ 34,104 18,82 4,58 -6,36 -10,18",
        "goatee": "28,34 28,46 32,58 42,64 45,54 42,44 38,38^ 34,38",
        "stubble": "-6,4^ 0,16 10,22 24,24 34,24 38,36 36,48 26,53 12,48 0,40 -8,26",
        "chops": "-6,-6^ 2,2 6,18 12,30 4,34 -4,26 -8,10",
    }
    if style == "moustache":
        return shape("42,19^ 46,23 42,28 34,29 24,33 16,31^ 24,27 30,22 36,19")
    return shape(parts[style])


def beard_strands(style: str, view: str) -> Any:
    x0, x1 = {"front": (-26, 26), "tq": (-14, 32), "side": (6, 40)}[view]
    y1 = 104 if style == "long" else 58
    out = []
    for k in range(7):
        t = k / 6
        a = x0 + (x1 - x0) * t
        c = (x0 + x1) / 2
        y = 34 + 10 * math.sin(t * math.pi)
        out.append(
            limb(
                [
                    (a, y, 0.6),
                    (a + (c - a) * 0.2, y + (y1 - y) * 0.4, 1.6),
                    (a + (c - a) * 0.55, y + (y1 - y) * (0.7 + 0.2 * math.sin(t * math.pi)), 0.6),
                ],
                5,
            )
        )
    return U(out)
