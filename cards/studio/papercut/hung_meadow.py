"""A meadow hung over a rail like a rug: its outline and folds, the turf's edge, roots, grass, and flowers on its face."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape

LEFT, RIGHT = 262, 856  # of the rug at the rail
RAIL = 226  # height of the rail at the left
HEM = 896
XY = tuple[float, float]


def rail_y(x: float) -> float:
    """The rail sags under the weight."""
    return RAIL + 26 * math.sin(math.pi * (x - 60) / 900) - 0.02 * (x - 260)


def spot(u: float, v: float) -> XY:
    """A point of the rug's face: u 0..1 across, v 0 on the rail .. 1 at the hem; the left edge starts back from the blow."""
    swing = 46 * math.exp(-(((v - 0.68) / 0.26) ** 2)) * (1 - u) ** 2
    x = LEFT + (RIGHT - LEFT) * u + swing + 7 * math.sin(9 * u + 5 * v) * v
    top = rail_y(LEFT + (RIGHT - LEFT) * u) - 16
    low = HEM + 26 * math.sin(11.5 * u + 0.6) + 14 * math.sin(23 * u) + 60 * u
    return x, top + (low - top) * v


def face(grow: float = 0.0) -> Any:
    """The rug's outline."""
    edge = [spot(u, 0) for u in np.linspace(0, 1, 40)]
    edge += [spot(1, v) for v in np.linspace(0, 1, 20)]
    edge += [spot(u, 1) for u in np.linspace(1, 0, 60)]
    edge += [spot(0, v) for v in np.linspace(1, 0, 30)]
    return clean(Polygon(edge).buffer(grow))


def folds(k: int) -> Any:
    """One long fold from the rail to the hem; k 0..5."""
    u = (0.1, 0.27, 0.45, 0.62, 0.79, 0.95)[k]
    P = []
    for v in np.linspace(0.02, 1, 12):
        x, y = spot(u + 0.03 * math.sin(3 * v + k), v)
        P.append((x, y, 4 + 66 * v * (0.7 + 0.3 * math.sin(2.2 * k))))
    return limb(P, 6)


def roots(r: random.Random) -> tuple[Any, Any]:
    """Roots that hang from the hem as a fringe: thick ones, and hairs."""
    thick, fine = [], []
    for k in range(64):
        u = (k + r.random()) / 64
        x, y = spot(u, 1)
        n = r.uniform(40, 104) * (1.25 if k % 5 == 0 else 0.8)
        w, bend = r.uniform(4, 10), r.uniform(-20, 20)
        P = [
            (x, y - 8, w),
            (x + bend * 0.5, y + n * 0.4, w * 0.6),
            (x + bend * 1.2 + r.uniform(-6, 6), y + n * 0.75, w * 0.3),
            (x + bend, y + n, 0.5),
        ]
        thick.append(limb(P, 6, 4))
        for _ in range(3):
            t = r.uniform(0.2, 0.7)
            bx, by, s = x + bend * t, y + n * t, r.choice((-1, 1))
            fine.append(
                limb(
                    [
                        (bx, by, 1.8),
                        (bx + s * r.uniform(6, 14), by + r.uniform(8, 18), 1.1),
                        (bx + s * r.uniform(4, 22), by + r.uniform(20, 36), 0.4),
                    ],
                    4,
                    3,
                )
            )
    return U(thick), U(fine)


def blades(r: random.Random, n: int, length: float, width: float) -> list[Any]:
    """Grass on the face: it hangs down and stands off a little."""
    out = []
    for _ in range(n):
        u, v = r.random(), r.random() ** 0.9
        x, y = spot(u, v)
        q, s = length * r.uniform(0.6, 1.3), r.choice((-1, 1)) * r.uniform(0.1, 0.6)
        out.append(
            limb(
                [
                    (x, y - q * 0.3, width * 0.5),
                    (x + s * q * 0.5, y - q * 0.1, width),
                    (x + s * q * 0.8, y + q * 0.7, 0.3),
                ],
                3,
                3,
            )
        )
    return out


def crest(r: random.Random, n: int, height: float) -> list[Any]:
    """Grass on the fold, where the meadow still stands upright."""
    out = []
    for k in range(n):
        u = (k + r.random()) / n
        x, y = spot(u, 0)
        h, s = height * r.uniform(0.4, 1.2), r.uniform(-0.35, 0.35)
        out.append(limb([(x, y + 10, 4), (x + s * h * 0.4, y - h * 0.5, 3), (x + s * h, y - h, 0.4)], 4, 3))
    return out


def petals(kind: str, r: random.Random, size: float) -> tuple[Any, Any]:
    """(petals, heart) of a small flower seen from above on 0,0; kinds daisy, poppy, corn, cup, clover."""
    a0 = r.uniform(0, 360)
    if kind == "daisy":
        g = U([T(shape("6,-3^ 30,-7 48,-5 50,0 48,5 30,7 6,3^"), rot=a0 + 30 * k) for k in range(12)])
        heart = ellipse(0, 0, 15)
    elif kind == "poppy":
        g = U(
            [
                T(shape("0,-8^ 22,-34 44,-30 50,0 44,30 22,34 0,8^"), rot=a0 + 90 * k, s=r.uniform(0.9, 1.05))
                for k in range(4)
            ]
        )
        heart = ellipse(0, 0, 12)
    elif kind == "corn":
        g = U([T(shape("4,-2^ 30,-10 46,-16^ 44,-6 52,0^ 44,6 46,16^ 30,10 4,2^"), rot=a0 + 45 * k) for k in range(8)])
        heart = ellipse(0, 0, 13)
    elif kind == "cup":
        g = U([T(shape("0,-6^ 22,-24 42,-22 48,0 42,22 22,24 0,6^"), rot=a0 + 72 * k) for k in range(5)])
        heart = ellipse(0, 0, 12)
    else:
        g = U(
            [
                ellipse(
                    26 * math.cos(q) * (0.5 + 0.5 * (k % 2)),
                    26 * math.sin(q) * (0.5 + 0.5 * (k % 2)),
                    15,
                    10,
                    math.degrees(q),
                )
                for k, q in enumerate(np.linspace(0, 6.28, 13))
            ]
        )
        heart = ellipse(0, 0, 10)
    squash = r.uniform(0.72, 1.0)
    return T(g, s=size / 100, sy=size / 100 * squash), T(heart, s=size / 100, sy=size / 100 * squash)


def bed(r: random.Random, u0: float, v0: float, du: float, dv: float, n: int, gap: float, taken: list[XY]) -> list[XY]:
    """n places of one kind of flower round (u0, v0), none nearer than gap to another."""
    out: list[XY] = []
    for _ in range(n * 14):
        if len(out) >= n:
            break
        u, v = r.gauss(u0, du), r.gauss(v0, dv)
        if not (0.015 < u < 1 and 0.02 < v < 0.975):
            continue
        x, y = spot(u, v)
        if any(math.hypot(x - a, y - b) < gap for a, b in taken):
            continue
        out.append((x, y))
        taken.append((x, y))
    return out
