"""Up in noon light a village picnics round a well; down the inside, a girl on a ladder reaches the bottom, where it is night.

Palette: wet clay #4b2a20, terracotta #9d5537, straw #d9b26a, cobalt night #20306e, noon ivory #fbf3d8, star ice #cfe3f2.
Light: two that disagree, noon at the top and the pool of stars at the bottom. Planes: earth / rings of brick / night and girl.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.girl_on_ladder import JAR, girl_on_ladder
from cards.studio.papercut.hand import Wob

MX = 400  # the middle of the shaft
POOL = (400, 1032)
RINGS, SHRINK = 10, 0.044
GROUND = 214
_Y = [40, 190, 250, 330, 430, 560, 720, 860, 960, 1040, 1100, 1140, 1166, 1176]
_W = [74, 74, 78, 98, 142, 206, 272, 312, 318, 296, 240, 168, 80, 2]
ICE, IVORY = "#cfe3f2", "#fbf3d8"


def half(y: Any) -> Any:
    """Half the shaft's width at a height."""
    c = curve(np.array(list(zip(_Y, _W, strict=True)), float), n=12)
    return np.interp(y, c[:, 0], c[:, 1])


def hole(k: float) -> Any:
    """The opening of ring k, the mouth open upwards."""
    ys = np.linspace(40, 1176, 110)
    f = 1 - SHRINK * k
    w = half(ys) * f
    yy = np.where(ys > 900, 900 + (ys - 900) * (1 - 0.05 * k), ys)
    return Polygon([*zip(MX - w, yy, strict=True), *list(zip(MX + w, yy, strict=True))[::-1]]).buffer(0)


def rail(side: int, y: float) -> float:
    """x of a ladder rail at a height: it widens towards us."""
    return MX + side * (13 + (y - 120) / 740 * 42)


def draw_noon(sc: Scene) -> None:
    """A pale village at its picnic; nobody looks down."""
    sc.backdrop(sc.lin([(0, "#fdf8e4"), (0.12, "#fbf0cf"), (0.2, "#f3dfae"), (1, "#4b2a20")], 0, 0, 0, 1200))
    sc.glow(330, 30, 420, "#fffdf0", 0.8)
    for name, P, c in (
        ("h1", [(-40, 132), (120, 104), (300, 126), (470, 96), (640, 122), (840, 92)], "#efe0b4"),
        ("h2", [(-40, 166), (160, 148), (340, 164), (540, 142), (700, 160), (840, 138)], "#e6d09a"),
    ):
        g, _ = land(sc.stream(name), P, 3)
        sc.layer(g, c, z=5, sh=0.22, shc="#9d7a3c", wash=0.4, rim="#fffdf0", rimop=0.8)
    for x, y, s in ((34, 214, 1.5), (190, 206, 0.5), (566, 206, 0.62), (690, 208, 0.44)):
        r = sc.stream(f"tree {x}")
        crown = rounded(
            U(
                [
                    ellipse(x + r.uniform(-30, 30) * s, y - (78 + r.uniform(-24, 26)) * s, r.uniform(20, 32) * s)
                    for _ in range(11)
                ]
            ),
            3,
        )
        sc.layer(
            limb([(x, y + 4, 9 * s), (x + 2, y - 40 * s, 7 * s), (x, y - 80 * s, 4 * s)], 4),
            "#c29a5c",
            z=3,
            sh=0.3,
            shc="#8a6430",
        )
        for k, c in enumerate(("#d5bd7c", "#decb90", "#e9daa8")):
            g = crown if k == 0 else T(rounded(crown.buffer(-8 * k * s), 2), -3 * k, -4 * k)
            sc.layer(g, c, z=4, sh=0.28, shc="#8a6430", wash=0.4, rim="#fffdf0", rimop=0.7)
        x0, y0, x1, y1 = crown.bounds
        cuts = [
            leaf(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(12, 22) * s, r.uniform(-0.4, 1.2), 0.42, 0.2)
            for _ in range(round(40 + 60 * s))
        ]
        sc.flat(U(cuts[::2]).intersection(crown.buffer(-3)), "#b89c5c", 0.6)  # leaves in the shade and in the sun
        sc.flat(U(cuts[1::2]).intersection(crown.buffer(-5)), "#f6ebc4", 0.75)


