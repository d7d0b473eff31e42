"""In a dark shed the moon sits in a tub, and a bicycle mender on her knees listens for the hole in it.

Palette: night petrol #0c1a20, sky #2c6470, wood olive #8a8460, moonskin #fff7dc, terracotta #b0553a, skirt teal #24565a, saffron #e6a22e, patch #c8452f.
Light: the moon. Planes: night in the door / plank wall / dog, tub, moon / mender / floor.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.affinity import scale as scaled
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.kneeling_mender import kneeling_mender
from cards.studio.papercut.misty_town import gables
from cards.studio.papercut.moon_tub import (
    LEAK,
    MX,
    MY,
    above_water,
    bubble,
    draw_back,
    draw_front,
    draw_moon,
    torn_hole,
)

FLOOR = 934
DOOR = (48, 64, 300, FLOOR)
HOLE = (194, 214, 76)
RISE = [LEAK, (146, 800), (138, 726), (158, 650), (206, 580), (238, 506), (214, 430), (156, 380), (108, 340), (88, 276), (90, 196), (124, 112)]  # fmt: skip
INK = "#060d12"


def draw_night(sc: Scene) -> None:
    """The sky in the door, a hole in it, and the roofs of the town."""
    x0, y0, x1, _ = DOOR
    sc.backdrop(sc.lin([(0, "#123844"), (0.4, "#2c6470"), (0.62, "#5f8e88"), (0.78, "#a0ac88")], 0, 60, 0, 1000))
    r = sc.stream("stars")
    pins = [(r.uniform(x0, x1), r.uniform(y0, 600)) for _ in range(44)]
    sc.flat(U([star(x, y, r.uniform(1.2, 3.6), 5, 0.45, r.random()) for x, y in pins if math.hypot(x - HOLE[0], y - HOLE[1]) > HOLE[2] + 16]), "#f6ecc8", 0.8)  # fmt: skip
    torn_hole(sc, *HOLE)
    for k, (y, c1, c2) in enumerate(((704, "#4a7c7e", "#2c555a"), (790, "#1c4048", "#0c2228"))):
        roofs, panes = gables(sc.stream(f"town {k}"), y, 0.5)
        sc.layer(roofs, sc.lin([(0, c1), (1, c2)], 0, y - 90, 0, y + 160), z=7, cut=0.5, rim="#cfe0c0", rimop=0.5)
        sc.flat(panes, "#f0c468", 0.55)
    yard, _ = land(sc.stream("yard"), [(-40, 868), (200, 858), (440, 868)], 2)
    sc.layer(yard, sc.lin([(0, "#2c4e52"), (1, "#10242a")], 0, 850, 0, 940), z=8, cut=0.6, rimop=0.3)


def draw_wall(sc: Scene) -> None:
    """Plank by plank, lit by the moon and dark a few steps from it; one wheel on its nail."""
    x0, y0, x1, y1 = DOOR
    r = sc.stream("planks")
    hole = box(x0 - 20, y0 - 20, x1 + 20, y1 + 40)
    x = -24.0
    while x < 830:
        w = r.uniform(46, 68)
        plank = clean(box(x + 1.2, -30, x + w - 1.2, FLOOR + 4).difference(hole))
        k = r.uniform(-0.12, 0.12)
        stops = [
            (0, "#ffedb4"),
            (0.26, "#d8b468"),
            (0.38, "#8a7444"),
            (0.52, "#35423a"),
            (0.7, "#12262d"),
            (1, "#081318"),
        ]
        paint = sc.rad([(t, mix(c, "#fff0c8" if k > 0 else INK, abs(k))) for t, c in stops], MX + 30, MY - 10, 760)
        sc.flat(clean(box(x - 1, -30, x + w, FLOOR).difference(hole)), INK)
        sc.layer(plank, paint, z=2.4, cut=0.9, sh=0.6, shc=INK, rim="#fff0c8", rimop=0.4, wash=1)
        with sc.clip(plank):
            for _ in range(3):  # grain, bent round a knot
                cx, cy = x + r.uniform(0.2, 0.8) * w, r.uniform(0, 900)
                for d in (-9, -4, 4, 9):
                    q = [(cx + d * 0.4, cy - 90, 0.5), (cx + d, cy - 26, 1.5), (cx + d * 1.2, cy, 1.7), (cx + d, cy + 26, 1.5), (cx + d * 0.3, cy + 90, 0.5)]  # fmt: skip
                    sc.flat(limb(q, 5), INK, 0.26)
                sc.flat(ellipse(cx, cy, 2.6, 5), INK, 0.4)
        x += w
    wall = box(-30, -30, 830, FLOOR).difference(box(x0 - 20, y0 - 20, x1 + 20, y1 + 20))
    with sc.clip(wall):
        sc.flat(T(wheel(128, 26, 12, 12), 724, 214, rot=7), INK, 0.62, "multiply", 2.2)
    sc.layer(T(wheel(88, 26, 9, 8), 622, 330), sc.near("#d8cc9c", "#1c2c34", 620), z=9, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=1, rimw=1.8)  # fmt: skip
    frame = box(x0 - 26, y0 - 28, x1 + 26, FLOOR).difference(box(x0, y0, x1, FLOOR + 9))
    sc.layer(frame, sc.near("#c8b880", "#101e26", 600), z=10, cut=0.8, rim="#fff0c8", rimop=0.8, rimw=1.8)
    inner = box(x0 - 9, y0 - 10, x1 + 9, FLOOR).difference(box(x0, y0, x1, FLOOR + 9))
    sc.layer(inner, sc.near("#8a8460", "#0c181e", 600), z=3, cut=0.6, rim="#fff0c8", rimop=0.6)


def draw_floor(sc: Scene) -> None:
    """Boards that run away from us, in the shadow of the tub."""
    ground = box(-30, FLOOR, 830, 1230)
    paint = sc.rad([(0, "#f0d088"), (0.3, "#a8844c"), (0.6, "#2f3c36"), (1, "#0a151b")], MX + 10, 960, 600, "")
    sc.layer(ground, paint, z=4, cut=0, rimop=0.12)
    sc.flat(floor_boards(-260, FLOOR, 1060, 1230, MX, 560, 18), INK, 0.65)
    x0, _, x1, _ = DOOR
    sc.layer(box(x0 - 12, FLOOR - 6, x1 + 12, FLOOR + 8), sc.near("#b0a270", "#101e26", 500), z=4, cut=0.5, rim="#fff0c8", rimop=0.7)  # fmt: skip


def draw_dog(sc: Scene) -> None:
    """It has nothing to howl at."""
    d = T(beast("hound", "sit_up", neck=30, head=-30, eye="open").recolour(lambda c: mix(c, "#10202a", 0.8)), 56, FLOOR + 8, 0.9)  # fmt: skip
    sc.flat(ellipse(60, FLOOR + 12, 54, 8), INK, 0.8, "multiply", 5)
    put(sc, d, z=3, rim=(-1.8, 1.2, "#ffe9b8", 1))


def draw_mender(sc: Scene) -> None:
    """On her knees, her ear on the moon, her shadow thrown on the boards behind her."""
    px, py, s = 672, 1116, 2.62
    who = T(kneeling_mender(), px, py, s, flip=True)
    o = who.outline()
    wall = box(-30, -30, 830, FLOOR)
    lit_things = U(above_water(), box(120, 800, 650, FLOOR)).buffer(1)
    sc.flat(
        clean(scaled(o, 1.62, 1.6, origin=(MX, MY + 40)).intersection(wall).difference(lit_things)),
        INK,
        0.7,
        "multiply",
        6,
    )
    sc.flat(
        clean(T(o, 60, 12, 1.1, sy=0.98, o=(px, py)).intersection(box(0, FLOOR, 830, 1230))), INK, 0.6, "multiply", 8
    )
    sc.flat(ellipse(px + 50, py - 2, 150, 14), INK, 0.85, "multiply", 7)
    put(sc, who, z=2.6, sh=0.35)
    sc.flat(o, sc.lin([(0, INK, 0), (0.4, INK, 0.12), (1, INK, 0.85)], 560, 800, 800, 900), 1, "multiply")
    sc.flat(
        o, sc.rad([(0, "#ffdc98", 0.34), (0.6, "#ffc870", 0.16), (1, "#ffc870", 0)], 560, 850, 120), 1, "soft-light"
    )
    rimlight(sc, o, 4.6, 1.6, "#fff4d0", 1, 1.6, (MX + 90, MY + 40), 420)


def draw_bubbles(sc: Scene) -> None:
    """From the leak out of the door, where they burst and stay as stars."""
    r = sc.stream("bubbles")
    pos = along(curve(np.array(RISE, float), n=20), 17)
    for k, (x, y) in enumerate(pos):
        t = k / (len(pos) - 1)
        q = (5 + 14 * min(1, t * 1.7)) * r.choice((0.5, 0.7, 0.9, 1.0, 1.2))
        x, y = x + r.uniform(-18, 18) * min(1, 0.3 + t), y + r.uniform(-8, 8)
        if t > 0.84:
            sc.layer(star(x, y, q * 0.6, 5, 0.45, r.random()), "#fff6d2", z=2, cut=0, wash=0, fibre=0)
            sc.glow(x, y, 40, "#fff0c0", 0.8)
        else:
            for _ in range(r.randrange(3)):
                e = ellipse(x + r.gauss(0, 24), y + r.gauss(0, 16), r.uniform(1.6, 4.5))
                sc.flat(e.difference(e.buffer(-1)), "#fffbe6", 0.7)
            bubble(sc, x, y, q, star(x, y, q * 0.56, 5, 0.45, r.random()))


def draw() -> Scene:
    """Who brought it in?"""
    sc = Scene("moon_puncture", light=(MX, MY, 240), shadow=INK, bg="#0c1a20")
    draw_night(sc)
    draw_wall(sc)
    draw_floor(sc)
    draw_back(sc)
    draw_moon(sc)
    draw_dog(sc)
    draw_front(sc)
    draw_mender(sc)
    draw_bubbles(sc)
    sc.glow(MX, MY, 250, "#fff0c0", 0.25, mid=0.6)
    sc.vignette("#03070a", 0.5, MX + 20, 760, 860, 0.46)
    sc.finish()
    return sc
