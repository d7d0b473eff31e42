"""An old bus comes over the dune straight at us, rowed: three oars a side, everybody leaning out of the windows, and on the
roof a man beats time on a drum. Far behind them lies the sea.

Palette: sky mint #bfe8e0, noon lemon #fff6cc, sand #ffcf6a, amber #ec9a34, terracotta shade #a8492a, bus turquoise #1f9a96.
Light: a high sun behind the bus at the right; its shadow with all oars runs down the sand to us.
Planes: sky / sea / far dunes / camel / rowers / bus / crest and bow wave / shadow / near dune.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bus_front import bus_front, drum, toy_lighthouse

LX, LY = 620, 60
BX, BY = 404.0, 808.0  # under the middle of the bus's front
ROLL, SIZE = -5.0, 0.95
CREAM, BLUE, SHADE = "#fff6e0", "#1f9a96", "#a8492a"
CREST = [(-60, 872), (90, 846), (240, 812), (400, 792), (560, 800), (700, 826), (860, 858)]
ROWERS: tuple[dict[str, Any], ...] = (  # side, place (0 nearest), looks
    {"d": -1, "k": 2, "age": 34, "top": "#7a4aa0", "skin": "#6a4028", "hair": "afro", "hair_colour": "#1a1010", "mood": "joy"},
    {"d": 1, "k": 2, "age": 66, "top": "#f4ead0", "skin": "#e3b58c", "hair": "balding", "hair_colour": "#e8e2d8", "mood": "firm", "beard": "full"},
    {"d": -1, "k": 1, "age": 9, "top": "#f2c230", "skin": "#d9a077", "hair": "tousled", "hair_colour": "#5a2a14", "mood": "laugh"},
    {"d": 1, "k": 1, "age": 26, "top": "#d8452c", "skin": "#b97a52", "hair": "long", "hair_colour": "#2a1612", "mood": "joy"},
    {"d": -1, "k": 0, "age": 60, "top": "#c93a4a", "skin": "#e3b58c", "hair": "bun", "hair_colour": "#f0ece4", "mood": "laugh"},
    {"d": 1, "k": 0, "age": 44, "top": "#2c4a9a", "skin": "#8a5636", "hair": "short", "hair_colour": "#16100e", "mood": "firm", "beard": "moustache", "hat": "straw", "hat_colour": "#f0d9a0"},
)  # fmt: skip
THROWN: dict[str, Any] = {"cut": 0.4, "sh": 0.35, "shc": SHADE, "rim": "#ffffff", "rimop": 1}  # loose sand
BLADES = {
    (-1, 0): (40, 1010),
    (-1, 1): (14, 900),
    (-1, 2): (40, 812),
    (1, 0): (764, 1000),
    (1, 1): (790, 888),
    (1, 2): (764, 796),
}


def on(x: float, y: float) -> tuple[float, float]:
    """A point of the bus's front (middle of its foot at 0,0) on the card."""
    a = math.radians(ROLL)
    return BX + SIZE * (x * math.cos(a) - y * math.sin(a)), BY + SIZE * (x * math.sin(a) + y * math.cos(a))


def turned(g: Any) -> Any:
    """A shape in the bus's own frame on the card."""
    return T(g, BX, BY, SIZE, rot=ROLL)


def sand(sc: Scene, name: str, P: list[tuple[float, float]], a: str, b: str, z: float, y1: float) -> Any:
    """A dune with a bright crest and ripples."""
    g, top = land(sc.stream(name), P, 3)
    y0 = min(p[1] for p in P)
    sc.layer(
        g,
        sc.lin([(0, a), (1, b)], 460, y0, 340, y1),
        z=z,
        cut=0.6,
        wash=0.3,
        sh=0.3,
        shc=SHADE,
        rim="#fffbe6",
        rimop=1,
        rimw=1.8,
    )
    with sc.clip(g):
        for k in range(9):
            d = 12 + 15 * k + 2.4 * k * k
            line = [
                (x, y_at(top, x) + d * (1 + 0.22 * math.sin(x / 120 + k)) + 2 * math.sin(x / 19 + 2 * k))
                for x in np.linspace(-40, 840, 70)
            ]
            sc.stroke(line, "#b8622c", 1.4, 0.22)
            sc.stroke([(x, y - 1.8) for x, y in line], "#fffbe0", 1.1, 0.4)
    return top


