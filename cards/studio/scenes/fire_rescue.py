"""A fire fighter comes down a long ladder from a house of ice, a small fire wrapped in a cloth on her arm. Round it the ice has
melted: bricks, green shutters, geraniums, somebody at a window.

Palette: night cyan #0b2a3a, deep ice #2f6a86, rime #d3e9ea, brick #c85f42, blaze cream #fff3c4, vermilion #e4522b.
Light: the fire. Planes: sky / far houses / front of bricks under ice / ladder with her / two who wait / eaves and snow nearest.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.fire_brigade import climber, sledge
from cards.studio.papercut.ice_house import (
    CAM,
    EAVES,
    WIDE,
    brick_front,
    front,
    geraniums,
    ice_crust,
    icicle,
    thawed_window,
)

LADDER = ((172, 1152), (546, 486))
CLIMBER = 0.41  # how far up she is
SIZE = 1.66
LX, LY = 470, 705
NIGHT = "#0b2a3a"


def draw_far(sc: Scene) -> None:
    """Night, a snowy street, three houses that are still frozen."""
    sc.backdrop(sc.lin([(0, "#06202e"), (0.3, "#12475c"), (0.6, "#4f93a4"), (0.75, "#a9c4c2")], 0, 0, 0, 1200))
    S = sc.stream("stars")
    for _ in range(70):
        sc.flat(star(S.uniform(0, 420), S.uniform(6, 420), S.uniform(1, 3.8), 4, 0.36), "#e6f6f4", S.uniform(0.4, 0.95))
    tower = U(box(96, 470, 146, 900), Polygon([(90, 474), (121, 340), (152, 474)]))
    steps = U([box(150 + 11 * k, 640 - 26 * k, 262 - 11 * k, 900) for k in range(5)])
    dome = U(box(-30, 700, 92, 960), ellipse(31, 704, 62, 58), box(26, 620, 36, 660))
    for g, c in ((tower, "#6fa6b2"), (steps, "#74aab4"), (dome, "#37748c")):
        x0, y0, x1, _ = g.bounds
        sc.layer(
            g,
            sc.lin([(0, dark(c, 0.42)), (0.6, c), (1, mix(c, "#ffd9b0", 0.3))], 0, y0, 0, 930),
            z=7,
            cut=0.5,
            sh=0.4,
            rim="#e6f4f4",
            rimop=0.7,
        )
        sc.flat(snow_cap(g, 9), "#d8ecec", 0.85)
        cells = [(x, y) for x in np.arange(x0 + 18, x1 - 18, 24) for y in range(int(y0) + 150, 880, 52)]
        panes = [box(x, y, x + 8, y + 20 + 6 * S.random()) for x, y in cells if S.random() < 0.45]
        sc.flat(U(panes).intersection(g.buffer(-9)), "#143a4e", 0.75)
        sc.veil([(0, "#8fc0cc", 0), (0.7, "#8fc0cc", 0.12), (0.8, "#8fc0cc", 0)], 0, 0, 0, 1200)
    snow_, _ = land(sc.stream("street"), [(-60, 930), (120, 912), (260, 926), (420, 960), (860, 1010)], 3)
    sc.layer(
        snow_,
        sc.rad([(0, "#ffe6c8"), (0.25, "#e6c8b8"), (0.5, "#8fb4c0"), (1, "#1f566c")], 400, 1060, 480),
        z=3,
        cut=0.5,
        rim="#ffffff",
        rimop=0.7,
    )
    ruts = [limb([(60 + 26 * k, 930, 1.5), (70 + 40 * k, 1010, 4), (20 + 90 * k, 1210, 9)], 8) for k in (0, 1)]
    sc.flat(U(ruts), "#1f566c", 0.5)


def melt() -> Any:
    """The hole in the ice: from the window down along her way, running out in drips."""
    g = shape(
        "446,178 560,136 690,168 768,290 752,420 700,520 672,640 630,760 560,850 470,880 392,836 354,740 346,640 348,520 352,400 376,276"
    )
    r = random.Random("melt")
    runs = [
        limb([(x, y, 22), (x + 2, y + d * 0.6, 13), (x + 1, y + d, 16)], 6)
        for x, y in ((414, 830), (448, 860), (494, 862), (536, 848), (580, 816), (616, 770))
        for d in [r.uniform(40, 130)]
    ]
    return fillet(U(g, runs), 9)


def draw_house(sc: Scene) -> None:
    """Bricks, what is left of the ice on them, and the window with a child in it."""
    heat = (LX + 20, LY - 60)
    whole = front(box(0, -0.3, WIDE, EAVES))
    brick_front(sc, whole, heat)
    opening, sill = thawed_window(sc, heat)
    x0, _, x1, y1 = opening.bounds
    child = T(person(9, "side", SIDE["reach"].but(lean=26, nod=12, hand_a=(0.7, 0.5), hand_b=(0.5, 0.8)), dress("sweater", "#f2c23f", "#3a5a8a", "#f7e6a8"), "#8a5638", "afro", "#1c1012", "wonder"),
              (x0 + x1) / 2 + 34, y1 + 62, 1.6, flip=True)  # fmt: skip
    child = Figure([p._replace(geom=clean(p.geom.intersection(U(opening, box(0, 0, x1, y1))))) for p in child.pieces])
    child.pieces = [p for p in child.pieces if not p.geom.is_empty]
    put(sc, child, z=2.4, rim=(2.2, -2, "#ffe6b0", 0.95), cast=3)
    ice_crust(sc, whole, melt(), heat)
    sc.layer(sill, sc.rad([(0, "#fff3d0"), (1, "#c88a5a")], *heat, 360), z=6, cut=0.2, rim="#ffffff", rimop=0.9)
    a, b, c, d = sill.bounds
    green, red = geraniums(sc.stream("geraniums"), a + 8, c - 6, b + 4)
    sc.layer(green, sc.rad([(0, "#c8d86a"), (1, "#2f6a4c")], *heat, 320), z=3, cut=0, fibre=0)
    sc.layer(red, sc.rad([(0, "#ff8a5a"), (1, "#c8303c")], *heat, 320), z=2, cut=0, fibre=0, rim="#ffe0b0", rimop=0.8)
    corner = CAM.face([(-1.72, -0.3, 9.2), (-1.72, EAVES, 9.2), (-1.5, EAVES, 11.4), (-1.5, -0.3, 11.4)])
    sc.layer(corner, sc.lin([(0, "#0a2636"), (1, "#2f6a80")], 0, 100, 0, 1080), z=6, cut=0.3)
    drift = shape("150,1096 240,1062 330,1082 460,1096 600,1120 720,1130 840,1140^ 860,1260^ 120,1260^")
    sc.layer(
        drift,
        sc.rad([(0, "#fff0d8"), (0.3, "#f0cdb4"), (0.6, "#9cb8c4"), (1, "#2f6a82")], 430, 1080, 460),
        z=8,
        dy=-4,
        cut=0.5,
        rim="#ffffff",
        rimop=0.8,
    )


def draw_ladder(sc: Scene) -> None:
    """From the sledge to the thawed window, lit from the fire on it; its shadow on the wall."""
    (x0, y0), (x1, y1) = LADDER
    steps = ladder(x0, y0, x1, y1, 74, 20, 13)
    sc.flat(T(steps, 34, 26), "#2a1020", 0.42, "multiply", 5)
    sc.layer(
        steps,
        sc.rad([(0, "#ffdf9c"), (0.2, "#e0803c"), (0.5, "#8a2f2a"), (1, "#35161f")], LX, LY, 600),
        z=9,
        sh=0.5,
        cut=0.2,
        rim="#ffe9c0",
        rimop=0.8,
    )
    rimlight(sc, steps, -2, -2, "#ffe2a8", 0.5, r=520)


def draw_people(sc: Scene) -> None:
    """Those who wait: a woman with a checked blanket held open, a child with a log over his head."""

    def lay(p: Figure, x: float, y: float, s: float) -> Figure:
        q = T(p, x, y, s, flip=True)
        cast = T(T(q.outline(), 0, -y), 0, y, 1, -0.3)
        sc.flat(T(cast, (x - LX) * 0.06, 2), "#0c2c40", 0.55, "multiply", 4)
        put(sc, q, z=3, sh=0.5, rim=(2.4, 2.6, "#ffdca0", 1.0), cast=5)
        x0, _, x1, _ = q.outline().bounds
        sc.flat(
            q.outline(),
            sc.lin([(0, "#0b2432", 0), (0.4, "#0b2432", 0.3), (1, "#0b2038", 0.85)], x0, 0, x1, 0),
            0.9,
            "multiply",
        )
        return q

    woman = person(
        66,
        "side",
        SIDE["reach"].but(lean=-4, nod=-26, hand_a=(0.48, 0.16), hand_b=(0.96, -0.34)),
        dress("greatcoat", "#5a4a72", "#2a3340", "#c9d6d6"),
        "#c98f68",
        "bun",
        "#cfc8c0",
        "tender",
        hat="scarf",
        hat_colour="#b0404c",
    )
    a = lay(woman, 566, 1160, 1.24)
    (nx, ny), (fx, fy) = a.at("hand_a.hold"), a.at("hand_b.hold")
    w = nx - fx
    cloth = shape(
        f"{nx + 8},{ny - 4}^ {nx - w * 0.5},{ny + 2} {fx - 8},{fy - 4} {fx - 52},{fy + 20}^ {fx - 58},{fy + 70} {fx - 46},{fy + 122}^ "
        f"{fx - 10},{fy + 134} {nx - w * 0.5},{ny + 112} {nx + 16},{ny + 96}^ {nx + 4},{ny + 44}"
    )
    sc.layer(cloth, sc.near("#fff0c8", "#d99a70", 480), z=4, cut=0.2, sh=0.5, rim="#ffffff", rimop=0.9)
    check = [limb([(fx - 60 + 14 * k, fy - 30, 3), (fx - 54 + 15 * k, ny + 130, 3)], 1) for k in range(12)]
    check += [limb([(fx - 66, fy + 14 + 15 * k, 3), (nx + 26, ny + 8 + 13 * k, 3)], 1) for k in range(9)]
    sc.flat(U(check).intersection(cloth), "#c2452f", 0.85)
    child = person(
        7,
        "side",
        SIDE["reach_up"].but(nod=-16),
        dress("coat", "#2f8a80", "#22333d", "#f2e2a8"),
        "#e0ad88",
        "pigtails",
        "#8a4f2a",
        "wonder",
        hat="knit",
        hat_colour="#c8392b",
    )
    b = lay(child, 706, 1172, 1.26)
    bx, by = b.at("hand_a.hold")
    sc.layer(
        limb([(bx - 40, by - 4, 26), (bx + 44, by - 12, 25)], 2),
        sc.near("#d99a5a", "#4a2a2c", 620),
        z=4,
        cut=0.3,
        rim="#ffe2b0",
        rimop=0.9,
    )
    sc.layer(ellipse(bx - 40, by - 4, 7.4, 12.6, 4), "#ffdca0", z=1, cut=0, wash=0, fibre=0)
    sc.flat(ellipse(bx - 40, by - 4, 4, 7).difference(ellipse(bx - 40, by - 4, 2.6, 5)), "#8a5a38")


def draw_near(sc: Scene) -> None:
    """The eaves with their icicles, almost black, with the fire in every tip; a ridge of snow, a paper boat on it."""
    R = sc.stream("eaves")
    P = [CAM.at(-1.72 + 0.9 * u, EAVES + 0.1, 9.2 - 0.42 * u) for u in np.linspace(-0.3, 5.4, 60)]
    ics = []
    for x, y in P[::1]:
        if R.random() < 0.85:
            ics.append(icicle(x, y, R.uniform(14, 96), R.uniform(9, 17)))
    sc.layer(
        U(ics),
        sc.rad([(0, "#ffdcb0"), (0.5, "#6aa0b4"), (1, "#1a4a5e")], LX, LY, 700),
        z=9,
        cut=0,
        fibre=0,
        wash=0.3,
        sh=0.45,
        op=0.94,
        rim="#ffe8cc",
        rimop=0.9,
    )
    roof = Polygon([*[(x, y + 8) for x, y in P], (860, -80), (352, -80), (166, 148)])
    sc.layer(roof, sc.lin([(0, "#123c50"), (1, "#061a26")], 220, 200, 700, -40), z=14, sh=0.5, rim="#ffd9b0", rimop=0.7)
    sc.layer(
        limb([(x, y - 6 - 2 * math.sin(x / 31) - 2 * math.sin(x / 11), 17 + 4 * math.sin(x / 19)) for x, y in P], 3),
        sc.lin([(0, "#bcd6dc"), (1, "#4f86a0")], 220, 0, 800, 0),
        z=6,
        cut=0.6,
        rim="#ffffff",
        rimop=0.6,
    )
    ridge_ = shape("-50,1260^ -50,1172 60,1176 190,1190 330,1192 470,1186 600,1190 720,1184 850,1170 850,1260^")
    sc.layer(
        ridge_,
        sc.rad([(0, "#9aa0ac"), (0.4, "#2c5a70"), (1, "#08202c")], 420, 1140, 420),
        z=10,
        dy=-6,
        sh=0.5,
        rim="#ffe0c0",
        rimop=0.8,
    )
    for g, t in paper_boat(w=44):  # somebody has set out a paper boat; it melts
        sc.layer(T(g, 400, 1186, 1, rot=-4), mix("#fff4dc", "#a9b4c4", t), z=2, cut=0, wash=0, fibre=0, sh=0.4)


def draw_her(sc: Scene) -> None:
    """The fire fighter and what she carries; sparks, drops."""
    (x0, y0), (x1, y1) = LADDER
    fx, fy = x0 + (x1 - x0) * CLIMBER, y0 + (y1 - y0) * CLIMBER
    she = T(climber(), fx - 30, fy, SIZE, rot=23, o=(0, 0))
    hx, hy = she.part("flame.0").centroid.coords[0]
    sc.flat(T(she.outline(), 40, 30), "#2a1020", 0.4, "multiply", 7)
    sc.glow(hx, hy, 260, "#ffb45a", 0.7)
    put(sc, she, z=3.4, sh=0.5, rim=(-2.8, 1.2, "#ffe0a8", 0.95), cast=8)
    dim = U([p.geom for p in she.pieces if not p.name.startswith(("flame", "cloth", "check"))])
    sc.flat(
        dim,
        sc.rad([(0, "#241c2c", 0), (0.42, "#241c34", 0.1), (0.7, "#141e34", 0.55), (1, "#0d1a2e", 0.85)], hx, hy, 310),
        0.85,
        "multiply",
    )
    for k, c in enumerate(("#e4522b", "#f5893a", "#ffcf6a", "#fff6d4")):
        sc.flat(she.part(f"flame.{k}"), c)
    sc.glow(hx, hy + 4, 130, "#fff0c0", 1.0)
    sc.glow(hx, hy, 440, "#ff9a54", 0.5)
    S = sc.stream("sparks")
    for _ in range(40):
        a, d = S.uniform(-2.9, -0.5), S.uniform(70, 230)
        sc.flat(star(hx + math.cos(a) * d * 0.6, hy + math.sin(a) * d, S.uniform(1.6, 4.4), 4, 0.4), "#ffe2a0", 0.9)
    for x, y in ((hx + 8, hy + 110), (hx - 26, hy + 196)):  # what drips from the ice
        sc.flat(T(shape("0,-9^ 4,0 0,5 -4,0"), x, y, 1.4), "#fff0c4")


def draw() -> Scene:
    """What has the house done to it, or it to the house?"""
    sc = Scene("fire_rescue", light=(LX, LY, 200), shadow="#04161f", bg=NIGHT)
    draw_far(sc)
    draw_house(sc)
    sc.glow(LX, LY, 560, "#ff9650", 0.5)
    sc.glow(430, 1108, 330, "#ffb070", 0.75, sy=0.28)
    sledge(sc, 150, 1182)
    draw_people(sc)
    draw_ladder(sc)
    draw_her(sc)
    snow(sc, 130, "#eefafa", 0.75, size=(1, 3.8))
    dusk = sc.rad([(0, "#ffffff"), (0.4, "#f4e2da"), (0.66, "#8aa2ba"), (1, "#3f6484")], LX + 30, LY - 40, 730)
    sc.raw(f'<rect width="800" height="1200" fill="{dusk}" style="mix-blend-mode:multiply"/>')
    draw_near(sc)
    sc.vignette("#031019", 0.42, LX, LY + 40, 900, 0.5)
    sc.finish()
    return sc
