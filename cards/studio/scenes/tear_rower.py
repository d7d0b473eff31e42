"""A coast at first light is the profile of an old woman; on her cheek a tear has stopped, and in it somebody rows.

Palette: oxblood #4a1826, terracotta #b4553c, copper light #f6c197, jade air #86aea4, cream #fbeccb, petrol sea #123c46.
Light: the low sun inside the tear; a pale morning behind the profile. Planes: sky / isles and sea / profile / terraces
that step down to the tear / hair in waves / the sea before us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.rower import rower
from cards.studio.papercut.terraces import contour, pine

TEAR = (412, 690)  # the middle of its round end
ROUND, TIP = 114, (448, 492)
SUN = (452, 694)
FACE = (
    "430,-60^ 494,60 532,150 552,240 562,310 574,362 570,396 552,432 558,474 586,532 620,588 652,636 662,664 648,686"
    " 618,695 592,701 583,717 591,738 607,758 611,776 599,788 580,793^ 600,800 613,816 611,838 593,856 583,872 590,898"
    " 606,930 610,966 594,1000 556,1026 500,1044 450,1064 412,1100 396,1150 392,1280^ -80,1280^ -80,-60^"
)
CHEEK = "96,640 150,540 250,486 350,470 440,486 512,532 552,604 552,668 534,730 512,800 500,880 452,968 350,1024 230,1010 130,900 84,760"
HAIRLINE = [(470, -80), (462, 20), (424, 110), (366, 190), (312, 268), (262, 352), (226, 440), (196, 540), (160, 650), (104, 770), (30, 890), (-80, 1000)]  # fmt: skip
TERRACES = 6
OXBLOOD, LIT, PETROL = "#4a1826", "#ffd3a4", "#123c46"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def lit(sc: Scene, a: str, b: str, c: str, r: float = 640) -> str:
    """A fill that falls off from the tear's sun."""
    return sc.rad([(0, a), (0.2, mix(a, b, 0.45)), (0.5, b), (1, c)], *SUN, r)


def drop() -> Any:
    """The tear: a round end and a tip that still hangs on the lashes."""
    x, y = TEAR
    (tx, ty), q = TIP, ROUND
    sides = f"{x + q * 0.46},{y - q * 0.9} {x + q * 0.93},{y - q * 0.36} {x + q},{y + q * 0.1} {x + q * 0.7},{y + q * 0.72} {x},{y + q}"
    back = (
        f"{x - q * 0.7},{y + q * 0.72} {x - q},{y + q * 0.1} {x - q * 0.9},{y - q * 0.42} {x - q * 0.4},{y - q * 0.94}"
    )
    return shape(f"{tx},{ty}^ {tx + 3},{ty + 42} {sides} {back} {tx - 14},{ty + 52}")


def draw_sky(sc: Scene) -> None:
    """Jade air, warm over the sea; isles, sails, birds."""
    sc.backdrop(
        sc.lin([(0, "#4f7f80"), (0.3, "#86aea4"), (0.6, "#cfd8bc"), (0.8, "#fdecc6"), (1, "#e9d6ae")], 0, 0, 0, 1200)
    )
    sc.glow(790, 840, 620, "#fff0cc", 0.75)
    sc.glow(760, 950, 300, "#fff6dc", 0.6)
    r = sc.stream("clouds")
    for y, w, c in (
        (150, 300, "#7fa8a2"),
        (300, 260, "#98bbae"),
        (470, 300, "#b4cbb8"),
        (640, 240, "#cfd9bf"),
        (790, 270, "#e6e2c2"),
    ):
        x = r.uniform(690, 800)
        sc.layer(scroll_cloud(r, x, y, w, 52, 3), sc.lin([(0, light(c, 0.3)), (1, c)], 0, y - 30, 0, y + 30), z=5, cut=0.4, sh=0.2, shc="#3f6f70", rim="#fff8e0", rimop=0.8)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(560, 946), (640, 922), (720, 934), (840, 900)], "#c9cdb0"),
            ([(560, 964), (660, 958), (740, 940), (860, 950)], "#a2b6a4"),
        )  # fmt: skip
    ):
        g, _ = land(sc.stream(f"isle{k}"), P, 4, 1000)
        sc.layer(
            g, sc.lin([(0, light(c, 0.3)), (1, c)], 600, 900, 800, 980), z=4, sh=0.2, cut=0.5, rim="#fffbe8", rimop=0.8
        )
    sea = box(-40, 968, 860, 1280)
    sc.layer(sea, sc.lin([(0, "#f6e6c0"), (0.12, "#b9cdb8"), (0.5, "#4f8a8a"), (1, PETROL)], 0, 968, 0, 1200), z=3, sh=0, rim="#fffbe8")  # fmt: skip
    sc.flat(U([limb([(x - w, y, 0.4), (x, y, 1.8), (x + w, y, 0.4)], 2) for x, y, w in ((q.uniform(640, 800), 972 + 50 * q.random() ** 2, q.uniform(8, 40)) for q in [sc.stream("shine")] for _ in range(40))]), "#fffbe8", 0.75)  # fmt: skip
    for k, (x, y, s) in enumerate(((716, 1016, 0.5), (664, 992, 0.3))):
        put(sc, T(sail_boat("#6b2f34", "#fffaf0", None, 60), x, y, s * 1.5, flip=k == 0), z=1.4)
    q = sc.stream("birds")
    for _ in range(9):
        x, y, k = q.uniform(650, 780), q.uniform(330, 620), q.uniform(0.5, 1)
        sc.flat(T(U(limb("-14,-5,.6 -6,-6,2.4 0,0,2.6", 4), limb("0,0,2.6 6,-7,2.2 15,-4,.6", 4)), x, y, k, rot=q.uniform(-14, 14)), "#2f5a60", 0.8)  # fmt: skip


