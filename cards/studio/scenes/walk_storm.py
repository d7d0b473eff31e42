"""walk_storm: is it his fault, or his friend?"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# noon cream #faf5e3, road chalk #e6dfce, wheat pale #d6c690, fence grey #a7a79d, storm slate #414a5e, lightning lemon #f3dc4f
SX, SY = 262.0, 150.0  # the sun, bleached out
VX, VY = 506.0, 318.0  # where the road begins
BOY = (262.0, 892.0)
CLOUD = (482.0, 708.0)
ROAD_L = [
    (500, 318),
    (470, 347),
    (452, 381),
    (486, 421),
    (520, 466),
    (470, 527),
    (372, 592),
    (300, 667),
    (232, 768),
    (170, 920),
    (110, 1040),
    (60, 1240),
]
ROAD_R = [
    (512, 318),
    (498, 347),
    (492, 379),
    (540, 417),
    (596, 471),
    (590, 547),
    (560, 622),
    (566, 760),
    (590, 850),
    (640, 960),
    (720, 1090),
    (820, 1240),
]
NIGHT = "#2a2438"


def road() -> Any:
    """The white road from the hill to our step."""
    a, b = curve(np.array(ROAD_L, float), n=12), curve(np.array(ROAD_R, float), n=12)
    return clean(Polygon([*a, *b[::-1]]).buffer(0))


def draw_sky(sc: Scene) -> None:
    """Noon without a cloud, for the only one is on a leash."""
    sc.backdrop(sc.rad([(0, "#fffef6"), (0.2, "#fcf6df"), (0.55, "#e9e7d2"), (1, "#b9cbc6")], SX, SY, 860))
    for rr, tone in ((210, "#fdf8e6"), (150, "#fefaec"), (98, "#fffdf4")):
        sc.layer(ellipse(SX, SY, rr), tone, z=4, wash=0.1, sh=0.12, shc="#b99a5a", cut=0.6, op=0.75, fibre=0.05)
    sc.layer(ellipse(SX, SY, 54), "#ffffff", z=4, wash=0, sh=0.2, shc="#d9b45a", cut=0.4, fibre=0)


def draw_hills(sc: Scene) -> None:
    """Planes of wheat, each a tone stronger."""
    r = sc.stream("hills")
    planes = (
        ([(-40, 318), (140, 286), (330, 316), (520, 296), (700, 282), (840, 304)], "#eef0dc", "#bfcfc2", 5),
        ([(-40, 378), (160, 346), (340, 338), (506, 322), (660, 334), (840, 362)], "#f3ecc9", "#c3c9a6", 6),
        ([(-40, 470), (140, 428), (320, 404), (470, 384), (600, 402), (840, 424)], "#f6e9b4", "#c9b878", 7),
        ([(-40, 610), (120, 560), (250, 524), (400, 520), (560, 540), (700, 560), (840, 550)], "#f6e6ac", "#cbb36c", 8),
        ([(-40, 800), (120, 740), (250, 690), (400, 690), (560, 700), (700, 740), (840, 730)], "#f6e3a4", "#c9ae66", 9),
    )
    for k, (P, lit, dim, z) in enumerate(planes):
        g, top = land(r, P, 4)
        sc.layer(g, sc.near(lit, dim, 860), z=z, sh=0.24, cut=0.6, rim="#fffdf0", rimop=0.85)
        if k >= 2:
            y0 = min(y for _, y in P)
            rows = [limb([(VX + (x - VX) * 0.3, y0, 0.6), (x, y0 + 260, 1 + k)], 2) for x in range(-900, 1800, 46)]
            sc.flat(U(rows).intersection(g), "#a8904e", 0.26)
            ears = [
                limb(
                    [(x, y_at(top, x) + 3, 1.6), (x + r.uniform(-3, 3), y_at(top, x) - r.uniform(3, 4 + 2.4 * k), 0.4)],
                    1,
                    2,
                )
                for x in np.arange(-20, 820, 7 - k)
            ]
            sc.layer(U(ears), mix(lit, dim, 0.5), z=1.2, sh=0.2, cut=0, fibre=0, rim="#fffdf0", rimop=0.6)
        if k == 1:
            for x, h in (
                (92, 54),
                (108, 70),
                (126, 62),
                (146, 48),
                (600, 44),
                (616, 58),
                (634, 50),
                (700, 66),
                (722, 56),
            ):
                sc.layer(
                    poplar(r, x, y_at(top, x) + 6, h, h * 0.2),
                    sc.near("#b9c19a", "#84967c", 700),
                    z=4,
                    sh=0.22,
                    cut=0.1,
                    rim="#fffdf0",
                    rimop=0.7,
                )


def shut_house(sc: Scene, x: float, y: float, w: float, h: float, seed: str, ajar: bool = False) -> None:
    """A lime-washed house, every shutter closed (one a hand's width open)."""
    r = sc.stream(seed)
    wall = Polygon([(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)])
    sc.layer(
        wall,
        sc.lin([(0, "#fbf7e8"), (1, "#cfcabb")], x - w / 2, 0, x + w / 2, 0),
        z=6,
        sh=0.35,
        cut=0.5,
        rim="#ffffff",
        rimop=0.7,
    )
    top = Polygon(
        [
            (x - w * 0.58, y - h + 3),
            (x - w * 0.46, y - h * 1.36),
            (x + w * 0.44, y - h * 1.36),
            (x + w * 0.58, y - h + 3),
        ]
    )
    sc.layer(top, sc.near("#d9a888", "#a87868", 760), z=5, sh=0.35, cut=0.5, rim="#fffdf0", rimop=0.8)
    sc.flat(roof_tiles(top, max(7, w * 0.09), max(5, w * 0.06)), "#8a5a50", 0.45)
    n = 3 if w > 84 else 2
    for k in range(n):
        cx = x - w / 2 + w * (k + 0.5) / n
        sw, sh_ = w * 0.13, h * 0.34
        sy = y - h * 0.84
        sc.flat(box(cx - sw, sy, cx + sw, sy + sh_), "#3a3a4c", 1)
        d = sw * 0.4 if ajar and k == 0 else 0
        for q in (-1, 1):
            g = box(
                cx + (q - 1) * sw / 2 + (q * 0.4) + (d if q > 0 else 0),
                sy,
                cx + (q + 1) * sw / 2 - 0.4 + (d if q > 0 else 0),
                sy + sh_,
            )
            sc.layer(g, sc.near("#9fb3aa", "#6f8a8a", 760), z=2, sh=0.4, cut=0, fibre=0, rim="#fffdf0", rimop=0.7)
            sc.flat(
                U([box(g.bounds[0] + 1, yy, g.bounds[2] - 1, yy + 0.9) for yy in np.arange(sy + 3, sy + sh_ - 1, 4)]),
                "#4a6468",
                0.7,
            )
    dx = x + r.uniform(-0.2, 0.2) * w
    sc.layer(box(dx - w * 0.08, y - h * 0.42, dx + w * 0.08, y), "#7f8f8a", z=2, sh=0.4, cut=0.2, rim="#fffdf0")
    sc.flat(
        Polygon([(x - w / 2, y), (x + w / 2, y), (x + w * 0.86, y + h * 0.16), (x - w * 0.1, y + h * 0.16)]),
        "#8a8064",
        0.4,
        "multiply",
        2,
    )


def draw_village(sc: Scene) -> None:
    """Shut, on both sides of the road, and poles with a wire on which even the swallows sit still."""
    houses = (
        (440, 364, 28, 22), (466, 368, 24, 26), (556, 372, 32, 25), (352, 416, 40, 34), (396, 412, 44, 32), (676, 430, 44, 48), (634, 428, 50, 36),
        (250, 496, 58, 62), (312, 488, 70, 50), (680, 532, 96, 70), (166, 622, 128, 92),
    )  # fmt: skip
    for k, (x, y, w, h) in enumerate(houses):
        r = sc.stream(f"tree {k}")
        tx, th = x + (0.62 if k % 2 else -0.6) * w, h * r.uniform(0.9, 1.4)
        crown = rounded(
            fillet(
                U(
                    [
                        ellipse(
                            tx + r.uniform(-0.26, 0.26) * th, y - th * r.uniform(0.5, 0.9), th * r.uniform(0.16, 0.26)
                        )
                        for _ in range(9)
                    ]
                ),
                2,
            ),
            1,
        )
        sc.layer(
            U(crown, box(tx - th * 0.03, y - th * 0.5, tx + th * 0.03, y)),
            sc.near("#b3ba8c", "#748a68", 700),
            z=3 + h / 30,
            sh=0.3,
            cut=0.4,
            rim="#fffdf0",
            rimop=0.7,
        )
        shut_house(sc, x, y, w, h, f"house {k}", ajar=k == 10)
    poles = [(532, 352, 34), (566, 384, 52), (628, 470, 92), (668, 640, 170)]
    for x, y, h in poles:
        sc.layer(
            U(
                limb([(x, y, h * 0.045 + 0.8), (x, y - h, h * 0.03 + 0.6)], 1),
                limb([(x - h * 0.12, y - h * 0.9, h * 0.02 + 0.8), (x + h * 0.12, y - h * 0.92, h * 0.02 + 0.8)], 1),
            ),
            sc.near("#b0a08c", "#7a6a66", 760),
            z=2 + h / 40,
            sh=0.3,
            cut=0.2,
            fibre=0,
            rim="#fffdf0",
            rimop=0.8,
        )
    for (x0, y0, h0), (x1, y1, h1) in zip(poles[:-1], poles[1:], strict=True):
        for d in (-0.1, 0.1):
            a, b = (x0 + d * h0, y0 - h0 * 0.92), (x1 + d * h1, y1 - h1 * 0.92)
            sc.stroke(
                curve(np.array([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.06 * h1), b], float), n=8),
                "#7a6a66",
                0.7 + h1 / 160,
                0.8,
            )


