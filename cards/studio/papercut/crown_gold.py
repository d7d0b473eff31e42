"""The golden crown that floats upside down, as paper: what the water shows of it, its inside, its near wall."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon

from cards.studio.papercut import crown_boat as cb
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
FRONT = (-0.12, math.pi + 0.12)  # the directions whose outside one sees
PLUM = "#4a2038"


def gold(sc: Scene, k: float = 0.0) -> str:
    """Gold from the lit left to the coloured shade on the right; k darkens."""
    stops = (
        (0, "#fff4c0"),
        (0.14, "#ffdf84"),
        (0.34, "#eaa843"),
        (0.56, "#b0662e"),
        (0.78, "#6e3236"),
        (0.93, PLUM),
        (1, "#6a3a4a"),
    )
    return sc.lin([(o, mix(c, "#3a1830", k)) for o, c in stops], 186, 640, 742, 700)


def rippled(g: Any, a0: float, a1: float, y0: float, y1: float, seed: float = 0.0) -> Any:
    """A shape seen in slow water: it sways more the deeper it lies."""
    g = shapely.segmentize(g, 4.0)

    def sway(p: Any) -> Any:
        t = np.clip((p[:, 1] - y0) / (y1 - y0), 0, 1)
        a = a0 + (a1 - a0) * t
        d = np.sin(p[:, 1] / (7 + 7 * t) + seed) + 0.6 * np.sin(p[:, 1] / 17 + p[:, 0] / 60 + 2 * seed)
        return np.c_[p[:, 0] + a * d, p[:, 1]]

    return clean(shapely.transform(g, sway))


def under_of_crown(sc: Scene) -> None:
    """What the water shows: velvet hull and points, pale and swaying; the mirror of what is above, broken."""
    _, hull = cb.hull(*FRONT)
    _, wall = cb.wall(*FRONT)
    _, far = cb.wall(math.pi, 2 * math.pi)
    sc.flat(ellipse(cb.CX + 6, cb.CY + 70, 300, 100), "#0c2c3c", 0.5, "multiply", 34)
    y0, y1 = cb.CY, cb.CY + 270
    sc.flat(rippled(far, 1, 3, y0, y1, 2), "#8a7a5c", 0.35, blur=1.6)
    sc.flat(
        rippled(hull, 1, 4, y0, y1, 1),
        sc.lin([(0, "#8a4a52", 0.9), (1, "#2a4a5c", 0.1)], 0, y0, 0, y1 - 70),
        0.8,
        blur=1.6,
    )
    fill = sc.lin([(0, "#ffeaa4", 0.98), (0.5, "#d9c98a", 0.85), (1, "#9fb49a", 0.55)], 0, y0 + 40, 0, y1)
    g = rippled(wall, 0.8, 3.4, y0, y1)
    sc.flat(g, fill, 1, blur=0.5)
    shade = sc.lin([(0, "#1f5068", 0), (0.4, "#1f5068", 0.25), (1, "#1a3f58", 0.8)], 220, 0, 700, 0)
    sc.flat(g, shade, 1)
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        x, y, up = cb.sunk(phi, cb.lower(phi) + 9)
        if math.sin(phi) > 0 and up < 0:
            t = min(1, max(0, (x - 230) / 480))
            sc.flat(rippled(ellipse(x, y + 8, 18, 16), 1, 2.4, y0, y1), mix("#fff3c4", "#6f93a0", t), 0.95, blur=0.7)
            sc.flat(ellipse(x - 5, y + 3, 6, 5), "#ffffff", 0.7 - 0.5 * t, blur=1)


def mirror_of_crown(sc: Scene) -> None:
    """The gold once more, upside down again, in lenses of light."""
    cols = []
    for phi in np.linspace(0.0, math.pi, 160):
        c = [cb.at(phi, h) for h in np.linspace(0, cb.lower(phi), 14)]
        cols.append([(x, y + 2 * up * math.cos(cb.RISE)) for x, y, up in c if up >= -1])
    quads = [
        Polygon([*p, *q[::-1]]).buffer(0.4) for p, q in zip(cols, cols[1:], strict=False) if len(p) > 1 and len(q) > 1
    ]
    g = rippled(U(quads), 2, 7, cb.CY, cb.CY + 260, 0.7)
    r = sc.stream("mirror")
    lens = bars(r, cb.CX, cb.CY + 30, cb.CY + 300, 560, 620, 150, (3, 9))
    sc.flat(g, gold(sc, 0.25), 0.3, blur=2)
    sc.flat(clean(g.intersection(lens)), gold(sc, 0.0), 0.5, blur=0.6)


def inside_of_crown(sc: Scene) -> None:
    """The far points behind, the lip, the buttoned velvet."""
    a, _ = cb.wall(math.pi * 0.99, math.pi * 2.01)
    sc.layer(
        a,
        sc.lin([(0, "#c98a3c"), (0.5, "#7a3a30"), (1, "#3a1830")], 186, 0, 742, 0),
        z=3,
        sh=0.4,
        rim="#ffe9b0",
        rimop=0.6,
        **EXACT,
    )
    lip = Polygon(cb.ring(0))
    sc.layer(
        lip,
        sc.lin([(0, "#7a4a2a"), (0.5, "#b8702e"), (1, "#ffd27a")], 190, 0, 700, 0),
        z=3,
        rim="#fff6d6",
        rimop=1,
        **EXACT,
    )
    inner = Polygon(cb.ring(-3, cb.RADIUS - 13))
    sc.layer(
        inner,
        sc.lin(
            [(0, "#2c0f22"), (0.3, "#5a1a2c"), (0.62, "#a8323e"), (0.86, "#d8604e"), (1, "#f08a62")], 200, 720, 690, 560
        ),
        z=1,
        sh=0,
        **EXACT,
    )
    with sc.clip(inner):
        q = cb.RADIUS - 14

        def dome(phi: float, r: float) -> tuple[float, float]:
            return cb.at(phi, -40 + 30 * (1 - (r / q) ** 2), r)[:2]

        lines = []
        for s in (-1, 1):
            for k in range(18):
                lines.append(
                    limb(
                        [
                            (*dome(2 * math.pi * k / 18 + s * 1.1 * t, 20 + (q - 20) * t), 0.8 + 1.8 * t)
                            for t in np.linspace(0, 1, 9)
                        ],
                        3,
                    )
                )
        sc.flat(U(lines), "#2c0c20", 0.4)
        sc.flat(T(U(lines), -1.6, 1.2), "#ffb08a", 0.22)
        sc.flat(
            Polygon(cb.ring(-3, cb.RADIUS - 13)).difference(T(Polygon(cb.ring(-3, cb.RADIUS - 13)), 26, 12)),
            "#1c0a1c",
            0.45,
            "multiply",
            9,
        )


def wall_of_crown(sc: Scene) -> None:
    """The near wall: band, stones, points; drops fall from the tips."""
    hull, _ = cb.hull(*FRONT)
    sc.layer(
        hull,
        sc.lin([(0, "#d86a52"), (0.3, "#a8323e"), (0.7, "#561a34"), (1, "#381428")], 200, 0, 720, 0),
        z=3,
        sh=0.4,
        rim="#ffd0a0",
        rimop=0.4,
        **EXACT,
    )
    for k in range(22):
        phi = math.pi * (k + 0.5) / 22
        P = [
            (*cb.at(phi, -cb.BAND - 150 * math.sin(t), (cb.RADIUS - 6) * math.cos(t) ** 0.8)[:2], 2.4)
            for t in np.linspace(0.05, 0.9, 7)
        ]
        sc.flat(clean(limb(P, 4).intersection(hull)), "#24091c", 0.4)
    wall, _ = cb.wall(*FRONT)
    sc.layer(wall, gold(sc), z=5, sh=0.6, shc="#2a0c20", rim="#fff8dc", rimop=1, rimw=1.3, cut=0, wash=0.7, fibre=0.08)
    half = math.pi / cb.POINTS
    for k in range(cb.POINTS):
        phi = cb.tip(k)
        for s, c, op in ((1, "#fff6cc", 0.3), (-1, "#3a1430", 0.34)):
            a, b = sorted((phi, phi + s * half))
            a, b = max(a, FRONT[0]), min(b, FRONT[1])
            if a < b:
                g, _ = cb.wall(a, b, -cb.BAND, n=40)
                sc.flat(clean(g.intersection(wall)), c, op, "soft-light" if s > 0 else "multiply")
    for h, w in ((-3, 5), (-cb.BAND + 2, 5), (-cb.BAND - 8, 2.4)):
        sc.layer(
            limb([(*p, w) for p in cb.ring(h, None, *FRONT, 90)], 2).intersection(wall.buffer(2)),
            gold(sc, -0.0),
            z=1.6,
            sh=0.5,
            rim="#fffbe6",
            rimop=0.9,
            **EXACT,
        )
    for k in range(-1, 18):
        phi = cb.TURN + math.pi * k / 8
        if not 0.02 < phi < math.pi - 0.02:
            continue
        big = k % 2 == 0
        g = cb.patch(phi, -cb.BAND / 2, 17 if big else 10, 17 if big else 10, square=1 if big else 1.9)
        x = g.centroid.x
        t = min(1, max(0, (x - 200) / 480))
        col = mix("#e8504a" if k % 4 == 0 else "#3f9a9a", "#2a1438", t * 0.75) if big else mix("#fff6e0", "#6a4a5a", t)
        sc.layer(
            cb.patch(phi, -cb.BAND / 2, 22 if big else 13, 22 if big else 13, square=1 if big else 1.9),
            gold(sc, 0.3),
            z=1,
            sh=0.4,
            **EXACT,
        )
        sc.layer(g, col, z=2, sh=0.5, rim="#ffffff", rimop=0.8, **EXACT)
        sc.flat(cb.patch(phi + 0.02, -cb.BAND / 2 + 6, 5, 4), "#ffffff", 0.75 * (1 - t * 0.7))
    etched = []
    for k in range(cb.POINTS):
        for q in (0.74, 0.62):
            P = []
            for u in np.linspace(-q, q, 41):
                phi = cb.tip(k) + u * half
                if FRONT[0] < phi < FRONT[1]:
                    P.append(
                        (
                            *cb.at(phi, -(cb.BAND + 22 + (cb.POINT - 20) * (1 - abs(u) / q) ** cb.HOLLOW * q))[:2],
                            2.2 if q > 0.7 else 1.2,
                        )
                    )
            if len(P) > 6:
                etched.append(limb(P, 1))
    with sc.clip(wall.buffer(-3)):
        sc.flat(T(U(etched), 1, 1.2), "#fff6d0", 0.5)
        sc.flat(U(etched), "#6a2c28", 0.55)
    pearls = [cb.at(phi, -cb.BAND + 9)[:2] for phi in np.linspace(0.06, math.pi - 0.06, 58)]
    sc.flat(U([ellipse(x, y + 1, 3.2, 3) for x, y in pearls]), "#5a2830", 0.6)
    sc.flat(
        U([ellipse(x, y, 2.8, 2.7) for x, y in pearls]),
        sc.lin([(0, "#fffdf0"), (0.5, "#ffe0a0"), (1, "#a87068")], 186, 0, 700, 0),
        1,
    )
    sheen, _ = cb.wall(math.radians(122), math.radians(143), -6, lambda _: -cb.BAND - 4, 30)
    wet = wall.difference(T(wall, 0, -13))
    with sc.clip(wall):
        sc.flat(sheen, "#fffdf0", 0.6, "screen", 7)
        sc.flat(wet, "#4a2038", 0.3, "multiply", 3)
    rimlight(sc, wall, -2.6, 0.6, "#b9d4e0", 0.7, 1.4, (770, 700), 330)
    for line in cb.waterline(*FRONT):
        sc.stroke(line, "#2a1430", 5, 0.4, blur=2.4)
        sc.stroke([(x, y + 2.5) for x, y in line], "#fffbe6", 2, 0.75)
    for k in range(cb.POINTS):  # beads on the tips, those that are out of the water
        phi = cb.tip(k)
        x, y, up = cb.at(phi, cb.lower(phi) + 2)
        if up > 2:
            sc.layer(
                ellipse(x, y, 15),
                sc.rad([(0, "#ffd890"), (0.5, "#9a5034"), (1, "#3a1830")], x - 6, y - 4, 18),
                z=3,
                rim="#fff0c8",
                rimop=0.9,
                **EXACT,
            )
