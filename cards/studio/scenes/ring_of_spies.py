"""A round house cut open like an orange: in every segment somebody bends to the keyhole of the next, all one way round;
one segment has slipped out of the ring like a cradle, and the baby in it looks up.

Palette: sea green #5fae9c, deep green #174a4c, peel orange #f08a24, flesh coral #f2784a, pith #fff0d0, lamp primrose #fffbe0.
Light: the lantern in the middle, through the gap down to the baby. Planes: air / leaves / peel / rooms / people / near leaves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.faces import head

CX, CY = 400.0, 432.0
PEEL, FLOOR, COURT = 386.0, 354.0, 80.0  # radii: outside, the rooms' floor, the court
ROOMS = 7
HALF = 180.0 / ROOMS  # degrees from a room's middle to its wall
DROP = 330.0  # how far the baby's segment has slipped
PITH, LAMP, WOOD = "#fff0d0", "#fffbe0", "#7a3a1c"
FLESH = ("#f6803c", "#fb9c48", "#ee6a3c", "#f89040", "#ef7442", "#fba24e")


def pol(r: float, a: float, cy: float = CY) -> tuple[float, float]:
    """A point at radius r, a degrees clockwise from the right."""
    return CX + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))


def sector(r0: float, r1: float, a0: float, a1: float, cy: float = CY) -> Any:
    """A piece of a ring."""
    t = np.linspace(a0, a1, 40)
    return Polygon([pol(r1, a, cy) for a in t] + [pol(r0, a, cy) for a in t[::-1]])


def inside(g: Any, a: float) -> Any:
    """From a room's own frame (floor at y 0, the court above) to its place in the ring."""
    return T(g, *pol(FLOOR, a), rot=a - 90)


def flesh(sc: Scene, a: float, tone: str, cy: float = CY) -> Any:
    """One segment: thin skin, juicy wall, brighter towards the lantern; its drops point to the middle."""
    g = rounded(sector(COURT + 9, FLOOR, a - HALF + 1.8, a + HALF - 1.8, cy), 22)
    fill = sc.rad(
        [(0, "#fffbe0"), (0.3, "#ffdc8c"), (0.62, tone), (1, mix(tone, "#a8301c", 0.5))],
        CX,
        CY,
        FLOOR + (cy - CY) * 1.1,
    )
    sc.layer(g, fill, z=2.5, cut=0.5, sh=0.5, shc="#8a3a14", rim="#fffbe0", rimop=0.9, rimw=1.6)
    r = sc.stream(f"drops{a:.0f}")
    drops = []
    for _ in range(96):
        q, b = r.uniform(COURT + 40, FLOOR - 8), a + r.uniform(-HALF, HALF)
        x, y = pol(q, b, cy)
        n = r.uniform(12, 30)
        drops.append(T(shape(f"0,-{n} 3.6,{n * 0.2} 0,{n * 0.5} -3.6,{n * 0.2}"), x, y, rot=b - 90))
    sc.flat(U(drops).intersection(g.buffer(-5)), "#fff3c0", 0.32)
    return g


def draw_ground(sc: Scene) -> None:
    """Sea-green air, the branch from which the fruit came, its leaves."""
    sc.backdrop(sc.rad([(0, "#d9f2d4"), (0.42, "#7cc4ac"), (0.75, "#3f9488"), (1, "#1c5a5c")], CX, CY + 120, 860))
    beam = Polygon([pol(60, 90 - HALF), pol(60, 90 + HALF), pol(1000, 90 + HALF * 0.9), pol(1000, 90 - HALF * 0.9)])
    sc.flat(
        beam,
        sc.lin([(0, "#fff6c8", 0.95), (0.5, "#fff6c8", 0.6), (1, "#fff6c8", 0.05)], 0, CY, 0, 1200),
        1,
        "screen",
        12,
    )
    stalk = limb("560,120,26 600,70,20 690,20,26 840,-20,44", 8)
    sc.layer(stalk, sc.near("#a87a3c", "#3a4a2c", 500), z=9, cut=0.6, rim="#fff0c0")
    for x, y, n, a, c in (
        (640, 46, 300, 0.5, "#2f8a5a"),
        (610, 62, 250, -2.9, "#3f9a5c"),
        (700, 20, 240, 1.25, "#1f6a50"),
    ):
        g = leaf(x, y, n, a, 0.42, 0.12)
        sc.layer(g, sc.near(light(c, 0.3), dark(c, 0.35), 620), z=8, cut=0.6, rim="#f2ffd8", rimop=0.7)
        vein = [limb([(x, y, 3), (x + n * math.cos(a), y + n * math.sin(a), 0.8)], 1)]
        sc.flat(U(vein), "#d9f0b0", 0.6)