def draw_road(sc: Scene) -> None:
    """Chalk before him; behind the storm wet, with everything in flower."""
    r = sc.stream("road")
    way = road()
    sc.layer(
        way,
        sc.lin([(0, "#fdf9ea"), (0.5, "#f4eedb"), (1, "#e0d7c0")], 0, 420, 0, 1200),
        z=4,
        wash=0.35,
        sh=0.25,
        cut=0.8,
        rim="#ffffff",
        rimop=0.7,
    )
    under = handcut(ellipse(CLOUD[0] - 26, 800, 262, 90), 9, 14, 3, 60)  # the rain has just begun here
    wet = clean(way.buffer(-2).intersection(U(box(0, 300, 800, 770), under)))
    sc.layer(
        wet,
        sc.lin([(0, "#b4bdb9"), (0.6, "#7f8c98"), (1, "#4f5b6c")], 0, 318, 0, 790),
        z=1.2,
        sh=0.1,
        cut=1.2,
        rim="#fffdf0",
        rimop=0.6,
    )
    puddles = []
    for t in np.linspace(0.12, 0.56, 13):
        a, b = (
            along(curve(np.array(ROAD_L, float), n=12), 200)[int(t * 199)],
            along(curve(np.array(ROAD_R, float), n=12), 200)[int(t * 199)],
        )
        u = r.uniform(0.25, 0.75)
        x, y = a + (b - a) * u
        k = 0.4 + 2.2 * t
        puddles += [ellipse(x, y, 8 * k, 3 * k)] + [
            ellipse(x + dx * k, y - 5 * k + abs(dx) * 0.1 * k, 2.4 * k, 1.3 * k) for dx in (-7, -2.4, 2.4, 7)
        ]
    sc.flat(U(puddles).intersection(wet), "#e6efee", 0.85)
    cracks = []
    for _ in range(46):
        y = r.uniform(860, 1150)
        x = r.uniform(150, 560)
        P = [(x, y, 0.6)]
        for _ in range(4):
            x, y = x + r.uniform(-26, 26), y + r.uniform(3, 14)
            P.append((x, y, r.uniform(0.8, 1.8)))
        cracks.append(limb(P, 2, 3))
    sc.flat(U(cracks).intersection(way.buffer(-3)), "#b3a584", 0.55)
    banks = []
    for side, P in ((-1, ROAD_L), (1, ROAD_R)):
        c = along(curve(np.array(P, float), n=12), 300)
        for _ in range(380):
            t = r.random() ** 0.8 * 0.6
            x, y = c[int(t * 299)]
            k = 0.25 + 1.5 * t
            x += side * abs(r.gauss(0, 16)) * k
            h = r.uniform(8, 22) * k
            banks.append(
                (
                    y,
                    limb(
                        [
                            (x, y + 2, 2.2 * k),
                            (x + side * r.uniform(0, 5) * k, y - h * 0.6, 1.6 * k),
                            (x + side * r.uniform(0, 9) * k, y - h, 0.3),
                        ],
                        2,
                        3,
                    ),
                    x,
                    h,
                    k,
                )
            )
    banks.sort(key=lambda q: q[0])
    for lo, hi, tone in ((0, 0.3, "#a9b98a"), (0.3, 0.65, "#7fa070"), (0.65, 1, "#5a8560")):
        part = banks[int(lo * len(banks)) : int(hi * len(banks))]
        sc.layer(U([b[1] for b in part]), tone, z=2.4, sh=0.25, cut=0, fibre=0, rim="#fffdf0", rimop=0.5)
        for tint_ in ("#d9605a", "#f0c24a", "#8a6ab0", "#fbf3e4"):
            sc.layer(
                U(
                    [
                        ellipse(b[2] + r.uniform(-3, 3), b[0] - b[3], 2.7 * b[4], 2.3 * b[4])
                        for b in part
                        if r.random() < 0.13
                    ]
                ),
                tint_,
                z=1.2,
                sh=0.3,
                cut=0,
                fibre=0,
                wash=0,
            )


