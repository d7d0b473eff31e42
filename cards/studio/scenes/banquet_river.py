"""banquet_river: do those at the end know that there was ever a beginning?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# evening plum #4a2c4a, meadow #3f6a48, bottle green #15332c, river blue #4f8fb0, cloth rose #f2cfc0, melon #f08a4a, sun cream #fff0c4
LX, LY = 470, 300  # the low sun at the river's end, the only light
SHORE = 326
# the table, and then the river: y, middle, width
BED = [
    (1270, 296, 610), (1110, 330, 486), (980, 424, 384), (862, 516, 296), (762, 520, 228), (672, 440, 174), (596, 344, 132),
    (532, 308, 100), (478, 352, 74), (434, 436, 54), (398, 494, 38), (368, 500, 27), (346, 482, 19), (330, 472, 14),
]  # fmt: skip
SKIN = ("#e8b890", "#c98f66", "#a86a46", "#7a4a30", "#d9a077", "#8a5a3c")
CLOTH = ("#a8483f", "#3f6f78", "#c9923f", "#6a4a72", "#7a8a4a", "#b0674a", "#35577f", "#d9a9a0", "#8a3a5a", "#e0c9a0")


def bed(n: int = 14) -> np.ndarray:
    """The bed as a smooth row of (middle, y, width), near to far."""
    return curve(np.array([(x, y, w) for y, x, w in BED], float), n=n)


def at(line: np.ndarray, y: float) -> tuple[float, float]:
    """(middle, width) of the bed at height y."""
    k = line[::-1]
    return float(np.interp(y, k[:, 1], k[:, 0])), float(np.interp(y, k[:, 1], k[:, 2]))


def strip(line: np.ndarray, drop: float = 0, grow: float = 1) -> Any:
    """The bed as a sheet, moved down by a part of its own width (drop) and widened (grow)."""
    left = [(x - w * grow / 2, y + w * drop) for x, y, w in line]
    right = [(x + w * grow / 2, y + w * drop) for x, y, w in line]
    return clean(Polygon(left + right[::-1]).buffer(0))


def guest(rng: Any, kind: int) -> Figure:
    """One who sits at the table, facing right; hip at 0,0, 105 units from seat to crown."""
    skin, coat, second = rng.choice(SKIN), rng.choice(CLOTH), rng.choice(CLOTH)
    hair = rng.choice(("#2a1a1c", "#4a2c1c", "#8a5a2c", "#d9d2c6", "#1c1416"))
    f = Figure()
    f.add(
        U(
            limb("-26,58,5 -30,-6,5 -37,-58,5", 4),
            limb("20,56,5 18,10,5", 2),
            limb("-38,-56,6 -30,-60,6", 2),
            limb("-30,8,6 26,6,6", 2),
        ),
        "#4a2c2c",
        "chair",
        0.6,
    )
    f.add(shape("-26,-6 0,-16 30,-10 46,0 46,26 20,30 -20,24 -30,10"), mix(coat, "#2a1a2c", 0.35), "lap", 0.7)
    lean = rng.choice((-4, 2, 8, 13, 18, 22))
    nod = rng.choice((-6, 0, 6, 12))
    up = Figure()
    up.add(limb("2,-60,13 26,-44,11 50,-44,8", 5), dark(coat, 0.25), "far", 0.6)
    up.add(shape("-22,8 -27,-30 -18,-62 2,-73 18,-62 23,-28 25,6"), coat, "torso", 1)
    up.add(limb("-14,-50,1 -10,-20,2.6 -14,4,1", 4), dark(coat, 0.3), "fold", 0.2, True, 0.6)
    up.add(shape("-12,-66 2,-76 16,-66 12,-58 0,-62"), second, "collar", 0.5)
    up.add(limb("3,-72,10 8,-82,10", 2), dark(skin, 0.15), "neck", 0.3)
    face = Figure()
    face.add(U(ellipse(11, -92, 13, 15), shape("21,-96^ 29,-88^ 22,-84")), skin, "head", 0.8)
    if kind % 5 == 0:
        face.add(shape("22,-108 10,-110 -4,-104 -6,-90 -12,-78 -2,-78 4,-92 12,-100"), hair, "hair", 0.5)
        face.add(ellipse(-10, -100, 8), hair, "bun", 0.5)
    elif kind % 5 == 1:
        face.add(shape("-4,-84 -4,-98 26,-104 24,-98 8,-94 4,-84"), hair, "hair", 0.4)
        face.add(
            U(shape("-2,-101^ 0,-118 12,-122 24,-118 26,-102^"), limb("-12,-101,4 12,-99,5 36,-102,3", 4)),
            second,
            "hat",
            0.7,
        )
    elif kind % 5 == 2:
        face.add(shape("24,-102 14,-112 -2,-110 -10,-96 -8,-76 -16,-66 0,-72 4,-90 14,-102"), second, "scarf", 0.6)
    elif kind % 5 == 3:
        face.add(shape("24,-101 16,-110 2,-110 -5,-98 -4,-84 3,-84 6,-96 14,-101"), hair, "hair", 0.5)
        face.add(shape("12,-84 22,-82 20,-70 8,-72 4,-84"), hair, "beard", 0.4)
    else:
        face.add(limb("-16,-103,4 10,-106,6 38,-101,4", 5), "#d9b060", "brim", 0.5)
        face.add(shape("-2,-104^ 2,-118 18,-118 24,-104^"), "#e6c47a", "straw", 0.6)
    face.add(ellipse(20, -93, 1.5), "#2a1a1c", "eye", 0.2, True)
    up.extend(T(face, rot=nod, o=(6, -78)))
    pose = rng.randrange(4)
    arm = (
        "0,-58,16 22,-32,13 52,-34,9",
        "0,-58,16 26,-40,13 46,-66,9",
        "0,-58,16 18,-30,13 40,-22,9",
        "0,-58,16 30,-52,13 62,-44,9",
    )[pose]
    up.add(limb(arm, 6), light(coat, 0.06), "arm", 0.9)
    hx, hy = ((54, -35), (48, -70), (43, -22), (66, -45))[pose]
    up.add(ellipse(hx, hy, 6.5, 5.5), skin, "hand", 0.5)
    if pose == 1:
        up.add(
            U(
                shape(f"{hx - 5},{hy - 20}^ {hx + 7},{hy - 20}^ {hx + 4},{hy - 8} {hx - 2},{hy - 8}^"),
                limb([(hx + 1, hy - 8, 1.8), (hx + 1, hy + 3, 1.8)], 1),
            ),
            "#f6dfae",
            "glass",
            0.5,
        )
    f.extend(T(up, rot=lean))
    return f


def draw() -> Scene:
    sc = Scene("banquet_river", light=(LX, LY, 240), shadow="#1a1226", bg="#3a2a40")
    sc.backdrop(
        sc.rad([(0, "#fffbe2"), (0.14, "#ffe7a8"), (0.34, "#f7b27a"), (0.62, "#c97a78"), (1, "#6a4668")], LX, LY, 620)
    )
    line = bed()
    R = sc.stream("sky")
    for k, (r, op) in enumerate(((250, 0.2), (180, 0.25), (120, 0.4))):
        sc.layer(ellipse(LX, LY, r), "#ffe9b0", z=3, cut=1, op=op, sh=0.2, wash=0.3)
    for x, y, w, h in ((190, 150, 360, 40), (640, 196, 330, 34), (300, 232, 250, 24), (700, 92, 260, 34)):
        sc.layer(
            scroll_cloud(R, x, y, w, h, 3, 0.26),
            sc.near("#fff0cc", "#b56f7c", 420),
            z=6,
            cut=0.6,
            sh=0.25,
            rim="#fffbe6",
            rimop=0.7,
            op=0.92,
        )
    sc.layer(ellipse(LX, LY, 62), sc.rad([(0, "#ffffff"), (1, "#fff3c4")], LX, LY, 62), z=2, cut=0, wash=0.2, sh=0)
    sc.glow(LX, LY, 260, "#fff2c0", 0.9)

    # ---------------------------------------------------------------- the sea at the end, and the land, fold after fold
    L = sc.stream("land")
    sc.layer(
        box(-40, SHORE - 14, 840, 420),
        sc.rad([(0, "#fffbe0"), (0.3, "#ffdca0"), (1, "#b98a94")], LX, SHORE, 460),
        z=2,
        cut=0,
        sh=0,
    )
    for k in range(26):
        y = SHORE - 12 + k * 1.3
        w = R.uniform(14, 90) * (0.5 + k / 26)
        sc.flat(
            limb(
                [(LX - w / 2 + R.uniform(-30, 30), y, 0.3), (LX + R.uniform(-30, 30), y, 1.2), (LX + w / 2, y, 0.3)], 3
            ),
            "#fffdf0",
            0.8,
        )
    folds_ = [
        (
            [(-40, 300), (90, 292), (200, 312), (330, 330), (470, 334), (580, 324), (680, 296), (760, 284), (840, 300)],
            "#e0a488",
            "#a0727e",
        ),
        ([(-40, 350), (80, 336), (220, 352), (380, 354), (560, 356), (680, 334), (840, 352)], "#c9a070", "#84666e"),
        ([(-40, 376), (120, 392), (270, 386), (420, 400), (590, 394), (720, 410), (840, 388)], "#a89a5c", "#645a60"),
        ([(-40, 452), (110, 424), (240, 434), (420, 456), (620, 446), (760, 418), (840, 428)], "#86904e", "#46504e"),
        ([(-40, 492), (140, 512), (300, 528), (470, 500), (640, 536), (840, 492)], "#68803f", "#334a42"),
        ([(-40, 622), (100, 580), (260, 596), (480, 630), (640, 586), (840, 620)], "#4e7038", "#24403a"),
        ([(-40, 688), (130, 722), (330, 736), (560, 690), (720, 742), (840, 700)], "#3a5f36", "#193434"),
        ([(-40, 872), (150, 822), (360, 850), (620, 884), (760, 828), (840, 836)], "#2b5032", "#12282e"),
        ([(-40, 990), (190, 1030), (420, 1040), (640, 1004), (840, 1050)], "#1f4030", "#0e2028"),
    ]
    P_ = sc.stream("trees")
    wide = strip(line, 0, 1.9)
    for k, (P, lit, shade) in enumerate(folds_):
        g, top = land(L, P, 2 + k * 0.5)
        y0 = P[3][1]
        sc.layer(
            g,
            sc.rad([(0, mix(lit, "#fff0b0", 0.4)), (0.4, lit), (1, shade)], LX, y0 - 20, 520 + 20 * k),
            z=5 + k,
            cut=0.6,
            rim="#fff0b8",
            rimop=0.8 if k < 5 else 0.34,
            rimw=1.1 + 0.1 * k,
        )
        with sc.clip(g):  # ploughed along the slope, each field its own way
            for j in range(1, 9):
                d = (4 + 2.6 * k) * j * (1 + 0.1 * j)
                ln = [(x, y + d + 6 * math.sin(x / (60 + 12 * k) + k)) for x, y in top]
                part = ln[: len(ln) * 2 // 5] if (k + j // 5) % 2 else ln[len(ln) * 3 // 5 :]
                sc.stroke(part, "#fff0b0" if j % 2 else shade, 0.8 + 0.22 * k, 0.2 if j % 2 else 0.4)
        if 0 < k < 6:  # hedges and trees on the crest, dark against the next fold
            hgt = 7 * 1.42**k
            woods, leaves = [], []
            x = -20.0
            while x < 820:
                x += P_.choice((0.5, 0.6, 0.8, 1.1, 2.6, 4.0)) * hgt
                y = y_at(top, x) + 2
                if (
                    wide.buffer(hgt * 0.4).intersects(box(x - hgt * 0.4, y - hgt * 0.3, x + hgt * 0.4, y + hgt * 0.3))
                    or P_.random() < 0.16
                ):
                    continue
                if P_.random() < 0.3:
                    q = poplar(P_, x, y, hgt * 1.5, hgt * 0.34)
                    leaves.append(
                        U(q)
                        if not isinstance(q, (list, tuple, dict))
                        else U([v for v in (q.values() if isinstance(q, dict) else q)])
                    )
                else:
                    n = P_.randint(3, 5)
                    leaves.append(
                        U(
                            [
                                ellipse(
                                    x + P_.uniform(-0.4, 0.4) * hgt,
                                    y - hgt * P_.uniform(0.3, 0.72),
                                    hgt * P_.uniform(0.2, 0.36),
                                )
                                for _ in range(n)
                            ]
                        )
                    )
                    woods.append(limb([(x, y - hgt * 0.4, hgt * 0.07), (x, y + 2, hgt * 0.1)], 2))
            c = mix(shade, "#14302a", 0.25)
            if leaves:
                long_ = U(
                    [
                        limb(
                            [
                                ((q.bounds[0] + q.bounds[2]) / 2, q.bounds[3], (q.bounds[2] - q.bounds[0]) * 0.5),
                                (
                                    (q.bounds[0] + q.bounds[2]) / 2 + ((q.bounds[0] + q.bounds[2]) / 2 - LX) * 0.12,
                                    q.bounds[3] + hgt * 0.9,
                                    (q.bounds[2] - q.bounds[0]) * 0.7,
                                ),
                            ],
                            2,
                        )
                        for q in leaves
                    ]
                )
                sc.flat(long_, "#10202a", 0.34, "multiply", 1 + 0.2 * k)
            if woods:
                sc.flat(U(woods), dark(c, 0.3), 1)
            if leaves:
                sc.layer(
                    U(leaves),
                    sc.rad([(0, mix(lit, c, 0.35)), (1, c)], LX, y0, 520),
                    z=3,
                    cut=0.4,
                    rim="#fff2b8",
                    rimop=0.85,
                    rimw=1 + 0.12 * k,
                )
        if k > 4:  # the meadow blooms where the candles reach
            blades, red, pale = [], [], []
            for _ in range(190):
                x = P_.uniform(-10, 810)
                y = y_at(top, x) + P_.uniform(4, 150)
                cx, w = at(line, y)
                gap = abs(x - cx) - w * 0.5 - 0.2 * w
                if gap < 0 or P_.random() > math.exp(-gap / 170):
                    continue
                h = (5 + 2.6 * (k - 3)) * P_.uniform(0.7, 1.6)
                le = P_.uniform(-0.4, 0.4) * h
                blades.append(limb([(x, y, 1.6), (x + le * 0.4, y - h * 0.6, 1.2), (x + le, y - h, 0.5)], 3))
                if P_.random() < 0.5:
                    (red if P_.random() < 0.55 else pale).append(ellipse(x + le, y - h, h * 0.2, h * 0.16))
            sc.flat(U(blades), mix(lit, "#c9d08a", 0.4), 0.75)
            if red:
                sc.layer(U(red), "#d9574a", z=1, cut=0, wash=0, fibre=0, rim="#ffd9a0", rimop=0.9)
            if pale:
                sc.layer(U(pale), "#fbe6c0", z=1, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)
        if k in (2, 3, 4):
            sc.veil([(0, "#ffdca0", 0), (0.5, "#ffdca0", 0.2 - 0.03 * k), (1, "#ffdca0", 0)], 0, y0 - 60, 0, y0 + 60)
    # a village that will be late
    for x, y, s in (
        (120, 455, 0.16),
        (150, 449, 0.2),
        (182, 456, 0.17),
        (96, 461, 0.15),
        (694, 521, 0.24),
        (734, 516, 0.28),
    ):
        hs = U(box(-40, -60, 40, 0), Polygon([(-50, -58), (0, -120), (50, -58)]))
        sc.layer(T(hs, x, y, s), sc.near("#e6b08a", "#6a4a52", 460), z=2, cut=0, wash=0, rim="#fff2c0", rimop=0.9)
        sc.flat(T(U(box(-22, -42, -6, -20), box(8, -42, 24, -20)), x, y, s), "#ffe9a0", 1)
        sc.flat(T(Polygon([(-54, -56), (0, -124), (54, -56)]), x, y, s), "#8a4a4a", 0.9)

    # ---------------------------------------------------------------- table and river: one sheet
    sc.flat(strip(line, 0.13, 1.1), "#10201f", 0.5, "multiply", 9)
    skirt_ = U(strip(line, 0.15, 0.99), strip(line, 0.08, 1.0))
    sc.layer(
        skirt_,
        sc.lin(
            [(0, "#b9907c"), (0.3, "#3d5c58"), (0.55, "#4a6f80"), (0.75, "#b08a94"), (1, "#8a5a6a")], 0, 330, 0, 1200
        ),
        z=5,
        cut=0,
        rim="#fff0c8",
        rimop=0.3,
    )
    pleats = []
    for side in (-1, 1):
        for y in np.arange(760, 1290, 13.0):
            cx, w = at(line, y)
            x = cx + side * w / 2
            pleats.append(
                limb([(x - side * 1, y, 1), (x - side * 3, y + w * 0.08, 3.4), (x - side * 2, y + w * 0.15, 1)], 4)
            )
    sc.flat(clean(U(pleats).intersection(skirt_)), "#5a2f4a", 0.4)
    top = strip(line)
    sc.layer(
        top,
        sc.lin(
            [(0, "#fffbe2"), (0.06, "#ffe2a6"), (0.15, "#e8b48e"), (0.25, "#8fa6b4"), (0.36, "#4f8fb0"), (0.46, "#4d86a8"), (0.56, "#8fa9bd"), (0.66, "#dcbfc0"), (0.78, "#f6dccb"), (1, "#eecdbd")],
            0, 330, 0, 1200,
        ),
        z=7, cut=0, wash=1, rim="#fffbe6", rimop=0.9, rimw=1.6,
    )  # fmt: skip
    # cloth folds that turn into ripples: the same lines all the way
    F = sc.stream("ripples")
    warm, cold, gold = [], [], []
    for _ in range(330):
        y = 1210 - 880 * F.random() ** 0.8
        cx, w = at(line, y)
        u = F.uniform(-0.47, 0.47)
        wet = min(1.0, max(0.0, (820 - y) / 160))
        Ln = w * F.uniform(0.05, 0.2) * (0.6 + 0.6 * wet)
        x = cx + u * w
        if x - Ln < cx - w * 0.48 or x + Ln > cx + w * 0.48:
            continue
        th = max(0.5, w * 0.006)
        bow = w * 0.008 * (1 + wet)
        q = limb([(x - Ln, y, 0.3), (x - Ln * 0.3, y - bow, th), (x + Ln * 0.3, y + bow, th), (x + Ln, y, 0.3)], 4)
        (gold if y < 560 and F.random() < 0.7 else cold if F.random() < wet else warm).append(q)
    sc.flat(U(warm), "#c99a94", 0.35)
    sc.flat(U(cold), "#eaf6fa", 0.62)
    sc.flat(U(gold), "#fff6d0", 0.9)
    hems = [
        strip(line[:64], 0, 0.93).difference(strip(line[:64], 0, 0.915)),
        strip(line[:64], 0, 0.9).difference(strip(line[:64], 0, 0.893)),
    ]
    sc.flat(
        clean(U(hems)),
        sc.lin([(0, "#b0484a", 0), (0.35, "#b0484a", 0), (0.6, "#b0484a", 0.75), (1, "#a83a44", 0.9)], 0, 560, 0, 1150),
        1,
    )
    for y in np.arange(640, 830, 9.0):  # foam where the cloth lets go
        cx, w = at(line, y)
        for side in (-1, 1):
            r = F.uniform(2, 6) * w / 200
            sc.flat(ellipse(cx + side * (w / 2 - r * 0.4), y, r * 1.5, r * 0.7), "#fdf6ee", 0.8)

    # ---------------------------------------------------------------- what stands on it, and floats
    def shade_on(x, y, rx, s):
        sc.flat(ellipse(x + (x - LX) * 0.03, y + 10 * s, rx, rx * 0.34), "#4a2440", 0.36, "multiply", 2)

    def dish(x, y, s, rim_c, food):
        shade_on(x, y, 34 * s, s)
        sc.layer(
            ellipse(x, y, 32 * s, 14 * s), "#fdf4e6", z=2.4 * s + 0.4, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9
        )
        sc.flat(ellipse(x, y, 29 * s, 12.4 * s).difference(ellipse(x, y, 25.5 * s, 10.8 * s)), rim_c, 0.9)
        if food:
            sc.layer(
                U(
                    [
                        ellipse(x + d * s, y - 2 * s + e * s, 7 * s, 5 * s)
                        for d, e in ((-8, 0), (3, -3), (9, 2), (-1, 4))
                    ]
                ),
                food,
                z=2 * s,
                cut=0,
                wash=0,
                fibre=0,
            )

    def flame_on(x, y, s, h=40):
        shade_on(x, y, 12 * s, s)
        sc.layer(ellipse(x, y, 11 * s, 4.6 * s), "#c9923f", z=1.5 * s, cut=0, wash=0)
        sc.layer(box(x - 3.4 * s, y - h * s, x + 3.4 * s, y), "#fff3d8", z=1.5 * s, cut=0, wash=0)
        sc.flat(T(shape("0,0 -4,-6 -3,-12 0,-22^ 3,-12 4,-6"), x, y - h * s, s), "#fff0a8", 1)
        sc.glow(x, y - (h + 9) * s, 52 * s, "#ffd070", 0.75)

    def goblet(x, y, s):
        shade_on(x, y, 9 * s, s)
        g = U(shape("-9,-44^ 9,-44^ 8,-30 0,-22 -8,-30"), limb("0,-24,2.4 0,-4,2.4", 1), ellipse(0, -3, 8, 3))
        sc.layer(T(g, x, y, s), "#e8c4a8", z=1.6, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1, op=0.92)
        sc.flat(T(shape("-8,-38^ 8,-38^ 7,-30 0,-23 -7,-30"), x, y, s), "#8a2f48", 0.9)

    def bowl_of(x, y, s, sail=None):
        shade_on(x, y, 34 * s, s)
        B = sc.stream(f"bowl{round(x)}{round(y)}")
        if sail:
            sc.layer(limb([(x, y - 4 * s, 3.4 * s), (x + 2 * s, y - 92 * s, 2 * s)], 1), "#5a3a34", z=1, cut=0, wash=0)
            sc.layer(
                T(shape("4,-90^ 44,-26 4,-20^ 12,-56"), x, y, s), sail, z=2, cut=0, wash=0, rim="#ffffff", rimop=0.9
            )
            sc.layer(
                T(shape("-2,-78^ -30,-28 -2,-22^ -8,-50"), x, y, s), mix(sail, "#c98a84", 0.3), z=1.6, cut=0, wash=0
            )
        for i in range(9):
            c = B.choice(("#c8402f", "#e89a3a", "#8aa04a", "#7b2b5a", "#f0c24a"))
            sc.layer(
                ellipse(x + (-22 + 11 * (i % 5)) * s, y - (9 + 9 * (i // 5)) * s - B.uniform(0, 3) * s, 8 * s),
                c,
                z=1.2,
                cut=0,
                wash=0,
                fibre=0,
                rim="#fff6d8",
                rimop=0.9,
            )
        hull = T(shape("-36,-8^ 36,-8^ 28,12 12,19 -12,19 -28,12"), x, y, s)
        sc.layer(
            hull,
            sc.lin([(0, "#e9e2e6"), (1, "#6a7fa6")], x - 30 * s, y - 8 * s, x + 24 * s, y + 20 * s),
            z=2.4,
            cut=0,
            wash=0,
            rim="#ffffff",
            rimop=0.9,
        )
        sc.flat(T(limb("-33,-1,2 0,6,3 33,-1,2", 4), x, y, s), "#35577f", 0.9)

    def swan(x, y, s):
        shade_on(x, y, 40 * s, s)
        sc.flat(ellipse(x, y + 3 * s, 54 * s, 12 * s), "#ffffff", 0.3)
        g = fillet(
            U(
                shape("-46,-14 -30,-30 0,-30 26,-18 30,-6 12,2 -24,2 -44,-6"),
                limb("22,-12,14 38,-34,10 30,-60,9 40,-76,9", 8),
                ellipse(43, -76, 8, 6),
            ),
            3,
        )
        sc.layer(T(g, x, y, s), "#fdf6ea", z=3, cut=0, wash=0.3, rim="#ffffff", rimop=1)
        sc.layer(
            T(shape("-50,-22^ -26,-44 6,-38 16,-18 -14,-8 -36,-12"), x, y, s),
            "#efe2d8",
            z=2,
            cut=0,
            wash=0,
            rim="#ffffff",
            rimop=0.9,
        )
        sc.layer(T(shape("49,-79^ 62,-72 48,-71"), x, y, s), "#e0803a", z=1, cut=0, wash=0)
        sc.layer(T(limb("-10,-30,7 -2,-18,8 10,-10,7", 4), x, y, s), "#a83a44", z=1, cut=0, wash=0)

    things = []
    G = sc.stream("places")
    y = 1118.0
    k = 0
    while y > 700:
        cx, w = at(line, y)
        s = w / 420
        drift = max(0.0, (830 - y) / 130)
        for side in (-1, 1):
            x = cx + side * w * (0.36 - 0.1 * drift * G.random())
            things.append(
                (
                    y + G.uniform(-6, 6) * (1 + drift),
                    "dish",
                    x,
                    s,
                    G.choice(CLOTH),
                    G.choice(("#c9803f", "#8aa04a", "#d9a04a", None)),
                )
            )
            if drift < 0.6:
                things.append((y - 22 * s, "goblet", cx + side * w * 0.25, s, None, None))
        y -= 92 * s
        k += 1
    for y, u, kind in (
        (1120, 0.02, "flame"),
        (1046, -0.05, "fruit"),
        (980, 0.06, "flame"),
        (930, -0.1, "cake"),
        (880, 0.08, "flame"),
        (836, -0.1, "fruit"),
        (782, 0.12, "flame"),
    ):
        cx, w = at(line, y)
        things.append((y, kind, cx + u * w, w / 420, None, None))
    for y, u, kind, sail in (
        (724, -0.06, "swan", None),
        (676, 0.2, "sail", "#fdf4e6"),
        (634, -0.14, "sail", "#f6c8b4"),
        (588, 0.16, "sail", "#fdf4e6"),
        (548, -0.12, "sail", "#ffe2b0"),
        (504, 0.1, "sail", "#fdf4e6"),
        (462, 0.0, "sail", "#fff0c8"),
        (426, 0.05, "sail", "#fff6da"),
        (396, 0, "sail", "#fffbe6"),
        (372, 0, "sail", "#fffbe6"),
    ):
        cx, w = at(line, y)
        things.append((y, kind, cx + u * w, w / 300, sail, None))
    # ---------------------------------------------------------------- those who sit there
    people_ = []
    y, k = 1058.0, 0
    while y > 350:
        cx, w = at(line, y)
        s = w / 400
        for side in (-1, 1):
            if y < 640 and G.random() < 0.12:
                continue
            people_.append(
                (
                    y + G.uniform(-8, 8) * s + (16 * s if side > 0 else 0),
                    cx + side * (w / 2 + 34 * s + (G.uniform(0, 26) * s if y < 640 else 0)),
                    s * G.choice((0.74, 0.92, 1.0, 1.0)),
                    side,
                    k,
                )
            )
            k += 1
        y -= (112 if y > 640 else 128) * s

    for y, kind, x, s, c, food in sorted(things, key=lambda q: q[0]):
        if kind == "dish":
            dish(x, y, s, c, food)
        elif kind == "goblet":
            goblet(x, y, s)
        elif kind == "flame":
            flame_on(x, y, s * 1.2)
        elif kind == "fruit":
            bowl_of(x, y, s * 1.1)
        elif kind == "cake":
            shade_on(x, y, 40 * s, s)
            put(sc, T(cake(), x, y + 6 * s, s * 0.78), z=2, rim=(1.6, 2, "#fffbe6", 0.8))
        elif kind == "swan":
            swan(x, y, s)
        else:
            sc.flat(ellipse(x, y + 12 * s, 46 * s, 8 * s), "#fff6e0", 0.5)
            bowl_of(x, y, s, c)
    for y, x, s, side, k in sorted(people_, key=lambda q: q[0]):
        g = T(guest(G, k), x, y, s, flip=side > 0)
        if s < 0.3:
            g = g.without("chair", "collar", "far", "fold")
        t = min(1.0, math.hypot(x - LX, y - LY) / 900)
        if y < 620 and k % 2:  # down here they fish for what is left
            tip = (x - side * 78 * s, y - 2 * s)
            sc.stroke([(x - side * 16 * s, y - 34 * s), tip], "#4a2c2c", max(0.8, 3.4 * s), 0.95)
            sc.flat(ellipse(tip[0], tip[1], 15 * s, 8 * s), "#f6e6d0", 0.5)
            sc.flat(
                ellipse(tip[0], tip[1], 15 * s, 8 * s).difference(ellipse(tip[0], tip[1], 12 * s, 6 * s)),
                "#4a2c2c",
                0.95,
            )
        fade = max(0.0, 1 - (y - 330) / 330)
        g = g.recolour(lambda c, f=fade: mix(c, "#c98a6c", 0.5 * f))
        o = g.outline()
        sc.flat(
            T(ellipse(0, 0, 52 * s, 13 * s), x + (x - LX) * 0.1, y + 62 * s), "#0c1a1c", 0.6, "multiply", max(1, 5 * s)
        )
        dx = 1.8 * s if x > LX else -1.8 * s
        put(sc, g, z=max(0.6, 2.2 * s), rim=(dx, 2.6 * max(0.45, s), "#fff0b8", 0.95), sh=0.45)
        sc.flat(
            o,
            sc.lin(
                [(0, "#2a1436", 0.05), (0.35, "#2a1436", 0.5 + 0.2 * t), (1, "#160c26", 0.75 + 0.2 * t)],
                x,
                y - 110 * s,
                x,
                y + 60 * s,
            ),
            1,
            "multiply",
        )

    # the first place is nobody's yet
    px, py = 322, 1166
    sc.flat(ellipse(px, py + 10, 86, 32), "#4a2440", 0.4, "multiply", 4)
    sc.layer(ellipse(px, py, 82, 31), sc.near("#fffdf4", "#cfa8a4", 980), z=4, cut=0, rim="#ffffff", rimop=1, rimw=1.6)
    sc.flat(ellipse(px, py, 74, 27).difference(ellipse(px, py, 67, 24)), "#a83a44", 0.8)
    sc.flat(ellipse(px, py + 1, 54, 18), "#e6cfc4", 0.6)
    for dx, sgn in ((-112, 1), (112, -1)):
        sc.layer(
            T(limb("0,-26,7 0,-2,3.4 2,34,5", 4), px + dx, py, rot=8 * sgn),
            "#b9b4b8",
            z=2,
            cut=0,
            wash=0,
            rim="#ffffff",
            rimop=0.9,
        )

    # ---------------------------------------------------------------- light over all, and the near boughs with lanterns
    sc.glow(LX, LY, 560, "#ffcf80", 0.42, mid=0.5)
    shafts(sc, LX, LY, [(a, 0.05, 0.16) for a in (0.5, 0.95, 1.35, 1.9, 2.35, 2.75)], 900, "#ffe2a0", 14, 60)
    B = sc.stream("boughs")
    for x, y, a, h in ((-20, 250, -0.75, 420), (-30, 60, 0.12, 360), (822, 210, -2.5, 380), (830, 20, 3.0, 330)):
        wood, lv = tree(B, x, y, h, a, 22, 6, 0.5, 0.3, leafL=25, leafp=0.9, curl=0.3)
        sc.layer(U(wood), "#2c1c30", z=14, cut=0.3, rim="#ffd9a0", rimop=0.8, rimw=1.4)
        sc.layer(
            U(lv),
            sc.rad([(0, "#6a6a48"), (0.5, "#3a4440"), (1, "#1c2430")], LX, LY, 520),
            z=9,
            cut=0,
            rim="#ffe6ac",
            rimop=0.8,
            rimw=1.3,
        )
    for x, y0, y1, c in (
        (96, 60, 196, "#f08a4a"),
        (186, 30, 118, "#e8b04a"),
        (716, 40, 176, "#e8735a"),
        (642, 10, 92, "#f0c26a"),
        (38, 160, 304, "#c95a6a"),
    ):
        sc.flat(limb([(x, y0, 1.2), (x, y1 - 20, 1.2)], 1), "#2c1c30", 0.9)
        q = ellipse(x, y1, 19, 22)
        sc.layer(q, sc.rad([(0, "#fff6d0"), (0.6, c), (1, dark(c, 0.3))], x, y1 + 3, 24), z=6, cut=0, wash=0.4)
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x - 19 * math.cos(t), y1 - 22 * math.sin(t), 0.8),
                            (x, y1 - 22 * math.sin(t) + 3, 1),
                            (x + 19 * math.cos(t), y1 - 22 * math.sin(t), 0.8),
                        ],
                        4,
                    )
                    for t in (-0.8, -0.4, 0, 0.4, 0.8)
                ]
            ),
            dark(c, 0.4),
            0.5,
        )
        sc.layer(
            U(box(x - 8, y1 - 26, x + 8, y1 - 20), box(x - 8, y1 + 20, x + 8, y1 + 26)), "#3a2030", z=2, cut=0, wash=0
        )
        sc.glow(x, y1, 60, "#ffb86a", 0.5)
    sc.vignette("#140a1e", 0.42, LX - 60, 540, 860, 0.5)
    sc.finish()
    return sc
