"""One huge needle: stacked facets, a gutter above and below its eye, file marks near the point; and a thread as thick as a rope."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LONG = 980.0  # from the crown (v = 0) to the point in the sand
SLOT = (92.0, 408.0, 41.0)  # the eye: from, to, half its width
_V = (0, 6, 20, 44, 80, 130, 200, 300, 380, 440, 500, 560, 660, 760, 850, 920, 980)
_HALF = (0, 20, 36, 50, 62, 71, 76, 77, 73, 67, 62, 59, 54, 46, 35, 24, 12)
FACETS = (  # from, to in parts of half the width; light, shade
    (-1.0, -0.82, "#c89a5c", "#5a3a2a"),
    (-0.82, -0.52, "#86674c", "#2a1f20"),
    (-0.52, -0.2, "#4c3932", "#1f1618"),
    (-0.2, 0.12, "#d6b486", "#40302a"),
    (0.12, 0.44, "#6b5146", "#221a1c"),
    (0.44, 0.78, "#3b2c2a", "#1a1315"),
    (0.78, 1.0, "#b88a52", "#4a2f24"),
)


def half(v: Any) -> Any:
    """Half the needle's width at v."""
    return np.interp(v, _V, _HALF)


class Needle:
    """The needle placed: its point at (x, y), leaning by lean degrees (to the right), s its scale."""

    def __init__(self, x: float, y: float, lean: float, s: float = 1.0) -> None:
        self.x, self.y, self.lean, self.s = x, y, lean, s

    def at(self, u: float, v: float) -> tuple[float, float]:
        """Where a point of its own measure (u across, v from the crown) is in the card."""
        a = math.radians(self.lean)
        w = (LONG - v) * self.s
        return self.x + u * self.s * math.cos(a) + w * math.sin(a), self.y + u * self.s * math.sin(a) - w * math.cos(a)

    def place(self, g: Any) -> Any:
        """A geometry of its own measure in the card."""
        return T(T(g, 0, -LONG), self.x, self.y, self.s, rot=self.lean)

    def band(self, a: float, b: float, v0: float = 0, v1: float = LONG, inset: float = 0) -> Any:
        """The strip between two parts of half the width."""
        v = np.unique(np.r_[np.linspace(v0, v1, 90), np.linspace(0, 60, 40).clip(v0, v1)])
        w = np.maximum(0.0, half(v) - inset)
        return clean(Polygon([*zip(a * w, v, strict=True), *zip((b * w)[::-1], v[::-1], strict=True)]).buffer(0))


def slot(grow: float = 0.0) -> Any:
    """The eye in the needle's own measure."""
    a, b, r = SLOT
    return limb([(0, a + r, 2 * (r + grow)), (0, b - r, 2 * (r + grow))], 2, 24)


def gutters() -> list[Any]:
    """The hollows that run out above and below the eye."""
    return [limb([(0, 30, 2), (0, 60, 20), (0, 98, 40)], 6), limb([(0, 398, 48), (0, 450, 32), (0, 540, 13), (0, 630, 2)], 8)]  # fmt: skip


