"""A whale swims out of the top of the night over a sleeping village; on its back a child fishes for a star.

Palette: midnight #101a4a, ultramarine #2a348c, tide #3f7f94, roof coral #b9564a, moon cream #fff1cb, star gold #f5c65a.
Light: the moon, half hidden behind the whale's back. Planes: sky and moon / whale and boat / village, gutter, tree.
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

MX, MY, MR = 436, 318, 186  # the moon
S, ROT, WX, WY = 0.93, -19, -84, 418  # where the whale swims: it leaves the card at the upper right
STAR = (136, 150)
EVEN = {"cut": 0, "fibre": 0}


def placed(g):
    """From the whale's own paper onto the card."""
    return T(g, WX, WY, S, rot=ROT)


def thin_bank(sc, name, P, r0, r1, cols, side, z=9, d=9):
    """A narrow bank of cloud reaching in from one edge."""
    x = -120 if side < 0 else 920
    fill = Polygon([(x, P[0][1])] + list(P) + [(x, P[-1][1])]).buffer(0)
    b = bank(sc.stream(name), P, r0, r1, fill=fill)
    for k, c in enumerate(cols):
        g = b if k == 0 else T(rounded(b.buffer(-d * k), 3), side * d * 0.5 * k, d * 0.4 * k)
        sc.layer(g, c, z=z, sh=0.4, rimop=0.22)


def draw_sky(sc, near):
    """Moon, stars and the line that somebody higher up has let down."""
    sc.backdrop(
        sc.rad([(0, "#f2e9c0"), (0.16, "#b9cfb4"), (0.34, "#6b9aa6"), (0.6, "#30548c"), (1, "#141e52")], MX, MY, 760)
    )
    r = sc.stream("stars")
    g = []
    for _ in range(230):
        x, y = r.uniform(8, 792), r.uniform(6, 760)
        if math.hypot(x - MX, y - MY) > MR + 36:
            g.append(star(x, y, r.uniform(1.1, 3.2), r.choice([4, 5, 5, 6]), r.uniform(0.3, 0.45), r.uniform(0, 1), r))
    sc.flat(U(g), "#fff1cb", 0.9)
    sc.glow(MX, MY, 520, "#ffe7a8", 0.55)
    thin_bank(
        sc,
        "cloud left",
        [(-60, 420), (40, 432), (120, 452), (176, 486), (120, 522), (20, 540), (-60, 560)],
        14,
        34,
        [near("#7fa7ae", "#2d4f86", 520), near("#6f9aa6", "#27467e", 520), near("#618d9e", "#223e76", 520)],
        -1,
    )
    thin_bank(
        sc,
        "cloud right",
        [(860, 20), (760, 30), (690, 56), (650, 92), (700, 122), (790, 128), (860, 150)],
        14,
        34,
        [near("#7fa7ae", "#2d4f86", 520), near("#6f9aa6", "#27467e", 520), near("#618d9e", "#223e76", 520)],
        1,
    )
    sc.layer(
        Point(MX, MY).buffer(MR, 64),
        sc.rad([(0, "#fffdf2"), (0.6, "#fff4d2"), (1, "#fbdf9f")], MX - 20, MY - 20, MR * 1.1),
        z=5,
        sh=0.18,
        shc="#6b4a10",
        cut=1.0,
        wash=0.6,
        wf=0.014,
        rimop=0,
        fibre=0.06,
    )
    ms = U(
        T(hare(), 520, 300, 0.98, rot=16),
        T(ellipse(0, 0, 26, 9), 330, 262, rot=-20),
        ellipse(368, 214, 7),
        ellipse(404, 188, 14, 5, -12),
        ellipse(300, 330, 8),
    ).intersection(Point(MX, MY).buffer(MR - 8))
    sc.layer(ms, "#f8e3ae", z=1, sh=0.14, shc="#8a6420", wash=0.4, rimop=0.4, rim="#fffbe8", **EVEN)
    hx, hy = 700, 292
    sc.stroke([(hx, -5), (hx, hy - 24)], "#cdbf96", 0.9, 0.8)
    sc.layer(
        [(hook(hx, hy, 0.8), "#e8d9a8"), (key(hx - 9, hy + 12, 0.62, 14), "#f5c65a")], z=2, sh=0.3, rimw=0.5, **EVEN
    )
    for x, y, q in ((52, 232, 9), (246, 64, 7), (596, 40, 8)):
        sc.stroke([(x, -5), (x, y - q)], "#efe8c8", 0.7, 0.55)
        sc.glow(x, y, q * 4, "#ffe39a", 0.6)
        sc.layer(star(x, y, q, 5, 0.42, 0.1), "#ffe9ae", z=3, sh=0.3, **EVEN)


