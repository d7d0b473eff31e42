"""A kite that flies a child: ``coat_sail()`` and the ``flying_boy()`` in it, and ``walking_kite()``, which strolls on its own tail."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon

from cards.studio.papercut.body import FRONT
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

CREAM, YELLOW, NAVY = "#fff3d8", "#f9c62e", "#16305c"
SAIL = "0,-160^ -33,-119 -78,-91^ -34,-42 0,15^ 34,-42 78,-91^ 33,-119"
APEX, LEFT, RIGHT, FOOT = (0.0, -160.0), (-78.0, -91.0), (78.0, -91.0), (0.0, 15.0)
PANELS = (((APEX, LEFT), "#f0883a"), ((APEX, RIGHT), "#ffc264"), ((LEFT, FOOT), "#d9602a"), ((RIGHT, FOOT), "#f6a044"))


def ribbon(P: Any, width: float, n: int = 70) -> tuple[Any, Any]:
    """A strip of cloth in the wind along P: (its face, its underside), which change where it turns."""
    way = along(curve(np.array(P, float), n=14), n)
    d = np.gradient(way, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    t = np.linspace(0, 1, n)
    w = width * (0.62 + 0.3 * np.cos(2 * math.pi * t * 2.2 + 0.4)) / 2
    a, b = way + np.c_[-d[:, 1], d[:, 0]] * w[:, None], way - np.c_[-d[:, 1], d[:, 0]] * w[:, None]
    face: list[Any] = []
    under: list[Any] = []
    for k in range(n - 1):
        quad = Polygon([a[k], a[k + 1], b[k + 1], b[k]]).buffer(0.4)
        (face if d[k, 1] > 0.15 * math.sin(k / 5) else under).append(quad)
    return clean(U(face)), clean(U(under))


def coat_sail() -> Figure:
    """A child's coat spread to a taut kite, its lining towards us; the neck of its wearer near 0,-92."""
    f = Figure()
    sail = shape(SAIL)
    f.add(sail.buffer(1.6), NAVY, "hem", 3.0)
    mid = (0.0, -90.0)
    for (p, q), c in PANELS:
        g = clean(Polygon([p, mid, q, ((p[0] + q[0]) * 0.6, (p[1] + q[1]) * 0.6)]).convex_hull.intersection(sail.buffer(-2.6)))  # fmt: skip
        f.add(g, c, "panel", 0.6)
        lines = []
        for k in range(1, 12):  # checks that follow both edges
            t = k / 12
            lines.append(limb([(mid[0] + (p[0] - mid[0]) * t, mid[1] + (p[1] - mid[1]) * t, 0.9), (mid[0] + (q[0] - mid[0]) * t, mid[1] + (q[1] - mid[1]) * t, 0.9)], 1, 3))  # fmt: skip
            lines.append(limb([(*mid, 0.5), (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0.9)], 1, 3))
        f.add(clean(U(lines).intersection(g)), light(c, 0.45), "checks", 0.2, True, 0.42)
        pull = [
            limb(
                [
                    (x + 2 * dx, y + 2 * dy, 0.3),
                    (x + 14 * dx + 3 * j, y + 14 * dy, 2.2),
                    (x + 34 * dx + 7 * j, y + 34 * dy, 0.3),
                ],
                5,
                3,
            )
            for x, y in (p, q)
            for dx, dy in [((mid[0] - x) / 100, (mid[1] - y) / 100)]
            for j in (-1, 1)  # fmt: skip
        ]
        f.add(clean(U(pull).intersection(g)), dark(c, 0.35), "pull", 0.2, True, 0.5)
    for s in (-1, 1):  # pockets in the lining
        pocket = T(Polygon([(-9, -8), (9, -10), (8, 9), (-7, 11)]), s * 30, -62, flip=s > 0)
        f.add(pocket, mix("#d9602a", "#7a2a1c", 0.35 if s < 0 else 0.1), "pocket", 0.8)
        f.add(T(pocket.buffer(-1.6).difference(pocket.buffer(-2.2)), 0, 0), "#ffe2a0", "seam", 0.2, True, 0.7)
    edge = LineString([(-76, -90), (-34, -43), (-2, 10)])
    f.add(U([ellipse(p.x, p.y, 1.9) for p in (edge.interpolate(t, normalized=True) for t in (0.2, 0.36, 0.52, 0.68, 0.84))]), CREAM, "buttons", 0.5)  # fmt: skip
    f.mark("tail", 0, 6)
    return f


