"""The lost gloves fly south like wild geese, a red one in front; a girl on the snow hill reaches after it with her bare hand,
and its loose thread still runs down to her sleeve.

Palette: noon blue #1f66c4, ice blue #a9dcf4, snow #fbfdff, snow shade #7fb0e0, glove red #d92b2f, mustard #f0b429, navy #1c2f5c.
Light: a high clear winter sun from the upper left. Planes: sky / far snow and town / wedge / leader / hill and girl / near bough.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.winged_glove import Make, winged_glove

LX, LY = 150, -60
LEAD = (516.0, 330.0, 2.5, -24)  # palm, scale, climb
GIRL = (592.0, 1080.0, 1.86)
RED, NAVY, SNOW, SHADE = "#d92b2f", "#1c2f5c", "#fbfdff", "#7fb0e0"
FLOCK = (  # x, y, scale, stroke, make; far ones first
    (58, 820, 0.32, "up", Make(RED, "#fff6ec", "plain", "boxing")),
    (48, 742, 0.34, "high", Make("#4a6a58", "#e6d9b0", "rib", "glove", "dots")),
    (136, 838, 0.42, "down", Make("#7a2f58", "#7a2f58", "long")),
    (84, 676, 0.50, "up", Make("#e0902f", "#fff0d0", "rib", "mitten")),
    (212, 796, 0.58, "high", Make("#fbf4ea", "#ffffff", "lace")),
    (136, 604, 0.74, "down", Make("#2f7f74", "#e6f0e0", "rib", "glove", "bands")),
    (304, 748, 0.84, "up", Make("#6a4632", "#f0e2cc", "fur")),
    (204, 508, 1.10, "high", Make("#f0b429", "#fff3cf", "rib", "mitten", "stars")),
    (412, 664, 1.18, "high", Make("#24407c", "#c9def0", "rib", "glove", "tips")),
)  # fmt: skip


def stitches(g: Any, x: float, y: float, s: float, rot: float) -> Any:
    """Rows of knitting over a shape: little Vs in the glove's own direction."""
    out = []
    for i in range(-16, 20):
        for j in range(-24, 20):
            u, v = i * 6.4, j * 5.2
            out += [
                limb([(u, v, 0.7), (u + 2.6, v + 3.4, 1.5)], 1, 2),
                limb([(u + 5.4, v, 0.7), (u + 2.8, v + 3.4, 1.5)], 1, 2),
            ]
    return clean(T(U(out), x, y, s, rot=rot).intersection(g.buffer(-2)))


def draw_sky(sc: Scene) -> None:
    """A clear noon, bluer above."""
    sc.backdrop(
        sc.lin([(0, "#1554b0"), (0.3, "#2f82d8"), (0.58, "#7cc2ee"), (0.76, "#dff3fb"), (1, SNOW)], 420, 0, 360, 1200)
    )
    sc.glow(LX, LY, 700, "#e9f8ff", 0.5)


def draw_far(sc: Scene) -> None:
    """A white plain, a frozen river, the small town whose gloves they were."""
    r = sc.stream("land")
    for k, (P, a, b) in enumerate((
        ([(-40, 912), (140, 892), (330, 908), (560, 884), (840, 910)], "#eaf6fd", "#a9d2f0"),
        ([(-40, 960), (150, 934), (360, 952), (600, 930), (840, 956)], "#f6fbff", "#9cc8ec"),
    )):  # fmt: skip
        g, top = land(r, P, 4)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 0, 890 + 50 * k, 0, 1060),
            z=5,
            sh=0.2,
            shc="#2f6fb8",
            cut=0.5,
            wash=0.25,
            rim="#ffffff",
            rimop=1,
        )
        if k == 0:
            draw_town(sc, top)
    river = shape("300,934^ 350,934^ 330,962 250,990 240,1030 330,1080 300,1220^ 60,1220^ 150,1100 140,1030 200,976")
    sc.layer(
        river,
        sc.lin([(0, "#c9ecfa"), (1, "#5fa8dc")], 0, 930, 0, 1200),
        z=2,
        sh=0.2,
        shc="#2f6fb8",
        cut=0.5,
        rim="#ffffff",
        rimop=1,
    )


