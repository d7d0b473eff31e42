"""Hills that are one hare at full stretch, running left: the same leap three times, larger and paler from ridge to ridge."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import fur
from cards.studio.papercut.torn_paper import ticks

LX, LY = 70, 470  # the dawn
PLUM, CREAM = "#2c1226", "#fff8e0"
# a hare at full stretch as the line of a ridge, its brow near 120,640
BACK = "-300,1400^ -300,940 -160,902 -30,874 60,852 112,836 142,820 156,802 150,786 126,774 98,764 74,752 62,738^ 52,731^ 43,718 47,702 62,684 84,660 106,634 134,609 166,601 196,610 230,626 280,642 336,640 404,614 476,580 556,558 640,566 708,600 752,650 784,700 850,748 1000,810 1200,860 1300,1400^"
EAR = "176,632,28 200,588,42 228,532,54 268,470,54 312,418,38 348,388,20 366,378,3"
EAR2 = "196,636,28 242,606,42 304,590,50 368,586,44 424,594,28 462,606,12 474,611,3"
RIDGES = (  # dx, dy, scale, colours from the dawn outwards, foot (mist), height of the sheet
    (176, -338, 1.46, ("#fff4c0", "#ecebb4", "#b9d6ae", "#86b8a4"), "#c9d8ac", 6),
    (78, -168, 1.2, ("#f6c878", "#dc8f4c", "#a8604c", "#5a5a66"), "#e8c88a", 8),
    (-6, 36, 1.0, ("#d8743a", "#94402c", "#4e1e2c", "#200e22"), "#cf9456", 12),
)


def dawnlit(sc: Scene, *stops: str, r: float = 760) -> str:
    """Lit from the dawn outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def placed(g: Any, k: int) -> Any:
    """A part of the hare where the k-th ridge has it."""
    dx, dy, s = RIDGES[k][:3]
    return T(T(g, -120, -640), 120 + dx, 640 + dy, s)


def draw_ridge(sc: Scene, k: int) -> None:
    """One hill of the three; the nearest is cut in terraces and has woods, a village and an eye."""
    _, _, s, tones, foot, z = RIDGES[k]
    back, ear, ear2 = (placed(g, k) for g in (shape(BACK), limb(EAR, 10), limb(EAR2, 10)))
    r = 900 - 30 * k
    fill = dawnlit(sc, *tones, r=r)
    deep = dawnlit(sc, *[mix(c, PLUM if k == 2 else "#8a6a50", (0.06, 0.14, 0.3)[k]) for c in tones], r=r)
    for g, c in ((ear2, deep), (ear, fill)):
        sc.layer(g, c, z=z, cut=0.8, sh=0.35, rim=CREAM, rimop=0.9, rimw=1.5)
        way = [tuple(map(float, q.split(","))) for q in (EAR2 if g is ear2 else EAR).split()]
        groove = placed(limb([(x + 5, y + 6, w * 0.52) for x, y, w in way[:-1]] + [(way[-1][0], way[-1][1], 1)], 10), k)
        hollow = [mix(t, ("#e8d0a0", "#b4543c", "#6a1c2a")[k], (0.4, 0.5, 0.65)[k]) for t in tones]
        sc.layer(
            clean(groove.intersection(g.buffer(-5 * s))),
            dawnlit(sc, *hollow, r=r),
            z=1.6,
            cut=0.4,
            sh=(0.15, 0.3, 0.5)[k],
            rimop=0.3,
        )
        if k == 2:
            tip = placed(ellipse(way[-2][0], way[-2][1], 46, 46), k)
            sc.layer(clean(g.intersection(tip)), "#1c0e1c", z=1.4, cut=0.6, rim=CREAM, rimop=0.9)
        rimlight(sc, g, 4 * s, 3 * s, "#fffbe0", 0.9, r=820)
    draw_woods(sc, back, k)
    tail = fur(placed(shape("716,640 726,610 752,590 784,582 794,596 784,620 770,644 744,660"), k), 9, 0.3, 3, w=6)
    sc.layer(tail, dawnlit(sc, "#fff4cc", "#f2d49a", "#c08a68", "#6e4038", r=r), z=6, sh=0.3, rim=CREAM, rimop=0.9)
    sc.layer(back, fill, z=z, cut=0.8, sh=0.4, rim=CREAM, rimop=0.95, rimw=1.6)
    cuts = ((34,), (18, 50, 100), (11, 28, 52, 86, 130))[k]
    for j, d in enumerate(cuts):
        q = rounded(back.buffer(-d * s), 10 + 0.3 * d * s)
        c = [mix(t, PLUM if k == 2 else foot, (0.12 if k == 2 else 0.1) * (j + 1)) for t in tones]
        sc.layer(
            q,
            dawnlit(sc, *c, r=r),
            z=3 + k,
            cut=0.8,
            sh=(0.12, 0.2, 0.45)[k],
            rim="#ffeec0",
            rimop=(0.4, 0.5, 0.6)[k] - 0.06 * j,
            rimw=1.2,
        )
        if k:
            ticks(
                sc,
                f"turf {k} {j}",
                q.difference(q.buffer(-26 * s)),
                120,
                lambda x, y: 0.15 + 0.0006 * (x - 300),
                CREAM if k == 1 else "#ffc070",
                0.4,
                0.85,
            )
    rimlight(sc, back, 4 * s, 6 * s, "#fffbe0", 0.9, r=820)
    y = back.bounds[1]
    fog = sc.lin([(0, foot, 0), (0.35, foot, 0.15), (0.8, foot, 0.9), (1, foot, 1)], 0, y + 120 * s, 0, y + 330)
    sc.flat(back, fog, (1, 0.95, 0.9)[k])


def draw_woods(sc: Scene, back: Any, k: int) -> None:
    """Poplars along the loins, as hair stands up on a back."""
    r = sc.stream(f"woods {k}")
    x0, x1 = placed(Polygon([(400, 0), (700, 0), (700, 9)]), k).bounds[::2]
    tone = ("#b4c8a0", "#a8744c", "#2a1224")[k]
    for j in range((16, 20, 22)[k]):
        x = x0 + (x1 - x0) * (j + r.uniform(-0.5, 0.5)) / 20
        if x > 830 or r.random() < 0.14:
            continue
        y = float(back.intersection(box(x - 1, -300, x + 1, 1400)).bounds[1])
        h = r.uniform(16, 40) * (0.7, 0.85, 1)[k]
        g = T(poplar(sc.stream(f"p {k} {j}"), 0, 6, h, h * 0.3), x, y, rot=8 + 8 * r.random())
        sc.layer(g, tone, z=2, cut=0, sh=0.2, rim=CREAM, rimop=0.7)
