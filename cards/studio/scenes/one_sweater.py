"""one_sweater: two children walk apart over two hills in one sweater, and between them it is only a thread.

Palette: snow grey-green #dde2da, road ash #b7bcb6, pine smoke #5c726b, pine night #24403c, snow cream #fbf7ea, wool red #c2412f.
Light: a low winter sun in the mist of the valley, behind the thread. Planes: mist / five valley hills with a village / two hills in
three sheets each / the fork / firs before our eyes.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SUN = (404, 470)
WOOL, WOOL_DARK, WOOL_LIT = "#c2412f", "#7c221f", "#ef7a52"
CREAM, PALE, SMOKE, PINE = "#fdf6e4", "#dde2da", "#5c726b", "#213c39"
LEFT_FOOT, RIGHT_FOOT = (118.0, 330.0), (694.0, 300.0)  # where the two stand
LEFT_SIZE, RIGHT_SIZE = 1.5, 1.4
WIDE = 44.0  # of the wool at a child
SAG = 505.0  # how deep the thread hangs


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone from the sun outwards."""
    return sc.rad([(0, bright), (0.4, mid), (1, shade)], *SUN, r)


def conifer(r: random.Random, h: float) -> Any:
    """A narrow fir on 0,0."""
    out = [box(-h * 0.02, -h * 0.2, h * 0.02, 3)]
    for k in range(7):
        t = (k + 1) / 7
        half = h * 0.19 * t
        y = -h * (0.84 - 0.76 * (k / 7))
        out.append(
            Polygon(
                [
                    (0, -h * (1.02 - 0.86 * k / 7)),
                    (half, y + r.uniform(0, 3)),
                    (half * 0.5, y - h * 0.02),
                    (0, y + h * 0.02),
                    (-half * 0.5, y - h * 0.02),
                    (-half, y + r.uniform(0, 3)),
                ]
            ).buffer(0)
        )
    return U(out)


