"""What rises from the lid of the sailing iron: two posts with a turned handle, and a little chimney at the nose."""

from __future__ import annotations

import numpy as np

from cards.studio.papercut.flat_iron import EMBER, EXACT, IRON, IRON_DEEP, IRON_LIT, LID, Iron
from cards.studio.papercut.geometry import U, curve, ellipse, limb
from cards.studio.papercut.scene import Scene

WOOD, WOOD_DEEP = "#7a4a2c", "#3c2216"


def draw_handle(sc: Scene, iron: Iron) -> None:
    """Two posts of cast iron and the turned wood between them."""
    for u, lean in ((0.27, -0.02), (0.86, 0.02)):
        s = iron.scale(u)
        a, b, c = iron.at(u, 0.0, LID), iron.at(u + lean, 0.0, 0.42), iron.at(u + 1.6 * lean, 0.0, 0.575)
        post = U(
            limb([(*a, 0.1 * s), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.05 * s), (*b, 0.045 * s), (*c, 0.06 * s)], 8),
            ellipse(a[0], a[1], 0.066 * s, 0.032 * s),
        )
        sc.layer(
            post,
            sc.lin(
                [(0, "#d8c9b6"), (0.25, IRON_LIT), (0.6, IRON), (1, IRON_DEEP)], a[0] - 0.05 * s, 0, a[0] + 0.06 * s, 0
            ),
            z=4,
            sh=0.5,
            rim="#fff4e2",
            rimop=0.8,
            **EXACT,
        )
        rings = [
            limb(
                [
                    (a[0] + (c[0] - a[0]) * t - 0.036 * s, a[1] + (c[1] - a[1]) * t, 5),
                    (a[0] + (c[0] - a[0]) * t + 0.036 * s, a[1] + (c[1] - a[1]) * t + 3, 5),
                ],
                2,
            )
            for t in (0.3, 0.36, 0.84)
        ]
        sc.layer(U(rings).intersection(post.buffer(2.4)), "#a8822e", z=1, sh=0.5, rim="#ffe9b0", rimop=0.9, **EXACT)
    prof = (
        (0.2, 0.02),
        (0.215, 0.045),
        (0.235, 0.05),
        (0.25, 0.034),
        (0.27, 0.03),
        (0.29, 0.046),
        (0.36, 0.058),
        (0.46, 0.068),
        (0.55, 0.071),
        (0.64, 0.068),
        (0.74, 0.057),
        (0.8, 0.045),
        (0.82, 0.03),
        (0.84, 0.034),
        (0.86, 0.05),
        (0.885, 0.045),
        (0.9, 0.02),
    )
    P = [(*iron.at(u, 0.0, 0.6), 2 * w * iron.scale(u)) for u, w in prof]
    g = limb(P, 8, 14)
    a, b = iron.at(0.5, 0.0, 0.68), iron.at(0.5, 0.0, 0.53)
    sc.layer(
        g,
        sc.lin([(0, "#f0c892"), (0.22, "#b87c4a"), (0.6, WOOD), (1, WOOD_DEEP)], a[0] - 18, a[1], b[0] + 14, b[1]),
        z=7,
        sh=0.5,
        rim="#fff0d0",
        rimop=1,
        rimw=1.4,
        cut=0,
        fibre=0.14,
        wash=0.9,
    )
    c = curve(np.array(P), n=6)
    for t in (-0.36, -0.2, -0.02, 0.16, 0.3, 0.42):
        q = [(x, y + t * w, 0.7) for x, y, w in c[20:-20]]
        sc.flat(limb(q, 1, 2), WOOD_DEEP if t > -0.25 else "#ffe6bc", 0.5)
    for u in (0.25, 0.27, 0.82, 0.84):
        x, y = iron.at(u, 0.0, 0.6)
        m = 0.034 * iron.scale(u)
        sc.flat(limb([(x - 3, y - m, 2), (x + 3, y, 2.4), (x - 1, y + m, 2)], 6), "#2a160d", 0.6)


def funnel_mouth(iron: Iron) -> tuple[float, float]:
    """Where the smoke comes out."""
    x, y = iron.at(0.13, 0.0, 0.5)
    return float(x), float(y)


def draw_funnel(sc: Scene, iron: Iron) -> None:
    """The little chimney at the nose, with a collar and a wide lip."""
    s = iron.scale(0.13)
    a, c = iron.at(0.13, 0.0, LID), np.array(funnel_mouth(iron))
    mid = (a + c) / 2
    g = U(
        limb(
            [
                (*a, 0.115 * s),
                (a[0] - 1, a[1] - 0.03 * s, 0.085 * s),
                (mid[0] - 3, mid[1], 0.06 * s),
                (c[0], c[1] + 0.04 * s, 0.07 * s),
                (*c, 0.1 * s),
            ],
            8,
        ),
        ellipse(*c, 0.056 * s, 0.022 * s),
    )
    sc.layer(
        g,
        sc.lin([(0, "#f4e6d2"), (0.2, "#8a7c70"), (0.5, IRON), (1, IRON_DEEP)], a[0] - 0.07 * s, 0, a[0] + 0.07 * s, 0),
        z=5,
        sh=0.5,
        rim="#fff4e2",
        rimop=0.9,
        rimw=1.2,
        cut=0,
        fibre=0.1,
        wash=0.8,
    )
    bands = [
        limb(
            [
                (a[0] + (c[0] - a[0]) * t - q * s, a[1] + (c[1] - a[1]) * t - 1, 5),
                (a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t + 5, 6),
                (a[0] + (c[0] - a[0]) * t + q * s, a[1] + (c[1] - a[1]) * t - 1, 5),
            ],
            6,
        )
        for t, q in ((0.2, 0.05), (0.72, 0.042))
    ]
    sc.layer(U(bands).intersection(g.buffer(2)), "#b98c46", z=1, sh=0.5, rim="#ffecb8", rimop=0.9, **EXACT)
    sc.flat(ellipse(*c, 0.042 * s, 0.014 * s), "#1a0d08", 1)
    sc.flat(ellipse(c[0], c[1] + 0.006 * s, 0.032 * s, 0.008 * s), EMBER, 0.8)
