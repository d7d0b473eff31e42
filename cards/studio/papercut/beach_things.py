"""What lies about on a beach in the morning, each with its shadow: bucket, shells, starfish, a pillow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, curve, ellipse, limb, rounded, shape
from cards.studio.papercut.papers import paper_boat
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

SHADE = "#5a3658"


def thrown(g: Any, y: float, far: float = 1.15, down: float = 0.42) -> Any:
    """A standing outline laid on the sand, away from the morning sun."""
    return AF.affine_transform(g, [1, -far, 0.12, -down, far * y, y + down * y])


def scatter(sc: Scene) -> None:
    """A bucket, shells and a starfish; on the blanket a paper boat."""
    x, y = 736, 318
    bucket = Polygon([(x - 21, y - 40), (x + 21, y - 40), (x + 15, y), (x - 15, y)]).union(ellipse(x, y, 15, 5))
    sc.flat(thrown(bucket, y), SHADE, 0.5, "multiply", 2)
    sc.layer(
        bucket,
        sc.lin([(0, "#8ab0c0"), (0.3, "#3a5a8a"), (1, "#22305c")], x - 21, 0, x + 21, 0),
        z=2,
        cut=0.2,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.layer(ellipse(x, y - 40, 21, 8), "#12305e", z=0.6, cut=0, sh=0, rim="#ffe8c8", rimop=1)
    sc.stroke(
        curve(
            np.array([(x - 21, y - 40), (x - 30, y - 20), (x - 12, y - 10), (x + 10, y - 16), (x + 21, y - 40)], float),
            n=8,
        ),
        "#fff8e8",
        2.4,
    )
    for sx, sy, s, rot, c in ((648, 96, 0.9, 20, "#e09a84"),):
        fan = T(shape("0,12^ -16,-4 -12,-14 -5,-18 5,-18 12,-14 16,-4"), sx, sy, s, rot=rot)
        sc.flat(T(fan, 8, 4), SHADE, 0.5, "multiply", 2)
        sc.layer(fan, light(c, 0.25), z=1.4, cut=0, rim="#ffffff")
        sc.flat(
            U([T(limb([(0, 11, 0.8), (d, -15, 1.4)], 1), sx, sy, s, rot=rot) for d in (-8, -4, 0, 4, 8)]),
            dark(c, 0.25),
            0.7,
        )
    st = T(star(0, 0, 22, 5, 0.42, 0.3), 600, 52)
    sc.flat(T(st, 8, 4), SHADE, 0.5, "multiply", 2)
    sc.layer(rounded(st, 2), "#c86450", z=1.4, cut=0, rim="#ffffff")
    for g, t in paper_boat("#fbf8ec", 46):
        sc.layer(T(g, 118, 860, 1), mix("#7aa0ae", "#ffecd0", t), z=1.6, sh=0.4, cut=0, wash=0, fibre=0)


def draw_pillow(sc: Scene, x: float, y: float) -> None:
    """A pillow of striped ticking, dented in the middle."""
    at = {"dx": x - 2, "dy": y - 26, "s": 1.06, "rot": 26}
    pillow = T(
        shape(
            "-112,-46^ -84,-40 -50,-50 0,-55 54,-50 86,-42 116,-50^ 108,-24 114,0 108,26 120,48^ 88,40 54,52 0,57 -52,52 -86,42 -114,50^ -106,26 -110,0 -106,-24"
        ),
        **at,
    )
    sc.flat(T(pillow, 30, 18), SHADE, 0.45, "multiply", 6)
    sc.layer(
        pillow,
        sc.lin([(0, "#fff4da"), (0.5, "#f0d2b4"), (1, "#9a7284")], x - 90, y - 90, x + 110, y + 60),
        z=6,
        cut=0.3,
        rim="#ffffff",
        rimop=1,
    )
    with sc.clip(pillow):
        for k in range(-6, 7):
            q = [(k * 17 + 3 * math.sin(t + k), t * 20) for t in (-3, -2, -1, 0, 1, 2, 3)]
            sc.flat(T(limb([(a * (1 - 0.012 * abs(b)), b, 3.4) for a, b in q], 3, 3), **at), "#4a5a94", 0.6)
        for c in ((-112, -46), (116, -50), (120, 48), (-114, 50)):
            for e in (0.2, -0.2):
                sc.flat(
                    T(
                        limb(
                            [
                                (*c, 0.4),
                                (c[0] * 0.82, c[1] * (0.74 + e), 3.4),
                                (c[0] * 0.6, c[1] * (0.5 + 2 * e), 0.4),
                            ],
                            5,
                            3,
                        ),
                        **at,
                    ),
                    "#8a6a72",
                    0.45,
                    "multiply",
                    1,
                )
        sc.flat(T(ellipse(6, 16, 66, 30), **at), "#8a5a72", 0.4, "multiply", 9)
