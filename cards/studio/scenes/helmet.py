"""helmet: where is the head that wore it, and is it glad?"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# bare paper #ece3cd, putty #cdbf9f, olive drab #6a6a44, bean green #7fa04f, wall light #fcf7e8, bean-flower scarlet #d6503f
HX, HY = 300, 650  # middle of the rim
RX, RY = 190, 46
SDX, SDY = 272, 30  # where the light throws everything


def bean_leaf(length: float) -> dict:
    """Three leaflets on a stalk that starts at 0,0 and points right."""
    one = shape("0,0^ 12,-26 40,-40 74,-30 100,2^ 72,30 40,38 12,24")
    veins = [limb("0,0,2.6 50,0,2 98,2,0.6", 4)]
    for k in range(4):
        x = 14 + 19 * k
        veins += [
            limb([(x, 0, 1.7), (x + 14, sg * (15 - 2 * k), 1.2), (x + 26, sg * (25 - 4.4 * k), 0.5)], 4)
            for sg in (-1, 1)
        ]
    s = length / 170
    place = ((66, 0, 0, 1.0), (58, -4, -74, 0.86), (58, 4, 74, 0.86))
    blades = [T(one, x * s, y * s, q * s, rot=a) for x, y, a, q in place]
    vein = [U([T(v, x * s, y * s, q * s, rot=a) for v in veins]) for x, y, a, q in place]
    return {
        "stalk": limb([(0, 0, 4 * s + 1), (30 * s, -3 * s, 3 * s + 0.8), (66 * s, 0, 3 * s + 0.6)], 5),
        "blades": blades,
        "veins": vein,
    }


def wren() -> dict:
    """A wren that stands, tail cocked, facing right, feet at 0,0, about 100 wide."""
    body = fillet(
        U(
            shape("-34,-26 -24,-46 -4,-56 18,-52 36,-36 36,-20 20,-8 -4,-6 -24,-12"),
            ellipse(30, -52, 21, 18.5),
            shape("-26,-20^ -40,-34 -56,-60 -62,-84 -52,-88 -44,-86 -34,-64 -22,-42^"),
        ),
        7,
    )
    return {
        "legs": U(
            limb("2,-10,2.6 4,-4,2.2 0,0,2.2"),
            limb("14,-9,2.6 17,-4,2.2 14,0,2.2"),
            limb("-9,1,2 8,1,2 13,4,1.2"),
            limb("6,1,2 22,1,2 27,4,1.2"),
        ),
        "body": body,
        "belly": clean(shape("48,-46 40,-22 22,-8 -2,-5 -18,-10 2,-18 20,-30 34,-42").intersection(body)),
        "bars": [
            limb(
                [
                    (-56 + 5 * k, -80 + 10 * k, 1.6),
                    (-48 + 4.4 * k, -83 + 9.4 * k, 2),
                    (-41 + 3.6 * k, -80 + 9 * k, 1.6),
                ],
                4,
            )
            for k in range(5)
        ],
        "wing": shape("12,-46 -8,-46 -32,-32 -48,-18^ -30,-14 -8,-14 8,-22 16,-34"),
        "wingbars": [
            limb([(4 - 10 * k, -42 + 4 * k, 1.2), (-1 - 10 * k, -30 + 3 * k, 1.8), (1 - 9 * k, -18 + 0.6 * k, 1)], 4)
            for k in range(4)
        ],
        "brow": limb("22,-60,1.6 34,-63,3.4 47,-57,1.4", 5),
        "beak": shape("48,-56^ 68,-54^ 48,-48^"),
        "eye": ellipse(38, -54, 3.2),
        "glint": ellipse(39, -55.2, 1.1),
    }


def shell() -> dict:
    """The helmet upside down, flat: outline of rim, mouth and bowl."""
    dent = U(ellipse(HX - 158, HY + 40, 34, 26), ellipse(HX - 148, HY + 50, 26, 20))
    outer = ellipse(HX, HY, RX, RY)
    mouth = ellipse(HX, HY + 1, RX - 24, RY - 12)
    bowl = shape(
        f"{HX - 168},{HY + 8}^ {HX - 166},{HY + 66} {HX - 146},{HY + 132} {HX - 104},{HY + 188} {HX - 50},{HY + 222} {HX},{HY + 232} "
        f"{HX + 50},{HY + 222} {HX + 104},{HY + 188} {HX + 146},{HY + 132} {HX + 166},{HY + 66} {HX + 168},{HY + 8}^ {HX},{HY + 46}"
    )
    rim = fillet(clean(outer.difference(mouth)), 1)
    return {"bowl": bowl, "rim": rim, "mouth": mouth, "outer": outer, "dent": dent}


def draw() -> Scene:
    sc = Scene("helmet", light=(-220, 420, 240), shadow="#4a3c28", bg="#ece3cd")
    R = sc.stream("wall")
    sc.backdrop(sc.lin([(0, "#e6dbc0"), (0.5, "#ddd0b2"), (1, "#cdbf9f")], 0, 0, 800, 1200))
    # the sheet itself, and a low window's light on it
    sc.layer(box(-50, -50, 850, 1250), sc.near("#efe6d0", "#d3c5a5", 1250), z=2, cut=0, sh=0, wash=0.4, fibre=0.3)
    panes = []
    for i in range(2):
        for j in range(3):
            x0, y0 = 60 + i * 372, 92 + j * 300
            q = Polygon([(x0, y0), (x0 + 352, y0), (x0 + 352, y0 + 282), (x0, y0 + 282)])
            panes.append(AF.skew(q, ys=9, origin=(60, 92)))
    light_ = U(panes)
    sc.flat(light_, "#fffaf0", 0.72, None, 7)
    sc.flat(light_, "#fffdf4", 0.5, None, 2.5)
    sc.glow(240, 480, 640, "#fffdf2", 0.5)

    h = shell()
    S = sc.stream("rust")
    # pin holes, rusted through
    holes = []
    tries = 0
    while len(holes) < 34 and tries < 900:
        tries += 1
        a, r = S.uniform(0, 6.28), S.random() ** 0.7
        c = S.choice(((HX + 70, HY + 120), (HX - 60, HY + 150), (HX + 20, HY + 185), (HX + 118, HY + 70)))
        x, y = c[0] + 46 * r * math.cos(a), c[1] + 34 * r * math.sin(a)
        rad = S.uniform(1.4, 4.6) * (1.1 - 0.5 * r)
        if h["bowl"].buffer(-12).contains(Point(x, y)) and all(
            math.hypot(x - u, y - v) > q + rad + 5 for u, v, q in holes
        ):
            holes.append((x, y, rad))
    hole_g = U([ellipse(x, y, r, r * 0.9) for x, y, r in holes])

    # ------------------------------------------------------------------ plant: pole, vine, leaves
    pole = limb([(322, 1240, 19), (314, 900, 18), (310, 640, 17), (304, 300, 16), (298, -40, 14)], 6)
    px = lambda y: float(np.interp(y, [-40, 300, 640, 900, 1240], [298, 304, 310, 314, 322]))
    ys = np.linspace(606, -46, 150)
    turns = 3.6
    vine = []
    for y in ys:
        t = (606 - y) / 652
        a = 2 * math.pi * turns * t - 0.6
        vine.append((px(y) + 19 * math.sin(a), y + 7 * math.cos(a), 9.5 - 5.6 * t, math.cos(a)))
    segs: list[tuple[bool, list]] = []
    for p in vine:
        front = p[3] > 0
        if not segs or segs[-1][0] != front:
            segs.append((front, segs[-1][1][-1:] if segs else []))
        segs[-1][1].append(p[:3])
    front = U([limb(s, 3) for f, s in segs if f and len(s) > 1])
    back = U([limb(s, 3) for f, s in segs if not f and len(s) > 1])
    stem = limb([(268, 648, 11), (272, 622, 11), (300, 604, 10), (322, 598, 9.6), (328, 588, 9)], 8)
    leaves = [  # y on the pole, side, angle, length
        (566, -1, 166, 140), (540, 1, -12, 104), (330, 1, -6, 136), (306, -1, 174, 158), (250, 1, 14, 120),
        (206, -1, 200, 122), (150, 1, -22, 104), (92, -1, 176, 86), (52, 1, 8, 72), (14, -1, 206, 60),
    ]  # fmt: skip
    placed = []
    for y, side, a, L in leaves:
        x = px(y) + 14 * side
        placed.append((T(bean_leaf(L), x, y, 1, rot=a), x, y, L, side))

    # ------------------------------------------------------------------ what they throw on the wall
    cast = lambda g, k=1.03: T(g, SDX, SDY, k, o=(HX, HY))
    cx, cy = HX + SDX, HY + SDY
    # one face that sleeps on its back: forehead, nose, lips, chin; nothing is cut into it but the shut lid
    at = lambda g: T(g, cx - 4, cy, 1.04, 1.12)
    face = at(
        shape(
            "-166,30^ -168,-10 -160,-52 -138,-86 -106,-108 -74,-118 -48,-121 -32,-120 -20,-116 -6,-116 10,-123 28,-134 42,-142 50,-143 "
            "56,-138 58,-130 56,-124 62,-118^ 68,-118 74,-123 81,-125 86,-121 87,-115^ 92,-119 99,-119 103,-113 102,-106 107,-101 114,-104 124,-106 "
            "135,-101 142,-90 141,-76 134,-60 128,-42 132,-20 148,4 168,30^"
        )
    )
    lid = at(
        U(
            limb("-18,-97,0.8 -6,-91,3 -1,-80,3.8 -4,-68,3.2 -12,-59,0.8", 6),
            limb("-4,-89,1.7 7,-93,0.6", 2),
            limb("-1,-80,1.7 11,-79,0.6", 2),
            limb("-4,-70,1.7 6,-64,0.6", 2),
        )
    )
    shade_face = clean(face.intersection(box(0, 0, 850, cy + 6)).difference(lid))
    bowl_sh = cast(clean(U(h["bowl"], h["outer"]).difference(hole_g.buffer(1.4))))
    straps = U(
        limb([(HX - 172, HY - 4, 13), (HX - 120, HY - 110, 10), (HX - 50, HY - 194, 10), (304, 428, 11)], 8),
        limb([(HX + 172, HY - 4, 13), (HX + 118, HY - 112, 10), (HX + 56, HY - 196, 10), (310, 428, 11)], 8),
    )
    up = U([U(d["blades"], [d["stalk"]]) for d, x, y, L, s in placed if y < 420])
    shc = "#85704f"
    aside = box(0, HY - 226, 800, HY + 200)  # the pole throws nothing where the face lies
    pale = cast(clean(U(pole, front, up).difference(aside)))
    sc.flat(clean(pale.difference(U(bowl_sh, face))), "#a08d6a", 0.42, "multiply", 3.4)
    sc.flat(
        clean(cast(straps).difference(face.buffer(2))),
        "#a08d6a",
        0.3,
        "multiply",
        3,
    )
    sc.flat(
        clean(U(bowl_sh, shade_face).intersection(light_.convex_hull)), "#fbf7ea", 1, None, 1.2
    )  # no bars inside a shadow
    sc.flat(U(bowl_sh, shade_face), shc, 0.62, "multiply", 1.2)
    # ------------------------------------------------------------------ pole and the far half of everything
    L = lambda g, fill, z=4.0, **kw: sc.layer(
        g, fill, z=z, **({"dx": 0.7 * z, "dy": 0.3 * z, "cut": 0.3, "sh": 0.36} | kw)
    )
    green = lambda a, b, x, y, r=120: sc.rad([(0, a), (1, b)], x, y, r)
    L(back, "#5f7d3a", z=3, cut=0)
    L(pole, sc.lin([(0, "#b89a6c"), (0.5, "#9a7c52"), (1, "#6e5637")], 290, 0, 326, 0), z=7)
    grain = []
    for _ in range(60):
        y = R.uniform(0, 1190)
        x = px(y) + R.uniform(-6, 6)
        grain.append(limb([(x, y, 0.4), (x + 0.6, y + 22, 1.3), (x + 0.4, y + R.uniform(34, 60), 0.4)], 3, 3))
    grain += [ellipse(px(y) + d, y, 3.4, 5) for y, d in ((120, -2), (388, 3), (930, -3), (1090, 2))]
    sc.flat(U(grain).intersection(pole), "#4a3822", 0.55)
    # inside of the helmet
    L(h["outer"], "#54543a", z=9, cut=0.4)
    sc.flat(h["mouth"], sc.lin([(0, "#2c2a1e"), (0.6, "#45402c"), (1, "#6a5f40")], HX - 160, 0, HX + 160, 0))
    band = clean(h["mouth"].difference(T(h["mouth"], 0, 13)))
    sc.flat(band, "#8a6a48", 0.9)
    sc.flat(
        U([ellipse(HX + 166 * math.cos(a), HY + 4 + 30 * math.sin(a), 2) for a in np.linspace(3.5, 5.9, 12)]),
        "#d8b988",
        0.9,
    )
    soil = clean(ellipse(HX, HY + 12, RX - 34, RY - 19).intersection(h["mouth"]))
    L(soil, "#4a3424", z=1.5, cut=1.2)
    crumbs = [ellipse(HX + R.uniform(-140, 140), HY + 12 + R.uniform(-22, 22), R.uniform(1.5, 4)) for _ in range(70)]
    sc.flat(U(crumbs).intersection(soil), "#7a5a3e", 0.8)
    Q = sc.stream("nest")
    nest = []
    for _ in range(74):
        a = Q.uniform(0, 6.28)
        x, y = HX - 92 + 54 * math.cos(a) * Q.uniform(0.6, 1), HY + 6 + 17 * math.sin(a) * Q.uniform(0.6, 1)
        b = a + math.pi / 2 + Q.gauss(0, 0.4)
        nest.append(
            limb(
                [
                    (x, y, 2),
                    (x + 15 * math.cos(b), y + 7 * math.sin(b), 2.2),
                    (x + 30 * math.cos(b + 0.2), y + 13 * math.sin(b + 0.2), 1),
                ],
                3,
                3,
            )
        )
    L(U(nest[::2]), "#a98040", z=2, cut=0, wash=0, fibre=0)
    L(U(nest[1::2]), "#e2bd6c", z=1.6, cut=0, wash=0, fibre=0)
    L(stem, green("#9ab85c", "#5f7d3a", 290, 620, 60), z=4, cut=0)
    # straps, the bow
    for k, g in enumerate(polys(straps) if straps.geom_type == "MultiPolygon" else [straps]):
        L(g, sc.near("#cf9e66", "#835c38", 760), z=6, cut=0.3)
    stitch = [curve(np.array(q, float), n=10) for q in (
        [(HX - 172, HY - 4), (HX - 120, HY - 110), (HX - 50, HY - 194), (304, 428)], [(HX + 172, HY - 4), (HX + 118, HY - 112), (HX + 56, HY - 196), (310, 428)],
    )]  # fmt: skip
    for q in stitch:
        sc.stroke(q, "#e6cb9c", 1.4, 0.75, dash="5 4")
    L(front, green("#a3c062", "#66853e", 290, 300, 420), z=5, cut=0)
    bow = {
        "tails": U(limb("305,424,15 276,468,14 246,506,12"), limb("309,424,15 338,470,14 366,500,12")),
        "loops": U(
            shape("307,424^ 270,378 218,362 196,388 214,424 268,436^").difference(ellipse(240, 399, 23, 14, 14)),
            shape("307,424^ 344,380 396,366 416,392 398,426 344,438^").difference(ellipse(372, 402, 22, 13, -14)),
        ),
        "knot": shape("288,412 306,404 326,414 328,434 308,444 289,434"),
    }
    for k in ("tails", "loops", "knot"):
        L(bow[k], sc.near("#d9a86c", "#8a5f38", 760), z=5, cut=0.3, rimop=0.6)
    sc.flat(U(limb("270,392,0.6 288,410,2 300,420,0.6"), limb("344,394,0.6 330,410,2 316,420,0.6")), "#5a3c22", 0.6)
    # ------------------------------------------------------------------ leaves, light through them
    V = sc.stream("leaf light")
    for d, x, y, ln, side in placed:
        young = max(0.0, 1 - y / 420)
        L(d["stalk"], "#7f9a4c", z=3, cut=0, wash=0, fibre=0)
        for b, v in zip(d["blades"][::-1], d["veins"][::-1], strict=True):
            c = b.centroid
            lit = mix(mix("#b7cf74", "#8fae58", V.random()), "#e9f2a8", young * 0.75)
            dim = mix(mix("#5f8440", "#7fa04f", V.random()), "#a9c765", young * 0.8)
            L(
                b,
                sc.rad([(0, lit), (0.55, mix(lit, dim, 0.5)), (1, dim)], c.x - 18, c.y - 4, 14 + ln * 0.4),
                z=4.5,
                cut=0.2,
                wash=0.5,
                fibre=0.08,
                sh=0.3,
                rimop=0.55,
            )
            sc.flat(v, mix("#eef6c0", "#fffbe0", young), 0.55)

    # flowers and pods
    def flower_at(x, y, s, a):
        std = U(shape("0,2^ -16,-2 -22,-16 -12,-26 0,-20 4,-8^"), shape("0,2^ 16,-4 22,-18 12,-27 0,-20 -4,-8^"))
        wing_ = U(shape("-1,0^ -10,4 -14,16 -5,20 2,10^"), shape("1,0^ 12,3 16,14 7,20 -1,10^"))
        keel = shape("-3,1^ 3,1^ 5,11 0,17 -5,10^")
        for g, c in ((fillet(std, 1.5), "#cf4436"), (wing_, "#ee7d62"), (keel, "#fbc8a6")):
            L(T(g, x, y, s, rot=a), c, z=2.0, cut=0, wash=0, fibre=0, rimop=0.7)
        L(T(ellipse(0, -1, 4, 3), x, y, s, rot=a), "#7f9a4c", z=0.8, cut=0, wash=0, fibre=0)

    for Qs in (
        [(316, 346), (366, 326), (416, 296), (452, 252)],
        [(288, 220), (240, 206), (186, 176)],
        [(312, 112), (352, 88), (392, 44)],
    ):
        q = curve(np.array(Qs, float), n=10)
        L(limb([(*p, 3.2 - 1.8 * i / len(q)) for i, p in enumerate(q)], 2), "#7f9a4c", z=3, cut=0, wash=0, fibre=0)
        flip = -1 if Qs[-1][0] < Qs[0][0] else 1
        for i, t in enumerate((0.4, 0.52, 0.64, 0.75, 0.85, 0.93, 1.0)):
            p = q[int(t * (len(q) - 1))]
            side = 1 if i % 2 else -1
            if i < 5:
                flower_at(
                    p[0],
                    p[1] + side * 8,
                    0.98 - 0.12 * i,
                    flip * (34 if side > 0 else -30) + (0 if side > 0 else 180) * 0 + 8 * side,
                )
            else:
                L(leaf(p[0], p[1], 11, -0.8 if flip > 0 else -2.3, 0.6), "#d6503f", z=1, cut=0, wash=0, fibre=0)
    for x, y, ln, a in ((286, 236, 116, 104), (326, 170, 118, 78), (330, 560, 84, 74)):
        r = math.radians(a)
        P = [(x, y, 3), (x + math.cos(r) * 12, y + math.sin(r) * 12, 5)]
        for t in (0.25, 0.45, 0.65, 0.85):
            P.append((x + math.cos(r - 0.16 + 0.3 * t) * ln * t, y + math.sin(r) * ln * t, 12.5 if t < 0.8 else 9))
        P.append((x + math.cos(r + 0.2) * ln, y + math.sin(r) * ln, 2))
        g = limb(P, 6)
        L(g, green("#b9d07c", "#6f9044", x - 10, y + 20, ln), z=5, cut=0)
        sc.flat(U([ellipse(P[2 + i][0] - 1, P[2 + i][1] - 2, 3, 5) for i in range(4)]), "#dbe8a6", 0.55)
    # ------------------------------------------------------------------ the bowl
    steel = sc.rad([(0, "#b3ae7c"), (0.25, "#8f8c5e"), (0.55, "#6a6a44"), (1, "#3d3f2c")], HX - 96, HY + 66, 330)
    front_rim = clean(h["rim"].intersection(box(0, HY - 4, 800, HY + 120)).difference(h["dent"].buffer(-14)))
    bowl = clean(h["bowl"].difference(ellipse(HX, HY + 1, RX - 24, RY - 12)).intersection(box(0, HY, 800, 1000)))
    L(bowl.difference(hole_g), steel, z=12, cut=0.4, sh=0.4, wash=1, fibre=0.25)
    # dull bands of light that follow the curve
    for k, (a, op) in enumerate(((0.22, 0.26), (0.4, 0.12))):
        q = [
            (
                HX - 168 + 168 * 2 * a * (0.25 + 0.75 * (1 - t**2)) + 10 * t,
                HY + 44 + 170 * t,
                26 * math.sin(math.pi * (0.1 + 0.8 * t)),
            )
            for t in np.linspace(0, 1, 8)
        ]
        sc.flat(limb(q, 6).intersection(bowl), "#fdf6d8", op, "screen", 7)
    with sc.clip(bowl):
        sc.flat(
            limb(
                [
                    (HX + 172, HY + 20, 40),
                    (HX + 150, HY + 130, 60),
                    (HX + 90, HY + 206, 60),
                    (HX, HY + 240, 46),
                    (HX - 80, HY + 222, 26),
                ],
                8,
            ),
            "#23241a",
            0.4,
            "multiply",
            14,
        )
    # rust round the holes
    rust = []
    for cx_, cy_, r in (
        (HX + 70, HY + 120, 56),
        (HX - 60, HY + 150, 50),
        (HX + 20, HY + 186, 44),
        (HX + 118, HY + 70, 34),
        (HX - 120, HY + 60, 20),
    ):
        g = shape(
            " ".join(
                f"{cx_ + r * S.uniform(0.6, 1.25) * math.cos(t) * 1.15:.1f},{cy_ + r * S.uniform(0.5, 1.0) * math.sin(t) * 0.85:.1f}"
                for t in np.linspace(0, 6.283, 12)[:-1]
            )
        )
        rust.append(g.intersection(bowl))
    sc.flat(U(rust), "#8f5a34", 0.42, None, 4)
    spots = [
        ellipse(S.uniform(HX - 150, HX + 150), S.uniform(HY + 50, HY + 226), S.uniform(0.8, 2.6)) for _ in range(190)
    ]
    sc.flat(U(spots).intersection(bowl), "#6b3a22", 0.5)
    sc.layer(clean(U(rust).difference(hole_g).buffer(-16)), "#a8683e", z=0.8, cut=1.6, step=4, sh=0, op=0.4, rimop=0.2)
    rivets = [(HX - 122, HY + 66), (HX + 122, HY + 66)]
    for x, y in rivets:
        L(ellipse(x, y, 7), sc.rad([(0, "#c9c392"), (1, "#55553a")], x - 3, y - 3, 10), z=2, cut=0, wash=0)
    scratch = [
        limb([(HX - 20, HY + 70, 0.5), (HX + 26, HY + 62, 1.5), (HX + 60, HY + 66, 0.5)], 4),
        limb([(HX - 96, HY + 112, 0.5), (HX - 70, HY + 120, 1.4), (HX - 52, HY + 116, 0.5)], 4),
    ]
    sc.flat(U(scratch), "#d8d2a2", 0.5)
    # light through the holes
    sc.flat(hole_g, "#fffbe6", 1)
    for x, y, r in holes:
        if r > 2.2:
            sc.glow(x, y, r * 6.5, "#fff3bf", 0.75)
    # rim over the bowl, with its dent
    L(
        front_rim,
        sc.lin([(0, "#a9a674"), (0.4, "#7d7c52"), (1, "#47482f")], HX - RX, 0, HX + RX, 0),
        z=4,
        cut=0.5,
        rimop=0.6,
    )
    lip = clean(front_rim.difference(T(front_rim, 0, -4)))
    sc.flat(lip, "#2f3022", 0.55)
    hi = clean(front_rim.difference(T(front_rim, 0, 3)))
    sc.flat(hi, "#e6e0b0", 0.5)
    dentfold = U(
        limb([(HX - 186, HY + 14, 0.8), (HX - 166, HY + 40, 3), (HX - 150, HY + 62, 0.8)], 5),
        limb([(HX - 118, HY + 36, 0.8), (HX - 130, HY + 52, 3), (HX - 140, HY + 74, 0.8)], 5),
    )
    sc.flat(dentfold, "#2c2d1e", 0.6)
    sc.flat(T(dentfold, 2.5, 0.5), "#d6d09c", 0.45)
    for x in (HX - 168, HX + 168):
        L(
            U(box(x - 9, HY - 12, x + 9, HY + 12).difference(box(x - 5, HY - 8, x + 5, HY + 8))),
            "#b08a4c",
            z=2,
            cut=0,
            wash=0,
        )
    # roots that have found the holes
    T_ = sc.stream("roots")
    for x, y, r in sorted(holes, key=lambda q: -q[1])[:8]:
        p = [(x, y, 1.7)]
        a = math.pi / 2
        for j in range(4):
            a += T_.uniform(-0.45, 0.45)
            p.append((p[-1][0] + math.cos(a) * 19, p[-1][1] + math.sin(a) * T_.uniform(14, 25), 1.5 - 0.34 * j))
        L(limb(p, 4, 3), "#c9b48a", z=3, cut=0, wash=0, fibre=0)
    # ------------------------------------------------------------------ the wren
    wx, wy, ws = HX - 176, HY - 2, 1.16
    w = T(wren(), wx, wy, ws)
    sc.flat(cast(w["body"]).difference(U(bowl_sh, shade_face)), shc, 0.4, "multiply", 2.5)
    L(w["legs"], "#8a5f42", z=2, cut=0, wash=0, fibre=0)
    L(w["body"], sc.rad([(0, "#b98556"), (1, "#74492c")], wx - 40, wy - 60, 130), z=6, cut=0.2)
    sc.flat(w["belly"], "#e6cba0", 0.95)
    sc.flat(
        U(
            [
                limb([(x, y, 0.6), (x + 5, y + 1.5, 1.2)], 1, 3)
                for x, y in (
                    (wx + dx * ws, wy + dy * ws)
                    for dx, dy in ((10, -14), (20, -16), (2, -10), (28, -24), (18, -24), (34, -32))
                )
            ]
        ),
        "#8a5f3a",
        0.7,
    )
    sc.flat(U(w["bars"]), "#4a2c1a", 0.75)
    L(w["wing"], sc.rad([(0, "#a8744a"), (1, "#6a4026")], wx - 30, wy - 50, 90), z=2.4, cut=0.2)
    sc.flat(U(w["wingbars"]), "#f0d8ac", 0.55)
    sc.flat(w["brow"], "#f6e6c4", 0.95)
    L(w["beak"], "#6e4a30", z=1.2, cut=0, wash=0)
    sc.flat(w["eye"], "#1e140e")
    sc.flat(w["glint"], "#fffaf0")
    bx, by = wx + 64 * ws, wy - 53 * ws
    for k, (a, ln) in enumerate(((-0.5, 46), (0.06, 60), (0.5, 40))):
        g = limb(
            [
                (bx - math.cos(a) * ln * 0.4, by - math.sin(a) * ln * 0.4 + 1, 2),
                (bx, by, 2.6),
                (bx + math.cos(a) * ln * 0.6, by + math.sin(a) * ln * 0.6 + 3, 1.6),
            ],
            4,
        )
        L(g, ("#d9ad55", "#f0cf84", "#c2923e")[k], z=2.4, cut=0, wash=0, fibre=0)
    # one straw falls
    L(limb("196,846,2.4 214,872,2.6 236,892,1.6"), "#e2bd6c", z=4, cut=0, wash=0, fibre=0)
    L(limb("392,946,2.2 404,966,2.4 410,990,1.4"), "#d9ad55", z=4, cut=0, wash=0, fibre=0)
    sc.glow(400, 90, 150, "#fffbe0", 0.3)
    sc.vignette("#6b573a", 0.26, 380, 560, 980, 0.55)
    sc.finish()
    return sc
