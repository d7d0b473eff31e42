"""In a hollow tree a bear in a worn dressing gown reads aloud by candle, and the bees lean out of their cells to hear the end."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.bear import BEAR_ORDER, reading_bear

# umber #3a2012, chestnut #7a4420, amber #c9822b, honey #efb548, wax cream #fff0bf, gown teal #2f6664
LX, LY = 596, 806  # the candle behind the book
BX, BY, BS = 284, 1112, 0.9  # the bear


def bee(sc: Scene, x: float, y: float, s: float, cell: Any, glow: float, turn: float, kind: str = "") -> None:
    """A listener leaning out of its cell, turned towards the light."""
    tilt = (x * 7.3 + y * 3.1) % 34 - 17 + turn * 6
    m = lambda g: T(g, x, y, s, rot=tilt)
    fur_ = mix("#6a3a16", "#f2bb52", glow)
    dark_ = mix("#1c0e08", "#3a1c0e", glow)
    with sc.clip(cell):
        sc.flat(m(ellipse(-turn * 3, 15, 12, 13)), fur_)
        sc.flat(
            m(
                U(
                    [
                        limb([(-turn * 3 - 12, yy, 3), (-turn * 3, yy + 2, 3.6), (-turn * 3 + 12, yy, 3)], 4)
                        for yy in (15, 23)
                    ]
                )
            ),
            dark_,
        )
        for k in (-1, 1):
            w = ellipse(-turn * 3 + k * 13, 4, 10, 5.4, -38 * k)
            sc.flat(m(w), mix("#8a5a30", "#fff4d2", glow), 0.62)
    sc.layer(
        m(fur(ellipse(0, 5, 9.5, 6.5), 3, 0.5, 3, where=lambda *_: 0.8, w=1.2)),
        fur_,
        z=1,
        cut=0,
        sh=0.3,
        wash=0,
        fibre=0,
        rimop=0.2,
    )
    head = ellipse(turn * 1.4, -4, 9.4, 8.8)
    sc.layer(
        m(head),
        mix("#3c2010", "#8a5424", glow),
        z=1.6,
        cut=0,
        sh=0.45,
        wash=0,
        fibre=0,
        rim="#fff0bf",
        rimop=0.35 + 0.4 * glow,
    )
    ant = U(
        *[
            limb(
                [
                    (k * 3.4 + turn * 1.6, -11, 1.5),
                    (k * 6.4 + turn * 2.4, -18, 1.3),
                    (k * 5 + turn * 8, -22 - k * turn * 1.5, 1.6),
                ],
                5,
            )
            for k in (-1, 1)
        ]
    )
    sc.flat(m(ant), dark_)
    if kind == "asleep":
        sc.flat(
            m(U([limb([(k * 5 - 3, -4, 0.8), (k * 5, -2.4, 1.6), (k * 5 + 3, -4, 0.8)], 4) for k in (-1, 1)])),
            "#150a06",
        )
    else:
        for k in (-1, 1):
            sc.flat(m(ellipse(k * 5.0 + turn * 2.4, -4.6, 3.2, 4.2, k * 12)), "#150a06")
            sc.flat(m(ellipse(k * 5.0 + turn * 3.2, -6.2, 1.05, 1.3)), "#fff4cf", 0.35 + 0.65 * glow)
        sc.flat(
            m(limb([(turn * 2 - 2, 1.4, 0.7), (turn * 2 + 0.4, 2.2, 1.2), (turn * 2 + 2.6, 1.2, 0.7)], 4)),
            "#1c0e08",
            0.9,
        )
    arms = U(limb("-8,9,3.2 -7,15,2.8 -2,16.5,2.6"), limb("8,9,3.2 7,15,2.8 2,16.5,2.6"))
    sc.layer(m(arms), dark_, z=0.8, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.3)
    if kind == "queen":
        sc.layer(
            m(shape("-7,-12^ -9,-21 -4,-17 0,-23 4,-17 9,-21 7,-12^ 0,-14")),
            "#ffd978",
            z=1,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.7,
        )


def hexagon(x: float, y: float, r: float) -> Any:
    """A cell, point up, a little soft."""
    return rounded(
        Polygon([(x + r * math.sin(math.pi * k / 3), y - r * math.cos(math.pi * k / 3)) for k in range(6)]), r * 0.16
    )


def draw() -> Scene:
    """The card."""
    sc = Scene("honey_lecture", light=(LX, LY, 200), shadow="#140804", bg="#171326")
    near = lambda a, b, r=620, mid=None: sc.near(a, b, r, (LX, LY), mid)
    # ------------------------------------------------ night, a narrow frame
    sc.backdrop(sc.lin([(0, "#2a3354"), (0.6, "#1f2340"), (1, "#171326")], 0, 0, 0, 1200))
    r = sc.stream("night")
    sc.flat(
        U(
            [
                star(
                    r.choice((r.uniform(0, 60), r.uniform(740, 800))),
                    r.uniform(0, 1000),
                    r.uniform(1.2, 2.8),
                    5,
                    0.42,
                    r.random(),
                    r,
                )
                for _ in range(46)
            ]
        ),
        "#f4e6c0",
        0.85,
    )
    hollow = shape(
        "390,34 500,42 606,84 676,168 716,300 732,500 734,700 722,880 698,1040 672,1150 648,1186^ 142,1186^ 112,1130 80,1000 62,840 58,660 66,480 90,310 148,160 250,66"
    )
    ys = np.linspace(-40, 1260, 60)
    wl, wr = Wob(sc.stream("bark l"), 4, 3), Wob(sc.stream("bark r"), 4, 3)
    t = (ys + 40) / 1300
    left = np.c_[26 + 9 * wl(t) - 50 * np.clip((t - 0.88) / 0.12, 0, 1) ** 2, ys]
    right = np.c_[774 + 9 * wr(t) + 50 * np.clip((t - 0.88) / 0.12, 0, 1) ** 2, ys]
    trunk = clean(Polygon(np.vstack([left, right[::-1]])).buffer(0))
    knots = U(
        *[
            limb([(s, y, 30), (s + d * 26, y - 16, 18), (s + d * 50, y - 44, 10)], 5)
            for s, y, d in ((34, 250, -1), (30, 760, -1), (768, 420, 1), (770, 930, 1))
        ]
    )
    trunk = fillet(U(trunk, knots), 10)
    # ------------------------------------------------ the inside: four sheets of comb, far to near
    cx, cy = 486, 640
    sc.layer(hollow.buffer(6), near("#f6c25e", "#4a2812", 640, "#b06c26"), z=2, sh=0, fibre=0)
    bear_ = T(reading_bear(), BX, BY, BS)
    taken = U(
        U([bear_[k] for k in ("gown", "head", "sleeve", "ear", "collar")]).buffer(-8),
        box(LX - 90, LY - 70, LX + 110, LY + 96),
    )
    spec = (
        (3, 17.0, None, ("#ffd572", "#a8682a"), 6),
        (2, 22.0, (210, 290), ("#f2bb4e", "#8a5020"), 9),
        (1, 28.0, (272, 410), ("#c98a34", "#6a3c18"), 12),
        (0, 36.0, (326, 520), ("#a06526", "#4c2b10"), 15),
    )
    for k, rad, hole, (hi, lo), z in spec:
        rr = sc.stream(f"comb{k}")
        region = hollow.buffer(4)
        if hole:
            lobes = []
            for j in range(15):
                a = 2 * math.pi * j / 15
                lobes.append(
                    ellipse(cx + hole[0] * math.cos(a), cy + hole[1] * math.sin(a), rad * rr.uniform(0.9, 1.5))
                )
            right = box(cx + 60, cy - hole[1] * 0.35, 800, 1200)  # nearer combs hang left and above only
            region = clean(
                region.difference(
                    U(
                        ellipse(cx, cy, hole[0], hole[1]),
                        ellipse(cx, cy + 300, hole[0], hole[1]),
                        right,
                        ellipse(cx + 110, cy, hole[0], hole[1] * 0.94),
                        lobes[7:],
                    )
                )
            )
            region = rounded(fillet(region, 8), 10)
        cells = []
        dx, dy = rad * 1.80, rad * 1.56
        j = 0
        y = 30.0
        while y < 1180:
            x = 30 + (dx / 2 if j % 2 else 0)
            while x < 780:
                h = hexagon(x, y, rad * 0.86)
                if region.buffer(-2).contains(h):
                    cells.append((x, y, h))
                x += dx
            y += dy
            j += 1
        sc.layer(
            clean(region.difference(U([c[2] for c in cells]))),
            near(hi, lo, 760),
            z=z,
            sh=0.55,
            cut=0,
            fibre=0,
            wash=0.7,
            rim="#fff0bf",
            rimop=0.5,
            rimw=1.1,
        )
        if not cells:
            continue
        deep = U([c[2] for c in cells])
        if k:
            sc.flat(deep, near(mix(hi, "#8a4208", 0.52), mix(lo, "#1c0c06", 0.62), 560), 1)
        else:
            sc.flat(deep, near("#7a4420", "#1f0f08", 560), 1)
        sc.flat(U([c[2].difference(T(c[2], 0, rad * 0.16)) for c in cells]), "#140804", 0.5)
        for x, y, h in cells:
            if (
                taken.contains(Point(x, y))
                or min(math.hypot(x - a, y - b) for a, b in ((176, 392), (612, 330))) < 46 + rad * 0.7
            ):
                sc.flat(h.buffer(-1), near("#fbe0a0", "#9a6428", 640), 0.0)
                continue
            d = math.hypot(x - LX, y - LY)
            glow = max(0.06, min(1, 1.12 - d / 640))
            dice = rr.random()
            if dice < (0.62, 0.66, 0.7, 0.74)[k]:
                bee(sc, x, y + rad * 0.12, rad / 27, h, glow, 1 if x < LX - 20 else -1 if x > LX + 20 else 0)
            elif dice < 0.9:
                lvl = y - rad * rr.uniform(0, 0.5)
                honey = clean(h.intersection(box(x - 60, lvl, x + 60, y + 60)))
                sc.flat(honey, near("#ffd25e", "#b0601a", 640), 0.95)
                sc.flat(clean(honey.difference(T(honey, 0, 2.4))), "#fff4cf", 0.5 * glow + 0.1)
            else:
                sc.flat(h.buffer(-1), near("#fbe0a0", "#9a6428", 640), 0.95)
                sc.flat(
                    U(
                        [
                            ellipse(x + rad * 0.3 * math.cos(q) * (q % 3) / 2, y + rad * 0.3 * math.sin(q), rad * 0.05)
                            for q in (0.2, 1.3, 2.1, 3.3, 4.2, 5.4)
                        ]
                    ),
                    "#7a4a1c",
                    0.5,
                )
    return stage(sc, hollow, trunk, near)


def stage(sc: Scene, hollow: Any, trunk: Any, near: Any) -> Scene:
    """Boxes, floor, candle, book, bear, and the cut wood round it all."""
    # the queen in her box
    qx, qy = 612, 330
    sc.layer(hexagon(qx, qy, 46), near("#e0a040", "#5a3016", 620), z=5, cut=0, sh=0.5, fibre=0, rimop=0.6)
    inner = hexagon(qx, qy, 36)
    sc.flat(inner, "#2a140a")
    bee(sc, qx, qy + 6, 1.25, inner, 0.62, 1, "queen")
    for s in (-1, 1):
        sc.layer(
            T(shape("-38,-30^ -14,-38 0,-40^ -6,-22 -20,-10 -28,10 -32,26^ -38,16"), qx, qy, 1, flip=s > 0),
            "#8f2f2a",
            z=2,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
    sc.layer(
        limb([(qx - 46, qy + 28, 9), (qx, qy + 36, 10), (qx + 46, qy + 28, 9)], 5),
        near("#f2c258", "#7a4a1c", 620),
        z=2,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rimop=0.6,
    )
    # one asleep over a book of its own
    ax, ay = 176, 392
    sc.layer(hexagon(ax, ay, 42), near("#c9822b", "#4a2612", 760), z=5, cut=0, sh=0.5, fibre=0, rimop=0.5)
    sc.flat(hexagon(ax, ay, 33), "#1f0f08")
    bee(sc, ax - 2, ay + 2, 1.15, hexagon(ax, ay, 33), 0.42, 0, "asleep")
    for s in (-1, 1):
        sc.layer(
            T(shape("0,0^ 10,-5 22,-2^ 22,14^ 10,11 0,16^"), ax, ay + 14, 1, flip=s < 0),
            "#f0dcae",
            z=1.2,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.4,
        )
    # floor
    floor, top = land(sc.stream("floor"), [(60, 1120), (240, 1108), (420, 1112), (600, 1100), (760, 1116)], 4)
    with sc.clip(hollow.buffer(4)):
        sc.layer(floor, near("#b8722c", "#2c170d", 520), z=9, sh=0.5)
        rug = ellipse(420, 1150, 300, 40)
        sc.layer(rug, near("#a8442e", "#3a1a16", 520), z=2, sh=0.4, cut=0.4)
        for q, c in ((0.86, "#e0a850"), (0.78, "#7a2c22"), (0.55, "#e0a850"), (0.5, "#8a3426")):
            sc.flat(ellipse(420, 1150, 300 * q, 40 * q), near(c, mix(c, "#2c1410", 0.6), 520))
    # candle stand behind the book
    cx, _cy = LX + 6, LY
    table = U(
        limb([(cx - 60, 986, 10), (cx + 66, 986, 10)], 2),
        limb([(cx, 986, 12), (cx, 1060, 9), (cx, 1090, 12)], 4),
        limb([(cx, 1080, 9), (cx - 44, 1118, 7)], 4),
        limb([(cx, 1080, 9), (cx + 40, 1118, 7)], 4),
    )
    sc.layer(table, near("#8a5426", "#2c160c", 460), z=7, cut=0.3, sh=0.5, rimop=0.5)
    sc.layer(
        U(ellipse(cx, 978, 30, 7), box(cx - 9, 960, cx + 9, 978)),
        near("#e0b050", "#6a431a", 300),
        z=3,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rimop=0.7,
    )
    sc.layer(
        shape(
            f"{cx - 15},{962}^ {cx - 14},{900} {cx - 15},{836}^ {cx},{830} {cx + 15},{838}^ {cx + 14},{900} {cx + 15},{962}^"
        ),
        sc.lin([(0, "#fff2c4"), (0.5, "#f2cf8a"), (1, "#b9823c")], cx, 830, cx, 962),
        z=3,
        cut=0,
        sh=0.4,
        wash=0,
        fibre=0,
    )
    sc.layer(
        U(
            limb([(cx + 13, 846, 6), (cx + 15, 880, 5), (cx + 14, 902, 7)], 4),
            limb([(cx - 12, 842, 5), (cx - 14, 866, 6)], 3),
        ),
        "#ffe6a8",
        z=1,
        cut=0,
        sh=0.3,
        wash=0,
        fibre=0,
    )
    sc.glow(cx, 800, 400, "#ffcb62", 0.75)
    fl = T(
        shape(
            f"{cx},{712}^ {cx + 9},{750} {cx + 18},{786} {cx + 12},{816} {cx},{826} {cx - 12},{816} {cx - 18},{786} {cx - 8},{752}"
        ),
        0,
        -16,
    )
    sc.flat(fl.buffer(5), "#ffb84a", 0.7, "screen", 4)
    sc.flat(fl, sc.lin([(0, "#fffbe6"), (0.6, "#fff0b0"), (1, "#ffb44a")], cx, 730, cx, 826))
    # tea, books
    for k, (w, c) in enumerate(((92, "#7a3a2a"), (80, "#2f5a58"), (86, "#b07a34"))):
        y = 1140 - 19 * k
        sc.layer(
            box(560 - w / 2 + 6 * k, y - 18, 560 + w / 2 + 4 * k, y),
            near(mix(c, "#ffd98a", 0.3), mix(c, "#1c0c08", 0.5), 420),
            z=3,
            cut=0.3,
            sh=0.5,
            rimop=0.5,
        )
        sc.layer(
            box(560 + w / 2 + 4 * k - 5, y - 15, 560 + w / 2 + 4 * k + 1, y - 3),
            "#f2dca8",
            z=0.6,
            cut=0,
            sh=0.2,
            wash=0,
            fibre=0,
        )
    sc.layer(
        U(
            shape("546,1078^ 592,1078^ 590,1094 580,1102 558,1102 548,1094"),
            ellipse(594, 1088, 9, 7).difference(ellipse(594, 1088, 5, 3.6)),
        ),
        near("#fff0cc", "#a87a44", 420),
        z=2.4,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rimop=0.7,
    )
    # ------------------------------------------------ bear and book
    b = T(reading_bear(), BX, BY, BS)
    coat = {
        "gown": ("#4f9a8c", "#143432"), "hem": ("#5fa898", "#173836"), "sleeve": ("#6db4a2", "#1c4644"), "far_sleeve": ("#5aa394", "#1c4644"), "collar": ("#86c4b0", "#1f4a47"), "cuff": ("#9ad0b8", "#2f6664"),
        "stripes": ("#9ad0b0", "#20504c"), "sleeve_stripes": ("#b8e0c0", "#2a5c56"), "folds": ("#1f4a46", "#0c201f"), "sleeve_folds": ("#235450", "#0e2624"),
        "belt": ("#e0a850", "#5a3a18"), "cord": ("#e0a850", "#5a3a18"), "patch": ("#e2a64a", "#6a4018"), "stitches": ("#fff0c8", "#a88048"),
        "head": ("#a86a34", "#241208"), "ear": ("#8a5428", "#2a160a"), "ear2": ("#8a5428", "#2a160a"), "inear": ("#ffb05a", "#a8501e"), "inear2": ("#ffc070", "#b8622a"), "hair": ("#5a3014", "#140a06"), "muzzle": ("#e2aa62", "#6a4420"),
        "nose": ("#2a1610", "#120806"), "mouth": ("#2a1610", "#120806"), "eye": ("#140a06", "#140a06"), "glint": ("#fff6da", "#fff6da"), "lid": ("#1c0e08", "#1c0e08"), "brow": ("#3a1e0c", "#1c0e08"), "lens": ("#fff0c0", "#c9a060"), "glasses": ("#ffd978", "#a8742a"),
        "paw": ("#a86a34", "#3a2010"), "claws": ("#fff0cc", "#c9a878"), "pointing": ("#fff6e0", "#e0c090"), "far_paw": ("#a86a34", "#3a2010"), "far_claws": ("#fff0cc", "#c9a878"),
        "slipper": ("#c95a3a", "#4a1a14"), "slipper_fur": ("#fff0d0", "#a8804a"),
    }  # fmt: skip

    def lay(k: str) -> None:
        g = b[k]
        hi, lo = coat[k]
        fill = near(hi, lo, 420)
        if k in (
            "stripes",
            "folds",
            "sleeve_stripes",
            "sleeve_folds",
            "hair",
            "stitches",
            "glint",
            "lid",
            "mouth",
            "lens",
        ):
            sc.flat(g, fill, {"stripes": 0.5, "sleeve_stripes": 0.5, "lens": 0.45, "hair": 0.8}.get(k, 0.9))
            return
        big = g.area > 900
        sc.layer(
            g,
            fill,
            z=(6 if k in ("gown", "sleeve") else 3) if big else 1.4,
            cut=0,
            sh=0.45,
            wash=0.6 if big else 0,
            fibre=0,
            rim="#ffe6ae",
            rimop=0.4,
            rimw=0.9,
        )
        if big:
            rimlight(sc, g, -3.4, 0.6, "#ffe0a0", 0.95, blur=1.2, c=(LX, LY), r=400)

    sc.flat(ellipse(BX + 4, BY + 8, 250, 22), "#140804", 0.6, "multiply", 8)
    for k in BEAR_ORDER[:1]:
        lay(k)
    q = lambda x, y: (BX + x * BS, BY + y * BS)
    back = Polygon([q(250, -392), q(342, -352), q(446, -384), q(462, -236), q(350, -196), q(252, -240)])
    sc.layer(back.buffer(5, join_style=2), near("#8a3a2a", "#4a1a14", 300), z=7, cut=0.3, sh=0.5, rimop=0.5)
    pages = []
    for side, P in (
        (0, [q(254, -386), q(300, -376), q(344, -344), q(350, -204), q(304, -236), q(258, -244)]),
        (1, [q(344, -344), q(392, -372), q(442, -378), q(456, -240), q(402, -232), q(350, -204)]),
    ):
        pg = shape(" ".join(f"{x:.1f},{y:.1f}" + ("^" if i in (0, 2, 3, 5) else "") for i, (x, y) in enumerate(P)))
        sc.layer(
            pg,
            sc.rad([(0, "#fffdf2"), (0.35, "#fff0bf"), (0.75, "#f8cf7e"), (1, "#dc9a48")], LX + 8, LY - 6, 150),
            z=2,
            cut=0,
            sh=0.35,
            wash=0,
            fibre=0,
            rim="#fffbe8",
            rimop=0.8,
        )
        pages.append((pg, P))
    cxl = sc.stream("script")
    for side, (pg, P) in enumerate(pages):
        A, B, C, D = (np.array(P[i]) for i in ((0, 2, 3, 5) if side == 0 else (0, 2, 3, 5)))
        for row in range(10):
            v = 0.1 + row * 0.085
            honey = side == 1 and row > 4
            a0, a1 = A + (D - A) * v, B + (C - B) * v
            sag = np.array([0, -8 if side == 0 else 8]) * 0.6
            u, pts_ = 0.1, []
            stop = 0.9 if not (honey and row == 7) else 0.46
            while u < stop:
                p = a0 + (a1 - a0) * u + sag * math.sin(math.pi * u) * (-1 if side else 1)
                pts_.append(p + np.array([0, (-1) ** len(pts_) * cxl.uniform(0.8, 2.6)]))
                u += 0.022
            if row > 7 and side == 1:
                break
            sc.stroke(pts_, "#c9741a" if honey else "#8a4a22", 2.6 if honey else 1.0, 0.95 if honey else 0.7)
            if honey:
                sc.stroke([p_ + np.array([0, -0.8]) for p_ in pts_], "#ffe08a", 1, 0.9)
    for x, y, L in ((392, -232, 26), (424, -238, 44), (372, -220, 16)):  # the last page drips
        a, c = q(x, y - 4)
        sc.layer(
            limb([(a, c - 8, 4), (a + 0.5, c + L * 0.5, 3.2), (a, c + L * 0.86, 5.4), (a, c + L, 4.6)], 5),
            sc.lin([(0, "#e09a2a"), (1, "#ffd978")], a, c, a, c + L),
            z=1.4,
            cut=0,
            sh=0.35,
            wash=0,
            fibre=0,
            rim="#fffbe8",
            rimop=0.9,
        )
    through = T(shape("0,-34^ 9,-6 16,18 10,36 0,42 -10,36 -16,18 -8,-6"), LX + 8, LY + 6, 1.3)
    sc.flat(through, "#fffdf0", 0.55, "screen", 9)
    sc.glow(LX + 10, LY - 6, 150, "#fff0b8", 0.85)
    for k in ("far_paw", "far_claws", *BEAR_ORDER[1:], "paw", "claws", "pointing", "cuff"):
        lay(k)
    sc.glow(*q(-32, -566), 74, "#ff9a4a", 0.35)
    # the suitcase of somebody who sits among the listeners
    mz = mouse_suitcase()
    sx, sy = 648, 1152
    for k, c in (("case", "#8a5230"), ("strap", "#3a1e10")):
        sc.layer(
            T(mz[k], sx - 40, sy, 1.15),
            near(mix(c, "#ffd98a", 0.25), mix(c, "#1c0c08", 0.4), 420),
            z=2.4,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
    # bees that could not find a seat
    for x, y, s, rot in ((470, 560, 0.62, 30), (560, 470, 0.5, 70), (690, 640, 0.5, 120), (486, 664, 0.46, 10)):
        flier(sc, x, y, s, rot)
    # ------------------------------------------------ the cut wood
    rings = [
        ("#a8662c", "#4a2812"),
        ("#8a4f22", "#3f220f"),
        ("#7a4420", "#38200f"),
        ("#69391a", "#311a0c"),
        ("#4c2a15", "#2c1a10"),
    ]
    for k, (hi, lo) in enumerate(rings):
        d = -2 + 9.5 * k
        g = trunk.difference(rounded(handcut(hollow.buffer(d), 2.2, 10, 11 + k, 90), 8))
        sc.layer(
            g,
            near(hi, lo, 860),
            z=12 if k == 0 else 4,
            sh=0.6 if k == 0 else 0.4,
            cut=0.4,
            rim="#ffdf9a",
            rimop=0.5 if k == 0 else 0.3,
            fibre=0.06,
        )
    rind = clean(trunk.difference(trunk.buffer(-15)).difference(box(-60, 1240, 860, 1300)))
    sc.layer(
        fur(rind, 5, 0.05, 5, lean=1.4, w=5),
        sc.lin([(0, "#3a2a22"), (1, "#21140f")], 0, 0, 0, 1200),
        z=5,
        sh=0.5,
        cut=1.2,
        rimop=0.2,
    )
    r = sc.stream("bark cuts")
    cuts = U(
        [
            limb(
                [
                    (x, y, 0.5),
                    (x + r.uniform(-3, 3), y + 20, r.uniform(1.5, 3.4)),
                    (x + r.uniform(-4, 4), y + r.uniform(34, 60), 0.4),
                ],
                4,
                3,
            )
            for x, y in [(r.choice((r.uniform(26, 64), r.uniform(738, 776))), r.uniform(-20, 1180)) for _ in range(90)]
        ]
    )
    sc.flat(clean(cuts.intersection(trunk.difference(hollow.buffer(34)))), "#170b06", 0.75)
    # leaves of the night at the edges
    lv = sc.stream("leaves")
    for x, y, n in ((6, 190, 9), (10, 700, 8), (794, 370, 9), (796, 880, 8), (20, 470, 5), (786, 140, 7)):
        for _ in range(n):
            a = lv.uniform(0, 6.3)
            sc.layer(
                leaf(x + lv.uniform(-16, 16), y + lv.uniform(-40, 40), lv.uniform(22, 36), a, 0.46, 0.15),
                lv.choice(("#34436a", "#2a3658", "#3f5074")),
                z=4,
                cut=0,
                sh=0.4,
                wash=0,
                fibre=0,
                rim="#c9d4ea",
                rimop=0.35,
            )
    sc.glow(LX, LY, 520, "#f0a83e", 0.2)
    sc.vignette("#0c0508", 0.46, 500, 720, 860)
    sc.finish(0.2)
    return sc


def flier(sc: Scene, x: float, y: float, s: float, rot: float) -> None:
    """A bee hovering in the light."""
    body = ellipse(0, 0, 17, 11)
    for a in (-52, -24):
        sc.layer(
            T(AF.rotate(ellipse(-4, -20, 7, 17), a * 0.6, origin=(0, -6)), x, y, s, rot=0),
            "#fff6dc",
            z=1,
            cut=0,
            sh=0.25,
            wash=0,
            fibre=0,
            op=0.8,
        )
    sc.layer(T(body, x, y, s), "#f2b744", z=2, cut=0, sh=0.4, wash=0, fibre=0, rimop=0.6)
    sc.flat(
        T(
            U([limb([(a, -10.5, 3.4), (a - 1.5, 0, 4.2), (a, 10.5, 3.4)], 4) for a in (-9, -1, 7)]).intersection(body),
            x,
            y,
            s,
        ),
        "#3a1c0e",
    )
    sc.layer(T(ellipse(18, -1, 8, 8), x, y, s), "#6a3e1a", z=1, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.6)
    sc.flat(T(ellipse(21, -2.5, 2.6, 3.2), x, y, s), "#150a06")
    sc.flat(T(U(limb("22,-8,1.4 27,-14,1.2 32,-14,1"), limb("20,-8,1.4 22,-16,1.2 26,-18,1")), x, y, s), "#2a140a")
