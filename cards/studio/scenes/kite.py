"""A red kite stands on the hill and flies a child against the sun, on a day when the wind takes the washing too.

Palette: wind mint #cfe0d2, pear #dfe3a6, dune #c9b48a, slate blue #5f7f96, chalk #faf6e6, kite red #c73e2e.
Light: the sun behind the child, warm on every edge towards it. Planes: sun / cloud / washing / child / valley / hill and kite.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flying_boy import far_hand, flying_boy, mitten

SHIFT = (-18, 6)  # of the boy against where he was drawn
KX, KY, LEAN = 214, 812, -27  # the kite: its middle, how far it leans back (in its own units)
REEL = (338, 806)
GROW, MX, MY = 1.2, -76, -170  # the kite's units on the card: x * GROW + MX, y * GROW + MY
SUN = (600, 300)
WARM = "#ffd9a0"
RED, CHALK = "#c73e2e", "#faf6e6"


# ---------------------------------------------------------------------- the kite
def ribbon(P: Any, w: float) -> Any:
    return limb(
        [
            (px, py, w * k)
            for (px, py), k in zip(P, np.interp(np.linspace(0, 1, len(P)), [0, 0.5, 1], [0.8, 1, 0.9]), strict=True)
        ],
        8,
    )


def bow(sc: Scene, x: float, y: float, s: float, rot: float, c: str = RED, z: float = 3) -> None:
    """A paper bow tied in the tail."""
    for m, tone in ((1, c), (-1, dark(c, 0.12))):
        g = shape("0,0^ 14,-13 34,-15^ 30,0 34,14^ 14,12")
        sc.layer(T(g, x, y, s, rot=rot, flip=m < 0), tone, z=z, cut=0.2, sh=0.45, fibre=0.04, rimop=0.5, rim="#ffe2c8")
        sc.flat(
            T(
                U(limb("4,-1,.6 18,-4,1.6 28,-7,.6", 3), limb("4,1,.6 18,4,1.6 28,7,.6", 3)),
                x,
                y,
                s,
                rot=rot,
                flip=m < 0,
            ),
            dark(c, 0.35),
            0.6,
        )
    sc.layer(T(ellipse(0, 0, 6, 7), x, y, s, rot=rot), dark(c, 0.2), z=1.4, cut=0)


def kite(sc: Scene) -> None:
    """A lozenge of folded paper on two legs that were its tail, leaning back."""
    m = lambda g: T(g, KX, KY, rot=LEAN)
    at = lambda x, y: (
        KX + x * math.cos(math.radians(LEAN)) - y * math.sin(math.radians(LEAN)),
        KY + x * math.sin(math.radians(LEAN)) + y * math.cos(math.radians(LEAN)),
    )
    top, bot, lf, rt, mid = (0, -160), (0, 158), (-116, -44), (104, -44), (10, -40)
    # one common shadow on the hill side, soft
    bx, by = at(*bot)
    # far leg: bent, pushing
    far = [(bx - 4, by - 14), (bx - 22, by + 26), (bx + 10, by + 62), (bx + 16, by + 92)]
    sc.layer(ribbon(far, 19), "#a12f24", z=5, cut=0.3, sh=0.4, rimop=0.4)
    foot = shape("-10,-8^ 8,-10^ 22,2 52,2^ 44,9^ 54,16^ 14,17 -4,10^")
    sc.layer(T(foot, bx + 18, by + 94), "#a12f24", z=3, cut=0.2, sh=0.45)
    bow(sc, bx - 18, by + 30, 0.66, 70, "#a83226")
    # the arm at the far end of the spar is thrown back for balance
    x0, y0 = at(*lf)
    arm = [(x0 + 6, y0), (x0 - 28, y0 + 34), (x0 - 22, y0 + 74), (x0 - 52, y0 + 96), (x0 - 84, y0 + 82)]
    sc.layer(ribbon(arm, 17), "#b83a2b", z=5, cut=0.3, sh=0.45, rim=WARM, rimop=0.5)
    sc.layer(T(shape("0,-8^ -16,-12^ -12,0 -18,11^ 0,8^"), x0 - 82, y0 + 82, rot=22), "#a83226", z=2, cut=0.1)
    # body
    outline = Polygon([top, rt, bot, lf])
    sc.layer(m(outline), "#8a261c", z=13, cut=0.4, sh=0.45)
    for q, c, z in (
        ((top, mid, lf), "#c23a2b", 2),
        ((top, rt, mid), "#dd5a43", 2.4),
        ((lf, mid, bot), "#a83024", 2),
        ((mid, rt, bot), "#cf4634", 2.4),
    ):
        sc.layer(m(Polygon(q).buffer(-0.7)), c, z=z, cut=0.3, sh=0.5, rim="#ffd9c0", rimop=0.5, wash=1.2)
    rimlight(sc, m(outline), -4, -4, "#ffc27a", 0.8, 1.0, r=900)
    # pattern cut in each face, following its edges
    for (a, b, c), col in (
        ((top, mid, lf), "#a62e22"),
        ((top, rt, mid), "#ee7a5e"),
        ((lf, mid, bot), "#8a261c"),
        ((mid, rt, bot), "#b83a2b"),
    ):
        g = Polygon((a, b, c))
        sc.flat(m(g.buffer(-10).difference(g.buffer(-12.2))), col, 0.75)
        sc.flat(m(g.buffer(-17).difference(g.buffer(-18))), col, 0.6)
    r = sc.stream("crease")
    for _ in range(9):  # where the paper was once folded small
        y = r.uniform(-130, 120)
        w = 96 * (1 - abs(y + 42) / (118 if y < -42 else 200))
        x0, x1 = -w * r.uniform(0.5, 1), w * r.uniform(0.2, 1)
        sc.flat(
            m(
                limb(
                    [(x0, y, 0.3), ((x0 + x1) / 2, y + r.uniform(-4, 4), 1.1), (x1, y + r.uniform(-14, 14), 0.3)], 4
                ).intersection(outline)
            ),
            "#7a1e16",
            0.4,
        )
    # spars
    spar = U(
        limb([(*top, 5), (6, -40, 6), (0, 158, 5)], 6),
        limb([(-118, -44, 4.5), (-30, -56, 6), (40, -55, 6), (106, -44, 4.5)], 6),
    )
    sc.layer(m(spar), "#e9cf9a", z=3, cut=0.2, sh=0.5, fibre=0, rim="#fff7e0", rimop=0.8)
    lash = U([limb([(-2 + 3.6 * k, -66 + 1.5 * k, 2), (4 + 3.6 * k, -44 + 1.5 * k, 2)], 1) for k in range(3)])
    sc.layer(m(lash), "#8a6a3a", z=1.2, cut=0, fibre=0)
    # a patch
    sc.layer(m(Polygon([(-52, 6), (-26, -2), (-20, 24), (-46, 32)])), "#e08a6a", z=1.4, cut=0.4, rimop=0.5)
    sc.flat(
        m(
            U(
                [
                    limb([(x, y, 1.3), (x + dx, y + dy, 1.3)], 1)
                    for x, y, dx, dy in (
                        (-47, 3, -4, -5),
                        (-38, 0, -3, -6),
                        (-30, -2, -1, -6),
                        (-24, 8, 6, -1),
                        (-21, 18, 6, -1),
                        (-28, 27, 2, 5),
                        (-38, 30, 2, 6),
                        (-49, 20, -6, 2),
                    )
                ]
            )
        ),
        "#6a1a14",
        0.8,
    )
    # near leg: straight, its heel dug in
    near = [(bx + 2, by - 20), (bx + 34, by + 18), (bx + 62, by + 52), (bx + 88, by + 84)]
    sc.layer(ribbon(near, 21), "#d04a38", z=5, cut=0.3, sh=0.45, rim="#ffd9c0", rimop=0.5)
    sc.layer(T(foot, bx + 94, by + 86, rot=-16), "#d04a38", z=3, cut=0.2, sh=0.45, rim="#ffd9c0")
    bow(sc, bx + 40, by + 26, 0.8, 132)
    # arms of ribbon from the ends of the spar
    x0, y0 = at(*lf)
    bow(sc, x0 + 4, y0 - 2, 0.62, -30)
    x1, y1 = at(*rt)
    hold = (REEL[0] - 26, REEL[1] + 18)  # the grip of the reel, under its drum
    arm = [(x1, y1), (x1 + 34, y1 + 8), (x1 + 40, y1 + 54), (x1 + 14, y1 + 84), (hold[0] - 4, hold[1] - 6)]
    sc.layer(ribbon(arm, 19), "#d9503d", z=6, cut=0.3, sh=0.45, rim=WARM, rimop=0.7)
    bow(sc, x1 - 2, y1 - 2, 0.62, 40)
    # the reel: a drum on a stick
    rr = lambda g: T(g, *REEL, rot=-34)
    sc.layer(rr(U(limb("-62,0,10 40,0,9", 1))), "#8a6a3a", z=4, cut=0.2, fibre=0, rimop=0.6)
    sc.layer(
        rr(U(box(-24, -16, -18, 16).buffer(2), box(18, -16, 24, 16).buffer(2))), "#b8905a", z=3, cut=0.2, rimop=0.6
    )
    sc.layer(rr(box(-17, -12, 17, 12)), CHALK, z=2, cut=0)
    sc.flat(rr(U([limb([(-15 + 4.3 * k, -12, 1), (-14 + 4.3 * k, 12, 1)], 1) for k in range(8)])), "#9a9a86", 0.8)
    # one ribbon closes round the grip like a fist: four turns side by side, its end tucked over them
    for j in range(4):
        x = -56 + 9.4 * j
        turn = limb([(x - 3, 15, 8), (x - 1, 6, 10.6), (x + 1, -6, 10.6), (x + 4, -15, 8)], 5)
        sc.layer(rr(turn), ("#c8402f", "#d64c39", "#e0573f", "#d24835")[j], z=3, cut=0.1, sh=0.5, rim=WARM, rimop=0.8)
    thumb = limb([(-62, -13, 9), (-50, -17, 11), (-34, -13, 10), (-26, -4, 6)], 6)
    sc.layer(rr(thumb), "#e2604a", z=3, cut=0.1, sh=0.5, rim=WARM, rimop=0.8)


def grove(sc: Scene, r: Any, x: float, y: float, s: float, cols: tuple[str, str, str], z: float = 3) -> None:
    """A tree of three sheets: trunk, crown, and the part of the crown the sun reaches."""
    trunk = U(
        limb([(x - 1, y + 2, 0.2 * s), (x, y - s * 0.7, 0.12 * s), (x + 0.1 * s, y - s * 1.3, 0.05 * s)], 4),
        limb([(x, y - s * 0.6, 0.09 * s), (x + 0.3 * s, y - s * 1.05, 0.04 * s)], 3),
    )
    puffs = [
        ellipse(
            x + s * 0.62 * math.cos(a) * r.uniform(0.7, 1.1),
            y - s * 1.25 + s * 0.58 * math.sin(a),
            s * r.uniform(0.34, 0.5),
        )
        for a in np.linspace(0, 2 * math.pi, 8)[:-1] + r.uniform(0, 1)
    ]
    crown = U(ellipse(x, y - s * 1.25, s * 0.62), puffs)
    bites = U(
        [
            leaf(x + r.uniform(-0.7, 0.5) * s, y - s * r.uniform(0.9, 1.8), s * 0.3, r.uniform(-0.6, 0.9), 0.4)
            for _ in range(7)
        ]
    )
    sc.layer(trunk, dark(cols[0], 0.3), z=1.5, cut=0, fibre=0)
    sc.layer(crown, cols[0], z=z, cut=0.3, sh=0.35, fibre=0, rim=WARM, rimop=0.3)
    lit = T(rounded(crown.buffer(-s * 0.17), 1.5), s * 0.13, s * 0.12)
    sc.layer(clean(lit.difference(bites)), cols[1], z=1.6, cut=0.2, sh=0.3, fibre=0, rim=WARM, rimop=0.5)
    top = T(rounded(crown.buffer(-s * 0.42), 1.5), s * 0.3, s * 0.2)
    if not top.is_empty:
        sc.layer(clean(top.difference(bites)), cols[2], z=1.2, cut=0.2, sh=0.25, fibre=0, rim=WARM, rimop=0.6)


# ---------------------------------------------------------------------- what the wind took
def washing(sc: Scene) -> None:
    """A sheet and a shirt, one after the other up into the light."""
    near = sc.near

    def lay(g: Any, lit: str, shade: str, z: float = 6, lines: Any = None, op: float = 0.5) -> None:
        sc.layer(g, near(lit, shade, 1050), z=z, cut=0.3, sh=0.3, fibre=0.06, rim=WARM, rimop=0.6)
        rimlight(sc, g, 1.6, 2.6, "#fff0c8", 0.9, 0.8, r=900)
        if lines is not None:
            sc.flat(lines.intersection(g), "#7a6a78", op)

    A = lambda g: T(g, 742, 908, 0.84, rot=-14)
    lay(
        A(
            shape(
                "-92,20^ -70,-18 -30,-26 10,-52 60,-44 96,-70^ 104,-20 90,22 104,60^ 60,52 30,70 -20,52 -60,76 -98,66^"
            )
        ),
        "#fffaf0",
        "#b9bac4",
        8,
        A(
            U(
                limb("-60,-14,1 -48,20,5 -70,66,1", 5),
                limb("-10,-36,1 4,10,6 -14,50,1", 5),
                limb("50,-44,1 58,0,5 40,60,1", 5),
            )
        ),
    )
    B = lambda g: T(g, 626, 742, 0.8, rot=-24)
    shirt = shape(
        "-18,-46^ -6,-36 8,-36 18,-46^ 44,-40 84,-62 116,-100^ 146,-76^ 112,-26 60,0^ 46,14 54,52 44,70^ 10,60 -20,72 -50,58^ -48,20 -52,0^ -92,16 -126,54^ -152,26^ -112,-20 -46,-40^"
    )
    lay(
        B(shirt),
        "#fff6e6",
        "#b4b0bc",
        8,
        B(
            U(
                limb("-6,-36,3 1,-28,3 8,-36,3", 2),
                limb("1,-30,1.4 3,10,1.8 2,60,1.4", 4),
                *[ellipse(8, -14 + 20 * k, 3) for k in range(4)],
                limb("-30,-10,1 -24,20,4 -32,54,1", 4),
                limb("28,-6,1 22,24,4 30,50,1", 4),
            )
        ),
    )


def sky(sc: Scene) -> None:
    """Sun, bands of wind, a bank of cloud below the sun."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe8"), (0.12, "#ffeeb8"), (0.3, "#f6bd7c"), (0.5, "#b3ae98"), (0.74, "#5d8f9c"), (1, "#2f6278")],
            *SUN,
            860,
        )
    )
    bands = (
        ([(-60, 210), (120, 190), (270, 110), (350, 20), (380, -60)], "#d9b98a", "#2f6680"),
        ([(-60, 430), (140, 410), (330, 310), (470, 140), (560, -60)], "#f0bf80", "#43798c"),
        ([(-60, 650), (200, 620), (420, 520), (600, 380), (760, 100), (820, -60)], "#fac87e", "#5b8c98"),
    )
    for k, (Q, a, b) in enumerate(bands):
        c = curve(np.array(Q, float), n=16)
        g = Polygon([*c, (900, -100), (900, 1300), (-100, 1300)]).buffer(0)
        sc.layer(
            g,
            sc.rad([(0, "#fffbe6"), (0.2, "#ffe3a0"), (0.42, a), (1, b)], *SUN, 690 + 30 * k),
            z=9,
            cut=1.0,
            sh=0.22,
            shc="#2a5060",
            rim="#fff6d8",
            rimop=0.8,
            rimw=1.3,
            wash=0.35,
        )
    sc.glow(*SUN, 520, "#ffe2a0", 0.5)
    for rad, c, op in ((214, "#ffd98e", 0.5), (180, "#ffe9b4", 0.7), (146, "#fffbea", 1)):
        sc.layer(ellipse(*SUN, rad), c, z=5, sh=0.16, shc="#c8742a", rimop=0.3, wash=0.2, fibre=0, op=op)
    r = sc.stream("wind")
    for k in range(12):  # slits where the wind goes, all one way
        x, y = r.uniform(-60, 330), r.uniform(40, 640)
        n = r.uniform(90, 240)
        s = [
            (x + n * t, y - n * 0.45 * t + 16 * math.sin(t * 5 + k), 0.4 + 2.2 * math.sin(math.pi * t))
            for t in np.linspace(0, 1, 7)
        ]
        sc.flat(T(limb(s, 5), 0.8, 1.6), "#2f5f70", 0.25)
        sc.flat(limb(s, 5), "#fff6dc", 0.5)
    for x, y, rad, fl in ((150, 236, 30, 0), (88, 560, 22, 1), (330, 600, 17, 0)):
        g = spiral(x, y, rad, 1.6, 3, 2.2, bool(fl), (x - rad * 4.2, y + rad * 2.3))
        sc.flat(T(g, 0.8, 1.6), "#2f5f70", 0.3)
        sc.flat(g, "#fff6dc", 0.75)
    # geese go with the wind
    for k in range(7):
        x, y = 96 + 33 * k, 168 - 20 * k + (26 * abs(k - 4))
        s = 0.52 - 0.03 * k
        sc.flat(
            T(
                shape("0,0^ 14,-16 34,-20^ 20,-8 10,4^ 26,6 44,2^ 24,12 4,10 -14,4^ -26,-10 -44,-14^ -24,-18 -8,-10^"),
                x,
                y,
                s,
                rot=-12,
            ),
            "#2f5668",
            0.9,
        )
    # the bank of cloud: tops in the sun, undersides blue
    rows = (
        (((830, 560, 120), (700, 540, 96), (580, 590, 80), (476, 636, 62), (386, 668, 44)), "#ffe6b4", "#9fb0b8"),
        (((860, 660, 110), (760, 640, 86), (650, 672, 80), (540, 700, 66), (444, 724, 46)), "#fbdcae", "#8aa6b0"),
        (((850, 770, 110), (720, 770, 90), (600, 784, 76), (500, 800, 50)), "#f0d2aa", "#8aa8a8"),
    )
    for j, (row, lit, shade) in enumerate(rows):
        for px, py, rr in row:
            g = fillet(
                U(
                    ellipse(px, py, rr, rr * 0.86),
                    ellipse(px - rr * 0.74, py + rr * r.uniform(0.1, 0.3), rr * r.uniform(0.5, 0.6)),
                    ellipse(px + rr * 0.72, py + rr * r.uniform(0.05, 0.25), rr * r.uniform(0.5, 0.6)),
                    ellipse(px - rr * 0.2, py - rr * 0.42, rr * 0.56),
                ),
                4,
            )
            sc.layer(
                g,
                sc.rad([(0, "#fff3d0"), (0.4, lit), (0.85, shade), (1, shade)], px, py - rr * 1.1, rr * 1.9),
                z=6,
                cut=0.4,
                sh=0.16,
                shc="#4a6a78",
                rimop=0,
                edge=0.3,
                wash=0.5,
            )
            rimlight(sc, g, 0.6, 3.4, "#fffbe4", 0.9, 1.0, r=620)
        sc.veil([(0, "#e8c898", 0), (0.5, "#e8c898", 0.0), (0.75, "#e8c898", 0.16), (1, "#e8c898", 0.0)], 0, 0, 0, 1200)
    sc.glow(*SUN, 420, "#ffe9b0", 0.5)


