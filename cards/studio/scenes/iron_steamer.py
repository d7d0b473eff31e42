"""Across a rumpled bed, as white as a winter sea, steams a flat iron with coals in its portholes; before its bow lies a sleeper.

Palette: linen #f5f1e5, oat #d8cfbf, pearl shade #8c96a0, warm grey #b9b4ac, iron #37302d, brass #b98c46; accent ember #ff7a2c.
Light: a low morning window at the left, not seen; the coals, small, on the flank that lies in shade.
Planes: wall with the window's light / pillow cliffs with lace surf / linen in levels of light / wake / iron / captain, lookout / sleeper.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flat_iron import Iron, cast, draw_body
from cards.studio.papercut.iron_handle import draw_funnel, draw_handle, funnel_mouth
from cards.studio.papercut.linen_sea import Linen, draw_linen, draw_weave, to_plan
from cards.studio.papercut.steamer_crew import captain, draw_helm, draw_sleeper, lookout

BOW, STERN = to_plan(262, 985), to_plan(640, 690)
WAKE = np.vstack([BOW, STERN, to_plan(712, 570), to_plan(696, 470), to_plan(590, 400), to_plan(480, 350), to_plan(424, 318)])  # fmt: skip
BED = to_plan(156, 1082)
LINEN = Linen(BOW, STERN, 0.22, WAKE, BED)
SHIP = Iron(BOW, STERN, 0.22)

PILLOWS = (  # outline, from far to near
    "300,330^ 292,250 316,186 372,150 450,158 540,132 640,140 700,190 716,260 706,330^",
    "-60,336^ -60,190 0,150 110,160 220,140 318,160 352,212 346,272 372,336^",
    "560,340^ 548,268 580,196 622,160 700,150 790,118 860,140^ 860,340^",
)


def draw_wall(sc: Scene) -> None:
    """Warm grey wall, on it the window's light, cut by its bars."""
    sc.backdrop(sc.lin([(0, "#cfc5b4"), (1, "#a9a49d")], 0, 0, 800, 330))
    for k in range(2):
        for j in range(2):
            x, y = 330 + 178 * k, -70 + 118 * j + 30 * k
            g = Polygon([(x, y), (x + 164, y + 27), (x + 164, y + 133), (x, y + 106)])
            sc.layer(g, sc.lin([(0, "#fdf5e2"), (1, "#e9dcc4")], x, y, x + 164, y), z=1.2, sh=0.12, wash=0.2, cut=0.6, rim="#fffdf2", rimop=0.5)  # fmt: skip


def draw_pillows(sc: Scene) -> None:
    """Cliffs of down: each cut back and back again towards the light, creased at the corners, lace for surf."""
    r = sc.stream("pillows")
    tones = ("#8f98a2", "#a9b0b5", "#c3c6c5", "#d9d8d1", "#e9e6dc", "#f6f2e8", "#fdfaf2")
    for n, line in enumerate(PILLOWS):
        base = shape(line)
        x0, y0, x1, y1 = base.bounds
        o = (x0 + 0.3 * (x1 - x0), y0 + 0.42 * (y1 - y0))
        for k, col in enumerate(tones):
            q = T(base, -3 * k, -2.4 * k, 1 - 0.125 * k, sy=1 - 0.105 * k, o=o).intersection(base.buffer(-1.2 * k))
            sc.layer(clean(rounded(q, 6 + 7 * k)), col, z=8 if not k else 1.6, sh=0.34 if not k else 0.2, cut=0.7, rim="#ffffff", rimop=0.8, wash=0.4, fibre=0.1)  # fmt: skip
        folds = []
        for j in range(11):  # creases that run out from both lower corners
            side = j % 2
            a, m = (x1 - 16, -1) if side else (x0 + 16, 1)
            a, b = max(-30, min(830, a)), r.uniform(60, 170)
            h = r.uniform(10, 130)
            folds.append(
                limb([(a, y1 - 14, 3), (a + 0.5 * m * b, y1 - 16 - 0.7 * h, 2), (a + m * b, y1 - 18 - h, 0.4)], 8)
            )
        sc.flat(clean(U(folds).intersection(base.buffer(-2))), "#78838f", 0.4)
        hem = base.difference(base.buffer(-9)).intersection(box(x0, y0 - 5, x1, y1 - 40))
        sc.flat(clean(hem.difference(base.buffer(-7.6))), "#8f98a2", 0.5)


