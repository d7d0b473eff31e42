"""Seen from straight above, a thumbprint is a hedge maze in the snow; somebody in red stands in the middle of it.

Palette: snow #fffaf0, shade #c9cfdf, bottle #1a241d, leaf #46573a, moss #7d8757, one red #d23a2c.
Light: a low winter sun from the upper left. Planes: paper-white snow pressed in / paths / shadows / hedges / snow on them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import MultiPolygon, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.thumb_hedge import CELL, CORE, above, direction, height, thumb, walk

FALL = (0.85, 0.53)  # the way shadows fall
SNOW, SHADE, RED = "#fffaf0", "#c9cfdf", "#d23a2c"
LOST = (260.0, 720.0)  # where the other one stands
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def kite(x: float, y: float, n: float, a: float, w: float = 0.34) -> Polygon:
    """A leaf of five cuts, from x, y in the direction a."""
    c, s = math.cos(a), math.sin(a)
    P = ((0, 0), (0.4, w), (0.75, w * 0.7), (1, 0), (0.6, -w), (0.3, -w * 0.9))
    return Polygon([(x + n * (u * c - v * s), y + n * (u * s + v * c)) for u, v in P])


def fringe(sc: Scene, g: Any) -> Iterator[Polygon]:
    """Leaves that stand out from the edges of the hedges."""
    r = sc.stream("fringe")
    for p in polys(g):
        for ring in (p.exterior, *p.interiors):
            at = 0.0
            while at < ring.length:
                a, b = ring.interpolate(at), ring.interpolate(min(ring.length, at + 1.5))
                way = math.atan2(b.y - a.y, b.x - a.x)
                for side in (-1, 1):  # one of the two falls on the hedge itself
                    out = way + side * r.uniform(0.9, 2.0)
                    yield kite(a.x - 4 * math.cos(out), a.y - 4 * math.sin(out), r.uniform(7, 11), out, 0.3)
                at += r.uniform(3.5, 6)


def draw_snow(sc: Scene) -> None:
    """White paper, and the hollow that the print has pressed into it."""
    sc.backdrop(sc.lin([(0, "#fff6e4"), (0.5, "#f4eee8"), (1, "#dcdde6")], 60, 60, 760, 1160))
    for k in range(2):
        frame = clean(box(-60, -60, 860, 1260).difference(thumb(12 + 24 * k)))
        sc.layer(frame, sc.lin([(0, "#ffffff"), (0.55, SNOW), (1, mix("#ece8e8", "#d9dbe6", k))], 40, 40, 780, 1180), z=4.5, sh=0.34, shc="#7f88a6", dx=3.2, dy=2.4, cut=1.4, rim="#ffffff", rimop=0.9, fibre=0.08, wash=0.35)  # fmt: skip
    r = sc.stream("drifts")
    for k in range(5):
        q = thumb(86 + 24 * k + r.uniform(-6, 6)).exterior
        c = [(x + 6 * math.sin(0.02 * y + k), y + 6 * math.sin(0.017 * x + 2 * k)) for x, y in q.coords]
        i = int(r.uniform(0, len(c) - 60))
        for j in (i, (i + 110) % (len(c) - 60)):
            part = c[j : j + r.randrange(24, 56)]
            sc.stroke(part, "#aab2c8", 1.3, 0.45)
            sc.stroke([(x + 1, y + 1.6) for x, y in part], "#ffffff", 1.4, 0.9)


def draw_hedges(sc: Scene) -> Any:
    """Shadows first, then leaves, clipped tops and the snow on them."""
    f = height()
    hedge = above(f, 0.16)
    leafy = U(hedge, list(fringe(sc, hedge)))
    for n, op in ((30, 0.1), (15, 0.4)):
        steps = 6
        cast = U([T(leafy, FALL[0] * n * k / steps, FALL[1] * n * k / steps) for k in range(1, steps + 1)])
        sc.flat(cast, "#8791b4", op, "multiply", 1.4 if n < 20 else 4)
    sc.layer(leafy, sc.lin([(0, "#363a26"), (0.5, "#23291e"), (1, "#171c18")], 80, 80, 740, 1120), z=5, sh=0.6, shc="#2c3450", dx=3.4, dy=2.2, cut=0, fibre=0.1, rim="#ffe9b8", rimop=0.9, rimw=1.1)  # fmt: skip
    top = clean(hedge.buffer(-2.6))
    sc.layer(top, sc.lin([(0, "#565a3c"), (0.5, "#383f2b"), (1, "#272d22")], 80, 80, 740, 1120), z=2, sh=0.5, shc="#0d140f", dx=1.6, dy=1.2, cut=0.6, step=3, fibre=0.1, rim="#f6e6b0", rimop=0.7)  # fmt: skip
    draw_leaves(sc, f)
    w = Wob(sc.stream("sunny edge"), 4, 5)
    sunny = clean(top.buffer(-1.2).difference(T(top.buffer(-1.2), 2.6, 2)))
    bits = [p for p in polys(sunny) if float(w((p.centroid.x + 2 * p.centroid.y) / 1400)) > -0.5]
    sc.flat(U(bits), "#fff6e0", 0.85)
    return hedge


def draw_leaves(sc: Scene, f: Any) -> None:
    """Small leaves in three tones on every hedge, and on most a crust of snow along the sunny edge."""
    r = sc.stream("leaves")
    tones: dict[str, list[Polygon]] = {"#141c17": [], "#686b45": [], "#a09c68": []}
    crust: list[Any] = []
    gy, gx = np.gradient(f)
    patch = [Wob(sc.stream(f"patch {k}"), 3, 3) for k in range(2)]
    for _ in range(17000):
        x, y = r.uniform(50, 760), r.uniform(70, 1150)
        j, i = int(round(y / CELL)), int(round(x / CELL))
        h = f[j, i]
        if h < 0.12:
            continue
        slope = gx[j, i] * FALL[0] + gy[j, i] * FALL[1]  # above zero where the ground rises away from the sun
        t = 0.5 + 1.6 * slope + r.uniform(-0.3, 0.3)
        tone = "#a09c68" if t > 0.78 else "#686b45" if t > 0.45 else "#141c17"
        tones[tone].append(kite(x, y, r.uniform(4, 7.5), r.uniform(0, 6.28)))
        heap = float(patch[0](x / 800 + y / 2600)) + float(patch[1](y / 900 - x / 3000))
        if slope > -0.05 and h > 0.35 and heap + r.gauss(0, 0.2) > 0.95:
            run = math.degrees(float(direction(np.array(x), np.array(y))))
            crust.append(ellipse(x - 1, y - 1, r.uniform(4, 10), r.uniform(1.4, 2.6), run + r.uniform(-14, 14)))
    for c, leaves in tones.items():
        sc.flat(MultiPolygon(leaves), c, 0.62 if c != "#141c17" else 0.5)
    sc.layer(fillet(U(crust), 2), "#f6efe2", z=1.2, sh=0.5, shc="#1c2638", rim="#ffffff", rimop=1, **EXACT)


def standing_shadow(sc: Scene, g: Any, x: float, y: float, long: float, wide: float, op: float) -> None:
    """The outline of somebody upright, thrown on the ground from the feet at x, y."""
    cast = AF.affine_transform(g, [-FALL[1] * wide, -FALL[0] * long, FALL[0] * wide, -FALL[1] * long, x, y])
    sc.flat(clean(cast), "#3f4a78", op, "multiply", 1.1)


def draw_red(sc: Scene) -> None:
    """From above: hood, shoulders, the swing of the coat, one arm held up; the shadow tells the rest."""
    x, y = CORE[0] - 6, CORE[1] - 6
    ring = [ellipse(x + q * math.cos(a), y + q * math.sin(a), 2.8, 1.8, math.degrees(a) + 90) for q in (28, 35) for a in np.linspace(0, 6.1, int(q * 0.6))]  # fmt: skip
    sc.flat(U(ring), "#a9b2cc", 0.75)
    sc.flat(T(U(ring), 0.8, 0.8).difference(U(ring)), "#ffffff", 0.9)
    pose = FRONT["wave"].but(lean=-3, hand_a=(-0.42, 0.86))
    cloth = dress("coat", RED, "#5a2420", "#f4e6d0").but(skirt=0.66, flare=15)
    who = person(34, "back", pose, cloth, "#b97a52", "bun", "#2a1a14")
    standing_shadow(sc, who.outline(), x + 4, y + 3, 0.62, 0.5, 0.78)
    k = 1.2
    fill = sc.rad([(0, "#f2634a"), (0.5, RED), (1, "#8e1f22")], x - 9, y - 9, 40)
    deep: dict[str, Any] = {"sh": 0.55, "shc": "#3a1020", "dx": 2.8, "dy": 1.8, "rim": "#ffd8b8", "rimop": 1}
    skirt_ = shape("-10,15 -20,4 -19,-9 -6,-15 8,-14 19,-6 20,9 10,19 -2,20")
    sc.layer(T(skirt_, x, y, k), sc.rad([(0, RED), (1, "#8e1f22")], x - 9, y - 9, 34), z=4, **(deep | {"shc": "#2c3450", "dx": 5, "dy": 3.2}), **EXACT)  # fmt: skip
    sc.flat(T(U([limb(f"{a},{b},1 {c},{d},2.2", 1) for a, b, c, d in ((2, 12, 3, 19), (-7, 10, -11, 15), (12, 9, 15, 14), (14, 0, 19, 3), (-12, 2, -18, 5))]), x, y, k), "#5e1016", 0.6)  # fmt: skip
    shoulders = shape("-17,5 -15,-5 -5,-9 6,-10 16,-7 18,2 10,7 0,6 -9,9")
    raised, hanging = limb("12,-3,9 21,-13,8 19,-23,6.4", 6), limb("-13,3,8.6 -20,9,7.4 -20,16,5.6", 6)
    sc.layer(T(hanging, x, y, k), fill, z=2, **deep, **EXACT)
    sc.layer(T(shoulders, x, y, k), fill, z=3, **deep, **EXACT)
    sc.layer(T(raised, x, y, k), fill, z=4, **deep, **EXACT)
    sc.layer(T(ellipse(18.6, -27, 3.4), x, y, k), "#c48a62", z=1.5, **(deep | {"sh": 0.4}), **EXACT)
    sc.layer(T(shape("-9,3 -13,9 -10,17 -4,12 0,4"), x, y, k), "#f3e7cf", z=1.6, **deep, **EXACT)  # a pale scarf
    sc.layer(T(ellipse(-1, -3, 8.6, 8), x, y, k), "#3a2018", z=3, **deep, **EXACT)
    sc.layer(T(ellipse(2.4, -0.4, 3.9), x, y, k), "#54301f", z=1.4, **deep, **EXACT)


def draw_other(sc: Scene) -> None:
    """Somebody has come in from the edge and has taken a wrong turn."""
    way, _ = walk((706.0, 1192.0), LOST)
    c = along(np.array([(706.0, 1280.0), (706.0, 1240.0), *way]), 400)
    c = along(np.array([c[max(0, k - 9) : k + 10].mean(0) for k in range(len(c))]), int(_length(c) / 15))
    prints = []
    for k in range(1, len(c) - 1):
        dx, dy = c[k + 1] - c[k - 1]
        a, d = math.atan2(dy, dx), 3.4 if k % 2 else -3.4
        prints.append(ellipse(c[k][0] - d * math.sin(a), c[k][1] + d * math.cos(a), 4.3, 2.5, math.degrees(a)))
    sc.flat(U(prints), "#56608c", 0.95)
    sc.flat(T(U(prints), 0.9, 0.9).difference(U(prints)), "#ffffff", 0.9)
    x, y = c[-1]
    who = person(60, "back", FRONT["hips"], dress("coat", "#5a4a38"), hat="flat")
    standing_shadow(sc, who.outline(), x + 1, y + 1, 0.34, 0.24, 0.6)
    sc.layer(ellipse(x, y, 9.4, 7, 60), "#6a543a", z=3, sh=0.55, shc="#2c3450", rim="#ffe0b0", rimop=1, **EXACT)
    sc.layer(ellipse(x - 0.6, y - 0.6, 5.2), "#2e2a28", z=2, sh=0.5, rim="#ffe0b0", rimop=1, **EXACT)


def _length(c: Any) -> float:
    """Length of a polyline."""
    return float(np.hypot(*np.diff(c, axis=0).T).sum())


def draw_small(sc: Scene) -> None:
    """A ladder left on a hedge, a mustard glove in a path."""
    lad = U(limb("0,0,2.6 52,-30,2.6", 1), limb("5,9,2.6 57,-21,2.6", 1), [limb([(6 + 9 * k, -3.4 - 5.2 * k, 1.8), (11 + 9 * k, 5.4 - 5.2 * k, 1.8)], 1) for k in range(5)])  # fmt: skip
    lad = T(lad, 236, 292)
    sc.flat(T(lad, 9, 6), "#3f4a78", 0.4, "multiply", 1)
    glove = T(U(shape("-4,6^ -5,-2 -3,-9 3,-9 5,-2 4,6^"), limb("4,0,3.6 8,-4,3", 2)), 338, 1017, 0.8, rot=64)
    sc.layer(glove, "#c9952e", z=1.6, sh=0.5, shc="#2c3450", rim="#fff0c0", rimop=1, **EXACT)
    sc.layer(lad, "#d8b078", z=2, sh=0.5, shc="#1c2638", rim="#fff4d8", rimop=1, **EXACT)


def draw() -> Scene:
    """Whose thumb, and is the one inside lost or at home?"""
    sc = Scene("thumb_maze", light=(-200, -120, 200), shadow="#333b5c", bg=SNOW)
    draw_snow(sc)
    draw_hedges(sc)
    draw_other(sc)
    draw_red(sc)
    draw_small(sc)
    sc.veil([(0, "#ffe9c0", 0.28), (0.5, "#ffe9c0", 0.06), (1, "#ffe9c0", 0)], 60, 40, 740, 1160, "soft-light")
    sc.vignette("#b8bdd0", 0.4, 330, 500, 960, 0.6)
    sc.finish()
    return sc
