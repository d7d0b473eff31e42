"""Builders at rest: they sit, stand, shade their eyes or knit, faces up."""

from __future__ import annotations

from typing import Any, NamedTuple

from cards.studio.papercut.body import FRONT, SIDE
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

POSES = {
    "sit": FRONT["sit"].but(hip=0.6, thigh=0.34, hand_a=(-0.2, 0.9), hand_b=(0.2, 0.9), elbow_a=-1, elbow_b=1),
    "shade": FRONT["stand"].but(hand_a=(-0.2, 0.94), hand_b=(0.2, -0.4), elbow_a=-1, elbow_b=1),
    "stand": SIDE["stand"].but(lean=-8, nod=-18, hand_a=(0.12, 0.62), hand_b=(0.2, 0.64), elbow_a=1, elbow_b=1),
    "side": SIDE["sit"].but(
        lean=-12, nod=-22, hand_a=(-0.3, 0.86), hand_b=(0.4, 0.66), foot_a=(0.4, -0.1), foot_b=(0.3, -0.16)
    ),
    "knit": SIDE["sit"].but(
        lean=2, nod=-12, hand_a=(0.5, 0.44), hand_b=(0.56, 0.4), foot_a=(0.4, -0.1), foot_b=(0.3, -0.16)
    ),
}
STANDING = ("shade", "stand")


class Builder(NamedTuple):
    """One of the crew: where on the wall, how large, seen from where, doing what, and how clothed."""

    x: float
    seat: float
    size: float
    view: str
    pose: str
    flip: bool
    age: int
    coat: str
    trousers: str
    skin: str
    hair: str
    helmet: str
    beard: str | None = None
    pattern: str | None = None


def builder(b: Builder) -> Figure:
    """The figure in its place; who sits has the hip on the wall, who stands the feet."""
    d = dress("shirt", b.coat, b.trousers, "#fff3d8").but(shoes="boots", pattern=b.pattern, pattern_colour="#f6dca0")
    pose = POSES["side" if (b.view, b.pose) == ("side", "sit") else b.pose]
    looks: dict[str, Any] = {"hat": "bowler", "hat_colour": b.helmet, "band": b.helmet, "beard": b.beard}
    hair = "bob" if b.pose == "knit" else "short"
    turned = "tq" if b.view == "front" else None
    p = person(b.age, b.view, pose, d, b.skin, hair, b.hair, "wonder", head_view=turned, nod=-16, **looks)
    drop = 0.0 if b.pose in STANDING else (p.at("hip")[1] + 8) * b.size
    return T(p, b.x, b.seat - drop, b.size, flip=b.flip)


def knitting_of(f: Figure) -> tuple[Any, Any, Any]:
    """What hangs from the hands of somebody who knits: (cloth, its rows, the needles)."""
    x, y = f.at("hand_a.hold")
    cloth = shape("-12,-4^ 11,-4^ 13,50 15,96 0,104 -13,94 -11,40")
    rows = U([limb([(-12, 8 * k, 1), (13, 8 * k, 1)], 1) for k in range(1, 12)]).intersection(cloth)
    needles = U(limb([(-26, -18, 1.8), (10, 2, 2.6)], 1), limb([(26, -20, 1.8), (-10, 2, 2.6)], 1))
    return T(cloth, x, y), T(rows, x, y), T(needles, x, y)
