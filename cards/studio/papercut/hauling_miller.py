"""A barefoot miller who hangs back on a rope that goes up to the left: 170 high, his heels on 0,0, the wind from the left."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LEAN = 12.0  # degrees that he hangs back further

TAIL = [
    (24, -139),
    (52, -128),
    (80, -116),
    (96, -84),
    (92, -40),
    (110, -30),
    (150, -34),
    (200, -30),
]  # the rope's loose end


class Miller(NamedTuple):
    """His sheets, far ones first."""

    far_arm: Any
    far_leg: Any
    far_foot: Any
    leg: Any
    foot: Any
    breeches: Any
    far_breeches: Any
    shirt: Any
    tail: Any
    neck: Any
    head: Any
    hair: Any
    beard: Any
    sleeve: Any
    arm: Any
    hands: Any
    braces: Any
    folds: Any
    ear: Any
    eye: Any


def miller() -> Miller:
    """Knees bent, hips low behind the heels, arms straight, the head thrown back to look up."""
    far_leg = limb([(26, -46, 14), (8, -24, 11.5), (-12, -4, 8.5)], 6)
    far_foot = shape("-8,-8^ -16,2^ -22,2 -30,-8 -37,-17 -34,-21 -25,-15 -15,-11")
    leg = limb([(40, -44, 15), (30, -22, 12.5), (10, -3, 9)], 6)
    foot = shape("14,-8^ 10,4^ 2,4 -6,-5 -15,-15 -12,-19 -3,-14 5,-10")
    far_breeches = limb([(64, -62, 26), (40, -66, 24), (27, -53, 21), (21, -40, 20)], 8)
    breeches = fillet(
        U(limb([(74, -58, 30), (54, -64, 27), (42, -48, 23), (33, -30, 22)], 8), ellipse(74, -62, 17, 16)), 5
    )
    shirt = shape(
        "60,-76^ 58,-92 66,-112 74,-126 86,-134 100,-132 112,-124 124,-110 126,-92 116,-74 102,-58 92,-50^ 80,-58 70,-68"
    )
    tail = shape("84,-60^ 100,-66 118,-62 134,-50 148,-52 158,-44^ 146,-40 138,-34 146,-26^ 126,-32 110,-42 94,-48^")
    neck = limb([(92, -128, 14), (99, -142, 12)], 4)
    on_neck = lambda g: T(g, 104, -157, rot=24)
    head = on_neck(
        fillet(U(ellipse(0, 0, 12.5, 14.5), shape("-11,-6 -13,-1 -18,4 -15,6.5 -13,7 -10,12 0,14 4,6 0,-8")), 1.5)
    )
    hair = on_neck(
        shape("-11,-9 -9,-15 0,-18 9,-17 18,-20^ 15,-14 24,-14^ 17,-7 25,-3^ 16,0 21,7^ 12,8 9,11 6,4 4,-3 0,-8 -6,-10")
    )
    beard = on_neck(shape("-13,7.5 -8,6.5 -3,7 1,2 6,4 8,10 4,16 -4,20 -13,21 -16,15"))
    far_arm = limb([(82, -124, 16), (58, -134, 12), (36, -142, 9)], 6)
    sleeve = limb([(98, -118, 24), (82, -118, 21), (68, -123, 19)], 6)
    arm = limb([(72, -122, 13), (56, -127, 10.5), (46, -131, 8)], 6)
    hands = U(
        ellipse(30, -139, 9, 6.5, 22),
        ellipse(46, -132, 9, 6.8, 22),
        limb([(26, -144, 4), (32, -146, 4)], 3),
        limb([(42, -138, 4), (48, -139, 4)], 3),
    )
    braces = U(limb([(92, -131, 3.4), (88, -108, 3.6), (76, -72, 3.2)], 6))
    folds = U(
        limb("102,-112,.6 92,-96,2 84,-74,.6", 6),
        limb("110,-112,.6 112,-92,2.2 98,-66,.6", 6),
        limb("118,-100,.6 118,-86,1.8 106,-68,.6", 6),
        limb("72,-116,.6 70,-104,1.8 66,-88,.6", 5),
        limb("90,-110,.6 82,-112,1.6 76,-118,.6", 5),
        limb("62,-52,.6 52,-56,1.8 46,-50,.6", 5),
        limb("84,-50,.6 72,-46,1.8 62,-50,.6", 5),
        limb("104,-56,.6 122,-48,1.6 136,-44,.6", 5),
    )
    ear = on_neck(ellipse(4, 1.5, 3, 4.4))
    eye = on_neck(U(limb("-10.5,-1,.8 -8,-2,2.2 -5.5,-1,.6", 4), limb("-12,-5.5,1 -8,-7.5,2 -4,-6,.8", 4)))
    return Miller(far_arm, far_leg, far_foot, leg, foot, breeches, far_breeches, clean(shirt), tail, neck, head, hair, beard, sleeve, arm, hands, braces, folds, ear, eye)  # fmt: skip


def draw_miller(sc: Scene, feet: tuple[float, float], knot: tuple[float, float]) -> None:
    """He, his two furrows, and the rope from his hands to the knot."""
    r = sc.stream("furrows")
    fx, fy = feet
    for w, path in ((13, [(-20, 0), (60, 16), (130, 34), (240, 70)]), (19, [(6, 8), (44, 36), (86, 66), (160, 126)])):
        path = [(fx + a, fy + b, w * (0.5 + 0.3 * k)) for k, (a, b) in enumerate(path)]
        sc.layer(limb(path, 8), "#1f180e", z=0.8, sh=0.2, cut=0.8, rim="#caa860", rimop=0.6, az=90)
        sc.flat(limb([(a + 2, b + w * 0.22, c * 0.5) for a, b, c in path], 8), "#4a3820", 0.9)
        clods = [
            ellipse(
                px + r.uniform(-12, 12),
                py + (w * 0.7 if j % 2 else -w * 0.6) + r.uniform(-3, 3),
                r.uniform(3, 8),
                r.uniform(2, 5),
                r.uniform(-30, 30),
            )
            for j, (px, py) in enumerate(along(curve(np.array([p[:2] for p in path], float), n=8), 26))
        ]
        sc.layer(U(clods), "#54402a", z=2, sh=0.5, rim="#ffe6a6", rimop=0.8, az=180, **EXACT)
    m = T(miller()._asdict(), fx, fy, 0.98, rot=LEAN)
    cast = U([v for k, v in m.items() if k not in ("folds", "braces", "ear", "eye")])
    sc.flat(T(T(cast, s=1, sy=-0.3, o=(fx, fy)), 26, 6), "#23270f", 0.62, "multiply", 2)
    lay = lambda name, c, z=1.6: sc.layer(
        m[name], c, z=z, sh=0.5, rim="#fff4cc", rimop=0.95, rimw=1.3, az=190, cut=0, fibre=0.1, wash=0.4
    )
    skin, skin2 = "#c08a5c", "#94633e"
    for name, c in (
        ("far_arm", "#b5a880"),
        ("far_leg", skin2),
        ("far_foot", skin2),
        ("far_breeches", "#33301f"),
        ("leg", skin),
        ("foot", skin),
    ):
        lay(name, c, 1.2)
    sc.layer(
        T(T(limb([(a, b, 4.4) for a, b in TAIL], 8), rot=LEAN, o=(0, 0)), fx, fy),
        "#c9a868",
        z=2,
        sh=0.5,
        rim="#fff6d8",
        rimop=0.8,
        **EXACT,
    )
    for name, c in (
        ("tail", "#d6c898"),
        ("breeches", "#474229"),
        ("shirt", "#efe4bd"),
        ("neck", skin2),
        ("head", skin),
        ("ear", "#a8744a"),
        ("beard", "#46301e"),
        ("hair", "#3c2818"),
        ("sleeve", "#f4eac6"),
        ("arm", skin),
    ):
        lay(name, c, 1.4 if name != "ear" else 0.5)
    sc.flat(m["braces"], "#3a2c1a", 0.95)
    sc.flat(m["folds"], "#6a5f3c", 0.6)
    hx, hy = m["hands"].centroid.coords[0]
    rope(sc, knot, (hx + 14, hy + 6))
    lay("hands", skin, 1.2)
    sc.flat(m["eye"], "#24170d")


def rope(sc: Scene, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A taut rope, its lay cut in."""
    g = limb([(*a, 4), (*b, 5.4)], 2)
    sc.layer(g, "#d6bb78", z=3, sh=0.5, rim="#fff8dc", rimop=0.9, **EXACT)
    n = 44
    ticks = [
        limb(
            [
                (a[0] + (b[0] - a[0]) * k / n - 2, a[1] + (b[1] - a[1]) * k / n + 2, 0.5),
                (a[0] + (b[0] - a[0]) * k / n + 2, a[1] + (b[1] - a[1]) * k / n - 2, 0.9),
            ],
            1,
        )
        for k in range(1, n)
    ]
    sc.flat(U(ticks).intersection(g), "#6a5228", 0.8)
