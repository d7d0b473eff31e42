"""By snow light a line of reindeer carries a whole home over the pass in its antlers."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.reindeer import CRADLE, REINDEER_ORDER, reindeer

# polar night #1c3150, glacier #4d7598, snow blue #a9c4d6, larch brown #5b4436, lamp cream #fdf3d8, ember #e07b39
LX, LY = 140, 716  # the lamp in the leader's antlers


@cache
def one(step: int, seed: int) -> dict[str, Any]:
    """One of the herd."""
    return reindeer(step, seed)


def spruce(r: Any, x: float, y: float, h: float) -> tuple[Any, Any]:
    """A spruce seen from the side and the snow on it."""
    tiers, snow = [], []
    n = 7
    for k in range(n):
        t = k / n
        w, yy = h * 0.27 * (1 - t) ** 0.9 + h * 0.015, y - h * (0.1 + 0.84 * t)
        hh = h * 0.21 * (1 - 0.4 * t)
        P = [(x, yy - hh)]
        m = 4
        right = [
            (x + w * (j / m), yy - hh + hh * (j / m) ** 0.8 + (h * 0.014 if j % 2 else 0)) for j in range(1, m + 1)
        ]
        under = [(x + w * (1 - j / 7), yy + (0 if j % 2 else h * 0.018) - h * 0.012 * j / 7) for j in range(1, 14)]
        left = [(2 * x - a, b) for a, b in right[::-1]]
        tiers.append(Polygon(P + right + under + left).buffer(0))
        snow.append(
            shape(
                f"{x},{yy - hh}^ {x + w * 0.5},{yy - hh * 0.42} {x + w * r.uniform(0.75, 0.95)},{yy - hh * 0.06}^ {x + w * 0.3},{yy - hh * 0.36} {x},{yy - hh * 0.5} {x - w * 0.4},{yy - hh * 0.3} {x - w * r.uniform(0.8, 0.98)},{yy - hh * 0.04}^ {x - w * 0.4},{yy - hh * 0.52}"
            )
        )
    return U(tiers, box(x - h * 0.02, y - h * 0.12, x + h * 0.02, y + 3)), U(snow)


def draw() -> Scene:
    """The card."""
    sc = Scene("moving_day", light=(LX, LY, 220), shadow="#0c1a30", bg="#1c3150")
    sc.backdrop(sc.lin([(0, "#14243f"), (0.2, "#1f3a60"), (0.36, "#4d7598"), (0.5, "#a9c4d6")], 0, 0, 0, 1000))
    r = sc.stream("sky")
    sc.flat(
        U(
            [
                star(r.uniform(0, 800), r.uniform(0, 330) ** 1.0, r.uniform(0.9, 2.6), 5, 0.42, r.random(), r)
                for _ in range(150)
            ]
        ),
        "#eef4fb",
        0.85,
    )
    for k, (y, a, o) in enumerate(((120, 44, 0.34), (190, 30, 0.22))):  # a thin cloth of northern light
        q = curve(
            [(-40, y + 60), (140, y + a - 20), (330, y - a), (520, y + a * 0.5), (700, y - a * 0.8), (850, y - 60)],
            n=14,
        )
        sc.flat(
            Polygon(np.vstack([q, (q - np.array([0, 150]))[::-1]])).buffer(0),
            sc.lin([(0, "#5fa8b0", 0), (0.7, "#7fd0c4", 0.7), (1, "#c4f0dc", 1)], 0, y - 160, 0, y + 20),
            o,
            "screen",
            5,
        )
    # ------------------------------------------------ mountains and the pass
    peaks = [
        (
            [(-40, 300), (30, 208), (92, 128), (140, 168), (176, 156), (250, 262), (330, 340), (430, 420), (840, 520)],
            "#5a82a4",
            "#2f4f74",
            "l",
        ),
        (
            [
                (300, 500),
                (420, 380),
                (500, 312),
                (560, 292),
                (600, 282),
                (640, 276),
                (676, 226),
                (704, 214),
                (742, 108),
                (788, 52),
                (840, 0),
            ],
            "#6f97b6",
            "#385c82",
            "r",
        ),
        (
            [
                (-40, 420),
                (70, 352),
                (190, 314),
                (300, 308),
                (420, 302),
                (540, 296),
                (600, 286),
                (640, 298),
                (720, 360),
                (840, 420),
            ],
            "#8fb2ca",
            "#4d7598",
            "m",
        ),
    ]
    for k, (P, hi, lo, tag) in enumerate(peaks):
        rr = sc.stream(f"peak{k}")
        c = np.array(P, float)
        fine = []
        for a, b in zip(c[:-1], c[1:], strict=True):
            for t in np.linspace(0, 1, 5)[:-1]:
                fine.append(a + (b - a) * t + np.array([rr.uniform(-4, 4), rr.uniform(-8, 8)]))
        g = Polygon([*map(tuple, fine), tuple(c[-1]), (860, 1260), (-60, 1260)]).buffer(0)
        sc.layer(
            g,
            sc.lin([(0, hi), (1, lo)], 0, 60 if tag == "r" else 180, 0, 620),
            z=8,
            sh=0.4,
            rim="#eaf4fb",
            rimop=0.6,
            rimw=1.3,
        )
        facets, shade = [], []
        for i in range(2, len(fine) - 3, 2):  # cut faces: snow towards the pass, shade away from it
            x, y = fine[i]
            L, w = rr.uniform(60, 170), rr.uniform(22, 46)
            s = -1 if tag == "r" else 1
            facets.append(
                Polygon(
                    [
                        (x, y + 2),
                        (x + s * w, y + L * 0.34),
                        (x + s * w * 0.5, y + L * 0.5),
                        (x + s * w * 0.9, y + L),
                        (x + s * w * 0.1, y + L * 0.62),
                        (x - s * w * 0.1, y + L * 0.4),
                    ]
                ).buffer(0)
            )
            shade.append(
                Polygon(
                    [
                        (x, y + 2),
                        (x - s * w * 0.8, y + L * 0.5),
                        (x - s * w * 0.5, y + L * 0.54),
                        (x - s * w, y + L * 1.05),
                        (x - s * w * 0.1, y + L * 0.4),
                    ]
                ).buffer(0)
            )
        if tag != "m":
            sc.flat(clean(U(shade).intersection(g)), "#1c3556", 0.34)
            sc.layer(
                clean(U(facets).intersection(g.buffer(-1))),
                sc.lin([(0, "#e4f0f8"), (1, "#8fb4d0")], 0, 60, 0, 480),
                z=1.6,
                cut=0,
                sh=0.2,
                fibre=0,
                wash=0,
                op=0.62,
            )
    sc.glow(612, 272, 190, "#dcefff", 0.5)
    sc.veil([(0, "#a9c4d6", 0), (0.5, "#a9c4d6", 0.22), (1, "#a9c4d6", 0)], 0, 260, 0, 520)
    # ------------------------------------------------ the way down: each turn of the road is a sheet of snow
    home(sc)
    return sc


COAT = {
    "coat": "#5b4436",
    "coat2": "#3f3029",
    "pale": "#cfc6bc",
    "dark": "#1c1a22",
    "horn": "#a48c6c",
    "horn2": "#7d6a54",
    "line": "#3d2d26",
    "mane_line": "#9a9088",
    "cloth": "#a8452c",
    "band": "#f2dcae",
    "strap": "#4a3028",
    "in": "#b58a78",
    "glint": "#fff6e4",
}


def lay_deer(
    sc: Scene, x: float, y: float, s: float, step: int, seed: int, left: bool, cloth: str, haze: float, rim: float = 0
) -> tuple[float, float]:
    """One of the line; returns where its load rests."""
    d = T(one(step, seed), x, y, s, flip=left)
    tone = {k: mix(c, "#7fa3bf", haze) for k, c in COAT.items()} | {"cloth": mix(cloth, "#7fa3bf", haze * 0.6)}
    sc.flat(ellipse(x, y + 3 * s, 200 * s, 15 * s), "#1c3a5c", 0.4, "multiply", 7 * s)
    for k, c in REINDEER_ORDER:
        g = d[k]
        fill: str = tone[c]
        if s < 0.3 and k in ("lid", "glint", "mouth", "mane_line", "lines", "inear", "halter"):
            continue
        if k in ("lines", "mane_lines", "lid", "glint", "mouth", "bands", "diamonds", "fringe", "halter", "girth"):
            sc.flat(g, fill, {"lines": 0.7, "mane_lines": 0.6}.get(k, 0.95))
            continue
        big = g.area > 400
        if rim and big:
            fill = sc.near(mix(tone[c], "#ffd79a", 0.45), mix(tone[c], "#101c34", 0.34), 470)
        sc.layer(
            g,
            fill,
            z=(5 if k == "body" else 2.4) * max(0.35, s) if big else 0.9,
            cut=0,
            sh=0.42,
            wash=0.5 if big else 0,
            fibre=0,
            rimw=0.8,
            rimop=0.35,
        )
        if rim and big:
            rimlight(sc, g, 3.0, 3.0, "#ffe6b0", rim, blur=1.0, r=460)
    px = -CRADLE[0] if left else CRADLE[0]
    return x + px * s, y + CRADLE[1] * s


def load(
    sc: Scene, f: Figure, x: float, y: float, s: float, haze: float, flip: bool = False, rot: float = 0, warm: float = 0
) -> None:
    """Furniture with its foot in the antlers; a dark paper shape with its own colours left faint."""
    g = T(f, x, y, s, flip=flip, rot=rot).recolour(
        lambda c: mix(mix(c, "#2c2430", 0.46), "#7fa3bf", haze) if c.startswith("#") else c
    )
    put(sc, g, z=2.0 * max(0.4, s), rim=(2.4, 2.4, "#ffe2a8", warm) if warm else None, fibre=0)


def ledge(sc: Scene, name: str, P: Any, hi: str, lo: str, z: float, path_w: float) -> Any:
    """A sheet of snow with a trodden way along its upper edge."""
    g, top = land(sc.stream(name), P, 4)
    sc.layer(g, sc.near(hi, lo, 760), z=z, sh=0.5, rim="#fbfdff", rimop=0.75, rimw=1.3, fibre=0.08, wash=0.35)
    t = np.asarray(top)[::6]
    way = limb([(x, y + path_w * 1.25, path_w) for x, y in t], 2, 5)
    sc.flat(clean(way.intersection(g)), mix(lo, "#35587c", 0.35), 0.42, blur=1.5)
    r = sc.stream(name + " prints")
    pr = [ellipse(r.uniform(-10, 810), 0, path_w * 0.13, path_w * 0.07) for _ in range(int(900 / path_w))]
    pr = [T(e, 0, y_at(top, e.centroid.x) + path_w * r.uniform(0.8, 1.7)) for e in pr]
    sc.flat(clean(U(pr).intersection(g)), "#31557c", 0.5)
    return top


def home(sc: Scene) -> None:
    """The line, from the pass down to the lamp."""
    thread_: list[tuple[float, float]] = []
    petrol, moss, plum, ochre = "#2f6470", "#5a7050", "#6a3a5a", "#c98a3a"
    # 4: at the pass, the last one carries the door
    top = ledge(
        sc,
        "l4",
        [(-40, 380), (160, 364), (330, 344), (470, 312), (560, 296), (620, 292), (700, 312), (840, 360)],
        "#bcd2e3",
        "#6e93b4",
        7,
        12,
    )
    x = 604
    c = lay_deer(sc, x, y_at(top, x) + 9, 0.155, 0, 5, True, plum, 0.3)
    load(sc, door(), c[0], c[1] + 4, 0.36, 0.12)
    thread_.append(c)
    k = person(age=30, pose="point", dress=dress("parka", "#8a5a4a", "#3a3a48", "#e8dcc8"), hair=None, hat="hood")
    load(sc, k, x - 52, y_at(top, x - 52) + 9, 0.165, 0.2)
    # 3: facing left
    top = ledge(
        sc,
        "l3",
        [(-40, 458), (90, 464), (240, 450), (400, 424), (540, 392), (660, 362), (760, 354), (840, 358)],
        "#cddeea",
        "#7b9fbe",
        9,
        17,
    )
    for x, h in ((742, 92), (776, 66), (700, 58)):
        a, b = spruce(sc.stream(f"s{x}"), x, y_at(top, x) + 14, h)
        sc.layer(a, "#3d5f80", z=3, cut=0, sh=0.3, fibre=0)
        sc.layer(b, "#c9dcea", z=1.4, cut=0, sh=0.2, fibre=0, wash=0)
    for x, s, step, cl, what in (
        (494, 0.20, 1, moss, "shelf"),
        (372, 0.225, 0, petrol, "chairs"),
        (206, 0.25, 1, ochre, "trunk"),
    ):
        y = y_at(top, x) + 13
        c = lay_deer(sc, x, y, s, step, 3, True, cl, 0.2)
        thread_.append(c)
        if what == "shelf":
            load(sc, bookshelf(), c[0] + 2, c[1] + 5, 0.31, 0.1)
        elif what == "chairs":
            load(sc, chair(), c[0] - 11, c[1] + 6, 0.4, 0.1, rot=-9)
            load(sc, chair(), c[0] + 13, c[1] + 5, 0.4, 0.1, flip=True, rot=11)
        else:
            for j, (w, h, col) in enumerate(((46, 22, "#7a4a34"), (38, 16, "#3a5a6a"), (28, 13, "#8a3a3a"))):
                yy = c[1] + 6 - (0, 22, 38)[j]
                sc.layer(
                    box(c[0] - w / 2 + 3 * j, yy - h, c[0] + w / 2 + 3 * j, yy),
                    mix(col, "#2c2430", 0.3),
                    z=1.6,
                    cut=0.2,
                    sh=0.4,
                    wash=0,
                    fibre=0,
                    rimop=0.5,
                )
                sc.flat(
                    U(
                        box(c[0] - w * 0.3 + 3 * j, yy - h, c[0] - w * 0.3 + 3 + 3 * j, yy),
                        box(c[0] + w * 0.24 + 3 * j, yy - h, c[0] + w * 0.24 + 3 + 3 * j, yy),
                    ),
                    "#1e1820",
                    0.8,
                )
    g1 = person(
        age=9,
        pose="walk",
        dress=dress("parka", "#c9603a", "#3a3a50", "#f0e4d0"),
        hair="plaits",
        hat="knit",
        hat_colour="#2f6470",
        band="#e2b45c",
        skin="#d9a077",
    )
    load(sc, g1, 128, y_at(top, 128) + 14, 0.27, 0.06, flip=True)
    # 2: facing right
    top = ledge(
        sc,
        "l2",
        [(-40, 646), (90, 636), (240, 646), (400, 664), (560, 672), (700, 652), (780, 616), (840, 600)],
        "#eef0ee",
        "#8cacc8",
        11,
        24,
    )
    for x, h in ((30, 150), (70, 104)):
        a, b = spruce(sc.stream(f"s{x}"), x, y_at(top, x) + 10, h)
        sc.layer(a, "#2f5070", z=4, cut=0, sh=0.35, fibre=0)
        sc.layer(b, "#d3e3ee", z=1.4, cut=0, sh=0.2, fibre=0, wash=0)
    for x, s, step, cl, what in (
        (228, 0.33, 0, petrol, "table"),
        (396, 0.36, 1, plum, "stove"),
        (596, 0.40, 0, moss, "clock"),
    ):
        y = y_at(top, x) + 20
        c = lay_deer(sc, x, y, s, step, 2, False, cl, 0.1)
        thread_.append(c)
        if what == "stove":
            load(sc, stove(pipe=62), c[0], c[1] + 10, 0.56, 0.02)
            sc.glow(c[0], c[1] - 16, 46, "#ff9a3c", 0.7)
            kx, ky = c[0] - 14, c[1] - 50
            sc.layer(
                U(
                    shape(
                        f"{kx - 11},{ky}^ {kx - 12},{ky - 9} {kx - 7},{ky - 15} {kx + 7},{ky - 15} {kx + 12},{ky - 9} {kx + 11},{ky}^"
                    ),
                    limb([(kx + 10, ky - 7, 4), (kx + 17, ky - 12, 2.6)], 2),
                    ellipse(kx, ky - 16.5, 2.4),
                    limb([(kx - 8, ky - 14, 1.6), (kx, ky - 26, 1.8), (kx + 8, ky - 14, 1.6)], 5).difference(
                        ellipse(kx, ky - 15, 6)
                    ),
                ),
                "#b0683c",
                z=1.2,
                cut=0,
                sh=0.3,
                wash=0,
                fibre=0,
                rimop=0.7,
            )
            sm = sc.stream("smoke")
            px, py = c[0] + 8, c[1] - 110
            for j in range(13):
                px, py = px - 7 - 1.2 * j, py - 7.4 + 0.2 * j
                sc.flat(
                    ellipse(px + sm.uniform(-3, 3), py + sm.uniform(-4, 4), 6 + 2.6 * j, 4.6 + 1.5 * j),
                    "#dfe9f1",
                    0.34 - 0.022 * j,
                    blur=2.4 + 0.7 * j,
                )
        elif what == "table":
            load(sc, table(cloth="#d8c8a8"), c[0] + 4, c[1] + 14, 0.54, 0.02)
            load(sc, chair(), c[0] + 4, c[1] - 27, 0.38, 0.02, flip=True)
        else:
            tall_clock(sc, c[0], c[1] + 8, 0.56)
    g2 = person(
        age=12,
        pose="walk",
        dress=dress("coat", "#3f6a7a", "#33304a", "#f0d8a8"),
        hair="plaits",
        hat="knit",
        hat_colour="#c98a3a",
        band="#5a3a2a",
        skin="#c98a64",
        hair_colour="#2a1c18",
    )
    load(sc, g2, 492, y_at(top, 492) + 22, 0.46, 0.0)
    skier(sc, 722, y_at(top, 722) + 20, 0.52)
    # 1: the nearest, facing left; the bed, the washing, the father, the lamp
    top = ledge(
        sc,
        "l1",
        [(-40, 1078), (120, 1092), (300, 1086), (460, 1064), (620, 1030), (740, 1004), (840, 996)],
        "#f6efe0",
        "#9dbad0",
        15,
        40,
    )
    x2, s2 = 640, 0.64
    c2 = lay_deer(sc, x2, y_at(top, x2) + 34, s2, 1, 7, True, petrol, 0.0, 0.5)
    fx = 440
    father(sc, fx, y_at(top, fx) + 44, 1.02)
    x1, s1 = 268, 0.82
    c1 = lay_deer(sc, x1, y_at(top, x1) + 56, s1, 0, 1, True, ochre, 0.0, 0.95)
    thread_ += [c2, c1]
    # one red thread through all of them
    pts_ = thread_[:4] + thread_[4:7] + [thread_[7], thread_[8]]
    for a, b in zip(pts_[:-1], pts_[1:], strict=True):
        d = math.hypot(b[0] - a[0], b[1] - a[1])
        q = curve([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + d * (0.1 if a[1] < 700 else 0.02)), b], n=12)
        w = 0.8 + 1.3 * min(1, max(0, (a[1] - 260) / 560))
        sc.stroke(q + np.array([1.2, 2.6]), "#1c3050", w, 0.3, "multiply")
        sc.stroke(q, "#c9392b", w, 0.95)
    sleeping_place(sc, c2[0] + 20, c2[1] + 10)
    washing(sc, (c1[0] + 34, c1[1] + 6), (c2[0] - 88, c2[1] - 4))
    # the lamp
    lx, ly = c1
    base = U(
        shape(
            f"{lx - 22},{ly + 16}^ {lx - 16},{ly + 6} {lx - 5},{ly} {lx - 5},{ly - 46}^ {lx + 5},{ly - 46}^ {lx + 5},{ly} {lx + 16},{ly + 6} {lx + 22},{ly + 16}^"
        ),
        ellipse(lx, ly - 20, 9, 13),
    )
    sc.layer(base, "#6a4630", z=2.4, cut=0, sh=0.4, wash=0, fibre=0, rimop=0.6)
    sh = shape(f"{lx - 26},{ly - 108}^ {lx + 26},{ly - 108}^ {lx + 48},{ly - 44}^ {lx},{ly - 36} {lx - 48},{ly - 44}^")
    sc.glow(lx, ly - 76, 330, "#ffdf9c", 0.62)
    sc.layer(
        sh,
        sc.lin([(0, "#fffaea"), (0.6, "#fff0c4"), (1, "#ffd98c")], lx, ly - 108, lx, ly - 36),
        z=3,
        cut=0,
        sh=0.25,
        wash=0,
        fibre=0,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.flat(
        U([limb([(lx + a * 0.52, ly - 106, 1.4), (lx + a, ly - 41, 1.8)], 2) for a in (-34, -17, 0, 17, 34)]),
        "#e8b566",
        0.55,
    )
    sc.stroke(curve([(lx - 48, ly - 44), (lx, ly - 36), (lx + 48, ly - 44)], n=8), "#c9803a", 2.4, 0.9)
    sc.flat(
        U(
            [
                limb(
                    [
                        (lx - 46 + 7.7 * j, ly - 43 + 7 * (1 - ((j - 6) / 6) ** 2), 1.6),
                        (lx - 46 + 7.7 * j, ly - 34 + 7 * (1 - ((j - 6) / 6) ** 2), 1.2),
                    ],
                    2,
                )
                for j in range(13)
            ]
        ),
        "#e09a4a",
        0.95,
    )
    sc.glow(lx, ly - 74, 120, "#fff6da", 0.85)
    # ------------------------------------------------ the foreground
    g, t = land(sc.stream("front"), [(-40, 1176), (140, 1186), (360, 1174), (560, 1140), (700, 1120), (840, 1128)], 4)
    sc.layer(g, sc.near("#fbf6ea", "#a6c0d4", 700), z=14, sh=0.45, rim="#ffffff", rimop=0.8, rimw=1.4)
    for x, h in ((748, 250), (690, 150), (794, 170)):
        a, b = spruce(sc.stream(f"n{x}"), x, y_at(t, x) + 26, h)
        sc.layer(a, sc.near("#3f5a68", "#1c3550", 900), z=8, cut=0, sh=0.45, fibre=0)
        sc.layer(b, sc.near("#f4efe4", "#b9cfe0", 800), z=2.4, cut=0, sh=0.3, fibre=0, wash=0)
    f = sc.stream("flakes")
    sc.flat(
        U([ellipse(f.uniform(0, 800), f.uniform(0, 1200), f.uniform(0.8, 2.4)) for _ in range(190)]), "#ffffff", 0.85
    )
    sc.glow(LX, LY, 560, "#ffd88c", 0.2)
    sc.vignette("#0a1630", 0.4, 340, 640, 930)
    sc.finish(0.2)


def tall_clock(sc: Scene, x: float, y: float, s: float) -> None:
    """A long-case clock."""
    m = lambda g: T(g, x, y, s)
    case = U(
        box(-22, -150, 22, 0),
        box(-30, -14, 30, 2),
        box(-30, -206, 30, -146),
        shape("-34,-206^ -20,-224 0,-232 20,-224 34,-206^"),
        ellipse(0, -234, 5),
    )
    sc.layer(m(case), "#4a332c", z=2.2, cut=0, sh=0.45, wash=0, fibre=0, rimop=0.6)
    sc.layer(m(ellipse(0, -176, 22)), "#efe2c0", z=1, cut=0, sh=0.3, wash=0, fibre=0)
    sc.flat(
        m(U(limb([(0, -176, 2.4), (-9, -184, 1.6)], 2), limb([(0, -176, 2), (3, -193, 1.2)], 2), ellipse(0, -176, 2))),
        "#2a2028",
    )
    sc.flat(m(box(-13, -136, 13, -30)), "#2a1e22", 0.9)
    sc.flat(m(U(limb([(0, -134, 1.6), (4, -62, 1.6)], 2), ellipse(4.6, -54, 8))), "#c9a050")


def skier(sc: Scene, x: float, y: float, s: float) -> None:
    """The aunt on her skis."""
    p = person(
        age=52,
        pose="walk",
        dress=dress("greatcoat", "#7a3a5a", "#33304a", "#efe4d2"),
        hair="bun",
        hat="scarf",
        skin="#cf9468",
        build=1.1,
    )
    sc.flat(ellipse(x, y + 2, 46 * s * 2, 5), "#1c3a5c", 0.35, "multiply", 3)
    for dx, dy in ((-10, 2), (12, 5)):
        sc.layer(
            T(limb([(-78, 0, 4), (64, 0, 4.4), (84, -4, 4), (94, -13, 2.4)], 5), x + dx * s, y + dy, s),
            "#6a4a34",
            z=1.2,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
    load(sc, p, x, y, s, 0.0)
    for px, lean in ((52, 12), (-44, -26)):
        sc.flat(
            T(U(limb([(px - lean, -96, 2.6), (px + lean, 6, 2.2)], 2), ellipse(px + lean * 0.9, 0, 7, 2.4)), x, y, s),
            "#3a2a26",
            0.95,
        )


def father(sc: Scene, x: float, y: float, s: float) -> None:
    """He walks between the two, the baby on his back."""
    p = person(
        age=36,
        pose="walk",
        dress=dress("parka", "#3f5f7a", "#2c2a3a", "#efe4d2"),
        hair="short",
        hat="hood",
        hat_colour="#5a4a3a",
        skin="#c58a62",
        beard="full",
        hair_colour="#2a1d1a",
        mood="tender",
    )
    sc.flat(ellipse(x, y + 2, 70 * s, 8), "#1c3a5c", 0.4, "multiply", 5)
    baby = Figure()
    baby.add(shape("-30,-148^ -14,-154 -8,-120 -10,-96^ -30,-92 -42,-104 -44,-128"), "#b5703a", "bundle")
    baby.add(
        U(
            limb([(-40, -126, 3), (-24, -122, 3), (-9, -126, 3)], 4),
            limb([(-42, -112, 3), (-24, -107, 3), (-10, -111, 3)], 4),
        ),
        "#f0dca8",
        "band",
        0.3,
        True,
    )
    baby.add(ellipse(-27, -158, 15, 15), "#efe2c8", "hood")
    baby.add(ellipse(-31, -157, 9.5, 10.5), "#d9a27c", "face", 0.6)
    baby.add(
        U(
            limb([(-37, -158, 0.8), (-34.6, -156.6, 1.5), (-32.4, -158, 0.8)], 4),
            limb([(-29.6, -158, 0.8), (-27.4, -156.6, 1.5), (-25.4, -158, 0.8)], 4),
        ),
        "#4a2c22",
        "eyes",
        0.3,
        True,
    )
    baby.add(limb([(-33, -151.6, 0.7), (-31, -150.8, 1.2), (-29, -151.6, 0.7)], 4), "#8a4a3a", "mouth", 0.3, True)
    for f in (baby, p):
        g = T(f, x, y, s, flip=True)
        put(sc, g, z=2.4, rim=(2.4, 2.0, "#ffe2a8", 0.75), fibre=0)
    strap = T(U(limb("-14,-146,5 6,-142,5 12,-118,5", 5)), x, y, s, flip=True)
    sc.layer(strap, "#4a3028", z=1, cut=0, sh=0.3, wash=0, fibre=0)


def sleeping_place(sc: Scene, x: float, y: float) -> None:
    """Grandmother's bed, with her in it."""
    m = lambda g: T(g, x, y)
    lay = lambda g, c, z=2.4: sc.layer(m(g), c, z=z, cut=0, sh=0.45, wash=0.4, fibre=0, rim="#fff0d0", rimop=0.6)
    lay(
        U(
            limb("-104,22,9 -104,-66,9", 2),
            ellipse(-104, -72, 8),
            limb("104,22,8 104,-34,8", 2),
            ellipse(104, -39, 7),
            box(-104, -12, 104, 0),
        ),
        "#4a332c",
    )
    lay(shape("-99,-12^ -99,-52 -80,-60 -52,-54 -44,-34 -46,-12^"), "#f6efe0")
    hd = T(head("side", 82, "sleep", "#c58a62", "bun", "#e4e0dc"), 0, 0, 0.52)
    hd = T(hd, x - 62, y - 50, rot=-64)
    put(sc, hd, z=1.2, rim=(1.6, 1.6, "#ffe2a8", 0.7), fibre=0)
    quilt = shape(
        "-50,-12^ -52,-40 -40,-56 -10,-62 30,-58 66,-52 92,-48 101,-34 100,-12^ 96,8 82,2 66,10 48,3 28,11 8,4 -14,11 -34,4 -48,10^"
    )
    lay(quilt, "#a8452c", 3)
    patches = []
    cols = ("#c98a3a", "#4a6a7a", "#e2c48a", "#6a3a5a", "#7a8a5a")
    for i in range(-50, 100, 25):
        for j in range(-66, 12, 19):
            k = (i // 25 * 3 + j // 19 * 2) % 6
            if k < 5:
                g = clean(
                    shape(
                        f"{i},{j + i * 0.04}^ {i + 25},{j + i * 0.04 + 1}^ {i + 24},{j + 19}^ {i},{j + 18}^"
                    ).intersection(quilt.buffer(-2))
                )
                if not g.is_empty:
                    patches.append((m(g), mix(cols[k], "#5a3430", 0.22)))
    for g, c in patches:
        sc.layer(g, c, z=0.6, cut=0, sh=0.2, wash=0, fibre=0, rimop=0.25)
    sc.flat(
        m(
            U(
                [
                    limb([(a, -52 + 3 * math.sin(a), 0.6), (a + 4, -30, 2.4), (a + 1, -4, 0.6)], 5)
                    for a in (-26, 6, 40, 74)
                ]
            )
        ),
        "#4a1c18",
        0.35,
    )
    rimlight(sc, m(quilt), 3, 3, "#ffe2a8", 0.7, blur=1.2, r=620)
    hand_ = T(hand("relaxed", "#c58a62"), x - 18, y - 50, 0.24, rot=18)
    put(sc, hand_, z=1, fibre=0)


def washing(sc: Scene, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A line of washing between two beasts."""
    q = curve([a, (a[0] * 0.66 + b[0] * 0.34, a[1] + 34), (a[0] * 0.3 + b[0] * 0.7, b[1] + 34), b], n=12)
    sc.stroke(q + np.array([2, 5]), "#1c3050", 1.6, 0.3, "multiply", blur=1)
    sc.stroke(q, "#e6dcc8", 1.8)
    things = (
        ("#f2ead8", "0,0^ 40,0^ 42,30 40,58^ 20,54 -2,58^ -1,28"),
        ("#4a6a7a", "6,0^ 15,0^ 16,26 26,34 24,42 10,42 5,30^"),
        ("#8fb0c4", "0,0^ 34,0^ 44,20^ 34,24^ 35,50^ 0,50^ 0,24^ -9,20^"),
        ("#f6eedc", "6,0^ 15,0^ 16,22 24,29 22,36 10,36 5,26^"),
        ("#d8a85a", "0,0^ 30,0^ 33,46^ 19,46^ 15,18 11,46^ -3,46^"),
    )  # fmt: skip
    L = along(q, 60)
    for k, (c, s) in enumerate(things):
        x, y = L[9 + k * 10]
        g = T(shape(s), x - 15, y - 1, 0.92, rot=(-6, 4, -3, 6, -4)[k])
        sc.layer(
            g,
            sc.near(mix(c, "#fff0cc", 0.4), mix(c, "#3a5578", 0.38), 420),
            z=2,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
        sc.flat(U([T(box(dx, -4, dx + 3, 5), x - 15, y - 1, 0.92) for dx in (4, 12 if k in (1, 3) else 26)]), "#5b4436")
