"""A great stone lion that lies curled, its head raised and turned three quarters to the right; carved planes and locks."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape

# the masses on the card, far to near
TORSO = shape(
    "180,640 260,590 350,596 440,640 520,664 600,680 680,726 744,800 780,890 784,970 750,1020 640,1046 420,1046 250,1030 180,920 160,760"
)
HAUNCH = shape(
    "548,830 590,772 650,748 712,768 758,822 782,896 780,966 744,1024 680,1056 606,1062 556,1044 532,990 528,906"
)
HIND_FOOT = shape("700,1066 620,1080 560,1080 500,1074 474,1060 466,1040 480,1024 510,1014 560,1012 620,1008 700,998")
CHEST = shape("112,660 190,610 290,640 346,710 366,800 350,890 322,976 250,1036 150,1036 92,986 62,890 72,760")
FORELEG = shape(
    "58,910 96,872 158,880 206,924 258,972 336,1004 398,1008 434,1020 446,1042 430,1060 384,1070 300,1080 200,1088 104,1080 44,1046 28,980"
)
FORE_TOES = ((440, 1030, 22, 19), (430, 1052, 24, 18), (402, 1066, 25, 17), (368, 1072, 25, 15))
HIND_TOES = ((478, 1036, 19, 18), (486, 1054, 22, 17), (514, 1066, 24, 15))
CLEFTS = (
    "412,1034,1 428,1040,4 452,1042,3",
    "398,1040,1 410,1054,4 424,1070,2",
    "372,1048,1 380,1062,4 390,1080,2",
    "504,1040,1 490,1044,4 470,1046,2",
    "514,1048,1 506,1056,4 502,1070,2",
)
FACE = "-74,-60 -60,-88 -20,-102 36,-96 68,-74 82,-36 80,4 88,34 92,66 82,94 62,122 34,130 2,116 -28,88 -60,54 -78,2"


def pawed(leg: Any, toes: Any) -> Any:
    """A leg with its toes welded on."""
    return fillet(U(leg, [ellipse(*t) for t in toes]), 5)


def lock(x: float, y: float, n: float, a: float, w: float, turn: float) -> tuple[Any, Any]:
    """A carved lock of the mane from x, y: n long towards a (radians), w wide, rolled up at its end: (sheet, grooves)."""
    P, px, py, b = [], x, y, a
    for k in range(13):
        t = k / 12
        P.append((px, py, w * (0.7 + 0.34 * math.sin(math.pi * min(1, t * 1.1)))))
        px, py = px + n / 12 * math.cos(b), py + n / 12 * math.sin(b)
        b += turn * (0.02 + 0.24 * t * t)
    side = 1 if turn > 0 else -1
    cx, cy, _ = P[12]
    cx, cy = cx - side * w * 0.16 * math.sin(b), cy + side * w * 0.16 * math.cos(b)
    roll = w * 0.56
    grooves = []
    for o in (-0.2, 0.2):
        Q = []
        for k in range(1, 11):
            u, v, q = P[k]
            d = math.atan2(P[k + 1][1] - P[k - 1][1], P[k + 1][0] - P[k - 1][0])
            Q.append((u - o * q * math.sin(d), v + o * q * math.cos(d), 0.6 + 1.8 * math.sin(math.pi * k / 11)))
        grooves.append(limb(Q, 3, 4))
    spiral = []
    for k in range(22):
        t = k / 21
        d = b + side * (-1.4 + 7.6 * t)
        spiral.append(
            (cx + roll * (0.86 - 0.72 * t) * math.cos(d), cy + roll * (0.86 - 0.72 * t) * math.sin(d), 2.2 - 1.2 * t)
        )
    grooves.append(limb(spiral, 2, 4))
    return fillet(U(limb(P, 3), ellipse(cx, cy, roll)), w * 0.12), U(grooves)


def head() -> dict[str, Any]:
    """The face without its mane, about 220 high, between the eyes on 0,0."""
    nose = shape("4,-54^ 24,-60 42,-56^ 56,-14 76,34^ 60,46 34,44 16,32^ 11,-10")
    tip = shape("18,36^ 48,28 80,34^ 78,52 60,64^ 38,58 24,50")
    near_pad = shape("60,62^ 56,82 40,100 16,110 -8,104 -22,84 -12,58 10,42 22,46")
    far_pad = shape("60,62^ 66,82 78,98 92,96 98,74 94,52 82,38")
    chin = shape("20,98^ 40,92 58,84^ 72,92 84,96^ 80,116 62,132 38,132 22,118")
    near_eye = shape("-46,-4^ -36,-15 -20,-19 -4,-14 3,-4^ -8,3 -24,6 -38,3")
    far_eye = shape("52,-6^ 58,-14 68,-17 79,-6^ 76,2 63,4")
    near_brow = shape("-74,0^ -66,-30 -38,-50 0,-54 12,-38^ 9,-10^ -4,-15 -20,-18 -38,-14 -58,0^")
    far_brow = shape("42,-38^ 56,-52 76,-46 86,-6^ 79,-12 66,-16 50,-10^")
    near_ear = shape("-50,-84^ -78,-92 -92,-114 -80,-132 -54,-130 -34,-106 -26,-94^")
    far_ear = shape("42,-90^ 50,-110 64,-120 73,-117^ 71,-107^ 82,-104^ 80,-92 68,-76^")
    return {
        "face": shape(FACE),
        "near_ear": near_ear,
        "near_inner": shape("-54,-90^ -74,-98 -80,-114 -70,-122 -56,-114 -44,-100^"),
        "far_ear": far_ear,
        "far_inner": shape("52,-92^ 58,-106 66,-110 72,-100 68,-86^"),
        "cheek": shape("-62,10 -40,16 -18,40 -22,66 -40,70 -62,48 -74,22"),
        "nose": nose,
        "tip": tip,
        "near_pad": near_pad,
        "far_pad": far_pad,
        "chin": chin,
        "near_eye": near_eye,
        "far_eye": far_eye,
        "near_iris": ellipse(-15, -7, 11, 12).intersection(near_eye),
        "far_iris": ellipse(68.5, -7, 7.5, 9).intersection(far_eye),
        "near_pupil": ellipse(-14, -7, 7, 8.6).intersection(near_eye),
        "far_pupil": ellipse(69, -7, 4.8, 7).intersection(far_eye),
        "near_brow": near_brow,
        "far_brow": far_brow,
        "mouth": U(
            limb("60,62,3 59,76,3.4 54,84,4 38,98,4 18,110,3 -4,118,1", 6),
            limb("59,78,3 66,88,3.4 78,98,3 88,106,1", 6),
        ),
        "dots": U([ellipse(x, y, 2.2) for x, y in ((4, 68), (20, 74), (6, 84), (24, 62), (78, 66), (85, 76))]),
        "nostrils": U(limb("34,44,5 42,50,4 50,50,2", 4), limb("78,42,4 72,50,3 66,51,2", 4)),
    }


def crack(r: random.Random, x: float, y: float, a: float, n: float, depth: int = 1) -> list[Any]:
    """A crack in stone from x, y towards a (radians), n long, with a branch."""
    P, out = [(x, y, 2.6)], []
    steps = max(4, int(n / 13))
    for k in range(1, steps + 1):
        b = a + r.uniform(-0.8, 0.8)
        x, y = x + n / steps * math.cos(b), y + n / steps * math.sin(b)
        P.append((x, y, 2.6 * (1 - k / steps) + 0.5))
        if depth and r.random() < 0.3:
            out += crack(r, x, y, b + r.choice((-1, 1)) * r.uniform(0.6, 1.1), n * 0.4, depth - 1)
    out.append(
        Polygon([(u - w / 2, v - w / 2) for u, v, w in P] + [(u + w / 2, v + w / 2) for u, v, w in P[::-1]]).buffer(0.2)
    )
    return out


def lichen(r: random.Random, x: float, y: float, s: float) -> Any:
    """A patch of lichen, lobed and full of holes."""
    out = []
    for _ in range(46):
        d, t = s * 0.62 * r.random() ** 0.7, r.uniform(0, 6.283)
        out.append(
            ellipse(
                x + d * math.cos(t) * 1.2, y + d * math.sin(t) * 0.8, s * (0.17 - 0.13 * d / s) * r.uniform(0.5, 1.2)
            )
        )
    return clean(U(out))


def tail() -> Any:
    """The tail round the hind foot, with its tassel before the paws."""
    return limb(
        [
            (762, 966, 52),
            (772, 1036, 45),
            (730, 1090, 38),
            (650, 1112, 33),
            (580, 1120, 28),
            (520, 1124, 25),
            (480, 1118, 22),
        ],
        10,
    )


def tassel() -> tuple[Any, Any]:
    """The tuft at the end of the tail, rolled up, and its grooves."""
    tuft = shape(
        "500,1102^ 470,1094 436,1100 408,1118 392,1136 384,1152^ 412,1150 446,1150 478,1142 500,1132^ 508,1118"
    )
    lines = [
        limb(w, 6)
        for w in (
            "494,1110,1 456,1112,3 404,1142,1",
            "496,1118,1 462,1124,3 416,1146,1",
            "494,1126,1 470,1134,3 436,1147,1",
        )
    ]
    return tuft, U(lines)


def spine_snow(edge: list[tuple[float, float]], r: random.Random, depth: float) -> Any:
    """Snow that lies along an edge."""
    c = along(curve(np.array(edge, float)), 60)
    top = [
        (x, y - depth * math.sin(math.pi * (i + 0.5) / 60) ** 0.5 * r.uniform(0.8, 1.1)) for i, (x, y) in enumerate(c)
    ]
    low = [
        (x, y + depth * 0.55 * math.sin(math.pi * (i + 0.5) / 60) * r.uniform(0.3, 1.4)) for i, (x, y) in enumerate(c)
    ]
    return fillet(clean(Polygon(top + low[::-1]).buffer(3)), 4)


__all__ = [
    "CLEFTS",
    "FORE_TOES",
    "HIND_TOES",
    "pawed",
    "CHEST",
    "FORELEG",
    "HAUNCH",
    "HIND_FOOT",
    "TORSO",
    "T",
    "crack",
    "head",
    "lichen",
    "lock",
    "spine_snow",
    "tail",
    "tassel",
]
