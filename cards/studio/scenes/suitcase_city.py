"""In a dark station hall a child leans over an open suitcase; in it stands a lit hill town by its own sea."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.gazes import looking_down

# night teal, slate, plum, beret red, window gold, cream; the lantern on the tower; hall / child / hill / sea
TEAL, SLATE, PLUM, RED, GOLD, CREAM = "#14202c", "#37505f", "#4a2f45", "#b23a30", "#f0ac48", "#fff2cc"
LX, LY = 276, 420  # the lantern
HINGE, FAR, NEAR = 884, 700, 1096  # the suitcase: hinge, far rim, near rim
SKIN = "#c98a5e"
# the one street, from the quay up to the foot of the tower
STREET = [(486, 884), (604, 842), (470, 812), (196, 784), (170, 752), (330, 724), (500, 698), (512, 670), (380, 648), (226, 632), (214, 606), (292, 586)]  # fmt: skip


def hall(sc: Scene) -> None:
    """A station hall that is almost gone in the dark: ribs of the roof, a train's last windows."""
    sc.backdrop(sc.lin([(0, "#16202f"), (0.3, "#243646"), (0.55, "#3a5260"), (1, "#1c2836")], 0, 0, 0, 1200))
    for c, cx, yb, r, th in (
        ("#3c5563", 560, 420, 250, 9),
        ("#2f4656", 540, 470, 400, 13),
        ("#20323f", 510, 560, 590, 19),
    ):
        a = np.linspace(-math.pi * 0.12, math.pi * 1.12, 60)
        outer = [(cx + math.cos(t) * r, yb - math.sin(t) * r * 1.08, th) for t in a]
        inner = [(cx + math.cos(t) * (r - th * 2.6), yb - math.sin(t) * (r - th * 2.6) * 1.08, th * 0.5) for t in a]
        web = [
            limb([(*outer[k][:2], th * 0.26), (*inner[min(59, k + d)][:2], th * 0.26)], 2, 3)
            for k in range(0, 60, 3)
            for d in (-1, 2)
        ]
        sc.layer(
            clean(U(limb(outer, 2), limb(inner, 2), web).intersection(box(-60, -60, 860, 700))),
            c,
            z=6,
            sh=0.3,
            cut=0.2,
            wash=0.5,
            rimop=0.16,
            rim="#b9d2d8",
        )
        sc.veil([(0, "#4b6672", 0), (0.5, "#5d7a84", 0.16), (0.7, "#5d7a84", 0)], 0, 0, 0, 1200, "normal")
    # the last train: a dark flank with a few windows
    sc.layer(
        U(box(610, 548, 860, 720), shape("610,552^ 640,528 860,524^ 860,560^")),
        "#22333f",
        z=7,
        sh=0.3,
        rimop=0.2,
        rim="#b9d2d8",
    )
    wins = U(*[rounded(box(642 + k * 56, 574, 680 + k * 56, 624), 6) for k in range(3)])
    sc.flat(wins, "#d9b36a", 0.6)
    sc.flat(U(*[box(642 + k * 56, 600, 680 + k * 56, 603) for k in range(3)]), "#22333f")
    sc.glow(700, 600, 120, "#f0c070", 0.18)
    for x, y, r in ((70, 262, 15),):
        sc.layer(
            U(limb([(x, y - r * 6, 2), (x, y - r, 2)], 1), ellipse(x, y - r * 0.6, r * 1.3, r * 0.5)),
            "#20323f",
            z=2,
            cut=0,
            sh=0.2,
        )
        sc.flat(ellipse(x, y, r * 0.8, r * 0.6), "#cfe0d8", 0.75)
        sc.glow(x, y, r * 6, "#bcd8d8", 0.32)


