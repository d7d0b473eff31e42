"""A bed from the side: turned posts, a pillow, and a quilt of many cut patches over somebody's knees."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LEFT, RIGHT, BACK, FRONT, HEM = 128.0, 690.0, 928.0, 966.0, 1126.0
CLOTHS = ("#3f6a3a", "#28492e", "#8c9140", "#c9b45c", "#efe3b4", "#8a5f30", "#5d4022", "#b98a3c", "#5f7f46", "#1d3626")
TOMATO = "#e2452c"


def turned_post(x: float, y0: float, y1: float, w: float) -> list[Any]:
    """A bed post from its knob at y0 down to y1: shaft, rings, vases, in the order of laying."""
    g = [shape(f"{x - w * 0.3},{y0 + w}^ {x + w * 0.3},{y0 + w}^ {x + w * 0.34},{y1}^ {x - w * 0.34},{y1}^")]
    y, k = y0 + w * 1.5, 0
    while y < y1 - 60:
        n = (92, 58, 74)[k % 3]
        m = y + n * (0.62, 0.5, 0.4)[k % 3]
        q = (0.56, 0.44, 0.52)[k % 3] * w
        g.append(
            shape(
                f"{x - w * 0.26},{y}^ {x + w * 0.26},{y}^ {x + q},{m} {x + w * 0.28},{y + n}^ {x - w * 0.28},{y + n}^ {x - q},{m}"
            )
        )
        for d, v in ((0.5, 4.5), (0.58, 9), (0.5, 13.5)):
            g.append(ellipse(x, y + n + v, w * d, 4))
        y, k = y + n + 18, k + 1
    return [*g, ellipse(x, y0 + w * 1.34, w * 0.52, 5), ellipse(x, y0 + w * 0.62, w * 0.6, w * 0.66)]


def quilt_at(u: float, v: float, knees: Callable[[float], float]) -> tuple[float, float]:
    """u along the bed 0..1; v 0 at the wall, 1 at the near edge, 2 at the hem."""
    x = LEFT + (RIGHT - LEFT) * u
    if v <= 1:
        return x, BACK + (FRONT - BACK) * v - knees(x) * math.sin(math.pi * (0.08 + 0.84 * v)) ** 0.8
    t = v - 1
    fold = math.sin(u * 29) * 0.6 + math.sin(u * 47 + 1) * 0.4
    x += (8 * fold + (u - 0.5) * 34) * t
    return x, FRONT + (HEM - FRONT) * t + 7 * t * math.sin(u * 29 + 0.7) - 3 * (1 - t)


def _cloth(sc: Scene, rng: random.Random, g: Any, base: str) -> None:
    """The print of one patch: dots, stripes, checks or none."""
    x0, y0, x1, y1 = g.bounds
    dark_ = sum(int(base[i : i + 2], 16) for i in (1, 3, 5)) < 330
    ink = mix(base, "#f3e6b4", 0.45) if dark_ else mix(base, "#3a3418", 0.5)
    kind = rng.choice(("dots", "stripes", "checks", "plain", "plain", "leaf"))
    marks: list[Any] = []
    if kind == "dots":
        marks = [
            ellipse(x, y + (3 if k % 2 else 0), 1.6)
            for k, x in enumerate(np.arange(x0, x1, 7))
            for y in np.arange(y0, y1, 7)
        ]
    elif kind == "stripes":
        marks = [limb([(x, y0, 1.6), (x + 3, y1, 1.6)], 1) for x in np.arange(x0, x1, 6)]
    elif kind == "checks":
        marks = [limb([(x, y0, 2), (x, y1, 2)], 1) for x in np.arange(x0, x1, 9)]
        marks += [limb([(x0, y, 2), (x1, y, 2)], 1) for y in np.arange(y0, y1, 9)]
    elif kind == "leaf":
        marks = [
            T(shape("0,-5^ 3,0 0,5^ -3,0"), x, y, 0.9, rot=(x * 7 + y * 3) % 360)
            for x in np.arange(x0 + 4, x1, 10)
            for y in np.arange(y0 + 4, y1, 10)
        ]
    if marks:
        sc.flat(clean(U(marks).intersection(g.buffer(-1))), ink, 0.45)


def draw_quilt(sc: Scene, knees: Callable[[float], float], lamp: tuple[float, float], red: tuple[int, int]) -> Any:
    """Patches row by row from the wall to the hem, each with its print and its stitches; red is the one in tomato."""
    rng = sc.stream("quilt")
    cols = 13
    cuts = [0, 0.34, 0.68, 1, 1.24, 1.5, 1.76, 2.0]
    us = np.linspace(0, 1, cols + 1)
    whole = []
    last: list[str] = [""] * (cols + 1)
    for r, (v0, v1) in enumerate(zip(cuts[:-1], cuts[1:], strict=True)):
        for c in range(cols):
            shift = 0.0
            u0, u1 = us[c] + shift, us[c + 1] + shift
            uu, vv = np.linspace(u0, u1, 7), np.linspace(v0, v1, 5)
            ring_ = [quilt_at(u, v0, knees) for u in uu] + [quilt_at(u1, v, knees) for v in vv]
            ring_ += [quilt_at(u, v1, knees) for u in uu[::-1]] + [quilt_at(u0, v, knees) for v in vv[::-1]]
            g = clean(Polygon(ring_).buffer(0.4))
            if g.is_empty:
                continue
            base = rng.choice([q for q in CLOTHS if q not in (last[c], last[c + 1])])
            last[c] = base if c else base
            if (r, c) == red:
                base = TOMATO
            d = math.hypot(g.centroid.x - lamp[0], (g.centroid.y - lamp[1]) * 0.9)
            t = min(1.0, max(0.0, (d - 200) / 330))
            tone = mix(mix(base, "#ffe89c", 0.2), mix(base, "#0c1810", 0.72), t**0.9)
            if v0 >= 1:
                tone = mix(tone, "#0c1810", 0.1 + 0.26 * (v0 - 1))
            sc.layer(g, tone, z=1.4, cut=0.3, sh=0.5, rim="#fff3c0", rimop=0.55 * (1 - t) + 0.12)
            _cloth(sc, rng, g, tone)
            inner = g.buffer(-3.6)
            if not inner.is_empty and inner.geom_type == "Polygon":
                sc.stroke(list(inner.exterior.coords), mix(tone, "#fff6d0", 0.5), 0.9, 0.7, dash="3.2 3")
            whole.append(g)
    return U(whole)


def draw_folds(sc: Scene, quilt: Any, knees: Callable[[float], float]) -> None:
    """Shade in the hanging folds and light on their ridges."""
    with sc.clip(quilt):
        for k in range(15):
            u = 0.02 + k / 15 + 0.012 * math.sin(k * 5)
            pts_ = [(*quilt_at(u, v, knees), w) for v, w in ((1.02, 3), (1.4, 14), (2.0, 26))]
            sc.flat(limb(pts_, 5), "#07110a", 0.42, "multiply", 6)
            pts_ = [(*quilt_at(u + 0.03, v, knees), w) for v, w in ((1.0, 2), (1.4, 6), (1.9, 8))]
            sc.flat(limb(pts_, 5), "#f4e6a0", 0.16, "screen", 4)
        edge = [(*quilt_at(u, 1.0, knees), 6) for u in np.linspace(0, 1, 40)]
        sc.flat(limb(edge, 2), "#fff0b0", 0.28, "screen", 3)


def draw_pillow(sc: Scene, x: float, y: float, lamp: tuple[float, float]) -> None:
    """A big pillow, dented where a head has lain, propped against the bed's head."""
    g = T(
        shape("-70,-44^ -40,-50 0,-47 44,-51 74,-46^ 68,-10 69,10 74,44^ 30,48 0,45 -44,50 -72,44^ -66,8 -66,-10"),
        x,
        y,
        1,
        rot=-58,
    )
    sc.layer(
        g,
        sc.rad([(0, "#fff6d2"), (0.62, "#f2e6ae"), (0.8, "#a8a264"), (1, "#4f5636")], *lamp, 440),
        z=6,
        cut=0.4,
        rim="#fff6d0",
        rimop=0.8,
    )
    ticking = [T(box(-90, v - 2, 90, v + 2), x, y, 1, rot=-58) for v in (-36, -24, -12, 0, 12, 24, 36)]
    sc.flat(clean(U(ticking).intersection(g.buffer(-5))), "#6f7a3c", 0.4)
    dents = [
        T(limb(w, 5), x, y, 1, rot=-58)
        for w in (
            "-70,-44,0.5 -52,-30,4 -36,-24,0.6",
            "74,-46,0.5 56,-30,4 40,-26,0.6",
            "74,44,0.5 52,30,4 36,26,0.6",
            "20,-48,0.5 16,-30,3 20,-16,0.5",
            "-8,-47,0.5 -8,-34,3 -14,-22,0.5",
        )
    ]
    sc.flat(clean(U(dents).intersection(g)), "#2a3420", 0.5, "multiply", 1)
    sc.flat(clean(g.difference(T(g, 16, -8))), "#1c2818", 0.45, "multiply", 6)


