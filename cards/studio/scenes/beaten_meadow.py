"""A whole flowering meadow hangs over a carpet rail in the morning sun; a stout woman beats it, and butterflies, bees,
seeds and petals burst out into the light.

Palette: morning blue #3f9fe0, sky cream #fff4d0, turf #2f8a3a, bottle #0c3f34, poppy #e8402a, buttercup #ffd83a, earth #6b3f28, apron #f6f2e4.
Light: the morning sun, low on the left. Planes: sky / hills / bare earth / rail / meadow with roots / burst / woman / near grass.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.flower_beds import flower_beds
from cards.studio.papercut.hung_meadow import blades, crest, face, folds, rail_y, roots, spot
from cards.studio.papercut.meadow_burst import burst, flight
from cards.studio.papercut.meadow_guests import startled_hare, startled_mole
from cards.studio.papercut.near_grass import near_grass

SUN = (-140, 330)
BLOW = (388, 742)  # where the beater meets the meadow
WOMAN = (138, 1104)
SIZE = 1.74


def draw_sky(sc: Scene) -> None:
    """Morning air."""
    sc.backdrop(
        sc.rad([(0, "#fffbe6"), (0.2, "#fff0c0"), (0.42, "#b4e2f2"), (0.72, "#4aa3e0"), (1, "#1c68bc")], -80, 640, 1050)
    )
    for k, (P, a, b) in enumerate(
        (
            ([(-60, 120), (160, 92), (380, 126), (600, 76), (860, 110)], "#6fbcea", "#2f86d0"),
            ([(-60, 40), (220, 28), (460, 60), (680, 14), (860, 40)], "#4a9fde", "#1d66b4"),
        )
    ):
        g, _ = land(sc.stream(f"sky {k}"), P, 7, base=-80)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 0, 0, 800, 0),
            z=9,
            sh=0.3,
            shc="#0a3a74",
            cut=1.6,
            wash=0.4,
            rim="#eafaff",
            rimop=0.9,
        )


def draw_land(sc: Scene) -> None:
    """Pale hills, mown grass, and the bare square where the meadow lay."""
    for k, (P, a, b) in enumerate(
        (
            ([(-40, 812), (120, 780), (300, 806), (560, 776), (840, 800)], "#d8ecc0", "#8fc4b0"),
            ([(-40, 862), (200, 846), (480, 858), (840, 846)], "#d4e06a", "#6fae4a"),
            ([(-40, 910), (240, 900), (520, 906), (840, 900)], "#cfe04e", "#4f9a3a"),
        )
    ):
        g, top = land(sc.stream(f"land {k}"), P, 4)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], -40, 800, 800, 960),
            z=7,
            sh=0.3,
            shc="#1c4a3a",
            cut=0.7,
            wash=0.5,
            rim="#fffbd0",
            rimop=0.8,
        )
    earth = Polygon(
        [(150, 966), (300, 962), (560, 964), (880, 962), (880, 1136), (500, 1140), (200, 1132), (16, 1136), (84, 1046)]
    )
    sc.flat(T(earth, -2, -6), "#2c5a24", 0.95)
    sc.layer(
        earth,
        sc.lin([(0, "#d09a60"), (0.35, "#96603a"), (1, "#46281e")], 40, 980, 760, 1100),
        z=2,
        sh=0.3,
        cut=2.6,
        rim="#ffe0a8",
        rimop=0.7,
    )
    r = sc.stream("clods")
    clods = [
        ellipse(r.uniform(90, 790), 972 + 156 * r.random(), r.uniform(4, 12), r.uniform(2, 4.5)) for _ in range(120)
    ]
    with sc.clip(earth):
        sc.flat(T(U(clods), 2, 3), "#2a1610", 0.5)
        sc.flat(U(clods), "#b07a4c", 0.6)


def draw_rail(sc: Scene) -> None:
    """A pole on a post, sagging."""
    wood = sc.lin([(0, "#f0c890"), (0.4, "#b87a44"), (1, "#6a3f28")], 60, 214, 60, 262)
    post = sc.lin([(0, "#f0c890"), (1, "#7a4a2c")], 84, 0, 118, 0)
    sc.layer(limb([(102, 200, 24), (102, 1000, 27)], 2), post, z=7, cut=0.5, sh=0.4, rim="#fff0c8", rimop=0.9)
    sc.layer(
        limb([(56, rail_y(56), 26), (300, rail_y(300), 26), (840, rail_y(840), 26)], 8),
        wood,
        z=8,
        cut=0.4,
        sh=0.4,
        rim="#fff0c8",
        rimop=0.9,
    )


def draw_rug(sc: Scene) -> None:
    """Roots, the turf's brown edge, grass, folds, flowers in drifts."""
    r = sc.stream("roots")
    thick, fine = roots(r)
    soil = sc.lin([(0, "#c89058"), (0.5, "#7a4a2e"), (1, "#3a2018")], 260, 0, 820, 0)
    sc.flat(shape("236,1010 420,1000 820,1020 820,1120 520,1100 300,1070"), "#24100a", 0.6, "multiply", 14)
    sc.layer(fine, "#5a3624", z=3, cut=0, wash=0, fibre=0)
    sc.layer(thick, soil, z=5, cut=0, wash=0, sh=0.4)
    g = face()
    sc.layer(
        U(T(g, -22, 6), T(g, -13, 22), T(g, -4, 38)),
        soil,
        z=14,
        sh=0.6,
        dx=14,
        dy=16,
        shc="#241408",
        cut=2.2,
        rim="#ffe2ae",
        rimop=0.8,
    )
    up = crest(sc.stream("crest"), 230, 30)
    turf = sc.rad(
        [(0, "#d6e650"), (0.2, "#8ecb3e"), (0.48, "#2f8a3a"), (0.8, "#156048"), (1, "#0b3a34")],
        BLOW[0] - 40,
        BLOW[1] - 130,
        700,
    )
    sc.layer(U(up), turf, z=3, cut=0, rim="#f6ffb8", rimop=0.9)
    sc.layer(g, turf, z=5, sh=0.4, cut=2.4, wash=0.6, rim="#f6ffb8", rimop=0.9)
    gr = sc.stream("grass")
    with sc.clip(g):
        for n, (tone, op) in enumerate((("#0b4434", 0.6), ("#6cb43a", 0.6), ("#cfe85a", 0.5))):
            sc.flat(U(blades(gr, 760 - 160 * n, 26 - 4 * n, 3.2)), tone, op)
    flower_beds(sc, BLOW)
    with sc.clip(g):
        over = sc.stream("over")
        sc.flat(U(blades(over, 170, 30, 3.4)), "#2f8a3a", 0.85)
        for k in range(6):
            q = folds(k)
            sc.flat(T(q, 40, 0), "#24407a", 0.42, "multiply", 11)
            sc.flat(T(q, -20, 0), "#fffbe0", 0.16, "soft-light", 15)
        top = [spot(u, 0.035) for u in np.linspace(0, 1, 30)]
        sc.flat(limb([(x, y - 8, 26) for x, y in top], 3), "#f4ffb0", 0.5, "soft-light", 6)
        sc.flat(limb([(x, y + 30, 30) for x, y in top], 3), "#06302c", 0.5, "multiply", 10)
        sc.flat(
            g,
            sc.rad([(0, "#0a2a52", 0), (0.42, "#0e3656", 0.03), (1, "#0a3050", 0.8)], BLOW[0] - 60, BLOW[1] - 160, 760),
            1,
            "multiply",
        )


