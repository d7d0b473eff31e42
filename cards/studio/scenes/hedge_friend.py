"""An old man sits beside the friend whom he has cut out of the hedge and trims its sleeve; its shadow raises its hat.

Palette: box green #2c4a2f, sage #6f8a5a, evening lime #c3c77a, bench umber #5d4a33, low light #fbf2cd, waistcoat brick #b35a3c.
Light: a low sun beyond them. Planes: sky and hills / garden of clipped people / bench / lawn with two shadows / arch.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bench_sitters import bench_back, draw_arm, draw_bench, draw_friend, draw_man, two_shadows
from cards.studio.papercut.clipped_yew import clipped, leafy
from cards.studio.papercut.hedge_arch import draw_arch

EYE = 428.0  # the horizon
SX, SY = 404.0, 384.0  # the sun
METRE = 0.37  # pixels a metre for every pixel under the horizon
# x, foot, kind, metres high, of the clipped garden, far ones first
GARDEN: tuple[tuple[float, float, str, float], ...] = (
    (360, 450, "cone", 4.4),
    (322, 464, "ball", 4.0),
    (519, 470, "lady", 3.2),
    (288, 482, "man", 3.0),
    (556, 491, "cone", 3.5),
    (216, 520, "lady", 2.8),
    (244, 524, "child", 1.9),
    (616, 524, "spiral", 4.2),
    (132, 576, "peacock", 3.1),
    (706, 584, "man", 2.9),
    (650, 590, "dog", 1.3),
)


def metre(y: float) -> float:
    """Pixels a metre has on the lawn at y."""
    return METRE * (y - EYE)


def draw_sky(sc: Scene) -> None:
    """Evening: rings round the sun, a few long clouds, hills, a far wood."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.1, "#fdf3c4"), (0.3, "#e6dc94"), (0.6, "#b5bf86"), (1, "#71907a")], SX, SY, 700)
    )
    for k, rr in enumerate((300, 210, 140)):
        sc.layer(
            ellipse(SX, SY, rr),
            sc.rad([(0, "#fffdf0"), (1, ("#cfcf8e", "#e0d992", "#f0e5a4")[k])], SX, SY, rr),
            z=4,
            sh=0.12,
            cut=1.4,
            op=0.6,
            rim="#fffbe0",
            rimop=0.6,
            wash=0.5,
        )
    for name, P, r0, r1, c in (
        ("left", [(60, 150), (150, 120), (250, 140), (330, 118)], 14, 34, "#9db384"),
        ("right", [(520, 200), (600, 176), (690, 196), (800, 170)], 16, 36, "#a9ba86"),
        ("low", [(90, 300), (170, 284), (250, 296)], 9, 20, "#cfd08e"),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, sx=1.7)
        for k in (0, 1):
            g = b if k == 0 else T(rounded(b.buffer(-8), 3), 4, -5)
            sc.layer(
                g,
                sc.near("#fdf3c4", mix(c, "#71907a", 0.2 * k), 520, (SX, SY)),
                z=5,
                sh=0.25,
                cut=0.7,
                rim="#fffbe0",
                rimop=0.8,
            )
    sc.layer(ellipse(SX, SY, 62), "#fffef4", z=3, sh=0.15, cut=0.5, wash=0.2, rim="#ffffff", rimop=0.9)
    for k, (y, amp, c) in enumerate(((398, 20, "#b9bd80"), (414, 12, "#9aa970"))):
        g, _ = ridge(sc.stream(f"hill {k}"), y, amp, f=1.3 + k, tilt=(24, -26)[k])
        sc.layer(g, sc.near("#f3e8ae", c, 460, (SX, SY)), z=5, sh=0.25, cut=0.7, rim="#fffbe0", rimop=0.6)
    r = sc.stream("poplars")
    for x in (96, 118, 138, 640, 664, 712):
        sc.layer(
            poplar(r, x, 432, r.uniform(52, 84), 15), "#83976a", z=3, sh=0.25, cut=0, fibre=0, rim="#fffbe0", rimop=0.5
        )
    sc.flat(
        U(
            [
                T(bird("swallow", 0.6), x, y, s, rot=a, flip=f)
                for x, y, s, a, f in (
                    (560, 210, 0.22, -20, False),
                    (606, 236, 0.16, 10, True),
                    (520, 252, 0.13, 0, False),
                )
            ]
        ),
        "#4c6650",
        0.8,
    )


