"""A king rows out to sea in his own crown, upside down in the water; the sceptre is his paddle.

Palette: pearl #efe6cf, mist #b9c9c6, steel #5f8796, deep slate #10303f, gold #ffe08a / #c9822f, plum shade #4a2038, velvet #a8323e.
Light: a morning behind mist, low on the left. Planes: mist banks / far swell / king and velvet / gold wall / points under water / near swell.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import crown_boat as cb
from cards.studio.papercut.crown_gold import (
    inside_of_crown,
    mirror_of_crown,
    rippled,
    under_of_crown,
    wall_of_crown,
)
from cards.studio.papercut.paddling_king import SCEPTRE, draw_king
from cards.studio.papercut.reflections import bars

LX, LY = 96, 322  # where the morning is
SEA = 372  # where the mist lies on the water
PEARL = "#fff3d2"


def draw_air(sc: Scene) -> None:
    """Pearl air, banks of mist, far off what may be a castle."""
    sc.backdrop(sc.lin([(0, "#5f8a98"), (0.1, "#94b0b0"), (0.2, "#e6d6b4"), (0.3, "#ffecc0")], 0, 0, 0, 1200))
    sc.glow(LX, LY, 520, "#ffdca8", 0.7)
    for k, (y, c, lit) in enumerate(
        ((58, "#6f95a0", "#d9c9a6"), (190, "#8fb0b4", "#ffd49a"), (292, "#b4c8c0", "#fff0c4"))
    ):
        r = sc.stream(f"bank {k}")
        top = [
            (x, y + r.uniform(-7, 7) + (22 - 5 * k) * math.sin(x / 260 + 2.3 * k + 1)) for x in range(-60, 1000, 120)
        ]
        g, _ = land(r, top, 2, 460)
        sc.layer(g, sc.rad([(0, lit), (0.45, mix(lit, c, 0.5)), (1, c)], LX, LY, 820), z=4, sh=0.12, cut=0.6, wash=0.3, shc="#5f7f88", rim="#fffdf0", rimop=0.75)  # fmt: skip
    rock = shape("596,384^ 616,356 636,344 650,340 672,344 700,358 726,384^")
    keep = U(
        rock,
        box(640, 308, 651, 350),
        box(662, 318, 671, 350),
        box(651, 328, 664, 350),
        Polygon([(638, 309), (645.5, 290), (653, 309)]),
        Polygon([(660, 319), (666.5, 304), (673, 319)]),
    )
    sc.flat(keep, sc.lin([(0, "#7f9aa0"), (0.7, "#a3b3b0"), (1, "#cfd4c6", 0)], 0, 290, 0, 384), 0.8, blur=0.7)
    sc.glow(LX, LY, 640, "#ffe2a8", 0.85, sy=0.6)


def draw_sea(sc: Scene) -> None:
    """Long swells from pearl to slate, each a torn sheet."""
    tones = [(SEA, "#c9cfc4", "#fff2d0"), (410, "#a9bebb", "#fbe8c4"), (462, "#87a7ad", "#ecdcc0"), (532, "#6690a0", "#c9d0c4"),
             (624, "#4a7a90", "#9dbcbc"), (736, "#346279", "#6f9aa4"), (872, "#234e66", "#457a8c"), (1010, "#163c54", "#2c6076")]  # fmt: skip
    for k, (y, c, lit) in enumerate(tones):
        r = sc.stream(f"swell {k}")
        n = 60 + 30 * k
        top = [
            (x, y + r.uniform(-1, 1) * (1 + 1.3 * k) + (1 + 1.7 * k) * math.sin(x / (n * 2.2) + 1.7 * k))
            for x in range(-80, 900 + n, n)
        ]
        g, _ = land(r, top, 0.3 + 0.2 * k, 1280)
        sc.layer(g, sc.rad([(0, lit), (0.55, mix(lit, c, 0.6)), (1, c)], LX, y - 20, 780), z=2.4, sh=0.12 + 0.02 * k, cut=0.5, wash=0.5, shc="#12384c", dy=-1.5, rim="#fffbe8", rimop=0.5 - 0.04 * k)  # fmt: skip
    sc.veil([(0, PEARL, 0), (0.28, PEARL, 0.5), (0.36, PEARL, 0.25), (0.56, PEARL, 0)], 0, 0, 0, 1200)
    r = sc.stream("glints")
    sc.flat(bars(r, LX - 10, SEA + 6, 560, 120, 200, 34, (1, 4), 0), "#fff8e0", 0.5)
    sc.flat(bars(r, LX - 30, 560, 820, 120, 200, 22, (3, 7), -10), "#fff0cc", 0.4)
    for k in range(26):  # troughs and lights, in loose families, never across the card
        q = sc.stream(f"family {k}")
        y = 580 + 620 * q.random()
        t = (y - 400) / 800
        g = bars(
            q,
            q.uniform(20, 780),
            y - 8 - 10 * t,
            y + 8 + 10 * t,
            60 + 90 * t,
            90 + 130 * t,
            7,
            (1.5 + 2 * t, 3 + 5 * t),
        )
        sc.flat(g, "#0e3248" if k % 2 else "#cfe0d8", 0.2 if k % 2 else 0.16)


def draw_blade(sc: Scene) -> None:
    """The sceptre's head in the water, and the slow rings of this stroke and of those before."""
    (x0, y0), (x1, y1) = SCEPTRE
    ux, uy = (x1 - x0) / math.hypot(x1 - x0, y1 - y0), (y1 - y0) / math.hypot(x1 - x0, y1 - y0)
    ux -= 0.1

    def go(d: float, o: float = 0.0) -> tuple[float, float]:
        return x1 + ux * d + uy * o, y1 + uy * d - ux * o

    neck = limb([(*go(-6), 8), (*go(48), 8)], 2)
    orb, band = ellipse(*go(74), 27, 25), limb([(*go(72, 26), 6), (*go(74), 6), (*go(76, -26), 6)], 3)
    head = U(neck, ellipse(*go(46), 11, 7), orb, limb([(*go(98), 9), (*go(118), 5)], 2))
    sc.flat(
        rippled(head, 0.5, 1.8, y1, y1 + 110),
        sc.lin([(0, "#fff2c0", 1), (1, "#d9c98a", 0.75)], 0, y1, 0, y1 + 110),
        1,
        blur=0.5,
    )
    sc.flat(rippled(band.intersection(orb), 0.5, 1.8, y1, y1 + 110), "#6a7f7a", 0.7, blur=0.6)
    arcs = [
        (x1, y1, 26, 0.4, 3.4),
        (x1 + 6, y1 + 2, 52, 3.6, 5.4),
        (x1 + 2, y1 + 1, 66, 0.3, 1.7),
        (x1 - 14, y1 + 3, 104, 1.9, 3.0),
    ]
    for x, y, r, a, b in arcs:
        P = [
            (x + r * math.cos(t), y + r * 0.3 * math.sin(t), 0.4 + 3.0 * math.sin(math.pi * (t - a) / (b - a)))
            for t in np.linspace(a, b, 24)
        ]
        sc.flat(limb(P, 2), "#fffbe6", 0.75)
        sc.flat(T(limb(P, 2), 0, 3.4), "#0e3248", 0.35)