def draw_plume(sc, near):
    """The blow, cut as curls."""
    bx, by = placed(Point(254, 168)).coords[0]

    def curl(ang, L, w, turn, spin):
        x, y, P, a, n = bx, by + 6, [(bx, by + 6, w * 0.8)], ang, 30
        for i in range(1, n + 1):
            t = i / n
            a += turn * (0.025 + t**2.4 * spin)
            st = L / n * (1 - 0.66 * t)
            x, y = x + math.cos(a) * st, y + math.sin(a) * st
            P.append((x, y, w * (0.8 + 1.1 * math.sin(math.pi * t**0.8) * (1 - t * 0.5)) * (1 - 0.55 * t)))
        return U(limb(P, 3), Point(x, y).buffer(w * 0.42))

    for fill, spec in (
        (
            near("#6d9fae", "#33688e", 520),
            [(-2.2, 250, 8, -1, 0.34), (-1.5, 250, 8, 1, 0.33), (-1.16, 180, 7, 1, 0.42)],
        ),
        (
            near("#a9cdc4", "#5f98ac", 480),
            [(-2.02, 330, 9, -1, 0.28), (-1.66, 320, 9, 1, 0.29), (-2.44, 200, 7, -1, 0.4)],
        ),
        (
            near("#f0efd6", "#a9cfca", 480),
            [(-1.9, 360, 10, -1, 0.27), (-1.78, 260, 9, 1, 0.33), (-2.3, 170, 7, -1, 0.46), (-1.44, 150, 6, 1, 0.5)],
        ),
    ):
        sc.layer(fillet(U([curl(*q) for q in spec]), 3.5), fill, z=5, sh=0.38, **EVEN)
    r = sc.stream("drops")
    dr = []
    for _ in range(90):
        t, a = r.random() ** 0.6, -1.8 + r.gauss(0, 0.34)
        d = 50 + 240 * t
        x, y = bx + math.cos(a) * d, by + math.sin(a) * d
        dr.append(
            Point(x, y).buffer(r.uniform(0.8, 2.0))
            if r.random() < 0.55
            else star(x, y, r.uniform(2, 4.6), 5, 0.42, r.random())
        )
    sc.flat(U(dr), "#fff2c4", 0.9)


def draw_whale(sc, near):
    """The beast, pleats along its jaw, a night sky inside."""
    d = placed(whale())
    body = d["body"]
    sc.layer(d["fin2"], near("#3f5f92", "#111a4a", 620), z=9)
    sc.layer(body, near("#7f93b8", "#101a4a", 560, "#2a348c"), z=17, sh=0.6, wash=1.0)
    rimlight(sc, body, 4, 12, "#ffeec2", 0.6, 2.6, r=380)
    r = sc.stream("dust")
    spine = [
        placed(Point(x, y)).coords[0]
        for x, y in ((60, 296), (200, 270), (330, 240), (480, 220), (620, 220), (760, 210), (880, 170))
    ]
    line = curve(np.array(spine), n=12)
    dust = []
    for _ in range(520):
        x, y = line[r.randrange(len(line))]
        x, y = x + r.gauss(0, 34), y + r.gauss(0, 44) - 10
        p = Point(x, y)
        if body.buffer(-4).contains(p) and not d["belly"].buffer(6).contains(p) and not d["eye"].buffer(18).contains(p):
            dust.append(p.buffer(r.choice([0.5, 0.6, 0.7, 0.8, 1.1, 1.6]), 5))
    sc.flat(U(dust), near("#fff6d8", "#9db8da", 460), 0.85)
    con = [
        placed(Point(x, y)).coords[0]
        for x, y in ((330, 260), (372, 316), (440, 250), (498, 300), (560, 236), (590, 330), (520, 372), (432, 380))
    ]
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 1)):
        sc.stroke([con[a], con[b]], "#dfe8ea", 0.7, 0.5, dash="1 3")
    for x, y in con:
        sc.glow(x, y, 15, "#ffe9b0", 0.9)
        sc.flat(star(x, y, 4.6, 5, 0.4, 0.2), "#fff4cf")
    sc.layer(
        clean(d["belly"].difference(d["pleats"])),
        near("#fbf1d6", "#6f82b0", 620, "#c6cdd0"),
        z=3,
        sh=0.5,
        cut=0.25,
        step=3,
    )
    sc.layer(d["mouth"], "#0a1030", z=1, sh=0.2, rimop=0, **EVEN)
    ex, ey = d["eye"].centroid.coords[0]

    def at(g):
        return T(g, ex, ey, 1.15, rot=ROT)

    sc.layer(at(ellipse(0, 0, 9.4, 6)), "#0a1030", z=1, sh=0, rimop=0, **EVEN)
    sc.layer(at(ellipse(-0.5, 0.5, 5.6, 4.2)), "#d9a84a", z=1, sh=0, rimop=0, **EVEN)
    sc.flat(at(ellipse(-0.8, 0.4, 2.9)), "#0a0a1a")
    sc.flat(at(ellipse(0.8, -1, 1.1)), "#fffbe8")
    sc.layer(
        at(
            U(
                limb("-12,2,.8 -2,-5.2,3.2 11,1.5,.8", 6),
                limb("-15,-4,.5 -2,-11,1.8 14,-4,.5", 6),
                limb("-8,7,.5 2,8.4,1.4 12,5,.5", 6),
            )
        ),
        "#1b2656",
        z=1,
        sh=0.1,
        rimop=0,
        **EVEN,
    )
    sc.layer(d["fin"], near("#4a5fa4", "#0e1542", 620), z=14, sh=0.62)
    rimlight(sc, d["fin"], 2, 7, "#cfe0e0", 0.45, 2, r=460)
    return body


