"""A house turned inside out on a bright day: paper and pictures on its outer walls, and in it the night, a moon and the sea.

Palette: noon blue #5cb4ee, lemon #f8e070, mint #bfe6c0, lawn #5aa860, night #0e1648, moon #fff2c4, tomato #dc4630.
Light: sun from the upper left. Planes: sky / the night / papered walls and roof / lawn, carpet, table / tree and curtain.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 60, -60  # the sun
FL, FR, FB, EAVE, APEX = 64, 592, 888, 344, (328, 104)  # the front of the house
SIDE_ = ((592, 344), (752, 372), (752, 852), (592, 888))
DOOR = (188, 468, 700)  # left, right, where the arch begins
MOON = (362, 652, 98)
SEA = 776
TABLE = (606, 1118)
BOY = (212, 1096, 1.3)
LEMON, NIGHT, TOMATO, MINT = "#f8e070", "#0e1648", "#dc4630", "#bfe6c0"
CUT: dict[str, Any] = {"sh": 0.5, "cut": 0.3, "rim": "#fffaf0", "rimop": 0.9}  # a sheet in full light


def door_hole() -> Any:
    """The great arch."""
    x0, x1, y = DOOR
    return U(box(x0, y, x1, FB), ellipse((x0 + x1) / 2, y, (x1 - x0) / 2))


def openings() -> Any:
    """Everything in the front through which one sees the night."""
    return U(door_hole(), ellipse(328, 262, 50), box(106, 404, 186, 530), box(470, 404, 550, 530))


def draw_day(sc: Scene) -> None:
    """Noon sky, round clouds, a far blue hill."""
    sc.backdrop(sc.lin([(0, "#3f9ce4"), (0.4, "#8accf2"), (0.72, "#e4f4ee"), (1, "#f4f6e0")], 200, 0, 420, 1000))
    for name, x, y, w, h in (("a", 90, 190, 230, 60), ("b", 690, 120, 240, 64), ("c", 760, 300, 200, 40)):
        g = cloud(sc.stream(f"cloud {name}"), x, y, w, h)
        sc.layer(g, sc.lin([(0, "#ffffff"), (1, "#d4eaf6")], 0, y - h, 0, y + h * 0.4), z=6, sh=0.2, shc="#2f6aa8", cut=0.6, rim="#ffffff", rimop=1, wash=0.2)  # fmt: skip
    for k, (y, c) in enumerate(((790, "#9ccbd8"), (836, "#86c49a"))):
        g, _ = ridge(sc.stream(f"hill {k}"), y, 16, f=1.4, tilt=(-30, 20)[k])
        sc.layer(g, sc.lin([(0, light(c, 0.25)), (1, c)], 0, y - 20, 0, y + 120), z=5, sh=0.25, shc="#2f5a78", cut=0.6, rim="#ffffff", rimop=0.7)  # fmt: skip


def draw_night(sc: Scene, holes: Any) -> None:
    """One night behind all openings: stars, a moon larger than the door's arch, its road on the sea, geese."""
    with sc.clip(holes):
        sc.flat(holes, sc.rad([(0, "#4a6cc4"), (0.5, "#1e2f7e"), (1, NIGHT)], MOON[0], MOON[1], 460))
        r = sc.stream("stars")
        for _ in range(170):
            x, y = r.uniform(FL, FR), r.uniform(190, SEA)
            sc.flat(star(x, y, r.uniform(1.6, 4.6), 4, 0.34, r.random()), "#fff8dc", 0.95)
        sc.flat(ellipse(*MOON), sc.rad([(0, "#fffbe8"), (0.75, "#fff0bc"), (1, "#f4d890")], MOON[0] - 40, MOON[1] - 40, MOON[2] * 1.5))  # fmt: skip
        for x, y, q in ((330, 612, 18), (404, 680, 24), (372, 594, 10), (330, 690, 12)):
            sc.flat(ellipse(x, y, q, q * 0.8), "#e8c884", 0.4)
        sc.glow(*MOON[:2], 330, "#a8c4ff", 0.5)
        sea = box(0, SEA, 800, 900)
        sc.flat(sea, sc.lin([(0, "#3a62b8"), (0.4, "#16296e"), (1, "#0b1444")], 0, SEA, 0, FB))
        w = sc.stream("waves")
        glint, dark_ = [], []
        for k in range(90):
            t = w.random()
            y = SEA + 4 + (FB - SEA) * t
            n = 8 + 40 * t
            (glint if k % 2 else dark_).append(limb([(x := w.gauss(MOON[0], 20 + 44 * t) if k % 2 else w.uniform(180, 480), y, 0.6), (x + n / 2, y - 2, 1.2 + 2.6 * t), (x + n, y, 0.6)], 3))  # fmt: skip
        sc.flat(U(dark_), "#0a1040", 0.5)
        sc.flat(U(glint), "#fff0c0", 0.9)
        flock = [T(bird("gull", 0.4), x, y, q, rot=-12) for x, y, q in ((138, 470, 0.2), (158, 456, 0.2), (166, 476, 0.18), (124, 490, 0.17))]  # fmt: skip
        sc.flat(U(flock), "#e8eefc", 0.95)


