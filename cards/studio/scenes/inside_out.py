"""A house turned inside out: paper on its outer wall, and within it a night with its moon and sea. The sea has come over the
doorstep on to the lawn, and with it somebody in a boat; a boy has left his armchair on the grass and wades to meet it.

Palette: petrol #1f3f4c, apricot #f2c08c, old rose #b0707c, plum #4f3c60, lawn #24493f, night #1f4580, moon #fff6da, cherry #b3304a.
Light: the moon in the house, in the last sun that leaves the gable.
Planes: dusk / hills / sea and moon within / papered wall / lawn with the water and the lane of light / boat, boy / chair, apple tree, grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.night_within import armchair_behind, arriving_boat, moon_path, night_within
from cards.studio.papercut.papered_house import CAM, DOOR, openings, papered_house, wall

LX, LY, MR = 296.0, 506.0, 152.0  # the moon in the house
BOAT = (336.0, 868.0, 1.14)
BOY = (570.0, 1066.0)
CHAIR = (738.0, 1204.0)
COLD, PEACH, MOON = "#dfe9ff", "#f2c08c", "#fff6da"


def draw_dusk(sc: Scene) -> None:
    """Evening outside; no star up there, they are all within."""
    sc.backdrop(sc.lin([(0, "#12394a"), (0.2, "#4f8284"), (0.4, "#d9c08e"), (0.56, "#fbb47c")], 300, 0, 420, 1200))
    strata = (([(-60, 232), (90, 200), (400, 226), (600, 268), (700, 240), (860, 262)], "#8aa294"),
              ([(-60, 126), (120, 142), (300, 96), (520, 150), (660, 118), (860, 150)], "#4f7f84"))  # fmt: skip
    for k, (P, c) in enumerate(strata):  # cloud over cloud, lit from where the day went
        low = curve(np.array(P, float), n=12)
        w = Wob(sc.stream(f"cloud {k}"), 6, 7)
        low = [(x, y + 7 * float(w(np.array([i / len(low)]))[0])) for i, (x, y) in enumerate(low)]
        g = clean(Polygon([*low, (860, -60), (-60, -60)]).buffer(0))
        fill = sc.lin([(0, dark(c, 0.35)), (0.7, c), (1, mix(c, PEACH, 0.5))], 0, -20, 0, P[0][1] + 30)
        sc.layer(g, fill, z=9, sh=0.35, rim="#ffe0c0", rimop=0.8, az=90)
    for k, (y, c) in enumerate(((616, "#b39a7c"), (660, "#6f8672"), (700, "#3f665c"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, 16, f=1.3 + 0.5 * k, tilt=(40, -50, 20)[k])
        sc.layer(g, sc.lin([(0, mix(c, PEACH, 0.3)), (1, c)], 0, y - 30, 0, y + 80), z=5, sh=0.3, rim=PEACH, rimop=0.7)
        r = sc.stream(f"trees {k}")
        xs = [r.uniform(690, 810) for _ in range(6)]
        rows = [poplar(r, x, y_at(top, x) + 4, r.uniform(30, 54) + 14 * k, 11 + 3 * k) for x in xs]
        sc.layer(U(rows), mix(c, "#16323f", 0.35), z=3, sh=0.25, cut=0, fibre=0)


def draw_lawn(sc: Scene) -> None:
    """Grass to the foot of the house, in the shade of the evening."""
    g, _ = land(sc.stream("lawn"), [(-60, 764), (160, 760), (420, 756), (860, 742)], 3)
    fill = sc.rad([(0, "#5f8a76"), (0.4, "#24504a"), (0.72, "#123034"), (1, "#081a22")], 420, 880, 520)
    sc.layer(g, fill, z=6, rim="#d9e0b8", rimop=0.5)


def draw_tufts(sc: Scene, dry: Any) -> None:
    """Blades on what the water has not reached."""
    r = sc.stream("tufts")
    blades = []
    for _ in range(430):
        y = 800 + 400 * r.random() ** 0.8
        x, h = r.uniform(-10, 810), (4 + 16 * (y - 760) / 440) * r.uniform(0.6, 1.3)
        if dry.contains(Polygon([(x - 5, y), (x + 5, y), (x, y - h)])):
            blades += [limb([(x + d, y, 1.6), (x + 2 * d, y - h, 0.4)], 2) for d in (-2, 0, 2)]
    sc.flat(U(blades), "#081d22", 0.6)
    sc.flat(T(U(blades[::3]), 1, 0), "#cfe0c0", 0.32)


def spill() -> Any:
    """Where the sea has come over the doorstep and lies on the grass."""
    a, b = (wall(box(u, 0, u + 0.01, 0.01)).centroid for u in DOOR[:2])
    return shape(
        f"{a.x},{a.y}^ {a.x - 44},{a.y + 50} 20,950 60,990 150,996 220,1036 300,1060 380,1064 450,1108 560,1124 650,1104 "
        f"720,1058 700,1006 716,962 672,908 {b.x + 60},{b.y + 26} {b.x},{b.y}^"
    )


def draw_water(sc: Scene) -> Any:
    """The water on the lawn, its lips of foam, and the moonlight that goes on over the grass."""
    g = spill()
    lane = Polygon([(130, 850), (520, 826), (1060, 1290), (250, 1290)])
    light_ = sc.lin([(0, "#fffae6", 0.9), (0.4, "#dfe9dc", 0.55), (1, "#9fb8c0", 0)], 330, 830, 640, 1240)
    sc.flat(lane, light_, 0.9, "soft-light", 26)
    sc.flat(lane, light_, 0.45, "screen", 26)
    fills = ("#f2f8f4", "#8fbfd2", "#4f8cb8", "#2a5c98")
    for k, c in enumerate(fills):
        q = rounded(g.buffer(-9 * k if k else 0), 8).union(box(140, 820, 500, 860).intersection(g))
        q = clean(T(q, 0, -5 * k).intersection(g))
        fill = sc.near(mix(c, "#ffffff", 0.5), mix(c, "#0c2048", 0.62), 430, (350, 850))
        sc.layer(q, fill, z=2.4, sh=0.4, cut=0.3, fibre=0, rim="#ffffff", rimop=0.9, az=70)
    with sc.clip(g):
        sc.flat(
            Polygon([(140, 840), (500, 826), (760, 1200), (250, 1140)]),
            sc.rad([(0, "#f4faff", 0.85), (0.4, "#bfe0f4", 0.5), (1, "#7fb4e0", 0)], 310, 850, 360),
            0.9,
            "screen",
            16,
        )
        for k in range(10):
            y = 862 + 26 * k
            P = [
                (x, y + 5 * math.sin(x / 30 + 1.7 * k) - 0.04 * x, 0.5 + 1.6 * abs(math.sin(x / 47 + k)))
                for x in range(0, 740, 12)
            ]
            sc.flat(limb(P, 2), "#d9ecff", 0.5)
    return g


def cast(sc: Scene, g: Any, x: float, y: float, long: float = 1.0, op: float = 0.8) -> None:
    """The long shadow of a thing that stands at x, y, away from the moon."""
    dy = 0.6 * long
    dx = (x - LX) / (y - 640) * dy * 0.9
    s = AF.affine_transform(g, [1, -dx, 0, -dy, dx * y, y + dy * y])
    sc.flat(s, sc.lin([(0, "#0a1a30", 0.95), (1, "#0a1a30", 0.25)], 0, y, 0, y + 190 * long), op, "multiply", 2.2)


def draw_boy(sc: Scene) -> None:
    """He wades in, one hand before him."""
    x, y = BOY
    pose = SIDE["walk"].but(
        lean=7,
        nod=-8,
        hip=0.95,
        foot_a=(0.3, 0.12),
        foot_b=(-0.3, 0.0),
        hand_b=(0.9, 0.0),
        hand_a=(-0.44, 0.74),
        elbow_b=-1,
        grip_b="open",
        toe_a=-6,
    )
    boy = T(person(8, "side", pose, dress("sweater", "#f0dfb4", "#3a3450", "#c03a50").but(pattern="stripes"), "#d9a47c", "tousled", "#4a2c1c", "wonder"),
            x, y, 1.86, flip=True)  # fmt: skip
    cast(sc, boy.outline(), x, y - 16, 1.1)
    dry = box(-50, 0, 900, y - 13)
    boy = Figure([q._replace(geom=clean(q.geom.intersection(dry))) for q in boy.pieces])
    boy.pieces = [q for q in boy.pieces if not q.geom.is_empty]
    put(sc, boy, z=2.8, rim=(2.6, 2, "#ffffff", 1.0))
    x0, _, x1, _ = boy.outline().bounds
    fill = sc.lin([(0, "#1c2248", 0), (0.4, "#1c2248", 0.25), (1, "#10163c", 0.62)], x0 + 40, 0, x1, 0)
    sc.flat(boy.outline(), fill, 1, "multiply")
    rings = []
    for dx, dy, a in ((-44, -14, 22), (-44, -13, 38), (42, -13, 22), (42, -12, 38), (0, -4, 108)):
        rings.append(
            ellipse(x + dx, y + dy, a, a * 0.24).difference(ellipse(x + dx, y + dy - 0.5, a - 1.6, a * 0.24 - 1.6))
        )
    sc.flat(U(rings), "#ffffff", 0.8)


def draw_chair(sc: Scene) -> None:
    """The armchair on the grass that he has left, the cat on its back."""
    x, y = CHAIR
    sc.flat(ellipse(x + 26, y + 2, 130, 20), "#050d18", 0.75, "multiply", 6)
    parts = armchair_behind()
    whole = U([T(g, x, y, 1.05) for g, _, _ in parts])
    for g, c, z in parts:
        q = T(g, x, y, 1.05)
        fill = sc.lin([(0, mix(c, "#5f8f98", 0.5)), (0.35, c), (1, dark(c, 0.55))], x - 100, y - 250, x + 90, y)
        sc.layer(q, fill, z=2.4 * z, cut=0.2, fibre=0.2 if z > 1 else 0, rim=COLD, rimop=0.8)
    tufts = [
        T(star(0, 0, 5, 4, 0.3), x + dx, y + dy)
        for i, dy in enumerate(range(-226, -40, 26))
        for dx in range(-64 + 20 * (i % 2), 70, 40)
    ]
    sc.flat(U(tufts), "#6f9ca4", 0.45)
    rimlight(sc, whole, 3, 2.4, "#fff6da", 0.9, r=900)
    cat = T(beast("cat", "sit", head=-6).recolour(lambda c: "#0b1420"), x + 8, y - 250, 0.66, flip=True)
    put(sc, cat, z=2, rim=(2, 1.6, "#fff6da", 0.95))


def draw_tree(sc: Scene) -> None:
    """The apple tree from the right, its bough over the gable."""
    r = sc.stream("apple")
    trunk = limb(
        [
            (850, 1250, 130),
            (822, 1060, 84),
            (826, 860, 66),
            (812, 640, 56),
            (796, 420, 46),
            (740, 250, 32),
            (640, 130, 22),
            (500, 66, 12),
            (380, 40, 5),
        ],
        9,
    )
    up = limb([(800, 430, 40), (824, 260, 30), (810, 80, 16)], 6)
    tw, lv = [], []
    for x, y, h, a in ((640, 130, 120, 2.4), (560, 90, 130, -2.4), (500, 66, 110, 2.6), (430, 50, 120, 3.0), (700, 200, 130, 2.5), (740, 250, 150, -1.0),
                       (780, 360, 120, 2.7), (800, 200, 150, -2.4), (660, 140, 130, -1.4), (812, 560, 90, 2.6)):  # fmt: skip
        w, ls = tree(r, x, y, h, a=a, w=9, depth=5, spread=0.6, leafL=25, leafp=0.95, curl=0.4)
        tw.append(w)
        lv += ls
    sc.layer(U(tw), "#161c28", z=5, cut=0)
    sc.layer(
        fillet(U(trunk, up), 9),
        sc.lin([(0, "#5a4450"), (0.5, "#241c2c"), (1, "#0e1420")], 560, 100, 830, 700),
        z=14,
        cut=0.4,
        rim="#ffd9b0",
        rimop=0.8,
    )
    for k, (lit, c) in enumerate((("#5f7c54", "#10282c"), ("#97a468", "#1a3c38"))):
        fill = sc.lin([(0, lit), (1, c)], 380, 60, 830, 420)
        sc.layer(U(lv[k::2]), fill, z=6, cut=0, fibre=0, wash=0.4, rim="#ffe0b0", rimop=0.6)
    for x, y in ((470, 92), (592, 138), (664, 182), (742, 204), (536, 66), (716, 402)):
        sc.layer(
            ellipse(x, y, 12),
            sc.rad([(0, "#ff9a70"), (1, "#8f2440")], x - 4, y - 2, 15),
            z=3,
            cut=0,
            fibre=0,
            rim="#ffe9b0",
            rimop=0.9,
        )


def sun_left(sc: Scene) -> Any:
    """What the low sun still reaches of the gable, with the shadows of leaves in its lower edge."""
    top = Polygon([(-60, -60), (860, -60), (860, 330), (560, 300), (420, 232), (260, 250), (120, 296), (-60, 356)])
    r = sc.stream("leaf shadows")
    lobes = []
    for t in np.linspace(0, 1, 120):
        x, y = (
            -60 + 920 * t + r.uniform(-14, 14),
            404 - 196 * math.sin(math.pi * min(1, 0.2 + t * 0.8)) + r.uniform(-44, 40),
        )
        lobes += [leaf(x, y, r.uniform(20, 38), r.uniform(0, 6.28), 0.5) for _ in range(2)]
    return clean(top.difference(U(lobes)))


def draw_front(sc: Scene) -> None:
    """Grass near us."""
    g = near_grass(
        sc.stream("front"), lambda x: 26 + 78 * abs(x - 420) / 420 + 10 * math.sin(x / 17), (-6, 6), (-0.3, 0.3), 7
    )
    sc.layer(g, sc.near("#2f5a54", "#08161e", 620, (420, 1000)), z=10, sh=0.5, cut=0, fibre=0, rim=COLD, rimop=0.6)


def draw() -> Scene:
    """Who is knocking from inside?"""
    sc = Scene("inside_out", light=(LX, LY, 240), shadow="#0a0f24", bg="#16323f")
    holes = wall(U(openings()))
    draw_dusk(sc)
    draw_lawn(sc)
    night_within(sc, holes, CAM.vy, MR)
    moon_path(sc, (LX, 646), (LX + 10, 846), 22, 120, 110)
    papered_house(sc, holes, sun_left(sc))
    sc.glow(LX, LY, 460, "#cfd8ff", 0.25)
    g = draw_water(sc)
    draw_tufts(sc, box(-20, 700, 820, 1260).difference(g.buffer(4)))
    with sc.clip(g):
        moon_path(sc, (LX + 10, 850), (LX + 190, 1100), 120, 110, 100)
    bx, by, _ = BOAT
    sc.flat(ellipse(bx + 40, by + 42, 160, 26), "#0a1a3c", 0.75, "multiply", 8)
    arriving_boat(sc, *BOAT)
    draw_boy(sc)
    draw_tree(sc)
    draw_chair(sc)
    draw_front(sc)
    sc.vignette("#060c20", 0.6, LX + 60, 590, 900, 0.46)
    sc.finish()
    return sc
