"""A round house without its roof, seen from above: in every room somebody bends to the next keyhole; one baby looks up.

Palette: peel night #45310f, peel orange #dd8a34, segment coral #e8a87e, pith #f0dfb4, lamp primrose #fdf6d0, rug petrol #2b6472.
Light: the lantern in the round court. Planes: night garden / trees / floors / furniture and people / walls / peel.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *

CX, CY = 400, 590  # the lantern
COURT, INNER, OUTER, PEEL = 92, 118, 348, 386
ROOMS = 12
TURN = -8  # degrees of the first wall
PITH, PRIMROSE, ORANGE, PETROL = "#f0dfb4", "#fdf6d0", "#dd8a34", "#2b6472"
BABY = 8


def pol(r: float, a: float) -> tuple[float, float]:
    """Polar (degrees, clockwise on the card) round the lantern."""
    t = math.radians(a)
    return CX + r * math.cos(t), CY + r * math.sin(t)


def wedge(r0: float, r1: float, a0: float, a1: float) -> Any:
    """A sector of a ring."""
    A = np.linspace(a0, a1, 24)
    return Polygon([pol(r1, a) for a in A] + [pol(r0, a) for a in A[::-1]])


def place(g: Any, r: float, a: float, turn: float, s: float = 1.0) -> Any:
    """A thing drawn round 0,0 to its place in a room; turn is where its +x points (degrees on the card)."""
    x, y = pol(r, a)
    return T(g, x, y, s, rot=turn)


class Sheets:
    """Lays paper whose shadows fall away from the lantern."""

    def __init__(self, sc: Scene) -> None:
        self.sc = sc

    def __call__(self, g: Any, fill: str, z: float = 3, **kw: Any) -> None:
        c = g.centroid
        d = math.hypot(c.x - CX, c.y - CY) or 1
        k = 0.75 * z
        opts: dict[str, Any] = {
            "cut": 0,
            "wash": 0.5,
            "fibre": 0.05,
            "sh": 0.5,
            "dx": (c.x - CX) / d * k,
            "dy": (c.y - CY) / d * k,
            "rim": "#fff6d8",
            "rimop": 0.5,
        }
        self.sc.layer(g, fill, z=z, **(opts | kw))

    def lit(self, colour: str, reach: float = 400) -> str:
        """A colour that falls off from the lantern."""
        return self.sc.rad(
            [(0, light(colour, 0.5)), (0.3, light(colour, 0.2)), (0.65, colour), (1, mix(colour, "#4a1c2c", 0.5))],
            CX,
            CY,
            reach,
        )


def draw_garden(sc: Scene, L: Sheets) -> None:
    """Night garden: beds of green in contour, round trees from above, a path like a stalk, one more spy."""
    sc.backdrop(sc.rad([(0, "#4f6a4a"), (0.5, "#2c4a44"), (0.75, "#1c3438"), (1, "#12242c")], CX, CY, 860))
    r = sc.stream("lawn")
    for k in range(6):  # mown rings, each a sheet lower, down to the house
        g = box(-40, -40, 840, 1240).difference(ellipse(CX, CY, 700 - 52 * k, 700 - 52 * k))
        c = mix("#1d3a36", "#4f7a4e", k / 5)
        L(
            T(g, 0, 0),
            sc.rad([(0, light(c, 0.2)), (0.6, c), (1, dark(c, 0.45))], CX, CY, 800),
            z=3,
            cut=2.2,
            dx=0,
            dy=3,
            rim="#d6e6a8",
            rimop=0.35,
        ) if k == 0 else None
        sc.layer(
            ellipse(CX, CY, 700 - 52 * k),
            sc.rad([(0, light(c, 0.16)), (0.7, c), (1, dark(c, 0.3))], CX, CY, 720 - 52 * k),
            z=4,
            cut=2.2,
            step=9,
            sh=0.3,
            rim="#d6e6a8",
            rimop=0.4,
        )
    blades = []
    for _ in range(900):
        a, q = r.uniform(0, 6.283), r.uniform(PEEL + 8, 720)
        x, y = CX + q * math.cos(a), CY + q * math.sin(a)
        if -10 < x < 810 and -10 < y < 1210:
            blades.append(
                limb(
                    [
                        (x, y, 1.5),
                        (x + 7 * math.cos(a + r.uniform(-0.7, 0.7)), y + 7 * math.sin(a + r.uniform(-0.7, 0.7)), 0.3),
                    ],
                    1,
                    3,
                )
            )
    sc.flat(U(blades), "#a9c48a", 0.22)
    daisies = [
        ellipse(CX + q * math.cos(a), CY + q * math.sin(a), r.uniform(1.2, 2.6))
        for a, q in [(r.uniform(0, 6.283), r.uniform(PEEL + 14, 640)) for _ in range(130)]
    ]
    sc.flat(U(daisies), "#fdf0c8", 0.55)
    path = limb([(560, 250, 60), (610, 150, 44), (700, 74, 46), (850, 20, 56)], 10)
    L(path, sc.near("#c9b083", "#5f5a44", 760), z=2.4, cut=1)
    stones = [
        ellipse(*p, r.uniform(5, 9), r.uniform(4, 7), r.uniform(0, 180))
        for p in [(r.uniform(540, 800), r.uniform(20, 260)) for _ in range(190)]
    ]
    sc.flat(U(stones).intersection(path.buffer(-4)), "#ead6a6", 0.4)
    for side, a0 in ((1, -2.2), (-1, 0.4)):  # two beds like the leaves of the fruit
        g = leaf(604 if side > 0 else 640, 150 if side > 0 else 128, 250 if side > 0 else 190, a0, 0.5, 0.1 * side)
        for k, c in enumerate(("#2f6148", "#3f7a56", "#4f8f62")):
            L(rounded(g.buffer(-9 * k), 2), sc.near(light(c, 0.12), dark(c, 0.3), 700), z=4, cut=1)
        b = g.bounds
        _ = b
    veins = [limb([(604, 150, 3), (530, 70, 2), (452, -40, 1)], 5)]
    sc.flat(U(veins), "#8fbf8a", 0.5)
    trees = [
        (54, 74, 92),
        (196, 66, 54),
        (24, 250, 58),
        (764, 262, 58),
        (36, 1010, 84),
        (150, 1128, 92),
        (300, 1172, 56),
        (560, 1164, 60),
        (676, 1080, 84),
        (786, 1000, 60),
        (776, 1170, 78),
        (140, 176, 34),
        (320, 28, 40),
    ]
    for x, y, s in trees:
        d = math.hypot(x - CX, y - CY)
        ux, uy = (x - CX) / d, (y - CY) / d
        shadow = U([ellipse(x + ux * q, y + uy * q, s * 0.92) for q in (10, 34, 58)])
        sc.flat(shadow, "#0a181c", 0.45, "multiply", 6)
        for k in range(4):
            rr = s * (1 - 0.24 * k)
            crown = U(
                [
                    leaf(x + rr * q * math.cos(a), y + rr * q * math.sin(a), rr * 0.5, a + r.uniform(-0.5, 0.5), 0.55)
                    for q in (0.3, 0.62)
                    for a in np.linspace(0, 2 * math.pi, max(9, int(rr / 3.2)), endpoint=False) + r.uniform(0, 1)
                ],
                ellipse(x, y, rr * 0.72),
            )
            c = mix("#24503f", "#6f9a5c", k / 3)
            L(
                T(crown, -ux * 4 * k, -uy * 4 * k),
                sc.near(light(c, 0.2), dark(c, 0.35), 620),
                z=5,
                cut=0.8,
                rim="#e6e6a8",
            )
    for k in range(ROOMS):  # what light the outer windows let out
        for q in (10, 21):
            a = TURN + 30 * k + q
            g = Polygon(
                [pol(PEEL - 4, a - 2.6), pol(PEEL - 4, a + 2.6), pol(PEEL + 118, a + 6.2), pol(PEEL + 118, a - 6.2)]
            )
            sc.flat(
                g,
                sc.rad([(0, "#ffe9a0", 0), (0.76, "#ffe9a0", 0.8), (1, "#ffdf8c", 0)], CX, CY, PEEL + 118),
                0.36,
                "screen",
                7,
            )
    # the thirteenth, outside, at the wall with a lantern
    x, y = pol(PEEL + 40, 118)
    for g, c, z in spy("#5a4a6a", "#2a1a18", hat="#3c4a52"):
        L(T(g, x, y, 0.9, rot=118 + 180), c, z=z)


def spy(
    coat: str,
    hair_c: str,
    skin: str = "#d9a077",
    hat: str | None = None,
    bun: bool = False,
    long: float = 0,
    stool: bool = False,
    skirt_: bool = False,
) -> list[tuple[Any, str, float]]:
    """Somebody from above who bends towards +x to a keyhole; the head is at 20,0."""
    out: list[tuple[Any, str, float]] = []
    if stool:
        out.append((U(ellipse(-24, 0, 19)), "#8a5a34", 4))
        out.append((ellipse(-24, 0, 19).difference(ellipse(-24, 0, 15)), "#a8713f", 1))
    shoes = U(ellipse(-48, -9, 9, 5, 12), ellipse(-44, 10, 9, 5, -10))
    out.append((shoes, "#33221e", 2))
    if skirt_:
        out.append((shape("-2,-17 -20,-24 -46,-28 -52,0 -46,28 -20,24 -2,17 4,0"), dark(coat, 0.12), 4))
        out.append((U([limb([(-8, y * 0.55, 0.8), (-46, y, 1.6)], 3) for y in (-20, -8, 6, 18)]), dark(coat, 0.4), 0.4))
    else:
        out.append(
            (U(limb("-42,-9,13 -24,-8,17 -12,-6,20", 4), limb("-38,10,13 -22,8,17 -12,6,20", 4)), dark(coat, 0.4), 3)
        )
    out.append((shape("-26,-15 -10,-20 6,-22 14,-12 16,0 14,12 6,22 -10,20 -26,15 -30,0"), coat, 5))
    out.append((limb("-26,0,0.8 -6,0,1.8 8,0,0.8", 4), dark(coat, 0.35), 0.4))
    out.append((U(limb("4,-20,12 18,-26,10 32,-16,9", 5)), light(coat, 0.06), 4))
    out.append((ellipse(36, -13, 5.4, 4.6), skin, 1.6))
    out.append((U(limb("2,20,12 -6,30,10 -20,26,9", 5)), light(coat, 0.06), 3))
    out.append((ellipse(-24, 24, 5), skin, 1.2))
    out.append((ellipse(30, 0, 5, 3.4), skin, 3))  # the nose, at the keyhole
    out.append((ellipse(20, 0, 12.5, 11.5), hair_c, 6))
    out.append(
        (
            U([limb([(12, y * 0.4, 0.5), (20, y, 1.2), (28, y * 0.5, 0.5)], 4) for y in (-8, -4, 0, 4, 8)]),
            light(hair_c, 0.25),
            0.3,
        )
    )
    if long:
        out.append((limb([(12, 2, 12), (-4, 5, 9), (-10 - 20 * long, -2, 5)], 6), hair_c, 2))
    if bun:
        out.append((ellipse(8, 0, 6.5), light(hair_c, 0.08), 3))
    if hat:
        out.append((ellipse(19, 0, 15, 14.5), hat, 3))
        out.append((ellipse(18, 0, 9), light(hat, 0.1), 2.4))
    return out


PEOPLE = (
    dict(coat="#7a2f3a", hair_c="#d8d2c6", bun=True, skirt_=True),
    dict(coat="#2b6472", hair_c="#2a1a14", hat="#3c3a44"),
    dict(coat="#5f4a7a", hair_c="#4a2c1c", long=1.0, skirt_=True, skin="#f0c8a4"),
    dict(coat="#8a5a2c", hair_c="#e0b080", skin="#e0b080"),  # bald
    dict(coat="#3f6b4a", hair_c="#1a1412", skin="#8a5636", bun=True, skirt_=True),
    dict(coat="#efe2c4", hair_c="#7a4a24", stool=True),
    dict(coat="#a84a34", hair_c="#2a1a14", hat="#e9d8b0"),
    dict(coat="#35577f", hair_c="#c98a3c", long=0.5),
    dict(),
    dict(coat="#6a3f5c", hair_c="#e8e0d4", hat="#6a3f5c", skirt_=True),
    dict(coat="#4a4a54", hair_c="#5e3a28", skin="#5e3a28"),
    dict(coat="#c08a3a", hair_c="#1a1412", skirt_=True, long=0.8, skin="#b97a52"),
)
FLOORS = (
    "#e88f4c",
    "#f0aa62",
    "#d9714a",
    "#efb878",
    "#e58a4c",
    "#f2b67c",
    "#da7850",
    "#eda25a",
    "#f7d09a",
    "#d8704c",
    "#efae6c",
    "#e59858",
)


def furniture(k: int) -> list[tuple[float, float, float, list[tuple[Any, str, float]]]]:
    """What stands in room k: (radius, degrees from the room's middle, turn, pieces)."""
    wood, dark_wood, linen = "#8a5630", "#5a3420", "#f4ead0"
    chair_ = [(box(-9, -9, 9, 9).buffer(2), dark_wood, 3), (box(-11, -10, -7, 10), wood, 3)]
    table_ = [(ellipse(0, 0, 24), wood, 5), (ellipse(0, 0, 20), light(wood, 0.12), 0.6)]
    rug = [
        (box(-34, -24, 34, 24).buffer(3), PETROL, 0.8),
        (box(-28, -18, 28, 18).difference(box(-24, -14, 24, 14)), PITH, 0.3),
        (U([star(x, 0, 7, 8, 0.6) for x in (-14, 0, 14)]), "#d98a4a", 0.3),
    ]
    if k == 0:  # bath
        tub = ellipse(0, 0, 42, 23)
        return [
            (
                292,
                2,
                90,
                [
                    (tub, linen, 6),
                    (ellipse(0, 0, 36, 18), "#5fa0a4", 0.5),
                    (ellipse(10, -4, 12, 7), "#cfe6e0", 0.4),
                    (ellipse(-14, 5, 8, 5), "#cfe6e0", 0.4),
                ],
            ),
            (172, 3, 40, [(box(-16, -11, 16, 11).buffer(2), "#e9d8b0", 1)]),
        ]
    if k == 1:  # piano
        grand = shape("-34,-26^ 30,-26^ 36,-8 26,6 2,12 -8,30 -26,34 -36,22^")
        keys = box(-34, -33, 30, -26)
        return [
            (
                304,
                -5,
                200,
                [
                    (grand, "#2c2430", 7),
                    (grand.buffer(-5), "#40323c", 0.6),
                    (keys, linen, 4),
                    (U([box(x, -33, x + 2.4, -29) for x in range(-30, 28, 5)]), "#241c24", 0.2),
                ],
            ),
            (268, -10, 0, [(ellipse(0, 0, 9), dark_wood, 3)]),
        ]
    if k == 2:  # bed
        return [
            (
                304,
                -1,
                90,
                [
                    (box(-42, -28, 42, 28).buffer(3), dark_wood, 5),
                    (box(-40, -26, 40, 26).buffer(2), "#8fa8a0", 2),
                    (box(-40, -22, -20, 22).buffer(5), linen, 3),
                    (U([box(x, -26, x + 5, 26) for x in (-8, 8, 24)]), "#c9605a", 0.3),
                ],
            ),
            (176, 4, 0, rug),
        ]
    if k == 3:  # chess for one
        sq = U(
            [box(-14 + 7 * i, -14 + 7 * j, -7 + 7 * i, -7 + 7 * j) for i in range(4) for j in range(4) if (i + j) % 2]
        )
        return [
            (
                306,
                1,
                20,
                [
                    (box(-22, -22, 22, 22).buffer(2), wood, 6),
                    (box(-15, -15, 15, 15), linen, 0.6),
                    (sq, dark_wood, 0.3),
                    (U(ellipse(-10, 4, 2.6), ellipse(3, -10, 2.6)), "#2a1a18", 1.6),
                    (U(ellipse(10, 10, 2.6), ellipse(4, 4, 2.6)), "#fffaf0", 1.6),
                ],
            ),
            (300, -8, 0, chair_),
            (170, 2, 60, rug),
        ]
    if k == 4:  # bread
        loaf = [
            (ellipse(x, y, 9, 6.5, a), "#d9a05a", 2)
            for x, y, a in ((-16, -8, 20), (2, -10, -14), (18, -4, 30), (-10, 8, 60), (10, 9, 0))
        ]
        return [
            (308, -1, 90, [(box(-36, -20, 36, 20).buffer(2), wood, 6), *loaf]),
            (172, 4, 0, [(ellipse(0, 0, 15), "#4a4450", 4), (ellipse(0, 0, 11), "#e9a04f", 0.5)]),
        ]
    if k == 5:  # birthday cake, untouched
        cake = [
            (ellipse(0, 0, 13), "#fff3e0", 3),
            (ellipse(0, 0, 13).difference(ellipse(0, 0, 10)), "#e0637a", 0.4),
            (U([ellipse(7 * math.cos(a), 7 * math.sin(a), 1.5) for a in np.linspace(0, 5.4, 7)]), "#f2a33c", 1.4),
        ]
        seats = [
            (302 + 36 * math.cos(a), math.degrees(36 * math.sin(a) / 302) - 2, math.degrees(a) + 180, chair_)
            for a in (2.4, 4.2, 5.4)
        ]
        return [(302, -2, 0, [*table_, *cake]), *seats]
    if k == 6:  # a mirror in which he would see his own back
        return [
            (318, -2, 0, [(box(-5, -34, 5, 34).buffer(2), "#c9a25a", 7), (box(-7, -29, -3, 29), "#cfe0dc", 0.6)]),
            (176, 3, 90, rug),
        ]
    if k == 7:  # books
        r = random.Random("books")
        books = [
            (
                AF.rotate(box(-9, -6, 9, 6), r.uniform(0, 180)),
                r.choice(("#7a2f3a", "#2b6472", "#c9a25a", "#5f4a7a", "#3f6b4a")),
                2.4 + 0.6 * j,
            )
            for j in range(12)
        ]
        books = [(T(g, r.uniform(-26, 26), r.uniform(-20, 20)), c, z) for g, c, z in books]
        return [
            (296, 1, 0, [(box(-26, -36, 26, 36).buffer(1), "#b98a54", 0.8), *books]),
            (
                170,
                6,
                0,
                [(ellipse(0, 0, 16), "#6b2740", 5), (shape("-16,-14 -22,0 -16,14 -10,10 -12,0 -10,-10"), "#57203a", 3)],
            ),
        ]
    if k == BABY:
        bars = [(box(x - 0.9, -27, x + 0.9, 27), linen, 3) for x in ()]
        return [
            (
                246,
                1,
                0,
                [
                    (ellipse(0, 0, 46, 46), PETROL, 0.8),
                    (ellipse(0, 0, 40).difference(ellipse(0, 0, 36)), PITH, 0.3),
                    *bars,
                ],
            )
        ]
    if k == 9:  # sewing
        return [
            (
                314,
                -3,
                90,
                [
                    (box(-32, -18, 32, 18).buffer(2), wood, 6),
                    (shape("-24,-10 0,-14 26,-6 20,10 -8,12 -26,8"), "#c9605a", 1),
                    (ellipse(22, -8, 5), "#e9b93c", 2),
                ],
            ),
            (272, -8, 0, chair_),
        ]
    if k == 10:  # plants
        out = []
        for rr, aa, n in ((306, -8, 8), (312, 4, 10), (276, 9, 7), (300, 14, 6), (168, 2, 8)):
            leaves = [
                (leaf(0, 0, 22, a, 0.42), "#3f7a56" if i % 2 else "#5d9a62", 2.4)
                for i, a in enumerate(np.linspace(0, 6.28, n, endpoint=False))
            ]
            out.append((rr, aa - 3, 0, [(ellipse(0, 0, 9), "#a8532f", 3), *leaves]))
        return out
    easel = [(box(-4, -26, 4, 26), linen, 6), (box(-6, -28, -4, 28), wood, 3)]
    return [
        (296, 3, -20, easel),
        (
            284,
            -5,
            0,
            [
                (ellipse(0, 0, 10), wood, 3),
                (U([ellipse(5 * math.cos(a), 5 * math.sin(a), 2) for a in (0, 1.5, 3, 4.5)]), "#e0637a", 0.6),
            ],
        ),
        (172, 3, 30, rug),
    ]


def baby() -> list[tuple[Any, str, float]]:
    """A cradle from above: the baby lies on its back and looks at us."""
    return [
        (shape("-34,-22 0,-27 34,-22 40,0 34,22 0,27 -34,22 -40,0"), "#8a5630", 7),
        (shape("-30,-18 0,-22 30,-18 35,0 30,18 0,22 -30,18 -35,0"), "#f4ead0", 1),
        (ellipse(-18, 0, 15, 14), "#fffaf0", 2),
        (ellipse(-17, 0, 10.5), "#f0c8a4", 2.4),
        (U(ellipse(-17, -4.2, 1.5), ellipse(-17, 4.2, 1.5)), "#2a1a14", 0.3),
        (ellipse(-12.4, 0, 1.3, 1.9), "#b8604a", 0.3),
        (limb("-26,-3,2 -24,0,3 -26,3,2", 3), "#7a4a24", 0.4),
        (shape("-6,-20 20,-19 33,-8 33,8 20,19 -6,20 -9,0"), "#7cc1a4", 3),
        (U(limb("-8,-14,7 -16,-17,6 -22,-20,5", 3), limb("-8,14,7 -14,20,6 -20,23,5", 3)), "#f0c8a4", 2),
        (U([star(x, y, 3.4) for x, y in ((6, -8), (18, 4), (4, 9), (24, -9))]), "#fdf6d0", 0.3),
    ]


def draw_rooms(sc: Scene, L: Sheets) -> None:
    """Floors, the light that falls in from the court, what stands there."""
    sc.flat(ellipse(CX + 0, CY + 0, PEEL + 26), "#081216", 0.5, "multiply", 16)
    L(
        ellipse(CX, CY, PEEL),
        sc.rad([(0, "#ffb85e"), (0.88, "#ffab4a"), (0.95, "#ee8c2c"), (1, "#b9621c")], CX, CY, PEEL),
        z=12,
    )
    r = sc.stream("dimples")
    dimples = []
    for _ in range(620):
        a, rr = r.uniform(0, 360), r.uniform(OUTER + 15, PEEL - 4)
        dimples.append(ellipse(*pol(rr, a), r.uniform(0.9, 2.1)))
    sc.flat(U(dimples), "#b0601a", 0.6)
    sc.flat(T(U(dimples), -0.9, -0.9), "#ffd28a", 0.35)
    L(ellipse(CX, CY, OUTER + 13), L.lit(PITH), z=3)
    for k in range(ROOMS):
        a0, a1 = TURN + 30 * k, TURN + 30 * (k + 1)
        am = (a0 + a1) / 2
        g = wedge(INNER, OUTER, a0, a1)
        L(g, L.lit(FLOORS[k]), z=0.8, wash=0.8)
        with sc.clip(g):
            rr = sc.stream(f"floor {k}")
            if k % 3 == 0:  # boards across
                sc.flat(U([wedge(q, q + 1.1, a0, a1) for q in range(INNER, OUTER, 17)]), "#5a2c18", 0.35)
                sc.flat(
                    U(
                        [
                            limb([(*pol(q, a), 1), (*pol(q + 17, a), 1)], 1)
                            for q in range(INNER, OUTER, 17)
                            for a in [rr.uniform(a0, a1), rr.uniform(a0, a1)]
                        ]
                    ),
                    "#5a2c18",
                    0.35,
                )
            elif k % 3 == 1:  # tiles
                cells = [
                    wedge(q, q + 16, a, a + 3.75)
                    for i, q in enumerate(range(INNER, OUTER, 16))
                    for j, a in enumerate(np.arange(a0, a1, 3.75))
                    if (i + j) % 2
                ]
                sc.flat(U(cells), "#6a3018", 0.2)
            else:  # boards that run out
                sc.flat(
                    U([limb([(*pol(INNER, a), 0.8), (*pol(OUTER, a), 1.6)], 1) for a in np.arange(a0, a1, 3.0)]),
                    "#5a2c18",
                    0.32,
                )
            # light through the window of the court: the flesh of the fruit
            ray = Polygon(
                [pol(INNER - 6, am - 7), pol(INNER - 6, am + 7), pol(OUTER - 30, am + 9.5), pol(OUTER - 30, am - 9.5)]
            )
            sc.flat(
                ray,
                sc.rad(
                    [(0, PRIMROSE, 0.95), (0.4, "#ffe9a8", 0.6), (0.85, "#ffd98a", 0.08), (1, "#ffd98a", 0)],
                    CX,
                    CY,
                    OUTER,
                ),
                0.85,
                "screen",
                3,
            )
            for rad_, da, turn, pieces in furniture(k):
                for q, c, z in pieces:
                    L(place(q, rad_, am + da, am + turn), sc.near(light(c, 0.26), dark(c, 0.22), 420, (CX, CY)), z=z)


def draw_people(sc: Scene, L: Sheets) -> None:
    """One to a room, at the wall they look through, and the look itself as a thin wedge of pale light beyond."""
    for k in range(ROOMS):
        a1 = TURN + 30 * (k + 1)
        rad_ = (232, 246, 226, 240, 228, 244, 236, 230, 0, 242, 232, 238)[k]
        if k == BABY:
            for g, c, z in baby():
                L(place(g, 246, TURN + 30 * k + 16, TURN + 30 * k + 15 + 150), c, z=z, wash=0)
            continue
        beam = Polygon(
            [pol(rad_ - 1.2, a1 + 1), pol(rad_ + 1.2, a1 + 1), pol(rad_ + 13, a1 + 15), pol(rad_ - 13, a1 + 15)]
        )
        sc.flat(
            beam,
            sc.rad([(0, "#fffbe0", 0.9), (0.6, "#fff3b8", 0.35), (1, "#fff3b8", 0)], *pol(rad_, a1), 66),
            0.9,
            "screen",
            0.8,
        )
        half = math.degrees(44 / rad_)
        for g, c, z in spy(**PEOPLE[k]):
            L(
                place(g, rad_, a1 - half, a1 - half / 2 + 90, 1.08),
                sc.near(light(c, 0.26), dark(c, 0.14), 420, (CX, CY)),
                z=z,
                rimop=0.7,
            )


def draw_walls(sc: Scene, L: Sheets) -> None:
    """Tall walls of pith, doors in them, windows to the court and to the night."""
    door_r = (232, 246, 226, 240, 228, 244, 236, 230, 235, 242, 232, 238)
    walls, doors = [], []
    for k in range(ROOMS):
        a = TURN + 30 * (k + 1)
        rr = door_r[k]
        for q0, q1 in ((INNER - 8, rr - 22), (rr + 22, OUTER + 6)):
            walls.append(limb([(*pol(q0, a), 9), (*pol(q1, a), 11)], 1))
        if k != BABY:
            doors.append(limb([(*pol(rr - 22, a), 6), (*pol(rr + 22, a), 6)], 1))
    # door ajar of the baby's room
    a = TURN + 30 * (BABY + 1)
    hx, hy = pol(213, a)
    t = math.radians(a + 48)
    ajar = limb([(hx, hy, 6), (hx + 42 * math.cos(t), hy + 42 * math.sin(t), 6)], 1)
    ring_out = ellipse(CX, CY, OUTER + 10).difference(ellipse(CX, CY, OUTER - 3))
    ring_in = ellipse(CX, CY, INNER + 3).difference(ellipse(CX, CY, INNER - 9))
    gaps = [
        wedge(OUTER - 8, OUTER + 16, TURN + 30 * k + q - 3.2, TURN + 30 * k + q + 3.2)
        for k in range(ROOMS)
        for q in (10, 21)
    ]
    gaps_in = [wedge(INNER - 14, INNER + 8, TURN + 30 * k + 8, TURN + 30 * k + 22) for k in range(ROOMS)]
    L(U(doors, ajar), L.lit("#8a5630"), z=7)
    sc.flat(U([ellipse(*pol(door_r[k], TURN + 30 * (k + 1)), 2) for k in range(ROOMS) if k != BABY]), "#fffbe0")
    body = U(ring_out.difference(U(gaps)), ring_in.difference(U(gaps_in)), walls)
    L(
        body,
        sc.rad([(0, "#fffaf0"), (0.35, "#f8ecc8"), (0.75, "#e0c48e"), (1, "#b98e58")], CX, CY, OUTER + 14),
        z=9,
        sh=0.6,
        dx=0,
        dy=0,
        rimop=0.7,
    )
    sc.flat(body.buffer(-3.2), "#c9a468", 0.22)
    glass = U(
        [wedge(INNER - 5, INNER - 1, TURN + 30 * k + 8, TURN + 30 * k + 22) for k in range(ROOMS)],
        [
            wedge(OUTER + 1, OUTER + 5, TURN + 30 * k + q - 3.2, TURN + 30 * k + q + 3.2)
            for k in range(ROOMS)
            for q in (10, 21)
        ],
    )
    sc.flat(glass, "#dff0e4", 0.9)


def draw_court(sc: Scene, L: Sheets) -> None:
    """The empty court: paving in rings, the lantern on its post, a key on a hook."""
    L(ellipse(CX, CY, INNER - 9), sc.rad([(0, "#fffdf0"), (0.5, "#fbeebc"), (1, "#e9c88a")], CX, CY, INNER), z=0.8)
    rings = []
    for q in (22, 38, 54, 70, 86, 100):
        rings.append(ellipse(CX, CY, q).boundary.buffer(0.7))
        n = int(q / 3.4)
        rings += [limb([(*pol(q, 360 * j / n + q), 1), (*pol(q + 15, 360 * j / n + q), 1)], 1) for j in range(n)]
    sc.flat(U(rings).intersection(ellipse(CX, CY, INNER - 12)), "#b98a4a", 0.5)
    for a in (20, 140, 260):
        x, y = pol(74, a)
        L(U([leaf(x, y, 20, t, 0.45) for t in np.linspace(0, 6.28, 9, endpoint=False)]), "#7fae6a", z=3)
    L(ellipse(CX, CY, 17), "#6a4a2c", z=5)
    L(Point(CX, CY).buffer(15, 2), "#fffdf0", z=4)
    sc.flat(U([limb([(*pol(0, a), 1.4), (*pol(15, a), 1.4)], 1) for a in range(0, 360, 45)]), "#8a5a2c", 0.8)
    L(ellipse(CX, CY, 4.5), "#8a5a2c", z=2)
    hx, hy = pol(INNER - 20, TURN + 30 * 4)
    L(T(key(0, 0, 0.55, 30), hx, hy - 4), "#a86a1e", z=1.6)
    sc.glow(CX, CY, 420, "#ffe9a8", 0.5)
    sc.glow(CX, CY, 150, "#fffbe0", 0.7)


def draw() -> Scene:
    sc = Scene("ring_of_spies", light=(CX, CY, 240), shadow="#2a1008", bg="#12242c")
    L = Sheets(sc)
    draw_garden(sc, L)
    draw_rooms(sc, L)
    draw_people(sc, L)
    draw_walls(sc, L)
    draw_court(sc, L)
    sc.vignette("#081018", 0.5, CX, CY, 820, 0.56)
    sc.finish()
    return sc
