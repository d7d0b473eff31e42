"""The head of an enormous angler fish in profile, facing left, one mild eye on what it lights; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, rounded, shape
from cards.studio.papercut.reef_fish import fin_rays
from cards.studio.papercut.scene import Scene

EX, EY = 566, 372  # the mild eye
HEAD = (
    "900,20^ 760,44 640,96 560,150 486,210 424,276 384,338 352,392 350,436 372,470 430,500 500,540 560,594 606,652 640,720^ "
    "700,760 760,900 900,960^"
)
LOWER = (
    "660,700^ 640,770 590,840 500,892 390,924 270,936 160,910 84,862 48,812^ 26,850 34,930 90,1010 200,1086 360,1140 "
    "560,1180 900,1260^ 900,760^ 760,700"
)


def draw_head(sc: Scene) -> None:
    """The enormous one: lower jaw, head, eye."""
    low = shape(LOWER)
    cols = ("#4c2a52", "#3e244c", "#301f46", "#241a40", "#1a163a")
    for k, c in enumerate(cols):
        g = low if k == 0 else T(rounded(low.buffer(-26 * k), 12), 6 * k, 16 * k)
        sc.layer(
            g,
            sc.near(mix(c, "#b06a74", 0.62 - 0.1 * k), c, 560),
            z=8,
            sh=0.5,
            cut=1,
            rim="#f2eeb8",
            rimop=0.7 - 0.1 * k,
        )
    head = shape(HEAD)
    up = ("#553058", "#452850", "#372248", "#2a1d42", "#20193c")
    for k, c in enumerate(up):
        g = head if k == 0 else T(rounded(head.buffer(-30 * k), 14), 10 * k, -10 * k)
        sc.layer(
            g,
            sc.near(mix(c, "#b87274", 0.66 - 0.1 * k), c, 520),
            z=9,
            sh=0.5,
            cut=1,
            rim="#f2eeb8",
            rimop=0.75 - 0.1 * k,
        )
    r = sc.stream("warts")
    warts = []
    for _ in range(150):
        x, y = r.uniform(360, 800), r.uniform(60, 1180)
        q = r.uniform(2, 6.5)
        warts.append((x, y, q))
    both = U(head.buffer(-10), low.buffer(-14))
    for x, y, q in warts:
        if both.contains(Point(x, y)) and math.hypot(x - EX, y - EY) > 96:
            sc.layer(
                ellipse(x, y, q, q * 0.86),
                sc.near("#a8646e", "#33204a", 460),
                z=1.4,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.5,
                rim="#f6e6b8",
                rimop=0.7,
            )
    # gill slits and the line of small lights along the side
    for k in range(4):
        g = limb(
            [
                (712 + 22 * k, 560 + 14 * k, 1),
                (744 + 18 * k, 640, 8),
                (738 + 18 * k, 740 - 6 * k, 7),
                (712 + 20 * k, 800 - 20 * k, 1),
            ],
            8,
        )
        sc.layer(g, "#160f2e", z=1.2, sh=0, cut=0.4, rim="#b87a78", rimop=0.7)
    line = along(curve(np.array([(640, 250), (716, 240), (790, 262), (850, 300)]), n=8), 9)
    for x, y in line:
        sc.glow(float(x), float(y), 22, "#8fd8b8", 0.7)
        sc.flat(ellipse(float(x), float(y), 2.6), "#e4fbd0")


def draw_skin(sc: Scene) -> None:
    """Rows of scales and dots that follow the head, barbels with small lights, the near fin."""
    low, head = shape(LOWER), shape(HEAD)
    scales = []
    for j in range(13):
        for i in range(12):
            x, y = 600 + 26 * i + 13 * (j % 2), 470 + 26 * j - 6 * i
            q = 11 + 0.4 * i
            scales.append(limb([(x + q * 0.5, y - q, 0.6), (x - q * 0.5, y, 2), (x + q * 0.5, y + q, 0.6)], 4, 3))
    inner = head.buffer(-96).difference(ellipse(EX, EY, 110))
    sc.flat(clean(U(scales).intersection(inner)), sc.near("#c8848a", "#5a3f74", 560), 0.5)
    for d, gap in ((13, 15), (44, 19), (76, 23)):
        for body, part in ((head, 0), (low, 1)):
            ring = body.buffer(-d)
            line = ring.exterior
            dots = [line.interpolate(q) for q in np.arange(0, line.length, gap)]
            keep = [ellipse(p.x, p.y, 2.6 - d * 0.014) for p in dots if p.x < 790 and (part == 0 or p.y > 930)]
            sc.flat(U(keep), sc.near("#f2d8a8", "#6a4a78", 520), 0.55)
    fin = shape(
        "690,930^ 640,960 590,1010 566,1064 590,1062 582,1112 612,1104 616,1158 650,1142 668,1190 702,1166 736,1204 760,1170 812,1200 880,1190 880,960^ 780,930"
    )
    sc.layer(fin, sc.near("#8a4a5c", "#241a42", 640), z=11, sh=0.55, cut=0.6, rim="#f2e0b0", rimop=0.75)
    sc.flat(fin_rays(fin, (800, 900), 24, 3.4, 420), sc.near("#d08a88", "#5a3a68", 620), 0.6)


def draw_barbels(sc: Scene) -> None:
    """Under the chin, with small lights of their own."""
    r = sc.stream("barbels")
    for x, y, L, lean in ((92, 1004, 84, -0.3), (160, 1054, 112, 0.1), (246, 1092, 70, -0.1), (338, 1118, 64, 0.16)):
        P = [
            (x, y - 14, 13),
            (x + lean * L * 0.3, y + L * 0.3, 8),
            (x + lean * L * 0.2 - 8, y + L * 0.66, 5),
            (x + lean * L + 4, y + L, 2.4),
        ]
        sc.layer(
            limb(P, 8), sc.near("#8a4a5c", "#2a1c40", 640), z=6, sh=0.5, cut=0.2, wash=0.4, rim="#f2eeb8", rimop=0.7
        )
        sc.glow(P[-1][0], P[-1][1], 26 + r.uniform(0, 8), "#a8e8c0", 0.8)
        sc.flat(ellipse(P[-1][0], P[-1][1], 3), "#f0fbd4")


def draw_spectacles(sc: Scene) -> None:
    """Somebody's spectacles hang on a wart."""
    # somebody's spectacles hang on a wart
    sx, sy = 456, 352
    rings = U(
        *[ellipse(sx + d, sy + 0.2 * d, 8.5).difference(ellipse(sx + d, sy + 0.2 * d, 6.8)) for d in (-11, 11)],
        limb([(sx - 3, sy - 2, 1.5), (sx, sy - 5, 1.5), (sx + 3, sy - 1, 1.5)], 3),
        limb([(sx + 19, sy + 2, 1.4), (sx + 30, sy - 8, 1.2)], 1),
    )
    sc.layer(rings, "#e8c870", z=2, cut=0, wash=0, fibre=0)


