"""The old tortoise's skin: scaly legs, a neck in folds, the low head with its kind eye."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.house_tortoise import DEEP, EXACT, LIT
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene


def _scaly(
    sc: Scene, g: Any, name: str, size: float, lit: str, shade: str, c: tuple[float, float], reach: float
) -> None:
    """Horny scales over a piece of skin, row over row, each with a lit lower edge."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    rows = []
    y, odd = y0 - size, 0
    while y < y1 + size:
        x = x0 - size + (size * 0.55 if odd else 0)
        while x < x1 + size:
            q = size * r.uniform(0.8, 1.15)
            rows.append(ellipse(x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), q * 0.52, q * 0.44))
            x += size * 1.06
        y += size * 0.84
        odd ^= 1
    g2 = g.buffer(-2.5)
    sc.layer(
        clean(U(rows).intersection(g2)),
        sc.rad([(0, lit), (0.5, mix(lit, shade, 0.55)), (1, shade)], c[0], c[1], reach),
        z=1.2,
        sh=0.5,
        shc="#0c120f",
        rim="#ffe9b0",
        rimop=0.55,
        **EXACT,
    )


def leg(
    sc: Scene, foot: tuple[float, float], hip: tuple[float, float], w: float, lum: float, name: str, lean: float = 0
) -> None:
    """A column of a leg with scales and nails; lum dims the far ones."""
    x, y = foot
    hx, hy = hip
    g = fillet(
        U(
            limb(
                [
                    (hx, hy, w * 1.5),
                    ((hx + x) / 2 + lean, (hy + y) / 2, w * 1.12),
                    (x, y - 26, w * 1.02),
                    (x - 4, y - 10, w * 1.08),
                ],
                8,
            ),
            ellipse(x - 6, y - 14, w * 0.6, 20),
        ),
        6,
    ).intersection(box(-100, 0, 900, y))
    base = mix(DEEP, "#545a40", lum)
    sc.layer(
        g,
        sc.rad([(0, mix(base, LIT, 0.5 * lum)), (0.5, base), (1, mix(base, DEEP, 0.6))], x - w * 1.4, y - 120, 300),
        z=8,
        sh=0.5,
        cut=0.5,
        rim="#ffe3a0",
        rimop=0.6 * lum,
        rimw=1.4,
    )
    _scaly(sc, g, name, w * 0.17, mix(base, "#c8bd84", 0.6 * lum), mix(base, DEEP, 0.35), (x - w, y - 130), 260)
    nails = [
        shape(f"{x + a - 8},{y - 14} {x + a},{y - 20} {x + a + 8},{y - 14} {x + a + 5},{y - 1}^ {x + a - 6},{y - 1}^")
        for a in np.linspace(-w * 0.5, w * 0.36, 4)
    ]
    sc.layer(
        [(n, mix(DEEP, "#d8cb98", 0.2 + 0.34 * lum)) for n in nails], z=1.6, rim="#ffedb8", rimop=0.3 * lum, **EXACT
    )


HEAD = "-2,-28^ -12,-24 -20,-8 -17,8 -22,16^ -12,26 6,32 30,36 56,37 86,30 112,18 124,-4 120,-32 102,-52 74,-62 44,-60 20,-48 6,-36"


def draw_neck(sc: Scene) -> None:
    """The neck in folds, from under the shell down to the head."""
    neck = shape("330,700 262,706 214,726 176,760 160,800 172,838 206,858^ 258,862 316,842 372,822 400,760 380,690")
    sc.layer(
        neck,
        sc.rad([(0, "#c9bd84"), (0.4, "#6c6a4a"), (1, "#20281f")], 120, 700, 260),
        z=9,
        sh=0.6,
        cut=0.5,
        rim="#ffe3a0",
        rimop=0.8,
        rimw=1.6,
    )
    folds = []
    for k in range(8):
        t = k / 7
        cx, cy = 236 + 116 * t, 790 - 24 * t
        h = 62 + 22 * t
        P = [
            (cx + 26, cy - h, 0.6),
            (cx + 2 - 5 * math.sin(2.1 * k), cy - h * 0.3, 4),
            (cx - 2, cy + h * 0.36, 4.4),
            (cx + 14, cy + h * 0.96, 0.6),
        ]
        folds.append(limb(P, 8))
    f = clean(U(folds).intersection(neck))
    sc.flat(T(f, -4, 0).intersection(neck), "#f6e8b4", 0.34)
    sc.flat(f, "#161d17", 0.6)
    _scaly(sc, clean(neck.difference(f.buffer(2))), "neck", 12, "#d8cb92", "#39402e", (130, 720), 260)


