"""In the midst of a ripe field a woman stands in a rowing boat and sculls with a scythe; behind her opens a mown wake.

Palette: plum #3a1a30, wheat in shade #6a3220, wheat #cc8a2c, ears in the sun #ffd98a, stubble #fff0bc, lane's shade #6a3a58, hull #155a86,
skirt #c8283c. Light: the last low sun over the wood at the upper left. Planes: far wood and landing stage / field / wake / boat / near ears.
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
SUN = (1.25, -2.3)  # what a shadow goes, per metre of height
LX, LY = 150, 28
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
    sc.backdrop(sc.rad([(0, "#fff6d4"), (0.2, "#ffdf9c"), (0.6, "#e8a868"), (1, "#a8685c")], LX, LY, 800))
    sc.flat(ellipse(LX, LY + 4, 34), "#fffbe6")
    sc.glow(LX, LY, 260, "#fff0c0", 0.8)
    for k, (y, c, d) in enumerate(((62, "#c88a5c", "#d89c68"), (92, "#6a3a40", "#9a5c4c"))):
        r = sc.stream(f"wood {k}")
        g, top = ridge(r, y, 8, tilt=10 - 20 * k, base=170)
        crowns = [
            ellipse(x, y_at(top, x) - 4, r.uniform(16, 34), r.uniform(14, 28) * (1 + 0.4 * k))
            for x in range(-20, 840, 17)
        ]
        sc.layer(
            U(g, crowns), sc.lin([(0, d), (1, c)], 0, y - 40, 0, y + 40), z=5, sh=0.2, cut=0.8, rim="#ffe0a0", rimop=0.5
        )


def draw_field(sc: Scene) -> None:
    """Ground and lane, then the rows from far to near."""
    sc.flat(box(-20, 128, 820, 1220), sc.lin([(0, "#e0a050"), (1, "#5a2c1c")], 0, 128, 0, 1200))
    plan = CAM.on_ground(Polygon([p for p in WAKE.outline(12) if p[1] > 1] or [(0, 0)]))
    lane = clean(plan.intersection(box(-40, 100, 840, 1260)))
    sc.flat(lane, sc.rad([(0, "#fffbe4"), (0.45, "#ffecb8"), (1, "#d8985c")], 440, 660, 620))
    stubble(sc, CAM, WAKE, 11, 1500)
    swaths(sc, CAM, WAKE, 10)
    edge = [WAKE.point(s, -1) for s in np.linspace(-0.2, 11, 40)]
    cast = [(x + SUN[0], z + SUN[1]) for x, z in edge]
    sh = CAM.on_ground(Polygon([*edge, *[p for p in cast[::-1] if p[1] > 2]]).buffer(0))
    sc.flat(
        clean(sh.intersection(lane)),
        sc.lin([(0, "#4a2444", 1), (1, "#5a2c4c", 1)], 300, 600, 0, 1000),
        0.68,
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


def draw_evening(sc: Scene) -> None:
    """The standing wheat sinks into plum with its distance from the sun; boat and lane keep their light."""
    port = [on_boat(u, -h, g) for u, h, g in zip(US, HALF, GUNWALE, strict=True)]
    keel = [on_boat(u, h * 0.76, 0.1) for u, h in zip(US, HALF, strict=True)]
    plan = [p for p in WAKE.outline(12) if p[1] > 1]
    keep = U(Polygon([*STARBOARD, *port[::-1]]).buffer(0), Polygon([*STARBOARD, *keel[::-1]]).buffer(0), CAM.on_ground(Polygon(plan)).buffer(0))  # fmt: skip
    stops = [(0, "#fff0d0"), (0.3, "#f0c498"), (0.52, "#a86a5c"), (0.8, "#5a3048"), (1, "#38203a")]
    sc.flat(clean(box(-20, 110, 820, 1220).difference(keep)), sc.rad(stops, LX, LY, 1080), 0.92, "multiply")


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
    sc.flat(U(*[T(hull, 14 * k, 17 * k) for k in range(1, 6)]), "#3a1a2a", 0.7, "multiply", 9)
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
        seat = Polygon([on_boat(u + a, b * h, 0.72) for a, b in ((-0.16, -1), (0.16, -1), (0.16, 1), (-0.16, 1))])
        sc.layer(
            seat, sc.lin([(0, "#f0c884"), (1, "#a8683a")], *on_boat(u, -h, 0.7), *on_boat(u, h, 0.7)), z=4, cut=0.2
        )


def draw_woman(sc: Scene) -> None:
    """She stands behind the thwart with her weight on the snath."""
    x, y = on_boat(1.3, -0.06, 0.34)
    s = 1.06
    pose = SIDE["push"].but(hip=0.95, lean=20, nod=-4, foot_a=(0.26, 0), foot_b=(-0.34, 0), hand_a=(0.62, 0.46), hand_b=(0.72, 0.12), grip_a="grip", grip_b="grip", bend_a=0, bend_b=0)  # fmt: skip
    skirt = dress("skirt", "#fff6e0", "#c8283c", "#fff6e0").but(skirt=0.78, flare=14)
    p = person(58, "side", pose, skirt, "#a8663c", "bun", "#f4ecdc", "calm", hat="straw", hat_colour="#fff0c0")
    p = T(p, x, y, s)
    ha, hb = p.at("hand_a.hold"), p.at("hand_b.hold")
    tip = (x - 122, y + 126)
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
    blade = T(shape("16,-12^ -10,-34 -60,-50 -116,-40 -176,16^ -116,-12 -64,-16 -22,-4 10,14^"), *tip, 1.0, rot=-12)
    sc.flat(T(blade, 16, 30), "#3a1a30", 0.75, "multiply", 5)
    sc.layer(
        blade,
        sc.lin([(0, "#fffef4"), (0.5, "#dce4e0"), (1, "#6a8494")], tip[0], tip[1] - 20, tip[0] - 20, tip[1] + 20),
        z=5,
        sh=0.6,
        rim="#ffffff",
        rimop=1,
        **EXACT,
    )
    sc.layer(T(box(-9, -13, 11, 13).buffer(2), *tip, 1, rot=-48), "#4a2a24", z=2, rim="#ffe0a0", rimop=1, **EXACT)
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
    bits = [limb([(x - 70 + q * math.cos(a), y + 50 + q * math.sin(a), 2.4), (x - 70 + (q + n) * math.cos(a), y + 50 + (q + n) * math.sin(a), 1)], 1, 2) for q, a, n in [(r.uniform(20, 130), r.uniform(-3.2, -1.2), r.uniform(8, 20)) for _ in range(14)]]  # fmt: skip
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
        ),  # fmt: skip
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
    """Ears and cornflowers close to us, in the shade."""
    r = sc.stream("near")
    for k in range(3):
        line = [(x, 1212 - 170 * max(0, (x - 470) / 340) ** 1.6 + 34 * k) for x in range(470, 840, 13)]
        ears_along(
            sc, r, line, lambda t, k=k: 80 + 50 * t - 14 * k, (0.2, 0.12, 0.04)[k], ("#5a2a28", "#3a1c24", "#24121e")[k]
        )
    for x, y, q, a in ((716, 1046, 1.1, 14), (768, 990, 0.86, 24)):
        cornflower(sc, x, y, q, a)
    sc.flat(shape("420,1230^ 560,1130 690,1000 830,900^ 830,1230^"), "#5a3450", 0.75, "multiply", 20)


def draw_sheaves(sc: Scene) -> None:
    """Sheaves thrown up along both edges like foam."""
    r = sc.stream("sheaves")
    items = []
    for side in (-1, 1):
        for s in (5.4, 7.6) if side < 0 else (3.7, 5.6, 7.4):
            x, z = WAKE.point(s, side * 1)
            items.append((z, x - side * r.uniform(0.35, 0.75), side))
    for z, x, side in sorted(items, reverse=True):
        px, py = CAM.at(x, 0.1, z)
        if -120 < px < 900 and py < 1300:
            rot, shade = (r.uniform(-52, 0), 0.1) if side > 0 else (r.uniform(-44, 16), 0.8)
            sheaf(sc, px, py, CAM.scale(z) / 150, rot, side < 0, shade, f"{z}")


def draw() -> Scene:
    """Who waits on the other side, and how long already?"""
    sc = Scene("wheat_wake", light=(LX, LY, 240), shadow="#2c1018", bg="#5a2c1c")
    draw_shore(sc)
    draw_field(sc)
    draw_rows(sc, 42, APEX[1] - 0.6)
    sc.flat(
        box(-20, 100, 820, 460), sc.lin([(0, "#f0a860", 0.6), (1, "#f0a860", 0)], 200, 110, 330, 440), 0.8, "screen"
    )
    draw_boat(sc)
    draw_waiting(sc)
    draw_rows(sc, APEX[1] - 0.6, 6.2)
    draw_evening(sc)
    wall(sc, CAM, WAKE, -1, ("#6a3428", "#3a1a28"), 10)
    wall(sc, CAM, WAKE, 1, ("#d89848", "#9a5a2c"), 10)
    draw_sheaves(sc)
    draw_spray(sc)
    sc.glow(610, 320, 230, "#ffcf78", 0.5)
    draw_woman(sc)
    draw_larks(sc)
    draw_near(sc)
    sc.glow(LX, LY, 760, "#ffd890", 0.55)
    sc.vignette("#2c0c1c", 0.45, 400, 480, 900, 0.45)
    sc.finish()
    return sc
