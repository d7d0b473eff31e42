"""The back of every card: two hares chase each other round the moon. It looks the same upside down."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import shapely
from PIL import Image
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

# palette: night #0e1536, ink blue #1d2b63, slate violet #3b4a8a, dusk rose #b9788a, moon cream #fff3cf, amber #d98b3c
CX, CY = 400, 600
NIGHT = ("#10183e", "#162050", "#1e2b63", "#293a78", "#37498c", "#4a5d9e")


def twice(g: Any) -> Any:
    """A thing and the same thing turned upside down."""
    return U(g, T(g, 2 * CX, 2 * CY, -1))


def opening(rx: float, ry: float, lobes: int, depth: float, seed: str) -> Any:
    """An oval with scalloped edges, the same from above and below."""
    rng = random.Random(seed)
    n = lobes * 2
    r = [rng.uniform(0.6, 1.15) for _ in range(n // 2)] * 2
    lobes_ = []
    for k in range(n):
        a = 2 * math.pi * k / n
        x, y = CX + rx * math.cos(a), CY + ry * math.sin(a)
        lobes_.append(ellipse(x, y, depth * r[k], depth * r[k] * 0.92))
    oval = Polygon([(CX + rx * math.cos(a), CY + ry * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 120)[:-1]])
    return oval.difference(U(lobes_))


def running_hare() -> tuple[Any, Any, Any, Any]:
    """A hare at full stretch to the right, its back along y = -50: (body, far legs, inner ear, cut marks)."""
    head = shape("152,-20^ 149,-27 140,-36 126,-43 108,-46 94,-40 88,-26 94,-10 112,-5 130,-8 146,-13")
    ear = shape("104,-43^ 84,-58 52,-72 18,-78 -2,-74^ 22,-64 50,-54 78,-42 96,-36^")
    ear2 = shape("110,-44^ 96,-64 68,-84 34,-96 12,-96^ 34,-84 62,-66 86,-48 98,-40^")
    torso = shape("100,-40 70,-40 30,-48 -14,-57 -58,-57 -94,-42 -108,-20 -92,-2 -60,-2 -20,-8 24,2 62,8 92,0 104,-16")
    tail = shape("-96,-44^ -112,-58 -130,-62 -138,-54 -126,-42 -106,-32^")
    hind = limb("-82,-26,58 -112,-4,34 -138,10,17 -166,10,11 -196,22,9 -218,22,8 -230,18,3", 8)
    fore = limb("76,-8,34 104,8,19 132,18,12 160,22,9.5 186,30,8.5 198,28,4", 8)
    hind2 = limb("-70,-20,50 -96,6,28 -122,24,14 -148,28,10 -176,44,8.5 -198,46,7 -208,42,3", 8)
    fore2 = limb("70,-6,28 92,20,16 114,36,11 140,44,9 164,56,8 176,54,4", 8)
    body = fillet(U(head, ear, torso, tail, hind, fore), 6)
    inner = shape("88,-46^ 66,-58 40,-67 16,-72^ 40,-62 66,-51")
    eye = ellipse(126, -28, 4.4, 3.6)
    ticks = [
        limb([(x, y, 0.6), (x - 7, y - 0.6, 2.0), (x - 15, y + 2, 0.6)], 3)
        for i, y in enumerate((-44, -33, -22, -11))
        for x in range(58 - (i % 2) * 9, -66, -24)
    ]
    haunch = limb("-70,-46,.6 -54,-30,2.4 -62,-10,2.4 -86,4,.6", 6)
    return body, fillet(U(hind2, fore2, ear2), 4), inner, U(eye, ticks, haunch)


def bent(g: Any, radius: float = 117, k: float = 0.9) -> Any:
    """Bend the line y = 0 round the middle of the moon, backs outwards."""

    def f(p: Any) -> Any:
        a = -math.pi / 2 + (p[:, 0] + 16) * 0.0070
        r = radius - p[:, 1] * k
        return np.c_[CX + r * np.cos(a), CY + r * np.sin(a)]

    return clean(shapely.transform(shapely.segmentize(g, 4), f))


def draw() -> Scene:
    """The back, lit from the moon in its middle."""
    sc = Scene("back", light=(CX, CY, 260), shadow="#050a20", bg="#0e1536")
    even = {"dx": 0, "dy": 0, "cut": 0}  # shadows fall evenly to all sides, or the card would show which end is up
    sc.backdrop(
        sc.rad([(0, "#fff0c4"), (0.22, "#e8b0a0"), (0.42, "#8a6a98"), (0.8, "#2c3a7a"), (1, "#1d2b63")], CX, CY, 640)
    )
    stars = []
    r = sc.stream("stars")
    for _ in range(60):
        a, d = r.uniform(0, math.pi), r.uniform(255, 420)
        stars.append(
            star(CX + d * 0.86 * math.cos(a), CY + d * 1.2 * math.sin(a), r.uniform(1.4, 4), 5, 0.42, r.random())
        )
    sc.flat(twice(U(stars)), "#fff3cf", 0.85)
    for rr, col, op in ((262, "#ffe9c0", 0.2), (236, "#fff0cc", 0.3)):
        sc.layer(ellipse(CX, CY, rr), col, z=6, op=op, sh=0.3, wash=0.3, fibre=0, **even)
    sc.glow(CX, CY, 430, "#ffdf9c", 0.5)
    sc.layer(
        ellipse(CX, CY, 206),
        sc.rad([(0, "#fffdf0"), (0.7, "#fff1c8"), (1, "#f6d590")], CX, CY, 210),
        z=8,
        sh=0.35,
        shc="#5a3a4a",
        wash=0.5,
        fibre=0.1,
        **even,
    )
    crater = U(
        [ellipse(CX + x, CY + y, q) for x, y, q in ((24, 6, 13), (66, -22, 8), (-8, 30, 6), (104, 20, 5), (40, 40, 4))]
    )
    sc.layer(
        twice(crater).intersection(ellipse(CX, CY, 198)), "#f3d692", z=1, sh=0.18, shc="#8a6424", rimop=0.4, **even
    )
    # the hares: one above, running right; one below, the same upside down
    near, far, light_in, marks = (bent(g) for g in running_hare())
    for turn in (False, True):
        for g, fill, z in (
            (far, "#1d2656", 3),
            (near, sc.rad([(0, "#3f4f96"), (1, "#1a234f")], CX, CY, 210), 6),
            (light_in, "#c98a86", 0.8),
        ):
            g = T(g, 2 * CX, 2 * CY, -1) if turn else g
            sc.layer(g, fill, z=z, sh=0.45, shc="#6a4a3a", fibre=0.1, rim="#ffe9b0", rimop=0.55, **even)
        sc.flat(T(marks, 2 * CX, 2 * CY, -1) if turn else marks, "#ffdf9c", 0.9)
    # tunnel of papers
    for k, (rx, ry) in enumerate(((292, 452), (318, 486), (344, 522), (370, 556), (396, 592), (424, 628))):
        g = box(-60, -60, 860, 1260).difference(opening(rx, ry, 13 + k, 34 + 3 * k, f"ring {k}"))
        sc.layer(
            g,
            sc.rad([(0, "#8a7aa8"), (0.5, NIGHT[5 - k]), (1, dark(NIGHT[5 - k], 0.25))], CX, CY, 820),
            z=10 + k,
            sh=0.5,
            rimop=0.4,
            rim="#ffdcc0",
            wash=0.8,
            fibre=0.12,
            **even,
        )
    # twigs grow in from two corners
    rng = sc.stream("twig")
    wood, leaves = tree(rng, 792, 40, 420, math.radians(148), 15, 7, 0.46, leafL=17, leafp=0.8, curl=0.35)
    sc.layer(twice(wood), "#0b1130", z=9, sh=0.5, rimop=0.4, **even)
    sc.layer(twice(U(leaves[::2])), "#2f4184", z=5, sh=0.45, rimop=0.4, **even)
    sc.layer(twice(U(leaves[1::2])), "#b9788a", z=5, sh=0.45, rimop=0.4, **even)
    edge = box(0, 0, 800, 1200).difference(box(16, 16, 784, 1184).buffer(-10).buffer(10))
    sc.layer(edge, "#0c1232", z=12, sh=0.5, rimop=0.4, rim="#ffd9a0", **even)
    line = box(24, 24, 776, 1176).buffer(-9).buffer(9)
    sc.layer(line.difference(line.buffer(-2.2)), "#d9a860", z=1, sh=0.3, wash=0, **even)
    sc.finish()
    return sc


def even_out(im: Image.Image) -> Image.Image:
    """The picture mixed with itself upside down, so that not even the grain tells which end is up."""
    return Image.blend(im, im.rotate(180), 0.5)
