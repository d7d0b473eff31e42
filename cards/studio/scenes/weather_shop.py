"""In a dusky shop the keeper on his ladder corks a bottle as tall as the room, in it a storm; a boy waits with his coins before a small sun.

Palette: petrol dark #0d2029, walnut #4a3530, storm slate #2b4570, glass teal #5fa0a8, flash #f4fffb, sun orange #f29a2e.
Light: the flash in the bottle; warm against it the sun on the counter. Planes: ceiling cloud / back wall / shelves / bottle / ladder and keeper / counter and boy.
"""

from __future__ import annotations

import numpy as np
from shapely import affinity
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.barometer import barometer
from cards.studio.papercut.storm_bottle import CX, LIP, escape, glass_light, storm_bottle
from cards.studio.papercut.weather_jars import weather_jar

VX, VY = 372.0, 600.0
LX, LY = 350, 730
SX, SY = 712, 886  # the sun
PETROL, WALNUT = "#0d2029", "#4a3530"
BACK = (140, 606, 70, 880)  # the back wall: left, right, top, foot


def depth(x: float, y: float, k: float) -> tuple[float, float]:
    """The point that far (1 here, less is further) towards the room's vanishing point."""
    return VX + (x - VX) * k, VY + (y - VY) * k


def draw_room(sc: Scene) -> None:
    sc.backdrop(PETROL)
    x0, x1, y0, y1 = BACK
    sc.layer(
        box(x0, y0, x1, y1),
        sc.rad([(0, "#6f9aa0"), (0.3, "#3f646c"), (0.6, "#22434e"), (1, "#122a34")], LX, LY - 60, 560),
        z=1,
        sh=0,
        cut=0,
    )
    sc.flat(U([box(x, y0, x + 2, y1) for x in range(x0, x1, 46)]), "#0a1a22", 0.4)
    for s, x in ((-1, x0), (1, x1)):
        xn = -60 if s < 0 else 860
        k = (xn - VX) / (x - VX)
        g = Polygon([(x, y0), (xn, VY + (y0 - VY) * k), (xn, VY + (y1 - VY) * k), (x, y1)])
        sc.layer(
            g,
            sc.rad([(0, "#5a7a80"), (0.4, "#2c4a54"), (1, "#10242e")], LX, LY, 600)
            if s < 0
            else sc.rad([(0, "#d89a5c"), (0.2, "#8a6248"), (0.45, "#3f4a50"), (1, "#12262f")], SX, SY, 620),
            z=1,
            sh=0,
            cut=0,
        )
    floor = Polygon([(x0, y1), (x1, y1), (1100, 1320), (-340, 1320)])
    sc.layer(
        floor,
        sc.rad([(0, "#a8c4bc"), (0.24, "#6f8a88"), (0.5, "#3f4f52"), (0.8, "#232c34"), (1, "#141c26")], CX, 1040, 520),
        z=1,
        sh=0,
        cut=0,
    )
    lines = [limb([(*depth(x, 1260, 0.4), 1), (*depth(x, 1260, 1), 3)], 1) for x in np.arange(-900, 1700, 110)]
    sc.flat(U(lines).intersection(floor), "#0c141c", 0.6)


def draw_pool(sc: Scene) -> None:
    """The flash through the glass, on the floor; the sun's own light beside it."""
    sc.glow(SX - 40, 1060, 400, "#ffae4a", 0.55, sy=0.6)
    sc.glow(CX, 1080, 400, "#bff0ec", 0.85, sy=0.36)
    r, ribbons = sc.stream("ribbons"), []
    for _ in range(34):
        x, y, w = CX + r.gauss(0, 130), 1076 + abs(r.gauss(0, 34)), r.uniform(20, 70)
        ribbons.append(
            limb([(x - w, y + 2, 0.5), (x - w * 0.3, y - 3, 2.4), (x + w * 0.3, y + 3, 2.4), (x + w, y - 1, 0.5)], 5)
        )
    sc.flat(U(ribbons), "#e6fffa", 0.5, None, 0.8)


