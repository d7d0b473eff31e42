"""counting_people: a sheep that cannot sleep counts people, who float asleep over its fence.

Palette: night moss-blue #14253a, pasture slate #2f5358, quilt brick #96483f, wool grey #c9c8bd, moon cream #fbf2d4, nightshirt pink #e8aaa0.
Light: the moon behind the hill, rising between the pales. Planes: sky / far hills with a village / the hill and its fence / the
floating people / meadow / the bed and the sheep / the wolf's bed before our eyes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.sleepers import fleece

MOON = (438, 612)  # just under the edge of the hill
NIGHT, SLATE, BRICK, WOOLLY, CREAM, PINK = "#14253a", "#2f5358", "#96483f", "#c9c8bd", "#fbf2d4", "#e8aaa0"
HILL = [(-60, 668), (90, 640), (260, 606), (438, 590), (600, 604), (740, 640), (860, 668)]
FLIGHT = [
    (-70, 842),
    (40, 770),
    (140, 690),
    (236, 590),
    (330, 484),
    (440, 420),
    (556, 398),
    (650, 340),
    (716, 250),
    (716, 150),
    (640, 70),
    (520, 10),
    (400, -60),
]


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone of the night from the moon outwards."""
    return sc.rad([(0, bright), (0.35, mid), (1, shade)], *MOON, r)


def draw_sky(sc: Scene) -> None:
    """The light of a moon that is not seen, rings of it, far hills, a sleeping village."""
    sc.backdrop(lit(sc, "#fdf3d0", "#6f93a0", NIGHT, 800))
    for k, r in enumerate((640, 520, 410, 310, 220)):
        c = ("#1d3850", "#2b4f66", "#44707f", "#7299a0", "#b3c5b4")[k]
        sc.layer(
            ellipse(MOON[0], MOON[1], r, r * 0.98),
            lit(sc, mix(c, CREAM, 0.4), c, mix(c, NIGHT, 0.25), r * 1.1),
            z=7,
            cut=1.2,
            sh=0.35,
            rim=CREAM,
            rimop=0.45,
        )
    s = sc.stream("stars")
    sc.flat(U([star(s.uniform(0, 800), s.uniform(0, 420), s.uniform(1.2, 4), 4, 0.3) for _ in range(70)]), CREAM, 0.7)
    beams = []
    for a in np.linspace(-2.9, -0.25, 15):
        w = 0.03
        beams.append(
            Polygon(
                [
                    MOON,
                    (MOON[0] + 640 * math.cos(a - w), MOON[1] + 640 * math.sin(a - w)),
                    (MOON[0] + 640 * math.cos(a + w), MOON[1] + 640 * math.sin(a + w)),
                ]
            )
        )
    sc.flat(
        U(beams), sc.rad([(0, "#fff3cc", 0.5), (0.5, "#fff3cc", 0.2), (1, "#fff3cc", 0)], *MOON, 620), 1, "screen", 3
    )
    g, top = land(sc.stream("far"), [(-60, 560), (120, 536), (260, 576), (600, 572), (720, 530), (860, 548)], 5)
    sc.layer(g, lit(sc, "#d9d8b4", "#5f8388", "#264357"), z=5, cut=0.6, sh=0.3, rim=CREAM, rimop=0.7)
    r = sc.stream("village")
    roofs, wins = [], []
    for k in range(15):
        x = -10 + 15 * k + r.uniform(-4, 4)
        y, w, h = y_at(top, x) + 5, r.uniform(8, 13), r.uniform(10, 20) + (26 if k == 7 else 0)
        roofs.append(
            U(
                box(x - w, y - h, x + w, y + 4),
                Polygon([(x - w - 2, y - h), (x, y - h - w * (2.4 if k == 7 else 1.1)), (x + w + 2, y - h)]),
            )
        )
        if r.random() < 0.7:
            wins.append(box(x - 2, y - h * 0.6, x + 1.5, y - h * 0.6 + 5))
    sc.layer(U(roofs), lit(sc, "#8aa09c", "#35566a", "#1b3348"), z=3, cut=0, wash=0, sh=0.3, rim=CREAM, rimop=0.6)
    sc.flat(U(wins), "#ffd27a", 0.95)
    sc.glow(MOON[0], MOON[1] - 20, 420, "#fff0c0", 0.75)


