"""An old woman on a hill knits the road that a cyclist is riding towards her; the wool runs from his wheel.

Palette: russet #6e3422, moss #7b7a3a, mustard #d29a35, brick rose #c8694c, butter #ffedc0, petrol wool #2f6f78.
Light: the low sun, caught between the crossed needles. Planes: sun and hills / road and rider / the woman from behind.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SX, SY = 493, 536  # the sun
NEAR = [
    (489, 738, 14),
    (490, 770, 46),
    (490, 812, 82),
    (482, 880, 118),
    (452, 968, 158),
    (370, 1056, 196),
    (236, 1098, 196),
    (104, 1060, 168),
    (52, 984, 134),
    (112, 918, 108),
    (240, 884, 90),
    (346, 860, 74),
    (404, 824, 60),
]
FAR = [
    (240, 884, 90),
    (346, 860, 74),
    (404, 824, 60),
    (406, 790, 50),
    (330, 764, 41),
    (226, 744, 34),
    (176, 716, 27),
    (216, 690, 21),
    (300, 672, 16),
    (338, 656, 12),
    (314, 643, 8),
]
EVEN = {"cut": 0, "fibre": 0.05}


def strip(points, n=240):
    """(left edge, right edge, centre, width, unit normal) of a road through (x, y, width)."""
    c = curve(np.array(points, float), n=24)
    c = along(c, n)
    d = np.gradient(c[:, :2], axis=0)
    nrm = np.c_[-d[:, 1], d[:, 0]] / (np.linalg.norm(d, axis=1)[:, None] + 1e-9)
    w = c[:, 2:3] / 2
    return c[:, :2] - nrm * w, c[:, :2] + nrm * w, c[:, :2], c[:, 2], nrm


def knit(sc, points, cols, hole=None):
    """A knitted road: a sheet with rolled edges and rows of V stitches that shrink with it."""
    n = 420
    lft, rgt, c, w, nrm = strip(points, n)
    body = clean(Polygon(np.vstack([lft, rgt[::-1]])).buffer(0.1))
    step = np.hypot(*np.diff(c, axis=0).T).mean()
    light_v, dark_v, stripe_v = [], [], []
    i, row = 2.0, 0
    while i < n - 3:
        k = int(i)
        tall = max(1.2, w[k] / cols * 0.92)
        adv = tall / step
        k2 = min(n - 1, int(i + adv * 1.5))
        stripe = row % 14 in (0, 1, 2)
        for q in range(cols):
            u0, u1 = -0.94 + 1.88 * q / cols, -0.94 + 1.88 * (q + 1) / cols
            um = (u0 + u1) / 2
            p0, p1 = c[k] + nrm[k] * w[k] / 2 * u0, c[k] + nrm[k] * w[k] / 2 * u1
            pm = c[k2] + nrm[k2] * w[k2] / 2 * um
            th = max(0.5, w[k] / cols * 0.3)
            for a, store in ((p0, light_v), (p1, dark_v)):
                g = limb([(*a, th * 0.6), (*((a + pm) / 2), th * 1.15), (*pm, th * 0.5)], 2, 3)
                (stripe_v if stripe else store).append(g)
        i += adv
        row += 1
    if hole is not None:
        body = clean(body.difference(hole))
    sc.layer(body, sc.near("#3f8a90", "#143a44", 620, (SX, SY)), z=9, sh=0.5, cut=0.2, rimop=0.5, rim="#ffe2b0")
    keep = body.buffer(-0.6)
    for vs, lit, shade in (
        (dark_v, "#5fa6a6", "#1d4c56"),
        (light_v, "#8cc4bc", "#2a616a"),
        (stripe_v, "#ffdf94", "#a8702c"),
    ):
        if vs:
            sc.layer(
                clean(U(vs).intersection(keep)),
                sc.near(lit, shade, 560, (SX, SY)),
                z=1.0,
                sh=0.3,
                cut=0,
                wash=0,
                fibre=0,
                rimop=0.15,
            )
    for e in (lft, rgt):
        edge = limb(np.c_[e, np.maximum(1.2, w * 0.06)][::6], 2, 4)
        edge = edge if hole is None else edge.difference(hole)
        sc.layer(
            clean(edge), sc.near("#4f9a9c", "#17444e", 620, (SX, SY)), z=2, sh=0.35, cut=0, rimop=0.5, rim="#ffe2b0"
        )


def furrows(sc, top, x0, x1, n, gap, col, op, sway=0.0):
    """Ploughed lines that follow a hill, closer towards its ridge."""
    out = []
    xs = np.linspace(x0, x1, 12)
    for k in range(n):
        d = gap * (k + 1) ** 1.35
        out.append(
            limb(
                [(x + sway * d, y_at(top, x) + d, 0.3 + 1.5 * math.sin(math.pi * j / 11)) for j, x in enumerate(xs)],
                4,
                3,
            )
        )
    sc.flat(U(out), col, op)


def draw_evening(sc, near):
    """Sun in rings of paper, strips of cloud, far hills."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe8"), (0.12, "#ffe9b4"), (0.3, "#f4bd76"), (0.56, "#d98254"), (0.8, "#b85c48"), (1, "#8a4038")],
            SX,
            SY,
            860,
        )
    )
    for k, r in enumerate((620, 470, 340, 236, 158, 104)):
        c = ("#c0664c", "#d07a52", "#dd9460", "#ebb274", "#f6cf92", "#fde6b8")[k]
        sc.layer(
            ellipse(SX, SY, r),
            sc.rad([(0, light(c, 0.2)), (1, c)], SX, SY, r),
            z=8 - k,
            sh=0.2,
            shc="#7a2e20",
            cut=1.4,
            wash=0.5,
            rim="#fff3d0",
            rimop=0.5,
            rimw=1.1,
        )
    strips = (
        (120, 130, 210, 15, "#9c4e42"),
        (300, 176, 150, 11, "#a85a48"),
        (690, 118, 190, 14, "#9c4e42"),
        (590, 226, 200, 13, "#b86a50"),
        (60, 300, 190, 14, "#b0604c"),
        (250, 356, 170, 11, "#c47a58"),
        (744, 346, 170, 13, "#b86850"),
        (130, 470, 190, 11, "#cc8660"),
        (720, 484, 180, 11, "#cc8a62"),
    )
    for x, y, w, h, c in strips:
        w, h = w * 1.35, h * 0.66
        g = U(
            limb(
                [(x - w / 2, y + 2, 1), (x - w * 0.2, y, h * 0.9), (x + w * 0.16, y - 2, h), (x + w / 2, y - 1, 1)], 8
            ),
            limb(
                [(x - w * 0.1, y + h * 0.7, 1), (x + w * 0.2, y + h * 0.6, h * 0.7), (x + w * 0.7, y + h * 0.5, 0.8)], 8
            ),
        )
        sc.layer(
            fillet(g, 3),
            sc.near(light(c, 0.3), c, 520, (SX, SY)),
            z=6,
            sh=0.24,
            shc="#5a2018",
            cut=0.5,
            wash=0.5,
            rim="#ffe9bc",
            rimop=0.6,
        )
    sc.glow(SX, SY, 430, "#ffe2a0", 0.55)
    sc.layer(ellipse(SX, SY, 62), "#fffdf2", z=4, sh=0.2, shc="#c8642a", wash=0, fibre=0, rimop=0)
    sc.glow(SX, SY, 170, "#fff6d8", 0.9)
    for x, y, q, fl in ((214, 250, 0.24, 0), (262, 272, 0.2, 0), (176, 276, 0.18, 0), (300, 246, 0.15, 0)):
        sc.layer(
            T(bird("goose", 0.4), x, y, q, flip=bool(fl), rot=-6),
            "#7a3a34",
            z=3,
            cut=0,
            sh=0.25,
            shc="#5a2418",
            fibre=0,
        )
    for name, P, lit, shade in (
        (
            "far",
            [(-60, 632), (90, 606), (230, 626), (380, 604), (520, 622), (680, 590), (860, 616)],
            "#efb47a",
            "#a8564a",
        ),
        (
            "second",
            [(-60, 668), (100, 648), (240, 634), (360, 640), (520, 664), (680, 630), (860, 652)],
            "#d9a05c",
            "#96503f",
        ),
    ):
        g, t = land(sc.stream(name), P, 5)
        sc.layer(g, near(lit, shade, 520), z=9, sh=0.4, shc="#5a2418", rimop=0.6, rim="#fff0c4")
        if name == "far":
            for x, h in ((70, 40), (84, 30), (150, 24), (640, 34), (766, 46), (780, 34)):
                sc.layer(
                    poplar(sc.stream(f"tree {x}"), x, y_at(t, x) + 3, h, h * 0.26),
                    "#80403a",
                    z=3,
                    cut=0.1,
                    sh=0.3,
                    shc="#5a2418",
                )
        else:
            furrows(sc, t, -20, 200, 5, 4, "#7a3e30", 0.35, 0.3)
            furrows(sc, t, 560, 820, 6, 4, "#7a3e30", 0.35, -0.3)
    return t