def valley(sc: Scene) -> None:
    """Folds of the land with trees, a cottage with smoke that lies flat, its washing line torn, somebody running after."""
    near = sc.near
    for name, Q, a, b in (
        ("v1", [(-40, 960), (200, 934), (420, 900), (620, 916), (840, 884)], "#e3c98e", "#7fa09a"),
        ("v2", [(-40, 1010), (240, 990), (460, 956), (640, 972), (840, 944)], "#d9c67c", "#6f957f"),
        ("v3", [(-40, 1060), (300, 1050), (480, 1020), (640, 1030), (840, 1006)], "#cfc06c", "#5f8768"),
    ):
        g, top = land(sc.stream(name), Q, 4)
        sc.layer(g, near(a, b, 1050), z=8, cut=0.9, sh=0.28, rim="#ffedc0", rimop=0.9, wash=0.4)
        rr = sc.stream(name + "t")
        if name == "v1":
            for x, q in (
                (420, 14),
                (446, 20),
                (476, 16),
                (520, 22),
                (556, 15),
                (590, 19),
                (640, 14),
                (770, 20),
                (796, 16),
            ):
                grove(sc, rr, x, y_at(top, x) + 44 + rr.uniform(-3, 3), q, ("#86a090", "#a9b088", "#d6c888"), 3)
        elif name == "v2":
            for x, q in ((474, 26), (500, 32), (640, 24), (668, 34), (760, 30), (792, 40)):
                grove(sc, rr, x, y_at(top, x) + 58, q, ("#5f8a74", "#86a070", "#c6bc70"), 4)
    r = sc.stream("cottage")
    hs = T(house(r, 92, 44, "side", 0.6, roofh=42, lean=2), 566, 1062)
    put_house(sc, hs, "#f0dcb4", "#a05a48", 5, beam="#8a6a58", door="#6f4a3a", shutc="#6a8078")
    sc.layer(U(box(556, 1036, 574, 1063), ellipse(565, 1036, 9)), "#8a4a38", z=2, cut=0.1, fibre=0, rim=WARM, rimop=0.6)
    sc.flat(ellipse(570, 1052, 1.6), "#ffe0a0", 1)
    for x, y, q in ((516, 1066, 15), (534, 1070, 12), (622, 1068, 17)):
        grove(sc, r, x, y + 10, q, ("#5f8a64", "#8aa468", "#d0c070"), 3)
    path_ = limb([(565, 1064, 16), (572, 1076, 20), (600, 1092, 26), (612, 1110, 34), (596, 1140, 44)], 8)
    sc.flat(path_, "#f4dfa4", 0.55)
    smoke_ = limb([(592, 966, 8), (612, 950, 13), (654, 944, 17), (700, 930, 14), (742, 926, 8), (770, 918, 2)], 8)
    sc.layer(smoke_, "#f3e2c4", z=3, cut=0.3, sh=0.15, rimop=0.6, op=0.8)
    # the posts of the line, and its torn ends
    sc.layer(U(limb("650,1084,6 654,1000,5", 1), limb("640,1010,4 668,1006,4", 1)), "#6a4c3c", z=3, cut=0.2)
    torn = limb([(656, 1004, 1.6), (690, 996, 1.6), (712, 968, 1.6), (742, 962, 1.6), (764, 934, 1.2)], 8)
    sc.flat(torn, "#5a4238", 0.9)
    for x, y, rot in ((684, 997, 20), (716, 966, -20), (744, 960, 10)):
        sc.layer(T(box(-1.8, -2, 1.8, 9), x, y, rot=rot), "#a9794a", z=1, cut=0, fibre=0)


