"""The railway on the elephants' backs: girder, rails, riveted saddles, and a small train that has stopped."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.pier_elephant import torso
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LINE = (
    (-60, 664, 0.19),
    (20, 646, 0.23),
    (84, 626, 0.34),
    (190, 592, 0.5),
    (330, 554, 0.69),
    (500, 512, 0.85),
    (860, 418, 1.2),
)
XS, YS, SS = (np.array(v, float) for v in zip(*LINE, strict=True))


def on_line(x: float, h: float = 0) -> tuple[float, float]:
    """A point of the railway over x, h above the rails in the size of that place."""
    k = np.polyfit(XS, YS, 3)
    y = float(np.polyval(k, x))
    return x, y - h * size(x)


def size(x: float) -> float:
    """How large things are at x."""
    return float(np.interp(x, XS, SS))


def band(x0: float, x1: float, h0: float, h1: float, n: int = 40) -> Any:
    """A strip along the line between two heights."""
    xs = np.linspace(x0, x1, n)
    return Polygon([on_line(x, h1) for x in xs] + [on_line(x, h0) for x in xs[::-1]])


def draw_deck(sc: Scene, mist: str) -> None:
    """Lattice girder, sleepers' ends and rails."""
    iron = sc.lin(
        [(0, mix("#7a4a30", mist, 0.8)), (0.3, mix("#7a4a30", mist, 0.45)), (0.65, "#6d4430"), (1, "#4a2e24")],
        0,
        0,
        800,
        0,
    )
    x, lattice = -50.0, []
    while x < 850:
        w = 40 * size(x)
        a, b, c, d = on_line(x, -6), on_line(x + w, -40), on_line(x, -40), on_line(x + w, -6)
        lattice += [limb([(*a, 5 * size(x)), (*b, 5 * size(x))], 1), limb([(*c, 5 * size(x)), (*d, 5 * size(x))], 1)]
        x += w
    sc.layer(U(lattice, band(-60, 860, -46, -37)), iron, z=4, cut=0, rim="#ffeccc", rimop=0.7)
    sc.layer(band(-60, 860, -10, 0), iron, z=4, cut=0.2, rim="#fff3d8", rimop=0.9, rimw=1.4)
    x, ends = -50.0, []
    while x < 850:
        ends.append(band(x, x + 11 * size(x), 0, 5, 3))
        x += 22 * size(x)
    sc.layer(U(ends), mix("#5a3a28", mist, 0.12), z=1, cut=0, rim="#fff3d8", rimop=0.7)
    sc.layer(band(-60, 860, 5, 9), iron, z=1, cut=0, rim="#fffbe8", rimop=1, rimw=1.6)


def draw_saddle(sc: Scene, x: float, y: float, s: float, mist: float) -> None:
    """The iron saddle of the elephant at x, y: plate, rivets, girth."""
    base = mix("#74442e", "#d9dcc4", mist)
    at = lambda g: T(g, x, y, s)
    plate = shape(
        "-128,-628^ -96,-640 -30,-636 30,-644 64,-650^ 72,-560 64,-534 38,-524^ -62,-518^ -104,-528 -122,-560"
    )
    girth = U(limb("-30,-540,40 -38,-430,38 -30,-300,34", 6))
    sc.layer(
        clean(at(girth.intersection(torso()))),
        sc.lin(
            [(0, mix(base, "#2a1a14", 0.2)), (1, mix(base, "#2a1a14", 0.5 * (1 - mist)))],
            0,
            y - 520 * s,
            0,
            y - 300 * s,
        ),
        z=3 * s,
        cut=0.2,
        rim="#ffe6c4",
        rimop=0.6,
    )
    sc.layer(
        at(plate),
        sc.lin(
            [(0, mix(base, "#f2c890", 0.4)), (0.5, base), (1, mix(base, "#2a1a14", 0.4 * (1 - mist)))],
            x,
            y - 670 * s,
            x,
            y - 525 * s,
        ),
        z=6 * s,
        cut=0.3,
        rim="#ffeccc",
        rimop=0.9,
        rimw=1.4,
    )
    posts = [limb([(px, -640, 9), (px + 4, -690, 8)], 1) for px in (-92, -30, 34)] + [
        limb([(-92, -640, 6), (-26, -690, 6)], 1),
        limb([(-30, -640, 6), (38, -690, 6)], 1),
    ]
    sc.layer(at(U(posts)), mix(base, "#2a1a14", 0.3 * (1 - mist)), z=3 * s, cut=0, rim="#ffeccc", rimop=0.8)
    inner = plate.buffer(-9)
    ring = inner.exterior
    n = 46
    rivets = [ring.interpolate(k / n, normalized=True) for k in range(n)]
    sc.layer(
        [(at(ellipse(p.x, p.y, 3.4)), mix(base, "#ffe9c4", 0.4)) for p in rivets],
        z=0.6,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fff6dc",
        rimop=0.9,
    )
    sc.flat(
        at(U(limb("-34,-664,3 -36,-600,3 -34,-526,3", 3), limb("20,-668,3 22,-600,3 20,-532,3", 3))),
        mix(base, "#24160f", 0.5),
        0.7,
    )