def draw_ferryman(sc: Scene) -> None:
    """Somebody in a hood stands in a boat in the doorway and lifts a lantern."""
    with sc.clip(U(door_hole(), box(0, 700, 800, 1000))):
        b = T(rowing_boat("#5a2c30", "#a8583a", 200, 0, 3), 338, 884, 1.05)
        x, y = 300, 852
        hood = shape("-6,-262 14,-256 26,-236 24,-212 14,-200 34,-176 40,-120 44,-60 52,4^ -52,4^ -48,-80 -44,-150 -36,-180 -22,-204 -28,-236 -20,-256")  # fmt: skip
        arm = U(limb("22,-178,34 66,-196,30 104,-214,24", 6), shape("60,-206^ 112,-226^ 112,-196 96,-160 70,-170"))
        cloak = sc.lin([(0, "#232f78"), (1, "#0c1238")], x + 50, 0, x - 40, 0)
        sc.layer(T(fillet(U(hood, arm), 6), x, y), cloak, z=4, cut=0.3, rim="#fff0c8", rimop=0.9)
        sc.flat(T(shape("4,-250 20,-244 23,-224 14,-210 2,-220 -2,-238"), x, y), "#2a1c30")
        sc.flat(T(shape("8,-246 20,-242 21,-236 26,-228 21,-226 20,-216 12,-212 6,-222"), x, y), sc.lin([(0, "#7a4a40"), (1, "#ffcf98")], x + 6, 0, x + 26, 0))  # fmt: skip
        sc.flat(T(U(*[limb([(-20 + 22 * k, -150 + 10 * k, 0.8), (-24 + 25 * k, -70, 3), (-28 + 28 * k, 0, 1)], 5) for k in range(3)]), x, y), "#060a24", 0.7)  # fmt: skip
        hx, hy = x + 112, y - 214
        sc.flat(ellipse(hx - 2, hy, 7, 9), "#b98a64")
        put(sc, b, z=4, rim=(0, 3, "#cfe0ff", 0.8))
        put(sc, T(lantern("#2a1a20", "#ffe39a"), hx, hy, 0.72), z=2)
        sc.glow(hx, hy + 26, 150, "#ffcf70", 1.0)
        sc.glow(hx, hy + 26, 46, "#fff6d0", 1.0)
        ripple = U([limb([(x, y, 0.6), (x + 40, y - 3, 2.4), (x + 80, y, 0.6)], 4) for x, y in ((220, 884), (300, 878), (380, 884))])  # fmt: skip
        sc.flat(ripple, "#cfe0ff", 0.8)


def papered(sc: Scene, g: Any, a: str, b: str, name: str, slant: float = 0.0) -> None:
    """A wall with striped and sprigged paper, a dado below and a cornice of light."""
    x0, y0, x1, y1 = g.bounds
    sc.layer(g, sc.lin([(0, a), (1, b)], x0, y0, x1, y1), z=10, shc="#16205a", rimw=1.3, wash=0.3, **CUT)
    stripes, sprigs = [], []
    for k, x in enumerate(np.arange(x0 + 10, x1, 44 if not slant else 34)):
        stripes.append(box(x, y0, x + (14 if not slant else 10), y1))
        for j in range(20):
            y = y0 + 44 * j + 22 * (k % 2)
            sprigs += [leaf(x + 29, y, 11, a_, 0.42) for a_ in (-1.57, -0.6, -2.5)]
    sc.flat(clean(U(stripes).intersection(g.buffer(-2))), "#fffbe0", 0.62)
    if not slant:
        sc.flat(clean(U(sprigs).intersection(g.buffer(-3))), "#e89a4a", 0.7)


