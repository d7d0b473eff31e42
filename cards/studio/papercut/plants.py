"""Leaves, trees, grass and poplars."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.geometry import U, clean, curve, fillet, limb, shape


def leaf(x, y, L, a, w=0.32, bend=0.15):
    """A leaf from x,y, L long, towards angle a (radians); w is its width as a part of L, bend curls it."""
    c, s_ = math.cos(a), math.sin(a)
    p = [
        (0, 0),
        (L * 0.3, -L * w * 0.5),
        (L * 0.62, -L * w * 0.42 + L * bend * 0.3),
        (L, L * bend),
        (L * 0.6, L * w * 0.46 + L * bend * 0.3),
        (L * 0.28, L * w * 0.42),
    ]
    q = [(x + u * c - v * s_, y + u * s_ + v * c) for u, v in p]
    cc = curve(np.array(q), [True, False, False, True, False, False], True, 4)
    return clean(Polygon(cc).buffer(0))


def tree(
    rng,
    x,
    y,
    h,
    a=-math.pi / 2,
    w=None,
    depth=7,
    spread=0.55,
    droop=0.0,
    ratio=0.76,
    leafL=0,
    leafp=0.7,
    gn=1.0,
    curl=0.35,
    wind=0.0,
    avoid=None,
    roots=0,
):
    """recursive tree; returns (wood, leaves)."""
    wood, lv = [], []
    w = w or h * 0.085
    L0 = h * (1 - ratio) / (1 - ratio**depth) * 1.05

    def grow(x, y, a, L, w, d):
        n = 5
        P = [(x, y, w)]
        w2 = w * (0.74 if d > 1 else 0.35)
        da = rng.uniform(-curl, curl)
        for i in range(1, n + 1):
            a2 = (
                a
                + da * math.sin(i / n * 2.4)
                + droop * (depth - d) * i / n * 0.12 * (1 if math.cos(a) > 0 else -1)
                + wind * (depth - d) * 0.04 * i / n
            )
            x += math.cos(a2) * L / n
            y += math.sin(a2) * L / n
            P.append((x, y, w + (w2 - w) * i / n))
        if (
            avoid is not None
            and d < depth - 1
            and (avoid.contains(Point(x, y)) or avoid.contains(Point(P[3][0], P[3][1])))
        ):
            return
        q = np.array(P)
        tx = np.gradient(q[:, 0])
        ty = np.gradient(q[:, 1])
        nn = np.hypot(tx, ty) + 1e-9
        l = np.c_[q[:, 0] - ty / nn * q[:, 2] / 2, q[:, 1] + tx / nn * q[:, 2] / 2]
        r = np.c_[q[:, 0] + ty / nn * q[:, 2] / 2, q[:, 1] - tx / nn * q[:, 2] / 2]
        pg = Polygon(np.vstack([l, r[::-1]]))
        if pg.is_valid:
            wood.append(pg)
        if w > 1.6:
            wood.append(Point(x, y).buffer(w2 / 2, 4))
        if leafL and d <= 3:
            for _ in range(int(rng.uniform(1, 4.6))):
                if rng.random() < leafp:
                    j = rng.randint(1, n)
                    ax = a2 + rng.uniform(-1.2, 1.2)
                    if avoid is not None and avoid.contains(Point(P[j][0], P[j][1])):
                        continue
                    lv.append(
                        leaf(
                            P[j][0],
                            P[j][1],
                            leafL * rng.uniform(0.6, 1.25),
                            ax,
                            rng.uniform(0.34, 0.5),
                            rng.uniform(-0.2, 0.2),
                        )
                    )
        if d <= 1:
            return
        k = 2 if rng.random() < 0.72 else 3
        base = rng.uniform(-0.12, 0.12)
        for j in range(k):
            off = spread * ((j / (k - 1)) * 2 - 1) * rng.uniform(0.7, 1.25) + base
            grow(x, y, a2 + off * gn, L * ratio * rng.uniform(0.82, 1.12), w2 * (rng.uniform(0.72, 0.95)), d - 1)
        if d > 3 and rng.random() < 0.7:  # side twig
            j = rng.randint(2, n - 1)
            grow(P[j][0], P[j][1], a2 + rng.choice([-1, 1]) * rng.uniform(0.6, 1.1), L * ratio * 0.55, w2 * 0.45, d - 3)

    grow(x, y, a, L0, w, depth)
    if roots:  # flared foot with a few uneven toes
        ft = [
            Polygon(
                [
                    (x + math.cos(a) * w * 1.1 - w * 0.40, y + math.sin(a) * w * 1.1),
                    (x + math.cos(a) * w * 1.1 + w * 0.40, y + math.sin(a) * w * 1.1),
                    (x + w * 0.62, y + w * 0.1),
                    (x - w * 0.62, y + w * 0.1),
                ]
            )
        ]
        for k in range(roots):
            t = k / max(1, roots - 1) * 2 - 1
            L = w * rng.uniform(0.55, 1.5) * (0.5 + 0.5 * abs(t))
            dx = t * w * 0.42
            ft.append(
                limb(
                    [
                        (x + dx * 0.6 + math.cos(a) * w * 0.5, y - w * rng.uniform(0.7, 0.95), w * 0.22),
                        (x + dx * 1.1, y - w * 0.22, w * 0.30),
                        (x + dx + t * L * 0.55, y + w * rng.uniform(-0.04, 0.08), w * 0.19),
                        (x + dx + t * L * 1.15, y + w * rng.uniform(0.06, 0.2), w * 0.03),
                    ],
                    6,
                )
            )
        wood.append(fillet(U(ft), w * 0.2))
    return U(wood), lv


def grass(rng, x0, x1, yf, h=30, n=80, lean=0.25, w=2.6, seedheads=0.0):
    """Blades of grass between x0 and x1 on the height yf (a number or a function of x), as one geometry."""
    out = []
    for _ in range(n):
        x = rng.uniform(x0, x1)
        y = (yf(x) if callable(yf) else yf) + 3
        L = h * rng.uniform(0.35, 1.15)
        b = rng.gauss(lean, 0.35)
        P = [(x, y, w), (x + b * L * 0.18, y - L * 0.45, w * 0.7), (x + b * L * 0.75, y - L * 0.95, 0.3)]
        c = curve(np.array(P), None, False, 5)
        l = [(px - pw / 2, py) for px, py, pw in c]
        r = [(px + pw / 2, py) for px, py, pw in c]
        pg = Polygon(l + r[::-1]).buffer(0)
        out.append(pg)
        if rng.random() < seedheads:
            for k in range(7):
                t = 0.62 + k * 0.06
                j = min(len(c) - 1, int(t * len(c)))
                px, py, _ = c[j]
                for sgn in (-1, 1):
                    out.append(leaf(px, py, h * 0.09, -math.pi / 2 + sgn * 0.6 + b * 0.4, 0.4))
    return U(out)


def poplar(rng, x, y, h, w):
    """A poplar with cut slits, its foot at x,y."""
    c = shape(
        " ".join(
            "%.1f,%.1f%s" % (x + a * w, y - b * h, "^" if k == 4 else "")
            for k, (a, b) in enumerate(
                [
                    (-0.12, 0.08),
                    (-0.42, 0.22),
                    (-0.5, 0.42),
                    (-0.3, 0.72),
                    (0, 1.02),
                    (0.3, 0.72),
                    (0.5, 0.42),
                    (0.42, 0.22),
                    (0.12, 0.08),
                ]
            )
        ),
        5,
    )
    sl = [
        limb([(x + sg * w * 0.03, y - h * t, 0.6), (x + sg * w * 0.22 * (1 - t), y - h * (t + 0.1), 1.0)], 2, 3)
        for t in (0.15, 0.27, 0.39, 0.51, 0.63)
        for sg in (-1, 1)
    ]
    return U(c.difference(U(sl)), box(x - w * 0.05, y - h * 0.15, x + w * 0.05, y + 4))
