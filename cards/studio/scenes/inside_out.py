"""A house turned inside out: paper and pictures on its outer wall, and within it a night with its moon and sea. The moonlight comes
out of the door over the lawn, and with it somebody in a boat; a boy and the dog have gone to meet it, supper waits.

Palette: petrol dusk #1f3f4c, peach #efbf94, old rose #a8748a, plum #46304f, lawn #2c4f48, night #143058, moon #fff6da, cherry #b3304a.
Lights: the moon in the house, and small against it a lamp in the apple tree.
Planes: dusk / hills / sea and moon within / papered wall / lawn with the lane of light / family / bough, curtain, grass.
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
from cards.studio.papercut.night_within import night_within
from cards.studio.papercut.papered_house import CAM, DOOR, openings, papered_house, wall

LX, LY, MR = 372.0, 484.0, 122.0  # the moon in the house
LAMP = (616.0, 730.0)
COLD, PEACH = "#dfe9ff", "#efbf94"


def draw_dusk(sc: Scene) -> None:
    """Evening outside; no star up there, they are all within."""
    sc.backdrop(sc.lin([(0, "#1f4452"), (0.2, "#4c7076"), (0.36, "#a9998a"), (0.52, "#ecb48c")], 0, 0, 0, 1200))
    strata = (([(-60, 262), (90, 232), (220, 250), (400, 196), (560, 236), (700, 200), (860, 224)], "#7f8f88"),
              ([(-60, 176), (80, 196), (230, 150), (380, 120), (520, 160), (660, 128), (860, 160)], "#4f7278"),
              ([(-60, 96), (120, 112), (260, 66), (420, 58), (560, 96), (720, 66), (860, 88)], "#305560"))  # fmt: skip
    for k, (P, c) in enumerate(strata):  # cloud over cloud, lit from where the day went
        low = curve(np.array(P, float), n=12)
        w = Wob(sc.stream(f"cloud {k}"), 6, 7)
        low = [(x, y + 7 * float(w(np.array([i / len(low)]))[0])) for i, (x, y) in enumerate(low)]
        g = clean(Polygon([*low, (860, -60), (-60, -60)]).buffer(0))
        sc.layer(
            g,
            sc.lin([(0, dark(c, 0.3)), (0.7, c), (1, mix(c, PEACH, 0.45))], 0, -20, 0, P[0][1] + 20),
            z=9,
            sh=0.4,
            rim="#ffe0c0",
            rimop=0.8,
            az=90,
        )
    for k, (y, c) in enumerate(((612, "#7f9080"), (650, "#55756c"), (684, "#365a56"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, 20, f=1.3 + 0.5 * k, tilt=(40, -50, 20)[k])
        sc.layer(g, sc.lin([(0, mix(c, PEACH, 0.3)), (1, c)], 0, y - 30, 0, y + 80), z=5, sh=0.3, rim=PEACH, rimop=0.6)
        r = sc.stream(f"trees {k}")
        xs = [r.uniform(-10, 810) for _ in range(14)]
        rows = [poplar(r, x, y_at(top, x) + 4, r.uniform(26, 50) + 14 * k, 11 + 3 * k) for x in xs]
        sc.layer(U(rows), mix(c, "#16323f", 0.35), z=3, sh=0.25, cut=0, fibre=0)


def draw_lawn(sc: Scene) -> None:
    """Grass to the foot of the house, cold where the door's light comes, warm under the lamp."""
    g, _ = land(sc.stream("lawn"), [(-60, 742), (160, 750), (420, 748), (860, 740)], 3)
    fill = sc.rad([(0, "#5f8470"), (0.36, "#335e54"), (0.7, "#1e3f3e"), (1, "#10262c")], 400, 850, 520)
    sc.layer(g, fill, z=6, rim="#d9e0b8", rimop=0.5)
    r = sc.stream("tufts")
    blades = []
    for _ in range(420):
        y = 780 + 420 * r.random() ** 0.8
        x, h = r.uniform(-10, 810), (4 + 14 * (y - 760) / 440) * r.uniform(0.6, 1.3)
        blades += [limb([(x + d, y, 1.4), (x + 2 * d, y - h, 0.4)], 2) for d in (-2, 0, 2)]
    sc.flat(U(blades), "#0f2a2c", 0.5)
    sc.flat(T(U(blades[::3]), 1, 0), "#cfe0c0", 0.35)


