"""Seen from inside the oven: three bakers haul a loaf of light out on the peel, and the girl at the door shades her eyes.

Palette: soot plum #2a1018, oven brick #b04a2e, flour white #f3ecdc, dawn blue #2f62a4, crust #d9802a, crumb light #fff6cc.
Light: the loaf. Planes: yard at dawn / whitewashed wall / girl / bakers with the peel / loaf / two rings of brick / embers.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 412, 900  # the heart of the loaf
SOOT, BRICK, FLOUR, DAWN, CRUST, CRUMB = "#2a1018", "#b04a2e", "#f3ecdc", "#2f62a4", "#d9802a", "#fff6cc"
FLOOR, SILL = 770, 862  # where wall meets floor, and the edge of the hearth
MOUTH = (400, 470, 318, 372)  # the inner arch: middle, springing, half width, rise
SHADE = (18, -150)  # her hand, before her eyes
PEEL = ((492, 800), (146, 690))  # its handle from behind the loaf outwards
DOOR = (508, 352, 682, 760)
LOAF = "66,1070 84,972 158,868 280,806 412,790 548,810 664,876 738,976 754,1070^ 640,1122 410,1142 176,1122"


def arch(cx: float, spring: float, half: float, rise: float, foot: float) -> Any:
    """An opening with a round head."""
    return U(ellipse(cx, spring, half, rise), box(cx - half, spring, cx + half, foot))


def draw_room(sc: Scene) -> None:
    """A white wall with blue tiles, a door on the morning, rays of the loaf over all of it."""
    sc.backdrop(sc.rad([(0, "#fff3c8"), (0.3, "#f7e7c4"), (0.62, "#c3d0d4"), (1, "#5e86a8")], LX, LY, 820))
    x0, y0, x1, y1 = DOOR
    opening = arch((x0 + x1) / 2, y0 + 40, (x1 - x0) / 2, 74, y1 + 16)
    sc.layer(opening.buffer(15), sc.near("#f7e2bc", "#8aa7b8", 620), z=3, cut=0.5)
    sc.flat(opening, sc.lin([(0, "#16386f"), (0.6, "#3f7db8"), (1, "#b9dcd8")], 0, y0 - 30, 0, y1 - 60))
    with sc.clip(opening):
        r = sc.stream("stars")
        for _ in range(9):
            sc.flat(star(r.uniform(x0, x1), r.uniform(y0 - 30, y0 + 120), r.uniform(2, 4), 4, 0.36), "#eaf6f4", 0.9)
        for k, (y, c) in enumerate(((630, "#6ea3bd"), (668, "#2f5f8f"))):
            hill, _ = ridge(sc.stream(f"roofs{k}"), y, 12, f=2.4)
            sc.layer(hill, c, z=3, cut=0.4, sh=0.2)
        for x, w, h in ((520, 44, 46), (600, 56, 66), (664, 46, 38)):
            sc.layer(
                Polygon([(x - w, 706), (x - w, 676), (x, 676 - h), (x + w, 676), (x + w, 706)]), "#234a7c", z=2, cut=0.3
            )
        sc.layer(box(x0 - 10, 704, x1 + 10, y1 + 30), sc.near("#cdbb98", "#35608f", 330), z=2, cut=0.3)
    floor = Polygon([(-60, FLOOR), (860, FLOOR), (860, 1260), (-60, 1260)])
    sc.layer(floor, sc.near("#ffe9b0", "#8a8f8c", 520), z=3, cut=0.4)
    tiles_ = [box(x, FLOOR - 96, x + 31, FLOOR - 65) for x in range(50, 520, 33)]
    tiles_ += [box(x, FLOOR - 63, x + 31, FLOOR - 32) for x in range(50, 520, 33)]
    tiles_ = [t for t in tiles_ if t.bounds[2] < x0 - 10]
    tiles_ += [box(x, y, x + 31, y + 31) for x in range(706, 800, 33) for y in (FLOOR - 96, FLOOR - 63)]
    sc.layer(U(tiles_), sc.near("#cfe0dc", "#3f78ac", 520), z=1.2, cut=0.2, fibre=0, sh=0.3)
    sc.flat(U([T(star(0, 0, 10, 4, 0.4), (t.bounds[0] + t.bounds[2]) / 2, (t.bounds[1] + t.bounds[3]) / 2)for t in tiles_]), sc.near("#f6f4e4", "#1f4f88", 460), 0.8)  # fmt: skip
    x, y = 414, 486  # yesterday's, gone dull, in a basket on the shelf
    sc.layer(box(x - 76, y, x + 76, y + 13), sc.near("#b98258", "#5a4a50", 600), z=5, cut=0.3, rim="#fff0c8", rimop=0.8)
    sc.layer(U([limb([(x + d, y + 12, 8), (x + d * 0.8, y + 40, 5)], 1) for d in (-52, 52)]), "#7a5546", z=3, cut=0.2)
    old = [
        T(
            Polygon([(-13, 0), (0, -24), (13, 0)]),
            x + 38 * math.cos(a),
            y - 34 + 38 * math.sin(a),
            rot=math.degrees(a) + 90,
        )
        for a in np.linspace(-3.3, 0.2, 9)
    ]
    sc.layer(U(old, ellipse(x, y - 34, 40)), "#94705a", z=3, cut=0.5, rim="#e8d2b0", rimop=0.7)
    sc.layer(ellipse(x, y - 34, 32), "#a98468", z=1.6, cut=0.5)
    sc.flat(U([limb([(x - 16 + 14 * k, y - 22, 1), (x - 10 + 14 * k, y - 36, 5), (x - 6 + 14 * k, y - 50, 1)], 4)for k in range(3)]), "#6f5142", 0.9)  # fmt: skip
    put(sc, T(basket("#a87844", 88, 40, bow=0), x, y, 1), z=2)
    fan = []
    for k, a in enumerate(np.linspace(-2.86, -0.28, 15)):
        w = 0.05 if k % 2 else 0.075
        fan.append(
            Polygon([(LX, LY), (LX + 900 * math.cos(a - w), LY + 900 * math.sin(a - w)),
                     (LX + 900 * math.cos(a + w), LY + 900 * math.sin(a + w))])
        )  # fmt: skip
    sc.flat(
        U(fan), sc.rad([(0, "#fff6cc", 0.8), (0.5, "#ffe9a8", 0.34), (1, "#ffe9a8", 0)], LX, LY, 700), 0.8, "screen", 2
    )


def thrown(sc: Scene, fig: Any, k: float = 1.75) -> None:
    """The shadow of somebody on the wall: larger, away from the loaf."""
    g = T(fig.outline(), o=(LX, LY), s=k)
    g = clean(g.intersection(box(-20, -20, 820, FLOOR)))
    sc.flat(g, "#3f6f9a", 0.5, "multiply", 3)


def draw_girl(sc: Scene) -> None:
    """She stands in the door with her bicycle, one hand before her eyes."""
    x, y, s = 600, 806, 1.3
    girl = person(
        13, "tq", SIDE["stand"].but(hand_a=(0.34, -0.36), elbow_a=1, lean=-5), dress("coat", "#c2362c", "#27406a", "#f0d9a8"),
        "#b97a52", "bob", "#2a1a14", "wonder", hat="knit", hat_colour="#e8b53a", grip_a="flat", reach_a=SHADE, reach_b=(-4, -66),
    )  # fmt: skip
    bike = T(bicycle("#1f6f78", "#27303c"), x + 84, y - 2, 0.92, flip=True)
    put(sc, bike, z=1.6, rim=(2, -1, "#ffe9b0", 0.9))
    put(sc, T(basket("#c08a4a", 46, 26), x + 22, y - 88, 0.9), z=1.6, rim=(2, -1, "#ffe9b0", 0.8))
    sc.flat(ellipse(x, y, 40, 7), "#3c5a78", 0.5, "multiply", 3)
    put(sc, T(girl, x, y, s, flip=True), z=2, rim=(2, -2, "#fff0c0", 0.9), cast=5)


BAKERS: tuple[tuple[float, float, float, dict[str, Any]], ...] = (  # x of the feet, size, place of the hands on the peel
    (158, 1.34, 0.95, dict(age=62, dress=dress("vest", "#5a7f58", "#3c4a58", "#f3ecdc"), skin="#e0ab84", hair="balding", hair_colour="#e6e0d4", beard="full", hat="flat", hat_colour="#e9e2d2")),
    (252, 1.42, 0.66, dict(age=34, dress=dress("farmwife", "#e0a23a", "#27507f", "#f3ecdc"), skin="#8a5636", hair="bun", hair_colour="#1c1210", hat="scarf", hat_colour="#c2362c")),
    (348, 1.5, 0.36, dict(age=27, dress=dress("vest", "#c2362c", "#2f3f5c", "#f3ecdc"), skin="#c98a5c", hair="short", hair_colour="#2a1a14", beard="moustache", hat="flat", hat_colour="#f3ecdc")),
)  # fmt: skip


def bakers() -> list[Any]:
    """The three at the peel, leaning back, hands on the handle."""
    out = []
    (ax, ay), (bx, by) = PEEL
    for x, s, t, look in BAKERS:
        y = SILL + 30
        hx, hy = ax + (bx - ax) * t, ay + (by - ay) * t
        hx2, hy2 = ax + (bx - ax) * (t - 0.1), ay + (by - ay) * (t - 0.1)
        out.append(
            T(
                person(
                    view="tq", pose=SIDE["pull"].but(lean=-26, nod=8), mood="firm",
                    reach_a=((hx - x) / s, (hy - y) / s), reach_b=((hx2 - x) / s, (hy2 - y) / s), **look,
                ), x, y, s,
            )
        )  # fmt: skip
    return out


def draw_bakers(sc: Scene) -> None:
    """Shadows first, then the handle, then the three."""
    three = bakers()
    with sc.clip(arch(*MOUTH, SILL + 10)):
        for p in three:
            thrown(sc, p)
        for p in three:
            put(sc, p, z=2.4, rim=(-3, -1, "#fff0b8", 0.9), cast=6)
        (ax, ay), (bx, by) = PEEL
        sc.layer(
            limb([(ax, ay, 21), (bx, by, 14)], 2),
            sc.near("#e8a860", "#6a3f2a", 480),
            z=5,
            cut=0.4,
            rim="#fff0b8",
            rimop=0.9,
        )
        for p, (*_, look) in zip(three, BAKERS, strict=True):
            for name in ("hand_b.hold", "hand_a.hold"):
                x, y = p.at(name)
                sc.layer(
                    ellipse(x, y, 8.5, 12.5, -12), look["skin"], z=2, cut=0, wash=0, fibre=0, rim="#fff0b8", rimop=1
                )


def draw_loaf(sc: Scene) -> None:
    """A round loaf as wide as the oven: flour rings, three cuts, light in all of them."""
    sc.glow(LX, LY - 30, 620, "#ffd27a", 0.7)
    sc.layer(
        Polygon([(-60, SILL), (860, SILL), (860, 1260), (-60, 1260)]),
        sc.near("#ffb860", "#5a1f1c", 560, (LX, 1020)), z=6, cut=0.6, rim="#fff0c0", rimop=0.9,
    )  # fmt: skip
    for x in (-120, 30, 200, 400, 600, 770, 920):
        sc.stroke([(400 + (x - 400) * 0.72, SILL), (400 + (x - 400) * 1.7, 1210)], "#7a2a1c", 3, 0.5)
    for y in (900, 980, 1100):
        sc.stroke([(-10, y), (810, y)], "#7a2a1c", 2.4, 0.45)
    sc.flat(ellipse(408, 1140, 400, 46), "#4a1518", 0.75, "multiply", 9)
    sc.layer(
        shape("10,1116^ 60,1090 400,1106 750,1090 800,1116^ 780,1146 400,1170 30,1146"),
        sc.lin([(0, "#f0b068"), (1, "#8a4a2a")], 0, 1090, 0, 1170), z=8, cut=0.5, rim="#ffe9b0", rimop=0.9,
    )  # fmt: skip
    body = shape(LOAF)
    rays_ = []
    for k, a in enumerate(np.linspace(-3.0, -0.14, 15)):
        c, q = math.cos(a), math.sin(a)
        x, y = 410 + 322 * c, 1010 + 214 * q
        n = 112 if k % 2 else 70
        b = 12 if k % 2 else -10
        tip = (x + n * c * 1.1 - b * q, y + n * q + b * c)
        flank = [(x + 36 * q, y - 36 * c), (x - 36 * q, y + 36 * c)]
        mid = [
            ((f[0] + tip[0]) / 2 - 7 * sg * q, (f[1] + tip[1]) / 2 + 7 * sg * c)
            for f, sg in zip(flank, (-1, 1), strict=True)
        ]
        rays_.append(
            rounded(
                shape(
                    f"{flank[0][0]},{flank[0][1]}^ {mid[0][0]},{mid[0][1]} {tip[0]},{tip[1]}^ {mid[1][0]},{mid[1][1]} {flank[1][0]},{flank[1][1]}^ {x - 60 * c},{y - 60 * q}"
                ),
                2,
            )
        )
    for g in rays_:
        sc.layer(
            g,
            sc.rad(
                [(0, "#fffbe0"), (0.55, "#fff0ac"), (0.72, "#ffc24e"), (0.9, "#f58a26"), (1, "#d9561a")], LX, 1010, 400
            ),
            z=7,
            cut=0.8,
            rim="#fffbe0",
            rimop=1,
        )
    sc.glow(LX, 900, 470, "#ffdf80", 0.7)
    sc.layer(
        body,
        sc.rad([(0, "#fffbe2"), (0.24, "#ffe394"), (0.5, "#f6ae45"), (0.76, "#c96d22"), (1, "#7f3616")], 412, 880, 390),
        z=14, cut=1.2, wash=0.9, rim="#fffbe0", rimop=1, rimw=1.6,
    )  # fmt: skip
    r = sc.stream("flour")
    with sc.clip(body):
        for k in range(7):  # the rings of the proving basket, in flour
            rx, ry = 70 + 52 * k, 26 + 40 * k
            P = [
                (412 + rx * math.cos(a), 868 + ry * math.sin(a) * 0.95 + 16 * k)
                for a in np.linspace(0, 2 * math.pi, 70)
            ]
            sc.stroke(P, "#fffaf0", 14 - k * 0.6, 0.55 - 0.03 * k, blur=0.8)
            sc.stroke([(x, y + 7) for x, y in P], "#a9481a", 3, 0.5, blur=0.8)
        sc.flat(
            U([ellipse(r.uniform(60, 760), r.uniform(800, 1120), r.uniform(1, 2.8)) for _ in range(200)]),
            "#fffaf0",
            0.55,
        )
        for k, (x0, x1) in enumerate(((186, 300), (350, 424), (528, 548))):
            tip, foot = (x1, 828 + 6 * abs(k - 1)), (x0, 1050)
            cx, cy = (tip[0] + foot[0]) / 2 - 26 + 18 * k, (tip[1] + foot[1]) / 2
            for w, c, op in ((46, "#a5501c", 1), (36, "#fff2b4", 1), (20, "#fffef2", 1)):
                sc.layer(
                    limb([(*foot, 1), (foot[0] * 0.6 + cx * 0.4 - 8, foot[1] * 0.55 + cy * 0.45, w * 0.9), (cx, cy, w), (tip[0] * 0.7 + cx * 0.3, tip[1] * 0.7 + cy * 0.3, w * 0.7), (*tip, 1)], 10),
                    c, z=1.6 if w == 46 else 0.8, cut=0.6, wash=0.2, fibre=0, op=op, rim="#fff6d8", rimop=0.9,
                )  # fmt: skip
            sc.glow(cx, cy, 190, "#fff0b0", 0.6)
    sc.flat(body.difference(T(body, 0, -34)), sc.lin([(0, "#7a2f14"), (1, "#7a2f14")], 0, 0, 0, 1), 0.4, "multiply", 12)


def draw_oven(sc: Scene) -> None:
    """Two rings of brick round the mouth, the nearer in soot; embers raked into the corners."""
    cx, spring, half, rise = MOUTH
    for k, (grow, lit, shade, n) in enumerate(
        ((0, "#f08a4a", "#6a2420", 25), (58, "#9a3a2a", "#2e1119", 19), (128, "#4a1a1e", "#170a12", 15))
    ):
        hole = arch(cx, spring + 14 * k, half + grow, rise + grow * 0.86, 1300)
        ring = clean(box(-60, -60, 860, 1260).difference(hole))
        sc.layer(
            ring,
            sc.near(lit, shade, 620 - 40 * k),
            z=12 + 4 * k,
            cut=0.8,
            rim="#ffd48a",
            rimop=0.95 - 0.2 * k,
            rimw=1.8,
        )
        with sc.clip(ring):
            for a in np.linspace(0, math.pi, n):
                c, s = math.cos(a), math.sin(a)
                p = (cx + (half + grow) * c, spring + 14 * k - (rise + grow * 0.86) * s)
                sc.stroke([p, (p[0] + 62 * c, p[1] - 62 * s)], SOOT, 3.4, 0.5)
            for y in range(int(spring) + 40, 1200, 48):
                for side in (-1, 1):
                    x = cx + side * (half + grow)
                    sc.stroke([(x, y + 14 * k), (x + side * 62, y + 14 * k + 10)], SOOT, 3.4, 0.5)
    r = sc.stream("embers")
    for _ in range(64):
        side = r.choice((-1, 1))
        x = 400 + side * r.uniform(250, 420)
        y = 1200 - r.random() * 0.6 * (abs(x - 400) - 230)
        s = r.uniform(12, 30)
        g = shape(
            f"{x - s},{y} {x - s * 0.4},{y - s * 0.7} {x + s * 0.6},{y - s * 0.6} {x + s},{y + 4} {x + s * 0.3},{y + s * 0.6} {x - s * 0.7},{y + s * 0.5}"
        )
        sc.layer(g, mix("#3a1418", "#f05a20", r.random() ** 1.4), z=4, cut=0.6, wash=0.3, rim="#ffb45a", rimop=0.9)
    hen = T(bird_on("hen"), 704, SILL + 22, 0.56, flip=True)
    put(sc, hen.recolour(lambda c: mix(c, "#4a1a1e", 0.45)), z=3, rim=(3, -1, "#fff0b8", 1), cast=6)


def draw() -> Scene:
    """Is it done?"""
    sc = Scene("sun_bakery", light=(LX, LY, 220), shadow="#22101a", bg=SOOT)
    draw_room(sc)
    draw_girl(sc)
    draw_bakers(sc)
    draw_loaf(sc)
    draw_oven(sc)
    sc.glow(LX, LY, 460, "#ffe9a8", 0.4)
    sc.vignette("#1a0810", 0.34, 420, 640, 900)
    sc.finish()
    return sc
