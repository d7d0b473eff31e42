"""A snowy hill has a brass zip in it, open to the middle, with spring below; a child leans back and pulls the slider on.

Palette: snow #f4f9fd, blue shade #9cc0e2, deep blue #3f6ea8, sky #5db4dc, navy tape #16275a, brass #e0a63a, grass #7cc43a,
meadow shade #12613c, crocus #7a3fb0, daffodil #ffd92e, boots #ffcc1f, coat #e2482f. Light: a clear sun low on the left.
Planes: sky / far hills / snow cloth with folds / the spring under it / rims with tape and teeth / slider and child.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut import *
from cards.studio.papercut.brass_zip import (  # fmt: skip
    CLOSED,
    LEFT,
    RIGHT,
    SLIDER,
    TAPE,
    beside,
    draw_slider,
    draw_tape,
    draw_teeth,
    line,
    parted,
)
from cards.studio.papercut.butterfly import butterfly
from cards.studio.papercut.terraces import pine
from cards.studio.papercut.zip_meadow import draw_meadow, draw_near_flowers

BLUE = "#4f86c4"
CHILD, TALL = (612, 552), 2.06
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def shadow_of(g: Any, x: float, y: float, run: float = 0.95, drop: float = 0.34) -> Any:
    """The long shadow on the snow of something that stands at x, y: away from the low sun, towards us."""
    return AF.affine_transform(g, [1, -run, 0, -drop, x - x + run * y, y + drop * y])


def draw_sky(sc: Scene) -> None:
    """A clear cold morning over far white hills."""
    sc.backdrop(sc.lin([(0, "#1f86c6"), (0.1, "#62bce2"), (0.2, "#d4eef0"), (1, "#e8f2f8")], 0, 0, 0, 1200))
    sc.glow(40, 130, 460, "#fff3cc", 0.9)
    for k, (P, a, b) in enumerate((
        ([(-40, 170), (90, 116), (200, 156), (330, 92), (470, 158), (620, 118), (840, 166)], "#f4f6f6", "#8fbfe4"),
        ([(-40, 214), (140, 172), (320, 208), (480, 180), (680, 214), (840, 178)], "#fdfcf6", "#8abce4"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"far {k}"), P, 4)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 60, 110, 240, 330),
            z=5,
            sh=0.2,
            shc=BLUE,
            cut=0.5,
            wash=0.2,
            rim="#ffffff",
            rimop=0.9,
        )
        r = sc.stream(f"woods {k}")
        wood = [pine(x, y_at(top, x) + 4, r.uniform(9, 19)) for x in (r.gauss(c, 34) for c in ((120, 420, 700) if k else (260, 560)) for _ in range(16))]  # fmt: skip
        sc.layer(U(wood), ("#7fa8cc", "#46789e")[k], z=2, sh=0.2, rim="#ffffff", rimop=0.8, **EXACT)


def hill(sc: Scene) -> Any:
    """The near hill, as if nothing were open."""
    return land(sc.stream("hill"), [(-40, 292), (140, 262), (340, 240), (560, 214), (700, 214), (840, 246)], 4)[0]


def draw_snow(sc: Scene) -> None:
    """The hill as one cloth: lit from the left, blue in its folds, which all run to the slider."""
    cloth = clean(hill(sc).difference(parted()))
    sc.layer(cloth, sc.lin([(0, "#fffaf0"), (0.35, "#f1f7fc"), (0.66, "#bcd8f2"), (1, "#6fa4da")], 160, 220, 800, 1180), z=11, sh=0.6, shc="#0a1a44", dx=6, dy=9, cut=0.5, wash=0.25, rim="#ffffff", rimop=1, rimw=1.6)  # fmt: skip
    with sc.clip(cloth):
        sx, sy = SLIDER
        folds, ridges = [], []
        r = sc.stream("folds")
        for a in (-178, -166, -152, -139, -124, -108, -92, 8, 22, 37, 52, 65):
            t, n = math.radians(a + r.uniform(-3, 3)), r.uniform(200, 400)
            d0, bow = r.uniform(80, 110), r.uniform(-30, 30)
            P = [(sx + d * math.cos(t) + bow * q * (1 - q) * 4 * -math.sin(t), sy + d * math.sin(t) * 0.8 + bow * q, w) for q, w in ((0, 3), (0.25, 20), (0.6, 40), (1, 6)) for d in (d0 + n * q,)]  # fmt: skip
            folds.append(limb(P, 10))
            ridges.append(T(limb([(x, y, w * 0.45) for x, y, w in P], 10), -12, -16))
        sc.flat(U(folds), "#6ea4da", 0.34, blur=13)
        sc.flat(U(ridges), "#ffffff", 0.8, blur=7)
        for k, P in enumerate(([(-40, 420), (120, 380), (250, 400), (380, 350), (470, 300)], [(840, 730), (740, 752), (640, 800), (560, 830)], [(840, 960), (760, 990), (690, 1040), (640, 1070)], [(840, 470), (770, 430), (700, 420)])):  # fmt: skip
            c = curve(np.array(P, float), n=16)
            sc.stroke([*(c + np.array([4, 9]))], "#6ba0d8", 16, 0.34, blur=7)
            sc.stroke([*c], "#ffffff", 3, 0.9, blur=1)
        for P, s in ((LEFT, 1), (RIGHT, -1), (CLOSED, 1), (CLOSED, -1)):  # stitches that hold the cloth to the tape
            c = beside(line(P), s * (TAPE * (0.8 if P is CLOSED else 1) + 9))
            for w, col, o in ((3.4, "#7fa9d8", 2), (2.6, "#e2483a", 0)):
                sc.stroke([*(c + o)], col, w, 0.95, dash="11 8", cap="butt")


def draw_firs(sc: Scene) -> None:
    """Firs under snow, with long blue shadows."""
    for x, y, h in ((86, 372, 100), (150, 392, 128), (40, 420, 84), (262, 330, 74), (306, 338, 58), (742, 372, 92), (420, 282, 44), (446, 284, 56)):  # fmt: skip
        g = pine(x, y, h)
        sc.flat(shadow_of(g, x, y), "#3f78bc", 0.5, "multiply", 1.6)
        sc.layer(g, sc.lin([(0, "#3f8a84"), (1, "#123c54")], x - h * 0.2, 0, x + h * 0.24, 0), z=3, sh=0.4, shc="#1c3a70", rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
        loads = [T(shape("-1,0 -.7,-.5 0,-1 .4,-.6 .6,-.1 .1,.1 -.4,-.05"), x - h * o, y - h * v, h * w, o=(0, 0)) for o, v, w in ((0.06, 0.14, 0.16), (0.02, 0.46, 0.13), (0.02, 0.74, 0.1), (0, 0.98, 0.07))]  # fmt: skip
        sc.layer(U(loads), sc.lin([(0, "#ffffff"), (1, "#b8d4ee")], x - h * 0.2, 0, x + h * 0.2, 0), z=2, sh=0.4, shc="#1c3a70", rim="#ffffff", rimop=1, **EXACT)  # fmt: skip


def draw_prints(sc: Scene) -> None:
    """Where the child came from."""
    c = along(curve(np.array([(812, 620), (770, 600), (720, 590), (664, 566)], float), n=12), 9)
    for k, (x, y) in enumerate(c):
        g = ellipse(x, y + (5 if k % 2 else -4), 9, 4.6, 12)
        sc.flat(g, "#4f86c4", 0.75)
        sc.flat(T(g, 1.5, 2).difference(g), "#ffffff", 0.9)


def draw_hare(sc: Scene) -> None:
    """A hare still in white comes to the edge to smell it."""
    h = T(beast("hare", "sit_up").recolour(lambda c: mix(c, "#fbfaf6", 0.6)), 664, 930, 0.8, flip=True)
    sc.flat(shadow_of(h.outline(), 664, 930), "#2f66b0", 0.55, "multiply", 1.6)
    put(sc, h, z=1.6, rim=(2, 1, "#ffffff", 0.9), rimop=0.2)
    drift = shape("612,936^ 622,926 640,923 664,926 690,922 712,926 726,936^ 700,944 640,944")
    sc.flat(drift, sc.lin([(0, "#eef6fd"), (1, "#a9cdf0")], 612, 920, 726, 940), 1, blur=1)
    put(sc, T(snail(), 604, 1040, 0.4, rot=66), z=1.4, rim=(1, 1, "#fff4cc", 0.9))


def child() -> Figure:
    """Heels in the snow, arms straight, the whole weight backwards."""
    d = dress("parka", "#e8432c", "#28408c", "#fff3d0").but(
        shoe_colour="#ffc81a", belt="#9c2436", pattern="flowers", pattern_colour="#ffc9a0"
    )
    pose = SIDE["pull"].but(hip=0.8, lean=-34, nod=12, foot_a=(0.74, 0), foot_b=(0.34, 0), toe_a=-22, toe_b=-12, shift=-0.1, hand_a=(0.93, 0.24), hand_b=(0.95, 0.2))  # fmt: skip
    return person(7, "side", pose, d, "#b97a52", "braid", "#3a2018", "firm", hat="knit", hat_colour="#6a35a8")


def draw_child(sc: Scene) -> None:
    """The pull in both hands, and the shadow of the effort."""
    p = T(child(), *CHILD, TALL, flip=True)
    grip = p.at("hand_a.hold")
    whole = p.outline()
    with sc.clip(clean(box_all().difference(parted()))):
        sc.flat(shadow_of(whole, CHILD[0], CHILD[1] + 2), "#3a72b8", 0.6, "multiply", 2)
    sc.flat(ellipse(CHILD[0] - 26, CHILD[1] + 4, 52, 8), "#2a5ca4", 0.5, "multiply", 4)
    draw_slider(sc, grip)
    put(sc, p, z=2.4, sh=0.4, rimop=0.2)
    heaps = shape("520,554^ 534,543 552,548 566,557 588,552 612,556 626,562^ 590,568 550,566")  # the heels dig in
    sc.flat(heaps, sc.lin([(0, "#ffffff"), (1, "#b4d0ee")], 540, 543, 560, 568), 1, blur=0.6)
    rimlight(sc, whole, 3.4, 1.6, "#fff6d0", 1, 1, CHILD, 900)
    sc.flat(whole, sc.lin([(0, "#fff0c0", 0.16), (0.5, "#2a3c90", 0), (1, "#2a3c90", 0.4)], CHILD[0] - 70, 0, CHILD[0] + 90, 0), 1, "multiply")  # fmt: skip


def box_all() -> Any:
    """The whole card."""
    return shape("-40,-40^ 840,-40^ 840,1240^ -40,1240^")


def draw() -> Scene:
    """Is it opened, or is it to be shut again?"""
    sc = Scene("spring_zip", light=(60, 180, 260), shadow="#1c3a70", bg="#cfeaf0")
    draw_sky(sc)
    draw_meadow(sc)
    draw_near_flowers(sc)
    with sc.clip(hill(sc)):
        draw_tape(sc)
        draw_teeth(sc)
    draw_snow(sc)
    draw_firs(sc)
    draw_prints(sc)
    draw_hare(sc)
    b = T(butterfly("brimstone", 0.35), 226, 556, 0.42, rot=-20)
    sc.flat(T(b.outline(), 26, 40), "#3f78bc", 0.4, "multiply", 2)
    put(sc, b, z=3, rim=(1, 1, "#fffbd0", 0.9))
    draw_child(sc)
    sc.vignette("#123a78", 0.25, 400, 600, 900, 0.6)
    sc.finish()
    return sc
