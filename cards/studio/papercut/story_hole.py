"""A hole in the page of a standing book: page behind page, and behind them a green morning wood."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

SUN = (214.0, 578.0)  # the story's
STORY_WOOD = (  # far to near: place, width, lean, reach of its fork
    (
        (
            (130, 5, 6, 20),
            (168, 4, -8, -20),
            (206, 5, 4, 14),
            (262, 4, 10, 22),
            (290, 5, -6, -20),
            (330, 5, 8, 20),
            (372, 4, 4, 14),
        ),
        "#a8cc6c",
    ),
    (((152, 10, -14, 40), (308, 9, 14, -46)), "#5c9c58"),
    (((346, 20, 26, -70),), "#1c5a44"),
)


def story_hole(sc: Scene, hole: Any) -> None:
    """Page behind page, and at the end a wood on a green morning."""
    x0, y0, x1, y1 = hole.bounds
    with sc.clip(hole):
        sc.flat(
            hole,
            sc.rad(
                [(0, "#fffce0"), (0.12, "#fff4a0"), (0.34, "#e4ea80"), (0.7, "#8cc468"), (1, "#3f8a58")],
                SUN[0],
                SUN[1],
                330,
            ),
        )
        r = sc.stream("story wood")
        for trunks, tone in STORY_WOOD:
            g = []
            for x, w, lean, fork in trunks:
                g.append(
                    limb(
                        [
                            (x + lean, y0, w * 0.6),
                            (x + lean * 0.3, SUN[1] - 60, w * 0.85),
                            (x, SUN[1] + 36, w * 1.2),
                            (x - lean * 0.2, SUN[1] + 48, w * 1.9),
                        ],
                        8,
                    )
                )
                g.append(
                    limb(
                        [
                            (x + lean * 0.2, SUN[1] - 30, w * 0.6),
                            (x + fork * 0.5, SUN[1] - 76, w * 0.45),
                            (x + fork, y0 + 120, 1.5),
                        ],
                        6,
                    )
                )
            sc.layer(U(g), tone, z=2, sh=0.2, cut=0.3, fibre=0, rim="#fffff0", rimop=0.9)
        low = shape(
            f"{x0 - 9},{SUN[1] + 44}^ {x0 + 90},{SUN[1] + 36} {x0 + 190},{SUN[1] + 42} {x1 + 9},{SUN[1] + 30}^ {x1 + 9},{y1 + 9}^ {x0 - 9},{y1 + 9}^"
        )
        sc.layer(
            low,
            sc.rad([(0, "#fdf8b0"), (0.4, "#b4d070"), (1, "#4f9458")], SUN[0], SUN[1] + 66, 190),
            z=2,
            sh=0.2,
            cut=0.3,
            fibre=0,
            rim="#fffff0",
            rimop=0.9,
        )
        cast = [
            Polygon(
                [
                    (x - w * 0.6, SUN[1] + 46),
                    (x + w * 0.6, SUN[1] + 46),
                    (x + (x - SUN[0]) * 0.9 + w, y1),
                    (x + (x - SUN[0]) * 0.9 - w, y1),
                ]
            )
            for row, _ in STORY_WOOD[1:]
            for x, w, *_ in row
        ]
        sc.flat(U(cast).intersection(low), "#1f5a44", 0.6, None, 1)
        sc.flat(
            U(
                [
                    limb([(r.uniform(x0, x1), y, 0.5), (r.uniform(x0, x1), y + 1, 2), (r.uniform(x0, x1), y, 0.5)], 4)
                    for y in np.arange(SUN[1] + 56, y1, 11)
                ]
            ),
            "#f2f6a8",
            0.5,
        )
        for lo, hi, c in ((0, 120, "#2f7a56"), (20, 190, "#63aa62"), (60, 240, "#b8d878")):
            lv = [
                leaf(r.uniform(x0, x1), y0 + r.uniform(lo, hi), r.uniform(11, 19), r.uniform(0, 6.3), 0.5)
                for _ in range(70)
            ]
            sc.flat(
                U(
                    [
                        q
                        for q in lv
                        if q.distance(shape(f"{SUN[0]},{SUN[1]} {SUN[0] + 1},{SUN[1]} {SUN[0]},{SUN[1] + 1}")) > 62
                    ]
                ),
                c,
                0.8,
            )
        sc.glow(*SUN, 96, "#fffbd0", 0.75)
        broad = clean(hole.buffer(-7).buffer(9).intersection(hole))
        for k, c in enumerate(("#7a5468", "#b08a88", "#ecd8c0")):
            d = 3.0 * (3 - k)
            sc.layer(
                clean(broad.difference(T(hole, d, d * 0.7))),
                c,
                z=1.6,
                sh=0.4,
                cut=0,
                fibre=0,
                wash=0,
                rim="#fffbe6",
                rimop=0.9,
            )
    sc.flat(clean(hole.buffer(1.3).difference(hole)), "#fffff0", 0.95)
    sc.glow(sc.light[0], sc.light[1] + 40, 360, "#f4ec98", 0.62)