def draw_lane(sc: Scene) -> None:
    """The red runner from the door, and the moonlight over it and over the grass."""
    P = np.array([(-0.55, 13.75), (-0.75, 11.4), (-1.3, 9.0), (-1.62, 7.0), (-1.5, 5.4), (-1.1, 3.9)])
    c = curve(P, n=10)
    ground = lambda w: Polygon([(x - w, z) for x, z in c] + [(x + w, z) for x, z in c[::-1]])  # noqa: E731
    u0, u1, _ = DOOR
    a, b = wall(box(u0, 0, u1, 0.01)).bounds[::2]
    y = wall(box(u0, 0, u1, 0.01)).bounds[3]
    fan = Polygon([(a + 6, y - 6), (b - 6, y - 12), (720, 1260), (-30, 1260)])
    sc.flat(
        fan,
        sc.lin([(0, "#fffae6", 1), (0.25, "#f2ecd0", 0.8), (0.6, "#bfd0cc", 0.36), (1, "#8fa8bc", 0)], 0, y, 0, 1230),
        0.95,
        None,
        5,
    )
    run = CAM.on_ground(ground(0.72))
    sc.layer(
        run,
        sc.lin([(0, "#f27a80"), (0.3, "#c83a58"), (0.65, "#9a2446"), (1, "#4a1030")], 0, 830, 0, 1200),
        z=3,
        sh=0.5,
        cut=0.3,
        rim=COLD,
        rimop=0.8,
    )
    sc.flat(CAM.on_ground(ground(0.6).difference(ground(0.54))), "#f6d9a8", 0.8)
    stars = [T(star(0, 0, 0.24, 8, 0.6), x, z) for x, z in along(c, 18)[1:-1]]
    sc.flat(CAM.on_ground(U(stars)), "#f6d9a8", 0.8)
    sc.flat(CAM.on_ground(U([T(star(0, 0, 0.12, 8, 0.6), x, z) for x, z in along(c, 18)[1:-1]])), "#2c1a4a", 0.8)
    sc.flat(
        run.intersection(fan),
        sc.lin([(0, "#fff6dc", 0.8), (0.35, "#fff0d0", 0.3), (1, "#fff0d0", 0)], 0, y, 0, 1200),
        1,
        "soft-light",
        3,
    )
    r = sc.stream("spilt stars")
    for _ in range(26):
        t = r.random() ** 1.5
        s = T(
            star(0, 0, r.uniform(4, 9) * (0.6 + t), 4, 0.26, r.random()),
            LX + r.gauss(-20 * t, 40 + 70 * t),
            y + 6 + 190 * t,
            sy=0.5,
        )
        sc.flat(s, "#fffbe0", 0.95 - 0.4 * t)


def cast(sc: Scene, fig: Any, x: float, y: float, long: float = 1.0) -> None:
    """The long shadow of a figure on the grass, away from the door."""
    dy = 0.85 * long
    dx = (x - LX) / max(60.0, y - 780) * dy
    g = AF.affine_transform(fig.outline(), [1, -dx, 0, -dy, dx * y, y + dy * y])
    sc.flat(g, sc.lin([(0, "#0c1a2c", 0.9), (1, "#0c1a2c", 0.3)], 0, y, 0, y + 190), 0.85, "multiply", 2)


