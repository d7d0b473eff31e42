"""By lantern, high in the fog, a gardener ties the last leaf to its twig; far below Winter holds the spool for her.

Palette: bark plum #2c1620, fog amber #f2c376, ember orange #ff9a3c, leaf crimson #b8242c, frost blue #8fb4c8, deep cold #23405a.
Light: a lantern behind the leaf, which glows like a church window; autumn above, frost below.
Planes: fog / three rows of trunks / frosted ground / leaf, ladder, gardener / bench / great trunk and bough / heap of leaves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, box

from cards.studio.papercut import *
from cards.studio.papercut.lantern_leaf import LX, LY, STALK, draw_leaf

LADDER = ((508.0, 1104.0), (432.0, 172.0))
BENCH = (618.0, 1096.0)
FROST_LINE = 640.0  # so far it has climbed
PLUM, THREAD = "#2c1620", "#c8242a"


def draw_fog(sc: Scene) -> None:
    """Amber above, frost below, the lantern's halo between."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#a8683c"),
                (0.26, "#e0a862"),
                (0.46, "#d9bf94"),
                (0.64, "#8fadb4"),
                (0.82, "#537f9a"),
                (1, "#2a506e"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    sc.flat(
        ellipse(LX, LY, 640),
        sc.rad([(0, "#fff8dc", 1), (0.3, "#ffe9b0", 0.8), (0.62, "#f6cf8a", 0.34), (1, "#f6cf8a", 0)], LX, LY, 640),
    )


def trunk(r: Any, x: float, foot: float, w: float) -> Any:
    """A bare trunk that leaves the card at the top, with a limb or two."""
    b = r.uniform(-26, 26)
    P = [(x + 4, foot + 20, w * 1.7), (x, foot - 40, w * 1.12), (x + b * 0.4, foot - 420, w), (x + b, -60, w * 0.74)]
    parts = [limb(P, 8)]
    for _ in range(2):
        y, s = r.uniform(60, 460), r.choice((-1, 1))
        parts.append(
            limb(
                [
                    (x + b * 0.6, y + 40, w * 0.4),
                    (x + b * 0.6 + s * w * 1.8, y - 40, w * 0.26),
                    (x + b * 0.6 + s * w * 3.4, y - 170, w * 0.1),
                ],
                6,
            )
        )
    return fillet(U(parts), w * 0.2)


def draw_rows(sc: Scene) -> None:
    """Trunks only, paler the further off; at their feet the ground grows white."""
    rows = (
        ((70, 172, 268, 420, 500, 566, 660), 936, 20, ("#dda860", "#c3b99c", "#8aa9b4"), ("#b4c8cc", "#7da2b4")),
        ((120, 330, 612), 972, 34, ("#c08a4c", "#a08f7c", "#5f8496"), ("#98b8c6", "#4f7c98")),
        ((22, 468), 1026, 54, ("#96623c", "#746470", "#3a5c76"), ("#7fa6bc", "#34587a")),
    )
    for k, (xs, foot, w, (top, mid, low), (near, far)) in enumerate(rows):
        r = sc.stream(f"row{k}")
        g = U([trunk(r, x + r.uniform(-10, 10), foot + r.uniform(-8, 14), w * r.uniform(0.75, 1.2)) for x in xs])
        sc.layer(
            g,
            sc.lin([(0, top), (0.5, mid), (1, low)], 0, 60, 0, foot),
            z=5 + 2 * k,
            sh=0.3,
            shc="#5a3a28",
            cut=0.8,
            wash=0.6,
            rim="#fff2d0",
            rimop=(0.25, 0.4, 0.5)[k],
        )
        for side, part in (
            (-1, box(-60, -60, LX, 1260)),
            (1, box(LX, -60, 860, 1260)),
        ):  # each is lit on the lantern's side
            rimlight(sc, clean(g.intersection(part)), (3 + 2 * k) * side, 0, "#ffe9a8", 0.8, 2.4, (LX, LY), 480)
        sc.flat(
            ellipse(LX, LY, 460), sc.rad([(0, "#ffeeb8", 0.55 - 0.12 * k), (1, "#ffe0a0", 0)], LX, LY, 460), 1, "screen"
        )
        ground, t = ridge(sc.stream(f"ground{k}"), foot, 8, f=1.4, tilt=(8, -14, 16)[k])
        sc.layer(
            ground,
            sc.lin([(0, near), (1, far)], 0, foot - 10, 0, foot + 170),
            z=6,
            sh=0.3,
            shc="#1c3448",
            cut=0.8,
            rim="#ffffff",
            rimop=0.8,
            rimw=1.2,
        )
        sc.flat(
            U(
                [limb([(x, y_at(t, x) + 8, w * 0.9), (x + (x - LX) * 0.25, y_at(t, x) + 120, w * 1.3)], 3) for x in xs]
            ).intersection(ground),
            sc.lin([(0, "#2a4a66", 0.55), (1, "#2a4a66", 0)], 0, foot, 0, foot + 130),
            1,
            "multiply",
            4,
        )
        f = sc.stream(f"litter{k}")
        sc.flat(
            U(
                [
                    leaf(x, y_at(t, x) + f.uniform(6, 46), f.uniform(4, 8) + 2 * k, f.uniform(0, 6.3), 0.5)
                    for x in [f.uniform(-10, 810) for _ in range(46)]
                ]
            ),
            ("#a87a54", "#8a4a34", "#7a3430")[k],
            0.6,
        )
        sc.veil([(0, "#ffe2a8", 0), (0.5, "#d9e2dc", (0.22, 0.14, 0.05)[k]), (1, "#bcd4de", 0)], 0, 640, 0, 1120)


def draw_lantern(sc: Scene) -> None:
    """Behind the leaf, on a cord from the bough."""
    sc.stroke([(256, 100), (256, LY - 70)], "#5a2c20", 2.6)
    put(sc, T(lantern("#4a2018", "#fff6d0"), LX - 6, LY - 70, 1.7), z=3)
    sc.glow(LX - 6, LY, 330, "#ffe9a8", 0.9)
    shafts(
        sc,
        LX - 20,
        LY,
        [
            (2.5, 0.07, 0.2),
            (3.1, 0.06, 0.16),
            (3.7, 0.07, 0.16),
            (1.2, 0.06, 0.12),
            (0.35, 0.07, 0.16),
            (-0.3, 0.06, 0.12),
        ],
        560,
        "#fff0c0",
        10,
        60,
    )


BOUGH = [(760, 330, 150), (690, 214, 96), (590, 158, 66), (480, 136, 46), (400, 142, 28), (360, 172, 14), (352, 206, 6)]


def draw_wood(sc: Scene) -> None:
    """The great trunk at the right edge and its one long bough; hoar as far as the frost has come."""
    stem = limb(
        [
            (800, 1270, 330),
            (776, 1120, 214),
            (764, 960, 168),
            (772, 700, 150),
            (764, 460, 158),
            (790, 260, 170),
            (830, -60, 190),
        ],
        9,
    )
    root = limb([(720, 1120, 90), (664, 1170, 46), (600, 1196, 12)], 6)
    spurs = [
        limb(P, 6)
        for P in (
            "590,158,30 540,80,18 520,-30,10",
            "480,136,26 380,96,17 250,92,10 150,128,5 120,150,2",
            "250,92,9 200,60,5 140,52,2",
            "400,106,12 350,50,7 330,-20,4",
            "690,214,50 640,110,30 650,-40,20",
            "330,92,9 300,126,5 262,140,2.4",
            "680,560,44 640,500,20 616,430,9 622,380,3",
        )
    ]
    wood = fillet(U(stem, root, limb(BOUGH, 10), spurs), 12)
    sc.layer(
        wood,
        sc.rad([(0, "#9a5a34"), (0.4, "#5a2c28"), (0.75, "#331824"), (1, "#221a2c")], LX + 60, LY - 60, 760),
        z=15,
        sh=0.5,
        shc="#3a1c18",
        cut=0.5,
        fibre=0.14,
        rim="#ffe0a0",
        rimop=0.8,
        rimw=1.4,
    )
    rimlight(sc, wood, 5, 2, "#ffc870", 0.9, 2, (LX, LY), 700)
    r = sc.stream("bark")
    slits = []
    for _ in range(70):
        x, y, n = r.uniform(680, 800), r.uniform(40, 1150), r.uniform(60, 190)
        slits.append(
            limb(
                [
                    (x, y, 0.6),
                    (x + r.uniform(-10, 10), y + n * 0.5, r.uniform(3, 9)),
                    (x + r.uniform(-5, 5), y + n, 0.6),
                ],
                6,
            )
        )
    sc.layer(
        clean(U(slits).intersection(wood.buffer(-7))),
        "#1c0f1a",
        z=1.2,
        cut=0,
        fibre=0,
        wash=0,
        sh=0,
        rim="#e09a5a",
        rimop=0.55,
        az=180,
    )
    low = clean(wood.intersection(box(560, FROST_LINE, 860, 1260)))
    sc.flat(
        low,
        sc.lin([(0, "#a9cfe0", 0), (0.5, "#a9cfe0", 0.25), (1, "#cfe6f0", 0.6)], 0, FROST_LINE, 0, 1180),
        1,
        "screen",
    )
    rimlight(sc, low, 7, 0, "#f4fcff", 0.95, 1.6, (690, 1120), 420)
    flowers = []
    for _ in range(260):
        x, y = r.uniform(664, 796), r.uniform(FROST_LINE, 1190)
        if r.random() < (y - FROST_LINE) / 380 and low.contains(Point(x, y)):
            flowers.append(snowflake(x, y, r.uniform(2.4, 6.5), 6, r.random()))
    sc.flat(U(flowers).intersection(low), "#eaf6fa", 0.75)


def draw_gardener(sc: Scene) -> tuple[float, float]:
    """Forty, in an apron, up on the last rungs; both hands at the stalk. Returns her mouth."""
    (x0, y0), (x1, y1) = LADDER
    lad = ladder(x0, y0, x1, y1, 46, 25, 8)
    sc.layer(
        lad,
        sc.lin([(0, "#6a3420"), (0.5, "#7a5a4c"), (0.8, "#8fb0c0"), (1, "#d9eaf0")], 0, y1, 0, y0),
        z=8,
        sh=0.45,
        shc="#4a2a20",
        cut=0.3,
        fibre=0,
        rim="#fff2d0",
        rimop=0.95,
        rimw=1.2,
    )
    s, px, py = 1.12, 474.0, 420.0
    d = dress("farmwife", "#2c5a58", "#3f2430", "#f4dca8").but(
        skirt=0.72, collar="scarf", collar_colour="#d98a2c", shoes="boots"
    )
    pose = Pose(
        0.985,
        lean=16,
        nod=-14,
        foot_a=(-0.06, 0.0),
        foot_b=(0.1, 0.22),
        toe_a=8,
        toe_b=8,
        elbow_a=1,
        elbow_b=1,
        grip_a="pinch",
        grip_b="grip",
    )
    to = lambda x, y: ((px - x) / s, (y - py) / s)  # noqa: E731
    p = person(
        40,
        "side",
        pose,
        d,
        "#8f5f40",
        "bun",
        "#241812",
        feeling("calm"),
        1.0,
        big_head=1.1,
        reach_a=to(STALK[0] + 20, STALK[1] + 12),
        reach_b=to(STALK[0] + 26, STALK[1] - 22),
    )
    p = T(p, px, py, s, flip=True)
    put(sc, p, z=3, rim=(3, 1.4, "#ffe9a8", 0.95), shade=("#4a1c24", 0.3, 460), cast=7)
    return p.at("head.mouth")


def draw_thread(sc: Scene, mouth: tuple[float, float], spool_at: tuple[float, float]) -> None:
    """Red: round the stalk, past her mouth, and down through all the fog to the spool."""
    lx, ly = STALK
    sc.stroke(
        curve(
            np.array(
                [(lx - 9, ly - 9), (lx + 7, ly - 4), (lx - 8, ly + 1), (lx + 8, ly + 7), (lx - 7, ly + 11)], float
            ),
            n=8,
        ),
        THREAD,
        3.2,
    )
    mx, my = mouth
    sx, sy = spool_at
    P = [
        (lx + 4, ly + 6),
        (lx + 30, ly + 24),
        (mx, my),
        (mx - 4, my + 150),
        (mx + 26, my + 330),
        (mx + 6, my + 500),
        (mx - 40, my + 640),
        (sx - 116, sy + 4),
        (sx, sy),
    ]
    c = curve(np.array(P, float), n=16)
    sc.stroke(c + np.array([4, 7]), "#3a1c28", 3, 0.3, "multiply", blur=2)
    sc.stroke(c, "#9a141e", 4)
    sc.stroke(c, "#f0504a", 1.8, 0.95)


def draw_winter(sc: Scene) -> tuple[float, float]:
    """A slim gentleman in a pale greatcoat on the park bench, his hat on, looking up. Returns where he holds the spool."""
    bx, by = BENCH
    sc.flat(
        ellipse(bx - 20, by + 10, 300, 62),
        sc.rad(
            [(0, "#ffffff", 0.95), (0.5, "#e2f0f4", 0.7), (1, "#cfdde0", 0)],
            bx - 20,
            by + 10,
            300,
            f"translate(0 {(by + 10) * 0.79:.1f}) scale(1 .21)",
        ),
    )
    r = sc.stream("frost")
    for _ in range(90):
        a, q = r.uniform(0, 6.28), r.random() ** 0.6
        sc.flat(
            snowflake(
                bx - 20 + 270 * q * math.cos(a), by + 10 + 54 * q * math.sin(a), r.uniform(2.4, 8), 6, r.random()
            ),
            "#ffffff",
            0.85 * (1.1 - q),
        )
    sc.flat(T(box(-100, -8, 96, 8), bx + 20, by + 14), "#23405a", 0.5, "multiply", 7)
    iron, x0, x1 = "#2c3f52", bx - 84, bx + 92
    sc.layer(
        U([box(x, by - 104, x + 8, by + 8) for x in (x0 + 8, x1 - 16)]),
        iron,
        z=4,
        cut=0.2,
        fibre=0,
        rim="#f4fafa",
        rimop=0.8,
    )
    sc.layer(
        U([box(x0, by - 102 + 18 * k, x1, by - 91 + 18 * k) for k in range(3)]),
        sc.lin([(0, "#8fa9b8"), (1, "#4a6478")], 0, by - 102, 0, by - 46),
        z=3,
        cut=0.4,
        rim="#ffffff",
        rimop=1.0,
        rimw=1.3,
    )
    s = 1.12
    coat = dress("greatcoat", "#e2eef2", "#9fbccb", "#ffffff").but(
        skirt=0.74, flare=6, pad=1.5, shoes="boots", shoe_colour="#4a6a80", buttons="#7a9cb0"
    )
    pose = SIDE["sit"].but(
        lean=-10, nod=-30, grip_a="cup", grip_b="cup", hand_a=(0.56, 0.46), hand_b=(0.6, 0.44), elbow_a=-1
    )
    p = person(
        58,
        "side",
        pose,
        coat,
        "#d4dfe6",
        "short",
        "#ffffff",
        feeling("calm"),
        0.84,
        1.1,
        beard="goatee",
        hat="top",
        hat_colour="#3f6480",
        band="#c8242a",
        big_head=1.08,
    )
    p = T(p, bx + 14, by + 4, s, flip=True)
    put(sc, p, z=3, rim=(2, 2.4, "#fff6e0", 0.9), shade=("#5a7f9a", 0.25, 1000), cast=6)
    sc.layer(box(x0, by - 54, x1, by - 46), "#6f8a9c", z=4, cut=0.3, rim="#ffffff", rimop=1, rimw=1.4)
    hx, hy = p.at("hand_a.hold")
    g = T(spool(), hx - 8, hy + 2, 0.34)
    for k, c in (("base", "#e9d2a0"), ("wound", THREAD), ("top", "#f4e4b8")):
        sc.layer(g[k], c, z=1.4, cut=0, wash=0, fibre=0)
    return hx - 8, hy - 4


def draw_front(sc: Scene) -> None:
    """The heap that has been raked together, the rake, hoar on the last stalks: dark before us."""
    mound = shape("-60,1260^ -60,1058 30,1030 130,1052 236,1116 330,1176 400,1260^")
    sc.layer(mound, sc.lin([(0, "#5a2830"), (1, "#241420")], 0, 1030, 0, 1200), z=15, cut=1.0, sh=0.5)
    r = sc.stream("heap")
    for k in range(120):
        x = r.uniform(-20, 380)
        y = 1040 + max(0, x - 60) * 0.42 + r.uniform(0, 190)
        g = leaf(x, y, r.uniform(26, 48), r.uniform(0, 6.3), 0.55)
        t = max(0.0, 1 - (y - 1040 - max(0, x - 60) * 0.42) / 90)
        c = r.choice(("#7a3428", "#8a4a2c", "#5a2830", "#6a3a34", "#4a2430"))
        sc.layer(
            g,
            mix(dark(c, 0.25), mix(c, "#e0a060", 0.5), t),
            z=3,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.45,
            rim=mix("#cfe4ee", "#ffd890", r.random()),
            rimop=0.85,
        )
    pole = limb("250,1170,9 84,690,7", 1)
    sc.layer(
        pole, sc.lin([(0, "#a8683c"), (1, "#4a2430")], 0, 690, 0, 1170), z=9, cut=0.2, fibre=0, rim="#ffe0a0", rimop=0.9
    )
    tines = U(
        limb("206,1152,7 306,1166,7", 1),
        [limb([(212 + 13 * k, 1154 + 2 * k, 4), (216 + 13 * k, 1186 + 2 * k, 3)], 2) for k in range(8)],
    )
    sc.layer(tines, "#3a2430", z=4, cut=0, fibre=0, rim="#ffe0a0", rimop=0.8)


def draw() -> Scene:
    """Is the thread for the leaf, or for her, and why does he help?"""
    sc = Scene("leaf_guard", light=(LX, LY, 240), shadow="#241420", bg="#c98a4c")
    draw_fog(sc)
    draw_rows(sc)
    draw_lantern(sc)
    draw_leaf(sc)
    draw_wood(sc)
    spool_at = draw_winter(sc)
    mouth = draw_gardener(sc)
    draw_thread(sc, mouth, spool_at)
    draw_front(sc)
    snow(sc, 60, "#ffffff", 0.8, (380, 640, 800, 1180), (1.0, 3.0), "first flakes")
    sc.vignette("#1c1428", 0.42, 360, 560, 900)
    sc.finish()
    return sc
