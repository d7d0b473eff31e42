"""A narrow house that stands under a crust of ice, seen from below; drawings in metres on its front."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.scene import Scene

WIDE, TALL = 5.0, 7.6  # the front, to the eaves
FRONT = [(196.0, 1098.0), (694.0, 1074.0), (648.0, 352.0), (238.0, 320.0)]  # bl, br, tr, tl
APEX = (440.0, 92.0)
SIDE = [(196, 1098), (78, 1056), (132, 372), (238, 320)]
ROOF = [(238, 320), (440, 92), (340, 128), (118, 384)]


def projection(quad: list[tuple[float, float]]) -> Callable[[Any], Any]:
    """The map of metres (u to the right, v up) onto a quadrangle given as bl, br, tr, tl."""
    src = [(0, 0), (WIDE, 0), (WIDE, TALL), (0, TALL)]
    rows, rhs = [], []
    for (u, v), (x, y) in zip(src, quad, strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        rhs += [x, y]
    a = np.linalg.solve(np.array(rows, float), np.array(rhs, float))

    def f(p: Any) -> Any:
        w = a[6] * p[:, 0] + a[7] * p[:, 1] + 1
        return np.c_[(a[0] * p[:, 0] + a[1] * p[:, 1] + a[2]) / w, (a[3] * p[:, 0] + a[4] * p[:, 1] + a[5]) / w]

    return lambda g: clean(shapely.transform(shapely.segmentize(g, 0.4), f))


front = projection(FRONT)


def facade() -> Any:
    """The front with its gable."""
    return clean(Polygon([*FRONT[:3], APEX, FRONT[3]]))


def arch(u: float, v: float, half: float, tall: float) -> Any:
    """A window with a flat round head, in metres."""
    return U(box(u - half, v, u + half, v + tall - half * 0.6), ellipse(u, v + tall - half * 0.6, half, half * 0.6))


def runs_of_water() -> Any:
    """Where the water runs down from the hole."""
    return [
        limb([(x, y, 24), (x + 2, y + d * 0.5, 13), (x - 1, y + d * 0.8, 11), (x, y + d, 16)], 6)
        for x, y, d in ((326, 776, 36), (392, 808, 96), (448, 812, 44), (492, 806, 140), (546, 790, 62), (600, 744, 50))
    ]


def thaw() -> Any:
    """What has melted: one great flame, its foot running out in drips."""
    g = shape(
        "536,158^ 522,204 528,246 550,296 574,346 586,398 588,440 604,446 618,424 632,384^ 640,436 648,496 656,560 656,640 630,724 568,794 500,822"
        " 440,830 378,822 316,790 270,738 252,676 254,606 268,540 282,470 288,400 278,316^ 308,360 338,408 356,462 372,480 390,456 394,410"
        " 402,350 430,288 472,234 506,196"
    )
    return fillet(U(clean(g.intersection(facade().buffer(-16))), runs_of_water()), 9)


def icicle(x: float, y: float, length: float, w: float) -> Any:
    """A hanging icicle with a few swellings."""
    P = [(x, y - 2, w), (x + w * 0.06, y + length * 0.22, w * 0.72), (x - w * 0.05, y + length * 0.36, w * 0.74)]
    P += [(x, y + length * 0.6, w * 0.42), (x, y + length * 0.8, w * 0.26), (x + w * 0.04, y + length, 0.4)]
    return limb(P, 4, 4)


def icicles(r: random.Random, line: Any, n: int, lengths: tuple[float, float], widths: tuple[float, float]) -> Any:
    """Icicles in families along a line."""
    out = []
    for k, (x, y) in enumerate(along(np.asarray(line, float), n)):
        much = 0.35 + 0.65 * abs(math.sin(0.37 * k) * math.sin(0.13 * k + 1))
        if r.random() < 0.86:
            out.append(
                icicle(x + r.uniform(-2, 2), y, r.uniform(*lengths) * much, r.uniform(*widths) * (0.6 + 0.5 * much))
            )
    return U(out)


def bricks(sc: Scene, hole: Any, heat: tuple[float, float]) -> None:
    """The warm wall under the ice, only where it has thawed."""
    with sc.clip(hole.buffer(6)):
        sc.layer(
            facade(),
            sc.rad(
                [
                    (0, "#ffe39a"),
                    (0.16, "#fcb05a"),
                    (0.36, "#d8643a"),
                    (0.6, "#8c3238"),
                    (0.84, "#4c1a34"),
                    (1, "#301430"),
                ],
                *heat,
                390,
            ),
            z=2,
            sh=0,
            cut=0,
            wash=0.8,
        )
        r = sc.stream("bricks")
        joints, odd, v = [], [], 0.0
        j = 0
        while v < TALL + 3:
            u = -0.24 * (j % 2)
            joints.append(box(0, v - 0.014, WIDE, v + 0.014))
            while u < WIDE:
                joints.append(box(u - 0.014, v, u + 0.014, v + 0.21))
                if r.random() < 0.3:
                    odd.append(box(u + 0.03, v + 0.03, u + 0.45, v + 0.18))
                u += 0.48
            v += 0.21
            j += 1
        sc.flat(front(U(odd[::2])), "#7a2434", 0.3)
        sc.flat(front(U(odd[1::2])), "#ffe2a0", 0.26)
        sc.flat(front(U(joints)), "#5c1c2c", 0.5)
        sc.flat(T(front(U(joints)), 0.8, 1.3), "#ffe6b4", 0.22)
        sc.glow(*heat, 240, "#ffd08a", 0.6)


def crust(sc: Scene, hole: Any, heat: tuple[float, float]) -> None:
    """The ice on the front: three thicknesses at the hole, runs like a frozen fall, windows and a door deep in it."""
    cold = [(0, "#fff6dc"), (0.24, "#ffd9a4"), (0.36, "#d0cfc0"), (0.48, "#6aa8bc"), (0.64, "#246c94"), (1, "#0c345c")]
    r = sc.stream("ice")
    whole = facade()
    for k, d in enumerate((19, 9, 0)):
        edge = rounded(hole.buffer(-d), 9) if d else hole
        fill = sc.rad([(o, mix(c, "#fff0d0", 0.34 - 0.17 * k)) for o, c in cold], *heat, 620)
        sc.layer(clean(whole.difference(edge)), fill, z=4 + 2.5 * k, sh=0.5, cut=0.5, op=(0.5, 0.75, 1)[k], rim="#fffbe8", rimop=1, rimw=1.6, lightpos=heat, wash=0.8)  # fmt: skip
    ice = clean(whole.difference(hole))
    with sc.clip(ice):
        panes = [arch(0.95, 0.9, 0.5, 1.9), arch(4.05, 0.9, 0.5, 1.9), arch(0.85, 4.6, 0.42, 1.6)]
        door = arch(2.5, 0.0, 0.62, 2.5)
        sc.flat(front(U([p.buffer(0.14) for p in [*panes, door]])), "#d6eef0", 0.2, blur=2)
        sc.flat(front(U([*panes, door])), "#06203c", 0.62, blur=2.4)
        bars = [box(u - 0.04, v, u + 0.04, v + t) for u, v, t in ((0.95, 0.9, 1.9), (4.05, 0.9, 1.9), (0.85, 4.6, 1.6))]
        bars += [box(0.4, 1.8, 1.5, 1.88), box(3.5, 1.8, 4.6, 1.88), box(0.4, 5.4, 1.3, 5.48)]
        sc.flat(front(U(bars)), "#9cc8d6", 0.4, blur=1.4)
        lit_, dim = [], []
        for k in range(90):
            u, v, n = r.uniform(0, WIDE), r.uniform(1.4, TALL + 2.8), r.uniform(0.7, 3.0)
            w = r.uniform(0.04, 0.2)
            P = [
                (u + r.uniform(-0.006, 0.006), v - n * t, max(0.008, w * min(1, 6 * t + 0.1) * (1 - t) ** 0.8))
                for t in np.linspace(0, 1, 7)
            ]
            (lit_ if k % 2 else dim).append(limb(P, 4, 4))
        sc.flat(front(U(dim)), "#062a50", 0.26, blur=1.4)
        sc.flat(
            front(U(lit_)),
            sc.rad([(0, "#fffdf0", 0.8), (0.4, "#e0f6f8", 0.42), (1, "#7fc4de", 0.2)], *heat, 640),
            0.8,
            blur=0.8,
        )


def rakes() -> list[tuple[float, float]]:
    """The edge of the roof over the front, from its left to its right foot."""
    return [(224, 338), (440, 92), (664, 368)]


def frozen_fall(sc: Scene, heat: tuple[float, float]) -> None:
    """Great icicles from the roof's edge, ice that bulges over the corners and runs out on the ground, snow on the roof."""
    r = sc.stream("fall")
    edge = np.array(rakes(), float)
    fill = sc.rad([(0, "#fff3d6"), (0.3, "#d9ecec"), (0.55, "#7fbcd0"), (1, "#2a6f94")], *heat, 620)
    corner = [(200 + 40 * t, 1100 - 780 * t, r.uniform(5, 20)) for t in np.linspace(0, 1, 16)]
    far = [(696 - 46 * t, 1078 - 724 * t, r.uniform(4, 20)) for t in np.linspace(0, 1, 16)]
    sc.layer(
        U(limb(corner, 6), limb(far, 6)),
        sc.rad([(0, "#ffe9c8"), (0.3, "#8fbccc"), (0.6, "#3f86a8"), (1, "#1c5478")], *heat, 620),
        z=4,
        cut=0.6,
        sh=0.5,
        wash=0.6,
        op=0.86,
        rim="#e6fafa",
        rimop=0.9,
    )
    for n, lengths, widths, op in ((30, (60, 190), (12, 24), 0.8), (44, (24, 110), (8, 16), 0.95)):
        sc.layer(
            icicles(r, edge, n, lengths, widths),
            fill,
            z=4,
            cut=0,
            fibre=0,
            wash=0.4,
            sh=0.5,
            op=op,
            rim="#ffffff",
            rimop=0.9,
        )
    left = icicles(r, [(122, 388), (236, 330)], 16, (20, 120), (8, 16))
    sc.layer(
        left,
        sc.lin([(0, "#6aa8c0"), (1, "#2a6488")], 110, 0, 240, 0),
        z=4,
        cut=0,
        fibre=0,
        wash=0.3,
        sh=0.5,
        rim="#d6f0f6",
        rimop=0.8,
    )
    base = [
        (
            60 + 46 * k + r.uniform(-10, 10),
            1084 + 18 * math.sin(k * 1.7) + 6 * (k > 3),
            r.uniform(26, 54),
            r.uniform(20, 42),
        )
        for k in range(15)
    ]
    foot = fillet(
        U([ellipse(*b) for b in base], Polygon([(70, 1090), (200, 1076), (700, 1066), (760, 1200), (30, 1200)])), 12
    )
    sc.layer(
        foot,
        sc.rad([(0, "#ffeccc"), (0.4, "#b9d6da"), (0.7, "#5f9fb8"), (1, "#1f5a7c")], heat[0], heat[1] + 330, 420),
        z=7,
        cut=0.6,
        sh=0.5,
        rim="#f6ffff",
        rimop=0.9,
    )
    cap = [(x, y - 7 - 3 * math.sin(k * 0.9), 24 + 7 * math.sin(k * 1.3)) for k, (x, y) in enumerate(along(edge, 34))]
    sc.layer(
        limb(cap, 4), sc.lin([(0, "#e9f6fa"), (1, "#7fb0c8")], 0, 80, 0, 380), z=8, cut=0.8, rim="#ffffff", rimop=0.9
    )


