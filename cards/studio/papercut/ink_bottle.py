"""A bottle of ink on its side, and a broken seal; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def draw_bottle(sc: Scene) -> None:
    """The bottle on its side, and its cork."""
    bt = lambda g: T(g, 640, 236, 1.0, rot=-24)
    sc.flat(T(bt(ellipse(10, 70, 150, 40)), 26, 22), "#1c2a48", 0.55, "multiply", 12)
    glass = fillet(shape("-58,-70^ 118,-84^ 140,-60 144,44 128,74^ -54,84^ -74,40 -116,34^ -118,-22^ -76,-24"), 6)
    sc.layer(
        bt(glass),
        sc.lin([(0, "#b9d0e2"), (0.25, "#6f8fb4"), (0.6, "#33477e"), (1, "#1c2450")], 560, 120, 720, 330),
        z=16,
        cut=0.3,
        rim="#ffffff",
        rimop=1,
        rimw=2.2,
        sh=0.5,
    )
    inkin = shape("-110,16^ -40,24 60,14 136,20^ 130,62 118,70^ -52,78^ -72,38 -114,32^")
    sc.flat(bt(inkin), "#161838", 0.92)
    sc.flat(bt(limb("-108,15,1 -30,22,3 60,12,3 134,18,1", 6)), "#8fa9d9", 0.9)
    sc.flat(bt(shape("-46,-58^ 100,-70 112,-56^ 108,-30 -50,-22^ -56,-44")), "#f4faff", 0.42, "screen", 1)
    sc.flat(bt(limb("126,-50,2 132,0,7 128,40,2", 5)), "#ffffff", 0.7, "screen", 1)
    label = shape("-20,-40^ 84,-48^ 86,40^ -20,46^")
    sc.layer(bt(label), "#e9e2cc", z=2, cut=0.6, rim="#ffffff", rimop=0.7)
    sc.flat(bt(U(limb("4,-24,2 64,-29,2", 1), limb("4,26,2 64,22,2", 1))), "#66778f", 0.9)
    sc.flat(
        bt(T(U(leaf(0, 14, 30, -1.57, 0.5), leaf(0, 10, 20, -0.7, 0.5), leaf(0, 10, 20, -2.4, 0.5)), 33, 0)),
        "#3a4a80",
        0.9,
    )
    sc.layer(
        bt(box(-126, -30, -106, 42).buffer(4)), sc.near("#8fa9c9", "#27305e", 900), z=5, cut=0, rim="#ffffff", rimop=0.9
    )
    sc.layer(
        T(U(ellipse(0, 0, 22, 17), box(-22, -14, 22, 0), ellipse(0, -14, 22, 14)), 404, 300, rot=16),
        "#a8825a",
        z=7,
        cut=0.5,
        rim="#fff6e0",
        rimop=0.9,
    )
    sc.layer(T(ellipse(0, -14, 22, 14), 404, 300, rot=16), "#c9a274", z=2, cut=0.3, rimop=0.7)


def draw_seal(sc: Scene) -> None:
    """A seal, broken."""
    seal_ = [
        fillet(
            clean(
                Polygon(
                    [
                        (
                            34 * (1 + 0.1 * math.sin(5 * a)) * math.cos(a),
                            30 * (1 + 0.08 * math.sin(7 * a)) * math.sin(a),
                        )
                        for a in np.linspace(0, 6.28, 60)
                    ]
                )
                .buffer(0)
                .intersection(h)
            ),
            2,
        )
        for h in (
            shape("-60,-60^ 6,-60^ -6,-10^ 8,10^ -4,60^ -60,60^"),
            shape("12,-60^ 60,-60^ 60,60^ 4,60^ 14,10^ 0,-10^"),
        )
    ]
    for q, dx, dy in ((seal_[0], 0, 0), (seal_[1], 9, 6)):
        g = T(q, 196 + dx, 172 + dy)
        sc.layer(g, sc.near("#e0705a", "#8a2a2c", 500), z=6, cut=0.3, rim="#ffd9c8", rimop=0.9)
