"""At first light an old keeper in his nightshirt pulls the sea up over the beach by its lace hem, over the sleeping boat.

Palette: sand in first light #ffdca6, rose #d8967c, dusk rose #6f4a62; sea from pearl #bfe6dc to petrol #1d6478 and ink #0a1f40;
his nightshirt, coral #e8503c, is the accent. Light: the low sun from the upper left. Planes: sand / boat / the blanket / the keeper.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.beach_things import SHADE, draw_pillow, scatter, thrown
from cards.studio.papercut.beached_boat import BeachedBoat
from cards.studio.papercut.crochet_hem import crochet_hem
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.sea_cloth import fold

FEET, SIZE = (520, 336), 1.34
BOAT = BeachedBoat(556, 594, 420, 54, 0.1)
TUCK = -0.07  # how far up the boat the hem lies


def keeper() -> Figure:
    """He walks backwards, both fists on the hem."""
    pose = SIDE["pull"].but(
        lean=-34,
        nod=18,
        hip=0.84,
        foot_a=(0.22, 0),
        foot_b=(-0.3, 0),
        hand_a=(0.93, 0.12),
        hand_b=(0.96, 0.06),
        knee_b=1,
    )
    cloth = dress("nightshirt", "#e8503c", "#fbf3e0", "#fff4dc").but(
        pattern="stripes", pattern_colour="#ffe9cf", skirt=0.7, flare=10
    )
    p = person(74, "tq", pose, cloth, "#c98a62", "short", "#f6f1e4", "tender", beard="full", hat="nightcap", hat_colour="#2a5aa6", big_head=1.06)  # fmt: skip
    return T(p, *FEET, SIZE, flip=True)


def hem_points() -> Any:
    """The hem: from the left edge up to his fists, down again, over the boat and on to the fold."""
    p = keeper()
    (ax, ay), (bx, by) = sorted((p.at("hand_a.hold"), p.at("hand_b.hold")))
    half = BOAT.half(TUCK, 1)
    over = [
        BOAT.at(TUCK, half * f, BOAT.sheer(TUCK) + e)
        for f, e in ((1.0, 0.016), (0, 0.02), (-1.02, 0.012), (-1.5, -0.12))
    ]
    P = [(-70, 120), (30, 196), (130, 250), (226, 284), (292, 276), (ax - 46, ay + 26), (ax - 8, ay + 2), (bx + 8, by + 4), (bx - 16, by + 62), (bx - 40, by + 136), (bx - 30, by + 200), (bx + 2, by + 246), (bx + 24, by + 290), *over, (684, 700), (716, 768), (790, 826), (880, 850)]  # fmt: skip
    return np.array(P, float)


def hem_line() -> Any:
    P = hem_points()
    return curve(P, [i in (6, 7) for i in range(len(P))], n=14)


def blanket() -> Any:
    """The sea as far as it is pulled up."""
    return clean(Polygon([*hem_line(), (900, 1300), (-80, 1300), (-80, 150)]).buffer(0))


def draw_sand(sc: Scene) -> None:
    """Bright where the sun comes from; ripples of wind, shells, old prints."""
    sc.backdrop(sc.rad([(0, "#fff0c8"), (0.3, "#ffd7a0"), (0.62, "#dc9a80"), (1, "#6a4662")], 160, -60, 1020))
    r = sc.stream("ripples")
    lit, dim = [], []
    for k in range(20):
        x, y = r.uniform(60, 860), r.uniform(-10, 760)
        w, s = r.uniform(40, 130), r.uniform(0.7, 1.6)
        P = [(x, y, 0.4), (x + w * 0.3, y + 5, 2.6 * s), (x + w * 0.65, y + 3, 2.4 * s), (x + w, y + 11, 0.4)]
        dim.append(limb(P, 6, 3))
        lit.append(limb([(a, b - 3.4, w_) for a, b, w_ in P], 6, 3))
    sc.flat(U(dim), "#8a4a58", 0.4, "multiply", 1.4)
    sc.flat(U(lit), "#ffeec0", 0.5, None, 1)
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.7, 1.5)) for _ in range(90)]), "#a86a48", 0.4)


def draw_boat(sc: Scene) -> None:
    """It sleeps, its bow on a pillow."""
    b, colours = BOAT, ("#f2b23e", "#2a4a80", "#8a5640")
    o = b.outline()
    draw_pillow(sc, *b.at(0.42, 0, 0.0))
    sc.flat(U([T(o, 12 * k, 7 * k) for k in range(7)]), SHADE, 0.6, "multiply", 6)
    sc.flat(T(o, 8, 5), SHADE, 0.6, "multiply", 3)
    b.draw(sc, *colours)
    b.foredeck(sc, colours[0], colours[1])
    sc.flat(
        o, sc.lin([(0, "#5a3a62", 0), (0.5, "#5a3a62", 0.1), (1, "#5a3a62", 0.7)], 560, 460, 680, 560), 1, "multiply"
    )


def draw_sea(sc: Scene) -> None:
    """The blanket: thin and light at the hem, deep far back; folds to his fists and over the boat; a net of light."""
    g = blanket()
    sc.flat(T(g, 16, 13), SHADE, 0.5, "multiply", 6)
    hx, hy = hem_points()[7]
    tent = T(shape("-60,0 0,-4 40,40 90,110 120,190 100,250 60,260 30,160"), hx, hy)
    sc.flat(tent, SHADE, 0.42, "multiply", 8)
    sc.layer(
        g,
        sc.lin([(0, "#f6ead0"), (0.1, "#c6e6da"), (0.26, "#6ab8b6"), (0.46, "#2c7c8e"), (0.7, "#164c70"), (1, "#0a1f40")], 470, 230, 330, 1220),
        z=6, dx=4, dy=4, sh=0.4, shc="#6a4a40", cut=0, rim="#ffffff", wash=0.5,
    )  # fmt: skip
    with sc.clip(g):
        for k, (x, y, q, rot) in enumerate(
            ((596, 946, 0.66, 18), (690, 1010, 0.5, 24), (494, 1010, 0.46, 10), (620, 1066, 0.4, 20))
        ):
            f = reef_fish(
                ("round", "perch", "long")[k % 3], ("#f0a050", "#e87c54")[k % 2], "#ffe0b0", "#a04a38", "scales"
            )
            f = T(f, x, y, q, flip=True, rot=rot)
            put(sc, f, z=0.6, sh=0)
            sc.flat(f.outline().buffer(1), "#123f62", 0.5)
        hx, hy = hem_points()[6]
        for P, w in (
            ([(hx - 2, hy + 6), (250, 330), (130, 420), (-60, 500)], 34),
            ([(hx, hy + 8), (276, 380), (150, 560), (-60, 740)], 46),
            ([(hx + 4, hy + 10), (316, 420), (230, 640), (60, 900)], 50),
            ([(hx + 10, hy + 10), (356, 420), (330, 620), (250, 880)], 46),
            ([(hx + 18, hy + 10), (390, 380), (420, 520), (410, 700)], 34),
            ([(hx - 10, hy + 4), (240, 282), (120, 300), (-40, 320)], 22),
        ):
            fold(sc, P, w)
        for k, d in enumerate((30, 52, 140, 162)):  # quilted, row by row
            inner = (
                U(g, box(-900, 120, 0, 2000), box(-900, 1200, 2000, 2400), box(780, 880, 2000, 2400))
                .buffer(-d, 12)
                .buffer(-20, 12)
                .buffer(20, 12)
            )
            for q in polys(inner):
                sc.stroke([*q.exterior.coords], "#f4fff8", 2.2 - 0.1 * k, 0.6 - 0.1 * k, dash="9 8")
        for P, w in (
            ([(-80, 880), (60, 960), (200, 1080), (290, 1270)], 42),
            ([(330, 960), (400, 1050), (500, 1130), (560, 1270)], 38),
            ([(-80, 1080), (10, 1110), (90, 1180), (120, 1290)], 34),
        ):
            fold(sc, P, w, 0.2, 0.7)
        tucked(sc)


def tucked(sc: Scene) -> None:
    """The boat under the blanket: its side in the sun, its side in the shade, both gunwales."""
    o = fillet(BOAT.outline().buffer(12), 20)
    back = clean(o.intersection(blanket()))
    sc.flat(T(o, 30, 26).difference(o), "#0a2a50", 0.85, "multiply", 8)
    sc.flat(T(o, -14, -6).difference(o), "#0a6a88", 0.5, "multiply", 6)
    sc.flat(
        back,
        sc.lin(
            [(0, "#ffe9c4", 0.7), (0.5, "#9ad0c8", 0.3), (1, "#0a3a5e", 0.6)],
            back.bounds[0],
            back.bounds[1],
            back.bounds[2] - 60,
            back.bounds[3],
        ),
        0.85,
        None,
        5,
    )
    for side, op in ((1, 0.8), (-1, 0.6)):
        e = BOAT.edge(1, side)[:15]
        n = len(e) - 1
        sc.flat(
            limb([(x + 5, y + 6, 3 + 11 * k / n) for k, (x, y) in enumerate(e)], 1, 4), "#06507a", 0.5, "multiply", 4
        )
        sc.flat(limb([(x, y - 2, 0.4 + 6 * k / n) for k, (x, y) in enumerate(e)], 1, 4), "#fff0cc", op, None, 1.4)
    for u in (-0.3, -0.12):
        w = BOAT.half(u, 1)
        q = [BOAT.at(u, w * f, BOAT.sheer(u) - 0.05 * (1 - f * f)) for f in (1, 0.5, 0, -0.5, -1, -1.3)]
        sc.flat(
            limb([(x, y, 7 * math.sin(math.pi * (k + 0.4) / 6)) for k, (x, y) in enumerate(q)], 6),
            "#ffffff",
            0.5,
            None,
            3,
        )


def lace(sc: Scene, line: Any, sizes: tuple[float, float], shc: str) -> None:
    g, _ = crochet_hem(line, sizes)
    sc.flat(T(g, 7, 7), shc, 0.5, "multiply", 2.4)
    sc.layer(g, sc.rad([(0, "#fffdf0"), (0.45, "#ffeed2"), (0.8, "#d8b8b4"), (1, "#9a86a0")], 300, 180, 760), z=2.4, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw() -> Scene:
    """The whole card."""
    sc = Scene("tide_blanket", light=(120, -80, 300), shadow="#3a2440", bg="#dc9a80")
    draw_sand(sc)
    draw_boat(sc)
    draw_sea(sc)
    lace(sc, hem_line(), (1.0, 1.3), SHADE)
    scatter(sc)
    p = keeper()
    sc.flat(thrown(p.outline(), FEET[1]).difference(blanket()), SHADE, 0.5, "multiply", 3)
    put(sc, p, z=2.4, rim=(3, 2, "#fff0c0", 1), shade=("#5a3a6a", 0.35, 700))
    sc.vignette("#1a1438", 0.4, 360, 420, 940)
    sc.finish()
    return sc