def draw_house(sc: Scene, holes: Any) -> None:
    """Side wall in shade, front wall in sun, red roof, mouldings round every opening."""
    side = Polygon(SIDE_)
    win = Polygon([(640, 470), (704, 478), (704, 610), (640, 612)])
    sc.flat(side, NIGHT)
    for x, y in ((660, 500), (690, 540), (672, 580), (650, 560), (694, 594)):
        sc.flat(star(x, y, 4, 4, 0.34), "#fff8dc")
    papered(sc, clean(side.difference(win)), "#d8b450", "#b08a4c", "side", 1)
    front = Polygon([(FL, FB), (FL, EAVE), APEX, (FR, EAVE), (FR, FB)])
    g = clean(front.difference(holes))
    papered(sc, g, "#fff0a0", "#f4cf58", "front")
    dado = clean(box(FL, 800, FR, FB).intersection(g))
    sc.layer(dado, sc.lin([(0, "#f4fff4"), (1, "#a8d8b8")], FL, 0, FR, 0), z=3, **CUT)
    for x in range(FL + 12, FR - 20, 43):
        p = box(x, 818, x + 32, FB - 12)
        if not p.intersects(door_hole().buffer(12)):
            sc.flat(p.difference(p.buffer(-3)), "#7ab898", 0.9)
    roof = Polygon([(APEX[0], APEX[1] - 34), (500, 104), (792, 384), (632, 362)])
    sc.layer(roof, sc.lin([(0, "#e4553c"), (1, "#a02a2c")], 400, 80, 760, 380), z=10, **CUT)
    sc.flat(roof_tiles(roof.buffer(-4), 20, 13), "#7a1c24", 0.4)
    barge = Polygon([(FL - 44, EAVE + 24), (APEX[0], APEX[1] - 40), (FR + 44, EAVE + 24), (FR + 8, EAVE + 24), (APEX[0], APEX[1] + 22), (FL - 8, EAVE + 24)])  # fmt: skip
    sc.layer(barge, sc.lin([(0, "#fffdf4"), (1, "#f0d8c8")], FL, 0, FR, 0), z=12, shc="#7a5a20", wash=0.3, **CUT)
    eaves = Polygon([(FL - 20, EAVE + 30), (APEX[0], APEX[1] + 20), (FR + 20, EAVE + 30), (FR + 20, EAVE + 84), (APEX[0] + 26, APEX[1] + 84), (FL - 20, EAVE + 60)])  # fmt: skip
    sc.flat(clean(eaves.intersection(g)), "#c8863a", 0.42, "multiply", 4)
    reveal = clean(door_hole().difference(T(door_hole(), 20, 8)).difference(box(0, FB - 12, 800, 1200)))
    sc.layer(reveal, sc.lin([(0, "#e8dcc8"), (1, "#8a86b8")], DOOR[0], 0, DOOR[0] + 30, 0), z=1, sh=0, cut=0)
    bars: list[Any] = []
    for p in polys(holes):
        x0, y0, x1, y1 = p.bounds
        bars.append(p.buffer(9, join_style=2).difference(p).intersection(box(0, 0, 800, FB)))
        if y1 < FB - 20:
            bars += [clean(U(box((x0 + x1) / 2 - 2.4, y0, (x0 + x1) / 2 + 2.4, y1), box(x0, y0 + (y1 - y0) * 0.42, x1, y0 + (y1 - y0) * 0.42 + 4.8)).intersection(p))]  # fmt: skip
    sc.layer(U(bars), sc.lin([(0, "#ffffff"), (1, "#e4dcd0")], FL, 0, FR, 0), z=5, shc="#6a4a20", **CUT)
    sc.layer(clean(win.buffer(7, join_style=2).difference(win)), "#e8d8b8", z=4, sh=0.5, cut=0.2)