def draw_head(sc: Scene, x: float, y: float, s: float) -> None:
    """The old head, low and forward, looking left out of one kind eye; x, y is near the tip of the beak, s its size."""
    g = T(shape(HEAD), x, y, s)
    sc.layer(
        g,
        sc.rad([(0, "#efe2ac"), (0.35, "#a89f6c"), (0.8, "#54563c"), (1, "#30382a")], x - 20, y - 70, 230),
        z=10,
        sh=0.6,
        cut=0.4,
        rim="#fff3c8",
        rimop=0.95,
        rimw=1.7,
    )
    p = lambda txt: T(shape(txt), x, y, s)  # noqa: E731
    plates = (
        "8,-40 24,-50 40,-54 38,-40 22,-34",
        "42,-56 62,-59 76,-56 72,-42 52,-40",
        "80,-56 98,-50 106,-40 92,-34 76,-40",
        "96,-32 112,-30 116,-14 102,-12",
        "94,-8 114,-8 112,8 96,8",
        "84,10 104,12 92,24 78,22",
        "64,14 78,12 72,26 58,28",
        "76,-8 90,-10 90,6 76,8",
    )
    sc.layer(
        U([p(q) for q in plates]).intersection(g.buffer(-2)),
        sc.rad([(0, "#f6ebbc"), (0.5, "#a89f6c"), (1, "#5c5c40")], x - 10, y - 70, 220),
        z=1.4,
        rim="#fff3c8",
        rimop=0.7,
        sh=0.5,
        **EXACT,
    )
    beak = p("-2,-28^ -12,-24 -20,-8 -17,8 -22,16^ -6,15 10,10 12,-8 8,-24")
    sc.layer(
        beak,
        sc.lin([(0, "#f2dfa0"), (1, "#8a7a4a")], x - 20, y - 20, x + 14, y + 20),
        z=1.2,
        sh=0.4,
        rim="#fff6d8",
        rimop=0.8,
        **EXACT,
    )
    mouth = T(limb("-21,15,1 -4,19,2.6 18,19,2.8 40,21,2.6 60,16,2 72,4,0.8", 8), x, y, s)
    sc.flat(mouth, "#2a2a1c", 0.85)
    sc.flat(T(ellipse(-9, -14, 2.4, 3.2), x, y, s), "#3a3422", 0.8)
    for txt, c, op in (
        ("22,-8^ 32,-25 48,-28 62,-20 70,-4^ 60,4 42,6 28,1", "#3a3a28", 0.75),
        ("26,-8^ 35,-21 48,-23 59,-15 65,-4^ 55,1 42,2 32,-1", "#1c1a12", 1.0),
    ):
        sc.flat(p(txt), c, op)
    sc.flat(p("29,-8^ 36,-19 49,-20 60,-5^ 52,-1 40,0"), "#6a4a1e")
    sc.flat(p("33,-12 40,-18 48,-14 47,-5 38,-3"), "#171209")
    sc.flat(T(ellipse(38, -13, 2.9), x, y, s), "#fff3cc")
    sc.layer(
        p("18,-15^ 30,-31 48,-34 66,-24 76,0^ 66,-8 54,-15 40,-18 28,-16"),
        sc.lin([(0, "#efe2ac"), (1, "#7c7650")], x + 20, y - 30, x + 70, y),
        z=1.4,
        rim="#fff6d8",
        rimop=0.8,
        sh=0.5,
        **EXACT,
    )
    bags = [
        T(limb(q, 6), x, y, s)
        for q in (
            "26,3,.6 40,10,2.2 58,8,1.8 71,0,.6",
            "30,10,.6 42,15,1.8 60,13,1.4 73,5,.6",
            "14,-18,.6 10,-6,1.6 16,6,.6",
            "70,-26,.6 76,-18,1.6 74,-8,.6",
            "20,24,.6 40,28,1.8 62,24,.6",
        )
    ]
    sc.flat(U(bags), "#2e2e1e", 0.6)
    rimlight(sc, g, 4, 5, "#fff0c0", 0.7, 2.0, (x - 60, y - 120), 260)
