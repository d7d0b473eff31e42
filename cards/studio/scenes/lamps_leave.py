"""Before dawn the street lamps have pulled their feet out of the pavement and walk in single file over the hill to the sea.

Palette: violet night #2d2350, periwinkle #5c5a9c, hill heather #84749f, sea lilac #aaa7cc, halo ivory #fdf1cf, moth orange #e9a04f.
Light: dawn over the sea; every lamp has its own small one. Planes: sky / sea / headlands / slopes / street / houses before us.
"""

from __future__ import annotations

import math
import random

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.dawn_houses import draw_house
from cards.studio.papercut.heather_slopes import draw_slopes
from cards.studio.papercut.lamp_walker import put_lamp

LX, LY = 566, 330  # where the day will come up
ORANGE, NIGHT = "#e9a04f", "#2d2350"
HORIZON = 342
# feet of the walkers on their way, nearest first: x, y, height, head, leaning
WALK = (
    (336, 950, 350, "square", 6), (432, 818, 236, "globe", 7), (556, 762, 176, "crook", 5), (640, 700, 138, "twin", 6), (596, 645, 108, "square", -6),
    (508, 614, 88, "globe", -7), (420, 591, 73, "crook", -6), (340, 566, 61, "square", -6), (300, 540, 52, "twin", -3), (330, 513, 44, "globe", 5),
    (384, 499, 37, "square", 6), (436, 486, 31, "crook", 5), (484, 472, 26, "globe", 5), (520, 455, 22, "square", 5), (546, 438, 18, "globe", 4), (560, 425, 15, "square", 4),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Violet above, lilac, then ivory over the sea; last stars, a thin moon, bars of cloud lit from below."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#2d2350"),
                (0.12, "#4a4080"),
                (0.19, "#7a6aa6"),
                (0.235, "#bd94b4"),
                (0.262, "#eeb0a0"),
                (0.28, "#fbd9a8"),
                (0.29, "#fff0cc"),
                (1, "#84749f"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(LX, HORIZON, 460, "#ffe3b0", 0.75, sy=0.5)
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 180) * r.random(), r.uniform(0.7, 1.8)) for _ in range(110)]),
        "#f6ecf6",
        0.75,
    )
    moon = ellipse(178, 96, 30).difference(ellipse(190, 88, 29))
    sc.layer(moon, "#f6ecd6", z=2, cut=0, wash=0)
    for k, (y, x0, x1, c) in enumerate(
        (
            (214, -60, 330, "#8a78ae"),
            (236, 430, 860, "#9a84b4"),
            (268, -60, 520, "#d59fae"),
            (282, 560, 860, "#f0b0a4"),
            (172, 300, 860, "#6d5f9c"),
            (130, -60, 230, "#5c4f8e"),
        )
    ):
        b = bank(
            sc.stream(f"bar {k}"),
            [(x0, y), ((x0 + x1) / 2, y - 10), (x1, y + 3)],
            6,
            17,
            fill=limb([(x0, y + 3, 8), ((x0 + x1) / 2, y, 20), (x1, y + 4, 8)], 4),
            sx=2.4,
        )
        sc.layer(b, sc.near(light(c, 0.35), c, 420), z=5, sh=0.22, cut=0.6, rim="#fff0d0", rimop=0.6)


def draw_sea(sc: Scene) -> None:
    """Calm water in bands, a road of light, one sail."""
    for k, (y, c) in enumerate(
        ((HORIZON, "#d9c6d6"), (HORIZON + 22, "#c2b4d0"), (HORIZON + 52, "#aaa2c8"), (HORIZON + 90, "#938cba"))
    ):
        g, _ = ridge(sc.stream(f"sea {k}"), y, 0 if k == 0 else 2.4, f=3)
        sc.layer(
            g,
            sc.rad([(0, "#ffedd0"), (0.3, light(c, 0.25)), (1, dark(c, 0.16))], LX, HORIZON, 620),
            z=2 + k,
            sh=0.22,
            cut=0.2,
            rim="#fff6e0",
            rimop=0.6,
        )
    r = sc.stream("road")
    g = []
    for k in range(60):
        t = r.random()
        w = (10 + 80 * t) * r.uniform(0.3, 1)
        x, y = LX + r.uniform(-1, 1) * (8 + 46 * t), HORIZON + 3 + 118 * t
        g.append(limb([(x - w / 2, y, 0.4), (x, y, 1.8), (x + w / 2, y, 0.4)], 3, 3))
    sc.flat(U(g), "#fff6dc", 0.75)
    put(sc, T(sail_boat("#5c5a9c", "#8d84b4", None, 34), 238, 368, 1), z=1)