def draw_frame(sc: Scene, lamp: tuple[float, float], near: bool) -> None:
    """Head and foot of the bed; near: only the posts that stand before the quilt."""
    oak = sc.rad([(0, "#d39c54"), (0.35, "#7f5428"), (0.75, "#43301a"), (1, "#241c10")], *lamp, 560)
    if not near:
        head = shape("96,1000^ 96,770^ 104,740 124,724 146,722^ 152,1000^")
        foot = shape("680,1010^ 682,826^ 700,806 722,812^ 724,1010^")
        for g in (head, foot):
            sc.layer(g, oak, z=7, cut=0.4, rim="#ffe9a8", rimop=0.8, rimw=1.3)
        return
    for x, y0, w in ((100, 690, 34), (716, 776, 32)):
        sc.flat(box(x - 10, 1150, x + 16, 1166), "#060c07", 0.6, "multiply", 5)
        lit = -1 if x > lamp[0] else 1
        for g in turned_post(x, y0, 1158, w):
            sc.layer(g, oak, z=3, cut=0, sh=0.6, rim="#ffe9a8", rimop=0.7, rimw=1.2)
            sc.flat(clean(g.difference(T(g, lit * w * 0.3, 0))), "#120c06", 0.5, "multiply", 3)
            sc.flat(clean(g.difference(T(g, -lit * 4, 0))), "#ffe2a0", 0.5, "screen", 1.6)
