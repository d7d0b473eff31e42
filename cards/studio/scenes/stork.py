"""stork: who is brought, and who is taken?

A stork on the down-stroke carries a very old man home in a kerchief; far below a door stands open.
Palette: dusty rose #b9717a, apricot #f2b184, cream #fff0d2, sage #8f9a7c, moss #3f5148, plum feather #3c2f4e, kerchief #cf5f4e.
Light: the evening behind the kerchief; second light: the door. Planes: sky / haze and river bends / house / bird / sedge.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.beating_wing import wing
from cards.studio.papercut.carried_elder import carried_elder
from cards.studio.papercut.marsh_house import draw_house, sedge
from cards.studio.papercut.stork import feather, stork

LX, LY = 236, 690
HORIZON = 748
HX, HY = 206, 1052  # the house
S, BX, BY = 1.12, 604, 304  # the bird


def draw_land(sc: Scene) -> None:
    """Meadows in haze, and the river that comes round to the house."""
    R = sc.stream("land")
    for y, amp, lit, dark in ((HORIZON - 34, 12, "#f0bd94", "#c08a86"), (HORIZON - 8, 8, "#e6b48a", "#a8828a")):
        g = Polygon(ridge(R, y, amp, f=2.4)[1] + [(850, 1260), (-50, 1260)]).buffer(0)
        sc.layer(g, sc.near(lit, dark, 560, (LX, HORIZON)), z=5, sh=0.2, shc="#a8604c", rimop=0.4)
        sc.veil([(0, "#ffdcb0", 0), (0.7, "#ffdcb0", 0.22), (1, "#ffdcb0", 0)], 0, y - 60, 0, y + 60)
    water = sc.lin([(0, "#fff0cf"), (0.25, "#fddcae"), (0.6, "#dfbda6"), (1, "#8f98a4")], 0, HORIZON + 6, 0, 1200)
    sc.layer(box(-50, HORIZON + 10, 850, 1260), water, z=2, cut=0, rimop=0.2, sh=0.1)
    # tongues of meadow between the bends: (points), lit, shade
    tongues = (
        ("-60,772 120,766 300,776 420,786 360,794 160,796 -60,800", "#dfc08c", "#b59c80"),
        ("860,764 640,768 430,772 350,780 470,790 700,800 860,806", "#c9b485", "#8f8f78"),
        ("-60,812 80,806 250,812 392,826 470,842 380,856 180,858 -60,866", "#bdb67e", "#869070"),
        ("860,816 660,818 560,832 540,850 610,872 740,886 860,892", "#9fa276", "#647566"),
        ("-60,884 40,878 190,886 300,904 330,926 250,944 90,950 -60,958", "#8f9d6c", "#556a58"),
        ("860,904 700,904 530,908 440,930 450,966 540,996 700,1014 860,1020", "#74875e", "#3d564c"),
    )
    for k, (pts, lit, dark) in enumerate(tongues):
        g = shape(pts)
        y = g.centroid.y
        sc.layer(g, sc.near(lit, dark, 520, (LX, HORIZON)), z=5 + k, sh=0.4, shc="#5a3a44", rimop=0.75, cut=0.6)
        s = (y - HORIZON) / 260
        cuts = []
        x0, y0, x1, y1 = g.bounds
        for _ in range(150):
            x, yy = R.uniform(x0, x1), R.uniform(y0, y1)
            L = R.uniform(6, 18) * (0.4 + s)
            cuts.append(
                limb([(x, yy, 1.4 * (0.5 + s)), (x - 0.2 * L, yy - L * 0.5, 0.9), (x - 0.5 * L, yy - L * 0.8, 0.3)], 2)
            )
        sc.flat(U(cuts[:90]).intersection(g), mix(dark, "#2f3d3a", 0.35), 0.5)
        sc.flat(U(cuts[90:]).intersection(g), mix(lit, "#fff0c8", 0.6), 0.6)
        trees = []
        for _ in range(4 + k % 2):
            x, foot = R.uniform(max(0, x0 + 30), min(800, x1 - 30)), y0 + (y1 - y0) * 0.3
            h = (9 + 20 * s) * R.uniform(0.7, 1.3)
            if g.contains(ellipse(x, foot + 2, 4)):
                for q in range(R.randint(3, 6)):  # willows and poplars that stand together
                    tall = h * R.uniform(0.5, 1.3)
                    bx = x + h * 0.42 * (q - 2) + R.gauss(0, h * 0.1)
                    trees.append(ellipse(bx, foot - tall * 0.42, h * R.uniform(0.14, 0.3), tall * 0.52))
        if trees:
            sc.layer(
                U(trees),
                sc.near(mix(dark, lit, 0.3), mix(dark, "#3b4a48", 0.5), 500, (LX, HORIZON)),
                z=2 + s,
                cut=0,
                sh=0.35,
                rimop=0.6,
            )
    Rw = sc.stream("glints")
    bars = []
    for _ in range(120):
        y = HORIZON + 20 + 330 * Rw.random()
        x, L = Rw.uniform(-20, 700), Rw.uniform(12, 46) * (0.4 + (y - HORIZON) / 260)
        if not any(shape(t[0]).buffer(3).intersects(box(x - L / 2, y - 2, x + L / 2, y + 2)) for t in tongues):
            bars.append(limb([(x - L / 2, y, 0.4), (x, y, 1.2 + (y - HORIZON) / 150), (x + L / 2, y, 0.4)], 3))
    sc.flat(U(bars), "#fff1d2", 0.5)


def draw() -> Scene:
    sc = Scene("stork", light=(LX, LY, 240), shadow="#38202e", bg="#f2b184")
    sc.backdrop(sc.rad([(0, "#fff6de"), (0.2, "#ffeecb"), (0.4, "#fcd6a4"), (0.6, "#f5b48a"), (0.82, "#d98b80"), (1, "#9c7080")], LX, LY, 980))  # fmt: skip
    R = sc.stream("sky")
    for y, tilt, lit, dark, o in (
        (96, -90, "#de9482", "#a67480", 0.34),
        (330, -80, "#f3b48c", "#cf8a80", 0.3),
        (575, -34, "#fff0c8", "#f2bd92", 0.4),
    ):
        g = ridge(R, y, 15, f=2.6, tilt=tilt)[0].intersection(box(-60, 0, 860, HORIZON + 30))
        sc.layer(g, sc.near(lit, dark, 760), z=7, op=o, sh=0.3, shc="#b0685a", rimop=0.9, cut=1.2)
    for x, y, w in ((150, 96, 420), (640, 150, 380), (90, 236, 300), (330, 548, 520), (130, 662, 460), (380, 640, 300)):
        g = U(
            [
                limb(
                    [
                        (x - w * R.uniform(0.3, 0.6), y + 7 * k, 0.5),
                        (x + R.gauss(0, 40), y + 7 * k - 3, R.uniform(4, 9)),
                        (x + w * R.uniform(0.3, 0.6), y + 7 * k + 2, 0.5),
                    ],
                    8,
                )
                for k in range(3)
            ]
        )
        sc.layer(g, sc.near("#fff3d2", "#dd9486", 560), z=4, cut=0.3, sh=0.2, shc="#a0584e", op=0.6, rimop=0.8)
    sc.glow(LX, LY, 560, "#fff0cc", 1)
    other = T(U(stork().outline(), limb("-340,-20,10 -344,40,14"), ellipse(-344, 84, 46, 56)), 92, 150, 0.07, flip=True)
    sc.layer(other, "#94646c", z=2, cut=0, sh=0.2, wash=0, fibre=0)
    draw_land(sc)
    sc.veil([(0, "#8f88a6", 0), (0.35, "#8f88a6", 0.35), (1, "#4c5478", 0.8)], 0, 850, 0, 1200, "multiply")
    sc.flat(ellipse(660, 960, 330, 130), "#4a4660", 0.5, "multiply", 50)
    sc.glow(LX, LY + 20, 520, "#fff2d0", 0.9, sy=0.75)
    sc.glow(LX, HORIZON + 10, 420, "#fff6dc", 0.8, sy=0.22)
    R, bars = sc.stream("evening on the water"), []
    for _ in range(90):
        y = R.uniform(962, 1150)
        x, w = R.choice((R.gauss(380, 80), R.uniform(-20, 640))), R.uniform(14, 60)
        bars.append(limb([(x - w, y, 0.4), (x, y, R.uniform(1.2, 3.2)), (x + w, y, 0.4)], 3))
    sc.flat(U(bars), "#ffc89c", 0.42)
    sc.glow(390, 1010, 260, "#f0a078", 0.45, sy=0.45)
    draw_house(sc, HX, HY)
    whole = T(
        stork().without(
            "ruff", *[f"{w}.{p}" for w in ("far", "near") for p in ("primary", "secondary", "shaft", "covert", "arm")]
        ),
        BX,
        BY,
        S,
        rot=-7,
    )
    whites = ("#fff0da", "#f0d6bf", "#d9b5a4")
    wing(
        sc,
        (520, 282),
        (492, 196),
        (470, 112),
        (-124, -52, -6),
        (196, 150),
        1.0,
        1,
        ("#5d4258", "#eba488"),
        ("#f6dcc4", "#e4c2ac", "#cfa496"),
        10,
        10,
    )
    fills = {
        "body": sc.near("#fff8e8", "#f0d6c4", 640),
        "tail": "#d9b5a4",
        "ruff": "#fbe6cc",
        "head": "#fff2de",
        "scapular": sc.near("#fff6e4", "#ecd2c0", 560),
    }
    put(sc, whole.recolour(fills), z=2.6, rim=(3, -3, "#fff0cc", 0.6), sh=0.42)
    bill = whole.at("bill")
    for row in range(5):  # plumes of the breast and down of the neck
        for j in range(7 - row // 2):
            q = j / 6
            x, y = 470 - 24 * row + 26 * q + 6, 286 - 6.5 * row + (46 - 5.5 * row) * q
            sc.layer(
                feather(x, y, 62 - 7 * row, 12 + 22 * q, 15 - row, 0.05, 0.4),
                mix("#fff8e8", "#e4c4b2", 0.16 + 0.5 * q + 0.1 * (j % 2)),
                z=0.5,
                cut=0,
                sh=0.16,
                rimop=0.45,
                wash=0.2,
            )
    down = sc.stream("down")
    neck = whole.part("body").intersection(box(0, 0, 470, 600)).buffer(-5)
    ticks = [(down.uniform(360, 470), down.uniform(250, 330)) for _ in range(110)]
    sc.flat(
        U([limb([(x, y, 0.5), (x + 8, y + 2.4, 1.5), (x + 15, y + 6, 0.4)], 2) for x, y in ticks]).intersection(neck),
        "#d8b8a8",
        0.4,
    )
    wing(sc, (556, 316), (644, 424), (558, 612), (110, 46, 2), (380, 250), 1.85, -1, ("#33283f", "#d58a6e"), whites)
    sc.flat(ellipse(760, 520, 70, 240), "#7a5478", 0.42, "multiply", 44)
    sc.flat(ellipse(600, 400, 60, 40, 30), "#8a6078", 0.3, "multiply", 22)
    R = sc.stream("shoulder")
    for row in range(5):  # from the shoulder down the arm: the lower ones first
        for j in range(6):
            q = j / 5
            x, y = 612 - 20 * row + 44 * q, 388 - 17 * row + 6 * q
            g = feather(x, y, R.uniform(46, 60), 50 - 16 * q + R.gauss(0, 3), 18, 0.04, 0.8)
            sc.layer(
                g,
                mix("#fff4e0", "#dfc0ae", 0.2 + 0.3 * q + R.uniform(0, 0.15)),
                z=0.6,
                cut=0,
                sh=0.2,
                rimop=0.5,
                wash=0.3,
            )
    for row in range(6):  # shoulder feathers over the root of the wing
        for j in range(8):
            q = j / 7
            x, y = 628 - 27 * row + 14 * math.sin(math.pi * q), 282 + 2 * row + (74 - 5 * row) * q
            g = feather(x, y, (80 - 5 * row - 20 * q) * R.uniform(0.86, 1.1), 6 + 46 * q + R.gauss(0, 2), 19, 0.04, 0.8)
            sc.layer(
                g, mix("#fff4e0", "#dfc0ae", j * 0.08 + R.uniform(0, 0.14)), z=0.7, cut=0, sh=0.22, rimop=0.5, wash=0.3
            )
    man = T(carried_elder(), bill[0], bill[1], 0.98, rot=2)
    sc.glow(bill[0], bill[1] + 220, 300, "#fff3d6", 0.6)
    put(sc, man, z=2.6, rim=(2, -3, "#ffe9c0", 0.55), sh=0.45)
    with sc.clip(box(0, 0, bill[0] + 40, 1200)):
        sc.layer(whole.part("bill.up"), "#c84a35", z=1.5, cut=0, sh=0.4)
    cloth = man.part("cloth")
    with sc.clip(cloth):  # the weight of him: the kerchief is dark below and taut at its straps
        x, y = bill[0], bill[1] + 310
        sc.flat(ellipse(x + 70, y + 120, 190, 90, -24), "#6a2740", 0.55, "multiply", 30)
        sc.flat(ellipse(x + 40, y + 30, 74, 26, -14), "#8a3448", 0.3, "multiply", 14)
        for a, b, c in ((-100, -70, -30), (-96, -40, 30), (118, -60, 60), (112, -30, 20)):
            line = [(x + a, y + b, 3), (x + (a + c) / 2 + 6, y + 10 + b * 0.2, 15), (x + c, y + 70, 2)]
            sc.flat(limb(line, 8), "#7a2c40", 0.4, "multiply", 5)
            sc.flat(T(limb(line, 8), -7, -9), "#ffb08a", 0.4, "screen", 5)
        sc.flat(ellipse(x - 96, y + 10, 36, 80, -12), "#ffca9a", 0.4, "screen", 18)
    sc.layer(T(feather(-30, 0, 64, 0, 15, 0.12, 0.4), 376, 880, 0.9, rot=58), "#fff8ea", z=5, cut=0, sh=0.4)
    Rr = sc.stream("sedge")
    for x0, x1, y, h, n, c0, c1, hd in (
        (-40, 110, 1160, 100, 60, "#6b7058", "#46544a", 0.1),
        (380, 860, 1178, 140, 120, "#4c5a50", "#2c3d3e", 0.12),
        (-60, 860, 1212, 100, 200, "#3a4a48", "#22303a", 0.1),
        (600, 870, 1216, 300, 110, "#2f4040", "#1c2a34", 0.22),
        (-70, 70, 1216, 210, 50, "#2f4040", "#1c2a34", 0.2),
    ):
        sc.layer(
            sedge(Rr, x0, x1, y, h, n, hd, -0.22),
            sc.near(c0, c1, 560, (HX, HY)),
            z=9,
            cut=0,
            sh=0.45,
            rimop=0.6,
            rim="#ffdca4",
        )
    sc.vignette("#4a2c40", 0.5, LX + 100, LY, 960, 0.5)
    sc.finish()
    return sc
