"""The sun goes down, and nobody looks: a whole field of sunflowers has turned its faces to one child on the path.

Palette: umber-black #1c170e, bottle green #2d5434, ochre #bd7a1e, sulphur gold #f7c634, cream #fff4d2, red #c32a1e.
Light: the setting sun at the left edge, through the petals. Planes: sky / far field / flowers round her / child / near leaves.
"""

from __future__ import annotations

import math
import random

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.sunflower import BOTTLE, DEEP, Turned, flower, leaf_of

CAM = Camera(560, 620, 1400, 1.3)
SUN = (58.0, 548.0)
SHE = (0.16, 7.4)  # where she stands, in metres
# name, middle, radius, where it looks, stem, of those that hang over us
GIANTS: tuple[tuple[str, float, float, float, tuple[float, float, float], list[tuple[float, float]]], ...] = (
    ("second", 2, 356, 104, (1, 0.34, 0.42), [(-84, 440), (-100, 700), (-90, 1000)]),
    ("first", 226, 196, 190, (1, 0.42, 0.4), [(52, 262), (10, 420), (14, 700), (60, 1100)]),
    ("third", 352, 452, 78, (1, 0.4, 0.3), [(282, 500), (258, 640), (262, 1000)]),
    ("other", 690, 284, 128, (-1, 0.5, 0.46), [(786, 322), (838, 470), (850, 900)]),
)


