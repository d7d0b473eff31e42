"""Stars, clouds, banks of cloud, curled slits."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.geometry import U, curve, fillet, limb, rounded


def star(x, y, r, n=5, inner=0.42, rot=0, rng=None):
    """A star with n points; with rng it is cut a little unevenly."""
    P = []
    for i in range(2 * n):
        a = rot - math.pi / 2 + i * math.pi / n
        rr = r if i % 2 == 0 else r * inner
        if rng:
            rr *= rng.uniform(0.88, 1.12)
            a += rng.uniform(-0.05, 0.05)
        P.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    return Polygon(P)


def cloud(rng, x, y, w, h, n=9, flat=True):
    """bank of lobes over a soft flat base, filleted like cut paper."""
    g = []
    for i in range(n):
        t = (i + 0.5) / n
        env = math.sin(math.pi * t) ** 0.7
        r = h * (0.28 + 0.5 * env * rng.uniform(0.55, 1.1))
        cx = x + (t - 0.5) * w
        cy = y - env * h * 0.35 * rng.uniform(0.3, 1)
        g.append(AF.scale(Point(cx, cy).buffer(r, 16), rng.uniform(1.0, 1.5), 1))
    g = U(g, AF.scale(Point(x, y + h * 0.1).buffer(h * 0.35, 16), w / h / 0.75, 0.6))
    if flat:
        g = g.intersection(box(x - w * 2, y - h * 3, x + w * 2, y + h * 0.32))
    return rounded(fillet(g, h * 0.09), h * 0.1)


def scroll_cloud(rng, x, y, w, h, turns=3, th=0.12):
    """Japanese trailing cloud: long streamers with round ends."""
    g = []
    for i in range(turns):
        t = i / max(1, turns - 1) if turns > 1 else 0.5
        L = w * rng.uniform(0.45, 1) * (1 - 0.25 * abs(t - 0.5))
        cx = x + rng.uniform(-0.22, 0.22) * w
        cy = y + (t - 0.5) * h
        g.append(
            limb(
                [
                    (cx - L / 2, cy, h * th),
                    (cx - L * 0.2, cy - h * 0.03, h * th * 1.9),
                    (cx + L * 0.1, cy + h * 0.02, h * th * 2.1),
                    (cx + L / 2, cy, h * th),
                ],
                6,
            )
        )
    return fillet(U(g), h * 0.12)


def bank(rng, P, r0, r1, n=40, fill=None, sx=1.25):
    """cumulus: convex lobes with sharp clefts strewn along a path; fill = polygon behind the lobes."""
    c = curve(np.array(P, float), n=12)
    L = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    g = []
    s = 0
    while s < L[-1]:
        x, y = np.interp(s, L, c[:, 0]), np.interp(s, L, c[:, 1])
        r = rng.uniform(r0, r1) * (1 if rng.random() < 0.7 else 0.6)
        g.append(
            AF.scale(
                Point(x + rng.uniform(-0.2, 0.2) * r, y + rng.uniform(-0.2, 0.2) * r).buffer(r, 20),
                rng.uniform(1, sx),
                1,
            )
        )
        s += r * rng.uniform(0.75, 1.25)
    if fill is not None:
        g.append(fill)
    return U(g)


def spiral(x, y, r, turns=1.7, w=2.5, a0=0, flip=False, tail=None):
    """curled slit."""
    P = []
    n = int(turns * 14)
    for i in range(n + 1):
        t = i / n
        a = a0 + (1 if not flip else -1) * t * turns * 6.283
        rr = r * (1 - 0.86 * t)
        P.append(
            (x + math.cos(a) * rr, y + math.sin(a) * rr, w * (0.35 + 0.65 * math.sin(math.pi * min(1, t * 0.9 + 0.1))))
        )
    if tail is not None:
        P = [(tail[0], tail[1], w * 0.2)] + P
    return limb(P, 3, 5)
