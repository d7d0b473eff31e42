"""In a wide snowed field a small scarecrow's coat stands open, and the birds carry his straw away to a tree in one long river.

Palette: dusk rose #d9a7a3, snow mauve #b7a3b3, furrow plum #4f3a52, straw #e8b84e, snow blush #f8ebe4, crow ink #241a2c.
Light: what glows in his coat. Planes: sky / hills and farm / furrows / scarecrow / river of birds / tree and nest / stalks.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

FOOT, GROWN = (236, 1010), 1.06  # where his pole stands
LX, LY = 238, 838
HORIZON = 706
VANISH = (520, 690)
NEST = (610, 262)
INK, STRAW, BLUSH = "#241a2c", "#e8b84e", "#f8ebe4"
RIVER = [
    (246, 826),
    (300, 760),
    (400, 700),
    (540, 640),
    (640, 556),
    (610, 462),
    (470, 408),
    (300, 384),
    (168, 326),
    (146, 232),
    (238, 160),
    (390, 140),
    (520, 178),
    NEST,
]


def draw_sky(sc: Scene) -> None:
    """Dusk from plum to rose to a last pale band, clouds in long sheets, the first snow."""
    sc.backdrop(
        sc.lin(
            [(0, "#54406a"), (0.22, "#8a6688"), (0.4, "#c58f98"), (0.54, "#efb9a0"), (0.6, "#ffdcb4"), (1, "#ffdcb4")],
            0,
            0,
            0,
            1200,
        )
    )
    for k, (y, c) in enumerate(
        ((150, "#63497a"), (292, "#8d6a8c"), (420, "#b58292"), (536, "#d99f98"), (620, "#eeb9a2"))
    ):
        r = sc.stream(f"band {k}")
        P = [
            (-60, y + r.uniform(-20, 20)),
            (150, y + r.uniform(-26, 26)),
            (360, y + r.uniform(-26, 26)),
            (580, y + r.uniform(-26, 26)),
            (860, y + r.uniform(-20, 20)),
        ]
        g, _ = land(r, P, 7)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.12)), (1, mix(c, "#ffe0bc", 0.42))], 0, y - 20, 0, y + 190),
            z=7,
            sh=0.26,
            shc="#3a2448",
            cut=1,
            rim="#fff0dc",
            rimop=0.7,
        )


def draw_far(sc: Scene) -> None:
    """Hills, a wood, the farm with two lit windows."""
    for k, (y, c) in enumerate(((640, "#c79aa6"), (672, "#a67f98"))):
        g, top = land(
            sc.stream(f"hill {k}"),
            [(-40, y + 20), (160, y - 4), (330, y + 16), (520, y - 12 + 20 * k), (700, y + 6), (840, y - 14)],
            5,
        )
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.2)), (1, c)], 0, y - 10, 0, y + 60),
            z=5,
            sh=0.3,
            cut=0.8,
            rim="#fff0e0",
            rimop=0.7,
        )
        r = sc.stream(f"far wood {k}")
        poplars = [
            poplar(r, x, y_at(top, x) + 5, r.uniform(16, 40) * (1 + 0.4 * k), 5 + 3 * k)
            for x in [r.uniform(-10, 810) for _ in range(34)]
        ]
        sc.layer(
            U(*[p if not isinstance(p, (tuple, list)) else p[0] for p in poplars]),
            dark(c, 0.22 + 0.1 * k),
            z=2,
            cut=0,
            fibre=0,
            sh=0.2,
        )
    r = sc.stream("farm")
    hs = T(house(r, 74, 26, "side", 0.5, roofh=30, lean=0), 596, 712)
    put_house(sc, hs, "#6a4c66", "#523a56", 3, beam="#4a3450", door="#3a2842", shutc="#5a4260")
    sc.layer(snow_cap(U(hs["roof"]) if hs.get("roof") is not None else box(0, 0, 1, 1), 5), "#f6e2dc", z=1, cut=0)
    for x in (580, 612):
        sc.flat(box(x - 4, 698, x + 4, 708), "#ffd88a")
        sc.glow(x, 703, 34, "#ffc05a", 0.8)
    sc.flat(smoke(618, 664, 120, 0.5, 15), "#d9b4b4", 0.6)


def furrow(d: float, w: float) -> Any:
    """A strip of the field between two furrows, bending as it comes towards us."""

    def edge(e: float) -> list[tuple[float, float]]:
        out = []
        for v in np.linspace(0, 1, 22):
            y = HORIZON + 6 + 520 * v**1.5
            k = (y - VANISH[1]) / 510
            out.append((VANISH[0] + e * k * 150 - 150 * math.sin(2.6 * v) * (0.4 + v) + 90 * v, y))
        return out

    return Polygon([*edge(d), *edge(d + w)[::-1]]).buffer(0)


def draw_field(sc: Scene) -> None:
    """Snow on the ridges, plum in the furrows, gold where his light falls; stubble with long shadows."""
    sc.layer(
        box(-40, HORIZON, 840, 1260),
        sc.rad([(0, "#d99a6a"), (0.16, "#b98a8e"), (0.5, "#8a6a86"), (1, "#5a4464")], LX, LY + 120, 620),
        z=4,
        sh=0.3,
        cut=0,
    )
    R = sc.stream("field")
    bushes = [ellipse(x, HORIZON + 2, R.uniform(6, 22), R.uniform(3, 9)) for x in np.arange(-20, 820, 13)]
    sc.layer(U(bushes), "#8a6a88", z=2, cut=0.3, sh=0.25, rim="#fff0e0", rimop=0.7)
    for d in np.arange(-46, 36, 1.0):
        g = furrow(d, 0.8 + R.uniform(-0.07, 0.07))
        sc.layer(
            g,
            sc.rad(
                [(0, "#fff6d8"), (0.12, "#ffe6b8"), (0.26, "#f6d8c8"), (0.5, "#dcc0ca"), (1, "#9a84a4")],
                LX,
                LY + 110,
                640,
            ),
            z=3,
            cut=0.7,
            sh=0.5,
            shc="#2a1a38",
            rim="#fff8ea",
            rimop=0.8,
        )
    stubble, cast = [], []
    for _ in range(110):
        x, v = R.uniform(-20, 820), R.random() ** 1.6
        y = HORIZON + 10 + 500 * v
        h = 3 + 15 * v
        stubble.append(limb([(x, y, 0.5 + 1.4 * v), (x + R.uniform(-3, 3) * v, y - h, 0.4)], 1, 3))
        a = math.atan2(y - (LY + 150), x - LX)
        cast.append(limb([(x, y, 0.6 + 1.6 * v), (x + math.cos(a) * h * 2.4, y + math.sin(a) * h * 1.1, 0.3)], 1, 3))
    sc.flat(U(cast), "#4a2f50", 0.28)
    sc.flat(U(stubble), "#8a6a48", 0.95)
    boots = []
    for k in range(9):  # one boot walks away from the pole
        t = k / 9
        boots.append(
            ellipse(
                FOOT[0] + 60 + 250 * t, FOOT[1] + 14 - 200 * t + 20 * math.sin(5 * t), 7 - 4 * t, 3.4 - 1.8 * t, -30
            )
        )
    sc.flat(U(boots), "#5f4460", 0.75)


def scarecrow() -> Figure:
    """Pole, crossbar, an open coat that the wind takes, hat, bent head of sackcloth; foot of the pole at 0,0; anchor heart."""
    f = Figure()
    wood, coat, deep = "#3c2832", "#4a3a5c", "#33274a"
    f.add(limb("2,4,11 -1,-120,10 0,-238,8", 3), wood, "pole", 1.2)
    f.add(U(limb("-112,-204,8 0,-214,9 108,-228,7", 3)), wood, "bar", 1.2)
    straws = [
        limb([(-112, -204, 2.4), (-112 - 22 * math.cos(a), -204 + 26 * math.sin(a), 0.8)], 1)
        for a in (-0.2, 0.3, 0.8, 1.2)
    ]
    straws += [
        limb([(108, -228, 2.4), (108 + 24 * math.cos(a), -228 + 24 * math.sin(a), 0.8)], 1) for a in (-0.4, 0.1, 0.6)
    ]
    f.add(U(straws), STRAW, "straw", 0.6)
    f.add(
        shape(
            "-34,-216^ -18,-228 18,-230 34,-222^ 46,-170 42,-120 40,-88^ 24,-98 6,-84 -14,-96 -34,-86^ -42,-120 -46,-166"
        ),
        "#7a3f34",
        "lining",
        1.4,
    )
    f.add(fillet(limb("-30,-212,34 -66,-206,30 -98,-200,28", 4), 3), coat, "sleeve.l", 1.6)
    f.add(fillet(limb("30,-220,34 66,-222,30 96,-224,28", 4), 3), coat, "sleeve.r", 1.6)
    f.add(
        shape("-34,-222^ -12,-218^ -22,-166 -40,-112 -46,-62^ -62,-70 -78,-54 -96,-66 -112,-56^ -96,-120 -66,-186"),
        coat,
        "front.l",
        2,
    )
    f.add(
        shape("34,-226^ 12,-220^ 22,-168 46,-116 62,-70^ 84,-80 104,-70 124,-92 150,-88^ 118,-140 70,-196"),
        coat,
        "front.r",
        2,
    )
    f.add(
        U(
            limb("-26,-212,1 -44,-150,2.6 -66,-74,1", 5),
            limb("-40,-206,1 -66,-140,2.2 -90,-72,1", 5),
            limb("30,-214,1 62,-150,2.6 92,-84,1", 5),
            limb("26,-214,1 44,-150,2 74,-82,1", 5),
        ),
        deep,
        "folds",
        0.2,
        True,
        0.9,
    )
    f.add(Polygon([(-84, -112), (-62, -118), (-58, -96), (-80, -90)]), "#b85a52", "patch", 0.6)
    f.add(Polygon([(84, -128), (102, -122), (98, -104), (80, -110)]), "#d9a24a", "patch2", 0.6)
    f.add(U([ellipse(x, y, 4) for x, y in ((-30, -150), (-42, -106))]), INK, "buttons", 0.6)
    for s, x, y in ((-1, -104, -196), (1, 100, -222)):
        palm = U(
            limb([(x, y - 6, 18), (x + s * 8, y + 16, 17), (x + s * 8, y + 26, 13)], 4),
            [limb([(x + s * 8 + q, y + 22, 6), (x + s * 8 + q * 1.5, y + 44 - abs(q), 4.4)], 2) for q in (-6, 0, 6)],
            limb([(x, y + 8, 6), (x - s * 12, y + 22, 4.4)], 2),
        )
        f.add(fillet(palm, 1), "#c24a44", "glove", 1.6)
        f.add(limb([(x - s * 7, y - 14, 8), (x + s * 6, y - 16, 8)], 1), "#e2705c", "cuff", 0.6)
    f.add(
        U(
            limb("-26,-226,9 0,-234,12 26,-230,9", 4),
            shape("-24,-230^ -34,-206 -22,-200^ -8,-222"),
            shape("24,-232^ 36,-212 24,-204^ 8,-224"),
        ),
        "#a8483e",
        "collar",
        1.2,
    )
    head_ = T(shape("-20,-20 -8,-28 10,-26 20,-14 20,6 14,20 2,27 -12,22 -20,8"), 8, -250, 1.22, rot=24)
    f.add(head_, "#d2ad78", "head", 1.6)
    weave = [box(x, -300, x + 0.8, -210) for x in range(-26, 48, 5)] + [
        box(-30, y, 50, y + 0.8) for y in range(-290, -214, 5)
    ]
    f.add(T(U(weave), o=(8, -250), rot=24).intersection(head_.buffer(-1)), "#a8824f", "weave", 0.2, True, 0.6)
    cross = U(limb("-6,-6,2.4 6,6,2.4", 1), limb("-6,6,2.4 6,-6,2.4", 1))
    mouth = U(limb("-9,2,0.8 0,-2,2.2 9,1,0.8", 3), [box(q - 0.7, -4, q + 0.7, 4) for q in (-5, 0, 5)])
    f.add(U(T(cross, 22, -250, rot=12), T(mouth, 16, -231, rot=20)), "#4a2c30", "stitches", 0.2, True)
    f.add(Polygon([(-8, -252), (2, -256), (4, -244), (-6, -241)]), "#b85a52", "cheek", 0.4)
    f.add(T(U(limb("-36,4,5 -14,8,8 14,8,8 38,0,4", 6)), 8, -276, 1.1, rot=16), INK, "brim", 1.4)
    f.add(
        T(shape("-22,6^ -20,-22 -14,-40 0,-36 14,-42 20,-20 22,4^ 0,10"), 8, -277, 1.1, rot=16), "#33263c", "crown", 1.2
    )
    f.add(T(shape("-22,2^ 0,8 22,0^ 22,-8^ 0,0 -22,-6^"), 8, -277, 1.1, rot=16), "#a8483e", "band", 0.6)
    f.mark("heart", 4, -158)
    return f


def bundle(sc: Scene, x: float, y: float, r: float, n: int, name: str, bite: bool) -> None:
    """A loose ball of straw; where it is bitten the stalks stick out."""
    R = sc.stream(name)
    low, high = [], []
    for k in range(n):
        a, q = R.uniform(0, 2 * math.pi), r * math.sqrt(R.random()) * 0.8
        px, py = x + q * math.cos(a), y + q * math.sin(a)
        if bite and px > x + r * 0.1 and py < y - r * 0.1:
            continue
        t = a + math.pi / 2 + R.uniform(-0.5, 0.5)
        L = r * R.uniform(0.4, 0.9)
        (low if k % 2 else high).append(
            limb(
                [
                    (px - L * math.cos(t), py - L * math.sin(t), 0.7),
                    (px + 0.12 * L * math.cos(a), py, 2.2),
                    (px + L * math.cos(t), py + L * math.sin(t), 0.6),
                ],
                3,
                3,
            )
        )
    sc.layer(U(low), "#b9782e", z=2, cut=0, fibre=0, sh=0.4)
    sc.layer(
        U(high),
        sc.rad([(0, "#fffbe0"), (0.5, "#ffdf86"), (1, "#e0a040")], x, y, r * 1.3),
        z=1.6,
        cut=0,
        fibre=0,
        sh=0.35,
        rim="#fffbe0",
        rimop=0.8,
    )


def draw_scarecrow(sc: Scene) -> None:
    """He, his light, his shadow."""
    x, y = FOOT
    f = T(scarecrow(), x, y, GROWN)
    hx, hy = f.at("heart")
    wedge = Polygon([(x - 40, y - 60), (x + 60, y - 60), (x + 330, y + 230), (x - 250, y + 230)])
    sc.flat(wedge, sc.lin([(0, "#ffe2a0", 0.6), (1, "#ffe2a0", 0)], 0, y - 60, 0, y + 200), 0.7, "screen", 18)
    sc.flat(limb([(x, y + 2, 12), (x + 6, y + 90, 15), (x + 16, y + 230, 20)], 3), "#4a2f50", 0.55, "multiply", 2)
    sc.glow(hx, hy, 300, "#ffb85a", 0.6)
    lining = f.part("lining")
    back = Figure(p for p in f.pieces if p.name in ("pole", "bar", "straw", "lining"))
    front_ = Figure(p for p in f.pieces if p.name not in ("pole", "bar", "straw", "lining"))
    put(sc, back, z=3, sh=0.5, rim=(1, 1.6, "#ffe2b0", 0.8), cast=8)
    sc.flat(
        lining, sc.rad([(0, "#fff3c4"), (0.34, "#ffb648"), (0.62, "#a84a3a"), (1, "#33183a")], hx, hy - 4, 88), 0.95
    )
    sc.flat(
        U(
            [
                limb([(hx - 44, hy - 44 + 26 * k, 1), (hx, hy - 52 + 26 * k, 4), (hx + 46, hy - 46 + 26 * k, 1)], 5)
                for k in range(4)
            ]
        ).intersection(lining),
        "#5a2430",
        0.75,
    )
    bundle(sc, hx, hy - 4, 36, 150, "heart", True)
    put(sc, front_, z=3, sh=0.5, rim=(1.2, -1, "#f6c9b0", 0.5))
    for n in ("front.l", "front.r"):
        rimlight(sc, f.part(n), -3 if n == "front.l" else 3, 1, "#ffe0a0", 1.0, 1.0, c=(hx, hy), r=170)
    rimlight(sc, f.part("head"), -1, -3, "#ffe0a0", 1.0, 1.0, c=(hx, hy), r=200)
    sc.glow(hx, hy, 140, "#fff0c0", 0.95)
    px, py = FOOT
    sc.layer(
        shape(
            f"{px - 40},{py + 8} {px - 20},{py - 6} {px + 4},{py - 10} {px + 26},{py - 4} {px + 44},{py + 9} {px},{py + 14}"
        ),
        "#fff0dc",
        z=3,
        cut=0.4,
        sh=0.4,
    )
    # a nest begun on his hat
    nx, ny = px + 20, py - 326 * GROWN
    bundle(sc, nx, ny + 2, 15, 40, "hat nest", False)


def straw_bird(
    sc: Scene, shapes: list[Any], k: int, x: float, y: float, s: float, rot: float, flip: bool, lit: float
) -> None:
    """A bird that carries one glowing stalk."""
    b = T(shapes[k % len(shapes)], x, y, s, rot=rot, flip=flip)
    sc.layer(
        b,
        mix(INK, "#6a4a5c", 0.5 * (1 - min(1, s * 4))),
        z=1 + 8 * s,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.25,
        rim="#ffd9a0",
        rimop=0.5 + 0.4 * lit,
    )
    side = -1 if flip else 1
    a = math.radians(rot)
    bx, by = x + side * 92 * s * math.cos(a), y + side * 92 * s * math.sin(a) - 6 * s
    L = 60 * s + 6
    sc.flat(
        limb([(bx - L * 0.5, by - L * 0.24, 0.6), (bx, by, 1.2 + 3 * s), (bx + L * 0.5, by + L * 0.3, 0.6)], 2, 3),
        "#ffe08a",
    )
    sc.glow(bx, by, 16 + 60 * s, "#ffc860", 0.5)


def draw_river(sc: Scene) -> None:
    """The birds, from his chest to the tree in one long S; loose stalks fall behind them."""
    R = sc.stream("river")
    c = along(curve(np.array(RIVER, float), n=16), 400)
    shapes = [T(bird("swallow", flap), s=1.8) for flap in (0.8, -0.7)]
    shapes += [T(U([fbird(pose)[part] for part in ("far", "body", "near")]), s=1.25) for pose in (0, 1, 2, 3)]
    bits = []
    for _ in range(150):
        i = R.randrange(390)
        t = i / 400
        x, y = c[i][0] + R.gauss(0, 10 + 26 * t), c[i][1] + R.gauss(0, 9 + 22 * t)
        a, L = R.uniform(0, 3.1), R.uniform(2, 5 + 8 * t)
        bits.append(
            limb(
                [
                    (x - L * math.cos(a), y - L * math.sin(a), 0.4),
                    (x, y, 1 + 0.8 * t),
                    (x + L * math.cos(a), y + L * math.sin(a), 0.4),
                ],
                2,
                3,
            )
        )
    sc.flat(U(bits), "#ffe29a", 0.95)
    places = []
    for t in np.linspace(0.012, 0.95, 62) + R.uniform(-0.004, 0.004):
        i = int(t * 398)
        dx, dy = c[min(399, i + 3)] - c[max(0, i - 3)]
        spread = 8 + 40 * t
        places.append((t, c[i][0] + R.uniform(-1, 1) * spread, c[i][1] + R.uniform(-1, 1) * spread * 0.8, dx, dy))
    for k, (t, x, y, dx, dy) in enumerate(places):
        s = 0.075 + 0.16 * t + R.uniform(-0.025, 0.02)
        flip = dx < 0
        rot = math.degrees(math.atan2(dy, dx))
        rot = (rot - 180 if rot > 90 else rot + 180 if rot < -90 else rot) if flip else rot
        straw_bird(sc, shapes, R.randrange(6), x, y, s, max(-50, min(50, rot)) + R.uniform(-10, 10), flip, 1 - 0.6 * t)


def draw_tree(sc: Scene) -> None:
    """The bare tree that frames the field, and the nest in its fork, still being built."""
    r = sc.stream("tree")
    P = sc.rad([(0, "#6a4652"), (0.5, "#3a2840"), (1, "#1d1428")], LX + 200, LY - 160, 760)
    boughs = [
        limb("838,1260,150 806,1060,104 790,860,84 768,660,70 742,500,58 700,380,44 668,312,30", 10),
        limb("700,384,40 730,270,32 742,160,24 720,60,16 690,-40,12", 8),
        limb("672,316,26 600,290,18 520,296,10 448,276,5 396,286,2", 8),
        limb("668,314,24 640,220,17 570,130,11 500,84,7 420,70,4 350,40,2", 8),
        limb("760,640,34 700,600,20 650,610,12 604,592,6 570,604,2", 8),
        limb("790,860,40 740,800,22 706,796,12 668,770,6 640,776,2", 8),
        limb("742,160,18 780,90,12 830,40,10", 6),
    ]
    twigs = []
    for x, y, a, h in (
        (690, 20, -1.9, 150),
        (570, 130, -1.2, 120),
        (500, 84, -2.2, 110),
        (448, 276, 2.8, 90),
        (600, 592, 2.7, 90),
        (742, 120, -2.3, 130),
        (640, 220, -2.6, 110),
        (668, 770, 2.9, 80),
        (420, 70, 2.7, 90),
        (760, 420, -2.2, 120),
        (540, 296, 2.2, 80),
        (720, 62, -1.2, 140),
    ):
        w, _ = tree(r, x, y, h, a, w=9, depth=6, spread=0.6, curl=0.5)
        twigs.append(w)
    g = fillet(U(boughs), 8)
    sc.layer(U(g, twigs), P, z=13, sh=0.45, cut=0.5, rim="#ffd2a8", rimop=0.7)
    bark = []
    for k in range(26):
        y = r.uniform(420, 1180)
        x = 700 + (y - 380) * 0.16 + r.uniform(-20, 40)
        bark.append(limb([(x, y, 0.6), (x + r.uniform(-3, 6), y + 30, 2.4), (x + 10, y + 70, 0.6)], 4))
    sc.flat(U(bark).intersection(g.buffer(-3)), "#120a1a", 0.5)
    rimlight(sc, g, -4, -2, "#ffcf98", 0.7, 1.6, c=(LX + 160, LY - 200), r=800)
    sc.flat(snow_cap(g.intersection(box(380, 0, 780, 640)), 5), "#f2dcdc", 0.75)
    x, y = NEST
    bowl = shape(
        f"{x - 72},{y - 14} {x - 40},{y - 4} {x},{y} {x + 40},{y - 4} {x + 72},{y - 16} {x + 64},{y + 22} {x + 30},{y + 44} {x - 26},{y + 46} {x - 62},{y + 24}"
    )
    sc.glow(x, y, 170, "#ffc060", 0.7)
    sc.layer(bowl, sc.rad([(0, "#fff0b4"), (0.5, "#e0a040"), (1, "#7a4a2c")], x, y - 16, 90), z=7, cut=0.6, sh=0.5)
    R = sc.stream("nest")
    st = []
    for _ in range(120):
        a = R.uniform(-1, 1)
        px, py = x + 66 * a, y + R.uniform(-12, 34) * (1 - 0.6 * a * a)
        st.append(
            limb(
                [
                    (px - R.uniform(14, 34), py + R.uniform(-9, 9), 0.6),
                    (px, py + 4, 2),
                    (px + R.uniform(14, 34), py + R.uniform(-11, 7), 0.6),
                ],
                3,
                3,
            )
        )
    sc.layer(U(st[:60]), "#c98a36", z=1.6, cut=0, fibre=0, sh=0.4)
    sc.layer(
        U(st[60:]),
        sc.rad([(0, "#fffbe0"), (0.6, "#ffd97a"), (1, "#d9983c")], x, y - 10, 90),
        z=1.6,
        cut=0,
        fibre=0,
        sh=0.4,
    )
    sc.glow(x, y - 12, 90, "#fff0c0", 0.7)
    for kind, bx, by, s, fl in (
        ("robin", 540, 262, 0.42, False),
        ("sparrow", 688, 236, 0.4, True),
        ("crow", 470, 272, 0.5, False),
    ):
        b = T(bird_on(kind).outline(), bx, by, s, flip=fl)
        sc.layer(b, INK, z=3, cut=0, fibre=0, wash=0, sh=0.3, rim="#ffd9a0", rimop=0.9)


def draw_near(sc: Scene) -> None:
    """Snow bank and dry stalks nearest to us."""
    bank_ = shape("-50,1260^ -50,1140 60,1122 200,1150 360,1180 520,1176 640,1150 760,1130 850,1140 850,1260^")
    sc.layer(
        bank_,
        sc.rad([(0, "#e6bca8"), (0.4, "#8a6a86"), (1, "#3a2a48")], LX + 20, 1080, 520),
        z=12,
        dy=-6,
        sh=0.5,
        cut=1,
        rim="#fff0e0",
        rimop=0.8,
    )
    r = sc.stream("stalks")
    st = []
    for _ in range(20):
        x = r.choice((r.uniform(-20, 90), r.uniform(590, 720)))
        y, h, lean = 1190, r.uniform(40, 150), r.uniform(-24, 54)
        st.append(limb([(x, y, 3.4), (x + lean * 0.4, y - h * 0.6, 2.2), (x + lean, y - h, 0.8)], 4))
        for q in range(5):
            st.append(leaf(x + lean * (0.6 + 0.08 * q), y - h * (0.66 + 0.08 * q), 15, -0.7 if q % 2 else -2.4, 0.36))
    sc.layer(U(st), "#2c1f36", z=6, cut=0, fibre=0, sh=0.4, rim="#ffd2a0", rimop=0.7)


def draw() -> Scene:
    """The card."""
    sc = Scene("scarecrow", light=(LX, LY, 200), shadow="#1c1028", bg="#c58f98")
    draw_sky(sc)
    draw_far(sc)
    draw_field(sc)
    draw_scarecrow(sc)
    snow(sc, 90, "#fff4ec", 0.8, size=(1, 3))
    draw_tree(sc)
    draw_river(sc)
    draw_near(sc)
    sc.glow(LX, LY, 520, "#ffb060", 0.16)
    sc.vignette("#1a0e28", 0.36, 380, 640, 900, 0.55)
    sc.finish()
    return sc