def draw_pictures(sc: Scene) -> None:
    """What hung inside hangs outside: portraits, a clock, a sconce."""
    hung = (
        (124, 640, 78, 100, 1, "#4fa0a8", ("#c87f24"), (70, "proud", "#d9a077", "bun", "#e8e2d8")),
        (530, 640, 80, 104, 0, "#6a86c8", ("#c87f24"), (46, "firm", "#8a5636", "parted", "#2a1a14", "moustache")),
        (328, 440, 84, 100, 1, "#58b090", ("#c87f24"), (9, "doubt", "#e8b88c", "pigtails", "#a8542a")),
    )
    for x, y, w, h, oval, c, frame, who in hung:
        put(sc, T(picture_frame(w, h, frame, c, oval), x, y), z=4, rim=(-1, -1, "#fffbe0", 0.9), sh=0.5)
        hd = T(head("front", *who), x, y + h * 0.04, 0.0058 * h)
        bust = shape(f"{x - w * 0.34},{y + h * 0.5} {x - w * 0.26},{y + h * 0.34} {x},{y + h * 0.28} {x + w * 0.26},{y + h * 0.34} {x + w * 0.34},{y + h * 0.5}")  # fmt: skip
        with sc.clip(
            ellipse(x, y, w * 0.36, h * 0.37) if oval else box(x - w * 0.36, y - h * 0.36, x + w * 0.36, y + h * 0.36)
        ):
            sc.flat(bust, dark(c, 0.5))
            put(sc, hd, z=1, sh=0.3)
    put(sc, T(clock_face(34, 8, 20, "#fffaf0", "#3a2020", TOMATO), 530, 744), z=4, sh=0.5)


def draw_lawn(sc: Scene) -> None:
    """Lawn in sun, the house's shadow, and the red carpet that runs out of the door with spilt stars on it."""
    g, _ = land(sc.stream("lawn"), [(-60, FB - 6), (240, FB - 2), (560, FB - 2), (860, FB - 26)], 3)
    sc.layer(g, sc.lin([(0, "#cdeb8e"), (0.4, "#86cc72"), (1, "#2f7a54")], 200, FB, 420, 1220), z=8, sh=0.3, shc="#1c4a3a", cut=0.8, rim="#fffbe0", rimop=0.9)  # fmt: skip
    sc.flat(Polygon([(FR - 40, FB), (752, 850), (860, 880), (860, 960), (700, 950)]), "#2a6a6a", 0.5, "multiply", 6)
    r = sc.stream("grass")
    for k, y in enumerate(range(915, 1210, 30)):
        sc.flat(grass(r, -10, 810, y, 7 + k, 46, 0.15, 1.5), ("#3f8a58", "#d8f0a0")[k % 2], 0.45)
    P = [(328, 880, 196), (322, 930, 196), (290, 990, 206), (250, 1060, 226), (240, 1140, 256), (300, 1260, 300)]
    c = curve(np.array(P, float), n=12)
    run = clean(limb(c, 2).intersection(box(-60, FB - 2, 860, 1300)))
    sc.layer(run, sc.lin([(0, "#f0644a"), (1, "#b82a34")], 300, FB, 260, 1200), z=4, shc="#1c4a3a", **CUT)
    with sc.clip(run):
        for q in (0.9, 0.78):
            sc.flat(limb([(x, y, w * q) for x, y, w in c], 2).difference(limb([(x, y, w * q - 7) for x, y, w in c], 2)), "#fff0c0", 0.9)  # fmt: skip
    fan = Polygon([(DOOR[0], FB), (DOOR[1], FB), (DOOR[1] + 30, 1000), (DOOR[0] - 60, 1000)])
    sc.flat(fan, sc.lin([(0, NIGHT, 0.9), (0.5, NIGHT, 0.4), (1, NIGHT, 0)], 0, FB, 0, 1000), 1, None, 5)
    rr = sc.stream("spilt")
    for _ in range(40):
        t = rr.random() ** 1.5
        sc.flat(star(322 + rr.gauss(0, 40 + 40 * t) - 60 * t, FB + 10 + 190 * t, rr.uniform(3, 8), 5, 0.42, rr.random()), "#fff6c8", 1)  # fmt: skip
    sc.layer(box(DOOR[0] - 26, FB - 4, DOOR[1] + 26, FB + 10), "#f4ecd8", z=5, shc="#1c2a4a", **CUT)


