"""A sawn stump whose rings are the grooves of a record: the disc in perspective, and the bark that stands below it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, clean, limb
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.scene import Scene

CX, CY, RX, RY = 326.0, 664.0, 306.0, 130.0  # the middle of the rings, and the radii of the cut
TALL = 316.0  # from the cut down to the ground
LABEL = 0.27  # the heartwood
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
UMBER, TEA, AMBER, HONEY, CREAM = "#21140e", "#3d2415", "#b9702a", "#e3aa58", "#fff0cc"


def on_disc(u: float, v: float) -> tuple[float, float]:
    """A point of the cut: u to the right, v towards us, both in radii."""
    return CX + RX * u, CY + RY * v


def outline(t: float, n: int = 240) -> Any:
    """The line of one ring at t radii; the outer ones follow the bark, the inner ones are true."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    bumps = 0.016 * np.sin(3 * a + 1) + 0.011 * np.sin(7 * a + 2) + 0.006 * np.sin(13 * a)
    q = t * (1 + bumps * max(0.0, t - 0.3) ** 1.6 * 1.6)
    return np.c_[CX + RX * q * np.cos(a), CY + RY * q * np.sin(a)]


def disc(t: float) -> Any:
    """Everything within that ring."""
    return Polygon(outline(t))


def wedge(mid: float, half: float, r0: float, r1: float) -> Any:
    """A slice of the cut between two angles (degrees, 0 to the right, clockwise) and two radii."""
    a = np.radians(np.linspace(mid - half, mid + half, 24))
    rim = [on_disc(r1 * math.cos(x), r1 * math.sin(x)) for x in a]
    core = [on_disc(r0 * math.cos(x), r0 * math.sin(x)) for x in a[::-1]]
    return clean(Polygon(rim + core))


def _lines(ts: Any, dy: float = 0) -> str:
    out = []
    for t in ts:
        p = outline(t)
        out.append("M" + "L".join(f"{x:.1f},{y + dy:.1f}" for x, y in p) + "Z")
    return "".join(out)


def draw_disc(sc: Scene, sun: tuple[float, float]) -> None:
    """Bark lip, pale sapwood, dark wood in stacked rings, a hundred grooves, the gleam and the heart."""
    r = sc.stream("rings")
    sc.layer(disc(1.045), sc.lin([(0, "#1d120e"), (0.6, "#5a3418"), (1, "#e7a758")], 0, 700, 680, 560), z=12, sh=0.6, cut=0.8, rim="#ffdc98", rimop=0.8)  # fmt: skip
    sap = sc.rad([(0, "#fff2c8"), (0.35, "#f2c272"), (0.7, "#c27a34"), (1, "#7a4420")], 610, 590, 640)
    sc.layer(disc(0.985), sap, z=3, sh=0.5, cut=0.4, rim="#fff4d0", rimop=0.9)
    tones = ("#a8642a", "#8a4e22", "#9a5826", "#74401c", "#85491f", "#66371a", "#7a421c", "#5a3018", "#6e3b1b", "#54301a", "#643619", "#4c2a17")  # fmt: skip
    for k, c in enumerate(tones):
        t = 0.9 - 0.052 * k
        fill = sc.rad([(0, mix(c, "#ffd890", 0.5)), (0.4, c), (1, mix(c, "#1c100c", 0.5))], 600, 590, 560)
        sc.layer(disc(t), fill, z=1.3, sh=0.55, cut=0, wash=0.5, rim="#ffdc98", rimop=0.4, rimw=0.7)
    ts = [0.3 + 0.68 * (k + r.uniform(-0.28, 0.28)) / 88 for k in range(88)]
    sc.stroke(_lines(ts), "#1c0e08", 0.9, 0.62)
    sc.stroke(_lines(ts[::2], 1.1), "#ffd48a", 0.6, 0.34)
    sc.stroke(_lines([0.985 - 0.012 * k for k in range(1, 7)]), "#8a4a1e", 0.8, 0.5)