def draw_hill(sc: Scene) -> Any:
    """The hill, its fence with light between the pales, the meadow below."""
    g, top = land(sc.stream("hill"), HILL, 3)
    pales, rails = [], []
    r = sc.stream("fence")
    for k in range(25):
        x = 30 + 31 * k + r.uniform(-3, 3)
        y = y_at(top, x)
        h = 70 + r.uniform(-5, 5)
        lean_ = r.uniform(-3, 3)
        pales.append(
            Polygon(
                [
                    (x - 5.5, y + 8),
                    (x - 5 + lean_, y - h),
                    (x + lean_, y - h - 10),
                    (x + 5 + lean_, y - h),
                    (x + 5.5, y + 8),
                ]
            )
        )
    for f in (22, 52):
        rails.append(limb([(x, y_at(top, x) - f, 6) for x in np.linspace(-20, 820, 30)], 3))
    fence_ = U(pales, rails)
    sc.layer(
        fence_,
        lit(sc, "#b58a62", "#4a4a52", "#1b2e40", 420),
        z=4,
        cut=0.4,
        sh=0.3,
        wash=0.4,
        rim="#fff3cc",
        rimop=1.0,
        rimw=1.5,
    )
    sc.glow(MOON[0], MOON[1] - 30, 170, "#fff3cc", 0.8)
    sc.layer(
        g, lit(sc, "#cfd6a8", "#3f6a66", "#16303f", 620), z=9, cut=0.8, sh=0.35, rim="#fff6d8", rimop=1.0, rimw=1.6
    )
    shade = []
    for p in pales:
        x = p.centroid.x
        y = y_at(top, x) + 6
        d = (x - MOON[0]) * 0.95
        shade.append(Polygon([(x - 4, y), (x + 4, y), (x + d + 20, y + 330), (x + d - 20, y + 330)]))
    sc.flat(
        clean(U(shade).intersection(g)),
        sc.lin([(0, "#0f2233", 0.7), (1, "#0f2233", 0)], 0, 600, 0, 900),
        1,
        "multiply",
        2,
    )
    r2 = sc.stream("grass")
    for k, (y0, c) in enumerate(((0, "#86a084"), (60, "#3f6a66"), (150, "#2a4f54"))):
        blades = grass(r2, -10, 810, lambda x, d=y0: y_at(top, x) + 4 + d, 9 + 6 * k, 120)
        sc.layer(
            blades,
            lit(sc, mix(c, CREAM, 0.4), c, "#1b3545", 560),
            z=1.5,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.2,
            rim=CREAM,
            rimop=0.5,
        )
    for k, P in enumerate(
        ([(-60, 800), (160, 780), (400, 806), (640, 776), (860, 800)], [(-60, 900), (200, 880), (460, 910), (860, 872)])
    ):
        m, t2 = land(sc.stream(f"meadow{k}"), P, 4)
        sc.layer(m, lit(sc, "#7fa890", "#35616a", "#152c40", 720), z=8, cut=0.8, sh=0.35, rim=CREAM, rimop=0.5)
        sc.layer(
            grass(sc.stream(f"blade{k}"), -10, 810, lambda x, t=t2: y_at(t, x) + 5, 22 + 8 * k, 130),
            lit(sc, "#5f8a7c", "#24464f", "#12283a", 700),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.2,
            rim=CREAM,
            rimop=0.5,
        )
        f = sc.stream(f"flower{k}")
        sc.flat(
            U(
                [
                    ellipse(f.uniform(0, 800), f.uniform(P[1][1] + 10, P[1][1] + 90), f.uniform(1.4, 3))
                    for _ in range(40)
                ]
            ),
            CREAM,
            0.6,
        )
    return top


