"""The lost gloves fly south like wild geese in the last light, a red one at the point of the wedge; its thread, still at her
sleeve, pulls a girl on to the tip of her boot, and her bare hand reaches after it.

Palette: dusk blue #122c66, evening blue #3f7fbe, apricot #ffc48a, snow #f4f4fa, snow shade #5f86c4, glove red #d92b2f, mustard #f0b429.
Light: the sun that has just gone down behind the town at the right. Planes: torn sky / town and plain / wedge / hill and girl / bough.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.pulled_girl import draw_pulled_girl
from cards.studio.papercut.torn_paper import edge
from cards.studio.papercut.winged_glove import Make, winged_glove

SUN = (650.0, 900.0)
WAY = -17  # the way they all fly
LEAD = (580.0, 284.0, 1.85)
GIRL = (366.0, 1096.0, 2.15)
RED, SNOW, NIGHT = "#d92b2f", "#fbf6f4", "#0e2152"
MINE = Make(RED, "#fff3ea", "rib", "glove", "stars")
FLOCK = (  # x, y, scale, stroke, make; far ones first: the far arm of the wedge, then the near one
    (56, 108, 0.36, "up", Make("#e0902f", "#fff0d0", "rib", "mitten")),
    (122, 132, 0.50, "high", Make("#6a4632", "#f0e2cc", "fur")),
    (216, 164, 0.68, "down", Make("#fbf4ea", "#ffffff", "lace")),
    (352, 214, 0.92, "up", Make("#2f7f74", "#e6f0e0", "rib", "glove", "bands")),
    (46, 838, 0.42, "up", Make(RED, "#fff6ec", "plain", "boxing")),
    (102, 770, 0.50, "high", Make("#7a2f58", "#7a2f58", "long")),
    (160, 684, 0.68, "level", Make("#4a6a58", "#e6d9b0", "rib", "glove", "dots")),
    (238, 588, 0.92, "up", Make("#24407c", "#c9def0", "rib", "glove", "tips")),
    (356, 466, 1.24, "high", Make("#f0b429", "#fff3cf", "rib", "mitten", "stars")),
)  # fmt: skip


def stitches(g: Any, x: float, y: float, s: float, rot: float) -> Any:
    """Rows of knitting over a shape: little Vs in the glove's own direction."""
    out = []
    for i in range(-16, 20):
        for j in range(-24, 20):
            u, v = i * 6.4, j * 5.2
            out += [
                limb([(u, v, 0.7), (u + 2.6, v + 3.4, 1.5)], 1, 2),
                limb([(u + 5.4, v, 0.7), (u + 2.8, v + 3.4, 1.5)], 1, 2),
            ]
    return clean(T(U(out), x, y, s, rot=rot).intersection(g.buffer(-2)))


def draw_sky(sc: Scene) -> None:
    """The end of a winter day: torn sheets of blue, the lower the warmer, apricot behind the town."""
    sc.backdrop(
        sc.rad([(0, "#fff0c8"), (0.2, "#ffcf94"), (0.42, "#d0ac9c"), (0.66, "#7f86b0"), (1, "#3f5f9c")], *SUN, 900)
    )
    for k, (P, c, d) in enumerate((
        ([(-40, 690), (160, 724), (380, 680), (600, 640), (840, 590)], "#eab896", "#5a78b4"),
        ([(-40, 560), (200, 610), (420, 560), (640, 500), (840, 470)], "#b4a4b8", "#315fa4"),
        ([(-40, 400), (180, 452), (420, 410), (620, 330), (840, 330)], "#7484b4", "#20488e"),
        ([(-40, 210), (220, 262), (430, 210), (640, 150), (840, 176)], "#41609e", "#16336f"),
        ([(-40, 60), (240, 104), (460, 66), (660, 20), (840, 40)], "#294684", "#0d2152"),
    )):  # fmt: skip
        line = edge(sc, f"sky{k}", P, 3.0)
        g = clean(Polygon([*line, (840, -60), (-40, -60)]).buffer(0))
        sc.layer(g, sc.rad([(0, c), (0.55, mix(c, d, 0.6)), (1, d)], SUN[0], P[1][1] + 60, 760), z=7, cut=0, sh=0.3, shc="#10285c", wash=0.4, rim="#ffe6c4", rimop=0.75, rimw=1.2)  # fmt: skip
    sc.glow(*SUN, 420, "#ffd9a0", 0.7)
    sc.glow(SUN[0], SUN[1] - 20, 190, "#fff4d8", 0.8)


