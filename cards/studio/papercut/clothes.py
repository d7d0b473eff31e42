"""Clothes cut to a skeleton: torsos, sleeves, trousers, skirts, coats, shoes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.body import XY, Skeleton
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape

# half widths left and right of the spine (side view: behind and in front), by height along it
_OUTLINE = {
    "front": ((-0.06, 15, 15), (0.1, 17, 17), (0.25, 16.5, 16.5), (0.48, 13.5, 13.5), (0.74, 17, 17), (0.9, 21, 21), (0.97, 15, 15), (1.02, 5, 5)),
    "side": ((-0.06, 12, 9), (0.1, 13.5, 10), (0.25, 12, 10.5), (0.48, 9, 11), (0.74, 12, 13), (0.9, 11.5, 9), (0.97, 8, 6), (1.02, 5, 4)),
    "tq": ((-0.06, 14, 12), (0.1, 15.5, 13.5), (0.25, 14.5, 13.5), (0.48, 11.5, 12), (0.74, 15, 15.5), (0.9, 17.5, 15), (0.97, 11, 10), (1.02, 5, 5)),
}  # fmt: skip


def torso(
    sk: Skeleton, pad: float = 0, bust: float = 0, belly: float = 0, top: float = 1.02, bottom: float = -0.06
) -> Any:
    """The body's outline from pelvis to neck base; pad thickens it as cloth."""
    rows = _OUTLINE["front" if sk.view == "back" else sk.view]
    g = sk.prop.girth
    left, right = [], []
    k = {"side": 1.0, "tq": 0.6}.get(sk.view, 0.0)
    for s, a, b in rows:
        if not bottom <= s <= top + 0.001:
            continue
        extra = k * (bust * math.exp(-(((s - 0.72) / 0.12) ** 2)) + belly * math.exp(-(((s - 0.34) / 0.2) ** 2)))
        wide = (belly * 0.5 * math.exp(-(((s - 0.34) / 0.22) ** 2))) if sk.view != "side" else 0
        ss = max(0.0, min(1.0, s))
        x0, y0 = sk.off(ss, -(a + pad + wide) * g)
        x1, y1 = sk.off(ss, (b + pad + wide + extra) * g)
        ang = math.radians(sk.spine_at(ss)[2])
        d = (s - ss) * sk.prop.torso
        left.append((x0 + d * math.sin(ang), y0 - d * math.cos(ang)))
        right.append((x1 + d * math.sin(ang), y1 - d * math.cos(ang)))
    return clean(Polygon(curve(np.array(left + right[::-1]), closed=True, n=6)).buffer(0))


def tube(p: XY, q: XY, r: XY, w: tuple[float, float, float], g: float, end: float = 1.0) -> Any:
    """A sleeve or trouser leg over two bones, from p over q towards r; end < 1 stops short of r (or of q below .5)."""
    if end <= 0.5:
        t = end * 2
        e = (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
        return limb([(*p, w[0] * g), (*e, (w[0] + (w[1] - w[0]) * t) * g)], 6)
    t = end * 2 - 1
    e = (q[0] + (r[0] - q[0]) * t, q[1] + (r[1] - q[1]) * t)
    m1 = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    return fillet(
        U(
            limb([(*p, w[0] * g), (*m1, (w[0] * 0.55 + w[1] * 0.45) * g), (*q, w[1] * g)], 4),
            limb([(*q, w[1] * g), (*e, (w[1] + (w[2] - w[1]) * t) * g)], 4),
        ),
        1.5 * g,
    )


def folds_at(p: XY, q: XY, r: XY, w: float) -> Any:
    """Creases on the inner side of a bent joint q."""
    v1 = np.array(p) - np.array(q)
    v2 = np.array(r) - np.array(q)
    n = v1 / (np.linalg.norm(v1) + 1e-6) + v2 / (np.linalg.norm(v2) + 1e-6)
    if np.linalg.norm(n) < 0.5:
        return None
    n = n / np.linalg.norm(n)
    side = np.array([-n[1], n[0]])
    inner = np.array(q) + n * w * 0.42
    out = []
    for along_it, reach in ((0.5, 0.5), (-0.42, 0.62)):
        a1 = inner - n * w * reach + side * w * along_it
        a2 = inner - n * w * reach * 0.5 + side * w * along_it * 0.3
        out.append(limb([(*inner, 1.1), (*a2, 1.0), (*a1, 0.3)], 3))
    return U(out)


def _leg_point(hip: XY, knee: XY, ankle: XY, t: float) -> XY:
    """A point along a leg; beyond 1 it goes on past the ankle."""
    a, b, u = (hip, knee, t * 2) if t < 0.5 else (knee, ankle, t * 2 - 1)
    return a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u


def skirt(sk: Skeleton, hem: float = 0.55, flare: float = 6, pad: float = 2, hug: bool = False) -> Any:
    """Cloth from the waist over both legs to the hem (0 hip, .5 knee, .95 ankle, 1.06 floor)."""
    g = sk.prop.girth
    stations = np.linspace(0, hem, 9)
    mid, parts = [], []
    half = {"side": 10.5, "tq": 12.5}.get(sk.view, 14.0)
    for t in stations:
        a = _leg_point(sk.hip_a, sk.knee_a, sk.ankle_a, t)
        b = _leg_point(sk.hip_b, sk.knee_b, sk.ankle_b, t)
        d = math.hypot(a[0] - b[0], a[1] - b[1])
        w = (half * (0.9 if hug and t > 0.2 else 1.0) + pad + flare * t / max(hem, 0.2)) * g * 2 * (
            1 - 0.25 * min(1, t)
        ) + d * 0.75
        mid.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w))
    end, before = np.array(mid[-1]), np.array(mid[-3])
    d = end[:2] - before[:2]
    d = d / (np.linalg.norm(d) + 1e-6)
    n = np.array([-d[1], d[0]])
    body = limb(mid, 4)
    for hip, knee, ankle in ((sk.hip_a, sk.knee_a, sk.ankle_a), (sk.hip_b, sk.knee_b, sk.ankle_b)):
        leg = [(*_leg_point(hip, knee, ankle, t), (17 + flare * 0.5 * t) * g) for t in stations]
        parts.append(limb(leg, 4))
    x0, y0, _ = sk.spine_at(0.42)
    waist = limb([(x0, y0, {"side": 20, "tq": 23}.get(sk.view, 27) * g), (mid[0][0], mid[0][1], mid[0][2])], 5)
    cloth = fillet(U(body, parts, waist), 10 * g)
    far = 400.0
    w = end[2] * 0.5 + 30
    edge = [
        tuple(end[:2] + n * (u * w) + d * (2.2 * math.sin(u * 7 + 1) + 3 * (1 - u * u)) * g)
        for u in np.linspace(-1, 1, 25)
    ]
    cut = Polygon([*edge, tuple(end[:2] + n * w + d * far), tuple(end[:2] - n * w + d * far)])
    return clean(cloth.difference(cut.buffer(0)))