def draw_lawn(sc: Scene) -> None:
    """Mown in stripes that run to the sun, with a road of light."""
    sc.layer(
        box(-60, EYE, 860, 1300),
        sc.near("#e6dd84", "#35552f", 680, (SX, EYE)),
        z=5,
        sh=0.3,
        cut=0.5,
        rim="#fffbe0",
        rimop=0.7,
    )
    w = [x * 150 for x in range(-9, 10)]
    for k, x in enumerate(w[:-1]):
        if k % 2:
            q = Polygon(
                [(SX + x * 0.03, EYE), (SX + w[k + 1] * 0.03, EYE), (SX + w[k + 1] * 1.4, 1300), (SX + x * 1.4, 1300)]
            )
            sc.flat(q.intersection(box(-40, EYE, 840, 1260)), "#24462c", 0.2, "multiply")
    beam = Polygon([(SX - 40, EYE), (SX + 40, EYE), (SX + 210, 1300), (SX - 190, 1300)])
    sc.flat(
        beam,
        sc.lin([(0, "#fff6cc", 0.9), (0.35, "#f3ea9c", 0.5), (1, "#d5d676", 0.1)], 0, EYE, 0, 1200),
        0.62,
        "screen",
        18,
    )
    r = sc.stream("blades")
    for k, y in enumerate(range(470, 1200, 46)):
        h = 3 + metre(y) * 0.03
        g = grass(r, -10, 810, y, h, 34, 0.1, 0.8 + 0.01 * h)
        sc.flat(g, "#26472d" if k % 2 else "#e0dc8c", 0.34)


def ground_shadow(sc: Scene, g: Any, x: float, y: float, long: float, op: float = 0.5) -> None:
    """What a thing with its foot at x, y throws towards us, away from the sun."""
    k = (x - SX) / (y - EYE + 60) * long
    s = AF.affine_transform(g, [1.1, -k, 0, -long, k * y - 0.1 * x, y + long * y])
    sc.flat(clean(s), "#1d3a2a", op, "multiply", 1.4)


def draw_garden(sc: Scene) -> None:
    """Everybody here is clipped yew."""
    for x, y, kind, high in GARDEN:
        m = metre(y)
        g = T(clipped(kind, m * high), x, y, flip=x > SX)
        far = math.exp(-(y - EYE) / 110)
        ground_shadow(sc, g, x, y, 0.85, 0.42)
        lit, shade = mix("#5f8042", "#e6dc94", 0.6 * far), mix("#183322", "#8f9c60", 0.7 * far)
        leafy(sc, g, lit, shade, 2.2 + m * 0.026, f"{kind} {x:.0f}", z=3 + m * 0.06)


def draw_props(sc: Scene) -> None:
    """Barrow with clippings, a cat in the shade of nobody."""
    x, y = 612.0, 800.0
    bar = U(shape(f"{x - 52},{y - 44}^ {x + 44},{y - 44}^ {x + 28},{y - 12}^ {x - 30},{y - 12}^"))
    frame = U(limb([(x - 30, y - 14, 5), (x - 96, y - 30, 4)], 1), limb([(x - 20, y - 12, 5), (x - 26, y, 5)], 1))
    wheel = ellipse(x + 42, y - 12, 15).difference(ellipse(x + 42, y - 12, 10))
    g = U(bar, frame, ellipse(x + 42, y - 12, 15))
    ground_shadow(sc, g, x, y, 0.7, 0.55)
    leafy(sc, ellipse(x - 6, y - 48, 42, 20), "#a9b45a", "#2c4a2f", 8, "clippings", z=4)
    sc.layer(U(frame, wheel), "#33291e", z=3, cut=0, fibre=0, rim="#fff6cc", rimop=0.8)
    sc.layer(bar, sc.near("#8a7047", "#3a2f22", 420, (SX, SY)), z=4, sh=0.5, cut=0.4, rim="#fff6cc", rimop=0.9)
    c = T(beast("cat", "sit", ("#22301f", "#33452c", "#141f14")), 196, 836, 0.46)
    ground_shadow(sc, c.outline(), 196, 836, 0.8, 0.55)
    put(sc, c, z=3, rim=(-2, 2, "#fff6cc", 0.9))


def draw() -> Scene:
    """What will he do when it begins to grow?"""
    sc = Scene("hedge_friend", light=(SX, SY, 220), shadow="#0a1610", bg="#2c4a2f")
    draw_sky(sc)
    draw_lawn(sc)
    draw_garden(sc)
    two_shadows(sc)
    draw_bench(sc)
    draw_man(sc)
    draw_friend(sc)
    draw_arm(sc)
    bench_back(sc)
    draw_props(sc)
    sc.glow(SX, SY, 420, "#fdf0b4", 0.6)
    draw_arch(sc)
    sc.vignette("#07120c", 0.36, SX, 640, 900)
    sc.finish()
    return sc
