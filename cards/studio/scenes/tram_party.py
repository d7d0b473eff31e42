"""Behind a huge arched window a party dances round an empty chair; below it the last tram climbs by with one guest.

Palette: night petrol #0f3556, deep #081c36, party lemon #fff3b4, honey #ffc95c, tram tomato #d8402c, cream #f6ead0, gown
emerald #0f7a5a, ribbon pink #f0649a. Light: the chandelier. Planes: wall / room / dancers / sill / wire / tram / wet street.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.dancers import child_at_the_glass

LX, LY = 400, 250  # the chandelier
FLOOR, SILL = 652, 690
ARCH = U(box(112, 300, 688, SILL), ellipse(400, 300, 288, 256))
NIGHT, DEEP, TOMATO, PINK = "#0f3556", "#081c36", "#d8402c", "#f0649a"
TILT = -5  # degrees of the hill
PANES = (-16, 182, 380, 578)  # left edges of the tram's windows
WIDE, TOP, LOW = 168, 826, 968
GUEST = (448, 1000)


def uphill(g: Any) -> Any:
    """A thing of the tram, turned with the street."""
    return (T(g, 0, 0, rot=TILT, o=(400, 1000)) if not hasattr(g, "mapped") else g.mapped(lambda q: T(q, rot=TILT, o=(400, 1000))))  # fmt: skip


def draw_wall(sc: Scene) -> None:
    """Brick in the night, warm only round the arch."""
    sc.backdrop(sc.rad([(0, "#d58a5a"), (0.42, "#7a5560"), (0.6, "#28486a"), (1, DEEP)], LX, LY + 160, 760))
    r = sc.stream("bricks")
    rows = []
    for k, y in enumerate(range(-10, 800, 26)):
        for x in np.arange(-60 + 33 * (k % 2), 840, 66):
            if r.random() < 0.5:
                rows.append(box(x, y, x + 60, y + 21).buffer(-1))
    sc.flat(U(rows), "#081c36", 0.16)
    ring = clean(ARCH.buffer(40).difference(ARCH))
    sc.layer(ring, sc.rad([(0, "#ffe2a0"), (0.6, "#c98a5c"), (1, "#4a5672")], LX, LY + 160, 480), z=9, sh=0.6, rim="#fff3c8", rimop=1, cut=0.6)  # fmt: skip
    joints = [limb([(400 + 288 * math.cos(a), 300 + 256 * math.sin(a), 2), (400 + 330 * math.cos(a), 300 + 298 * math.sin(a), 2.4)], 1) for a in np.linspace(math.pi, 2 * math.pi, 18)]  # fmt: skip
    sc.flat(U(joints), "#2c2a44", 0.6)


def dancer(view: str, pose: Any, d: Any, x: float, y: float, s: float, flip: bool = False, **look: Any) -> Figure:
    """A guest on the floor."""
    return T(person(look.pop("age", 30), view, pose, d, look.pop("skin"), look.pop("hair"), look.pop("colour", "#1a1014"), "joy", **look, ), x, y, s, flip=flip)  # fmt: skip


def draw_room(sc: Scene) -> None:
    """Light, a chandelier, bunting, and the chair that is kept."""
    with sc.clip(ARCH):
        sc.flat(ARCH, sc.rad([(0, "#ffffff"), (0.2, "#fffbe0"), (0.55, "#fff0a8"), (1, "#ffc04e")], LX, LY, 480))
        sc.flat(U([box(x, 40, x + 14, FLOOR - 30) for x in range(112, 690, 36)]), "#f0b040", 0.13)
        sc.layer(box(90, FLOOR - 30, 710, SILL + 10), sc.lin([(0, "#f0a94a"), (1, "#c9702c")], 0, FLOOR - 30, 0, SILL), z=2, cut=0, rim="#fff3c8", rimop=1)  # fmt: skip
        for k, x in enumerate(range(130, 700, 44)):
            sc.stroke([(400 + (x - 400) * 0.9, FLOOR - 30), (400 + (x - 400) * 1.15, SILL)], "#8a4420", 1.4, 0.4)
        # chandelier
        sc.stroke([(400, 30), (400, 150)], "#a8702c", 4)
        arms = [limb([(400, 204, 6), (400 + d * 0.5, 226, 6), (400 + d, 206, 5), (400 + d, 192, 5)], 6) for d in (-112, -70, -30, 30, 70, 112)]  # fmt: skip
        sc.layer(U(arms, ellipse(400, 178, 16, 34), ellipse(400, 222, 22, 12)), "#a8641c", z=3, sh=0.5, cut=0, rim="#fff6d0", rimop=1)  # fmt: skip
        for d in (-112, -70, -30, 30, 70, 112):
            sc.flat(shape(f"{400 + d},{160}^ {400 + d + 7},{180} {400 + d},{192} {400 + d - 7},{180}"), "#ffffff")
            sc.glow(400 + d, 174, 44, "#ffffff", 0.8)
        sc.glow(400, 176, 240, "#fffbe0", 0.4)
        for y0, sag, n in ((318, 60, 17),):
            P = curve(np.array([(96, y0 - 40), (250, y0 + sag * 0.6), (400, y0 + sag * 0.2), (550, y0 + sag * 0.7), (704, y0 - 50), ], float, ), n=12)  # fmt: skip
            sc.stroke(P, "#9a5a2c", 2.4)
            for k, (x, y) in enumerate(along(P, n)[1:-1]):
                c = (TOMATO, "#1f8fa0", PINK, "#0f7a5a")[k % 4]
                sc.layer(shape(f"{x - 13},{y}^ {x + 13},{y}^ {x},{y + 30}^"), c, z=2, sh=0.3, cut=0.2, rim="#fff6d0", rimop=0.8)  # fmt: skip
        draw_guests(sc)


def draw_guests(sc: Scene) -> None:
    """A couple that swings round each other, a woman who whirls; between them nobody sits."""
    o: dict[str, Any] = {"z": 2.4, "rim": (0, 3, "#fff6c8", 0.9), "sh": 0.4, "rimop": 0.6}
    y = FLOOR + 10
    for x, w in ((250, 110), (412, 50), (590, 70)):
        sc.flat(ellipse(x, y + 8, w, 9), "#7a3a18", 0.45, "multiply", 4)
    seat = T(chair_front(), 412, y + 2, 1.36)
    put(sc, seat, **o)
    lead = SIDE["pull"].but(
        lean=-26, hand_a=(0.9, 0.16), hand_b=(0.92, 0.04), foot_a=(0.44, 0), foot_b=(-0.1, 0.14), nod=-14
    )
    man = dancer(
        "side", lead, dress("suit", "#1d3f7a", "#15284e", "#f6ead0"), 196, y, 1.32, skin="#8a5636", hair="short", age=34
    )
    woman = dancer("side", lead.but(lean=-30, foot_b=(-0.24, 0.1)), dress("gown", "#d62f4c", "#8f1730", "#ffd0d8").but(skirt=0.86, flare=34), 306, y, 1.28, flip=True, skin="#d9a077", hair="ponytail", colour="#3a1c12", age=28)  # fmt: skip
    put(sc, woman, **o)
    put(sc, man, **o)
    whirl = FRONT["dance"].but(lean=10, hand_a=(-0.62, -0.74), hand_b=(0.34, -0.86), foot_a=(-0.3, 0.2))
    put(sc, dancer("front", whirl, dress("gown", "#0f7a5a", "#0a4f40", "#bfe8c8").but(skirt=0.8, flare=40), 584, y, 1.34, skin="#5e3a28", hair="afro", age=40, ), **o)  # fmt: skip


def chair_front() -> Figure:
    """The empty chair from the front, a blue umbrella hung over its back."""
    f = Figure()
    wood, d = "#8a3a24", "#5a2018"
    f.add(U(*[limb([(x, -46, 6), (x * 1.1, -4, 5)], 2) for x in (-17, 17)]), d, "far")
    back = shape("-24,-46^ -27,-104 -20,-120 0,-126 20,-120 27,-104 24,-46^")
    f.add(clean(back.difference(rounded(back.buffer(-7), 4))), wood, "back", 1.2)
    f.add(U(*[limb([(x, -52, 4), (x * 1.05, -118, 4)], 2) for x in (-9, 0, 9)]), wood, "slats")
    f.add(shape("-28,-44^ -25,-58 25,-58 28,-44^"), "#f0649a", "seat", 1.2)
    f.add(U(*[limb([(x, -44, 7), (x * 1.14, 0, 6)], 2) for x in (-25, 25)], box(-27, -46, 27, -40)), wood, "legs", 1.1)
    f.add(limb("30,-118,4 22,-134,5 10,-128,5 9,-112,4 -6,-20,4", 6), "#3a2418", "cane", 1.2)
    f.add(shape("8,-112^ 18,-96 14,-60 0,-24^ -4,-22 -8,-28 -4,-64 0,-98^"), "#1f6fd0", "umbrella", 1.2)
    f.add(U(limb("8,-104,1 5,-64,2 -4,-28,1", 3)), "#0f3f8a", "fold", 0.3, True)
    return f


def draw_frame(sc: Scene) -> None:
    """Curtains, bars, sill; a child who has laid a hand on the glass."""
    with sc.clip(ARCH):
        for m in (-1, 1):
            c = T(shape("0,0^ 96,0^ 92,140 70,260 30,330 18,360 40,480 44,640^ 0,640^"), 400 - m * 294, 60, m, 1)
            sc.layer(c, sc.lin([(0, "#8f1f48"), (1, "#d8486a")], 400 - m * 294, 0, 400 - m * 200, 0), z=6, sh=0.5, cut=0.5, rim="#ffe2b8", rimop=1)  # fmt: skip
            for q in (20, 40, 60):
                sc.stroke(
                    [(400 - m * (294 - q), 40), (400 - m * (294 - q * 0.8), 240), (400 - m * (294 - q * 0.34), 400)],
                    "#5a1030",
                    2.4,
                    0.5,
                )
        kid = T(child_at_the_glass("#6a3f9a"), 508, SILL + 4, 0.86)
        put(sc, kid, z=3, rim=(0, 2, "#fff3c0", 0.9), sh=0.5)
        for d in (-7, 7):
            sc.flat(ellipse(507 + d, SILL - 101, 3.2, 2.4), "#e8dcc8")
            sc.flat(ellipse(506 + d, SILL - 100.4, 1.9, 2), "#1a0f14")
        sc.stroke([(502, SILL - 91), (507, SILL - 89.6), (512, SILL - 91)], "#2a120e", 2)
        bars = U(box(96, 296, 704, 304), [limb([(400, 300, 7), (400 + 300 * math.cos(a), 300 + 270 * math.sin(a), 6)], 1) for a in (-2.5, -2.0, -1.14, -0.64) ])  # fmt: skip
        sc.layer(bars.intersection(ARCH), "#8a5a3c", z=4, sh=0.4, cut=0, rim="#ffe9b0", rimop=0.8)
    sc.layer(box(60, SILL, 740, SILL + 26), sc.lin([(0, "#4a5672"), (0.5, "#f2c07a"), (1, "#4a5672")], 60, 0, 740, 0), z=10, sh=0.6, cut=0.6, rim="#fff3c8", rimop=1)  # fmt: skip


def draw_street(sc: Scene) -> None:
    """Wet stones that give back the window and the tram."""
    ground = uphill(box(-200, 1066, 1000, 1400))
    sc.layer(ground, sc.lin([(0, "#3a6c90"), (0.5, "#1d4a70"), (1, "#0f2c50")], 0, 1050, 0, 1210), z=3, sh=0.4)
    with sc.clip(ground):
        stones = uphill(cobbles(-120, 1060, 920, 1300, 46, "street", 960))
        sc.flat(stones, "#4f86a8", 0.3)
        sc.flat(T(stones, 0, 3), "#04101f", 0.5)
        for x, w, c, op in ((70, 90, "#ffc95c", 0.7), (266, 90, "#ffc95c", 0.7), (464, 100, "#ffe29a", 0.9), (662, 90, "#ffc95c", 0.7), (370, 700, "#e8503a", 0.4)):  # fmt: skip
            y = 1090 - (x - 400) * 0.087
            sc.flat(box(x - w / 2, y, x + w / 2, 1240), sc.lin([(0, c, 0.95), (1, c, 0.1)], 0, y, 0, 1230), op, "screen", 9)  # fmt: skip
        for y in (1112, 1150):
            sc.flat(uphill(box(-200, y + 4, 1000, y + 9)), "#04101f", 0.8)
            sc.flat(uphill(box(-200, y, 1000, y + 4)), sc.lin([(0, "#9fc0d8"), (0.5, "#ffe9b0"), (1, "#9fc0d8")], 0, 0, 800, 0))  # fmt: skip
        r = sc.stream("ripple")
        for _ in range(36):
            x, y = r.uniform(-10, 810), r.uniform(1080, 1200)
            sc.stroke([(x, y), (x + r.uniform(16, 60), y - 3)], r.choice(("#ffe29a", "#e8604a", "#9fd0e8")), 2, 0.5)


def draw_tram(sc: Scene) -> None:
    """Tomato and cream, its windows lit, its seats empty but one."""
    roof = uphill(shape("-120,800^ -100,764 -40,752 840,752 900,764 920,800^"))
    inside = uphill(box(-120, 800, 920, 1000))
    sc.flat(uphill(box(-120, 1040, 920, 1100)), "#03101f", 0.7, "multiply", 8)
    sc.layer(inside, sc.lin([(0, "#fff6cc"), (0.6, "#ffd27a"), (1, "#c98a3c")], 0, 800, 0, 990), z=4, cut=0, sh=0.4)
    for x in PANES:
        for d, c in ((24, "#a85a2c"), (112, "#a85a2c")):
            if not (x == 380 and d == 24):
                sc.layer(uphill(box(x + d, 896, x + d + 40, 1000).buffer(8)), c, z=2, cut=0, sh=0.3, rim="#ffe29a", rimop=0.9)  # fmt: skip
        q = T(ellipse(x + 84, 812, 22, 8), rot=TILT, o=(400, 1000))
        sc.flat(q, "#ffffff")
        sc.glow(*q.centroid.coords[0], 90, "#fffbe0", 0.9)
    draw_guest(sc)
    holes = U([box(x, TOP, x + WIDE, LOW).buffer(-14).buffer(14) for x in PANES])
    upper = uphill(box(-120, 792, 920, 984).difference(holes))
    sc.layer(upper, sc.rad([(0, "#fff6dc"), (0.5, "#ecd9b0"), (1, "#8f9aa0")], LX, LY + 470, 560), z=6, cut=0, sh=0.6, rim="#fff6d0", rimop=1)  # fmt: skip
    sc.flat(uphill(clean(holes.difference(holes.buffer(-5)))), "#b08a4a", 0.9)
    glare = U([Polygon([(x + 20, TOP), (x + 56, TOP), (x + 20, LOW), (x - 10, LOW)]) for x in PANES]).intersection(
        holes
    )
    sc.flat(uphill(glare), "#ffffff", 0.16)
    body = uphill(box(-120, 980, 920, 1064))
    sc.layer(body, sc.lin([(0, "#ee5a3c"), (0.5, TOMATO), (1, "#8f2026")], 0, 970, 0, 1060), z=6, cut=0, sh=0.5, rim="#ffd0a0", rimop=1)  # fmt: skip
    lines = [box(x + 6, 1000, x + WIDE - 6, 1044).difference(box(x + 10, 1004, x + WIDE - 10, 1040)) for x in PANES]
    sc.flat(uphill(U(lines, box(-120, 988, 920, 992))), "#ffd27a", 0.9)
    sc.layer(uphill(box(-120, 1062, 920, 1084)), "#0a1a2c", z=4, cut=0, sh=0.5)
    sc.layer(uphill(U([ellipse(x, 1086, 24, 24) for x in (150, 226, 590, 666)])), "#14283c", z=3, cut=0, sh=0.5, rim="#9fc0d8", rimop=0.7)  # fmt: skip
    sc.layer(roof, sc.rad([(0, "#ffb27a"), (0.4, "#c8412f"), (1, "#6a1a24")], LX, LY + 440, 500), z=8, cut=0, sh=0.6, rim="#fff0c0", rimop=1, rimw=1.6)  # fmt: skip


def draw_guest(sc: Scene) -> None:
    """Orange turban, white beard, his face lifted to the window; on his knees the present."""
    pose = SIDE["sit"].but(nod=-34, lean=-6, hand_a=(0.44, 0.46), hand_b=(0.5, 0.46))
    man = person(68, "side", pose, dress("greatcoat", "#24406a", "#1b2f50", "#4a6a8a"), "#8a5a3c", "short", "#f3efe6", "tender", beard="full", hat="turban", hat_colour="#f08a1e")  # fmt: skip
    p = uphill(T(man, GUEST[0] + 34, GUEST[1] + 62, 1.5, flip=True))
    put(sc, p, z=2.4, sh=0.4, rim=(0, 3, "#fff3c8", 1))
    x, y = p.at("hand_a.hold")
    x, y = x - 16, y - 14
    sc.layer(box(x - 28, y - 24, x + 26, y + 40), "#fff6e6", z=3, cut=0, sh=0.5, rim="#ffffff", rimop=1)
    sc.flat(U(box(x - 6, y - 24, x + 4, y + 40), box(x - 28, y - 4, x + 26, y + 6)), PINK)
    sc.layer(U(ellipse(x - 12, y - 31, 13, 8, 24), ellipse(x + 10, y - 31, 13, 8, -24)), PINK, z=2, cut=0, sh=0.4, rim="#ffd8e8", rimop=1)  # fmt: skip


def draw_wire(sc: Scene) -> None:
    """The pole, the wire with its spark, and the cat that rides on the roof to see."""
    a, b = uphill(ellipse(250, 752, 1)).centroid.coords[0], (196, 734)
    sc.stroke([(-20, b[1] + 20), b, (820, b[1] - 56)], "#0a1628", 2.4, 0.9)
    sc.flat(limb([(*a, 8), (*b, 4)], 1), "#0a1628")
    sc.flat(star(*b, 12, 6, 0.34), "#ffffff")
    sc.glow(*b, 70, "#bfe6ff", 1)
    cat = uphill(
        T(beast("cat", "sit_up", neck=10), 690, 754, 0.74, flip=True).recolour(lambda c: mix(c, "#0a1020", 0.85))
    )
    put(sc, cat, z=3, sh=0.5, rim=(2, 2.6, "#ffe9a8", 1), rimop=0.3)


def draw_rain(sc: Scene) -> None:
    """Slanting, bright before the dark wall."""
    r = sc.stream("rain")
    drops = []
    for _ in range(150):
        x, y, n = r.uniform(-10, 830), r.uniform(-20, 1160), r.uniform(26, 80)
        drops.append(limb([(x, y, 0.4), (x - n * 0.18, y + n * 0.6, 1.7), (x - n * 0.3, y + n, 0.5)], 2, 3))
    sc.flat(U(drops), "#eaf4ff", 0.42)


def draw() -> Scene:
    """Is the chair his, and why does he not ring the bell?"""
    sc = Scene("tram_party", light=(LX, LY, 240), shadow="#06142a", bg=NIGHT)
    draw_wall(sc)
    draw_room(sc)
    draw_frame(sc)
    sc.glow(LX, LY + 160, 560, "#ffc35c", 0.25)
    draw_street(sc)
    draw_tram(sc)
    draw_wire(sc)
    draw_rain(sc)
    sc.vignette("#04102a", 0.4, LX, 560, 900)
    sc.finish()
    return sc
