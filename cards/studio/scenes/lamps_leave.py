"""Before dawn the street lamps have pulled their feet out of the pavement and walk in single file over the hill to the sea.

Palette: violet night #2d2350, periwinkle #5c5a9c, hill heather #84749f, sea lilac #aaa7cc, halo ivory #fdf1cf, moth orange #e9a04f.
Light: dawn over the sea; every lamp has its own small one. Planes: sky / sea / headlands / slopes / street / houses before us.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *

LX, LY = 566, 330  # where the day will come up
IVORY, ORANGE, NIGHT, LILAC = "#fdf1cf", "#e9a04f", "#2d2350", "#aaa7cc"
HORIZON = 342
# the way: x, y, width
WAY = [
    (560, 1260, 330),
    (500, 1110, 210),
    (372, 960, 132),
    (384, 850, 92),
    (528, 772, 66),
    (640, 706, 50),
    (620, 652, 38),
    (500, 610, 30),
    (372, 578, 24),
    (300, 546, 19),
    (330, 514, 15),
    (424, 490, 12),
    (500, 468, 9),
    (528, 446, 6),
]
# feet of the walkers on it, nearest first: x, y, height, head, leaning
WALK = (
    (336, 950, 350, "square", 6), (432, 818, 236, "globe", 7), (556, 762, 176, "crook", 5), (640, 700, 138, "twin", 6), (596, 645, 108, "square", -6),
    (508, 614, 88, "globe", -7), (420, 591, 73, "crook", -6), (340, 566, 61, "square", -6), (300, 540, 52, "twin", -3), (330, 513, 44, "globe", 5),
    (384, 499, 37, "square", 6), (436, 486, 31, "crook", 5), (484, 472, 26, "globe", 5), (520, 455, 22, "square", 5), (546, 438, 18, "globe", 4), (560, 425, 15, "square", 4),
)  # fmt: skip


def lamp_walker(head_kind: str, lean: float, step: int, iron: str, lifted: float = 0) -> Figure:
    """A cast-iron lamp on two legs, 100 high, striding to the right. Anchor light."""
    f = Figure()
    hx, hy = -2.0, -37.0
    if lifted:
        fa, fb = (-15.0, 4.0), (21.0, -7.0)
        ka, kb = (-8.0, -18.0), (15.0, -24.0)
    elif step:
        fa, fb, ka, kb = (17.0, 0.0), (-19.0, -2.0), (11.0, -19.0), (-9.0, -19.0)
    else:
        fa, fb, ka, kb = (11.0, 0.0), (-12.0, -7.0), (9.0, -20.0), (0.0, -19.0)

    def leg(k: tuple[float, float], ft: tuple[float, float], toe: float) -> Any:
        """Half of a plinth on a slim bowed shaft, like the leg of a pair of compasses."""
        tilt = math.degrees(math.atan2(ft[0] - k[0], ft[1] - k[1]))
        shoe = shape("-6.4,0^ -6,-3 -4.6,-4 -4.2,-7 -2.6,-9 -1.5,-14^ 1.5,-14^ 2.6,-9 4.2,-7 4.6,-4 6,-3 6.4,0^")
        shaft = limb(
            [
                (hx, hy, 4.4),
                ((hx + k[0]) / 2 + (k[0] - hx) * 0.1, (hy + k[1]) / 2, 2.7),
                (*k, 2.5),
                (ft[0] - (ft[0] - k[0]) * 0.5, ft[1] - 9, 2.7),
            ],
            6,
        )
        return U(
            shaft,
            T(shoe, ft[0], ft[1], 1, rot=-tilt * 0.55 - toe),
            T(ellipse(0, -14.5, 2.6, 1.3), ft[0], ft[1], 1, rot=-tilt * 0.55 - toe),
        )

    f.add(leg(kb, fb, -16 if lifted or not step else -10), dark(iron, 0.2), "far")
    r = math.radians(lean)
    nx, ny = hx + math.sin(r) * 46, hy - math.cos(r) * 46
    post = U(
        limb(
            [
                (hx, hy + 2, 5),
                (hx + math.sin(r) * 12, hy - 12, 3.2),
                ((hx + nx) / 2 + 0.6, (hy + ny) / 2, 2.5),
                (nx, ny, 2.2),
            ],
            6,
        ),
        ellipse(hx, hy, 4.2, 3.2),
        ellipse(hx + math.sin(r) * 10, hy - 10, 2.9, 1.6),
        ellipse(hx + math.sin(r) * 13, hy - 13, 2.2, 1.2),
        ellipse(nx - math.sin(r) * 9, ny + 9, 2.2, 1.3),
        limb([(nx - 9 - 3 * math.sin(r), ny + 7, 1.1), (nx, ny + 6, 1.5), (nx + 9, ny + 8 + lean * 0.2, 1.1)], 4),
        ellipse(nx - 9.6, ny + 7.4, 1.2),
        ellipse(nx + 9.6, ny + 8.2 + lean * 0.2, 1.2),
    )
    f.add(fillet(post, 0.6), iron, "post")
    f.add(leg(ka, fa, 0), iron, "near")
    d = lean * 0.5
    if head_kind == "crook":
        crook = limb(
            [
                (nx, ny, 3),
                (nx + 2, ny - 10, 2.6),
                (nx + 9, ny - 16, 2.2),
                (nx + 16, ny - 11, 1.8),
                (nx + 16, ny - 6, 1.4),
            ],
            6,
        )
        f.add(crook, iron, "crook")
        lx, ly = nx + 16, ny + 2
        f.add(T(shape("-6,-7^ 6,-7^ 8,6^ -8,6^"), lx, ly), IVORY, "glass", 0.6)
        f.add(T(U(shape("-9,-7^ 9,-7^ 3,-12 0,-14 -3,-12"), box(-9, 5, 9, 7)), lx, ly), iron, "cap", 0.6)
    elif head_kind == "globe":
        lx, ly = nx + d * 0.3, ny - 10
        f.add(ellipse(lx, ly, 9.5), IVORY, "glass", 0.6)
        f.add(U(box(lx - 5, ly + 7, lx + 5, ly + 11), limb([(lx, ly - 9, 3), (lx, ly - 14, 1)], 1)), iron, "cap", 0.6)
    elif head_kind == "twin":
        lx, ly = nx, ny - 3
        arms = limb(
            [(nx - 14, ny - 6, 1.8), (nx - 8, ny + 2, 2), (nx, ny, 3), (nx + 8, ny + 2, 2), (nx + 14, ny - 6, 1.8)], 5
        )
        f.add(U(arms, limb([(nx, ny, 2.6), (nx, ny - 15, 1)], 1)), iron, "arms")
        for s in (-1, 1):
            f.add(T(shape("-4,0^ 4,0^ 5.5,-11^ -5.5,-11^"), nx + 14 * s, ny - 6), IVORY, "glass", 0.6)
            f.add(T(shape("-7,-11^ 7,-11^ 2,-16 0,-18 -2,-16"), nx + 14 * s, ny - 6), iron, "cap", 0.6)
    else:
        lx, ly = nx + d * 0.4, ny - 9
        f.add(T(shape("-5.5,8^ 5.5,8^ 8.5,-8^ -8.5,-8^"), lx, ly, rot=d), IVORY, "glass", 0.6)
        f.add(
            T(
                U(
                    limb("-5.5,8,1.2 -8.5,-8,1.2", 1),
                    limb("5.5,8,1.2 8.5,-8,1.2", 1),
                    limb("0,8,0.9 0,-8,0.9", 1),
                    shape("-11,-8^ 11,-8^ 4,-14 1.5,-17 0,-20^ -1.5,-17 -4,-14"),
                    box(-7, 7, 7, 10),
                ),
                lx,
                ly,
                rot=d,
            ),
            iron,
            "frame",
            0.6,
        )
    f.mark("light", lx, ly)
    return f


def put_lamp(
    sc: Scene,
    k: int,
    x: float,
    y: float,
    h: float,
    head_kind: str,
    lean: float,
    lifted: float = 0,
    iron: str | None = None,
) -> tuple[float, float]:
    """Lay one lamp: shadow, pool of light, iron, glow; returns where its light is."""
    t = min(1.0, h / 420)
    iron = iron or mix("#5a4f86", "#1f1738", t**0.5)
    flip = lean < 0
    f = T(lamp_walker(head_kind, abs(lean), k % 2, iron, lifted), x, y, h / 100, flip=flip)
    out = f.outline()
    sh = T(T(out, -x, -y), x, y + 1, 1, sy=-0.75)
    from shapely import affinity as AF

    sh = AF.skew(sh, xs=26, origin=(x, y))
    sc.flat(sh, "#2a1f4e", 0.34 + 0.2 * t, "multiply", 0.6 + 2.4 * t)
    gx, gy = f.at("light")
    s = -1 if flip else 1
    px = x + s * h * 0.12
    pool = sc.rad(
        [(0, "#ffe9b0", 0.75), (0.5, "#ffd98a", 0.26), (1, "#ffd98a", 0)],
        0,
        0,
        1,
        f"translate({px:.0f} {y:.0f}) scale({h * 0.5:.0f} {h * 0.13:.0f})",
    )
    sc.flat(ellipse(px, y, h * 0.5, h * 0.13), pool, 0.9, "screen")
    sc.glow(gx, gy, h * 0.66, "#ffc874", 0.36 + 0.2 * t)
    put(sc, f, z=0.8 + 4 * t, rim=(-1.6 * t, 1.8 * t, "#ffe9c4", 0.8) if h > 60 else None, sh=0.35)
    glass = f.part("glass")
    for g in polys(glass):
        c = g.centroid
        sc.flat(g.buffer(-0.4), sc.rad([(0, "#fffdf2"), (0.6, "#fff0c0"), (1, "#f6c670")], c.x, c.y, h * 0.1))
        sc.glow(c.x, c.y, h * 0.3, "#fff3cc", 0.8)
    if head_kind == "square" and h > 60:
        fr = f.part("frame")
        sc.flat(fr.intersection(glass.buffer(1)), iron, 0.9)
    return gx, gy


def draw_sky(sc: Scene) -> None:
    """Violet above, lilac, then ivory over the sea; last stars, a thin moon, bars of cloud lit from below."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#2d2350"),
                (0.12, "#4a4080"),
                (0.19, "#7a6aa6"),
                (0.235, "#bd94b4"),
                (0.262, "#eeb0a0"),
                (0.28, "#fbd9a8"),
                (0.29, "#fff0cc"),
                (1, "#84749f"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(LX, HORIZON, 460, "#ffe3b0", 0.75, sy=0.5)
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 180) * r.random(), r.uniform(0.7, 1.8)) for _ in range(110)]),
        "#f6ecf6",
        0.75,
    )
    moon = ellipse(178, 96, 30).difference(ellipse(190, 88, 29))
    sc.layer(moon, "#f6ecd6", z=2, cut=0, wash=0)
    for k, (y, x0, x1, c) in enumerate(
        (
            (214, -60, 330, "#8a78ae"),
            (236, 430, 860, "#9a84b4"),
            (268, -60, 520, "#d59fae"),
            (282, 560, 860, "#f0b0a4"),
            (172, 300, 860, "#6d5f9c"),
            (130, -60, 230, "#5c4f8e"),
        )
    ):
        b = bank(
            sc.stream(f"bar {k}"),
            [(x0, y), ((x0 + x1) / 2, y - 10), (x1, y + 3)],
            6,
            17,
            fill=limb([(x0, y + 3, 8), ((x0 + x1) / 2, y, 20), (x1, y + 4, 8)], 4),
            sx=2.4,
        )
        sc.layer(b, sc.near(light(c, 0.35), c, 420), z=5, sh=0.22, cut=0.6, rim="#fff0d0", rimop=0.6)