def draw_storm(sc: Scene) -> None:
    """Five sheets of slate, a rain of its own, a bolt in the belly."""
    x, y = CLOUD
    r = sc.stream("storm")
    sc.flat(ellipse(x + 6, 872, 190, 36), "#454a5e", 0.6, "multiply", 9)
    drops = []
    for _ in range(230):
        a, b = x + r.uniform(-138, 138), y + r.uniform(30, 160)
        L = r.uniform(16, 40)
        if b + L < 892 - abs(a - x) * 0.12:
            drops.append(limb([(a, b, 0.4), (a + 4, b + L * 0.6, 1.6), (a + 6, b + L, 0.6)], 2, 3))
    sc.flat(U(drops), "#5c6a80", 0.75)
    sc.flat(U(drops[::3]), "#eef3f4", 0.8)
    splash = []
    for _ in range(40):
        a = x + r.uniform(-140, 140)
        b = 878 + r.uniform(-14, 14)
        for q in (-2.7, -2.1, -1.0, -0.44):
            splash.append(limb([(a, b, 1.4), (a + 8 * math.cos(q), b + 8 * math.sin(q), 0.4)], 1, 2))
    sc.flat(U(splash), "#f4f8f6", 0.9)
    specs = (
        ("#8a93a8", 1.0, 0, -10),
        ("#6a748c", 0.94, -8, 2),
        ("#525c74", 0.86, 6, 14),
        ("#414a5e", 0.76, -4, 24),
        ("#333a4e", 0.62, 8, 32),
    )
    for k, (tone, q, dx, dy) in enumerate(specs):
        rr = sc.stream(f"sheet {k}")
        P = [
            (x - 150 * q, y + 20),
            (x - 118 * q, y - 40 * q),
            (x - 44 * q, y - 92 * q),
            (x + 46 * q, y - 88 * q),
            (x + 120 * q, y - 44 * q),
            (x + 152 * q, y + 22),
        ]
        body = Polygon([*curve(np.array(P), n=8), (x + 120 * q, y + 46), (x - 120 * q, y + 46)])
        g = rounded(fillet(U(bank(rr, P, 26 * q + 6, 44 * q, 30), body), 4), 3)
        g = T(g.intersection(box(0, 0, 900, y + 52)), dx, dy * 0.7)
        sc.layer(
            g,
            sc.near(light(tone, 0.26), dark(tone, 0.12), 640),
            z=8,
            sh=0.5,
            cut=0.7,
            rim="#fffdf0",
            rimop=0.85,
            rimw=1.3,
        )
        if k == 2:
            sc.glow(x - 10, y + 30, 150, "#f3dc4f", 0.8)
    sc.flat(
        U(
            [
                spiral(x + dx, y + dy, s, 1.6, 2.6, a, fl)
                for dx, dy, s, a, fl in (
                    (-60, -22, 20, 1, False),
                    (36, -40, 22, 3, True),
                    (92, 6, 17, 0, False),
                    (-8, 10, 15, 2, True),
                )
            ]
        ),
        "#1f2436",
        0.55,
    )
    fork = [
        (x - 2, y - 34, 3),
        (x + 10, y - 8, 5),
        (x - 10, y + 10, 7),
        (x + 8, y + 46, 10),
        (x - 20, y + 76, 9),
        (x - 2, y + 92, 8),
        (x - 30, y + 128, 6),
        (x - 18, y + 136, 4),
        (x - 34, y + 164, 1),
    ]
    twig = [(x - 2, y + 92, 6), (x + 22, y + 112, 4), (x + 16, y + 124, 3), (x + 36, y + 148, 0.8)]
    spur = [(x + 8, y + 44, 6), (x + 40, y + 58, 4), (x + 34, y + 70, 3), (x + 62, y + 92, 0.8)]
    up = [(x - 10, y + 8, 5), (x - 46, y - 6, 3), (x - 58, y + 8, 2), (x - 88, y - 2, 0.6)]
    bolt = U([limb([p, n], 1, 4) for arm in (fork, twig, spur, up) for p, n in zip(arm[:-1], arm[1:], strict=True)])
    sc.glow(x - 14, y + 90, 190, "#f8e67a", 0.9)
    sc.layer(bolt, "#fff6b8", z=3, sh=0.3, shc="#8a7a2a", cut=0, fibre=0, wash=0, rim="#ffffff", rimop=1)
    sc.glow(x - 24, y + 140, 110, "#fff3a0", 0.7)


