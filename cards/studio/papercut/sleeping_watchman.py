"""A night watchman who has fallen asleep by his lantern; the lantern stands at the light of the scene."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_sleeper(sc: Scene) -> None:
    """The watchman against the chest, his lantern beside him."""
    d = dress("uniform", "#2f6a52", "#c9a04a", "#e0b050").but(
        collar="scarf", collar_colour="#c8452f", pad=5, bottom="#33405e"
    )
    p = person(
        46,
        "side",
        SIDE["sit_floor"].but(
            lean=-24, foot_a=(0.78, 0.02), foot_b=(0.66, 0.02), hand_a=(0.5, 0.66), hand_b=(0.54, 0.6)
        ),
        d,
        skin="#d39a70",
        hair="short",
        hair_colour="#5a3a24",
        mood="sleep",
        beard="moustache",
        hat="flat",
        hat_colour="#2b3350",
        nod=16,
    )
    put(sc, T(p, 352, 1014, 1.5), z=2.4, rim=(-2.2, 1, "#ffe6b0", 0.95), cast=7)
    g = p.outline()
    sc.flat(
        T(g, 352, 1014, 1.5),
        sc.lin([(0, "#0c1a3a", 0.75), (0.6, "#0c1a3a", 0.15), (1, "#0c1a3a", 0)], 290, 980, 400, 940),
        1,
        "multiply",
    )
    sc.layer(
        U(key(346, 968, 0.55, 14), key(352, 968, 0.5, -10)), "#f3c45a", z=2, sh=0.5, rim="#fff3c0", rimop=1, **EXACT
    )
    put_lantern(sc)


def put_lantern(sc: Scene) -> None:
    """A lantern of tin with four panes, its ring lying over."""
    x, y = sc.light[:2]
    sc.layer(
        U(
            box(x - 22, y + 32, x + 22, y + 42),
            Polygon([(x - 22, y - 28), (x, y - 52), (x + 22, y - 28)]),
            box(x - 5, y - 60, x + 5, y - 44),
        ),
        "#3a2c34",
        z=5,
        sh=0.5,
        rim="#ffe6b0",
        rimop=0.9,
        **EXACT,
    )
    sc.layer(box(x - 18, y - 29, x + 18, y + 33), "#fff0b8", z=3, **EXACT)
    sc.flat(
        shape(f"{x},{y - 20} {x + 9},{y + 4} {x + 6},{y + 20} {x},{y + 25} {x - 6},{y + 20} {x - 9},{y + 4}"), "#fffdf4"
    )
    sc.flat(U(*[box(x + d - 1.6, y - 28, x + d + 1.6, y + 33) for d in (-17, 0, 17)]), "#3a2c34", 0.9)
    sc.stroke([(x + 12 * math.cos(t / 10), y - 66 + 10 * math.sin(t / 10)) for t in range(64)], "#3a2c34", 2.6)
    sc.glow(x, y, 380, "#ffbe62", 0.75)
    sc.glow(x, y, 130, "#fff0c4", 0.9)
