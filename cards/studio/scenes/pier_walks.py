"""The end of a pier, with its house and its lamp, has got up on long legs and wades out to sea; somebody comes running too late.

Palette: pearl #f4e8dc, shell rose #e3bfb2, dusty salmon #c98b7a, grey lilac #94838a, driftwood umber #3a2a28, lamp gold #ffcf70.
Light: the sun in the haze over the sea. Planes: sky in strips / sea in strips / far legs / house and deck / near legs / stump.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import pier_house as pier
from cards.studio.papercut.wading_legs import Leg, bones, draw_leg, foot_of, mirrored, ripple

SUN = (566.0, 604.0)
SEA = 660.0
NEAR, FAR = 926.0, 872.0  # where near and far legs stand
GLEAM = "#fff4e2"
NEAR_LEGS = (
    Leg((262, 386), (176, 640), (238, NEAR)),
    Leg((384, 386), (330, 660), (372, NEAR)),
    Leg((516, 386), (474, 652), (540, NEAR)),
    Leg((626, 386), (568, 596), (690, 764), lifted=True),
)
FAR_LEGS = (
    Leg((318, 386), (268, 634), (292, FAR), 0.78),
    Leg((446, 386), (392, 630), (440, FAR), 0.78),
    Leg((566, 386), (536, 640), (610, FAR), 0.78),
)


def draw_sky(sc: Scene) -> None:
    """Grey rose above, pearl over the water, in fine level strips."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#846a68"),
                (0.13, "#ba8c7e"),
                (0.29, "#edb29a"),
                (0.43, "#fde0c6"),
                (0.55, "#fff6e8"),
                (1, "#c98b7a"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(*SUN, 560, "#fff3df", 0.95)
    r = sc.stream("strips")
    for k in range(13):
        y = 62 + 46 * k + r.uniform(-10, 10)
        t = y / SEA
        col = mix(mix("#75605f", "#e4ab97", min(1, t * 1.5)), "#fdebd8", max(0, t - 0.5) * 1.9)
        x0, x1 = r.choice(((-90, r.uniform(260, 620)), (r.uniform(180, 560), 890), (-90, 890)))
        n = 9
        up = [(x, y + r.uniform(-7, 3)) for x in np.linspace(x0, x1, n)]
        dn = [
            (x, y + r.uniform(9, 17) * (1 - abs(2 * i / (n - 1) - 1) ** 4))
            for i, x in enumerate(np.linspace(x0, x1, n))
        ][::-1]
        g = Polygon(curve(np.array([(x0 - 30, y + 4), *up, (x1 + 40, y + 5), *dn]), closed=True, n=8)).buffer(0)
        sc.layer(clean(g), sc.rad([(0, mix(col, "#fff3df", 0.7)), (0.35, mix(col, "#fbe2cc", 0.3)), (1, col)], *SUN, 640), z=3.4, sh=0.2, cut=0.7, op=0.85, rim="#fff6e8", rimop=0.75, rimw=1.1, wash=0.7)  # fmt: skip
    sc.layer(ellipse(*SUN, 58), "#fffaf0", z=3, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(*SUN, 190, "#fff6e6", 0.9)
    for y, x0, x1, h in ((592, 470, 690, 5), (622, 500, 900, 8), (612, 380, 560, 4)):
        sc.layer(
            limb([(x0, y, 0.6), ((x0 + x1) / 2, y - 2, h), (x1, y, 0.6)], 8),
            "#eccab4",
            z=2,
            sh=0.1,
            cut=0.4,
            rim="#fffaf0",
            rimop=0.9,
        )
    for k, (P, c) in enumerate((([(-40, 650), (90, 640), (210, 646), (330, 657), (400, 662)], "#c7a299"),)):
        g, _ = land(sc.stream(f"coast {k}"), P, 2, base=SEA + 4)
        sc.layer(g, c, z=3, sh=0.15, cut=0.5, rim="#fff0e0", rimop=0.6)


def draw_sea(sc: Scene) -> None:
    """Still water: strip behind strip, bright under the sun, deep rose grey near us."""
    fill = sc.lin(
        [(0, "#fff1df"), (0.1, "#f5d4bf"), (0.32, "#d59c8a"), (0.62, "#8f6a66"), (1, "#3f2e30")], 0, SEA, 0, 1200
    )
    sc.flat(box(-10, SEA, 810, 1210), fill)
    r = sc.stream("sea")
    y, k = SEA + 8.0, 0
    while y < 1200:
        t = (y - SEA) / (1200 - SEA)
        P = [(x, y + r.uniform(-1.6, 1.6) * (0.6 + 3.2 * t)) for x in np.linspace(-60, 860, 9)]
        g, _ = land(r, P, 0.5 + 2 * t)
        a = mix("#ffeedd", "#7e5a4c", t**0.9)
        c = mix("#f0b49c", "#382726", t**0.8)
        sc.layer(g, sc.rad([(0, mix(a, "#fff4e2", 0.45 * (1 - t))), (0.5, mix(a, c, 0.6)), (1, c)], SUN[0], y - 20, 560), z=2.5 + 4 * t, sh=0.16, op=0.8, cut=0.4, rim="#fff6e8", rimop=0.8 - 0.45 * t, rimw=1.1, wash=0.6)  # fmt: skip
        y += 9 + 62 * t**0.85
        k += 1
    glints = []
    for _ in range(150):
        t = r.random() ** 1.2
        yy, w = SEA + 6 + t * 500, (8 + 44 * t) * r.uniform(0.4, 1)
        x = SUN[0] + r.gauss(0, 1) * (34 + 56 * t)
        glints.append(limb([(x - w, yy, 0.3), (x, yy - 0.6, 1.2 + 3 * t), (x + w, yy, 0.3)], 3, 3))
    sc.flat(U(glints), "#fff6e6", 0.62)


def leg_shape(leg: Leg) -> Any:
    return U(*bones(leg), foot_of(leg))


def draw_mirror(sc: Scene) -> None:
    """The legs upside down."""
    for legs, y, op in ((FAR_LEGS, FAR, 0.55), (NEAR_LEGS, NEAR, 0.95)):
        for leg in legs:
            fill = sc.lin([(0, "#43292a", 1), (0.45, "#5a3636", 0.9), (1, "#7d504a", 0.55)], 0, y, 0, y + 290)
            g = mirrored(leg_shape(leg), y + 3)
            sc.flat(g, fill, op)
            sc.flat(clean(g.difference(T(g, -2.4, 0))), GLEAM, 0.35 * op)


def draw_stump(sc: Scene) -> None:
    """What has stayed of the pier: a few piles, torn planks, and the one who came running."""
    top = 786.0
    deck = Polygon([(-20, top - 10), (112, top - 14), (150, top + 2), (-20, top + 10)])
    piles = [(6, 1000, 26), (58, 985, 22), (112, 1000, 26), (36, 950, 16), (92, 950, 16)]
    for x, y, w in piles:
        g = limb([(x, top, w), (x + 2, y, w * 1.05)], 3)
        sc.flat(
            mirrored(box(x - w / 2, top, x + w / 2, y - 6), y - 2),
            sc.lin([(0, "#3a2c2e", 0.9), (1, "#3a2c2e", 0.3)], 0, y, 0, 1200),
            0.8,
        )
        sc.layer(g, sc.lin([(0, "#2e2224"), (0.6, "#5a433d"), (1, "#a07c6a")], x - w / 2, 0, x + w / 2, 0), z=6, sh=0.4, cut=0.7, rim="#ffe9d2", rimop=0.9, rimw=1.4)  # fmt: skip
        ripple(sc, x + 2, y, (w * 0.8, w * 1.3), "#4d3a40", GLEAM)
    sc.layer(limb([(10, 960, 9), (108, 812, 9)], 3), "#3c2d2c", z=4, sh=0.4, cut=0.4, rim="#ffe9d2", rimop=0.6)
    sc.layer(
        deck, sc.lin([(0, "#6a5048"), (1, "#d8b09a")], -10, top, 150, top), z=7, sh=0.5, cut=0.5, rim=GLEAM, rimop=0.9
    )
    r = sc.stream("stump")
    for k in range(9):
        y = top - 12 + 2.6 * k
        ln = r.uniform(6, 48)
        d = r.uniform(-7, 9)
        x = 104 + 5 * k
        sc.layer(Polygon([(x - 40, y), (x + ln, y + d), (x + ln + 8, y + d + 3), (x + ln - 2, y + d + 5), (x + ln + 4, y + d + 9), (x - 40, y + 6)]), ("#8a6a5c", "#6a5048", "#b58d7a")[k % 3], z=2.4, sh=0.4, cut=0.3, rim=GLEAM, rimop=0.7)  # fmt: skip
    front = box(-20, top + 8, 128, top + 22)
    sc.layer(front, sc.lin([(0, "#3c2d2c"), (1, "#8a6858")], 0, 0, 130, 0), z=5, sh=0.5, cut=0.4, rim=GLEAM, rimop=0.8)
    slipper = shape(f"126,{top - 8}^ 126,{top - 13} 134,{top - 11} 140,{top - 17} 150,{top - 15} 156,{top - 8}^")
    sc.layer(slipper, "#9a4a44", z=2, sh=0.4, cut=0, wash=0, rim=GLEAM, rimop=1)
    coat = dress("coat", "#7a4a44", "#3f2c2e", "#e8b9a4")
    pose = SIDE["run"].but(lean=6, foot_a=(0.5, 0.02), foot_b=(-0.5, 0.26), nod=-14)
    f = person(
        31,
        "side",
        pose,
        coat,
        "#a8714e",
        "bun",
        "#2a1b1a",
        "wonder",
        reach_a=(58, -236),
        grip_a="wave",
        reach_b=(-46, -104),
    )
    f = T(f, 68, top + 2, 0.58)
    sc.flat(shape(f"62,{top} 10,{top - 5} -20,{top - 3} -20,{top + 5} 30,{top + 5}"), "#2a1c1e", 0.55, "multiply", 2)
    put(sc, f, z=1.8, rim=(-2.6, 1, "#fff0dc", 1), cast=3)


def draw_folk(sc: Scene) -> None:
    """The keeper at the rail with a cup, and the cat upon it."""
    y = pier.DECK - 3
    gown = dress("robe", "#8c4c46", "#e9d3c2", "#f0d9c4")
    pose = SIDE["stand"].but(lean=4, foot_a=(0.1, 0), foot_b=(-0.12, 0), nod=-4)
    f = person(
        63,
        "side",
        pose,
        gown,
        "#c98f6e",
        "balding",
        "#f0e6dc",
        "calm",
        build=1.1,
        beard="goatee",
        reach_a=(36, -132),
        reach_b=(44, -112),
        grip_a="cup",
    )
    f = T(f, 520, y, 0.6)
    put(sc, f, z=1.8, rim=(-2, 1, "#fff0dc", 1))
    cx, cy = f.at("hand_a.hold")
    sc.layer(
        U(
            box(cx - 4, cy - 11, cx + 7, cy),
            ellipse(cx + 8, cy - 6, 4, 4).difference(ellipse(cx + 8, cy - 6, 2.2, 2.2)),
        ),
        "#fff3e2",
        z=1,
        cut=0,
        wash=0,
    )
    sc.flat(smoke(cx + 1, cy - 14, 46, 0.2, 7, "cup"), "#fff6ea", 0.5, blur=1)
    pier.draw_rail(sc)
    cat = T(beast("cat", "sit", ("#2c2022", "#2c2022", "#2c2022")), 616, pier.DECK - 61, 0.22)
    put(sc, cat, z=1.4, rim=(-1.4, 1, "#fff0dc", 0.9))


def draw() -> Scene:
    """The card."""
    sc = Scene("pier_walks", light=(*SUN, 240), shadow="#3a2626", bg="#ab877d")
    draw_sky(sc)
    draw_sea(sc)
    draw_mirror(sc)
    for leg in FAR_LEGS:
        draw_leg(sc, leg, True, ("#b58a80", "#c39c90", "#84645f"), GLEAM)
        ripple(sc, *leg.foot, (26, 44), "#7a5c5c", GLEAM)
    (jx, jy), (fx, fy) = NEAR_LEGS[1].joint, NEAR_LEGS[1].foot
    pier.draw_smoke(sc)
    pier.draw_under(sc)
    pier.draw_house(sc)
    for leg in NEAR_LEGS:
        draw_leg(sc, leg, False, ("#b0655a", "#c07a6c", "#5a3833"), GLEAM)
        if not leg.lifted:
            ripple(sc, leg.foot[0] + 6, NEAR + 2, (40, 66, 98), "#5c444a", GLEAM)
    starfish = star(jx + (fx - jx) * 0.82, jy + (fy - jy) * 0.82, 15, rot=20)
    sc.layer(rounded(fillet(starfish, 2), 1.5), "#e8b088", z=2, sh=0.4, cut=0, wash=0, rim=GLEAM, rimop=1)
    pier.draw_sill(sc)
    pier.draw_deck(sc)
    pier.draw_lamp(sc)
    pier.draw_spill(sc)
    draw_folk(sc)
    x, y = NEAR_LEGS[-1].foot
    sc.flat(
        U(
            [
                shape(f"{x + a},{y + b - 7}^ {x + a + 3},{y + b} {x + a},{y + b + 4} {x + a - 3},{y + b}")
                for a, b in ((28, 62), (26, 96), (30, 128))
            ]
        ),
        GLEAM,
        0.95,
    )
    ripple(sc, x + 28, NEAR + 6, (18, 42, 72, 108, 150), "#5c444a", GLEAM)
    draw_stump(sc)
    sc.vignette("#2c1c1e", 0.5, 470, 560, 880, 0.5)
    sc.finish()
    return sc
