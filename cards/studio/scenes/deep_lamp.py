"""In the deepest dark small fish sit in a ring round a reading lamp to hear a story; the lamp belongs to somebody enormous.

Palette: trench indigo #0d1533, bruise violet #2c2550, gill maroon #5a2a48, deep teal #1f5566, lamp lime #eef7c3, amber #e0a53a.
Light: the lamp. Planes: trench / far jaw / tongue, ring of fish / near jaw and its teeth / head and rod / rocks and weed.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.reef_fish import fin_rays, reef_fish

LX, LY = 266, 500  # the lamp
EX, EY = 566, 372  # the mild eye
RING = (262, 742, 200, 66)  # the audience: an ellipse on the tongue

HEAD = (
    "900,20^ 760,44 640,96 560,150 486,210 424,276 384,338 352,392 350,436 372,470 430,500 500,540 560,594 606,652 640,720^ "
    "700,760 760,900 900,960^"
)
LOWER = (
    "660,700^ 640,770 590,840 500,892 390,924 270,936 160,910 84,862 48,812^ 26,850 34,930 90,1010 200,1086 360,1140 "
    "560,1180 900,1260^ 900,760^ 760,700"
)
GUMS = [(640, 766), (590, 836), (500, 888), (390, 920), (270, 932), (160, 906), (84, 858), (52, 818)]
FAR_GUMS = [(560, 700), (500, 752), (400, 782), (280, 788), (170, 770), (96, 740), (62, 716)]
LIP = [(360, 452), (400, 486), (470, 522), (530, 566), (580, 618), (618, 676)]


def tooth(x: float, y: float, length: float, lean: float, w: float, up: bool = True) -> Any:
    """A thin blade from the gum, bent a little, like a reed."""
    s = -1 if up else 1
    tx, ty = x + lean * length, y + s * length
    mx, my = x + lean * length * 0.32, y + s * length * 0.55
    return shape(f"{x - w},{y - s * 6}^ {mx - w * 0.7},{my} {tx},{ty}^ {mx + w * 0.55},{my} {x + w},{y - s * 6}^")


def draw_trench(sc: Scene) -> None:
    """Dark water, and the light in it as torn openings of lighter and lighter paper."""
    sc.backdrop(
        sc.rad([(0, "#f4f9cf"), (0.1, "#b9d9b4"), (0.24, "#4f9a97"), (0.5, "#1f5566"), (1, "#14204a")], LX, LY, 900)
    )
    r = sc.stream("openings")
    for k, (rx, ry, c) in enumerate(
        ((188, 218, "#3f8f92"), (262, 306, "#27697a"), (344, 410, "#1c4a66"), (450, 540, "#152f55"))
    ):
        n = 15
        ph = r.random() * 6
        P = []
        for i in range(n):
            a = 2 * math.pi * i / n
            q = 1 + 0.08 * math.sin(3 * a + ph) + r.uniform(-0.05, 0.05)
            P.append((LX + rx * q * math.cos(a), LY + 20 + ry * q * math.sin(a)))
        hole = shape(np.array(P))
        sheet = box(-60, -60, 860, 1260).difference(hole)
        sc.layer(
            sheet,
            sc.near(light(c, 0.16), dark(c, 0.25), 520 + 90 * k),
            z=10,
            sh=0.4,
            cut=1.2,
            wash=0.6,
            dy=-3,
            dx=-4,
            rim="#eef7c3",
            rimop=0.4,
        )
    # far away the lamps of others
    for x, y, s in ((78, 148, 1.0), (150, 236, 0.6), (704, 30, 0.8)):
        sc.glow(x, y, 46 * s, "#bfe8c0", 0.8)
        sc.flat(ellipse(x, y, 2.6 * s), "#f4f9d8")
        sc.stroke(
            curve(
                np.array([(x, y - 2), (x + 2 * s, y - 18 * s), (x + 14 * s, y - 22 * s), (x + 26 * s, y - 10 * s)]), n=6
            ),
            "#4f9a97",
            1.2,
            0.8,
        )
    left = shape("-60,120^ 10,150 34,250 20,330 52,420 30,520 44,600 10,700 30,800 -60,900^")
    for k, c in enumerate(("#173a58", "#10244a")):
        g = T(left, -22 * k, 30 * k)
        sc.layer(g, sc.near(light(c, 0.14), dark(c, 0.3), 360), z=9, sh=0.5, cut=1.4, rim="#eef7c3", rimop=0.45)


def draw_snow(sc: Scene) -> None:
    """What sinks for ever down from above."""
    r = sc.stream("sinking")
    for _ in range(170):
        x, y = r.uniform(0, 800), r.uniform(0, 1100)
        d = math.hypot(x - LX, y - LY)
        op = max(0.1, 0.9 - d / 620)
        s = r.uniform(0.8, 2.4)
        sc.flat(ellipse(x, y, s, s * r.uniform(0.6, 1)), "#eef7c3", op * 0.8)


def draw_mouth(sc: Scene) -> None:
    """The far jaw, the palate and the long tongue, which is the floor of the school."""
    far = Polygon([*curve(np.array(FAR_GUMS), n=8), (40, 760), (60, 860), (300, 960), (640, 900)])
    cavity = shape("352,430^ 430,470 520,520 600,600 700,700 700,900 560,900 470,800 420,640")
    sc.layer(
        cavity,
        sc.rad([(0, "#8a4660"), (0.5, "#4a2344"), (1, "#1a1436")], LX + 120, LY + 120, 430),
        z=8,
        sh=0.5,
        cut=0.8,
    )
    for k in range(7):  # ridges of the palate, going back into the dark
        t = k / 6
        x, y = 420 + 200 * t, 500 + 150 * t
        rib = limb([(x, y, 2), (x - 10, y + 70, 7), (x + 16, y + 150 - 20 * t, 8), (x + 50, y + 220 - 60 * t, 3)], 8)
        sc.layer(
            rib.intersection(cavity.buffer(-3)),
            sc.near("#b0647a", "#3a1c40", 420),
            z=2.4,
            sh=0.5,
            cut=0.3,
            rim="#f6dcb8",
            rimop=0.5,
        )
    throat = shape("640,640^ 566,690 560,770 620,830 740,860 760,700")
    sc.stack(throat, ["#3a1838", "#28122e", "#180d26"], d=22, z=6, cut=0.8, rim="#c87a80", rimop=0.35)
    r = sc.stream("far teeth")
    back = along(curve(np.array(FAR_GUMS), n=8), 18)
    for k, (x, y) in enumerate(back):
        L = (36, 86, 54, 110)[k % 4] * r.uniform(0.8, 1.15)
        g = tooth(float(x), float(y) + 6, L, -0.1 + r.uniform(-0.1, 0.14), 5.5)
        sc.layer(
            g,
            sc.lin([(0, "#eef7c3"), (0.5, "#8fc2a8"), (1, "#3f5f74")], 0, y - L, 0, y),
            z=2.4,
            op=0.62,
            sh=0.3,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fbffe2",
            rimop=0.9,
        )
    sc.layer(far.buffer(0), sc.near("#9a5066", "#2c1a40", 430), z=7, sh=0.5, cut=0.8, rim="#f6e6b8", rimop=0.75)
    tongue = shape(
        "690,800^ 600,742 500,708 380,690 250,692 150,704 84,734 66,776 96,820 190,862 330,880 480,876 610,850"
    )
    fills = ("#a0566a", "#b4667a", "#c4788a")
    for k, c in enumerate(fills):
        g = rounded(tongue.buffer(-17 * k), 8)
        sc.layer(
            T(g, -3 * k, -3 * k),
            sc.near(light(c, 0.42), dark(c, 0.62), 430, (LX, LY + 150)),
            z=5,
            sh=0.4,
            cut=0.8,
            rim="#fff3d0",
            rimop=0.6,
        )
    groove = limb([(110, 772, 1), (240, 782, 4), (400, 790, 5), (560, 812, 3), (640, 822, 1)], 8)
    sc.flat(groove, "#5a2440", 0.5)
    buds = [
        ellipse(x, y, q, q * 0.5)
        for x, y, q in ((r.uniform(110, 560), r.uniform(712, 856), r.uniform(1.4, 3.4)) for _ in range(120))
    ]
    sc.flat(U(buds).intersection(tongue.buffer(-16)), "#fbe2c8", 0.34)
    sc.glow(LX, 752, 270, "#f6f6c0", 0.85, sy=0.36)


def draw_lesson(sc: Scene) -> None:
    """The open book and who reads from it."""
    x, y = RING[0] + 6, RING[1] + 8
    shade = ellipse(x, y + 12, 62, 12)
    sc.flat(shade, "#4a1c38", 0.6, "multiply", 4)
    cover = shape(f"{x - 58},{y + 10}^ {x - 48},{y - 24}^ {x + 48},{y - 24}^ {x + 58},{y + 10}^ {x},{y + 15}")
    sc.layer(cover, "#7a2e3c", z=2.4, cut=0, wash=0)
    for s in (-1, 1):
        page = shape(
            f"{x},{y + 10}^ {x + s * 26},{y + 2} {x + s * 54},{y + 6}^ {x + s * 45},{y - 26}^ {x + s * 22},{y - 30} {x},{y - 22}^"
        )
        sc.layer(
            page, sc.lin([(0, "#fffef0"), (1, "#e6e4b8")], x, 0, x + s * 58, 0), z=1.6, cut=0, wash=0, rim="#ffffff"
        )
        lines = [
            limb(
                [
                    (x + s * (6 + k * 0.6), y + 4 - 6 * k, 0.7),
                    (x + s * 22, y - 1 - 6 * k, 1.3),
                    (x + s * (48 - 2 * k), y + 1 - 6 * k, 0.7),
                ],
                4,
            )
            for k in range(5)
        ]
        sc.flat(U(lines), "#6a6a52", 0.65)
    leaf_up = shape(
        f"{x},{y + 8}^ {x + 10},{y - 16} {x + 26},{y - 40}^ {x + 20},{y - 52} {x + 6},{y - 42} {x},{y - 22}^"
    )
    sc.layer(leaf_up, "#fbfbe0", z=2, cut=0, wash=0, rim="#ffffff")
    # a sea horse stands behind the book and bends over it
    hx, hy = x + 4, y - 34
    horse = U(
        limb(
            [
                (hx + 2, hy - 74, 17),
                (hx + 16, hy - 58, 16),
                (hx + 24, hy - 34, 24),
                (hx + 18, hy - 8, 22),
                (hx + 10, hy + 16, 12),
                (hx + 18, hy + 36, 7),
                (hx + 32, hy + 38, 5),
                (hx + 34, hy + 28, 4),
            ],
            8,
        ),
        limb([(hx + 2, hy - 75, 17), (hx - 9, hy - 63, 9), (hx - 20, hy - 47, 6.4), (hx - 22, hy - 43, 7)], 5),
        shape(f"{hx - 2},{hy - 80}^ {hx + 2},{hy - 94} {hx + 7},{hy - 86}^ {hx + 12},{hy - 92} {hx + 13},{hy - 78}^"),
    )
    horse = fillet(horse, 3)
    fin = shape(f"{hx + 33},{hy - 48}^ {hx + 50},{hy - 44} {hx + 52},{hy - 22} {hx + 34},{hy - 16}^")
    sc.layer(fin, "#e8b860", z=1.4, cut=0, wash=0, op=0.9)
    sc.flat(fin_rays(fin, (hx + 20, hy - 32), 14, 0.8), "#8a5a2a", 0.6)
    sc.layer(
        horse,
        sc.lin([(0, "#f6d27e"), (0.6, "#d99a44"), (1, "#a3622e")], hx - 20, hy - 80, hx + 50, hy + 30),
        z=2.6,
        cut=0,
        wash=0.4,
        rim="#fffbe0",
        rimop=0.95,
    )
    rings = [
        limb(
            [
                (hx + 10 + 2 * k, hy - 50 + 9 * k, 0.6),
                (hx + 22 - k, hy - 46 + 9 * k, 1.5),
                (hx + 34 - 2 * k, hy - 50 + 9 * k, 0.6),
            ],
            3,
        )
        for k in range(8)
    ]
    sc.flat(U(rings).intersection(horse), "#8a4e24", 0.6)
    sc.flat(ellipse(hx - 1, hy - 78, 2.4), "#1a1020")
    sc.flat(ellipse(hx - 1.8, hy - 78.8, 0.8), "#ffffff")


def draw_ring(sc: Scene, near_half: bool) -> None:
    """Those who listen: the far ones lit, the near ones dark backs with a rim of light."""
    cx, cy, rx, ry = RING
    far = (
        (198, 0.50, "tall", ("#d8784e", "#fbe6b4", "#7a2c3a"), "bands"),
        (222, 0.42, "round", ("#e3b650", "#fff4c8", "#8a4a2c"), "dots"),
        (246, 0.40, "perch", ("#5aa0a0", "#e8f4d8", "#1f4a5a"), "scales"),
        (304, 0.42, "round", ("#c86a86", "#fbe0d8", "#6a2444"), "bands"),
        (330, 0.48, "perch", ("#e0a05a", "#fff0c8", "#8a3a2a"), "line"),
        (352, 0.52, "tall", ("#8a7ac0", "#eee6f4", "#3a2c6a"), "bands"),
    )
    near = ((8, 0.8), (34, 0.94), (60, 0.86), (84, 1.06), (111, 0.92), (140, 0.98), (170, 0.82))
    if not near_half:
        for a, s, kind, cols, pattern in far:
            x, y = cx + rx * math.cos(math.radians(a)), cy - 42 + (ry + 14) * math.sin(math.radians(a))
            left = x > cx
            f = T(
                reef_fish(kind, *cols, pattern=pattern, wag=8, look=(0.5, -0.2)),
                x,
                y,
                s * 1.1,
                rot=-10 if not left else 10,
                flip=left,
            )
            put(sc, f, z=2.2, rim=(2.4 if not left else -2.4, 1.6, "#fdffe2", 0.9), shade=("#1c2050", 0.5, 420))
        return
    kinds = ("long", "perch", "tall", "round", "perch", "tall", "long")
    tones = ("#3a4f86", "#5a4486", "#2f6482", "#4a6aa0", "#6a4a80", "#3f5f8a", "#4f4a8a")
    for k, (a, s) in enumerate(near):
        x, y = cx + (rx + 16) * math.cos(math.radians(a)), cy + 10 + (ry + 16) * math.sin(math.radians(a))
        aim = math.degrees(math.atan2(cy - 90 - y, cx - x))
        back = k == 3  # one has looked round
        if back:
            aim = 12.0
        left = abs(aim) > 90
        f = reef_fish(
            kinds[k],
            tones[k],
            "#a8c8c0",
            "#1a2250",
            pattern=("line", "bands", "dots", "dots", "scales", "bands", "dots")[k],
            wag=14,
            look=(0.3, 0.7 if back else -0.2),
        )
        f = T(f, x, y, s * 0.72, rot=aim + 180 if left else aim, flip=left)
        put(sc, f, z=3, rim=((x - cx) * 0.016, 3, "#f4fbc8", 0.95), shade=("#141640", 0.3, 420), cast=5)


def draw_teeth(sc: Scene) -> None:
    """On first sight reeds: thin translucent blades along both near jaws."""
    r = sc.stream("teeth")
    gum = along(curve(np.array(GUMS), n=8), 25)
    for k, (x, y) in enumerate(gum):
        x, y = float(x), float(y)
        L = (70, 178, 96, 236, 120, 58)[k % 6] * r.uniform(0.85, 1.12) * (0.75 + 0.35 * math.sin(math.pi * k / 24))
        if abs(x - RING[0] - 6) < 74:  # nothing stands before the book
            L *= 0.6
        lean = -0.2 + 0.36 * (x - 80) / 560 + r.uniform(-0.08, 0.08)
        g = tooth(x, y + 26, L + 16, lean, 6.4 + L * 0.018)
        sc.layer(
            g,
            sc.lin([(0, "#f6fbd6"), (0.4, "#9fd0b4"), (1, "#35506c")], 0, y - L, 0, y + 10),
            z=4,
            op=0.6,
            sh=0.35,
            cut=0,
            wash=0.3,
            fibre=0,
            rim="#fdffe6",
            rimop=1,
            rimw=1.2,
        )
        sc.flat(
            limb([(x, y, 1.6), (x + lean * L * 0.4, y - L * 0.6, 1), (x + lean * L * 0.9, y - L * 0.92, 0.3)], 4),
            "#fdffe6",
            0.5,
        )
        if k == 20:
            kx, ky = x + lean * L * 0.5, y - L * 0.52
            sc.stroke([(kx - 5, ky), (kx, ky + 3), (kx + 5, ky)], "#e0a53a", 1.2)
            sc.layer(key(kx, ky + 11, 0.9, 8), "#e9b84e", z=2, cut=0, wash=0, fibre=0, rim="#fffbd8", rimop=0.9)


def draw_upper_teeth(sc: Scene) -> None:
    """The same from above, only few."""
    r = sc.stream("upper teeth")
    lip = along(curve(np.array(LIP, float), n=8), 13)
    for k, (x, y) in enumerate(lip[:-1]):
        L = (54, 104, 40, 84)[k % 4] * r.uniform(0.85, 1.1) * (1 - 0.4 * k / 12)
        g = tooth(float(x) + 4, float(y) - 22, L + 24, -0.16 + r.uniform(-0.06, 0.06), 6 + L * 0.02, up=False)
        fill = sc.lin([(0, "#4a4a70"), (0.5, "#9fc8b4"), (1, "#f6fbd6")], 0, y - 10, 0, y + L)
        sc.layer(g, fill, z=4, op=0.7, sh=0.35, cut=0, wash=0, fibre=0, rim="#fdffe6", rimop=1, rimw=1.2)


def draw_head(sc: Scene) -> None:
    """The enormous one: lower jaw, head, eye."""
    low = shape(LOWER)
    cols = ("#4c2a52", "#3e244c", "#301f46", "#241a40", "#1a163a")
    for k, c in enumerate(cols):
        g = low if k == 0 else T(rounded(low.buffer(-26 * k), 12), 6 * k, 16 * k)
        sc.layer(
            g,
            sc.near(mix(c, "#b06a74", 0.62 - 0.1 * k), c, 560),
            z=8,
            sh=0.5,
            cut=1,
            rim="#f2eeb8",
            rimop=0.7 - 0.1 * k,
        )
    head = shape(HEAD)
    up = ("#553058", "#452850", "#372248", "#2a1d42", "#20193c")
    for k, c in enumerate(up):
        g = head if k == 0 else T(rounded(head.buffer(-30 * k), 14), 10 * k, -10 * k)
        sc.layer(
            g,
            sc.near(mix(c, "#b87274", 0.66 - 0.1 * k), c, 520),
            z=9,
            sh=0.5,
            cut=1,
            rim="#f2eeb8",
            rimop=0.75 - 0.1 * k,
        )
    r = sc.stream("warts")
    warts = []
    for _ in range(150):
        x, y = r.uniform(360, 800), r.uniform(60, 1180)
        q = r.uniform(2, 6.5)
        warts.append((x, y, q))
    both = U(head.buffer(-10), low.buffer(-14))
    for x, y, q in warts:
        if both.contains(Point(x, y)) and math.hypot(x - EX, y - EY) > 96:
            sc.layer(
                ellipse(x, y, q, q * 0.86),
                sc.near("#a8646e", "#33204a", 460),
                z=1.4,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.5,
                rim="#f6e6b8",
                rimop=0.7,
            )
    # gill slits and the line of small lights along the side
    for k in range(4):
        g = limb(
            [
                (712 + 22 * k, 560 + 14 * k, 1),
                (744 + 18 * k, 640, 8),
                (738 + 18 * k, 740 - 6 * k, 7),
                (712 + 20 * k, 800 - 20 * k, 1),
            ],
            8,
        )
        sc.layer(g, "#160f2e", z=1.2, sh=0, cut=0.4, rim="#b87a78", rimop=0.7)
    line = along(curve(np.array([(640, 250), (716, 240), (790, 262), (850, 300)]), n=8), 9)
    for x, y in line:
        sc.glow(float(x), float(y), 22, "#8fd8b8", 0.7)
        sc.flat(ellipse(float(x), float(y), 2.6), "#e4fbd0")


def draw_skin(sc: Scene) -> None:
    """Rows of scales and dots that follow the head, barbels with small lights, the near fin."""
    low, head = shape(LOWER), shape(HEAD)
    scales = []
    for j in range(13):
        for i in range(12):
            x, y = 600 + 26 * i + 13 * (j % 2), 470 + 26 * j - 6 * i
            q = 11 + 0.4 * i
            scales.append(limb([(x + q * 0.5, y - q, 0.6), (x - q * 0.5, y, 2), (x + q * 0.5, y + q, 0.6)], 4, 3))
    inner = head.buffer(-96).difference(ellipse(EX, EY, 110))
    sc.flat(clean(U(scales).intersection(inner)), sc.near("#c8848a", "#5a3f74", 560), 0.5)
    for d, gap in ((13, 15), (44, 19), (76, 23)):
        for body, part in ((head, 0), (low, 1)):
            ring = body.buffer(-d)
            line = ring.exterior
            dots = [line.interpolate(q) for q in np.arange(0, line.length, gap)]
            keep = [ellipse(p.x, p.y, 2.6 - d * 0.014) for p in dots if p.x < 790 and (part == 0 or p.y > 930)]
            sc.flat(U(keep), sc.near("#f2d8a8", "#6a4a78", 520), 0.55)
    fin = shape(
        "690,930^ 640,960 590,1010 566,1064 590,1062 582,1112 612,1104 616,1158 650,1142 668,1190 702,1166 736,1204 760,1170 812,1200 880,1190 880,960^ 780,930"
    )
    sc.layer(fin, sc.near("#8a4a5c", "#241a42", 640), z=11, sh=0.55, cut=0.6, rim="#f2e0b0", rimop=0.75)
    sc.flat(fin_rays(fin, (800, 900), 24, 3.4, 420), sc.near("#d08a88", "#5a3a68", 620), 0.6)


def draw_barbels(sc: Scene) -> None:
    """Under the chin, with small lights of their own."""
    r = sc.stream("barbels")
    for x, y, L, lean in ((92, 1004, 84, -0.3), (160, 1054, 112, 0.1), (246, 1092, 70, -0.1), (338, 1118, 64, 0.16)):
        P = [
            (x, y - 14, 13),
            (x + lean * L * 0.3, y + L * 0.3, 8),
            (x + lean * L * 0.2 - 8, y + L * 0.66, 5),
            (x + lean * L + 4, y + L, 2.4),
        ]
        sc.layer(
            limb(P, 8), sc.near("#8a4a5c", "#2a1c40", 640), z=6, sh=0.5, cut=0.2, wash=0.4, rim="#f2eeb8", rimop=0.7
        )
        sc.glow(P[-1][0], P[-1][1], 26 + r.uniform(0, 8), "#a8e8c0", 0.8)
        sc.flat(ellipse(P[-1][0], P[-1][1], 3), "#f0fbd4")


def draw_eye(sc: Scene) -> None:
    """One mild eye, half under its lid, on the book."""
    sc.layer(
        ellipse(EX, EY, 82, 74, -14), sc.near("#8a4a5c", "#2a1a40", 360), z=4, sh=0.5, cut=0.6, rim="#f6e6b8", rimop=0.7
    )
    ball = ellipse(EX - 4, EY + 4, 58, 54)
    sc.layer(
        ball,
        sc.rad([(0, "#fbd27a"), (0.55, "#e0a53a"), (1, "#7a3c28")], EX - 46, EY + 34, 110),
        z=3,
        cut=0,
        wash=0.4,
        sh=0.7,
        rim="#fff2c0",
        rimop=0.9,
    )
    with sc.clip(ball):
        rays_ = [
            limb(
                [
                    (EX - 14 + 26 * math.cos(a), EY + 12 + 26 * math.sin(a), 0.6),
                    (EX - 10 + 58 * math.cos(a), EY + 8 + 58 * math.sin(a), 1.8),
                ],
                2,
            )
            for a in np.linspace(0, 6.28, 46)
        ]
        sc.flat(U(rays_), "#8a4a1e", 0.55)
        sc.flat(ellipse(EX - 20, EY + 22, 30, 32), "#150d22")
        sc.flat(ellipse(EX - 33, EY + 26, 5, 8, 20), "#f4fbd0", 0.95)
        sc.flat(
            shape(
                f"{EX - 80},{EY - 80}^ {EX + 80},{EY - 80}^ {EX + 80},{EY + 10}^ {EX + 20},{EY - 16} {EX - 80},{EY - 2}^"
            ),
            "#1a0f26",
            0.5,
            "multiply",
            5,
        )
    lid = shape(
        f"{EX - 76},{EY + 4}^ {EX - 66},{EY - 44} {EX - 20},{EY - 76} {EX + 40},{EY - 66} {EX + 72},{EY - 16} {EX + 68},{EY + 30}^ {EX + 34},{EY + 4} {EX - 12},{EY - 8} {EX - 50},{EY + 4}"
    )
    sc.layer(lid, sc.near("#a05c66", "#38224c", 360), z=5, sh=0.65, cut=0.5, rim="#fbecc0", rimop=0.85)
    for k in (1, 2):
        sc.flat(
            limb(
                [
                    (EX - 62 + 6 * k, EY - 20 - 12 * k, 0.6),
                    (EX - 10, EY - 40 - 13 * k, 2),
                    (EX + 52, EY - 22 - 12 * k, 0.6),
                ],
                6,
            ),
            "#2a1436",
            0.6,
        )
    under = limb([(EX - 62, EY + 30, 2), (EX - 30, EY + 62, 7), (EX + 20, EY + 68, 7), (EX + 58, EY + 40, 2)], 8)
    sc.layer(under, sc.near("#a05c66", "#38224c", 360), z=2, sh=0.5, cut=0.3, rim="#fbecc0", rimop=0.8)
    # somebody's spectacles hang on a wart
    sx, sy = 456, 352
    rings = U(
        *[ellipse(sx + d, sy + 0.2 * d, 8.5).difference(ellipse(sx + d, sy + 0.2 * d, 6.8)) for d in (-11, 11)],
        limb([(sx - 3, sy - 2, 1.5), (sx, sy - 5, 1.5), (sx + 3, sy - 1, 1.5)], 3),
        limb([(sx + 19, sy + 2, 1.4), (sx + 30, sy - 8, 1.2)], 1),
    )
    sc.layer(rings, "#e8c870", z=2, cut=0, wash=0, fibre=0)


def draw_rod(sc: Scene) -> None:
    """From the brow up, over and down to the light."""
    P = [
        (566, 176, 30),
        (524, 108, 22),
        (452, 56, 17),
        (366, 46, 14),
        (300, 96, 11),
        (272, 190, 9),
        (264, 300, 7.6),
        (LX, 412, 6.4),
    ]
    rod = limb(P, 10)
    base = fillet(U(rod, ellipse(580, 196, 40, 26, 40)), 12)
    sc.layer(base, sc.near("#c88478", "#3a2350", 480), z=9, sh=0.5, cut=0.4, rim="#fbf6c8", rimop=0.85)
    c = along(curve(np.array(P), n=10), 46)
    knots = [
        limb(
            [
                (float(x) - w * 0.42, float(y) - 1, 0.5),
                (float(x), float(y) + 1.4, 1.5),
                (float(x) + w * 0.42, float(y) - 1, 0.5),
            ],
            3,
        )
        for x, y, w in c[4:-1]
    ]
    sc.flat(U(knots).intersection(base), "#2a1436", 0.45)
    for a, L in ((-2.5, 60), (-2.0, 46), (-1.2, 52), (-2.9, 40)):
        x, y = 520, 106
        sc.layer(
            limb(
                [
                    (x, y, 5),
                    (x + L * 0.5 * math.cos(a), y + L * 0.5 * math.sin(a), 3),
                    (x + L * math.cos(a + 0.2), y + L * math.sin(a + 0.2), 0.8),
                ],
                5,
            ),
            sc.near("#a8646e", "#33204a", 460),
            z=4,
            cut=0,
            wash=0,
        )
    # the shade: a bell of skin with a fringe, and the bulb in it
    sc.glow(LX, LY, 250, "#eef7c3", 0.85)
    bell = shape(
        f"{LX - 12},{LY - 92}^ {LX + 12},{LY - 92}^ {LX + 24},{LY - 62} {LX + 54},{LY - 28} {LX + 62},{LY - 6}^ {LX + 30},{LY + 2} {LX - 30},{LY + 2} {LX - 62},{LY - 6}^ {LX - 54},{LY - 28} {LX - 24},{LY - 62}"
    )
    sc.layer(ellipse(LX, LY - 3, 60, 12), "#fffde0", z=1, sh=0, cut=0, wash=0)
    bulb = ellipse(LX, LY + 8, 27, 29)
    sc.layer(
        bulb,
        sc.rad([(0, "#ffffff"), (0.7, "#fbffd8"), (1, "#d8eca0")], LX, LY + 8, 32),
        z=2,
        sh=0,
        cut=0,
        wash=0,
        rim="#ffffff",
    )
    front = U(
        bell, *[ellipse(LX - 54 + 13.5 * k, LY + 1 - 5 * math.sin(math.pi * k / 8) * -1, 7.4, 6) for k in range(9)]
    )
    sc.layer(
        front.difference(ellipse(LX, LY + 12, 30, 14)),
        sc.lin([(0, "#5a2a48"), (0.55, "#b05a58"), (1, "#f0b070")], 0, LY - 92, 0, LY + 6),
        z=3,
        sh=0.4,
        cut=0.2,
        rim="#fffbd0",
        rimop=0.9,
    )
    ribs = [
        limb([(LX + t * 9, LY - 88, 0.8), (LX + t * 24, LY - 56, 1.6), (LX + t * 56, LY - 8, 1)], 6)
        for t in (-0.85, -0.45, 0, 0.45, 0.85)
    ]
    sc.flat(U(ribs).intersection(front), "#5a2238", 0.6)
    sc.glow(LX, LY + 12, 120, "#fbffd8", 0.9)
    cone = Polygon([(LX - 50, LY + 6), (LX + 50, LY + 6), (LX + 230, LY + 270), (LX - 230, LY + 270)])
    sc.flat(cone, sc.lin([(0, "#f4fbc8", 0.6), (1, "#f4fbc8", 0.08)], 0, LY, 0, LY + 270), 0.9, "screen", 12)


def draw_frame(sc: Scene) -> None:
    """Rocks and weed in front of everything."""
    r = sc.stream("rocks")
    P = [(-60, 1010), (40, 1034), (120, 1090), (230, 1122), (360, 1166), (480, 1176), (860, 1210)]
    rock, _ = land(r, P, 8)
    sc.layer(rock, sc.near("#2f4a66", "#0c1230", 700), z=14, sh=0.6, cut=1.2, rim="#d8e8b0", rimop=0.6)
    for k, (x, y, h) in enumerate(
        ((20, 1080, 330), (64, 1110, 210), (118, 1150, 170), (-6, 1100, 460), (318, 1190, 110), (380, 1200, 80))
    ):
        sc.layer(
            kelp(x, y, h, f"kelp{k}", 20, 9),
            sc.near("#2a5a66", "#0d1838", 620),
            z=11,
            sh=0.5,
            cut=0.3,
            rim="#dff0b8",
            rimop=0.6,
        )
    rock2, _ = land(r, [(-60, 1120), (60, 1130), (160, 1176), (300, 1204), (860, 1240)], 6)
    sc.layer(rock2, sc.near("#1c2c50", "#090d26", 700), z=14, sh=0.6, cut=1.2, rim="#b8d0a8", rimop=0.4)


def draw() -> Scene:
    """The last pages."""
    sc = Scene("deep_lamp", light=(LX, LY, 240), shadow="#050616", bg="#0d1533")
    draw_trench(sc)
    draw_snow(sc)
    draw_mouth(sc)
    draw_ring(sc, near_half=False)
    draw_lesson(sc)
    draw_ring(sc, near_half=True)
    draw_teeth(sc)
    draw_upper_teeth(sc)
    draw_head(sc)
    draw_skin(sc)
    draw_eye(sc)
    draw_rod(sc)
    draw_frame(sc)
    draw_barbels(sc)
    sc.vignette("#060820", 0.42, LX + 60, LY + 100, 900)
    sc.finish()
    return sc
