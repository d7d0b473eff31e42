"""High over the fields a barefoot child flies on a string; far below, on its hill, a red kite holds the reel.

Palette: wind mint #cfe0d2, pear #dfe3a6, dune #d9b878, slate #3f6275, chalk #faf6e6, kite red #d8402f.
Light: the low sun at the upper right; every shadow runs to the lower left, and two of them belong to somebody else.
Planes: sun and haze / fields, river, village / hill and kite / geese and washing / child / cloud nearest.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import transform
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *

SUN = (668, 96)
HORIZON = 128
REACH = 3.3  # how many e-folds of distance lie between the lower edge and the horizon
DEPTH = 1120  # from the horizon to the lower edge
CAST = (-0.86, 0.5)  # the way of every shadow, for one unit of height
HILL = (262, 962)  # where the kite stands
BOY, TURN, GROWN = (560, 392), 219, 1.3
LOW = (158, 620)  # where his shadow falls
RED, CHALK, SLATE = "#d8402f", "#faf6e6", "#3f6275"
FIELDS = ("#cfd68c", "#b6c67c", "#e2cf86", "#d9b878", "#9dbb82", "#e6dca0", "#c9a86a", "#84ab80", "#d0c27a", "#e0b496")


def ground(u: float, v: float) -> tuple[float, float]:
    """A point of the land: u from -1 left to 1 right, v from 0 (beneath us) to 1 (the horizon)."""
    k = math.exp(-REACH * v)
    return 430 + 470 * u * (0.42 + 0.62 * k), HORIZON + DEPTH * k - DEPTH * math.exp(-REACH) * 0.9


def lay(g: Any) -> Any:
    """A plan in (u, v) laid on the land."""

    def each(a: Any) -> Any:
        return np.array([ground(float(x), float(y)) for x, y in a])

    return clean(transform(g.segmentize(0.03), each))


def size(y: float) -> float:
    """How large things are at a height of the card: 1 beneath us."""
    return max(0.03, (y - HORIZON) / DEPTH)


def shadow_of(g: Any, x: float, y: float, long: float = 1.0) -> Any:
    """The shadow of something that stands at (x, y) on the land."""
    from shapely import affinity

    a, b = CAST[0] * long, CAST[1] * long
    return affinity.affine_transform(g, [1, -a, 0, -b, x - (x - a * y), y + b * y])


def haze(c: str, y: float) -> str:
    """The colour of the land, paler with the distance."""
    return mix(c, "#f2dcae", min(0.8, 0.9 * max(0.0, 1 - size(y)) ** 2.4))


def draw_sky(sc: Scene) -> None:
    """Sun and a breath of far hills."""
    sc.backdrop(sc.rad([(0, "#fffdf0"), (0.16, "#fff0bd"), (0.4, "#f6d79a"), (1, "#a8c4b8")], *SUN, 620))
    sc.layer(ellipse(*SUN, 46), "#fffdf0", z=3, sh=0.2, shc="#c8862a", cut=0, fibre=0)
    for k, (y, c) in enumerate(((104, "#d9c79a"), (122, "#cbbf92"), (140, "#c2bc8e"))):
        g, _ = land(
            sc.stream(f"far {k}"),
            [(-40, y + 10), (160, y - 10 + 8 * k), (360, y + 12), (560, y - 4), (700, y + 8), (840, y - 8)],
            4,
        )
        sc.layer(g, sc.near("#ffeab0", c, 560), z=5, sh=0.2, shc="#7a8a70", cut=0.6, rim="#fff8dc", rimop=0.8)
    sc.glow(*SUN, 360, "#ffe7a0", 0.8)


def draw_fields(sc: Scene) -> None:
    """Fields like a quilt, each with its own furrows; hedges with long shadows between."""
    R = sc.stream("fields")
    cells = patchwork(box(-2.3, -0.12, 2.3, 1.04), 270, "quilt of fields")
    items, furrows, edges = [], [], []
    for k, q in enumerate(cells):
        g = lay(q)
        if g.is_empty:
            continue
        y = g.centroid.y
        c = haze(R.choice(FIELDS), y)
        g2 = rounded(g.buffer(-0.8 - 1.6 * size(y)), 1 + 3 * size(y))
        items.append((g2, sc.near(light(c, 0.2), dark(c, 0.2), 1100)))
        edges.append(q.boundary)
        x0, y0, x1, y1 = q.bounds
        a = R.uniform(0, math.pi)
        cx, cy, L = (x0 + x1) / 2, (y0 + y1) / 2, 0.5
        step = R.choice((0.012, 0.018, 0.026))
        if R.random() < 0.8 and size(y) > 0.1:
            rows = []
            for j in range(-26, 27):
                ox, oy = cx - math.sin(a) * step * j, cy + math.cos(a) * step * j
                ln = LineString(
                    [(ox - math.cos(a) * L, oy - math.sin(a) * L), (ox + math.cos(a) * L, oy + math.sin(a) * L)]
                ).intersection(q.buffer(-0.012))
                if not ln.is_empty:
                    rows.append(lay(ln.buffer(0.0022, cap_style="flat")))
            furrows.append((U(rows), c, R.random() < 0.5))
    sc.layer(
        box(-40, HORIZON - 6, 840, 1260),
        sc.lin([(0, "#d8c890"), (0.3, "#7f9a6a"), (1, "#3f6650")], 0, HORIZON, 0, 1200),
        z=3,
        sh=0.1,
        cut=0,
    )
    sc.layer(items, z=2.4, cut=0.4, sh=0.5, shc="#2a4a40", fibre=0.1, rim="#fff6d0", rimop=0.5)
    for g, c, up in furrows:
        sc.flat(g, light(c, 0.4) if up else dark(c, 0.3), 0.5)
    trees, shades, lit = [], [], []
    for e in edges:
        for s in np.arange(0, e.length, 0.035):
            if R.random() < 0.34:
                p = e.interpolate(s)
                x, y = ground(p.x, p.y)
                if -20 < x < 820 and HORIZON + 12 < y < 1240:
                    s_ = (3 + 13 * size(y)) * R.uniform(0.6, 1.3)
                    trees.append(
                        U(
                            ellipse(x, y - s_ * 0.5, s_ * 0.8, s_ * 0.72),
                            ellipse(x + s_ * 0.5, y - s_ * 0.2, s_ * 0.5, s_ * 0.46),
                        )
                    )
                    lit.append(ellipse(x + s_ * 0.2, y - s_ * 0.66, s_ * 0.46, s_ * 0.4))
                    shades.append(
                        limb([(x, y, s_ * 1.3), (x + CAST[0] * s_ * 2.6, y + CAST[1] * s_ * 2.6, s_ * 0.7)], 2, 4)
                    )
    sc.flat(U(shades), SLATE, 0.45, "multiply", 0.8)
    sc.layer(
        U(trees),
        sc.lin([(0, "#b8ae78"), (0.3, "#5f8a62"), (1, "#2f5f50")], 0, HORIZON, 0, 1100),
        z=2,
        cut=0,
        fibre=0,
        sh=0.35,
    )
    sc.flat(U(lit), sc.lin([(0, "#f0dca0"), (0.4, "#b6c478"), (1, "#8fae66")], 0, HORIZON, 0, 1100), 0.9)


def draw_river(sc: Scene) -> None:
    """The river comes from the sun in long bends."""
    P = [
        (1.25, -0.1),
        (0.85, 0.06),
        (0.96, 0.2),
        (0.3, 0.3),
        (0.12, 0.42),
        (0.66, 0.54),
        (0.62, 0.68),
        (0.3, 0.8),
        (0.62, 0.95),
    ]
    c = along(curve(np.array(P, float), n=14), 90)
    w = [(0.05 + 0.006 * y) for _, y in c]
    band = lambda k: U(
        [lay(limb([(*a, wa * k), (*b, wb * k)], 1, 4)) for a, b, wa, wb in zip(c, c[1:], w, w[1:], strict=False)]
    )
    sc.layer(
        band(1.5),
        sc.lin([(0, "#e6d29a"), (0.5, "#a8b880"), (1, "#5f8a66")], 0, HORIZON, 0, 1100),
        z=1.5,
        cut=0.4,
        fibre=0,
    )
    water = band(1.0)
    sc.layer(
        water,
        sc.rad([(0, "#fffbe0"), (0.4, "#ffe9ae"), (0.7, "#a9d0c8"), (1, "#6fb0b4")], *SUN, 1150),
        z=1,
        cut=0.3,
        sh=0.5,
        dy=-1.5,
        rim="#ffffff",
        rimop=0.8,
        fibre=0,
    )
    R = sc.stream("ripples")
    rip = []
    for _ in range(90):
        k = R.randrange(len(c) - 1)
        x, y = ground(c[k][0] + R.uniform(-0.02, 0.02), c[k][1])
        q = size(y)
        rip.append(limb([(x - 12 * q, y, 0.3), (x, y - 0.6, 1.6 * q), (x + 12 * q, y, 0.3)], 3, 3))
    sc.flat(U(rip).intersection(water), "#ffffff", 0.7)


def cottage(sc: Scene, x: float, y: float, s: float, wall: str, roof: str, r: Any, spire: bool = False) -> None:
    """A house from above with its long shadow."""
    w, h, d = 26 * s, 15 * s, 15 * s
    body = Polygon([(x - w / 2, y), (x + w / 2, y), (x + w / 2, y - h), (x - w / 2, y - h)])
    top = Polygon(
        [
            (x - w / 2 - 2 * s, y - h + 2 * s),
            (x + w / 2 + 2 * s, y - h + 2 * s),
            (x + w / 2 - 3 * s, y - h - d),
            (x - w / 2 + 3 * s, y - h - d),
        ]
    )
    tower = (
        U(
            box(x - w / 2 - 11 * s, y - 44 * s, x - w / 2 + 1 * s, y),
            Polygon(
                [(x - w / 2 - 12 * s, y - 43 * s), (x - w / 2 - 5 * s, y - 80 * s), (x - w / 2 + 2 * s, y - 43 * s)]
            ),
        )
        if spire
        else None
    )
    sc.flat(shadow_of(U(body, top, tower), x, y, 1.5), SLATE, 0.5, "multiply", 0.6)
    sc.layer(
        body, sc.lin([(0, wall), (1, light(wall, 0.3))], x - w / 2, 0, x + w / 2, 0), z=1.4, cut=0, fibre=0, wash=0
    )
    if tower is not None:
        sc.layer(tower, light(wall, 0.25), z=1.6, cut=0, fibre=0)
    sc.layer(
        top,
        sc.lin([(0, dark(roof, 0.2)), (1, light(roof, 0.2))], x - w, 0, x + w, 0),
        z=1.4,
        cut=0,
        fibre=0,
        rim="#fff0cc",
        rimop=0.9,
    )
    sc.flat(
        U([box(x + q * w - 1.6 * s, y - h * 0.66, x + q * w + 1.6 * s, y - h * 0.2) for q in (-0.28, 0.02, 0.3)]),
        "#5f4a4a",
        0.9,
    )


def draw_village(sc: Scene) -> None:
    """A village in the bend of the river, and a garden where a line has lost its washing."""
    R = sc.stream("village")
    spots = sorted(((R.uniform(0.02, 0.62), R.uniform(0.245, 0.30)) for _ in range(0)), key=lambda p: -p[1])
    rows = [
        (0.36, 0.60, 0),
        (0.5, 0.615, 0),
        (0.28, 0.57, 1),
        (0.42, 0.555, 0),
        (0.54, 0.57, 0),
        (0.2, 0.535, 0),
        (0.34, 0.525, 0),
        (0.5, 0.53, 0),
        (-0.02, 0.5, 0),
        (0.28, 0.495, 0),
        (0.44, 0.49, 0),
    ]
    for u, v, tall in [*rows, *[(a, b, 0) for a, b in spots]]:
        x, y = ground(u, v)
        cottage(sc, x, y, 0.5 + 2.0 * size(y), "#f2dfb8", R.choice(("#c8604a", "#b5564a", "#cf7a52")), R, bool(tall))
    cottage(sc, 640, 868, 2.0, "#f6e6c2", "#c8604a", R)
    posts = U(limb([(700, 906, 4), (702, 872, 3)], 1), limb([(772, 930, 4.4), (775, 890, 3.4)], 1))
    sc.flat(shadow_of(posts, 700, 906, 1.4), SLATE, 0.5, "multiply", 0.6)
    sc.layer(posts, "#6a4c3c", z=1.4, cut=0, fibre=0)
    sc.stroke([(702, 874), (680, 884), (664, 872), (640, 880), (622, 862)], "#4a3a38", 1.3, 0.9)
    sc.stroke([(775, 892), (752, 900), (748, 916)], "#4a3a38", 1.3, 0.9)
    p = person(
        38,
        "side",
        "run",
        dress("dress", "#b3405a", "#f0dcb4"),
        "#c58a62",
        "bun",
        "#3a2420",
        nod=-22,
        reach_a=(52, -214),
        reach_b=(74, -196),
    )
    q = T(p, 602, 936, 0.34, flip=True)
    sc.flat(shadow_of(q.outline(), 602, 936, 1.2), SLATE, 0.55, "multiply", 0.5)
    put(sc, q, z=1.2, rim=(-1, 1, "#ffe6b4", 0.9))


# ---------------------------------------------------------------------- the kite on its hill
def kite_figure() -> Figure:
    """A lozenge of red paper on two ribbon legs, leaning back, a reel in its ribbon hand; feet near 0,0, anchor reel."""
    f = Figure()
    turn = lambda g: T(g, -22, -136, 1, rot=-20)
    top, bot, lf, rt, mid = (0, -86), (0, 92), (-64, -22), (60, -22), (5, -22)
    f.add(limb("8,-52,9 -10,-30,8 -4,-8,8 -16,2,6", 6), "#a12f24", "leg.far", 1.2)
    f.add(limb("-62,-140,8 -92,-122,8 -88,-96,8 -112,-84,5", 6), "#b0362a", "arm.far", 1.2)
    f.add(turn(Polygon([top, rt, bot, lf])), "#8a261c", "body", 3)
    for k, (q, c) in enumerate(
        (
            ((top, mid, lf), "#c23a2b"),
            ((top, rt, mid), "#ea6a50"),
            ((lf, mid, bot), "#a83024"),
            ((mid, rt, bot), "#d8503c"),
        )
    ):
        f.add(turn(Polygon(q).buffer(-0.8)), c, f"face.{k}", 0.8)
        f.add(
            turn(Polygon(q).buffer(-7).difference(Polygon(q).buffer(-8.6))), light(c, 0.3), f"line.{k}", 0.2, True, 0.6
        )
    f.add(
        turn(U(limb([(*top, 3.6), (4, -22, 4.4), (*bot, 3)], 5), limb([(*lf, 3), (0, -30, 4.4), (*rt, 3)], 5))),
        "#f2d9a0",
        "spar",
        0.8,
    )
    f.add(turn(Polygon([(-30, 4), (-16, 0), (-13, 14), (-26, 18)])), "#f0a07a", "patch", 0.5)
    f.add(limb("12,-56,10 30,-34,9 44,-14,9 62,4,6", 6), "#dc4c38", "leg.near", 1.4)
    for x, y, a in ((-6, -34, 70), (34, -30, 130)):
        bow = U(shape("0,0^ 9,-9 22,-9^ 19,0 22,9^ 9,8"), T(shape("0,0^ 9,-9 22,-9^ 19,0 22,9^ 9,8"), flip=True))
        f.add(T(bow, x, y, 0.8, rot=a), "#e2604a", "bow", 0.8)
    f.add(limb("28,-176,9 58,-172,9 70,-142,9 60,-122,8", 7), "#e0553f", "arm.near", 1.6)
    f.add(T(U(limb("-22,0,5 22,0,5", 1), box(-12, -9, 12, 9)), 62, -122, 1, rot=-34), "#f6ead0", "reel", 1.2)
    f.mark("reel", 66, -128)
    return f


def grown_up() -> Figure:
    """Somebody who flies a kite: the shadow that the kite throws."""
    pose = SIDE["stand"].but(
        lean=-12, nod=-10, foot_a=(0.24, 0), foot_b=(-0.14, 0), hand_a=(0.84, -0.26), hand_b=(0.86, -0.16)
    )
    return person(38, "side", pose, dress("suit"), hair="short", hat="flat")


def draw_hill(sc: Scene) -> None:
    """The green hill in rings, the kite on it, and a shadow that is not a kite's."""
    x, y = HILL
    for k, (rx, ry, dy) in enumerate(((352, 252, 120), (286, 190, 84), (220, 134, 52), (150, 84, 26), (88, 44, 8))):
        a = np.linspace(0, 2 * math.pi, 40)[:-1]
        r = sc.stream(f"ring {k}")
        w = [r.uniform(-1, 1) for _ in range(6)]
        P = [
            (
                x + rx * math.cos(t) * (1 + 0.05 * (w[0] * math.sin(2 * t) + w[1] * math.cos(3 * t))),
                y + dy + ry * math.sin(t) * (1 + 0.05 * (w[2] * math.sin(3 * t) + w[3] * math.cos(2 * t))),
            )
            for t in a
        ]
        g = Polygon(P).buffer(0)
        c = mix("#3f7a52", "#a9c468", k / 4)
        sc.layer(
            g,
            sc.lin([(0, dark(c, 0.34)), (0.5, c), (1, light(c, 0.42))], x - rx * 0.8, y + ry, x + rx * 0.9, y - ry),
            z=8,
            sh=0.5,
            shc="#1d3a34",
            dx=-7,
            dy=6,
            cut=1,
            rim="#fff3c0",
            rimop=0.9,
        )
        tufts = []
        for _ in range(26):
            t, q = r.uniform(0, 2 * math.pi), r.uniform(0.72, 0.97)
            px, py = x + rx * q * math.cos(t), y + dy + ry * q * math.sin(t)
            tufts += [
                limb([(px + d, py, 1.6), (px + d * 1.6 + 3, py - r.uniform(7, 14), 0.4)], 2, 3) for d in (-3, 0, 3)
            ]
        sc.flat(U(tufts), light(c, 0.35), 0.7)
    shade = T(grown_up(), x - 8, y - 2, 1.0, rot=-112)
    sc.flat(shade.outline(), "#10343a", 0.78, "multiply", 0.7)
    hand, far_end = shade.at("hand_a.hold"), (LOW[0] + 20, LOW[1] + 26)
    bend = ((hand[0] + far_end[0]) / 2 - 6, (hand[1] + far_end[1]) / 2 + 20)
    sc.stroke(curve(np.array([hand, bend, far_end], float), n=24), "#1d4a50", 2.2, 0.8, "multiply", None, 0.4)
    k = T(kite_figure(), x, y, 0.86)
    put(sc, k, z=3, sh=0.45, rim=(-2.4, 1.6, "#ffe2b0", 0.9))
    sx, sy = x + 118, y + 92
    sc.flat(ellipse(sx - 6, sy + 4, 16, 4), "#16383c", 0.6, "multiply", 1)
    sc.layer(
        T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), sx, sy, 0.6, rot=14),
        "#b8864a",
        z=2,
        cut=0,
        rim="#ffe6b0",
        rimop=0.9,
    )


