"""The two chambers in a pear's core, furnished as box beds: one slept in, one left."""

from __future__ import annotations

from typing import Any

import numpy as np

from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.things import key

BEDS = ((304, 800, 13), (498, 800, -13))  # x, y, turn
CELL = "0,-176^ 34,-118 74,-46 88,34 68,108 22,142 -22,142 -68,108 -88,34 -74,-46 -34,-118"
COAT = "-92,40 -78,-8 -44,-30^ -16,-14 22,-12 62,-40^ 88,-6 94,40 76,112 24,148 -24,148 -76,112"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SKIN, HAIR = "#c98a62", "#4a2616"


def cell(k: int) -> Any:
    """The opening of bed k (0 slept in, 1 left)."""
    x, y, a = BEDS[k]
    return T(shape(CELL), x, y, rot=a)


def at(k: int, g: Any) -> Any:
    """A thing of the bed's own measure, laid into bed k."""
    x, y, a = BEDS[k]
    return T(g, x, y, rot=a)


def lamp() -> Figure:
    """A small hanging lamp, hook at 0,0."""
    f = Figure()
    f.add(limb("0,0,1.6 0,10,1.6", 2), "#3a2010", "wire", 0.5)
    f.add(shape("-9,22^ 9,22^ 7,42^ -7,42^"), "#fff2b0", "glass", 0.6)
    f.add(U(shape("-12,23^ -5,12^ 5,12^ 12,23^"), shape("-9,42^ 9,42^ 9,47^ -9,47^")), "#8a5a1c", "cap", 0.8)
    f.add(U(limb("-3,22,1.2 -3,42,1.2", 1), limb("4,22,1.2 4,42,1.2", 1)), "#8a5a1c", "bars", 0.3, True)
    return f


def gloss(sc: Scene, g: Any, c: tuple[float, float], tip: tuple[float, float], r: float) -> None:
    """The shine of a pip: lit where the window meets it, fine lines that run to its tip."""
    x, y = c
    sc.layer(g, sc.rad([(0, "#f0b070"), (0.16, "#c8743a"), (0.45, "#8a4420"), (1, "#3a160c")], x, y, r), z=6, sh=0.6, shc="#1c0806", rim="#ffdca0", rimop=0.9, **EXACT)  # fmt: skip
    x0, y0, x1, _ = g.bounds
    lines = [limb([(xx, y0 - 6, 0.6), (xx + (tip[0] - xx) * 0.25 + (xx - tip[0]) * 0.12, (y0 + tip[1]) / 2, 1.5), (*tip, 0.5)], 6, 3) for xx in np.linspace(x0, x1, 15)]  # fmt: skip
    sc.flat(clean(U(lines).intersection(g.buffer(-2))), "#3a160c", 0.32)
    with sc.clip(g):
        sc.flat(ellipse(x - r * 0.02, y + r * 0.1, r * 0.12, r * 0.3, 18), "#fff0d8", 0.75, "screen", 6)
        sc.flat(clean(g.difference(T(g, -7, -5))), "#ff9a4a", 0.3, "screen", 4)


