"""A small traveller who leaves through a keyhole, the rope of handkerchiefs behind, and a mouse that waits its turn."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.body import FRONT
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.great_lock import SILL, keyhole
from cards.studio.papercut.luggage import suitcase
from cards.studio.papercut.people import person
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

FEET = (388, 676)
SIZE, SCARF = 1.1, "#178581"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def traveller() -> Figure:
    """From behind, one foot out, a hand on the edge, the head turned back; bundle and scarf."""
    p = person(
        14, "back", FRONT["walk"].but(hip=0.95, lean=9, shift=-0.04, foot_a=(-0.1, 0.0), foot_b=(0.24, 0.16), toe_b=14),
        dress("coat", "#4e211d", "#241a1c", "#c99a52").but(skirt=0.38, flare=11), skin="#8f5636", hair="tousled",
        hair_colour="#1f100d", mood="firm", head_view="side", head_flip=True, hat="flat", hat_colour="#38201b",
        reach_a=(-66, -116), grip_a="open", reach_b=(40, -112), grip_b="fist", nod=-4,
    )  # fmt: skip
    x, y = p.at("shoulder_b")
    p.add(limb([(x - 26, y - 16, 3.4), (x + 40, y + 14, 3.8)], 1), "#3a2018", "stick")
    bx, by = x + 30, y + 8
    pack = shape(
        f"{bx - 6},{by + 2} {bx + 16},{by + 8} {bx + 24},{by + 30} {bx + 6},{by + 46} {bx - 18},{by + 40} {bx - 24},{by + 22} {bx - 16},{by + 8}"
    )
    p.add(U(leaf(bx, by + 4, 17, -0.3, 0.5), leaf(bx - 2, by + 4, 17, -2.6, 0.5)), "#c9a070", "pack.ears")
    p.add(pack, "#d8b482", "pack", 1.4)
    folds = [
        limb([(bx - 2, by + 6, 0.8), (bx + q * 0.6, by + 20, 1.6), (bx + q, by + 36, 0.5)], 4) for q in (-16, -7, 4, 15)
    ]
    p.add(clean(U(folds).intersection(pack)), "#7a4a2c", "pack.folds", 0.2, True, 0.7)
    dots = [
        ellipse(bx + u, by + v, 1.5) for u, v in ((-12, 22), (0, 14), (12, 20), (-4, 30), (8, 34), (17, 30), (-14, 34))
    ]
    p.add(clean(U(dots).intersection(pack)), "#8a2f2a", "pack.dots", 0.2, True, 0.9)
    nx, ny = p.at("neck")
    tail = limb(
        [
            (nx - 4, ny - 2, 9),
            (nx - 26, ny - 8, 12),
            (nx - 48, ny - 24, 13),
            (nx - 68, ny - 20, 13),
            (nx - 90, ny - 34, 10),
        ],
        8,
    )
    tail2 = limb([(nx - 4, ny + 2, 8), (nx - 24, ny + 6, 10), (nx - 40, ny - 2, 11), (nx - 58, ny + 4, 8)], 8)
    p.add(tail2, "#12605f", "scarf.under")
    p.add(tail, SCARF, "scarf.tail")
    fringe = [limb([(nx - 92, ny - 38 + 3 * q, 1.6), (nx - 103 - q % 2, ny - 44 + 3.6 * q, 0.8)], 2) for q in range(4)]
    p.add(U(fringe), SCARF, "scarf.fringe", 0.6)
    fold = [
        limb(
            [
                (nx - 10, ny - 2 + q, 0.8),
                (nx - 27, ny - 9 + q, 1.2),
                (nx - 48, ny - 25 + q, 1.2),
                (nx - 68, ny - 21 + q, 1.2),
                (nx - 90, ny - 34 + q, 0.6),
            ],
            8,
        )
        for q in (-2.6, 2)
    ]
    p.add(clean(U(fold).intersection(tail)), "#0f5c5a", "scarf.folds", 0.2, True, 0.6)
    p.add(limb([(nx - 13, ny + 2, 11), (nx, ny + 5, 13), (nx + 13, ny + 1, 11)], 5), "#1b938d", "scarf")
    return p


def draw_traveller(sc: Scene) -> Figure:
    """On the sill, with a shadow that leads to us."""
    x, y = FEET
    p = T(traveller(), x, y, SIZE)
    with sc.clip(keyhole(4)):
        sc.flat(ellipse(x - 6, y + 1, 24, 5), "#3a1408", 0.7, "multiply", 2)
        sc.flat(
            Polygon([(x - 22, y), (x + 8, y), (x - 10, y + 22), (x - 50, y + 22)]), "#4a2010", 0.65, "multiply", 2.5
        )
    put(sc, p, z=2.2, rim=(-1.8, 2.2, "#fff2b8", 1.0), sh=0.4)
    return p


def draw_rope(sc: Scene) -> None:
    """Handkerchiefs, knotted, from the sill to the floor; the last link is a striped nightcap."""
    colours = ("#e9d8b4", "#a8443a", "#d9b06a", "#f0e4c8", "#7a3a34", "#d8c096")
    x0, y0 = 462.0, SILL - 6
    n, long = 5, 43.0
    P = [(x0 + 5 * math.sin(1.5 * k) + 3 * k, y0 + long * k) for k in range(n + 1)]
    sc.flat(limb([(x - 14, y + 6, 15) for x, y in P], 6), "#0a0405", 0.5, "multiply", 4)
    for k in range(n):
        (ax, ay), (bx, by) = P[k], P[k + 1]
        c = colours[k]
        g = limb([(ax, ay, 4), (ax + 1, ay + 8, 9), (ax - 1, ay + 19, 13), (bx + 1, by - 13, 11), (bx, by, 4)], 6)
        fill = sc.lin([(0, mix(c, "#fff0c0", 0.4)), (0.5, c), (1, mix(c, "#3a1513", 0.6))], ax - 8, 0, ax + 10, 0)
        sc.layer(g, fill, z=3, sh=0.6, rim="#fff2c0", rimop=0.8, **EXACT)
        folds = U(
            *[
                limb([(ax, ay + 4, 0.5), ((ax + bx) / 2 + q, (ay + by) / 2, 1.3), (bx, by - 4, 0.5)], 4)
                for q in (-3.4, 0.6, 4)
            ]
        )
        sc.flat(folds, mix(c, "#3a1513", 0.6), 0.6)
        if k in (1, 4):
            dots = [ellipse((ax + bx) / 2 + u, (ay + by) / 2 + v, 1.4) for u, v in ((-3, -7), (3, -3), (-2, 3), (3, 8))]
            sc.flat(U(dots), mix(c, "#fff6e0", 0.8), 0.9)
    for k, (x, y) in enumerate(P[:-1]):  # knots: a corner of each cloth sticks out
        for j, (t, L) in enumerate(((0.5 - 0.5 * (k % 2), 13), (2.2 + 0.7 * (k % 2), 14), (-0.5, 8), (3.7, 8))):
            c = colours[max(0, k - j % 2)]
            sc.layer(
                leaf(x, y, L, t, 0.62),
                mix(c, "#3a1513", 0.1 + 0.25 * (j > 1)),
                z=1.6,
                sh=0.6,
                rim="#fff2c0",
                rimop=0.9,
                **EXACT,
            )
        sc.layer(
            ellipse(x, y, 5.4, 4.6), mix(colours[k], "#fff0c0", 0.2), z=1.6, sh=0.6, rim="#fff2c0", rimop=0.9, **EXACT
        )
    x, y = P[-1]
    cap = shape(
        f"{x - 2},{y - 4} {x + 18},{y - 3} {x + 40},{y + 8} {x + 52},{y + 22}^ {x + 30},{y + 20} {x + 8},{y + 16} {x - 10},{y + 10}"
    )
    sc.flat(ellipse(x + 20, y + 20, 40, 5), "#0a0405", 0.6, "multiply", 3)
    sc.layer(cap, "#efe0c0", z=2.4, sh=0.6, rim="#fff2c0", rimop=0.8, **EXACT)
    sc.flat(
        clean(
            U(*[limb([(x + q, y - 8, 3.4), (x + q - 5, y + 24, 3.4)], 1) for q in (4, 14, 24, 34, 44)]).intersection(
                cap
            )
        ),
        "#8a2f2a",
        0.9,
    )
    sc.layer(ellipse(x + 54, y + 23, 5), "#efe0c0", z=2, sh=0.5, **EXACT)


def draw_mouse(sc: Scene) -> None:
    """A mouse with a suitcase waits at the end of the rope."""
    x, y = 560, 904
    m = T(beast("mouse", "sit_up", ("#5a4238", "#a88a70", "#2a1a16")), x, y, 0.26, flip=True)
    sc.flat(ellipse(x + 10, y + 1, 30, 4), "#0a0405", 0.7, "multiply", 2)
    put(sc, T(suitcase(), x + 19, y, 0.15), z=1.6, rim=(1, 1, "#ffe0a0", 0.8))
    put(sc, m, z=1.6, rim=(1.4, 1, "#ffe6ac", 0.9))
