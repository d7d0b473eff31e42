"""A storm as large as the sky walks behind a boy on its leash, on four legs of rain; where they have stood the dry land flowers.

Palette: straw #e9cf8e, noon cream #fff3cf, storm #3c4a78, deep storm #1c2547, poppy #d8402c, leaf #3f7f56, raincoat #f2c230.
Light: a noon sun off the card, upper left; a bright rim of sky under the belly. Planes: sky / hills and shut houses / legs of
rain / the storm in many sheets / plain and road / boy / girl / wall and poppies close to us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flowers import flower

LX, LY = 60, 60  # the sun, behind the eaves
HORIZON = 800
BELLY = 628
BOY = (262, 1010, 1.22)
GIRL = (128, 1128, 1.42)
RING = (366, 566)  # where the leash is tied
CREAM, STRAW, STORM, DEEP, POPPY, LEAF = "#fff3cf", "#e9cf8e", "#3c4a78", "#1c2547", "#d8402c", "#3f7f56"
PUFFS = (  # x, y, rx, ry of the heaps of the storm, far to near, and how dark each is
    (806, 300, 160, 160, 0.85), (656, 214, 190, 140, 0.6), (496, 190, 140, 104, 0.34), (780, 470, 190, 150, 1.05),
    (590, 380, 220, 170, 0.74), (650, 536, 210, 90, 1.15), (446, 330, 160, 136, 0.42), (474, 506, 180, 112, 0.92),
    (366, 402, 118, 108, 0.48), (286, 458, 118, 88, 0.34), (190, 506, 84, 58, 0.36),
)  # fmt: skip
LEGS = ((404, 330, 46, 880), (486, 470, 46, 850), (668, 706, 62, 870), (770, 800, 54, 846))  # top x, foot x, half width, foot y  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Noon at the left, leaden behind the storm, and a bright strip low down."""
    sc.backdrop(sc.rad([(0, "#fffdf0"), (0.22, "#fdf0c6"), (0.42, "#e4ddb8"), (0.62, "#a3b8b4"), (0.82, "#5f88a0"), (1, "#38607f")], 150, 700, 900))  # fmt: skip
    sc.veil([(0, "#fff0c0", 0), (0.46, "#ffeeb8", 0), (0.66, "#fff2c8", 0.8), (1, "#fff2c8", 0.3)], 0, 0, 0, 1200)
    r = sc.stream("high")
    for x, y, w in ((220, 120, 300), (120, 250, 220), (260, 320, 180)):
        sc.layer(scroll_cloud(r, x, y, w, 30), "#e9e4c8", z=4, sh=0.12, cut=0.4, rim="#ffffff", rimop=0.9)


def draw_far(sc: Scene) -> None:
    """Hills in the haze; houses with every shutter closed."""
    for k, (P, a, b) in enumerate((([(-60, 752), (160, 724), (380, 752), (600, 716), (860, 744)], "#efe2b4", "#8fa7ac"), ([(-60, 780), (200, 764), (430, 782), (640, 752), (860, 772)], "#e8d49a", "#6f9088"))):  # fmt: skip
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(g, sc.lin([(0, a), (0.45, mix(a, b, 0.5)), (1, b)], 0, 0, 800, 0), z=5, sh=0.2, rim="#fffbe4", rimop=0.95)  # fmt: skip
    for x, h in ((96, 62), (112, 86), (252, 60), (420, 44), (432, 58)):
        sc.layer(poplar(sc.stream(f"poplar{x}"), x, 802, h, h * 0.22), "#7f9a7c", z=3, sh=0.25, cut=0.1, rim="#fffbe4", rimop=0.9)  # fmt: skip
    for x, w, h in ((146, 52, 32), (196, 66, 40), (236, 40, 28)):
        wall = box(x - w / 2, 804 - h, x + w / 2, 806)
        sc.layer(wall, sc.lin([(0, "#fffaf0"), (1, "#c9cfcf")], x - w / 2, 0, x + w / 2, 0), z=4, sh=0.3, cut=0.3, rim="#ffffff")  # fmt: skip
        sc.layer(Polygon([(x - w * 0.58, 805 - h), (x - w * 0.42, 804 - h * 1.42), (x + w * 0.42, 804 - h * 1.42), (x + w * 0.58, 805 - h)]), sc.lin([(0, "#e0a06c"), (1, "#a8664e")], x - w / 2, 0, x + w / 2, 0), z=3, sh=0.3, cut=0.3, rim="#fff0d0")  # fmt: skip
        n = max(2, int(w / 17))
        sc.flat(U([box(x - w / 2 + w * (q + 0.5) / n - 3, 806 - h * 0.8, x - w / 2 + w * (q + 0.5) / n + 3, 806 - h * 0.36) for q in range(n)]), "#3f6a8e")  # fmt: skip