def sleeping_cat(sc: Scene, x: float, y: float, w: float) -> None:
    """Asleep in the glass of shade."""
    g = U(
        ellipse(x, y - w * 0.24, w * 0.36, w * 0.2),
        ellipse(x + w * 0.24, y - w * 0.28, w * 0.14),
        Polygon([(x + w * 0.14, y - w * 0.36), (x + w * 0.18, y - w * 0.52), (x + w * 0.25, y - w * 0.38)]),
        Polygon([(x + w * 0.26, y - w * 0.38), (x + w * 0.34, y - w * 0.5), (x + w * 0.36, y - w * 0.34)]),
    )
    sc.flat(g, "#0c1018")
    sc.flat(g.difference(T(g, -1.6, 1.6)), "#cfe8ea", 0.8)


def shelf(sc: Scene, side: int, y: float, jars: list[tuple[float, float, float, str, str]]) -> None:
    """A board along a side wall, its edge at (wall's near end, y); jars as (how near 0-1, w, h, weather, form)."""
    x0, x1, _, _ = BACK
    far = x0 if side < 0 else x1
    near = -60 if side < 0 else 860
    out = 34 * -side

    def at(t: float, d: float = 0) -> tuple[float, float]:
        x = far + (near - far) * t
        k = (x - VX) / (near - VX)
        return x + out * k * d, VY + (y - VY) * k

    a, b = at(0, 1.4), at(1, 1.4)
    board = Polygon([at(0), a, b, at(1)])
    edge = Polygon([a, b, (b[0], b[1] + 15), (a[0], a[1] + 7)])

    def lay_board() -> None:
        sc.layer(board, sc.near("#a8927a", "#241f24", 620), z=4, cut=0.2, rim="#e6fff8", rimop=0.5)
        sc.layer(edge, sc.near("#c8a882", "#2c2428", 620), z=5, cut=0.2, rim="#e6fff8", rimop=0.6)

    r = sc.stream(f"shelf {side} {y}")
    if y > VY + 40:  # seen from above: the glasses stand on it, else its edge hides their feet
        lay_board()
    for t, w, h, kind, form in jars:
        px, py = at(t, 0.7)
        weather_jar(sc, px, py + (4 if y > VY + 40 else 0), w, h, kind, form, r, z=4)
        if kind == "shade":
            sleeping_cat(sc, px, py + 4, w)
    if y <= VY + 40:
        lay_board()


def draw_shelves(sc: Scene) -> None:
    """A dozen glasses, each with one weather."""
    shelf(sc, 1, 392, [(0.2, 58, 84, "moon", "flask"), (0.62, 104, 136, "snow", "jar")])
    shelf(sc, 1, 604, [(0.16, 58, 74, "aurora", "jar"), (0.6, 106, 132, "rainbow", "bell")])
    shelf(sc, 1, 806, [(0.2, 58, 80, "fog", "bottle")])
    shelf(sc, -1, 392, [(0.3, 66, 92, "wind", "jar"), (0.8, 104, 150, "dusk", "bottle")])
    shelf(sc, -1, 604, [(0.68, 104, 132, "whirl", "bell")])
    shelf(sc, -1, 810, [(0.66, 110, 134, "shade", "jar")])
    sc.flat(
        box(0, 0, 800, 1200),
        sc.rad(
            [(0, "#9fc4c8", 0), (0.34, "#5f8c98", 0.35), (0.62, "#2c5566", 0.72), (1, "#15303f", 0.9)],
            LX + 40,
            LY + 40,
            720,
        ),
        1,
        "multiply",
    )
    sc.glow(SX, SY, 330, "#ff9f3e", 0.45)


def draw_cork(sc: Scene) -> None:
    """Only half in, and aslant: it does not want to."""
    g = T(shape("-36,10^ -46,-54 -40,-62 0,-66 40,-62 46,-54 36,10^"), CX - 2, LIP - 4, rot=-7)
    sc.layer(
        g,
        sc.lin([(0, "#7a5238"), (0.45, "#e0b184"), (1, "#6a4432")], CX - 46, 0, CX + 46, 0),
        z=4,
        cut=0.5,
        rim="#fff0d8",
        rimop=0.9,
    )
    r = sc.stream("cork")
    x0, y0, x1, y1 = g.bounds
    sc.flat(
        U(
            [ellipse(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(1, 4), r.uniform(0.8, 1.8)) for _ in range(46)]
        ).intersection(g),
        "#5a3826",
        0.6,
    )
    sc.flat(limb([(CX - 36, LIP + 2, 3), (CX, LIP - 2, 6), (CX + 36, LIP + 2, 3)], 4), "#0c1a24", 0.5, "multiply", 2)


