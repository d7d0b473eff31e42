"""queen_left: what were the stakes?"""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# table olive #8f7a4a, card ivory #f3e6c6, madder #a83a34, umber #2b1a1c, lamp gleam #fff6d6, queen petrol #2a5a66
LX, LY = 400, 470  # the lamp, behind the middle card
CARD_W, CARD_H = 200, 300
FOOT = 668  # where the middle card meets the table
QUEEN = (520, 1046)
FOLDS = [
    (-34, 668, 505),
    (112, 606, 452),
    (238, FOOT, 512),
    (562, FOOT, 512),
    (688, 606, 452),
    (834, 668, 505),
]  # x, base, height


def onto(g, k: int):
    """A drawing on card k (200 x 300, y down) onto its panel of the folded screen."""
    (x0, y0, h0), (x1, y1, h1) = FOLDS[k], FOLDS[k + 1]

    def f(c):
        u, v = c[:, 0] / CARD_W, c[:, 1] / CARD_H
        top, bot = (y0 - h0) * (1 - u) + (y1 - h1) * u, y0 * (1 - u) + y1 * u
        return np.c_[x0 + (x1 - x0) * u, top + (bot - top) * v]

    return shapely.transform(shapely.segmentize(g, 8), f)


def gown() -> Any:
    """The queen of the card, whole, from the front: what is missing."""
    return fillet(
        U(
            shape("77,62^ 71,28^ 86,46 100,18^ 114,46 129,28^ 123,62^"),
            ellipse(100, 74, 19, 23),
            shape("77,64 72,90 64,112 80,118 100,110 120,118 136,112 128,90 123,64 100,54"),
            shape("66,116 82,102 100,108 118,102 134,116 116,124 100,120 84,124"),
            shape("78,118 122,118 119,156 112,186 88,186 81,156"),
            ellipse(69, 136, 19, 21),
            ellipse(131, 136, 19, 21),
            limb("60,148,17 52,178,14 70,198,11", 6),
            limb("140,148,17 148,178,14 130,198,11", 6),
            shape("88,182^ 112,182^ 134,210 152,246 162,284^ 132,290 100,286 68,290 38,284^ 48,246 66,210"),
        ),
        1.5,
    )


def court(kind: str) -> list:
    """Upper half of a double-headed figure on a 200 x 300 card: [(geometry, colour)], far to near."""
    red, blue, gold, ink, skin = "#a83a34", "#2a5a66", "#c98a2c", "#3a2026", "#d9a06a"
    robe = shape("20,152^ 20,106^ 50,98^ 84,95^ 116,95^ 150,98^ 180,106^ 180,152^")
    out = [(robe, red if kind == "king" else blue)]
    stripes = U(
        [limb([(100 + d * 0.5, 100, 2), (100 + d, 150, 4)], 2) for d in (-72, -54, -36, 36, 54, 72)]
    ).intersection(robe)
    out += [(stripes, gold), (shape("86,100^ 114,100^ 118,150^ 82,150^"), "#ecd9a8")]
    out.append((U([T(box(-5, -5, 5, 5), 100, y, rot=45) for y in (112, 126, 140)]), red))
    if kind == "king":
        out += [
            (shape("72,56 62,74 62,96 74,100 82,84 82,60"), "#9a6238"),
            (shape("128,56 138,74 138,96 126,100 118,84 118,60"), "#9a6238"),
            (ellipse(100, 70, 25, 28), skin),
            (shape("75,74 80,100 100,122 120,100 125,74 112,84 100,80 88,84"), "#ece0cc"),
            (shape("70,52^ 64,18^ 82,34 100,10^ 118,34 136,18^ 130,52^"), gold),
            (
                U(ellipse(64, 17, 4), ellipse(100, 9, 4.5), ellipse(136, 17, 4), limb("72,47,4 100,44,5 128,47,4", 4)),
                red,
            ),
            (
                U(
                    shape("84,62 91,58 97,62 91,65"),
                    shape("103,62 109,58 116,62 109,65"),
                    limb("100,64,3 98,76,4 102,79,3", 3),
                ),
                ink,
            ),
            (U(limb("160,150,7 158,60,6 158,30,3", 2), ellipse(158, 26, 8)), gold),
        ]
    else:  # the jack looks away, to the middle card
        out += [
            (shape("78,52 74,84 66,104 84,106 92,92 92,60"), "#8a5a24"),
            (shape("84,52 100,46 118,54 122,68^ 129,78^ 121,82 121,92 112,99 96,98 86,84"), skin),
            (
                U(
                    ellipse(112, 68, 2.6, 3.4),
                    limb("110,89,1 117,89,2.4 121,87,1", 3),
                    limb("106,60,1 112,58,2.6 118,61,1", 3),
                ),
                ink,
            ),
            (shape("72,58^ 74,38 96,28 122,36 130,52^ 100,46"), red),
            (shape("78,42^ 58,30 44,12 40,-2^ 60,4 78,20 90,36"), "#ece0cc"),
            (limb("146,150,6 152,70,6", 2), ink),
            (shape("152,74^ 138,56 152,26^ 166,56"), gold),
        ]
    return out


