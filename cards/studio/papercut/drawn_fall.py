"""A waterfall that is drawn aside like a curtain: its folds, the lip it comes over, the rope that holds it, its foam."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.blown_linen import Linen, pleats
from cards.studio.papercut.fern_gorge import EXACT, sunny

TIE = (236, 690)
WATER = ((0.0, "#0c3a62"), (0.22, "#1f6a96"), (0.42, "#54aac6"), (0.6, "#98d8e0"), (0.78, "#d6f2ec"), (1.0, "#fcfff8"))
UPPER = ("70,146 70,330 108,520 176,692", "268,140 244,330 212,520 214,692", "486,134 448,320 336,520 254,692", "716,128 700,262 606,424 456,572 296,694")  # fmt: skip
LOWER = ("176,690 148,790 84,956", "220,692 214,800 190,966", "258,692 276,800 300,968", "296,692 336,800 402,956")


def strands(sc: Scene, cloth: Linen, name: str, n: int, col: str, op: float, w: float, low: float = 0.0) -> None:
    """Threads of falling water along the folds."""
    r, out = sc.stream(name), []
    for _ in range(n):
        a = r.uniform(low, 0.86)
        P = cloth.ridge(r.random(), a, min(1, a + r.uniform(0.08, 0.34)))[::2]
        m = max(1, len(P) - 1)
        out.append(limb([(x, y, 0.3 + w * math.sin(math.pi * j / m)) for j, (x, y) in enumerate(P)], 3, 3))
    sc.flat(clean(U(out).intersection(cloth.outline())), col, op)


def draw_water(sc: Scene) -> None:
    """The fall: cloth above and below the rope, threads of water, spray at its edge and at its foot."""
    upper = Linen(UPPER, pleats(sc.stream("upper"), 10, 1.5, 0.0), (0.8, 0.52), 0.08, 0, 0.0, 110)
    lower = Linen(LOWER, pleats(sc.stream("lower"), 7, 1.4, 0.0), (0.78, 0.52), -0.06, 8, 0.0, 80)
    for k, c in enumerate((lower, upper)):
        c.draw(sc, z=15, ramp=WATER, rim="#ffffff", creases=0)
        strands(sc, c, f"deep {k}", 150, "#0f4f7c", 0.34, 2.6)
        strands(sc, c, f"pale {k}", 170, "#ffffff", 0.6, 2.0)
        strands(sc, c, f"foam {k}", 70, "#ffffff", 0.85, 3.2, 0.5)
        if k == 0:
            sc.flat(
                c.outline(),
                sc.lin([(0, "#0c3a62", 0.55), (0.16, "#0c3a62", 0.12), (0.4, "#0c3a62", 0)], 0, 690, 0, 960),
                1,
                "multiply",
            )
    r = sc.stream("drops")
    edge = upper.ridge(1.0)
    hem, fall = [], []
    for k in range(2, len(edge) - 1):
        for _ in range(6):
            t = r.random()
            x, y = edge[k] * (1 - t) + edge[k + 1] * t
            q = r.uniform(2, 6)
            hem.append(ellipse(x - 1, y - 1, q, q * 0.62, -40))
            if r.random() < 0.55:
                d = r.expovariate(1 / 60)
                if y + d > 680 and x < 470:
                    continue
                fall.append(ellipse(x + r.uniform(-3, 4), y + 6 + d, r.uniform(0.8, 1.9), r.uniform(2, 6)))
    sc.layer(U(hem), sc.lin([(0, "#eafaf6"), (1, "#ffffff")], 0, 130, 0, 690), z=2.4, sh=0.3, **EXACT)
    sc.flat(U(fall), "#fff0cc", 0.9)
    rimlight(sc, upper.outline(), -5, -3, "#fff0c0", 0.95, 2.4, (520, 560), 420)
    rimlight(sc, lower.outline(), -4, 0, "#ffdf9a", 0.95, 2.2, (420, 840), 300)


def draw_lip(sc: Scene) -> None:
    """Where the river bends over the edge, between wet stones."""
    band = shape("40,150^ 60,112 240,106 480,102 740,94^ 724,136^ 690,160 480,166 268,172 90,180 60,176^")
    sc.flat(
        band,
        sc.lin([(0, "#f6f6cc", 1), (0.34, "#cfeede", 0.95), (0.7, "#a8dfe2", 0.6), (1, "#8fd0dc", 0)], 0, 100, 0, 178),
    )
    r = sc.stream("lip")
    sc.flat(
        U(
            [
                limb([(x, y, 0.3), (x + 24, y + 1, 2), (x + q, y, 0.3)], 2, 3)
                for x, y, q in ((r.uniform(70, 640), r.uniform(106, 126), r.uniform(40, 90)) for _ in range(26))
            ]
        ),
        "#5fa8a4",
        0.5,
    )
    for x, w, h in ((386, 34, 22), (432, 19, 10), (590, 44, 26)):
        y = 130
        g = shape(
            f"{x - w},{y + 8} {x - w * 0.84},{y - h * 0.5} {x - w * 0.2},{y - h} {x + w * 0.5},{y - h * 0.8} {x + w},{y + 6} {x + w * 0.6},{y + 18} {x - w * 0.5},{y + 19}"
        )
        sc.layer(
            g,
            sc.lin([(0, "#aab45a"), (0.4, "#4f6a48"), (1, "#1f4046")], 0, y - h, 0, y + 18),
            z=5,
            cut=0.8,
            rim="#fffbd0",
            rimop=0.9,
        )
        sc.flat(
            U(
                [
                    limb([(x + q, y + 14, 1), (x + q * 1.06, y + 44, 6), (x + q * 1.1, y + 130, 0.4)], 3, 3)
                    for q in (-w, w)
                ]
            ),
            "#ffffff",
            0.85,
            blur=1.2,
        )
        sc.flat(
            shape(
                f"{x - w * 0.6},{y + 17} {x},{y + 22} {x + w * 0.6},{y + 17} {x + w * 0.3},{y + 70} {x},{y + 110} {x - w * 0.3},{y + 70}"
            ),
            "#2a7aa0",
            0.4,
            blur=5,
        )


def draw_rope(sc: Scene) -> None:
    """A thick twisted rope holds the water to a root in the rock; its tassel drips."""
    x, y = TIE
    root = limb("-40,610,54 10,618,40 56,640,27 88,672,22 84,700,19 60,706,15", 7)
    sc.layer(root, sunny(sc, "#d2c878", "#6a6a34", "#26301f", 900), z=9, cut=0.8, rim="#fdffd0", rimop=0.9)
    sc.flat(
        U([limb([(-30, 604 + 9 * k, 0.6), (20, 612 + 8 * k, 1.8), (66, 640 + 8 * k, 0.5)], 4, 3) for k in range(4)]),
        "#2a2c18",
        0.5,
    )
    band = Polygon([(166, 600), (312, 600), (304, 690), (312, 780), (166, 780), (172, 690)])

    def rope(P: list[tuple[float, float]], w: float, cut: Any = None) -> None:
        c = curve(np.array(P, float), n=14)
        g = limb([(a, b, w) for a, b in c[::4]], 6)
        g = clean(g.intersection(cut)) if cut is not None else g
        sc.layer(g, "#d04062", z=6, cut=0, shc="#08324e", sh=0.6, rim="#ffe0d8", rimop=0.95)
        with sc.clip(g):
            sc.flat(T(g, 0, w * 0.42), "#6a1436", 0.7, "multiply", 4)
            n = int(np.hypot(*np.diff(c, axis=0).T).sum() / (w * 0.52))
            q = along(c, n)
            d = np.gradient(q, axis=0)
            for (px, py), (dx, dy) in zip(q, d / np.hypot(d[:, 0], d[:, 1])[:, None], strict=True):
                P2 = [
                    (px + dx * w * 0.34 * t - dy * w * 0.52 * t, py + dy * w * 0.34 * t + dx * w * 0.52 * t)
                    for t in (-1, -0.5, 0, 0.5, 1)
                ]
                sc.flat(limb([(a, b, 2.4) for a, b in P2], 3, 3), "#7a1a3c", 0.7)
                sc.flat(limb([(a + dx * 3, b + dy * 3, 1.8) for a, b in P2], 3, 3), "#ffc4a0", 0.7)

    rope([(78, 690), (120, 676), (176, 680)], 18)
    for k in range(3):
        rope([(150, 664 + 22 * k), (200, 682 + 23 * k), (250, 684 + 22 * k), (330, 656 + 23 * k)], 25, band)
    sc.flat(
        Polygon([(166, 650), (312, 650), (306, 760), (170, 760)]),
        sc.lin([(0, "#3a0f2c", 0.3), (0.25, "#3a0f2c", 0), (0.6, "#3a0f2c", 0), (1, "#3a0f2c", 0.55)], 168, 0, 308, 0),
        1,
        "multiply",
        3,
    )
    tx, ty = 250, 742
    sc.layer(
        limb([(tx - 6, ty - 34, 12), (tx + 3, ty - 10, 12), (tx, ty + 22, 12)], 5), "#b83052", z=6, cut=0, shc="#08324e"
    )
    skirt = shape(
        f"{tx - 15},{ty + 44}^ {tx - 22},{ty + 84} {tx - 28},{ty + 122}^ {tx},{ty + 129} {tx + 28},{ty + 122}^ {tx + 22},{ty + 84} {tx + 15},{ty + 44}^"
    )
    sc.layer(
        skirt,
        sc.lin([(0, "#8a2040"), (0.4, "#e0506e"), (1, "#b02e50")], tx, ty + 40, tx, ty + 126),
        z=7,
        cut=0.4,
        shc="#08324e",
        rim="#ffe0d8",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb([(tx + k * 2.4, ty + 50, 0.7), (tx + k * 3.8, ty + 84, 1.6), (tx + k * 4.8, ty + 120, 0.7)], 4, 3)
                for k in range(-5, 6)
            ]
        ),
        "#ffb8a8",
        0.6,
    )
    sc.layer(
        ellipse(tx, ty + 32, 17, 16),
        sc.rad([(0, "#ffe07a"), (1, "#c87a2a")], tx - 5, ty + 25, 24),
        z=4,
        cut=0,
        rim="#fff6d0",
        rimop=0.9,
    )
    sc.flat(
        U([ellipse(tx + q, ty + 136 + d, 1.8, 4) for q, d in ((-16, 8), (-2, 22), (12, 6), (22, 34), (-8, 48))]),
        "#ffffff",
        0.95,
    )


def draw_foam(sc: Scene) -> None:
    """Where the cloth of water ends: scallops of foam, rings on the pool, mist."""
    r = sc.stream("foam")
    for k, (y, n, c) in enumerate(((950, 26, "#a8dce4"), (960, 24, "#d6f2f0"), (970, 20, "#fdfffb"))):
        puffs = []
        for x in np.linspace(62 + 8 * k, 424 - 8 * k, n):
            rise = math.sin(math.pi * (x - 50) / 390)
            puffs.append(
                ellipse(
                    x,
                    y + r.uniform(-7, 5) - 8 * rise,
                    r.uniform(9, 19) * (0.6 + 0.5 * rise),
                    r.uniform(7, 14) * (0.6 + 0.5 * rise),
                )
            )
        sc.layer(
            U(puffs),
            sc.lin([(0, "#ffffff"), (1, c)], 0, y - 24, 0, y + 16),
            z=4,
            sh=0.3,
            shc="#0f5068",
            rim="#ffffff",
            rimop=0.9,
            **EXACT,
        )
    for k in range(4):
        e = ellipse(240, 984 + 6 * k, 214 + 46 * k, 17 + 9 * k)
        sc.flat(clean(e.difference(T(e, 0, -2.2))).intersection(box(-40, 982, 840, 1240)), "#ffffff", 0.7 - 0.12 * k)
    sc.glow(232, 940, 210, "#ffffff", 0.5, sy=0.5)
    sc.flat(
        U([ellipse(r.gauss(240, 110), 940 - r.expovariate(1 / 40), r.uniform(0.8, 2.4)) for _ in range(70)]),
        "#ffffff",
        0.8,
    )
