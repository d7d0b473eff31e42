"""A peacock sleeps in the morning garden, and every eye of its fan is shut, but for one: that looks down at a child on tiptoe.

Palette: night green #06303a, emerald #1c7a58, turquoise #2fb4a8, gold #ffd868, royal blue #1a56b8, lawn #e8e07a, coral #f0583c.
Light: morning, from the upper left. Planes: hedge / outer feathers / inner feathers / bird / lawn / child / near leaves.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.peacock import eye, feather
from cards.studio.papercut.sleeping_peacock import sleeper

LX, LY = 120, 60
FOOT = (286, 930)  # where all feathers come together
OPEN = (604, 372)
BIRD = (268, 1070, 0.98)
CHILD, CHILD_SIZE = (604, 1136), 1.9
RINGS = ((1060, 64, 20), (916, 64, 8), (776, 60, 0), (644, 55, 10), (522, 49, 0), (412, 42, 9), (314, 34, 0))
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def lum(x: float, y: float) -> float:
    """How much of the morning reaches a place of the fan."""
    a = 1.3 - math.hypot(x - LX, y - LY) / 700
    b = 0.95 - math.hypot(x - OPEN[0], y - OPEN[1]) / 300
    return max(0.06, min(1.0, max(a, b)))


def draw_fan(sc: Scene) -> None:
    """Ring over ring, the outermost first."""
    sc.backdrop(sc.rad([(0, "#dcec9a"), (0.3, "#5aa05a"), (0.7, "#0d4a44"), (1, "#052a30")], LX, LY, 1200))
    awake = (0.0, 0.0, 1.0, 0.0)
    for k, (rad, size, off) in enumerate(RINGS):
        r = sc.stream(f"ring {k}")
        step = math.degrees(size * 2.36 / rad)
        spots = []
        a = -112 + off * 0.3
        while a < 112:
            q = math.radians(a + r.uniform(-1.6, 1.6))
            d = rad + r.uniform(-34, 34)
            spots.append((FOOT[0] + d * math.sin(q), FOOT[1] - d * math.cos(q) * 0.98, a))
            a += step
        near = min(range(len(spots)), key=lambda i: math.hypot(spots[i][0] - OPEN[0], spots[i][1] - OPEN[1]))
        if k > 3:  # nothing hides the eye that is awake
            spots = [q for q in spots if math.hypot(q[0] - awake[0], q[1] - awake[1]) > 186]
            near = -1
        for i, (x, y, _) in enumerate(spots):
            if -80 < x < 880 and -90 < y < 1010:
                feather(sc, FOOT, (x, y), size * (1.28 if k == 3 and i == near else 1), lum(x, y), f"{k}/{i}")
        for i, (x, y, b) in enumerate(spots):
            if not (-80 < x < 880 and -90 < y < 1010):
                continue
            if k == 3 and i == near:
                awake = (x, y, size * 1.3, b * 0.3)
            else:
                eye(sc, x, y, size * r.uniform(0.86, 1.12), b * 0.5 + r.uniform(-8, 8), lum(x, y), seed=f"{k}/{i}")
    sc.veil([(0, "#06303a", 0), (0.3, "#06303a", 0), (1, "#04202e", 0.85)], 150, 150, 760, 1000, "multiply")
    for x0, x1, op in ((-60, 60, 0.2), (120, 200, 0.14), (250, 380, 0.16)):
        ray = Polygon([(x0 - 200, -60), (x1 - 200, -60), (x1 + 420, 1010), (x0 + 340, 1010)])
        sc.flat(ray, sc.lin([(0, "#fff08a", op), (1, "#fff08a", 0)], 0, 0, 260, 1000), 1, "screen", 22)
    sc.glow(60, 60, 760, "#fff6a0", 0.9, "soft-light", 1, 0.5)
    sc.glow(CHILD[0] + 50, CHILD[1] - 200, 190, "#a8d87a", 0.32)
    x, y, size, turn = awake
    sc.glow(x, y, 250, "#ffe89a", 0.8)
    eye(sc, x, y, size, turn, 1.0, look=(0.0, 0.9), seed="open")


def draw_lawn(sc: Scene) -> None:
    """Short grass in the sun, the shadow of the fan behind it and that of the bird on it."""
    g, top = land(sc.stream("lawn"), [(-40, 990), (200, 1006), (460, 986), (640, 1004), (840, 976)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#fffbc4"), (0.34, "#ecec7a"), (0.7, "#8fc04e"), (1, "#1f6a44")], 520, 1110, 470),
        z=12,
        cut=0.8,
        sh=0.6,
        rim="#fdf8c0",
        rimop=0.9,
    )
    r = sc.stream("blades")
    sc.flat(grass(r, -10, 810, lambda x: y_at(top, x) + 3, 24, 300, 0.3, 2.2), "#3f9a4c", 0.95)
    with sc.clip(g):
        sc.flat(shape("180,1060 420,1050 560,1120 640,1230 300,1230 200,1120"), "#2f7a58", 0.55, "multiply", 12)
        for j in range(9):
            y = 1012 + 22 * j
            a = [
                limb(
                    [
                        (x + r.uniform(-9, 9), y + r.uniform(-9, 9), 2.2),
                        (x + 4, y - 5 - 0.9 * j, 1.4),
                        (x + r.uniform(3, 12), y - 9 - 1.6 * j, 0.4),
                    ],
                    3,
                    2,
                )
                for x in range(-10, 820, 17)
            ]
            sc.flat(U(a[::2]), sc.rad([(0, "#b8b43c"), (1, "#1c5a40")], 520, 1110, 440), 0.55)
            sc.flat(
                U(a[1::2]), sc.rad([(0, "#ffffe0"), (0.6, "#e8f080", 0.7), (1, "#5a9a4a", 0.3)], 520, 1110, 420), 0.7
            )


def draw_child(sc: Scene) -> None:
    """He has the peach, and his shoes in the other hand; on tiptoe he looks up."""
    x, y = CHILD
    pose = SIDE["creep"].but(
        hip=0.95,
        lean=9,
        stoop=4,
        nod=-40,
        foot_a=(0.4, 0.05),
        foot_b=(-0.34, 0.07),
        toe_a=30,
        toe_b=46,
        hand_a=(-0.52, 0.66),
        hand_b=(0.5, 0.26),
        grip_a="grip",
        grip_b="cup",
        bend_a=0,
        bend_b=0,
    )
    p = T(
        person(
            8,
            "side",
            pose,
            dress("tee", "#f0583c", "#fff3d8").but(
                trousers="shorts", shoes="bare", shoe_colour="#8a5636", pattern="bands", pattern_colour="#ffd0a0"
            ),
            "#8a5636",
            "curly",
            "#1f1412",
            "wonder",
            big_head=1.06,
        ),
        x,
        y,
        CHILD_SIZE,
    )
    out = p.outline()
    sc.flat(AF.affine_transform(out, [1, -0.62, 0, -0.34, 0.62 * y, 1.34 * y]), "#1f6a50", 0.6, "multiply", 3)
    px, py = p.at("hand_b.hold")
    put(sc, p, z=2.4, rim=(2.4, 1.8, "#fff6c8", 0.95), wash=0.2)
    q = CHILD_SIZE
    sc.layer(
        ellipse(px + 2 * q, py - 7 * q, 10.5 * q, 10 * q),
        sc.rad([(0, "#ffe08a"), (0.5, "#ffa04a"), (1, "#d8402c")], px - 3 * q, py - 12 * q, 17 * q),
        z=2.4,
        rim="#fff6d0",
        rimop=1,
        **EXACT,
    )
    sc.layer(leaf(px + 2 * q, py - 16 * q, 13 * q, -0.5, 0.5), "#4aa04a", z=2, rim="#e8f8a0", **EXACT)
    sc.layer(p.part("hand_b"), "#9a6240", z=1.2, rim="#fff0d0", **EXACT)
    sx, sy = p.at("hand_a.hold")
    for d, rot in ((0, 62), (7, 84)):
        shoe = T(shape("-3,-5^ 3,-7 7,-2 16,0 18,5^ -4,6"), sx - 3 * q + d, sy + 7 * q, 1.15 * q, rot=rot)
        sc.layer(shoe, "#2a4ab0" if d else "#20388a", z=2, rim="#cfe0ff", rimop=0.9, **EXACT)
    sc.layer(p.part("hand_a"), "#9a6240", z=1.2, rim="#fff0d0", **EXACT)


def draw_near(sc: Scene) -> None:
    """The peach tree that he comes from, close to us, in the shade."""
    r = sc.stream("near")
    for k, (x0, y0, x1, y1) in enumerate(
        ((-40, 1236, 190, 1112), (-40, 1140, 120, 1010), (840, 1240, 640, 1180), (850, 1180, 730, 1080))
    ):
        sc.stroke([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 14), (x1, y1)], "#1c1a24", 6)
        for j in range(3):
            ls = []
            for i in range(9):
                t = r.uniform(0, 1)
                a = math.atan2(y1 - y0, x1 - x0) + r.choice((-1, 1)) * r.uniform(0.3, 1.1)
                ls.append(leaf(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r.uniform(50, 92), a, 0.3))
            sc.layer(U(ls), ("#08242c", "#0c3a38", "#14544a")[j], z=8, sh=0.5, rim="#b8e08a", rimop=0.6, **EXACT)
        if k < 2:
            sc.layer(
                ellipse(x1 - 50, y1 + 40, 25, 23),
                sc.rad([(0, "#f0a858"), (0.5, "#c0542c"), (1, "#5a1c30")], x1 - 58, y1 + 28, 40),
                z=7,
                rim="#fff0c0",
                rimop=0.8,
                **EXACT,
            )


def draw() -> Scene:
    """Will it tell?"""
    sc = Scene("sleeping_tail", light=(LX, LY, 240), shadow="#031a22", bg="#052a30")
    draw_fan(sc)
    draw_lawn(sc)
    sleeper(sc, *BIRD)
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#04202a", 0.4, 430, 560, 900, 0.5)
    sc.finish()
    return sc