def draw_gleam(sc: Scene) -> None:
    """The wet light on the grooves: a wedge to the sun and a paler one to us."""
    for mid, half, op in ((-30, 17, 0.8), (150, 15, 0.5), (-30, 7, 0.95), (150, 6, 0.55)):
        w = wedge(mid, half, LABEL, 0.9)
        fade = sc.rad([(0, "#ffcf80", 0.35 * op), (0.6, "#ffe0a0", 0.75 * op), (1, "#fff0c8", op)], CX, CY, RX)
        sc.flat(w, fade, 0.62, "screen", 10)
    r = sc.stream("gleam")
    glints = []
    for mid, half, n in ((-30, 15, 190), (150, 12, 110)):
        for _ in range(n):
            t, a = r.uniform(LABEL + 0.03, 0.96), math.radians(mid + half * r.uniform(-1, 1) * r.random())
            d = math.radians(r.uniform(1.5, 5))
            P = [(*on_disc(t * math.cos(x), t * math.sin(x)), w) for x, w in ((a - d, 0.3), (a, 1.5), (a + d, 0.3))]
            glints.append(limb(P, 3, 3))
    sc.flat(U(glints), "#fff6dc", 0.75)


def draw_heart(sc: Scene) -> None:
    """The heartwood as the label, the pith as the hole, two cracks of drying."""
    for t, c, z in ((LABEL, "#7c2a1a", 1.8), (LABEL - 0.02, "#92351f", 1), (0.2, "#84301c", 1), (0.125, "#6c2617", 1)):
        fill = sc.rad([(0, mix(c, "#f09a50", 0.4)), (1, mix(c, "#240c0a", 0.3))], 460, 630, 220)
        sc.layer(disc(t), fill, z=z, sh=0.5, cut=0, wash=0.4, rim="#ffcf98", rimop=0.6)
    sc.stroke(_lines([0.08 + 0.011 * k for k in range(16)]), "#330f0a", 0.8, 0.5)
    sc.flat(disc(0.026), "#120806", 1)
    sc.flat(disc(0.026).difference(Polygon(outline(0.026) - [2, 1.2])), "#ffd9a0", 0.9)
    for a, t0, t1, w in ((203, 0.4, 1.0, 6),):
        P = []
        for k in range(6):
            t = t0 + (t1 - t0) * k / 5
            x = math.radians(a + (1.6 if k % 2 else -1.2))
            P.append((*on_disc(t * math.cos(x), t * math.sin(x)), 0.4 + w * (k / 5) ** 1.4))
        sc.flat(limb(P, 3, 3), "#170b07", 0.9)
        sc.flat(limb([(x + 1.6, y + 1.2, q * 0.4) for x, y, q in P], 3, 3), "#ffd48a", 0.5)


# ---------------------------------------------------------------------- bark
def spread(a: float) -> float:
    """How far the foot of the stump stands out at an angle (radians, 0 right, pi/2 to us)."""
    roots = ((0.16, 0.17, 0.15), (0.95, 0.16, 0.16), (1.75, 0.2, 0.17), (2.5, 0.18, 0.17), (3.1, 0.07, 0.15))
    return 1.05 + sum(h * math.exp(-(((a - m) / w) ** 2)) for m, h, w in roots)


def bark_at(a: float, s: float) -> tuple[float, float]:
    """A point of the bark at the angle a, s = 0 under the lip .. 1 on the ground."""
    k = 1.035 + (spread(a) - 1.035) * s**2.6
    return CX + RX * k * math.cos(a), CY + RY * k * math.sin(a) + TALL * s * (0.94 + 0.08 * math.sin(a))


def _plate(a0: float, a1: float, s0: float, s1: float, w: Any) -> Any:
    ss = np.linspace(s0, s1, 9)
    left = [bark_at(a1 + 0.016 * w(s * 3 + a1 * 5), s) for s in ss]
    right = [bark_at(a0 + 0.016 * w(s * 3 + a0 * 5), s) for s in ss[::-1]]
    tip = bark_at((a0 + a1) / 2, min(1.02, s1 + 0.03))
    return clean(Polygon([*left, tip, *right]).buffer(0))