def pale(f: Figure, t: float = 0.5) -> Figure:
    """A figure bleached by noon."""
    return f.recolour(lambda c: mix(mix(c, "#d98a4a", 0.2), "#f4e4b8", t))


def draw_picnic(sc: Scene) -> None:
    """Tiny people, cloth and baskets, drawn after the ground."""
    y = GROUND + 4
    cloth = shape(f"118,{y - 4}^ 232,{y - 6}^ 246,{y + 8}^ 100,{y + 9}^")
    sc.layer(cloth, "#fffaf0", z=2, sh=0.4, shc="#7a4a24", cut=0.3)
    sc.flat(
        U([limb([(118 + 14 * k, y - 6, 2), (100 + 18 * k, y + 9, 2.4)], 1) for k in range(1, 8)]).intersection(cloth),
        "#c9603c",
        0.6,
    )
    melon = ellipse(150, y - 6, 17, 12)
    sc.layer(melon, "#6f8a4a", z=1.6, cut=0, fibre=0)
    sc.flat(
        U(*[limb([(150 + d, y - 17, 0.6), (150 + d * 1.3, y - 6, 1.6), (150 + d, y + 5, 0.6)], 3) for d in (-8, 0, 8)]),
        "#4a6434",
        0.7,
    )
    put(sc, pale(T(basket("#c98f4a", 30, 18), 206, y + 2), 0.1), z=1, sh=0.3)
    sc.layer(U(ellipse(178, y - 1, 10, 3.6)), "#b9683c", z=1, cut=0, fibre=0)
    doze = SIDE["sit_floor"].but(
        lean=-24,
        nod=16,
        foot_a=(0.8, 0),
        foot_b=(0.66, 0),
        hand_a=(0.5, 0.62),
        hand_b=(0.44, 0.6),
        toe_a=-80,
        toe_b=-70,
    )
    offer = SIDE["kneel"].but(lean=10, nod=4, hand_a=(0.78, 0.2), hand_b=(0.6, 0.5), grip_a="flat")
    peep = SIDE["stand"].but(
        lean=30,
        stoop=10,
        nod=12,
        foot_a=(-0.1, 0),
        foot_b=(-0.34, 0.16),
        hand_a=(0.5, 0.42),
        hand_b=(0.56, 0.36),
        toe_a=24,
        toe_b=50,
        grip_a="flat",
        grip_b="flat",
    )
    twirl = SIDE["stand"].but(
        lean=-10,
        nod=-6,
        foot_a=(0.34, 0.16),
        foot_b=(-0.1, 0),
        hand_a=(0.86, -0.12),
        hand_b=(0.8, -0.3),
        toe_a=-16,
        grip_a="grip",
        grip_b="grip",
    )
    swing = SIDE["stand"].but(
        lean=-14,
        nod=-12,
        foot_a=(0.1, 0),
        foot_b=(-0.44, 0.22),
        hand_a=(0.86, -0.12),
        hand_b=(0.8, -0.3),
        toe_b=54,
        grip_a="grip",
        grip_b="grip",
    )
    crate = box(506, GROUND - 14, 540, GROUND + 4)
    sc.layer(crate, "#b98a50", z=3, cut=0.2, sh=0.4, shc="#7a4a24")
    sc.flat(U(box(506, GROUND - 8, 540, GROUND - 6.6), box(506, GROUND - 2, 540, GROUND - 0.6)), "#6a4424", 0.6)
    folk = (
        (64, 78, doze, "vest", "#4f6a72", "straw", False, 0.5, "sleepy", 4, "#e9e0d0", "short"),
        (266, 46, offer, "farmwife", "#a8432f", "scarf", True, 0.5, "smile", 4, "#5a3a24", "bun"),
        (530, 8, peep, "pinafore", "#c0603a", None, True, 0.5, "wonder", -14, "#3a2418", "bob"),
        (622, 30, twirl, "shirt", "#3f6a78", "flat", False, 0.5, "laugh", 4, "#3a2418", "short"),
        (684, 27, swing, "dress", "#b8502f", None, True, 0.49, "joy", 4, "#2a1a14", "long"),
        (774, 60, "carry", "suit", "#6a5244", "bowler", True, 0.48, "smile", 4, "#d8d2c6", "short"),
    )
    skins = ("#c98f66", "#b97a52", "#d9a077", "#8a5636", "#b97a52", "#d9a077")
    for (x, age, pose, kind, c, hat, fl, s, mood, dy, hc, hair), skin in zip(folk, skins, strict=True):
        mood = mood if mood in FEELINGS else "calm"
        p = person(
            age,
            "side",
            pose,
            dress(kind, c, dark(c, 0.25), "#f4e4c0"),
            skin,
            hair,
            hc,
            mood,
            hat=hat,
            hat_colour="#d9a860",
        )
        sc.flat(ellipse(x, GROUND + 6, 30, 4), "#6a3a1c", 0.4, "multiply", 3)
        put(
            sc,
            pale(T(p, x, GROUND + dy, s, flip=fl), 0.08),
            z=1.2,
            sh=0.35,
            shc="#7a4a24",
            rim=(1, 1.6, "#fff6d8", 0.6),
        )
    put(sc, pale(T(basket("#c98f4a", 26, 15), 744, GROUND - 42), 0.1), z=1, sh=0.3)
    for k in range(15):  # bunting between the tree and the well's roof
        t = k / 14
        x, yy = 60 + 286 * t, 92 + 30 * math.sin(math.pi * t) - 8 * t
        sc.layer(
            Polygon([(x - 4.6, yy), (x + 4.6, yy), (x, yy + 10)]),
            ("#d98a5c", "#e9c878", "#b9a48a")[k % 3],
            z=1,
            cut=0,
            fibre=0,
            wash=0,
            sh=0.3,
        )


