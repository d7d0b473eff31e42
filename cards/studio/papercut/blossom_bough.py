"""A bough in blossom that hangs in from a corner above, and the shade that it throws."""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

from cards.studio.papercut.geometry import T, U, along, curve, ellipse, limb, pts
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

WAYS = (
    "-40,-34,38 30,30,28 112,66,20 200,76,12 276,66,3",
    "30,30,17 62,100,12 80,166,8 66,226,3",
    "112,66,11 146,118,7 168,154,2",
    "200,76,8 230,38,5 256,10,2",
    "-40,130,20 4,184,13 18,252,8 4,318,3",
    "104,62,9 116,20,6 138,-10,3",
)


class Bough(NamedTuple):
    """Wood, leaves, blossom further off, blossom nearer, and the hearts of the nearer."""

    wood: Any
    leaves: Any
    far: list[Any]
    near: list[Any]
    hearts: Any

    def whole(self) -> Any:
        """Everything as one shape."""
        return U(self.wood, self.leaves, self.far, self.near)


def blossom(x: float, y: float, r: float, a: float) -> Any:
    """Five round petals."""
    return U([ellipse(x + r * math.cos(a + 1.257 * k), y + 0.86 * r * math.sin(a + 1.257 * k), r * 0.74, r * 0.66) for k in range(5)])  # fmt: skip


def bough(r: random.Random) -> Bough:
    """A bough in the upper left corner."""
    leaves, far, near, hearts = [], [], [], []
    for way in WAYS:
        for q in along(curve(pts(way)[0], None, False, 8), 9)[1:]:
            for _ in range(4):
                x, y = q[0] + r.gauss(0, 20), q[1] + r.gauss(0, 18)
                kind, s = r.random(), r.uniform(5, 11.5)
                if kind < 0.34:
                    leaves.append(leaf(x, y, r.uniform(16, 34), r.uniform(0, 6.28), 0.42))
                elif kind < 0.44:
                    near.append(ellipse(x, y, s * 0.5, s * 0.66, r.uniform(0, 180)))
                elif kind < 0.68:
                    far.append(blossom(x, y, s, r.uniform(0, 6)))
                else:
                    near.append(blossom(x, y, s, r.uniform(0, 6)))
                    hearts.append(ellipse(x, y, s * 0.28))
    return Bough(U([limb(w, 6) for w in WAYS]), U(leaves), far, near, U(hearts))


def draw_bough(sc: Scene, b: Bough) -> None:
    """Dark wood and leaves, blossom with the sun behind it."""
    sc.flat(T(b.wood, 10, 14), "#0d4a78", 0.25, "multiply", 8)
    sc.layer(b.wood, sc.lin([(0, "#2a1c34"), (1, "#5a3a4a")], 0, 0, 260, 100), z=9, cut=0.8, rim="#ffe9d0", rimop=0.9)
    sc.layer(b.leaves, sc.lin([(0, "#0f4a48"), (1, "#3f9a5a")], 0, 0, 260, 160), z=6, cut=0, wash=0, fibre=0, rim="#e8ffa8", rimop=0.8)  # fmt: skip
    for g in b.far:
        sc.layer(g, sc.lin([(0, "#8a70a8"), (1, "#e8a8c4")], 0, 0, 260, 200), z=5, cut=0, wash=0, fibre=0, rimop=0.8)
    for g in b.near:
        sc.layer(g, sc.lin([(0, "#d4a4c4"), (1, "#fff4f0")], 0, 0, 240, 200), z=5, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(b.hearts, "#e0506a", 0.85)