def draw_sea(sc: Scene) -> None:
    """Calm water in bands, a road of light, one sail."""
    for k, (y, c) in enumerate(
        ((HORIZON, "#d9c6d6"), (HORIZON + 22, "#c2b4d0"), (HORIZON + 52, "#aaa2c8"), (HORIZON + 90, "#938cba"))
    ):
        g, _ = ridge(sc.stream(f"sea {k}"), y, 0 if k == 0 else 2.4, f=3)
        sc.layer(
            g,
            sc.rad([(0, "#ffedd0"), (0.3, light(c, 0.25)), (1, dark(c, 0.16))], LX, HORIZON, 620),
            z=2 + k,
            sh=0.22,
            cut=0.2,
            rim="#fff6e0",
            rimop=0.6,
        )
    r = sc.stream("road")
    g = []
    for k in range(60):
        t = r.random()
        w = (10 + 80 * t) * r.uniform(0.3, 1)
        x, y = LX + r.uniform(-1, 1) * (8 + 46 * t), HORIZON + 3 + 118 * t
        g.append(limb([(x - w / 2, y, 0.4), (x, y, 1.8), (x + w / 2, y, 0.4)], 3, 3))
    sc.flat(U(g), "#fff6dc", 0.75)
    put(sc, T(sail_boat("#5c5a9c", "#8d84b4", None, 34), 238, 368, 1), z=1)