def draw_ceiling(sc: Scene) -> None:
    """What has got out already lies under the ceiling."""
    P = [(410, 312), (432, 296), (448, 268), (440, 236), (452, 204), (474, 170), (476, 130)]
    core = limb([(x, y, 14 + 0.2 * (312 - y)) for x, y in P], 6)
    for name, y, c, r0, r1 in (
        ("back", 128, "#4a7088", 14, 54),
        ("middle", 84, "#345570", 18, 72),
        ("front", 26, "#223c58", 20, 84),
    ):
        if name == "middle":
            escape(sc, P, core, "plume", "#86b0bc", 9, 30, 0)
        Q = [(-70, y - 20), (90, y + 8), (230, y + 24), (380, y + 40), (520, y + 30), (660, y + 6), (870, y - 24)]
        escape(sc, Q, Polygon([*Q, (870, -80), (-70, -80)]), f"ceiling {name}", c, r0, r1)
    sc.flat(
        box(0, 0, 800, 240),
        sc.lin([(0, "#1c3048", 0.7), (0.5, "#2c4a60", 0.3), (1, "#4a6a80", 0)], 0, 0, 0, 240),
        1,
        "multiply",
    )
    sc.glow(474, 190, 240, "#cfeef4", 0.4)


def draw_keeper(sc: Scene) -> None:
    g = ladder(96, 1066, 298, 364, 46, 18, 8)
    sc.layer(g, sc.near("#7a5a48", "#33272a", 420), z=9, cut=0.2, sh=0.5, rimop=0.2)
    rimlight(sc, g, -2, -1, "#e6fffb", 1, 1, r=700)
    keeper = person(76, "side", SIDE["push"].but(hip=0.86, lean=40, stoop=8, nod=-4, foot_a=(0.1, 0.12), foot_b=(-0.26, 0)),
        dress("robe", "#2f7a62", "#23564c", "#bfe0d4"), "#d9a077", "balding", "#f4f0e6", "firm", beard="long", glasses=True, reach_a=(84, -124), reach_b=(106, -128), grip_a="fist", grip_b="fist")  # fmt: skip
    p = T(keeper, 262, 396, 1.14)
    put(sc, p, z=3, sh=0.5, rim=(-2.6, -2.0, "#eafffb", 1.0))
    fx, fy = p.at("shoulder_a")
    sc.flat(snowflake(fx - 4, fy - 6, 7), "#ffffff")