def draw_street(sc: Scene) -> None:
    """The last of the pavement, with the holes that the lamps have left."""
    ground = shape("-60,1260^ -60,1010 80,1000 240,1022 420,1030 600,1018 740,990 860,984 860,1260^")
    sc.layer(ground, sc.near("#6f5a90", "#231b46", 760), z=12, cut=1.6, rim="#ffe9cc", rimop=0.5)
    st = cobbles(-50, 1012, 850, 1230, 50, "street", 820)
    sc.layer(
        st.intersection(ground.buffer(-6)),
        sc.rad([(0, "#a88cb4"), (0.4, "#665490"), (1, "#2b2150")], 470, 900, 480),
        z=2.2,
        cut=0.3,
        wash=0.5,
        rim="#ffe9cc",
        rimop=0.5,
    )
    r = sc.stream("holes")
    for x, y, s in ((214, 1062, 0.72), (640, 1064, 0.74), (150, 1152, 1.1), (668, 1168, 1.2)):
        hole = T(shape("-44,0 -34,-14 -6,-18 26,-15 44,-2 34,13 2,18 -30,14"), x, y, s)
        sc.flat(hole.buffer(3), "#1a1236", 0.9)
        sc.flat(hole.intersection(T(hole, 0, 9 * s)), "#3a2f5e", 0.9)
        for _ in range(7):
            a = r.uniform(0, 6.28)
            cx, cy = x + math.cos(a) * 58 * s, y + math.sin(a) * 24 * s
            sc.layer(
                rounded(T(box(-10, -7, 10, 7), cx, cy, s * r.uniform(0.7, 1.1), rot=r.uniform(-40, 40)), 2),
                sc.near("#b9a2c4", "#4a3d74", 800),
                z=3,
                cut=0.3,
                rim="#ffe9cc",
            )


def draw_file(sc: Scene) -> None:
    """The lamps in single file, the farthest first; a bench that could not keep still goes with them."""
    walkers = list(enumerate(WALK))[::-1]
    for k, (x, y, h, kind, lean) in walkers:
        if k == 3:  # a bench that could not keep still goes with them
            b = T(bench("#4a3a6a", "#2a2048", 110), 600, 729, 0.44)
            put(sc, b, z=1.4, rim=(0, 1.2, "#ffe9c4", 0.7))
        put_lamp(sc, k, x, y, h, kind, lean)


def draw_hound(sc: Scene) -> None:
    """A hound on a long lead."""
    d = T(beast("hound", "trot").recolour(lambda c: mix(c, "#2a1c3c", 0.78)), 396, 952, 0.4)
    put(sc, d, z=1.6, rim=(0.6, 1.4, "#ffe0a8", 0.8))
    sc.stroke(along(curve(np.array([(380, 696), (386, 830), (422, 914)]), n=8), 20), "#1f1738", 1.6)


def draw_tumble(sc: Scene) -> None:
    """Stones that tumble from the hole of the last lamp."""
    rr = sc.stream("tumble")
    for _ in range(9):
        sc.layer(
            rounded(
                T(
                    box(-11, -8, 11, 8),
                    rr.uniform(410, 500),
                    1130 + rr.uniform(-10, 34),
                    rr.uniform(0.7, 1.2),
                    rot=rr.uniform(-40, 40),
                ),
                2,
            ),
            sc.near("#d9bcc0", "#4a3d74", 800),
            z=4,
            cut=0.3,
            rim="#ffe9cc",
        )


def draw_moths(sc: Scene, gx: float, gy: float) -> None:
    """Moths round its light, one of them with a cane."""
    m = random.Random("moth")
    wings = U(leaf(0, 0, 15, -2.3, 0.7), leaf(0, 0, 15, -0.8, 0.7), leaf(0, 0, 10, 2.4, 0.7), leaf(0, 0, 10, 0.7, 0.7))
    sc.layer(T(wings, gx + 92, gy + 44, 1, rot=20), ORANGE, z=3, cut=0)
    sc.stroke([(gx + 92, gy + 52), (gx + 102, gy + 70)], "#e9d8b0", 1.8)
    sc.flat(ellipse(gx + 102, gy + 71, 2.6), "#1a1020")
    for _ in range(5):
        sc.layer(
            T(wings, gx + m.uniform(-80, 80), gy + m.uniform(-50, 70), m.uniform(0.3, 0.55), rot=m.uniform(0, 90)),
            "#f0c890",
            z=2,
            cut=0,
        )


def draw() -> Scene:
    sc = Scene("lamps_leave", light=(LX, LY, 220), shadow="#150c30", bg=NIGHT)
    draw_sky(sc)
    draw_sea(sc)
    draw_slopes(sc)
    draw_street(sc)
    draw_file(sc)
    draw_hound(sc)
    draw_house(sc)
    gx, gy = put_lamp(sc, 0, 540, 1122, 590, "square", 9, 1.0, "#191130")
    draw_tumble(sc)
    draw_moths(sc, gx, gy)
    sc.vignette("#120a2c", 0.42, 470, 560, 900)
    sc.finish()
    return sc