def draw_town(sc: Scene, top: Any) -> None:
    """Gables with snow on them and a church, in two rows, blue with the distance."""
    t = sc.stream("town")
    for row, (c, dy, x0, x1) in enumerate((("#a9cdec", -6, 188, 352), ("#7fabdc", 9, 172, 366))):
        x = float(x0)
        while x < x1:
            w = t.uniform(12, 22)
            h = (1 - abs(x - 266) / 190) * t.uniform(22, 34) * (1.2 - 0.3 * row)
            y = y_at(top, x) + dy
            wall = Polygon([(x, y), (x, y - h), (x + w / 2, y - h - w * 0.9), (x + w, y - h), (x + w, y)])
            sc.layer(wall, mix(c, "#5f8cc4", 0.4 * t.random()), z=1.6, sh=0.2, shc="#2f6fb8", cut=0.2, wash=0)
            roof = limb([(x - 2, y - h + 2, 4), (x + w / 2, y - h - w * 0.9, 4.6), (x + w + 2, y - h + 2, 4)], 1)
            sc.flat(roof, SNOW, 1)
            if t.random() < 0.5 + 0.3 * row:
                sc.flat(ellipse(x + w / 2, y - h * 0.5, 2, 2.8), "#ffc94a", 1)
            x += w * t.uniform(0.7, 1.05)
        if row == 0:
            y = y_at(top, 262) + 2
            church = U(Polygon([(253, y), (253, y - 52), (262, y - 88), (271, y - 52), (271, y)]))
            sc.layer(church, "#8fb8e2", z=1.6, sh=0.2, shc="#2f6fb8", cut=0.2, wash=0)
            sc.flat(limb([(253, y - 52, 3), (262, y - 88, 2.4)], 1), SNOW, 1)


def draw_flock(sc: Scene) -> None:
    """Nine strangers in two lines, then hers."""
    r = sc.stream("flock")
    for x, y, s, stroke, make in FLOCK:
        far = max(0.0, 0.5 - 0.5 * s)
        g = T(winged_glove(make, stroke), x, y, s, rot=-20 + r.uniform(-6, 6)).recolour(
            lambda c, far=far: mix(c, "#8fc6ee", far)
        )
        put(sc, g, z=1 + 3 * s, sh=0.3, shc="#123f80", rim=(2.4 * s, 2 * s, "#ffffff", 0.8))
        if s > 0.6 and make.cuff in ("rib", "fur") and make.main != "#6a4632":
            sc.flat(stitches(g.outline(), x, y, s, -20), dark(make.main, 0.35), 0.35)
    x, y, s, rot = LEAD
    g = T(winged_glove(Make(RED, "#fff3ea", "rib", "glove", "stars"), "high"), x, y, s, rot=rot)
    put(sc, g, z=7, sh=0.4, shc="#123f80", rim=(4, 3, "#ffb49c", 0.9), cast=12)
    hand = U([p.geom for p in g.pieces if p.name.startswith(("finger", "palm", "thumb"))])
    sc.flat(stitches(hand, x, y, s, rot), "#8a1420", 0.4)
    under = clean(hand.difference(T(hand, -16, -22)))
    sc.flat(under, "#6a0c24", 0.35, "multiply", 5)


def draw_hill(sc: Scene) -> None:
    """A snow hill in full sun, and on it the blue shadow of the red glove."""
    hill, _ = land(sc.stream("hill"), [(-60, 1190), (120, 1142), (320, 1112), (520, 1078), (680, 1070), (860, 1096)], 3)
    sc.layer(
        hill,
        sc.lin([(0, "#ffffff"), (0.4, "#e4f2fc"), (1, "#7fb4e6")], 560, 1060, 420, 1240),
        z=14,
        sh=0.35,
        shc="#1f5aa8",
        cut=0.7,
        wash=0.25,
        rim="#ffffff",
        rimop=1,
        rimw=1.6,
    )
    x, y, s = GIRL
    sc.flat(
        T(shape("-30,0^ 0,-8 30,0^ 210,40 260,64 200,66"), x, y),
        sc.lin([(0, "#2f6fc0", 0.75), (1, "#2f6fc0", 0.2)], x, y, x + 240, y + 60),
        1,
        "multiply",
        2,
    )
    prints = U(
        [ellipse(x - 40 - 46 * k + 6 * (k % 2), y + 12 + 11 * k - 8 * (k % 2), 9 + k, 3.6 + 0.5 * k) for k in range(9)]
    )
    sc.flat(prints, "#5f98d8", 0.8)
    sc.flat(T(prints, 1, 2), "#ffffff", 0.6)