def draw_boat(sc, near):
    """Child, rod and boat as one dark shape against the moon; only edges are lit."""
    c = child_boat()
    k, bx, by = 0.37, 330, 352

    def f(g):
        return T(g, bx, by, k, rot=-10)

    rod = f(LineString(c.pop("rodline")))
    c.pop("lantern")
    B = {n: f(v) for n, v in c.items()}
    dark_ink = {
        "oar": "#101640",
        "cat": "#0b1034",
        "rod": "#0b1034",
        "farm": "#161d4c",
        "fhand": "#1b2352",
        "seat": "#0e1438",
        "shirt": "#1a2258",
        "folds": "#11183f",
        "knee": "#1d2660",
        "scarf": "#7a2a34",
        "head": "#141b48",
        "hair": "#0d1238",
        "cap": "#161e50",
        "stripes": "#3a4a86",
        "band": "#2a3468",
        "pom": "#39457a",
        "eye": "#f5c65a",
        "wrap": "#8a3036",
        "wrapline": "#4a1a2a",
        "narm": "#212a68",
        "nhand": "#1b2352",
        "cuff": "#7a2a34",
        "reel": "#0b1034",
        "bucket": "#1a2152",
    }
    for n, col in dark_ink.items():
        if n == "eye":
            continue
        sc.layer(B[n], col, z=1.4, sh=0.3, rim="#ffe2a0", rimop=0.75, rimw=0.9, cut=0, fibre=0.03)
    for q in B["bstars"]:
        sc.layer(q, "#ffd564", z=1, sh=0.3, **EVEN)
    bxs, bys = f(Point(528, -84)).coords[0]
    sc.glow(bxs, bys, 36, "#ffd070", 0.8)
    sc.layer(
        [(B["hull"], sc.lin([(0, "#6a2f34"), (1, "#1d1238")], 0, by - 40, 0, by + 34)), (B["strakes"], "#170d2c")],
        z=7,
        cut=0.2,
    )
    sc.layer(B["rail"], "#a5503f", z=2, cut=0, rimop=0.6)
    tip = np.array(rod.coords[-1])
    end = np.array(STAR)
    mid = (tip + end) / 2 + np.array((6, 14))
    ln = curve(np.array([tip, mid, end + (4, 20)]), n=10)
    sc.stroke(ln, "#fff6d8", 1.0, 0.95)
    over = LineString(ln).intersection(Point(MX, MY).buffer(MR))
    if not over.is_empty:
        sc.stroke(np.asarray(over.coords), "#4a3a2c", 1.2, 0.9)
    sc.glow(*STAR, 190, "#ffe08a", 1)
    sc.layer(star(*STAR, 34, 5, 0.42, 0.15), "#ffedb4", z=5, sh=0.25, shc="#2a2a50", **EVEN)
    sc.layer(star(STAR[0] - 1, STAR[1] - 1, 20, 5, 0.42, 0.15), "#fff9e0", z=1, sh=0.1, shc="#8a6a20", **EVEN)