def child(sc: Scene) -> None:
    """Leaning over the far rim: beret, coat with a luggage label, one forearm on the rim."""
    coat = shape(
        "338,520^ 300,536 252,562 218,610 196,680 180,760^ 696,724^ 712,680 700,612 660,566 606,538 560,520^ 450,556"
    )
    coat = fillet(U(coat, limb("632,590,92 694,620,92 706,662,84 676,692,72", 10)), 6)
    sc.layer(
        coat,
        sc.rad([(0, "#c2663e"), (0.3, "#8a3a34"), (0.7, "#54283a"), (1, "#33203a")], LX + 40, LY + 120, 470),
        z=14,
        cut=0.4,
        wash=0.9,
    )
    folds = U(
        limb("300,560,1 286,620,5 282,700,1", 6),
        limb("640,570,1 650,630,5 640,700,1", 6),
        limb("560,560,1 590,620,4 600,690,1", 6),
    )
    sc.flat(folds, "#2c1626", 0.45)
    neck = shape("398,440^ 396,500 382,536 450,572 520,536 508,500 506,430^")
    sc.layer(neck, "#8e5840", z=2, cut=0)
    scarf = shape("356,508^ 392,520 450,540 512,520 548,504^ 560,532 540,562 452,588 368,566 344,536^")
    sc.layer(scarf, sc.near("#e8b95c", "#8a6440", 330), z=6, cut=0.3, sh=0.5)
    sc.flat(U(limb("366,528,1 450,558,3 540,524,1", 6), limb("372,546,1 450,574,3 536,542,1", 6)), "#7a4a2a", 0.5)
    # hair and head
    f = FEELINGS["wonder"]._replace(
        look=(0.85, 1.0), open=0.92, tilt=0, gape=0.34, wide=0.62, curve=0.5, brow_in=-5, brow_out=-4, cheek=0.9
    )
    h = head("tq", 9, f, SKIN, "curly", "#1d1018", hat="beret", hat_colour=RED, iris="#5a3418", lash=1.25)
    h = asking(looking_down(h, SKIN, 7, "#6a3e20", gape=0, lift=0.7, smile=0.5))
    h = T(h, 446, 338, 2.86, flip=True, rot=-12)
    put(sc, h, z=3, cast=16, cut=0, wash=0.6)
    o = h.outline()
    with sc.clip(o):
        sc.flat(
            box(200, 100, 720, 560),
            sc.rad([(0, "#ffdf9a", 0.75), (0.4, "#ffc070", 0.42), (0.75, "#ffc070", 0)], LX, LY + 20, 360),
            0.95,
            "soft-light",
        )
        sc.flat(
            box(200, 100, 720, 560),
            sc.rad(
                [(0, "#2a1a3a", 0), (0.42, "#2a1a3a", 0.06), (0.75, "#221a3c", 0.62), (1, "#1a1a38", 0.85)],
                LX,
                LY + 40,
                430,
            ),
            1,
            "multiply",
        )
    over = U([clean(q.geom) for q in h.pieces if q.name.startswith(("hair", "hat", "ear"))])
    with sc.clip(
        clean(h.part("face").difference(over))
    ):  # planes of the face: the side away from the lantern, and what the nose and lip shade
        away = clean(h.part("face").difference(T(h.part("face"), -62, 6)))
        sc.flat(away, "#4a1c30", 0.34, "multiply", 12)
        sc.flat(clean(h.part("face").difference(T(h.part("face"), -26, -14))), "#4a1c30", 0.3, "multiply", 6)
        sc.flat(T(h.part("hat"), -2, 13), "#3a1428", 0.38, "multiply", 7)
    rimlight(sc, clean(h.part("face").difference(h.part("hat"))), 5, -5, "#ffe2a0", 0.8, 2.2, r=360)
    rimlight(sc, o, -4, 4, "#a8d0d8", 0.5, 1.8, c=(760, 150), r=420)
    # the label on its string
    sc.stroke([(524, 540), (532, 572), (542, 592)], "#e9d3aa", 2.4, 0.95)
    label(sc, 546, 606, 1.12, -12)


def label(sc: Scene, x: float, y: float, s: float, rot: float) -> None:
    """A luggage label with a red ring, and nothing else on it: one on the child, its like on the tower."""
    at = lambda g: T(g, x, y, s, rot=rot)  # noqa: E731
    tag = shape("-20,-6^ -10,-20^ 10,-20^ 20,-6^ 20,44^ -20,44^").difference(ellipse(0, -10, 3.4))
    sc.layer(at(tag), "#ecd0a0", z=3.4 if s > 1 else 2, cut=0.2, rim="#fff4d0", rimop=0.8)
    ring = ellipse(0, 18, 11.5).difference(ellipse(0, 18, 7))
    sc.flat(at(ring), "#b23a30", 0.95)


def asking(h: Figure) -> Figure:
    """A question in the face: one brow higher, inner ends raised, lips just parted, freckles."""
    f = Figure(p for p in h.pieces if not p.name.startswith(("brow", "mouth", "lip")))
    f._anchors = dict(h._anchors)
    ink, lip = "#2a1620", mix(SKIN, "#96303a", 0.55)
    f.add(limb([(-11, -1.5, 1), (-4, -6.2, 3), (4, -8.6, 2.6), (10, -9.6, 1)], 6), ink, "brow", 0.3, True, 0.9)
    f.add(limb([(20, -13.2, 1), (25, -13.8, 2.6), (31, -11.6, 2.2), (36, -6.6, 0.8)], 6), ink, "brow", 0.3, True, 0.9)
    f.add(
        limb([(12, -6, 0.5), (14.5, -2, 1.1), (14.6, 3, 0.4)], 4), mix(SKIN, "#5a2418", 0.4), "crease", 0.2, True, 0.5
    )
    f.add(shape("10.5,33^ 14,31.4 17.4,32.2 20.4,31.2 23.6,32.2^ 20.6,35.6 14.4,36"), "#4a1820", "mouth", 0.2, True)
    f.add(
        shape("9.4,33.2^ 13.4,29.4 17.2,30.8 20,29.2 24.8,32.4^ 21,32 17.6,33 13.8,32.4"), lip, "mouth.lip", 0.2, True
    )
    f.add(
        shape("12,35^ 15,36 20,35.4 22.6,34.2^ 21.4,38.4 16.6,39.8 13.4,38"), light(lip, 0.12), "mouth.lip", 0.2, True
    )
    f.add(limb([(13, 42.6, 0.5), (17, 43.4, 1.4), (21, 42, 0.5)], 4), mix(SKIN, "#5a2418", 0.5), "chin", 0.2, True, 0.5)
    spots = ((6, 18), (10, 20.5), (3, 21.5), (8, 24), (27, 19), (30, 21.5), (25.6, 22), (18, 13), (14, 16))
    f.add(U([ellipse(x, y, 0.75) for x, y in spots]), mix(SKIN, "#6a2c1c", 0.6), "freckles", 0.2, True, 0.6)
    return f


