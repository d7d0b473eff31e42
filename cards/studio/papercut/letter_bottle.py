"""A corked bottle with a folded letter in it that glows; in card units."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def bottle_of(x: float, y: float, s: float, rot: float) -> tuple[Any, Any, Any]:
    """Glass, cork, letter; 100 high at s = 1, its middle at x, y."""
    glass = shape("-9,-46^ -9,-28 -20,-14 -21,0 -21,42 -16,50 16,50 21,42 21,0 20,-14 9,-28 9,-46^")
    letter_ = shape("-12,-8^ 10,-13^ 13,36^ -9,41^")
    return tuple(T(g, x, y, s, rot=rot) for g in (glass, box(-7, -56, 7, -42), letter_))  # type: ignore[return-value]


def draw_bottle(sc: Scene, x: float, y: float, s: float, rot: float, t: float) -> None:
    """A corked bottle and in it a letter that glows."""
    glass, cork, page = bottle_of(x, y, s, rot)
    warm = mix("#ffd9a4", "#eafff4", t)
    sc.glow(x, y, 150 * s + 14, mix("#ff9a6a", "#d8fff0", t), 0.5)
    sc.flat(glass, mix("#c98a8a", "#cfeee2", t), 0.34)
    sc.layer(page, warm, z=0.8, sh=0.3, rimop=0, **EXACT)
    if s > 0.3:
        fold = T(
            U(limb("-11,8,1 11,3,1", 1), limb("-10,18,.8 8,14,.8", 1), limb("-10,26,.8 6,22,.8", 1)), x, y, s, rot=rot
        )
        sc.flat(fold, "#b8604a", 0.7)
    sc.flat(clean(glass.difference(glass.buffer(-max(0.5, 2.2 * s)))), "#f2fff8", 0.75)
    sc.flat(T(limb("-14,-8,1 -15,10,4 -14,34,1", 4), x, y, s, rot=rot), "#ffffff", 0.7)
    sc.layer(cork, "#b9744a", z=0.8, sh=0.3, rimop=0.6, **EXACT)
