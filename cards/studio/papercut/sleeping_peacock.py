"""A peacock asleep: the neck folded back, the beak under the shoulder feathers."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import light
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.peacock import EXACT, NAVY
from cards.studio.papercut.scene import Scene


def scales(sc: Scene, g: Any, cx: float, cy: float, step: float, a: str, b: str, op: float = 0.8) -> None:
    """Small round feathers in rows over a body, each with a lit hem."""
    x0, y0, x1, y1 = g.bounds
    hems, deep = [], []
    for j in range(int((y1 - y0) / step / 0.62) + 2):
        y = y0 + j * step * 0.62
        for i in range(int((x1 - x0) / step) + 2):
            x = x0 + (i + 0.5 * (j % 2)) * step
            k = limb(
                [
                    (x - step * 0.48, y - step * 0.3, 0.5),
                    (x, y + step * 0.32, 1.5),
                    (x + step * 0.48, y - step * 0.3, 0.5),
                ],
                4,
                2,
            )
            (hems if (x - cx) ** 2 + (y - cy) ** 2 < 150**2 else deep).append(k)
    inner = g.buffer(-2)
    sc.flat(clean(U(hems).intersection(inner)), a, op)
    sc.flat(clean(U(deep).intersection(inner)), b, op)


def sleeper(sc: Scene, x: float, y: float, s: float) -> None:
    """The bird, about 300 s high, seen from the front; its neck folds back to the right, its head lies under the wing."""
    put = lambda g: T(g, x, y, s)  # noqa: E731
    fill = lambda a, m, b, g: sc.lin([(0, a), (0.5, m), (1, b)], g.bounds[0], g.bounds[1], g.bounds[2], g.bounds[3])  # noqa: E731
    sc.flat(put(ellipse(20, 2, 150, 20)), "#0a2a20", 0.7, "multiply", 9 * s)
    body = put(shape("-134,-84 -126,-136 -84,-172 -10,-182 96,-164 176,-112 190,-50 120,-4 -60,4 -112,-26"))
    sc.layer(
        body,
        sc.lin([(0, "#2f8ae0"), (0.5, "#174fa8"), (1, "#0d2a5c")], x - 120 * s, y - 170 * s, x + 150 * s, y),
        z=8,
        cut=0.4,
        sh=0.6,
        rim="#d0f4ff",
        rimop=0.9,
    )
    scales(sc, body, x - 100 * s, y - 130 * s, 17 * s, "#7ad0ff", "#2f6ac8", 0.55)
    for j in range(4):  # the folded wing, its quills towards the right
        n = 1 - 0.13 * j
        wing = put(
            T(
                shape("-40,-120 -26,-176 34,-202 104,-186 170,-140 236,-76^ 150,-60 60,-58 -16,-72"),
                (-4, 2, 40, 66)[j],
                (-4, 30, 30, 42)[j],
                n,
                0.8 * n,
            )
        )
        tones = (
            ("#fff0c4", "#e8b878", "#9a6450"),
            ("#f4d89c", "#c88a54", "#74464a"),
            ("#3fae84", "#1a7a6a", "#0d4a4c"),
            ("#2f9a78", "#12645c", "#083a44"),
        )[j]
        sc.layer(
            wing,
            sc.lin([(0, tones[0]), (0.5, tones[1]), (1, tones[2])], x - 40 * s, y - 200 * s, x + 220 * s, y - 40 * s),
            z=6,
            cut=0.3,
            sh=0.55,
            rim="#fff8e0",
            rimop=0.9,
        )
        quills = [
            limb([(x1, y1, 0.6), (x1 + 52, y1 + 22 + 26 * o, 2), (x1 + 96, y1 + 44 + 46 * o, 0.5)], 5)
            for x1, y1 in ((30 + 16 * i, -118 + 7 * i) for i in range(9))
            for o in (-1, 1)
        ]
        if j == 3:
            quills = [T(q, 22, 22) for q in quills]
        bars = [
            limb(
                [
                    (-30 + 19 * i + 8 * q, -196 + 22 * q + 6 * i + 34 * j, 1),
                    (-22 + 19 * i + 8 * q, -187 + 22 * q + 6 * i + 34 * j, 5.4),
                    (-12 + 19 * i + 8 * q, -190 + 22 * q + 6 * i + 34 * j, 1),
                ],
                3,
            )
            for q in range(6)
            for i in range(12)
        ]
        sc.flat(
            clean(put(U(bars if j < 2 else quills)).intersection(wing.buffer(-4))),
            "#5a2e34" if j < 2 else "#a8e8a0",
            0.6,
        )
    neck = put(limb("-80,-60,110 -112,-120,92 -118,-186,70 -88,-242,56 -34,-262,50 8,-238,50", 8))
    sc.layer(
        neck,
        sc.lin([(0, "#9aecff"), (0.4, "#3590e8"), (1, "#153a96")], x - 150 * s, y - 280 * s, x - 20 * s, y - 60 * s),
        z=9,
        cut=0.3,
        sh=0.7,
        rim="#e8fcff",
        rimop=1,
    )
    scales(sc, neck, x - 120 * s, y - 220 * s, 13 * s, "#c0f4ff", "#4a8ae0", 0.7)
    root = (24, -250)
    for k, a in enumerate((-82, -62, -42, -22, -2)):  # the crest
        n = 60 - 3 * abs(k - 2)
        tip = (root[0] + n * math.cos(math.radians(a)), root[1] + n * math.sin(math.radians(a)))
        sc.stroke([put(ellipse(*q, 1)).centroid.coords[0] for q in (root, tip)], "#eaf0b0", 2.2 * s)
        sc.layer(put(ellipse(*tip, 10, 7, a)), light("#18a0b0", 0.1 * k), z=1.6, rim="#f0ffd0", rimop=0.9, **EXACT)
    head = put(shape("-20,-252 4,-276 34,-272 52,-248 58,-222 54,-200 34,-190 4,-204"))
    sc.layer(head, fill("#8ae0ff", "#2f7ad8", "#153a96", head), z=4, rim="#e8fcff", rimop=1, **EXACT)
    beak = put(shape("44,-226 62,-212 74,-184 66,-176^ 50,-196 36,-206"))
    sc.layer(beak, "#e8d8a8", z=2, rim="#ffffff", **EXACT)
    sc.layer(put(shape("18,-250 34,-254 48,-240 46,-220 32,-218 20,-232")), "#fff6e0", z=1, **EXACT)
    sc.flat(
        put(
            U(
                limb("20,-240,1.6 33,-231,4 48,-236,1.6", 4),
                [limb([(26 + 7 * k, -232, 2), (24 + 8 * k, -222, 0.7)], 1) for k in range(3)],
            )
        ),
        NAVY,
        0.95,
    )
    over = put(shape("-14,-176 22,-206 76,-214 140,-186 190,-132^ 120,-136 40,-140 0,-152"))
    sc.layer(
        over,
        sc.lin([(0, "#fff6d4"), (0.5, "#f0c888"), (1, "#a86e50")], x - 10 * s, y - 210 * s, x + 180 * s, y - 130 * s),
        z=6,
        cut=0.3,
        sh=0.6,
        rim="#fff8e0",
        rimop=0.9,
    )
    bars = [
        limb(
            [
                (-6 + 18 * i, -212 + 20 * q + 5 * i, 1),
                (2 + 18 * i, -203 + 20 * q + 5 * i, 5),
                (12 + 18 * i, -207 + 20 * q + 5 * i, 1),
            ],
            3,
        )
        for q in range(4)
        for i in range(11)
    ]
    sc.flat(clean(put(U(bars)).intersection(over.buffer(-4))), "#5a2e34", 0.6)
