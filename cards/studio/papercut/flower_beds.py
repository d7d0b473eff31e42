"""Flowers in drifts on the face of ``hung_meadow``, each its own paper, brightest where the meadow is struck."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T
from cards.studio.papercut.hung_meadow import XY, bed, petals
from cards.studio.papercut.scene import Scene

GAP = {"daisy": 0.56, "poppy": 0.72, "cup": 0.62}
BEDS = (  # kind, lit, middle, shade, heart, and drifts of (u, v, du, dv, n, size)
    (
        "daisy",
        "#ffffff",
        "#fffaf0",
        "#a9bfe6",
        "#ffc61e",
        ((0.16, 0.3, 0.09, 0.1, 22, 34), (0.74, 0.62, 0.1, 0.1, 26, 38), (0.5, 0.1, 0.14, 0.05, 16, 30)),
    ),
    (
        "poppy",
        "#ff6a3a",
        "#f0402a",
        "#c4202c",
        "#2a1a24",
        ((0.62, 0.34, 0.12, 0.1, 20, 50), (0.3, 0.93, 0.16, 0.03, 12, 50), (0.94, 0.86, 0.06, 0.08, 9, 52)),
    ),
    (
        "cup",
        "#fff06a",
        "#ffd42a",
        "#e8ac1a",
        "#e0a800",
        (
            (0.1, 0.1, 0.07, 0.05, 14, 26),
            (0.72, 0.14, 0.1, 0.06, 18, 28),
            (0.56, 0.78, 0.09, 0.07, 20, 28),
            (0.1, 0.9, 0.06, 0.05, 10, 28),
        ),
    ),
)


def lit(sc: Scene, blow: XY, a: str, b: str, c: str, r: float = 640) -> str:
    """A fill that falls off from the blow."""
    return sc.rad([(0, a), (0.42, b), (1, c)], blow[0] - 30, blow[1] - 80, r)


def flower_beds(sc: Scene, blow: XY) -> None:
    """All flowers, from the farther drifts to the nearer; bare where the blow fell."""
    fr = sc.stream("flowers")
    rings = [(k, q) for k in (0.35, 0.75, 1.1, 1.5) for q in np.linspace(0, 6.2, 14)]
    taken = [(blow[0] + 95 * math.cos(q) * k, blow[1] - 30 * k + 95 * math.sin(q) * k) for k, q in rings]
    grown = []
    for kind, a, b, c, heart, drifts in BEDS:
        fills = (
            lit(sc, blow, a, b, c),
            lit(sc, blow, mix(a, "#ffffff", 0.25), mix(b, a, 0.6), mix(c, b, 0.4)),
            lit(sc, blow, heart, heart, mix(heart, "#101820", 0.4)),
            mix(c, "#1a1a3a", 0.45),
        )
        for u, v, du, dv, n, size in drifts:
            for x, y in bed(fr, u, v, du, dv, int(n * 1.25), size * GAP[kind], taken):
                p, h = petals(kind, fr, size * (0.74 + 0.46 * (y - 200) / 760) * fr.uniform(0.75, 1.25))
                t = fr.uniform(-30, 30)
                grown.append((fr.random(), T(p, x, y, 1, rot=t), T(h, x, y, 1, rot=t), fills))
    for _, p, h, (petal, inner, centre, line) in sorted(grown, key=lambda q: q[0]):
        sc.flat(T(p, 2.5, 5), "#052a26", 0.5, "multiply")
        sc.flat(p, petal)
        sc.flat(p.boundary.buffer(0.6), line, 0.4)
        sc.flat(T(p, -0.6, -1, 0.7, o=p.centroid), inner, 0.75)
        sc.flat(h, centre)