def draw_wellhead(sc: Scene) -> None:
    """The cut parapet, two posts, a roof and the winch."""
    for s in (-1, 1):
        x = MX + s * 92
        wall = box(x - 18, GROUND - 56, x + 18, GROUND + 26)
        sc.layer(
            wall,
            sc.lin([(0, "#d9a878"), (1, "#8a4a30")], 0, GROUND - 56, 0, GROUND + 26),
            z=5,
            sh=0.4,
            shc="#4a2412",
            cut=0.6,
        )
        sc.flat(
            U(
                [box(x - 18, GROUND - 56 + 14 * j, x + 18, GROUND - 54.6 + 14 * j) for j in range(1, 6)]
                + [
                    box(x - 5 + 9 * (j % 2), GROUND - 56 + 14 * j, x - 3.6 + 9 * (j % 2), GROUND - 42 + 14 * j)
                    for j in range(6)
                ]
            ),
            "#6a3420",
            0.6,
        )
        sc.layer(
            box(x - 23, GROUND - 63, x + 23, GROUND - 54).buffer(1.5), "#e6c491", z=2, cut=0.4, rim="#fffdf0", rimop=0.8
        )
        sc.layer(box(MX + s * 84 - 4, 84, MX + s * 84 + 4, GROUND - 62), "#9a6a3c", z=3, cut=0.3)
    roof = shape(f"{MX - 128},92^ {MX - 84},48 {MX},22^ {MX + 84},48 {MX + 128},92^ {MX + 60},80 {MX},78 {MX - 60},80")
    sc.layer(
        roof,
        sc.lin([(0, "#d98a5c"), (1, "#a8583a")], 0, 22, 0, 92),
        z=7,
        sh=0.4,
        shc="#4a2412",
        cut=0.8,
        rim="#fffdf0",
        rimop=0.7,
    )
    sc.flat(roof_tiles(roof.buffer(-2), 13, 9), "#7a3a24", 0.4)
    sc.layer(
        U(
            limb([(MX - 92, 128, 7), (MX + 110, 128, 7)], 1),
            limb([(MX - 90, 128, 5), (MX - 104, 138, 5), (MX - 116, 138, 5)], 1),
        ),
        "#8a5a34",
        z=3,
        cut=0.3,
    )
    sc.flat(U([limb([(MX + 34 + 5 * k, 123, 3), (MX + 36 + 5 * k, 134, 3)], 1) for k in range(8)]), "#d9c08a", 0.9)


