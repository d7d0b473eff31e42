"""A lion that lies on a hill, and his mane: the ball of a dandelion clock, every seed on its stalk round the head."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

XYZ = tuple[float, float, float]
Line = list[tuple[float, float]]

# the masses on the card, far to near
BACK = shape(
    "66,950 48,880 70,806 136,748 226,712 300,672 400,640 486,680 534,752 542,830 508,910 430,966 240,988 120,986"
)
HAUNCH = shape("34,970 36,886 80,822 148,802 212,828 248,888 250,952 218,996 140,1010 66,1004")
HIND_FOOT = shape("126,1008 156,968 226,956 290,964 320,984 314,1006 254,1018 160,1020")
FAR_LEG = fillet(U(limb("440,860,90 520,918,66 600,936,54 660,938,48", 8), ellipse(690, 940, 44, 28)), 8)
NEAR_LEG = fillet(
    U(
        shape("296,770 360,744 424,786 444,856 424,930 380,974 326,962 290,900 280,830"),
        limb("340,930,84 420,966,70 520,982,60 570,984,56", 8),
        ellipse(602, 984, 52, 33),
    ),
    10,
)
TAIL = limb("52,950,34 0,990,28 14,1046,24 80,1064,21 150,1056,19 196,1060,18", 10)
TUFT = shape("186,1050^ 214,1030 250,1030 284,1048 316,1080^ 276,1078 236,1090 202,1076 186,1070^")


class Seed(NamedTuple):
    """One umbrella of the ball: its hairs, its stalk, the sheer disc between the hairs, and how near it is (-1..1)."""

    hairs: list[Line]
    stalk: Line
    web: Any
    near: float
    way: XYZ


def _umbrella(r: random.Random, foot: Any, d: Any, reach: float, n: int) -> list[Line]:
    """Hairs from foot, spreading across the direction d into a shallow cup."""
    a = np.array((0.0, 0.0, 1.0)) if abs(d[2]) < 0.9 else np.array((1.0, 0.0, 0.0))
    u = np.cross(d, a)
    u /= np.linalg.norm(u)
    v = np.cross(d, u)
    out = []
    for k in range(n):
        t = (k + r.uniform(-0.35, 0.35)) * 2 * math.pi / n
        side = math.cos(t) * u + math.sin(t) * v
        long = reach * r.uniform(0.86, 1.08)
        rows = [foot + long * (q * side + d * (0.42 * q * q + 0.03 * math.sin(3 * q))) for q in (0, 0.35, 0.7, 1.0)]
        out.append([(float(p[0]), float(p[1])) for p in rows])
        if k % 2:
            tip, mid = rows[3], rows[2]
            w = r.choice((-1, 1)) * long * 0.07
            cross = np.array((-(tip - mid)[1], (tip - mid)[0], 0.0))
            m = np.linalg.norm(cross) or 1.0
            e = tip + cross / m * w
            out.append([(float(mid[0]), float(mid[1])), (float(e[0]), float(e[1]))])
    return out


def ball(
    r: random.Random,
    c: tuple[float, float],
    core: float,
    radius: float,
    n: int,
    reach: float,
    keep: Callable[[XYZ], bool],
) -> list[Seed]:
    """The seeds round c that keep(way) says are still there, far ones first."""
    out, golden = [], math.pi * (3 - math.sqrt(5))
    for k in range(n):
        y = 1 - 2 * (k + 0.5) / n
        q = math.sqrt(1 - y * y)
        d = np.array((q * math.cos(golden * k), y, q * math.sin(golden * k))) + [r.gauss(0, 0.04) for _ in range(3)]
        d /= np.linalg.norm(d)
        way = (float(d[0]), float(d[1]), float(d[2]))
        if not keep(way):
            continue
        foot = np.array((c[0], c[1], 0.0)) + d * radius * r.uniform(0.96, 1.04)
        hairs = _umbrella(r, foot, d, reach * r.uniform(0.9, 1.1), 38)
        tips = [h[3] for h in hairs if len(h) == 4]
        web = shape(np.array(tips)[::3], 4) if len(tips) > 9 else None
        stalk = [(c[0] + d[0] * core, c[1] + d[1] * core), (float(foot[0]), float(foot[1]))]
        out.append(Seed(hairs, stalk, web, way[2], way))
    return sorted(out, key=lambda s: s.near)


def path(lines: Sequence[Line]) -> str:
    """Lines as one SVG path, the long ones bowed."""
    out = []
    for p in lines:
        if len(p) == 4:
            (a, b), (c, d), (e, f), (g, h) = p
            out.append(f"M{a:.1f},{b:.1f}C{c:.1f},{d:.1f} {e:.1f},{f:.1f} {g:.1f},{h:.1f}")
        else:
            out.append("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in p))
    return "".join(out)


def flying_seed(r: random.Random, x: float, y: float, s: float, lean: float) -> tuple[list[Line], Any]:
    """A seed that has gone: hairs up, the stalk and the fruit below; lean in radians."""
    d = np.array((math.sin(lean), -math.cos(lean) * 0.94, 0.34))
    d /= np.linalg.norm(d)
    foot = np.array((x, y, 0.0))
    hairs = _umbrella(r, foot, d, s, 44)
    a, b = x - d[0] * s * 1.5, y - d[1] * s * 1.5
    fruit = limb([(a, b, s * 0.03), (a - d[0] * s * 0.2, b - d[1] * s * 0.2, s * 0.12), (a - d[0] * s * 0.42, b - d[1] * s * 0.42, s * 0.04)], 5)  # fmt: skip
    return [*hairs, [(x, y), (float(a), float(b))]], fruit


def head(x: float, y: float, s: float, rot: float) -> dict[str, Any]:
    """The face without its mane, eyes shut, turned a little to the right."""
    parts = {
        "near_ear": shape("60,-82^ 78,-118 108,-134 134,-116 136,-82 110,-50^"),
        "near_inner": shape("80,-86^ 92,-110 110,-118 122,-106 120,-84 104,-66^"),
        "far_ear": shape("-108,-50^ -130,-80 -128,-112 -102,-124 -76,-110 -58,-82^"),
        "far_inner": shape("-102,-64^ -116,-84 -112,-104 -100,-110 -84,-100 -74,-80^"),
        "face": shape("-116,-20 -110,-66 -78,-100 -16,-114 54,-106 98,-74 116,-26 120,20 110,72 84,112 40,140 -4,154 -44,148 -80,118 -104,74 -118,26"),
        "cheek": shape("66,-4 96,6 116,20 110,72 84,112 50,134 52,100 76,60"),
        "brows": U(shape("16,-46 24,-66 46,-76 70,-60 72,-42 48,-52"), shape("-104,-40 -96,-60 -78,-68 -62,-50 -74,-50 -90,-46")),
        "bridge": shape("-50,-66 -28,-80 -4,-66 2,-30 14,0 14,24 -66,24 -66,0 -54,-30"),
        "far_pad": ellipse(-70, 62, 44, 39),
        "near_pad": ellipse(16, 64, 60, 43),
        "jaw": shape("-96,84 -28,66 66,86 82,112 44,146 -6,160 -50,152 -88,120"),
        "chin": shape("-66,92 -28,102 16,94 26,122 6,146 -28,156 -58,144 -76,118"),
        "nose": shape("-64,6^ -48,-4 -27,-7 -6,-4 12,6^ 8,22 -14,40 -27,48^ -40,40 -60,22"),
        "eyes": U(limb("8,-32,1.5 18,-20,5 38,-13,7 58,-16,5.5 76,-28,2", 6), limb("-108,-28,2 -98,-17,5 -82,-13,6.5 -68,-18,5 -58,-30,1.5", 6)),
        "lids": U(shape("8,-32^ 24,-44 46,-46 64,-40 76,-28^ 58,-15 38,-12 18,-18"), shape("-108,-28^ -98,-40 -82,-44 -66,-40 -58,-30^ -68,-18 -82,-12 -98,-16")),
        "mouth": U(limb("-27,48,4 -27,80,5.4 -6,100,6 26,104,5.4 58,96,1.5", 6), limb("-28,80,5.4 -46,98,6 -72,100,5.4 -96,92,1.5", 6)),
        "nostrils": U(limb("-60,12,2 -54,25,5 -42,27,2", 4), limb("8,12,2 1,25,5 -12,27,2", 4)),
        "dots": U([ellipse(u, v, 2.3) for u, v in ((10, 56), (28, 48), (46, 56), (18, 74), (40, 76), (-62, 56), (-78, 48), (-92, 58), (-70, 74), (-88, 78))]),
    }  # fmt: skip
    return {k: T(v, x, y, s, rot=rot, flip=True) for k, v in parts.items()}


__all__ = ["BACK", "FAR_LEG", "HAUNCH", "HIND_FOOT", "NEAR_LEG", "TAIL", "TUFT", "Seed", "ball", "flying_seed", "head", "path"]  # fmt: skip
