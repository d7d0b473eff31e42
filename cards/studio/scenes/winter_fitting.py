"""A mountain holds still: tailors fit it with its white coat; one shoulder is still bare in autumn copper.

Palette: first light #ffdcb4, alpenglow #ee8e58, copper #b4552f, plum #4a2c4c, valley blue #1d2a50, snow #f4efe8, silk #f2b530.
Light: the first sun from the left, high up only; the valley lies in blue shade. Planes: sky / far ranges / mountain with
its larches / the cloth / ladder and tailor / valley floor with the tape / tailor's things near.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.fur_collar import tufts
from cards.studio.papercut.hung_cloth import Cloth, hung_cloth, stitches
from cards.studio.papercut.larches import larch, ramp_of
from cards.studio.papercut.rock import rock_planes
from cards.studio.papercut.snow_crystals import crystal

LX, LY = -160, 300
LAMP = (420, 1098)
SILK, COLD = "#f5b92e", "#1a2248"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
OUTLINE = "-60,1260^ -60,438^ -10,400^ 44,388^ 84,352^ 128,332^ 150,292^ 172,250^ 182,206^ 206,164^ 218,118^ 246,72^ 268,58^ 296,90^ 310,128^ 334,160^ 346,208^ 372,252^ 392,300^ 430,330^ 480,372^ 524,420^ 552,500^ 578,600^ 616,720^ 660,830^ 720,930^ 800,1010^ 860,1040^ 860,1260^"


def height(stops: list[tuple[float, str]], sc: Scene) -> str:
    """A fill that changes with the height: the sun stands on what is above, the valley is blue."""
    y0, y1 = stops[0][0], stops[-1][0]
    return sc.lin([((y - y0) / (y1 - y0), c) for y, c in stops], 60, y0, -20, y1)


def draw_sky(sc: Scene) -> None:
    """Cold before sunrise: steel above, ice, then a pale rim; ranges behind ranges."""
    sc.backdrop(sc.lin([(0, "#3a6482"), (0.14, "#5f90a8"), (0.28, "#9cc0c8"), (0.4, "#d5dfd2"), (0.5, "#f5e4c6"), (0.62, "#f3cdb2"), (1, "#c8b0c0")], 360, 0, 520, 1100))  # fmt: skip
    sc.glow(-40, 330, 520, "#ffe2b4", 0.55)
    for a0, a1, op in ((-0.5, -0.4, 0.16), (-0.3, -0.12, 0.2), (-0.02, 0.1, 0.14)):
        ray = Polygon([(-60, 420), (1000, 420 + 1060 * math.tan(a0)), (1000, 420 + 1060 * math.tan(a1))])
        sc.flat(ray, sc.lin([(0, "#fff0d0", op), (1, "#fff0d0", 0)], 0, 420, 760, 300), 1, "screen", 14)
    r = sc.stream("clouds")
    for x, y, w, h in ((720, 96, 420, 26), (760, 262, 300, 20), (10, 150, 240, 20)):
        g = scroll_cloud(r, x, y, w, h, 3, 0.2)
        c = mix("#6b93a6", "#f0e6d4", min(1, y / 520))
        sc.layer(g, c, z=5, sh=0.14, op=0.6, cut=0.5, rim="#fff4e0", rimop=0.7)
    for k, (y, a, b) in enumerate(((560, "#e3d2cc", "#a9bccb"), (640, "#c3b6c4", "#7f9ab6"), (740, "#8f8fb0", "#56719a"), (850, "#5a6592", "#33477a"))):  # fmt: skip
        r = sc.stream(f"range {k}")
        P = [(x, y + r.uniform(-58, 46) * (1 - 0.12 * k)) for x in range(380, 900, 38)]
        g = Polygon([*P, (900, 1260), (380, 1260)]).buffer(0)
        sc.layer(g, sc.lin([(0, a), (1, b)], 0, y - 60, 0, y + 150), z=5, sh=0.22, cut=1, rim="#fff0dc", rimop=0.7)
        snow = [Polygon([(px, py + 1), (px + 17, py + 21), (px + 4, py + 14), (px - 3, py + 26), (px - 15, py + 20)]) for (_, q), (px, py), (_, s) in zip(P, P[1:], P[2:]) if py < min(q, s)]  # fmt: skip
        if k < 3 and snow:
            sc.flat(U(snow).intersection(g), "#fff6ea", 0.75 - 0.15 * k)


RIDGES = (
    ([(268, 58), (252, 130), (270, 200), (240, 280), (262, 360), (222, 460), (250, 560), (206, 680), (238, 800), (200, 940), (220, 1080)], 120),
    ([(128, 332), (112, 420), (134, 500), (96, 600), (116, 700), (70, 820), (90, 940), (50, 1060)], 74),
    ([(262, 360), (318, 440), (312, 540), (352, 650), (340, 770), (384, 880), (380, 1040)], 70),
    ([(44, 388), (30, 480), (48, 560), (10, 680), (24, 800), (-10, 900)], 50),
    ([(206, 164), (196, 230), (210, 290), (176, 350), (186, 420)], 30),
    ([(290, 150), (286, 190), (302, 230), (296, 262), (310, 300)], 16),
    ([(250, 560), (300, 650), (290, 760), (322, 860), (310, 980)], 46),
    ([(116, 700), (160, 790), (150, 880), (176, 1000)], 40),
)  # fmt: skip


def draw_mist(sc: Scene) -> None:
    """Mist that still lies in the side valley."""
    r = sc.stream("mist")
    for k, (y, a, b) in enumerate(
        ((800, "#d9d2e0", "#8d9cc4"), (880, "#b6b9d8", "#5f72a8"), (960, "#8892c0", "#3f5290"))
    ):
        P = [(560 + 50 * j, y + r.uniform(-16, 16)) for j in range(7)]
        g = U(bank(r, P, 16, 34, fill=Polygon([*P, (860, y + 200), (560, y + 200)]).buffer(0)))
        sc.layer(g, sc.lin([(0, a), (1, b)], 0, y - 30, 0, y + 130), z=6, sh=0.2, op=0.85, cut=0.5, rim="#fff4ec", rimop=0.8)  # fmt: skip


def draw_mountain(sc: Scene) -> None:
    """Rock in planes, each ridge lit on its left, in shade on its right; below, larches in their autumn gold."""
    m = shape(OUTLINE, 3)
    lit = height([(60, "#ffe2bc"), (300, "#f6a468"), (520, "#dd7440"), (640, "#a3503c"), (760, "#5e3a56"), (1100, "#26305a")], sc)  # fmt: skip
    mid = height([(60, "#f3b184"), (300, "#d27347"), (520, "#ab4d30"), (640, "#743a40"), (760, "#432f50"), (1100, "#1d264c")], sc)  # fmt: skip
    dim = height([(60, "#a7626a"), (300, "#83404c"), (520, "#632f40"), (640, "#472a46"), (760, "#2d2648"), (1100, "#151c3e")], sc)  # fmt: skip
    sc.layer(m, mid, z=14, cut=0.8, sh=0.5, rim="#fff2d8", rimop=0.9, rimw=1.4)
    rock_planes(sc, m, RIDGES, (lit, mid, dim))
    rimlight(sc, m, 5, 1.5, "#fff6dc", 0.9, 1.4, (60, 200), 620)
    draw_larches(sc, m)


def draw_larches(sc: Scene, m: Any) -> None:
    """Rows of larches, gold where the sun stands, copper and plum below."""
    for k in range(12):
        y, h = 600 + 36 * k + 1.2 * k * k, 17 + 2.6 * k
        c = ramp_of(("#ffc25c", "#f29a3c", "#d97434", "#a9523a", "#743e46", "#4a3258", "#352c5a"), k / 11)
        r = sc.stream(f"larches {k}")
        w = Wob(r, 4, 2)
        g = []
        for x in np.arange(-30, 540, h * 0.3):
            yy = y + (46 - 2 * k) * float(w(x / 800)) - 0.14 * (x - 200) + r.uniform(-4, 4)
            if math.sin(x / 47 + 1.7 * k) + r.uniform(-0.5, 0.5) > 0.35 - 0.12 * k:
                g.append(larch(r, x + r.uniform(-4, 4), yy, h * r.uniform(0.65, 1.15)))
        u = clean(U(g).intersection(m))
        sc.layer(u, sc.rad([(0, light(c, 0.3)), (0.5, c), (1, mix(c, COLD, 0.6))], -60, 560, 700), z=3, sh=0.45, shc="#1a1430", rim="#ffe9b8", rimop=0.7 - 0.03 * k, **EXACT)  # fmt: skip


SIDE_FAR = [(520, 420), (560, 560), (622, 700), (680, 850), (752, 1012)]
SIDE_FREE = [(440, 420), (446, 560), (480, 700), (520, 860), (548, 1016)]
FRONT_FAR = [(438, 344), (472, 440), (462, 560), (480, 700), (528, 860), (560, 1004)]
FRONT_FREE = [(178, 326), (222, 416), (268, 520), (292, 660), (306, 800), (322, 920), (346, 1010)]
SLEEVE_FAR = [(402, 300), (492, 328), (562, 388), (604, 492), (634, 640), (678, 800), (708, 876)]
SLEEVE_FREE = [(412, 352), (458, 426), (468, 540), (500, 660), (552, 790), (596, 892)]
BACK_COLLAR = "132,352^ 146,262 160,214 184,196^ 280,232 386,204^ 424,232 440,290 440,352^"
COLLAR = "196,356^ 176,296 168,240^ 226,288 300,304 366,286 408,242^ 440,292 438,346^ 400,386 330,400 262,388"
COLLAR_LEFT = "168,240^ 140,292 130,352^ 150,382 196,356^ 178,300"
LAPEL = "196,352^ 262,386 324,400^ 330,440 352,478^ 316,522 274,570^ 262,490 226,412"


def draw_cloth(sc: Scene) -> None:
    """The coat: front and side, a sleeve that still hangs empty, a collar round the peak; basted with long stitches."""
    mid = height([(230, "#fbeddc"), (430, "#f0dcd2"), (600, "#bcc2dc"), (760, "#8ea6d2"), (1100, "#5c78b4")], sc)
    lit = height(
        [(230, "#fff8e8"), (430, "#ffeacd"), (560, "#fbe0cf"), (660, "#dde2f6"), (780, "#b4c8ee"), (1100, "#8aa6da")],
        sc,
    )
    dim = height([(230, "#c8a6aa"), (430, "#a893b2"), (600, "#6a7aae"), (760, "#4862a0"), (1100, "#283f7c")], sc)
    inner = height([(300, "#8f86a8"), (600, "#5a6498"), (760, "#3c5290"), (1100, "#22366c")], sc)
    hung_cloth(sc, "side", SIDE_FAR, SIDE_FREE, 5, (inner, mid, dim), 14, 6, 12)
    under = [
        limb([(352, 1012, 18), (420, 1030, 26), (500, 1024, 24), (562, 1016, 14)], 6),
        limb([(560, 1016, 14), (650, 1032, 24), (744, 1018, 12)], 6),
    ]
    sc.layer(U(under), "#1c2a62", z=6, sh=0.6, cut=0.5, rim="#8aa0d8", rimop=0.6)
    front = hung_cloth(sc, "front", FRONT_FAR, FRONT_FREE, 6, (mid, lit, dim), 16, 9, 14)
    border(sc, front)
    hem = curve(np.array([(338, 972), (400, 990), (480, 988), (554, 972)], float))
    sc.stroke([(x, y + 1.6) for x, y in hem], "#22366e", 2.4, 0.5, blur=1)
    sc.stroke(hem, "#c4d4f4", 1.2, 0.7)
    stitches(sc, hem[:20], SILK, 5, 11, 4.2)
    fall = curve(np.array(SLEEVE_FREE, float))
    sc.flat(
        limb([(x - 12, y + 10, 46) for x, y in fall[::6]], 4).intersection(U(front.sheet)),
        "#243470",
        0.55,
        "multiply",
        14,
    )
    sleeve = hung_cloth(sc, "sleeve", SLEEVE_FAR, SLEEVE_FREE, 3, (mid, lit, dim), 6, 13, 6)
    wrinkles(sc, sleeve, dim)
    cuff = fillet(fur(shape("584,880^ 640,894 716,862^ 734,914 668,950 604,940^", 6), 8, 0.55, 3, w=5), 0.6)
    sc.layer(cuff, sc.lin([(0, "#c4d2ee"), (0.35, "#9db4e0"), (1, "#46609e")], 590, 900, 730, 890), z=6, cut=0.4, rim="#fffaf0", rimop=0.9)  # fmt: skip
    sc.layer(shape("604,940^ 640,930 700,914 734,914^ 706,944 652,958", 6), "#121c48", z=1.5, **EXACT)
    lap = shape(LAPEL, 8)
    sc.layer(lap, sc.lin([(0, "#dfe8f0"), (0.5, "#b7c8e0"), (1, "#8ba2cc")], 210, 400, 350, 470), z=6, cut=0.4, rim="#fffaf0", rimop=0.95)  # fmt: skip
    sc.flat(U([crystal(x, y, q, a) for x, y, q, a in ((286, 430, 11, 4), (312, 462, 9, 30), (280, 484, 9, 12), (252, 424, 8, 40), (290, 520, 7, 20))]).intersection(lap.buffer(-3)), "#ffffff", 0.75)  # fmt: skip
    for k, (g, x0, x1) in enumerate(((COLLAR_LEFT, 110, 210), (COLLAR, 160, 450))):
        g = fillet(fur(shape(g, 8), 9, 0.55, k, w=5), 0.6)
        sc.layer(g, sc.lin([(0, "#fffdf6"), (0.35, "#fbeee2"), (0.75, "#d3c6d6"), (1, "#a396ba")], x0, 280, x1, 320), z=9, cut=0.4, sh=0.6, rim="#fffdf4", rimop=1)  # fmt: skip
    tufts(sc, shape(COLLAR, 8), U(shape(COLLAR, 8), shape(COLLAR_LEFT, 8)))
    stitches(sc, curve(np.array(FRONT_FREE[2:], float)), SILK, 13, 15, 4.4)
    stitches(sc, curve(np.array(SLEEVE_FREE[:4], float)), SILK, 9, 13, 4.4)
    stitches(sc, curve(np.array([(208, 350), (262, 376), (330, 386), (392, 374), (428, 342)], float)), SILK, 7, 0, 4)
    stitches(sc, curve(np.array([(600, 914), (650, 922), (716, 892)], float)), SILK, 4, 0, 4)


def border(sc: Scene, c: Cloth) -> None:
    """Snow crystals woven into the cloth, more of them towards the hem."""
    r = sc.stream("crystals")
    inner = c.sheet.buffer(-14)
    g = []
    for _ in range(96):
        y = 1010 - 520 * r.random() ** 1.8
        x = r.uniform(230, 560)
        if inner.contains(Point(x, y)):
            g.append(crystal(x, y, r.uniform(5, 12), r.uniform(0, 60)))
    sc.flat(U(g), "#ffffff", 0.45)


def wrinkles(sc: Scene, c: Cloth, dim: str) -> None:
    """Where the sleeve breaks at the elbow, and under the shoulder."""
    with sc.clip(c.sheet):
        for x, y, a, n in ((496, 486, 0.35, 76), (512, 546, -0.3, 84), (540, 616, 0.25, 92), (556, 660, -0.25, 80), (608, 790, 0.2, 70)):  # fmt: skip
            dx, dy = 0.5 * n * math.cos(a), 0.5 * n * math.sin(a)
            sc.flat(limb([(x - dx, y - dy, 1), (x - dx * 0.2, y + 5, 7), (x + dx, y + dy, 1)], 8), dim, 0.36, blur=3)


def draw_valley(sc: Scene) -> None:
    """The floor of the valley, in shade."""
    for k, (P, a, b) in enumerate((([(-40, 1050), (200, 1072), (460, 1090), (840, 1040)], "#47598c", "#1a2450"), ([(-40, 1120), (260, 1128), (540, 1136), (840, 1110)], "#2c3a68", "#0f1636"))):  # fmt: skip
        g, top = land(sc.stream(f"floor {k}"), P, 4)
        sc.layer(g, sc.rad([(0, a), (1, b)], 240, 1060, 620), z=10, cut=0.6, rim="#c8d4f4", rimop=0.6)
        sc.flat(grass(sc.stream(f"blades {k}"), -10, 810, lambda x, t=top: y_at(t, x), 16 + 8 * k, 150, 0.2, 1.8), sc.rad([(0, "#7486b4"), (1, b)], 240, 1060, 560), 0.9)  # fmt: skip


def draw_ladder(sc: Scene) -> None:
    """The long ladder, and the woman who pins the shoulder."""
    lad = ladder(756, 1112, 604, 392, 38, 32, 6)
    sc.layer(lad, "#3a2a3c", z=5, rim="#ffe6c0", rimop=0.9, **EXACT)
    pose = SIDE["climb"].but(lean=14, nod=-6, hip=0.9, foot_a=(0.16, 0.2), foot_b=(-0.02, 0), hand_a=(0.84, 0.02), hand_b=(0.8, -0.36), grip_a="pinch", grip_b="flat")  # fmt: skip
    cloth = dress("vest", "#b23440", "#26305a", "#f8ecd2").but(shoes="boots")
    q = T(person(34, "side", pose, cloth, "#c98d62", "bun", "#2a1a1c", "firm"), 665, 586, 0.88, flip=True)
    put(sc, q, z=2.4, rim=(2.8, 1, "#fff0d0", 0.95), shade=("#26305a", 0.2, 900))
    mx, my = q.at("head.mouth")
    for k in range(3):
        sc.flat(limb([(mx, my, 1.3), (mx - 13, my - 3 + 4 * k, 1.1)], 1), "#fff6e0")
        sc.flat(ellipse(mx - 14, my - 3 + 4 * k, 1.8), ("#e2502f", "#f5b92e", "#5fb0c0")[k])
    for x, y, c in ((482, 356, "#e2502f"), (526, 384, "#f5b92e"), (560, 434, "#e2502f"), (514, 436, "#5fb0c0"), (580, 500, "#f5b92e")):  # fmt: skip
        sc.flat(limb([(x, y, 1.6), (x + 16, y + 11, 1.2)], 1), "#f4f6ff")
        sc.layer(ellipse(x, y, 5), c, z=2, rim="#ffffff", rimop=0.9, **EXACT)


def draw_measurer(sc: Scene) -> None:
    """The man who takes the measure of its foot."""
    way = curve(np.array([(-40, 1016), (80, 1050), (180, 1064), (262, 1058)], float), n=16)
    sc.stroke([(x, y + 7) for x, y in way], "#0c1230", 16, 0.5, blur=4)
    sc.layer(limb([(x, y, 17) for x, y in way[::4]], 3), SILK, z=3, rim="#fff2c0", rimop=0.9, **EXACT)
    for k, (x, y) in enumerate(along(way, 40)):
        sc.flat(limb([(x, y - 8, 1.6), (x, y - (1 if k % 5 else -4), 1.6)], 1), "#4a2c1c")
    p = person(58, "side", SIDE["kneel"].but(lean=12, stoop=10, nod=14, hand_a=(0.6, 0.34), hand_b=(0.66, 0.4), grip_a="pinch", grip_b="pinch"),
               dress("vest", "#7a3448", "#26304e", "#efe2c8"), "#d9a077", "balding", "#e6e0d8", "calm", beard="moustache")  # fmt: skip
    q = T(p, 332, 1130, 0.84, flip=True)
    put(sc, q, z=2.4, rim=(2.6, 1, "#dce6ff", 0.5), cast=5)
    rimlight(sc, q.outline(), -3.4, -0.6, "#ffc878", 1, 0.9, LAMP, 170)


def draw_lantern(sc: Scene) -> None:
    """His lantern on the grass: the only warm thing in the valley."""
    x, y = LAMP
    sc.glow(x, y + 16, 340, "#ff7a1e", 0.55, sy=0.55)
    sc.glow(x, y + 24, 190, "#ff9a34", 0.75, sy=0.28)
    sc.stroke([(x - 60, y + 34), (x + 60, y + 34)], "#1a1838", 6, 0.3, blur=5)
    sc.glow(x, y - 84, 190, "#ff9448", 0.4, sy=0.6)
    put(sc, T(lantern("#2a2030", "#ffd886"), x, y - 26, 0.8), z=2, cast=4)
    sc.glow(x, y + 6, 90, "#ffd27a", 0.9)


def draw_near(sc: Scene) -> None:
    """Dark tops of larches before us."""
    r = sc.stream("near")
    g = U([larch(r, x, 1216, h) for x, h in ((-6, 150), (44, 112), (96, 138), (150, 84), (196, 58), (790, 70))])
    sc.layer(g, sc.lin([(0, "#2a2450"), (1, "#0e1230")], 0, 1060, 0, 1200), z=9, rim="#b8a4c8", rimop=0.7, **EXACT)


def draw_things(sc: Scene) -> None:
    """The tailor's things before us: shears, spool, pincushion, a roll of what is still to come."""
    roll = limb([(556, 1156, 52), (770, 1128, 52)], 2)
    sc.layer(roll, sc.lin([(0, "#e9eefa"), (0.3, "#b4c2e4"), (1, "#3a4a86")], 650, 1112, 660, 1172), z=7, sh=0.6, cut=0.4, rim="#fffaf0", rimop=0.9)  # fmt: skip
    sc.layer(ellipse(556, 1156, 15, 26, -7), "#c9d4ee", z=1, rim="#fffaf0", rimop=0.9, **EXACT)
    spiral = [
        (556 + (2 + 1.05 * k) * 0.55 * math.cos(0.62 * k), 1156 + (2 + 1.05 * k) * math.sin(0.62 * k))
        for k in range(22)
    ]
    sc.stroke(curve(np.array(spiral)), "#5a6aa0", 1.6, 0.9)
    for k in range(7):
        sc.flat(crystal(600 + 25 * k, 1140 - 3.4 * k + (9 if k % 2 else -6), 7, 14 * k), "#ffffff", 0.6)
    r = sc.stream("flakes")
    for _ in range(12):
        x, y = r.uniform(360, 770), r.uniform(1036, 1112)
        sc.flat(crystal(x, y, r.uniform(4, 7), r.uniform(0, 60)), "#eef4ff", r.uniform(0.5, 0.95))


