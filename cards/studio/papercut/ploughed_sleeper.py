"""A sleeping girl as the end of a field: her profile ploughed land, her hair standing wheat combed round her head."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.geometry import line_d
from cards.studio.papercut.wheat_plait import ear

LX, LY = 322, 350  # the sun in the haze
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
PLUM, CREAM = "#2c1a26", "#fff0c0"
PROFILE = "318,388 350,356 396,338 434,340 456,354 468,360 484,340 504,308 518,297 531,306 538,329^ 550,325 563,322 575,331 574,341^ 587,335 600,343 602,357 618,359 642,348 664,354 682,378 716,412 780,440 860,462"
OUTERMOST = [(328, 446), (286, 384), (200, 352), (90, 362), (-10, 420), (-80, 520), (-84, 640), (-10, 730), (120, 760), (270, 734), (390, 668)]  # fmt: skip
MIDDLE = [(344, 504), (312, 466), (262, 450), (204, 462), (156, 500), (134, 556), (146, 616), (190, 660), (250, 682), (320, 682), (390, 664)]  # fmt: skip
INNERMOST = [(362, 556), (350, 552), (340, 554), (331, 560), (326, 570), (325, 584), (329, 600), (338, 618), (350, 634), (368, 648), (390, 658)]  # fmt: skip


def lit(sc: Scene, *stops: str, r: float = 800) -> str:
    """Lit from the sun outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def small(g: Any) -> Any:
    """A part of her face, drawn larger, where it lies."""
    return T(g, 380 * 0.24, 620 * 0.24, 0.76)


def draw_face(sc: Scene) -> None:
    """Her profile, ploughed land against the haze; a closed eye, trees along her jaw."""
    line = curve(PROFILE, n=10)
    face = small(clean(Polygon([*line, (1000, 560), (1000, 760), (250, 760), (270, 520)]).buffer(0)))
    sc.layer(face, lit(sc, "#f6c888", "#cc8e58", "#98604a", "#6a4a4a", r=560), z=12, cut=0.4, sh=0.3)
    neck = small(shape("690,378^ 676,430 630,486 560,528 470,556 400,566 380,700^ 1000,800^ 1000,460^"))
    sc.flat(neck.intersection(face), PLUM, 0.34, "multiply", 8)
    r = sc.stream("furrows")
    cheek = face.difference(neck.buffer(5)).buffer(-5)
    rows = []
    for k in range(34):  # ploughed along the cheek, from the temple to the chin
        t = k / 33
        way = curve(
            np.array(
                [
                    (330 + 20 * t, 374 + 180 * t),
                    (430 + 40 * t, 350 + 180 * t),
                    (560 + 10 * t, 340 + 164 * t),
                    (700, 340 + 90 * t),
                ],
                float,
            ),
            n=10,
        )
        rows.append(small(limb([(x, y + r.uniform(-0.8, 0.8), 2.6) for x, y in way], 3, 3)))
    g = clean(U(rows).intersection(cheek))
    sc.flat(g, "#5a2c2c", 0.4)
    sc.flat(T(g, 0, -1.8), "#ffe0ac", 0.4)
    under = []
    for k in range(13):
        t = k / 12
        way = curve(
            np.array(
                [(690 - 250 * t, 402 + 160 * t), (800 - 250 * t, 470 + 140 * t), (1010 - 260 * t, 520 + 130 * t)], float
            ),
            n=8,
        )
        under.append(small(limb([(x, y, 2.2) for x, y in way], 3, 3)))
    under_g = clean(U(under).intersection(neck).intersection(face.buffer(-5)))
    sc.flat(under_g, "#2c1a26", 0.35)
    sc.flat(T(under_g, 0, -1.8), "#e8a878", 0.3)
    sc.glow(346, 410, 200, "#ffe9b8", 0.6)
    sc.flat(small(ellipse(585, 430, 66, 40, -12)), "#c8583c", 0.24, "multiply", 14)
    sc.flat(small(shape("470,366 490,390 488,420 468,442 440,424 442,386")), "#5a2428", 0.4, "multiply", 6)
    lid = small(limb("472,372,2 484,392,6 483,414,6 468,438,2", 8))
    sc.flat(T(lid, -3, 0), "#ffe0ac", 0.6)
    sc.flat(lid, "#3a1a20", 0.95)
    trees = [(478, 376, 17), (485, 388, 20), (488, 401, 22), (487, 414, 20), (481, 427, 17)]
    for x, y, h in trees:  # her lashes are poplars
        p = small(leaf(x, y, h * 1.7, -0.55 + (y - 400) * 0.022, 0.26))
        sc.layer(p, "#3a2a24", z=1.6, sh=0.5, rim="#ffe0ac", rimop=0.9, **EXACT)
    sc.flat(small(limb("434,374,2 425,390,6 425,412,6 432,430,1.5", 8)), "#5a2c26", 0.75)
    sc.flat(small(limb("574,341,2 571,354,5 562,366,1", 6)), "#3a1a20", 0.9)
    sc.flat(small(ellipse(533, 328, 5, 3, 60)), "#3a1a20", 0.8)
    q = sc.stream("hedge")
    wood = []
    for x, y in along(curve("668,352 690,386 740,420 800,448 880,476", n=12), 15):
        for _ in range(q.choice((0, 1, 1, 3))):
            px, py = small(ellipse(x + q.uniform(-9, 9), y + 4, 1)).centroid.coords[0]
            h = q.uniform(7, 19)
            wood.append(leaf(px, py + 3, h, -math.pi / 2 + q.uniform(-0.1, 0.1), q.uniform(0.22, 0.34)))
    sc.layer(U(wood), lit(sc, "#8a8458", "#5f6a4c", "#3a4640", r=520), z=2, sh=0.4, rim="#ffeab8", rimop=0.9, **EXACT)
    hx, hy = 664, 524
    sc.layer(
        [
            (box(hx - 9, hy - 9, hx + 9, hy), "#f2dcb4"),
            (Polygon([(hx - 12, hy - 9), (hx - 6, hy - 19), (hx + 6, hy - 19), (hx + 12, hy - 9)]), "#8a3a30"),
        ],
        z=2,
        sh=0.5,
        rim="#fff0d0",
        rimop=0.9,
        **EXACT,
    )
    sc.flat(U(box(hx - 5, hy - 7, hx - 2, hy - 3), box(hx + 2, hy - 7, hx + 5, hy - 3)), "#ffd070")
    sc.glow(hx, hy - 5, 24, "#ffc060", 0.7)
    rimlight(sc, face, 1, 4, "#fff4d0", 1, 1.2, r=540)


