"""A crocheted edge: a band with eyelets and a row of fans, laid along any line."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, along, clean, ellipse, limb

UNIT = 30.0  # length of one fan at size 1


def _fan() -> Any:
    """One fan, u along the hem from -15 to 15, growing to -y from the band."""
    half = clean(ellipse(0, 0, 15.4).difference(ellipse(0, 0, 12.4)))
    inner = clean(ellipse(0, 0, 7.2).difference(ellipse(0, 0, 4.6)))
    spokes = [limb([(5 * math.cos(a), -5 * math.sin(a), 1.5), (13 * math.cos(a), -13 * math.sin(a), 1.8)], 1, 3) for a in np.radians((12, 38, 64, 90, 116, 142, 168))]  # fmt: skip
    picots = [ellipse(17 * math.cos(a), -17 * math.sin(a), 2.3) for a in np.radians((20, 55, 90, 125, 160))]
    g = U(half, inner, spokes, picots)
    return clean(g.intersection(limb([(-17, -10.5, 21), (17, -10.5, 21)], 1)))


def crochet_hem(line: Any, sizes: tuple[float, float]) -> tuple[Any, Any]:
    """(fans and band, the eyelets of the band) along a line, growing to its left; sizes at its start and its end."""
    fan, c = _fan(), np.asarray(line, float)
    seg = np.hypot(*np.diff(c[:, :2], axis=0).T)
    mean = (sizes[0] + sizes[1]) / 2
    n = max(2, round(float(seg.sum()) / (UNIT * mean)))
    p = along(c, 8 * n + 1)
    out, holes = [], []
    for k in range(n):
        t = (k + 0.5) / n
        s = (sizes[0] + (sizes[1] - sizes[0]) * t) * float(seg.sum()) / (n * UNIT * mean)
        (ax, ay), (x, y), (bx, by) = p[8 * k][:2], p[8 * k + 4][:2], p[8 * k + 8][:2]
        rot = math.degrees(math.atan2(by - ay, bx - ax))
        out.append(T(T(fan, 0, -9, 1), x, y, s, rot=rot))
        for d in (-7.5, 7.5):
            holes.append(T(ellipse(d, -4.5, 3.2, 2.7), x, y, s, rot=rot))
    w = np.linspace(sizes[0], sizes[1], len(p))
    d = np.gradient(p[:, :2], axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    mid = p[:, :2] + np.c_[d[:, 1], -d[:, 0]] * (w * 4.2)[:, None]
    band = limb(np.c_[mid, w * 11], 1, 4)
    return clean(U(out, band).difference(U(holes))), U(holes)
