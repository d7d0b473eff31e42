"""A whale swims over a village at night, a child fishes from a boat on its back.

Palette: midnight #07122e, slate blue #35587c, tide #6f9f9f, dusk rose #e3a088, moon cream #fff3cd, boat red #84402d.
Light: the moon behind the boat. Planes: sky, moon and clouds / whale and boat / town, meadow, attic window, tree.
"""

from __future__ import annotations

import math
import random

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.child_in_boat import child_boat
from cards.studio.papercut.whale import whale


def draw() -> Scene:
    MX, MY, MR = 452, 322, 160
    sc = Scene("whale", light=(MX, MY, 260), shadow="#020513", bg="#07122e")
    R = sc.stream("layout")
    near = lambda a, b, r=620, mid=None: sc.near(a, b, r, (MX, MY), mid)
    # ---------------------------------------------------------------- sky
    sc.backdrop(
        sc.rad([(0, "#e8e3b8"), (0.18, "#b5c9ad"), (0.38, "#6f9f9f"), (0.64, "#34607f"), (1, "#172f58")], MX, MY, 700)
    )

    def wing(side, P, r0, r1, cols, d=12, z=9, sh=0.42, n=3):
        x = -120 if side < 0 else 920
        fill = Polygon([(x, P[0][1] - 60)] + [(p[0], p[1]) for p in P] + [(x, P[-1][1] + 60)]).buffer(0)
        b = bank(R, P, r0, r1, fill=fill)
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-d * k), 3), side * d * 0.5 * k, d * 0.35 * k)
            sc.layer(g, c, z=z, sh=sh, cut=0.7, rimop=0.17)

    sc.glow(MX, MY, 470, "#ffe7a8", 0.5)
    wing(
        -1,
        [(150, -40), (96, 70), (40, 190), (64, 330), (20, 430), (70, 560), (170, 660)],
        26,
        62,
        [near("#a3bfae", "#3b6b88", 520), near("#8fb1a8", "#33627f", 520), near("#7ea5a2", "#2c5877", 520)],
    )
    wing(
        1,
        [(640, -40), (740, 40), (790, 170), (730, 300), (770, 420), (740, 560), (640, 690)],
        28,
        60,
        [near("#a3bfae", "#3b6b88", 520), near("#8fb1a8", "#33627f", 520), near("#7ea5a2", "#2c5877", 520)],
    )
    sc.layer(
        Point(MX, MY).buffer(MR, 64),
        sc.rad([(0, "#fffdf0"), (0.6, "#fff3cd"), (1, "#fbdf9f")], MX - 20, MY - 20, MR * 1.1),
        z=5,
        sh=0.18,
        shc="#6b4a10",
        cut=1.0,
        wash=0.45,
        wf=0.014,
        rimop=0,
    )
    # the hare in the moon: one more sheet of the same paper
    ms = U(
        T(hare(), 542, 318, 0.98, rot=16),
        T(AF.scale(Point(0, 0).buffer(17), 1.5, 0.5), 368, 258, rot=-20),
        T(AF.scale(Point(0, 0).buffer(9), 1.5, 0.6), 402, 288, rot=-10),
        Point(398, 222).buffer(6),
        Point(346, 316).buffer(7),
    ).intersection(Point(MX, MY).buffer(MR - 6))
    sc.layer(ms, "#f9e6b4", z=1, sh=0.13, shc="#8a6420", wash=0.4, rimop=0.4, rim="#fffbe8")
    g = []
    for _ in range(210):
        x, y = R.uniform(8, 792), R.uniform(6, 800)
        if math.hypot(x - MX, y - MY) > 190:
            g.append(star(x, y, R.uniform(1.2, 3.2), R.choice([4, 5, 5, 6]), R.uniform(0.3, 0.45), R.uniform(0, 1), R))
    sc.flat(U(g), "#fff3cf", 0.9)
    wing(
        -1,
        [(60, -60), (20, 60), (-20, 200), (10, 300), (-30, 430), (10, 600), (60, 700), (150, 770)],
        30,
        66,
        [near("#5f8f9c", "#1e4570", 640), near("#527f94", "#1a3e69", 640), near("#47728b", "#163662", 640)],
        z=12,
    )
    wing(
        1,
        [(760, -60), (800, 90), (830, 200), (790, 330), (830, 470), (800, 610), (730, 740)],
        30,
        70,
        [near("#5f8f9c", "#1e4570", 640), near("#527f94", "#1a3e69", 640), near("#47728b", "#163662", 640)],
        z=12,
    )
    # stars on threads: someone fishes from above, too
    for x, y, r in (
        (92, 150, 13),
        (150, 66, 8),
        (640, 176, 9),
        (706, 108, 15),
        (40, 300, 9),
        (262, 40, 6),
    ):
        sc.stroke([(x, -5), (x, y - r)], "#efe8c8", 0.7, 0.6)
        sc.glow(x, y, r * 4, "#ffe39a", 0.6)
        sc.layer(star(x, y, r, 5, 0.42, R.uniform(-0.2, 0.2), R), "#ffe9ae", z=3, cut=0.2, sh=0.3)
    hx, hy = 590, 372
    sc.stroke([(hx, -5), (hx, hy - 30)], "#5a4a34", 0.9, 0.75)
    sc.layer(
        [(hook(hx, hy, 0.8), "#4a3a2c"), (key(hx - 9, hy + 12, 0.62, 14), "#a3662c")],
        z=2,
        cut=0,
        sh=0.3,
        fibre=0,
        rimw=0.5,
    )
    # ---------------------------------------------------------------- plume
    s_, rot, WX, WY = 0.655, -3, 30, 452
    tw = lambda g: T(g, WX, WY, s_, rot=rot)
    bx, by = tw(Point(254, 168)).coords[0]

    def curl(x, y, ang, L, w, turn, spin):
        P = [(x, y, w * 0.8)]
        a = ang
        n = 30
        for i in range(1, n + 1):
            t = i / n
            a += turn * (0.025 + t**2.4 * spin)
            st = L / n * (1 - 0.66 * t)
            x += math.cos(a) * st
            y += math.sin(a) * st
            P.append((x, y, w * (0.8 + 1.1 * math.sin(math.pi * t**0.8) * (1 - t * 0.5)) * (1 - 0.55 * t)))
        return U(limb(P, 3), Point(x, y).buffer(w * 0.42)), (x, y)

    for fillc, spec in (
        (
            near("#6d9fae", "#33688e", 520),
            [(-1.98, 360, 9, -1, 0.33), (-1.22, 380, 9, 1, 0.31), (-2.35, 270, 8, -1, 0.40), (-0.85, 260, 7, 1, 0.40)],
        ),
        (
            near("#a9cdc4", "#5f98ac", 480),
            [(-1.84, 440, 10, -1, 0.28), (-1.38, 420, 9, 1, 0.29), (-2.2, 290, 8, -1, 0.37), (-1.02, 250, 7, 1, 0.42)],
        ),
        (
            near("#f0efd6", "#a9cfca", 480),
            [
                (-1.68, 470, 11, -1, 0.27),
                (-1.54, 350, 10, 1, 0.33),
                (-2.04, 240, 8, -1, 0.43),
                (-1.2, 215, 7, 1, 0.46),
                (-1.62, 190, 7, -1, 0.5),
            ],
        ),
    ):
        sc.layer(fillet(U([curl(bx, by + 6, *q)[0] for q in spec]), 3.5), fillc, z=5, cut=0.3, sh=0.38)
    dr = []
    for _ in range(120):
        t = R.random() ** 0.6
        a = -1.62 + R.gauss(0, 0.36)
        rr_ = 70 + 330 * t
        x, y = bx + math.cos(a) * rr_, by + math.sin(a) * rr_
        dr.append(
            Point(x, y).buffer(R.uniform(0.8, 2.2))
            if R.random() < 0.55
            else star(x, y, R.uniform(2.2, 5.5), 5, 0.42, R.random(), R)
        )
    sc.flat(U(dr), "#fff2c4", 0.95)
    # ---------------------------------------------------------------- whale
    d = tw(whale())
    sc.layer(d["fin2"], near("#46658f", "#131d48", 560), z=8)
    sc.layer(d["body"], near("#6f86a8", "#151c4e", 500, "#2f3f82"), z=15, sh=0.62, wash=1.3)
    body = d["body"]
    rimlight(sc, body, 3, 9, "#ffeec2", 0.55, 2.2, r=330)

    # flow lines, star dust and a constellation inside the animal
    def ext(x):
        l = body.intersection(LineString([(x, 300), (x, 900)])).bounds
        return (l[1], l[3])

    def flow(f, x0, x1, n=40):
        return [(x, (lambda e: e[0] + f * (e[1] - e[0]))(ext(x))) for x in np.linspace(x0, x1, n)]

    dust = []
    for _ in range(420):
        x = R.uniform(150, 590)
        e = ext(x)
        f = min(0.97, abs(R.gauss(0, 0.33)) + 0.04)
        y = e[0] + f * (e[1] - e[0])
        p = Point(x, y)
        if d["belly"].buffer(6).contains(p) or d["eye"].buffer(16).contains(p):
            continue
        dust.append(p.buffer(R.choice([0.5, 0.6, 0.7, 0.8, 1.1, 1.5]), 5))
    sc.flat(U(dust), near("#fff6d8", "#9db8da", 420), 0.85)
    con = [
        flow(0.30, 318, 318, 1)[0],
        flow(0.52, 352, 352, 1)[0],
        flow(0.36, 398, 398, 1)[0],
        flow(0.5, 436, 436, 1)[0],
        flow(0.34, 478, 478, 1)[0],
        flow(0.56, 505, 505, 1)[0],
        flow(0.74, 450, 450, 1)[0],
        flow(0.72, 396, 396, 1)[0],
    ]
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 1)):
        sc.stroke([con[a], con[b]], "#dfe8ea", 0.7, 0.45, dash="1 3")
    for p in con:
        sc.glow(round(p[0], 1), round(p[1], 1), 14, "#ffe9b0", 0.9)
        sc.flat(star(p[0], p[1], 4.2, 5, 0.4, 0.2), "#fff4cf")
    belly = clean(d["belly"].difference(d["pleats"]))
    sc.layer(belly, near("#fbf1d6", "#7f90b4", 520, "#c6cdd0"), z=3, sh=0.5, cut=0.25, step=3)
    sc.layer([(d["mouth"], "#0a1030")], z=1, cut=0, sh=0.2, rimop=0)
    ex, ey = d["eye"].centroid.coords[0]
    sc.layer(AF.scale(Point(ex, ey).buffer(7), 1.35, 0.85), "#0a1030", z=1, cut=0, sh=0, rimop=0)
    sc.layer(AF.scale(Point(ex - 0.5, ey + 0.5).buffer(4.6), 1.2, 0.9), "#c9a25a", z=1, cut=0, sh=0, rimop=0)
    sc.flat(Point(ex - 0.8, ey + 0.4).buffer(2.9), "#0a0a1a")
    sc.flat(Point(ex + 0.8, ey - 1).buffer(1.1), "#fffbe8")
    sc.layer(
        [
            (limb([(ex - 12, ey + 2, 0.8), (ex - 2, ey - 5.2, 3.2), (ex + 11, ey + 1.5, 0.8)], 6), "#1b2656"),
            (limb([(ex - 15, ey - 4, 0.5), (ex - 2, ey - 11, 1.8), (ex + 14, ey - 4, 0.5)], 6), "#0a1030"),
            (limb([(ex - 8, ey + 7, 0.5), (ex + 2, ey + 8.4, 1.4), (ex + 12, ey + 5, 0.5)], 6), "#0a1030"),
        ],
        z=1,
        cut=0,
        sh=0.1,
        rimop=0,
    )
    sc.layer(d["fin"], near("#4a6492", "#0f173c", 560), z=12, sh=0.62)
    rimlight(sc, d["fin"], 2, 6, "#cfe0e0", 0.4, 2, r=420)
    # ---------------------------------------------------------------- boat and child
    c = child_boat()
    S = 0.37
    BX, BY = 348, 488
    f = lambda g: T(g, BX, BY, S, rot=1)
    line = f(LineString(c.pop("rodline")))
    tip = line.coords[-1]
    B = {k: f(v) for k, v in c.items() if v is not None}
    order = [
        ("oar", "#2c1f26"),
        ("cat", "#0d1530"),
        ("rod", "#241822"),
        ("farm", "#8c7c72"),
        ("fhand", "#b5805f"),
        ("seat", "#1d1420"),
        ("shirt", "#c3b394"),
        ("folds", "#8d8076"),
        ("knee", "#aa9b84"),
        ("scarf", "#a8321f"),
        ("head", "#cf9a76"),
        ("hair", "#3a1f1c"),
        ("cap", "#22465a"),
        ("stripes", "#cdc4a8"),
        ("band", "#ddd0b0"),
        ("pom", "#ddd0b0"),
        ("eye", "#2a140f"),
        ("cheek", "#d07f62"),
        ("wrap", "#a8321f"),
        ("wrapline", "#6a1c16"),
        ("narm", "#cfbf9e"),
        ("nhand", "#cf9a76"),
        ("cuff", "#a8321f"),
        ("reel", "#1a1a22"),
        ("bucket", "#45566e"),
    ]
    for k, col in order:
        small = k in ("eye", "cheek", "folds", "stripes", "wrapline")
        sc.layer(
            B[k],
            col,
            z=1.4,
            cut=0,
            sh=0.2 if small else 0.42,
            fibre=0,
            rim="#fff3c8",
            rimop=0 if small else 0.7,
            rimw=0.9,
        )
    # the moon stands behind: light runs along the edges of cap, back and face
    for k in ("cap", "pom", "shirt", "narm", "head", "scarf", "bucket", "cat"):
        rimlight(sc, B[k], 1.2, 2.2, "#fff6d6", 0.85, 0.8, r=300)
    for q in B["bstars"]:
        sc.layer(q, "#ffd564", z=1, cut=0, sh=0.3)
    sc.layer(
        [(B["hull"], sc.lin([(0, "#84402d"), (1, "#351619")], 0, BY - 10, 0, BY + 34)), (B["strakes"], "#260f12")],
        z=6,
        cut=0.2,
    )
    sc.layer(B["rail"], "#a05a3c", z=2, cut=0)
    SX, SY = 214, 132
    lx = np.array(tip)
    mid = (lx + np.array((SX, SY))) / 2 + np.array((5, 9))
    ln = curve(np.array([lx, mid, (SX, SY)]), n=10)
    sc.stroke(ln, "#fff6d8", 0.9, 0.95)
    lm = LineString(ln).intersection(Point(MX, MY).buffer(MR))
    sc.stroke(np.asarray(lm.coords), "#6b4a1c", 1.1, 0.85)
    sc.glow(SX, SY - 10, 160, "#ffe08a", 0.95)
    sc.layer(star(SX, SY - 14, 28, 5, 0.42, 0.15, R), "#ffedb4", z=4, cut=0.2, sh=0.2, shc="#6b4a10")

    # ---------------------------------------------------------------- cloud sea under the belly
    def sea(P, r0, r1, cols, z=9, d=9, sh=0.4):
        fill = Polygon([(p[0], p[1]) for p in P] + [(900, 1260), (-100, 1260)]).buffer(0)
        b = bank(R, P, r0, r1, fill=fill)
        for k, c in enumerate(cols):
            sc.layer(b if k == 0 else T(rounded(b.buffer(-d * k), 3), 0, d * 0.7 * k), c, z=z, sh=sh, rimop=0.2)

    sea(
        [
            (-40, 742),
            (60, 770),
            (150, 812),
            (250, 850),
            (360, 858),
            (470, 850),
            (560, 812),
            (650, 772),
            (740, 730),
            (840, 720),
        ],
        16,
        40,
        [near("#86aaa8", "#2e5a80", 620), near("#789fa3", "#2a547b", 620), near("#6b949d", "#264e76", 620)],
    )
    sc.veil([(0, "#e3a088", 0), (0.45, "#e3a088", 0.40), (1, "#e3a088", 0)], 0, 715, 0, 1010)
    # ---------------------------------------------------------------- the hill and its town
    h1, t1 = land(
        R, [(-40, 960), (110, 935), (250, 905), (360, 858), (470, 836), (580, 862), (690, 910), (840, 945)], 4
    )
    sc.layer(h1, near("#8ba6a2", "#35587c", 640), z=12, sh=0.4, rimop=0.25)
    ch = T(church(R, 0.52), 462, y_at(t1, 470) + 3)
    for k in ("belf", "clock", "wins"):
        sc.flat(ch[k].buffer(0.6), "#ffdc8c")
    sc.layer([(ch["nave"], "#4d6f88"), (ch["tower"].difference(ch["clock"]), "#557890")], z=3, cut=0.2)
    sc.layer([(ch["nroof"], "#2b4570"), (ch["spire"], "#2b4570"), (ch["cross"], "#2b4570")], z=2, cut=0.1)
    cc = ch["clock"].centroid
    sc.flat(
        U(
            limb([(cc.x, cc.y, 0.9), (cc.x, cc.y - 3.6, 0.9)], 1),
            limb([(cc.x, cc.y, 0.9), (cc.x - 0.4, cc.y - 2.4, 0.9)], 1),
        ),
        "#23406a",
    )
    sc.glow(round(cc.x), round(cc.y), 34, "#ffc870", 0.7)
    hill_town(
        sc,
        R,
        t1,
        470,
        5,
        (("#6d8c9c", "#7d8f9c"), ("#3f6488", "#587089")),
        (["#45618a", "#4c5a84", "#665a80"], ["#3a4270", "#6a3f5c", "#8f4a50", "#7a4054"]),
        0.30,
        size=(17, 46),
        spread=(62, 330),
        step=27,
        trees="#2b5070",
        skip=lambda x, y: (abs(x - 470) < 26 and y < y_at(t1, 470) + 12) or x > 640,
    )
    sc.veil([(0, "#9cc0b4", 0), (0.55, "#9cc0b4", 0.15), (1, "#9cc0b4", 0)], 0, 900, 0, 1110)
    # near hills, left then right, with the road between them
    h2, t2 = land(R, [(-40, 1040), (90, 1042), (220, 1066), (350, 1112), (470, 1172), (600, 1260)], 5)
    h3, t3 = land(R, [(200, 1260), (330, 1180), (450, 1120), (580, 1076), (700, 1050), (840, 1046)], 5)
    hb, tb = land(R, [(-40, 1080), (200, 1075), (400, 1058), (600, 1075), (840, 1080)], 4)
    sc.layer(
        limb([(404, 1080, 13), (406, 1058, 11), (438, 1036, 9), (434, 1012, 7), (420, 994, 6)], 6).intersection(h1),
        "#b9c4b4",
        z=0.6,
        cut=0.4,
        sh=0.15,
        rimop=0.1,
    )
    sc.layer(hb, near("#5f8498", "#2f557c", 900), z=10, sh=0.4, rimop=0.3)
    road = limb(
        [
            (300, 1244, 110),
            (356, 1184, 66),
            (424, 1138, 40),
            (442, 1112, 25),
            (418, 1090, 15),
            (404, 1066, 10),
            (404, 1050, 9),
        ],
        8,
    )
    sc.layer(road.intersection(hb), "#c3c9b4", z=0.8, cut=0.5, sh=0.2, rimop=0.1)
    sc.layer(h3, near("#45708e", "#1c3a66", 900), z=15, sh=0.55, rimop=0.35)
    for x, w_, h_, k, dy in ((548, 56, 58, "gable", 12), (606, 60, 48, "side", 13)):
        put_house(
            sc,
            T(house(R, w_, h_, k, 0.3), x, y_at(t3, x) + dy),
            mix("#233c64", "#2b466e", R.random()),
            R.choice(["#3c2548", "#4a2a48"]),
            7,
            glow=0.6,
            gs=44,
        )
    sc.layer(h2, near("#4a7592", "#1f3f6c", 900), z=15, sh=0.55, rimop=0.35)
    for q in [
        poplar(R, x, y_at(t2, x) + dy, hh, hh * 0.26)
        for x, hh, dy in ((196, 96, 8), (218, 68, 10), (240, 88, 16), (264, 60, 22))
    ]:
        sc.layer(q, "#1d3f6a", z=5, cut=0.2)
    sc.layer(fence(R, t2, 276, 420, 12, 10, 5), "#16305a", z=3, cut=0.1)
    for x, dy, s_ in ((322, 22, 0.52), (366, 34, 0.58), (276, 40, 0.56), (318, 58, 0.66), (246, 62, 0.62)):
        q = T(sheep(), x, y_at(t2, x) + dy, s_, flip=x in (366, 246))
        sc.layer([(q["face"], "#0d1a3c"), (q["wool"], "#cfd6cf"), (q["curls"], "#8ea2b4")], z=2.4, cut=0, sh=0.45)
    # ---------------------------------------------------------------- foreground
    h4, t4 = land(R, [(-40, 1118), (70, 1128), (200, 1166), (340, 1196), (520, 1186), (680, 1156), (840, 1128)], 5)
    wood, lv = tree(
        random.Random(44), 764, 1160, 300, -1.72, 24, 8, 0.5, ratio=0.78, leafL=10, leafp=0.45, curl=0.4, roots=4
    )
    sc.layer(wood, "#0a1838", z=12, cut=0.3, step=4, sh=0.5, rimop=0.35)
    sc.layer([(U(lv[::2]), "#122a54"), (U(lv[1::2]), "#27456e")], z=4, cut=0, sh=0.4, rimop=0.35)
    # the child's house: open attic window, knotted sheets, cat on the ridge
    r4 = random.Random(12)
    hs = house(r4, 108, 124, "gable", 0.0, roofh=132, lean=4)
    HX, HY = 92, 1160
    hs = T(hs, HX, HY)
    ax, ay = HX + 6, HY - 124 - 34
    att = U(box(ax - 12, ay - 6, ax + 12, ay + 24), Point(ax, ay - 6).buffer(12))
    hs["wall"] = hs["wall"].difference(att)
    hs["dark"] = [p for p in hs["dark"] if p.distance(att) > 1]
    if hs.get("beams") is not None:
        hs["beams"] = hs["beams"].difference(att.buffer(2))
    sc.flat(att, sc.lin([(0, "#fff6cc"), (1, "#f6a540")], 0, ay - 16, 0, ay + 24))
    put_house(
        sc,
        hs,
        sc.rad([(0, "#5a5a70"), (0.5, "#2c4168"), (1, "#1b3058")], ax, ay, 130),
        "#4a2a48",
        9,
        beam="#131f44",
        door="#0d1838",
        shutc="#4a2a48",
    )
    sc.layer(
        [(box(ax - 25, ay - 8, ax - 13, ay + 24), "#6a3a4c"), (box(ax + 13, ay - 8, ax + 25, ay + 24), "#6a3a4c")],
        z=4,
        cut=0.2,
    )
    sc.layer(
        [(box(ax - 12, ay + 6, ax - 4, ay + 24).union(Point(ax - 8, ay + 4).buffer(3.4)).buffer(0.4), "#b9803c")],
        z=1,
        cut=0,
        sh=0.2,
        rimop=0,
        op=0.0,
    )
    sc.glow(ax, ay + 4, 110, "#ffb650", 0.8)
    segs, kn = knotted_rope(ax + 1, ay + 22, 5, 23, 9.5, 6, 3)
    sc.layer([(U(segs[::2]), "#efe6cc"), (U(segs[1::2]), "#c9b7a6")], z=4, cut=0, sh=0.6)
    sc.layer(U(kn), "#fff6e0", z=1.5, cut=0, sh=0.4)
    sc.layer(T(cat_ridge(), HX + 45, HY - 152, 0.64, rot=54), "#070e26", z=3, cut=0, rimop=0.6)
    sc.layer(h4, "#0a1738", z=16, sh=0.6, rimop=0.3)
    sc.layer(
        U(grass(R, -10, 810, lambda x: y_at(t4, x) + 8, 30, 220, 0.1, 2.6, 0.10)),
        "#142a54",
        z=3,
        cut=0,
        sh=0.4,
        rimop=0.3,
    )
    sc.layer(
        U(grass(R, -10, 810, lambda x: y_at(t4, x) + 22, 40, 240, 0.1, 2.8, 0.06)),
        "#060f28",
        z=4,
        cut=0,
        sh=0.4,
        rimop=0.25,
    )
    sc.vignette("#01040f", 0.45, MX, 560, 900)
    sc.finish(0.2)

    return sc
