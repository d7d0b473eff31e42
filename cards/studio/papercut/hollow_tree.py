"""The inside of a hollow tree: rings of bark one behind the other, ledges of fungus, and a knot hole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, clean, limb, shape
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.plants import tree
from cards.studio.papercut.scene import Scene

Near = Callable[..., str]
# rings of the trunk from far to near: middle, half width, top, lit colour, shade
RINGS = (
    (440, 214, 70, "#86a596", "#1d3a42"),
    (430, 284, 10, "#557a74", "#143039"),
    (420, 342, -50, "#375456", "#0e242c"),
    (412, 392, -120, "#213a3e", "#08171e"),
)
MOON, INK = "#f4f0d4", "#0a161a"


def hollow(sc: Scene, k: int, grow: float = 1.0) -> Any:
    """The opening of ring k, a tall crooked arch; grow > 1 gives the lines of bark outside of it."""
    cx, a, top, *_ = RINGS[k]
    w = Wob(sc.stream(f"ring {k}"), 4, 1.3)
    t = np.linspace(0, 1, 60)
    y = 1280 - t * (1280 - top + (grow - 1) * 300)
    half = a * grow * (1 - t**4.6) ** 0.55
    left = [(cx - h * (1 + 0.075 * w(u)), v) for h, v, u in zip(half, y, t, strict=True)]
    right = [(cx + h * (1 + 0.075 * w(u + 1.7)), v) for h, v, u in zip(half, y, t, strict=True)]
    return clean(Polygon([*left, *right[::-1]]).buffer(0))


def edge_x(g: Any, side: int, y: float) -> float:
    """Where the opening ends on one side at a height."""
    b = g.intersection(box(-200, y - 1, 1000, y + 1)).bounds
    return float(b[0] if side < 0 else b[2])


def lay_ring(sc: Scene, k: int, near: Near) -> Any:
    """One ring of bark with its grain; gives the opening."""
    g = hollow(sc, k)
    _, _, _, lit, shade = RINGS[k]
    ring = clean(box(-60, -60, 860, 1300).difference(g))
    sc.layer(ring, near(lit, shade, 520 + 60 * k), z=10 + 3 * k, sh=0.8, cut=1.8, rim=MOON, rimop=0.55, wash=0.8)
    r = sc.stream(f"grain {k}")
    with sc.clip(ring):
        for j in range(1, 12):
            h = hollow(sc, k, 1 + 0.045 * j + 0.006 * r.random())
            line = list(h.exterior.coords)
            sc.stroke(line, INK, r.uniform(0.8, 2.4), 0.34)
            sc.stroke([(x + 1.6, y + 1.2) for x, y in line], mix(lit, MOON, 0.2), 0.8, 0.2)
    return g


def ledge(sc: Scene, x: float, y: float, reach: float, side: int, k: int, near: Near) -> None:
    """A bracket fungus that serves as a gallery on ring k: rounded shelf, pale lip; it grows towards the middle."""
    s = -side
    lit, shade = mix(RINGS[k][3], "#c9a878", 0.35), RINGS[k][4]
    top = y - reach * 0.05
    body = shape(
        f"{x - s * reach * 0.5},{top + reach * 0.3}^ {x - s * reach * 0.2},{top + 2} {x},{top - 5} {x + s * reach * 0.6},{top - 4}"
        f" {x + s * reach},{top + 4} {x + s * reach * 0.86},{top + reach * 0.18} {x + s * reach * 0.4},{top + reach * 0.3}"
        f" {x - s * reach * 0.1},{top + reach * 0.42}"
    )
    sc.layer(body, near(lit, shade, 430), z=7, sh=0.7, cut=0.7, rim=MOON, rimop=0.7)
    for q in (0.4, 0.75):
        line = [(x - s * reach * 0.24, top + reach * 0.5 * q), (x + s * reach * 0.4, top + reach * 0.3 * q), (x + s * reach * (1 - 0.1 * q), top + reach * 0.14 * q)]  # fmt: skip
        sc.stroke(line, INK, 1.2, 0.35)
    lip = limb([(x - s * reach * 0.2, top + 3, 2), (x, top - 1, 5), (x + s * reach * 0.6, top, 6), (x + s * reach * 0.98, top + 5, 4)], 6)  # fmt: skip
    sc.layer(lip, near(mix(lit, MOON, 0.45), mix(shade, lit, 0.4), 420), z=2, sh=0.3, cut=0.4, rim="#fffbe6", rimop=0.9)


def knot_hole(sc: Scene, x: float, y: float) -> None:
    """A hole in the bark: bright night with a twig, the moon not seen."""
    lips = [
        shape(
            f"{x - 62 * s},{y + 20 * s} {x - 54 * s},{y - 40 * s} {x - 14 * s},{y - 74 * s} {x + 34 * s},{y - 84 * s} {x + 66 * s},{y - 40 * s}"
            f" {x + 60 * s},{y + 16 * s} {x + 84 * s},{y + 66 * s}^ {x + 26 * s},{y + 62 * s} {x - 24 * s},{y + 70 * s}"
        )
        for s in (1.3, 1.14, 1.0, 0.86)
    ]
    for g, c in zip(lips[:3], ("#2f4c4c", "#56766c", "#93a88c"), strict=True):
        sc.layer(g, sc.near(light(c, 0.2), dark(c, 0.3), 200, (x - 30, y - 40)), z=6, sh=0.6, cut=1.2, rim=MOON, rimop=0.7)  # fmt: skip
    sc.layer(lips[3], sc.rad([(0, "#fffdf0"), (0.6, "#eef0d6"), (1, "#b4cabc")], x - 20, y - 30, 110), z=1, sh=0, cut=0.6, wash=0.3)  # fmt: skip
    with sc.clip(lips[3]):
        wood, leaves = tree(sc.stream("twig"), x - 60, y + 60, 130, a=-0.7, w=6, depth=6, leafL=9, leafp=0.4)
        sc.flat(U(wood, leaves), "#4f6a66", 0.85)