def draw_boy(sc: Scene) -> None:
    """Eleven, long shorts, head low; two shadows, one from the sun and one from the bolt."""
    x, y = BOY
    s = 1.18
    sc.flat(Polygon([(x - 14, y), (x + 16, y), (x + 86, y + 62), (x + 44, y + 70)]), "#8a7f6a", 0.55, "multiply", 2)
    sc.flat(
        Polygon([(x - 18, y - 2), (x + 12, y + 2), (x - 108, y + 34), (x - 124, y + 20)]),
        sc.lin([(0, "#5a5a78", 0.8), (1, "#5a5a78", 0)], x, y, x - 120, y + 30),
        1,
        "multiply",
        2,
    )
    hx, hy = x + 44, y - 74
    to = lambda a, b: ((x - a) / s, (b - y) / s)
    pose = SIDE["walk"].but(lean=8, stoop=12, nod=20, grip_b="grip", grip_a="fist", hand_a=(0.1, 0.92))
    d = dress("shirt", "#c9573f", "#5a6a7a", "#f4ecd8").but(trousers="shorts", shoes="shoes", sleeves="short")
    p = person(
        11,
        "side",
        pose,
        d,
        "#8a5636",
        "curly",
        "#2a1a14",
        feeling("sad")._replace(open=0.5),
        reach_b=to(hx, hy),
        big_head=1.08,
    )
    p = T(p, x, y, s, flip=True)
    put(sc, p, z=2.2, rim=(2.0, 1.6, "#fffbe6", 0.8), cast=5)
    rimlight(sc, p.part("leg", "foot", "shoe", "trousers"), -2, -0.6, "#fff0a0", 0.9, 1, CLOUD, 420)
    a = p.at("hand_b.hold")
    cx, cy = CLOUD[0] - 106, CLOUD[1] - 6
    line = curve(np.array([a, ((a[0] + cx) / 2 + 4, (a[1] + cy) / 2 + 7), (cx, cy)], float), n=10)
    thread(sc, line, 2.6, "#8a4a2c", "#f0c890", "#4a2418")
    ring = ellipse(cx, cy, 7).difference(ellipse(cx, cy, 4.6))
    sc.layer(ring, "#f3dc4f", z=1.6, sh=0.5, cut=0, fibre=0, wash=0, rim="#fffdf0")
    m = ((a[0] + cx) / 2 + 4, (a[1] + cy) / 2 + 7)
    sc.layer(
        U([ellipse(m[0] + k * 4, m[1] - k * 3, 3.4, 2.8) for k in (-1, 0, 1)]), "#c9302c", z=1.2, cut=0, fibre=0, wash=0
    )
    sc.stroke([(m[0], m[1]), (m[0] + 3, m[1] + 12), (m[0] - 3, m[1] + 20)], "#c9302c", 1.6)


