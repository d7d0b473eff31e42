"""A red kite stands on the hill and flies a child; the low sun throws the child's shadow on the grass.

Palette: wind mint #cfe0d2, pear #dfe3a6, dune #c9b48a, slate blue #5f7f96, chalk #faf6e6, kite red #c73e2e.
Light: a low sun at the lower right, warm on every edge towards it. Planes: wind and cloud / child / valley / hill and kite.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

CX, CY = 592, 258  # the child
KX, KY, LEAN = 214, 812, -27  # the kite: its middle, how far it leans back
REEL = (338, 806)
SUN = (706, 934)
WARM = "#ffcf8e"
RED, SLATE, CHALK = "#c73e2e", "#5f7f96", "#faf6e6"
SKIN = "#bd8156"


# ---------------------------------------------------------------------- the child
def foot(x: float, y: float, rot: float, s: float = 1) -> tuple[Any, Any]:
    """A bare foot seen from the side, toes to the left, its ankle at x,y: (foot, its lines)."""
    sole = shape("9,-10 12,2 17,12 18,22 12,29 2,28 -8,24 -20,27 -34,29 -40,25 -38,18 -26,12 -13,2 -9,-10")
    big = ellipse(-40, 24, 7.4, 5.6, 8)
    small = [ellipse(-35 + 5 * k, 16.5 - 3.3 * k, 5.2 - 0.5 * k, 4.2 - 0.3 * k, 26) for k in range(4)]
    lines = U(
        [
            limb(
                [(-38 + 5 * k, 20 - 3.6 * k, 0.4), (-30 + 5 * k, 18.5 - 3 * k, 1.5), (-26 + 5 * k, 18 - 2.6 * k, 0.4)],
                3,
            )
            for k in range(4)
        ],
        limb("8,14,.4 12,19,1.5 11,25,.4", 3),
        limb("-2,-3,.4 -5,2,1.5 -3,7,.4", 3),
    )
    put_ = lambda g: T(T(g, 0, 0, s, rot=0, flip=False), x, y, rot=rot)
    return put_(fillet(U(sole, big, small), 0.8)), put_(lines)


def child() -> Figure:
    """Six years old, spread like a star, upright; the wind comes from the left."""
    f = Figure()
    coat, lining = "#5f7f96", "#a9bdb6"
    # the coat's inside, blown open behind
    f.add(
        shape(
            "-30,-62^ 30,-64^ 62,-24 104,14 158,30 196,66^ 176,72 170,92 142,98^ 128,94 118,112 92,112^ 80,102 60,104 44,86^ -30,70^ -52,92 -78,92^ -86,80 -104,76 -116,58^ -88,36 -62,0"
        ),
        lining,
        "lining",
        2.2,
    )
    f.add(
        U(
            limb("24,-46,.8 70,20,2.2 128,90,.8", 6),
            limb("30,-50,.8 100,24,2.2 166,86,.8", 6),
            limb("10,-20,.8 40,40,2 70,98,.8", 6),
            limb("-26,-40,.8 -62,30,2 -88,76,.8", 6),
        ),
        "#7f9aa0",
        "folds",
        0.2,
        True,
        0.8,
    )
    # far arm (picture right), bare hand wide open
    h = T(hand("wave", SKIN), 152, -104, 0.42, rot=-38)
    f.extend(h)
    # legs
    for shin, (fx, fy, rot) in (
        ("50,98,25 88,112,22 132,104,15", (132, 104, -124)),
        ("-34,106,25 -42,146,22 -62,186,15", (-62, 187, -14)),
    ):
        g, lines = foot(fx, fy, rot, 0.95)
        f.add(fillet(U(limb(shin, 8), g), 2), SKIN, "leg")
        f.add(lines, "#7c4a2e", "toes", 0.2, True, 0.85)
    f.add(
        U(limb("-40,140,1 -46,146,1.6 -54,148,.8", 4), limb("84,106,1 88,112,1.6 86,120,.8", 4)),
        "#8a5230",
        "knee",
        0.2,
        True,
        0.7,
    )
    f.add(
        fillet(U(limb("-12,42,44 -26,80,42 -35,116,38", 6), limb("12,42,44 34,76,42 60,104,37", 6)), 4),
        "#b89c6a",
        "shorts",
        1.4,
    )
    f.add(
        U(
            limb("-34,88,.6 -26,96,1.6 -14,98,.6", 4),
            limb("52,78,.6 44,88,1.6 36,94,.6", 4),
        ),
        "#8f7648",
        "folds",
        0.2,
        True,
        0.8,
    )
    # shirt with stripes
    body = shape("-36,-58 -14,-66 14,-66 36,-58 38,-10 34,48 0,58 -34,48 -38,-10")
    f.add(body, CHALK, "shirt", 1.2)
    st = [limb([(-46, y + 5, 3.4), (0, y + 9 - 0.02 * y, 4), (46, y + 3, 3.4)], 6) for y in range(-52, 60, 13)]
    f.add(U(st).intersection(body.buffer(-1)), "#8fa9b4", "stripes", 0.2, True, 0.9)
    # the two fronts of the coat
    right = shape("12,-66^ 34,-64 54,-44 66,-20 96,6 120,44 140,54^ 126,66 116,88^ 98,72 66,52 44,26^ 30,-10")
    left = shape("-10,-66^ -34,-64 -52,-46 -58,-14 -74,18 -96,42^ -80,50 -68,64^ -50,60 -36,44 -22,58^ -18,20 -22,-10")
    for g, z in ((right, 3.2), (left, 2.4)):
        f.add(g, coat, "coat", z)
    f.add(
        U(
            limb("44,-40,.8 70,14,2.6 112,70,.8", 6),
            limb("36,-30,.8 52,20,2 84,56,.8", 6),
            limb("-46,-40,.8 -48,10,2.4 -68,50,.8", 6),
            limb("-32,-30,.8 -30,20,2 -38,40,.8", 6),
        ),
        "#46647a",
        "folds",
        0.2,
        True,
        0.8,
    )
    f.add(U([ellipse(-19 + 0.5 * k, -38 + 26 * k, 3.6) for k in range(4)]), "#e8d9a8", "buttons", 0.6)
    # sleeves
    f.add(fillet(U(limb("30,-50,34 84,-76,31 146,-100,26", 8)), 2), coat, "sleeve", 2)
    f.add(limb("138,-106,10 146,-90,10", 2), "#7b98aa", "cuff", 0.8)
    f.add(
        U(limb("66,-84,.6 76,-72,1.8 78,-60,.6", 4), limb("96,-92,.6 104,-80,1.8 104,-70,.6", 4)),
        "#46647a",
        "folds",
        0.2,
        True,
        0.8,
    )
    f.add(fillet(U(limb("-30,-50,34 -84,-58,31 -142,-40,26", 8)), 2), coat, "sleeve", 2)
    f.add(limb("-136,-54,10 -142,-30,10", 2), "#7b98aa", "cuff", 0.8)
    f.add(
        U(limb("-62,-70,.6 -74,-58,1.8 -76,-44,.6", 4), limb("-96,-66,.6 -104,-52,1.8 -102,-40,.6", 4)),
        "#46647a",
        "folds",
        0.2,
        True,
        0.8,
    )
    # the mitten
    mitten = fillet(U(limb("-146,-40,24 -166,-34,27 -184,-26,22", 6), limb("-158,-46,13 -166,-62,11", 3)), 3)
    f.add(mitten, RED, "mitten", 2)
    f.add(limb("-144,-52,9 -150,-28,9", 3), "#a83024", "mitten.cuff", 1)
    # neck and head
    f.add(limb("0,-54,30 1,-74,24 5,-100,25", 5), "#a06a42", "neck")
    f.add(shape("-26,-62 0,-78 24,-62 16,-50 0,-54 -18,-48"), "#d8bd72", "scarf", 1.6)
    mood = Feeling(-3, -1, 0.72, (0.35, 0.75), 0.04, 0.0, 0.62, 0.45)  # neither glad nor afraid
    hd = head("side", 6, mood, SKIN, "tousled", "#3a2a24")
    ax, ay = hd.at("neck")
    hd = T(T(hd, -ax, -ay), 0, 0, 0.86, flip=True)
    f.extend(T(hd, 4, -88, rot=16), "head.")
    f.mark("left", -164, -36)
    f.mark("chest", -20, -30)
    f.mark("belly", -20, 30)
    f.mark("scarf", 22, -58)
    return f


def scarf_tail(sc: Scene, x: float, y: float) -> None:
    """The scarf's end streams away like the tail of a kite."""
    way = [
        (x, y),
        (x + 44, y - 20),
        (x + 84, y - 56),
        (x + 118, y - 54),
        (x + 140, y - 10),
        (x + 172, y + 6),
        (x + 240, y - 50),
    ]
    P = curve(np.array(way, float), n=12)
    w = np.interp(np.linspace(0, 1, len(P)), [0, 0.1, 0.6, 1], [17, 15, 19, 15])
    cloth = limb(np.c_[P, w], 1)
    sc.layer(cloth, "#d8bd72", z=5, cut=0.2, sh=0.4, fibre=0.05, rimop=0.6)
    stripes = []
    for k in range(5, len(P) - 2, 5):
        d = P[k + 1] - P[k - 1]
        n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-6) * 12
        stripes.append(limb([(*(P[k] - n), 3.4), (*(P[k] + n), 3.4)], 1))
    sc.flat(U(stripes).intersection(cloth.buffer(-0.6)), CHALK, 0.85)


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