def draw_earth(sc: Scene) -> None:
    """Strata with a hole cut for the shaft, buried things, roots."""
    cut = hole(0)
    rows = (
        (GROUND, "#b87a48", "#8a4e30", 4),
        (GROUND + 34, "#a8623c", "#7a4028", 5),
        (360, "#96502f", "#683422", 9),
        (530, "#7f4129", "#54291e", 12),
        (710, "#68341f", "#44211a", 12),
        (890, "#532a20", "#361b18", 14),
        (1060, "#432019", "#2b1616", 12),
    )
    for k, (y, a, b, amp) in enumerate(rows):
        r = sc.stream(f"stratum {k}")
        g, top = ridge(r, y, amp, f=1.3, shapef=lambda x, k=k: -14 * math.exp(-(((x - MX) / 300) ** 2)) * (k > 1))
        g = clean(g.difference(cut))
        fill = (
            sc.rad([(0, mix(a, "#9fb2cc", 0.34)), (0.5, a), (1, b)], *POOL, 620)
            if k > 3
            else sc.lin([(0, a), (1, b)], 0, y, 0, y + 260)
        )
        sc.layer(g, fill, z=9, sh=0.5, shc="#1a0c0a", cut=1.2, rim="#ffdcae" if k < 4 else "#b9cbe4", rimop=0.4)
        speck = []
        for _ in range(46):  # grains, pebbles
            x, yy = r.uniform(0, 800), y + r.uniform(16, 170)
            s = r.uniform(1, 3.4) if r.random() < 0.85 else r.uniform(5, 9)
            speck.append(ellipse(x, yy, s, s * 0.7, r.uniform(-30, 30)))
        sc.flat(U(speck).intersection(g.buffer(-4)), mix(a, "#f0d0a0", 0.34), 0.4)
        veins = []
        for j in range(5):
            x, yy = r.uniform(-40, 640), y + 22 + 28 * j
            veins.append(
                limb([(x, yy, 0.4), (x + 60, yy - r.uniform(0, 8), 1.6), (x + 150, yy + r.uniform(-6, 6), 0.4)], 5)
            )
        sc.flat(U(veins).intersection(g.buffer(-4)), "#2a120e", 0.4)


def finds(sc: Scene) -> None:
    """What lies in the earth: an ammonite, a broken pot, a fish of stone, bones of a leaf."""
    lay = lambda g, c, z=2: sc.layer(g, c, z=z, sh=0.5, shc="#1a0c0a", cut=0.3, rim="#ffdcae", rimop=0.5)
    o = lambda g: T(g, 60, -196)
    am = U(ellipse(94, 640, 34, 31), shape("94,608^ 132,606 146,640^ 128,640"))
    lay(o(am), "#a8704a")
    sc.flat(o(spiral(98, 640, 30, 2.6, 3.2, -0.6)), "#4a2418", 0.8)
    sc.flat(
        o(
            U(
                [
                    limb(
                        [
                            (98 + 20 * math.cos(a), 640 + 19 * math.sin(a), 0.6),
                            (98 + 30 * math.cos(a), 640 + 28 * math.sin(a), 1.6),
                        ],
                        1,
                    )
                    for a in np.linspace(0.4, 6, 17)
                ]
            )
        ),
        "#4a2418",
        0.6,
    )
    pot = shape(
        "672,470^ 690,462 720,462 736,470^ 732,480 752,500 752,530 736,552^ 722,540 712,552 700,538^ 676,556 660,530 660,500 676,480"
    )
    pot = T(pot, -58, -20)
    lay(pot, "#a85c38")
    sc.flat(
        T(U(limb("664,506,2 706,514,2.4 750,506,2", 5), limb("662,522,1.4 706,530,1.6 752,522,1.4", 5)), -58, -20),
        "#5a2416",
        0.8,
    )
    f = T(fish(54), 712, 772, 1, rot=-8)
    lay(f, "#8a6650")