def draw_surf(sc: Scene) -> None:
    """The lace of the pillows lies on the linen like surf under cliffs."""
    for y, a, b, w in ((323, -20, 384, 12), (323, 462, 840, 12)):
        xs = np.arange(a, b, w)
        scallop = U([ellipse(x, y + 3 * math.sin(x / 40), w * 0.64, 9) for x in xs])
        holes = U(
            [ellipse(x, y + 4 + 3 * math.sin(x / 40), 1.8, 2) for x in xs], [ellipse(x + w / 2, y - 2, 1.1) for x in xs]
        )
        sc.layer(
            U(scallop.difference(holes), box(a - 6, y - 9, b, y - 4)),
            sc.lin([(0, "#fffdf6"), (1, "#e2e0d9")], 0, y - 8, 0, y + 12),
            z=4,
            sh=0.5,
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffffff",
            rimop=1,
        )


def draw_smoke(sc: Scene) -> None:
    """Steam that the funnel leaves behind: puff over puff, each in three sheets, towards the right."""
    r = sc.stream("smoke")
    x, y = funnel_mouth(SHIP)
    way = curve(np.array([(x, y - 6, 22), (x - 14, y - 80, 44), (x + 4, y - 180, 72), (x + 90, y - 280, 104), (x + 250, y - 350, 140), (x + 540, y - 400, 190)], float), n=24)  # fmt: skip
    way = along(way, 26)[::-1]
    for k, (a, b, w) in enumerate(way):
        f = (26 - k) / 26
        puff = U([ellipse(a + w * 0.34 * math.cos(t), b + w * 0.28 * math.sin(t), w * r.uniform(0.2, 0.32)) for t in np.linspace(0, 5.6, 8)], ellipse(a, b, w * 0.4, w * 0.34))  # fmt: skip
        op = 0.95 - 0.62 * f
        sc.layer(puff, mix("#9b9793", "#cbc7c0", f), z=3, sh=0.22, cut=0, op=op, rim="#ffffff", rimop=0.8, wash=0.5)
        lit = clean(T(puff, -w * 0.06, -w * 0.05, 0.8, o=(a, b)))
        sc.layer(lit, mix("#c8c3bc", "#e2ded6", f), z=1.4, sh=0.2, cut=0, op=op, rim="#ffffff", rimop=0.9)
        sc.layer(T(lit, -w * 0.07, -w * 0.06, 0.6, o=(a, b)), mix("#eae4da", "#f2eee6", f), z=1.4, sh=0.2, cut=0, op=op, rim="#ffffff", rimop=0.9)  # fmt: skip


def draw_gull(sc: Scene, x: float, y: float, s: float) -> None:
    """A handkerchief that somebody has folded into a gull."""
    far = Polygon([(-4, 0), (34, -56), (70, -70), (30, -6)])
    body = Polygon([(-46, 2), (-34, -7), (0, -9), (40, 8), (66, 4), (40, 18), (0, 12), (-32, 6)])
    near = Polygon([(-12, 0), (-26, -52), (-74, -84), (-50, -34), (16, 8)])
    for g, c in ((far, "#c3c6c5"), (body, "#f4f0e6"), (near, "#fffdf6")):
        q = T(g, x, y, s)
        sc.layer(q, c, z=5, sh=0.4, cut=0.3, rim="#ffffff", rimop=1)
        hem = g.buffer(-3.4).difference(g.buffer(-4.6))
        sc.flat(clean(T(hem, x, y, s)), "#7f8c9a", 0.7)
    sc.flat(T(Polygon([(-46, 2), (-38, -4), (-37, 3)]), x, y, s), "#ff7a2c", 1)


