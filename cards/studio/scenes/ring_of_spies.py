"""A house like a peeled orange hangs lit in a night garden; in every segment somebody bends to the keyhole of the next,
all one way round; one segment has slipped out into the grass like a cradle, and the baby in it looks up.

Palette: night petrol #0e2c34, garden teal #1f5a58, peel orange #e8791f, flesh amber #ffb347, pith #fff0d0, spies aubergine #3a1520.
Light: the lantern in the empty court, out through the gap. Planes: mist / hedges / branch / peel / segments / people / grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.peeled_orange import (
    CX,
    CY,
    EDGES,
    GAP,
    LAMP,
    LX,
    LY,
    NIGHT,
    PITH,
    RX,
    RY,
    SPY,
    draw_peel,
    draw_segment,
    draw_spiral,
    floor_at,
    lamp_fill,
    lune,
    meridian,
)

GROUND = 1010.0
CRADLE = (268.0, 1052.0)


def draw_night(sc: Scene) -> None:
    """Petrol dark, a mist lit from the house, hedges and a few far windows."""
    sc.backdrop(
        sc.rad([(0, "#9cc4a0"), (0.26, "#43877e"), (0.48, "#1d4e56"), (0.72, "#10323c"), (1, "#0a2028")], 400, 560, 860)
    )
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(0, 800), r.uniform(0, 620), r.uniform(1, 3), 4, 0.3) for _ in range(60)]), "#e6f2d8", 0.6)
    for k, (y, c, d) in enumerate(
        ((842, "#4f9080", "#163f46"), (900, "#38746a", "#103640"), (962, "#285c56", "#0b2a32"))
    ):
        g, top = ridge(sc.stream(f"hedge{k}"), y, 20 - 4 * k, f=2.0 + k, tilt=(16, -12, 8)[k])
        r = sc.stream(f"bush{k}")
        crowns = [
            ellipse(
                x,
                y_at(top, x) - r.uniform(0, 10),
                r.uniform(16, 44) * (0.7 + 0.2 * k),
                r.uniform(18, 54) * (0.7 + 0.2 * k),
            )
            for x in range(-20, 830, 34)
        ]
        sc.layer(U(g, crowns), sc.near(c, d, 520, (400, 700)), z=6, sh=0.4, cut=1.0, rim="#e8f4c8", rimop=0.35)
        rimlight(sc, U(g, crowns), 0, 5, "#ffc878", 0.7, 2.4, (420, 800), 380)
    lawn, top = land(sc.stream("lawn"), [(-40, 1010), (200, 986), (430, 980), (640, 992), (840, 1016)], 4)
    sc.layer(
        lawn,
        sc.rad(
            [(0, "#b9c878"), (0.28, "#5f9a68"), (0.6, "#25635a"), (1, "#0a262e")],
            300,
            1050,
            560,
            "translate(0 420) scale(1 .6)",
        ),
        z=9,
        sh=0.4,
        rim="#f2f4c8",
        rimop=0.8,
    )
    sc.layer(
        grass(sc.stream("far grass"), -10, 810, lambda x: y_at(top, x) + 4, 13, 190),
        sc.near("#9fc07a", "#1c5450", 380, (300, 1000)),
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.2,
        rim="#f2f4c8",
        rimop=0.5,
    )


def draw_branch(sc: Scene) -> None:
    """The bough from which the house hangs, and its leaves, close to us and dark."""
    bough = fillet(
        U(
            limb("-40,60,44 120,70,38 300,62,30 470,84,24 640,66,18 840,20,12", 9),
            limb("400,74,16 412,104,14 416,140,20", 6),
        ),
        8,
    )
    sc.layer(bough, sc.near("#7a5a34", "#132a2e", 460, (400, 260)), z=12, cut=0.6, rim="#ffd78a", rimop=0.7)
    for x, y, n, a, w in (
        (150, 72, 230, 1.9, 0.42),
        (60, 60, 190, 1.2, 0.4),
        (560, 78, 240, 0.72, 0.42),
        (660, 62, 210, 1.2, 0.4),
        (480, 76, 190, -0.5, 0.4),
        (250, 60, 170, -2.6, 0.4),
        (740, 44, 210, 1.75, 0.4),
        (20, 64, 240, 2.0, 0.4),
    ):
        g = leaf(x, y, n, a, w, 0.12)
        sc.layer(g, sc.near("#357a56", "#0a2a30", 520, (400, 330)), z=11, cut=0.6, sh=0.5, rim="#e2f2b0", rimop=0.7)
        mid = [
            (x, y, 3.4),
            (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a), 2),
            (x + n * 0.96 * math.cos(a + 0.06), y + n * 0.96 * math.sin(a + 0.06), 0.6),
        ]
        ribs = [
            limb(
                [
                    (x + n * t * math.cos(a), y + n * t * math.sin(a), 1.4),
                    (
                        x + n * (t * math.cos(a) + 0.16 * math.cos(a + s * 0.8)),
                        y + n * (t * math.sin(a) + 0.16 * math.sin(a + s * 0.8)),
                        0.4,
                    ),
                ],
                2,
            )
            for t in (0.2, 0.36, 0.52, 0.68)
            for s in (-1, 1)
        ]
        sc.flat(U(limb(mid, 4), ribs).intersection(g.buffer(-3)), "#b9dc9a", 0.4)


def draw_court(sc: Scene) -> None:
    """Through the gap: the inner skins of the neighbours, the lantern, a key on its hook, nobody."""
    f0, f1 = EDGES[GAP], EDGES[GAP + 1]
    hole = lune(f0, f1)
    sc.layer(
        hole,
        lamp_fill(sc, [(0, "#ffffff"), (0.2, "#fff3c0"), (0.5, "#ffc766"), (0.8, "#d9702c"), (1, "#7a2c1c")], 340),
        z=1,
        cut=0.3,
        sh=0,
    )
    for a, b, c in ((f0, f0 + 0.13, "#f39a3c"), (f1 - 0.15, f1, "#ffb85a")):  # skins seen aslant
        g = lune(a, b)
        sc.layer(
            g,
            lamp_fill(sc, [(0, "#fff0b4"), (0.45, c), (1, "#8a3418")], 330),
            z=5,
            cut=0.3,
            sh=0.4,
            shc="#8a3a14",
            rim=PITH,
            rimop=0.9,
        )
        r = sc.stream(f"veins{a}")
        vein = [
            limb(
                [(x, y, 1.2) for x, y in meridian(a + (b - a) * r.uniform(0.15, 0.85), lo, lo + r.uniform(16, 40), 6)],
                2,
            )
            for lo in (r.uniform(-70, 50) for _ in range(16))
        ]
        sc.flat(U(vein).intersection(g), "#fff0c8", 0.5)
    back = lune(f0 + 0.17, f1 - 0.19, -58, 62)
    sc.flat(back, "#fffdf0", 0.75, blur=7)
    xs = np.linspace(CX + RX * f0, CX + RX * f1, 12)
    slab = Polygon([(x, floor_at(x) - 30) for x in xs] + [(x, floor_at(x) + 6) for x in xs[::-1]]).buffer(0)
    sc.layer(
        clean(slab.intersection(hole)),
        lamp_fill(sc, [(0, "#fff3c8"), (1, "#e0954a")], 190),
        z=3,
        cut=0.2,
        sh=0.4,
        shc="#8a3a14",
        rim="#ffffff",
        rimop=0.9,
    )
    sc.glow(LX, LY, 240, "#fff6d0", 0.8)
    sc.stroke([(LX, 300), (LX, LY - 40)], "#7a3a1c", 2)
    put(sc, T(lantern("#7a3a1c", "#fff6d0"), LX, LY - 42, 1.0), z=2)
    sc.glow(LX, LY, 60, "#ffffff", 0.8)
    hx = CX + RX * (f1 - 0.08)
    sc.stroke([(hx, 446), (hx, 456), (hx - 5, 458)], "#6a2c14", 2.4)
    sc.layer(T(key(0, 0, 0.62, 90), hx - 3, 460), "#8a4a1c", z=1.4, cut=0, wash=0, fibre=0)


SPIES: dict[int, tuple[dict[str, Any], float, float]] = {  # segment: who, size, height of the keyhole over the floor
    0: ({"age": 52, "pose": "stoop", "dress": dress("vest", "#1f5a48", "#33302c", "#f4ead0"), "hair": "balding", "hair_colour": "#5a4a3a", "skin": "#d9a077"}, 0.9, 0),
    1: ({"age": 70, "pose": "stoop", "dress": dress("farmwife", "#35507a", "#5a2a4a", "#f4ead0"), "hair": "bun", "hair_colour": "#efe8dc", "skin": "#e3b58c"}, 1.04, 0),
    3: ({"age": 34, "pose": "kneel", "dress": dress("kimono", "#8a2448", "#2a1a30", "#f6c8a0"), "hair": "topknot", "hair_colour": "#16101a", "skin": "#f0c8a4"}, 1.26, 0),
    4: ({"age": 9, "pose": "reach", "dress": dress("nightshirt", "#f4ead0", "#a8483e", "#c9605a"), "hair": "tousled", "hair_colour": "#7a3a1c", "skin": "#d9a077"}, 1.1, 34),
    5: ({"age": 40, "pose": "stoop", "dress": dress("suit", "#2b4a72", "#2a3440", "#f4ead0"), "hair": "short", "hair_colour": "#1a1214", "skin": "#8a5636"}, 0.9, 0),
}  # fmt: skip


def door(sc: Scene, k: int, y: float) -> tuple[float, float]:
    """The door in the membrane on the right of room k, cut by our look; returns its keyhole."""
    f = EDGES[k + 1]
    x = CX + RX * f * (0.945 if f == 1 else 1.0) * math.sqrt(max(0.0, 1 - ((y - CY) / RY) ** 2))
    yf = floor_at(x) - 8
    g = limb([(x - 3, yf, 11), (x - 2, (yf + y - 70) / 2, 11), (x - 3, y - 74, 11)], 6)
    sc.layer(
        g,
        lamp_fill(sc, [(0, "#b9622c"), (1, "#4a1c14")], 380),
        z=2.4,
        cut=0.2,
        sh=0.4,
        shc="#6a2410",
        rim=LAMP,
        rimop=0.8,
    )
    return x - 3, y


def draw_spies(sc: Scene) -> None:
    """Everybody looks on to the right; the light of the next room is a thread through the door."""
    tone = lambda c: mix(c, SPY, 0.5)  # noqa: E731
    for k in (5, 4, 3, 0, 1):
        who, s, lift = SPIES[k]
        pose = SIDE[who["pose"]].but(grip_a="open", grip_b="relaxed")
        p = person(view="side", mood="wonder", big_head=1.14, **{**who, "pose": pose})
        ex, ey = p.at("head.eye")
        xr = CX + RX * EDGES[k + 1] * 0.985
        base = floor_at(xr - 50) - 6 - lift
        hx, hy = door(sc, k, base + ey * s - 2)
        p = person(view="side", mood="wonder", big_head=1.14, reach_a=(ex + 12, ey + 40), **{**who, "pose": pose})
        x = hx - 13 - ex * s
        with sc.clip(lune(EDGES[k], EDGES[k + 1], k=0.995)):
            if lift:
                stack = U(
                    [
                        box(x - 26 + 4 * (j % 2), base + 11 * j, x + 26 - 3 * (j % 2), base + 11 * j + 9)
                        for j in range(3)
                    ]
                )
                sc.layer(stack, "#7a2430", z=2, cut=0.2, sh=0.4)
            away = 1 if hx > LX else -1  # the shadow on the wallpaper, away from the lantern
            shade = U([T(p.outline(), x + away * d, base - d * 0.16, s) for d in (10, 16, 22)])
            sc.flat(shade, "#a84a18", 0.5, "multiply", 4)
            if not lift:
                sc.flat(ellipse(x - 8, base + 4, 46 * s, 6), "#6a2410", 0.5, "multiply", 3)
            put(sc, T(p.recolour(tone), x, base, s), z=2.2, cast=5, rim=(-1.2, 0.4, LAMP, 0.6), shc="#5a2010")
            sc.flat(
                Polygon([(hx, hy - 1), (hx - 34, hy - 9), (hx - 34, hy + 8), (hx, hy + 1)]),
                "#ffd98a",
                0.5,
                "screen",
                2,
            )
        sc.flat(ellipse(hx, hy, 4.4, 5.4), "#ffffff", 1)
        sc.glow(hx, hy, 24, "#ffd98a", 0.8)


def draw_lives(sc: Scene) -> None:
    """Downstairs stands what they have left alone: a cake, a piano, chess for one, a bath that runs over."""

    def niche(x: float, y: float, w: float, h: float) -> None:
        g = shape(f"{x - w / 2},{y}^ {x - w / 2},{y - h * 0.6} {x},{y - h} {x + w / 2},{y - h * 0.6} {x + w / 2},{y}^")
        sc.layer(g, lamp_fill(sc, [(0, "#fff0b8"), (1, "#f0a040")], 420), z=-2, cut=0.2, sh=0, rim="#fff8dc", rimop=0.6)
        sc.flat(g.difference(T(g, 2, 5)), "#8a3a14", 0.4, "multiply", 1.5)

    dim = lambda c: mix(c, SPY, 0.4)  # noqa: E731
    niche(484, 700, 84, 82)
    put(sc, T(table(84, 62, "#8a4a24", "#fff3dc").recolour(dim), 484, 698, 0.62), z=1.4)
    put(sc, T(cake().recolour(dim), 484, 660, 0.46), z=1.4)
    niche(246, 690, 74, 76)
    put(sc, T(piano("#3a1c24").recolour(dim), 246, 688, 0.44), z=1.4)
    niche(592, 676, 66, 70)
    f = T(table(80, 62, "#6a3420"), s=0.9)
    f.add(U([box(x, -60, x + 7, -72 - (x * 7) % 12) for x in range(-32, 30, 13)]), "#2a1418", "men", 0.6)
    f.add(U([box(x + 6, -60, x + 12, -70 - (x * 5) % 11) for x in range(-32, 26, 13)]), "#fff3dc", "men", 0.6)
    put(sc, T(f.recolour(dim), 592, 674, 0.58), z=1.4)
    bath = U(
        shape("-52,-44^ 52,-44^ 46,-14 30,-4 -30,-4 -46,-14"),
        limb("-56,-44,8 56,-44,8", 1),
        box(-36, -8, -28, 4),
        box(28, -8, 36, 4),
    )
    sc.layer(T(bath, 622, floor_at(622) - 6, 0.52), "#8a5a4c", z=2, cut=0, wash=0, fibre=0, rim=LAMP, rimop=0.8)
    sc.layer(
        T(U([ellipse(-34 + 14 * j, -50, 10, 8) for j in range(6)]), 622, floor_at(622) - 6, 0.52),
        "#dff4ec",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    put(sc, T(picture_frame(34, 44, "#6a2a18", "#f4fbee"), 470, 398), z=1.6)  # the mirror behind her


def draw_creeper(sc: Scene) -> None:
    """One more comes over the peel."""
    a = math.radians(121)
    x, y = CX + 1.03 * RX * math.cos(a), CY - 1.03 * RY * math.sin(a)
    p = person(
        38,
        "side",
        "creep",
        dress("coat", "#1f3a4a", "#1a2a34", "#2a4a54"),
        "#d9a077",
        "short",
        "#1a1214",
        "sly",
        hat="bowler",
        hat_colour="#16303a",
    )
    sc.glow(x - 10, y - 40, 110, "#bfe8c8", 0.5)
    put(sc, T(p, x, y + 3, 0.66, rot=-24), z=2, cast=4, rim=(-1.4, -1.4, "#ffd78a", 0.9))


def draw_beam(sc: Scene) -> None:
    """What falls out of the gap, down over the lawn to the cradle."""
    g = Polygon([(LX - 16, 660), (LX + 52, 660), (446, 1130), (70, 1130)])
    sc.flat(
        g,
        sc.lin(
            [(0, "#fff2b8", 0.2), (0.3, "#fff2b8", 0.62), (0.7, "#fff2b8", 0.42), (1, "#fff2b8", 0.16)], 0, 660, 0, 1130
        ),
        1,
        "screen",
        10,
    )
    sc.flat(ellipse(CRADLE[0], CRADLE[1] + 22, 250, 60), "#fff2b0", 0.5, "screen", 22)
    for x, y, k, a in ((352, 812, 0.22, -20), (262, 872, 0.18, 30), (402, 904, 0.15, 10)):  # moths in the light
        m = T(
            U(
                shape("0,0 -34,-40 -50,-22 -30,6 -38,26 -16,24"),
                shape("0,0 34,-40 50,-22 30,6 38,26 16,24"),
                ellipse(0, 4, 5, 20),
            ),
            x,
            y,
            k * 1.4,
            rot=a,
        )
        sc.layer(m, "#fffbe0", z=2, cut=0, wash=0, fibre=0, sh=0.4)


def draw_cradle(sc: Scene) -> None:
    """The segment that slipped out rocks on its peel; the baby lies in it under a checked cover and looks up."""
    x, y = CRADLE
    sc.flat(ellipse(x - 6, y + 58, 186, 22), "#06201f", 0.9, "multiply", 7)
    rind = shape("-176,-62^ -150,8 -86,58 0,72 86,58 150,8 176,-62^ 140,-10 76,34 0,44 -76,34 -140,-10")
    body = shape("-166,-66^ -138,0 -80,48 0,60 80,48 138,0 166,-66^ 90,-34 0,-26 -90,-34")
    flesh = shape("-146,-54^ -124,-4 -72,36 0,47 72,36 124,-4 146,-54^ 86,-26 0,-18 -86,-26")
    at = lambda g: T(g, x, y, 1.0, rot=-5)  # noqa: E731
    sc.layer(
        at(rind),
        sc.lin([(0, "#ffb84a"), (1, "#b9521a")], 0, y - 40, 0, y + 74),
        z=10,
        cut=0.4,
        sh=0.5,
        rim="#ffe6a8",
        rimop=0.9,
    )
    sc.layer(at(body), "#fff0d0", z=2, cut=0.4, sh=0.3, shc="#8a3a14", rim="#ffffff", rimop=0.9)
    sc.layer(
        at(flesh),
        sc.lin([(0, "#ffd070"), (1, "#f07a2c")], 0, y - 50, 0, y + 46),
        z=1.4,
        cut=0.3,
        sh=0.3,
        shc="#8a3a14",
        rim="#fff3c0",
        rimop=0.8,
    )
    r = sc.stream("cradle")
    d = [
        T(shape("0,-15 3.4,3 0,8 -3.4,3"), px, r.uniform(-8, 34), rot=px * 0.36)
        for px in (r.uniform(-110, 110) for _ in range(54))
    ]
    sc.flat(at(U(d).intersection(flesh.buffer(-5))), "#fff6d0", 0.5)
    pillow = at(shape("-122,-44 -110,-72 -74,-82 -40,-72 -34,-42 -70,-28"))
    sc.layer(pillow, "#fffaf0", z=3, cut=0.3, sh=0.4, shc="#8a3a14", rim="#ffffff", rimop=0.9)
    skin = "#eab48e"
    hx, hy = at(ellipse(-72, -86, 1)).centroid.coords[0]
    face = lambda g: T(g, hx, hy, 1.12, rot=-62)  # noqa: E731
    o: dict[str, Any] = {"cut": 0, "wash": 0.2, "shc": "#8a3a14", "rim": LAMP, "rimop": 1.0}
    skull = fillet(U(ellipse(0, 0, 30, 28), ellipse(13, 11, 17, 14), ellipse(29.5, 6, 4.6, 4)), 3)
    sc.layer(
        face(skull),
        sc.lin([(0, "#ffe0bc"), (0.6, skin), (1, "#b97a62")], hx, hy - 34, hx - 10, hy + 34),
        z=3,
        sh=0.4,
        **o,
    )
    sc.flat(face(ellipse(14, 14, 8, 5.5)), "#f07a5c", 0.4, blur=2)
    sc.flat(face(ellipse(19, -1, 3.1, 4)), "#2a1420", 1)
    sc.flat(face(ellipse(20.2, -2.4, 1.2)), "#ffffff", 1)
    sc.flat(face(limb("14,-10,.6 19,-11.6,1.6 24,-9,.6", 4)), "#7a4a2c", 0.8)
    sc.flat(face(ellipse(26, 15, 2.4, 3.4, -30)), "#8a2a2c", 0.9)
    sc.layer(face(ellipse(-7, 5, 6, 8)), "#d99a76", z=1, sh=0.3, **o)
    sc.flat(face(U(spiral(3, -29, 8, 1.3, 2.6), limb("-22,-18,1 -12,-26,2.4 0,-29,1", 4))), "#7a3a1c", 0.9)
    arm = at(limb("-38,-66,22 -18,-96,19 -6,-120,16", 6))
    sc.layer(arm, "#2f8a7c", z=2, cut=0, sh=0.4, shc="#8a3a14", rim=LAMP, rimop=0.9)
    sc.layer(at(ellipse(-3, -130, 9.5)), skin, z=1.4, cut=0, sh=0.3, rim=LAMP, rimop=0.9)
    cover = shape("-52,-60^ -20,-84 20,-88 60,-76 100,-62 126,-44^ 90,-22 0,-14 -64,-26^")
    sc.layer(
        at(cover),
        sc.lin([(0, "#fff8e6"), (1, "#cfe0cc")], 0, y - 90, 0, y - 20),
        z=5,
        cut=0.5,
        sh=0.4,
        shc="#8a3a14",
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(at(patterned(cover.buffer(-4), "checks", "blanket", 2.6)), "#2f8a7c", 0.5)


def draw_front(sc: Scene) -> None:
    """Grass at the cradle and dark blades before our eyes."""
    r = sc.stream("tufts")
    tufts = [
        grass(r, gx - 20, gx + 20, gy, r.uniform(18, 34), 10)
        for gx, gy in (
            (98, 1104),
            (150, 1128),
            (232, 1138),
            (330, 1140),
            (410, 1122),
            (460, 1094),
            (600, 1080),
            (690, 1110),
            (40, 1080),
        )
    ]
    sc.layer(
        U(tufts),
        sc.near("#b9cf78", "#1f5a54", 420, (300, 1000)),
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.3,
        rim="#f6f4c0",
        rimop=0.7,
    )
    sc.layer(
        near_grass(sc.stream("near"), lambda x: 46 + 150 * abs((x - 400) / 440) ** 2.2, (-10, 10), (-0.2, 0.3)),
        "#0b262c",
        z=12,
        cut=0,
        wash=0,
        fibre=0,
        rim="#cfe0a8",
        rimop=0.4,
    )


def draw() -> Scene:
    """What would happen if one of them opened the door?"""
    sc = Scene("ring_of_spies", light=(LX, LY, 240), shadow="#06181c", bg=NIGHT)
    draw_night(sc)
    draw_branch(sc)
    sc.glow(410, 470, 620, "#ffc878", 0.62)
    draw_court(sc)
    for k in (0, 5, 1, 4, 3):
        draw_segment(sc, k)
    draw_lives(sc)
    draw_spies(sc)
    draw_spiral(sc)
    draw_peel(sc)
    draw_creeper(sc)
    draw_beam(sc)
    draw_cradle(sc)
    draw_front(sc)
    sc.vignette("#030f16", 0.58, 400, 620, 900)
    sc.finish()
    return sc
