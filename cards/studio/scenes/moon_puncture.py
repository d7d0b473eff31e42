"""moon_puncture: who brought it in?"""

from __future__ import annotations

import math

import numpy as np
from shapely.affinity import scale as scaled
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.gestures import drape

# night petrol #10202c, sky #2c6078, plank amber #b07a3e, zinc #7f9ca0, moonskin #fbf4da, saffron #d9962e, patch red #c8452f
MX, MY, MR = 366, 752, 168  # the moon, the only lamp
SKIN = "#8a5532"
WATER = 838
TUB = (370, 226, 44)  # its middle, half width and the flatness of its rim
FLOOR = 916
DOOR = (58, 96, 362, FLOOR)
HOLE = (232, 262, 78)
RISE = [
    (186, 832),
    (178, 770),
    (170, 706),
    (182, 640),
    (222, 574),
    (262, 500),
    (254, 426),
    (196, 384),
    (128, 352),
    (104, 280),
    (116, 200),
]


def moon() -> Any:
    """A disc that has lost air: flat on the left shoulder, slack below."""
    P = []
    for k in range(90):
        a = 2 * math.pi * k / 90
        r = MR * (1 - 0.1 * math.exp(-(((a - 3.9) / 0.34) ** 2)) + 0.012 * math.sin(3 * a) + 0.02 * math.sin(a) ** 3)
        P.append((MX + r * math.cos(a), MY + r * math.sin(a)))
    return Polygon(P)


def lead() -> Figure:
    """The mender: her whole body bent to the moon, her ear laid on it, her arms round it."""
    po = SIDE["bow"].but(
        hip=0.62, lean=32, stoop=22, nod=24, foot_a=(-0.4, 0.02), foot_b=(0.24, 0), toe_a=70,
        grip_a="flat", grip_b="flat", elbow_a=-1, elbow_b=1, knee_a=1,
    )  # fmt: skip
    dr = dress("tee", "#b5532f", "#34506a", "#e0b04a").but(
        skirt=0.86,
        skirt_colour="#35706c",
        sleeves="long",
        collar="shirt",
        collar_colour="#e8d6ae",
        pattern="flowers",
        pattern_colour="#d8814c",
    )
    heed = FEELINGS["doubt"]._replace(look=(0.85, -0.5), open=0.62, curve=0.3, gape=0, wide=0.74, tilt=0)
    f = person(
        52, "side", po, dr, SKIN, "bun", "#4a444a", mood=heed, head_view="front", hat="turban",
        hat_colour="#e0a034", reach_a=(66, -92), reach_b=(58, -152), build=1.2, big_head=1.16,
    )  # fmt: skip
    cloth = shape(
        "-6,-80 -18,-66 -27,-46 -33,-22 -46,0^ -30,2 -12,0.4 8,2.6 30,0.6 50,0^ 59,-16 58,-34 49,-52 30,-64 22,-72"
    )
    folds_ = [limb([(x0, y0, 0.4), (xm, ym, 1.6), (x1, y1, 0.5)], 6) for x0, y0, xm, ym, x1, y1 in ((-10, -62, -22, -36, -30, -6), (0, -60, -8, -34, -14, -3), (12, -58, 10, -34, 6, -5), (22, -56, 27, -34, 24, -6), (30, -56, 43, -38, 44, -10))]  # fmt: skip
    hands = [T(drape(dark(SKIN, 0.1)), 58, -152, 0.23, rot=16), T(drape(SKIN), 66, -92, 0.23, rot=-30)]
    out: list[Any] = []
    for p in f.pieces:
        if p.name == "hand":
            out += hands.pop(0).pieces
        elif p.name == "skirt":
            out.append(p._replace(geom=cloth))
            band = [T(cloth, 0, dy).difference(T(cloth, 0, dy - 1.5)) for dy in (-4, -7.5)]
            low = clean(U(band).intersection(box(-60, -12, 49, 1)).intersection(cloth))
            out.append(Piece(low, "#e0b04a", "hem", 0.2, True, 0.8))
            dots = [T(star(0, 0, 2.1, 4, 0.5), -4 + 18 * u + (52 * u - 36 * (1 - u)) * 0.5 * v, -66 + 52 * v + 5 * (j % 2)) for j, u in enumerate((0, 0.2, 0.4, 0.6, 0.8, 1)) for v in (0.2, 0.4, 0.6, 0.8, 1)]  # fmt: skip
            out.append(Piece(clean(U(dots).intersection(cloth.buffer(-2))), "#9fd0b8", "print", 0.2, True, 0.6))
        elif p.name == "pattern" and out[-1].name == "top":
            out.append(p._replace(geom=clean(p.geom.intersection(out[-1].geom))))
            out.append(Piece(clean(U(folds_).difference(out[-2].geom)), "#1d4a4a", "pleats", 0.2, True, 0.6))
        elif p.name == "folds" and out[-1].name == "pleats":
            continue
        elif p.name != "hand.line":
            out.append(p)
    f.pieces = out
    tool = T(U(box(-1.8, -16, 1.8, 12), ellipse(0, -19, 5.2).difference(box(-2.2, -26, 2.2, -19.5))), -9, -74, rot=-38)
    f.pieces.insert(next(i for i, p in enumerate(out) if p.name == "skirt"), Piece(tool, "#c4ccc4", "spanner", 1))
    x, y = f.at("head.ear")
    f.add(ellipse(x, y, 3.6).difference(ellipse(x, y, 2.4)), "#ffd870", "hoop", 0.5)
    return f


