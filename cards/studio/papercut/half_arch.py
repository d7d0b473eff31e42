"""The two halves of a stone arch that miss each other by one step: -1 the left, 1 the right."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, clean, rounded
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

LX, LY = 424, 548  # the light over the gap
PETROL, GOLD = "#0d2b38", "#ffe2a0"
RX, RY, RING = 404, 486, 60  # the arch that should have been one
LEFT_TIP, RIGHT_TIP = (380, 640), (474, 704)
SPRING = {-1: 1222, 1: 1286}  # the height from which each half has been built


def deck_at(s: int, x: float) -> float:
    """The height of the deck of the left (-1) or right (1) half."""
    tx, ty = LEFT_TIP if s < 0 else RIGHT_TIP
    d = abs(tx - x)
    return ty + 0.05 * d + (d / 62) ** 2


def arc(s: int, grow: float, a0: float, a1: float, n: int = 20) -> list[tuple[float, float]]:
    """Points of one side's arch, grown outwards; angles in degrees from the crown towards the springing."""
    return [
        (LX + s * (RX + grow) * math.sin(math.radians(a)), SPRING[s] - (RY + grow) * math.cos(math.radians(a)))
        for a in np.linspace(a0, a1, n)
    ]


def half_arch(sc: Scene, s: int, tones: tuple[str, str, str], deep: str) -> None:
    """One half of the bridge: soffit, arch stones, courses, coping, and toothing stones at the open end."""
    r = sc.stream(f"half{s}")
    tip = (LEFT_TIP if s < 0 else RIGHT_TIP)[0]
    a0 = math.degrees(math.asin(abs(tip - LX) / RX))
    edge = LX + s * 560
    xs = np.linspace(tip, edge, 40)
    top = [(float(x), deck_at(s, float(x))) for x in xs]
    body = clean(Polygon([*top, (edge, 1290), *arc(s, 0, a0, 96)[::-1]]).buffer(0))

    def lit(c: str) -> str:
        return sc.rad(
            [
                (0, mix(c, GOLD, 0.75)),
                (0.2, mix(c, "#f0b060", 0.35)),
                (0.5, mix(c, PETROL, 0.32)),
                (1, mix(c, PETROL, 0.72)),
            ],
            LX,
            LY + 40,
            520,
        )

    soffit = clean(Polygon([*arc(s, 4, a0, 96), *arc(s, -26, a0 - 1, 96)[::-1]]).buffer(0))
    sc.layer(
        soffit,
        sc.rad([(0, "#b08a5a"), (0.3, dark(deep, 0.1)), (1, dark(deep, 0.5))], LX, LY + 120, 480),
        z=14,
        sh=0.5,
        cut=0.5,
        rim="#f6e8b8",
        rimop=0.8,
    )
    sc.layer(body, lit(deep), z=5, sh=0.5, cut=0.6, rim=GOLD, rimop=0.7)
    ring = Polygon([*arc(s, 0, a0, 96), *arc(s, RING, a0, 96)[::-1]]).buffer(0)
    groups: list[list[Any]] = [[], [], []]
    wall = body.difference(ring.buffer(1.5)).buffer(-1)
    y = deck_at(s, tip) + 12
    while y < 1200:  # courses
        x = -60.0 + r.uniform(0, 40)
        while x < 860:
            w = r.uniform(30, 58)
            groups[r.choice((0, 0, 1, 2))].append(box(x + 1.2, y + 1.2, x + w - 1.2, y + 22 - 1.2).intersection(wall))
            x += w
        y += 22
    for q, c in zip(groups, tones, strict=True):
        sc.layer(clean(U(q)), lit(c), z=1.6, sh=0.4, cut=0.3, wash=0.6, fibre=0.1, rim="#ffe6b4", rimop=0.5, rimw=0.8)
    stones: list[list[Any]] = [[], [], []]
    step = (96 - a0) / 17
    for k in range(17):  # arch stones
        g = Polygon(
            [
                *arc(s, 1, a0 + k * step, a0 + (k + 1) * step, 4),
                *arc(s, RING - 1 + (7 if k % 2 else 0), a0 + k * step, a0 + (k + 1) * step, 4)[::-1],
            ]
        ).buffer(-1.4)
        stones[k % 3].append(rounded(g, 2))
    for q, c in zip(stones, tones, strict=True):
        sc.layer(
            clean(U(q)),
            lit(light(c, 0.16)),
            z=3,
            sh=0.45,
            cut=0.3,
            wash=0.7,
            fibre=0.1,
            rim="#fff0c8",
            rimop=0.8,
            rimw=1.1,
        )
    ty = deck_at(s, tip)
    teeth = [
        box(
            *sorted((tip + 8 * s, tip - s * w))[:1],
            ty + 14 + 20 * k,
            sorted((tip + 8 * s, tip - s * w))[1],
            ty + 33 + 20 * k,
        )
        for k, w in enumerate((14, 4, 20, 8))
    ]
    sc.layer(U(teeth), lit(light(tones[0], 0.1)), z=3, sh=0.5, cut=0.5, rim="#fff0c8", rimop=0.9, rimw=1.2)
    slab = Polygon(
        [
            (tip - 6 * s, ty - 6),
            *[(x, y - 6) for x, y in top[1:]],
            *[(x, y + 11) for x, y in top[::-1][:-1]],
            (tip - 6 * s, ty + 11),
        ]
    ).buffer(0)
    sc.layer(slab, lit(light(tones[1], 0.22)), z=4, sh=0.5, cut=0.5, rim="#fff6d8", rimop=0.95, rimw=1.6)
    plants = [
        leaf(x + r.uniform(-6, 6), yy + r.uniform(8, 26), r.uniform(6, 15), r.uniform(0.7, 2.4), 0.45)
        for x, yy in top[3:]
        for _ in range(2)
    ]
    sc.layer(U(plants), sc.near("#8f9a58", "#1c4a48", 420, (LX, LY)), z=1.6, cut=0, wash=0, fibre=0)
