"""A railway of tea: its line through the air, the ribbon, and a small train seen from in front as it turns."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, along, clean, curve, ellipse, limb

XY = tuple[float, float]
TRACK = ((590, 364), (634, 376), (690, 424), (732, 500), (744, 588), (726, 664), (684, 734), (624, 796), (560, 854), (502, 908), (456, 958), (424, 1000), (410, 1024))  # fmt: skip
LINE = along(curve(np.array(TRACK, float), n=14), 500)
COBALT, BRASS = "#2d4f93", "#f0bc50"


class Frame:
    """A place on the line with its own axes: ``u`` ahead, ``v`` across, ``w`` up, in units that grow towards us."""

    def __init__(self, t: float) -> None:
        i = min(498, int(t * 499))
        self.x, self.y = (float(q) for q in LINE[i])
        j, k = max(0, i - 8), min(499, i + 8)
        self.a = math.atan2(LINE[k][1] - LINE[j][1], LINE[k][0] - LINE[j][0])
        self.s = float(np.interp(self.y, [380, 600, 960], [0.5, 0.86, 1.6]))
        c, n = math.cos(self.a), math.sin(self.a)
        ahead = (1 - 0.3 * abs(n)) * self.s
        self.f = (c * ahead, n * ahead)
        self.v = (-n * self.s, c * 0.42 * self.s)
        self.near = 1.0 if c > 0 else -1.0  # the side of v that is turned to us

    def at(self, u: float, v: float, w: float) -> XY:
        """Where a place of the frame lies on the card."""
        return self.x + u * self.f[0] + v * self.v[0], self.y + u * self.f[1] + v * self.v[1] - w * self.s

    def quad(self, *p: tuple[float, float, float]) -> Polygon:
        """A face by its corners."""
        return clean(Polygon([self.at(*q) for q in p]))

    def side(self, g: Any, half: float) -> Any:
        """A drawing in (u, -w), laid on the side that is turned to us."""
        ox, oy = self.at(0, half * self.near, 0)
        return AF.affine_transform(g, [self.f[0], 0, self.f[1], self.s, ox, oy])

    def end(self, g: Any, u: float) -> Any:
        """A drawing in (v, -w), laid on the face at u that looks ahead."""
        ox, oy = self.at(u, 0, 0)
        return AF.affine_transform(g, [self.v[0] * -self.near, 0, self.v[1] * -self.near, self.s, ox, oy])


def _ext(a: Any, b: Any) -> Any:
    """The body between two equal faces."""
    return U(a, b).convex_hull


def carriage(k: Frame, colour: str, riders: int) -> Figure:
    """A carriage with lit windows, its side and its leading end."""
    f = Figure()
    half, long = 25, 54
    for u in (-34, 34):
        f.add(k.side(ellipse(u, -9, 10), half - 3), "#2a1c22", "wheel", 0.6)
        f.add(k.side(ellipse(u, -9, 4), half - 2), BRASS, "hub", 0.3)
    arch = Polygon([(-half, -14), (-half, -70), *[(v, -70 - 13 * math.cos(v / half * math.pi / 2)) for v in np.linspace(-half, half, 13)], (half, -70), (half, -14)])  # fmt: skip
    f.add(k.quad((-long, half * k.near, 14), (long, half * k.near, 14), (long, half * k.near, 70), (-long, half * k.near, 70)), light(colour, 0.1), "body", 1.2)  # fmt: skip
    wins = [box(-46 + 25 * j, -64, -29 + 25 * j, -40).buffer(2) for j in range(4)]
    if abs(math.cos(k.a)) > 0.25:
        f.add(k.side(U(wins), half), "#fff0b4", "window", 0.3)
        heads = [U(ellipse(-37.5 + 25 * j, -51, 4.6), box(-44 + 25 * j, -45, -31 + 25 * j, -39).buffer(1.5)) for j in range(4) if riders >> j & 1]  # fmt: skip
        if heads:
            f.add(k.side(U(heads).intersection(U(wins)), half), "#7a4424", "riders", 0.2, True)
        f.add(k.side(U(box(-54, -35, 54, -32), box(-54, -18, 54, -15.5)), half), BRASS, "trim", 0.2, True)
    roof = U(k.end(arch, long), k.end(arch, -long)).convex_hull
    body = k.quad((-long, half * k.near, 14), (long, half * k.near, 14), (long, half * k.near, 70), (-long, half * k.near, 70))  # fmt: skip
    f.add(clean(roof.difference(U(body, k.end(arch, long))).buffer(-0.3)), dark(colour, 0.42), "roof", 0.8)
    arc = lambda q: (half * math.sin(q) * k.near, 70 + 13 * math.cos(q * 0.98))
    for q0, q1, c, op in ((0.5, 0.95, "#ffffff", 0.3), (-0.5, 0.0, "#10081c", 0.22)):
        a, b = arc(q0), arc(q1)
        f.add(k.quad((-long, *a), (long, *a), (long, *b), (-long, *b)), c, "sheen", 0.2, True, op)
    f.add(k.end(arch, long), mix(colour, "#2a1830", 0.25), "end", 0.9)
    f.add(
        k.end(U(box(-17, -64, -4, -40).buffer(1.5), box(4, -64, 17, -40).buffer(1.5)), long),
        "#ffe9a4",
        "window",
        0.3,
        True,
    )
    f.add(k.end(U(box(-25, -35, 25, -32), ellipse(0, -23, 4)), long), BRASS, "trim", 0.2, True)
    return f


def engine(k: Frame, red: str = "#c8323a") -> Figure:
    """A steam engine that comes towards us: round front, lamp, chimney, cab; anchors ``stack`` and ``lamp``."""
    f = Figure()
    half = 30
    for u, r in ((-44, 21), (-2, 21), (40, 15)):
        f.add(k.side(ellipse(u, -r + 2, r).difference(ellipse(u, -r + 2, r * 0.72)), half), "#3a1a20", "wheel", 0.8)
        spokes = [limb([(u, -r + 2, 3), (u + r * 0.76 * math.cos(q), -r + 2 + r * 0.76 * math.sin(q), 2.4)], 2) for q in np.arange(0.3, 6.4, 0.79)]  # fmt: skip
        f.add(k.side(U(spokes, ellipse(u, -r + 2, 5)), half), "#d85a4a", "spokes", 0.5)
    f.add(k.side(limb([(-44, -14, 4), (-2, -14, 4)], 1), half + 2), BRASS, "rod", 0.6)
    ring = lambda u, r, w=60.0: k.end(ellipse(0, -w, r), u)
    f.add(_ext(k.end(box(-half, -35, half, -29), 74), k.end(box(-half, -35, half, -29), -74)), "#5a1a26", "board", 1)
    cab = box(-half, -112, half, -32)
    f.add(_ext(k.end(cab, -24), k.end(cab, -74)), dark(red, 0.18), "cab", 1.2)
    f.add(k.side(box(-64, -104, -34, -72).buffer(3), half), "#ffe9a4", "window", 0.3)
    f.add(k.side(U(ellipse(-49, -88, 7), box(-58, -80, -40, -70).buffer(1.5)), half), "#4a2a24", "driver", 0.2, True)
    roof = Polygon([(-half - 4, -110), *[(v, -112 - 13 * math.cos(v / 34 * math.pi / 2)) for v in np.linspace(-34, 34, 13)], (half + 4, -110)])  # fmt: skip
    f.add(_ext(k.end(roof, -18), k.end(roof, -80)), "#5a1a26", "cab.roof", 1.0)
    f.add(k.end(cab, -24), mix(red, "#4a1428", 0.35), "cab.front", 0.8)
    f.add(k.end(U(ellipse(-19, -98, 7, 9), ellipse(19, -98, 7, 9)), -24), "#ffe9a4", "window", 0.3, True)
    f.add(_ext(ring(62, 27), ring(-24, 27)), red, "boiler", 1.4)
    for u in (-2, 24):
        f.add(clean(_ext(ring(u, 27.6), ring(u + 4, 27.6)).difference(ring(u + 4, 26).intersection(ring(u, 26)).buffer(-1))), BRASS, "hoop", 0.5)  # fmt: skip
    arc = lambda q: (27 * math.sin(q) * k.near, 60 + 27 * math.cos(q))
    for q0, q1, c, op in (
        (0.45, 0.8, "#ffffff", 0.42),
        (0.8, 1.1, "#ffd0b0", 0.3),
        (1.7, 2.6, "#2a0818", 0.5),
        (-0.5, 0.1, "#2a0818", 0.25),
    ):
        a, b = arc(q0), arc(q1)
        f.add(k.quad((-24, *a), (44, *a), (44, *b), (-24, *b)), c, "sheen", 0.2, True, op)
    x, y = k.at(4, 0, 86)
    q = k.s
    f.add(U(ellipse(x, y - 2 * q, 13 * q, 14 * q), box(x - 13 * q, y - 2 * q, x + 13 * q, y + 8 * q)), BRASS, "dome", 1)
    f.add(_ext(ring(62, 29), ring(44, 29)), "#33202c", "smokebox", 1)
    for q0, q1, c, op in ((0.45, 0.85, "#ffffff", 0.3),):
        a, b = arc(q0), arc(q1)
        f.add(k.quad((44, *a), (62, *a), (62, *b), (44, *b)), c, "sheen", 0.2, True, op)
    x, y = k.at(52, 0, 84)
    f.add(Polygon([(x - 11 * q, y + 8 * q), (x - 9 * q, y - 20 * q), (x - 17 * q, y - 44 * q), (x + 17 * q, y - 44 * q), (x + 9 * q, y - 20 * q), (x + 11 * q, y + 8 * q)]), "#33202c", "stack", 1.2)  # fmt: skip
    f.add(ellipse(x, y - 44 * q, 18 * q, 5.4 * q), BRASS, "stack.rim", 0.8)
    f.add(ellipse(x, y - 45 * q, 13 * q, 3.4 * q), "#1c1018", "stack.hole", 0.3, True)
    f.add(
        Polygon(
            [
                (x + 4 * q, y + 4 * q),
                (x + 4 * q, y - 20 * q),
                (x + 8 * q, y - 40 * q),
                (x + 13 * q, y - 40 * q),
                (x + 7 * q, y - 20 * q),
                (x + 8 * q, y + 4 * q),
            ]
        ),
        "#ffe0c0",
        "sheen",
        0.2,
        True,
        0.35,
    )
    f.mark("stack", x, y - 46 * q)
    f.add(ring(62, 29), "#4a303c", "front", 0.8)
    f.add(clean(ring(62, 29).difference(ring(62, 25.4))), BRASS, "front.ring", 0.5)
    f.add(ring(63, 20), "#33202c", "door", 0.6)
    f.add(k.end(U(ellipse(0, -60, 4), limb([(-14, -60, 2.6), (14, -60, 2.6)], 1), limb([(0, -60, 3), (9, -48, 2.4)], 1)), 64), BRASS, "door.handle", 0.3)  # fmt: skip
    f.add(k.end(box(-half - 2, -33, half + 2, -15).buffer(1), 76), light(red, 0.06), "beam", 1.2)
    f.add(k.end(U(box(-half, -31, half, -29.4), box(-half, -18.6, half, -17)), 76), BRASS, "beam.trim", 0.2, True)
    for v in (-19, 19):
        f.add(_ext(k.end(ellipse(v, -24, 6), 76), k.end(ellipse(v, -24, 6), 86)), "#33202c", "buffer", 0.8)
        f.add(k.end(ellipse(v, -24, 8), 86), "#e8d8b8", "buffer.head", 0.8)
    f.add(k.end(U(ellipse(0, -96, 10), box(-5, -90, 5, -84)), 63), "#fff6d0", "lamp", 1)
    f.add(k.end(ellipse(0, -96, 10).difference(ellipse(0, -96, 7.6)), 63), BRASS, "lamp.ring", 0.5)
    f.mark("lamp", *k.at(66, 0, 96))
    return f


def edge(t: float, v: float) -> XY:
    """A place beside the line."""
    return Frame(t).at(0, v, 0)


def stripe(v0: float, v1: float, t0: float = 0.0, t1: float = 1.0, n: int = 160, w: float = 0.0) -> Any:
    """The part of the ribbon between two distances from its middle, at height w; it narrows where it falls into the cup."""
    k = lambda t: 1 - 0.55 * max(0.0, (t - 0.9) / 0.1) ** 1.4
    T_ = np.linspace(t0, t1, n)
    return clean(
        Polygon(
            [*[Frame(t).at(0, v0 * k(t), w) for t in T_], *[Frame(t).at(0, v1 * k(t), w) for t in T_[::-1]]]
        ).buffer(0)
    )


def cross(t: float, half: float, w: float) -> Any:
    """A sleeper."""
    k = Frame(t)
    return limb([(*k.at(0, -half, 0), w * k.s), (*k.at(0, half, 0), w * k.s)], 1, 3)


def way(ts: Sequence[float], v: float, w: float, lift: float = 0.0) -> Any:
    """A line along the ribbon, such as a rail or a glint."""
    return limb([(*Frame(t).at(0, v, lift), w * Frame(t).s) for t in ts], 1)
