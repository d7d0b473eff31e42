"""A round garden that ends where its rain ends: ferns, broad leaves, reeds and white flowers on a disc of wet earth."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def fern(r: random.Random, x: float, y: float, h: float, lean: float) -> Any:
    """One frond with leaflets, its tip bent over."""
    n = 15
    p = [(x + lean * h * (t**1.5), y - h * (t - 0.3 * abs(lean) * t**3)) for t in np.linspace(0, 1, n)]
    out = [limb([(px, py, 2.6 - 2.2 * k / n) for k, (px, py) in enumerate(p)], 2, 3)]
    for k in range(2, n - 1):
        a = math.atan2(p[k + 1][1] - p[k][1], p[k + 1][0] - p[k][0])
        size = h * 0.25 * math.sin(math.pi * (0.16 + 0.84 * k / n)) ** 0.9
        out += [leaf(*p[k], size, a + s * 1.0, 0.32, s * 0.1) for s in (-1, 1)]
    return U(out)


def broad(r: random.Random, x: float, y: float, h: float, lean: float) -> Any:
    """A tuft of wide leaves on stalks."""
    out = []
    for k in range(5):
        a = -math.pi / 2 + (k - 2) * 0.42 + lean * 0.4 + r.uniform(-0.12, 0.12)
        n = h * r.uniform(0.4, 0.62)
        e = (x + n * math.cos(a), y + n * math.sin(a))
        out += [
            limb([(x, y, 2.4), (*e, 1.4)], 2, 3),
            leaf(*e, h * 0.42, a + r.uniform(-0.25, 0.25) + (k - 2) * 0.12, 0.62, 0.1 * (k - 2)),
        ]
    return U(out)


def reeds(r: random.Random, x: float, y: float, h: float, lean: float) -> Any:
    """Blades, and two or three heads of bulrush."""
    out = []
    for k in range(8):
        q, b = x + r.uniform(-0.16, 0.16) * h, r.uniform(-0.3, 0.3) + lean * 0.3
        n = h * r.uniform(0.6, 1.1)
        out.append(limb([(q, y, 3.2), (q + b * n * 0.25, y - n * 0.6, 2.6), (q + b * n * 0.9, y - n, 0.3)], 4, 3))
        if k > 5:
            t = (q + b * n * 0.2, y - n * 1.1)
            out += [limb([(q, y, 1.6), (*t, 1.4)], 2, 3), limb([(t[0], t[1], 5), (t[0] + 1, t[1] - h * 0.2, 5)], 2, 5)]
    return U(out)


KINDS = (fern, fern, broad, fern, reeds, broad)


def bed(
    sc: Scene, name: str, disc: tuple[float, float, float, float], arc: tuple[float, float], size: tuple[float, float],
    n: int, tones: tuple[str, str, str], q: tuple[float, float] = (0.84, 0.97), z: float = 4, gold: float = 0,
) -> None:  # fmt: skip
    """A strip of plants along an arc of the disc (degrees, 90 towards us), sheet on sheet from far to near."""
    r = sc.stream(name)
    x, y, rx, ry = disc
    spots = []
    for k in range(n):
        a = math.radians(arc[0] + (arc[1] - arc[0]) * (k + r.uniform(0.1, 0.9)) / n)
        d = r.uniform(*q)
        spots.append((x + rx * d * math.cos(a), y + ry * d * math.sin(a), math.cos(a)))
    spots.sort(key=lambda s: s[1])
    far, near_, lit = tones
    for k in range(0, n, 3):
        for j, (px, py, c) in enumerate(spots[k : k + 3]):
            g = r.choice(KINDS)(r, px, py, r.uniform(*size), 0.55 * c + r.uniform(-0.3, 0.3))
            tone = mix(mix(far, near_, k / max(1, n)), lit, r.uniform(0, 0.3))
            top = g.bounds[1]
            fill = sc.lin([(0, light(mix(tone, lit, 0.5), 0.08)), (0.5, tone), (1, dark(tone, 0.42))], 0, top, 0, py)
            warm = gold and c < -0.55 + 0.1 * j
            sc.layer(
                g,
                fill,
                z=z,
                cut=0,
                sh=0.5,
                wash=0.5,
                fibre=0.04,
                rim="#ffdf90" if warm else "#bff0f0",
                rimop=0.9 if warm else 0.55,
            )


def flowers(
    sc: Scene, name: str, disc: tuple[float, float, float, float], arc: tuple[float, float], n: int, s: float, c: str
) -> None:
    """White stars with a yellow eye, on thin stalks."""
    r = sc.stream(name)
    x, y, rx, ry = disc
    stalks, stars, eyes = [], [], []
    for _ in range(n):
        a, d, h = math.radians(r.uniform(*arc)), r.uniform(0.8, 0.97), r.uniform(18, 46) * s
        px, py = x + rx * d * math.cos(a), y + ry * d * math.sin(a)
        tx, ty, k = px + r.uniform(-6, 6), py - h, 5.4 * s * r.uniform(0.7, 1.1)
        stalks.append(limb([(px, py, 1.4), (tx, ty, 1)], 2, 3))
        stars.append(
            U([T(ellipse(0, -k * 0.62, k * 0.36, k * 0.6), tx, ty, rot=72 * j + r.uniform(0, 20)) for j in range(5)])
        )
        eyes.append(ellipse(tx, ty, k * 0.3))
    sc.flat(U(stalks), "#2a6a58", 0.9)
    sc.layer(U(stars), c, z=1.4, cut=0, sh=0.4, rimop=0.4)
    sc.flat(U(eyes), "#f0b840")


def bindweed(sc: Scene, foot: tuple[float, float], top: tuple[float, float], turns: float) -> None:
    """A climber round the shaft with heart leaves and white bells."""
    r = sc.stream("bindweed")
    t = np.linspace(0, 1, 60)
    x = foot[0] + (top[0] - foot[0]) * t + 12 * np.sin(t * turns * 2 * math.pi)
    y = foot[1] + (top[1] - foot[1]) * t
    front = [
        limb([(x[k], y[k], 3.2 - 2 * t[k]), (x[k + 1], y[k + 1], 3.2 - 2 * t[k])], 1, 4)
        for k in range(59)
        if math.cos(t[k] * turns * 2 * math.pi) > -0.15
    ]
    leaves = [
        leaf(
            x[k],
            y[k],
            (22 - 10 * t[k]) * r.uniform(0.8, 1.2),
            r.choice([0.3, 2.7, -0.5, -2.5]) + r.uniform(-0.3, 0.3),
            0.7,
            0.1,
        )
        for k in range(2, 58, 3)
    ]
    sc.layer(U(front), "#2f7a5a", z=2, cut=0, sh=0.4, rimop=0.4)
    sc.layer(
        U(leaves),
        sc.lin([(0, "#6fc09a"), (1, "#1d5a48")], 0, top[1], 0, foot[1]),
        z=2,
        cut=0,
        sh=0.5,
        rim="#d8fff0",
        rimop=0.7,
    )
    for k in (9, 24, 38, 51):
        g = T(
            U([T(ellipse(0, -4.4, 3.4, 4.6), rot=72 * j) for j in range(5)]),
            x[k] + 9 * (-1) ** k,
            y[k] - 4,
            1.25 - 0.4 * t[k],
        )
        sc.layer(g, "#f4fbff", z=2, cut=0, sh=0.4)
        sc.flat(ellipse(x[k] + 9 * (-1) ** k, y[k] - 4, 2), "#e8c860")
