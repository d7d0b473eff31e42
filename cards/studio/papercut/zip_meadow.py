"""The spring under the snow: tiers of grass, a brook, crocuses and daffodils."""

from __future__ import annotations

import math
import random

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.brass_zip import EXACT, LEFT, band, line, opening
from cards.studio.papercut.colour import mix
from cards.studio.papercut.colour_ramp import ramp_of
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.small_beasts import *

LIT, DEEP = ("#e4f07a", "#b4de4a", "#7cc93c", "#46a83c", "#1f8040", "#0f5a3a"), ("#7cc44a", "#54aa3c", "#2f8c3c", "#1b6e3c", "#0e5036", "#0a3a30")  # fmt: skip


def crocus(r: random.Random, h: float, main: str) -> Figure:
    """A crocus h high, foot at 0,0: leaves, pale throat, three petals, the saffron between."""
    f, k = Figure(), h / 100
    for _ in range(5):
        d = r.uniform(-34, 34)
        f.add(
            T(limb([(0, 2, 3.4), (d * 0.6, -30, 4), (d, -r.uniform(44, 62), 0.6)], 6), s=k, o=(0, 0)),
            "#2f7a3c",
            "leaf",
            0.5,
        )
    f.add(T(limb([(0, 2, 6), (0, -26, 7), (0, -48, 12)], 5), s=k, o=(0, 0)), mix(main, "#f4eefc", 0.7), "throat", 0.5)
    f.add(
        T(shape("0,-40^ -12,-58 -11,-84 0,-106^ 11,-84 12,-58"), s=k, o=(0, 0)), mix(main, "#1c1050", 0.4), "petal", 0.8
    )
    f.add(T(limb([(0, -60, 5), (0, -80, 7), (2, -98, 3)], 5), s=k, o=(0, 0)), "#ff9a1f", "saffron", 0.5)
    for p, t in (
        ("-1,-38^ -17,-52 -25,-76 -23,-104^ -9,-92 0,-66", -0.2),
        ("1,-38^ 17,-52 25,-76 24,-102^ 9,-90 0,-66", 0.14),
    ):
        f.add(T(shape(p), s=k, o=(0, 0)), mix(main, "#ffffff" if t < 0 else "#1c1050", abs(t)), "petal", 1)
    f.add(
        T(shape("0,-38^ -12,-52 -13,-72 0,-94^ 12,-72 12,-52"), s=k, o=(0, 0)), mix(main, "#ffffff", 0.06), "petal", 1.2
    )
    f.add(T(U([limb([(0, -44, 0.8), (d, -60, 1.4), (d * 0.6, -78, 0.4)], 5) for d in (-6, 0, 6)]), s=k, o=(0, 0)), "#3c1470", "veins", 0.2, True, 0.5)  # fmt: skip
    return f


def daffodil(r: random.Random, h: float) -> Figure:
    """A daffodil h high, foot at 0,0: blades, a bent stem, six petals and the trumpet, a little from the side."""
    f, k = Figure(), h / 100
    e = r.choice((-1, 1))
    for d in (-26, -12, 16, 28):
        f.add(
            T(limb([(0, 2, 3.6), (d * 0.5, -32, 5), (d, -r.uniform(54, 74), 0.6)], 6), s=k, o=(0, 0)),
            "#23803e",
            "leaf",
            0.5,
        )
    f.add(
        T(limb([(0, 2, 4), (-2 * e, -50, 3.6), (0, -84, 3.4), (5 * e, -87, 4)], 6), s=k, o=(0, 0)),
        "#6fb83c",
        "stem",
        0.6,
    )
    for j in range(6):
        g = T(shape("0,0^ 9,-7 19,-6 25,0^ 19,6 9,7"), 6 * e, -86, rot=60 * j + r.uniform(-6, 6) + 12, o=(0, 0))
        f.add(T(g, s=k, o=(0, 0)), ("#ffe23a", "#fff08a")[j % 2], "petal", 0.8)
    f.add(T(ellipse(8 * e, -85, 9.5, 10.5), s=k, o=(0, 0)), "#ffb31a", "trumpet", 1.2)
    f.add(T(U([ellipse(11 * e + 9 * math.cos(t), -84.5 + 10 * math.sin(t), 2.8) for t in np.arange(0, 6.2, 0.7)], ellipse(11 * e, -84.5, 9, 10)), s=k, o=(0, 0)), "#ff9c14", "frill", 0.8)  # fmt: skip
    f.add(T(ellipse(12 * e, -84, 5, 6.4), s=k, o=(0, 0)), "#c8600e", "throat", 0.2, True, 0.8)
    return f