def draw_needle(sc: Scene) -> None:
    """The needle, as long as she, parked in the edge, and the silk."""
    x, y = 282, 742
    eye = ellipse(0, -84, 2.2, 12)
    g = T(
        limb([(0, -104, 2), (0, -84, 10.5), (0, -20, 8), (0, 70, 5.5), (0, 108, 0.6)], 6).difference(eye), x, y, rot=32
    )
    sc.layer(g, sc.lin([(0, "#ffffff"), (0.5, "#c4cee4"), (1, "#66769e")], x - 12, y - 8, x + 12, y + 8), z=8, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    ex, ey = T(Point(0, -84), x, y, rot=32).coords[0]
    way = curve(np.array([(ex, ey), (ex + 24, ey - 40), (ex + 2, ey - 90), (ex - 50, ey - 120), (282, 560)], float))
    thread(sc, way, 3, SILK)


def draw() -> Scene:
    """Who gave the order for winter?"""
    sc = Scene("winter_fitting", light=(LX, LY, 140), shadow="#0e1230", bg="#47708c")
    draw_sky(sc)
    draw_mist(sc)
    sc.layer(shape(BACK_COLLAR, 8), sc.lin([(0, "#c9bccb"), (1, "#6f6a96")], 130, 0, 440, 0), z=8, cut=0.4, rim="#fffaf0", rimop=0.9)  # fmt: skip
    draw_mountain(sc)
    draw_cloth(sc)
    draw_needle(sc)
    sc.veil([(0, "#5a68a8", 0), (0.45, "#5a68a8", 0.35), (1, "#3c4688", 0.7)], 420, 620, 380, 1120, "multiply")
    draw_valley(sc)
    draw_ladder(sc)
    draw_measurer(sc)
    draw_lantern(sc)
    draw_things(sc)
    draw_near(sc)
    sc.vignette("#0a1030", 0.4, 360, 480, 900, 0.5)
    sc.finish()
    return sc
