"""A waterfall is drawn aside like a curtain; a child in a paper crown looks out, and a few animals wait before the pool.

Palette: gold-green #d6dc7a, moss #6f9a3c, bottle #10342e, water white #f6fcf4, aqua #9ad4dc, fold blue #246f98, amber #ffc862, rope rose #c8385a.
Light: the morning sun from the upper left on moss and water, a warm lamp behind the water. Planes: sky over the gorge /
cave / player / falling cloth of water / cliffs and ferns / pool / the near bank with its audience.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.drawn_fall import draw_foam, draw_lip, draw_rope, draw_water
from cards.studio.papercut.fern_gorge import EXACT, LX, LY, draw_boughs, draw_cliffs, draw_sky
from cards.studio.papercut.forest_audience import badger_back, hedgehog_back, heron_back, otter_back
from cards.studio.papercut.undergrowth import fern

LAMP = (650, 800)  # the light behind the water
BOTTLE = "#10342e"


def draw_cave(sc: Scene) -> None:
    """Behind the fall: dark above, and warm where somebody has a light round the corner."""
    sc.layer(box(30, 200, 260, 1000), "#0c2c2a", z=4, sh=0)
    sc.layer(box(240, 150, 790, 1000), sc.rad([(0, "#fff2c0"), (0.12, "#ffcb6a"), (0.27, "#c9752f"), (0.46, "#5f3c28"), (0.7, "#1b2f28"), (1, "#0a211e")], *LAMP, 560), z=4, sh=0)  # fmt: skip
    wings = (
        "800,150^ 300,150^ 344,420 420,520^ 440,560 470,540^ 486,600 512,566^ 540,640 562,598^ 590,672 612,660^ 640,720 632,790^ 656,840 646,900^ 680,1000^ 800,1000^",
        "800,150^ 300,150^ 420,330 470,400^ 486,452 512,420^ 536,500 566,470^ 584,548 616,540^ 640,610 664,630^ 690,700 680,770^ 704,840 692,910^ 716,1000^ 800,1000^",
    )
    for k, (w, c) in enumerate(zip(wings, (("#b8682e", "#20332a"), ("#3f3a26", "#0a1f1c")), strict=True)):
        sc.layer(shape(w), sc.rad([(0, c[0]), (0.5, mix(c[0], c[1], 0.65)), (1, c[1])], LAMP[0] - 20, LAMP[1], 470 - 60 * k), z=13, cut=1.2, sh=0.5, shc="#1a0c06", rim="#ffd68a", rimop=0.9, rimw=1.3, lightpos=LAMP)  # fmt: skip
    r = sc.stream("strata")
    inside = shape("330,940^ 350,720 420,600 500,620 580,690 630,790 640,930^")
    for col, op, d in (("#5a2a14", 0.3, 0), ("#ffe2a0", 0.34, 2.2)):
        marks = []
        for k in range(46):
            x, y, q = r.uniform(330, 640), 610 + 7 * k + r.uniform(-3, 3), r.uniform(24, 70)
            marks.append(limb([(x, y + d, 0.4), (x + q * 0.5, y + d - 5, 2.6), (x + q, y + d + 2, 0.4)], 4, 3))
        sc.flat(clean(U(marks).intersection(inside)), col, op)
        r = sc.stream("strata")
    for a0, a1 in ((2.86, 2.96), (3.1, 3.16), (3.3, 3.42)):
        P = [(LAMP[0] - 10, LAMP[1])] + [(LAMP[0] + 420 * math.cos(q), LAMP[1] + 420 * math.sin(q)) for q in (a0, a1)]
        sc.flat(Polygon(P), sc.rad([(0, "#fff0c0", 0.5), (1, "#fff0c0", 0)], *LAMP, 330), 1, "screen", 6)
    sc.glow(LAMP[0] - 60, LAMP[1] + 40, 300, "#ffcf7a", 0.5)


def draw_ledge(sc: Scene) -> None:
    """The stage: wet rock, lit from behind."""
    ledge = shape("250,1010^ 300,930 400,912 520,906 640,902 760,896 860,900 860,1010^")
    sc.layer(ledge, sc.rad([(0, "#ffdf94"), (0.3, "#c98f4a"), (0.7, "#4f5a3a"), (1, "#1d3a34")], LAMP[0], 890, 360), z=8, cut=0.8, rim="#fff0b8", rimop=1)  # fmt: skip
    face = shape("250,1010^ 300,962 380,944 470,938 560,930 650,934 740,924 860,930^ 860,1010^")
    sc.layer(face, sc.rad([(0, "#9a6a38"), (0.4, "#4a4630"), (1, "#12302c")], LAMP[0] - 40, 900, 330), z=3, cut=1.2, rim="#ffdf9a", rimop=0.9)  # fmt: skip
    r = sc.stream("ledge")
    marks = [
        limb([(x, y, 0.4), (x + 16, y + 1.6, 1.6), (x + q, y, 0.4)], 2, 3)
        for x, y, q in ((r.uniform(320, 740), r.uniform(910, 928), r.uniform(24, 60)) for _ in range(26))
    ]
    sc.flat(U(marks), "#3a3320", 0.4)
    sc.flat(T(U(marks), 0, 1.6), "#ffeab0", 0.4)


def player() -> Figure:
    """Eight years old, in a paper crown and a mantle; leans out from behind the water, a fist at the chin."""
    po = FRONT["stand"].but(
        lean=17,
        nod=2,
        hand_b=(-0.1, 0.12),
        elbow_b=1,
        grip_b="fist",
        hand_a=(-0.9, 0.22),
        elbow_a=1,
        grip_a="flat",
        foot_a=(-0.1, 0),
        foot_b=(0.14, 0),
    )
    wear = dress("tunic", "#fff0cc", "#3f8a94", "#c8385a").but(cloak="#c8385a", skirt=0.42, pattern="dots", pattern_colour="#e9a23c", collar="fur", collar_colour="#fff6e0", shoes="slippers", shoe_colour="#6a2438")  # fmt: skip
    mood = FEELINGS["fear"]._replace(look=(-0.2, 0.7), gape=0.1, cheek=1.0, brow_in=-6)
    return person(
        8,
        "front",
        po,
        wear,
        "#c98a62",
        "tousled",
        "#5a2e18",
        mood,
        hat="crown",
        hat_colour="#ffc83c",
        head_view="tq",
        big_head=1.14,
    )


def draw_grip(sc: Scene, p: Figure) -> None:
    """Four fingers that hold the water's edge."""
    x, y = 340, p.at("shoulder_a")[1] + 22
    for k in range(4):
        g = limb(
            [
                (x + 5 + 2.2 * k, y + 6.2 * k, 7.4),
                (x - 4 + 2.2 * k, y + 6.2 * k - 1, 7),
                (x - 10 + 2.2 * k + (k == 3) * 2, y + 6.2 * k + 1, 5.4),
            ],
            4,
        )
        sc.layer(
            g,
            ("#d99a70", "#d2926a", "#c98a62", "#b97c56")[k],
            z=2,
            sh=0.5,
            shc="#08324e",
            rim="#ffe6c0",
            rimop=0.8,
            **EXACT,
        )


