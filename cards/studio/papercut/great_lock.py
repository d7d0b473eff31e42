"""A brass lock plate with a keyhole as high as a person, the depth of the door seen through it, and its great key."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

EYE = (400.0, 424.0)  # the vanishing point
BASE = 858.0  # foot of the door
FAR = 1500.0  # how far we stand before it
STEEP, ASIDE = 0.865, 0.16  # how the light falls through: down and to the left, a unit of floor
SILL, HEAD, RADIUS = 690.0, 402.0, 104.0
BRASS = ("#ffe6a2", "#c98f3c", "#7c4a1e", "#2e170e")


def keyhole(grow: float = 0.0) -> Any:
    """The hole in the plane of the door; grow: wider all round."""
    x = EYE[0]
    skirt = shape(
        f"{x - 46},{HEAD + 40}^ {x - 62},{SILL - 118} {x - 114},{SILL}^ {x + 114},{SILL}^ {x + 62},{SILL - 118} {x + 46},{HEAD + 40}^"
    )
    g = fillet(U(ellipse(x, HEAD, RADIUS), skirt), 14)
    return clean(g.buffer(grow, join_style="mitre")) if grow else g


def deep(g: Any, t: float) -> Any:
    """A shape in the plane of the door, t further away from us."""
    return T(g, s=FAR / (FAR + t), o=EYE)


def on_floor(g: Any) -> Any:
    """Where the light throws a shape that stands in the plane of the door."""

    def fall(p: Any) -> Any:
        t = (BASE - p[:, 1]) / STEEP
        k = FAR / (FAR - t)
        return np.c_[EYE[0] + (p[:, 0] - ASIDE * t - EYE[0]) * k, EYE[1] + (BASE - EYE[1]) * k]

    return clean(shapely.transform(shapely.segmentize(g, 8), fall).buffer(0))


def _mirrored(s: str) -> Any:
    half = shape(s)
    whole = U(half, T(half, 2 * EYE[0], flip=True))
    return clean(T(whole, s=1.09, sy=1.0, o=(EYE[0], 0)).buffer(0.6))


def plate() -> Any:
    """The outline of the lock plate."""
    return _mirrored(
        "399,214^ 418,244 452,258 486,252 520,270 538,296^ 556,298 566,314 560,336^ 542,372 534,432 536,512"
        " 548,592 568,668^ 588,678 592,704 576,722^ 566,748 536,764 500,758 462,764 424,790 399,824^"
    )


def _band(ring: Any) -> Any:
    """The line that runs between the two edges of a ring, from below the hole round it and back."""
    outer, hole = ring.exterior, max(ring.interiors, key=lambda q: q.length)
    x, y = EYE[0], HEAD + 150
    out = []
    for a in np.linspace(math.pi / 2, 2.5 * math.pi, 90):
        ray = LineString([(x, y), (x + 700 * math.cos(a), y + 700 * math.sin(a))])
        d = [np.hypot(*(shapely.get_coordinates(ray.intersection(e))[0] - (x, y))) for e in (hole, outer)]
        out.append((x + math.cos(a) * sum(d) / 2, y + math.sin(a) * sum(d) / 2))
    return curve(np.array(out), n=4)


def draw_plate(sc: Scene, glow: tuple[float, float]) -> None:
    """Three sheets of brass, rivets, engraved boughs, and the burnished lip of the hole."""
    hole = keyhole()
    a, b, c, d = BRASS
    for k, (inset, z) in enumerate(((0, 9), (13, 3), (19, 1.6))):
        q = clean(plate().buffer(-inset).difference(hole))
        fill = sc.rad([(0, mix(a, b, 0.25 * k)), (0.3, b), (0.56, c), (1, d)], *glow, 330 - 20 * k)
        sc.layer(q, fill, z=z, sh=0.7, cut=0.2, wash=0.8, fibre=0.1, rim="#fff2c0", rimop=0.8, rimw=1.2)
    inner = clean(plate().buffer(-22).difference(keyhole(16)))
    sc.flat(clean(inner.difference(inner.buffer(-1.6))), d, 0.7)
    sc.flat(clean(T(inner.difference(inner.buffer(-1.2)), 1.2, 1.2)), a, 0.35)
    lines = []
    w = along(_band(inner), 128)
    lines.append(limb([(x, y, 1.8) for x, y in w], 1))
    for j in range(2, 126, 2):
        (x, y), (u, v) = w[j], w[j + 1] - w[j - 1]
        t = math.atan2(v, u) + (0.85 if j % 4 else -0.85)
        tip = (x + 17 * math.cos(t), y + 17 * math.sin(t))
        lines.append(limb([(x, y, 0.8), ((x + tip[0]) / 2, (y + tip[1]) / 2, 5.6), (*tip, 0.5)], 5))
    cutin = clean(U(lines).intersection(inner.buffer(-4)))
    sc.flat(cutin, d, 0.62)
    sc.flat(clean(T(cutin, 0.4, 1.3).difference(cutin)), a, 0.5)
    for x, y in ((0, 246), (-138, 308), (138, 308), (-166, 700), (166, 700), (0, 792)):
        bolt = ellipse(400 + x, y, 10)
        k = math.hypot(400 + x - glow[0], y - glow[1])
        sc.layer(
            bolt,
            sc.rad([(0, mix(a, c, min(1, k / 420))), (1, d)], 400 + x + (3 if x < 0 else -3), y - 3, 13),
            z=2.4,
            sh=0.7,
            cut=0,
            rim="#fff2c0",
            rimop=0.8,
        )
        sc.stroke([(400 + x - 6, y - 3), (400 + x + 6, y + 3)], d, 2, 0.8)
    lip = clean(keyhole(11).difference(hole))
    sc.layer(
        lip,
        sc.rad([(0, "#fffbe2"), (0.45, "#f8d682"), (1, "#b0722c")], glow[0], glow[1], 250),
        z=3,
        sh=0.6,
        cut=0.2,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.4,
    )
    sc.flat(clean(keyhole(8).difference(keyhole(6.8))), d, 0.5)


def draw_depth(sc: Scene, glow: tuple[float, float], thick: float = 300) -> Any:
    """The thickness of the door in the hole, sheet by sheet; returns the far opening."""
    n = 9
    for k in range(n):
        t = thick * (1 - k / (n - 1))
        ring = clean(keyhole(40).difference(deep(keyhole(), t)))
        u = k / (n - 1)
        lit = mix("#fff0b4", "#e6a04e", u)
        shade = mix("#d98a44", "#4a2014", u)
        sc.layer(
            ring, sc.lin([(0, lit), (0.55, mix(lit, shade, 0.5)), (1, shade)], 290, 520, 520, 420), z=2.6, sh=0.5, cut=0.3,
            wash=0.5, rim="#fff6d0", rimop=0.75,
        )  # fmt: skip
    return deep(keyhole(), thick)


def great_key() -> dict[str, Any]:
    """The key, its ring at 0,0, about 250 long: dict bow, shaft, bit."""
    bow = U(
        *[ellipse(x, y, 30).difference(ellipse(x, y, 17)) for x, y in ((0, 0), (-32, 42), (32, 42))], ellipse(0, 40, 15)
    )
    shaft = U(
        limb([(0, 60, 19), (0, 78, 15), (0, 246, 13)], 2),
        ellipse(0, 74, 17, 7),
        ellipse(0, 92, 13, 5),
        ellipse(0, 196, 12, 5),
        ellipse(0, 250, 9),
    )
    bit = Polygon(
        [
            (4, 204),
            (54, 200),
            (54, 214),
            (40, 214),
            (40, 220),
            (54, 220),
            (54, 242),
            (40, 242),
            (40, 232),
            (28, 232),
            (28, 246),
            (4, 244),
        ]
    )
    return {"bow": fillet(bow, 3), "shaft": shaft, "bit": bit}