def draw_ear(sc: Scene) -> None:
    """Her ear, a small quarry between field and cheek."""
    g = small(shape("336,508 350,486 384,480 418,488 432,506 424,524 404,532 384,546 360,548 342,534"))
    sc.layer(g, lit(sc, "#f6c88c", "#cc8a54", "#98604a", r=360), z=6, cut=0.4, sh=0.5, rim=CREAM, rimop=0.9)
    sc.flat(small(limb("418,510,2 400,498,6 372,498,7 354,512,5 358,528,2", 8)), "#6a3028", 0.7)
    sc.flat(small(limb("404,518,2 388,512,6 376,520,5 382,530,1", 8)), "#4a2024", 0.7)


def draw_field(sc: Scene) -> None:
    """Locks of standing wheat, combed round her head and down to the plaiters."""
    a0, am, a1 = (curve(np.array(q, float), n=12)[:121] for q in (OUTERMOST, MIDDLE, INNERMOST))
    n, idx = 12, np.arange(121)
    calm = np.sin(math.pi * idx / 120)  # no wave at the roots and where the locks meet

    def flow(t: float) -> Any:
        w = (1 - t) * (1 - 2 * t) * a0 + 4 * t * (1 - t) * am + t * (2 * t - 1) * a1
        d = np.gradient(w, axis=0)
        d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6
        o = (13 * (1 - t) + 2) * calm * np.sin(idx * 0.15 + 6 * t) + 6 * (1 - t) * calm * np.sin(idx * 0.31 - 9 * t)
        return w + np.c_[d[:, 1], -d[:, 0]] * o[:, None]

    for k in range(n):
        t = k / n
        t += 0.022 * math.sin(2.3 * k)
        way = flow(max(0, t))
        g = clean(Polygon(way).buffer(0))
        sc.layer(g, lit(sc, mix("#fff2bc", "#ffdc8c", t), mix("#f2c45c", "#e0a240", t), mix("#c07e34", "#9a5a2e", t), "#7a4428", r=470 + 40 * t), z=9, sh=0.5, shc="#6a341c", cut=0.5, rim="#fff6d0", rimop=0.9)  # fmt: skip
        r = sc.stream(f"lock {k}")
        lines = []
        for _ in range(40):
            w = flow(t + r.uniform(0.006, 0.1))
            j = r.randrange(0, 108)
            lines.append(line_d(w[j : j + r.randrange(8, 26)]))
        sc.stroke(" ".join(lines[::2]), "#8a4e20", 1.2, 0.5)
        sc.stroke(" ".join(lines[1::2]), "#fff2bc", 1.1, 0.5)
        ears, awns = [], []
        for j in range(2, 114):
            for _ in range(2 if k < 5 else 1):
                p = way[j] + (way[j + 1] - way[j]) * r.random()
                d = way[j + 1] - way[j]
                a, f = math.atan2(d[1], d[0]), min(1, max(0, (j - 30) / 40))
                b = a + (1.15 * (1 - f) - 0.3 * f) + r.uniform(-0.22, 0.22)
                up = f < 1
                g1, w1 = ear(p[0], p[1] + (2 if up else 0), r.uniform(8, 11) * (0.8 + 0.5 * j / 112), b)
                ears.append(g1)
                awns.append(w1)
        sc.stroke(" ".join(awns), "#fff0b8", 0.7, 0.6)
        sc.layer(U(ears), lit(sc, "#fff3c0", "#f2c660", "#c88a3a", "#8a5028", r=540), z=1.6, sh=0.4, rim="#fff8dc", rimop=0.8, **EXACT)  # fmt: skip
    r = sc.stream("nape")
    short = [
        ear(356 + 30 * k / 15 + r.uniform(-3, 3), 556 + 96 * k / 15, r.uniform(9, 13), r.uniform(0.2, 1.0))
        for k in range(16)
    ]
    sc.stroke(" ".join(q[1] for q in short), "#fff0b8", 0.7, 0.6)
    sc.layer(
        U([q[0] for q in short]),
        lit(sc, "#fff3c0", "#e8b450", "#a8682c", r=460),
        z=2,
        sh=0.5,
        rim="#fff8dc",
        rimop=0.8,
        **EXACT,
    )
    sc.flat(ellipse(372, 640, 90, 60, 30), "#5a2c1c", 0.5, "multiply", 24)
    sc.glow(LX, LY + 20, 330, "#ffe9ac", 0.6)
