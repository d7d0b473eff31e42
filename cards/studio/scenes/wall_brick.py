"""In the deep shade of a garden a child has taken a brick out of the wall and holds an ear to the hole; on the other
side, in winter mist, what is heard opens from the gap like a huge flower, and a smaller child reaches into it.

Palette: garden bottle #12382f, leaf gold #c8b85a, brick wine #6a2f34, ember #e8663c, cream light #fff3d0, mist #a9b6ba,
slate #2b3a50. Light: the hole. Planes: mist and bare trees / snow / seven rings of petals / wall / garden / leaves near us.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flowers import flower

X0, X1, TOP = 206, 286, 92  # the wall, end-on
HOLE = (246, 640)
LX, LY = 300, 640
BOTTLE, SLATE = "#12382f", "#2b3a50"
RINGS = ("#fff6dc", "#ffe08a", "#f8b24e", "#e8663c", "#b53a4a", "#b8626a", "#d2a4a2")  # from the hole outwards
GARDEN, BEYOND = box(-60, -60, X0 + 8, 1280), box(X1 - 8, -60, 880, 1280)
CHILD_S, KID = 1.66, (652, 1082)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def lit(sc: Scene, a: str, b: str, c: str, r: float = 620) -> str:
    """A fill that falls off from the hole on the grey side."""
    return sc.rad([(0, a), (0.42, b), (1, c)], LX + 60, LY, r)


def shady(sc: Scene, a: str, b: str, c: str, r: float = 420) -> str:
    """A fill of the garden: a late sun behind its leaves."""
    return sc.rad([(0, a), (0.4, b), (1, c)], 96, 520, r)


def draw_mist(sc: Scene) -> None:
    """Grey air, bare trees in it, snow that takes the colours."""
    sc.backdrop(
        sc.rad([(0, "#f6dcb8"), (0.2, "#b9a9a0"), (0.42, "#64758a"), (0.72, "#2c3d56"), (1, "#162036")], 420, 670, 760)
    )
    r = sc.stream("clouds")
    for x, y, w, c in (
        (700, 70, 420, "#3a4c66"),
        (470, 130, 300, "#4d6078"),
        (780, 190, 300, "#4a5d76"),
        (380, 60, 240, "#43566e"),
    ):
        sc.layer(scroll_cloud(r, x, y, w, 60, 3), lit(sc, mix(c, "#c4c8c2", 0.5), c, mix(c, SLATE, 0.4), 760), z=5, sh=0.3, shc="#141a28", cut=0.5, rim="#dfe6e6", rimop=0.7)  # fmt: skip
    for k, (y, h, c, n) in enumerate(((905, 210, "#a2adb0", 9), (925, 300, "#7f8d9a", 6))):
        r = sc.stream(f"wood {k}")
        g, _ = land(r, [(200, y), (420, y - 22), (640, y + 4), (860, y - 30)], 5, 1100)
        wood = [tree(r, x, y + 6, h * r.uniform(0.7, 1.1), depth=6, w=9, spread=0.5)[0] for x in np.linspace(330, 830, n) + [r.uniform(-30, 30) for _ in range(n)]]  # fmt: skip
        sc.layer(U(wood), lit(sc, mix(c, "#fff0d0", 0.45), c, mix(c, SLATE, 0.55), 700), z=3, sh=0.15, rim="#fff6e0", rimop=0.5, **EXACT)  # fmt: skip
        sc.layer(g, lit(sc, mix(c, "#fff0d0", 0.6), mix(c, "#e6e6e0", 0.3), mix(c, SLATE, 0.45), 620), z=5, sh=0.2, cut=0.6, rim="#fffbe8", rimop=0.7)  # fmt: skip
        sc.veil([(0, "#dfe0d8", 0), (0.55, "#dfe0d8", 0.16), (1, "#dfe0d8", 0)], 0, 700, 0, 1000)
    for k, (P, c) in enumerate((([(200, 962), (440, 936), (640, 958), (860, 930)], "#b8c4cc"), ([(200, 1030), (420, 1016), (620, 1048), (860, 1010)], "#93a4b4"), ([(200, 1130), (460, 1100), (660, 1136), (860, 1096)], "#63788e"))):  # fmt: skip
        g, _ = land(sc.stream(f"snow {k}"), P, 4, 1280)
        sc.layer(g, lit(sc, ("#fff0d8", "#fbe3cc", "#d9c9c4")[k], c, mix(c, SLATE, 0.6), 640), z=6, sh=0.25, shc="#26364e", cut=0.9, rim="#fffbf0", rimop=0.85)  # fmt: skip
    for x, y, w, c, op in (
        (440, 1010, 230, "#ff8a4a", 0.62),
        (370, 972, 110, "#ffd98a", 0.8),
        (620, 1066, 170, "#d8506a", 0.4),
    ):
        sc.flat(ellipse(x, y, w, w * 0.17), c, op, "soft-light", 18)
        sc.flat(ellipse(x, y, w, w * 0.13), c, op * 0.3, None, 24)


def petal(n: int, tip: float) -> Any:
    """A petal of a ring of n, from the middle outwards along x; the ring has radius 1."""
    w = math.sin(math.pi / n) * 1.12
    return shape(f"0.2,{-w * 0.3}^ 0.5,{-w * 0.62} 0.76,{-w} {0.93},{-w * 0.8} {0.985 - tip * 0.2},{-w * 0.36} {1 + tip},0 {0.985 - tip * 0.2},{w * 0.36} 0.93,{w * 0.8} 0.76,{w} 0.5,{w * 0.62} 0.2,{w * 0.3}^", 8)  # fmt: skip


def ring(k: int) -> tuple[float, float, float, float]:
    """Middle and half axes of a ring: all of them nearly touch the hole."""
    t = (k / (len(RINGS) - 1)) ** 1.12
    rx, ry = 40 + 226 * t, 56 + 318 * t
    return X1 - 14 + rx * 0.93, LY - 34 * t, rx, ry


def draw_flower(sc: Scene) -> None:
    """What is heard, ring behind ring, from light to mist."""
    sc.glow(LX + 120, LY, 460, "#ffe9c0", 0.55)
    for k in range(len(RINGS) - 1, -1, -1):
        cx, cy, rx, ry = ring(k)
        n = (7, 9, 10, 12, 13, 15, 16)[k]
        q = sc.stream(f"ring {k}")
        petals, veins = [], []
        for j in range(n):
            a = 360 * (j + 0.5 * (k % 2)) / n + q.uniform(-3, 3)
            s = q.uniform(0.95 - 0.013 * k, 1.04 + 0.012 * k)
            f = lambda g, a=a, s=s: T(T(g, 0, 0, s, rot=a), cx, cy, rx, sy=ry)  # noqa: E731
            petals.append(f(petal(n, 0.02 + 0.03 * q.random())))
            lines = U([limb([(0.4, d * 0.3, 0.003), (0.68, d * 0.8, 0.009), (0.94, d * 0.7, 0.002)], 4, 3) for d in (-0.11, -0.05, 0, 0.05, 0.11)])  # fmt: skip
            veins.append(f(lines))
        g = U(petals)
        c = RINGS[k]
        deep = mix(c, "#5a1f3a", 0.34) if k < 5 else mix(c, "#5a5470", 0.5)
        fill = sc.rad([(0, mix(c, "#fff6dc", 0.75)), (0.4, mix(c, "#fff0d0", 0.12 if k < 3 else 0)), (1, deep)], X1 + 8, LY, 90 + rx * 1.8)  # fmt: skip
        order = petals[::2] + petals[1::2] if k > 1 else [g]
        for leaf_ in order:
            sc.layer(leaf_, fill, z=6, sh=0.45, shc="#3a2440", dx=4, dy=3, cut=0.5, wash=0.7, rim="#fff8e4", rimop=0.95, rimw=1.3, op=(1, 1, 1, 1, 1, 0.82, 0.42)[k])  # fmt: skip
        sc.flat(U(veins).intersection(g), mix(c, "#fff6dc", 0.6) if k > 1 else mix(c, "#e8a04e", 0.5), 0.34)
    sc.glow(X1 + 20, LY, 240, "#fff6d8", 0.9)
    sc.glow(X1 + 60, LY, 520, "#ffd9a0", 0.2)
    shafts(sc, X1 - 10, LY, [(a, 0.05, 0.5) for a in (-0.95, -0.5, -0.16, 0.2, 0.52, 0.86)], 620, "#fff3d0", 12, 60)
    for x, y, s, a, c in ((716, 330, 40, -60, "#b53a4a"), (764, 420, 30, -20, "#e8663c"), (742, 226, 26, -110, "#e8a04e"), (676, 236, 34, -70, "#8a5a74"), (786, 300, 20, 30, "#c88a5a"), (628, 176, 20, -120, "#b53a4a"), (770, 560, 26, 40, "#8a7a86"), (700, 130, 16, -50, "#e8a04e")):  # fmt: skip
        g = T(shape("-1,0^ -.5,-.34 .1,-.44 .7,-.3 1,0^ .6,.34 0,.4 -.6,.22"), x, y, s, rot=a)
        sc.layer(g, sc.rad([(0, mix(c, "#ffe9c4", 0.5)), (1, c)], x - s, y, s * 2), z=5, sh=0.35, shc="#26364e", cut=0.3, rim="#fff6e0", rimop=0.9)  # fmt: skip
        sc.flat(T(limb("-.8,0,.02 0,-.04,.06 .8,0,.02", 4), x, y, s, rot=a), dark(c, 0.3), 0.5)


def draw_kid(sc: Scene) -> None:
    """In the snow, small, a coat and a woollen cap; one hand in the lowest petals."""
    x, y = KID
    for k in range(9):
        sc.flat(ellipse(x + 34 + 24 * k, y + 10 + 12 * k + (4 if k % 2 else -4), 7 + 0.5 * k, 4), "#31445e", 0.6)
    sc.flat(Polygon([(x - 16, y + 2), (x + 22, y - 4), (x + 230, y + 76), (x + 150, y + 104)]), "#22324c", 0.55, "multiply", 6)  # fmt: skip
    p = person(6, "side", SIDE["reach_up"].but(lean=8, nod=-20, foot_a=(0.2, 0.02), foot_b=(-0.2, 0.06), toe_b=40, hand_a=(0.86, -0.46), hand_b=(-0.36, 0.8), elbow_a=-1, elbow_b=-1, grip_b="relaxed"), dress("coat", "#7486a2", "#3a4a66", "#b8c4d0"), "#c98f70", "short", "#2a1a18", "wonder", hat="knit", hat_colour="#8a97a6")  # fmt: skip
    put(sc, T(p, x, y, 1.5, flip=True), z=2.6, rim=(3.4, 1, "#ffe6b4", 1), cast=5)
    sc.flat(T(p, x, y, 1.5, flip=True).outline(), sc.lin([(0, "#ffb070", 0.75), (0.5, "#c86a6a", 0.2), (1, "#1a2440", 0.9)], x - 50, 0, x + 40, 0), 0.55, "soft-light")  # fmt: skip


def draw_garden(sc: Scene) -> None:
    """Late sun behind leaves: hills, a red roof, an apple tree, long grass; everything in its own shade."""
    with sc.clip(GARDEN.difference(box(X0 - 60, -60, X0 + 20, TOP - 10))):
        sc.flat(GARDEN, sc.rad([(0, "#fff0b4"), (0.16, "#e6cf7a"), (0.36, "#8a9a50"), (0.62, "#2c5f48"), (1, BOTTLE)], 84, 470, 520))  # fmt: skip
        for k, (P, c) in enumerate(
            (
                ([(-60, 520), (60, 486), (140, 510), (260, 470)], "#a8ad5c"),
                ([(-60, 580), (80, 560), (260, 530)], "#6f8f4e"),
            )  # fmt: skip
        ):
            g, top = land(sc.stream(f"hill{k}"), P, 3)
            sc.layer(
                g, shady(sc, mix(c, "#fff0b0", 0.5), c, mix(c, BOTTLE, 0.6)), z=6, sh=0.2, rim="#fff6c8", rimop=0.8
            )
            r = sc.stream(f"bush{k}")
            sc.layer(U([ellipse(x, y_at(top, x) - 2, r.uniform(5, 11)) for x in range(-10, 230, 15) if r.random() < 0.7]), shady(sc, mix(c, "#dcc870", 0.4), mix(c, "#3f6f48", 0.5), BOTTLE), z=3, sh=0.2, **EXACT)  # fmt: skip
        sc.layer([(box(46, 516, 74, 536), "#fff3d0"), (Polygon([(42, 517), (50, 502), (70, 502), (78, 517)]), "#c9482f")], z=3, sh=0.3, **EXACT)  # fmt: skip
        for k, (P, c) in enumerate(
            (
                ([(-60, 690), (90, 660), (260, 690)], "#4f7f4a"),
                ([(-60, 830), (100, 800), (260, 836)], "#35663f"),
                ([(-60, 960), (110, 944), (260, 962)], "#23503a"),
            )  # fmt: skip
        ):
            g, _ = land(sc.stream(f"lawn{k}"), P, 4)
            sc.layer(g, shady(sc, mix(c, "#e6cf7a", 0.55), c, mix(c, BOTTLE, 0.7), 560), z=7, sh=0.3, rim="#f6ecb0", rimop=0.7)  # fmt: skip
            sc.layer(grass(sc.stream(f"blades{k}"), -10, 210, lambda x, y=P[1][1]: y + 10 + k * 4, 26 + 8 * k, 60), shady(sc, "#c8c06a", mix(c, "#7a9a50", 0.3), mix(c, BOTTLE, 0.5), 560), z=2, sh=0.3, **EXACT)  # fmt: skip
        sc.flat(shape("120,690^ 96,720 70,770 92,830 150,900 196,980^ 110,980^ 60,880 30,800 50,730 100,690^"), "#e6d79a", 0.4, blur=3)  # fmt: skip
    sc.flat(GARDEN, sc.rad([(0, "#0c2c26", 0), (0.4, "#0c2c26", 0.08), (0.75, "#0c2c26", 0.6), (1, "#081f1c", 0.85)], 110, 560, 560), 1, "multiply")  # fmt: skip
    seam = box(X0 - 130, -20, X1 + 90, TOP + 30)
    sc.flat(seam, sc.lin([(0, "#1d4a3c", 0), (0.4, "#1d4a3c", 1), (0.62, "#24404a", 1), (1, "#33465c", 0)], X0 - 130, 0, X1 + 90, 0))  # fmt: skip


def bloom(sc: Scene, x: float, y: float, s: float, kind: str, r: random.Random) -> None:
    """A flower of the bed, on its stalk."""
    outer, inner, heart = {
        "daisy": ("#f4ecc8", "#fffbe8", "#f2b93a"),
        "rose": ("#d8506a", "#f08a90", "#f6d68a"),
        "star": ("#e8663c", "#f8a868", "#fff0b8"),
    }[kind]
    sc.flat(limb([(x + 4, y + 70 * s * 2, 2), (x, y, 3)], 3), "#3f7a48")
    for g, part, z in flower(kind, r):
        if part != "vein":
            sc.layer(T(g, x, y, s, sy=s * 0.86), {"outer": outer, "inner": inner}.get(part, heart), z=max(0.8, z * s * 1.4), sh=0.45, rim="#fff6d0", rimop=0.7, **EXACT)  # fmt: skip


def draw_child(sc: Scene) -> None:
    """Nine, dungarees, on tiptoe on a crate, eyes shut, one ear to the hole; the brick lies in the grass with a snail."""
    fig = person(
        9, "side",
        SIDE["stand"].but(lean=14, stoop=3, foot_a=(-0.2, 0.03), foot_b=(-0.44, 0.1), toe_a=28, toe_b=52, grip_a="flat", grip_b="flat", bend_a=-70, bend_b=-70),
        dress("overalls", "#2f6f9a", "#2c6088", "#f2c24a"), "#a8683f", "curly", "#1f1210", "sleep", head_view="front", reach_a=(39, -78), reach_b=(41, -98), nod=7,
    )  # fmt: skip
    s = CHILD_S
    dx = X0 + 14 - 41 * s
    dy = HOLE[1] + 4 - T(fig, 0, 0, s).at("head.eye")[1]
    g = T(fig, dx, dy, s)
    crate = box(dx - 66, dy + 2, dx + 26, 992)
    sc.flat(ellipse(dx - 20, 992, 92, 12), "#0a241e", 0.6, "multiply", 5)
    sc.glow(150, 690, 150, "#f0d890", 0.42)
    r = sc.stream("beds")
    for x, y, k, kind in (
        (22, 968, 0.34, "daisy"),
        (100, 1000, 0.24, "rose"),
        (112, 1030, 0.3, "daisy"),
        (150, 1016, 0.24, "star"),
        (176, 1052, 0.34, "rose"),
        (130, 1084, 0.4, "daisy"),
        (20, 1120, 0.4, "star"),
    ):
        bloom(sc, x, y, k, kind, r)
    sc.layer(crate, sc.lin([(0, "#5a4430"), (0.6, "#8a6a40"), (1, "#e0b068")], dx - 66, 0, dx + 26, 0), z=7, sh=0.55, cut=0.5, rim="#fff0c0", rimop=0.9)  # fmt: skip
    slats = U([box(dx - 66, y, dx + 26, y + 2.6) for y in np.arange(dy + 24, 990, 24)], box(dx - 54, dy + 2, dx - 51, 992), box(dx + 12, dy + 2, dx + 15, 992))  # fmt: skip
    sc.flat(slats, "#3a2418", 0.75)
    put(sc, g, z=2.6, rim=(-3.4, 0.6, "#fff6d8", 1), cast=6)
    bx, by = 60, 1060
    sc.flat(ellipse(bx + 6, by + 2, 52, 8), "#0a241e", 0.6, "multiply", 3)
    sc.layer([(T(box(-38, -26, 38, 0), bx, by, rot=-7), "#a8503c"), (T(box(-34, -34, 34, -26), bx + 1, by, rot=-7), "#e08a5c")], z=4, cut=0.6, rim="#fff0c0", rimop=0.9)  # fmt: skip
    put(sc, T(snail(), bx - 6, by - 30, 0.4, rot=-7), z=1.4, rim=(-1, 1, "#fff3c0", 0.8))


def draw_wall(sc: Scene) -> None:
    """Courses of bricks, cut end-on: wine in the shade, ember round the gap."""
    hole = box(X0 - 6, HOLE[1] - 19, X1 + 5, HOLE[1] + 19)
    core = box(X0, TOP, X1, 1280).difference(hole)
    sc.layer(core, sc.rad([(0, "#f2a868"), (0.3, "#5a2c30"), (1, "#1f1822")], LX, LY, 560), z=18, cut=0.6, sh=0.65, shc="#12141f", dx=6, dy=4)  # fmt: skip
    r = sc.stream("bricks")
    tones: list[list[Any]] = [[], [], []]
    for k, y in enumerate(np.arange(TOP - 2, 1240, 38.0)):
        edges = (X0 - 3, X1 + 3) if k % 3 == 1 else (X0 - 3, (X0 + X1) / 2 + (10 if k % 3 else -10), X1 + 3)
        for a, b in zip(edges[:-1], edges[1:], strict=True):
            tones[r.randrange(3)].append(
                rounded(box(a + 1.6 + r.uniform(-2, 2), y + 2, b - 1.6 + r.uniform(-2, 2), y + 36), 3)
            )
    for gs, (a, b, c) in zip(
        tones,
        (("#ffcf8a", "#8f3f38", "#33222e"), ("#ffbf7a", "#7a3034", "#2a1f2c"), ("#ffdca0", "#a34c3e", "#3c2833")),
        strict=True,
    ):
        sc.layer(clean(U(gs).difference(hole)), sc.rad([(0, a), (0.16, mix(a, b, 0.5)), (0.42, b), (1, c)], HOLE[0] + 10, LY, 470), z=3, cut=0.9, sh=0.5, rim="#ffe0b0", rimop=0.6)  # fmt: skip
    sc.flat(
        U([ellipse(r.uniform(X0, X1), r.uniform(TOP, 1200), r.uniform(0.7, 2.2)) for _ in range(190)]), "#180f1a", 0.45
    )
    sc.flat(hole, sc.lin([(0, "#ffe6a8"), (0.4, "#fffaf0"), (1, "#ffffff")], X0, 0, X1, 0))
    sc.flat(box(X0 - 6, HOLE[1] + 12, X1 + 5, HOLE[1] + 19), "#ffcf8a", 0.9)
    sc.glow(*HOLE, 130, "#fffbe0", 0.9)
    sc.glow(X0 - 10, LY, 120, "#fff0c0", 0.55)
    ivy(sc)
    put(sc, T(bird_on("robin"), 250, TOP - 20, 0.62, flip=False), z=2, rim=(2, 2, "#ffe9c0", 0.9))


def ivy(sc: Scene) -> None:
    """It has long crossed at the top."""
    q = sc.stream("ivy")
    for v in ([(176, 470), (196, 360), (186, 260), (204, 160), (212, 110), (240, 82), (276, 84), (296, 120), (306, 200), (298, 280), (312, 350)], [(214, 1230), (204, 1120), (216, 1020), (206, 930)], [(292, 110), (330, 150), (340, 214)]):  # fmt: skip
        line = along(curve(np.array(v, float), n=10), 54)
        sc.layer(limb([(x, y, 4) for x, y in line], 3), "#2a2f28", z=3, **EXACT)
        for j, (a, c) in enumerate((("#8a9a4a", "#1f3f38"), ("#c8c06a", "#31584a"))):
            lv = []
            for x, y in line[j::2]:
                t, s = q.uniform(0, 6.28), q.uniform(13, 24)
                lv.append(
                    U(leaf(x, y, s, t, 0.62), leaf(x, y, s * 0.7, t + 0.8, 0.5), leaf(x, y, s * 0.7, t - 0.8, 0.5))
                )
            sc.layer(U(lv), sc.rad([(0, a), (1, c)], 150, 480, 520), z=4, sh=0.45, rim="#fff3c0", rimop=0.75, **EXACT)


def draw_near(sc: Scene) -> None:
    """Dark leaves with oranges close to us on the left, dry stalks in the snow on the right."""
    r = random.Random("near")
    wood = U(limb([(-30, 150, 30), (50, 130, 20), (120, 150, 12), (186, 214, 5)], 8), limb([(50, 130, 13), (96, 200, 8), (120, 280, 3)], 6))  # fmt: skip
    sc.layer(wood, "#0f2420", z=12, cut=0.5, rim="#ffe9a8", rimop=0.8)
    for k, c in enumerate(("#0d2c27", "#17443a", "#2a5f42")):
        lv = []
        for _ in range(70 - 14 * k):
            x = r.uniform(-40, 214)
            y = r.uniform(-40, 250) - 0.55 * max(0, x - 20) + (90 * r.random() if x < 60 else 0)
            lv.append(leaf(x, y, r.uniform(38, 66) * (1 - 0.12 * k), r.uniform(0.1, 2.7), 0.42))
        sc.layer(U(lv), sc.rad([(0, mix(c, "#e6d070", 0.7)), (0.5, c), (1, mix(c, "#081c1a", 0.5))], 110, 470, 470), z=9, cut=0.3, rim="#fff0b0", rimop=0.7)  # fmt: skip
    for x, y in ((52, 236), (128, 196), (92, 296), (20, 300)):
        sc.layer(ellipse(x, y, 17, 18), sc.rad([(0, "#ffd98a"), (0.5, "#ee8f36"), (1, "#a8461f")], x + 6, y + 10, 26), z=6, cut=0.2, wash=0, rim="#fff0c0", rimop=0.9)  # fmt: skip
    for k, c in enumerate(("#1f4f40", "#123a32", "#0a2722")):
        lv = []
        for _ in range(34):
            x = r.uniform(-30, X0 + 4)
            lv.append(leaf(x, 1226 + 6 * k, r.uniform(70, 150) * (1 - 0.1 * k) * (1.25 - 0.9 * x / X0), r.uniform(-2.4, -0.7), 0.22))  # fmt: skip
        sc.layer(
            U(lv), sc.rad([(0, mix(c, "#c8b85a", 0.6)), (1, c)], 110, 980, 300), z=9, cut=0.4, rim="#f3eeb0", rimop=0.7
        )
    stalks = []
    for _ in range(34):
        x = r.uniform(X1 + 10, 810)
        h, b = r.uniform(40, 150) * (0.4 + abs(x - 540) / 260), r.uniform(-26, 10)
        stalks.append(limb([(x, 1212, 3.4), (x + b * 0.3, 1212 - h * 0.6, 2.2), (x + b, 1212 - h, 0.9)], 5))
        stalks.append(ellipse(x + b, 1212 - h, 3.4, 6))
    sc.layer(U(stalks), "#1c2a3e", z=9, sh=0.4, rim="#ffe6c4", rimop=0.7, **EXACT)


def draw() -> Scene:
    """Which side hears the other?"""
    sc = Scene("wall_brick", light=(LX, LY, 240), shadow="#141a28", bg=SLATE)
    draw_mist(sc)
    draw_flower(sc)
    draw_kid(sc)
    draw_garden(sc)
    draw_wall(sc)
    draw_child(sc)
    draw_near(sc)
    snow(sc, 70, "#fffdf4", 0.8, (300, 0, 800, 1200), (1, 3.4))
    sc.vignette("#0e1626", 0.42, 380, 640, 900, 0.5)
    sc.finish()
    return sc