def settle(sc: Scene, g: Any, k: int) -> list[Any]:
    """Woods and houses along the lower crest of a terrace; returns their windows."""
    windows = []
    q = sc.stream(f"settle {k}")
    ring = max(polys(g), key=lambda p: p.area).exterior
    trees, n = [], int(ring.length / 15)
    for j in range(n):
        p = ring.interpolate((j + q.random() * 0.8) / n * ring.length)
        dx, dy = p.x - TEAR[0], p.y - TEAR[1]
        if dy < 0.3 * abs(dx) or p.x > 505:
            continue
        s = 0.72 + 0.1 * k
        village = math.sin(0.021 * j * 15 + 2.1 * k) > 0.55
        if village and q.random() < 0.75:
            w, h = q.uniform(7, 10) * s, q.uniform(9, 15) * s
            wall = box(p.x - w, p.y - h, p.x + w, p.y + 3)
            roof = Polygon([(p.x - w - 2, p.y - h + 1), (p.x, p.y - h - w * 1.25), (p.x + w + 2, p.y - h + 1)])
            sc.layer([(wall, lit(sc, "#ffe6c4", "#b8705a", "#5a2634", 430)), (roof, lit(sc, "#c8583c", "#6a2430", "#2c0f20", 430))], z=2, sh=0.45, rim="#fff4dc", rimop=0.9, **EXACT)  # fmt: skip
            windows.append(box(p.x - 2.8 * s, p.y - h * 0.76, p.x + 2.8 * s, p.y - h * 0.24))
        elif not village and q.random() < 0.5:
            trees.append(pine(p.x, p.y + 2, q.uniform(15, 27) * s))
    if trees:
        sc.layer(
            U(trees), lit(sc, "#7f9a6a", "#4a5f50", "#2a1c2c", 460), z=2.4, sh=0.45, rim="#ffeecb", rimop=0.9, **EXACT
        )
    return windows