def draw_slopes(sc: Scene) -> None:
    """Bald slopes, one behind the other, and the way on each."""
    way = limb([(x, y, w) for x, y, w in WAY], 12)
    planes = (
        (
            "head",
            [(-40, 452), (120, 424), (260, 430), (400, 446), (520, 440), (600, 462), (700, 500), (840, 540)],
            "#a883a8",
            "#6a5c98",
        ),
        (
            "fifth",
            [(-40, 500), (120, 486), (260, 506), (420, 520), (600, 540), (720, 576), (840, 600)],
            "#86689a",
            "#4e4484",
        ),
        (
            "fourth",
            [(-40, 570), (120, 566), (260, 590), (440, 622), (600, 634), (720, 640), (840, 650)],
            "#6d558a",
            "#3f3674",
        ),
        (
            "third",
            [(-40, 650), (120, 668), (300, 706), (480, 720), (600, 704), (720, 690), (840, 712)],
            "#59457c",
            "#322a64",
        ),
        (
            "second",
            [(-40, 770), (130, 790), (300, 820), (460, 812), (620, 776), (760, 770), (840, 790)],
            "#47366a",
            "#282154",
        ),
        ("first", [(-40, 900), (140, 914), (300, 900), (480, 896), (640, 880), (840, 890)], "#382a5a", "#1f1944"),
    )
    for k, (name, P, lit, deep) in enumerate(planes):
        g, top = land(sc.stream(name), P, 5)
        sc.layer(
            g,
            sc.rad(
                [(0, light(lit, 0.42)), (0.22, light(lit, 0.1)), (0.5, mix(lit, deep, 0.45)), (1, deep)], LX, LY, 820
            ),
            z=6 + k,
            cut=0.8,
            rim="#ffe9cc",
            rimop=0.6,
        )
        r = sc.stream(f"grass {name}")
        sc.layer(
            grass(r, -20, 820, lambda x, top=top: y_at(top, x), 7 + 4 * k, 150, 0.3, 1.2 + 0.3 * k),
            sc.near(light(lit, 0.3), deep, 760),
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
            rimop=0.2,
        )
        ticks = []
        for _ in range(60 + 16 * k):
            x = r.uniform(-20, 820)
            y = y_at(top, x) + 8 + r.random() ** 1.4 * (70 + 40 * k)
            L = r.uniform(5, 10) * (1 + 0.4 * k)
            ticks.append(limb([(x, y, 0.5), (x + L * 0.5, y - L * 0.24, 1.1 + 0.25 * k), (x + L, y, 0.4)], 3, 3))
        sc.flat(U(ticks).intersection(g), mix(lit, "#fff0dc", 0.35), 0.4)
        nxt = box(-40, 0, 840, 1260)
        part = clean(way.intersection(g).intersection(nxt))
        if k < len(planes):
            sc.layer(
                part,
                sc.rad(
                    [
                        (0, "#ffeccb"),
                        (0.35, "#d9bccb"),
                        (0.8, mix(deep, "#b9a6c8", 0.5)),
                        (1, mix(deep, "#a394c0", 0.35)),
                    ],
                    LX,
                    LY,
                    860,
                ),
                z=0.9,
                cut=0.5,
                sh=0.3,
                rimop=0.3,
            )


