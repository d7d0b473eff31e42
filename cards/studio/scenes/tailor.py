"""An old tailor on a ladder in the sea sews up the torn horizon with yellow thread; behind it a warm evening goes on.

Palette: deep teal #12343f, petrol #2f6a73, sea glass #8fb3a4, burnt orange #d9713f, sun cream #fff0cc, claret #6b2740.
Light: the low sun in the tear. Planes: the other world / sky cloth and sea cloth / ladder, tailor, boat, waves.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.child_in_boat import cat_sit_up, child_boat

LX, LY = 640, 596  # the sun
SEAM = curve("-60,690 60,680 180,668 300,655 400,642", n=12)  # sewn already
UPPER = curve("400,642 452,598 520,556 600,512 690,470 780,440 880,424", n=14)  # lips of the tear
LOWER = curve("400,642 452,668 530,704 620,744 710,776 790,796 880,806", n=14)
FEET, SIZE = (178, 1034), 3.72
EVEN = {"cut": 0, "fibre": 0.05}


def to_figure(x, y):
    """A card point in the tailor's own units."""
    return (x - FEET[0]) / SIZE, (y - FEET[1]) / SIZE


def wobbled(sc):
    """The lips with a little hand in them."""
    up, lo = UPPER.copy(), LOWER.copy()
    for c, name in ((up, "upper"), (lo, "lower")):
        t = np.linspace(0, 1, len(c))
        c[:, 1] += 6 * Wob(sc.stream(name), 5, 4)(t) * t
    return up, lo


