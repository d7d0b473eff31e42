"""In the morning an old keeper in his nightshirt pulls the sea up over the beach by its lace hem, over the sleeping boats.

Palette: sand #fbe8bc, apricot shade #d9a273, foam #fffdf2, turquoise #37bdb8, petrol #0d6b8c, lining navy #123468, coral
#e8503c. Light: morning sun from the upper left. Planes: sand / boats / the blanket with its turned-down corner / the keeper.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import MultiPoint, Polygon, box
from shapely.ops import voronoi_diagram

from cards.studio.papercut import *
from cards.studio.papercut.beach_things import SHADE, draw_pillow, scatter, thrown
from cards.studio.papercut.beached_boat import BeachedBoat
from cards.studio.papercut.crochet_hem import crochet_hem
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.sea_cloth import fold

FEET, SIZE = (520, 336), 1.34
BOAT = BeachedBoat(556, 594, 420, 54, 0.1)
DINGHY = BeachedBoat(218, 112, 236, 38, 0.08)
TUCK = -0.07  # how far up the boat the hem lies
TURN = ((700, 738), (792, 1040))
CORNER = (428, 872)


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
    P = [(-70, 120), (30, 196), (130, 250), (226, 284), (292, 276), (ax - 46, ay + 26), (ax - 8, ay + 2), (bx + 8, by + 4), (bx + 8, by + 60), (bx - 4, by + 130), (bx - 2, by + 186), (bx + 22, by + 228), (bx + 30, by + 286), *over, (690, 690), TURN[0]]  # fmt: skip
    return np.array(P, float)


def hem_line() -> Any:
    P = hem_points()
    return curve(P, [i in (6, 7) for i in range(len(P))], n=14)


def side_line() -> Any:
    return curve(np.array([TURN[1], (806, 1120), (836, 1260)], float), n=10)


def blanket() -> Any:
    """The sea as far as it is pulled up."""
    return clean(Polygon([*hem_line(), *side_line(), (900, 1300), (-80, 1300), (-80, 150)]).buffer(0))


def lining() -> tuple[Any, Any, Any]:
    """(turned-down corner, its upper free edge, its lower one)."""
    up = curve(np.array([TURN[0], (640, 772), (540, 822), CORNER], float), n=14)
    low = curve(np.array([CORNER, (540, 946), (670, 1016), TURN[1]], float), n=14)
    turn = curve(np.array([TURN[1], (772, 930), (748, 820), TURN[0]], float), n=14)
    return clean(Polygon([*up, *low, *turn]).buffer(0)), up, low


def draw_sand(sc: Scene) -> None:
    """Bright where the sun comes from; ripples of wind, shells, old prints."""
    sc.backdrop(sc.rad([(0, "#fffdf0"), (0.32, "#fdeec6"), (0.7, "#f2cf98"), (1, "#d8a06e")], 200, -80, 1000))
    r = sc.stream("ripples")
    lit, dim = [], []
    for k in range(46):
        x, y = r.uniform(60, 860), r.uniform(-10, 760)
        w, s = r.uniform(40, 130), r.uniform(0.7, 1.6)
        P = [(x, y, 0.4), (x + w * 0.3, y + 5, 2.6 * s), (x + w * 0.65, y + 3, 2.4 * s), (x + w, y + 11, 0.4)]
        dim.append(limb(P, 6, 3))
        lit.append(limb([(a, b - 3.4, w_) for a, b, w_ in P], 6, 3))
    sc.flat(U(dim), "#b9784e", 0.3, "multiply", 1)
    sc.flat(U(lit), "#fffdf0", 0.7, None, 0.8)
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(0.7, 1.5)) for _ in range(260)]), "#a86a48", 0.4
    )


def draw_boats(sc: Scene) -> None:
    """One sleeps uncovered, one lies with its bow on a pillow of sand."""
    for b, colours in ((DINGHY, ("#2f8f86", "#f6c64a", "#b06a3c")), (BOAT, ("#ffc642", "#1f4f9a", "#b0703f"))):
        o = b.outline()
        if b is BOAT:
            draw_pillow(sc, *b.at(0.42, 0, 0.0))
        sc.flat(U(T(o, 26, 13), T(o, 14, 7)), SHADE, 0.42, "multiply", 6)
        sc.flat(T(o, 8, 5), SHADE, 0.5, "multiply", 3)
        b.draw(sc, *colours)
        b.foredeck(sc, colours[0], colours[1])


def draw_sea(sc: Scene) -> None:
    """The blanket: thin and light at the hem, deep far back; folds to his fists and over the boat; a net of light."""
    g = blanket()
    sc.flat(T(g, 16, 13), SHADE, 0.5, "multiply", 6)
    hx, hy = hem_points()[7]
    tent = T(shape("-60,0 0,-4 40,40 90,110 120,190 100,250 60,260 30,160"), hx, hy)
    sc.flat(tent, SHADE, 0.42, "multiply", 8)
    sc.layer(
        g,
        sc.lin([(0, "#d2f8e8"), (0.13, "#8de6d6"), (0.36, "#35c2c0"), (0.62, "#1289a4"), (0.84, "#0c5688"), (1, "#0a356c")], 500, 330, 80, 1250),
        z=6, dx=4, dy=4, sh=0.4, shc="#6a4a40", cut=0, rim="#ffffff", wash=0.5,
    )  # fmt: skip
    with sc.clip(g):
        r = sc.stream("net")
        spots = MultiPoint([(r.uniform(-80, 900), 60 + 1240 * r.random() ** 0.72) for _ in range(300)])
        cells = [AF.scale(c.buffer(-11, 8).buffer(9, 8), 1, 1) for c in voronoi_diagram(spots).geoms]
        net = clean(box(-60, 60, 860, 1260).difference(U(cells)))
        sc.flat(
            net,
            sc.lin([(0, "#ffffff", 0.5), (0.4, "#d8fff0", 0.3), (1, "#6fd0e0", 0.1)], 480, 330, 120, 1200),
            1,
            "screen",
            1.4,
        )
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
        for k, d in enumerate((30, 52, 110, 132, 220, 242, 350, 372)):  # quilted, row by row
            inner = (
                U(g, box(-900, 120, 0, 2000), box(-900, 1200, 836, 2000)).buffer(-d, 12).buffer(-20, 12).buffer(20, 12)
            )
            for q in polys(inner):
                sc.stroke([*q.exterior.coords], "#f4fff8", 2.2 - 0.1 * k, 0.75 - 0.07 * k, dash="9 8")
        for P, w in (
            ([(-80, 880), (60, 960), (200, 1080), (290, 1270)], 42),
            ([(330, 960), (400, 1050), (500, 1130), (560, 1270)], 38),
            ([(-80, 1080), (10, 1110), (90, 1180), (120, 1290)], 34),
        ):
            fold(sc, P, w, 0.34, 0.55)
        tucked(sc)


def tucked(sc: Scene) -> None:
    """The boat under the blanket: its side in the sun, its side in the shade, both gunwales."""
    o = fillet(BOAT.outline().buffer(12), 20)
    back = clean(o.intersection(blanket()))
    sc.flat(T(o, 30, 26).difference(o), "#06406e", 0.85, "multiply", 8)
    sc.flat(T(o, -14, -6).difference(o), "#0a6a88", 0.5, "multiply", 6)
    sc.flat(
        back,
        sc.lin(
            [(0, "#f0fff6", 0.75), (0.5, "#bff4e6", 0.35), (1, "#06507a", 0.5)],
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
        sc.flat(limb([(x, y - 2, 0.4 + 6 * k / n) for k, (x, y) in enumerate(e)], 1, 4), "#ffffff", op, None, 2)
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
    sc.layer(g, sc.rad([(0, "#ffffff"), (0.6, "#fffdf2"), (1, "#dfe9ee")], 340, 260, 800), z=2.4, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_corner(sc: Scene) -> None:
    """The lining: the deep, with its fish."""
    g, up, low = lining()
    sc.flat(T(g, -22, 20), "#05305e", 0.6, "multiply", 10)
    lace(sc, up[::-1], (1.25, 1.2), "#05406a")
    lace(sc, low[::-1], (1.2, 1.25), "#05406a")
    sc.layer(
        g,
        sc.lin([(0, "#2f6ac0"), (0.3, "#1b4792"), (1, "#0b2250")], 780, 800, 470, 920),
        z=5,
        cut=0,
        shc="#05305e",
        sh=0.5,
        rim="#dff6ff",
        rimop=0.9,
    )
    with sc.clip(g):
        r = sc.stream("fish")
        for k, (x, y, s, rot) in enumerate(((560, 872, 0.52, 12), (642, 842, 0.4, 4), (640, 926, 0.62, 18), (716, 886, 0.44, 10), (716, 968, 0.4, 22), (500, 876, 0.3, 8))):  # fmt: skip
            f = reef_fish(
                ("perch", "long", "round")[k % 3],
                ("#ffb04a", "#ff7f50", "#ffd77a")[k % 3],
                "#fff0c8",
                "#c0502f",
                "scales",
            )
            put(sc, T(f, x, y, s, flip=True, rot=rot), z=1.6, sh=0.5, rim=(-2, 2, "#fff6d0", 0.8))
        sc.flat(
            U([ellipse(r.uniform(470, 780), r.uniform(780, 1010), r.uniform(1.2, 3.6)) for _ in range(26)]),
            "#a8dcff",
            0.7,
        )
    sc.flat(
        limb(
            [(*q, 16) for q in curve(np.array([TURN[1], (772, 930), (748, 820), TURN[0]], float), n=10)], 1, 4
        ).intersection(g),
        "#cfeaff",
        0.5,
        "screen",
        4,
    )


def draw() -> Scene:
    """The whole card."""
    sc = Scene("tide_blanket", light=(120, -80, 300), shadow="#5a3a3a", bg="#fbe8bc")
    draw_sand(sc)
    draw_boats(sc)
    draw_sea(sc)
    draw_corner(sc)
    lace(sc, hem_line(), (1.0, 1.3), SHADE)
    lace(sc, side_line(), (1.25, 1.35), SHADE)
    scatter(sc)
    p = keeper()
    sc.flat(thrown(p.outline(), FEET[1]).difference(blanket()), SHADE, 0.5, "multiply", 3)
    put(sc, p, z=2.4, rim=(2.4, 2, "#fffbe8", 0.9), shade=("#5a3a6a", 0.25, 700))
    sc.vignette("#3a2a5a", 0.25, 400, 520, 920)
    sc.finish()
    return sc