def draw_people(sc: Scene) -> None:
    """The boy on the carpet; table, two mothers, grandfather, a dog on a chair; everybody looks at the door."""
    rim = (2.4, 2.4, "#fffbe0", 0.9)
    x, y, s = BOY
    sc.flat(ellipse(x + 40, y + 6, 66, 10), "#3a1434", 0.5, "multiply", 4)
    pose = FRONT["stand"].but(hand_a=(-0.2, 0.9), hand_b=(0.62, -0.46), elbow_b=1, grip_b="point", foot_a=(-0.14, 0), foot_b=(0.12, 0.06))  # fmt: skip
    boy = T(person(9, "back", pose, dress("sweater", "#2f62b8", "#26304e", "#fff6e0"), "#c98f62", "tousled", "#4a2414"), x, y, s)  # fmt: skip
    put(sc, boy, z=3, rim=rim, cast=6)
    x, y = TABLE
    sc.flat(ellipse(x + 40, y + 10, 210, 26), "#16483a", 0.5, "multiply", 8)
    s = 1.16
    for dx, flip in ((-128, False), (132, True)):
        put(sc, T(chair("#7a3a2c", view="side", h=64), x + dx, y + 4, s * 1.06, flip=flip), z=3, rim=rim, cast=5)
    sit = SIDE["sit"].but(hand_a=(0.62, 0.42), hand_b=(0.6, 0.46), nod=-6)
    ma = person(38, "side", sit, dress("dress", TOMATO, "#8a2a2c", "#fff0d0"), "#d9a077", "bun", "#2a1614", "wonder", head_flip=True)  # fmt: skip
    mb = person(41, "side", sit, dress("dress", "#f4c040", "#8a4a3c", "#fffaf0"), "#7a4c34", "afro", "#1c1416", "wonder")  # fmt: skip
    old = person(
        76,
        "front",
        "sit",
        dress("vest", "#7a3a8a", "#3a3450", "#fff6e4"),
        "#c08a62",
        "balding",
        "#f2ece4",
        "smile",
        beard="full",
        reach_a=(-30, -104),
        reach_b=(26, -104),
        hat="fez",
        hat_colour="#b82a34",
        head_view="tq",
        head_flip=True,
    )
    put(sc, T(old, x + 16, y - 4, s), z=3, rim=rim, cast=5)
    put(sc, T(ma, x - 132, y + 2, s), z=3, rim=rim, cast=6)
    put(sc, T(mb, x + 136, y + 2, s, flip=True), z=3, rim=rim, cast=6)
    put(sc, T(table(224, 80, "#7a3a2c", "#ffffff"), x + 2, y + 14, 1.02), z=5, cast=9, rim=(2, 2, "#ffffff", 0.7))
    top = y + 14 - 89
    put(sc, T(teapot("#2f9a8c"), x + 10, top + 4, 0.52), z=2)
    for dx in (-74, -36, 54, 84):
        put(sc, T(cup(), x + dx, top + 6, 0.7), z=1.6)
    put(sc, T(chair("#7a3a2c", view="side", h=50), 432, 1096, 0.9), z=3, rim=rim, cast=5)
    put(sc, T(beast("dog", "sit_up", ("#8a5a34", "#f6ead0", "#2a1614"), head=-6), 432, 1051, 0.66, flip=True), z=3, rim=rim, cast=4)  # fmt: skip


def draw_dapple(sc: Scene) -> None:
    """What the apple tree throws on the papered wall in the shade."""
    r = sc.stream("dapple")
    spots = [
        leaf(x + r.gauss(0, n), y + r.gauss(0, n * 0.7), r.uniform(26, 44), r.uniform(0, 6.3), 0.6)
        for x, y, n, k in ((650, 760, 50, 30), (620, 720, 34, 16), (720, 700, 40, 30))
        for _ in range(k)
    ]
    walls = Polygon(SIDE_)
    sc.flat(clean(U(spots).intersection(walls)), "#9a5a3a", 0.42, "multiply", 2)