def pip(kind: str, x: float, y: float, s: float) -> Any:
    """Suits of our own: drop, seed, sun, leaf."""
    if kind == "drop":
        return T(shape("0,-11^ 5,-2 7,4 0,11 -7,4 -5,-2"), x, y, s)
    if kind == "leaf":
        return T(U(leaf(0, 11, 23, -math.pi / 2, 0.62), limb("0,12,2 1,16,2", 1)), x, y, s)
    if kind == "sun":
        return U(T(star(0, 0, 12, 10, 0.66), x, y, s))
    return T(U([T(shape("0,-2^ 4,-7 0,-13^ -4,-7"), rot=a) for a in range(0, 360, 60)]), x, y, s)


def small_queen() -> Figure:
    """She herself, cut out, walking right: case before her, shoes behind; feet on y 0, 190 high."""
    red, blue, gold, ivory, ink = "#b03d36", "#2a6472", "#e0a83e", "#f6ead0", "#32202a"
    f = Figure()
    skirt = shape("-12,-106^ 12,-106^ 24,-76 38,-36 46,-6^ 22,-1 -8,-5 -36,0 -72,-8^ -48,-38 -28,-76")
    bodice = shape("-13,-150 9,-153 14,-130 11,-100 -12,-100 -15,-128")
    head = U(ellipse(1, -174, 12, 14), shape("10,-178^ 19,-170^ 11,-165"))
    crown = shape("-12,-182^ -17,-204^ -7,-195 1,-210^ 9,-195 18,-203^ 13,-182^")
    arm_a = limb("0,-144,14 20,-124,11 38,-100,8", 5)
    arm_b = limb("-8,-144,14 -34,-130,11 -56,-112,8", 5)
    case = T(box(-20, 0, 20, 30), 46, -92, rot=-4)
    shoe = shape("0,0^ 14,6 20,12 12,13 6,9 2,14 0,14^")
    whole = U(skirt, bodice, head, crown, arm_a, arm_b, case, limb("-1,-164,12 -2,-148,12", 2))
    f.add(fillet(whole, 4).buffer(3.6), ivory, "paper", 1.2)  # the border left by the scissors
    f.add(U(T(shoe, -64, -110, 1, rot=50), T(shoe, -56, -108, 1, rot=74)), red, "shoes", 0.5)
    f.add(arm_b, "#d39a72", "arm", 0.5)
    f.add(limb("-8,-146,17 -26,-134,15", 3), blue, "sleeve", 0.6)
    f.add(skirt, blue, "skirt", 0.7)
    bands = U(
        [limb([(-4 + d * 0.16, -104, 1.5), (d * 0.6 - 4, -50, 4), (d, -4, 7)], 6) for d in (-52, -22, 6, 30)]
    ).intersection(skirt)
    f.add(bands, gold, "bands", 0.2, True)
    f.add(
        U(
            [
                T(box(-4, -4, 4, 4), x, y, rot=45)
                for x, y in ((-34, -22), (-10, -24), (14, -24), (-18, -56), (4, -58), (32, -20))
            ]
        ),
        red,
        "gems",
        0.2,
        True,
    )
    f.add(clean(skirt.difference(T(skirt, 0, -6))), red, "hem", 0.2, True)
    f.add(bodice, red, "bodice", 0.6)
    f.add(U([ellipse(8, -146 + 11 * k, 2) for k in range(4)]), gold, "buttons", 0.2, True)
    f.add(limb("-1,-166,11 -2,-148,11", 2), "#d39a72", "neck", 0.3)
    f.add(shape("-16,-150 -6,-158 4,-154 14,-158 13,-146 2,-146 -8,-144"), ivory, "ruff", 0.5)
    f.add(head, "#d39a72", "head", 0.6)
    f.add(shape("8,-186 -2,-190 -14,-184 -20,-166 -24,-152 -12,-152 -8,-164 -2,-172 4,-182"), ink, "hair", 0.5)
    f.add(U(ellipse(7.5, -175, 1.5), limb("9.5,-166,0.6 12,-166.5,1.2", 2)), ink, "eye", 0.2, True)
    f.add(crown, gold, "crown", 0.6)
    f.add(case, "#8a4a2c", "case", 0.8)
    f.add(U(T(box(-13, 0, -9, 30), 46, -92, rot=-4), T(box(9, 0, 13, 30), 46, -92, rot=-4)), "#5a2c1e", "straps", 0.3)
    f.add(limb("38,-92,3 38,-99,3 50,-100,3 51,-93,3", 3), "#5a2c1e", "handle", 0.3)
    f.add(arm_a, "#d39a72", "arm", 0.6)
    f.add(limb("0,-147,17 16,-130,15", 3), blue, "sleeve", 0.6)
    return f


