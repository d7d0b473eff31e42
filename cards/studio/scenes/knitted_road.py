"""An old woman on a hill knits the road that a cyclist is riding towards her; behind him it is already unravelled.

Palette: russet #6e3422, moss #7b7a3a, mustard #d29a35, brick rose #c8694c, butter #ffedc0, petrol wool #2f6f78.
Light: the low sun, caught between the crossed needles. Planes: sun and hills / road and rider / the woman from behind.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SX, SY = 445, 548  # the sun
CROSS = (447, 566)  # where the needles cross before it
LEFT, RIGHT = (350, 838), (546, 808)  # her fists
NEAR = [
    (447, 584, 8),
    (448, 640, 52),
    (449, 706, 103),
    (450, 772, 152),
    (449, 834, 194),
    (444, 910, 208),
    (418, 1000, 214),
    (338, 1076, 214),
    (214, 1104, 202),
    (64, 1078, 180),
    (-34, 994, 148),
    (22, 904, 118),
    (154, 866, 97),
    (252, 838, 80),
    (270, 804, 66),
    (214, 778, 56),
    (134, 762, 48),
    (74, 750, 42),
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
    for k, r in enumerate((640, 490, 364, 262, 186, 128)):
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
    sc.layer(ellipse(SX, SY, 84), "#fffdf2", z=4, sh=0.2, shc="#c8642a", wash=0, fibre=0, rimop=0)
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
    x, y, s = 196, 788, 0.74
    b = T(bicycle("#a8321f", "#2a1a16"), x, y, s)
    sad, grip = b.at("saddle"), b.at("grip")
    pa, pb = b.at("pedal_a"), b.at("pedal_b")
    ps = 0.7
    ox, oy = sad[0] - 2, sad[1] + 74

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
        [(nx, ny + 2, 9), (nx - 26, ny - 8, 11), (nx - 58, ny + 6, 12), (nx - 94, ny - 14, 11), (nx - 130, ny - 2, 8)],
        8,
    )
    sc.layer(scarf, "#c8513c", z=3, cut=0, sh=0.45, rimop=0.8, rim="#ffe2b0")
    bars = [limb([(nx - 20 * k - 14, ny - 16, 3), (nx - 20 * k - 17, ny + 12, 3)], 1) for k in range(5)]
    sc.flat(U(bars).intersection(scarf.buffer(-0.5)), "#ffe2b0", 0.8)
    put(sc, b, z=1.6, rim=(-1, 1, "#ffedc0", 0.7))
    put(sc, p, z=1.8, rim=(-1.8, 1, "#fff0c4", 0.9))
    sc.layer(T(box_bag(), nx - 12, ny + 32, 0.72), "#6e3422", z=2.4, cut=0, rimop=0.7, rim="#ffe2b0")
    sc.flat(T(U(limb("-23,-4,1.4 0,4,1.8 23,-4,1.4", 4), ellipse(0, 4, 2.6)), nx - 12, ny + 32, 0.72), "#d29a35", 0.9)


def box_bag():
    """A postbag with its flap and strap."""
    return U(shape("-22,-14^ 22,-14^ 24,14 20,20 -20,20 -24,14"), limb([(-16, -12, 4), (4, -50, 4), (18, -40, 4)], 4))


def loose_end(sc):
    """Behind him the road is already unravelled: open loops and a crinkled thread back to the horizon."""
    loops = [ellipse(70 + 2 * (k % 2), 732 + 5.4 * k, 6, 3.6) for k in range(7)]
    sc.layer(U(*[e.difference(e.buffer(-1.7)) for e in loops]), "#7fc0ba", z=1.4, cut=0, sh=0.4, fibre=0, wash=0)
    P = along(
        curve(
            np.array(
                [(68, 756), (34, 752), (12, 728), (48, 704), (112, 694), (150, 676), (120, 660), (150, 646)], float
            ),
            n=14,
        ),
        260,
    )
    out = []
    for i, (x, y) in enumerate(P):
        k = float(np.interp(y, [640, 756], [0.35, 1]))
        out.append((x, y + 3.4 * k * math.sin(i * 0.9), 2.6 * k))
    sc.layer(limb(out, 1, 3), sc.near("#9ad4c8", "#2f6f78", 520, (SX, SY)), z=1.4, cut=0, sh=0.4, fibre=0, wash=0)


def towards(p, q, t):
    """The point at t on the way from p to q."""
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def needle(sc, fist):
    """A needle from its knob below the fist through the crossing to its point."""
    x0, y0 = towards(fist, CROSS, -0.34)
    x1, y1 = towards(fist, CROSS, 1.66)
    g = limb([(x0, y0, 10), (*towards(fist, CROSS, 1.2), 9.6), (*towards(fist, CROSS, 1.55), 7), (x1, y1, 0.8)], 3)
    fill = sc.near("#7a4226", "#34160f", 330, (SX, SY))
    sc.layer(U(g, ellipse(x0, y0, 12)), fill, z=6, sh=0.5, cut=0, fibre=0, rimop=0.95, rim="#fff3cc", rimw=1.5)


def skin_of(sc):
    """Old skin, lit by the low sun."""
    return sc.near("#fbd09c", "#b27450", 400, (SX, SY))


def in_hand(at, s=1.18):
    """From the frame of a fist (needle upwards through 0,0, arm from the right) to the card."""
    a = math.degrees(math.atan2(CROSS[1] - at[1], CROSS[0] - at[0])) + 90
    return lambda g: T(g, at[0], at[1], s, rot=a)


def lay_skin(sc, g, z=2.0, sh=0.55):
    """A piece of a hand."""
    sc.layer(
        g,
        skin_of(sc),
        z=z,
        cut=0,
        sh=sh,
        fibre=0,
        wash=0.3,
        rim="#fff0c4",
        rimop=0.9,
        rimw=1.2,
        shc="#3a140c",
    )


def hand_from_behind(sc, at):
    """Her left hand: we see its back, the needle goes in between thumb and fingers and comes out below."""
    m = in_hand(at)
    lay_skin(sc, m(shape("-22,-26 -8,-36 14,-38 40,-32 78,-24^ 84,20^ 50,32 20,40 -8,38 -24,28 -30,0")), 5)
    for k, (y, w, x) in enumerate(((-24, 18, -24), (-7, 18.6, -30), (10, 18, -29), (26, 15.6, -23))):
        lay_skin(sc, m(limb([(10, y + 1, w), (-8, y, w + 0.6), (x, y + 2, w - 3)], 5)), 1.6)
        sc.flat(m(limb([(4, y - 6, 0.5), (7, y, 1.6), (5, y + 6, 0.5)], 4)), "#6a3422", 0.5)
    lay_skin(sc, m(limb("48,-22,24 22,-42,20 4,-58,16 -3,-70,11", 6)), 2.6)
    sc.flat(
        m(
            U(
                limb("14,-42,.6 18,-48,1.5 23,-50,.6", 3),
                limb("-6,-72,.6 -4,-63,4 0,-60,.8", 3),
                limb("34,2,.5 48,4,1.4 60,-2,.5", 4),
                limb("30,16,.5 46,18,1.4 60,12,.5", 4),
            )
        ),
        "#6a3422",
        0.45,
    )


def hand_from_inside(sc, at, layer):
    """Her right hand: its palm is towards us; layer 0 lies behind the needle, layer 1 closes over it."""
    m = in_hand(at)
    if layer == 0:
        lay_skin(sc, m(shape("-24,-24 -8,-34 18,-34 44,-22 76,-8^ 74,36^ 44,38 14,40 -12,36 -26,20 -30,0")), 5)
        return
    for k, (y, w, x) in enumerate(((26, 15.6, 12), (11, 17.6, 18), (-6, 18.4, 20), (-23, 18, 17))):
        lay_skin(sc, m(limb([(-20, y - 4, w - 2), (-10, y - 1, w), (4, y + 1, w), (x, y + 3, w - 4)], 5)), 1.8)
        sc.flat(m(limb([(-12, y - 7, 0.5), (-9, y - 1, 1.5), (-11, y + 6, 0.5)], 4)), "#6a3422", 0.5)
    lay_skin(sc, m(limb("52,-10,25 30,-34,21 10,-50,17 0,-60,12", 6)), 2.6)
    sc.flat(m(U(limb("20,-36,.6 24,-42,1.5 29,-43,.6", 3), limb("-4,-62,.6 0,-53,4 4,-50,.8", 3))), "#6a3422", 0.45)


def sleeve(sc, P, cuff, z):
    """A knitted sleeve out of the shawl, with a turned cuff at its end."""
    g = limb(P, 8)
    sc.layer(g, sc.near("#c25f46", "#54231d", 430, (SX, SY)), z=z, sh=0.55, cut=0.3, rimop=0.9, rim="#ffe2a8", rimw=1.3)
    c = curve(np.array(P, float), n=10)
    ribs = []
    for q in (-0.26, 0.0, 0.26):
        d = np.gradient(c[:, :2], axis=0)
        nrm = np.c_[-d[:, 1], d[:, 0]] / (np.linalg.norm(d, axis=1)[:, None] + 1e-9)
        line = c[:, :2] + nrm * c[:, 2:3] * q
        ribs.append(limb([(x, y, 1.3) for x, y in line[2:-3]], 2, 3))
    sc.flat(U(ribs).intersection(g.buffer(-2)), "#34120e", 0.4)
    sc.layer(limb(cuff, 2), sc.near("#e39a68", "#7a3a2c", 420, (SX, SY)), z=2.4, sh=0.45, cut=0.2, rimop=0.8)


def draw_hands(sc):
    """Forearms out of the shawl, fists round the needles, the needles crossed before the sun, the stitches on them."""
    sleeve(sc, [(690, 840, 80), (646, 836, 64), (618, 826, 48)], [(626, 802, 13), (622, 850, 13)], 7)
    hand_from_inside(sc, RIGHT, 0)
    needle(sc, RIGHT)
    hand_from_inside(sc, RIGHT, 1)
    needle(sc, LEFT)
    for fist, sway in ((LEFT, 1), (RIGHT, -1)):
        a = math.degrees(math.atan2(CROSS[1] - fist[1], CROSS[0] - fist[0]))
        for k in range(9):
            x, y = towards(fist, CROSS, 0.36 + 0.07 * k)
            e = ellipse(x + 2 * sway, y + 2, 13 - 0.4 * k, 7 - 0.2 * k, a + 90 + 16 * sway)
            sc.layer(
                e.difference(e.buffer(-3.4)),
                sc.near("#9ad4c8", "#2f6f78", 380, (SX, SY)),
                z=1.6,
                cut=0,
                sh=0.5,
                fibre=0,
                wash=0,
                rimop=0.7,
                rim="#fff3cc",
            )
    hand_from_behind(sc, LEFT)
    sleeve(
        sc,
        [(668, 936, 112), (600, 938, 94), (524, 920, 80), (462, 884, 68), (428, 862, 62)],
        [(432, 820, 13), (418, 846, 16), (393, 876, 13)],
        9,
    )


def draw_ball(sc):
    """A ball of wool in the grass; its thread runs up to her hand."""
    w = T(wool("#2f7f86", 60, None), 476, 1186)
    sc.flat(ellipse(482, 1184, 74, 14), "#120a06", 0.55, "multiply", 7)
    put(sc, w, z=3, rim=(-2, 3, "#ffedc0", 0.7))
    ball = ellipse(476, 1126, 60)
    with sc.clip(ball):
        for k in range(9):
            sc.flat(
                limb([(416, 1100 + k * 9, 1), (470, 1070 + k * 15, 2.6), (540, 1090 + k * 13, 1)], 8),
                ("#123c46", "#9ad4c8")[k % 2],
                0.5,
            )
            sc.flat(
                limb([(430 + k * 14, 1064, 1), (452 + k * 10, 1120, 2.4), (420 + k * 16, 1190, 1)], 8),
                ("#9ad4c8", "#123c46")[k % 2],
                0.4,
            )
        sc.flat(ball.difference(T(ball, -16, -18)), "#081e26", 0.55, "multiply", 12)
    yarn = curve(
        np.array(
            [
                (500, 1128),
                (540, 1104),
                (566, 1050),
                (560, 980),
                (596, 920),
                (604, 850),
                (582, 790),
                (556, 762),
                (530, 752),
            ],
            float,
        ),
        n=12,
    )
    thread(sc, yarn, 4, "#8fd0c6", "#e9fbf2", "#17444e", dx=2, dy=5)


def draw_woman(sc):
    """Old, from half behind, her face in profile: she looks over her needles towards the rider."""
    skirt_ = shape("586,960^ 556,1040 530,1140 516,1250^ 840,1250^ 840,980^ 700,930")
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
        limb([(606 + 34 * k, 1000, 0.8), (582 + 40 * k, 1110, 5), (560 + 48 * k, 1246, 1.4)], 5) for k in range(7)
    ]
    sc.flat(U(pleats).intersection(skirt_), "#260e0c", 0.55)
    draw_hands(sc)
    edge = "598,880 606,930 630,984 664,1040 704,1104^ 752,1052 800,990 850,930"
    shawl = shape("626,714^ 608,748 596,800 594,846 " + edge + "^ 850,740^ 806,716 760,704 712,700 664,702")
    lower = curve(np.array([[float(v) for v in q.rstrip("^").split(",")] for q in edge.split()]), n=10)
    fringe = []
    for k, (x, y) in enumerate(along(lower, 42)):
        lean = 6 if x < 704 else -4
        fringe.append(
            limb([(x, y - 4, 4.2), (x + lean * 0.3, y + 22, 3.8), (x + lean - 3 + 3 * (k % 3), y + 44, 0.8)], 3)
        )
    sc.layer(
        U(fringe),
        sc.rad([(0, "#c9963a"), (1, "#6a4a1c")], 570, 860, 330),
        z=5,
        cut=0,
        sh=0.5,
        fibre=0,
        rimop=0.6,
        rim="#ffedc0",
    )
    sc.layer(
        shawl,
        sc.rad([(0, "#f6cc66"), (0.4, "#c08c34"), (1, "#5a3c16")], 586, 740, 360),
        z=11,
        sh=0.6,
        cut=0.4,
        rimop=0.95,
        rim="#fff3cc",
        rimw=1.8,
    )
    inner = shawl.buffer(-5)
    spine = 704
    for k, (c, w) in enumerate((("#6e6a30", 9), ("#8a3c2c", 4), ("#2f6f78", 7), ("#8a3c2c", 4), ("#6e6a30", 9))):
        q = 44 + 26 * k
        bandline = limb(
            [
                (560, 800 + q - 24, w * 0.7),
                (606, 850 + q - 10, w),
                (spine, 966 + q, w),
                (800, 856 + q, w),
                (860, 790 + q - 14, w * 0.7),
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
    for k in range(12):  # ribs of the shawl run to its point
        x = 612 + 20 * k
        knits.append(
            limb(
                [
                    (x + (spine - x) * 0.1, 750 + abs(x - spine) * 0.1, 0.4),
                    (x + (spine - x) * 0.2, 830, 1.5),
                    (x + (spine - x) * 0.42, 930, 0.4),
                ],
                4,
            )
        )
    sc.flat(U(knits).intersection(inner), "#5f3f14", 0.45)
    # the fold of cloth over her upper arm
    sc.flat(limb("640,740,2 628,800,12 632,880,16 660,960,3", 6).intersection(inner), "#4a2c0c", 0.4, "multiply", 5)
    sc.flat(limb("626,744,1 612,800,5 612,870,5 628,930,1", 6).intersection(inner), "#fff0c0", 0.5, None, 3)
    draw_head(sc)


def draw_head(sc):
    """The profile of an old woman under a headscarf, turned to the light."""
    lit = sc.rad([(0, "#f6c898"), (0.55, "#e0a272"), (1, "#9a5a42")], 560, 600, 120)
    neck = shape("620,690^ 628,720 640,744 690,744^ 690,690^")
    sc.layer(neck, "#a8684a", z=3, cut=0, fibre=0)
    face_ = shape(
        "612,546^ 601,558 595,576 591,593^ 584,608 571,626 568,634 573,640 584,643^ 586,648 581,654 580,658^ 584,661^ 581,666 583,673^ 585,679 581,689 582,699 591,709 607,714 628,711 650,700^ 664,600"
    )
    sc.layer(face_, lit, z=6, sh=0.55, cut=0, fibre=0, wash=0.3, rimop=0.95, rim="#fff6d8", rimw=1.6)
    with sc.clip(face_):
        sc.flat(ellipse(628, 652, 24, 18), "#d0644a", 0.4, None, 8)
        sc.flat(limb("588,712,2 616,704,16 640,690,4", 5), "#7a3a2a", 0.4, "multiply", 6)
    # eye, brow, crow's feet, nostril, mouth
    sc.flat(shape("600,605^ 606,600 614,600 621,605^ 613,609 606,609"), "#fff3de", 0.9)
    sc.flat(ellipse(606.5, 604.2, 3.9, 4.4), "#3a1c14")
    sc.flat(ellipse(605.4, 602.6, 1.1), "#fff3de")
    sc.flat(
        U(
            limb("597,606,.8 605,599,3 615,598.5,2.4 625,607,.8", 4),
            limb("603,611,.5 611,613,1.1 620,610,.5", 4),
            limb("628,602,.5 635,599,1.3 642,600,.5", 3),
            limb("628,607,.5 636,608,1.3 643,612,.5", 3),
            limb("627,611,.5 633,616,1.1 637,622,.5", 3),
            limb("597,578,.6 602,575,1 607,577,.5", 3),
            limb("599,568,.5 605,566,1 611,568,.5", 3),
            limb("581,659.5,.8 590,660,2 599,655,1.2 603,649,.5", 4),
            limb("590,637,.5 599,646,1.4 604,656,.5", 4),
            limb("588,690,.5 595,694,1.1 602,693,.5", 3),
        ),
        "#7a3a28",
        0.8,
    )
    sc.flat(limb("578,637,1 583,634,3 589,637,1", 4), "#7a3a28", 0.7)
    sc.flat(limb("594,591,1.4 602,585,4.4 614,584,4 624,590,1", 4), "#e9e0d0", 0.95)
    hair = shape("604,556^ 598,566 600,574 612,566 628,562 640,570^ 648,548 628,538")
    sc.layer(hair, sc.rad([(0, "#fffaf0"), (1, "#d8c4ae")], 590, 556, 70), z=2, cut=0.1, sh=0.4)
    scarf_ = shape(
        "608,556^ 606,530 622,502 656,488 700,494 730,522 744,566 740,616 724,666 704,704 676,722 644,728 614,724^ 620,712 636,696 646,668 646,630 638,592 626,568"
    )
    sc.layer(
        scarf_,
        sc.rad([(0, "#f08462"), (0.5, "#b84a38"), (1, "#66241e")], 600, 530, 220),
        z=7,
        sh=0.6,
        cut=0.2,
        rimop=0.95,
        rim="#fff0c4",
        rimw=1.8,
    )
    dots = [ellipse(624 + 25 * i + 12 * (j % 2), 512 + 22 * j, 4) for j in range(11) for i in range(6)]
    sc.flat(U(dots).intersection(scarf_.buffer(-8)), "#ffe6b8", 0.85)
    hem = scarf_.difference(T(scarf_, 5, 0)).intersection(box(590, 550, 660, 730))
    sc.flat(hem, "#ffd79a", 0.5)
    sc.flat(
        U(
            limb("628,560,.8 668,600,2.4 690,660,.8", 5),
            limb("646,500,.6 700,540,2 726,610,.8", 5),
            limb("640,716,.8 680,690,2.2 706,650,.8", 4),
        ),
        "#5a1e1a",
        0.5,
    )
    knot = U(shape("606,722^ 590,742 582,772^ 604,764 618,738"), shape("618,724^ 622,752 634,782^ 646,764 634,734"))
    sc.layer(knot, sc.near("#d05c46", "#7a2c22", 330, (SX, SY)), z=4, cut=0.2, sh=0.5, rimop=0.9, rim="#ffe2b0")
    sc.layer(ellipse(616, 726, 15, 11, -20), "#c04a38", z=2, cut=0.1, sh=0.5, rimop=0.9, rim="#fff0c4")


def draw_sheep(sc):
    """One still in its petrol wool, one already shorn, in a scarf."""
    for x, y, s, fl, shorn in ((372, 722, 0.36, True, True), (322, 752, 0.48, True, False)):
        colours = ("#f0dfc2", "#fff2da", "#3a2226") if shorn else ("#4f9a98", "#8cc4bc", "#3a2226")
        q = T(beast("sheep", "stand" if shorn else "graze", colours), x, y, s, flip=fl)
        sc.flat(ellipse(x, y + 2, 44 * s / 0.6, 5), "#1f160a", 0.5, "multiply", 3)
        put(sc, q, z=2, rim=(-1, 1.5, "#fff0c4", 0.7))
        if shorn:
            nx, ny = q.at("neck")
            sc.layer(
                U(ellipse(nx - 7, ny + 5, 6, 12, -24), limb([(nx - 8, ny + 10, 7), (nx - 14, ny + 30, 6)], 3)),
                "#c8513c",
                z=1.4,
                cut=0,
                rimop=0.8,
            )


def draw() -> Scene:
    """Does the road end because he arrives?"""
    sc = Scene("knitted_road", light=(SX, SY, 240), shadow="#2a100c", bg="#6e3422")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (SX, SY), mid)

    sc.raw(
        '<g transform="translate(300 1235) scale(1.08) translate(-300 -1235)">'
    )  # closer, so that the sky is less than half
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
    draw_sheep(sc)
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
    knit(sc, NEAR[::-1], 12, hole)
    loose_end(sc)
    draw_rider(sc)
    # the dropped stitch, and who looks through it
    m = T(beast_head("mouse", ("#a08a80", "#d8c4b8", "#3a2a26")), 72, 1062, 0.46, rot=-24)
    with sc.clip(hole.buffer(1)):
        sc.flat(hole, sc.rad([(0, "#a8c4b4"), (1, "#2a3a34")], 80, 1044, 44), 0.95)
        put(sc, m, z=1.4)
    sc.stroke(curve(np.array([(116, 1030), (130, 1048), (118, 1066), (132, 1082)]), n=8), "#8cc4bc", 3)
    tuft = U(grass(sc.stream("tuft"), 8, 78, lambda x: 990, 40, 34, 0.1, 3, 0.1))
    sc.layer(tuft, "#4f4a22", z=4, cut=0, sh=0.4, rimop=0.5, rim="#ffe2b0")
    gr = U(grass(sc.stream("grass"), 470, 820, lambda x: 1196, 54, 90, 0.1, 3, 0.1))
    draw_woman(sc)
    sc.layer(gr, "#3a331d", z=5, cut=0, sh=0.4, rimop=0.5, rim="#ffe2b0")
    draw_ball(sc)
    sc.raw("</g>")
    sc.vignette("#1a0806", 0.4, 460, 600, 940)
    sc.finish()
    return sc
