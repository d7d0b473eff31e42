"""A seesaw over a green hill: a whole house hangs up in the morning, and a girl with her suitcase holds the other end down.

Palette: sky #2f8fd6, cream #fff6dc, coral plank #e4553a, grass #7fbf3a, deep green #14523a, slate #35506e, mustard #f2b32e.
Light: a high morning sun from the upper left; every mass has a blue-green shade side. Planes: sky with piled clouds / blue
hills / meadow / the round hill / plank and house / girl / dark grass before us.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.seesaw_house import draw_garden, draw_house, draw_smoke, draw_windows
from cards.studio.papercut.seesaw_plank import ANG, EXACT, LIGHT, LONG, THICK, at, draw_plank, on

ROUND = 232  # the hill


def hill_middle() -> tuple[float, float]:
    """Where the hill's middle lies, so that the plank rests on it."""
    return at(LONG * 0.5, -THICK - ROUND + 4)


def draw_sky(sc: Scene) -> None:
    """Morning blue, pale towards the land; two heaps of cloud, the near one bright at its upper left."""
    sc.backdrop(sc.lin([(0, "#1668b4"), (0.28, "#2f8fd6"), (0.6, "#8fcdea"), (0.8, "#fdf3d2"), (1, "#fdf3d2")], 120, 0, 0, 1160))  # fmt: skip
    sc.glow(-40, -40, 760, "#fff6cc", 0.6)
    for k, (x, y, w, h, c) in enumerate(((330, 150, 300, 44, "#5aa8de"), (640, 236, 420, 120, "#8cc6ea"), (560, 330, 560, 120, "#a8d6f0"), (760, 400, 560, 150, "#c0e0f2"), (40, 520, 330, 80, "#9ccfec"), (110, 580, 420, 74, "#bfe2f2"), (40, 720, 420, 80, "#cfeaf2"), (330, 790, 460, 64, "#e2f2ec"), (60, 830, 380, 54, "#f0f6e4"))):  # fmt: skip
        r = sc.stream(f"cloud {k}")
        lobes = [ellipse(x + w * 0.5 * t, y - h * 0.62 * (1 - t * t) * r.uniform(0.5, 1.1), *(2 * [h * (0.28 + 0.3 * (1 - t * t)) * r.uniform(0.8, 1.15)])) for t in np.linspace(-1, 1, 11)]  # fmt: skip
        g = clean(U([*lobes, ellipse(x, y, w * 0.56, h * 0.3)]).intersection(box(-300, 0, 1200, y + h * 0.26)))
        sc.layer(rounded(g, 6), sc.lin([(0, "#ffffff"), (0.4, light(c, 0.55)), (1, c)], x - w * 0.1, y - h, x + w * 0.08, y + h * 0.3), z=6, sh=0.28, shc="#2a74ac", cut=0.5, wash=0.5, rim="#ffffff", rimop=1)  # fmt: skip
    q = sc.stream("swallows")
    for _ in range(6):
        x, y, k = q.uniform(60, 330), q.uniform(250, 420), q.uniform(0.5, 1)
        sc.flat(T(U(limb("-14,-5,.6 -6,-6,2.4 0,0,2.6", 4), limb("0,0,2.6 6,-7,2.2 15,-4,.6", 4)), x, y, k, rot=q.uniform(-20, 20)), "#184e84", 0.85)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Blue hills, woods, a village far off, the meadow."""
    for k, (P, a, b) in enumerate((([(-40, 874), (120, 846), (330, 876), (560, 850), (840, 866)], "#a8d4de", "#78b2c8"), ([(-40, 912), (150, 900), (360, 914), (600, 896), (840, 910)], "#8ac29a", "#4f9a80"), ([(-40, 948), (200, 936), (460, 946), (840, 932)], "#d2e060", "#8cbc40"), ([(-40, 1000), (200, 986), (460, 996), (840, 980)], "#c2dc4c", "#5a9e34"))):  # fmt: skip
        g, top = land(sc.stream(f"land {k}"), P, 4)
        sc.layer(g, sc.lin([(0, a), (1, b)], 0, P[0][1] - 20, 500, P[0][1] + 230), z=6 + k, sh=0.3, shc="#1c5a4a", cut=0.7, wash=0.5, rim="#fffbd8", rimop=0.8)  # fmt: skip
        r = sc.stream(f"growth {k}")
        if k == 1:
            woods = [ellipse(x, y_at(top, x) + 1, r.uniform(8, 18), r.uniform(7, 14)) for x in [*range(-10, 170, 13), *range(250, 330, 14)]]  # fmt: skip
            sc.layer(U(woods), sc.lin([(0, "#7cba70"), (1, "#2f7a64")], 0, 890, 0, 925), z=3, cut=0.6, sh=0.3, rim="#f0fac0", rimop=0.9)  # fmt: skip
        if k >= 2:
            s = (1, 2)[k - 2]
            tufts = [limb([(x, y + 3, 1.6 * s), (x + r.uniform(-2, 4) * s, y - r.uniform(5, 11) * s, 0.3)], 3, 3) for x, y in ((x, y_at(top, x) + r.uniform(4, 46 * s)) for x in (r.uniform(-10, 810) for _ in range(170)))]  # fmt: skip
            sc.flat(U(tufts), "#3f8a34", 0.55)
            dots = [ellipse(r.uniform(-10, 810), P[0][1] + r.uniform(0, 50 * s), 1.4 * s, 1.1 * s) for _ in range(60)]
            sc.flat(U(dots), "#fffbe4", 0.9)


def draw_hill(sc: Scene) -> None:
    """The pivot: a round green hill, combed by the wind, lit from the left, with the plank's shadow on it."""
    x, y = hill_middle()
    g = clean(ellipse(x, y, ROUND, ROUND) .intersection(box(-40, 0, 840, 1030)) .union(shape(f"{x - ROUND * 1.06},1030^ {x - ROUND * 0.99},990 {x - ROUND * 0.93},930 {x},900 {x + ROUND * 0.93},930 {x + ROUND * 0.99},990 {x + ROUND * 1.06},1030^")))  # fmt: skip
    sc.flat(T(g, 34, 16), "#1b5a3a", 0.5, "multiply", 14)
    sc.layer(g, sc.rad([(0, "#e8ee6a"), (0.3, "#a6d044"), (0.62, "#4f9c3a"), (1, "#155a44")], x - 120, y - 130, ROUND * 1.75), z=12, sh=0.5, shc="#0f4a3a", cut=0.8, rim=LIGHT, rimop=1, rimw=1.4)  # fmt: skip
    with sc.clip(g):
        r = sc.stream("blades")
        bright, deep = [], []
        for _ in range(1500):
            a, d = r.uniform(math.pi * 0.98, math.pi * 2.02), ROUND * math.sqrt(r.random())
            px, py = x + d * math.cos(a), y + d * math.sin(a) * 1.0 + (d < ROUND * 0.6) * r.uniform(0, 110)
            n, lean_ = r.uniform(7, 15), (px - x) / ROUND
            blade = limb([(px, py, 1.7), (px + lean_ * n * 0.7 + 1, py - n * 0.6, 1.2), (px + lean_ * n * 1.2 + 3, py - n * (1 - 0.5 * abs(lean_)), 0.3)], 3, 3)  # fmt: skip
            (bright if r.random() < 0.55 else deep).append(blade)
        sc.flat(U(deep), "#1d6a3c", 0.42)
        sc.flat(U(bright), "#e9f59a", 0.5)
        q = sc.stream("daisies")
        for _ in range(34):
            a, d = q.uniform(math.pi * 1.02, math.pi * 1.98), ROUND * q.uniform(0.2, 0.95)
            px, py, s = x + d * math.cos(a), y + d * math.sin(a) + q.uniform(0, 60), q.uniform(2.4, 4.6)
            sc.flat(star(px, py, s, 7, 0.55), "#ffffff", 0.95)
            sc.flat(ellipse(px, py, s * 0.36, s * 0.36), "#f4b52c")
        shadow = Polygon([at(-40, -THICK), at(LONG + 40, -THICK), at(LONG + 40, -THICK - 64), at(-40, -THICK - 44)])
        sc.flat(T(shadow, 26, 6), "#0c4a4a", 0.62, "multiply", 7)


