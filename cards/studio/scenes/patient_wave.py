"""A wave as high as a church has stopped at the beach, bent over, while a child goes on with a sand castle.

Palette: bottle sea #1e5a50, glass green #4fa08a, celadon #a9d3b8, sand #dcc79a, foam #f6f8ec, bucket coral #ef6a4d.
Light: the low sun at the far end of the wave's hollow. Planes: sky and headland / beach / eight sheets of wave / child / dune grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.reef_fish import reef_fish

VX, VY = 404, 712  # where the wave and the beach come from
LX, LY = 404, 668  # the sun
OUTER = [(760, -150), (600, -70), (452, 6), (318, 84), (226, 182), (184, 292), (188, 398), (216, 484)]
INNER = [
    (216, 484),
    (240, 428),
    (296, 376),
    (376, 352),
    (464, 374),
    (540, 440),
    (590, 546),
    (608, 676),
    (590, 798),
    (536, 898),
    (452, 966),
    (346, 1004),
]
DEPTHS = (0.13, 0.19, 0.27, 0.37, 0.49, 0.63, 0.8, 1.0)
TONES = ("#e9f3dc", "#cfe8d0", "#b2d9c0", "#92c8ae", "#6fb29b", "#4a9886", "#317a6c", "#1e5a50")
CHILD = (186, 1066)
CASTLE = (366, 1090)


def wave() -> Any:
    """The near edge of the wave, cut like a letter from a single sheet."""
    out = curve(np.array(OUTER, float), n=14)
    inn = curve(np.array(INNER, float), n=14)
    foot = [(430, 1022), (560, 1040), (760, 1052), (1000, 1060), (1000, -160)]
    return clean(Polygon([*out, *inn[1:], *foot]).buffer(0))


def far(g: Any, s: float) -> Any:
    """The same thing further along the beach."""
    return AF.scale(g, s, s, origin=(VX, VY))


def flow(u: float, t0: float = 0.0, t1: float = 1.0, n: int = 60) -> np.ndarray:
    """A line inside the wave's body from its foot over its head; u 0 on the inner, 1 on the outer edge."""
    inn = along(curve(np.array(INNER[::-1], float), n=14), n)
    outer = [(1180, 1060), (1120, 700), (1040, 300), (900, 20), *OUTER]
    out = along(curve(np.array(outer, float), n=14), n)
    P = inn * (1 - u) + out * u
    return P[int(t0 * (n - 1)) : int(t1 * (n - 1)) + 1]