def draw() -> Scene:
    sc = Scene("queen_left", light=(LX, LY, 240), shadow="#160a10", bg="#1d1115")
    sc.backdrop(sc.rad([(0, "#c9803a"), (0.3, "#8a4a2c"), (0.62, "#4a2426"), (1, "#211118")], LX, LY - 60, 720))
    # the wall behind: paper with a woven pattern, only near the light
    wall = wallpaper(0, 0, 800, 560, "diamond", 46)
    sc.flat(wall, sc.rad([(0, "#ffcf86", 0.55), (0.6, "#d08a54", 0.25), (1, "#7a4434", 0.1)], LX, LY - 60, 560), 1)
    # the lamp behind the screen: only the chimney of its glass shows
    for r, op in ((330, 0.16), (235, 0.2), (150, 0.26)):
        sc.layer(ellipse(LX, 150, r, r * 0.9), "#ffcf8a", z=3, cut=1.2, op=op, sh=0.12, wash=0.4)
    chimney = shape("-58,20^ -64,-26 -52,-64 -28,-90 -20,-116 -19,-154^ 19,-154^ 20,-116 28,-90 52,-64 64,-26 58,20^")
    q = T(chimney, LX, 196)
    sc.layer(
        q,
        sc.lin([(0, "#ffdf9c"), (0.6, "#ffe9b8"), (1, "#fffbe0")], 0, 46, 0, 196),
        z=5,
        cut=0,
        rim="#fffbe6",
        rimop=0.9,
        op=0.85,
    )
    sc.flat(T(limb("-48,-10,2 -50,-36,6 -30,-78,4 -14,-140,1", 6), LX, 196), "#ffffff", 0.8)
    sc.flat(T(ellipse(0, -153, 19, 4), LX, 196), "#7a3a26", 0.8)
    sc.flat(T(shape("0,0 -20,-16 -19,-44 -6,-78 0,-100^ 7,-76 20,-44 20,-16"), LX, 186), "#fffef2", 1, None, 1)
    sc.flat(T(shape("0,0 -9,-12 -8,-34 0,-58^ 9,-34 9,-12"), LX, 186), "#ffb84e", 0.7, None, 1)
    sc.glow(LX, 150, 240, "#ffd88a", 0.8)
    # ---------------------------------------------------------------- the table
    edge, _ = land(sc.stream("edge"), [(-40, 560), (400, 556), (840, 560)], 1)
    sc.layer(
        edge,
        sc.rad([(0, "#e6c47a"), (0.3, "#b0945a"), (0.62, "#75643f"), (1, "#2e2422")], LX, 680, 700),
        z=9,
        cut=0,
        wash=0.8,
    )

    def floor(u, v):
        """Table plane: u across from the middle, v 0 (far) .. 1 (near edge of the card)."""
        y = 560 + 640 * (v * 0.42 + v * v * 0.58)
        return LX + u * (0.56 + 0.9 * (y - 560) / 640), y

    weave = []
    for i in range(-9, 10):
        for j in range(13):
            u, v = (i + 0.5 * (j % 2)) * 88, (j + 0.5) / 13
            du, dv = 30, 0.026
            weave.append(Polygon([floor(u - du, v), floor(u, v - dv), floor(u + du, v), floor(u, v + dv)]))
    sc.flat(U(weave), sc.rad([(0, "#fff0bc", 0.34), (0.5, "#e6c98a", 0.15), (1, "#b89a6a", 0.06)], LX, 690, 620), 1)
    inner = U([q.buffer(-5) for q in weave])
    sc.flat(inner, sc.rad([(0, "#7a5a24", 0.34), (0.6, "#3a2a1c", 0.24), (1, "#1a1014", 0.2)], LX, 690, 620), 1)

    # ---------------------------------------------------------------- shadows of the screen, and the light through the hole
    def fall(g, k=0.86, wide=0.0011):
        """What stands at the height FOOT - y is thrown forward over the table."""

        def f(c):
            h = FOOT - c[:, 1]
            return np.c_[LX + (c[:, 0] - LX) * (1 + wide * h), FOOT + h * k]

        return clean(shapely.transform(shapely.segmentize(g, 8), f))

    hole = onto(gown(), 2)
    panels = [onto(box(0, 0, CARD_W, CARD_H), k) for k in range(5)]
    dusk = fall(U(panels))
    sc.flat(
        clean(dusk.intersection(edge)),
        sc.lin([(0, "#4a2a44", 0.92), (0.6, "#4a2a44", 0.7), (1, "#4a2a44", 0.1)], 0, FOOT, 0, 1130),
        1,
        "multiply",
        4,
    )
    beam = fall(hole)
    sc.flat(
        beam,
        sc.lin([(0, "#fff6d6", 1), (0.5, "#ffe2a0", 0.92), (1, "#f6c878", 0.62)], 0, FOOT, 0, 1090),
        0.96,
        None,
        1.6,
    )
    with sc.clip(beam):
        sc.flat(inner, "#b98436", 0.35)
    sc.flat(beam.buffer(16), "#ffcf7a", 0.24, "screen", 16)

    # ---------------------------------------------------------------- the five cards, light coming through their paper
    S = sc.stream("cards")
    art = {0: ("jack", "leaf"), 1: ("king", "sun"), 3: ("", "drop"), 4: ("", "seed")}
    for k in (0, 4, 1, 3, 2):
        sheet_ = panels[k]
        near = 0.0 if k == 2 else 0.16 if k in (1, 3) else 0.34
        if k == 2:
            sheet_ = clean(sheet_.difference(hole))
        fill = sc.rad(
            [(0, mix("#ffedb8", "#2c161c", near)), (0.35, mix("#f2b866", "#2c161c", near)), (0.7, mix("#b5683a", "#2c161c", near)), (1, mix("#6a342c", "#2c161c", near))],
            LX, LY - 10, 460,
        )  # fmt: skip
        sc.layer(sheet_, fill, z=13, cut=0.4, sh=0.6, rim="#fff0c8", rimop=0.8, rimw=1.5, wash=1, fibre=0.3)
        line = box(9, 9, 191, 291).difference(box(11.5, 11.5, 188.5, 288.5))
        sc.flat(onto(line, k), "#7a3226", 0.55)
        suit = art.get(k, ("", "leaf"))[1]
        ink = "#8e2f2a" if suit in ("sun", "seed") or k == 2 else "#2a4650"
        for s in (0, 1):
            turn = lambda g, s=s: T(g, 0, 0, 1, rot=180 * s, o=(100, 150)) if s else g
            corner = U(pip(suit, 26, 30, 0.85), pip(suit, 26, 52, 0.5))
            sc.flat(onto(turn(corner), k), ink, 0.8)
            if k in (0, 1):
                for g, c in court(art[k][0]):
                    g = clean(g.intersection(box(20, -10, 180, 150)))
                    sc.flat(onto(turn(g), k), c, 0.86 if k == 1 else 0.72, "multiply")
                    sc.flat(onto(turn(clean(g.boundary.buffer(0.5))), k), "#3a1a18", 0.6)
                sc.flat(onto(turn(U(limb("20,150,2.4 180,150,2.4", 1))), k), "#5a2420", 0.8)
        if k == 3:
            for x, y in ((66, 74), (134, 74), (66, 150), (134, 150), (66, 226), (134, 226), (100, 112)):
                sc.flat(onto(pip("drop", x, y, 1.9), k), ink, 0.78)
        if k == 4:
            for x, y in ((100, 66), (100, 150), (100, 234)):
                sc.flat(onto(pip("seed", x, y, 2.3), k), ink, 0.7)
        if k == 2:
            frame = hole.buffer(9).difference(hole.buffer(6.5))
            sc.flat(clean(frame), "#8e2f2a", 0.6)
            halo = U(
                [
                    onto(
                        limb(
                            [
                                (100 + 30 * math.cos(a), 76 + 36 * math.sin(a), 1.4),
                                (100 + 62 * math.cos(a), 76 + 70 * math.sin(a), 0.6),
                            ],
                            1,
                        ),
                        2,
                    )
                    for a in np.linspace(math.pi, 2 * math.pi, 15)
                ]
            )
            sc.flat(clean(halo.difference(hole.buffer(8))), "#8e2f2a", 0.5)
            vine = U(
                [
                    onto(leaf(x, y, 17, a, 0.5), 2)
                    for x, y, a in [(30, 236 - 19 * i, -1.57 + (0.7 if i % 2 else -0.7)) for i in range(8)]
                    + [(170, 236 - 19 * i, -1.57 + (0.7 if i % 2 else -0.7)) for i in range(8)]
                ]
            )
            stems = onto(U(limb("30,240,2 30,84,1", 1), limb("170,240,2 170,84,1", 1)), 2)
            sc.flat(clean(U(vine, stems).difference(hole.buffer(9))), "#7a3a2a", 0.5)
        # light on the folds: each panel darkens towards the fold that lies back
        x0, x1 = FOLDS[k][0], FOLDS[k + 1][0]
        if k in (1, 3):
            a, b = (x1, x0) if k == 1 else (x0, x1)
            sc.flat(sheet_, sc.lin([(0, "#3a1418", 0), (1, "#3a1418", 0.55)], a, 0, b, 0), 1, "multiply")
        if k in (0, 4):
            a, b = (x1, x0) if k == 0 else (x0, x1)
            sc.flat(sheet_, sc.lin([(0, "#2a0f16", 0.3), (1, "#2a0f16", 0.72)], a, 0, b, 0), 1, "multiply")
    sc.flat(hole, sc.rad([(0, "#fffdf0"), (0.5, "#fff0be"), (1, "#ffd787")], LX, LY - 20, 300), 1)
    sc.flat(clean(hole.difference(T(hole, 5, 3))), "#d98a3c", 0.5)  # the thickness of the card
    sc.glow(LX, LY, 330, "#ffd88a", 0.62)
    sc.glow(LX, FOOT + 30, 260, "#ffe2a0", 0.5, sy=0.4)
    for x, base, h in FOLDS[1:5]:  # lit folds
        sc.stroke([(x, base - h + 3), (x, base - 2)], "#ffe6b0", 1.6, 0.5)

    # ---------------------------------------------------------------- she
    q = T(small_queen(), *QUEEN, 1.12)
    out = q.outline()
    dx, dy = QUEEN[0] - LX, QUEEN[1] - FOOT
    ln = math.hypot(dx, dy)
    dx, dy = dx / ln * 0.98, dy / ln * 0.98
    cast = AF.affine_transform(out, [1, -dx, 0, -dy, dx * QUEEN[1], QUEEN[1] + dy * QUEEN[1]])
    sc.flat(cast, sc.lin([(0, "#1c0c14", 0.86), (1, "#1c0c14", 0.5)], 0, QUEEN[1], 0, 1230), 1, "multiply", 1.6)
    sc.flat(ellipse(QUEEN[0] - 8, QUEEN[1] - 1, 62, 6), "#1c0c14", 0.7, "multiply", 3)
    put(sc, q, z=2, rim=(2.6, 1.6, "#fff2c4", 0.95), sh=0.5)
    sc.flat(
        out,
        sc.lin([(0, "#3a1420", 0), (0.55, "#3a1420", 0.14), (1, "#2a0f1c", 0.55)], QUEEN[0] - 60, 0, QUEEN[0] + 60, 0),
        1,
        "multiply",
    )
    # one shoe she has let fall, in the light
    shoe = T(shape("0,0^ 14,6 20,12 12,13 6,9 2,14 0,14^"), 398, 1000, 1.3, flip=True)
    sc.flat(T(shoe, 2, 9).buffer(1), "#3a1a14", 0.5, "multiply", 2)
    sc.layer(shoe, "#b03d36", z=2, cut=0, wash=0)

    # ---------------------------------------------------------------- near things, dark: counters, a glass, the edge of the table
    def counters(x, y, n, r, tilt):
        for i in range(n):
            xx = x + S.uniform(-5, 5)
            yy = y - i * r * 0.2
            disc = ellipse(xx, yy, r, r * 0.36, tilt)
            side = U(disc, T(disc, 0, r * 0.17)).convex_hull
            col = ("#8a3a34", "#c9b184", "#2f5560", "#6a4a2c")[i % 4]
            sc.layer(side, dark(mix(col, "#3a1c22", 0.45), 0.15), z=4, cut=0, rimop=0.3)
            sc.layer(
                disc,
                sc.near(mix(col, "#ffe2a8", 0.35), mix(col, "#2a1218", 0.5), 700),
                z=1.5,
                cut=0,
                rim="#ffe6b4",
                rimop=0.8,
                rimw=1.4,
            )
            ring = disc.buffer(-r * 0.14).difference(disc.buffer(-r * 0.2))
            sc.flat(ring, "#f3e0b4", 0.4)

    for x, y, n, r in ((58, 1010, 5, 62), (150, 1096, 3, 66), (28, 1150, 7, 82)):
        sc.flat(T(ellipse(x - 26, y + 46, r * 1.5, r * 0.5, -22), 0, 0), "#1c0c14", 0.6, "multiply", 6)
        counters(x, y, n, r, 0)
    tx, ty = 742, 1010
    sc.flat(ellipse(tx + 40, ty + 90, 130, 40, 24), "#1c0c14", 0.55, "multiply", 8)
    tumbler = shape("-66,-250^ 66,-250^ 58,-60 46,0 0,16 -46,0 -58,-60")
    gl = T(tumbler, tx, ty + 60, 1.0)
    sc.layer(
        gl,
        sc.lin([(0, "#a8562c"), (0.4, "#5a2a22"), (1, "#24121a")], tx - 66, 0, tx + 60, 0),
        z=9,
        cut=0,
        rim="#ffe0a8",
        rimop=0.9,
        rimw=1.8,
        op=0.94,
    )
    for d, w, op in ((-52, 9, 0.75), (-30, 5, 0.5), (34, 3, 0.3)):
        sc.flat(
            limb([(tx + d, ty - 180, w * 0.5), (tx + d * 0.9, ty - 60, w), (tx + d * 0.78, ty + 40, w * 0.5)], 5),
            "#ffd48a",
            op,
            "screen",
            1,
        )
    sc.flat(ellipse(tx, ty - 190, 66, 17).difference(ellipse(tx, ty - 190, 62, 14)), "#ffe6b4", 0.85)
    sc.flat(ellipse(tx, ty - 120, 61, 14), "#c9702c", 0.55)
    sc.flat(ellipse(tx, ty - 120, 61, 14).difference(T(ellipse(tx, ty - 120, 61, 14), 0, 2.4)), "#ffe0a0", 0.8)
    # a red thread over the edge of the table
    ths = curve(np.array([(618, 1068), (640, 1100), (612, 1136), (650, 1166), (664, 1210)], float), n=14)
    thread(sc, [(float(a), float(b)) for a, b in ths], 3, "#b8322c", "#f08a6a", "#5a1418")
    pin = limb("618,1068,3 612,1030,2.4", 1)
    sc.layer(pin, "#e6d6b0", z=3, cut=0, wash=0, fibre=0)
    sc.layer(ellipse(611, 1027, 7), "#c8452f", z=3, cut=0, wash=0, fibre=0)
    sc.vignette("#12060c", 0.36, LX, 640, 860, 0.55)
    sc.finish()
    return sc
