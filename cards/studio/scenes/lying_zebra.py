"""At evening a zebra has lain down across the street in the last strip of sun, and a very old lady leads her ducklings over it.

Palette: dusk plum #2b2752 and ink #17152e, amber #ffd890 and #c98a66, zebra cream #fff0cc and aubergine #2a2236; the accent is
her coat, scarlet #e2342e. Light: the low sun through a lane at the right, one strip as wide as the zebra; long shadows to the left.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.ducklings import duckling
from cards.studio.papercut.round_car import round_car
from cards.studio.papercut.street_above import SHADE, draw_street
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
    put(sc, d, z=2, rim=(-2, 2, "#ffd890", 0.6))


def draw_walkers(sc: Scene) -> None:
    """She, and those who follow her."""
    line = ((76, -2), (122, 8), (168, -6), (214, 4), (262, -18), (328, -34))
    for x, y in line:
        a, b = p(x, y)
        sc.flat(limb([(a, b, 20), (a - 34, b + 12, 22), (a - 58, b + 20, 9)], 5), "#2e2458", 0.62, "multiply", 2)
    for k, (x, y) in enumerate(line):
        d = duckling(k % 2, (0, 0, -8, 0, 0, 14)[k], ("#ffd84e", "#ffe07a")[k % 2])
        put(sc, T(d, *p(x, y), 0.96), z=1.6, rim=(-2, 2, "#fff0b8", 1))
    x, y = p(-34, 28)
    pose = SIDE["walk"].but(
        lean=16, stoop=18, nod=-6, hand_a=(0.52, 0.62), hand_b=(-0.82, 0.5), foot_a=(0.22, 0), foot_b=(-0.26, 0.03)
    )
    coat = dress("coat", "#e2342e", "#6a2a4a", "#fff0d8").but(skirt=0.7, collar="fur", collar_colour="#fff0d8")
    lady = person(
        88, "side", pose, coat, "#f0c8a4", "bun", "#fbf7ee", "smile", hat="beret", hat_colour="#1f6a78", big_head=1.14
    )
    lady = T(lady, x, y, 1.4, sy=1.3, flip=True)
    sc.flat(AF.affine_transform(lady.outline(), [1, 1.0, 0, -0.4, -1.0 * y, 1.4 * y]), "#2e2458", 0.66, "multiply", 2.5)
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
    put(sc, lady, z=2.2, rim=(-3, 2, "#ffe2a0", 1), shade=("#3c2c66", 0.3, 700))
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


def draw_dusk(sc: Scene) -> None:
    """The shade of the houses over street and cars; between them the lane lets one strip of sun through."""
    strip = v(shape("-1000,-150^ -300,-176^ 300,-216^ 1000,-250^ 1000,250^ 300,226^ -300,206^ -1000,190^"))
    roof = v(
        U(shape("-1000,-400^ -1000,-120^ -420,-152^ -380,-400^"), shape("-470,-160^ -470,-112^ -436,-112^ -436,-160^"))
    )
    shade = clean(box(-60, -60, 860, 1260).difference(strip).union(roof))
    sc.flat(shade, "#5c5a9e", 0.92, "multiply", 7)
    sc.flat(
        shade,
        sc.lin(
            [(0, "#26235a", 0.5), (0.3, "#2a2758", 0.06), (0.72, "#2a2758", 0.06), (1, "#1c1a48", 0.6)],
            330,
            0,
            470,
            1200,
        ),
        1,
        "multiply",
        7,
    )
    sc.glow(840, 520, 560, "#ffcf80", 0.5)
    with sc.clip(strip):
        sc.veil([(0, "#ffb860", 0.5), (0.6, "#f08a58", 0.26), (1, "#e07858", 0.12)], 820, 540, 0, 690)


def draw_lamps(sc: Scene) -> None:
    """The cars have their lights on already."""
    for x, y in ((-191, -238), (-57, -238)):
        sc.glow(*p(x, y), 62, "#ffe2a0", 0.75)
        sc.glow(*p(x, y + 4), 20, "#fff6d8", 0.9)
    sc.glow(322, 142, 74, "#ffd8a0", 0.34)
    for x, y in ((70, 585), (214, 585)):
        sc.glow(*p(x, y), 54, "#ff4a34", 0.7)


def draw() -> Scene:
    """The whole card."""
    sc = Scene("lying_zebra", light=(900, 430, 300), shadow="#201a40", bg="#8a6068")
    draw_street(sc, v, KERB)
    draw_cars(sc)
    draw_dusk(sc)
    draw_lamps(sc)
    draw_zebra(sc, v, p)
    draw_walkers(sc)
    sc.glow(760, 560, 420, "#ffc070", 0.25)
    sc.vignette("#0c0a22", 0.14, 440, 620, 900)
    sc.finish()
    return sc