def draw_sky(sc: Scene) -> None:
    """Plain warm light in rings round the sun."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.12, "#fff3c0"), (0.4, "#f9d980"), (0.75, "#e2a94c"), (1, "#b4772e")], *SUN, 960)
    )
    for k, rr in enumerate((640, 500, 370, 250, 150)):
        c = ("#e8b65c", "#efc46a", "#f6d27c", "#fbe29a", "#fff0be")[k]
        sc.layer(ellipse(*SUN, rr), sc.rad([(0, "#fffdf0"), (1, c)], *SUN, rr), z=4, sh=0.12, cut=0.5, op=0.55, rim="#fffbe0", rimop=0.6, wash=0.5)  # fmt: skip
    sc.layer(ellipse(*SUN, 66), "#fffdf2", z=3, sh=0.15, cut=0.4, wash=0.2, rim="#ffffff", rimop=0.9)


def look(x: float, z: float, h: float) -> tuple[float, float, float]:
    """The direction from a head to hers; a little more sideways than true, so that one sees it turn."""
    dx, dz = (SHE[0] - x) * 1.8, SHE[1] - z
    far = math.hypot(dx, dz)
    return dx, 0.3 * far, dz


def plants() -> list[tuple[float, float, float]]:
    """(distance, x, height) of every flower that is more than a dot, far ones first."""
    r = random.Random("turned plants")
    out = []
    z = 19.0
    while z > 3.7:
        for k in range(-22, 15):
            x = 0.66 * k + 0.2 + r.uniform(-0.14, 0.14)
            if (-0.85 < x < 1.5 and z < 9.2) or (x > 0 and z < 7.6):
                continue
            px, py = CAM.at(x, 2.1, z)
            if -120 < px < 880 and (z > 13 or math.hypot(px - SUN[0], py - SUN[1]) > 60 + 0.5 * CAM.scale(z)):
                out.append((z * r.uniform(0.96, 1.04), x, r.uniform(1.85, 2.35)))
        z *= 0.85
    return sorted(out, reverse=True)


def draw_far(sc: Scene) -> None:
    """Hundreds, as far as the sky."""
    for k in range(16):
        z = 120 * 0.9**k
        r = sc.stream(f"far {k}")
        s = CAM.scale(z)
        y = CAM.at(0, 2.0, z)[1]
        heads = [(x + r.uniform(-2, 2), y + r.uniform(-3, 3)) for x in np.arange(-20, 830, max(5.0, s * 0.7))]
        g = U(
            box(-50, y + s * 0.55, 850, 700),
            [
                ellipse(
                    x + r.uniform(-4, 4),
                    y + s * r.uniform(0.3, 0.75),
                    s * r.uniform(0.2, 0.4),
                    s * 0.36,
                    r.uniform(-30, 30),
                )
                for x, y in heads
            ],
        )
        t = k / 15
        sc.layer(
            g,
            sc.near(mix("#f4d070", "#6a7430", t), mix("#a8823c", "#26361f", t), 620, SUN),
            z=3,
            sh=0.2,
            cut=0.4,
            rim="#fff0b0",
            rimop=0.5,
        )
        rr = s * 0.22
        sc.flat(
            U([ellipse(x, y, rr, rr * 1.05) for x, y in heads]),
            sc.near("#fff6c4", mix("#e8b040", "#d89a2a", t), 640, SUN),
        )
        sc.flat(U([ellipse(x + rr * 0.1, y + rr * 0.1, rr * 0.45) for x, y in heads]), "#4a2e12", 0.3 + 0.5 * t)


def draw_plant(sc: Scene, k: int, z: float, x: float, h: float) -> None:
    """One plant: leaves down its stem, and the head."""
    r = sc.stream(f"plant {k}")
    s = CAM.scale(z)
    px, py = CAM.at(x, h, z)
    gx, gy = CAM.at(x, 0, z)
    n = look(x, z, h)
    f = Turned(px, py, s * 0.29 * r.uniform(0.9, 1.12), n)
    haze = max(0.0, min(1.0, (z - 7) / 17))
    lit = math.exp(-math.hypot(px - SUN[0], py - SUN[1]) / 620)
    lean = -f.n[0] * f.r * 1.0
    stem = [
        (px + lean, py + f.r * 0.75),
        (px + lean * 0.85, py + f.r * 2),
        ((px + lean + gx) / 2, (py + gy) / 2 + f.r),
        (gx, gy),
    ]
    blades, veins = [], []
    for j in range(5):
        t = 0.42 + 0.54 * j / 4 + r.uniform(-0.04, 0.04)
        cx, cy = px + lean * 0.8 * (1 - t), py + (gy - py) * t
        side = 1 if j % 2 else -1
        g, v = leaf_of(cx, cy, s * r.uniform(0.42, 0.6), -side * r.uniform(30, 66), r.uniform(0.6, 1.0))
        blades.append(g)
        veins.append(v)
    c1, c2 = mix(mix(BOTTLE, "#cdbf58", lit), "#caa44c", haze), mix(mix(DEEP, BOTTLE, 0.3), "#6a5a2c", haze)
    if s > 75:
        for g, v in zip(blades, veins, strict=True):
            b = g.bounds
            sc.layer(
                g,
                sc.lin([(0, c1), (0.5, mix(c1, c2, 0.65)), (1, c2)], b[0], b[1], b[2], b[3]),
                z=2 + s * 0.014,
                cut=0.2,
                sh=0.6,
                rim="#f2e69a",
                rimop=0.3 + 0.6 * lit,
            )
            if s > 120:
                sc.flat(v, DEEP, 0.45)
    else:
        sc.layer(U(blades), sc.near(c1, c2, 500, SUN), z=3, cut=0, sh=0.5, rim="#f2e69a", rimop=0.3 + 0.5 * lit)
    flower(sc, f"flower {k}", f, SUN, 0.35 + 0.65 * lit, stem, max(1.5, 0.036 * s))


def draw_path(sc: Scene) -> None:
    """Trodden ground in the last light, clods and the thin shades of stems."""
    ground = box(-50, 640, 850, 1250)
    sc.layer(ground, sc.rad([(0, "#fbe6ac"), (0.3, "#dcb068"), (0.65, "#8f6830"), (1, "#3a2a14")], 560, 880, 470), z=3, sh=0, cut=0, rimop=0)  # fmt: skip
    r = sc.stream("stripes")
    for k in range(15):
        x, y = CAM.at(-0.9 - 0.3 * (k % 3), 0, 4.3 + 0.36 * k)
        dx, dy = x - SUN[0], y - 640
        d = math.hypot(dx, dy)
        q = limb([(x, y, 5), (x + 340 * dx / d, y + 340 * dy / d, 9), (x + 800 * dx / d, y + 800 * dy / d, 16)], 2)
        sc.flat(q, "#3a2410", 0.26 * r.uniform(0.5, 1), "multiply", 3)
    lit, dark_ = [], []
    for _ in range(210):
        z = 4.0 + 7 * r.random() ** 1.3
        px, py = CAM.at(r.uniform(-0.9, 2.4), 0, z)
        q = CAM.scale(z) * 0.03 * r.uniform(0.25, 1.1)
        dark_.append(ellipse(px + q * 0.4, py + q * 0.15, q * 1.3, q * 0.4))
        lit.append(ellipse(px, py - q * 0.1, q, q * 0.34))
    sc.flat(U(dark_), "#3a2410", 0.4, "multiply")
    sc.flat(U(lit), sc.rad([(0, "#fff0c0"), (1, "#8a6430")], 560, 880, 420), 0.6)
    for x, y, rot in ((470, 884, 12), (520, 928, -30), (648, 930, 24), (690, 984, -12), (560, 990, 60), (452, 936, 80)):
        g = T(shape("-15,0^ -6,-4 6,-4 15,0^ 6,4 -6,4"), x, y, 1.0, 0.62, rot=rot * 0.5)
        sc.flat(T(g, 3, 3), "#3a2410", 0.5, "multiply", 1)
        sc.layer(g, "#f3bd32", z=1, cut=0, wash=0, fibre=0, rim="#fff6c0", rimop=0.8)


def child() -> Figure:
    """She looks down; hands behind her back, one red shoe on the other; turned to the left."""
    pose = SIDE["stand"].but(
        lean=-3,
        stoop=8,
        nod=15,
        foot_a=(0.14, 0.055),
        foot_b=(0.02, 0.0),
        knee_a=1,
        hand_a=(-0.36, 0.64),
        hand_b=(-0.3, 0.66),
        toe_a=26,
    )
    return person(
        7,
        "side",
        pose,
        dress("dress", "#fff4d8", "#fff4d8", "#f0dcae").but(
            skirt=0.62, flare=15, sleeves="short", shoe_colour="#c32a1e"
        ),
        "#a06a42",
        "pigtails",
        "#38220f",
        FEELINGS["shame"]._replace(cheek=1.0, curve=0.15),
    )


def draw_child(sc: Scene) -> None:
    """She and her long shadow."""
    x, y = CAM.at(SHE[0], 0, SHE[1])
    p = T(child(), x, y, CAM.scale(SHE[1]) / 100, flip=True)
    g = p.outline()
    ang = math.atan2(y - 640, x - SUN[0])
    sh = AF.affine_transform(
        g,
        [
            1,
            -1.9 * math.cos(ang),
            0,
            -1.9 * math.sin(ang) * 0.9,
            1.9 * math.cos(ang) * y,
            y + 1.9 * math.sin(ang) * 0.9 * y,
        ],
    )
    sc.flat(clean(sh), "#2a1c0e", 0.62, "multiply", 2)
    sc.flat(ellipse(x, y, 30, 6), "#1c120a", 0.6, "multiply", 2)
    put(sc, p, z=2.4, wash=0.2, rimop=0.15)
    rimlight(sc, g, 2.4, 0.8, "#fffbe0", 1.0, 1.0, r=1400)
    sc.flat(clean(g.difference(T(g, -9, -2))).intersection(box(0, y - 160, 800, y - 8)), "#8a5a24", 0.45, "multiply", 3)
    hx, hy = p.at("head.crown")
    bow = U(shape("0,0^ -9,-7 -12,0 -9,6^"), shape("0,0^ 9,-7 12,0 9,6^"), ellipse(0, 0, 3))
    sc.layer(T(bow, hx + 27, hy + 14, 0.9, rot=24), "#c32a1e", z=1.4, cut=0, wash=0, fibre=0, rim="#ffd9b0", rimop=0.8)


def draw_giants(sc: Scene) -> None:
    """Those next to us, bigger than a door; one more leans in from the other side."""
    for name, x, y, r, n, stem in GIANTS:
        stalk = stem
        flower(sc, name, Turned(x, y, r, n), SUN, 0.95 if x < 400 else 0.6, stalk, r * 0.12)


def draw_small(sc: Scene) -> None:
    """A snail on the great stem, a ladybird on a leaf; one young flower that has not noticed."""
    put(sc, T(snail(), 30, 660, 0.3, rot=-86), z=1.6, rim=(-1, 1, "#fff6c0", 0.8))
    x, y = 404, 1004
    sc.layer(ellipse(x, y, 9, 7.5, -30), "#c32a1e", z=2, cut=0, wash=0, fibre=0, rim="#ffe9b0", rimop=0.9)
    sc.flat(
        U(ellipse(x - 7, y + 4, 4), [ellipse(x + dx, y + dy, 1.5) for dx, dy in ((-2, -3), (3, -3), (2, 3))]), "#1c120c"
    )


def draw_leaves(sc: Scene) -> None:
    """Close to us a quiet mass of leaves, dark against the light."""
    r = sc.stream("near leaves")
    for row in (4, 3, 2, 1, 0):  # the upper ones hang over the lower
        n = 7 + row % 2
        for k in sorted(range(n), key=lambda _: r.random()):
            u = (k + r.uniform(0.1, 0.9)) / n
            x = -60 + (470 + 40 * row) * u
            y = 770 + 88 * row + 170 * u**1.6 + r.uniform(-34, 34)
            g, v = leaf_of(x, y, r.uniform(130, 210) + 26 * row, r.uniform(-62, 30), r.uniform(0.55, 0.95))
            b = g.bounds
            t = math.exp(-math.hypot(x - SUN[0], y - SUN[1]) / 260)
            c = mix("#2a3a20", "#b4aa44", t)
            sc.layer(g, sc.lin([(0, c), (0.4, mix(c, "#1c2616", 0.55)), (1, "#16160d")], b[0], b[1], b[2], b[3]), z=11, cut=0.4, sh=0.75, rim="#f0de84", rimop=0.3 + 0.6 * t)  # fmt: skip
            sc.flat(v, "#0f0e08", 0.5)
            sc.flat(T(v, 1.2, 1.4), "#c8b860", 0.12 + 0.2 * t)
    for x, y, q, rot in ((840, 1000, 250, 64), (850, 1100, 280, 80), (700, 1190, 220, 120), (800, 1180, 260, 100)):
        g, v = leaf_of(x, y, q, rot, 0.8)
        b = g.bounds
        sc.layer(g, sc.lin([(0, "#33401f"), (1, "#15130c")], b[0], b[1], b[2], b[3]), z=10, cut=0.4, sh=0.7, rim="#f0de84", rimop=0.6)  # fmt: skip
        sc.flat(v, "#0f0e08", 0.5)


def draw() -> Scene:
    """What have they seen in her?"""
    sc = Scene("turned_flowers", light=(*SUN, 260), shadow="#140f06", bg="#6a4a20")
    draw_sky(sc)
    draw_far(sc)
    draw_path(sc)
    for k, (z, x, h) in enumerate(plants()):
        draw_plant(sc, k, z, x, h)
    young = Turned(448, 776, 17, (-1, -0.1, -0.25))
    flower(sc, "young", young, SUN, 0.9, [(462, 800), (460, 850), (452, 884)], 4)
    draw_child(sc)
    draw_giants(sc)
    draw_leaves(sc)
    draw_small(sc)
    sc.glow(*SUN, 760, "#ffe08a", 0.62)
    for a, w, op in ((14, 5, 0.2), (24, 7, 0.16), (36, 5, 0.14)):  # light between the stems
        c, e = math.radians(a), math.radians(a + w)
        beam = Polygon(
            [
                SUN,
                (SUN[0] + 900 * math.cos(c), SUN[1] + 900 * math.sin(c)),
                (SUN[0] + 900 * math.cos(e), SUN[1] + 900 * math.sin(e)),
            ]
        )
        sc.flat(beam, sc.rad([(0, "#fff0b0", 1), (1, "#fff0b0", 0)], *SUN, 800), op, "screen", 10)
    sc.veil([(0, "#17120a", 0), (1, "#17120a", 0.5)], 0, 800, 0, 1200, "multiply")
    sc.vignette("#1a1006", 0.4, 460, 600, 900)
    sc.finish()
    return sc
