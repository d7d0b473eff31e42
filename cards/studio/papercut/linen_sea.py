"""Rumpled bed linen as a sea: swells of cloth in one perspective, cut as level over level of light, and a pressed wake."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import clean, curve, limb
from cards.studio.papercut.scene import Scene

HORIZON, FOCUS = 96.0, 1030.0
NEAR, FAR = 0.86, 4.6
SUN = np.array([-0.92, 0.39, 0.46])  # towards the window: left, away from us, low
STEP = 2.5


def project(p: Any) -> Any:
    """Places (right, away, up), in heights of our eye over the bed, as places of the card."""
    p = np.asarray(p, float)
    return np.stack([400 + FOCUS * p[..., 0] / p[..., 1], HORIZON + FOCUS * (1 - p[..., 2]) / p[..., 1]], -1)


def to_plan(x: float, y: float) -> Any:
    """The place of the flat bed that is seen at x, y of the card."""
    d = FOCUS / (y - HORIZON)
    return np.array([(x - 400) * d / FOCUS, d])


@dataclass
class Linen:
    """The cloth: bow and stern of what presses it, its half width, the wake's way behind it, a hollow for a sleeper."""

    bow: Any
    stern: Any
    half: float
    wake: Any
    hollow: Any

    def height(self, x: Any, d: Any) -> Any:
        """How high the cloth stands at x, d of the plan."""
        wx = x + 0.10 * np.sin(2.3 * d + 1.0) + 0.06 * np.sin(5.1 * d - 2.1 * x) + 0.03 * np.sin(11 * x + 6 * d)
        wd = d + 0.12 * np.sin(1.9 * x + 0.4) + 0.05 * np.sin(6.3 * x + 2.7 * d)

        def fold(angle: float, k: float, sharp: float, seed: float) -> Any:
            t = wx * math.cos(angle) + wd * math.sin(angle)
            s = -wx * math.sin(angle) + wd * math.cos(angle)
            amp = 0.55 + 0.45 * np.sin(2.1 * s + 1.7 * np.sin(1.3 * t + seed) + seed)
            return amp * (1 - np.abs(np.sin(k * t + 0.9 * np.sin(1.6 * s + seed) + seed))) ** sharp

        z = 0.068 * fold(0.62, 5.2, 1.5, 0.7) + 0.042 * fold(1.12, 8.6, 1.3, 2.9) + 0.03 * fold(-0.2, 11.5, 1.2, 4.4)
        z = z + 0.016 * fold(0.2, 23, 1.2, 1.2) + 0.010 * fold(0.95, 31, 1.1, 5.6)
        way, off = self._from_way(x, d)
        flat = np.clip((off - self.half * 0.93) / 0.10, 0, 1)
        flat = flat * flat * (3 - 2 * flat)
        ahead = np.clip(way / 0.06, 0, 1)  # before the bow nothing is pressed yet
        flat = 1 - (1 - flat) * ahead
        z = z * flat
        # the wave that the bow throws up: a steep lip along both sides of it, in crumples
        u = np.clip(way, 0, 4)
        lip = np.exp(-(((off - self.half * np.clip(u / 0.5, 0.12, 1) - 0.065) / 0.05) ** 2))
        crumple = 0.7 + 0.3 * np.sin(34 * u + 9 * off + 2 * np.sin(15 * u))
        z = z + 0.085 * lip * crumple * np.exp(-(((way - 0.06) / 0.36) ** 2))
        z = z + 0.03 * np.exp(-(((off - self.half - 0.05) / 0.035) ** 2)) * (way > 0.5) * np.exp(-0.35 * way)
        q = np.hypot((x - self.hollow[0]) / 0.15, (d - self.hollow[1]) / 0.10)
        return z * np.clip(q / 1.25, 0.12, 1) + 0.05 * np.exp(-(((q - 1.55) / 0.3) ** 2)) - 0.02 * (q < 1)

    def _from_way(self, x: Any, d: Any) -> tuple[Any, Any]:
        """Distance from the bow along the ship's way (negative before it), and aside from it."""
        w = self.wake
        best, along = np.full(np.shape(x), 99.0), np.zeros(np.shape(x))
        gone = np.r_[0, np.cumsum(np.hypot(*np.diff(w, axis=0).T))]
        for i, (a, b) in enumerate(zip(w[:-1], w[1:], strict=True)):
            e = b - a
            m = float(np.hypot(*e))
            t = ((x - a[0]) * e[0] + (d - a[1]) * e[1]) / (m * m)
            u = np.clip(t, -9 if i == 0 else 0, 1)
            off = np.hypot(x - a[0] - u * e[0], d - a[1] - u * e[1])
            take = off < best
            best, along = np.where(take, off, best), np.where(take, gone[i] + u * m, along)
        return along, best