DRIFTERS = (  # age, clothes, colours, hair, colour of it, skin, hat, build
    (72, "nightshirt", "#f3e3d0", "#f3e3d0", "balding", "#ddd8cc", "#e0ad85", "nightcap", 1.1),
    (4, "nightshirt", "#e8aaa0", "#e8aaa0", "tousled", "#4a2c1c", "#b97a52", None, 1.0),
    (34, "gown", "#fbf6ea", "#fbf6ea", "long", "#2a1a14", "#8a5636", None, 1.0),
    (50, "uniform", "#4a6f96", "#2c3a4a", "short", "#2a1a14", "#d9a077", "conductor", 1.2),
    (9, "nightshirt", "#9cc0a8", "#9cc0a8", "braids", "#c98a3c", "#f0c8a4", None, 1.0),
    (41, "robe", "#b0524a", "#b0524a", "afro", "#1a1412", "#5e3a28", None, 1.1),
    (27, "bathing", "#d8a040", "#d8a040", "crop", "#2a1a14", "#8a5636", None, 0.95),
    (66, "nightshirt", "#c9b2d8", "#c9b2d8", "bun", "#e4ded2", "#d9a077", None, 1.25),
    (30, "suit", "#37475a", "#37475a", "parted", "#4a2c1c", "#e3b58c", "bowler", 0.95),
    (22, "kimono", "#d87a78", "#f0d8a4", "topknot", "#1a1412", "#f0c8a4", None, 0.95),
    (6, "nightshirt", "#f0d890", "#f0d890", "curly", "#2a1a14", "#5e3a28", "nightcap", 1.0),
    (58, "overalls", "#5a7a9a", "#5a7a9a", "short", "#8d8d88", "#b97a52", "flat", 1.2),
    (33, "nightshirt", "#e9eef0", "#e9eef0", "wavy", "#7a3a24", "#f0c8a4", None, 1.0),
    (80, "robe", "#7a8a6a", "#7a8a6a", "balding", "#e8e4da", "#8a5636", None, 0.9),
    (12, "nightshirt", "#e8aaa0", "#e8aaa0", "ponytail", "#1a1412", "#d9a077", None, 1.0),
    (45, "djellaba", "#d9c9a8", "#b89a6a", "short", "#1a1412", "#8a5636", "fez", 1.1),
    (29, "nightshirt", "#b8d0dc", "#b8d0dc", "bob", "#3a2418", "#e3b58c", None, 1.0),
)


def draw_people(sc: Scene) -> None:
    """One behind the other over the fence, up, round and away, every one asleep."""
    c = along(curve(np.array(FLIGHT, float), n=20), 600)
    d = np.gradient(c, axis=0)
    s = 0.02
    r = sc.stream("drift")
    laid = []
    for k, (age, kind, a, b, hair, hc, skin, hat, build) in enumerate(DRIFTERS):
        i = int(s * 599)
        if i > 590:
            break
        x, y = c[i]
        t = i / 599
        size = (0.96 + 0.06 * math.sin(3.1 * t)) * (1 - 0.62 * max(0, t - 0.45) / 0.55) * (1.0 if age > 14 else 1.12)
        turn = math.degrees(math.atan2(d[i][1], d[i][0])) + 90 + r.uniform(-9, 9) - 10
        pose = SIDE["stand"].but(
            lean=r.uniform(-4, 8), stoop=12, nod=24, foot_a=(r.uniform(0.0, 0.22), r.uniform(0.02, 0.2)), foot_b=(r.uniform(-0.3, -0.1), r.uniform(0.02, 0.16)),
            hand_a=(r.uniform(0.3, 0.66), r.uniform(0.3, 0.76)), hand_b=(r.uniform(0.4, 0.8), r.uniform(0.1, 0.6)), toe_a=40, toe_b=50,
        )  # fmt: skip
        p = person(
            age,
            "side",
            pose,
            dress(kind, a, b, "#f3e3d0"),
            skin=skin,
            hair=hair,
            hair_colour=hc,
            mood="sleep",
            build=build,
            hat=hat,
            hat_colour=a if hat == "nightcap" else "#2c3a4a",
        )
        h = -p.anchors["head.crown"][1]
        q = T(T(p, 0, h * 0.5), x, y, size, rot=turn, flip=False)
        laid.append((t, q, size))
        s += (0.036 + 0.048 * size) * (1.0 if age > 14 else 0.8)
    for t, q, size in laid[::-1]:
        out = q.outline()
        far = 0.1 + 0.62 * max(0, t - 0.5) / 0.5
        sc.layer(out, NIGHT, z=7 * size, cut=0, wash=0, fibre=0, sh=0.35, rimop=0)
        sc.layer(
            [(g.geom, mix(mix(g.fill, "#1c3850", 0.2), "#7f9aa4", far * 0.6)) for g in q.pieces if not g.flat],
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.3,
            rim="#fff3cc",
            rimop=0.9,
            rimw=1.1,
        )
        sc.flat(U([g.geom for g in q.pieces if g.flat and g.name in ("folds", "pattern", "opening")]), "#1c3850", 0.25)
        cx, cy = out.centroid.coords[0]
        away = (MOON[0] - cx, MOON[1] - cy)
        n = math.hypot(*away) or 1
        rimlight(sc, out, -2.6 * away[0] / n, -2.6 * away[1] / n, "#fff3cc", 0.95, r=620)
        sc.flat(
            out, sc.rad([(0, "#14253a", 0), (0.5, "#14253a", 0.06), (1, "#14253a", 0.5)], *MOON, 620), 1, "multiply"
        )


