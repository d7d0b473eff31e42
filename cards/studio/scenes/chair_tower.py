"""A baby in a high chair carries three people and their chairs, and they the free throne, as large as all of them: it is
already coming down, and only the cat has seen it.

Palette: cream #fff1cf, flamingo #ff9f96, raspberry #c8456e, plum #4a1240, velvet #0d5f4e, gold #f7bd3f, mustard #eda52c.
Light: an evening sun low on the left, off the card. Planes: sky / banks of cloud / haze of a town / lit square / tower and
its shadow / throne / cat / a dark corner and pigeons near us.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.affinity import affine_transform
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.turned_chairs import chair3, throne3

LX, LY = 20, 800
HORIZON = 972
CREAM, PLUM = "#fff1cf", "#4a1240"
LIES = [0.95, -0.44, 0, -0.115, 0, 0]  # what stands, laid on the ground as its shadow
# kind, wood, cloth, scale, lean, yaw, pitch, from the bottom; each stands on the hands (or the hat) of the one below
SEATS = (
    ("high", "#b5264f", "#eda52c", 1.26, 0, 38, 9),
    ("spindle", "#8a4a34", "#2f86a8", 1.08, 4, 56, 5),
    ("rocker", "#f4e2c8", "#c8456e", 1.02, 10, -54, 0),
    ("ladder", "#4f7a64", "#f4e2cc", 0.96, 15, 52, -5),
)
FOOT, THRONE = (262, 1100), (1.98, 26)  # where the tower stands; the throne's scale and lean


def lit(sc: Scene, a: str, b: str, c: str, r: float = 900) -> str:
    """A fill that falls off from the sun."""
    return sc.rad([(0, a), (0.42, b), (1, c)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Cream over the roofs, raspberry above; banks of cloud lit from below."""
    sc.backdrop(sc.rad([(0, "#fffbe4"), (0.16, "#ffeabf"), (0.34, "#ffb898"), (0.52, "#ee7a88"), (0.74, "#bc3a64"), (1, "#62103a")], LX, LY, 1060))  # fmt: skip
    r = sc.stream("clouds")
    for k, (P, c) in enumerate((
        ([(-60, 330), (160, 300), (420, 210), (640, 150), (860, 40)], "#b83a60"),
        ([(-60, 470), (140, 452), (380, 380), (600, 330), (860, 190)], "#d4566e"),
        ([(-60, 590), (180, 560), (420, 520), (640, 440), (860, 350)], "#ec7c7c"),
        ([(-60, 690), (200, 676), (420, 630), (640, 590), (860, 500)], "#fba68c"),
        ([(-60, 780), (200, 760), (460, 740), (680, 690), (860, 640)], "#ffc8a2"),
    )):  # fmt: skip
        g, top = land(r, P, 13, 1000, 7)
        sc.layer(g, sc.rad([(0, "#fffbe4"), (0.26, mix(c, "#fff0cc", 0.72)), (0.56, c), (1, mix(c, "#6e1038", 0.7))], LX, LY, 860), z=7, sh=0.3, shc="#7a1440", dy=-3, cut=1.8, wash=0.8, rim="#fff6dc", rimop=0.95, rimw=1.3)  # fmt: skip
        q = sc.stream(f"drift {k}")
        for _ in range(2):
            x = q.uniform(60, 740)
            sc.layer(scroll_cloud(q, x, y_at(top, x) + q.uniform(34, 60), q.uniform(120, 240), 30, 2), sc.rad([(0, "#fffbe4"), (1, mix(c, "#ffe0c0", 0.35))], LX, LY, 820), z=4, sh=0.25, shc="#8a2a62", cut=0.4, rim="#fff6dc", rimop=0.9)  # fmt: skip
    for x, y, k, turn in ((640, 250, 1.3, -18), (716, 300, 1.0, 12), (690, 196, 0.8, -8), (752, 236, 0.7, 20)):
        wings = U(limb("-14,-6,.8 -5,-1,4 0,2,4.6", 4), limb("0,2,4.6 6,-3,3.6 16,-10,.8", 4), limb("-2,2,5 10,8,2 18,14,.6", 3), limb("10,8,2 14,16,.6", 2))  # fmt: skip
        sc.layer(T(wings, x, y, k, rot=turn), "#ffd9b8", z=3, sh=0.25, cut=0, rim="#ffd9c0", rimop=0.9)