def drips(sc: Scene, hole: Any, heat: tuple[float, float]) -> None:
    """Icicles from the upper edge of the hole, runs of water from its lower edge."""
    r = sc.stream("drips")
    tips = []
    for x, y in along(np.array(hole.exterior.coords), 150):
        over = all(hole.contains(Point(x + d, y + 13)) for d in (-11, 0, 11)) and not hole.contains(Point(x, y - 8))
        if over and r.random() < 0.7:
            tips.append(icicle(x, y - 3, r.uniform(14, 46), r.uniform(6, 10)))
    fill = sc.rad([(0, "#ffffff"), (0.35, "#ffe9c4"), (0.7, "#b8dce0"), (1, "#5fa4bc")], *heat, 420)
    water = clean(U(runs_of_water()).buffer(-4).difference(hole.buffer(-30).buffer(14)))
    wet = sc.rad([(0, "#fff6dc"), (0.55, "#ffd9a4"), (0.85, "#9cc4cc"), (1, "#4f94b0")], *heat, 460)
    sc.layer(water, wet, z=2, cut=0, fibre=0, wash=0, sh=0.4, op=0.85, rim="#ffffff", rimop=1)
    sc.layer(U(tips), fill, z=3, cut=0, fibre=0, wash=0, sh=0.45, op=0.94, rim="#ffffff", rimop=1)


def geraniums(r: random.Random, x0: float, x1: float, y: float) -> tuple[Any, Any]:
    """Leaves and blossoms of a full window box along y."""
    leaves, blooms = [], []
    x = x0
    while x < x1:
        leaves.append(ellipse(x, y - r.uniform(2, 12), r.uniform(6, 10), r.uniform(5, 8)))
        if r.random() < 0.55:
            by = y - r.uniform(16, 32)
            leaves.append(limb([(x, y, 2), (x + 2, by, 1.6)], 2))
            blooms += [ellipse(x + 2 + 5 * math.cos(a), by + 4 * math.sin(a), 4.4) for a in (0.3, 1.5, 2.8, 4.0, 5.2)]
        x += r.uniform(7, 12)
    return fillet(U(leaves), 1), U(blooms)