def draw_far(sc: Scene) -> None:
    """The snowed-in town before the light, and the plain with its river."""
    r = sc.stream("land")
    for k, (P, a, b) in enumerate((
        ([(-40, 912), (140, 892), (330, 908), (560, 884), (840, 910)], "#ffe2c0", "#6f98d0"),
        ([(-40, 966), (150, 940), (360, 958), (600, 936), (840, 962)], "#f6d8cc", "#4f7cc0"),
    )):  # fmt: skip
        g, top = land(r, P, 4)
        sc.layer(g, sc.rad([(0, a), (0.4, mix(a, b, 0.6)), (1, mix(b, NIGHT, 0.3))], *SUN, 760), z=5, sh=0.25, shc="#16387c", cut=0.5, wash=0.25, rim="#fff0d8", rimop=1)  # fmt: skip
        if k == 0:
            draw_town(sc, top)
    river = T(
        shape("300,942^ 350,942^ 330,966 250,992 240,1030 330,1080 300,1220^ 60,1220^ 150,1100 140,1030 200,982"),
        850,
        0,
        flip=True,
    )
    sc.layer(river, sc.lin([(0, "#ffdcae"), (1, "#6f94cc")], 0, 940, 0, 1160), z=2, sh=0.2, shc="#16387c", cut=0.5, rim="#fff0d8", rimop=1)  # fmt: skip


def draw_town(sc: Scene, top: Any) -> None:
    """Gables with snow on them and a church, in two rows, blue with the distance."""
    t = sc.stream("town")
    for row, (c, dy, x0, x1) in enumerate((("#8f86a8", -6, 530, 766), ("#4a5590", 9, 508, 790))):
        x = float(x0)
        while x < x1:
            w = t.uniform(11, 30)
            h = (1 - abs(x - 648) / 240) * t.uniform(26, 42) * (1.2 - 0.3 * row)
            y = y_at(top, x) + dy
            wall = Polygon([(x, y), (x, y - h), (x + w / 2, y - h - w * 0.9), (x + w, y - h), (x + w, y)])
            sc.layer(wall, mix(c, "#2c4484", 0.4 * t.random()), z=1.6, sh=0.2, shc="#16387c", cut=0.2, wash=0)
            roof = limb([(x - 2, y - h + 2, 4), (x + w / 2, y - h - w * 0.9, 4.6), (x + w + 2, y - h + 2, 4)], 1)
            sc.flat(roof, "#e4c8cc", 1)
            if t.random() < 0.5 + 0.3 * row:
                sc.flat(ellipse(x + w / 2, y - h * 0.5, 2, 2.8), "#ffd27a", 1)
            x += w * t.uniform(0.7, 1.05)
        if row == 0:
            y = y_at(top, 640) + 2
            church = U(Polygon([(631, y), (631, y - 56), (640, y - 98), (649, y - 56), (649, y)]))
            sc.layer(church, "#5f6aa4", z=1.6, sh=0.2, shc="#16387c", cut=0.2, wash=0)
            sc.flat(limb([(631, y - 56, 3), (640, y - 98, 2.4)], 1), SNOW, 1)


def shaded(sc: Scene, g: Figure, s: float) -> None:
    """The side that is turned from the sun, and its hem of last light."""
    out = g.outline()
    x, y = out.centroid.coords[0]
    a = np.array([SUN[0] - x, SUN[1] - y])
    a = a / np.hypot(*a)
    q = 110 * s
    sc.flat(out, sc.lin([(0, "#ffb070", 0.3), (0.4, NIGHT, 0.05), (1, NIGHT, 0.62)], x + q * a[0], y + q * a[1], x - q * a[0], y - q * a[1]), 1, "multiply")  # fmt: skip
    rimlight(sc, out, -3 * s * a[0], -3 * s * a[1], "#ffe9c0", 0.95, 1.2, SUN, 1000)


def draw_flock(sc: Scene) -> None:
    """Nine strangers in the two arms of the wedge, then hers at the point."""
    for x, y, s, stroke, make in FLOCK:
        far = max(0.0, 0.42 - 0.42 * s)
        g = T(winged_glove(make, stroke), x, y, s, rot=WAY).recolour(lambda c, far=far: mix(c, "#9aa9cc", far))
        put(sc, g, z=1 + 3 * s, sh=0.35, shc="#0e2458", cast=5 * s, rim=(-1.6 * s, -1.2 * s, "#ffe4bc", 0.7))
        if s > 0.6 and make.cuff in ("rib", "fur"):
            sc.flat(stitches(g.outline(), x, y, s, WAY), dark(make.main, 0.35), 0.35)
        shaded(sc, g, s)
    x, y, s = LEAD
    g = T(winged_glove(MINE, "high"), x, y, s, rot=WAY)
    put(sc, g, z=8, sh=0.45, shc="#0a1c4c", rim=(-3, -2, "#ffc0a0", 0.9), cast=14)
    hand = U([p.geom for p in g.pieces if p.name.startswith(("finger", "palm", "thumb"))])
    sc.flat(stitches(hand, x, y, s, WAY), "#8a1420", 0.42)
    shaded(sc, g, s)


