"""In a sea of sand an old bus is rowed up a dune that bends over it like a breaker; on its roof a man beats time.

Palette: sky mint #9fd0c4, lemon #fff3c0, sand #f6c878, amber #d98a44, terracotta #9a4a38, plum shade #4a2238, bus turquoise #1f9a96.
Light: a low hazed sun behind them at the left; shadows run over the slope to us.
Planes: sky / sea / far dunes / the great dune / bus and rowers / slope with their shadow / near dune.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bus_side import LONG, WINDOWS, bus_roof, bus_side
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.sand_breaker import SHADE, great_dune, ripples, sand_breaker

LX, LY = 150.0, 560.0
BX, BY, TILT = 330.0, 772.0, -19.0  # under the middle of the bus; it climbs
CREAM, BLUE = "#fff3d6", "#1f9a96"
ROWERS: tuple[dict[str, Any], ...] = (
    {"age": 60, "top": "#c93a4a", "skin": "#e3b58c", "hair": "bun", "hair_colour": "#f0ece4", "mood": "laugh"},
    {"age": 44, "top": "#f2c230", "skin": "#8a5636", "hair": "short", "hair_colour": "#16100e", "mood": "firm", "beard": "moustache", "hat": "straw", "hat_colour": "#f6e2ac"},
    {"age": 30, "top": "#7a4aa0", "skin": "#6a4028", "hair": "afro", "hair_colour": "#1a1010", "mood": "joy"},
    {"age": 11, "top": "#e8742c", "skin": "#d9a077", "hair": "tousled", "hair_colour": "#5a2a14", "mood": "laugh"},
)  # fmt: skip


def up(g: Any) -> Any:
    """From the bus's own frame (its floor's middle at 0,0) to the card."""
    return T(g, BX, BY, 1, rot=TILT)


def spot(x: float, y: float) -> tuple[float, float]:
    """A point of the bus's frame on the card."""
    a = math.radians(TILT)
    return BX + x * math.cos(a) - y * math.sin(a), BY + x * math.sin(a) + y * math.cos(a)


