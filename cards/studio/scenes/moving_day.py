"""A reindeer as large as a house comes over the crest; its antlers are walls and roof, and the household lives between them.

Palette: polar petrol #0e3550, sea green #2f8f96, dawn lemon #f8f0b4, snow #f6fbf4, coat plum-brown #4a2c2c, lamp #fff2c4, tomato #d8432c.
Light: the table lamp between the antlers. Planes: sky / mountains / the others of the line / home of light / antlers, head / crest / people / near snow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.household import bed_with_grandmother, hen, long_case_clock
from cards.studio.papercut.reindeer import REINDEER_ORDER, reindeer

LX, LY = 366, 300  # the lamp
MID = 400  # the beast looks straight at us
FLOOR = 566
PETROL, COAT, CREAM, TOMATO, BONE = "#0e3550", "#54302c", "#f6ecd8", "#d8432c", "#8a5236"
BEAM = [(356, 694, 40), (322, 654, 37), (244, 632, 35), (160, 606, 34), (112, 552, 33), (94, 470, 32), (92, 374, 31), (108, 296, 30), (176, 222, 28), (270, 146, 24), (356, 84, 17), (392, 46, 11), (404, 8, 3)]  # fmt: skip
TINES: tuple[list[tuple[float, float, float]], ...] = (  # of the left antler; mirrored for the right one
    [(112, 300, 28), (72, 262, 20), (40, 206, 13), (34, 156, 3)],
    [(94, 380, 24), (50, 372, 17), (16, 336, 11), (-2, 290, 3)],
    [(108, 520, 26), (58, 522, 18), (20, 500, 11), (2, 462, 3)],
    [(190, 214, 22), (168, 164, 15), (170, 112, 10), (184, 76, 3)],
    [(276, 142, 17), (262, 98, 11), (270, 52, 3)],
    [(124, 566, 30), (220, 579, 23), (320, 581, 20), (404, 580, 17)],
)
HEADS = "400,668 440,674 468,702 482,748 474,800 456,850 444,900 444,946 456,984 448,1018 424,1038 400,1042"


def mirror(g: Any) -> Any:
    """The same on the other side of the face."""
    return AF.scale(g, -1, 1, origin=(MID, 0))


def both(g: Any) -> Any:
    return U(g, mirror(g))


def face_shape(half: str) -> Any:
    """A whole outline from its right half (crown to chin)."""
    P = [tuple(map(float, p.split(","))) for p in half.split()]
    return clean(Polygon(curve(np.array([*P, *[(2 * MID - x, y) for x, y in P[-2:0:-1]], P[0]]), n=8)).buffer(0))


def draw_sky(sc: Scene) -> None:
    """Polar night above, the first lemon light over the snow; mountains in two tones."""
    sc.backdrop(sc.lin([(0, "#0a2742"), (0.26, "#12506c"), (0.46, "#2f949a"), (0.58, "#9fd8b8"), (0.66, "#f4f0ba"), (1, "#fbf6d4")], 0, 0, 0, 1200))  # fmt: skip
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(0, 800), 560 * r.random() ** 1.5, r.uniform(1.2, 3.6), 5, 0.4, r.random(), r) for _ in range(46)]), "#eafaf2", 0.9)  # fmt: skip
    for k, (P, hi, lo) in enumerate(
        (
            (
                [
                    (-40, 700),
                    (60, 640),
                    (120, 600),
                    (190, 668),
                    (270, 720),
                    (400, 740),
                    (540, 716),
                    (620, 650),
                    (690, 590),
                    (760, 650),
                    (840, 680),
                ],
                "#d4efd8",
                "#7cc0b8",
            ),
            ([(-40, 790), (90, 766), (210, 790), (400, 800), (600, 784), (720, 758), (840, 776)], "#fbfff2", "#a6d8d0"),
        )  # fmt: skip
    ):
        g, top = land(sc.stream(f"range{k}"), P, 10 - 6 * k)
        sc.layer(g, sc.lin([(0, hi), (1, lo)], 0, 600 + 150 * k, 0, 900 + 150 * k), z=6, sh=0.25, shc="#2f7f88", cut=0.5, wash=0.12, rim="#ffffff", rimop=0.9)  # fmt: skip
        if k == 0:
            cuts = []
            for x in range(20, 790, 46):
                y = y_at(top, x)
                L = sc.stream(f"f{x}").uniform(30, 80)
                cuts.append(Polygon([(x, y + 4), (x + 26, y + L * 0.5), (x + 14, y + L * 0.6), (x + 30, y + L * 1.3), (x - 4, y + L * 0.7)]))  # fmt: skip
            sc.flat(clean(U(cuts).intersection(g)), "#4fa3a6", 0.45)


def draw_small(sc: Scene, x: float, y: float, s: float, left: bool, load: Figure, seed: int, **how: Any) -> None:
    """Another of the line: a dark beast against the snow, its load in its own colours."""
    d = T(reindeer(seed=seed, **how), x, y, s, flip=left)
    sc.flat(ellipse(x, y + 2, 190 * s, 10 * s), "#2f7f88", 0.5, "multiply", 3)
    tone = {
        "pale": "#d9cdbc",
        "horn": "#6a4436",
        "horn2": "#4a2e2a",
        "cloth": TOMATO,
        "band": "#ffe2a0",
        "diamonds": "#ffe2a0",
    }
    for k, c in REINDEER_ORDER:
        if d[k].area > 2:
            sc.layer(d[k], tone.get(c, COAT), z=1.4, cut=0, sh=0.25, wash=0, fibre=0, rimop=0.4)
    put(
        sc,
        T(load, x + (34 if left else -34) * s, y - 226 * s, s, flip=left),
        z=1.4,
        rim=(1.4, 1.4, "#fff6d0", 0.7),
        fibre=0,
    )


def draw_home(sc: Scene) -> None:
    """The room of light between the antlers: stove, bed, clock, bookcase, lamp."""
    left = [(x, y) for x, y, _ in BEAM[4:]]
    room = clean(
        Polygon([(130, FLOOR + 8), *left, *[(2 * MID - x, y) for x, y in left[::-1]], (670, FLOOR + 8)]).buffer(0)
    )
    sc.glow(MID, 380, 520, "#ffb45a", 0.55)
    sc.layer(room, sc.rad([(0, "#fffbe0"), (0.3, "#ffe694"), (0.62, "#fcb455"), (1, "#dd6a3a")], LX, LY, 430), z=3, sh=0.2, cut=0, wash=0.25, fibre=0.05, rimop=0)  # fmt: skip
    with sc.clip(room):
        for x in range(90, 740, 34):
            sc.stroke([(x, 20), (x, 620)], "#fff6cc", 5, 0.2)
    antler = left_antler()
    shelf_l = limb([(96, 440, 24), (190, 424, 19), (280, 408, 15), (372, 404, 9)], 8)
    shelf_r = limb([(704, 440, 24), (640, 428, 20), (590, 428, 13), (562, 426, 6)], 8)
    wood = U(both(antler), shelf_l, shelf_r)
    put(sc, T(stove(pipe=282), 206, FLOOR + 4, 1.12), z=2.4, rim=(-2, 2, "#fff0b8", 0.9))
    sc.glow(204, FLOOR - 40, 90, "#ff8a2c", 0.9)
    put(sc, T(bookshelf(110, 132, 3), 600, 418, 0.98, rot=-4), z=2.4, rim=(2, 2, "#fff0b8", 0.8))
    put(sc, T(long_case_clock(), 640, FLOOR + 4, 0.62), z=2.4, rim=(2, 2, "#fff0b8", 0.9))
    put(sc, T(bed_with_grandmother(), 426, FLOOR - 28, 1.28), z=3, rim=(1.5, 2.4, "#fff6d0", 0.8), cast=6)
    sc.layer(fillet(wood, 5), sc.rad([(0, "#f7d79a"), (0.3, "#c8834e"), (0.62, BONE), (1, "#5e3430")], LX, LY, 560), z=8, cut=0.6, rim="#ffe9b8", rimop=0.8, rimw=1.6)  # fmt: skip
    rimlight(sc, wood, -3, -3, "#bfeee0", 0.45, r=900)
    r = sc.stream("bone")
    sc.flat(U([limb([(x + 5, y + 3, 0.8), (x + 7, y + 16, 2), (x + 5, y + 34, 0.6)], 3) for x, y in [(r.uniform(88, 104), r.uniform(330, 480)) for _ in range(8)]]), "#4a2620", 0.5)  # fmt: skip
    draw_lamp(sc, LX, 404, 1.55)
    put(sc, T(hen(), 756, 376, 0.8), z=2, rim=(2, 2, "#fff6d0", 0.9))


def left_antler() -> Any:
    """Beam and tines as one."""
    return fillet(U([limb(p, 10) for p in (BEAM, *TINES)]), 9)


def draw_lamp(sc: Scene, x: float, y: float, s: float) -> None:
    """The table lamp on a tine; its shade is the light of the card."""

    def m(g: Any) -> Any:
        return T(g, x, y - 10, s)

    sc.layer(m(U(shape("-22,10^ -16,2 -5,-4 -5,-46^ 5,-46^ 5,-4 16,2 22,10^"), ellipse(0, -22, 9, 13))), "#8a2f2c", z=2.4, cut=0, sh=0.4, rim="#fff0b8", rimop=0.8)  # fmt: skip
    sc.glow(x, y - 76 * s, 330, "#fff0b0", 0.8)
    sc.layer(m(shape("-26,-108^ 26,-108^ 50,-44^ 0,-36 -50,-44^")), sc.lin([(0, "#fffdf0"), (0.6, "#fff6d0"), (1, "#ffe29a")], x, y - 168, x, y - 60), z=3, cut=0, sh=0.3, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(m(U([limb([(a * 0.52, -106, 1.4), (a, -41, 1.8)], 2) for a in (-34, -17, 0, 17, 34)])), "#eeb054", 0.7)
    sc.flat(m(limb("-50,-44,3 0,-36,3 50,-44,3", 8)), "#d8702c", 0.95)
    sc.glow(x, y - 76 * s, 120, "#fffbe8", 0.7)


def tufts(r: Any, y: float, w: float, n: int, length: float, sag: float = 0) -> Any:
    """A row of hanging locks of fur, pointed at both ends; the row sags towards the middle."""
    out = []
    for k in range(n):
        t = (k + 0.5) / n * 2 - 1
        x, h, q = MID + w * t, y + sag * (1 - t * t), w * 1.5 / n
        L = length * r.uniform(0.85, 1.15)
        out.append(shape(f"{x - 10 * t},{h - L * 0.5}^ {x - q},{h} {x - q * 0.5},{h + L * 0.3} {x + 22 * t},{h + L * 0.6}^ {x + q * 0.6},{h + L * 0.3} {x + q},{h}"))  # fmt: skip
    return U(out)


def draw_beast(sc: Scene) -> None:
    """Shoulders, ruff, ears, the long face straight before us."""
    r = sc.stream("beast")
    body = both(shape("400,820^ 450,820 520,872 586,926 640,1000 664,1110^ 400,1110^"))
    sc.layer(body, sc.lin([(0, "#5f3430"), (1, "#2c1a26")], 0, 800, 0, 1080), z=8, cut=0.6, rim="#ffdf9c", rimop=0.7)
    sc.flat(U([limb([(x, y, 0.6), (x + (x - 400) * 0.03, y + 12, 2.2), (x + (x - 400) * 0.05, y + 26, 0.5)], 3) for x, y in [(400 + s * r.uniform(110, 200), r.uniform(880, 1040)) for s in (-1, 1) for _ in range(28)]]).intersection(body), "#8a5244", 0.6)  # fmt: skip
    sc.layer(both(shape("400,850^ 430,850 470,900 520,960 556,1030 560,1110^ 400,1110^")), "#9fa79f", z=3, cut=0.4, sh=0.4, rim="#fffbe6", rimop=0.6)  # fmt: skip
    for y, w, n, L, c in ((1010, 150, 11, 96, "#bfc2b4"), (974, 122, 9, 92, "#dcdac8"), (936, 92, 7, 90, "#f8f2df"), (898, 62, 5, 80, "#fffaea")):  # fmt: skip
        sc.layer(tufts(r, y, w, n, L, 26), c, z=3, cut=0.3, sh=0.35, rim="#fffbe6", rimop=0.8)
    ear = shape("330,716^ 296,690 240,690 184,724^ 222,760 286,768 336,750^")
    inner = shape("318,724^ 286,706 246,706 204,725^ 236,746 286,752 322,742^")
    for g, h in ((ear, inner), (mirror(ear), mirror(inner))):
        sc.layer(g, sc.near("#8a5040", "#4a2a2c", 500), z=5, cut=0.4, rim="#ffe2a8", rimop=0.9)
        sc.layer(h, "#d99a84", z=1.2, cut=0.2)
    g = face_shape(HEADS)
    sc.layer(g, sc.lin([(0, "#8a5040"), (0.4, "#643a34"), (1, "#3c2430")], MID, 660, MID, 1000), z=7, cut=0.6, rim="#ffe2a8", rimop=0.9, rimw=1.6)  # fmt: skip
    with sc.clip(g):
        sc.flat(both(shape("484,700^ 462,740 452,820 432,900 446,970 520,980 520,700^")), "#2c1722", 0.35, None, 9)
        sc.flat(shape("400,690 424,740 420,820 412,900 388,900 380,820 376,740"), "#b5785a", 0.55, None, 8)
        for _ in range(70):
            x, y = r.uniform(320, 480), r.uniform(690, 890)
            sc.flat(limb([(x, y, 0.5), (x + (x - 400) * 0.03, y + 9, 1.8), (x + (x - 400) * 0.05, y + 20, 0.4)], 3), "#a06a52" if r.random() < 0.6 else "#2f1a22", 0.5)  # fmt: skip
    cap = tufts(r, 698, 58, 7, 64, 10)
    sc.layer(cap, "#7a4638", z=2, cut=0.2, rim="#ffdf9c", rimop=0.7)
    muzzle = face_shape("400,944 424,938 446,950 456,984 448,1018 424,1038 400,1042")
    sc.layer(muzzle, sc.lin([(0, "#cfc3b4"), (1, "#f8f0de")], 0, 938, 0, 1042), z=2, cut=0.3, rim="#fffbe6", rimop=0.8)
    nose = face_shape("400,954 420,950 436,962 433,982 416,996 400,1001")
    sc.layer(nose, sc.lin([(0, "#4a3440"), (1, "#1c121c")], 0, 950, 0, 1001), z=2, cut=0.2, rim="#e8d4d0", rimop=0.8)
    sc.flat(both(T(ellipse(0, 0, 7, 4.6, 24), 419, 976)), "#0c080e", 1)
    sc.flat(U(limb([(400, 1000, 2.4), (400, 1014, 2.4)], 2), both(limb([(400, 1014, 2.6), (416, 1020, 2.4), (432, 1012, 1)], 5))), "#4a2a2c", 0.9)  # fmt: skip
    for side in (-1, 1):
        x, y = MID + side * 60, 780
        sc.flat(T(shape("-26,2^ -14,-17 6,-20 24,-4^ 14,15 -8,17"), x, y, flip=side < 0), "#d9a27c", 0.9)
        sc.layer(T(shape("-22,2^ -12,-14 5,-17 20,-3^ 12,12 -7,14"), x, y, flip=side < 0), "#1c0f16", z=1, cut=0)
        sc.flat(ellipse(x - 5, y + 4, 9, 8), "#7a4426", 0.9)
        sc.flat(ellipse(x - 6, y + 4, 5, 5.4), "#120a10", 1)
        sc.flat(U(ellipse(x - 2, y - 6, 4.6), ellipse(x - 9, y + 7, 1.8)), "#fffbe8", 1)
        sc.flat(T(limb("-26,1,2 -13,-17,4.6 6,-20,5 25,-5,2.4 33,-7,1", 8), x, y, flip=side < 0), "#241018", 1)
    for y, w in ((886, 15), (734, 12)):
        band = clean(limb([(300, y - 8, w), (400, y + 9, w), (500, y - 8, w)], 8).intersection(g))
        sc.layer(band, TOMATO, z=2, cut=0.2, rim="#ffd8a8", rimop=0.9)
        sc.flat(U([T(box(-4, -4, 4, 4), x, y + 7 - abs(x - 400) * 0.12, rot=45) for x in range(340, 470, 20)]).intersection(band), "#ffe2a0", 1)  # fmt: skip
    sc.layer(both(clean(limb("479,736,9 470,806,9 447,880,9", 6))), TOMATO, z=1.6, cut=0.2, rim="#ffd8a8", rimop=0.8)
    sc.layer(both(ellipse(447, 884, 9).difference(ellipse(447, 884, 5))), "#ffd27a", z=1.6, cut=0)


def draw_people(sc: Scene) -> None:
    """On this side of the crest: the father with the baby and the rope, and a girl on skis."""
    x, y, s = 150, 1146, 1.02
    p = T(person(36, "side", "walk", dress("parka", "#1f7f86", "#24344a", "#f4ecd8"), skin="#c58a62", hair="short", hat="hood", hat_colour="#7a3f2c", beard="full", hair_colour="#2a1d1a", mood="tender", head_flip=True, nod=-14, reach_a=(-60, -116), grip_a="fist"), x, y, s, flip=True)  # fmt: skip
    baby = Figure()
    baby.add(shape("-30,-148^ -14,-154 -8,-120 -10,-96^ -30,-92 -42,-104 -44,-128"), "#f2a63c", "bundle")
    baby.add(U(limb([(-40, -126, 3), (-24, -122, 3), (-9, -126, 3)], 4), limb([(-42, -112, 3), (-24, -107, 3), (-10, -111, 3)], 4)), "#fff0c8", "band", 0.3, True)  # fmt: skip
    baby.add(ellipse(-27, -158, 15, 15), "#fff6e0", "hood")
    baby.add(ellipse(-31, -157, 9.5, 10.5), "#d9a27c", "face", 0.6)
    baby.add(U(ellipse(-35, -158, 1.5), ellipse(-28, -158, 1.5)), "#4a2c22", "eyes", 0.3, True)
    sc.flat(ellipse(x - 10, y + 4, 110, 9), "#2f7f88", 0.55, "multiply", 4)
    put(sc, T(T(baby, -4, 26), x, y, s, flip=True), z=2.4, rim=(-2, 2.4, "#fff0c0", 0.9))
    put(sc, p, z=2.4, rim=(-2, 2.4, "#fff0c0", 0.9))
    hx, hy = p.at("hand_a.hold")
    q = curve([(hx, hy), ((hx + 353) / 2 + 8, (hy + 886) / 2 + 60), (353, 886)], n=14)
    sc.stroke(q + np.array([2, 4]), "#2f1a22", 5, 0.35, "multiply")
    sc.stroke(q, "#e8402c", 5, 1)
    gx, gy = 664, 1128
    girl = person(10, "side", "walk", dress("parka", "#f2b13c", "#6a2f4c", "#fff6e0"), skin="#d9a077", hair="braids", hat="knit", hat_colour=TOMATO, band="#ffe2a0", nod=-24, reach_a=(56, -150), grip_a="wave")  # fmt: skip
    sc.flat(ellipse(gx + 10, gy + 4, 90, 8), "#2f7f88", 0.55, "multiply", 4)
    for dx, dy in ((-10, 0), (12, 4)):
        sc.layer(T(limb([(-78, 0, 4), (64, 0, 4.6), (84, -4, 4), (94, -13, 2.4)], 5), gx + dx, gy + dy, 0.9, flip=True), "#7a3f2c", z=1.4, cut=0, rim="#fff0c0", rimop=0.8)  # fmt: skip
    put(sc, T(girl, gx, gy, 1.04, flip=True), z=2.4, rim=(2, 2.4, "#fff0c0", 0.9))


def draw() -> Scene:
    sc = Scene("moving_day", light=(LX, LY, 260), shadow="#0a2236", bg=PETROL)
    draw_sky(sc)
    draw_small(
        sc,
        92,
        800,
        0.34,
        False,
        T(table(150, 84, "#e0762c"), 0, -112, 1.2, rot=180),
        5,
        gait="trot",
        nod=-8,
        lift=(-8, -20),
    )
    draw_small(sc, 722, 792, 0.34, True, T(door(76, 158, TOMATO, "#f4ecd8"), 0, 0, 1.2), 3, gait="brace", nod=46, lift=(36, 132))  # fmt: skip
    k = person(30, "side", "point", dress("parka", "#1f7f86", "#24344a", "#f4ecd8"), hair=None, hat="hood")
    put(sc, T(k, 790, 794, 0.36, flip=True), z=1.2, rim=(1, 1, "#fff6d0", 0.7))
    prints = [ellipse(x + (i % 2) * 9, y, 3 + q, 1.4 + q * 0.5) for i, (x, y, q) in enumerate([(700 - 30 * math.sin(j / 5) + j * 2, 806 + j * 11, j * 0.14) for j in range(22)] + [(120 - 2 * j, 812 + 11 * j, j * 0.14) for j in range(20)])]  # fmt: skip
    sc.flat(U(prints), "#5fb0b4", 0.7)
    draw_home(sc)
    draw_beast(sc)
    sm = sc.stream("smoke")
    x, y = 224.0, 128.0
    for j in range(12):
        x, y = x + 5 - 2.2 * j, y - 12 + 0.4 * j
        sc.flat(ellipse(x + sm.uniform(-3, 3), y, 9 + 3 * j, 7 + 2 * j), "#d8f0ea", 0.4 - 0.026 * j, blur=2.4 + 0.8 * j)
    g, top = land(sc.stream("crest"), [(-40, 1030), (140, 1046), (300, 1058), (480, 1056), (660, 1036), (840, 1012)], 4)
    sc.layer(g, sc.lin([(0, "#fffdf0"), (0.4, "#e6f6ec"), (1, "#8cccc8")], MID, 1030, MID, 1210), z=12, sh=0.5, cut=0.5, wash=0.12, rim="#ffffff", rimop=1)  # fmt: skip
    sc.glow(MID, 1050, 330, "#ffe09a", 0.55, sy=0.3)
    draw_people(sc)
    g, _ = land(sc.stream("near"), [(-40, 1150), (200, 1176), (480, 1180), (840, 1140)], 4)
    sc.layer(
        g, sc.lin([(0, "#a8dcd4"), (1, "#1f6f80")], 0, 1150, 0, 1210), z=12, sh=0.4, cut=0.5, rim="#ffffff", rimop=0.9
    )
    f = sc.stream("flakes")
    flakes = U([ellipse(f.uniform(0, 800), f.uniform(0, 1200), f.uniform(1, 3)) for _ in range(90)])
    sc.flat(clean(flakes.difference(box(96, 60, 704, FLOOR))), "#ffffff", 0.8)
    sc.vignette("#06203a", 0.4, MID, 560, 900, 0.5)
    sc.finish()
    return sc
