"""Straight down into a flooded street: people hurry to work under umbrellas, and one boy stands still and looks up at the light.

Palette: sea milk #cfe2d8, wet jade #7fb0a2, harbour slate #4a6670, coat umber #6b5f5a, shaft light #fbf9e6, bag orange #e0752d.
Light: one shaft from above that ends on his face. Planes: street / umbrellas / walls / fish / roofs / what swims near us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.reef_fish import minnow
from cards.studio.papercut.umbrella import umbrella

VX, VY = 418, 640  # the point straight below us
TURN = math.radians(13)  # the street lies a little across the card
HALF = 158  # half the street's width
BOY = (-36, 26)  # where he stands, in street units
POOL = 92  # the room that the others leave him
LX, LY = 640, 160  # where the light comes from


def at(x: float, y: float, k: float = 1.0) -> tuple[float, float]:
    """A point of the street; k how near to us it is (1 the ground, 2 a roof)."""
    c, s = math.cos(TURN), math.sin(TURN)
    return VX + k * (x * c - y * s), VY + k * (x * s + y * c)


def quad(x0: float, y0: float, x1: float, y1: float, k: float = 1.0) -> Polygon:
    """A level rectangle."""
    return Polygon([at(x0, y0, k), at(x1, y0, k), at(x1, y1, k), at(x0, y1, k)])


def draw_street(sc: Scene) -> None:
    """Setts, kerbs, a crossing, tram lines, and the net of light on them."""
    bx, by = at(*BOY)
    sc.backdrop("#1f3a44")
    sc.layer(
        quad(-HALF - 4, -900, HALF + 4, 900),
        sc.rad([(0, "#fffdee"), (0.2, "#eef1dc"), (0.55, "#c6dcd0"), (1, "#93b9ae")], bx, by, 620),
        z=2,
        sh=0,
        cut=0,
    )
    r = sc.stream("setts")
    for tone in ("#ffffff", "#8fb2a8", "#7aa098"):
        g = []
        for i in range(-9, 9):
            for j in range(-44, 44):
                if r.random() < 0.36:
                    x, y = i * 14 + (j % 2) * 7, j * 13
                    g.append(quad(x + 1, y + 1, x + 13, y + 12))
        sc.flat(U(g), tone, 0.22)
    for s in (-1, 1):
        pavement = quad(s * 118, -900, s * HALF, 900)
        sc.layer(
            pavement,
            sc.rad([(0, "#f6f5e2"), (0.5, "#d3e2d6"), (1, "#9dbfb4")], bx, by, 560),
            z=3,
            sh=0.35,
            cut=0.3,
            rim="#ffffff",
            rimop=0.7,
        )
        sc.flat(
            U([limb([(*at(s * 118, y), 0.8), (*at(s * HALF, y), 0.8)], 1) for y in range(-620, 620, 34)]),
            "#6f958c",
            0.5,
        )
    for x in (-44, -20, 20, 44):
        sc.flat(limb([(*at(x, -700), 2), (*at(x, 700), 2)], 1), "#7a9a94", 0.7)
    for i in range(8):
        x = -108 + 29 * i
        sc.flat(quad(x, 176, x + 15, 236), "#fdfdf2", 0.75)
    nets = []
    for i in range(-6, 7):  # caustics
        for s in (1, -1):
            P = [
                (
                    *at(
                        t * 330 - 330 + 20 * math.sin(5 * t + i),
                        i * 96 + s * 90 * math.sin(3.1 * t + i * 0.7) + 24 * math.sin(9 * t + 2 * i),
                    ),
                    1.2 + 1.6 * math.sin(7 * t + i) ** 2,
                )
                for t in np.linspace(0, 2, 26)
            ]
            nets.append(limb(P, 3, 3))
    sc.flat(U(nets).intersection(quad(-HALF, -700, HALF, 700)), "#ffffff", 0.62, None, 0.8)
    sc.glow(bx, by, 190, "#fffbe0", 0.95)


def parasol(
    sc: Scene, x: float, y: float, rad: float, colour: str, turn: float, k: float = 1.07, tilt: float = 0.0
) -> None:
    """An umbrella from above: eight panels, each as light as it faces the light."""
    cx, cy = at(x, y, k)
    n = 8
    dist = math.hypot(cx - at(*BOY)[0], cy - at(*BOY)[1])
    fog = min(0.5, 0.16 + dist / 1600)
    pieces = []
    ex, ey = 1.0, 1.0 - tilt
    rim_at = lambda a, q=rad: (cx + q * ex * math.cos(a), cy + q * ey * math.sin(a))
    for i in range(n):
        a, b = turn + 2 * math.pi * i / n, turn + 2 * math.pi * (i + 1) / n
        m = (a + b) / 2
        hem = [rim_at(a + (b - a) * t, rad * (1 - 0.09 * math.sin(math.pi * t))) for t in np.linspace(0, 1, 7)]
        facing = 0.5 + 0.5 * math.cos(m - math.atan2(LY - VY, LX - VX))
        c = mix(colour, "#eef4e6", fog * 0.55)
        pieces.append((Polygon([(cx, cy), *hem]).buffer(0.3), mix(dark(c, 0.3), light(c, 0.34), facing)))
    sc.layer(pieces, z=5, sh=0.42, shc="#2c4a50", dx=-7, dy=10, cut=0, fibre=0, wash=0.4, rim="#ffffff", rimop=0.8)
    ribs = [limb([(cx, cy, 1.1), (*rim_at(turn + 2 * math.pi * i / n), 0.8)], 1, 3) for i in range(n)]
    sc.flat(U(ribs), dark(colour, 0.35), 0.5)
    sc.flat(ellipse(cx, cy, 2.4), light(colour, 0.5))


def walker(sc: Scene, r: Any, x: float, y: float, rad: float, coat: str) -> None:
    """Who goes under an umbrella: we see the more of them the further they are from the point below us."""
    side = r.choice((-1, 1))
    stride = rad * 0.5
    feet = [(*at(x + s * rad * 0.26, y + s * side * stride, 1.0),) for s in (-1, 1)]
    sc.flat(U([ellipse(px - 5, py + 7, rad * 0.5, rad * 0.4) for px, py in feet]), "#3f6a70", 0.2, "multiply", 3)
    parts: list[tuple[Any, str]] = [
        (ellipse(px, py, rad * 0.2, rad * 0.36, math.degrees(TURN)), "#2f3238") for px, py in feet
    ]
    hem, waist, top = at(x, y, 1.015), at(x, y, 1.05), at(x, y, 1.1)
    body = limb([(*hem, rad * 1.25), (*waist, rad * 1.0), (*top, rad * 0.9)], 5)
    parts.append((body, coat))
    if r.random() < 0.6:
        cx, cy = at(x + side * rad * 0.82, y + rad * 0.1, 1.02)
        parts.append(
            (T(box(-4.5, -rad * 0.42, 4.5, rad * 0.42).buffer(1.5), cx, cy, 1, rot=math.degrees(TURN)), "#7a5236")
        )
    sc.layer(parts, z=3, sh=0.4, shc="#2c4a50", dx=-5, dy=7, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.6)
    if r.random() < 0.2:  # a scarf drifts up behind
        P = [
            (*at(x, y - rad * 0.5, 1.08), 6),
            (*at(x + side * 6, y - rad * 1.0, 1.14), 7),
            (*at(x - side * 3, y - rad * 1.4, 1.2), 6),
            (*at(x + side * 5, y - rad * 1.7, 1.26), 1.5),
        ]
        sc.layer(
            limb(P, 6), r.choice(("#b9554a", "#c9a25a", "#e6dcc4")), z=5, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff"
        )


def draw_crowd(sc: Scene) -> None:
    """Some thirty-five of them, all going down the street."""
    r = sc.stream("crowd")
    tones = (
        "#4a6670",
        "#6b5f5a",
        "#5a7f78",
        "#3f5560",
        "#7a6a66",
        "#8a4a4a",
        "#5f5a74",
        "#a88a58",
        "#4a6670",
        "#567a7a",
    )
    spots: list[tuple[float, float, float]] = []
    for _ in range(2600):
        x, y = r.uniform(-132, 132), r.uniform(-640, 560)
        rad = r.uniform(25, 33)
        d = math.hypot(x - BOY[0], (y - BOY[1]) * 0.92)
        if d < POOL + rad * 0.8 or abs(x) + rad > HALF + 6 or (180 < y < 232 and x < -60):
            continue
        if all(math.hypot(x - a, y - b) > (rad + q) * 1.02 for a, b, q in spots):
            spots.append((x, y, rad))
        if len(spots) > 52:
            break
    people = sorted(spots, key=lambda q: -math.hypot(q[0], q[1]))
    for x, y, rad in people:
        walker(sc, r, x, y, rad, mix(r.choice(("#6b5f5a", "#4a5a60", "#57504e", "#5a4a52", "#4f6260")), "#cfe2d8", 0.1))
    for x, y, rad in people:
        parasol(sc, x, y, rad, r.choice(tones), r.uniform(0, 0.78), 1.12)


def draw_boy(sc: Scene) -> None:
    """Nine, an orange bag, his face turned up into the light."""
    x, y = at(*BOY, 1.04)
    sc.flat(
        shape(
            f"{x},{y} {x - 22},{y + 14} {x - 76},{y + 92} {x - 66},{y + 126} {x - 40},{y + 128} {x - 18},{y + 96} {x + 16},{y + 18}"
        ),
        "#3f6a70",
        0.5,
        "multiply",
        3,
    )
    s = 1.3
    B = lambda g: T(g, x, y, s, rot=math.degrees(TURN) - 8)
    kw: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0, "rim": "#fffdf0", "rimop": 0.9, "shc": "#2c4a50"}
    for dx in (-9, 9):
        sc.layer(B(ellipse(dx, 27, 6, 11)), "#5a3a30", z=2, **kw)
    bag = B(U(box(-17, -36, 17, -12).buffer(4), box(-10, -42, 10, -36)))
    sc.layer(bag, sc.lin([(0, "#f6a050"), (1, "#c25a1e")], x, y - 50, x, y - 10), z=4, **kw)
    sc.flat(B(U(box(-17, -27, 17, -25.4), box(-5, -30, 5, -22))), "#8a3a14", 0.8)
    coat = B(shape("-26,-8 -30,4 -22,16 -8,20 8,20 22,16 30,4 26,-8 12,-16 -12,-16"))
    sc.layer(coat, "#f2ecd8", z=5, **kw)
    for dx, sgn in ((-27, -1), (27, 1)):
        sc.layer(B(limb([(dx * 0.8, 0, 13), (dx * 1.3, 12, 11), (dx * 1.36, 26, 9)], 5)), "#e6dfc8", z=3, **kw)
        sc.layer(B(ellipse(dx * 1.36, 31, 5, 6)), "#b9784e", z=2, **kw)
        sc.flat(B(limb([(sgn * 12, -14, 4), (sgn * 15, 0, 4.4), (sgn * 14, 14, 4)], 4)), "#d9691f")
    hair = []
    for k in range(17):  # hair floating out like a crown of weed
        a = math.pi * (0.92 + 1.16 * k / 16)
        q = 25 + 6 * math.sin(k * 2.3)
        hair.append(
            limb(
                [
                    (13 * math.cos(a), -4 + 13 * math.sin(a), 7),
                    (20 * math.cos(a + 0.12), -4 + 20 * math.sin(a + 0.12), 5),
                    (q * math.cos(a - 0.1), -4 + q * math.sin(a - 0.1), 0.8),
                ],
                4,
            )
        )
    sc.layer(B(U(hair, ellipse(0, -5, 17, 16))), "#33241e", z=5, **kw)
    face = B(U(ellipse(0, 1, 14.5, 16), ellipse(0, 10, 9, 8)))
    sc.layer(face, sc.rad([(0, "#f6cfa0"), (1, "#c98a5a")], x + 4, y - 4, 26), z=2, **kw)
    sc.layer(B(shape("-14,-4^ -13,-14 0,-18 13,-14 14,-4^ 7,-9 0,-7 -8,-9")), "#33241e", z=1, **kw)
    for dx in (-5.4, 5.4):
        sc.flat(B(ellipse(dx, 0.6, 1.7, 2.1)), "#2a1a14")
        sc.flat(B(ellipse(dx + 0.6, 0, 0.6)), "#fffdf4")
        sc.flat(B(limb([(dx - 3, -3.8, 0.5), (dx, -4.8, 1.1), (dx + 3, -4, 0.5)], 3)), "#33241e", 0.9)
    sc.flat(B(limb([(-1.6, 5.6, 0.5), (0.2, 6.8, 1.3), (1.8, 5.6, 0.5)], 3)), "#a8683e")
    sc.flat(B(ellipse(0.2, 11.4, 1.9, 1.3)), "#8a3a34")


def wall_quads(
    x: float, y0: float, y1: float, k0: float, k1: float, rows: int, cols: int
) -> tuple[Polygon, list[Polygon]]:
    """A wall standing on the line x from y0 to y1, and its windows."""
    wall = Polygon([at(x, y0, k0), at(x, y1, k0), at(x, y1, k1), at(x, y0, k1)])
    height = lambda t: 1 / (1 / k0 + (1 / k1 - 1 / k0) * t)
    wins = []
    for i in range(rows):
        ka, kb = height((i + 0.24) / rows), height((i + 0.78) / rows)
        for j in range(cols):
            ya, yb = y0 + (y1 - y0) * (j + 0.26) / cols, y0 + (y1 - y0) * (j + 0.74) / cols
            wins.append(Polygon([at(x, ya, ka), at(x, yb, ka), at(x, yb, kb), at(x, ya, kb)]))
    return wall, wins


def draw_houses(sc: Scene) -> None:
    """Two rows of façades, seen from above their roofs."""
    r = sc.stream("houses")
    lots = []
    for side in (-1, 1):
        y = -860.0 + 60 * (side + 1)
        while y < 860:
            w = r.uniform(104, 178)
            lots.append((side, y, y + w, r.uniform(1.7, 1.95)))
            y += w
    tones = ("#7fb0a2", "#6f9f9a", "#8fb6a4", "#67939a", "#8aa79a", "#a3b294", "#7a9aa4")
    for side, y0, y1, k in sorted(lots, key=lambda q: q[3]):
        c = r.choice(tones)
        x = side * HALF
        wall, wins = wall_quads(x, y0 + 1, y1 - 1, 1, k, 4, max(2, int((y1 - y0) / 34)))
        bottom, top = at(x, (y0 + y1) / 2, 1), at(x, (y0 + y1) / 2, k)
        lit = side < 0
        foot = mix(c, "#f2f5e4", 0.72 if lit else 0.5)
        head_ = mix(c, "#f2f5e4", 0.16) if lit else dark(c, 0.3)
        sc.layer(
            wall,
            sc.lin([(0, foot), (0.45, mix(foot, head_, 0.55)), (1, head_)], *bottom, *top),
            z=3,
            sh=0.3,
            cut=0.2,
            wash=0.6,
            rim="#fbfdf2",
            rimop=0.5,
        )
        frames = U([w.buffer(2) for w in wins])
        sc.flat(frames, "#f6f6e6", 0.55 if lit else 0.35)
        sc.flat(U(wins), sc.lin([(0, mix("#8fb0aa", "#4a6670", 0.2)), (1, "#243c46")], *bottom, *top), 0.85)
        glow_ = [w for w in wins if r.random() < 0.13]
        sc.flat(U(glow_), "#ffe2a0", 0.95)
        for f in (0.28, 0.53, 0.77):
            kk = 1 / (1 + (1 / k - 1) * f)
            sc.flat(limb([(*at(x, y0, kk), 1.2), (*at(x, y1, kk), 1.2)], 1), "#f6f6e6", 0.4)
        roofs(sc, r, side, y0, y1, k, c)


def roofs(sc: Scene, r: Any, side: int, y0: float, y1: float, k: float, c: str) -> None:
    """The near, dark part: two slopes of tiles, chimneys, weed in the gutter."""
    x = side * HALF
    ridge_x, kr = side * (HALF + 62), k + 0.14
    tile = mix(r.choice(("#4a6670", "#3f5a66", "#54606e", "#5a5f66")), c, 0.14)
    front = Polygon([at(x - side * 5, y0, k), at(x - side * 5, y1, k), at(ridge_x, y1, kr), at(ridge_x, y0, kr)])
    back = Polygon([at(ridge_x, y0, kr), at(ridge_x, y1, kr), at(side * 420, y1, k), at(side * 420, y0, k)])
    for g, t in ((back, 0.5), (front, 0.12 if side < 0 else 0.36)):
        sc.layer(
            g,
            sc.near(mix(tile, "#dfe8d4", 0.16), dark(tile, t + 0.2), 600, (VX, VY)),
            z=7,
            sh=0.5,
            cut=0.3,
            wash=0.8,
            rim="#eef6ea",
            rimop=0.8,
        )
    courses = []
    for i in range(1, 9):
        t = i / 9
        xx, kk = x + (ridge_x - x) * t, k + 0.14 * t
        courses.append(limb([(*at(xx, y0, kk), 1.1), (*at(xx, y1, kk), 1.1)], 1, 3))
        for j in range(int((y1 - y0) / 9)):
            yy = y0 + 9 * j + (i % 2) * 4.5
            courses.append(
                limb([(*at(xx, yy, kk), 0.9), (*at(x + (ridge_x - x) * (t - 1 / 9), yy, kk - 0.14 / 9), 0.9)], 1, 3)
            )
    sc.flat(clean(U(courses).intersection(front)), light(tile, 0.4), 0.3)
    for _ in range(r.choice((1, 1, 2))):
        yy = r.uniform(y0 + 14, y1 - 24)
        xx = ridge_x - side * r.uniform(-8, 14)
        ka, kb = kr, kr + 0.16
        base, lid = quad(xx - 10, yy, xx + 10, yy + 15, ka), quad(xx - 10, yy, xx + 10, yy + 15, kb)
        sc.layer(
            U(base, lid).convex_hull,
            sc.lin([(0, "#8a6a5e"), (1, "#3f3a40")], *at(xx - 20, yy, kb), *at(xx + 20, yy, kb)),
            z=6,
            sh=0.5,
            cut=0.2,
            rim="#f4f0dc",
        )
        sc.layer(lid, "#6a5650", z=1.4, cut=0, rim="#fff6e0")
        sc.flat(quad(xx - 6, yy + 4, xx + 6, yy + 11, kb), "#1c2228", 0.9)


def weed(sc: Scene) -> None:
    """Ribbons of kelp that grow from the gutters up to us."""
    r = sc.stream("weed")
    for _ in range(22):
        side = r.choice((-1, 1))
        x, y, k = side * (HALF + r.uniform(4, 50)), r.uniform(-330, 300), r.uniform(1.8, 2.0)
        n = 8
        sway, L = r.uniform(0, 6), r.uniform(0.3, 0.62)
        P = [
            (
                *at(x + 7 * math.sin(sway + 0.9 * i), y + 7 * math.cos(sway + 0.8 * i), k + L * i / n),
                9 * (1 - 0.85 * i / n),
            )
            for i in range(n + 1)
        ]
        leaves = [
            leaf(px, py, 20 - 1.4 * i, math.atan2(py - VY, px - VX) + s * 0.9, 0.34)
            for i, (px, py, _) in enumerate(P[1:-1])
            for s in (-1, 1)
        ]
        sc.layer(
            U(limb(P, 5), leaves),
            sc.near("#7aa07a", "#1f4440", 620, (VX, VY)),
            z=9,
            sh=0.5,
            shc="#0f2a30",
            cut=0.2,
            wash=0.4,
            rim="#eef6d8",
            rimop=0.7,
        )


def draw_swimmers(sc: Scene) -> None:
    """A shoal between the houses, a ray close to us, weed, and one umbrella that goes up by itself."""
    r = sc.stream("shoal")
    way = [(-20, 480), (90, 420), (190, 330), (300, 270), (430, 262), (560, 236), (660, 160), (740, 60)]
    P = along(curve(np.array(way, float), n=12), 78)
    gs, shade = [], []
    for i, (x, y) in enumerate(P[:-1]):
        d = P[i + 1] - P[i]
        a = math.degrees(math.atan2(d[1], d[0]))
        q = r.uniform(18, 34)
        px, py = float(x) + r.gauss(0, 20), float(y) + r.gauss(0, 20)
        gs.append(T(minnow(q), px, py, 1, rot=a))
        shade.append(T(minnow(q * 0.7), px * 0.7 + VX * 0.3 - 26, py * 0.7 + VY * 0.3 + 40, 1, rot=a))
    sc.flat(U(shade).intersection(quad(-HALF, -700, HALF, 700)), "#3f6a70", 0.28, "multiply", 1.6)
    half = len(gs) // 2
    for part, c in ((gs[:half], "#6f98a4"), (gs[half:], "#86a8ae")):
        sc.layer(
            U(part),
            sc.near(light(c, 0.34), dark(c, 0.35), 420, (520, 300)),
            z=6,
            sh=0.4,
            shc="#2c4a50",
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffffff",
            rimop=0.9,
        )


def draw_ray(sc: Scene) -> None:
    """Close to us a great ray glides over the roofs."""
    body = shape(
        "0,-92 30,-70 96,-40 176,-22 214,6^ 150,14 84,40 36,86 8,104^ -8,104 -36,86 -84,40 -150,14 -214,6^ -176,-22 -96,-40 -30,-70"
    )
    horns = U(shape("-28,-70^ -36,-104 -24,-116 -14,-88^"), shape("28,-70^ 36,-104 24,-116 14,-88^"))
    tail = limb([(0, 96, 12), (6, 160, 7), (-10, 230, 4), (4, 300, 1)], 8)
    place = lambda g: T(g, 116, 1016, 1.02, rot=-142)
    sc.layer(
        place(fillet(U(body, horns, tail), 6)),
        sc.lin([(0, "#5f8088"), (0.5, "#2f4a56"), (1, "#1c333f")], 260, 900, 20, 1100),
        z=22,
        sh=0.5,
        shc="#14303a",
        dx=-16,
        dy=26,
        cut=0.4,
        rim="#f2fbf2",
        rimop=0.95,
        rimw=1.4,
    )
    spots = [
        ellipse(s * x, y, q)
        for s in (-1, 1)
        for x, y, q in ((46, -26, 8), (74, -14, 5), (110, -8, 6), (60, 12, 4), (24, 30, 6), (140, -2, 3.4))
    ]
    sc.flat(place(U(spots)), "#cfe2d8", 0.55)
    sc.flat(
        place(
            U(
                *[
                    limb([(s * 12, -40 + 11 * k, 0.6), (s * 22, -36 + 11 * k, 2.2), (s * 32, -40 + 11 * k, 0.6)], 3)
                    for s in (-1, 1)
                    for k in range(4)
                ],
                limb([(0, -80, 1), (0, 20, 2.4), (0, 96, 1)], 4),
            )
        ),
        "#14262e",
        0.6,
    )


def draw_secrets(sc: Scene) -> None:
    """A turtle at the crossing, a newspaper that is an octopus, the blue umbrella."""
    x, y = at(-96, 204, 1.03)
    t = [
        ellipse(0, 0, 17, 14),
        *[ellipse(a, b, 6, 4, c) for a, b, c in ((15, 12, 40), (15, -12, -40), (-14, 11, -40), (-14, -11, 40))],
        ellipse(22, 0, 6.4, 5),
    ]
    sc.layer(T(U(t[1:]), x, y, 1, rot=-20), "#9aa56a", z=2, sh=0.4, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.layer(T(t[0], x, y, 1, rot=-20), "#5f6a3c", z=3, sh=0.4, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.flat(
        T(
            U(*[ellipse(a, b, 4, 3.6) for a, b in ((0, 0), (8, 0), (-8, 0), (4, 7), (-4, 7), (4, -7), (-4, -7))]),
            x,
            y,
            1,
            rot=-20,
        ),
        "#a8ae70",
        0.8,
    )
    ux, uy = 596, 516
    sc.flat(ellipse(VX + 60, VY + 60, 24, 18), "#3f6a70", 0.3, "multiply", 3)
    u = T(umbrella("#2f62a8", "#1c3a6a", shaft=150), ux, uy, 0.36, rot=24)
    put(sc, u, z=3, cast=8)


def draw_bubbles(sc: Scene) -> None:
    """His breath: one curve of bubbles, larger and larger towards us."""
    r = sc.stream("breath")
    bx, by = at(*BOY, 1.04)
    P = along(
        curve(
            np.array([(bx + 4, by + 6), (430, 600), (470, 520), (446, 420), (500, 300), (600, 190), (640, 60)], float),
            n=14,
        ),
        40,
    )
    for i, (x, y) in enumerate(P[2:]):
        t = i / 37
        q = (2 + 25 * t**1.5) * r.uniform(0.45, 1.1)
        if i % 2 and t > 0.45:
            continue
        x, y = float(x) + r.gauss(0, 3 + 16 * t), float(y) + r.gauss(0, 3 + 12 * t)
        c = ellipse(x, y, q)
        sc.flat(c, sc.rad([(0, "#ffffff", 0.0), (0.7, "#ffffff", 0.1), (1, "#ffffff", 0.55)], x, y, q), 1)
        sc.flat(c.difference(ellipse(x, y, max(0.3, q - 0.9 - 0.04 * q))), "#ffffff", 0.85)
        sc.flat(
            T(
                limb(
                    [(-q * 0.5, -q * 0.35, q * 0.08), (-q * 0.2, -q * 0.62, q * 0.16), (q * 0.2, -q * 0.66, q * 0.08)],
                    5,
                ),
                x,
                y,
            ),
            "#ffffff",
            0.9,
        )


def draw_light(sc: Scene) -> None:
    """The shaft, from the upper right down to his face."""
    bx, by = at(*BOY)
    for w, op in ((1.0, 0.5), (0.6, 0.46), (0.26, 0.4)):
        q = Polygon(
            [
                (bx - 46 * w, by + 34 * w),
                (bx + 50 * w, by - 40 * w),
                (720 + 190 * w, -60 + 100 * w),
                (620 - 190 * w, -60),
            ]
        )
        sc.flat(
            q,
            sc.lin([(0, "#fff6cc", 0.8), (0.5, "#fff6cc", 0.45), (1, "#fff6cc", 0.25)], bx, by, 680, -20),
            op,
            "screen",
            12,
        )


def draw() -> Scene:
    """Nobody noticed."""
    sc = Scene("flooded_rush", light=(LX, LY, 240), shadow="#1f3a44", bg="#cfe2d8")
    draw_street(sc)
    draw_crowd(sc)
    draw_houses(sc)
    draw_light(sc)
    draw_boy(sc)
    weed(sc)
    draw_swimmers(sc)
    draw_secrets(sc)
    draw_bubbles(sc)
    draw_ray(sc)
    sc.vignette("#0f2832", 0.5, 400, 640, 840)
    sc.finish()
    return sc
