"""The sunken part of an iceberg, cut back sheet by sheet to a lit heart; in card units."""

from __future__ import annotations

import math

from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import U, clean, ellipse
from cards.studio.papercut.scene import Scene

SEA = 262  # the waterline
CENTRE = (404, 600)  # towards it the ice is cut back
BERG = [
    (96, SEA),
    (250, SEA),
    (420, SEA),
    (590, SEA),
    (716, SEA),
    (772, 372),
    (744, 520),
    (762, 640),
    (690, 800),
    (628, 936),
    (520, 1040),
    (446, 1142),
    (396, 1120),
    (330, 1010),
    (216, 930),
    (148, 800),
    (60, 690),
    (74, 540),
    (28, 420),
]
# its sheets from without to within
ICE = ("#1f5f80", "#2f7798", "#4592ae", "#62abbf", "#84c5cf", "#a9dcdc")


def ring(sc: Scene, k: int) -> list[tuple[float, float]]:
    """The k-th outline of the ice, further in and cut afresh."""
    if not k:
        return list(BERG)
    r = sc.stream(f"ice {k}")
    t = (0, 0.1, 0.2, 0.31, 0.43, 0.56)[k]
    out = []
    for x, y in BERG:
        q = t * r.uniform(0.72, 1.26)
        out.append((x + (CENTRE[0] - x) * q, max(SEA + 7 * k, y + (CENTRE[1] - y) * q)))
    return out


def draw_ice(sc: Scene) -> None:
    """Six sheets of ice, each cut back further and lighter, with the facets between them."""
    lx, ly = sc.light[:2]
    outline = Polygon(BERG)
    sc.glow(lx, ly - 40, 560, "#8ccbd1", 0.35)
    rings = [ring(sc, k) for k in range(6)]
    r = sc.stream("facets")
    for k, P in enumerate(rings):
        g = Polygon(P).buffer(0)
        c = ICE[k]
        sc.layer(
            g,
            sc.near(light(c, 0.34), dark(c, 0.3), 470),
            z=9,
            sh=0.4,
            cut=0.5,
            wash=0.8,
            rim="#eefcfa",
            rimop=0.75,
            dy=3,
        )
        if k < 5:
            for i in range(len(P)):
                j = (i + 1) % len(P)
                q = Polygon([P[i], P[j], rings[k + 1][j], rings[k + 1][i]]).buffer(0).intersection(g)
                v = r.uniform(-0.2, 0.24)
                sc.flat(clean(q), "#f2ffff" if v > 0 else "#08304c", abs(v), "soft-light" if v < 0 else "screen")
                if r.random() < 0.5:
                    sc.stroke([P[i], rings[k + 1][i]], "#e8fbfa", 0.9, 0.45)
    with sc.clip(outline):
        for _ in range(26):  # cracks and trapped air
            x, y = r.uniform(60, 740), r.uniform(SEA + 40, 1100)
            P = [(x, y)]
            a = r.uniform(0, 6.28)
            for _ in range(4):
                a += r.uniform(-0.7, 0.7)
                P.append((P[-1][0] + r.uniform(14, 34) * math.cos(a), P[-1][1] + r.uniform(14, 34) * math.sin(a)))
            sc.stroke(P, "#eefcfa", r.uniform(0.6, 1.4), 0.4)
        sc.flat(
            U([ellipse(r.uniform(60, 740), r.uniform(SEA + 30, 1120), r.uniform(0.8, 2.6)) for _ in range(170)]),
            "#f4ffff",
            0.5,
        )
    heart = Polygon(rings[2]).buffer(0)
    warm = [(0, "#fffdf4", 1), (0.34, "#fff0cc", 1), (0.6, "#ffd596", 0.85), (0.82, "#f3b473", 0.32), (1, "#f3b473", 0)]
    sc.flat(heart, sc.rad(warm, lx, ly + 150, 370), 0.94)
    for k in (2, 3, 4):
        for i in range(len(BERG)):
            j = (i + 1) % len(BERG)
            q = Polygon([rings[k][i], rings[k][j], rings[k + 1][j], rings[k + 1][i]]).buffer(0).intersection(heart)
            v = r.uniform(-0.2, 0.3)
            sc.flat(clean(q), "#ffffff" if v > 0 else "#5fa0b8", abs(v) * 0.9)
    for k in (3, 4, 5):
        sc.stroke([*rings[k], rings[k][0]], "#fffbee", 1.6, 0.7)
        for i, P in enumerate(rings[k]):
            if i % 2:
                sc.stroke([P, (P[0] + (lx - P[0]) * 0.3, P[1] + (ly + 80 - P[1]) * 0.3)], "#fffbee", 1, 0.5)
    sc.glow(lx, ly + 60, 430, "#f6c890", 0.8)
    sc.glow(lx, ly + 130, 250, "#fff0d0", 1)
