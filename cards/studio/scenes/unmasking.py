"""At midnight the guests of the ball take off their human faces, and a girl holds on to hers with both hands.

Palette: ballroom teal #1f4e57, magenta dusk #8f3564, marigold #e09a2b, cloud pink #e8b7b0, chandelier cream #fff5dc,
emerald #2f8a5a. Light: the chandelier above the empty round of floor. Planes: night in the windows / stair and columns /
the ring of guests / the girl / the backs of the nearest.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 404, 236  # the chandelier
GX, GY = 408, 868  # the girl's feet
WALL = 640
HEAD_NAMES = (
    "face",
    "cheek",
    "eye",
    "brow",
    "nose",
    "mouth",
    "teeth",
    "lips",
    "wrinkle",
    "tear",
    "ear",
    "hair",
    "hat",
    "beard",
    "lip",
    "blush",
)
SKINS = ("#f0c8a4", "#d9a077", "#b97a52", "#8a5636", "#e3b58c", "#5e3a28")
CLOTHS = ("#8f3564", "#e09a2b", "#2f8a5a", "#e8b7b0", "#2f6f8a", "#c9503c", "#6a4a8a", "#f0dcae", "#3a4a6e")
SUITS = ("gown", "suit", "kimono", "robe", "sari", "djellaba", "uniform", "gown", "greatcoat", "dress", "cloak")
BEASTS = ("fox", "goat", "hoopoe", "doe", "bear", "heron", "sheep", "wolf", "cat", "cock", "donkey", "stag", "boar", "mouse", "carp", "hare", "owl", "cow", "horse", "dog")  # fmt: skip


def glow_of(sc: Scene, a: str, b: str, r: float = 900) -> str:
    """Lit by the chandelier and by the floor under it."""
    return sc.rad([(0, light(a, 0.3)), (0.35, a), (1, b)], GX, 640, r)


def other_head(kind: str) -> Figure:
    """A head in profile that the beasts' module lacks; nape at 0,0, about 100 long."""
    f = Figure()
    if kind == "hoopoe":
        f.add(
            U([T(shape("0,0^ -6,-40 -2,-64 6,-40^"), -2 + 9 * k, -26, rot=-66 + 27 * k) for k in range(5)]),
            "#d98a4a",
            "crest",
        )
        f.add(U([T(ellipse(0, -60, 5), -2 + 9 * k, -26, rot=-66 + 27 * k) for k in range(5)]), "#2a1c22", "tips", 0.4)
        f.add(shape("-20,10 -20,-20 0,-36 28,-32 44,-14 40,6 20,20 -6,24"), "#e0a068", "head", 1.1)
        f.add(limb("38,-14,11 70,-6,6 98,14,2", 6), "#3a2a2c", "beak")
    elif kind == "heron":
        f.add(limb("-6,30,22 -12,0,22 8,-22,26 30,-20,24", 7), "#b9c4c8", "head", 1.1)
        f.add(shape("28,-30^ 108,-14^ 30,-8"), "#e0a84a", "beak")
        f.add(limb("26,-30,6 0,-36,6 -40,-20,1.5", 6), "#2a3440", "plume")
    elif kind == "cock":
        f.add(shape("-10,-30^ -14,-56 0,-46^ 4,-66 14,-48^ 24,-62 30,-42 38,-28^"), "#c9362c", "comb")
        f.add(shape("-22,20 -18,-18 4,-36 30,-30 42,-10 34,10 14,26 -6,30"), "#d9b070", "head", 1.1)
        f.add(shape("38,-18^ 68,-2^ 38,4"), "#e8b84a", "beak")
        f.add(ellipse(34, 20, 8, 14), "#c9362c", "wattle", 0.6)
    elif kind == "boar":
        f.add(
            shape("-22,10 -20,-26 10,-38 40,-26 74,-14 96,-10^ 100,4 96,14^ 64,24 30,32 -8,30"), "#5a4640", "head", 1.1
        )
        f.add(shape("-8,-28^ -18,-62 14,-40^"), "#43332f", "ear", 0.8)
        f.add(limb("74,14,7 82,2,5 80,-10,1.6", 4), "#f6ecd4", "tusk", 0.5)
        f.add(ellipse(97, 2, 5, 10), "#3a2a2a", "snout", 0.4)
    elif kind == "carp":
        f.add(shape("-26,26 -26,-20 0,-38 40,-34 76,-12 88,4^ 80,12 60,26 20,36"), "#e0803c", "head", 1.1)
        f.add(shape("-24,-30^ -10,-60 20,-52 34,-36^ 0,-36"), "#c9602c", "fin")
        f.add(limb("-4,-26,1.6 10,0,2.4 -2,28,1.6", 5), "#9a4420", "gill", 0.2, True)
        f.add(U(limb("78,10,3 84,24,1", 2), limb("70,14,3 72,30,1", 2)), "#c9602c", "barbel", 0.4)
    else:  # owl
        f.add(shape("-30,28 -32,-20 -34,-56^ -10,-42 14,-44 40,-58^ 40,-18 36,24 4,40"), "#8a6a4a", "head", 1.1)
        f.add(U(ellipse(20, -12, 17), ellipse(-8, -12, 15)), "#f0dcb4", "discs", 0.4)
        f.add(U(ellipse(22, -12, 6.5), ellipse(-6, -12, 5.6)), "#e0a02b", "eyes", 0.3, True)
        f.add(shape("4,-8^ 14,10^ 16,-8^"), "#4a3a2c", "beak", 0.4)
    if kind != "owl":
        f.add(ellipse(22, -10, 4.4), "#1c1216", "eye", 0.2, True)
    return f


