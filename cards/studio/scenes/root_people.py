"""root_people: at the very end one hand is open; for whom?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.root_figure import clasp, open_hand, root, root_figure

# loam #3b241d, burnt sienna #7d4127, clay rose #b87758, bone #d9c3a0, snow paper #f4ecdd, sap green #6f8a4a
GROUND = 366
# hands (x, y): where one row holds on to the next
TRUNK_HANDS = [(150, 486), (322, 512), (478, 512), (652, 486)]
#         x,   y,   s,   up, down hands, view, flip, age, style, beard, tilt
ROWS = [
    [
        (128, 596, 0.98, [(150, 486), (46, 720)], "side", False, 74, "", True, 6),
        (300, 624, 1.0, [(322, 512), (226, 762)], "back", False, 30, "braid", False, 0),
        (506, 624, 1.0, [(478, 512), (578, 762)], "side", True, 62, "scarf", False, -4),
        (674, 596, 0.98, [(652, 486), (756, 724)], "back", False, 40, "hat", False, 0),
    ],
    [
        (44, 828, 0.8, [(46, 720), (128, 936)], "side", True, 40, "bun", False, -4),
        (212, 856, 0.84, [(226, 762), (300, 968)], "side", True, 70, "hat", True, 4),
        (408, 850, 0.7, [(398, 744), (350, 926)], "side", True, 9, "", False, -8),
        (592, 856, 0.84, [(578, 762), (510, 968)], "back", False, 60, "scarf", False, 0),
        (748, 830, 0.8, [(756, 724), (676, 936)], "back", False, 34, "", False, 0),
    ],
    [
        (142, 1016, 0.64, [(128, 936), (60, 1092)], "back", False, 50, "", False, 0),
        (308, 1042, 0.66, [(300, 968), (394, 1112)], "side", False, 66, "scarf", False, 6),
        (496, 1042, 0.66, [(510, 968), (404, 1112)], "side", True, 78, "", True, 6),
        (662, 1016, 0.64, [(676, 936), (742, 1090)], "back", False, 20, "braid", False, 0),
    ],
    [
        (48, 1156, 0.5, [(60, 1092), (-20, 1200)], "side", False, 30, "hat", False, 4),
        (226, 1150, 0.5, [(180, 1100), (270, 1100)], "side", True, 12, "bun", False, 4),
        (600, 1150, 0.5, [(560, 1096), (646, 1104)], "back", False, 70, "scarf", False, 0),
        (752, 1160, 0.5, [(742, 1090), (820, 1200)], "side", True, 44, "", True, 4),
    ],
]
TONES = [  # lit, shade, line
    ("#dba47c", "#a3613f", "#5b2f1e"),
    ("#bd7d53", "#854a2c", "#46241a"),
    ("#95593b", "#633621", "#331b15"),
    ("#6b412f", "#492a20", "#271613"),
]


def lead():
    """The first row, flat."""
    out = {}
    rng = Scene("root_people").stream("flat")
    for k, a in enumerate(ROWS[0]):
        f = root_figure(rng, *a[:4], view=a[4], flip=a[5], age=a[6], style=a[7], beard=a[8], tilt=a[9])
        out |= {f"{n}{k}": f[n] for n in ("body", "head", "grain", "hair", "ink")}
    return out


def draw() -> Scene:
    sc = Scene("root_people", light=(400, 330, 240), shadow="#170c0a", bg="#3b241d")
    # ---------------------------------------------------------------- winter above
    sc.backdrop(sc.lin([(0, "#cdb999"), (0.14, "#e2d2b4"), (0.3, "#f6eedf")], 0, 0, 0, 1200))
    Rs = sc.stream("sky")
    for k, (y, c) in enumerate(((120, "#dccbab"), (216, "#e6d8bc"))):
        g = Polygon(ridge(sc.stream(f"haze{k}"), y, 26, f=0.8, tilt=40 - 80 * k)[1] + [(850, 400), (-50, 400)]).buffer(
            0
        )
        sc.layer(g, c, z=5, op=0.8, sh=0.1, wash=0.5)
    far = Polygon(ridge(sc.stream("far"), 306, 16, f=1.4)[1] + [(850, 420), (-50, 420)]).buffer(0)
    sc.layer(far, "#cfc0a6", z=5, sh=0.16)
    Rt = sc.stream("trees")
    wood = []
    for _ in range(40):
        x = Rt.uniform(-10, 810)
        if 300 < x < 500:
            continue
        h = Rt.uniform(14, 44)
        wood.append(limb([(x, 330, 2.6), (x + Rt.uniform(-2, 2), 326 - h, 0.5)], 2))
        wood += [
            limb([(x, 330 - h * t, 1.3), (x + sg * h * 0.26 * (1.1 - t), 330 - h * (t + 0.22), 0.4)], 2)
            for t in (0.3, 0.45, 0.6, 0.75)
            for sg in (-1, 1)
        ]
    sc.layer(U(wood), "#b3a58e", z=1.5, cut=0, sh=0.12, wash=0, fibre=0)
    mid = Polygon(ridge(sc.stream("mid"), 334, 9, f=1.2)[1] + [(850, 420), (-50, 420)]).buffer(0)
    sc.layer(mid, "#e9dfca", z=5, sh=0.16)
    sc.glow(400, 330, 380, "#fffaf0", 0.6, sy=0.6)
    # ---------------------------------------------------------------- earth: strata, far to near is deep to shallow
    sc.layer(
        box(-50, GROUND, 850, 1260),
        sc.lin([(0, "#6a4030"), (0.3, "#4f3025"), (1, "#2c1915")], 0, GROUND, 0, 1200),
        z=3,
        cut=0,
        sh=0,
    )
    Re = sc.stream("earth")
    for k, (y, a, b) in enumerate(
        (
            (500, "#5f3a2b", "#53311f"),
            (680, "#523124", "#482a20"),
            (860, "#45291f", "#3b231b"),
            (1030, "#392119", "#301c16"),
        )
    ):
        g = Polygon(
            ridge(sc.stream(f"strata{k}"), y, 26, f=1.5, tilt=30 * (-1) ** k)[1] + [(850, 1260), (-50, 1260)]
        ).buffer(0)
        sc.layer(g, sc.lin([(0, a), (1, b)], 0, y, 0, y + 200), z=6, sh=0.4, cut=1.4, rimop=0.16, wash=1)
    specks, stones = [], []
    for _ in range(260):
        x, y = Re.uniform(0, 800), Re.uniform(GROUND + 30, 1200)
        specks.append(ellipse(x, y, Re.uniform(0.7, 2.2), Re.uniform(0.6, 1.6)))
    sc.flat(U(specks), "#c79b74", 0.22)
    for _ in range(26):
        x, y = Re.uniform(10, 790), Re.uniform(430, 1190)
        r = Re.uniform(6, 17)
        q = shape(
            " ".join(
                f"{x + r * Re.uniform(0.8, 1.2) * math.cos(t) * 1.3:.1f},{y + r * Re.uniform(0.75, 1.1) * math.sin(t):.1f}"
                for t in np.linspace(0, 6.283, 8)[:-1]
            )
        )
        stones.append((q, mix("#8a6a55", "#4a342b", min(1, (y - 400) / 700))))
    for q, c in stones:
        sc.layer(q, c, z=2, cut=0.3, sh=0.4)
    # ---------------------------------------------------------------- people, deepest first

    def lay(row, a, k):
        lit, shade, ink = TONES[row]
        rng = sc.stream(f"figure {row} {k}")
        x, y, s, arms, view, flip, age, style, beard, tilt = a
        f = root_figure(
            rng,
            x,
            y,
            s,
            arms,
            view,
            flip,
            age,
            style,
            beard,
            tilt,
            sway=rng.uniform(-26, 26),
            long=(0.95, 0.8, 0.85, 0.9)[row],
        )
        up = arms[0]
        fill = sc.rad([(0, mix(lit, "#e8d9a0", 0.28)), (0.4, lit), (1, shade)], up[0], up[1], 330 * s)
        sc.layer(f["body"], fill, z=9 - row, cut=0.3, sh=0.6, rimop=0.34 - 0.06 * row, wash=0.8)
        sc.flat(U(f["grain"]), ink, 0.62)
        sc.flat(T(U(f["grain"]), 1.2, 0.6), mix(lit, "#fff0d0", 0.3), 0.3)
        rimlight(sc, f["body"], 2 if x < 400 else -2, 2.4, "#f2dcae", 0.42 - 0.08 * row, c=(up[0], up[1]), r=300 * s)
        sc.layer(
            f["head"],
            sc.rad([(0, mix(lit, "#f0dcb0", 0.35)), (1, mix(lit, shade, 0.6))], up[0], up[1] + 40, 200 * s),
            z=4,
            cut=0.2,
            sh=0.5,
            rimop=0.4 - 0.06 * row,
            wash=0.5,
        )
        sc.flat(U(f["hair"]), ink, 0.6)
        sc.flat(f["ink"], ink, 0.9)
        rimlight(sc, f["head"], 2 if x < 400 else -2, 2.4, "#f6e4ba", 0.5 - 0.08 * row, c=(up[0], up[1]), r=260 * s)
        return f

    def holding(x, y, a, s, row):
        lit, shade, ink = TONES[row]
        g, slits = clasp(x, y, a, s)
        sc.layer(
            g,
            sc.rad([(0, mix(lit, "#f3ead0", 0.4)), (1, mix(lit, shade, 0.3))], x, y, 30 * s),
            z=3.4,
            cut=0,
            sh=0.55,
            wash=0.3,
            rimop=0.45,
        )
        sc.flat(slits, ink, 0.85)

    for k, a in enumerate(ROWS[3]):
        lay(3, a, k)
    # fine dead roots between the deep ones
    thin = []
    for _ in range(40):
        x, y = Re.uniform(0, 800), Re.uniform(760, 1160)
        p, ang = [(x, y, 3)], Re.uniform(0.9, 2.2)
        for j in range(4):
            ang += Re.uniform(-0.5, 0.5)
            x, y = x + math.cos(ang) * 26, y + math.sin(ang) * 26
            p.append((x, y, 2.4 - 0.6 * j))
        thin.append(limb(p, 4, 3))
    sc.layer(U(thin), "#6a4330", z=1.4, cut=0, wash=0, fibre=0, sh=0.4, rimop=0.2)
    holding(60, 1092, 110, 0.5, 3)
    holding(742, 1090, 70, 0.5, 3)
    for k, a in enumerate(ROWS[2]):
        lay(2, a, k)
    holding(128, 936, 60, 0.66, 2)
    holding(300, 968, 110, 0.66, 2)
    holding(510, 968, 70, 0.66, 2)
    holding(676, 936, 120, 0.66, 2)
    for k, a in enumerate(ROWS[1]):
        lay(1, a, k)
    for k, a in enumerate(ROWS[0]):
        lay(0, a, k)
    for x, y, a in ((46, 720, 120), (226, 762, 100), (578, 762, 80), (756, 724, 60)):
        holding(x, y, a, 0.84, 1)
    # ---------------------------------------------------------------- trunk: it divides into arms
    arms, grain = [], []
    for P in (
        [(382, 330, 40), (362, 380, 46), (310, 414, 38), (232, 424, 28), (172, 446, 19), (150, 486, 14)],
        [(396, 330, 40), (388, 396, 42), (362, 440, 32), (334, 474, 21), (322, 512, 15)],
        [(408, 330, 40), (416, 396, 42), (440, 440, 32), (468, 474, 21), (478, 512, 15)],
        [(420, 330, 40), (440, 380, 46), (494, 412, 38), (572, 422, 28), (632, 446, 19), (652, 486, 14)],
    ):
        g, gr = root(P, 4)
        arms.append(g)
        grain += gr
    side_roots = []
    for P in (
        [(300, 410, 22), (210, 400, 13), (110, 412, 7), (20, 396, 1)],
        [(500, 410, 22), (600, 398, 13), (700, 410, 7), (790, 398, 1)],
        [(230, 424, 14), (120, 446, 7), (40, 500, 1)],
        [(574, 424, 14), (690, 446, 7), (764, 506, 1)],
        [(400, 410, 30), (402, 480, 19), (408, 560, 14), (402, 650, 12), (398, 700, 11), (398, 744, 11)],
        [(405, 520, 9), (424, 590, 4), (420, 650, 0.8)],
        [(404, 600, 8), (386, 660, 3), (388, 704, 0.8)],
    ):
        g, gr = root(P, 1)
        side_roots.append(g)
        grain += gr
    R = sc.stream("tree")
    crown, _ = tree(sc.stream("crown 3"), 400, 262, 430, -math.pi / 2, 62, 9, 0.56, curl=0.42, gn=1.0)
    trunk = limb([(400, 372, 92), (401, 330, 72), (398, 290, 64), (400, 250, 60)], 6)
    body = U(fillet(U(trunk, arms), 14), side_roots)
    whole = U(fillet(body, 3), crown)
    fill = sc.lin(
        [(0, "#5c3a2b"), (0.2, "#6e4632"), (0.31, "#8d5b40"), (0.36, "#c98d64"), (0.44, "#d49f76")], 0, 0, 0, 1200
    )
    sc.layer(whole, fill, z=9, cut=0.3, sh=0.5, rimop=0.35)
    bark = []
    for k in range(16):
        x = 368 + 4.4 * k
        y = 372 - R.uniform(0, 30)
        bark.append(
            limb(
                [
                    (x, y, 0.6),
                    (x + R.uniform(-3, 3), y - 40, 1.8),
                    (400 + (x - 400) * 0.8, y - R.uniform(70, 130), 0.5),
                ],
                4,
            )
        )
    sc.flat(U(bark).intersection(whole), "#3a2118", 0.6)
    sc.flat(U(grain), "#5b2f1e", 0.6)
    sc.flat(T(U(grain), 1.2, 0.6), "#ffe9c4", 0.28)
    for x, y, a in ((150, 486, 105), (322, 512, 100), (478, 512, 80), (652, 486, 75)):
        holding(x, y, a, 0.98, 0)
    holding(398, 746, 95, 0.7, 0)
    # snow on the branches
    cap = clean(crown.difference(T(crown, 0, 3.4)).intersection(box(-10, -10, 810, 300)))
    sc.flat(cap, "#fffaf0", 0.9)
    # ---------------------------------------------------------------- the snow line, broken by the trunk
    top = ridge(sc.stream("snow"), 352, 7, f=1.6, shapef=lambda x: -10 * math.exp(-(((x - 400) / 110) ** 2)))[1]
    low = [(x, GROUND + 12 + 5 * math.sin(x / 23) + 4 * math.sin(x / 9 + 1)) for x, _ in top]
    snow = clean(Polygon(list(top) + low[::-1]).buffer(0))
    notch = limb([(400, 440, 150), (400, 384, 118), (400, 350, 88), (400, 300, 60)], 6)
    sc.layer(rounded(clean(snow.difference(notch)), 3), "#fdf9f0", z=8, cut=0.7, sh=0.5, wash=0.25, rimop=0.3)
    # ---------------------------------------------------------------- the woman
    wx, wy = 306, 362
    w = {
        "boots": U(shape("-14,0^ -12,-12 0,-12 4,-3 10,0^"), shape("4,0^ 4,-12 16,-12 20,-3 27,0^")),
        "skirt": shape("-16,-66 14,-66 20,-40 26,-8^ 0,-4 -24,-8^ -22,-40"),
        "coat": shape("-18,-112 -4,-118 10,-114 18,-98 19,-74 24,-40^ 2,-35 -24,-40^ -22,-74 -24,-96"),
        "shawl": shape("-20,-117 -6,-124 10,-120 20,-104 16,-88 -2,-80 -22,-68^ -28,-84 -28,-104"),
        "arm": limb("4,-102,15 26,-90,12 50,-96,10 58,-98,8", 6),
    }
    hd = T(
        head(
            "side",
            36,
            Feeling(-2, 1, 0.0, (0, 0), 0.2, wide=0.9, cheek=0.5, tilt=6),
            skin="#c08a66",
            hair="bun",
            hair_colour="#4a2a20",
        ),
        0,
        -134,
        0.40,
        rot=8,
    )
    P_ = lambda g: T(g, wx, wy, 0.98)
    sc.flat(
        shape(f"{wx - 30},{wy}^ {wx + 26},{wy - 2}^ {wx + 10},{wy + 8} {wx - 90},{wy + 8}"),
        "#a8977c",
        0.5,
        "multiply",
        2,
    )
    for k, c in (("boots", "#3a2320"), ("skirt", "#7d4127"), ("coat", "#8f5a3e")):
        sc.layer(P_(w[k]), c, z=2, cut=0, sh=0.35, rimop=0.5)
    sc.flat(
        P_(
            U(
                limb("-6,-60,0.6 -8,-30,1.8 -12,-8,0.6"),
                limb("8,-60,0.6 10,-30,1.8 14,-8,0.6"),
                limb("-2,-108,0.6 0,-76,1.6 4,-40,0.6"),
            )
        ),
        "#3a1f16",
        0.5,
    )
    put(sc, P_(hd), z=1.4, sh=0.3)
    sc.layer(P_(w["shawl"]), "#6f8a4a", z=2, cut=0, sh=0.35, rimop=0.5)
    sc.flat(
        P_(U(limb("-14,-116,0.6 -16,-96,1.4 -24,-76,0.6"), limb("0,-120,0.6 -2,-100,1.4 -8,-82,0.6"))), "#465a30", 0.6
    )
    sc.layer(P_(w["arm"]), "#9a6346", z=2, cut=0, sh=0.35, rimop=0.5)
    palm = P_(
        fillet(
            U(
                ellipse(61, -99, 5, 7),
                limb("62,-103,3.2 66,-110,2.6"),
                limb("64,-101,3.2 69,-107,2.6"),
                limb("65,-98,3.2 71,-102,2.6"),
                limb("60,-96,3 62,-90,2.6"),
            ),
            0.8,
        )
    )
    sc.layer(palm, "#c9936e", z=1.5, cut=0, wash=0, fibre=0)
    # ---------------------------------------------------------------- the last hand
    g, gr = root([(398, 1108, 12), (420, 1142, 15), (462, 1160, 14), (504, 1160, 11), (524, 1156, 10)], 2)
    sc.layer(g, sc.rad([(0, "#c58a5c"), (1, "#7a4a30")], 520, 1150, 150), z=5, cut=0.2, sh=0.6, rimop=0.4)
    sc.flat(U(gr), "#33190f", 0.7)
    holding(400, 1108, 90, 0.6, 2)
    h, ln = open_hand(546, 1150, -14, 0.86)
    sc.layer(
        h,
        sc.rad([(0, "#f0d3a0"), (0.6, "#d39a68"), (1, "#a8683f")], 560, 1140, 54),
        z=5,
        cut=0,
        sh=0.6,
        wash=0.3,
        rimop=0.6,
    )
    sc.flat(ln, "#5b2f1e", 0.8)

    # ---------------------------------------------------------------- sap, from palm to palm
    def sap(Q, w, op):
        q = curve(np.array(Q, float), None, False, 10)
        sc.stroke(q, "#8fb040", w * 6.5, op * 0.5, "screen", blur=w * 2.6)
        sc.stroke(q, "#b4cf5e", w * 2.2, op * 0.55, "screen", blur=w * 0.9)
        sc.stroke(q, "#eef5b4", w * 0.55, op * 0.7, "screen", blur=0.5, dash="26 7 40 9 14 6")

    sap(
        [
            (370, 266),
            (382, 300),
            (388, 340),
            (386, 396),
            (362, 440),
            (336, 474),
            (322, 512),
            (318, 560),
            (306, 626),
            (300, 660),
            (262, 700),
            (226, 762),
        ],
        4.4,
        0.9,
    )
    sap([(226, 762), (222, 810), (214, 868), (240, 900), (284, 930), (300, 968)], 3.4, 0.75)
    sap(
        [
            (300, 968),
            (304, 1010),
            (310, 1052),
            (344, 1080),
            (398, 1108),
            (420, 1142),
            (462, 1160),
            (504, 1160),
            (556, 1146),
        ],
        2.8,
        0.75,
    )
    sap([(400, 330), (424, 380), (496, 412), (572, 422), (634, 446), (652, 486)], 2.6, 0.4)
    sap([(404, 350), (420, 400), (442, 442), (468, 474), (478, 512)], 2.6, 0.4)
    sap([(386, 370), (310, 414), (232, 424), (172, 446), (150, 486)], 2.6, 0.4)
    for x, y, r, o in (
        (322, 512, 90, 0.5),
        (226, 762, 80, 0.5),
        (300, 968, 66, 0.5),
        (400, 1108, 54, 0.45),
        (560, 1146, 84, 0.7),
        (150, 486, 60, 0.28),
        (478, 512, 60, 0.28),
        (652, 486, 60, 0.28),
        (370, 266, 46, 0.5),
    ):
        sc.glow(x, y, r, "#c3d86e", o)
    # ---------------------------------------------------------------- secrets
    yellow = curve("562,1150 580,1164 574,1182 592,1190 606,1178 618,1190", n=8)
    sc.stroke([(x + 1, y + 2) for x, y in yellow], "#170c0a", 2.6, 0.5)
    sc.stroke(yellow, "#e9b93c", 2.4)
    sc.stroke(yellow, "#fff0b0", 0.8, 0.8, dash="2 3")
    # an acorn where a sleeper's mouth would be
    ax, ay = 387, 830
    # a mole has been given a hand too
    mo = fillet(U(shape("-20,6^ -22,-8 -10,-18 8,-16 22,-6 32,2^ 22,8 0,10"), limb("18,4,5 26,11,4")), 2)
    mx, my = 362, 962
    sc.layer(
        shape(
            f"{mx - 40},{my + 10} {mx - 34},{my - 18} {mx - 4},{my - 27} {mx + 30},{my - 20} {mx + 40},{my + 6} {mx + 6},{my + 20}"
        ),
        "#231411",
        z=1,
        cut=0.5,
        sh=0.2,
        rimop=0.3,
    )
    sc.layer(T(mo, mx + 2, my + 3, 1.0, flip=True, rot=24), "#6b5650", z=2, cut=0, rimop=0.6)
    sc.flat(T(ellipse(31, 1, 3.6), mx + 2, my + 3, 1.0, flip=True, rot=24), "#e0a08c")
    sc.layer(
        limb([(mx + 4, my - 6, 9), (mx - 4, my - 18, 8), (352, 936, 7)], 4),
        "#7a645c",
        z=1.6,
        cut=0,
        wash=0,
        fibre=0,
        rimop=0.5,
    )
    paw = fillet(
        U(ellipse(351, 932, 6, 5), [limb([(351, 932, 3.6), (351 + d, 923, 1.8)], 2) for d in (-5, -1.5, 2, 5.5)]), 0.8
    )
    sc.layer(paw, "#d9a086", z=1.6, cut=0, wash=0, fibre=0)
    acorn = {
        "nut": shape("-5,-2^ 5,-2^ 5,5 0,11^ -5,5"),
        "cap": shape("-6,-2^ -5,-7 0,-9 5,-7 6,-2^"),
        "stem": limb("0,-9,1.6 1,-13,1.4"),
    }
    for k, c in (("nut", "#d9a860"), ("cap", "#7a5230"), ("stem", "#7a5230")):
        sc.layer(T(acorn[k], ax, ay, 0.9, rot=70), c, z=1, cut=0, wash=0, fibre=0)
    # sparse flakes
    sc.flat(U([ellipse(Rs.uniform(0, 800), Rs.uniform(0, 340), Rs.uniform(1, 2.6)) for _ in range(80)]), "#fffdf6", 0.9)
    sc.vignette("#140a08", 0.42, 400, 560, 900, 0.55)
    sc.finish()
    return sc
