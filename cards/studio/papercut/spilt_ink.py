"""Spilt ink that is a pool, with another evening in its mirror; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral

SHORE = 742  # the far shore of the pool, where its mirror begins


def spilt(sc: Scene) -> tuple[Any, Any, Any]:
    """The spilt ink: its pool, the arms of the pool, and all of it."""
    B = sc.stream("blot")
    cx, cy = 380, 872
    P = []
    n = 150
    ph = [B.uniform(0, 6.28) for _ in range(5)]
    for k in range(n):
        a = 2 * math.pi * k / n
        r = (
            1
            + 0.09 * math.sin(3 * a + ph[0])
            + 0.06 * math.sin(5 * a + ph[1])
            + 0.045 * math.sin(9 * a + ph[2])
            + 0.03 * math.sin(14 * a + ph[3])
        )
        P.append((cx + 318 * r * math.cos(a), cy + (168 if math.sin(a) > 0 else 128) * r * math.sin(a)))
    pool = Polygon(P).buffer(0)
    stream_ = curve(
        np.array(
            [
                (560, 312, 20),
                (520, 370, 24),
                (548, 450, 20),
                (600, 520, 26),
                (590, 600, 30),
                (540, 680, 44),
                (500, 760, 80),
            ],
            float,
        ),
        n=12,
    )
    run = limb([tuple(p) for p in stream_], 1)
    arms = U(
        *[
            limb(q, 6)
            for q in (
                "120,930,46 40,960,22 6,1000,8",
                "640,980,50 720,1010,26 764,1060,12",
                "300,1020,50 270,1080,22 286,1120,12",
                "90,820,40 40,790,14 20,780,7",
            )
        ]
    )
    drops = U(
        *[
            ellipse(x, y, r, r * 0.62)
            for x, y, r in (
                (20, 1034, 12),
                (788, 1084, 10),
                (292, 1146, 14),
                (250, 1122, 6),
                (690, 760, 16),
                (730, 730, 7),
                (470, 430, 7),
                (640, 446, 9),
                (660, 470, 4),
                (80, 720, 9),
                (60, 706, 4),
                (430, 1110, 8),
                (560, 1092, 13),
                (590, 1112, 5),
            )
        ]
    )
    ink = U(fillet(U(pool, run, arms), 16), drops)
    return pool, arms, ink


def draw_ink(sc: Scene, ink: Any) -> None:
    """The ink on the page."""
    sc.flat(T(ink, 4, 6), "#33426a", 0.35, "multiply", 5)
    sc.layer(
        ink,
        sc.lin([(0, "#2a2f5e"), (0.55, "#1f2244"), (1, "#14162f")], 0, 320, 0, 1120),
        z=2.4,
        cut=0,
        wash=0.5,
        fibre=0,
        rim="#e6f0ff",
        rimop=0.85,
        rimw=2,
        sh=0.3,
    )


def draw_mirror(sc: Scene, lake: Any) -> None:
    """The pool's mirror shows another evening: trees where the page is bare."""
    M = sc.stream("mirror")
    with sc.clip(lake):
        evening = [
            (0, "#ffe2ae"),
            (0.16, "#f9bd8c"),
            (0.36, "#d98a8a"),
            (0.58, "#8a5f98"),
            (0.8, "#3c3876"),
            (1, "#1c1d44"),
        ]
        sc.flat(box(-40, SHORE - 60, 840, 1200), sc.lin(evening, 0, SHORE + 10, 0, 1100), 1)
        sc.glow(330, SHORE + 50, 190, "#fff2c8", 0.8, sy=0.5)
        sc.flat(
            U([ellipse(M.uniform(40, 760), 1090 - 150 * M.random() ** 1.6, M.uniform(0.8, 2.2)) for _ in range(90)]),
            "#fff6e0",
            0.9,
        )
        crescent = clean(ellipse(540, 960, 20, 18).difference(ellipse(532, 955, 18, 16)))
        sc.flat(crescent, "#fffbe6", 0.95)
        level = lambda x: SHORE + 42 + 14 * ((x - 380) / 380) ** 2 + 5 * math.sin(x / 60.0)
        for lift, c in ((10, "#a8607c"), (0, "#5a3a6a")):
            hills = [(x, level(x) + lift + 5 * math.sin(x / 37.0 + lift)) for x in range(-40, 860, 16)]
            sc.flat(Polygon([(-40, 640), *hills, (860, 640)]), c, 0.9)
        for x, k in ((90, 1.0), (334, 1.6), (386, 0.9), (696, 1.7), (744, 0.9)):
            y0 = level(x) - 6
            crown = U(
                *[
                    ellipse(x + dx * k, y0 + dy * k, rx * k, 8 * k)
                    for dx, dy, rx in ((-14, 98, 40), (34, 92, 34), (8, 107, 44), (-46, 90, 22), (48, 100, 20))
                ]
            )
            trunk = U(
                limb([(x, y0 - 8, 7 * k), (x + 5 * k, y0 + 48 * k, 5 * k), (x - 12 * k, y0 + 92 * k, 3 * k)], 5),
                limb([(x + 5 * k, y0 + 48 * k, 4 * k), (x + 32 * k, y0 + 88 * k, 2 * k)], 4),
                limb([(x + 2 * k, y0 + 60 * k, 3 * k), (x - 36 * k, y0 + 86 * k, 1.6 * k)], 4),
            )
            sc.flat(U(crown, trunk), "#2c2050", 0.96)
        for k in range(7):  # birds that fly in the mirror only
            x, y = 150 + 24 * k, 966 + 11 * abs(k - 2)
            sc.flat(
                U(
                    limb([(x - 9, y + 4, 0.6), (x - 4, y - 2, 2), (x, y + 1, 1)], 4),
                    limb([(x, y + 1, 1), (x + 4, y - 2, 2), (x + 9, y + 4, 0.6)], 4),
                ),
                "#221a44",
                0.9,
            )
        rim_ = lake.difference(lake.buffer(-16))
        sc.flat(rim_, "#1f2048", 0.75, "multiply", 7)
        wl = [
            limb([(x - w, y, 0.3), (x, y + 1, 1.6), (x + w, y, 0.3)], 3)
            for x, y, w in [(M.uniform(60, 720), M.uniform(790, 1060), M.uniform(14, 60)) for _ in range(46)]
        ]
        sc.flat(U(wl), "#fff2dc", 0.4)


def draw_reeds(sc: Scene, Wr: Any) -> None:
    """Strokes that have grown at the shore."""
    reeds = []
    for x, n_ in ((92, 9), (150, 7), (640, 9), (690, 11), (726, 6), (306, 4)):
        for _ in range(n_):
            bx = x + Wr.uniform(-26, 26)
            by = SHORE + 16 + abs(bx - 380) * 0.12 + Wr.uniform(-4, 8)
            h, le = Wr.uniform(34, 96), Wr.uniform(-14, 14)
            reeds.append(limb([(bx, by, 3.4), (bx + le * 0.2, by - h * 0.6, 2.4), (bx + le, by - h, 0.6)], 5))
            if Wr.random() < 0.5:
                reeds.append(spiral(bx + le + 5, by - h, 6, 1.2, 2, 3.1))
    sc.flat(T(U(reeds), 9, 4), "#5a7394", 0.4, "multiply", 2)
    sc.layer(U(reeds), "#262c5a", z=3, cut=0, wash=0, fibre=0, rim="#dfe9ff", rimop=0.6)
