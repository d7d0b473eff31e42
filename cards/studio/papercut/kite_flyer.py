"""A kite that flies a child: ``kite_figure()`` on legs of lath, and ``boy()`` on its line."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.body import SIDE, XY
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

LEAN = -19.0  # degrees of the sail
TIP = -146.0  # its lower tip over the ground
REEL = (250.0, -500.0)
CREAM, YELLOW = "#fff3d8", "#f4bd2c"


def lozenge(s: float = 1.0) -> Polygon:
    """The outline of the kite, its lower tip at 0,0."""
    return T(Polygon([(0, -540), (196, -330), (0, 0), (-196, -330)]), s=s)


def ribbon(P: str, n: int = 8) -> Any:
    """A strip of paper."""
    return fillet(limb(P, n), 1)


def _turned(x: float, y: float) -> XY:
    """A point of the upright sail, where it stands now."""
    r = math.radians(LEAN)
    return x * math.cos(r) - y * math.sin(r), x * math.sin(r) + y * math.cos(r) + TIP


def _rod(f: Figure, way: list[XY], colour: str, name: str, w: float = 15.0) -> None:
    """A limb of flat laths, straight from joint to joint, bound with yarn where it bends."""
    for n, ((ax, ay), (bx, by)) in enumerate(pairwise(way)):
        lath = limb([(ax, ay, w * (1 - 0.14 * n)), (bx, by, w * (0.86 - 0.14 * n))], 1, 4)
        f.add(lath, dark(colour, 0.1 * n), f"{name}{n}", 1.2)
        core = limb([(ax, ay, 2), (bx, by, 1.6)], 1)
        f.add(T(core, 2, 2), dark(colour, 0.35), f"{name}.grain", 0.2, True, 0.5)
    for x, y in way[1:-1]:
        f.add(ellipse(x, y, w * 0.66), light(colour, 0.12), f"{name}.joint", 0.8)
        f.add(U([T(limb([(-w * 0.6, d, 1.8), (w * 0.6, d, 1.8)], 1), x, y, rot=30) for d in (-4, 0, 4)]), CREAM, f"{name}.yarn", 0.2, True, 0.9)  # fmt: skip


def _foot(x: float, y: float, rot: float) -> Any:
    """A folded foot, heel at x, y."""
    return T(Polygon([(-12, 3), (-8, -20), (20, -17), (62, -2), (60, 5)]), x, y, rot=rot)


def kite_figure() -> Figure:
    """The kite: a lozenge in four reds that throws its weight back, on two lath legs, its lath arms at a reel; feet near 0,0."""
    f = Figure()
    up = lambda g: T(T(g, 0, TIP), rot=LEAN, o=(0, TIP))
    top, lf, rt, mid = (0, -540), (-196, -330), (196, -330), (8, -322)
    hx, hy = _turned(6, -26)
    sx, sy = _turned(120, -352)
    tail = "0,-150,13 60,-140,18 120,-172,10 180,-160,18 250,-210,9 310,-196,17 370,-236,8"
    f.add(ribbon(tail), "#e9d9b4", "tail", 0.8)
    for x, y, a, c in ((96, -160, -34, YELLOW), (204, -176, -30, "#4d86a8"), (330, -206, -10, YELLOW)):
        bow = U(shape("0,0^ 34,-22 38,0 34,22^"), shape("0,0^ -34,-22 -38,0 -34,22^"), ellipse(0, 0, 8))
        f.add(T(bow, x, y, 0.95, rot=a), c, "bow", 0.8)
    f.add(_foot(-64, -6, 0), "#7c1f1c", "foot.far", 1)
    _rod(f, [(hx - 8, hy), (38, -92), (-56, -14)], "#8f231c", "leg.far", 19)
    f.add(_foot(132, -8, -24), "#e2482f", "foot.near", 1.2)
    _rod(f, [(hx + 4, hy), (78, -78), (140, -14)], "#d23c2a", "leg.near", 22)
    _rod(f, [(sx + 8, sy + 40), (sx + 110, sy + 62), (REEL[0] - 4, REEL[1] + 18)], "#8f231c", "arm.far", 15)
    f.add(up(lozenge()), "#6e1a1a", "body", 2.6)
    for q, c in (
        ((top, mid, lf), "#ff7a4c"),
        ((top, rt, mid), "#c92f26"),
        ((lf, mid, (0, 0)), "#ee5535"),
        ((mid, rt, (0, 0)), "#9c2222"),
    ):
        g = Polygon(q).buffer(-1.2)
        f.add(up(g), c, "facet", 1.0)
        f.add(up(Polygon(q).buffer(-11).difference(Polygon(q).buffer(-13))), light(c, 0.4), "seam", 0.2, True, 0.5)
    spars = U(limb([(*top, 6), (13, -330, 8), (0, 0, 5)], 8), limb([(*lf, 5), (6, -346, 8), (*rt, 5)], 8))
    f.add(up(spars), CREAM, "spar", 0.9)
    patch = up(Polygon([(-104, -256), (-48, -268), (-40, -206), (-92, -196)]))
    f.add(patch, YELLOW, "patch", 0.8)
    edge = patch.buffer(4).exterior
    dots = [(edge.interpolate(d), d) for d in np.arange(0, edge.length, 13)]
    stitches = [T(limb("-4,0,1.6 4,0,1.6", 1), q.x, q.y, rot=d * 7 % 180) for q, d in dots]
    f.add(U(stitches), CREAM, "stitch", 0.2, True, 0.9)
    _rod(f, [(sx - 14, sy + 8), (sx + 88, sy + 22), (REEL[0] - 26, REEL[1] + 4)], "#ee5535", "arm.near", 19)
    turn = lambda g: T(g, *REEL, 1.05, rot=-62)
    f.add(turn(U(limb("-56,0,11 56,0,11", 1), box(-30, -23, 30, 23).buffer(3))), "#b98a4c", "reel", 1.6)
    f.add(turn(U([box(-30, y, 30, y + 2.4) for y in range(-18, 19, 7)])), CREAM, "yarn", 0.3, True, 0.8)
    for d in (-44, 44):
        f.add(turn(Polygon([(d - 15, 0), (d, -20), (d + 15, 0), (d, 20)])), "#ff8058", "hand", 1.4)
    f.mark("reel", REEL[0] + 14, REEL[1] - 26)
    return f


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
    (x, y), (fx, fy) = f.at("neck"), f.at("foot_a")
    long = math.hypot(fx - x, fy - y)
    ux, uy = (fx - x) / long, (fy - y) / long
    off = lambda t, n, w: (x + ux * t - uy * -n, y + uy * t - ux * n, w)
    scarf = Figure()
    for name, way, c in (
        ("scarf.far", ((0, 0, 11), (30, 6, 15), (58, 22, 12), (78, 14, 16), (98, 24, 15)), dark(YELLOW, 0.24)),
        ("scarf", ((0, 0, 11), (26, 22, 16), (52, 24, 13), (76, 40, 17), (94, 36, 16)), YELLOW),
    ):
        P = [off(*q) for q in way]
        band = ribbon(" ".join(f"{px},{py},{w}" for px, py, w in P))
        end = way[-1]
        fringe = [limb([off(end[0] - 2, end[1] + d, 2.2), off(end[0] + 15, end[1] + d * 1.3, 1.2)], 1) for d in (-7, -3.5, 0, 3.5, 7)]  # fmt: skip
        cut = T(
            Polygon([(off(end[0] + dt, end[1] + dn, 0))[:2] for dt, dn in ((0, -20), (30, -20), (30, 20), (0, 20))])
        )
        scarf.add(U(fringe), dark(c, 0.1), f"{name}.fringe", 0.6)
        scarf.add(band.difference(cut), c, name)
        stripes = [Polygon([off(end[0] + dt, end[1] + dn, 0)[:2] for dt, dn in ((t, -20), (t + 4, -20), (t + 4, 20), (t, 20))]) for t in (-22, -12)]  # fmt: skip
        scarf.add(U(stripes).intersection(band), dark("#b8402c", 0.1), f"{name}.stripe", 0.2, True, 0.85)
    out = Figure(scarf.pieces)
    out.extend(f)
    out.add(T(ellipse(0, 0, 10, 6.5), x - 1, y + 1, rot=74), light(YELLOW, 0.15), "knot", 0.6)
    return out
