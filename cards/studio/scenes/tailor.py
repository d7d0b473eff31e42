"""An old tailor on a ladder in the sea sews up the torn horizon with yellow thread; behind it a warm evening goes on.

Palette: deep teal #1a3d49, petrol #2f6a72, sea glass #638f8e, burnt orange #d9713f, sun cream #ffe9ae, claret #6b2740.
Light: the low sun in the tear. Planes: the other world / sky cloth and sea cloth / ladder, tailor, boat, waves.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.child_in_boat import cat_sit_up, child_boat
from cards.studio.papercut.tailor import ORDER as ORD0
from cards.studio.papercut.tailor import tailor


def draw() -> Scene:
    ORDER = [
        (
            k,
            {
                "legnear": "#7a6558",
                "legfar": "#54464a",
                "folds": "#463a3c",
                "vest": "#6b2740",
                "tails": "#57203a",
                "patch": "#b5783f",
                "armfar": "#dca47a",
                "handfar": "#e0a87e",
            }.get(k, c),
        )
        for k, c in ORD0
    ]
    LX, LY = 628, 590
    sc = Scene("tailor", light=(LX, LY, 240), shadow="#031014", bg="#0a2027")
    R = sc.stream("layout")
    near = lambda a, b, r=620, mid=None, c=(LX, LY): sc.near(a, b, r, c, mid)
    # ------------------------------------------------ the other world, behind everything
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe6"), (0.16, "#ffe9ae"), (0.4, "#ffc069"), (0.75, "#ef8a48"), (1, "#c85a38")], LX, LY - 10, 430
        )
    )
    sc.glow(LX, LY - 10, 260, "#fff6d0", 0.8)
    for r_, c_ in ((150, "#ffdf9c"), (112, "#ffe7b0"), (82, "#fff0c8")):
        sc.layer(Point(LX, LY - 10).buffer(r_, 48), c_, z=4, sh=0.13, shc="#c8642a", rimop=0.35, wash=0.4, op=0.8)
    sc.layer(Point(LX, LY - 10).buffer(56, 48), "#fffdf2", z=4, sh=0.16, shc="#c8642a", rimop=0, wash=0.3)

    def hills(P, lit, shade, z=6, **k):
        g, t = land(R, P, 3)
        sc.layer(g, near(lit, shade, 380), z=z, sh=0.3, shc="#7a2a14", **k)
        return t

    hills([(150, 690), (420, 640), (500, 622), (580, 632), (660, 612), (740, 630), (850, 606)], "#ffd592", "#e88a50")
    t = hills([(150, 720), (430, 672), (520, 668), (610, 650), (700, 664), (850, 640)], "#fbbf74", "#d9713f")
    # little town of domes and towers
    tw = []
    for x, w, h, k in (
        (566, 12, 30, "t"),
        (582, 20, 18, "d"),
        (602, 10, 40, "t"),
        (616, 24, 22, "d"),
        (640, 11, 28, "t"),
        (655, 18, 16, "d"),
        (672, 9, 48, "t"),
        (688, 26, 20, "d"),
        (712, 10, 30, "t"),
        (728, 20, 16, "d"),
        (752, 10, 38, "t"),
        (770, 22, 20, "d"),
    ):
        y = y_at(t, x) + 3
        b = box(x - w / 2, y - h, x + w / 2, y + 4)
        top = (
            U(
                AF.scale(Point(x, y - h).buffer(w * 0.54), 1, 1.15).intersection(
                    box(x - w, y - h - w * 2, x + w, y - h)
                ),
                limb([(x, y - h - w * 0.5, 2.4), (x, y - h - w * 0.85, 0.6)], 2),
            )
            if k == "d"
            else shape(
                f"{x - w * 0.66},{y - h + 1}^ {x - w * 0.3},{y - h - w * 0.7} {x},{y - h - w * 1.7}^ {x + w * 0.3},{y - h - w * 0.7} {x + w * 0.66},{y - h + 1}^"
            )
        )
        win = U(*[box(x - 1 + dx, y - h * 0.7, x + 1 + dx, y - h * 0.7 + 4) for dx in ((-4, 3) if w > 15 else (0,))])
        tw.append((b.difference(win), "#d9763f" if k == "d" else "#e58d4c"))
        tw.append((top, "#b0482f"))
    sc.layer(tw, z=3, cut=0.1, sh=0.3, shc="#7a2a14")
    t = hills(
        [(150, 750), (420, 704), (520, 712), (600, 694), (680, 700), (760, 716), (850, 690)], "#f29a52", "#b9512f"
    )
    sc.layer(
        U(
            [
                poplar(R, x, y_at(t, x) + 3, h, h * 0.24)
                for x, h in (
                    (470, 34),
                    (482, 26),
                    (548, 44),
                    (560, 34),
                    (572, 40),
                    (640, 30),
                    (742, 52),
                    (756, 40),
                    (770, 46),
                    (784, 34),
                )
            ]
        ),
        "#8a3a28",
        z=3,
        cut=0.1,
        sh=0.3,
        shc="#5a1a10",
    )
    t = hills([(150, 800), (450, 748), (540, 742), (620, 730), (700, 752), (850, 742)], "#d96f3c", "#8f3526")
    # someone is waving over there
    wx, wy = 620, y_at(t, 620) + 2
    wom = fillet(
        U(
            shape("-13,2^ -9,-16 -4,-30 -5,-38 0,-42 5,-38 4,-30 9,-16 15,2^"),
            Point(0, -47).buffer(4.6),
            limb("3,-38,4 12,-46,3.4 17,-58,3"),
            limb("-4,-38,4 -9,-30,3.4 -6,-22,3"),
            limb("-4,-49,5 -9,-44,5 -10,-38,2.5"),
        ),
        1,
    )
    sc.layer(T(wom, wx, wy, 0.92), "#5a1f1c", z=2.5, cut=0, sh=0.35, rimop=0.5)
    sc.layer(
        T(shape("17,-58^ 26,-64 36,-60 48,-66^ 46,-58 34,-54 24,-57"), wx, wy, 0.92),
        "#fff0cc",
        z=1.5,
        cut=0,
        sh=0.3,
    )
    sc.layer(
        T(
            fillet(
                U(
                    shape("-10,0^ -11,-8 -8,-12 4,-12 8,-18 12,-20 18,-17^ 16,-13 12,-10 10,0^ 8,0 7,-6 -6,-6 -7,0"),
                    limb("-9,-11,2 -15,-18,1.4"),
                ),
                0.6,
            ),
            wx - 30,
            wy + 1,
            0.9,
        ),
        "#5a1f1c",
        z=2,
        cut=0,
        sh=0.3,
    )
    # ------------------------------------------------ the lips of the tear
    UP = curve("170,656 226,612 290,566 372,518 470,456 560,406 660,368 760,344 860,328", n=14)
    LO = curve("170,656 230,667 300,681 390,710 480,746 570,780 660,806 760,826 860,836", n=14)
    w1, w2 = Wob(R, 5, 4), Wob(R, 5, 4)
    UP[:, 1] += 6 * w1(np.linspace(0, 1, len(UP))) * np.linspace(0, 1, len(UP))
    LO[:, 1] += 6 * w2(np.linspace(0, 1, len(LO))) * np.linspace(0, 1, len(LO))
    seam = curve("-60,676 20,668 100,664 170,656", n=10)
    skyP = clean(Polygon(np.vstack([[(-60, -60)], seam, UP[1:], [(860, -60)]])).buffer(0))
    seaP = clean(Polygon(np.vstack([[(-60, 1260)], seam, LO[1:], [(860, 1260)]])).buffer(0))

    def hem(c, sgn, d0, d1):  # rolled edge, showing the other side of the cloth
        n_ = len(c)
        tt = np.linspace(0, 1, n_)
        w = Wob(R, 4, 5)
        off = (d0 + (d1 - d0) * tt**0.7) * (1 + 0.35 * w(tt))
        return clean(Polygon(np.vstack([c, np.c_[c[:, 0] - off * 0.15, c[:, 1] + sgn * off][::-1]])).buffer(0))

    def frayed(c, sgn, n=150):
        g = []
        for _ in range(n):
            i = R.randint(6, len(c) - 2)
            x, y = c[i]
            L = R.uniform(4, 16) * (0.4 + 0.6 * i / len(c))
            b = R.uniform(-7, 7)
            g.append(limb([(x, y, 1.6), (x + b * 0.3, y + sgn * L * 0.5, 1.2), (x + b, y + sgn * L, 0.5)], 3, 3))
        return U(g)

    # sky cloth
    sc.layer(
        U(skyP, frayed(UP, 1)),
        near("#d6d2ae", "#1a3d49", 660, "#638f8e"),
        z=13,
        sh=0.5,
        shc="#6a2210",
        dy=8,
        cut=0.4,
        wash=0.9,
        wf=0.007,
        rimop=0.5,
    )

    def clipto(g):
        i = sc.id("cs")
        sc.defs.append(f'<clipPath id="{i}"><path d="{path_d(g)}"/></clipPath>')
        sc.raw(f'<g clip-path="url(#{i})">')

    clipto(skyP)

    def banks(P, r0, r1, cols, side, d=11, z=8):
        x = -140 if side < 0 else 940
        fill = (
            Polygon([(x, P[0][1])] + P + [(x, P[-1][1])]).buffer(0)
            if side
            else Polygon(P + [(P[-1][0], -100), (P[0][0], -100)]).buffer(0)
        )
        b = bank(R, P, r0, r1, fill=fill)
        for k, c in enumerate(cols):
            sc.layer(
                b if k == 0 else T(rounded(b.buffer(-d * k), 3), side * d * 0.4 * k, -d * 0.5 * k),
                c,
                z=z,
                sh=0.36,
                cut=0.6,
                rimop=0.3,
                dy=z * 0.5,
            )

    banks(
        [(-80, 480), (10, 505), (80, 480), (150, 440), (160, 390), (110, 350), (40, 330), (-60, 300)],
        16,
        40,
        [
            near("#d8cfa6", "#4b7c80", 620),
            near("#b9bd9e", "#3a6c74", 620),
            near("#9aae98", "#2f5f69", 620),
            near("#819d90", "#26535f", 620),
        ],
        -1,
        d=12,
    )
    banks(
        [(860, 336), (790, 340), (730, 312), (650, 300), (600, 262), (610, 216), (680, 186), (760, 150), (860, 130)],
        16,
        42,
        [
            near("#f0dfae", "#6d9088", 560),
            near("#d3cda4", "#557f7f", 560),
            near("#b5bd9c", "#437074", 560),
            near("#98ad94", "#35636a", 560),
        ],
        1,
        d=12,
    )
    banks(
        [
            (-80, 190),
            (10, 220),
            (70, 196),
            (140, 150),
            (240, 128),
            (310, 84),
            (420, 70),
            (520, 36),
            (640, 20),
            (880, -30),
        ],
        20,
        48,
        [
            near("#8fab9e", "#2f5f69", 720),
            near("#74988f", "#275562", 720),
            near("#5d867f", "#204b58", 720),
            near("#4b7572", "#19404d", 720),
        ],
        0,
        d=13,
    )
    sp_ = U(
        spiral(60, 420, 24, 1.8, 3.2, 2.6),
        spiral(712, 250, 26, 1.8, 3.4, 1.2, True),
        spiral(668, 270, 15, 1.6, 2.6, 0.4),
        spiral(110, 130, 24, 1.8, 3, 2.2),
        spiral(250, 70, 20, 1.7, 3, 2.4),
        spiral(20, 394, 14, 1.6, 2.4, 2.2),
        spiral(764, 226, 15, 1.6, 2.6, 1.2),
    )
    sc.flat(sp_, "#16404c", 0.55)
    sc.flat(T(sp_, 0.8, 1.2), "#ffefc4", 0.22, "screen")
    for k in range(34):  # puckers at the seam and along the lip
        x0 = R.uniform(-10, 600)
        tl = np.vstack([seam, UP[1:]])
        y0 = y_at(tl, x0) - (22 if x0 > 330 else 6)
        a = -1.75 + R.uniform(-0.35, 0.25)
        L = R.uniform(22, 74)
        P = [
            (x0, y0, 2.6),
            (x0 + math.cos(a) * L * 0.5 + 3, y0 + math.sin(a) * L * 0.5, 1.8),
            (x0 + math.cos(a) * L, y0 + math.sin(a) * L, 0.4),
        ]
        sc.flat(limb(P, 5), "#14343e", 0.34, "multiply", 0.8)
        sc.flat(T(limb(P, 5), 1.6, 0.6), "#fff0c4", 0.13, "screen", 0.6)
    sc.raw("</g>")
    HEM = hem(UP, -1, 0, 21)
    sc.layer(HEM, near("#fff3cc", "#8f8766", 430), z=6, sh=0.45, cut=0.4, dy=-2.5, rimop=0.6)

    # the moon is a button
    def put_button(x, y, r, c, th_):
        bt = T(button(r), x, y, rot=R.uniform(0, 40))
        for hh in bt["holes"]:
            sc.flat(hh.buffer(1), "#0c2a33")
        sc.layer(bt["disc"], mix(c, "#8a9a90", 0.25), z=5, sh=0.5, cut=0.2)
        sc.layer(bt["rim"], c, z=1.6, sh=0.3, cut=0.2)
        sc.layer(bt["dish"], mix(c, "#8a9a90", 0.12), z=1.2, sh=0.3, cut=0.1)
        H = [q.centroid.coords[0] for q in bt["holes"]]
        for i, j in ((0, 3), (1, 2)):
            thread(sc, [H[i], H[j]], th_, dx=1, dy=1.5)

    sc.glow(232, 262, 150, "#fff3cf", 0.45)
    put_button(232, 262, 50, "#f3ead0", 3)
    for x, y, r in ((84, 128, 11), (392, 150, 9), (520, 112, 12), (712, 74, 10), (330, 36, 8), (46, 330, 8)):
        put_button(x, y, r, "#d9cda6", 1.2)

    # patches: the sky has been mended before
    def patch(pt, c, pat, col2):
        g = shape(pt)
        sc.layer(g, c, z=3, sh=0.45, cut=0.5)
        x0, y0, x1, y1 = g.bounds
        p = []
        if pat == "dot":
            p = [
                Point(x, y).buffer(2.2)
                for i, y in enumerate(np.arange(y0, y1, 11))
                for x in np.arange(x0 + (5 if i % 2 else 0), x1, 11)
            ]
        if pat == "str":
            p = [limb([(x, y0 - 5, 2.4), (x + 12, y1 + 5, 2.4)], 2) for x in np.arange(x0 - 10, x1, 9)]
        if pat == "star":
            p = [
                star(x, y, 5, 5, 0.42, R.random())
                for i, y in enumerate(np.arange(y0 + 4, y1, 15))
                for x in np.arange(x0 + (8 if i % 2 else 0), x1, 16)
            ]
        sc.flat(U(p).intersection(g.buffer(-3)), col2, 0.7)
        e = g.buffer(-3).exterior
        n_ = int(e.length / 9)
        for k in range(n_):
            a_ = e.interpolate(k * 9 - 1)
            m = e.interpolate(k * 9 + 3)
            nx, ny = m.x - a_.x, m.y - a_.y
            q = math.hypot(nx, ny) + 1e-6
            nx, ny = -ny / q, nx / q
            thread(sc, [(a_.x - nx * 5, a_.y - ny * 5), (a_.x + nx * 3.5, a_.y + ny * 3.5)], 1.3, dx=0.8, dy=1.2)

    patch("38,556^ 96,540^ 108,604^ 50,614^", "#51707a", "star", "#d8cfa8")
    patch("470,196^ 536,182^ 548,240^ 488,256^", "#7d9488", "dot", "#2a505a")
    # sea cloth
    sc.layer(
        U(seaP, frayed(LO, -1)),
        near("#9fb59a", "#0f3540", 560, "#2f6a72"),
        z=13,
        sh=0.5,
        shc="#6a2210",
        dy=-6,
        cut=0.4,
        rimop=0.5,
    )
    sc.layer(hem(LO, 1, 0, 18), near("#ffe9b8", "#7d8a70", 420), z=5, sh=0.4, cut=0.4, dy=2, rimop=0.6)
    rp = []
    for _ in range(150):
        x = R.uniform(-10, 800)
        y0 = y_at(np.vstack([seam, LO[1:]]), x) + 26
        y = R.uniform(y0, max(y0 + 10, 930))
        L = R.uniform(10, 46) * (0.5 + (y - 600) / 500)
        rp.append(limb([(x - L / 2, y, 0.5), (x, y + R.uniform(-1, 1), 1.8), (x + L / 2, y, 0.5)], 4, 3))
    sc.flat(U(rp), near("#fff2c4", "#3f8088", 420), 0.8)
    # light spilling out
    for a, w_, op in (
        (-2.75, 0.10, 0.16),
        (-2.45, 0.07, 0.14),
        (-2.1, 0.12, 0.16),
        (-1.75, 0.06, 0.12),
        (-1.35, 0.1, 0.15),
        (-0.95, 0.07, 0.12),
        (2.7, 0.08, 0.12),
        (2.2, 0.1, 0.12),
        (1.7, 0.07, 0.1),
        (1.2, 0.09, 0.1),
    ):
        q = Polygon(
            [
                (LX + math.cos(a) * 60, LY + math.sin(a) * 60),
                (LX + math.cos(a - w_) * 760, LY + math.sin(a - w_) * 760),
                (LX + math.cos(a + w_) * 760, LY + math.sin(a + w_) * 760),
            ]
        )
        sc.flat(
            q,
            sc.rad([(0, "#ffe7a8", 0.9), (0.5, "#ffd890", 0.3), (1, "#ffd890", 0)], LX, LY, 720),
            op * 1.5,
            "screen",
            9,
        )
    sc.glow(LX, LY, 520, "#ffca7a", 0.32)
    # ------------------------------------------------ stitches: closed part of the seam, then long ones still to be pulled tight
    for k in range(12):
        x = -6 + k * 15.5
        y = y_at(seam, x)
        thread(sc, curve(np.array([(x - 5, y + 11), (x + 1, y), (x + 6, y - 11)]), n=4), 2.6)
    zz = []
    for k in range(7):
        xu, xl = 186 + k * 20, 178 + k * 21
        zz += [(xl, y_at(LO, xl) + 9 + k * 0.6), (xu, y_at(UP, xu) - 9 - k)]
    for a_, b_ in zip(zz[:-1], zz[1:]):
        thread(sc, [a_, b_], 2.2, dx=3, dy=5)

    # ------------------------------------------------ birds pour out of the tear
    def put_bird(x, y, s_, rot, pose, c, flip=False, z=4, shc=None):
        b = T(fbird(pose), x, y, s_, rot=rot, flip=flip)
        kw = dict(cut=0, fibre=0.05 if s_ > 0.3 else 0, sh=0.42)
        if shc:
            kw["shc"] = shc
        sc.layer(b["far"], mix(c, "#6a5a48", 0.35), z=z * 0.6, rimop=0.25, **kw)
        sc.layer(b["body"], mix(c, "#ffffff", 0.1), z=z * 0.5, rimop=0.4, **kw)
        sc.layer(b["near"], c, z=z, rimop=0.5, **kw)
        if s_ > 0.25:
            sc.flat(b["eye"], "#2a1a14")

    inside = [
        (672, 548, 0.10, -30, 0),
        (646, 524, 0.12, -50, 1),
        (690, 512, 0.13, -20, 3),
        (612, 500, 0.13, -60, 0),
        (724, 540, 0.11, 10, 1),
        (740, 500, 0.14, -15, 0),
        (580, 530, 0.12, -80, 3),
        (660, 486, 0.15, -40, 2),
        (706, 470, 0.16, -25, 1),
        (560, 574, 0.10, -110, 0),
        (770, 470, 0.15, 0, 3),
    ]
    for x, y, s_, r_, p in inside:
        put_bird(
            x,
            y,
            s_,
            r_ if r_ > -70 else 180 + r_,
            p,
            mix("#a8401f", "#7a2a1a", R.random()),
            flip=r_ <= -70,
            z=2,
            shc="#a8501f",
        )
    flock = [
        (622, 440, 0.20, 38, 0, 1),
        (700, 396, 0.22, -34, 1, 0),
        (506, 402, 0.24, 24, 1, 1),
        (640, 366, 0.25, 44, 2, 1),
        (452, 372, 0.27, 20, 0, 1),
        (762, 366, 0.25, -24, 0, 0),
        (560, 338, 0.28, 34, 0, 1),
        (392, 352, 0.28, 10, 3, 1),
        (492, 308, 0.32, 26, 1, 1),
        (330, 322, 0.30, 2, 0, 1),
        (420, 268, 0.36, 22, 0, 1),
        (598, 262, 0.34, 40, 3, 1),
        (330, 200, 0.40, 14, 3, 1),
        (610, 120, 0.52, 30, 0, 1),
        (440, 96, 0.60, 16, 1, 1),
        (170, 110, 0.50, 4, 0, 1),
    ]
    for x, y, s_, r_, p, fl_ in flock:
        t_ = min(1, max(0, (math.hypot(x - LX, y - LY) - 120) / 420))
        put_bird(x, y, s_, r_, p, mix("#f2a04a", "#f6efdc", t_**0.7), flip=bool(fl_), z=4 + 10 * s_)
    put_button(306, 196, 8, "#e8d9a8", 0.9)

    # ------------------------------------------------ waves
    def wave_row(y, amp, wl, c0, c1, z, dens):
        g = waves(R, -30, 830, y, amp, wl, 1260)
        sl = []
        for _ in range(dens):
            x, yy = R.uniform(-10, 810), y + amp * R.uniform(0.3, 1.5)
            L = wl * R.uniform(0.25, 0.7)
            sl.append(limb([(x - L / 2, yy, 0.5), (x, yy + L * 0.06, 1.8), (x + L / 2, yy - 1, 0.5)], 4, 3))
        sc.layer(g, near(light(c0, 0.28), mix(c1, c0, 0.45), 560), z=z, sh=0.5, cut=0.3, rimop=0.5, rim="#fff0cc")
        sc.layer(
            clean(T(rounded(g.buffer(-2.2), 1.5), -2, amp * 0.34)),
            near(c0, c1, 560),
            z=2.2,
            sh=0.3,
            cut=0.2,
            rimop=0.12,
        )
        sc.flat(U(sl).intersection(g), near("#ffe9b8", "#5fa0a0", 380), 0.55)

    def breaker(x, y, w, h, c0, c1, z=11, flip=False, foam="#f3ecd2"):
        c = crest(x, y, w, h, flip)
        m = -1 if flip else 1
        sc.layer(c["body"], near("#fff6dc", mix(foam, c0, 0.45), 520), z=z, sh=0.5, cut=0.3, step=4, rimop=0.5)
        b2 = clean(T(rounded(c["body"].buffer(-3.2), 1.2), -m * 3, 4).intersection(c["body"]))
        sc.layer(
            clean(b2.difference(T(c["lines"], 0, 0).buffer(0.6))),
            near(c0, c1, 640),
            z=3,
            sh=0.35,
            cut=0.3,
            step=4,
            rimop=0.3,
        )
        b3 = clean(T(rounded(c["body"].buffer(-h * 0.085), 3), -m * w * 0.05, h * 0.12).intersection(b2))
        sc.layer(
            clean(b3.difference(c["lines"].buffer(1.2))),
            near(mix(c0, c1, 0.35), dark(c1, 0.2), 640),
            z=3,
            sh=0.35,
            cut=0.3,
            step=4,
            rimop=0.2,
        )
        sc.layer(
            U(c["foam"], T(c["foam"], m * 14, -34), T(c["foam"], m * 30, 10, 0.98, o=c["foam"].centroid.coords[0])),
            near("#fff6dc", foam, 500),
            z=2.4,
            sh=0.35,
            cut=0,
        )

    wave_row(868, 14, 44, "#86aa94", "#225761", 7, 40)
    wave_row(898, 17, 54, "#6b9a8c", "#1d4d58", 7, 40)
    # scissors, half sunk
    si = T(scissors(), 704, 950, 0.74, rot=12)
    sc.layer(si["b"], near("#6a5a4a", "#16262c", 520), z=6, cut=0.2, rimop=0.6)
    sc.layer(si["a"], near("#8a745a", "#1c2e34", 520), z=5, cut=0.2, rimop=0.6)
    sc.layer(si["pin"], "#c9a25a", z=2, cut=0)
    wave_row(946, 20, 62, "#56888a", "#194652", 9, 36)
    # boat with the spool
    c = child_boat()
    BS = 0.30
    BX, BY = 452, 972
    bo = T({k: c[k] for k in ("hull", "strakes", "rail", "cat")}, BX, BY, BS, rot=-3)
    spx, spy = BX + 108, BY - 6
    sp = T(spool(), spx, spy, 0.92, rot=-3)
    sc.layer(T(cat_sit_up(), BX + 46, BY - 2, 0.52, rot=-3, flip=True), "#1c1a20", z=3, cut=0, rimop=0.6)
    for k, cc in (
        ("base", "#6b3f28"),
        (
            "wound",
            sc.lin([(0, "#8a5a18"), (0.35, "#e9b53a"), (0.7, "#ffdd7a"), (1, "#c98a26")], spx - 40, 0, spx + 40, 0),
        ),
        ("lines", "#9a6a1c"),
        ("top", "#8a5636"),
        ("rim", "#b07a4c"),
        ("hole", "#2a1612"),
    ):
        sc.layer(sp[k], cc, z=2, cut=0, sh=0.35, fibre=0.05)
    sc.layer([(bo["hull"], near("#a85c38", "#4a2420", 420)), (bo["strakes"], "#32161a")], z=6, cut=0.2)
    sc.layer(bo["rail"], near("#d08a50", "#7a4430", 420), z=2.4, cut=0)
    wave_row(1016, 24, 76, "#3f7478", "#143e4a", 10, 34)
    # ------------------------------------------------ ladder and tailor
    lad0, lad1 = np.array([216.0, 1092.0]), np.array([404.0, 528.0])
    sd = 27
    ld = []
    for s_ in (-1, 1):
        ld.append(limb([(lad0[0] + s_ * (sd + 8), lad0[1], 11), (lad1[0] + s_ * (sd - 5), lad1[1], 8)], 4))
    rg = []
    for k in range(20):
        t_ = k / 20 + 0.02
        p = lad0 + (lad1 - lad0) * t_
        w_ = sd + 8 - 13 * t_
        rg.append(limb([(p[0] - w_ - 3, p[1] + 2, 6.5), (p[0] + w_ + 3, p[1] - 1, 6.5)], 2))
    sc.layer(U(ld, rg), near("#9a663c", "#34201c", 560), z=8, cut=0.4, step=4, sh=0.5, rimop=0.6, rim="#ffe0a8")
    TS = 0.5
    TX, TY = 76, 446
    F = T(tailor(), TX, TY, TS)
    ep = F["eyept"].coords[0]
    F["needle"] = clean(F["needle"].difference(HEM.buffer(0.6)))
    for k, c in ORDER:
        if k == "lens":
            sc.flat(F[k], "#fff3c8", 0.45)
            continue
        sc.layer(F[k], c, z=2.4, cut=0.15, step=4, fibre=0.08, sh=0.42, rimw=0.8, rimop=0.4)
        if k == "needle":
            rimlight(sc, F[k], -1.6, 0, "#fff6d8", 0.9, 0.5, r=600)
        if k in ("vest", "legnear", "legfar", "tails", "head", "sleevenear", "beard", "shoenear", "shoefar", "armfar"):
            rimlight(sc, F[k], -4, 1.2, "#ffce80", 0.7, 1.5, r=560)
    # golden thread: seam -> eye, eye -> loops -> spool
    thread(
        sc,
        curve(
            np.array(
                [
                    ep,
                    (ep[0] + 26, ep[1] + 40),
                    (ep[0] + 14, ep[1] + 92),
                    (ep[0] + 74, ep[1] + 118),
                    (ep[0] + 128, ep[1] + 70),
                    (ep[0] + 96, ep[1] + 34),
                    (ep[0] + 66, ep[1] + 76),
                    (ep[0] + 120, ep[1] + 138),
                    (ep[0] + 190, ep[1] + 108),
                    (spx + 4, spy - 132),
                    (spx + 52, spy - 104),
                    (spx + 40, spy - 62),
                    (spx + 26, spy - 48),
                ]
            ),
            n=14,
        ),
        3.0,
        dx=3,
        dy=7,
    )
    # ------------------------------------------------ foreground: the pincushion island and a breaker
    pc = AF.scale(Point(0, 0).buffer(100, 40), 1, 0.62)
    cx, cy = 196, 1128
    pcs = U(
        *[limb([(0, -62, 1), (x * 0.7, -44, 4), (x, 0, 4.6), (x * 0.8, 44, 3)], 8) for x in (-78, -44, -12, 22, 54, 82)]
    )
    for a, L, col in (
        (-2.05, 84, "#e8b64a"),
        (-2.5, 76, "#f3ead0"),
        (-1.0, 62, "#d9763f"),
        (-0.62, 84, "#6fa39a"),
        (-2.85, 80, "#d9763f"),
        (-0.32, 74, "#f3ead0"),
    ):
        x0, y0 = cx + 70 * math.cos(a), cy - 8 + 46 * math.sin(a)
        x1, y1 = x0 + L * math.cos(a), y0 + L * math.sin(a)
        sc.layer(limb([(x0, y0 + 6, 2.4), (x1, y1, 2.4)], 2), "#d5dad2", z=3, cut=0)
        sc.layer(Point(x1, y1).buffer(7), col, z=2.4, cut=0)
    sc.layer(
        T(pc, cx, cy),
        sc.rad([(0, "#d35a40"), (0.7, "#9c322e"), (1, "#5a1c22")], cx + 40, cy - 34, 126),
        z=9,
        cut=0.5,
        sh=0.5,
        rim="#ffd9a0",
        rimop=0.5,
    )
    sc.layer(T(pcs, cx, cy).intersection(T(pc, cx, cy).buffer(-2)), "#6a1f24", z=0.8, cut=0, sh=0.2, rimop=0.2)
    sc.layer(
        T(
            U(*[leaf(0, 0, 34 + 6 * (k % 2), math.radians(a), 0.3) for k, a in enumerate(range(10, 370, 45))]),
            cx + 2,
            cy - 46,
            1,
            sy=0.62,
        ),
        "#4f7a56",
        z=2.4,
        cut=0.2,
    )
    for s_ in (-1, 1):
        sc.layer(
            limb([(lad0[0] + s_ * (sd + 8) + 9, lad0[1] - 28, 11), (lad0[0] + s_ * (sd + 8), lad0[1] + 4, 11)], 2),
            "#3d2620",
            z=3,
            cut=0.2,
            sh=0.5,
        )
    wave_row(1128, 28, 92, "#2a5f68", "#0e323e", 11, 24)
    breaker(650, 1146, 380, 206, "#3f8086", "#12404c", 14, flip=True)
    wave_row(1176, 32, 112, "#1b4a55", "#08232d", 13, 16)
    sc.vignette("#02090c", 0.5, 470, 640, 900)
    sc.finish(0.2)

    return sc