def draw_wake(sc: Scene) -> None:
    """Slow rings that leave the hull and break its image."""
    r = sc.stream("wake")
    for k, (rx, ry, dx, dy) in enumerate(((258, 66, 4, 70), (330, 104, 20, 92), (400, 140, 60, 124))):
        a = 0.3 + 0.05 * k
        while a < 2.3:
            b = a + r.uniform(0.35, 0.9)
            P = []
            for t in np.linspace(a, b, 22):
                w = math.sin(math.pi * (t - a) / (b - a))
                P.append(
                    (
                        cb.CX + dx + rx * math.cos(t) + 3 * math.sin(5 * t + k),
                        cb.CY + dy + ry * math.sin(t) + 2 * math.sin(7 * t),
                        0.3 + (2.6 + 1.0 * k) * w,
                    )
                )
            g = limb(P, 2)
            sc.flat(T(g, 0, 3 + k), "#123a50", 0.34, blur=1.6)
            sc.flat(
                g,
                sc.lin([(0, "#fff3cc", 0.6), (0.5, "#a9c4c2", 0.4), (1, "#7fa4ac", 0.25)], 120, 0, 760, 0),
                0.7 - 0.13 * k,
                blur=0.7,
            )
            a = b + r.uniform(0.08, 0.5)


def draw_guests(sc: Scene) -> None:
    """Small fish go in and out between the points; a gull sits on the raised rim and looks back."""
    for x, y, k, left in (
        (330, 940, 1.0, 1),
        (368, 968, 0.8, 1),
        (300, 985, 0.9, 1),
        (505, 962, 0.9, 0),
        (545, 985, 0.7, 0),
    ):
        g = U(shape("-22,0 -8,-5 8,-4.5 20,0 8,4 -8,4.5"), shape("-19,0^ -31,-6^ -28,0 -31,6^"))
        sc.flat(T(g, x, y, k, flip=bool(left)), "#dfeac8", 0.42 - 0.12 * (x > 400), blur=0.5)
    x, y = cb.at(math.radians(-38), 2)[:2]
    put(sc, T(bird_on("gull"), x, y, 0.62), z=1.6, rim=(2, 1, "#fff6dc", 0.9))


def draw() -> Scene:
    """Away from what, and did he ever need more?"""
    sc = Scene("crown_adrift", light=(LX, LY, 240), shadow="#0a2230", bg="#b9c9c6")
    draw_air(sc)
    draw_sea(sc)
    under_of_crown(sc)
    mirror_of_crown(sc)
    draw_wake(sc)
    draw_guests(sc)
    draw_blade(sc)
    inside_of_crown(sc)
    draw_king(sc)
    wall_of_crown(sc)
    sc.glow(LX - 30, LY + 10, 420, "#ffc67a", 0.55, sy=0.7)
    sc.glow(150, 560, 330, "#ffd893", 0.4)
    sc.vignette("#071d2c", 0.5, 300, 520, 960, 0.42)
    sc.finish()
    return sc