def bark_tone(a: float, s: float) -> str:
    """Lit where it turns to the sun on the right, tea-black in front, a breath of haze at the far left."""
    sun = math.exp(-((a / 0.6) ** 2))
    c = mix("#2a1810", "#4e2e1a", 0.35 + 0.4 * math.sin(a * 1.0) - 0.3 * s)
    c = mix(c, "#f4b868", 0.95 * sun)
    c = mix(c, "#8a5a34", 0.22 * math.exp(-(((a - 0.95) / 0.3) ** 2)))
    return mix(c, "#6a4428", 0.5 * math.exp(-(((a - math.pi) / 0.2) ** 2)))


def draw_bark(sc: Scene) -> Any:
    """The side of the stump in plates of bark, three sheets deep; returns its outline."""
    a = np.linspace(-0.12, math.pi + 0.12, 120)
    body = clean(Polygon([bark_at(x, 0) for x in a] + [bark_at(x, s) for x, s in [(y, 1.0) for y in a[::-1]]]))
    body = clean(U(body, [Polygon([bark_at(x, s) for s in np.linspace(0, 1, 12)] + [on_disc(0, 0)]) for x in (-0.12, math.pi + 0.12)]))  # fmt: skip
    sc.layer(body, sc.lin([(0, "#1c110d"), (0.7, "#22140d"), (1, "#5a3218")], 0, 0, 700, 0), z=14, sh=0.6, cut=0.6, rim="#ffd48a", rimop=0.6)  # fmt: skip
    r, w = sc.stream("bark"), Wob(sc.stream("bark wob"), 4)
    for depth, (gap, fat, z) in enumerate(((0.068, 0.8, 3.4), (0.058, 0.62, 2.8), (0.05, 0.4, 2.2))):
        items, lines = [], []
        x = -0.08 + 0.013 * depth
        while x < math.pi + 0.06:
            wide = gap * r.uniform(0.7, 1.3) * (0.6 + 0.5 * math.sin(max(0.15, min(math.pi - 0.15, x))))
            s = r.uniform(-0.1, 0.1)
            while s < 1:
                n = r.uniform(0.16, 0.5) * (1 - 0.2 * depth)
                if r.random() < fat:
                    g = _plate(x, x + wide * 0.78, max(0.0, s), min(1.0, s + n), w)
                    c = mix(bark_tone(x + wide / 2, s + n / 2), "#0e0806" if r.random() < 0.5 else "#c88a50", r.uniform(0, 0.14))  # fmt: skip
                    items.append((g, c))
                    for _ in range(2):
                        q = x + wide * r.uniform(0.15, 0.6)
                        P = [(*bark_at(q + 0.006 * w(9 * v + q), v), o) for v, o in zip(np.linspace(max(0, s) + 0.02, min(1, s + n) - 0.01, 4), (0.3, 1.5, 1.2, 0.3), strict=True)]  # fmt: skip
                        lines.append(limb(P, 3, 3))
                s += n + r.uniform(0.01, 0.05)
            x += wide
        sc.layer(items, z=z, sh=0.6, shc="#0c0604", cut=0.5, wash=0.5, rim="#ffce88", rimop=0.42, rimw=0.9)
        sc.flat(clean(U(lines).intersection(body)), "#0c0604", 0.5)
    with sc.clip(body):
        sc.flat(
            limb([(*bark_at(v, 0.04), 90) for v in np.linspace(0.25, math.pi + 0.1, 12)], 4),
            "#120906",
            0.62,
            "multiply",
            16,
        )
        sc.flat(
            limb([(*bark_at(v, 0.98), 80) for v in np.linspace(0.9, math.pi + 0.1, 10)], 4),
            "#120906",
            0.6,
            "multiply",
            22,
        )
    return body