def draw_far(sc: Scene) -> None:
    """Noon; far behind at the left the sea with a sail; a camel that is faster."""
    sc.backdrop(sc.lin([(0, "#5fc8d8"), (0.3, "#aee6e0"), (0.6, "#fff6cc"), (1, "#ffe9a0")], 330, 0, 430, 1000))
    sc.glow(LX, LY, 640, "#fffbe0", 0.9)
    sea = box(-20, 742, 330, 860)
    sc.layer(sea, sc.lin([(0, "#3fa8d8"), (1, "#8fd8e8")], 0, 742, 0, 800), z=3, cut=0, sh=0, rim="#ffffff", rimop=0.9)
    put(sc, T(sail_boat("#6b3f28", "#ffffff", None, 44), 30, 752, 0.85), z=1)
    sand(
        sc,
        "far0",
        [(-60, 800), (90, 786), (240, 770), (420, 740), (600, 752), (760, 700), (860, 716)],
        "#fff0b8",
        "#f2c068",
        5,
        900,
    )
    camel = T(beast("camel", "trot"), 694, 716, 0.62)
    put(sc, camel, z=2, rim=(-2, 1.6, "#fffbe0", 1.0))


def rower(sc: Scene, who: dict[str, Any]) -> None:
    """Out of the window to the hips, both fists on the oar."""
    d, k = who["d"], who["k"]
    s = (1.46, 1.3, 1.16)[k] * (1.12 if who["age"] < 12 else 1.0)
    look = {q: v for q, v in who.items() if q in ("skin", "hair", "hair_colour", "mood", "beard", "hat", "hat_colour")}
    pose = FRONT["hold"].but(grip_a="fist", grip_b="fist", elbow_a=1, elbow_b=-1)
    h = 130 if who["age"] < 12 else 200
    hands = (d * 0.10 * h, -0.56 * h), (d * 0.22 * h, -0.50 * h)
    a, b = hands if d > 0 else hands[::-1]
    p = person(who["age"], "front", pose, dress("shirt", who["top"], "#33303a", CREAM), reach_a=a, reach_b=b, **look)
    hip = on(d * (126 - 8 * k), (-130, -214, -290)[k])
    p = T(T(p, 0, h * 0.44), *hip, s, rot=d * (62 - 8 * k))
    (ax, ay), (bx, by) = p.at("hand_a.hold"), p.at("hand_b.hold")
    x, y = (ax + bx) / 2, (ay + by) / 2
    put(sc, p, z=2.2, cast=5, rim=(-2, 2.4, "#fffbe0", 0.95), shc="#2a5a5a")
    tx, ty = BLADES[(d, k)]
    n = math.hypot(tx - x, ty - y)
    ux, uy = (tx - x) / n, (ty - y) / n
    w = (11, 9.5, 8)[k]
    if (d, k) == (1, 1):  # one of them brought an umbrella
        closed = limb(
            [
                (x - ux * 30, y - uy * 30, w * 0.6),
                (x + ux * 60, y + uy * 60, w * 0.6),
                (tx - ux * 130, ty - uy * 130, w),
                (tx - ux * 90, ty - uy * 90, w * 3.4),
                (tx - ux * 20, ty - uy * 20, w * 2),
                (tx + ux * 20, ty + uy * 20, w * 0.6),
            ],
            6,
        )
        sc.layer(closed, "#2c62c0", z=8, cut=0, sh=0.4, rim="#dff0ff", rimop=1)
    else:
        shaft = limb([(x - ux * 40, y - uy * 40, w), (tx, ty, w)], 1)
        blade = limb(
            [
                (tx - ux * 96, ty - uy * 96, w),
                (tx - ux * 66, ty - uy * 66, w * 3.2),
                (tx + ux * 10, ty + uy * 10, w * 3.6),
            ],
            5,
        )
        sc.layer(
            U(shaft, blade),
            sc.lin([(0, "#a85a2c"), (1, "#f2c070")], x, y, tx, ty),
            z=9,
            cut=0.2,
            sh=0.4,
            shc=SHADE,
            rim="#fffbe0",
            rimop=1,
            rimw=1.4,
        )
    for piece in p.pieces:
        if piece.name.startswith("hand") and not piece.flat:
            sc.layer(piece.geom, piece.fill, z=1.6, cut=0, wash=0, fibre=0, rim="#fffbe0", rimop=0.8)