def _car(sc: Scene, x0: float, x1: float, red: str, lean: bool) -> None:
    """One coach between two places on the line."""
    w = x1 - x0
    sc.layer(band(x0 + w * 0.03, x1 - w * 0.03, 9, 20, 8), "#3a2420", z=1.5, **EXACT)
    wheels = [ellipse(*on_line(x0 + w * t, 15), 8 * size(x0 + w * t)) for t in (0.15, 0.32, 0.68, 0.85)]
    sc.layer(U(wheels), "#2a1a16", z=1, rim="#ffe6c4", rimop=0.7, **EXACT)
    sc.layer(band(x0, x1, 20, 66, 8), red, z=2.5, rim="#ffe0c0", rimop=0.8, **EXACT)
    sc.layer(band(x0, x1, 36, 40, 8), mix(red, "#f2d49a", 0.55), z=0.4, **EXACT)
    n = 5
    lit = []
    for k in range(n):
        a, b = x0 + w * (0.07 + 0.18 * k), x0 + w * (0.19 + 0.18 * k)
        lit.append(band(a, b, 43, 59, 3))
    sc.flat(U(lit), "#fff0b0")
    for k in range(n):
        gx, gy = on_line(x0 + w * (0.13 + 0.18 * k), 51)
        sc.glow(gx, gy, 15 * size(gx) + 4, "#ffd878", 0.5)
    sc.layer(band(x0 - w * 0.02, x1 + w * 0.02, 66, 72, 8), "#4a302c", z=1.4, rim="#fff3d8", rimop=1, rimw=1.4, **EXACT)
    if lean:
        for k in (1, 2, 4):
            x = x0 + w * (0.15 + 0.18 * k)
            s = size(x)
            px, py = on_line(x, 50)
            sc.layer(
                limb([(px - 4 * s, py + 3 * s, 9 * s), (px + 6 * s, py - 1 * s, 8 * s)], 2),
                ("#3f5a4a", "#7a5a34", "#5a4a3a")[k % 3],
                z=1,
                **EXACT,
            )
            sc.layer(ellipse(px + 12 * s, py - 8 * s, 6.2 * s, 7 * s), "#8a5a3c", z=1, rim="#fff0d0", rimop=1, **EXACT)
            sc.flat(ellipse(px + 10.5 * s, py - 11.5 * s, 6.2 * s, 4.6 * s), "#33221a")
            sc.layer(
                limb([(px + 6 * s, py, 4.4 * s), (px + 17 * s, py + 5 * s, 3.6 * s)], 2), "#8a5a3c", z=0.8, **EXACT
            )


