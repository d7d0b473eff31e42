"""A gramophone horn as tall as a tree leans over a pond and opens before a very small frog that has not yet sung.

Palette: mist #eef6d6, pond mint #8fcdb2, bottle green #0f4038, horn tomato #dc4a34, throat wine #3c0f1e, brass lip #ffd884,
record ink #14211f, frog lemon #d3e23c. Light: a morning beam from the upper left that falls on the frog.
Planes: mist and bank / small horns / pond / the great horn / record with the frog / near pads / reeds and a horn from behind.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.horn import BRASS, RINGS, Horn, draw_horn
from cards.studio.papercut.lily_pads import FLAT, draw_record, pad

FX, FY = 226, 972  # the frog
SHORE = 622.0
MINT, BOTTLE = "#8fcdb2", "#0f4038"
TOMATO = ("#ff9a66", "#dc4a34", "#8c1f28", "#3c0f1e")  # lit, own, shade, throat


def draw_mist(sc: Scene) -> None:
    """Morning: pale air, trees of the far bank in three tones, their image in the water."""
    sc.backdrop(sc.lin([(0, "#a9d9b6"), (0.24, "#dcefc4"), (0.48, "#fbf8dc"), (0.53, "#e2f0cc")], 0, 0, 0, 1200))
    sc.glow(60, 120, 700, "#fffbe0", 0.7)
    for k, (y, amp, c) in enumerate(((470, 50, "#d2e6bc"), (530, 40, "#b0d4ac"), (580, 26, "#8cc0a0"))):
        r = sc.stream(f"bank{k}")
        crowns = U(
            [
                ellipse(
                    x,
                    y + r.uniform(-amp, amp) + 40,
                    r.uniform(40, 74) * (1 - 0.2 * k),
                    r.uniform(36, 66) * (1 - 0.2 * k),
                )
                for x in range(-40, 880, 44)
            ],
            box(-40, y + 40, 840, SHORE + 4),
        )
        sc.layer(
            fillet(crowns, 5),
            sc.lin([(0, light(c, 0.3)), (1, c)], 0, y - 50, 0, SHORE),
            z=5,
            sh=0.16,
            shc="#3f8a78",
            cut=0.5,
            rim="#fffde8",
            rimop=0.6,
        )
        sc.veil(
            [(0, "#fbf8dc", 0), (0.44, "#fbf8dc", 0.12), (0.52, "#fbf8dc", 0.4), (0.54, "#fbf8dc", 0)],
            0,
            0,
            0,
            1200,
            "normal",
        )
    sc.layer(
        box(-40, SHORE, 840, 1240),
        sc.lin([(0, "#f4f6d6"), (0.2, "#bfe3c4"), (0.5, "#62b09c"), (1, BOTTLE)], 0, SHORE, 0, 1200),
        z=3,
        cut=0.4,
        rim="#ffffff",
        rimop=0.8,
    )
    r = sc.stream("water")
    for _ in range(70):
        y = SHORE + 12 + 560 * r.random() ** 1.4
        x, w = r.uniform(-60, 820), r.uniform(30, 130) * (0.4 + (y - SHORE) / 420)
        sc.flat(
            limb([(x - w, y, 0.5), (x, y + r.uniform(-1, 1), 1 + 3 * (y - SHORE) / 560), (x + w, y, 0.5)], 4, 3),
            "#fdfbe0" if r.random() < 0.6 else "#2f8a7c",
            0.32,
        )


def draw_great_horn(sc: Scene) -> None:
    """The one that listens to nobody else, and its image in the pond."""
    h = Horn(478, 404, 318, -31, 0.76, 1.18)
    ex, ey = h.end()
    stem = limb(
        [
            (ex - 40, ey + 20, 130),
            (ex + 26, ey + 6, 108),
            (ex + 74, ey + 110, 92),
            (ex + 6, 640, 78),
            (690, 840, 70),
            (702, 1000, 80),
        ],
        12,
    )
    stem = clean(stem.difference(box(500, 992, 900, 1300)).union(ellipse(702, 992, 39, 11)))
    image = AF.scale(U(h.bell(), stem), 1, -0.55, origin=(400, 990)).intersection(box(-20, 700, 820, 1240))
    sc.flat(clean(image), "#5f2a2c", 0.45, "multiply", 6)
    sc.flat(T(ellipse(0, 0, 74, 20), 702, 1000), BOTTLE, 0.7, "multiply", 5)
    draw_horn(sc, h, stem, TOMATO)
    sc.layer(
        U([limb([(699 - 38, y, 7), (699, y + 8, 8), (699 + 38, y, 7)], 4) for y in (930, 946)]), BRASS, z=2, cut=0.2
    )
    for q in (66, 100, 132):
        sc.flat(clean(ellipse(702, 994, q, q * FLAT).exterior.buffer(1.3).difference(stem)), "#e6f6d8", 0.6)


def draw_pads(sc: Scene) -> None:
    """Pads far and near, among them records."""
    r = sc.stream("pads")
    for x, y, q in (
        (330, 676, 34),
        (60, 690, 40),
        (430, 716, 46),
        (110, 770, 62),
        (640, 694, 40),
        (400, 812, 64),
        (470, 1096, 112),
        (40, 1090, 110),
        (620, 1130, 90),
    ):
        g, veins = pad(x, y, q, r.uniform(0, 6.28))
        c = mix("#8fc48c", "#2f7a54", min(1.0, (y - 640) / 420))
        sc.flat(T(g, 3, 7), "#0a3430", 0.4, "multiply", 3)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.25)), (1, dark(c, 0.15))], x - q, y - q * 0.3, x + q, y + q * 0.3),
            z=2.5,
            cut=0.4,
            rim="#f6ffd8",
            rimop=0.8,
        )
        sc.flat(veins, "#f0f8c8", 0.35)
    draw_record(sc, 286, 744, 52, 2.4, "#e9a23c")


def draw_frog(sc: Scene) -> None:
    """Rings of lit water, the record, and on its label the soloist."""
    for k, q in enumerate((320, 268, 222)):
        sc.flat(ellipse(FX, FY + 12, q, q * FLAT), "#f4f8d2", 0.26 + 0.12 * k, "screen", 3)
        sc.flat(clean(ellipse(FX, FY + 12, q, q * FLAT).exterior.buffer(1.4)), "#fdfde4", 0.6)
    draw_record(sc, FX, FY + 10, 180, 0.5, "#e9a23c")
    f = T(frog(("#c4d832", "#f6f3b4", "#4f6f1c")), FX - 2, FY + 18, 1.85, rot=-13)
    sc.flat(T(ellipse(0, 0, 90, 13), FX - 20, FY + 18), "#060c0c", 0.75, "multiply", 3)
    put(sc, f, z=2.4, sh=0.45, rim=(2, 2.6, "#fffff0", 0.95))


def draw_beam(sc: Scene) -> None:
    """The beam of the morning, and what floats in it."""
    for w0, w1, op in ((120, 190, 0.3), (60, 120, 0.3)):
        g = Polygon([(20 - w0 * 0.6, -60), (20 + w0, -60), (FX + w1, FY + 20), (FX - w1, FY + 20)])
        sc.flat(
            g,
            sc.lin([(0, "#fffbe0", 0.95), (0.7, "#fffbe0", 0.5), (1, "#fffbe0", 0.25)], 20, -60, FX, FY),
            op,
            "screen",
            4,
        )
    sc.glow(FX, FY - 20, 220, "#fdfbd0", 0.5, sy=0.6)
    r = sc.stream("motes")
    for _ in range(46):
        t = r.random()
        sc.flat(
            ellipse(20 + (FX - 20) * t + r.uniform(-1, 1) * (40 + 70 * t), -40 + (FY - 20) * t, r.uniform(1, 2.6)),
            "#fffff0",
            r.uniform(0.4, 0.9),
        )


def draw_small(sc: Scene) -> None:
    """Tadpoles in the front seats, a snail with opera glasses, a conductor on a reed."""
    for x, y, rot in ((372, 1044, 196), (414, 1022, 186)):
        g = U(ellipse(0, 0, 9, 5.4), limb("-6,0,5 -16,3,3 -24,-2,2 -34,2,.6", 6))
        sc.layer(T(g, x, y, rot=rot), "#12302a", z=1.4, cut=0, rim="#dff0c0", rimop=0.8)
    s = T(snail("#e08a4a", "#e6d8a8"), 486, 1098, 0.5, flip=True)
    put(sc, s, z=2, rim=(2, 1, "#fff6cf", 0.8))
    glasses = U(limb("0,0,6 9,-2,8", 1), limb("0,7,6 9,5,8", 1), limb("-2,4,1.6 -4,16,1.6", 1))
    sc.layer(T(glasses, 460, 1074, flip=True), "#2a2530", z=1.6, cut=0)
    x, y = 60, 742
    sc.layer(
        limb(f"10,1260,10 24,1060,8 44,880,6 {x},{y + 16},3", 8), "#12443a", z=8, cut=0.3, rim="#e6f4b0", rimop=0.8
    )
    wings = U([T(leaf(0, 0, 50, a, 0.2, 0.05), x, y) for a in (-0.4, 0.15, math.pi + 0.4, math.pi - 0.15)])
    sc.layer(wings, "#f4fbee", z=2, op=0.85, cut=0)
    sc.layer(
        limb(f"{x},{y - 16},9 {x},{y},8 {x - 6},{y + 28},5 {x - 16},{y + 66},3", 5),
        "#1f7a86",
        z=2,
        cut=0,
        rim="#eaffea",
        rimop=0.9,
    )
    sc.layer(limb(f"{x + 5},{y - 12},2.2 {x + 20},{y - 24},2 {x + 52},{y - 52},1.2", 2), "#3a1c22", z=1.6, cut=0)


def draw_frame(sc: Scene) -> None:
    """Dark reeds close to our eye, and a near horn from behind."""
    r = sc.stream("frame")
    h = Horn(98, 1150, 118, 118, 0.6, 1.1)
    ex, ey = h.end()
    dim = sc.lin([(0, "#8c2f2c"), (1, "#2a141c")], 98, 1040, 60, 1220)
    _ = (ex, ey)
    sc.layer(h.bell(), dim, z=10, sh=0.5, cut=0.3, rim=BRASS, rimop=0.9, rimw=1.4)
    sc.flat(
        U(
            [
                limb([(*h.at(t, q * 0.95, a), 1.6) for t, q in RINGS[:5]], 3)
                for a in np.linspace(math.pi * 1.05, math.pi * 1.95, 6)
            ]
        ).intersection(h.bell()),
        "#1a0a10",
        0.5,
    )
    blades = [
        limb([(x, 1260, 18), (x + b * 0.4, 1260 - q * 0.55, 12), (x + b, 1260 - q, 1)], 9)
        for x, b, q in (
            (830, -20, 620),
            (800, -50, 430),
            (770, 40, 300),
            (734, -60, 210),
            (812, 60, 520),
            (-14, 44, 330),
            (180, -40, 120),
            (260, 30, 90),
        )
    ]
    blades += [
        limb([(x, 1230, 9), (x + r.uniform(-26, 26), 1230 - r.uniform(40, 90), 1)], 4) for x in range(300, 800, 34)
    ]
    sc.layer(
        U(blades),
        sc.lin([(0, "#1f6a54"), (1, "#082822")], 0, 700, 0, 1200),
        z=12,
        sh=0.5,
        cut=0.4,
        rim="#e6f4b0",
        rimop=0.6,
    )
    top = []
    for k in range(8):
        x, length = 20 + k * 26, 210 - 24 * k + r.uniform(-26, 26)
        P = [(x - 40, -30), (x - 22, length * 0.5), (x - 30, length)]
        top.append(limb([(*P[0], 4), (*P[1], 3), (*P[2], 1)], 6))
        for q in along(curve(np.array(P), n=10), max(3, int(length / 14))):
            top += [
                leaf(q[0], q[1], r.uniform(20, 32), math.pi / 2 + d + r.uniform(-0.2, 0.2), 0.2) for d in (-0.5, 0.5)
            ]
    sc.layer(
        U(top), sc.lin([(0, "#15503f"), (1, "#4f9a72")], 0, 0, 0, 240), z=12, sh=0.3, cut=0.2, rim="#f6ffd8", rimop=0.6
    )


def draw() -> Scene:
    sc = Scene("gramophone_pond", light=(40, -60, 240), shadow="#06241f", bg=MINT)
    draw_mist(sc)
    for x, y, r, away, fx, fy in (
        (156, 386, 44, 200, 70, 664),
        (84, 510, 62, 186, 8, 720),
        (596, 768, 40, -20, 668, 812),
    ):
        h = Horn(x, y, r, away, 0.74, 1.25)
        ex, ey = h.end()
        stem = limb([(ex, ey, r * 0.36), (ex + h.axis[0] * r * 0.5, ey + 40, r * 0.3), (fx, fy, r * 0.22)], 8)
        draw_horn(sc, h, stem, TOMATO, 0.5 if r < 60 else 0.34)
    draw_pads(sc)
    draw_great_horn(sc)
    draw_beam(sc)
    draw_frog(sc)
    draw_small(sc)
    draw_frame(sc)
    sc.vignette("#06302a", 0.34, 380, 600, 900, 0.6)
    sc.finish()
    return sc
