"""shadow_garden: what will she do at noon?"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.flowers import flower, rosette

# warm paving #d8b485, sandstone #c2925f, violet shade #5a4270, leaf teal #3f7a63, light stone #f8e6bf, poppy pink #e0637a
FEET = np.array([588.0, 232.0])  # where she stands
D = np.array([-0.452, 0.892])  # the way the shadow falls
P = np.array([0.892, 0.452])  # to the can's side
LONG, WIDE = 0.97, 0.85


def lay(g):
    """From the shadow's own frame (x to the can's side, y up the girl) onto the stones."""
    return clean(AF.affine_transform(g, [P[0] * WIDE, D[0] * LONG, P[1] * WIDE, D[1] * LONG, FEET[0], FEET[1]]))


def spot(x: float, y: float) -> tuple[float, float]:
    """One point of it."""
    q = FEET + P * x * WIDE + D * y * LONG
    return float(q[0]), float(q[1])


def lead() -> dict:
    """The shadow: a girl in profile with a can, feet at 0,0, head at y 950; the can is a heron."""
    girl = U(
        limb("-52,-6,34 -50,110,40 -42,350,60", 8),
        limb("54,-10,34 50,110,40 42,350,60", 8),
        shape(
            "-182,316^ -136,332 -92,318 -44,332 4,318 56,332 108,318 178,332^ 140,430 88,530 48,606^ -48,606^ -92,530 -146,430"
        ),
        shape("-48,598^ -62,660 -64,716 -40,748 0,760 42,748 64,712 60,660 48,598^"),
        limb("0,740,48 2,800,46", 4),
        # head in profile: scarf over brow and nape, nose, lips, chin
        shape(
            "-40,782^ -84,812 -104,868 -92,930 -48,968 6,976 58,962 82,930 80,908^ 80,896 104,880 142,856^ 116,848 94,850^ "
            "112,838 108,828 92,824^ 106,812 98,796 70,790 30,782^"
        ),
        # the corner of the scarf stands off the nape
        shape("-84,852^ -122,806 -176,744 -196,706^ -134,722 -84,746 -30,772^"),
        limb("38,716,54 118,656,46 194,634,40 228,630,38", 8),
        limb("-46,722,52 -140,668,42 -162,630,38 -118,592,36 -50,578,34", 8),
    )
    girl = fillet(girl, 7)
    # the heron that is the can's shadow: its back carries the handle, its neck is the spout
    heron = U(
        shape("164,470^ 184,506 210,544 246,566 288,566 322,544 340,516 330,490 296,474 256,470 216,474"),
        limb("316,524,36 352,520,25 378,536,17 380,568,13 366,594,12 364,620,13 378,634,15", 10),
        shape("366,638 380,646 396,640 444,614 482,588^ 436,608 402,620 374,622"),
        shape("374,644^ 352,656 322,660 304,656^ 336,648 362,634^"),
        limb("244,478,8 226,430,5 216,380,5 228,374,4", 6),
        limb("262,478,8 248,430,5 240,376,5 252,370,4", 6),
        limb("206,548,10 208,606,11 236,634,11 268,614,10 286,560,10", 10),
    )
    return {"girl": girl, "heron": fillet(heron, 4)}


def draw() -> Scene:
    sc = Scene("shadow_garden", light=(860, -160, 240), shadow="#4a2a2c", bg="#c2925f")
    R = sc.stream("stones")

    def L(g, fill, z=4.0, **kw):
        kw = {"dx": -0.34 * z, "dy": 0.62 * z, "sh": 0.42} | kw
        sc.layer(g, fill, z=z, **kw)

    sc.backdrop("#8f6644")
    # paving: long slabs in courses, each a sheet
    courses = []
    y = -120.0
    while y < 1560:
        h = R.uniform(170, 235)
        x = -420 + R.uniform(-160, 0)
        while x < 1300:
            w = R.uniform(210, 390)
            courses.append((x, y, w, h))
            x += w
        y += h
    tones = ["#ddbb8c", "#d6b182", "#e2c293", "#d2aa78", "#dab689"]
    for x, y, w, h in courses:
        j = [R.uniform(-3, 3) for _ in range(8)]
        q = Polygon(
            [
                (x + 3 + j[0], y + 3 + j[1]),
                (x + w - 3 + j[2], y + 3 + j[3]),
                (x + w - 3 + j[4], y + h - 3 + j[5]),
                (x + 3 + j[6], y + h - 3 + j[7]),
            ]
        )
        q = AF.rotate(rounded(q, 7), -17, origin=(400, 600))
        tone = R.choice(tones)
        if q.intersects(box(-20, -20, 820, 1220)):
            lit, dim = mix(tone, "#fff3d4", 0.86), mix(tone, "#94613c", 0.58)
            L(q, sc.near(lit, dim, 1520, mid=mix(tone, "#fff3d4", 0.12)), z=2.2, sh=0.4, cut=1.1, wash=0.5, rimop=0.5)
    # a hopscotch in chalk, played alone
    chalk = []
    for cx, cy in ((0, 0), (0, 58), (-29, 116), (29, 116), (0, 174), (-29, 232), (29, 232)):
        q = [(cx - 28, cy - 28), (cx + 28, cy - 27), (cx + 27, cy + 28), (cx - 28, cy + 27), (cx - 28, cy - 28)]
        chalk.append([(x + R.uniform(-2, 2), y + R.uniform(-2, 2)) for x, y in q])
    chalk.append([(54 * math.cos(a), 262 + 42 * math.sin(a)) for a in np.linspace(0, math.pi, 14)])
    for q in chalk:
        t = AF.rotate(AF.translate(Polygon(q), 110, 330), -107, origin=(110, 330))
        line = list(t.exterior.coords)[: len(q)]
        sc.stroke(along(line, 40), "#fffaf0", 3.4, 0.34, blur=0.5)
        sc.stroke(along(line, 40), "#fffaf0", 1.6, 0.4, dash="5 2 9 3 2 4")
    # pits and chips in the stone
    pits = []
    for _ in range(150):
        x, y = R.uniform(0, 800), R.uniform(0, 1200)
        a = R.uniform(0.8, 2.6)
        pits.append(limb([(x, y, a), (x - 0.45 * a * 3, y + 0.9 * a * 3, 0.3)], 2, 3))
    sc.flat(U(pits), "#8a5f40", 0.4)
    sc.glow(800, 0, 760, "#fff4d2", 0.55)

    s = lead()
    girl, heron = lay(s["girl"]), lay(s["heron"])
    shade = "#5a4270"
    whole = U(girl, heron)
    sc.flat(whole, mix(shade, "#8a5a58", 0.25), 0.86, "multiply", 1.2)
    sc.flat(whole, sc.lin([(0, "#5a4270", 0.55), (1, "#4a3468", 0.85)], 588, 232, 150, 1120), 1)

    # ---------------------------------------------------------------- the bed
    F = sc.stream("flowers")
    up = lambda x, y: float((np.array([x, y]) - FEET) @ D) / LONG  # height on the girl
    bed = clean(girl.intersection(Polygon([spot(-400, 296), spot(600, 270), spot(600, 1200), spot(-400, 1200)])))
    L(
        T(bed.buffer(-1), 0, 0),
        sc.lin([(0, "#4d3d66"), (0.35, "#35514f"), (1, "#2c4a50")], *spot(0, 300), *spot(0, 950)),
        z=5,
        cut=1.4,
    )
    spots: list[tuple[float, float, float]] = []
    x0, y0, x1, y1 = girl.bounds
    inner = girl.buffer(-1)
    for size in (36, 30, 25, 20, 15, 11.5, 8.5, 7):  # the big ones first, the small ones fill up
        for _ in range(1500):
            x, y = F.uniform(x0, x1), F.uniform(y0, y1)
            t = up(x, y)
            k = min(1.0, (t - 296) / 330)
            r = size * F.uniform(0.88, 1.08)
            if t < 300 or r > 11 + 27 * k or not inner.contains(Point(x, y)):
                continue
            face = (x - FEET[0]) * P[0] + (y - FEET[1]) * P[1] > 52 and t > 770
            if girl.boundary.distance(Point(x, y)) < r * (1.0 if face else 0.8) - 1:
                continue
            if all(math.hypot(x - a, y - b) > 0.9 * (r + c) for a, b, c in spots):
                spots.append((x, y, r))
    lv: list[list] = [[], [], []]
    for i, (x, y, r) in enumerate(spots):
        lv[i % 3].append(T(rosette(F, F.choice((4, 5, 6)), 50), x, y, r / 27))
    for _ in range(260):
        x, y = F.uniform(x0, x1), F.uniform(y0, y1)
        if up(x, y) > 290 and girl.buffer(-2).contains(Point(x, y)):
            lv[F.randrange(3)].append(leaf(x, y, F.uniform(16, 34), F.uniform(0, 6.28), F.uniform(0.34, 0.5)))
    edge = girl.buffer(5)
    for g, a, b in zip(lv, ("#2f6158", "#3f7a63", "#59927a"), ("#35405e", "#3c5a62", "#48707a"), strict=True):
        L(
            clean(U(g).intersection(edge)),
            sc.lin([(0, b), (1, a)], *spot(0, 300), *spot(0, 800)),
            z=3,
            cut=0,
            fibre=0.05,
            wash=0.6,
            rimop=0.4,
        )
    schemes = [  # outer, inner, vein, heart, dust
        ("#e0637a", "#f08a94", "#a83a5a", "#3c2442", "#f8d98e"),
        ("#8a62a8", "#a985c2", "#5a3c82", "#f3cf7c", "#fff0c8"),
        ("#6d4f96", "#8f72b4", "#463070", "#e9bd6a", "#fff0c8"),
        ("#c85a86", "#e08ba6", "#8a3060", "#f6d68a", "#7a3450"),
        ("#f0c8be", "#f8dfd2", "#c79a98", "#e9ad55", "#a8642f"),
        ("#a04a86", "#c276a4", "#6d2a60", "#f6d68a", "#fff0c8"),
    ]
    kinds = ("poppy", "bell", "star", "rose", "daisy", "rose")
    order = sorted(spots, key=lambda q: q[2])
    for x, y, r in order:
        t = up(x, y)
        k = min(1.0, max(0.0, (t - 380) / 480))  # violet at the knees, pink at the head
        pick = F.choices(range(6), (2 + 7 * k, 4 - 3 * k, 5 - 2 * k, 2 + 4 * k, 0.7, 1.5 + 3 * k))[0]
        if t < 430:  # buds and the first small stars
            pick = F.choice((1, 2, 2))
        col = dict(zip(("outer", "inner", "vein", "heart", "dust"), schemes[pick], strict=True))
        dim = 0.0 if t > 520 else 0.25 * (1 - (t - 300) / 220)
        for g, part, z in flower(kinds[pick], F):
            q = T(g, x, y, r / 50)
            c = mix(col[part], "#54406e", dim)
            if part == "vein" or r < 13 and part == "dust":
                sc.flat(q, c, 0.55)
            else:
                lit = mix(c, "#fff2d0", 0.2)
                fill = (
                    sc.rad([(0, mix(c, "#3a2450", 0.28)), (0.55, c), (1, lit)], x, y, r * 1.02)
                    if part in ("outer", "inner")
                    else c
                )
                L(q, fill, z=max(0.7, z * (0.5 + r / 50)), cut=0, wash=0, fibre=0, sh=0.5, rimop=0.55, rimw=0.8)
    # seedlings on the border between bed and bare shadow
    Q = sc.stream("seedlings")
    for _ in range(17):
        x, y = Q.uniform(-70, 70), Q.uniform(215, 325)
        px, py = spot(x, y)
        if not girl.buffer(-7).contains(Point(px, py)):
            continue
        a, k = Q.uniform(0, 6.28), Q.uniform(7, 13) * (y / 300)
        L(U(leaf(px, py, k, a, 0.5), leaf(px, py, k, a + 2.4, 0.5)), "#7fae86", z=1.4, cut=0, wash=0, fibre=0)

    # ---------------------------------------------------------------- water
    wet = lay(shape("-100,270 -30,230 40,240 104,276 120,310 0,350 -120,316"))
    sc.flat(wet, "#4a2f3c", 0.3, "multiply", 5)

    # ---------------------------------------------------------------- the girl from above, facing down her shadow
    def G(g, rot=27):
        """Her own frame: x to her left hand side of the card, y forward (down the shadow)."""
        return T(g, float(FEET[0]), float(FEET[1]), 1.0, rot=rot)

    for dx in (-22, 20):
        L(G(U(ellipse(dx, 88, 14, 23), ellipse(dx, 72, 13, 20))), "#7a3b3a", z=5, cut=0, sh=0.5)
        sc.flat(G(limb([(dx - 9, 84, 2), (dx, 82, 2.4), (dx + 9, 84, 2)], 3)), "#f2d9b4", 0.9)
    hem = []
    n = 18
    for k in range(n * 6):
        a = 2 * math.pi * k / (n * 6)
        r = 84 + 2.6 * math.cos(n * a) + 3.5 * math.sin(3 * a + 1)
        hem.append((r * math.cos(a), r * 0.97 * math.sin(a)))
    dress = Polygon(hem)
    big = dict(cut=0, rimop=0.6, fibre=0.1)
    L(G(T(ellipse(0, 2, 84), -6, 10)), "#3a2450", z=16, op=0.5, sh=0.6, wash=0, fibre=0, rimop=0)
    L(G(dress.buffer(5)), "#f2e2c4", z=7, **big)
    L(G(dress), sc.near("#62a184", "#2c5a52", 330, (660, 130)), z=6, **big)
    pleats = [
        limb(
            [
                (30 * math.cos(a), 30 * math.sin(a), 1.0),
                (58 * math.cos(a), 58 * math.sin(a), 2.6),
                (81 * math.cos(a), 80 * math.sin(a), 3.6),
            ],
            4,
        )
        for a in (math.pi * 2 * (k + 0.5) / n for k in range(n))
    ]
    sc.flat(G(U(pleats)), "#234a46", 0.6)
    band = dress.buffer(-9).difference(dress.buffer(-12.5))
    sc.flat(G(band), "#e9d7b4", 0.8)
    # arms forward to the can, which hangs over the shadow
    skin = "#b5754c"
    can_at = (4, 104)
    can = {
        "body": ellipse(can_at[0], can_at[1], 29, 27),
        "rim": ellipse(can_at[0], can_at[1], 29, 27).difference(ellipse(can_at[0], can_at[1], 24.5, 22.5)),
        "in": ellipse(can_at[0], can_at[1], 24.5, 22.5),
        "spout": limb(
            [(can_at[0], can_at[1] + 20, 17), (can_at[0] + 1, can_at[1] + 44, 10), (can_at[0] + 2, can_at[1] + 58, 9)],
            5,
        ),
        "rose": ellipse(can_at[0] + 2, can_at[1] + 62, 17, 8),
    }
    zinc = sc.near("#fbf0d6", "#a89a8c", 190, (640, 250))
    L(G(can["spout"]), zinc, z=10, **big)
    L(G(can["rose"]), "#f3e4c6", z=5, **big)
    sc.flat(G(U([ellipse(can_at[0] + 2 + dx, can_at[1] + 64, 1.1) for dx in range(-12, 13, 4)])), "#5c4a44", 0.9)
    L(G(can["body"]), zinc, z=11, **big)
    sc.flat(G(can["in"]), "#5c5660", 1)
    sc.flat(G(ellipse(can_at[0] + 4, can_at[1] - 3, 19, 16)), "#8fb3b0", 0.9)
    sc.flat(
        G(
            limb(
                [
                    (can_at[0] - 10, can_at[1] - 8, 1),
                    (can_at[0], can_at[1] - 12, 3),
                    (can_at[0] + 12, can_at[1] - 8, 1),
                ],
                5,
            )
        ),
        "#fffaf0",
        0.9,
    )
    L(
        G(
            limb(
                [(can_at[0] - 26, can_at[1] - 2, 6), (can_at[0], can_at[1] - 6, 7), (can_at[0] + 26, can_at[1] - 2, 6)],
                6,
            )
        ),
        "#c8b8a0",
        z=4,
        **big,
    )
    for sx, sh_, el, hd in (
        (1, (44, 10), (56, 62), (can_at[0] + 14, can_at[1] - 8)),
        (-1, (-44, 10), (-50, 60), (can_at[0] - 12, can_at[1] - 8)),
    ):
        fore = limb([(*el, 20), ((el[0] + hd[0]) / 2, (el[1] + hd[1]) / 2 + 4, 17), (*hd, 15)], 6)
        L(G(fore), skin, z=7, **big)
        L(
            G(
                U(
                    [
                        limb([(hd[0] - sx * 2 + d, hd[1] - 6, 6), (hd[0] - sx * 5 + d, hd[1] + 6, 5)], 3)
                        for d in (-6, 0, 6)
                    ]
                )
            ),
            light(skin, 0.08),
            z=2,
            **big,
        )
        L(
            G(fillet(limb([(*sh_, 40), (sh_[0] + sx * 9, 36, 38), (*el, 32)], 6), 3)),
            sc.near("#6cab8e", "#33665c", 330, (660, 130)),
            z=9,
            **big,
        )
        sc.flat(G(limb([(el[0] - 14, el[1] + 3, 2.4), (*el, 2.8), (el[0] + 14, el[1] + 1, 2.4)], 3)), "#f2e2c4", 0.9)
    L(
        G(fillet(U(ellipse(0, 6, 56, 30), ellipse(0, 14, 34, 28)), 10)),
        sc.near("#6cab8e", "#33665c", 330, (660, 130)),
        z=9,
        **big,
    )
    L(G(shape("-36,24 -20,40 0,47 20,40 36,24 28,4 0,-2 -28,4")), "#f8ecd4", z=4, **big)
    # head: the crown of the scarf, its knot behind
    cream = sc.near("#fffaf0", "#d8bb98", 190, (640, 150))
    corner = shape("-36,-10^ -28,-38 -13,-62 0,-78^ 14,-62 28,-38 36,-8^ 0,4")
    L(G(corner), cream, z=7, **big)
    sc.flat(G(corner.buffer(-4).difference(corner.buffer(-9))), "#e0637a", 0.9)
    L(G(ellipse(0, 12, 30, 33)), "#4a2a20", z=8, **big)
    sc.flat(G(U([limb([(dx * 0.6, 30, 2), (dx, 44, 0.6)], 2) for dx in (-16, -8, 0, 8, 16)])), "#8a5a40", 0.8)
    scarf = shape("-38,4 -32,-24 0,-37 32,-24 38,4 33,26 18,35 0,37 -18,35 -33,26")
    L(G(scarf), cream, z=13, **big)
    with sc.clip(G(scarf)):
        sc.flat(G(scarf.difference(T(scarf, 0, -8))), "#e0637a", 0.95)
        sc.flat(G(T(scarf, 0, -13).difference(T(scarf, 0, -16))), "#e0637a", 0.9)
    folds = U([limb([(0.0, -34, 3), (dx * 0.8, -12, 1.8), (dx, 10, 0.4)], 5) for dx in (-27, -16, -5, 7, 18, 28)])
    sc.flat(G(folds), "#b98a68", 0.6)
    L(G(ellipse(0, -35, 8, 6.5)), cream, z=4, **big)

    # ---------------------------------------------------------------- water
    W_ = sc.stream("water")
    tip = G(Point(can_at[0] + 2, can_at[1] + 66))
    rose = np.array([tip.x, tip.y])
    arcs, ends = [], []
    for k in range(15):
        t = (k - 7) / 7
        start = rose + P * 13 * t
        end = np.array(spot(4 + 104 * t + W_.uniform(-7, 7), 322 + 46 * math.cos(t * 1.5) + W_.uniform(-24, 24)))
        mid = start * 0.45 + end * 0.55 + P * 20 * t
        arcs.append((curve(np.array([[*start], [*mid], [*end]]), n=12), t))
        ends.append(end)
    for q, _ in arcs:
        sc.stroke([(x - 10, y + 16) for x, y in q], "#3a2444", 3, 0.3, "multiply", blur=2)
    for q, t in arcs:
        sc.stroke(q, "#fffaf0", 2.4 - 0.7 * abs(t), 0.9)
    beads = []
    for q, t in arcs:
        for x, y in along(q, 11)[3:]:
            beads.append(ellipse(x + W_.uniform(-2, 2), y + W_.uniform(-3, 3), W_.uniform(1.4, 3.0)))
    for e in ends:
        for _ in range(7):
            a, r = W_.uniform(0, 6.28), W_.uniform(2, 19)
            beads.append(ellipse(e[0] + r * math.cos(a), e[1] + r * math.sin(a) * 0.8, W_.uniform(0.9, 2.6)))
    L(U(beads), "#fffaf0", z=1.6, cut=0, wash=0, fibre=0, rimop=0)
    sc.glow(float(rose[0] - 30), float(rose[1] + 60), 130, "#fff8e6", 0.5)

    # ---------------------------------------------------------------- small things and their long shadows
    def long_shadow(g, op=0.62):
        sc.flat(clean(g), "#5a4270", op, "multiply", 0.8)

    def fall(g, x, y, k=1.0, w=1.0):
        """Stand a small silhouette (base 0,0, y up negative) as a shadow that starts at x,y."""
        return AF.affine_transform(g, [P[0] * w, -D[0] * k, P[1] * w, -D[1] * k, x, y])

    cat = fillet(
        U(
            shape("-13,0^ -15,-14 -11,-28 -5,-36 3,-36 8,-26 10,-12 11,0^"),
            ellipse(0, -43, 10, 9),
            shape("-9,-46^ -10,-60 -2,-52^"),
            shape("2,-52^ 9,-60 9,-46^"),
            limb("9,-2,4 20,-3,4 25,-12,3.6 22,-20,3", 5),
        ),
        2,
    )
    long_shadow(fall(cat, 600, 1000, 1.7, 1.15), 0.72)
    # a bee; its shadow is a flower
    bx, by = 150, 452
    long_shadow(
        T(
            U([T(g, rot=0) for g, part, _ in flower("daisy", sc.stream("bee")) if part == "outer"]),
            bx - 42,
            by + 84,
            0.42,
            sy=0.42,
        ),
        0.72,
    )
    sc.flat(limb([(bx - 42, by + 84, 2.4), (bx - 58, by + 118, 2)], 2), "#5a4270", 0.6, "multiply", 0.6)
    bee = T(ellipse(0, 0, 11, 7), bx, by, rot=-30)
    L(T(U(ellipse(-3, -9, 6, 9, -25), ellipse(5, -9, 5.5, 8, 20)), bx, by, rot=-30), "#fffaf0", z=3, cut=0, op=0.85)
    L(T(ellipse(-9.5, 0.5, 4.6), bx, by, rot=-30), "#3a2438", z=2, cut=0, wash=0)
    L(bee, "#e9ad45", z=3, cut=0, wash=0)
    sc.flat(
        T(U([box(d - 1.4, -9, d + 1.4, 9) for d in (-3, 2, 7)]), bx, by, rot=-30).intersection(bee), "#3a2438", 0.95
    )
    # pebbles and grass in the joints
    K = sc.stream("pebbles")
    for x, y, r in (
        (88, 200, 6),
        (306, 124, 4),
        (72, 742, 7),
        (742, 560, 8),
        (470, 1130, 7),
        (742, 1080, 6),
        (560, 1150, 7),
        (60, 1010, 6),
        (398, 214, 4),
    ):
        peb = ellipse(x, y, r * 1.2, r, K.uniform(-30, 30))
        long_shadow(limb([(x, y, r * 1.9), (x + D[0] * r * 2.6, y + D[1] * r * 2.6, r * 1.5)], 3), 0.5)
        L(peb, K.choice(("#e9cf9f", "#c9a070", "#b58a68")), z=2, cut=0.2, wash=0)
    for x, y in ((40, 330), (350, 40), (770, 700), (520, 1000), (176, 640)):
        for _ in range(7):
            a, ln = K.uniform(-2.6, -0.4), K.uniform(8, 19)
            px, py = x + K.uniform(-11, 11), y + K.uniform(-4, 4)
            long_shadow(limb([(px, py, 2.4), (px + D[0] * ln * 2.2, py + D[1] * ln * 2.2, 0.8)], 2), 0.3)
            L(
                limb([(px, py, 2.6), (px + math.cos(a) * ln, py + math.sin(a) * ln, 0.4)], 2),
                K.choice(("#5a8a62", "#3f7a63", "#7fa068")),
                z=1,
                cut=0,
                wash=0,
                fibre=0,
            )
    # wet footprints: she has come in from the edge of the card
    for k, (x, y) in enumerate(((770, 26), (730, 62), (716, 18), (690, 92), (662, 66))):
        foot = U(ellipse(0, 6, 7, 9), ellipse(0, -9, 8, 8))
        sc.flat(T(foot, x, y, 0.9, rot=215 + 5 * (k % 2)), "#7a5138", 0.34, "multiply", 0.8)
    sc.vignette("#5a3424", 0.3, 470, 480, 960, 0.55)
    sc.finish()
    return sc
