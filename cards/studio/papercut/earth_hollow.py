"""Sheets of earth with stones in them and a hollow cut out; in card units."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, clean, ellipse, rounded, shape
from cards.studio.papercut.scene import Scene

GROUND = 318  # the snow line
HOLLOW = (  # the cut through the earth, from the nearest sheet to the furthest: grown by, lit, shade
    (0, "#3a2028", "#150c14"),
    (-34, "#5c3030", "#25131c"),
    (-76, "#87472f", "#3f2026"),
    (-122, "#b96f3a", "#6b3830"),
)


def earth(sc: Scene, k: int) -> Any:
    """One sheet of earth with the hollow cut out."""
    grow, lit, shade = HOLLOW[k]
    hole = shape(
        "404,250 560,330 720,420 800,620 764,860 700,1040 520,1150 400,1168 260,1140 108,1040 36,860 8,620 92,420 250,330"
    )
    r = sc.stream(f"edge {k}")
    pts_ = list(rounded(hole.buffer(grow * 1.15), 20).exterior.coords)[::3]
    rough = [(x + r.uniform(-9, 9), y + r.uniform(-9, 9)) for x, y in pts_[:-1]]
    g = clean(box(-60, GROUND + 2, 860, 1270).difference(shape(" ".join(f"{x:.0f},{y:.0f}" for x, y in rough), 4)))
    sc.layer(g, sc.near(lit, shade, 640), z=16 - 2 * k, sh=0.55, cut=1.0, wash=1, rim="#ffcf8a", rimop=0.55)
    lines = []
    for j in range(5):
        q = rounded(hole.buffer(grow * 1.15 + 14 + 15 * j), 16)
        ring = q.difference(q.buffer(-1.5))
        lines.append(ring)
    sc.flat(clean(U(lines).intersection(g.buffer(-3))), "#ffcf98", 0.1)
    stones = []
    for _ in range(60):
        x, y = r.uniform(0, 800), r.uniform(GROUND + 50, 1195)
        d = r.uniform(3, 13) * (1.2 - 0.2 * k)
        stones.append(ellipse(x, y, d, d * r.uniform(0.55, 0.8), r.uniform(-30, 30)))
    band = clean(g.intersection(hole.buffer(grow * 1.15 + 110)))
    kept = [q for q in stones if band.buffer(-6).contains(q)]
    if kept:
        sc.layer(
            U(kept),
            sc.near(mix(lit, "#d9a070", 0.4), mix(shade, "#6a4a4a", 0.35), 640),
            z=2,
            cut=0.3,
            sh=0.5,
            wash=0,
            fibre=0,
            rim="#ffd9a0",
            rimop=0.6,
        )
    return g
