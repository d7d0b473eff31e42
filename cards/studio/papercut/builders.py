"""Builders at rest: they sit or stand, faces up."""

from __future__ import annotations

from typing import Any, NamedTuple

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

POSES = {
    "shade": SIDE["stand"].but(
        lean=-9, nod=-18, foot_a=(0.14, 0), foot_b=(-0.12, 0), hand_a=(-0.16, 0.9), hand_b=(0.27, -0.33), elbow_b=-1
    ),
    "lean": SIDE["sit"].but(
        lean=-24, nod=-18, hand_a=(-0.5, 0.66), hand_b=(0.34, 0.7), foot_a=(0.46, -0.1), foot_b=(0.36, -0.2)
    ),
    "knee": SIDE["sit"].but(
        lean=-6, nod=-22, hand_a=(0.4, 0.8), hand_b=(0.46, 0.76), foot_a=(0.42, -0.16), foot_b=(0.52, -0.06)
    ),
    "lap": SIDE["sit"].but(
        lean=-14, nod=-20, hand_a=(0.36, 0.62), hand_b=(-0.4, 0.7), foot_a=(0.36, -0.2), foot_b=(0.5, -0.1)
    ),
}
STANDING = ("shade",)


class Builder(NamedTuple):
    """One of the crew: where on the wall, how large, doing what, and how clothed."""

    x: float
    seat: float
    size: float
    pose: str
    age: int
    coat: str
    trousers: str
    skin: str
    hair: str
    helmet: str
    beard: str | None = None
    pattern: str | None = None
    cut: str = "short"


def builder(b: Builder) -> Figure:
    """The figure in its place; who sits has the hip on the wall, who stands the feet."""
    d = dress("shirt", b.coat, b.trousers, "#fff3d8").but(shoes="boots", pattern=b.pattern, pattern_colour="#f6dca0")
    looks: dict[str, Any] = {"hat": "bowler", "hat_colour": b.helmet, "band": b.helmet, "beard": b.beard}
    p = person(b.age, "side", POSES[b.pose], d, b.skin, b.cut, b.hair, "wonder", nod=-16, **looks)
    drop = 0.0 if b.pose in STANDING else (p.at("hip")[1] + 8) * b.size
    return T(p, b.x, b.seat - drop, b.size)
