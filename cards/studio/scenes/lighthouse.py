"""A keeper opens the bird cage that is her lamp, and the light flies out as birds, one to the mast of every boat.

Palette: storm slate #1d2a33, wet stone #3c525c, drizzle #7f9794, brick #a5473a, cage cream #fff6c9, lemon light #f4dd6b.
Light: the cage on the tower. Planes: storm / tower and birds / sea and boats.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

TX, BASE, TOP = 214, 1150, 432  # the tower
LX, LY = 214, 306  # the light in the cage
CAGE_W, CAGE_TOP = 156, 172
KX = 348  # the keeper
DECK = 222  # half the width of the gallery
EYE = 830  # the horizon
PATH = [
    (492, 178),
    (520, 92),
    (580, 84),
    (690, 150),
    (724, 290),
    (660, 420),
    (540, 508),
    (444, 600),
    (414, 700),
    (462, 788),
    (548, 838),
]
# x, waterline, width, hull, sail, stripe, birds, tilt, flip
BOATS = (
    (424, 934, 58, "#6b3a30", "#cfd2bc", "#a5473a", 1, -4, False),
    (574, 900, 46, "#3f4f52", "#b98a6a", None, 1, 3, True),
    (722, 930, 56, "#4a3030", "#d8d6c4", "#3c525c", 1, 5, False),
    (676, 1034, 84, "#7a4034", "#c77a56", None, 1, -5, True),
    (492, 1090, 112, "#5a3a34", "#dcdcc8", "#a5473a", 2, 6, False),
)


def light_bird(
    sc: Scene, x: float, y: float, s: float, rot: float, pose: int, flip: bool = False, halo: float = 1.0
) -> None:
    """A bird made of lamplight."""
    b = T(fbird(pose), x, y, s, rot=rot, flip=flip)
    sc.glow(x, y, 150 * s + 16, "#f4dd6b", 0.6 * halo)
    for k, c in (("far", "#e9c45a"), ("body", "#fffbe6"), ("near", "#fff3bd")):
        sc.layer(b[k], c, z=1.4 + 4 * s, sh=0.32, shc="#7a5a1c", cut=0, fibre=0, wash=0, rimop=0.5, rim="#ffffff")
    if s > 0.34:
        sc.flat(b["eye"], "#6a4a1c", 0.9)
    sc.glow(x, y, 70 * s + 6, "#fffbe6", 0.5 * halo)


def half_width(y: Any) -> Any:
    """Half the tower's width at a height: it swells towards its foot."""
    t = (BASE - y) / (BASE - TOP)
    return 52 + 62 * (1 - t) ** 1.5


def arc(y: float, k: float = 1.0, n: int = 17) -> list[tuple[float, float]]:
    """A course of the round tower as we see it: arched above our eye, sagging below."""
    w, sag = half_width(y) * k, 20 * (EYE - y) / 400
    return [(TX + w * u, y - sag * (1 - u * u)) for u in np.linspace(-1, 1, n)]


def belt(y0: float, y1: float) -> Any:
    """The tower between two heights."""
    ys = np.linspace(y0, y1, 9)
    left = [(TX - half_width(y), y) for y in ys[1:-1]]
    right = [(TX + half_width(y), y) for y in ys[1:-1]]
    return Polygon([*arc(y0), *right, *arc(y1)[::-1], *left[::-1]]).buffer(0)


