"""In falling snow at night a tall old house on timber legs has knelt down so that a very old woman can step over its threshold.

Palette: night #071530, slate #24456e, snow shade #4a6c98, snow #b8d0e8, beam #14233f, door light #fff0c0, amber #f0a84c, wine #8a3344.
Light: the open door. Planes: sky / far wood / field / far legs / house / near legs / she / drift.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import kneeling_house as kh
from cards.studio.papercut.torn_paper import edge

LX, LY = 428, 836
HER = (378, 946)


def glow_of(sc: Scene) -> Any:
    """Lit from the door outwards."""
    return lambda *c, r: sc.rad([(k / (len(c) - 1), v) for k, v in enumerate(c)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Night, paler with snow towards the foot; far wood."""
    sc.backdrop(sc.lin([(0, "#061230"), (0.3, "#0f2c58"), (0.55, "#28568a"), (0.74, "#5c88b0"), (0.8, "#86a8c4")], 0, 0, 0, 1200))  # fmt: skip
    for k, (y, h, c, lit) in enumerate(((846, 120, "#41699a", "#5f88b0"), (872, 160, "#274b7c", "#42699a"))):
        r = sc.stream(f"wood {k}")
        trees = []
        for x in np.arange(-20, 830, 30 - 6 * k):
            if k and 90 < x < 720:
                continue
            n, q = r.uniform(0.4, 1) * h, x + r.uniform(-8, 8)
            for j in range(5):
                m, d = n * (0.26 - 0.045 * j), y + 12 - n * 0.19 * j
                trees.append(Polygon([(q - m, d), (q - m * 0.3, d - n * 0.2), (q, d - n * 0.32), (q + m * 0.3, d - n * 0.2), (q + m, d)]))  # fmt: skip
        g, _ = land(r, [(-60, y), (200, y - 8), (460, y + 6), (860, y - 8)], 3)
        sc.layer(U(trees, g), sc.lin([(0, c), (1, lit)], 0, y - h, 0, y + 40), z=4, cut=0.8, sh=0.25, rim="#a8c8e0", rimop=0.4)  # fmt: skip
    for k, (y, c, lit) in enumerate(
        ((90, "#0c2450", "#3c66a0"), (300, "#173c70", "#4f80b4"), (520, "#2a5a90", "#78a4cc"))
    ):
        line = edge(sc, f"cloud {k}", [(-40, y + 30), (150, y - 6), (360, y + 34), (560, y + 2), (840, y + 30)], 7)
        g = clean(Polygon([*map(tuple, line), (840, y + 150), (-40, y + 150)]).buffer(0))
        sc.layer(g, sc.lin([(0, c, 0.9), (1, c, 0)], 0, y, 0, y + 150), z=5, cut=0, sh=0.25, rim=lit, rimop=0.7, wash=0.3, op=0.8)  # fmt: skip
    sc.veil([(0, "#8fb4d4", 0), (0.62, "#8fb4d4", 0), (0.73, "#8fb4d4", 0.25), (0.8, "#8fb4d4", 0)], 0, 0, 0, 1200)


def draw_field(sc: Scene) -> None:
    """Snow, warm before the door; the fan of light, and the prints that lead to it."""
    g, _ = land(sc.stream("field"), [(-60, 892), (200, 884), (520, 892), (860, 880)], 4)
    sc.layer(g, sc.rad([(0, "#f6e0b4"), (0.16, "#d4b89c"), (0.33, "#8498b8"), (0.58, "#3f6ca4"), (1, "#183a70")], 370, 970, 640), z=6, cut=0.8, rim="#c8dcec", rimop=0.6)  # fmt: skip
    for k, (x, y, n) in enumerate(((90, 960, 300), (520, 1060, 340), (-30, 1080, 330), (640, 980, 260))):
        d = limb([(x, y, 2), (x + n * 0.4, y - 14, 18), (x + n, y + 4, 2)], 6)
        sc.flat(d, "#cfe0f0", 0.2, blur=7)
        sc.flat(T(d, 0, 16), "#0f2c60", 0.3, blur=9)
    a, b = kh.at(34, -4, -10), kh.at(66, -4, -10)
    fan = Polygon([a, b, (520, 1240), (-60, 1240), (-60, 1020)])
    sc.flat(fan, sc.rad([(0, "#fff6d8", 1), (0.25, "#ffe4a8", 0.8), (0.55, "#f8c47c", 0.35), (1, "#e8b080", 0)], 420, 900, 400), 0.9, "normal", 12)  # fmt: skip
    r = sc.stream("prints")
    prints = []
    for k in range(13):
        t = k / 12
        x, y = 40 + 300 * t + 26 * math.sin(3 * t), 1192 - 238 * t**0.9
        s = 1.35 - 0.75 * t
        prints.append(ellipse(x + (9 if k % 2 else -9) * s, y, 7.5 * s, 4.6 * s, r.uniform(-20, 0)))
        if k % 2:
            prints.append(ellipse(x + 30 * s, y + 2, 2 * s, 1.6 * s))
    sc.flat(U(prints), "#2a3c70", 0.75)
    sc.flat(T(U(prints), -1.2, 2).difference(U(prints)), "#fff0d0", 0.6)


