"""Umbrellas that are bats: asleep with their points down, half unfolded, and on the wing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, curve, ellipse, limb

WOOD = "#5a4632"


def _hook(f: Figure, end: float, wood: str) -> None:
    """The crook that holds on to the rock at 0,0, and the shaft down to end."""
    f.add(limb([(0, 4, 4.4), (0, end * 0.5, 4), (0, end, 3.6)], 3), mix(wood, "#1a1512", 0.3), "shaft", 1)
    f.add(limb([(-17, 20, 6), (-17, 6, 7), (-9, -5, 7.4), (-1, 3, 7), (0, 26, 6.4)], 8), wood, "crook", 1.2)


def closed(length: float, w: float, cloth: str, sky: str, seed: str, wood: str = WOOD) -> Figure:
    """Asleep: hooked to 0,0, hanging down; w is the width of the folded cloth, sky what its edges catch."""
    r = random.Random(seed)
    f = Figure()
    hem, low = length * r.uniform(0.24, 0.32), length * 0.93
    _hook(f, length, wood)
    f.add(limb([(0, low - 6, 7), (0, length, 3)], 3), mix(wood, "#e8e4cc", 0.2), "ferrule", 1)
    n = 6
    xs = np.linspace(-w / 2, w / 2, n + 1)
    order = sorted(range(n), key=lambda k: -abs(k - (n - 1) / 2))
    for k in order:
        a, b = xs[k] * 1.12, xs[k + 1] * 1.12
        ya, yb, ym = (hem + r.uniform(-16, 14) for _ in range(3))
        bulge = 1.16 + r.uniform(-0.06, 0.1)
        left = curve(
            np.array([(a, ya), (a * bulge, hem + length * 0.16), (a * 0.8, hem + length * 0.38), (a * 0.16, low)]), n=7
        )
        right = curve(
            np.array([(b, yb), (b * bulge, hem + length * 0.16), (b * 0.8, hem + length * 0.38), (b * 0.16, low)]), n=7
        )
        top = curve(np.array([(a, ya), ((a + b) / 2, ym + 13), (b, yb)]), n=5)
        g = clean(Polygon([*top, *right, *left[::-1]]).buffer(0.8))
        t = abs((a + b) / w)
        f.add(g, mix(mix(cloth, "#0c0b0a", 0.5 * t), sky, r.uniform(0.0, 0.16)), "cloth", 1 + (1 - t))
    y = hem + length * r.uniform(0.2, 0.28)
    q = w * 0.6
    f.add(
        limb([(-q, y - 3, 5), (0, y + 3, 6), (q, y - 2, 5)], 4).intersection(f.part("cloth").buffer(1)),
        mix(cloth, "#0c0b0a", 0.45),
        "strap",
        1,
    )
    f.add(ellipse(w * 0.12, y + 3, 2.6), mix(cloth, "#efe8c8", 0.6), "strap", 0.8)
    return f


def half_open(length: float, w: float, cloth: str, glow: str, dark: str) -> Figure:
    """Waking: still hooked to 0,0, the cloth already spread like a tulip that hangs on its head."""
    f = Figure()
    low = length * 0.92
    tips = [(-1.0, 0.45), (-0.66, 0.34), (-0.22, 0.29), (0.24, 0.29), (0.7, 0.33), (1.0, 0.46)]
    pts = [(x * w / 2, y * length) for x, y in tips]
    back = [(x * 0.86, y - 24 + 12 * abs(x) / w) for x, y in pts]

    def rib(x: float, y: float) -> Any:
        return curve(
            np.array([(0, low), (x * 0.5, low - length * 0.16), (x * 0.86, y + (low - y) * 0.42), (x, y)]), n=10
        )

    def panels(tops: list[tuple[float, float]], dip: float, tone: tuple[str, str], name: str, z: float) -> None:
        for k, (a, b) in enumerate(zip(tops[:-1], tops[1:], strict=True)):
            la, lb = rib(*a), rib(*b)
            hem = curve(np.array([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + dip), b]), n=8)
            g = clean(Polygon([*la, *hem[1:-1], *lb[::-1]]).buffer(0.7))
            t = abs(k - 2) / 2.4
            f.add(g, mix(tone[0], tone[1], t if k < 3 else t * 0.7), name, z)

    panels(back, 15, (mix(glow, dark, 0.35), dark), "back", 0.8)
    _hook(f, length, WOOD)
    for x, y in pts:
        f.add(
            limb([(0, length * 0.5, 2.2), (x * 0.5, length * 0.55, 1.8), (x * 0.93, y + (low - y) * 0.3, 1.6)], 4, 3),
            "#3a2a24",
            "strut",
            0.6,
        )
    panels(pts, 26, (glow, cloth), "front", 1.4)
    f.add(
        U([limb([(x, y, 1.6) for x, y in rib(*p)], 1, 3) for p in pts]),
        mix(cloth, "#2a0c0c", 0.45),
        "rib",
        0.5,
        True,
        0.8,
    )
    f.add(U([ellipse(x, y - 1, 3) for x, y in pts]), "#f3ead2", "tip", 0.8)
    f.add(limb([(0, low - 5, 8), (0, length + 3, 3.4)], 3), "#4a372a", "ferrule", 1)
    f.mark("heart", 0, length * 0.62)
    return f


TIPS = (-150.0, -98.0, -36.0, 36.0, 98.0, 150.0)


def flying(flap: float, cloth: str, sky: str, fine: bool = True) -> Figure:
    """On the wing, about 300 wide, the heart at 0,0; flap from -1 (an umbrella) to 1 (wings up)."""
    f = Figure()

    def tip(x: float) -> tuple[float, float]:
        t = abs(x) / 150
        return x * (1 - 0.1 * abs(flap)), 22 - flap * 104 * t**1.4 + (1 - t) * 14

    def rib(x: float) -> Any:
        tx, ty = tip(x)
        t = abs(x) / 150
        return curve(
            np.array(
                [
                    (0, -52),
                    (tx * 0.34, -58 + 12 * t - flap * 16 * t),
                    (tx * 0.74, -30 + 8 * t - flap * 66 * t),
                    (tx, ty),
                ]
            ),
            n=8,
        )

    f.add(
        limb([(0, -50, 6), (0, 20, 5), (0, 104, 5), (4, 122, 6.5), (17, 128, 6.5), (26, 116, 6)], 6),
        "#2a231c",
        "shaft",
        0.8,
    )
    for k, (a, b) in enumerate(zip(TIPS[:-1], TIPS[1:], strict=True)):
        la, lb = rib(a), rib(b)
        (ax, ay), (bx, by) = la[-1], lb[-1]
        hem = curve(np.array([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - 30), (bx, by)]), n=8)
        g = clean(Polygon([*la, *hem[1:-1], *lb[::-1]]).buffer(0.8))
        f.add(g, mix(cloth, sky, (0.06, 0.2, 0.3, 0.16, 0.02)[k]), "panel", 1.2)
    if fine:
        f.add(
            U([limb([(x, y, 2) for x, y in rib(q)], 1, 3) for q in TIPS[1:-1]]),
            mix(cloth, "#0c0b0a", 0.4),
            "rib",
            0.4,
            True,
            0.7,
        )
    f.add(U([ellipse(*tip(x), 3.4) for x in TIPS]), mix(cloth, "#f3ead2", 0.35), "tip", 0.6)
    f.add(limb([(0, -46, 9), (0, -60, 6), (0, -82, 3)], 3), "#2a231c", "ferrule", 1)
    return f
