"""map_boat: in the kitchen, with water under the door, a family folds the map of all they know into a boat.

Palette: room plum #3a2140, wall rose #a8584e, water petrol #1d4a5a, parchment #f3d795, river #4f9aa0, light #fff3c4, roof
vermilion #cf4a30. Light: the lantern inside the boat; the paper is its shade.
Planes: rain in the window / back wall / side walls and beams / water / far side of the boat / girl / hull / mother, boy / near things.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *

LX, LY = 362, 724  # the lantern
VP = (384, 440)
BACK = (150, 196, 650, 640)  # the back wall
KEEL = (366, 892)
SCALE = 5.5
PLUM, ROSE, WATER, PARCH, RIVER, CREAM, ROOF = (
    "#3a2140",
    "#a8584e",
    "#1d4a5a",
    "#f3d795",
    "#4f9aa0",
    "#fff3c4",
    "#cf4a30",
)


def warm(sc: Scene, colour: str, r: float = 620, k: float = 1.0) -> str:
    """A colour lit by the boat."""
    return sc.rad(
        [
            (0, mix(colour, "#ffdf96", 0.75 * k)),
            (0.22, mix(colour, "#f0a860", 0.5 * k)),
            (0.48, mix(colour, "#2a1640", 0.18)),
            (0.75, mix(colour, "#1a1232", 0.62)),
            (1, mix(colour, "#120c26", 0.84)),
        ],
        LX,
        LY - 20,
        r,
    )


def persp(x: float, y: float, t: float) -> tuple[float, float]:
    """From a point of the back wall (t 0) straight towards us (t 1: at the card's edge and beyond)."""
    k = 1 + 1.9 * t
    return VP[0] + (x - VP[0]) * k, VP[1] + (y - VP[1]) * k


def draw_room(sc: Scene) -> None:
    """Walls with paper, shelf, window, clock and the door that no longer holds."""
    x0, y0, x1, y1 = BACK
    sc.backdrop("#1a1230")
    quads = {
        "ceiling": [(x0, y0), (x1, y0), persp(x1, y0, 1), persp(x0, y0, 1)],
        "left": [(x0, y0), (x0, y1), persp(x0, y1, 1), persp(x0, y0, 1)],
        "right": [(x1, y0), (x1, y1), persp(x1, y1, 1), persp(x1, y0, 1)],
    }
    sc.layer(Polygon(quads["ceiling"]), warm(sc, "#4a2c3c", 760), z=3, cut=0.5)
    for side in ("left", "right"):
        sc.layer(Polygon(quads[side]), warm(sc, "#7c3f4c", 720), z=4, cut=0.5)
        ex = x0 if side == "left" else x1
        strips = []
        for k in range(1, 12):
            t0, t1 = 0.09 * k, 0.09 * k + 0.024
            strips.append(Polygon([persp(ex, y0, t0), persp(ex, y1, t0), persp(ex, y1, t1), persp(ex, y0, t1)]))
        sc.flat(clean(U(strips).intersection(Polygon(quads[side]))), "#2a1634", 0.28)
        rail = Polygon([(ex, 470), (ex, 482), persp(ex, 482, 1), persp(ex, 470, 1)])
        sc.layer(rail, warm(sc, "#5a3040"), z=3, cut=0.3, rim="#ffdf9a", rimop=0.5)
    back = box(*BACK)
    sc.layer(back, warm(sc, ROSE, 560), z=5, cut=0.4)
    paper = wallpaper(x0, y0, x1, 470, "sprig", 30)
    sc.flat(clean(paper.intersection(back)), "#6a2a44", 0.45)
    sc.layer(box(x0, 470, x1, y1), warm(sc, "#7f4648", 520), z=3, cut=0.3)
    sc.flat(U([box(x, 470, x + 1.6, y1) for x in range(x0, x1, 19)]), "#2a1634", 0.4)
    sc.layer(box(x0, 464, x1, 476), warm(sc, "#9a5a4c"), z=4, cut=0.3, rim="#ffdf9a", rimop=0.7)
    for k in range(5):  # beams
        t0, t1 = 0.03 + 0.2 * k, 0.075 + 0.2 * k
        b = Polygon([persp(x0, y0, t0), persp(x1, y0, t0), persp(x1, y0, t1), persp(x0, y0, t1)])
        sc.layer(b, warm(sc, "#5a3638", 760), z=8, cut=0.7, rim="#ffcf8a", rimop=0.6)
    # window: rain, and the tops of poplars standing in water
    wx0, wy0, wx1, wy1 = 196, 262, 300, 416
    sc.layer(box(wx0 - 9, wy0 - 9, wx1 + 9, wy1 + 9), warm(sc, "#6a3a3e"), z=6, cut=0.3, rim="#ffdf9a", rimop=0.6)
    pane = box(wx0, wy0, wx1, wy1)
    sc.flat(pane, sc.lin([(0, "#20345f"), (0.7, "#5f8fae"), (1, "#a9cdd0")], 0, wy0, 0, wy1))
    r = sc.stream("rain")
    sc.flat(
        clean(
            U(
                [
                    T(shape("-5,0^ -8,-30 0,-64 8,-30 5,0^"), x, wy1 - 14 + 4 * (x % 3), h)
                    for x, h in ((212, 0.9), (234, 1.2), (252, 0.8), (284, 1.1))
                ]
            ).intersection(pane)
        ),
        "#223a5a",
        0.85,
    )
    sc.flat(
        clean(
            U(
                [
                    limb([(x, y, 0.9), (x - 5, y + 17, 0.4)], 1, 3)
                    for x, y in ((r.uniform(wx0, wx1 + 8), r.uniform(wy0 - 8, wy1)) for _ in range(70))
                ]
            ).intersection(pane)
        ),
        "#e3f0f0",
        0.7,
    )
    sc.layer(U(box(246, wy0, 250, wy1), box(wx0, 330, wx1, 334)), "#6a3a3e", z=2, cut=0.2, wash=0)
    sc.glow(248, 360, 110, "#8fb8d8", 0.45)
    sc.layer(box(wx0 - 16, wy1 + 8, wx1 + 16, wy1 + 18), warm(sc, "#8a5048"), z=4, cut=0.3, rim="#ffdf9a", rimop=0.8)
    put(
        sc,
        T(beast("cat", "sit", ("#1c1428", "#2a2038", "#0f0a18")), 222, wy1 + 8, 0.34),
        z=1,
        rim=(-1, -1, "#8fb8d8", 0.7),
    )
    # shelf
    sc.layer(box(336, 352, 470, 360), warm(sc, "#6a3f3a"), z=6, cut=0.3, rim="#ffdf9a", rimop=0.8)
    for k, x in enumerate((352, 376, 400, 426, 452)):
        c = ("#e8d6b0", "#5f9a9a", "#e8d6b0", "#cf6a48", "#e8d6b0")[k]
        if k % 2 == 0:
            sc.layer(ellipse(x, 338, 13), warm(sc, c, 500), z=3, cut=0, wash=0, rim=CREAM, rimop=0.6)
            sc.flat(ellipse(x, 338, 9).difference(ellipse(x, 338, 7.6)), "#8a5a5a", 0.6)
        else:
            sc.layer(
                shape(f"{x - 9},352^ {x - 11},336 {x - 6},326^ {x + 6},326^ {x + 11},336 {x + 9},352^"),
                warm(sc, c, 500),
                z=3,
                cut=0,
                wash=0,
                rim=CREAM,
                rimop=0.6,
            )
    for x in (350, 372, 394, 416, 440, 458):
        sc.layer(
            U(limb([(x, 361, 1.6), (x, 372, 1.6)], 1, 3), T(shape("-6,0^ 6,0^ 5,12 0,14 -5,12"), x, 372)),
            warm(sc, "#8a6a4a", 480),
            z=2,
            cut=0,
            wash=0,
        )
    # the place where the map hung
    sc.layer(box(338, 240, 470, 322), warm(sc, "#c8806a", 520, 1.1), z=1, cut=0.3, sh=0.2)
    sc.flat(U(ellipse(404, 236, 3), limb("404,236,1.4 340,242,0.8", 2)), "#2a1634", 0.8)
    # the door; blue light and water all round it
    dx0, dy0, dx1 = 520, 292, 618
    sc.layer(box(dx0 - 13, dy0 - 13, dx1 + 13, y1), warm(sc, "#5a3040"), z=5, cut=0.3, rim="#ffdf9a", rimop=0.6)
    sc.flat(box(dx0 - 2, dy0 - 2, dx1 + 2, y1), "#bfe3ea", 1)
    sc.layer(box(dx0 + 2, dy0 + 3, dx1 - 1, y1 - 9), warm(sc, "#3f5a62", 520), z=2, cut=0.4, rim="#d8f0f0", rimop=0.8)
    for yy in (306, 400, 498):
        for xx in (531, 573):
            g = box(xx, yy, xx + 34, yy + 78)
            sc.layer(g, warm(sc, "#35505a", 520), z=1.4, cut=0.3, wash=0, rim="#bfe3ea", rimop=0.4)
    sc.layer(ellipse(530, 470, 5), "#f0c870", z=2, cut=0, wash=0)
    sc.glow(570, y1 - 10, 120, "#9fdcec", 0.7, sy=0.4)


def draw_water(sc: Scene) -> None:
    """The floor has become water: rings of light round the boat, a fan from under the door."""
    x0, _, x1, y1 = BACK
    floor = Polygon([(x0, y1), (x1, y1), persp(x1, y1, 1.6), persp(x0, y1, 1.6)])
    sc.layer(
        floor,
        sc.rad(
            [(0, "#f0b870"), (0.16, "#a88068"), (0.36, "#3f6a6c"), (0.7, WATER), (1, "#0f2238")],
            KEEL[0],
            KEEL[1] - 30,
            700,
            "",
        ),
        z=3,
        cut=0,
    )
    r = sc.stream("ripples")
    with sc.clip(floor):
        for k in range(9):
            g = ellipse(KEEL[0], KEEL[1] + 4, 300 + 62 * k, 60 + 26 * k)
            sc.layer(
                g.difference(ellipse(KEEL[0], KEEL[1] + 1, 292 + 60 * k, 55 + 25 * k)),
                sc.rad([(0, "#ffd890"), (0.5, "#7fa8a0"), (1, "#2a5a6a")], LX, LY + 100, 560),
                z=1.4,
                cut=0.8,
                wash=0,
                fibre=0,
                op=0.85 - 0.07 * k,
                rim=CREAM,
                rimop=0.5,
            )
        for k in range(6):  # under the door
            w = 60 + 46 * k
            g = shape(
                f"{569 - w * 0.5},{640 + 17 * k} {569 - w * 0.2},{646 + 20 * k} {569 + w * 0.2},{646 + 20 * k} {569 + w * 0.55},{638 + 17 * k} {569 + w * 0.2},{642 + 18 * k} {569 - w * 0.2},{642 + 18 * k}"
            )
            sc.flat(g, "#d8f2f2", 0.75 - 0.1 * k)
        glints = []
        for _ in range(260):
            y = 650 + 560 * r.random() ** 1.4
            x = r.uniform(0, 800)
            L = 6 + (y - 640) * 0.07
            glints.append(
                (
                    math.hypot(x - LX, (y - KEEL[1]) * 1.4),
                    limb([(x - L, y, 0.3), (x, y + r.uniform(-1, 1), 1.2 + (y - 640) * 0.003), (x + L, y, 0.3)], 3, 3),
                )
            )
        sc.flat(U([g for d, g in glints if d < 330]), "#ffe2a0", 0.7)
        sc.flat(U([g for d, g in glints if d >= 330]), "#6fa8b0", 0.4)


def sheet_of_map(name: str) -> dict[str, Any]:
    """The printed side of the map, 800x1200, to be bent over the folds."""
    m = map_lines(f"{name}", lands=5)
    return m


def facets() -> list[tuple[str, Any, float, float]]:
    """(name, plane, light 0..1, turn of the print) from far to near, keel at KEEL."""
    P = (
        ("inside", [(-50, -25), (-22, -34), (0, -31), (22, -34), (50, -25), (27, -21), (0, -25), (-27, -21)], 0.8, 10),
        ("sail_l", [(0, -68), (-31, -22), (-14, -25), (0, -26)], 1.0, -24),
        ("sail_r", [(0, -68), (31, -22), (14, -25), (0, -26)], 0.9, 22),
        ("hull_l", [(-52, -27), (-29, 0), (0, -3), (0, -27), (-26, -21)], 0.62, -8),
        ("hull_r", [(52, -27), (29, 0), (0, -3), (0, -27), (26, -21)], 0.54, 9),
    )
    return [(n, T(Polygon(p), *KEEL, SCALE), b, t) for n, p, b, t in P]


def print_map(sc: Scene, g: Any, turn: float, op: float, house: bool = False) -> None:
    """The chart on one plane: lands, contours, rivers, roads, grid, turned and skewed with the fold."""
    m = sheet_of_map("boat")
    x, y = g.centroid.x, g.centroid.y

    def bend(q: Any) -> Any:
        q = AF.translate(AF.scale(q, 0.52, 0.46, origin=(400, 600)), x - 400, y - 600)
        return AF.skew(AF.rotate(q, turn, origin=(x, y)), turn * 0.5, 0, origin=(x, y))

    inner = g.buffer(-1.5)
    for part, c, o in (
        ("land", "#93b068", 0.75),
        ("contours", "#a8743f", 0.75),
        ("rivers", RIVER, 0.95),
        ("grid", "#a8804a", 0.4),
        ("shore", RIVER, 0.5),
    ):
        if part in m:
            q = clean(bend(m[part]).intersection(inner))
            sc.flat(q, c, o * op)
    q = sc.stream(f"streams{turn}")
    for _ in range(2):
        p = curve(np.array([(x - 190 + 95 * k, y + q.uniform(-80, 80)) for k in range(5)]), n=10)
        w = [(u, v, 1.4 + 5.0 * i / len(p)) for i, (u, v) in enumerate(p)]
        sc.flat(clean(AF.rotate(limb(w, 2, 4), turn * 2, origin=(x, y)).intersection(inner)), RIVER, 0.85 * op)
    r = sc.stream(f"roads{turn}")
    for _ in range(3):
        p = curve(np.array([(r.uniform(-250, 250), r.uniform(-160, 160)) for _ in range(4)]), n=14)
        line = bend(LineString([(400 + a, 600 + b) for a, b in p * 1.6]).buffer(1.7))
        sc.flat(clean(line.intersection(inner)), ROOF, 0.75 * op)
        dots = [Point(a, b).buffer(1.4) for a, b in along(np.array([(x + u * 0.7, y + v * 0.7) for u, v in p]), 26)]
        sc.flat(clean(U(dots).intersection(inner)), "#7a3a3a", 0.7 * op)
    towns = []
    for _ in range(16):
        a, b = x + r.uniform(-110, 110), y + r.uniform(-90, 90)
        s = r.uniform(3.4, 5.6)
        towns.append(Polygon([(a - s, b), (a - s, b - s), (a, b - 2 * s), (a + s, b - s), (a + s, b)]))
    sc.flat(clean(U(towns).intersection(inner)), ROOF, 0.85 * op)


def draw_reflection(sc: Scene) -> None:
    """The boat upside down in the water, in slices."""
    slits = U([box(0, y, 800, y + 3.2 + (y - KEEL[1]) * 0.012) for y in range(int(KEEL[1]) - 20, 1200, 11)])
    for name, g, b, _ in facets():
        q = AF.scale(g, 1, -0.82, origin=(KEEL[0], KEEL[1] - 4))
        q = clean(q.difference(slits))
        c = mix("#e09a50", "#ffe6a0", b)
        sc.flat(
            q,
            sc.lin([(0, c, 0.75), (0.5, c, 0.4), (1, c, 0.0)], 0, KEEL[1], 0, KEEL[1] + 270),
            0.8 if name != "inside" else 0.4,
            "screen",
            2.4,
        )


def draw_boat(sc: Scene) -> None:
    """True folds: the far side, the sail, the girl with the lantern, then the hull."""
    f = {n: (g, b, t) for n, g, b, t in facets()}

    def paper(n: str, z: float, op: float = 1.0) -> None:
        g, b, t = f[n]
        a = mix("#c98a48", CREAM, b)
        sc.layer(
            g,
            sc.rad(
                [(0, mix(a, "#fffbe6", 0.75)), (0.35, mix(a, "#ffe9a8", 0.4)), (0.75, a), (1, mix(a, "#8a4a3a", 0.4))],
                LX,
                LY,
                330,
            ),
            z=z,
            cut=0.4,
            wash=0.5,
            rim="#fffbe6",
            rimop=0.9,
            rimw=1.5,
            sh=0.5,
        )
        print_map(sc, g, t, op)

    paper("inside", 6, 0.5)
    sc.glow(LX, LY, 260, "#ffe9a0", 0.9)
    paper("sail_l", 8)
    paper("sail_r", 5)
    ridge_ = f["sail_l"][0].bounds
    sc.flat(limb([(KEEL[0], ridge_[1], 1), (KEEL[0], KEEL[1] - 26 * SCALE, 2.4)], 2), "#fffbe6", 0.9)
    # their own house on the sail, with a light in it
    hx, hy = KEEL[0] - 50, KEEL[1] - 268
    sc.flat(Polygon([(hx - 9, hy), (hx - 9, hy - 10), (hx, hy - 19), (hx + 9, hy - 10), (hx + 9, hy)]), "#7a2f30", 1)
    sc.flat(box(hx - 3, hy - 9, hx + 3, hy - 3), "#fffbe0", 1)
    sc.glow(hx, hy - 6, 34, "#fff0b0", 1)
    girl = T(
        person(
            6,
            "side",
            SIDE["stand"].but(lean=-4, hand_a=(-0.2, 0.9), hand_b=(-0.2, 0.8), nod=-8),
            dress("pinafore", "#7a2f48", "#7a2f48", "#cf7a58"),
            skin="#7a4a34",
            hair="bob",
            hair_colour="#1f1218",
            mood="wonder",
            reach_b=(44, -104),
            grip_b="grip",
        ),
        KEEL[0] - 168,
        KEEL[1] - 92,
        1.12,
        flip=True,
    )
    put(sc, girl.recolour(lambda c: mix(c, "#3a1834", 0.35)), z=2, rim=(-2, 1, "#fff3c0", 0.9), cast=3)
    a = girl.at("hand_b.hold")
    put(sc, T(lantern(), a[0], a[1], 0.6), z=1.2)
    sc.glow(a[0], a[1] + 24, 90, "#fff0b0", 0.9)
    paper("hull_l", 9)
    paper("hull_r", 7)
    hull = U(f["hull_l"][0], f["hull_r"][0])
    sc.flat(
        hull, sc.lin([(0, "#fff0b0", 0.4), (0.5, "#c0603a", 0), (1, "#5a2040", 0.55)], 0, KEEL[1] - 165, 0, KEEL[1]), 1
    )
    sc.flat(limb([(KEEL[0], KEEL[1] - 27 * SCALE, 2), (KEEL[0], KEEL[1] - 3 * SCALE, 3.4)], 2), "#6a3038", 0.6)
    for s in (-1, 1):
        edge = [
            (KEEL[0] + s * 52 * SCALE, KEEL[1] - 27 * SCALE),
            (KEEL[0] + s * 26 * SCALE, KEEL[1] - 21 * SCALE),
            (KEEL[0], KEEL[1] - 27 * SCALE),
        ]
        sc.stroke(edge, "#fffbe6", 2.4, 0.95)
    wet = hull.intersection(box(0, KEEL[1] - 9, 800, KEEL[1] + 40))
    sc.flat(wet, "#1d3a4a", 0.4, "multiply")
    sc.flat(
        limb([(KEEL[0] - 190, KEEL[1] - 3, 0.5), (KEEL[0], KEEL[1] + 3, 4), (KEEL[0] + 190, KEEL[1] - 3, 0.5)], 6),
        "#fff0c0",
        0.8,
    )
    sc.glow(LX, LY - 70, 230, "#fff0b8", 0.75)
    sc.glow(LX, LY - 60, 520, "#ffc878", 0.62)


def draw_people(sc: Scene) -> None:
    """The mother leans on the last crease; the boy brings a jar with a star in it."""
    tip = (KEEL[0] + 50 * SCALE, KEEL[1] - 26 * SCALE)
    mother = T(
        person(
            31,
            "side",
            SIDE["push"].but(lean=34, hip=0.92, foot_b=(-0.46, 0.03), nod=16, grip_a="fist", grip_b="fist"),
            dress("farmwife", "#3f6f78", "#6a2f4a", "#f0d8a8"),
            skin="#a8683f",
            hair="bun",
            hair_colour="#1f1418",
            hat="scarf",
            hat_colour="#e0b050",
            mood="firm",
        ),
        0,
        0,
        1.06,
        flip=True,
    )
    h = mother.at("hand_a.hold")
    mother = T(mother, tip[0] - h[0] - 2, 926)
    for x, w in ((mother.at("foot_a")[0], 46), (mother.at("foot_b")[0], 46)):
        sc.flat(ellipse(x, 926, w, 7).difference(ellipse(x, 927, w - 9, 4.6)), "#ffd890", 0.7)
    sc.flat(AF.scale(mother.outline(), 1, -0.4, origin=(0, 924)), "#0f1c30", 0.4, "multiply", 3)
    big = AF.scale(mother.outline(), 1.6, 2.0, origin=(mother.at("foot_b")[0], 926))
    wall = Polygon([(651, 196), (651, 640), persp(651, 640, 1), persp(651, 196, 1)])
    sc.flat(clean(AF.translate(big, 74, -96).intersection(wall)), "#1a0f2c", 0.5, "multiply", 5)
    put(sc, mother, z=2.2, rim=(2.6, 1, "#ffe6a8", 0.95), shade=("#2a1a4a", 0.75, 430), cast=4)
    boy = T(
        person(
            10,
            "side",
            SIDE["carry"].but(lean=-4, hand_a=(0.66, -0.06), hand_b=(0.7, -0.02), elbow_a=-1),
            dress("shirt", "#5f8a6a", "#3a3450", "#f0d8a8"),
            skin="#a8683f",
            hair="tousled",
            hair_colour="#1f1418",
            mood="tender",
        ),
        74,
        956,
        1.2,
    )
    sc.flat(AF.scale(boy.outline(), 1, -0.4, origin=(0, 954)), "#0f1c30", 0.4, "multiply", 3)
    big = AF.scale(boy.outline(), 2.0, 2.9, origin=(74, 956))
    wall = Polygon([(149, 196), (149, 640), persp(149, 640, 1), persp(149, 196, 1)])
    sc.flat(clean(AF.translate(big, 8, -90).intersection(wall)), "#1a0f2c", 0.5, "multiply", 5)
    for x in (boy.at("foot_a")[0], boy.at("foot_b")[0]):
        sc.flat(ellipse(x, 956, 42, 6.4).difference(ellipse(x, 957, 34, 4)), "#ffd890", 0.7)
    put(sc, boy, z=2.2, rim=(-2.6, 1, "#ffe6a8", 0.95), shade=("#2a1a4a", 0.75, 430), cast=4)
    a = boy.at("hand_a.hold")
    j = T(jar(), a[0] + 8, a[1] + 4, 0.5)
    put(sc, j, z=1.4)
    sc.layer(star(a[0] + 8, a[1] - 16, 9, 5, 0.45), "#fffbe0", z=1, cut=0, wash=0)
    sc.glow(a[0] + 8, a[1] - 16, 70, "#d8f0ff", 0.95)


def draw_near(sc: Scene) -> None:
    """Dark things that already float, pans and garlic from the beam."""
    dk = "#160f26"
    ch = T(chair(), 700, 1160, 1.7, rot=-64).recolour(lambda c: mix(c, dk, 0.86))
    put(sc, ch, z=6, rim=(2, 2, "#ffb870", 0.5))
    for x, y, w in ((650, 1096, 130), (150, 1120, 110), (330, 1164, 60)):
        sc.flat(ellipse(x, y, w, w * 0.14).difference(ellipse(x, y + 1, w * 0.86, w * 0.1)), "#7fb0b0", 0.5)
    put(sc, T(kettle("#2a2038"), 150, 1118, 1.1, rot=-12), z=5, rim=(-2, 2, "#ffb870", 0.7))
    put(sc, T(cup("#3a2c48", "#cf6a48"), 330, 1166, 1.3, rot=14), z=4, rim=(-1, 2, "#ffc880", 0.7))
    for x, L, kind in (
        (60, 166, "pan"),
        (140, 84, "garlic"),
        (214, 50, "herb"),
        (286, 30, "herb"),
        (620, 120, "garlic"),
        (690, 66, "herb"),
        (756, 150, "garlic"),
    ):
        sc.layer(limb([(x, -10, 3), (x + 2, L, 2.4)], 2, 3), dk, z=4, cut=0, wash=0)
        if kind == "pan":
            g = U(limb([(x + 2, L - 4, 9), (x + 2, L + 54, 8)], 2), ellipse(x + 2, L + 88, 40, 40))
        elif kind == "garlic":
            g = U([ellipse(x + (9 if k % 2 else -9), L + 13 * k, 12, 13) for k in range(6)])
        else:
            g = U([leaf(x + 2, L, 54, 1.57 + d, 0.2) for d in (-0.7, -0.4, -0.15, 0.1, 0.35, 0.65)])
        sc.layer(g, warm(sc, "#5a3444", 900), z=7, cut=0.4, wash=0.4, rim="#ffb870", rimop=0.75, rimw=1.4, az=70)


def draw() -> Scene:
    sc = Scene("map_boat", light=(LX, LY, 240), shadow="#120b22", bg="#1a1230")
    draw_room(sc)
    draw_water(sc)
    draw_reflection(sc)
    draw_boat(sc)
    draw_people(sc)
    draw_near(sc)
    sc.vignette("#0f0a20", 0.4, LX, 660, 860, 0.5)
    sc.finish()
    return sc