def draw_beater(sc: Scene, hand: tuple[float, float]) -> None:
    """A cane beater: handle and a plait of loops."""
    hx, hy = hand
    dx, dy = BLOW[0] - hx, BLOW[1] - hy
    m = math.hypot(dx, dy)
    a = math.degrees(math.atan2(dy, dx))
    cane = "#d89a4a"
    parts = [limb([(-26, 0, 9), (m - 62, 0, 8)], 2)]
    for c, rx, ry, rot in ((m, 58, 26, 0), (m + 16, 40, 46, 0), (m - 8, 34, 34, 45), (m + 34, 26, 26, 45)):
        e = ellipse(c, 0, rx, ry, rot)
        parts.append(clean(e.difference(ellipse(c, 0, rx - 7, ry - 7, rot))))
    g = T(U(parts), hx, hy, 1, rot=a)
    sc.layer(
        g,
        sc.lin([(0, "#c87a34"), (1, "#6a3418")], hx, hy - 60, hx + 60, hy + 60),
        z=9,
        cut=0.2,
        sh=0.5,
        shc="#3a2a10",
        rim="#fff6d0",
        rimop=1,
    )
    _ = cane


def draw_woman(sc: Scene) -> None:
    """She puts her whole weight into it."""
    x, y = WOMAN
    sc.flat(ellipse(x + 60, y + 2, 120, 13), "#2a1a10", 0.5, "multiply", 5)
    d = dress("farmwife", "#3f6fc8", "#b8325a", "#fbf6e6").but(pattern="dots", pattern_colour="#e0ecfa")
    pose = SIDE["reach"].but(
        lean=20,
        nod=-10,
        foot_a=(0.34, 0),
        foot_b=(-0.36, 0.05),
        toe_b=34,
        grip_a="grip",
        grip_b="grip",
        hand_a=(0.84, -0.28),
        hand_b=(0.76, -0.16),
    )
    w = T(
        person(62, "side", pose, d, "#e0a880", "bun", "#e6e0d4", "firm", 1.5, hat="scarf", hat_colour="#ffd23a"),
        x,
        y,
        SIZE,
    )
    draw_beater(sc, w.at("hand_a.hold"))
    put(sc, w, z=2.6, cast=7, rim=(3, 1, "#fff2c8", 0.9))


def draw_near(sc: Scene) -> None:
    """What is left of the grass at our feet, dark."""
    back_ = near_grass(sc.stream("blades 0"), lambda x: 64 + 24 * math.sin(x * 0.03), (-8, 8), (-0.1, 0.4), 7)
    sc.layer(back_, sc.lin([(0, "#5aa03a"), (1, "#1d5a34")], 0, 1080, 0, 1210), z=6, cut=0, rim="#e8f690", rimop=0.8)
    front = near_grass(
        sc.stream("blades 1"),
        lambda x: 30 + 60 * (abs(x - 330) / 470) ** 1.4 + 8 * math.sin(x * 0.09),
        (-8, 8),
        (-0.2, 0.4),
        8,
    )
    sc.layer(front, sc.lin([(0, "#2a7038"), (1, "#0c362c")], 0, 1110, 0, 1210), z=9, cut=0, rim="#b8e07a", rimop=0.7)


def draw() -> Scene:
    sc = Scene("beaten_meadow", light=(*SUN, 300), shadow="#12302a", bg="#4aa3e0")
    draw_sky(sc)
    draw_land(sc)
    draw_rail(sc)
    mole = T(startled_mole(), 266, 416, 0.98)
    draw_rug(sc)
    put(sc, mole, z=2, cast=5, rim=(2, 1, "#ffe8c0", 0.9))
    put(sc, T(startled_hare(), 612, 212, 0.82), z=2, cast=4, rim=(2.5, 1, "#fff2cc", 0.9))
    burst(sc, BLOW)
    draw_woman(sc)
    flight(sc, BLOW)
    draw_near(sc)
    sc.vignette("#06303a", 0.35, 300, 560, 900, 0.55)
    sc.finish()
    return sc