def draw_girl(sc: Scene) -> None:
    """On the tips of her boots, bare hand up, scarf in the wind; the thread goes from her sleeve to the glove."""
    x, y, s = GIRL
    pose = SIDE["reach_up"].but(
        lean=12,
        nod=-30,
        foot_a=(0.02, 0.0),
        foot_b=(-0.36, 0.14),
        hand_b=(0.74, -0.68),
        hand_a=(-0.56, 0.7),
        elbow_b=1,
        elbow_a=-1,
        toe_a=34,
        toe_b=60,
        grip_b="open",
        grip_a="fist",
    )
    d = dress("coat", "#3a2a6a", NAVY, "#8fb0d8").but(skirt=0.5, flare=13, pad=6, open=0, buttons=None)
    p = person(9, "side", pose, d, "#c98f68", "bob", "#4a2418", FEELINGS["wonder"], 1.05, big_head=1.12)
    p = T(p, x, y, s)
    nx, ny = p.at("neck")
    tails = [
        limb([(nx - 6, ny + 4, 20), (nx - 60, ny - 8, 20), (nx - 110, ny + 14, 19), (nx - 168, ny - 14, 17)], 8),
        limb([(nx - 6, ny + 8, 18), (nx - 50, ny + 22, 18), (nx - 96, ny + 46, 17), (nx - 140, ny + 32, 15)], 8),
    ]
    for t in tails[::-1]:
        sc.layer(t, "#f0b429", z=3, sh=0.35, shc="#1f4a8c", cut=0.3, rim="#fff6d0", rimop=0.9)
    put(
        sc,
        p.without("hand_a.hand", "hand_a.hand.line", "hand_a.hand.thumb"),
        z=2.4,
        rim=(2, 1.6, "#ffffff", 0.8),
        shc="#1f4a8c",
    )
    sc.layer(
        limb([(nx - 20, ny + 4, 19), (nx, ny + 9, 22), (nx + 22, ny, 18)], 5),
        "#f0b429",
        z=2,
        sh=0.35,
        cut=0.2,
        rim="#fff6d0",
        rimop=0.9,
    )
    cx, cy = p.at("head.crown")
    cap = lambda g: T(g, cx, cy, rot=-26)
    sc.layer(
        cap(shape("-33,22^ -32,-4 -16,-22 4,-24 24,-18 34,-2 34,18^")),
        "#7a4a3a",
        z=3,
        sh=0.35,
        cut=0.2,
        rim="#ffffff",
        rimop=0.8,
    )
    roll = fur(limb([(-32, 24, 26), (0, 19, 26), (33, 16, 25)], 6), 6, 0.4, 5, where=lambda a, b, nx_, ny_: 1, w=2.4)
    sc.layer(cap(roll), "#f2e2cc", z=4, sh=0.4, shc="#1f4a8c", cut=0, rim="#ffffff", rimop=1)
    hx, hy = p.at("hand_a.hold")
    put(sc, T(glove(RED, "#fff3ea", "mitten"), hx + 8, hy - 14, 0.5, rot=206), z=2, rim=(1, 1, "#ffb49c", 0.8))
    wx, wy = p.at("hand_b.hold")
    lx, ly, ls, rot = LEAD
    a = math.radians(rot)
    cx, cy = lx + ls * (-82 * math.cos(a) - 20 * math.sin(a)), ly + ls * (-82 * math.sin(a) + 20 * math.cos(a))
    line = [
        (cx, cy),
        (cx - 20, cy + 40),
        (cx + 70, cy + 52),
        (cx + 190, cy + 34),
        (cx + 300, cy + 130),
        (wx + 70, wy - 120),
        (wx + 40, wy - 20),
        (wx - 16, wy + 22),
    ]
    thread(sc, curve(np.array(line, float), n=12), 4, RED, "#ff9a84", "#8a1420")


def draw_bough(sc: Scene) -> None:
    """Close to us a bare bough in the snow; in another red mitten lives a sparrow."""
    up = lambda g: T(g, 0, -78)
    bough = limb([(-40, 1090, 36), (60, 1046, 25), (150, 1050, 15), (226, 1020, 8), (276, 1026, 2)], 8)
    twigs = [
        limb([(70, 1046, 9), (100, 1000, 5), (132, 960, 1.4)], 5),
        limb([(180, 1038, 7), (222, 1060, 4), (250, 1084, 1.2)], 5),
        limb([(10, 1064, 9), (24, 1010, 5), (14, 964, 1.4)], 5),
    ]
    wood = up(fillet(U(bough, twigs), 4))
    sc.layer(wood, sc.near("#5a6a94", "#16244c", 1300), z=12, sh=0.4, shc="#1f4a8c", cut=0.3, rim="#ffffff", rimop=0.7)
    sc.layer(clean(snow_cap(wood, 6).intersection(wood.buffer(2))), SNOW, z=1.4, cut=0, wash=0, fibre=0, sh=0.2)
    sc.stroke([(140, 976), (138, 1020)], RED, 4)
    put(sc, T(bird_on("sparrow"), 132, 1034, 0.5), z=1.6, rim=(1, 1.4, "#ffffff", 0.8))
    put(
        sc,
        T(glove(RED, "#fff3ea", "mitten"), 138, 1036, 1.0, rot=180),
        z=4,
        cast=6,
        rim=(2, 2, "#ffb49c", 0.8),
        shc="#1f4a8c",
    )


def draw() -> Scene:
    """Do they come back in pairs?"""
    sc = Scene("glove_geese", light=(LX, LY, 300), shadow="#123f80", bg="#2f82d8")
    draw_sky(sc)
    draw_far(sc)
    draw_flock(sc)
    draw_hill(sc)
    draw_girl(sc)
    draw_bough(sc)
    snow(sc, 60, "#ffffff", 0.85, size=(1.4, 4))
    sc.vignette("#0a2c6a", 0.34, 420, 560, 900)
    sc.finish()
    return sc