def draw_rider(sc):
    """A young man with a postbag; his scarf and the wool fly."""
    x, y, s = 318, 768, 0.6
    b = T(bicycle("#a8321f", "#2a1a16"), x, y, s)
    sad, grip = b.at("saddle"), b.at("grip")
    pa, pb = b.at("pedal_a"), b.at("pedal_b")
    ps = 0.57
    ox, oy = sad[0] - 2, sad[1] + 60

    def to(q):
        return (q[0] - ox) / ps, (q[1] - oy) / ps

    pose = SIDE["ride"].but(hip=0.98, lean=24)
    p = person(
        22,
        "side",
        pose,
        dress("sweater", "#d29a35", "#6e3422", "#ffedc0").but(collar=None),
        "#6a4028",
        "short",
        "#1c1210",
        "joy",
        1.0,
        reach_a=to(grip),
        reach_b=to((grip[0] + 1, grip[1])),
        step_a=to((pa[0], pa[1] - 3)),
        step_b=to((pb[0], pb[1] - 3)),
        hat="flat",
        hat_colour="#7b7a3a",
    )
    p = T(p, ox, oy, ps)
    sc.flat(ellipse(x, y + 2, 52, 6), "#0f2a30", 0.55, "multiply", 3)
    nx, ny = p.at("neck")
    scarf = limb(
        [(nx, ny + 2, 8), (nx - 22, ny - 6, 9), (nx - 50, ny + 5, 10), (nx - 80, ny - 12, 9), (nx - 112, ny - 2, 7)], 8
    )
    sc.layer(scarf, "#c8513c", z=3, cut=0, sh=0.45, rimop=0.8, rim="#ffe2b0")
    bars = [limb([(nx - 20 * k - 14, ny - 16, 3), (nx - 20 * k - 17, ny + 12, 3)], 1) for k in range(5)]
    sc.flat(U(bars).intersection(scarf.buffer(-0.5)), "#ffe2b0", 0.8)
    put(sc, b, z=1.6, rim=(-1, 1, "#ffedc0", 0.7))
    w = T(wool("#2f7f86", 21, None), x - 42 * s, y - 33 * s + 21)  # the hind wheel is a ball of wool
    put(sc, w, z=1.6, rim=(-1, 1, "#ffedc0", 0.6))
    put(sc, p, z=1.8, rim=(-1.8, 1, "#fff0c4", 0.9))
    sc.layer(T(box_bag(), nx - 12, ny + 32, 0.72), "#6e3422", z=2.4, cut=0, rimop=0.7, rim="#ffe2b0")
    sc.flat(T(U(limb("-23,-4,1.4 0,4,1.8 23,-4,1.4", 4), ellipse(0, 4, 2.6)), nx - 12, ny + 32, 0.72), "#d29a35", 0.9)


