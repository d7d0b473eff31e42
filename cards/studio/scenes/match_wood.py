"""In a wood of giant matches one burns; all others lean away from it, and a girl with a bucket has stopped half way.

Palette: char #180c09, umber #3a180d, bark #a4541f, bone #f8c474, brick #b23c24, ember #f0803a, white gold #fff6d8.
Light: the one flame. Planes: glow and far stems / ring of the clearing / burning match / girl / near stems.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.bucket_girl import FX, FY, draw_girl, draw_small
from cards.studio.papercut.match_stems import (
    CHAR,
    FIRE,
    FOCUS,
    LEVEL,
    Match,
    ground,
    lay_match,
    project,
)  # fmt: skip

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def wood(sc: Scene) -> list[Match]:
    """Every match but the burning one, far ones first."""
    r = sc.stream("plan")
    out = []
    for ring, n, lo, hi in (
        (5.6, 19, 8.6, 11.8),
        (8.4, 26, 9, 12.5),
        (11.6, 36, 9, 13),
        (15.5, 46, 9, 13),
        (21, 60, 9.5, 15),
        (28, 76, 11, 18),
        (38, 90, 13, 24),
    ):
        for k in range(n):
            a = 2 * math.pi * (k + r.uniform(-0.26, 0.26)) / n + 0.13 * ring
            d = ring * r.uniform(0.9, 1.1)
            x, z = FIRE[0] + d * math.sin(a), FIRE[2] + d * math.cos(a)
            gap = math.degrees(abs((a - math.pi + math.pi) % (2 * math.pi) - math.pi))
            if gap < 31 or z < 5.6 or abs(FOCUS * x / z) > (640 if z > 12 else 520):
                continue
            out.append(
                Match(x, z, r.uniform(lo, hi), r.uniform(0.42, 0.52), r.uniform(-0.5, 0.5), 3.3 * (5.4 / d) ** 0.5)
            )
    return sorted(out, key=lambda m: -m.z)


def ring(d: float, wobble: Any, n: int = 90) -> Any:
    """A ring of the clearing on the ground."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    k = np.array(
        [
            d * (1 + 0.03 * math.sin(3 * t + d) + 0.02 * math.sin(7 * t + 2 * d) + wobble.uniform(-0.006, 0.006))
            for t in a
        ]
    )
    return ground(np.c_[FIRE[0] + k * np.sin(a), np.maximum(2.2, FIRE[2] + k * np.cos(a))])