def hem_folds(sk: Skeleton, cloth: Any, hem: float, n: int = 4) -> Any:
    """Pleats rising from the hem of a skirt."""
    out = []
    for k in range(n):
        f = (k + 0.5) / n
        p = []
        for t, w in ((hem, 1.8), (hem * 0.75, 1.2), (hem * 0.5, 0.3)):
            a, b = _leg_point(sk.hip_a, sk.knee_a, sk.ankle_a, t), _leg_point(sk.hip_b, sk.knee_b, sk.ankle_b, t)
            c = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            spread = (26 if sk.view in ("front", "back") else 20) * sk.prop.girth * (0.4 + 0.6 * t / hem)
            p.append((c[0] + (f - 0.5) * 2 * spread * 0.8, c[1], w * sk.prop.girth))
        out.append(limb(p, 4))
    return U(out).intersection(cloth.buffer(-0.6))


def shoe(kind: str, view: str, g: float) -> Any:
    """A shoe with the ankle at 0,0 and the sole g*6.5 below; kinds shoes, boots, bare, sandals, slippers, heels."""
    if view in ("front", "back"):
        s = {"boots": "-6,-16^ 6,-16^ 7,-4 8.5,3 7,7 -7,7 -8.5,3 -7,-4"}.get(
            kind, "-5,-3 5,-3 7,2 7.5,6 0,8 -7.5,6 -7,2"
        )
    else:
        s = {
            "boots": "-6.5,-18^ 6,-18^ 6,-5 10,-1 18,1 23,5^ 22.5,7.5^ -8,7.5^ -8,0",
            "bare": "-6,-4 4,-5 9,0 16,2.5 21,4.5 21,7 14,7.2 2,6.4 -6,7.2 -8,3",
            "sandals": "-6,-4 4,-5 9,0 16,3 21.5,5 21,7.5^ -8,7.5^ -8,3",
            "heels": "-5,-2^ 4,-3 9,0 16,3 22,6 21,7.6^ 8,7.6 0,4 -3,7.6^ -6,7.6^ -7,1",
        }.get(kind, "-7,-3^ 5,-4^ 9,0 16,1.5 22,4.5 22.5,7.5^ -8,7.5^ -8.5,1")
    return T(shape(s), s=g)


def collar(sk: Skeleton, kind: str) -> Any:
    """A collar at the neck: shirt, scarf, fur, ruff."""
    g = sk.prop.girth
    x, y, ang = sk.spine_at(1.0)
    if kind == "fur":
        return T(U([ellipse(px, 0.05 * px * px - 1, 5.5) for px in range(-13, 14, 4)]), x, y + 2, g, rot=ang)
    if kind == "scarf":
        return T(U(ellipse(0, -1, 11.5, 6), ellipse(1, 3, 12, 5)), x, y - 1, g, rot=ang)
    if kind == "ruff":
        return T(U([ellipse(px, 0.02 * px * px, 4.2) for px in range(-16, 17, 5)]), x, y - 1, g, rot=ang)
    if sk.view in ("front", "back"):
        return T(U(shape("-8,-2^ 0,3^ -5,10^ -11,3^"), shape("8,-2^ 0,3^ 5,10^ 11,3^")), x, y, g, rot=ang)
    return T(shape("-6,-3^ 6,-1^ 9,7^ 2,5^ -8,4^"), x, y, g, rot=ang)