def draw_hill(sc: Scene) -> Any:
    """The hill lies across the light: its crest lit, its slope blue; over it fly the shadows of the gloves."""
    hill, _ = land(sc.stream("hill"), [(-60, 1110), (120, 1092), (330, 1084), (520, 1084), (680, 1070), (860, 1036)], 3)
    sc.layer(hill, sc.rad([(0, "#fff2e0"), (0.3, "#e6d6e0"), (0.62, "#7f9ad2"), (1, "#33528f")], 640, 1050, 720), z=14, sh=0.4, shc="#16387c", cut=0.7, wash=0.25, rim="#fff4e0", rimop=1, rimw=2)  # fmt: skip
    r = sc.stream("drift")
    for k in range(7):  # what the wind has drawn in the snow, lit on the side of the sun
        x0, y0, w = r.uniform(400, 760), 1098 + 15 * k, r.uniform(50, 150)
        way = [(x0 - w, y0 + 8, 0.6), (x0, y0 - 3, 5), (x0 + w, y0 + 2, 0.6)]
        sc.flat(limb(way, 8), "#5f7cc0", 0.45, "normal", 0.8)
        sc.flat(T(limb([(a, b, c * 0.5) for a, b, c in way], 8), 0, -2.6), "#fff8ec", 0.85)
    x, y, s = GIRL
    prints = U(
        [ellipse(x - 66 - 50 * k + 6 * (k % 2), y + 16 + 7 * k - 9 * (k % 2), 11 + k, 4 + 0.5 * k) for k in range(7)]
    )
    sc.flat(prints, "#2c4c9c", 0.75)
    sc.flat(clean(T(prints, -1.4, 1.6).difference(prints)), "#d4dcf4", 0.8)
    return hill


def draw_bough(sc: Scene) -> None:
    """Close to us a bare bough in the snow; in another red mitten lives a sparrow."""
    up = lambda g: T(g, 0, 196, 0.8)  # noqa: E731
    bough = limb([(-40, 1090, 36), (60, 1046, 25), (150, 1050, 15), (226, 1020, 8), (276, 1026, 2)], 8)
    twigs = [
        limb([(70, 1046, 9), (100, 1000, 5), (132, 960, 1.4)], 5),
        limb([(180, 1038, 7), (222, 1060, 4), (250, 1084, 1.2)], 5),
        limb([(10, 1064, 9), (24, 1010, 5), (14, 964, 1.4)], 5),
    ]
    wood = up(fillet(U(bough, twigs), 4))
    sc.layer(
        wood,
        sc.lin([(0, "#101c44"), (1, "#5a5488")], 0, 0, 240, 0),
        z=12,
        sh=0.4,
        shc="#1f4a8c",
        cut=0.3,
        rim="#ffffff",
        rimop=0.7,
    )
    sc.layer(clean(snow_cap(wood, 4).intersection(wood.buffer(2))), "#b9c6e8", z=1.4, cut=0, wash=0, fibre=0, sh=0.2)
    sc.stroke([(112, 1036), (111, 1060)], RED, 4)
    put(sc, T(bird_on("sparrow"), 106, 1066, 0.44), z=1.6, rim=(1, 1.4, "#ffffff", 0.8))
    put(
        sc,
        T(glove(RED, "#fff3ea", "mitten"), 111, 1068, 0.86, rot=180),
        z=4,
        cast=6,
        rim=(2, 2, "#ffb49c", 0.8),
        shc="#1f4a8c",
    )


def draw() -> Scene:
    """Do they come back in pairs?"""
    sc = Scene("glove_geese", light=(*SUN, 300), shadow="#0a1c4c", bg="#2f5596")
    draw_sky(sc)
    draw_far(sc)
    draw_flock(sc)
    hill = draw_hill(sc)
    lx, ly, ls = LEAD
    a = math.radians(WAY)
    tie = lx - ls * (82 * math.cos(a) + 20 * math.sin(a)), ly - ls * (82 * math.sin(a) - 20 * math.cos(a))
    draw_pulled_girl(sc, *GIRL, hill, tie)
    draw_bough(sc)
    snow(sc, 46, "#ffffff", 0.8, size=(1.4, 3.6))
    sc.vignette("#081a48", 0.42, 380, 620, 900)
    sc.finish()
    return sc