def draw_street(sc: Scene) -> None:
    """The last of the pavement, with the holes that the lamps have left."""
    ground = shape("-60,1260^ -60,1010 80,1000 240,1022 420,1030 600,1018 740,990 860,984 860,1260^")
    sc.layer(ground, sc.near("#6f5a90", "#231b46", 760), z=12, cut=1.6, rim="#ffe9cc", rimop=0.5)
    st = cobbles(-50, 1012, 850, 1230, 50, "street", 820)
    sc.layer(
        st.intersection(ground.buffer(-6)),
        sc.rad([(0, "#a88cb4"), (0.4, "#665490"), (1, "#2b2150")], 470, 900, 480),
        z=2.2,
        cut=0.3,
        wash=0.5,
        rim="#ffe9cc",
        rimop=0.5,
    )
    r = sc.stream("holes")
    for x, y, s in ((214, 1062, 0.72), (640, 1064, 0.74), (150, 1152, 1.1), (668, 1168, 1.2)):
        hole = T(shape("-44,0 -34,-14 -6,-18 26,-15 44,-2 34,13 2,18 -30,14"), x, y, s)
        sc.flat(hole.buffer(3), "#1a1236", 0.9)
        sc.flat(hole.intersection(T(hole, 0, 9 * s)), "#3a2f5e", 0.9)
        for _ in range(7):
            a = r.uniform(0, 6.28)
            cx, cy = x + math.cos(a) * 58 * s, y + math.sin(a) * 24 * s
            sc.layer(
                rounded(T(box(-10, -7, 10, 7), cx, cy, s * r.uniform(0.7, 1.1), rot=r.uniform(-40, 40)), 2),
                sc.near("#b9a2c4", "#4a3d74", 800),
                z=3,
                cut=0.3,
                rim="#ffe9cc",
            )