def draw_town(sc: Scene) -> None:
    """Three rows of roofs in the haze, all windows dark; a square of cobbles."""
    r = sc.stream("town")
    for y, size, c in ((930, 30, "#ffb294"), (952, 40, "#ea7a78"), (976, 54, "#b23a5e")):
        out, panes_, x = [], [], -40.0
        while x < 850:
            w, h = size * r.uniform(0.8, 1.7), size * r.uniform(0.5, 1.3)
            if r.random() < 0.14:
                w, h = size * 0.7, size * 2.6
            out.append(Polygon([(x, y + 60), (x, y - h), (x + w / 2, y - h - min(w, size) * r.uniform(0.5, 0.9)), (x + w, y - h), (x + w, y + 60)]))  # fmt: skip
            if r.random() < 0.4:
                out.append(box(x + w * 0.7, y - h - size * 0.6, x + w * 0.7 + 6, y - h))
            panes_ += [box(q, y - h * e, q + size * 0.13, y - h * e + size * 0.22) for q in np.arange(x + 7, x + w - 6, size * 0.36) for e in (0.8, 0.4) if r.random() < 0.7]  # fmt: skip
            x += w * r.uniform(0.96, 1.12)
        sc.layer(U(out), lit(sc, light(c, 0.6), c, mix(c, "#7a1848", 0.6), 860), z=6, sh=0.3, shc="#8a2450", cut=0.3, wash=0.4, rim="#fff3d6", rimop=0.95, rimw=1.3)  # fmt: skip
        sc.flat(U(panes_), mix(c, PLUM, 0.5), 0.6)
        sc.veil([(0, "#ffdcb0", 0), (0.5, "#ffdcb0", 0.2), (1, "#ffdcb0", 0)], 0, 840, 0, 1000)
    sc.glow(20, 880, 460, "#fff3c4", 0.7)
    square = box(-40, HORIZON + 4, 860, 1280)
    sc.layer(square, sc.rad([(0, "#fff6d8"), (0.26, "#ffd8aa"), (0.55, "#f0867c"), (1, "#801c4c")], 110, 1000, 780), z=7, sh=0.4, wash=0.5, rim="#fff6e0")  # fmt: skip
    stones = cobbles(-20, HORIZON + 8, 820, 1230, 44, "square", 930)
    sc.flat(T(stones, 1.4, 1.8).difference(stones), "#8a2a5c", 0.35)
    sc.flat(stones, "#fff3d6", 0.14)


