"""The lost gloves fly south like wild geese through a winter evening, a huge red one at the point of the wedge; by the thread that
still holds it has lifted a girl off the snow, and her boots hang over her own shadow.

Palette: grey-green #55746c, sage #93a58c, apricot #f2bd86, light #ffe6bc, snow #fff2de, snow shade #86a09c, pine #1c3536, wool red #c9322a.
Light: the sun that has just gone down behind the little town at the right. Planes: torn sky / far wedge / town and river / red glove /
girl / hill / bough.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.glove_goose import Wool, cuff_end, draw_glove_goose
from cards.studio.papercut.lifted_girl import draw_lifted_girl, lifted_girl, shadow_of
from cards.studio.papercut.torn_paper import edge

SUN = (590.0, 930.0)
RED, PINE = "#c9322a", "#1c3536"
LEAD = (524.0, 326.0, 1.56, -26.0)
HAND = (356.0, 728.0)
GIRL, TILT = 1.62, 14.0
FLOCK = (  # x, y, scale, turn, beat, wool, haze: the left arm of the wedge from far to near, then the right one
    (46, 776, 0.17, -16, "high", Wool(RED, "#fff3ea", "#fff3ea", "boxing"), 0.4),
    (60, 706, 0.22, -17, "rise", Wool("#7a4c5c", "#d8c0b0", "#e8d8c8"), 0.44),
    (82, 626, 0.29, -18, "back", Wool("#fbf4e6", "#ffffff", "#d8c8a8"), 0.36),
    (118, 532, 0.38, -20, "high", Wool("#7c5034", "#f0e2cc", "#f0e2cc"), 0.3),
    (172, 414, 0.50, -22, "rise", Wool("#2f6a60", "#e6ead8", "#e6ead8", "glove", "bands"), 0.16),
    (752, 838, 0.18, -16, "back", Wool("#6a7c58", "#e6d9b0", "#e6d9b0"), 0.46),
    (726, 772, 0.26, -17, "high", Wool("#7a3450", "#c89aa8", "#c89aa8"), 0.34),
    (690, 676, 0.36, -18, "back", Wool("#3c5670", "#c9d8dc", "#e8eee8", "glove", "tips"), 0.24),
    (652, 552, 0.50, -20, "high", Wool("#dda02c", "#fff0cc", "#fff0cc", "mitten", "bands"), 0.14),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Torn sheets from grey-green above to apricot behind the town."""
    sc.backdrop(
        sc.rad([(0, "#fff3d2"), (0.14, "#ffdfa8"), (0.34, "#f3bd88"), (0.6, "#c9b28c"), (1, "#8fa38c")], *SUN, 900)
    )
    for k, (P, c, d) in enumerate((
        ([(-40, 742), (170, 770), (400, 752), (620, 716), (840, 742)], "#f4c490", "#c2ae88"),
        ([(-40, 600), (200, 640), (430, 604), (640, 556), (840, 590)], "#e2bd8c", "#a3ab8c"),
        ([(-40, 442), (190, 490), (420, 452), (620, 384), (840, 420)], "#c2b48e", "#82998a"),
        ([(-40, 268), (220, 318), (430, 268), (640, 204), (840, 246)], "#9caa8e", "#628078"),
        ([(-40, 96), (240, 140), (460, 100), (660, 44), (840, 80)], "#7c9484", "#3b5b57"),
    )):  # fmt: skip
        line = edge(sc, f"sky{k}", P, 2.6)
        g = clean(Polygon([*line, (840, -60), (-40, -60)]).buffer(0))
        sc.layer(g, sc.rad([(0, c), (0.5, mix(c, d, 0.6)), (1, d)], SUN[0] - 60, P[2][1] + 70, 720), z=7, cut=0, sh=0.26, shc="#4a5a48", wash=0.4, rim="#ffeccb", rimop=0.75, rimw=1.2)  # fmt: skip
    sc.glow(*SUN, 460, "#ffdca0", 0.7)
    sc.glow(SUN[0], SUN[1] - 30, 200, "#fff6dc", 0.75)


def draw_flock(sc: Scene) -> None:
    """Nine strangers in the two arms of the wedge, smaller and paler towards the horizon."""
    for x, y, s, rot, beat, wool, far in FLOCK:
        draw_glove_goose(sc, wool, x, y, s, rot, beat, far=far, haze="#dcc59c", fine=s > 0.4)


