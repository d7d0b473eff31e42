"""The little wooden house of a pier's end on its piece of deck, with a swan-necked lamp before it."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

DECK = 366.0  # the boards of the deck
X0, X1 = 214.0, 664.0
HOUSE = (256.0, 456.0, 200.0)  # left and right wall, eaves
LAMP = (716.0, 214.0)
UMBER, DRIFT, LIT = "#3a2a28", "#7d6459", "#ffe9d2"
EXACT: dict[str, Any] = {"cut": 0.4, "wash": 0.7, "fibre": 0.12}


def draw_under(sc: Scene) -> None:
    """What one sees from below: the dark of the boards and their beams."""
    far = Polygon([(X0 + 26, DECK + 34), (X1 - 26, DECK + 34), (X1, DECK + 12), (X0, DECK + 12)])
    sc.layer(far, "#2c2022", z=5, sh=0.4, **EXACT)
    for x in np.arange(X0 + 12, X1 - 10, 25):
        sc.layer(box(x, DECK + 10, x + 12, DECK + 27), sc.lin([(0, "#5c463f"), (1, "#2c2022")], 0, DECK + 10, 0, DECK + 28), z=2, sh=0.4, **EXACT, rim=LIT, rimop=0.35)  # fmt: skip


def draw_sill(sc: Scene) -> None:
    """The near beam with its iron collars, weed, and the torn rope: before the legs."""
    sc.layer(
        box(X0 + 4, DECK + 24, X1 - 6, DECK + 37),
        sc.lin([(0, "#3c2d2c"), (1, "#8a6858")], X0, 0, X1, 0),
        z=5,
        sh=0.5,
        **EXACT,
        rim=LIT,
        rimop=0.8,
    )
    r = sc.stream("weed")
    weed = []
    for x in (238, 262, 343, 395, 452, 524, 588, 640):
        for _ in range(5):
            a, h = r.uniform(-9, 9), r.uniform(14, 62)
            weed.append(limb([(x + a, DECK + 34, 3.4), (x + a - 3, DECK + 34 + h * 0.6, 2.4), (x + a + r.uniform(-9, -2), DECK + 34 + h, 0.5)], 5, 3))  # fmt: skip
    sc.layer(U(weed), "#4a3a36", z=2, sh=0.3, cut=0, wash=0, rim=LIT, rimop=0.45)
    rope = limb(
        [(X0 + 12, DECK + 14, 5), (X0 - 12, DECK + 80, 4.6), (X0 - 8, DECK + 150, 4.6), (X0 - 26, DECK + 196, 4)], 10
    )
    ends = U(
        [limb([(X0 - 26, DECK + 194, 2), (X0 - 30 + 7 * k, DECK + 214 + 3 * (k % 2), 0.6)], 3, 3) for k in range(4)]
    )
    sc.layer(U(rope, ends), "#5a463d", z=5, sh=0.3, cut=0.3, wash=0, rim=LIT, rimop=0.7)


def draw_deck(sc: Scene) -> None:
    """The edge of the boards; the left end is torn, planks hang from it."""
    r = sc.stream("torn")
    for k in range(7):
        y, x = DECK + 1 + (k % 4) * 3.4, X0 + 6
        ln, drop = r.uniform(22, 66), r.uniform(-4, 40)
        P = [
            (x, y - 4),
            (x - ln, y + drop - 5),
            (x - ln - 9, y + drop + 1),
            (x - ln + 3, y + drop),
            (x - ln - 3, y + drop + 5),
            (x, y + 5),
        ]
        sc.layer(Polygon(P), (DRIFT, "#5c463f", "#927568")[k % 3], z=3, sh=0.4, **EXACT, rim=LIT, rimop=0.5)
    x = X0
    while x < X1:
        w = min(r.uniform(22, 30), X1 - x)
        c = mix("#5a433c", "#a88270", (x - X0) / (X1 - X0) * 0.8 + r.uniform(0, 0.25))
        sc.layer(box(x, DECK - 3, x + w - 1.2, DECK + 13), sc.lin([(0, mix(c, LIT, 0.35)), (0.3, c), (1, mix(c, UMBER, 0.6))], 0, DECK - 3, 0, DECK + 13), z=2.4, sh=0.4, **EXACT, rim="#fff4e4", rimop=0.7)  # fmt: skip
        x += w


def draw_house(sc: Scene) -> None:
    """Upright boards, a shingled roof, a stove pipe, one window and the open door, both lit."""
    a, b, eaves = HOUSE
    r = sc.stream("boards")
    wall = box(a, eaves, b, DECK)
    sc.layer(wall, UMBER, z=8, sh=0.4, **EXACT)
    x = a
    while x < b:
        w = r.uniform(13, 19)
        t = (x - a) / (b - a)
        c = mix(mix("#3f2d2a", "#644a40", t), "#866456", r.uniform(0, 0.3))
        g = clean(box(x, 90, min(b, x + w - 1.4), DECK - 2 + r.uniform(-1, 1)).intersection(wall))
        sc.layer(g, sc.lin([(0, mix(c, UMBER, 0.5)), (0.4, c), (1, mix(c, "#caa08a", 0.18))], 0, 110, 0, DECK), z=1.8, sh=0.5, **EXACT, rim=LIT, rimop=0.55)  # fmt: skip
        x += w
    for q, top in ((box(282, 246, 336, 312), 0), (box(384, 236, 434, DECK - 3), 1)):
        sc.layer(q.buffer(6, join_style=2), "#94735f", z=2.6, sh=0.5, **EXACT, rim=LIT, rimop=0.8)
        gold = sc.rad([(0, "#fff3c4"), (0.5, "#ffcf70"), (1, "#d98d3c")], q.centroid.x + 6, q.centroid.y, 66)
        sc.flat(q, gold)
        if not top:
            bars = U(box(306.6, 246, 311, 312), box(282, 276, 336, 280))
            sc.layer(bars, "#6b4f42", z=1.4, cut=0, sh=0.3, wash=0)
            sc.flat(shape("282,246^ 300,246^ 297,280 284,300 282,300^"), "#c9824a", 0.75)
            sc.layer(box(274, 314, 344, 321), "#a98672", z=3, sh=0.5, **EXACT, rim="#fff4e4", rimop=0.9)
        else:
            sc.flat(shape("392,296 400,284 412,283 418,296^ 418,363 392,363^"), "#a3642e", 0.5)  # a chair within
            sc.layer(Polygon([(434, 236), (462, 243), (462, DECK + 1), (434, DECK - 3)]), sc.lin([(0, "#7a5a4a"), (1, "#c79a7c")], 434, 0, 462, 0), z=3, sh=0.4, **EXACT, rim=LIT, rimop=0.9)  # fmt: skip
    pipe = U(box(306, 60, 320, 130), box(302, 54, 324, 62))
    sc.layer(
        pipe,
        sc.lin([(0, "#352628"), (0.7, "#6a5450"), (1, "#c2a294")], 306, 0, 320, 0),
        z=4,
        sh=0.4,
        **EXACT,
        rim=LIT,
        rimop=0.8,
    )
    draw_roof(sc)


ROOF = "214,212^ 232,196 252,150 256,112 250,84^ 268,100 330,107 400,106 428,100^ 440,150 468,190 500,208^ 496,217 360,222 220,220^"


def draw_roof(sc: Scene) -> None:
    """One great slope of shingles, course over course like the feathers of a wing, a little ridge on top."""
    roof = shape(ROOF)
    r = sc.stream("shingles")
    sc.layer(T(roof, 0, 4), UMBER, z=9, sh=0.55, **EXACT)
    for k in range(13):
        y = 222 - 9.4 * k
        papers = [r.randrange(3) for _ in range(26)]
        for tone in range(3):  # three papers a course
            row = []
            for j in [j for j, paper in enumerate(papers) if paper == tone]:
                x = 198 + 12.4 * j + (6.2 if k % 2 else 0)
                row.append(
                    shape(
                        f"{x},{y - 14}^ {x + 12},{y - 14}^ {x + 12},{y - 3} {x + 6},{y + r.uniform(1, 3)} {x},{y - 3}"
                    )
                )
            g = clean(U(row).intersection(roof))
            dim, lit = (("#352525", "#a0745f"), ("#3e2c2a", "#b6866f"), ("#493633", "#d3a588"))[tone]
            sc.layer(
                g,
                sc.lin([(0, dim), (0.45, mix(dim, lit, 0.4)), (1, lit)], 226, 130, 500, 230),
                z=2,
                sh=0.5,
                cut=0,
                wash=0,
                fibre=0,
                rim="#ffeedd",
                rimop=0.6,
            )
    ridge = limb([(246, 82, 4), (262, 97, 8), (330, 105, 8), (400, 104, 8), (432, 97, 5)], 8)
    sc.layer(
        ridge,
        sc.lin([(0, "#4a3836"), (1, "#d3a78f")], 250, 0, 430, 0),
        z=3,
        sh=0.4,
        cut=0,
        wash=0,
        rim="#fff4e8",
        rimop=0.9,
    )
    sc.layer(
        limb([(216, 217, 7), (360, 222, 8), (499, 213, 7)], 8),
        sc.lin([(0, "#4a3836"), (1, "#dcb39b")], 220, 0, 500, 0),
        z=4,
        sh=0.5,
        cut=0.3,
        wash=0,
        rim="#fff4e8",
        rimop=0.9,
    )


def draw_smoke(sc: Scene) -> None:
    """It hangs back along the way he has come."""
    for w, c, op, d in ((30, "#c9b3ae", 0.75, 0), (17, "#ead9d0", 0.8, -5)):
        g = limb(
            [
                (312, 50, w * 0.3),
                (296, 36 + d, w * 0.7),
                (250, 34 + d, w),
                (190, 50 + d, w * 0.9),
                (130, 40 + d, w * 0.62),
                (66, 52 + d, 2),
            ],
            12,
        )
        sc.layer(g, c, z=3, op=op, sh=0.12, cut=1, wash=0.3, rim="#fff4e8", rimop=0.7)


def draw_spill(sc: Scene) -> None:
    """What falls out of the door: gold on the boards and in the air before it."""
    sc.glow(412, 330, 150, "#ffc66a", 0.6)
    sc.flat(
        Polygon([(386, DECK - 3), (434, DECK - 3), (498, DECK + 12), (372, DECK + 12)]), "#ffd88c", 0.75, "screen", 2
    )


def draw_rail(sc: Scene) -> None:
    """Posts and two rails on the free part of the deck, before those who stand there."""
    posts = [box(x - 3, DECK - 62, x + 3, DECK - 2) for x in (478, 538, 598, 656)]
    rails = [limb([(474, y, 5), (570, y + 1.5, 5), (664, y, 5)], 4) for y in (DECK - 60, DECK - 30)]
    sc.layer(U(rails[1:], posts), "#5d463e", z=2.6, sh=0.4, **EXACT, rim=LIT, rimop=0.8)
    sc.layer(rails[0], "#8a6a5c", z=3, sh=0.4, **EXACT, rim="#fff4e4", rimop=1)


def draw_lamp(sc: Scene) -> None:
    """A lamp on a bent iron neck, out over the water, the one light that is lit."""
    lx, ly = LAMP
    neck = limb(
        [
            (652, DECK + 6, 13),
            (660, 290, 10),
            (644, 220, 9),
            (652, 152, 8.6),
            (688, 128, 8),
            (714, 148, 7),
            (lx, ly - 36, 5),
        ],
        12,
    )
    sc.layer(
        neck, sc.lin([(0, "#4d3834"), (1, "#a57f6c")], 640, 0, 700, 0), z=4, sh=0.4, **EXACT, rim="#fff0dc", rimop=0.9
    )
    sc.flat(U([ellipse(656 - 6 * k / 4, 330 - 18 * k, 7, 1.3) for k in range(6)]), "#2c2022", 0.6)
    sc.glow(lx, ly, 210, "#ffcf78", 0.9)
    glass = shape(f"{lx - 13},{ly - 18}^ {lx + 13},{ly - 18}^ {lx + 10},{ly + 16}^ {lx - 10},{ly + 16}^")
    sc.layer(
        glass,
        sc.rad([(0, "#fffbe4"), (0.5, "#ffdf90"), (1, "#f5ab45")], lx, ly + 3, 22),
        z=2,
        cut=0,
        wash=0,
        rim="#fff",
        rimop=0.8,
    )
    sc.layer(
        shape(f"{lx - 4},{ly - 38}^ {lx + 4},{ly - 38}^ {lx + 22},{ly - 17}^ {lx - 22},{ly - 17}^"),
        "#4a3531",
        z=3,
        sh=0.4,
        cut=0.2,
        rim="#ffdf9c",
        rimop=0.9,
    )
    sc.layer(
        U(box(lx - 12, ly + 15, lx + 12, ly + 20), box(lx - 1, ly - 18, lx + 1, ly + 16)), "#4a3531", z=2, sh=0.3, cut=0
    )
    sc.glow(lx, ly, 60, "#fff0b4", 0.8)
