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
TRUNK_HANDS = [(126, 500), (328, 520), (500, 502), (680, 494)]
AWAKE = {(0, 1), (1, 1), (2, 1)}  # the warmth has reached these
#         x,   y,   s,   up, down hands, view, flip, age, style, beard, tilt, lean, garment
ROWS = [
    [
        (106, 618, 1.1, [(126, 500), (36, 748)], "side", False, 76, "", True, 8, 5, "coat"),
        (312, 646, 1.16, [(328, 520), (206, 786)], "side", False, 44, "bun", False, -22, -4, "shawl"),
        (512, 628, 1.06, [(500, 502), (610, 758)], "back", False, 30, "braid", False, 0, -7, "wrap"),
        (694, 610, 1.12, [(680, 494), (768, 738)], "side", True, 62, "hat", False, 6, -3, "coat"),
    ],
    [
        (34, 846, 0.88, [(36, 748), (118, 950)], "back", False, 40, "scarf", False, 0, 8, "shawl"),
        (196, 884, 0.98, [(206, 786), (318, 1000)], "side", False, 70, "hat", True, -18, -8, "coat"),
        (412, 850, 0.72, [(398, 746), (354, 930)], "side", True, 9, "", False, -8, 0, "wrap"),
        (616, 866, 0.92, [(610, 758), (516, 984)], "side", True, 58, "scarf", False, 12, 8, "apron"),
        (772, 842, 0.86, [(768, 738), (694, 950)], "back", False, 34, "", False, 0, -6, "coat"),
    ],
    [
        (120, 1040, 0.7, [(118, 950), (40, 1112)], "side", True, 50, "bun", False, 8, 4, "apron"),
        (328, 1086, 0.78, [(318, 1000), (420, 1130)], "side", False, 12, "bun", False, -24, -6, "wrap"),
        (516, 1068, 0.68, [(516, 984), (426, 1132)], "side", True, 78, "", True, 8, 6, "coat"),
        (690, 1034, 0.68, [(694, 950), (756, 1100)], "back", False, 20, "braid", False, 0, -5, "shawl"),
    ],
    [
        (36, 1176, 0.5, [(40, 1112), (-30, 1210)], "side", False, 30, "hat", False, 4, 0, ""),
        (206, 1160, 0.5, [(170, 1106), (250, 1106)], "side", True, 12, "bun", False, 4, 0, ""),
        (640, 1160, 0.5, [(600, 1106), (686, 1112)], "back", False, 70, "scarf", False, 0, 0, ""),
        (768, 1168, 0.5, [(756, 1100), (830, 1206)], "side", True, 44, "", True, 4, 0, ""),
    ],
]
TONES = [  # lit, shade, line: asleep, the deeper the cooler
    ("#ad7a5e", "#6c4032", "#3c1f17"),
    ("#85584c", "#4c302f", "#2b1516"),
    ("#65464f", "#392630", "#1f1116"),
    ("#4d3946", "#33242f", "#1a1118"),
]
WARM = ("#f3c88e", "#bb7a4a", "#5b2f1e")  # awake


def figure(rng, row, a):
    """One of the people."""
    x, y, s, arms, view, flip, age, style, beard, tilt, lean, garment = a
    return root_figure(
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
        long=(0.8, 0.66, 0.7, 0.8)[row],
        jointed=True,
        awake=(row, ROWS[row].index(a)) in AWAKE,
        lean=lean,
        garment=garment,
    )