def draw_face(sc: Scene) -> None:
    """The profile, and the terraces of the cheek: each nearer sheet has a wider opening."""
    face, windows = shape(FACE), []
    sc.flat(T(face, 10, 6), "#2f5a60", 0.35, "multiply", 14)
    sc.layer(face, lit(sc, "#fff0d0", "#f0ae7e", "#8a3a38", 420), z=9, cut=0.8, sh=0.3)
    for k in range(TERRACES):
        t = (k / (TERRACES - 1)) ** 1.15
        hole = contour(drop().buffer(16), shape(CHEEK), TEAR, 0.05 + 0.95 * t, 1.3 * k)
        g = clean(face.difference(hole))
        a, b, c = (mix(p, q, t) for p, q in ((LIT, "#e8986a"), ("#e0906a", "#a2483c"), ("#8a3a3c", OXBLOOD)))
        sc.layer(g, lit(sc, a, b, c, 520 + 90 * t), z=6, cut=0.7, sh=0.5, shc="#5a1a22", dx=0, dy=0, wash=0.8, rim="#fff0d4", rimop=0.95, rimw=1.5)  # fmt: skip
        if k < TERRACES - 1:
            windows += settle(sc, hole, k)
    sc.flat(face, sc.rad([(0, "#3a0f1e", 0), (0.34, "#3a0f1e", 0.06), (0.66, "#3a0f1e", 0.5), (1, "#240a1c", 0.85)], SUN[0] + 20, SUN[1] - 30, 600), 1, "multiply")  # fmt: skip
    rimlight(sc, face, -2.4, 1.2, "#fff3d6", 0.95, 1.2, (660, 640), 700)
    sc.glow(*SUN, 460, "#ffd9a0", 0.75)
    sc.glow(*SUN, 240, "#fff0cc", 0.7)
    for g in windows:
        sc.flat(g, "#ffeeb0")
        sc.glow(g.centroid.x, g.centroid.y, 15, "#ffcf7a", 0.7)


def draw_features(sc: Scene) -> None:
    """Closed lid and lashes, brow, nostril, mouth, the valleys of age."""
    o: dict[str, Any] = {"cut": 0.4, "wash": 0.5, "sh": 0.45, "shc": "#3a0f1e", "rim": "#ffeccc", "rimop": 0.8}
    socket = shape("560,396 520,372 452,372 394,404 372,448 392,496 440,516 500,506 544,470 556,430")
    sc.flat(socket, "#3a0f1e", 0.32, "multiply", 14)
    lid = shape("540,446^ 512,418 466,412 420,430 390,470^ 418,492 458,504 504,494")
    sc.layer(lid, lit(sc, "#ffcf9a", "#c0664a", "#6a2632", 330), z=4, **o)
    for d in (0, 13):
        sc.flat(limb([(544, 424 - d, 0.8), (506, 402 - d, 3), (456, 400 - d, 2.6), (400, 428 - d, 0.8)], 8), "#3a0f1e", 0.6 - 0.02 * d)  # fmt: skip
    line = curve("540,447 504,495 458,505 418,493 389,470", n=16)
    sc.stroke(line, "#2a0a18", 5, 0.95)
    lashes = []
    for k in range(5, len(line) - 3, 4):
        x, y = line[k]
        a, n = 1.25 + 1.1 * k / len(line), 22 + 14 * math.sin(math.pi * k / len(line))
        lashes.append(limb([(x, y, 3.4), (x + n * 0.5 * math.cos(a), y + n * 0.6 * math.sin(a), 2.2), (x + n * math.cos(a - 0.4), y + n * 0.86, 0.6)], 5))  # fmt: skip
    sc.layer(U(lashes), "#2a0a18", z=3, sh=0.4, rim="#ffeccc", rimop=0.7, **EXACT)
    q = sc.stream("brow")
    hairs = [leaf(572 - 7.4 * k, 374 - 38 * math.sin(math.pi * k / 26) ** 0.9 + 1.0 * k + q.uniform(-3, 3), 46 + q.uniform(-8, 12), 3.62 - 0.045 * k + q.uniform(-0.2, 0.2), 0.17) for k in range(26)]  # fmt: skip
    sc.layer(U(hairs), lit(sc, "#fff3e0", "#c9b6ae", "#7a6670", 420), z=4, **o)
    fold = limb("548,640,1 536,690,5 526,740,4 530,772,1", 8)
    wing = limb("566,650,1 556,668,5 560,690,7 580,700,5 596,698,1", 8)
    for g, op in ((wing, 0.85), (fold, 0.5)):
        sc.flat(T(g, -2.4, 1.2), "#ffe0b8", 0.75)
        sc.flat(g, "#3a0f1e", op)
    sc.flat(shape("600,690 616,680 634,682 630,692 610,697"), "#2a0a18", 0.9)
    sc.layer(shape("498,797^ 536,780 566,768 592,762 609,776 598,788 580,794 540,797"), lit(sc, "#eba27c", "#a4584a", "#6a2c30", 330), z=3, **o)  # fmt: skip
    sc.layer(shape("498,799^ 540,799 580,795 602,802 611,818 598,836 560,834 524,818"), lit(sc, "#f0aa84", "#ac6250", "#6a2c30", 330), z=3, **o)  # fmt: skip
    sc.flat(limb([(490, 794, 1), (512, 799, 5), (546, 798, 6), (582, 794, 2)], 8), "#2a0a18", 0.9)
    for s in ("380,470,1 340,460,4 306,436,1", "378,486,1 336,490,4 298,478,1", "470,300,1 516,288,4 552,296,1", "450,250,1 506,238,4 546,246,1", "436,200,1 490,190,4 530,196,1", "560,886,1 540,900,4 528,930,1", "500,838,1 488,866,4 492,900,1"):  # fmt: skip
        g = limb(s, 10)
        sc.flat(T(g, 0, 2), "#ffcfa0", 0.4)
        sc.flat(g, "#3a0f1e", 0.5)