def draw_train(sc: Scene, front: float) -> tuple[float, float]:
    """Engine and three coaches whose buffers end at front; returns the mouth of the chimney."""
    red = "#b3202c"
    x1 = front - 104 * size(front - 40)
    for k in range(3):
        x0 = x1 - 108 * size(x1 - 40)
        _car(sc, x0, x1 - 3, mix(red, "#d9c9a8", 0.08 + 0.14 * k), k == 0)
        x1 = x0 - 2
    a = front - 102 * size(front - 40)
    w = front - a
    at = lambda t: a + w * t
    wheels = [ellipse(*on_line(at(t), 17), r * size(at(t))) for t, r in ((0.2, 13), (0.44, 13), (0.68, 13), (0.88, 8))]
    sc.layer(band(a, at(0.98), 14, 26, 8), "#3a2420", z=2, **EXACT)
    sc.layer(U(wheels), "#8a2a2c", z=1.4, rim="#ffe6c4", rimop=0.9, **EXACT)
    sc.flat(
        U([ellipse(*on_line(at(t), 17), r * 0.45 * size(at(t))) for t, r in ((0.2, 13), (0.44, 13), (0.68, 13))]),
        "#2a1a16",
    )
    sc.layer(
        band(at(0.36), at(0.95), 26, 56, 8),
        sc.lin([(0, "#3a5a48"), (1, "#1f3a30")], 0, on_line(front, 56)[1], 0, on_line(front, 26)[1]),
        z=2.5,
        rim="#fff0d0",
        rimop=1,
        **EXACT,
    )
    for t in (0.5, 0.64, 0.78):
        sc.flat(band(at(t), at(t + 0.02), 26, 56, 2), "#d9a648")
    sc.layer(band(a, at(0.38), 24, 76, 6), red, z=2.8, rim="#ffe0c0", rimop=0.9, **EXACT)
    sc.flat(band(at(0.08), at(0.3), 50, 68, 3), "#fff0b0")
    sc.layer(band(at(-0.05), at(0.44), 76, 82, 6), "#4a302c", z=1.5, rim="#fff3d8", rimop=1, **EXACT)
    c0, c1 = at(0.8), at(0.9)
    chimney = Polygon([on_line(c0, 54), on_line(c0 - 0.02 * w, 84), on_line(c1 + 0.02 * w, 84), on_line(c1, 54)])
    sc.layer(chimney, "#2f2420", z=1.5, rim="#fff3d8", rimop=1, **EXACT)
    sc.layer(ellipse(*on_line(at(0.62), 58), 7 * size(at(0.6))), "#d9a648", z=1, **EXACT)
    lamp = on_line(front - 2, 50)
    sc.flat(ellipse(*lamp, 4 * size(front)), "#fff6cc")
    sc.glow(*lamp, 34, "#ffe69a", 0.8)
    return on_line((c0 + c1) / 2, 88)


def draw_steam(sc: Scene, x: float, y: float) -> None:
    """A quiet plume that leans back over the coaches."""
    q = sc.stream("steam")
    for k in range(7, -1, -1):
        t = k / 7
        r = 11 + 34 * t
        cx, cy = x - 190 * t**1.3, y - 10 - 150 * t + 30 * t * t
        puff = U(
            [
                ellipse(cx + q.uniform(-r, r) * 1.1, cy + q.uniform(-r, r) * 0.6, r * q.uniform(0.45, 0.8))
                for _ in range(9)
            ],
            ellipse(cx, cy, r),
        )
        tone = mix("#fffdf2", "#d9dcc2", t)
        sc.layer(
            puff,
            sc.lin([(0, mix("#b9c3a4", tone, 0.45)), (1, tone)], cx - r * 1.3, cy + r, cx + r, cy - r),
            z=4,
            cut=0.3,
            sh=0.2,
            rim="#ffffff",
            rimop=0.6,
        )


def draw_yarn(sc: Scene, x: float, foot: float) -> None:
    """A yellow thread that somebody lets down out of a window, with a loop at its end."""
    x0, y0 = on_line(x, 48)
    path = np.array(
        [
            (x0 + 8, y0 + 3),
            (x0 + 12, y0 + 40),
            (x0 + 7, (y0 + foot) / 2),
            (x0 + 11, foot - 16),
            (x0 + 6, foot),
            (x0 + 1, foot - 8),
            (x0 + 10, foot - 15),
            (x0 + 18, foot - 8),
        ],
        float,
    )
    sc.stroke(curve(path, n=8), "#e8b93c", 1.3, 0.9)