def draw() -> Scene:
    sc = Scene("moon_puncture", light=(MX, MY, 240), shadow="#050a12", bg="#0d1a26")
    # ---------------------------------------------------------------- night in the door: a sky with a hole where the moon was
    x0, y0, x1, y1 = DOOR
    sc.backdrop(sc.lin([(0, "#1d4660"), (0.35, "#2f6c84"), (0.62, "#79a6a4"), (0.75, "#b9b894")], 0, 90, 0, 1000))
    S = sc.stream("stars")
    for _ in range(44):
        x, y = S.uniform(x0, x1), S.uniform(y0, 560)
        if math.hypot(x - HOLE[0], y - HOLE[1]) > HOLE[2] + 16:
            sc.flat(star(x, y, S.uniform(1.4, 4.2), 5, 0.45, S.random()), "#f6ecc8", 0.8)
    H_ = sc.stream("hole")
    hx, hy, hr = HOLE
    A = np.linspace(0, 2 * math.pi, 181)[:-1]
    slow, fast = Wob(H_, 3, 7), Wob(H_, 4, 26)

    def torn_disc(r: float, rough: float) -> Any:
        q = r + rough * (slow(A / 6.2832) + 0.5 * fast(A / 6.2832))
        return Polygon(np.c_[hx + q * np.cos(A), hy + q * np.sin(A)]).buffer(0)

    rim_, pit = torn_disc(hr + 5.5, 2.2), torn_disc(hr, 1.0)
    sc.layer(rim_.buffer(0.6), "#efe9d2", z=1.5, cut=0, fibre=0.3, sh=0.3)
    sc.flat(pit, sc.lin([(0, "#02060c"), (1, "#0c2030")], 0, hy - hr, 0, hy + hr))
    with sc.clip(pit):
        sc.flat(pit.difference(T(pit, 5, 9)), "#000308", 0.9, None, 5)
    for y, c1, c2, seed in ((650, "#4f8090", "#2f5a6c", "far"), (744, "#1f4354", "#112a38", "mid")):
        roofs, wins = skyline(sc.stream(seed), -30, 430, y, 30, 90, 1000, 0.05)
        sc.layer(roofs, sc.lin([(0, c1), (1, c2)], 0, y - 90, 0, y + 160), z=7, cut=0.5, rimop=0.2)
        sc.flat(wins, "#f0c468", 0.7)
    yard, _ = land(sc.stream("yard"), [(-40, 850), (200, 842), (440, 850)], 2)
    sc.layer(yard, sc.lin([(0, "#3c5a62"), (1, "#1c3440")], 0, 840, 0, 920), z=8, cut=0.6, rimop=0.3)

    # ---------------------------------------------------------------- the plank wall of the shed, one lamp's falloff on it
    wall = box(-30, -30, 830, FLOOR).difference(box(x0, y0, x1, y1))
    sc.layer(
        wall,
        sc.rad([(0, "#f3d08a"), (0.24, "#c98f4c"), (0.46, "#84563a"), (0.7, "#43333e"), (1, "#151c2c")], MX + 60, MY - 30, 720),
        z=14, cut=0, wash=1, rim="#ffeec0", rimop=0.5,
    )  # fmt: skip
    W_ = sc.stream("planks")
    with sc.clip(wall):
        x = -20.0
        while x < 830:
            w = W_.uniform(44, 66)
            sc.flat(box(x, -20, x + 2.2, FLOOR), "#1c1620", 0.6)
            sc.flat(box(x + 2.2, -20, x + 3.4, FLOOR), "#ffeec0", 0.14)
            for _ in range(4):
                y = W_.uniform(20, 880)
                sc.flat(
                    limb([(x + w * 0.3, y, 0.4), (x + w * 0.42, y + 40, 1.8), (x + w * 0.3, y + 90, 0.4)], 5),
                    "#1c1620",
                    0.28,
                )
            x += w
        # one wheel on its nail, and its shadow thrown away from the moon
        sc.flat(T(wheel(126, 26, 13, 12), 690, 236, rot=7), "#120d1c", 0.6, "multiply", 1.6)
    sc.layer(
        T(wheel(92, 26, 9, 8), 610, 330), sc.near("#c9b98e", "#2a2c38", 640), z=9, cut=0, wash=0, fibre=0,
        rim="#fff6d8", rimop=1, rimw=1.8,
    )  # fmt: skip
    frame_ = box(x0 - 24, y0 - 26, x1 + 24, FLOOR).difference(box(x0, y0, x1, FLOOR + 9))
    sc.layer(frame_, sc.near("#b98a50", "#1d2230", 640), z=9, cut=0.6, rim="#ffeec0", rimop=0.7, rimw=1.6)

    # ---------------------------------------------------------------- floor
    ground = box(-30, FLOOR, 830, 1230)
    sc.layer(
        ground,
        sc.rad([(0, "#ffdc94"), (0.3, "#c58a4a"), (0.62, "#5a3c3a"), (1, "#14182a")], MX - 20, 970, 560, ""),
        z=4, cut=0, rimop=0.12,
    )  # fmt: skip
    sc.flat(floor_boards(-200, FLOOR, 1000, 1230, MX, 560, 16), "#1a141e", 0.6)
    sc.flat(Polygon([(x0, FLOOR), (x1, FLOOR), (x1 + 20, FLOOR + 14), (x0 - 20, FLOOR + 14)]), "#1a141e", 0.45)

    # ---------------------------------------------------------------- tub, water, moon
    tx, tw, tf = TUB
    sc.flat(ellipse(tx, 1096, tw * 1.02, 34), "#0c0a16", 0.85, "multiply", 10)
    rim_e = ellipse(tx, WATER, tw, tf)
    sc.layer(rim_e.buffer(9), sc.near("#dcd6b8", "#4a5a60", 380), z=6, cut=0, rim="#fff6d8", rimop=0.9)
    sc.flat(rim_e, sc.rad([(0, "#fff6d8"), (0.4, "#a8c0b0"), (0.75, "#4f7a82"), (1, "#1f4250")], MX, WATER, tw), 1)
    m = moon()
    half = math.sqrt(MR**2 - (WATER - MY) ** 2)
    above = clean(U(m.intersection(box(0, 0, 800, WATER + 6)), ellipse(MX, WATER + 4, half * 0.985, 20)))
    low = clean(ellipse(MX + 4, WATER + 2, MR * 0.98, 36).intersection(rim_e))
    sc.flat(low, sc.rad([(0, "#fffbe6"), (1, "#d9ddba")], MX, WATER, MR), 0.75, None, 3)
    sc.glow(MX, MY, 420, "#fff0c0", 0.95, mid=0.6)
    sc.layer(
        above,
        sc.rad([(0, "#fffdf0"), (0.5, "#fdf5d8"), (0.82, "#f1dca4"), (1, "#d2b276")], MX + 20, MY - 20, MR * 1.25),
        z=9, cut=0, wash=1, rim="#ffffff", rimop=0.9, rimw=1.6, sh=0.3,
    )  # fmt: skip
    C = sc.stream("craters")
    for x, y, r in ((322, 690, 26), (266, 760, 17), (372, 726, 15), (300, 808, 24), (392, 800, 20), (352, 642, 13), (234, 700, 9), (420, 700, 10), (346, 770, 8)):  # fmt: skip
        e = handcut(ellipse(x, y, r, r * 0.86), 1, 4, C.randrange(99), 20)
        e = clean(e.intersection(above.buffer(-4)))
        sc.flat(e, "#dcc48e", 0.5)
        sc.flat(clean(e.difference(T(e, 2.5, 3))), "#a88a58", 0.6)
        sc.flat(clean(e.difference(T(e, -2, -2))), "#ffffff", 0.7)
    for x, y, w, rot, c in ((268, 664, 40, -34, "#c8452f"), (330, 826, 34, 8, "#b9a06a")):
        q = T(box(-w / 2, -w * 0.38, w / 2, w * 0.38).buffer(4), x, y, rot=rot)
        sc.layer(q, c, z=1.6, cut=0.6, rim="#ffffff", rimop=0.6)
        st = U([T(box(-w / 2 + k * w / 5 - 1, s * (w * 0.38 + 1) - 2.6, -w / 2 + k * w / 5 + 1, s * (w * 0.38 + 1) + 2.6), x, y, rot=rot) for k in range(6) for s in (-1, 1)])  # fmt: skip
        sc.flat(st, dark(c, 0.45), 0.8)
    for k, op in enumerate((1, 0.6, 0.4)):
        e = ellipse(MX + 2 * k, WATER + 4 + k * 2, half * (1 + 0.15 * k), 21 + 8 * k)
        sc.flat(clean(e.difference(T(e, 0, -2.4 + 0.3 * k)).intersection(rim_e)), "#ffffff", op)
    # ---------------------------------------------------------------- the dog on the sill
    d = T(
        beast("hound", "sit_up", neck=30, head=-30, eye="open").recolour(lambda c: mix(c, "#13202c", 0.8)),
        82,
        FLOOR + 8,
        1.06,
    )
    sc.flat(ellipse(80, FLOOR + 8, 56, 8), "#060c12", 0.7, "multiply", 5)
    put(sc, d, z=3, rim=(1.6, 1.4, "#ffe6b0", 0.9))

    body = shape(
        f"{tx - tw - 6},{WATER}^ {tx - tw * 0.95},{WATER + 120} {tx - tw * 0.88},1054^ {tx - tw * 0.8},1078 {tx - tw * 0.5},1098 {tx},1106 {tx + tw * 0.5},1098 {tx + tw * 0.8},1078 {tx + tw * 0.88},1054^ {tx + tw * 0.95},{WATER + 120} {tx + tw + 6},{WATER}^ {tx + tw * 0.7},{WATER + tf * 0.76} {tx},{WATER + tf + 5} {tx - tw * 0.7},{WATER + tf * 0.76}"
    )
    sc.layer(
        body,
        sc.lin([(0, "#2c4a5a"), (0.24, "#6f9298"), (0.48, "#b4c8bc"), (0.74, "#55787f"), (1, "#24404c")], tx - tw, 0, tx + tw, 0),
        z=12, cut=0.4, rim="#fffbe6", rimop=0.95, rimw=2.2,
    )  # fmt: skip
    sc.flat(body, sc.lin([(0, "#0a1220", 0), (1, "#0a1220", 0.78)], 0, WATER + 50, 0, 1090), 1, "multiply")
    for t in (0.3, 0.38, 0.86):
        y, w = WATER + 30 + 210 * t, tw * (1 - 0.14 * t)
        bow_ = along(curve(np.array([(tx - w, y - 10), (tx, y + 40), (tx + w, y - 10)], float), n=12), 30)
        sc.stroke(bow_, "#16222a", 2.6, 0.6)
        sc.stroke(bow_ - np.array([0, 3]), "#eef0dc", 1.4, 0.4)
    ear = ellipse(tx - tw + 6, 896, 15, 30, 4)
    sc.layer(ear.difference(ear.buffer(-8)), sc.near("#b4b8a8", "#33444c", 420), z=5, cut=0, rim="#fffbe6", rimop=0.9)
    sc.glow(MX, WATER + 12, 270, "#fffbe6", 0.5, sy=0.2)

    # ---------------------------------------------------------------- the mender
    px, py, ps = 640, 1094, 3.2
    who = T(lead(), px, py, ps, flip=True)
    o = who.outline()
    thrown = scaled(o, 1.3, 1.22, origin=(MX, MY + 60))
    sc.flat(clean(thrown.intersection(wall)), "#120c1e", 0.5, "multiply", 10)
    sc.flat(clean(T(o, 36, 6).intersection(ground)), "#0e0a18", 0.55, "multiply", 9)
    sc.flat(ellipse(px + 70, py + 4, 170, 16), "#0c0a16", 0.8, "multiply", 8)
    put(sc, who, z=2.6, rim=(3.4, 1.0, "#ffeec0", 0.8), sh=0.3)
    sc.flat(
        o, sc.lin([(0, "#141226", 0), (0.35, "#141226", 0.1), (1, "#0c0c1c", 0.8)], 480, 760, 800, 900), 1, "multiply"
    )
    sc.flat(
        o, sc.rad([(0, "#ffcf80", 0.5), (0.6, "#ffb860", 0.22), (1, "#ffb860", 0)], MX + 40, MY, 330), 1, "soft-light"
    )

    sc.glow(MX - 20, MY, 230, "#ffeeb8", 0.3, mid=0.6)

    # ---------------------------------------------------------------- bubbles with stars, from the leak out into the night
    path = curve(np.array(RISE, float), n=20)
    B = sc.stream("bubbles")
    pos = along(path, 17)
    for k, (x, y) in enumerate(pos):
        t = k / (len(pos) - 1)
        r = (5 + 15 * min(1, t * 1.7)) * B.choice((0.55, 0.75, 0.9, 1.0, 1.15))
        x, y = x + B.uniform(-20, 20) * min(1, 0.3 + t), y + B.uniform(-8, 8)
        if t > 0.86:
            sc.layer(star(x, y, r * 0.6, 5, 0.45, B.uniform(0, 1)), "#fff6d2", z=2, cut=0, wash=0, fibre=0)
            sc.glow(x, y, 40, "#fff0c0", 0.8)
            continue
        ring = ellipse(x, y, r)
        sc.flat(ring, sc.rad([(0, "#fff8dc", 0.1), (0.7, "#cfe6dc", 0.2), (1, "#ffffff", 0.65)], x, y, r), 1, "screen")
        sc.flat(ring.difference(ring.buffer(-1.4)), "#fffbe6", 0.9)
        sc.flat(limb([(x - r * 0.62, y - r * 0.1, 0.6), (x - r * 0.5, y - r * 0.5, r * 0.16), (x - r * 0.05, y - r * 0.66, 0.6)], 4), "#ffffff", 0.95)  # fmt: skip
        sc.layer(star(x, y, r * 0.56, 5, 0.45, B.uniform(0, 1)), "#fff3c4", z=1, cut=0, wash=0, fibre=0)
        sc.glow(x, y, r * 2.2, "#fff0c0", 0.5)
    for _ in range(16):  # the froth at the leak
        x, y, r = 184 + B.gauss(0, 15), 836 - abs(B.gauss(0, 14)), B.uniform(2.5, 7)
        sc.flat(ellipse(x, y, r), "#ffffff", 0.3)
        sc.flat(ellipse(x, y, r).difference(ellipse(x, y, r - 1.2)), "#fffbe6", 0.95)
    sc.vignette("#050a14", 0.4, MX + 40, 700, 880, 0.5)
    sc.finish()
    return sc
