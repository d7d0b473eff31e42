"""In a courtyard of dark windows one stands open and lit, and the shadow of a waving hand lies huge on the snow.

Palette: block navy #131c2c, concrete dusk #27354a, blind slate #3f5068, curtain umber #5a4338, window cream #fff0c4, sill geranium #d5543f.
Light: the open window. Planes: sky / roof / far wall / wings / washing / snow and passer-by / near branches.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

VX, VY = 452, 560  # where the courtyard's lines meet
X0, X1, EAVES, FOOT = 176, 676, 96, 806  # the far wall
COLS, ROWS = 7, 8
CW, RH = (X1 - X0) / COLS, (FOOT - 40 - EAVES) / ROWS
LIT = (2, 4)  # row, column of the lit window
LX, LY = X0 + CW * (LIT[1] + 0.5), EAVES + 10 + RH * (LIT[0] + 0.5)
PATCH = [(372, 868), (566, 860), (728, 1148), (226, 1166)]  # where its light lies on the snow
NAVY, CREAM = "#131c2c", "#fff0c4"
MAN = (476, 1046)


def homography(quad: list[tuple[float, float]]) -> Callable[[Any], Any]:
    """The map of the unit square (tl, tr, br, bl) onto a quadrangle, for geometries."""
    src = [(0, 0), (1, 0), (1, 1), (0, 1)]
    rows, rhs = [], []
    for (u, v), (x, y) in zip(src, quad, strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        rhs += [x, y]
    a = np.linalg.solve(np.array(rows, float), np.array(rhs, float))

    def f(xy: Any) -> Any:
        w = a[6] * xy[:, 0] + a[7] * xy[:, 1] + 1
        return np.c_[(a[0] * xy[:, 0] + a[1] * xy[:, 1] + a[2]) / w, (a[3] * xy[:, 0] + a[4] * xy[:, 1] + a[5]) / w]

    return lambda g: clean(shapely.transform(g, f))


def waving_hand() -> Any:
    """Forearm and spread hand, wrist at 0,0, fingers up, about 170 over the wrist."""
    fingers = U(
        limb("-20,-30,26 -46,-58,21 -66,-88,16 -72,-100,13", 5),
        limb("-24,-80,25 -34,-118,20 -44,-152,16 -46,-160,14", 5),
        limb("-4,-86,25 -6,-130,20 -8,-170,16 -8,-178,14", 5),
        limb("16,-82,24 24,-124,20 32,-160,16 34,-167,13", 5),
        limb("32,-68,21 48,-100,17 62,-128,14 66,-135,11", 5),
    )
    palm = shape("-26,4 -36,-34 -38,-78 -20,-100 8,-102 32,-90 44,-62 36,-26 24,4")
    arm = limb("0,-6,48 -2,20,46 6,80,62 16,150,76 22,260,84", 6)
    return fillet(U(fingers, palm, arm), 5)


def draw_sky(sc: Scene) -> None:
    """A strip of night over the roofs, chimneys with snow."""
    sc.backdrop(sc.lin([(0, "#0e1626"), (0.1, "#1d2d45"), (0.2, "#34506a"), (1, "#131c2c")], 0, 0, 0, 1200))
    r = sc.stream("stars")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 110), r.uniform(0.6, 1.6)) for _ in range(60)]), "#e8eef0", 0.7)
    for x, h in ((214, 74), (330, 52), (446, 90), (600, 62)):
        pot = U(
            box(x - 17, EAVES - h, x + 17, EAVES),
            box(x - 21, EAVES - h - 4, x + 21, EAVES - h + 4),
            *[box(x + q - 4, EAVES - h - 15, x + q + 4, EAVES - h) for q in (-9, 8)],
        )
        sc.layer(pot, sc.near("#3a4a60", "#1a2536", 420), z=5, cut=0.5)
        sc.layer(
            limb([(x - 20, EAVES - h - 4, 4), (x, EAVES - h - 8, 6), (x + 20, EAVES - h - 4, 4)], 4),
            "#8ea2b4",
            z=1.4,
            cut=0,
        )
    sc.flat(smoke(438, EAVES - 104, 120, 0.5, 22, "chimney"), "#5d748a", 0.4, blur=3)


def pane(sc: Scene, r: random.Random, q: Callable[[Any], Any], k: float, kind: str, lum: float) -> None:
    """One dark window in its own unit square of the wall; q maps it, k scales the paper."""
    wall = mix("#23324a", "#45586e", lum)
    hole = box(0.24, 0.16, 0.76, 0.82)
    sc.flat(q(hole), mix("#0d1421", "#1a2739", lum))
    inner: list[tuple[Any, str, float]] = []
    if kind == "blind":
        h = r.uniform(0.2, 0.62)
        inner += [(box(0.24, 0.16, 0.76, 0.16 + h), mix("#2c3d53", "#4f6478", lum), 1)]
        inner += [(U([box(0.24, 0.16 + y, 0.76, 0.172 + y) for y in np.arange(0.04, h, 0.06)]), "#17202f", 0.6)]
    elif kind == "curtain":
        for s in (0, 1):
            a, b = (0.24, 0.24 + r.uniform(0.1, 0.22)) if s == 0 else (0.76 - r.uniform(0.1, 0.22), 0.76)
            inner += [
                (
                    shape(
                        f"{a},0.16^ {b},0.16^ {b - 0.03 if s == 0 else b},0.5 {b},0.82^ {a},0.82^ {a if s == 0 else a + 0.03},0.5"
                    ),
                    mix("#3d3038", "#5a4a50", lum),
                    1,
                )
            ]
            inner += [
                (
                    U([box(a + (b - a) * t, 0.16, a + (b - a) * t + 0.012, 0.82) for t in (0.3, 0.6, 0.85)]),
                    "#1c1a24",
                    0.6,
                )
            ]
    elif kind == "net":
        inner += [(box(0.24, 0.46, 0.76, 0.82), mix("#33465a", "#5f7488", lum), 0.8)]
        inner += [
            (
                U([ellipse(x, 0.46, 0.045, 0.03) for x in np.arange(0.27, 0.76, 0.09)]),
                mix("#33465a", "#5f7488", lum),
                0.8,
            )
        ]
    elif kind == "plant":
        inner += [
            (
                U(
                    box(0.42, 0.72, 0.58, 0.82),
                    [leaf(0.5, 0.73, r.uniform(0.16, 0.3), a, 0.3) for a in np.linspace(-2.7, -0.4, 7)],
                ),
                mix("#1d3338", "#37545a", lum),
                1,
            )
        ]
    elif kind == "cat":
        inner += [
            (
                U(
                    shape("0.4,0.82^ 0.38,0.66 0.46,0.56 0.56,0.58 0.64,0.7 0.64,0.82^"),
                    ellipse(0.47, 0.52, 0.075, 0.055),
                    shape("0.41,0.5^ 0.41,0.42^ 0.47,0.47^"),
                    shape("0.48,0.47^ 0.53,0.42^ 0.54,0.5^"),
                ),
                "#070b13",
                1,
            )
        ]
        inner += [(U(ellipse(0.45, 0.515, 0.012, 0.009), ellipse(0.5, 0.515, 0.012, 0.009)), "#d8c47a", 1)]
    elif kind == "boards":
        inner += [
            (
                U(
                    [
                        Polygon([(0.22, y), (0.78, y + d), (0.78, y + d + 0.07), (0.22, y + 0.07)])
                        for y, d in ((0.22, 0.05), (0.42, -0.04), (0.62, 0.03))
                    ]
                ),
                mix("#3d332f", "#5a4c46", lum),
                1,
            )
        ]
    elif kind == "hand":  # another hand's shadow, half raised, on a dark blind
        inner += [(box(0.24, 0.16, 0.76, 0.8), mix("#33455c", "#566b80", lum), 1)]
        inner += [(T(waving_hand(), 0.52, 0.64, 0.0016).intersection(box(0.25, 0.16, 0.75, 0.8)), "#141c2b", 0.9)]
    elif kind == "moon":
        inner += [
            (ellipse(0.56, 0.36, 0.1, 0.07), "#a9b9c4", 1),
            (U(ellipse(0.53, 0.27, 0.018, 0.05, 8), ellipse(0.59, 0.27, 0.018, 0.05, -8)), "#a9b9c4", 1),
        ]
    for g, c, op in inner:
        sc.flat(q(g), c, op)
    bars = box(0.19, 0.11, 0.81, 0.87).difference(hole)
    if kind != "boards":
        bars = U(bars, box(0.485, 0.16, 0.515, 0.82), box(0.24, 0.36, 0.76, 0.378))
    sc.layer(
        q(bars),
        sc.near(light(wall, 0.06), dark(wall, 0.1), 560),
        z=1.8 * k,
        cut=0,
        fibre=0,
        wash=0,
        rimop=0.4,
        rim="#dfe9f0",
    )
    if kind == "shutters" or (kind in ("curtain", "blind") and r.random() < 0.3):
        for a, b in ((0.02, 0.19), (0.81, 0.98)):
            sc.layer(
                q(box(a, 0.12, b, 0.86)),
                sc.near(mix("#2b3f46", "#4a636a", lum), "#1c2a33", 600),
                z=2.2 * k,
                cut=0,
                fibre=0,
                wash=0,
                rimop=0.3,
            )
            sc.flat(q(U([box(a + 0.02, y, b - 0.02, y + 0.014) for y in np.arange(0.17, 0.84, 0.05)])), "#0f1824", 0.55)
    sc.layer(q(box(0.16, 0.86, 0.84, 0.915)), sc.near("#4a5d72", "#222f42", 520), z=2.6 * k, cut=0, fibre=0, wash=0)
    if r.random() < 0.8:
        sc.layer(
            q(shape("0.15,0.865^ 0.2,0.835 0.4,0.82 0.62,0.826 0.8,0.838 0.85,0.865^")),
            sc.near("#c9d6dc", "#6f879c", 560),
            z=1.2 * k,
            cut=0,
            fibre=0,
            wash=0,
        )


KINDS_OF_PANE = (
    "blind",
    "curtain",
    "net",
    "dark",
    "plant",
    "shutters",
    "blind",
    "curtain",
    "dark",
    "boards",
    "net",
    "dark",
)
STAIRS = 3  # the column whose windows light the stairs, half a floor off
BRICKED = {(0, 1), (4, 0), (6, 5), (3, 6)}
SPECIAL = {(5, 1): "cat", (4, 6): "hand", (1, 1): "moon"}


def draw_wall(sc: Scene) -> None:
    """The far wall with its windows, snow on the eaves, a drain pipe."""
    g = box(X0 - 8, EAVES, X1 + 8, FOOT + 20)
    sc.layer(
        g,
        sc.rad([(0, "#8a7f6c"), (0.14, "#5d6468"), (0.34, "#3b4b60"), (0.75, "#22304a"), (1, "#18233a")], LX, LY, 620),
        z=8,
        cut=0.6,
    )
    r = sc.stream("plaster")
    patches = [
        T(
            shape("-30,-8 -12,-18 14,-14 32,-4 22,14 -6,16 -28,10"),
            r.uniform(X0, X1),
            r.uniform(EAVES, FOOT),
            r.uniform(0.3, 1.1),
            rot=r.uniform(0, 90),
        )
        for _ in range(26)
    ]
    sc.flat(U(patches).intersection(g), "#131c2c", 0.22)
    sc.flat(brick(U(patches[:9]).intersection(g), 15, 7, "bricks", 0.8), "#4a4450", 0.5)
    for y in (EAVES + 14 + RH * 2 - 4, EAVES + 14 + RH * 5 - 4):
        sc.layer(box(X0 - 8, y, X1 + 8, y + 7), sc.near("#6d7680", "#22304a", 420), z=2.2, cut=0.4)
    for i in range(ROWS):
        for j in range(COLS):
            if (i, j) == LIT:
                continue
            x, y = X0 + CW * j, EAVES + 10 + RH * i
            if j == STAIRS:
                if i == ROWS - 1:
                    continue
                y += RH * 0.5
            if (i, j) in BRICKED:
                g2 = box(x + CW * 0.24, y + RH * 0.16, x + CW * 0.76, y + RH * 0.82)
                sc.flat(g2, "#141d2e", 0.35)
                sc.flat(brick(g2, 12, 6, f"{i}{j}", 0.8), "#4a4654", 0.5)
                continue
            w = r.uniform(-0.03, 0.03)

            def q(u: Any, x: float = x, y: float = y, w: float = w) -> Any:
                return clean(shapely.transform(u, lambda p: np.c_[x + CW * (p[:, 0] + w * 0.6), y + RH * p[:, 1]]))

            lum = max(0.06, 1 - math.hypot(x + CW / 2 - LX, y + RH / 2 - LY) / 330)
            pane(
                sc,
                random.Random(f"{i}/{j}"),
                q,
                1.0,
                SPECIAL.get((i, j), random.Random(f"kind {i}.{j}").choice(KINDS_OF_PANE)),
                lum,
            )
    x = X0 + CW * 2 - 2
    pipe = limb([(x, EAVES + 4, 8), (x, 500, 8), (x + 3, 640, 8), (x, FOOT + 4, 8)], 4)
    sc.layer(pipe, sc.lin([(0, "#5b6d80"), (1, "#1e2a3c")], x - 4, 0, x + 5, 0), z=3.4, cut=0)
    sc.flat(U([box(x - 6, yy, x + 7, yy + 3) for yy in range(160, 800, 92)]), "#0f1826", 0.7)
    eaves = shape(
        f"{X0 - 20},{EAVES + 14}^ {X0 - 22},{EAVES - 6} {X0 + 100},{EAVES - 14} 360,{EAVES - 7} 520,{EAVES - 16} {X1 + 20},{EAVES - 8} {X1 + 24},{EAVES + 14}^ 600,{EAVES + 10} 520,{EAVES + 20} 440,{EAVES + 9} 330,{EAVES + 18} 240,{EAVES + 9}"
    )
    sc.layer(eaves, sc.near("#b9c8d0", "#63798f", 460), z=6, cut=0.8)


def draw_wings(sc: Scene) -> None:
    """The two side walls run towards us."""
    for side in (-1, 1):
        xe = X0 if side < 0 else X1
        depths = [1.0, 1.24, 1.56, 2.0, 2.5] if side < 0 else [1.0, 1.26, 1.62, 2.1]

        def pt(d: float, y: float, xe: float = xe) -> tuple[float, float]:
            return VX + (xe - VX) * d, VY + (y - VY) * d

        top, foot = EAVES - 40 * (side > 0) + 14 * (side < 0), FOOT
        d9 = 2.7
        g = Polygon([pt(1, top), pt(d9, top), pt(d9, foot), pt(1, foot)])
        sc.layer(
            g,
            sc.rad(
                [(0, "#6a6a66" if side > 0 else "#46566a"), (0.3, "#32425a"), (0.7, "#1b2840"), (1, "#121b2d")],
                LX,
                LY,
                640,
            ),
            z=12,
            cut=0.8,
        )
        for i in range(ROWS):
            for j in range(len(depths) - 1):
                a, b = depths[j], depths[j + 1]
                y0, y1 = EAVES + 10 + RH * i, EAVES + 10 + RH * (i + 1)
                quad = [pt(a, y0), pt(b, y0), pt(b, y1), pt(a, y1)]
                if side < 0:
                    quad = [quad[1], quad[0], quad[3], quad[2]]
                if all(not (-30 < x < 830) for x, _ in quad) or all(y < -20 or y > 1220 for _, y in quad):
                    continue
                key = random.Random(f"wing {side} {i} {j}")
                c = Polygon(quad).centroid
                lum = max(0.02, 0.9 - math.hypot(c.x - LX, c.y - LY) / 420)
                pane(sc, key, homography(quad), 1.2, key.choice(KINDS_OF_PANE), lum)
        cap = Polygon([pt(1, top - 4), pt(d9, top - 10), pt(d9, top + 6), pt(1, top + 6)])
        sc.layer(cap, sc.near("#a9bac6", "#5b7188", 520), z=5, cut=0.8)


def draw_light(sc: Scene) -> None:
    """The open window, the arm in it, its geranium."""
    x0, x1, y0, y1 = LX - 23, LX + 23, LY - 33, LY + 34
    sc.glow(LX, LY, 330, "#f2c98a", 0.5)
    sc.layer(box(x0 - 6, y0 - 6, x1 + 6, y1 + 4), "#c9b184", z=3, cut=0.3, rim="#fff6dc", rimop=0.7)
    sc.flat(box(x0, y0, x1, y1), sc.rad([(0, "#fffbea"), (0.6, CREAM), (1, "#f3cf8a")], LX, LY, 46))
    for s in (-1, 1):  # the wings of the casement stand open
        wing = Polygon([(LX + s * 25, y0 - 3), (LX + s * 44, y0 + 5), (LX + s * 44, y1 + 10), (LX + s * 25, y1 + 1)])
        sc.layer(wing.difference(wing.buffer(-4)), "#d8c08e", z=3, cut=0)
        sc.flat(wing.buffer(-4), "#ffe6ac", 0.3)
    hand_ = T(waving_hand(), LX - 1, LY + 4, 0.2, rot=-8).intersection(box(x0 - 4, y0 - 20, x1 + 4, y1))
    sc.layer(hand_, "#4a2f2c", z=1.6, cut=0, fibre=0, wash=0, sh=0.3)
    sc.layer(box(x0 - 10, y1 + 1, x1 + 10, y1 + 8), "#b9a47c", z=3, cut=0.2)
    sc.layer(shape(f"{x0 - 10},{y1 + 2}^ {x0},{y1 - 2} {LX - 6},{y1 - 1} {LX - 4},{y1 + 2}^"), "#fff6e0", z=1, cut=0)
    pot = Polygon([(x1 - 9, y1 + 1), (x1 - 7, y1 - 10), (x1 + 7, y1 - 10), (x1 + 5, y1 + 1)])
    leaves = U([leaf(x1 - 1, y1 - 9, 12, a, 0.5) for a in (-2.6, -2.0, -1.2, -0.6)])
    sc.layer(leaves, "#3f5a48", z=1.2, cut=0, sh=0.3)
    sc.layer(pot, "#8a4a34", z=1.4, cut=0)
    sc.flat(U([ellipse(x1 + dx, y1 - 21 + dy, 3.6) for dx, dy in ((-6, 0), (3, -3), (8, 3))]), "#d5543f")
    kx = x0 + 4  # a key on a string hangs from the sill
    sc.stroke([(kx, y1 + 8), (kx + 1, y1 + 26)], "#f3dca0", 1, 0.9)
    sc.layer(T(key(0, 0, 0.5), kx + 1, y1 + 26), "#e9c46a", z=1, cut=0, fibre=0)
    sc.glow(LX, LY, 120, "#ffe0a0", 0.55)


def draw_court(sc: Scene) -> None:
    """Snow, the light on it and the huge shadow of the hand, the passer-by and his own shadow."""
    floor = Polygon(
        [(-40, FOOT + 210), (X0 - 6, FOOT - 2), (X1 + 6, FOOT - 2), (840, FOOT + 150), (840, 1240), (-40, 1240)]
    )
    sc.layer(
        floor,
        sc.rad([(0, "#8ea4b6"), (0.35, "#6d859c"), (0.7, "#41587a"), (1, "#25365a")], 480, 1000, 520),
        z=6,
        cut=1.4,
    )
    for k, P in enumerate(
        (
            "100,900 240,840 400,830 620,836 700,870 640,896 420,884 220,912",
            "-30,1010 90,960 200,990 170,1060 40,1110 -40,1100",
            "690,960 790,930 840,960 840,1060 760,1050",
        )
    ):
        g = shape(P)
        sc.flat(g.intersection(floor), "#aebfca", 0.22, blur=8)
        sc.stroke(list(g.exterior.coords)[: len(g.exterior.coords) // 2], "#cddae2", 1.2, 0.3)
        _ = k
    m = homography(PATCH)
    beam = Polygon([(LX - 24, LY - 30), (LX + 24, LY - 30), (740, 1150), (220, 1168)])
    sc.flat(
        beam,
        sc.lin([(0, "#ffe6ac", 0.62), (0.5, "#ffe0a0", 0.16), (1, "#ffe0a0", 0.05)], LX, LY, 480, 1150),
        0.6,
        "screen",
        9,
    )
    patch = m(box(0, 0, 1, 1))
    sc.flat(patch, sc.lin([(0, "#fff6da", 1), (1, "#ffdf9c", 0.86)], 0, 860, 0, 1166), 0.96, blur=2.4)
    shadow = m(
        T(T(waving_hand(), rot=174, flip=True), 0.49, 0.36, 0.0042, sy=0.0032).intersection(box(-0.6, 0, 1.6, 1))
    )
    sc.flat(shadow, sc.lin([(0, "#3a4a78", 1), (1, "#2c3d6a", 0.92)], 0, 860, 0, 1166), 0.95, "normal", 1.6)
    sc.flat(patch, sc.lin([(0, "#fff", 0.0), (1, "#c98a4a", 0.22)], 0, 860, 0, 1166), 1, "multiply")
    # footprints lead in and end
    r = sc.stream("prints")
    prints = []
    for k in range(9):
        t = k / 8
        x, y = MAN[0] - 30 + 120 * (1 - t) ** 1.4 - 60 * (1 - t), 1206 - (1206 - MAN[1] - 16) * t
        s = 1.5 - 0.7 * t
        prints.append(ellipse(x + (11 if k % 2 else -11) * s, y, 5.4 * s, 8 * s, r.uniform(-8, 8)))
    sc.flat(U(prints), "#243558", 0.75)
    sc.flat(T(U(prints), 1.4, 2.4).difference(U(prints)), "#fff2d0", 0.4)


def draw_things(sc: Scene) -> None:
    """What winter has left in the court: bins, a bicycle, a sledge, a cat's track."""
    for x, y, k in ((236, 836, 1.0), (270, 838, 0.9), (214, 850, 1.1)):
        sc.layer(
            T(shape("-13,0^ -14,-30 14,-30 13,0^"), x, y, k),
            sc.near("#4f647a", "#1a2740", 620),
            z=4,
            cut=0.3,
            rim="#ffe6b0",
        )
        sc.layer(
            T(shape("-18,-29^ -14,-40 0,-44 14,-40 18,-29^ 0,-31"), x, y, k),
            sc.near("#dbe5ea", "#8ea4bc", 620),
            z=2,
            cut=0.3,
        )
    wheels = U([ellipse(x, 838, 19).difference(ellipse(x, 838, 17)) for x in (590, 640)])
    frame = U(
        limb("590,838,2.4 606,812,2.4 632,812,2.4 640,838,2.4", 1),
        limb("606,812,2.4 614,838,2.4 632,812,2.4", 1),
        limb("632,812,2.4 630,798,2.4 622,796,2.4", 1),
        limb("600,806,3 612,806,3", 1),
    )
    sc.flat(T(U(wheels, frame), 8, 12, 1, sy=0.5, o=(615, 857)), "#1a2a4c", 0.5, blur=1)
    sc.layer(U(wheels, frame), "#16213a", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(frame.difference(T(frame, 0, 2)), "#cfdbe4", 0.9)
    track = [
        ellipse(250 + 300 * t + 12 * math.sin(9 * t), 842 - 24 * math.sin(3 * t) + (2.4 if k % 2 else -2.4), 2.2, 1.4)
        for k, t in enumerate(np.linspace(0, 1, 46))
    ]
    sc.flat(U(track), "#2c4168", 0.6)


def draw_man(sc: Scene) -> None:
    """He stands in the hollow of the shadow with his suitcase, and looks up."""
    x, y = MAN
    sc.flat(ellipse(x + 4, y + 2, 34, 7), "#17224a", 0.7, "multiply", 2)
    p = T(
        person(
            40,
            "back",
            "stand",
            dress("coat", "#7a3a34", "#2a2a38", "#d8c08e"),
            skin="#a8703f",
            hair="short",
            hair_colour="#2a1a14",
            hat="flat",
            hat_colour="#2c3242",
            nod=-8,
        ),
        x,
        y,
        0.5,
    )
    case = T(suitcase(), x + 21, y + 1, 0.26)
    put(sc, case, z=2, rim=(0, 1.4, "#ffe6b0", 0.7))
    put(sc, p, z=2.2, rim=(0, 2.6, "#ffe6b0", 0.9), cast=0)
    rimlight(sc, p.outline(), 1.6, 1.4, "#fff0c8", 0.8, 0.8, (LX, LY), 1200)


def draw_near(sc: Scene) -> None:
    """Washing frozen on a line, branches with snow before us, a shed roof, the pillar of the gate."""
    a, b = (40, 566), (806, 470)
    line = [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 70 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)
    ]
    sc.stroke(line, "#0c1422", 1.8, 0.9)
    at = lambda t: (
        float(np.interp(t, np.linspace(0, 1, 24), [p[0] for p in line])),
        float(np.interp(t, np.linspace(0, 1, 24), [p[1] for p in line])),
    )  # noqa: E731
    shirt = shape("-22,0^ -10,-2 10,-2 22,0^ 50,34^ 38,44^ 24,26^ 24,74^ -24,74^ -24,26^ -40,42^ -52,30^")
    waving = shape("-22,0^ -10,-2 10,-2 22,0^ 46,-30^ 58,-22^ 26,26^ 24,74^ -24,74^ -24,26^ -40,42^ -52,30^")
    for t, g, c in (
        (0.14, shirt, "#34465c"),
        (0.26, box(-20, 0, 20, 62), "#2c3d54"),
        (0.8, waving, "#55504e"),
        (0.91, box(-26, 0, 22, 80), "#2f4056"),
    ):
        x, y = at(t)
        sc.layer(
            T(g, x, y, 0.8, rot=3), sc.near(light(c, 0.2), dark(c, 0.25), 420), z=7, cut=0.5, rim="#ffe6b0", rimop=0.5
        )
    wood2, _ = tree(
        sc.stream("branches 2"),
        -40,
        520,
        520,
        a=-0.75,
        w=26,
        depth=7,
        spread=0.5,
        ratio=0.76,
        curl=0.4,
        avoid=Polygon([(300, 100), (800, 100), (700, 1200), (200, 1200)]),
    )
    for w in (wood2,):
        sc.layer(w, sc.near("#1d2738", "#090e1a", 620), z=15, cut=0.3, rim="#ffe6b0", rimop=0.35)
        sc.flat(w.difference(T(w, 0, 3)), "#c3d2dc", 0.75)
    pillar = Polygon([(742, 980), (850, 960), (850, 1260), (736, 1260)])
    sc.layer(
        pillar,
        sc.lin([(0, "#3f5474"), (0.3, "#1c2942"), (1, "#0d1526")], 736, 0, 800, 0),
        z=15,
        cut=1.2,
        rim="#ffe6b0",
        rimop=0.6,
    )
    sc.flat(brick(pillar, 26, 12, "pillar", 0.5), "#0a1122", 0.45)
    sc.layer(
        shape("728,986^ 726,960 752,940 800,930 850,926^ 850,968^ 790,972 760,984"),
        sc.near("#dbe6ec", "#6f88a4", 640),
        z=5,
        cut=0.8,
    )
    shed = Polygon([(-40, 1106), (150, 1140), (196, 1240), (-40, 1240)])
    sc.layer(shed, sc.near("#3d5070", "#131d33", 700), z=15, cut=1.2)
    sc.layer(
        shape("-50,1098^ 40,1094 150,1126 168,1150 60,1126 -50,1120^"), sc.near("#b9cad6", "#5d7694", 640), z=4, cut=0.8
    )


def draw() -> Scene:
    sc = Scene("waving_window", light=(LX, LY, 200), shadow="#050a16", bg=NAVY)
    draw_sky(sc)
    draw_wall(sc)
    draw_wings(sc)
    draw_court(sc)
    draw_things(sc)
    draw_light(sc)
    draw_near(sc)
    draw_man(sc)
    snow(sc, 150, "#ffeec8", 0.85, (260, 330, 720, 1150), (0.8, 2.8), "lit snow")
    snow(sc, 170, "#a9bccc", 0.6, size=(0.8, 3.4), name="dark snow")
    sc.vignette("#050a18", 0.5, 480, 640, 900)
    sc.finish()
    return sc