def beam(sc: Scene, P: list[tuple[float, float]], ws: list[float], paint: str, z: float, rim: str, op: float) -> Any:
    """A leg of squared timbers: its bones, the pegs in its joints."""
    g = None
    for (p, q), w in zip(zip(P[:-1], P[1:], strict=True), ws, strict=True):
        n = math.hypot(q[0] - p[0], q[1] - p[1])
        ux, uy = (q[0] - p[0]) / n, (q[1] - p[1]) / n
        e = w * 0.38
        a, b = (p[0] - ux * e, p[1] - uy * e), (q[0] + ux * e, q[1] + uy * e)
        bone = Polygon([(a[0] - uy * w / 2, a[1] + ux * w / 2), (b[0] - uy * w * 0.42, b[1] + ux * w * 0.42), (b[0] + uy * w * 0.42, b[1] - ux * w * 0.42), (a[0] + uy * w / 2, a[1] - ux * w / 2)])  # fmt: skip
        bone = rounded(bone, w * 0.22)
        sc.layer(bone, paint, z=z, cut=0.6, rim=rim, rimop=op)
        grain = [limb([(a[0] + ux * n * s - uy * w * o, a[1] + uy * n * s + ux * w * o, 0.5), (a[0] + ux * n * (s + 0.3) - uy * w * (o + 0.02), a[1] + uy * n * (s + 0.3) + ux * w * (o + 0.02), 1.6), (a[0] + ux * n * (s + 0.6) - uy * w * o, a[1] + uy * n * (s + 0.6) + ux * w * o, 0.4)], 3) for s, o in ((0.1, -0.3), (0.4, -0.12), (0.15, 0.06), (0.45, 0.24), (0.2, 0.34))]  # fmt: skip
        sc.flat(U(grain).intersection(bone), "#050c1c", 0.5)
        g = U(g, bone) if g is not None else bone
    for (x, y), w in zip(P[1:-1], ws, strict=False):
        sc.layer(ellipse(x, y, w * 0.24), "#4a5878", z=2, cut=0, rim="#ffe0b0", rimop=0.8)
        sc.flat(ellipse(x, y, w * 0.1), "#0a1428", 0.8)
    return g


def draw_legs(sc: Scene, near: int) -> None:
    """Hind legs still stand, fore legs have knelt."""
    p = glow_of(sc)
    if not near:
        beam(sc, [(588, 800), (618, 868), (592, 936)], [36, 30], "#0c1a38", 5, "#5c84b4", 0.5)
        sc.layer(shape("562,944^ 576,932 596,926 614,934 630,946^"), "#5a7cac", z=3, cut=0.6, rim="#c8dcf0", rimop=0.7)
        g = beam(
            sc,
            [(352, 870), (262, 932), (340, 944)],
            [38, 30],
            p("#e8a860", "#6a4a4c", "#1c2c50", r=230),
            6,
            "#ffe0a8",
            0.7,
        )
        sc.layer(snow_cap(g, 7).intersection(box(226, 900, 292, 936)), "#cfdcec", z=2, cut=0.5)
        return
    sc.flat(ellipse(716, 962, 66, 11), "#061434", 0.6, "multiply", 6)
    beam(
        sc,
        [(690, 750), (752, 846), (722, 950)],
        [50, 40],
        p("#5a4a58", "#22335a", "#12234a", r=520),
        10,
        "#a8c8e8",
        0.7,
    )
    foot = shape("696,938^ 750,938^ 760,964 742,970 690,970 684,960")
    sc.layer(foot, sc.lin([(0, "#22365e"), (1, "#0c1a38")], 690, 936, 756, 974), z=5, cut=0.5, rim="#a8c8e8", rimop=0.6)
    sc.flat(Polygon([(440, 1000), (660, 1004), (740, 1030), (520, 1040)]), "#061434", 0.55, "multiply", 10)
    beam(
        sc,
        [(584, 852), (496, 972), (622, 996)],
        [58, 44],
        p("#e89a50", "#9a5c44", "#4c3850", "#1c2a50", r=340),
        11,
        "#ffe0a8",
        0.8,
    )
    hoof = shape("606,976^ 636,974^ 658,992 656,1012 624,1014 602,1004")
    sc.layer(
        hoof, sc.lin([(0, "#2c3c60"), (1, "#0c1a38")], 600, 970, 658, 1014), z=5, cut=0.5, rim="#c8d8e8", rimop=0.6
    )
    furrow = shape("424,1010^ 448,998 462,982 474,992 496,1004 556,1012 600,1020 640,1018 664,1004 680,1002 694,1010 706,1018^ 660,1026 590,1030 500,1028")  # fmt: skip
    sc.layer(furrow, sc.rad([(0, "#f4e0b8"), (0.3, "#b4b4bc"), (0.6, "#5c80b4"), (1, "#3c68a4")], 440, 990, 290), z=4, cut=0.8, sh=0.18, rim="#f4f0e8", rimop=0.55)  # fmt: skip
    top = shape("610,982 632,972 654,980 664,990 652,994 626,988")
    sc.layer(top, "#7c9cc8", z=2, cut=0.6, rim="#e8f0f8", rimop=0.8)


