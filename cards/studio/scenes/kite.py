"""A red kite stands on its hill, leans back and pays out the line; at the other end, before a cloud, flies a child.

Palette: noon blue #2a86c6, sky mint #d9f0e6, cloud #fffdf6, tomato #e2412d, grass lemon #c9d84a, bottle green #1f5a44,
scarf yellow #f4bd2c. Light: high sun at the upper left, outside; both shadows belong to somebody else.
Planes: sky / cloud with a shadow / fields, house, washing / hill with a shadow / kite / grass nearest to us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.kite_flyer import boy, grown_up, kite_figure, lozenge
from cards.studio.papercut.near_grass import near_grass

SUN = (-120, -160)
FEET = (300, 1050)  # where the kite stands
BOY = (562, 232)
CLOUD = (618, 400)
RED, GRASS, BOTTLE = "#e2412d", "#c9d84a", "#1f5a44"
FALL = (1.62, 0.25)  # where one unit of height falls on the hill
ACROSS = (0.16, -0.62)  # and one unit of breadth


def cumulus(r: Any, x: float, y: float, w: float, h: float, n: int = 9) -> Any:
    """A heap of cloud on a nearly level base."""
    puffs = [ellipse(x, y - h * 0.3, w * 0.46, h * 0.3)]
    for k in range(n):
        t = (k + 0.5) / n
        top = math.sin(math.pi * t) ** 0.8
        q = h * (0.2 + 0.22 * top) * r.uniform(0.85, 1.2)
        puffs.append(ellipse(x + (t - 0.5) * w * 0.94, y - h * 0.1 - h * 0.52 * top * r.uniform(0.8, 1.1), q * 1.1, q))
    return clean(fillet(U(puffs), 6).intersection(box(-200, -200, 1000, y)))


def draw_sky(sc: Scene) -> None:
    """Noon blue, paler to the horizon, long strokes of wind, and the cloud behind the child."""
    sc.backdrop(
        sc.lin(
            [(0, "#1f74b8"), (0.4, "#4aa3d8"), (0.7, "#a6dcea"), (0.84, "#e4f3dc"), (1, "#f4efc0")], 200, 0, 330, 1160
        )
    )
    sc.glow(0, 0, 620, "#dff4ff", 0.55)
    r = sc.stream("wind")
    for _ in range(26):
        x, y, w = r.uniform(-80, 760), r.uniform(30, 900), r.uniform(120, 340)
        sc.stroke(
            curve(np.array([(x, y), (x + w * 0.4, y - 12), (x + w, y - w * 0.16)])), "#eafaff", r.uniform(0.8, 2), 0.28
        )
    for k, (x, y, w, h) in enumerate(((120, 870, 300, 70), (660, 846, 360, 92))):
        sc.layer(
            cumulus(sc.stream(f"low{k}"), x, y, w, h),
            sc.lin([(0, "#fffef8"), (1, "#bfe0e6")], 0, y - h, 0, y),
            z=5,
            sh=0.15,
            shc="#2a6a9a",
            cut=0.5,
            op=0.9,
        )
    x, y = CLOUD
    for k, (w, h, c, d) in enumerate(((620, 380, "#cfe6f2", 0), (560, 330, "#e9f4f8", 10), (500, 276, "#fffdf6", 22))):
        g = cumulus(sc.stream(f"cloud{k}"), x + 14 - 6 * k, y + 26 - d, w, h, 8)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.5)), (1, mix(c, "#8fc0de", 0.35))], x - 200, y - h, x + 120, y + 30),
            z=7,
            sh=0.3,
            shc="#1f5f94",
            cut=0.7,
            rim="#ffffff",
            rimop=0.9,
            wash=0.4,
        )


def draw_cloud_shadow(sc: Scene) -> None:
    """What the child throws on the cloud."""
    g = T(lozenge(0.3), 676, 392, rot=-24)
    tail = limb([(676, 392, 3), (706, 382, 4), (724, 404, 4), (760, 386, 4), (790, 396, 3)], 8)
    bows = U(
        [
            T(U(shape("0,0^ 13,-8 13,8^"), shape("0,0^ -13,-8 -13,8^")), x, y, rot=a)
            for x, y, a in ((712, 392, 60), (748, 394, -20))
        ]
    )
    sc.flat(U(g, tail, bows), "#5f9cc8", 0.75, "multiply", 1.6)


def draw_land(sc: Scene) -> None:
    """A strip of fields, a house that has lost its washing, and a woman after it."""
    for k, (P, a, b) in enumerate((
        ([(-40, 916), (200, 900), (420, 914), (620, 892), (840, 908)], "#b4d8b8", "#7fb8a0"),
        ([(-40, 950), (160, 936), (400, 950), (640, 930), (840, 944)], "#d6dc90", "#8fb870"),
        ([(-40, 990), (240, 968), (480, 986), (700, 966), (840, 974)], "#e4d87c", "#a4b854"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 0, 890 + 30 * k, 500, 1000 + 30 * k),
            z=5,
            sh=0.25,
            shc="#2a6a6a",
            cut=0.6,
            rim="#fffbe0",
            rimop=0.8,
        )
        t = sc.stream(f"trees{k}")
        trees = U(
            [
                ellipse(
                    x + t.uniform(-6, 6),
                    y_at(top, x) + 2,
                    t.uniform(5, 9) * (1 + 0.4 * k),
                    t.uniform(5, 8) * (1 + 0.4 * k),
                )
                for x in range(0, 820, 17)
                if t.random() < 0.45
            ]
        )
        sc.layer(trees, mix("#6fae8c", "#3f8a4c", k / 2), z=2, cut=0, wash=0, fibre=0, sh=0.3, rim="#f4f8c0", rimop=0.7)
    x, y = 706, 978
    sc.layer(box(x - 30, y - 32, x + 30, y), "#fff3d8", z=3, cut=0.2, wash=0)
    sc.layer(
        Polygon([(x - 38, y - 30), (x - 24, y - 58), (x + 24, y - 58), (x + 38, y - 30)]),
        RED,
        z=3,
        cut=0.2,
        wash=0,
        rim="#ffe0c0",
        rimop=0.9,
    )
    sc.flat(U(box(x - 20, y - 24, x - 9, y - 11), box(x + 8, y - 24, x + 19, y)), "#3f6a80", 0.9)


def cloth(kind: str) -> Any:
    """A piece of washing in the wind, about 80 wide."""
    if kind == "shirt":
        return fillet(
            U(
                shape("-18,-26^ 18,-26^ 24,30 6,40 -12,32 -24,36^"),
                limb("-14,-20,18 -40,-6,14 -50,-18,13", 5),
                limb("14,-20,18 40,-26,14 54,-14,13", 5),
            ),
            2,
        )
    if kind == "trousers":
        return fillet(
            U(
                shape("-18,-30^ 18,-30^ 18,-6 -18,-4^"),
                limb("-10,-12,19 -18,16,17 -34,38,15", 6),
                limb("10,-12,19 16,18,17 8,44,15", 6),
            ),
            2,
        )
    return shape("-46,-26^ -18,-36 14,-20 46,-30^ 44,0 50,28^ 20,20 -12,34 -42,24^ -40,0")


def draw_washing(sc: Scene) -> None:
    """What the wind took: it flies towards the child as well."""
    for kind, x, y, s, rot, c in (
        ("sheet", 716, 822, 0.9, -14, "#fffdf6"),
        ("trousers", 634, 706, 0.9, 24, "#2f5f94"),
        ("shirt", 732, 580, 1.0, -26, "#ffd0a8"),
    ):
        g = T(cloth(kind), x, y, s, rot=rot)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.2)), (1, dark(c, 0.16))], x - 30, y - 30, x + 30, y + 30),
            z=5,
            sh=0.25,
            shc="#1f5f94",
            cut=0.3,
            rim="#ffffff",
            rimop=0.9,
        )
        sc.flat(
            U(
                [
                    limb([(x + d * s - 6, y - 20 * s, 0.5), (x + d * s, y, 2), (x + d * s + 3, y + 22 * s, 0.5)], 4)
                    for d in ((-24, 4, 26) if kind == "sheet" else (-12, 1, 13))
                ]
            ).intersection(g.buffer(-2)),
            dark(c, 0.3),
            0.4,
        )
    p = person(
        38,
        "side",
        "run",
        dress("dress", "#c23a5a", "#f0dcb4", "#fff3d8"),
        "#b97a52",
        "bun",
        "#3a2420",
        nod=-24,
        reach_a=(46, -212),
        reach_b=(70, -200),
    )
    q = T(p, 600, 994, 0.36)
    sc.flat(T(ellipse(0, 0, 24, 4), 618, 996), BOTTLE, 0.5, "multiply", 1)
    put(sc, q, z=1.4, rim=(1, 1, "#fff3c8", 0.9))


def draw_hill(sc: Scene) -> None:
    """The hill in noon light, and on it a shadow that is not a kite's."""
    g, top = land(sc.stream("hill"), [(-40, 1012), (140, 984), (330, 980), (560, 1000), (840, 1056)], 4)
    sc.layer(
        g,
        sc.lin([(0, "#f2f284"), (0.5, GRASS), (1, "#6fa83e")], 300, 970, 380, 1240),
        z=12,
        sh=0.4,
        shc=BOTTLE,
        cut=0.9,
        rim="#fffde0",
        rimop=1,
        rimw=1.6,
    )
    r = sc.stream("blades")
    tufts = []
    for _ in range(420):
        x = r.uniform(-10, 810)
        y = y_at(top, x) + 8 + 240 * r.random() ** 1.3
        h = r.uniform(6, 15)
        tufts.append(limb([(x, y, 1.8), (x + h * 0.5, y - h, 0.4)], 2, 3))
    sc.flat(U(tufts[::2]), "#f6f8a0", 0.7)
    sc.flat(U(tufts[1::2]), "#6fa040", 0.6)
    x, y = FEET
    man = AF.affine_transform(
        T(grown_up(), s=1.12).outline(), [ACROSS[0], -FALL[0], ACROSS[1], -FALL[1], x + 62, y + 22]
    )
    sc.flat(clean(man), "#1d6a50", 0.85, "multiply", 1.2)