def bedstead(w: float, h: float, knob: float) -> Any:
    """The head of an iron bed, standing on y 0: posts, arch, bars and a curl."""
    bars = [
        limb([(x, 0, 7), (x, -h * (0.78 + 0.2 * (1 - (2 * x / w) ** 2)), 6)], 2)
        for x in np.linspace(-w * 0.4, w * 0.4, 7)
    ]
    arch = limb(
        [
            (-w / 2, -h * 0.74, 12),
            (-w * 0.3, -h * 0.93, 11),
            (0, -h, 11),
            (w * 0.3, -h * 0.93, 11),
            (w / 2, -h * 0.74, 12),
        ],
        10,
    )
    posts = [limb([(s * w / 2, 10, 15), (s * w / 2, -h * 0.8, 13)], 2) for s in (-1, 1)]
    knobs = [ellipse(s * w / 2, -h * 0.84, knob) for s in (-1, 1)]
    curls = [spiral(s * w * 0.2, -h * 0.62, w * 0.07, 1.5, 5, 0, s > 0) for s in (-1, 1)]
    return U(bars, arch, posts, knobs, curls, limb([(-w / 2, -h * 0.34, 8), (w / 2, -h * 0.34, 8)], 2))


def draw_bed(sc: Scene) -> None:
    """The bed from behind: quilt running up to its foot, pillow, the sheep's back and ears."""
    foot = U(
        limb([(404, 948, 8), (404, 838, 8)], 2),
        limb([(616, 948, 8), (616, 838, 8)], 2),
        limb([(404, 850, 8), (510, 822, 8), (616, 850, 8)], 8),
        [limb([(x, 940, 4), (x, 834, 4)], 2) for x in (440, 475, 510, 545, 580)],
        ellipse(404, 834, 9),
        ellipse(616, 834, 9),
    )
    sc.layer(
        foot, lit(sc, "#c9a26a", "#6a5a4c", "#2a3038", 460), z=4, cut=0, wash=0, rim="#fff3cc", rimop=1.0, rimw=1.5
    )
    quilt = shape("404,884^ 450,868 510,864 570,868 616,884^ 652,990 690,1120 704,1230^ 316,1230^ 332,1120 368,990")
    sc.layer(
        quilt, lit(sc, "#d98a68", BRICK, "#4a2634", 640), z=11, cut=0.5, sh=0.55, rim="#ffe9c0", rimop=1.0, rimw=1.6
    )
    r = sc.stream("patch")
    tones = ("#b85f4c", "#7a3c44", "#c9925a", "#5a6f70", "#a85a5a")
    with sc.clip(quilt):
        for i in range(6):
            y0, y1 = 868 + i * 34 + i * i * 5, 868 + (i + 1) * 34 + (i + 1) ** 2 * 5
            for j in range(6):

                def X(t: float, y: float) -> float:
                    half = 106 + (y - 868) * 0.3
                    return 510 + (t - 0.5) * 2 * half

                q = Polygon(
                    [(X(j / 6, y0), y0), (X((j + 1) / 6, y0), y0), (X((j + 1) / 6, y1), y1), (X(j / 6, y1), y1)]
                ).buffer(-2)
                sc.layer(
                    q,
                    lit(
                        sc,
                        mix(tones[r.randrange(5)], "#ffe0b0", 0.3),
                        tones[(i * 2 + j) % 5],
                        mix(tones[(i * 2 + j) % 5], NIGHT, 0.5),
                        620,
                    ),
                    z=1,
                    cut=0.3,
                    wash=0.4,
                    fibre=0,
                    sh=0.25,
                    rimop=0.4,
                )
    hump = shape("452,1010 470,930 500,890 530,892 560,930 572,1010 540,1060 480,1060")
    sc.flat(hump, sc.lin([(0, "#ffdca8", 0.5), (0.5, "#ffdca8", 0)], 510, 880, 510, 1040), 1, "screen", 8)
    pillow = shape("352,1090 372,1034 440,1020 510,1030 590,1018 650,1036 668,1092 650,1150 510,1160 366,1150")
    sc.layer(
        pillow, lit(sc, "#fffaf0", "#cdd0cc", "#5f7484", 660), z=8, cut=0.5, sh=0.5, rim="#fff6d8", rimop=1.0, rimw=1.6
    )
    sc.flat(
        U(
            [
                limb([(x, 1040, 0.6), (x + (510 - x) * 0.2, 1064, 3), (x + (510 - x) * 0.3, 1090, 0.6)], 4)
                for x in (384, 410, 600, 630)
            ]
        ),
        "#5f7484",
        0.5,
    )
    f = sc.stream("sheep")
    for k, (rx, ry, dy, a, b, c) in enumerate(
        (
            (84, 90, 0, "#f6efd8", WOOLLY, "#6f8490"),
            (66, 72, 8, "#fbf4de", "#d6d4c6", "#7f939c"),
            (46, 50, 18, "#fdf8e6", "#dedccd", "#8a9da4"),
        )
    ):
        g = fleece(f, 520, 1052 + dy, rx, ry, 18 - 3 * k, None)
        sc.layer(g, lit(sc, a, b, c, 620), z=6 - k, cut=0, wash=0.5, sh=0.4, rim="#fff6d8", rimop=1.0, rimw=1.6)
    curls = U(
        [
            spiral(510 + f.uniform(-58, 58), 1060 + f.uniform(-60, 70), f.uniform(7, 11), 1.4, 2.4, f.uniform(0, 6))
            for _ in range(20)
        ]
    )
    sc.flat(curls, "#8a989c", 0.55)
    face = T(shape("3,-12 -8,-14 -20,-10 -31,-3 -38,3 -40,8 -36,13 -28,14 -16,15 -4,15 8,8"), 486, 1010, 2.3, rot=27)
    sc.layer(
        face, lit(sc, "#8a7a72", "#453f4c", "#23242e", 420), z=6, cut=0, wash=0.3, rim="#fff3cc", rimop=1.0, rimw=2
    )
    eye = T(ellipse(-13, -2, 4.6, 4.8), 486, 1010, 2.3, rot=27)
    sc.layer(eye, "#fff6d8", z=1, cut=0, wash=0, fibre=0)
    sc.flat(T(ellipse(-14.2, -3.2, 2.5, 2.9), 486, 1010, 2.3, rot=27), "#14182a", 1)
    sc.flat(T(ellipse(-15, -4.2, 0.8), 486, 1010, 2.3, rot=27), "#ffffff", 1)
    sc.flat(
        T(
            U(limb("-38,6,.6 -35.6,8,1.6 -34,6.6,.5", 4), limb("-36,11,.6 -31,10.4,1.1 -27,11,.4", 4)),
            486,
            1010,
            2.3,
            rot=27,
        ),
        "#14182a",
        0.8,
    )
    ear = T(shape("0,-5^ 10,-7 22,-1 27,7^ 17,9 8,6 -1,2^"), 500, 1006, 2.1, rot=34)
    sc.layer(ear, lit(sc, "#8a7a72", "#504858", "#2a2a36", 420), z=5, cut=0, wash=0, rim="#fff3cc", rimop=1.0, rimw=1.8)
    sc.layer(
        fleece(f, 506, 984, 26, 16, 11, None),
        lit(sc, "#fdf8e6", "#d6d4c6", "#7f939c", 520),
        z=4,
        cut=0,
        wash=0,
        rim="#fff6d8",
        rimop=1.0,
        rimw=1.4,
    )
    head_ = bedstead(470, 206, 17)
    sc.layer(
        T(head_, 510, 1262),
        sc.lin([(0, "#7a5f48"), (0.4, "#3a3238"), (1, "#1c1c26")], 0, 1000, 0, 1200),
        z=12,
        cut=0,
        wash=0.4,
        sh=0.55,
        rim="#ffe9b8",
        rimop=1.0,
        rimw=1.8,
    )
    for row, n in enumerate((7, 5)):  # what is counted already: beads on the bars
        y = 1170 - 26 * row
        sc.stroke([(300, y), (500 - 60 * row, y)], "#1c1c26", 3, 0.9)
        for k in range(n):
            sc.layer(
                ellipse(316 + 20 * k, y, 8, 9.5),
                ("#d8735a", "#e9c060")[row],
                z=3,
                cut=0,
                wash=0,
                fibre=0,
                rim="#fff3cc",
                rimop=0.9,
            )