def draw_lamp(sc: Scene) -> None:
    """It hangs plumb from its bracket, far out from the bowed wall."""
    a, b = kh.at(50, 0, 214), kh.at(46, -30, 206)
    sc.flat(limb([(*a, 5), (*b, 4)], 1), "#0c1730")
    sc.flat(limb([(*kh.at(50, 0, 186), 3), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 2.6)], 1), "#0c1730")
    put(sc, T(lantern("#1c2438", "#ffdf98"), b[0] + 1, b[1] + 1, 0.74, rot=9), z=2.4)
    sc.glow(b[0] - 4, b[1] + 30, 90, "#ffc870", 0.6)


def draw_slide(sc: Scene) -> None:
    """Snow that has slipped from the roof as it bowed."""
    r = sc.stream("slide")
    for x, y, k in (
        (116, 506, 8),
        (96, 532, 6),
        (128, 566, 6.5),
        (104, 604, 4.4),
        (134, 640, 5),
        (116, 712, 3.4),
        (140, 760, 3),
    ):
        g = shape([(x + k * (1 + r.uniform(-0.3, 0.4)) * math.cos(a), y + k * r.uniform(0.7, 1.2) * math.sin(a)) for a in np.linspace(0, 5.6, 8)])  # fmt: skip
        sc.layer(g, "#c4d8ee", z=3, cut=0.3, rim="#ffffff", rimop=0.9, wash=0)
    heap = shape("40,912^ 70,896 104,886 138,890 176,904 196,914^ 120,920")
    sc.layer(heap, sc.lin([(0, "#6c90c0"), (1, "#a8bcd8")], 40, 0, 200, 0), z=4, cut=1, rim="#eef4fc", rimop=0.9)


def draw_smoke(sc: Scene) -> None:
    """Its breath goes straight up."""
    g = limb("188,112,8 176,80,20 196,44,34 178,0,46 190,-40,60", 8)
    sc.flat(g, sc.lin([(0, "#a8c0dc", 0.1), (1, "#a8c0dc", 0.5)], 0, -20, 0, 110), 0.8, blur=5)