def face_mask(skin: str, hair: str) -> Figure:
    """A human face taken off, seen almost edge-on, its string loose; hold at 0,0 below the chin."""
    f = Figure()
    f.add(shape("0,-4^ -5,-14 -6,-26 -2,-36 4,-38^ 8,-32 9,-26^ 15,-20 10,-17 11,-13 9,-8 4,-3"), skin, "mask", 0.8)
    f.add(shape("-6,-24 -4,-37 4,-42 9,-36 8,-32^ 2,-34 -2,-26"), hair, "mask.hair", 0.5)
    f.add(
        U(limb([(5, -25, 1.8), (9, -26, 1)], 1), limb([(6, -12, 1.6), (10, -12.6, 1)], 1)),
        "#3a1c20",
        "mask.eye",
        0.2,
        True,
    )
    f.add(limb([(-5, -22, 1.2), (-14, -12, 1.2), (-10, 2, 0.8)], 4), "#f6e8d0", "string", 0.3, True)
    return f


STANCES = (  # lean, where the free hand is, its elbow, the step
    (-3, (0.2, 0.9), -1, 0.1), (6, (0.42, 0.5), -1, 0.2), (-9, (-0.3, 0.72), 1, 0.14), (2, (-0.12, 0.55), 1, 0.06), (12, (0.1, 0.94), -1, 0.26),
)  # fmt: skip


def guest(kind: str, suit: str, a: str, b: str, skin: str, high: float, tall: float = 1.0, stance: int = 0) -> Figure:
    """Somebody in evening dress with a beast's head, a face held out at arm's length."""
    lean, hand_b, elbow, step = STANCES[stance % len(STANCES)]
    pose = SIDE["stand"].but(
        lean=lean,
        hand_a=(0.6, high),
        hand_b=hand_b,
        elbow_a=-1,
        elbow_b=elbow,
        grip_a="grip",
        foot_a=(step, 0),
        foot_b=(-step, 0),
    )
    p = person(40, "side", pose, dress(suit, a, b, "#f6e4bc"), skin, None, "#2a1a1c", "calm", 1.0, tall)
    body = Figure(q for q in p.pieces if q.name.split(".")[0] not in HEAD_NAMES)
    body._anchors = dict(p._anchors)
    x, y = p.at("neck")
    fur_ = {
        "boar": 0.42,
        "owl": 0.44,
        "bear": 0.46,
        "elephant": 0.5,
        "stag": 0.42,
        "carp": 0.46,
        "horse": 0.44,
        "cow": 0.44,
        "mouse": 0.5,
        "hare": 0.5,
        "cat": 0.5,
    }.get(kind, 0.44)
    h = beast_head(kind, SPECIES[kind].colours) if kind in SPECIES else other_head(kind)
    body.add(
        limb([(x, y + 4, 15), (x + 1, y - 14, 15)], 2),
        SPECIES[kind].colours[0] if kind in SPECIES else h.pieces[0].fill,
        "throat",
    )
    body.extend(T(h, x - 2, y - 18, fur_, rot=-6), "beast.")
    hx, hy = p.at("hand_a.hold")
    m = T(face_mask(skin, ("#2a1a1c", "#7a4a2c", "#d9cdbf")[int(high * 50) % 3]), hx, hy + 5, 0.9, rot=10)
    arm = [q for q in body.pieces if q.name.startswith("hand_a")]
    body.extend(m)
    body.pieces += arm
    return body