def draw_pool(sc: Scene) -> None:
    """The pool takes the water with foam, and the lamp with gold."""
    g = box(-40, 956, 840, 1240)
    sc.layer(
        g, sc.lin([(0, "#d8f6ec"), (0.16, "#8fd2d2"), (0.5, "#3f96a4"), (1, "#0f4656")], 0, 956, 0, 1180), z=5, sh=0.3
    )
    sc.flat(
        shape("430,956^ 560,950 760,956^ 700,1060 610,1150 520,1060"),
        sc.lin([(0, "#ffd88a", 0.9), (0.5, "#f0a850", 0.4), (1, "#f0a850", 0)], 0, 956, 0, 1130),
        1,
        None,
        10,
    )
    r = sc.stream("ripples")
    for col, op, n in (("#0f4a60", 0.35, 46), ("#f6fff8", 0.7, 60)):
        m = []
        for _ in range(n):
            t = r.random() ** 1.4
            y, x = 968 + 150 * t, r.uniform(-10, 810)
            q = r.uniform(14, 50) * (0.6 + t)
            m.append(limb([(x - q, y, 0.3), (x, y - 1.4, 1.2 + 2 * t), (x + q, y, 0.3)], 3, 3))
        sc.flat(U(m), col, op)
    m = [
        limb([(x - q, y, 0.3), (x, y - 1, 2 + (y - 980) / 40), (x + q, y, 0.3)], 3, 3)
        for x, y, q in ((r.uniform(120, 390), 986 + 120 * r.random() ** 1.5, r.uniform(14, 52)) for _ in range(46))
    ]
    sc.flat(U(m), "#ffffff", 0.55)
    m = [
        limb([(x - q, y, 0.3), (x, y - 1, 2.4), (x + q, y, 0.3)], 3, 3)
        for x, y, q in ((r.gauss(606, 60), r.uniform(966, 1090), r.uniform(14, 46)) for _ in range(34))
    ]
    sc.flat(U(m), "#ffe9ae", 0.85)


