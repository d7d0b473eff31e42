"""A rooster as large as a barn, asleep on his feet: his outline, and the feathers that lie on it row upon row."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut import *

Tone = Callable[[float, float, str], str]  # the colour of a paper of that kind at x, y


def _bowed(g: Any) -> Any:
    """The head has sunk on the breast."""
    return T(T(g, 0, 0, 1.06, rot=-26, o=(270, 320)), -2, 44)


SKULL = _bowed(shape("206,262 214,222 246,196 288,194 322,220 336,268 330,322 300,352 262,352 232,336 212,306"))
NECK = shape(
    "250,400 222,330 240,262 284,228 340,232 388,272 420,330 446,384 486,424 536,452 510,560 380,640 240,640 156,590 "
    "142,520 148,462 170,416"
)
TRUNK = shape(
    "160,450 140,520 144,600 172,684 222,754 290,808 380,842 470,838 550,802 606,742 642,662 670,590 694,530 660,486 "
    "600,474 540,456 486,424 400,380 300,360"
)
THIGH_NEAR = shape("330,720 420,690 510,716 540,780 516,838 478,884 450,910 428,904 398,864 352,806")
THIGH_FAR = shape("250,730 330,720 390,780 376,850 346,900 326,902 306,868 270,806")
BEAK_UP = _bowed(shape("216,288^ 206,300 188,322 174,340 164,362^ 186,356 214,350 246,342^ 252,322 248,306 240,294^"))
BEAK_LOW = _bowed(shape("176,357^ 204,353 246,342 240,354 212,366^"))
NOSTRIL = _bowed(shape("214,316^ 222,309 230,310 224,318^"))
FACE = _bowed(shape("216,292^ 218,272 236,256 262,250 290,258 306,286 302,322 280,340 250,344 238,338 250,318 240,296"))
LID = _bowed(ellipse(270, 296, 21, 17, -8))
COMB = _bowed(
    shape(
        "224,304^ 208,290 190,272 172,262 162,248^ 180,244 194,240 186,220 176,198 170,180^ 194,190 214,200 220,178 220,152 "
        "228,128^ 246,146 258,166 266,172 276,156 290,138 306,126^ 310,150 306,172 304,188 318,182 336,176 354,176^ 348,194 "
        "336,210 330,222 346,224 364,232 378,246^ 352,262 326,272 306,276^ 284,258 252,262 234,286"
    )
)
WATTLES = (
    _bowed(T(shape("226,352^ 216,386 218,424 232,444 248,430 254,392 250,352^"), rot=22, o=(238, 352))),
    _bowed(T(shape("246,350^ 242,384 250,414 264,428 276,410 276,372 268,346^"), rot=24, o=(258, 348))),
)
EARLOBE = _bowed(shape("292,320 306,308 318,324 314,356 300,366 290,350"))
EYE = [tuple(_bowed(Point(p)).coords[0]) for p in ((248, 297), (256, 306), (270, 310), (284, 305), (291, 296))]

# sickles: (spine, width in the middle, near to far from 0)
SICKLES = (
    ("596,520 574,400 574,270 600,176 644,112 684,92", 56, 0),
    ("610,524 598,390 612,250 652,146 706,104 758,126", 62, 1),
    ("622,536 626,400 652,262 694,178 740,164 778,226", 58, 1),
    ("632,548 644,430 676,310 714,240 754,244 782,316", 58, 2),
    ("640,560 662,460 692,370 730,316 764,332 786,414", 56, 3),
    ("648,574 678,492 712,420 742,392 768,424 780,506", 54, 3),
    ("648,590 688,530 722,482 748,476 764,522 768,606", 52, 4),
    ("646,608 688,574 720,548 738,568 744,632 736,706", 48, 4),
)


def feather(x: float, y: float, n: float, w: float, a: float, tip: float = 0.5, bend: float = 0.0) -> Any:
    """A feather from its root at x, y, n long, w wide, pointing to the angle a; tip 0 round, 1 pointed."""
    P = np.array(
        [
            (0, -0.2 * w),
            (n * 0.3, -0.46 * w),
            (n * (0.7 - 0.12 * tip), -0.5 * w),
            (n * (0.93 - 0.06 * tip), -(0.33 - 0.16 * tip) * w),
            (n, 0),
            (n * (0.93 - 0.06 * tip), (0.33 - 0.16 * tip) * w),
            (n * (0.7 - 0.12 * tip), 0.5 * w),
            (n * 0.3, 0.46 * w),
            (0, 0.2 * w),
        ]
    )
    P[:, 1] += bend * n * (P[:, 0] / n) ** 2
    c, s = math.cos(a), math.sin(a)
    return shape(np.c_[x + P[:, 0] * c - P[:, 1] * s, y + P[:, 0] * s + P[:, 1] * c], 5)


def quill(x: float, y: float, n: float, a: float, w: float = 1.6, bend: float = 0.0) -> Any:
    """The shaft of such a feather."""
    c, s = math.cos(a), math.sin(a)
    P = [(n * t, bend * n * t * t, w * (1 - 0.8 * t)) for t in (0.05, 0.4, 0.75, 0.94)]
    return limb([(x + u * c - v * s, y + u * s + v * c, q) for u, v, q in P], 4)


def field(
    region: Any, flow: Callable[[float, float], float], gap: Callable[[float, float], float], seed: str
) -> list[tuple[float, float, float]]:
    """Roots of feathers over a region, spaced by gap, as (x, y, angle), farthest down the flow first."""
    import random

    r = random.Random(seed)
    x0, y0, x1, y1 = region.bounds
    out, y, odd = [], y0, 0
    while y < y1:
        g = gap((x0 + x1) / 2, y)
        x = x0 + (g / 2 if odd else 0)
        while x < x1:
            g = gap(x, y)
            px, py = x + r.uniform(-0.1, 0.1) * g, y + r.uniform(-0.1, 0.1) * g
            if region.contains(Point(px, py)):
                out.append((px, py, flow(px, py) + r.uniform(-0.06, 0.06)))
            x += g
        y += gap((x0 + x1) / 2, y) * 0.72
        odd = 1 - odd
    return out


def plumage(
    sc: Scene,
    roots: list[tuple[float, float, float]],
    size: Callable[[float, float], tuple[float, float]],
    tip: float,
    kind: str,
    tone: Tone,
    order: Callable[[float, float], float],
    bands: int,
    z: float = 3.2,
    rim: Callable[[float, float], str] | None = None,
    shaft: int = 1,
) -> Any:
    """Lay feathers in bands, the farthest down the flow first; each lit a little more towards its tip. Their outline."""
    roots = sorted(roots, key=lambda p: -order(p[0], p[1]))
    n = max(1, math.ceil(len(roots) / bands))
    laid = []
    for k in range(0, len(roots), n):
        items, quills, slivers = [], [], []
        for x, y, a in roots[k : k + n]:
            ln, w = size(x, y)
            g = feather(x, y, ln, w, a, tip)
            ex, ey = x + ln * math.cos(a), y + ln * math.sin(a)
            c = tone(ex, ey, kind)
            f = sc.lin(
                [(0, dark(c, 0.42)), (0.55, dark(c, 0.12)), (0.9, c), (1, light(c, 0.1))],
                round(x, 1),
                round(y, 1),
                round(ex, 1),
                round(ey, 1),
            )
            items.append((g, f))
            laid.append(g)
            quills.append((quill(x, y, ln, a, max(0.8, w * 0.06)), light(c, 0.26)))
            lip = clean(g.difference(T(g, -math.cos(a) * 1.5, -math.sin(a) * 1.5)))
            slivers.append((lip, rim(ex, ey) if rim else light(c, 0.4)))
        sc.layer(items, z=z, cut=0, wash=0, fibre=0, sh=0.55, rimop=0.18, edge=0.7)
        for g, c in slivers:
            sc.flat(g, c, 0.8)
        if shaft:
            for g, c in quills:
                sc.flat(g, c, 0.55)
    return U(laid)


def sickle(sc: Scene, way: str, width: float, near: int, tone: Tone, rim: Callable[[float, float], str]) -> None:
    """A long tail feather with its shaft and barbs."""
    P, _ = pts(way)
    c = along(curve(P, n=16), 60)
    t = np.linspace(0, 1, 60)
    w = width * np.minimum(1, 0.35 + 2.2 * t) * np.sqrt(np.clip(1 - t**2.6, 0, 1)) + 1
    g = limb(list(zip(c[:, 0], c[:, 1], w, strict=True))[::2], 2)
    stops = []
    for k in range(6):
        i = int(k / 5 * 59)
        stops.append((k / 5, tone(float(c[i, 0]), float(c[i, 1]), "tail")))
    fill = sc.lin(stops, float(c[0, 0]), float(c[0, 1]), float(c[45, 0]), float(c[45, 1]))
    sc.layer(g, fill, z=5 + near, cut=0.3, wash=0.4, sh=0.55, rimop=0.2)
    d = np.gradient(c, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-6
    nrm = np.c_[-d[:, 1], d[:, 0]]
    barbs = []
    for i in range(4, 58):
        for s in (-1, 1):
            a, b = c[i], c[i] + d[i] * w[i] * 0.34 + nrm[i] * s * w[i] * 0.47
            barbs.append(limb([(a[0], a[1], 0.9), (b[0], b[1], 0.4)], 1))
    mid = tone(float(c[30, 0]), float(c[30, 1]), "tail")
    sc.flat(U(barbs).intersection(g), light(mid, 0.3), 0.32)
    sc.flat(limb([(x, y, 2.6 * (1 - 0.7 * u)) for (x, y), u in zip(c[:, :2], t, strict=True)][:-3:3], 3), light(mid, 0.34), 0.7)  # fmt: skip
    for i in range(0, 56, 8):
        part = limb(list(zip(c[i : i + 11, 0], c[i : i + 11, 1], w[i : i + 11], strict=True)), 1)
        lip = clean(part.difference(T(g, 1.6, 1.2)).intersection(g))
        sc.flat(lip, rim(float(c[i, 0]), float(c[i, 1])), 0.75)