def small_kite(sc: Scene, x: float, y: float, c: str) -> None:
    """A pupil on the bench."""
    sc.layer(
        T(Polygon([(0, -17), (8.5, -5), (0, 13), (-8.5, -5)]), x, y, rot=-4),
        c,
        z=1.4,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.4,
        rimop=0.6,
    )
    sc.flat(T(U(limb("0,-16,.9 0,12,.9", 1), limb("-8,-5,.9 8,-5,.9", 1)), x, y, rot=-4), dark(c, 0.4), 0.7)
    sc.flat(limb([(x, y + 12, 1), (x + 6, y + 17, 1.2), (x + 4, y + 23, 1.6)], 4), dark(c, 0.25), 1)


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


def school(sc: Scene, x: float, y: float) -> None:
    """A long house with a porch and a bell, trees before and behind it, a blackboard, kites in a row on a bench."""
    r = sc.stream("school")
    for dx, s in ((-66, 26), (-40, 32), (44, 34), (74, 27)):
        grove(sc, r, x + dx, y - 2, s, ("#829c86", "#90a788", "#a3b188"), 4)
    hs = T(house(r, 96, 46, "side", 0.3, roofh=40, lean=2), x, y)
    put_house(sc, hs, "#d9cfb4", "#8a6f6a", 4, beam="#9a8468", door="#6f5a4a", shutc="#8a7a6a")
    bell = box(x - 9, y - 108, x + 9, y - 78)
    opening = U(box(x - 4.5, y - 100, x + 4.5, y - 88), ellipse(x, y - 100, 4.5))
    sc.layer(bell.difference(opening), "#d3c6a8", z=3, cut=0.2, rim=WARM, rimop=0.7)
    sc.layer(
        shape(f"{x - 5},{y - 88}^ {x - 3},{y - 96} {x},{y - 99} {x + 3},{y - 96} {x + 5},{y - 88}^"),
        "#b98a3e",
        z=1,
        cut=0,
    )
    sc.layer(
        Polygon([(x - 15, y - 106), (x, y - 130), (x + 15, y - 106)]), "#80655f", z=2.4, cut=0.2, rim=WARM, rimop=0.7
    )
    gable = T(house(r, 42, 38, "gable", 0.0, roofh=34, lean=1), x + 20, y + 4)
    put_house(sc, gable, "#e6dcc0", "#9a7a70", 5, beam="#a08a6c", door="#6f5a4a", shutc="#8a7a6a")
    sc.layer(U(box(x + 6, y + 2, x + 34, y + 6), box(x + 3, y + 6, x + 37, y + 10)), "#c9bb98", z=2, cut=0.2)
    grove(sc, r, x - 62, y + 12, 21, ("#8aa088", "#9aae88", "#afb98a"), 4)
    bx = x + 84
    sc.flat(
        U(limb([(bx - 13, y - 8, 2), (bx - 18, y + 10, 2)], 1), limb([(bx + 13, y - 8, 2), (bx + 18, y + 10, 2)], 1)),
        "#7f6a44",
    )
    sc.layer(box(bx - 19, y - 30, bx + 19, y - 4), "#4f6660", z=2.4, cut=0.2, rim="#e0c48c", rimop=0.9)
    sc.flat(
        T(
            U(
                ellipse(4, -27, 2.6),
                limb("4,-24,1.4 5,-18,1.4", 1),
                limb("-2,-24,1.2 10,-22,1.2", 1),
                limb("5,-18,1.2 1,-13,1.2", 1),
                limb("5,-18,1.2 9,-14,1.2", 1),
                limb("2,-21,.7 -14,-11,.7", 1),
            ),
            bx,
            y + 4,
        ),
        "#eef2e6",
        0.9,
    )


