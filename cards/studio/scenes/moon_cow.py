"""moon_cow: who was here first?"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# space violet #1e1a3a, crater lilac #a79fb8, dust mauve #6f6788, hide rust #8a4a34, earthlight #eaf2f5, earth blue #4f9bd0
EX, EY, ER = 432, 536, 324  # the earth, the only light
DOWN = 44  # how much lower it hangs than its coasts were drawn
STAND = (506, 838)  # where cow and milker are
SIZE = 0.9
PAIL = (-62, 0)  # in their frame
GROUND = [(-40, 872), (120, 860), (300, 842), (480, 836), (640, 842), (840, 812)]
WAY = [
    (446, 802),
    (420, 742),
    (340, 716),
    (220, 716),
    (126, 668),
    (88, 540),
    (96, 400),
    (156, 272),
    (270, 180),
    (430, 142),
    (590, 138),
    (700, 92),
    (840, 40),
]


def cow() -> Figure:
    """A cow facing right, her head turned back over her shoulder; feet on y 0."""
    hide, pale, deep = "#8f4d36", "#e6d3c6", "#2a1c30"
    f = Figure()
    far = U(
        limb("122,-100,36 134,-58,21 129,-30,15 137,-5,16", 8),
        limb("-84,-104,50 -80,-68,30 -62,-46,20 -72,-24,15 -64,-5,17", 8),
    )
    f.add(fillet(far, 4), mix(hide, deep, 0.55), "far", 0.8)
    f.add(U(shape("128,0^ 130,-10 144,-10 147,0^"), shape("-73,0^ -72,-10 -57,-10 -54,0^")), deep, "hoof", 0.4)
    tail = limb("-130,-160,10 -158,-186,7 -180,-184,6 -192,-206,5 -186,-226,4", 8)
    tuft = shape("-188,-218^ -200,-236 -198,-262 -188,-280^ -178,-262 -176,-238")
    f.add(tail, hide, "tail", 0.6)
    f.add(tuft, pale, "tuft", 0.6)
    udder = shape("-88,-82 -60,-76 -40,-70 -38,-54 -50,-44 -68,-44 -84,-54 -92,-70")
    teats = U(limb("-62,-48,7 -62,-36,5", 1), limb("-50,-48,7 -49,-37,5", 1))
    f.add(U(udder, teats), "#e0a9a4", "udder", 0.8)
    trunk = shape(
        "-130,-164 -104,-176 -50,-168 10,-164 66,-172 104,-180 130,-160 140,-124 128,-88 98,-72 50,-62 -4,-58 -46,-64 -84,-78 -112,-88 -140,-110 -146,-142"
    )
    near = U(
        limb("106,-110,46 100,-62,26 105,-34,18 99,-5,19", 8),
        limb("-112,-126,64 -122,-82,38 -102,-52,22 -118,-26,17 -110,-5,19", 8),
    )
    neck = limb("92,-136,84 128,-176,62 124,-212,48", 8)
    body = fillet(U(trunk, near, neck), 10)
    f.add(body, hide, "body", 1.6)
    lands = U(  # her patches are coasts
        shape("-150,-150 -120,-184 -70,-180 -58,-150 -84,-132 -92,-108 -118,-112 -128,-86 -160,-100"),
        shape("-26,-176 6,-180 48,-176 52,-150 30,-138 36,-112 16,-92 2,-106 4,-126 -22,-138 -34,-158"),
        shape("72,-150 92,-160 112,-140 100,-120 106,-96 84,-88 70,-104 76,-126"),
        shape("-60,-92 -36,-100 -20,-84 -30,-58 -56,-60"),
        ellipse(62, -78, 12, 7),
        ellipse(-40, -128, 8, 6),
    ).intersection(body)
    f.add(lands, pale, "lands", 0.5)
    fold = U(
        limb("-96,-96,1 -84,-118,2.4 -86,-140,1", 6),
        limb("92,-92,1 78,-112,2.6 80,-136,1", 6),
        limb("118,-150,1 104,-170,2.4 100,-186,1", 6),
        limb("-4,-64,1 30,-76,2 60,-74,1", 6),
    )
    f.add(fold, dark(hide, 0.45), "folds", 0.2, True, 0.7)
    f.add(U(shape("89,0^ 91,-11 108,-11 112,0^"), shape("-121,0^ -119,-11 -102,-11 -98,0^")), deep, "hoof", 0.4)
    head = Figure()
    head.add(
        U(limb("-15,-24,9 -30,-38,7 -28,-56,2.5", 6), limb("15,-24,9 30,-38,7 28,-56,2.5", 6)), "#efe2cc", "horn", 0.8
    )
    head.add(
        U(shape("-16,-18^ -30,-26 -50,-22 -58,-10^ -44,-2 -26,-4"), shape("16,-18^ 30,-26 50,-22 58,-10^ 44,-2 26,-4")),
        hide,
        "ear",
        1.0,
    )
    face = shape("-22,-26 0,-33 22,-26 25,-6 19,16 19,34 12,46 0,49 -12,46 -19,34 -19,16 -25,-6")
    head.add(face, hide, "face", 1.6)
    head.add(shape("0,-30 9,-16 7,10 14,28 0,32 -14,28 -7,10 -9,-16"), pale, "blaze", 0.4)
    head.add(shape("-18,34 -10,27 0,29 10,27 18,34 13,47 0,50 -13,47"), "#d9a9a0", "muzzle", 0.6)
    head.add(
        U(ellipse(-7, 37, 2.6, 2), ellipse(7, 37, 2.6, 2), ellipse(-14, -3, 3.6, 4.6), ellipse(14, -3, 3.6, 4.6)),
        deep,
        "eye",
        0.2,
        True,
    )
    head.add(U(shape("-11,-33 0,-38 11,-33 7,-22 2,-26 -2,-20 -7,-25")), pale, "curl", 0.5)
    f.extend(T(head, 108, -214, 0.94, rot=24))
    bell = T(U(shape("-7,0^ -5,-12 5,-12 7,0^"), ellipse(0, 2, 3)), 128, -142, 1.1)
    f.add(limb("100,-168,5 122,-150,5 150,-166,5", 6), "#b8402f", "strap", 0.5)
    f.add(bell, "#e6b850", "bell", 0.6)
    return f


def milker() -> Figure:
    """An astronaut on a milking stool, facing left, forehead at the flank; same frame as the cow."""
    suit, shade, band = "#dcd9e6", "#8d88a8", "#d9703f"
    f = Figure()
    wood = "#6a4636"
    f.add(
        U(limb("34,-46,6 24,-2,5", 1), limb("76,-46,6 90,-2,5", 1), limb("58,-46,6 58,0,5", 1)),
        dark(wood, 0.2),
        "stool",
        0.6,
    )
    f.add(shape("24,-52 56,-58 90,-52 88,-45 56,-41 26,-45"), wood, "seat", 0.8)
    f.add(
        fillet(U(limb("56,-66,34 12,-78,30 -12,-68,26", 6), limb("-12,-70,26 -10,-40,23 -18,-14,23", 6)), 4),
        shade,
        "leg",
        1,
    )
    f.add(shape("-4,0^ -40,0^ -44,-9 -28,-17 -6,-18"), "#5d5878", "boot", 0.6)
    f.add(limb("-10,-84,17 -38,-60,13 -64,-54,10", 6), shade, "arm", 0.8)
    pack = shape("66,-152^ 98,-146^ 108,-84^ 74,-74^").buffer(4)
    f.add(pack, "#a8a3bd", "pack", 1.2)
    f.add(U(box(82, -136, 96, -128), box(84, -120, 98, -112)), band, "dial", 0.4)
    torso = fillet(limb("64,-62,50 56,-100,56 34,-138,46", 8), 3)
    f.add(torso, suit, "torso", 1.4)
    f.add(
        fillet(U(limb("62,-60,36 24,-72,32 8,-66,28", 6), limb("8,-68,28 12,-40,24 4,-13,24", 6)), 4), suit, "leg", 1.2
    )
    f.add(
        U(limb("-5,-30,4 8,-27,5 22,-31,4", 4), limb("26,-90,3 30,-74,5 24,-56,3", 4)), shade, "crease", 0.2, True, 0.7
    )
    f.add(shape("18,0^ -20,0^ -26,-9 -8,-18 18,-18"), "#6d6788", "boot", 0.6)
    f.add(T(box(-8, -8, 8, 8), 66, -100, rot=12), "#4f8f86", "patch", 0.4)
    head = ellipse(0, -150, 19, 20, 12)
    f.add(head, "#a86f50", "head", 1)
    f.add(
        clean(U(head, ellipse(17, -163, 9)).difference(shape("-34,-158^ -10,-166 -2,-150 -6,-120^ -34,-120^"))),
        "#3a2430",
        "hair",
        0.8,
    )
    f.add(ellipse(4, -146, 3.6, 5), "#b97e5e", "ear", 0.4)
    f.add(shape("2,-146 24,-150 46,-136 42,-124 22,-128 4,-136"), "#b8b3ca", "ring", 1)
    arm = fillet(limb("44,-126,28 30,-92,25 -8,-68,20 -40,-52,15", 8), 2)
    f.add(arm, suit, "arm", 1.4)
    f.add(U(limb("14,-96,5 26,-82,5 32,-76,4", 3), limb("-26,-68,4 -20,-56,5 -16,-50,4", 3)), band, "band", 0.3, True)
    f.add(ellipse(-48, -47, 11, 8.5, -18), "#6d6788", "glove", 0.8)
    return f


def draw() -> Scene:
    sc = Scene("moon_cow", light=(EX, EY, 240), shadow="#0b0820", bg="#15112e")
    earth = ellipse(EX, EY, ER)
    sc.backdrop(
        sc.rad([(0, "#6f86c4"), (0.37, "#4a55a4"), (0.46, "#2c2c66"), (0.66, "#1a173e"), (1, "#0f0c26")], EX, EY, 900)
    )

    # ---------------------------------------------------------------- sky: stars, and the milk that became a way
    S = sc.stream("stars")
    dots = []
    for _ in range(240):
        x, y = S.uniform(0, 800), S.uniform(0, 800)
        if not earth.buffer(14).contains(Point(x, y)):
            dots.append(ellipse(x, y, 0.7 + 1.5 * S.random() ** 3))
    sc.flat(U(dots), "#dfe6f6", 0.75)
    way = curve(np.array(WAY, float), n=24)
    upper = [(float(x), float(y)) for x, y in way[110:]]
    for w, op in ((120, 0.1), (70, 0.14), (34, 0.2)):
        sc.stroke(upper, "#cfd4f4", w, op, "screen", blur=w * 0.3)

    # ---------------------------------------------------------------- the earth: sea, coasts, weather
    sc.glow(EX, EY, ER * 1.6, "#8fbcec", 0.8, mid=0.58)
    sc.layer(
        earth,
        sc.rad([(0, "#d6eefa"), (0.3, "#93cdee"), (0.62, "#4f9bd0"), (0.88, "#346fb4"), (1, "#2c5aa0")], EX - 60, EY - 90, ER * 1.42),
        z=14, shc="#0b0820", sh=0.3, dx=0, dy=0, cut=0, wash=0.8, rim="#ffffff", rimop=0.7, rimw=1.6,
    )  # fmt: skip
    R = sc.stream("coasts")
    coasts = [
        "300,250 352,226 404,238 398,270 432,292 418,330 372,338 356,372 322,390 304,352 262,330 258,288",
        "338,412 378,404 402,436 392,486 366,534 344,566 326,520 312,470 318,434",
        "520,266 580,262 640,300 684,352 664,392 612,384 578,404 540,372 506,356 494,312",
        "560,440 606,428 630,462 616,516 586,556 556,534 540,486",
        "640,556 686,548 694,592 660,616 634,592",
        "462,620 500,612 520,640 486,654",
        "188,420 214,404 236,440 226,492 196,484",
        "434,470 452,460 466,474 452,490",
    ]
    for c in coasts:
        g = clean(T(handcut(shape(c), 5, 6, R.randrange(999), 34), 0, DOWN).intersection(earth.buffer(-5)))
        sc.layer(
            g,
            sc.rad([(0, "#e9e3ba"), (0.5, "#a3c09a"), (1, "#5f9a98")], EX - 60, EY - 90, 420),
            z=4,
            cut=0,
            sh=0.35,
            shc="#1d3f7c",
        )
        inner = g.buffer(-13)
        sc.layer(
            rounded(inner, 3),
            sc.rad([(0, "#e6cf94"), (1, "#7fa890")], EX - 60, EY - 90, 420),
            z=2,
            cut=0.6,
            sh=0.3,
            shc="#3a4a5c",
        )
    K = sc.stream("clouds")

    def weather(y0, x0, x1, w):
        """Streamers of cloud that bend with the ball, fine at both ends."""
        out = []
        bend = (y0 - EY) * 0.34
        for j in range(4):
            mid = (x0 + x1) / 2 + K.uniform(-0.3, 0.3) * (x1 - x0)
            half = (x1 - x0) * K.uniform(0.16, 0.46)
            yy = y0 + (j - 1.5) * w * 1.15
            tilt, ph = K.uniform(-0.05, 0.05), K.uniform(0, 6)
            P = []
            for t in np.linspace(-1, 1, 11):
                x = mid + half * t
                u = (x - EX) / ER
                y = yy - bend * u * u + tilt * half * t + 2.5 * math.sin(3 * t + ph)
                P.append((x, y, max(0.3, w * (1 - t * t) ** 0.34 * (0.75 + 0.25 * math.sin(4 * t + ph)))))
            out.append(limb(P, 6))
        return clean(fillet(U(out), w * 0.55).intersection(earth.buffer(-4)))

    for y0, x0, x1, w, op in (
        (296, 300, 560, 8, 0.9), (356, 170, 400, 9, 0.85), (384, 500, 700, 8, 0.85), (446, 300, 640, 11, 0.9), (492, 130, 300, 7, 0.8),
        (528, 540, 750, 9, 0.85), (600, 140, 420, 11, 0.9), (650, 430, 680, 9, 0.85), (700, 180, 400, 9, 0.85), (250, 380, 520, 5, 0.85),
    ):  # fmt: skip
        sc.layer(weather(y0, x0, x1, w), "#f8fbfd", z=6, cut=0, sh=0.3, shc="#1d3f7c", op=op)
    for x, y, r, fl in ((322, 536, 26, False), (610, 470, 19, True)):
        g = U([spiral(x, y, r, 1.1, 5, a0=k * 2.09, flip=fl) for k in range(3)])
        sc.layer(clean(g.intersection(earth.buffer(-4))), "#f8fbfd", z=4, cut=0, sh=0.3, shc="#1d3f7c", op=0.92)
    ball = sc.rad(
        [(0, "#ffffff", 0), (0.5, "#7d8fd0", 0), (0.82, "#3b3f92", 0.5), (1, "#1d184e", 0.85)],
        EX - 50,
        EY - 70,
        ER * 1.24,
    )
    sc.flat(earth, ball, 1, "multiply")
    air = earth.difference(T(earth, 7, 9))
    sc.flat(air, "#eefaff", 0.9, "screen", 2.5)
    sc.glow(EX - 80, EY - 120, 330, "#f4fbff", 0.42)

    # ---------------------------------------------------------------- far rims
    L = sc.stream("land")
    tones = [("#9f9cc8", "#5a5590"), ("#8a84b4", "#453e76")]
    for k, P in enumerate(
        (
            [
                (-40, 744),
                (60, 716),
                (130, 762),
                (210, 800),
                (340, 816),
                (570, 814),
                (640, 776),
                (716, 730),
                (770, 742),
                (840, 700),
            ],
            [(-40, 806), (80, 792), (150, 820), (260, 830), (420, 834), (600, 828), (690, 806), (760, 786), (840, 790)],
        )
    ):
        g, _ = land(L, P, 4)
        sc.layer(g, sc.near(tones[k][0], tones[k][1], 470, (EX, 800)), z=7, rim="#eaf2ff", rimop=0.6)
    sc.veil([(0, "#9fc4f0", 0), (0.5, "#9fc4f0", 0.22), (1, "#9fc4f0", 0)], 0, 710, 0, 920)
    stage, top = land(L, GROUND, 2)
    sc.layer(stage, sc.near("#c9c4de", "#4a4377", 520, (EX + 10, 850)), z=10, rim="#f4f8ff", rimop=0.75, rimw=1.4)

    def crater(x, y, r, flat=0.27, k=1.0):
        """A round rim seen low, lit from behind: dark far wall, bright near wall, its own shadow before it."""
        rim = ellipse(x, y, r, r * flat)
        sc.flat(T(rim, 0, r * 0.1).buffer(2), "#2a2350", 0.35 * k, "multiply", 3)
        sc.layer(
            rim.buffer(r * 0.07),
            sc.lin([(0, "#e8e6f4"), (1, "#8f88b4")], x, y - r * flat, x, y + r * flat),
            z=2,
            cut=0.5,
            rim="#ffffff",
            rimop=0.5,
        )
        sc.flat(rim, "#322a5c", 1)
        bowl_ = clean(rim.difference(T(rim, 0, -r * flat * 0.62)))
        sc.flat(bowl_, sc.lin([(0, "#9b94c0"), (1, "#d9d6ea")], x, y, x, y + r * flat), 0.9 * k)

    crater(206, 884, 52)
    crater(694, 868, 40)
    crater(352, 872, 18)

    # ---------------------------------------------------------------- nearer ground, darker step by step
    near = [
        ([(-40, 930), (120, 914), (300, 936), (470, 948), (640, 930), (840, 906)], "#8079a8", "#282250", 560),
        ([(-40, 1010), (140, 1028), (340, 1008), (520, 1020), (700, 1038), (840, 1012)], "#544c80", "#1d183e", 620),
        ([(-40, 1100), (160, 1088), (330, 1112), (560, 1098), (760, 1120), (840, 1110)], "#352e60", "#151030", 640),
    ]
    tracks: list[tuple[float, float, float]] = []
    path = curve(
        np.array(
            [
                (560, 1210),
                (650, 1120),
                (600, 1052),
                (400, 1022),
                (240, 990),
                (230, 946),
                (360, 910),
                (470, 880),
                (490, 848),
            ],
            float,
        ),
        n=16,
    )
    steps = along(path, 44)
    for k in range(1, len(steps) - 1):
        x, y = steps[k]
        tracks.append((float(x), float(y), 0.5 + 1.75 * ((y - 836) / 360) ** 1.1))
    shadow_of = T(U(cow().outline(), milker().outline()), STAND[0], STAND[1], SIZE)
    drop = T(shadow_of, 0, 0, 1, o=(STAND[0], STAND[1]))
    drop = AF.affine_transform(drop, [1.1, -0.1, 0, -1.0, -0.1 * STAND[0] + 0.1 * STAND[1], STAND[1] * 2.0 - 4])
    for k, (P, lit, shade, r) in enumerate(near):
        g, _ = land(L, P, 3)
        if k == 0:
            sc.flat(clean(drop.intersection(stage)), "#2a2156", 0.72, "multiply", 1.5)
        sc.layer(g, sc.near(lit, shade, r, (EX + 20, 900)), z=11, rim="#e6ecff", rimop=0.55, rimw=1.2)
        if k < 2:
            part = clean(T(drop, 0, 10 + 14 * k).intersection(g.buffer(-2)))
            sc.flat(part, "#1d1644", 0.7 - 0.1 * k, "multiply", 2 + k)
        if k == 0:
            crater(128, 968, 42)
            crater(690, 968, 46)
        if k == 1:
            crater(330, 1070, 60, 0.26, 0.8)
            crater(150, 1066, 30, 0.26, 0.7)
        if k == 2:
            crater(440, 1150, 40, 0.25, 0.5)
    for x, y, s in tracks:  # cloven, and no boot beside them
        side = 8 * s * (1 if round(y * 7) % 2 else -1)
        hoof = U(
            ellipse(x + side - 2.6 * s, y, 2.2 * s, 3.4 * s, 10), ellipse(x + side + 2.6 * s, y, 2.2 * s, 3.4 * s, -10)
        )
        sc.flat(hoof, "#17113a", 0.85)
        sc.flat(T(hoof, 0, 1.6 * s).difference(hoof), "#d9dcf6", 0.35)
    P_ = sc.stream("pebbles")
    for _ in range(70):
        x, y = P_.uniform(60, 760), P_.uniform(860, 1140)
        r = P_.uniform(1.2, 4.2) * (0.5 + (y - 840) / 300)
        sc.flat(limb([(x, y, r * 1.7), (x + (x - EX) * 0.03, y + r * 4, r * 0.6)], 2), "#17113a", 0.45, "multiply", 1)
        sc.flat(ellipse(x, y, r, r * 0.75), mix("#9b94c4", "#3a3266", min(1, (y - 850) / 260)), 1)
        sc.flat(ellipse(x, y, r, r * 0.75).difference(ellipse(x, y + r * 0.3, r, r * 0.75)), "#eef2ff", 0.7)

    # ---------------------------------------------------------------- cow, milker, pail
    sc.flat(ellipse(STAND[0], STAND[1] + 3, 150, 8), "#1d1644", 0.6, "multiply", 4)
    rim = (0.0, 3.2, "#eafaff", 0.95)
    c = T(cow(), *STAND, SIZE)
    put(sc, c, z=2.2, rim=rim, sh=0.35)
    body = c.outline()
    sc.flat(
        body,
        sc.lin([(0, "#1c1540", 0.0), (0.4, "#1c1540", 0.55), (1, "#140e34", 0.86)], 0, STAND[1] - 190, 0, STAND[1]),
        1,
        "multiply",
    )
    m = T(milker(), *STAND, SIZE)
    p = T(bucket("#8f95b4", 46, 40, "#fdfdff"), STAND[0] + PAIL[0] * SIZE - 6, STAND[1] + 2, SIZE * 0.84)
    put(sc, p, z=2, rim=rim, sh=0.4)
    put(sc, m, z=2.2, rim=rim, sh=0.45)
    sc.flat(
        m.outline(),
        sc.lin([(0, "#1c1540", 0.0), (0.5, "#1c1540", 0.34), (1, "#140e34", 0.72)], 0, STAND[1] - 150, 0, STAND[1]),
        1,
        "multiply",
    )

    # the helmet is full of hay
    hx, hy = STAND[0] + 150, STAND[1] + 10
    H = sc.stream("hay")
    straw = U([limb([(hx, hy - 20, 2.4), (hx + H.uniform(-26, 26), hy - H.uniform(34, 60), 1)], 2) for _ in range(22)])
    sc.layer(straw, "#d9b562", z=1.5, cut=0, wash=0, fibre=0)
    shell = clean(ellipse(hx, hy - 20, 27, 24).difference(box(hx - 40, hy - 60, hx + 40, hy - 26)))
    sc.layer(shell, sc.lin([(0, "#e9e8f4"), (1, "#6b6594")], hx - 20, hy - 30, hx + 16, hy), z=3, cut=0)
    sc.layer(limb([(hx - 26, hy - 27, 5), (hx, hy - 25, 6), (hx + 26, hy - 27, 5)], 4), "#c9c6dc", z=1.5, cut=0)

    # ---------------------------------------------------------------- the milk: slow pearls, then the way
    px, py = STAND[0] + PAIL[0] * SIZE - 6, STAND[1] - 36 * SIZE
    pearls = []
    for sx, y0 in ((-62, -33), (-49, -35)):
        for k in range(3):
            pearls.append((STAND[0] + sx * SIZE - 2, STAND[1] + y0 * SIZE + k * 6, 2.6))
    M = sc.stream("milk")
    n = 250
    line = along(way, n)
    tang = np.gradient(line, axis=0)
    big, fine = [], []
    for k in range(n):
        t = k / (n - 1)
        for _ in range(1 if t < 0.3 else 3 if t < 0.55 else 6):
            spread = 3 + 62 * max(0.0, t - 0.16) ** 1.25
            off = M.gauss(0, 0.42) * spread
            nx, ny = -tang[k][1], tang[k][0]
            nn = math.hypot(nx, ny) or 1
            x, y = line[k][0] + nx / nn * off, line[k][1] + ny / nn * off
            r = max(0.7, (6.4 * (1 - t) ** 1.6 + 0.9) * M.uniform(0.45, 1.15))
            if r > 2.3:
                if all(math.hypot(x - a, y - b) > (r + c_) * 1.12 for a, b, c_ in big[-26:]):
                    big.append((float(x), float(y), r))
            else:
                fine.append(ellipse(x, y, r * 0.85))
    sc.flat(U(fine), "#fdfbff", 0.92)
    for x, y, r in [*pearls, *big]:
        sc.layer(
            ellipse(x, y, r),
            sc.rad([(0, "#ffffff"), (0.6, "#f6f4ff"), (1, "#b9bfe6")], x + r * 0.25, y - r * 0.3, r * 1.2),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.4,
            shc="#1a1450",
        )
    for x, y in upper[60::34]:
        sc.layer(star(x, y, 7, 4, 0.3), "#ffffff", z=2, cut=0, wash=0, fibre=0)
        sc.glow(x, y, 30, "#dfe8ff", 0.7)
    sc.glow(px, py, 52, "#ffffff", 0.55)
    sc.glow(EX, 826, 360, "#cfe6ff", 0.3, sy=0.22)

    # ---------------------------------------------------------------- the cave we look out of
    C = sc.stream("cave")

    def mouth(inset, seed):
        """The opening: a ring of broken facets."""
        base = [
            (92, 20), (60, 130), (78, 260), (40, 400), (58, 560), (30, 700), (66, 850), (44, 960), (96, 1070), (150, 1128), (300, 1158),
            (470, 1150), (610, 1170), (716, 1120), (752, 1010), (728, 900), (768, 760), (744, 600), (772, 440), (738, 300), (752, 170), (700, 84), (640, 44), (520, 56), (400, 26), (260, 46), (170, 16),
        ]  # fmt: skip
        q = []
        for x, y in base:
            a = math.atan2(y - 600, (x - 400) * 1.5)
            j = C.uniform(-12, 12)
            q.append((x + (inset + j) * math.cos(a), y + (inset + j) * math.sin(a)))
        return Polygon(q).buffer(0)

    outer = box(-60, -60, 860, 1260)
    for inset, lit, shade in ((-8, "#2b2660", "#120e30"), (20, "#1a153e", "#0d0a24"), (50, "#0f0b28", "#080618")):
        hole = mouth(inset, inset)
        g = clean(outer.difference(hole))
        sc.layer(
            g,
            sc.rad([(0, lit), (0.55, lit), (1, shade)], EX, EY + 90, 760),
            z=16,
            cut=1.2,
            rim="#bcd6ff",
            rimop=0.5,
            rimw=1.4,
        )
    snail_ = T(snail("#a87a8a", "#b5b0cc"), 138, 1126, 0.46)
    put(sc, snail_, z=1.6, rim=(0, 1.6, "#eafaff", 0.9))
    sc.vignette("#0c0824", 0.4, EX, 560, 900, 0.6)
    sc.finish()
    return sc
