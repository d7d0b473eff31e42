"""The hill at the end of the night is an oven: three bakers haul the sun out of it, and she who delivers it shades her eyes.

Palette: night #16264a, slate blue #3d5580, brick #a8432e, dough #f2cf8e, crust light #fff6d2, sun orange #f58a1f.
Light: the loaf. Planes: night / far town / the hill / brick mouth / fire / loaf / bakers / floury yard / girl / wheat.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut import *
from cards.studio.papercut.oven_hill import FOOT, LX, LY, NIGHT, oven_hill, oven_mouth
from cards.studio.papercut.sun_loaf import sun_loaf


def draw_night(sc: Scene) -> None:
    """Stars, the last of them; a town that sleeps."""
    sc.backdrop(sc.lin([(0, "#0f1b38"), (0.3, "#233f6c"), (0.55, "#6a84a4"), (0.66, "#b9b6a8")], 0, 0, 0, 1200))
    sc.glow(LX, 470, 620, "#ffb060", 0.5)
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), 460 * r.random() ** 1.5, r.uniform(0.7, 1.8)) for _ in range(120)]),
        "#f3f2ff",
        0.8,
    )
    for name, P, c in (("a", [(-60, 210), (70, 180), (190, 214), (290, 190)], "#2a4675"), ("b", [(560, 130), (690, 100), (860, 140)], "#22396a"),
                       ("c", [(-60, 420), (60, 400), (150, 424)], "#587498")):  # fmt: skip
        b = bank(sc.stream(f"cloud {name}"), P, 14, 34, sx=2)
        sc.layer(b, sc.near(mix(c, "#ffcf90", 0.35), c, 560), z=6, sh=0.3, rim="#ffd9a0", rimop=0.6)
    for k, (y, c) in enumerate(((560, "#6a84a8"), (624, "#4a6894"))):
        g, _ = ridge(sc.stream(f"far {k}"), y, 18, f=1.4)
        sc.layer(g, sc.near(mix(c, "#ffd9a0", 0.4), c, 620), z=5, sh=0.3, rim="#ffe0a8", rimop=0.6)


def draw_yard(sc: Scene) -> None:
    """Floury ground; the light runs over it and every track."""
    g, _ = land(sc.stream("yard"), [(-60, FOOT - 8), (200, FOOT - 2), (640, FOOT - 4), (860, FOOT - 14)], 2)
    fill = sc.rad(
        [(0, "#fffbe6"), (0.2, "#ffdc98"), (0.4, "#dd9a66"), (0.64, "#66648a"), (0.84, "#2f4276"), (1, "#15254e")],
        LX,
        FOOT - 10,
        540,
    )
    sc.layer(g, fill, z=5, sh=0.3, rim="#fff6d8", rimop=0.9)
    r = sc.stream("ruts")
    for _ in range(70):
        a, d = r.uniform(0.08, math.pi - 0.08), r.uniform(90, 560)
        x, y = LX + d * 1.3 * math.cos(a), FOOT + 10 + d * 0.75 * math.sin(a)
        w = r.uniform(10, 40) * (0.5 + d / 500)
        q = limb([(x - w, y + 2, 0.4), (x, y - 1.5, 1 + d / 300), (x + w, y + 1, 0.4)], 4)
        sc.flat(q, "#3a2a58", 0.3)
        sc.flat(T(q, 0, -2), "#fff0c4", 0.4)


def cast(sc: Scene, g: Any, x: float, y: float, long: float = 1.0) -> None:
    """A shadow on the yard, away from the loaf."""
    dx, dy = x - LX, y - 730
    n = math.hypot(dx, dy * 1.6)
    dx, dy = long * 1.25 * dx / n, long * 1.1 * dy / n
    q = AF.affine_transform(g, [1, -dx, 0, -dy, dx * y, y + dy * y])
    sc.flat(q, sc.rad([(0, "#2a1a4a", 0.95), (1, "#1a1a44", 0.35)], x, y, 300 * long), 0.85, "multiply", 2.2)


def draw_crew(sc: Scene) -> None:
    """Three of them on the long handle."""
    hy = lambda xx: float(np.interp(xx, [-60, 330], [886, 790]))  # noqa: E731
    handle = limb([(300, hy(300), 15), (120, hy(120), 14), (-60, hy(-60), 18)], 4)
    sc.flat(T(handle, -14, 60), "#2a1a4a", 0.5, "multiply", 5)
    crew: list[tuple[float, float, float, Any, dict[str, Any]]] = [
        (276, 884, 0.94, SIDE["pull"].but(lean=-24, hip=0.86, nod=4),
         dict(age=72, dress=dress("coat", "#5a6a8a", "#3a3552", "#f4ead6").but(apron="#fff6e4"), skin="#c08a62", hair="balding", hair_colour="#f0e8dc", beard="full", hat="flat", hat_colour="#f6ead2")),
        (186, 920, 1.08, SIDE["pull"].but(lean=-32, hip=0.8, nod=10, foot_a=(0.6, 0), foot_b=(0.12, 0)),
         dict(age=34, dress=dress("farmwife", "#4a7a80", "#3a3552", "#f4ead6").but(sleeves="short"), skin="#8a5236", hair="bun", hair_colour="#2a1a1c", hat="scarf", hat_colour="#d8503a")),
        (92, 962, 1.2, SIDE["pull"].but(lean=-44, hip=0.62, nod=16, foot_a=(0.76, 0), foot_b=(0.5, 0)),
         dict(age=15, dress=dress("shirt", "#c8503a", "#3a3a5c", "#f4ead6").but(pattern="stripes"), skin="#d9a077", hair="curly", hair_colour="#3a2018")),
    ]  # fmt: skip
    placed = []
    for x, y, s, pose, who in crew:
        ra, rb = ((d, (hy(x + d * s) - y) / s) for d in (34, 52))
        p = T(person(view="side", pose=pose, mood="firm", reach_a=ra, reach_b=rb, **who), x, y, s)
        cast(sc, p.outline(), x, y, 1.0)
        placed.append((p, x, s))
    sc.layer(handle, sc.near("#c98a4a", "#4a2a30", 420), z=6, cut=0.3, rim="#fff0c0", rimop=1, rimw=2)
    for p, x, s in placed:
        put(sc, p, z=2.4, rim=(-3, 0.8, "#ffe6a0", 1.0), sh=0.45)
        sc.flat(
            p.outline(),
            sc.lin([(0, "#2a2458", 0.85), (0.5, "#3a2c60", 0.4), (1, "#3a2c60", 0)], x - 70 * s, 0, x + 46 * s, 0),
            1,
            "multiply",
        )


def draw_girl(sc: Scene) -> None:
    """She who delivers it; the basket is far too small."""
    bx, by = 716.0, 872.0
    old = T(loaf("#8a5a3a", "#c9a070", 96), bx, by - 30)
    bk = T(basket("#7a5a48", 96, 44, 0), bx, by)
    cast(sc, bk.outline(), bx, by, 0.8)
    put(sc, old, z=2.4, rim=(3, 0.6, "#ffe2a0", 0.9))
    put(sc, bk, z=2.4, rim=(3, 0.6, "#ffe2a0", 0.9))
    hen_ = T(bird_on("hen"), bx - 62, by + 26, 0.55, flip=True)
    cast(sc, hen_.outline(), bx - 62, by + 26, 0.9)
    put(sc, hen_, z=2, rim=(2.6, 0.6, "#ffe2a0", 0.95))
    x, y, s = 560.0, 1104.0, 1.3
    pose = SIDE["stand"].but(
        nod=-6, lean=-5, hand_a=(0.44, -0.36), hand_b=(0.2, 0.9), elbow_a=1, foot_a=(0.18, 0), foot_b=(-0.16, 0)
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
    bike = T(bicycle("#2a3a5c", "#141a34"), x + 112, y + 6, 1.45, flip=True)
    for f, fx in ((bike, x + 112), (girl, x)):
        cast(sc, f.outline(), fx, y + 4, 0.9)
    put(sc, bike, z=2, rim=(2.6, 1.0, "#ffe2a0", 1.0), sh=0.4)
    ring = ellipse(0, 0, 16, 17).difference(ellipse(0, 1, 9.5, 10.5))
    knot = U(limb([(-13, -2, 5), (0, 12, 6), (12, 15, 4)], 5), limb([(13, -2, 5), (0, 12, 6), (-12, 15, 4)], 5))
    for dx, tilt in ((-14, -20), (12, 16)):
        sc.layer(T(U(ring, knot), x + 52 + dx, y - 140, 1, rot=tilt), "#c97a3a", z=2, cut=0, rim="#ffe9b0", rimop=1)
    put(sc, T(basket("#8a6a50", 62, 42, 0), x + 52, y - 92), z=2, rim=(2.6, 0.8, "#ffe2a0", 0.95))
    put(sc, girl, z=2.4, rim=(3.4, 0.8, "#ffe6a8", 1.0), sh=0.45)
    for f in (girl, bike):
        x0, _, x1, _ = f.outline().bounds
        sc.flat(
            f.outline(),
            sc.lin([(0, "#1c1f50", 0.05), (0.5, "#1c1f50", 0.55), (1, "#141a44", 0.8)], x0, 0, x1, 0),
            1,
            "multiply",
        )


def draw_wheat(sc: Scene) -> None:
    """Ears close to us, dark, with the light on their beards."""
    r = sc.stream("wheat")
    stalks, ears = [], []
    for k in range(44):
        x = r.uniform(-30, 190) if k % 2 else r.uniform(650, 830)
        if k % 7 == 0:
            x = r.uniform(190, 650)
        edge = min(abs(x + 10), abs(810 - x))
        h = r.uniform(60, 100) + max(0, 190 - edge) * 0.95 * r.uniform(0.6, 1.1)
        lean = r.uniform(0.02, 0.22) * (1 if x < 400 else -1)
        tx, ty = x + lean * h, 1216 - h
        stalks.append(limb([(x, 1236, 4.4), (x + lean * h * 0.3, 1216 - h * 0.5, 3), (tx, ty, 1.8)], 4))
        a = -math.pi / 2 + lean * 3
        c, s_ = math.cos(a), math.sin(a)
        for j in range(7):
            ex, ey = tx + 8 * j * c, ty + 8 * j * s_
            ears += [leaf(ex, ey, 19 - j, a + d * 0.42, 0.42, d * 0.1) for d in (-1, 1)]
            ears.append(
                limb(
                    [
                        (ex, ey, 1.1),
                        (ex + 30 * math.cos(a + 0.3 * (j % 2 or -1)), ey + 30 * math.sin(a + 0.3 * (j % 2 or -1)), 0.3),
                    ],
                    2,
                )
            )
    sc.layer(U(stalks), "#18214a", z=9, cut=0, rim="#ffd9a0", rimop=0.7)
    for half in (ears[::2], ears[1::2]):
        sc.layer(U(half), sc.near("#d9964e", "#16234c", 600), z=5, cut=0, fibre=0, wash=0, rim="#ffe2a0", rimop=0.85)


def draw() -> Scene:
    """Is it done?"""
    sc = Scene("sun_bakery", light=(LX, LY, 220), shadow="#0c1230", bg=NIGHT)
    draw_night(sc)
    oven_hill(sc)
    oven_mouth(sc)
    draw_yard(sc)
    sun_loaf(sc, LX, FOOT - 118)
    shafts(
        sc, LX, LY, [(a, 0.05, 0.16) for a in (-2.9, -2.5, -2.1, -1.8, -1.4, -1.0, -0.6, -0.2)], 640, "#ffe2a0", 12, 220
    )
    sc.glow(LX, LY, 620, "#ff9440", 0.3, mid=0.55)
    draw_crew(sc)
    draw_girl(sc)
    draw_wheat(sc)
    sc.vignette("#0a1026", 0.4, LX, 680, 900, 0.5)
    sc.finish()
    return sc
