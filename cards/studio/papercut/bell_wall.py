"""The inside of a great bell, looked down through: level rings towards us, hares, leaves and beads in relief on them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, box

from cards.studio.papercut import *
from cards.studio.papercut.square_below import NX, NY

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
FOCUS = 770.0
AXIS = (0.06, -0.3)  # of the bell, beside us
WALL = (
    (2.2, 1.0),
    (2.12, 0.975),
    (1.98, 0.94),
    (1.72, 0.875),
    (1.6, 0.85),
    (1.36, 0.81),
    (1.28, 0.8),
    (1.08, 0.765),
    (1.0, 0.755),
    (0.8, 0.72),
    (0.7, 0.71),
)  # depth and radius of its rings, from the lip to us
HARE = fillet(
    U(
        shape("-60,-36 -50,-52 -26,-58 4,-52 30,-50 40,-42 30,-30 0,-25 -30,-20 -52,-22"),
        ellipse(52, -57, 15, 10, -12),
        limb([(28, -44, 25), (48, -55, 17)], 3),
        limb([(48, -63, 6), (28, -79, 9), (8, -86, 2)], 5),
        limb([(45, -62, 5), (22, -70, 7), (2, -73, 2)], 5),
        limb([(28, -36, 13), (56, -24, 8), (82, -14, 5)], 5),
        limb([(24, -32, 12), (46, -14, 8), (68, -4, 5)], 5),
        limb([(-46, -36, 27), (-66, -20, 14), (-92, -12, 8), (-112, -4, 6)], 5),
        limb([(-40, -32, 24), (-56, -10, 12), (-86, -1, 7)], 5),
        ellipse(-64, -46, 8, 6),
    ),
    2.5,
)
FRAME = box(-60, -60, 860, 1260)


def circle(depth: float, radius: float) -> tuple[float, float, float]:
    """A level circle round the axis, as seen: x, y, radius."""
    k = FOCUS / depth
    return NX + AXIS[0] * k, NY + AXIS[1] * k, radius * k


def gilding(sc: Scene, k: int) -> str:
    """The bronze of a ring: gold where the morning comes up to it at the right, dark at the left and towards us."""
    t = min(1.0, k / 8)
    hot, warm, cold = mix("#ffdf96", "#8a6030", t**0.7), mix("#b47c38", "#3d2c18", t), mix("#3d4a38", "#10130e", t**0.8)
    return sc.lin([(0, cold), (0.42, mix(cold, warm, 0.3)), (0.74, warm), (1, hot)], 60, 300, 770, 830)


def draw_wall(sc: Scene) -> None:
    """The inside of the bell, ring over ring towards us, with its bands of ornament."""
    r = sc.stream("bronze")
    for k, (d, rad) in enumerate(WALL):
        x, y, R = circle(d, rad)
        g = FRAME.difference(Point(x, y).buffer(R, 96))
        sc.layer(
            g,
            gilding(sc, k),
            z=6 + k,
            sh=0.6,
            shc="#0c0906",
            cut=0.2,
            wash=0.8,
            fibre=0.05,
            rim="#ffe2a0",
            rimop=0.8 - 0.05 * k,
            rimw=1.3,
            az=-40,
        )
        if k == 1:
            draw_beads(sc, circle(2.05, 0.957), 128, 3.4)
        elif k == 2:
            draw_vine(sc, circle(1.85, 0.908))
        elif k == 4:
            draw_hares(sc)
        elif k == 6:
            draw_palms(sc)
    for k in range(260):
        i = r.randrange(2, len(WALL) - 1)
        x, y, R = circle(WALL[i][0] * r.uniform(0.9, 1), WALL[i][1])
        a = r.uniform(0, 2 * math.pi)
        n = r.uniform(10, 60)
        R += 4
        sc.flat(
            limb(
                [
                    (x + R * math.cos(a), y + R * math.sin(a), r.uniform(1, 5)),
                    (x + (R + n) * math.cos(a), y + (R + n) * math.sin(a), 0.6),
                ],
                2,
            ),
            "#5f8f7a",
            r.uniform(0.1, 0.34),
        )


def draw_vine(sc: Scene, at: tuple[float, float, float]) -> None:
    """A wavy stem with leaves on both sides, cut in relief."""
    x, y, R = at
    stem = [
        (x + (R + 7 * math.sin(26 * a)) * math.cos(a), y + (R + 7 * math.sin(26 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 400)
    ]
    for k in range(52):
        a = 2 * math.pi * (k + 0.5) / 52
        out = 1 if k % 2 else -1
        g = T(
            shape("0,0^ 7,-7 18,-8 27,0^ 18,8 7,7"),
            x + (R - 2 * out) * math.cos(a),
            y + (R - 2 * out) * math.sin(a),
            0.62,
            rot=math.degrees(a) + (40 if out > 0 else 140),
        )
        lit = max(0.0, 0.5 + 0.5 * math.cos(a - 0.5))
        sc.layer(
            g,
            mix("#4a4a34", "#e0aa54", lit**1.6),
            z=2,
            sh=0.6,
            shc="#0c0906",
            rim="#ffe9b0",
            rimop=0.25 + 0.6 * lit,
            az=180,
            **EXACT,
        )
    sc.stroke(stem, "#1a140d", 5, 0.7)
    sc.stroke(stem, "#a8783c", 2.4, 0.8)


def relief(sc: Scene, g: Any, a: float, z: float) -> None:
    """A piece of ornament at bearing a: bright where the morning reaches it."""
    lit = max(0.0, 0.5 + 0.5 * math.cos(a - 0.6))
    sc.layer(
        g,
        mix("#363a2b", "#b98540", lit**1.5),
        z=z,
        sh=0.65,
        shc="#0a0806",
        cut=0.2,
        wash=0.5,
        fibre=0,
        rim="#ffe2a0",
        rimop=0.3 + 0.6 * lit,
        rimw=1.2,
        az=160,
    )


def band(k: int, a: float) -> tuple[float, float, float]:
    """Where ring k begins at bearing a, and how wide it is there."""
    x, y, R = circle(*WALL[k])
    u, v, Q = circle(*WALL[k + 1])
    c, d = math.cos(a), math.sin(a)
    along_ = c * (x - u) + d * (y - v)
    out = -along_ + math.sqrt(max(0.0, along_**2 - (x - u) ** 2 - (y - v) ** 2 + Q**2))
    return x + R * c, y + R * d, out - R


def draw_hares(sc: Scene) -> None:
    """Hares that run round the bell, their feet to the mouth; one the other way."""
    for k in range(24):
        a = 2 * math.pi * (k + 0.5) / 24
        px, py, w = band(4, a)
        if not (-60 < px < 860 and -60 < py < 1260):
            continue
        s = w / 100
        g = T(HARE, 0, 0, 0.56 + 0.1 * s, sy=s * 0.92, flip=k == 17)
        relief(sc, T(T(g, 0, -0.05 * w), px, py, rot=math.degrees(a) + 90), a, 3)


def draw_palms(sc: Scene) -> None:
    """A row of palm leaves that point up the wall."""
    for k in range(60):
        a = 2 * math.pi * k / 60
        px, py, w = band(6, a)
        if not (-80 < px < 880 and -80 < py < 1280):
            continue
        for s, z in ((1.0, 3), (0.66, 2)):
            g = T(shape("2,-17 26,-22 66,-13 92,0^ 66,13 26,22 2,17"), 0, 0, s * w / 100, sy=s * (0.7 + 0.3 * w / 100))
            relief(sc, T(T(g, 0.04 * w, 0), px, py, rot=math.degrees(a)), a, z)
        sc.flat(T(limb([(0.06 * w, 0, 3), (0.8 * w, 0, 0.8)], 2), px, py, rot=math.degrees(a)), "#14100a", 0.6)


def draw_beads(sc: Scene, at: tuple[float, float, float], n: int, s: float) -> None:
    """A row of bronze beads."""
    x, y, R = at
    for k in range(n):
        a = 2 * math.pi * k / n
        px, py = x + R * math.cos(a), y + R * math.sin(a)
        if not (-20 < px < 820 and -20 < py < 1220):
            continue
        lit = max(0.0, 0.5 + 0.5 * math.cos(a - 0.5))
        sc.layer(
            ellipse(px, py, s),
            mix("#454834", "#d9a450", lit**1.6),
            z=1.2,
            sh=0.6,
            shc="#0c0906",
            rim="#ffe9b0",
            rimop=0.2 + 0.7 * lit,
            az=180,
            **EXACT,
        )


def draw_gleam(sc: Scene) -> None:
    """The sun lies on the lip and on the edges above it."""
    for k, w, op in ((0, 6, 0.95), (1, 3, 0.7), (2, 4, 0.6), (4, 3, 0.5), (6, 3, 0.4)):
        x, y, R = circle(*WALL[k])
        arc = [
            (
                x + (R + 2) * math.cos(a),
                y + (R + 2) * math.sin(a),
                w * max(0.05, math.sin((a + 0.95) / 2.5 * math.pi)) ** 1.3,
            )
            for a in np.linspace(-0.95, 1.55, 70)
        ]
        sc.flat(limb(arc, 2), "#ffdc90", op, None, 0.5)
    sc.glow(752, 690, 260, "#ffc862", 0.5)
