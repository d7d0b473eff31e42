"""From above, towards evening: an open hand is an island in a dark sea, its lines are rivers that hold the light; where
the longest one divides, and one arm soon stops, an old man has lifted his oars.

Palette: sea #0b3444, deep #041722, shallows #2f7476, land from pine #10302f by olive #7c7a42 to gold #ecc878, river #fff4d4, boat #d8402e.
Light: the low sun, out of the card at the upper left; the right of the hand sinks into its own shade. Planes: sea / shallows / sand / fields /
hills and woods / rivers cut through / boat.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.boat_above import boat_above
from cards.studio.papercut.hand_island import (
    FORK,
    RIVERS,
    island,
    rivers,
)
from cards.studio.papercut.island_land import lay_land, lay_village, lay_woods
from cards.studio.papercut.toned import toned

SUN = (-60, -80)
LAND = ("#08222a", "#1c3f3c", "#56562e", "#a87c34", "#ecb65a", "#fff0c0")
WOOD = ("#051a20", "#0f2e2e", "#274a38", "#6a703e", "#c8a858")


def draw_sea(sc: Scene) -> None:
    """A dark sea, warm towards the sun; torn sheets of deeper water; crests."""
    sc.backdrop(
        sc.rad([(0, "#e8c48a"), (0.2, "#7f9c88"), (0.45, "#2a6670"), (0.75, "#0d3a4a"), (1, "#051c2a")], -40, -20, 1240)
    )
    deep = (
        ("860,-60^ 860,210 700,190 590,96 430,60 330,-60^", "#1f5562", "#0f3a4a"),
        ("-60,1260^ -60,1010 60,1040 120,1130 170,1260^", "#0e3c4c", "#08283a"),
        ("860,1260^ 640,1260 700,1130 780,1010 860,950^", "#07283a", "#041622"),
    )
    for s, a, b in deep:
        sc.layer(
            shape(s),
            sc.lin([(0, a), (1, b)], 200, 0, 800, 1200),
            z=5,
            sh=0.3,
            shc="#02141f",
            dx=-3,
            dy=-2,
            cut=2.4,
            wash=0.6,
            rim="#8fb8a8",
            rimop=0.3,
        )
    r = sc.stream("crests")
    marks = []
    for _ in range(34):
        x, y, w = 620 * r.random() ** 1.6 - 20, 560 * r.random() ** 1.2, r.uniform(16, 44)
        marks += [
            limb(
                [
                    (x + 8 * k, y + 7 * k, 0.4),
                    (x + 8 * k + w * 0.5, y - 5 + 7 * k, 2.4),
                    (x + 8 * k + w, y + 7 * k, 0.4),
                ],
                4,
                3,
            )
            for k in range(r.choice((1, 1, 2)))
        ]
    sc.flat(U(marks), "#fff0c8", 0.4)


def draw_shore(sc: Scene, g: Any) -> None:
    """Two torn sheets of shallows, a thread of surf, sand."""
    for k in range(1, 5):
        sc.flat(T(g, 24 * k, 27 * k), "#0a2a3a", 0.3, "multiply", 6 + 4 * k)
    for k, (d, c, c2) in enumerate(((30, "#5f9088", "#0a2c3a"), (14, "#b0b890", "#123f4a"))):
        wide = rounded(g.buffer(d), 18)
        sc.layer(
            wide,
            sc.lin([(0, c), (1, c2)], 60, 200, 640, 900),
            z=3,
            cut=3.4,
            step=9,
            sh=0.3,
            shc="#04506a",
            wash=0.6,
            rim="#ffe8b8",
            rimop=0.4,
        )
    sand = sc.lin([(0, "#fff4d0"), (0.45, "#d8b478"), (1, "#4a4a44")], 100, 100, 740, 1000)
    sc.layer(
        g.buffer(5), sand, z=5, sh=0.45, shc="#046078", dx=4, dy=6, cut=1.5, step=9, rim="#fff4d4", rimop=0.9, rimw=1.8
    )


def draw_rivers(sc: Scene, g: Any, water: Any) -> None:
    """Clear water between banks: shade of the near bank, glints, paler where it is shallow."""
    w = clean(water.intersection(g.buffer(6)))
    sc.flat(w, sc.rad([(0, "#fffff4"), (0.16, "#e4f8ee"), (0.45, "#a8dcd8"), (1, "#4f9ca4")], *FORK, 560), 1)
    with sc.clip(w):
        sc.flat(clean(w.difference(T(w, 7, 9))), "#1f5560", 0.7, "multiply", 3)
        sc.flat(clean(w.difference(T(w, -3, -4))), "#ffffff", 0.85, None, 1)
        r = sc.stream("glints")
        marks = []
        for _ in range(60):
            k = r.choice(list(RIVERS))
            P = along(np.array(RIVERS[k]), 60)
            x, y, q = P[r.randrange(4, 58)]
            x, y, n = x + r.uniform(-0.36, 0.36) * q, y + r.uniform(-0.3, 0.3) * q, r.uniform(6, 15)
            marks.append(limb([(x, y, 0.3), (x + n * 0.5, y - 1.6, 1.8), (x + n, y, 0.3)], 3, 3))
        sc.flat(U(marks), "#ffffff", 0.85)


def draw_boat(sc: Scene) -> None:
    """He has lifted the oars; two wings of ripples behind the boat."""
    x, y = FORK
    x, y = x - 2, y - 8
    for k in range(3):
        for side in (-1, 1):
            P = [
                (x + side * (10 + 12 * k), y - 56 + 26 * k),
                (x + side * (24 + 13 * k), y - 40 + 28 * k),
                (x + side * (31 + 13 * k), y - 14 + 30 * k),
            ]
            sc.stroke(curve(np.array(P, float), n=8), "#ffffff", 1.6, 0.8 - 0.2 * k)
    b = T(boat_above(), x, y, 1.5, rot=172)
    sc.flat(T(b.outline(), 26, 24), "#2a5a64", 0.7, "multiply", 4)
    put(sc, b, z=2.6, rim=(1.6, 1.6, "#fff8d8", 0.9))
    sc.glow(x, y, 200, "#fff0c0", 0.35)


def draw_jetty(sc: Scene) -> None:
    """Where the shorter arm stops, somebody has built a landing stage."""
    x, y = 521, 1128
    sc.flat(T(box(-22, -6, 22, 7), x + 5, y + 6, 1, rot=18), "#123a3a", 0.5, "multiply", 2)
    sc.layer(
        T(U(box(-22, -6, 22, 6)), x, y, 1, rot=18),
        sc.lin([(0, "#f4cf90"), (1, "#a8683a")], x - 20, y, x + 20, y),
        z=2.4,
        cut=0.2,
        wash=0,
    )
    sc.flat(T(U([box(k, -6, k + 1.2, 6) for k in range(-18, 20, 6)]), x, y, 1, rot=18), "#6a3a1c", 0.6)


def draw_shade(sc: Scene, g: Any, water: Any) -> None:
    """Evening on the side away from the sun: one soft mass over the right and the wrist; water keeps more light."""
    land_ = g.buffer(6)
    with sc.clip(clean(land_.difference(water))):
        edge = clean(land_.difference(T(land_, 22, 15)))
        sc.flat(
            edge,
            sc.lin([(0, "#ffe8a0", 0.9), (0.6, "#ffe0a0", 0.6), (1, "#ffe0a0", 0)], 100, 200, 700, 900),
            1,
            "soft-light",
            7,
        )
        sc.flat(land_, sc.rad([(0, "#ffd878", 0.6), (1, "#ffd878", 0)], 200, 520, 520), 0.4, "soft-light")
        for way, op in (((330, 700, 760, 860), 0.72), ((380, 980, 430, 1200), 0.6)):
            stops = [(0, "#1c4a4c", 0), (0.45, "#1c4a4c", 0.6 * op), (1, "#0a2a36", op)]
            sc.flat(land_, sc.lin(stops, *way), 1, "multiply")
    with sc.clip(water):
        sc.flat(land_, sc.lin([(0, "#2a5a60", 0), (1, "#14424c", 0.8)], 470, 760, 800, 900), 1, "multiply")
        sc.flat(land_, sc.lin([(0, "#2a5a60", 0), (1, "#14424c", 0.75)], 380, 960, 380, 1220), 1, "multiply")


def draw_gulls(sc: Scene) -> None:
    """Two gulls over the sea, their shadows far below them."""
    for x, y, q, a in ((744, 1010, 1.0, -24), (690, 1092, 0.7, -10)):
        g = U(limb("-40,6,1 -22,-8,8 0,0,9 22,-8,8 40,6,1", 6), shape("-5,-8 0,-18 5,-8 5,10 8,22^ -8,22^ -5,10"))
        g = T(g, x, y, q, rot=a)
        sc.flat(T(g, 26, 40), "#02141f", 0.45, "multiply", 4)
        sc.layer(g, "#f4e4c4", z=6, cut=0, wash=0, fibre=0, sh=0.4, rim="#ffffff", rimop=1)


def draw() -> Scene:
    sc = Scene("palm_rivers", light=(*SUN, 300), shadow="#0a2a30", bg="#0b3444")
    g, water = island(), rivers()
    draw_sea(sc)
    draw_shore(sc, g)
    with toned(sc, LAND, 0.07):
        dry = lay_land(sc, g, water)
    draw_rivers(sc, g, water)
    with toned(sc, WOOD, 0.1):
        lay_woods(sc, dry, water)
    with toned(sc, LAND, 0.5):
        lay_village(sc)
    draw_shade(sc, g, water)
    sc.glow(FORK[0], FORK[1] - 20, 330, "#fff6c0", 0.4)
    draw_jetty(sc)
    draw_boat(sc)
    draw_gulls(sc)
    sc.glow(-40, -40, 900, "#ffdf98", 0.34)
    sc.vignette("#02141f", 0.5, 330, 600, 900, 0.45)
    sc.finish()
    return sc