# ---------------------------------------------------------------------- in the air
def boy_figure() -> Figure:
    """The child from above: both fists on the string ahead of him (up), legs streaming; shoulders near 0,0."""
    f = Figure()
    skin, blue, sand = "#a86a44", "#3f7fb0", "#d9b878"
    for side, knee, ankle, toe in ((-1, (-24, 62), (-36, 96), (-44, 130)), (1, (17, 66), (13, 104), (16, 140))):
        f.add(limb([(*ankle, 10), (*toe, 7.6)], 3), skin, f"calf.{side}", 1)
        a = math.degrees(math.atan2(toe[1] - ankle[1], toe[0] - ankle[0])) - 90
        f.add(
            T(
                U(
                    shape("-4,-5 4,-5 4.4,5 6,13 3,19 -4,18 -6,11 -4.4,4"),
                    [ellipse(-4 + 2.7 * q, 20.6 - 0.4 * q, 1.7) for q in range(4)],
                ),
                toe[0],
                toe[1],
                1,
                rot=a,
            ),
            light(skin, 0.22),
            f"sole.{side}",
            1,
        )
        f.add(fillet(limb([(8 * side, 24, 20), (*knee, 17), (*ankle, 15)], 6), 2), sand, f"leg.{side}", 1.4)
        f.add(
            limb([(ankle[0] - 7, ankle[1] - 2, 4), (ankle[0] + 7, ankle[1] + 1, 4)], 1),
            light(sand, 0.3),
            f"roll.{side}",
            0.6,
        )
    f.add(shape("-20,14^ 20,14^ 21,30 0,35 -21,30"), "#f4ead0", "jersey", 1)
    f.add(
        U([limb([(-20, y, 2.4), (0, y + 3, 2.4), (20, y, 2.4)], 4) for y in (20, 27)]).intersection(
            shape("-20,14^ 20,14^ 21,30 0,35 -21,30")
        ),
        "#35577f",
        "stripes",
        0.2,
        True,
    )
    arms = [limb([(s * 16, -22, 17), (s * 25, -48, 14), (s * 14, -78, 12), (s * 5, -96, 10)], 7) for s in (-1, 1)]
    f.add(
        fillet(U(shape("-19,-30 -10,-34 10,-34 19,-30 24,-8 22,18^ 12,14 0,20 -12,14 -22,18^ -24,-8"), arms), 4),
        blue,
        "jacket",
        2,
    )
    f.add(
        U(
            limb("0,-28,1 0,-6,1.8 0,16,1", 3),
            limb("-16,-16,0.6 -10,0,2 -14,14,0.6", 3),
            limb("16,-16,0.6 10,0,2 14,14,0.6", 3),
            [limb([(s * 12, -30, 0.6), (s * 19, -24, 1.8), (s * 24, -14, 0.6)], 3) for s in (-1, 1)],
        ),
        dark(blue, 0.35),
        "folds",
        0.2,
        True,
        0.8,
    )
    f.add(ellipse(5, -104, 7.5, 8.5), skin, "fist", 1.2)
    f.add(U(ellipse(-4, -100, 9, 10), ellipse(-12, -98, 4.4, 3.4)), RED, "mitten", 1.4)
    f.add(U(ellipse(-17, -42, 4, 5.6), ellipse(17, -42, 4, 5.6)), skin, "ears", 0.8)
    crown = U(
        ellipse(0, -44, 17, 18.5),
        [
            leaf(14 * math.cos(a), -44 + 15 * math.sin(a), 11, a + 0.5, 0.5)
            for a in np.linspace(0, 2 * math.pi, 15)[:-1]
        ],
    )
    f.add(crown, "#2a1a14", "hair", 2)
    f.add(
        U(
            [
                limb(
                    [
                        (2, -44, 0.6),
                        (9 * math.cos(a), -44 + 9 * math.sin(a), 1.5),
                        (14 * math.cos(a + 0.4), -44 + 15 * math.sin(a + 0.4), 0.5),
                    ],
                    4,
                )
                for a in np.linspace(0, 2 * math.pi, 9)[:-1]
            ]
        ),
        "#5a3c2c",
        "locks",
        0.2,
        True,
        0.9,
    )
    f.mark("fists", 0, -104)
    f.mark("neck", 0, -26)
    return f


