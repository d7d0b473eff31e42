"""An old gardener who has taken off his straw hat and looks up; his rake stands beside him."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.body import Pose
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress


def gardener() -> Figure:
    """He leans back to look up, one hand (a) at his heart, the other (b) at the rake; facing left."""
    pose = Pose(0.97, lean=-9, stoop=6, nod=-34, foot_a=(-0.1, 0), foot_b=(0.16, 0), hand_a=(0.3, 0.42), hand_b=(0.5, 0.36), grip_a="flat", grip_b="grip", bend_a=-60)  # fmt: skip
    cloth = dress("vest", "#2f5058", "#43323c", "#f0dfba").but(shoes="boots", pattern=None)
    p = person(74, "side", pose, cloth, "#b97a52", "short", "#f1ece2", "tender", beard="full")
    return T(p, 0, 0, 1, flip=True)


def rake(x: float, y: float, foot: float) -> Any:
    """A wooden rake held at x, y, its comb on top and its end on the ground at the height foot."""
    stick = limb([(x - 4, y - 100, 5), (x + 3, foot, 5)], 2)
    comb = [limb([(x - 32, y - 98, 6), (x + 24, y - 102, 6)], 2)]
    comb += [limb([(x - 30 + 9 * k, y - 99 - 0.6 * k, 3), (x - 33 + 9.4 * k, y - 122, 1.8)], 2) for k in range(7)]
    return U(stick, comb)


def straw_hat(x: float, y: float, rot: float = 0) -> list[tuple[Any, str]]:
    """A straw hat seen from the side, 64 wide, the middle of its brim at x, y: [(piece, colour), ...]."""
    crown = shape("-15,-2 -13,-16 -5,-21 7,-20 14,-15 15,-2", 6)
    brim = shape("-32,1 -24,-4 0,-5 24,-4 32,1 22,3.4 0,4 -22,3.4", 6)
    crown, band, brim = (T(g, x, y, 1.05, rot=rot) for g in (crown, box(-15, -8, 15.6, -2), brim))
    return [(brim, "#c98f4a"), (crown, "#ecc27a"), (band.intersection(crown.buffer(1)), "#8a2430")]