def draw_family(sc: Scene) -> None:
    """Supper under the lamp; they have seen it."""
    x, y, s = 600.0, 992.0, 1.12
    rim = (2, 2.4, "#fff6da", 0.95)
    ma = T(person(41, "side", SIDE["sit"].but(nod=-8, hand_a=(0.6, 0.42), hand_b=(0.6, 0.46)), dress("dress", "#d9963c", "#8a4a3c", "#f6e0b0"),
                  "#7a4c34", "afro", "#1c1416", "wonder"), x + 118, y + 8, s, flip=True)  # fmt: skip
    seat = T(chair("#4a2c3c", view="side", h=64), x + 116, y + 8, s * 1.1, flip=True)
    mb = T(person(36, "front", "sit", dress("shirt", "#3f8a8e", "#2c4a66", "#efe2c4"), "#c9966c", "bun", "#33201c", "wonder",
                  head_view="side", head_flip=True), x + 16, y - 14, s * 0.98)  # fmt: skip
    old = T(person(76, "side", SIDE["sit"].but(nod=-4, lean=-8, hand_a=(0.5, 0.5), hand_b=(0.56, 0.46)), dress("vest", "#8a2a48", "#2f2c48", "#f4e8d0"),
                   "#c08a62", "balding", "#e6e0d8", "wonder", beard="full", hat="fez", hat_colour="#c03a50", head_flip=True), x - 104, y + 10, s)  # fmt: skip
    seat2 = T(chair("#4a2c3c", view="side", h=64), x - 102, y + 10, s * 1.1)
    boy = T(person(8, "back", FRONT["walk"].but(hand_a=(-0.34, 0.8), hand_b=(0.42, 0.62), lean=-3), dress("sweater", "#e8d9b0", "#3a3450", "#c03a50").but(pattern="stripes"),
                   "#d9a47c", "tousled", "#4a2c1c"), 330, 956, 1.28)  # fmt: skip
    dog = T(beast("dog", "sit_up", head=-8), 214, 1000, 0.8)
    arm = T(armchair("#3f5f6a", "#2a1c2c"), 118, 902, 0.86)
    cat = T(beast("cat", "lie"), 112, 902 - 44, 0.36)
    sc.flat(ellipse(122, 906, 62, 9), "#0c1a2c", 0.6, "multiply", 4)
    put(sc, arm, z=2.6, rim=(-2.4, 1.6, "#fff6da", 0.8), shade=("#0c1c30", 0.5, 620))
    put(sc, cat, z=2, rim=(-1.6, 1.4, "#fff6da", 0.8))
    t = T(table(204, 78, "#4a2c3c", "#fff6e0"), x + 18, y + 16, 1.0)
    warm = ellipse(x + 16, y + 22, 190, 52)
    sc.flat(
        warm,
        sc.rad(
            [(0, "#ffc470", 0.75), (1, "#ffc470", 0)],
            x + 16,
            y + 22,
            190,
            f"translate(0 {(y + 22) * 0.72}) scale(1 0.28)",
        ),
        1,
        "screen",
    )
    for f, fx, fy, k in (
        (t, x + 18, y + 16, 0.8),
        (ma, x + 118, y + 8, 1),
        (old, x - 104, y + 10, 1.0),
        (boy, 330, 956, 1.4),
        (dog, 214, 1000, 1.1),
    ):
        cast(sc, f, fx, fy, k)
    put(sc, seat, z=2.4, rim=rim)
    put(sc, seat2, z=2.4, rim=rim)
    put(sc, old, z=2.6, rim=rim, cast=3)
    put(sc, mb, z=2.4, rim=rim, cast=3)
    put(sc, ma, z=2.6, rim=rim, cast=3)
    put(sc, t, z=4, rim=rim)
    top = y + 16 - 85
    for f in (mb, ma, old, t):
        sc.flat(
            f.outline(), sc.rad([(0, "#ffcf80", 0.75), (1, "#ffcf80", 0)], x + 18, top - 40, 170), 0.9, "soft-light"
        )
    sc.glow(x + 16, top, 190, "#ffd890", 0.95, sy=0.5)
    put(sc, T(teapot("#3f6f78"), x + 14, top + 2, 0.5), z=1.6)
    for dx in (-62, -34, 58, 86):
        put(sc, T(cup(), x + dx, top + 4, 0.66), z=1.4)
    put(sc, boy, z=2.6, rim=(0, 3, "#ffffff", 1.0), cast=2)
    put(sc, dog, z=2.6, rim=(-2, 2.6, "#ffffff", 0.9), cast=2)
    for f, k in ((boy, 0.7), (dog, 0.5)):
        x0, y0, x1, y1 = f.outline().bounds
        sc.flat(f.outline(), sc.lin([(0, "#1c2248", 0.2), (1, "#1c2248", k)], 0, y0, 0, y1), 1, "multiply")


