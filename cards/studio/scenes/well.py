"""Far below a small dusky opening a girl on a ladder pours stars out of a watering can into the black water of a well.

Palette: ink green #071a17, moss #1d4a3f, sage #6f8a52, old gold #e0ac48, cream gold #fff0bc, dusk rose #b07c70, dress vermilion #cf4a2c.
Light: the stars that fall, nothing else. Planes: dusk and a face / wall / ladder, bucket / girl / water.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.affinity import scale as scaled
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.deep_shaft import Well, ladder, lay_courses
from cards.studio.papercut.starry_can import held
from cards.studio.papercut.undergrowth import root_with_hand

WELL = Well()
LAMP = (-0.3, 0.95, 2.2)  # in the shaft: half way down the falling stars
LX, LY = WELL.at(*LAMP)
HIT = (-0.32, 2.02)
FALL = WELL.at(HIT[0], 0, HIT[1])  # where they meet the water
INK, GOLD = "#06140f", "#ffe9a8"
RAMP = ((0, "#05110e"), (0.03, "#0a1f1b"), (0.08, "#13382f"), (0.17, "#2c5a44"), (0.28, "#6f7f46"), (0.42, "#c0953f"), (0.6, "#f0c060"), (1, "#ffeaa8"))  # fmt: skip
FOOT, TOP = (0.6, 0.0, 2.0), (0.72, WELL.depth, WELL.away + 1.66)


def rope_at(y: float) -> tuple[float, float]:
    """A point of the bucket's rope at a height."""
    return WELL.at(-0.78, y, WELL.away + 1.0)


def draw_mouth(sc: Scene) -> None:
    """The evening up there, and one who lowers a bucket."""
    sky = WELL.disc(WELL.depth, WELL.radius)
    x, y = sky.centroid.x, sky.centroid.y
    w = (sky.bounds[2] - sky.bounds[0]) / 2
    rim = sky.buffer(9)
    sc.layer(rim, sc.lin([(0, "#1c2c2c"), (0.5, "#4a4440"), (1, "#c89868")], 0, y - w, 0, y + w + 9), z=4, cut=0.4, sh=0.6, shc=INK, rim=GOLD, rimop=0.5)  # fmt: skip
    cuts = [limb([(x + w * math.cos(a), y + w * math.sin(a), 1.6), (x + (w + 10) * math.cos(a), y + (w + 10) * math.sin(a), 1.6)], 1) for a in np.linspace(0, 2 * math.pi, 27)]  # fmt: skip
    sc.flat(U(cuts), INK, 0.7)
    sc.layer(
        sky, sc.lin([(0, "#4a6468"), (0.5, "#b07c70"), (1, "#f0c090")], 0, y - w, 0, y + w), z=1, cut=0, sh=0, rimop=0
    )
    sc.flat(sky.difference(T(sky, 0, 5)), INK, 0.6, "multiply", 3)
    low = sky.bounds[3]
    p = person(34, "front", FRONT["stand"].but(hand_a=(0.3, 0.6), hand_b=(-0.3, 0.6)), dress("shirt", "#2c3a3c", "#2c3a3c"), "#8a5636", "short", "#1c1a1c", FEELINGS["calm"]._replace(look=(0.2, 1.0)), hat="straw", hat_colour="#3c3a34")  # fmt: skip
    s = w / 56
    p = T(p, x - 10, low - p.at("neck")[1] * s - 8, s)
    p = Figure(q._replace(geom=clean(q.geom.intersection(sky.buffer(4)))) for q in p.pieces)
    put(sc, p.recolour(lambda c: mix(c, "#2a2a2a", 0.4)), z=1.2, sh=0.2, rim=(0, -1.4, "#ffe0a0", 1))
    hx, hy = rope_at(WELL.depth - 1.1)
    sc.layer(
        limb([(x - 4, low - 3, 7), (hx + 6, low - 4, 6), (hx, hy, 5)], 4), "#4a3a34", z=1.5, cut=0, rim=GOLD, rimop=0.9
    )
    sc.layer(ellipse(hx, hy, 4.4, 5), "#8a5636", z=1.2, cut=0, rim=GOLD, rimop=1)


def draw_wall(sc: Scene) -> None:
    """Brick in the light of the stars."""
    lay_courses(sc, WELL, RAMP, LAMP, INK)
    sc.glow(LX, LY - 30, 420, "#f0a838", 0.42)
    sc.glow(LX, LY + 20, 190, "#ffd890", 0.5)


def swirl(t: float, arm: float, off: float = 0.0) -> tuple[float, float]:
    """A point of the spiral on the water: t from 0 (where the stars fall) outwards; off beside the arm, in metres."""
    a, r = arm - 4.4 * t**0.8, 0.06 + 1.3 * t + off
    return WELL.at(HIT[0] + r * math.cos(a), 0, max(0.2, HIT[1] + r * math.sin(a)))


