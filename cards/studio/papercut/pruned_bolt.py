"""A bolt of lightning that stands still and has been trained like an old fruit tree, its roots up in the cloud."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import LineString, Point

from cards.studio.papercut.geometry import U, clean, fillet, limb, rounded
from cards.studio.papercut.scene import Scene

XYW = tuple[float, float, float]
# the stem, the roots in the cloud, and on the left the trained arms: out along a tier, then straight down
STEM: tuple[XYW, ...] = ((410, 150, 58), (432, 214, 50), (398, 290, 46), (424, 366, 40), (396, 446, 35), (420, 524, 30), (398, 600, 24), (412, 668, 18), (400, 742, 12), (408, 792, 5))  # fmt: skip
ROOTS: tuple[tuple[XYW, ...], ...] = (
    ((414, 190, 44), (372, 132, 34), (306, 110, 24), (262, 66, 16), (196, 50, 9), (150, 14, 3)),
    ((408, 170, 40), (398, 108, 30), (352, 58, 20), (350, -20, 10)),
    ((414, 190, 44), (462, 136, 32), (524, 120, 22), (566, 70, 14), (640, 58, 8), (690, 14, 3)),
    ((414, 170, 38), (440, 100, 26), (484, 50, 18), (478, -20, 10)),
    ((306, 110, 16), (250, 126, 10), (196, 112, 6), (150, 134, 2)),
    ((524, 120, 16), (584, 138, 10), (646, 118, 6), (700, 142, 2)),
)
TRAINED: tuple[tuple[XYW, ...], ...] = (
    ((404, 284, 34), (340, 266, 27), (282, 286, 24), (214, 264, 21), (150, 282, 19), (104, 300, 18), (84, 366, 16), (104, 436, 14), (84, 512, 12), (100, 590, 9), (90, 640, 6)),
    ((402, 440, 28), (344, 420, 22), (286, 440, 19), (222, 424, 17), (190, 452, 16), (178, 516, 14), (194, 588, 11), (178, 648, 8), (184, 690, 5)),
    ((404, 594, 20), (352, 576, 16), (304, 590, 14), (280, 622, 12), (290, 676, 10), (276, 724, 6)),
)  # fmt: skip
WILD: tuple[tuple[XYW, ...], ...] = (
    ((400, 292, 34), (470, 262, 27), (520, 282, 23), (592, 250, 19), (652, 276, 15), (704, 254, 12), (744, 292, 7), (752, 330, 3)),
    ((398, 446, 27), (462, 424, 22), (512, 446, 19), (566, 428, 17), (604, 448, 13), (640, 430, 9)),
    ((404, 594, 18), (446, 580, 13), (476, 592, 10)),
)  # fmt: skip
# where wild twigs start: x, y, angle in degrees (0 right, 90 down), length, width
SHOOTS: tuple[tuple[float, float, float, float, float], ...] = (
    (592, 252, -56, 130, 9), (654, 274, -50, 120, 8), (510, 276, -62, 80, 8), (704, 254, -40, 70, 7),
    (556, 268, 84, 120, 9), (620, 264, 88, 190, 11), (680, 266, 86, 300, 12), (728, 270, 74, 300, 11),
    (500, 440, 96, 130, 9), (446, 430, 84, 84, 8), (600, 446, 74, 90, 9), (640, 430, 24, 150, 8), (566, 430, -62, 66, 8),
    (240, 64, -150, 80, 8), (156, 132, 165, 66, 5), (602, 66, -24, 80, 8), (694, 138, 18, 66, 5), (350, 30, -120, 60, 7), (490, 34, -70, 60, 7),
    (640, 440, 78, 190, 9), (704, 254, -70, 120, 8),
    (476, 592, 50, 80, 7), (404, 730, 128, 70, 6), (406, 690, 48, 80, 6), (400, 620, 36, 90, 7),
)  # fmt: skip


def bough(P: tuple[XYW, ...]) -> Any:
    """Straight pieces with kinks, as lightning goes, a little gnarled at each kink."""
    bits = [limb([a, b], 1, 6) for a, b in zip(P[:-1], P[1:], strict=True)]
    return U(bits, [Point(x, y).buffer(w * 0.56) for x, y, w in P[1:-1]])


def shoot(r: random.Random, x: float, y: float, a: float, long: float, w: float, out: list[Any]) -> None:
    """A wild shoot: it kinks, forks and gets thinner to nothing, and never crosses what has grown before it."""
    n = max(2, int(long / 22))
    for k in range(n):
        for _ in range(5):
            b = a + (-1 if k % 2 else 1) * r.uniform(8, 34)
            step = long / n * r.uniform(0.8, 1.2)
            x2, y2 = x + step * math.cos(math.radians(b)), y + step * math.sin(math.radians(b))
            way = LineString([(x + (x2 - x) * 0.4, y + (y2 - y) * 0.4), (x2, y2)]).buffer(3)
            if not any(g.intersects(way) and g.distance(Point(x, y)) > 1 for g in out):
                break
        else:
            return
        w2 = max(1.2, w * (1 - 0.8 / n))
        out.append(limb([(x, y, w), (x2, y2, w2)], 1, 4))
        if long > 16:
            turn = (1 if k % 2 else -1) * r.uniform(34, 60)
            shoot(r, x2, y2, b + turn, long * r.uniform(0.35, 0.6), w2 * 0.7, out)
        x, y, w = x2, y2, w2


def spurs(r: random.Random, P: tuple[XYW, ...]) -> list[Any]:
    """The short fruit spurs that a good gardener leaves, now on this side of an arm, now on that."""
    out: list[Any] = []
    for (x0, y0, w), (x1, y1, _) in zip(P[:-1], P[1:], strict=True):
        way = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for t, s in ((0.22, 1), (0.5, -1), (0.8, 1)):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            shoot(r, x, y, way + s * r.uniform(50, 84), w * 0.5 + r.uniform(20, 32), 6.4, out)
    return out


def bolt(sc: Scene, avoid: Any) -> tuple[Any, Any]:
    """(the thick wood, all fine twigs); wild twigs keep out of avoid, the gardener's air."""
    wood = fillet(U([bough(P) for P in (STEM, *ROOTS, *TRAINED, *WILD)]), 5)
    wild: list[Any] = []
    for k, (x, y, a, long, w) in enumerate(SHOOTS):
        shoot(sc.stream(f"shoot {k}"), x, y, a, long, w, wild)
    wild = [g for g in wild if not g.intersects(avoid)]
    fine = U(wild, [g for k, P in enumerate(TRAINED) for g in spurs(sc.stream(f"spurs {k}"), P)])
    return rounded(wood, 1.2), clean(fine)


