"""A huge nest of twigs, lit from within through its chinks."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut import *

Fill = Any  # (stops..., r=) -> the fill of a sheet lit from the brood
X, Y, HALF, DEEP = 346, 752, 292, 126  # middle of the rim, half width, depth


def rim_at(u: float) -> float:
    """Height of the front rim at u from -1 to 1: it sags towards us."""
    return Y + 20 * (1 - u * u) - 26 * u * u


def _twig(r: Any, u: float, v: float, w: float) -> Any:
    """A twig bent along the bowl, at u across and v down (0 rim, 1 foot)."""
    length, slope, bow = r.uniform(0.24, 0.62), r.uniform(-0.26, 0.26), r.uniform(-0.08, 0.08)
    P = []
    for s, k in ((-1, 0.2), (-0.45, 0.9), (0.1, 1.0), (0.6, 0.7), (1, 0.14)):
        a = u + length * s
        b = v + slope * s + bow * (1 - s * s)
        half = HALF * math.sqrt(max(0.05, 1 - 0.72 * max(0, b) ** 2))
        P.append((X + half * a, rim_at(a) + DEEP * b + 18 * (1 - a * a) * b, w * k))
    return limb(P, 6)


def draw_back(sc: Scene, brood: Fill) -> None:
    """The inside of the far rim, gold."""
    g = shape(
        [
            (X - HALF, Y - 24),
            (X - 200, Y - 62),
            (X, Y - 76),
            (X + 200, Y - 62),
            (X + HALF, Y - 24),
            (X + 200, Y + 60),
            (X, Y + 110),
            (X - 200, Y + 60),
        ]
    )
    sc.layer(g, brood("#fff0b8", "#f2b450", "#7a4420", r=330), z=4)
    r = sc.stream("far twigs")
    for _ in range(26):
        u = r.uniform(-0.9, 0.9)
        t = limb(
            [
                (X + HALF * (u + d * 0.3), Y - 74 * math.sqrt(1 - min(0.99, u * u)) + r.uniform(-14, 30) + 10 * d, w)
                for d, w in ((-1, 1.5), (0, 7), (1, 1.5))
            ],
            5,
        )
        sc.layer(t, brood("#8a5426", "#4a2c1a", "#1a1a20", r=360), z=3, cut=0.3, rim="#ffe0a0", rimop=0.8)


def draw_front(sc: Scene, brood: Fill) -> None:
    """Three depths of twigs: dark with gold in the chinks, then lit along their upper edges."""
    bowl = Polygon(
        [
            *[(X + HALF * u, rim_at(u) + 8) for u in [k / 20 - 1 for k in range(41)]],
            *[
                (X + HALF * 0.84 * math.cos(a), Y + DEEP * 0.9 * math.sin(a))
                for a in [k * math.pi / 30 for k in range(31)]
            ],
        ]
    ).buffer(0)
    sc.layer(bowl, brood("#ffd890", "#d8903c", "#5a3018", "#191a20", r=300), z=8, cut=0.8)
    r = sc.stream("twigs")
    for depth, (n, w, tones) in enumerate(
        (
            (46, 12, ("#5a3418", "#33201a", "#14161c", "#0d131b")),
            (44, 12, ("#8a562a", "#4a2f20", "#1c1c22", "#0f161f")),
            (30, 11, ("#c08444", "#6a4428", "#26242a", "#141c26")),
        )
    ):
        rows = sorted((r.random() ** (0.8, 0.9, 1.6)[depth] for _ in range(n)), reverse=True)
        for v in rows:
            u = r.uniform(-0.82, 0.82) * (1 - 0.3 * v)
            sc.layer(
                _twig(r, u, v * 0.84, w * r.uniform(0.7, 1.25)),
                brood(*tones, r=360),
                z=3.4,
                cut=0.4,
                wash=0.4,
                rim="#ffd488",
                rimop=0.75,
                rimw=1.1,
                sh=0.6,
            )
        if depth == 1:  # chinks through which the brood is seen
            for _ in range(20):
                u, v = r.uniform(-0.6, 0.6), r.uniform(0.06, 0.6)
                x, y = X + HALF * u * (1 - 0.3 * v), rim_at(u) + DEEP * v
                sc.flat(
                    limb(
                        [
                            (x - 15, y + r.uniform(-4, 4), 0.6),
                            (x, y + 2, r.uniform(4, 8)),
                            (x + 15, y + r.uniform(-4, 4), 0.6),
                        ],
                        4,
                    ),
                    brood("#fff6c8", "#ffc860", "#a8642c", r=300),
                )
    for x, y, a, q in (
        (X - 282, Y - 14, -2.86, 74),
        (X - 250, Y + 30, 2.9, 84),
        (X + 270, Y - 8, -0.2, 62),
        (X + 236, Y + 48, 0.42, 78),
        (X - 170, Y + 96, 2.5, 60),
        (X + 150, Y + 108, 0.7, 56),
    ):
        d = (math.cos(a), math.sin(a))
        t = U(
            limb([(x - 60 * d[0], y - 60 * d[1], 10), (x, y, 8), (x + q * d[0], y + q * d[1] + 5, 1)], 4),
            limb(
                [
                    (x + q * 0.4 * d[0], y + q * 0.4 * d[1], 4),
                    (x + q * 0.7 * math.cos(a - 0.5), y + q * 0.7 * math.sin(a - 0.5), 0.8),
                ],
                3,
            ),
        )
        sc.layer(t, brood("#8a562a", "#3a2a22", "#141c26", r=360), z=4, cut=0.3, rim="#ffd488", rimop=0.7)