def draw_wheel(sc: Scene) -> None:
    """Peel and pith with one segment's width missing; six lit rooms; the court."""
    gap = sector(0, PEEL + 30, 90 - HALF, 90 + HALF)
    ring = clean(ellipse(CX, CY, PEEL).difference(gap))
    sc.layer(
        ring,
        sc.rad([(0, "#ffb03c"), (0.9, "#f58a1e"), (1, "#c9560c")], CX, CY, PEEL),
        z=20,
        cut=0.5,
        sh=0.5,
        shc="#123c3c",
        dx=0,
        dy=16,
        rim="#fff0b0",
        rimop=0.9,
    )
    r = sc.stream("pores")
    pores = [ellipse(*pol(r.uniform(PEEL - 12, PEEL - 2), r.uniform(0, 360)), r.uniform(0.8, 1.8)) for _ in range(420)]
    sc.flat(U(pores).intersection(ring), "#a8400c", 0.6)
    sc.layer(
        clean(ellipse(CX, CY, PEEL - 12).difference(gap)),
        sc.rad([(0, "#fffdf0"), (1, PITH)], CX, CY, PEEL),
        z=3,
        cut=0.5,
        sh=0.3,
        shc="#a84a14",
    )
    for k in range(1, ROOMS):
        flesh(sc, 90 + 2 * HALF * k, FLESH[k - 1])
    sc.layer(
        ellipse(CX, CY, COURT),
        sc.rad([(0, "#ffffff"), (0.6, LAMP), (1, "#ffe9a8")], CX, CY, COURT),
        z=3,
        wash=0.15,
        fibre=0,
        cut=0.4,
        sh=0.3,
        shc="#a84a14",
    )
    for k in range(ROOMS):  # doors stand in the walls, cut by our look
        a = 90 + HALF + 2 * HALF * k
        sc.layer(
            sector(FLOOR - 164, FLOOR + 2, a - 1.3, a + 1.3),
            sc.near("#b9622c", "#5a2412", FLOOR, (CX, CY)),
            z=4,
            cut=0.2,
            sh=0.4,
            shc="#8a3a14",
            rim=LAMP,
            rimop=0.8,
        )


SPIES: tuple[dict[str, Any], ...] = (
    {"age": 70, "pose": "stoop", "dress": dress("farmwife", "#35507a", "#5a2a4a", "#f4ead0"), "hair": "bun", "hair_colour": "#efe8dc", "skin": "#e3b58c"},
    {"age": 40, "pose": "creep", "dress": dress("suit", "#2b6472", "#2a3440", "#f4ead0"), "hair": "short", "hair_colour": "#1a1214", "skin": "#8a5636"},
    {"age": 9, "pose": "reach", "dress": dress("nightshirt", "#f4ead0", "#a8483e", "#c9605a"), "hair": "tousled", "hair_colour": "#7a3a1c", "skin": "#d9a077"},
    {"age": 34, "pose": "kneel", "dress": dress("kimono", "#7a2448", "#2a1a30", "#f6c8a0"), "hair": "topknot", "hair_colour": "#16101a", "skin": "#f0c8a4"},
    {"age": 52, "pose": "stoop", "dress": dress("vest", "#1f5a48", "#33302c", "#f4ead0"), "hair": "balding", "hair_colour": "#5a4a3a", "skin": "#d9a077"},
    {"age": 28, "pose": "crouch", "dress": dress("sweater", "#2c3f7a", "#3a2a20", "#f4ead0"), "hair": "afro", "hair_colour": "#1c1210", "skin": "#6a4028"},
)  # fmt: skip