def draw_storm(sc: Scene, near: Any) -> None:
    """Slate sky, banks of cloud lit from the lamp, rain."""
    sc.backdrop(
        sc.rad(
            [(0, "#f6ecb4"), (0.1, "#c3c9a2"), (0.26, "#83998f"), (0.5, "#4c656c"), (0.78, "#2b3e49"), (1, "#1d2a33")],
            LX,
            LY,
            900,
        )
    )
    for k, r in enumerate((430, 310, 214)):  # rings of light in the wet air
        c = ("#5d7678", "#7d9388", "#aab592")[k]
        sc.layer(
            ellipse(LX, LY, r),
            sc.rad([(0, "#f2e9b6"), (0.6, light(c, 0.1)), (1, c)], LX, LY, r),
            z=5,
            sh=0.16,
            cut=1.6,
            wash=0.5,
            op=0.5,
            rim="#fff6c9",
            rimop=0.35,
        )
    banks = (
        (
            "low",
            [(-80, 776), (60, 752), (220, 770), (340, 736), (450, 742), (560, 690), (660, 640), (760, 650), (880, 590)],
            24,
            60,
            ("#40565f", "#4a626a", "#567077"),
            False,
        ),
        (
            "far",
            [(-60, 150), (60, 112), (170, 66), (300, 44), (440, 30), (600, 40), (720, 20), (860, 60)],
            24,
            54,
            ("#6d8682", "#5c7674", "#4e6768"),
            True,
        ),
        (
            "near",
            [(-60, 70), (80, 34), (220, -4), (420, -16), (600, -6), (760, -26), (860, 10)],
            26,
            60,
            ("#445a62", "#384e57", "#2c4049"),
            True,
        ),
    )
    for name, P, r0, r1, cols, above in banks:
        y = -140 if above else 900
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, fill=Polygon([*P, (920, y), (-120, y)]).buffer(0))
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-13 * k), 4), -2 * k, -7 * k if above else 9 * k)
            sc.layer(
                g,
                near(light(c, 0.26), dark(c, 0.2), 620),
                z=9,
                sh=0.42,
                cut=0.8,
                rim="#fff6c9",
                rimop=0.34,
                dy=6 if above else -2,
            )
    sc.glow(LX, LY, 500, "#f4dd6b", 0.32)
    rain(sc, 190, 0.3, "#dfe8e0", 0.3, (0, 80, 830, 880), (26, 70), 1.3)


def swell(sc: Scene, near: Any, name: str, P: list[tuple[float, float]], cols: tuple[str, str], z: float) -> None:
    """One plane of sea: a long back with cut crests and lines that follow it."""
    r = sc.stream(name)
    g, top = land(r, P, 6)
    crests = []
    x = -20.0
    while x < 830:
        w = r.uniform(44, 92) * z / 9
        y = y_at(top, x)
        h = r.uniform(0.16, 0.3) * w
        crests.append(
            shape(
                f"{x - w * 0.7},{y + 4}^ {x - w * 0.3},{y - h * 0.3} {x + w * 0.1},{y - h} {x + w * 0.36},{y - h * 0.74} {x + w * 0.34},{y - h * 0.3}^ {x + w * 0.22},{y - h * 0.36} {x + w * 0.26},{y} {x + w * 0.6},{y + 5}^"
            )
        )
        x += w * r.uniform(0.9, 1.5)
    g = U(g, crests)
    for k in range(3):
        q = g if k == 0 else T(rounded(g.buffer(-5 * k * z / 9), 2), -3 * k, 7 * k * z / 9)
        c = mix(cols[0], cols[1], 0.3 * k)
        sc.layer(
            q,
            near(light(c, 0.16), dark(cols[1], 0.1), 820),
            z=z if k == 0 else 3,
            sh=0.5,
            cut=0.4,
            rim="#f6f0cc",
            rimop=0.5 - 0.14 * k,
            wash=0.8,
        )
    lines = []
    for _ in range(int(34 * 9 / z)):
        x0 = r.uniform(-40, 780)
        y0 = y_at(top, x0) + r.uniform(16, 70)
        L = r.uniform(26, 84) * z / 9
        lines.append(limb([(x0, y0, 0.3), (x0 + L * 0.4, y0 - 3, 1.7), (x0 + L, y0 + 2, 0.3)], 4, 3))
    sc.flat(U(lines), "#a9b8a8", 0.28)