def draw_eye(sc: Scene) -> None:
    """One mild eye, half under its lid, on the book."""
    sc.layer(
        ellipse(EX, EY, 82, 74, -14), sc.near("#8a4a5c", "#2a1a40", 360), z=4, sh=0.5, cut=0.6, rim="#f6e6b8", rimop=0.7
    )
    ball = ellipse(EX - 4, EY + 4, 58, 54)
    sc.layer(
        ball,
        sc.rad([(0, "#fbd27a"), (0.55, "#e0a53a"), (1, "#7a3c28")], EX - 46, EY + 34, 110),
        z=3,
        cut=0,
        wash=0.4,
        sh=0.7,
        rim="#fff2c0",
        rimop=0.9,
    )
    with sc.clip(ball):
        rays_ = [
            limb(
                [
                    (EX - 14 + 26 * math.cos(a), EY + 12 + 26 * math.sin(a), 0.6),
                    (EX - 10 + 58 * math.cos(a), EY + 8 + 58 * math.sin(a), 1.8),
                ],
                2,
            )
            for a in np.linspace(0, 6.28, 46)
        ]
        sc.flat(U(rays_), "#8a4a1e", 0.55)
        sc.flat(ellipse(EX - 20, EY + 22, 30, 32), "#150d22")
        sc.flat(ellipse(EX - 33, EY + 26, 5, 8, 20), "#f4fbd0", 0.95)
        sc.flat(
            shape(
                f"{EX - 80},{EY - 80}^ {EX + 80},{EY - 80}^ {EX + 80},{EY + 10}^ {EX + 20},{EY - 16} {EX - 80},{EY - 2}^"
            ),
            "#1a0f26",
            0.5,
            "multiply",
            5,
        )
    lid = shape(
        f"{EX - 76},{EY + 4}^ {EX - 66},{EY - 44} {EX - 20},{EY - 76} {EX + 40},{EY - 66} {EX + 72},{EY - 16} {EX + 68},{EY + 30}^ {EX + 34},{EY + 4} {EX - 12},{EY - 8} {EX - 50},{EY + 4}"
    )
    sc.layer(lid, sc.near("#a05c66", "#38224c", 360), z=5, sh=0.65, cut=0.5, rim="#fbecc0", rimop=0.85)
    for k in (1, 2):
        sc.flat(
            limb(
                [
                    (EX - 62 + 6 * k, EY - 20 - 12 * k, 0.6),
                    (EX - 10, EY - 40 - 13 * k, 2),
                    (EX + 52, EY - 22 - 12 * k, 0.6),
                ],
                6,
            ),
            "#2a1436",
            0.6,
        )
    under = limb([(EX - 62, EY + 30, 2), (EX - 30, EY + 62, 7), (EX + 20, EY + 68, 7), (EX + 58, EY + 40, 2)], 8)
    sc.layer(under, sc.near("#a05c66", "#38224c", 360), z=2, sh=0.5, cut=0.3, rim="#fbecc0", rimop=0.8)
    draw_spectacles(sc)
