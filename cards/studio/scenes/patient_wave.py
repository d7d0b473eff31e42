"""A wave as high as a church has stopped at the beach, bent over, while a child goes on with a sand castle.

Palette: bottle sea #1e5a50, glass green #4fa08a, celadon #a9d3b8, sand #dcc79a, foam #f6f8ec, bucket coral #ef6a4d.
Light: the low sun at the far end of the wave's hollow. Planes: sky and headland / beach / eight sheets of wave / child / dune grass.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.glass_wave import VX, VY, draw_wave
from cards.studio.papercut.sand_castle import draw_castle

LX, LY = 404, 668  # the sun
CHILD = (186, 1066)


def draw_sky(sc: Scene) -> None:
    """Morning air, a headland with a village that sees nothing."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.12, "#fdf3d0"), (0.36, "#e6ecd0"), (0.7, "#b9d8cc"), (1, "#7fb6b0")], LX, LY, 860)
    )
    r = sc.stream("clouds")
    for P, lit, c in (
        ([(-60, 470), (40, 430), (120, 452), (200, 500), (250, 570), (270, 640)], "#fff9e4", "#bcd8cc"),
        ([(-60, 560), (60, 530), (150, 556), (220, 610), (256, 670)], "#fffdf0", "#d6e6d4"),
    ):
        b = bank(r, P, 18, 38, fill=Polygon([*P, (240, 720), (-60, 720)]).buffer(0), sx=1.7)
        sc.layer(b, sc.near(lit, c, 460), z=6, sh=0.25, cut=0.5, wash=0.3, rim="#ffffff", rimop=0.9)
    for x, y, w in ((60, 120, 17), (118, 168, 12), (40, 232, 10), (146, 96, 9)):  # gulls that hang still as well
        gull_ = U(
            limb([(x - w, y - w * 0.2, 0.5), (x - w * 0.5, y - w * 0.5, 2.4), (x, y, 3)], 5),
            limb([(x + w, y - w * 0.34, 0.5), (x + w * 0.5, y - w * 0.5, 2.4), (x, y, 3)], 5),
        )
        sc.layer(gull_, "#fdfef6", z=2, sh=0.4, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.layer(ellipse(LX, LY, 54), "#fffef4", z=2, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(LX, LY, 330, "#fff3c4", 0.85)
    heads = (
        ([(-60, 640), (60, 622), (150, 640), (220, 676), (300, 706)], "#a9c4b4", "#c9d6bc"),
        ([(-60, 676), (40, 660), (110, 668), (170, 694), (236, 712)], "#86a898", "#b2c4a4"),
    )
    for n, (P, c, lit) in enumerate(heads):
        g, top = land(sc.stream(f"head {n}"), P, 3, base=730)
        sc.layer(g, sc.near(lit, c, 420), z=5, sh=0.3, cut=0.5, rim="#fffbe0", rimop=0.8)
        q = sc.stream(f"village {n}")
        for _ in range(9 - 3 * n):
            x = q.uniform(-10, 150)
            w, h = q.uniform(8, 14), q.uniform(9, 18)
            y = y_at(top, x) + 3
            wall = box(x - w / 2, y - h, x + w / 2, y)
            roof = Polygon([(x - w * 0.62, y - h), (x, y - h - w * 0.6), (x + w * 0.62, y - h)])
            sc.layer([(wall, "#f2ead0"), (roof, "#c98a6c")], z=1.6, cut=0, sh=0.35)
            sc.flat(box(x - 1.2, y - h * 0.6, x + 1.2, y - h * 0.3), "#6a7a70", 0.8)


def draw_beach(sc: Scene) -> None:
    """Sand out to the vanishing point, wet where the wave stands."""
    sand = Polygon([(-60, 716), (VX, 710), (900, 716), (900, 1280), (-60, 1280)])
    sc.layer(
        sand,
        sc.rad([(0, "#fffbe2"), (0.4, "#f2dca4"), (0.72, "#c9a873"), (1, "#8f7450")], 320, 860, 520),
        z=6,
        sh=0.3,
        cut=0.8,
        rim="#fffbe0",
        rimop=0.7,
    )
    wet = Polygon(
        [
            (VX - 6, 712),
            (VX + 300, 712),
            (900, 900),
            (900, 1280),
            (620, 1280),
            (470, 1120),
            (390, 1030),
            (330, 960),
            (372, 840),
        ]
    )
    sc.flat(
        wet, sc.lin([(0, "#d8ecd4", 0.95), (0.4, "#8fc0a8", 0.85), (1, "#2f6a5e", 0.95)], 0, 720, 0, 1200), 0.9, None, 9
    )
    r = sc.stream("ripples")
    marks = []
    for _ in range(190):
        d = r.random() ** 1.8
        y = 726 + 470 * d
        x = r.uniform(-20, 420 + 240 * d)
        w = (10 + 60 * d) * r.uniform(0.5, 1.2)
        marks.append(
            limb([(x, y, 0.4), (x + w * 0.5, y - 2.5 * d - 0.5, 0.6 + 2 * d), (x + w, y + 1.5 * d, 0.4)], 4, 3)
        )
    sc.flat(U(marks), "#9a7a48", 0.4)
    sc.flat(T(U(marks[::2]), 0, -2), "#fff8dc", 0.55)


def draw_child(sc: Scene) -> None:
    """Seven, hat, brown back; she does not look up."""
    x, y = CHILD
    k = 1.62
    sc.flat(
        Polygon([(x + 26, y + 2), (x - 26, y + 6), (x - 214, y + 92), (x - 130, y + 116)]),
        "#6a5640",
        0.42,
        "multiply",
        7,
    )
    sc.flat(ellipse(x, y + 2, 50, 8), "#5a4830", 0.6, "multiply", 3)
    pose = SIDE["crouch"].but(hip=0.28, lean=20, stoop=26, nod=-14, hand_a=(0.8, 0.56), hand_b=(0.9, 0.42))
    p = person(
        7,
        "side",
        pose,
        dress("tee", "#ef6a4d", "#e8e2cc", "#efe2c4").but(trousers="shorts", shoes="bare", shoe_colour="#8a5434"),
        "#8a5434",
        "braid",
        "#241610",
        "calm",
        hat="straw",
        hat_colour="#f0d48c",
        big_head=1.1,
    )
    put(sc, T(p, x, y, k), z=2.6, rim=(-2.6, 1.4, "#fffbe0", 0.95), shade=("#2f5a50", 0.34, 620), cast=4)
    # bucket and spade
    bx, by = 84, 1116
    sc.flat(ellipse(bx - 14, by + 2, 34, 6), "#5a4830", 0.5, "multiply", 3)
    bucket = Polygon([(bx - 17, by - 34), (bx + 17, by - 34), (bx + 12, by), (bx - 12, by)])
    sc.layer(bucket, sc.lin([(0, "#a83a34"), (0.7, "#ef6a4d"), (1, "#ffb08a")], bx - 17, 0, bx + 17, 0), z=3, cut=0.2)
    sc.layer(ellipse(bx, by - 34, 17, 4.6), "#8a2c2c", z=0.8, sh=0, cut=0)
    sc.stroke(curve(np.array([(bx - 17, by - 34), (bx - 26, by - 14), (bx - 14, by - 6)], float), n=6), "#f6f0dc", 2)


def draw_front(sc: Scene) -> None:
    """Her footprints, and dune grass in front of everything."""
    P = along(curve(np.array([(-30, 1176), (60, 1150), (130, 1118), (176, 1082)], float), n=10), 9)
    for i, (x, y) in enumerate(P[:-1]):
        d = 8 if i % 2 else -8
        sc.flat(ellipse(float(x), float(y) + d * 0.5, 8, 4, -20), "#8a6c40", 0.55)
        sc.flat(ellipse(float(x) + 1, float(y) + d * 0.5 + 2, 7, 2.4, -20), "#fff4d0", 0.6)
    r = sc.stream("dune")
    for n, (Q, lit, c) in enumerate(
        (
            ([(-60, 1130), (60, 1160), (180, 1196), (300, 1214), (860, 1230)], "#a8986a", "#4a5a48"),
            ([(440, 1226), (560, 1190), (680, 1150), (860, 1096)], "#5a8a78", "#123a36"),
        )
    ):
        g, top = land(r, Q, 5)
        sc.layer(g, sc.near(lit, c, 620), z=13, sh=0.5, cut=1.2, rim="#fff8d8", rimop=0.6)
        blades = []
        x0, x1 = (-30, 250) if n == 0 else (560, 830)
        for _ in range(70):
            x = r.uniform(x0, x1)
            h = r.uniform(40, 150) * (0.5 + 0.5 * abs(x - 400) / 400)
            lean = r.uniform(-0.5, 0.3) * (1 if n else -1)
            y = y_at(top, min(max(x, Q[0][0]), 860)) + 8
            blades.append(limb([(x, y, 4), (x + lean * h * 0.4, y - h * 0.6, 2.6), (x + lean * h, y - h, 0.4)], 6, 3))
        sc.layer(U(blades), sc.near("#6f8a64", "#173f3a", 640), z=8, sh=0.45, cut=0, rim="#fff8d8", rimop=0.7)


def draw_swash(sc: Scene) -> None:
    """Thin water in the hollow, the lines it has drawn and its foam."""
    swash = shape(
        "404,716^ 388,800 358,900 316,984 296,1034^ 330,1048 420,1052 560,1070 860,1098^ 860,1050 680,1010 580,950 520,880 466,800 420,724^"
    )
    thin = [(0, "#f6fff0", 1), (0.25, "#d4ecd6", 0.95), (0.6, "#9fcdb4", 0.85), (1, "#5fa894", 0.5)]
    sc.flat(swash, sc.rad(thin, VX - 30, VY + 40, 470), 0.9, None, 7)
    lines = []
    for k in range(5):
        P = [(x + 9 * k * (y - VY) / 300, y) for x, y in ((392, 800), (366, 900), (330, 980))]
        lines.append(limb([(*P[0], 0.5), (*P[1], 2.2), (*P[2], 0.6)], 6, 3))
    sc.flat(U(lines).intersection(swash.buffer(-3)), "#ffffff", 0.8)
    edge = along(
        curve(
            np.array([(404, 720), (388, 800), (358, 900), (316, 984), (298, 1034), (336, 1050), (420, 1056)], float),
            n=10,
        ),
        60,
    )
    r = sc.stream("swash")
    bubbles_ = [
        ellipse(
            float(x) + r.uniform(-2, 2),
            float(y),
            (1.5 + 6.5 * i / 60) * r.uniform(0.6, 1.3),
            (1 + 4 * i / 60) * r.uniform(0.7, 1.2),
        )
        for i, (x, y) in enumerate(edge)
    ]
    bubbles_.append(limb([(float(x), float(y), 1 + 7 * i / 20) for i, (x, y) in enumerate(edge[::3])], 3))
    sc.layer(U(bubbles_), "#ffffff", z=1.6, sh=0.3, shc="#5a6a50", cut=0, wash=0, fibre=0, rim="#ffffff")


def draw() -> Scene:
    """It can wait."""
    sc = Scene("patient_wave", light=(LX, LY, 240), shadow="#143c36", bg="#a9d3b8")
    draw_sky(sc)
    draw_beach(sc)
    draw_wave(sc)
    fan = Polygon([(VX, VY), (VX - 30, VY + 2), (-60, 1010), (-60, 1260), (260, 1260)])
    sc.flat(
        fan, sc.rad([(0, "#fffbe0", 0.8), (0.5, "#fff3c8", 0.34), (1, "#fff3c8", 0)], VX, VY, 620), 0.8, "screen", 18
    )
    draw_swash(sc)
    draw_castle(sc)
    draw_child(sc)
    draw_front(sc)
    sc.vignette("#0f3a34", 0.3, 360, 700, 900)
    sc.finish()
    return sc