def box_bag():
    """A postbag with its flap and strap."""
    return U(shape("-22,-14^ 22,-14^ 24,14 20,20 -20,20 -24,14"), limb([(-16, -12, 4), (4, -50, 4), (18, -40, 4)], 4))


def needle(sc, x0, y0, x1, y1):
    """A needle from its knob to its point."""
    g = limb(
        [
            (x0, y0, 9),
            (x0 * 0.4 + x1 * 0.6, y0 * 0.4 + y1 * 0.6, 8.4),
            (x1 + (x0 - x1) * 0.07, y1 + (y0 - y1) * 0.07, 6.4),
            (x1, y1, 0.8),
        ],
        3,
    )
    fill = sc.near("#7a4628", "#3a1a14", 420, (SX, SY))
    sc.layer(U(g, ellipse(x0, y0, 10)), fill, z=6, sh=0.5, cut=0, fibre=0, rimop=0.95, rim="#fff3cc", rimw=1.5)


def fist(sc, x, y, needle_to, s=1.0):
    """An old hand that comes from the right and closes round a needle through x, y that points to needle_to."""
    a = math.atan2(needle_to[1] - y, needle_to[0] - x)
    m = lambda g: T(g, x, y, s, rot=math.degrees(a) + 90)  # own axes: up along the needle, right towards the arm
    skin, shade = sc.near("#e6b080", "#a8684a", 300, (SX, SY)), "#6a3422"
    back = fillet(
        U(shape("-4,26 -6,0 0,-24 14,-28 26,-16 34,6 40,30 22,44 6,36"), limb([(22, 18, 34), (40, 40, 34)], 2)), 3
    )
    sc.layer(m(back), skin, z=4, cut=0, sh=0.5, fibre=0, wash=0.4, rim="#fff0c4", rimop=0.95, rimw=1.3)
    for k in range(4):
        u = 19 - 12.6 * k
        q = (1.0, 1.1, 1.05, 0.86)[k]
        f = limb([(20, u + 2, 12 * q), (6, u - 3, 13 * q), (-8 * q, u - 1, 12.4 * q), (-11 * q, u + 5, 9)], 5)
        sc.layer(m(f), skin, z=1.7, cut=0, sh=0.5, fibre=0, wash=0, rim="#fff0c4", rimop=0.8)
        sc.flat(m(limb([(10, u - 7, 0.5), (13, u - 2, 1.3), (11, u + 3, 0.5)], 4)), shade, 0.45)
    th = limb("16,-18,14 8,-32,12.4 1,-44,9", 6)
    sc.layer(m(th), skin, z=2.2, cut=0, sh=0.5, fibre=0, wash=0, rim="#fff0c4", rimop=0.9, rimw=1.2)
    sc.flat(
        m(
            U(
                limb("6,-30,.5 9,-32,1.2 12,-31,.5", 3),
                limb("-1,-46,.5 0,-41,3 2,-37,.6", 3),
                limb("20,6,.4 28,16,1.2 30,28,.4", 4),
            )
        ),
        shade,
        0.4,
    )