def draw_hair(sc: Scene) -> None:
    """Silver hair, combed back in waves that break like the sea."""
    line = along(curve(np.array(HAIRLINE, float), n=12), 60)
    for k in range(8):
        d = 62 * k
        q = sc.stream(f"hair {k}")
        edge = []
        for i, (x, y) in enumerate(line):
            w = 24 * math.sin(i * 0.3 + 1.3 * k) + 9 * math.sin(i * 0.71 + 2 * k) - 10 * (k == 0)
            edge.append((x - (d + w) * 0.8, y - (d + w) * 0.62))
        g = Polygon([*edge, (-400, 1100), (-400, -400), (500, -400)]).buffer(0)
        g = rounded(fillet(clean(g), 8), 6)
        c = mix("#a39a9c", "#1a2838", min(1, 0.1 + k * 0.17))
        sc.layer(g, lit(sc, mix(c, "#ffe6c4", 0.75), c, mix(c, "#14202e", 0.6), 700), z=9, cut=0.6, sh=0.5, shc="#1a1420", wash=0.8, rim="#fff4e2", rimop=0.85, rimw=1.4)  # fmt: skip
        strands = []
        for _ in range(26):
            i, n = q.randrange(0, 44), q.randrange(8, 16)
            P = edge[i : i + n : 3]
            o = q.uniform(6, 54)
            strands.append(limb([(x - o * 0.8, y - o * 0.6, 0.5 + 1.8 * math.sin(math.pi * j / (len(P) - 1))) for j, (x, y) in enumerate(P)], 5, 3))  # fmt: skip
        sc.flat(U(strands).intersection(g), mix(c, "#101a28", 0.6), 0.5)
    pearl = shape("150,700^ 156,716 159,727 150,737 141,727 144,716")
    sc.stroke([(150, 684), (150, 702)], "#e9c46a", 2)
    sc.layer(
        pearl, sc.lin([(0, "#b9d8d0"), (1, "#fffdf0")], 140, 0, 160, 0), z=4, sh=0.5, rim="#ffffff", rimop=1, **EXACT
    )  # an earring


