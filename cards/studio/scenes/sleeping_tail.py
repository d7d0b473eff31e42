"""A peacock sleeps in the evening garden, and every eye of its fan is shut, but for one: that looks down at a child on tiptoe.

Palette: night green #06303a, teal #1c5f74, gold #ffd868, straw #e6cc6c, coral #f0583c.
Light: one shaft of the late sun from the upper right, on the open eye and the child; the rest sleeps in its own shade. Planes: hedge / outer feathers / inner feathers / bird / lawn / child / near leaves.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.peacock import eye, feather
from cards.studio.papercut.sleeping_peacock import sleeper

LX, LY = 760, 20
FOOT = (286, 930)  # where all feathers come together
OPEN = (604, 372)
BIRD = (268, 1070, 0.98)
CHILD, CHILD_SIZE = (604, 1136), 1.9
RINGS = ((1060, 64, 20), (916, 64, 8), (776, 60, 0), (644, 55, 10), (522, 49, 0), (412, 42, 9), (314, 34, 0))
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def lum(x: float, y: float) -> float:
    """How much of the morning reaches a place of the fan."""
    a = 0.62 - math.hypot(x - LX, y - LY) / 620
    b = 0.98 - math.hypot(x - OPEN[0], y - OPEN[1]) / 290
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
    x, y, size, turn = awake
    whole = box(0, 0, 800, 1200)
    gather = [(0, "#a8863a", 0.5), (0.3, "#7a7a3e", 0.62), (0.7, "#1c5a58", 0.72), (1, "#123c48", 0.8)]
    sc.flat(whole, sc.rad(gather, x, y, 760), 1, "color")
    sink = [(0, "#04222e", 0), (0.16, "#04222e", 0.06), (0.45, "#0a2c34", 0.46), (1, "#06222e", 0.74)]
    sc.flat(whole, sc.rad(sink, x - 20, y + 60, 800), 1, "multiply")
    ray = Polygon([(840, -60), (840, 150), (820, 1010), (430, 1010), (560, -60)])
    sc.flat(
        ray,
        sc.lin([(0, "#ffd88a", 0.34), (0.5, "#ffd88a", 0.14), (1, "#ffe0a0", 0.26)], 700, 0, 620, 1010),
        1,
        "screen",
        30,
    )
    sc.glow(x, y, 330, "#ffd88a", 0.75, "soft-light")
    sc.glow(x, y, 230, "#ffe09a", 0.7)
    eye(sc, x, y, size, turn, 1.0, look=(0.0, 0.9), seed="open")
    sc.flat(ellipse(x, y, size * 1.25).difference(ellipse(x, y, size * 0.94)), "#b89440", 0.75, "color", 2)


def draw_lawn(sc: Scene) -> None:
    """Short grass in the sun, the shadow of the fan behind it and that of the bird on it."""
    g, top = land(sc.stream("lawn"), [(-40, 990), (200, 1006), (460, 986), (640, 1004), (840, 976)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#fff2b8"), (0.3, "#e6cc6c"), (0.62, "#6a8244"), (1, "#0c3a38")], 610, 1100, 430),
        z=12,
        cut=0.8,
        sh=0.6,
        rim="#fdf8c0",
        rimop=0.9,
    )
    r = sc.stream("blades")
    sc.flat(
        grass(r, -10, 810, lambda x: y_at(top, x) + 3, 24, 300, 0.3, 2.2),
        sc.rad([(0, "#b8a84a"), (0.5, "#4a7044"), (1, "#0c3a38")], 610, 1020, 420),
        0.95,
    )
    with sc.clip(g):
        sc.flat(shape("180,1060 420,1050 560,1120 640,1230 300,1230 200,1120"), "#0c3a44", 0.6, "multiply", 12)
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
            sc.flat(U(a[::2]), sc.rad([(0, "#a8923c"), (1, "#0c3a38")], 610, 1110, 420), 0.55)
            sc.flat(
                U(a[1::2]), sc.rad([(0, "#fffbe0"), (0.6, "#e8d080", 0.5), (1, "#2a5a4a", 0.1)], 610, 1110, 380), 0.7
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
    put(sc, p, z=2.4, rim=(-2.4, 1.8, "#fff0c0", 0.95), wash=0.2)
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
            sc.layer(U(ls), ("#08242c", "#0c3a38", "#14544a")[j], z=8, sh=0.5, rim="#8a9a5a", rimop=0.4, **EXACT)
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
    sc = Scene("sleeping_tail", light=(LX, LY, 240), shadow="#02141c", bg="#052a30")
    draw_fan(sc)
    draw_lawn(sc)
    sleeper(sc, *BIRD)
    x, y, _ = BIRD  # one dusky blue-green shape, lit at the edge that faces the light
    sc.flat(ellipse(x + 20, y - 110, 230, 170), "#1c5f74", 0.7, "color", 30)
    sc.flat(
        box(0, 720, 800, 1200),
        sc.lin([(0, "#06283a", 0.82), (0.55, "#06283a", 0.55), (1, "#06283a", 0)], 60, 1150, 500, 880),
        1,
        "multiply",
        8,
    )
    sc.glow(x + 190, y - 130, 200, "#ffd890", 0.5, "soft-light")
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#021620", 0.45, 520, 600, 860, 0.45)
    sc.finish()
    return sc
