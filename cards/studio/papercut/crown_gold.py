"""The golden crown that floats upside down, as paper: far points, inside, near wall with its stones, light under water."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import crown_boat as cb
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
STONES = ("#e8203c", "#12b878", "#ff9a1e", "#2a78f0")


def gold(sc: Scene, k: float = 0.0) -> str:
    """Gold from the lit left to the coloured shade on the right; k darkens."""
    stops = ((0, "#e8a83c"), (0.1, "#fff2b8"), (0.24, "#ffd868"), (0.46, "#eda636"), (0.68, "#c06e2a"), (0.86, "#8a3f34"), (0.96, "#6a2c42"), (1, "#a05a4a"))  # fmt: skip
    return sc.lin([(o, mix(c, "#4a1830", k)) for o, c in stops], 130, 640, 720, 660)


def far_points(sc: Scene) -> None:
    """The points on the other side, darker, seen between the near ones."""
    g = cb.wall(*cb.BACK, top=-cb.BAND)
    sc.layer(g, sc.lin([(0, "#b9803a"), (0.5, "#8a4a34"), (1, "#5a2440")], 120, 0, 730, 0), z=3, sh=0.3, rim="#ffe9b0", rimop=0.5, **EXACT)  # fmt: skip
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        if math.sin(phi) < 0:
            x, y = cb.at(phi, cb.lower(phi) - 8)
            sc.layer(ellipse(x, y, 15), sc.rad([(0, "#e0a050"), (1, "#6a2c38")], x - 5, y - 5, 20), z=2, **EXACT)


def inside_of_crown(sc: Scene) -> None:
    """The lip and the buttoned velvet, lit on the far right side where the sun falls in."""
    sc.layer(
        Polygon(cb.ring(0)),
        sc.lin([(0, "#d8983a"), (0.4, "#ffd878"), (0.75, "#fff0b4"), (1, "#ffcf70")], 160, 0, 690, 0),
        z=3,
        rim="#fffbe6",
        rimop=1,
        **EXACT,
    )
    inner = Polygon(cb.ring(-3, cb.RADIUS - 15))
    velvet = [(0, "#3a0c24"), (0.3, "#7a1830"), (0.6, "#c02c3c"), (0.85, "#ec5a48"), (1, "#ff8a62")]
    sc.layer(inner, sc.lin(velvet, 190, 610, 640, 500), z=1, sh=0, **EXACT)
    with sc.clip(inner):
        q = cb.RADIUS - 16

        def dome(phi: float, r: float) -> tuple[float, float]:
            return cb.at(phi, -46 + 26 * (1 - (r / q) ** 2), r)

        lines, buttons = [], []
        for s in (-1, 1):
            for k in range(16):
                way = [(*dome(2 * math.pi * k / 16 + s * 0.9 * t, 20 + (q - 20) * t), 1 + 2 * t) for t in np.linspace(0, 1, 10)]  # fmt: skip
                lines.append(limb(way, 3))
        for k in range(32):
            buttons.append(ellipse(*dome(math.pi * k / 16, q * (0.5 + 0.34 * (k % 2))), 4.4, 2.6))
        sc.flat(U(lines), "#3a0820", 0.42)
        sc.flat(T(U(lines), -1.6, 1.6), "#ffb08a", 0.26)
        sc.flat(T(U(buttons), 0.6, 1.4), "#3a0820", 0.6)
        sc.flat(U(buttons), "#ffd070", 0.9)
        wall_in = inner.difference(Polygon(cb.ring(-46, cb.RADIUS - 18)))
        sc.flat(wall_in, "#2c0620", 0.3, "multiply", 3)
        sc.flat(inner.difference(T(inner, 44, 10)), "#1c0418", 0.6, "multiply", 12)


def near_wall(sc: Scene) -> Any:
    """The near wall dry as it would hang in air: band, stones, points; returns its shape."""
    wall = cb.wall(*cb.FRONT)
    sc.layer(wall, gold(sc), z=5, sh=0.55, shc="#0a2c40", rim="#fffbe0", rimop=1, rimw=1.4, cut=0, wash=0.6, fibre=0.06)
    half = math.pi / cb.POINTS
    for k in range(cb.POINTS):  # every point is a folded facet: lit left, shaded right
        phi = cb.tip(k)
        for s, c, op, blend in ((1, "#fff6cc", 0.42, "soft-light"), (-1, "#4a1430", 0.36, "multiply")):
            a, b = sorted((phi, phi + s * half))
            a, b = max(a, cb.FRONT[0]), min(b, cb.FRONT[1])
            if a < b:
                sc.flat(clean(cb.wall(a, b, -cb.BAND - 8, n=40).intersection(wall)), c, op, blend)
    for h, w in ((-4, 8), (-cb.BAND + 3, 7), (-cb.BAND - 9, 3)):
        sc.layer(limb([(*p, w) for p in cb.ring(h, None, *cb.FRONT, 90)], 2).intersection(wall.buffer(3)), gold(sc), z=1.8, sh=0.5, rim="#fffdf0", rimop=1, **EXACT)  # fmt: skip
    rows = [cb.at(p, -cb.BAND + 15) for p in np.linspace(0.05, math.pi - 0.05, 64)]
    rows += [cb.at(p, -16) for p in np.linspace(0.05, math.pi - 0.05, 64)]
    sc.flat(U([ellipse(x, y + 1.2, 3.2, 3.2) for x, y in rows]), "#6a2828", 0.6)
    sc.flat(U([ellipse(x, y, 2.9, 2.9) for x, y in rows]), sc.lin([(0, "#ffffff"), (0.5, "#ffeab4"), (1, "#c08070")], 150, 0, 700, 0), 1)  # fmt: skip
    for k in range(17):
        phi = cb.TURN + math.pi * (k - 1) / 12 + 0.11
        if 0.06 < phi < math.pi - 0.06:
            stone(
                sc, phi, -cb.BAND / 2 - 3, 21 if k % 2 else 12, STONES[k // 2 % 4] if k % 2 else "#fff4dc", k % 2 == 0
            )
    with sc.clip(wall.buffer(-3)):
        sc.flat(cb.wall(math.radians(126), math.radians(146), -8, lambda _: -cb.BAND - 4, 30), "#fffdf0", 0.75, "screen", 6)  # fmt: skip
    return wall


def drowned(sc: Scene) -> None:
    """The points once more, as the glass of the swell shows them: gold going green with the depth."""
    fill = sc.lin(
        [(0, "#ffcf58", 1), (0.4, "#f0b040", 0.98), (0.75, "#c0a458", 0.94), (1, "#6aa48c", 0.9)], 0, 720, 0, 1010
    )
    side = sc.lin(
        [(0, "#fffbe0", 0.55), (0.3, "#fffbe0", 0), (0.55, "#7a3a3a", 0.1), (1, "#3a1c4c", 0.62)], 110, 0, 740, 0
    )
    half = math.pi / cb.POINTS
    dry = cb.wall(-0.1, math.pi + 0.1, 6, cb.surface)
    back = clean(cb.wall(*cb.BACK, top=cb.surface).difference(U(dry, Polygon(cb.ring(2)))))
    sc.layer(back, sc.lin([(0, "#5a4038", 0.95), (0.4, "#4a6a60", 0.85), (1, "#2f8088", 0.7)], 0, 720, 0, 930), z=2, sh=0.3, rim="#c8ffe8", rimop=0.8, **EXACT)  # fmt: skip
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        if math.sin(phi) < 0:
            x, y = cb.at(phi, cb.lower(phi) - 8)
            sc.layer(ellipse(x, y, 14), sc.rad([(0, "#a8d8b8"), (1, "#3a7a7c")], x - 5, y - 5, 20), z=1.6, rim="#d8fff0", rimop=0.8, op=0.85, **EXACT)  # fmt: skip
    top = [cb.at(p, cb.surface(p)) for p in np.linspace(0.0, math.pi, 60)]
    dome = [cb.at(p, -cb.BAND - 40 - 176 * math.sin(t), (cb.RADIUS - 4) * math.cos(t)) for p, t in [(0.0, u) for u in np.linspace(0, 1.5, 20)] + [(math.pi, u) for u in np.linspace(1.5, 0, 20)]]  # fmt: skip
    hull = clean(Polygon([*top[::-1], *dome]).buffer(0))
    sc.layer(hull, sc.lin([(0, "#8a2440"), (0.5, "#5a1a3c"), (1, "#24304c")], 0, 680, 0, 850), z=3, sh=0.4, rim="#ffb0a0", rimop=0.5, op=0.94, **EXACT)  # fmt: skip
    with sc.clip(hull):
        for k in range(15):
            phi = math.pi * (k + 0.5) / 15
            way = [(*cb.at(phi, -cb.BAND - 30 - 180 * math.sin(t), (cb.RADIUS - 6) * math.cos(t)), 3) for t in np.linspace(0.0, 1.4, 8)]  # fmt: skip
            sc.flat(limb(way, 3), "#24081c", 0.4)
            sc.flat(T(limb(way, 3), -4, 0), "#ff9a80", 0.2)
    g = clean(cb.wall(*cb.FRONT, top=cb.surface))
    sc.layer(g, fill, z=4, sh=0.4, shc="#063048", rim="#fffbe0", rimop=0.9, rimw=1.3, **EXACT)
    sc.flat(g, side)
    for k in range(cb.POINTS):
        phi = cb.tip(k) + half
        if math.sin(phi) > -0.03:
            x, y = cb.at(phi, cb.lower(phi) - 5)
            t = min(1, max(0, (x - 200) / 460))
            sc.layer(ellipse(x, y, 11), sc.rad([(0, "#ffffff"), (1, mix("#d8d0b0", "#6a7a90", t))], x - 4, y - 4, 16), z=2, sh=0.4, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        for s, c, op, blend in ((1, "#ffe9a0", 0.5, "soft-light"), (-1, "#9a5030", 0.6, "multiply")):
            a, b = sorted((phi, phi + s * half))
            a, b = max(a, cb.FRONT[0]), min(b, cb.FRONT[1])
            if a < b:
                sc.flat(clean(cb.wall(a, b, -cb.BAND - 8, n=40).intersection(g)), c, op, blend)
        if math.sin(phi) > -0.03:
            x, y = cb.at(phi, cb.lower(phi) - 10)
            t = min(1, max(0, (x - 200) / 460))
            sc.layer(ellipse(x, y, 20), sc.rad([(0, "#fffbe0"), (0.5, mix("#f0d890", "#8a8a7c", t)), (1, mix("#8fa878", "#3a5a70", t))], x - 6, y - 7, 28), z=2, sh=0.4, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
        for q in (0.8, 0.66):
            P = []
            for u in np.linspace(-q, q, 41):
                v = phi + u * half * cb.WIDE
                if cb.FRONT[0] < v < cb.FRONT[1]:
                    P.append(
                        (
                            *cb.at(v, -(cb.BAND + 18 + (cb.POINT - 20) * (1 - abs(u) / q) ** cb.HOLLOW * q)),
                            2.6 if q > 0.7 else 1.4,
                        )
                    )
            if len(P) > 6:
                e = limb(P, 1).intersection(g)
                sc.flat(T(e, 1.2, 1.4), "#fffbe0", 0.6)
                sc.flat(e, "#8a5a2c", 0.7)
    r = sc.stream("net of light")
    with sc.clip(g):
        for _ in range(60):  # the waves' net of light plays over the gold
            x, y = r.uniform(100, 720), r.uniform(690, 960)
            w = r.uniform(26, 64)
            way = [(x + w * t, y + 9 * math.sin(5 * t + x) - 10 * t, 0.4 + 3 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 9)]  # fmt: skip
            sc.flat(limb(way, 3), "#fffbe0", 0.55 * (1010 - y) / 320, blur=0.8)
        deep = sc.lin([(0, "#0f8a94", 0.15), (0.5, "#0a7a90", 0.22), (1, "#064a6a", 0.66)], 0, 740, 0, 1000)
        sc.flat(g, deep, 1)


def stone(sc: Scene, phi: float, h: float, r: float, col: str, cut: bool) -> None:
    """A stone in its setting, its own facets, shaded with the side of the crown it sits on."""
    sq = 1.9 if cut else 1.0
    g = cb.patch(phi, h, r, r * 1.1, square=sq)
    x, y = g.centroid.x, g.centroid.y
    t = min(1, max(0, (x - 300) / 420))
    sc.layer(cb.patch(phi, h, r + 6, r * 1.1 + 6, square=sq), gold(sc, 0.22), z=1.4, sh=0.45, rim="#fff6d0", rimop=0.9, **EXACT)  # fmt: skip
    tone = mix(col, "#2a1438", t * 0.6)
    sc.layer(g, sc.rad([(0, light(tone, 0.45)), (0.5, tone), (1, dark(tone, 0.5))], x - r * 0.4, y - r * 0.4, r * 1.7), z=2, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(ellipse(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.2), "#ffffff", 0.9 - 0.5 * t)


def lamps(sc: Scene) -> list[tuple[float, float, str]]:
    """The great stones of the points, lit from within under water; where they are and their colours."""
    out = []
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        if math.sin(phi) < 0.12:
            continue
        col = STONES[k % 4]
        w, tall = 34 * max(0.5, math.sin(phi)), 43
        h = -cb.BAND - 92
        g = cb.patch(phi, h, 29, tall, 8)
        x, y = g.centroid.x, g.centroid.y
        sc.glow(x, y, 140, light(col, 0.3), 0.5)
        sc.layer(cb.patch(phi, h, 35, tall + 8, 8), "#ffe08a", z=1.6, sh=0.5, rim="#fffbe0", rimop=1, **EXACT)
        sc.layer(g, sc.rad([(0, light(col, 0.75)), (0.45, light(col, 0.15)), (1, dark(col, 0.35))], x - 5, y - 8, tall * 1.1), z=1.6, sh=0.4, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
        P = list(g.exterior.coords)[:-1]
        c = [(x + (a - x) * 0.5, y + (b - y) * 0.55) for a, b in P]
        sc.flat(clean(Polygon(c)), light(col, 0.7), 0.75)
        for p, q in zip(P, c, strict=True):
            sc.stroke([p, q], light(col, 0.8), 1, 0.7)
        sc.flat(ellipse(x - w * 0.2, y - tall * 0.36, w * 0.16, 5), "#ffffff", 0.95)
        sc.glow(x, y, 62, light(col, 0.5), 0.8)
        out.append((x, y, col))
    return out