def draw_tree(sc: Scene) -> None:
    """The apple tree at the right edge; from its bough hangs the lamp of the dining room."""
    wood = fillet(U(limb("830,1270,120 796,1100,80 800,940,64 786,800,52 730,720,34 660,690,20 590,690,9", 9), limb("796,900,46 820,760,34 800,640,22", 8)), 8)  # fmt: skip
    sc.layer(wood, sc.lin([(0, "#a8683c"), (1, "#4a2a30")], 640, 700, 830, 900), z=12, shc="#1c3a3a", **CUT)
    r = sc.stream("apple")
    lv = []
    for x, y, n, k in (
        (800, 620, 90, 60),
        (740, 690, 70, 44),
        (640, 678, 54, 30),
        (590, 690, 36, 16),
        (830, 760, 60, 30),
    ):
        lv += [leaf(x + r.gauss(0, n * 0.5), y + r.gauss(0, n * 0.36), r.uniform(22, 38), r.uniform(0, 6.3), 0.46, r.uniform(-0.2, 0.2)) for _ in range(k)]  # fmt: skip
    for j, (a, b) in enumerate((("#3f8f58", "#1c5a48"), ("#9ad068", "#3f8f58"))):
        sc.layer(U(lv[j::2]), sc.lin([(0, a), (1, b)], 600, 600, 830, 800), z=7, sh=0.5, shc="#123a34", cut=0, fibre=0, rim="#fffbe0", rimop=0.8)  # fmt: skip
    for x, y in ((700, 712), (770, 660), (640, 700), (788, 720), (740, 640)):
        sc.layer(ellipse(x, y, 13), sc.rad([(0, "#ff8a64"), (1, "#c8282c")], x - 4, y - 4, 17), z=4, cut=0, fibre=0, rim="#ffffff", rimop=0.9)  # fmt: skip
    sc.stroke([(690, 690), (690, 860)], "#2a1a24", 2.4)
    put(sc, T(lamp("hanging", TOMATO, "#2a1a24"), 690, 934, 1.5), z=5, rim=(2, 2, "#fff0d8", 0.9))


def draw_near(sc: Scene) -> None:
    """A curtain and its rod: the garden is a room; armchair and standard lamp in the corner."""
    put(sc, T(lamp("floor", "#fff0c0", "#3a2a3c"), 40, 1140, 1.16), z=4, cast=6)
    put(sc, T(armchair("#2f8a86", "#4a2a24"), 92, 1190, 1.3), z=5, rim=(2, 2, "#e0fff0", 0.9), cast=9)
    cur = T(curtain(120, 1000, "#17505c", 0.6), -56, 8, 1.25)
    put(sc, cur, z=12, rim=(-3, 2, "#b0e8e0", 0.7), shade=("#062030", 0.4, 1200), cast=16)
    rod = box(-40, -8, 860, 14)
    sc.layer(rod, sc.lin([(0, "#e8b84a"), (1, "#8a5a24")], 0, 0, 800, 0), z=8, cut=0.2, rim="#fffbe0", rimop=0.9)
    sc.layer(U([ellipse(x, 12, 13).difference(ellipse(x, 12, 8)) for x in (10, 46, 82, 118, 770)]), "#f0c860", z=3, cut=0, fibre=0, rim="#ffffff", rimop=0.9)  # fmt: skip


def draw() -> Scene:
    """Who is knocking from inside?"""
    sc = Scene("inside_out", light=(LX, LY, 300), shadow="#1c3a4a", bg="#5cb4ee")
    holes = openings()
    draw_day(sc)
    sc.flat(box(FL, EAVE, FR, FB), NIGHT)
    draw_night(sc, holes)
    draw_ferryman(sc)
    draw_house(sc, holes)
    draw_pictures(sc)
    draw_lawn(sc)
    draw_dapple(sc)
    draw_tree(sc)
    draw_people(sc)
    draw_near(sc)
    sc.vignette("#0a2a3a", 0.26, 400, 600, 900, 0.6)
    sc.finish()
    return sc
