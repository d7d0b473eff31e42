"""Flowers seen from straight above, centred on 0,0 and about 100 wide: lists of (geometry, part, height)."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.geometry import T, U, ellipse, limb, rounded, shape
from cards.studio.papercut.plants import leaf

KINDS = ("poppy", "star", "daisy", "rose", "bell")
Parts = list[tuple[Any, str, float]]


def _petal(length: float, w: float, notch: float = 0) -> Any:
    """A petal from 0,0 to the right."""
    if notch:
        return shape(
            f"0,0^ {length * 0.3},{-w * 0.4} {length * 0.72},{-w * 0.56} {length},{-w * 0.3} {length - notch},0 "
            f"{length},{w * 0.3} {length * 0.72},{w * 0.56} {length * 0.3},{w * 0.4}"
        )
    return shape(
        f"0,0^ {length * 0.35},{-w * 0.42} {length * 0.75},{-w * 0.5} {length},0 {length * 0.75},{w * 0.5} {length * 0.35},{w * 0.42}"
    )


def _ring(rng: random.Random, n: int, length: float, w: float, a0: float = 0, notch: float = 0) -> list[Any]:
    return [
        T(
            _petal(length * rng.uniform(0.9, 1.08), w * rng.uniform(0.92, 1.1), notch),
            rot=a0 + 360 * k / n + rng.uniform(-5, 5),
        )
        for k in range(n)
    ]


def _veins(n: int, r0: float, r1: float, w: float = 1.3) -> Any:
    return U(
        [
            limb(
                [
                    (r0 * math.cos(a), r0 * math.sin(a), w),
                    ((r0 + r1) / 2 * math.cos(a), (r0 + r1) / 2 * math.sin(a), w * 0.8),
                    (r1 * math.cos(a), r1 * math.sin(a), 0.3),
                ],
                2,
            )
            for a in (2 * math.pi * (k + 0.3 * math.sin(k * 7)) / n for k in range(n))
        ]
    )


def flower(kind: str, rng: random.Random) -> Parts:
    """Parts from below to above; part is one of outer, inner, vein, heart, dust."""
    out: Parts = []
    if kind == "poppy":
        a = rng.uniform(0, 90)
        out += [(g, "outer", 3.0) for g in _ring(rng, 4, 50, 66, a, 4)]
        out += [(g, "inner", 2.2) for g in _ring(rng, 4, 38, 46, a + 45, 3)]
        out.append((_veins(20, 12, 32), "vein", 0))
        out.append(
            (U([ellipse(13 * math.cos(t), 13 * math.sin(t), 2.6) for t in (k * 0.484 for k in range(13))]), "dust", 1.0)
        )
        out.append((ellipse(0, 0, 8), "heart", 1.4))
        out.append(
            (
                U(
                    [
                        limb([(0, 0, 1.6), (7 * math.cos(t), 7 * math.sin(t), 1.6)], 1)
                        for t in (k * 1.047 for k in range(6))
                    ]
                ),
                "dust",
                0.4,
            )
        )
    elif kind == "star":
        a = rng.uniform(0, 60)
        out.append((U(_ring(rng, 6, 50, 26, a)), "outer", 2.6))
        out.append((U(_ring(rng, 6, 37, 18, a + 30)), "inner", 2.0))
        out.append((_veins(12, 8, 30), "vein", 0))
        out.append((ellipse(0, 0, 8), "heart", 1.2))
        out.append((ellipse(0, 0, 3.4), "dust", 0.8))
    elif kind == "daisy":
        a = rng.uniform(0, 30)
        out.append((U(_ring(rng, 13, 50, 15, a)), "outer", 2.4))
        out.append((U(_ring(rng, 13, 38, 12, a + 14)), "inner", 1.8))
        out.append((ellipse(0, 0, 14), "heart", 1.6))
        out.append(
            (
                U(
                    [
                        ellipse(r * math.cos(k * 2.4), r * math.sin(k * 2.4), 1.5)
                        for k, r in ((k, 3.0 * math.sqrt(k)) for k in range(16))
                    ]
                ),
                "dust",
                0.5,
            )
        )
    elif kind == "rose":
        a = rng.uniform(0, 72)
        for k, (n, length, w) in enumerate(((7, 50, 40), (6, 40, 34), (5, 29, 28), (4, 19, 21))):
            out.append(
                (rounded(U(_ring(rng, n, length, w, a + 23 * k)), 1), "outer" if k % 2 == 0 else "inner", 2.2 - 0.3 * k)
            )
        out.append((ellipse(0, 0, 6), "heart", 1.0))
    else:  # bell: five lobes, a deep throat
        a = rng.uniform(0, 72)
        g = U(_ring(rng, 5, 50, 50, a), ellipse(0, 0, 26))
        out.append((g, "outer", 2.8))
        out.append((_veins(5, 10, 44, 2.2), "vein", 0))
        out.append((U(_ring(rng, 5, 26, 22, a)), "inner", 1.4))
        out.append((ellipse(0, 0, 9), "heart", 0.8))
        out.append((U([ellipse(5 * math.cos(t), 5 * math.sin(t), 1.8) for t in (0.4, 2.5, 4.6)]), "dust", 0.6))
    return out


def rosette(rng: random.Random, n: int = 5, length: float = 60) -> Any:
    """Leaves that stand out from under a flower."""
    a0 = rng.uniform(0, 6.28)
    return U(
        [
            leaf(
                0,
                0,
                length * rng.uniform(0.7, 1.1),
                a0 + 6.283 * k / n + rng.uniform(-0.3, 0.3),
                rng.uniform(0.3, 0.42),
                rng.uniform(-0.1, 0.1),
            )
            for k in range(n)
        ]
    )


def all_flowers() -> list[Any]:
    """Every kind side by side, for a look."""
    rng = random.Random(1)
    ink = {"outer": "#8a5a98", "inner": "#b07ab0", "vein": "#5a3a70", "heart": "#3a2a48", "dust": "#f2c86a"}
    out = []
    for k, kind in enumerate(KINDS):
        out += [(T(g, (k % 3) * 120, (k // 3) * 120), ink[p]) for g, p, _ in flower(kind, rng)]
    return out