def draw_ground(sc: Scene, matches: list[Match]) -> None:
    """Glow behind the wood; the floor like the end of a log, ring in ring; shadows that flee outwards."""
    sc.backdrop(
        sc.rad(
            [(0, "#ffb860"), (0.1, "#e46a28"), (0.2, "#9a3514"), (0.31, "#581b0d"), (0.45, "#2e100a"), (0.7, CHAR)],
            FX,
            FY - 70,
            760,
        )
    )
    bx, by = project([FIRE[0]], [0], [FIRE[2]])[0]
    floor = box(-60, LEVEL + 80, 860, 1260)
    sc.layer(
        floor,
        sc.rad([(0, "#a0521f"), (0.4, "#4a1f10"), (0.8, CHAR)], bx, by, 560),
        z=5,
        cut=0.6,
        rim="#ffb060",
        rimop=0.3,
    )
    r = sc.stream("rings")
    for k, d in enumerate((15.5, 13.4, 11.6, 9.9, 8.3, 6.9, 5.7, 4.6, 3.6, 2.7, 1.9, 1.2)):
        t = (1 - d / 16.5) ** 1.05
        lit = mix(mix("#2c0f09", "#c4662a", t), "#ffd688", max(0, t - 0.5) * 1.8)
        sc.layer(
            ring(d, r), sc.rad([(0, mix(lit, "#ffe0a0", 0.4)), (0.6, lit), (1, mix(lit, "#1c0a07", 0.6))], bx, by, 130 + 60 * d),
            z=2.4, sh=0.5, cut=0.3, wash=0.8, fibre=0.05, rim="#ffd890", rimop=0.2 + 0.5 * t,
        )  # fmt: skip
    c = sc.stream("cracks")  # as in the end of a log, cracks run outwards
    cracks = []
    for _ in range(64):
        a, d, n = c.uniform(0, 2 * math.pi), c.uniform(2.2, 7.5), c.uniform(1.2, 5.5)
        P = [(a + c.uniform(-0.012, 0.012), d + n * t) for t in np.linspace(0, 1, 6)]
        w = [0.01, 0.045, 0.06, 0.05, 0.03, 0.004]
        at = [(FIRE[0] + q * math.sin(b), FIRE[2] + q * math.cos(b)) for b, q in P]
        if min(z for _, z in at) > 4.2:
            u, v = math.cos(a), -math.sin(a)
            cracks.append(
                ground(
                    [(x + u * k, z + v * k) for (x, z), k in zip(at, w, strict=True)]
                    + [(x - u * k, z - v * k) for (x, z), k in reversed(list(zip(at, w, strict=True)))]
                )
            )
    sc.flat(U(cracks), "#240c07", 0.75)
    sc.flat(clean(T(U(cracks), 0.8, 1.6).difference(U(cracks))), "#ffcf80", 0.45)
    for m in matches:
        sc.flat(
            m.shadow(),
            sc.rad([(0, "#2a0f08", 0.9), (0.6, "#1c0a07", 0.75), (1, CHAR, 0.6)], bx, by, 620),
            0.85,
            "multiply",
            1.6,
        )
    q = sc.stream("chips")
    for n, c, op in ((260, "#ffd890", 0.5), (300, "#1c0a07", 0.5)):
        chips = []
        for _ in range(n):
            a, d = q.uniform(0, 2 * math.pi), 1.4 + 12 * q.random() ** 0.8
            x, z = FIRE[0] + d * math.sin(a), FIRE[2] + d * math.cos(a)
            if z < 4.5:
                continue
            (x0, y0), (x1, y1) = project(
                [x, x + 0.25 * math.sin(a + q.uniform(-0.5, 0.5))], [0, 0], [z, z + 0.25 * math.cos(a)]
            )
            chips.append(limb([(x0, y0, 9 / z), (x1, y1, 26 / z)], 1))
        sc.flat(U(chips), c, op)
    sc.glow(bx, by, 300, "#ffb050", 0.4, sy=0.42)


def flame_shape(w: float, h: float, lean: float) -> Any:
    """A tongue of fire with a small one at either side, foot at 0,0."""
    tall = shape(
        f"0,0^ {-w * 0.36},{-h * 0.04} {-w * 0.52},{-h * 0.2} {-w * 0.44},{-h * 0.4} {-w * 0.16 + lean * 0.2},{-h * 0.6}"
        f" {-w * 0.1 + lean},{-h * 0.8} {lean * 1.5},{-h}^ {w * 0.2 + lean},{-h * 0.76} {w * 0.3},{-h * 0.54}"
        f" {w * 0.5},{-h * 0.34} {w * 0.5},{-h * 0.18} {w * 0.34},{-h * 0.03}"
    )
    left = shape(
        f"{-w * 0.2},{-h * 0.06}^ {-w * 0.52},{-h * 0.16} {-w * 0.6},{-h * 0.36} {-w * 0.42},{-h * 0.58}^ {-w * 0.36},{-h * 0.4} {-w * 0.1},{-h * 0.3}"
    )
    right = shape(
        f"{w * 0.2},{-h * 0.05}^ {w * 0.5},{-h * 0.14} {w * 0.62},{-h * 0.3} {w * 0.56},{-h * 0.5}^ {w * 0.42},{-h * 0.36} {w * 0.1},{-h * 0.26}"
    )
    return fillet(U(tall, left, right), w * 0.04)