def root(
    sc: Scene,
    P: list[tuple[float, float, float]],
    twigs: list[list[tuple[float, float, float]]],
    hands: list[tuple[float, float, float]],
) -> None:
    """A root that ends in hands (x, y, angle)."""
    g = fillet(U(limb(P, 8), *[limb(t, 6) for t in twigs]), 3)
    sc.layer(
        g,
        sc.lin([(0, "#b97f4c"), (0.35, "#8f5a38"), (0.75, "#74483a"), (1, "#8f7c84")], 0, 220, 0, 1020),
        z=6,
        sh=0.5,
        shc="#1a0c0a",
        cut=0.6,
        rim="#ffe2b8",
        rimop=0.5,
    )
    grain = U(
        limb([(x + w * 0.16, y, max(0.4, w * 0.07)) for x, y, w in P], 8),
        limb([(x - w * 0.2, y, max(0.4, w * 0.05)) for x, y, w in P], 8),
    )
    sc.flat(grain, "#4a2418", 0.5)
    for x, y, a in hands:
        h = T(hand("open", "#a88a80"), x, y, 0.25, rot=a)
        put(sc, h, z=1.4, sh=0.5, rim=(0, -1.4, "#dbeaf8", 0.8))


def draw_rings(sc: Scene) -> None:
    """Ten rings of brick, each sheet lower and darker."""
    night = hole(RINGS)
    sc.layer(
        night.buffer(4).intersection(box(0, GROUND - 62, 800, 1200)),
        sc.lin(
            [
                (0, "#e9d3a0"),
                (0.16, "#8a6a5c"),
                (0.3, "#2c2c58"),
                (0.5, "#1b2860"),
                (0.74, "#20306e"),
                (0.86, "#4f74b8"),
                (1, "#26386f"),
            ],
            0,
            120,
            0,
            1150,
        ),
        z=1,
        sh=0,
        cut=0,
        rimop=0,
        wash=1,
    )
    r = sc.stream("night")
    with sc.clip(night):
        for _ in range(420):  # stars thicken downwards
            y = 1050 - 690 * r.random() ** 1.35
            x = MX + r.uniform(-1, 1) * half(y) * 0.56
            s = r.uniform(0.7, 1.7) if r.random() < 0.84 else r.uniform(2.4, 4.8)
            g = ellipse(x, y, s) if s < 2 else star(x, y, s * 1.5, 4, 0.3)
            sc.flat(g, ICE if r.random() < 0.8 else "#ffe9b8", 0.5 + 0.5 * max(0, (y - 420) / 640))
        for _ in range(5):
            y = r.uniform(640, 980)
            sc.glow(MX + r.uniform(-120, 120), y, r.uniform(90, 150), "#5f86d8", 0.22)
    for k in range(RINGS, 0, -1):
        inner, outer = hole(k), hole(k - 1.25)
        t = k / RINGS
        stops = [
            (0, mix("#f3d49a", "#b06a40", t * 0.7)),
            (0.14, mix("#c9804e", "#5a3038", t)),
            (0.36, mix("#8f4c36", "#2c2346", t)),
            (0.62, mix("#6f3b34", "#232856", t)),
            (0.86, mix("#8a7484", "#7f9ccc", t)),
            (1, mix("#5a3a3c", "#3a4a7c", t)),
        ]
        g = clean(outer.difference(inner).intersection(box(0, GROUND - 60, 800, 1200)))
        sc.layer(
            g,
            sc.lin(stops, 0, GROUND - 60, 0, 1160),
            z=6,
            sh=0.55,
            shc="#0c0c22",
            cut=0.5,
            rim="#fff0cf" if k < 3 else "#dbe8f8",
            rimop=0.34,
            wash=0.8,
        )
        joints = []
        off = (k % 2) * 13
        f0, f1 = 1 - SHRINK * k, 1 - SHRINK * (k - 1)
        for y in range(GROUND - 50 + off, 1060, 26):
            w0, w1 = half(y) * f0, half(y) * f1
            lift = (y - 640) * 0.02
            joints += [limb([(MX + s * w0, y + lift, 1.5), (MX + s * w1, y, 1.8)], 1) for s in (-1, 1)]
        for a in np.linspace(0.35, math.pi - 0.35, 15):
            x = MX + math.cos(a) * 250 * f0
            joints.append(
                limb(
                    [
                        (x, 1040 + 110 * math.sin(a) * f0, 1.4),
                        (x + math.cos(a) * 12, 1050 + 122 * math.sin(a) * f0, 1.6),
                    ],
                    1,
                )
            )
        sc.flat(U(joints).intersection(g), mix("#3a1a14", "#0f1334", t), 0.6)