def rim_arm(sc: Scene) -> None:
    """The right arm leans on the far rim, the hand closed over its edge."""
    sc.flat(
        U(
            limb("646,600,1 668,640,5 672,690,1", 5),
            limb("746,640,1 730,666,5 700,672,1", 5),
            limb("676,606,0.8 704,628,3 722,652,0.8", 5),
        ),
        "#2c1626",
        0.4,
    )
    sc.raw('<g transform="translate(8 -10)">')
    skin = sc.near("#f6c28c", "#a8694c", 560)
    thumb = limb("634,704,26 610,708,23 590,720,20 578,730,14", 8)
    sc.flat(ellipse(658, 764, 62, 10), "#1c0c20", 0.5, "multiply", 6)
    sc.layer(thumb, sc.near("#dca06c", "#8a543e", 480), z=3, cut=0, wash=0.3)
    palm = shape("620,690^ 640,680 700,680 716,690 722,712 714,732 626,732 616,712")
    sc.layer(palm, skin, z=4, cut=0, wash=0.4)
    for k in (3, 0, 2, 1):
        dy = (0, 8, 6, -4)[k]
        g = limb(
            [
                (633 + k * 24.5, 712, 25),
                (631 + k * 24.5, 738 + dy * 0.6, 24),
                (628 + k * 24.5, 750 + dy, 21),
                (627 + k * 24.5, 757 + dy, 16),
            ],
            7,
        )
        sc.layer(g, skin, z=2.4, cut=0, wash=0.3, sh=0.5, rim="#ffe0b0", rimop=0.5)
        sc.flat(
            limb(
                [
                    (622 + k * 24.5, 742 + dy * 0.6, 0.6),
                    (631 + k * 24.5, 745 + dy * 0.6, 1.6),
                    (640 + k * 24.5, 742 + dy * 0.6, 0.6),
                ],
                4,
            ),
            "#6a3a28",
            0.55,
        )
    sc.flat(U(*[ellipse(634 + k * 24.5, 710, 8, 4) for k in range(4)]), "#ffd8a0", 0.35, None, 2)
    rimlight(sc, U(palm, thumb), 3, 2, "#ffe9b4", 0.7, r=520)
    sc.layer(limb("614,676,20 666,688,24 724,676,20", 6), "#96463c", z=4, cut=0.2, rim="#ffc890", rimop=0.5)
    sc.raw("</g>")
    sc.glow(668, 716, 80, "#ffc070", 0.25)