def draw_village(sc, near, body):
    """Hill, town, and the shadow that swims over it."""
    thin_bank(
        sc,
        "mist left",
        [(-60, 730), (40, 742), (150, 770), (230, 806), (150, 840), (-60, 880)],
        14,
        34,
        [near("#6f97a6", "#27457e", 720), near("#618aa0", "#233f76", 720)],
        -1,
        z=8,
    )
    thin_bank(
        sc,
        "mist right",
        [(860, 640), (740, 660), (640, 700), (580, 744), (660, 782), (860, 830)],
        16,
        38,
        [near("#6f97a6", "#27457e", 720), near("#618aa0", "#233f76", 720)],
        1,
        z=8,
    )
    sc.veil([(0, "#e3a088", 0), (0.5, "#e3a088", 0.34), (1, "#e3a088", 0)], 0, 700, 0, 980)
    h1, t1 = land(
        sc.stream("hill"),
        [(-40, 1010), (110, 970), (250, 916), (350, 868), (450, 850), (560, 884), (680, 936), (840, 968)],
        4,
    )
    sc.layer(h1, near("#86a3a4", "#2f5080", 760), z=12, sh=0.4, rimop=0.25)
    ch = T(church(sc.stream("church"), 0.56), 440, y_at(t1, 446) + 3)
    for k in ("belf", "clock", "wins"):
        sc.flat(ch[k].buffer(0.6), "#ffdc8c")
    sc.layer([(ch["nave"], "#476888"), (ch["tower"].difference(ch["clock"]), "#4f7090")], z=3, cut=0.2)
    sc.layer([(ch["nroof"], "#263f70"), (ch["spire"], "#263f70"), (ch["cross"], "#263f70")], z=2, cut=0.1)
    cc = ch["clock"].centroid
    sc.flat(
        U(
            limb([(cc.x, cc.y, 0.9), (cc.x, cc.y - 3.6, 0.9)], 1),
            limb([(cc.x, cc.y, 0.9), (cc.x - 0.4, cc.y - 2.4, 0.9)], 1),
        ),
        "#23406a",
    )
    sc.glow(cc.x, cc.y, 34, "#ffc870", 0.7)
    hill_town(
        sc,
        sc.stream("town"),
        t1,
        440,
        6,
        (("#5f7f98", "#6f8098"), ("#35587f", "#4a5f86")),
        (["#3f5a88", "#4c5490", "#7a4a68"], ["#8a4450", "#b9564a", "#a14a4c", "#5a3f66"]),
        0.22,
        size=(15, 46),
        spread=(54, 372),
        step=25,
        trees="#2b4a74",
        skip=lambda x, y: (abs(x - 446) < 26 and y < y_at(t1, 446) + 12) or (x > 640 and y > 1020),
    )
    sc.veil([(0, "#9cc0b4", 0), (0.55, "#9cc0b4", 0.12), (1, "#9cc0b4", 0)], 0, 920, 0, 1110)
    road = limb([(286, 1160, 46), (330, 1120, 30), (420, 1092, 20), (486, 1066, 13), (470, 1040, 9), (440, 1022, 6)], 8)
    sc.layer(road.intersection(h1), sc.near("#b9c4b4", "#6f8aa4", 800), z=0.8, cut=0.4, sh=0.2, rimop=0.15)
    sc.layer(fence(sc.stream("fence"), t1 + np.array((0, 190)), 520, 640, 12, 10, 5), "#1d2f66", z=2, cut=0.1)
    # the whale's shadow on the roofs
    sh = AF.scale(T(body, -36, 402), 0.9, 0.5, origin=(330, 1010)).intersection(h1)
    sc.flat(sh, "#141850", 0.62, "multiply", 8)
    return t1