def draw_hall(sc: Scene) -> None:
    """Tall windows, columns, galleries, and the stair."""
    sc.backdrop("#1f4e57")
    wall = box(-20, -20, 820, WALL + 10)
    sc.layer(
        wall,
        sc.rad([(0, "#d9c9a8"), (0.22, "#6f9a94"), (0.6, "#2f6670"), (1, "#153a44")], LX, LY + 120, 640),
        z=3,
        sh=0,
    )
    sc.flat(wallpaper(-10, 0, 810, WALL, "diamond", 40), "#f6e4bc", 0.14)
    for x, w in ((118, 84), (690, 84), (236, 56), (572, 56)):
        y0, y1 = 190, 520
        g = U(box(x - w / 2, y0, x + w / 2, y1), ellipse(x, y0, w / 2))
        sc.layer(g.buffer(8), glow_of(sc, "#c9a86a", "#4a4a44"), z=4, sh=0.4, rim="#fff5dc")
        with sc.clip(g):
            sc.flat(g, sc.lin([(0, "#1c1a3c"), (0.6, "#8f3564"), (1, "#e08a7a")], 0, y0 - 40, 0, y1))
            for k in range(3):
                r, _ = land(
                    sc.stream(f"out{k}{x}"),
                    [(x - 60, y1 - 60 + 24 * k), (x, y1 - 84 + 26 * k), (x + 60, y1 - 56 + 22 * k)],
                )
                sc.layer(r, mix("#5a2a5c", "#241430", k / 2), z=2, sh=0.2, cut=0.3)
        bars = panes(x - w / 2, y0 - w / 2, w, y1 - y0 + w / 2, 2, 5, 0.1)
        sc.layer(clean(g.difference(bars)), "#2a5a5e", z=2, cut=0, rim="#fff5dc", rimop=0.6)
    # the stair in the middle, and a gallery above it
    land_y, half = 470, 96
    sc.layer(
        U(box(LX - 92, 250, LX + 92, land_y), ellipse(LX, 250, 92, 74)),
        glow_of(sc, "#e8c890", "#7a5a50", 420),
        z=3,
        sh=0.4,
        rim="#fff5dc",
    )
    sc.layer(
        U(box(LX - 64, 286, LX + 64, land_y), ellipse(LX, 286, 64, 52)),
        sc.lin([(0, "#8f3564"), (1, "#4a1c44")], 0, 240, 0, land_y),
        z=3,
        sh=0.4,
    )
    for w, y, c in ((46, 320, "#6a2858"), (30, 352, "#48204c"), (16, 384, "#f0c070")):
        further = U(box(LX - w, y, LX + w, land_y), ellipse(LX, y, w, w * 0.8))
        sc.layer(further, c, z=3, sh=0.4, rim="#fff5dc", rimop=0.5)
    n = 11
    for k in range(n):
        t = k / n
        y = land_y + (WALL - land_y) * (t + 0.08)
        w = half + 84 * t**1.2
        tread = Polygon([(LX - w, y), (LX + w, y), (LX + w + 8, y + 17), (LX - w - 8, y + 17)])
        sc.layer(
            tread,
            glow_of(sc, mix("#e8d4ac", "#c9a87a", t), "#6a5a58", 420),
            z=2,
            sh=0.45,
            cut=0,
            rim="#fff9e4",
            rimop=0.9,
        )
        sc.layer(
            Polygon([(LX - w * 0.55, y), (LX + w * 0.55, y), (LX + w * 0.57, y + 17), (LX - w * 0.57, y + 17)]),
            mix("#b8457a", "#8f3564", t),
            z=0.8,
            sh=0.2,
            cut=0,
            rim="#f6b8cc",
        )
    for s in (-1, 1):
        bal = limb(
            [
                (LX + s * (half + 8), land_y - 46, 9),
                (LX + s * (half + 50), 560, 11),
                (LX + s * (half + 110), WALL - 36, 14),
            ],
            8,
        )
        posts = U(
            [
                limb(
                    [
                        (LX + s * (half + 8 + 102 * t**1.15), land_y - 44 + 172 * t, 4),
                        (LX + s * (half + 8 + 102 * t**1.15), land_y + 6 + 178 * t, 5),
                    ],
                    1,
                )
                for t in np.linspace(0.02, 1, 12)
            ]
        )
        sc.layer(posts, glow_of(sc, "#d9bc86", "#5a4a44", 460), z=4, sh=0.4, cut=0, rim="#fff5dc")
        sc.layer(bal, glow_of(sc, "#f0d8a4", "#6a5648", 460), z=4, sh=0.4, cut=0.2, rim="#fff9e4")
        for x in (318, 384):
            col = U(
                box(LX + s * x - 19, 60, LX + s * x + 19, WALL),
                box(LX + s * x - 28, WALL - 24, LX + s * x + 28, WALL + 6),
                box(LX + s * x - 28, 40, LX + s * x + 28, 78),
            )
            if x == 384:
                col = T(col, s * 6, 0)
            sc.layer(col, glow_of(sc, "#bfae88", "#27525a", 560), z=9, sh=0.5, cut=0.3, rim="#fff5dc", rimop=0.8)
            sc.flat(
                U([limb([(LX + s * x + d, 84, 1), (LX + s * x + d, WALL - 30, 1.6)], 1) for d in (-10, -3, 4, 11)]),
                "#1f4e57",
                0.4,
            )
    fox = T(beast("fox", "sit", head=-6), LX + 44, 596, 0.3, flip=True)
    put(sc, fox, z=1.8, rim=(1, 1, "#fff5dc", 0.8))