def runner(sc: Scene) -> None:
    """Somebody runs after the sheet, both arms up."""
    p = person(
        38,
        "side",
        "run",
        dress("dress", "#b3574a", "#f0dcb4"),
        skin="#c58a62",
        hair="bun",
        hair_colour="#3a2420",
        mood=Feeling(-5, -3, 1.1, (0.6, -0.9), 0.1, 0.4, 0.8, 0.4),
        nod=-22,
        reach_a=(52, -214),
        reach_b=(74, -196),
        grip_a="open",
        grip_b="open",
    )
    put(sc, T(p, 676, 1150, 0.62), z=2.4, rim=(1.6, 2.2, "#ffe6b4", 0.9), cast=5)


def draw() -> Scene:
    """The card."""
    sc = Scene("kite", light=(SUN[0], SUN[1], 300), shadow="#35424e", bg="#6f9fa8")
    near = sc.near
    sky(sc)
    valley(sc)
    washing(sc)
    # ------------------------------------------------ the hill
    hill, top = land(
        sc.stream("hill"), [(-40, 1000), (120, 990), (300, 1030), (440, 1076), (580, 1120), (700, 1150), (840, 1168)], 4
    )
    for k, (a, b) in enumerate((("#f0d47e", "#5f8658"), ("#e4c66c", "#527a50"), ("#d4b45c", "#446a48"))):
        g = hill if k == 0 else T(rounded(hill.buffer(-28 * k), 20), -10 * k, 26 * k)
        sc.layer(g, near(a, b, 1250), z=10 if k == 0 else 5, cut=1, sh=0.4, rim="#ffeec0", rimop=0.9)
    yf = lambda x: y_at(top, x)
    sc.layer(
        grass(sc.stream("g1"), -10, 620, lambda x: yf(x) + 6, 34, 170, 0.9, 2.4),
        near("#e3cf86", "#5f7a4e", 1000),
        z=2.5,
        cut=0,
        fibre=0,
        sh=0.35,
        rimop=0.4,
    )
    runner(sc)
    # shadows run away from the sun, towards us
    at = lambda x, y: (x * GROW + MX, y * GROW + MY)
    sc.flat(
        shape("330,1092^ 260,1080 150,1100 40,1150 -60,1170^ -60,1240^ 90,1220 230,1160 330,1116^").intersection(hill),
        "#2f3a40",
        0.42,
        "multiply",
        6,
    )
    sc.flat(limb("470,1092,12 400,1112,16 300,1150,14 200,1200,8", 6).intersection(hill), "#2f3a40", 0.4, "multiply", 4)
    # ------------------------------------------------ the child and the string
    fill = lambda lit, shade: sc.rad(
        [(0, mix(lit, "#ffe0a8", 0.2)), (0.45, lit), (1, shade)], SUN[0] - 20, SUN[1] + 10, 330
    )
    boy = T(flying_boy(fill), *SHIFT)
    hands = [T(q, *SHIFT) for pair in (far_hand(fill), mitten(fill)) for q in pair]
    fist = boy.at("fist")
    reel = at(REEL[0] + 4, REEL[1] - 8)
    put(sc, hands[0], z=2, rim=(-2, 1, WARM, 0.7))
    put(sc, hands[2], z=2, rim=(-2, 1, WARM, 0.7))
    put(sc, boy, z=2.6, rim=(-1.6, 2.6, "#fff2c8", 0.95), cast=10)
    sc.flat(
        boy.outline(),
        sc.lin([(0, "#4a2a58", 0), (0.4, "#4a2a58", 0.08), (1, "#3a2250", 0.5)], 590, 230, 450, 470),
        0.7,
        "multiply",
    )
    tip = (fist[0] + (fist[0] - reel[0]) * 0.17, fist[1] + (fist[1] - reel[1]) * 0.17)  # above the far fist
    line = curve(np.array([reel, ((reel[0] + fist[0]) / 2 + 4, (reel[1] + fist[1]) / 2 + 6), fist, tip], float), n=24)
    sc.stroke([(x + 4, y + 6) for x, y in line], "#4a6a70", 2, 0.25, blur=1.6)
    sc.stroke(line, "#5a3c34", 3.0)
    sc.stroke([(x - 0.7, y - 0.6) for x, y in line], "#fffbe8", 1.1, 0.9)
    end = curve(
        np.array([tip, (tip[0] - 26, tip[1] - 12), (tip[0] - 54, tip[1] + 6), (tip[0] - 84, tip[1] - 14)], float), n=10
    )
    sc.stroke(end, "#5a3c34", 2)
    put(sc, hands[1], z=1.6, rim=(-1.2, 1.6, "#ffd9b0", 0.8))
    put(sc, hands[3], z=2, rim=(-1.6, 2.4, "#ffd9b0", 0.9))
    # ------------------------------------------------ the kite
    sc.raw(f'<g transform="translate({MX} {MY}) scale({GROW})">')
    kite(sc)
    sc.raw("</g>")
    body = [
        at(*q)
        for q in (
            (214 - 160 * math.sin(math.radians(27)), 812 - 160 * math.cos(math.radians(27))),
            (214 + 104 * math.cos(math.radians(27)), 700),
            (286, 950),
            (100, 820),
        )
    ]
    sc.flat(
        Polygon(body).buffer(-4),
        sc.lin([(0, "#3a1020", 0), (0.5, "#3a1020", 0.12), (1, "#2a0c20", 0.5)], 340, 640, 120, 960),
        0.7,
        "multiply",
        4,
    )
    thread_ = curve(
        np.array([at(308, 832), at(298, 890), at(180, 990), at(110, 1046), at(40, 1064), (-20, 1130)], float), n=14
    )
    sc.stroke(thread_, "#d8402f", 2, 0.95)
    # the shoe, and the grass before everything
    S = lambda g: T(g, 556, 1176, 1.1, rot=16)
    sc.flat(S(ellipse(-6, 10, 30, 5)), "#2f3a30", 0.5, "multiply", 2)
    sc.layer(
        S(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^")),
        near("#b8864a", "#6a4a34", 900),
        z=3,
        cut=0.2,
        rim="#ffe6b0",
        rimop=0.8,
    )
    sc.flat(S(U(box(-21, 5, 26, 8), ellipse(-12, -14, 8, 2.6))), "#3f2e24", 0.9)
    sc.layer(
        grass(sc.stream("g2"), -20, 500, lambda x: yf(x) + 96, 54, 150, 0.95, 3),
        near("#b8a862", "#4a6544", 1000),
        z=4,
        cut=0,
        fibre=0,
        sh=0.4,
        rimop=0.4,
    )
    sc.layer(
        grass(
            sc.stream("g3"), -20, 820, lambda x: max(yf(x) + 140, 1206) if x < 560 else 1226, 84, 150, 0.95, 3.6, 0.12
        ),
        near("#8a8850", "#33503e", 1100),
        z=6,
        cut=0,
        fibre=0,
        sh=0.4,
        rimop=0.4,
    )
    sc.glow(*SUN, 640, "#ffd890", 0.2)
    sc.vignette("#1f4658", 0.4, 480, 460, 980, 0.5)
    sc.finish(0.18)
    return sc