def draw_foreground(sc):
    """Gutter, cat, open window with knotted sheets; a bare tree; grass."""
    h2, t2 = land(
        sc.stream("near hill"),
        [(-40, 1092), (120, 1100), (300, 1130), (460, 1150), (600, 1132), (720, 1104), (840, 1090)],
        5,
    )
    sc.layer(h2, sc.near("#2f4f86", "#131f52", 900), z=15, sh=0.55, rimop=0.35)
    for x, dy, q, fl in ((392, 20, 0.5, 0), (430, 30, 0.58, 1), (474, 18, 0.5, 0), (356, 34, 0.6, 0)):
        s = T(sheep(), x, y_at(t2, x) + dy, q, flip=bool(fl))
        sc.layer([(s["face"], "#1d2656"), (s["wool"], "#c3cdd4"), (s["curls"], "#8296b4")], z=2.4, cut=0, sh=0.45)
    rng = random.Random("whale/attic")
    hs = house(rng, 150, 168, "gable", 0.0, roofh=176, lean=6)
    hx, hy = 88, 1216
    hs = T(hs, hx, hy)
    ax, ay = hx + 8, hy - 168 - 42
    att = U(box(ax - 17, ay - 8, ax + 17, ay + 34), Point(ax, ay - 8).buffer(17))
    hs["wall"] = hs["wall"].difference(att)
    hs["dark"] = [p for p in hs["dark"] if p.distance(att) > 1]
    if hs.get("beams") is not None:
        hs["beams"] = hs["beams"].difference(att.buffer(3))
    sc.flat(att, sc.lin([(0, "#fff6cc"), (1, "#f6a540")], 0, ay - 24, 0, ay + 34))
    put_house(
        sc,
        hs,
        sc.rad([(0, "#6a6688"), (0.5, "#2a3a72"), (1, "#182458")], ax, ay, 180),
        "#6a2f48",
        10,
        beam="#121a4a",
        door="#0c1238",
        shutc="#5a2a48",
    )
    sc.layer(
        [(box(ax - 36, ay - 10, ax - 19, ay + 34), "#8a3f4c"), (box(ax + 19, ay - 10, ax + 36, ay + 34), "#8a3f4c")],
        z=4,
        cut=0.2,
    )
    sc.glow(ax, ay + 6, 150, "#ffb650", 0.85)
    segs, kn = knotted_rope(ax + 1, ay + 30, 6, 26, 12, 7, 3)
    sc.layer([(U(segs[::2]), "#efe6cc"), (U(segs[1::2]), "#c9b7b6")], z=4, cut=0, sh=0.6)
    sc.layer(U(kn), "#fff6e0", z=1.5, cut=0, sh=0.4)
    wood, lv = tree(
        sc.stream("tree"), 762, 1176, 310, -1.66, 26, 8, 0.46, ratio=0.78, leafL=10, leafp=0.4, curl=0.4, roots=4
    )
    sc.layer(wood, "#0a1242", z=12, cut=0.3, step=4, sh=0.5, rimop=0.4)
    sc.layer([(U(lv[::2]), "#16245c"), (U(lv[1::2]), "#2c4280")], z=4, cut=0, sh=0.4, rimop=0.35)
    h4, t4 = land(
        sc.stream("ground"), [(-40, 1180), (150, 1186), (340, 1200), (520, 1196), (680, 1176), (840, 1150)], 5
    )
    # roof and gutter close by, with the cat who looks up
    roof = shape("560,1230^ 596,1150 640,1132 720,1126 850,1124^ 850,1240^")
    sc.layer(roof, sc.rad([(0, "#7a3a4a"), (1, "#2a1a48")], 560, 1060, 300), z=10, sh=0.5, rimop=0.5)
    sc.flat(roof_tiles(roof, 22, 13), "#1d1238", 0.7)
    gut = limb([(586, 1160, 7), (640, 1138, 8), (720, 1131, 8), (850, 1129, 8)], 6)
    sc.layer(gut, "#3a4678", z=4, cut=0, rimop=0.6)
    cat = T(beast("cat", "sit_up", ("#0b0f34", "#141a48", "#080a24"), head=-44), 622, 1143, 0.62)
    put(sc, cat, z=2, rim=(2, 2, "#ffe9b0", 0.7))
    sc.layer(h4, "#0a1038", z=14, sh=0.6, rimop=0.3)
    g = U(grass(sc.stream("grass"), -10, 600, lambda x: y_at(t4, x) + 8, 32, 190, 0.1, 2.6, 0.1))
    sc.layer(g, "#121c54", z=3, cut=0, sh=0.4, rimop=0.3)


def draw() -> Scene:
    """The first card of the deck."""
    sc = Scene("whale", light=(MX, MY, 260), shadow="#03061e", bg="#101a4a")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (MX, MY), mid)

    draw_sky(sc, near)
    draw_plume(sc, near)
    body = draw_whale(sc, near)
    draw_boat(sc, near)
    draw_village(sc, near, body)
    draw_foreground(sc)
    sc.vignette("#02051c", 0.42, MX, 560, 920)
    sc.finish()
    return sc
