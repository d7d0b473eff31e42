"""The front of a brick house under a crust of ice, and the hole that warmth melts into the crust."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.scene import Scene

CAM = Camera(400, 700, 1000, 3.4)
START, HEADING = (-1.72, 9.2), (0.9, -0.42)  # the front, in metres; it comes towards us on the right
WIDE, EAVES = 6.0, 8.3
WINDOW = (3.0, 4.9, 0.66, 1.66)  # the one that has thawed: middle, sill, half width, height
FROZEN = ((0.75, 4.9, 0.5, 1.5), (0.75, 1.7, 0.5, 1.6), (4.75, 4.8, 0.62, 1.6), (4.75, 1.5, 0.62, 1.7))
COURSE, BRICK = 0.2, 0.46


def front(g: Any) -> Any:
    """A drawing in metres on the front."""
    return CAM.on_wall(g, START, HEADING)


def arch(u: float, v: float, half: float, tall: float) -> Any:
    """A window with a flat round head, in metres."""
    return U(box(u - half, v, u + half, v + tall - half * 0.7), ellipse(u, v + tall - half * 0.7, half, half * 0.7))


def icicle(x: float, y: float, length: float, w: float) -> Any:
    """A hanging icicle."""
    return Polygon(
        [
            (x - w / 2, y - 2),
            (x + w / 2, y - 2),
            (x + w * 0.2, y + length * 0.5),
            (x, y + length),
            (x - w * 0.24, y + length * 0.5),
        ]
    )


def brick_front(sc: Scene, whole: Any, heat: tuple[float, float]) -> None:
    """The bricks, warm near the heat."""
    sc.layer(
        whole,
        sc.rad([(0, "#ffdc94"), (0.18, "#f8a458"), (0.4, "#cc5c3e"), (0.7, "#7a3040"), (1, "#3a1c38")], *heat, 520),
        z=8,
        cut=0.3,
    )
    r = sc.stream("bricks")
    joints, odd = [], []
    for j in range(int(EAVES / COURSE)):
        v, u = j * COURSE, (j % 2) * BRICK / 2
        joints.append(box(0, v - 0.012, WIDE, v + 0.012))
        while u < WIDE:
            joints.append(box(u - 0.012, v, u + 0.012, v + COURSE))
            if r.random() < 0.24:
                odd.append(box(u + 0.02, v + 0.02, u + BRICK - 0.02, v + COURSE - 0.02))
            u += BRICK
    with sc.clip(whole):
        sc.flat(front(U(odd[::2])), "#7a2a2c", 0.3)
        sc.flat(front(U(odd[1::2])), "#ffe0a0", 0.24)
        sc.flat(front(U(joints)), "#5a2028", 0.5)
        sc.flat(T(front(U(joints)), 0.8, 1.2), "#ffe6b8", 0.24)


def ice_crust(sc: Scene, whole: Any, hole: Any, heat: tuple[float, float]) -> None:
    """Three sheets of ice with the hole in them, blocks and frozen windows, drips at the hole's edge."""
    cold = [(0, "#fff3d8"), (0.2, "#ffd9b0"), (0.36, "#d9b0ac"), (0.52, "#7f9fb4"), (0.72, "#2f6a86"), (1, "#0c3046")]
    r = sc.stream("ice")
    for k, d in enumerate((34, 16, 0)):
        edge = rounded(hole.buffer(-d), 10) if d else hole
        fill = sc.rad([(o, mix(c, "#fff0d0", 0.3 - 0.15 * k)) for o, c in cold], *heat, 640)
        sc.layer(
            clean(whole.difference(edge)),
            fill,
            z=4 + 2 * k,
            sh=0.5,
            cut=0.4,
            op=(0.5, 0.72, 1)[k],
            rim="#fffbe8",
            rimop=0.95,
            rimw=1.4,
            lightpos=heat,
        )
    ice = clean(whole.difference(hole))
    joints, sheen, frost = [], [], []
    step = 0.66
    for j in range(int(EAVES / step) + 1):
        v, u = j * step, r.uniform(0, 0.8)
        joints.append(box(0, v - 0.016, WIDE, v + 0.016))
        while u < WIDE:
            n = r.uniform(0.8, 1.5)
            joints.append(box(u - 0.016, v, u + 0.016, v + step))
            if r.random() < 0.36:
                sheen.append(
                    Polygon(
                        [
                            (u + 0.1, v + 0.1),
                            (u + n - 0.1, v + 0.1),
                            (u + n - 0.32, v + step - 0.1),
                            (u + 0.1, v + step - 0.1),
                        ]
                    )
                )
            u += n
    with sc.clip(ice):
        sc.flat(
            front(U(sheen)), sc.rad([(0, "#fff6e0", 0.5), (0.4, "#ffe6d8", 0.3), (1, "#bfe6f0", 0.14)], *heat, 640), 0.8
        )
        sc.flat(front(U(joints)), sc.rad([(0, "#b8705c"), (0.3, "#6a6a80"), (1, "#061c2c")], *heat, 560), 0.5)
        sc.flat(T(front(U(joints)), -1, 1.4), "#f2ffff", 0.22)
        panes = [arch(*w) for w in FROZEN]
        sc.flat(
            front(U([p.buffer(0.12, join_style=2) for p in panes])),
            sc.rad([(0, "#fff0dc", 0.8), (0.5, "#9cc0d0", 0.6), (1, "#3f7a94", 0.5)], *heat, 560),
        )
        sc.flat(front(U(panes)), sc.rad([(0, "#6a5468"), (0.5, "#1f4a64"), (1, "#062234")], *heat, 560), 0.95)
        for u, v, half, tall in FROZEN:
            bars = [
                box(u - 0.035, v, u + 0.035, v + tall),
                box(u - half, v + tall * 0.5, u + half, v + tall * 0.5 + 0.06),
            ]
            sc.flat(front(U(bars).intersection(arch(u, v, half, tall))), "#8fb4c4", 0.6)
            for cx, cy, a0 in ((u - half, v, 0.2), (u + half, v, 1.9), (u - half, v + tall * 0.55, 0.1)):
                for k in range(7):
                    a, n = a0 + 0.24 * (k - 1), 0.52 - 0.09 * abs(k - 3)
                    tip = (cx + n * math.cos(a), cy + n * math.sin(a))
                    frost.append(
                        Polygon([(cx, cy), (cx + 0.06 * math.cos(a + 0.5), cy + 0.06 * math.sin(a + 0.5)), tip])
                    )
        sc.flat(front(U(frost)), "#dff4f8", 0.32)
    tips = []
    for u, v, half, _ in FROZEN:
        sill = front(box(u - half - 0.2, v - 0.2, u + half + 0.2, v - 0.02))
        sc.layer(
            clean(sill.difference(hole)),
            sc.rad([(0, "#fff6e4"), (0.5, "#c4dce4"), (1, "#4f8aa2")], *heat, 620),
            z=4,
            cut=0.4,
            sh=0.5,
        )
        x0, _, x1, y1 = sill.bounds
        tips += [
            icicle(x, y1 - 2, r.uniform(12, 54), r.uniform(6, 10))
            for x in range(int(x0) + 6, int(x1) - 4, 10)
            if r.random() < 0.8
        ]
    for x, y in hole.exterior.coords[::4]:  # the ice hangs over the hole; below, it runs off
        over = hole.covers(Point(x, y + 16)) and not hole.covers(Point(x, y - 10))
        under = hole.covers(Point(x, y - 16)) and not hole.covers(Point(x, y + 10))
        if (over or under) and r.random() < (0.5 if over else 0.16):
            tips.append(icicle(x, y - 3, r.uniform(12, 52), r.uniform(7, 12)))
    fill = sc.rad([(0, "#fffbe8"), (0.3, "#ffdcb8"), (0.6, "#a9d0dc"), (1, "#3f86a0")], *heat, 600)
    sc.layer(
        clean(U(tips).intersection(whole.buffer(2))),
        fill,
        z=3,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.45,
        op=0.92,
        rim="#ffffff",
        rimop=0.9,
    )