def draw() -> Scene:
    """The card."""
    sc = Scene("kite", light=(SUN[0], SUN[1], 300), shadow="#4d6470", bg="#cfe0d2")
    L = (590, 236)
    near = lambda a, b, r=900: sc.near(a, b, r, L)
    # ------------------------------------------------ three sheets of wind
    sc.backdrop(sc.rad([(0, "#eef2dc"), (0.5, "#d6e5d6"), (1, "#b9d2cb")], *L, 1000))
    sky = (
        ([(-60, 300), (160, 250), (330, 150), (420, 40), (450, -60)], "#dbe9df", "#c3dad5"),
        ([(-60, 560), (220, 520), (480, 410), (680, 220), (800, -20), (820, -60)], "#e3edda", "#cbdfd3"),
        ([(-60, 760), (260, 720), (520, 620), (720, 450), (860, 220)], "#e6edd2", "#d2e2cc"),
        ([(-60, 890), (300, 860), (560, 790), (740, 670), (860, 520)], "#e8ecc6", "#dae4c2"),
    )
    for k, (Q, a, b) in enumerate(sky):
        c = curve(np.array(Q, float), n=16)
        g = Polygon([*c, (900, -100 if k < 2 else c[-1][1]), (900, 1300), (-100, 1300)]).buffer(0)
        sc.layer(g, near(a, b), z=8, cut=1.0, sh=0.2, rim="#fffef0", rimop=0.8, rimw=1.3, wash=0.3)
    r = sc.stream("wind")
    for k in range(13):  # slits where the wind goes, all one way
        x, y = r.uniform(-40, 560), r.uniform(60, 860)
        l = r.uniform(90, 260)
        s = [
            (x + l * t, y - l * 0.42 * t + 16 * math.sin(t * 5 + k), 0.4 + 2.0 * math.sin(math.pi * t))
            for t in np.linspace(0, 1, 7)
        ]
        sc.flat(limb(s, 5), "#fffef2", 0.5)
        sc.flat(T(limb(s, 5), 0.8, 1.4), "#8fb0a8", 0.22)
    for x, y, rad, fl in ((150, 238, 26, 0), (704, 520, 20, 1), (420, 596, 15, 0), (90, 600, 18, 1)):
        g = spiral(x, y, rad, 1.6, 2.6, 2.2, bool(fl), (x - rad * 4.2, y + rad * 2.3))
        sc.flat(g, "#fffef2", 0.75)
        sc.flat(T(g, 0.8, 1.4), "#8fb0a8", 0.3)
    # ------------------------------------------------ the cloud, brightest
    P = [(330, 330), (430, 300), (520, 190), (610, 170), (700, 250), (790, 290), (860, 300)]
    body = shape("300,352^ 380,340 520,352 700,346 860,358^ 860,300 700,240 600,170 520,190 430,296")
    b = bank(sc.stream("cloud"), P, 34, 84, fill=body).intersection(box(-60, -60, 900, 372))
    under = [ellipse(x, 356, w, h) for x, w, h in ((372, 70, 16), (500, 100, 24), (640, 90, 20), (770, 110, 28))]
    b = rounded(U(b, under), 10)
    for k, (c, d) in enumerate((("#e9eedd", 0), ("#f3f3e2", 20), ("#fbf8ea", 42), ("#fffdf3", 68))):
        g = b if k == 0 else T(rounded(b.buffer(-d), 8), 6 * k, 3 * k)
        sc.layer(
            g,
            near(c, mix(c, "#d3e0d2", 0.5), 420),
            z=7 - k,
            cut=0.8,
            sh=0.22,
            rim="#ffffff",
            rimop=0.9,
            rimw=1.1,
            wash=0.25,
        )
    sc.glow(590, 240, 300, "#fffdf0", 0.7)
    # ------------------------------------------------ the low sun
    sc.veil([(0, "#ffb36b", 0), (0.7, "#ffb36b", 0.34), (1, "#ff9a5a", 0.5)], 0, 560, 0, 1010)
    sc.glow(*SUN, 460, "#ffc27a", 0.7)
    for rad, c in ((112, "#fbdca4"), (84, "#fde6b6")):
        sc.layer(ellipse(*SUN, rad), c, z=4, sh=0.1, shc="#c8642a", rimop=0.4, wash=0.2, fibre=0, op=0.75)
    sc.layer(ellipse(*SUN, 58), "#fffaea", z=4, sh=0.16, shc="#c8642a", rimop=0, wash=0, fibre=0)
    # ------------------------------------------------ the valley
    for name, Q, a, bb in (
        ("v1", [(-40, 1000), (200, 960), (420, 942), (620, 968), (840, 930)], "#c4d3c4", "#a9c0b8"),
        ("v2", [(-40, 1040), (240, 1010), (460, 985), (640, 1012), (840, 985)], "#c3cf9f", "#aebf96"),
        ("v3", [(-40, 1080), (300, 1060), (480, 1036), (640, 1062), (840, 1048)], "#d5d7a0", "#bcc48e"),
    ):
        g, top = land(sc.stream(name), Q, 4)
        sc.layer(
            g, sc.near(mix(a, "#f3cf8e", 0.45), bb, 520, SUN), z=7, cut=0.9, sh=0.28, rim="#ffe3b0", rimop=0.8, wash=0.4
        )
        rr = sc.stream(name + "t")
        # woods rooted behind the next fold of the land
        if name == "v1":
            for x, q in ((372, 13), (392, 18), (416, 15), (442, 20), (470, 14), (488, 17), (520, 13)):
                grove(sc, rr, x, y_at(top, x) + 44 + rr.uniform(-3, 3), q, ("#9db29f", "#a9ba9b", "#b9c198"), 3)
        elif name == "v2":
            for x, q in ((404, 22), (432, 30), (462, 24), (716, 24), (740, 32), (770, 38), (800, 30)):
                grove(sc, rr, x, y_at(top, x) + 58, q, ("#87a188", "#97ad86", "#aab586"), 4)
    school(sc, 610, 1088)
    for k, c in enumerate(("#8fa9b4", "#d9b86a", "#a9bf8f", "#e3d8bc", "#7f98a4", "#cdbb92")):
        small_kite(sc, 566 + 22 * k, 1122 + 0.6 * k, c)
    sc.layer(
        U(box(550, 1135, 692, 1139), *[box(x, 1138, x + 3, 1150) for x in (558, 618, 680)]),
        "#9a8458",
        z=1.6,
        cut=0.2,
        fibre=0,
    )
    # ------------------------------------------------ the hill
    hill, top = land(
        sc.stream("hill"),
        [(-40, 1016), (120, 1000), (300, 1016), (430, 1060), (560, 1130), (700, 1176), (840, 1200)],
        4,
    )
    for k, (a, bb) in enumerate((("#d9c79c", "#b39d70"), ("#cdb987", "#a68f62"), ("#bfaa78", "#968055"))):
        g = hill if k == 0 else T(rounded(hill.buffer(-26 * k), 20), -10 * k, 22 * k)
        sc.layer(
            g, sc.near(mix(a, "#f0c083", 0.35), bb, 760, SUN), z=10 if k == 0 else 5, cut=1, sh=0.4, rim=WARM, rimop=0.8
        )
    yf = lambda x: y_at(top, x)
    sc.layer(
        grass(sc.stream("g1"), -10, 470, lambda x: yf(x) + 6, 34, 150, 0.9, 2.4),
        near("#c9b884", "#8f8152", 1200),
        z=2.5,
        cut=0,
        fibre=0,
        sh=0.35,
        rimop=0.3,
    )
    # ------------------------------------------------ the line
    ch = T(child(), CX, CY, 0.92, rot=-24)
    left, chest, belly = ch.at("left"), ch.at("chest"), ch.at("belly")
    ring = (chest[0] - 54, chest[1] + 92)
    for q in (chest, belly, left):
        sc.stroke([q, ring], "#6d7a72", 1.5, 0.9)
    scarf_tail(sc, *ch.at("scarf"))
    put(sc, ch, z=2.6, rim=(-3.4, -3.4, "#ffc27a", 0.95), cast=9)
    edges = U([q.geom for q in ch.pieces if q.name in ("lining", "coat", "sleeve", "leg", "shorts", "mitten")])
    rimlight(sc, edges, -3.2, -3.4, "#ffb866", 0.85, 0.8, r=900)
    sc.layer(ellipse(*ring, 5).difference(ellipse(*ring, 2.4)), "#c9a24e", z=1.6, cut=0, fibre=0)
    # ------------------------------------------------ kite, shoe, near grass
    # shadows run away from the sun: the kite's, and further left the child's own
    long_ = U(
        shape("300,1046^ 250,1050 180,1040 110,1062 40,1080 30,1098 120,1092 220,1078 292,1066^"),
        limb("404,1034,8 330,1050,12 250,1062,10", 4),
    )
    sc.flat(long_.intersection(hill), "#6a4a3c", 0.34, "multiply", 5)
    whole = U([q.geom for q in child().pieces if not q.name.startswith("folds")])
    fallen = shapely.affinity.skew(T(whole, 0, 0, 0.66, sy=0.34, rot=0), xs=-28, origin=(0, 0))
    fallen = T(fallen, 214, 1140, rot=-8)
    tether = limb([(300, 1092, 1.6), (262, 1116, 1.6), (228, 1134, 1.6)], 3)
    sc.flat(U(fallen, tether).intersection(hill), "#4e3640", 0.62, "multiply", 1.4)
    kite(sc)
    line = [(REEL[0] - 2, REEL[1] - 10), ((REEL[0] + ring[0]) / 2 + 5, (REEL[1] + ring[1]) / 2 + 10), ring]
    lc = curve(np.array(line, float), n=20)
    sc.stroke([(x + 3, y + 5) for x, y in lc], "#6f8f8a", 2, 0.3, blur=1.4)
    sc.stroke(lc, "#55625e", 2.4)
    sc.stroke([(x - 0.6, y - 0.5) for x, y in lc], "#fffdf0", 0.9, 0.8)
    sc.stroke(
        curve(
            np.array(
                [(REEL[0] - 30, REEL[1] + 26), (300, 880), (180, 990), (120, 1046), (40, 1058), (-20, 1100)], float
            ),
            n=14,
        ),
        "#b8382a",
        1.8,
        0.95,
    )
    shoe_ = T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), 452, 1098, rot=24)
    sc.layer(shoe_, "#6f5a3a", z=3, cut=0.2, rimop=0.5)
    sc.flat(T(U(box(-21, 5, 26, 8), ellipse(-12, -14, 8, 2.6)), 452, 1098, rot=24), "#3f3424", 0.9)
    sc.layer(
        grass(sc.stream("g2"), -20, 480, lambda x: yf(x) + 74, 54, 150, 0.95, 3),
        near("#b09a64", "#75683f", 1300),
        z=4,
        cut=0,
        fibre=0,
        sh=0.4,
        rimop=0.35,
    )
    sc.layer(
        grass(
            sc.stream("g3"), -20, 820, lambda x: max(yf(x) + 130, 1196) if x < 560 else 1226, 84, 150, 0.95, 3.6, 0.12
        ),
        near("#9a8452", "#665a36", 1300),
        z=6,
        cut=0,
        fibre=0,
        sh=0.4,
        rimop=0.35,
    )
    sc.vignette("#6f8a86", 0.25, 480, 480, 1000)
    sc.finish(0.18)
    return sc