def draw_wolf(sc: Scene) -> None:
    """Near us at the left another bed, in which a wolf is asleep already."""
    sc.layer(
        shape("-60,1120 10,1060 90,1044 170,1070 230,1120 262,1230 -60,1230"),
        sc.lin([(0, "#3f5f78"), (1, "#142638")], 0, 1040, 0, 1200),
        z=12,
        cut=0.5,
        sh=0.55,
        rim="#d9e6d8",
        rimop=0.7,
        rimw=1.5,
    )
    snout = shape(
        "40,1090^ 44,1040^ 60,1018 70,1002^ 84,1030 104,1034 124,1004^ 134,1024 140,1050 168,1066 196,1080 202,1092 190,1102 150,1106 100,1112 60,1110"
    )
    sc.layer(
        snout,
        sc.lin([(0, "#50606e"), (1, "#1f2f40")], 60, 1000, 120, 1110),
        z=7,
        cut=0.5,
        wash=0.4,
        rim="#fff3cc",
        rimop=0.9,
        rimw=1.6,
    )
    sc.flat(
        U(limb([(122, 1058, 0.8), (132, 1063, 2.4), (144, 1060, 0.8)], 5), ellipse(199, 1088, 5, 4)), "#0e1a28", 0.95
    )
    sc.layer(
        shape("-60,1140 30,1106 120,1110 210,1128 280,1190 290,1240 -60,1240"),
        sc.lin([(0, "#6f3f48"), (1, "#2a1c2c")], 0, 1100, 0, 1210),
        z=9,
        cut=0.5,
        sh=0.5,
        rim="#ffe0b0",
        rimop=0.7,
        rimw=1.4,
    )
    r = sc.stream("weeds")
    stalks: list[Any] = []
    for _ in range(26):
        x = r.choice((r.uniform(-10, 90), r.uniform(730, 810)))
        h, b = r.uniform(80, 240), r.uniform(-26, 26)
        stalks += [
            limb([(x, 1210, 4), (x + b * 0.3, 1210 - h * 0.5, 2.4), (x + b, 1210 - h, 0.8)], 5),
            leaf(x + b * 0.3, 1210 - h * 0.5, h * 0.3, r.uniform(-2.4, -0.7), 0.2),
        ]
    sc.layer(U(stalks), "#0f1f30", z=9, cut=0, wash=0, fibre=0, rim=CREAM, rimop=0.45)


def draw() -> Scene:
    sc = Scene("counting_people", light=(*MOON, 200), shadow="#08131f", bg=NIGHT)
    draw_sky(sc)
    draw_hill(sc)
    draw_people(sc)
    draw_bed(sc)
    draw_wolf(sc)
    sc.vignette("#060f1c", 0.42, 420, 580, 900, 0.52)
    sc.finish()
    return sc