def draw_family(sc: Scene) -> None:
    """Father, mother and the dog at the fence, looking down the plank; the fence before them."""
    U1 = LONG * 0.478
    x, y = at(U1 + 34, 14)
    father = person(44, "side", SIDE["stand"].but(lean=16, nod=8), dress("shirt", "#f2efe2", "#39506e", "#39506e"), "#b97a52", "short", "#3a2620", "sad", reach_a=(46, -92), reach_b=(40, -90), hat="flat", hat_colour="#6a4a3a", beard="moustache")  # fmt: skip
    mother = person(41, "side", SIDE["stand"].but(lean=12, nod=6), dress("dress", "#7a3f88", "#7a3f88", "#f4d06a"), "#a86a44", "bun", "#2a1a1c", "sad", reach_a=(30, -158), reach_b=(44, -92))  # fmt: skip
    put(sc, T(father, x + 22, y + 2, 0.74, flip=True), z=2, cast=3, rim=(2, 2, LIGHT, 0.9))
    x, y = at(U1 + 4, 10)
    put(sc, T(mother, x + 8, y + 2, 0.7, flip=True), z=2, cast=3, rim=(2, 2, LIGHT, 0.9))
    x, y = at(U1 - 44, 20)
    put(sc, T(beast("dog", "alert", head=18), x + 4, y + 4, 0.56, flip=True), z=1.6, cast=2, rim=(2, 2, LIGHT, 0.9))
    pales = []
    for u in np.arange(-66, 120, 15):
        pales.append(T(Polygon([(-4.6, 4), (-4.6, -38), (0, -46), (4.6, -38), (4.6, 4)]), u, 0))
    rails = U(limb("-72,-12,5 124,-12,5", 1, 3), limb("-72,-29,5 124,-29,5", 1, 3))
    sc.layer([(on(rails, U1, 0), "#e4e6e0"), (on(U(pales), U1, 0), "#ffffff")], z=3, sh=0.5, shc="#1c4a4a", **EXACT, rim="#ffffff", rimop=1)  # fmt: skip