def bark(sc: Scene, P: tuple[XYW, ...], name: str) -> None:
    """Furrows along one bough, short and broken."""
    r = sc.stream(name)
    for (x0, y0, w0), (x1, y1, w1) in zip(P[:-1], P[1:], strict=True):
        L = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / L, (x1 - x0) / L
        for _ in range(int(w0 * 0.3)):
            t, n, d = r.uniform(0, 0.6), r.uniform(0.2, 0.4), r.uniform(-0.36, 0.36)
            a, b = d * (w0 + (w1 - w0) * t), d * 0.9 * (w0 + (w1 - w0) * (t + n))
            p = (x0 + (x1 - x0) * t + nx * a, y0 + (y1 - y0) * t + ny * a, 0.5)
            q = (x0 + (x1 - x0) * (t + n) + nx * b, y0 + (y1 - y0) * (t + n) + ny * b, 0.5)
            m = ((p[0] + q[0]) / 2 + nx * 1.4, (p[1] + q[1]) / 2 + ny * 1.4, 1.9)
            sc.flat(limb([p, m, q], 3, 3), "#b98f2e", 0.75)


def draw_bolt(sc: Scene, avoid: Any) -> None:
    """Three sheets, from sulphur to white, each cut back; furrows of bark; the air burns round it."""
    wood, fine = bolt(sc, avoid)
    everything = U(wood, fine)
    sc.flat(everything.buffer(16), "#e8d070", 0.3, "screen", 20)
    sc.flat(everything.buffer(6), "#f2e08a", 0.5, "screen", 7)
    exact = {"cut": 0, "fibre": 0, "rim": "#fffef0", "rimop": 1}
    sc.flat(fine.buffer(1.5), "#b8902e", 0.9)
    sc.layer(fine, "#fdf3c0", z=3, sh=0.3, shc="#5a4a1c", wash=0.2, **exact)
    sc.layer(wood.buffer(1.6), "#e6c75c", z=6, sh=0.4, shc="#4a3c18", wash=0.4, **exact)
    sc.layer(clean(wood.buffer(-1.4)), "#fbeeb4", z=2, sh=0.35, shc="#a07c24", wash=0.3, **exact)
    sc.layer(rounded(clean(wood.buffer(-6)), 1), "#fffbe6", z=1.6, sh=0.3, shc="#b08c34", wash=0, **exact)
    for k, P in enumerate((STEM, *ROOTS[:4], *TRAINED, *WILD)):
        bark(sc, P, f"bark {k}")