def draw_land(sc: Scene) -> None:
    """A plain of straw that turns green under the storm."""
    g, _ = land(sc.stream("plain"), [(-60, 806), (200, 800), (420, 806), (640, 798), (860, 806)], 3)
    sc.layer(g, sc.rad([(0, "#fff4cc"), (0.3, STRAW), (0.62, "#a8a070"), (1, "#3f6258")], 120, 880, 760), z=6, sh=0.25, rim="#fffbe4", rimop=1)  # fmt: skip
    wake = shape("900,804^ 620,806 470,840 392,896 386,960 430,1030 470,1110 452,1260^ 900,1260^", 14)
    sc.flat(wake, sc.rad([(0, "#8fb070"), (0.5, LEAF), (1, "#1c4a48")], 360, 860, 520), 0.9, None, 14)
    sc.flat(Polygon([(300, 812), (900, 806), (900, 1240), (700, 1240), (470, 1000), (330, 880)]), sc.lin([(0, DEEP, 0.0), (0.5, DEEP, 0.35), (1, DEEP, 0.62)], 320, 840, 820, 1080), 1, "multiply", 26)  # fmt: skip
    r = sc.stream("stubble")
    dry, green = [], []
    for _ in range(620):
        d = r.random() ** 1.5
        y, x = 812 + 380 * d, r.uniform(-20, 820)
        h = (3 + 20 * d) * r.uniform(0.6, 1.3)
        blade = limb([(x, y, 0.5 + 1.8 * d), (x + r.uniform(-0.4, 0.3) * h, y - h, 0.3)], 2, 3)
        (green if x > 400 + 50 * math.sin(y / 60) else dry).append(blade)
    sc.flat(U(dry), "#b08a44", 0.5)
    sc.flat(U(green), "#1f5a4a", 0.6)
    sc.flat(T(U(green), -1.4, 0), "#b8d890", 0.32)


ROAD_L = [(840, 852), (640, 862), (470, 886), (320, 924), (180, 990), (70, 1090), (-40, 1210)]
ROAD_R = [(840, 882), (690, 900), (560, 934), (470, 980), (400, 1050), (350, 1140), (330, 1250)]


def draw_road(sc: Scene) -> None:
    """White and cracked before him, wet behind him, with puddles like the prints of paws."""
    a, b = curve(np.array(ROAD_L, float), n=12), curve(np.array(ROAD_R, float), n=12)
    way = clean(Polygon([*a, *b[::-1]]).buffer(0))
    sc.layer(way, sc.rad([(0, "#fffdf0"), (0.4, "#f8e6bc"), (0.7, "#9fa0a0"), (1, "#4a5a7c")], 140, 1010, 620), z=3, sh=0.25, cut=0.8, rim="#ffffff", rimop=0.9)  # fmt: skip
    pads = []
    for x, y, k in ((404, 966, 1.0), (486, 922, 0.82), (574, 896, 0.68), (660, 880, 0.56)):
        pads += [ellipse(x, y, 20 * k, 8.4 * k)] + [ellipse(x + dx * k, y - (14 - abs(dx) * 0.22) * k, 6 * k, 3.6 * k) for dx in (-20, -7, 7, 20)]  # fmt: skip
    sc.flat(T(U(pads), 0, 1.6), "#2a365c", 0.7)
    sc.flat(U(pads), sc.lin([(0, "#fff4d8"), (1, "#8fb0cc")], 340, 0, 720, 0), 0.85)
    r = sc.stream("cracks")
    for _ in range(40):
        x, y = r.uniform(20, 330), r.uniform(990, 1190)
        P = [(x, y)]
        for _ in range(4):
            P.append((P[-1][0] + r.uniform(-20, 20), P[-1][1] + r.uniform(2, 9)))
        if way.buffer(-6).contains(LineString(P)):
            sc.stroke(P, "#b8965c", 1.4, 0.55)