def draw_scarf(sc: Scene, boy: Figure) -> None:
    """A long yellow scarf in the wind behind him."""
    x, y = boy.at("neck")
    for tail, w, c in (
        ([(0, 0), (40, -4), (86, -52), (140, -52), (186, -110), (232, -108)], 15, "#d9952e"),
        ([(0, 0), (44, -22), (78, -82), (128, -96), (160, -150), (206, -168)], 17, "#f2bd4a"),
    ):
        P = [(x + a, y + b, w * (0.8 + 0.3 * math.sin(i * 1.7))) for i, (a, b) in enumerate(tail)]
        g = limb(P, 8)
        ex, ey = P[-1][:2]
        fringe = U([limb([(ex - 3, ey + q, 2.4), (ex + 15, ey + q * 1.5 - 5, 1)], 1) for q in (-6, -2, 2, 6)])
        sc.layer(
            U(g, fringe),
            sc.lin([(0, dark(c, 0.18)), (1, light(c, 0.4))], x, y, x + 200, y - 140),
            z=4,
            cut=0.2,
            sh=0.35,
            rim="#fff6d0",
            rimop=0.9,
        )
        c2 = along(curve(np.array([p[:2] for p in P], float), n=10), 26)
        sc.flat(
            U([limb([(a - 6, b - 5, 1), (a + 5, b + 6, 1)], 1) for a, b in c2[3:24:3]]).intersection(g.buffer(-1)),
            "#b8702a",
            0.5,
        )