def draw_sky(sc: Scene) -> None:
    """Morning air, a headland with a village that sees nothing."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.12, "#fdf3d0"), (0.36, "#e6ecd0"), (0.7, "#b9d8cc"), (1, "#7fb6b0")], LX, LY, 860)
    )
    r = sc.stream("clouds")
    for P, lit, c in (
        ([(-60, 470), (40, 430), (120, 452), (200, 500), (250, 570), (270, 640)], "#fff9e4", "#bcd8cc"),
        ([(-60, 560), (60, 530), (150, 556), (220, 610), (256, 670)], "#fffdf0", "#d6e6d4"),
    ):
        b = bank(r, P, 18, 38, fill=Polygon([*P, (240, 720), (-60, 720)]).buffer(0), sx=1.7)
        sc.layer(b, sc.near(lit, c, 460), z=6, sh=0.25, cut=0.5, wash=0.3, rim="#ffffff", rimop=0.9)
    for x, y, w in ((60, 120, 17), (118, 168, 12), (40, 232, 10), (146, 96, 9)):  # gulls that hang still as well
        gull_ = U(
            limb([(x - w, y - w * 0.2, 0.5), (x - w * 0.5, y - w * 0.5, 2.4), (x, y, 3)], 5),
            limb([(x + w, y - w * 0.34, 0.5), (x + w * 0.5, y - w * 0.5, 2.4), (x, y, 3)], 5),
        )
        sc.layer(gull_, "#fdfef6", z=2, sh=0.4, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.layer(ellipse(LX, LY, 54), "#fffef4", z=2, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(LX, LY, 330, "#fff3c4", 0.85)
    heads = (
        ([(-60, 640), (60, 622), (150, 640), (220, 676), (300, 706)], "#a9c4b4", "#c9d6bc"),
        ([(-60, 676), (40, 660), (110, 668), (170, 694), (236, 712)], "#86a898", "#b2c4a4"),
    )
    for n, (P, c, lit) in enumerate(heads):
        g, top = land(sc.stream(f"head {n}"), P, 3, base=730)
        sc.layer(g, sc.near(lit, c, 420), z=5, sh=0.3, cut=0.5, rim="#fffbe0", rimop=0.8)
        q = sc.stream(f"village {n}")
        for _ in range(9 - 3 * n):
            x = q.uniform(-10, 150)
            w, h = q.uniform(8, 14), q.uniform(9, 18)
            y = y_at(top, x) + 3
            wall = box(x - w / 2, y - h, x + w / 2, y)
            roof = Polygon([(x - w * 0.62, y - h), (x, y - h - w * 0.6), (x + w * 0.62, y - h)])
            sc.layer([(wall, "#f2ead0"), (roof, "#c98a6c")], z=1.6, cut=0, sh=0.35)
            sc.flat(box(x - 1.2, y - h * 0.6, x + 1.2, y - h * 0.3), "#6a7a70", 0.8)


def draw_beach(sc: Scene) -> None:
    """Sand out to the vanishing point, wet where the wave stands."""
    sand = Polygon([(-60, 716), (VX, 710), (900, 716), (900, 1280), (-60, 1280)])
    sc.layer(
        sand,
        sc.rad([(0, "#fffbe2"), (0.4, "#f2dca4"), (0.72, "#c9a873"), (1, "#8f7450")], 320, 860, 520),
        z=6,
        sh=0.3,
        cut=0.8,
        rim="#fffbe0",
        rimop=0.7,
    )
    wet = Polygon(
        [
            (VX - 6, 712),
            (VX + 300, 712),
            (900, 900),
            (900, 1280),
            (620, 1280),
            (470, 1120),
            (390, 1030),
            (330, 960),
            (372, 840),
        ]
    )
    sc.flat(
        wet, sc.lin([(0, "#d8ecd4", 0.95), (0.4, "#8fc0a8", 0.85), (1, "#2f6a5e", 0.95)], 0, 720, 0, 1200), 0.9, None, 9
    )
    r = sc.stream("ripples")
    marks = []
    for _ in range(190):
        d = r.random() ** 1.8
        y = 726 + 470 * d
        x = r.uniform(-20, 420 + 240 * d)
        w = (10 + 60 * d) * r.uniform(0.5, 1.2)
        marks.append(
            limb([(x, y, 0.4), (x + w * 0.5, y - 2.5 * d - 0.5, 0.6 + 2 * d), (x + w, y + 1.5 * d, 0.4)], 4, 3)
        )
    sc.flat(U(marks), "#9a7a48", 0.4)
    sc.flat(T(U(marks[::2]), 0, -2), "#fff8dc", 0.55)


def fishes(sc: Scene, s: float, n: int, name: str, tones: tuple[str, str]) -> None:
    """Fish in the wave: all press forward to see."""
    r = sc.stream(name)
    out: list[tuple[float, float, float]] = []
    body = wave().buffer(-14)
    for _ in range(n * 30):
        if len(out) >= n:
            break
        u, t = r.uniform(0.05, 0.46), r.uniform(0.12, 0.9)
        P = flow(u)
        i = int(t * 58)
        x, y = (float(v) for v in P[i])
        L = r.uniform(34, 74) * (1.15 - 0.55 * t) * (1.1 - u)
        if not body.contains(Point(x, y)) or not -20 < x < 800:
            continue
        if any(math.hypot(x - a, y - b) < (L + q) * 0.56 for a, b, q in out):
            continue
        out.append((x, y, L))
        aim = math.degrees(math.atan2(980 - y, 280 - x))
        f = reef_fish(
            r.choice(("long", "perch", "long", "round")),
            tones[0],
            light(tones[0], 0.5),
            tones[1],
            pattern=r.choice(("line", "scales", "bands")),
        )
        f = T(f, 0, 0, L / 100, sy=-L / 100 if abs(aim) > 90 else L / 100)
        f = T(T(f, x, y, 1, rot=aim), VX * (1 - s), VY * (1 - s), s)
        put(sc, f, z=2, sh=0.35, rim=(2, 0, "#f6fff0", 0.9))


def draw_wave(sc: Scene) -> None:
    """Eight sheets of glass one behind the other, the far ones full of sun."""
    near_wave = wave()
    sheets = len(DEPTHS)
    for k, (s, c) in enumerate(zip(DEPTHS, TONES, strict=True)):
        g = far(near_wave, s)
        last = k == sheets - 1
        lit = mix(c, "#f4fbdc", 0.55 - 0.03 * k)
        deep = dark(c, 0.18 + 0.03 * k)
        sc.layer(
            g,
            sc.rad([(0, lit), (0.5 if last else 0.6, c), (1, deep)], LX, LY, 240 + 560 * s),
            z=4 + 9 * s,
            sh=0.4,
            shc="#0f3a34",
            dx=-5 * s - 1,
            dy=4 * s + 1,
            cut=0.4 + 0.6 * s,
            wash=0.8,
            rim="#fbfff0",
            rimop=0.9,
            rimw=0.8 + s,
        )
        # lines of flow
        r = sc.stream(f"flow {k}")
        for j in range(7 + 3 * k):
            u = 0.03 + 0.62 * (j + r.uniform(0, 0.7)) / (7 + 3 * k)
            t0 = r.uniform(0, 0.4)
            P = flow(u, t0, min(1, t0 + r.uniform(0.3, 0.62)))
            w = [0.3 + 2.6 * s * math.sin(math.pi * i / (len(P) - 1)) for i in range(len(P))]
            q = limb([(x, y, v) for (x, y), v in zip(P[::3], w[::3], strict=True)], 3, 3)
            q = far(q, s).intersection(g.buffer(-2))
            dark_line = r.random() < 0.4
            sc.flat(clean(q), dark(c, 0.35) if dark_line else "#f4fdea", (0.34 if dark_line else 0.5) * (0.6 + 0.4 * s))
        if last:
            steps(sc, g)
        if k >= sheets - 3:
            fishes(
                sc,
                s,
                (5, 8, 24)[k - 5],
                f"fish {k}",
                (("#8fc8b0", "#3f8a7a"), ("#6fb8a0", "#256a5e"), ("#5aa892", "#12433e"))[k - 5],
            )
        lip(sc, s, k)
    inner = LineString(curve(np.array(INNER, float), n=14)).buffer(26).intersection(near_wave)
    sc.flat(clean(inner), sc.near("#f6ffe0", "#9fe0c0", 480), 0.42, "screen", 12)


def steps(sc: Scene, g: Any) -> None:
    """The near sheet is cut back again and again towards its dark back."""
    for u, lit, c in ((0.17, "#3f8a7c", "#185048"), (0.33, "#2f7468", "#13443e"), (0.52, "#235e56", "#0f3834")):
        P = flow(u)
        back = clean(
            Polygon([(P[0][0] - 60, 1120), *P, *[tuple(q) for q in flow(1.0)[::-1]]]).buffer(0).intersection(g)
        )
        sc.layer(
            back,
            sc.near(lit, c, 760),
            z=8,
            sh=0.4,
            shc="#0a2c28",
            dx=-5,
            dy=3,
            cut=0.8,
            wash=0.8,
            rim="#dff6e2",
            rimop=0.7,
        )


def lip(sc: Scene, s: float, k: int) -> None:
    """Foam along the head, hanging without falling."""
    r = sc.stream(f"lip {k}")
    edge = along(curve(np.array(OUTER[2:], float), n=14), 44)
    tip = along(curve(np.array(INNER[:4], float), n=14), 16)
    crest = np.vstack([edge, tip[1:2]])
    widths = np.interp(np.linspace(0, 1, len(crest)), [0, 0.5, 0.9, 1], [8, 20, 32, 22])
    under, lobes = [limb(np.c_[crest, widths * 1.5], 2)], [limb(np.c_[crest, widths * 0.8], 2)]
    for (x, y), w in zip(crest, widths, strict=True):
        under.append(ellipse(x + r.uniform(-2, 8), y + r.uniform(-2, 8), w * r.uniform(0.7, 1.05)))
        lobes.append(ellipse(x + r.uniform(-4, 3), y + r.uniform(-4, 3), w * r.uniform(0.34, 0.62)))
    sc.layer(
        far(U(under), s),
        sc.near("#eefbe8", mix("#cfe8d6", TONES[k], 0.4), 520),
        z=2 + 3 * s,
        sh=0.3,
        shc="#1e5a50",
        cut=0.2,
        wash=0.3,
        rim="#ffffff",
        rimop=0.6,
    )
    sc.layer(
        far(U(lobes), s),
        sc.near("#ffffff", mix("#f6f8ec", TONES[k], 0.16), 620),
        z=2 + 3 * s,
        sh=0.35,
        shc="#1e5a50",
        cut=0.2,
        wash=0.2,
        rim="#ffffff",
        rimop=0.9,
    )
    if s > 0.6:
        drops = []
        for _ in range(22):
            t = r.random() ** 2
            drops.append(
                ellipse(
                    216 + r.gauss(0, 16) + 30 * t,
                    496 + 150 * t,
                    1.4 + 3.2 * (1 - t) * r.random(),
                    2 + 4.4 * (1 - t) * r.random(),
                )
            )
        sc.layer(far(U(drops), s), "#fdfff6", z=2, sh=0.3, shc="#1e5a50", cut=0, wash=0, fibre=0, rim="#ffffff")


def draw_castle(sc: Scene) -> None:
    """Five towers, a lit door, a moat, a paper boat."""
    x, y = CASTLE
    moat = ellipse(x + 2, y + 4, 92, 22)
    sc.layer(moat.buffer(7), sc.near("#f2dba4", "#b08c54", 330), z=3, sh=0.4, cut=0.8, rim="#fffbe0")
    sc.layer(moat, sc.lin([(0, "#d6f0dc"), (1, "#4fa08a")], 0, y - 18, 0, y + 26), z=1, sh=0, cut=0.4)
    sc.layer(ellipse(x, y - 3, 70, 14), sc.near("#f0d89e", "#b28e56", 300), z=3, sh=0.45, cut=0.5)
    wall = U(
        box(x - 58, y - 40, x + 58, y), *[box(x - 58 + 14.5 * k, y - 47, x - 50 + 14.5 * k, y - 39) for k in range(8)]
    )
    parts = [(x - 4, 30, 96), (x + 24, 22, 76), (x - 30, 22, 70)]
    for tx, w, h in parts:
        tower_(sc, tx, y - 8, w, h)
    sc.layer(
        wall, sc.near("#fbe6b0", "#a98450", 260, (x + 80, y - 120)), z=3, sh=0.45, cut=0.7, rim="#fffbe4", rimop=0.9
    )
    for tx in (x - 60, x + 60):
        tower_(sc, tx, y + 3, 26, 60)
    door = U(box(x - 7, y - 18, x + 7, y + 1), ellipse(x, y - 18, 7))
    sc.flat(door, "#ffb95a")
    sc.glow(x, y - 10, 34, "#ffb050", 0.8)
    sc.flat(U([box(x - 40 + 16 * k, y - 30, x - 37 + 16 * k, y - 22) for k in (0, 1, 4, 5)]), "#7a5a34", 0.8)
    r = sc.stream("sand grain")
    sc.flat(
        U([ellipse(r.uniform(x - 70, x + 70), r.uniform(y - 90, y), 0.9) for _ in range(90)]).intersection(wall),
        "#7a5a34",
        0.5,
    )
    sc.flat(
        Polygon([(x - 70, y + 8), (x - 6, y + 12), (x - 190, y + 96), (x - 240, y + 74)]),
        "#6a5640",
        0.34,
        "multiply",
        6,
    )
    for g, t in paper_boat("#fbf8ec", 30):
        sc.layer(T(g, x - 42, y + 22, 1), mix("#b8c8b8", "#ffffff", t), z=1, sh=0.3, cut=0, wash=0, fibre=0)
    flag = U(
        limb([(x - 4, y - 104, 1.4), (x - 4, y - 132, 1)], 1),
        shape(f"{x - 4},{y - 132}^ {x + 14},{y - 127}^ {x - 4},{y - 121}^"),
    )
    sc.layer(flag, "#ef6a4d", z=1.4, cut=0, wash=0, fibre=0)


def tower_(sc: Scene, x: float, y: float, w: float, h: float) -> None:
    """A bucket turned over, with battlements."""
    g = U(
        Polygon([(x - w * 0.5, y), (x - w * 0.42, y - h), (x + w * 0.42, y - h), (x + w * 0.5, y)]),
        *[
            box(x - w * 0.46 + w * 0.265 * k, y - h - 6, x - w * 0.46 + w * 0.265 * k + w * 0.14, y - h + 1)
            for k in range(4)
        ],
    )
    sc.layer(
        g,
        sc.lin([(0, "#b08a56"), (0.55, "#e4c88a"), (1, "#fff1c4")], x - w / 2, 0, x + w / 2, 0),
        z=3,
        sh=0.45,
        cut=0.6,
        rim="#fffbe4",
        rimop=0.8,
    )
    sc.flat(U([box(x - w * 0.46, y - h * f, x + w * 0.46, y - h * f + 1) for f in (0.3, 0.66)]), "#9a7444", 0.4)
    sc.flat(U(box(x - 1.6, y - h * 0.56, x + 1.6, y - h * 0.4)), "#6a4c2c", 0.8)


def draw_child(sc: Scene) -> None:
    """Seven, hat, brown back; she does not look up."""
    x, y = CHILD
    k = 1.62
    sc.flat(
        Polygon([(x + 26, y + 2), (x - 26, y + 6), (x - 214, y + 92), (x - 130, y + 116)]),
        "#6a5640",
        0.42,
        "multiply",
        7,
    )
    sc.flat(ellipse(x, y + 2, 50, 8), "#5a4830", 0.6, "multiply", 3)
    pose = SIDE["crouch"].but(hip=0.28, lean=20, stoop=26, nod=-14, hand_a=(0.8, 0.56), hand_b=(0.9, 0.42))
    p = person(
        7,
        "side",
        pose,
        dress("tee", "#ef6a4d", "#e8e2cc", "#efe2c4").but(trousers="shorts", shoes="bare", shoe_colour="#8a5434"),
        "#8a5434",
        "braid",
        "#241610",
        "calm",
        hat="straw",
        hat_colour="#f0d48c",
        big_head=1.1,
    )
    put(sc, T(p, x, y, k), z=2.6, rim=(-2.6, 1.4, "#fffbe0", 0.95), shade=("#2f5a50", 0.34, 620), cast=4)
    # bucket and spade
    bx, by = 84, 1116
    sc.flat(ellipse(bx - 14, by + 2, 34, 6), "#5a4830", 0.5, "multiply", 3)
    bucket = Polygon([(bx - 17, by - 34), (bx + 17, by - 34), (bx + 12, by), (bx - 12, by)])
    sc.layer(bucket, sc.lin([(0, "#a83a34"), (0.7, "#ef6a4d"), (1, "#ffb08a")], bx - 17, 0, bx + 17, 0), z=3, cut=0.2)
    sc.layer(ellipse(bx, by - 34, 17, 4.6), "#8a2c2c", z=0.8, sh=0, cut=0)
    sc.stroke(curve(np.array([(bx - 17, by - 34), (bx - 26, by - 14), (bx - 14, by - 6)], float), n=6), "#f6f0dc", 2)


def draw_front(sc: Scene) -> None:
    """Her footprints, and dune grass in front of everything."""
    P = along(curve(np.array([(-30, 1176), (60, 1150), (130, 1118), (176, 1082)], float), n=10), 9)
    for i, (x, y) in enumerate(P[:-1]):
        d = 8 if i % 2 else -8
        sc.flat(ellipse(float(x), float(y) + d * 0.5, 8, 4, -20), "#8a6c40", 0.55)
        sc.flat(ellipse(float(x) + 1, float(y) + d * 0.5 + 2, 7, 2.4, -20), "#fff4d0", 0.6)
    r = sc.stream("dune")
    for n, (Q, lit, c) in enumerate(
        (
            ([(-60, 1130), (60, 1160), (180, 1196), (300, 1214), (860, 1230)], "#a8986a", "#4a5a48"),
            ([(440, 1226), (560, 1190), (680, 1150), (860, 1096)], "#5a8a78", "#123a36"),
        )
    ):
        g, top = land(r, Q, 5)
        sc.layer(g, sc.near(lit, c, 620), z=13, sh=0.5, cut=1.2, rim="#fff8d8", rimop=0.6)
        blades = []
        x0, x1 = (-30, 250) if n == 0 else (560, 830)
        for _ in range(70):
            x = r.uniform(x0, x1)
            h = r.uniform(40, 150) * (0.5 + 0.5 * abs(x - 400) / 400)
            lean = r.uniform(-0.5, 0.3) * (1 if n else -1)
            y = y_at(top, min(max(x, Q[0][0]), 860)) + 8
            blades.append(limb([(x, y, 4), (x + lean * h * 0.4, y - h * 0.6, 2.6), (x + lean * h, y - h, 0.4)], 6, 3))
        sc.layer(U(blades), sc.near("#6f8a64", "#173f3a", 640), z=8, sh=0.45, cut=0, rim="#fff8d8", rimop=0.7)


def draw() -> Scene:
    """It can wait."""
    sc = Scene("patient_wave", light=(LX, LY, 240), shadow="#143c36", bg="#a9d3b8")
    draw_sky(sc)
    draw_beach(sc)
    draw_wave(sc)
    fan = Polygon([(VX, VY), (VX - 30, VY + 2), (-60, 1010), (-60, 1260), (260, 1260)])
    sc.flat(
        fan, sc.rad([(0, "#fffbe0", 0.8), (0.5, "#fff3c8", 0.34), (1, "#fff3c8", 0)], VX, VY, 620), 0.8, "screen", 18
    )
    swash = shape(
        "404,716^ 388,800 358,900 316,984 296,1034^ 330,1048 420,1052 560,1070 860,1098^ 860,1050 680,1010 580,950 520,880 466,800 420,724^"
    )
    thin = [(0, "#f6fff0", 1), (0.25, "#d4ecd6", 0.95), (0.6, "#9fcdb4", 0.85), (1, "#5fa894", 0.5)]
    sc.flat(swash, sc.rad(thin, VX - 30, VY + 40, 470), 0.9, None, 7)
    lines = []
    for k in range(5):
        P = [(x + 9 * k * (y - VY) / 300, y) for x, y in ((392, 800), (366, 900), (330, 980))]
        lines.append(limb([(*P[0], 0.5), (*P[1], 2.2), (*P[2], 0.6)], 6, 3))
    sc.flat(U(lines).intersection(swash.buffer(-3)), "#ffffff", 0.8)
    edge = along(
        curve(
            np.array([(404, 720), (388, 800), (358, 900), (316, 984), (298, 1034), (336, 1050), (420, 1056)], float),
            n=10,
        ),
        60,
    )
    r = sc.stream("swash")
    bubbles_ = [
        ellipse(
            float(x) + r.uniform(-2, 2),
            float(y),
            (1.5 + 6.5 * i / 60) * r.uniform(0.6, 1.3),
            (1 + 4 * i / 60) * r.uniform(0.7, 1.2),
        )
        for i, (x, y) in enumerate(edge)
    ]
    bubbles_.append(limb([(float(x), float(y), 1 + 7 * i / 20) for i, (x, y) in enumerate(edge[::3])], 3))
    sc.layer(U(bubbles_), "#ffffff", z=1.6, sh=0.3, shc="#5a6a50", cut=0, wash=0, fibre=0, rim="#ffffff")
    draw_castle(sc)
    draw_child(sc)
    draw_front(sc)
    sc.vignette("#0f3a34", 0.3, 360, 700, 900)
    sc.finish()
    return sc