def draw_beds(sc: Scene) -> None:
    """What lies in the chambers; the flesh is laid over it with its two openings."""
    for k in range(2):
        x, y, _ = BEDS[k]
        c = cell(k).buffer(14)
        warm = ("#ffd27a", "#e08a3a", "#7a3416", "#2c100a") if k == 0 else ("#6a3c24", "#4a2616", "#30160f", "#1c0a08")
        sc.flat(c, sc.rad([(0, warm[0]), (0.3, warm[1]), (0.66, warm[2]), (1, warm[3])], x - 8 + 30 * (k == 0), y - 96 + 60 * k, 215))  # fmt: skip
        grain = [at(k, limb([(q * 0.3, -170, 0.8), (q, -40, 2), (q * 1.1, 60, 2), (q * 0.5, 146, 0.8)], 6, 3)) for q in np.linspace(-84, 84, 13)]  # fmt: skip
        sc.flat(U(grain), "#2c100a", 0.3)
        pillow = at(
            k,
            shape("-70,-34 -56,-78 -18,-92 26,-88 62,-64 68,-26 40,-6 -20,0 -56,-10")
            if k == 0
            else shape("-62,-30 -50,-66 -16,-78 24,-75 54,-54 60,-22 36,-4 -18,0 -50,-8"),
        )
        tone = [(0, "#fff8e4"), (0.6, "#f3d9a8"), (1, "#b07a4a")] if k == 0 else [(0, "#dcc4a2"), (0.55, "#97745a"), (1, "#40241a")]  # fmt: skip
        sc.layer(
            pillow,
            sc.lin(tone, x - 60, y - 90, x + 60, y),
            z=4,
            sh=0.6,
            shc="#1c0806",
            rim="#fffbe8",
            rimop=0.9,
            **EXACT,
        )
        stripes = [
            at(k, limb([(q - 6, -96, 1.6), (q + 2, -50, 2.2), (q - 2, 4, 1.6)], 4, 3)) for q in range(-60, 70, 17)
        ]
        sc.flat(clean(U(stripes).intersection(pillow.buffer(-3))), "#c85a5a", 0.5)
        hx, hy = at(k, ellipse(0, -150, 2)).centroid.coords[0]
        sc.stroke([(hx, hy - 16), (hx, hy - 4), (hx + 5, hy)], "#e8c070", 2.4)
    draw_sleeper(sc)
    draw_left_bed(sc)


def draw_sleeper(sc: Scene) -> None:
    """A child of six on its side, hair on the pillow, chin in the coat, one fist out."""
    x, y, a = BEDS[0]
    f = T(head("tq", 6, "sleep", SKIN, "tousled", HAIR), 4, -50, 0.86, rot=26)
    put(sc, at(0, f), z=2.2)
    shade = at(0, f.outline())
    sc.flat(
        shade,
        sc.lin([(0, "#5a1c10", 0), (0.6, "#5a1c10", 0.1), (1, "#5a1c10", 0.5)], x + 30, y - 100, x - 40, y + 10),
        1,
        "multiply",
    )
    rimlight(sc, shade, -2, 2.4, "#ffe6a8", 1, 1.2, (x + 30, y - 130), 200)
    coat = at(0, shape(COAT))
    gloss(sc, coat, (x - 34, y + 44), at(0, ellipse(0, 150, 1)).centroid.coords[0], 170)
    sc.flat(at(0, ellipse(34, 56, 30, 38, -20)), "#f0a860", 0.28, "screen", 12)
    fold = at(0, limb("-74,-2,8 -46,-22,15 -16,-6,17 22,-4,17 60,-30,14 80,-8,7", 8))
    sc.layer(fold, sc.lin([(0, "#fff2cc"), (1, "#d89a58")], x - 70, y - 30, x + 70, y + 10), z=3, sh=0.5, shc="#1c0806", rim="#fffbe8", rimop=0.9, **EXACT)  # fmt: skip
    fist = Figure()
    fist.add(limb("58,6,16 46,-8,15", 3), SKIN, "wrist")
    fist.add(
        U(ellipse(42, -12, 11, 9), [ellipse(34 + 4.6 * q, -7 + 1.2 * q, 4.2, 5.4) for q in range(4)]), SKIN, "fist"
    )
    fist.add(U([limb([(36.3 + 4.6 * q, -10 + 1.2 * q, 0.6), (36.8 + 4.6 * q, -3 + 1.2 * q, 1.1)], 1, 3) for q in range(3)]), "#6a3420", "fingers", 0.2, True, 0.7)  # fmt: skip
    put(sc, at(0, fist), z=1.8)
    hx, hy = at(0, ellipse(0, -150, 2)).centroid.coords[0]
    put(sc, T(lamp(), hx + 5, hy - 2, 0.9), z=1.6)
    sc.glow(hx + 5, hy + 28, 50, "#ffe9a8", 0.9)
    sc.glow(hx + 5, hy + 30, 170, "#ffb040", 0.4)