def draw_hands(sc):
    """Forearms, needles crossed like swords before the sun, loops, fists."""
    arm = fillet(U(limb([(600, 868, 70), (548, 914, 60), (514, 912, 48), (478, 876, 33)], 8)), 8)
    far_arm = limb([(640, 840, 60), (592, 888, 48), (552, 872, 32)], 6)
    wool_fill = sc.near("#b85a44", "#5a2a22", 430, (SX, SY))
    sc.layer(far_arm, sc.near("#9a4a38", "#47211c", 430, (SX, SY)), z=7, sh=0.5, cut=0.3, rimop=0.8, rim="#ffe2a8")
    needle(sc, 548, 916, 396, 424)
    needle(sc, 430, 898, 590, 424)
    loops = []
    for k in range(7):
        t = k / 6
        for x0, y0, x1, y1 in ((459, 812, 487, 730), (517, 812, 490, 732)):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            loops.append(ellipse(x, y, 10.5, 6, -20 if x0 < 480 else 20))
    for e in loops:
        sc.layer(
            e.difference(e.buffer(-2.9)),
            sc.near("#7fc0ba", "#2a616a", 420, (SX, SY)),
            z=1.6,
            cut=0,
            sh=0.45,
            fibre=0,
            wash=0,
        )
    fist(sc, 527, 850, (396, 424), 0.8)
    fist(sc, 448, 846, (590, 424), 0.86)
    sc.layer(arm, wool_fill, z=8, sh=0.55, cut=0.3, rimop=0.9, rim="#ffe2a8", rimw=1.3)
    sc.flat(
        U(limb("500,922,.8 518,906,2.6 522,884,.8", 5), limb("530,936,.8 550,914,2.6 552,886,.8", 5)), "#3a1814", 0.5
    )
    cuff = limb([(466, 890, 12), (492, 866, 12)], 2)
    sc.layer(cuff, sc.near("#d98a5c", "#7a3a2c", 420, (SX, SY)), z=2, sh=0.4, cut=0.2, rimop=0.8)


