"""Everybody in town sits on the tower of chairs and looks up at the one free seat, and nobody but the cat sees it tip.

Palette: old rose #b8657a, brick wine #6e2c3c, salmon dust #df9c8c, chair walnut #58352f, powder light #fcebe3,
velvet green #3e6a58. Light: one lamp from above, on the free seat. Planes: sky / hills / far town / the swaying tower /
its shadow on the square / dark roofs close to us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 452, 150  # the free seat
LAMP = (466, 22)
GROUND = 1096
SPINE = ((416, GROUND), (352, 960), (304, 815), (346, 660), (470, 510), (536, 400), (512, 310), (462, 244))
LEVELS = (6, 5, 4, 4, 3, 3, 2, 2, 1, 1)
PITCH, BIG, SHRINK = 86, 1.2, 0.05  # height of a level at scale 1; scale of the lowest, and how much each loses
WOODS = ("#58352f", "#7a4a34", "#8a5a3c", "#4a2c34", "#a0704a", "#6a4a44")
CLOTHS = ("#4f5f86", "#8a2f48", "#c98f4a", "#5a3a5e", "#ead6bc", "#c4748a", "#3e6a58", "#6d7fa0", "#7a4a3c")


def side_chair(kind: str, wood: str, cloth: str) -> Figure:
    """A chair from the side, its sitter facing right, feet at 0,0; every kind has another back. Seat 46 high."""
    f = Figure()
    d = dark(wood, 0.22)
    seat = U(box(-20, -50, 22, -45).buffer(1))
    legs = U(limb([(17, -46, 5), (20, -1, 4)], 2), limb([(-17, -46, 5.4), (-21, -1, 4.4)], 2))
    if kind == "stool":
        f.add(
            U(
                limb([(-10, -46, 5), (-18, -1, 4)], 2),
                limb([(10, -46, 5), (18, -1, 4)], 2),
                limb([(-15, -18, 3), (15, -18, 3)], 1),
            ),
            wood,
            "legs",
        )
        f.add(shape("-22,-45^ -22,-51 0,-54 22,-51 22,-45^"), cloth, "seat", 1.2)
        return f
    if kind == "bentwood":
        f.add(U(legs, limb([(-20, -26, 2.6), (19, -26, 2.6)], 1)), wood, "legs")
        loop = shape("-16,-48 -22,-70 -24,-96 -18,-112 -10,-108 -12,-84 -12,-60 -12,-48")
        f.add(clean(loop.difference(loop.buffer(-3.4))), wood, "back", 1.1)
        f.add(ellipse(1, -48, 22, 4.4), cloth, "seat", 1.1)
        return f
    if kind == "throne":
        f.add(U(legs, box(-22, -14, 21, -10)), wood, "legs")
        f.add(
            U(
                limb([(-17, -46, 9), (-22, -150, 7)], 2),
                ellipse(-22, -157, 6),
                limb([(-22, -70, 4), (14, -72, 5), (16, -48, 4)], 4),
            ),
            wood,
            "back",
            1.2,
        )
        f.add(limb([(-13, -54, 8), (-17, -140, 6)], 2), cloth, "pad", 0.7)
        f.add(shape("-18,-47^ -16,-57 18,-57 23,-47^"), cloth, "seat", 1.1)
        return f
    if kind == "rocker":
        f.add(U(legs, limb("-44,-6,4 -20,0,5 10,1,5 36,-8,4", 7)), wood, "legs")
        f.add(
            U(
                limb([(-17, -46, 5), (-30, -124, 4.4)], 2),
                [limb([(-18 - 3.6 * k, -58 - 19 * k, 3), (-13 - 3.6 * k, -58 - 19 * k, 3)], 1) for k in range(4)],
                limb([(-22, -76, 4), (16, -74, 4), (17, -48, 3.6)], 4),
            ),
            wood,
            "back",
            1.1,
        )
        f.add(seat, cloth, "seat", 1.0)
        return f
    if kind == "wing":
        f.add(U(limb([(15, -20, 6), (18, -1, 4)], 1), limb([(-18, -20, 6), (-22, -1, 4)], 1)), wood, "legs")
        f.add(
            shape("-26,-18^ -30,-70 -30,-112 -22,-124 -6,-120 -4,-100 -8,-74 18,-70 24,-58 22,-18^"), cloth, "body", 1.3
        )
        f.add(
            U(
                ellipse(17, -62, 6).difference(ellipse(17, -62, 3.6)),
                limb([(-8, -72, 1), (-12, -50, 2), (20, -46, 1)], 4),
            ),
            dark(cloth, 0.35),
            "seam",
            0.2,
            True,
        )
        return f
    if kind == "deck":
        f.add(U(limb([(-34, -112, 4.6), (24, -2, 4.6)], 1), limb([(26, -52, 4.6), (-26, -2, 4.6)], 1)), wood, "legs")
        sling = limb("-33,-108,6 -22,-74,7 -6,-46,8 12,-40,7 26,-50,5", 8)
        f.add(sling, cloth, "sling", 1.1)
        f.add(patterned(sling, "bands", "deck", 1.7), "#f4e2cc", "stripe", 0.2, True, 0.8)
        return f
    if kind == "high":
        f.add(
            U(
                limb([(-12, -92, 4.6), (-24, -1, 4)], 1),
                limb([(12, -92, 4.6), (24, -1, 4)], 1),
                limb([(-19, -36, 3), (19, -36, 3)], 1),
            ),
            wood,
            "legs",
        )
        f.add(
            U(
                box(-14, -96, 16, -91),
                limb([(-13, -92, 4), (-15, -132, 4)], 1),
                limb([(-14, -112, 3.4), (24, -112, 5)], 1),
            ),
            d,
            "seat",
            1.1,
        )
        return f
    f.add(U(legs, limb([(-19, -22, 2.8), (19, -22, 2.8)], 1)), wood, "legs")
    tall = 72 if kind == "ladder" else 58
    f.add(U(limb([(-17, -46, 5.4), (-22, -46 - tall, 4.6)], 2), ellipse(-22, -48 - tall, 3.6)), wood, "back", 1.1)
    f.add(U([limb([(-21, -60 - 13 * k, 3), (-14, -60 - 13 * k, 3)], 1) for k in range(4)]), d, "slats")
    f.add(seat, cloth, "seat", 1.0)
    return f


KINDS = ("plain", "bentwood", "ladder", "throne", "rocker", "wing", "plain", "bentwood", "high", "ladder", "deck")


def sitter(r: Any) -> Figure:
    """Somebody seated at 0,0 who looks up."""
    age = r.choice((6, 8, 12, 26, 34, 45, 58, 70, 78))
    kind = r.choice(
        ("coat", "shirt", "dress", "suit", "farmwife", "robe", "sweater", "tunic", "uniform", "kimono", "vest")
    )
    a, b = r.choice(CLOTHS), r.choice(CLOTHS)
    up = r.random()
    hands = (
        {"hand_a": (0.62, -0.62), "elbow_a": 1.0}
        if up < 0.22
        else {"hand_a": (0.3, 0.3), "hand_b": (0.34, 0.26)}
        if up < 0.4
        else {}
    )
    pose = SIDE["sit"].but(lean=-14, nod=-46, **hands)
    return person(
        age, "side", pose, dress(kind, a, dark(b, 0.25), "#f4e2cc"), r.choice(("#f0c8a4", "#d9a077", "#b97a52", "#8a5636", "#5e3a28")),
        r.choice(("short", "bun", "bob", "curly", "braid", "balding", "afro", "long", "ponytail")), "#e6dcd2" if age > 60 else r.choice(("#2a1a1c", "#4a2c24", "#7a4a2c", "#1c1418")),
        r.choice(("wonder", "greed", "calm", "doubt")), hat=r.choice((None, None, None, "flat", "bowler", "scarf", "straw", "beret", "top")), hat_colour=r.choice(CLOTHS),
    )  # fmt: skip


def near_lamp(sc: Scene, a: str, b: str, r: float = 1000) -> str:
    """From the lamp's light to the dusk of the square."""
    return sc.rad([(0, a), (0.4, mix(a, b, 0.5)), (1, b)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Powder light, rings of it, banks of rose cloud."""
    sc.backdrop(
        sc.rad([(0, "#fff6ee"), (0.14, "#fcebe3"), (0.36, "#f0bfae"), (0.6, "#bb6a7a"), (1, "#6e2c48")], LX, LY, 1000)
    )
    for r, c in ((520, "#c47c88"), (392, "#d9968f"), (276, "#eebfae"), (172, "#fbe2d6")):
        sc.layer(
            ellipse(LX, LY, r),
            sc.rad([(0, light(c, 0.35)), (1, c)], LX, LY, r),
            z=6,
            sh=0.18,
            shc="#8a3a4c",
            cut=2,
            wash=0.6,
            op=0.72,
            rim="#fff6ee",
            rimop=0.5,
        )
    for name, P, c, r0, r1 in (
        ("c1", [(-60, 520), (60, 486), (150, 500), (250, 470), (330, 520)], "#e3a79c", 18, 44),
        ("c2", [(560, 640), (640, 600), (730, 612), (860, 570)], "#d8968f", 20, 50),
        (
            "c3",
            [(-60, 760), (80, 720), (190, 742), (300, 716), (420, 760), (560, 728), (700, 752), (860, 710)],
            "#c27a80",
            22,
            52,
        ),
    ):
        b = bank(
            sc.stream(name), P, r0, r1, fill=Polygon([*P, (P[-1][0], P[-1][1] + 46), (P[0][0], P[0][1] + 46)]).buffer(0)
        )
        sc.layer(
            b,
            sc.lin([(0, light(c, 0.3)), (1, c)], 0, P[0][1] - 60, 0, P[0][1] + 60),
            z=7,
            sh=0.28,
            shc="#6e2c3c",
            rim="#fff0e6",
            rimop=0.6,
        )


def gables(r: Any, y: float, size: float, lit_: list[Any]) -> Any:
    """A street of gables down to the square."""
    out, x = [], -30.0
    while x < 830:
        w, h = size * r.uniform(0.7, 1.2), size * r.uniform(0.8, 1.9)
        t = y - h
        out.append(
            Polygon([(x, y + 60), (x, t), (x + w / 2, t - w * r.uniform(0.5, 1.0)), (x + w, t), (x + w, y + 60)])
        )
        if r.random() < 0.5:
            out.append(box(x + w * 0.7, t - w * 0.6, x + w * 0.84, t))
        for a in (0.28, 0.66):
            for b in np.arange(t + size * 0.16, y - size * 0.2, size * 0.36):
                lit_.append(box(x + w * a - size * 0.06, b, x + w * a + size * 0.06, b + size * 0.17))
        x += w * r.uniform(0.9, 1.08)
    return U(out)


def draw_town(sc: Scene) -> None:
    """Hills and an empty town: no window has a light, every door stands open."""
    for k, (y, c) in enumerate(((806, "#bb7480"), (846, "#a45f70"))):
        g, _ = land(
            sc.stream(f"hill{k}"), [(-40, y), (140, y - 46), (330, y + 4), (520, y - 30), (700, y - 66), (850, y - 10)]
        )
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.2)), (1, c)], 0, y - 70, 0, y + 90),
            z=6,
            sh=0.3,
            shc="#5a2434",
            rim="#fde0d4",
            rimop=0.5,
        )
    sc.veil([(0, "#f0bfae", 0), (0.6, "#f0bfae", 0.34), (1, "#f0bfae", 0)], 0, 740, 0, 950)
    for k, (y, s, c) in enumerate(((926, 34, "#9a5668"), (962, 46, "#84445a"), (1004, 64, "#6e344a"))):
        panes_: list[Any] = []
        g = gables(sc.stream(f"street{k}"), y, s, panes_)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.22)), (1, c)], 0, y - 110, 0, y + 30),
            z=6,
            sh=0.42,
            shc="#3a1424",
            cut=0.3,
            rim="#fbd6c8",
            rimop=0.75,
        )
        sc.flat(U(panes_).intersection(g), dark(c, 0.45), 0.7)
    square = shape("-40,1030^ 200,1020 420,1016 640,1020 860,1032^ 860,1260^ -40,1260^")
    sc.layer(
        square, sc.rad([(0, "#f3c4b0"), (0.4, "#c27a7c"), (1, "#6e2c3c")], 430, 1080, 480), z=8, sh=0.4, rim="#fde6da"
    )
    sc.flat(cobbles(-20, 1034, 820, 1230, 34, "square", 900), "#7a3648", 0.14)
    sc.flat(
        shape("250,1090 330,1076 470,1078 600,1108 720,1150 830,1180 830,1240 690,1214 560,1160 420,1124 290,1112"),
        "#4a1c34",
        0.5,
        "multiply",
        6,
    )


def place_seat(sc: Scene, f: Figure, depth: float, z: float = 2.2) -> None:
    """Lay it a little hazed, its upper edges lit."""
    g = f.recolour(lambda c: mix(mix(c, "#6a2c40", 0.16 * (1 - depth) ** 1.5), "#c9808a", 0.12 * depth))
    put(sc, g, z=z, rim=(0.4, 2.6, "#ffe8d4", 0.9), shade=("#4a1c48", 0.66, 1080), sh=0.5, rimop=0.2)


def levels() -> list[tuple[float, float, float, float]]:
    """Middle, floor, scale and lean of every level; each stands on the backs of the one below."""
    c = along(curve(np.array(SPINE, float), n=14), 300)
    out, y = [], float(GROUND)
    for i in range(len(LEVELS) + 1):
        s = BIG - SHRINK * i
        k = int(np.argmin(np.abs(c[:, 1] - y)))
        k = min(max(k, 1), 298)
        dx, dy = c[k + 1] - c[k - 1]
        out.append((float(c[k][0]), y, s, math.degrees(math.atan2(dx, -dy))))
        y -= PITCH * s
    return out


def draw_tower(sc: Scene) -> None:
    """Level upon level, fewer and fewer; every sitter's face is turned up. The upper ones are laid first."""
    at = levels()
    for i in reversed(range(len(LEVELS))):
        r = sc.stream(f"level{i}")
        x, y, s, lean = at[i]
        t, count = i / len(LEVELS), LEVELS[i]
        lean = lean if i else 0.0
        a = math.radians(lean * 0.6)
        seats = []
        for k in range(count):
            off = (k - (count - 1) / 2) * 50 * s
            px, py = x + off * math.cos(a) + r.uniform(-3, 3), y + off * math.sin(a) + (10 * (k % 2) if i == 0 else 0)
            flip = px > x + 4 if count > 1 else bool(i % 2)
            n = i * 7 + k * 3
            seats.append(
                (px, py, lean * 0.55 + (r.uniform(-7, 7) if i else 0), flip, n, KINDS[(n * 4 + i) % len(KINDS)])
            )
        for px, py, turn, flip, n, kind in seats:
            if i == 0:
                sc.flat(ellipse(px + 8, py + 1, 40, 9), "#34101f", 0.5, "multiply", 4)
            c = side_chair(kind, WOODS[n * 2 % len(WOODS)], r.choice(CLOTHS))
            place_seat(sc, T(c, px, py, s, rot=turn, flip=flip), t)
        for px, py, turn, flip, _, kind in seats:
            if kind != "high" and (r.random() < 0.74 or i > 6):
                place_seat(sc, T(sitter(r), px, py - 1, s * 0.9, rot=turn, flip=flip), t, 1.8)


def free_seat() -> Figure:
    """A high-backed seat from the front, feet at 0,0, all in light."""
    f = Figure()
    wood, cloth = "#b9745c", "#fffaf2"
    f.add(U(*[limb([(x, -46, 6), (x * 1.12, -1, 4.6)], 2) for x in (-17, 17)]), dark(wood, 0.25), "legs.far")
    back = shape("-24,-48^ -27,-110 -20,-142 -10,-150^ 0,-162 10,-150^ 20,-142 27,-110 24,-48^")
    f.add(back, wood, "back", 1.2)
    f.add(rounded(back.buffer(-6), 3), cloth, "pad", 0.6)
    f.add(
        U([ellipse(x, y, 1.7) for x, y in ((-9, -124), (9, -124), (0, -106), (-10, -88), (10, -88), (0, -70))]),
        "#d9a890",
        "tufts",
        0.3,
    )
    f.add(U(*[ellipse(x, y, 5) for x, y in ((-21, -144), (21, -144), (0, -164))]), "#e0b070", "knobs", 0.6)
    for m in (-1, 1):
        f.add(
            U(limb([(m * 26, -84, 6), (m * 34, -78, 7), (m * 32, -50, 5)], 5), ellipse(m * 34, -80, 5.4)),
            wood,
            "arm",
            0.9,
        )
    f.add(shape("-28,-46^ -25,-60 0,-64 25,-60 28,-46^ 27,-40^ -27,-40^"), cloth, "seat", 1.2)
    f.add(U(*[limb([(x, -41, 7), (x * 1.16, 0, 5)], 2) for x in (-25, 25)]), wood, "legs", 1.0)
    return f


def draw_top(sc: Scene) -> None:
    """The free seat leans out over nothing; the cat has already left it."""
    x, y, _, _ = levels()[-1]
    sc.glow(x - 26, y - 66, 200, "#fffaf2", 0.9)
    put(sc, T(free_seat(), x - 12, y + 2, 0.86, rot=-16), z=3, rim=(0.4, 2, "#ffffff", 0.9), sh=0.5, rimop=0.3)
    sc.glow(x - 36, y - 74, 110, "#fffdf6", 0.5)
    cat = T(beast("cat", "walk", neck=-16, head=30, tail=34), x + 58, y + 26, 0.42, rot=32)
    put(sc, cat, z=2.2, rim=(0.6, 1.6, "#fff0e2", 0.8), rimop=0.2)


def draw_lamp(sc: Scene) -> None:
    """A lamp on a long flex from above the picture."""
    for w, op in ((1.0, 0.34), (0.6, 0.32)):
        q = Polygon(
            [
                (LAMP[0] - 22, LAMP[1] + 22),
                (LAMP[0] + 22, LAMP[1] + 22),
                (LAMP[0] + 210 * w, 560),
                (LAMP[0] - 250 * w, 560),
            ]
        )
        sc.flat(q, sc.lin([(0, "#fffaf2", 0.9), (1, "#fffaf2", 0)], 0, LAMP[1], 0, 560), op, "screen", 4)
    sc.stroke([(LAMP[0] + 3, -20), (LAMP[0], LAMP[1])], "#6e2c3c", 3)
    sc.layer(
        shape(
            f"{LAMP[0] - 8},{LAMP[1] - 18}^ {LAMP[0] + 8},{LAMP[1] - 18}^ {LAMP[0] + 18},{LAMP[1]} {LAMP[0] + 46},{LAMP[1] + 24}^ {LAMP[0] - 46},{LAMP[1] + 24}^ {LAMP[0] - 18},{LAMP[1]}"
        ),
        sc.lin([(0, "#3e6a58"), (1, "#24463c")], LAMP[0] - 40, 0, LAMP[0] + 40, 0),
        z=6,
        sh=0.3,
        rim="#fff6ee",
    )
    sc.flat(ellipse(LAMP[0], LAMP[1] + 25, 40, 7), "#fffdf6")
    sc.glow(LAMP[0], LAMP[1] + 30, 120, "#fffaf2", 0.8)


def draw_birds(sc: Scene) -> None:
    """Swallows round the upper half of the tower."""
    r = sc.stream("birds")
    for k in range(15):
        a = 0.5 + k * 0.44
        x, y = 430 + (150 + 16 * k) * math.cos(a), 470 - 12 * k + 90 * math.sin(a)
        if 0 < x < 800 and y > 60:
            wings = U(
                limb("-11,-4,.6 -4,0,2.6 0,2,3", 3), limb("0,2,3 5,-2,2.4 12,-7,.6", 3), limb("0,2,2.4 1,8,.6", 2)
            )
            sc.layer(
                T(wings, x, y, r.uniform(0.7, 1.2), rot=r.uniform(-30, 30)),
                "#6e2c3c",
                z=3,
                sh=0.3,
                cut=0,
                rim="#fff0e2",
            )


def draw_near(sc: Scene) -> None:
    """Dark roofs and a tree at our own window."""
    o: dict[str, Any] = {"cut": 0.5, "rim": "#f3b8ac", "rimop": 0.8, "rimw": 1.4, "sh": 0.6}
    left = Polygon([(-40, 1260), (-40, 1010), (56, 930), (176, 1096), (176, 1260)])
    right = Polygon([(640, 1260), (640, 1130), (764, 976), (860, 1080), (860, 1260)])
    for g in (left, right):
        sc.layer(g, near_lamp(sc, "#7a3a4c", "#2a0f20", 1180), z=18, **o)
        sc.flat(roof_tiles(g, 22, 15), "#1c0a18", 0.5)
    for x, y in ((96, 952), (694, 1030)):
        sc.layer(box(x, y, x + 30, y + 90), near_lamp(sc, "#8a4450", "#33121f", 1180), z=8, **o)
        sc.layer(box(x - 5, y - 8, x + 35, y + 4), near_lamp(sc, "#9a5058", "#3a1626", 1180), z=4, **o)
    wood, lv = tree(sc.stream("tree"), 850, 1000, 260, a=-2.2, depth=6, leafL=17, leafp=0.8)
    sc.layer(U(wood), "#33121f", z=14, cut=0.3)
    sc.layer(U(lv), near_lamp(sc, "#8a4450", "#3a1626", 1100), z=6, cut=0, rim="#f3b8ac", rimop=0.6)


def draw() -> Scene:
    """The seat is free."""
    sc = Scene("chair_tower", light=(LX, LY, 260), shadow="#34101f", bg="#b8657a")
    draw_sky(sc)
    draw_town(sc)
    draw_lamp(sc)
    draw_birds(sc)
    draw_tower(sc)
    draw_top(sc)
    sc.veil([(0, "#ffffff"), (0.55, "#ffffff"), (0.85, "#d9b4bc"), (1, "#9a6478")], 0, 200, 0, 1200, "multiply")
    draw_near(sc)
    sc.vignette("#3a1022", 0.46, 430, 480, 920)
    sc.finish()
    return sc