def draw_floor(sc: Scene) -> None:
    """Polished boards laid as a star, with the round of light on them."""
    floor = box(-20, WALL, 820, 1260)
    sc.layer(
        floor,
        sc.rad([(0, "#fbe6bc"), (0.3, "#d99a6a"), (0.62, "#8f4a58"), (1, "#2a2a40")], GX, GY - 10, 620),
        wash=0.25,
        z=5,
        sh=0.5,
        rim="#fff5dc",
    )
    cy, k = GY - 8, 0.42
    for j in range(24):
        a0, a1 = 2 * math.pi * j / 24, 2 * math.pi * (j + 1) / 24
        p = [(GX + r * math.cos(a), cy + r * k * math.sin(a)) for r, a in ((70, a0), (760, a0), (760, a1), (70, a1))]
        if j % 2:
            sc.flat(Polygon(p), "#5a2a4a", 0.2)
    for r, w in ((96, 3), (200, 5), (330, 6), (480, 8)):
        sc.flat(ellipse(GX, cy, r, r * k).difference(ellipse(GX, cy, r - w, (r - w) * k)), "#fff0c8", 0.34)
    st = Polygon(
        [
            (
                GX + (190 if j % 2 else 92) * math.cos(math.pi * j / 12),
                cy + (190 if j % 2 else 92) * k * math.sin(math.pi * j / 12),
            )
            for j in range(24)
        ]
    )
    sc.flat(st, "#e09a2b", 0.3)
    sc.flat(ellipse(GX, cy, 168, 168 * k), "#fff5dc", 0.4, "screen", 14)
    sc.flat(ellipse(GX, cy, 120, 120 * k), "#fff3d8", 0.55, blur=10)