def wedge(sc: Scene, x: float, y: float, w: float, h: float, op: float) -> None:
    """A wedge of light that a lit mast leaves on the water."""
    r = sc.stream(f"wedge {x}")
    g = []
    for k in range(24):
        t = k / 23
        ww = w * (0.22 + 0.95 * t) * r.uniform(0.4, 1.1)
        yy, xx = y + h * t, x + r.uniform(-1, 1) * w * 0.12
        g.append(
            limb([(xx - ww / 2, yy, 0.5), (xx, yy + r.uniform(-1, 1), 2.2 + 1.8 * t), (xx + ww / 2, yy, 0.5)], 4, 3)
        )
    sc.flat(U(g), sc.lin([(0, "#fff6c9", 0.95), (1, "#f4dd6b", 0.04)], 0, y, 0, y + h), op, "screen")
    sc.glow(x, y + h * 0.2, w * 1.5, "#f4dd6b", 0.3 * op, sy=0.6)


def draw_boat(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    hull: str,
    sail: str,
    stripe: str | None,
    birds: int,
    tilt: float,
    flip: bool,
) -> None:
    """A boat with a lit masthead; the one with two birds has no crew."""
    b = T(sail_boat(hull, sail, stripe, w), x, y, rot=tilt, flip=flip)
    mx, my = b.at("mast")
    put(sc, b, z=3.4, rim=(0, 2, "#fff6c9", 0.5), shade=("#1d2a33", 0.3, 1100))
    seam = [limb([(-24, -44 - 34 * k, 0.5), (-8, -42 - 34 * k, 1), (2, -44 - 34 * k, 0.5)], 3) for k in range(3)]
    sc.flat(T(T(U(seam), s=w / 120), x, y, rot=tilt, flip=flip), dark(sail, 0.4), 0.5)
    if birds == 1:
        man = person(
            40,
            "side",
            "sit",
            dress("parka", "#2c3b44", "#22303a", "#7f9794"),
            "#c98f68",
            "short",
            hat="souwester",
            hat_colour="#3c525c",
            nod=-20,
        )
        put(
            sc,
            T(man, x - w * (0.2 if not flip else -0.2), y + w * 0.05, w / 430, flip=flip),
            z=1.2,
            rim=(0.6, 1, "#fff6c9", 0.7),
        )
    sc.glow(mx, my, w * 1.7, "#f4dd6b", 0.4)
    for k in range(birds):
        s = 0.14 + w / 760
        if k == 0:
            light_bird(sc, mx + 2, my - 10 * s * 4, s, -12, 0, flip)
        else:
            light_bird(sc, mx - w * 0.34, my + w * 0.16, s * 0.9, -24, 3, not flip)


