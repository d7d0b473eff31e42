"""Carpets, maps and patchwork: pictures that are patterns."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box
from shapely.ops import voronoi_diagram

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.sky import star


def _quarter(piece: Any) -> Any:
    return U(
        [T(piece, flip=f, sy=s) if not f else T(T(piece, sy=s), flip=True) for f in (False, True) for s in (1, -1)]
    )


def carpet(
    w: float = 300,
    h: float = 460,
    ground: str = "#7a2a2c",
    border: str = "#1f3a4a",
    gold: str = "#d9a83e",
    cream: str = "#efe0c0",
    fringe: int = 1,
) -> Figure:
    """A knotted carpet seen from above, centred. Piece names: border, field, motif, medallion."""
    f = Figure()
    if fringe:
        f.add(
            U(
                [
                    limb([(x, s * h / 2, 2.2), (x + 2, s * (h / 2 + 9), 1.8), (x - 1, s * (h / 2 + 17), 0.6)], 3)
                    for x in np.arange(-w / 2 + 3, w / 2, 6)
                    for s in (-1, 1)
                ]
            ),
            cream,
            "fringe",
            0.6,
        )
    f.add(box(-w / 2, -h / 2, w / 2, h / 2), border, "border", 1.2)
    b = w * 0.13
    inner = box(-w / 2 + b, -h / 2 + b, w / 2 - b, h / 2 - b)
    edge = []
    n = int(w / (b * 0.9))
    m = int(h / (b * 0.9))
    for k in range(n + 1):
        x = -w / 2 + b / 2 + (w - b) * k / n
        edge += [(x, -h / 2 + b / 2), (x, h / 2 - b / 2)]
    for k in range(1, m):
        y = -h / 2 + b / 2 + (h - b) * k / m
        edge += [(-w / 2 + b / 2, y), (w / 2 - b / 2, y)]
    f.add(U([star(x, y, b * 0.3, 8, 0.6) for x, y in edge]), gold, "border.star", 0.4, True)
    f.add(U([ellipse(x, y, b * 0.1) for x, y in edge]), ground, "border.dot", 0.3, True)
    f.add(
        U(
            *[
                box(-w / 2 + d, -h / 2 + d, w / 2 - d, h / 2 - d).difference(
                    box(-w / 2 + d + 3, -h / 2 + d + 3, w / 2 - d - 3, h / 2 - d - 3)
                )
                for d in (3, b - 6)
            ]
        ),
        cream,
        "border.line",
        0.3,
        True,
    )
    f.add(inner, ground, "field", 0.6)
    boteh = limb([(w * 0.27, h * 0.33, 3), (w * 0.2, h * 0.27, 14), (w * 0.24, h * 0.2, 9), (w * 0.3, h * 0.22, 2)], 6)
    vine = U(
        limb(
            [
                (w * 0.1, h * 0.34, 1),
                (w * 0.2, h * 0.34, 3),
                (w * 0.31, h * 0.26, 3),
                (w * 0.31, h * 0.12, 2),
                (w * 0.22, h * 0.07, 1),
            ],
            8,
        ),
        [
            leaf(w * x, h * y, w * 0.07, a, 0.5)
            for x, y, a in ((0.15, 0.34, 0.5), (0.25, 0.31, 2.4), (0.31, 0.2, 2.7), (0.3, 0.12, 3.6))
        ],
    )
    f.add(_quarter(vine).intersection(inner.buffer(-4)), light(border, 0.28), "vine", 0.3, True)
    f.add(_quarter(boteh).intersection(inner.buffer(-4)), gold, "motif", 0.4, True)
    med = star(0, 0, w * 0.29, 16, 0.8)
    f.add(T(med, sy=1.35, s=1), border, "medallion", 0.5)
    f.add(T(star(0, 0, w * 0.22, 16, 0.72), sy=1.35, s=1), cream, "medallion.in", 0.4)
    f.add(T(star(0, 0, w * 0.16, 8, 0.55), sy=1.35, s=1), ground, "medallion.rose", 0.3)
    f.add(
        U([leaf(0, 0, w * 0.12, k * math.pi / 4, 0.42) for k in range(8)], ellipse(0, 0, w * 0.03)),
        gold,
        "rose",
        0.3,
        True,
    )
    return f


def map_lines(seed: str = "map", w: float = 800, h: float = 1200, lands: int = 4) -> dict[str, Any]:
    """An invented chart: land, its contour lines, rivers, roads, grid, a compass rose at 0,0."""
    r = random.Random(seed)
    out: dict[str, Any] = {}
    land = []
    for _ in range(lands):
        cx, cy, rr = r.uniform(0.1, 0.9) * w, r.uniform(0.1, 0.9) * h, r.uniform(0.14, 0.3) * w
        wob = Wob(r, 5, 1.0)
        P = [
            (
                cx + math.cos(a) * rr * (1 + 0.38 * wob(a / 6.283)),
                cy + math.sin(a) * rr * (1 + 0.38 * wob(a / 6.283 + 3)),
            )
            for a in np.linspace(0, 2 * math.pi, 60)[:-1]
        ]
        land.append(Polygon(P).buffer(0))
    g = U(land)
    out["land"] = g
    out["shore"] = U([g.buffer(d).boundary.buffer(0.6) for d in (6, 12, 18)])
    out["contours"] = U([g.buffer(-d).boundary.buffer(0.5) for d in (18, 38, 60, 86)])
    rivers = []
    for p in land:
        x, y = p.centroid.coords[0]
        a = r.uniform(0, 6.28)
        P = [(x, y, 0.6)]
        for k in range(14):
            a += r.uniform(-0.5, 0.5)
            x, y = x + math.cos(a) * 22, y + math.sin(a) * 22
            P.append((x, y, 0.6 + 0.28 * k))
        rivers.append(limb(P, 5))
    out["rivers"] = clean(U(rivers).intersection(g))
    out["grid"] = U(
        [box(x - 0.4, 0, x + 0.4, h) for x in np.arange(0, w, 80)],
        [box(0, y - 0.4, w, y + 0.4) for y in np.arange(0, h, 80)],
    )
    out["rose"] = U(
        [
            Polygon(
                [
                    (0, 0),
                    (10 * math.cos(a + 0.5), 10 * math.sin(a + 0.5)),
                    (L * math.cos(a), L * math.sin(a)),
                    (10 * math.cos(a - 0.5), 10 * math.sin(a - 0.5)),
                ]
            )
            for a, L in [(k * math.pi / 4, 60 if k % 2 == 0 else 36) for k in range(8)]
        ],
        ellipse(0, 0, 44).difference(ellipse(0, 0, 42.4)),
    )
    return out


def folds(w: float = 800, h: float = 1200, nx: int = 4, ny: int = 5) -> list[tuple[Any, float]]:
    """The creases of a folded sheet: [(panel, shade -1..1)] to lay as faint light and dark."""
    out = []
    for i in range(nx):
        for j in range(ny):
            out.append(
                (
                    box(w * i / nx, h * j / ny, w * (i + 1) / nx, h * (j + 1) / ny),
                    (1 if (i + j) % 2 else -1) * (0.6 + 0.4 * ((i * 7 + j * 3) % 5) / 5),
                )
            )
    return out


def patchwork(g: Any, n: int = 40, seed: str = "patch") -> list[Any]:
    """g cut into n crooked patches (fields from the air, quilts, crazy paving)."""
    from shapely.geometry import MultiPoint

    r = random.Random(seed)
    x0, y0, x1, y1 = g.bounds
    pts = MultiPoint([(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(n)])
    return [
        q
        for p in voronoi_diagram(pts, envelope=box(x0, y0, x1, y1)).geoms
        if not (q := clean(p.intersection(g))).is_empty
    ]


def all_patterns() -> Figure:
    """A look at them."""
    f = carpet()
    m = map_lines(w=400, h=460)
    for k, c in (
        ("land", "#d8c08a"),
        ("shore", "#5f8f92"),
        ("contours", "#a88a5a"),
        ("rivers", "#5f8f92"),
        ("grid", "#b0a080"),
        ("rose", "#a8321f"),
    ):
        f.add(T(m[k], 200 if k != "rose" else 400, -230 if k != "rose" else 0), c)
    cols = ["#8a9a5a", "#c9a25a", "#6a7f4a", "#b8703f", "#d8c890"]
    for k, q in enumerate(patchwork(box(650, -230, 900, 230))):
        f.add(q.buffer(-1), dark(cols[k % 5], 0.04 * (k % 3)))
    return f
