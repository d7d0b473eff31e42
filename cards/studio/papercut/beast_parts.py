"""Legs, feet, tails and markings of four-legged beasts."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut.body import XY, two_bones
from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.hand import fur


def foot_shape(kind: str, x: float, y: float, w: float, ang: float) -> Any:
    """A foot at the end of a cannon of width w; ang is its tilt."""
    if kind == "hoof":
        return T(shape("-4.5,-9^ 4,-9^ 8,0^ -4.5,0^"), x, y, w / 7, rot=ang * 0.6)
    if kind == "column":
        return T(shape("-12,-8 12,-8 14,-1^ 13,0^ -13,0^ -13,-2"), x, y, w / 22, rot=ang * 0.3)
    if kind == "pad":
        return T(shape("-10,-12 10,-13 18,-6 24,-2 23,0.5^ -11,0.5^ -12,-6"), x + 2, y, w / 20, rot=ang * 0.6)
    return T(shape("-5.5,-8 5,-8 11,-4 13.5,-1 12,0.5 -5,0.5 -6.5,-3"), x, y, w / 8.6, rot=ang * 0.7)


def leg_shape(
    joint: XY,
    foot: XY,
    w: tuple[float, float, float],
    cannon: float,
    tilt: float,
    bend: float,
    kind: str,
    upper: float,
    room: float = 99,
) -> tuple[Any, Any]:
    """(leg, foot): two bones to the wrist or hock, then the cannon, whose tilt is in degrees from upright."""
    r = math.radians(tilt)
    top = (foot[0] - math.sin(r) * cannon, foot[1] - math.cos(r) * cannon)
    l1, l2 = upper * 0.5, upper * 0.52
    k, top2 = two_bones(joint, top, l1, l2, bend)
    dx, dy = top2[0] - top[0], top2[1] - top[1]
    foot = (foot[0] + dx, foot[1] + dy)
    p = [
        (*joint, min(w[0] * 1.5, room)),
        ((joint[0] + k[0]) / 2, (joint[1] + k[1]) / 2, w[0] * 1.12),
        (*k, w[0] * 0.8),
        ((k[0] + top2[0]) / 2, (k[1] + top2[1]) / 2, (w[0] * 0.3 + w[1] * 0.7)),
        (*top2, w[1]),
        ((top2[0] + foot[0]) / 2, (top2[1] + foot[1]) / 2, w[2]),
        (foot[0], foot[1] - 3 * math.cos(r), w[2]),
    ]
    return limb(p, 6), foot_shape(kind, foot[0], foot[1], w[2], -tilt if kind != "pad" else 0)


def tail_shape(kind: str, x: float, y: float, up: float, lying: bool) -> Any:
    """A tail from the rump, hanging back; up in degrees raises it."""
    if kind == "brush":
        p = "0,0,9 -16,4,16 -36,14,25 -60,26,27 -82,32,17 -98,32,2"
    elif kind == "cat":
        p = "0,0,9 -18,6,9 -36,20,8.5 -52,24,8.5 -68,14,8.5 -76,-4,8 -72,-20,6"
    elif kind == "sickle":
        p = "0,2,10 -14,-10,11 -24,-28,12 -20,-46,11 -6,-54,6"
    elif kind == "thin":
        p = "0,0,7 -14,14,5 -24,34,4 -36,48,3.4 -50,48,2"
    elif kind == "horse":
        p = "0,0,9 -14,6,16 -24,26,20 -28,52,18 -30,80,3"
    elif kind == "cow":
        p = "0,0,6 -8,12,4.5 -11,36,4 -12,58,4 -12,66,9 -13,78,2"
    elif kind == "mouse":
        p = "0,0,8 -30,14,6 -60,14,4.6 -90,2,3.4 -116,-6,2.4 -134,4,1"
    elif kind == "deer":
        p = "2,-2,10 -7,4,11 -12,14,4"
    elif kind == "scut":
        p = "2,0,16 -7,-5,19 -12,-8,12"
    elif kind == "up":
        p = "2,2,9 -7,-8,9 -10,-18,3"
    else:
        p = "2,0,12 -6,3,9"
    g = limb(p, 7)
    if lying and kind in ("brush", "cat", "thin", "mouse"):
        g = limb(
            {
                "brush": "4,0,9 -22,20,20 -8,38,26 26,44,24 56,42,8",
                "cat": "0,4,9 -24,22,9 -18,38,8.5 10,42,8 40,42,6",
            }.get(kind, "0,4,6 -30,24,5 -60,34,4 -90,30,2"),
            7,
        )
        return T(g, x, y)
    return T(g, x, y, rot=up)


def outline_points(g: Any, step: float) -> list[XY]:
    c = g.exterior if hasattr(g, "exterior") else max(g.geoms, key=lambda p: p.area).exterior
    n = int(c.length / step)
    return [c.interpolate(i / n * c.length).coords[0] for i in range(n)]


def scatter(g: Any, step: float) -> list[XY]:
    x0, y0, x1, y1 = g.bounds
    out = []
    for i, y in enumerate(np.arange(y0 + step / 2, y1, step * 0.8)):
        for x in np.arange(x0 + (i % 2) * step / 2, x1, step):
            if g.contains(Point(x, y)):
                out.append((float(x), float(y)))
    return out


def add_marks(
    f: Figure,
    kind: str,
    whole: Any,
    core: Any,
    near: Any,
    main: str,
    pale: str,
    deep: str,
    wy: float,
    ry: float,
    d: Any,
    parts: Any,
    n1: XY,
    resting: int = 0,
) -> None:
    """Belly, stockings, patches and fur ticks."""
    x0, _, x1, _ = core.bounds
    if kind in ("fox", "wolf", "dog", "doe", "stag", "reindeer", "hare", "goat", "mouse", "camel"):
        lower = T(core, 0, d[2] * 0.62)
        chest = ellipse(n1[0] - 6, n1[1] + 26, 18, 30, 20)
        f.add(
            clean(U(fur(lower, 4, 0.2, 5, lean=0.3), chest).intersection(core.buffer(-0.4)).intersection(whole)),
            pale,
            "belly",
            0.4,
            False,
            0.9,
        )
    if kind == "fox" and not resting:
        for g, ft in near:
            f.add(
                clean(U(g, ft).intersection(shape("-900,-30^ 900,-30^ 900,9^ -900,9^")).intersection(whole)),
                deep,
                "sock",
                0.4,
            )
    if kind == "cow":
        spots = [
            ellipse(-30, wy + 20, 24, 17, 20),
            ellipse(14, wy + 30, 20, 14, -20),
            ellipse(44, wy + 12, 12, 16),
            ellipse(-52, wy + 40, 10, 18),
        ]
        f.add(U(spots).intersection(whole), pale, "patch", 0.4)
    ticks = (
        [limb([(x, y, 0.5), (x - 4, y + 1.6, 1.5), (x - 8, y + 4.4, 0.4)], 3) for x, y in scatter(core.buffer(-6), 17)]
        if kind in ("fox", "wolf", "bear", "goat", "reindeer", "hare", "dog", "mouse", "camel", "stag", "doe")
        else []
    )
    if ticks:
        f.add(U(ticks).intersection(whole), mix(main, deep, 0.35), "ticks", 0.2, True, 0.6)
    if kind == "elephant":
        lines = [
            limb([(x, y, 0.5), (x + 5, y + 3, 1.3), (x + 10, y + 2, 0.4)], 3) for x, y in scatter(core.buffer(-8), 20)
        ]
        f.add(U(lines), dark(main, 0.2), "wrinkles", 0.2, True, 0.5)
    hip = parts["hind_a"][0]
    line = hip.intersection(core).boundary if not hip.intersection(core).is_empty else None
    if line is not None:
        c = [p for p in line.coords] if line.geom_type == "LineString" else []
        pts = [p for p in c if p[0] > (x0 + 0.35 * (x1 - x0)) and p[1] > ry + d[0] * 0.4]
        if len(pts) > 8:
            q = pts[:: max(1, len(pts) // 6)]
            f.add(
                limb([(x, y, 0.5 if i in (0, len(q) - 1) else 1.5) for i, (x, y) in enumerate(q)], 3),
                mix(main, deep, 0.5),
                "haunch",
                0.2,
                True,
                0.55,
            )
