"""At noon a zebra has lain down across the street, and a very old lady leads her ducklings over it.

Palette: asphalt #a0959a, kerb #fff0d4, pavement apricot #f4c890, zebra cream #fff8ea and aubergine #2a2236, coat scarlet
#e2342e, car butter #f7c548, car turquoise #38b0ae, leaf #2f6a4a. Light: high sun from the upper right, short hard shadows.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.ducklings import duckling
from cards.studio.papercut.noon_street import SHADE, draw_street
from cards.studio.papercut.round_car import round_car
from cards.studio.papercut.zebra_coat import draw_zebra

MX, MY, TURN = 414, 622, -10  # the middle of the zebra, and how the street is turned
KERB = 262


def v(g: Any) -> Any:
    """From the street's own axes (0,0 in the middle of the zebra) to the card."""
    return T(g, MX, MY, 1, rot=TURN)


def p(x: float, y: float) -> tuple[float, float]:
    """The same for a point."""
    a = math.radians(TURN)
    return MX + x * math.cos(a) - y * math.sin(a), MY + x * math.sin(a) + y * math.cos(a)


def draw_cars(sc: Scene) -> None:
    """One has come from above; its driver hangs out of the window. The other waits from below."""
    a = v(T(round_car("#f7c02f", "#fff4dc"), -124, -392, 1.12))
    b = v(T(round_car("#2fada8", "#d8f2e8", False), 142, 424, 1.12))
    for c in (a, b):
        sc.flat(T(c.outline(), -30, 36), SHADE, 0.5, "multiply", 3)
        sc.flat(T(c.outline(), -10, 12), "#2a2050", 0.5, "multiply", 5)
        k = next(n for n, q in enumerate(c.pieces) if q.name == "roof")
        put(sc, Figure(c.pieces[:k]), z=2.4, rim=(-2, 3, "#fffbe8", 0.7))
        if c is a:
            driver(sc, c.at("window"))
        put(sc, Figure(c.pieces[k:]), z=3, rim=(-2, 3, "#ffffff", 0.8))
        top = c.part("roof")
        with sc.clip(top):
            sc.flat(top.difference(T(top, 24, -28)), "#a07ab0", 0.42, "multiply", 4)
            sc.flat(
                top,
                sc.lin(
                    [(0, "#ffffff", 0), (1, "#c89a7a" if c is a else "#6aa8b8", 0.55)],
                    top.bounds[2],
                    top.bounds[1],
                    top.bounds[0],
                    top.bounds[3],
                ),
                1,
                "multiply",
            )


def driver(sc: Scene, at: tuple[float, float]) -> None:
    """Leans out to see what keeps us waiting."""
    d = person(
        52,
        "tq",
        SIDE["stand"].but(lean=30, stoop=16, nod=12, hand_a=(0.6, 0.72), hand_b=(0.3, 0.9)),
        dress("shirt", "#3f62b8", "#2a3a6a", "#fff0d8"),
        "#d9a077",
        "short",
        "#3a2418",
        "anger",
        beard="moustache",
        hat="flat",
        hat_colour="#8a3a4a",
        big_head=1.1,
    )
    d = T(d, at[0] - 42, at[1] + 112, 1.16)
    keep = v(box(-42, -800, 300, -350))
    d.pieces = [q._replace(geom=clean(q.geom.intersection(keep))) for q in d.pieces]
    d.pieces = [q for q in d.pieces if not q.geom.is_empty]
    sc.flat(T(d.outline(), -16, 20), SHADE, 0.5, "multiply", 3)
    put(sc, d, z=2, rim=(-2, 2, "#fffbe8", 0.8))


