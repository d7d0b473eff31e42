"""What a tree has heard in its life, as thin pale paper in a beam of dust: birds, snow, lovers, a swing, a storm."""

from __future__ import annotations

import random
from typing import Any

from cards.studio.papercut.birds import bird_flying
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.embracing_couple import couple
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress
from cards.studio.papercut.weather import snowflake


def lovers() -> Any:
    """Two who hold each other, 100 high, feet at 0,0."""
    return T(couple("#000000").outline(), 0, 0, 0.31)


def swinging_child() -> Any:
    """A child on a swing at the height of its flight; the seat at 0,0, the ropes 150 long."""
    pose = SIDE["sit"].but(hip=0.0, lean=-34, nod=-12, foot_a=(0.8, -0.1), foot_b=(0.7, -0.16), hand_a=(-0.1, -0.5), hand_b=(0.2, -0.62), elbow_a=1, elbow_b=1)  # fmt: skip
    child = person(8, "side", pose, dress("dress", "#000000"), hair="bob").outline()
    ropes = U(limb([(-4, 2, 3), (-46, -170, 1.6)], 2), limb([(10, 0, 3), (-30, -170, 1.6)], 2))
    return U(T(child, 0, 0, 0.86), ropes, limb([(-12, 4, 5), (22, 1, 5)], 2))


def storm_tree(r: random.Random) -> Any:
    """A small tree bent by a gust, its leaves going; 100 high, foot at 0,0."""
    stem = limb([(0, 0, 9), (-4, -30, 7), (-16, -58, 5), (-40, -80, 3)], 8)
    twigs = [
        limb([(-4 - 3 * k, -30 - 8 * k, 3), (-30 - 7 * k, -46 - 9 * k, 2), (-66 - 5 * k, -44 - 8 * k, 0.7)], 6)
        for k in range(5)
    ]
    leaves = [
        T(ellipse(0, 0, 4.4, 1.8), r.uniform(-130, -30), r.uniform(-100, -30), 1, rot=r.uniform(-30, 20))
        for _ in range(34)
    ]
    rain = [
        limb([(x, y, 0.4), (x - 16, y + 9, 1.4), (x - 30, y + 16, 0.4)], 3)
        for x, y in [(r.uniform(-120, 30), r.uniform(-120, -20)) for _ in range(16)]
    ]
    return U(stem, twigs, leaves, rain)


def birds(r: random.Random) -> Any:
    """Five birds that go up."""
    out = []
    for k, (x, y) in enumerate(((0, 0), (62, -44), (118, -6), (132, -92), (36, -112))):
        out.append(T(bird_flying("sparrow" if k % 2 else "robin", k % 3).outline(), x, y, 0.34, rot=-20, flip=True))
    return U(out)


def flakes(r: random.Random, n: int, at: Any) -> Any:
    """Snow crystals of many sizes at the places that at() gives."""
    return U([snowflake(*at(), r.uniform(4, 10), 6, r.uniform(0, 1)) for _ in range(n)])
