"""Rows of feathers as sheets of paper, on a back between the cold of the sky and the gold of a brood."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

INK, GLEAM = "#0b101a", "#8fe4d8"
Line = list[tuple[float, float]]
BACK: Line = [
    (574, 318),
    (516, 330),
    (470, 362),
    (412, 398),
    (336, 428),
    (262, 464),
    (196, 508),
    (152, 552),
]  # crown to rump
FRONT: Line = [
    (612, 400),
    (612, 452),
    (600, 516),
    (566, 580),
    (490, 640),
    (360, 668),
    (240, 644),
    (158, 590),
]  # throat to vent
SKULL = "506,372 514,336 544,312 580,308 606,324 620,350 622,380 614,410 600,440 556,452 512,420"
GLOW = (360, 704)
ROWS = 27


def at(P: Line, t: float) -> tuple[float, float]:
    """A point of a line, 0 at the head and 1 at the rump."""
    c = along(curve(np.array(P, float), n=12), 201)
    x, y = c[round(200 * t)]
    return float(x), float(y)


def scallops(a: tuple[float, float], b: tuple[float, float], bulge: tuple[float, float], n: int, length: float) -> Any:
    """A sheet from the head's side to the feathered edge between a and b; the tips point away from the head."""
    P = np.array([a, ((a[0] + b[0]) / 2 + bulge[0], (a[1] + b[1]) / 2 + bulge[1]), b], float)
    c = along(curve(P, n=20), n + 1)
    out = []
    for p, q in zip(c[:-1], c[1:], strict=True):
        t = q - p
        d = np.array([-t[1], t[0]]) / (np.hypot(*t) + 1e-6)
        d = -d if d[0] > 0 else d
        k = float(np.hypot(*t))
        tip = (p + q) / 2 + d * length
        out.append(
            shape(
                [
                    tuple(p - d * k),
                    tuple(p + d * length * 0.45 - t * 0.1),
                    tuple(tip),
                    tuple(q + d * length * 0.45 + t * 0.1),
                    tuple(q - d * k),
                ],
                6,
            )
        )
    return U(
        out, Polygon([*map(tuple, c), (900, b[1]), (900, -100), (a[0] + (170 if a[0] > 470 else 0), -100)]).buffer(1)
    )


def fill(sc: Scene) -> str:
    """Black feathers over a lamp: copper close to it, then ink, a trace of petrol at the back."""
    stops = [(0, "#d8904a"), (0.16, "#7a4a30"), (0.32, "#2c2426"), (0.5, "#11171f"), (0.76, "#0c161e"), (1, "#0f2a34")]
    return sc.rad(stops, *GLOW, 520)


def edge_light(sc: Scene) -> str:
    """The rims of the feathers: gold below, sea green and weaker above."""
    stops = [(0, "#fff0c0"), (0.3, "#f8bc60"), (0.46, "#c08a48"), (0.62, "#5a6a58"), (0.8, "#2f6f70"), (1, "#3f9490")]
    return sc.rad(stops, *GLOW, 520)


def lit_sheet(sc: Scene, g: Any, paint: str, rims: str, z: float, dx: float, dy: float, op: float) -> None:
    """A sheet of feathers and the sliver of light on its edge."""
    sc.layer(g, paint, z=z, cut=0.2, sh=0.6, rimop=0.0, wash=0.5)
    sc.flat(clean(g.difference(T(g, dx, dy))), rims, op)