def draw_water(sc: Scene) -> None:
    """The water: black far off; where the stars have fallen they turn in two arms, a night sky half made."""
    water = WELL.disc(0, WELL.radius)
    sc.layer(water, sc.rad([(0, "#2f6a52"), (0.3, "#12423a"), (0.62, "#08211e"), (1, "#040d0c")], *FALL, 430), z=4, sh=0.5, cut=0, wash=0.4, fibre=0, rim=GOLD, rimop=0.7)  # fmt: skip
    r = sc.stream("pool")
    with sc.clip(water):
        mirror = [WELL.patch(a, a + 0.055, -0.06 - 0.2 * r.random(), -0.02) for a in np.arange(0.3, 2.9, 0.06)]
        sc.flat(U(mirror), sc.near("#ffdc90", "#143a30", 420), 0.35, "screen", 2)
        for wide, c, z in ((0.34, "#123f38", 3), (0.22, "#2a6450", 2.4), (0.12, "#86904c", 2), (0.05, "#e8b850", 1.6)):
            for arm in (0.4, 0.4 + math.pi):
                line = []
                for t in np.linspace(0, 1, 40):
                    (ax, ay), (bx, by) = swirl(t, arm, -wide * 0.5), swirl(t, arm, wide * 0.5)
                    line.append(((ax + bx) / 2, (ay + by) / 2, math.dist((ax, ay), (bx, by)) * (1 - t) ** 0.6 + 1))
                sc.layer(limb(line, 2), c, z=z, cut=0.8, sh=0.45, shc="#020807", wash=0.5, rim=GOLD, rimop=0.5, op=0.9)
        sc.glow(*FALL, 300, "#ffc860", 0.6, sy=0.7)
        sc.glow(*FALL, 110, "#fff2c0", 0.9, sy=0.6)
        small, big = [], []
        for _ in range(950):
            t = r.random() ** 1.2
            x, y = swirl(t, r.choice((0.4, 0.4 + math.pi)) + r.gauss(0, 0.3), r.gauss(0, 0.1))
            if r.random() < 0.13:
                big.append(star(x, y, r.uniform(4, 8.5), 5, 0.42, r.random()))
            else:
                small.append(ellipse(x, y, r.uniform(0.6, 1.9)))
        for _ in range(26):  # some have drifted off by themselves
            x, y = WELL.at(r.uniform(-1.2, 1.2), 0, r.uniform(1.2, 3.3))
            big.append(star(x, y, r.uniform(3, 6), 5, 0.42, r.random()))
        sc.flat(U(small), "#ffeeb8", 0.9)
        sc.layer(U(big), "#fff0bc", z=1.4, cut=0, fibre=0, wash=0, sh=0.5, shc="#020807", rim="#ffffff")
        boat_ = T(U(Polygon([(-24, 0), (0, -5), (24, 0), (15, 11), (-15, 11)]), Polygon([(-10, 0), (0, -19), (10, 0)])), *WELL.at(-1.02, 0, 2.5), 0.8)  # fmt: skip
        sc.flat(T(boat_, 0, 12, 1, sy=-0.5, o=boat_.centroid.coords[0]), "#d8b878", 0.25)
        sc.layer(boat_, "#fff6dc", z=2, cut=0, fibre=0, wash=0, sh=0.5, shc="#020807", rim="#ffffff", rimop=1)


def draw_ladder(sc: Scene) -> None:
    """Up to the evening."""
    rails, bars = ladder(WELL, FOOT, TOP, 0.2, 46)
    g = U(rails, bars)
    below = U(*ladder(WELL, FOOT, (FOOT[0], -1.2, FOOT[2]), 0.2, 4))
    sc.flat(clean(below.intersection(WELL.disc(0, WELL.radius))), "#c89a48", 0.22, None, 2.5)
    for side in (-0.2, 0.2):
        for k, q in enumerate((0.06, 0.1, 0.15)):
            ring = WELL.disc(0, q, FOOT[0] + side, FOOT[2])
            sc.flat(ring.difference(ring.buffer(-1.3)), GOLD, 0.7 - 0.2 * k)
    sc.flat(scaled(T(g, 40, -10), 1.04, 1, origin=(LX, LY)), INK, 0.45, "multiply", 4)
    paint = sc.rad([(0, "#ffdf98"), (0.22, "#c8923e"), (0.5, "#4a5a38"), (1, "#143028")], LX, LY, 640)
    sc.layer(g, paint, z=6, cut=0.2, sh=0.5, shc=INK, rim=GOLD, rimop=0.8)