def draw_boy(sc: Scene) -> Figure:
    """The child, placed; his shadow on the fields is a kite's."""
    tail = [(16, 118), (-9, 148), (12, 180)]
    bows = [
        T(U(Polygon([(0, 0), (-15, -8), (-15, 8)]), Polygon([(0, 0), (15, -8), (15, 8)])), q, w, 1, rot=20)
        for q, w in tail
    ]
    low = U(
        Polygon([(0, -112), (54, -30), (0, 92), (-54, -30)]),
        limb([(0, 88, 5), *[(q, w, 4.4) for q, w in tail], (-4, 210, 3)], 6),
        bows,
    )
    sc.flat(T(low, *LOW, 0.94, rot=212), "#1d4a58", 0.7, "multiply", 1.4)
    return T(boy_figure(), *BOY, GROWN, rot=TURN)


def cloth(sc: Scene, g: Any, x: float, y: float, s: float, rot: float, lines: Any = None) -> None:
    """A piece of washing in the wind."""
    q = T(g, x, y, s, rot=rot)
    sc.flat(T(q, -70 * s * 3, 60 * s * 3, 1), SLATE, 0.3, "multiply", 3)
    sc.layer(
        q,
        sc.lin([(0, "#9fb4bc"), (1, "#fffdf4")], x - 60 * s, y + 50 * s, x + 60 * s, y - 50 * s),
        z=6,
        cut=0.2,
        sh=0.2,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
    )
    if lines is not None:
        sc.flat(T(lines.intersection(g), x, y, s, rot=rot), "#6a7a88", 0.6)