def draw_frame(sc: Scene) -> None:
    """We stand behind a door that is open by a hand: planks on the left, a wall on the right, the step."""
    door_ = Polygon([(-40, -40), (92, -40), (118, 1260), (-40, 1260)])
    sc.layer(
        door_,
        sc.lin([(0, "#2a2438"), (0.55, "#3d3448"), (0.85, "#5c4a58"), (1, "#a08078")], 0, 0, 112, 0),
        z=20,
        sh=0.6,
        cut=0.5,
        rim="#fff6d8",
        rimop=0.9,
        rimw=1.6,
    )
    sc.flat(U([limb([(30 + 26 * k, -20, 1.6), (38 + 30 * k, 1220, 2)], 1) for k in (0, 1)]), "#181424", 0.8)
    wall = Polygon([(840, -40), (650, -40), (664, 60), (690, 240), (700, 700), (716, 1260), (840, 1260)])
    sc.layer(
        wall,
        sc.lin([(0, "#a08078"), (0.25, "#5c4a58"), (0.7, "#3d3448"), (1, "#2a2438")], 676, 0, 800, 0),
        z=20,
        sh=0.6,
        cut=0.8,
        rim="#fff6d8",
        rimop=0.9,
        rimw=1.6,
    )
    lintel = Polygon([(-40, -40), (840, -40), (840, 40), (660, 58), (400, 50), (92, 30), (-40, 30)])
    sc.layer(
        lintel,
        sc.lin([(0, "#221d30"), (1, "#51434f")], 0, -30, 0, 60),
        z=16,
        sh=0.55,
        cut=0.8,
        rim="#fff6d8",
        rimop=0.8,
    )
    r = sc.stream("vine")
    vine = [limb([(690, 40, 6), (676, 150, 5), (704, 300, 4), (688, 430, 3), (702, 540, 1)], 8)]
    lv = [
        leaf(690 + r.uniform(-22, 18), 40 + 480 * t, r.uniform(18, 34), r.uniform(0.6, 3.4), 0.6)
        for t in np.linspace(0, 1, 30)
    ]
    sc.layer(U(vine, lv), sc.near("#6a6a58", "#2c2c38", 900), z=7, sh=0.5, cut=0, rim="#fff6d8", rimop=0.7)
    for y in (120, 420, 900):  # cross planks and nails of the door
        plank = Polygon([(-40, y), (92 + 0.022 * y, y + 6), (92 + 0.022 * y, y + 58), (-40, y + 54)])
        sc.layer(
            plank,
            sc.lin([(0, "#2f2840"), (0.7, "#4a3f54"), (1, "#8a7070")], 0, 0, 100, 0),
            z=5,
            sh=0.5,
            cut=0.5,
            rim="#fff6d8",
            rimop=0.7,
        )
        sc.flat(U([ellipse(x, y + 30, 2.6) for x in (20, 52, 82)]), "#181424", 0.9)
    hook_y = 640
    sc.layer(
        U(
            box(716, hook_y - 16, 800, hook_y - 2).buffer(2),
            *[limb([(x, hook_y, 5), (x - 3, hook_y + 16, 5), (x - 10, hook_y + 14, 3)], 4) for x in (744, 782)],
        ),
        "#6a5258",
        z=4,
        sh=0.5,
        cut=0.2,
        rim="#fff6d8",
        rimop=0.7,
    )
    coat = shape(
        f"736,{hook_y + 12}^ 752,{hook_y + 10}^ 776,{hook_y + 34} 790,{hook_y + 110} 800,{hook_y + 250}^ 770,{hook_y + 258} 738,{hook_y + 252} 716,{hook_y + 258}^ 712,{hook_y + 120} 720,{hook_y + 40}"
    )
    sc.layer(
        coat,
        sc.lin([(0, "#a8853a"), (0.5, "#6a5238"), (1, "#3d3448")], 712, 0, 800, 0),
        z=7,
        sh=0.55,
        cut=0.5,
        rim="#fff6d8",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb(
                    [
                        (746 + 8 * k, hook_y + 30, 0.8),
                        (738 + 16 * k, hook_y + 130, 2.4),
                        (734 + 22 * k, hook_y + 240, 0.8),
                    ],
                    4,
                )
                for k in range(3)
            ]
        ),
        "#2a2438",
        0.5,
    )
    step = Polygon([(-40, 1260), (-40, 1136), (110, 1124), (420, 1116), (712, 1128), (840, 1140), (840, 1260)])
    sc.layer(
        step,
        sc.lin([(0, "#8a7a74"), (0.35, "#4a3f50"), (1, "#241e30")], 0, 1116, 0, 1210),
        z=14,
        sh=0.55,
        cut=0.8,
        rim="#fff6d8",
        rimop=0.95,
        rimw=1.6,
    )
    sc.flat(Polygon([(180, 1130), (640, 1130), (560, 1240), (60, 1240)]), "#fff0c8", 0.28, "screen", 5)
    put(sc, T(beast("cat", "sit_up"), 640, 1146, 0.72, flip=True), z=3, rim=(1.6, 2, "#fff6d8", 0.8), cast=5)
    child = T(
        person(
            6,
            "back",
            FRONT["stand"].but(lean=9, nod=8, hand_b=(-0.1, 0.78), grip_b="grip"),
            dress("dress", "#5a6f86", "#4a4256", "#c9b8a8"),
            "#8a5636",
            "bun",
            "#2a1d20",
            big_head=1.1,
        ),
        158,
        1160,
        1.62,
    )
    put(sc, child, z=2.6, rim=(-2.2, 1.4, "#fff6d8", 0.9), cast=6)
    ux, uy = child.at("hand_b.hold")
    folded = U(
        limb([(ux + 3, uy - 16, 4), (ux + 9, uy + 40, 4)], 1),
        shape(f"{ux - 2},{uy + 4}^ {ux + 8},{uy + 2}^ {ux + 18},{uy + 46} {ux + 13},{uy + 78}^ {ux + 4},{uy + 46}"),
        limb([(ux + 3, uy - 16, 4), (ux - 2, uy - 25, 4), (ux - 9, uy - 18, 3.4)], 5),
    )
    sc.layer(folded, "#b8333c", z=3, sh=0.5, cut=0, fibre=0.05, rim="#fff6d8", rimop=0.9)
    kx, ky = 92, 690
    sc.layer(
        U(box(kx - 26, ky - 5, kx + 14, ky + 5).buffer(2), ellipse(kx - 28, ky, 12)),
        "#8a6a54",
        z=4,
        sh=0.5,
        cut=0.2,
        rim="#fff6d8",
        rimop=0.9,
    )


def draw() -> Scene:
    """At noon, through the gap of a door."""
    sc = Scene("walk_storm", light=(SX, SY, 260), shadow="#4a4048", bg="#e6dfce")
    draw_sky(sc)
    draw_hills(sc)
    draw_village(sc)
    draw_road(sc)
    draw_storm(sc)
    draw_boy(sc)
    sc.glow(SX, SY, 620, "#fffbe6", 0.3)
    draw_frame(sc)
    sc.vignette("#2a2438", 0.3, 400, 560, 980)
    sc.finish()
    return sc
