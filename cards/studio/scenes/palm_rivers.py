"""From above, in full sun: an open hand is an island in a turquoise sea, its lines are rivers; where the longest one
divides, and one arm soon stops, an old man has lifted his oars.

Palette: sea #0f8fa4, deep #07486a, shallows #8fe6dc, sand #fff0c0, wheat #ffd050, lime #b4d84a, copse #1f6a44, river #e8fdff, boat #d8402e.
Light: the sun, high on the left. Planes: sea / shallows / sand / fields / hills and woods / rivers cut through / boat / clouds near us.
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

SUN = (-60, -80)


def draw_sea(sc: Scene) -> None:
    """Deep turquoise, lighter towards the sun; torn sheets of deeper water; crests."""
    sc.backdrop(sc.rad([(0, "#6fe0d4"), (0.3, "#22b0b8"), (0.62, "#0c7f9e"), (1, "#063862")], 120, 330, 1120))
    deep = (
        ("860,-60^ 860,210 700,190 590,96 430,60 330,-60^", "#0d84a4", "#0a5f8e"),
        ("-60,1260^ -60,1010 60,1040 120,1130 170,1260^", "#0a6a90", "#084a76"),
        ("860,1260^ 640,1260 700,1130 780,1010 860,950^", "#085a86", "#062f5a"),
    )
    for s, a, b in deep:
        sc.layer(
            shape(s),
            sc.lin([(0, a), (1, b)], 200, 0, 800, 1200),
            z=5,
            sh=0.3,
            shc="#042a4a",
            dx=-3,
            dy=-2,
            cut=2.4,
            wash=0.6,
            rim="#9ff0e8",
            rimop=0.55,
        )
    r = sc.stream("crests")
    marks = []
    for _ in range(70):
        x, y, w = r.uniform(-20, 820), r.uniform(0, 1200), r.uniform(16, 44)
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
    sc.flat(U(marks), "#d8fff8", 0.42)


def draw_shore(sc: Scene, g: Any) -> None:
    """Two torn sheets of shallows, a thread of surf, sand."""
    sc.flat(T(g, 34, 44), "#022c4e", 0.6, "multiply", 20)
    for k, (d, c, c2) in enumerate(((34, "#35c0c0", "#15889e"), (17, "#8eeadc", "#3fb6bc"))):
        wide = rounded(g.buffer(d), 18)
        sc.layer(
            wide,
            sc.lin([(0, c), (1, c2)], 60, 200, 800, 1000),
            z=3,
            cut=3.4,
            step=9,
            sh=0.3,
            shc="#04506a",
            wash=0.6,
            rim="#f0fffa",
            rimop=0.8,
        )
    sand = sc.lin([(0, "#fffbe0"), (0.5, "#fbe4ae"), (1, "#d9ae72")], 100, 100, 760, 1100)
    sc.layer(
        g.buffer(5), sand, z=5, sh=0.45, shc="#046078", dx=4, dy=6, cut=1.5, step=9, rim="#ffffff", rimop=1, rimw=1.8
    )


def draw_rivers(sc: Scene, g: Any, water: Any) -> None:
    """Clear water between banks: shade of the near bank, glints, paler where it is shallow."""
    w = clean(water.intersection(g.buffer(6)))
    sc.flat(w, sc.rad([(0, "#e8ffff"), (0.22, "#a8f0f0"), (0.5, "#4fcfd8"), (1, "#22a6b8")], *FORK, 560), 1)
    with sc.clip(w):
        sc.flat(clean(w.difference(T(w, 7, 9))), "#0a5a74", 0.6, "multiply", 3)
        sc.flat(clean(w.difference(T(w, -3, -4))), "#ffffff", 0.85, None, 1)
        r = sc.stream("glints")
        marks = []
        for _ in range(130):
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
    b = T(boat_above(), x, y, 1.12, rot=172)
    sc.flat(T(b.outline(), 9, 12), "#06506a", 0.55, "multiply", 4)
    put(sc, b, z=2.6, rim=(1.6, 1.6, "#fff8d8", 0.9))
    sc.glow(x, y, 150, "#ffffff", 0.3)


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


def draw_above(sc: Scene) -> None:
    """What flies between us and the island: clouds with their shadow, gulls."""
    r = sc.stream("clouds")
    for x, y, w in ((770, 70, 250), (16, 412, 170), (30, 1140, 230)):
        puffs = [
            ellipse(
                x + r.gauss(0, 0.26) * w, y + r.gauss(0, 0.09) * w, w * r.uniform(0.1, 0.2), w * r.uniform(0.07, 0.12)
            )
            for _ in range(13)
        ]
        c = fillet(U(puffs), 9)
        sc.flat(T(c, 46, 62), "#03304e", 0.4, "multiply", 9)
        for k, (d, a, b) in enumerate(((0, "#ffffff", "#b4e4f2"), (-12, "#ffffff", "#e8f8fa"))):
            sc.layer(
                T(rounded(c.buffer(d), 6), -4 * k, -6 * k),
                sc.lin([(0, a), (1, b)], x - w * 0.4, y - w * 0.2, x + w * 0.3, y + w * 0.25),
                z=8,
                cut=1,
                sh=0.35,
                shc="#0a4a6a",
                wash=0.4,
                rim="#ffffff",
                rimop=1,
            )


def draw_gulls(sc: Scene) -> None:
    """Two gulls over the sea, their shadows far below them."""
    for x, y, q, a in ((744, 1010, 1.0, -24), (690, 1092, 0.7, -10)):
        g = U(limb("-40,6,1 -22,-8,8 0,0,9 22,-8,8 40,6,1", 6), shape("-5,-8 0,-18 5,-8 5,10 8,22^ -8,22^ -5,10"))
        g = T(g, x, y, q, rot=a)
        sc.flat(T(g, 26, 40), "#02284a", 0.45, "multiply", 4)
        sc.layer(g, "#fffefa", z=6, cut=0, wash=0, fibre=0, sh=0.4, rim="#ffffff", rimop=1)


def draw() -> Scene:
    sc = Scene("palm_rivers", light=(*SUN, 300), shadow="#0a3a44", bg="#0f8fa4")
    g, water = island(), rivers()
    draw_sea(sc)
    draw_shore(sc, g)
    dry = lay_land(sc, g, water)
    draw_rivers(sc, g, water)
    lay_woods(sc, dry, water)
    lay_village(sc)
    land_ = g.buffer(6)
    sc.flat(
        land_,
        sc.rad([(0, "#b09a4a", 0), (0.42, "#b09a4a", 0), (1, "#a08a4a", 0.45)], FORK[0] - 40, FORK[1] - 120, 860),
        1,
        "multiply",
    )
    sc.flat(
        clean(shape("150,1260 120,1120 190,1080 270,1110 330,1160 420,1150 470,1260").intersection(land_)),
        "#2a7a7e",
        0.6,
        "multiply",
        10,
    )
    sc.glow(FORK[0], FORK[1] - 20, 330, "#fff6c0", 0.4)
    draw_jetty(sc)
    draw_boat(sc)
    draw_gulls(sc)
    draw_above(sc)
    sc.glow(-40, -40, 700, "#fff6c8", 0.4)
    sc.vignette("#04284a", 0.4, 340, 520, 900, 0.55)
    sc.finish()
    return sc