def draw_house(sc: Scene) -> None:
    """The dark houses at both sides; in one window a child with a candle."""
    deep = "#1d1536"
    for P, seed in (("-60,-60^ 118,-60^ 124,1260^ -60,1260^", "l"), ("850,300^ 700,356^ 690,1260^ 850,1260^", "r")):
        g = shape(P)
        sc.layer(
            g,
            sc.lin(
                [(0, "#241a42"), (1, "#3b2f60")] if seed == "l" else [(0, "#41346a"), (1, "#221940")],
                0 if seed == "l" else 690,
                0,
                124 if seed == "l" else 800,
                0,
            ),
            z=18,
            cut=1,
            rim="#ffe9cc",
            rimop=0.8,
        )
        sc.flat(brick(g, 24, 11, seed, 0.22), "#120b28", 0.4)
    pipe = limb("98,-20,9 98,420,9 102,900,10 104,1150,10", 3)
    sc.layer(pipe, sc.lin([(0, "#30265a"), (1, "#7a6aa6")], 93, 0, 107, 0), z=5, cut=0, rim="#ffe9cc", rimop=0.9)
    sc.flat(U([box(90, y, 111, y + 5) for y in range(60, 1140, 180)]), "#1a1236", 0.9)
    flank = Polygon([(690, 380), (850, 320), (850, 1260), (690, 1260)])
    sc.flat(
        flank, sc.rad([(0, "#ffcf88", 0.5), (0.5, "#e9a06a", 0.16), (1, "#e9a06a", 0)], 600, 580, 330), 0.9, "screen"
    )
    sc.flat(box(-40, 300, 122, 1000), sc.rad([(0, "#ffcf88", 0.4), (1, "#e9a06a", 0)], 340, 640, 330), 0.8, "screen")
    roof_ = Polygon([(668, 384), (682, 356), (850, 262), (850, 306), (690, 396)])
    sc.layer(roof_, sc.near("#7a6296", deep, 500), z=10, cut=0.8, rim="#ffe9cc", rimop=0.9)
    sc.layer(box(740, 214, 776, 310), sc.near("#6a5488", deep, 500), z=6, cut=0.6, rim="#ffe9cc", rimop=0.8)
    wins = [(56, 150, 0), (56, 370, 0), (58, 600, 1), (58, 836, 0), (762, 470, 0), (760, 640, 0), (762, 830, 0)]
    for x, y, on in wins:
        w, h = 34, 62
        sc.layer(
            box(x - w - 8, y - h - 8, x + w + 8, y + h + 6).difference(box(x - w, y - h, x + w, y + h)),
            sc.near("#6a5a92", "#2c2250", 700),
            z=3,
            cut=0.4,
            rim="#ffe9cc",
        )
        sc.flat(
            box(x - w, y - h, x + w, y + h),
            sc.lin([(0, "#f6c880"), (1, "#c97a4a")], 0, y - h, 0, y + h)
            if on
            else sc.lin([(0, "#171030"), (1, "#2c2450")], 0, y - h, 0, y + h),
        )
        if on:  # a child in a striped nightcap holds a candle to the pane
            sc.layer(
                shape(f"{x - 22},{y + h}^ {x - 18},{y + 28} {x - 2},{y + 18} {x + 16},{y + 28} {x + 20},{y + h}^"),
                "#6a3f5a",
                z=1.2,
                cut=0,
            )
            sc.layer(ellipse(x, y + 4, 15, 16), "#e0a880", z=1.2, cut=0)
            sc.flat(U(ellipse(x + 1, y + 5, 1.6, 2.3), ellipse(x + 9, y + 5, 1.6, 2.3)), "#4a2430")
            cap = shape(
                f"{x - 16},{y}^ {x - 13},{y - 14} {x},{y - 22} {x + 13},{y - 16} {x + 24},{y - 2} {x + 27},{y + 18}^ {x + 17},{y + 4} {x + 15},{y}^"
            )
            sc.layer(cap, "#efe2d0", z=1.2, cut=0)
            sc.flat(
                U([limb([(x - 16 + 8 * q, y - 24, 3), (x - 12 + 9 * q, y + 8, 3)], 1) for q in range(5)]).intersection(
                    cap
                ),
                "#3f5f9a",
                0.9,
            )
            sc.layer(box(x + 14, y + 22, x + 19, y + 46), "#f4ead0", z=1, cut=0)
            sc.flat(T(shape("0,0^ 3,-6 0,-13^ -3,-6"), x + 16.5, y + 22), "#fffbe0")
            sc.glow(x + 16, y + 14, 120, "#ffc070", 0.6)
        sc.flat(U(box(x - 1.6, y - h, x + 1.6, y + h), box(x - w, y - 12, x + w, y - 9)), "#1a1236", 0.9)
        sc.layer(box(x - w - 12, y + h + 4, x + w + 12, y + h + 12), sc.near("#8472a6", "#332858", 700), z=4, cut=0.4)