def draw_bus(sc: Scene) -> None:
    """The front of the bus; nobody sits at the wheel."""
    b = turned(bus_front(BLUE, CREAM))
    body = b.part("body")
    fills = {
        "body": sc.lin([(0, "#7fdccc"), (0.35, BLUE), (1, "#0f5a60")], LX, 420, BX - 60, BY),
        "pane": sc.lin([(0, "#eafbe6"), (0.5, "#6fc0c0"), (1, "#1f6a74")], *on(60, -346), *on(-30, -200)),
        "bumper": sc.lin([(0, "#fffbe6"), (1, "#b98a4a")], *on(0, -24), *on(0, 10)),
    }
    sc.layer(body, fills["body"], z=12, cut=0.4, sh=0.5, shc="#2a4a4a", rim="#fffbe6", rimop=1, rimw=2)
    rimlight(sc, body, -5, 5, "#fffbe0", 1.0, r=800)
    put(sc, b.without("body").recolour(fills), z=2.5, sh=0.35, rim=(-2, 2, "#fffbe0", 0.6))
    for p in b.pieces:
        if p.name == "light":
            x, y = p.geom.centroid.coords[0]
            sc.glow(x, y, 40, "#fff6d0", 0.7)
        if p.name == "patch":
            sc.stroke([*p.geom.exterior.coords], CREAM, 1.8, 0.9, dash="5 4")


def draw_roof(sc: Scene) -> None:
    """Rack, luggage, a small lighthouse, and he who beats time."""
    for x, w, h, c in (
        (-134, 62, 44, "#c9502c"),
        (-96, 48, 74, "#f0b83c"),
        (58, 70, 40, "#8a3a5a"),
        (100, 40, 66, "#d8742c"),
    ):
        g = turned(box(x, -372 - h, x + w, -366).buffer(3))
        sc.layer(g, sc.near(light(c, 0.3), dark(c, 0.2), 560), z=5, cut=0.4, sh=0.35, rim="#fffbe0", rimop=1)
        sc.flat(turned(U([box(x + w * t - 2, -370 - h, x + w * t + 2, -366) for t in (0.25, 0.75)])), dark(c, 0.5), 0.8)
    put(sc, T(toy_lighthouse(), *on(-122, -412), 1.1, rot=ROLL - 6), z=2.4, sh=0.3)
    dx, dy = on(-6, -370)
    pose = FRONT["wide"].but(
        hand_a=(-0.62, -0.5), hand_b=(0.5, -0.66), elbow_a=-1, elbow_b=1, grip_a="fist", grip_b="fist", lean=-4
    )
    suit = dress("uniform", "#c9302c", "#2c2a4a", "#ffd75a")
    look = {"beard": "moustache", "hat": "conductor", "hat_colour": "#24305a"}
    m = person(46, "front", pose, suit, "#8a5636", "short", "#1a1010", "sing", **look)
    m = T(m, dx, dy, 1.3, rot=ROLL)
    put(sc, m, z=2.4, cast=5, rim=(-2.4, 2, "#fffbe0", 1.0))
    for q, ex, ey in (("hand_a.hold", -24, -40), ("hand_b.hold", 20, -44)):
        hx, hy = m.at(q)
        sc.layer(
            U(limb([(hx, hy, 6), (hx + ex, hy + ey, 5)], 1), ellipse(hx + ex, hy + ey, 12)),
            "#fff0cc",
            z=3,
            cut=0,
            sh=0.3,
        )
    put(sc, T(drum(), dx + 2, dy, 1.12, rot=ROLL), z=3, rim=(-4, 2, "#ffb080", 0.9))