def draw_clouds(sc: Scene) -> None:
    """Clouds below and beside us, lit from the sun; their shadows lie over half the land."""
    R = sc.stream("clouds")
    for cx, cy, n, spread, r0, r1 in (
        (64, 178, 13, 120, 30, 62),
        (792, 372, 9, 60, 24, 52),
        (742, 1010, 0, 60, 30, 50),
    ):
        puffs = sorted(
            ((cx + R.gauss(0, spread * 0.5), cy + R.gauss(0, spread * 0.22), R.uniform(r0, r1)) for _ in range(n)),
            key=lambda q: q[1],
        )
        for x, y, q in puffs:
            g = fillet(
                U(
                    ellipse(x, y, q, q * 0.8),
                    [
                        ellipse(x + q * 0.7 * math.cos(a), y + q * 0.46 * math.sin(a), q * R.uniform(0.4, 0.56))
                        for a in (0.2, 1.3, 2.5, 3.7, 5.1)
                    ],
                ),
                3,
            )
            sc.layer(
                g,
                sc.lin(
                    [(0, "#8fb0b8"), (0.5, "#e6dccb"), (1, "#fffaf0")], x - q, y + q * 0.8, x + q * 0.8, y - q * 0.7
                ),
                z=7,
                cut=0.5,
                sh=0.22,
                shc="#3f6a70",
                fibre=0.05,
                rim="#ffffff",
                rimop=0.9,
            )


