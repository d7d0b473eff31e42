"""Points, curves and the shapes cut from them. Everything is a shapely geometry in card units, y downwards.

A point string is ``"x,y x,y^ x,y"`` (``^`` marks a corner, all else is smooth); a limb string is ``"x,y,width ..."``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import affinity as AF
from shapely import make_valid
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

W, H = 800, 1200  # user units of a card

Geom = BaseGeometry
Floats = NDArray[np.float64]


# ---------------------------------------------------------------------- points and curves
def pts(s: str) -> tuple[Floats, list[bool]]:
    """A point string as (array of rows, corner flags)."""
    tokens = s.split()
    rows = [[float(v) for v in t.rstrip("^").split(",")] for t in tokens]
    return np.array(rows), [t.endswith("^") for t in tokens]


def _catmull_rom(P: Floats, n: int, closed: bool) -> Floats:
    """Centripetal Catmull-Rom through the rows of P, n points a segment."""
    if len(P) < 3 and not closed:
        t = np.linspace(0, 1, n + 1)[:, None]
        line: Floats = P[0] + (P[-1] - P[0]) * t
        return line
    Q = np.vstack([P[-1:], P, P[:2]]) if closed else np.vstack([2 * P[:1] - P[1:2], P, 2 * P[-1:] - P[-2:-1]])
    d = np.sqrt(np.maximum(1e-6, np.hypot(*np.diff(Q[:, :2], axis=0).T)))
    d1, d2, d3 = (v[:, None, None] for v in (d[:-2], d[1:-1], d[2:]))
    p0, p1, p2, p3 = (Q[i : len(Q) - 3 + i][:, None, :] for i in range(4))
    s = (np.arange(n) / n)[None, :, None]
    t0, t1, t2, t3 = -d1, 0 * d1, d2, d2 + d3  # times of the four points, from p1
    t = s * d2
    a1 = ((t1 - t) * p0 + (t - t0) * p1) / d1
    a2 = ((t2 - t) * p1 + (t - t1) * p2) / d2
    a3 = ((t3 - t) * p2 + (t - t2) * p3) / d3
    b1 = ((t2 - t) * a1 + (t - t0) * a2) / (d1 + d2)
    b2 = ((t3 - t) * a2 + (t - t1) * a3) / (d2 + d3)
    out: Floats = (((t2 - t) * b1 + (t - t1) * b2) / d2).reshape(-1, Q.shape[1])
    return out if closed else np.vstack([out, P[-1:]])


def curve(P: Any, cor: Sequence[bool] | None = None, closed: bool = False, n: int = 10) -> Floats:
    """Smooth polyline through points (string or array), honouring corners; further columns ride along."""
    if isinstance(P, str):
        P, cor = pts(P)
    P = np.asarray(P, float)
    corners = list(cor) if cor is not None else [False] * len(P)
    at = [i for i, c in enumerate(corners) if c]
    if closed and not at:
        return _catmull_rom(P, n, True)
    if closed:
        k = at[0]
        P = np.vstack([P[k:], P[:k], P[k : k + 1]])
        corners = [*corners[k:], *corners[:k], True]
    breaks = sorted({0, len(P) - 1} | {i for i, c in enumerate(corners) if c})
    out: list[Floats] = []
    for a, b in zip(breaks[:-1], breaks[1:], strict=True):
        seg = _catmull_rom(P[a : b + 1], n, False)
        out.append(seg[1:] if out else seg)
    return np.vstack(out)


def along(P: Any, n: int) -> Floats:
    """n points spaced evenly along a polyline."""
    c = np.asarray(P, float)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    q = np.linspace(0, s[-1], n)
    return np.c_[tuple(np.interp(q, s, c[:, k]) for k in range(c.shape[1]))]


# ---------------------------------------------------------------------- shapes
def clean(g: Any) -> Any:
    """Valid, and polygons only."""
    if g.is_empty:
        return g
    if not g.is_valid:
        g = make_valid(g)
    if g.geom_type == "GeometryCollection":
        g = unary_union([x for x in g.geoms if x.geom_type in ("Polygon", "MultiPolygon")])
    return g


def shape(s: Any, n: int = 10) -> Any:
    """Closed smooth polygon from a point string or array: heads, hulls, leaves, torsos."""
    p = Polygon(curve(s, closed=True, n=n))
    return clean(p.buffer(0) if p.is_valid else make_valid(p))


def limb(P: Any, n: int = 8, res: int = 10) -> Any:
    """A stroke of changing width, [(x, y, width), ...] or a limb string: legs, necks, tails, folds, branches."""
    cor = None
    if isinstance(P, str):
        P, cor = pts(P)
    c = curve(np.asarray(P, float), cor, False, n)
    r = np.maximum(0.05, c[:, 2] / 2)
    k = 4 * (max(2, min(res, 3)) if r.max() < 1.2 else min(res, 6) if r.max() < 8 else res)
    a = np.linspace(0, 2 * math.pi, k, endpoint=False)
    rings = c[:, None, :2] + r[:, None, None] * np.c_[np.cos(a), np.sin(a)][None]
    if len(c) == 1:
        return Polygon(rings[0])
    pairs = np.concatenate([rings[:-1], rings[1:]], axis=1)
    idx = np.repeat(np.arange(len(pairs)), pairs.shape[1])
    hulls = shapely.convex_hull(shapely.multipoints(pairs.reshape(-1, 2), indices=idx))
    return clean(shapely.union_all(hulls))


def ellipse(x: float, y: float, rx: float, ry: float | None = None, rot: float = 0) -> Any:
    """An ellipse (a circle without ry), turned by rot degrees."""
    g = AF.scale(Point(x, y).buffer(rx, 24), 1, (rx if ry is None else ry) / rx)
    return AF.rotate(g, rot, origin=(x, y)) if rot else g


def U(*gs: Any) -> Any:
    """Union of geometries and lists of them; None and empty ones are skipped."""
    flat: list[Any] = []
    for g in gs:
        flat += list(g) if isinstance(g, (list, tuple)) else [g]
    return clean(unary_union([g for g in flat if g is not None and not g.is_empty]))


def fillet(g: Any, r: float) -> Any:
    """Weld concave joins as scissors would."""
    return clean(g.buffer(r, 8).buffer(-r, 8))


def rounded(g: Any, r: float) -> Any:
    """Soften convex tips."""
    return clean(g.buffer(-r, 8).buffer(r, 8))


def T(
    g: Any,
    dx: float = 0,
    dy: float = 0,
    s: float = 1,
    sy: float | None = None,
    rot: float = 0,
    flip: bool = False,
    o: Any = (0, 0),
) -> Any:
    """Scale about o, flip left-right, rotate (degrees) about o, move. Works on geometries, lists, dicts, Figures."""
    if isinstance(g, (list, tuple)):
        return type(g)(T(x, dx, dy, s, sy, rot, flip, o) for x in g)
    if isinstance(g, dict):
        return {k: T(v, dx, dy, s, sy, rot, flip, o) for k, v in g.items()}
    if hasattr(g, "mapped"):
        return g.mapped(lambda x: T(x, dx, dy, s, sy, rot, flip, o))
    if g is None or isinstance(g, (str, int, float)):
        return g
    g = AF.scale(g, -s if flip else s, sy if sy is not None else s, origin=o)
    if rot:
        g = AF.rotate(g, rot, origin=o)
    return AF.translate(g, dx, dy)


def polys(g: Any) -> list[Polygon]:
    """The polygons of a geometry."""
    if g is None or g.is_empty:
        return []
    if isinstance(g, Polygon):
        return [g]
    return [p for p in getattr(g, "geoms", []) if isinstance(p, Polygon)]


# ---------------------------------------------------------------------- SVG
def path_d(g: Any, prec: int = 1) -> str:
    """SVG path data of polygons."""
    out = []
    for p in polys(g):
        for r in [p.exterior, *p.interiors]:
            c = shapely.get_coordinates(r)[:-1].round(prec).tolist()
            if len(c) >= 3:
                out.append("M" + "L".join([f"{x:g},{y:g}" for x, y in c]) + "Z")
    return "".join(out)


def line_d(P: Iterable[Sequence[float]], prec: int = 1) -> str:
    """SVG path data of an open line."""
    return "M" + "L".join(f"{x:.{prec}f},{y:.{prec}f}" for x, y in P)