def shelter(sc: Scene) -> None:
    """The left elbow on the rim, the hand curved behind the lantern like a wall against the draught."""
    sleeve = limb("112,760,104 100,700,106 114,650,98 138,600,84", 10)
    sc.layer(
        sleeve, sc.rad([(0, "#c46a40"), (0.45, "#7e3636"), (1, "#3a2036")], LX - 60, 540, 260), z=10, cut=0.3, wash=0.9
    )
    sc.flat(U(limb("66,690,1 92,716,5 136,716,1", 5), limb("70,664,1 94,680,4 130,676,1", 5)), "#2c1626", 0.4)
    skin = sc.rad([(0, "#ffe2b0"), (0.35, "#ecb27c"), (1, "#9a6046")], LX, LY + 20, 270)
    ways = (  # little finger to forefinger, each bent a little to the flame
        [(110, 486, 34), (104, 444, 32), (114, 406, 29), (138, 382, 20)],
        [(132, 472, 37), (130, 414, 35), (146, 366, 31), (178, 340, 21)],
        [(158, 468, 38), (164, 408, 36), (186, 358, 31), (222, 336, 21)],
        [(182, 476, 36), (196, 426, 34), (218, 390, 29), (246, 374, 20)],
    )
    for way in ways:
        g = limb(way, 9)
        sc.layer(g, skin, z=3, cut=0, wash=0.4, sh=0.5)
        rimlight(sc, g, -4, 2, "#fff0c4", 0.75, 1.6, r=330)
        for j in (1, 2):
            (x0, y0, w0), (x1, y1, _) = way[j], way[j + 1]
            n = np.array([y1 - y0, x0 - x1]) / math.hypot(x1 - x0, y1 - y0) * w0 * 0.36
            sc.flat(
                limb([(x0 - n[0], y0 - n[1], 0.6), (x0 + (x0 - x1) * 0.06, y0 + 3, 2), (x0 + n[0], y0 + n[1], 0.6)], 4),
                "#7a4630",
                0.6,
            )
    palm = fillet(
        shape("92,492 100,470 124,458 160,452 194,462 204,490 204,536 190,572 166,600^ 112,602^ 98,560 90,524"), 2
    )
    sc.layer(palm, skin, z=3.4, cut=0, wash=0.5, sh=0.4)
    rimlight(sc, palm, -4, 2, "#fff0c4", 0.7, 2, r=330)
    sc.flat(
        U(
            limb("104,514,.8 140,510,2.4 176,492,2.2 188,478,.8", 7),
            limb("112,540,.8 146,528,2.2 186,512,.8", 6),
            limb("188,504,.8 160,522,2.4 142,552,2.4 140,588,.8", 7),
            limb("106,472,.6 118,478,1.8 130,474,.6", 4),
            limb("134,466,.6 146,470,1.8 158,466,.6", 4),
            limb("162,466,.6 174,472,1.8 186,472,.6", 4),
        ),
        "#7a4630",
        0.6,
    )
    thumb = fillet(U(limb("162,572,48 196,546,42 218,512,33 228,482,27 232,464,18", 9)), 1)
    sc.layer(
        thumb,
        sc.rad([(0, "#ffe8bc"), (0.35, "#f0b880"), (1, "#a2684a")], LX, LY + 20, 240),
        z=4,
        cut=0,
        wash=0.5,
        sh=0.5,
    )
    rimlight(sc, thumb, -4, 2, "#fff0c4", 0.85, 2, r=330)
    sc.flat(
        U(limb("206,516,.6 218,524,1.8 232,524,.6", 4), limb("172,544,.8 158,562,2 154,588,.8", 5)), "#7a4630", 0.55
    )
    cuff = limb("84,600,28 136,612,30 186,596,28", 6)
    sc.layer(cuff, sc.near("#d2794a", "#5e2c38", 260), z=4, cut=0.2)


def little_house(rng: Any, w: float, h: float) -> dict[str, Any]:
    """A house of the hill on 0,0: wall, roof, a few windows of unlike size, perhaps a door."""
    hw = w / 2
    kind = rng.choice(["gable", "gable", "side", "side", "tall", "dome"])
    if kind == "gable":
        rh = w * rng.uniform(0.6, 0.9)
        wall = Polygon([(-hw, 4), (-hw, -h), (0, -h - rh), (hw, -h), (hw, 4)])
        o = w * 0.1
        roof = U(
            limb([(-hw - o, -h + o, 3.4), (0, -h - rh - 1, 3.8)], 2),
            limb([(hw + o, -h + o, 3.4), (0, -h - rh - 1, 3.8)], 2),
        )
        roof = U(
            roof,
            Polygon(
                [
                    (0, -h - rh - 1),
                    (-hw - o, -h + o),
                    (-hw - o + 5, -h + o),
                    (0, -h - rh + 5),
                    (hw + o - 5, -h + o),
                    (hw + o, -h + o),
                ]
            ),
        )
    elif kind == "dome":
        wall = box(-hw, -h, hw, 4)
        roof = U(
            ellipse(0, -h, hw * 0.9, hw * 1.1).intersection(box(-w, -h - w, w, -h)),
            box(-hw - 2, -h - 2, hw + 2, -h + 2),
            limb([(0, -h - hw, 2), (0, -h - hw * 1.7, 0.6)], 2),
        )
    else:
        rh = w * (0.42 if kind == "side" else 0.8)
        wall = box(-hw, -h, hw, 4)
        i = w * (0.14 if kind == "side" else 0.4)
        roof = Polygon([(-hw - 3, -h + 2), (-hw + i, -h - rh), (hw - i, -h - rh), (hw + 3, -h + 2)])
        roof = U(roof, box(hw * 0.3, -h - rh * 1.4, hw * 0.3 + w * 0.12, -h))
    win: list[Any] = []
    y = -h + 7
    while y < -9:
        n = rng.choice([1, 1, 2]) if w > 24 else 1
        big = rng.random() < 0.25
        for q in range(n):
            if rng.random() < 0.25:
                continue
            x = (q - (n - 1) / 2) * w * 0.42 + rng.uniform(-2, 2)
            ww, hh = (w * 0.2, 9) if big else (w * 0.11, 6.5)
            win.append(
                U(box(x - ww / 2, y, x + ww / 2, y + hh), ellipse(x, y, ww / 2))
                if big
                else box(x - ww / 2, y, x + ww / 2, y + hh)
            )
        y += rng.uniform(12, 17)
    return {
        "wall": wall,
        "roof": roof,
        "win": win,
        "door": U(box(-3, -8, 3, 4), ellipse(0, -8, 3)) if rng.random() < 0.6 else None,
    }


