"""TODO."""

from __future__ import annotations

import numpy as np
from shapely import affinity as AF
from shapely import make_valid
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

W, H = 800, 1200  # user units of a card


def pts(s):
    """'x,y x,y^ ...'  ^ marks a corner. Returns (array, corner flags)."""
    out, cor = [], []
    for tok in s.split():
        c = tok.endswith("^")
        tok = tok.rstrip("^")
        out.append([float(v) for v in tok.split(",")])
        cor.append(c)
    return np.array(out), cor


def _cr(P, n, closed):
    """centripetal Catmull-Rom through P (k x d)."""
    P = np.asarray(P, float)
    k = len(P)
    if k < 3 and not closed:
        t = np.linspace(0, 1, n + 1)[:, None]
        return P[0] + (P[-1] - P[0]) * t
    if closed:
        Q = np.vstack([P[-1], P, P[0], P[1]])
    else:
        Q = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    out = []
    for i in range(len(Q) - 3):
        p0, p1, p2, p3 = Q[i : i + 4]

        def d(a, b):
            return max(1e-6, np.linalg.norm((b - a)[:2])) ** 0.5

        t0 = 0
        t1 = t0 + d(p0, p1)
        t2 = t1 + d(p1, p2)
        t3 = t2 + d(p2, p3)
        t = np.linspace(t1, t2, n, endpoint=False)[:, None]
        A1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
        A2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
        A3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
        B1 = (t2 - t) / (t2 - t0) * A1 + (t - t0) / (t2 - t0) * A2
        B2 = (t3 - t) / (t3 - t1) * A2 + (t - t1) / (t3 - t1) * A3
        out.append((t2 - t) / (t2 - t1) * B1 + (t - t1) / (t2 - t1) * B2)
    out = np.vstack(out)
    if not closed:
        out = np.vstack([out, P[-1]])
    return out


def curve(P, cor=None, closed=False, n=10):
    """smooth polyline through points, honouring corners. P may be a string."""
    if isinstance(P, str):
        P, cor = pts(P)
    P = np.asarray(P, float)
    if cor is None:
        cor = [False] * len(P)
    idx = [i for i, c in enumerate(cor) if c]
    if closed and not idx:
        return _cr(P, n, True)
    if closed:
        k = idx[0]
        P = np.vstack([P[k:], P[:k], P[k : k + 1]])
        cor = cor[k:] + cor[:k] + [True]
    brk = sorted(set([0, len(P) - 1] + [i for i, c in enumerate(cor) if c]))
    out = []
    for a, b in zip(brk[:-1], brk[1:]):
        seg = _cr(P[a : b + 1], n, False)
        out.append(seg if not len(out) else seg[1:])
    return np.vstack(out)


def clean(g):
    if g.is_empty:
        return g
    if not g.is_valid:
        g = make_valid(g)
    if g.geom_type == "GeometryCollection":
        g = unary_union([x for x in g.geoms if x.geom_type in ("Polygon", "MultiPolygon")])
    return g


def shape(s, n=10):
    """closed smooth polygon from a point string/array."""
    c = curve(s, closed=True, n=n)
    return clean(Polygon(c).buffer(0) if Polygon(c).is_valid else make_valid(Polygon(c)))


def limb(P, n=8, res=10):
    """variable width stroke: P = [(x, y, width), ...] or 'x,y,w x,y,w'."""
    cor = None
    if isinstance(P, str):
        P, cor = pts(P)
    c = curve(np.asarray(P, float), cor, False, n)
    parts = []
    prev = None
    for x, y, w in c:
        ci = Point(x, y).buffer(max(0.05, w / 2), res)
        if prev is not None:
            parts.append(unary_union([prev, ci]).convex_hull)
        prev = ci
    return clean(unary_union(parts))


def taper(P, w0, w1, mid=None, n=8):
    """limb with automatic widths."""
    if isinstance(P, str):
        P, _ = pts(P)
    k = len(P)
    out = []
    for i, p in enumerate(P):
        t = i / (k - 1)
        w = w0 + (w1 - w0) * t if mid is None else ((1 - t) ** 2 * w0 + 2 * t * (1 - t) * mid + t * t * w1)
        out.append((p[0], p[1], w))
    return limb(out, n)


def U(*gs):
    fl = []
    for g in gs:
        if isinstance(g, (list, tuple)):
            fl += list(g)
        else:
            fl.append(g)
    return clean(unary_union([g for g in fl if g is not None and not g.is_empty]))


def fillet(g, r):
    return clean(g.buffer(r, 8).buffer(-r, 8))  # soften concave joins


def rounded(g, r):
    return clean(g.buffer(-r, 8).buffer(r, 8))  # soften convex tips


def T(g, dx=0, dy=0, s=1, sy=None, rot=0, flip=False, o=(0, 0)):
    """scale about o, flip, rotate about o, translate."""
    if isinstance(g, (list, tuple)):
        return type(g)(T(x, dx, dy, s, sy, rot, flip, o) for x in g)
    if isinstance(g, dict):
        return {k: T(v, dx, dy, s, sy, rot, flip, o) for k, v in g.items()}
    if isinstance(g, (str, int, float)) or g is None:
        return g
    g = AF.scale(g, -s if flip else s, sy if sy is not None else s, origin=o)
    if rot:
        g = AF.rotate(g, rot, origin=o)
    return AF.translate(g, dx, dy)


def polys(g):
    if g is None or g.is_empty:
        return []
    if g.geom_type == "Polygon":
        return [g]
    return [p for p in getattr(g, "geoms", []) if p.geom_type == "Polygon"]


def path_d(g, prec=1):
    out = []
    for p in polys(g):
        for r in [p.exterior] + list(p.interiors):
            c = np.round(np.asarray(r.coords)[:-1], prec)
            if len(c) < 3:
                continue
            out.append("M" + "L".join("%g,%g" % (x, y) for x, y in c) + "Z")
    return "".join(out)


def line_d(P, prec=1):
    return "M" + "L".join("%.*f,%.*f" % (prec, x, prec, y) for x, y in P)
