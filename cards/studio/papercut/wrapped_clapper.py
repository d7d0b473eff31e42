"""A bell's clapper wrapped in a feather quilt: iron shaft and tail, cushions of down between crossing seams, a cord."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

TOP, LOW = -96.0, 122.0
HALF = (
    (0.0, 30),
    (0.06, 44),
    (0.16, 66),
    (0.3, 84),
    (0.44, 91),
    (0.52, 88),
    (0.6, 92),
    (0.74, 89),
    (0.88, 76),
    (1.0, 60),
)
ROWS = 7


def half(v: Any) -> Any:
    """Half the bundle's width at v (0 neck, 1 hem), swelling between its seams."""
    v = np.asarray(v, float)
    w = np.interp(v, [q for q, _ in HALF], [w for _, w in HALF])
    return w + 3.4 * np.abs(np.sin(v * math.pi * ROWS))


def on(u: Any, v: Any) -> Any:
    """Point at u (-1..1, an angle's sine is made of it) and v, sagging towards us."""
    u, v = np.asarray(u, float), np.asarray(v, float)
    return np.c_[half(v) * np.sin(u * math.pi / 2), TOP + (LOW - TOP) * v + 13 * np.cos(u * math.pi / 2) * (v + 0.1)]


def iron(sc: Scene, g: Any, lamp: tuple[float, float], x: float) -> None:
    """Dark iron with one lit side."""
    sc.layer(
        g,
        sc.lin([(0, "#f0b050"), (0.22, "#8a5020"), (0.6, "#2c1812"), (1, "#0e0a14")], x - 36, 0, x + 36, 0),
        z=7,
        cut=0,
        sh=0.6,
        rim="#ffe0a0",
        rimop=0.9,
    )
    rimlight(sc, g, 2, -3, "#ffd080", 0.9, 1.6, c=lamp, r=520)