def puff(r: Any, x: float, y: float, rx: float, ry: float) -> Any:
    """A heap of cloud: convex lobes along an ellipse, larger above."""
    out = [ellipse(x, y, rx * 0.88, ry * 0.88)]
    a = r.uniform(0, 1)
    while a < 7.0:
        up = 0.5 - 0.5 * math.sin(a)
        s = (14 + min(rx, ry) * (0.16 + 0.2 * up)) * r.uniform(0.75, 1.25)
        out.append(ellipse(x + rx * 0.8 * math.cos(a), y + ry * 0.8 * math.sin(a), s * 1.15, s))
        a += s / (rx + ry) * 3.0 * r.uniform(0.8, 1.15)
    return fillet(U(out), 3)


def draw_rain(sc: Scene) -> None:
    """Four legs of rain, mid-stride, and their splash."""
    r = sc.stream("rain")
    for k, (xt, xf, w, yf) in enumerate(LEGS):
        near = k in (0, 2)
        knee = ((xt + xf) / 2 + (18 if near else -8), (BELLY + yf) / 2)
        P = [(xt, BELLY - 40, w * 2.3), (*knee, w * 1.5), (xf, yf - 14, w * 1.25)]
        g = limb(P, 10)
        c = "#2c3a68" if near else "#4f6690"
        sc.flat(g, sc.lin([(0, DEEP, 0.95), (0.45, c, 0.86), (1, mix(c, "#9fb4c0", 0.5), 0.5)], 0, BELLY - 40, 0, yf), 1, None, 5)  # fmt: skip
        lit, shade = [], []
        for _ in range(110 if near else 70):
            t = r.random()
            cx = np.interp(t, [0, 0.5, 1], [xt, knee[0], xf])
            half = np.interp(t, [0, 0.5, 1], [w * 1.2, w * 0.75, w * 0.62])
            x, y, n = cx + r.uniform(-1, 1) * half, BELLY + (yf - BELLY) * t * 0.9, r.uniform(16, 52)
            dx = (xf - xt) / (yf - BELLY) * n
            (lit if r.random() < 0.5 else shade).append(limb([(x, y, 0.4), (x + dx * 0.6, y + n * 0.6, 1.8), (x + dx, min(yf, y + n), 0.5)], 2, 3))  # fmt: skip
        sc.flat(U(shade), DEEP, 0.55)
        sc.flat(U(lit), "#eef2e4", 0.75)
        foot = [ellipse(xf + r.gauss(0, w * 0.6), yf - abs(r.gauss(0, 7)), r.uniform(1, 2.6)) for _ in range(40)]
        sc.flat(ellipse(xf, yf - 4, w * 1.1, 13), "#fff4d8", 0.5, "screen", 7)
        sc.flat(U(foot), "#fffdf0", 0.85)


