"""In a hollow tree the comb has grown as one huge ear, and a bear in a dressing gown reads into it.

Palette: umber #150b0a, wax dark #6a3210, amber #b86a14, honey #f0a828, wax by candle #ffd868, night wall #0c2c34, gown tomato #c8302a.
Lights: a candle under the lobe, warm, falling off upwards; and the moon, small and cold, through the one empty cell.
Planes: dark wall of cells / the ear's hollow / its ridges / floor, rug, books / bees in one drop / bear / bark.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.comb_bees import cluster, walking_bee
from cards.studio.papercut.listening_comb import Flame, tube, wall, wax
from cards.studio.papercut.reading_bear import ReadingBear

FLAME = Flame(500, 1010, 340, 720)
FLOOR = 1010
CANAL = (392, 588)
BEAR, SIZE = (226, 1092), 0.66


def grown(s: str) -> str:
    """Points of the ear, drawn at 0.9."""
    out = []
    for t in s.split():
        x, y, *w = (float(v) for v in t.split(","))
        out.append(",".join(f"{v:.1f}" for v in (430 + (x - 430) * 1.1, 470 + (y - 485) * 1.1, *(q * 1.1 for q in w))))
    return " ".join(out)


HELIX = grown(
    "380,520,8 352,496,28 306,450,50 266,346,66 292,222,82 394,136,92 524,122,100 634,196,104 690,326,104 680,456,96 636,576,88 578,660,90 512,724,108 440,752,124 392,742,116 356,712,84 338,676,40"
)
ANTI = grown("388,674,12 412,666,32 470,648,54 536,576,64 566,470,64 548,366,56 504,286,46 468,240,30")
FORK = grown("556,420,46 508,364,46 450,346,36 400,352,20")
TRAGUS = grown("300,476,40 314,534,64 330,590,80 334,646,70 342,700,56")
EAR = shape(
    grown(
        "352,492 300,440 262,340 290,216 394,130 524,116 640,190 694,326 684,460 640,580 580,670 510,740 420,780 350,740 320,640 330,560"
    )
)


def concha(x: float, y: float) -> tuple[float, float, float, float]:
    """The hollow of the ear turns away from the light towards the canal."""
    d = math.hypot((x - CANAL[0] - 30) / 190, (y - CANAL[1] + 20) / 230)
    return 0.25, 0.45, 0.86, 0.22 + 0.6 * min(1, d) ** 1.5


def draw_ear(sc: Scene) -> None:
    sc.backdrop("#160c0b")
    wall(sc, "wall", FLAME, box(-40, -40, 840, FLOOR + 20), 31, lambda x, y: (0, 0.35, 0.93, 0.46), 1.0, 0.75)
    sc.flat(T(EAR.buffer(50), -26, -30), "#080304", 0.75, "multiply", 34)
    sc.layer(EAR, wax(0.1), z=10, cut=0, sh=0.6)
    wall(sc, "concha", FLAME, EAR, 15, concha)
    sc.flat(ellipse(CANAL[0] + 10, CANAL[1], 90, 120), "#080304", 0.7, "multiply", 30)
    draw_canal(sc)
    tube(sc, "fork", FLAME, FORK, 3, 10, 1.15)
    tube(sc, "anti", FLAME, ANTI, 4, 14, 1.22)
    tube(sc, "tragus", FLAME, TRAGUS, 4, 12, 1.22)
    tube(sc, "helix", FLAME, HELIX, 6, 18, 1.34)


def draw_canal(sc: Scene) -> None:
    """The one empty cell: through it the night looks in."""
    x, y = CANAL
    g = Polygon([(x + 40 * math.sin(math.pi / 3 * k), y - 44 * math.cos(math.pi / 3 * k)) for k in range(6)])
    sc.layer(
        g.buffer(6),
        sc.lin([(0, "#2c4a78"), (0.6, "#7fa2c8"), (1, "#cfe2f0")], x, y - 46, x + 10, y + 48),
        z=5,
        cut=0.4,
        sh=0.7,
        rim="#e6f2ff",
        rimop=0.9,
    )
    sc.flat(g, sc.lin([(0, "#07153f"), (0.6, "#163f8c"), (1, "#4a8ad0")], x, y - 40, x, y + 44))
    with sc.clip(g):
        r = sc.stream("stars")
        sc.flat(
            U([ellipse(x + r.uniform(-36, 36), y + r.uniform(-40, 24), r.uniform(0.6, 1.4)) for _ in range(22)]),
            "#ffffff",
            0.9,
        )
        sc.glow(x + 14, y - 12, 60, "#cfe8ff", 0.7)
        sc.flat(ellipse(x + 14, y - 12, 10.5), "#fdfdf2")
        twig = limb([(x - 44, y + 34, 6), (x - 14, y + 20, 4), (x + 12, y + 22, 2)], 5)
        sc.flat(U(twig, [leaf(x - 30 + 11 * k, y + 26 - 2 * k, 15, -1.2 + 0.5 * k, 0.3) for k in range(4)]), "#040c26")
        sc.flat(clean(g.difference(T(g, 7, 8))), "#020616", 0.55, None, 3)
    wing = shape("0,0^ 8,-8 21,-11 31,-5 26,2 11,4")
    sc.flat(T(wing, x - 8, y + 45, 0.8, rot=-24), "#eaf4ff", 0.8)
    sc.flat(T(limb("1,0,.8 14,-5,.8 28,-5,.5", 4), x - 8, y + 45, 0.8, rot=-24), "#6a94b4")
    sc.glow(x, y, 120, "#6aa8ff", 0.3)


def draw_floor(sc: Scene) -> None:
    """Boards of heartwood, a round rug, books, the candle, cup and suitcase."""
    g = shape(
        f"-60,{FLOOR + 10}^ 200,{FLOOR - 4} 400,{FLOOR - 8} 620,{FLOOR - 4} 860,{FLOOR + 10}^ 860,1260^ -60,1260^"
    )
    sc.layer(
        g,
        sc.rad([(0, "#d8862e"), (0.3, "#7a3a16"), (0.7, "#2e150c"), (1, "#150a08")], FLAME.x, FLOOR + 70, 560),
        z=6,
        dy=-3,
        sh=0.5,
        cut=0.5,
        rim="#fff0b0",
        rimop=0.7,
    )
    for k in range(9):
        q = ellipse(400, 1120, 240 + 66 * k, 40 + 20 * k)
        sc.flat(clean(q.exterior.buffer(1.2).intersection(g)), "#1c0a06", 0.5)
    for q, c in ((1.0, "#5a1428"), (0.9, "#c88a34"), (0.85, "#74203a"), (0.56, "#c88a34"), (0.51, "#5a1428")):
        e = ellipse(320, 1138, 262 * q, 44 * q)
        if q == 1.0:
            sc.layer(e, sc.near(light(c, 0.2), dark(c, 0.5), 420), z=3, cut=0.6, sh=0.5, rim="#ffd890", rimop=0.8)
        else:
            sc.flat(e, sc.near(light(c, 0.15), dark(c, 0.5), 400), 0.9)
    x, y = BEAR
    for k, (w, h, c) in enumerate(((164, 22, "#1d6a72"), (142, 18, "#c8922e"), (124, 16, "#31508e"))):
        yy = y + 41 - sum((22, 18, 16)[:k])
        b = box(x - w / 2 + 4 * (k % 2), yy - h, x + w / 2 + 4 * (k % 2), yy).buffer(2)
        sc.layer(
            b,
            sc.lin([(0, light(c, 0.25)), (1, dark(c, 0.6))], x + w / 2, 0, x - w / 2, 0),
            z=5,
            cut=0.4,
            sh=0.5,
            rim="#fff0c8",
            rimop=0.9,
        )
        sc.flat(box(x + w / 2 - 10, yy - h + 3, x + w / 2 + 2, yy - 3), "#fff3d0", 0.95)
    for k, (w, c) in enumerate(((92, "#8a2f5a"), (80, "#2f7a5a"))):
        sc.layer(
            box(FLAME.x - w / 2, 1108 - 20 * k, FLAME.x + w / 2, 1127 - 20 * k).buffer(2),
            sc.lin([(0, light(c, 0.2)), (1, dark(c, 0.4))], 460, 1080, 470, 1130),
            z=4,
            cut=0.4,
            sh=0.5,
            rim="#fff0c8",
            rimop=0.9,
        )
    put(sc, T(cup("#fdf6e4", "#2f6a9a", 1), 446, 1156, 1.0), z=3, rim=(-2, 0.6, "#fff6d0", 0.8))
    put(sc, T(suitcase("#2f6a70"), 604, 1160, 0.62), z=3, rim=(2, 1, "#fff0c8", 0.8))
    cd = T(candle("#fff6dc", 62), FLAME.x, 1086, 1.0)
    put(sc, cd, z=2.4, sh=0.4)
    fx, fy = cd.at("flame")
    sc.glow(fx, fy, 360, "#ffae40", 0.6)
    sc.flat(
        shape(
            f"{fx},{fy - 30}^ {fx + 9},{fy - 6} {fx + 6},{fy + 8} {fx},{fy + 11} {fx - 6},{fy + 8} {fx - 9},{fy - 6}"
        ),
        "#fffbe6",
    )
    sc.glow(fx, fy, 110, "#fff3c8", 0.95)


def draw_bees(sc: Scene) -> None:
    """They hang from the lobe in one drop and listen; a few walk on the rim."""

    def day(x: float, y: float) -> float:
        return min(1.0, 0.12 + 0.95 * FLAME.on(x, y, (0.0, 0.4, 0.9), 40))

    drop = shape("430,792 396,830 374,884 376,934 404,972 436,984 468,970 492,932 492,882 466,830")
    sc.flat(T(drop.buffer(8), -12, 6), "#0c0404", 0.65, "multiply", 10)
    sc.layer(drop.buffer(-6), "#2a120a", z=8, cut=0.6, sh=0.6)
    cluster(sc, "drop", drop.buffer(9), (352, 1010), 0.86, 84, day)
    for x, y, turn in (
        (600, 690, 120),
        (668, 560, 100),
        (356, 650, 80),
        (476, 760, 140),
        (540, 742, 160),
        (306, 560, 60),
        (690, 400, 110),
        (250, 250, 80),
        (424, 648, 200),
        (560, 520, 120),
    ):
        walking_bee(sc, x, y, 0.8, turn, day(x, y), (0.2, 0.98))


def draw_bark(sc: Scene) -> None:
    """The tree at both sides, sheet behind sheet; its inner edges take the candle's light, cracks run down it."""
    r = sc.stream("bark")
    for k, (c, dx) in enumerate((("#5a2c12", 88), ("#34190e", 60), ("#1a0e0c", 26))):
        for s in (-1, 1):
            ys = range(-40, 1260, 20)
            sway = [14 * math.sin(y / 90 + k + 2 * s) + 7 * math.sin(y / 31 + 2 * k + s) + 0.00009 * (y - 560) ** 2 for y in ys]  # fmt: skip
            e = np.array([(dx * (0.94 if s < 0 else 0.5) + q, y) for q, y in zip(sway, ys, strict=True)])
            side = e if s < 0 else np.c_[800 - e[:, 0], e[:, 1]]
            edge = -60 if s < 0 else 860
            g = clean(Polygon([(edge, -60), *side, (edge, 1260)]).buffer(0))
            fill = sc.rad([(0, light(c, 0.16)), (0.45, c), (1, dark(c, 0.45))], FLAME.x, FLAME.y, 950)
            sc.layer(g, fill, z=9, cut=0.8, sh=0.6, rim="#ffc870", rimop=0.5 - 0.1 * k, fibre=0.06)
            rimlight(sc, g, 3 * s, 1, "#ffb050", 0.8 - 0.2 * k, 2.4, r=620)
            cracks = []
            for _ in range(16):
                y, x = r.uniform(-20, 1180), r.uniform(4, 60)
                at = float(np.interp(y, side[:, 1], side[:, 0])) + s * x
                n = r.uniform(40, 130)
                cracks.append(limb([(at, y, 0.5), (at + r.uniform(-5, 5), y + n / 2, 3.4), (at + r.uniform(-8, 8), y + n, 0.5)], 5))  # fmt: skip
            q = clean(U(cracks).intersection(g))
            sc.flat(q, dark(c, 0.6), 0.7)
            sc.flat(clean(q.difference(T(q, 1.4 * s, 0))), sc.near("#c07a34", c, 760), 0.6)