def people() -> list[Figure]:
    """A laughing baby, a woman who balances on one hand, an old man who carries with his hat, a young woman on tiptoe."""
    up = {"grip_a": "flat", "grip_b": "flat"}
    baby = person(2, "side", SIDE["sit"].but(lean=-4, nod=-30, elbow_a=1, elbow_b=1, **up), dress("shirt", "#2f86a8", "#2f86a8", CREAM), "#d9a077", "short", "#3a2016", "joy", reach_a=(-13, -104), reach_b=(9, -110))  # fmt: skip
    lady = person(36, "side", SIDE["sit"].but(lean=-8, nod=-34, elbow_a=1, elbow_b=-1, foot_a=(0.7, 0.12), foot_b=(0.44, 0), grip_a="flat", grip_b="open", hand_b=(0.86, -0.1)), dress("gown", "#eda52c", "#7a3a1c", CREAM).but(skirt=0.82, flare=16, pattern="dots", pattern_colour="#fff1cf"), "#8a5636", "bun", "#1c1014", "wonder", reach_a=(2, -172))  # fmt: skip
    old = person(70, "side", SIDE["sit"].but(lean=0, nod=-4, hand_a=(0.5, 0.66), hand_b=(0.58, 0.6), foot_a=(0.66, 0.06), foot_b=(0.44, 0.0)), dress("suit", "#24508f", "#1b3666", CREAM), "#e8b98e", "balding", "#f6efe6", "firm", beard="full", hat="bowler", hat_colour="#1b2a52")  # fmt: skip
    girl = person(22, "side", SIDE["reach_up"].but(lean=6, nod=-24, foot_a=(0.14, 0.05), foot_b=(-0.14, 0.09), toe_a=36, toe_b=46, hand_a=(0.3, -0.9), hand_b=(0.5, -0.8)), dress("dress", "#d8352f", "#2c1038", "#fff6e6").but(skirt=0.5, flare=18), "#c98a5c", "ponytail", "#5a2414", "wonder")  # fmt: skip
    return [baby, lady, old, girl]


def placed() -> tuple[list[tuple[Figure, Figure]], Figure]:
    """Chairs with their people, and the throne: built upwards, each on what the one below holds up."""
    out = []
    x, y = FOOT
    for (kind, wood, cloth, s, lean, yaw, pitch), p in zip(SEATS, people(), strict=True):
        c = chair3(kind, wood, cloth, yaw, pitch)
        sx, sy = c.at("seat")
        hip, k = p.at("hip"), 1.22 if kind == "high" else 0.94
        if kind == "ladder":  # she stands on hers
            q = T(p, sx + 2, sy + 3, 0.9, rot=-4)
        else:
            q = T(p, sx - hip[0] * k * (-1 if yaw < 0 else 1), sy - hip[1] * k - 5, k, flip=yaw < 0)
        c, q = (T(g, x, y, s, rot=lean) for g in (c, q))
        out.append((c, q))
        a, b = q.at("hand_a.hold"), q.at("hand_b.hold")
        if kind == "rocker":
            x, y = q.at("head.crown")
            x, y = x + 4, y - 9
        elif kind == "spindle":
            x, y = a[0] + 8, a[1] - 2
        else:
            x, y = (a[0] + b[0]) / 2, min(a[1], b[1]) - (9 if kind == "high" else 2)
    s, lean = THRONE
    t = T(throne3(), 0, 0, s, rot=lean)
    fx, fy = t.at("foot")
    return out, T(t, x - fx, y - fy)


def draw_tower(sc: Scene) -> None:
    """The long shadow first, then from the bottom to the top."""
    pairs, top = placed()
    x0 = FOOT[0]
    solid = U([f.outline() for c, p in pairs for f in (c, p)], top.outline())
    shade = T(affine_transform(T(solid, -x0, -FOOT[1]), LIES), x0 + 4, FOOT[1] + 2)
    sc.flat(clean(shade).intersection(box(-40, HORIZON + 8, 860, 1280)), "#6a1454", 0.78, "multiply", 1.6)
    sc.glow(250, 420, 420, "#fff3d0", 0.35)
    o: dict[str, Any] = {"z": 2.2, "sh": 0.4, "shc": PLUM, "rimop": 0.4}
    for c, p in pairs:
        put(sc, c, rim=(1.4, 0.8, "#fff1cf", 0.8), **o)
        put(sc, p, rim=(3, 1.2, "#fff3d0", 1), **o)
        dusk = p.outline()
        sc.flat(clean(dusk.difference(T(dusk, -13, -3))), PLUM, 0.34, "multiply", 5)
    put(sc, top, rim=(2, 1, "#fffbe4", 1), cast=10, **o)
    g = top.outline()
    sc.flat(clean(g.difference(T(g, -46, -8))), PLUM, 0.4, "multiply", 16)


