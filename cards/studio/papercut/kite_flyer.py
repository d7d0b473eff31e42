"""A kite that flies a child: ``kite_figure()`` on ribbon legs, ``boy()`` on its line, and ``grown_up()``, the shadow it throws."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

LEAN = -13.0  # degrees of the sail
CREAM, YELLOW = "#fff3d8", "#f4bd2c"


def lozenge(s: float = 1.0) -> Polygon:
    """The outline of the kite, its lower tip at 0,0."""
    return T(Polygon([(0, -540), (196, -330), (0, 0), (-196, -330)]), s=s)


def ribbon(P: str, n: int = 8) -> Any:
    """A strip of paper."""
    return fillet(limb(P, n), 1)


def kite_figure() -> Figure:
    """The kite: a lozenge in four reds on two ribbon legs, its ribbon hands on a reel; feet near 0,0, facing right."""
    f = Figure()
    low = -104.0
    up = lambda g: T(T(g, 0, low), rot=LEAN)
    top, lf, rt, mid = (0, -540), (-196, -330), (196, -330), (8, -322)
    f.add(ribbon("-30,-112,15 -120,-60,19 -196,-96,19 -262,-40,19 -340,-92,17 -420,-60,15"), "#f0ead8", "tail", 0.8)
    for x, y, a, c in ((-116, -64, 30, YELLOW), (-196, -92, -30, "#2f7fc0"), (-264, -44, 20, YELLOW)):
        bow = U(shape("0,0^ 34,-22 38,0 34,22^"), shape("0,0^ -34,-22 -38,0 -34,22^"), ellipse(0, 0, 8))
        f.add(T(bow, x, y, 0.9, rot=a), c, "bow", 0.8)
    f.add(ribbon("-24,-118,26 -52,-84,24 -50,-48,22 -82,-10,20 -46,-3,11"), "#8f231c", "leg.far", 1)
    f.add(ribbon("-24,-128,30 34,-96,28 52,-54,26 84,-12,24 128,-3,12"), "#f0573c", "leg.near", 1.6)
    f.add(ribbon("40,-500,22 130,-486,22 186,-456,22 224,-444,18"), "#8f231c", "arm.far", 1)
    f.add(up(lozenge()), "#8f231c", "body", 2.4)
    for q, c in (
        ((top, mid, lf), "#f26a4c"),
        ((top, rt, mid), "#dd3c2a"),
        ((lf, mid, (0, 0)), "#e2482f"),
        ((mid, rt, (0, 0)), "#b82c22"),
    ):
        g = Polygon(q).buffer(-1.2)
        f.add(up(g), c, "facet", 1.0)
        f.add(up(Polygon(q).buffer(-11).difference(Polygon(q).buffer(-13))), light(c, 0.4), "seam", 0.2, True, 0.55)
    f.add(
        up(U(limb([(*top, 6), (13, -330, 8), (0, 0, 5)], 8), limb([(*lf, 5), (6, -346, 8), (*rt, 5)], 8))),
        CREAM,
        "spar",
        0.9,
    )
    patch = up(Polygon([(-104, -256), (-48, -268), (-40, -206), (-92, -196)]))
    f.add(patch, YELLOW, "patch", 0.8)
    edge = patch.buffer(4).exterior
    f.add(
        U(
            [
                T(limb("-4,0,1.6 4,0,1.6", 1), edge.interpolate(s).x, edge.interpolate(s).y, rot=s * 7 % 180)
                for s in np.arange(0, edge.length, 13)
            ]
        ),
        CREAM,
        "stitch",
        0.2,
        True,
        0.9,
    )
    f.add(ribbon("70,-456,28 128,-408,29 196,-376,28 232,-412,24"), "#f0573c", "arm.near", 1.8)
    f.add(
        T(U(limb("-52,0,11 52,0,11", 1), box(-30, -22, 30, 22).buffer(3)), 222, -426, rot=-52), "#b98a4c", "reel", 1.4
    )
    f.add(
        T(U([box(-30, y, 30, y + 2.4) for y in range(-18, 19, 7)]), 222, -426, rot=-52), CREAM, "yarn", 0.3, True, 0.8
    )
    f.mark("reel", 236, -452)
    return f


def grown_up() -> Figure:
    """Somebody who flies a kite: the shadow that the kite throws."""
    pose = SIDE["stand"].but(
        lean=-14, nod=-14, foot_a=(0.26, 0), foot_b=(-0.16, 0), hand_a=(0.84, -0.36), hand_b=(0.86, -0.22)
    )
    return person(38, "side", pose, dress("suit"), hair="short", hat="flat")


def boy() -> Figure:
    """The child, flying: fists on the line, legs and scarf behind; faces right before it is turned."""
    pose = SIDE["fly"].but(
        nod=-34,
        hand_a=(0.78, 0.6),
        hand_b=(0.84, 0.5),
        grip_a="fist",
        grip_b="fist",
        foot_a=(-0.86, 0.4),
        foot_b=(-0.98, 0.62),
        knee_a=1,
    )
    suit = dress("sweater", "#2f5fa0", "#e8c88a", "#fff3d8").but(shoes="bare", bottom="#e0b878")
    f = person(8, "side", pose, suit, "#a86a44", "tousled", "#2a1a16", "laugh", big_head=1.08)
    x, y = f.at("neck")
    scarf = Figure()
    scarf.add(
        ribbon(f"{x},{y},13 {x - 30},{y - 26},15 {x - 70},{y - 20},17 {x - 104},{y - 44},18 {x - 146},{y - 34},14"),
        dark(YELLOW, 0.14),
        "scarf.far",
    )
    scarf.add(
        ribbon(f"{x},{y - 2},13 {x - 34},{y - 38},15 {x - 66},{y - 40},17 {x - 96},{y - 66},17 {x - 128},{y - 62},13"),
        YELLOW,
        "scarf",
    )
    out = Figure(scarf.pieces)
    out.extend(f)
    out.add(T(ellipse(0, 0, 10, 6.5), x - 1, y + 1, rot=74), light(YELLOW, 0.15), "knot", 0.6)
    return out
