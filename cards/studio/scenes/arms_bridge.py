"""arms_bridge: over a sea of cloud people from two cliffs hold each other's ankles and hands; a girl with a goat walks over them.

Palette: dusk violet #4a3f78, cloud rose #e8a8a0, gold haze #ffd9a0, cliff umber #6a3438, clay #b8654a, dawn cream #fff3d8,
deep blue #1f2a58, shawl turquoise #2f9f9f. Light: the low sun in the cloud, left of the clasp.
Planes: sky / far islands / five banks of cloud / valley in a gap / cliffs / far strand / girl and goat / near strand / near cloud.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SUN = (292, 566)
CLASP = (412, 690)
LEFT_END, RIGHT_END = (146, 462), (664, 408)
GAP = (440, 968)  # where one sees through the cloud
LINK = 118.0  # from ankle to hand of somebody stretched out
REACH = 0.92  # size of a link
STOUT = 1.45  # how much broader than drawn
SKINS = ("#f0c8a4", "#d9a077", "#b97a52", "#8a5636", "#5e3a28")
CLOTHS = ("#c8503f", "#2f7f86", "#e0a440", "#7a3f6a", "#3f5f96", "#5f8a4a", "#d87a4a", "#f0e0c0", "#8a3a3a", "#4a4a7a")
CREAM, GOLD, ROSE, VIOLET, UMBER, BLUE = "#fff3d8", "#ffd9a0", "#e8a8a0", "#4a3f78", "#6a3438", "#1f2a58"


def glowing(sc: Scene, c: str, r: float = 620, k: float = 1.0) -> str:
    """A colour lit by the low sun, blue away from it."""
    return sc.rad(
        [(0, mix(c, CREAM, 0.72 * k)), (0.22, mix(c, GOLD, 0.4 * k)), (0.55, c), (1, mix(c, BLUE, 0.5))], *SUN, r
    )


def heap(r: random.Random, x0: float, x1: float, y: float, size: float, amp: float) -> Any:
    """A bank of cloud: convex lobes along a swaying line, filled to the foot of the card."""
    out = []
    x = x0
    ph = r.uniform(0, 6)
    while x < x1:
        s = size * r.uniform(0.6, 1.25)
        yy = y + amp * math.sin(x * 0.011 + ph) + r.uniform(-0.16, 0.16) * size
        out.append(ellipse(x, yy, s, s * 0.62))
        out.append(ellipse(x + r.uniform(-0.4, 0.4) * s, yy - s * 0.34, s * 0.55, s * 0.42))
        x += s * 0.8
    xs = np.linspace(x0, x1, 40)
    base = Polygon([*[(q, y + amp * math.sin(q * 0.011 + ph)) for q in xs], (x1, 1260), (x0, 1260)])
    return U(out, base)


def opening(r: random.Random, rx: float, ry: float) -> Any:
    """A gap in the cloud round GAP, with lobes of cloud that stand into it."""
    g = ellipse(*GAP, rx, ry)
    lobes = []
    for a in np.arange(0, 6.28, 0.3):
        b = a + r.uniform(-0.1, 0.1)
        s = r.uniform(0.16, 0.3) * rx
        lobes.append(ellipse(GAP[0] + rx * 1.06 * math.cos(b), GAP[1] + ry * 1.06 * math.sin(b), s, s * 0.6))
    return clean(g.difference(U(lobes)))


def draw_sky(sc: Scene) -> None:
    """Dusk, streamers of cloud, islands of rock far out in the cloud sea."""
    sc.backdrop(
        sc.lin(
            [(0, "#262a5c"), (0.16, VIOLET), (0.3, "#9a6488"), (0.4, "#e89a80"), (0.48, "#ffd08a"), (0.54, "#fff0c8")],
            0,
            0,
            0,
            1200,
        )
    )
    sc.flat(
        box(0, 0, 800, 760),
        sc.rad([(0, "#fffbe8", 1), (0.2, "#ffe6b0", 0.7), (0.6, "#ffc48a", 0.2), (1, "#ffc48a", 0)], *SUN, 520),
    )
    sc.layer(ellipse(*SUN, 56), "#fffbea", z=4, sh=0.1, wash=0.1, cut=0.4)
    r = sc.stream("streamers")
    for x, y, w, h, c in (
        (420, 96, 330, 26, "#7a5a88"),
        (60, 176, 260, 22, "#a86f88"),
        (520, 230, 250, 20, "#d88a80"),
        (220, 300, 250, 16, "#f0ac88"),
        (430, 360, 170, 13, "#f8c898"),
    ):
        sc.layer(scroll_cloud(r, x, y, w, h), c, z=4, sh=0.18, cut=0.4, rim="#ffe6c0", rimop=0.8)
    sc.flat(
        U([ellipse(r.uniform(0, 800), 150 * r.random() ** 1.4, r.uniform(0.6, 1.6)) for _ in range(50)]), CREAM, 0.7
    )
    skein, lit = [], []
    for k in range(27):  # cranes in a long wedge
        far = abs(k - 9)
        x, y = 570 - 21 * far, 158 + (8.6 if k > 9 else -7.0) * far + 5 * math.sin(k)
        a = 0.3 * math.sin(1.7 * k)
        wings = U(leaf(0, 0, 13, -0.45 + a, 0.24), leaf(0, 0, 13, -2.7 - a, 0.24), limb("-8,2,1.4 0,0,3 10,-2,1", 3, 3))
        skein.append(T(wings, x, y, 1.4 - 0.028 * far, rot=6))
        lit.append(clean(skein[-1].difference(T(skein[-1], -0.8, -1.3))))
    sc.flat(U(skein), "#241c44", 0.95)
    sc.flat(U(lit), "#ffcf98", 0.85)
    for k, (x, y, w, h, c) in enumerate(
        (
            (196, 606, 60, 96, "#e0a088"),
            (520, 612, 84, 150, "#cf8c86"),
            (610, 630, 50, 84, "#c07f84"),
            (402, 612, 44, 50, "#eab894"),
        )
    ):
        q = sc.stream(f"isle{k}")
        t = np.linspace(0, 1, 8)
        left = [(x - w * (1 - 0.5 * v) * q.uniform(0.78, 1.1), y + 40 - (h + 40) * v * q.uniform(0.96, 1.0)) for v in t]
        right = [
            (x + w * (1 - 0.62 * v) * q.uniform(0.74, 1.12), y + 40 - (h + 26) * v * q.uniform(0.94, 1.0))
            for v in t[::-1]
        ]
        P = [*left, (x - w * 0.1, y - h * 1.04), *right]
        g = Polygon([(a + q.uniform(-4, 4), b + q.uniform(-4, 4)) for a, b in P]).buffer(0)
        sc.layer(
            g, sc.lin([(0, c), (1, mix(c, "#fff0d0", 0.8))], 0, y - h, 0, y), z=5, sh=0.2, cut=1.0, rim=CREAM, rimop=0.8
        )
        sc.flat(
            clean(
                U(
                    [
                        limb([(x - w, y - h + d, 1), (x, y - h + d + 3, 1.8), (x + w, y - h + d, 1)], 4)
                        for d in range(12, int(h), 15)
                    ]
                ).intersection(g)
            ),
            "#a86470",
            0.35,
        )
        trees = [
            Polygon([(a - t * 0.24, y - h * 0.95), (a, y - h - t), (a + t * 0.24, y - h * 0.95)])
            for a, t in ((q.uniform(x - w * 0.4, x + w * 0.2), q.uniform(5, 17)) for _ in range(9))
        ]
        sc.layer(U(trees), mix(c, "#5f4a6a", 0.6), z=1, cut=0, wash=0, fibre=0)


def draw_clouds(sc: Scene) -> None:
    """Banks from the sun towards us; in a gap below the clasp a valley with a river and lights."""
    for k, (y, s, a, c) in enumerate(((622, 22, 5, "#ffe0b0"), (660, 32, 9, "#f8c8a4"), (716, 44, 12, "#e8a8a0"))):
        g = heap(sc.stream(f"bank{k}"), -60, 860, y, s, a)
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#fffbe8", 0.85)), (0.45, c), (1, mix(c, "#6a5a98", 0.6))], SUN[0], SUN[1] + 40, 620),
            z=8,
            sh=0.3,
            cut=0.5,
            rim="#fffbea",
            rimop=0.9,
            rimw=1.4,
            shc="#6a4a80",
        )
    r = sc.stream("valley")
    low = []
    for k, (y, s, a, c, rx, ry) in enumerate(((790, 58, 12, "#cf8f9c", 116, 84), (868, 70, 14, "#9f7ca6", 148, 104))):
        g = clean(heap(sc.stream(f"low{k}"), -60, 860, y, s, a).difference(opening(sc.stream(f"gap{k}"), rx, ry)))
        low.append((g, c))
    hollow = ellipse(*GAP, 190, 140)
    under = clean(low[0][0].buffer(30).union(hollow))
    sc.flat(
        under, sc.lin([(0, "#d89aa0"), (0.3, "#5a5a94"), (0.6, "#2f4480"), (1, "#1a2754")], 0, 760, 0, GAP[1] + 110)
    )
    for k in range(4):
        g, _ = ridge(sc.stream(f"vale{k}"), GAP[1] - 44 + 30 * k, 20, 260, 640, f=2.6)
        with sc.clip(hollow):
            sc.layer(
                clean(g.intersection(hollow)),
                mix("#46609a", "#223064", k / 3),
                z=4,
                cut=0.8,
                sh=0.4,
                rim="#a8b8e0",
                rimop=0.6,
            )
    river = limb([(428, 906, 3), (446, 930, 4), (424, 956, 6), (458, 984, 8), (430, 1018, 11), (450, 1070, 15)], 10)
    sc.flat(clean(river.intersection(hollow)), "#b4e4e8", 0.95)
    lamps = [(r.gauss(476, 20), r.gauss(966, 12)) for _ in range(24)] + [
        (r.gauss(404, 13), r.gauss(1000, 9)) for _ in range(12)
    ]
    sc.flat(U([box(x - 1.3, y - 1.3, x + 1.3, y + 1.3) for x, y in lamps]), "#ffe9a0", 1)
    sc.glow(476, 966, 56, "#ffcf7a", 0.8)
    sc.glow(*GAP, 120, "#7fc8d8", 0.4)
    for g, c in low:
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#ffe6c8", 0.8)), (0.5, c), (1, mix(c, BLUE, 0.5))], SUN[0] + 20, SUN[1] + 120, 640),
            z=12,
            sh=0.45,
            cut=0.6,
            rim="#fff3dc",
            rimop=0.9,
            rimw=1.5,
            shc="#2a2458",
        )
    sc.flat(
        T(
            U(
                leaf(0, 0, 46, -0.36, 0.24),
                leaf(0, 0, 46, -2.78, 0.24),
                leaf(-5, -4, 22, 1.4, 0.5),
                ellipse(0, 2, 6, 5),
            ),
            560,
            838,
            0.8,
        ),
        "#3a2a58",
        0.95,
    )


def cliff(sc: Scene, side: int) -> Any:
    """One cliff in strata, the top set back, with caves, ladders and firs; gives its outline."""
    if side == 0:
        P = [
            (-60, 456),
            (40, 450),
            (110, 458),
            (168, 470),
            (186, 494),
            (166, 540),
            (174, 620),
            (140, 690),
            (150, 780),
            (116, 870),
            (120, 980),
            (84, 1090),
            (90, 1260),
            (-60, 1260),
        ]
    else:
        P = [
            (860, 396),
            (770, 392),
            (700, 398),
            (646, 410),
            (622, 436),
            (640, 486),
            (626, 560),
            (660, 650),
            (650, 740),
            (690, 840),
            (684, 950),
            (724, 1070),
            (716, 1260),
            (860, 1260),
        ]
    r = sc.stream(f"cliff{side}")
    g = Polygon([(x + r.uniform(-3, 3), y + r.uniform(-3, 3)) for x, y in P]).buffer(0)
    s = -1 if side == 0 else 1
    for k in range(5):
        q = clean(T(g, s * 17 * k, 15 * k).intersection(g)) if k else g
        c = mix("#c0684c", UMBER, k / 4)
        sc.layer(q, glowing(sc, c, 700), z=8, sh=0.5, cut=1.5, rim=CREAM, rimop=0.75, rimw=1.4)
    bands = []
    for y in range(430, 1240, 17):
        line = [
            (x, y + 8 * math.sin(x * 0.03 + y) + r.uniform(-2, 2), r.uniform(0.8, 2.4))
            for x in np.linspace(-40, 840, 60)
        ]
        bands.append(limb(line, 2, 3))
    sc.flat(clean(U(bands).intersection(g)), "#3a1830", 0.4)
    sc.flat(clean(T(U(bands), 0, 2.2).difference(U(bands)).intersection(g)), GOLD, 0.22)
    e = 60 if side == 0 else 740
    for y in (548, 586, 690, 742, 838, 868, 930):
        for d in (-34, 2, 30):
            if r.random() < 0.45:
                continue
            x = e + (d + r.uniform(-9, 9)) * (1 if side == 0 else -1)
            sc.flat(
                shape(f"{x - 7},{y + 12}^ {x - 7},{y - 2} {x},{y - 12} {x + 7},{y - 2} {x + 7},{y + 12}^"),
                "#2a1430",
                0.9,
            )
            if r.random() < 0.6:
                sc.flat(shape(f"{x - 4},{y + 12}^ {x - 4},{y} {x},{y - 7} {x + 4},{y} {x + 4},{y + 12}^"), "#ffd890", 1)
                sc.glow(x, y, 26, "#ffb860", 0.6)
    sc.layer(ladder(e - 12, 690, e - 4, 572, 12, 12, 3), "#8a5a4a", z=2, cut=0, wash=0, fibre=0)
    tufts = []
    for x, y in along(np.array(P[:6], float), 40):
        for _ in range(4):
            tufts.append(
                limb([(x + r.uniform(-8, 8), y + 4, 2), (x + r.uniform(-12, 12), y - r.uniform(5, 15), 0.4)], 2, 3)
            )
    sc.layer(U(tufts), glowing(sc, "#5f6a4a", 600), z=2, cut=0, wash=0, fibre=0)
    return g


def link(r: random.Random, coat: str, legs: str, skin: str, hair: str, skirt: bool) -> list[tuple[Any, str]]:
    """Somebody at full stretch along +x: ankles at 0,0, hands at LINK,0; lit side up."""
    out: list[tuple[Any, str]] = []
    b = r.uniform(-3, 3)
    out.append((U(limb(f"2,5,7 26,{7 + b},9 50,5,11", 4), limb("2,-3,7 26,-4,9 50,-3,11", 4)), legs))
    out.append((U(ellipse(-5, 5, 8, 4.6, 20), ellipse(-5, -3, 8, 4.6, 14)), dark(legs, 0.45)))
    out.append((limb([(80, 6, 8), (98, 9, 7), (LINK - 3, 3, 6)], 4), dark(coat, 0.16)))
    if skirt:
        out.append((shape("50,-11^ 34,-12 20,-9^ 16,4 20,22^ 36,18 52,13^"), dark(coat, 0.1)))
    out.append((shape("44,-10 62,-11 80,-12 88,-6 88,6 80,11 62,11 44,11"), coat))
    out.append((limb("50,-2,1 66,-3,2 82,-2,1", 3), dark(coat, 0.3)))
    out.append((limb("84,-1,8 92,-4,8", 2), skin))
    out.append((ellipse(97, -7, 11, 9.6), skin))
    out.append((U(shape("86,-4^ 86,-15 97,-19 108,-13 108,-8^ 98,-10 93,-1"), ellipse(90, -8, 4.5)), hair))
    out.append((limb([(80, -7, 9), (97, -3, 7.4), (LINK - 2, -2, 6.4)], 4), light(coat, 0.08)))
    out.append((U(ellipse(LINK, -1, 4.4, 3.6), ellipse(LINK - 1, 4, 4.2, 3.4)), skin))
    return out


def half_line(side: int, drop: float) -> Any:
    """The hanging line of one half, from the cliff to the clasp."""
    a, b = (LEFT_END, CLASP) if side == 0 else (RIGHT_END, CLASP)
    t = np.linspace(0, 1, 60)
    x = a[0] + (b[0] - a[0]) * t
    y = a[1] + (b[1] - a[1]) * (1 - (1 - t) ** 1.75) + drop
    return np.c_[x, y]


def strand(sc: Scene, name: str, drop: float, shift: float, haze: float, z: float) -> None:
    """One rope of people from both cliffs; shift staggers it, haze pales it."""
    r = sc.stream(name)
    for side in (0, 1):
        line = half_line(side, drop)
        seg = np.hypot(*np.diff(line, axis=0).T)
        s = np.r_[0, np.cumsum(seg)]
        n = math.ceil(s[-1] / (LINK * REACH))
        size = s[-1] / n / LINK
        for k in range(n + (1 if shift else 0)):
            d0 = (k - shift) * s[-1] / n
            d1 = min(d0 + s[-1] / n, s[-1])
            if d0 >= s[-1] - 6:
                continue
            p = [float(np.interp(max(0.0, d0), s, line[:, j])) for j in (0, 1)]
            q = [float(np.interp(d1, s, line[:, j])) for j in (0, 1)]
            a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
            coat, legs = r.sample(CLOTHS, 2)
            body = link(
                r,
                coat,
                dark(legs, 0.25),
                r.choice(SKINS),
                r.choice(("#2a1a18", "#4a2c1c", "#1a1216", "#8a5a34", "#e0d6c8")),
                r.random() < 0.45,
            )
            span = math.hypot(q[0] - p[0], q[1] - p[1]) / LINK
            k_ = max(span, size * 0.6)
            thick = k_ * STOUT
            items = []
            for g, c in body:
                g = T(g, 0, 0, k_, sy=thick if side == 0 else -thick)  # mirrored, so that heads stay above
                items.append((T(g, p[0], p[1], rot=a), glowing(sc, mix(c, "#f0b8a0", haze), 520, 0.66)))
            sc.layer(items, z=z, cut=0, wash=0.4, fibre=0.05, sh=0.5, rim=CREAM, rimop=0.95, rimw=1.3)
            if r.random() < 0.5:  # a scarf or a plait that hangs straight down
                hx, hy = p[0] + (q[0] - p[0]) * 0.74, p[1] + (q[1] - p[1]) * 0.74 + 6
                L = r.uniform(22, 46)
                sc.layer(
                    limb(
                        [(hx, hy, 4), (hx + r.uniform(-3, 6), hy + L * 0.5, 6), (hx + r.uniform(-4, 10), hy + L, 3)], 5
                    ),
                    glowing(sc, r.choice(CLOTHS), 520),
                    z=2,
                    cut=0,
                    wash=0,
                    fibre=0,
                    rim=CREAM,
                    rimop=0.9,
                )


def holders(sc: Scene, side: int) -> None:
    """On the cliff: those who hold the first ones, leaning back, each with hands on the one before."""
    r = sc.stream(f"holders{side}")
    base = 462 if side == 0 else 404
    xs = (112, 70, 34, 0, -28) if side == 0 else (698, 740, 776, 808, 836)
    kinds = ("coat", "farmwife", "vest", "dress", "tunic")
    for k, x in reversed(list(enumerate(xs))):
        age = (34, 48, 27, 61, 19)[k]
        first = k == 0
        grasp = (LEFT_END if side == 0 else RIGHT_END)[0] - x
        pose = (
            SIDE["kneel"].but(lean=20, stoop=10)
            if first
            else SIDE["pull"].but(
                lean=-20 - 3 * k, hand_a=(0.84, 0.56 if k == 1 else 0.34), hand_b=(0.88, 0.5 if k == 1 else 0.28)
            )
        )
        hold = {"reach_a": (abs(grasp) / 0.46 + 4, -10), "reach_b": (abs(grasp) / 0.46 + 10, -16)} if first else {}
        p = person(
            age,
            "side",
            pose,
            dress(kinds[(k + 2 * side) % 5], CLOTHS[(3 * k + 4 * side) % 10], CLOTHS[(5 * k + 2) % 10], "#f0e0c0"),
            skin=SKINS[(k + side) % 5],
            hair=("short", "bun", "curly", "balding", "braid")[(k + side) % 5],
            hair_colour=("#2a1a18", "#8a5a34", "#1a1216", "#e0d6c8", "#4a2c1c")[k],
            mood="firm",
            hat=(None, "scarf", None, "flat", None)[(k + side) % 5],
            hat_colour=CLOTHS[(2 * k + 1) % 10],
            **hold,
        )
        y = base + 2 + r.uniform(-2, 2)
        sc.flat(ellipse(x, y, 24, 4), "#2a1430", 0.5, "multiply", 2)
        put(
            sc,
            T(p, x, y, 0.46, flip=side == 1),
            z=2,
            rim=(-1.6 if side else 1.6, 0.8, CREAM, 0.9),
            shade=("#2a2458", 0.5, 560),
        )


def draw_walker(sc: Scene) -> None:
    """The girl, one foot in the air, and the goat that would rather not."""
    line = half_line(0, -6)
    x, y = line[47]
    girl = T(
        person(
            11,
            "side",
            SIDE["walk"].but(lean=6, nod=8, hand_a=(-0.7, 0.5), hand_b=(0.72, -0.16), foot_a=(0.42, 0.16)),
            dress("dress", "#2f9f9f", "#2f9f9f", "#ffe6b0"),
            skin="#a8683f",
            hair="braid",
            hair_colour="#241418",
            mood="firm",
            hat="scarf",
            hat_colour="#f0c040",
        ),
        x + 10,
        y - 4,
        0.74,
    )
    gx, gy = line[33]
    goat = T(beast("goat", "alert", ("#f6ead8", "#fffaf0", "#5a4048")), gx - 2, gy - 3, 0.5, rot=21)
    a = girl.at("hand_a.hold")
    o = goat.outline().bounds
    sc.stroke(
        curve(np.array([a, ((a[0] + o[2]) / 2, (a[1] + o[1]) / 2 + 12), (o[2] - 18, o[1] + 30)], float), n=8),
        "#7a3038",
        2,
        0.95,
    )
    put(sc, goat, z=2, rim=(1.6, 0.8, "#fffbea", 1.0), cast=3)
    put(sc, girl, z=2, rim=(1.8, 0.8, "#fffbea", 1.0), cast=3)


def draw_near(sc: Scene) -> None:
    """Dark cloud below, close to us, and a bough with the end of a red thread."""
    for k, (y, s, c) in enumerate(((1124, 74, "#5a5088"), (1168, 84, "#3a3c70"), (1210, 90, "#222a56"))):
        g = heap(sc.stream(f"near{k}"), -60, 860, y, s, 22)
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#c89ab0", 0.6)), (0.6, c), (1, mix(c, "#10163a", 0.4))], 420, 900, 560),
            z=14,
            sh=0.5,
            cut=0.7,
            rim="#f0c8c0",
            rimop=0.6,
            rimw=1.3,
        )
    sc.stroke(
        curve(
            np.array(
                [
                    (CLASP[0] - 2, CLASP[1] + 16),
                    (CLASP[0] + 8, CLASP[1] + 50),
                    (CLASP[0] - 6, CLASP[1] + 84),
                    (CLASP[0] + 6, CLASP[1] + 124),
                ],
                float,
            ),
            n=8,
        ),
        "#d2302f",
        1.8,
        0.95,
    )


def draw() -> Scene:
    sc = Scene("arms_bridge", light=(*SUN, 240), shadow="#241a44", bg=BLUE)
    draw_sky(sc)
    draw_clouds(sc)
    sc.glow(*SUN, 420, "#ffe6b0", 0.7)
    strand(sc, "far", -19, 0.5, 0.12, 4)
    for side in (0, 1):
        cliff(sc, side)
        holders(sc, side)
    draw_walker(sc)
    strand(sc, "near", 15, 0.0, 0.0, 6)
    sc.glow(*CLASP, 90, "#fff3d0", 0.55)
    draw_near(sc)
    sc.vignette("#14163c", 0.4, 400, 640, 880, 0.55)
    sc.finish()
    return sc
