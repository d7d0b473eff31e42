"""An elephant and her calf, bathing in ink."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

MOTHER = (478, 816)
CALF = (220, 838)
BIG, SMALL = 1.16, 1.02


def mother() -> Figure:
    """An elephant up to her belly in ink, facing left, trunk thrown up; waterline y 0."""
    skin, pale, deep = "#56649a", "#8f9cc6", "#232850"
    f = Figure()
    f.add(shape("-128,-98 -150,-84 -176,-92^ -150,-70 -120,-80"), "#dfe3ea", "tusk.far", 0.6)
    body = fillet(
        U(
            shape("158,30^ 164,-50 156,-112 128,-158 84,-182 34,-184 -14,-176 -50,-160 -64,-80 -70,30^"),
            shape("-30,-172 -66,-204 -104,-200 -132,-172 -144,-134 -134,-100 -108,-82 -66,-80 -40,-110"),
            limb("-126,-126,54 -166,-136,42 -190,-170,32 -204,-210,25 -228,-234,19 -254,-232,15", 10),
            shape("-118,-100 -128,-84 -112,-70 -88,-78 -84,-94"),
        ),
        9,
    )
    f.add(body, skin, "body", 1.6)
    rings = []
    for t in np.linspace(0.12, 0.94, 15):
        c = curve(
            np.array(
                [
                    (-126, -126, 54),
                    (-166, -136, 42),
                    (-190, -170, 32),
                    (-204, -210, 25),
                    (-228, -234, 19),
                    (-254, -232, 15),
                ],
                float,
            ),
            n=12,
        )
        i = int(t * (len(c) - 2))
        (x, y, w), (x2, y2, _) = c[i], c[i + 1]
        n = math.hypot(x2 - x, y2 - y) or 1
        ux, uy = -(y2 - y) / n, (x2 - x) / n
        rings.append(
            limb(
                [
                    (x - ux * w * 0.42, y - uy * w * 0.42, 0.5),
                    (x + (x2 - x) / n * 3, y + (y2 - y) / n * 3, 1.7),
                    (x + ux * w * 0.36, y + uy * w * 0.36, 0.5),
                ],
                5,
            )
        )
    f.add(U(rings), deep, "rings", 0.2, True, 0.6)
    wrinkle = [
        "60,-176,0.5 52,-130,2 66,-80,2 58,-20,0.5", "96,-166,0.5 92,-120,2 104,-66,2 98,-10,0.5", "126,-146,0.5 128,-100,2 136,-50,2 132,0,0.5",
        "24,-176,0.5 22,-150,1.6 30,-120,0.5", "10,-60,0.5 30,-48,2 44,-20,0.5", "-50,-60,0.5 -34,-40,2 -30,-6,0.5", "110,-40,0.5 88,-30,1.6 76,-4,0.5",
        "-128,-162,0.5 -112,-158,1.6 -100,-166,0.5", "-126,-150,0.5 -112,-146,1.4 -102,-152,0.5", "-104,-96,0.5 -92,-104,1.6 -84,-120,0.5",
    ]  # fmt: skip
    f.add(U([limb(w, 6) for w in wrinkle]), deep, "wrinkles", 0.2, True, 0.6)
    tail = limb("158,-120,9 178,-90,6 182,-50,4 190,-28,3", 6)
    f.add(tail, dark(skin, 0.15), "tail", 0.6)
    f.add(shape("-120,-92 -146,-70 -178,-70 -196,-84^ -170,-56 -138,-52 -110,-74"), "#f4f6f4", "tusk", 1.0)
    ear = shape("-62,-186 -24,-208 20,-200 44,-166 38,-118 16,-78 -14,-44 -30,-60 -36,-92 -58,-116 -68,-150")
    f.add(ear, mix(skin, pale, 0.2), "ear", 1.8)
    f.add(
        U(
            [
                limb(w, 6)
                for w in (
                    "-52,-160,0.6 -10,-168,2.4 26,-160,0.6",
                    "-52,-146,0.6 -10,-136,2.4 26,-122,0.6",
                    "-48,-130,0.6 -18,-104,2.4 4,-80,0.6",
                    "-46,-176,0.6 -14,-190,2 14,-186,0.6",
                )
            ]
        ),
        deep,
        "ear.fold",
        0.2,
        True,
        0.5,
    )
    f.add(shape("-30,-200 20,-200 44,-166 38,-118 16,-78 26,-118 30,-160 8,-190"), pale, "ear.rim", 0.3, True, 0.4)
    f.add(U(shape("-113,-133^ -105,-140 -96,-138^ -104,-132"), ellipse(-104, -136, 2.4)), "#12142c", "eye", 0.2, True)
    f.add(
        U(limb("-117,-139,0.6 -106,-147,1.6 -92,-147,0.6", 4), limb("-112,-128,0.5 -102,-126,1.2 -94,-130,0.5", 4)),
        deep,
        "lid",
        0.2,
        True,
        0.8,
    )
    f.mark("tip", -262, -230)
    return f


def calf() -> Figure:
    """Her calf, all ears, facing right, half rearing out of the ink towards her; waterline y 0."""
    skin, pale, deep = "#6673a8", "#a3aed2", "#262b56"
    f = Figure()
    body = fillet(
        U(
            shape("-84,24^ -90,-24 -74,-66 -40,-92 0,-98 36,-84 50,-40 48,24^"),
            shape("8,-90 14,-122 40,-138 68,-130 80,-104 72,-78 48,-64 22,-68"),
            limb("70,-96,26 92,-98,19 108,-120,14 104,-146,10 92,-152,8", 8),
        ),
        6,
    )
    f.add(shape("16,-124 -2,-146 -26,-150 -40,-130 -34,-104 -14,-88 8,-92"), dark(skin, 0.2), "ear.far", 0.8)
    f.add(body, skin, "body", 1.4)
    f.add(
        U(
            [
                limb(w, 5)
                for w in (
                    "-56,-74,0.5 -54,-40,1.6 -62,-6,0.5",
                    "-26,-88,0.5 -22,-50,1.6 -28,-10,0.5",
                    "10,-58,0.5 20,-36,1.6 18,-6,0.5",
                    "86,-108,0.4 92,-100,1.4 94,-92,0.4",
                    "97,-112,0.4 104,-108,1.3 110,-102,0.4",
                    "100,-124,0.4 108,-124,1.2 113,-120,0.4",
                )
            ]
        ),
        deep,
        "wrinkles",
        0.2,
        True,
        0.6,
    )
    f.add(shape("30,-132 6,-142 -18,-130 -26,-104 -14,-76 8,-62 24,-78 32,-104"), mix(skin, pale, 0.25), "ear", 1.4)
    f.add(
        U([limb(w, 5) for w in ("24,-118,0.5 4,-122,1.6 -12,-112,0.5", "22,-104,0.5 4,-98,1.6 -10,-90,0.5")]),
        deep,
        "ear.fold",
        0.2,
        True,
        0.5,
    )
    f.add(U(ellipse(54, -108, 3, 3.6), limb("46,-114,0.5 54,-118,1.3 62,-114,0.5", 4)), "#12142c", "eye", 0.2, True)
    f.add(limb("62,-76,0.6 70,-70,2 80,-74,0.6", 4), deep, "mouth", 0.2, True)
    f.add(limb("-84,-50,6 -98,-58,4 -108,-76,3", 5), skin, "tail", 0.5)
    return f


def draw_elephants(sc: Scene, lake: Any) -> Figure:
    """Mother and calf in the pool."""
    big = bathe(sc, lake, mother(), *MOTHER, BIG)
    bathe(sc, lake, calf(), *CALF, SMALL)
    back = limb(
        [
            (MOTHER[0] - 10 * BIG, MOTHER[1] - 178 * BIG, 1),
            (MOTHER[0] + 50 * BIG, MOTHER[1] - 180 * BIG, 6),
            (MOTHER[0] + 110 * BIG, MOTHER[1] - 162 * BIG, 1),
        ],
        6,
    )
    sc.flat(back, "#ffffff", 0.75, "screen", 3)
    return big


def draw_shower(sc: Scene, big: Figure) -> None:
    """The shower from her trunk over the calf."""
    tx, ty = big.at("tip")
    S = sc.stream("spray")
    jets = []
    for k in range(13):
        t = (k - 6) / 6
        ex, ey = CALF[0] - 12 + 96 * t, CALF[1] - 90 + 34 * abs(t) + S.uniform(-12, 12)
        q = curve(
            np.array(
                [(tx, ty), (tx + (ex - tx) * 0.6 - 8, ty - 34 + 20 * abs(t) + S.uniform(-10, 6)), (ex, ey)], float
            ),
            n=12,
        )
        sc.stroke(q, "#33407a", 1.3, 0.35, dash="7 9 12 14 3 8")
        jets += [ellipse(x + S.uniform(-6, 6), y + S.uniform(-6, 6), S.uniform(1, 3.4)) for x, y in along(q, 15)[1:]]
    for _ in range(40):
        a, r = S.uniform(3.3, 6.1), S.uniform(60, 120)
        jets.append(ellipse(CALF[0] + r * math.cos(a), CALF[1] - 50 + r * 0.9 * math.sin(a), S.uniform(0.8, 2.6)))
    sc.layer(U(jets), "#2f3a78", z=1.6, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)


def bathe(sc: Scene, lake: Any, fig: Figure, x: float, y: float, s: float) -> Figure:
    """A figure in the pool, with its shadow and rings; shaded from the window."""
    g = T(fig, x, y, s)
    shade = [p._replace(geom=clean(p.geom.intersection(box(-100, 0, 900, y)))) for p in g.pieces]
    g.pieces = [p for p in shade if not p.geom.is_empty]
    foot = g.outline().bounds
    with sc.clip(lake):
        sc.flat(
            ellipse((foot[0] + foot[2]) / 2 + (26 if s > 1.1 else -6), y + 4, (foot[2] - foot[0]) * 0.36, 15),
            "#2c2050",
            0.8,
            "multiply",
            5,
        )
    put(sc, g, z=2.6, rim=(3.4, 4.2, "#ffffff", 0.95), sh=0.5)
    o = g.outline()
    sc.flat(
        o,
        sc.lin(
            [(0, "#1c1f4a", 0), (0.45, "#1c1f4a", 0.22), (1, "#12132e", 0.8)],
            x - 90 * s,
            y - 200 * s,
            x + 110 * s,
            y + 10,
        ),
        1,
        "multiply",
    )
    w = o.bounds[2] - o.bounds[0]
    mid = (o.bounds[2] + o.bounds[0]) / 2 + (30 if s > 1.1 else 0)
    for k in range(4):
        e = ellipse(mid, y + 2 + 5 * k, w * (0.36 + 0.075 * k), 10 + 6 * k)
        ring = clean(e.difference(T(e, 0, -2 + 0.2 * k)).intersection(lake))
        sc.flat(ring, "#e6eeff", 0.85 - 0.2 * k)
    return g