def draw_tower(sc: Scene, near: Any) -> None:
    """Rock and tower; its courses curve, its windows are already dark."""
    for k, (s, a, b) in enumerate(
        (
            (
                "-40,1250^ -30,1150 20,1116 60,1128 100,1096 150,1090 214,1086 290,1092 344,1104 380,1140 424,1166 452,1250^",
                "#6a8084",
                "#1a2830",
            ),
            ("-40,1250^ 10,1186 70,1164 120,1142 214,1136 300,1148 350,1180 400,1250^", "#4c626a", "#141f27"),
        )
    ):
        rock = shape(s)
        sc.layer(rock, near(a, b, 1060), z=13 - 4 * k, sh=0.55, cut=2.2, step=9, rim="#f6f0cc", rimop=0.45)
        r = sc.stream(f"rock {k}")
        cr = []
        for _ in range(22):
            x, y = r.uniform(0, 420), r.uniform(1110, 1220)
            cr.append(
                limb(
                    [
                        (x, y, 0.4),
                        (x + r.uniform(6, 22), y + r.uniform(4, 12), 1.8),
                        (x + r.uniform(10, 40), y + r.uniform(18, 30), 0.4),
                    ],
                    2,
                )
            )
        sc.flat(U(cr).intersection(rock.buffer(-4)), "#0f1820", 0.5)
    body = belt(TOP, BASE)
    across = [(0, "#111b22"), (0.24, "#243640"), (0.6, "#4a626c"), (0.82, "#3a505b"), (1, "#18242c")]
    sc.layer(body, sc.lin(across, TX - 112, 0, TX + 112, 0), z=17, sh=0.62, cut=0.5, rimop=0.6, rim="#f4dd6b")
    bricks = [(0, "#45191c"), (0.24, "#7a3230"), (0.6, "#c05a46"), (0.82, "#a5473a"), (1, "#5a2426")]
    for y0, y1 in ((506, 598), (700, 800), (914, 1024)):
        g = belt(y0, y1)
        sc.layer(g, sc.lin(bricks, TX - 112, 0, TX + 112, 0), z=2, sh=0.4, cut=0.4, rim="#ffd9a8", rimop=0.4)
    courses, joints = [], []
    r = sc.stream("courses")
    for j, y in enumerate(np.arange(TOP + 16, BASE, 15.5)):
        courses.append(limb([(x, yy, 0.9) for x, yy in arc(y, 0.995)], 1, 2))
        sag = 20 * (EYE - y) / 400
        for u in np.sin(np.linspace(-1.35, 1.35, 9) + (j % 2) * 0.17):
            if r.random() < 0.74:
                x = TX + half_width(y) * u
                joints.append(limb([(x, y - sag * (1 - u * u), 0.9), (x, y + 15.5 - sag * (1 - u * u), 0.9)], 1, 2))
    sc.flat(U(courses, joints).intersection(body), "#0e171d", 0.42)
    stones = []
    for _ in range(60):
        y, u = r.uniform(TOP + 20, BASE - 20), r.uniform(-0.9, 0.9)
        w = 9 * math.sqrt(1 - u * u) + 2
        x, yy = TX + half_width(y) * u, y - 20 * (EYE - y) / 400 * (1 - u * u)
        stones.append(box(x - w, yy - 5, x + w, yy + 5).buffer(1))
    sc.flat(U(stones).intersection(body), "#f0d8b0", 0.09)
    for u, y in ((0.16, 640), (-0.2, 850)):
        x = TX + half_width(y) * u
        w = U(box(x - 10, y - 8, x + 10, y + 24), ellipse(x, y - 8, 10))
        sc.layer(w.buffer(5), "#6f858a", z=2, cut=0.2, rim="#f6f0cc", rimop=0.6)
        sc.layer(w, "#0f1920", z=0.6, cut=0, sh=0)
        sc.flat(U(box(x - 0.9, y - 18, x + 0.9, y + 24), box(x - 10, y + 3, x + 10, y + 4.6)), "#4a5f66")
    d = U(box(TX - 28, 1078, TX + 28, 1142), ellipse(TX, 1078, 28))
    sc.layer(d.buffer(7), "#6f858a", z=2.4, cut=0.4, rim="#f6f0cc", rimop=0.6)
    sc.layer(d, "#0d161c", z=0.6, cut=0, sh=0)
    for k in range(4):  # the first of her stairs, going up into the dark
        sc.flat(
            box(TX - 20 + 5 * k, 1132 - 11 * k, TX + 24, 1142 - 11 * k).intersection(d),
            mix("#3c525c", "#0d161c", 0.22 * k + 0.1),
            1,
        )
        sc.flat(box(TX - 20 + 5 * k, 1131 - 11 * k, TX + 24, 1132.6 - 11 * k).intersection(d), "#8a9a94", 0.5 - 0.1 * k)
    leaf_ = Polygon([(TX - 28, 1060), (TX - 50, 1066), (TX - 50, 1150), (TX - 28, 1142)])
    sc.layer(leaf_, sc.lin([(0, "#7a3230"), (1, "#a5473a")], TX - 50, 0, TX - 28, 0), z=3, cut=0.3, rim="#ffd9a8")
    sc.flat(
        U([limb([(TX - 50 + 7 * k, 1066, 1), (TX - 50 + 7 * k, 1148, 1)], 1) for k in (1, 2)]).intersection(leaf_),
        "#3a1618",
        0.7,
    )


