"""wall_brick: a wall from top to bottom, a garden on this side, an echo on the other; a girl has taken out one brick.

Palette: garden green #3f8f52, leaf lime #b7cf5a, tulip #e2503f, sun yellow #f4c63d, wall brown #6a4038, lime light #fdf9d6,
echo slate #46587a, night slate #1e2740. Light: the hole; the garden's sun shines through it.
Planes: sky / hills / orchard / meadow / beds / girl, and rings cut deeper and deeper / grey plain / dry stalks.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flowers import flower

X0, X1, TOP = 418, 494, 96  # the wall, end-on
HOLE = (456, 694)
SUN = (96, 214)
GROUND = 1012
GREEN, LIME, TULIP, YELLOW, LIGHT = "#3f8f52", "#b7cf5a", "#e2503f", "#f4c63d", "#fdf9d6"
SLATE, NIGHT = "#46587a", "#1e2740"
LEFT, RIGHT = box(-60, -60, X0 + 10, 1260), box(X1 - 10, -60, 860, 1260)


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 900) -> str:
    """A colour of the garden, from its sun outwards."""
    return sc.rad([(0, bright), (0.42, mid), (1, shade)], *SUN, r)


def draw_skies(sc: Scene) -> None:
    """One sky, torn between two weathers where the wall stands."""
    sc.backdrop(sc.lin([(0, "#f6efb8"), (0.46, "#bfe0b4"), (0.54, "#5a6c8c"), (1, NIGHT)], 40, 0, 800, 0))
    sc.flat(LEFT, sc.rad([(0, "#fffbe0"), (0.2, "#fdeea6"), (0.5, "#c7e4b0"), (1, "#7fc2a6")], *SUN, 760))
    sc.glow(*SUN, 330, "#fff6c8", 0.9)
    sc.flat(box(426, -10, 488, TOP + 20), sc.lin([(0, "#cbe4b0"), (0.5, "#7f9a9c"), (1, "#232d49")], 426, 0, 488, 0), 1)
    q = sc.stream("swallows")
    for _ in range(9):
        x, y, k, a = q.uniform(180, 390), q.uniform(200, 320), q.uniform(0.6, 1.3), q.uniform(-0.4, 0.4)
        sc.flat(
            T(U(leaf(0, 0, 12, -0.4 + a, 0.26), leaf(0, 0, 12, -2.7 + a, 0.26), leaf(0, 0, 6, 1.5, 0.4)), x, y, k),
            "#3a6a62",
            0.8,
        )
    r = sc.stream("clouds")
    for x, y, w in ((300, 150, 150), (250, 330, 190), (30, 370, 130)):
        sc.layer(
            clean(cloud(r, x, y, w, 36).intersection(LEFT)), "#fffbe4", z=5, cut=0.4, sh=0.14, rim="#ffffff", wash=0.15
        )


def crown(r: random.Random, x: float, y: float, s: float, n: int = 46) -> Any:
    """A round tree of leaves."""
    out = [ellipse(x, y, s * 0.8, s * 0.72)]
    for _ in range(n):
        a, q = r.uniform(0, 6.283), s * 0.74 * math.sqrt(r.random())
        out.append(leaf(x + q * math.cos(a), y + q * 0.9 * math.sin(a), s * 0.42, a + r.uniform(-0.6, 0.6), 0.5))
    return U(out)


def draw_garden(sc: Scene) -> None:
    """Left: hills, an orchard in fruit, a meadow with a path, beds in flower."""
    with sc.clip(LEFT):
        for k, (P, c) in enumerate(
            (
                ([(-60, 470), (90, 430), (220, 470), (330, 420), (480, 452)], "#b9dca4"),
                ([(-60, 520), (60, 540), (200, 496), (320, 520), (480, 486)], "#93c888"),
                ([(-60, 590), (120, 560), (260, 590), (480, 548)], "#74b478"),
            )
        ):
            g, top = land(sc.stream(f"hill{k}"), P, 4)
            sc.layer(
                g,
                lit(sc, mix(c, "#fff6c0", 0.6), c, mix(c, "#2f7a5c", 0.5)),
                z=6,
                cut=0.7,
                sh=0.2,
                rim="#fffbe0",
                rimop=0.6,
            )
            r = sc.stream(f"bush{k}")
            dots = [
                ellipse(x, y_at(top, x) - 2, r.uniform(5, 10) * (1 + 0.4 * k))
                for x in np.arange(-20, 440, 17)
                if r.random() < 0.6
            ]
            sc.layer(
                U(dots),
                lit(sc, mix(c, "#5fa860", 0.4), mix(c, GREEN, 0.6), mix(c, "#1f5f4c", 0.7)),
                z=3,
                cut=0.4,
                sh=0.2,
                wash=0,
                fibre=0,
            )
        hx, hy = 300, 545
        sc.layer(
            U(box(hx - 13, hy - 16, hx + 13, hy), box(hx + 4, hy - 30, hx + 9, hy - 16)), "#fff8dc", z=3, cut=0, wash=0
        )
        sc.layer(
            Polygon([(hx - 17, hy - 15), (hx - 8, hy - 28), (hx + 8, hy - 28), (hx + 17, hy - 15)]),
            TULIP,
            z=2,
            cut=0,
            wash=0,
        )
        r = sc.stream("orchard")
        trees = (
            (330, 604, 40),
            (64, 618, 46),
            (186, 628, 48),
            (272, 660, 56),
            (20, 700, 64),
            (372, 690, 62),
            (124, 706, 66),
        )
        for x, y, s in trees:
            sc.flat(ellipse(x + s * 0.5, y + s * 1.32, s * 0.9, s * 0.2), "#1f5f4c", 0.4, "multiply", 3)
            sc.layer(
                limb([(x, y + s * 1.3, s * 0.2), (x - 2, y + s * 0.5, s * 0.15), (x, y, s * 0.1)], 4),
                "#7a5240",
                z=3,
                cut=0.3,
                wash=0,
            )
            for k, (a, b) in enumerate((("#5f9a52", "#2c6e50"), ("#86b456", "#3f8a54"), ("#bcd46c", "#5fa058"))):
                q = crown(r, x - 4 * k, y - 5 * k, s * (1 - 0.2 * k))
                sc.layer(q, lit(sc, mix(a, "#fff2a0", 0.4), a, b, 820), z=5, cut=0.4, sh=0.3, rim="#fff8c8", rimop=0.6)
            fruit = TULIP if int(x) % 3 else "#f0a030"
            dots = []
            for _ in range(int(s / 4.4)):
                a, q = r.uniform(0, 6.283), s * 0.72 * math.sqrt(r.random())
                dots.append(ellipse(x + q * math.cos(a), y + q * 0.86 * math.sin(a), s * 0.085))
            sc.layer(U(dots), fruit, z=2, cut=0, wash=0, fibre=0, rim="#fff3c0", rimop=0.8)
        for k, (P, c) in enumerate(
            (
                ([(-60, 800), (110, 770), (260, 800), (480, 766)], "#7fbc5c"),
                ([(-60, 876), (150, 850), (300, 880), (480, 852)], "#5fa856"),
                ([(-60, 960), (150, 952), (300, 968), (480, 958)], "#459452"),
            )
        ):
            g, top = land(sc.stream(f"mead{k}"), P, 3)
            sc.layer(
                g,
                lit(sc, mix(c, "#fff4a8", 0.5), c, mix(c, "#1c5a4a", 0.5), 1000),
                z=7,
                cut=0.7,
                sh=0.26,
                rim="#fdf6b8",
                rimop=0.6,
            )
            sc.layer(
                grass(sc.stream(f"blade{k}"), -10, 430, lambda x, t=top: y_at(t, x) + 4, 16 + 6 * k, 90),
                mix(c, "#2f7a4c", 0.4),
                z=2,
                cut=0,
                wash=0,
                fibre=0,
                rim="#fdf6b8",
                rimop=0.4,
            )
        path = limb(
            [(196, 806, 16), (226, 830, 24), (182, 868, 36), (232, 922, 54), (306, 968, 74), (330, 1030, 110)], 10
        )
        sc.layer(path, lit(sc, "#fff6cc", "#f2dca0", "#b9a468", 1100), z=2, cut=0.6, sh=0.2)
        meadow = []
        for _ in range(260):
            x, y = r.uniform(0, X0), r.uniform(800, 1000)
            if not path.contains(Point(x, y)):
                meadow.append(
                    (r.choice(("#fffbe0", TULIP, YELLOW, "#f29ab0", "#8a6fc0")), ellipse(x, y, 1.2 + (y - 790) * 0.012))
                )
        for c in ("#fffbe0", TULIP, YELLOW, "#f29ab0", "#8a6fc0"):
            sc.layer(U([g for k, g in meadow if k == c]), c, z=1, cut=0, wash=0, fibre=0)
        ground = box(-60, GROUND, X0 + 20, 1260)
        sc.layer(ground, lit(sc, "#9ac45c", "#4f8f4c", "#1c4f44", 1150), z=8, cut=1.4, rim="#fdf6b8", rimop=0.7)


def stem(sc: Scene, x: float, y: float, h: float, lean: float, kind: str, s: float, r: random.Random) -> None:
    """A tall flower: tulip, or one of the flowers seen from above, facing us."""
    top = (x + lean, y - h)
    sc.layer(
        U(
            limb([(x, y, 7), (x + lean * 0.2, y - h * 0.5, 5.5), (*top, 4.5)], 6),
            leaf(x, y - 4, h * 0.55, -1.9 + 0.2 * r.random(), 0.2),
            leaf(x, y - 2, h * 0.5, -1.15, 0.2),
        ),
        lit(sc, "#9ac45c", "#3f8a4c", "#1f5a48", 1100),
        z=5,
        cut=0.3,
        rim="#fdf6b8",
        rimop=0.6,
    )
    if kind == "tulip":
        for p, c in (
            (shape("-16,0^ -26,-26 -14,-52^ 0,-30 14,-52^ 26,-26 16,0^ 0,8"), "#c8402f"),
            (shape("-12,2^ -14,-24 0,-56^ 14,-24 12,2^ 0,9"), "#f0664a"),
        ):
            sc.layer(
                T(p, *top, s),
                sc.rad([(0, mix(c, "#fff0b0", 0.5)), (1, c)], top[0] - 14, top[1] - 40, 70 * s),
                z=4,
                cut=0.3,
                wash=0.4,
                rim="#fff3c0",
                rimop=0.8,
            )
        return
    pal = {
        "daisy": ("#fdf6d8", "#fffdf0", "#d8c890", "#f2b93a", "#b5702c"),
        "poppy": (TULIP, "#f27a58", "#a8322c", "#3a2430", "#f6d88e"),
        "star": ("#7a5fb8", "#a088d8", "#50408a", "#f6d060", "#fff3c8"),
        "rose": ("#e8708a", "#f6a0a8", "#b04468", "#f6d68a", "#8a3450"),
    }[kind]
    col = dict(zip(("outer", "inner", "vein", "heart", "dust"), pal, strict=True))
    for g, part, z in flower(kind, r):
        q = T(g, *top, s)
        if part == "vein":
            sc.flat(q, col[part], 0.5)
        else:
            sc.layer(q, col[part], z=max(0.8, z * s), cut=0, wash=0, fibre=0, rim="#fff6d0", rimop=0.6)


def petal_disc(radius: float, lobes: int, depth: float, turn: float) -> Any:
    """A ring of sound: scalloped like a flower near the hole, smoother and rounder further away."""
    out = []
    for a in np.linspace(0, 2 * math.pi, 420):
        q = radius * (1 + depth * abs(math.cos(lobes * (a + turn) / 2)) - depth * 0.4)
        out.append((HOLE[0] + 40 + q * math.cos(a), HOLE[1] + q * math.sin(a)))
    return Polygon(out).buffer(0)


def draw_echo(sc: Scene) -> None:
    """Right: rings on rings, from night slate to the colours of the garden."""
    tones = (
        "#222d4a",
        "#2a3757",
        "#334264",
        "#3e4f72",
        "#4b5e82",
        "#5c7191",
        "#6f8ba6",
        "#7fa8ac",
        "#86bb98",
        "#a9cf7c",
        "#e0dc66",
        "#f8c84a",
        "#f59a48",
        "#ee6a50",
        "#f6d978",
        "#fdf3b8",
        LIGHT,
    )
    with sc.clip(RIGHT):
        sc.flat(RIGHT, sc.rad([(0, "#3a4a6c"), (0.6, "#27324f"), (1, "#161d34")], *HOLE, 800))
        r = sc.stream("dust")
        sc.flat(
            U([ellipse(r.uniform(X1, 800), r.uniform(0, 560), r.uniform(0.7, 1.7)) for _ in range(70)]), "#b8c6d8", 0.5
        )
        n = len(tones)
        for k, c in enumerate(tones):
            t = k / (n - 1)
            radius = 660 * (1 - t) ** 1.25 + 20
            lobes = (0, 0, 0, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12, 10, 9, 8, 6)[k]
            g = petal_disc(radius, lobes, 0.0 if not lobes else 0.05 + 0.1 * t, 0.13 * k)
            deep = mix(c, NIGHT, 0.2 if k > 7 else 0.36)
            sc.layer(
                clean(g.intersection(RIGHT)),
                sc.rad([(0, mix(c, LIGHT, 0.36)), (0.5, c), (1, deep)], HOLE[0] + 30, HOLE[1], radius * 1.08),
                z=8 - 3 * t,
                cut=0.6,
                sh=0.5,
                dx=3,
                dy=4,
                rim=LIGHT,
                rimop=0.5 + 0.3 * t,
                rimw=1.2,
            )
            if 3 < k < n - 2:  # what the ring remembers: leaves, then only their veins
                marks = []
                m = 10 + k
                for j in range(m):
                    a = -1.6 + 3.2 * (j + 0.5 * (k % 2)) / m
                    q = radius * 0.93
                    x, y = HOLE[0] + 40 + q * math.cos(a), HOLE[1] + q * math.sin(a)
                    L = 9 + radius * 0.045
                    marks.append(
                        leaf(x, y, L, a + math.pi, 0.4)
                        if k > 7
                        else limb([(x, y, 1.6), (x - L * math.cos(a), y - L * math.sin(a), 0.5)], 2, 3)
                    )
                sc.flat(
                    clean(U(marks).intersection(RIGHT)),
                    mix(c, (GREEN, TULIP, YELLOW)[k % 3], 0.5) if k > 7 else mix(c, NIGHT, 0.5),
                    0.7,
                )
        sc.glow(HOLE[0] + 40, HOLE[1], 330, "#fdf3b0", 0.8)


def draw_plain(sc: Scene) -> None:
    """Grey dunes under the rings, dry stalks, and far off somebody who holds a hand behind the ear."""
    with sc.clip(RIGHT):
        for k, (P, c) in enumerate(
            (
                ([(470, 1010), (560, 986), (660, 1000), (860, 962)], "#5b6d88"),
                ([(470, 1046), (580, 1040), (700, 1056), (860, 1030)], "#42526f"),
                ([(470, 1104), (600, 1120), (720, 1100), (860, 1130)], "#2c3853"),
            )
        ):
            g, top = land(sc.stream(f"dune{k}"), P, 3)
            sc.layer(
                g,
                sc.rad(
                    [(0, mix(c, "#f3e6a8", 0.62)), (0.36, mix(c, "#c7d0b0", 0.22)), (1, mix(c, NIGHT, 0.5))],
                    HOLE[0] + 60,
                    HOLE[1] + 120,
                    620,
                ),
                z=9,
                cut=0.7,
                sh=0.45,
                rim=LIGHT,
                rimop=0.5,
            )
            lines = U(
                [
                    limb(
                        [
                            (470, y_at(top, 470) + d, 0.5),
                            (640, y_at(top, 640) + d * 1.1, 1.4),
                            (860, y_at(top, 860) + d * 1.3, 0.5),
                        ],
                        6,
                    )
                    for d in range(9, 70, 11)
                ]
            )
            sc.flat(clean(lines.intersection(g)), NIGHT, 0.3)
            if k == 0:
                kid = T(
                    person(
                        8,
                        "side",
                        SIDE["stand"].but(
                            lean=12,
                            foot_a=(0.24, 0),
                            foot_b=(-0.2, 0),
                            hand_a=(0.92, -0.3),
                            hand_b=(-0.3, 0.86),
                            elbow_a=-1,
                            grip_a="open",
                        ),
                        dress("coat", "#3c4a66", "#2a3450", "#7f8fa6"),
                        skin="#9aa6b4",
                        hair="tousled",
                        hair_colour="#242e48",
                        mood="calm",
                    ),
                    706,
                    1000,
                    0.86,
                    flip=True,
                )
                sc.flat(limb([(706, 1002, 22), (800, 1052, 14)], 2), "#141a30", 0.55, "multiply", 4)
                put(sc, kid.recolour(lambda q: mix(q, "#46587a", 0.45)), z=2, rim=(2.4, 0.6, "#fdf3c0", 0.95))
        r = sc.stream("stalks")
        stalks = []
        for _ in range(26):
            x = r.uniform(X1 + 20, 810)
            h = r.uniform(40, 150) * (0.5 + 0.6 * abs(x - 620) / 200)
            stalks.append(
                limb(
                    [(x, 1210, 3), (x + r.uniform(-8, 8), 1210 - h * 0.6, 2), (x + r.uniform(-20, 20), 1210 - h, 0.8)],
                    5,
                )
            )
            for q in (0.5, 0.7, 0.9):
                stalks.append(leaf(x, 1210 - h * q, r.uniform(10, 20), r.choice((-0.6, -2.6)), 0.16))
        sc.layer(U(stalks), "#151c33", z=8, cut=0.3, wash=0, fibre=0, rim=LIGHT, rimop=0.4)


def draw_wall(sc: Scene) -> None:
    """The wall end-on: courses of bricks, warm on one cheek, cold on the other; one brick is gone."""
    core = box(X0, TOP, X1, 1260)
    hole = box(X0 - 8, HOLE[1] - 15, X1 + 8, HOLE[1] + 15)
    sc.layer(
        core.difference(hole),
        sc.lin([(0, "#8a5a44"), (0.5, "#5a3634"), (1, "#33304a")], X0, 0, X1, 0),
        z=16,
        cut=0.6,
        dx=0,
        dy=4,
        sh=0.6,
    )
    r = sc.stream("bricks")
    rows: list[list[Any]] = [[], [], []]
    y = TOP - 2.0
    k = 0
    while y < 1230:
        h = 30.0
        edges = (X0 - 3, X1 + 3) if k % 3 == 0 else (X0 - 3, (X0 + X1) / 2 + (8 if k % 3 == 1 else -8), X1 + 3)
        for a, b in zip(edges[:-1], edges[1:], strict=True):
            g = rounded(box(a + 1.6 + r.uniform(-2, 2), y + 1.6, b - 1.6 + r.uniform(-2, 2), y + h - 1.6), 3)
            if g.distance(hole) > 0 or abs(y + h / 2 - HOLE[1]) > 18:
                rows[r.randrange(3)].append(g)
        y += h
        k += 1
    for gs, (a, b, c) in zip(
        rows,
        (("#e0a070", "#a05a48", "#4a4a6e"), ("#d08a60", "#8f4e42", "#434366"), ("#eab482", "#b06a50", "#555a80")),
        strict=True,
    ):
        keep = U(gs).difference(hole)
        sc.layer(
            clean(keep),
            sc.lin([(0, a), (0.42, b), (0.6, mix(b, c, 0.5)), (1, c)], X0, 0, X1, 0),
            z=3,
            cut=0.9,
            sh=0.5,
            rim="#ffe8b0",
            rimop=0.6,
        )
    pits = U([ellipse(r.uniform(X0 + 3, X1 - 3), r.uniform(TOP, 1200), r.uniform(0.7, 2)) for _ in range(190)])
    sc.flat(pits, "#2a1c2c", 0.4)
    # light through the hole
    sc.flat(hole, LIGHT, 1)
    for yy, c in ((HOLE[1] - 15, "#f6dc90"), (HOLE[1] + 13, "#fff3c0")):
        sc.flat(box(X0 - 3, yy, X1 + 3, yy + 2.4), c, 1)
    sc.glow(*HOLE, 150, "#fffbd0", 1.0)
    sc.glow(HOLE[0] + 30, HOLE[1], 260, "#fff3b0", 0.6)
    for s, c in ((-1, "#fff0b8"), (1, "#fdf3b8")):
        x = X0 if s < 0 else X1
        sc.flat(
            box(x - 5, HOLE[1] - 210, x + 5, HOLE[1] + 210),
            sc.rad([(0, c, 0.9), (1, c, 0)], x, HOLE[1], 200),
            0.8,
            "screen",
        )
    # ivy has crossed at the top
    q = sc.stream("ivy")
    vines = (
        [
            (386, 470),
            (404, 380),
            (394, 290),
            (410, 200),
            (416, 120),
            (440, 84),
            (480, 86),
            (502, 120),
            (512, 190),
            (506, 260),
            (522, 318),
        ],
        [(424, 1010), (414, 900), (424, 820), (412, 760)],
        [(500, 118), (540, 150), (556, 210)],
    )
    for v in vines:
        line = along(curve(np.array(v, float), n=10), 60)
        sc.layer(limb([(x, yy, 4) for x, yy in line], 3), "#4a4a34", z=3, cut=0, wash=0, fibre=0)
        for j in (0, 1):
            lv = []
            for x, yy in line[j::2]:
                a = q.uniform(0, 6.28)
                s = q.uniform(12, 21)
                lv.append(
                    U(leaf(x, yy, s, a, 0.62), leaf(x, yy, s * 0.7, a + 0.8, 0.5), leaf(x, yy, s * 0.7, a - 0.8, 0.5))
                )
            sc.layer(
                U(lv),
                sc.lin(
                    [
                        (0, ("#7fb858", "#a8cc60")[j]),
                        (0.5, ("#4f9454", "#6fae56")[j]),
                        (0.62, ("#486a68", "#5a7f78")[j]),
                        (1, ("#3a4a68", "#4a5f7c")[j]),
                    ],
                    390,
                    0,
                    520,
                    0,
                ),
                z=4,
                cut=0.2,
                wash=0,
                fibre=0,
                sh=0.45,
                rim="#fdf6c0",
                rimop=0.7,
            )
    put(sc, T(bird_on("robin"), 452, 74, 0.52, flip=True), z=2, rim=(2, 2, "#fff6c8", 0.9))


def draw_girl(sc: Scene) -> None:
    """Nine, dungarees, on tiptoe, her ear to the hole; the brick lies in the grass, a snail has moved in."""
    fig = person(
        9,
        "side",
        SIDE["stand"].but(
            lean=13,
            stoop=3,
            hip=0.99,
            foot_a=(-0.16, 0.03),
            foot_b=(-0.42, 0.1),
            toe_a=28,
            toe_b=52,
            grip_a="flat",
            grip_b="flat",
            bend_a=-70,
            bend_b=-70,
        ),
        dress("overalls", "#2f6f9a", "#2f6f9a", "#f6c63d"),
        skin="#a8683f",
        hair="curly",
        hair_colour="#2a1812",
        mood="sleep",
        head_view="front",
        reach_a=(39, -78),
        reach_b=(41, -96),
        nod=6,
    )
    s = 1.74
    dx, dy = X0 + 15 - 41 * s, GROUND + 4
    g = T(fig, dx, dy, s)
    cy = g.at("head.eye")[1]
    up = HOLE[1] + 6 - cy
    g = T(fig, dx, dy + up, s)
    sc.flat(ellipse(dx - 30, GROUND + 6, 100, 12), "#1c4a3c", 0.55, "multiply", 4)
    h = -up
    if h > 14:  # she stands on a crate
        crate = box(-66, -h, 26, 4)
        sc.layer(T(crate, dx, GROUND + 6), lit(sc, "#e6b878", "#b07a4c", "#6a4634", 1100), z=6, cut=0.5, rim="#fff0c0")
        slats = U(
            [box(-66, -h + q, 26, -h + q + 2.4) for q in np.arange(18, h, 20)], box(-54, -h, -51, 4), box(12, -h, 15, 4)
        )
        sc.flat(T(slats, dx, GROUND + 6), "#5a3424", 0.7)
    put(sc, g, z=2.4, rim=(-2.4, 0.6, "#fffbd0", 0.9), cast=5)
    sc.glow(X0 - 10, HOLE[1], 90, "#fff3b0", 0.75)
    bx, by = 330, GROUND + 96
    brick = T(box(-38, -26, 38, 0), bx, by, rot=-6)
    sc.flat(ellipse(bx + 8, by + 2, 50, 8), "#16402f", 0.6, "multiply", 3)
    sc.layer(brick, lit(sc, "#e8a070", "#b05f48", "#7a3f3a", 1100), z=4, cut=0.8, rim="#fff0c0", rimop=0.8)
    sc.layer(T(box(-38, -34, 30, -26), bx + 4, by, rot=-6), "#d98a64", z=1, cut=0.5)
    put(sc, T(snail(), bx - 4, by - 33, 0.34, rot=-6), z=1.4, rim=(1, 1, "#fff3c0", 0.8))


def draw_near(sc: Scene) -> None:
    """Tall flowers and dark leaves before the garden, a fruit bough over it."""
    r = sc.stream("beds")
    with sc.clip(box(-60, -60, X0 - 2, 1260)):
        for x, y, h, ln, kind, s in (
            (36, 1120, 210, -14, "rose", 0.62),
            (92, 1130, 150, 8, "tulip", 0.86),
            (150, 1140, 190, -8, "daisy", 0.66),
            (204, 1150, 110, 10, "poppy", 0.6),
            (250, 1160, 90, -4, "tulip", 0.7),
            (8, 1140, 120, 4, "star", 0.6),
            (392, 1170, 80, -8, "star", 0.44),
            (352, 1180, 70, 6, "daisy", 0.46),
            (120, 1190, 84, 4, "star", 0.56),
            (62, 1190, 76, -6, "poppy", 0.5),
            (180, 1200, 66, 4, "rose", 0.5),
            (296, 1200, 60, 0, "poppy", 0.46),
        ):
            stem(sc, x, y, h, ln, kind, s, r)
        for k, c in enumerate(("#24614a", "#174a40", "#0f3836")):
            lv = []
            for _ in range(36):
                x = r.uniform(-30, X0)
                a = r.uniform(-2.4, -0.7)
                L = r.uniform(60, 130) * (1 - 0.12 * k) * (1.2 - 0.8 * x / X0)
                lv.append(leaf(x, 1220 + 6 * k, L, a, 0.26))
            sc.layer(
                U(lv),
                sc.rad([(0, mix(c, "#8fb858", 0.5)), (1, c)], 120, 960, 420),
                z=9,
                cut=0.4,
                rim="#f3eeb0",
                rimop=0.6,
            )
        wood = U(
            limb([(-30, 20, 26), (70, 46, 18), (170, 40, 11), (262, 70, 5)], 8),
            limb([(70, 46, 12), (110, 96, 7), (150, 128, 3)], 6),
            limb([(-30, 60, 16), (20, 110, 10), (36, 170, 4)], 6),
        )
        sc.layer(wood, "#4a3a34", z=10, cut=0.5, rim="#fff6c8", rimop=0.6)
        for k, c in enumerate(("#2c6e4c", "#4f9450")):
            lv = []
            for a0, b0 in (((-20, 20), (262, 66)), ((70, 46), (150, 130)), ((-20, 60), (38, 172))):
                for q in np.linspace(0, 1, 22):
                    x, y = (
                        a0[0] + (b0[0] - a0[0]) * q + r.uniform(-16, 16),
                        a0[1] + (b0[1] - a0[1]) * q + r.uniform(-14, 14),
                    )
                    lv.append(leaf(x, y, r.uniform(28, 46), r.uniform(0.2, 2.6), 0.42))
            sc.layer(
                U(lv),
                sc.rad([(0, mix(c, "#e6ec8a", 0.55)), (1, c)], *SUN, 300),
                z=6,
                cut=0.3,
                wash=0.4,
                rim="#fffbd0",
                rimop=0.7,
            )
        for x, y in ((60, 92), (126, 112), (196, 82), (20, 158), (248, 98)):
            sc.layer(
                ellipse(x, y, 14, 15),
                sc.rad([(0, "#ffe08a"), (0.6, "#f29a3a"), (1, "#d2602c")], x + 4, y + 5, 20),
                z=5,
                cut=0.2,
                wash=0,
                rim="#fff6d0",
                rimop=0.9,
            )


def draw() -> Scene:
    sc = Scene("wall_brick", light=(HOLE[0], HOLE[1], 240), shadow="#142436", bg=NIGHT)
    draw_skies(sc)
    draw_garden(sc)
    draw_echo(sc)
    draw_plain(sc)
    draw_wall(sc)
    draw_girl(sc)
    draw_near(sc)
    sc.vignette("#0f1c30", 0.36, HOLE[0], 640, 900, 0.55)
    sc.finish()
    return sc
