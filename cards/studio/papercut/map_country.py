"""A map that has become land under a lamp: two countries, a river, woods, and villages with their lamps lit."""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera

LX, LY = 404, 330
LAMP = "#fff0bc"
HORIZON = 566.0
HEIGHT = 3.6
CAM = Camera(404, HORIZON, 1000, HEIGHT)  # metres
BORDER = (
    (-0.9, 5.4),
    (1.25, 7.6),
    (-1.75, 10.4),
    (1.7, 14.5),
    (-1.9, 20.5),
    (0.9, 30),
    (-1.6, 50),
    (2.5, 120),
    (0.0, 1800),
)


def size(y: float) -> float:
    """Card units of a figure's unit on the ground at height y of the card."""
    return (y - HORIZON) / HEIGHT * 0.0092


def draw_land(sc: Scene) -> None:
    """The map, seen from the height of a chair on it: two countries, a river, the squares of the print."""
    west = Polygon([*BORDER, (-2000, 1800), (-2000, 5), (-40, 5)])
    sc.layer(
        box(-40, HORIZON, 840, 1240),
        sc.rad([(0, "#fff0bc"), (0.22, "#e8b86c"), (0.55, "#96623c"), (1, "#2a151c")], 404, 670, 560),
        z=10,
        cut=0.5,
        rim=LAMP,
        rimop=0.9,
    )
    sc.layer(
        CAM.on_ground(west.segmentize(2)),
        sc.rad([(0, "#f6f2c4"), (0.22, "#94c0a0"), (0.55, "#2f7074"), (1, "#0a2832")], 404, 670, 560),
        z=1,
        cut=0,
        sh=0.1,
    )
    lines = [LineString([(x, 5.2), (x, 230)]).buffer(0.02) for x in range(-60, 61, 3)]
    lines += [LineString([(-90, z), (90, z)]).buffer(0.02 + z * 0.001) for z in (6.4, 8.4, 11, 15, 21, 30, 46, 90)]
    sc.flat(U([CAM.on_ground(g.segmentize(3)) for g in lines]), "#fff6d8", 0.28)
    river = limb(
        [
            (-60, 40, 3),
            (-20, 27, 2.4),
            (-9, 20.5, 1.6),
            (-4, 19, 1.1),
            (0, 20, 1),
            (5, 17, 1.1),
            (12, 15, 1.4),
            (30, 18, 2),
        ],
        12,
    )
    sc.layer(
        CAM.on_ground(river),
        sc.rad([(0, "#e8f0d0"), (0.3, "#6fb4b4"), (1, "#12404c")], 404, 670, 560),
        z=0.8,
        cut=0,
        sh=0.2,
        rim="#ffffff",
        rimop=0.6,
    )
    for x, z, rx, c in (
        (-4.6, 9.6, 2.0, "#0e4048"),
        (3.6, 9, 1.8, "#5a2c1c"),
        (-3.6, 6.8, 1.2, "#0e4048"),
        (7, 13, 3, "#5a2c1c"),
    ):
        for k in range(4):
            q = T(ellipse(0, 0, rx * (1 - k * 0.24), rx * 0.9 * (1 - k * 0.24)), x, z)
            sc.flat(CAM.on_ground(q.difference(q.buffer(-0.03))), c, 0.4)
    sc.glow(404, 650, 460, LAMP, 0.5, sy=0.4)


def draw_places(sc: Scene) -> None:
    """What the map had printed on it stands up: woods, and villages with their lamps lit."""
    r = sc.stream("places")
    spots = sorted(
        [(r.uniform(-20, 250), r.uniform(604, 900)) for _ in range(26)]
        + [(r.uniform(560, 820), r.uniform(604, 900)) for _ in range(26)],
        key=lambda q: q[1],
    )
    for x, y in spots:
        if abs(x - 404) < 130 + (y - 604) * 0.5 or y > 604 + abs(x - 404) * 0.8:
            continue
        s, t = size(y) * 0.9 + 0.12, min(1.0, math.hypot(x - 404, y - 660) / 420)
        if r.random() < 0.62:
            g = U(
                [
                    poplar(
                        sc.stream(f"tree {x:.0f} {k}"),
                        x + 20 * s * (k - 1),
                        y + 3 * (k % 2),
                        r.uniform(44, 70) * s,
                        15 * s,
                    )
                    for k in range(3)
                ]
            )
            sc.layer(
                g,
                mix("#b8a85c" if x > 404 else "#7fae88", "#102028", 0.25 + 0.6 * t),
                z=2.4,
                cut=0,
                sh=0.4,
                wash=0,
                rim=LAMP,
                rimop=0.8,
            )
            continue
        for k in range(3):
            w, h, dx = r.uniform(15, 21) * s, r.uniform(14, 24) * s, 25 * s * (k - 1)
            sc.layer(
                box(x + dx - w / 2, y - h, x + dx + w / 2, y),
                mix("#e8d8b0", "#152630", 0.25 + 0.6 * t),
                z=2,
                cut=0,
                wash=0,
            )
            sc.layer(
                Polygon([(x + dx - w * 0.66, y - h), (x + dx, y - h - w * 0.7), (x + dx + w * 0.66, y - h)]),
                mix("#b8503c" if x > 404 else "#3f7078", "#152630", 0.2 + 0.5 * t),
                z=1.6,
                cut=0,
                wash=0,
                rim=LAMP,
                rimop=0.9,
            )
            sc.flat(box(x + dx - 2.4 * s, y - h * 0.7, x + dx + 2.4 * s, y - h * 0.3), "#ffd070", 1)
            sc.glow(x + dx, y - h * 0.5, 20 * s, "#ffc050", 0.6)


def shadow_of(g: Any, x: float, y: float, long: float = 0.62) -> Any:
    """What stands at x, y throws its shadow away from the lamp."""
    a, b = (x - LX) / (y - 500) * long, long
    return clean(AF.affine_transform(g, [1, -a, 0, -b, a * y, y + b * y]))