def draw_gallery(sc: Scene, near: Any) -> None:
    """Corbels and platform."""
    for k in range(-3, 4):
        x = TX + half_width(TOP) * k / 3.2
        fx = TX + (DECK - 40) * k / 3
        sc.layer(
            shape(
                f"{x - 6},{TOP + 48}^ {x - 4},{TOP + 26} {(x + fx) / 2 - 6},{TOP + 10} {fx - 9},{TOP - 2}^ {fx + 9},{TOP - 2}^ {(x + fx) / 2 + 6},{TOP + 14} {x + 6},{TOP + 48}^"
            ),
            near("#5a6f74", "#1a2830", 330),
            z=5,
            sh=0.5,
            cut=0.3,
            rim="#f4dd6b",
            rimop=0.5,
        )
    slab = U(ellipse(TX, TOP - 6, DECK + 4, 17), ellipse(TX, TOP + 3, DECK, 16))
    sc.layer(slab, near("#5f7376", "#1d2a33", 300), z=8, sh=0.55, cut=0.3, rim="#f4dd6b", rimop=0.7)
    sc.layer(
        ellipse(TX, TOP - 10, DECK + 2, 14),
        near("#c9c49a", "#3c525c", 260),
        z=2,
        sh=0.4,
        cut=0.3,
        rim="#fff6c9",
        rimop=0.8,
    )


def draw_cage(sc: Scene) -> None:
    """The lamp: ribs, dome, three birds that have not gone yet."""
    cx, cw, top, bottom = LX, CAGE_W / 2, CAGE_TOP, TOP - 12
    inside = shape(
        f"{cx - cw},{bottom}^ {cx - cw},{top + 78} {cx - cw * 0.74},{top + 24} {cx},{top} {cx + cw * 0.74},{top + 24} {cx + cw},{top + 78} {cx + cw},{bottom}^ {cx},{bottom + 8}"
    )
    sc.flat(inside, sc.rad([(0, "#fffef4"), (0.5, "#fff1b0"), (1, "#e9b94e")], LX, LY + 10, 140), 0.97)
    sc.glow(LX, LY, 280, "#fff1b0", 0.9)
    back = [
        limb(
            [
                (cx, top + 2, 1.6),
                (cx + t * cw * 0.7, top + 26, 1.6),
                (cx + t * cw, top + 80, 1.6),
                (cx + t * cw, bottom, 1.6),
            ],
            7,
        )
        for t in (-0.8, -0.5, -0.1, 0.3, 0.66)
    ]
    sc.flat(U(back), "#c9973a", 0.5)
    for x, y, s, rot, pose, fl in (
        (196, 366, 0.5, -16, 0, False),
        (246, 286, 0.5, -34, 3, False),
        (188, 258, 0.36, -10, 1, True),
    ):
        b = T(fbird(pose), x, y, s, rot=rot, flip=fl)
        for k, c in (("far", "#eebe52"), ("body", "#ffffff"), ("near", "#fffdf2")):
            sc.layer(b[k], c, z=4, sh=0.75, shc="#a8641c", cut=0, fibre=0, wash=0)
        sc.flat(b["eye"], "#6a4a1c", 0.9)
    ribs = []
    for k in range(12):
        t = math.sin((k / 11 * 2 - 1) * math.pi / 2)
        if 0.5 < t < 0.98:
            continue  # the door stands open here
        ribs.append(
            limb(
                [
                    (cx, top + 1, 3),
                    (cx + t * cw * 0.72, top + 25, 3.4),
                    (cx + t * cw, top + 80, 3.8),
                    (cx + t * cw, bottom + 7 * (1 - t * t), 3.8),
                ],
                7,
            )
        )
    hoops = []
    for y, reach in ((top + 80, 1.0), (top + 146, 0.46), (bottom - 30, 0.46)):
        u = np.linspace(-1, reach, 12)
        hoops.append(limb([(cx + cw * t, y + 9 * (1 - t * t), 3.8) for t in u], 2))
    sc.layer(U(ribs, hoops), "#1d2a33", z=3.4, sh=0.5, shc="#6a4a12", cut=0, fibre=0, rim="#fffbe0", rimop=0.95)
    cap = U(
        shape(
            f"{cx - 46},{top + 12}^ {cx - 24},{top - 14} {cx},{top - 26} {cx + 24},{top - 14} {cx + 46},{top + 12}^ {cx},{top + 18}"
        ),
        ellipse(cx, top - 36, 10),
        limb([(cx, top - 42, 3.4), (cx, top - 84, 1)], 1),
    )
    sc.layer(
        cap,
        sc.lin([(0, "#6a2a28"), (0.6, "#b8523e"), (1, "#7a3430")], cx - 46, 0, cx + 46, 0),
        z=5,
        sh=0.5,
        cut=0.2,
        rim="#fff6c9",
        rimop=0.8,
    )
    sc.flat(
        U(
            [
                limb([(cx, top - 24, 0.5), (cx + 15 * k, top - 6, 1.4), (cx + 22 * k, top + 13, 0.6)], 4)
                for k in (-1.4, -0.6, 0.6, 1.4)
            ]
        ),
        "#3a1618",
        0.6,
    )
    sc.layer(
        T(fish(30), cx + 13, top - 84, 0.8),
        "#1d2a33",
        z=2,
        cut=0,
        fibre=0,
    )


