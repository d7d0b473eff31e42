"""In a huge dark station a child shields the lantern of a city that stands lit in an open suitcase; the child's shadow fills the hall.

Palette: night teal #14202c, slate #37505f, plum #4a2f45, beret red #b23a30, window gold #f0ac48, cream #fff2cc. Light: the lantern.
Planes: moonlit end window / seven ribs / far platform in shafts / wall with the shadow, train / child and case / arch, barrow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera

TEAL, SLATE, PLUM, RED, GOLD, CREAM = "#14202c", "#37505f", "#4a2f45", "#b23a30", "#f0ac48", "#fff2cc"
CAM = Camera(486, 604, 930, 2.3)  # the hall in metres, seen by a grown-up who stands on the platform
LX, LY = 350, 772  # the lantern on the card
CASE = (228, 599, 0.42)  # where the picture of the suitcase stands on the card: shift and scale
CX, CY = 276, 420  # the lantern in the picture of the suitcase
HINGE, FAR, NEAR = 884, 700, 1096  # the suitcase: hinge, far rim, near rim
FEET = (186, 1092)  # the child
CHILD = 2.3
SKIN = "#b8764a"
LEFT, EDGE, END = -4.2, 1.75, 46.0  # metres: the left wall, the edge of the platform, the end of the hall
# the one street, from the quay up to the foot of the tower
STREET = [(486, 884), (604, 842), (470, 812), (196, 784), (170, 752), (330, 724), (500, 698), (512, 670), (380, 648), (226, 632), (214, 606), (292, 586)]  # fmt: skip


def arch(z: float, n: int = 50, grow: float = 0.0) -> list[tuple[float, float]]:
    """The line of the roof at a distance: from the left foot over the top to the right one."""
    c, half, spring, rise = 1.5, 5.7 + grow, 4.6, 8.6 + grow
    P = [CAM.at(c - half, 0, z)]
    P += [CAM.at(c - half * math.cos(t), spring + rise * math.sin(t), z) for t in np.linspace(0, math.pi, n)]
    return [*P, CAM.at(c + half, 0, z)]


def hall(sc: Scene) -> None:
    """Roof, end window with the moon behind it, ribs, shafts of moonlight."""
    sc.backdrop(
        sc.rad([(0, "#6f979c"), (0.14, "#456b78"), (0.4, "#22404f"), (0.8, "#142234"), (1, "#0e1726")], 512, 470, 760)
    )
    end = Polygon(arch(END))
    sc.layer(end, sc.rad([(0, "#e6efdc"), (0.4, "#a9c9c6"), (1, "#6c97a0")], 530, 450, 150), z=3, sh=0.2, cut=0)
    sc.flat(ellipse(556, 458, 19), "#fffef0", 0.95)
    with sc.clip(end):
        x0, y0 = CAM.at(1.5, 4.6, END)
        bars = [
            limb([(x0, y0, 2), (x0 + 240 * math.cos(a), y0 - 240 * math.sin(a), 2)], 1)
            for a in np.linspace(0.0, math.pi, 13)
        ]
        bars += [ellipse(x0, y0, q).difference(ellipse(x0, y0, q - 1.8)) for q in (44, 80, 122)]
        bars += [
            box(x0 - 130, y0 - 1, x0 + 130, y0 + 3),
            *[box(x0 + k * 19 - 1, y0, x0 + k * 19 + 1, y0 + 120) for k in range(-6, 7)],
        ]
        sc.flat(U(bars), "#3c5d6b", 0.9)
        roofs = shape(
            "360,640^ 372,586 396,590 404,566 420,588 452,592 470,574 486,592 530,588 552,560 560,590 600,594 640,580 660,640^"
        )
        sc.flat(roofs, "#6f979e", 0.9)
    sc.glow(540, 470, 330, "#b4d4d0", 0.5)
    depths = (46, 33, 25, 19.5, 15.5, 12.4, 9.8, 7.6)
    tones = ("#55798a", "#4a6d7d", "#3f5f70", "#355263", "#2c4556", "#233849", "#1b2c3c", "#142130")
    for k, (z, c) in enumerate(zip(depths, tones, strict=True)):
        t = 0.34 * CAM.scale(z)
        out, inn = np.array(arch(z)), np.array(arch(z, grow=-0.75))
        web = [limb([(*out[j], t * 0.22), (*inn[j + d], t * 0.22)], 1, 3) for j in range(2, 50, 2) for d in (-1, 1)]
        rib = U(limb([(x, y, t) for x, y in out], 1, 4), limb([(x, y, t * 0.55) for x, y in inn], 1, 4), web)
        sc.layer(
            rib.intersection(box(-60, -60, 860, 1260)),
            c,
            z=5,
            sh=0.3,
            cut=0,
            wash=0.5,
            rim="#d8ece4",
            rimop=0.5 - 0.05 * k,
        )
        if k < 7:
            nxt = np.array(arch(depths[k + 1]))
            for j in range(6, 46, 4):  # the panes between the ribs
                q = Polygon([out[j], out[j + 3], nxt[j + 3], nxt[j]]).buffer(0)
                sc.flat(
                    q.intersection(box(-60, -60, 860, 1260)),
                    "#a9cdd0",
                    (0.2, 0.17, 0.14, 0.12, 0.1, 0.08, 0.06)[k] * (1.5 if j > 26 else 0.7),
                    "screen",
                )
    for x, y, fx, fz, w in (
        (668, 250, -1.4, 24, 30),
        (742, 150, -0.9, 16, 44),
        (800, 60, -2.6, 13, 40),
        (620, 322, -0.4, 33, 18),
    ):
        gx, gy = CAM.at(fx, 0, fz)
        g = Polygon([(x - w * 0.3, y), (x + w * 0.5, y + w * 0.4), (gx + w, gy), (gx - w, gy)])
        sc.flat(
            g,
            sc.lin([(0, "#cfe8e2", 0.5), (0.7, "#cfe8e2", 0.16), (1, "#cfe8e2", 0.04)], x, y, gx, gy),
            0.6,
            "screen",
            3,
        )


def platform(sc: Scene) -> None:
    """Flagstones, the wall at the left with blind arches, the white edge."""
    ground = CAM.face([(LEFT, 0, END), (EDGE, 0, END), (EDGE, 0, 3), (LEFT - 6, 0, 3)])
    sc.layer(
        ground,
        sc.rad([(0, "#d59a5c"), (0.2, "#8a5f50"), (0.5, "#3f4252"), (1, "#151f2e")], 380, 1080, 640),
        z=3,
        sh=0.3,
        cut=0,
    )
    sc.flat(
        ground, sc.rad([(0, "#a9c8c4", 0.75), (0.5, "#6b929a", 0.3), (1, "#6b929a", 0)], 500, 640, 230), 1, "screen"
    )
    seams = [
        CAM.face([(x - 0.012, 0, END), (x + 0.012, 0, END), (x + 0.012, 0, 3), (x - 0.012, 0, 3)])
        for x in np.arange(-9, EDGE, 0.72)
    ]
    seams += [
        CAM.face([(-10, 0, z), (EDGE, 0, z), (EDGE, 0, z + 0.03), (-10, 0, z + 0.03)])
        for z in np.r_[np.arange(3.4, 12, 0.72), np.arange(12, 44, 1.5)]
    ]
    sc.flat(U(seams).intersection(ground), "#141a2a", 0.5)
    r = sc.stream("flags")
    stones = [
        CAM.face([(x, 0, z), (x + 0.7, 0, z), (x + 0.7, 0, z + 0.7), (x, 0, z + 0.7)])
        for x in np.arange(-6, EDGE - 0.7, 0.72)
        for z in np.arange(3.4, 11, 0.72)
        if r.random() < 0.26
    ]
    sc.flat(U(stones), "#f2d0a0", 0.1)
    edge = CAM.face([(EDGE - 0.22, 0, END), (EDGE, 0, END), (EDGE, 0, 3), (EDGE - 0.22, 0, 3)])
    sc.layer(edge, sc.near("#f6dfb4", "#5b7078", 560), z=1.5, sh=0.3, cut=0)
    wall = CAM.face([(LEFT, 0, END), (LEFT, 6.4, END), (LEFT, 6.4, 4), (LEFT, 0, 4)])
    top = CAM.face([(LEFT, 6.4, END), (LEFT, 15, 18), (LEFT, 15, 4), (LEFT, 6.4, 4)])
    lit = sc.rad([(0, "#e9a560"), (0.3, "#b0704e"), (0.6, "#6a4a54"), (1, "#233044")], 170, 700, 640)
    sc.layer(U(wall, top), lit, z=5, sh=0.4, cut=0, rim="#cfe6dc", rimop=0.5)
    rows = [
        CAM.face([(LEFT, y, END), (LEFT, y + 0.05, END), (LEFT, y + 0.05, 4), (LEFT, y, 4)])
        for y in np.arange(0.5, 14, 0.5)
    ]
    sc.flat(U(rows).intersection(U(wall, top)), "#2a2136", 0.28)
    for z in (10.2, 13.4, 17, 21.5, 27, 34):
        o = lambda u, v, z=z: CAM.at(LEFT, v, z + u)
        P = [
            o(0, 0),
            *[o(1.2 - 1.2 * math.cos(t), 2.9 + 1.2 * math.sin(t)) for t in np.linspace(0, math.pi, 14)],
            o(2.4, 0),
        ]
        sc.layer(
            Polygon(P),
            sc.rad([(0, "#4d3344"), (1, "#1b2536")], 190, 760, 420),
            z=1,
            sh=0,
            cut=0,
            rim="#f0b870",
            rimop=0.5,
        )
        sc.stroke(P, "#e2a868", 2.2 * 10 / z, 0.5)


def train(sc: Scene) -> None:
    """The last train: a dark flank with a few windows lit; somebody sleeps in one."""
    x, z0, z1, roof = EDGE + 0.15, 4.6, 43.0, 3.5
    flank = CAM.face([(x, -0.9, z1), (x, roof, z1), (x, roof, z0), (x, -0.9, z0)])
    top = CAM.face([(x, roof, z1), (x + 0.5, roof + 0.45, z1), (x + 0.5, roof + 0.45, z0), (x, roof, z0)])
    sc.layer(
        top,
        sc.lin([(0, "#8fb4b8"), (0.4, "#3a5666"), (1, "#1a2a3a")], 540, 0, 800, 0),
        z=6,
        sh=0.4,
        cut=0,
        rim="#d8ece4",
        rimop=0.6,
    )
    sc.layer(
        flank,
        sc.rad([(0, "#8a4c48"), (0.45, "#4e3244"), (1, "#1c2234")], 480, 900, 520),
        z=4,
        sh=0.5,
        cut=0,
        rim="#f0c890",
        rimop=0.5,
    )
    for y, c in ((0.75, "#e0a860"), (2.75, "#8a6a5a")):
        band = CAM.face([(x, y, z1), (x, y + 0.07, z1), (x, y + 0.07, z0), (x, y, z0)])
        sc.flat(band, sc.near(c, "#3a3444", 520), 0.9)
    k, z = 0, 5.2
    while z < 32:
        if k % 6 == 5:  # the end of a carriage, with a door
            gap = CAM.face([(x, -0.9, z), (x, roof + 0.4, z), (x, roof + 0.4, z + 0.34), (x, -0.9, z + 0.34)])
            sc.flat(gap, "#0c131f", 0.95)
            z += 0.7
        else:
            win = rounded(
                CAM.face([(x, 1.3, z), (x, 2.45, z), (x, 2.45, z + 1.0), (x, 1.3, z + 1.0)]), min(3.0, 14 / z)
            )
            on = k in (2, 7, 8, 13, 19)
            sc.layer(
                win,
                sc.lin([(0, "#ffe9b0"), (1, "#e09a4a")], 0, 500, 0, 620)
                if on
                else sc.lin([(0, "#3f5a68"), (1, "#1a2433")], 0, 520, 0, 620),
                z=1,
                sh=0,
                cut=0,
                wash=0,
                rim="#f0c890",
                rimop=0.5,
            )
            if on:
                c = win.centroid
                sc.glow(c.x, c.y, 60 * 10 / z + 14, "#f4b860", 0.5)
            if k == 2:
                c = win.centroid
                sc.flat(
                    U(
                        ellipse(c.x - 6, c.y + 6, 9, 10),
                        shape(
                            f"{c.x - 26},{c.y + 40}^ {c.x - 16},{c.y + 16} {c.x + 6},{c.y + 16} {c.x + 14},{c.y + 44}^"
                        ),
                        ellipse(c.x - 7, c.y - 3, 12, 4),
                    ).intersection(win),
                    "#4a2a34",
                    0.95,
                )
            z += 1.5
        k += 1


def child() -> Figure:
    """On tiptoe, the near hand behind the lantern, the other on the rim; face in profile."""
    pose = Pose(
        1.0,
        lean=3,
        nod=-12,
        foot_a=(0.12, 0.02),
        foot_b=(-0.14, 0.03),
        hand_a=(0.95, -0.3),
        hand_b=(0.72, 0.42),
        elbow_a=-1,
        toe_a=20,
        toe_b=28,
        grip_a="open",
        bend_a=-44,
    )
    return person(
        8,
        "side",
        pose,
        dress("coat", "#9a3f3a", "#3a3450", "#e2b460"),
        skin=SKIN,
        hair="curly",
        hair_colour="#24141c",
        mood=FEELINGS["wonder"]._replace(gape=0.1),
        hat="beret",
        hat_colour=RED,
    )


def porter(sc: Scene) -> None:
    """Far off on the platform somebody has stopped with a barrow."""
    x, y = CAM.at(-0.9, 0, 21)
    p = T(person(50, "side", "push", dress("greatcoat"), hat="conductor"), x, y, 0.36, flip=True).recolour(
        lambda c: "#22394a"
    )
    k = 0.36 * 200
    sc.flat(Polygon([(x - 12, y), (x + 14, y), (x + 34, y + 74), (x - 2, y + 74)]), "#16283a", 0.4, "multiply", 3)
    cart = U(
        box(x - k * 0.9, y - 16, x - 20, y - 11),
        box(x - k * 0.86, y - 40, x - k * 0.5, y - 16),
        box(x - k * 0.48, y - 30, x - 26, y - 16),
        ellipse(x - k * 0.75, y - 6, 6),
    )
    sc.layer(cart, "#22394a", z=1, sh=0.2, cut=0, wash=0, rim="#d8ece4", rimop=0.8)
    put(sc, p, z=1, rim=(-1, 1.4, "#d8ece4", 0.8))


def shadow_on_hall(sc: Scene) -> None:
    """The child again, as large as the hall: what the lantern makes of it."""
    g = child().outline()
    h = g.bounds[3] - g.bounds[1]
    big = T(g, 76, 1010, 800 / h * 0.8, sy=800 / h)
    sc.flat(big, "#140f26", 0.5, "multiply", 2.2)
    sc.flat(big, "#1c1530", 0.62, None, 2.6)


def lead(sc: Scene) -> None:
    """The child itself, its label with the red ring, its shadow on the stones."""
    f = T(child(), FEET[0], FEET[1], CHILD)
    floor = T(child().outline(), FEET[0] - 4, FEET[1] + 2, CHILD, sy=-CHILD * 0.05)
    sc.flat(U(floor, Polygon([(150, 1086), (214, 1096), (120, 1180), (-60, 1140)])), "#120e22", 0.6, "multiply", 5)
    put(sc, f, z=2.4, rim=(-3, 2, "#ffe2a0", 0.95), shade=("#1a1436", 0.62, 330), cast=7)
    x, y = FEET[0] + 26, FEET[1] - 176
    sc.stroke([(x, y), (x + 3, y + 16)], "#e9d3aa", 1.4, 0.95)
    label(sc, x + 4, y + 22, 0.5, -12, CX)


def frame(sc: Scene) -> None:
    """Near and dark: a rib, a clock on its rod, a barrow with luggage, pigeons."""
    r = sc.stream("near")
    pillar = Polygon([(728, -60), (860, -60), (860, 1260), (740, 1260)])
    sc.layer(
        pillar,
        sc.rad([(0, "#5a3a42"), (0.4, "#1c2030"), (1, "#0c131f")], 560, 900, 420),
        z=16,
        sh=0.6,
        cut=0.3,
        rim="#f0c890",
        rimop=0.6,
    )
    sc.flat(U([ellipse(752, y, 4.2) for y in range(20, 1200, 46)]), "#8a6250", 0.5)
    bow = limb([(748, 330, 30), (700, 170, 26), (560, 60, 24), (380, 10, 24), (160, -6, 24), (-40, 40, 24)], 10)
    lower = limb([(746, 420, 14), (690, 262, 12), (566, 150, 11), (384, 92, 11), (170, 78, 11), (-40, 110, 11)], 10)
    c1, c2 = (
        along(curve(np.array([(748, 330), (700, 170), (560, 60), (380, 10), (160, -6), (-40, 40)], float), n=12), 23),
        along(curve(np.array([(746, 420), (690, 262), (566, 150), (384, 92), (170, 78), (-40, 110)], float), n=12), 23),
    )
    web = [limb([(*c1[j], 6), (*c2[j + d], 6)], 1, 3) for j in range(1, 22) for d in (-1, 1)]
    sc.layer(U(bow, lower, web), "#0f1826", z=12, sh=0.5, cut=0.3, rim="#9fc4c8", rimop=0.6)
    x, y = 470, 200
    sc.layer(
        U(limb([(x, 110, 5), (x, y - 34, 5)], 1), ellipse(x, y, 44)),
        "#0f1826",
        z=9,
        sh=0.5,
        cut=0,
        rim="#9fc4c8",
        rimop=0.6,
    )
    sc.layer(ellipse(x, y, 36), "#c8d8c8", z=1, sh=0, cut=0)
    ticks = [
        limb([(x + 28 * math.sin(a), y - 28 * math.cos(a), 2.4), (x + 33 * math.sin(a), y - 33 * math.cos(a), 2.4)], 1)
        for a in np.arange(0, 6.28, 0.5236)
    ]
    sc.flat(
        U(ticks, limb([(x, y, 4), (x + 3, y - 20, 3)], 1), limb([(x, y, 3), (x - 8, y - 30, 2)], 1)), "#1c2838", 0.9
    )
    things = [(-60, 1104, 150, 96, "#2c2236"), (-60, 1016, 96, 88, "#241d30"), (44, 1060, 70, 44, "#33283a")]
    for bx, by, w, h, c in things:
        g = rounded(box(bx, by, bx + w, by + h), 8)
        sc.layer(g, sc.near(light(c, 0.22), c, 420), z=9, sh=0.55, cut=0.3, rim="#f4c888", rimop=0.85)
        sc.flat(
            U(
                box(bx + w * 0.72, by, bx + w * 0.78, by + h),
                limb([(bx + w * 0.4, by - 2, 4), (bx + w * 0.5, by - 9, 4), (bx + w * 0.62, by - 2, 4)], 4),
            ),
            "#8a5c48",
            0.55,
        )
    sc.layer(box(-60, 1196, 118, 1206), "#1a1626", z=6, cut=0, rim="#f4c888", rimop=0.7)
    for bx, by, s, flip in ((640, 1140, 0.34, True), (676, 1156, 0.36, False), (616, 1166, 0.3, True)):
        p = T(bird_on("pigeon"), bx, by, s, flip=flip)
        sc.flat(ellipse(bx + 12, by, 22, 4), "#0c0a1a", 0.5, "multiply", 2)
        put(sc, p.recolour(lambda c: mix(c, "#3a3448", 0.55)), z=1.6, rim=(2, 1.4, "#ffdca0", 0.8))
    for _ in range(34):
        x, y = r.uniform(200, 560), r.uniform(520, 800)
        sc.flat(ellipse(x, y, r.uniform(0.8, 1.8)), "#ffe6b0", r.uniform(0.2, 0.6))


def label(sc: Scene, x: float, y: float, s: float, rot: float, lit: float = 0) -> None:
    """A luggage label with a red ring, and nothing else on it: one on the child, its like on the tower."""
    at = lambda g: T(g, x, y, s, rot=rot)  # noqa: E731
    tag = shape("-20,-6^ -10,-20^ 10,-20^ 20,-6^ 20,44^ -20,44^").difference(ellipse(0, -10, 3.4))
    sc.layer(at(tag), "#ecd0a0", z=3.4 if s > 1 else 2, cut=0.2, rim="#fff4d0", rimop=0.8)
    ring = ellipse(0, 18, 11.5).difference(ellipse(0, 18, 7))
    sc.flat(at(ring), "#b23a30", 0.95)


def little_house(rng: Any, w: float, h: float) -> dict[str, Any]:
    """A house of the hill on 0,0: wall, roof, a few windows of unlike size, perhaps a door."""
    hw = w / 2
    kind = rng.choice(["gable", "gable", "side", "side", "tall", "dome"])
    if kind == "gable":
        rh = w * rng.uniform(0.6, 0.9)
        wall = Polygon([(-hw, 4), (-hw, -h), (0, -h - rh), (hw, -h), (hw, 4)])
        o = w * 0.1
        roof = U(
            limb([(-hw - o, -h + o, 3.4), (0, -h - rh - 1, 3.8)], 2),
            limb([(hw + o, -h + o, 3.4), (0, -h - rh - 1, 3.8)], 2),
        )
        roof = U(
            roof,
            Polygon(
                [
                    (0, -h - rh - 1),
                    (-hw - o, -h + o),
                    (-hw - o + 5, -h + o),
                    (0, -h - rh + 5),
                    (hw + o - 5, -h + o),
                    (hw + o, -h + o),
                ]
            ),
        )
    elif kind == "dome":
        wall = box(-hw, -h, hw, 4)
        roof = U(
            ellipse(0, -h, hw * 0.9, hw * 1.1).intersection(box(-w, -h - w, w, -h)),
            box(-hw - 2, -h - 2, hw + 2, -h + 2),
            limb([(0, -h - hw, 2), (0, -h - hw * 1.7, 0.6)], 2),
        )
    else:
        rh = w * (0.42 if kind == "side" else 0.8)
        wall = box(-hw, -h, hw, 4)
        i = w * (0.14 if kind == "side" else 0.4)
        roof = Polygon([(-hw - 3, -h + 2), (-hw + i, -h - rh), (hw - i, -h - rh), (hw + 3, -h + 2)])
        roof = U(roof, box(hw * 0.3, -h - rh * 1.4, hw * 0.3 + w * 0.12, -h))
    win: list[Any] = []
    y = -h + 7
    while y < -9:
        n = rng.choice([1, 1, 2]) if w > 24 else 1
        big = rng.random() < 0.25
        for q in range(n):
            if rng.random() < 0.25:
                continue
            x = (q - (n - 1) / 2) * w * 0.42 + rng.uniform(-2, 2)
            ww, hh = (w * 0.2, 9) if big else (w * 0.11, 6.5)
            win.append(
                U(box(x - ww / 2, y, x + ww / 2, y + hh), ellipse(x, y, ww / 2))
                if big
                else box(x - ww / 2, y, x + ww / 2, y + hh)
            )
        y += rng.uniform(12, 17)
    return {
        "wall": wall,
        "roof": roof,
        "win": win,
        "door": U(box(-3, -8, 3, 4), ellipse(0, -8, 3)) if rng.random() < 0.6 else None,
    }


def town(sc: Scene) -> None:
    """A hill of houses round one bright street that climbs to the tower."""
    R = sc.stream("town")
    walls = ("#7a4a4e", "#96603f", "#b9814a", "#5e5168", "#8e5548", "#6f5a6a", "#c2935a")
    roofs = ("#8c3a32", "#4a3550", "#3e4a60", "#a4553a", "#5c3440")
    c = curve(np.array(STREET, float), None, False, 14)
    hill = shape(
        "84,896^ 104,820 128,744 164,664 196,604 226,570 276,556 326,566 372,604 430,640 520,672 580,720 640,790 700,850 722,896^"
    )
    sc.layer(hill, sc.rad([(0, "#c07c46"), (0.35, "#7c4c44"), (1, "#3c2a40")], CX, 560, 420), z=10, cut=1.2, wash=0.9)
    tower(sc, 276, 590)
    # rows of houses, far to near: (y of the feet, x from, x to, bend)
    rows = [(612, 196, 366, 8), (640, 168, 452, 10), (672, 150, 524, 10), (702, 140, 584, 10), (736, 128, 612, 12), (770, 118, 640, 10), (806, 108, 668, 10), (846, 100, 692, 8), (884, 92, 706, 2)]  # fmt: skip
    road = limb([(x, y, 7 + (y - 590) / 32) for x, y in c], 2)
    for k, (y0, xa, xb, bend) in enumerate(rows):
        x = xa + R.uniform(0, 10)
        W_, F_, L_, D_ = [], [], [], []
        while x < xb:
            s = 0.72 + (y0 - 600) / 560
            w = R.uniform(22, 40) * s
            mx = x + w / 2
            t = (mx - (xa + xb) / 2) / ((xb - xa) / 2)
            y = y0 + bend * t * t + R.uniform(-3, 3)
            # the street stays free where it passes just in front of or through the row
            near_road = (
                min(abs(px - mx) for px, py in c if abs(py - (y - 10)) < 16 * s)
                if any(abs(py - (y - 10)) < 16 * s for _, py in c)
                else 99
            )
            if near_road < w * 0.5 + 3 * s or (k == 8 and 440 < mx < 534):
                x += 5
                continue
            h = R.uniform(20, 34) * s * (1.5 if R.random() < 0.13 else 1)
            d = T(little_house(R, w, h), mx, y)
            wc = R.choice(walls)
            W_.append((d["wall"], sc.rad([(0, light(wc, 0.3)), (0.4, wc), (1, mix(wc, "#221c38", 0.6))], CX, 560, 400)))
            rc = R.choice(roofs)
            F_.append(
                (d["roof"], sc.rad([(0, light(rc, 0.22)), (0.45, rc), (1, mix(rc, "#1c1a34", 0.6))], CX, 540, 400))
            )
            for q in d["win"]:
                (L_ if R.random() < 0.74 else D_).append(q)
            if d["door"] is not None:
                D_.append(d["door"])
            x += w * R.uniform(0.92, 1.12)
        sc.layer(W_, z=3.4, cut=0.2, step=4, fibre=0.05, wash=0.5, sh=0.5, shc="#1c1024", rimop=0.3)
        sc.layer(F_, z=2, cut=0.2, step=4, fibre=0.05, wash=0.5, sh=0.5, shc="#1c1024", rim="#ffe2a0", rimop=0.6)
        sc.flat(U(D_), "#2a1c30", 0.7)
        sc.flat(U(L_), "#ffd987", 0.95)
        sc.flat(U(L_).buffer(1.6), "#ffb84e", 0.4, "screen", 2.2)
        # the piece of the street in front of this row
        nxt = rows[k + 1][0] if k + 1 < len(rows) else 900
        part = clean(road.intersection(box(0, y0 - 26, 800, nxt - 26)))
        sc.flat(part.buffer(3), "#ffb850", 0.55, "screen", 4)
        sc.layer(part, "#ffe9b0", z=0.8, cut=0, wash=0, fibre=0, sh=0.3, rimop=0)
    # people of the street, all looking up
    P = sc.stream("folk")
    folk = []
    for _ in range(26):
        x, y = c[int(P.uniform(0.0, 0.98) ** 1.5 * len(c))]
        s = (0.5 + (y - 590) / 620) * 0.62
        g = U(shape("-4.4,0^ -4,-12 -2.4,-18 2.4,-18 4,-12 4.4,0^"), ellipse(0, -22, 3.6))
        if P.random() < 0.4:
            g = U(g, limb("2,-16,2.6 8,-26,2.2", 3))
        folk.append(T(g, x + P.uniform(-4, 4), y + P.uniform(-1, 3), s))
    sc.layer(U(folk), "#4a2430", z=1, cut=0, wash=0, fibre=0, sh=0.4, rimop=0.5, rim="#fff0c0")
    # the red tram on the lowest bend
    tram = U(
        rounded(box(-22, -18, 22, -3), 3),
        rounded(box(-18, -21, 18, -16), 2),
        ellipse(-12, -2.6, 2.6),
        ellipse(12, -2.6, 2.6),
    )
    tw = U(*[box(-19 + k * 8, -15, -13 + k * 8, -9) for k in range(5)])
    sc.layer(
        T(tram.difference(tw), 556, 858, 1.1, rot=-16), "#b8402f", z=2, cut=0, wash=0, fibre=0, rim="#ffe2a0", rimop=0.7
    )
    sc.flat(T(tw, 556, 858, 1.1, rot=-16), "#fff0c0")


def tower(sc: Scene, x: float, base: float) -> None:
    """The lamp tower; its keeper holds the lantern up to the face above the town."""
    body = Polygon([(x - 30, base + 8), (x - 20, base - 96), (x + 20, base - 96), (x + 30, base + 8)])
    sc.layer(
        body, sc.lin([(0, "#e9b368"), (1, "#94604a")], 0, base - 100, 0, base), z=5, cut=0.3, rim="#fff0c4", rimop=0.7
    )
    sc.flat(U(*[box(x - 26, base - y, x + 26, base - y + 2) for y in (18, 42, 66)]), "#6a3c38", 0.4)
    for y in (28, 54, 80):
        sc.flat(U(box(x - 4, base - y, x + 4, base - y + 12), ellipse(x, base - y, 4)), "#fff0b8")
    gallery = U(box(x - 28, base - 104, x + 28, base - 95), box(x - 24, base - 97, x + 24, base - 90))
    sc.layer(gallery, "#a86a48", z=3, cut=0.2, rim="#fff0c4", rimop=0.8)
    sc.stroke([(x + 26, base - 94), (x + 33, base - 80), (x + 40, base - 70)], "#e9d3aa", 1.6, 0.95)
    label(sc, x + 42, base - 62, 0.62, -12)
    y = base - 104
    legs = U(limb([(x - 9, y - 16, 7), (x - 11, y + 1, 5)], 3), limb([(x - 4, y - 16, 7), (x - 1, y + 1, 5)], 3))
    coat = shape(
        f"{x - 15},{y - 10}^ {x - 13},{y - 24} {x - 10},{y - 36} {x - 2},{y - 37} {x + 2},{y - 28} {x + 1},{y - 10}^ {x - 7},{y - 8}"
    )
    arm = limb([(x - 5, y - 33, 6.4), (x + 3, y - 36, 5.4), (x + 9, y - 44, 4.6)], 4)
    arm2 = limb([(x - 9, y - 33, 6), (x - 3, y - 25, 5), (x + 5, y - 28, 4.4)], 4)
    sc.layer(legs, "#33263a", z=1.6, cut=0, wash=0, fibre=0)
    sc.layer(arm2, "#2c4a58", z=1, cut=0, wash=0, fibre=0)
    sc.stroke([(x + 2, y - 14), (x + 9, y - 46), (x + 13, y - 68)], "#5a3a2a", 2.4)
    sc.layer(coat, "#386074", z=2, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.9)
    sc.layer(ellipse(x - 4, y - 43, 5.6, 6.4), "#e8b080", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(
        shape(f"{x - 11},{y - 44}^ {x - 9},{y - 51} {x - 2},{y - 52} {x + 2},{y - 47}^ {x - 4},{y - 46}"),
        "#b8402f",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(arm, "#386074", z=1.4, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.9)
    rail = U(
        *[box(x - 26 + k * 8.4, y - 10, x - 24.6 + k * 8.4, y) for k in range(7)], box(x - 28, y - 12, x + 28, y - 9.6)
    )
    sc.layer(rail, "#8a5440", z=1.4, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.7)


def lantern(sc: Scene) -> None:
    """The brightest place."""
    x, y = 290, 412
    sc.glow(x, y, 300, "#ffca74", 0.6)
    sc.glow(x, y, 130, "#ffe9b0", 0.9)
    case = U(
        box(x - 8, y - 11, x + 8, y + 11),
        Polygon([(x - 10, y - 10), (x, y - 20), (x + 10, y - 10)]),
        box(x - 9, y + 10, x + 9, y + 14),
    )
    sc.layer(case, "#fff9e2", z=1, cut=0, wash=0, fibre=0, sh=0)
    sc.flat(
        U(
            box(x - 9, y - 11, x - 7.4, y + 12),
            box(x + 7.4, y - 11, x + 9, y + 12),
            Polygon([(x - 10.5, y - 10), (x, y - 20.5), (x + 10.5, y - 10)]),
            box(x - 9, y + 11, x + 9, y + 14),
        ),
        "#8a5a30",
    )
    sc.glow(x, y, 46, "#ffffff", 0.9)


def far_case(sc: Scene) -> None:
    """The far half of the suitcase: side walls and far rim, seen from the inside."""
    inner = Polygon([(64, HINGE), (118, FAR + 10), (684, FAR + 10), (738, HINGE)])
    sc.layer(inner, sc.near("#7a4a50", "#33233c", 460), z=8, cut=0.2)
    rim = Polygon(
        [
            (40, HINGE + 6),
            (100, FAR),
            (702, FAR),
            (762, HINGE + 6),
            (738, HINGE + 6),
            (686, FAR + 20),
            (116, FAR + 20),
            (64, HINGE + 6),
        ]
    )
    sc.layer(rim, sc.rad([(0, "#c98a52"), (0.5, "#8a5638"), (1, "#4e3232")], CX + 60, 700, 520), z=6, cut=0.3, wash=1)
    pts_ = [*[(100 - 60 * t + 10, FAR + 10 + 178 * t) for t in np.linspace(0, 1, 18)]]
    sc.flat(
        U(
            *[limb([(x, y, 1.5), (x - 2, y + 5, 1.5)], 1, 3) for x, y in pts_],
            *[limb([(802 - x, y, 1.5), (804 - x, y + 5, 1.5)], 1, 3) for x, y in pts_],
        ),
        "#f0d29a",
        0.6,
    )


def sea(sc: Scene) -> None:
    """The near half: the lining is a night sea."""
    rim = rounded(Polygon([(34, HINGE), (766, HINGE), (826, NEAR + 30), (-26, NEAR + 30)]), 16)
    sc.layer(
        rim,
        sc.rad([(0, "#c28450"), (0.5, "#8a5638"), (1, "#523434")], CX + 60, 900, 560),
        z=12,
        cut=0.4,
        wash=1,
        sh=0.6,
    )
    water = rounded(Polygon([(66, HINGE + 12), (734, HINGE + 12), (788, NEAR), (12, NEAR)]), 12)
    with sc.clip(water):
        sc.layer(
            water,
            sc.rad([(0, "#5d8a94"), (0.3, "#2f5f76"), (0.75, "#1c3c58"), (1, "#142a44")], CX + 30, HINGE, 460),
            z=1,
            cut=0,
            sh=0,
        )
        R = sc.stream("sea")
        for k, y in enumerate((930, 960, 1000, 1046, 1100)):
            g = waves(R, -40, 840, y, 5 + k * 3.2, (70, 96, 64, 110, 86)[k], 1240)
            cfar, cnear = mix("#6fa0a4", "#2c5c78", k / 5), mix("#24506c", "#122640", k / 4)
            sc.layer(
                g,
                sc.rad([(0, cfar), (1, cnear)], CX + 20, HINGE - 20, 480 - k * 10),
                z=4 + k,
                cut=0.2,
                sh=0.45,
                shc="#081626",
                rim="#ffe2a0",
                rimop=0.5,
            )
            if k == 1:  # the hill upside down in the quiet water of the harbour
                flip = shape(
                    "104,900^ 150,934 200,964 232,984 246,1012 262,1034 292,1034 306,1010 332,990 400,972 470,966 560,948 640,926 700,900^"
                )
                sc.flat(flip, "#171632", 0.5, "multiply", 2.5)
                W_ = sc.stream("mirrored windows")
                for _ in range(70):
                    x, yy = W_.uniform(150, 640), W_.uniform(904, 976)
                    if flip.contains(ellipse(x, yy, 3)):
                        sc.flat(ellipse(x, yy, W_.uniform(3, 8), 1.3), "#ffc766", W_.uniform(0.35, 0.85), None, 0.4)
                for x in (150, 344, 620):
                    for j in range(7):
                        sc.flat(
                            ellipse(x + W_.uniform(-4, 4), 906 + j * 9, W_.uniform(3, 9), 1.2),
                            "#ffe2a0",
                            0.75 - j * 0.09,
                            "screen",
                            0.4,
                        )
            if k == 2:
                ferry(sc)
            # the lantern's path on the water
            for _ in range(9):
                x = CX + 10 + R.gauss(0, 20 + k * 7)
                w = R.uniform(8, 26) * (0.7 + k * 0.16)
                yy = y + R.uniform(2, 18)
                sc.flat(ellipse(x, yy, w, 1.1 + k * 0.22), "#ffe6a6", 0.75 - k * 0.05, "screen", 0.5)
            for _ in range(7):
                x = R.uniform(330, 700)
                sc.flat(
                    ellipse(x, y + R.uniform(3, 16), R.uniform(5, 14), 0.9 + k * 0.12),
                    "#f0b858",
                    max(0.1, 0.55 - k * 0.08),
                    "screen",
                    0.4,
                )
        sc.glow(CX + 20, HINGE, 300, "#ffcf80", 0.35, "screen", 0.8)
        sc.flat(water.difference(T(water, 0, 12)), "#06101c", 0.5, "multiply", 5)
    # quay: the hinge as the harbour wall
    quay = box(66, HINGE - 2, 734, HINGE + 16)
    sc.layer(
        quay,
        sc.rad([(0, "#eab468"), (0.5, "#94603f"), (1, "#553636")], 420, HINGE, 360),
        z=5,
        cut=0.3,
        sh=0.6,
        rim="#fff0c0",
        rimop=0.6,
    )
    sc.flat(U(*[box(x, HINGE, x + 1.4, HINGE + 15) for x in range(86, 730, 26)]), "#4a2a28", 0.5)
    steps = U(*[box(462 - k * 3, HINGE + 2 + k * 5, 512 + k * 3, HINGE + 7 + k * 5) for k in range(5)])
    sc.layer(steps, "#ffdf9c", z=1.4, cut=0, wash=0, fibre=0)
    for x in (150, 344, 620):
        sc.layer(
            U(box(x - 1.4, HINGE - 30, x + 1.4, HINGE), ellipse(x, HINGE - 32, 4)),
            "#3a2630",
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
        )
        sc.flat(ellipse(x, HINGE - 32, 3), "#fff6d8")
        sc.glow(x, HINGE - 32, 34, "#ffd88c", 0.7)


def ferry(sc: Scene) -> None:
    """A paper boat with one lamp, on its way to the clasp."""
    for g, s in paper_boat(w=74):
        sc.layer(T(g, 566, 1030, 1.15), mix("#8f7f78", "#fbe6bc", s), z=1.4, cut=0, wash=0, fibre=0, sh=0.3)
    sc.flat(ellipse(600, 1006, 3.4), "#fff4d0")
    sc.glow(600, 1006, 44, "#ffd88c", 0.8)


def near_edge(sc: Scene) -> None:
    """The outside of the near wall: stitching, corners, clasps, handle."""
    wall = rounded(Polygon([(-26, NEAR + 14), (826, NEAR + 14), (818, NEAR + 96), (-18, NEAR + 96)]), 14)
    sc.layer(
        wall,
        sc.rad([(0, "#9a633f"), (0.5, "#6c4434"), (1, "#3c2830")], 330, NEAR - 20, 500),
        z=8,
        cut=0.3,
        wash=1,
        rim="#ffdf9c",
        rimop=0.6,
    )
    sc.flat(
        U(*[limb([(x, NEAR + 24, 1.7), (x + 7, NEAR + 24, 1.7)], 1, 3) for x in np.arange(4, 800, 13)]), "#e8c48c", 0.6
    )
    for cx in (150, 650):
        plate = rounded(box(cx - 24, NEAR + 4, cx + 24, NEAR + 58), 6)
        sc.layer(plate, sc.near("#e8bc70", "#8d6a44", 420, (CX, NEAR)), z=3, cut=0.1, fibre=0)
        sc.layer(
            rounded(box(cx - 13, NEAR + 24, cx + 13, NEAR + 46), 4),
            sc.near("#c2924e", "#6e5034", 420, (CX, NEAR)),
            z=2,
            cut=0,
            fibre=0,
        )
    sc.layer(
        limb("318,1146,20 328,1172,22 400,1180,25 472,1172,22 482,1146,20", 8),
        sc.near("#8a5238", "#4b3230", 420, (CX, NEAR)),
        z=7,
        cut=0.2,
        sh=0.6,
        rim="#ffdf9c",
        rimop=0.5,
    )
    sc.layer(
        U(rounded(box(302, NEAR + 32, 338, NEAR + 62), 4), rounded(box(462, NEAR + 32, 498, NEAR + 62), 4)),
        sc.near("#e8bc70", "#8d6a44", 420, (CX, NEAR)),
        z=3,
        cut=0,
        fibre=0,
    )


def case(sc: Scene) -> None:
    """The open suitcase with its city, drawn large and laid small on the stones."""
    x, y, s = CASE
    foot = y + (NEAR + 92) * s
    sc.flat(box(x - 10, foot - 8, x + 346, foot + 12), "#0a0a18", 0.75, "multiply", 7)
    keep, sc.light = sc.light, (CX, CY, 220)
    sc.raw(f'<g transform="translate({x} {y}) scale({s})">')
    far_case(sc)
    town(sc)
    sc.glow(330, 740, 430, "#ffb45a", 0.32, "screen", 0.7)
    sea(sc)
    near_edge(sc)
    lantern(sc)
    sc.raw("</g>")
    sc.light = keep


def draw() -> Scene:
    """The hall, the shadow, the case."""
    sc = Scene("suitcase_city", light=(LX, LY, 220), shadow="#0b0c18", bg=TEAL)
    hall(sc)
    platform(sc)
    shadow_on_hall(sc)
    train(sc)
    porter(sc)
    sc.glow(LX, LY, 520, "#ffb860", 0.5)
    case(sc)
    lead(sc)
    sc.glow(LX, LY, 150, "#ffe2a0", 0.5)
    frame(sc)
    sc.vignette("#0c1020", 0.42, 400, 700, 900, 0.55)
    sc.finish()
    return sc
