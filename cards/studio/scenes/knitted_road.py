"""Far off on a crest, before the low sun, an old woman knits the road on which a cyclist comes; behind his wheel it is wool again.

Palette: russet #5a2a26, moss #7b7a3a, mustard #d29a35, brick rose #c8694c, butter #ffedc0, petrol wool #2f6f78.
Light: the sun behind her. Planes: rings of sky / crest / four hills, the road over each / rider / wool and thistles nearest.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.knitting import crinkled, knit, loops, spine

SUN = (498, 262)
CREST = (596, 398)  # where she stands
WOOL, STRIPE, BUTTER = "#2f6f78", "#e2b04a", "#ffedc0"
# the top line of each hill, its lit and shaded colour, and the piece of road that lies on it (x, y, width)
HILLS: tuple[tuple[list[tuple[float, float]], str, str, list[tuple[float, float, float]]], ...] = (
    ([(-40, 500), (150, 474), (330, 440), (470, 410), (596, 396), (720, 412), (840, 452)], "#f0a860", "#a8583c",
     [(560, 396, 20), (520, 424, 23), (446, 462, 29), (384, 506, 36), (372, 548, 40)]),
    ([(-40, 566), (120, 528), (300, 512), (420, 520), (560, 574), (700, 606), (840, 586)], "#e09a4a", "#8f4a38",
     [(372, 506, 37), (392, 556, 46), (480, 606, 57), (568, 634, 68), (600, 690, 76)]),
    ([(-40, 700), (140, 706), (320, 694), (480, 656), (610, 634), (720, 654), (840, 716)], "#c98a3e", "#74402f",
     [(590, 628, 70), (598, 690, 84), (500, 752, 103), (360, 784, 122), (252, 812, 134), (220, 880, 140)]),
    ([(-40, 846), (90, 800), (230, 788), (380, 816), (560, 886), (700, 926), (840, 930)], "#b07a38", "#57302a",
     [(246, 780, 132), (232, 850, 150), (290, 926, 172), (404, 978, 194), (480, 1004, 204)]),
)  # fmt: skip
RIDER = (352, 958, 0.84)


def draw_sky(sc: Scene) -> None:
    """The sun in rings of paper, long streaks of cloud, birds."""
    sc.backdrop(
        sc.rad([(0, "#fff8e0"), (0.2, "#ffdf9a"), (0.5, "#ef9a5c"), (0.8, "#c45a44"), (1, "#7a3038")], *SUN, 620)
    )
    for k, (r, c) in enumerate(
        ((470, "#c8624a"), (370, "#dd8050"), (278, "#eea05e"), (200, "#f8c478"), (142, "#ffe0a2"))
    ):
        sc.layer(
            handcut(ellipse(*SUN, r), 7, 40, k, 60),
            sc.rad([(0, light(c, 0.4)), (1, c)], *SUN, r),
            z=6,
            sh=0.25,
            shc="#7a2a20",
            cut=0.6,
            rim="#fff3d0",
            rimop=0.6,
        )
    sc.layer(ellipse(*SUN, 92), "#fffdf0", z=4, sh=0.2, shc="#d97a2a", cut=0, fibre=0)
    sc.glow(*SUN, 330, "#ffe9b0", 0.7)
    r = sc.stream("streaks")
    for _ in range(13):
        x, y = r.uniform(-60, 760), r.uniform(10, 320)
        w = r.uniform(90, 260)
        if abs(y - SUN[1]) < 90 and abs(x + w / 2 - SUN[0]) < 210:
            continue
        g = limb(
            [
                (x, y, 1),
                (x + w * 0.3, y - 3, r.uniform(7, 15)),
                (x + w * 0.7, y + 2, r.uniform(5, 12)),
                (x + w, y - 2, 1),
            ],
            8,
        )
        sc.layer(
            g,
            sc.lin([(0, "#8f4048"), (1, "#f2a070")], 0, y - 10, 0, y + 10),
            z=4,
            sh=0.25,
            cut=0.4,
            rim="#ffe0b0",
            rimop=0.6,
            op=0.85,
        )
    for x, y, s in ((206, 176, 0.24), (246, 158, 0.2), (280, 190, 0.18), (236, 214, 0.15)):
        sc.flat(T(bird("swallow"), x, y, s, rot=-10, flip=True), "#5a2430", 0.9)


def woman() -> Figure:
    """In profile to the right, knitting before her; feet at 0,0."""
    pose = SIDE["stand"].but(
        lean=6, stoop=10, nod=12, hand_a=(0.5, 0.3), hand_b=(0.58, 0.26), grip_a="fist", grip_b="fist"
    )
    return person(
        78, "side", pose, dress("farmwife", "#8a4a3a", "#5a2f34", "#d9a24a").but(cloak="#d29a35", apron=None, skirt=0.9), "#c98f68", "bun", "#e6ddd0", "calm",
        1.1, hat="scarf", hat_colour="#b3302c",
    )  # fmt: skip


def draw_woman(sc: Scene) -> None:
    """She, her needles crossed in the sun, the beginning of the road, the ball at her feet."""
    x, y = CREST
    s = 1.02
    p = T(woman(), x, y + 4, s, flip=True)
    hx, hy = p.at("hand_a.hold")
    hang = [(hx - 14, hy + 2, 36), (hx - 18, hy + 40, 30), (hx - 14, hy + 84, 25), (560, 402, 21)]
    knit(sc, hang, WOOL, STRIPE, 0, 7, 17, 3)
    needles = U(
        limb([(hx + 16, hy + 26, 6), (hx - 60, hy - 94, 3)], 1),
        limb([(hx - 42, hy + 24, 6), (hx + 30, hy - 92, 3)], 1),
        ellipse(hx + 17, hy + 28, 5),
        ellipse(hx - 43, hy + 26, 5),
    )
    sc.layer(needles, "#4a2420", z=3, cut=0, fibre=0, sh=0.3, rim="#fff0c8", rimop=0.9)
    stitches = U(
        [
            ellipse(hx - 34 + 6.6 * k, hy + 4 - 5 * abs(k - 3) * 0.5, 4.2, 5.6).difference(
                ellipse(hx - 34 + 6.6 * k, hy + 4 - 5 * abs(k - 3) * 0.5, 2, 3.2)
            )
            for k in range(7)
        ]
    )
    sc.layer(stitches, light(WOOL, 0.15), z=1.4, cut=0, fibre=0)
    put(sc, p, z=2.6, sh=0.4, rim=(2, 1.6, "#fff0c0", 1.0), cast=4)
    sc.flat(p.outline(), sc.lin([(0, "#3a1424", 0), (1, "#3a1424", 0.55)], x - 50, 0, x + 60, 0), 0.8, "multiply")
    bx, by = x + 62, y - 8
    sc.layer(
        ellipse(bx, by, 19),
        sc.rad([(0, light(WOOL, 0.4)), (1, dark(WOOL, 0.2))], bx - 8, by - 9, 26),
        z=3,
        cut=0.2,
        sh=0.5,
    )
    sc.flat(
        U(
            [
                limb([(bx - 17, by + q, 0.8), (bx, by - q * 0.6 + 3, 2), (bx + 17, by - q, 0.8)], 5)
                for q in (-9, -3, 4, 10)
            ]
        ),
        light(WOOL, 0.35),
        0.7,
    )


def tufts(r: Any, top: Any, n: int, h: float) -> Any:
    """Grass and small bushes along a hill."""
    out = []
    for _ in range(n):
        x = r.uniform(-20, 820)
        y = y_at(top, x) + r.uniform(4, 90)
        out += [limb([(x + d, y, 1.8), (x + d * 1.8, y - h * r.uniform(0.6, 1.2), 0.4)], 1, 3) for d in (-4, 0, 4)]
    return U(out)


def draw_hills(sc: Scene) -> int:
    """Hill over hill towards us, the road going on from one to the next."""
    rows = 9
    for k, (P, lit, shade, road) in enumerate(HILLS):
        r = sc.stream(f"hill {k}")
        g, top = land(r, P, 4)
        sc.layer(
            g,
            sc.rad([(0, light(lit, 0.35)), (0.4, lit), (1, shade)], SUN[0], SUN[1] + 60, 620 + 110 * k),
            z=8 + 2 * k,
            sh=0.45,
            shc="#3a1420",
            dy=-3,
            cut=0.8,
            rim="#fff0c4",
            rimop=0.9,
        )
        sc.flat(tufts(r, top, 40, 9 + 5 * k), dark(shade, 0.1), 0.55)
        rimlight(sc, g, 0, 4 + k, "#ffe2a0", 0.6, 2.4, c=SUN, r=760)
        if k in (0, 1, 2):
            trees = []
            for _ in range((8, 7, 4)[k]):
                x = r.choice((r.uniform(-10, 260), r.uniform(690, 810)))
                q = poplar(r, x, y_at(top, x) + 6, r.uniform(26, 46) * (1 + 0.5 * k), 7 + 4 * k)
                trees.append(q[0] if isinstance(q, (tuple, list)) else q)
            sc.layer(
                U(trees),
                sc.rad([(0, mix(lit, "#6a5a2a", 0.5)), (1, dark(shade, 0.2))], *SUN, 620),
                z=3,
                cut=0,
                fibre=0,
                sh=0.3,
                rim="#ffe6b0",
                rimop=0.7,
            )
        if k == 1:
            sheep_at(sc, 196, 566, 0.34, "#f6ead6", False)
            sheep_at(sc, 690, 640, 0.36, WOOL, True)
        if k == 2:
            sheep_at(sc, 108, 772, 0.5, WOOL, False)
            sheep_at(sc, 642, 846, 0.56, "#c9a890", True)
        with sc.clip(g):
            sc.flat(
                T(
                    U(
                        [
                            Polygon(
                                [
                                    (x - nx * w * 0.5, y - ny * w * 0.5),
                                    (x + nx * w * 0.5, y + ny * w * 0.5),
                                    (x + nx * w * 0.5 + 8, y + ny * w * 0.5 + 14),
                                    (x - nx * w * 0.5 + 8, y - ny * w * 0.5 + 14),
                                ]
                            ).buffer(2)
                            for x, y, w, nx, ny in spine(road, 0.1)
                        ]
                    ),
                    2,
                    8,
                ),
                "#3a1424",
                0.4,
                "multiply",
                5,
            )
            rows = knit(sc, road, mix(WOOL, "#b8704a", 0.3 - 0.1 * k), STRIPE, rows, 9, 17, 3 + k)
    return rows


def sheep_at(sc: Scene, x: float, y: float, s: float, fleece: str, flip: bool) -> None:
    """A small sheep; the blue ones still have their wool."""
    f = T(beast("sheep", "graze"), x, y, s, flip=flip)
    sc.flat(ellipse(x, y + 2, 60 * s, 9 * s), "#3a1420", 0.5, "multiply", 2)
    if fleece in (WOOL, "#c9a890"):
        f = f.recolour(
            lambda c: (
                mix(c, fleece, 0.8) if c.startswith("#") and min(int(c[i : i + 2], 16) for i in (1, 3, 5)) > 120 else c
            )
        )
    put(sc, f, z=2, rim=(1.2, 1.6, "#ffecc0", 0.9))


def draw_rider(sc: Scene) -> None:
    """The young man on his bicycle, postbag, scarf; close behind his wheel the road is undone."""
    x, y, s = RIDER
    b = T(bicycle("#b3302c", "#33222a"), x, y, s, rot=14, flip=True)
    pose = SIDE["ride"]
    sx, sy = b.at("saddle")
    man = person(
        24,
        "side",
        pose.but(foot_a=(0.16, 0.1), foot_b=(0.02, 0.36)),
        dress("shirt", "#d9a24a", "#33404a", "#f2dcae").but(shoes="boots"),
        "#5e3a28",
        "short",
        "#160f10",
        "smile",
        hat="flat",
        hat_colour="#5a4a2c",
        nod=-4,
    )
    hipx, hipy = man.at("hip")
    p = T(T(man, -hipx, -hipy - 2), sx, sy - 10 * s, s * 0.86, rot=10, flip=True)
    sc.flat(ellipse(x + 8, y + 8, 88 * s, 13 * s, 12), "#1a2a34", 0.55, "multiply", 4)
    put(sc, b, z=2, sh=0.4, rim=(1, 1.4, "#ffe0a8", 0.8))
    put(sc, p, z=2.4, sh=0.45, rim=(1.2, 2.2, "#ffecc0", 1.0))
    nx, ny = p.at("neck")
    scarf = limb(
        [(nx, ny, 10), (nx + 26, ny - 4, 11), (nx + 52, ny + 12, 12), (nx + 84, ny + 4, 12), (nx + 118, ny + 22, 10)], 7
    )
    sc.layer(
        scarf,
        sc.lin([(0, "#d8402f"), (1, "#8a2428")], nx, ny - 10, nx + 100, ny + 30),
        z=3,
        cut=0.1,
        sh=0.4,
        rim="#ffe0b0",
        rimop=0.9,
    )
    ax, ay = p.at("hip")
    bag = shape(f"{ax + 2},{ay - 22}^ {ax + 34},{ay - 16}^ {ax + 36},{ay + 10} {ax + 18},{ay + 16} {ax + 2},{ay + 8}")
    sc.layer(bag, "#8a5630", z=3, cut=0.2, rim="#ffe0b0", rimop=0.8)
    sc.flat(shape(f"{ax + 2},{ay - 22}^ {ax + 34},{ay - 16}^ {ax + 30},{ay - 4} {ax + 14},{ay - 4}"), "#6a3f24", 0.9)


def draw_wool(sc: Scene) -> None:
    """Open stitches, and the thread that runs back over the hills to her ball."""
    x, y, w, nx, ny = spine(HILLS[3][3], 0.1)[-1]
    sc.layer(loops(x, y, w, -nx, -ny, 9, 13), light(WOOL, 0.2), z=3, cut=0, fibre=0, sh=0.5, rim="#ffe6b0", rimop=0.7)
    ways = (
        [
            (x - 6, y + 44, 3),
            (x + 44, y + 50, 8),
            (x + 104, y + 66, 9),
            (640, 1096, 11),
            (560, 1160, 13),
            (330, 1150, 14),
            (150, 1090, 13),
            (60, 1130, 14),
            (120, 1196, 15),
            (420, 1218, 15),
            (720, 1180, 13),
            (792, 1060, 11),
            (742, 990, 9),
            (770, 930, 8),
        ],
        [(770, 936, 7), (716, 850, 6), (744, 770, 5), (700, 716, 4.4)],
        [(700, 720, 4), (752, 676, 3.6), (728, 612, 3)],
        [(728, 616, 2.8), (776, 560, 2.4), (716, 490, 2), (676, 420, 1.4), (662, 404, 1)],
    )
    for k, P in enumerate(ways):
        c = crinkled(P, 9)
        t = (4.6, 2.8, 2.0, 1.5)[k]
        sc.stroke([(a + 1.5, b + t * 1.3) for a, b in c], "#2a1018", t, 0.5, blur=1.4)
        sc.stroke(c, dark(WOOL, 0.25), t)
        sc.stroke([(a - 0.5, b - t * 0.22) for a, b in c], light(WOOL, 0.4), t * 0.36, 0.9)


def draw_mouse(sc: Scene) -> None:
    """A mouse looks out of a dropped stitch."""
    x, y = 250, 858
    sc.flat(ellipse(x, y, 14, 12, 20), "#12222a")
    sc.layer(
        U(ellipse(x, y + 1, 9, 8), ellipse(x - 8, y - 8, 6), ellipse(x + 7, y - 9, 6)),
        "#c9b8b0",
        z=1.6,
        cut=0,
        fibre=0,
        sh=0.5,
    )
    sc.flat(U(ellipse(x - 3, y, 1.3), ellipse(x + 4, y - 1, 1.3), ellipse(x + 1, y + 5, 1.4)), "#2a181c")


def draw_near(sc: Scene) -> None:
    """Thistles and grass nearest to us, dark, with the sun in their edges."""
    r = sc.stream("near")
    st = []
    for _ in range(26):
        x = r.choice((r.uniform(-20, 120), r.uniform(650, 810), r.uniform(650, 810)))
        h, lean = r.uniform(70, 260) * (1.1 if x < 120 else 0.8), r.uniform(-40, 40)
        st.append(limb([(x, 1230, 5), (x + lean * 0.4, 1220 - h * 0.6, 3.4), (x + lean, 1220 - h, 1.6)], 4))
        for q in range(4):
            st.append(
                leaf(
                    x + lean * (0.3 + 0.16 * q),
                    1220 - h * (0.4 + 0.15 * q),
                    r.uniform(22, 44),
                    -0.5 if q % 2 else -2.6,
                    0.24,
                )
            )
        hx, hy = x + lean, 1220 - h
        st.append(
            U(
                ellipse(hx, hy, 8, 9),
                [
                    limb([(hx, hy - 4, 3), (hx + 13 * math.cos(a), hy - 4 + 17 * math.sin(a), 0.8)], 1)
                    for a in np.linspace(-2.5, -0.6, 8)
                ],
            )
        )
    g = U(st, grass(r, -20, 820, lambda x: 1226, 70, 110, 0.4, 4))
    sc.layer(
        g,
        sc.rad([(0, "#7a3a30"), (0.6, "#3a1a24"), (1, "#22101c")], SUN[0], 700, 760),
        z=10,
        cut=0,
        sh=0.5,
        fibre=0,
        rim="#ffd08a",
        rimop=0.9,
    )


def draw() -> Scene:
    """The card."""
    sc = Scene("knitted_road", light=(SUN[0], SUN[1], 240), shadow="#2a0f1c", bg="#c8694c")
    draw_sky(sc)
    draw_hills(sc)
    draw_woman(sc)
    sc.veil([(0, "#ffd9a0", 0), (0.5, "#ffd9a0", 0.16), (1, "#ffd9a0", 0)], 0, 260, 0, 900)
    draw_wool(sc)
    draw_mouse(sc)
    draw_rider(sc)
    sc.glow(*SUN, 620, "#ffc878", 0.24)
    draw_near(sc)
    sc.vignette("#2a0c1c", 0.42, 440, 520, 920, 0.55)
    sc.finish()
    return sc