def draw_girl(sc: Scene) -> None:
    """She sits on the lower end with the case on her knees and her back to the house."""
    case = T(suitcase("#8a4a2c", 40, 28), 27, -39, 1)
    d = dress("coat", "#f2b32e", "#2c4a80", "#fff6dc").but(skirt=0.55)
    pose = SIDE["sit"].but(hip=0.54, lean=-5, nod=-8)
    girl = person(10, "side", pose, d, "#a8683f", "braids", "#2a1712", "sad", hat="straw", hat_colour="#f6e6b4", reach_a=(33, -62), reach_b=(40, -62), over=case)  # fmt: skip
    x, y = at(116, 0)
    sc.flat(ellipse(x - 20, 1066, 86, 13), "#0c4a3a", 0.6, "multiply", 8)
    put(sc, T(girl, x + 8, 1064, 2.0, flip=True), z=2.6, cast=5, rim=(2.4, 2.2, LIGHT, 0.95))
    for u, v, q in ((312, 28, 9), (238, 14, 9)):
        px, py = at(u, v)
        sc.flat(ellipse(px + 7, py + 9, 11, 5, -ANG), "#6a1a2c", 0.5, "multiply", 2)
        sc.layer(ellipse(px, py, q, q), sc.rad([(0, "#ff8a6a"), (1, "#b81c2c")], px - 3, py - 4, 12), z=2, sh=0.4, **EXACT, rim="#fff0e0", rimop=1)  # fmt: skip