def draw() -> Scene:
    """Whose ear is it, and what does the night hear at the other side?"""
    sc = Scene("honey_lecture", light=(FLAME.x, FLAME.y, 220), shadow="#0c0506", bg="#120a0a")
    draw_ear(sc)
    draw_floor(sc)
    draw_bees(sc)
    bear = ReadingBear(sc, *BEAR, SIZE)
    sc.flat(ellipse(BEAR[0] - 40, 1136, 150, 16), "#1c060c", 0.6, "multiply", 8)
    bear.draw()
    for g, turn, spread in ((bear.lifted(ellipse(-50, -384, 1)), -70, 16), (bear.at(ellipse(140, 30, 1)), 160, 2)):
        x, y = g.centroid.coords[0]
        walking_bee(sc, x, y, 0.66, turn, 0.62, (0.8, -0.2), spread)
    sc.glow(356, 982, 120, "#ffe0a0", 0.4)
    draw_bark(sc)
    sc.raw(
        f'<rect width="800" height="1200" fill="{sc.rad([(0, "#2a0c10", 0), (0.22, "#2a0c10", 0), (0.6, "#2a0c10", 0.34), (1, "#12080c", 0.4)], FLAME.x, FLAME.y, 1000)}" style="mix-blend-mode:multiply"/>'
    )
    sc.glow(FLAME.x, FLAME.y, 760, "#ffa83a", 0.4)
    sc.vignette("#0a0608", 0.5, 440, 640, 900, 0.5)
    sc.finish()
    return sc