def light_of(linen: Linen) -> tuple[Any, Any, Any, Any]:
    """Seen from our eye, on a grid of the card: xs, ys, how light the cloth is there (nan above it), its distance."""
    xs, ys = np.arange(-8, 812, STEP, float), np.arange(150, 1214, STEP, float)
    d = 1 / np.linspace(1 / NEAR, 1 / FAR, 640)
    X = (xs[:, None] - 400) * d[None] / FOCUS
    D = np.broadcast_to(d, X.shape)
    z = linen.height(X, D)
    e = 0.004
    gx, gd = (linen.height(X + e, D) - z) / e, (linen.height(X, D + e) - z) / e
    s = SUN / np.linalg.norm(SUN)
    lit = np.clip((-gx * s[0] - gd * s[1] + s[2]) / np.sqrt(1 + gx * gx + gd * gd), 0, 1.2)
    dark_ = np.zeros_like(z)
    for k in range(1, 9):
        m = 0.034 * k
        over = linen.height(X + m * SUN[0], D + m * SUN[1]) - z - m * SUN[2]
        dark_ = np.maximum(dark_, np.clip(over / 0.016, 0, 1))
    v = lit * (1 - 0.75 * dark_) + 1.1 * np.clip(z, 0, 0.12)
    v = v + 0.06
    y = HORIZON + FOCUS * (1 - z) / d[None]
    low = np.minimum.accumulate(y, axis=1)
    out, dist = np.full((len(ys), len(xs)), np.nan), np.full((len(ys), len(xs)), np.nan)
    for i in range(len(xs)):
        seen = np.r_[True, y[i, 1:] < low[i, :-1]]
        yy, vv, dd = y[i][seen][::-1], v[i][seen][::-1], d[seen][::-1]
        out[:, i] = np.interp(ys, yy, vv, left=np.nan)
        dist[:, i] = np.interp(ys, yy, dd, left=np.nan)
    return xs, ys, out, dist


def level(xs: Any, ys: Any, v: Any, t: float) -> Any:
    """Where v lies over t: the grid's triangles clipped at t and joined."""
    v = np.where(np.isnan(v), -9, v) - t
    v = np.where(np.abs(v) < 1e-6, 1e-6, v)
    gx, gy = np.meshgrid(xs, ys)
    p = np.stack([gx, gy], -1)
    a, b, c, d = (slice(None, -1), slice(None, -1)), (slice(None, -1), slice(1, None)), (slice(1, None), slice(1, None)), (slice(1, None), slice(None, -1))  # fmt: skip
    whole = (v[a] > 0) & (v[b] > 0) & (v[c] > 0) & (v[d] > 0)
    ends = np.diff(np.pad(whole, ((0, 0), (1, 1))).astype(int), axis=1)
    (r0, c0), (_, c1) = np.nonzero(ends == 1), np.nonzero(ends == -1)
    out = [shapely.box(xs[c0], ys[r0], xs[c1], ys[r0 + 1])]  # runs of whole cells
    for tri in ((a, b, c), (a, c, d)):
        P = np.stack([p[s].reshape(-1, 2) for s in tri], 1)
        V = np.stack([v[s].ravel() for s in tri], 1)
        n = (V > 0).sum(1)
        out.append(shapely.polygons(P[(n == 3) & ~whole.ravel()]))
        for lone, m in ((True, 1), (False, 2)):
            Q, R = P[n == m], V[n == m]
            k = np.argmax((R > 0) == lone, axis=1)
            r = np.arange(len(k))
            q0, q1, q2 = (Q[r, (k + j) % 3] for j in range(3))
            v0, v1, v2 = (R[r, (k + j) % 3] for j in range(3))
            e1 = np.round(q0 + (q1 - q0) * (v0 / (v0 - v1))[:, None], 2)
            e2 = np.round(q0 + (q2 - q0) * (v0 / (v0 - v2))[:, None], 2)
            out.append(shapely.polygons(np.stack([q0, e1, e2] if lone else [e1, q1, q2, e2], 1)))
    return clean(shapely.union_all(np.concatenate(out)).buffer(0.02, 1))


