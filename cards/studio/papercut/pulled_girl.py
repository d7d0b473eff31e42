"""A girl in a fur hat, on the tip of one boot, whom a red thread at her sleeve pulls upward."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut import *

RED, NIGHT = "#d92b2f", "#0e2152"


def draw_pulled_girl(sc: Scene, x: float, y: float, s: float, hill: Any, tie: tuple[float, float]) -> None:
    """The thread pulls her up on the tip of one boot; scarf and braid fly; the bare hand reaches after the glove. tie: where the
    thread hangs on it."""
    pose = SIDE["reach_up"].but(
        hip=1.06, lean=15, nod=-34, foot_a=(-0.02, 0.07), foot_b=(-0.62, 0.42), hand_b=(0.6, -0.82), hand_a=(-0.72, 0.42),
        elbow_b=1, elbow_a=-1, toe_a=46, toe_b=74, grip_b="open", grip_a="fist",
    )  # fmt: skip
    d = dress("coat", "#5a2a5c", "#2a2450", "#e8d8e8").but(
        skirt=0.44, flare=11, pad=4, open=0, pattern="checks", pattern_colour="#8a5288"
    )
    p = person(9, "side", pose, d, "#d29a70", "short", "#5a2c1a", FEELINGS["wonder"], 1.0, big_head=1.1)
    p = T(p, x, y, s)
    wx, wy = p.at("hand_b.hold")
    p.pieces = [
        q._replace(geom=AF.scale(q.geom, 1.36, 1.36, origin=(wx - 8, wy + 12))) if k < 2 else q
        for k, q in enumerate(p.pieces)
    ]
    flat_ = AF.affine_transform(T(p.outline(), -x, -y), [1.0, 1.0, 0, -0.22, x - 6, y + 2])
    sc.flat(
        clean(flat_.intersection(hill)),
        sc.lin([(0, "#10296c", 0.9), (1, "#1c3f8c", 0.4)], x, y, x - 300, y + 60),
        1,
        "multiply",
        2,
    )
    nx, ny = p.at("neck")
    for t in (
        [(nx - 6, ny + 10, 20), (nx - 60, ny + 30, 21), (nx - 112, ny + 66, 20), (nx - 168, ny + 60, 17)],
        [(nx - 6, ny + 4, 22), (nx - 66, ny - 2, 22), (nx - 124, ny + 26, 21), (nx - 196, ny + 2, 18)],
    ):
        g = limb(t, 8)
        ex, ey, _ = t[-1]
        fringe = U([limb([(ex + 2, ey + q, 3), (ex - 20, ey + 1.6 * q, 1.6)], 2) for q in (-7, -2, 3, 8)])
        sc.layer(
            U(g, fringe),
            sc.lin([(0, "#a8702c"), (1, "#f6c04a")], ex, ey, nx, ny),
            z=3,
            sh=0.35,
            shc="#1f3a7c",
            cut=0.3,
            rim="#fff6d0",
            rimop=0.9,
        )
        bars = U([limb([(ex + u, ey - 26, 3), (ex + u + 4, ey + 40, 3)], 2) for u in (14, 24, 52, 62, 90, 100)])
        sc.flat(clean(bars.intersection(g)), "#c0392b", 0.55)
    bx, by = p.at("head.crown")
    plait = [
        (bx - 42, by + 66, 20),
        (bx - 74, by + 62, 20),
        (bx - 104, by + 40, 16),
        (bx - 136, by + 44, 10),
        (bx - 158, by + 34, 3),
    ]
    sc.layer(
        limb(plait, 8),
        sc.lin([(0, "#3a1a14"), (1, "#7a4426")], bx - 150, by, bx - 40, by),
        z=3,
        sh=0.35,
        cut=0.2,
        rim="#ffdcb0",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb(
                    [
                        (bx - 52 - 13 * k, by + 56 - 5 * k, 0.8),
                        (bx - 58 - 13 * k, by + 66 - 5 * k, 2.2),
                        (bx - 66 - 13 * k, by + 70 - 5 * k, 0.8),
                    ],
                    4,
                )
                for k in range(5)
            ]
        ),
        "#24100c",
        0.8,
    )
    sc.flat(ellipse(bx - 134, by + 44, 6, 8), RED, 1)
    put(
        sc,
        p,
        z=2.4,
        rim=(-1.8, -1.2, "#ffe9c8", 0.8),
        shc="#1f3a7c",
    )
    out = p.outline()
    sc.flat(
        out,
        sc.lin([(0, "#ffb070", 0.25), (0.5, NIGHT, 0.04), (1, NIGHT, 0.55)], x + 90, y - 120, x - 90, y - 180),
        1,
        "multiply",
    )
    rimlight(sc, out, -3, -1.2, "#ffecc8", 1.0, 1.3)
    bare = Figure(p.pieces[:2])
    put(sc, bare.recolour(lambda c: mix(c, "#ffd0a0", 0.25)), z=1.6, rim=(-1.4, -1, "#fff0d0", 0.9))
    sc.layer(
        limb([(nx - 22, ny + 4, 21), (nx, ny + 10, 25), (nx + 24, ny, 20)], 5),
        "#e8a828",
        z=2,
        sh=0.35,
        cut=0.2,
        rim="#fff6d0",
        rimop=0.9,
    )
    cx, cy = p.at("head.crown")
    cap = lambda g: T(g, cx - 9, cy - 3, 1.06, rot=-40)  # noqa: E731
    sc.layer(
        cap(shape("-33,22^ -32,-4 -16,-22 4,-24 24,-18 34,-2 34,18^")),
        "#7a4a3a",
        z=3,
        sh=0.35,
        cut=0.2,
        rim="#ffe9c8",
        rimop=0.9,
    )
    roll = fur(limb([(-32, 24, 26), (0, 19, 26), (33, 16, 25)], 6), 6, 0.4, 5, where=lambda a, b, nx_, ny_: 1, w=2.4)
    sc.layer(
        cap(roll),
        sc.lin([(0, "#9a90b4"), (1, "#fff0d8")], cx - 40, cy, cx + 40, cy),
        z=4,
        sh=0.4,
        shc="#1f3a7c",
        cut=0,
        rim="#ffffff",
        rimop=1,
    )
    hx, hy = p.at("hand_a.hold")
    put(sc, T(glove(RED, "#fff3ea", "mitten"), hx - 2, hy - 12, 0.56, rot=236), z=2, rim=(1, -1, "#ffb49c", 0.8))
    tx, ty = tie
    line = [(tx, ty), (tx + 0.5 * (wx - tx) + 12, 0.5 * (ty + wy)), (wx - 16, wy + 24)]
    thread(sc, curve(np.array(line, float), n=14), 4.4, RED, "#ff9a84", "#8a1420")