def draw_keeper(sc: Scene) -> None:
    """Sixty, broad, in oilskins: one hand keeps the door open, the other lets go; one bird has crept into her hood."""
    s, ky = 1.24, TOP - 8
    hinge = LX + CAGE_W / 2
    far_x = 322
    to = lambda x, y: ((x - KX) / s, (y - ky) / s)
    pose = Pose(
        0.95,
        lean=15,
        stoop=3,
        nod=-30,
        foot_a=(0.3, 0),
        foot_b=(-0.36, 0.05),
        toe_a=-6,
        toe_b=34,
        grip_a="open",
        grip_b="grip",
        elbow_a=-1,
        elbow_b=-1,
    )
    coat = dress("coat", "#d0aa3a", "#2c3b44", "#f4e7b0").but(
        skirt=0.52, pad=5, flare=20, shoes="boots", shoe_colour="#16222a", collar=None, belly=6
    )
    p = person(
        60,
        "side",
        pose,
        coat,
        "#c98f68",
        "bun",
        "#dedace",
        feeling("tender")._replace(open=0.8, look=(0.6, -0.8), curve=0.9, tilt=-4),
        1.2,
        reach_a=to(KX + 128, 206),
        big_head=1.12,
        nose=0.82,
        lash=1.3,
        reach_b=to(far_x + 6, 312),
    )
    p = T(p, KX, ky, s)
    # the cage's door, hinged at the cage, swung towards us
    gate = []
    for t in (0, 0.36, 0.7, 1):
        x = hinge + (far_x - hinge) * t
        gate.append(limb([(x, CAGE_TOP + 84 + 16 * t, 3), (x, TOP - 26 + 10 * t, 3)], 1))
    gate += [
        limb([(hinge, CAGE_TOP + 84 + y, 3.2), (far_x, CAGE_TOP + 100 + y * 0.96, 3.2)], 1) for y in (0, 62, 124, 150)
    ]
    sc.layer(U(gate), "#1d2a33", z=3, sh=0.5, cut=0, fibre=0, rim="#fffbe0", rimop=0.95)
    put(sc, p, z=2.8, rim=(3.5, 0.6, "#fff9dc", 0.95), shade=("#22343d", 0.42, 430), cast=8)
    # the hood hangs on her back; a bird looks out of it
    nx, ny = p.at("neck")
    hood = shape(
        f"{nx + 12},{ny - 6}^ {nx - 6},{ny - 12} {nx - 26},{ny - 10} {nx - 38},{ny + 6} {nx - 34},{ny + 30} {nx - 14},{ny + 44} {nx + 6},{ny + 30} {nx + 14},{ny + 8}"
    )
    sc.layer(hood, sc.near("#f2d468", "#8a6c24", 300, (LX, LY)), z=4, sh=0.5, cut=0.1, rim="#fff9dc", rimop=0.9)
    mouth = shape(
        f"{nx + 8},{ny - 4}^ {nx - 8},{ny - 9} {nx - 25},{ny - 7} {nx - 34},{ny + 5}^ {nx - 18},{ny + 9} {nx - 2},{ny + 6}"
    )
    sc.layer(mouth, "#4a3a18", z=0.8, sh=0, cut=0, fibre=0)
    sc.glow(nx - 14, ny - 2, 34, "#f4dd6b", 0.9)
    bx, by = nx - 16, ny - 4
    sc.layer(
        U(
            ellipse(bx, by, 7.6, 7),
            ellipse(bx - 4, by - 7, 5.4),
            Polygon([(bx - 8, by - 9), (bx - 14, by - 6.6), (bx - 8, by - 5)]),
        ),
        "#fff8d2",
        z=1.2,
        cut=0,
        fibre=0,
        wash=0,
        shc="#7a5a1c",
    )
    sc.flat(ellipse(bx - 5.6, by - 8, 1.2), "#4a3414")
    lip = limb([(nx - 35, ny + 5, 4), (nx - 16, ny + 10, 5), (nx + 6, ny + 6, 4)], 6)
    sc.layer(lip, "#e9c858", z=1.4, cut=0, fibre=0, rim="#fff9dc", rimop=0.9)
    sc.flat(
        U(
            limb([(nx - 24, ny + 16, 0.6), (nx - 20, ny + 28, 1.8), (nx - 10, ny + 38, 0.6)], 4),
            limb([(nx - 6, ny + 16, 0.6), (nx - 4, ny + 26, 1.6), (nx - 4, ny + 34, 0.6)], 4),
        ),
        "#6a5018",
        0.6,
    )


