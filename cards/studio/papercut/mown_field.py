"""A mown field in late sun: torn sky, rows of stubble, and grass with poppies close to our eye."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.geometry import line_d
from cards.studio.papercut.ploughed_sleeper import CREAM, EXACT, LX, LY, lit
from cards.studio.papercut.torn_paper import torn

POPPY = "#c8322c"


def draw_sky(sc: Scene) -> None:
    """Warm haze below, torn grey-green cloud above."""
    sc.backdrop(lit(sc, "#fff6d6", "#fee8ae", "#f6cd86", "#e2b07c", "#b89c84", "#7f8e86", "#567a7c", r=820))
    sc.glow(LX, LY, 420, "#fff2cc", 0.7, sy=0.6)
    for k, (line, c, e) in enumerate((
        ([(-40, 92), (120, 70), (300, 96), (470, 60), (640, 84), (840, 30)], "#6f9088", "#3f6a6c"),
        ([(-40, 26), (140, 40), (320, 14), (520, 28), (840, -20)], "#54807e", "#2f5860"),
    )):  # fmt: skip
        torn(sc, f"cloud {k}", line, -60, lit(sc, mix(c, "#ffe6b0", 0.4), c, e, r=760), 4, "#e6d2a4", z=9)
    r = sc.stream("drift")
    for x, y, w, h in (
        (150, 168, 300, 20),
        (620, 196, 340, 22),
        (420, 252, 360, 15),
        (60, 262, 240, 13),
        (730, 276, 220, 12),
    ):
        P = [(x + w * (k / 14 - 0.5), y - h * math.sin(math.pi * k / 14) * r.uniform(0.4, 1)) for k in range(15)]
        Q = [
            (x + w * (0.5 - k / 14), y + h * 0.5 * math.sin(math.pi * k / 14) * r.uniform(0.3, 1)) for k in range(1, 14)
        ]
        g = clean(Polygon(curve(np.array([*P, *Q]), closed=True, n=6)).buffer(0))
        sc.layer(
            g,
            lit(sc, "#fff2cc", "#f8d69a", "#c8a884", "#869488", r=600),
            z=4,
            sh=0.16,
            cut=0.6,
            rim="#fffbe8",
            rimop=0.9,
        )
    q = sc.stream("birds")
    for _ in range(9):
        x, y, k = q.uniform(470, 700), q.uniform(110, 230), q.uniform(0.4, 0.9)
        sc.flat(T(U(limb("-14,-5,.6 -6,-6,2.4 0,0,2.6", 4), limb("0,0,2.6 6,-7,2.2 15,-4,.6", 4)), x, y, k, rot=q.uniform(-14, 14)), "#4a5a50", 0.8)  # fmt: skip
    for k, (P, c) in enumerate((
        ([(-40, 372), (60, 350), (160, 346), (260, 352), (420, 344), (560, 328), (700, 344), (860, 316)], ("#fbe6b4", "#dcc79a", "#a8b498")),
        ([(-40, 400), (120, 390), (300, 392), (460, 386), (620, 374), (740, 388), (860, 366)], ("#f6d898", "#c8b488", "#8a9c84")),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"far {k}"), P, 5, 700)
        sc.layer(g, lit(sc, *c, r=620), z=5, sh=0.15, cut=0.5, rim=CREAM, rimop=0.8)


def draw_stubble(sc: Scene) -> None:
    """The mown ground: rows of stubble that widen towards us."""
    g, _ = land(sc.stream("stubble"), [(-40, 700), (200, 690), (420, 612), (560, 590), (700, 560), (860, 520)], 4, 1260)
    sc.layer(
        g,
        lit(sc, "#ffe6ac", "#f6ca7c", "#dca85c", "#b08a50", "#6a6a4c", "#2c4040", r=980),
        z=8,
        sh=0.3,
        cut=0.5,
        rim=CREAM,
    )
    r = sc.stream("rows")
    with sc.clip(g):
        for k in range(-16, 34):
            x = 380 + 62 * k
            sc.flat(Polygon([(340 + 9 * k, 560), (x, 1240), (x + 20, 1240)]), "#6a4c2c", 0.16, "multiply", 1.5)
    lines, hi = [], []
    for k in range(-16, 34):
        for _ in range(54):
            t = r.random() ** 0.7
            x, y = 340 + 9 * k + (40 + 53 * k) * t + r.uniform(-4, 4) * t, 560 + 680 * t
            h = 2 + 13 * t * r.uniform(0.6, 1.2)
            if 0 < x < 800 and g.contains(ellipse(x, y, 1)):
                (lines if r.random() < 0.5 else hi).append(line_d([(x, y), (x + r.uniform(-2, 2), y - h)]))
    sc.stroke(" ".join(lines), "#5a4428", 1.7, 0.55)
    sc.stroke(" ".join(hi), "#ffe9b0", 1.4, 0.7)
    q = sc.stream("poppies")
    for _ in range(90):
        x = q.uniform(520, 810)
        y = 596 - 0.2 * (x - 520) + q.uniform(-6, 34) * (0.4 + (x - 500) / 300)
        s = q.uniform(2.5, 5)
        sc.flat(limb([(x, y + 9, 0.8), (x, y, 0.8)], 1), "#4c5a3c", 0.9)
        sc.flat(
            U(ellipse(x, y, s, s * 0.7), ellipse(x + s * 0.5, y - s * 0.4, s * 0.6)),
            q.choice((POPPY, "#e0563a", "#a82a2c")),
        )


def draw_near(sc: Scene) -> None:
    """Grass and poppies close to our eye, in the shade."""
    for side, x0, x1 in (("left", -20, 120), ("right", 560, 820)):
        r = sc.stream(f"near {side}")
        blades = []
        for _ in range(90):
            x = r.uniform(x0, x1)
            h = r.uniform(30, 70) + 110 * (abs(x - 420) / 400) ** 2.4 * r.uniform(0.5, 1.1)
            b = r.uniform(-0.25, 0.25)
            blades.append(
                limb([(x, 1214, 7), (x + b * h * 0.4, 1214 - h * 0.6, 4.6), (x + b * h, 1214 - h, 0.7)], 4, 3)
            )
        for k in range(2):
            sc.layer(U(blades[k::2]), ("#1f3436", "#2f4a42")[k], z=9, sh=0.5, rim="#f0d898", rimop=0.7, **EXACT)
        for _ in range(4 if side == "right" else 2):
            x = r.uniform(x0 + 16, x1 - 30)
            y, q = 1196 - r.uniform(30, 60) - 70 * (abs(x - 420) / 400) ** 2.4, r.uniform(13, 19)
            sc.flat(limb([(x, 1214, 3), (x + 3, y + 30, 2.4), (x, y, 2.4)], 4), "#2f4a42")
            f = sc.lin([(0, "#f0684a"), (1, "#8a1c26")], x, y - q, x, y + q)
            sc.layer(
                shape(
                    f"{x - q * 0.7},{y - q * 0.7} {x},{y - q * 1.1} {x + q * 0.8},{y - q * 0.6} {x + q * 0.4},{y + q * 0.2} {x - q * 0.4},{y + q * 0.2}"
                ),
                f,
                z=2,
                rim="#ffd8b0",
                rimop=0.9,
                **EXACT,
            )
            for o in (-1, 1):
                petal = shape(
                    f"{x},{y + q * 0.8}^ {x + o * q * 0.8},{y + q * 0.5} {x + o * q * 1.3},{y - q * 0.5} {x + o * q * 0.6},{y - q * 0.35} {x + o * q * 0.1},{y - q * 0.5} {x - o * q * 0.25},{y}"
                )
                sc.layer(petal, f, z=2.4, sh=0.6, rim="#ffd8b0", rimop=0.9, **EXACT)
