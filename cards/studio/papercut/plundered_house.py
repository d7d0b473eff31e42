"""A house whose windows were taken: ragged holes, and the last lit window with a child that holds its shutters."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

RED = "#d8452c"


def ragged(r: Any, x: float, y: float, w: float, h: float, rough: float) -> Any:
    """The hole that is left when a window is torn out of a wall."""
    wob, n = Wob(r, 4, 3), 90
    P = []
    for i in range(n):
        a = 2 * np.pi * i / n
        c, d = np.cos(a), np.sin(a)
        k = 1 / max(abs(c), abs(d)) ** 0.86
        q = rough * (wob(i / n) + r.uniform(-0.25, 0.25))
        P.append((x + (w / 2 + q) * c * k, y + (h / 2 + q) * d * k))
    return Polygon(P).buffer(0)


def taken(sc: Scene, x: float, y: float, w: float, h: float, lit: str) -> None:
    """A hole in the wall: the torn plaster round it, the thickness of the wall, the dark."""
    r = sc.stream(f"hole {x} {y}")
    hole = ragged(r, x, y, w, h, 5)
    lip = clean(ragged(r, x, y, w + 16, h + 14, 8).buffer(1.5).difference(hole))
    sc.layer(lip, mix(lit, "#8a7a6c", 0.35), z=1.2, cut=0, wash=0.4, rim="#ffe2b0", rimop=0.4)
    sc.flat(brick(lip, 15, 7, f"lip {x}", 0.75), "#1c1418", 0.4)
    sc.flat(hole, "#03060b")
    sc.flat(clean(hole.difference(T(hole, -5, -6))), mix(lit, "#1a2430", 0.4), 0.8)
    cracks = [
        limb(
            [
                (x + k * w * 0.5, y - h * 0.5, 2),
                (x + k * w * 0.6, y - h * 0.62, 1.4),
                (x + k * w * 0.58, y - h * 0.78, 0.3),
            ],
            2,
        )
        for k in (-1, 0.8)
    ]
    sc.flat(U(cracks), "#0a121a", 0.5)


def shutter(sc: Scene, hinge: float, free: float, y0: float, y1: float) -> None:
    """A louvred shutter that stands out towards us: its free edge nearer, therefore taller."""
    q = 9
    g = Polygon([(hinge, y0), (free, y0 - q), (free, y1 + q), (hinge, y1)])
    k = 1 if free > hinge else -1
    sc.layer(
        g,
        sc.lin([(0, "#ffd48a"), (0.25, "#5f8a80"), (1, "#2a5058")], hinge, 0, free, 0),
        z=7,
        cut=0.3,
        rim="#fff0c4",
        rimop=0.9,
    )
    inner = Polygon([(hinge + k * 6, y0 + 8), (free - k * 5, y0), (free - k * 5, y1), (hinge + k * 6, y1 - 8)])
    n = 11
    slats = [
        Polygon(
            [
                (hinge + k * 6, y0 + 10 + (y1 - y0 - 20) * i / n),
                (free - k * 5, y0 + 3 + (y1 - y0 - 4) * i / n),
                (free - k * 5, y0 + 7 + (y1 - y0 - 4) * i / n),
                (hinge + k * 6, y0 + 14 + (y1 - y0 - 20) * i / n),
            ]
        )
        for i in range(n)
    ]
    sc.flat(inner, "#1c3a42", 0.35)
    sc.flat(U(slats), "#0f2228", 0.7)
    sc.flat(T(U(slats), 0, 4), "#ffe2a8", 0.4)


def last_window(sc: Scene, x: float, y: float) -> None:
    """Lamplight, and in it the child, who leans out with both arms spread and looks up."""
    w, h = 108, 156
    y0, y1 = y - h / 2, y + h / 2
    sc.glow(x, y, 250, "#ffbe5c", 0.6)
    sc.layer(
        box(x - w / 2 - 9, y0 - 9, x + w / 2 + 9, y1 + 6),
        sc.lin([(0, "#f4dcae"), (1, "#a8743c")], 0, y0, 0, y1),
        z=4,
        cut=0.4,
        rim="#fff6d8",
        rimop=1,
    )
    sc.flat(
        box(x - w / 2, y0, x + w / 2, y1),
        sc.rad([(0, "#fffdf0"), (0.4, "#fff0c0"), (0.8, "#ffc863"), (1, "#f0a040")], x, y - 18, 100),
    )
    # the room: a lamp, a bed's end
    sc.flat(
        U(
            shape(f"{x - 52},{y0 + 34}^ {x - 42},{y0 + 14}^ {x - 28},{y0 + 14}^ {x - 18},{y0 + 34}^"),
            box(x - 36, y0, x - 34, y0 + 16),
        ),
        "#e0903c",
        0.8,
    )
    shutter(sc, x - w / 2 - 4, x - w / 2 - 30, y0 - 2, y1 + 2)
    shutter(sc, x + w / 2 + 4, x + w / 2 + 38, y0 - 2, y1 + 2)
    s = 1.52
    px, py = x - 2, y1 + 82
    pose = Pose(
        0.985,
        lean=5,
        nod=-6,
        foot_a=(-0.1, 0),
        foot_b=(0.1, 0),
        knee_a=-1,
        elbow_a=1,
        elbow_b=1,
        grip_a="grip",
        grip_b="grip",
    )
    p = person(
        8, "front", pose, dress("shirt", RED, "#24344a", "#f6dba0").but(pattern="stripes", pattern_colour="#f2b45a"), "#a8693f", "curly", "#23140f",
        feeling("fear")._replace(look=(0.7, -1.0), open=1.0, gape=0.15), reach_a=((x - w / 2 - 26 - px) / s, (y + 22 - py) / s), reach_b=((x + w / 2 + 34 - px) / s, (y - 22 - py) / s),
        head_view="tq", nod=-20, big_head=1.12,
    )  # fmt: skip
    fig = T(p, px, py, s)
    cutoff = box(0, 0, 800, y1 + 2)
    fig = fig.mapped(lambda g: clean(g.intersection(cutoff)))
    put(sc, fig, z=3, rim=(2, 2, "#fff0c0", 0.9), shade=("#5a2418", 0.25, 300), cast=4)
    sc.layer(
        box(x - w / 2 - 22, y1 + 2, x + w / 2 + 22, y1 + 15),
        sc.lin([(0, "#fff0c4"), (1, "#a8703c")], 0, y1, 0, y1 + 14),
        z=5,
        cut=0.3,
        rim="#fff6d8",
        rimop=1,
    )


def draw_front(sc: Scene, wall: Any, paint: str, window: tuple[float, float]) -> None:
    """The gable front with its holes; window is the middle of the last one."""
    sc.layer(wall, paint, z=10, cut=0.6, rim="#ffe0a0", rimop=0.7)
    r = sc.stream("plaster")
    x0, y0, x1, _ = wall.bounds
    spots = [
        T(
            shape("-30,-8 -12,-18 14,-14 32,-4 22,14 -6,16 -28,10"),
            r.uniform(x0, x1),
            r.uniform(y0 + 90, 1200),
            r.uniform(0.4, 1.2),
            rot=r.uniform(0, 90),
        )
        for _ in range(22)
    ]
    sc.flat(clean(U(spots).intersection(wall)), "#0f1c2a", 0.2)
    sc.flat(clean(brick(U(spots[:8]).intersection(wall), 17, 8, "bare", 0.8)), "#0c1722", 0.45)
    for x, y, w, h in (
        (228, 1024, 58, 96),
        (232, 1176, 66, 88),
        (420, 1204, 84, 84),
        (534, 1172, 56, 90),
        (536, 1010, 36, 92),
    ):
        taken(sc, x, y, w, h, "#5a5450")
    last_window(sc, *window)
