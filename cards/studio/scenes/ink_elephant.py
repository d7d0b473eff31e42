"""ink_elephant: what was the letter about, before?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# desk slate #42566e, letter blue #c6d7e6, shadow steel #66778f, ink violet-black #1f2244, lit paper #f6f9fa, sealing wax #b53d33
LX, LY = -60, 60  # the window, high on the left
CORNERS = ((96, 92), (706, 44), (900, 1196), (-70, 1262))  # the letter: tl, tr, br, bl
SHORE = 742  # the far shore of the pool, where its mirror begins
MOTHER = (478, 816)
CALF = (220, 838)
BIG, SMALL = 1.16, 1.02


def on_letter(u: float, v: float) -> tuple[float, float]:
    """A point of the letter, u across and v down, 0..1, seen at an angle."""
    v = v * (0.62 + 0.38 * v)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = CORNERS
    x0, y0, x1, y1 = ax + (bx - ax) * u, ay + (by - ay) * u, dx + (cx - dx) * u, dy + (cy - dy) * u
    return x0 + (x1 - x0) * v, y0 + (y1 - y0) * v


def mother() -> Figure:
    """An elephant up to her belly in ink, facing left, trunk thrown up; waterline y 0."""
    skin, pale, deep = "#56649a", "#8f9cc6", "#232850"
    f = Figure()
    f.add(shape("-128,-98 -150,-84 -176,-92^ -150,-70 -120,-80"), "#dfe3ea", "tusk.far", 0.6)
    body = fillet(
        U(
            shape("158,30^ 164,-50 156,-112 128,-158 84,-182 34,-184 -14,-176 -50,-160 -64,-80 -70,30^"),
            shape("-30,-172 -66,-204 -104,-200 -132,-172 -144,-134 -134,-100 -108,-82 -66,-80 -40,-110"),
            limb("-126,-126,54 -166,-136,42 -190,-170,32 -204,-210,25 -228,-234,19 -254,-232,15", 10),
            shape("-118,-100 -128,-84 -112,-70 -88,-78 -84,-94"),
        ),
        9,
    )
    f.add(body, skin, "body", 1.6)
    rings = []
    for t in np.linspace(0.12, 0.94, 15):
        c = curve(
            np.array(
                [
                    (-126, -126, 54),
                    (-166, -136, 42),
                    (-190, -170, 32),
                    (-204, -210, 25),
                    (-228, -234, 19),
                    (-254, -232, 15),
                ],
                float,
            ),
            n=12,
        )
        i = int(t * (len(c) - 2))
        (x, y, w), (x2, y2, _) = c[i], c[i + 1]
        n = math.hypot(x2 - x, y2 - y) or 1
        ux, uy = -(y2 - y) / n, (x2 - x) / n
        rings.append(
            limb(
                [
                    (x - ux * w * 0.42, y - uy * w * 0.42, 0.5),
                    (x + (x2 - x) / n * 3, y + (y2 - y) / n * 3, 1.7),
                    (x + ux * w * 0.36, y + uy * w * 0.36, 0.5),
                ],
                5,
            )
        )
    f.add(U(rings), deep, "rings", 0.2, True, 0.6)
    wrinkle = [
        "60,-176,0.5 52,-130,2 66,-80,2 58,-20,0.5", "96,-166,0.5 92,-120,2 104,-66,2 98,-10,0.5", "126,-146,0.5 128,-100,2 136,-50,2 132,0,0.5",
        "24,-176,0.5 22,-150,1.6 30,-120,0.5", "10,-60,0.5 30,-48,2 44,-20,0.5", "-50,-60,0.5 -34,-40,2 -30,-6,0.5", "110,-40,0.5 88,-30,1.6 76,-4,0.5",
        "-128,-162,0.5 -112,-158,1.6 -100,-166,0.5", "-126,-150,0.5 -112,-146,1.4 -102,-152,0.5", "-104,-96,0.5 -92,-104,1.6 -84,-120,0.5",
    ]  # fmt: skip
    f.add(U([limb(w, 6) for w in wrinkle]), deep, "wrinkles", 0.2, True, 0.6)
    tail = limb("158,-120,9 178,-90,6 182,-50,4 190,-28,3", 6)
    f.add(tail, dark(skin, 0.15), "tail", 0.6)
    f.add(shape("-120,-92 -146,-70 -178,-70 -196,-84^ -170,-56 -138,-52 -110,-74"), "#f4f6f4", "tusk", 1.0)
    ear = shape("-62,-186 -24,-208 20,-200 44,-166 38,-118 16,-78 -14,-44 -30,-60 -36,-92 -58,-116 -68,-150")
    f.add(ear, mix(skin, pale, 0.2), "ear", 1.8)
    f.add(
        U(
            [
                limb(w, 6)
                for w in (
                    "-52,-160,0.6 -10,-168,2.4 26,-160,0.6",
                    "-52,-146,0.6 -10,-136,2.4 26,-122,0.6",
                    "-48,-130,0.6 -18,-104,2.4 4,-80,0.6",
                    "-46,-176,0.6 -14,-190,2 14,-186,0.6",
                )
            ]
        ),
        deep,
        "ear.fold",
        0.2,
        True,
        0.5,
    )
    f.add(shape("-30,-200 20,-200 44,-166 38,-118 16,-78 26,-118 30,-160 8,-190"), pale, "ear.rim", 0.3, True, 0.4)
    f.add(U(shape("-113,-133^ -105,-140 -96,-138^ -104,-132"), ellipse(-104, -136, 2.4)), "#12142c", "eye", 0.2, True)
    f.add(
        U(limb("-117,-139,0.6 -106,-147,1.6 -92,-147,0.6", 4), limb("-112,-128,0.5 -102,-126,1.2 -94,-130,0.5", 4)),
        deep,
        "lid",
        0.2,
        True,
        0.8,
    )
    f.mark("tip", -262, -230)
    return f


def calf() -> Figure:
    """Her calf, all ears, facing right, half rearing out of the ink towards her; waterline y 0."""
    skin, pale, deep = "#6673a8", "#a3aed2", "#262b56"
    f = Figure()
    body = fillet(
        U(
            shape("-84,24^ -90,-24 -74,-66 -40,-92 0,-98 36,-84 50,-40 48,24^"),
            shape("8,-90 14,-122 40,-138 68,-130 80,-104 72,-78 48,-64 22,-68"),
            limb("70,-96,26 92,-98,19 108,-120,14 104,-146,10 92,-152,8", 8),
        ),
        6,
    )
    f.add(shape("16,-124 -2,-146 -26,-150 -40,-130 -34,-104 -14,-88 8,-92"), dark(skin, 0.2), "ear.far", 0.8)
    f.add(body, skin, "body", 1.4)
    f.add(
        U(
            [
                limb(w, 5)
                for w in (
                    "-56,-74,0.5 -54,-40,1.6 -62,-6,0.5",
                    "-26,-88,0.5 -22,-50,1.6 -28,-10,0.5",
                    "10,-58,0.5 20,-36,1.6 18,-6,0.5",
                    "86,-108,0.4 92,-100,1.4 94,-92,0.4",
                    "97,-112,0.4 104,-108,1.3 110,-102,0.4",
                    "100,-124,0.4 108,-124,1.2 113,-120,0.4",
                )
            ]
        ),
        deep,
        "wrinkles",
        0.2,
        True,
        0.6,
    )
    f.add(shape("30,-132 6,-142 -18,-130 -26,-104 -14,-76 8,-62 24,-78 32,-104"), mix(skin, pale, 0.25), "ear", 1.4)
    f.add(
        U([limb(w, 5) for w in ("24,-118,0.5 4,-122,1.6 -12,-112,0.5", "22,-104,0.5 4,-98,1.6 -10,-90,0.5")]),
        deep,
        "ear.fold",
        0.2,
        True,
        0.5,
    )
    f.add(U(ellipse(54, -108, 3, 3.6), limb("46,-114,0.5 54,-118,1.3 62,-114,0.5", 4)), "#12142c", "eye", 0.2, True)
    f.add(limb("62,-76,0.6 70,-70,2 80,-74,0.6", 4), deep, "mouth", 0.2, True)
    f.add(limb("-84,-50,6 -98,-58,4 -108,-76,3", 5), skin, "tail", 0.5)
    return f


def draw() -> Scene:
    sc = Scene("ink_elephant", light=(LX, LY, 260), shadow="#1c2440", bg="#42566e")
    # ---------------------------------------------------------------- the desk
    sc.backdrop(sc.rad([(0, "#8ea4b8"), (0.5, "#50667f"), (1, "#2a3850")], LX, LY, 1400))
    G = sc.stream("grain")
    for k in range(9):
        x = -40 + 104 * k
        sc.layer(
            Polygon([(x, -20), (x + 101, -20), (x + 101 + (x - 360) * 0.24, 1220), (x + (x - 400) * 0.24, 1220)]),
            sc.near(mix("#8ea4b8", "#6a819a", G.random()), "#2f4059", 1250),
            z=2,
            cut=0.4,
            wash=1,
            rimop=0.4,
        )
    # ---------------------------------------------------------------- the letter, folded twice
    edge = (
        [on_letter(u, 0) for u in np.linspace(0, 1, 6)]
        + [on_letter(1, v) for v in np.linspace(0, 1, 12)]
        + [on_letter(u, 1) for u in np.linspace(1, 0, 6)]
        + [on_letter(0, v) for v in np.linspace(1, 0, 12)]
    )
    letter_ = Polygon(edge).buffer(0)
    sc.flat(Polygon([(x + 22, y + 26) for x, y in edge]), "#141c34", 0.5, "multiply", 14)
    sc.layer(
        letter_,
        sc.rad([(0, "#ffffff"), (0.4, "#dbe7f0"), (0.75, "#afc4d8"), (1, "#7d95b2")], LX, LY + 120, 1240),
        z=9,
        cut=1.0,
        wash=1,
        fibre=0.3,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.8,
    )
    for v0, v1, op in ((0.0, 0.36, 0.0), (0.36, 0.7, 0.16), (0.7, 1.0, 0.05)):
        q = Polygon([on_letter(0, v0), on_letter(1, v0), on_letter(1, v1), on_letter(0, v1)])
        sc.flat(
            q,
            sc.lin(
                [(0, "#5a7394", op * 2), (0.4, "#5a7394", op * 0.6), (1, "#5a7394", 0)],
                0,
                on_letter(0.5, v0)[1],
                0,
                on_letter(0.5, v1)[1],
            ),
            1,
            "multiply",
        )
    for v in (0.36, 0.7):
        ln = [on_letter(u, v) for u in np.linspace(0, 1, 20)]
        sc.stroke(ln, "#7f96b2", 2, 0.7)
        sc.stroke([(x, y + 2.4) for x, y in ln], "#ffffff", 2, 0.9)
    # window light over all: two by three panes
    window_light(sc, [(120, 60), (640, 20), (900, 900), (170, 1010)], "#ffffff", 0.55, 2, 3, 0.13)
    window_light(sc, [(120, 60), (640, 20), (900, 900), (170, 1010)], "#fff0cc", 0.34, 2, 3, 0.13)

    # ---------------------------------------------------------------- the pool
    B = sc.stream("blot")
    cx, cy = 380, 872
    P = []
    n = 150
    ph = [B.uniform(0, 6.28) for _ in range(5)]
    for k in range(n):
        a = 2 * math.pi * k / n
        r = (
            1
            + 0.09 * math.sin(3 * a + ph[0])
            + 0.06 * math.sin(5 * a + ph[1])
            + 0.045 * math.sin(9 * a + ph[2])
            + 0.03 * math.sin(14 * a + ph[3])
        )
        P.append((cx + 318 * r * math.cos(a), cy + (168 if math.sin(a) > 0 else 128) * r * math.sin(a)))
    pool = Polygon(P).buffer(0)
    stream_ = curve(
        np.array(
            [
                (560, 312, 20),
                (520, 370, 24),
                (548, 450, 20),
                (600, 520, 26),
                (590, 600, 30),
                (540, 680, 44),
                (500, 760, 80),
            ],
            float,
        ),
        n=12,
    )
    run = limb([tuple(p) for p in stream_], 1)
    arms = U(
        *[
            limb(q, 6)
            for q in (
                "120,930,46 40,960,22 6,1000,8",
                "640,980,50 720,1010,26 764,1060,12",
                "300,1020,50 270,1080,22 286,1120,12",
                "90,820,40 40,790,14 20,780,7",
            )
        ]
    )
    drops = U(
        *[
            ellipse(x, y, r, r * 0.62)
            for x, y, r in (
                (20, 1034, 12),
                (788, 1084, 10),
                (292, 1146, 14),
                (250, 1122, 6),
                (690, 760, 16),
                (730, 730, 7),
                (470, 430, 7),
                (640, 446, 9),
                (660, 470, 4),
                (80, 720, 9),
                (60, 706, 4),
                (430, 1110, 8),
                (560, 1092, 13),
                (590, 1112, 5),
            )
        ]
    )
    ink = U(fillet(U(pool, run, arms), 16), drops)
    sc.flat(T(ink, 4, 6), "#33426a", 0.35, "multiply", 5)
    sc.layer(
        ink,
        sc.lin([(0, "#2a2f5e"), (0.55, "#1f2244"), (1, "#14162f")], 0, 320, 0, 1120),
        z=2.4,
        cut=0,
        wash=0.5,
        fibre=0,
        rim="#e6f0ff",
        rimop=0.85,
        rimw=2,
        sh=0.3,
    )
    # its mirror shows another evening: trees where the page is bare
    M = sc.stream("mirror")
    lake = fillet(U(pool, arms), 16).buffer(-3)
    with sc.clip(lake):
        evening = [
            (0, "#ffe2ae"),
            (0.16, "#f9bd8c"),
            (0.36, "#d98a8a"),
            (0.58, "#8a5f98"),
            (0.8, "#3c3876"),
            (1, "#1c1d44"),
        ]
        sc.flat(box(-40, SHORE - 60, 840, 1200), sc.lin(evening, 0, SHORE + 10, 0, 1100), 1)
        sc.glow(330, SHORE + 50, 190, "#fff2c8", 0.8, sy=0.5)
        sc.flat(
            U([ellipse(M.uniform(40, 760), 1090 - 150 * M.random() ** 1.6, M.uniform(0.8, 2.2)) for _ in range(90)]),
            "#fff6e0",
            0.9,
        )
        crescent = clean(ellipse(540, 960, 20, 18).difference(ellipse(532, 955, 18, 16)))
        sc.flat(crescent, "#fffbe6", 0.95)
        level = lambda x: SHORE + 42 + 14 * ((x - 380) / 380) ** 2 + 5 * math.sin(x / 60.0)
        for lift, c in ((10, "#a8607c"), (0, "#5a3a6a")):
            hills = [(x, level(x) + lift + 5 * math.sin(x / 37.0 + lift)) for x in range(-40, 860, 16)]
            sc.flat(Polygon([(-40, 640), *hills, (860, 640)]), c, 0.9)
        for x, k in ((90, 1.0), (334, 1.6), (386, 0.9), (696, 1.7), (744, 0.9)):
            y0 = level(x) - 6
            crown = U(
                *[
                    ellipse(x + dx * k, y0 + dy * k, rx * k, 8 * k)
                    for dx, dy, rx in ((-14, 98, 40), (34, 92, 34), (8, 107, 44), (-46, 90, 22), (48, 100, 20))
                ]
            )
            trunk = U(
                limb([(x, y0 - 8, 7 * k), (x + 5 * k, y0 + 48 * k, 5 * k), (x - 12 * k, y0 + 92 * k, 3 * k)], 5),
                limb([(x + 5 * k, y0 + 48 * k, 4 * k), (x + 32 * k, y0 + 88 * k, 2 * k)], 4),
                limb([(x + 2 * k, y0 + 60 * k, 3 * k), (x - 36 * k, y0 + 86 * k, 1.6 * k)], 4),
            )
            sc.flat(U(crown, trunk), "#2c2050", 0.96)
        for k in range(7):  # birds that fly in the mirror only
            x, y = 150 + 24 * k, 966 + 11 * abs(k - 2)
            sc.flat(
                U(
                    limb([(x - 9, y + 4, 0.6), (x - 4, y - 2, 2), (x, y + 1, 1)], 4),
                    limb([(x, y + 1, 1), (x + 4, y - 2, 2), (x + 9, y + 4, 0.6)], 4),
                ),
                "#221a44",
                0.9,
            )
        rim_ = lake.difference(lake.buffer(-16))
        sc.flat(rim_, "#1f2048", 0.75, "multiply", 7)
        wl = [
            limb([(x - w, y, 0.3), (x, y + 1, 1.6), (x + w, y, 0.3)], 3)
            for x, y, w in [(M.uniform(60, 720), M.uniform(790, 1060), M.uniform(14, 60)) for _ in range(46)]
        ]
        sc.flat(U(wl), "#fff2dc", 0.4)
    # ---------------------------------------------------------------- the writing: rows that run into the pool
    Wr = sc.stream("writing")
    keep = ink.buffer(6)
    for row in range(17):
        v = 0.06 + row * 0.052
        u = 0.1
        while u < 0.9:
            L = Wr.uniform(0.04, 0.13)
            if row in (0, 5, 11) and u < 0.16:
                u += 0.1
            u1 = min(0.92, u + L)
            pts_ = []
            m = max(6, int((u1 - u) * 150))
            for i in range(m):
                t = i / (m - 1)
                x, y = on_letter(u + (u1 - u) * t, v)
                k = 0.5 + 0.9 * v
                amp = (5.5 if i % 2 else -5.5) * k * Wr.uniform(0.5, 1.1) * (2.1 if Wr.random() < 0.1 else 1)
                pts_.append((x + Wr.uniform(-1, 1), y + amp))
            q = limb(
                [(x, y, (1.5 + 1.2 * v) * Wr.uniform(0.7, 1.3)) for x, y in curve(np.array(pts_, float), n=4)], 1, 3
            )
            d = pool.distance(Point(*on_letter(u, v)))
            if not keep.intersects(q):
                sc.flat(q, "#2f3a6e", 0.86 if d > 120 else 0.5 + 0.3 * d / 120)
            u = u1 + Wr.uniform(0.014, 0.034)
    # strokes that have grown at the shore
    reeds = []
    for x, n_ in ((92, 9), (150, 7), (640, 9), (690, 11), (726, 6), (306, 4)):
        for _ in range(n_):
            bx = x + Wr.uniform(-26, 26)
            by = SHORE + 16 + abs(bx - 380) * 0.12 + Wr.uniform(-4, 8)
            h, le = Wr.uniform(34, 96), Wr.uniform(-14, 14)
            reeds.append(limb([(bx, by, 3.4), (bx + le * 0.2, by - h * 0.6, 2.4), (bx + le, by - h, 0.6)], 5))
            if Wr.random() < 0.5:
                reeds.append(spiral(bx + le + 5, by - h, 6, 1.2, 2, 3.1))
    sc.flat(T(U(reeds), 9, 4), "#5a7394", 0.4, "multiply", 2)
    sc.layer(U(reeds), "#262c5a", z=3, cut=0, wash=0, fibre=0, rim="#dfe9ff", rimop=0.6)

    # ---------------------------------------------------------------- the bottle on its side
    bt = lambda g: T(g, 640, 236, 1.0, rot=-24)
    sc.flat(T(bt(ellipse(10, 70, 150, 40)), 26, 22), "#1c2a48", 0.55, "multiply", 12)
    glass = fillet(shape("-58,-70^ 118,-84^ 140,-60 144,44 128,74^ -54,84^ -74,40 -116,34^ -118,-22^ -76,-24"), 6)
    sc.layer(
        bt(glass),
        sc.lin([(0, "#b9d0e2"), (0.25, "#6f8fb4"), (0.6, "#33477e"), (1, "#1c2450")], 560, 120, 720, 330),
        z=16,
        cut=0.3,
        rim="#ffffff",
        rimop=1,
        rimw=2.2,
        sh=0.5,
    )
    inkin = shape("-110,16^ -40,24 60,14 136,20^ 130,62 118,70^ -52,78^ -72,38 -114,32^")
    sc.flat(bt(inkin), "#161838", 0.92)
    sc.flat(bt(limb("-108,15,1 -30,22,3 60,12,3 134,18,1", 6)), "#8fa9d9", 0.9)
    sc.flat(bt(shape("-46,-58^ 100,-70 112,-56^ 108,-30 -50,-22^ -56,-44")), "#f4faff", 0.42, "screen", 1)
    sc.flat(bt(limb("126,-50,2 132,0,7 128,40,2", 5)), "#ffffff", 0.7, "screen", 1)
    label = shape("-20,-40^ 84,-48^ 86,40^ -20,46^")
    sc.layer(bt(label), "#e9e2cc", z=2, cut=0.6, rim="#ffffff", rimop=0.7)
    sc.flat(bt(U(limb("4,-24,2 64,-29,2", 1), limb("4,26,2 64,22,2", 1))), "#66778f", 0.9)
    sc.flat(
        bt(T(U(leaf(0, 14, 30, -1.57, 0.5), leaf(0, 10, 20, -0.7, 0.5), leaf(0, 10, 20, -2.4, 0.5)), 33, 0)),
        "#3a4a80",
        0.9,
    )
    sc.layer(
        bt(box(-126, -30, -106, 42).buffer(4)), sc.near("#8fa9c9", "#27305e", 900), z=5, cut=0, rim="#ffffff", rimop=0.9
    )
    sc.layer(
        T(U(ellipse(0, 0, 22, 17), box(-22, -14, 22, 0), ellipse(0, -14, 22, 14)), 404, 300, rot=16),
        "#a8825a",
        z=7,
        cut=0.5,
        rim="#fff6e0",
        rimop=0.9,
    )
    sc.layer(T(ellipse(0, -14, 22, 14), 404, 300, rot=16), "#c9a274", z=2, cut=0.3, rimop=0.7)
    # a seal, broken
    seal_ = [
        fillet(
            clean(
                Polygon(
                    [
                        (
                            34 * (1 + 0.1 * math.sin(5 * a)) * math.cos(a),
                            30 * (1 + 0.08 * math.sin(7 * a)) * math.sin(a),
                        )
                        for a in np.linspace(0, 6.28, 60)
                    ]
                )
                .buffer(0)
                .intersection(h)
            ),
            2,
        )
        for h in (
            shape("-60,-60^ 6,-60^ -6,-10^ 8,10^ -4,60^ -60,60^"),
            shape("12,-60^ 60,-60^ 60,60^ 4,60^ 14,10^ 0,-10^"),
        )
    ]
    for q, dx, dy in ((seal_[0], 0, 0), (seal_[1], 9, 6)):
        g = T(q, 196 + dx, 172 + dy)
        sc.layer(g, sc.near("#e0705a", "#8a2a2c", 500), z=6, cut=0.3, rim="#ffd9c8", rimop=0.9)

    # ---------------------------------------------------------------- the elephants
    def bathe(fig, x, y, s):
        g = T(fig, x, y, s)
        shade = [p._replace(geom=clean(p.geom.intersection(box(-100, 0, 900, y)))) for p in g.pieces]
        g.pieces = [p for p in shade if not p.geom.is_empty]
        foot = g.outline().bounds
        with sc.clip(lake):
            sc.flat(
                ellipse((foot[0] + foot[2]) / 2 + (26 if s > 1.1 else -6), y + 4, (foot[2] - foot[0]) * 0.36, 15),
                "#2c2050",
                0.8,
                "multiply",
                5,
            )
        put(sc, g, z=2.6, rim=(3.4, 4.2, "#ffffff", 0.95), sh=0.5)
        o = g.outline()
        sc.flat(
            o,
            sc.lin(
                [(0, "#1c1f4a", 0), (0.45, "#1c1f4a", 0.22), (1, "#12132e", 0.8)],
                x - 90 * s,
                y - 200 * s,
                x + 110 * s,
                y + 10,
            ),
            1,
            "multiply",
        )
        w = o.bounds[2] - o.bounds[0]
        mid = (o.bounds[2] + o.bounds[0]) / 2 + (30 if s > 1.1 else 0)
        for k in range(4):
            e = ellipse(mid, y + 2 + 5 * k, w * (0.36 + 0.075 * k), 10 + 6 * k)
            ring = clean(e.difference(T(e, 0, -2 + 0.2 * k)).intersection(lake))
            sc.flat(ring, "#e6eeff", 0.85 - 0.2 * k)
        return g

    big = bathe(mother(), *MOTHER, BIG)
    bathe(calf(), *CALF, SMALL)
    back = limb(
        [
            (MOTHER[0] - 10 * BIG, MOTHER[1] - 178 * BIG, 1),
            (MOTHER[0] + 50 * BIG, MOTHER[1] - 180 * BIG, 6),
            (MOTHER[0] + 110 * BIG, MOTHER[1] - 162 * BIG, 1),
        ],
        6,
    )
    sc.flat(back, "#ffffff", 0.75, "screen", 3)
    # the shower
    tx, ty = big.at("tip")
    S = sc.stream("spray")
    jets = []
    for k in range(13):
        t = (k - 6) / 6
        ex, ey = CALF[0] - 12 + 96 * t, CALF[1] - 90 + 34 * abs(t) + S.uniform(-12, 12)
        q = curve(
            np.array(
                [(tx, ty), (tx + (ex - tx) * 0.6 - 8, ty - 34 + 20 * abs(t) + S.uniform(-10, 6)), (ex, ey)], float
            ),
            n=12,
        )
        sc.stroke(q, "#33407a", 1.3, 0.35, dash="7 9 12 14 3 8")
        jets += [ellipse(x + S.uniform(-6, 6), y + S.uniform(-6, 6), S.uniform(1, 3.4)) for x, y in along(q, 15)[1:]]
    for _ in range(40):
        a, r = S.uniform(3.3, 6.1), S.uniform(60, 120)
        jets.append(ellipse(CALF[0] + r * math.cos(a), CALF[1] - 50 + r * 0.9 * math.sin(a), S.uniform(0.8, 2.6)))
    sc.layer(U(jets), "#2f3a78", z=1.6, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)

    # ---------------------------------------------------------------- a pen for a log, and an egret on it
    pen = limb([(470, 1030, 10), (520, 1040, 24), (640, 1066, 26), (860, 1116, 20)], 4)
    nib = shape("474,1020^ 440,1014 396,1012^ 436,1028 470,1042^")
    sc.flat(T(U(pen, nib), 4, 22), "#0c0e24", 0.6, "multiply", 5)
    sc.layer(nib, sc.lin([(0, "#f4f6f4"), (1, "#8a94a8")], 400, 1010, 470, 1044), z=6, cut=0, rim="#ffffff", rimop=1)
    sc.flat(U(limb("400,1013,1.2 452,1026,1.2", 1), ellipse(452, 1026, 3)), "#2a3050", 0.9)
    sc.layer(
        pen,
        sc.lin([(0, "#c98f5a"), (0.5, "#8a5636"), (1, "#4a2c28")], 0, 1026, 0, 1090),
        z=9,
        cut=0.4,
        rim="#ffe9c8",
        rimop=0.9,
        rimw=1.8,
    )
    sc.layer(limb([(500, 1034, 20), (524, 1040, 26)], 1), "#d9b060", z=2, cut=0, rim="#fff6d8", rimop=0.9)
    eg = T(bird_on("heron", ("#f8fbfd", "#e2ebf2", "#c6d7e6", "#e0a03a", "#3a3440")), 652, 1062, 0.86, flip=True)
    put(sc, eg, z=2, rim=(2, 2, "#ffffff", 0.9))
    # small prints of ink walk off over the page
    for k in range(9):
        x, y = 90 - 6 * k + (9 if k % 2 else -7), 1040 + 17 * k
        sc.flat(
            U(ellipse(x, y, 7, 5), *[ellipse(x + d, y + 5.4, 1.6, 1.3) for d in (-4, 0, 4)]), "#262c5a", 0.75 - 0.05 * k
        )
    sc.vignette("#17213c", 0.34, 330, 620, 900, 0.55)
    sc.finish()
    return sc