def town(sc: Scene) -> None:
    """A hill of houses round one bright street that climbs to the tower."""
    R = sc.stream("town")
    walls = ("#7a4a4e", "#96603f", "#b9814a", "#5e5168", "#8e5548", "#6f5a6a", "#c2935a")
    roofs = ("#8c3a32", "#4a3550", "#3e4a60", "#a4553a", "#5c3440")
    c = curve(np.array(STREET, float), None, False, 14)
    hill = shape(
        "84,896^ 104,820 128,744 164,664 196,604 226,570 276,556 326,566 372,604 430,640 520,672 580,720 640,790 700,850 722,896^"
    )
    sc.layer(hill, sc.rad([(0, "#c07c46"), (0.35, "#7c4c44"), (1, "#3c2a40")], LX, 560, 420), z=10, cut=1.2, wash=0.9)
    tower(sc, 276, 590)
    # rows of houses, far to near: (y of the feet, x from, x to, bend)
    rows = [(612, 196, 366, 8), (640, 168, 452, 10), (672, 150, 524, 10), (702, 140, 584, 10), (736, 128, 612, 12), (770, 118, 640, 10), (806, 108, 668, 10), (846, 100, 692, 8), (884, 92, 706, 2)]  # fmt: skip
    road = limb([(x, y, 7 + (y - 590) / 32) for x, y in c], 2)
    for k, (y0, xa, xb, bend) in enumerate(rows):
        x = xa + R.uniform(0, 10)
        W_, F_, L_, D_ = [], [], [], []
        while x < xb:
            s = 0.72 + (y0 - 600) / 560
            w = R.uniform(22, 40) * s
            mx = x + w / 2
            t = (mx - (xa + xb) / 2) / ((xb - xa) / 2)
            y = y0 + bend * t * t + R.uniform(-3, 3)
            # the street stays free where it passes just in front of or through the row
            near_road = (
                min(abs(px - mx) for px, py in c if abs(py - (y - 10)) < 16 * s)
                if any(abs(py - (y - 10)) < 16 * s for _, py in c)
                else 99
            )
            if near_road < w * 0.5 + 3 * s or (k == 8 and 440 < mx < 534):
                x += 5
                continue
            h = R.uniform(20, 34) * s * (1.5 if R.random() < 0.13 else 1)
            d = T(little_house(R, w, h), mx, y)
            wc = R.choice(walls)
            W_.append((d["wall"], sc.rad([(0, light(wc, 0.3)), (0.4, wc), (1, mix(wc, "#221c38", 0.6))], LX, 560, 400)))
            rc = R.choice(roofs)
            F_.append(
                (d["roof"], sc.rad([(0, light(rc, 0.22)), (0.45, rc), (1, mix(rc, "#1c1a34", 0.6))], LX, 540, 400))
            )
            for q in d["win"]:
                (L_ if R.random() < 0.74 else D_).append(q)
            if d["door"] is not None:
                D_.append(d["door"])
            x += w * R.uniform(0.92, 1.12)
        sc.layer(W_, z=3.4, cut=0.2, step=4, fibre=0.05, wash=0.5, sh=0.5, shc="#1c1024", rimop=0.3)
        sc.layer(F_, z=2, cut=0.2, step=4, fibre=0.05, wash=0.5, sh=0.5, shc="#1c1024", rim="#ffe2a0", rimop=0.6)
        sc.flat(U(D_), "#2a1c30", 0.7)
        sc.flat(U(L_), "#ffd987", 0.95)
        sc.flat(U(L_).buffer(1.6), "#ffb84e", 0.4, "screen", 2.2)
        # the piece of the street in front of this row
        nxt = rows[k + 1][0] if k + 1 < len(rows) else 900
        part = clean(road.intersection(box(0, y0 - 26, 800, nxt - 26)))
        sc.flat(part.buffer(3), "#ffb850", 0.55, "screen", 4)
        sc.layer(part, "#ffe9b0", z=0.8, cut=0, wash=0, fibre=0, sh=0.3, rimop=0)
    # people of the street, all looking up
    P = sc.stream("folk")
    folk = []
    for _ in range(26):
        x, y = c[int(P.uniform(0.0, 0.98) ** 1.5 * len(c))]
        s = (0.5 + (y - 590) / 620) * 0.62
        g = U(shape("-4.4,0^ -4,-12 -2.4,-18 2.4,-18 4,-12 4.4,0^"), ellipse(0, -22, 3.6))
        if P.random() < 0.4:
            g = U(g, limb("2,-16,2.6 8,-26,2.2", 3))
        folk.append(T(g, x + P.uniform(-4, 4), y + P.uniform(-1, 3), s))
    sc.layer(U(folk), "#4a2430", z=1, cut=0, wash=0, fibre=0, sh=0.4, rimop=0.5, rim="#fff0c0")
    # the red tram on the lowest bend
    tram = U(
        rounded(box(-22, -18, 22, -3), 3),
        rounded(box(-18, -21, 18, -16), 2),
        ellipse(-12, -2.6, 2.6),
        ellipse(12, -2.6, 2.6),
    )
    tw = U(*[box(-19 + k * 8, -15, -13 + k * 8, -9) for k in range(5)])
    sc.layer(
        T(tram.difference(tw), 556, 858, 1.1, rot=-16), "#b8402f", z=2, cut=0, wash=0, fibre=0, rim="#ffe2a0", rimop=0.7
    )
    sc.flat(T(tw, 556, 858, 1.1, rot=-16), "#fff0c0")


