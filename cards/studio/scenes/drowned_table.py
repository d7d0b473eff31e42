"""drowned_table: who went to let the diver in?"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.gazes import looking_down

# abyss #0c2e33, kelp #1f5a55, sea green #4f998a, coral blush #cf7f6d, candle cream #fbf3c6, brass #b98a3a
VX, VY = 400, 418  # the vanishing point; the door stands round it
WIDE, TOP, SEAT, FLOOR = 318, 520, 668, 900  # half the table, table, seat and floor below the eye, at depth 1
WALL = 1010


def at(x: float, y: float, q: float) -> tuple[float, float]:
    """A point x aside and y below the eye, at depth q (1 = near end of the table)."""
    return VX + x / q, VY + y / q


def quad(*p: tuple[float, float, float]):
    """The sheet through points of the room."""
    return clean(Polygon([at(*v) for v in p]).buffer(0))


def small_fish(length: float):
    """A fish to the right, centred."""
    s = length / 100
    return T(
        fillet(U(shape("50,0^ 34,-13 8,-20 -18,-13 -34,-3^ -34,3 -18,13 8,19 34,12"), shape("-28,0^ -50,-18 -44,0 -50,18^"), shape("4,-16^ -10,-30 -22,-12^"), shape("0,15^ -10,25 -16,12^")), 2),
        0, 0, s,
    )  # fmt: skip


def kelp(rng, x: float, y: float, h: float, w: float, lean: float, leaves: int = 13):
    """A ribbon of kelp that stands on x,y: stem and blades with frilled edges."""
    g = []
    stem = []
    for k in range(9):
        t = k / 8
        stem.append(
            (x + lean * h * t**1.4 + 16 * math.sin(t * 6 + lean * 9) * t, y - h * t, 8 * (1 - 0.7 * t) * w / 40)
        )
    g.append(limb(stem, 6))
    c = along(curve(np.array(stem, float), None, False, 6), 60)
    for k in range(leaves):
        t = 0.08 + 0.9 * k / leaves
        i = int(t * 59)
        side = 1 if k % 2 else -1
        L = w * rng.uniform(2.0, 3.6) * (1 - 0.4 * t)
        a = math.radians(-90 + side * rng.uniform(26, 60))
        bw = w * rng.uniform(0.34, 0.5)
        up, lo = [], []
        for j in range(13):
            u = j / 12
            bx = c[i, 0] + math.cos(a) * L * u + side * -10 * u * u
            by = c[i, 1] + math.sin(a) * L * u - L * 0.22 * u * u
            ww = bw * math.sin(math.pi * min(1, u * 0.92 + 0.06)) ** 0.7 * (1 + 0.16 * math.sin(j * 2.4))
            nx, ny = -math.sin(a), math.cos(a)
            up.append((bx + nx * ww * 0.5, by + ny * ww * 0.5))
            lo.append((bx - nx * ww * 0.5, by - ny * ww * 0.5))
        g.append(
            clean(
                Polygon(
                    curve(
                        np.array(up + lo[::-1]), [True] + [False] * 11 + [True, True] + [False] * 11 + [True], True, 3
                    )
                ).buffer(0)
            )
        )
        if k % 3 == 0:
            g.append(ellipse(c[i, 0] + side * w * 0.12, c[i, 1], w * 0.13, w * 0.18))
    return U(g)


PLATE = (400, 882)  # the plate that holds only light


def diver(sc: Scene) -> None:
    """The guest: brass helmet, canvas suit, a bunch of sea flowers; one hand is already on the back of the chair."""
    warm = lambda a, b, c, r=430: sc.rad([(0, a), (0.45, b), (1, c)], 430, 800, r)  # noqa: E731
    lay = lambda g, fill, z, **kw: sc.layer(
        g, fill, **({"z": z, "cut": 0.2, "sh": 0.5, "rim": "#ffeebc", "rimop": 0.5} | kw)
    )  # noqa: E731
    sc.raw('<g transform="translate(0 30)">')
    # hose to the surface
    hose = curve(np.array([(650, 330), (676, 280), (668, 210), (700, 120), (690, -80)], float), n=16)
    lay(limb([(x, y, 15) for x, y in hose], 2), "#1d4a48", 8)
    sc.flat(U(*[limb([(x - 6.5, y + 2, 1.6), (x + 6.5, y - 2, 1.6)], 1, 3) for x, y in hose[::2]]), "#6fae9c", 0.6)
    sc.raw("</g>")
    # legs
    lay(limb("664,800,112 690,960,106 694,1120,94 690,1240,90", 8), warm("#a08c64", "#6a644e", "#2c3f3c"), 10)
    lay(
        limb("584,800,118 566,950,112 560,1110,98 556,1240,94", 8),
        sc.rad([(0, "#ecd49a"), (0.45, "#a8956a"), (1, "#4a564a")], 470, 900, 400),
        12,
    )
    # far arm, behind the flowers
    trunk = shape("520,590^ 512,650 514,730 524,800 530,872 612,884 704,872 714,800 724,720 716,640 694,586^ 610,560")
    lay(trunk, warm("#cdb684", "#8d815f", "#46544c"), 16)
    with sc.clip(trunk):
        sc.flat(shape("700,600 730,600 730,880 650,880 690,780 704,700"), "#1c3a3c", 0.4, "multiply", 14)
    creased(
        sc,
        trunk,
        # from the straps of the corselet, across the chest to the belt, pleats over the belt
        "690,640,1 664,700,9 632,760,3 614,800,1", "702,690,1 690,740,8 668,796,1", "628,650,1 622,700,7 604,760,1",
        "640,812,1 644,780,8 636,748,1", "676,812,1 680,776,8 676,748,1", "608,812,1 606,786,7 596,764,1",
    )  # fmt: skip
    near_leg = limb("584,800,118 566,950,112 560,1110,98 556,1240,94", 8)
    creased(
        sc,
        near_leg,
        "534,884,1 556,916,8 600,934,2 626,932,1", "632,900,1 606,950,9 572,984,1", "518,1010,1 548,1026,8 590,1022,3 612,1008,1",
        "512,1150,1 540,1172,9 584,1166,3 604,1150,1", "604,1120,1 584,1150,7 546,1160,1", "516,1190,1 552,1206,8 600,1190,1",
    )  # fmt: skip
    creased(
        sc,
        limb("664,800,112 690,960,106 694,1120,94 690,1240,90", 8),
        "724,890,1 700,930,9 656,960,1", "740,1010,1 706,1030,8 664,1022,1", "650,1140,1 690,1160,9 734,1146,1", "736,1180,1 700,1200,8 654,1190,1",
    )  # fmt: skip
    patch = T(rounded(box(-34, -40, 34, 40), 6), 572, 1086, 1, rot=-5)
    lay(patch, warm("#c9a878", "#86704e", "#44483c"), 2)
    sc.flat(
        U(
            *[
                T(
                    limb([(x, y, 2), (x + 5 * (y in (-34, 34)), y + 5 * (y not in (-34, 34)), 2)], 1, 3),
                    572,
                    1086,
                    1,
                    rot=-5,
                )
                for x, y in [(x, y) for x in range(-28, 28, 11) for y in (-34, 34)]
                + [(x, y) for x in (-28, 28) for y in range(-28, 28, 11)]
            ]
        ),
        "#f0dcae",
        0.7,
    )
    sc.flat(limb("634,870,1 628,980,3 626,1100,3 628,1230,1", 6), "#0f3437", 0.35)
    belt = shape("508,806^ 560,832 620,838 680,830 724,802^ 724,834 682,862 620,870 560,864 510,838^")
    lay(belt, warm("#8a6a3a", "#54452e", "#2a2f28"), 3)
    for x, y, a in ((540, 838, 10), (590, 850, 4), (644, 850, -3), (694, 836, -12)):
        lay(T(rounded(box(-17, -15, 17, 17), 4), x, y, 1, rot=a), warm("#a9b8a4", "#5f7a70", "#2c4a48"), 4)
    # the flowers in the far hand
    sc.layer(
        limb("716,620,74 752,700,66 744,770,58 706,800,50", 8),
        warm("#b8a678", "#857a5c", "#3c4c46"),
        z=8,
        cut=0.2,
        sh=0.5,
        rim="#ffeebc",
        rimop=0.4,
    )
    creased(
        sc,
        limb("716,620,74 752,700,66 744,770,58 706,800,50", 8),
        "776,672,1 756,690,7 728,690,1", "784,706,1 756,716,8 726,708,1", "780,738,1 752,738,7 730,724,1",
    )  # fmt: skip
    # near arm down to the chair
    arm = fillet(limb("552,606,88 558,690,86 578,772,82 578,822,78 530,872,66 486,906,58 456,930,54", 12), 8)
    sc.flat(T(arm, 10, 14).intersection(U(trunk, near_leg)), "#12282a", 0.55, "multiply", 9)
    lay(arm, warm("#f6e4b0", "#c4b082", "#5c6656"), 8)
    with sc.clip(arm):  # the round of the sleeve: dark towards the body and under the forearm
        sc.flat(clean(arm.difference(T(arm, -18, -14))), "#2a3a34", 0.5, "multiply", 9)
    creased(
        sc,
        arm,
        # canvas stacks up in the crook and is pulled round the elbow
        "538,792,1 560,800,9 604,790,3 620,776,1", "532,812,1 562,822,10 600,828,3 618,820,1", "538,838,1 560,846,9 588,856,1",
        "520,660,1 548,676,8 592,668,1", "524,716,1 552,736,8 598,730,1", "508,858,1 516,884,8 540,904,1", "476,892,1 484,910,7 502,930,1",
    )  # fmt: skip
    lay(limb("434,906,20 456,930,22 474,958,20", 5), sc.lin([(0, "#f6d68a"), (1, "#8a6430")], 434, 906, 474, 958), 4)
    # corselet and helmet
    cors = shape(
        "478,640^ 486,598 512,566 548,546 606,536 664,544 708,566 734,600 740,634^ 704,664 664,676 612,682 556,676 512,660"
    )
    sc.flat(T(cors, 2, 14), "#12282a", 0.5, "multiply", 8)
    lay(cors, sc.rad([(0, "#f6d68a"), (0.4, "#c8953f"), (1, "#6a4c22")], 520, 640, 250), 6)
    with sc.clip(cors):
        sc.flat(clean(cors.difference(T(cors, -26, -10))), "#3a2a18", 0.5, "multiply", 10)
        sc.flat(limb("510,596,2 548,572,12 600,566,3", 6), "#fff2c0", 0.5, "screen", 5)
    sc.flat(limb("490,636,1 552,662,4 612,668,4 672,660,4 730,628,1", 8), "#7a5522", 0.6)
    for x, y in ((500, 618), (534, 640), (578, 650), (624, 653), (668, 645), (706, 626), (724, 602)):
        lay(ellipse(x, y, 6.5), "#f0cc80", 1.6, cut=0, wash=0, fibre=0)
    lay(
        limb("520,566,30 560,574,34 606,578,35 656,572,34 694,560,28", 8),
        sc.rad([(0, "#ffe09a"), (1, "#7a5522")], 540, 580, 170),
        5,
    )
    sc.flat(
        U(
            [
                limb([(x, 562 + 8 - abs(x - 606) * 0.06, 3), (x, 588 - abs(x - 606) * 0.06, 3)], 1)
                for x in range(532, 690, 19)
            ]
        ),
        "#6a4a1e",
        0.55,
    )
    sc.raw('<g transform="translate(0 30)">')
    helm = ellipse(600, 420, 112, 114)
    lay(helm, sc.rad([(0, "#ffe6a6"), (0.3, "#dca850"), (0.7, "#a0742e"), (1, "#5a4020")], 548, 470, 210), 9)
    with sc.clip(helm):
        sc.flat(clean(helm.difference(T(helm, -22, 10))), "#123a3c", 0.4, "multiply", 8)
        sc.flat(ellipse(640, 350, 40, 22, 30), "#d9fff0", 0.3, "screen", 8)
    lay(ellipse(690, 404, 17, 44), sc.lin([(0, "#c8953f"), (1, "#5a4020")], 670, 0, 706, 0), 3)
    lay(ellipse(693, 404, 10, 33), "#123f44", 1, cut=0)
    lay(U(limb("640,320,26 652,300,24", 2), limb("632,318,34 648,326,34", 2)), "#8a6430", 4)
    lay(U(ellipse(552, 322, 14), limb("552,322,8 544,306,7", 2)), "#a87a34", 4, cut=0)
    # the window, and who looks out of it
    wx, wy = 562, 430
    glass = ellipse(wx, wy, 70, 76)
    lay(ellipse(wx, wy, 85, 92), sc.rad([(0, "#fff0bc"), (0.5, "#d09a44"), (1, "#6a4c22")], 520, 500, 170), 4)
    for a in np.linspace(0, 2 * math.pi, 9)[:-1]:
        lay(
            ellipse(wx + 77.5 * math.cos(a + 0.3), wy + 84 * math.sin(a + 0.3), 5),
            "#fbe0a0",
            1.4,
            cut=0,
            wash=0,
            fibre=0,
        )
    sc.layer(glass, sc.lin([(0, "#16444a"), (1, "#2f6f6a")], 0, wy - 76, 0, wy + 76), z=1, cut=0, sh=0.2)
    with sc.clip(glass):
        skin = "#b87a52"
        h = head("tq", 34, "calm", skin, "short", "#2a1c18", beard="stubble", nose=1.1)
        h = looking_down(h, skin, 1, "#4a3020", "#241612", 0.42, 1.3, 0.35)
        h = T(h, wx + 8, wy + 2, 1.36, flip=True, rot=-8)
        sc.layer(
            shape(
                f"{wx - 20},{wy + 60} {wx + 40},{wy + 40} {wx + 66},{wy + 44} {wx + 90},{wy + 100} {wx - 40},{wy + 100}"
            ),
            "#a8483c",
            z=1,
            cut=0,
            sh=0.3,
        )
        sc.flat(
            U([limb([(wx - 10 + q * 12, wy + 56 - q * 2, 1), (wx - 12 + q * 13, wy + 90, 2)], 2) for q in range(8)]),
            "#6a2420",
            0.6,
        )
        put(sc, h, z=1.4, cut=0)
        o = h.outline()
        sc.flat(
            o,
            sc.rad([(0, "#ffe3a4", 0.9), (0.5, "#ffcf8a", 0.35), (1, "#ffcf8a", 0)], wx - 40, wy + 90, 170),
            0.8,
            "soft-light",
        )
        sc.flat(
            o,
            sc.rad([(0, "#12303c", 0), (0.5, "#12303c", 0.1), (1, "#10283a", 0.75)], wx - 30, wy + 60, 170),
            1,
            "multiply",
        )
        rimlight(sc, h.part("face"), 3, -4, "#fff0c0", 0.8, 1.6, c=(wx - 60, wy + 90), r=230)
        sc.flat(T(glass, 0, 0).difference(T(glass, 9, 8)), "#dffff0", 0.35, "screen", 3)
        sc.flat(
            shape(
                f"{wx + 20},{wy - 66}^ {wx + 44},{wy - 50} {wx + 56},{wy - 30}^ {wx + 44},{wy - 34} {wx + 28},{wy - 50}^"
            ),
            "#e9fff4",
            0.55,
        )
    sc.raw("</g>")
    # and in it the flowers
    stems = [limb([(668 + k * 3, 838, 4), (676 + k * 2, 790, 4), (664 + k * 17, 700, 3)], 5) for k in range(-2, 3)]
    lay(U(stems), "#2f7a5c", 2, cut=0, wash=0, fibre=0)
    for k, (x, y, c) in enumerate(
        (
            (630, 700, "#e2806a"),
            (662, 672, "#f0b07a"),
            (702, 676, "#d8665e"),
            (736, 704, "#e9987e"),
            (682, 716, "#f3c79a"),
        )
    ):
        n = 7 + k % 2
        petals = [
            limb(
                [
                    (x, y, 8),
                    (x + math.cos(a) * 15, y + math.sin(a) * 13, 12),
                    (x + math.cos(a + 0.16) * 26, y + math.sin(a + 0.16) * 23, 5),
                ],
                5,
            )
            for a in np.linspace(0, 2 * math.pi, n + 1)[:-1] + k
        ]
        lay(U(petals), c, 4, cut=0, wash=0, fibre=0, rimop=0.7)
        lay(ellipse(x, y, 7), "#fbe9b4", 1.4, cut=0, wash=0, fibre=0)
    lay(
        U(*[leaf(672 + dx, 752, 40, a, 0.3) for dx, a in ((-8, -2.5), (10, -0.7), (0, -2.0))]),
        "#3f8a68",
        2,
        cut=0,
        wash=0,
        fibre=0,
    )
    fist = U(
        shape("660,778^ 690,770 716,780 722,806 708,824 676,824 660,812"),
        *[limb([(700, 782 + k * 12, 14), (674, 783 + k * 12, 15), (662, 788 + k * 11, 12)], 5) for k in range(4)],
    )
    lay(limb("700,778,30 722,812,32", 3), "#a8803e", 3)
    lay(fillet(fist, 1), warm("#dca278", "#ad7450", "#7a5040"), 5, cut=0)
    sc.flat(
        U(*[limb([(690, 789 + k * 12, 0.8), (674, 790 + k * 12, 2), (660, 793 + k * 11, 0.8)], 4) for k in range(3)]),
        "#5a3226",
        0.65,
    )
    lay(limb("704,772,15 690,764,14 672,770,11", 5), warm("#dca278", "#ad7450", "#7a5040"), 2, cut=0, wash=0)


def creased(sc: Scene, cloth: Any, *lines: str) -> None:
    """Folds of heavy canvas: a soft dark valley, a lit ridge beside it, and a thin line at its root."""
    with sc.clip(cloth):
        for line in lines:
            q = limb(line, 8)
            sc.flat(T(q.buffer(2.5), 2, 4), "#16302e", 0.5, "multiply", 4)
            sc.flat(T(q, -2, -5), "#fff0c0", 0.34, "screen", 2.6)
            sc.flat(q.buffer(-2.6), "#1c2c28", 0.4)


def gripping_hand(sc: Scene, x: float, y: float, rot: float) -> None:
    """The hand over the top of the chair: back and thumb above, four bent fingers on our side."""
    m = lambda g: T(T(g, 0, 0, 1.12, rot=rot), x, y)  # noqa: E731
    skin = sc.rad([(0, "#f0c090"), (0.5, "#c88a5c"), (1, "#8a5840")], x - 30, y - 40, 130)
    sc.flat(m(ellipse(2, 40, 46, 14)), "#1c1410", 0.5, "multiply", 6)
    sc.layer(
        m(limb("-28,-24,19 -46,-12,17 -56,4,14 -60,14,9", 7)),
        sc.rad([(0, "#dca474"), (1, "#a0684a")], x - 40, y - 20, 90),
        z=3,
        cut=0,
        wash=0,
    )
    sc.layer(
        m(shape("-34,-18 -22,-34 4,-44 34,-42 46,-26 42,-6 36,6 -34,8 -38,-4")),
        skin,
        z=4,
        cut=0,
        wash=0.3,
        rim="#fff0c4",
        rimop=0.7,
    )
    for k, dy in ((3, -6), (0, -2), (2, 5), (1, 6)):
        u = -27 + 18.4 * k
        g = limb([(u, -4, 19.5), (u - 1, 13, 19), (u - 3, 27 + dy, 16.5), (u - 3, 36 + dy, 11)], 7)
        sc.layer(m(g), skin, z=2.6, cut=0, wash=0.2, sh=0.55, rim="#fff0c4", rimop=0.55)
        sc.flat(m(limb([(u - 7, 14, 0.6), (u - 1, 16.4, 1.6), (u + 6, 14, 0.6)], 4)), "#6a3a28", 0.55)
        sc.flat(m(ellipse(u + 1, -4, 6.5, 4)), "#ffe0b0", 0.4, None, 2)
    sc.flat(m(U([limb([(-10 + 16 * k, -30, 0.6), (-16 + 17 * k, -14, 1.4)], 3) for k in range(3)])), "#6a3a28", 0.35)


def draw() -> Scene:
    sc = Scene("drowned_table", light=(400, 440, 240), shadow="#04181c", bg="#0c2e33")
    # water: bright round the door and under the surface
    sc.backdrop(
        sc.lin([(0, "#9fd3bd"), (0.12, "#6fb5a3"), (0.34, "#4f998a"), (0.6, "#2c6b66"), (1, "#0c2e33")], 0, 0, 0, 1200)
    )
    R = sc.stream("water")
    # rays from the surface
    for k in range(9):
        x = -120 + 128 * k + R.uniform(-30, 30)
        w = R.uniform(24, 78)
        q = Polygon([(x + 120, -20), (x + 120 + w, -20), (x - 60 + w * 2.2, 760), (x - 60, 760)])
        sc.flat(q, sc.lin([(0, "#eafbe6", 0.42), (1, "#eafbe6", 0)], 0, 0, 0, 720), 0.7, "screen", 9)
    # ripples of the surface seen from below
    rip = []
    for _ in range(40):
        x, y = R.uniform(-20, 820), 4 + 60 * R.random() ** 1.6
        L = R.uniform(30, 120)
        rip.append(
            limb(
                [
                    (x - L / 2, y, 0.6),
                    (x - L * 0.15, y + R.uniform(-4, 4), R.uniform(2, 5)),
                    (x + L * 0.2, y + R.uniform(-4, 4), R.uniform(2, 5)),
                    (x + L / 2, y, 0.6),
                ],
                5,
            )
        )
    sc.flat(U(rip), "#f2fdec", 0.55, "screen", 0.6)
    # drowned hills far behind the room
    for k, (y, c) in enumerate(((230, "#79bba6"), (290, "#62a897"))):
        g = Polygon(ridge(sc.stream(f"reef{k}"), y, 34, f=2.2)[1] + [(850, 800), (-50, 800)]).buffer(0)
        sc.layer(g, c, z=6, sh=0.14, op=0.8, wash=0.5)

    # ------------------------------------------------------------------ the shell of the room
    BACK = 4.9
    Rw = sc.stream("walls")
    top = lambda: -640 + Rw.uniform(-90, 60)

    def broken(x0, q0, x1, q1, n):
        p = []
        for k in range(n + 1):
            t = k / n
            x, q = x0 + (x1 - x0) * t, 1 / (1 / q0 + (1 / q1 - 1 / q0) * t)
            p.append(at(x, top(), q))
            if k < n:
                p.append(at(x, top() - (60 if k % 2 else -10), q))
        return p

    floor = quad((-WALL, FLOOR, BACK), (WALL, FLOOR, BACK), (WALL, FLOOR, 0.7), (-WALL, FLOOR, 0.7))
    sc.layer(floor, sc.lin([(0, "#5aa392"), (0.25, "#2f6d66"), (1, "#0f3437")], 0, 600, 0, 1200), z=2, cut=0, sh=0)
    tiles_ = []
    for i in range(-6, 6):
        for j in range(12):
            if (i + j) % 2:
                q0, q1 = 0.7 + 0.36 * j, 0.7 + 0.36 * (j + 1)
                tiles_.append(
                    quad(
                        (i * 170, FLOOR, q0),
                        ((i + 1) * 170, FLOOR, q0),
                        ((i + 1) * 170, FLOOR, q1),
                        (i * 170, FLOOR, q1),
                    )
                )
    sc.flat(U(tiles_).intersection(floor), "#0f3437", 0.3)
    back = Polygon(broken(-WALL, BACK, WALL, BACK, 9) + [at(WALL, FLOOR, BACK), at(-WALL, FLOOR, BACK)])
    dl, dr = -250, 250
    door = U(
        quad((dl, -420, BACK), (dr, -420, BACK), (dr, FLOOR, BACK), (dl, FLOOR, BACK)),
        ellipse(*at(0, -420, BACK), 250 / BACK, 190 / BACK),
    )
    sc.layer(
        clean(back.buffer(0).difference(door)),
        sc.rad([(0, "#7cc0aa"), (0.5, "#4a9385"), (1, "#3a7d73")], VX, VY, 260),
        z=6,
        cut=0.7,
        sh=0.35,
    )
    # what lies beyond the door: blue, with one more door-shaped light
    with sc.clip(door):
        sc.flat(
            door, sc.rad([(0, "#dff3e2"), (0.4, "#a9dccf"), (0.8, "#6fb9b4"), (1, "#4f9ca0")], VX + 6, VY - 20, 130)
        )
        sc.flat(ridge(sc.stream("outside"), 486, 10, f=3)[0], "#8fcabb", 0.8)
        sc.flat(T(U(small_fish(14), T(small_fish(11), -24, 10), T(small_fish(9), 22, 12)), 424, 350), "#5fa79f", 0.8)
    frame = clean(door.buffer(7).difference(door))
    sc.layer(frame, "#2f6d63", z=3, cut=0.3, sh=0.4)
    for side in (-1, 1):
        p = broken(side * WALL, BACK, side * WALL, 0.86, 9)
        wall = clean(Polygon(p + [at(side * WALL, FLOOR, 0.86), at(side * WALL, FLOOR, BACK)]).buffer(0))
        x_far, x_near = at(side * WALL, 0, BACK)[0], (0 if side < 0 else 800)
        sc.layer(
            wall,
            sc.lin([(0, "#3f897b"), (0.45, "#235f59"), (1, "#113b3d")], x_far, 0, x_near, 0),
            z=9,
            cut=1.1,
            sh=0.5,
            wash=1,
        )
        # panelling
        rails, panels = [], []
        for y in (150, 620):
            rails.append(
                quad((side * WALL, y, BACK), (side * WALL, y + 34, BACK), (side * WALL, y + 34, 1), (side * WALL, y, 1))
            )
        for k in range(9):
            q0 = 1.1 + 0.42 * k
            panels.append(
                quad(
                    (side * WALL, 240, q0),
                    (side * WALL, 240, q0 + 0.3),
                    (side * WALL, 580, q0 + 0.3),
                    (side * WALL, 580, q0),
                )
            )
        sc.layer(
            U(rails).intersection(wall), sc.lin([(0, "#57a08f"), (1, "#1b4c4b")], x_far, 0, x_near, 0), z=2, cut=0.3
        )
        sc.flat(U(panels).intersection(wall), "#0c2e33", 0.34)
        sc.flat(T(U(panels), 1.2, -1.2).difference(U(panels)).intersection(wall), "#9fd3bd", 0.22)
        bricks = []
        for k in range(26):
            q = Rw.uniform(1.2, BACK - 0.2)
            y = Rw.uniform(-560, 120)
            bricks.append(
                quad(
                    (side * WALL, y, q),
                    (side * WALL, y, q + 0.1 + 0.04 * q),
                    (side * WALL, y + 46, q + 0.1 + 0.04 * q),
                    (side * WALL, y + 46, q),
                )
            )
        sc.flat(U(bricks).intersection(wall), "#0c2e33", 0.16)

    for wx in range(-900, 901, 150):
        for wy in range(-300, 150, 110):
            x, y = at(wx, wy + (55 if (wx // 150) % 2 else 0), BACK)
            if (
                door.buffer(12).contains(Point(x, y))
                or not back.buffer(0).contains(Point(x, y - 8))
                or x > 452
                and x < 486
            ):
                continue
            sc.flat(
                U(
                    [
                        limb([(x, y + 5, 0.8), (x + d * 4, y - 1, 1.1), (x + d * 6.5, y - 5, 0.4)], 3, 3)
                        for d in (-1, -0.4, 0.4, 1)
                    ]
                ),
                "#a8dcc4",
                0.3,
            )
    for y in (170, 640):
        g = clean(
            quad((-WALL, y, BACK), (WALL, y, BACK), (WALL, y + 40, BACK), (-WALL, y + 40, BACK)).difference(
                door.buffer(7)
            )
        )
        sc.layer(g, "#5fae9a", z=1.6, cut=0.2, sh=0.35)
    pan = U(
        [
            box(at(wx, 0, BACK)[0], VY + 52, at(wx + 190, 0, BACK)[0] - 6, VY + 122)
            for wx in (-960, -740, -520, 520, 740)
        ]
    )
    sc.flat(clean(pan.difference(door.buffer(10))), "#1f5a55", 0.28)
    # door leaf, opened towards us on the right
    leafd = quad((dr, -400, BACK), (dr + 96, -400, BACK - 0.62), (dr + 96, FLOOR, BACK - 0.62), (dr, FLOOR, BACK))
    sc.layer(leafd, sc.lin([(0, "#7a5a34"), (1, "#4a3a2a")], 452, 0, 500, 0), z=4, cut=0.3, sh=0.4)
    for y0, y1 in ((-330, 160), (230, 760)):
        p = quad(
            (dr + 22, y0, BACK - 0.14), (dr + 76, y0, BACK - 0.5), (dr + 76, y1, BACK - 0.5), (dr + 22, y1, BACK - 0.14)
        )
        sc.flat(p, "#33281e", 0.6)
    for side in (-1, 1):  # faded paper on the side walls
        fans = []
        for q in np.arange(1.5, 4.8, 0.3):
            for j, wy in enumerate(range(-420, 120, 120)):
                x, y = at(side * WALL, wy + (60 if int(q * 10) % 2 else 0), q)
                k = 3.2 / q
                fans += [
                    limb(
                        [
                            (x, y + 6 * k, 0.9 * k),
                            (x + d * 2.4 * k, y - 1 * k, 1.3 * k),
                            (x + d * 4 * k, y - 6 * k, 0.4),
                        ],
                        3,
                        3,
                    )
                    for d in (-1, -0.4, 0.4, 1)
                ]
        sc.flat(U(fans), "#8fd0bd", 0.2)

    def on_wall(side, q0, q1, y0, y1, fill, z=4):
        g = quad(
            (side * (WALL - 8), y0, q0),
            (side * (WALL - 8), y0, q1),
            (side * (WALL - 8), y1, q1),
            (side * (WALL - 8), y1, q0),
        )
        sc.layer(g, fill, z=z, cut=0.3)
        return g

    # portrait of a diver on the left wall
    on_wall(-1, 2.75, 4.05, -470, 130, "#a87f3a", 5)
    inner = on_wall(-1, 2.9, 3.85, -400, 62, "#17464a", 1.5)
    c0 = at(-WALL, -190, 3.3)
    with sc.clip(inner):
        sc.flat(
            Polygon(
                [at(-WALL, 80, 2.8), at(-WALL, -20, 3.0), at(-WALL, -70, 3.3), at(-WALL, -20, 3.6), at(-WALL, 80, 3.9)]
            ),
            "#3a6f68",
        )
        sc.flat(ellipse(c0[0], c0[1], 21, 34), "#d0a04a")
        sc.flat(ellipse(c0[0] + 1, c0[1] + 1, 13, 21), "#0c2e33")
        sc.flat(
            U(
                box(c0[0] - 15, c0[1] - 1.4, c0[0] + 16, c0[1] + 1.4),
                box(c0[0] - 1, c0[1] - 23, c0[0] + 1.4, c0[1] + 24),
            ),
            "#d0a04a",
        )
    sc.veil([(0, "#8fd0bd", 0.0), (0.5, "#8fd0bd", 0.2), (1, "#8fd0bd", 0)], 0, 200, 0, 760)
    sc.glow(VX, VY, 280, "#c9f2de", 0.36)

    B = sc.stream("bubbles")

    def bubbles(x, y, n, rise, spread, r0, r1):
        for k in range(n):
            t = (k + B.random()) / n
            r = B.uniform(r0, r1) * (0.6 + 0.7 * t)
            bx, by = x + B.gauss(0, spread) * (0.3 + t) + 4 * math.sin(k * 1.9), y - rise * t
            sc.flat(ellipse(bx, by, r), "#dff7ea", 0.28)
            sc.stroke(
                [(bx + r * math.cos(a), by + r * math.sin(a)) for a in np.linspace(0, 6.283, 18)],
                "#f4fff4",
                max(0.7, r * 0.16),
                0.8,
            )
            sc.flat(ellipse(bx - r * 0.34, by - r * 0.38, r * 0.26, r * 0.18, -40), "#ffffff", 0.9)

    # ------------------------------------------------------------------ chandeliers of fish
    Fs = sc.stream("fish")

    def chandelier(x, y, s, cols):
        """Two rings, swags from a crown, a drop in the middle: all of it fish."""
        sc.stroke([(x, -10), (x, y - 116 * s)], "#3d7f74", 1.6 * s, 0.55, dash="5 4")
        spots_ = []
        for dy, rx, ry, n in ((0, 176, 27, 27), (44, 104, 16, 17), (-112, 26, 6, 6)):
            for k in range(n):
                a = 6.283 * (k + Fs.uniform(-0.14, 0.14)) / n + dy
                spots_.append(
                    (math.sin(a), rx * math.cos(a), dy + ry * math.sin(a), 10 * math.cos(a), math.sin(a) < 0, 1.0)
                )
        for k in range(9):
            a = 6.283 * (k + 0.5) / 9
            for t in (0.2, 0.42, 0.63, 0.82):
                ex, ey = 176 * math.cos(a), 27 * math.sin(a)
                bx, by = ex * t, -108 + (ey + 108) * t + 44 * math.sin(math.pi * t) * (0.7 + 0.3 * math.sin(a))
                spots_.append(
                    (
                        math.sin(a) * 0.9,
                        bx,
                        by,
                        math.degrees(math.atan2(60 + 40 * t, ex * 0.8))
                        if ex > 0
                        else -math.degrees(math.atan2(60 + 40 * t, -ex * 0.8)),
                        ex < 0,
                        0.82,
                    )
                )
        for k in range(5):
            spots_.append((1, Fs.uniform(-3, 3), 62 + 17 * k, 84 if k % 2 else -84, bool(k % 2), 0.85 - 0.06 * k))
        for depth, dx, dy, rot, left, size in sorted(spots_):
            fx, fy = x + dx * s + Fs.uniform(-1.5, 1.5), y + dy * s + Fs.uniform(-1.5, 1.5)
            g = T(small_fish(29 * s * size * Fs.uniform(0.88, 1.1)), fx, fy, 1, rot=rot, flip=left)
            c = mix(cols[Fs.randrange(len(cols))], "#4f998a", 0.42 * (1 - depth) / 2)
            sc.layer(g, c, z=1.6, cut=0, wash=0, fibre=0, sh=0.35, rimop=0.6)
            if depth > 0.1:
                e = T(ellipse(33, -3, 4), 0, 0, 0.29 * s * size)
                sc.flat(T(e, fx, fy, 1, rot=rot, flip=left), "#0c2e33", 0.9)

    chandelier(196, 176, 0.8, ("#d98d78", "#cf7f6d", "#eab696"))
    chandelier(540, 118, 0.62, ("#e9dfae", "#d8c98a", "#f6f0d2"))

    # ------------------------------------------------------------------ side chairs, far to near; then the table; then what stands on it
    def chair(side, q):
        xb, xf, dq = side * 545, side * 372, 0.135
        lit = min(1.0, max(0.0, (q - 1) / 2.2))
        wood_ = mix("#2b1f1a", "#5d6a55", lit)
        seat = quad((xb, SEAT, q - dq), (xb, SEAT, q + dq), (xf, SEAT, q + dq), (xf, SEAT, q - dq))
        legs = U(
            [
                quad((x, SEAT, qq), (x + side * 20, SEAT, qq), (x + side * 20, FLOOR, qq), (x, FLOOR, qq))
                for x, qq in ((xb, q + dq), (xb, q - dq), (xf, q - dq))
            ]
        )
        sc.layer(legs, mix(wood_, "#0c2e33", 0.4), z=4, cut=0.2, sh=0.4)
        sc.layer(seat, mix("#8a4a44", "#6fa394", lit * 0.7), z=4, cut=0.2, sh=0.4)
        xt = side * 580
        p0, p1 = at(xb, SEAT, q - dq), at(xb, SEAT, q + dq)
        t0, t1 = at(xt, 268, q - dq), at(xt, 268, q + dq)
        m = at(xt, 226, q)
        panel = clean(
            Polygon(curve(np.array([p0, t0, m, t1, p1]), [True, True, False, True, True], False, 8)).buffer(0)
        )
        lerp = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        holes = []
        for k in range(3):
            u0, u1 = 0.14 + 0.27 * k, 0.14 + 0.27 * k + 0.17
            a, b = lerp(p0, p1, u0), lerp(p0, p1, u1)
            c, e = lerp(t0, t1, u0), lerp(t0, t1, u1)
            holes.append(
                rounded(
                    clean(Polygon([lerp(a, c, 0.2), lerp(a, c, 0.82), lerp(b, e, 0.82), lerp(b, e, 0.2)]).buffer(0)),
                    1.2,
                )
            )
        g = panel.difference(U(holes))
        sc.layer(g, wood_, z=6, cut=0.2, sh=0.45, rimop=0.5)
        rimlight(sc, g, -2 * side * -1, 1, "#bff0da", 0.5, c=(VX, VY), r=520)

    for q in (2.75, 2.05, 1.45):
        for side in (-1, 1):
            chair(side, q)
    # the chair at the far end
    fc = at(0, 0, 3.62)
    backf = clean(
        shape(
            f"{fc[0] - 25},{VY + 190}^ {fc[0] - 28},{VY + 106} {fc[0]},{VY + 92} {fc[0] + 28},{VY + 106} {fc[0] + 25},{VY + 190}^"
        )
    )
    slots = U([box(fc[0] - 17 + 12.6 * k, VY + 116, fc[0] - 8.5 + 12.6 * k, VY + 168) for k in range(3)])
    sc.layer(backf.difference(rounded(slots, 2)), "#4b665a", z=4, cut=0.2, sh=0.4)

    FAR = 3.4
    cloth = quad((-WIDE, TOP, 1), (WIDE, TOP, 1), (WIDE, TOP, FAR), (-WIDE, TOP, FAR))
    for side in (-1, 1):  # the falling sides
        p = []
        for k in range(25):
            q = 1 + (FAR - 1) * k / 24
            p.append(at(side * (WIDE + 10 * math.sin(k * 2.1)), TOP + 168 + 16 * math.sin(k * 1.3), q))
        drop = clean(Polygon([at(side * WIDE, TOP, FAR), at(side * WIDE, TOP, 1)] + p).buffer(0))
        sc.layer(drop, sc.lin([(0, "#7db5a0"), (1, "#1f5552")], 0, VY + 160, 0, VY + 640), z=5, cut=0.4)
    sc.layer(
        cloth,
        sc.rad([(0, "#fdf8dc"), (0.26, "#dcebcd"), (0.6, "#9ecbb3"), (1, "#5f9f90")], 400, 850, 430),
        z=8,
        cut=0.3,
        sh=0.5,
        wash=0.5,
    )
    # damask: fans that shrink with distance
    dam = []
    for i in range(-4, 5):
        for j in range(12):
            q = 1.05 + 0.2 * j
            x, y = at(i * 72 + (36 if j % 2 else 0), TOP, q)
            s = 1 / q
            dam += [
                limb(
                    [(x, y + 7 * s, 1.1 * s), (x + d * 9 * s, y - 1 * s, 1.6 * s), (x + d * 15 * s, y - 6 * s, 0.4)],
                    3,
                    3,
                )
                for d in (-1, -0.4, 0.4, 1)
            ]
    sc.flat(U(dam).intersection(cloth), "#f6fbe6", 0.4)
    runner = quad((-64, TOP, 1), (64, TOP, 1), (64, TOP, FAR), (-64, TOP, FAR))
    sc.layer(runner, sc.rad([(0, "#e79a84"), (0.5, "#c4705f"), (1, "#7d5a55")], 400, 850, 420), z=1.2, cut=0.3, sh=0.3)
    zig = []
    for sgn in (-1, 1):
        line = [at(sgn * (52 + (6 if k % 2 else -2)), TOP, 1 + (FAR - 1) * k / 70) for k in range(71)]
        zig.append(line)
    for line in zig:
        sc.stroke(line, "#fbe6c0", 1.3, 0.7)
    # front fall of the cloth with folds
    fr = [at(-WIDE, TOP, 1), at(WIDE, TOP, 1)]
    low = []
    for k in range(33):
        t = 1 - k / 32
        low.append(
            (
                fr[0][0] + (fr[1][0] - fr[0][0]) * t + 6 * math.sin(k),
                fr[0][1] + 150 + 17 * math.sin(k * 1.1) + (18 if k in (0, 32) else 0),
            )
        )
    front = clean(Polygon([*fr, *low]).buffer(0))
    sc.layer(
        front, sc.lin([(0, "#a9d2b8"), (0.3, "#6aa795"), (1, "#1d5350")], 0, fr[0][1], 0, fr[0][1] + 170), z=7, cut=0.4
    )
    folds = [
        limb(
            [
                (fr[0][0] + 18 + 46 * k, fr[0][1] + 6, 0.8),
                (fr[0][0] + 14 + 46 * k + 5 * (-1) ** k, fr[0][1] + 76, 5),
                (fr[0][0] + 16 + 46 * k, fr[0][1] + 150, 9),
            ],
            5,
        )
        for k in range(14)
    ]
    sc.flat(U(folds).intersection(front), "#0c2e33", 0.3, "multiply", 1)
    sc.flat(T(U(folds), 7, 0).intersection(front), "#e6f7dd", 0.16)
    rf = clean(
        Polygon(
            [at(-64, TOP, 1), at(64, TOP, 1), (462, fr[0][1] + 112), (400, fr[0][1] + 138), (338, fr[0][1] + 112)]
        ).buffer(0)
    )
    sc.layer(rf, sc.lin([(0, "#c4705f"), (1, "#6b3a3c")], 0, fr[0][1], 0, fr[0][1] + 140), z=2, cut=0.3)
    tass = [
        limb(
            [
                (338 + 6.2 * k, fr[0][1] + 112 + 26 * (1 - abs(k - 10) / 10), 1.6),
                (338 + 6.2 * k + math.sin(k), fr[0][1] + 128 + 26 * (1 - abs(k - 10) / 10), 1.0),
            ],
            2,
            3,
        )
        for k in range(21)
    ]
    sc.flat(U(tass), "#e9c98a", 0.9)

    # ------------------------------------------------------------------ covers

    def plate(x, q, light_only=False):
        px, py = at(x, TOP, q)
        r = 70 / q
        k = 0.36
        fill = "#f2f3dc" if light_only else mix("#dfeede", "#8fbfae", min(1, (q - 1) / 2.4) * 0.5)
        sc.layer(ellipse(px, py, r, r * k), fill, z=max(1, 3 / q), cut=0, wash=0, sh=0.5)
        sc.flat(
            ellipse(px, py, r * 0.9, r * k * 0.9).difference(ellipse(px, py, r * 0.84, r * k * 0.84)), "#b98a3a", 0.7
        )
        sc.flat(
            ellipse(px, py + r * 0.01, r * 0.66, r * k * 0.66),
            "#fffdf0" if light_only else mix(fill, "#1f5a55", 0.14),
            1,
        )
        return px, py, r, k

    def cutlery(x, q, side):
        s = 1 / q
        for dx, kind in ((-92, 0), (92, 1), (106, 2)):
            if side:
                p0, p1 = at(x - side * 26, TOP, q + 0.0027 * dx * 0.9), at(x + side * 52, TOP, q + 0.0027 * dx * 0.9)
            else:
                p0, p1 = at(x + dx, TOP, q - 0.08), at(x + dx * 0.99, TOP, q + 0.1)
            sc.layer(limb([(*p0, 3.6 * s), (*p1, 2.4 * s)], 1), "#cbb87a", z=1, cut=0, wash=0, fibre=0, sh=0.45)
            if kind == 0:
                sc.layer(ellipse(*p1, 4.4 * s, 5.5 * s), "#cbb87a", z=0.8, cut=0, wash=0, fibre=0)

    def glass(x, q):
        px, py = at(x, TOP, q)
        s = 1 / q
        bowl = shape(
            f"{px - 15 * s},{py - 78 * s}^ {px + 15 * s},{py - 78 * s}^ {px + 17 * s},{py - 56 * s} {px + 8 * s},{py - 38 * s} {px},{py - 34 * s} {px - 8 * s},{py - 38 * s} {px - 17 * s},{py - 56 * s}"
        )
        st = U(limb([(px, py - 36 * s, 3 * s), (px, py - 4 * s, 3 * s)], 1), ellipse(px, py - 2 * s, 13 * s, 4 * s))
        sc.layer(U(bowl, st), "#d6f0e2", z=1.5, cut=0, wash=0, fibre=0, op=0.55, sh=0.3, rimop=0.8)
        sc.flat(ellipse(px, py - 78 * s, 15 * s, 3.4 * s), "#f7fff2", 0.5)
        # in this room it is the air that lies in the glass
        sc.flat(ellipse(px, py - 60 * s, 9 * s, 8 * s), "#f7fff2", 0.6)

    def dish(px, py, r, k):
        """A shell, a star or a bit of coral for the guests who have not come."""
        if k == 0:
            g = star(px, py - r * 0.1, r * 0.44, 5, 0.42, 0.3)
            sc.layer(T(rounded(g, r * 0.06), 0, 0, 1, sy=0.62, o=(px, py)), "#d98d6a", z=2, cut=0, wash=0, fibre=0)
        elif k == 1:
            g = shape(
                f"{px - r * 0.4},{py}^ {px - r * 0.34},{py - r * 0.34} {px},{py - r * 0.46} {px + r * 0.34},{py - r * 0.34} {px + r * 0.4},{py}^ {px},{py + r * 0.1}"
            )
            sc.layer(g, "#e9c4ae", z=2, cut=0, wash=0, fibre=0)
            sc.flat(
                U(
                    [
                        limb(
                            [(px, py + r * 0.02, 0.6), (px + r * 0.36 * d, py - r * (0.42 - 0.22 * abs(d)), r * 0.035)],
                            2,
                        )
                        for d in (-0.8, -0.4, 0, 0.4, 0.8)
                    ]
                ),
                "#a86a5c",
                0.7,
            )
        else:
            br = [
                limb(
                    [
                        (px, py, r * 0.1),
                        (px + d * r * 0.2, py - r * 0.28, r * 0.08),
                        (px + d * r * 0.42, py - r * (0.52 - 0.1 * abs(d)), r * 0.04),
                    ],
                    4,
                )
                for d in (-1, -0.4, 0.3, 0.9)
            ]
            sc.layer(fillet(U(br), r * 0.05), "#cf6f6d", z=2, cut=0, wash=0, fibre=0)

    n = 0
    plate(0, 3.2)
    for q in (2.75, 2.05, 1.45):
        for side in (-1, 1):
            x = side * 218
            px, py, r, _ = plate(x, q)
            cutlery(x, q, side)
            dish(px, py, r, n % 3)
            glass(side * 128, q + 0.06)
            n += 1

    # candlesticks with upright flames; bubbles instead of smoke
    flames = []

    def candlestick(q, s0):
        px, py = at(0, TOP, q)
        s = s0 / q
        foot = shape(
            f"{px - 34 * s},{py + 4 * s}^ {px - 28 * s},{py - 8 * s} {px - 8 * s},{py - 14 * s} {px - 5 * s},{py - 60 * s} {px - 9 * s},{py - 72 * s} {px - 4 * s},{py - 84 * s} {px - 5 * s},{py - 130 * s} {px + 5 * s},{py - 130 * s} {px + 4 * s},{py - 84 * s} {px + 9 * s},{py - 72 * s} {px + 5 * s},{py - 60 * s} {px + 8 * s},{py - 14 * s} {px + 28 * s},{py - 8 * s} {px + 34 * s},{py + 4 * s}^ {px},{py + 10 * s}"
        )
        armsg = U(
            *[
                limb(
                    [
                        (px, py - 92 * s, 8 * s),
                        (px + d * 34 * s, py - 84 * s, 6 * s),
                        (px + d * 56 * s, py - 100 * s, 5 * s),
                        (px + d * 56 * s, py - 118 * s, 6 * s),
                    ],
                    6,
                )
                for d in (-1, 1)
            ]
        )
        cups = U(
            *[
                shape(
                    f"{px + x * s - 13 * s},{py + (y - 8) * s}^ {px + x * s + 13 * s},{py + (y - 8) * s}^ {px + x * s + 7 * s},{py + (y + 4) * s} {px + x * s - 7 * s},{py + (y + 4) * s}"
                )
                for x, y in ((-56, -118), (0, -132), (56, -118))
            ]
        )
        sc.layer(
            fillet(U(foot, armsg, cups), 2 * s),
            sc.lin([(0, "#e3b85e"), (0.5, "#b98a3a"), (1, "#6e4f24")], px - 60 * s, 0, px + 60 * s, 0),
            z=5 / q + 1,
            cut=0,
            sh=0.5,
            rimop=0.6,
        )
        for x, y, hh in ((-56, -126, 52), (0, -140, 66), (56, -126, 52)):
            cx, cy = px + x * s, py + y * s
            sc.layer(
                shape(
                    f"{cx - 7 * s},{cy + 2 * s}^ {cx - 6.4 * s},{cy - hh * s}^ {cx + 6.4 * s},{cy - (hh + 2) * s}^ {cx + 7 * s},{cy + 2 * s}^"
                ),
                "#f7efcf",
                z=2,
                cut=0,
                wash=0,
                fibre=0,
            )
            fy = cy - (hh + 3) * s
            fl = shape(
                f"{cx},{fy + 2 * s} {cx - 7 * s},{fy - 7 * s} {cx - 5 * s},{fy - 19 * s} {cx},{fy - 36 * s}^ {cx + 5 * s},{fy - 19 * s} {cx + 7 * s},{fy - 7 * s}"
            )
            flames.append((cx, fy - 14 * s, s))
            sc.flat(fl, sc.lin([(0, "#fffbe6"), (1, "#ffd679")], 0, fy - 36 * s, 0, fy), 1)
            sc.flat(ellipse(cx, fy - 4 * s, 2.4 * s, 4 * s), "#7fb0c0", 0.8)
            sc.glow(cx, fy - 14 * s, 92 * s + 20, "#ffe9a8", 0.72)
            bubbles(cx, fy - 44 * s, max(4, int(8 * s)), 120 * s + 40, 2.2, 1.2 * s + 0.4, 3.6 * s)

    candlestick(2.62, 1.0)
    candlestick(1.62, 1.0)
    # the eighth cover
    px, py, r, k = plate(-26, 1.12, True)
    cutlery(-26, 1.12, 0)
    glass(152, 1.2)
    sc.flat(ellipse(px, py, r * 0.78, r * k * 0.78), "#fffef4", 1)
    beam = Polygon([(px - r * 0.72, py), (px + r * 0.72, py), (px + r * 0.98, py - 210), (px - r * 0.98, py - 210)])
    sc.flat(
        beam,
        sc.lin([(0, "#fffbe0", 0.75), (0.5, "#fffbe0", 0.2), (1, "#fffbe0", 0)], 0, py, 0, py - 200),
        0.8,
        "screen",
        6,
    )
    sc.glow(px, py, 230, "#ffe9b0", 0.6, sy=0.6)
    sc.glow(px, py - 6, 90, "#fffdf0", 0.5, sy=0.5)
    nap = shape(
        f"{px - 232},{py + 36}^ {px - 190},{py + 18} {px - 168},{py - 6}^ {px - 150},{py + 14} {px - 118},{py + 24}^ {px - 140},{py + 40} {px - 146},{py + 62}^ {px - 180},{py + 48}"
    )
    sc.layer(nap, "#f3e9d0", z=2, cut=0.3)
    sc.flat(
        U(
            limb([(px - 168, py + 2, 0.6), (px - 172, py + 24, 2), (px - 150, py + 54, 0.6)], 4),
            limb([(px - 216, py + 34, 0.6), (px - 186, py + 32, 2), (px - 170, py + 24, 0.6)], 4),
            limb([(px - 126, py + 26, 0.6), (px - 150, py + 28, 1.6), (px - 166, py + 22, 0.6)], 4),
        ),
        "#9a8f76",
        0.6,
    )
    # one guest is early: a fish with a napkin
    gx, gy = at(-392, 424, 1.45)
    fish_ = T(small_fish(104), gx, gy, 1, rot=-4)
    sc.layer(fish_, sc.rad([(0, "#f2b79a"), (1, "#b05f5a")], gx + 50, gy - 20, 110), z=6, cut=0.2)
    scales = [
        limb([(gx + 26 - 13 * i - (6 if j % 2 else 0), gy - 8 + 8 * j, 0.5), (gx + 21 - 13 * i - (6 if j % 2 else 0), gy - 4 + 8 * j, 1.4), (gx + 26 - 13 * i - (6 if j % 2 else 0), gy + 8 * j, 0.5)], 4)
        for i in range(5)
        for j in range(3)
    ]  # fmt: skip
    sc.flat(U(scales).intersection(fish_.buffer(-3)), "#7a3a3c", 0.6)
    sc.flat(ellipse(gx + 34, gy - 5, 5.4), "#fbf3dc")
    sc.flat(ellipse(gx + 35.4, gy - 5.4, 2.8), "#1c1a1c")
    bib = shape(
        f"{gx + 40},{gy + 8}^ {gx + 22},{gy + 13} {gx + 8},{gy + 14}^ {gx + 12},{gy + 38} {gx + 28},{gy + 46} {gx + 42},{gy + 32}"
    )
    sc.layer(bib, "#fdf8e6", z=2, cut=0.2, wash=0)
    knot = U(
        shape(f"{gx + 4},{gy - 18}^ {gx - 10},{gy - 30} {gx - 14},{gy - 20}^"),
        limb([(gx + 30, gy + 10, 4), (gx + 14, gy - 4, 4), (gx + 4, gy - 18, 4)], 5),
    )
    sc.layer(knot, "#fdf8e6", z=1.4, cut=0, wash=0)

    # ------------------------------------------------------------------ the chair that has just been pushed back
    bubbles(560, 300, 9, 300, 14, 2.4, 7)
    far_shadow = U(ellipse(700, 430, 120, 124), box(600, 560, 790, 1200))
    sc.flat(far_shadow, "#06262a", 0.42, "multiply", 26)
    sc.flat(shape("420,884^ 520,850 640,860 720,938^ 640,1010 500,1000"), "#0f3a3c", 0.5, "multiply", 16)
    diver(sc)
    w0 = sc.rad([(0, "#b07a4c"), (0.4, "#6a4a38"), (1, "#2a3a36")], 380, 900, 330)
    K = lambda g: T(g, 352, 1206, 1.0, rot=-5)
    rail = shape(
        "-168,-196^ -150,-232 -96,-238 -46,-252 0,-264 46,-252 96,-238 150,-232 168,-196^ 120,-186 60,-176 0,-172 -60,-176 -120,-186"
    )
    posts = U(limb("-156,-206,30 -150,-60,28 -140,140,30"), limb("156,-206,30 150,-60,28 140,140,30"))
    splat = shape(
        "-34,-186^ -46,-140 -22,-104 -42,-64 -28,-6 -44,46^ 44,46^ 28,-6 42,-64 22,-104 46,-140 34,-186^"
    ).difference(U(ellipse(0, -140, 12, 18), shape("0,-92 14,-64 0,-34 -14,-64"), ellipse(0, -2, 10, 16)))
    spind = U([limb([(x, -186, 11), (x * 0.98, -100, 8), (x * 0.96, 50, 12)], 4) for x in (-108, -74, 74, 108)])
    knobs = U(ellipse(-160, -226, 20, 22), ellipse(160, -226, 20, 22))
    crest = U(
        shape("-78,-240^ -46,-262 -24,-266 -12,-282 0,-288 12,-282 24,-266 46,-262 78,-240^ 0,-226"),
        ellipse(-44, -252, 12),
        ellipse(44, -252, 12),
    )
    lower = shape("-150,36^ 150,36^ 150,64 -150,64^")
    ch = K(fillet(U(rail, posts, splat, spind, knobs, crest, lower), 5))
    sc.layer(ch, w0, z=14, cut=0.5, sh=0.55, rimop=0.4)
    rimlight(sc, ch, -2, 5, "#ffe9b0", 0.7, c=(400, 880), r=360)
    carve = U(
        limb("-120,-206,0.8 -60,-214,4 0,-226,4 60,-214,4 120,-206,0.8", 8),
        limb("-26,-170,0.6 -30,-140,2.4 -12,-104,2 -28,-64,2.4 -18,-6,1"),
        limb("26,-170,0.6 30,-140,2.4 12,-104,2 28,-64,2.4 18,-6,1"),
    )
    sc.flat(K(carve), "#6f8a72", 0.5)
    gripping_hand(sc, 426, 962, 16)
    # it has stirred the sand
    S = sc.stream("silt")
    sc.flat(
        U(
            [
                ellipse(S.uniform(430, 800), S.uniform(1090, 1200), S.uniform(14, 44), S.uniform(6, 16))
                for _ in range(16)
            ]
        ),
        "#8fc0a6",
        0.14,
        "screen",
        9,
    )

    # ------------------------------------------------------------------ kelp in three sheets
    Kp = sc.stream("kelp")
    for x, y, h, w, lean, c in (
        (30, 780, 420, 30, -0.02, "#2f7468"), (100, 810, 260, 24, -0.10, "#2a6a60"),
        (-20, 1080, 860, 46, 0.03, "#164a48"), (818, 900, 560, 40, 0.02, "#1f5a55"),
        (-30, 1260, 1060, 62, 0.02, "#092a2f"), (836, 1290, 420, 56, 0.03, "#092a2f"),
    ):  # fmt: skip
        g = kelp(Kp, x, y, h, w, lean)
        sc.layer(
            g, sc.near(mix(c, "#8fd0bd", 0.12), c, 620), z=8 if w < 40 else 14, cut=0.3, sh=0.45, rimop=0.4, wash=0.7
        )
    bubbles(232, 1120, 9, 420, 10, 3, 7)
    motes = [ellipse(R.uniform(0, 800), R.uniform(60, 1180), R.uniform(0.7, 2.0)) for _ in range(160)]
    sc.flat(U(motes), "#e6fbe6", 0.4)
    sc.vignette("#031216", 0.44, 400, 620, 900, 0.5)
    sc.finish()
    return sc
