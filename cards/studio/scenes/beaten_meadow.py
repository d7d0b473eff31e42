"""A whole flowering meadow hangs over a carpet rail in the first sun; a stout woman beats it, and butterflies, bees,
seeds and petals burst out into the light.

Palette: sun cream #fff6d2, honey #f8d08c, haze #8d9a8c, turf #2c6444, bottle #0c3836, earth #2a2a28; poppy #f0402a.
Light: the sun just up, at the left; the dust of the blow holds it, the meadow is its shade.
Planes: sky / hills / bare earth / rail / meadow with roots / burst / woman / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flower_beds import flower_beds
from cards.studio.papercut.hung_meadow import blades, crest, face, folds, rail_y, roots, spot
from cards.studio.papercut.meadow_burst import burst, flight
from cards.studio.papercut.meadow_guests import startled_hare, startled_mole
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.toned import toned

SUN = (-30, 700)
LAND = ("#10282c", "#2f4a44", "#8a8a5c", "#e4c47c", "#fff2c0")  # dark to light, as the haze lets it be seen
EARTH = ("#141a1c", "#40342c", "#80603e", "#cc9c5c", "#ffe6a8")
TURF = ("#04181c", "#0c3836", "#2c6444", "#b0ac4c", "#fff0b8")
NEAR = ("#04141a", "#0a2226", "#16342e", "#6a6a3c", "#ffe8a0")
BLOW = (388, 742)  # where the beater meets the meadow
WOMAN = (138, 1104)
SIZE = 1.74


def draw_sky(sc: Scene) -> None:
    """The first sun at the left; the rest is haze."""
    air = [(0, "#fffbe2"), (0.16, "#ffefb8"), (0.36, "#f8d08c"), (0.58, "#d3b58a"), (0.8, "#8d9a8c"), (1, "#4f7078")]
    sc.backdrop(sc.rad(air, *SUN, 1080))
    g, _ = land(sc.stream("sky 1"), [(-60, 66), (220, 96), (460, 60), (680, 102), (860, 70)], 7, base=-80)
    fill = sc.lin([(0, "#c8a878"), (0.4, "#8a9486"), (1, "#3f626c")], 0, 0, 800, 0)
    sc.layer(g, fill, z=6, sh=0.14, shc="#2c3c3c", cut=1.6, wash=0.5, rim="#ffeec0", rimop=0.6)
    sc.glow(*SUN, 460, "#fff2c0", 0.8)


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


def draw_turf(sc: Scene, g: Any) -> None:
    """Roots, the turf's brown edge and the grass of the face ``g``."""
    r = sc.stream("roots")
    thick, fine = roots(r)
    soil = sc.lin([(0, "#c89058"), (0.5, "#7a4a2e"), (1, "#3a2018")], 260, 0, 820, 0)
    sc.flat(shape("236,1010 420,1000 820,1020 820,1120 520,1100 300,1070"), "#24100a", 0.6, "multiply", 14)
    sc.layer(fine, "#5a3624", z=3, cut=0, wash=0, fibre=0)
    sc.layer(thick, soil, z=5, cut=0, wash=0, sh=0.4)
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


def draw_rug(sc: Scene) -> None:
    """The meadow: turf, flowers in drifts, folds, and the shade in which it hangs."""
    g = face()
    with toned(sc, TURF, 0.5):
        draw_turf(sc, g)
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
    deep = [(0, "#ffffff"), (0.28, "#f4f4e8"), (0.58, "#6a8c98"), (1, "#1c3c54")]
    sc.flat(g.buffer(16), sc.rad(deep, BLOW[0] - 30, BLOW[1] - 90, 660), 1, "multiply")


def draw_beater(sc: Scene, hand: tuple[float, float]) -> None:
    """A cane beater: handle and a plait of loops."""
    hx, hy = hand
    dx, dy = BLOW[0] - hx, BLOW[1] - hy
    m = math.hypot(dx, dy)
    a = math.degrees(math.atan2(dy, dx))
    cane = "#8a4a20"
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
    sc.flat(limb([(x - 40, y, 16), (x + 160, y + 8, 34), (x + 520, y + 18, 60)], 4), "#2a1c1a", 0.6, "multiply", 7)
    d = dress("farmwife", "#2f6a70", "#5c2838", "#fff2d4").but(pattern="dots", pattern_colour="#d8e0c8")
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
    put(sc, w, z=2.6, cast=7, rim=(4, 0.5, "#fff0b8", 1))
    form = [(0, "#fff6dc"), (0.34, "#f0cca4"), (0.64, "#807884"), (1, "#c8a890")]
    sc.flat(w.outline(), sc.lin(form, x - 100, 0, x + 130, 40), 0.75, "multiply")
    sc.glow(x + 130, y - 300, 120, "#ffe9a8", 0.5)


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
    sc = Scene("beaten_meadow", light=(*SUN, 300), shadow="#0c2024", bg="#d3b58a")
    draw_sky(sc)
    with toned(sc, LAND, 0.2):
        draw_land(sc)
    for y in (946, 970, 1000):  # the shade of the meadow creeps over grass and earth
        shade = [(0, "#2c3234", 0), (0.3, "#2c3234", 0.12), (0.8, "#1c282e", 0.34)]
        sc.flat(box(-40, y, 840, 1240), sc.lin(shade, 40, 0, 760, 40), 1, "multiply", 14)
    with toned(sc, EARTH, 0.3):
        draw_rail(sc)
    mole = T(startled_mole(), 266, 416, 0.98)
    draw_rug(sc)
    hare = T(startled_hare(), 612, 212, 0.82)
    for who in (mole, hare):  # dark before the haze, a line of light on the sunny side
        put(sc, who, z=2, cast=4, rim=(3, 0.5, "#fff0c0", 1))
        x0, y0, x1, y1 = who.outline().bounds
        sc.flat(
            who.outline(), sc.lin([(0, "#e8c8a0"), (0.4, "#7a6a68"), (1, "#3c4650")], x0, 0, x1, 20), 0.85, "multiply"
        )
    burst(sc, BLOW)
    draw_woman(sc)
    flight(sc, BLOW)
    with toned(sc, NEAR, 0.2):
        draw_near(sc)
    sc.vignette("#0a2228", 0.5, 260, 640, 860, 0.5)
    sc.finish()
    return sc
