"""A seesaw over a round hill: a whole house hangs up in the first sun, and a girl with her suitcase holds the other end down.

Palette: teal #16424e, slate #3a6a76, haze #f9dcae, apricot #f0a868, coral plank #d8452e, deep green #0f3436, mustard #f2b32e.
Light: the sun has just come up at the left edge, before the girl's face; every mass is lit on that side alone and throws
a long shadow to the right. Planes: sky / two ridges in haze / dark round hill / plank and house / girl / dark grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass

A, B = (52, 1060), (778, 562)  # the upper edge of the plank: the end on the ground, the end in the air
ANG = math.degrees(math.atan2(A[1] - B[1], B[0] - A[0]))
LONG = math.dist(A, B)
THICK, DEEP = 24, 46  # of the plank: its front edge, and what is seen of its top
ROUND = 232  # the hill
SUN = (34, 846)
SHADE, LIGHT = "#12343f", "#ffe6b4"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0.4, "fibre": 0.1}


def at(u: float, v: float = 0) -> tuple[float, float]:
    """A point u along the plank from its lower end and v above it."""
    a = math.radians(ANG)
    return A[0] + u * math.cos(a) - v * math.sin(a), A[1] - u * math.sin(a) - v * math.cos(a)


def on(g: Any, u: float, v: float = 0, s: float = 1, **kw: Any) -> Any:
    """A thing that stands square on the plank."""
    return T(g, *at(u, v), s, rot=-ANG, **kw)


def hill_middle() -> tuple[float, float]:
    """Where the hill's middle lies, so that the plank rests on it."""
    return at(LONG * 0.5, -THICK - ROUND + 4)


def draw_sky(sc: Scene) -> None:
    """From the sun at the lower left, through haze, to deep slate at the upper right; one torn bank behind the house."""
    sc.backdrop(sc.rad([(0, "#fffbe6"), (0.1, "#ffeec0"), (0.28, "#fbd092"), (0.46, "#dcb08a"), (0.62, "#8f9c98"), (0.8, "#47727e"), (1, "#1f4a5c")], *SUN, 1180))  # fmt: skip
    sc.layer(ellipse(*SUN, 54), "#fffdf0", z=1, sh=0, cut=0, wash=0, fibre=0)
    for k, (x, y, w, h) in enumerate(((250, 402, 640, 26), (420, 452, 480, 15), (-60, 706, 420, 10))):
        r = sc.stream(f"strip {k}")
        P = [(x + w * t, y - 30 * t + r.uniform(-5, 5), 0.6 + h * 2 * math.sin(math.pi * t) * r.uniform(0.6, 1)) for t in np.linspace(0, 1, 9)]  # fmt: skip
        sc.layer(limb(P, 8), sc.lin([(0, "#ffdca6"), (0.6, "#c8ac94"), (1, "#5f8088")], x, y, x + w, y - 30), z=4, sh=0.1, cut=0.5, wash=0.4, op=0.75, rim="#ffe9c0", rimop=0.8)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Two ridges sunk in the haze, and the meadow's far edge."""
    for k, (P, a, b) in enumerate((([(-40, 892), (120, 872), (330, 888), (560, 858), (840, 866)], "#fcd9a0", "#8fa09a"), ([(-40, 934), (150, 922), (360, 934), (600, 908), (840, 914)], "#efbf80", "#557a7c"), ([(-40, 976), (200, 962), (460, 974), (840, 956)], "#c8a866", "#1f4f54"))):  # fmt: skip
        g, top = land(sc.stream(f"land {k}"), P, 4)
        sc.layer(g, sc.lin([(0, a), (0.8, b), (1, b)], 40, 900, 760, 930), z=6, sh=0.14, shc=SHADE, cut=0.5, wash=0.4, rim="#fff0c4", rimop=0.7)  # fmt: skip
    sc.glow(*SUN, 420, "#ffdf9c", 0.75)