def draw_chandelier(sc: Scene) -> None:
    """Three rings of candles and drops; its light falls in a cone."""
    cone = Polygon([(LX - 120, LY + 40), (LX + 120, LY + 40), (GX + 178, GY), (GX - 178, GY)])
    sc.flat(cone, sc.lin([(0, "#fff5dc", 0.7), (1, "#fff5dc", 0.18)], 0, LY, 0, GY), 0.4, "screen", 10)
    sc.stroke([(LX, -20), (LX, LY - 150)], "#8a6a34", 5)
    o: dict[str, Any] = {"cut": 0, "rim": "#fffbe6", "rimop": 0.95}
    for r, y, n in ((70, LY - 96, 7), (120, LY - 30, 11), (164, LY + 44, 15)):
        ring = ellipse(LX, y, r, r * 0.22).difference(ellipse(LX, y, r - 6, r * 0.22 - 5))
        sc.layer(
            U(ring, [limb([(LX, y - 60, 2), (LX + s * r * 0.96, y, 2)], 2) for s in (-1, 1)]),
            "#c9953c",
            z=4,
            sh=0.4,
            **o,
        )
        drops = []
        for j in range(n * 2):
            a = math.pi * j / n
            x, yy = LX + r * math.cos(a), y + r * 0.22 * math.sin(a)
            drops.append(shape(f"{x},{yy + 2}^ {x + 3.4},{yy + 12} {x},{yy + 18} {x - 3.4},{yy + 12}"))
        sc.layer(U(drops), "#fdf3d8", z=1.6, sh=0.3, **o)
        for j in range(n):
            a = 2 * math.pi * (j + 0.5) / n
            x, yy = LX + r * math.cos(a), y + r * 0.22 * math.sin(a)
            sc.layer(box(x - 2.4, yy - 17, x + 2.4, yy), "#fff5dc", z=1.4, sh=0.3, **o)
            sc.flat(shape(f"{x},{yy - 31} {x + 3.6},{yy - 21} {x},{yy - 16} {x - 3.6},{yy - 21}"), "#ffd070")
            sc.glow(x, yy - 22, 26, "#ffe2a0", 0.75)
    sc.glow(LX, LY, 330, "#fff0c8", 0.62)


def draw_guests(sc: Scene) -> None:
    """In a ring round her, the far ones first; the floor mirrors them faintly."""
    r = sc.stream("guests")
    spots = []
    for R, step, n0 in ((318, 15, 4), (404, 13, 0)):
        for deg in np.arange(152 + n0, 388, step):
            a = math.radians(float(deg))
            spots.append(
                (GX + R * 1.06 * math.cos(a) + r.uniform(-8, 8), GY - 20 + R * 0.5 * math.sin(a) + r.uniform(-8, 8))
            )
    for k, (x, y) in enumerate(sorted(spots, key=lambda q: q[1])):
        if abs(x - LX) < 66 and y < 720:
            continue  # the stair stays open
        if (x < 30 or x > 770) and k % 3:
            continue  # nor do they crowd at the edges
        s = 0.5 + (y - 640) / 620
        a, b = CLOTHS[k * 4 % len(CLOTHS)], CLOTHS[(k * 4 + 3) % len(CLOTHS)]
        g = guest(
            BEASTS[k * 7 % len(BEASTS)], SUITS[k * 3 % len(SUITS)], a, b, SKINS[k % len(SKINS)],
            (0.05, -0.5, 0.3, -0.25, -0.7, 0.55)[k % 6], r.uniform(0.88, 1.1), k * 3,
        )  # fmt: skip
        flip = x > GX
        if k % 9 == 4:
            flip = not flip
        g = T(g, x, y, s, flip=flip)
        side = 1 if x < GX else -1
        sc.flat(T(g.outline(), 0, 0, 1, sy=-0.4, o=(x, y)), "#5a2038", 0.3, "multiply", 3)
        put(sc, g, z=2, rim=(-1.6 * side, 2, "#fff5dc", 0.7), shade=("#1c2040", 0.62, 820), cast=4, rimop=0.24)


def draw_girl(sc: Scene) -> None:
    """From behind, elbows out, both hands at her face."""
    pose = FRONT["stand"].but(
        hand_a=(-0.12, -0.34), hand_b=(0.12, -0.34), elbow_a=1, elbow_b=-1, foot_a=(-0.12, 0), foot_b=(0.08, 0)
    )
    p = person(
        10,
        "back",
        pose,
        dress("gown", "#f2c53a", "#e8a82c", "#fff0c0").but(skirt=0.82, flare=26, sleeves="short"),
        "#c98f68",
        "braids",
        "#3a2018",
    )
    p = T(p, GX, GY, 1.16)
    sc.flat(ellipse(GX, GY - 2, 66, 17), "#a8503c", 0.6, "multiply", 4)
    put(sc, p, z=2.4, rim=(0, 3, "#fffbe6", 0.95), cast=5)
    for x, rot, c in ((GX - 150, 70, 0), (GX - 126, 250, 2)):
        put(sc, T(face_mask(SKINS[c], "#5a3424"), x, GY + 66, 0.9, rot=rot), z=1.4, cast=2)


