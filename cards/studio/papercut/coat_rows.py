"""Rows of seats with empty coats in them, from the stage towards us, and the aisle between; in card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.bare_stage import EDGE
from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.empty_coats import KINDS_OF_COAT, TONES, coat, lay_coat
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

ROWS = (552, 588, 634, 692, 764, 854, 966, 1106)
CLAP = (4, 300)  # the row and the place of the coat that claps
EMBRACE = (6, 1)  # the row and the place of two who sit close
CHOSEN = {  # coats near us of which there is only one
    (6, 3): ("puffer", "#3f5a62"), (6, 4): ("sailor", "#3c4a6a"), (7, 3): ("trench", "#a57d52"),
}  # fmt: skip


def aisle(y: float) -> tuple[float, float]:
    """Middle and half width of the way between the seats."""
    return 430 + (y - 540) * 0.2, 9 + (y - 540) * 0.052


def width(y: float) -> float:
    """Width of a seat in a row."""
    return 23 + (y - 548) * 0.235


def sag(x: float, y: float) -> float:
    """The rows bend round the stage: their ends lie further off."""
    return y - (16 + (y - 548) * 0.11) * ((x - 420) / 420) ** 2


def draw_rows(sc: Scene) -> None:
    """Row by row towards us: coats, then the backs of the seats they sit in."""
    lx = sc.light[0]
    for i, y in enumerate(ROWS):
        depth = (i / (len(ROWS) - 1)) ** 0.8
        r = sc.stream(f"row{i}")
        w = width(y)
        mid, half = aisle(y)
        xs = [mid - half - w * (0.55 + k) for k in range(40)] + [mid + half + w * (0.55 + k) for k in range(40)]
        xs = [x for x in xs if -w < x < 800 + w]
        clap = min(xs, key=lambda x: abs(x - CLAP[1])) if i == CLAP[0] else None
        for n, x in enumerate(sorted(xs)):
            yy = sag(x, y)
            if x == clap:
                draw_clap(sc, x, yy, w, depth)
                continue
            if (i, n) in (EMBRACE, (EMBRACE[0], EMBRACE[1] + 1)):
                continue
            if r.random() < 0.07 and i > 0:
                continue
            kind, tone = r.choice(KINDS_OF_COAT), TONES[(n * 5 + i * 3 + r.randrange(3)) % len(TONES)]
            kind, tone = CHOSEN.get((i, n), (kind, tone))
            child = r.random() < 0.1
            size = w * (0.66 if child else r.uniform(0.84, 0.97))
            lay_coat(
                sc,
                coat(kind, tone, i * 50 + n),
                x + r.uniform(-0.03, 0.03) * w,
                yy + (0.12 if child else r.uniform(-0.08, 0.06)) * w,
                size,
                r.uniform(-7, 7),
                depth,
            )
        if i == EMBRACE[0]:
            draw_embrace(sc, sorted(xs)[EMBRACE[1]], y, w, depth)
        backs = []
        for x in xs:
            yy = sag(x, y)
            backs.append(
                shape(
                    f"{x - w * 0.5},{yy + w * 1.5}^ {x - w * 0.5},{yy + w * 0.62} {x - w * 0.36},{yy + w * 0.46} {x},{yy + w * 0.4} {x + w * 0.36},{yy + w * 0.46} {x + w * 0.5},{yy + w * 0.62} {x + w * 0.5},{yy + w * 1.5}^"
                )
            )
        g = U(backs)
        if i == 2:
            sc.glow(lx, 560, 430, "#ffdcae", 0.34, sy=0.4)
        c = mix("#9a3f4c", "#2a1222", depth)
        sc.layer(
            g,
            sc.lin([(0, c), (1, dark(c, 0.35))], 0, y + w * 0.4, 0, y + w * 1.2),
            z=3 + 8 * depth,
            sh=0.55,
            cut=0.3,
            rim="#f7d3b0",
            rimop=0.7,
            rimw=0.8 + depth,
        )
        tufts = U(
            [
                ellipse(x + q * w, sag(x, y) + w * p, w * 0.022)
                for x in xs
                for q, p in ((-0.22, 0.74), (0.22, 0.74), (0, 0.6))
            ]
        )
        sc.flat(tufts, dark(c, 0.5), 0.7)


def draw_embrace(sc: Scene, x: float, y: float, w: float, depth: float) -> None:
    """Two coats lean together, and one has its sleeve round the other."""
    lx, ly = sc.light[:2]
    k = w / 100
    yy = sag(x, y)
    lay_coat(sc, coat("up", "#a5583c", 21), x + 5 * k, yy, w * 0.97, 5, depth * 0.8)
    lay_coat(sc, coat("lapel", "#4a6a80", 22), x + 95 * k, yy + 8 * k, w * 0.88, -6, depth * 0.8)
    g = T(limb("34,30,19 62,40,21 96,40,20 124,32,19 137,22,18", 8), x, yy, k)
    sc.layer(
        g, sc.near("#d98a5c", "#5a2c2a", 640, (lx, ly)), z=6 * k, sh=0.5, cut=0.2, rim="#faf1dc", rimop=0.95, rimw=1.4
    )
    rimlight(sc, g, 0, 3 + 2 * k, "#ffe0ac", 0.5, c=(lx, ly), r=900)
    mouth = T(ellipse(139, 19, 6, 9.5, 30), x, yy, k)
    sc.layer(mouth.buffer(1.6 * k), "#e0a070", z=1, cut=0, rim="#faf1dc", rimop=0.9)
    sc.flat(mouth, "#1e1018")


def draw_clap(sc: Scene, x: float, y: float, w: float, depth: float) -> None:
    """The camel coat: its sleeves are up, and almost meet."""
    lx, ly = sc.light[:2]
    k = w / 100
    tone = "#c99a62"
    lay_coat(sc, [p for p in coat("up", tone, 7) if p[2] != 0.9], x, y, w * 0.96, 0, depth * 0.3)
    o: dict[str, Any] = {"cut": 0.2, "rim": "#fff6e0", "rimop": 1, "rimw": 1.6, "sh": 0.5}
    for s, pts_ in (
        (-1, ((-40, 14, 24), (-58, -8, 25), (-66, -34, 24), (-46, -66, 23), (-17, -98, 22))),
        (1, ((40, 14, 24), (58, -6, 25), (68, -30, 24), (50, -62, 23), (19, -94, 22))),
    ):
        g = fillet(T(limb(list(pts_), 7), x, y, k), 2)
        sc.layer(g, sc.near("#ffe2a8", "#a5744a", 430, (lx, ly)), z=7 * k, **o)
        folds_ = [
            limb([(s * 58, -20 - 7 * j, 0.6), (s * 66, -26 - 7 * j, 2), (s * 74, -24 - 7 * j, 0.6)], 3)
            for j in range(3)
        ]
        sc.flat(T(U(folds_), x, y, k), "#6a4428", 0.7)
        cx, cy = x + pts_[-1][0] * k, y + pts_[-1][1] * k
        cuff = T(ellipse(0, 0, 7 * k, 15 * k), cx, cy, rot=s * 40)
        sc.layer(cuff, "#f6d79c", z=3, **o)
        sc.flat(T(ellipse(0, 0, 4.2 * k, 11 * k), cx - s * 1.4 * k, cy, rot=s * 40), "#2a1822")
    sc.glow(x, y - 92 * k, 60, "#fff0cc", 0.5)


def draw_aisle(sc: Scene) -> None:
    """The carpet that leads to the stage, lit from it."""
    ys = np.linspace(EDGE + 30, 1240, 9)
    left = [(aisle(y)[0] - aisle(y)[1] - 8, y) for y in ys]
    right = [(aisle(y)[0] + aisle(y)[1] + 8, y) for y in ys]
    sc.layer(
        Polygon([*left, *right[::-1]]),
        sc.lin([(0, "#d8806a"), (0.3, "#8a3a48"), (1, "#2a1222")], 0, 530, 0, 1200),
        z=2,
        sh=0.2,
    )
