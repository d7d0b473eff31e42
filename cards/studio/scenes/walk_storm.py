"""A boy leads a thunderstorm as large as a house on a leash; it hangs back, and behind them the dry land is in flower.

Palette: noon #fff8d2, straw #f3dc8c, sky #62c3d9, storm #2a3178, lightning #fff27a, poppy #e2372c, leaf #1f8a5a, shutter #2368b4.
Light: a noon sun off the card, upper left, and against it the bolt. Planes: sky / hills and shut houses / straw fields /
flowering land / storm and rain / road with the boy / poppies close to us / a shut wall and a girl from behind.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flowers import flower

LX, LY = 90, -40  # the sun, out of the picture
HORIZON = 742
BOY = (206, 980)
RING = (322, 672)  # where the leash is tied
BELLY = (580, 622)  # middle of the storm's flat base
BACK = [(330, 664), (286, 590), (330, 500), (366, 420), (356, 330), (420, 240), (520, 190), (630, 176), (728, 220), (812, 320), (850, 470)]  # fmt: skip
SLATES = ("#6578c0", "#4a5aaa", "#36418f", "#2a3178", "#1a1f56")
CREAM, POPPY, LEAF, SHUTTER = "#fff8d2", "#e2372c", "#1f8a5a", "#2368b4"


def draw_sky(sc: Scene) -> None:
    """Bleached at the left, blue where nothing else is."""
    sc.backdrop(
        sc.rad(
            [(0, "#ffffff"), (0.22, "#fff9dc"), (0.5, "#c9ecdf"), (0.8, "#6cc8dc"), (1, "#3fa6cf")], LX, LY + 200, 1050
        )
    )


def house_shut(sc: Scene, x: float, y: float, w: float, h: float) -> None:
    """Lime-washed, every shutter closed."""
    sc.layer(box(x - w / 2, y - h, x + w / 2, y), sc.lin([(0, "#ffffff"), (1, "#dfe9e6")], x - w / 2, 0, x + w / 2, 0), z=5, sh=0.3, cut=0.3, rim="#ffffff", rimop=1)  # fmt: skip
    top = Polygon(
        [
            (x - w * 0.58, y - h + 2),
            (x - w * 0.44, y - h * 1.36),
            (x + w * 0.44, y - h * 1.36),
            (x + w * 0.58, y - h + 2),
        ]
    )
    sc.layer(top, "#f08a52", z=4, sh=0.3, cut=0.3, rim="#fff0c8", rimop=1)
    n = max(2, int(w / 36))
    sc.flat(U([box(x - w / 2 + w * (k + 0.5) / n - w * 0.08, y - h * 0.8, x - w / 2 + w * (k + 0.5) / n + w * 0.08, y - h * 0.38) for k in range(n)]), SHUTTER)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Straw on the left, and where the storm has been everything in leaf."""
    g, _ = land(sc.stream("hill"), [(-60, 720), (140, 690), (330, 712), (560, 690), (860, 716)], 4)
    sc.layer(g, sc.lin([(0, "#fff4c0"), (0.5, "#cfe3b0"), (1, "#8fcf9a")], 0, 0, 800, 0), z=5, sh=0.2, rim="#fffdf0", rimop=1)  # fmt: skip
    for x, y, w, h in ((176, 742, 66, 44), (258, 738, 84, 52), (334, 746, 54, 40)):
        house_shut(sc, x, y, w, h)
    for x, h in ((120, 84), (136, 104), (396, 70)):
        sc.layer(poplar(sc.stream(f"poplar{x}"), x, 746, h, h * 0.2), "#6fae7c", z=4, sh=0.25, cut=0.1, rim="#fffdf0", rimop=0.9)  # fmt: skip
    g, top = land(sc.stream("field"), [(-60, 750), (200, 742), (420, 752), (640, 744), (860, 752)], 3)
    sc.layer(g, sc.rad([(0, "#fffbe0"), (0.45, "#fbeaa6"), (1, "#e3b95c")], 60, 860, 760), z=6, sh=0.25, rim="#fffdf0", rimop=1)  # fmt: skip
    r = sc.stream("stubble")
    with sc.clip(g):
        for _ in range(60):
            x, y = r.uniform(-20, 420), r.uniform(768, 1180)
            sc.stroke([(x, y), (x + r.uniform(20, 60), y - r.uniform(2, 6))], "#d0a544", 1.4, 0.45)
    lush = shape("470,748^ 440,800 372,850 352,900 352,960 350,1020 346,1080 350,1260^ 880,1260^ 880,740^", 12)
    sc.layer(lush.intersection(g), sc.rad([(0, "#8fdc8a"), (0.4, "#3fb070"), (1, "#0f6a58")], 380, 800, 560), z=4, sh=0.25, rim="#e8ffc8", rimop=1)  # fmt: skip
    with sc.clip(lush.intersection(g)):
        for _ in range(300):
            y = 760 + 440 * r.random() ** 1.4
            x = r.uniform(330, 820)
            k = 0.3 + (y - 750) / 330
            c = r.choice(("#e2372c", "#e2372c", "#ffe24a", "#ffffff", "#f46aa0"))
            sc.stroke([(x, y), (x + r.uniform(-3, 3), y + 12 * k)], "#0f6a4c", 1.6 * k, 0.7)
            sc.flat(ellipse(x, y, 4.2 * k, 3.4 * k), c)


