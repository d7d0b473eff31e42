"""A village of few houses in the first sun, on land that lies in strips to the horizon."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LIT, SHADE = "#ffedb8", "#7f6f80"
Land = tuple[float, float, float]  # vanishing point x, y; height of the ground at scale 1


def strips(sc: Scene, land_: Land, tones: tuple[tuple[float, str, str], ...]) -> None:
    """Fields between rays from the vanishing point; each (x at scale 1, far colour, near colour), from the left."""
    vx, vy, foot = land_
    for (x0, far, near), nxt in zip(tones, [*tones[1:], (3000.0, "", "")], strict=False):
        k = (1300 - vy) / (foot - vy)
        g = Polygon([(vx, vy), (vx + (x0 - vx) * k, 1300), (vx + (nxt[0] - vx) * k, 1300)])
        sc.layer(
            g,
            sc.lin([(0, far), (0.35, mix(far, near, 0.4)), (1, near)], 0, vy, 0, foot + 60),
            z=2.2,
            cut=0.4,
            sh=0.2,
            rim="#fff0b8",
            rimop=0.5,
            wash=0.7,
        )
        r = random.Random(f"rows {x0}")
        rows = []
        for q in range(7):
            x = x0 + (min(nxt[0], x0 + 400) - x0) * (q + r.uniform(0.3, 0.7)) / 7
            rows.append(
                limb([(vx + (x - vx) * 0.06, vy + (foot - vy) * 0.06, 0.3), (vx + (x - vx) * k, 1300, 5)], 2, 3)
            )
        sc.flat(clean(U(rows).intersection(g)), dark(near, 0.3), 0.3)


def cottage(sc: Scene, x: float, y: float, k: float, roof: str, r: Any) -> None:
    """A house lit from the left: gable end in the light, long side in shade, its shadow to the right."""
    w, d, h = 26 * k, 34 * k, 24 * k
    sc.flat(
        Polygon([(x + w, y), (x + w + d, y - 3 * k), (x + w + d + 78 * k, y + 8 * k), (x + w + 64 * k, y + 12 * k)]),
        "#2f5a5a",
        0.42,
        "multiply",
        1.2,
    )
    gable = Polygon([(x, y), (x, y - h), (x + w / 2, y - h - 19 * k), (x + w, y - h), (x + w, y)])
    side = Polygon([(x + w, y), (x + w, y - h), (x + w + d, y - h - 3 * k), (x + w + d, y - 3 * k)])
    top = Polygon(
        [
            (x + w / 2 - 1.5 * k, y - h - 21 * k),
            (x + w / 2 + d, y - h - 24 * k),
            (x + w + d + 3 * k, y - h),
            (x + w + 3 * k, y - h + 4 * k),
        ]
    )
    eave = Polygon(
        [
            (x - 4 * k, y - h + 4 * k),
            (x + w / 2, y - h - 22 * k),
            (x + w / 2 + 2 * k, y - h - 18 * k),
            (x - 1 * k, y - h + 5 * k),
        ]
    )
    sc.layer(
        [(side, mix("#c8a890", SHADE, 0.5)), (gable, LIT)],
        z=1.6,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.4,
        rim="#fffbe4",
        rimop=0.9,
    )
    sc.layer(
        [(top, dark(roof, 0.16)), (eave, light(roof, 0.25))],
        z=1.6,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.4,
        rim="#ffe6b0",
        rimop=0.9,
    )
    sc.flat(U(box(x + w * 0.36, y - h * 0.8, x + w * 0.62, y - h * 0.38)), "#a8643c", 0.9)
    sc.flat(
        U(
            box(x + w + d * 0.2, y - h * 0.75, x + w + d * 0.4, y - h * 0.35),
            box(x + w + d * 0.6, y - h * 0.78, x + w + d * 0.8, y - h * 0.38),
        ),
        "#4a4a5c",
        0.8,
    )
    if r.random() < 0.6:
        cx = x + w / 2 + d * 0.62
        sc.layer(
            box(cx - 3 * k, y - h - 36 * k, cx + 3 * k, y - h - 19 * k),
            "#d8906c",
            z=1,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fff0c8",
            rimop=0.9,
        )


def round_tree(sc: Scene, x: float, y: float, k: float) -> None:
    """A tree with a lit left side and its long shadow."""
    sc.flat(
        Polygon([(x, y), (x + 100 * k, y + 10 * k), (x + 96 * k, y + 20 * k), (x, y + 3 * k)]),
        "#2f5a5a",
        0.36,
        "multiply",
        1.2,
    )
    g = U(
        ellipse(x, y - 26 * k, 15 * k, 18 * k),
        ellipse(x - 9 * k, y - 18 * k, 10 * k),
        ellipse(x + 10 * k, y - 18 * k, 10 * k),
    )
    sc.layer(limb([(x, y, 4 * k), (x, y - 14 * k, 3 * k)], 2), "#4a3a34", z=1, cut=0, wash=0, fibre=0)
    sc.layer(
        g,
        sc.lin([(0, "#f0d878"), (0.45, "#8fa858"), (1, "#3f6f5c")], x - 18 * k, 0, x + 20 * k, 0),
        z=1.6,
        cut=0.3,
        wash=0,
        rim="#fff4c0",
        rimop=0.9,
    )


def steeple(x: float, y: float, k: float) -> tuple[Any, Any, Any]:
    """A church tower with a pointed roof and a cock on it: (tower, roof, cock)."""
    tower = box(x - 13 * k, y - 66 * k, x + 13 * k, y)
    roof = Polygon([(x - 17 * k, y - 64 * k), (x, y - 122 * k), (x + 17 * k, y - 64 * k)])
    cock = T(
        shape(
            "0,0^ -2,-8 -12,-12 -20,-24^ -14,-22 -12,-30^ -6,-20 4,-18 8,-28 16,-30 22,-25^ 16,-23 15,-14 8,-7 3,-6 2,0^"
        ),
        x,
        y - 119 * k,
        0.95 * k,
    )
    return tower, roof, U(cock, box(x - 0.8 * k, y - 128 * k, x + 0.8 * k, y - 118 * k))


def church(sc: Scene, x: float, y: float, k: float) -> None:
    """The village church in the sun."""
    sc.flat(
        Polygon([(x, y), (x + 190 * k, y + 12 * k), (x + 184 * k, y + 24 * k), (x, y + 5 * k)]),
        "#2f5a5a",
        0.4,
        "multiply",
        1.4,
    )
    nave = Polygon([(x + 8 * k, y), (x + 8 * k, y - 34 * k), (x + 66 * k, y - 36 * k), (x + 66 * k, y - 3 * k)])
    cap = Polygon(
        [(x + 6 * k, y - 32 * k), (x + 14 * k, y - 58 * k), (x + 60 * k, y - 60 * k), (x + 70 * k, y - 34 * k)]
    )
    tower, roof, cock = steeple(x, y, k)
    sc.layer(
        [(nave, mix("#d0b098", SHADE, 0.4)), (cap, "#a84f3e")], z=1.6, cut=0, wash=0, fibre=0, rim="#ffe6b0", rimop=0.9
    )
    sc.layer(
        tower,
        sc.lin([(0, "#fff4d4"), (0.55, "#f8d8a0"), (0.6, "#b89c90"), (1, "#a08c8c")], x - 13 * k, 0, x + 13 * k, 0),
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fffbe4",
        rimop=1,
    )
    sc.layer(
        roof,
        sc.lin([(0, "#f08a62"), (0.5, "#d0583e"), (0.55, "#8f4440"), (1, "#7a3c3c")], x - 17 * k, 0, x + 17 * k, 0),
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        rim="#ffe6b0",
        rimop=1,
    )
    sc.flat(cock, "#8a3a22")
    sc.flat(U(box(x - 3 * k, y - 52 * k, x + 3 * k, y - 42 * k), ellipse(x, y - 52 * k, 3 * k)), "#6a4a48", 0.9)


def smoke_of(x: float, y: float, h: float) -> Any:
    """A thread of smoke that leans from the light."""
    return limb(
        [(x, y, 1.5), (x + 4 * math.sin(1), y - h * 0.3, 3), (x + h * 0.12, y - h * 0.6, 6), (x + h * 0.3, y - h, 2)], 8
    )
