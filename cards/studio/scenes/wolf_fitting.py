"""A girl measures a huge wolf for a coat; he sits still and looks into the mirror, and in the mirror stands a gentleman.

Palette: shop green #2f4d43, wolf slate #5b6466, celery #a9b88a, walnut #5e4230, window light #f6f4d8, lining red #b6313a.
Light: a low window at the left. Planes: wall and shelves / mirror / wolf / girl on the steps / table with shears.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import fur

LX, LY = 150.0, 300.0  # the middle of the window
FLOOR = 912.0  # where wall and floor meet
MX, MB, MW, MH = 634.0, 968.0, 190.0, 560.0  # the mirror: middle, foot, width, height
SPINE = 344.0
GROUND = 1082.0  # where the wolf sits
INK = "#14211e"


def wolf_parts() -> dict[str, Any]:
    """The wolf from behind, sitting, his head turned to the right."""
    body = shape(
        "262,520 214,566 176,650 152,760 128,880 112,980 122,1062 180,1090 344,1094 508,1090 566,1062 578,980 560,880"
        " 536,760 512,650 474,566 426,520 344,500"
    )
    head = fillet(
        U(
            ellipse(340, 440, 92, 86),
            shape("272,404^ 260,350 264,304 274,262^ 312,300 340,346 344,384"),
            shape("352,380^ 376,330 406,290 434,264^ 446,318 438,370 422,416"),
            shape("392,420 440,430 486,446 516,462^ 522,474 514,484 480,488 440,494 400,504"),
            shape("258,430^ 226,470 220,520^ 250,516 290,540 344,552 400,540 430,520^ 436,500 420,470"),
        ),
        8,
    )
    tail = limb("500,1064,60 590,1080,74 670,1108,80 740,1120,66 790,1100,40 812,1070,10", 10)
    return {
        "tail": fur(tail, 15, 0.4, 3, 0.6, w=3),
        "body": fur(body, 15, 0.34, 4, 0.7, where=lambda x, y, nx, ny: 1 if y < 1060 else 0.2, w=3),
        "head": fur(head, 11, 0.36, 5, 0.5, where=lambda x, y, nx, ny: 0.25 if y < 330 or x > 440 else 1, w=2.4),
        "ear": U(
            shape("280,390^ 272,344 279,292^ 308,322 328,362 322,392"),
            shape("370,388^ 390,342 426,296^ 430,336 422,374 404,400"),
        ),
    }


def pelt(sc: Scene, g: Any, name: str, n: int, size: float) -> None:
    """Hairs that run down and away from the spine, in three tones."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    inner = g.buffer(-4)
    tones = (("#2c3638", 0.55), ("#8f9890", 0.55), ("#454f52", 0.6))
    for c, op in tones:
        out = []
        for _ in range(n):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if not inner.contains(Point(x, y)):
                continue
            a = math.pi / 2 - (x - SPINE) / 260 * 0.9 + r.uniform(-0.2, 0.2)
            L = size * r.uniform(0.6, 1.3)
            out.append(
                limb(
                    [
                        (x, y, 0.8),
                        (x + L * 0.5 * math.cos(a), y + L * 0.5 * math.sin(a), 2.6),
                        (x + L * math.cos(a + 0.12), y + L * math.sin(a + 0.12), 0.3),
                    ],
                    3,
                )
            )
        sc.flat(U(out).intersection(g), c, op)