def draw_far(sc: Scene) -> None:
    """Hazy air; behind at the left the sea with a sail: they have turned their backs on it."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffdf0"), (0.1, "#fff1c0"), (0.34, "#f5dfa4"), (0.6, "#a8cbb4"), (0.86, "#4a8f94"), (1, "#2c6a78")],
            LX,
            LY,
            820,
        )
    )
    for k, (x0, x1, y, h, c) in enumerate(
        (
            (-60, 250, 306, 20, "#e9ebc6"),
            (330, 640, 96, 26, "#8fc6ba"),
            (-60, 200, 130, 24, "#84c0b6"),
            (60, 420, 402, 16, "#f6eec4"),
            (420, 620, 300, 12, "#c9dcc0"),
        )
    ):
        w = Wob(sc.stream(f"strip {k}"), 5, 4)
        t = np.linspace(0, 1, 60)
        lens = np.sin(np.pi * t) ** 0.6 * h
        up_, low = y - lens * (0.5 + 0.4 * w(t)), y + lens * (0.4 + 0.4 * w(t + 0.4))
        xs = x0 + (x1 - x0) * t
        g = clean(Polygon([*zip(xs, up_, strict=True), *zip(xs[::-1], low[::-1], strict=True)]).buffer(0))
        sc.layer(g, sc.near("#fffbe0", c, 620), z=6, sh=0.25, shc="#3a7a7a", rim="#ffffff", rimop=0.9)
    sc.layer(ellipse(LX, LY, 62), "#fffef4", z=2, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(LX, LY, 420, "#fff3c0", 0.9)
    sea = box(-20, 668, 820, 860)
    sc.layer(
        sea,
        sc.lin([(0, "#d9ecd0"), (0.2, "#6fb8b4"), (1, "#3f8f98")], 0, 668, 0, 780),
        z=3,
        cut=0,
        sh=0,
        rim="#ffffff",
        rimop=0.9,
    )
    r = sc.stream("glitter")
    for _ in range(60):
        y = 671 + 70 * r.random()
        x, w = LX + r.gauss(0, 20 + (y - 668)), r.uniform(4, 16)
        sc.flat(limb([(x - w, y, 0.3), (x, y, 1.6), (x + w, y, 0.3)], 2), "#fffbe0", 0.85)
    put(sc, T(sail_boat("#6b3f28", "#fffdf0", None, 44), 62, 686, 1.0), z=1, rim=(-1, 1, "#ffffff", 0.9))
    for k, (P, c) in enumerate((
        ([(-60, 742), (80, 726), (240, 716), (400, 722), (600, 700), (860, 690)], "#e6c890"),
        ([(-60, 790), (60, 776), (180, 764), (330, 742), (520, 760), (860, 740)], "#dba868"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"far {k}"), P, 3)
        sc.layer(g, sc.near("#fff3c4", c, 460), z=6, sh=0.3, shc=SHADE, rim="#fffbe6", rimop=1, rimw=1.6)
        ripples(sc, g, top, 6, 9, 0.16)


def draw_rower(sc: Scene, k: int) -> tuple[Any, tuple[float, float]]:
    """Out of a window to the waist, facing backwards as rowers do; returns the oar for its shadow."""
    who = ROWERS[k]
    x = WINDOWS[k]
    small = who["age"] < 14
    s = 0.98 if not small else 1.16
    look = {q: v for q, v in who.items() if q not in ("age", "top")}
    pose = SIDE["row"].but(hip=0.5, lean=-16, grip_a="fist", grip_b="fist", foot_a=(0.4, 0), foot_b=(0.3, 0))
    h = 130 if small else 200
    p = person(
        who["age"],
        "side",
        pose,
        dress("shirt", who["top"], "#33303a", CREAM),
        reach_a=(0.15 * h, -0.5 * h),
        reach_b=(0.19 * h, -0.48 * h),
        **look,
    )
    p = T(p, x + 14, -92 + 0.34 * h * s, s, flip=True)
    above = box(-900, -900, 900, -97)
    arms = ("hand", "arm", "sleeve", "fore")
    p = Figure(
        [
            q._replace(geom=clean(q.geom if q.name.startswith(arms) else q.geom.intersection(above)))
            for q in p.pieces
            if not q.geom.is_empty
        ],
        p._anchors,
    )
    q = up(p)
    put(sc, q, z=2.2, rim=(2, 1.4, "#fff6cc", 0.9), cast=4, shc="#0f4a50")
    return q, q.at("hand_a.hold")


def draw_bus(sc: Scene) -> None:
    """The bus on the slope with its shadow, rowers, oars, roof."""
    b = bus_side()
    rack = bus_roof()
    whole = U(b.outline(), rack.outline())
    oars = []
    for k, x in enumerate(WINDOWS):
        oars.append(limb([(x - 12, -112, 9), (x - 40 + 16 * k, 92, 9)], 1))
    shade = AF.affine_transform(U(whole, oars), [1, -0.75, 0, -0.62, 0, 6])
    sc.flat(
        up(shade).intersection(great_dune()),
        sc.lin([(0, "#6a2434", 0.95), (1, "#6a2434", 0.45)], *spot(0, 0), *spot(160, 260)),
        0.8,
        "multiply",
        2,
    )
    fills = {
        "body": sc.lin(
            [(0, "#a8ecd4"), (0.25, BLUE), (0.7, "#12686e"), (1, "#0a3a48")], *spot(-230, -170), *spot(160, 20)
        )
    }
    put(sc, up(rack), z=3, sh=0.4, rim=(2, 1.6, "#fff6cc", 1.0))
    put(sc, up(b).recolour(fills), z=3, sh=0.4, rim=(2.4, 1.8, "#fff6cc", 0.9))
    sc.flat(
        up(b.outline()),
        sc.lin([(0, "#1c1a48", 0), (0.55, "#1c1a48", 0.12), (1, "#1c1a48", 0.5)], *spot(-200, -160), *spot(190, 20)),
        1,
        "multiply",
    )
    sc.glow(*spot(LONG / 2, -50), 60, "#fff3c0", 0.8)
    lip = up(
        shape(
            "-300,44^ -240,30 -190,14 -150,22 -110,14 -60,30 20,30 90,22 140,4 180,14 214,8 260,26 330,34^ 260,46 150,50 0,54 -160,56^"
        )
    )
    sc.layer(
        lip,
        sc.lin([(0, "#fff0b8"), (0.5, "#efb868"), (1, "#b86a3c")], *spot(-260, 30), *spot(280, 60)),
        z=6,
        cut=0.6,
        sh=0.35,
        shc=SHADE,
        rim="#fffbe6",
        rimop=1,
        rimw=1.4,
    )
    for kk, (px, py) in enumerate(((-226, 18), (176, 14))):
        splash(sc, *spot(px, py), 7 + kk)
    for k, x in enumerate(WINDOWS):
        p, (hx, hy) = draw_rower(sc, k)
        tx, ty = spot(x - 66 + 20 * k, 116)
        n = math.hypot(tx - hx, ty - hy)
        ux, uy = (tx - hx) / n, (ty - hy) / n
        if k == 1:
            closed = limb(
                [
                    (hx - ux * 20, hy - uy * 20, 6),
                    (hx + ux * 60, hy + uy * 60, 6),
                    (tx - ux * 110, ty - uy * 110, 9),
                    (tx - ux * 70, ty - uy * 70, 30),
                    (tx, ty, 16),
                    (tx + ux * 26, ty + uy * 26, 5),
                ],
                6,
            )
            sc.layer(
                closed,
                sc.lin([(0, "#5a9ae8"), (1, "#1f3f8a")], hx, hy, tx, ty),
                z=7,
                cut=0,
                sh=0.45,
                rim="#dff0ff",
                rimop=1,
            )
        else:
            oar = U(
                limb([(hx - ux * 26, hy - uy * 26, 9), (tx, ty, 9)], 1),
                limb(
                    [
                        (tx - ux * 74, ty - uy * 74, 9),
                        (tx - ux * 50, ty - uy * 50, 26),
                        (tx + ux * 12, ty + uy * 12, 30),
                    ],
                    5,
                ),
            )
            sc.layer(
                oar,
                sc.lin([(0, "#8a4a28"), (1, "#f6cf86")], hx, hy, tx, ty),
                z=7,
                cut=0.2,
                sh=0.45,
                shc=SHADE,
                rim="#fffbe0",
                rimop=1,
                rimw=1.4,
            )
        for piece in p.pieces:
            if piece.name.startswith("hand") and not piece.flat:
                sc.layer(piece.geom, piece.fill, z=1.6, cut=0, wash=0, fibre=0, rim="#fffbe0", rimop=0.8)
        splash(sc, tx, ty, k)


def splash(sc: Scene, x: float, y: float, k: int) -> None:
    """Sand thrown up behind a blade, puff over puff, and its furrow."""
    r = sc.stream(f"splash {k}")
    furrow = limb([(x - 12, y + 10, 20), (x + 34, y + 2, 14), (x + 84, y - 18, 3)], 5)
    sc.flat(furrow, "#6a2434", 0.4, "multiply", 3)
    for j, (dx, dy, r0, r1) in enumerate(((-34, -14, 9, 17), (-14, 2, 8, 15), (6, 10, 6, 11))):
        P = [(x + dx - 26, y + dy + 8), (x + dx, y + dy - 6 + 4 * j), (x + dx + 26, y + dy + 8)]
        puff = bank(sc.stream(f"puff {k} {j}"), P, r0, r1, sx=1.3)
        sc.layer(
            puff,
            sc.lin([(0, "#fff8dc"), (0.5, "#f6d090"), (1, "#cf8a4c")], x - 40, y + dy - 24, x + 10, y + dy + 22),
            z=5,
            cut=0.3,
            sh=0.4,
            shc=SHADE,
            rim="#ffffff",
            rimop=1,
        )
    grains = [ellipse(x - 40 + r.gauss(0, 30), y - 34 - abs(r.gauss(0, 26)), r.uniform(0.8, 3)) for _ in range(44)]
    sc.flat(U(grains), "#fff3c4", 0.95)


def draw_near(sc: Scene) -> None:
    """The camel that overtakes; the dark dune at our feet with dry grass and an anchor."""
    camel = T(beast("camel", "trot"), 664, 606, 0.62)
    camel = T(camel, 0, 0, 1, rot=-26, o=(664, 606))
    sc.flat(
        AF.affine_transform(camel.outline(), [1, -0.7, 0, -0.55, 0.7 * 606, 606 * 1.55]), "#6a2434", 0.55, "multiply", 2
    )
    put(sc, camel, z=2, rim=(2, 1.4, "#fffbe0", 1.0))
    for k, (P, lit, c) in enumerate((
        ([(-60, 1040), (120, 1064), (300, 1110), (500, 1130), (700, 1100), (860, 1030)], "#c8743c", "#5a2638"),
        ([(-60, 1130), (140, 1150), (320, 1176), (520, 1172), (720, 1140), (860, 1098)], "#8a4238", "#2f1630"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"near {k}"), P, 3)
        sc.layer(
            g,
            sc.rad([(0, lit), (0.6, c), (1, mix(c, "#1c1024", 0.5))], 120, 1000, 700),
            z=13,
            sh=0.5,
            shc="#3a1228",
            rim="#ffdf9c",
            rimop=1,
            rimw=2,
        )
        ripples(sc, g, top, 6, 11, 0.14)
    r = sc.stream("grass")
    blades = []
    for cx, n, h0 in ((60, 18, 130), (720, 26, 150), (640, 10, 90)):
        for _ in range(n):
            x, h = cx + r.gauss(0, 34), h0 * r.uniform(0.5, 1)
            l = r.uniform(0.05, 0.5)
            blades.append(limb([(x, 1180, 5), (x + l * h * 0.3, 1180 - h * 0.6, 3.6), (x + l * h, 1180 - h, 0.6)], 5))
    sc.layer(U(blades), "#2f1630", z=8, cut=0, rim="#ffdf9c", rimop=0.9)


def draw() -> Scene:
    """Has anybody told them that the sea is the other way?"""
    sc = Scene("rowing_bus", light=(LX, LY, 220), shadow="#4a1c2c", bg="#4f9a9c")
    draw_far(sc)
    sand_breaker(sc)
    draw_bus(sc)
    draw_near(sc)
    sc.glow(LX, LY, 560, "#ffdf98", 0.42)
    sc.vignette("#3a1830", 0.35, 320, 620, 900, 0.55)
    sc.finish()
    return sc
