"""The walls of a courtyard at night, seven columns of dark windows and one that is lit; in card units."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.court_panes import homography, pane
from cards.studio.papercut.geometry import T, U, clean, limb, shape
from cards.studio.papercut.scene import Scene

VX, VY = 452, 560  # where the courtyard's lines meet
X0, X1, EAVES, FOOT = 176, 676, 96, 806  # the far wall
COLS, ROWS = 7, 8
CW, RH = (X1 - X0) / COLS, (FOOT - 40 - EAVES) / ROWS
LIT = (2, 4)  # row, column of the lit window
LX, LY = X0 + CW * (LIT[1] + 0.5), EAVES + 10 + RH * (LIT[0] + 0.5)
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