def _brook(y: float) -> tuple[float, float]:
    """Middle and half breadth of the brook at height y."""
    t = (y - 640) / 560
    return 360 - 150 * t + 46 * math.sin(3.6 * t + 0.2), 5 + 62 * max(0.0, t) ** 1.3


def draw_brook(sc: Scene) -> None:
    """Snow water on its way, bright where the sky lies in it."""
    ys = np.linspace(640, 1240, 70)
    L, R = [], []
    for k, y in enumerate(ys):
        x, w = _brook(y)
        w *= 1 + 0.12 * math.sin(k * 1.1)
        L.append((x - w, y))
        R.append((x + w, y + 4))
    g = clean(Polygon([*L, *R[::-1]]).buffer(0))
    sc.flat(g.buffer(5), "#0d5038", 0.75)
    sc.layer(g, sc.lin([(0, "#e8fbf6"), (0.35, "#7fdcec"), (0.7, "#2ea6d8"), (1, "#0f5ea8")], 360, 640, 260, 1200), z=2, sh=0.2, cut=0.4, wash=0.4, rim="#ffffff", rimop=0.9)  # fmt: skip
    q = sc.stream("ripples")
    out = []
    for _ in range(90):
        y = 650 + 540 * q.random() ** 0.8
        x, w = _brook(y)
        x += w * q.uniform(-0.7, 0.7)
        n = 2 + w * q.uniform(0.1, 0.3)
        out.append(limb([(x - n, y + n * 0.2, 0.3), (x, y, 0.6 + w * 0.03), (x + n, y - n * 0.1, 0.3)], 3, 3))
    sc.flat(U(out).intersection(g), "#f4fffc", 0.85)
    stones = []
    for y, s in ((760, 0.7), (860, -0.9), (930, 0.8), (1040, -0.95), (1090, 0.9)):
        x, w = _brook(y)
        stones.append(ellipse(x + w * s, y, 5 + w * 0.2, 3 + w * 0.12))
    sc.layer(
        U(stones),
        sc.lin([(0, "#dfe6dc"), (1, "#6c8a86")], 200, 0, 420, 0),
        z=3,
        cut=0.3,
        sh=0.5,
        rim="#ffffff",
        rimop=0.9,
    )


