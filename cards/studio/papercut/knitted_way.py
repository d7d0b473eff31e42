"""A knitted road that lies in perspective: rows of stitches, stripes in zigzag, cords along its edges, loops on a needle,
wool undone."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb
from cards.studio.papercut.scene import Scene

Lay = Callable[[Any, Any], tuple[Any, Any]]  # (across -1..1, along) -> x, y

LEGS = tuple(
    limb([(s * 0.44, -0.06, 0.24), (s * 0.36, 0.4, 0.4), (s * 0.2, 0.86, 0.34), (s * 0.1, 1.2, 0.16)], 4, 3)
    for s in (-1, 1)
)
SHINE = tuple(limb([(s * 0.38 + 0.05, 0.12, 0.05), (s * 0.31 + 0.06, 0.46, 0.13), (s * 0.2 + 0.05, 0.86, 0.05)], 3, 3) for s in (-1, 1))  # fmt: skip
ZIGZAG, EVERY = 6, 18  # half a period of the stripe's zigzag in columns, and rows from stripe to stripe


def plane(vanish: tuple[float, float], near: tuple[float, float], half: float) -> Lay:
    """A flat road to a vanishing point; along = depth, 1 where its middle is at `near` with half its width."""
    (vx, vy), (nx, ny) = vanish, near

    def lay(u: Any, d: Any) -> tuple[Any, Any]:
        return vx + (nx - vx + half * u) / d, vy + (ny - vy) / d

    return lay


def slope(near: tuple[float, float, float], far: tuple[float, float, float]) -> Lay:
    """A road up the face of a hill between two (x, y, half width); along = 0 near .. 1 far."""
    a, b = np.array(near), np.array(far)

    def lay(u: Any, t: Any) -> tuple[Any, Any]:
        t = np.asarray(t, float)
        k = np.where(t < 1, 1 - np.abs(1 - t) ** 1.35, t * 0 + 1 + (t - 1) * 0.3)
        return a[0] + (b[0] - a[0]) * k + u * (a[2] + (b[2] - a[2]) * k), a[1] + (b[1] - a[1]) * k

    return lay


def outline(lay: Lay, v0: float, v1: float, swell: float = 1.0) -> Any:
    """The road between two places along it."""
    v = np.linspace(v0, v1, 30)
    left, right = (np.c_[lay(s * swell, v)] for s in (-1, 1))
    return clean(Polygon(np.vstack([left, right[::-1]])).buffer(0))


def striped(i: int, j: int) -> bool:
    """Whether stitch i of row j belongs to a yellow zigzag."""
    wave = abs((i + ZIGZAG // 2) % ZIGZAG - ZIGZAG // 2)
    return (j - wave) % EVERY in (0, 1, 5)


def knitted(
    sc: Scene,
    lay: Lay,
    rows: Sequence[float],
    columns: int,
    wool: str,
    stripe: str,
    first: int = 0,
    haze: tuple[str, float, float] = ("#ffffff", 0, 0),
    z: float = 6,
) -> int:
    """Lay the road with a row of stitches between each two of `rows` (along, from near to far); returns the next row's number.

    haze: its colour, and how much of it the nearest and the farthest row get.
    """
    body = outline(lay, rows[0], rows[-1])
    sc.layer(body, dark(wool, 0.55), z=z, cut=0, wash=0, fibre=0, sh=0.5, rimop=0.5)
    r = random.Random("wool")
    n = len(rows) - 1
    for j in range(n - 1, -1, -1):
        v0, v1 = rows[j], rows[j + 1]
        h = haze[1] + (haze[2] - haze[1]) * (j / max(1, n)) ** 0.7
        inks: dict[str, list[Any]] = {}
        shine: list[Any] = []
        for i in range(columns):
            u0, w = -1 + 2 * (i + 0.5) / columns, 2 / columns

            def f(p: Any, u0: float = u0, w: float = w, v0: float = v0, v1: float = v1) -> Any:
                return np.c_[lay(u0 + w * p[:, 0], v0 + (v1 - v0) * p[:, 1])]

            base = stripe if striped(i, first + j) else wool
            k = r.uniform(-0.07, 0.07)
            for s in (0, 1):
                tone = light(base, 0.1 + k) if s else dark(base, 0.1 - k)
                inks.setdefault(mix(tone, haze[0], h), []).append(shapely.transform(LEGS[s], f))
                shine.append(shapely.transform(SHINE[s], f))
        for tone, gs in inks.items():
            for g in (gs[0::2], gs[1::2]):
                sc.flat(U([clean(q) for q in g]), tone)
        sc.flat(U([clean(q) for q in shine]), "#f4fff4", 0.34)
    for s in (-1, 1):  # the cords along the edges
        c = [(*lay(s * 1.0, v), abs(lay(1, v)[0] - lay(-1, v)[0]) * 0.036) for v in np.linspace(rows[0], rows[-1], 40)]
        g = limb([(float(x), float(y), float(w)) for x, y, w in c], 2)
        sc.layer(g, mix(light(wool, 0.16) if s > 0 else dark(wool, 0.12), haze[0], (haze[1] + haze[2]) / 2), z=2, cut=0, wash=0, fibre=0, sh=0.4, rim="#ffffff", rimop=0.5)  # fmt: skip
    return first + n


def on_needle(
    sc: Scene, lay: Lay, v: float, columns: int, needle: Callable[[float], tuple[float, float]], wool: str, size: float
) -> None:
    """Live loops: from the last row at v up round the needle (across -1..1 -> x, y)."""
    for i in range(columns):
        u = -1 + 2 * (i + 0.5) / columns
        x, y = (float(q) for q in lay(u, v))
        nx, ny = needle(u)
        for s, tone in ((-1, dark(wool, 0.14)), (1, light(wool, 0.14))):
            g = limb([(x + s * size * 0.5, y - size * 0.6, size * 0.36), (x + s * size * 0.52, (y + ny) / 2, size * 0.42), (nx + s * size * 0.34, ny + size * 0.2, size * 0.42), (nx, ny + size * 0.62, size * 0.4)], 5)  # fmt: skip
            sc.layer(g, tone, z=1.6, cut=0, wash=0, fibre=0, sh=0.5, rim="#ffffff", rimop=0.5)


def ball(sc: Scene, x: float, y: float, r: float, wool: str, sun: tuple[float, float]) -> None:
    """A ball of wool: bundles of strands that cross, lit from the sun's side (a unit vector)."""
    g = ellipse(x, y, r)
    sc.flat(ellipse(x - sun[0] * r * 0.7, y + r * 0.92, r * 1.2, r * 0.22), "#0c2a1c", 0.6, "multiply", r * 0.1)
    sc.layer(g, sc.rad([(0, light(wool, 0.42)), (0.5, wool), (1, dark(wool, 0.5))], x + sun[0] * r * 0.5, y - sun[1] * r * 0.6, r * 1.7), z=8, cut=0, sh=0.5, rim="#f4fff4", rimop=0.8)  # fmt: skip
    rng = random.Random(f"ball {x}")
    with sc.clip(g):
        for k in range(9):
            a = rng.uniform(0, math.pi)
            for q in range(-4, 5):
                o = (q * 0.085 + rng.uniform(-0.3, 0.3) * 0.1) * r
                P = [(t * r * 1.1, o + (0.16 * r - 0.3 * abs(o)) * (1 - t * t) * (1 if k % 2 else -1), 0.045 * r + 1) for t in np.linspace(-1, 1, 7)]  # fmt: skip
                s = T(limb([(float(px), float(py), float(w)) for px, py, w in P], 3, 3), x, y, rot=math.degrees(a))
                sc.flat(T(s, 0.6, 1.6), dark(wool, 0.6), 0.25)
                sc.flat(s, (light(wool, 0.3), light(wool, 0.12), wool)[(q + k) % 3], 0.72)
        sc.flat(
            clean(g.difference(T(g, sun[0] * r * 0.34, -sun[1] * r * 0.34))), dark(wool, 0.7), 0.5, "multiply", r * 0.16
        )


def crinkled(P: Sequence[tuple[float, float, float]], wave: float = 9.0) -> list[tuple[float, float]]:
    """A thread that still remembers its stitches: points along P (x, y, amplitude), a wave of its own amplitude."""
    c = curve(np.asarray(P, float), n=24)
    n = int(np.hypot(*np.diff(c[:, :2], axis=0).T).sum() / 2.2)
    c = along(c, max(n, 8))
    d = np.gradient(c[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    out, phase = [], 0.0
    for (x, y, a), (tx, ty) in zip(c, d, strict=True):
        phase += 2.2 / max(2.0, a * wave / 9)
        k = a * math.sin(phase * 2.1)
        out.append((float(x - ty * k), float(y + tx * k)))
    return out