def draw_walkers(sc: Scene) -> None:
    """She, and those who follow her."""
    line = ((76, -2), (122, 8), (168, -6), (214, 4), (262, -18), (328, -34))
    for x, y in line:
        a, b = p(x, y)
        sc.flat(ellipse(a - 12, b + 4, 23, 8, 8), SHADE, 0.5, "multiply", 2)
    for k, (x, y) in enumerate(line):
        d = duckling(k % 2, (0, 0, -8, 0, 0, 14)[k], ("#ffd84e", "#ffe07a")[k % 2])
        put(sc, T(d, *p(x, y), 0.96), z=1.6, rim=(-1.6, 2, "#fffbe0", 0.9))
    x, y = p(-34, 28)
    pose = SIDE["walk"].but(
        lean=16, stoop=18, nod=-6, hand_a=(0.52, 0.62), hand_b=(-0.82, 0.5), foot_a=(0.22, 0), foot_b=(-0.26, 0.03)
    )
    coat = dress("coat", "#e2342e", "#6a2a4a", "#fff0d8").but(skirt=0.7, collar="fur", collar_colour="#fff0d8")
    lady = person(
        88, "side", pose, coat, "#f0c8a4", "bun", "#fbf7ee", "smile", hat="beret", hat_colour="#1f6a78", big_head=1.14
    )
    lady = T(lady, x, y, 1.4, sy=1.3, flip=True)
    sc.flat(AF.affine_transform(lady.outline(), [1, 0.42, 0, -0.46, -0.42 * y, 1.46 * y]), SHADE, 0.55, "multiply", 3)
    nx, ny = lady.at("hand_b.hold")
    sack = shape(
        f"{nx - 3},{ny + 14}^ {nx + 3},{ny + 14}^ {nx + 20},{ny + 36} {nx + 18},{ny + 62} {nx},{ny + 70} {nx - 18},{ny + 62} {nx - 20},{ny + 36}"
    )
    sc.layer(
        U([limb([(nx + d, ny + 44, 9), (nx + 2.4 * d, ny - 4, 8)], 1) for d in (4, 8)]),
        "#5aa84a",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    for ox, oy, c in ((-8, 56, "#f58a2c"), (8, 58, "#f7b52c"), (0, 44, "#f2703a"), (11, 42, "#c8d84a")):
        sc.layer(ellipse(nx + ox, ny + oy, 9.5), c, z=1, cut=0, wash=0, fibre=0, rim="#fff6d0", rimop=0.9)
    mesh = U(
        [
            limb([(nx + a, ny + 8, 1.3), (nx + a * 4 + b, ny + 76, 1.3)], 1, 3)
            for a in (-6, -3, 0, 3, 6)
            for b in (-14, 14)
        ]
    )
    sc.flat(
        U(
            mesh.intersection(sack),
            sack.difference(sack.buffer(-1.6)),
            limb([(nx, ny - 4, 2), (nx - 3, ny + 14, 2)], 1),
            limb([(nx, ny - 4, 2), (nx + 3, ny + 14, 2)], 1),
        ),
        "#6a2a4a",
    )
    put(sc, lady, z=2.2, rim=(-2.4, 2, "#fffbe8", 0.9))
    hx, hy = lady.at("hand_a.hold")
    stick = U(
        limb([(hx, hy - 6, 4), (hx - 10, y + 2, 3)], 2),
        limb([(hx, hy - 6, 4), (hx + 2, hy - 16, 4), (hx + 12, hy - 16, 4), (hx + 13, hy - 8, 3)], 5),
    )
    sc.layer(
        U(
            stick,
            shape(f"{hx + 3},{hy + 4}^ {hx - 9},{hy + 6}^ {hx - 13},{y - 26} {hx - 10},{y - 8}^ {hx - 4},{y - 28}"),
        ),
        "#2f6fd0",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        rim="#dff0ff",
    )


def draw_green(sc: Scene) -> None:
    """Two plane trees from above, their shadows."""
    for name, x, y, rad in (("far", 790, 96, 168), ("near", 30, 1160, 190)):
        r = sc.stream(name)
        spots = [
            (x + rad * math.sqrt(q) * math.cos(a), y + rad * math.sqrt(q) * math.sin(a))
            for q, a in ((r.random(), r.uniform(0, 6.3)) for _ in range(150))
        ]
        shadow = U([leaf(a, b, 44, r.uniform(0, 6.3), 0.55) for a, b in spots])
        sc.flat(T(shadow, -70, 88), SHADE, 0.5, "multiply", 3)
        for k, (t, cols) in enumerate(((1.0, "#1d4a44"), (0.86, "#2a6a4c"), (0.68, "#3f8a50"), (0.46, "#7ab858"))):
            g = U(
                [
                    leaf(x + (a - x) * t + 6 * k, y + (b - y) * t - 8 * k, 46 - 4 * k, r.uniform(0, 6.3), 0.5)
                    for a, b in spots[k * 20 :]
                ]
            )
            sc.layer(
                g,
                sc.near(light(cols, 0.2), dark(cols, 0.15), 420, (x + 60, y - 90)),
                z=6,
                cut=0,
                dx=-5,
                dy=6,
                rim="#f4ffd0",
                rimop=0.7,
            )


def draw() -> Scene:
    """The whole card."""
    sc = Scene("lying_zebra", light=(660, -160, 300), shadow="#3a2c50", bg="#b5a9a8")
    draw_street(sc, v, KERB)
    draw_cars(sc)
    draw_zebra(sc, v, p)
    draw_walkers(sc)
    draw_green(sc)
    sc.vignette("#3a2a5a", 0.22, 440, 560, 940)
    sc.finish()
    return sc
