"""How a lying hourglass is laid in paper: its turned bars and ends, its sand, and the light on its glass."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.lying_glass import THICK, LyingGlass
from cards.studio.papercut.scene import Scene

BAR_RING = 2.78  # metres from the axis to the bars
BARS = (100, 215, 326)  # degrees round the axis


def bar(sc: Scene, glass: LyingGlass, angle: float, lit: str, c: str, op: float = 1) -> None:
    """A turned bar between the ends, with beads."""
    w = [(0.033, 0.2), (0.1, 0.17), (0.2, 0.2), (0.24, 0.26), (0.28, 0.2), (0.47, 0.17), (0.5, 0.28), (0.53, 0.17), (0.72, 0.2), (0.76, 0.26), (0.8, 0.2), (0.9, 0.17), (0.967, 0.2)]  # fmt: skip
    g = limb(glass.bar(angle, BAR_RING, w), 6)
    sc.layer(g, sc.near(lit, c, 820), z=5, sh=0.45, cut=0.3, op=op, rim="#ffe6b0", rimop=0.8)
    rimlight(sc, g, 1, 4, "#ffdf9a", 0.7 * op, c=(200, 400), r=700)
    for p in (0.22, 0.26, 0.48, 0.52, 0.74, 0.78):
        (x0, y0, k), (x1, y1, _) = glass.bar(angle, BAR_RING, [(p, 0.26), (p + 0.01, 0.26)])
        d = np.array([-(y1 - y0), x1 - x0]) / (math.hypot(x1 - x0, y1 - y0) or 1) * k / 2
        sc.stroke([(x0 - d[0], y0 - d[1]), (x0 + d[0], y0 + d[1])], dark(c, 0.3), 1.2, 0.7 * op)


def draw_sand(sc: Scene, glass: LyingGlass, u0: float, u1: float, sun: tuple[float, float]) -> None:
    """Level sand in a bulb: lit from the left, in its shade lilac and rust."""
    body, top = glass.sand(u0 + 0.02, u1 - 0.02)
    x0, y0, x1, y1 = body.bounds
    sc.layer(
        body, sc.lin([(0, "#f6c46c"), (0.45, "#c98444"), (1, "#6e3c36")], x0, y0, x1 - 20, y1), z=2, sh=0.2, cut=0.3,
        rim="#ffe9b0",
    )  # fmt: skip
    with sc.clip(body):
        for k in range(1, 6):  # layers of many hours
            q = T(top, 0, 9 * k)
            sc.stroke(list(q.exterior.coords) if q.geom_type == "Polygon" else [(0, 0), (1, 1)], "#5a3030", 1, 0.35)
            sc.stroke([(x, y - 2) for x, y in q.exterior.coords], "#ffd890", 1, 0.35)
    sc.layer(
        top, sc.lin([(0, "#fff0c0"), (0.5, "#fbd488"), (1, "#d89c58")], x0, y0, x1, y1), z=0.6, sh=0, cut=0.3, rim="#fff6d8",
        rimop=0.9,
    )  # fmt: skip
    r = sc.stream(f"ripples {u0:.1f}")
    marks = []
    for _ in range(90):
        u = r.uniform(u0, u1)
        w = glass.radius(u)
        s = r.uniform(-w, w)
        n = r.uniform(0.3, 0.9)
        P = [(*glass.at(u + n * (t - 0.5), s + 0.1 * math.sin(3 * t + u), glass.level), 0.4 + 1.6 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 7)]  # fmt: skip
        marks.append(limb(P, 3, 3))
    ink = clean(U(marks).intersection(top.buffer(-4)))
    sc.flat(ink, "#a8683c", 0.5)
    sc.flat(T(ink, -1, -2), "#fff6d4", 0.7)
    shade = Polygon(glass.thrown([(THICK, 3 * math.cos(t), 3 + 3 * math.sin(t)) for t in np.linspace(0, 6.28, 60)], sun, glass.level)) if u0 < glass.length / 2 else None  # fmt: skip
    if shade is not None:
        sc.flat(clean(shade.buffer(0).intersection(top)), "#8a6a78", 0.6, "multiply", 4)


def glass_back(sc: Scene, glass: LyingGlass, u0: float, u1: float) -> None:
    """The far wall of a bulb: air that has turned golden."""
    g = glass.body(u0, u1)
    x0, y0, x1, y1 = g.bounds
    sc.flat(g, sc.lin([(0, "#fff0bc", 0.95), (0.45, "#f9c974", 0.84), (1, "#a0783e", 0.6)], x0, y0, x1, y1), 1)
    with sc.clip(g):
        sc.flat(g.difference(g.buffer(-30)), "#4a5a4a", 0.55, "multiply", 13)
        sc.flat(glass.strip(u0 + 0.9, u1 - 1.4, 25, 60, 0.05, 1), "#fff8dc", 0.4, None, 5)


def glass_front(sc: Scene, glass: LyingGlass) -> None:
    """Its near wall: thickness at the rim, the sky in it, a bright line where the sun touches."""
    g = glass.body(THICK, glass.length - THICK, n=90)
    with sc.clip(g):
        sc.flat(g.difference(g.buffer(-12)), "#3a4a40", 0.5, "multiply", 4)
        sc.flat(g.buffer(-8).difference(g.buffer(-11.5)), "#fff8dc", 0.6, None, 0.8)
        for lo, hi in ((THICK + 0.7, glass.length / 2 - 1.0), (glass.length / 2 + 0.9, glass.length - THICK - 0.8)):
            sc.flat(glass.strip(lo, hi, 100, 132, 0.03, 1), "#fffdf0", 0.42, None, 1.5)
            sc.flat(
                glass.strip(lo + 0.3, hi - (2.0 if lo < glass.length / 2 else 0.8), 138, 143, 0.03, 1),
                "#fffdf0",
                0.6,
                None,
                0.8,
            )
            sc.flat(glass.strip(lo + 0.6, hi - 0.4, 222, 238, 0.03, 1), "#bfe0d8", 0.34, None, 2)
        sc.flat(g.difference(T(g, 7, 6)), "#fff3c4", 0.8, "screen", 3)
    sc.flat(g.difference(g.buffer(-2.4)), "#fffdf0", 0.9)


def near_end(sc: Scene, glass: LyingGlass) -> None:
    """The near end, as big as a barn door: planks, a moulding, three knobs."""
    sc.layer(
        glass.drum(0, THICK, glass.end), sc.lin([(0, "#d48c56"), (0.16, "#9a5640"), (0.5, "#552c34"), (1, "#2e1a26")], 150, 490, 280, 1080),
        z=10, sh=0.5, rim="#ffe0a0",
    )  # fmt: skip
    for u, c, op in ((0.1, "#ffce90", 0.5), (0.14, "#2a161e", 0.5), (0.26, "#ffce90", 0.35)):
        sc.stroke(glass.ring(u, glass.end, -60, 110), c, 1.6, op)
    face = glass.disc(0, glass.end)
    sc.layer(face, sc.near("#eaa866", "#6e3c34", 880, mid="#b97144"), z=2, sh=0.3, rim="#fff0c0", rimop=0.9)
    for r0, c, op in ((2.82, "#3a2028", 0.5), (2.76, "#ffe0a0", 0.5), (2.3, "#3a2028", 0.4), (2.25, "#ffe0a0", 0.4)):
        sc.stroke(glass.ring(0, r0), c, 1.6, op)
    r = sc.stream("grain")
    with sc.clip(glass.disc(0, 2.24)):
        for k in range(-2, 4):
            s = k * 0.86 - 0.4
            line = [glass.at(0, s, z) for z in np.linspace(0.6, 5.4, 8)]
            sc.stroke(line, "#4a2620", 1.8, 0.55)
            sc.stroke([(a - 1.8, b) for a, b in line], "#ffd898", 1, 0.5)
            for _ in range(9):
                z0, n, d = r.uniform(0.6, 4.6), r.uniform(0.3, 1.6), r.uniform(0.08, 0.8)
                P = [glass.at(0, s + d + 0.03 * math.sin(4 * t), z0 + n * t) for t in np.linspace(0, 1, 6)]
                sc.stroke(P, "#6a3a26", 0.9, 0.28)
    beads = [glass.at(-0.01, 2.53 * math.cos(t), 3 + 2.53 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 73)]
    sc.flat(U([ellipse(x + 0.8, y + 1.2, 3, 5) for x, y in beads]), "#3a1c22", 0.5)
    sc.flat(U([ellipse(x, y, 2.6, 4.6) for x, y in beads]), sc.near("#ffd694", "#8a5038", 860), 0.9)
    for a in BARS:
        t = math.radians(a)
        x, y = glass.at(-0.02, 2.53 * math.cos(t), 3 + 2.53 * math.sin(t))
        sc.layer(ellipse(x, y, 8, 15), sc.near("#ffdf98", "#8a5a34", 700), z=2, cut=0)
    sc.flat(clean(face.difference(T(face, 9, 2))), "#fff0c0", 0.5, "screen", 3)
