"""The lying zebra laid as sheets: cream, stripes, the sun from above on both, the eye."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import lying_zebra as zebra
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

SHADE = "#3c2c66"


def furred(sc: Scene, v: Callable[[Any], Any], g: Any, stripes: Any, z: float, fill: str, ink: str) -> None:
    """A part of the zebra: cream, its stripes, the light from above on both."""
    q = v(g)
    sc.layer(q, fill, z=z, cut=0, dx=-0.5 * z, dy=0.7 * z, sh=0.5, wash=0.3, rim="#ffffff", rimop=1, rimw=1.2)
    with sc.clip(q):
        if stripes is not None:
            sc.flat(v(stripes), ink)
        sc.flat(q.difference(T(q, 16, -40)), SHADE, 0.5, "multiply", 20)
        sc.flat(q.difference(T(q, 8, -15)), SHADE, 0.5, "multiply", 7)
        rimlight(sc, q, -8, 9, "#ffdc98", 0.7, 5, c=(760, 420), r=900)


def draw_zebra(sc: Scene, v: Callable[[Any], Any], p: Callable[[float, float], tuple[float, float]]) -> None:
    """The crossing: patient, and wide awake."""
    g = v(zebra.everything())
    sc.flat(U([T(g, -13 * k, 9 * k) for k in range(8)]), "#2e2458", 0.72, "multiply", 4)
    sc.flat(T(g, -8, 11), "#1c1640", 0.6, "multiply", 5)
    cream = sc.lin([(0, "#d8bcc0"), (0.25, "#fbe6cc"), (0.6, "#fff6dc"), (1, "#ffe8b0")], 20, 720, 760, 520)
    ink = sc.rad([(0, "#483c60"), (0.5, "#2e2540"), (1, "#1f1830")], 560, 400, 520)
    for k, g in enumerate(zebra.legs()):
        furred(sc, v, g, zebra.leg_stripes(), 4, cream if k % 2 else "#d8c8d0", ink)
        x, y = ((-96, 168), (-36, 184), (120, 160), (84, 182))[k]
        sc.layer(v(T(zebra.hoof(0, 0), x, y, 1, flip=k > 1)), "#3a3048", z=2, cut=0, rim="#fff4e0", rimop=0.6)
    dock, tuft = zebra.tail()
    furred(
        sc,
        v,
        dock,
        U([limb([(290 + 22 * k, -130 + 4 * k, 7), (292 + 22 * k, -60 + 4 * k, 7)], 1) for k in range(4)]),
        3,
        cream,
        ink,
    )
    sc.layer(v(tuft), ink, z=3, cut=0, rim="#cfc4e0")
    md, mp = zebra.mane()
    sc.layer(v(mp), cream, z=3, cut=0)
    sc.layer(v(md), ink, z=3, cut=0, rim="#cfc4e0")
    sc.layer(v(zebra.ear(-306, -128, 24, 0.96)[0]), "#d8c8d0", z=3, cut=0)
    furred(sc, v, zebra.trunk(), U(zebra.barrel_stripes(), zebra.rump_stripes(), zebra.neck_stripes()), 8, cream, ink)
    b = v(zebra.trunk())
    with sc.clip(b):
        sc.flat(v(ellipse(10, -70, 260, 34)), "#ffffff", 0.2, "screen", 18)
        sc.flat(v(limb("160,-60,2 150,20,26 176,100,30 240,120,2", 8)), SHADE, 0.3, "multiply", 12)
        sc.flat(v(limb("-176,-60,2 -164,20,22 -186,100,26 -220,110,2", 8)), SHADE, 0.28, "multiply", 10)
        sc.flat(v(box(-300, 70, 300, 140)), SHADE, 0.28, "multiply", 22)
    furred(sc, v, zebra.head(), zebra.head_stripes(), 6, cream, ink)
    h = v(zebra.head())
    with sc.clip(h):
        sc.flat(
            v(zebra.muzzle()),
            sc.lin([(0, "#4a3e58", 0.2), (0.35, "#3a3048", 1), (1, "#2a2236", 1)], *p(-340, 24), *p(-356, 70)),
        )
        sc.flat(v(limb("-388,66,1 -372,62,2.6 -354,58,2.6 -346,52,1.4", 6)), "#120c1c", 0.9)
    sc.flat(v(ellipse(-379, 38, 6, 4, 60)), "#120c1c")
    sc.flat(v(limb("-386,32,1 -380,30,2 -374,34,1", 4)), "#cfc4e0", 0.7)
    o, i = zebra.ear(-330, -126, -16)
    sc.layer(v(o), cream, z=3, cut=0, rim="#ffffff", rimop=1)
    sc.flat(v(i), "#8a6f86")
    sc.flat(v(limb([(-344, -164, 3), (-340, -178, 12), (-338, -184, 3)], 3)).intersection(v(o)), ink)
    ex, ey = -336, -62  # the eye, half under its lid
    sc.flat(v(ellipse(ex, ey, 17, 14, -16)), "#2a2236")
    sc.layer(v(ellipse(ex, ey + 1, 13, 10.5, -16)), "#fff3dc", z=0.6, cut=0, sh=0, wash=0, fibre=0)
    sc.flat(v(ellipse(ex + 4, ey + 0.5, 9, 9.5)), "#5a3220")
    sc.flat(v(ellipse(ex + 4.5, ey + 0.5, 5.6, 6.6)), "#140c18")
    sc.flat(v(ellipse(ex + 7.5, ey - 3.5, 2.8)), "#ffffff")
    lid = shape(
        f"{ex - 18},{ey + 1}^ {ex - 12},{ey - 10} {ex},{ey - 16} {ex + 13},{ey - 12} {ex + 19},{ey - 3}^ {ex + 6},{ey - 5} {ex - 6},{ey - 4}"
    )
    sc.layer(v(lid), "#e6d4d8", z=0.8, cut=0, wash=0, fibre=0)
    sc.flat(
        v(limb([(ex - 18, ey + 1, 2), (ex - 6, ey - 4, 4), (ex + 6, ey - 5, 4), (ex + 19, ey - 3, 2)], 6)), "#2a2236"
    )
    for a, b_ in ((-13, -5), (-5, -7), (5, -7)):
        sc.flat(v(limb([(ex + a, ey + b_ + 2, 2.6), (ex + a * 1.5, ey + b_ - 8, 0.8)], 1)), "#2a2236")
    sc.flat(v(limb([(-372, 62, 2.4), (-388, 66, 2.6), (-400, 56, 2)], 3)), "#4f9a4a")
    sc.layer(
        v(U([ellipse(-402 + 8 * math.cos(t), 52 + 8 * math.sin(t), 5) for t in np.linspace(0, 2 * math.pi, 8)[:-1]])),
        "#ffffff",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.flat(v(ellipse(-402, 52, 4.4)), "#f7b52c")