def life(k: int) -> Figure:
    """What stands forgotten behind the spy in room k, on y 0, about 90 wide."""
    f = Figure()
    if k == 0:  # an untouched cake
        f.extend(T(table(84, 62, "#8a4a24", "#fff3dc"), s=0.9))
        f.extend(T(cake(), 0, -56, 0.7))
    elif k == 1:
        f.extend(T(piano("#3a1c24"), s=0.62))
    elif k == 2:
        f.extend(T(bed(), s=0.55))
    elif k == 3:  # a bath that runs over
        f.add(shape("-52,-44^ 52,-44^ 46,-14 30,-4 -30,-4 -46,-14"), "#fff6e4", "tub", 1.2)
        f.add(limb("-52,-44,8 52,-44,8", 1), "#e0c8a0", "rim", 0.8)
        f.add(U(*[ellipse(-30 + 14 * k2, -48, 10, 7) for k2 in range(5)]), "#c9f0ec", "foam", 0.6)
        f.add(limb("-62,-40,6 -66,-14,6 -74,0,12", 4), "#7accc8", "spill", 0.5)
    elif k == 4:  # chess for one
        f.extend(T(table(80, 62, "#6a3420"), s=0.9))
        f.add(U([box(x, -60, x + 7, -72 - (x * 7) % 12) for x in range(-32, 30, 13)]), "#2a1418", "men", 0.6)
        f.add(U([box(x + 6, -60, x + 12, -70 - (x * 5) % 11) for x in range(-32, 26, 13)]), "#fff3dc", "men", 0.6)
    else:
        f.extend(T(mirror(60, 118, "#8a4a24", "#cfeee4"), s=0.95))
    return f


def draw_spies(sc: Scene) -> None:
    """Everybody looks on; the light of the next room is a thread through the door."""
    for k, who in enumerate(SPIES):
        a = 90 + 2 * HALF * (k + 1)
        put(sc, inside(T(life(k), -74, -8, 0.92), a), z=2, sh=0.4, rim=(0, 1.4, "#fff3c0", 0.5))
        s = 1.14 if who["age"] > 12 else 1.2
        lift = 26 if who["age"] < 12 else 0
        pose = SIDE[who["pose"]].but(grip_a="open", grip_b="flat")
        p = person(view="side", mood="wonder", big_head=1.12, **{**who, "pose": pose})
        ex, ey = p.at("head.eye")
        y = ey * s - lift - 4
        h = math.radians(HALF)
        wall = ((FLOOR + y) * math.tan(h), y)
        p = person(view="side", mood="wonder", big_head=1.12, reach_a=(ex + 16, ey + 34), **{**who, "pose": pose})
        if lift:
            stack = U([box(-26 + 3 * (j % 2), -4 - 9 * (j + 1), 26 - 3 * (j % 2), -4 - 9 * j) for j in range(3)])
            sc.layer(inside(T(stack, wall[0] - ex * s - 16, 0), a), "#a8323c", z=2, cut=0.2, sh=0.4)
        put(sc, inside(T(p, wall[0] - 12 - ex * s, -4 - lift, s), a), z=2.2, cast=5, rim=(0, 1.6, LAMP, 0.9))
        hx, hy = inside(ellipse(wall[0], wall[1], 1), a).centroid.coords[0]
        sc.flat(ellipse(hx, hy, 5.5), "#ffffff", 1)
        ray = [(wall[0] + u, wall[1] + v) for u, v in ((4, -1), (50, -30), (56, -14), (4, 1))]
        far = inside(Polygon(ray), a)
        sc.flat(far, "#fffbe0", 0.3, "screen", 2)
        sc.glow(hx, hy, 34, "#fffbe0", 0.9)


def draw_court(sc: Scene) -> None:
    """Nobody is there; a lantern, and a key on its hook."""
    sc.glow(CX, CY, 330, "#fff6c8", 0.55)
    put(sc, T(lantern("#8a4a24", "#fff3c0"), CX, CY + 34, 0.9), z=2, cast=4)
    sc.layer(
        limb([(CX + 52, CY - 30, 3), (CX + 52, CY - 14, 3), (CX + 46, CY - 10, 3), (CX + 42, CY - 16, 2)], 5),
        "#7a3a1c",
        z=2,
        cut=0,
    )
    sc.layer(key(CX + 47, CY - 8, 0.6, 90), "#b9742c", z=2, cut=0)


