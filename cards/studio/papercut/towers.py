"""Old houses and towers, cut upright on y = 0 in the middle of x; a scene may hang them upside down."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape


class Tower(NamedTuple):
    """Sheets of one house: wall, roof, trim (cornices, ridges), lit and dark windows, and where the lit ones are."""

    wall: Any
    roof: Any
    trim: Any
    lit: Any
    unlit: Any
    lamps: list[tuple[float, float]]
    height: float


def _pane(x: float, y: float, w: float, h: float) -> Any:
    """One arched window standing on y."""
    return U(box(x - w / 2, y - h, x + w / 2, y), ellipse(x, y - h, w / 2, w * 0.55))


def _step_gable(w: float, h: float, top: float) -> Polygon:
    """The stepped gable of an old merchant's house."""
    n = 4
    P = [(-w / 2, -h)]
    for k in range(n):
        x, y = -w / 2 + w * 0.42 * (k + 1) / n, -h - top * (k + 1) / n
        P += [(P[-1][0], y), (x, y)]
    P += [(-x, y) for x, y in reversed(P)]
    return Polygon([(-w / 2, 0), *P, (w / 2, 0)]).buffer(0)


def tower(rng: random.Random, kind: str, w: float, h: float, lit: float = 0.6) -> Tower:
    """A house of one kind: gable, steps, spire, dome or hall. w, h: of its walls; lit: share of the lit windows."""
    roof: Any
    tip = 0.0
    extra: list[Any] = []
    wall: Any = box(-w / 2, -h, w / 2, 0)
    if kind == "gable":
        tip = w * rng.uniform(0.8, 1.2)
        roof = Polygon([(-w * 0.58, -h + 2), (0, -h - tip), (w * 0.58, -h + 2)])
        x = rng.choice((-1, 1)) * w * 0.24
        roof = U(roof, box(x - w * 0.06, -h - tip * 0.86, x + w * 0.06, -h - tip * 0.3))
    elif kind == "steps":
        tip = w * 0.7
        wall = _step_gable(w, h, tip)
        roof = box(-w * 0.1, -h - tip - 2, w * 0.1, -h - tip + 3)
    elif kind == "spire":
        tip = w * rng.uniform(1.9, 2.7)
        roof = shape(
            f"{-w * 0.62},{-h + 3}^ {-w * 0.34},{-h - tip * 0.22} {-w * 0.08},{-h - tip * 0.7} 0,{-h - tip}^ {w * 0.08},{-h - tip * 0.7} {w * 0.34},{-h - tip * 0.22} {w * 0.62},{-h + 3}^"
        )
        extra.append(limb([(0, -h - tip + 4, 2), (0, -h - tip - w * 0.4, 0.8)], 1))
        extra.append(ellipse(0, -h - tip - w * 0.1, w * 0.06))
    elif kind == "dome":
        tip = w * 0.72
        roof = shape(
            f"{-w * 0.5},{-h}^ {-w * 0.6},{-h - tip * 0.42} {-w * 0.34},{-h - tip * 0.86} 0,{-h - tip * 1.06} {w * 0.34},{-h - tip * 0.86} {w * 0.6},{-h - tip * 0.42} {w * 0.5},{-h}^"
        )
        lantern = U(
            box(-w * 0.1, -h - tip * 1.3, w * 0.1, -h - tip),
            Polygon([(-w * 0.15, -h - tip * 1.28), (0, -h - tip * 1.75), (w * 0.15, -h - tip * 1.28)]),
        )
        roof = U(roof, lantern)
        extra += [
            limb([(t * w * 0.5, -h, 0.8), (t * w * 0.56, -h - tip * 0.5, 1.3), (0, -h - tip, 0.6)], 5)
            for t in (-0.7, -0.3, 0.3, 0.7)
        ]
        tip *= 1.75
    else:
        tip = w * 0.3
        roof = Polygon([(-w * 0.54, -h + 2), (-w * 0.4, -h - tip), (w * 0.4, -h - tip), (w * 0.54, -h + 2)])
    extra += [box(-w / 2 - 2, -h - 1.4, w / 2 + 2, -h + 1.6)]
    on, off, lamps = [], [], []
    cols = max(1, round(w / 15))
    rows = max(1, int(h / 24))
    pw = min(6.4, w / cols * 0.42)
    for i in range(rows):
        y = -h + 20 + i * (h - 12) / rows
        if i and rng.random() < 0.4:
            extra.append(box(-w / 2, y - 17, w / 2, y - 15.6))
        for j in range(cols):
            x = -w / 2 + w * (j + 0.5) / cols
            if rng.random() < 0.12:
                continue
            g = _pane(x, min(y, -3), pw, pw * 1.25)
            if rng.random() < lit:
                on.append(g)
                lamps.append((x, y - pw * 0.6))
            else:
                off.append(g)
    if kind == "steps":
        on.append(_pane(0, -h - tip * 0.3, pw, pw))
        lamps.append((0.0, -h - tip * 0.3))
    bars = U([box(x - 0.45, y - pw * 2, x + 0.45, y + pw * 2) for x, y in lamps])
    return Tower(clean(wall), clean(roof), U(extra), clean(U(on).difference(bars)), U(off), lamps, h + tip)


def arcade(w: float, h: float, n: int = 5) -> Any:
    """A bridge or wall on n arches, its road on y = -h, its feet on 0."""
    step = w / n
    holes = [
        U(
            box(-w / 2 + step * (k + 0.16), -h * 0.4, -w / 2 + step * (k + 0.84), 2),
            ellipse(-w / 2 + step * (k + 0.5), -h * 0.4, step * 0.34, h * 0.34),
        )
        for k in range(n)
    ]
    rail = [box(-w / 2 + w * k / (n * 6) - 0.7, -h - 5, -w / 2 + w * k / (n * 6) + 0.7, -h) for k in range(n * 6 + 1)]
    return clean(U(box(-w / 2, -h, w / 2, 0).difference(U(holes)), rail, box(-w / 2, -h - 6.4, w / 2, -h - 5)))