def draw_pool(sc: Scene) -> None:
    """The bottom: a pool that is a sky."""
    x, y = POOL
    rx, ry = 232, 78
    kerb = ellipse(x, y + 8, rx + 22, ry + 17)
    sc.layer(
        kerb,
        sc.rad([(0, "#dfeaf4"), (0.75, "#8f9fc4"), (1, "#4a4a74")], x, y, 260),
        z=8,
        sh=0.6,
        shc="#0c0c22",
        cut=0.8,
        rim="#eef6ff",
        rimop=0.7,
    )
    sc.flat(
        U(
            [
                limb(
                    [
                        (x + math.cos(a) * (rx + 4), y + 6 + math.sin(a) * (ry + 3), 1.6),
                        (x + math.cos(a) * (rx + 22), y + 8 + math.sin(a) * (ry + 17), 1.8),
                    ],
                    1,
                )
                for a in np.linspace(0, 2 * math.pi, 34)
            ]
        ),
        "#2c3060",
        0.6,
    )
    for k, c in enumerate(
        (("#3f63ac", "#1d2f74"), ("#6c98d6", "#34559e"), ("#a9cdee", "#5f8fd0"), ("#e6f3fb", "#a5cdec"))
    ):
        q = 1 - 0.2 * k
        water = rounded(
            _pond(sc.stream(f"pond {k}"), x + 5 * k, y + 4 - 3 * k, rx * q, ry * q, 0 if k == 0 else 0.06), 2
        )
        sc.layer(
            water,
            sc.rad([(0, c[0]), (1, c[1])], x, y, rx * q),
            z=2 if k else 1,
            sh=0.4 if k == 0 else 0.16,
            shc="#101a4a",
            cut=0.6,
            rim="#ffffff",
            rimop=0.5,
        )
    r = sc.stream("pool")
    for _ in range(64):
        a, q = r.uniform(0, 6.283), r.random() ** 0.6
        px, py = x + math.cos(a) * rx * 0.94 * q, y + 4 + math.sin(a) * ry * 0.92 * q
        s = r.uniform(1.2, 2.6) if r.random() < 0.7 else r.uniform(5, 9)
        sc.flat(
            ellipse(px, py, s, s * 0.6) if s < 3 else T(star(0, 0, s, 8 if s > 7 else 4, 0.3), px, py, 1, 0.62),
            "#fffef6",
            0.95,
        )
    sc.glow(x, y, 330, "#bfe0fb", 0.75)
    sc.glow(x, y - 10, 150, "#f4fbff", 0.8, sy=0.5)


def _pond(r: Any, x: float, y: float, rx: float, ry: float, wobble: float) -> Any:
    """An ellipse whose edge ripples."""
    w = Wob(r, 3, 2)
    a = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    k = 1 + wobble * (w(a / 6.283) - 0)
    k = np.where(a > 5.8, k + (k[0] - k[-1]) * (a - 5.8) / 0.48, k)
    return Polygon(np.c_[x + rx * k * np.cos(a), y + ry * k * np.sin(a)]).buffer(0)