def draw_wrapped(
    sc: Scene,
    x: float,
    y: float,
    s: float,
    top: float,
    lamp: tuple[float, float],
    cloth: tuple[str, str],
    hand: tuple[float, float],
) -> None:
    """The clapper hung from top; the quilt round (x, y), cloth = lit, shade; the cord's end runs to the hand."""
    lit, shade = cloth

    def at(g: Any) -> Any:
        return T(T(g, rot=-4), x, y, s)

    iron(sc, limb([(x, top, 17 * s), (x, y - 90 * s, 21 * s)], 3), lamp, x)
    iron(
        sc,
        limb(
            [
                (x, y + 60 * s, 80 * s),
                (x, y + 130 * s, 66 * s),
                (x, y + 152 * s, 38 * s),
                (x, y + 184 * s, 28 * s),
                (x, y + 200 * s, 33 * s),
            ],
            6,
        ),
        lamp,
        x,
    )
    fill = sc.rad(
        [(0, "#fffef6"), (0.3, lit), (0.66, mix(lit, shade, 0.5)), (1, shade)], x - 92 * s, y + 96 * s, 290 * s
    )
    back = at(
        shape("-26,-88 -44,-112 -62,-128^ -34,-136 -14,-126 6,-140^ 28,-130 56,-140^ 50,-116 70,-104^ 40,-98 26,-88")
    )
    flap = at(shape("54,70^ 92,50 112,84 104,130 120,180 110,214^ 94,204 80,214 66,200 52,206^ 62,160 44,116"))
    sc.layer(
        flap,
        sc.lin(
            [(0, mix(lit, shade, 0.12)), (0.4, mix(lit, shade, 0.5)), (1, mix(lit, shade, 0.9))],
            x + 50 * s,
            y + 200 * s,
            x + 124 * s,
            y + 160 * s,
        ),
        z=6,
        cut=0.4,
        sh=0.55,
        rim="#fffbe8",
        rimop=0.9,
    )
    folds = at(U([limb([(82 + d, 80, 0.5), (84 + d, 138, 2.6), (84 + 1.3 * d, 204, 0.5)], 5, 3) for d in (-18, 0, 16)]))
    sc.flat(folds.intersection(flap), dark(shade, 0.2), 0.5)
    sc.flat(at(limb("50,196,4 66,190,4 80,204,4 94,194,4 112,204,4", 4)).intersection(flap), "#c0402e", 0.9)
    v = np.linspace(0, 1, 90)
    hem = on(np.linspace(1, -1, 40), np.ones(40))
    belly = at(clean(Polygon(np.vstack([on(v * 0 + 1, v), hem, on(v[::-1] * 0 - 1, v[::-1])])).buffer(0)))
    sc.layer(belly, fill, z=7, cut=0.2, sh=0.55, rim="#fffbe8", rimop=0.9)
    pads, lows, seams, sprigs = [], [], [], []
    n = ROWS
    for k in range(n + 1):
        for j in range(-2, 3):
            u, q = 0.42 * j + 0.21 * (k % 2), (k + 0.5 * 0) / n
            if abs(u) > 0.92 or not 0.03 < q < 0.97:
                continue
            (px, py), c = on([u], [q])[0], math.cos(u * math.pi / 2)
            rx, ry = 17 * c + 3, 14
            pads.append(ellipse(px - 4, py + 4, rx * 0.62, ry * 0.5))
            lows.append(ellipse(px + 5, py - 5, rx * 0.9, ry * 0.62))
            sprigs.append(
                U(
                    [
                        ellipse(px + 3.2 * c * math.cos(a), py + 3.2 * math.sin(a), 2.3 * c, 2.2)
                        for a in np.arange(0, 6.2, 1.2566)
                    ]
                )
            )
    for k in range(-5, n + 6):
        for d in (-1, 1):
            t = np.linspace(0, 1, 24)
            u, q = d * (-1 + 2 * t), (k - 0.5) / n + t * 4.76 / n
            keep = (q >= 0) & (q <= 1)
            if keep.sum() > 2:
                seams.append(limb(np.c_[on(u[keep], q[keep]), np.full(keep.sum(), 1.8)], 1, 3))
    sc.flat(at(U(lows)).intersection(belly), shade, 0.3, "multiply", 4)
    sc.flat(at(U(pads)).intersection(belly), "#ffffff", 0.8, None, 3.4)
    g = at(U(seams)).intersection(belly)
    sc.flat(g, dark(shade, 0.05), 0.5)
    sc.flat(T(g, 1.2, -1.4).intersection(belly), "#ffffff", 0.5)
    sc.flat(at(U(sprigs)).intersection(belly), "#c0503c", 0.8)
    sc.flat(
        belly,
        sc.lin(
            [(0, shade, 0), (0.5, shade, 0.08), (0.8, dark(shade, 0.1), 0.6), (1, dark(shade, 0.3), 0.85)],
            x - 92 * s,
            0,
            x + 96 * s,
            0,
        ),
        0.95,
        "multiply",
    )
    sc.layer(
        back,
        sc.lin(
            [(0, "#fff3d4"), (0.4, mix(lit, shade, 0.3)), (1, mix(lit, shade, 0.75))],
            x - 60 * s,
            y - 96 * s,
            x + 66 * s,
            y - 130 * s,
        ),
        z=4,
        cut=0.3,
        sh=0.5,
        rim="#fffbe8",
        rimop=0.9,
    )
    ruffs = U(
        [limb([(a * 0.45, -90, 0.6), (a * 0.8, -108, 2), (a, -126, 0.5)], 4, 3) for a in (-46, -28, -10, 10, 28, 46)]
    )
    sc.flat(at(ruffs).intersection(back), dark(shade, 0.15), 0.6)
    sc.flat(at(limb([(*p, 5) for p in on(np.linspace(-1, 1, 20), np.full(20, 0.985))], 2)), "#c0402e", 0.95)
    edge = at(limb([(*p, 7) for p in on(np.linspace(-0.35, 0.62, 16), np.linspace(0.0, 0.99, 16))], 3))
    sc.flat(T(edge, 7, 2).intersection(belly), dark(shade, 0.45), 0.5, "multiply", 3)
    sc.layer(edge, "#c0402e", z=2, cut=0.3, sh=0.5, rim="#ffd8b0", rimop=0.8)
    cords = []
    for q, d in ((0.0, 0), (0.0, 6), (0.5, 0)):
        p = on(np.linspace(-1, 1, 18), np.full(18, q))
        cords.append(at(limb([(a * 1.01, b + d, 4.6) for a, b in p], 2)))
    sc.layer(U(cords), "#8a5428", z=2.4, cut=0, sh=0.5, rim="#ffe0a0", rimop=0.9)
    hx, hy = hand
    cx, cy = x + 88 * s, y + 10 * s
    sc.layer(
        limb(
            [
                (cx, cy, 4),
                ((cx + hx) / 2, (cy + hy) / 2 + 4, 4),
                (hx, hy, 4),
                (hx + 12, hy + 34, 4),
                (hx + 6, hy + 66, 3.4),
            ],
            6,
        ),
        "#8a5428",
        z=3,
        cut=0,
        sh=0.4,
        rim="#ffe0a0",
        rimop=0.9,
    )


def plume(n: float, turn: float, x: float, y: float) -> Any:
    """A small curved down feather."""
    vane = shape(
        f"{n * 0.2},0 {n * 0.45},{-n * 0.3} {n * 0.86},{-n * 0.24} {n},0^ {n * 0.8},{n * 0.12} {n * 0.4},{n * 0.1}"
    )
    return clean(T(U(limb([(0, 0, 1.6), (n * 0.5, -n * 0.12, 1.3), (n, -n * 0.02, 0.4)], 4, 3), vane), x, y, rot=turn))