def draw_lost(sc: Scene) -> None:
    """Geese that have seen it all, a torn washing line, and one shoe in the grass."""
    for k in range(6):
        arm = abs(k - 2)
        x, y = 190 - arm * 36 - (8 if k < 2 else 0), 206 + (k - 2) * 22
        put(
            sc,
            T(bird_flying("goose", k % 3).recolour(lambda c: mix(c, "#1a5c92", 0.55)), x, y, 0.2),
            z=0.8,
            cut=0,
            sh=0.2,
        )
    posts = U(limb([(762, 984, 4), (764, 940, 3)], 1), limb([(794, 990, 4), (796, 946, 3)], 1))
    sc.layer(posts, "#7a5a40", z=1.4, cut=0, wash=0)
    sc.stroke(curve(np.array([(764, 942), (778, 962), (774, 980)], float)), "#4a3a38", 1.3, 0.9)
    sc.stroke(curve(np.array([(796, 948), (790, 968), (794, 980)], float)), "#4a3a38", 1.3, 0.9)
    x, y = 168, 1096
    sc.flat(ellipse(x + 10, y + 7, 24, 5), BOTTLE, 0.6, "multiply", 1.5)
    sc.layer(
        T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), x, y, 0.95, rot=-10),
        "#a8642c",
        z=2,
        cut=0,
        rim="#ffe6b0",
        rimop=0.9,
    )
    sc.layer(T(ellipse(-12, -14, 8, 3), x, y, 0.95, rot=-10), "#4a2a18", z=1, cut=0, wash=0)