def draw_beyond(sc, near):
    """The evening on the other side."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe6"), (0.16, "#ffe9ae"), (0.4, "#ffc069"), (0.75, "#ef8a48"), (1, "#c85a38")], LX, LY - 10, 430
        )
    )
    sc.glow(LX, LY - 10, 280, "#fff6d0", 0.9)
    for r, c in ((150, "#ffdf9c"), (112, "#ffe7b0"), (82, "#fff0c8")):
        sc.layer(
            Point(LX, LY - 10).buffer(r, 48), c, z=4, sh=0.13, shc="#c8642a", rimop=0.35, wash=0.3, fibre=0, op=0.8
        )
    sc.layer(Point(LX, LY - 10).buffer(58, 48), "#fffdf2", z=4, sh=0.16, shc="#c8642a", rimop=0, wash=0, fibre=0)

    def hills(name, P, lit, shade):
        g, t = land(sc.stream(name), P, 3)
        sc.layer(g, sc.near(lit, shade, 400, (LX, LY)), z=6, sh=0.3, shc="#7a2a14")
        return t

    hills(
        "far",
        [(150, 690), (420, 650), (500, 628), (580, 636), (660, 616), (740, 634), (850, 610)],
        "#ffd592",
        "#e88a50",
    )
    t = hills("town", [(150, 720), (430, 676), (520, 672), (610, 656), (700, 668), (850, 646)], "#fbbf74", "#d9713f")
    tw = []
    for x, w, h, k in (
        (596, 10, 26, "t"),
        (614, 18, 16, "d"),
        (632, 9, 40, "t"),
        (648, 22, 20, "d"),
        (672, 10, 28, "t"),
        (690, 16, 14, "d"),
        (708, 8, 44, "t"),
        (724, 24, 18, "d"),
        (748, 10, 30, "t"),
        (768, 18, 16, "d"),
    ):
        y = y_at(t, x) + 3
        b = box(x - w / 2, y - h, x + w / 2, y + 4)
        top = (
            U(
                ellipse(x, y - h, w * 0.54, w * 0.62).intersection(box(x - w, y - h - w * 2, x + w, y - h)),
                limb([(x, y - h - w * 0.5, 2.2), (x, y - h - w * 0.85, 0.6)], 2),
            )
            if k == "d"
            else shape(
                f"{x - w * 0.66},{y - h + 1}^ {x - w * 0.3},{y - h - w * 0.7} {x},{y - h - w * 1.7}^ {x + w * 0.3},{y - h - w * 0.7} {x + w * 0.66},{y - h + 1}^"
            )
        )
        win = U(*[box(x - 1 + dx, y - h * 0.7, x + 1 + dx, y - h * 0.7 + 4) for dx in ((-4, 3) if w > 15 else (0,))])
        tw += [(b.difference(win), "#e08648"), (top, "#b0482f")]
    sc.layer(tw, z=3, cut=0.1, sh=0.3, shc="#7a2a14")
    t = hills(
        "mid",
        [(150, 752), (420, 706), (520, 714), (600, 700), (680, 704), (760, 718), (850, 694)],
        "#f29a52",
        "#b9512f",
    )
    cyp = [
        poplar(sc.stream(f"cypress {x}"), x, y_at(t, x) + 3, h, h * 0.22)
        for x, h in ((506, 30), (518, 24), (560, 42), (572, 34), (700, 40), (712, 30), (760, 52), (772, 42), (786, 46))
    ]
    sc.layer(U(cyp), "#8a3a28", z=3, cut=0.1, sh=0.3, shc="#5a1a10")
    t = hills("near", [(150, 800), (450, 752), (540, 746), (620, 736), (700, 754), (850, 746)], "#d96f3c", "#8f3526")
    wx, wy = 622, y_at(t, 622) + 3
    wom = fillet(
        U(
            shape("-13,2^ -9,-16 -4,-30 -5,-38 0,-42 5,-38 4,-30 9,-16 15,2^"),
            Point(0, -47).buffer(4.8),
            limb("3,-38,4 12,-46,3.4 17,-58,3"),
            limb("-4,-38,4 -9,-30,3.4 -6,-22,3"),
            limb("-4,-49,5 -9,-44,5 -10,-38,2.5"),
        ),
        1,
    )
    sc.layer(T(wom, wx, wy, 1.1), "#5a1f1c", z=2.5, sh=0.35, rimop=0.5, **EVEN)
    sc.layer(
        T(shape("17,-58^ 28,-66 40,-60 54,-68^ 52,-58 38,-52 25,-56"), wx, wy, 1.1), "#fffaf0", z=1.5, sh=0.3, **EVEN
    )
    dog = T(beast("dog", "sit_up", ("#5a1f1c", "#7a3a2a", "#3a1210")), wx - 34, wy + 1, 0.2)
    put(sc, dog, z=1.5)


def cloth_fold(sc, P, w, strength=1.0):
    """One heavy fold of cloth along P: shade on one flank, light on the other."""
    c = curve(np.array(P, float), n=10)
    k = len(c)
    prof = [w * math.sin(math.pi * min(1, 0.08 + 0.92 * i / (k - 1))) ** 0.7 + 0.4 for i in range(k)]
    d = np.gradient(c, axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.linalg.norm(d, axis=1)[:, None] + 1e-6)
    dark_side, lit_side = c - n * w * 0.42, c + n * w * 0.42
    sc.flat(limb(np.c_[dark_side, prof][::2], 3), "#0c2a34", 0.46 * strength, "multiply", w * 0.26)
    sc.flat(limb(np.c_[lit_side, [p * 0.7 for p in prof]][::2], 3), "#ffe7b8", 0.24 * strength, "screen", w * 0.22)
    sc.flat(limb(np.c_[c, [max(0.5, p * 0.12) for p in prof]][::2], 3), "#08222a", 0.4 * strength, "multiply", 1)


def frayed(r, c, sgn, n=150):
    """Loose threads along an edge."""
    g = []
    for _ in range(n):
        i = r.randint(6, len(c) - 2)
        x, y = c[i]
        L, b = r.uniform(4, 17) * (0.4 + 0.6 * i / len(c)), r.uniform(-7, 7)
        g.append(limb([(x, y, 1.6), (x + b * 0.3, y + sgn * L * 0.5, 1.2), (x + b, y + sgn * L, 0.5)], 3, 3))
    return U(g)


def hem(r, c, sgn, d1):
    """The rolled edge, showing the back of the cloth."""
    t = np.linspace(0, 1, len(c))
    off = d1 * t**0.7 * (1 + 0.35 * Wob(r, 4, 5)(t))
    return clean(Polygon(np.vstack([c, np.c_[c[:, 0] - off * 0.15, c[:, 1] + sgn * off][::-1]])).buffer(0))


def put_button(sc, x, y, r, col, th, rot=20):
    """A sewn-on button."""
    bt = T(button(r), x, y, rot=rot)
    for h in bt["holes"]:
        sc.flat(h.buffer(1), "#0c2a33")
    sc.layer(bt["disc"], mix(col, "#8a9a90", 0.25), z=5, sh=0.5, cut=0.2)
    sc.layer(bt["rim"], col, z=1.6, sh=0.3, cut=0.2)
    sc.layer(bt["dish"], mix(col, "#8a9a90", 0.12), z=1.2, sh=0.3, cut=0.1)
    H = [q.centroid.coords[0] for q in bt["holes"]]
    for i, j in ((0, 3), (1, 2)):
        thread(sc, [H[i], H[j]], th, dx=1, dy=1.5)


def draw_sky(sc, near, up):
    """The sky is a cloth: banks of cloud, a button for a moon, a patch of some summer."""
    sky = clean(Polygon(np.vstack([[(-60, -60)], SEAM, up[1:], [(880, -60)]])).buffer(0))
    sc.layer(
        U(sky, frayed(sc.stream("fray up"), up, 1)),
        near("#d6d2ae", "#173845", 680, "#5d8a8b"),
        z=14,
        sh=0.55,
        shc="#6a2210",
        dy=8,
        cut=0.4,
        rimop=0.5,
    )
    with sc.clip(sky):

        def banks(name, P, r0, r1, cols, side, d=12):
            x = -140 if side < 0 else 940
            fill = (
                Polygon([(x, P[0][1]), *P, (x, P[-1][1])]).buffer(0)
                if side
                else Polygon([*P, (P[-1][0], -100), (P[0][0], -100)]).buffer(0)
            )
            b = bank(sc.stream(name), P, r0, r1, fill=fill)
            for k, c in enumerate(cols):
                sc.layer(
                    b if k == 0 else T(rounded(b.buffer(-d * k), 3), side * d * 0.4 * k, -d * 0.5 * k),
                    c,
                    z=8,
                    sh=0.36,
                    cut=0.6,
                    rimop=0.3,
                    dy=4,
                )

        banks(
            "right",
            [
                (860, 330),
                (790, 334),
                (730, 306),
                (660, 290),
                (620, 252),
                (640, 210),
                (700, 182),
                (770, 150),
                (860, 130),
            ],
            16,
            42,
            [near("#f0dfae", "#6d9088", 560), near("#d3cda4", "#557f7f", 560), near("#b5bd9c", "#437074", 560)],
            1,
        )
        banks(
            "top",
            [
                (-80, 200),
                (10, 214),
                (70, 190),
                (140, 146),
                (240, 124),
                (310, 80),
                (420, 64),
                (520, 30),
                (640, 14),
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
            13,
        )
        # heavy folds, drawn together by the thread
        for P, w in (
            ([(404, 634), (430, 540), (470, 440), (520, 330)], 26),
            ([(398, 634), (396, 540), (410, 440), (400, 320)], 24),
            ([(388, 636), (356, 560), (330, 470), (280, 360)], 26),
            ([(412, 628), (474, 540), (560, 470), (650, 400)], 20),
            ([(330, 646), (290, 570), (250, 500), (190, 430)], 20),
            ([(250, 654), (214, 590), (160, 540), (90, 480)], 18),
            ([(160, 664), (120, 610), (70, 580), (10, 540)], 14),
        ):
            cloth_fold(sc, P, w)
        for x, y, r, turns, w, a in (
            (712, 244, 26, 1.8, 3.4, 1.2),
            (110, 126, 24, 1.8, 3, 2.2),
            (250, 66, 20, 1.7, 3, 2.4),
        ):
            s = spiral(x, y, r, turns, w, a)
            sc.flat(s, "#16404c", 0.5)
    HEM = hem(sc.stream("hem up"), up, -1, 22)
    sc.layer(HEM, near("#fff3cc", "#8f8766", 460), z=6, sh=0.45, cut=0.4, dy=-2.5, rimop=0.6)
    sc.glow(164, 296, 170, "#fff3cf", 0.5)
    put_button(sc, 164, 296, 54, "#f3ead0", 3.2)
    for x, y, r in ((76, 400, 10), (330, 148, 9), (520, 116, 11), (720, 72, 10)):
        put_button(sc, x, y, r, "#d9cda6", 1.2, x % 40)
    # the patch: a piece of some other summer
    g = shape("46,524^ 120,508^ 134,582^ 60,598^")
    sc.layer(g, sc.lin([(0, "#7fb6d9"), (1, "#d8ecf0")], 0, 510, 0, 598), z=3, sh=0.45, cut=0.5)
    inner = g.buffer(-3)
    sc.flat(
        U(ellipse(78, 560, 13, 7), ellipse(92, 556, 14, 9), ellipse(106, 562, 11, 6)).intersection(inner),
        "#fffaf0",
        0.95,
    )
    sc.flat(ellipse(110, 532, 8).intersection(inner), "#ffd564")
    sc.flat(shape("50,590^ 60,580 90,574 132,568^ 138,600^ 56,604^").intersection(inner), "#8fb36a")
    e = inner.exterior
    for k in range(int(e.length / 9)):
        a, m = e.interpolate(k * 9 - 1), e.interpolate(k * 9 + 3)
        nx, ny = m.x - a.x, m.y - a.y
        q = math.hypot(nx, ny) + 1e-6
        nx, ny = -ny / q, nx / q
        thread(sc, [(a.x - nx * 5, a.y - ny * 5), (a.x + nx * 3.5, a.y + ny * 3.5)], 1.3, dx=0.8, dy=1.2)
    return HEM


def draw_sea(sc, near, lo):
    """The sea is a cloth too."""
    sea = clean(Polygon(np.vstack([[(-60, 1260)], SEAM, lo[1:], [(880, 1260)]])).buffer(0))
    sc.layer(
        U(sea, frayed(sc.stream("fray low"), lo, -1)),
        near("#9fb59a", "#0f3540", 600, "#2f6a73"),
        z=14,
        sh=0.55,
        shc="#6a2210",
        dy=-6,
        cut=0.4,
        rimop=0.5,
    )
    with sc.clip(sea):
        for P, w in (
            ([(404, 650), (440, 720), (520, 790), (640, 840)], 22),
            ([(398, 650), (400, 730), (420, 800), (430, 870)], 20),
            ([(384, 652), (350, 720), (310, 780), (280, 850)], 20),
            ([(300, 662), (260, 720), (200, 770), (150, 820)], 16),
            ([(200, 672), (160, 720), (100, 760), (40, 800)], 14),
        ):
            cloth_fold(sc, P, w, 0.8)
        r = sc.stream("ripples")
        rp = []
        for _ in range(130):
            x = r.uniform(-10, 800)
            y0 = y_at(np.vstack([SEAM, lo[1:]]), x) + 34
            y = r.uniform(y0, max(y0 + 10, 950))
            L = r.uniform(10, 46) * (0.5 + (y - 600) / 500)
            rp.append(limb([(x - L / 2, y, 0.5), (x, y + r.uniform(-1, 1), 1.8), (x + L / 2, y, 0.5)], 4, 3))
        sc.flat(U(rp), near("#fff2c4", "#3f8088", 440), 0.75)
    sc.layer(
        hem(sc.stream("hem low"), lo, 1, 19), near("#ffe9b8", "#7d8a70", 440), z=5, sh=0.4, cut=0.4, dy=2, rimop=0.6
    )


def draw_light(sc):
    """What spills out of the tear."""
    shafts(
        sc,
        LX,
        LY,
        [
            (-2.85, 0.09, 0.2),
            (-2.5, 0.07, 0.2),
            (-2.15, 0.11, 0.22),
            (-1.75, 0.06, 0.16),
            (-1.35, 0.1, 0.2),
            (-0.95, 0.07, 0.16),
            (2.75, 0.09, 0.18),
            (2.3, 0.1, 0.16),
            (1.8, 0.07, 0.12),
            (1.2, 0.09, 0.12),
        ],
        780,
        "#ffe7a8",
        9,
        60,
    )
    sc.glow(LX, LY, 540, "#ffca7a", 0.34)


def wave_row(sc, near, name, y, amp, wl, c0, c1, z, dens):
    """One plane of the sea: crests with a lit edge."""
    r = sc.stream(name)
    g = waves(r, -30, 830, y, amp, wl, 1260)
    sl = []
    for _ in range(dens):
        x, yy, L = r.uniform(-10, 810), y + amp * r.uniform(0.4, 2.4), wl * r.uniform(0.3, 0.9)
        sl.append(limb([(x - L / 2, yy, 0.5), (x, yy + L * 0.06, 2.0), (x + L / 2, yy - 1, 0.5)], 4, 3))
    sc.layer(g, near(light(c0, 0.28), mix(c1, c0, 0.45), 580), z=z, sh=0.5, cut=0.3, rimop=0.5, rim="#fff0cc")
    sc.layer(
        clean(T(rounded(g.buffer(-2.4), 1.5), -2, amp * 0.34)), near(c0, c1, 580), z=2.4, sh=0.3, cut=0.2, rimop=0.12
    )
    sc.flat(U(sl).intersection(g), near("#ffe9b8", "#5fa0a0", 400), 0.5)


def draw_ladder(sc, near):
    """A ladder that stands in the sea."""
    g = ladder(146, 1150, 262, 560, 74, 17, 11)
    sc.layer(g, near("#c98a4f", "#34201c", 520), z=9, cut=0.4, step=4, sh=0.5, rimop=0.7, rim="#ffe0a8")


def leg(hip, knee, ankle):
    """A trouser leg with a thin shank in it: (cloth, its folds)."""
    hip, knee, ankle = (np.array(p) for p in (hip, knee, ankle))
    n1 = np.array([-(knee - hip)[1], (knee - hip)[0]]) / np.linalg.norm(knee - hip)
    n2 = np.array([-(ankle - knee)[1], (ankle - knee)[0]]) / np.linalg.norm(ankle - knee)

    def p(a, b, t, n, d, w):
        q = a + (b - a) * t + n * d
        return (q[0], q[1], w)

    g = limb(
        [
            p(hip, knee, 0, n1, 0, 19),
            p(hip, knee, 0.45, n1, 1.6, 16.5),
            p(hip, knee, 0.9, n1, -0.6, 13.5),
            p(knee, ankle, 0.12, n2, 0.4, 12.6),
            p(knee, ankle, 0.42, n2, 2.0, 12.4),
            p(knee, ankle, 0.8, n2, 0.6, 10.6),
            p(knee, ankle, 0.97, n2, 0, 12),
        ],
        8,
    )
    cuff = limb([p(knee, ankle, 0.93, n2, 5.6, 3), p(knee, ankle, 0.94, n2, -5.6, 3)], 2)
    lines = U(
        *[
            limb(
                [
                    p(knee, ankle, 0.06 + 0.08 * k, n2, 5.2, 0.3),
                    p(knee, ankle, 0.02 + 0.1 * k, n2, 0.5, 1.0),
                    p(knee, ankle, 0.1 * k - 0.02, n2, -4.4, 0.3),
                ],
                4,
            )
            for k in range(3)
        ],
        *[
            limb(
                [
                    p(hip, knee, 0.62 + 0.12 * k, n1, 5.6, 0.3),
                    p(hip, knee, 0.7 + 0.1 * k, n1, 1, 0.9),
                    p(hip, knee, 0.86 + 0.04 * k, n1, -3, 0.3),
                ],
                4,
            )
            for k in range(2)
        ],
        limb(
            [p(knee, ankle, 0.72, n2, 5, 0.3), p(knee, ankle, 0.8, n2, 0, 1.0), p(knee, ankle, 0.76, n2, -4.6, 0.3)], 4
        ),
        limb(
            [p(knee, ankle, 0.84, n2, 4.6, 0.3), p(knee, ankle, 0.88, n2, 0, 0.9), p(knee, ankle, 0.85, n2, -4.4, 0.3)],
            4,
        ),
    )
    return fillet(U(g, cuff), 1), lines


def sleeve(sh, el, wr):
    """A full shirt sleeve, gathered at the wrist, rolled by the elbow: (cloth, folds)."""
    sh, el, wr = (np.array(p) for p in (sh, el, wr))
    d1, d2 = el - sh, wr - el
    n2 = np.array([-d2[1], d2[0]]) / np.linalg.norm(d2)
    m1, m2 = sh + d1 * 0.5, el + d2 * 0.45
    sag = np.array([0, 2.2])
    g = limb(
        [
            (*sh, 14),
            (*(m1 + sag * 0.5), 14.5),
            (*(el + sag * 0.4), 13.5),
            (*(m2 + sag), 13.2),
            (*(el + d2 * 0.84), 9.4),
            (*(el + d2 * 0.94), 8),
        ],
        8,
    )
    u2 = d2 / np.linalg.norm(d2)
    lines = U(
        *[
            limb(
                [
                    (*(el + d2 * t + n2 * 3.6), 0.3),
                    (*(el + d2 * (t - 0.07) + n2 * 0.2), 1.0),
                    (*(el + d2 * (t - 0.2) - n2 * 3.0), 0.3),
                ],
                4,
            )
            for t in (0.84, 0.7, 0.52)
        ],
        *[
            limb(
                [
                    (*(el - u2 * 1.5 + np.array([-1.0, -4.0]) + np.array([1.8, 1.4]) * k), 0.3),
                    (*(el + np.array([1, 0.4 + 1.6 * k])), 1.0),
                    (*(el + d2 * 0.2 + np.array([0, 2.0 * k])), 0.3),
                ],
                4,
            )
            for k in range(3)
        ],
    )
    cuff = limb([(*(wr + n2 * 4.4 - u2 * 2.4), 2.6), (*(wr - n2 * 4.4 - u2 * 2.4), 2.6)], 2)
    return g, lines, cuff


POSE = Pose(
    0.87,
    shift=0.02,
    lean=15,
    stoop=42,
    nod=10,
    grip_a="pinch",
    grip_b="pinch",
    elbow_a=-1,
    elbow_b=1,
    toe_a=-4,
    toe_b=4,
    bend_a=20,
    bend_b=4,
)
REACH = {"reach_a": (376, 642), "reach_b": (466, 424), "step_a": (222, 964), "step_b": (186, 1026)}


def lead():
    """The tailor: gaunt, bent like his needle; the rig gives the joints, the clothes are cut for him."""
    wear = dress("vest", "#6b2740", "#5a4a48", "#efe2be").but(pad=0.6, shoe_colour="#2e1c1c")
    to = {k: to_figure(*v) for k, v in REACH.items()}
    f = person(
        78,
        "side",
        POSE,
        wear,
        "#dba27a",
        "balding",
        "#f2ede0",
        "firm",
        0.8,
        1.0,
        beard="goatee",
        glasses=True,
        nod=6,
        **to,
    )
    sk = skeleton(78, "side", POSE, 0.8, 1.0, *[to[k] for k in ("reach_a", "reach_b", "step_a", "step_b")])
    out = Figure((), f.anchors)
    cloth, shade = "#5a4a48", "#3d302f"
    legs = {"b": leg(sk.hip_b, sk.knee_b, sk.ankle_b), "a": leg(sk.hip_a, sk.knee_a, sk.ankle_a)}
    arms = {"b": sleeve(sk.shoulder_b, sk.elbow_b, sk.wrist_b), "a": sleeve(sk.shoulder_a, sk.elbow_a, sk.wrist_a)}
    state = {"legs": 0, "arm": 0}
    for p in f.pieces:
        if p.name == "trousers":
            if state["legs"] < 2:
                k = "ba"[state["legs"]]
                out.add(legs[k][0], mix(cloth, "#1a1216", 0.24) if k == "b" else cloth, "trousers")
                out.add(legs[k][1], shade, "folds", 0.2, True, 0.8)
                if k == "a":
                    kx, ky = sk.knee_a
                    out.add(T(box(-5, -4, 5, 4), kx - 1, ky + 1, rot=26), "#b5783f", "patch", 0.5)
                    out.add(
                        T(
                            U(
                                *[
                                    limb([(x, y, 0.7), (x + 2, y + (0 if abs(y) > 3 else 2), 0.7)], 1)
                                    for x in (-5, -1.6, 1.8)
                                    for y in (-4, 4)
                                ]
                            ),
                            kx - 1,
                            ky + 1,
                            rot=26,
                        ),
                        "#e3b23c",
                        "stitch",
                        0.2,
                        True,
                    )
                state["legs"] += 1
            else:  # the seat and the near leg are one cloth
                at = max(i for i, q in enumerate(out.pieces) if q.name == "trousers")
                near_leg = out.pieces[at]
                out.pieces[at] = near_leg._replace(geom=fillet(U(near_leg.geom, p.geom), 3))
        elif p.name == "sleeve":
            k = "ba"[state["arm"]]
            g, lines, cuff = arms[k]
            out.add(g, "#efe2be" if k == "a" else "#c9bb98", "sleeve", 1.2)
            out.add(lines, "#a8966c", "folds", 0.2, True, 0.9)
            out.add(cuff, "#f6ecd0" if k == "a" else "#d6c8a4", "cuff", 0.5)
            state["arm"] += 1
        elif p.name in ("folds", "cuff"):
            continue
        else:
            out.pieces.append(p)
            if p.name == "vest":
                x0, y0, x1, y1 = p.geom.bounds
                pin = U(
                    [
                        limb(
                            [
                                (x0 + 2.6 * k - 8, y1, 0.32),
                                (x0 + 2.6 * k, (y0 + y1) / 2, 0.4),
                                (x0 + 2.6 * k + 12, y0, 0.32),
                            ],
                            5,
                        )
                        for k in range(-2, 24)
                    ]
                )
                out.add(pin.intersection(p.geom.buffer(-0.4)), "#a85a62", "pinstripe", 0.2, True, 0.8)
                strap = U(limb("-6,0,.8 0,1.4,1.2 6,.6,.8", 4), ellipse(0, 1.3, 1.6).difference(ellipse(0, 1.3, 0.8)))
                strap = clean(T(strap, x0 + (x1 - x0) * 0.4, y1 - 13, rot=12).intersection(p.geom))
                out.add(strap, "#c9a25a", "buckle", 0.4)
    return out


def draw_tailor(sc):
    """Lay him, with his tape over the neck."""
    fig = T(lead(), FEET[0], FEET[1], SIZE)
    put(sc, fig, z=3, rim=(-4.5, 1.2, "#ffe2a8", 1.0), shade=("#1c3a4a", 0.5, 640), cast=9)
    nx, ny = fig.at("neck")
    tape = limb(
        [
            (nx + 6, ny - 2, 9),
            (nx + 2, ny + 30, 10),
            (nx + 12, ny + 70, 10),
            (nx + 2, ny + 118, 10),
            (nx + 8, ny + 160, 10),
        ],
        8,
    )
    c = curve(np.array([(nx + 2, ny + 30), (nx + 12, ny + 70), (nx + 2, ny + 118), (nx + 8, ny + 160)]), n=8)
    ticks = U([limb([(x - 5, y, 1.0), (x + (0 if k % 2 else 5), y + 0.4, 1.0)], 1) for k, (x, y) in enumerate(c[1:-1])])
    return fig, tape, ticks


def draw() -> Scene:
    """The third card of the deck."""
    sc = Scene("tailor", light=(LX, LY, 240), shadow="#031014", bg="#0a2027")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (LX, LY), mid)

    up, lo = wobbled(sc)
    draw_beyond(sc, near)
    draw_sky(sc, near, up)
    draw_sea(sc, near, lo)
    draw_light(sc)
    # stitches of the closed seam
    for k in range(25):
        x = -6 + k * 16.4
        y = y_at(SEAM, x)
        thread(sc, curve(np.array([(x - 6, y + 13), (x + 1, y), (x + 7, y - 13)]), n=4), 3)
    birds = [
        (700, 540, 0.11, -20, 0, 0),
        (660, 520, 0.12, -50, 1, 0),
        (740, 520, 0.13, -10, 3, 0),
        (610, 500, 0.14, -60, 0, 0),
        (690, 420, 0.22, -34, 1, 0),
        (600, 404, 0.24, 30, 3, 1),
        (744, 372, 0.26, -24, 0, 0),
        (648, 336, 0.3, 40, 1, 1),
        (540, 300, 0.34, 26, 0, 1),
        (610, 204, 0.44, 34, 3, 1),
        (470, 150, 0.54, 18, 1, 1),
    ]
    for x, y, s, rot, pose, fl in birds:
        b = T(fbird(pose), x, y, s, rot=rot if rot > -55 else 180 + rot, flip=bool(fl) or rot <= -55)
        far_in = y > 480
        t = min(1.0, max(0.0, (math.hypot(x - LX, y - LY) - 120) / 420))
        c = "#8f3a22" if far_in else mix("#f2a04a", "#f6efdc", t**0.7)
        for k, m, z in (("far", 0.35, 2.5), ("body", 0.0, 2), ("near", 0.08, 4)):
            sc.layer(b[k], mix(c, "#6a5a48", m), z=z, cut=0, fibre=0, sh=0.4, rimop=0.45)
    wave_row(sc, near, "wave 1", 892, 18, 58, "#7aa694", "#205560", 8, 40)
    # the boat with the thread
    bx, by, bs = 470, 960, 0.34
    bo = T({k: child_boat()[k] for k in ("hull", "strakes", "rail")}, bx, by, bs, rot=-3)
    spx, spy = bx + 122, by - 6
    sp = T(spool(), spx, spy, 1.06, rot=-3)
    sc.layer(T(cat_sit_up(), bx + 54, by - 2, 0.62, rot=-3, flip=True), "#16161e", z=3, rimop=0.7, **EVEN)
    for k, c in (
        ("base", "#6b3f28"),
        (
            "wound",
            sc.lin([(0, "#8a5a18"), (0.35, "#e9b53a"), (0.7, "#ffdd7a"), (1, "#c98a26")], spx - 44, 0, spx + 44, 0),
        ),
        ("lines", "#9a6a1c"),
        ("top", "#8a5636"),
        ("rim", "#b07a4c"),
        ("hole", "#2a1612"),
    ):
        sc.layer(sp[k], c, z=2, sh=0.35, **EVEN)
    sc.layer([(bo["hull"], near("#a85c38", "#4a2420", 440)), (bo["strakes"], "#32161a")], z=7, cut=0.2)
    sc.layer(bo["rail"], near("#d08a50", "#7a4430", 440), z=2.4, cut=0)
    wave_row(sc, near, "wave 2", 1000, 24, 82, "#4f8686", "#174450", 10, 30)
    draw_ladder(sc, near)
    fig, tape, ticks = draw_tailor(sc)
    sc.layer(tape, "#e3b23c", z=2.4, cut=0.1, rimop=0.5)
    sc.flat(ticks, "#4a3014", 0.9)
    # needle and thread: up from the seam, round, and down to the spool
    hx, hy = fig.at("hand_b.hold")
    px, py = 402, 640
    needle = limb(
        [
            (hx - 64, hy - 46, 1.2),
            (hx - 40, hy - 34, 5),
            (hx, hy - 2, 6.5),
            (hx + 26, hy + 34, 6),
            (hx + 34, hy + 60, 5),
        ],
        8,
    )
    eye = ellipse(hx + 33, hy + 53, 1.6, 4.4, -10)
    sc.layer(
        clean(needle.difference(eye)),
        sc.near("#fffaf0", "#9aa8a4", 300),
        z=3,
        sh=0.45,
        cut=0,
        fibre=0,
        rim="#fff6d8",
        rimop=0.9,
    )
    nx, ny = hx + 33, hy + 54
    thread(sc, curve(np.array([(px, py), (px + 26, py - 50), (nx + 8, ny + 60), (nx, ny)]), n=12), 3.4, dx=3, dy=6)
    loop = [
        (nx, ny),
        (nx + 22, ny + 60),
        (nx - 6, ny + 150),
        (nx - 34, ny + 236),
        (nx + 10, ny + 300),
        (nx + 66, ny + 286),
        (nx + 52, ny + 232),
        (nx + 4, ny + 258),
        (nx + 36, ny + 350),
        (spx - 10, spy - 128),
        (spx + 44, spy - 112),
        (spx + 46, spy - 70),
        (spx + 30, spy - 54),
    ]
    thread(sc, curve(np.array(loop), n=14), 3.4, dx=3, dy=7)
    # thimble
    tx, ty = fig.at("hand_a.hold")
    sc.layer(
        T(shape("-7,6^ -6,-6 0,-10 6,-6 7,6^ 0,8"), tx - 8, ty - 4, 1.0, rot=60),
        "#e6d8b0",
        z=2,
        cut=0,
        fibre=0,
        rim="#fffbe8",
        rimop=0.9,
    )
    wave_row(sc, near, "wave 3", 1076, 30, 104, "#2f666e", "#103842", 12, 24)
    wave_row(sc, near, "wave 4", 1156, 36, 128, "#1d4e58", "#0a2a34", 14, 16)
    sc.vignette("#02090c", 0.46, 480, 640, 920)
    sc.finish()
    return sc