def draw_room(sc: Scene, near: Any) -> None:
    """Panelled wall in shop green, a tall window, floor boards running to it."""
    sc.backdrop(near("#b9c49a", "#20352f", 820, "#56755f"))
    wall = box(-60, -60, 860, FLOOR)
    sc.layer(wall, near("#f0e4a8", "#172a28", 640, "#527460"), z=3, sh=0, cut=0.3, wash=0.8)
    stripes = U([box(x, -20, x + 14, 640) for x in range(-10, 820, 28)])
    sc.flat(stripes, "#1c302a", 0.13)
    sprig = U(
        [
            leaf(x + 21, y + (14 if (x // 28) % 2 else 0), 9, a, 0.5)
            for x in range(-10, 820, 28)
            for y in range(20, 640, 44)
            for a in (-2.2, -0.9)
        ]
    )
    sc.flat(sprig, "#e4e6bc", 0.2)
    panels = [box(x, 668, x + 120, FLOOR - 26) for x in range(-40, 840, 138)]
    sc.layer(
        box(-60, 640, 860, FLOOR),
        near("#93a67f", "#1b2f2a", 760, "#3f5c4e"),
        z=5,
        sh=0.4,
        cut=0.3,
        rim="#f6f4d8",
        rimop=0.5,
    )
    sc.layer(U(panels), near("#a9b88a", "#1f352f", 760, "#46654f"), z=2, sh=0.5, cut=0.3, rim="#f6f4d8", rimop=0.5)
    sc.layer(box(-60, FLOOR - 14, 860, FLOOR), near("#a9b88a", "#1f352f", 700), z=3, sh=0.4, cut=0.2)
    boards = [
        Polygon(
            [
                (LX + (x - LX) * 0.55, FLOOR),
                (LX + (x + 92 - LX) * 0.55, FLOOR),
                (LX + (x + 92 - LX) * 1.3, 1290),
                (LX + (x - LX) * 1.3, 1290),
            ]
        )
        for x in range(-900, 1500, 92)
    ]
    sc.layer(box(-60, FLOOR, 860, 1290), near("#a87c52", "#2c1f1a", 900, "#5e4230"), z=4, sh=0.4, cut=0.2)
    sc.layer(
        [
            (
                b.buffer(-1.6).intersection(box(-60, FLOOR + 1, 860, 1290)),
                near(
                    ("#c79a68", "#b98a5c", "#a87c50")[k % 3], ("#33241d", "#2c1f1a", "#382821")[k % 3], 860, "#6d4c36"
                ),
            )
            for k, b in enumerate(boards)
        ],
        z=1.6,
        sh=0.4,
        cut=0.2,
        rim="#f6e2b8",
        rimop=0.4,
    )


def draw_window(sc: Scene) -> None:
    """Low sun over roofs through many panes."""
    x0, x1, y0, y1 = 30.0, 268.0, 96.0, 560.0
    sky = U(box(x0, y0 + 110, x1, y1), ellipse((x0 + x1) / 2, y0 + 112, (x1 - x0) / 2, 112))
    sc.layer(sky.buffer(16), sc.near("#8a6a48", "#3a2a20", 420), z=8, sh=0.6, cut=0.3, rim="#f6f4d8", rimop=0.8)
    sc.layer(sky, sc.lin([(0, "#f6e6b4"), (0.5, "#fff3c4"), (1, "#fffae0")], 0, y0, 0, y1), z=1, sh=0, cut=0)
    with sc.clip(sky):
        r = sc.stream("roofs")
        x = 10.0
        while x < 290:
            w, h = r.uniform(26, 48), r.uniform(40, 110)
            sc.flat(
                Polygon([(x, y1), (x, y1 - h), (x + w / 2, y1 - h - w * 0.6), (x + w, y1 - h), (x + w, y1)]),
                r.choice(("#b9c49a", "#c3caa0", "#a9b88a")),
                0.9,
            )
            sc.flat(box(x + w * 0.66, y1 - h - w * 0.7, x + w * 0.8, y1 - h), "#a9b88a", 0.9)
            x += w * 0.9
        sc.flat(ellipse(120, 420, 46), "#ffffff", 0.95, None, 2)
    bars = [box(x - 3, y0, x + 3, y1) for x in (x0 + 59.5, x0 + 119, x0 + 178.5)] + [
        box(x0, y - 3, x1, y + 3) for y in (206, 294, 382, 470)
    ]
    fan = [
        limb([((x0 + x1) / 2, 206, 5), ((x0 + x1) / 2 + 130 * math.cos(a), 206 - 116 * math.sin(a), 5)], 1)
        for a in (0.6, 1.05, 1.57, 2.1, 2.54)
    ]
    frame = clean(U(bars, fan).intersection(sky)).union(sky.buffer(1).difference(sky.buffer(-5)))
    sc.layer(frame, "#4a3626", z=3, sh=0.5, cut=0, fibre=0, rim="#fffbe6", rimop=0.8)
    sc.layer(
        box(x0 - 30, y1 + 8, x1 + 30, y1 + 24),
        sc.near("#c79a68", "#4a3626", 420),
        z=7,
        sh=0.6,
        cut=0.3,
        rim="#fffbe6",
        rimop=0.9,
    )
    sp = T(spool(), 232, y1 + 8, 0.42)
    sc.layer(U(sp["base"], sp["top"]), "#8a6a48", z=2, cut=0, fibre=0, rim="#fffbe6", rimop=0.9)
    sc.layer(sp["wound"], "#e9b93c", z=1, cut=0, fibre=0, rim="#fffbe6", rimop=0.8)
    sc.glow(LX, LY + 60, 500, "#ffe6a4", 0.95)


def draw_shelves(sc: Scene, near: Any) -> None:
    """Bolts of cloth up to the ceiling; a small red cloak with a hood on its hook."""
    r = sc.stream("bolts")
    cols = ("#7a8f6a", "#8f6a4a", "#b9a878", "#5b6466", "#6d3a3a", "#3f5c58", "#a9b88a", "#8a7a5a", "#4c5a4a")
    for y in (120, 216, 312):
        sc.layer(
            box(420, y, 860, y + 10), near("#a87c52", "#33241d", 760), z=6, sh=0.5, cut=0.3, rim="#f6f4d8", rimop=0.6
        )
        x = 432.0
        while x < 820:
            h = r.uniform(18, 30)
            if r.random() < 0.62:
                rr = r.uniform(13, 19)
                for k in range(r.choice((1, 2, 3))):
                    c = r.choice(cols)
                    cx, cy = (
                        x + rr + k * rr * 2 - (rr * 2 if k == 2 else 0) - (rr if k == 2 else 0),
                        y - rr - (rr * 1.7 if k == 2 else 0),
                    )
                    roll = ellipse(cx, cy, rr)
                    sc.layer(
                        roll,
                        near(mix(c, "#f6f4d8", 0.3), mix(c, INK, 0.5), 760, c),
                        z=3,
                        sh=0.5,
                        cut=0.3,
                        fibre=0,
                        rim="#f6f4d8",
                        rimop=0.7,
                    )
                    sc.flat(spiral(cx, cy, rr * 0.8, 2.4, 1.4), mix(c, INK, 0.6), 0.6)
                x += rr * 4.4 + 4
            else:
                w = r.uniform(56, 84)
                for k in range(r.choice((2, 3, 4))):
                    c = r.choice(cols)
                    sc.layer(
                        box(x, y - (k + 1) * 14, x + w, y - k * 14 - 1).buffer(1),
                        near(mix(c, "#f6f4d8", 0.3), mix(c, INK, 0.5), 760, c),
                        z=2,
                        sh=0.4,
                        cut=0.5,
                        fibre=0,
                        rim="#f6f4d8",
                        rimop=0.6,
                    )
                x += w + 10
            _ = h
    hx, hy = 352.0, 62.0
    sc.layer(
        limb([(hx, hy - 10, 5), (hx + 4, hy + 4, 5), (hx + 12, hy + 4, 4)], 4),
        "#3a2a20",
        z=3,
        cut=0,
        fibre=0,
        rim="#f6f4d8",
        rimop=0.8,
    )
    cloak = shape(
        f"{hx},{hy}^ {hx + 22},{hy + 16} {hx + 26},{hy + 46} {hx + 40},{hy + 100} {hx + 46},{hy + 150}^ {hx + 20},{hy + 158} {hx - 6},{hy + 152} {hx - 32},{hy + 158}^ {hx - 30},{hy + 100} {hx - 22},{hy + 50} {hx - 18},{hy + 18}"
    )
    sc.layer(cloak, near("#e2574a", "#6d1a22", 420, "#b6313a"), z=7, sh=0.6, cut=0.4, rim="#ffe2c8", rimop=0.9)
    sc.flat(
        U(
            [
                limb([(hx + d * 0.2, hy + 40, 0.8), (hx + d * 0.7, hy + 100, 3), (hx + d, hy + 150, 0.8)], 5)
                for d in (-22, -8, 8, 24, 34)
            ]
        ).intersection(cloak),
        "#4c1018",
        0.6,
    )
    sc.flat(
        shape(
            f"{hx - 10},{hy + 16} {hx + 4},{hy + 8} {hx + 16},{hy + 18} {hx + 14},{hy + 40} {hx},{hy + 48} {hx - 12},{hy + 38}"
        ),
        "#4c1018",
        0.8,
    )


def draw_mirror(sc: Scene) -> None:
    """Tall, arched; in it the other half of the room and a courteous grey man in the finished coat."""
    m = T(mirror(MW, MH, "#7a5636", "#a9bba4"), MX, MB)
    sc.flat(ellipse(MX + 26, MB, 150, 20), INK, 0.5, "multiply", 6)
    put(sc, m, z=6, rim=(-3, 1, "#f6e2b8", 0.9), cast=10)
    glass = m.part("glass")
    with sc.clip(glass):
        x0, y0, x1, y1 = glass.bounds
        sc.flat(glass, sc.lin([(0, "#e9edcd"), (0.35, "#a9bba0"), (1, "#4c685c")], x1, y0, x0, y1), 1)
        sc.flat(box(x0, 800, x1, y1), sc.lin([(0, "#a87c52"), (1, "#6d4c36")], 0, 800, 0, y1), 0.95)
        sc.flat(U([box(x, y0, x + 10, 690) for x in range(int(x0), int(x1), 22)]), "#7d9680", 0.3)
        win = box(x1 - 46, y0 + 110, x1 + 40, y0 + 330)
        sc.flat(win, "#fffbe6", 0.95, None, 1)
        sc.flat(
            U(
                [box(x1 - 24, y0 + 110, x1 - 20, y0 + 330)],
                [box(x1 - 46, y, x1, y + 4) for y in range(int(y0) + 160, int(y0) + 330, 52)],
            ),
            "#5e4230",
            0.9,
        )
        coat = dress("coat", "#5f7a60", "#454c4e", "#d9c08a").but(
            collar="shirt",
            collar_colour="#f6f4d8",
            skirt=0.5,
            flare=5,
            pad=4,
            open=1,
            buttons="#e8cf98",
            shoe_colour="#231a16",
        )
        p = person(
            60,
            "side",
            SIDE["stand"].but(hand_a=(0.3, 0.8), grip_a="grip", elbow_a=-1, nod=4, foot_a=(0.12, 0), foot_b=(-0.1, 0)),
            coat,
            "#d3ab88",
            "short",
            "#c3c6bc",
            feeling("calm"),
            1.02,
            beard="full",
            hat="bowler",
            hat_colour="#3f4a48",
        )
        p = T(p, MX + 4, 916, 1.72, flip=True)
        hx, hy = p.at("hand_a.hold")
        sc.flat(limb([(hx + 2, hy - 8, 6), (hx - 8, 914, 4)], 1), "#3a2a20", 1)
        sc.flat(T(p.outline(), 14, 4), "#26352f", 0.4, "multiply", 6)
        put(sc, p, z=2, rim=(-2.4, 1.4, "#fffbe6", 0.8))
        for dx, w, op in ((-70, 26, 0.26), (-24, 12, 0.22), (70, 16, 0.16)):
            sc.flat(
                Polygon([(MX + dx, y0 - 20), (MX + dx + w, y0 - 20), (MX + dx - 150 + w, y1), (MX + dx - 150, y1)]),
                "#fffdf0",
                op,
                "screen",
                3,
            )
    edge = glass.boundary.buffer(2.4).intersection(box(x0 - 6, y0, (x0 + x1) / 2, y1 - 24))
    sc.flat(edge, "#fffbe6", 0.95)
    sc.glow(x0, (y0 + y1) / 2, 90, "#f6f4d8", 0.5)


def draw_shafts(sc: Scene) -> None:
    """Sun through the panes over the room and on the boards."""
    for k, (a, w, op) in enumerate(((0.3, 0.05, 0.42), (0.5, 0.06, 0.5), (0.74, 0.06, 0.42), (1.0, 0.07, 0.34))):
        shafts(sc, LX, LY + 20 + 10 * k, [(a, w, op)], 820, "#f6f0c4", 9, 110)
    window_light(sc, [(330, 960), (480, 950), (640, 1180), (420, 1196)], "#ffe9b0", 0.4, 3, 3)
    r = sc.stream("motes")
    sc.flat(
        U([ellipse(r.uniform(160, 700), r.uniform(240, 900), r.uniform(0.6, 1.8)) for _ in range(90)]), "#fffbe6", 0.6
    )


def beams(sc: Scene) -> None:
    """Four bands of sun, one from each row of panes, over everything in the room."""
    for k in range(4):
        x = 40 + 60 * k
        q = Polygon([(x, 128), (x + 50, 128), (x + 680, 1080), (x + 560, 1110)])
        sc.flat(
            q,
            sc.lin(
                [(0, "#ffe6a4", 0.9), (0.4, "#ffd88a", 0.6), (0.8, "#ffd08a", 0.3), (1, "#ffd08a", 0)],
                x,
                128,
                x + 560,
                1040,
            ),
            0.42,
            "screen",
            5,
        )


def draw_wolf(sc: Scene) -> None:
    """He fills the room and holds his breath."""
    w = wolf_parts()
    shadow = T(U(w["body"], w["head"]), 130, 700, 1, sy=0.36)
    sc.flat(shadow.intersection(box(0, FLOOR, 800, 1200)), INK, 0.4, "multiply", 8)
    sc.flat(ellipse(SPINE + 20, GROUND + 8, 280, 26), INK, 0.55, "multiply", 8)
    block = U(
        ellipse(SPINE, GROUND + 10, 250, 40),
        box(SPINE - 250, GROUND + 10, SPINE + 250, GROUND + 52),
        ellipse(SPINE, GROUND + 52, 250, 40),
    )
    sc.layer(block, sc.near("#8a5f3c", "#2c1f1a", 900, mid="#5e4230"), z=8, sh=0.6, cut=0.4, rim="#f6e2b8", rimop=0.7)
    sc.layer(
        ellipse(SPINE, GROUND + 10, 248, 38),
        sc.near("#c79a68", "#4a3626", 900),
        z=1.4,
        sh=0.3,
        cut=0.3,
        rim="#f6e2b8",
        rimop=0.8,
    )
    grey = sc.near("#e6dcb4", "#1a2327", 720, mid="#596668")
    for part, n, size in (("tail", 260, 22), ("body", 900, 26), ("head", 300, 18)):
        sc.layer(w[part], grey, z=9 if part != "head" else 7, sh=0.6, cut=0, fibre=0.1, rim="#f6f4d8", rimop=0.5)
        pelt(sc, w[part], f"pelt {part}", n, size)
        if part == "body":
            draw_coat(sc, w["body"])
        rimlight(sc, w[part], 9, 2, "#fff0b8", 1, blur=2.6, r=860)
    sc.flat(w["ear"], "#2a3032", 0.55)
    sc.layer(ellipse(514, 470, 11, 9), "#1a2022", z=2, cut=0, fibre=0, rim="#f6f4d8", rimop=0.6)
    sc.flat(limb([(506, 484, 1.4), (470, 482, 2), (436, 486, 0.8)], 4), "#1f2628", 0.7)
    sc.flat(limb([(424, 432, 1), (436, 436, 3.4), (448, 443, 1)], 4), "#15191a", 0.95)
    sc.flat(U([limb([(500, 478, 0.9), (532, 486 + 8 * k, 0.3)], 2, 3) for k in (-1, 0, 1)]), "#f6f4d8", 0.7)


def draw_coat(sc: Scene, body: Any) -> None:
    """Half a coat: the left half sewn and basted, the right still a paper pattern held by pins; red lining at the slit."""
    cloth = shape(
        "346,528^ 300,520 252,540 206,584 164,668 140,772 116,900 104,1010 110,1052^ 180,1064 260,1066 332,1058^ 340,900 344,700"
    )
    lining = shape("340,800^ 344,900 338,1060^ 372,1064 386,1050^ 366,940 352,860")
    sc.layer(lining, sc.near("#e2574a", "#7a1c26", 900), z=3, sh=0.5, cut=0.4, rim="#ffd8c0", rimop=0.7)
    sc.layer(
        cloth,
        sc.near("#a3ac86", "#26382f", 820, mid="#4c6452"),
        z=9,
        sh=0.65,
        cut=0.5,
        wash=0.9,
        rim="#fbf6d6",
        rimop=0.9,
    )
    r = sc.stream("tweed")
    with sc.clip(cloth):
        for k in range(24):
            x = 100 + k * 11
            sc.stroke(curve(np.array([(x + 60, 520), (x + 20, 760), (x, 1070)], float), n=8), "#1c2c26", 1.0, 0.28)
        for y in range(540, 1070, 12):
            sc.stroke([(100, y + r.uniform(-2, 2)), (350, y + r.uniform(-2, 2))], "#dfe2b8", 0.7, 0.16)
        folds = [
            limb([(214, 600, 1), (186, 760, 9), (168, 1060, 2)], 6),
            limb([(290, 560, 1), (266, 800, 7), (250, 1064, 2)], 6),
        ]
        sc.flat(U(folds), "#16241f", 0.4, None, 4)
    sleeve = limb([(250, 600, 66), (226, 670, 92), (204, 760, 92), (196, 850, 80), (206, 926, 66)], 10)
    cuff = shape("166,892^ 240,886^ 248,950^ 176,958^")
    tweed = sc.near("#c9c996", "#2a4036", 900, mid="#607a60")
    sc.layer(sleeve, tweed, z=9, sh=0.7, cut=0.5, wash=0.9, rim="#fff0b8", rimop=0.9)
    with sc.clip(sleeve):
        folds = [
            limb([(206, 700, 1), (160, 742, 7), (120, 752, 1)], 6),
            limb([(200, 760, 1), (150, 800, 6), (100, 806, 1)], 6),
        ]
        sc.flat(U(folds), "#16241f", 0.45, None, 3)
        for y in range(560, 940, 12):
            sc.stroke([(70, y - 10), (270, y + 10)], "#dfe2b8", 0.7, 0.16)
    rimlight(sc, sleeve, 5, 2, "#fff0b8", 0.9, blur=2, r=860)
    paw = fur(shape("184,936^ 180,968 186,990 204,998 226,996 240,984 244,940^"), 7, 0.4, 7, 0.4, w=2)
    sc.layer(paw, "#77807c", z=4, sh=0.6, cut=0, fibre=0.1, rim="#fff0b8", rimop=0.7)
    sc.flat(U([limb([(x, 978, 0.8), (x + 1, 988, 2.4), (x, 998, 1)], 3) for x in (200, 216, 230)]), "#2c3638", 0.7)
    sc.layer(cuff, tweed, z=3, sh=0.5, cut=0.4, rim="#fff0b8", rimop=0.9)
    for k in range(3):
        sc.flat(ellipse(226 + 3 * k, 904 + 16 * k, 4), "#e8cf98", 1)
    collar = shape("232,548^ 270,522 344,514 350,560^ 300,556 262,566 236,584^")
    sc.layer(collar, sc.near("#e2574a", "#7a1c26", 760), z=5, sh=0.6, cut=0.4, rim="#ffd8c0", rimop=0.8)
    baste = [
        [(334, 536), (334, 700), (328, 900), (322, 1050)],
        [(286, 604), (276, 660), (252, 716), (248, 800), (242, 884)],
        [(128, 1034), (220, 1046), (318, 1042)],
        [(172, 884), (236, 878)],
    ]
    for P in baste:
        sc.stroke(curve(np.array(P, float), n=12), "#fffdf0", 3, 0.95, dash="11 8", cap="butt")
    paper = shape("362,530^ 410,524 452,548 486,590 510,660 528,740^ 500,770 470,900 462,930^ 420,936 380,928^ 368,760")
    sc.layer(paper, sc.near("#f6efd0", "#8a8a68", 820), z=6, sh=0.5, cut=0.7, rim="#fffbe6", rimop=0.9)
    for P in ([(376, 546), (384, 740), (392, 918)], [(400, 620), (500, 690)], [(384, 800), (478, 830)]):
        sc.stroke(curve(np.array(P, float), n=10), "#5b6466", 1.6, 0.7, dash="6 5")
    for x, y in ((374, 560), (440, 552), (490, 640), (516, 724), (470, 900), (396, 910), (376, 720)):
        sc.stroke([(x, y), (x + 14, y - 9)], "#fffdf0", 1.6, 1)
        sc.flat(ellipse(x + 15, y - 10, 3), "#e2574a", 1)
    _ = body


def draw_girl(sc: Scene) -> None:
    """Twelve, two braids, an apron, on the top of the steps: the tape runs over his shoulders."""
    x, y = 110.0, 776.0
    s = 1.06
    for P in ([(x - 56, 1110, 11), (x - 22, y, 9)], [(x + 50, 1120, 11), (x + 26, y, 9)]):
        sc.layer(limb(P, 2), "#4a3626", z=6, cut=0.2, fibre=0, rim="#fbf6d6", rimop=0.9)
    steps = [box(x - 30 - 9 * k, y + 78 * k, x + 34 + 7 * k, y + 78 * k + 10) for k in range(4)]
    sc.layer(U(steps), sc.near("#b98a5c", "#4a3626", 620), z=6, sh=0.5, cut=0.3, rim="#fbf6d6", rimop=0.9)
    d = dress("pinafore", "#6d3a3a", "#6d3a3a", "#f3ead0").but(
        skirt=0.56, flare=13, shoes="boots", shoe_colour="#2a201c"
    )
    to = lambda px, py: ((px - x) / s, (py - y) / s)
    pose = SIDE["reach_up"].but(lean=8, nod=-8, toe_a=30, toe_b=34)
    p = person(
        12,
        "side",
        pose,
        d,
        "#c08a60",
        "braid",
        "#241812",
        feeling("calm"),
        1.0,
        reach_a=to(184, 634),
        reach_b=to(196, 612),
        grip_a="pinch",
        grip_b="pinch",
    )
    p = T(p, x, y, s)
    put(sc, p, z=3, rim=(2.4, 2, "#fbf6d6", 0.9), cast=7)
    tape = [(186, 628), (250, 596), (340, 590), (430, 600), (500, 640)]
    c = curve(np.array(tape, float), n=14)
    sc.stroke(c + np.array([2, 5]), INK, 8, 0.35, "multiply", blur=2)
    sc.stroke(c, "#f0c84a", 8)
    sc.stroke(c, "#5e4230", 3, 0.8, dash="1.6 9", cap="butt")
    tail = curve(np.array([(186, 628), (158, 700), (168, 790), (142, 870), (152, 940)], float), n=14)
    sc.stroke(tail + np.array([3, 4]), INK, 7, 0.3, "multiply", blur=2)
    sc.stroke(tail, "#f0c84a", 7)
    sc.stroke(tail, "#5e4230", 2.6, 0.8, dash="1.6 9", cap="butt")


def draw_front(sc: Scene) -> None:
    """Frame: the cutting table's edge with shears, chalk, pin cushion; a bolt of the lining."""
    t = shape("-60,1176^ 200,1160 480,1164 860,1150^ 860,1290^ -60,1290^")
    sc.layer(t, sc.near("#6d4c36", "#1c1411", 980), z=14, sh=0.6, cut=0.4, rim="#f6e2b8", rimop=0.7)
    sh = scissors()
    g = T(U(sh["a"], sh["b"]), 620, 1160, 0.5, rot=68)
    sc.layer(g, sc.near("#8d9690", "#26302e", 980), z=5, sh=0.5, cut=0, fibre=0, rim="#fbf6d6", rimop=0.9)
    roll = limb([(-40, 1140, 66), (140, 1164, 66)], 2)
    sc.layer(roll, sc.near("#c8434a", "#5a1420", 900), z=9, sh=0.6, cut=0.4, rim="#ffd8c0", rimop=0.7)
    sc.layer(ellipse(148, 1165, 20, 33), "#7a1c26", z=2, cut=0.2, rim="#ffd8c0", rimop=0.7)
    sc.flat(spiral(148, 1165, 16, 2.2, 2.2), "#3a0c14", 0.7)
    cur = T(curtain(110, 900, "#24382f", 0.5, side=1), 846, -30, 1.1)
    put(sc, cur, z=13, rim=(-3, 1, "#b9c49a", 0.6), shade=("#0c1512", 0.55, 900), cast=16)


def draw() -> Scene:
    """Does she see the mirror?"""
    sc = Scene("wolf_fitting", light=(LX, LY, 240), shadow="#0a120f", bg="#2f4d43")

    def near(a: str, b: str, r: float = 760, mid: str | None = None) -> str:
        return sc.near(a, b, r, (LX, LY), mid)

    draw_room(sc, near)
    draw_shelves(sc, near)
    draw_window(sc)
    draw_mirror(sc)
    draw_shafts(sc)
    draw_wolf(sc)
    draw_girl(sc)
    beams(sc)
    sc.glow(LX, LY, 520, "#ffe6a4", 0.3)
    draw_front(sc)
    sc.vignette("#08100d", 0.42, 380, 620, 900)
    sc.finish()
    return sc