def draw_valley(sc: Scene) -> None:
    """Mist, the sun, hills behind hills, and a village with its windows lit."""
    sc.backdrop(sc.rad([(0, "#fff3d0"), (0.2, "#f9e3bf"), (0.5, "#cfd8cd"), (1, "#8fa59c")], *SUN, 780))
    sc.layer(ellipse(*SUN, 78), "#fffdf2", z=2, wash=0, fibre=0, cut=0, sh=0, op=0.95)
    sc.glow(*SUN, 420, "#fff1cc", 0.8)
    for k, (P, c) in enumerate(
        (
            ([(-60, 520), (180, 500), (330, 540), (470, 512), (640, 540), (860, 500)], "#e9e3d0"),
            ([(-60, 570), (200, 580), (360, 566), (520, 590), (860, 560)], "#d9dccd"),
            ([(-60, 640), (240, 610), (430, 650), (600, 616), (860, 640)], "#c3cdc2"),
            ([(-60, 706), (260, 716), (420, 690), (560, 716), (860, 690)], "#a9b9b0"),
            ([(-60, 790), (300, 770), (420, 796), (560, 766), (860, 800)], "#8fa39b"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 5)
        sc.layer(
            g,
            lit(sc, mix(c, "#fff4d2", 0.75), c, mix(c, SMOKE, 0.35), 560),
            z=5,
            cut=0.6,
            sh=0.2,
            shc="#5f7a70",
            rim="#fffbe8",
            rimop=0.9,
        )
        t = sc.stream(f"wood{k}")
        trees = U(
            [
                T(conifer(t, t.uniform(16, 30) * (1 + 0.5 * k)), x, y_at(top, x) + 4)
                for x in np.arange(170, 640, 15 + 6 * k)
                if t.random() < 0.5 and (k < 3 or abs(x - 405) > 90)
            ]
        )
        sc.layer(
            trees,
            lit(sc, mix(c, SMOKE, 0.3), mix(c, SMOKE, 0.5), mix(c, SMOKE, 0.8), 560),
            z=3,
            cut=0,
            sh=0.15,
            wash=0,
            fibre=0,
            rim="#fffbe8",
            rimop=0.6,
        )
        if k == 3:
            draw_village(sc)
        if k == 4:
            draw_stream(sc)
        sc.glow(SUN[0], SUN[1] + 60 * k, 260, "#fff4d6", 0.16)


def draw_stream(sc: Scene) -> None:
    """A frozen stream from the village to the fork, and reeds along it."""
    ice = limb([(400, 806, 12), (424, 850, 20), (384, 900, 30), (418, 960, 44), (396, 1040, 66), (404, 1120, 84)], 10)
    sc.layer(ice, lit(sc, "#fffbe8", "#e6ecdf", "#a9bdb2", 700), z=3, cut=0.5, sh=0.3, rim="#ffffff", rimop=0.9)
    r = sc.stream("reed")
    reeds = [
        limb([(x, y, 2), (x + r.uniform(-5, 5), y - r.uniform(12, 34), 0.7)], 2)
        for x, y in ((404 + r.choice((-1, 1)) * r.uniform(26, 70), r.uniform(830, 1060)) for _ in range(90))
    ]
    sc.layer(U(reeds), "#5c726b", z=2, cut=0, wash=0, fibre=0, sh=0.2, rim="#fffbe8", rimop=0.6)


def draw_village(sc: Scene) -> None:
    """Roofs under snow, a church, and yellow windows."""
    r = sc.stream("village")
    for row, (y, s, n) in enumerate(((742, 0.8, 8), (768, 1.0, 7), (796, 1.2, 6))):
        for k in range(n):
            x = 405 + (k - (n - 1) / 2) * 34 * s + r.uniform(-8, 8)
            w, h = r.uniform(13, 20) * s, r.uniform(15, 24) * s
            if row == 0 and k == 4:
                w, h = 13, 52
            body = U(box(x - w, y - h, x + w, y + 8), Polygon([(x - w, y - h), (x, y - h - w * 1.1), (x + w, y - h)]))
            sc.layer(body, mix("#6f857d", "#8a7f70", r.random()), z=3, cut=0.3, wash=0, sh=0.3)
            peak = h + w * (1.1 if h < 40 else 2.4)
            sc.layer(
                Polygon(
                    [
                        (x - w - 3, y - h + 3),
                        (x, y - peak - 3),
                        (x + w + 3, y - h + 3),
                        (x + w - 2, y - h + 3),
                        (x, y - peak + 9 * s),
                        (x - w + 2, y - h + 3),
                    ]
                ),
                CREAM,
                z=2,
                cut=0,
                wash=0,
                rim="#ffffff",
                rimop=0.7,
            )
            wins = [
                box(x + q * w * 0.5 - 2, y - h * 0.6, x + q * w * 0.5 + 2, y - h * 0.6 + 5.5)
                for q in (-1, 1)
                if r.random() < 0.85
            ]
            sc.flat(U(wins), "#ffd27a", 1)


HILLS = (  # from far to near: the crest and the inner slope of the left hill; the right one stands on its own points
    (
        [
            (-60, 372),
            (40, 344),
            (120, 336),
            (206, 352),
            (256, 420),
            (282, 520),
            (300, 640),
            (330, 780),
            (352, 900),
            (380, 1010),
            (400, 1100),
        ],
        [
            (860, 330),
            (770, 308),
            (694, 304),
            (606, 326),
            (560, 396),
            (536, 500),
            (520, 640),
            (490, 780),
            (470, 900),
            (430, 1010),
            (404, 1100),
        ],
    ),
    (
        [(-60, 560), (60, 560), (150, 590), (206, 680), (236, 800), (288, 930), (340, 1040), (396, 1130)],
        [(860, 520), (740, 530), (650, 570), (596, 680), (566, 800), (520, 930), (466, 1040), (404, 1130)],
    ),
    (
        [(-60, 820), (70, 836), (140, 910), (190, 1010), (270, 1100), (380, 1180)],
        [(860, 790), (730, 820), (664, 910), (610, 1010), (540, 1100), (410, 1180)],
    ),
)
ROADS = (
    [
        (404, 1130, 96),
        (372, 1066, 70),
        (300, 980, 52),
        (196, 860, 40),
        (150, 760, 32),
        (214, 660, 26),
        (236, 570, 20),
        (176, 460, 15),
        (196, 390, 11),
        (150, 345, 9),
    ],
    [
        (404, 1130, 96),
        (440, 1066, 70),
        (520, 980, 52),
        (612, 860, 40),
        (664, 740, 32),
        (596, 640, 26),
        (572, 550, 20),
        (628, 440, 15),
        (610, 366, 11),
        (650, 312, 9),
    ],
)


def draw_hills(sc: Scene) -> None:
    """Two hills like the wings of a stage, the road that forks, firs on them."""
    tones = (("#fff3d6", "#c9d3c9", "#80978e"), ("#f6ecd2", "#a9bab0", "#5c766d"), ("#dfe0cf", "#7f968c", "#3f5c55"))
    for k, pair in enumerate(HILLS):
        for side, P in enumerate(pair):
            c = curve(np.array(P, float), n=12)
            edge = -60 if side == 0 else 860
            g = clean(Polygon([*map(tuple, c), (c[-1][0], 1270), (edge, 1270)]).buffer(0))
            sc.layer(
                g,
                lit(sc, *tones[k], 700),
                z=12,
                cut=0.9,
                sh=0.45,
                shc="#3f5c55",
                dx=(-5 if side == 0 else 5),
                dy=5,
                rim="#fffdf0",
                rimop=0.95,
                rimw=1.6,
            )
            lines = U(
                [
                    limb([(*q, 1.6) for q in c[4:-6:2] + np.array([(-1 if side == 0 else 1) * d, d * 0.5])], 2, 3)
                    for d in (16, 34, 56)
                ]
            )
            sc.flat(clean(lines.intersection(g)), "#4a675f", 0.16)
            t = sc.stream(f"firs{k}{side}")
            for _ in range((5, 7, 5)[k]):
                i = t.randrange(int(len(c) * 0.1), int(len(c) * 0.8))
                x = float(c[i][0]) + (-1 if side == 0 else 1) * t.uniform(30, 150)
                y = float(c[i][1]) + t.uniform(40, 110)
                if not -20 < x < 820 or (k == 0 and y < 470):
                    continue
                h = t.uniform(50, 84) * (1 + 0.35 * k)
                q = T(conifer(t, h), x, y)
                s = -1 if side == 0 else 1
                sc.flat(
                    Polygon([(x - 5, y), (x + 5, y), (x + s * h * 0.8, y + h * 0.5)]), "#3f5c55", 0.4, "multiply", 2
                )
                sc.layer(
                    q,
                    lit(sc, "#8a9c8e", "#57706a", "#2f4b47", 760),
                    z=4,
                    cut=0.2,
                    sh=0.3,
                    wash=0,
                    fibre=0,
                    rim="#fff6dc",
                    rimop=0.8,
                    rimw=1.2,
                )
                sc.layer(
                    clean(snow_cap(q, 4).intersection(q.buffer(1))),
                    lit(sc, CREAM, PALE, "#a3b5ab"),
                    z=1,
                    cut=0,
                    wash=0,
                    fibre=0,
                    sh=0,
                )


def draw_roads(sc: Scene) -> None:
    """The fork, and the tracks: a pair before it, single ones behind it."""
    stem = limb([(420, 1240, 190), (410, 1180, 130), (404, 1130, 96)], 6)
    both = fillet(U(stem, *(limb(q, 10) for q in ROADS)), 10)
    sc.flat(T(both, 0, 3), "#4a675f", 0.35, "multiply", 3)
    sc.layer(both, lit(sc, "#fffaf0", "#e3e4da", "#a9b5ad", 800), z=2, cut=0.5, sh=0.25, rim="#ffffff", rimop=0.8)
    prints = []
    for side, road in enumerate(ROADS):
        q = along(curve(np.array(road, float), n=12), 100)
        for j, (x, y, w) in enumerate(q[4:]):
            prints.append(ellipse(x + (w * 0.1 if j % 2 else -w * 0.1), y, w * 0.05 + 0.7, w * 0.075 + 0.7))
    for j in range(7):
        for s in (-24, 24):
            prints.append(ellipse(412 + s + (7 if j % 2 else -7), 1196 - 13 * j, 5, 6.5))
    sc.flat(U(prints), "#5f7a72", 0.75)


def sweater_line() -> Any:
    """x, y and half-open width (0 in the middle, 1 at the children) of the wool from back to back."""
    a, b = np.array([LEFT_FOOT[0] + 2, LEFT_FOOT[1] - 92]), np.array([RIGHT_FOOT[0] - 2, RIGHT_FOOT[1] - 86])
    out = []
    for t in np.linspace(0, 1, 161):
        p = a + (b - a) * t
        out.append(
            (
                p[0],
                p[1]
                + (SAG - (a[1] + b[1]) / 2) * (1 - (2 * t - 1) ** 2) ** 1.0 * (0.62 + 0.38 * (1 - (2 * t - 1) ** 2)),
                abs(2 * t - 1),
            )
        )
    return np.array(out)


def draw_wool(sc: Scene) -> None:
    """The sweater: knitted rows at the children, open ladders further on, one hair of wool in the middle."""
    q = sweater_line()
    rows = [(x, y, 2.6 + WIDE * u**2.3) for x, y, u in q]
    band = limb(rows, 2)
    sc.flat(T(band, 0, 14), "#6f7f70", 0.3, "multiply", 6)
    d = np.gradient(q[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    holes, ribs = [], []
    for k in range(3, len(q) - 3):
        x, y, u = q[k]
        w = WIDE * u**2.3
        nx, ny = -d[k][1], d[k][0]
        if w < 3:
            continue
        if u > 0.5:
            ribs.append(
                limb(
                    [
                        (x - nx * w * 0.46, y - ny * w * 0.46, 0.8),
                        (x + d[k][0] * 3, y + d[k][1] * 3, 1.5),
                        (x + nx * w * 0.46, y + ny * w * 0.46, 0.8),
                    ],
                    4,
                )
            )
        if 0.42 < u < 0.82 and k % 3 == 0:
            for o in (-0.26, 0.0, 0.26):
                if w > 14 or o == 0:
                    holes.append(
                        ellipse(
                            x + nx * w * o,
                            y + ny * w * o,
                            4.4 - 3 * max(0, u - 0.62) / 0.2,
                            w * 0.085,
                            math.degrees(math.atan2(d[k][1], d[k][0])),
                        )
                    )
    band = clean(band.difference(U(holes)))
    sc.layer(band, lit(sc, WOOL_LIT, WOOL, "#a8352a", 420), z=5, cut=0, sh=0.4, shc="#5a3a34", rim="#ffe0b8", rimop=0.9)
    sc.flat(clean(U(ribs).intersection(band)), WOOL_DARK, 0.75)
    for off in (-0.3, 0.3):  # ribs along it
        for part in (q[3:46], q[115:158]):
            k0 = 3 if part is not q[115:158] and part[0][0] < 300 else 115
            P = [
                (x - d[k0 + j][1] * WIDE * u**2.3 * off, y + d[k0 + j][0] * WIDE * u**2.3 * off)
                for j, (x, y, u) in enumerate(part)
            ]
            sc.stroke(P, WOOL_DARK, 1.3, 0.6)
    mid = [(x, y) for x, y, u in q if u < 0.07]
    sc.stroke(mid, "#f0b93c", 3.2, 1)
    for k, h in ((42, 11), (56, 8), (108, 9), (122, 12), (72, 6)):  # loose ends
        x, y, u = q[k]
        sc.stroke(
            curve(np.array([[x, y], [x + 3, y + h * 1.4], [x - 3, y + h * 2.6], [x + 2, y + h * 3.4]])), WOOL, 1.6, 0.9
        )


def draw_two(sc: Scene) -> None:
    """The children, each on a hill, both leaning away."""
    walk = SIDE["walk"].but(lean=20, nod=-8, hand_a=(0.5, 0.62), hand_b=(0.7, 0.42))
    for age, foot, s, flip, skin, hair, hat, col in (
        (9, LEFT_FOOT, LEFT_SIZE, True, "#7d553c", "curly", "knit", "#2f5a58"),
        (7, RIGHT_FOOT, RIGHT_SIZE, False, "#7d553c", "braids", "knit", "#d8a53c"),
    ):
        p = T(
            person(
                age,
                "side",
                walk,
                dress("sweater", WOOL, "#3a4f4e", WOOL_DARK).but(shoes="boots", shoe_colour="#2c3432"),
                skin=skin,
                hair=hair,
                hair_colour="#2c1c18",
                mood="firm",
                hat=hat,
                hat_colour=col,
            ),
            *foot,
            s,
            flip=flip,
        )
        k = -1 if flip else 1
        sc.flat(
            Polygon([(foot[0] - 20, foot[1] + 2), (foot[0] + 20, foot[1] + 2), (foot[0] + k * 130, foot[1] + 22)]),
            "#4a675f",
            0.5,
            "multiply",
            4,
        )
        put(sc, p, z=2, rim=(k * 2.6, -0.4, "#ffe9c0", 1.0), sh=0.35)


def draw_frame(sc: Scene) -> None:
    """A sheep at the fork, and the dark firs between which we look."""
    sc.flat(ellipse(470, 1122, 40, 7), "#3f5c55", 0.6, "multiply", 4)
    put(
        sc,
        T(beast("sheep", "look_up", ("#efe9d8", "#fbf6e8", "#3a3a38")), 466, 1122, 0.5, flip=True),
        z=1.4,
        rim=(1, 2, "#fff6dc", 0.9),
    )
    sc.layer(T(wool("#f0b93c", 15, None), 418, 1118).outline(), "#f0b93c", z=2, cut=0, wash=0)
    sc.flat(
        T(U([limb([(-12, k, 0.6), (0, k - 5, 1.4), (12, k, 0.6)], 4) for k in (-20, -14, -8)]), 418, 1118),
        "#a8741f",
        0.7,
    )
    for k, (x, y, h) in enumerate(
        ((46, 1240, 420), (150, 1260, 300), (768, 1240, 450), (668, 1262, 290), (-20, 1250, 560), (836, 1250, 600))
    ):
        g = T(conifer(sc.stream(f"near{k}"), h), x, y, 1.35, sy=1.0)
        sc.layer(
            g,
            sc.lin([(0, "#4a6a63"), (0.6, "#28453f"), (1, "#182f2d")], 0, y - h, 0, y),
            z=11,
            cut=0.5,
            sh=0.4,
            rim="#fff3d2",
            rimop=0.6,
            rimw=1.3,
        )
        sc.layer(
            clean(snow_cap(g, 5).intersection(g.buffer(1))),
            sc.lin([(0, "#d5ddd2"), (0.5, "#7f9a92"), (1, "#4a6a63")], 0, y - h, 0, y),
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.2,
        )
    snow(sc, 120, "#fffdf4", 0.85, (0, 0, 800, 1200), (0.9, 3.2))


def draw() -> Scene:
    sc = Scene("one_sweater", light=(*SUN, 200), shadow="#2c4a44", bg=PALE)
    draw_valley(sc)
    draw_hills(sc)
    draw_roads(sc)
    sc.glow(*SUN, 330, "#fff2cf", 0.35)
    draw_wool(sc)
    draw_two(sc)
    draw_frame(sc)
    sc.vignette("#1c3834", 0.36, 400, 520, 920, 0.55)
    sc.finish()
    return sc