LEVELS = ((-8.0, "#75808c"), (0.14, "#8c96a0"), (0.22, "#a4acb2"), (0.3, "#bcc1c1"), (0.38, "#d0d1cb"), (0.47, "#e0ddd2"), (0.58, "#ece8db"), (0.7, "#f5f1e5"), (0.84, "#fcf9ef"))  # fmt: skip


def draw_linen(sc: Scene, linen: Linen) -> Any:
    """Level on level from shade to light; returns the whole cloth."""
    xs, ys, v, dist = light_of(linen)
    whole = None
    for k, (t, col) in enumerate(LEVELS):
        g = level(xs, ys, v, t)
        if k:
            parts = [q for q in getattr(g, "geoms", [g]) if q.area > 26]
            g = clean(shapely.multipolygons(parts).buffer(-1.5, 3).buffer(2.8, 3).buffer(-1.3, 3).simplify(0.35))
        else:
            whole = g
        fill = sc.lin([(0, mix(col, "#efe6d6", 0.3)), (0.3, col), (1, mix(col, "#7f8893", 0.06))], 0, 250, 0, 1200)
        sc.layer(g, fill, z=3 if not k else 1.1, sh=0.2, cut=0, wash=0.35, fibre=0.1, rim="#ffffff", rimop=0.5 if k > 3 else 0.2, rimw=0.8, edge=0.5)  # fmt: skip
    draw_crests(sc, xs, ys, dist)
    return whole


def draw_crests(sc: Scene, xs: Any, ys: Any, dist: Any) -> None:
    """A lit hairline where a fold hides what lies behind it."""
    jump = dist[:-1] - dist[1:]
    found = jump > 0.05 * dist[1:]
    open_: list[list[tuple[float, float]]] = []
    done: list[list[tuple[float, float]]] = []
    for c in range(len(xs)):
        rows = [float(ys[r]) + 1 for r in np.flatnonzero(found[:, c])]
        grown = []
        for y in rows:
            near = [q for q in open_ if abs(q[-1][1] - y) < 3.2 * STEP]
            line = min(near, key=lambda q: abs(q[-1][1] - y)) if near else []
            if near:
                open_.remove(line)
            line.append((float(xs[c]), y))
            grown.append(line)
        done += open_
        open_ = grown
    for line in [q for q in done + open_ if len(q) > 7]:
        P = np.array(line)
        P[:, 1] = np.convolve(np.pad(P[:, 1], 3, mode="edge"), np.ones(7) / 7, "valid")
        w = np.clip(0.0026 * (P[:, 1] - HORIZON), 0.8, 2.8) * np.sin(np.linspace(0.15, math.pi - 0.15, len(P))) + 0.6
        sc.flat(limb(np.c_[P, w], 1, 3), "#fffdf6", 1)
        sc.flat(limb(np.c_[P - [0, 2.4], w], 1, 3), "#8c96a0", 0.35)


def draw_weave(sc: Scene, linen: Linen, ticks: Any, aside: Any) -> None:
    """Hairlines on the pressed wake: the thread of the linen, and the two pressed edges."""
    w = linen.wake
    P = curve(w, n=20)
    n = np.gradient(P, axis=0)
    n = np.c_[-n[:, 1], n[:, 0]] / np.hypot(n[:, 0], n[:, 1])[:, None]
    left, right = P - n * 0.62 * linen.half, P + n * 0.1 * linen.half
    gleam = np.vstack([left[ticks // 4 :], right[ticks // 4 :][::-1]])
    sc.flat(clean(shapely.Polygon(project(np.c_[gleam, np.zeros(len(gleam))])).buffer(0)), "#ffffff", 0.6, None, 4)
    for a in aside:
        q = P + n * a * linen.half
        s = project(np.c_[q, np.zeros(len(q))])
        wd = np.clip(2.4 / q[:, 1], 0.4, 1.6)
        sc.flat(limb(np.c_[s, wd][ticks:], 1, 2), "#ffffff" if a < 0 else "#aab0b2", 0.5)
