"""A family has turned its house inside out: paper and pictures outside, and all the night, with its moon and sea, within.

Palette: violet dusk #463a6b, wallpaper lilac #9a86b8, grass sage #6c8a72, starry indigo #1f1f4a, lamp cream #fff0c6, carpet cherry #b3405a.
Lights: a lamp in the apple tree, and the moon in the house. Planes: dusk / hills / night in the house / its skin / garden / tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 560.0, 812.0  # the lamp in the tree
HL, HR, HT, HB = 92.0, 600.0, 372.0, 846.0  # the house: left, right, eaves, foot
RX, RT = 346.0, 168.0  # its ridge
MX, MY, MR = 412.0, 480.0, 150.0  # the moon inside
DOOR = (300.0, 396.0, 640.0)  # left, right, top of the door
SEA = 716.0  # the horizon in the house
TX, TY = 548.0, 1092.0  # the table's foot


def openings() -> Any:
    """Every hole in the house: door, windows of four kinds, a round one in the gable."""
    x0, x1, top = DOOR
    d = U(box(x0, top + 48, x1, HB + 2), ellipse(348, top + 48, 48))
    wins = [
        box(130, 640, 250, 772),
        U(box(452, 650, 566, 774)),
        box(128, 426, 218, 556),
        U(box(258, 420, 350, 560)),
        U(box(384, 414, 476, 566)),
        box(508, 436, 572, 548),
        ellipse(346, 288, 44),
    ]
    return U(d, wins)


def draw_dusk(sc: Scene) -> None:
    """Violet evening over soft hills; nothing up there, no star: they are all inside."""
    sc.backdrop(sc.lin([(0, "#5d4d86"), (0.3, "#8f78ac"), (0.56, "#c8a3b8"), (0.7, "#e4bfb8")], 0, 0, 0, 1200))
    banks = (
        ("far", [(430, 330), (540, 296), (640, 318), (740, 280), (860, 300)], 22, 46, ("#b294bd", "#a587b6")),
        ("high", [(-60, 110), (80, 76), (230, 96), (330, 60), (460, 40), (560, -10)], 26, 56, ("#78659c", "#6b5890")),
        ("right", [(560, 150), (650, 120), (740, 150), (860, 110)], 24, 50, ("#8d76a8", "#7f699f")),
    )
    for name, P, r0, r1, cols in banks:
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1)
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-10), 4), 3, 8)
            sc.layer(
                g,
                sc.lin([(0, mix(c, "#f2d4cc", 0.3)), (1, c)], 0, 20, 0, 360),
                z=6,
                sh=0.3,
                cut=0.8,
                rim="#f2d4cc",
                rimop=0.6,
                az=90,
            )
    for k, (y, amp, c) in enumerate(((650, 34, "#a791b4"), (716, 24, "#8488a0"), (776, 18, "#6f8a86"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, amp, f=1.2 + 0.4 * k, tilt=(-50, 40, -20)[k])
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#e4bfb8", 0.3)), (1, c)], 0, y - 40, 0, y + 140),
            z=5,
            sh=0.3,
            cut=0.8,
            rim="#f2d4cc",
            rimop=0.5,
        )
        rr = sc.stream(f"trees {k}")
        sc.layer(
            U(
                [
                    poplar(rr, x, y_at(top, x) + 4, rr.uniform(30, 60) + 14 * k, 13 + 3 * k)
                    for x in [rr.uniform(-10, 810) for _ in range(9)]
                ]
            ),
            mix(c, "#463a6b", 0.3),
            z=3,
            sh=0.25,
            cut=0,
            fibre=0,
        )


def draw_night(sc: Scene, holes: Any) -> None:
    """One night behind all the openings: moon, stars, mountains, sea, a sail."""
    r = sc.stream("night")
    with sc.clip(holes.buffer(3)):
        sc.flat(
            holes.buffer(6),
            sc.rad([(0, "#6a78c8"), (0.25, "#3f4a9c"), (0.6, "#23245a"), (1, "#15153c")], MX, MY, 460),
            1,
        )
        dots = [ellipse(r.uniform(90, 600), r.uniform(230, SEA), 0.7 + 1.5 * r.random() ** 3) for _ in range(420)]
        sc.flat(U(dots), "#f3efff", 0.9)
        way = [
            ellipse(130 + 430 * t + r.gauss(0, 22), 660 - 330 * t + r.gauss(0, 22), r.uniform(0.4, 1.1))
            for t in [r.random() for _ in range(420)]
        ]
        sc.flat(U(way), "#cfd0ff", 0.7)
        sc.flat(
            U(
                [
                    star(x, y, s, 4, 0.22)
                    for x, y, s in (
                        (168, 470, 9),
                        (296, 452, 7),
                        (540, 470, 8),
                        (200, 690, 7),
                        (334, 280, 10),
                        (362, 312, 5),
                        (530, 690, 6),
                    )
                ]
            ),
            "#fffbe0",
            1,
        )
        sc.layer(
            ellipse(MX, MY, MR),
            sc.rad([(0, "#fffdf0"), (0.7, "#e9ecff"), (1, "#c3ccf6")], MX - 16, MY - 20, MR * 1.1),
            z=3,
            sh=0.2,
            cut=0.5,
            wash=0.4,
            rim="#ffffff",
            rimop=0.8,
        )
        sc.flat(
            U(
                [
                    ellipse(MX + x, MY + y, a, a * 0.82)
                    for x, y, a in (
                        (-96, 24, 22),
                        (30, 46, 14),
                        (-8, -34, 18),
                        (-110, -36, 10),
                        (118, -10, 13),
                        (40, -46, 8),
                    )
                ]
            ),
            "#c3ccf0",
            0.7,
        )
        sc.glow(MX, MY, 330, "#aab6ff", 0.6)
        m, _ = land(r, [(60, 690), (150, 640), (210, 690), (300, 700), (470, 704), (540, 664), (620, 700)], 5)
        sc.layer(
            m, sc.lin([(0, "#3a4488"), (1, "#20255c")], 0, 640, 0, 730), z=3, sh=0.3, cut=0.6, rim="#aab6ff", rimop=0.7
        )
        sc.layer(
            box(60, SEA, 640, 900),
            sc.lin([(0, "#3e4c96"), (1, "#171a48")], 0, SEA, 0, 850),
            z=3,
            sh=0.2,
            cut=0.3,
            rim="#cfd6ff",
            rimop=0.8,
        )
        for k in range(60):
            y = SEA + 4 + 128 * (k / 60) ** 1.2
            w = 6 + 26 * r.random() + k * 0.3
            x = MX - 60 + r.gauss(0, 14 + k * 0.9)
            sc.flat(limb([(x - w, y, 0.4), (x, y, 1.6 + k * 0.02), (x + w, y, 0.4)], 3), "#dfe5ff", 0.75)
        put(sc, T(sail_boat(), 198, 742, 0.3), z=1.6)
        draw_visitor(sc)
        fly = [T(bird("goose", 1 if k % 2 else -1), 276 + 12 * k, 520 - abs(k - 2) * 8, 0.12) for k in range(5)]
        sc.flat(U(fly), "#10102c", 0.9)


def draw_visitor(sc: Scene) -> None:
    """In the doorway somebody has come over the sea in a small boat and stands up in it, a lantern raised."""
    x, y, s = 350.0, 812.0, 0.36
    hull = shape(f"{x - 38},{y - 14}^ {x + 36},{y - 15}^ {x + 26},{y + 2} {x - 24},{y + 2}^")
    who = T(
        person(
            40,
            "side",
            SIDE["wave"].but(grip_a="grip", lean=4),
            dress("cloak", "#14143a", "#14143a"),
            "#14143a",
            hat="hood",
            hat_colour="#14143a",
        ),
        x + 4,
        y - 8,
        s,
    )
    out = who.outline()
    sc.flat(
        U(
            limb([(x - 34, y + 12, 0.6), (x, y + 9, 5), (x + 34, y + 12, 0.6)], 4),
            limb([(x - 20, y + 24, 0.6), (x + 4, y + 20, 5), (x + 24, y + 25, 0.6)], 4),
        ),
        "#10102c",
        0.7,
    )
    sc.layer(out, "#15153c", z=1.6, cut=0, fibre=0, wash=0, sh=0.2, rim="#dfe5ff", rimop=1, rimw=1.2)
    sc.layer(hull, "#241c3c", z=2, cut=0, fibre=0, wash=0, rim="#dfe5ff", rimop=1)
    hx, hy = who.at("hand_a.hold")
    sc.stroke([(hx, hy), (hx + 1, hy + 7)], "#15153c", 1.2)
    sc.layer(box(hx - 3, hy + 7, hx + 5, hy + 17).buffer(1), "#ffd98a", z=1, cut=0, fibre=0, rim="#ffffff", rimop=1)
    sc.glow(hx + 1, hy + 12, 46, "#ffc86a", 0.95)
    for k in range(7):
        yy = y + 6 + 5 * k
        sc.flat(limb([(hx - 5 - k, yy, 0.4), (hx + 1, yy, 1.6), (hx + 7 + k, yy, 0.4)], 3), "#ffd98a", 0.7 - 0.08 * k)


def wall_paper(sc: Scene, wall: Any) -> None:
    """Stripes with a sprig; wainscot below; a dado rail."""
    sc.layer(
        wall,
        sc.rad([(0, "#e8d6e4"), (0.4, "#b7a2cc"), (1, "#85719f")], 470, 760, 560),
        z=15,
        sh=0.75,
        shc="#0c0a24",
        cut=0.7,
        wash=0.6,
        rim="#fff0e0",
        rimop=0.7,
    )
    with sc.clip(wall):
        for k in range(24):
            x = HL - 10 + k * 23
            sc.flat(box(x, HT - 220, x + 11, HB), "#8a70b0", 0.3, "multiply")
            sc.flat(box(x + 16.4, HT - 220, x + 17.4, HB), "#fbe9ee", 0.35)
        sprigs = []
        for i, y in enumerate(range(200, 800, 26)):
            for k in range(24):
                x = HL + 6.5 + k * 23
                if (i + k) % 2:
                    sprigs += [leaf(x, y, 8, a, 0.5) for a in (-2.3, -0.85, -1.57)] + [ellipse(x, y + 3, 1.5)]
        sc.flat(U(sprigs), "#f3dfe8", 0.62)
        sc.flat(box(HL - 10, 790, HR + 10, HB), "#6d5a8c", 0.62)
        for k in range(12):
            x = HL + 6 + k * 43
            p = box(x, 800, x + 34, 838)
            sc.flat(p.difference(p.buffer(-2)), "#c9b4d6", 0.6)
        sc.flat(box(HL - 10, 784, HR + 10, 791), "#d9c6de", 0.9)
        sc.flat(box(HL - 10, 600, HR + 10, 604), "#d9c6de", 0.8)
        sc.flat(box(HL - 10, 604, HR + 10, 607), "#4a3c6c", 0.4)


def draw_pictures(sc: Scene) -> None:
    """What hung on the walls hangs there still, on the other side."""
    golds = ("#c9983c", "#a87a3a", "#d9b25a")
    frames = (
        (238, 492, 26, 38, 1, "#3f4f6a"),
        (366, 500, 20, 30, 0, "#6a4a5c"),
        (492, 470, 22, 26, 1, "#4c6a62"),
        (492, 526, 20, 26, 0, "#8a5a52"),
        (112, 480, 22, 30, 0, "#4c5a72"),
        (588, 500, 16, 24, 1, "#5a4a6a"),
        (424, 684, 30, 42, 0, "#6a4a5c"),
        (586, 700, 24, 34, 1, "#4c6a62"),
        (112, 700, 24, 34, 0, "#7a5a4a"),
        (262, 330, 30, 24, 0, "#4c6a72"),
        (432, 334, 28, 26, 1, "#5f4a6a"),
    )
    for k, (x, y, w, h, oval, c) in enumerate(frames):
        put(sc, T(picture_frame(w, h, golds[k % 3], c, oval), x, y), z=2.2, rim=(-1, -1, "#fff0c6", 0.7))
        if k % 3 != 1:  # a portrait
            sc.flat(
                U(
                    ellipse(x, y - h * 0.08, w * 0.13, h * 0.13), ellipse(x, y + h * 0.2, w * 0.22, h * 0.14)
                ).intersection(ellipse(x, y, w * 0.36, h * 0.36)),
                "#e8c8a4",
                0.85,
            )
        else:  # a hill and a sun
            sc.flat(ellipse(x + 3, y - h * 0.1, 3), "#f6dc9a", 1)
            sc.flat(box(x - w * 0.34, y + h * 0.1, x + w * 0.34, y + h * 0.34), "#7a9a72", 0.9)
        sc.stroke([(x - w * 0.3, y - h / 2), (x, y - h / 2 - 8), (x + w * 0.3, y - h / 2)], "#4a3a5c", 0.8, 0.8)


def draw_frames(sc: Scene, holes: Any) -> None:
    """Window frames with glazing bars; the door half open, leaf towards us."""
    bars = []
    for p in polys(holes):
        x0, y0, x1, y1 = p.bounds
        if y1 > HB - 10:
            continue
        ring = p.buffer(5, join_style=2).difference(p)
        cross = U(
            box((x0 + x1) / 2 - 1.8, y0, (x0 + x1) / 2 + 1.8, y1),
            box(x0, y0 + (y1 - y0) * 0.38, x1, y0 + (y1 - y0) * 0.38 + 3),
        ).intersection(p)
        bars += [ring, cross, box(x0 - 9, y1 + 3, x1 + 9, y1 + 10) if y1 > 400 else ring]
    sc.layer(
        U(bars),
        sc.near("#fff6e4", "#b9a4c6", 520, (LX, LY)),
        z=4,
        sh=0.6,
        shc="#0c0a24",
        cut=0.2,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
    )
    x0, x1, top = DOOR
    arch = U(box(x0, top + 48, x1, HB), ellipse(348, top + 48, 48))
    sc.layer(
        arch.buffer(8, join_style=2).difference(arch).intersection(box(0, 0, 800, HB)),
        "#f3e6e4",
        z=4,
        sh=0.6,
        shc="#0c0a24",
        cut=0.2,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
    )
    leaf_ = Polygon(
        [(x0, top + 48), (x0 + 4, top + 30), (x0 - 44, top + 26), (x0 - 54, top + 50), (x0 - 54, HB + 26), (x0, HB)]
    )
    sc.layer(
        leaf_,
        sc.lin([(0, "#7a2a46"), (1, "#c9506c")], x0 - 54, 0, x0, 0),
        z=8,
        sh=0.6,
        cut=0.3,
        rim="#ffd8d0",
        rimop=0.8,
    )
    for q0, q1 in ((0.1, 0.42), (0.5, 0.9)):
        ya, yb = top + 60 + (HB - top - 60) * q0, top + 60 + (HB - top - 60) * q1
        p = Polygon([(x0 - 44, ya + 6), (x0 - 10, ya), (x0 - 10, yb - 4), (x0 - 44, yb + 8)])
        sc.flat(p.difference(p.buffer(-2.4)), "#5a1c34", 0.7)
    sc.flat(ellipse(x0 - 44, HB - 80, 4), "#e8c46a", 1)


def draw_chimney(sc: Scene) -> None:
    """It smokes, so somebody is at home in there."""
    ch = U(box(206, 176, 248, 330), box(199, 166, 255, 180))
    sc.layer(ch, sc.lin([(0, "#6d5a88"), (1, "#a08ab4")], 206, 0, 248, 0), z=5, cut=0.4, rim="#fff0e0", rimop=0.6)
    sc.flat(smoke(228, 164, 150, 0.5, 26), "#d9c6de", 0.5)


def draw_roof(sc: Scene) -> None:
    """The ceiling is outside too: plaster panels, a rose, a cornice; the gutter with a paper boat."""
    roof = Polygon(
        [(HL - 40, HT + 8), (RX, RT - 16), (HR + 40, HT + 8), (HR - 4, HT + 8), (RX, RT + 40), (HL + 4, HT + 8)]
    )
    sc.layer(roof, sc.near("#f6e2dc", "#8a789e", 700, (LX, LY)), z=12, sh=0.6, cut=0.5, rim="#fff0e0", rimop=0.9)
    n = 17
    dent = []
    for s in (-1, 1):
        for k in range(n):
            t = (k + 0.5) / n
            x, y = RX + s * (RX - HL + 22) * t, RT + 14 + (HT - RT - 4) * t
            dent.append(T(box(-5, -5, 5, 5), x, y, rot=s * 42))
    sc.layer(U(dent), "#c9b4cc", z=2, sh=0.5, cut=0.2, fibre=0, rim="#ffffff", rimop=0.7)
    gut = limb([(HL - 46, HT + 10, 11), (HL + 2, HT + 12, 11)], 2)
    sc.layer(U(gut, T(gut, 2 * RX, 0, flip=True)), "#6d5a8c", z=6, cut=0.2, fibre=0, rim="#fff0e0", rimop=0.9)
    for facet, t in T(paper_boat(), HR + 22, HT + 6, 0.42):
        sc.layer(facet, mix("#b9a4c6", "#fffdf2", t), z=1, cut=0, fibre=0)


def draw_garden(sc: Scene) -> None:
    """Lawn that is a floor: long carpet to the door, lamp light, things from the rooms."""
    g, _ = land(sc.stream("lawn"), [(-60, 850), (200, 842), (440, 848), (860, 836)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#f8e8ae"), (0.2, "#bfc48c"), (0.5, "#64826e"), (1, "#2f3a5a")], LX, 1040, 620),
        z=10,
        sh=0.4,
        cut=0.9,
        rim="#fff0c6",
        rimop=0.4,
    )
    r = sc.stream("grass")
    for k, y in enumerate(range(870, 1220, 26)):
        sc.flat(grass(r, -10, 810, y, 8 + k, 60, 0.15, 1.4), ("#4c6a62", "#8aa07a")[k % 2], 0.5)
    P = [
        (348, 790, 84),
        (348, 846, 86),
        (350, 890, 96),
        (372, 940, 112),
        (410, 990, 134),
        (420, 1060, 168),
        (370, 1140, 206),
        (290, 1250, 250),
    ]
    c = curve(np.array(P, float), n=12)
    run = clean(limb(c, 2).intersection(box(-60, HB - 2, 860, 1300)))
    sc.layer(run, sc.near("#e0667e", "#6a2446", 560, (LX, 1040)), z=4, sh=0.5, cut=0.4, rim="#ffe2d0", rimop=0.7)
    with sc.clip(run):
        for q in (0.84, 0.72):
            inner = limb([(x, y, w * q) for x, y, w in c], 2)
            sc.flat(inner.difference(limb([(x, y, w * q - 5) for x, y, w in c], 2)), "#f0d9a0", 0.85)
        for x, y, w in along(c, 13)[1:-1]:
            sc.flat(T(star(0, 0, w * 0.2, 8, 0.6), x, y, 1, sy=0.5), "#f0d9a0", 0.8)
            sc.flat(T(star(0, 0, w * 0.11, 8, 0.6), x, y, 1, sy=0.5), "#3a2a5c", 0.8)
    # the night comes over the doorstep
    x0, x1, _ = DOOR
    fan = Polygon([(x0, HB), (x1, HB), (x1 + 40, 980), (x0 - 20, 980)])
    sc.flat(fan, sc.lin([(0, "#aab6ff", 0.8), (1, "#aab6ff", 0)], 0, HB, 0, 970), 0.6, "screen", 8)
    rr = sc.stream("spilt stars")
    for _ in range(26):
        t = rr.random() ** 1.6
        sc.flat(
            star(350 + rr.gauss(0, 24 + 50 * t), HB + 6 + 150 * t, rr.uniform(2, 5.4), 4, 0.26, rr.random()),
            "#fffbe0",
            0.95 - 0.5 * t,
        )


def sit(
    age: float, x: float, y: float, s: float, flip: bool, clothes: Any, skin: str, hair: str | None, hc: str, **kw: Any
) -> Figure:
    """Somebody on a chair, and the chair."""
    pose = SIDE["sit"].but(nod=kw.pop("nod", -10), hand_a=(0.62, 0.42), hand_b=(0.6, 0.46))
    return T(person(age, "side", pose, clothes, skin, hair, hc, "wonder", **kw), x, y, s, flip=flip)


def draw_table(sc: Scene) -> None:
    """Five at table, and all have turned to the door."""
    s = 0.98
    sc.flat(ellipse(TX + 12, TY + 16, 190, 24), "#22304a", 0.5, "multiply", 9)
    sc.flat(ellipse(TX - 204, TY + 60, 46, 9), "#22304a", 0.5, "multiply", 5)
    rim = (-1.6, 2.4, "#fff0c6", 0.85)
    for x, flip in ((TX - 106, False), (TX + 130, True)):
        put(sc, T(chair("#5a3a4c", view="side", h=64), x, TY + 6, s * 1.1, flip=flip), z=2.4, rim=rim, cast=4)
    ma = sit(
        38,
        TX - 110,
        TY + 4,
        s,
        False,
        dress("skirt", "#3f7f86", "#2c4a66", "#efe2c4"),
        "#c9966c",
        "bun",
        "#33201c",
        head_flip=True,
    )
    mb = sit(
        41, TX + 134, TY + 4, s, True, dress("dress", "#c98a3c", "#8a4a3c", "#f0d9a0"), "#7a4c34", "afro", "#1c1416"
    )
    grand = T(
        person(
            76,
            "front",
            "sit",
            dress("vest", "#7a2a46", "#3a3450", "#efe2c4"),
            "#c08a62",
            "balding",
            "#e6e0d8",
            "doubt",
            beard="full",
            reach_a=(-30, -108),
            reach_b=(26, -108),
            hat="fez",
            hat_colour="#b3405a",
            head_view="tq",
            head_flip=True,
        ),
        TX + 52,
        TY + 8,
        s,
    )
    boy = T(
        person(
            8,
            "front",
            "sit",
            dress("sweater", "#5f8fb0", "#3a3450", "#f4efe2"),
            "#d9a47c",
            "tousled",
            "#4a2c1c",
            "wonder",
            head_view="tq",
            head_flip=True,
            reach_a=(-64, -104),
            grip_a="point",
        ),
        TX - 36,
        TY - 22,
        s * 1.05,
    )
    put(sc, grand, z=2.4, rim=rim, cast=4)
    put(sc, boy, z=2.4, rim=rim, cast=4)
    put(sc, ma, z=2.6, rim=rim, cast=5)
    put(sc, mb, z=2.6, rim=rim, cast=5)
    t = T(table(206, 78, "#5a3a4c", "#fff6e0"), TX + 8, TY + 14, 1.0)
    put(sc, t, z=4, cast=8)
    top = TY + 14 - 85
    sc.flat(ellipse(TX + 8, top + 2, 103, 10), "#fffdf2", 0.9, None, 1)
    sc.glow(TX + 4, top, 150, "#fff0c6", 0.9, sy=0.55)
    put(sc, T(teapot("#3f6f78"), TX + 2, top + 2, 0.46), z=1.6)
    for dx in (-62, -30, 40, 72):
        put(sc, T(cup(), TX + dx, top + 4, 0.62), z=1.4)
    put(sc, T(cake(), TX + 22, top + 4, 0.34), z=1.4)
    put(sc, T(chair("#5a3a4c", view="side", h=50), TX - 206, TY + 58, s), z=2.4, rim=rim, cast=4)
    put(sc, T(beast("dog", "sit_up", head=-6), TX - 204, TY + 58 - 50 * s, 0.66, flip=True), z=2.4, rim=rim, cast=4)


def draw_lamp(sc: Scene) -> None:
    """The pendant, from the bough."""
    for a, w, op in ((1.2, 0.16, 0.2), (1.6, 0.22, 0.24), (2.0, 0.16, 0.2)):
        shafts(sc, LX, LY + 14, [(a, w, op)], 330, "#fff0c6", 12, 26)
    put(sc, T(lamp("hanging", "#b3405a", "#2a2038"), LX, LY, 1.25), z=4, rim=(0, -2, "#ffd8c0", 0.7))
    sc.glow(LX, LY + 10, 190, "#fff0c6", 0.6)
    sc.glow(LX, LY + 6, 40, "#fffbe8", 0.9)


def draw_rooms(sc: Scene) -> None:
    """An armchair, a bookcase, a clock, a bath of birds, all out of doors."""
    for f, x, y, s, flip in (
        (bookshelf(104, 150, 4, "#4c3452"), 706, 930, 0.9, False),
        (armchair("#6a3a6c"), 96, 1010, 0.82, False),
        (lamp("floor", "#e8c8a4", "#3a2a4c"), 170, 992, 0.8, False),
    ):
        sc.flat(ellipse(x, y, 56 * s, 8), "#2a2a4a", 0.4, "multiply", 4)
        put(
            sc,
            T(f, x, y, s, flip=flip),
            z=3,
            rim=(-2 if x > LX else 2, 1, "#fff0c6", 0.6),
            shade=("#2a2452", 0.45, 620),
            cast=5,
        )
    c = T(beast("cat", "lie"), 96, 956, 0.34)
    put(sc, c, z=2)


def draw_tree(sc: Scene) -> None:
    """The apple tree from the right: the bough with the lamp, a curtain, apples."""
    r = sc.stream("apple")
    wood = fillet(
        U(
            limb(
                [
                    (812, 1270, 150),
                    (776, 1120, 104),
                    (770, 960, 84),
                    (748, 820, 70),
                    (700, 720, 46),
                    (640, 672, 30),
                    (560, 650, 18),
                    (470, 660, 8),
                ],
                9,
            ),
            limb([(750, 830, 60), (790, 700, 40), (770, 560, 28), (720, 450, 18), (700, 360, 8)], 8),
            limb([(780, 660, 30), (840, 560, 20)], 4),
        ),
        9,
    )
    tw, lv = [], []
    for x, y, h, a in (
        (640, 672, 130, -1.9),
        (700, 716, 150, -1.4),
        (560, 650, 110, -2.4),
        (500, 656, 90, -2.8),
        (770, 560, 170, -2.3),
        (720, 450, 150, -1.9),
        (700, 370, 120, -1.3),
        (780, 640, 150, -0.9),
        (610, 664, 90, 2.6),
    ):
        w, ls = tree(r, x, y, h, a=a, w=10, depth=5, spread=0.6, leafL=20, leafp=0.9, curl=0.4)
        tw.append(w)
        lv += ls
    sc.layer(U(wood, tw), sc.near("#7a5a6a", "#231a38", 420, (LX, LY)), z=14, sh=0.5, cut=0.4, rim="#ffe2b0", rimop=0.7)
    sc.layer(
        U(lv[::2]),
        sc.near("#7a9a72", "#2c3454", 380, (LX, LY)),
        z=6,
        sh=0.5,
        cut=0,
        fibre=0,
        wash=0.4,
        rim="#fff0c6",
        rimop=0.6,
    )
    sc.layer(
        U(lv[1::2]),
        sc.near("#a9bd80", "#3a4464", 380, (LX, LY)),
        z=4,
        sh=0.5,
        cut=0,
        fibre=0,
        wash=0.4,
        rim="#fff0c6",
        rimop=0.7,
    )
    for x, y in ((520, 690), (610, 702), (676, 640), (742, 520), (690, 430), (790, 600), (580, 620)):
        sc.layer(
            ellipse(x, y, 10),
            sc.rad([(0, "#f08a6a"), (1, "#9a2a44")], x - 3, y + 4, 13),
            z=3,
            cut=0,
            fibre=0,
            rim="#fff0c6",
            rimop=0.9,
        )


def draw_front(sc: Scene) -> None:
    """Near: a drawn curtain at the left, for the whole garden is a room."""
    right = T(curtain(90, 1000, "#43285a", 0.36, side=1), 836, 10, 1.2)
    put(sc, right, z=12, rim=(3, 2, "#e8b0c0", 0.5), shade=("#1c1434", 0.5, 900), cast=14)
    cur = T(curtain(150, 1000, "#4a2a5c", 0.64), -40, 10, 1.25)
    put(sc, cur, z=12, rim=(-4, 2, "#e8b0c0", 0.7), shade=("#1c1434", 0.5, 900), cast=16)
    rod = box(-40, -4, 860, 9)
    sc.layer(rod, sc.lin([(0, "#8a6a3c"), (1, "#5a3f3a")], 0, 0, 800, 0), z=8, cut=0.2, rim="#ffe2b0", rimop=0.8)
    rings = [ellipse(x, 8, 11).difference(ellipse(x, 8, 7)) for x in (8, 40, 72, 104, 136, 720, 752, 784)]
    sc.layer(U(rings), "#c9983c", z=3, cut=0, fibre=0, rim="#ffe2b0", rimop=0.9)
    g = grass(sc.stream("front"), -20, 820, 1224, 84, 120, 0.1, 4)
    sc.layer(g, sc.near("#3f5a58", "#1c2040", 520, (LX, 1060)), z=10, sh=0.5, cut=0, fibre=0, rim="#fff0c6", rimop=0.5)


def draw() -> Scene:
    """Who is knocking from inside?"""
    sc = Scene("inside_out", light=(LX, LY, 240), shadow="#0f0c26", bg="#463a6b")
    draw_dusk(sc)
    holes = openings()
    house = Polygon([(HL, HB), (HL, HT), (RX, RT), (HR, HT), (HR, HB)])
    draw_chimney(sc)
    sc.flat(house, "#131334", 1)
    draw_night(sc, holes)
    wall_paper(sc, clean(house.difference(holes)))
    draw_frames(sc, holes)
    draw_pictures(sc)
    draw_roof(sc)
    draw_garden(sc)
    draw_rooms(sc)
    draw_tree(sc)
    draw_lamp(sc)
    draw_table(sc)
    sc.glow(LX, LY + 120, 360, "#ffe2a0", 0.3)
    draw_front(sc)
    sc.vignette("#140e2c", 0.4, 420, 680, 900)
    sc.finish()
    return sc
