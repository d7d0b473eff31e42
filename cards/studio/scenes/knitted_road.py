"""An old woman on a hill knits the road that a cyclist is riding towards her; the wool runs from his wheel.

Palette: russet #6e3422, moss #7b7a3a, mustard #d29a35, brick rose #c8694c, butter #ffedc0, petrol wool #2f6f78.
Light: the low sun, caught between the crossed needles. Planes: sun and hills / road and rider / the woman from behind.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

SX, SY = 488, 552  # the sun
NEAR = [
    (488, 826, 96),
    (452, 900, 170),
    (372, 986, 250),
    (250, 1046, 262),
    (132, 1030, 214),
    (84, 956, 150),
    (150, 896, 112),
    (262, 862, 90),
    (360, 828, 72),
]
FAR = [
    (352, 834, 70),
    (398, 790, 58),
    (372, 752, 45),
    (292, 730, 37),
    (226, 708, 29),
    (232, 684, 22),
    (286, 668, 17),
    (330, 654, 12),
    (322, 642, 9),
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


def draw_evening(sc, near):
    """Sun, bands of sky, far hills."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe8"), (0.1, "#ffedc0"), (0.24, "#f8cf84"), (0.44, "#e39a5c"), (0.7, "#c8694c"), (1, "#7a3a2c")],
            SX,
            SY,
            820,
        )
    )
    for k, (y, c0, c1) in enumerate(
        ((60, "#d9805a", "#8a4436"), (170, "#e39a64", "#a2523e"), (290, "#ecb272", "#b8624a"))
    ):
        g, _ = land(
            sc.stream(f"band {k}"),
            [(-60, y + 40), (120, y), (300, y + 30), (480, y - 10), (660, y + 24), (860, y - 20)],
            9,
        )
        sc.layer(g, near(c0, c1, 700), z=9, sh=0.3, shc="#5a2418", rimop=0.35, rim="#fff0c4", op=0.55)
    sc.glow(SX, SY, 460, "#ffe2a0", 0.8)
    for r, op in ((128, 0.35), (98, 0.5)):
        sc.layer(ellipse(SX, SY, r), "#fff0c4", z=5, sh=0.14, shc="#b8562c", op=op, wash=0, fibre=0, rimop=0.4)
    sc.layer(ellipse(SX, SY, 68), "#fffdf0", z=5, sh=0.2, shc="#c8642a", wash=0, fibre=0, rimop=0)
    sc.glow(SX, SY, 180, "#fff6d8", 0.9)
    for x, y, s, fl in ((250, 300, 0.3, 0), (300, 330, 0.24, 0), (212, 340, 0.2, 0), (640, 260, 0.26, 1)):
        sc.layer(
            T(bird("goose", 0.4), x, y, s, flip=bool(fl), rot=-6),
            "#8a4436",
            z=3,
            cut=0,
            sh=0.25,
            shc="#5a2418",
            fibre=0,
        )
    for name, P, lit, shade in (
        (
            "far",
            [(-60, 640), (90, 616), (230, 638), (380, 610), (520, 628), (680, 600), (860, 624)],
            "#f0b878",
            "#b8604a",
        ),
        (
            "second",
            [(-60, 676), (100, 660), (240, 640), (360, 648), (520, 672), (680, 640), (860, 660)],
            "#d9a35c",
            "#9c5040",
        ),
    ):
        g, t = land(sc.stream(name), P, 5)
        sc.layer(g, near(lit, shade, 520), z=8, sh=0.35, shc="#5a2418", rimop=0.5, rim="#fff0c4")
        if name == "far":
            for x, h in ((70, 40), (84, 30), (620, 34), (760, 46), (774, 34)):
                sc.layer(
                    poplar(sc.stream(f"tree {x}"), x, y_at(t, x) + 3, h, h * 0.26),
                    "#8a4a36",
                    z=3,
                    cut=0.1,
                    sh=0.3,
                    shc="#5a2418",
                )
    return t


def draw_rider(sc):
    """A young man with a postbag; his scarf and the wool fly."""
    x, y, s = 240, 716, 0.42
    b = T(bicycle("#a8321f", "#2a1a16"), x, y, s)
    sad, grip = b.at("saddle"), b.at("grip")
    pa, pb = b.at("pedal_a"), b.at("pedal_b")
    ps = 0.40
    ox, oy = sad[0] - 2, sad[1] + 42

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
    put(sc, b, z=1.4, rim=(-1, 1, "#ffedc0", 0.7))
    put(sc, p, z=1.6, rim=(-1.6, 0.6, "#fff0c4", 0.9))
    nx, ny = p.at("neck")
    sc.layer(
        limb(
            [(nx, ny, 5), (nx - 16, ny - 4, 6), (nx - 36, ny + 2, 6.5), (nx - 56, ny - 8, 6), (nx - 72, ny - 4, 4)], 7
        ),
        "#c8694c",
        z=2,
        cut=0,
        sh=0.4,
        rimop=0.6,
    )
    sc.layer(T(box_bag(), nx - 8, ny + 22, 0.5), "#6e3422", z=2, cut=0, rimop=0.6)


