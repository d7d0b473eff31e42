"""moon_puncture: who brought it in?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# night petrol #10202c, oil brown #5a412d, rubber olive #66654f, zinc #9b9c90, moonskin #fbf4da, patch red #c8452f
MX, MY, MR = 366, 716, 176  # the moon, the only light
WATER = 806
TUB = (366, 258, 50)  # its middle, half width and the flatness of its rim
FLOOR = 1064
OUTER = [(34, 1112), (34, 470), (400, 146), (766, 470), (766, 1112)]
INNER = [(70, FLOOR + 16), (70, 486), (400, 198), (730, 486), (730, FLOOR + 16)]
SKYLIGHT = [(206, 322), (280, 256), (250, 206), (168, 282)]
RISE = [
    (196, 800),
    (146, 716),
    (152, 630),
    (216, 548),
    (268, 470),
    (262, 392),
    (226, 300),
    (196, 214),
    (214, 120),
    (300, 60),
    (430, 40),
]


def moon() -> Any:
    """A disc that has lost air: flat on the right shoulder, slack below."""
    P = []
    for k in range(90):
        a = 2 * math.pi * k / 90
        r = MR * (1 - 0.085 * math.exp(-(((a - 5.55) / 0.36) ** 2)) + 0.012 * math.sin(3 * a) + 0.02 * math.sin(a) ** 3)
        P.append((MX + r * math.cos(a), MY + r * math.sin(a)))
    return Polygon(P)


def draw() -> Scene:
    sc = Scene("moon_puncture", light=(MX, MY, 240), shadow="#060c12", bg="#0d1a26")
    sc.backdrop(sc.rad([(0, "#31586a"), (0.45, "#1c3748"), (1, "#0c1824")], 230, 250, 760))

    # ---------------------------------------------------------------- night: far roofs, and no moon in the sky
    S = sc.stream("night")
    for y, c1, c2, seed in ((560, "#21404f", "#142a38", "far"), (640, "#173140", "#0e1e2a", "mid")):
        sky_, wins = skyline(sc.stream(seed), -30, 830, y, 30, 130, 1260, 0.06)
        sc.layer(sky_, sc.lin([(0, c1), (1, c2)], 0, y - 120, 0, y + 200), z=7, cut=0.5, rimop=0.15)
        sc.flat(wins, "#e6b45a", 0.5)
    # ---------------------------------------------------------------- the workshop, cut open
    room = Polygon(INNER)
    gap = Polygon(SKYLIGHT)
    sc.layer(
        room,
        sc.rad([(0, "#fbeec2"), (0.22, "#e6bf7c"), (0.46, "#a8743f"), (0.74, "#5f3c36"), (1, "#2e2430")], MX, MY - 20, 560),
        z=2, cut=0, wash=1, sh=0,
    )  # fmt: skip
    W_ = sc.stream("planks")
    x = 70.0
    with sc.clip(room):
        while x < 730:
            w = W_.uniform(30, 52)
            sc.flat(box(x, 180, x + 1.8, FLOOR), "#2c1f1a", 0.6)
            sc.flat(box(x + 1.8, 180, x + 3, FLOOR), "#ffeec0", 0.16)
            for _ in range(3):
                y = W_.uniform(240, 1040)
                sc.flat(
                    limb([(x + w * 0.3, y, 0.4), (x + w * 0.4, y + 30, 1.6), (x + w * 0.3, y + 70, 0.4)], 5),
                    "#2c1f1a",
                    0.3,
                )
            x += w

    # shelves, pegboard, a calendar without a moon
    def shelf(x0, x1, y):
        sc.flat(box(x0, y + 7, x1, y + 26), "#20161a", 0.4, "multiply", 5)
        sc.layer(box(x0, y, x1, y + 8), sc.near("#a8845a", "#3a2c28", 420), z=5, cut=0.5, rim="#ffeec0", rimop=0.6)

    for x0, x1, y, kinds in ((560, 716, 470, 5), (584, 716, 566, 4)):
        B = sc.stream(f"jars{y}")
        xx = x0 + 20
        for _ in range(kinds):
            h = B.uniform(30, 54)
            q = U(box(xx - 11, y - h, xx + 11, y), box(xx - 7, y - h - 9, xx + 7, y - h + 2)).buffer(1.5)
            sc.layer(
                q,
                sc.near(B.choice(("#8fa08a", "#a87a4a", "#7a8a94", "#a85a44")), "#2a2628", 460),
                z=3,
                cut=0.3,
                rim="#fff2cc",
                rimop=0.8,
                rimw=1.4,
            )
            xx += B.uniform(27, 34)
        shelf(x0, x1, y)
    for i in range(7):  # spanners, small to large
        x, L = 96 + 19 * i, 28 + 7 * i
        g = U(limb([(x, 596, 4), (x, 596 + L, 4)], 1), ellipse(x, 594, 6), ellipse(x, 598 + L, 5)).difference(
            U(box(x - 2, 584, x + 2, 593), ellipse(x, 598 + L, 2))
        )
        sc.flat(T(g, -9, -6), "#20161a", 0.45, "multiply", 2)
        sc.layer(g, sc.near("#9b9c90", "#3c3f42", 420), z=3, cut=0, rim="#fff2cc", rimop=0.9)

    # wheels that hang, and their great shadows
    wheels = [(502, 398, 62, 24), (336, 402, 42, 18), (652, 690, 62, 24), (126, 500, 42, 16)]
    for x, y, r, n in wheels:
        k = 1.34
        q = T(wheel(r * k, n, 9, 9), MX + (x - MX) * k, MY + (y - MY) * k, 1, rot=7)
        sc.flat(clean(q.intersection(room)), "#2a1a20", 0.62, "multiply", 2.6)
    sc.glow(MX, MY - 10, 520, "#fff0bc", 0.5, mid=0.5)
    beam = U(box(60, 474, 740, 498), box(392, 196, 408, 480))
    sc.layer(
        clean(beam.intersection(room)),
        sc.near("#a8835a", "#33282a", 420),
        z=9,
        cut=0.6,
        rim="#fff0c4",
        rimop=0.8,
        rimw=1.6,
    )
    for x, y, r, n in wheels[:2]:
        sc.flat(limb([(x, y - r, 2.2), (x, 480 if y > 480 else 486, 2.2)], 1), "#20161a", 0.8)
        yy = y
        g = T(wheel(r, n, 7, 6), x, yy)
        sc.layer(g, sc.near("#7a725c", "#2b2a2c", 480), z=8, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=1, rimw=1.8)
    for x, y, r, n in wheels[2:4]:
        sc.layer(
            T(wheel(r, n, 7, 6), x, y, rot=4),
            sc.near("#7a725c", "#2b2a2c", 480),
            z=8,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fff6d8",
            rimop=1,
            rimw=1.8,
        )

    # ---------------------------------------------------------------- floor
    ground = Polygon([(60, 936), (740, 936), (740, FLOOR + 20), (60, FLOOR + 20)])
    sc.layer(ground, sc.rad([(0, "#e0b06c"), (0.4, "#8f5f3c"), (1, "#30222a")], MX, 940, 420), z=4, cut=0, rimop=0.3)
    sc.flat(floor_boards(70, 936, 730, FLOOR + 16, MX, 600, 14), "#20161a", 0.6)
    # bench on the left, with a vice and a pump
    bench_ = U(box(62, 872, 152, 890), box(74, 890, 88, 1010), box(128, 890, 142, 1010))
    sc.layer(bench_, sc.near("#9a7448", "#33262a", 420), z=8, cut=0.6, rim="#fff0c4", rimop=0.7)
    vice = U(
        box(92, 842, 118, 872), box(84, 836, 126, 848), limb("118,858,6 146,858,6", 1), limb("144,844,4 144,872,4", 1)
    )
    sc.layer(vice, sc.near("#7f8a86", "#2a2e34", 360), z=4, cut=0, rim="#fff6d8", rimop=0.9)

    # ---------------------------------------------------------------- tub, water, moon
    tx, tw, tf = TUB
    sc.flat(ellipse(tx + 10, 1022, tw * 0.98, 40), "#120c14", 0.75, "multiply", 9)
    rim_e = ellipse(tx, WATER, tw, tf)
    sc.layer(rim_e.buffer(8), sc.near("#b9b8a4", "#4a4f52", 330), z=6, cut=0, rim="#fff6d8", rimop=0.8)
    sc.flat(rim_e, sc.rad([(0, "#fff6d8"), (0.35, "#a8b8a4"), (0.7, "#4f7278"), (1, "#1f3a48")], MX, WATER, tw), 1)
    m = moon()
    above = clean(m.difference(U(Polygon([(0, WATER + 6), (800, WATER + 6), (800, 1200), (0, 1200)]))))
    wet = ellipse(MX, WATER + 4, math.sqrt(MR**2 - (WATER - MY) ** 2) * 0.985, 20)
    above = clean(U(above, wet))
    low = clean(T(ellipse(MX + 9, WATER + 2, MR * 0.93, 40), 0, 0).intersection(rim_e))
    sc.flat(low, sc.rad([(0, "#fffbe6"), (1, "#cfd6b8")], MX, WATER, MR), 0.75, None, 2)
    sc.glow(MX, MY, 330, "#fff4cc", 0.9, mid=0.55)
    sc.layer(
        above,
        sc.rad([(0, "#fffdf0"), (0.5, "#fbf4da"), (0.85, "#ecd9a4"), (1, "#cdb079")], MX - 40, MY - 40, MR * 1.4),
        z=9, cut=0, wash=1, rim="#ffffff", rimop=0.9, rimw=1.6, sh=0.3,
    )  # fmt: skip
    C = sc.stream("craters")
    for x, y, r in (
        (300, 640, 30),
        (356, 600, 14),
        (262, 716, 18),
        (330, 724, 24),
        (420, 640, 20),
        (404, 762, 30),
        (288, 776, 13),
        (462, 716, 15),
        (348, 668, 9),
        (440, 588, 10),
        (240, 668, 8),
    ):
        e = handcut(ellipse(x, y, r, r * 0.86), 1, 4, C.randrange(99), 20)
        e = clean(e.intersection(above.buffer(-4)))
        sc.flat(e, "#d9c08a", 0.55)
        sc.flat(clean(e.difference(T(e, 2.5, 3))), "#a88a58", 0.6)
        sc.flat(clean(e.difference(T(e, -2, -2))), "#ffffff", 0.7)
    # slack skin: folds round the dent
    dx, dy = MX + MR * 0.72 * math.cos(5.55), MY + MR * 0.72 * math.sin(5.55)
    folds_ = []
    for k in range(8):
        a = 1.5 + 0.44 * k
        r0, r1 = 10, 30 + 13 * ((k * 5) % 4)
        folds_.append(
            limb(
                [
                    (dx + r0 * math.cos(a), dy + r0 * math.sin(a), 0.5),
                    (dx + (r0 + r1) / 2 * math.cos(a + 0.12), dy + (r0 + r1) / 2 * math.sin(a + 0.12), 2.6),
                    (dx + r1 * math.cos(a + 0.05), dy + r1 * math.sin(a + 0.05), 0.4),
                ],
                6,
            )
        )
    slack = clean(ellipse(dx + 10, dy - 10, 62, 46, 38).intersection(above))
    sc.flat(slack, "#b8955a", 0.4, "multiply", 9)
    sc.flat(clean(U(folds_).intersection(above)), "#9a7a48", 0.7)
    # patches: two old, one new
    for x, y, w, rot, c in (
        (250, 742, 34, -14, "#b9a06a"),
        (376, 694, 28, 24, "#9aa08a"),
        (452, 668, 40, 10, "#c8452f"),
    ):
        q = T(box(-w / 2, -w * 0.38, w / 2, w * 0.38).buffer(4), x, y, rot=rot)
        sc.layer(q, c, z=1.6, cut=0.6, rim="#ffffff", rimop=0.6)
        st = U(
            [
                T(
                    box(
                        -w / 2 + k * w / 5 - 1,
                        s * (w * 0.38 + 1) - 2.6,
                        -w / 2 + k * w / 5 + 1,
                        s * (w * 0.38 + 1) + 2.6,
                    ),
                    x,
                    y,
                    rot=rot,
                )
                for k in range(6)
                for s in (-1, 1)
            ]
        )
        sc.flat(st, dark(c, 0.45), 0.8)
    # the line of the water, and rings from it
    for k, op in enumerate((1, 0.6, 0.4, 0.28)):
        e = ellipse(MX + 2 * k, WATER + 4 + k * 2, math.sqrt(MR**2 - (WATER - MY) ** 2) * (1 + 0.15 * k), 21 + 8 * k)
        ring = e.difference(T(e, 0, -2.4 + 0.3 * k))
        sc.flat(clean(ring.intersection(rim_e)), "#ffffff", op)
    # the tub
    body = shape(
        f"{tx - tw - 4},{WATER}^ {tx - tw * 0.94},{WATER + 120} {tx - tw * 0.8},1016^ {tx},1044 {tx + tw * 0.8},1016^ {tx + tw * 0.94},{WATER + 120} {tx + tw + 4},{WATER}^ {tx + tw * 0.7},{WATER + tf * 0.76} {tx},{WATER + tf + 5} {tx - tw * 0.7},{WATER + tf * 0.76}"
    )
    sc.layer(
        body,
        sc.lin(
            [(0, "#33505c"), (0.22, "#6f8f94"), (0.45, "#bccabc"), (0.7, "#567880"), (1, "#22363f")],
            tx - tw,
            0,
            tx + tw,
            0,
        ),
        z=12,
        cut=0.4,
        rim="#fffbe6",
        rimop=0.9,
        rimw=2,
    )
    sc.flat(body, sc.lin([(0, "#0c141c", 0), (1, "#0c141c", 0.7)], 0, WATER + 50, 0, 1030), 1, "multiply")
    for t in (0.34, 0.4, 0.78):
        y = WATER + 30 + 190 * t
        w = tw * (1 - 0.2 * t)
        sc.stroke(
            along(curve(np.array([(tx - w, y - 10), (tx, y + 44), (tx + w, y - 10)], float), n=12), 30),
            "#1c262c",
            2.4,
            0.6,
        )
        sc.stroke(
            along(curve(np.array([(tx - w, y - 13), (tx, y + 41), (tx + w, y - 13)], float), n=12), 30),
            "#eef0dc",
            1.4,
            0.45,
        )
    for s in (-1, 1):
        hx = tx + s * (tw - 10)
        sc.layer(
            ellipse(hx, 884, 20, 27).difference(ellipse(hx, 886, 12, 18)),
            sc.near("#a8a898", "#3c4448", 380),
            z=5,
            cut=0,
            rim="#fffbe6",
            rimop=0.9,
        )
    sc.glow(MX, WATER + 12, 250, "#fffbe6", 0.55, sy=0.2)

    # ---------------------------------------------------------------- the mender, her ear to it
    px, py, ps = 662, 990, 1.42
    crate = box(618, py, 724, FLOOR - 8)
    sc.flat(T(crate, 16, 10), "#120c14", 0.6, "multiply", 7)
    sc.layer(crate, sc.near("#b58d58", "#3a2a2a", 420), z=8, cut=0.6, rim="#fff0c4", rimop=0.8, rimw=1.6)
    for k in range(1, 3):
        sc.flat(box(618, py + 22 * k, 724, py + 22 * k + 2), "#20161a", 0.7)
    po = SIDE["bow"].but(
        lean=36,
        stoop=22,
        nod=-8,
        hip=0.94,
        foot_a=(0.1, 0),
        foot_b=(-0.26, 0),
        toe_b=20,
        grip_a="flat",
        grip_b="flat",
        elbow_a=-1,
        elbow_b=-1,
    )
    who = T(
        person(52, "side", po, dress("tee", "#7a4a3a", "#3d4a52", "#c9b48c").but(apron="#4f5a4c", skirt=0.3), "#6e4028", "bun", "#1c1214", mood="sleep", hat="turban", hat_colour="#c98a3a", reach_a=(88, -104), reach_b=(112, -168), build=1.12),
        px, py, ps, flip=True,
    )  # fmt: skip
    o = who.outline()
    sc.flat(clean(T(o, 34, 14).intersection(U(room, ground))), "#140d14", 0.5, "multiply", 7)
    put(sc, who, z=2.6, rim=(3.4, 1.2, "#fff8dc", 1.0), sh=0.5)
    sc.flat(
        o,
        sc.lin([(0, "#1a1420", 0), (0.45, "#1a1420", 0.3), (1, "#0e0c18", 0.75)], px - 150, 0, px + 60, 0),
        1,
        "multiply",
    )

    # ---------------------------------------------------------------- the shell of the house, dark, cut through
    shell = clean(Polygon(OUTER).difference(room.buffer(0.5)).difference(gap))
    sc.layer(
        shell,
        sc.lin([(0, "#2c4450"), (1, "#16242e")], 0, 150, 0, 1110),
        z=16,
        cut=0.6,
        rim="#ffeec0",
        rimop=0.75,
        rimw=1.8,
    )
    for x0, y0, x1, y1 in ((34, 470, 400, 146), (766, 470, 400, 146)):  # tiles seen from their ends
        n = 17
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for k in range(n, -1, -1):
            t = (k - 0.9) / n
            cx, cy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 9
            if gap.buffer(22).contains(Point(cx, cy + 8)):
                continue
            q = T(box(-18, -5, 18, 5).buffer(2), cx, cy, rot=a + (9 if x0 > 400 else -9))
            sc.layer(
                q,
                sc.rad([(0, "#6f8a8c"), (0.5, "#3a5560"), (1, "#1a2c38")], 226, 250, 420),
                z=3,
                cut=0.5,
                rim="#cfe6dc",
                rimop=0.5,
            )
    flap = Polygon([(168, 282), (250, 206), (206, 132), (120, 210)])
    pane_ = Polygon([(170, 266), (234, 208), (202, 152), (136, 212)])
    sc.layer(clean(flap.difference(pane_)), sc.near("#7a8a80", "#25363e", 700), z=6, cut=0.4, rim="#fff0c4", rimop=0.9)
    sc.flat(pane_, "#dff0dc", 0.22, "screen")

    # ---------------------------------------------------------------- stars in bubbles
    path = curve(np.array(RISE, float), n=20)
    B = sc.stream("bubbles")
    pos = along(path, 25)
    for k, (x, y) in enumerate(pos):
        t = k / (len(pos) - 1)
        r = 4 + 19 * min(1, t * 1.9) * B.choice((0.45, 0.7, 0.85, 1.0, 1.1))
        x, y = x + B.uniform(-24, 24) * min(1, 0.3 + t), y + B.uniform(-9, 9) + (B.uniform(-24, 24) if t > 0.74 else 0)
        if t > 0.74:  # out in the night the skin bursts and the star stays
            sc.layer(star(x, y, r * 0.62, 5, 0.45, B.uniform(0, 1)), "#fff6d2", z=2, cut=0, wash=0, fibre=0)
            sc.glow(x, y, 46, "#fff0c0", 0.85)
            continue
        ring = ellipse(x, y, r)
        sc.flat(ring, sc.rad([(0, "#fff8dc", 0.1), (0.7, "#cfe6dc", 0.16), (1, "#ffffff", 0.6)], x, y, r), 1, "screen")
        sc.flat(ring.difference(ring.buffer(-1.3)), "#fffbe6", 0.85)
        sc.flat(
            limb(
                [
                    (x - r * 0.62, y - r * 0.1, 0.6),
                    (x - r * 0.5, y - r * 0.5, r * 0.16),
                    (x - r * 0.05, y - r * 0.66, 0.6),
                ],
                4,
            ),
            "#ffffff",
            0.95,
        )
        sc.layer(star(x, y, r * 0.56, 5, 0.45, B.uniform(0, 1)), "#fff3c4", z=1, cut=0, wash=0, fibre=0)
        sc.glow(x, y, r * 2.4, "#fff0c0", 0.5)
    for _ in range(26):  # those of earlier nights
        x, y = S.uniform(300, 800), S.uniform(10, 330)
        if y < 120 + abs(x - 400) * 0.7 - 40:
            sc.flat(star(x, y, S.uniform(2, 4.4), 5, 0.45, S.random()), "#f6ecc8", 0.85)

    # ---------------------------------------------------------------- outside, in front: yard wall, dogs looking up at nothing, a cat
    yard, top = land(sc.stream("yard"), [(-40, 1106), (200, 1100), (420, 1112), (640, 1102), (840, 1110)], 2)
    sc.layer(
        yard,
        sc.rad([(0, "#3a5058"), (0.5, "#1c2e38"), (1, "#0b151e")], MX, 1090, 460),
        z=14,
        cut=0.8,
        rim="#ffeec0",
        rimop=0.5,
    )
    K = sc.stream("cobbles")
    for _ in range(120):
        x, y = K.uniform(-10, 810), K.uniform(1118, 1200)
        sc.flat(ellipse(x, y, K.uniform(9, 17), K.uniform(4, 7)), K.choice(("#2c434c", "#16262f", "#22363f")), 0.6)
    for x, s, kind, gait, flip in (
        (88, 0.92, "dog", "sit_up", False),
        (196, 0.66, "hound", "sit_up", True),
        (712, 0.8, "hound", "sit_up", True),
    ):
        d = T(beast(kind, gait, neck=20, head=-30).recolour(lambda c: mix(c, "#0f1c26", 0.9)), x, 1168, s, flip=flip)
        sc.flat(ellipse(x, 1168, 60 * s, 7), "#060c12", 0.7, "multiply", 4)
        put(sc, d, z=2, rim=(0.5 if x < 400 else -0.5, 2.6, "#e6f0dc", 0.8))
    cat = T(cat_ridge(), 548, 268, rot=41)
    sc.layer(cat, "#0c151d", z=3, cut=0, rim="#cfe6dc", rimop=0.7)
    sc.vignette("#060c14", 0.3, MX, 660, 860, 0.6)
    sc.finish()
    return sc
