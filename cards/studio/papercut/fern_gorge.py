"""A mossy gorge in the morning: hazy woods over it, walls of moss with ferns, leaves at the top."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *

LX, LY = 60, -40  # the sun
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def sunny(sc: Scene, lit: str, mid: str, dim: str, r: float = 1100) -> str:
    """A fill that falls off from the sun."""
    return sc.rad([(0, lit), (0.45, mid), (1, dim)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Morning over the gorge, woods against it in the haze."""
    sc.backdrop(sc.lin([(0, "#fdf3bc"), (0.1, "#f3eda8"), (0.2, "#b8cc78"), (1, "#3f6a40")], 0, 0, 0, 1200))
    for k, (y, c) in enumerate(((40, "#e3e6a2"), (66, "#bcd07c"), (90, "#86aa54"))):
        r = sc.stream(f"trees {k}")
        g = [box(-40, y + 30, 840, 220)]
        for x in range(-30, 840, 30 + 6 * k):
            h, w = r.uniform(30, 62) + 10 * k, r.uniform(15, 24)
            for q in np.linspace(0, 1, 6):
                g.append(
                    shape(
                        f"{x - w * (1 - q) - 3},{y + 40 - h * q} {x},{y + 18 - h * q - 12} {x + w * (1 - q) + 3},{y + 40 - h * q} {x},{y + 46 - h * q}"
                    )
                )
        sc.layer(
            U(g), sc.rad([(0, light(c, 0.5)), (1, c)], LX + 130, 0, 720), z=5, sh=0.2, cut=0.6, rim="#fffbe0", rimop=0.8
        )
    sc.glow(LX + 150, LY + 40, 560, "#fffbe0", 0.8)


def cliff(sc: Scene, side: int, k: int, lift: float) -> str:
    """Moss: the left wall has the sun behind it, the right one in its face as far as it reaches down."""
    top, mid, low = ("#a8c050", "#3f7038", "#123c30") if side < 0 else ("#eef08a", "#8cb445", "#1d5038")
    stops = [(0, top), (0.3, mid), (0.75, low), (1, "#0a2622")]
    return sc.lin(
        [(q, mix(mix(c, "#0b2a24", 0.24 * k), "#dcec80", lift * (1 - q * 0.7))) for q, c in stops],
        400 + side * 60,
        60,
        400 + side * 200,
        1040,
    )


def frond(x: float, y: float, side: int, a: float, length: float) -> Any:
    """One fern frond that hangs from x, y: side 1 to the right, a its first direction in radians over the level."""
    P = [
        (
            x + side * length * 0.72 * math.sin(1.9 * t) * math.cos(a * (1 - t)),
            y - length * (math.sin(a) * t * (1 - t) * 1.6) + length * 0.62 * t * t,
        )
        for t in np.linspace(0, 1, 13)
    ]
    out = [limb([(px, py, 2.8 - 0.18 * i) for i, (px, py) in enumerate(P)], 3)]
    for i in range(1, 13):
        (px, py), (qx, qy) = P[i], P[i - 1]
        d = math.atan2(py - qy, px - qx)
        q = length * 0.27 * math.sin(math.pi * (0.18 + 0.8 * i / 13)) ** 0.8
        out += [leaf(px, py, q, d + k * 1.05, 0.3) for k in (-1, 1)]
    return U(out)


def draw_cliffs(sc: Scene) -> None:
    """Moss in cushions on both sides, ferns from the cracks."""
    left = (
        "-60,60^ 20,66 74,104 96,190 74,330 92,470 126,590 112,680 84,800 96,900 60,1010 -60,1020^",
        "-60,150^ 10,170 48,240 40,360 58,480 76,570 60,680 44,800 52,900 20,1030 -60,1040^",
        "-60,330^ -10,350 18,420 8,520 34,620 20,760 -60,800^",
    )
    right = (
        "860,40^ 770,56 712,96 700,190 732,300 704,420 726,560 698,700 716,830 690,920 720,1010 860,1020^",
        "860,130^ 790,150 752,230 768,340 742,460 764,600 740,720 756,840 736,940 760,1030 860,1040^",
        "860,330^ 806,360 782,460 800,590 780,720 800,860 860,880^",
    )
    for side, masses in ((-1, left), (1, right)):
        for k, s in enumerate(masses):
            g = shape(s)
            sc.layer(g, cliff(sc, side, k, 0.0), z=12, cut=1.6, step=9, rim="#fdffd0", rimop=0.9, rimw=1.2)  # fmt: skip
            r = sc.stream(f"moss {side} {k}")
            x0, y0, x1, y1 = g.bounds
            pads = []
            for _ in range(60):
                x, y = r.uniform(x0, x1), r.uniform(y0, y1)
                q = r.uniform(8, 24)
                pads.append(
                    shape(
                        f"{x - q},{y}^ {x - q * 0.8},{y - q * 0.5} {x - q * 0.3},{y - q * 0.66} {x + q * 0.3},{y - q * 0.6} {x + q * 0.8},{y - q * 0.44} {x + q},{y}^ {x},{y + q * 0.2}"
                    )
                )
            p = U(pads).intersection(g.buffer(-2))
            sc.layer(clean(p), cliff(sc, side, k, 0.22), z=2.4, sh=0.35, rim="#fdffd0", rimop=0.7, **EXACT)
            tufts = []
            for y in np.linspace(y0 + 90, y1 - 130, 4) + 60 * (k - 1):
                if side < 0 and y > 720:
                    continue
                y = y + r.uniform(-30, 30)
                near = [px for px, py in g.exterior.coords if abs(py - y) < 16]
                x = (max(near, default=40) - 4) if side < 0 else (min(near, default=760) + 4)
                tufts += [
                    frond(x, y + 7 * j, -side, r.uniform(0.5, 0.8) - 0.5 * j, r.uniform(52, 92) * (1 - 0.12 * j))
                    for j in range(3)
                ]
            sc.layer(U(tufts), cliff(sc, side, k, 0.34), z=4, sh=0.4, rim="#fbffd0", rimop=0.8, **EXACT)


def draw_boughs(sc: Scene) -> None:
    """Leaves at the top corners, with the sun behind them."""
    for k, (x, y, a, n) in enumerate(((-20, 40, 0.3, 9), (830, 60, 2.75, 10), (820, -10, 2.5, 8))):
        r, g = sc.stream(f"bough {k}"), []
        P = [(x + 26 * i * math.cos(a), y + 26 * i * math.sin(a) + 1.6 * i * i, 8 - 0.7 * i) for i in range(n)]
        g.append(limb(P, 4))
        for px, py, _ in P[1:]:
            g += [leaf(px, py, r.uniform(26, 46), a + q + r.uniform(-0.3, 0.3), 0.36) for q in (-1.0, 0.2, 1.1)]
        sc.layer(U(g), sunny(sc, "#b8c850", "#3f6c30", "#123a2c", 800), z=11, sh=0.4, rim="#fdffc8", rimop=0.8, **EXACT)