def draw_secrets(sc: Scene) -> None:
    """A key on a hook in the cave; a snail on the root that holds the rope."""
    sc.stroke([(668, 700), (668, 714)], "#ffe0a0", 2)
    sc.layer(T(key(0, 0, 0.62), 668, 714), "#f0b848", z=2, **EXACT)
    put(sc, T(snail(), 22, 612, 0.24, rot=14), z=1.6)


def draw_near(sc: Scene) -> None:
    """The near bank, dark: who waits, stones, ferns in the corners."""
    bank = shape("-60,1260^ -60,1150 60,1136 220,1160 360,1150 470,1128 620,1118 760,1100 860,1096^ 860,1260^")
    sc.layer(
        bank,
        sc.rad([(0, "#4a7a48"), (0.4, "#1d4a38"), (1, "#0b2825")], 560, 1090, 520),
        z=12,
        cut=1,
        rim="#f6f0a0",
        rimop=0.9,
    )
    r = sc.stream("bank")
    sc.flat(grass(r, -10, 820, lambda x: 1160, 34, 90, 0.3, 3), "#1a4536", 0.9)
    for f, x, y, s, flip in ((heron_back(), 92, 1140, 0.98, False), (hedgehog_back(), 396, 1168, 1.12, False), (badger_back(), 540, 1164, 0.98, False), (otter_back(), 694, 1150, 0.98, False)):  # fmt: skip
        q = T(f, x, y, s, flip=flip)
        b = q.outline().bounds
        sc.flat(ellipse((b[0] + b[2]) / 2, y, (b[2] - b[0]) * 0.55, 9), "#04140f", 0.6, "multiply", 4)
        put(sc, q, z=3, cast=5)
        rimlight(
            sc, q.outline(), 2.6 if x > 200 else -2.6, 3, "#ffe9b0" if x > 200 else "#eaffff", 1.0, 1.4, (520, 960), 620
        )
        sc.flat(
            q.outline(),
            sc.lin([(0, "#0a2a30", 0), (0.4, "#0a2a30", 0.22), (1, "#061c1e", 0.62)], 0, b[1], 0, b[3]),
            1,
            "multiply",
        )
    r = sc.stream("hostas")
    for x, side in ((-6, 1), (806, -1)):
        for k in range(7):
            g = leaf(x, 1214, r.uniform(90, 150), -math.pi / 2 + side * (0.1 + 0.2 * k), 0.3, 0.3 * side)
            sc.layer(
                g,
                sc.rad([(0, "#3f7a48"), (0.5, "#17483a"), (1, "#0a2a24")], 400, 1060, 480),
                z=6,
                sh=0.5,
                rim="#dff0a0",
                rimop=0.8,
                **EXACT,
            )
    for x, side, n in ((-14, -1, 7), (814, 1, 7), (250, -1, 3)):
        g = fern(sc.stream(f"fern {x}"), x, 1240, side, n)
        sc.layer(
            g,
            sc.rad([(0, "#2f6a40"), (0.6, "#123a2c"), (1, "#08211e")], 400, 1040, 520),
            z=9,
            sh=0.5,
            rim="#d8f08a",
            rimop=0.6,
            **EXACT,
        )


def draw() -> Scene:
    """Whose turn is it?"""
    sc = Scene("fall_curtain", light=(LX, LY, 300), shadow="#06201e", bg=BOTTLE)
    draw_sky(sc)
    draw_cave(sc)
    draw_ledge(sc)
    draw_pool(sc)
    p = T(player(), 378, 930, 1.78)
    sc.flat(shape("350,932^ 430,930^ 420,962 330,966"), "#2a1a14", 0.5, "multiply", 6)
    put(sc, p, z=2.4, cast=4)
    rimlight(sc, p.outline(), -3, 1, "#fff4c8", 1.0, 1.2, LAMP, 420)
    draw_water(sc)
    draw_grip(sc, p)
    draw_foam(sc)
    draw_lip(sc)
    draw_cliffs(sc)
    draw_rope(sc)
    for a0, a1, op in ((0.98, 1.1, 0.34), (0.72, 0.86, 0.3), (0.48, 0.56, 0.26)):
        ray = Polygon(
            [(-30, -60), (1200 * math.cos(a0), 1200 * math.sin(a0)), (1200 * math.cos(a1), 1200 * math.sin(a1))]
        )
        sc.flat(
            ray,
            sc.rad([(0, "#fffbd0", op), (0.5, "#fffbd0", op * 0.5), (1, "#fffbd0", 0)], -30, -60, 1000),
            1,
            "screen",
            12,
        )
    draw_secrets(sc)
    draw_boughs(sc)
    draw_near(sc)
    sc.vignette("#04201c", 0.45, 380, 620, 880, 0.55)
    sc.finish()
    return sc