def thawed_window(sc: Scene, heat: tuple[float, float]) -> tuple[Any, Any]:
    """Green shutters, a cream frame and a dark room; (opening, sill) as seen on the card. The sill is laid by the scene."""
    u, v, half, tall = WINDOW
    opening = front(arch(u, v, half, tall))
    for s in (-1, 1):
        a, b = sorted((u + s * (half + 0.1), u + s * (half + 0.56)))
        leaf_ = front(box(a, v, b, v + tall - 0.2))
        sc.layer(
            leaf_,
            sc.rad([(0, "#a9c86a"), (0.5, "#3f8a5c"), (1, "#1c4a44")], *heat, 420),
            z=5,
            cut=0.3,
            rim="#ffe9b0",
            rimop=0.9,
        )
        slats = [box(a + 0.06, v + 0.1 + 0.11 * k, b - 0.06, v + 0.15 + 0.11 * k) for k in range(12)]
        sc.flat(front(U(slats)), "#0f3a34", 0.6)
    sc.layer(
        front(arch(u, v - 0.04, half + 0.1, tall + 0.14)),
        sc.rad([(0, "#fff6da"), (1, "#e0b48a")], *heat, 380),
        z=5,
        cut=0.2,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.layer(
        opening,
        sc.lin([(0, "#3a1c30"), (0.6, "#7a3a34"), (1, "#c8703c")], 0, opening.bounds[1], 0, opening.bounds[3]),
        z=1,
        cut=0,
        sh=0,
    )
    with sc.clip(opening):
        sc.flat(T(opening, 16, 14).difference(T(opening, 22, 20)), "#ffb870", 0.25)
        sc.flat(opening.difference(T(opening, 9, 10)), "#1a0c1c", 0.6)
        curtain = shape(
            " ".join(
                f"{x},{y}"
                for x, y in front(
                    Polygon(
                        [(u + half, v), (u + half, v + tall), (u + half - 0.5, v + tall), (u + half - 0.16, v + 0.7)]
                    )
                ).exterior.coords[:-1]
            )
        )
        sc.flat(curtain, "#f0d9a0", 0.85)
    return opening, front(box(u - half - 0.3, v - 0.22, u + half + 0.3, v))


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