def box_bag():
    """A postbag with its flap and strap."""
    return U(shape("-22,-14^ 22,-14^ 24,14 20,20 -20,20 -24,14"), limb([(-16, -12, 4), (4, -50, 4), (18, -40, 4)], 4))


def draw_woman(sc):
    """From behind, against the light: headscarf, shawl, hands with the needles."""
    lit = ("#ffe2a8", 0.95)
    skirt_ = shape("536,1010^ 520,1090 500,1170 486,1240^ 800,1240^ 790,1160 764,1080 742,1010^ 640,980")
    sc.layer(
        skirt_,
        sc.rad([(0, "#8a4430"), (1, "#3a1a16")], 520, 960, 340),
        z=14,
        sh=0.55,
        cut=0.4,
        rimop=0.5,
        rim="#ffd9a0",
    )
    folds_ = U(
        [limb([(560 + 30 * k, 1020, 0.8), (550 + 36 * k, 1120, 4), (534 + 44 * k, 1236, 1.2)], 5) for k in range(6)]
    )
    sc.flat(folds_.intersection(skirt_), "#2a100e", 0.5)
    arm = fillet(
        U(
            limb([(588, 806, 66), (530, 872, 58), (512, 912, 54)], 6),
            limb([(512, 912, 54), (484, 884, 44), (464, 852, 36)], 6),
        ),
        8,
    )
    sc.layer(arm, sc.near("#c8694c", "#5a2a22", 480, (SX, SY)), z=8, sh=0.5, cut=0.3, rimop=0.7, rim=lit[0])
    arm2 = fillet(U(limb([(622, 826, 58), (582, 872, 50), (546, 852, 38)], 6)), 6)
    sc.layer(arm2, sc.near("#a8543f", "#4a221c", 480, (SX, SY)), z=5, sh=0.45, cut=0.3, rimop=0.6, rim=lit[0])
    # needles, crossed like swords
    for (x0, y0), (x1, y1) in (((528, 860), (438, 462)), ((452, 862), (540, 462))):
        g = limb(
            [
                (x0, y0, 11),
                ((x0 + x1) / 2, (y0 + y1) / 2, 9.5),
                (x1 + (x0 - x1) * 0.06, y1 + (y0 - y1) * 0.06, 7),
                (x1, y1, 1),
            ],
            3,
        )
        sc.layer(
            U(g, ellipse(x0, y0, 11)),
            sc.near("#8a5a34", "#3a1a14", 420, (SX, SY)),
            z=5,
            sh=0.5,
            cut=0,
            rimop=0.95,
            rim="#fff3cc",
            rimw=1.4,
        )
    loops = [ellipse(458 + 9 * k, 812 - 6 * math.sin(k * 0.5), 6.4, 9) for k in range(8)]
    sc.layer(U([e.difference(e.buffer(-2.6)) for e in loops]), "#5fa6a6", z=2, cut=0, sh=0.4)
    for (x, y), rot, flip in (((470, 866), -64, False), ((540, 866), -116, True)):
        h = T(T(hand("grip", "#c98a62"), s=0.62, sy=-0.62 if flip else 0.62), x, y, rot=rot)
        put(sc, h, z=2.4, rim=(-2, 2.5, "#ffe9b8", 0.9))
    # shawl and headscarf
    shawl = shape(
        "560,790^ 548,830 536,900 560,960 600,1010 648,1066^ 700,1006 742,956 764,900 750,836 726,790 688,752 640,742 592,754"
    )
    fringe = U(
        [
            limb([(x, y, 4), (x + 2, y + 26, 3.4), (x - 2 + (k % 3), y + 46, 0.8)], 3)
            for k, (x, y) in enumerate(along([(540, 905), (572, 978), (648, 1062), (716, 985), (760, 905)], 30))
        ]
    )
    sc.layer(fringe, "#8a6a24", z=4, cut=0, sh=0.4, rimop=0.5)
    sc.layer(
        shawl,
        sc.rad([(0, "#e0b04a"), (0.5, "#b07f2c"), (1, "#5f4218")], 540, 760, 330),
        z=10,
        sh=0.55,
        cut=0.4,
        rimop=0.9,
        rim="#fff3cc",
        rimw=1.6,
    )
    stripes = U(
        [
            limb([(548 + 5 * k, 806 + 42 * k, 2), (648, 866 + 44 * k, 7), (752 - 5 * k, 806 + 42 * k, 2)], 7)
            for k in range(4)
        ]
    )
    sc.layer(clean(stripes.intersection(shawl.buffer(-3))), "#7b7a3a", z=1, sh=0.3, cut=0.2, rimop=0.3)
    dots = U(
        [
            leaf(x, y, 9, a, 0.5)
            for k in range(3)
            for x, y, a in [(596 + 26 * j, 822 + 44 * k + 9 * math.sin(j), 1.57 + 0.5 * (-1) ** j) for j in range(5)]
        ]
    )
    sc.flat(dots.intersection(shawl.buffer(-6)), "#fff0c4", 0.7)
    hd = T(
        head("back", 74, "calm", "#c98a62", None, hat="scarf", hat_colour="#c8694c", band="#ffedc0"),
        638,
        690,
        1.36,
        rot=-4,
    )
    put(sc, hd, z=6, rim=(5, 2, "#fff0c4", 0.95))
    knot = U(
        shape("638,760^ 620,800 612,846^ 634,830 642,790"),
        shape("642,760^ 660,796 676,836^ 652,826 640,790"),
        ellipse(640, 762, 12, 9),
    )
    sc.layer(knot, "#b85a40", z=4, cut=0.2, sh=0.5, rimop=0.7)


