"""A scarecrow whose coat stands open in the late winter: inside it is spring, and the crows build there with his straw.

Palette: pearl #d9d8d2, snow shade #a9b3c0, plum #4a1c2a, coat tomato #c23a22, lining bottle #2a5a48, straw #f0b52e, lemon haze #fff3a8.
Light: the spring in the coat; outside a low pale day from the left. Planes: sky / field / spring / lining / coat / head / child / thistles.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.coat_spring import SUN, draw_far, draw_near, draw_nest_tree
from cards.studio.papercut.sack_head import draw_head
from cards.studio.papercut.straw import lay_straw, stalks, straws

PLUM, INK = "#43182a", "#1d1b2a"
HORIZON = 770
# the coat's open edge and the spring's edge behind the lining, each from the collar to the hem
EDGE = (
    [(396, 352), (318, 450), (246, 590), (184, 760), (140, 920), (104, 1060)],
    [(420, 352), (500, 450), (560, 590), (606, 760), (636, 920), (652, 1070)],
)
INNER = (
    [(402, 392), (352, 480), (304, 610), (262, 770), (238, 910), (232, 1010)],
    [(414, 392), (462, 480), (506, 610), (542, 770), (562, 910), (566, 1016)],
)
OUTER = (
    [(330, 300), (232, 330), (182, 440), (134, 600), (84, 780), (30, 950), (-24, 1096)],
    [(486, 300), (576, 334), (630, 450), (676, 610), (718, 790), (760, 950), (812, 1096)],
)
HEMS = ("-24,1086 20,1104 60,1084 104,1060", "812,1096 770,1112 716,1090 652,1070")
SLEEVES = (
    "330,296^ 250,306 160,352 60,420 -50,500^ -50,640 40,606 130,560 206,500^ 240,430",
    "486,296^ 560,306 650,330 742,346^ 764,376 770,424 756,462^ 700,484 650,500 616,520^ 590,440",
)
OUT = "150,1030^ 236,880^ 566,880^ 650,1040^ 672,1074 640,1096 592,1092 552,1116 500,1132 452,1122 410,1146 350,1152 300,1126 250,1122 214,1088 160,1076"


def half(k: int) -> Any:
    """One half of the coat."""
    a = curve(np.array(EDGE[k], float))[:, :2]
    b = curve(np.array(OUTER[k], float))[:, :2]
    h = curve(np.array([[float(v) for v in p.split(",")] for p in HEMS[k].split()]))[:, :2]
    return clean(Polygon([*a, *h[::-1][1:-1], *b[::-1]]).buffer(0))


def draw_winter(sc: Scene) -> None:
    """A pale late afternoon: torn clouds, hazy hills with a farm, a white field with long furrows."""
    sc.backdrop(
        sc.lin(
            [(0, "#8e9ba6"), (0.25, "#b3bab9"), (0.44, "#e6d8c4"), (0.62, "#fbdfb8"), (1, "#efe9dc")], 420, 0, 340, 1200
        )
    )
    for k, (P, c) in enumerate(
        (
            ([(-60, 470), (200, 500), (420, 470), (660, 520), (860, 490)], "#e9dac6"),
            ([(-60, 330), (180, 380), (420, 330), (660, 396), (860, 350)], "#d0ccc8"),
            ([(-60, 200), (200, 250), (460, 190), (700, 262), (860, 214)], "#b3bac4"),
            ([(-60, 70), (160, 116), (420, 60), (640, 110), (860, 66)], "#95a2b4"),
        )
    ):
        _, top = land(sc.stream(f"cloud{k}"), P, 9)
        g = Polygon([(-60, -60), *[(x, y_at(top, x)) for x in range(-50, 861, 6)], (860, -60)])
        sc.layer(clean(g.buffer(0)), sc.lin([(0, dark(c, 0.06)), (1, light(c, 0.16))], 0, P[0][1] - 150, 0, P[0][1] + 30), z=4, cut=1.4, sh=0.22, shc="#68727f", rim="#fff6e4", rimop=0.8)  # fmt: skip
    sc.glow(20, 620, 600, "#ffdca6", 1)
    for k, (P, c) in enumerate(
        (
            ([(-60, 700), (140, 676), (330, 700), (560, 682), (860, 660)], "#c3c3be"),
            ([(-60, 742), (180, 728), (420, 744), (660, 716), (860, 726)], "#d8d4c9"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(g, c, z=4, cut=0.5, sh=0.2, shc="#76808c", rim="#fff9ea", rimop=0.9)
        r = sc.stream(f"wood{k}")
        if k == 0:
            rows = [
                poplar(r, x, y_at(top, x) + 3, r.uniform(24, 50), 8) for x in (22, 36, 52, 64, 700, 716, 728, 748, 766)
            ]
            sc.flat(U(rows), "#9a9ea0", 0.8)
    x, y = 70, 752
    sc.layer(box(x - 26, y - 22, x + 24, y + 6), "#a08478", z=2, cut=0.3, rim="#fff6e0", rimop=0.8)
    sc.layer(Polygon([(x - 33, y - 20), (x - 16, y - 44), (x + 16, y - 44), (x + 32, y - 20)]), "#f7f2e8", z=2, cut=0.3, rim="#ffffff")  # fmt: skip
    sc.flat(U(box(x - 14, y - 15, x - 6, y - 5), box(x + 5, y - 15, x + 13, y - 5)), "#ffd88a")
    g, _ = land(sc.stream("field"), [(-60, HORIZON), (200, HORIZON + 8), (480, HORIZON - 2), (860, HORIZON + 6)], 2)
    sc.layer(g, sc.lin([(0, "#fdf4e4"), (0.3, "#e3e1e0"), (0.66, "#b6c0d0"), (1, "#7f90ac")], 200, HORIZON, 340, 1200), z=5, wash=0.4, cut=0.5, sh=0.2, rim="#ffffff", rimop=1)  # fmt: skip
    for x in range(-1000, 1800, 150):
        sc.flat(limb([(400 + (x - 400) * 0.1, HORIZON + 6, 1), (400 + (x - 400) * 0.45, 880, 6), (x, 1230, 20)], 8), "#8d9bb0", 0.3, None, 2)  # fmt: skip


def draw_cast(sc: Scene) -> None:
    """The long soft shadow of the coat to the right, the low light on the snow to the left."""
    sc.flat(Polygon([(560, 1080), (720, 820), (900, 800), (900, 1010), (800, 1130)]), "#5f6f8a", 0.5, "multiply", 22)
    sc.flat(Polygon([(-40, 800), (120, 800), (60, 900), (-40, 930)]), "#ffdca8", 0.5, "screen", 24)


def draw_spring(sc: Scene) -> None:
    """What is in the coat, cut to its opening, and its light on the snow."""
    a, b = (curve(np.array(e, float))[:, :2] for e in EDGE)
    hole = clean(Polygon([*a, *b[::-1]]).buffer(0))
    with sc.clip(hole):
        draw_far(sc)
        draw_nest_tree(sc)
    fall = Polygon([(120, 1020), (650, 1020), (770, 1230), (0, 1230)])
    sc.flat(fall, "#ffe99a", 0.6, "screen", 24)
    draw_near(sc, shape(OUT))


def draw_lining(sc: Scene) -> None:
    """The green checked lining of both halves, as the walls of a tent, lit from within."""
    for k in (0, 1):
        a, b = along(curve(np.array(EDGE[k], float))[:, :2], 60), along(curve(np.array(INNER[k], float))[:, :2], 60)
        g = clean(Polygon([*a, *b[::-1]]).buffer(0))
        fill = sc.rad(
            [(0, "#d6e08a"), (0.3, "#86ab5c"), (0.62, "#37694a"), (1, "#173a38")], SUN[0] + 20, SUN[1] + 40, 420
        )
        sc.layer(g, fill, z=9, cut=0.6, sh=0.5, shc="#24401c", rim="#fff6b8", rimop=1, rimw=1.6)
        with sc.clip(g):
            for t in (0.14, 0.36, 0.58, 0.8):
                sc.stroke(a + (b - a) * t, "#0f2f2c", 3.4, 0.34)
                sc.stroke(a + (b - a) * (t + 0.05), "#eef0a8", 1.4, 0.5)
            for i in range(2, 60, 3):
                sag = (a[i] + b[i]) / 2 + np.array([0, 7])
                sc.stroke(curve(np.array([a[i], sag, b[i]])), "#0f2f2c", 3, 0.3)
                sc.stroke(curve(np.array([a[i], sag, b[i]])) + np.array([0, 3.4]), "#eef0a8", 1.3, 0.45)
            for t, w in ((0.3, 12), (0.7, 9)):  # soft folds
                sc.flat(
                    limb([(*(p + (q - p) * t), w) for p, q in zip(a[8::8], b[8::8], strict=True)], 6),
                    "#12302a",
                    0.34,
                    None,
                    5,
                )


def patch(sc: Scene, x: float, y: float, w: float, h: float, c: str, a: float, kind: str) -> None:
    """A sewn patch of patterned cloth."""
    g = T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=a)
    sc.layer(g, sc.lin([(0, light(c, 0.2)), (1, dark(c, 0.3))], x - w, y - h, x + w, y + h), z=1.8, cut=1.4, rim="#fff0d0", rimop=0.8)  # fmt: skip
    sc.flat(clean(patterned(g, kind, "patch", 1.5).intersection(g)), light(c, 0.45), 0.5)
    P = along(np.array(g.buffer(2).exterior.coords), int((w + h) / 5))
    for p, q in zip(P, P[1:], strict=False):
        m, n = (p + q) / 2, np.array([-(q - p)[1], (q - p)[0]])
        n = n / (np.hypot(*n) + 1e-6) * 5
        sc.stroke([tuple(m - n), tuple(m + n)], "#f6dfae", 1.8, 0.85)


def draw_coat(sc: Scene) -> None:
    """Two halves of red cloth that fall like a tent, sleeves on the crossbar, snow on the shoulders."""
    r = sc.stream("cuffs")
    fill = sc.lin([(0, "#e67c58"), (0.2, "#b93c28"), (0.56, "#7e2428"), (1, "#3a1528")], 90, 330, 780, 960)
    lay_straw(sc, straws(r, 752, 404, 0.12, 46, 84, 0.4, 4), 2)
    for k, s in enumerate(SLEEVES):
        sl = shape(s)
        sc.layer(sl, fill, z=10, cut=0.9, rim="#ffe0c0", rimop=0.9)
        with sc.clip(sl):
            for j in range(7):
                x = (300 - 52 * j) if k == 0 else (520 + 40 * j)
                y = 330 + (26 * j if k == 0 else 3 * j)
                d = -1 if k == 0 else 1
                sc.flat(limb([(x, y, 3), (x + 10 * d, y + 60, 11), (x + 40 * d, y + 150, 4)], 6), PLUM, 0.5, None, 4)
                sc.flat(
                    limb([(x - 16 * d, y, 1), (x - 8 * d, y + 50, 5), (x + 14 * d, y + 120, 1)], 6),
                    "#ff9a70",
                    0.3,
                    None,
                    3,
                )
        cap = snow_cap(sl, 12).intersection(box(-60, 280, 330, 640) if k == 0 else box(486, 280, 800, 372))
        sc.layer(clean(cap), "#f4f1ec", z=2, cut=0.6, sh=0.4, rim="#ffffff", rimop=1)
    for k in (0, 1):
        g = half(k)
        sc.layer(g, fill, z=15, cut=1, shc="#1c0c18", rim="#ffe6c4", rimop=1, rimw=1.8)
        a, b = along(curve(np.array(EDGE[k], float))[:, :2], 40), along(curve(np.array(OUTER[k], float))[:, :2], 40)
        with sc.clip(g):
            for t, w in ((0.16, 10), (0.36, 16), (0.55, 20), (0.76, 18), (0.93, 14)):
                P = [(*(p + (q - p) * t), w * (0.25 + 0.9 * i / 39)) for i, (p, q) in enumerate(zip(a, b, strict=True))]
                sc.flat(limb(P[5::4], 6), "#2a0d1e", 0.5, "multiply", 6)
                sc.flat(T(limb([(x, y, v * 0.5) for x, y, v in P[5::4]], 6), -w * 0.95, 0), "#ff9c6c" if k == 0 else "#d8583c", 0.42, None, 4)  # fmt: skip
            for t in np.arange(0.03, 1, 0.035):  # twill
                sc.stroke((a + (b - a) * t)[3:], "#2a0d1e", 0.8, 0.3)
            band = limb(
                [
                    (*(p + (q - p) * (0.42 if k == 0 else 0.7)), 60 + 2.6 * i)
                    for i, (p, q) in enumerate(zip(a, b, strict=True))
                ][3:],
                6,
            )
            sc.flat(band, "#3a1030", 0.28 if k == 0 else 0.42, "multiply", 26)
            # spring lights the open edge
            sc.flat(clean(g.difference(T(g, -13 if k == 0 else 13, 2))).intersection(box(60, 340, 700, 1100)), "#ffd45a", 0.55, "screen", 5)  # fmt: skip
        edge = [tuple(p + (q - p) * 0.07) for p, q in zip(a, b, strict=True)][3:]
        sc.stroke(edge, "#f6dfae", 2, 0.7, dash="9 7")
        hem = clean(g.difference(T(g, 0, -26)).intersection(box(-60, 1010, 860, 1200)))
        sc.flat(hem, "#2a0d1e", 0.4, "multiply", 5)
        q = sc.stream(f"frays {k}")
        c = curve(np.array([[float(v) for v in p.split(",")] for p in HEMS[k].split()]))[:, :2]
        sc.flat(U([limb([(x, y - 3, 2.2), (x + q.uniform(-4, 4), y + q.uniform(6, 17), 0.7)], 3) for x, y in along(c, 34)]), mix(PLUM, "#c23a22", 0.5 - 0.3 * k))  # fmt: skip
    for spec in ((118, 872, 84, 92, "#d9a43a", 14, "checks"), (690, 800, 84, 76, "#3f6a86", -12, "dots"), (612, 586, 52, 60, "#e6d6b4", -16, "stripes"), (196, 560, 54, 50, "#3f6a86", 18, "stripes"), (742, 1000, 60, 56, "#8a9a4a", -8, "checks")):  # fmt: skip
        patch(sc, *spec)
    for x, y in ((540, 488), (590, 626), (632, 770)):
        sc.layer(ellipse(x, y, 12), INK, z=2, cut=0, wash=0, rim="#cfd8e8", rimop=0.9)
        sc.flat(U([ellipse(x + d, y + e, 1.7) for d in (-3, 3) for e in (-3, 3)]), "#8a8aa0")


CROWS = (  # x, y, size, wings, flip, turn, length of the stalk
    (122, 214, 0.66, 1, False, 16, 110),
    (322, 868, 0.46, 0, False, -24, 70),
    (516, 724, 0.27, 1, True, 14, 44),
)


def draw_crows(sc: Scene) -> None:
    """Each with a stalk of him: out of the grey day into the coat, and to the nest."""
    for x, y, s, w, flip, rot, ln in CROWS:
        inside = s < 0.5
        b = T(bird_flying("crow", w), x, y, s, rot=rot, flip=flip)
        bx, by = b.at("beak")
        sc.layer(U(stalks(bx, by, ln)), "#f7c63e", z=2, cut=0, wash=0, fibre=0, rim="#fff6c8", rimop=1)
        ink = "#2c2a1c" if inside else INK
        put(sc, b.recolour(lambda c, ink=ink: mix(c, ink, 0.75)), z=2.4, rim=(-2 * s - 0.6, 3 * s + 0.6, "#fff3b0" if inside else "#e6e8f0", 0.9), cast=0 if inside else 8 * s)  # fmt: skip
    b = T(bird_on("crow"), 690, 338, 0.66, flip=True)
    sc.layer(U(stalks(*b.at("beak"), 80)), "#f7c63e", z=2, cut=0, wash=0, fibre=0, rim="#fff6c8", rimop=1)
    put(sc, b.recolour(lambda c: mix(c, INK, 0.7)), z=2.4, rim=(2, 2, "#f0eef0", 0.8))


def draw_child(sc: Scene) -> None:
    """A child at the hem, one hand on the cloth, bent forward to look in."""
    x, y, s = 172, 1134, 1.48
    to = lambda px, py: ((px - x) / s, (py - y) / s)
    for k in range(5):  # the way it came
        u, v, q = x - 44 - 34 * k + 8 * (k % 2), y + 16 + 13 * k + 9 * (k % 2), 1 + 0.14 * k
        sc.flat(ellipse(u, v, 11 * q, 4.6 * q, -20), "#5a6880", 0.6)
        sc.flat(ellipse(u + 1, v + 2.6 * q, 9 * q, 1.6 * q, -20), "#ffffff", 0.6)
    p = T(person(8, "side", SIDE["reach"].but(lean=22, stoop=10, nod=-8, foot_a=(0.1, 0), foot_b=(-0.26, 0.03)), dress("coat", "#3f6284", "#8a5a3a", "#f0d9a0").but(shoes="boots"), "#c98d62", "bob", "#3a2418", "wonder", reach_a=to(256, 1004), reach_b=to(240, 942), hat="knit", hat_colour="#d9a43a", big_head=1.1), x, y, s)  # fmt: skip
    sc.flat(limb([(x - 4, y - 2, 40), (x - 80, y + 30, 56), (x - 180, y + 76, 78)], 6), "#4a5876", 0.6, "multiply", 7)
    put(sc, p, z=2.4, rim=(-3, 1.5, "#fff0a0", 0.95), shade=("#3a3350", 0.45, 620), cast=7)


def draw_front(sc: Scene) -> None:
    """Dry thistles and stubble in the snow before our eyes."""
    r = sc.stream("stubble")
    gs = []
    for _ in range(70):
        x = r.choice((r.uniform(-10, 74), r.uniform(690, 810)))
        h = r.uniform(30, 120) * (0.35 + abs(x - 400) / 440)
        gs.append(limb([(x, 1210, 5), (x + r.uniform(-14, 14), 1205 - h, 2)], 3))
    sc.layer(U(gs), "#4a3236", z=6, cut=0, wash=0, fibre=0, rim="#f6dcb0", rimop=0.9)


def draw() -> Scene:
    """What will be left of him to scare with in spring?"""
    sc = Scene("scarecrow", light=(300, 560, 260), shadow="#2a2436", bg="#b3bab9")
    draw_winter(sc)
    draw_cast(sc)
    draw_spring(sc)
    draw_lining(sc)
    draw_coat(sc)
    draw_head(sc)
    draw_crows(sc)
    draw_child(sc)
    draw_front(sc)
    sc.glow(SUN[0] + 30, SUN[1] + 60, 520, "#ffe98a", 0.34)
    sc.vignette("#2a2440", 0.44, 390, 620, 880)
    sc.finish()
    return sc