def draw_far(sc: Scene) -> None:
    """The plain, the frozen river, the snowed-in town before the light."""
    r = sc.stream("land")
    for k, (P, a, b) in enumerate((
        ([(-40, 930), (140, 916), (330, 926), (560, 908), (840, 928)], "#ffe0b4", "#b3b79c"),
        ([(-40, 972), (150, 954), (360, 966), (600, 950), (840, 968)], "#ffe6c6", "#9fb0a0"),
    )):  # fmt: skip
        g, top = land(r, P, 4)
        sc.layer(g, sc.rad([(0, a), (0.4, mix(a, b, 0.6)), (1, mix(b, PINE, 0.25))], *SUN, 720), z=5, sh=0.25, shc="#4a6a64", cut=0.5, wash=0.25, rim="#fff4de", rimop=1)  # fmt: skip
        if k == 0:
            draw_town(sc, top)
    river = shape("-60,1006^ 180,986 420,998 620,976 860,986^ 860,1004^ 640,996 430,1022 180,1014 -60,1040^")
    sc.layer(
        river,
        sc.lin([(0, "#fff0cc"), (1, "#8fb0a6")], 0, 946, 0, 1056),
        z=2,
        sh=0.25,
        shc="#35544e",
        cut=0.5,
        rim="#fffaf0",
        rimop=1,
    )
    for n, (x, y, h) in enumerate(
        ((70, 962, 46), (98, 964, 34), (128, 960, 56), (742, 958, 50), (770, 960, 66), (456, 952, 24), (432, 954, 30))
    ):
        g = poplar_like(sc, f"tree{n}", x, y, h)
        sc.flat(g, "#6c7a68", 0.85)


def poplar_like(sc: Scene, name: str, x: float, y: float, h: float) -> Any:
    """A bare tree far off: a stem and fine twigs."""
    r = sc.stream(name)
    twigs = [limb([(x, y + 2, 0.07 * h), (x, y - h, 0.6)], 1)]
    for k in range(12):
        v, w = r.uniform(0.2, 0.9), (0.34 - 0.02 * k) * h * (1 if k % 2 else -1) * r.uniform(0.7, 1.1)
        twigs.append(
            limb([(x, y - v * h, 1.8), (x + 0.6 * w, y - (v + 0.1) * h, 1.1), (x + w, y - (v + 0.26) * h, 0.5)], 4)
        )
    return U(twigs)


def draw_town(sc: Scene, top: Any) -> None:
    """Gables with snow on them and a church, soft with the distance."""
    t = sc.stream("town")
    for row, (c, dy, x0, x1) in enumerate((("#cdb08c", -5, 528, 706), ("#98907a", 8, 496, 738))):
        x = float(x0)
        while x < x1:
            w = t.uniform(9, 24)
            h = (1 - abs(x - 618) / 240) * t.uniform(16, 34) * (1.2 - 0.3 * row)
            y = y_at(top, x) + dy
            wall = Polygon([(x, y), (x, y - h), (x + w / 2, y - h - w * 0.8), (x + w, y - h), (x + w, y)])
            sc.layer(wall, mix(c, "#5f7068", 0.4 * t.random()), z=1.4, sh=0.2, shc="#4a5a48", cut=0.2, wash=0)
            sc.flat(
                limb([(x - 2, y - h + 2, 3), (x + w / 2, y - h - w * 0.8, 3.4), (x + w + 2, y - h + 2, 3)], 1),
                "#fbe6c8",
                0.9,
            )
            if t.random() < 0.4 + 0.3 * row:
                sc.flat(ellipse(x + w / 2, y - h * 0.5, 1.8, 2.6), "#ffcf70", 1)
            x += w * t.uniform(0.7, 1.5)
        if row == 0:
            y = y_at(top, 640) + 2
            church = Polygon([(652, y), (652, y - 50), (660, y - 92), (668, y - 50), (668, y)])
            sc.layer(church, "#a8967a", z=1.6, sh=0.2, shc="#4a5a48", cut=0.2, wash=0)
            sc.flat(limb([(652, y - 50, 2.6), (660, y - 92, 2)], 1), "#fbe6c8", 0.9)


def draw_hill(sc: Scene, girl: Figure) -> None:
    """Snow across the light, her prints that end, her shadow under her."""
    hill, _ = land(sc.stream("hill"), [(-60, 1074), (120, 1046), (330, 1036), (520, 1046), (680, 1040), (860, 1010)], 3)
    sc.layer(hill, sc.rad([(0, "#fff4e0"), (0.34, "#f6dcc0"), (0.62, "#b9bda8"), (1, "#5f7f7c")], 560, 1010, 640), z=13, sh=0.4, shc="#35544e", cut=0.7, wash=0.25, rim="#fffaf0", rimop=1, rimw=2)  # fmt: skip
    r = sc.stream("drift")
    for k in range(9):
        x0, y0, w = r.uniform(330, 780), 1064 + 15 * k, r.uniform(50, 150)
        way = [(x0 - w, y0 + 8, 0.6), (x0, y0 - 3, 5), (x0 + w, y0 + 2, 0.6)]
        sc.flat(limb(way, 8), "#7f9890", 0.4, "normal", 0.8)
        sc.flat(T(limb([(a, b, c * 0.5) for a, b, c in way], 8), 0, -2.6), "#fffaf0", 0.85)
    x = girl.outline().centroid.x
    prints = U([ellipse(x + 10 - 46 * k, 1078 + 8 * k - 13 * (k % 2), 12 + 1.4 * k, 4.8 + 0.8 * k) for k in range(6)])
    sc.flat(prints, "#48685f", 0.7)
    sc.flat(clean(T(prints, -1.4, 1.8).difference(prints)), "#fff6e6", 0.8)
    cast = clean(shadow_of(girl, 1086, x + 6).intersection(hill))
    sc.flat(cast, sc.lin([(0, "#274644", 0.95), (1, "#4a6c64", 0.5)], x, 1090, x - 160, 1190), 1, "multiply", 1.5)