def draw_turf(sc: Scene) -> None:
    """The meadow in front of the hill's foot."""
    g, top = land(sc.stream("turf"), [(-40, 1046), (160, 1040), (330, 1012), (560, 1004), (840, 1012)], 3)
    sc.layer(g, sc.lin([(0, "#c6dc4a"), (0.5, "#6fae36"), (1, "#2c7a3a")], 0, 1000, 160, 1220), z=5, sh=0.3, shc="#1c5a3a", dy=-3, cut=0.6, wash=0.5, rim=LIGHT, rimop=0.5)  # fmt: skip
    r = sc.stream("tufts")
    for col, n, op in (("#c6dc4a", 260, 1), ("#8fc040", 200, 0.9), ("#2f7a34", 240, 0.5)):
        P = [(x, y_at(top, x) + (r.uniform(-1, 6) if n == 260 else r.uniform(4, 120))) for x in (r.uniform(-10, 810) for _ in range(n))]  # fmt: skip
        sc.flat(U([limb([(x, y + 4, 3), (x + r.uniform(-3, 8), y - r.uniform(10, 24), 0.4)], 3, 3) for x, y in P]), col, op)  # fmt: skip
    sc.flat(shape("470,1006 620,1000 840,996 840,1110 700,1090 560,1050"), "#0c4a3a", 0.55, "multiply", 16)
    for _ in range(46):
        x, q = r.uniform(10, 800), r.uniform(3, 6)
        y = y_at(top, x) + r.uniform(10, 130)
        sc.flat(star(x, y, q, 8, 0.55), "#ffffff", 0.95)
        sc.flat(ellipse(x, y, q * 0.36, q * 0.36), "#f4b52c")


def draw() -> Scene:
    sc = Scene("seesaw_home", light=(60, 40, 260), shadow="#0a3350", bg="#2f8fd6")
    draw_sky(sc)
    draw_land(sc)
    draw_hill(sc)
    draw_turf(sc)
    draw_plank(sc)
    draw_garden(sc)
    draw_house(sc)
    draw_windows(sc)
    draw_smoke(sc)
    draw_family(sc)
    draw_girl(sc)
    front = near_grass(sc.stream("near"), lambda x: 26 + 70 * (abs(x - 300) / 420) ** 1.3 + 12 * math.sin(x * 0.07), (-8, 8), (-0.4, 0.4), 8)  # fmt: skip
    sc.layer(front, sc.lin([(0, "#2f7a3a"), (1, "#0c3a30")], 0, 1090, 0, 1210), z=9, cut=0, rim="#d8f08a", rimop=0.8)
    for x, y, q in ((716, 1120, 26), (772, 1076, 22), (652, 1156, 22), (600, 1176, 15), (30, 1160, 18), (790, 1150, 26)):  # fmt: skip
        sc.flat(limb([(x + 8, 1216, 4), (x + 6, (y + 1216) / 2, 3), (x, y, 2.4)], 5), "#0f4634")
        sc.layer(U([ellipse(x + q * 0.62 * math.cos(a), y + q * 0.44 * math.sin(a), q * 0.42, q * 0.17, math.degrees(math.atan2(0.7 * math.sin(a), math.cos(a)))) for a in np.arange(0, 6.28, 0.45)]), sc.lin([(0, "#ffffff"), (1, "#bcd4dc")], x - q, y - q, x + q, y + q), z=3, sh=0.4, **EXACT, rim="#ffffff", rimop=0.8)  # fmt: skip
        sc.layer(ellipse(x, y - 1, q * 0.3, q * 0.23), sc.rad([(0, "#ffe06a"), (1, "#d98a1c")], x - 2, y - 3, q * 0.4), z=1.6, sh=0.4, **EXACT)  # fmt: skip
    sc.vignette("#0a3a5a", 0.3, 360, 520, 900)
    sc.finish()
    return sc
