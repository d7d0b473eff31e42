"""The hand that cuts: slow noise, scissor edges, fur and grass along outlines."""

from __future__ import annotations

import math
import random

import numpy as np
from shapely import make_valid
from shapely.geometry import Point, Polygon

from cards.studio.papercut.geometry import U, clean, polys


class Wob:
    """smooth 1-d noise."""

    def __init__(s, rng, octs=5, f0=1.0, gain=0.62):
        s.c = [(f0 * 1.87**k, gain**k, rng.uniform(0, 6.283)) for k in range(octs)]
        s.n = sum(a for _, a, _ in s.c) ** 0.85

    def __call__(s, t):
        return sum(a * np.sin(6.283 * f * t + p) for f, a, p in s.c) / s.n


def handcut(g, amp=0.7, step=6, seed=1, period=70):
    """irregular scissor edge: corners kept, runs resampled into little facets and wobbled."""
    rng = random.Random(seed)

    def ring(cs):
        c = np.asarray(cs.coords)[:-1]
        if len(c) < 4:
            return c
        d = np.roll(c, -1, 0) - c
        e = c - np.roll(c, 1, 0)
        ang = np.abs(np.arctan2(e[:, 0] * d[:, 1] - e[:, 1] * d[:, 0], (e * d).sum(1)))
        keep = set(np.where(ang > 0.6)[0])
        keep.add(0)
        L = np.r_[0, np.cumsum(np.linalg.norm(d, axis=1))]
        tot = L[-1]
        if tot < 3 * step:
            return c
        ks = sorted(keep) + [len(c)]
        cc = np.vstack([c, c[:1]])
        s = []
        for a, b in zip(ks[:-1], ks[1:]):
            m = max(1, int((L[b] - L[a]) / step))
            s += list(np.linspace(L[a], L[b], m, endpoint=False))
        s = np.array(s)
        x = np.interp(s, L, cc[:, 0])
        y = np.interp(s, L, cc[:, 1])
        tx = np.gradient(x)
        ty = np.gradient(y)
        nn = np.hypot(tx, ty) + 1e-9
        w = Wob(rng, 4)
        off = amp * (w(s / period) + 0.35 * np.array([rng.uniform(-1, 1) for _ in s]))
        return np.c_[x - ty / nn * off, y + tx / nn * off]

    out = []
    for p in polys(g):
        try:
            q = Polygon(ring(p.exterior), [ring(h) for h in p.interiors if h.length > 3])
            out.append(clean(q) if q.is_valid else clean(make_valid(q)))
        except Exception:
            out.append(p)
    return U(*out)


def fur(g, length=6, density=0.35, seed=1, lean=0.7, where=None, w=2.2):
    """little cut spikes along the outline (fur, feathers, grass). where(x,y,nx,ny)->0..1"""
    rng = random.Random(seed)
    sp = [g]
    for p in polys(g):
        c = p.exterior
        n = int(c.length * density)
        for i in range(n):
            s = (i + rng.random()) / n * c.length
            a = c.interpolate(s)
            b = c.interpolate((s + 0.5) % c.length)
            tx, ty = b.x - a.x, b.y - a.y
            k = math.hypot(tx, ty) + 1e-9
            tx /= k
            ty /= k
            nx, ny = ty, -tx
            if p.contains(Point(a.x + nx * 0.4, a.y + ny * 0.4)):
                nx, ny = -nx, -ny
            k = 1 if where is None else where(a.x, a.y, nx, ny)
            if k is None:
                continue
            if isinstance(k, tuple):
                k, lx, ly = k
            else:
                lx, ly = tx * lean, ty * lean
            if k <= 0:
                continue
            L = length * k * rng.uniform(0.5, 1.15)
            ex, ey = a.x + (nx + lx) * L * 0.8, a.y + (ny + ly) * L * 0.8
            sp.append(
                Polygon([(a.x - tx * w - nx, a.y - ty * w - ny), (ex, ey), (a.x + tx * w - nx, a.y + ty * w - ny)])
            )
    return U(sp)