def draw_tear(sc: Scene) -> None:
    """Glass, a sea with its sun, and its light on the cheek."""
    g = drop()
    x, y = TEAR
    sc.flat(T(g, -8, 14), "#3a0f1e", 0.55, "multiply", 12)
    sc.layer(g.buffer(1.6), "#f6fdf8", z=9, sh=0.5, shc="#3a0f1e", **EXACT)
    level = y + 8
    sc.flat(g, sc.rad([(0, "#fffdf0"), (0.22, "#fff0c4"), (0.6, "#bfe2d8"), (1, "#4fa0a8")], *SUN, 210))
    with sc.clip(g):
        for k, (cx, cy, w) in enumerate(((380, 640, 90), (460, 606, 70), (420, 570, 50))):
            sc.layer(
                scroll_cloud(sc.stream(f"c{k}"), cx, cy, w, 18, 2), "#fffbec", z=2, sh=0.15, rim="#ffffff", **EXACT
            )
        sc.flat(ellipse(SUN[0] + 34, level - 6, 20), "#fffef4")
        sc.glow(SUN[0] + 34, level - 6, 130, "#fff3c4", 1)
        for k, c in enumerate(("#9fd6d2", "#6dbcc0", "#45a0aa", "#2c8292", "#1c667c", "#124c64")):
            yy = level + 2 + 17 * k
            row = waves(sc.stream(f"wave{k}"), x - 130, x + 130, yy, 3.4 + 1.5 * k, 20 + 7 * k, y + 190)
            sc.layer(row, sc.rad([(0, mix(c, "#fff3cc", 0.6)), (1, c)], SUN[0], yy, 110), z=2.5, sh=0.3, shc="#0c3448", rim="#ffffff", rimop=0.95, **EXACT)  # fmt: skip
            if k == 2:
                put(sc, T(rower(), x - 8, yy + 12), z=1.7, rim=(-1.6, 1.2, "#fff3cc", 1))
                for d in (0, 1, 2):  # his wake
                    way = [
                        (x - 82 - 20 * d, yy + 16 + 3 * d),
                        (x - 48, yy + 21 + 5 * d),
                        (x + 12 + 8 * d, yy + 22 + 5 * d),
                    ]
                    sc.stroke(curve(np.array(way, float)), "#f6fffa", 1.6, 0.7 - 0.18 * d)
        sc.flat(
            U(leaf(x + 10, y + 92, 26, 0.1, 0.4), Polygon([(x + 12, y + 92), (x + 2, y + 85), (x + 3, y + 100)])),
            "#d7f4f0",
            0.9,
        )
        sc.flat(g.difference(T(g, 9, -8)), "#0c3a54", 0.4, "multiply", 6)
    sc.flat(
        limb([(x + 8, y - 120, 2), (x - 46, y - 70, 8), (x - 84, y - 6, 11), (x - 86, y + 44, 3)], 10),
        "#ffffff",
        0.85,
        blur=0.8,
    )
    sc.flat(ellipse(x - 66, y + 72, 8, 5, -40), "#ffffff", 0.85)
    sc.stroke(list(g.exterior.coords), "#ffffff", 1.6, 0.8)


def draw_shore(sc: Scene) -> None:
    """Pines in the saddle of the nose, a lighthouse at the corner of the mouth, the dark sea she rises from."""
    coves = ((553, 452, 30), (563, 470, 46), (545, 446, 24), (574, 488, 34), (583, 506, 22))
    sc.layer(U([pine(x, y + 4, h) for x, y, h in coves]), "#2c1a2c", z=2.4, sh=0.3, rim="#fff0d0", rimop=0.9, **EXACT)
    lx, ly = 516, 800
    sc.layer([(Polygon([(lx - 8, ly), (lx - 5, ly - 40), (lx + 5, ly - 40), (lx + 8, ly)]), "#f6eee0"), (U(box(lx - 7, ly - 16, lx + 7, ly - 8), box(lx - 6, ly - 33, lx + 6, ly - 25), Polygon([(lx - 8, ly - 49), (lx, ly - 59), (lx + 8, ly - 49)])), "#b8383a"), (box(lx - 5, ly - 49, lx + 5, ly - 40), "#fff3b0")], z=2.4, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    sc.glow(lx, ly - 45, 60, "#ffe28a", 0.9)
    for k, (y, c) in enumerate(((1092, "#3f7a7c"), (1126, "#28606a"), (1164, PETROL))):
        row = waves(sc.stream(f"front{k}"), -40, 840, y, 16 + 7 * k, 74 + 26 * k, 1260)
        sc.layer(row, sc.rad([(0, mix(c, "#e6c9a0", 0.4)), (0.5, c), (1, mix(c, "#08202c", 0.7))], 640, y - 60, 620), z=9 + 2 * k, sh=0.5, shc="#08202c", cut=0.4, rim="#fff6e0", rimop=0.95, rimw=1.5)  # fmt: skip
        q = sc.stream(f"foam {k}")
        sc.flat(
            U([ellipse(q.uniform(-10, 810), y + q.uniform(-14, 8) - 4 * k, q.uniform(1, 3.4)) for _ in range(46)]),
            "#fff6e0",
            0.75,
        )


def draw() -> Scene:
    """Towards the mouth, or back to the eye?"""
    sc = Scene("tear_rower", light=(*SUN, 140), shadow="#2a0f1c", bg="#86aea4")
    draw_sky(sc)
    draw_face(sc)
    draw_features(sc)
    draw_hair(sc)
    draw_tear(sc)
    draw_shore(sc)
    sc.vignette("#14101c", 0.4, 470, 660, 900, 0.5)
    sc.finish()
    return sc