def draw_cat(sc: Scene) -> None:
    """It has left in time."""
    cat = T(beast("cat", "leap", neck=16, tail=40), 184, 296, 0.92, rot=-46, flip=True).recolour(
        lambda c: mix(c, "#1d0a1e", 0.7)
    )
    put(sc, cat, z=3, rim=(2, 2.6, "#fff3d6", 1), rimop=0.2)


def draw_near(sc: Scene) -> None:
    """The near stones sink into the evening; pigeons, and at the edge the corner of a house with its awning."""
    sc.flat(box(-40, 1040, 860, 1280), sc.lin([(0, "#7a1f5c", 0), (0.5, "#7a1f5c", 0.5), (1, "#3a0f38", 0.95)], 0, 1050, 0, 1210), 0.8, "multiply")  # fmt: skip
    for x, y, k, flip in (
        (92, 1150, 0.42, False),
        (140, 1172, 0.5, True),
        (52, 1184, 0.54, False),
        (500, 1112, 0.3, True),
        (452, 1104, 0.26, False),
    ):
        sc.flat(ellipse(x + 40 * k, y + 6 * k, 50 * k, 6 * k), "#4a1240", 0.6, "multiply", 2)
        put(sc, T(bird_on("pigeon"), x, y, k, flip=flip).recolour(lambda c: mix(c, "#5a1f52", 0.62)), z=2, rim=(2, 1.4, "#ffe0c0", 1))  # fmt: skip
    house = Polygon([(738, -20), (860, -20), (860, 1280), (738, 1280)])
    sc.layer(house, sc.lin([(0, "#a83a66"), (0.16, "#6a1f52"), (1, "#2c0a30")], 716, 0, 800, 0), z=16, cut=0.8, sh=0.5, rim="#ffd9b0", rimop=1, rimw=2)  # fmt: skip
    side = Polygon([(722, -20), (738, -20), (738, 1280), (722, 1250)])
    sc.layer(side, sc.lin([(0, "#e88a86"), (0.6, "#ffc79c"), (1, "#c8456e")], 0, 0, 0, 1200), z=8, cut=0.6, sh=0.4, rim="#fff3d6", rimop=1)  # fmt: skip
    sc.flat(brick(house, 22, 11, "house", 0.4), "#2c0a30", 0.4)
    pipe = limb([(774, -20, 13), (774, 560, 13), (776, 1280, 13)], 4)
    sc.layer(pipe, sc.lin([(0, "#c85a7a"), (0.4, "#6a1f52"), (1, "#2c0a30")], 767, 0, 782, 0), z=6, cut=0.2, sh=0.5, rim="#ffd9b0", rimop=0.9)  # fmt: skip
    sc.flat(U([box(764, y, 785, y + 5) for y in range(60, 1200, 190)]), "#2c0a30", 0.8)
    for k in range(7):  # an awning over the near corner
        a, b = 640 + 32 * k, 672 + 32 * k
        cloth = shape(
            f"{a + 60 - 8 * k},{856 - 2 * k}^ {b + 56 - 8 * k},{856 - 2 * k}^ {b},946^ {(a + b) / 2},962 {a},946^"
        )
        sc.layer(cloth, sc.lin([(0, "#b03a66"), (1, "#5a1648")] if k % 2 else [(0, "#ffc2a0"), (1, "#c8607f")], 640, 0, 820, 0), z=7, cut=0.3, sh=0.5, rim="#fff3d6", rimop=0.9)  # fmt: skip


def draw() -> Scene:
    """Who sat there before?"""
    sc = Scene("chair_tower", light=(LX, LY, 260), shadow="#480a30", bg="#f97f93")
    draw_sky(sc)
    draw_town(sc)
    draw_tower(sc)
    draw_cat(sc)
    draw_near(sc)
    sc.vignette("#480a30", 0.34, 330, 620, 900)
    sc.finish()
    return sc
