"""palm_rivers: an open palm is a country at nightfall; where the longest river stops, somebody has lit a fire and waits.

Palette: night indigo #20264c, mist violet #6a6a94, skin copper #b26a44, skin sand #dba676, field olive #8a8a4a, ember light
#fff0c4, river jade #58b8a6. Light: the fisherman's fire in the middle of the palm; a last green light lies in the rivers.
Planes: stars / far ranges / fingers one behind the other in mist / palm / mounts / rivers cut through / fields, villages / dark reeds.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *

FIRE = (532, 826)
INDIGO, COPPER, SAND, OLIVE, CREAM, JADE = "#20264c", "#b26a44", "#dba676", "#8a8a4a", "#fff0c4", "#58b8a6"
FALL = (-0.2, 0.9)
# each finger: the line of its middle with its width, from root to tip; far ones first
FINGERS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "little": (
        (650, 640, 102),
        (684, 540, 86),
        (706, 470, 88),
        (724, 400, 75),
        (732, 358, 74),
        (742, 312, 54),
        (745, 290, 34),
    ),
    "ring": (
        (556, 590, 116),
        (570, 470, 102),
        (584, 380, 104),
        (596, 280, 90),
        (602, 226, 90),
        (604, 160, 66),
        (603, 132, 42),
    ),
    "middle": (
        (446, 570, 120),
        (445, 450, 105),
        (447, 360, 108),
        (446, 240, 94),
        (445, 180, 94),
        (437, 104, 70),
        (433, 74, 44),
    ),
    "index": (
        (328, 580, 118),
        (312, 480, 103),
        (299, 400, 106),
        (284, 300, 92),
        (275, 240, 92),
        (260, 172, 68),
        (254, 144, 44),
    ),
}
THUMB = ((214, 900, 168), (150, 806, 128), (104, 740, 108), (76, 686, 106), (52, 626, 96), (34, 570, 72), (28, 546, 46))
RIVERS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "life": (
        (286, 690, 5),
        (330, 716, 9),
        (366, 770, 13),
        (372, 850, 17),
        (346, 940, 22),
        (316, 1030, 28),
        (306, 1120, 36),
        (312, 1240, 46),
    ),
    "head": (
        (268, 678, 4),
        (330, 694, 8),
        (410, 702, 12),
        (494, 722, 15),
        (570, 754, 19),
        (640, 790, 23),
        (712, 812, 27),
        (790, 824, 32),
    ),
    "heart": (
        (706, 690, 20),
        (620, 668, 17),
        (540, 650, 14),
        (458, 640, 11),
        (392, 622, 8),
        (366, 604, 4),
    ),
    "fate": (
        (446, 1240, 26),
        (454, 1130, 22),
        (468, 1030, 18),
        (478, 940, 14),
        (482, 900, 11),
        (484, 872, 8),
        (484, 856, 5),
    ),
}


def ground(sc: Scene, c: str, r: float = 720, k: float = 1.0) -> str:
    """Skin as land: ember light near the fire, copper, then dusk."""
    return sc.rad(
        [
            (0, mix(c, CREAM, 0.75 * k)),
            (0.14, mix(c, "#ffcf8a", 0.5 * k)),
            (0.33, c),
            (0.62, mix(c, "#4a2a50", 0.56)),
            (1, mix(c, INDIGO, 0.84)),
        ],
        *FIRE,
        r,
    )


def lay(sc: Scene, g: Any, fill: str, z: float = 4, **kw: Any) -> None:
    """A sheet."""
    sc.layer(g, fill, z=z, **({"rim": "#ffdca0", "rimop": 0.5, "cut": 0.6} | kw))


def draw_night(sc: Scene) -> None:
    """Sky, stars, ranges far behind the fingers."""
    sc.backdrop(
        sc.lin(
            [(0, "#141a3c"), (0.3, "#2b3565"), (0.46, "#6a6a94"), (0.56, "#c08a86"), (0.62, "#e8b48a"), (1, "#3a3050")],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), 460 * r.random() ** 1.5, r.uniform(0.7, 2.0)) for _ in range(150)]),
        "#fff3d8",
        0.8,
    )
    for k, (y, c) in enumerate(((500, "#9a86a0"), (560, "#84708e"), (630, "#5f5278"))):
        g, top = ridge(sc.stream(f"range{k}"), y, 44, f=3.4 + k)
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#f0b890", 0.25)), (1, mix(c, "#e8b48a", 0.6))], 0, y - 40, 0, y + 190),
            z=6,
            cut=0.8,
            sh=0.25,
            rim="#ffe0b8",
            rimop=0.6,
        )
        w = sc.stream(f"lights{k}")
        sc.flat(
            U([ellipse(x, y_at(top, x) + w.uniform(14, 60), 1.3) for x in (w.uniform(0, 800) for _ in range(14))]),
            "#ffe6a0",
            0.8,
        )


def finger(name: str) -> Any:
    """One finger as a range of rock."""
    return limb(FINGERS[name] if name != "thumb" else THUMB, 12)


def contours(
    sc: Scene,
    g: Any,
    base: str,
    tip: str,
    n: int,
    d: float,
    z: float,
    k: float = 1.0,
    lift: tuple[float, float] = (1.0, -3.0),
) -> None:
    """A mount: the same sheet cut back n times, from base to tip."""
    for i in range(n):
        q = rounded(T(g.buffer(-d * i), lift[0] * i, lift[1] * i), 6)
        if q.is_empty:
            return
        lay(sc, q, ground(sc, mix(base, tip, i / max(1, n - 1)), k=k), z, sh=0.42)


def draw_fingers(sc: Scene) -> None:
    """Four ranges that go up into the night, steps at the joints, mist between them."""
    for name, haze in (("little", 0.42), ("ring", 0.3), ("middle", 0.22), ("index", 0.16)):
        g = finger(name)
        P = FINGERS[name]
        y0, y1 = P[-1][1] - 30, P[0][1]
        warm_, cool = mix("#d8905c", "#e8b48a", haze), mix("#4a3f6c", "#7a74a0", haze)
        for i in range(4):
            q = rounded(T(g.buffer(-11 * i), 3.0 * i, 2.0 * i), 8)
            sc.layer(
                q,
                sc.lin(
                    [
                        (0, mix(cool, "#9a94b8", 0.1 * i)),
                        (0.45, mix(mix(warm_, cool, 0.5), "#e8b890", 0.12 * i)),
                        (1, mix(warm_, "#ffd6a0", 0.12 * i)),
                    ],
                    0,
                    y0,
                    0,
                    y1,
                ),
                z=7 if i == 0 else 4,
                cut=0.8,
                sh=0.42,
                rim="#ffe0b0",
                rimop=0.6,
                rimw=1.2,
            )
        r = sc.stream(name)
        # creases of the joints, as valleys with a stream and a bridge of light
        for j in (2, 4):
            x, y, w = P[j]
            x2, y2, _ = P[j + 1]
            a = math.atan2(y2 - y, x2 - x) + math.pi / 2
            for d in (-7, 5):
                cx, cy = x + d * math.cos(a - math.pi / 2), y + d * math.sin(a - math.pi / 2)
                v = limb(
                    [
                        (cx - w * 0.46 * math.cos(a), cy - w * 0.46 * math.sin(a) - 5, 1.2),
                        (cx, cy + 6, 5),
                        (cx + w * 0.46 * math.cos(a), cy + w * 0.46 * math.sin(a) - 5, 1.2),
                    ],
                    6,
                )
                sc.flat(clean(v.intersection(g)), "#3a2a54", 0.55)
                sc.flat(clean(T(v, 0, 2.4).difference(v).intersection(g)), "#ffe0b0", 0.5)
        tx, ty, tw = P[-2]  # the furrows of the fingertip
        whorl = [
            ellipse(
                tx, ty + 22, q * 0.8, q, math.degrees(math.atan2(P[-1][1] - P[-3][1], P[-1][0] - P[-3][0])) + 90
            ).exterior.buffer(0.8)
            for q in range(6, int(tw), 6)
        ]
        sc.flat(clean(U(whorl).intersection(g.buffer(-5)).intersection(box(0, 0, 800, ty + 62))), "#3a2a54", 0.5)
        # strata that follow the finger
        ln = []
        for t in np.linspace(0.04, 0.96, 46):
            i = t * (len(P) - 1)
            k = min(int(i), len(P) - 2)
            x, y, w = (P[k][m] + (P[k + 1][m] - P[k][m]) * (i - k) for m in range(3))
            s = r.uniform(-0.3, 0.3) * w
            L = r.uniform(0.08, 0.22) * w
            ln.append(limb([(x + s - L, y + 2, 0.3), (x + s, y + r.uniform(2, 6), 1.6), (x + s + L, y + 2, 0.3)], 3, 3))
        sc.flat(clean(U(ln).intersection(g.buffer(-3))), "#3a2a54", 0.4)
        # terraces of tiny windows and firs near the root
        wins, trees = [], []
        for _ in range(60):
            t = r.random() ** 1.6 * 0.8
            i = t * (len(P) - 1)
            k = min(int(i), len(P) - 2)
            x, y, w = (P[k][m] + (P[k + 1][m] - P[k][m]) * (i - k) for m in range(3))
            px, py = x + r.uniform(-0.4, 0.4) * w, y + r.uniform(-12, 12)
            s = 10 * (1 - 0.5 * t)
            trees.append(Polygon([(px - s * 0.28, py), (px, py - s), (px + s * 0.28, py)]))
            if r.random() < 0.18:
                wins.append(box(px + 6, py - 4, px + 8.4, py - 1))
        lay(
            sc,
            clean(U(trees).intersection(g)),
            sc.lin([(0, "#4a4a70"), (1, "#6a6440")], 0, y0, 0, y1),
            1.2,
            cut=0,
            wash=0,
            fibre=0,
        )
        sc.flat(clean(U(wins).intersection(g)), "#ffe9a8", 0.95)
        sc.veil(
            [(0, "#e8b890", 0), (0.46, "#e8b890", 0.0), (0.53, "#f0c49a", 0.16), (0.6, "#f0c49a", 0)], 0, 0, 0, 1200
        )
    # two villages on the ring finger wave to each other
    for x, y in ((560, 300), (606, 286)):
        sc.flat(U(box(x - 5, y - 7, x + 5, y), Polygon([(x - 7, y - 6), (x, y - 13), (x + 7, y - 6)])), "#5a2f3c", 0.95)
        sc.flat(box(x - 1.6, y - 5, x + 1.6, y - 2), "#ffe9a8", 1)
        sc.flat(limb([(x + 9, y, 1.2), (x + 9, y - 14, 1.2)], 1, 3), "#3a2434", 0.9)
        sc.flat(Polygon([(x + 9, y - 14), (x + 19, y - 12), (x + 9, y - 8)]), CREAM, 0.95)
    r = sc.stream("mist")
    for x, y, w, h in (
        (120, 420, 220, 22),
        (508, 400, 130, 16),
        (372, 330, 120, 14),
        (690, 250, 190, 20),
        (650, 560, 160, 18),
        (200, 250, 150, 14),
    ):
        sc.layer(scroll_cloud(r, x, y, w, h), "#d8b4b0", z=6, sh=0.25, cut=0.4, op=0.8, rim="#fff0d8", rimop=0.7)


def palm() -> Any:
    """The palm and the wrist."""
    g = shape(
        "268,560^ 330,540 392,552 446,540 506,552 556,552 610,580 650,596 704,640^ 742,740 742,850 716,950 664,1050 640,1130 648,1240^ 176,1240^ 190,1140 168,1060 120,980 110,900 150,820 210,740 246,660"
    )
    return fillet(U(g, finger("thumb")), 26)


def draw_palm(sc: Scene) -> Any:
    """The country: ground, mounts in contour, fields."""
    g = palm()
    sc.flat(T(g, 0, -14), "#1a1436", 0.4, "multiply", 12)
    lay(sc, g, ground(sc, COPPER), 14, cut=0.9, rimop=0.7, rimw=1.4)
    lay(sc, rounded(g.buffer(-13), 10), ground(sc, mix(COPPER, SAND, 0.3)), 4)
    lay(sc, rounded(g.buffer(-27), 10), ground(sc, mix(COPPER, SAND, 0.5)), 4)
    inner = g.buffer(-20)
    mounts = (
        (shape("120,900 160,820 240,780 310,800 338,880 318,980 266,1060 190,1060 136,990"), 7, 15),
        (shape("560,930 620,890 690,900 706,960 664,1060 610,1110 556,1090 534,1010"), 6, 14),
        (shape("280,600 340,580 376,604 366,650 310,662 276,640"), 4, 9),
        (shape("402,590 450,568 494,586 492,616 446,624 406,616"), 3, 8),
        (shape("522,594 570,580 612,606 606,640 556,640 522,624"), 3, 8),
        (shape("640,620 686,640 716,700 706,740 660,724 636,670"), 4, 9),
        (shape("70,640 108,690 134,760 112,800 76,744 52,680"), 4, 10),
    )
    for k, (m, n, d) in enumerate(mounts):
        contours(
            sc,
            clean(m.intersection(inner)),
            mix(COPPER, "#a86a48", 0.5),
            mix(SAND, "#f0c890", 0.5),
            n,
            d,
            4,
            lift=(1.2, -2.6) if k < 2 else (0.6, -1.6),
        )
    # fields
    r = sc.stream("fields")
    spread = clean(inner.difference(U([m.buffer(4) for m, _, _ in mounts])).intersection(box(0, 640, 800, 1240)))
    tones = ("#8a8a4a", "#b89a58", "#a8743f", "#c8a868", "#6f7f4a", "#b8804a")
    for k, q in enumerate(patchwork(spread, 66, "palm fields")):
        f = rounded(q.buffer(-2.4), 4)
        if f.is_empty:
            continue
        lay(sc, f, ground(sc, tones[k % 6]), 1.6, cut=0.4, sh=0.3, wash=0.4)
        a = r.uniform(0, 3.14)
        x, y = f.centroid.x, f.centroid.y
        rows = [
            LineString(
                [
                    (x - 120 * math.cos(a) - d * math.sin(a), y - 120 * math.sin(a) + d * math.cos(a)),
                    (x + 120 * math.cos(a) - d * math.sin(a), y + 120 * math.sin(a) + d * math.cos(a)),
                ]
            ).buffer(0.5)
            for d in range(-70, 71, 5)
        ]
        sc.flat(clean(U(rows).intersection(f.buffer(-1))), "#4a2a34", 0.3)
    return g


def draw_rivers(sc: Scene, g: Any) -> None:
    """The lines are cut through to a lit sheet below; ferry, bridges, a paper boat."""
    for name in ("life", "head", "heart", "fate"):
        w = limb(RIVERS[name], 10)
        w = clean(w.intersection(g.buffer(6)))
        lay(sc, clean(w.buffer(6)), ground(sc, "#7a4636"), 1.2, cut=0.5, sh=0.2, rimop=0.3)
        lay(sc, clean(w.buffer(3)), ground(sc, "#e0a878"), 1.2, cut=0.4, sh=0.2, rimop=0.8)
        sc.flat(w, sc.rad([(0, "#f6ffe0"), (0.2, "#b8ecd0"), (0.55, JADE), (1, "#2f7f8f")], *FIRE, 640), 1)
        edge = clean(w.difference(T(w, 2.4, 3.4)))
        sc.flat(edge, "#14304a", 0.6)
        P = RIVERS[name]
        sparkle = [
            limb([(x - q * 0.3, y, 0.3), (x, y + 1, 1.3), (x + q * 0.3, y, 0.3)], 2, 3)
            for x, y, q in along(curve(np.array(P, float), n=10), 26)
            if q > 6
        ]
        sc.flat(clean(U(sparkle).intersection(w)), "#f6ffe8", 0.75)
        for x, y, q in along(curve(np.array(P, float), n=10), 9):
            sc.glow(x, y, 30 + q * 1.6, "#7fe0c4", 0.16)
    # where the lines leave the hand they fall into the night
    for fx, fy, fw, L in ((742, 816, 24, 230),):
        fall = limb(
            [
                (fx - 4, fy, fw),
                (fx + 9, fy + 16, fw * 0.9),
                (fx + 15, fy + L * 0.5, fw * 1.0),
                (fx + 17, fy + L, fw * 1.5),
            ],
            8,
        )
        sc.flat(fall, sc.lin([(0, "#a8ecd6", 0.95), (0.5, "#8fd8d0", 0.7), (1, "#9fb8d0", 0)], 0, fy, 0, fy + L), 1)
        threads = U(
            [
                limb([(fx + 3 + d, fy + 14, 0.8), (fx + 13 + d * 1.2, fy + L * 0.8, 1.4)], 3, 3)
                for d in (-fw * 0.3, -2, fw * 0.22)
            ]
        )
        sc.flat(threads, "#f6ffe8", 0.5)
        sc.glow(fx + 17, fy + L, 60, "#bfe8e0", 0.4)
    # three bridges
    for x, y, a, L in ((352, 912, 14, 40), (368, 806, 6, 36), (470, 1030, 4, 40)):
        b = T(shape(f"{-L},4^ 0,-13 {L},4^ {L},10^ 0,-5 {-L},10^"), x, y, rot=a)
        sc.flat(T(b, -3, 9), "#14304a", 0.5, "multiply", 1.5)
        lay(sc, b, ground(sc, "#e8c090"), 4, cut=0.2, wash=0, rimop=0.9)
        sc.flat(
            T(U([box(q, -12, q + 1.5, 2) for q in range(int(-L * 0.7), int(L * 0.7), 8)]), x, y, rot=a), "#5a3434", 0.5
        )
    # the ferry on its rope
    x, y = 692, 806
    sc.stroke([(676, 780), (710, 836)], "#f6e2b8", 1.1, 0.9)
    lay(sc, T(shape("-14,-6^ 14,-6^ 10,6 -10,6"), x, y, rot=58), "#7a3f34", 3, cut=0, wash=0)
    for d in (-5, 1, 6):
        sc.flat(T(ellipse(d, -3, 2, 3.4), x, y), "#2a1c34", 1)
    # a paper boat on the heart line
    for q, s in paper_boat("#fff6e0", 26):
        sc.flat(T(q, 580, 668), mix("#b8a8b4", "#fffaf0", s), 1)


def village(sc: Scene, x0: float, y0: float, n: int, s: float, seed: str) -> None:
    """Roofs with lit windows, close together, far ones first."""
    r = sc.stream(seed)
    spots = sorted(((x0 + r.gauss(0, 26 * s), y0 + r.gauss(0, 15 * s)) for _ in range(n)), key=lambda p: p[1])
    for x, y in spots:
        w, h = r.uniform(13, 19) * s, r.uniform(11, 17) * s
        lay(sc, box(x - w / 2, y - h, x + w / 2, y), ground(sc, "#e8cfa4"), 2, cut=0, wash=0, fibre=0)
        lay(
            sc,
            Polygon([(x - w * 0.64, y - h + 1), (x - w * 0.1, y - h - w * 0.62), (x + w * 0.64, y - h + 1)]),
            ground(sc, r.choice(("#a8483c", "#8a3f4a", "#b8603c"))),
            1.6,
            cut=0,
            wash=0,
            fibre=0,
            rimop=0.8,
        )
        sc.flat(box(x - 2 * s, y - h * 0.66, x + 2 * s, y - h * 0.2), "#fff0b0", 0.95)
    sc.glow(x0, y0 - 8, 60 * s, "#ffcf7a", 0.6)


def draw_life(sc: Scene) -> None:
    """Villages, poplars, a scar with a railway along it, and the one who waits."""
    village(sc, 214, 902, 17, 1.0, "thumb village")
    lay(
        sc,
        U(box(226, 838, 236, 880), Polygon([(223, 839), (231, 810), (239, 839)])),
        ground(sc, "#f0d8b0"),
        2,
        cut=0,
        wash=0,
    )
    village(sc, 640, 968, 8, 0.8, "moon village")
    village(sc, 448, 602, 5, 0.6, "saturn village")
    r = sc.stream("trees")
    trees, shade = [], []
    for x0, y0, n, s in (
        (300, 860, 14, 34),
        (560, 900, 16, 40),
        (430, 880, 12, 30),
        (420, 1000, 16, 40),
        (540, 1120, 16, 40),
        (250, 1120, 18, 50),
        (620, 760, 12, 34),
        (390, 660, 8, 24),
        (300, 740, 8, 22),
        (680, 790, 8, 24),
    ):
        for _ in range(n):
            x, y, h = x0 + r.gauss(0, s), y0 + r.gauss(0, s * 0.6), r.uniform(11, 20)
            if any(LineString([(p[0], p[1]) for p in P]).distance(Point(x, y)) < 22 for P in RIVERS.values()):
                continue
            trees.append(
                shape(f"{x - 2.6},{y} {x - 3.4},{y - h * 0.5} {x},{y - h} {x + 3.4},{y - h * 0.5} {x + 2.6},{y}")
            )
            dx, dy = x - FIRE[0], y - FIRE[1]
            m = math.hypot(dx, dy) or 1
            shade.append(limb([(x, y, 4), (x + dx / m * h * 1.5, y + dy / m * h * 1.5, 1)], 1, 3))
    sc.flat(U(shade), "#3a1f3c", 0.5, "multiply", 0.8)
    lay(sc, U(trees), ground(sc, "#5a6a44"), 1.4, cut=0, wash=0, fibre=0, rimop=0.6)
    # the scar: an embankment with a train
    scar = curve(np.array([(520, 1180), (574, 1130), (600, 1064), (590, 1000), (548, 960)], float), n=12)
    sc.layer(limb([(x, y, 15) for x, y in scar], 3), ground(sc, "#e6b890"), z=3, cut=0.4, rim="#fff0d0", rimop=0.8)
    sc.flat(U([LineString([(x - 5, y - 3), (x + 5, y + 3)]).buffer(0.9) for x, y in along(scar, 34)]), "#5a3040", 0.7)
    sc.stroke(scar, "#5a3040", 1.2, 0.8)
    train = along(scar[14:34], 7)
    for k, (x, y) in enumerate(train):
        lay(sc, box(x - 5, y - 12, x + 5, y - 2), "#6a2f44" if k else "#2f3a5a", 2, cut=0, wash=0, fibre=0)
        sc.flat(box(x - 2, y - 10, x + 2, y - 6), "#fff0b0", 1)
    # the fisherman, his rod over the last drop of the line, his fire, his tent
    x, y = FIRE
    sc.glow(x, y, 300, "#ffb45a", 0.75)
    lay(sc, ellipse(x - 4, y + 8, 96, 26), ground(sc, "#e0b484"), 2, cut=0.8, wash=0.3)
    tent = Polygon([(x + 34, y + 6), (x + 60, y - 40), (x + 88, y + 8)])
    lay(sc, tent, sc.lin([(0, "#fff0c4"), (1, "#c0584a")], x + 34, y, x + 88, y), 4, cut=0.2, wash=0, rimop=0.9)
    sc.flat(Polygon([(x + 60, y - 40), (x + 66, y + 7), (x + 52, y + 7)]), "#6a2434", 0.8)
    sc.flat(
        U(limb([(x - 9, y + 3, 3), (x + 9, y - 1, 3)], 1), limb([(x - 9, y - 1, 3), (x + 9, y + 3, 3)], 1)),
        "#3a1f24",
        1,
    )
    for g, c in (
        (shape(f"{x - 9},{y}^ {x - 8},{y - 14} {x},{y - 32}^ {x + 8},{y - 14} {x + 9},{y}^"), "#f08a3a"),
        (shape(f"{x - 5},{y}^ {x - 5},{y - 9} {x},{y - 21}^ {x + 5},{y - 9} {x + 5},{y}^"), "#fff6d0"),
    ):
        sc.flat(g, c, 1)
    man = T(
        person(
            60,
            "side",
            SIDE["sit"].but(lean=12, nod=14),
            dress("coat", "#8a4a5a", "#3a2c50", "#e8c890"),
            skin="#8a5636",
            hair="short",
            hair_colour="#e0d6c8",
            hat="straw",
            hat_colour="#f0d490",
            mood="calm",
            reach_a=(58, -92),
            grip_a="grip",
        ),
        x - 116,
        y + 22,
        0.5,
    )
    log = limb([(x - 128, y + 6, 12), (x - 96, y + 6, 12)], 2)
    lay(sc, log, ground(sc, "#7a4a34"), 2, cut=0.2, wash=0)
    put(sc, man, z=1.6, rim=(-1.8, 0.6, "#fff0c0", 1.0), cast=3, shade=("#2a1a44", 0.3, 200))
    a = man.at("hand_a.hold")
    tip = (x - 46, y - 62)
    sc.stroke(
        curve(np.array([(a[0] - 14, a[1] + 8), a, ((a[0] + tip[0]) / 2, (a[1] + tip[1]) / 2 - 6), tip], float), n=8),
        "#2a1a2c",
        2.2,
    )
    sc.stroke([tip, (x - 47, y + 32)], "#fff6e0", 0.9, 0.95)
    sc.flat(ellipse(x - 47, y + 34, 3), "#e2402f", 1)
    sc.glow(x, y - 12, 120, "#fff0b0", 1.0)
    sparks = sc.stream("sparks")
    sc.flat(
        U(
            [
                ellipse(x + sparks.gauss(0, 16), y - 34 - abs(sparks.gauss(0, 60)), sparks.uniform(0.7, 1.6))
                for _ in range(34)
            ]
        ),
        "#ffd88a",
        0.9,
    )


def draw_near(sc: Scene) -> None:
    """Night round the wrist: dark hills left and right, reeds."""
    for side in (0, 1):
        s = 1 if side == 0 else -1
        e = -40 if side == 0 else 840
        for k, c in enumerate(("#3a3560", "#262650", "#181a3c")):
            P = [
                (e, 900 + 70 * k),
                (e + s * (80 - 10 * k), 960 + 60 * k),
                (e + s * (150 - 14 * k), 1060 + 44 * k),
                (e + s * (230 - 20 * k), 1150 + 26 * k),
                (e + s * 300, 1260),
            ]
            top = curve(np.array(P, float), n=10)
            g = clean(Polygon([*[tuple(p) for p in top], (e, 1260)]).buffer(0))
            r = sc.stream(f"near{side}{k}")
            firs = [
                Polygon([(x - h * 0.22, y + 6), (x, y - h), (x + h * 0.22, y + 6)])
                for x, y in along(top, 22)
                for h in (r.uniform(18, 44),)
            ]
            lay(sc, U(g, firs), sc.near(mix(c, "#c07a6a", 0.4), c, 640), 12, sh=0.5, rimop=0.5)
    r = sc.stream("reeds")
    lay(sc, grass(r, -10, 810, lambda x: 1210, 60, 120, seedheads=0.3), "#10122e", 6, cut=0, wash=0, fibre=0, rimop=0.4)


def draw() -> Scene:
    sc = Scene("palm_rivers", light=(*FIRE, 240), shadow="#1a1232", bg=INDIGO)
    draw_night(sc)
    draw_fingers(sc)
    g = draw_palm(sc)
    draw_rivers(sc, g)
    draw_life(sc)
    sc.glow(*FIRE, 430, "#ffb868", 0.5)
    draw_near(sc)
    sc.vignette("#0c0f28", 0.42, 450, 700, 900, 0.5)
    sc.finish()
    return sc