def draw_left_bed(sc: Scene) -> None:
    """The other bed: a sheet with the hollow of somebody, a key on the hook where a lamp was."""
    x, y, _ = BEDS[1]
    dent = at(1, ellipse(2, -46, 30, 22, -8))
    sc.flat(dent, "#3a1a12", 0.5, "multiply", 6)
    creases = [
        limb([(34 + q, -62 + 5 * q, 0.5), (44 + 0.6 * q, -50 + 3 * q, 1.8), (46 + 0.3 * q, -36, 0.5)], 4, 3)
        for q in (-3, 3, 8)
    ]
    sc.flat(at(1, U(creases)), "#f2dcb8", 0.6)
    sheet = at(1, shape("-92,30 -74,-2 -20,8 40,0 80,-14^ 94,40 76,112 24,148 -24,148 -76,112"))
    sc.layer(sheet, sc.lin([(0, "#c8a886"), (0.5, "#7a543c"), (1, "#381c14")], x - 80, y - 20, x + 60, y + 140), z=4, sh=0.6, shc="#1c0806", rim="#fffbe8", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(at(1, shape("-44,46 -20,22 18,26 34,58 22,100 -6,114 -36,94")), "#4a2418", 0.45, "multiply", 9)
    folds = [
        limb([(-60 + 14 * q, 24 + 6 * (q % 3), 0.5), (-30 + 12 * q, 52 + 4 * q, 2.4), (-26 + 9 * q, 96, 0.5)], 6, 3)
        for q in range(7)
    ]
    sc.flat(at(1, U(folds)).intersection(sheet), "#5a3222", 0.5)
    sc.flat(T(at(1, U(folds)), -2, -1).intersection(sheet), "#fffaf0", 0.4)
    hx, hy = at(1, ellipse(0, -150, 2)).centroid.coords[0]
    sc.layer(T(key(0, 0, 0.5), hx + 5, hy + 1), "#e8b84c", z=1.4, **EXACT)


def draw_thrown_coat(sc: Scene) -> None:
    """The pip's coat of the empty bed, thrown back: below it still lies there, above its lining hangs out over the rim."""
    x, y, _ = BEDS[1]
    with sc.clip(cell(1).buffer(-1)):
        coat = at(1, shape("-92,36^ -58,24 -20,44 24,72 92,92^ 88,96 76,112 24,148 -24,148 -76,112"))
        gloss(sc, coat, (x - 34, y + 70), at(1, ellipse(0, 152, 1)).centroid.coords[0], 150)
    flap = T(shape("-62,50^ -26,40 20,34 58,18 92,-6^ 122,22 138,62 132,100 112,134^ 84,104 48,92 8,88 -30,76"), x, y)
    sc.flat(T(flap, 7, 10), "#5a2c10", 0.5, "multiply", 8)
    sc.layer(flap, sc.lin([(0, "#fff6d8"), (0.45, "#f4d49a"), (1, "#b8783e")], x - 60, y + 30, x + 120, y + 130), z=5, sh=0.55, shc="#1c0806", rim="#fffbe8", rimop=1, **EXACT)  # fmt: skip
    with sc.clip(flap):
        lines = [limb([(x - 54 + 22 * q, y + 96 + 5 * q, 0.5), (x - 38 + 22 * q, y + 56 + 3 * q, 2.2), (x - 26 + 20 * q, y + 14 - 3 * q, 0.6)], 6, 3) for q in range(8)]  # fmt: skip
        sc.flat(U(lines), "#8a5428", 0.34)
        sc.flat(T(U(lines), -2, 0), "#fffaf0", 0.4)
        edge = clean(flap.difference(T(flap, -5, -7)))
        sc.flat(edge, "#7a3c1a", 0.95)
        sc.flat(clean(edge.difference(T(edge, -1.6, -2))), "#f0a860", 0.6)
