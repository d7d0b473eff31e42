"""In the midst of a ripe field a woman stands in a rowing boat and sculls with a scythe; behind her opens a mown wake.

Palette: wood #143f3c, wheat in shade #9a5a1c, wheat #f0b136, ears in the sun #ffe28a, stubble #fff0bc, lane's shade #a8708a, hull #155a86,
skirt #b3283c. Light: hot late sun, out of the card at the upper left, behind. Planes: far wood and landing stage / field / wake / boat / near ears.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.wheat_sea import Wake, cornflower, ears_along, row, sheaf, stubble, swaths, wall

CAM = Camera(400, -80, 1360, 6.6)
WAY, ANGLE = math.radians(21), math.radians(48)  # of the wake, and of the boat that has begun to turn
HEAD = (math.sin(ANGLE), math.cos(ANGLE))
APEX = (1.15, 15.2)  # the stern, on the ground
WAKE = Wake((1.42, 15.9), (math.sin(WAY), math.cos(WAY)), 0.52, 0.25, 0.24)
SUN = (0.62, -1.5)  # what a shadow goes, per metre of height
LX, LY = 60, -60
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def on_boat(u: float, v: float, h: float) -> tuple[float, float]:
    """A point of the boat: u metres forward of the stern, v to starboard, h up."""
    return CAM.at(APEX[0] + HEAD[0] * u + HEAD[1] * v, h, APEX[1] + HEAD[1] * u - HEAD[0] * v)


LENGTH, BEAM = 4.3, 0.8
US = np.linspace(0, LENGTH, 40)
HALF = [
    BEAM * (0.74 + 0.26 * math.sin(math.pi * min(1, u / LENGTH + 0.1))) * (1 - max(0, (u / LENGTH - 0.5) / 0.5) ** 2.3)
    for u in US
]
GUNWALE = [0.86 + 0.42 * (abs(u / LENGTH - 0.4) / 0.6) ** 2.4 for u in US]
STARBOARD = [on_boat(u, h, g) for u, h, g in zip(US, HALF, GUNWALE, strict=True)]


def draw_shore(sc: Scene) -> None:
    """The other shore: a hot strip of sky, a dark wood, a landing stage with somebody on it."""
    sc.backdrop(sc.lin([(0, "#cfe6dc"), (0.06, "#fff3cf"), (0.12, "#ffe6a8"), (1, "#e9a83a")], 0, 0, 0, 1200))
    for k, (y, c, d) in enumerate(((62, "#6fa096", "#8fb4a4"), (92, "#0b3238", "#245a50"))):
        r = sc.stream(f"wood {k}")
        g, top = ridge(r, y, 8, tilt=10 - 20 * k, base=170)
        crowns = [
            ellipse(x, y_at(top, x) - 4, r.uniform(16, 34), r.uniform(14, 28) * (1 + 0.4 * k))
            for x in range(-20, 840, 17)
        ]
        sc.layer(
            U(g, crowns), sc.lin([(0, d), (1, c)], 0, y - 40, 0, y + 40), z=5, sh=0.2, cut=0.8, rim="#fff0c0", rimop=0.7
        )


def draw_field(sc: Scene) -> None:
    """Ground and lane, then the rows from far to near."""
    sc.flat(box(-20, 128, 820, 1220), sc.lin([(0, "#e8b04a"), (1, "#a8641c")], 0, 128, 0, 1200))
    plan = CAM.on_ground(Polygon([p for p in WAKE.outline(12) if p[1] > 1] or [(0, 0)]))
    lane = clean(plan.intersection(box(-40, 100, 840, 1260)))
    sc.flat(lane, sc.rad([(0, "#fff8d8"), (0.5, "#ffeeb8"), (1, "#f2cc84")], 420, 760, 620))
    stubble(sc, CAM, WAKE, 11, 1500)
    swaths(sc, CAM, WAKE, 10)
    edge = [WAKE.point(s, -1) for s in np.linspace(-0.2, 11, 40)]
    cast = [(x + SUN[0], z + SUN[1]) for x, z in edge]
    sh = CAM.on_ground(Polygon([*edge, *[p for p in cast[::-1] if p[1] > 2]]).buffer(0))
    sc.flat(
        clean(sh.intersection(lane)),
        sc.lin([(0, "#7a4a6a", 0.9), (1, "#a8606a", 0.75)], 300, 600, 0, 1000),
        0.62,
        "multiply",
        5,
    )


def draw_rows(sc: Scene, z0: float, z1: float) -> None:
    """Rows between two distances, far ones first."""
    z = z0
    while z > z1:
        dz = 0.028 * z
        row(sc, CAM, z, WAKE, max(0.0, min(0.6, (z - 22) / 40)))
        z -= dz


def draw_boat(sc: Scene) -> None:
    """The boat with thwarts and strakes, wheat up to its planks."""
    us, half, gun, star = US, HALF, GUNWALE, STARBOARD
    port = [on_boat(u, -h, g) for u, h, g in zip(us, half, gun, strict=True)]
    plank = lambda t: [
        on_boat(u, h * (0.76 + 0.24 * t), 0.1 + (g - 0.1) * t) for u, h, g in zip(us, half, gun, strict=True)
    ]  # noqa: E731
    hull = clean(Polygon([*star, *plank(0)[::-1]]).buffer(0))
    rail = clean(Polygon([*star, *port[::-1]]).buffer(0))
    end = Polygon([port[0], star[0], on_boat(0.12, half[0] * 0.76, 0.1), on_boat(0.12, -half[0] * 0.76, 0.1)])
    sc.flat(T(hull, 26, 30), "#5a2c14", 0.55, "multiply", 9)
    sc.layer(hull, sc.lin([(0, "#2f93bf"), (0.6, "#176696"), (1, "#0d3a5c")], *star[0], *star[-1]), z=6, cut=0.3)
    for t in (0.34, 0.68):
        sc.stroke(plank(t), "#0a2c48", 2.4, 0.7)
        sc.stroke([(x, y + 2.2) for x, y in plank(t)], "#8fd0e6", 1.1, 0.6)
    sc.layer(end, sc.lin([(0, "#247aa6"), (1, "#0b2f4e")], 0, port[0][1], 0, port[0][1] + 80), z=4, cut=0.2)
    sc.layer(rail, "#fbeecb", z=4, cut=0.2, rim="#fffbe6", rimop=0.9)
    hold = rail.buffer(-6.5)
    sc.flat(hold, sc.lin([(0, "#a8683a"), (0.5, "#6a3a28"), (1, "#2a1a22")], *port[12], *star[14]))
    with sc.clip(hold):
        for u in np.linspace(0.5, 4.0, 11):
            sc.stroke(
                [on_boat(u, -0.9, 0.7), on_boat(u, -0.3, 0.3), on_boat(u, 0.5, 0.3), on_boat(u, 0.9, 0.7)],
                "#1c1018",
                2,
                0.4,
            )
    for u in (0.42, 2.75):
        h = float(np.interp(u, us, half)) - 0.06
        seat = Polygon(
            [
                on_boat(u - 0.16, -h, 0.72),
                on_boat(u + 0.16, -h, 0.72),
                on_boat(u + 0.16, h, 0.72),
                on_boat(u - 0.16, h, 0.72),
            ]
        )
        sc.layer(
            seat, sc.lin([(0, "#f0c884"), (1, "#a8683a")], *on_boat(u, -h, 0.7), *on_boat(u, h, 0.7)), z=4, cut=0.2
        )


def draw_woman(sc: Scene) -> None:
    """She stands behind the thwart with her weight on the snath."""
    x, y = on_boat(1.3, -0.06, 0.34)
    s = 1.06
    pose = SIDE["push"].but(
        hip=0.95,
        lean=20,
        nod=-4,
        foot_a=(0.26, 0),
        foot_b=(-0.34, 0),
        hand_a=(0.62, 0.46),
        hand_b=(0.72, 0.12),
        grip_a="grip",
        grip_b="grip",
        bend_a=0,
        bend_b=0,
    )
    p = person(
        58,
        "side",
        pose,
        dress("skirt", "#fff6e0", "#b8243a", "#fff6e0").but(skirt=0.78, flare=14),
        "#a8663c",
        "bun",
        "#f4ecdc",
        "calm",
        hat="straw",
        hat_colour="#fff0c0",
    )
    p = T(p, x, y, s)
    ha, hb = p.at("hand_a.hold"), p.at("hand_b.hold")
    tip = (x - 118, y + 118)
    below = Polygon([*STARBOARD, (900, 1300), (300, 1300)])
    p.pieces = [q._replace(geom=clean(q.geom.difference(below))) for q in p.pieces]
    p.pieces = [q for q in p.pieces if not q.geom.is_empty]
    put(sc, p, z=2.4, rim=(2.2, 1.8, "#fff6d0", 0.9), wash=0.2)
    sc.flat(T(p.outline().difference(T(p.outline(), -9, -4)), 0, 0), "#a83a4a", 0.3, "multiply", 3)
    way = [
        (hb[0] + 12, hb[1] - 16, 6),
        (ha[0], ha[1], 6.4),
        ((ha[0] + tip[0]) / 2 + 6, (ha[1] + tip[1]) / 2 + 10, 6.6),
        (*tip, 7),
    ]
    sc.layer(limb(way, 8), sc.lin([(0, "#5a2c1c"), (1, "#c08048")], *tip, *hb), z=4, rim="#fff0c0", rimop=1, **EXACT)
    blade = T(shape("10,-8^ -24,-30 -84,-34 -150,14^ -92,-14 -40,-8 6,10^"), *tip, 1.0, rot=-10)
    sc.layer(
        blade,
        sc.lin([(0, "#f6ffff"), (0.5, "#b8d4dc"), (1, "#3f6478")], tip[0], tip[1] - 20, tip[0] - 20, tip[1] + 20),
        z=5,
        sh=0.6,
        rim="#ffffff",
        rimop=1,
        **EXACT,
    )
    for n in ("hand_a", "hand_b"):
        sc.layer(p.part(n), "#b87448", z=1, rim="#fff0d0", **EXACT)


def draw_spray(sc: Scene) -> None:
    """Ears that part at the planks, and straw that flies from the blade."""
    r = sc.stream("spray")
    foot = [on_boat(u, 0.72 * (1 - max(0, (u / 4.3 - 0.5) / 0.5) ** 2), 0.1) for u in np.linspace(0.1, 4.4, 46)]
    for k in range(3):
        ears_along(
            sc,
            r,
            [(x + 4 + 4 * k, y + 13 * k - 4) for x, y in foot],
            lambda t, k=k: (26 + 50 * t**5) * (1 - 0.2 * k),
            0.5 + 0.16 * k,
        )
    x, y = on_boat(0, 0.1, 0)
    bits = [limb([(x - 70 + q * math.cos(a), y + 50 + q * math.sin(a), 2.4), (x - 70 + (q + n) * math.cos(a), y + 50 + (q + n) * math.sin(a), 1)], 1, 2) for q, a, n in [(r.uniform(20, 130), r.uniform(-3.2, -1.2), r.uniform(8, 20)) for _ in range(46)]]  # fmt: skip
    sc.layer(U(bits[::2]), "#fff0b4", z=5, sh=0.4, rimop=0, **EXACT)
    sc.layer(U(bits[1::2]), "#e8a838", z=5, sh=0.4, rimop=0, **EXACT)


def draw_waiting(sc: Scene) -> None:
    """A landing stage before the wood, and somebody at its end."""
    x, y = 664, 134
    for k in range(5):
        sc.flat(box(x - 30 + 22 * k, y, x - 26 + 22 * k, y + 22), "#3a2018", 0.9)
    sc.layer(
        Polygon([(x - 40, y - 2), (x + 74, y - 8), (x + 84, y + 2), (x - 40, y + 8)]),
        "#f6dca0",
        z=3,
        rim="#fff6d8",
        rimop=1,
        **EXACT,
    )
    p = T(
        person(
            60,
            "side",
            "stand",
            dress("coat", "#fff0d0", "#6a4a3c", "#fff0d0"),
            "#8a5636",
            "short",
            "#e8e0d0",
            hat="straw",
            hat_colour="#f6e0a0",
        ),
        x - 14,
        y,
        0.26,
        flip=True,
    )
    put(sc, p, z=1, rim=(1, 1, "#fff6d0", 0.9))


def draw_larks(sc: Scene) -> None:
    """Larks start up before the bow."""
    for x, y, s, rot, k in (
        (676, 262, 0.3, -38, 0),
        (742, 208, 0.25, -52, 2),
        (640, 196, 0.2, -60, 3),
        (716, 292, 0.22, -20, 1),
        (770, 292, 0.3, -30, 0),
    ):
        b = T(bird_flying("sparrow", k, ("#f6dcae", "#a06a3c", "#6a3a20", "#4a3020", "#4a3020")), x, y, s, rot=rot)
        sc.flat(T(b.outline(), -10, 40), "#7a4418", 0.35, "multiply", 3)
        put(sc, b, z=2, rim=(1, 1, "#fff6d0", 0.9))


def draw_near(sc: Scene) -> None:
    """Ears and poppies close to us, in the shade."""
    r = sc.stream("near")
    for k in range(3):
        line = [(x, 1212 - 170 * max(0, (x - 470) / 340) ** 1.6 + 34 * k) for x in range(470, 840, 13)]
        ears_along(
            sc, r, line, lambda t, k=k: 80 + 50 * t - 14 * k, (0.2, 0.12, 0.04)[k], ("#8a4a28", "#5a2a28", "#341a28")[k]
        )
    sc.flat(shape("420,1230^ 560,1150 700,1060 830,960^ 830,1230^"), "#5a1c3c", 0.6, "multiply", 26)
    for x, y, q, a in ((716, 1046, 1.1, 14), (768, 990, 0.86, 24), (636, 1124, 0.9, -14), (560, 1166, 0.7, -24)):
        cornflower(sc, x, y, q, a)


def draw_sheaves(sc: Scene) -> None:
    """Sheaves thrown up along both edges like foam."""
    r = sc.stream("sheaves")
    items = []
    for side in (-1, 1):
        for s in (2.3, 2.7, 4.1, 5.4, 5.75, 7.6, 8.9) if side < 0 else (2.0, 3.3, 3.6, 5.3, 6.9, 7.25, 8.4):
            x, z = WAKE.point(s, side * 1)
            items.append((z, x - side * r.uniform(0.35, 0.75), side))
    for z, x, side in sorted(items, reverse=True):
        px, py = CAM.at(x, 0.1, z)
        if -120 < px < 900 and py < 1300:
            rot, shade = (r.uniform(-52, 0), 0.1) if side > 0 else (r.uniform(-44, 16), 0.8)
            sheaf(sc, px, py, CAM.scale(z) / 150, rot, side < 0, shade, f"{z}")


def draw() -> Scene:
    """Who waits on the other side, and how long already?"""
    sc = Scene("wheat_wake", light=(LX, LY, 240), shadow="#3a1a10", bg="#e9a83a")
    draw_shore(sc)
    draw_field(sc)
    draw_rows(sc, 42, APEX[1] - 0.6)
    draw_boat(sc)
    draw_waiting(sc)
    draw_rows(sc, APEX[1] - 0.6, 6.2)
    wall(sc, CAM, WAKE, -1, ("#94502a", "#70342c"), 10)
    wall(sc, CAM, WAKE, 1, ("#ffd268", "#e09a34"), 10)
    draw_sheaves(sc)
    draw_spray(sc)
    draw_woman(sc)
    draw_larks(sc)
    draw_near(sc)
    sc.glow(60, -20, 700, "#fff0b0", 0.4)
    sc.vignette("#5a1c10", 0.3, 430, 520, 960, 0.5)
    sc.finish()
    return sc
