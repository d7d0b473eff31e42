"""A chandelier of living fish: rings of them swimming round a strand of kelp, and strings of small fry."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.reef_fish import minnow
from cards.studio.papercut.scene import Scene

# part of the whole: height below the top, radius, number of fish, their length
TIERS = ((0.16, 0.17, 9, 0.095), (0.42, 0.33, 15, 0.12), (0.72, 0.5, 22, 0.142), (0.95, 0.25, 12, 0.11))
FLAT = 0.27  # how flat the rings are seen


def ring_fish(x: float, y: float, a: float, r: float, length: float) -> Any:
    """One fish at angle a of a ring, going round against the clock as seen from below."""
    dx, dy = -math.sin(a), math.cos(a) * FLAT
    short = max(0.42, abs(dx))
    g = T(minnow(length, 1.06), 0, 0, short, 1.0)
    tilt = math.degrees(math.atan2(dy, abs(dx) + 0.35)) * 0.6
    g = T(g, 0, 0, 1, rot=tilt)
    if dx < 0:
        g = T(g, 0, 0, 1, flip=True)
    return T(g, x + r * math.cos(a), y + r * FLAT * math.sin(a))


def chandelier(
    sc: Scene,
    x: float,
    y: float,
    size: float,
    name: str,
    tones: tuple[str, str, str],
    z: float = 5,
    fish: float = 1.0,
    fry: float = 1.0,
    veil: tuple[str, float] | None = None,
) -> None:
    """Hung with its top at x, y, ``size`` high and wide; tones = lit, middle, far; fish, fry: how large they are, veil:
    colour and strength of the light inside its cone."""
    r = sc.stream(name)
    lit, mid, far = tones
    if veil:
        rings = [ellipse(x, y + h * size, q * size, q * size * FLAT) for h, q, _, _ in TIERS]
        cone = U([U(a, b).convex_hull for a, b in zip(rings[:2], rings[1:3], strict=True)], rings[3])
        sc.flat(cone, sc.lin([(0, veil[0], veil[1] * 0.4), (1, veil[0], veil[1])], 0, y, 0, y + size), 1, None, 3)
    for half in (-1, 1):  # the far half of every ring, the strand, the near half
        for k, (h, q, n, length) in enumerate(TIERS):
            cx, cy, rad = x, y + h * size, q * size
            for i in range(n):
                a = 2 * math.pi * (i + 0.37 * k) / n + r.uniform(-0.06, 0.06)
                if (math.sin(a) < 0) != (half < 0):
                    continue
                g = ring_fish(cx, cy + r.uniform(-2, 2), a, rad, length * size * fish)
                side = 0.5 + 0.5 * math.cos(a)
                c = mix(far, mid, side * 0.3) if half < 0 else mix(mid, lit, 0.2 + 0.8 * side)
                sc.layer(
                    g, c, z=z * (0.5 if half < 0 else 1), sh=0.4, cut=0, rim="#fff3cc", rimop=0.9 if half > 0 else 0.4
                )
                if half > 0 and length * size > 14:
                    bb, s = g.bounds, length * size * fish / 30
                    head = bb[0] + 5 * s if -math.sin(a) < 0 else bb[2] - 5 * s
                    sc.flat(ellipse(head, (bb[1] + bb[3]) / 2 - 1.2 * s, 1.1 * s), "#3a1c22")
        if half < 0:
            strand = limb([(x, -60, 3), (x + 5, y * 0.5, 4), (x - 4, y + size * 0.2, 5), (x + 3, y + size * 0.6, 5), (x, y + size * 1.06, 2)], 6)  # fmt: skip
            sc.layer(
                strand,
                sc.lin([(0, light(far, 0.3)), (1, dark(mid, 0.3))], 0, 0, 0, y + size),
                z=3,
                cut=0,
                rim="#fff3cc",
            )
    strings = []
    for k, ((h0, q0, _, _), (h1, q1, n, _)) in enumerate(zip(TIERS, TIERS[1:3], strict=False)):
        count = round((n // 2 + 1) * (1.5 if fry > 1 else 1))
        for i in range(count):
            a = math.pi * (i + 0.5) / count
            x0, y0 = x + q0 * size * math.cos(a), y + h0 * size + q0 * size * FLAT * math.sin(a)
            x1, y1 = x + q1 * size * math.cos(a), y + h1 * size + q1 * size * FLAT * math.sin(a)
            m = 8 + 2 * k
            for t in np.linspace(0.14, 0.86, m):
                px, py = x0 + (x1 - x0) * t**1.4, y0 + (y1 - y0) * t
                strings.append(T(minnow(size * 0.026 * fry), px, py, 1, rot=70))
    sc.layer(U(strings), mix(lit, mid, 0.25), z=2, sh=0.35, cut=0, wash=0, fibre=0, rim="#fff8e0", rimop=0.8)
    sc.layer(T(minnow(size * 0.12), x, y + size * 1.12, 1, rot=90), lit, z=4, sh=0.4, cut=0, rim="#fff8e0", rimop=0.9)