def draw_shadow(sc: Scene) -> None:
    """The iron's shadow on the linen, and what the coals make of it."""
    g = cast(SHIP)
    sc.flat(g, "#67717f", 0.66, "multiply", 2.4)
    with sc.clip(g.buffer(6)):
        for u in np.linspace(0.13, 0.93, 9):
            x, y = SHIP.at(u, 1.5, 0.0)
            sc.glow(float(x) + 16, float(y) + 14, 120, "#ff7a2c", 0.34, sy=0.5)
    for u in np.linspace(0.13, 0.93, 9):
        x, y = SHIP.at(u, 1.35, 0.0)
        sc.glow(float(x) + 6, float(y) + 4, 90, "#ff8a3c", 0.28, sy=0.34)


def draw_crew(sc: Scene) -> None:
    """On deck: captain, helm, a passenger with a suitcase; at the bow the boy who calls."""
    x, y = SHIP.deck(0.56, 0.55)
    sc.flat(Polygon([(x - 16, y), (x + 20, y), (x + 108, y + 12), (x + 74, y + 26)]), "#120e0c", 0.6, "multiply", 3)
    hx, hy = SHIP.deck(0.42, 0.52)
    draw_helm(sc, hx - 2, hy + 2, 100)
    put(sc, T(captain(), x, y + 3, 0.76), z=2.2, rim=(2.6, 0.8, "#fff6e0", 1.0), shade=("#4a3a34", 0.15, 900), cast=4)
    bx, by = SHIP.deck(0.07, 0.0)
    put(sc, T(lookout(), bx + 6, by + 4, 0.86), z=2, rim=(2.4, 0.6, "#fff6e0", 1.0), cast=3)
    mx, my = SHIP.deck(0.93, 0.3)
    mouse = T(mouse_suitcase(), mx, my, 0.34, flip=True)
    for name, c in (("back", "#8a7a70"), ("body", "#b09c8c"), ("arm", "#9a8878"), ("case", "#b98c46"), ("strap", "#5a3a24"), ("scarf", "#ff7a2c"), ("eye", "#1d1512")):  # fmt: skip
        sc.layer(mouse[name], c, z=0.8, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.8)


def draw_near_fold(sc: Scene) -> None:
    """The lip of the hollow, nearer than the sleeper: it holds him."""
    x, y = 146, 1094
    for k, (d, c) in enumerate(((0, "#b7bdc2"), (7, "#d8d8d3"), (15, "#efece3"))):
        g: Any = shape(f"{x - 240},{y + 18 + d}^ {x - 110},{y + 38 + d} {x - 40},{y + 58 + d * 1.2} {x + 40},{y + 60 + d * 1.3} {x + 110},{y + 40 + d * 1.5} {x + 160},{y + 40 + d * 2} {x + 230},{y + 92 + d * 2} {x + 300 - d},1262^ {x - 240},1262^")  # fmt: skip
        sc.layer(g, sc.lin([(0, c), (0.6, mix(c, "#fffdf6", 0.5)), (1, "#e4e1d8")], x, y + 30, x + 60, y + 150), z=5 if not k else 1.4, sh=0.3, cut=0.5, rim="#ffffff", rimop=1, rimw=1.2)  # fmt: skip
    r = sc.stream("near")
    for k in range(15):
        a = x - 130 + 25 * k
        m = r.uniform(40, 90)
        q = limb([(a, y + 74 + (0 if k < 9 else 7 * (k - 8)), 0.5), (a + 10, y + 74 + m * 0.5 + 4 * k * 0.6, 3), (a + r.uniform(10, 34), y + 80 + m + 2 * k, 0.5)], 8)  # fmt: skip
        sc.flat(q, "#8c96a0", 0.4)
        sc.flat(T(q, -2.4, -0.6), "#fffefa", 0.9)


