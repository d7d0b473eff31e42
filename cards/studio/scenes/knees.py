"""knees: what will they call it when the bather stands up?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# bath turquoise #3fa3a0, lagoon #7cc9b8, island olive #6d7f37, skin rose #d9987f, steam ivory #fdf4e3, tile coral #e2664a
LX, LY = 412, 392  # the low sun behind the gap
LEFT = "-66,800^ -48,640 -22,500 16,396 66,326 128,294 190,306 236,352 268,430 284,520 296,600 312,700 322,800^"
RIGHT = "482,850^ 496,720 512,590 526,500 548,414 594,326 662,270 738,282 802,344 846,440 882,580 902,720 914,850^"


def knees() -> dict:
    """Both of them, flat."""
    return {"left": shape(LEFT), "right": shape(RIGHT)}


def bars(rng, x, y0, y1, w0, w1, n, thick=(1.5, 7.0), drift=0.0):
    """Reflections as cut lenses of paper, wider and thicker towards the viewer."""
    g = []
    for _ in range(n):
        t = rng.random()
        y = y0 + (y1 - y0) * t
        w = (w0 + (w1 - w0) * t) * rng.uniform(0.35, 1)
        h = thick[0] + (thick[1] - thick[0]) * t * rng.uniform(0.6, 1.1)
        cx = x + drift * t + rng.gauss(0, 0.22) * (w0 + (w1 - w0) * t)
        g.append(
            limb(
                [
                    (cx - w / 2, y, 0.5),
                    (cx - w * 0.15, y + rng.uniform(-1, 1), h),
                    (cx + w * 0.2, y, h * 0.8),
                    (cx + w / 2, y, 0.5),
                ],
                4,
                4,
            )
        )
    return U(g)


def ferry() -> Figure:
    """A small steamer to the right, waterline y=0, about 150 wide."""
    f = Figure()
    ink, ink2 = "#1f2f38", "#2c4450"
    f.add(limb("-34,-64,1.6 -34,-96,1.2"), ink, "mast", 0.6)
    f.add(limb("44,-58,1.6 46,-88,1.2"), ink, "mast", 0.6)
    f.add(
        U(
            limb("-34,-95,0.8 -72,-26,0.8"),
            limb("46,-88,0.8 76,-22,0.8"),
            limb("-34,-95,0.8 4,-76,0.8"),
            limb("46,-88,0.8 8,-76,0.8"),
        ),
        ink,
        "stay",
        0.3,
        True,
    )
    f.add(shape("-10,-50^ -8,-84^ 12,-84^ 13,-50^"), ink2, "funnel", 1)
    f.add(shape("-9.4,-70^ -8.8,-78^ 12.2,-78^ 12.4,-70^"), "#e2664a", "band", 0.3)
    f.add(shape("-52,-34^ -50,-54^ 40,-54^ 54,-36^ 54,-30 -52,-30"), ink2, "deck2", 1)
    f.add(shape("-62,-16^ -62,-36^ 60,-36^ 64,-16^"), ink, "deck1", 1)
    f.add(shape("-78,-20^ -40,-14 20,-14 62,-17 84,-26^ 74,-6 66,6^ -66,6^ -74,-6"), ink, "hull", 1.2)
    f.add(limb("-76,-11,1.6 0,-7,1.6 76,-14,1.4"), "#e2664a", "stripe", 0.3, True)
    f.add(U([box(-56 + 13 * k, -31, -48 + 13 * k, -23) for k in range(9)]), "#ffdf92", "windows", 0.3, True)
    f.add(U([box(-44 + 13 * k, -49, -37 + 13 * k, -42) for k in range(6)]), "#ffe9b4", "windows", 0.3, True)
    f.add(shape("34,-54^ 34,-66^ 52,-65^ 54,-54^"), ink, "bridge", 0.8)
    f.add(box(38, -63, 49, -57), "#ffe9b4", "windows", 0.3, True)
    for x, h in ((-70, 11), (-66, 8), (68, 11), (60, 9)):
        f.add(U(limb([(x, -18, 3.4), (x, -18 - h, 3)], 2), ellipse(x, -20.5 - h, 2)), ink, "people", 0.3)
    return f


def draw() -> Scene:
    sc = Scene("knees", light=(LX, LY, 240), shadow="#123a44", bg="#3fa3a0")
    near = lambda a, b, r=620, mid=None: sc.near(a, b, r, (LX, LY), mid)
    # ---------------------------------------------------------------- the wall of tiles in the haze
    sc.backdrop(
        sc.rad([(0, "#ffe9c4"), (0.22, "#fddcb8"), (0.46, "#dfe4d0"), (0.8, "#92cfc4"), (1, "#66b5b0")], LX, 330, 640)
    )
    Rt = sc.stream("tiles")
    for i in range(-1, 10):
        for j in range(-1, 5):
            x, y = 4 + i * 90 + (0 if j % 2 == 0 else 0), -26 + j * 90
            coral = j == 1
            q = rounded(box(x + 2.5, y + 2.5, x + 87.5, y + 87.5), 5)
            d = math.hypot(x + 45 - LX, y + 45 - 350)
            t = min(1.0, d / 560)
            base = mix("#fde3c6", "#a4d6c9", t) if not coral else mix("#fbdcc4", "#e58a6c", t)
            base = mix(base, "#ffffff", Rt.uniform(0, 0.12))
            sc.layer(q, base, z=1.6, cut=0.3, sh=0.26, op=0.9, wash=0.5, fibre=0.1, rimop=0.5)
            if coral and t > 0.1:
                sc.flat(T(star(0, 0, 22, 8, 0.5, 0.2), x + 45, y + 45), mix(base, "#fff3e2", 0.55), 0.8)
                sc.flat(ellipse(x + 45, y + 45, 7), mix(base, "#e2664a", 0.5), 0.7)
    sc.veil([(0, "#fdf4e3", 0), (0.6, "#fdf4e3", 0.35), (1, "#fdf4e3", 0.75)], 0, 40, 0, 380)
    sun = ellipse(LX, LY - 26, 96)
    sc.layer(sun, "#fffdf4", z=3, cut=0.3, sh=0.12, wash=0.2, op=0.9)
    sc.glow(LX, LY - 26, 420, "#fff0cf", 0.85)
    Rs = sc.stream("steam")
    # steam behind the rim
    for P, r0, r1, c0, c1 in (
        (
            [
                (-40, 330),
                (90, 300),
                (200, 330),
                (300, 300),
                (380, 250),
                (430, 180),
                (470, 220),
                (540, 290),
                (660, 320),
                (850, 300),
            ],
            26,
            52,
            "#ffe6c0",
            "#f0dcc4",
        ),
        (
            [
                (-40, 372),
                (120, 352),
                (250, 366),
                (330, 340),
                (380, 300),
                (420, 306),
                (480, 350),
                (600, 362),
                (850, 350),
            ],
            22,
            40,
            "#fffaf0",
            "#fbe3c6",
        ),
    ):
        b = bank(Rs, P, r0, r1, fill=Polygon(P + [(850, 420), (-50, 420)]).buffer(0))
        sc.layer(b, near(c0, c1, 460), z=6, cut=0.6, sh=0.18, shc="#5f8f92", rimop=0.5, op=0.86, wash=0.4)
    sc.glow(LX, LY - 50, 330, "#ffd7a0", 0.55)
    # the far rim of the tub
    rim = shape("-60,398^ 200,372 410,364 620,372 860,398^ 860,436 620,412 410,404 200,412 -60,436^")
    sc.layer(rim, near("#fffdf4", "#bfdcd2", 520), z=8, cut=0.4, sh=0.35)
    sc.flat(
        shape("-60,414^ 200,390 410,382 620,390 860,414^ 860,436 620,412 410,404 200,412 -60,436^"),
        "#8fbfb8",
        0.35,
        "multiply",
        2,
    )
    # ---------------------------------------------------------------- water: planes from far to near
    far = Polygon(
        [(-50, 424), *[(x, 408 + 22 * ((x - 410) / 420) ** 2) for x in range(-50, 851, 30)], (850, 1260), (-50, 1260)]
    ).buffer(0)
    sc.layer(
        far,
        sc.rad([(0, "#fff0cc"), (0.18, "#fbdcb2"), (0.4, "#b5dcc6"), (0.66, "#6cc0b3"), (1, "#3b9f9f")], LX, 420, 620),
        z=3,
        cut=0,
        sh=0.2,
    )
    Rw = sc.stream("glitter")
    sc.flat(bars(Rw, LX, 412, 640, 120, 230, 120, (1.2, 4)), "#fffdf2", 0.85)

    # ---------------------------------------------------------------- the bather's face, far back
    skin = "#c88462"
    bather = head(
        "front",
        38,
        Feeling(-1, 0, 0.6, curve=0.3, wide=0.9, cheek=0.5),
        skin=skin,
        hair="topknot",
        hair_colour="#3a2430",
    )
    bather = Figure(p for p in bather.pieces if not p.name.startswith(("eye", "brow")))
    ink, lid = "#2a1620", mix(skin, "#7a3a2c", 0.22)
    for d in (-1, 1):  # lids half down: the eyes follow the ferry
        x = d * 16
        ball = shape(f"{x - 8.4},2.4^ {x - 4},-1 {x + 4},-1 {x + 8.4},2.4^ {x + 4.4},6.6 {x - 4.4},6.6")
        bather.add(ball, "#f6ead8", "eye.white", 0.25, True)
        bather.add(ellipse(x, 4.4, 4.9, 4.6).intersection(ball), "#5a3420", "eye.iris", 0.2, True)
        bather.add(ellipse(x, 5.0, 2.7, 2.6).intersection(ball), ink, "eye.pupil", 0.2, True)
        bather.add(ellipse(x + 1.8, 3.2, 1.1, 1.0), "#fff6e2", "eye.glint", 0.2, True)
        bather.add(
            shape(f"{x - 9.4},2.2^ {x - 5},-6.4 {x + 5},-6.4 {x + 9.4},2.2^ {x + 4.4},1.0 {x - 4.4},1.0"),
            lid,
            "eye.lid",
            0.3,
            True,
        )
        bather.add(
            limb([(x - 9.6, 2.6, 1.0), (x - 4.4, 1.0, 2.2), (x + 4.4, 1.0, 2.2), (x + 9.6, 2.6, 1.0)], 6),
            ink,
            "eye.line",
            0.25,
            True,
        )
        bather.add(limb([(x - d * -8, 1.6, 1.4), (x + d * 12, -0.4, 0.6)], 3), ink, "eye.lash", 0.25, True)
        bather.add(
            limb([(x - 8.6, -4.6, 0.5), (x, -8.6, 1.2), (x + 8.6, -4.6, 0.5)], 6),
            mix(skin, "#5a2418", 0.45),
            "eye.fold",
            0.2,
            True,
            0.7,
        )
        bather.add(
            limb([(x - 5, 8.6, 0.4), (x, 9.6, 1.0), (x + 5, 8.6, 0.4)], 5),
            mix(skin, "#5a2418", 0.45),
            "eye.under",
            0.2,
            True,
            0.5,
        )
        bather.add(
            limb([(x - d * 9, -12.6, 2.6), (x, -16.4, 3.4), (x + d * 10, -12.2, 1.0)], 6),
            "#3a2430",
            "brow",
            0.3,
            True,
            0.9,
        )
    hd = T(bather, 410, 446, 2.95, sy=2.75)
    water_y = 520
    surf = Polygon(
        [
            (230, 100),
            (590, 100),
            (590, water_y + 4),
            *[(x, water_y + 3.0 * math.sin(x / 13) + 6 * math.cos((x - 410) / 60)) for x in range(590, 229, -6)],
            (230, water_y),
        ]
    ).buffer(0)
    with sc.clip(surf):
        sc.layer(hd.outline(), "#6b3f38", z=6, cut=0, sh=0.35, wash=0)
        put(sc, hd, z=1.8, sh=0.3)
        sc.flat(
            hd.outline(),
            sc.lin([(0, "#5a3040", 0.30), (0.55, "#8a4a40", 0.06), (1, "#fbd9a8", 0.16)], 0, 390, 0, 512),
            1,
            "multiply",
        )
        sc.flat(clean(hd.outline().difference(T(hd.outline(), 0, 5))), "#fff3d4", 0.75, "screen", 1.6)
    sc.stroke(
        [(x, water_y + 3.0 * math.sin(x / 13) + 6 * math.cos((x - 410) / 60)) for x in range(300, 522, 4)],
        "#fffdf2",
        3,
        0.9,
    )
    Rf = sc.stream("face")
    sc.flat(bars(Rf, 410, 530, 610, 210, 150, 30, (2, 5)), "#a8694c", 0.62)
    sc.flat(bars(Rf, 410, 514, 580, 170, 150, 16, (1.5, 3)), "#fff4da", 0.8)
    # a little steam in front of the brow
    sc.glow(330, 470, 90, "#fffaf0", 0.35)
    sc.glow(500, 452, 90, "#fffaf0", 0.3)

    planes = ((566, "#9bd6c4", "#55b3aa", 7), (650, "#79c6b8", "#43a29f", 9), (772, "#58b2aa", "#358f93", 11))

    def plane(k, y, lit, dim, amp):
        top = ridge(sc.stream(f"wave{k}"), y, amp, f=3.2)[1]
        g = clean(Polygon(list(top) + [(860, 1260), (-60, 1260)]).buffer(0))
        sc.layer(
            g,
            sc.rad([(0, mix(lit, "#fff0cc", 0.62)), (0.3, lit), (1, dim)], LX, y - 20, 520),
            z=5,
            cut=0.3,
            sh=0.22,
            op=0.93,
            rimop=0.6,
        )

    for k, p in enumerate(planes[:2]):
        plane(k, *p)
    sc.flat(bars(Rw, LX, 570, 790, 150, 300, 110, (2, 6)), "#fff8e2", 0.75)

    # ---------------------------------------------------------------- the islands
    def island(name, outline, cx, half, water, seed, lit_from):
        R = sc.stream(seed)
        K = shape(outline)
        line = lambda x, y: y + 26 * (1 - ((x - cx) / half) ** 2)
        wl = Polygon(
            [
                (cx - half - 200, -50),
                (cx + half + 200, -50),
                *[
                    (x, line(x, water) + 3 * math.sin(x / 11))
                    for x in np.linspace(cx + half + 200, cx - half - 200, 90)
                ],
            ]
        ).buffer(0)
        # reflection first: bars of skin and of green
        sc.flat(bars(R, cx, water + 26, water + 250, half * 2.0, half * 1.7, 74, (3, 10)), "#b9705a", 0.62)
        sc.flat(
            bars(R, cx - lit_from * half * 0.5, water + 26, water + 210, half * 0.7, half * 0.8, 26, (2, 7)),
            "#f0b795",
            0.75,
        )
        sc.flat(bars(R, cx, water + 170, water + 300, half * 1.5, half * 1.2, 30, (4, 10)), "#5f7d4a", 0.6)
        skin_ = clean(K.intersection(wl))
        edge_skin = K.bounds[1] + 318
        sc.layer(
            skin_,
            sc.rad([(0, "#f6c9a6"), (0.3, "#dd9c80"), (0.66, "#b9755e"), (1, "#8a4f4a")], LX, 470, 470),
            z=10,
            cut=0.4,
            sh=0.4,
            wash=0.5,
        )
        # roundness
        with sc.clip(skin_):
            sc.flat(
                T(
                    limb(
                        [
                            (cx + lit_from * half * 1.02, 280, 60),
                            (cx + lit_from * half * 1.06, 520, 110),
                            (cx + lit_from * half * 1.1, 860, 130),
                        ],
                        6,
                    ),
                    0,
                    0,
                ),
                "#6b3640",
                0.4,
                "multiply",
                26,
            )
            sc.flat(
                limb(
                    [
                        (cx - lit_from * half * 0.52, 430, 20),
                        (cx - lit_from * half * 0.62, 600, 34),
                        (cx - lit_from * half * 0.66, 800, 30),
                    ],
                    6,
                ),
                "#ffe2bd",
                0.5,
                "screen",
                14,
            )
            # the hollow beside the shin, and the tide marks of many baths
            sc.flat(
                limb(
                    [
                        (cx + lit_from * half * 0.1, 560, 2),
                        (cx + lit_from * half * 0.16, 680, 16),
                        (cx + lit_from * half * 0.12, 820, 20),
                    ],
                    6,
                ),
                "#8a4a44",
                0.32,
                "multiply",
                8,
            )
            for j, o in enumerate((0.5, 0.42, 0.34, 0.26, 0.2, 0.14)):
                y = water - 12 - 15 * j - (j * j) * 1.1
                q = [
                    (x, line(x, y) + 2.0 * math.sin(x / 17 + j))
                    for x in np.linspace(cx - half - 20, cx + half + 20, 60)
                ]
                sc.stroke(q, "#7a3f3c", 2.4 - 0.2 * j, o, "multiply")
                sc.stroke([(x, yy + 2.4) for x, yy in q], "#ffe6c8", 1.2, o * 0.9)
            for d in (-1, 1):  # dimples on both sides of the kneecap
                dx, dy = cx + d * half * 0.34 - lit_from * 10, edge_skin
                sc.flat(
                    limb([(dx - d * 26, dy - 22, 1), (dx, dy + 4, 8), (dx + d * 6, dy + 40, 1)], 6),
                    "#7a3f3c",
                    0.34,
                    "multiply",
                    4,
                )
                sc.flat(
                    T(
                        limb([(dx - d * 26, dy - 22, 1), (dx, dy + 4, 5), (dx + d * 6, dy + 40, 1)], 6),
                        9 * -lit_from * -1,
                        3,
                    ),
                    "#ffe2bd",
                    0.3,
                    "screen",
                    3,
                )
            hairs = []
            for _ in range(46):
                x, y = R.uniform(cx - half, cx + half), R.uniform(water - 190, water - 20)
                hairs.append(limb([(x, y, 0.9), (x + 2.5 * (1 if x > cx else -1), y + 8, 0.4)], 1, 3))
            sc.flat(U(hairs), "#6b3a36", 0.3)
        rimlight(sc, skin_, lit_from * 4, 1, "#fff0cf", 0.85, c=(LX, 470), r=430)
        # terraces of grass, wide below, small above
        levels = [
            (-0.02, "#5f7434", "#46592f"),
            (0.2, "#6d8139", "#4f6332"),
            (0.42, "#7f9242", "#5a6f37"),
            (0.63, "#93a54d", "#6a7f3d"),
            (0.81, "#abba5c", "#7f9346"),
        ]
        top = K.bounds[1]
        edge0 = top + 226

        def terrace(j):
            u, lit, dim = levels[j]
            y = edge0 - u * 226
            e = [
                (
                    x,
                    line(x, y)
                    + 24 * (1 - ((x - cx) / half) ** 2)
                    + (15 * math.sin(x / 33 + cx) if j == 0 else 6 * math.sin(x / 19 + j * 2))
                    + 3 * math.sin(x / 7 + j),
                )
                for x in np.linspace(cx + half + 60, cx - half - 60, 120)
            ]
            cut_ = Polygon([(cx - half - 60, top - 60), (cx + half + 60, top - 60), *e]).buffer(0)
            g = clean(K.buffer(7 if j == 0 else 3).intersection(cut_))
            sc.layer(
                g,
                sc.rad([(0, mix(lit, "#f3e6a0", 0.55)), (0.4, lit), (1, dim)], LX, 400, 420),
                z=6,
                cut=0.8,
                sh=0.5,
                rimop=0.5,
            )
            fr = []
            for x, yy in e:
                if K.buffer(5).contains(Point(x, yy - 6)):
                    for _ in range(2):
                        xx = x + R.uniform(-4, 4)
                        fr.append(limb([(xx, yy - 4, 2), (xx + R.uniform(-3, 3), yy + R.uniform(4, 12), 0.5)], 1, 3))
            sc.layer(U(fr), mix(dim, lit, 0.5), z=1.5, cut=0, wash=0, fibre=0, sh=0.35)
            rows = [
                limb(
                    [
                        (x - 7, line(x, y - 22 - 9 * R.random()), 0.8),
                        (x, line(x, y - 20 - 9 * R.random()) - 1, 1.6),
                        (x + 7, line(x, y - 22 - 9 * R.random()), 0.6),
                    ],
                    2,
                    3,
                )
                for x in np.arange(cx - half, cx + half, 13)
            ]
            sc.flat(U(rows).intersection(g), mix(lit, "#f6f0b0", 0.4), 0.4)
            return y

        def village(j, y):
            u = levels[j][0]
            s = 25 - 9 * u
            w = half * math.sqrt(max(0.05, 1 - (0.16 + u * 0.92) ** 2)) * 0.95
            hubs = [cx + w * R.uniform(-0.7, 0.7) for _ in range(2)] + [cx - lit_from * w * 0.62]
            x = cx - w + R.uniform(0, 12)
            while x < cx + w - 6:
                hw = s * R.uniform(0.7, 1.15)
                by = line(x + hw / 2, y) + 24 * (1 - ((x - cx) / half) ** 2) - 8 - R.uniform(0, 9)
                if not K.contains(Point(x + hw / 2, by - 8)):
                    x += hw
                    continue
                thick = max(math.exp(-(((x - c) / 34) ** 2)) for c in hubs)
                if R.random() > 0.1 + 0.9 * thick:
                    if R.random() < 0.55:
                        green_ = mix(
                            mix("#3f5a32", "#5f7d3a", R.random()), "#b9bf5e", 0.4 * max(0, 1 - abs(x - LX) / 300)
                        )
                        if R.random() < 0.4:
                            sc.layer(
                                poplar(R, x + hw / 2, by + 2, s * R.uniform(1.0, 1.8), s * 0.34),
                                green_,
                                z=2.4,
                                cut=0.1,
                                wash=0,
                                sh=0.4,
                            )
                        else:
                            k = R.uniform(0.7, 1.2)
                            crown = bank(
                                R,
                                [(x + hw * 0.1, by - s * 0.5 * k), (x + hw * 0.9, by - s * 0.55 * k)],
                                s * 0.18 * k,
                                s * 0.32 * k,
                                fill=box(x + hw * 0.45, by - s * 0.4, x + hw * 0.55, by + 2),
                            )
                            sc.layer(crown, green_, z=2.4, cut=0.1, wash=0, sh=0.4)
                    x += hw * R.uniform(0.7, 1.3)
                    continue
                kind = R.choice(("gable", "side", "gable", "tower", "side", "step"))
                d = house(
                    R,
                    hw * (0.62 if kind == "tower" else 1),
                    s * R.uniform(0.6, 1.2) * (1.3 if kind == "tower" else 1),
                    kind,
                    0.4,
                    detail=False,
                )
                near_ = 1 - min(1, abs(x - LX) / 300)
                wall_ = mix(R.choice(("#e9c9a8", "#f3dcb8", "#fdf0d8", "#e6b79c", "#d8c9b4")), "#fff8e2", 0.5 * near_)
                wall_ = mix(wall_, "#9a7c80", 0.24 * (1 - near_))
                put_house(
                    sc,
                    T(d, x + hw / 2, by),
                    wall_,
                    mix(mix("#e2664a", "#b5503f", R.random()), "#7d4a52", 0.45 * (1 - near_)),
                    z=2.6,
                    glow=0.4,
                    gs=15,
                    night="#4a4a52",
                    warm=("#fff6c8", "#ffb85a"),
                )
                x += hw * R.uniform(0.72, 1.05)

        ys = [terrace(0)]
        for j in range(1, 5):
            ys.append(terrace(j))
            village(j - 1, ys[j - 1])
        # a few on the very top
        tx = cx - 6
        c = T(church(R, 0.30), tx - 8, line(tx, ys[4]) - 20)
        if name == "right":
            for k, col in (
                ("tower", "#f3dcb8"),
                ("nave", "#e9cda6"),
                ("spire", "#e2664a"),
                ("nroof", "#c9573f"),
                ("belf", "#5a4a4c"),
            ):
                sc.layer(c[k], col, z=2, cut=0.1, wash=0, fibre=0, sh=0.4)
            sc.flat(c["wins"], "#fff0b8")
        village(4, ys[4])
        # waterline
        q = [(x, line(x, water) + 3 * math.sin(x / 11)) for x in np.linspace(cx - half * 1.06, cx + half * 1.06, 80)]
        q = [p for p in q if K.buffer(9).contains(Point(p[0], p[1] - 4)) or K.buffer(14).contains(Point(*p))]
        sc.stroke([(x, y + 2) for x, y in q], "#2f7f82", 5, 0.4, "multiply", blur=2)
        sc.stroke(q, "#fffdf2", 3.4, 0.92)
        sc.stroke([(x + 2, y + 11) for x, y in q][3:-3], "#fffdf2", 1.6, 0.6, dash="30 9 14 7")

    plane(2, *planes[2])
    island("left", LEFT, 130, 182, 742, "left isle", -1)
    island("right", RIGHT, 698, 206, 792, "right isle", 1)

    # stairs from the water up to the grass
    for P in (
        [(300, 732), (258, 704), (284, 670), (240, 642), (264, 612), (232, 586), (246, 556)],
        [(504, 792), (552, 760), (524, 724), (572, 692), (544, 656), (588, 624), (566, 590), (598, 556)],
    ):
        q = along(np.array(P, float), 120)
        ribbon = limb([(x, y, 11 - 5 * k / 119) for k, (x, y) in enumerate(q)], 1, 4)
        sc.layer(ribbon, near("#fff0d0", "#d9ac8c", 420), z=2.2, cut=0.2, sh=0.45, wash=0.3, rimop=0.6)
        steps = []
        for k in range(2, 118, 2):
            (x0, y0), (x1, y1) = q[k - 1], q[k + 1]
            d = math.hypot(x1 - x0, y1 - y0) + 1e-6
            w = (10 - 5 * k / 119) / 2
            nx, ny = -(y1 - y0) / d * w, (x1 - x0) / d * w
            steps.append(limb([(q[k][0] - nx, q[k][1] - ny, 0.9), (q[k][0] + nx, q[k][1] + ny, 0.9)], 1, 3))
        sc.flat(U(steps), "#8a5a4c", 0.6)
        rail = [(x, y - 9 + 4 * k / 119) for k, (x, y) in enumerate(q)]
        sc.stroke(rail, "#4a3438", 1.1, 0.75)
        posts = [
            limb([(x, y - 9 + 4 * k / 119, 1.1), (x, y - 1, 1.1)], 1, 3) for k, (x, y) in enumerate(q) if k % 9 == 0
        ]
        sc.flat(U(posts), "#4a3438", 0.75)
        for k in (39, 80):
            x, y = q[k]
            sc.flat(
                U(
                    ellipse(x + 2, y - 13, 1.7),
                    shape(f"{x},{y - 4}^ {x + 0.4},{y - 11}^ {x + 3.6},{y - 11}^ {x + 4},{y - 4}^"),
                ),
                "#3a2a30",
                0.9,
            )

    # ---------------------------------------------------------------- jetties with lamps
    def jetty(x0, y0, x1, y1, n, lamp_h):
        posts = []
        for k in range(n + 1):
            t = k / n
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            posts.append(limb([(x, y, 5), (x + 0.6, y + 25, 4)], 1))
            if k % 2:
                posts.append(limb([(x, y - 10, 4), (x + 0.4, y + 15, 3)], 1))
        deck = Polygon([(x0, y0 - 11), (x1, y1 - 10), (x1 + 4, y1 + 3), (x0 - 2, y0 + 3)]).buffer(0)
        sc.layer(U(posts), "#3f3f44", z=3, cut=0, wash=0, sh=0.4)
        sc.layer(deck, "#7a5a4a", z=4, cut=0.3, sh=0.4, rimop=0.6)
        slats = [
            limb(
                [
                    (x0 + (x1 - x0) * t, y0 - 10 + (y1 - y0) * t, 1.2),
                    (x0 + (x1 - x0) * t + 1.5, y0 + 2 + (y1 - y0) * t, 1.2),
                ],
                1,
            )
            for t in np.linspace(0.06, 0.96, 15)
        ]
        sc.flat(U(slats), "#3a2a28", 0.6)
        for t in (1.0,) if x0 < 400 else (0.3, 1.0):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 4
            sc.layer(
                U(
                    limb([(x, y, 3), (x, y - lamp_h, 2.2)], 1),
                    limb([(x, y - lamp_h, 2), (x + 7, y - lamp_h - 4, 2), (x + 10, y - lamp_h + 2, 2)], 4),
                ),
                "#2c3a40",
                z=2,
                cut=0,
                wash=0,
                fibre=0,
            )
            sc.flat(
                shape(
                    f"{x + 6},{y - lamp_h + 1}^ {x + 14},{y - lamp_h + 1}^ {x + 12},{y - lamp_h + 11} {x + 8},{y - lamp_h + 11}"
                ),
                "#fff1bb",
            )
            sc.glow(x + 10, y - lamp_h + 6, 40, "#ffdf92", 0.8)
            sc.flat(bars(sc.stream(f"lamp{x:.0f}"), x + 10, y + 26, y + 110, 16, 22, 10, (2, 4)), "#ffe9b0", 0.7)

    jetty(304, 738, 366, 756, 4, 44)
    jetty(500, 800, 430, 822, 4, 48)

    # ---------------------------------------------------------------- the ferry halfway across
    fx, fy = 416, 664
    sc.glow(fx + 8, fy - 30, 170, "#fff6dc", 0.55)
    sm = [(fx - 2, fy - 76), (fx - 20, fy - 92), (fx - 46, fy - 96), (fx - 70, fy - 112)]
    puff = bank(sc.stream("smoke"), sm, 7, 15)
    sc.layer(puff, "#fffdf4", z=3, cut=0.2, sh=0.25, wash=0.2, op=0.9)
    fr = T(ferry(), fx, fy, 0.82)
    put(sc, fr, z=1.8, rim=(0, 3, "#fff3cf", 0.5), sh=0.4)
    Ry = sc.stream("wake")
    sc.flat(bars(Ry, fx - 6, fy + 8, fy + 64, 112, 84, 30, (2, 5)), "#274650", 0.75)
    for d in (-1, 1):
        for k in range(3):
            sc.stroke(
                [
                    (fx - 58 - 4 * k, fy + 5 + 2 * k),
                    (fx - 80 - 8 * k, fy + 8 + 5 * k + d * 3),
                    (fx - 100 - 9 * k, fy + 10 + 8 * k + d * 6),
                ],
                "#fffdf2",
                2.2 - 0.5 * k,
                0.75,
            )
    sc.stroke(curve(np.array([(fx + 68, fy - 2), (fx + 76, fy + 4), (fx + 88, fy + 7)], float)), "#fffdf2", 2, 0.8)
    # a paper boat follows
    pb = {
        "hull": shape("-18,-7^ 18,-7^ 11,4^ -11,4^"),
        "sail": shape("-8,-7^ 0,-22^ 8,-7^"),
        "side": shape("-18,-7^ 0,-2^ 18,-7^ 11,4^ -11,4^"),
    }
    for k, c in (("sail", "#fffdf6"), ("hull", "#f3ead6"), ("side", "#fffefa")):
        sc.layer(T(pb[k], 326, 694, 0.95), c, z=1.6, cut=0, wash=0, fibre=0, sh=0.45)
    sc.flat(bars(Ry, 326, 701, 718, 30, 24, 6, (1.5, 2.5)), "#fffdf2", 0.8)

    # ---------------------------------------------------------------- near water
    for k, (y, lit, dim, amp) in enumerate(((918, "#479f9d", "#2a7f87", 12), (1030, "#388f93", "#216f7b", 14))):
        plane(10 + k, y, lit, dim, amp)
        sc.flat(bars(Rw, LX + 10, y - 90, y + 110, 260, 380, 34, (3, 8)), "#f6ecc8", 0.5)
    sc.flat(bars(Rw, 400, 830, 1190, 760, 1000, 46, (3, 9)), "#7cc9b8", 0.42)
    sc.flat(bars(Rw, 400, 860, 1190, 760, 1000, 36, (3, 8)), "#1f6470", 0.4)
    # a dinghy of the other island
    dx, dy = 168, 884
    sc.flat(bars(Ry, dx, dy + 6, dy + 50, 62, 44, 12, (2, 5)), "#c8604c", 0.6)
    din = {
        "hull": shape("-30,-9^ 32,-10^ 22,5^ -22,5^"),
        "main": shape("1,-14^ 2,-82^ 20,-50 30,-16^ 16,-13"),
        "jib": shape("-3,-14^ -1,-74^ -18,-40 -27,-15^ -14,-13"),
    }
    sc.layer(T(limb("0,-8,2.4 1,-88,1.6"), dx, dy), "#4a3a3a", z=1, cut=0, wash=0, fibre=0)
    for k, c in (("main", "#e2664a"), ("jib", "#f3c9a4"), ("hull", "#5a3f44")):
        sc.layer(T(din[k], dx, dy), c, z=2.4, cut=0, sh=0.4, rimop=0.6)
    sc.flat(
        T(U(limb("6,-30,0.8 26,-28,0.8"), limb("5,-48,0.8 20,-47,0.8"), limb("4,-64,0.8 12,-63,0.8")), dx, dy),
        "#8f3526",
        0.6,
    )
    sc.layer(
        T(U(ellipse(-10, -17, 4), shape("-15,-9^ -14,-14 -6,-14 -4,-9^")), dx, dy),
        "#2c3a40",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.stroke([(dx - 34 + 4 * k, dy + 5 + 1.5 * math.sin(k)) for k in range(18)], "#fffdf2", 2.4, 0.9)
    # soap drifts by with two passengers
    sx, sy = 604, 968
    soap = shape(
        f"{sx - 62},{sy + 8}^ {sx - 58},{sy - 20} {sx - 30},{sy - 34} {sx + 6},{sy - 30} {sx + 26},{sy - 42} {sx + 52},{sy - 22} {sx + 62},{sy + 8}^"
    )
    sc.flat(bars(Ry, sx, sy + 12, sy + 54, 120, 90, 16, (3, 6)), "#f6e3d2", 0.6)
    sc.layer(soap, sc.rad([(0, "#fffdf4"), (1, "#e9c3b4")], sx - 50, sy - 40, 130), z=5, cut=0.5, sh=0.4, rimop=0.6)
    sc.flat(
        U(
            limb([(sx - 44, sy - 8, 0.8), (sx - 10, sy - 14, 3), (sx + 30, sy - 6, 0.8)], 5),
            limb([(sx - 20, sy + 2, 0.8), (sx + 10, sy - 2, 2.4), (sx + 44, sy + 2, 0.8)], 5),
        ),
        "#cf9f90",
        0.6,
    )
    sc.stroke([(x, sy + 8 + 2 * math.sin(x / 9)) for x in range(sx - 70, sx + 71, 4)], "#fffdf2", 3, 0.9)
    for px, py, s, flip in ((sx - 22, sy - 33, 0.9, False), (sx + 2, sy - 30, 0.76, True)):
        pen = {
            "body": shape("-7,0^ -9,-12 -6,-24 -3,-31 2,-34 7,-31^ 14,-28^ 7,-26 8,-12 7,0^"),
            "belly": shape("0,-1^ -1,-12 2,-22 6,-23 7.4,-12 6,-1^"),
            "foot": shape("-6,1^ 9,1^ 6,-2 -4,-2"),
        }
        for k, c in (("body", "#22343c"), ("belly", "#fffaf0"), ("foot", "#e2664a")):
            sc.layer(T(pen[k], px, py, s, flip=flip), c, z=1, cut=0, wash=0, fibre=0)
    # ---------------------------------------------------------------- the soles: two long skerries with five heads each
    Rtoe = sc.stream("toes")
    for side in (-1, 1):
        ox, oy = (-4, 0) if side < 0 else (10, 8)
        m = lambda g, side=side, ox=ox, oy=oy: T(g, 400 + ox, oy, 1, flip=side < 0)  # noqa: E731
        ball = shape("44,1150^ 40,1098 62,1066 104,1056 160,1066 226,1082 282,1098 322,1116 344,1150^")
        sc.flat(bars(Rtoe, 400 + side * 190, 1150, 1206, 330, 290, 26, (4, 8)), "#a8624f", 0.62)
        skin_ = sc.rad([(0, "#efbb97"), (0.45, "#ca896d"), (1, "#854b46")], 400 + side * 90, 1010, 330)
        toes = []
        for k in range(5):
            x = (96, 170, 221, 266, 306)[k]
            y = (1064, 1066, 1078, 1092, 1108)[k]
            w = (44, 26, 24.5, 23, 21)[k]
            h = (104, 84, 74, 62, 50)[k]
            toes.append((x, y, w, h, k))
        for x, y, w, h, k in toes[::-1]:
            g = shape(
                f"{x - w * 0.62},{y + 22}^ {x - w * 0.7},{y - h * 0.2} {x - w * 0.98},{y - h * 0.55} {x - w * 0.66},{y - h * 0.92} {x},{y - h} {x + w * 0.66},{y - h * 0.92} {x + w * 0.98},{y - h * 0.55} {x + w * 0.7},{y - h * 0.2} {x + w * 0.62},{y + 22}^"
            )
            sc.layer(m(g), skin_, z=5, cut=0.3, sh=0.45, wash=0.5)
            pad = shape(
                f"{x - w * 0.7},{y - h * 0.46} {x - w * 0.5},{y - h * 0.84} {x},{y - h * 0.93} {x + w * 0.5},{y - h * 0.84} {x + w * 0.7},{y - h * 0.46} {x},{y - h * 0.3}"
            )
            sc.flat(m(pad), "#ffd9bc", 0.34, "screen", 5)
            sc.flat(
                m(
                    limb(
                        [(x - w * 0.5, y - h * 0.18, 0.6), (x, y - h * 0.24, 2.2), (x + w * 0.5, y - h * 0.18, 0.6)], 5
                    )
                ),
                "#7a3f3c",
                0.6,
            )
            rimlight(sc, m(g), 0, 5, "#ffefcf", 0.75, c=(LX, 800), r=620)
        sc.layer(m(ball), skin_, z=6, cut=0.4, sh=0.42, wash=0.5)
        with sc.clip(m(ball)):
            sc.flat(m(ellipse(112, 1100, 60, 34)), "#ffd9bc", 0.4, "screen", 12)
            sc.flat(m(ellipse(230, 1124, 70, 26, 12)), "#ffd9bc", 0.22, "screen", 12)
            sc.flat(
                m(
                    U(
                        limb("170,1070,1 168,1100,3 180,1130,1", 6),
                        limb("60,1134,1 120,1142,2.4 200,1144,1", 6),
                        limb("226,1104,0.6 262,1112,2 300,1126,0.6", 6),
                    )
                ),
                "#7a3f3c",
                0.45,
            )
            sc.flat(
                m(box(30, 1128, 360, 1160)),
                sc.lin([(0, "#2f7f82", 0), (1, "#2f7f82", 0.55)], 0, 1128 + oy, 0, 1152 + oy),
                0.8,
                "multiply",
            )
        rimlight(sc, m(ball), 0, 4, "#ffefcf", 0.6, c=(LX, 800), r=620)
        line = [(400 + ox + side * x, 1149 + oy + 2.4 * math.sin(x / 7)) for x in np.linspace(34, 352, 60)]
        sc.stroke(line, "#fffdf2", 3.4, 0.92)
        sc.stroke([(x, y + 9) for x, y in line][5:-5], "#fffdf2", 1.6, 0.6, dash="26 9 12 7")
    for x, y, w, h, side, k in ((506, 1072, 44, 104, 1, 0),):
        if k == 0 and side > 0:  # a beacon on the biggest
            bx, by = x + 2, y - h + 2
            sc.layer(
                shape(f"{bx - 9},{by + 4}^ {bx - 6},{by - 34}^ {bx + 6},{by - 34}^ {bx + 9},{by + 4}^"),
                "#fdf4e3",
                z=3,
                cut=0,
                wash=0,
            )
            sc.flat(
                shape(f"{bx - 8},{by - 10}^ {bx - 7},{by - 20}^ {bx + 7},{by - 20}^ {bx + 8},{by - 10}^"), "#e2664a"
            )
            sc.layer(
                U(
                    box(bx - 5, by - 46, bx + 5, by - 34),
                    shape(f"{bx - 8},{by - 45}^ {bx},{by - 54} {bx + 8},{by - 45}^"),
                ),
                "#2c3a40",
                z=1.5,
                cut=0,
                wash=0,
                fibre=0,
            )
            sc.flat(box(bx - 3, by - 44, bx + 3, by - 36), "#fff3bb")
            sc.glow(bx, by - 40, 70, "#ffe9a8", 0.8)
    # suds along the lower edge
    Rb = sc.stream("suds")
    for P, r0, r1 in (
        ([(-40, 1150), (40, 1176), (120, 1196), (220, 1216)], 12, 34),
        ([(850, 1140), (770, 1172), (690, 1194), (590, 1218)], 12, 34),
    ):
        for k in range(2):
            b = bank(
                Rb,
                [(x, y + 18 * k) for x, y in P],
                r0,
                r1,
                fill=Polygon([(x, y + 18 * k) for x, y in P] + [(P[-1][0], 1300), (P[0][0], 1300)]).buffer(0),
            )
            sc.layer(b, ("#e9f3ea", "#fdfaf0")[k], z=7, cut=0.3, sh=0.4, shc="#1f6470", rimop=0.6, wash=0.4)
        for _ in range(26):
            t = Rb.random()
            x = P[0][0] + (P[-1][0] - P[0][0]) * t + Rb.gauss(0, 14)
            y = P[0][1] + (P[-1][1] - P[0][1]) * t + Rb.gauss(6, 16)
            r = Rb.uniform(3, 12)
            sc.flat(ellipse(x, y, r), "#bfe4dc", 0.5)
            sc.stroke(
                [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, 6.283, 20)], "#ffffff", 1.2, 0.9
            )
            sc.flat(ellipse(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.16, -40), "#ffffff", 0.95)
    # gulls
    for x, y, s, flip, pose in ((330, 250, 0.24, False, 0), (486, 214, 0.18, True, 3), (372, 196, 0.13, False, 1)):
        b = T(fbird(pose), x, y, s, flip=flip, rot=-8)
        sc.layer(U(b["far"], b["body"], b["near"]), "#6f9a98", z=2, cut=0, sh=0.2, wash=0, fibre=0)
    sc.glow(LX, LY + 10, 300, "#fff6de", 0.4)
    sc.vignette("#124049", 0.34, LX, 560, 960, 0.52)
    sc.finish()
    return sc