def draw_crest(sc: Scene) -> None:
    """The crest that the bus comes over, and its shadow with all oars."""
    sand(sc, "crest", CREST, "#fff0b0", "#e88a2c", 12, 1240)
    slab = Polygon([on(-158, -30), on(158, -30), (352, 1240), (-70, 1240)])
    gs = [slab]
    for (d, k), (x, y) in BLADES.items():
        root = (404 - 60 * (2 - k) + d * 110 - 40 * (2 - k), 830 + 120 * (2 - k))
        gs.append(limb([(*root, 14), (x, y + 4, 10)], 1))
        gs.append(ellipse(x, y + 8, 46, 10))
    sc.flat(
        U(gs),
        sc.lin([(0, "#8a3420", 0.8), (0.6, "#8a3420", 0.5), (1, "#8a3420", 0.16)], 404, 800, 200, 1240),
        1,
        "multiply",
        4,
    )


def draw_waves(sc: Scene) -> None:
    """The bow wave that hides the wheels, and the sand that the blades throw up."""
    lip = shape(
        f"{BX - 190},{BY + 60}^ {BX - 100},{BY - 4} {BX},{BY - 14} {BX + 100},{BY - 10} {BX + 190},{BY + 46}^ {BX},{BY + 84}"
    )
    sc.layer(
        lip,
        sc.lin([(0, "#ffdf94"), (1, "#d87a2c")], 0, BY - 20, 0, BY + 80),
        z=5,
        cut=0.4,
        sh=0.3,
        shc=SHADE,
        rim="#fffbe6",
        rimop=0.9,
    )
    for d in (-1, 1):
        wave = shape(
            f"{BX + d * 10},{BY + 44}^ {BX + d * 70},{BY - 14} {BX + d * 150},{BY - 56} {BX + d * 226},{BY - 42}^ {BX + d * 200},{BY - 30} {BX + d * 206},{BY + 6} {BX + d * 250},{BY + 30}^ {BX + d * 140},{BY + 60}"
        )
        sc.layer(wave, sc.lin([(0, "#fffbe0"), (1, "#f0a848")], 0, BY - 56, 0, BY + 56), z=7, **THROWN)
    for (d, k), (x, y) in sorted(BLADES.items(), key=lambda b: b[1][1]):
        s = (1.2, 1.0, 0.8)[k]
        heap = shape(
            f"{x - 66 * s},{y + 26 * s}^ {x - 40 * s},{y + 2 * s} {x - 14 * s},{y - 8 * s} {x + 22 * s},{y} {x + 66 * s},{y + 26 * s}^ {x},{y + 38 * s}"
        )
        sc.layer(heap, sc.lin([(0, "#fff6cc"), (1, "#f0a848")], 0, y - 10, 0, y + 34), z=5, **THROWN)


def draw_curls(sc: Scene) -> None:
    """Sand thrown up behind the blades."""
    for (d, k), (x, y) in BLADES.items():
        r = sc.stream(f"splash{d}{k}")
        s = (1.2, 1.0, 0.8)[k]
        curl = shape(
            f"{x + d * 60 * s},{y + 24 * s}^ {x + d * 24 * s},{y - 22 * s} {x - d * 24 * s},{y - 40 * s} {x - d * 76 * s},{y - 44 * s}^ {x - d * 52 * s},{y - 26 * s} {x - d * 50 * s},{y} {x - d * 66 * s},{y + 22 * s}^"
        )
        sc.layer(curl, sc.lin([(0, "#fffbe0"), (1, "#f4b45a")], 0, y - 62 * s, 0, y + 24 * s), z=4, **THROWN)
        sc.flat(
            U(
                [
                    ellipse(x - d * (50 + abs(r.gauss(0, 34))) * s, y - (40 + r.gauss(0, 26)) * s, r.uniform(1, 2.6))
                    for _ in range(18)
                ]
            ),
            "#fff3c4",
            1,
        )


def draw() -> Scene:
    """Has anybody told them that the sea is the other way?"""
    sc = Scene("rowing_bus", light=(LX, LY, 260), shadow="#5a2a1c", bg="#ffe9a0")
    draw_far(sc)
    draw_crest(sc)
    draw_curls(sc)
    for who in ROWERS:
        rower(sc, who)
    draw_roof(sc)
    draw_bus(sc)
    draw_waves(sc)
    sand(sc, "near", [(-60, 1120), (120, 1150), (320, 1190), (560, 1204), (860, 1130)], "#e88a2c", "#8a3a20", 14, 1260)
    sc.vignette("#7a4a20", 0.22, 420, 560, 940)
    sc.finish()
    return sc
