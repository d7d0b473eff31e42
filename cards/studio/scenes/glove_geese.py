"""glove_geese: do they come back in pairs?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.winged_glove import Make, winged_glove

# snow peach #fceee5, snow-cloud rose #d8b5bb, wool grey #9c93a0, dusk slate #5f6078, mustard #c9962f, glove red #b8383c
LX, LY = 668.0, 150.0  # the gap in the clouds
APEX = (548.0, 262.0)
ARM_A = [APEX, (404, 236), (268, 288), (168, 388), (112, 500), (84, 600), (74, 672)]  # the wedge, from the leader back
ARM_B = [APEX, (520, 408), (440, 522), (334, 606), (232, 660), (150, 696), (92, 714)]
GIRL = (598.0, 1052.0)
MIST = "#b392ac"
MAKES = (
    Make("#c9962f", "#f4e0b0", "rib", "mitten", "stars"), Make("#5f4a5a", "#e8d8d4", "fur"), Make("#f4ece4", "#fdf6ee", "lace"), Make("#3f5f74", "#c9d4d6", "rib", "glove", "bands"),
    Make("#8a5a3c", "#5a3a2c", "plain", "glove", "stitch"), Make("#d98a92", "#fceee5", "rib", "mitten"), Make("#e0b23f", "#f0cf6a", "rolled"), Make("#4a6a58", "#d9c9a0", "rib", "glove", "dots"),
    Make("#7a2f48", "#7a2f48", "long"), Make("#8a8694", "#b8383c", "rib", "glove", "tips"), Make("#a8683f", "#efe0cc", "fur", "mitten"), Make("#47506a", "#d8b5bb", "rib", "mitten", "bands"),
    Make("#b8a48c", "#6a5a4a", "rib", "glove", "", 0.6),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Snow clouds with one gap, and it is ahead of the first glove."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffaf0"), (0.13, "#fee6cf"), (0.32, "#f3bfb6"), (0.56, "#c293ab"), (0.8, "#7f6c98"), (1, "#544f7e")],
            LX,
            LY,
            980,
        )
    )
    sc.glow(LX, LY, 420, "#fff6e6", 0.8)
    tones = (("#f9cfc0", "#b98a9e"), ("#e8aeb0", "#8f7498"), ("#c08fa4", "#685f8c"), ("#8f789a", "#474672"))
    r = sc.stream("clouds")
    for k, (lit, shade_) in enumerate(tones):
        up = [(-60, 150 - 34 * k), (140, 128 - 40 * k), (330, 60 - 34 * k), (480, 30 - 34 * k), (640, -10 - 30 * k)]
        g = rounded(
            fillet(U(bank(r, up, 34, 62, 30), clean(Polygon([(-80, -260), (700, -260), *reversed(up)]).buffer(0))), 6),
            5,
        )
        sc.layer(g, sc.near(lit, shade_, 760), z=8, sh=0.3, cut=0.8, rim="#fff6ec", rimop=0.75)
        side = [
            (860, 250 + 40 * k),
            (780 + 14 * k, 290 + 30 * k),
            (716 + 26 * k, 350 + 26 * k),
            (744 + 22 * k, 420 + 26 * k),
            (820, 470 + 30 * k),
            (880, 500),
        ]
        g = rounded(fillet(U(bank(r, side, 28, 54, 30), Polygon([*side, (900, 200)]).buffer(0)), 6), 5)
        sc.layer(g, sc.near(lit, shade_, 640), z=8, sh=0.3, cut=0.8, rim="#fff6ec", rimop=0.75)
    slits = [
        spiral(x, y, s, 1.6, 2.2, a, fl)
        for x, y, s, a, fl in (
            (60, 40, 22, 0.4, False),
            (150, 30, 17, 2, True),
            (250, 16, 18, 4, False),
            (772, 420, 18, 1, True),
            (768, 380, 14, 3, False),
        )
    ]
    sc.flat(U(slits), "#54506a", 0.5)
    for x, y, w, h in ((240, 470, 420, 30), (560, 600, 460, 30), (300, 760, 620, 26), (650, 690, 340, 24)):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3, 0.22),
            sc.near("#fbdccf", "#a88db0", 700),
            z=5,
            sh=0.14,
            op=0.4,
            cut=0.4,
            rim="#fffaf2",
            rimop=0.6,
        )


def draw_land(sc: Scene) -> None:
    """Snowed hills, a frozen river, the town whose gloves they were."""
    r = sc.stream("land")
    far, _ = land(r, [(-40, 742), (120, 726), (300, 756), (480, 738), (660, 760), (840, 738)], 4)
    sc.layer(far, sc.near("#fbdcd2", "#a487a8", 960), z=6, sh=0.18, cut=0.5, rim="#fffaf2", rimop=0.7)
    second, top2 = land(r, [(-40, 800), (160, 772), (330, 790), (520, 812), (700, 786), (840, 800)], 4)
    sc.layer(second, sc.near("#fbe2da", "#7f7098", 1000), z=7, sh=0.22, cut=0.5, rim="#fffaf2", rimop=0.8)
    for x, h in ((430, 34), (446, 42), (470, 30), (640, 40), (660, 48), (676, 36), (740, 42)):
        sc.layer(
            poplar(r, x, y_at(top2, x) + 8, h, h * 0.24), "#9a8797", z=3, sh=0.2, cut=0.1, rim="#fffaf2", rimop=0.6
        )
    third, top3 = land(r, [(-40, 870), (120, 838), (250, 834), (400, 866), (560, 878), (720, 852), (840, 860)], 4)
    sc.layer(
        third,
        sc.lin([(0, "#fbe6dd"), (0.4, "#c7a9bd"), (1, "#8a7aa0")], 520, 840, 420, 1040),
        z=8,
        sh=0.28,
        cut=0.5,
        rim="#fffaf2",
        rimop=0.8,
    )
    river = shape(
        "560,846^ 590,852^ 560,880 470,900 402,930 430,972 520,1010 560,1070 520,1210^ 330,1210^ 420,1090 400,1030 320,980 300,930 370,890 480,868"
    )
    hill_town(
        sc,
        r,
        top3,
        232,
        4,
        (("#86708f", "#957a94"), ("#544f78", "#665c80")),
        (("#f9ded6", "#eccace"), ("#fdeee8", "#e0c0cc")),
        0.8,
        size=(22, 40),
        spread=(64, 158),
        step=27,
        z=(3, 5),
        glow=(26, 54),
        trees="#6f6a82",
    )
    sc.layer(
        river,
        sc.lin([(0, "#fceee5"), (0.5, "#f0d6d4"), (1, "#b49fb4")], 0, 846, 0, 1200),
        z=3,
        sh=0.25,
        cut=0.6,
        rim="#fffaf2",
        rimop=0.7,
    )
    marks = [
        limb([(x, y, 0.6), (x + 16, y + 3, 1.6), (x + 34, y + 1, 0.6)], 3)
        for x, y in ((410, 920), (380, 960), (440, 1000), (470, 1050), (430, 1100), (500, 1020), (400, 900))
    ]
    sc.flat(U(marks), "#fffaf2", 0.7)
    for x, y, k, tone, fl in (
        (398, 904, 0.13, "#6a4a62", 0),
        (426, 896, 0.12, "#4f5f7a", 1),
        (356, 944, 0.16, "#7a4a52", 1),
        (452, 1010, 0.2, "#5a4a6a", 0),
        (416, 976, 0.17, "#8a6a42", 1),
    ):
        p = T(
            person(
                9, "side", "run", dress("parka", tone, "#3f3a54", "#e6d4d0"), hat="knit", hat_colour=tone, big_head=1.15
            ),
            x,
            y,
            k,
            flip=bool(fl),
        )
        sc.flat(
            Polygon([(x - 4, y), (x + 4, y), (x - 16, y + 150 * k), (x - 24, y + 150 * k)]),
            "#7f7494",
            0.5,
            "multiply",
            1,
        )
        put(sc, p, z=0.8, sh=0.2)
    fourth, _ = land(r, [(-40, 978), (120, 962), (260, 990), (360, 1060), (420, 1260)], 4)
    fourth = clean(fourth.intersection(Polygon([(-60, 900), (420, 900), (420, 1260), (-60, 1260)])))
    sc.layer(
        fourth,
        sc.lin([(0, "#e2c0cc"), (0.35, "#8a7ba2"), (1, "#44456c")], 300, 960, 160, 1200),
        z=10,
        sh=0.35,
        cut=0.8,
        rim="#fffaf2",
        rimop=0.8,
    )


def draw_wedge(sc: Scene) -> None:
    """Twenty-five strangers, and hers in front."""
    r = sc.stream("wedge")
    strokes = ("up", "down", "high", "level", "up", "high", "down")
    flock = []
    for arm, (P, n) in enumerate(((ARM_A, 13), (ARM_B, 12))):
        c = along(curve(np.array(P, float), n=16), 400)
        t = 0.2 + 0.02 * arm
        for k in range(n):
            x, y = c[int(t * 399)]
            s = 0.86 * (1 - t) ** 1.3 + 0.06
            flock.append(
                (
                    t,
                    x + r.uniform(-5, 5),
                    y + r.uniform(-5, 5),
                    s,
                    (k * 2 + arm * 5) % len(MAKES),
                    strokes[(k * 3 + arm * 2) % 7],
                )
            )
            t += (0.142 * (1 - t) ** 1.15 + 0.012) * r.uniform(0.9, 1.1)
            if t > 0.985:
                break
    flock.sort(reverse=True)
    for k, (t, x, y, s, i, stroke) in enumerate(flock):
        make = MAKES[i]
        if k == 0:  # a boxing glove flies last
            make = Make("#b8383c", "#fceee5", "plain", "boxing")
        far = min(0.72, t**1.6 * 0.9)
        g = T(winged_glove(make, stroke), x, y, s, rot=-18 + r.uniform(-7, 7))
        g = g.recolour(lambda col, far=far: mix(col, MIST, far))
        put(
            sc,
            g,
            z=1 + 4 * s,
            sh=0.36 - 0.2 * far,
            rim=(-2.2 * s, 1.6 * s, "#fff6e8", 0.8 - 0.4 * far) if s > 0.12 else None,
        )
    lead = T(winged_glove(Make("#b8383c", "#fceee5", "rib", "glove", "stars"), "high"), *APEX, 1.06, rot=-20)
    put(sc, lead, z=5, sh=0.42, rim=(-3, 2, "#ffe9d6", 0.8), cast=9)
    end = [(-86, 40), (-104, 62), (-98, 88), (-116, 106), (-108, 130), (-124, 150)]
    thread(
        sc,
        curve(np.array([(APEX[0] + dx, APEX[1] + dy) for dx, dy in end], float), n=8),
        2.6,
        "#b8383c",
        "#f0948c",
        "#6a1c2c",
    )


def draw_hill(sc: Scene) -> None:
    """The near hill, her footprints, her."""
    r = sc.stream("hill")
    hill, top = land(r, [(380, 1240), (440, 1130), (520, 1068), (620, 1044), (720, 1050), (850, 1020)], 3)
    hill = clean(hill.intersection(box(360, 900, 900, 1300)))
    sc.layer(
        hill,
        sc.lin([(0, "#fff5ee"), (0.3, "#e6c9d0"), (1, "#83749c")], 640, 1030, 560, 1220),
        z=13,
        sh=0.5,
        cut=0.8,
        rim="#fffaf2",
        rimop=0.95,
        rimw=1.4,
    )
    prints = []
    for k in range(11):
        t = k / 10
        x, y = GIRL[0] + 14 + 150 * t + 20 * math.sin(3 * t), GIRL[1] + 14 + 110 * t**1.3
        s = 0.7 + 0.9 * t
        prints.append(ellipse(x + (7 if k % 2 else -7) * s, y, 5 * s, 7.5 * s, 24))
    sc.flat(U(prints), "#7a748e", 0.6)
    sc.flat(T(U(prints), -1, 1.4), "#fffaf2", 0.25)
    posts = []
    for k, x in enumerate((690, 726, 768, 814)):
        y = y_at(top, x) + 6
        posts.append(Polygon([(x - 4, y), (x - 3, y - 46 - 4 * k), (x + 4, y - 47 - 4 * k), (x + 5, y)]))
    wires = [
        limb(
            [
                (690, y_at(top, 690) - d, 1.6),
                (726, y_at(top, 726) - d - 1, 1.4),
                (768, y_at(top, 768) - d - 5, 1.6),
                (820, y_at(top, 814) - d - 8, 1.8),
            ],
            4,
        )
        for d in (14, 30)
    ]
    sc.layer(U(posts, wires), sc.near("#7a6a7a", "#4a4860", 900), z=5, sh=0.4, cut=0.2, rim="#fffaf2", rimop=0.7)
    caps = [ellipse(x, y_at(top, x) - 42 - 4 * k, 6.4, 4.2) for k, x in enumerate((690, 726, 768, 814))]
    sc.layer(U(caps), "#fffaf2", z=2, cut=0, fibre=0, sh=0.2)


def draw_girl(sc: Scene) -> None:
    """Eight, fur hat, from behind: one hand in red wool, one bare and up."""
    x, y = GIRL
    s = 1.5
    shade_ = Polygon([(x - 26, y), (x + 26, y), (x - 60, y + 120), (x - 120, y + 120)])
    sc.flat(shade_, sc.lin([(0, "#6a6684", 0.6), (1, "#6a6684", 0)], x, y, x - 80, y + 120), 1, "multiply", 3)
    pose = FRONT["wave"].but(
        foot_a=(-0.14, 0), foot_b=(0.12, 0.02), hand_a=(-0.3, 0.86), lean=-5, nod=-8, grip_b="open", grip_a="fist"
    )
    d = dress("coat", "#5a4a68", "#3f3a54", "#8a7a94").but(
        skirt=0.5, flare=12, pad=6, collar="scarf", collar_colour="#c9962f", open=0, buttons=None
    )
    p = person(8, "back", pose, d, "#c98f68", "braid", "#4a2f22", "calm", 1.05, reach_b=(34, -142), big_head=1.14)
    p = T(p, x, y, s)
    put(sc, p, z=2, rim=(-1.8, 1.6, "#fff0e0", 0.85), cast=6)
    cx, cy = p.at("head.crown")
    dome = shape(
        f"{cx - 26},{cy + 12}^ {cx - 25},{cy - 6} {cx - 12},{cy - 18} {cx},{cy - 20} {cx + 12},{cy - 18} {cx + 25},{cy - 6} {cx + 26},{cy + 12}^"
    )
    sc.layer(dome, sc.near("#9a5a6a", "#5a3a54", 1000), z=3, sh=0.4, cut=0, fibre=0.1, rim="#fff0e0", rimop=0.9)
    roll = limb([(cx - 27, cy + 15, 24), (cx, cy + 19, 28), (cx + 27, cy + 15, 24)], 6)
    cap = fur(roll, 6, 0.4, 5, where=lambda a, b, nx, ny: 1, w=2.2)
    sc.layer(cap, sc.near("#f0dccb", "#a08a94", 1000), z=4, sh=0.4, cut=0, fibre=0.1, rim="#fff6ec", rimop=0.9)
    hx, hy = p.at("hand_a.hold")
    mit = T(glove("#b8383c", "#fceee5", "mitten"), hx + 3, hy - 12, 0.36, rot=190)
    put(sc, mit, z=2, rim=(-1, 1, "#fff0e0", 0.7))
    sc.layer(
        limb([(cx - 6, cy + 44, 10), (cx - 20, cy + 70, 11), (cx - 44, cy + 84, 12), (cx - 62, cy + 80, 9)], 6),
        sc.near("#e0b050", "#a8782a", 900),
        z=3,
        sh=0.4,
        cut=0.2,
        rim="#fff0e0",
        rimop=0.8,
    )


def draw_branch(sc: Scene) -> None:
    """A bare tree at the near edge; in its fork hangs a red mitten, and somebody lives in it."""
    r = sc.stream("tree")
    wood, _ = tree(r, 0, 1290, 420, -math.pi / 2 + 0.06, 40, 7, 0.44, 0, 0.78, curl=0.4)
    bough = limb([(14, 1090, 16), (70, 1024, 11), (130, 1000, 7), (196, 1004, 3), (224, 990, 1)], 8)
    twigs = [
        limb([(110, 1006, 4), (140, 976, 2.6), (168, 964, 1)], 4),
        limb([(150, 1002, 3), (186, 1022, 2), (206, 1036, 0.8)], 4),
    ]
    wood = U(wood, fillet(U(bough, twigs), 4))
    sc.layer(wood, sc.near("#6a5a70", "#2f2c44", 1000), z=13, sh=0.5, cut=0.2, rim="#fbe0d6", rimop=0.7)
    sc.flat(clean(wood.difference(T(wood, 0, 2.6)).buffer(0.5)), "#fffaf2", 0.85)
    x, y = 160, 1044
    sc.stroke([(x - 2, y - 40), (x, y - 6)], "#b8383c", 2)
    m = T(glove("#b8383c", "#fceee5", "mitten"), x, y, 0.62, rot=176)
    put(sc, m, z=4, rim=(-1.2, 1.4, "#ffe9d6", 0.7), cast=5)
    put(sc, T(bird_on("sparrow"), x + 2, y - 6, 0.22), z=1.4)


def draw() -> Scene:
    """The first snow; they leave."""
    sc = Scene("glove_geese", light=(LX, LY, 260), shadow="#3a3450", bg="#d8b5bb")
    draw_sky(sc)
    draw_land(sc)
    sc.veil([(0, "#f3d3cc", 0), (0.5, "#f3d3cc", 0.35), (1, "#f3d3cc", 0)], 0, 640, 0, 880)
    beams = [(math.pi * 0.6 + 0.15 * k, 0.035 + 0.014 * (k % 3), 0.5 - 0.04 * k) for k in range(6)]
    shafts(sc, LX, LY, beams, 1100, "#fff0dc", 12, 90)
    draw_wedge(sc)
    draw_hill(sc)
    draw_girl(sc)
    draw_branch(sc)
    snow(sc, 170, "#fffaf2", 0.85, size=(1.0, 3.6))
    sc.glow(LX, LY, 560, "#fff2e0", 0.32)
    sc.vignette("#2c2840", 0.5, 520, 480, 980)
    sc.finish()
    return sc