def draw_tree(sc: Scene) -> None:
    """The apple tree from the right, its bough with the lamp."""
    r = sc.stream("apple")
    trunk = limb(
        [
            (830, 1250, 150),
            (800, 1060, 96),
            (806, 860, 80),
            (786, 720, 66),
            (736, 620, 40),
            (680, 578, 22),
            (600, 560, 13),
            (520, 572, 6),
        ],
        9,
    )
    up = limb([(790, 730, 60), (812, 560, 46), (780, 400, 30), (740, 260, 20), (700, 150, 8)], 8)
    tw, lv = [], []
    for x, y, h, a in ((680, 578, 110, -1.2), (740, 620, 120, -2.0), (600, 562, 80, -2.6), (560, 566, 70, 2.6), (640, 570, 70, 1.9), (780, 400, 190, -2.3),
                       (740, 260, 180, -2.2), (700, 160, 170, -2.0), (800, 520, 150, -2.6), (720, 200, 160, -1.0), (790, 330, 150, -0.9)):  # fmt: skip
        w, ls = tree(r, x, y, h, a=a, w=9, depth=5, spread=0.6, leafL=23, leafp=0.9, curl=0.4)
        tw.append(w)
        lv += ls
    sc.layer(
        fillet(U(trunk, up), 9),
        sc.near("#8a6258", "#161c2c", 330, LAMP),
        z=14,
        cut=0.4,
        rim="#ffe2b0",
        rimop=0.8,
        lightpos=LAMP,
    )
    bark = [
        limb([(x + 8 * math.sin(y / 40 + x), y, 1), (x + 6, y - 50, 2.6), (x - 4, y - 110, 0.6)], 4)
        for x in range(764, 830, 9)
        for y in range(860, 1240, 96)
    ]
    sc.flat(U(bark).intersection(trunk), "#14101c", 0.5)
    sc.layer(U(tw), "#1c2430", z=5, cut=0)
    for k, (lit, c) in enumerate((("#8aa06a", "#16302f"), ("#b9bd78", "#20443c"))):
        sc.layer(
            U(lv[k::2]),
            sc.near(lit, c, 330, LAMP),
            z=6,
            cut=0,
            fibre=0,
            wash=0.4,
            rim="#ffe9b0",
            rimop=0.6,
            lightpos=LAMP,
        )
    for x, y in ((566, 596), (640, 612), (706, 640), (744, 520), (700, 400), (790, 480), (660, 250), (740, 170)):
        sc.layer(
            ellipse(x, y, 11),
            sc.rad([(0, "#ff9a70"), (1, "#8f2440")], x - 3, y + 4, 14),
            z=3,
            cut=0,
            fibre=0,
            rim="#ffe9b0",
            rimop=0.9,
        )
    x, y = LAMP
    shafts(sc, x, y, [(a, 0.24, 0.34) for a in (1.1, 1.57, 2.04)], 250, "#ffe0a0", 12, 16)
    sc.glow(x, y, 330, "#ffc070", 0.6)
    put(sc, T(lamp("hanging", "#c03a50", "#1c1424"), x, y, 1.4), z=4, rim=(0, -2, "#ffd8b0", 0.8))
    sc.glow(x, y + 8, 70, "#fff3d0", 1.0)


def draw_front(sc: Scene) -> None:
    """A curtain drawn aside, for all this is a room; grass and an armchair near us."""
    cur = T(curtain(150, 1000, "#1f3a44", 0.66), -84, 4, 1.25)
    put(sc, cur, z=14, rim=(-4, 2, "#ffd9b0", 0.7), shade=("#0c1c28", 0.5, 900), cast=16)
    sc.layer(box(-40, -6, 860, 10), sc.lin([(0, "#8a6a3c"), (1, "#3a2a2c")], 0, 0, 800, 0), z=8, cut=0.2, rim="#ffe2b0")
    rings = [ellipse(x, 9, 12).difference(ellipse(x, 9, 7)) for x in (10, 44, 78, 112, 146)]
    sc.layer(U(rings), "#b98a3c", z=3, cut=0, fibre=0, rim="#ffe2b0", rimop=0.9)
    g = near_grass(
        sc.stream("front"), lambda x: 30 + 66 * abs(x - 380) / 420 + 10 * math.sin(x / 17), (-6, 6), (-0.3, 0.3), 7
    )
    sc.layer(g, sc.near("#2f5a54", "#0c1c26", 520, (LX, 1000)), z=10, sh=0.5, cut=0, fibre=0, rim=COLD, rimop=0.6)


def draw() -> Scene:
    """Who is knocking from inside?"""
    sc = Scene("inside_out", light=(LX, LY, 240), shadow="#0a0f24", bg="#16323f")
    holes = wall(U(openings()))
    draw_dusk(sc)
    draw_lawn(sc)
    night_within(sc, holes, CAM.vy, MR)
    papered_house(sc, holes, LAMP)
    sc.glow(LX, LY, 420, "#cfd8ff", 0.22)
    draw_lane(sc)
    draw_family(sc)
    draw_tree(sc)
    draw_front(sc)
    sc.vignette("#081022", 0.45, LX + 20, 620, 880, 0.5)
    sc.finish()
    return sc