def draw_hill(sc: Scene) -> None:
    """The pivot: one dark round mass, its left flank combed by the low light; the plank's shadow runs over it."""
    x, y = hill_middle()
    g = clean(ellipse(x, y, ROUND, ROUND) .intersection(box(-40, 0, 840, 1030)) .union(shape(f"{x - ROUND * 1.06},1030^ {x - ROUND * 0.99},990 {x - ROUND * 0.93},930 {x},900 {x + ROUND * 0.93},930 {x + ROUND * 0.99},990 {x + ROUND * 1.06},1030^")))  # fmt: skip
    far = shape(f"{x + ROUND * 0.7},900 840,930^ 840,1040^ {x},1040^ {x + ROUND * 0.3},960")
    sc.flat(far, "#0c2c38", 0.55, "multiply", 16)
    sc.layer(g, sc.lin([(0, "#e6c06c"), (0.16, "#a89a54"), (0.36, "#4f6f4c"), (0.62, "#1f4a48"), (1, "#0c2c36")], x - ROUND, y - 30, x + ROUND, y - 110), z=12, sh=0.4, shc="#0a2a32", cut=0.8, rim="#ffe9b4", rimop=0.8, rimw=1.3)  # fmt: skip
    with sc.clip(g):
        r = sc.stream("blades")
        bright, deep = [], []
        for _ in range(1300):
            a, d = r.uniform(math.pi * 0.98, math.pi * 2.02), ROUND * math.sqrt(r.random())
            px, py = x + d * math.cos(a), y + d * math.sin(a) + (d < ROUND * 0.6) * r.uniform(0, 110)
            n, side = r.uniform(7, 15), (px - x) / ROUND
            blade = limb([(px, py, 1.7), (px + side * n * 0.7 + 1, py - n * 0.6, 1.2), (px + side * n * 1.2 + 3, py - n * (1 - 0.5 * abs(side)), 0.3)], 3, 3)  # fmt: skip
            (bright if r.random() < 0.6 - 0.4 * side else deep).append(blade)
        sc.flat(U(deep), "#0a2e34", 0.4)
        sc.flat(U(bright), sc.lin([(0, "#fff0b0", 0.85), (0.3, "#e8cf80", 0.5), (0.6, "#8fa878", 0.16), (1, "#6f9a88", 0.08)], x - ROUND, 0, x + ROUND, 0))  # fmt: skip
        shadow = Polygon([at(-40, -THICK), at(LONG + 40, -THICK), at(LONG + 40, -THICK - 96), at(-40, -THICK - 40)])
        sc.flat(T(shadow, 20, 4), "#0a3038", 0.75, "multiply", 6)


def draw_plank(sc: Scene) -> None:
    """The plank: its lit top, its front edge, the paint worn at the girl's end."""
    sc.flat(ellipse(100, 1090, 80, 9), "#08262c", 0.7, "multiply", 7)
    top = Polygon([at(-6), at(LONG), at(LONG - 4, DEEP), at(-2, DEEP)])
    front = Polygon([at(-6), at(LONG), at(LONG, -THICK), at(-6, -THICK)])
    a, b = at(0), at(LONG)
    sc.layer(top, sc.lin([(0, "#ffc08c"), (0.4, "#f0885c"), (1, "#b8503e")], *a, *b), z=7, sh=0.5, shc="#0f4a4a", **EXACT, rim=LIGHT, rimop=1, rimw=1.3)  # fmt: skip
    sc.layer(front, sc.lin([(0, "#d8482e"), (0.4, "#a82c28"), (1, "#5a1c2a")], *a, *b), z=6, sh=0.55, shc="#0f3a3a", **EXACT, rim="#ffd0a8", rimop=1, rimw=1.2)  # fmt: skip
    r = sc.stream("grain")
    for k in range(3):
        for _ in range(7):
            u, n = r.uniform(0, LONG - 90), r.uniform(50, 150)
            d = r.uniform(6, DEEP - 6)
            sc.stroke([at(u, d), at(min(u + n, LONG - 6), d)], "#a83a2c", 0.9, 0.45)
    for k in range(9):
        u = r.uniform(0, LONG - 80)
        sc.stroke([at(u, -6 - r.uniform(0, 14)), at(u + r.uniform(30, 90), -6 - r.uniform(0, 14))], "#6a1a2c", 1, 0.5)