def draw_railing(sc: Scene) -> None:
    """In front of everybody on the gallery."""
    u = np.linspace(-1, 1, 21)
    foot = [(TX + DECK * t, TOP - 8 + 13 * (1 - t * t)) for t in u]
    posts = [limb([(x, y, 3), (x, y - 44, 2.4)], 1) for x, y in foot]
    rails = [limb([(x, y - d, w) for x, y in foot], 2) for d, w in ((44, 4.2), (24, 2.2))]
    sc.layer(
        U(posts, rails, [ellipse(x, y - 47, 3) for x, y in foot[::2]]),
        "#1d2a33",
        z=3.4,
        sh=0.45,
        cut=0,
        fibre=0,
        rim="#f4dd6b",
        rimop=0.9,
    )


def draw_birds(sc: Scene) -> None:
    """Along one curve from her hand to the boats, large where they pass us, small over the water."""
    c = curve(np.array(PATH, float), n=16)
    sc.stroke(c, "#f4dd6b", 70, 0.16, "screen", blur=24)
    sc.stroke(c, "#fff6c9", 22, 0.16, "screen", blur=10)
    r = sc.stream("flight")
    t, n = 0.015, 0
    at = lambda q: along(c, 400)[min(399, max(0, int(q * 399)))]
    while t < 0.985:
        x, y = at(t)
        d = at(t + 0.02) - at(t - 0.02)
        ang = math.degrees(math.atan2(d[1], d[0]))
        near_ = math.exp(-(((t - 0.33) / 0.2) ** 2))
        s = 0.24 + 0.5 * near_ - 0.06 * t
        s *= r.uniform(0.86, 1.12)
        k = r.uniform(-16, 16) * (0.4 + near_)
        nx, ny = -d[1] / np.hypot(*d), d[0] / np.hypot(*d)
        back = d[0] < 0
        light_bird(
            sc,
            x + nx * k,
            y + ny * k,
            s,
            (ang - 180 if back else ang) + r.uniform(-12, 12),
            (0, 3, 1, 2, 0, 1, 3)[n % 7],
            flip=back,
            halo=0.9,
        )
        t += 0.03 + 0.058 * s / 0.5
        n += 1
    for _ in range(46):  # down that they lose
        q = r.random()
        x, y = at(q)
        x, y = x + r.gauss(0, 30), y + r.gauss(0, 30)
        g = T(leaf(0, 0, r.uniform(5, 11), r.uniform(0, 6.3), 0.3), x, y)
        sc.flat(g, "#fff3bd", r.uniform(0.35, 0.85))


