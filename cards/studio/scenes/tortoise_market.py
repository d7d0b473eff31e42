"""A tortoise as high as a hill walks out of the sleeping town with the market on its back, and meets a boy with a melon.

Palette: dawn lemon #fbe9a6, mint #a9dcd0, town indigo #2f4478, shell umber #8a5a26, horn ochre #e0a848, skin bottle #3f7a58.
Light: the first sun, from the right. Planes: sky / town and wall / far legs / shell / carpets and stalls / head / boy / rubble.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 830, 560
INDIGO, UMBER, OCHRE, SKIN, CREAM, RED = "#2f4478", "#6e4420", "#e0a848", "#3f7a58", "#fff6d8", "#d13a26"
GROUND = 1086
TOP = curve(
    np.array([(-70, 470), (30, 366), (150, 306), (280, 300), (396, 352), (484, 456), (546, 590), (584, 742)]), n=12
)
SKIRT = curve(np.array([(-70, 892), (120, 906), (330, 888), (500, 838), (606, 772)]), n=12)


def at(u: float, v: float) -> tuple[float, float]:
    """A point of the shell: u from tail to neck, v from the ridge (0) to the skirt (1)."""
    a, b = along(TOP, 101), along(SKIRT, 101)
    i = min(100.0, max(0.0, u * 100))
    k = min(99, int(i))
    p, q = a[k] + (a[k + 1] - a[k]) * (i - k), b[k] + (b[k + 1] - b[k]) * (i - k)
    bulge = 30 * math.sin(math.pi * v) * u
    return float(p[0] + (q[0] - p[0]) * v + bulge), float(p[1] + (q[1] - p[1]) * v)


def patch(pairs: list[tuple[float, float]]) -> Any:
    """A plate of the shell between (u, v) corners, its edges following the dome."""
    P = []
    for (u0, v0), (u1, v1) in zip(pairs, pairs[1:] + pairs[:1], strict=True):
        P += [at(u0 + (u1 - u0) * t, v0 + (v1 - v0) * t) for t in (0, 0.25, 0.5, 0.75)]
    return clean(Polygon(P).buffer(0))


def draw_sky(sc: Scene) -> None:
    """A clear dawn, lemon below and mint above; the sleeping town, blue, behind its burst wall."""
    sc.backdrop(
        sc.lin(
            [(0, "#7fc8cf"), (0.35, "#c4e6cf"), (0.66, "#fdf0b4"), (0.84, "#fbd58c"), (1, "#fbd58c")], 240, 0, 420, 1100
        )
    )
    sc.glow(LX, LY + 280, 620, "#fff3b4", 0.9)
    for x, y, w in ((600, 150, 240), (720, 330, 200)):
        sc.layer(
            scroll_cloud(sc.stream(f"c{x}"), x, y, w, 40, 3),
            "#fdf6d4",
            z=4,
            cut=0.4,
            op=0.9,
            sh=0.15,
            rim="#ffffff",
            rimop=0.9,
        )
    for k, (P, c) in enumerate(
        (
            ([(-60, 960), (300, 940), (560, 968), (860, 930)], "#b9cfa0"),
            ([(-60, 1000), (300, 988), (600, 1006), (860, 984)], "#d9cf86"),
        )
    ):
        g, _ = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(
            g, sc.near(mix(c, "#fff0b0", 0.6), mix(c, "#5f8f9c", 0.4), 700), z=5, cut=0.5, rim="#fffbe0", rimop=0.9
        )
    for k, x in enumerate((640, 676, 742, 780)):
        sc.layer(
            poplar(sc.stream(f"p{k}"), x, 974 - (k > 1) * 8, 70 + 14 * (k % 2), 20),
            "#5f9a7a",
            z=3,
            cut=0,
            sh=0.2,
            rim="#fff6c8",
            rimop=0.9,
        )
    r = sc.stream("town")
    for row in range(3):
        for k in range(9):
            x, y, s = -20 + 48 * k + 22 * (row % 2), 972 + 30 * row, 1.0 + 0.12 * row
            if x > 352:
                continue
            h = r.uniform(30, 52) * s
            wall = box(x - 20 * s, y - h, x + 20 * s, y + 30)
            sc.layer(wall, mix("#5a74a8", INDIGO, 0.3 * row), z=2, cut=0.4, wash=0.4, rim="#ffe9b0", rimop=0.6)
            sc.layer(
                Polygon([(x - 25 * s, y - h + 2), (x, y - h - 26 * s), (x + 25 * s, y - h + 2)]),
                mix("#46609a", "#22305e", 0.3 * row),
                z=2,
                cut=0.4,
                rim="#ffe0a0",
                rimop=0.9,
            )
    wall = shape(
        "-40,1110^ -40,1016^ 40,1016^ 40,1030^ 70,1030^ 70,1016^ 110,1016^ 110,1034^ 140,1046 156,1070 176,1078 190,1110^"
    )
    sc.layer(wall, sc.near("#a9a4b4", "#3a4a7c", 800), z=5, cut=0.8, rim="#ffe9b0", rimop=0.9)


def skin(sc: Scene, g: Any, lit: str, shade: str, name: str, z: float, size: float = 17) -> None:
    """Leathery skin in scales."""
    sc.layer(g, sc.near(lit, shade, 640), z=z, cut=0.9, rim="#f2f6b8", rimop=0.9, rimw=1.4)
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    scales = []
    for j, y in enumerate(np.arange(y0, y1, size * 0.86)):
        for x in np.arange(x0 + (j % 2) * size / 2, x1, size):
            q = ellipse(x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), size * 0.43, size * 0.38)
            if g.buffer(-3).contains(q):
                scales.append(q)
    sc.flat(U(scales), sc.near(mix(lit, "#ffffff", 0.15), mix(shade, lit, 0.3), 600), 0.55)


def leg(x: float, w: float, top: float, foot: float) -> Any:
    """A leg like a pillar, its foot on the ground with three blunt nails."""
    foot_ = shape(
        f"{x - w * 0.5},{foot}^ {x - w * 0.54},{foot - 30} {x - w * 0.4},{foot - 66} {x + w * 0.4},{foot - 66} {x + w * 0.62},{foot - 40} {x + w * 0.66},{foot}^"
    )
    return fillet(
        U(
            shape(
                f"{x - w * 0.66},{top}^ {x - w * 0.46},{(top + foot) / 2} {x - w * 0.46},{foot - 30}^ {x + w * 0.46},{foot - 30}^ {x + w * 0.5},{(top + foot) / 2} {x + w * 0.6},{top}^"
            ),
            foot_,
        ),
        12,
    )


def draw_legs(sc: Scene) -> None:
    """Two far legs in shade, then the belly, then the two near ones."""
    sc.flat(
        Polygon([(-60, GROUND - 14), (560, GROUND - 22), (470, GROUND + 60), (-60, GROUND + 80)]),
        "#5a5f86",
        0.6,
        "multiply",
        8,
    )
    for x, w, f in ((150, 110, GROUND - 22), (505, 112, GROUND - 24)):
        g = leg(x, w, 800, f)
        sc.layer(g, sc.near("#4f8a66", "#1c3f44", 520), z=7, cut=0.9, rim="#e6f0a8", rimop=0.6)
    belly = shape("-80,850 200,900 480,840 600,780 560,860 440,930 240,962 -80,960")
    sc.layer(belly, sc.near("#c99a54", "#3a2a30", 640), z=9, cut=0.8, rim="#ffe9b0", rimop=0.7)
    for k, (x, w) in enumerate(((30, 140), (402, 150))):
        g = leg(x, w, 820, GROUND + 10)
        skin(sc, g, "#8fc078", "#2f6456", f"leg{k}", 12, 21)
        for j in range(3):
            nx = x + w * (0.02 + 0.25 * j)
            sc.layer(
                shape(
                    f"{nx - 14},{GROUND + 12}^ {nx - 12},{GROUND - 6} {nx + 2},{GROUND - 14} {nx + 15},{GROUND - 4} {nx + 16},{GROUND + 12}^"
                ),
                "#f3e2b4",
                z=2,
                cut=0.3,
                rim="#ffffff",
                rimop=0.8,
            )


def draw_shell(sc: Scene) -> None:
    """The dome: plates with growth rings, a rim of smaller plates."""
    dome = clean(Polygon(np.vstack([TOP, SKIRT[::-1]])).buffer(0))
    dome = fillet(U(dome, patch([(0, 0), (1, 0), (1, 1), (0, 1)])), 6)
    sc.layer(dome, sc.near("#e0a048", "#6f4434", 900), z=16, cut=0.8, rim="#fff0b8", rimop=1, rimw=1.8)
    us = (-0.1, 0.13, 0.36, 0.6, 0.83, 1.02)
    for a, b in zip(us, us[1:], strict=False):
        a_, b_ = max(0.0, a), min(1.0, b)
        m = (a_ + b_) / 2
        plates = [
            [(a_ + 0.012, 0.27), (m, 0.22), (b_ - 0.012, 0.27), (b_ - 0.012, 0.72), (m, 0.77), (a_ + 0.012, 0.72)],
        ]
        for pl in plates:
            g = rounded(patch(pl).buffer(-3), 7)
            for k, c in enumerate(("#c98a34", "#dda040", "#ecb850", "#f6ca66", "#fbdc8a")):
                q = rounded(g.buffer(-13 * k), 6)
                if q.is_empty:
                    break
                sc.layer(
                    q,
                    sc.near(c, mix(c, "#5f3a44", 0.6), 820),
                    z=2.2,
                    cut=0.8,
                    wash=0.8,
                    rim="#fff0b8",
                    rimop=0.8,
                    sh=0.4,
                )
        top = rounded(
            patch([(a_ - 0.1 if a_ > 0.1 else 0, 0.03), (b_ - 0.13, 0.02), (m, 0.19), (a_ + 0.008, 0.24)]).buffer(-2), 5
        )
        sc.layer(top, sc.near("#e6aa4a", "#7f5038", 860), z=2, cut=0.7, rim="#fff0b8", rimop=0.8)
        top2 = rounded(
            patch(
                [(b_ - 0.12, 0.02), (b_ + 0.08 if b_ < 0.95 else 1, 0.03), (b_ - 0.008, 0.24), (m + 0.012, 0.19)]
            ).buffer(-2),
            5,
        )
        sc.layer(top2, sc.near("#d99c40", "#744834", 860), z=2, cut=0.7, rim="#fff0b8", rimop=0.8)
    rimlight(sc, dome, -12, 7, "#fff0b0", 0.9, blur=4, r=900)
    for k in range(10):
        g = rounded(
            patch(
                [(k / 10 + 0.006, 0.81), (k / 10 + 0.094, 0.81), (k / 10 + 0.097, 1.02), (k / 10 + 0.003, 1.02)]
            ).buffer(-1.5),
            7,
        )
        sc.layer(g, sc.near("#f6cc72", "#7a4c3c", 820), z=3, cut=0.8, rim="#fff0b8", rimop=0.9)
        sc.layer(
            rounded(g.buffer(-11), 4), sc.near("#fbdc90", "#8f6044", 820), z=1.4, cut=0.6, rim="#fff0b8", rimop=0.6
        )


def hang(sc: Scene, u0: float, u1: float, v0: float, v1: float, main: str, trim: str, kind: str, n: int) -> None:
    """A carpet hung down the shell: border, diamonds, fringe."""
    g = patch([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    sc.layer(
        g, sc.near(mix(main, "#ffdf9c", 0.22), mix(main, "#2a2244", 0.25), 800), z=5, cut=0.5, rim="#fff0c8", rimop=0.9
    )
    w, h, um = u1 - u0, v1 - v0, (u0 + u1) / 2
    inner = patch(
        [
            (u0 + 0.1 * w, v0 + 0.05 * h),
            (u1 - 0.1 * w, v0 + 0.05 * h),
            (u1 - 0.1 * w, v1 - 0.05 * h),
            (u0 + 0.1 * w, v1 - 0.05 * h),
        ]
    )
    ink = [g.difference(inner).buffer(-1.5)]
    for k in range(n):
        v, dv = v0 + h * (k + 0.5) / n, h / n
        if kind == "diamonds":
            d = patch([(um - 0.3 * w, v), (um, v - 0.42 * dv), (um + 0.3 * w, v), (um, v + 0.42 * dv)])
            ink.append(d.difference(d.buffer(-7)))
            ink.append(d.buffer(-14))
        elif kind == "bands":
            ink.append(
                patch(
                    [
                        (u0 + 0.14 * w, v - 0.22 * dv),
                        (u1 - 0.14 * w, v - 0.22 * dv),
                        (u1 - 0.14 * w, v + 0.16 * dv),
                        (u0 + 0.14 * w, v + 0.16 * dv),
                    ]
                )
            )
        else:
            x, y = at(um, v)
            ink.append(T(star(0, 0, 24, 8, 0.5), x, y, 0.62, 1.0))
    sc.flat(U(ink), sc.near(trim, mix(trim, main, 0.3), 800), 0.95)
    fringe = [
        limb([(*at(u0 + w * t, v1), 3), (at(u0 + w * t, v1)[0] - 1, at(u0 + w * t, v1)[1] + 15, 2)], 1, 3)
        for t in np.linspace(0.03, 0.97, 15)
    ]
    sc.layer(U(fringe), trim, z=2, cut=0, wash=0, fibre=0, sh=0.3)


STALLS = (  # place along the ridge, width, awning colours
    (0.165, 92, "#2f7f8c", CREAM),
    (0.335, 108, RED, CREAM),
    (0.545, 100, "#e8a52a", CREAM),
)


def ridge_at(u: float) -> tuple[float, float]:
    """Where somebody stands on the back."""
    x, y = at(u, 0.0)
    return x, y + 5


def draw_market(sc: Scene) -> None:
    """Three stalls on the back, carpets down the side, five people, lanterns that nobody has put out."""
    hang(sc, 0.17, 0.31, 0.1, 0.6, RED, "#f7dfa4", "diamonds", 4)
    hang(sc, 0.4, 0.53, 0.08, 0.44, "#1f6f86", "#f7dfa4", "bands", 5)
    hang(sc, 0.64, 0.77, 0.1, 0.56, "#7a2f5a", "#f6c95a", "stars", 4)
    poles = []
    for u, w, a, b in STALLS:
        x, y = ridge_at(u)
        y -= 2
        sc.layer(
            U(box(x - w / 2, y - 118, x - w / 2 + 6, y + 22), box(x + w / 2 - 6, y - 118, x + w / 2, y + 22)),
            "#5a3820",
            z=3,
            cut=0.2,
            fibre=0,
            rim="#ffe9b0",
            rimop=0.9,
        )
        sc.layer(
            box(x - w / 2 - 4, y - 34, x + w / 2 + 4, y + 8),
            sc.near(mix(a, "#fff0c8", 0.3), mix(a, "#2a2244", 0.25), 800),
            z=4,
            cut=0.4,
            rim="#fff0c8",
            rimop=0.9,
        )
        r = sc.stream(f"goods{u}")
        goods = [
            (
                ellipse(x - w / 2 + 12 + 15 * k, y - 38 - 8 * (k % 2), 10),
                r.choice((RED, "#e8902a", "#7fa84a", "#f2d25a", "#8a3f6a")),
            )
            for k in range(int(w / 15))
        ]
        sc.layer(goods, z=2, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.8)
        n = 6
        strips = []
        for k in range(n):
            xa, xb = x - w / 2 - 12 + (w + 24) * k / n, x - w / 2 - 12 + (w + 24) * (k + 1) / n
            ta, tb = x - w / 2 + 8 + (w - 16) * k / n, x - w / 2 + 8 + (w - 16) * (k + 1) / n
            strips.append(
                (
                    U(
                        Polygon([(ta, y - 158), (tb, y - 158), (xb, y - 112), (xa, y - 112)]),
                        ellipse((xa + xb) / 2, y - 112, (xb - xa) / 2, 11),
                    ),
                    (a, b)[k % 2],
                )
            )
        sc.layer(strips, z=6, cut=0.3, wash=0.4, rim="#fffbe6", rimop=0.9)
        poles.append((x, y - 158))
    chain = [(-20, 236), *poles, (ridge_at(0.7)[0] + 6, ridge_at(0.7)[1] - 150)]
    sc.layer(
        limb([(chain[-1][0], chain[-1][1], 5), (ridge_at(0.7)[0], ridge_at(0.7)[1] + 10, 7)], 2),
        "#5a3820",
        z=3,
        cut=0.2,
        rim="#ffe9b0",
        rimop=0.9,
    )
    for (xa, ya), (xb, yb) in zip(chain, chain[1:], strict=False):
        P = [(xa + (xb - xa) * t, ya + (yb - ya) * t + 34 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 16)]
        sc.stroke(P, "#4a2f24", 2)
        for t in (4, 8, 12):
            x, y = P[t]
            sc.layer(ellipse(x, y + 11, 8, 10), "#ffd25a", z=1.4, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)
            sc.glow(x, y + 11, 34, "#ffc04a", 0.7)
    folk = (
        (
            0.235,
            0.58,
            False,
            dict(
                age=54,
                view="tq",
                pose="carry",
                dress=dress("djellaba", "#f2e6c8", "#b8452c", "#b8452c"),
                skin="#8a5636",
                hair="short",
                hat="fez",
                hat_colour=RED,
            ),
        ),
        (
            0.425,
            0.58,
            False,
            dict(
                age=30,
                view="tq",
                pose="point",
                dress=dress("farmwife", "#2f6f9a", "#1f3f6c", "#f6ecd2"),
                skin="#d9a077",
                hair="bun",
                hat="scarf",
                hat_colour="#f2d25a",
            ),
        ),
        (
            0.472,
            0.57,
            True,
            dict(
                age=41,
                view="tq",
                pose="reach",
                dress=dress("tunic", "#8a3f6a", "#3a2f4c", "#f0b84a"),
                skin="#b97a52",
                hair="curly",
                hair_colour="#1c1210",
            ),
        ),
        (
            0.635,
            0.56,
            False,
            dict(
                age=24,
                view="side",
                pose="walk",
                dress=dress("gown", RED, RED, "#f7dfa4"),
                skin="#5e3a28",
                hair="bun",
                hair_colour="#120c0c",
            ),
        ),
        (
            0.075,
            0.56,
            True,
            dict(
                age=70,
                view="tq",
                pose="stand",
                dress=dress("robe", "#4f8a66", "#2f5a4c", "#f0e2b4"),
                skin="#e0ab84",
                hair="balding",
                hair_colour="#efe9da",
                beard="full",
            ),
        ),
    )
    for u, s, flip, look in folk:
        x, y = ridge_at(u)
        put(sc, T(person(**look), x, y + 3, s, flip=flip), z=1.8, rim=(-2, 1.4, "#fff2b8", 1), cast=3)


HEAD = "-120,-40 -84,-74 -20,-92 44,-84 96,-50 122,-8 116,26^ 98,30 60,46 0,60 -64,62 -120,54"


def draw_head(sc: Scene) -> None:
    """Neck in folds, the great head bent down to the boy; the eye has seen him."""
    neck = fillet(U(limb([(470, 770, 170), (540, 800, 156), (580, 830, 150), (604, 856, 140)], 8)), 8)
    skin(sc, neck, "#9cc878", "#3a6e58", "neck", 9, 19)
    for k in range(4):
        t = k / 3
        P = curve(np.array([(548 + 52 * t, 708 + 60 * t), (530 + 44 * t, 770 + 40 * t), (486 + 50 * t, 838 + 40 * t)]))
        sc.stroke(P, "#1f4a44", 5, 0.4, blur=1.2)
    head_ = lambda g: T(g, 618, 862, 1.06, rot=30)
    skull = head_(shape(HEAD))
    skin(sc, skull, "#9cc478", "#3a6e58", "head", 12, 16)
    jaw = head_(shape("116,26^ 60,28 20,22 -20,12^ -50,52 0,60 60,46 98,34"))
    sc.flat(jaw, "#2f5f4c", 0.35, "multiply")
    beak = head_(shape("122,-8 116,26^ 96,29 70,27^ 74,0 92,-26 104,-40"))
    sc.layer(beak, sc.near("#e6dca0", "#8a8a5a", 500), z=1.6, cut=0.4, rim="#fffbe0", rimop=0.9)
    sc.stroke(
        [
            (p[0], p[1])
            for p in (
                head_(Polygon([(a, b), (a + 0.1, b), (a, b + 0.1)])).exterior.coords[0]
                for a, b in ((114, 25), (70, 27), (30, 22), (-6, 20), (-24, 8))
            )
        ],
        "#17332c",
        5,
        0.9,
    )
    plates = [
        shape("-86,-66 -40,-84 -36,-58 -70,-46"),
        shape("-34,-86 24,-86 20,-62 -30,-58"),
        shape("28,-86 70,-68 56,-50 26,-60"),
        shape("-74,-42 -40,-54 -30,-34 -56,-22"),
    ]
    sc.layer(
        U([head_(p) for p in plates]), sc.near("#b9d48a", "#56866a", 520), z=1.6, cut=0.5, rim="#f6f8c8", rimop=0.9
    )
    sc.layer(head_(ellipse(34, -28, 25, 21)), "#4f7f5c", z=2, cut=0.3, rim="#f2f6b8", rimop=0.8)
    sc.layer(head_(ellipse(37, -26, 17, 16)), "#e8a52e", z=1, cut=0, wash=0, fibre=0)
    sc.flat(head_(ellipse(43, -20, 9, 10)), "#17181c")
    sc.flat(head_(ellipse(45, -26, 3.4)), "#fffdf0")
    sc.layer(
        head_(shape("8,-34^ 18,-52 44,-54 62,-34^ 48,-43 24,-42")), "#6f9c66", z=1.6, cut=0.2, rim="#f6f8c8", rimop=0.9
    )
    sc.flat(head_(ellipse(108, -14, 3.6, 2.6, 40)), "#3a4a34")
    rimlight(sc, skull, -5, 4, "#fff8c8", 0.9, blur=2, r=700)


def draw_ground(sc: Scene) -> None:
    """The white road out of town."""
    g, _ = land(sc.stream("ground"), [(-60, 1056), (200, 1050), (480, 1054), (860, 1036)], 3)
    sc.layer(g, sc.near("#fff6d0", "#c9b48c", 980), z=6, cut=0.6, rim="#fffbe0", rimop=0.9)
    r = sc.stream("ruts")
    for _ in range(26):
        x, y = r.uniform(-20, 760), r.uniform(1070, 1190)
        sc.stroke([(x, y), (x + r.uniform(40, 120), y + r.uniform(-4, 2))], "#b59a6a", 2.4, 0.4)


def draw_boy(sc: Scene) -> None:
    """He holds a slice of melon up to it in both hands."""
    x, y, s = 716, 1142, 1.24
    boy = T(
        person(
            8,
            "tq",
            SIDE["reach_up"].but(nod=-18, lean=-6),
            dress("tunic", RED, "#27507f", "#f6ecd2"),
            "#8a5636",
            "curly",
            "#1c1210",
            "wonder",
            reach_a=(44, -136),
            reach_b=(48, -130),
            grip_a="cup",
            grip_b="cup",
        ),
        x,
        y,
        s,
        flip=True,
    )
    sc.flat(Polygon([(x - 30, y), (x + 30, y), (x - 130, y + 44), (x - 240, y + 40)]), "#6a6f8c", 0.6, "multiply", 5)
    put(sc, boy, z=3, rim=(-3, 2, "#fff8d0", 1), cast=6)
    hx, hy = boy.at("hand_a.hold")
    slice_ = T(U(ellipse(0, 0, 40, 40)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14)
    sc.layer(slice_, "#3f8a4a", z=3, cut=0.2, rim="#fffbe0", rimop=0.9)
    sc.layer(
        T(U(ellipse(0, 0, 34, 34)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14),
        "#f4f0cc",
        z=0.6,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.1,
    )
    sc.layer(
        T(U(ellipse(0, 0, 31, 31)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14),
        "#ee4f3f",
        z=0.6,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.1,
    )
    sc.flat(
        U([T(ellipse(0, 0, 2, 3.4), hx - 18 + 9 * k, hy - 12 + 5 * (k % 2), 1, rot=-14) for k in range(5)]), "#2a1a1a"
    )


def draw_near(sc: Scene) -> None:
    """Stones of the burst wall in the shade of town."""
    r = sc.stream("rubble")
    wall = shape(
        "-60,806^ -6,806^ -6,836^ 44,836^ 44,806^ 84,812^ 92,858 70,874^ 104,902^ 96,944 124,960^ 112,1010 146,1034^ 140,1090 188,1120^ 200,1160 262,1180^ 280,1260^ -60,1260^"
    )
    sc.layer(wall, sc.near("#a9b0d0", "#2c3d76", 860), z=14, cut=1, rim="#ffe9b8", rimop=1, rimw=1.8)
    with sc.clip(wall):
        for j, y in enumerate(range(836, 1210, 34)):
            sc.stroke([(-40, y), (300, y + 3)], "#1a2450", 2.6, 0.55)
            for x in range(-40 + (j % 2) * 30, 300, 60):
                sc.stroke([(x, y), (x + r.uniform(-2, 2), y + 34)], "#1a2450", 2.4, 0.5)
    rimlight(sc, wall, -7, -3, "#ffdf9c", 0.8, blur=2, r=900)
    for x, y, w, h in ((318, 1192, 80, 46), (250, 1150, 60, 36), (396, 1200, 54, 28), (474, 1190, 34, 22)):
        g = rounded(T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=r.uniform(-24, 24)), 6)
        sc.flat(T(g, -14, 10), "#5a5f86", 0.4, "multiply", 4)
        sc.layer(g, sc.near("#d9d0d4", "#4a568a", 760), z=7, cut=1.6, rim="#ffe9b8", rimop=1)


def draw() -> Scene:
    """Did someone tell it where to go?"""
    sc = Scene("tortoise_market", light=(LX, LY, 260), shadow="#22244c", bg="#c4e6cf")
    draw_sky(sc)
    draw_ground(sc)
    draw_legs(sc)
    draw_head(sc)
    draw_shell(sc)
    draw_market(sc)
    draw_boy(sc)
    draw_near(sc)
    sc.vignette("#22244c", 0.3, 460, 600, 920)
    sc.finish()
    return sc
