"""A fish bowed by a prize, and the prize: what the card of the dragged medal is made of."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon
from shapely.ops import transform

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

# heading of the champion's spine, in degrees, from the tail to the nose: the bow of its back
STRETCH = 1.2
SPINE_X = (-84, -44, -14, 16, 38, 66)
SPINE_A = (-74, -34, -6, 26, 54, 66)


def bowed(f: Figure) -> Figure:
    """A straight fish bent along the spine."""
    xs = np.linspace(-100, 100, 401)
    a = np.radians(np.interp(xs, SPINE_X, SPINE_A))
    step = xs[1] - xs[0]
    cx = np.cumsum(np.cos(a)) * step
    cy = np.cumsum(np.sin(a)) * step
    cx -= np.interp(0, xs, cx)
    cy -= np.interp(0, xs, cy)

    def bend(x: Any, y: Any, z: Any = None) -> tuple[Any, Any]:
        x, y = np.asarray(x, float) * STRETCH, np.asarray(y, float)
        t = np.interp(x, xs, a)
        return np.interp(x, xs, cx) - y * np.sin(t), np.interp(x, xs, cy) + y * np.cos(t)

    return f.mapped(lambda g: transform(bend, g if isinstance(g, Point) else g.segmentize(3)))


def lay_medal(sc: Scene, x: float, y: float, r: float, lean: float) -> None:
    """A gold disc with a rayed star in it, its ring turned by lean degrees to where it is pulled."""
    turn = lambda g: T(T(g, -x, -y), x, y, 1, rot=lean)
    sc.glow(x, y, 210, "#f6cf6a", 0.5)
    ring = ellipse(x, y - r - 5, 14).difference(ellipse(x, y - r - 5, 8))
    sc.layer(turn(ring), "#c98f28", z=2, cut=0, wash=0)
    n = 40
    at = lambda q, k: (x + q * math.cos(math.pi * k / n), y + q * math.sin(math.pi * k / n))
    rim = shape(np.array([at(r + 2 * (-1) ** k, k) for k in range(2 * n)]), 2)
    gold = sc.rad([(0, "#fff8d0"), (0.45, "#f3b92e"), (1, "#9a5a1c")], x - 30, y - 46, r * 1.8)
    sc.layer(turn(rim), gold, z=6, cut=0, wash=0.5, sh=0.6, rim="#fffdf0", rimop=1, rimw=1.6)
    face = sc.rad([(0, "#ffeda8"), (0.6, "#e9a526"), (1, "#a86a1e")], x - 26, y - 40, r * 1.5)
    sc.layer(ellipse(x, y, r - 11), face, z=1.6, cut=0, wash=0.4, sh=0.6, rim="#fff6d0", rimop=0.9)
    rays_ = []
    for k, a in enumerate(np.linspace(0, 2 * math.pi, 24, endpoint=False)):
        far = r * (0.72 if k % 2 else 0.58)
        rays_.append(
            Polygon([(x + q * math.cos(a + d), y + q * math.sin(a + d)) for q, d in ((24, -0.1), (far, 0), (24, 0.1))])
        )
    sc.flat(turn(U(rays_)), "#fff3b8", 0.85)
    pale = sc.lin([(0, "#fffbe0"), (1, "#e0a02c")], x - 24, y - 30, x + 24, y + 30)
    sc.layer(turn(star(x, y, 32, 5, 0.46, 0.12)), pale, z=2, cut=0, wash=0, sh=0.6, rim="#ffffff", rimop=1)
    sc.glow(x - 34, y - 46, 64, "#fffef0", 0.9)


def push_sand(sc: Scene, x: float, y: float) -> None:
    """The sand that the medal pushes up before it."""
    wave = [(-40, 1166), (90, 1150), (190, 1132), (290, 1116), (356, 1092), (410, 1060), (446, 1058), (490, 1088)]
    heap, _ = land(sc.stream("heap"), [*wave, (540, 1122), (660, 1142), (860, 1128)], 2)
    lit = sc.rad([(0, "#fff6d2"), (0.24, "#edd6a0"), (0.55, "#8f9a84"), (1, "#123c54")], 396, 1050, 470)
    sc.layer(heap, lit, z=5, sh=0.35, cut=1, rim="#fffbe4", rimop=0.9)
    lee = shape("444,1060^ 490,1088 550,1122 650,1142^ 560,1148 490,1136 452,1104")
    sc.flat(lee.intersection(heap), "#6f7a72", 0.5, "multiply", 5)
    for k in range(5):
        q = [(150 + 34 * k, 1166 + 7 * k, 0.5), (300 + 30 * k, 1138 + 12 * k, 2), (386 + 12 * k, 1082 + 20 * k, 0.6)]
        sc.flat(limb(q, 6).intersection(heap), "#8a7448", 0.3)
    rnd = sc.stream("grains")
    grains = [
        ellipse(x + 136 + rnd.gauss(0, 30), y + 4 - abs(rnd.gauss(0, 24)), rnd.uniform(1, 3.2)) for _ in range(40)
    ]
    sc.flat(U(grains), "#fff0c4", 0.85)