def draw_surf(sc: Scene) -> None:
    """A wave breaks on the rock."""
    w = crest(16, 1192, 200, 112)
    sc.layer(
        w["body"],
        sc.lin([(0, "#6f8a88"), (0.5, "#3f5a62"), (1, "#18262e")], 0, 1060, 0, 1240),
        z=10,
        sh=0.55,
        cut=0.4,
        rim="#f6f0cc",
        rimop=0.6,
    )
    sc.flat(w["lines"], "#a9bcb0", 0.5)
    sc.layer(w["foam"], "#dfe4d2", z=2, cut=0.2, fibre=0, wash=0, rim="#fffbe0")


def draw() -> Scene:
    """The light is let go."""
    sc = Scene("lighthouse", light=(LX, LY, 240), shadow="#060c11", bg="#1d2a33")

    def near(a: str, b: str, r: float = 620, mid: str | None = None) -> str:
        return sc.near(a, b, r, (LX, LY), mid)

    draw_storm(sc, near)
    sc.layer(box(-60, EYE, 860, 1260), near("#7f9890", "#22343d", 760), z=6, sh=0.35, cut=0.6, rim="#f6f0cc", rimop=0.5)
    sc.veil([(0, "#7f9794", 0), (0.4, "#b4c0aa", 0.22), (1, "#7f9794", 0)], 0, 770, 0, 910)
    swell(
        sc,
        near,
        "s1",
        [(-60, 872), (160, 864), (360, 880), (560, 866), (760, 880), (860, 868)],
        ("#66827f", "#34505a"),
        5,
    )
    draw_boat(sc, *BOATS[1])
    swell(
        sc,
        near,
        "s2",
        [(-60, 916), (140, 930), (340, 914), (520, 936), (700, 914), (860, 930)],
        ("#577474", "#2c4650"),
        6,
    )
    draw_boat(sc, *BOATS[0])
    draw_boat(sc, *BOATS[2])
    swell(
        sc,
        near,
        "s3",
        [(-60, 1000), (200, 976), (400, 1000), (600, 972), (760, 1004), (860, 990)],
        ("#47636a", "#243b45"),
        8,
    )
    for x, y, w, *_ in (BOATS[1], BOATS[0], BOATS[2]):
        wedge(sc, x, y + 12, w * 0.8, w * 1.5, 0.8)
    draw_boat(sc, *BOATS[3])
    swell(
        sc,
        near,
        "s4",
        [(-60, 1070), (180, 1084), (420, 1040), (600, 1056), (760, 1040), (860, 1070)],
        ("#38535c", "#1d323b"),
        10,
    )
    wedge(sc, BOATS[3][0] + 6, BOATS[3][1] + 18, 70, 120, 0.8)
    draw_tower(sc, near)
    draw_gallery(sc, near)
    draw_cage(sc)
    draw_birds(sc)
    draw_keeper(sc)
    draw_railing(sc)
    put(sc, T(feather(48, "#fffdf2", "#c9c0a0", 0.24), 330, 1030, 1, rot=58), z=3)
    draw_boat(sc, *BOATS[4])
    swell(
        sc,
        near,
        "s5",
        [(-60, 1180), (120, 1170), (300, 1150), (460, 1122), (620, 1140), (860, 1110)],
        ("#2b434d", "#13212a"),
        13,
    )
    wedge(sc, BOATS[4][0] + 6, BOATS[4][1] + 30, 100, 110, 0.85)
    draw_surf(sc)
    sc.vignette("#05090d", 0.42, 340, 480, 980)
    sc.finish()
    return sc