def flying_boy() -> Figure:
    """The child in front of it, in the sleeves of the spread coat, looking down to the left."""
    f = Figure()
    pose = FRONT["arms_wide"].but(hand_a=(-0.99, -0.03), hand_b=(0.99, -0.03), foot_a=(-0.05, 0), foot_b=(0.05, 0), grip_a="fist", grip_b="fist")  # fmt: skip
    suit = dress("sweater", "#2f6fc0", "#22304e", CREAM).but(shoes="bare", collar="none")
    boy = person(8, "front", pose, suit, "#a86a44", "tousled", "#2a1a16", "laugh", big_head=1.06, head_view="tq", head_flip=True, nod=8)  # fmt: skip
    f.extend(boy)
    for s in (-1, 1):
        f.add(limb([(s * 12, -88, 15), (s * 34, -89.5, 13.4), (s * 53, -89.8, 12.6)], 5), NAVY if s < 0 else "#24508c", "coat.sleeve", 1.2)  # fmt: skip
        f.add(limb([(s * 54.6, -95.8, 3), (s * 55, -83.8, 3)], 2), "#f09a40", "coat.cuff", 0.5)
        f.add(shape(f"{s * 3},-94^ {s * 13},-97 {s * 20},-90^ {s * 14},-70 {s * 11},-52^ {s * 8},-70 {s * 3},-86^"), NAVY if s < 0 else "#24508c", "lapel", 1.0)  # fmt: skip
    f.add(U([T(limb("-9,0,2 9,0,2", 1), *p, rot=r) for p, r in (((0, -8), 6), ((0, -5), -8))]), YELLOW, "knot", 0.6)
    f.mark("pocket", 34, -70)
    f.mark("belt", 0, -54)
    for s, name in ((-1, "left"), (1, "right")):
        f.mark(name, s * 16, -80)
    return f


def walking_kite() -> Figure:
    """A red paper kite, about 260 high, that strolls to the left on its own tail; ground at y = 0."""
    f = Figure()
    tip = (14.0, -92.0)
    up = lambda g: T(T(g, *tip), rot=-13, o=tip)
    hind = [(14, -96), (26, -72), (26, -46), (48, -26), (62, -6), (54, 2), (36, 1)]
    fore = [(14, -96), (-2, -76), (-22, -56), (-22, -32), (-32, -8), (-44, 1), (-62, -3)]
    for way, cloth, shade in ((hind, "#d8b884", "#a8824e"), (fore, "#f8e6ba", "#c09a62")):
        face, under = ribbon(way, 19, 70)
        f.add(under, shade, "tail.under", 1.0)
        f.add(face, cloth, "tail", 1.0)
    for x, y, a, c in (
        (50, -24, 40, "#2f7fb0"),
        (26, -60, 8, YELLOW),
        (-14, -62, -36, YELLOW),
        (-27, -20, 12, "#2f7fb0"),
    ):
        bow = U(shape("0,0^ 20,-13 23,0 20,13^"), shape("0,0^ -20,-13 -23,0 -20,13^"), ellipse(0, 0, 5))
        f.add(T(bow, x, y, 0.72, rot=a), c, "bow", 0.8)
    top, lf, rt, mid = (0, -210), (-78, -128), (78, -128), (4, -124)
    body = shape("0,-210^ -36,-166 -78,-128^ -44,-58 0,0^ 44,-58 78,-128^ 36,-166")
    f.add(up(body), "#6e1a1a", "body", 2.6)
    for q, c in (((top, mid, lf), "#f04a34"), ((top, rt, mid), "#ff7a50"), ((lf, mid, (0, 0)), "#b82a24"), ((mid, rt, (0, 0)), "#e2482f")):  # fmt: skip
        g = clean(Polygon(q).buffer(-1).intersection(body.buffer(-1.4)))
        f.add(up(g), c, "facet", 0.8)
        f.add(up(g.buffer(-6).difference(g.buffer(-7.4))), light(c, 0.45), "seam", 0.2, True, 0.5)
    f.add(up(U(limb([(*top, 3.4), (6, -126, 4.6), (0, 0, 3)], 8), limb([(*lf, 3), (3, -134, 4.6), (*rt, 3)], 8))), CREAM, "spar", 0.8)  # fmt: skip
    patch = Polygon([(-42, -98), (-20, -104), (-16, -80), (-36, -76)])
    f.add(up(patch), YELLOW, "patch", 0.7)
    edge = patch.buffer(1.6).exterior
    f.add(up(U([ellipse(p.x, p.y, 1.3) for p in (edge.interpolate(d) for d in np.arange(0, edge.length, 6))])), CREAM, "stitch", 0.2, True, 0.9)  # fmt: skip
    cx, cy = 76, -128  # the string, wound round its own corner
    turns = [limb([(cx - 12 + 3.4 * k, cy - 10 + 2.6 * k, 2), (cx - 9 + 3.4 * k, cy, 2.6), (cx - 12 + 3.4 * k, cy + 10 - 2.2 * k, 2)], 4) for k in range(4)]  # fmt: skip
    f.add(up(U(turns)), "#fff8e4", "string", 0.8)
    corner = up(Polygon([(cx - 4, cy - 2), (cx, cy), (cx - 4, cy + 2)])).centroid
    f.mark("corner", corner.x, corner.y - 2)
    return f
