"""Before daybreak three bakers, all on one peel, lean back and haul the loaf that is the sun out of a hill.

Palette: night #0c1a3c, slate blue #2f5280, dawn teal #6f9fa6, dough #f2cf8e, crust light #fff6d2, sun orange #f58a1f.
Light: the loaf. Planes: night / far land / the hill / dark oven / loaf / bakers on the floury yard / roofs below that wait.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.oven_hill import LX, LY, NIGHT, SILL, WARM, house, oven_hill, oven_mouth
from cards.studio.papercut.sun_loaf import Dome, sun_loaf

LOAF = Dome(548, 640, 236, 186, 27)
HANDLE = [(384, 742), (-60, 1012)]
EDGE = [(-60, 1170), (120, 1150), (300, 1090), (520, 1052), (700, 1040), (860, 1046)]  # of the yard, over the roofs


def hy(x: float) -> float:
    """The height of the handle at x."""
    return float(np.interp(x, [HANDLE[1][0], HANDLE[0][0]], [HANDLE[1][1], HANDLE[0][1]]))


def draw_sky(sc: Scene) -> None:
    """The last of the night: deep above, a little teal where the land begins."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#0b1a40"),
                (0.2, "#133062"),
                (0.38, "#265684"),
                (0.5, "#4c84a0"),
                (0.56, "#86b0ae"),
                (0.62, "#b4c4ac"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(LX - 60, LY + 40, 640, "#ffa858", 0.5)
    r = sc.stream("stars")
    spots = [(r.uniform(0, 520), 380 * r.random() ** 1.4, r.uniform(0.7, 1.8)) for _ in range(70)]
    sc.flat(U([ellipse(*p) for p in spots]), "#eef2ff", 0.75)
    for name, P, c in (
        ("a", [(-60, 398), (40, 392), (120, 400)], "#3a6a96"),
        ("b", [(-60, 486), (50, 480), (190, 488)], "#6f9fb0"),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, 4, 9, sx=5)
        sc.layer(b, sc.near(mix(c, "#ffc890", 0.4), c, 520), z=5, sh=0.25, rim="#ffd9a0", rimop=0.5)
    for k, (y, c) in enumerate(((596, "#6f9fb0"), (634, "#4c7d9c"))):
        g, _ = ridge(sc.stream(f"far {k}"), y, 14, f=1.4, tilt=20)
        sc.layer(g, sc.near(mix(c, "#ffd9a0", 0.4), c, 480), z=5, sh=0.3, rim="#ffe0a8", rimop=0.5)


def draw_town(sc: Scene) -> None:
    """Three planes of it in the valley, each plain and a step deeper."""
    rows = (
        (690, 30, 5, "#4a7da0", [-30, 30, 96, 150, 214, 268]),
        (770, 52, 7, "#2f5f8e", [-6, 104, 206]),
        (868, 84, 9, "#1d4474", [10, 176]),
    )
    for k, (y, w, z, c, xs) in enumerate(rows):
        r = sc.stream(f"row {k}")
        for j, x in enumerate(xs):
            q = w * r.uniform(0.9, 1.15)
            house(
                sc,
                x,
                y + r.uniform(-0.3, 0.3) * w,
                q,
                q * r.uniform(1.0, 1.5),
                mix(c, NIGHT, r.uniform(0, 0.14)),
                z,
                1 if (k, j) == (1, 1) else 0,
                0,
                860,
            )
        if k == 0:
            t = Polygon([(58, 760), (58, 604), (74, 540), (90, 604), (90, 760)])
            sc.layer(t, sc.near("#a08a8c", "#3f7096", 560), z=5, rim=WARM, rimop=0.7)
            sc.flat(ellipse(74, 628, 5, 8), "#1d4068")
        sc.veil([(0, "#7fb4c4", 0), (0.6, "#7fb4c4", 0.16 - 0.03 * k), (1, "#7fb4c4", 0)], 0, y - 90, 0, y + 90)


def draw_yard(sc: Scene) -> None:
    """Floury ground, the sill and the foot of the oven."""
    top = [(-60, 1040), (60, 990), (190, 916), (300, 862), (400, 838), (560, 832), (860, 832)]
    g = Polygon([*curve(np.array(top, float), n=10), *curve(np.array(EDGE[::-1], float), n=10)])
    fill = sc.rad(
        [(0, "#fff3c8"), (0.2, "#ffd083"), (0.42, "#d08a64"), (0.62, "#5c6288"), (0.82, "#27487c"), (1, "#122a54")],
        LX - 70,
        850,
        560,
    )
    sc.layer(g, fill, z=9, sh=0.4, rim="#fff0c8", rimop=0.8)
    r = sc.stream("ruts")
    with sc.clip(g):
        for _ in range(120):
            a, d = r.uniform(0.02, math.pi - 0.02), r.uniform(60, 620)
            x, y = LX - 40 + d * math.cos(a), 826 + d * 0.6 * math.sin(a)
            w = r.uniform(8, 34) * (0.5 + d / 500)
            q = limb([(x - w, y + 2, 0.4), (x, y - 1.5, 1 + d / 260), (x + w, y + 1, 0.4)], 4)
            sc.flat(q, "#3a2a58", 0.26)
            sc.flat(T(q, 0, -2), "#fff0c4", 0.4)
        flour = [(LX - 40 + r.gauss(0, 220), 880 + abs(r.gauss(0, 90)), r.uniform(0.6, 2.6)) for _ in range(320)]
        sc.flat(U([ellipse(x, y, q, q * 0.6) for x, y, q in flour]), "#fffbe8", 0.6)
    sill = Polygon([(340, SILL - 4), (860, SILL - 4), (860, 846), (352, 846)])
    sc.layer(
        sill,
        sc.rad([(0, "#ffb060"), (0.4, "#a8604a"), (0.8, "#4a3f64"), (1, "#2c3462")], LX - 80, SILL - 10, 360),
        z=7,
        rim="#fff0c0",
        rimop=0.9,
    )
    sc.flat(brick(sill, 62, 31, "sill", 0.7), "#2a1834", 0.5)
    sc.flat(ellipse(LX + 20, SILL + 34, 270, 34), "#2a1024", 0.6, "multiply", 12)


def draw_peel(sc: Scene) -> None:
    """One board, one handle."""
    (x0, y0), (x1, y1) = HANDLE
    blade = shape("356,758^ 392,722 470,716 640,712 780,716 800,744 770,776 640,792 500,794 420,786 372,772^")
    sc.flat(T(blade, -6, 30), "#1c0c20", 0.6, "multiply", 9)
    sc.layer(T(blade, 0, 9), "#5f3020", z=3, cut=0.3)
    sc.layer(
        blade,
        sc.rad([(0, "#ffdf98"), (0.5, "#d9944a"), (1, "#8a4a28")], LX - 120, 740, 330),
        z=5,
        cut=0.4,
        rim="#fff6d8",
        rimop=0.9,
    )
    handle = limb([(x0 + 30, hy(x0) - 18, 22), (x0, y0, 19), (x1, y1, 28)], 4)
    sc.flat(T(handle, -10, 120), "#1c1440", 0.5, "multiply", 6)
    sc.layer(handle, sc.near("#ffd58a", "#a8643c", 620), z=6, cut=0.3, rim="#fff0c0", rimop=1, rimw=2)
    grain = [
        limb([(x, hy(x) + d, 0.6), (x - 40, hy(x - 40) + d, 1.6), (x - 84, hy(x - 84) + d, 0.5)], 3)
        for x, d in ((350, -3), (300, 4), (220, -4), (150, 5), (60, -5), (20, 4))
    ]
    sc.flat(U(grain), "#5a2c1c", 0.6)


def cast(sc: Scene, g: Any, x: float, y: float, long: float = 1.0) -> None:
    """A shadow on the yard, away from the loaf."""
    dx, dy = x - LX, y - 700
    n = math.hypot(dx, dy * 1.6)
    dx, dy = long * 1.25 * dx / n, long * 1.0 * dy / n
    q = AF.affine_transform(g, [1, -dx, 0, -dy, dx * y, y + dy * y])
    sc.flat(q, sc.rad([(0, "#1c1440", 0.95), (1, "#161a48", 0.3)], x, y, 300 * long), 0.85, "multiply", 2.2)


def draw_crew(sc: Scene) -> None:
    """Three of them on the long handle, their whole weight in it."""
    crew: list[tuple[float, float, float, Any, dict[str, Any]]] = [
        (316, 902, 1.12, SIDE["pull"].but(lean=-32, hip=0.78, nod=4, foot_a=(0.62, 0), foot_b=(0.26, 0)),
         dict(age=72, dress=dress("coat", "#5a6a8a", "#3a3552", "#f4ead6").but(apron="#fff6e4"), skin="#c08a62", hair="balding", hair_colour="#f0e8dc", beard="full", hat="flat", hat_colour="#f6ead2")),
        (222, 982, 1.3, SIDE["pull"].but(lean=-40, hip=0.7, nod=12, foot_a=(0.74, 0.05), foot_b=(0.36, 0)),
         dict(age=34, dress=dress("farmwife", "#2f7a80", "#3a3552", "#f4ead6").but(sleeves="short"), skin="#8a5236", hair="bun", hair_colour="#2a1a1c", hat="scarf", hat_colour="#d8503a")),
        (122, 1078, 1.5, SIDE["pull"].but(lean=-48, hip=0.6, nod=20, foot_a=(0.82, 0.06), foot_b=(0.56, 0)),
         dict(age=15, dress=dress("shirt", "#c8503a", "#3a3a5c", "#f4ead6").but(pattern="stripes"), skin="#d9a077", hair="curly", hair_colour="#3a2018")),
    ]  # fmt: skip
    placed = []
    for x, y, s, pose, who in crew:
        ra, rb = ((d, (hy(x + d * s) - y) / s) for d in (40, 62))
        p = T(person(view="side", pose=pose, mood="firm", reach_a=ra, reach_b=rb, **who), x, y, s)
        cast(sc, p.outline(), x + 30 * s, y + 4, 0.8)
        placed.append((p, x, s))
    for p, x, s in placed:
        put(sc, p, z=2.4, rim=(-3.4, 0.8, "#ffe6a0", 1.0), sh=0.45)
        sc.flat(
            p.outline(),
            sc.lin([(0, "#1c2058", 0.85), (0.5, "#2a2c60", 0.4), (1, "#3a2c60", 0)], x - 80 * s, 0, x + 46 * s, 0),
            1,
            "multiply",
        )


def draw_girl(sc: Scene) -> None:
    """She who delivers it; the basket is far too small."""
    x, y, s = 640.0, 996.0, 0.98
    pose = SIDE["stand"].but(
        nod=-10, lean=-6, hand_a=(0.44, -0.36), hand_b=(0.2, 0.9), elbow_a=1, foot_a=(0.18, 0), foot_b=(-0.16, 0)
    )
    girl = T(
        person(
            15,
            "side",
            pose,
            dress("coat", "#3f5a8a", "#2a2c4a", "#d8503a"),
            "#9a6a4a",
            "braid",
            "#1f1626",
            mood="wonder",
            hat="knit",
            hat_colour="#c8503a",
        ),
        x,
        y,
        s,
        flip=True,
    )
    bike = T(bicycle("#2a3a5c", "#141a34"), x + 92, y + 4, 1.1, flip=True)
    old, bk = T(loaf("#8a5a3a", "#c9a070", 56), 470, 872), T(basket("#7a5a48", 58, 27, 0), 470, 892)
    hen_ = T(bird_on("hen"), 514, 918, 0.42, flip=True)
    for f, fx, fy in ((bike, x + 92, y + 4), (girl, x, y + 4), (bk, 470, 892), (hen_, 514, 918)):
        cast(sc, f.outline(), fx, fy, 0.8)
    for f in (old, bk, hen_, bike):
        put(sc, f, z=2, rim=(2.2, 1.6, "#ffe2a0", 1.0), sh=0.4)
    bx, by = x + 46, y - 74
    ring = ellipse(0, 0, 16, 17).difference(ellipse(0, 1, 9.5, 10.5))
    knot = U(limb([(-13, -2, 5), (0, 12, 6), (12, 15, 4)], 5), limb([(13, -2, 5), (0, 12, 6), (-12, 15, 4)], 5))
    for dx, tilt in ((-10, -20), (9, 16)):
        sc.layer(T(U(ring, knot), bx + dx, by - 38, 0.74, rot=tilt), "#c97a3a", z=2, cut=0, rim="#ffe9b0", rimop=1)
    put(sc, T(basket("#8a6a50", 46, 32, 0), bx, by), z=2, rim=(2.2, 0.8, "#ffe2a0", 0.95))
    put(sc, girl, z=2.4, rim=(2.8, 1.0, "#ffe6a8", 1.0), sh=0.45)
    for f in (girl, bike):
        x0, _, x1, _ = f.outline().bounds
        sc.flat(
            f.outline(),
            sc.lin([(0, "#1c1f50", 0.1), (0.5, "#1c1f50", 0.55), (1, "#141a44", 0.8)], x0, 0, x1, 0),
            1,
            "multiply",
        )


def draw_roofs(sc: Scene) -> None:
    """The near street below the yard: dark, tiled, shuttered, its ridges already warm."""
    for x, y, w, q, c, pot in (
        (352, 1290, 96, 150, "#123258", 0.66),
        (580, 1272, 118, 170, "#0f2c52", 0.3),
        (830, 1330, 150, 190, "#0c2448", 0.7),
        (110, 1366, 120, 170, "#0c2448", 0.4),
    ):
        house(sc, x, y, w, q, c, 13, 0, 0, 780, pot)


def draw_wheat(sc: Scene) -> None:
    """Ears close to us, dark, with the light on their beards."""
    r = sc.stream("wheat")
    stalks, ears = [], []
    for k in range(15):
        x, h = r.uniform(-40, 60), r.uniform(70, 170)
        lean = r.uniform(0.04, 0.26)
        tx, ty = x + lean * h, 1216 - h
        stalks.append(limb([(x, 1236, 5), (x + lean * h * 0.3, 1216 - h * 0.5, 3.4), (tx, ty, 2)], 4))
        a = -math.pi / 2 + lean * 3
        c, s_ = math.cos(a), math.sin(a)
        for j in range(7):
            ex, ey = tx + 9 * j * c, ty + 9 * j * s_
            ears += [leaf(ex, ey, 21 - j, a + d * 0.42, 0.42, d * 0.1) for d in (-1, 1)]
            b = a + 0.3 * (j % 2 or -1)
            ears.append(limb([(ex, ey, 1.1), (ex + 32 * math.cos(b), ey + 32 * math.sin(b), 0.3)], 2))
    sc.layer(U(stalks), "#1a2f56", z=9, cut=0, rim="#ffd9a0", rimop=0.7)
    for half in (ears[::2], ears[1::2]):
        sc.layer(U(half), sc.near("#ffb860", "#17305a", 1000), z=5, cut=0, fibre=0, wash=0, rim="#ffe2a0", rimop=0.85)


def draw() -> Scene:
    """Is it done?"""
    sc = Scene("sun_bakery", light=(LX, LY, 220), shadow="#081028", bg=NIGHT)
    draw_sky(sc)
    draw_town(sc)
    oven_hill(sc)
    oven_mouth(sc)
    draw_yard(sc)
    draw_peel(sc)
    sun_loaf(sc, LOAF)
    shafts(
        sc,
        LX,
        LY - 20,
        [(a, 0.045, 0.2) for a in (-3.0, -2.72, -2.44, -2.14, -1.84, -1.5, -1.1, -0.7, -0.3)],
        620,
        "#ffe2a0",
        12,
        190,
    )
    sc.glow(LX, LY + 20, 640, "#ff9440", 0.36, mid=0.5)
    sc.glow(LX, LY + 60, 400, "#ffc050", 0.5)
    sc.glow(LX, LY - 40, 300, "#fff0c0", 0.55)
    draw_girl(sc)
    draw_crew(sc)
    draw_roofs(sc)
    draw_wheat(sc)
    sc.vignette("#060c20", 0.36, LX - 60, 640, 900, 0.56)
    sc.finish()
    return sc
