"""The long plank of a seesaw, one end on the ground; things stand square on it; in card units."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T
from cards.studio.papercut.scene import Scene

A, B = (52, 1060), (778, 562)  # the upper edge of the plank: the end on the ground, the end in the air
ANG = math.degrees(math.atan2(A[1] - B[1], B[0] - A[0]))
LONG = math.dist(A, B)
THICK, DEEP = 24, 46  # of the plank: its front edge, and what is seen of its top
LIGHT = "#fff8de"  # of the sun on an edge
EXACT: dict[str, Any] = {"cut": 0, "wash": 0.4, "fibre": 0.1}


def at(u: float, v: float = 0) -> tuple[float, float]:
    """A point u along the plank from its lower end and v above it."""
    a = math.radians(ANG)
    return A[0] + u * math.cos(a) - v * math.sin(a), A[1] - u * math.sin(a) - v * math.cos(a)


def on(g: Any, u: float, v: float = 0, s: float = 1, **kw: Any) -> Any:
    """A thing that stands square on the plank."""
    return T(g, *at(u, v), s, rot=-ANG, **kw)


def draw_plank(sc: Scene) -> None:
    """The plank: its lit top, its front edge, the paint worn at the girl's end."""
    sc.flat(T(Polygon([at(-8, -THICK), at(150, -THICK), at(120, -70), at(-20, -60)]), 10, 20), "#0c4a3a", 0.55, "multiply", 9)  # fmt: skip
    top = Polygon([at(-6), at(LONG), at(LONG - 4, DEEP), at(-2, DEEP)])
    front = Polygon([at(-6), at(LONG), at(LONG, -THICK), at(-6, -THICK)])
    a, b = at(0), at(LONG)
    sc.layer(top, sc.lin([(0, "#ffb184"), (0.5, "#f58a60"), (1, "#e06a48")], *a, *b), z=7, sh=0.5, shc="#0f4a4a", **EXACT, rim=LIGHT, rimop=1, rimw=1.3)  # fmt: skip
    sc.layer(front, sc.lin([(0, "#d8452e"), (0.5, "#bf3428"), (1, "#8e2430")], *a, *b), z=6, sh=0.55, shc="#0f3a3a", **EXACT, rim="#ffd0a8", rimop=1, rimw=1.2)  # fmt: skip
    r = sc.stream("grain")
    for k in range(3):
        for _ in range(7):
            u, n = r.uniform(0, LONG - 90), r.uniform(50, 150)
            d = r.uniform(6, DEEP - 6)
            sc.stroke([at(u, d), at(min(u + n, LONG - 6), d)], "#a83a2c", 0.9, 0.45)
    for k in range(9):
        u = r.uniform(0, LONG - 80)
        sc.stroke([at(u, -6 - r.uniform(0, 14)), at(u + r.uniform(30, 90), -6 - r.uniform(0, 14))], "#6a1a2c", 1, 0.5)