def draw_bough(sc: Scene) -> None:
    """Close to us a bare bough in the snow; in another red mitten lives a sparrow."""
    near, _ = land(sc.stream("near"), [(-60, 1116), (100, 1142), (330, 1168), (560, 1166), (860, 1116)], 3)
    sc.layer(near, sc.lin([(0, "#1f3d3d"), (0.6, "#48685f"), (1, "#6f8a7c")], 0, 0, 800, 0), z=14, sh=0.4, shc=PINE, cut=0.6, rim="#e8eadc", rimop=0.9)  # fmt: skip
    r = sc.stream("grass")
    for _ in range(30):  # dry stems in the snow, lit along one side
        x = r.choice((r.gauss(10, 44), r.gauss(10, 44), r.gauss(600, 60)))
        y, h, w = 1150 + 0.03 * x, r.uniform(40, 120) * (1.0 if x < 300 else 0.62), r.uniform(-16, 34)
        stem = limb([(x, y + 30, 2.6), (x + 0.3 * w, y - 0.5 * h, 2), (x + w, y - h, 0.8)], 6)
        head = T(ellipse(0, 0, 2.6, 9), x + w, y - h, rot=math.degrees(math.atan2(w, h)) + 8)
        sc.flat(T(U(stem, head), 1.2, 0.4), "#ffdfae", 0.9)
        sc.flat(U(stem, head), "#2a3f38", 1)
    up = lambda g: T(g, 840, 190, 0.86, flip=True)  # noqa: E731
    bough = limb([(-40, 1090, 36), (60, 1046, 25), (150, 1050, 15), (226, 1020, 8), (276, 1026, 2)], 8)
    twigs = [
        limb([(70, 1046, 9), (100, 1000, 5), (132, 960, 1.4)], 5),
        limb([(180, 1038, 7), (222, 1060, 4), (250, 1084, 1.2)], 5),
        limb([(10, 1064, 9), (24, 1010, 5), (14, 964, 1.4)], 5),
    ]
    wood = up(fillet(U(bough, twigs), 4))
    sc.layer(
        wood,
        sc.lin([(0, "#142a2a"), (1, "#4a4a3e")], 800, 0, 560, 0),
        z=12,
        sh=0.4,
        shc="#35544e",
        cut=0.3,
        rim="#ffe6c0",
        rimop=0.8,
    )
    sc.layer(clean(snow_cap(wood, 4).intersection(wood.buffer(2))), "#d5d8c8", z=1.4, cut=0, wash=0, fibre=0, sh=0.2)
    mx, my = 716, 1074
    sc.stroke([(mx, my - 6), (mx, my + 20)], RED, 4)
    put(sc, T(bird_on("sparrow"), mx + 4, my + 24, 0.44, flip=True), z=1.6, rim=(1, 1.4, "#ffffff", 0.8))
    put(
        sc,
        T(glove(RED, "#fff3ea", "mitten"), mx, my + 24, 0.8, rot=180),
        z=4,
        cast=6,
        rim=(2, 2, "#ffb49c", 0.8),
        shc=PINE,
    )


def draw() -> Scene:
    """Do they come back in pairs?"""
    sc = Scene("glove_geese", light=(*SUN, 300), shadow="#20343a", bg="#93a58c")
    draw_sky(sc)
    draw_flock(sc)
    draw_far(sc)
    sc.glow(SUN[0], SUN[1] - 20, 150, "#ffe2b0", 0.5)
    x, y, s, rot = LEAD
    tie = cuff_end(*LEAD, 0.06)
    wx, wy = HAND
    draw_glove_goose(sc, Wool(RED, "#f4e6cc", "#fff1dc", "glove", "star"), x, y, s, rot, "rise", fine=True)
    girl = lifted_girl(*HAND, GIRL, TILT)
    draw_hill(sc, girl)
    draw_lifted_girl(sc, girl, GIRL, TILT)
    thread(
        sc,
        [(tie[0] + 6, tie[1] - 10), ((tie[0] + wx) / 2 + 3, (tie[1] + wy) / 2), (wx - 2, wy + 6), (wx - 9, wy + 34)],
        4.6,
        RED,
        "#ff9a84",
        "#7a1418",
    )
    draw_bough(sc)
    snow(sc, 34, "#fff8ea", 0.8, size=(1.4, 3.4))
    sc.vignette("#16302e", 0.34, 430, 640, 900)
    sc.finish()
    return sc
