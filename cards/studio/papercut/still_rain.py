"""Rain without wind, under a roof of cloth: its cold column of air, its drops, the pool it fills and the wet sand round it."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.old_umbrella import OldUmbrella
from cards.studio.papercut.scene import Scene

Disc = tuple[float, float, float, float]


def wet_ring(sc: Scene, disc: Disc) -> None:
    """Where the drops splash out the sand is dark."""
    x, y, rx, ry = disc
    r = sc.stream("wet")
    a = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    q = [1.05 + 0.03 * math.sin(5 * v + 1) + r.uniform(-0.012, 0.012) for v in a]
    g = Polygon(np.c_[x + rx * np.array(q) * np.cos(a), y + ry * np.array(q) * 1.03 * np.sin(a)])
    sc.flat(g, "#4a1626", 0.62, "multiply", 4)
    sc.glow(x, y + 40, 400, "#6fc8e0", 0.3, sy=0.3)
    spots = [
        ellipse(x + rx * d * math.cos(v), y + ry * d * 1.04 * math.sin(v), s, s * 0.4)
        for v, d, s in ((r.uniform(0, 6.3), r.uniform(1.06, 1.16), r.uniform(1, 4)) for _ in range(150))
    ]
    sc.flat(U(spots), "#5a1a26", 0.6)


def column(disc: Disc, roof: OldUmbrella) -> Polygon:
    x, y, rx, ry = disc
    a = np.linspace(math.pi, 0, 40)
    low = [(x + (rx - 6) * math.cos(q), y + ry * math.sin(q)) for q in a]
    return Polygon([(roof.x - roof.r + 14, roof.y - 20), *low, (roof.x + roof.r - 16, roof.y + 20)])


def draw_column(sc: Scene, disc: Disc, roof: OldUmbrella) -> None:
    x, y, rx, ry = disc
    c = column(disc, roof)
    air = [
        (0, "#0b2440", 0.94),
        (0.3, "#1f5c8a", 0.9),
        (0.66, "#63b0cc", 0.86),
        (0.84, "#bfeaf0", 0.8),
        (1, "#2f7a8a", 0.2),
    ]
    fill = sc.lin(air, 0, roof.y, 0, y + ry)
    for k, op, blur in ((1.0, 0.5, 9), (0.975, 0.6, 5), (0.945, 0.8, 4)):  # it thins out towards its sides
        sc.flat(T(c, 0, 0, k, sy=1, o=(x + 2, y)), fill, op, None, blur)
    r = sc.stream("strips")
    for _ in range(26):
        px, w = x + rx * r.uniform(-0.98, 0.98), r.uniform(6, 40)
        g = box(px - w, roof.y - 20, px + w, y + 20).intersection(c)
        sc.flat(
            g,
            sc.lin([(0, "#bfe6f4", 0.02), (0.7, "#d8f4fa", 0.3), (1, "#d8f4fa", 0)], 0, roof.y, 0, y + 30),
            r.uniform(0.2, 0.9),
            "screen",
            5,
        )
    sc.flat(
        c,
        sc.lin(
            [
                (0, "#fff0c0", 0.9),
                (0.012, "#ffe0a0", 0.25),
                (0.05, "#ffd090", 0),
                (0.6, "#06182e", 0),
                (1, "#06182e", 0.72),
            ],
            x - rx,
            0,
            x + rx,
            0,
        ),
        1,
        None,
        2,
    )


def draw_pool(sc: Scene) -> None:
    pool = shape("316,950 372,928 466,920 560,930 612,954 570,982 470,994 368,984")
    sc.layer(pool.buffer(5), "#0a2a2c", z=2, cut=1, sh=0.3)
    sc.layer(
        pool,
        sc.lin([(0, "#f0fcfa"), (0.4, "#8fd0dc"), (1, "#1d5f80")], 0, 918, 0, 996),
        z=1,
        cut=0.6,
        sh=0.2,
        rim="#f2ffff",
        rimop=0.9,
    )
    with sc.clip(pool):
        sc.flat(box(452, 930, 470, 1000), "#123a4a", 0.5, None, 3)
        r = sc.stream("rings")
        rings = []
        for _ in range(30):
            px, py, s = r.uniform(330, 600), r.uniform(930, 988), r.uniform(5, 20)
            for k in (1, 0.55):
                e = ellipse(px, py, s * k, s * k * 0.28)
                rings.append(e.difference(e.buffer(-1.1)))
        sc.flat(U(rings), "#ffffff", 0.75)
        crowns = [
            limb([(px + d, py, 1.4), (px + d * 2.2, py - 9, 0.6)], 2, 3)
            for px, py in ((r.uniform(340, 590), r.uniform(934, 986)) for _ in range(26))
            for d in (-2, 0, 2)
        ]
        sc.flat(U(crowns), "#ffffff", 0.85)


def drops(sc: Scene, disc: Disc, roof: OldUmbrella, n: int, name: str, w: float, op: float) -> None:
    """Straight, still rain; the drops at the sun's side are gold."""
    r = sc.stream(name)
    x, y, rx, ry = disc
    gold, cold = [], []
    for _ in range(n):
        a, q = r.uniform(0, 2 * math.pi), math.sqrt(r.random()) * 0.97
        px = x + rx * q * math.cos(a)
        top = roof.y + 14 - roof.ry * q * math.sin(a) * 0.6
        foot = y + ry * q * math.sin(a) - 8
        yy, n_ = r.uniform(top, foot), r.uniform(26, 74)
        d = limb([(px, yy, 0.3), (px, yy + n_ * 0.7, w), (px, min(foot, yy + n_), w * 0.6)], 2, 3)
        (gold if px < x - rx * 0.72 + r.uniform(-40, 70) else cold).append(d)
    sc.flat(U(cold), "#e6f8fc", op)
    sc.flat(U(gold), "#ffe2a4", min(1, op * 1.4))
