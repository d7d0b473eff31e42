"""People asleep on their feet or in the air: walkers with their arms before them, floaters with the pelvis at 0,0."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress


def walker(age: float, kind: str, a: str, hair: str, hc: str, skin: str, step: int, **kw: Any) -> Figure:
    """Somebody who walks in their sleep, arms before them."""
    pose = SIDE["walk" if step else "stroll"].but(
        nod=8, stoop=5, hand_a=(0.92, 0.12), hand_b=(0.9, 0.0), grip_a="relaxed", grip_b="relaxed"
    )
    return person(age, "side", pose, dress(kind, a, a, "#f3e3d0"), skin, hair, hc, "sleep", big_head=1.08, **kw)


def floater(age: float, pose: Pose, kind: str, a: str, hair: str, hc: str, skin: str, **kw: Any) -> Figure:
    """Somebody in the air, pelvis at 0,0."""
    p = person(
        age, "side", pose, dress(kind, a, a, "#f3e3d0").but(flare=12), skin, hair, hc, "sleep", big_head=1.06, **kw
    )
    x, y = p.at("hip")
    return T(p, -x, -y)


LEAP = Pose(
    1.05,
    lean=22,
    nod=4,
    stoop=6,
    foot_a=(0.72, 0.5),
    foot_b=(-0.82, 0.42),
    knee_b=1,
    hand_a=(0.88, 0.3),
    hand_b=(0.86, 0.16),
    toe_a=-10,
    toe_b=60,
)


RISE = Pose(
    1.05,
    lean=30,
    nod=12,
    stoop=12,
    foot_a=(0.3, 0.5),
    foot_b=(-0.6, 0.3),
    hand_a=(0.55, 0.74),
    hand_b=(0.8, 0.3),
    toe_a=40,
    toe_b=60,
)


CURL = Pose(
    1.05,
    lean=40,
    nod=24,
    stoop=26,
    foot_a=(0.26, 0.62),
    foot_b=(0.1, 0.56),
    hand_a=(0.42, 0.3),
    hand_b=(0.46, 0.24),
    elbow_a=-1,
    toe_a=40,
    toe_b=50,
)


GLIDE = Pose(
    1.05,
    lean=34,
    nod=16,
    stoop=10,
    foot_a=(-0.46, 0.06),
    foot_b=(-0.62, 0.2),
    hand_a=(0.14, 0.94),
    hand_b=(0.62, 0.66),
    toe_a=50,
    toe_b=60,
)