def draw_bow_wave(sc: Scene) -> None:
    """Before the bow the cloth is thrown up in lips, crumpled, sheet before sheet, on both sides of the sole."""
    bx, by = (float(q) for q in SHIP.at(0.0, 0.0, 0.0))
    r = sc.stream("bow")
    tones = ("#9aa4ae", "#b9c0c4", "#d6d7d3", "#ebe7dd", "#faf6ec")
    for k, c in enumerate(tones):
        d = 11 * k
        left = [(bx + 4, by - 58 + 1.5 * d), (bx - 26, by - 66 + 1.3 * d), (bx - 52, by - 34 + d), (bx - 74, by - 52 + d), (bx - 112, by - 6 + d), (bx - 150, by + 14 + 0.6 * d)]  # fmt: skip
        right = []
        for j, u in enumerate(np.linspace(0.42, 0.04, 13)):  # along the sole, higher towards the bow
            q = SHIP.at(u, 1.1, 0.004 + (0.028 if j % 2 else 0.07) * (1 - u / 0.48))
            right.append((float(q[0]) + 0.2 * d, float(q[1]) + (1.0 - 0.9 * u / 0.42) * d))
        foot = [(bx - 150, by + 90), (bx - 10, by + 104), (bx + 116, by + 50), (bx + 216, by - 6)]
        pts_ = [(x + r.uniform(-4, 4), y + r.uniform(-4, 4)) for x, y in left[::-1]] + [(x + r.uniform(-4, 4), y) for x, y in right[::-1]] + foot[::-1]  # fmt: skip
        g = shape(np.array(pts_))
        sc.layer(g, sc.lin([(0, mix(c, "#fffdf6", 0.7)), (0.5, c, 1), (0.75, mix(c, "#8c96a0", 0.3), 0.75), (1, mix(c, "#8c96a0", 0.5), 0)], bx, by - 50 + d, bx + 28, by + 60 + d * 0.6), z=5 if not k else 3, sh=0.4, cut=0.6, rim="#ffffff", rimop=1, rimw=1.3)  # fmt: skip
        folds = [limb([(bx + q, by - 40 + 1.2 * d + abs(q) * 0.36, 0.5), (bx + q * 1.14, by + d + abs(q) * 0.1, 3), (bx + q * 1.25, by + 44 + 0.5 * d, 0.5)], 6) for q in (-92, -74, -58, -42, -30, -12, 6, 22, 36, 52, 66, 84)]  # fmt: skip
        sc.flat(clean(U(folds).intersection(g.buffer(-2))), "#7f8b98", 0.35)
        lee = g.intersection(box(bx, by - 300, bx + 600, by + 10))  # this side lies in the shade of the iron
        sc.flat(clean(lee), sc.lin([(0, "#a9b2bb", 0), (0.25, "#a9b2bb", 0.12), (1, "#8c97a4", 0.5)], bx, by, bx + 170, by), 0.9, "multiply", 7)  # fmt: skip
    for u in (0.13, 0.23, 0.33, 0.43):
        x, y = SHIP.at(u, 1.22, 0.02)
        sc.glow(float(x), float(y), 80, "#ff8a3c", 0.42, sy=0.5)


def draw() -> Scene:
    """Will she steer round, and who wants the whole sea smooth?"""
    sc = Scene("iron_steamer", light=(-200, 260, 240), shadow="#3a4250", bg="#d8d0c2")
    draw_wall(sc)
    draw_pillows(sc)
    draw_linen(sc, LINEN)
    draw_surf(sc)
    draw_weave(sc, LINEN, 44, (-0.86, -0.5, 0.1, 0.5, 0.86))
    draw_shadow(sc)
    draw_smoke(sc)
    draw_body(sc, SHIP)
    draw_funnel(sc, SHIP)
    draw_handle(sc, SHIP)
    draw_crew(sc)
    draw_bow_wave(sc)
    draw_sleeper(sc, 142, 1092, 1.12)
    draw_near_fold(sc)
    draw_gull(sc, 168, 84, 0.8)
    sc.glow(-40, 420, 620, "#fff4dc", 0.4)
    sc.vignette("#5a5a60", 0.34, 330, 620, 900, 0.6)
    sc.finish()
    return sc
