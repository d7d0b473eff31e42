"""Rows of feathers as sheets of paper, on a back between the cold of the sky and the gold of a brood."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

INK, GLEAM = "#0b101a", "#8fe4d8"
Line = list[tuple[float, float]]
BACK: Line = [
    (672, 400),
    (630, 300),
    (560, 226),
    (470, 182),
    (370, 172),
    (270, 204),
    (186, 280),
    (132, 380),
    (112, 500),
]
FRONT: Line = [
    (640, 486),
    (606, 520),
    (584, 580),
    (540, 650),
    (460, 690),
    (340, 700),
    (220, 684),
    (150, 640),
    (112, 560),
]
SKULL = "520,290 560,250 612,262 652,310 678,366 684,420 668,462 636,478 606,524 556,540 520,500 500,400"
GLOW = (360, 700)
ROWS = 22


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
    """Feathers between two lights: gold from the nest, falling off to ink, a trace of petrol at the back."""
    return sc.rad(
        [
            (0, "#f2aa50"),
            (0.1, "#b06c38"),
            (0.22, "#55392e"),
            (0.36, "#241f26"),
            (0.54, "#121a25"),
            (0.76, "#0d1621"),
            (1, "#102a38"),
        ],
        *GLOW,
        560,
    )


def edge_light(sc: Scene) -> str:
    """The rims of the feathers: cream and gold below, sea green above."""
    return sc.rad(
        [(0, "#fff0c0"), (0.26, "#f8bc60"), (0.44, "#c0904c"), (0.6, "#3f8a84"), (0.82, "#4fb8b4"), (1, "#8fecdc")],
        *GLOW,
        560,
    )


def lit_sheet(sc: Scene, g: Any, paint: str, rims: str, z: float, dx: float, dy: float, op: float) -> None:
    """A sheet of feathers and the sliver of light on its edge."""
    sc.layer(g, paint, z=z, cut=0.2, sh=0.6, rimop=0.0, wash=0.5)
    sc.flat(clean(g.difference(T(g, dx, dy))), rims, op)