def draw_woman(sc):
    """From behind, against the light: headscarf with a lost profile, shawl, skirt."""
    skirt_ = shape("566,980^ 540,1060 520,1150 512,1250^ 840,1250^ 840,980^ 680,950")
    sc.layer(
        skirt_,
        sc.rad([(0, "#8a4430"), (1, "#3a1a16")], 530, 980, 330),
        z=14,
        sh=0.55,
        cut=0.4,
        rimop=0.7,
        rim="#ffd9a0",
    )
    pleats = [
        limb([(590 + 34 * k, 1000, 0.8), (572 + 40 * k, 1110, 5), (556 + 48 * k, 1246, 1.4)], 5) for k in range(7)
    ]
    sc.flat(U(pleats).intersection(skirt_), "#260e0c", 0.55)
    sc.flat(
        U(
            [limb([(500, 1186 + 14 * k, 4), (680, 1194 + 14 * k, 4), (840, 1184 + 14 * k, 4)], 6) for k in range(2)]
        ).intersection(skirt_.buffer(-1)),
        "#b98a3c",
        0.6,
    )
    draw_hands(sc)
    # shawl over a bent back
    edge = "536,902 548,934 578,976 622,1032 672,1098^ 724,1050 780,990 840,930"
    shawl = shape("622,760^ 592,778 564,806 546,846 " + edge + "^ 840,800^ 800,776 752,756 704,748 660,748")
    lower = curve(np.array([[float(v) for v in q.rstrip("^").split(",")] for q in edge.split()]), n=10)
    fringe = []
    for k, (x, y) in enumerate(along(lower, 44)):
        lean = 6 if x < 672 else -4
        fringe.append(
            limb([(x, y - 4, 4.2), (x + lean * 0.3, y + 22, 3.8), (x + lean - 3 + 3 * (k % 3), y + 44, 0.8)], 3)
        )
    sc.layer(
        U(fringe),
        sc.rad([(0, "#c9963a"), (1, "#6a4a1c")], 540, 900, 320),
        z=5,
        cut=0,
        sh=0.5,
        fibre=0,
        rimop=0.6,
        rim="#ffedc0",
    )
    sc.layer(
        shawl,
        sc.rad([(0, "#f0c25c"), (0.4, "#c08c34"), (1, "#5f4018")], 546, 780, 340),
        z=11,
        sh=0.6,
        cut=0.4,
        rimop=0.95,
        rim="#fff3cc",
        rimw=1.8,
    )
    inner = shawl.buffer(-5)
    spine = 672
    for k, (c, w) in enumerate((("#6e6a30", 9), ("#8a3c2c", 4), ("#2f6f78", 7), ("#8a3c2c", 4), ("#6e6a30", 9))):
        q = 44 + 26 * k
        bandline = limb(
            [
                (520, 820 + q - 24, w * 0.7),
                (566, 862 + q - 10, w),
                (spine, 966 + q, w),
                (780, 862 + q, w),
                (850, 800 + q - 14, w * 0.7),
            ],
            5,
        )
        sc.layer(
            clean(bandline.intersection(inner)),
            sc.near(light(c, 0.2), dark(c, 0.25), 420, (SX, SY)),
            z=1,
            sh=0.3,
            cut=0.2,
            rimop=0.3,
        )
    knits = []
    for k in range(13):  # ribs of the shawl run to its point
        x = 566 + 22 * k
        knits.append(
            limb(
                [
                    (x + (spine - x) * 0.1, 790 + abs(x - spine) * 0.1, 0.4),
                    (x + (spine - x) * 0.2, 850, 1.5),
                    (x + (spine - x) * 0.42, 950, 0.4),
                ],
                4,
            )
        )
    sc.flat(U(knits).intersection(inner), "#5f3f14", 0.45)
    hunch = shape("640,764^ 700,780 760,800 830,850^ 830,800 760,762 690,750")
    sc.flat(hunch.intersection(inner), "#3a2410", 0.22, "multiply", 8)
    # the head: a sliver of face, then the scarf
    face_ = shape(
        "606,676^ 598,692 592,704 583,717^ 586,722 591,724 588,732 592,737 590,745 596,755 612,762 634,764^ 640,700"
    )
    sc.layer(
        face_,
        sc.rad([(0, "#f0bd8c"), (1, "#a8684a")], 570, 700, 80),
        z=5,
        sh=0.5,
        cut=0,
        fibre=0,
        rimop=0.9,
        rim="#fff3cc",
        rimw=1.4,
    )
    sc.flat(
        U(
            limb("601,702,.6 606,704,1.8 612,703,.6", 3),
            limb("593,738,.6 600,738,1.4 605,735,.5", 3),
            limb("608,710,.4 614,714,1 616,720,.4", 3),
        ),
        "#5a2c1e",
        0.8,
    )
    scarf_ = shape(
        "604,690^ 604,660 622,634 654,622 690,630 714,656 722,694 714,732 696,762 668,778 640,778 622,764^ 626,742 618,716"
    )
    sc.layer(
        scarf_,
        sc.rad([(0, "#e87858"), (0.5, "#b84a38"), (1, "#6a2620")], 580, 660, 170),
        z=7,
        sh=0.55,
        cut=0.2,
        rimop=0.95,
        rim="#fff0c4",
        rimw=1.8,
    )
    dots = [ellipse(634 + 21 * i + 10 * (j % 2), 646 + 18 * j, 3.4) for j in range(8) for i in range(5)]
    sc.flat(U(dots).intersection(scarf_.buffer(-6)), "#ffe6b8", 0.85)
    sc.flat(
        U(
            limb("612,694,.8 640,720,2 676,742,.8", 5),
            limb("616,672,.6 654,700,1.8 694,716,.6", 5),
            limb("628,750,.6 652,752,1.8 676,744,.6", 4),
        ),
        "#5a1e1a",
        0.5,
    )
    knot = U(shape("672,772^ 664,810 656,852^ 680,838 688,786"), shape("682,772^ 698,806 720,840^ 696,840 678,800"))
    sc.layer(knot, sc.near("#b84a38", "#6a2620", 420, (SX, SY)), z=4, cut=0.2, sh=0.5, rimop=0.8, rim="#ffe2b0")
    sc.layer(ellipse(680, 774, 14, 10, 20), "#a8402f", z=2, cut=0.1, sh=0.5, rimop=0.8, rim="#ffe2b0")
    sc.flat(
        U(
            [ellipse(672 + 4 * k, 800 + 13 * k, 2.6) for k in range(3)]
            + [ellipse(694 + 5 * k, 802 + 12 * k, 2.6) for k in range(3)]
        ).intersection(knot),
        "#ffe6b8",
        0.8,
    )