def draw_counter(sc: Scene) -> None:
    top = Polygon([(622, 946), (640, 912), (860, 912), (860, 946)])
    front = Polygon([(630, 946), (860, 946), (860, 1260), (640, 1260)])
    sc.layer(front, sc.rad([(0, "#c8824a"), (0.4, "#6a4538"), (1, "#231c26")], SX, 930, 320), z=10, cut=0.3)
    pan = [box(x, yy, x + 84, yy + 66) for x in (656, 752) for yy in (968, 1050, 1132)]
    sc.layer(
        U(pan),
        sc.rad([(0, "#d89a5c"), (0.5, "#6f4838"), (1, "#2c2229")], SX, 940, 330),
        z=1.6,
        cut=0,
        sh=0.6,
        rim="#ffd9a0",
        rimop=0.6,
    )
    sc.flat(
        U([ellipse(x + 42, yy + 33, 4.4) for x in (656, 752) for yy in (968, 1132)] + [ellipse(794, 1083, 4.4)]),
        "#ffd98c",
        0.9,
    )
    sc.flat(box(656, 1050, 740, 1066), "#a8e2ff")
    sc.layer(
        box(652, 1062, 744, 1122),
        sc.rad([(0, "#c88a54"), (1, "#4a3430")], SX, 960, 300),
        z=4,
        cut=0.2,
        sh=0.6,
        rim="#bfe8ff",
        rimop=0.9,
    )
    sc.flat(ellipse(698, 1092, 4.4), "#ffd98c")
    sc.glow(698, 1054, 90, "#5fb0ff", 0.9, sy=0.7)
    sc.layer(
        top,
        sc.rad([(0, "#fff0c0"), (0.4, "#f2b866"), (1, "#6a4a3c")], SX, SY + 40, 170),
        z=4,
        cut=0.3,
        rim="#fff0cc",
        rimop=0.9,
    )
    x, y = SX, 934
    g = shape(
        f"{x - 36},{y - 100}^ {x + 36},{y - 100}^ {x + 47},{y - 84} {x + 47},{y - 8} {x + 40},{y}^ {x - 40},{y}^ {x - 47},{y - 8} {x - 47},{y - 84}"
    )
    sc.glow(x, y - 50, 360, "#ffb04a", 0.6)
    sc.layer(
        g,
        sc.rad([(0, "#ffffff"), (0.4, "#fff0b4"), (1, "#ffc860")], x, y - 48, 62),
        z=3,
        cut=0,
        fibre=0,
        wash=0,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(star(x, y - 47, 42, 16, 0.6), "#ffac30", 0.9, None, 1.6)
    sc.flat(ellipse(x, y - 47, 23), "#fffef4", 1, None, 1)
    sc.layer(box(x - 38, y - 112, x + 38, y - 99).buffer(2), "#b9803f", z=1.4, cut=0, fibre=0)
    sc.glow(x, y - 47, 150, "#fff3c8", 0.9)


def draw_boy(sc: Scene) -> None:
    x, y, s = 556, 1118, 1.36
    boy = person(8, "side", SIDE["reach"].but(lean=4, nod=-14, hand_a=(0.9, 0.1), hand_b=(-0.08, 0.94), grip_a="flat", foot_a=(0.16, 0.03), foot_b=(-0.14, 0.04), toe_a=24, toe_b=34),
        dress("coat", "#c8402f", "#2f3348", "#f2d9a0").but(skirt=0.5), "#a8724a", "tousled", "#201410", "wonder")  # fmt: skip
    p = T(boy, x, y, s)
    out = affinity.skew(T(T(p.outline(), -x, -y), 0, 0, 1, -1), xs=30, origin=(0, 0))
    sc.flat(T(out, x, y), "#0a121c", 0.7, "multiply", 2.4)
    put(sc, p, z=3, sh=0.5, rim=(-2.8, 1.0, "#ffe6b0", 1.0))
    rimlight(sc, p.outline(), 2.4, 0.6, "#d4f8ff", 0.8, 1.2, r=620)
    cx, cy = p.at("hand_a.hold")
    for dx, dy in ((0, -3), (6, -4), (3, -8)):
        sc.layer(ellipse(cx + dx, cy + dy, 4.8, 2.6), "#ffd65a", z=0.8, cut=0, fibre=0, wash=0, sh=0.5)


def draw() -> Scene:
    """For whom does he want it, and who will hear him now?"""
    sc = Scene("weather_shop", light=(LX, LY, 200), shadow="#04101a", bg=PETROL)
    draw_room(sc)
    draw_shelves(sc)
    barometer(sc, 530, 372)
    draw_ceiling(sc)
    rain(sc, 46, 0.1, "#cfe8ea", 0.2, (430, 190, 790, 760), (26, 64), 1.2, "in the shop")
    sc.glow(CX, 640, 480, "#9fd8dc", 0.4)
    draw_pool(sc)
    storm_bottle(sc)
    draw_cork(sc)
    glass_light(sc, "#ffc878")
    draw_keeper(sc)
    sc.glow(LX, LY, 520, "#bfe6ee", 0.3)
    draw_counter(sc)
    draw_boy(sc)
    sc.vignette("#040c14", 0.4, LX + 40, 680, 900, 0.5)
    sc.finish()
    return sc