RUNGS = (
    *(1028, 974, 922, 872, 824, 778, 734, 690, 649, 610, 573, 538, 505, 474, 445, 417),
    *(391, 366, 342, 318, 295, 273, 252, 232, 213, 194, 176, 158, 140, 122),
)
END = 1062  # where the rails stand in the pool


def draw_ladder(sc: Scene) -> None:
    """A ladder that stands in the pool; its last rungs are under the stars."""
    rails = [
        limb([(rail(s, y), y, 5 + (y - 120) / 740 * 7) for y in np.linspace(96, END + 4 * s, 14)], 2) for s in (-1, 1)
    ]
    wide = lambda y: 4 + (y - 120) / 740 * 6
    rungs = [limb([(rail(-1, y) - 3, y, wide(y)), (rail(1, y) + 3, y + 0.6, wide(y))], 1) for y in RUNGS]
    wood = sc.lin(
        [(0, "#e9c88a"), (0.2, "#9a6a40"), (0.55, "#5f3d34"), (0.85, "#8a6a62"), (1, "#c9c3d2")], 0, 100, 0, END
    )
    x, y = POOL
    for s in (-1, 1):
        for k, q in enumerate((1.0, 1.7, 2.6)):
            e = ellipse(rail(s, END), END + 5, 15 * q, 5 * q)
            sc.flat(e.difference(T(e, 0, 1.6)), "#f4fbff", 0.9 - 0.24 * k)
        sc.flat(limb([(rail(s, END), END + 6, 9), (rail(s, END) + 2 * s, END + 44, 6)], 2), "#3f5fa0", 0.35, None, 3)
    sc.layer(U(rungs), wood, z=4, sh=0.5, shc="#0c0c22", cut=0.4, rim="#cfe3f2", rimop=0.6)
    sc.layer(U(rails), wood, z=5, sh=0.5, shc="#0c0c22", cut=0.4, rim="#cfe3f2", rimop=0.6)


def draw() -> Scene:
    """The card."""
    sc = Scene("well", light=(*POOL, 240), shadow="#0c0a1c", bg="#4b2a20")
    draw_noon(sc)
    draw_rings(sc)
    sc.flat(
        Polygon([(MX - 66, 150), (MX + 66, 150), (MX + 96, 470), (MX - 60, 470)])
        .intersection(hole(1))
        .intersection(box(0, GROUND - 60, 800, 700)),
        sc.lin([(0, "#fff6d8", 0.75), (0.5, "#f3d9a0", 0.2), (1, "#f3d9a0", 0)], 0, 150, 0, 470),
        0.9,
        "screen",
        8,
    )
    draw_earth(sc)
    finds(sc)
    root(
        sc,
        [
            (52, 214, 26),
            (66, 300, 22),
            (40, 400, 19),
            (74, 520, 16),
            (52, 700, 14),
            (60, 820, 12),
            (110, 920, 9),
            (150, 966, 7),
        ],
        [
            [(40, 400, 12), (120, 450, 8), (160, 520, 4), (168, 580, 1)],
            [(54, 690, 9), (20, 780, 6), (10, 860, 2)],
            [(62, 830, 8), (90, 980, 5), (150, 1030, 4.6)],
            [(66, 300, 10), (150, 330, 6), (220, 320, 1.5)],
        ],
        [(150, 966, 24), (150, 1030, -2)],
    )
    root(
        sc,
        [
            (764, 214, 26),
            (740, 290, 22),
            (764, 390, 17),
            (730, 500, 13),
            (752, 620, 9),
            (736, 720, 5),
            (744, 800, 1.5),
        ],
        [
            [(740, 290, 12), (650, 330, 7), (590, 340, 1.5)],
            [(758, 400, 10), (790, 500, 6), (800, 580, 3)],
            [(736, 530, 7), (690, 590, 4), (672, 650, 1)],
        ],
        [],
    )
    draw_picnic(sc)
    draw_wellhead(sc)
    draw_pool(sc)
    draw_ladder(sc)
    # the bucket on its rope, a paper boat in it; a coin still falling
    g = girl_on_ladder()
    put(sc, g, z=2.8, rim=(-0.6, -1.5, "#dff0ff", 0.85), shade=("#141a4a", 0.34, 560), cast=9)
    dip(sc)
    sc.glow(572, 770, 74, "#bfe0fb", 0.35)
    rp = [(MX + 54, 132, 2.2), (MX + 52, 260, 2.6), (MX + 70, 400, 3), (MX + 92, 498, 3.4)]
    sc.layer(limb(rp, 6), sc.lin([(0, "#e9d3a0"), (1, "#8a6a54")], 0, 130, 0, 500), z=3, cut=0, fibre=0, sh=0.4)
    b = T(bucket("#8a6a5c", 46, 42, None), MX + 92, 556, 1.0, rot=-3)
    pb = [(T(q, MX + 94, 512, 0.4), c) for q, c in _boat()]
    for q, c in pb:
        sc.layer(q, c, z=1.4, cut=0, fibre=0, wash=0, sh=0.4)
    put(sc, b, z=2.4, rim=(0.5, -1.8, "#cfe3f2", 0.6), shade=("#141a4a", 0.3, 700))
    sc.layer(ellipse(318, 738, 5.6, 7.4, 24), "#f0c860", z=2, cut=0, fibre=0, wash=0, rim="#fff8d8", rimop=0.9)
    sc.flat(
        U(
            *[
                limb([(x, 690 - d, 0.4), (x, 716 - d, 1.2), (x, 726, 0.4)], 3)
                for x, d in ((312, 0), (318, 18), (324, 6))
            ]
        ),
        "#f6e2a8",
        0.7,
    )
    sc.vignette("#0a0612", 0.36, 400, 640, 960)
    sc.finish()
    return sc