def draw_fire(sc: Scene) -> None:
    """The one that burns: stem, charred neck, flame in five sheets, smoke."""
    m = Match(FIRE[0], FIRE[2], 7.9, 0.5, 0.25, 0.0)
    sc.glow(FX, FY - 30, 460, "#ff9a48", 0.75)
    for g, _cos, _grain in m.faces():
        x0, y0, x1, y1 = g.bounds
        sc.layer(
            g,
            sc.lin(
                [(0, "#160806"), (0.16, "#3a160c"), (0.26, "#c8783a"), (0.5, "#f0c07a"), (1, "#b8743c")], 0, y0, 0, y1
            ),
            z=4,
            sh=0.4,
            cut=0.2,
            rim="#ffe8b0",
            rimop=0.7,
        )
        sc.flat(box(x0, y0 + 60, x1, y0 + 66), "#ff8a3a", 0.0)
    tx, ty = m.axis([1.0])[0]
    for w, h, lean, dy, c in (
        (156, 292, 15, 30, "#dc5426"),
        (130, 244, 11, 28, "#f08232"),
        (104, 192, 8, 24, "#ffae48"),
        (72, 138, 5, 8, "#ffd67e"),
        (46, 96, 4, -16, "#fffbe6"),
    ):
        g = T(flame_shape(w, h, lean), tx, ty + dy)
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#e2602a", 0.25)), (0.5, c), (1, mix(c, "#fff6d8", 0.3))], 0, ty - h + dy, 0, ty + dy),
            z=2.4,
            sh=0.35,
            shc="#8a2a10",
            cut=0.3,
            wash=0.3,
            fibre=0,
            rim="#fff0c0",
            rimop=0.8,
        )
    head = T(shape("-13,8^ -16,-8 -10,-26 -2,-31 6,-25 9,-30 14,-18 16,-6 13,8^"), tx, ty)
    sc.layer(
        head,
        sc.lin([(0, "#ffb858"), (0.4, "#c8501e"), (1, "#3a120a")], 0, ty - 34, 0, ty + 10),
        z=2,
        sh=0.3,
        shc="#8a2a10",
        **EXACT,
    )
    sc.glow(tx, ty - 70, 250, "#ffe0a0", 0.8)
    r = sc.stream("sparks")
    sparks = [
        ellipse(tx + r.gauss(0, 90) + 10, ty - 40 - 330 * r.random() ** 0.8, r.uniform(0.5, 1.5)) for _ in range(90)
    ]
    sc.flat(clean(U(sparks).difference(T(flame_shape(170, 300, 15), tx, ty + 30))), "#ff9a48", 0.95)


def draw() -> Scene:
    """Who struck it, and who will be next?"""
    sc = Scene("match_wood", light=(FX, FY, 260), shadow="#0c0504", bg=CHAR)
    ms = wood(sc)
    draw_ground(sc, ms)
    near = (FX, FY)
    done = False
    for k, m in enumerate(ms):
        if not done and m.z < FIRE[2]:
            draw_fire(sc)
            done = True
        fog = min(0.85, max(0.0, (m.z - 19) / 18))
        lay_match(sc, m, f"match {k}", near, fog, "#35130b")
    draw_girl(sc)
    draw_small(sc)
    for k, m in enumerate((Match(-3.5, 6.6, 16, 0.5, 0.35, 2.0), Match(3.75, 6.2, 16, 0.52, -0.2, 2.0))):
        lay_match(sc, m, f"near {k}", near)
    sc.glow(FX, FY, 560, "#ff9a48", 0.16)
    sc.veil([(0, "#6a2410", 0), (0.7, "#6a2410", 0), (1, "#1c0806", 0.55)], 0, 0, 0, 1200, "multiply")
    sc.vignette("#0c0504", 0.62, FX, 520, 860, 0.36)
    sc.finish()
    return sc