def draw_near(sc: Scene) -> None:
    """The nearest guests, dark against the floor, seen from behind."""
    o: dict[str, Any] = {"cut": 0.4, "rim": "#ffd9a0", "rimop": 0.95, "rimw": 1.6, "sh": 0.6}
    fill = lambda a: sc.rad(
        [(0, mix(a, "#f0b080", 0.16)), (0.4, mix(a, "#120e20", 0.3)), (1, mix(a, "#120e20", 0.78))], GX, GY, 560
    )
    stag = U(
        shape("-96,330^ -100,150 -84,92 -40,70 -26,40 26,40 40,70 84,92 100,150 96,330^"),
        shape("-30,52 -34,10 -22,-28 0,-40 22,-28 34,10 30,52"),
        [T(U(leaf(20, -20, 60, -0.5, 0.4)), flip=f) for f in (False, True)],
    )
    horns_ = U([T(T(antler_pair(1.5)[1], 10, -30, rot=26), flip=f) for f in (False, True)])
    lady = U(
        shape("-110,330^ -100,190 -70,120 -34,96 -22,60 22,60 34,96 70,120 100,190 110,330^"),
        shape("-34,64 -46,20 -40,-24 -52,-66^ -20,-46 0,-48 20,-46 52,-66^ 40,-24 46,20 34,64"),
    )
    for g, x, y, s, c in ((U(stag, horns_), 92, 960, 1.0, "#2a4a5c"), (lady, 716, 972, 1.02, "#6a2450")):
        sc.layer(T(g, x, y, s), fill(c), z=18, **o)
    sc.layer(
        T(U([ellipse(q, 108 + 0.01 * q * q, 15) for q in range(-84, 85, 19)]), 716, 972, 1.02),
        fill("#c9a28a"),
        z=6,
        **o,
    )
    sc.flat(T(limb("0,90,2 2,200,5 0,330,3", 4), 92, 960), "#120e20", 0.5)
    # their faces, held down at their sides
    for x, y, rot, sk, s, c in ((222, 1190, 16, 1, 2.5, "#2a4a5c"), (588, 1200, -16, 3, 2.4, "#6a2450")):
        m = T(face_mask(SKINS[sk], "#3a2420"), x, y, s, rot=rot, flip=x > 400)
        put(sc, m.recolour(lambda q: mix(q, "#3a1c34", 0.3)), z=3, rim=(1, 3, "#ffe2b0", 0.8), cast=6)
        side = -1 if x < 400 else 1
        hand_ = fillet(
            U(
                ellipse(x, y + 4, 13, 17, -20 * side),
                [limb([(x + side * 4, y - 6 + 8 * j, 9), (x - side * 13, y - 8 + 8 * j, 7)], 2) for j in range(3)],
            ),
            2,
        )
        arm = limb(
            [(x + side * 84, 1080, 66), (x + side * 66, 1160, 54), (x + side * 30, 1222, 44), (x + side * 6, 1216, 34)],
            8,
        )
        sc.layer(hand_, mix(SKINS[sk], "#3a1c34", 0.45), z=4, **o)
        sc.layer(arm, fill(light(c, 0.06)), z=9, **o)
    # embroidery
    for g, x, y, s, c in ((stag, 92, 960, 1.0, "#d9b070"), (lady, 716, 972, 1.02, "#e8a0b0")):
        cloth = clean(T(g, x, y, s).intersection(box(-20, 1050, 820, 1230)))
        sc.flat(patterned(cloth.buffer(-8), "flowers", "near", 3.4), c, 0.15)


def draw() -> Scene:
    """Midnight."""
    sc = Scene("unmasking", light=(LX, LY + 60, 240), shadow="#120c1c", bg="#1f4e57")
    draw_hall(sc)
    draw_floor(sc)
    draw_chandelier(sc)
    draw_guests(sc)
    draw_girl(sc)
    draw_near(sc)
    sc.vignette("#0e0a1c", 0.62, LX, 600, 860)
    sc.finish()
    return sc