ROAD_L = [(812, 838), (640, 862), (470, 890), (330, 912), (180, 940), (96, 1000), (60, 1090), (40, 1240)]  # fmt: skip
ROAD_R = [(812, 884), (700, 906), (560, 940), (452, 986), (400, 1040), (380, 1120), (390, 1240)]  # fmt: skip


def draw_road(sc: Scene) -> None:
    """Chalk and cracked before him, wet behind, with puddles like the prints of paws."""
    a, b = curve(np.array(ROAD_L, float), n=12), curve(np.array(ROAD_R, float), n=12)
    way = clean(Polygon([*a, *b[::-1]]).buffer(0))
    sc.layer(way, sc.rad([(0, "#ffffff"), (0.6, "#fff6dc"), (1, "#ecd9a8")], 120, 960, 560), z=4, sh=0.3, cut=0.8, rim="#ffffff", rimop=1)  # fmt: skip
    wet = way.intersection(shape("360,820^ 352,930 380,1000 420,1080^ 880,1080^ 880,780^", 12))
    sc.layer(wet, sc.lin([(0, "#8fa6cf"), (0.4, "#5a6cae"), (1, "#34408a")], 340, 0, 800, 0), z=1.4, sh=0.2, cut=1, rim="#ffffff", rimop=0.9)  # fmt: skip
    pads = []
    for x, y, k in ((470, 936, 1.2), (560, 908, 1.0), (668, 884, 0.85), (748, 868, 0.7)):
        pads += [ellipse(x, y, 17 * k, 8 * k)] + [
            ellipse(x + dx * k, y - (13 - abs(dx) * 0.2) * k, 5.4 * k, 3.4 * k) for dx in (-18, -6, 6, 18)
        ]
    sc.flat(U(pads).intersection(wet), "#dff0ff", 0.9)
    r = sc.stream("cracks")
    for _ in range(26):
        x, y = r.uniform(120, 330), r.uniform(960, 1180)
        P = [(x, y)]
        for _ in range(4):
            P.append((P[-1][0] + r.uniform(-22, 22), P[-1][1] + r.uniform(4, 14)))
        if way.buffer(-4).contains(LineString(P)):
            sc.stroke(P, "#c9a860", 1.5, 0.6)


