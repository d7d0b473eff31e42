"""Buttercups: near ones as cut flowers on their stems, far ones as drifts of yellow that shrink with distance."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape

YELLOW, DEEP, PALE = "#ffd21f", "#f0a400", "#fff07a"


def buttercup(r: random.Random, size: float, turn: float | None = None) -> Figure:
    """A blossom centred on 0,0, size across, seen from the side and above: five glossy petals in a cup."""
    f = Figure()
    turn = r.uniform(-20, 20) if turn is None else turn
    flat = r.uniform(0.55, 0.8)
    for k in (0, 1, 4, 2, 3):
        a = -90 + 72 * k
        p = shape("2,-4^ 20,-28 42,-26 51,-8 48,0 51,8 42,26 20,28 2,4^")
        c = (mix(YELLOW, DEEP, 0.75), mix(YELLOW, DEEP, 0.5), "#ffdc2e", "#ffe64a", mix(YELLOW, DEEP, 0.35))[k]
        g = T(T(T(p, rot=a), 0, 0, 1, sy=flat), 0, 0, size / 100, rot=turn)
        f.add(g, c, "petal", 0.7)
        shine = T(T(T(shape("26,-10 38,-14 46,-6 40,-1 28,-2"), rot=a), 0, 0, 1, sy=flat), 0, 0, size / 100, rot=turn)
        f.add(shine, PALE, "shine", 0.2, True, 0.5)
    dots = [ellipse(12 * math.cos(q), 10 * flat * math.sin(q), 4.2) for q in (0.3, 1.3, 2.4, 3.5, 4.6, 5.6)]
    f.add(T(U(ellipse(0, 0, 11, 9 * flat), dots), 0, 0, size / 100, rot=turn), "#d8b020", "heart", 0.3, True)
    return f


def stem(x0: float, y0: float, x1: float, y1: float, w: float) -> Any:
    """A stem from the ground to the blossom, with one cut leaf."""
    mx, my = (x0 + x1) / 2 + (x1 - x0) * 0.3, (y0 + y1) / 2
    h = y0 - y1
    lobes = [
        limb([(mx, my, w), (mx + s * h * 0.12, my - h * 0.06, w * 2.2), (mx + s * h * 0.2, my - h * q, 0.5)], 5)
        for s, q in ((1, 0.02), (1, 0.14), (-1, 0.06), (-1, 0.18))
    ]
    return U(limb([(x0, y0, w * 1.4), (mx, my, w), (x1, y1, w * 0.8)], 8), lobes)


def drift(r: random.Random, n: int, x: float, y: float, rx: float, ry: float, size: float) -> list[Any]:
    """n small blossoms about a point, as flat ovals."""
    return [
        ellipse(x + r.gauss(0, rx), y + r.gauss(0, ry), size * r.uniform(0.6, 1.2), size * r.uniform(0.4, 0.8))
        for _ in range(n)
    ]