def draw_cloud_shadows(sc: Scene) -> None:
    """Two broad shadows of clouds on the fields."""
    R = sc.stream("cloud shadows")
    for cx, cy, w, h, op in ((700, 1080, 320, 190, 0.6), (380, 1190, 300, 90, 0.4)):
        g = U(
            [
                ellipse(
                    cx + w * R.uniform(-0.7, 0.7),
                    cy + h * R.uniform(-0.6, 0.6),
                    w * R.uniform(0.3, 0.55),
                    h * R.uniform(0.3, 0.5),
                )
                for _ in range(9)
            ]
        )
        sc.flat(g, "#4f7f8a", op, "multiply", 9)


def draw_grass(sc: Scene) -> None:
    """The grass nearest to us, dark."""
    g = U(
        grass(sc.stream("near grass"), -20, 820, lambda x: 1222 - 26 * math.cos(x / 260), 96, 190, 0.5, 4, 0.12),
        shape("-40,1260^ -40,1190 200,1208 420,1200 640,1206 840,1180 840,1260^"),
    )
    sc.layer(
        g, sc.lin([(0, "#16413c"), (1, "#2f6a50")], 0, 1220, 700, 1120), z=8, cut=0, sh=0.45, rim="#ffefb0", rimop=0.7
    )


def draw_air(sc: Scene) -> None:
    """Geese, shirt, sheet and trousers between us and the land."""
    for k in range(7):
        t = k - 3
        gx, gy = 236 + 34 * t, 400 + 22 * abs(t) - 10 * t
        b = T(bird_flying("goose", wings=(1, 0, 2, 1, 0, 1, 2)[k]).outline(), gx, gy, 0.2, rot=-26)
        sc.flat(T(b, -60, 84), SLATE, 0.34, "multiply", 1)
        sc.layer(
            b,
            sc.lin([(0, "#4a6474"), (1, "#f2ead2")], gx - 16, gy + 12, gx + 16, gy - 12),
            z=3,
            cut=0,
            fibre=0,
            wash=0,
            sh=0.15,
        )
    shirt = shape(
        "-18,-46^ -6,-36 8,-36 18,-46^ 44,-40 84,-62 116,-100^ 146,-76^ 112,-26 60,0^ 46,14 54,52 44,70^ 10,60 -20,72 -50,58^ -48,20 -52,0^ -92,16 -126,54^ -152,26^ -112,-20 -46,-40^"
    )
    cloth(
        sc,
        shirt,
        668,
        640,
        0.36,
        -30,
        U(
            limb("-6,-36,3 1,-28,3 8,-36,3", 2),
            limb("1,-30,2.4 3,10,2.8 2,60,2.4", 4),
            [ellipse(8, -14 + 20 * k, 4) for k in range(4)],
        ),
    )
    sheet_ = shape(
        "-92,20^ -70,-18 -30,-26 10,-52 60,-44 96,-70^ 104,-20 90,22 104,60^ 60,52 30,70 -20,52 -60,76 -98,66^"
    )
    cloth(
        sc,
        sheet_,
        540,
        768,
        0.4,
        12,
        U(
            limb("-60,-14,1 -48,20,7 -70,66,1", 5),
            limb("-10,-36,1 4,10,8 -14,50,1", 5),
            limb("50,-44,1 58,0,7 40,60,1", 5),
        ),
    )
    pants = shape("-26,-40^ 30,-44^ 40,10 62,56^ 36,66^ 10,6 -8,4 -22,62^ -50,58^ -36,6^")
    cloth(sc, pants, 742, 540, 0.42, 26, U(limb("2,-40,2 4,-6,2", 1), limb("-26,-30,2 32,-34,2", 1)))


