"""People who pull at a rope: heels dug in, leaning away from what they want."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

REACH, GRIP_GAP = 38, 16  # how far before the feet the first hand holds, and the second behind it, at size 1
STANDS_UNDER = 132  # the feet under the line of the rope, at size 1
YOUNG, OLD = 12, 58


class Puller(NamedTuple):
    """Somebody on a rope: x of the feet, and how they look."""

    x: float
    age: int
    kind: str
    coat: str
    legs: str
    skin: str
    hair: str
    hat: str | None
    hat_colour: str
    lean: float
    build: float = 1.0
    pattern: str | None = None


def puller(q: Puller, rope: Callable[[float], float], s: float, flip: bool) -> Figure:
    """The figure in its place, hands on the rope; rope gives the height of the rope at x; flip pulls to the right."""
    side = -1 if flip else 1
    y = rope(q.x) + STANDS_UNDER * s
    pose = SIDE["pull"].but(lean=q.lean, hip=0.8, nod=10, foot_a=(0.52, 0.04), foot_b=(0.16, 0), toe_a=-14, toe_b=-4)
    first = q.x + side * REACH * s
    a, b = ((abs(x - q.x) / s, (rope(x) - y) / s) for x in (first, first + side * GRIP_GAP * s))
    child = q.age < YOUNG
    p = person(
        q.age, "side", pose, dress(q.kind, q.coat, q.legs, "#f6dba0").but(pattern=q.pattern), q.skin, "short", q.hair, "firm",
        q.build, 1.25 if child else 1.0, reach_a=a, reach_b=b, hat=q.hat, hat_colour=q.hat_colour,
        beard="full" if q.age > OLD else None, big_head=1.08,
    )  # fmt: skip
    return T(p, q.x, y, s, flip=flip)