def tower(sc: Scene, x: float, base: float) -> None:
    """The lamp tower; its keeper holds the lantern up to the face above the town."""
    body = Polygon([(x - 30, base + 8), (x - 20, base - 96), (x + 20, base - 96), (x + 30, base + 8)])
    sc.layer(
        body, sc.lin([(0, "#e9b368"), (1, "#94604a")], 0, base - 100, 0, base), z=5, cut=0.3, rim="#fff0c4", rimop=0.7
    )
    sc.flat(U(*[box(x - 26, base - y, x + 26, base - y + 2) for y in (18, 42, 66)]), "#6a3c38", 0.4)
    for y in (28, 54, 80):
        sc.flat(U(box(x - 4, base - y, x + 4, base - y + 12), ellipse(x, base - y, 4)), "#fff0b8")
    gallery = U(box(x - 28, base - 104, x + 28, base - 95), box(x - 24, base - 97, x + 24, base - 90))
    sc.layer(gallery, "#a86a48", z=3, cut=0.2, rim="#fff0c4", rimop=0.8)
    sc.stroke([(x + 26, base - 94), (x + 33, base - 80), (x + 40, base - 70)], "#e9d3aa", 1.6, 0.95)
    label(sc, x + 42, base - 62, 0.62, -12)
    y = base - 104
    legs = U(limb([(x - 9, y - 16, 7), (x - 11, y + 1, 5)], 3), limb([(x - 4, y - 16, 7), (x - 1, y + 1, 5)], 3))
    coat = shape(
        f"{x - 15},{y - 10}^ {x - 13},{y - 24} {x - 10},{y - 36} {x - 2},{y - 37} {x + 2},{y - 28} {x + 1},{y - 10}^ {x - 7},{y - 8}"
    )
    arm = limb([(x - 5, y - 33, 6.4), (x + 3, y - 36, 5.4), (x + 9, y - 44, 4.6)], 4)
    arm2 = limb([(x - 9, y - 33, 6), (x - 3, y - 25, 5), (x + 5, y - 28, 4.4)], 4)
    sc.layer(legs, "#33263a", z=1.6, cut=0, wash=0, fibre=0)
    sc.layer(arm2, "#2c4a58", z=1, cut=0, wash=0, fibre=0)
    sc.stroke([(x + 2, y - 14), (x + 9, y - 46), (x + 13, y - 68)], "#5a3a2a", 2.4)
    sc.layer(coat, "#386074", z=2, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.9)
    sc.layer(ellipse(x - 4, y - 43, 5.6, 6.4), "#e8b080", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(
        shape(f"{x - 11},{y - 44}^ {x - 9},{y - 51} {x - 2},{y - 52} {x + 2},{y - 47}^ {x - 4},{y - 46}"),
        "#b8402f",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(arm, "#386074", z=1.4, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.9)
    rail = U(
        *[box(x - 26 + k * 8.4, y - 10, x - 24.6 + k * 8.4, y) for k in range(7)], box(x - 28, y - 12, x + 28, y - 9.6)
    )
    sc.layer(rail, "#8a5440", z=1.4, cut=0, wash=0, fibre=0, rim="#fff0c4", rimop=0.7)


def lantern(sc: Scene) -> None:
    """The brightest place."""
    x, y = 290, 412
    sc.glow(x, y, 300, "#ffca74", 0.6)
    sc.glow(x, y, 130, "#ffe9b0", 0.9)
    case = U(
        box(x - 8, y - 11, x + 8, y + 11),
        Polygon([(x - 10, y - 10), (x, y - 20), (x + 10, y - 10)]),
        box(x - 9, y + 10, x + 9, y + 14),
    )
    sc.layer(case, "#fff9e2", z=1, cut=0, wash=0, fibre=0, sh=0)
    sc.flat(
        U(
            box(x - 9, y - 11, x - 7.4, y + 12),
            box(x + 7.4, y - 11, x + 9, y + 12),
            Polygon([(x - 10.5, y - 10), (x, y - 20.5), (x + 10.5, y - 10)]),
            box(x - 9, y + 11, x + 9, y + 14),
        ),
        "#8a5a30",
    )
    sc.glow(x, y, 46, "#ffffff", 0.9)


def far_case(sc: Scene) -> None:
    """The far half of the suitcase: side walls and far rim, seen from the inside."""
    inner = Polygon([(64, HINGE), (118, FAR + 10), (684, FAR + 10), (738, HINGE)])
    sc.layer(inner, sc.near("#7a4a50", "#33233c", 460), z=8, cut=0.2)
    rim = Polygon(
        [
            (40, HINGE + 6),
            (100, FAR),
            (702, FAR),
            (762, HINGE + 6),
            (738, HINGE + 6),
            (686, FAR + 20),
            (116, FAR + 20),
            (64, HINGE + 6),
        ]
    )
    sc.layer(rim, sc.rad([(0, "#c98a52"), (0.5, "#8a5638"), (1, "#4e3232")], LX + 60, 700, 520), z=6, cut=0.3, wash=1)
    pts_ = [*[(100 - 60 * t + 10, FAR + 10 + 178 * t) for t in np.linspace(0, 1, 18)]]
    sc.flat(
        U(
            *[limb([(x, y, 1.5), (x - 2, y + 5, 1.5)], 1, 3) for x, y in pts_],
            *[limb([(802 - x, y, 1.5), (804 - x, y + 5, 1.5)], 1, 3) for x, y in pts_],
        ),
        "#f0d29a",
        0.6,
    )


def sea(sc: Scene) -> None:
    """The near half: the lining is a night sea."""
    rim = rounded(Polygon([(34, HINGE), (766, HINGE), (826, NEAR + 30), (-26, NEAR + 30)]), 16)
    sc.layer(
        rim,
        sc.rad([(0, "#c28450"), (0.5, "#8a5638"), (1, "#523434")], LX + 60, 900, 560),
        z=12,
        cut=0.4,
        wash=1,
        sh=0.6,
    )
    water = rounded(Polygon([(66, HINGE + 12), (734, HINGE + 12), (788, NEAR), (12, NEAR)]), 12)
    with sc.clip(water):
        sc.layer(
            water,
            sc.rad([(0, "#5d8a94"), (0.3, "#2f5f76"), (0.75, "#1c3c58"), (1, "#142a44")], LX + 30, HINGE, 460),
            z=1,
            cut=0,
            sh=0,
        )
        R = sc.stream("sea")
        for k, y in enumerate((930, 960, 1000, 1046, 1100)):
            g = waves(R, -40, 840, y, 5 + k * 3.2, (70, 96, 64, 110, 86)[k], 1240)
            cfar, cnear = mix("#6fa0a4", "#2c5c78", k / 5), mix("#24506c", "#122640", k / 4)
            sc.layer(
                g,
                sc.rad([(0, cfar), (1, cnear)], LX + 20, HINGE - 20, 480 - k * 10),
                z=4 + k,
                cut=0.2,
                sh=0.45,
                shc="#081626",
                rim="#ffe2a0",
                rimop=0.5,
            )
            if k == 1:  # the hill upside down in the quiet water of the harbour
                flip = shape(
                    "104,900^ 150,934 200,964 232,984 246,1012 262,1034 292,1034 306,1010 332,990 400,972 470,966 560,948 640,926 700,900^"
                )
                sc.flat(flip, "#171632", 0.5, "multiply", 2.5)
                W_ = sc.stream("mirrored windows")
                for _ in range(70):
                    x, yy = W_.uniform(150, 640), W_.uniform(904, 976)
                    if flip.contains(ellipse(x, yy, 3)):
                        sc.flat(ellipse(x, yy, W_.uniform(3, 8), 1.3), "#ffc766", W_.uniform(0.35, 0.85), None, 0.4)
                for x in (150, 344, 620):
                    for j in range(7):
                        sc.flat(
                            ellipse(x + W_.uniform(-4, 4), 906 + j * 9, W_.uniform(3, 9), 1.2),
                            "#ffe2a0",
                            0.75 - j * 0.09,
                            "screen",
                            0.4,
                        )
            if k == 2:
                ferry(sc)
            # the lantern's path on the water
            for _ in range(9):
                x = LX + 10 + R.gauss(0, 20 + k * 7)
                w = R.uniform(8, 26) * (0.7 + k * 0.16)
                yy = y + R.uniform(2, 18)
                sc.flat(ellipse(x, yy, w, 1.1 + k * 0.22), "#ffe6a6", 0.75 - k * 0.05, "screen", 0.5)
            for _ in range(7):
                x = R.uniform(330, 700)
                sc.flat(
                    ellipse(x, y + R.uniform(3, 16), R.uniform(5, 14), 0.9 + k * 0.12),
                    "#f0b858",
                    max(0.1, 0.55 - k * 0.08),
                    "screen",
                    0.4,
                )
        sc.glow(LX + 20, HINGE, 300, "#ffcf80", 0.35, "screen", 0.8)
        sc.flat(water.difference(T(water, 0, 12)), "#06101c", 0.5, "multiply", 5)
    # quay: the hinge as the harbour wall
    quay = box(66, HINGE - 2, 734, HINGE + 16)
    sc.layer(
        quay,
        sc.rad([(0, "#eab468"), (0.5, "#94603f"), (1, "#553636")], 420, HINGE, 360),
        z=5,
        cut=0.3,
        sh=0.6,
        rim="#fff0c0",
        rimop=0.6,
    )
    sc.flat(U(*[box(x, HINGE, x + 1.4, HINGE + 15) for x in range(86, 730, 26)]), "#4a2a28", 0.5)
    steps = U(*[box(462 - k * 3, HINGE + 2 + k * 5, 512 + k * 3, HINGE + 7 + k * 5) for k in range(5)])
    sc.layer(steps, "#ffdf9c", z=1.4, cut=0, wash=0, fibre=0)
    for x in (150, 344, 620):
        sc.layer(
            U(box(x - 1.4, HINGE - 30, x + 1.4, HINGE), ellipse(x, HINGE - 32, 4)),
            "#3a2630",
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
        )
        sc.flat(ellipse(x, HINGE - 32, 3), "#fff6d8")
        sc.glow(x, HINGE - 32, 34, "#ffd88c", 0.7)


def ferry(sc: Scene) -> None:
    """A paper boat with one lamp, on its way to the clasp."""
    for g, s in paper_boat(w=74):
        sc.layer(T(g, 566, 1030, 1.15), mix("#8f7f78", "#fbe6bc", s), z=1.4, cut=0, wash=0, fibre=0, sh=0.3)
    sc.flat(ellipse(600, 1006, 3.4), "#fff4d0")
    sc.glow(600, 1006, 44, "#ffd88c", 0.8)


def near_edge(sc: Scene) -> None:
    """The outside of the near wall: stitching, corners, clasps, handle."""
    wall = Polygon([(-30, NEAR + 14), (830, NEAR + 14), (830, 1260), (-30, 1260)])
    sc.layer(
        wall,
        sc.rad([(0, "#9a633f"), (0.5, "#6c4434"), (1, "#3c2830")], 330, NEAR - 20, 500),
        z=8,
        cut=0.3,
        wash=1,
        rim="#ffdf9c",
        rimop=0.6,
    )
    sc.flat(
        U(*[limb([(x, NEAR + 24, 1.7), (x + 7, NEAR + 24, 1.7)], 1, 3) for x in np.arange(4, 800, 13)]), "#e8c48c", 0.6
    )
    for cx in (150, 650):
        plate = rounded(box(cx - 24, NEAR + 4, cx + 24, NEAR + 58), 6)
        sc.layer(plate, sc.near("#e8bc70", "#8d6a44", 420, (LX, NEAR)), z=3, cut=0.1, fibre=0)
        sc.layer(
            rounded(box(cx - 13, NEAR + 24, cx + 13, NEAR + 46), 4),
            sc.near("#c2924e", "#6e5034", 420, (LX, NEAR)),
            z=2,
            cut=0,
            fibre=0,
        )
    sc.layer(
        limb("318,1146,20 328,1172,22 400,1180,25 472,1172,22 482,1146,20", 8),
        sc.near("#8a5238", "#4b3230", 420, (LX, NEAR)),
        z=7,
        cut=0.2,
        sh=0.6,
        rim="#ffdf9c",
        rimop=0.5,
    )
    sc.layer(
        U(rounded(box(302, NEAR + 32, 338, NEAR + 62), 4), rounded(box(462, NEAR + 32, 498, NEAR + 62), 4)),
        sc.near("#e8bc70", "#8d6a44", 420, (LX, NEAR)),
        z=3,
        cut=0,
        fibre=0,
    )


def draw() -> Scene:
    sc = Scene("suitcase_city", light=(LX, LY, 220), shadow="#0b0c18", bg=TEAL)
    hall(sc)
    child(sc)
    far_case(sc)
    rim_arm(sc)
    shelter(sc)
    sc.glow(LX, 560, 420, "#ffb860", 0.28)
    town(sc)
    sc.glow(330, 740, 430, "#ffb45a", 0.32, "screen", 0.7)
    sea(sc)
    near_edge(sc)
    lantern(sc)
    sc.vignette("#0c1020", 0.42, 350, 600, 860, 0.55)
    sc.finish()
    return sc