def draw_needle(sc: Scene, n: Needle, sun: tuple[float, float]) -> None:
    """Back plate, facets each cut back, gutters, engraving, the lit wall of the eye."""
    hole = slot()
    whole = n.place(n.band(-1, 1).difference(hole))
    sc.layer(whole, "#2a1d1c", z=11, sh=0.5, rim="#ffe0a6", rimop=0.9, **EXACT)
    x0, y0 = n.at(0, 0)
    x1, y1 = n.at(0, LONG)
    for k, (a, b, lit, shade) in enumerate(FACETS):
        g = n.band(a + 0.015, b - 0.015, 3 + 2 * (k % 3), LONG, 1.5).difference(slot(7 if abs(a + b) < 1.5 else 3))
        stops = [(0, mix(shade, lit, 0.7)), (0.12, mix(shade, lit, 0.4)), (0.26, lit), (0.4, mix(lit, "#ffe6b0", 0.25)), (0.5, mix(shade, lit, 0.5)), (0.66, shade), (0.82, mix(shade, lit, 0.42)), (1, shade)]  # fmt: skip
        sc.layer(n.place(clean(g)), sc.lin(stops, x0, y0, x1, y1), z=1.6, sh=0.4, rim="#ffdfa4", rimop=0.5, **EXACT)
    _draw_polish(sc, n)
    for g in gutters():
        q = n.place(clean(g.difference(slot(7))))
        sc.layer(q, sc.lin([(0, "#1c1315"), (0.5, "#2c1f1e"), (1, "#46332a")], x0, y0, x1, y1), z=0.6, sh=0, rim="#e8bb78", rimop=0.9, **EXACT)  # fmt: skip
        sc.flat(n.place(clean(T(g, 4, 0, 0.5, sy=1).difference(slot(7)))), "#0f0a0c", 0.4, None, 2)
    _draw_marks(sc, n)
    # the inner wall of the eye, in the sun
    ring = clean(slot(6).difference(hole))
    sc.layer(n.place(ring), sc.rad([(0, "#fff6d8"), (0.4, "#f8cf83"), (0.8, "#b9793a"), (1, "#7c4a2a")], sun[0], sun[1], 190), z=1, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    inner = clean(hole.difference(T(slot(-5), 0, 0)))
    sc.flat(n.place(inner), sc.rad([(0, "#fffdf0"), (0.5, "#ffe2a0"), (1, "#d89a50")], sun[0], sun[1], 190), 0.9)
    rimlight(sc, whole, -3, 0, "#ffd994", 0.9, 1.4, sun, 620)
    rimlight(sc, whole, 3, 0, "#ffd994", 0.8, 1.4, sun, 620)


def _draw_polish(sc: Scene, n: Needle) -> None:
    """Long flashes along the ridges, broken as polished steel breaks them."""
    r = sc.stream("polish")
    lit, dim = [], []
    for u in (-0.82, -0.52, -0.2, 0.12, 0.44, 0.78):
        v = 20.0
        while v < LONG - 40:
            m = r.uniform(60, 240)
            vs = np.linspace(v, min(v + m, LONG - 16), 12)
            P = [(u * float(half(q)), q, 0.5 + 2.4 * math.sin(math.pi * t)) for q, t in zip(vs, np.linspace(0, 1, 12), strict=True)]  # fmt: skip
            (lit if r.random() < 0.6 else dim).append(limb(P, 2, 3))
            v += m * r.uniform(0.7, 1.3)
    hair = [limb([(u * float(half(v)), v, 0.3), (u * float(half(v + m)), v + m / 2, 0.9), (u * float(half(v + m)), v + m, 0.3)], 3, 2) for u, v, m in ((r.uniform(-0.95, 0.95), r.uniform(20, 900), r.uniform(20, 90)) for _ in range(150))]  # fmt: skip
    sc.flat(n.place(clean(U(lit).difference(slot(7)))), "#ffe0a4", 0.55)
    sc.flat(n.place(clean(U(dim).difference(slot(7)))), "#120c0e", 0.5)
    sc.flat(n.place(clean(U(hair).difference(slot(7)))), "#f2cd92", 0.3)


def _draw_marks(sc: Scene, n: Needle) -> None:
    """File marks in crossed rows near the point, fine rings under the crown, two engraved bands below the eye."""
    r = sc.stream("file")
    cuts, lights = [], []
    for k, v in enumerate(np.arange(700, 966, 5.2)):
        w = float(half(v))
        a, b = -w + r.uniform(2, 5), w - r.uniform(2, 5)
        slope = 9 + 3 * math.sin(k)
        cuts.append(limb([(a, v - slope, 0.4), (r.uniform(-4, 4), v, 1.9), (b, v + slope, 0.4)], 3, 2))
        if k % 3 == 0:
            cuts.append(limb([(b, v - slope, 0.3), (0, v + 2, 1.2), (a, v + slope, 0.3)], 3, 2))
        lights.append(T(cuts[-1], 0, 1.7))
    for v in (650, 657, 664, 684, 691):
        w = float(half(v)) - 1
        arc = [(u * w, v + 6 * (1 - u * u), 1.6) for u in np.linspace(-1, 1, 13)]
        cuts.append(limb(arc, 2, 2))
        lights.append(T(cuts[-1], 0, 1.8))
    for j in range(11):  # a row of small gravings between the rings
        u = -0.86 + 1.72 * j / 10
        x, y = u * float(half(674)), 674 + 6 * (1 - u * u)
        cuts.append(Polygon([(x, y - 7), (x + 3.4, y), (x, y + 7), (x - 3.4, y)]))
    for v in (16, 22, 28):
        w = float(half(v)) - 2
        cuts.append(limb([(u * w, v + 8 * (1 - u * u), 1.3) for u in np.linspace(-1, 1, 11)], 2, 2))
        lights.append(T(cuts[-1], 0, 1.6))
    body = n.band(-1, 1, 0, LONG, 2)
    sc.flat(n.place(clean(U(cuts).intersection(body))), "#120b0c", 0.72)
    sc.flat(n.place(clean(U(lights).intersection(body))), "#f4c987", 0.5)


def twine(P: Sequence[Sequence[float]], lay: float = 0.62) -> tuple[Any, Any, Any, Any]:
    """A laid rope along (x, y, width): body, the grooves between its strands, their lit backs, loose hairs."""
    c = curve(np.asarray(P, float), n=24)
    length = float(np.hypot(*np.diff(c[:, :2], axis=0).T).sum())
    c = along(c, max(30, int(length / 2)))
    d = np.gradient(c[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nrm = np.c_[-d[:, 1], d[:, 0]]
    if nrm[:, 1].sum() > 0:
        nrm = -nrm  # towards the top of the card
    body = limb(c[::3], 2, 5)
    grooves, backs, hairs = [], [], []
    s, k = 0.0, 0
    step = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    while s < length:
        i = int(np.searchsorted(step, s).clip(0, len(c) - 1))
        w = c[i, 2]
        j = int(np.searchsorted(step, s + w * 0.8).clip(0, len(c) - 1))
        m = (i + j) // 2
        a, b = c[i, :2] - nrm[i] * w * 0.5, c[j, :2] + nrm[j] * w * 0.5
        q = c[m, :2] + d[m] * w * 0.04
        grooves.append(limb([(*a, 0.06 * w), (*q, 0.13 * w), (*b, 0.06 * w)], 4, 2))
        o = d[m] * w * 0.3
        backs.append(limb([(*(a + o + nrm[m] * w * 0.3), 0.04 * w), (*(q + o + nrm[m] * w * 0.12), 0.17 * w), (*(b + o - nrm[m] * w * 0.1), 0.05 * w)], 4, 2))  # fmt: skip
        if k % 2 == 0:
            t = b + nrm[j] * w * 0.18 + d[j] * w * 0.2
            hairs.append(limb([(*b, 0.05 * w), (*t, 0.02 * w)], 2, 2))
        s += w * lay
        k += 1
    return body, clean(U(grooves).intersection(body)), clean(U(backs).intersection(body)), U(hairs)


def draw_twine(
    sc: Scene, P: Sequence[Sequence[float]], fills: tuple[str, str, str], z: float = 3, sh: float = 0.5
) -> Any:
    """Lay a rope; fills: body, grooves, backs."""
    body, grooves, backs, hairs = twine(P)
    sc.flat(hairs, fills[0], 0.8)
    sc.layer(body, fills[0], z=z, sh=sh, rim="#ffc09a", rimop=0.9, **EXACT)
    sc.flat(grooves, fills[1], 0.75)
    sc.flat(backs, fills[2], 0.6)
    return body