def dip(sc: Scene) -> None:
    """Where the jar goes in: a lip of water over its lower side, rings, stars that run into the glass."""
    a = math.radians(JAR[2])
    along_, across = (math.sin(a), -math.cos(a)), (math.cos(a), math.sin(a))  # towards the mouth; towards its lower lip
    at = lambda u, w: (JAR[0] + u * along_[0] + w * across[0], JAR[1] + u * along_[1] + w * across[1])
    pool = ellipse(*POOL, 230, 78)
    mx, my = at(49, 0)
    lip = shape(
        f"{mx - 74},{my + 26} {mx - 40},{my + 17} {mx - 6},{my + 14} {mx + 18},{my + 6} {mx + 40},{my + 16} {mx + 30},{my + 36} {mx - 10},{my + 50} {mx - 56},{my + 46}"
    )
    with sc.clip(pool):
        sc.flat(lip, sc.lin([(0, "#8fbde8", 0.75), (1, "#4a72b8", 0.0)], 0, my + 8, 0, my + 46), 1)
    for k, q in enumerate((1.0, 1.55, 2.2)):
        e = ellipse(mx - 10, my + 20, 44 * q, 12 * q)
        sc.flat(e.difference(T(e, 0, 2)).intersection(pool), "#fbfeff", 0.9 - 0.26 * k)
    r = sc.stream("dip")
    for _ in range(20):  # stars in the glass, larger towards its foot
        u = r.uniform(-38, 34)
        px, py = at(u, r.uniform(-4, 24))
        sc.flat(star(px, py, r.uniform(2.4, 6.5), 4, 0.3), "#fffef6", 0.95)
    for k in range(7):  # and a stream of them over the lip
        t = k / 6
        px, py = mx - 46 + 48 * t + 16 * math.sin(math.pi * t), my + 62 - 58 * t * t
        sc.flat(star(px, py, 3 + 2.5 * (k % 3), 4, 0.3), "#fffef6", 0.95)
    sc.glow(*at(0, 6), 96, "#eaf6ff", 0.6)
    sc.glow(mx, my, 70, "#f4fbff", 0.55)


def _boat() -> list[tuple[Any, str]]:
    """The paper boat as pieces with the paper's tones."""
    tones = ("#f6efdc", "#e3d8c0", "#fffaf0", "#d5c8ae")
    return [(q, tones[k % 4]) for k, (q, _) in enumerate(paper_boat("#f4ead0", 90))]