def draw_meadow(sc: Scene) -> None:
    """Tiers of grass under the opening, the rim's shade over them, flowers towards us."""
    hole = opening().buffer(6)
    sc.flat(hole, sc.lin([(0, "#c8e862"), (0.5, "#5cb83c"), (1, "#176a3a")], 0, 580, 0, 1200))
    with sc.clip(hole):
        tiers = [600, 640, 690, 752, 826, 914, 1016]
        for k, y in enumerate(tiers):
            t = k / (len(tiers) - 1)
            r = sc.stream(f"tier {k}")
            g, top = land(r, [(-40, y + 30), (160, y + 8), (330, y - 4), (480, y + 14), (640, y + 40)], 4 + 5 * t)
            c = sc.rad(
                [(0, ramp_of(LIT, t * 0.72)), (0.5, ramp_of(LIT, t * 0.72 + 0.2)), (1, ramp_of(DEEP, t * 0.8 + 0.1))],
                350,
                y + 60,
                430,
            )
            sc.layer(g, c, z=3 + 4 * t, sh=0.3, shc="#0a4a30", cut=0.4, wash=0.4, rim="#f4ffb0", rimop=0.3)
            size = 1.2 + 4.2 * t
            xs = np.arange(-20, 640, size * 2.0)
            blades = [limb([(x, y_at(top, x) + 4, size), (x + r.uniform(-1, 2) * size, y_at(top, x) - size * 4, size * 0.7), (x + r.uniform(-2, 4) * size, y_at(top, x) - size * r.uniform(5, 10), 0.3)], 3, 3) for x in xs]  # fmt: skip
            sc.layer(U(blades), c, z=1.6 + 2 * t, sh=0.3, shc="#0a4a30", rim="#f8ffb8", rimop=0.75, **EXACT)
            dots = [ellipse(x, y_at(top, x) + r.uniform(4, 44 + 30 * t), size * 0.75, size * 0.6) for x in (r.uniform(0, 600) for _ in range(46 - 20 * (k > 3)))]  # fmt: skip
            if k < 5:
                sc.flat(U(dots[::2]), "#ffe63c", 0.95)
                sc.flat(U(dots[1::2]), ("#b48ae0", "#ffffff")[k % 2], 0.95)
        draw_brook(sc)
        rim = line(LEFT)
        shade = U(band(rim, -46, 10), T(band(rim, -30, 10), 26, 40))
        sc.flat(shade, "#06383c", 0.62, "multiply", 16)
        sc.glow(380, 760, 300, "#fbff9a", 0.4)
        r = sc.stream("blossoms")
        for y, n in ((800, 7), (880, 7), (970, 7)):
            for _ in range(n):
                x = r.uniform(20, 520)
                if abs(x - _brook(y)[0]) < _brook(y)[1] + 16:
                    continue
                h = 26 + 66 * ((y - 780) / 260)
                p = (
                    daffodil(r, h)
                    if r.random() < 0.5
                    else crocus(r, h * 0.8, r.choice(("#7a3fb8", "#9a5ed0", "#f3ecfb")))
                )
                put(sc, T(p, x, y + r.uniform(-20, 24)), z=2, rimop=0.6, rim=(1.2, 0.6, "#fffbd0", 0.7))


def draw_near_flowers(sc: Scene) -> None:
    """Dark blades at our feet and the crocuses that come first."""
    r = sc.stream("near")
    with sc.clip(opening().buffer(6)):
        for k, (h0, c) in enumerate(((120, ("#2f9440", "#0e5436")), (74, ("#12603c", "#06302c")))):
            blades = [limb([(x, 1216, 8), (x + r.uniform(-8, 8), 1216 - h * 0.6, 6), (x + h * r.uniform(-0.3, 0.35), 1216 - h, 0.8)], 5) for x in range(-20, 640, 9) for h in (h0 * r.uniform(0.6, 1.15) * (0.75 + 0.5 * abs(x - 280) / 300),)]  # fmt: skip
            sc.layer(
                U(blades),
                sc.lin([(0, c[0]), (1, c[1])], 0, 1080, 0, 1210),
                z=7,
                sh=0.45,
                rim="#dff59a",
                rimop=0.8,
                **EXACT,
            )
            if k == 0:
                for x, y, h, col in ((36, 1130, 128, "#7a3fb8"), (106, 1176, 150, "#8d4fcb"), (172, 1150, 110, "#f6f0fd"), (452, 1190, 140, "#7a3fb8"), (514, 1160, 112, "#a06ad8"), (398, 1206, 104, "#f6f0fd"), (0, 1190, 120, "#a06ad8")):  # fmt: skip
                    put(sc, T(crocus(r, h, col), x, y, rot=r.uniform(-8, 8)), z=3.4, rim=(2, 1, "#fff6ff", 0.9))
                for x, y, h in ((226, 1196, 150), (330, 1204, 128), (66, 1040, 104)):
                    put(sc, T(daffodil(r, h), x, y), z=3, rim=(1.6, 1, "#ffffe0", 0.9))