def draw() -> Scene:
    sc = Scene("lamps_leave", light=(LX, LY, 220), shadow="#150c30", bg=NIGHT)
    draw_sky(sc)
    draw_sea(sc)
    draw_slopes(sc)
    draw_street(sc)
    walkers = list(enumerate(WALK))[::-1]
    for k, (x, y, h, kind, lean) in walkers:
        if k == 3:  # a bench that could not keep still goes with them
            b = T(bench("#4a3a6a", "#2a2048", 110), 600, 729, 0.44)
            put(sc, b, z=1.4, rim=(0, 1.2, "#ffe9c4", 0.7))
        put_lamp(sc, k, x, y, h, kind, lean)
    d = T(beast("hound", "trot").recolour(lambda c: mix(c, "#2a1c3c", 0.78)), 396, 952, 0.4)
    put(sc, d, z=1.6, rim=(0.6, 1.4, "#ffe0a8", 0.8))
    sc.stroke(along(curve(np.array([(380, 696), (386, 830), (422, 914)]), n=8), 20), "#1f1738", 1.6)
    draw_house(sc)
    gx, gy = put_lamp(sc, 0, 540, 1122, 590, "square", 9, 1.0, "#191130")
    rr = sc.stream("tumble")
    for _ in range(9):
        sc.layer(
            rounded(
                T(
                    box(-11, -8, 11, 8),
                    rr.uniform(410, 500),
                    1130 + rr.uniform(-10, 34),
                    rr.uniform(0.7, 1.2),
                    rot=rr.uniform(-40, 40),
                ),
                2,
            ),
            sc.near("#d9bcc0", "#4a3d74", 800),
            z=4,
            cut=0.3,
            rim="#ffe9cc",
        )
    m = random.Random("moth")
    wings = U(leaf(0, 0, 15, -2.3, 0.7), leaf(0, 0, 15, -0.8, 0.7), leaf(0, 0, 10, 2.4, 0.7), leaf(0, 0, 10, 0.7, 0.7))
    sc.layer(T(wings, gx + 92, gy + 44, 1, rot=20), ORANGE, z=3, cut=0)
    sc.stroke([(gx + 92, gy + 52), (gx + 102, gy + 70)], "#e9d8b0", 1.8)
    sc.flat(ellipse(gx + 102, gy + 71, 2.6), "#1a1020")
    for _ in range(5):
        sc.layer(
            T(wings, gx + m.uniform(-80, 80), gy + m.uniform(-50, 70), m.uniform(0.3, 0.55), rot=m.uniform(0, 90)),
            "#f0c890",
            z=2,
            cut=0,
        )
    sc.vignette("#120a2c", 0.42, 470, 560, 900)
    sc.finish()
    return sc