def draw() -> Scene:
    """Does the road end because he arrives?"""
    sc = Scene("knitted_road", light=(SX, SY, 240), shadow="#2a100c", bg="#6e3422")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (SX, SY), mid)

    draw_evening(sc, near)
    g, _ = land(
        sc.stream("third"), [(-60, 720), (80, 700), (220, 672), (340, 662), (470, 700), (640, 730), (860, 706)], 5
    )
    sc.layer(g, near("#c9a85a", "#7a4a34", 600), z=10, sh=0.4, rimop=0.5, rim="#fff0c4")
    knit(sc, FAR, 9)
    # the wool runs from the wheel
    draw_rider(sc)
    thread(
        sc,
        curve(np.array([(222, 708), (206, 716), (214, 726), (240, 722), (262, 730), (300, 734)]), n=10),
        1.4,
        "#5fa6a6",
        "#c4e0d6",
        "#17444e",
        dx=1,
        dy=2,
    )
    g, _ = land(
        sc.stream("fourth"),
        [(-60, 800), (60, 812), (180, 846), (300, 850), (420, 812), (560, 780), (700, 800), (860, 780)],
        5,
    )
    sc.layer(g, near("#a9a04e", "#54482a", 700), z=12, sh=0.45, rimop=0.5, rim="#fff0c4")
    # two sheep, already sheared, and cold
    for x, y, s, fl, hd in ((44, 816, 0.44, False, 10), (104, 830, 0.4, True, 2)):
        q = T(beast("goat", "stand", ("#e6bfa6", "#f2dcc8", "#5a3a30"), head=hd), x, y, s, flip=fl)
        q = q.without("horn", "horn.far", "beard", "ticks")
        put(sc, q, z=2, rim=(1, 1.5, "#fff0c4", 0.7))
        nx, ny = q.at("neck")
        sc.layer(ellipse(nx, ny + 6, 8, 5, 30 if fl else -30), "#2f6f78", z=1.4, cut=0)
    g, _ = land(
        sc.stream("fifth"), [(-60, 900), (70, 880), (210, 862), (340, 858), (470, 880), (620, 900), (860, 880)], 5
    )
    brook = limb([(-20, 950, 30), (60, 966, 34), (130, 984, 30), (190, 1000, 22), (240, 1090, 40), (230, 1240, 70)], 8)
    sc.layer(g, near("#8a8440", "#3f3820", 800), z=13, sh=0.5, rimop=0.5, rim="#ffe2b0")
    sc.layer(
        clean(brook.intersection(g)), sc.near("#f0d8a0", "#4f7a78", 700, (SX, SY)), z=1, sh=0.3, cut=0.4, rimop=0.4
    )
    hole = fillet(U(ellipse(104, 985, 25, 19, -30), ellipse(116, 992, 20, 16)), 3)
    knit(sc, NEAR[::-1], 13, hole)
    # the dropped stitch, and who looks through it
    m = T(beast_head("mouse", ("#a08a80", "#d8c4b8", "#3a2a26")), 84, 1000, 0.46, rot=-24)
    with sc.clip(hole.buffer(1)):
        sc.flat(hole, sc.rad([(0, "#a8c4b4"), (1, "#2a3a34")], 92, 980, 44), 0.95)
        put(sc, m, z=1.4)
    sc.stroke(curve(np.array([(128, 968), (140, 986), (128, 1004), (142, 1018)]), n=8), "#8cc4bc", 3)
    gr = U(grass(sc.stream("grass"), 380, 820, lambda x: 1180 - 0.05 * (x - 380), 46, 90, 0.1, 3, 0.1))
    draw_woman(sc)
    sc.layer(gr, "#3f3820", z=5, cut=0, sh=0.4, rimop=0.4)
    bag = T(basket("#a8742c", 96, 62), 438, 1168)
    sp = T(spool(), 430, 1112, 0.5, rot=-14)
    for k, c in (
        ("base", "#6b3f28"),
        ("wound", "#f0c040"),
        ("lines", "#a8761c"),
        ("top", "#8a5636"),
        ("rim", "#b07a4c"),
        ("hole", "#2a1612"),
    ):
        sc.layer(sp[k], c, z=1.6, sh=0.35, **EVEN)
    put(sc, T(wool("#2f6f78", 17, None), 458, 1116), z=2)
    put(sc, bag, z=2.4, rim=(1.5, 2, "#ffe2b0", 0.5))
    sc.vignette("#1a0806", 0.42, 470, 600, 920)
    sc.finish()
    return sc