def draw_bolt(sc: Scene) -> None:
    """Lightning in its belly, that lights the legs from within."""
    arms = ([(566, 560, 9), (548, 640, 10), (578, 672, 8.5), (552, 742, 7), (574, 764, 6), (556, 856, 1)], [(578, 672, 6), (618, 712, 4.6), (610, 740, 3.6), (640, 790, 0.6)], [(552, 742, 4.6), (524, 772, 3.4), (530, 792, 2.6), (508, 826, 0.6)])  # fmt: skip
    bolt = U([limb([p, n], 1, 4) for arm in arms for p, n in zip(arm[:-1], arm[1:], strict=True)])
    sc.glow(560, 660, 260, "#fff0b0", 0.7)
    sc.layer(bolt, "#fffbe0", z=3, sh=0.2, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    sc.glow(556, 852, 110, "#fff6d0", 0.8)


def draw_sheet(sc: Scene, g: Any, j: int, x: float, y: float, rx: float, ry: float, d: float) -> None:
    """One sheet of a heap: cream towards the sun, slate, night."""
    t = min(1.0, d * 0.8 + 0.15 * j)
    edge, mid, far = mix("#fff0cc", "#7486b4", min(1, d + 0.2 * j)), mix("#8f9abc", STORM, t), mix(STORM, "#141c3c", t)
    sc.layer(g, sc.rad([(0, edge), (0.3, mix(edge, mid, 0.6)), (0.52, mid), (1, far)], x - rx, y - ry * 0.95, max(rx, ry) * 2.2), z=9 - 3 * j, sh=0.45, shc="#10183c", cut=0.6, rim="#fff3d4", rimop=(0.95, 0.4, 0.25)[j], rimw=1.6 if j == 0 else 0.9, wash=0.8)  # fmt: skip
    if j == 0:
        rimlight(sc, g, 13, 15, mix("#fff0c4", "#a8b4d8", min(1, d * 0.9)), 0.75, blur=7, r=1100)


def draw_storm(sc: Scene) -> None:
    """Heap before heap, the lowered head foremost."""
    for k, (x, y, rx, ry, d) in enumerate(PUFFS):
        g = puff(sc.stream(f"puff{k}"), x, y, rx, ry)
        g = clean(g.intersection(box(-60, -60, 900, BELLY + (4 if k in (5, 7) else -8))))
        for j in range(3 if rx > 125 else 2):  # each heap is cut back, away from the sun
            q = g if j == 0 else rounded(clean(T(g, 10 * j, 17 * j).intersection(g)).buffer(-7 * j), 12)
            draw_sheet(sc, q, j, x, y, rx, ry, d)
    ear = fillet(U(ellipse(352, 414, 34, 30), ellipse(374, 446, 38, 36), ellipse(384, 490, 32, 34), ellipse(376, 524, 22, 22)), 4)  # fmt: skip
    draw_sheet(sc, ear, 0, 366, 462, 52, 74, 0.66)  # an ear, or only a rag of cloud
    draw_sheet(sc, rounded(clean(T(ear, 7, 11).intersection(ear)).buffer(-5), 8), 1, 366, 462, 52, 74, 0.7)
    sc.glow(556, BELLY - 20, 190, "#ffe9b0", 0.5)
    curls = ((486, 262, 30, 1, False), (620, 330, 34, 3, True), (744, 410, 32, 0, False), (520, 486, 26, 2, True))
    sc.flat(U([spiral(px, py, q, 1.7, 3, t, fl) for px, py, q, t, fl in curls]), DEEP, 0.4)
    dim = U([puff(sc.stream(f"puff{k}"), *PUFFS[k][:4]) for k in (5, 7)]).intersection(box(0, 500, 900, BELLY))
    sc.flat(clean(dim.buffer(-4)), sc.lin([(0, DEEP, 0), (1, DEEP, 0.7)], 0, 520, 0, BELLY), 1, "multiply", 3)


def draw_boy(sc: Scene) -> None:
    """Eleven, red shirt, head low; the leash is taut."""
    x, y, s = BOY
    sc.flat(Polygon([(x - 16, y + 2), (x + 20, y - 2), (x + 190, y + 66), (x + 128, y + 84)]), "#7a6038", 0.5, "multiply", 3)  # fmt: skip
    sc.flat(ellipse(x + 4, y + 1, 38, 6), "#5a4428", 0.6, "multiply", 2)
    boy = person(11, "side", SIDE["walk"].but(lean=16, nod=16), dress("tee", POPPY, "#27406f", "#ffffff").but(trousers="shorts", pattern="bands", pattern_colour="#f0846a"), "#8a5636", "tousled", "#20120e", "sad", reach_a=(-40, -112), grip_a="grip", big_head=1.05)  # fmt: skip
    p = T(boy, x, y, s, flip=True)
    hx, hy = p.at("hand_a.hold")
    P = curve(np.array([(hx, hy), ((hx + RING[0]) / 2 + 8, (hy + RING[1]) / 2 + 10), RING], float), n=14)
    sc.layer(limb([(*q, 4.4) for q in P], 1, 3), "#7a2f1c", z=2.4, sh=0.3, cut=0, rim="#ffe0a0", rimop=0.9)
    ring = ellipse(*RING, 14).difference(ellipse(*RING, 9))
    sc.layer(ring, "#f7bd3f", z=3, sh=0.5, cut=0, rim="#fff6d0", rimop=1)
    put(sc, p, z=2.4, rim=(2.6, 2.2, "#fffbe0", 1), shade=("#2a3a68", 0.25, 1300), cast=5)


def draw_girl(sc: Scene) -> None:
    """Six, on the step, hides a red umbrella behind her back and looks up."""
    x, y, s = GIRL
    sc.flat(shape("74,976^ 176,1058^ 206,1050^ 300,1150^ 330,1260^ 74,1260^"), sc.lin([(0, "#4a5a8a"), (1, "#7a7a98")], 0, 0, 320, 0), 0.62, "multiply", 2)  # fmt: skip
    step = shape("-40,1116^ 214,1118^ 236,1138^ 240,1178^ -40,1178^")
    sc.layer(step, sc.lin([(0, "#5f7f98"), (1, "#f4e6c4")], 0, 0, 236, 0), z=8, sh=0.5, cut=0.8, rim="#fffbe4", rimop=1, rimw=1.6)  # fmt: skip
    sc.flat(shape("-40,1140^ 238,1140^ 240,1178^ -40,1178^"), "#4a5a80", 0.45, "multiply")
    sc.flat(Polygon([(x - 14, y - 2), (x + 24, y - 4), (x + 104, y + 12), (x + 60, y + 18)]), "#4a4a60", 0.5, "multiply", 3)  # fmt: skip
    girl = person(6, "side", SIDE["stand"].but(lean=-3, nod=-22, hand_a=(-0.52, 0.66), hand_b=(-0.46, 0.7), elbow_a=-1, elbow_b=-1, grip_a="fist"), dress("parka", "#f2c230", "#2c5a86", "#e09a2e"), "#b97a52", "braid", "#3a1c12", "wonder", big_head=1.06)  # fmt: skip
    girl = T(girl, x, y, s)
    hx, hy = girl.at("hand_a.hold")
    tool = Figure()
    tool.add(limb("0,-54,3.4 0,44,3.4", 2), "#5a2a1c", "stick")
    tool.add(limb("0,44,4 0,54,4 7,59,4 12,54,4", 4), "#e09a2e", "crook")
    tool.add(shape("0,-46^ 7,-24 10,12 11,28^ 0,32 -11,28^ -10,12 -7,-24"), "#c8302c", "cloth")
    tool.add(U(limb("-2,-36,1 -3,26,2", 2), limb("3,-26,1 5,26,2", 2)), "#8a1a20", "folds", 0.3, True)
    put(sc, T(tool, hx - 4, hy + 2, 0.86, rot=18), z=2.4, rim=(2, 2, "#ffd9b8", 1), sh=0.4)
    put(sc, girl, z=2.6, cast=6, rim=(2.6, 2, "#fffbe0", 1), shade=("#2a3a68", 0.25, 1400))


def draw_near(sc: Scene) -> None:
    """The shut wall, eaves with a vine, and poppies in the storm's shade."""
    wall = box(-60, -40, 74, 1130)
    sc.layer(wall, sc.lin([(0, "#22405c"), (0.6, "#3f6a86"), (1, "#6f98a8")], -20, 0, 74, 0), z=16, sh=0.5, cut=0.6, rim="#fffbe4", rimop=1, rimw=2)  # fmt: skip
    for y0 in (300, 760):
        sc.layer(box(-40, y0 - 6, 50, y0 + 226), "#24507a", z=4, sh=0.5, cut=0.3, rim="#bfe0ee", rimop=0.9)
        sc.flat(U([box(-40, yy, 42, yy + 4) for yy in np.arange(y0 + 8, y0 + 214, 15)]), "#12304f", 0.8)
        sc.layer(box(-40, y0 + 226, 66, y0 + 238), "#86a8b0", z=4, sh=0.5, cut=0.3, rim="#fffbe4", rimop=1)
    sc.layer(ellipse(51, 880, 9, 4.6), "#d9a077", z=2, cut=0)
    eaves = Polygon([(-60, -60), (150, -60), (112, 30), (92, 74), (-60, 104)])
    sc.layer(eaves, sc.lin([(0, "#241c30"), (1, "#7a4444")], 0, 0, 140, 60), z=18, sh=0.5, cut=0.6, rim="#ffe9c0", rimop=1, rimw=1.8)  # fmt: skip
    v = sc.stream("vine")
    vine = curve(np.array([(150, -20), (112, 60), (96, 150), (104, 240), (84, 330)], float), n=10)
    leaves = [leaf(x + v.uniform(-4, 4), y, v.uniform(22, 40), v.uniform(0.2, 2.9), 0.5) for x, y in along(vine, 26)]
    sc.layer(U(limb([(*q, 4) for q in vine], 1, 3), leaves), sc.lin([(0, "#1c3a44"), (1, "#4a6a50")], 60, 0, 150, 0), z=9, cut=0, sh=0.45, rim="#fff0c0", rimop=0.9)  # fmt: skip
    r = sc.stream("near")
    sc.layer(grass(r, 380, 840, 1226, 170, 120, 0.3, 6), "#123f44", z=8, sh=0.5, cut=0, rim="#cfe8b0", rimop=0.5)
    red = {"outer": POPPY, "inner": "#b02420", "vein": "#7a1420", "heart": "#2a1430", "dust": "#1a0c20"}
    deep = {"outer": "#a8302c", "inner": "#861c24", "vein": "#5a1020", "heart": "#1c0f26", "dust": "#120818"}
    b = along(curve(np.array(ROAD_R, float), n=12), 150)
    tufts = []
    for x, y in b:
        k = (y - 830) / 200
        for _ in range(2):
            h = (5 + 26 * k) * r.uniform(0.5, 1.3)
            tufts.append(limb([(x + r.uniform(-3, 9), y + 4, 1 + 2 * k), (x + r.uniform(-0.5, 0.5) * h, y - h, 0.3)], 2, 3))  # fmt: skip
    sc.layer(U(tufts), sc.lin([(0, "#8fae64"), (1, "#1f5a4a")], 340, 0, 640, 0), z=2, cut=0, wash=0, fibre=0, sh=0.4, rim="#fff6c8", rimop=0.8)  # fmt: skip
    far = []
    for _ in range(150):
        d = r.random() ** 1.3
        y, x = 830 + 290 * d, r.uniform(410, 815)
        k = 0.35 + 1.5 * d
        if y < 880 + 0.0004 * (x - 820) ** 2 or 870 < y < 1000 - 0.24 * (x - 400):
            continue
        far.append((x, y, k))
    far.sort(key=lambda p: p[1])
    cup = U(ellipse(-3.4, 0, 4, 4.2, -16), ellipse(3.4, 0, 4, 4.2, 16), ellipse(0, -1.4, 3.6, 4.4))
    lip = U(ellipse(-3.2, -2.6, 3, 1.2, -24), ellipse(3.2, -2.6, 3, 1.2, 24))
    turn = {(x, y): r.uniform(-24, 24) for x, y, _ in far}
    sc.flat(U([limb([(x, y, 1.1 * k), (x + 2 * k, y + 9 * k, 1.1 * k), (x + 1, y + 20 * k, 1.4 * k)], 3, 3) for x, y, k in far]), "#163f3a", 0.85)  # fmt: skip
    sc.flat(U([T(cup, x, y, k * 0.96, rot=turn[x, y]) for x, y, k in far]), sc.lin([(0, "#f4603c"), (0.5, "#d03a2c"), (1, "#8a2030")], 400, 840, 800, 1120))  # fmt: skip
    sc.flat(U([T(lip, x, y, k * 0.96, rot=turn[x, y]) for x, y, k in far]), "#ffb890", 0.6)
    sc.flat(U([T(ellipse(0, 2.6, 1.7, 1.3), x, y, k * 0.96, rot=turn[x, y]) for x, y, k in far]), "#3a1024", 0.8)
    for x, y, q, c in ((640, 1112, 0.5, deep), (500, 1168, 0.62, red), (742, 1150, 0.8, deep)):
        sc.layer(limb([(x, y, 5 * q), (x + 14 * q, (y + 1260) / 2, 6 * q), (x + 4, 1260, 7 * q)], 6), "#123f44", z=5, sh=0.4, cut=0)  # fmt: skip
        for g, part, z in flower("poppy", sc.stream(f"poppy{x}")):
            sc.layer(T(g, x, y, q, q * 0.5), c[part], z=z, sh=0.45, cut=0.2, rim="#ffd9b0", rimop=0.7)


def draw() -> Scene:
    """Is it his fault, or his friend?"""
    sc = Scene("walk_storm", light=(LX, LY, 240), shadow="#1c2547", bg=CREAM)
    draw_sky(sc)
    draw_far(sc)
    draw_land(sc)
    draw_road(sc)
    draw_rain(sc)
    draw_bolt(sc)
    draw_storm(sc)
    draw_near(sc)
    draw_boy(sc)
    draw_girl(sc)
    sc.vignette("#16224a", 0.36, 260, 620, 940)
    sc.finish()
    return sc
