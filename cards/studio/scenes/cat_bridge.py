"""A cat stretches from roof to roof before the moon, and mice with lanterns cross over her back, on tiptoe.

Palette: soot plum #221a2e, roof prune #4a3348, tile rust #8f4b3a, moon grey #a9a6b8, moon pearl #f6f1de, lantern peach #f6b66a.
Light: the moon behind her. Planes: sky / moon / far roofs in mist / town / cat and mice / the two houses / near ridge.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

MX, MY, MR = 424, 424, 250  # the moon
PEACH, PEARL = "#f6b66a", "#f6f1de"
LEFT_RIDGE, RIGHT_RIDGE = 560, 556
SPINE = [(112, 442), (150, 396), (206, 372), (290, 346), (390, 326), (490, 330), (566, 351), (610, 367), (642, 388)]


def mouse(step: int, load: str = "lamp") -> dict[str, Any]:
    """A mouse on tiptoe to the right, feet at 0,0, about 100 high. load: lamp, pole, bundle, small."""
    body = shape("-26,-22 -30,-44 -16,-66 4,-70 20,-58 24,-38 16,-20 -6,-14")
    head = U(
        shape("2,-62 2,-82 16,-94 34,-88 52,-74 60,-68^ 50,-60 30,-56 12,-56"),
        ellipse(4, -96, 13, 15, 10),
        ellipse(24, -98, 10, 12, 20),
    )
    swing = 10 if step else -6
    legs = U(
        limb([(-12, -26, 17), (-16 - swing, -12, 9), (-12 - swing, -3, 6), (-2 - swing, -1, 5)], 5),
        limb([(8, -26, 15), (12 + swing, -12, 8), (14 + swing, -3, 6), (24 + swing, -1, 5)], 5),
    )
    tail = limb([(-24, -28, 7), (-48, -20, 5), (-66, -34, 3.4), (-84, -30, 2), (-92, -40, 1)], 6)
    d: dict[str, Any] = {"tail": tail, "body": fillet(U(body, head, legs), 2)}
    d["ear"] = ellipse(5, -95, 7, 9, 10)
    if load == "pole":
        d["arm"] = U(limb([(6, -52, 10), (26, -46, 8), (40, -56, 6)], 4), limb([(24, -20, 3), (56, -124, 2.4)], 1))
        lamp = (66, -104)
        d["cord"] = limb([(56, -122, 1.6), (66, -114, 1.6)], 1)
    elif load == "bundle":
        d["arm"] = limb([(4, -52, 10), (22, -40, 8), (40, -44, 6)], 4)
        d["load"] = U(shape("-52,-60 -58,-82 -40,-96 -18,-90 -14,-70 -30,-56"), limb([(-24, -72, 4), (14, -56, 3)], 1))
        lamp = (46, -36)
    else:
        d["arm"] = limb([(6, -52, 10), (28, -46, 8), (46, -60, 6)], 4)
        lamp = (52, -44)
    d["lamp"] = box(lamp[0] - 12, lamp[1] - 13, lamp[0] + 12, lamp[1] + 15).buffer(2)
    d["frame"] = U(
        box(lamp[0] - 15, lamp[1] - 19, lamp[0] + 15, lamp[1] - 13),
        box(lamp[0] - 15, lamp[1] + 15, lamp[0] + 15, lamp[1] + 20),
        limb([(lamp[0], lamp[1] - 13, 2.4), (lamp[0], lamp[1] + 15, 2.4)], 1),
    )
    return d


def put_mouse(
    sc: Scene, x: float, y: float, s: float, rot: float, coat: str, k: int, load: str = "lamp", flip: bool = False
) -> None:
    """Lay one mouse and light its lantern."""
    d = T(mouse(k % 2, load), x, y, s, rot=rot, flip=flip)
    c = d["lamp"].centroid
    sc.glow(c.x, c.y, 150 * s + 12, PEACH, 0.55)
    fill = sc.rad([(0, mix(coat, PEACH, 0.7)), (0.5, mix(coat, PEACH, 0.16)), (1, coat)], c.x, c.y, 80 * s)
    sc.layer([(d["tail"], coat), (d["body"], fill)], z=1.6, cut=0, wash=0, fibre=0, sh=0.35, rimop=0.4)
    if "load" in d:
        sc.layer(d["load"], mix("#8f4b3a", PEACH, 0.25), z=1.2, cut=0, wash=0, fibre=0, sh=0.3)
    sc.flat(d["ear"], mix(coat, "#d98a78", 0.55), 0.9)
    sc.flat(d["arm"], mix(coat, PEACH, 0.3))
    if "cord" in d:
        sc.flat(d["cord"], "#2a1a24")
    sc.flat(
        ellipse(c.x, c.y, 46 * s),
        sc.rad([(0, "#f08a2c", 0.9), (0.45, "#f2a44c", 0.5), (1, "#f2a44c", 0)], c.x, c.y, 46 * s),
        0.9,
        "multiply",
    )
    sc.flat(d["lamp"], sc.rad([(0, "#fff0b0"), (0.6, "#ffb43c"), (1, "#ee7a1c")], c.x, c.y, 15 * s))
    sc.flat(d["frame"], "#4a2018")
    sc.glow(c.x, c.y, 40 * s + 5, "#ffc46a", 0.7)


def draw_sky(sc: Scene) -> None:
    """Plum night, rings of moonlight, the moon, clouds as lit banks."""
    sc.backdrop(
        sc.rad([(0, "#e9d3c8"), (0.3, "#b89aa6"), (0.5, "#83688c"), (0.75, "#4d3c62"), (1, "#2a2140")], MX, MY, 900)
    )
    for r, c in ((430, "#8f7496"), (356, "#a98ca2"), (300, "#c8aeb2")):
        fill = sc.rad([(0, "#f2dfd0"), (0.6, light(c, 0.1)), (1, c)], MX, MY, r)
        sc.layer(ellipse(MX, MY, r), fill, z=5, sh=0.14, cut=1.4, wash=0.5, op=0.5, rim=PEARL, rimop=0.3)
    r = sc.stream("stars")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 420), r.uniform(0.7, 2.1)) for _ in range(90)]), "#fdf0da", 0.75)
    moon = ellipse(MX, MY, MR)
    sc.layer(
        moon,
        sc.rad([(0, "#fffbee"), (0.7, PEARL), (1, "#e6d5bb")], MX - 30, MY - 60, MR * 1.3),
        z=9,
        sh=0.25,
        wash=0.25,
    )
    seas = U(
        shape("300,330 350,296 404,312 400,352 350,376 306,368"),
        shape("520,300 566,318 576,366 540,372 512,338"),
        shape("330,560 390,540 450,566 430,604 360,600"),
        ellipse(500, 250, 18, 12, 20),
        ellipse(470, 470, 30, 18, -12),
        ellipse(560, 480, 12, 9),
        ellipse(260, 450, 16, 22),
    )
    sc.flat(seas.intersection(moon), "#d8c6b2", 0.45, blur=1.6)
    sc.flat(T(seas, -2, -3).difference(seas).intersection(moon), "#fffdf4", 0.7)
    sc.glow(MX, MY, 560, "#f6e3cf", 0.34)
    for name, P, r0, r1, cols, up in (
        ("a", [(-60, 190), (40, 168), (150, 118), (280, 84), (360, 40), (480, -20)], 20, 50, ("#6a5478", "#54426a", "#41335a"), True),
        ("b", [(520, -10), (600, 40), (690, 70), (780, 120), (870, 130)], 20, 46, ("#5f4b70", "#4a3a60", "#392d50"), True),
    ):  # fmt: skip
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, fill=Polygon([*P, (P[-1][0], -140), (P[0][0], -140)]).buffer(0))
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-12 * k), 4), 0, -9 * k if up else 9 * k)
            sc.layer(g, sc.near(light(c, 0.3), dark(c, 0.12), 620), z=9, sh=0.4, rim=PEARL, rimop=0.5, dy=5)


def roofs(
    sc: Scene, name: str, y: float, size: tuple[float, float], cols: tuple[str, str], lit: float, z: float
) -> None:
    """One plane of the town: a crooked row of houses, their gables cut, some windows lit."""
    r = sc.stream(name)
    x = -50.0
    row: list[tuple[float, float, float]] = []
    while x < 850:
        w = r.uniform(*size)
        row.append((x, w, y + r.uniform(-0.5, 0.5) * w))
        x += w * r.uniform(0.72, 0.98)
    r.shuffle(row)
    for x, w, top in row:
        kind = r.choice(("gable", "side", "gable", "step", "side", "tower"))
        d = T(
            house(r, w * (0.6 if kind == "tower" else 1), w * r.uniform(1.2, 1.9), kind, lit, detail=w > 44),
            x + w / 2,
            top + w * 1.6,
        )
        d["wall"] = U(
            d["wall"], box(x + w * 0.1, top + w * 1.5, x + w * 0.9, top + w * 4).intersection(box(0, 0, 800, 1200))
        )
        wall, roof = mix(cols[0], cols[1], r.uniform(0, 0.4)), mix(cols[1], "#7a3f3c", r.uniform(0, 0.4))
        put_house(
            sc, d, sc.near(light(wall, 0.1), dark(wall, 0.2), 800), mix(light(roof, 0.16), dark(roof, 0.18), min(1, math.hypot(x + w / 2 - MX, top - MY) / 800)), z=z,
            beam=dark(cols[1], 0.2), door=dark(cols[1], 0.3), shutc=dark(cols[1], 0.1), glow=0.5, gs=w * 0.7, night=dark(cols[1], 0.45),
        )  # fmt: skip


def tiled(sc: Scene, g: Any, lit: str, deep: str, w: float, h: float, z: float, r: float = 560) -> None:
    """A roof laid course by course: scallops that overlap, some moved by the weather."""
    sc.layer(g, sc.near(lit, deep, r), z=z, cut=0.6, rim=PEARL, rimop=0.6)
    rng = random.Random(f"{g.bounds}")
    x0, y0, x1, y1 = g.bounds
    for j, y in enumerate(np.arange(y0, y1, h)):
        row = []
        for x in np.arange(x0 - w + (j % 2) * w / 2, x1, w):
            if rng.random() < 0.04:
                continue
            q = rng.uniform(-1.2, 1.2)
            row.append(
                shape(
                    f"{x + 1},{y - 3}^ {x + w - 1},{y - 3}^ {x + w - 1},{y + h * 0.6 + q} {x + w / 2},{y + h + 1 + q} {x + 1},{y + h * 0.6 + q}",
                    4,
                )
            )
        t = (y - y0) / max(1, y1 - y0)
        q = clean(U(row).intersection(g))
        sc.layer(
            q,
            sc.near(light(mix(lit, deep, t * 0.7), 0.05), dark(deep, 0.12 * t), r),
            z=1.8,
            cut=0,
            fibre=0,
            wash=0.4,
            rimop=0.35,
            rim=PEARL,
        )


def cat() -> dict[str, Any]:
    """The bridge herself: hind paws on the left ridge, forepaws on the right, head low between them."""
    trunk = limb(
        [
            (150, 470, 112),
            (196, 432, 104),
            (286, 380, 64),
            (388, 350, 48),
            (488, 353, 48),
            (566, 384, 62),
            (622, 426, 96),
            (644, 456, 84),
        ],
        10,
    )
    hind_a = limb([(156, 470, 108), (142, 512, 64), (96, 522, 30), (88, 540, 23), (100, 555, 20), (132, 557, 20)], 8)
    hind_b = limb([(206, 444, 60), (220, 500, 36), (180, 528, 22), (158, 549, 19), (182, 557, 17)], 8)
    fore_a = limb([(618, 440, 82), (636, 492, 46), (664, 524, 30), (690, 546, 24), (722, 551, 22)], 8)
    fore_b = limb([(646, 440, 58), (690, 486, 34), (732, 520, 24), (758, 544, 21), (782, 550, 19)], 8)
    neck = limb([(628, 438, 66), (668, 454, 54), (700, 470, 46)], 6)
    head = U(
        shape("668,444 680,424 704,416 730,424 748,444 762,462 766,476^ 760,488 742,496 716,500 690,492 672,472"),
        shape("680,440^ 678,404 684,376^ 702,394 712,420^"),
        shape("712,420^ 720,392 732,372^ 744,398 744,430^"),
    )
    tail = limb(
        [
            (136, 448, 40),
            (98, 424, 27),
            (62, 396, 21),
            (40, 344, 19),
            (60, 290, 18),
            (104, 268, 17),
            (128, 290, 15),
            (118, 314, 12),
            (100, 312, 8),
        ],
        10,
    )
    toes = U(
        [
            limb([(x, y, 5), (x + 5, y + 7, 1)], 1)
            for x, y in (
                (118, 560),
                (130, 561),
                (140, 558),
                (176, 560),
                (187, 560),
                (712, 556),
                (724, 557),
                (732, 554),
                (776, 555),
                (786, 556),
            )
        ]
    )
    far = U(fillet(hind_b, 3), fillet(fore_b, 3))
    near = U(fillet(U(trunk, hind_a, fore_a, neck), 12), fillet(head, 3))
    return {"tail": tail, "far": far, "body": near, "toes": toes}


def draw_cat(sc: Scene) -> None:
    """Soot before the moon: only her edges are lit."""
    c = cat()
    deep, soot = "#150e1c", "#231a2c"

    def hairy(g: Any, n: int) -> Any:
        return fillet(
            fur(
                g, 6, 0.2, n, where=lambda x, y, nx, ny: (0.9, -0.9, 0.25) if abs(ny) > 0.2 else (0.5, -0.4, 0.4), w=2.6
            ),
            0.7,
        )

    for k, (name, z, col) in enumerate((("tail", 3, soot), ("far", 3, deep), ("toes", 1, deep), ("body", 7, soot))):
        g = hairy(c[name], k) if name in ("tail", "body") else c[name]
        sc.layer(g, sc.near(light(col, 0.03), dark(col, 0.1), 500), z=z, cut=0, sh=0.5, rimop=0, wash=0.5)
        rimlight(sc, g, 0.6, 2.6, "#ffe9cf", 0.75, 0.9, (MX, MY), 560)
        rimlight(sc, g, -0.4, -2.2, "#e6c4b8", 0.6, 0.9, (MX, MY + 60), 520)
    r = sc.stream("hairs")
    hairs = []
    top = along(curve(np.array(SPINE, float), n=12), 200)
    for _ in range(420):  # fur that follows the stretch
        i = r.randrange(0, 199)
        (x, y), (x2, y2) = top[i], top[i + 1]
        a = math.atan2(y2 - y, x2 - x)
        d = r.uniform(4, 70 if x < 240 or x > 580 else 48)
        L = r.uniform(7, 15)
        px, py = x - math.sin(a) * -0 + r.uniform(-3, 3), y + d
        hairs.append(
            limb(
                [
                    (px, py, 0.4),
                    (px - L * 0.5 * math.cos(a), py - L * 0.5 * math.sin(a) + 1.4, 1.3),
                    (px - L * math.cos(a), py - L * math.sin(a) + 3, 0.3),
                ],
                2,
                3,
            )
        )
    sc.flat(U(hairs).intersection(c["body"].buffer(-3)), "#6d5878", 0.4)
    # her face: one shut eye, whiskers, the inside of an ear
    sc.flat(shape("722,404 731,384^ 739,404 738,420^ 724,417"), "#5a3444", 0.9)
    sc.flat(limb("716,452,1 726,459,2.8 738,456,1", 5), "#f0cda6", 0.95)
    sc.flat(U(limb("738,488,1 750,485,2 758,480,1", 4), ellipse(764, 474, 4, 3)), "#c79a94", 0.8)
    for q in (
        [(752, 482), (776, 470), (798, 452)],
        [(752, 485), (780, 482), (806, 474)],
        [(750, 488), (776, 494), (800, 502)],
        [(744, 478), (756, 448), (776, 424)],
    ):
        sc.flat(limb([(*q[0], 1.5), (*q[1], 1.2), (*q[2], 0.4)], 6), "#fff0d8", 0.9)


def procession(sc: Scene) -> None:
    """The mice, with lanterns, from the ladder to the far roof."""
    r = sc.stream("mice")
    line = curve(np.array(SPINE, float), n=14)
    pos = along(line, 15)
    coats = ("#4d3a46", "#5b4650", "#43333f", "#6a5158")
    loads = (
        "lamp",
        "pole",
        "lamp",
        "bundle",
        "lamp",
        "pole",
        "lamp",
        "lamp",
        "pole",
        "bundle",
        "lamp",
        "pole",
        "lamp",
        "lamp",
        "lamp",
    )
    for k, (x, y) in enumerate(pos):
        i = min(13, max(1, k))
        a = math.degrees(math.atan2(pos[i + 1][1] - pos[i - 1][1], pos[i + 1][0] - pos[i - 1][0])) if k < 14 else 26
        s = r.uniform(0.34, 0.42)
        sc.glow(x + 16, y + 12, 40, PEACH, 0.4, sy=0.4)
        put_mouse(sc, x, y + 3, s, a * 0.75, coats[k % 4], k, loads[k])
        if k in (3, 8, 11):  # a small one close behind
            put_mouse(sc, x - 19, y + 4 - 0.36 * a * 0.3, 0.22, a * 0.75, coats[(k + 1) % 4], k + 1)
    put_mouse(sc, 92, 262, 0.32, -14, coats[2], 0, "bundle")
    put_mouse(sc, 776, 541, 0.38, 0, coats[3], 1, "lamp", True)
    for k in range(9):  # up the rope ladder from the lane
        y = 1130 - 64 * k
        x = 216 + 5 * math.sin(y / 130) if y > 722 else 182 + 46 * (y - 560) / 162
        put_mouse(sc, x - 4, y, 0.25 + 0.012 * k, -62, coats[k % 4], k, "lamp")
    for k, (x, y, s, load) in enumerate(((30, 560, 0.4, "pole"), (74, 560, 0.36, "lamp"), (-2, 562, 0.38, "bundle"))):
        put_mouse(sc, x, y, s, 0, coats[k], k, load)


def draw_ladder(sc: Scene) -> None:
    """The rope ladder that hangs from the left eaves."""
    for q in (-8, 8):
        sc.stroke([(216 + q + 5 * math.sin(y / 130), y) for y in range(716, 1230, 12)], "#c9a684", 1.8, 0.9)
    sc.flat(
        U([box(206 + 5 * math.sin(y / 130), y, 226 + 5 * math.sin(y / 130), y + 2.6) for y in range(726, 1210, 17)]),
        "#c9a684",
        0.9,
    )


def draw_houses(sc: Scene) -> None:
    """The two that she joins: tiled roofs, chimneys, a dormer with a child in a nightcap."""
    for g, fill in (
        (Polygon([(-50, 706), (196, 706), (186, 1260), (-50, 1260)]), ("#5d4058", "#2a1c33")),
        (Polygon([(618, 700), (850, 700), (850, 1260), (634, 1260)]), ("#5d4058", "#2a1c33")),
    ):
        sc.layer(g, sc.near(*fill, 760), z=16, cut=1, rim=PEARL, rimop=0.4)
    tiled(sc, Polygon([(-50, LEFT_RIDGE), (176, LEFT_RIDGE), (226, 722), (-50, 722)]), "#a8604e", "#3d2536", 23, 17, 14)
    tiled(
        sc, Polygon([(640, RIGHT_RIDGE), (850, RIGHT_RIDGE), (850, 724), (590, 724)]), "#9a5648", "#3d2536", 23, 17, 14
    )
    for x0, x1, y in ((-50, 180, LEFT_RIDGE), (636, 850, RIGHT_RIDGE)):
        caps = U([box(x, y - 5, x + 20, y + 6).buffer(2) for x in range(int(x0), int(x1) - 10, 22)])
        sc.layer(caps, sc.near("#c48a72", "#4a2e3e", 520), z=3, cut=0.3, rim=PEARL, rimop=0.7)
    x, y = 716, 694  # a dormer; a child in a nightcap has heard something
    sc.layer(
        Polygon([(x - 34, y), (x - 34, y - 62), (x, y - 98), (x + 34, y - 62), (x + 34, y)]),
        sc.near("#7a5668", "#3a2840", 620),
        z=7,
        cut=0.4,
        rim=PEARL,
        rimop=0.5,
    )
    sc.layer(
        U(limb([(x - 44, y - 54, 9), (x, y - 102, 10)], 1), limb([(x + 44, y - 54, 9), (x, y - 102, 10)], 1)),
        sc.near("#a8604e", "#4a2c3c", 560),
        z=4,
        cut=0.4,
        rim=PEARL,
        rimop=0.7,
    )
    sc.flat(box(x - 21, y - 62, x + 21, y - 6), sc.lin([(0, "#ffe6ae"), (1, "#e9914a")], 0, y - 62, 0, y - 6))
    sc.flat(
        U(
            shape(f"{x - 18},{y - 6}^ {x - 14},{y - 24} {x},{y - 30} {x + 14},{y - 24} {x + 18},{y - 6}^"),
            ellipse(x, y - 36, 11),
        ),
        "#6a3338",
    )
    sc.flat(
        shape(
            f"{x - 11},{y - 40}^ {x - 6},{y - 52} {x + 6},{y - 52} {x + 17},{y - 44} {x + 19},{y - 30}^ {x + 12},{y - 39}"
        ),
        "#f3e6d0",
    )
    sc.flat(
        U([limb([(x - 9 + 7 * q, y - 54, 2.4), (x - 6 + 7 * q, y - 39, 2.4)], 1) for q in range(4)]).intersection(
            box(x - 11, y - 54, x + 16, y - 39)
        ),
        "#5a6aa0",
        0.9,
    )
    sc.flat(U(box(x - 1.4, y - 62, x + 1.4, y - 50), box(x - 21, y - 19, x + 21, y - 17)), "#3a2030")
    sc.layer(box(x - 28, y - 7, x + 28, y), sc.near("#a98088", "#4a3448", 560), z=3, cut=0.3)
    sc.glow(x, y - 34, 90, PEACH, 0.5)
    beams = [
        limb([(x0, y, 13), (x1, y + 2, 13)], 1) for x0, x1 in ((-50, 190), (624, 850)) for y in (742, 868, 1006, 1140)
    ]
    beams += [
        limb([(x, y0, 11), (x + d, y1, 11)], 1)
        for x, d, y0, y1 in (
            (74, 0, 742, 868),
            (180, 0, 742, 1240),
            (2, 60, 1006, 1140),
            (140, 30, 868, 1006),
            (640, 0, 742, 1240),
            (738, 0, 742, 868),
            (660, 60, 868, 1006),
            (790, -60, 1006, 1140),
            (72, 0, 1006, 1240),
            (736, 0, 1006, 1240),
        )
    ]
    sc.layer(U(beams), sc.near("#6d4450", "#24162c", 760), z=2.4, cut=0.6, rim=PEARL, rimop=0.45)
    r = sc.stream("windows")
    for x, y, on in (
        (34, 790, 1),
        (116, 800, 0),
        (30, 930, 0),
        (112, 944, 0),
        (706, 796, 0),
        (770, 800, 1),
        (700, 940, 1),
        (772, 946, 0),
        (40, 1060, 0),
    ):
        p = panes(x - 18, y - 28, 36, 56, 2, 3, 0.14)
        sc.flat(
            box(x - 20, y - 30, x + 20, y + 30),
            sc.lin([(0, "#ffe6ae"), (1, "#e9914a")], 0, y - 28, 0, y + 28) if on else "#171022",
        )
        sc.layer(
            U(box(x - 25, y - 35, x + 25, y + 35).difference(p), box(x - 30, y + 33, x + 30, y + 40)),
            sc.near("#7a5668", "#3a2840", 700),
            z=2,
            cut=0.4,
            rim=PEARL,
        )
        for sg in (-1, 1):
            sh = box(x + sg * 39 - 13, y - 34, x + sg * 39 + 13, y + 34)
            sc.layer(sh, sc.near("#7a4048", "#38202e", 700), z=2.4, cut=0.5, rim=PEARL)
            sc.flat(
                U([box(x + sg * 39 - 10, yy, x + sg * 39 + 10, yy + 1.6) for yy in np.arange(y - 28, y + 30, 7)]),
                "#1d1220",
                0.5,
            )
        if on:
            sc.glow(x, y, 90, PEACH, 0.4)
        _ = r


def draw() -> Scene:
    sc = Scene("cat_bridge", light=(MX, MY, 240), shadow="#0d0714", bg="#221a2e")
    draw_sky(sc)
    roofs(sc, "far", 640, (34, 58), ("#8a7088", "#6d5474"), 0.05, 4)
    sc.veil([(0, "#d9b2b0", 0), (0.52, "#d9b2b0", 0.0), (0.66, "#d9b2b0", 0.34), (0.86, "#d9b2b0", 0)], 0, 400, 0, 1100)
    roofs(sc, "third", 740, (50, 80), ("#6a5270", "#533d5c"), 0.14, 6)
    sc.veil([(0, "#b98aa0", 0), (0.6, "#b98aa0", 0.2), (1, "#b98aa0", 0)], 0, 620, 0, 1100)
    roofs(sc, "second", 870, (70, 104), ("#4d3854", "#3d2b46"), 0.16, 8)
    roofs(sc, "first", 1120, (96, 130), ("#2e1f38", "#24182d"), 0.1, 11)
    draw_houses(sc)
    draw_ladder(sc)
    draw_cat(sc)
    procession(sc)
    sc.vignette("#0a0512", 0.42, MX, 480, 920)
    sc.finish()
    return sc