def draw() -> Scene:
    """Does the road end because he arrives?"""
    sc = Scene("knitted_road", light=(SX, SY, 240), shadow="#2a100c", bg="#6e3422")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (SX, SY), mid)

    draw_evening(sc, near)
    g, t3 = land(
        sc.stream("third"), [(-60, 712), (80, 694), (220, 662), (340, 652), (470, 690), (640, 716), (860, 690)], 5
    )
    sc.layer(g, near("#c9a854", "#74442f", 600), z=10, sh=0.42, rimop=0.6, rim="#fff0c4")
    furrows(sc, t3, 540, 830, 6, 5, "#6a3a24", 0.4, -0.4)
    furrows(sc, t3, -30, 150, 6, 5, "#6a3a24", 0.4, 0.4)
    for x, r in ((520, 9), (536, 12), (556, 8), (-2, 12), (16, 9)):
        y = y_at(t3, x) + 8
        sc.layer(
            U(ellipse(x, y - r, r * 0.9, r), limb([(x, y + 2, 2.4), (x, y - r, 2)], 1)),
            near("#8a7a3c", "#4f3a22", 600),
            z=3,
            cut=0.4,
            sh=0.4,
            rimop=0.5,
            rim="#fff0c4",
        )
    g, t4 = land(
        sc.stream("fourth"),
        [(-60, 790), (60, 786), (180, 804), (300, 826), (420, 800), (560, 764), (700, 776), (860, 760)],
        5,
    )
    hidden = box(-60, 690, 900, 1300)
    sc.layer(g.intersection(hidden), near("#a9a04e", "#54482a", 700), z=11, sh=0.42, rimop=0.6, rim="#fff0c4")
    furrows(sc, t4, -30, 110, 5, 7, "#3f3818", 0.35, 0.4)
    knit(sc, FAR, 9)
    draw_rider(sc)
    # two sheep, already sheared, and cold
    for x, y, s, fl, hd in ((56, 846, 0.5, False, 10), (124, 858, 0.46, True, 2)):
        q = T(beast("goat", "stand", ("#e6bfa6", "#f2dcc8", "#5a3a30"), head=hd), x, y, s, flip=fl)
        q = q.without("horn", "horn.far", "beard", "ticks")
        put(sc, q, z=2, rim=(-1, 1.5, "#fff0c4", 0.7))
        nx, ny = q.at("neck")
        sc.layer(ellipse(nx, ny + 6, 9, 5.6, 30 if fl else -30), "#2f7f86", z=1.4, cut=0)
        ex, ey = q.at("head.eye")
        back = 1 if fl else -1  # the shearer left them a tuft
        tuft = U([ellipse(ex + back * (3 + 3 * k), ey - 6 - 2 * math.sin(k * 1.6), 4.4) for k in range(4)])
        sc.layer(tuft, "#fff0d8", z=1.4, cut=0, fibre=0, sh=0.4)
    g, t5 = land(
        sc.stream("fifth"), [(-60, 906), (70, 884), (210, 870), (340, 866), (470, 860), (620, 880), (860, 860)], 5
    )
    brook = limb([(-20, 962, 26), (40, 1010, 30), (92, 1066, 34), (120, 1130, 44), (110, 1240, 80)], 8)
    sc.layer(g, near("#8a8440", "#3a331d", 800), z=13, sh=0.5, rimop=0.6, rim="#ffe2b0")
    furrows(sc, t5, 120, 460, 12, 7, "#2a2412", 0.4, -0.1)
    sc.layer(
        clean(brook.intersection(g)), sc.near("#f0d8a0", "#4f7a78", 700, (SX, SY)), z=1, sh=0.3, cut=0.4, rimop=0.4
    )
    hole = fillet(U(ellipse(92, 1046, 27, 21, 40), ellipse(104, 1058, 21, 18)), 3)
    knit(sc, NEAR[::-1], 13, hole)
    # the dropped stitch, and who looks through it
    m = T(beast_head("mouse", ("#a08a80", "#d8c4b8", "#3a2a26")), 72, 1062, 0.46, rot=-24)
    with sc.clip(hole.buffer(1)):
        sc.flat(hole, sc.rad([(0, "#a8c4b4"), (1, "#2a3a34")], 80, 1044, 44), 0.95)
        put(sc, m, z=1.4)
    sc.stroke(curve(np.array([(116, 1030), (130, 1048), (118, 1066), (132, 1082)]), n=8), "#8cc4bc", 3)
    # the wool runs from the wheel of his bicycle to her needles
    yarn = [
        (284, 768),
        (262, 782),
        (236, 778),
        (214, 800),
        (250, 838),
        (320, 900),
        (392, 952),
        (470, 968),
        (540, 944),
        (560, 904),
    ]
    thread(sc, curve(np.array(yarn, float), n=12), 3, "#7fc0ba", "#e2f4ea", "#17444e", dx=1.5, dy=4)
    gr = U(grass(sc.stream("grass"), 470, 820, lambda x: 1196, 54, 90, 0.1, 3, 0.1))
    draw_woman(sc)
    sc.layer(gr, "#3a331d", z=5, cut=0, sh=0.4, rimop=0.5, rim="#ffe2b0")
    bag = T(basket("#a8742c", 92, 58), 452, 1184)
    sp = T(spool(), 442, 1132, 0.46, rot=-14)
    for k, c in (
        ("base", "#6b3f28"),
        ("wound", "#f0c040"),
        ("lines", "#a8761c"),
        ("top", "#8a5636"),
        ("rim", "#b07a4c"),
        ("hole", "#2a1612"),
    ):
        sc.layer(sp[k], c, z=1.6, sh=0.35, **EVEN)
    put(sc, T(wool("#b8513c", 17, None), 472, 1134), z=2)
    put(sc, bag, z=2.4, rim=(1.5, 2, "#ffe2b0", 0.5))
    sc.vignette("#1a0806", 0.4, 460, 600, 940)
    sc.finish()
    return sc
