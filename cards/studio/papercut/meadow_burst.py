"""What flies out of a beaten meadow: dust in the light, petals, butterflies, bees, seeds."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.butterfly import butterfly
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, fillet, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.small_beasts import bee

XY = tuple[float, float]

FLIGHT = (  # kind, x, y, size, turn, flip, lift
    ("white", 338, 610, 40, -20, 1, 0.5), ("brimstone", 412, 566, 46, -50, 0, 0.4), ("white", 232, 552, 60, 16, 1, 0.4),
    ("orange", 158, 470, 80, 24, 1, 0.3), ("white", 366, 338, 76, -40, 1, 0.4), ("brimstone", 130, 130, 124, 16, 1, 0.3),
)  # fmt: skip


def fan(r: random.Random, blow: XY, near: float, far: float) -> tuple[float, float, float, float]:
    """A place in the fan that is thrown up and to the left: x, y, direction in degrees, distance."""
    a = -118 + r.gauss(0, 34)
    d = near + (far - near) * r.random() ** 1.25
    q = math.radians(a)
    return blow[0] + d * math.cos(q), blow[1] + d * math.sin(q), a, d


def burst(sc: Scene, blow: XY) -> None:
    """Dust in the light, thrown up and to the left; thick at the blow."""
    x0, y0 = blow
    r = sc.stream("dust")
    for n, reach, op, blur in ((11, 400, 0.42, 24), (11, 270, 0.62, 14), (13, 165, 0.95, 7)):
        puffs = []
        for j in range(n):
            a = math.radians(-98 + 74 * (j / (n - 1) * 2 - 1) + r.uniform(-6, 6))
            d = reach * r.uniform(0.7, 1.0) * (1 - 0.3 * abs(j / (n - 1) * 2 - 1))
            w = reach * 0.16
            puffs.append(
                limb(
                    [
                        (x0, y0, w * 0.7),
                        (x0 + d * 0.5 * math.cos(a), y0 + d * 0.5 * math.sin(a), w),
                        (x0 + d * math.cos(a), y0 + d * math.sin(a), w * r.uniform(1, 1.7)),
                    ],
                    5,
                )
            )
        g = fillet(U(puffs), 10)
        sc.flat(
            g,
            sc.rad([(0, "#fffbe6", 1), (0.4, "#ffe6a0", 0.8), (1, "#f8c46a", 0.04)], x0, y0, reach * 1.15),
            op,
            None,
            blur,
        )
    sc.flat(
        U(
            [
                limb([(x0, y0, 30), (x0 + 70 * math.cos(q), y0 + 70 * math.sin(q), 2)], 4)
                for q in np.linspace(-3.7, 0.5, 13)
            ]
        ),
        "#fffef6",
        0.9,
        None,
        5,
    )
    sc.glow(x0, y0 - 10, 130, "#fff6cc", 0.7)
    streaks = []
    for _ in range(36):
        x, y, a, d = fan(r, blow, 110, 420)
        e, q = r.uniform(30, 110), math.radians(a)
        streaks.append(
            limb(
                [
                    (x, y, 0.4),
                    (x + e * 0.5 * math.cos(q), y + e * 0.5 * math.sin(q), 2.2),
                    (x + e * math.cos(q), y + e * math.sin(q), 0.4),
                ],
                3,
                3,
            )
        )
    sc.flat(U(streaks), "#fffbe0", 0.6)


def flight(sc: Scene, blow: XY) -> None:
    """Butterflies, the nearer the larger; petals, bees and seeds between them."""
    r = sc.stream("petals")
    tones = (("#f0502c", "#b8281e"), ("#fff8e8", "#d8c8a8"), ("#ffd45a", "#d89a2a"))
    sets: dict[tuple[str, str], list[Any]] = {t: [] for t in tones}
    for _ in range(52):
        x, y, a, d = fan(r, blow, 60, 640)
        if not (8 < x < 560 and 40 < y < 930) or math.hypot(x - 240, y - 416) < 66 or math.hypot(x - 612, y - 170) < 70:
            continue
        size = (0.36 + d / 500) * r.uniform(0.7, 1.25)
        sets[r.choice(tones)].append(
            T(
                shape("-14,0^ -3,-6 8,-8 14,-4 15,2 9,8 -3,6"),
                x,
                y,
                size,
                sy=size * r.uniform(0.5, 1),
                rot=a + r.uniform(-40, 40),
            )
        )
    for (c, deep), g in sets.items():
        sc.layer(
            U(g),
            sc.rad([(0, "#fffbe8"), (0.3, c), (1, mix(c, deep, 0.5))], *blow, 640),
            z=5,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.45,
            shc="#1a3a3a",
            rim="#ffffff",
            rimop=0.9,
        )
    for kind, x, y, q, a, flip, up in FLIGHT:
        put(
            sc,
            T(butterfly(kind, up), x, y, q / 100, rot=a, flip=bool(flip)),
            z=2.6,
            cast=5,
            rim=(1.5, 1, "#ffffff", 0.7),
        )
    for x, y, q, a in (
        (300, 476, 0.5, 220),
        (60, 620, 0.66, 190),
    ):
        put(sc, T(bee(), x, y, q, rot=a if abs(a) < 90 else a - 180, flip=abs(a) > 90), z=2, cast=3)
    for x, y, q, a in (
        (300, 226, 34, -10),
        (40, 300, 40, -24),
        (420, 160, 32, 10),
    ):
        rays = U(
            [
                limb(
                    [(x, y, 1), (x + q * math.sin(math.radians(a + t)), y - q * math.cos(math.radians(a + t)), 0.6)], 1
                )
                for t in range(-60, 61, 15)
            ]
        )
        sc.layer(
            U(
                rays,
                limb([(x, y, 1.4), (x - q * math.sin(math.radians(a)), y + q * math.cos(math.radians(a)), 1.2)], 1),
            ),
            "#fffef4",
            z=3,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.5,
        )
