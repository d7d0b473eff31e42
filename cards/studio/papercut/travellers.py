"""People and a dog who hang from umbrellas of down; the hand that holds on is at 0,0, an adult is 200 units tall."""

from __future__ import annotations

from typing import Any

import numpy as np

from cards.studio.papercut.birds import bird_on
from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.luggage import cage, suitcase
from cards.studio.papercut.people import person
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.wardrobe import dress

HANG = Pose(
    0.98, lean=-3, nod=-10, foot_a=(-0.06, 0.02), foot_b=(-0.3, 0.1), hand_a=(0.04, 0.96), hand_b=(0.14, -0.97),
    knee_b=1, toe_a=52, toe_b=64, grip_a="fist", grip_b="fist",
)  # fmt: skip


def _hung(p: Figure, anchor: str = "hand_b.hold") -> Figure:
    """The figure moved so that the hand that holds on lies at 0,0."""
    x, y = p.at(anchor)
    return T(p, -x, -y, o=(0, 0))


def _carrying(p: Figure, thing: Figure, handle: str, s: float, turn: float = 0, hand: str = "hand_a.hold") -> Figure:
    """The figure with a thing in its free hand."""
    x, y = thing.at(handle)
    q = T(T(T(thing, -x, -y, o=(0, 0)), s=s, rot=turn, o=(0, 0)), *p.at(hand))
    out = Figure()
    for f in (p, q) if hand == "hand_a.hold" else (q, p):
        out.extend(f)
    return out


def with_case(age: float, coat: str, kind: str, leather: str, **kw: Any) -> Figure:
    """Somebody with a suitcase, hanging by one hand."""
    p = person(age, "side", HANG, dress(kind, coat, "#efe2c4", "#e8d8b0"), **kw)
    return _hung(_carrying(p, suitcase(leather), "handle", 0.92, -4))


def child() -> Figure:
    """Both hands up, legs flung out."""
    pose = HANG.but(
        hand_a=(-0.06, -0.97), hand_b=(0.12, -0.97), foot_a=(0.34, 0.2), foot_b=(-0.42, 0.2), knee_a=1, lean=4, nod=-14
    )
    p = person(8, "side", pose, dress("dress", "#f0c04a", "#efe2c4").but(pattern="dots"), "#8a5636", "braid", "#2a1a14", "laugh", big_head=1.1)  # fmt: skip
    return _hung(p)


def dog() -> Figure:
    """A dog in a sling of cloth; the knot of the sling is at 0,0."""
    d = T(beast("dog", "lifted"), 0, 0, 0.62)
    x0, y0, x1, y1 = d.outline().bounds
    cx = (x0 + x1) / 2
    d = T(d, -cx, -y0 + 62, o=(0, 0))
    out = Figure()
    out.add(U(limb([(0, 0, 3), (-26, 70, 3)], 1), limb([(0, 0, 3), (20, 66, 3)], 1)), "#e8d8b0", "cords", 0.6)
    out.extend(d)
    out.add(shape("-34,66^ -8,70 20,62^ 22,96 10,112 -18,114 -32,98"), "#c8503a", "sling", 1)
    out.add(
        U(limb("-33,76,3 -6,80,3 21,72,3", 4), limb("-32,98,3 -6,104,3 18,96,3", 4)), "#f0d8a0", "sling.trim", 0.2, True
    )
    return out


def old_woman() -> Figure:
    """She sits on the seed as on a swing, one hand on its stalk, a cage with a bird in the other."""
    pose = SIDE["sit"].but(lean=-6, hand_a=(0.98, 0.3), hand_b=(0.62, -0.42), nod=-6, elbow_b=-1, elbow_a=-1, grip_a="fist", grip_b="fist", foot_a=(0.4, 0.0), foot_b=(0.26, -0.03), toe_a=30, toe_b=34)  # fmt: skip
    p = person(76, "side", pose, dress("skirt", "#c8643c", "#35406a", "#f0dcae").but(pattern="dots"), "#e0b08a", "bun", "#e8e4dc", "tender")  # fmt: skip
    c = cage("#f0d080", 56, 76)
    b = T(bird_on("robin"), *c.at("inside"), 0.3)
    full = Figure(T(b, 0, 22).pieces)
    full.extend(c)
    q = _hung(_carrying(p, full, "ring", 0.9))
    x, y = q.at("hip")
    seat = Figure()
    seat.add(limb([(0, 0, 3), (3, y + 10, 3)], 1, 2), "#f6e4c0", "stalk", 0.5)
    seed = shape(
        f"{x - 34},{y + 12}^ {x - 14},{y + 5} {x + 16},{y + 4} 2,{y + 7} 8,{y + 11}^ 2,{y + 16} {x + 16},{y + 20} {x - 14},{y + 19}"
    )
    barbs = [limb([(q, y + 18, 2.4), (q - 5, y + 25, 0.8)], 1, 2) for q in np.arange(x - 18, 2, 8)]
    seat.add(U(seed, barbs), "#8a5f44", "seed", 1.2)
    seat.extend(q)
    return seat


def keeper(stalk: Any, stalk_colour: str) -> Figure:
    """An old man seated on the ground, arms and knees round the stalk that grows at 34,0, his cheek against it."""
    over = Figure()
    over.add(stalk, stalk_colour, "stalk", 0.8)
    pose = SIDE["sit_knees"].but(hip=0.24, lean=16, stoop=6, nod=-12, hand_a=(0.36, 0.42), hand_b=(0.42, 0.2), elbow_a=-1, elbow_b=-1, foot_a=(0.74, -0.1), foot_b=(0.66, -0.06), grip_a="relaxed", bend_a=-60)  # fmt: skip
    return person(74, "side", pose, dress("coat", "#c8503a", "#efe2c4"), "#d9a077", "balding", "#efeae0", "sad", beard="full", over=over)  # fmt: skip


def mouse() -> Figure:
    """A mouse upright on the thread, a red case hanging from its paw."""
    m = T(beast("mouse", "sit_up"), 0, 0, 0.7)
    x0, y0, x1, y1 = m.outline().bounds
    out = Figure()
    out.add(limb([(0, 0, 3), (0, 40, 3)], 1), "#f6e4c0", "thread", 0.5)
    out.extend(T(m, -(x0 + x1) / 2 - 6, 26 - y0, o=(0, 0)))
    out.extend(T(suitcase("#b8402c", 40, 30, stickers=()), 26, 26 + (y1 - y0) * 0.62 + 34, o=(0, 0)))
    return out


def all_travellers() -> Figure:
    """Everybody, side by side, for a look."""
    f = Figure()
    for k, p in enumerate((old_woman(), child(), dog(), mouse(), with_case(40, "#3f6f78", "coat", "#7a4a2c", hat="flat"), keeper(limb("30,0,4 40,-200,3", 1), "#ffffff"))):  # fmt: skip
        f.extend(T(p, 120 + 170 * k, 120 if k < 5 else 300))
    f.add(ellipse(0, 0, 1), "#000000")
    return f