def lead():
    """The first row, flat."""
    out = {}
    for k, a in enumerate(ROWS[0]):
        f = figure(Scene("root_people").stream(f"flat {k}"), 0, a)
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
            (470, "#5a3a2c", "#4a2c22"),
            (640, "#6a3826", "#54291f"),
            (830, "#4a2c2c", "#3a2226"),
            (1000, "#33262f", "#271d28"),
            (1120, "#262431", "#1c1b27"),
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
        awake = (row, k) in AWAKE
        lit, shade, ink = WARM if awake else TONES[row]
        if awake:
            lit, shade = mix(lit, TONES[row][0], 0.14 * row), mix(shade, TONES[row][1], 0.14 * row)
        f = figure(sc.stream(f"figure {row} {k}"), row, a)
        x, s, arms = a[0], a[2], a[3]
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
        for g in f["cloth"]:
            sc.layer(
                g,
                sc.rad([(0, mix(lit, "#f3e2b8", 0.2)), (1, mix(lit, shade, 0.75))], up[0], up[1] + 60, 260 * s),
                z=2.4,
                cut=0.2,
                sh=0.5,
                rimop=0.36,
                wash=0.6,
            )
        sc.flat(U(f["seams"]), ink, 0.7)
        sc.flat(U(f["hair"]), ink, 0.6)
        if f["white"] is not None:
            sc.flat(f["white"], "#fff3d6", 0.95)
        sc.flat(f["ink"], ink, 0.9)
        rimlight(sc, f["head"], 2 if x < 400 else -2, 2.4, "#f6e4ba", 0.5 - 0.08 * row, c=(up[0], up[1]), r=260 * s)
        return f

    def holding(x, y, a, s, row, warm=False):
        lit, shade, ink = WARM if warm else TONES[row]
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
    holding(40, 1112, 110, 0.5, 3)
    holding(756, 1100, 70, 0.5, 3)
    for k, a in enumerate(ROWS[2]):
        lay(2, a, k)
    holding(118, 950, 60, 0.7, 2)
    holding(318, 1000, 110, 0.78, 2, True)
    holding(516, 984, 70, 0.68, 2)
    holding(694, 950, 120, 0.68, 2)
    for k, a in enumerate(ROWS[1]):
        lay(1, a, k)
    for k, a in enumerate(ROWS[0]):
        lay(0, a, k)
    for x, y, a, warm in ((36, 748, 120, False), (206, 786, 100, True), (610, 758, 80, False), (768, 738, 60, False)):
        holding(x, y, a, 0.92, 1, warm)
    # ---------------------------------------------------------------- trunk: it divides into arms
    arms, grain = [], []
    for P in (
        [(382, 330, 40), (362, 380, 46), (310, 414, 38), (232, 424, 28), (160, 452, 20), (126, 500, 15)],
        [(396, 330, 40), (388, 396, 42), (362, 440, 32), (338, 478, 22), (328, 520, 16)],
        [(408, 330, 40), (416, 396, 42), (440, 440, 32), (480, 468, 21), (500, 502, 15)],
        [(420, 330, 40), (440, 380, 46), (494, 412, 38), (572, 422, 28), (646, 450, 20), (680, 494, 15)],
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
    for k, (x, y) in enumerate(TRUNK_HANDS):
        holding(x, y, (112, 98, 76, 68)[k], 1.08, 0, k == 1)
    holding(398, 748, 95, 0.72, 0)
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
    g, gr = root([(420, 1128, 13), (440, 1158, 16), (482, 1172, 15), (524, 1166, 13), (546, 1158, 11)], 2)
    sc.layer(g, sc.rad([(0, "#e8b47c"), (1, "#8f5a3a")], 540, 1150, 170), z=5, cut=0.2, sh=0.6, rimop=0.4)
    sc.flat(U(gr), "#33190f", 0.7)
    holding(422, 1128, 90, 0.7, 2, True)
    h, ln = open_hand(568, 1148, -20, 1.0)
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
            (340, 478),
            (328, 520),
            (340, 580),
            (338, 650),
            (300, 690),
            (262, 720),
            (206, 786),
        ],
        4.6,
        0.95,
    )
    sap([(206, 786), (214, 850), (206, 900), (240, 940), (286, 962), (318, 1000)], 3.8, 0.85)
    sap(
        [
            (318, 1000),
            (330, 1060),
            (344, 1098),
            (374, 1086),
            (398, 1092),
            (412, 1112),
            (420, 1130),
            (440, 1158),
            (482, 1172),
            (524, 1166),
            (576, 1146),
        ],
        3.2,
        0.85,
    )
    sap([(400, 330), (424, 380), (496, 412), (572, 422), (646, 450), (680, 494)], 2.6, 0.4)
    sap([(404, 350), (420, 400), (442, 442), (480, 468), (500, 502)], 2.6, 0.4)
    sap([(386, 370), (310, 414), (232, 424), (160, 452), (126, 500)], 2.6, 0.4)
    for x, y, r, o in (
        (328, 520, 96, 0.55),
        (320, 600, 150, 0.22),
        (206, 786, 90, 0.55),
        (206, 850, 130, 0.2),
        (318, 1000, 76, 0.55),
        (420, 1130, 60, 0.5),
        (578, 1144, 100, 0.8),
        (126, 500, 56, 0.2),
        (500, 502, 56, 0.2),
        (680, 494, 56, 0.2),
        (370, 266, 46, 0.5),
    ):
        sc.glow(x, y, r, "#c3d86e", o)
    # ---------------------------------------------------------------- secrets
    yellow = curve("588,1146 606,1162 600,1180 618,1190 632,1178 644,1192", n=8)
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
