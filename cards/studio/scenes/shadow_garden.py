"""shadow_garden: what will she do at noon?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.flowers import flower
from cards.studio.papercut.low_sun import D, P, cast_sheet, fall, lay, long_shadow, spot
from cards.studio.papercut.old_paving import draw_paving
from cards.studio.papercut.shadow_bed import draw_bed, draw_seedlings, draw_shadow
from cards.studio.papercut.watering_girl import CAN, above, draw_arms, draw_can, draw_dress, draw_scarf

# warm paving #d8b485, sandstone #c2925f, violet shade #5a4270, leaf teal #3f7a63, light stone #f8e6bf, poppy pink #e0637a


def draw_water(sc: Scene) -> None:
    """What she pours onto her shadow."""
    W_ = sc.stream("water")
    tip = above(Point(CAN[0] + 2, CAN[1] + 66))
    rose = np.array([tip.x, tip.y])
    arcs, ends = [], []
    for k in range(15):
        t = (k - 7) / 7
        start = rose + P * 13 * t
        end = np.array(spot(4 + 104 * t + W_.uniform(-7, 7), 322 + 46 * math.cos(t * 1.5) + W_.uniform(-24, 24)))
        mid = start * 0.45 + end * 0.55 + P * 20 * t
        arcs.append((curve(np.array([[*start], [*mid], [*end]]), n=12), t))
        ends.append(end)
    for q, _ in arcs:
        sc.stroke([(x - 10, y + 16) for x, y in q], "#3a2444", 3, 0.3, "multiply", blur=2)
    for q, t in arcs:
        sc.stroke(q, "#fffaf0", 2.4 - 0.7 * abs(t), 0.9)
    beads = []
    for q, t in arcs:
        for x, y in along(q, 11)[3:]:
            beads.append(ellipse(x + W_.uniform(-2, 2), y + W_.uniform(-3, 3), W_.uniform(1.4, 3.0)))
    for e in ends:
        for _ in range(7):
            a, r = W_.uniform(0, 6.28), W_.uniform(2, 19)
            beads.append(ellipse(e[0] + r * math.cos(a), e[1] + r * math.sin(a) * 0.8, W_.uniform(0.9, 2.6)))
    cast_sheet(sc, U(beads), "#fffaf0", z=1.6, cut=0, wash=0, fibre=0, rimop=0)
    sc.glow(float(rose[0] - 30), float(rose[1] + 60), 130, "#fff8e6", 0.5)


def draw_cat(sc: Scene) -> None:
    """The shadow of a cat that nobody sees."""
    cat = fillet(
        U(
            shape("-13,0^ -15,-14 -11,-28 -5,-36 3,-36 8,-26 10,-12 11,0^"),
            ellipse(0, -43, 10, 9),
            shape("-9,-46^ -10,-60 -2,-52^"),
            shape("2,-52^ 9,-60 9,-46^"),
            limb("9,-2,4 20,-3,4 25,-12,3.6 22,-20,3", 5),
        ),
        2,
    )
    long_shadow(sc, fall(cat, 600, 1000, 1.7, 1.15), 0.72)


def draw_bee(sc: Scene) -> None:
    """A bee; its shadow is a flower."""
    bx, by = 150, 452
    long_shadow(
        sc,
        T(
            U([T(g, rot=0) for g, part, _ in flower("daisy", sc.stream("bee")) if part == "outer"]),
            bx - 42,
            by + 84,
            0.42,
            sy=0.42,
        ),
        0.72,
    )
    sc.flat(limb([(bx - 42, by + 84, 2.4), (bx - 58, by + 118, 2)], 2), "#5a4270", 0.6, "multiply", 0.6)
    bee = T(ellipse(0, 0, 11, 7), bx, by, rot=-30)
    cast_sheet(
        sc,
        T(U(ellipse(-3, -9, 6, 9, -25), ellipse(5, -9, 5.5, 8, 20)), bx, by, rot=-30),
        "#fffaf0",
        z=3,
        cut=0,
        op=0.85,
    )
    cast_sheet(sc, T(ellipse(-9.5, 0.5, 4.6), bx, by, rot=-30), "#3a2438", z=2, cut=0, wash=0)
    cast_sheet(sc, bee, "#e9ad45", z=3, cut=0, wash=0)
    sc.flat(
        T(U([box(d - 1.4, -9, d + 1.4, 9) for d in (-3, 2, 7)]), bx, by, rot=-30).intersection(bee), "#3a2438", 0.95
    )


def draw_joints(sc: Scene) -> None:
    """Pebbles, and grass in the joints."""
    K = sc.stream("pebbles")
    for x, y, r in (
        (88, 200, 6),
        (306, 124, 4),
        (72, 742, 7),
        (742, 560, 8),
        (470, 1130, 7),
        (742, 1080, 6),
        (560, 1150, 7),
        (60, 1010, 6),
        (398, 214, 4),
    ):
        peb = ellipse(x, y, r * 1.2, r, K.uniform(-30, 30))
        long_shadow(sc, limb([(x, y, r * 1.9), (x + D[0] * r * 2.6, y + D[1] * r * 2.6, r * 1.5)], 3), 0.5)
        cast_sheet(sc, peb, K.choice(("#e9cf9f", "#c9a070", "#b58a68")), z=2, cut=0.2, wash=0)
    for x, y in ((40, 330), (350, 40), (770, 700), (520, 1000), (176, 640)):
        for _ in range(7):
            a, ln = K.uniform(-2.6, -0.4), K.uniform(8, 19)
            px, py = x + K.uniform(-11, 11), y + K.uniform(-4, 4)
            long_shadow(sc, limb([(px, py, 2.4), (px + D[0] * ln * 2.2, py + D[1] * ln * 2.2, 0.8)], 2), 0.3)
            cast_sheet(
                sc,
                limb([(px, py, 2.6), (px + math.cos(a) * ln, py + math.sin(a) * ln, 0.4)], 2),
                K.choice(("#5a8a62", "#3f7a63", "#7fa068")),
                z=1,
                cut=0,
                wash=0,
                fibre=0,
            )


def draw_feet(sc: Scene) -> None:
    """Wet footprints: she has come in from the edge of the card."""
    for k, (x, y) in enumerate(((770, 26), (730, 62), (716, 18), (690, 92), (662, 66))):
        foot = U(ellipse(0, 6, 7, 9), ellipse(0, -9, 8, 8))
        sc.flat(T(foot, x, y, 0.9, rot=215 + 5 * (k % 2)), "#7a5138", 0.34, "multiply", 0.8)


def draw() -> Scene:
    """She waters what the low sun has drawn."""
    sc = Scene("shadow_garden", light=(860, -160, 240), shadow="#4a2a2c", bg="#c2925f")
    draw_paving(sc)
    sc.glow(800, 0, 760, "#fff4d2", 0.55)
    girl = draw_shadow(sc)
    draw_bed(sc, girl)
    draw_seedlings(sc, girl)
    wet = lay(shape("-100,270 -30,230 40,240 104,276 120,310 0,350 -120,316"))
    sc.flat(wet, "#4a2f3c", 0.3, "multiply", 5)
    draw_dress(sc)
    draw_can(sc)
    draw_arms(sc)
    draw_scarf(sc)
    draw_water(sc)
    draw_cat(sc)
    draw_bee(sc)
    draw_joints(sc)
    draw_feet(sc)
    sc.vignette("#5a3424", 0.3, 470, 480, 960, 0.55)
    sc.finish()
    return sc