def draw_storm(sc: Scene) -> None:
    """Sheets of blue, darker inwards; its rain, its bolt."""
    x, y = BELLY
    r = sc.stream("storm")
    curtain = Polygon([(x - 250, y - 20), (x + 260, y - 20), (x + 230, 900), (x - 170, 936)])
    sc.flat(curtain, sc.lin([(0, "#2a3178", 0.85), (0.7, "#3c4896", 0.4), (1, "#3c4896", 0)], 0, y - 20, 0, 930), 1, "multiply", 8)  # fmt: skip
    for k, c in enumerate(SLATES):
        m = 1 - 0.15 * k
        P = [(x + (px - x) * m + 16 * k, y + (py - y) * m + 4 * k) for px, py in BACK]
        g = bank(sc.stream(f"sheet{k}"), P, 34 * m + 8, 66 * m, fill=Polygon([*curve(np.array(P), n=8), (x + 280, y + 30), (x - 220 * m, y + 30)]).buffer(0))  # fmt: skip
        droop = ellipse(326, 640, 62, 60) if k == 0 else ellipse(352, 630, 44, 44) if k == 1 else None
        g = U(g.intersection(box(0, 0, 900, y + 22 - 3 * k)), *([droop] if droop else []))
        sc.layer(fillet(g, 5), sc.rad([(0, light(c, 0.4)), (0.5, c), (1, dark(c, 0.2))], 300, 180, 620), z=10, sh=0.6, cut=0.7, shc="#10143c", rim="#fff8dc", rimop=1 if k == 0 else 0.7, rimw=1.6 if k == 0 else 1.1)  # fmt: skip
    curls = ((452, 300, 30, 1, False), (560, 250, 26, 3, True), (690, 300, 30, 0, False), (440, 470, 24, 2, True), (760, 440, 26, 1, True))  # fmt: skip
    sc.flat(U([spiral(px, py, q, 1.6, 3, t, fl) for px, py, q, t, fl in curls]), "#141a4e", 0.6)
    drops, bright = [], []
    for k in range(330):
        a, b = r.uniform(x - 220, x + 240), r.uniform(y + 6, 900)
        n = r.uniform(18, 54)
        if b + n < 930 - (a - x) * 0.1:
            (bright if k % 3 else drops).append(limb([(a, b, 0.4), (a - 4, b + n * 0.6, 2), (a - 7, b + n, 0.6)], 2, 3))
    sc.flat(U(drops), "#1a1f56", 0.7)
    sc.flat(U(bright), "#eaf4ff", 0.8)
    arms = ([ (610, 470, 5), (596, 530, 14), (622, 556, 18), (578, 640, 22), (606, 664, 20), (548, 760, 18), (574, 780, 14), (512, 922, 2), ], [(578, 640, 12), (520, 672, 10), (526, 700, 8), (470, 744, 1)], [(548, 760, 9), (610, 812, 7), (604, 834, 5), (640, 880, 1)], [(622, 556, 10), (676, 580, 8), (672, 604, 6), (716, 640, 1)])  # fmt: skip
    bolt = U([limb([p, n], 1, 4) for arm in arms for p, n in zip(arm[:-1], arm[1:], strict=True)])
    sc.glow(560, 690, 330, "#fff27a", 0.95)
    sc.layer(bolt, sc.lin([(0, "#fff27a"), (1, "#fffef0")], 0, 430, 0, 900), z=4, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    sc.glow(512, 918, 170, "#fffbd0", 0.9)


def draw_boy(sc: Scene) -> None:
    """Eleven, red shirt, head low; the leash is taut."""
    x, y = BOY
    s = 1.3
    sc.flat(Polygon([(x - 10, y), (x + 18, y), (x + 120, y + 62), (x + 66, y + 74)]), "#b08a3c", 0.5, "multiply", 2)
    sc.flat(Polygon([(x - 22, y), (x + 8, y - 2), (x - 92, y + 30), (x - 128, y + 22)]), "#b08a3c", 0.4, "multiply", 2)
    boy = person(11, "side", SIDE["walk"].but(lean=20, nod=14), dress("tee", "#e2372c", "#27508f", "#ffffff").but(trousers="shorts"), "#8a5636", "tousled", "#20120e", "sad", reach_a=(-44, -96), grip_a="grip")  # fmt: skip
    p = T(boy, x, y, s, flip=True)
    hx, hy = p.at("hand_a.hold")
    P = curve(np.array([(hx, hy), ((hx + RING[0]) / 2 + 10, (hy + RING[1]) / 2 + 14), RING], float), n=14)
    sc.layer(limb([(*q, 5) for q in P], 1, 3), "#7a2f1c", z=2.4, sh=0.4, cut=0, rim="#ffe0a0", rimop=0.9)
    ring = ellipse(*RING, 15).difference(ellipse(*RING, 10))
    sc.layer(ring, "#f7bd3f", z=3, sh=0.5, cut=0, rim="#fff6d0", rimop=1)
    put(sc, p, z=2.4, rim=(3, 3, "#fffbe0", 1), cast=6)


def bloom(sc: Scene, kind: str, x: float, y: float, s: float, colours: dict[str, str]) -> None:
    """A flower close to us, on its stem."""
    sc.layer(limb([(x, y, 5 * s), (x + 14 * s, (y + 1260) / 2, 6 * s), (x + 4, 1260, 7 * s)], 6), "#0c4a3c", z=5, sh=0.4, cut=0)  # fmt: skip
    for g, part, z in flower(kind, sc.stream(f"{kind}{x}")):
        sc.layer(T(g, x, y, s, s * 0.74), colours[part], z=z, sh=0.45, cut=0.2, rim="#fff0d0", rimop=0.7)


def draw_near(sc: Scene) -> None:
    """Flowers, a shut wall, and a girl who has come out."""
    r = sc.stream("near")
    sc.layer(grass(r, 360, 840, 1230, 150, 90, 0.3, 6), "#0c4a3c", z=8, sh=0.5, cut=0)
    red = {"outer": POPPY, "inner": "#c31f26", "vein": "#8a1420", "heart": "#2a1430", "dust": "#1a0c20"}
    coral = red | {"outer": "#f0603c", "inner": "#e2372c"}
    white = {"outer": "#ffffff", "inner": "#fff3c8", "vein": "#e8c860", "heart": "#f7bd3f", "dust": "#c98a20"}
    for x, y, q in ((412, 1096, 0.34), (596, 1010, 0.3), (700, 980, 0.34), (480, 1216, 0.5)):
        bloom(sc, "daisy", x, y, q * 1.3, white)
    for x, y, q in ((448, 1160, 0.8), (548, 1086, 1.0), (636, 1170, 1.15), (742, 1050, 1.3), (770, 1176, 1.0), (650, 1040, 0.66), (500, 1040, 0.5)):  # fmt: skip
        bloom(sc, "poppy", x, y, q * 0.86, coral if x in (448, 636, 650) else red)
    wall = box(-40, -40, 96, 1260)
    sc.layer(wall, sc.lin([(0, "#8fb4d8"), (1, "#dfeef4")], -20, 0, 96, 0), z=16, sh=0.5, cut=0.6, rim="#ffffff", rimop=1, rimw=2)  # fmt: skip
    for y0 in (150, 560):
        sc.flat(box(-40, y0, 62, y0 + 230), "#16305c")
        sc.layer(box(-40, y0 - 6, 56 if y0 == 150 else 46, y0 + 236), SHUTTER, z=4, sh=0.5, cut=0.3, rim="#bfe0ff", rimop=1)  # fmt: skip
        sc.flat(U([box(-40, yy, 46 if y0 == 150 else 38, yy + 4) for yy in np.arange(y0 + 10, y0 + 224, 16)]), "#123f7a", 0.8)  # fmt: skip
    sc.layer(ellipse(52, 726, 9, 5), "#d9a077", z=2, cut=0)
    step = shape("-40,1160^ 236,1160^ 262,1186^ 262,1260^ -40,1260^")
    sc.layer(step, sc.lin([(0, "#a9bfd4"), (1, "#f2ecd8")], 0, 0, 250, 0), z=10, sh=0.5, cut=0.8, rim="#ffffff", rimop=1, rimw=2)  # fmt: skip
    sc.flat(shape("-40,1188^ 262,1188^ 262,1260^ -40,1260^"), "#5a6c9a", 0.4, "multiply")
    x, y, s = 148, 1174, 1.7
    girl = person(6, "back", FRONT["stand"].but(hand_a=(0.42, 0.6), hand_b=(-0.36, 0.6)), dress("parka", "#ffd23a", "#2368b4", "#f0a52e"), "#b97a52", "pigtails", "#3a1c12")  # fmt: skip
    sc.flat(Polygon([(x - 26, y - 4), (x + 34, y - 4), (x + 110, y + 20), (x + 20, y + 20)]), "#4a5a86", 0.5, "multiply", 3)  # fmt: skip
    put(sc, T(girl, x, y, s), z=3, cast=8, rim=(-3, 3, "#fffbe0", 1))
    tool = Figure()
    tool.add(limb("0,-62,4 0,58,4", 2), "#5a2a1c", "stick")
    tool.add(limb("0,58,5 0,70,5 8,76,5 15,70,5", 4), "#f0a52e", "crook")
    tool.add(shape("0,-52^ 7,-30 10,16 12,36^ 4,42 0,36^ -4,42 -12,36^ -10,16 -7,-30"), POPPY, "cloth")
    tool.add(U(limb("-2,-40,1 -3,32,2", 2), limb("3,-30,1 5,32,2", 2)), "#9a1420", "folds", 0.3, True)
    tool.add(limb("-9,8,5 9,8,5", 1), "#8a1420", "strap", 0.6)
    put(sc, T(tool, x + 4, y - 84, 1.06, rot=38), z=3, rim=(-2, 2, "#ffd9b8", 1), sh=0.5)
    sleeves = U(limb([(x + 32, y - 112, 17), (x + 34, y - 88, 15), (x + 16, y - 84, 11)], 5), limb([(x - 32, y - 112, 17), (x - 32, y - 82, 15), (x - 10, y - 62, 11)], 5))  # fmt: skip
    sc.layer(sleeves, "#ffc928", z=2, cut=0, sh=0.5, rim="#fffbe0", rimop=0.9)
    sc.layer(U(ellipse(x + 11, y - 85, 7, 6.4), ellipse(x - 6, y - 61, 7, 6.4)), "#b97a52", z=2, cut=0, sh=0.5)


def draw() -> Scene:
    """Is it his fault, or his friend?"""
    sc = Scene("walk_storm", light=(LX, LY, 240), shadow="#2a2a5c", bg="#fff8d2")
    draw_sky(sc)
    draw_land(sc)
    draw_road(sc)
    draw_storm(sc)
    draw_boy(sc)
    draw_near(sc)
    sc.vignette("#1a2a66", 0.22, 300, 560, 950)
    sc.finish()
    return sc