def draw_girl(sc: Scene) -> None:
    """She hangs out from the ladder by one hand and tips the can with the other."""
    s = 1.72
    x, y = WELL.at(FOOT[0], 1.467, FOOT[2] + 0.13)  # the fifth rung
    rail_x, rail_y = WELL.at(FOOT[0] + 0.22, 2.75, FOOT[2] + 0.2)
    d = dress("dress", "#cf4a2c", "#cf4a2c", "#ffe0a0").but(flare=16, skirt=0.62, shoes="bare", sleeves="short")
    pose = SIDE["walk"].but(
        lean=24, hip=0.95, nod=10, foot_a=(0.26, 0.4), foot_b=(-0.14, 0), hand_a=(0.92, 0.3), hand_b=(-0.86, -0.3),
        elbow_b=1, grip_a="grip", grip_b="grip", toe_a=12, toe_b=0, knee_a=1,
    )  # fmt: skip
    reach = ((x - rail_x) / s, (rail_y - y) / s)
    p = T(person(12, "side", pose, d, "#a8683f", "braid", "#241410", "tender", reach_b=reach), x, y, s, flip=True)
    o = p.outline()
    hx, hy = p.at("hand_a.hold")
    c = held(hx, hy, 1.05, -46, tin="#9a7434")
    sc.flat(scaled(o, 1.65, 1.65, origin=(LX + 40, LY + 100)), INK, 0.62, "multiply", 7)
    put(sc, c, z=3, rim=(2, -1.4, "#fff0bc", 0.9))
    put(sc, p, z=3, cast=6, shade=("#0a2a26", 0.6, 420))
    rimlight(sc, o, 2.2, -1.8, "#ffeeb4", 1, 1.0, (LX, LY), 420)
    sc.glow(*c.at("mouth"), 70, "#ffe8a8", 0.7)
    draw_fall(sc, c)


def draw_fall(sc: Scene, c: Figure) -> None:
    """The stars on their way down."""
    x0, y0 = c.at("rose")
    x1, y1 = FALL
    way = curve(np.array([(x0, y0), (x0 - 34, y0 + 26), (x1 + 6, y0 + 120), (x1, y1)], float), n=30)
    sc.flat(limb([(px, py, 16 + 0.7 * k) for k, (px, py) in enumerate(way)], 1), "#ffc860", 0.4, "screen", 12)
    r = sc.stream("fall")
    small, big = [], []
    for _ in range(420):
        t = r.random() ** 0.9
        px, py = way[int(t * (len(way) - 1))]
        w = 8 + 26 * t
        px, py = px + r.gauss(0, w * 0.5), py + r.gauss(0, 6)
        if r.random() < 0.3:
            big.append(star(px, py, r.uniform(4, 9), 5, 0.42, r.random()))
        else:
            small.append(ellipse(px, py, r.uniform(0.8, 2.2)))
    sc.glow((x0 + x1) / 2, (y0 + y1) / 2, 230, "#ffdf90", 0.55)
    sc.flat(U(small), "#fff4cc", 0.95)
    sc.layer(U(big), "#fff6d0", z=2, cut=0, fibre=0, wash=0, sh=0.5, shc="#3a2408", rim="#ffffff")


def draw_bucket(sc: Scene) -> None:
    """An empty bucket on its way down."""
    hang = [rope_at(y) for y in np.linspace(WELL.depth - 0.2, 4.0, 40)]
    n = len(hang)
    x, y = hang[-1]
    line = limb([(px, py, 1.8 + 3.4 * (k / n) ** 2) for k, (px, py) in enumerate(hang)], 1)
    sc.layer(line, sc.near("#d8a850", "#3c4a3c", 700), z=3, cut=0, fibre=0, wash=0, rim=GOLD, rimop=0.7)
    pail = T(bucket("#5f6f58", 62, 62), x, y + 70, rot=5)
    sc.flat(T(pail.outline(), 30, -34, 1.05, o=(x, y)), INK, 0.5, "multiply", 7)
    put(sc, pail, z=4, shade=("#06201c", 0.7, 560))
    rimlight(sc, pail.outline(), -0.6, -5, "#ffd27a", 1, 1.6, (x, y + 110), 200)


def draw_secrets(sc: Scene) -> None:
    """Roots that end in tiny hands, and a snail on its way up."""
    roots = [T(root_with_hand(0, 0, a, length), x, y, 1.5) for x, y, a, length in ((812, 508, 2.25, 96), (-10, 690, 0.8, 74), (812, 660, 2.75, 60))]  # fmt: skip
    sc.layer(U(roots), sc.near("#a08a4a", "#1c3428", 620), z=7, cut=0.4, sh=0.65, shc=INK, rim=GOLD, rimop=0.65)
    x, y = WELL.at(*WELL.wall(2.55, 2.5))
    sc.layer(limb([(x - 12, y + 14, 3), (x - 4, y + 10, 7), (x - 2, y - 8, 5), (x - 6, y - 16, 3)], 5), "#e8c890", z=2, cut=0, fibre=0)  # fmt: skip
    sc.layer(ellipse(x + 4, y + 2, 9), "#b8703c", z=2, cut=0, rim=GOLD, rimop=0.9)
    sc.flat(spiral(x + 4, y + 2, 6, 1.6, 1.5), "#5a2c18", 0.8)


def draw() -> Scene:
    """Who will draw up the night that she pours in?"""
    sc = Scene("well", light=(LX, LY, 240), shadow=INK, bg=INK)
    sc.backdrop(INK)
    draw_wall(sc)
    draw_mouth(sc)
    draw_water(sc)
    draw_bucket(sc)
    draw_ladder(sc)
    draw_girl(sc)
    draw_secrets(sc)
    sc.vignette("#020807", 0.4, 380, 800, 900, 0.5)
    sc.finish()
    return sc