def draw_her(sc: Scene) -> None:
    """Very old, very small: one foot on the sill, the stick before her, her bundle on her back."""
    x, y = HER
    s = 0.84

    def to(px: float, py: float) -> tuple[float, float]:
        return (px - x) / s, (py - y) / s

    pose = SIDE["stoop"].but(hip=0.86, lean=16, stoop=26, nod=-22, foot_b=(-0.2, 0.0), hand_a=(0.62, 0.42), hand_b=(0.3, 0.5), grip_a="grip", toe_b=20)  # fmt: skip
    p = T(person(88, "side", pose, dress("farmwife", "#9a3444", "#3c2c58", "#d8b070").but(apron=None, pattern="dots", skirt=0.74, shoes="boots", shoe_colour="#3a2028"), skin="#c08a60", mood="tender", hat="scarf", hat_colour="#ecd8a4", step_a=to(412, 908)), x, y, s)  # fmt: skip
    hx, hy = p.at("hand_a.hold")
    g = p.outline()
    long_ = clean(T(T(g, 0, 0, 1.1, sy=-0.95, o=(x, y)), 0, 0).buffer(0))
    long_ = clean(shapely.transform(long_, lambda q: np.c_[q[:, 0] - 1.1 * (q[:, 1] - y), q[:, 1]]))
    sc.flat(U(long_, limb([(x + 42, y - 12, 3), (x - 60, y + 96, 4)], 1)), sc.lin([(0, "#50588c", 0.9), (1, "#50588c", 0.1)], x, y, x - 120, y + 120), 1, "multiply", 3)  # fmt: skip
    sc.flat(ellipse(x - 4, y + 2, 22, 4.5), "#2a2450", 0.7, "multiply", 2)
    stick = limb([(hx + 2, hy - 14, 4), (hx + 6, y - 14, 3.4)], 2)
    sc.layer(stick, "#5c3424", z=2, cut=0, rim="#ffe6b0", rimop=1)
    sx, sy = p.at("shoulder_a")
    bundle = fillet(U(ellipse(sx - 24, sy + 12, 24, 21, 20), shape([(sx - 12, sy - 4), (sx - 2, sy - 18), (sx + 4, sy - 12), (sx, sy + 2)])), 3)  # fmt: skip
    sc.layer(bundle, sc.lin([(0, "#2c4a68"), (1, "#d8a05c")], sx - 50, sy + 10, sx, sy), z=3, cut=0.2, rim="#ffe6b0", rimop=0.7)  # fmt: skip
    sc.stroke([(sx - 8, sy - 6), (sx - 13, sy + 2), (sx - 7, sy + 6)], "#ffcf4a", 2.2)
    dots = U([ellipse(sx - 40 + 9 * i + 4 * (j % 2), sy - 4 + 9 * j, 1.7) for i in range(5) for j in range(5)])
    sc.flat(dots.intersection(bundle.buffer(-2)), "#f4e0b0", 0.7)
    put(sc, p, z=2.4, rim=(-2.4, 0.8, "#fff0c8", 1.0), cast=4)
    sc.flat(
        g, sc.lin([(0, "#0c1440", 0.75), (0.5, "#0c1440", 0.2), (1, "#0c1440", 0)], x - 40, 0, x + 30, 0), 1, "multiply"
    )


def draw_near(sc: Scene) -> None:
    """A dark drift before us, a bent post, stalks with snow."""
    g, top = land(sc.stream("drift"), [(-60, 1150), (120, 1182), (330, 1206), (560, 1170), (860, 1080)], 4)
    sc.layer(g, sc.lin([(0, "#33588c"), (1, "#0c2048")], 700, 1080, 500, 1230), z=14, cut=1, rim="#c8dcf0", rimop=0.7)
    r = sc.stream("stalks")
    stalks = []
    for _ in range(26):
        x = r.choice((r.uniform(600, 800), r.uniform(-10, 90)))
        y = y_at(top, x) + 14
        n, d = r.uniform(40, 110), r.uniform(-16, 12)
        stalks.append(limb([(x, y, 2.4), (x + d * 0.4, y - n * 0.6, 1.8), (x + d, y - n, 0.6)], 4))
        stalks.append(ellipse(x + d, y - n, 2.2, 5, d))
    sc.flat(U(stalks), "#0a1a3c", 0.95)
    sc.flat(U(stalks).difference(T(U(stalks), 1.2, 1.4)), "#a8c4e0", 0.6)


def draw() -> Scene:
    """Has it always known her step?"""
    sc = Scene("kneeling_house", light=(LX, LY, 200), shadow="#030a1c", bg="#061230")
    p = glow_of(sc)
    draw_sky(sc)
    draw_field(sc)
    draw_legs(sc, 0)
    kh.draw_side(sc, p)
    kh.draw_front(sc, p)
    kh.draw_door(sc)
    draw_smoke(sc)
    kh.draw_roof(sc, p)
    draw_legs(sc, 1)
    draw_lamp(sc)
    draw_slide(sc)
    sc.glow(LX, LY + 20, 330, "#ffb050", 0.45)
    draw_her(sc)
    sc.glow(LX, LY + 10, 120, "#fff0c0", 0.4)
    draw_near(sc)
    snow(sc, 120, "#fff0d0", 0.85, (180, 620, 560, 1120), (0.9, 3), "lit snow")
    snow(sc, 260, "#c8dcf0", 0.6, size=(0.9, 3.8), name="snow")
    r = sc.stream("near snow")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(4, 8)) for _ in range(22)]), "#dce8f4", 0.4, blur=2.4)  # fmt: skip
    sc.vignette("#030a20", 0.42, 420, 760, 900, 0.5)
    sc.finish()
    return sc
