"""Dark windows in their own unit square of a wall, and a waving hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def homography(quad: list[tuple[float, float]]) -> Callable[[Any], Any]:
    """The map of the unit square (tl, tr, br, bl) onto a quadrangle, for geometries."""
    src = [(0, 0), (1, 0), (1, 1), (0, 1)]
    rows, rhs = [], []
    for (u, v), (x, y) in zip(src, quad, strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        rhs += [x, y]
    a = np.linalg.solve(np.array(rows, float), np.array(rhs, float))

    def f(xy: Any) -> Any:
        w = a[6] * xy[:, 0] + a[7] * xy[:, 1] + 1
        return np.c_[(a[0] * xy[:, 0] + a[1] * xy[:, 1] + a[2]) / w, (a[3] * xy[:, 0] + a[4] * xy[:, 1] + a[5]) / w]

    return lambda g: clean(shapely.transform(g, f))


def waving_hand() -> Any:
    """Forearm and spread hand, wrist at 0,0, fingers up, about 170 over the wrist."""
    fingers = U(
        limb("-20,-30,26 -46,-58,21 -66,-88,16 -72,-100,13", 5),
        limb("-24,-80,25 -34,-118,20 -44,-152,16 -46,-160,14", 5),
        limb("-4,-86,25 -6,-130,20 -8,-170,16 -8,-178,14", 5),
        limb("16,-82,24 24,-124,20 32,-160,16 34,-167,13", 5),
        limb("32,-68,21 48,-100,17 62,-128,14 66,-135,11", 5),
    )
    palm = shape("-26,4 -36,-34 -38,-78 -20,-100 8,-102 32,-90 44,-62 36,-26 24,4")
    arm = limb("0,-6,48 -2,20,46 6,80,62 16,150,76 22,260,84", 6)
    return fillet(U(fingers, palm, arm), 5)


def pane(sc: Scene, r: random.Random, q: Callable[[Any], Any], k: float, kind: str, lum: float) -> None:
    """One dark window in its own unit square of the wall; q maps it, k scales the paper."""
    wall = mix("#23324a", "#45586e", lum)
    hole = box(0.24, 0.16, 0.76, 0.82)
    sc.flat(q(hole), mix("#0d1421", "#1a2739", lum))
    inner: list[tuple[Any, str, float]] = []
    if kind == "blind":
        h = r.uniform(0.2, 0.62)
        inner += [(box(0.24, 0.16, 0.76, 0.16 + h), mix("#2c3d53", "#4f6478", lum), 1)]
        inner += [(U([box(0.24, 0.16 + y, 0.76, 0.172 + y) for y in np.arange(0.04, h, 0.06)]), "#17202f", 0.6)]
    elif kind == "curtain":
        for s in (0, 1):
            a, b = (0.24, 0.24 + r.uniform(0.1, 0.22)) if s == 0 else (0.76 - r.uniform(0.1, 0.22), 0.76)
            inner += [
                (
                    shape(
                        f"{a},0.16^ {b},0.16^ {b - 0.03 if s == 0 else b},0.5 {b},0.82^ {a},0.82^ {a if s == 0 else a + 0.03},0.5"
                    ),
                    mix("#3d3038", "#5a4a50", lum),
                    1,
                )
            ]
            inner += [
                (
                    U([box(a + (b - a) * t, 0.16, a + (b - a) * t + 0.012, 0.82) for t in (0.3, 0.6, 0.85)]),
                    "#1c1a24",
                    0.6,
                )
            ]
    elif kind == "net":
        inner += [(box(0.24, 0.46, 0.76, 0.82), mix("#33465a", "#5f7488", lum), 0.8)]
        inner += [
            (
                U([ellipse(x, 0.46, 0.045, 0.03) for x in np.arange(0.27, 0.76, 0.09)]),
                mix("#33465a", "#5f7488", lum),
                0.8,
            )
        ]
    elif kind == "plant":
        inner += [
            (
                U(
                    box(0.42, 0.72, 0.58, 0.82),
                    [leaf(0.5, 0.73, r.uniform(0.16, 0.3), a, 0.3) for a in np.linspace(-2.7, -0.4, 7)],
                ),
                mix("#1d3338", "#37545a", lum),
                1,
            )
        ]
    elif kind == "cat":
        inner += [
            (
                U(
                    shape("0.4,0.82^ 0.38,0.66 0.46,0.56 0.56,0.58 0.64,0.7 0.64,0.82^"),
                    ellipse(0.47, 0.52, 0.075, 0.055),
                    shape("0.41,0.5^ 0.41,0.42^ 0.47,0.47^"),
                    shape("0.48,0.47^ 0.53,0.42^ 0.54,0.5^"),
                ),
                "#070b13",
                1,
            )
        ]
        inner += [(U(ellipse(0.45, 0.515, 0.012, 0.009), ellipse(0.5, 0.515, 0.012, 0.009)), "#d8c47a", 1)]
    elif kind == "boards":
        inner += [
            (
                U(
                    [
                        Polygon([(0.22, y), (0.78, y + d), (0.78, y + d + 0.07), (0.22, y + 0.07)])
                        for y, d in ((0.22, 0.05), (0.42, -0.04), (0.62, 0.03))
                    ]
                ),
                mix("#3d332f", "#5a4c46", lum),
                1,
            )
        ]
    elif kind == "hand":  # another hand's shadow, half raised, on a dark blind
        inner += [(box(0.24, 0.16, 0.76, 0.8), mix("#33455c", "#566b80", lum), 1)]
        inner += [(T(waving_hand(), 0.52, 0.64, 0.0016).intersection(box(0.25, 0.16, 0.75, 0.8)), "#141c2b", 0.9)]
    elif kind == "moon":
        inner += [
            (ellipse(0.56, 0.36, 0.1, 0.07), "#a9b9c4", 1),
            (U(ellipse(0.53, 0.27, 0.018, 0.05, 8), ellipse(0.59, 0.27, 0.018, 0.05, -8)), "#a9b9c4", 1),
        ]
    for g, c, op in inner:
        sc.flat(q(g), c, op)
    bars = box(0.19, 0.11, 0.81, 0.87).difference(hole)
    if kind != "boards":
        bars = U(bars, box(0.485, 0.16, 0.515, 0.82), box(0.24, 0.36, 0.76, 0.378))
    sc.layer(
        q(bars),
        sc.near(light(wall, 0.06), dark(wall, 0.1), 560),
        z=1.8 * k,
        cut=0,
        fibre=0,
        wash=0,
        rimop=0.4,
        rim="#dfe9f0",
    )
    if kind == "shutters" or (kind in ("curtain", "blind") and r.random() < 0.3):
        for a, b in ((0.02, 0.19), (0.81, 0.98)):
            sc.layer(
                q(box(a, 0.12, b, 0.86)),
                sc.near(mix("#2b3f46", "#4a636a", lum), "#1c2a33", 600),
                z=2.2 * k,
                cut=0,
                fibre=0,
                wash=0,
                rimop=0.3,
            )
            sc.flat(q(U([box(a + 0.02, y, b - 0.02, y + 0.014) for y in np.arange(0.17, 0.84, 0.05)])), "#0f1824", 0.55)
    sc.layer(q(box(0.16, 0.86, 0.84, 0.915)), sc.near("#4a5d72", "#222f42", 520), z=2.6 * k, cut=0, fibre=0, wash=0)
    if r.random() < 0.8:
        sc.layer(
            q(shape("0.15,0.865^ 0.2,0.835 0.4,0.82 0.62,0.826 0.8,0.838 0.85,0.865^")),
            sc.near("#c9d6dc", "#6f879c", 560),
            z=1.2 * k,
            cut=0,
            fibre=0,
            wash=0,
        )