def draw_house(sc: Scene) -> None:
    """Lawn, apple tree, house, fence: all square to the plank and so all aslant."""
    U0, S = LONG * 0.765, 1.34
    lawn = shape("-222,4^ -234,-16 -200,-34 0,-40 120,-34 150,-14 146,6^")
    sc.layer(on(lawn, U0, 12, S), sc.lin([(0, "#c8b45c"), (0.5, "#4f7048"), (1, "#1c4440")], *at(U0 - 150, 40), *at(U0 + 120, -20)), z=4, sh=0.4, cut=0.6, rim=LIGHT, rimop=0.9)  # fmt: skip
    r = sc.stream("apple")
    trunk = U(limb("104,-20,17 100,-80,13 92,-130,10 84,-176,7", 5), limb("98,-100,9 122,-142,6 140,-176,4", 5), limb("95,-118,8 66,-150,5", 5))  # fmt: skip
    sc.layer(on(trunk, U0, 12, S), sc.lin([(0, "#8a5a3c"), (1, "#4a2c30")], *at(U0 + 80, 60), *at(U0 + 120, 60)), z=3, cut=0.4, sh=0.4, rim="#ffe0b0", rimop=0.8)  # fmt: skip
    crown = U([ellipse(*p) for p in ((60, -170, 46, 40), (102, -206, 56, 50), (146, -176, 44, 40), (120, -150, 40, 30), (84, -236, 36, 30))])  # fmt: skip
    for d, (a, b) in enumerate((("#2f5c4c", "#0c2c34"), ("#98964e", "#1c4a44"), ("#ecc870", "#2f5c48"))):
        c = on(rounded(T(crown, -8 * d, -9 * d, 1 - 0.0 * d).buffer(-13 * d), 8), U0, 12, S)
        x0, y0, x1, y1 = c.bounds
        sc.layer(
            c,
            sc.lin([(0, a), (0.3, a), (0.75, b), (1, b)], x0, y1, x1, y0 + 60),
            z=4,
            cut=2.6,
            sh=0.4,
            shc="#0f4034",
            rim=LIGHT,
            rimop=0.8,
        )
        with sc.clip(c):
            sc.flat(U([leaf(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(9, 15), r.uniform(-2.4, 0.4)) for _ in range(70)]), sc.lin([(0, light(a, 0.35)), (0.5, light(b, 0.14)), (1, b)], x0, y1, x1, y0), 0.6)  # fmt: skip
    for x, y in ((60, -160), (96, -180), (132, -196), (150, -160), (108, -142), (84, -222), (118, -228), (72, -194)):
        px, py = on(ellipse(x, y, 1, 1), U0, 12, S).centroid.coords[0]
        sc.layer(ellipse(px, py, 10, 10), sc.rad([(0, "#ff9a6a"), (0.5, "#c8302c"), (1, "#5a1424")], px - 5, py + 2, 15), z=1.4, sh=0.4, **EXACT, rim="#ffe4d0", rimop=0.9)  # fmt: skip
    # the house
    gable = Polygon([(-112, -8), (-112, -112), (-50, -195), (12, -112), (12, -8)])
    side = Polygon([(12, -8), (12, -116), (96, -108), (96, -17)])
    roof = Polygon([(-50, -208), (36, -196), (106, -97), (21, -103)])
    eave = limb("-116,-106,8 -50,-203,10 22,-104,9", 1, 4)
    chim = box(-6, -250, 18, -192)
    cap = box(-11, -256, 23, -247)
    sc.layer([(on(chim, U0, 12, S), "#a85a42"), (on(cap, U0, 12, S), "#d88a60")], z=3, sh=0.4, **EXACT, rim=LIGHT, rimop=0.9)  # fmt: skip
    sc.layer(on(side, U0, 12, S), sc.lin([(0, "#6a7478"), (1, "#33505c")], *at(U0 + 10, 60), *at(U0 + 110, 60)), z=4, sh=0.4, **EXACT)  # fmt: skip
    sc.layer(on(gable, U0, 12, S), sc.lin([(0, "#fffbe8"), (0.5, "#fff0cc"), (1, "#ffdca4")], *at(U0 - 160, 40), *at(U0 + 30, 170)), z=4, sh=0.4, **EXACT, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(on(Polygon([(-112, -118), (-50, -206), (12, -118), (12, -100), (-50, -184), (-112, -96)]), U0, 12, S), "#8a6a7a", 0.35, "multiply", 3)  # fmt: skip
    sc.layer(on(roof, U0, 12, S), sc.lin([(0, "#4f7484"), (0.4, "#2c4f62"), (1, "#16303f")], *at(U0 - 20, 300), *at(U0 + 150, 150)), z=5, sh=0.45, **EXACT, rim="#ffdca4", rimop=0.7)  # fmt: skip
    rows = [on(limb([(-50 + 71 * t + 2, -208 + 105 * t, 1.6), (36 + 70 * t, -196 + 99 * t, 1.6)], 1, 3), U0, 12, S) for t in np.linspace(0.14, 0.9, 6)]  # fmt: skip
    sc.flat(U(rows), "#0a2230", 0.55)
    sc.layer(on(eave, U0, 12, S), "#ffeec8", z=4, sh=0.5, shc="#4a3a3a", **EXACT, rim="#ffffff", rimop=0.9)
    door = U(box(-34, -66, -4, -8), ellipse(-19, -66, 15, 12))
    sc.layer(on(door, U0, 12, S), sc.lin([(0, "#2f8f8a"), (1, "#1a5a68")], *at(U0 - 34, 40), *at(U0, 40)), z=2, sh=0.4, **EXACT, rim="#d0fff0", rimop=0.8)  # fmt: skip
    sc.flat(on(ellipse(-10, -36, 2.4, 2.4), U0, 12, S), "#ffd860")
    for x, y, w, h, f in ((-96, -92, 42, 44, 1), (-65, -156, 30, 32, 1), (36, -86, 34, 40, 0)):
        sk = Polygon([(x, y), (x + w, y - 5 * (1 - f)), (x + w, y + h - 5 * (1 - f)), (x, y + h)])
        sc.layer(on(sk.buffer(4, join_style=2), U0, 12, S), "#fff8e4" if f else "#8a9a9c", z=2, sh=0.35, **EXACT)
        sc.flat(on(sk, U0, 12, S), "#3a5a66" if f else "#14303c")
        for sgn in (0, 1):
            cx = x + sgn * w
            sc.flat(on(Polygon([(cx, y), (cx + (w * 0.42) * (1 - 2 * sgn), y), (cx + w * 0.16 * (1 - 2 * sgn), y + h * 0.6), (cx, y + h)]), U0, 12, S), "#f0886a" if f else "#7a4a52")  # fmt: skip
        sc.flat(on(U(box(x + w / 2 - 1.4, y, x + w / 2 + 1.4, y + h), box(x, y + h * 0.45, x + w, y + h * 0.45 + 2.6)), U0, 12, S), "#fff8e4" if f else "#8a9a9c")  # fmt: skip
    for k, (px, py) in enumerate((on(ellipse(6, -256, 1, 1), U0, 12, S).centroid.coords[0],)):
        smoke = limb([(px, py, 9), (px + 8, py - 34, 17), (px - 4, py - 74, 24), (px + 18, py - 122, 30), (px + 12, py - 176, 16)], 10)  # fmt: skip
        sc.layer(smoke, sc.lin([(0, "#ffe9c4", 0.1), (1, "#ffe9c4", 0.7)], px, py - 180, px, py), z=3, sh=0.12, cut=0.5, wash=0, fibre=0)  # fmt: skip


def draw_family(sc: Scene) -> None:
    """Father, mother and the dog at the fence, looking down the plank; the fence before them."""
    U1 = LONG * 0.478
    x, y = at(U1 + 44, 14)
    father = person(44, "side", SIDE["stand"].but(lean=16, nod=8), dress("shirt", "#f2e2c4", "#2f4656", "#2f4656"), "#b97a52", "short", "#3a2620", "sad", reach_a=(46, -92), reach_b=(40, -90), hat="flat", hat_colour="#6a4a3a", beard="moustache")  # fmt: skip
    mother = person(41, "side", SIDE["stand"].but(lean=12, nod=6), dress("dress", "#6a3f6c", "#6a3f6c", "#f4d06a"), "#a86a44", "bun", "#2a1a1c", "sad", reach_a=(30, -158), reach_b=(44, -92))  # fmt: skip
    put(sc, T(father, x + 22, y + 2, 0.9, flip=True), z=2, cast=3, rim=(2, 2, LIGHT, 0.9))
    x, y = at(U1 + 0, 10)
    put(sc, T(mother, x + 8, y + 2, 0.86, flip=True), z=2, cast=3, rim=(2, 2, LIGHT, 0.9))
    x, y = at(U1 - 48, 20)
    put(sc, T(beast("dog", "alert", head=18), x + 4, y + 4, 0.62, flip=True), z=1.6, cast=2, rim=(2, 2, LIGHT, 0.9))
    pales = []
    for u in np.arange(-66, 120, 15):
        pales.append(T(Polygon([(-4.6, 4), (-4.6, -38), (0, -46), (4.6, -38), (4.6, 4)]), u, 0))
    rails = U(limb("-72,-12,5 124,-12,5", 1, 3), limb("-72,-29,5 124,-29,5", 1, 3))
    sc.layer([(on(rails, U1, 0), "#c8b898"), (on(U(pales), U1, 0), "#fff0d0")], z=3, sh=0.5, shc="#1c4a4a", **EXACT, rim="#ffffff", rimop=1)  # fmt: skip


def draw_girl(sc: Scene) -> None:
    """She sits on the lower end with the case on her knees and her back to the house."""
    case = T(suitcase("#8a4a2c", 40, 28), 27, -39, 1)
    d = dress("coat", "#f2b32e", "#2c4a80", "#fff6dc").but(skirt=0.55)
    pose = SIDE["sit"].but(hip=0.54, lean=-5, nod=-8)
    girl = person(10, "side", pose, d, "#a8683f", "braids", "#2a1712", "sad", hat="straw", hat_colour="#f6e6b4", reach_a=(33, -62), reach_b=(40, -62), over=case)  # fmt: skip
    x, y = at(116, 0)
    sc.flat(shape("60,1068^ 110,1056 300,1064 430,1084^ 300,1092 120,1086"), "#08262c", 0.7, "multiply", 7)
    girl = T(girl, x + 8, 1064, 2.0, flip=True)
    put(sc, girl, z=2.6, cast=5)
    sc.flat(
        girl.outline(),
        sc.lin([(0, "#4a2a40", 0), (0.6, "#5a3040", 0.03), (1, "#3a2440", 0.5)], 70, 0, 206, 0),
        1,
        "multiply",
    )
    for k in (4, 2):
        rimlight(sc, girl.outline(), k, 0.6, "#fff0c0", 1, 1, (60, 960), 500)
    for u, v, q in ((312, 28, 9), (238, 14, 9)):
        px, py = at(u, v)
        sc.flat(ellipse(px + 16, py + 1, 18, 5, -ANG), "#5a1424", 0.7, "multiply", 2)
        sc.layer(ellipse(px, py, q, q), sc.rad([(0, "#ffa070"), (0.5, "#c8302c"), (1, "#5a1424")], px - 5, py, 15), z=2, sh=0.4, **EXACT, rim="#fff0e0", rimop=1)  # fmt: skip


def draw_turf(sc: Scene) -> None:
    """The meadow in front of the hill's foot: gold under the sun, then all shadow."""
    g, top = land(sc.stream("turf"), [(-40, 1046), (160, 1040), (330, 1012), (560, 1004), (840, 1012)], 3)
    sc.layer(g, sc.lin([(0, "#e8c878"), (0.16, "#a89c58"), (0.4, "#3f6450"), (0.65, "#143c40"), (1, "#0c2a34")], -20, 1060, 760, 1110), z=5, sh=0.3, shc="#0a2a32", dy=-3, cut=0.6, wash=0.5, rim="#ffe9b4", rimop=0.5)  # fmt: skip
    r = sc.stream("tufts")
    gold = sc.lin(
        [(0, "#fff0b0", 0.9), (0.2, "#d8c070", 0.6), (0.5, "#5f8068", 0.3), (1, "#2c5a58", 0.3)], 0, 0, 800, 0
    )
    for col, n, rows in ((gold, 230, (-1, 6)), (gold, 130, (4, 120)), ("#0a2c34", 200, (4, 120))):
        P = [(x, y_at(top, x) + r.uniform(*rows)) for x in (r.uniform(-10, 810) for _ in range(n))]
        sc.flat(U([limb([(x, y + 4, 3), (x + r.uniform(-1, 10), y - r.uniform(10, 24), 0.4)], 3, 3) for x, y in P]), col, 0.8)  # fmt: skip
    sc.flat(shape("420,1000 620,996 860,990 860,1140 640,1110 480,1060"), "#08262c", 0.5, "multiply", 30)


def draw() -> Scene:
    sc = Scene("seesaw_home", light=(*SUN, 260), shadow="#0a2834", bg="#47727e")
    draw_sky(sc)
    draw_land(sc)
    draw_hill(sc)
    draw_turf(sc)
    draw_plank(sc)
    draw_house(sc)
    draw_family(sc)
    draw_girl(sc)
    front = near_grass(sc.stream("near"), lambda x: 26 + 70 * (abs(x - 300) / 420) ** 1.3 + 12 * math.sin(x * 0.07), (-8, 8), (-0.4, 0.4), 8)  # fmt: skip
    sc.layer(
        front,
        sc.lin([(0, "#3f5c44"), (0.3, "#12383a"), (1, "#081e28")], 0, 1140, 800, 1160),
        z=9,
        cut=0,
        rim="#f0d890",
        rimop=0.5,
    )
    sc.glow(*SUN, 330, "#ffd890", 0.5)
    sc.vignette("#081c2a", 0.4, 300, 620, 980)
    sc.finish()
    return sc
