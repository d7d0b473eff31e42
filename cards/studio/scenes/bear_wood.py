"""A hill under autumn wood is a sleeping bear; a small woodcutter has laid down his axe and puts palm and ear to its flank.

Palette: plum #2c0b20, crimson #8a2228, rust #b93c26, amber #f09c38, gold #fbc85e, sky #479fbe, meadow #a9aa4c, shirt #fff8e8.
Light: the morning sun, outside on the left. Planes: sky / far hills in haze / back / haunch / shoulder / head / paw /
meadow and mist / woodcutter / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.autumn_fur import crest, stand, turf
from cards.studio.papercut.near_grass import near_grass

SUN = (-160, 560)
BODY = "352,720 396,580 462,450 548,360 640,334 718,376 772,480 800,640 806,860 790,1010^ 420,1010^ 380,860"
HAUNCH = "622,1012^ 590,930 598,836 638,758 706,730 768,768 804,870 806,1012^"
SHOULDER = "352,690 398,590 462,506 536,492 592,566 606,700 576,850 520,950 430,980 360,950 330,810"
HEAD = "66,904 56,862 66,822 98,794 150,780 194,762 220,728 238,688 274,642 334,620 400,628 452,672 470,756 458,842 416,902 340,940 250,948 170,946 110,940 78,926"  # fmt: skip
NOSE = "50,848 50,816 72,794 112,790 132,806 130,832 110,848 88,866 64,868"
EAR, FAR_EAR = (402, 606), (306, 622)
EYE = (248, 768)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def forearm() -> Any:
    """The fore leg that the head lies on, the paw at its left end."""
    return fillet(U(limb([(506, 946, 130), (390, 966, 96), (250, 974, 86), (140, 972, 92), (76, 966, 96)], 8), [ellipse(38 + 34 * k, 984 + 5 * k, 25, 25) for k in range(4)]), 6)  # fmt: skip


def shine(cx: float, cy: float, rx: float, ry: float, gain: float = 1.0, base: float = 0.4) -> Any:
    """How much light falls on a rounded mass at x, y."""

    def f(x: float, y: float) -> float:
        nx, ny = (x - cx) / rx, (y - cy) / ry
        return base + gain * (-0.5 * nx - 0.3 * ny) - 0.1 * max(0, nx) ** 2

    return f


def draw_sky(sc: Scene) -> None:
    sc.backdrop(sc.rad([(0, "#fff8d8"), (0.26, "#ffeeb0"), (0.44, "#dfe8c0"), (0.62, "#93cfce"), (0.82, "#479fbe"), (1, "#216f9a")], SUN[0] + 60, SUN[1] + 140, 1060))  # fmt: skip
    r = sc.stream("clouds")
    for x, y, w, h in ((640, 90, 420, 44), (180, 190, 460, 40), (690, 250, 300, 30), (120, 400, 340, 34)):
        t = min(1, math.hypot(x - SUN[0], y - SUN[1]) / 1000)
        c = mix("#fffbe6", "#c4e2e0", t)
        sc.layer(scroll_cloud(r, x, y, w, h, 3, 0.2), sc.lin([(0, mix(c, "#fff2c8", 0.7)), (1, mix(c, "#a8d0d4", 0.2))], x - w / 2, y, x + w / 2, y + 10), z=5, sh=0.24, shc="#2f6f88", cut=0.5, wash=0.25, rim="#ffffff", rimop=0.9)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(-40, 700), (120, 676), (260, 712), (420, 700), (840, 690)], "#8fb8bc"),
            ([(-40, 770), (90, 762), (240, 786), (420, 780), (840, 790)], "#6f9a9c"),
            ([(-40, 850), (100, 838), (240, 860), (840, 850)], "#a88a58"),
        )  # fmt: skip
    ):
        q = sc.stream(f"far {k}")
        g, top = land(q, P, 5)
        trees = U([ellipse(x, y_at(top, x) - 2, q.uniform(5, 9) * (1 + 0.3 * k), q.uniform(6, 13) * (1 + 0.3 * k)) for x in np.arange(-20, 420, 9) if math.sin(x / 41 + 2 * k) + q.uniform(-0.6, 0.6) > 0])  # fmt: skip
        sc.layer(U(g, trees), sc.lin([(0, mix(c, "#fff0c0", 0.7)), (0.5, c), (1, c)], -60, 700, 420, 760), z=5, sh=0.25, shc="#2f5f68", cut=0, wash=0.4, rim="#fff8dc", rimop=0.9)  # fmt: skip
        sc.veil([(0, "#fff0c0", 0), (1, "#fff0c0", 0.12)], 0, 660, 0, 900)
    sc.glow(SUN[0] + 80, 720, 560, "#fff0bc", 0.6)


def draw_rooks(sc: Scene) -> None:
    """Rooks that the breath has lifted from the ridge."""
    for x, y, k, f in ((470, 330, 0.95, 0), (430, 286, 0.8, 1), (512, 262, 0.72, 0), (392, 352, 0.66, 1), (470, 226, 0.55, 1), (560, 216, 0.5, 0)):  # fmt: skip
        wings = U(limb(f"-20,{-9 + 12 * f},1 -10,{-10 + 8 * f},5 0,0,6", 5), limb(f"0,0,6 12,{-9 + 8 * f},5 24,{-5 + 9 * f},1", 5), limb("-8,3,2 0,1,6 10,-2,4 15,-3,1", 5))  # fmt: skip
        sc.layer(T(wings, x, y, k, rot=-12), "#3a1a34", z=2, sh=0.2, rim="#ffe6b0", rimop=0.8, **EXACT)


def mass(sc: Scene, g: Any, z: float = 11) -> None:
    sc.layer(g, "#3a0f24", z=z, sh=0.6, shc="#1c0818", cut=0.5, rimop=0)


def draw_bear(sc: Scene) -> None:
    body, haunch, shoulder, head = (shape(s) for s in (BODY, HAUNCH, SHOULDER, HEAD))
    crest(sc, "skyline", [(x, y) for x, y in body.exterior.coords if y < 640], (24, 42), (600, 700), shine(590, 650, 260, 340, 0.95, 0.5))  # fmt: skip
    mass(sc, body)
    stand(sc, "back", body, lambda x, y: 24 + 0.034 * (y - 330), lambda x, y: 12 + 40 * (x - 560) / 300, shine(590, 650, 260, 340, 0.95, 0.46), haze=lambda x, y: 0.22 * max(0, 1 - (y - 330) / 300))  # fmt: skip
    mass(sc, haunch)
    stand(sc, "haunch", haunch, lambda x, y: 54 if y < 1000 else 0, lambda x, y: 10 + 30 * (x - 720) / 120, shine(730, 870, 130, 140, 0.7, 0.36))  # fmt: skip
    mass(sc, shoulder)
    stand(sc, "shoulder", shoulder, lambda x, y: 32 + 0.012 * (y - 500), lambda x, y: 16 + 34 * (x - 480) / 130, shine(480, 720, 140, 240, 0.8, 0.52))  # fmt: skip
    ex, ey = FAR_EAR
    sc.layer(fur(ellipse(ex, ey, 30, 36, -12), 6, 0.5, 2), "#7a2a26", z=5, **EXACT)
    draw_arm(sc, forearm())
    draw_head(sc, head)


def draw_arm(sc: Scene, g: Any) -> None:
    """Turf like fur, pale claws."""
    x0, y0, x1, y1 = g.bounds
    sc.layer(fur(g, 8, 0.5, 5, 0.5), sc.lin([(0, "#e8a24c"), (0.35, "#b9622c"), (1, "#4a1a22")], x0, y0, x0 + 0.6 * (x1 - x0), y1 + 60), z=8, sh=0.55, shc="#1c0818", cut=0, rim="#ffdc98", rimop=0.5)  # fmt: skip
    d, l = turf(sc.stream("arm"), g, lambda x, y: (0.92, 0.3), 1500, 15)
    sc.flat(d.intersection(g), "#3a0f1c", 0.4)
    sc.flat(l.intersection(g), "#ffce80", 0.4)
    xs = [x0 + 14 + 34 * k for k in range(4)]
    for k, x in enumerate(xs):
        c = T(limb("12,-18,13 -4,-12,11 -15,2,7 -19,17,0.8", 6), x + 6, y1 - 17 - 6 + 3 * k, 1.1)
        sc.layer(c, sc.lin([(0, "#d8b080"), (0.5, "#fff6e0"), (1, "#ffffff")], x + 20, 0, x - 14, 0), z=2, sh=0.5, shc="#1c0818", rim="#ffffff", **EXACT)  # fmt: skip


def draw_head(sc: Scene, head: Any) -> None:
    fill = sc.lin([(0, "#fff0bc"), (0.3, "#fbc468"), (0.62, "#d87a34"), (1, "#6a2026")], 90, 770, 330, 980)
    sc.layer(fur(head, 7, 0.5, 3, 0.6), fill, z=12, sh=0.6, shc="#1c0818", cut=0, rim="#ffe6ac", rimop=0.7)

    def flow(x: float, y: float) -> tuple[float, float]:
        dx, dy = x - 20, y - 900
        n = math.hypot(dx, dy)
        return (dx / n * 0.8 + 0.2, dy / n * 0.8 + 0.06)

    d, l = turf(sc.stream("face"), head, flow, 4200, 15)
    sc.flat(d.intersection(head), "#8a3a20", 0.34)
    sc.flat(l.intersection(head), "#fff0c4", 0.55)
    ex, ey = EYE

    def size(x: float, y: float) -> float:
        d = math.hypot(x - 80, y - 880)
        if d < 200 or math.hypot((x - ex + 4) / 66, (y - ey + 4) / 40) < 1 or y > 905 - 0.1 * (x - 200):
            return 0
        return min(30, 9 + (d - 200) * 0.1)

    x, y = EAR
    stand(sc, "head", head, size, lambda x, y: 24 + 20 * (x - 300) / 160, shine(310, 790, 190, 130, 0.66, 0.64), pack=0.6)  # fmt: skip
    ear = ellipse(x, y, 44, 49, 22)
    sc.layer(fur(ear, 8, 0.5, 4), sc.lin([(0, "#f6b458"), (1, "#8a2a26")], x - 40, y - 30, x + 40, y + 40), z=8, sh=0.6, shc="#1c0818", cut=0, rim="#ffe0a0", rimop=0.8)  # fmt: skip
    hollow = ellipse(x + 2, y + 8, 23, 29, 22)
    sc.layer(hollow, sc.lin([(0, "#4a1226"), (1, "#8e3428")], x - 10, y - 20, x + 16, y + 40), z=1, **EXACT)
    dd, ll = turf(sc.stream("hollow"), hollow, lambda x, y: (0.2, -1), 160, 16)
    sc.flat(ll.intersection(hollow), "#e08a48", 0.5)
    stand(sc, "ear", ear.difference(ellipse(x + 2, y + 6, 27, 32, 22)), lambda x, y: 15, lambda x, y: (x - EAR[0]) * 1.1 + 8, shine(x, y, 60, 60, 0.5, 0.64), pack=0.55)  # fmt: skip
    nose = shape(NOSE)
    sc.layer(nose, sc.rad([(0, "#7a4a58"), (0.4, "#3a1830"), (1, "#1c0a1c")], 62, 842, 50), z=4, sh=0.5, **EXACT)
    sc.flat(limb([(60, 808, 1), (78, 800, 6), (108, 798, 5), (122, 806, 1)], 6), "#ffdcc0", 0.6, None, 1.2)
    sc.flat(shape("60,850 66,838 80,838 84,846 74,858 64,860"), "#0c0410", 0.9)
    sc.flat(limb([(84, 866, 3), (86, 888, 4), (104, 908, 5), (160, 914, 5), (214, 924, 4), (250, 938, 1)], 8), "#34101c", 0.95)  # fmt: skip
    sc.flat(limb([(92, 908, 1), (130, 924, 3), (190, 934, 1)], 6), "#fff0c4", 0.5)
    lid = limb([(ex - 30, ey + 2, 2), (ex - 10, ey + 11, 7), (ex + 14, ey + 9, 7), (ex + 32, ey - 5, 2)], 8)
    sc.flat(limb([(ex - 52, ey + 2, 1), (ex - 20, ey + 26, 10), (ex + 30, ey + 26, 9), (ex + 60, ey - 4, 1)], 8), "#7a2a1e", 0.4, "multiply", 4)  # fmt: skip
    sc.flat(limb([(ex - 44, ey - 14, 1), (ex - 10, ey - 26, 4), (ex + 40, ey - 22, 1)], 8), "#8a3a20", 0.55)
    sc.flat(T(lid, 0, -5), "#fff0c0", 0.8)
    sc.flat(lid, "#240a18", 1)


def draw_meadow(sc: Scene) -> None:
    """Grass in the morning, mist on it, the breath; long shadows run to the right."""
    g, top = land(sc.stream("meadow"), [(-40, 1004), (200, 1012), (480, 1016), (840, 1010)], 3)
    sc.layer(g, sc.rad([(0, "#fff3b0"), (0.25, "#e4d574"), (0.5, "#a9aa4c"), (0.75, "#5f7c42"), (1, "#2b4a3c")], -20, 1030, 900), z=9, sh=0.3, cut=0.5, wash=0.4, rim="#fff4c0", rimop=0.9)  # fmt: skip
    sc.flat(limb([(420, 1010, 2), (560, 1022, 22), (700, 1028, 34), (860, 1030, 40)], 6), "#1f3a30", 0.6, "multiply", 6)
    q = sc.stream("tufts")
    sc.flat(grass(q, -10, 810, lambda x: y_at(top, x) + 4, 16, 150, 0.4, 1.7), sc.rad([(0, "#fff0a8"), (0.5, "#c9bc5a"), (1, "#4a6a40")], 0, 1000, 800), 1)  # fmt: skip
    for k in range(5):
        y = 1040 + 30 * k
        sc.flat(grass(q, -10, 810, lambda x, y=y: y + 10 * math.sin(x / 90 + k), 15 + 3 * k, 60, 0.5, 1.9), sc.rad([(0, "#fff6c0"), (0.45, "#c4b850"), (1, "#35543c")], 0, 1040, 760), 0.75)  # fmt: skip
    leaves = U([leaf(q.uniform(120, 790), 1022 + 150 * q.random() ** 1.2, q.uniform(7, 13), q.uniform(0, 6.3), 0.45) for _ in range(90)])  # fmt: skip
    sc.flat(T(leaves, 2, 2), "#2b3a24", 0.4)
    sc.flat(leaves, sc.lin([(0, "#f5b23c"), (0.5, "#e06a2a"), (1, "#a8301f")], 100, 0, 800, 0), 0.95)
    breath = U([ellipse(x, y, w, h) for x, y, w, h in ((-70, 940, 80, 40), (-50, 1000, 110, 34), (20, 1034, 130, 18), (150, 1030, 120, 14))])  # fmt: skip
    sc.flat(breath, "#fff8e4", 0.6, None, 15)
    for P, w in (([(52, 858), (10, 866), (-50, 892)], 13), ([(50, 864), (20, 886), (-20, 930), (-70, 950)], 18)):
        sc.flat(limb([(x, y, w * (0.4 + 0.5 * k)) for k, (x, y) in enumerate(P)], 6), "#fffaf0", 0.6, None, 7)
    for x, y, w, op in ((230, 1014, 330, 0.6), (560, 1008, 200, 0.3), (40, 1052, 260, 0.5), (150, 1100, 240, 0.35)):
        sc.flat(ellipse(x, y, w, 13), "#fff6dc", op, None, 9)


def draw_axe(sc: Scene) -> None:
    """The axe in the grass, a stump, chips."""
    x, y = 352, 1112
    sc.flat(limb([(x - 60, y + 8, 4), (x + 60, y + 16, 9), (x + 130, y + 16, 3)], 5), "#20382a", 0.6, "multiply", 3)
    sc.layer(limb([(x - 92, y + 14, 8), (x - 20, y + 2, 7), (x + 44, y - 14, 7)], 6), sc.lin([(0, "#ffe2a8"), (1, "#a8622c")], x - 80, y - 6, x, y + 16), z=3, sh=0.5, rim="#fff6d8", rimop=1, **EXACT)  # fmt: skip
    blade = shape(f"{x + 28},{y - 20}^ {x + 44},{y - 22} {x + 70},{y - 40}^ {x + 84},{y - 18} {x + 80},{y + 8}^ {x + 52},{y - 6} {x + 34},{y - 4}^")  # fmt: skip
    sc.layer(blade, sc.lin([(0, "#eef4f2"), (0.6, "#8aa0a8"), (1, "#4a5c6a")], x + 84, y - 20, x + 28, y - 10), z=4, sh=0.5, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    sx, sy = 470, 1082
    sc.flat(limb([(sx, sy + 12, 26), (sx + 70, sy + 18, 18), (sx + 130, sy + 20, 4)], 5), "#20382a", 0.6, "multiply", 4)
    stump = fur(Polygon([(sx - 24, sy - 22), (sx + 24, sy - 22), (sx + 32, sy + 14), (sx - 32, sy + 14)]), 4, 0.3, 2)
    sc.layer(stump, sc.lin([(0, "#d08a4c"), (1, "#3e1c20")], sx - 28, 0, sx + 30, 0), z=4, sh=0.5, rim="#ffe0a0", **EXACT)  # fmt: skip
    sc.layer(ellipse(sx, sy - 22, 24, 9), "#ffe6b4", z=1.4, rim="#ffffff", **EXACT)
    for q in (17, 10, 4):
        sc.stroke([(sx + q * math.cos(t), sy - 22 + q * 0.36 * math.sin(t)) for t in np.linspace(0, 6.28, 30)], "#b9743c", 1, 0.8)  # fmt: skip


def draw_small(sc: Scene) -> None:
    """A snail on the helve, a white feather."""
    put(sc, T(snail(), 300, 1114, 0.2, flip=True), z=1, rim=(1, 1, "#fff4cc", 0.8))
    sc.layer(T(leaf(0, 0, 30, -0.5, 0.3), 690, 1084), "#fffaf0", z=2, sh=0.5, rim="#ffffff", **EXACT)
    sc.stroke([(684, 1087), (714, 1071)], "#c9c0a8", 1)


def draw_woodcutter(sc: Scene) -> None:
    """Palm and ear to the flank."""
    x, y = 592, 1048
    sc.flat(limb([(x - 6, y, 18), (x + 60, y + 4, 16), (x + 150, y + 6, 6)], 5), "#1c3028", 0.7, "multiply", 3)
    pose = SIDE["reach"].but(lean=15, stoop=8, hand_a=(0.62, -0.5), hand_b=(0.62, 0.3), grip_a="flat", grip_b="flat", bend_a=-60, bend_b=-50, nod=4, foot_a=(0.16, 0), foot_b=(-0.34, 0.02))  # fmt: skip
    p = T(person(58, "side", pose, dress("vest", "#1f5f8a", "#23304a", "#fff8e8"), "#d9a077", "short", "#efe8da", "sleep", beard="full"), x, y, 0.74)  # fmt: skip
    put(sc, p, z=2, rim=(2.4, 1, "#fff4cc", 1))


def draw() -> Scene:
    """Does he dare to wake it?"""
    sc = Scene("bear_wood", light=(*SUN, 300), shadow="#2a0f1c", bg="#8cc4c8")
    draw_sky(sc)
    draw_rooks(sc)
    draw_bear(sc)
    draw_meadow(sc)
    draw_axe(sc)
    draw_small(sc)
    draw_woodcutter(sc)
    r = sc.stream("near")
    near = near_grass(r, lambda x: r.uniform(14, 34) + 80 * max(0, x / 800) ** 1.6 + 24 * abs(x / 400 - 1) ** 2, (6, 22), (0.1, 0.4))  # fmt: skip
    sc.layer(near, sc.lin([(0, "#6a7a34"), (0.4, "#2c4a34"), (1, "#14261f")], 0, 1180, 800, 1180), z=9, rim="#fff0a8", rimop=0.8, **EXACT)  # fmt: skip
    sc.vignette("#2a0f1c", 0.35, 330, 640, 900, 0.6)
    sc.finish()
    return sc