def draw() -> Scene:
    sc = Scene("kite", light=(*SUN, 240), shadow="#14506a", bg="#4aa3d8")
    draw_sky(sc)
    draw_cloud_shadow(sc)
    draw_land(sc)
    draw_hill(sc)
    b = T(boy(), *BOY, 1.62, flip=True, rot=-26)
    k = T(kite_figure(), *FEET)
    (ax, ay), (bx, by) = k.at("reel"), b.at("hand_a.hold")
    line = curve(np.array([(ax, ay), ((ax + bx) / 2 + 10, (ay + by) / 2 + 16), (bx, by - 2)], float), n=20)
    draw_washing(sc)
    sc.stroke(line + np.array([3, 4]), "#14506a", 2.4, 0.25, "multiply")
    sc.stroke(line, "#c8281c", 3.0, 1)
    put(sc, k, z=3.2, sh=0.42, rim=(2.6, 2.2, "#ffd9b0", 0.9))
    draw_lost(sc)
    put(sc, b, z=2.4, sh=0.35, rim=(1.8, 1.6, "#fff3d8", 0.8))
    r = sc.stream("near")
    near = near_grass(r, lambda x: r.uniform(20, 56) + 74 * abs(x / 400 - 1) ** 2.2, (2, 16), (0.16, 0.4))
    sc.layer(
        near,
        sc.lin([(0, "#2f7a4c"), (1, "#123f38")], 0, 1080, 0, 1200),
        z=9,
        cut=0,
        wash=0,
        fibre=0,
        rim="#eef07a",
        rimop=0.7,
    )
    sc.vignette("#0f4a70", 0.3, 380, 560, 900, 0.6)
    sc.finish()
    return sc