def draw_cradle(sc: Scene) -> None:
    """The segment that slipped out: peel for a rocker, a baby on its blanket."""
    cy = CY + DROP
    a = 90.0
    whole = rounded(sector(COURT - 16, PEEL, a - HALF - 0.5, a + HALF + 0.5, cy), 14)
    sc.layer(
        whole,
        sc.lin([(0, "#ffb03c"), (1, "#d9660e")], 0, cy + FLOOR - 60, 0, cy + PEEL),
        z=16,
        cut=0.5,
        sh=0.5,
        shc="#123c3c",
        dx=0,
        dy=18,
        rim="#fff0b0",
        rimop=0.9,
    )
    sc.layer(
        rounded(sector(COURT - 10, PEEL - 16, a - HALF, a + HALF, cy), 14), PITH, z=2, cut=0.5, sh=0.3, shc="#a84a14"
    )
    flesh(sc, a, "#fb9a4c", cy)
    y = cy + FLOOR
    skin, cloth = "#efbf98", "#2f9a88"
    pillow = shape(
        f"{CX - 96},{y - 84}^ {CX - 40},{y - 112} {CX + 40},{y - 112} {CX + 96},{y - 84}^ {CX + 70},{y - 30} {CX - 70},{y - 30}"
    )
    sc.layer(pillow, "#fffaf0", z=4, cut=0.4, sh=0.4, shc="#8a3a14", rim="#ffffff", rimop=0.9)
    for d in (-1, 1):  # two small arms go up
        sc.layer(ellipse(CX + d * 74, y - 150, 13), skin, z=2, cut=0, sh=0.4, shc="#8a3a14", rim=LAMP, rimop=0.9)
        sc.layer(
            limb([(CX + d * 34, y - 62, 30), (CX + d * 66, y - 92, 28), (CX + d * 74, y - 138, 24)], 7),
            cloth,
            z=3,
            cut=0.2,
            sh=0.4,
            shc="#8a3a14",
            rim=LAMP,
            rimop=0.9,
        )
    look = FEELINGS["wonder"]._replace(look=(0, -1), tilt=0, gape=0.3, brow_in=-3, brow_out=-2)
    put(sc, T(head("front", 1, look, skin, None, "#5a2a1c"), CX, y - 108, 1.0), z=2.6, rim=(0, 2, LAMP, 0.9))
    sc.flat(spiral(CX + 4, y - 156, 11, 1.4, 4, 1.6), "#7a3a1c", 1)
    blanket = shape(
        f"{CX - 122},{y - 36}^ {CX - 70},{y - 70} {CX - 24},{y - 66} {CX},{y - 56} {CX + 24},{y - 66} {CX + 70},{y - 70} {CX + 122},{y - 36}^ {CX + 74},{y - 8} {CX},{y} {CX - 74},{y - 8}"
    )
    sc.layer(blanket, "#fff6e4", z=5, cut=0.6, sh=0.4, shc="#8a3a14", rim="#ffffff", rimop=0.9)
    sc.flat(patterned(blanket.buffer(-4), "checks", "blanket", 2.4), cloth, 0.5)


def draw_outside(sc: Scene) -> None:
    """One more creeps along the peel; dark leaves near us."""
    a = 228.0
    coat = dress("coat", "#1f3a4a", "#1a2a34", "#2a4a54")
    p = person(38, "side", "creep", coat, "#d9a077", "short", "#1a1214", "sly", hat="bowler", hat_colour="#16303a")
    put(sc, T(p, *pol(PEEL - 2, a), 0.78, rot=a - 270), z=2, cast=5, rim=(0, -1.6, "#fff0c0", 0.5))
    r = sc.stream("near")
    for x, y, a0, n in (
        (-30, 1240, -1.1, 330),
        (90, 1250, -0.7, 260),
        (-40, 1080, -0.5, 230),
        (830, 1240, -2.0, 330),
        (700, 1260, -2.4, 250),
        (850, 1090, -2.7, 230),
    ):
        g = leaf(x, y, n, a0, 0.36, r.uniform(-0.1, 0.1))
        sc.layer(g, sc.near("#2f8a70", "#0f3c40", 760), z=16, cut=0.6, sh=0.5, rim="#dff5c8", rimop=0.7)
        sc.flat(limb([(x, y, 4), (x + n * math.cos(a0), y + n * math.sin(a0), 0.8)], 1), "#a8dcae", 0.35)


def draw() -> Scene:
    """What would happen if one of them opened the door?"""
    sc = Scene("ring_of_spies", light=(CX, CY, 240), shadow="#123c3c", bg="#3f9488")
    draw_ground(sc)
    draw_wheel(sc)
    draw_spies(sc)
    draw_court(sc)
    draw_cradle(sc)
    draw_outside(sc)
    sc.vignette("#0c3034", 0.36, CX, 620, 880)
    sc.finish()
    return sc
