"""A thumbprint grown as a hedge maze: ridges of a whorl with two deltas, their furrows as paths; in card units.

The ridges come from a smooth field of directions: noise is filtered along it again and again until lines stand, and where
the lines do not fit they end or fork by themselves, as they do on skin.
"""

from __future__ import annotations

import heapq
import math
from functools import cache
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import H, W, clean

Floats = NDArray[np.float64]
CELL = 4.0  # card units of a cell
CORE = (402.0, 560.0)
LOOPS = ((392.0, 512.0), (412.0, 608.0))  # the two turning points of the whorl
DELTAS = ((196.0, 900.0), (640.0, 872.0))
PERIOD = 37.0  # from ridge to ridge
CLEARING = 47.0
GLADE = (50.0, 31.0)  # how far the clearing runs on, down the light


def _grid() -> tuple[Floats, Floats]:
    return np.meshgrid(np.arange(0, W + CELL, CELL), np.arange(0, H + CELL, CELL))


def direction(x: Floats, y: Floats) -> Floats:
    """The way of the ridge at a point: half a turn round every loop, half a turn back round every delta; inwards it winds."""
    a = sum(np.arctan2(y - q, x - p) for p, q in LOOPS)
    b = sum(np.arctan2(y - q, x - p) for p, q in DELTAS)
    spiral = 0.3 * np.exp(-((np.hypot(x - CORE[0], y - CORE[1]) / 200) ** 2))
    out: Floats = 0.5 * (a - b) + spiral
    return out


def thumb(grow: float = 0.0) -> Any:
    """The outline of the print: round above, broad below."""
    a = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    rx = 338 + 12 * np.sin(a) + 5 * np.sin(7 * a) + 4 * np.sin(12 * a + 1)
    ry = np.where(s < 0, 520.0, 545.0) + 5 * np.sin(9 * a)
    x = 402 + rx * np.sign(c) * np.abs(c) ** 0.86
    y = 592 + ry * np.sign(s) * np.abs(s) ** 0.92
    return clean(Polygon(np.c_[x, y]).buffer(grow))


def _distance() -> Floats:
    """How far every cell lies within the outline, in card units (negative outside)."""
    x, y = _grid()
    p = shapely.points(x.ravel(), y.ravel())
    edge = thumb()
    d = shapely.distance(p, edge.exterior)
    return np.where(shapely.contains(edge, p), d, -d).reshape(x.shape)


@cache
def height() -> Floats:
    """Above zero a hedge, below a path."""
    x, y = _grid()
    way = direction(x, y) + math.pi / 2
    rng = np.random.default_rng(11)
    f = rng.normal(0, 1, x.shape)
    n, lam = 24, PERIOD / CELL
    k = np.arange(-14, 15)
    kx, ky = np.meshgrid(k, k)
    shape_ = (x.shape[0] + 28, x.shape[1] + 28)
    kernels = []
    for i in range(n):
        a = math.pi * i / n
        g = np.exp(-(kx**2 + ky**2) / (2 * (0.5 * lam) ** 2)) * np.cos(
            2 * math.pi / lam * (kx * math.cos(a) + ky * math.sin(a))
        )
        kernels.append(np.fft.rfft2(g - g.mean(), shape_))
    pick = np.round((way % math.pi) / math.pi * n).astype(int) % n
    for _ in range(46):
        spectrum = np.fft.rfft2(f, shape_)
        out = np.zeros_like(f)
        for i, q in enumerate(kernels):
            full = np.fft.irfft2(spectrum * q, shape_)[14 : 14 + x.shape[0], 14 : 14 + x.shape[1]]
            out = np.where(pick == i, full, out)
        f = np.tanh(1.6 * out / out.std())
    d = _distance()
    f = f + 0.1 - 1.6 * np.clip(1 - d / 26, 0, None)
    gx, gy = GLADE
    t = np.clip(((x - CORE[0]) * gx + (y - CORE[1]) * gy) / (gx * gx + gy * gy), -0.1, 1)
    hole = np.hypot(x - CORE[0] - t * gx, y - CORE[1] - t * gy) + 10 * np.clip(t, 0, 1)
    return np.minimum(f, np.clip((hole - CLEARING) / 8, -1, 1))


def above(f: Floats, level: float) -> Any:
    """The region of a field over a level, cell by cell along straight cuts."""
    g = f - level
    out = []
    rows, cols = g.shape
    for j in range(rows - 1):
        run = None
        for i in range(cols - 1):
            q = (g[j, i], g[j, i + 1], g[j + 1, i + 1], g[j + 1, i])
            inside = [v > 0 for v in q]
            if all(inside):
                run = i if run is None else run
                continue
            if run is not None:
                out.append(shapely.box(run * CELL, j * CELL, i * CELL, (j + 1) * CELL))
                run = None
            if not any(inside):
                continue
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            ring = []
            for a in range(4):
                b = (a + 1) % 4
                if inside[a]:
                    ring.append(corners[a])
                if inside[a] != inside[b]:
                    t = q[a] / (q[a] - q[b])
                    ring.append((corners[a][0] + t * (corners[b][0] - corners[a][0]), corners[a][1] + t * (corners[b][1] - corners[a][1])))  # fmt: skip
            if len(ring) > 2:
                out.append(Polygon([(CELL * x, CELL * y) for x, y in ring]))
        if run is not None:
            out.append(shapely.box(run * CELL, j * CELL, (cols - 1) * CELL, (j + 1) * CELL))
    g_ = clean(shapely.union_all(out, grid_size=0.01))
    return clean(g_.buffer(2.4).buffer(-4.6).buffer(2.2).simplify(0.4))


def walk(
    start: tuple[float, float], goal: tuple[float, float] | None = None
) -> tuple[list[tuple[float, float]], Floats]:
    """The way through the furrows from start to goal (card units), never through the glade, and how far every cell is from start."""
    f = height()
    cost = np.where(f < -0.25, 1 + 3 * np.clip(f + 0.9, 0, None), np.inf)
    x, y = _grid()
    gx, gy = GLADE
    cost[np.hypot(x - CORE[0] - 0.5 * gx, y - CORE[1] - 0.5 * gy) < CLEARING + 26] = np.inf
    s = (int(start[1] / CELL), int(start[0] / CELL))
    far = np.full(f.shape, np.inf)
    far[s] = 0
    came: dict[tuple[int, int], tuple[int, int]] = {}
    queue: list[tuple[float, tuple[int, int]]] = [(0.0, s)]
    while queue:
        d, (j, i) = heapq.heappop(queue)
        if d > far[j, i]:
            continue
        for dj, di in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            a, b = j + dj, i + di
            if 0 <= a < f.shape[0] and 0 <= b < f.shape[1]:
                e = d + cost[a, b] * math.hypot(dj, di)
                if e < far[a, b]:
                    far[a, b] = e
                    came[a, b] = (j, i)
                    heapq.heappush(queue, (e, (a, b)))
    way: list[tuple[float, float]] = []
    if goal:
        at = (int(goal[1] / CELL), int(goal[0] / CELL))
        while at in came:
            way.append((at[1] * CELL, at[0] * CELL))
            at = came[at]
    return way[::-1], far