def draw() -> Scene:
    """The card."""
    sc = Scene("kite", light=(SUN[0], SUN[1], 300), shadow="#20403f", bg="#8fb0a0")
    draw_sky(sc)
    draw_fields(sc)
    draw_river(sc)
    draw_village(sc)
    draw_cloud_shadows(sc)
    sc.veil([(0, "#fff0c0", 0.5), (0.3, "#fff0c0", 0.1), (1, "#fff0c0", 0)], 700, 60, 300, 1000)
    draw_hill(sc)
    boy = draw_boy(sc)
    draw_clouds(sc)
    draw_air(sc)
    reel, fists = T(kite_figure(), *HILL, 0.86).at("reel"), boy.at("fists")
    mid = ((reel[0] + fists[0]) / 2 + 14, (reel[1] + fists[1]) / 2 + 9)
    line = curve(np.array([reel, mid, fists], float), n=30)
    sc.stroke(line, "#4a2c2a", 2.8)
    sc.stroke([(px + 0.8, py - 0.8) for px, py in line], "#fff6dc", 1.0, 0.95)
    put(sc, boy, z=3.4, sh=0.4, rim=(-2.2, 1.5, "#fff0c4", 0.95), cast=0)
    sc.flat(
        boy.outline(),
        sc.lin(
            [(0, "#2a2a58", 0.4), (0.5, "#2a2a58", 0.08), (1, "#2a2a58", 0)],
            BOY[0] - 120,
            BOY[1] + 120,
            BOY[0] + 90,
            BOY[1] - 100,
        ),
        0.8,
        "multiply",
    )
    draw_scarf(sc, boy)
    draw_grass(sc)
    sc.glow(*SUN, 760, "#ffd890", 0.2)
    sc.vignette("#173f48", 0.42, 480, 420, 1000, 0.5)
    sc.finish(0.18)
    return sc
