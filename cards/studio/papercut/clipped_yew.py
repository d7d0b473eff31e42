"""Clipped yew: outlines of cones, balls, spirals, people and beasts, and the leaves on them."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Point, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.outdoors import hedge
from cards.studio.papercut.people import person
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

NIGHT = "#14241c"
SMALL = 5.2  # leaves under this size only show inside the outline


def scatter_leaves(r: Any, g: Any, size: float, n: int, light_up: bool) -> Any:
    """Leaves inside g; light_up keeps to the half that the sun strikes (its upper edge)."""
    x0, y0, x1, y1 = g.bounds
    inner = g.buffer(-size * 0.4)
    out = []
    for _ in range(n):
        x = r.uniform(x0, x1)
        y = y0 + (y1 - y0) * (r.random() ** (1.9 if light_up else 1.0))
        if inner.contains(Point(x, y)):
            out.append(leaf(x, y, size * r.uniform(0.7, 1.2), r.uniform(-2.9, -0.2), 0.5))
    return U(out)


def leafy(sc: Scene, g: Any, lit: str, shade: str, size: float, name: str, z: float = 6, rim: float = 0.7) -> Any:
    """A clipped shape: a dark body with a leafy edge, two showers of leaves, light on the edge that sees the sun."""
    sx, sy = sc.light[:2]
    h = hedge(g, name, size) if size > SMALL else g
    r = sc.stream(name)
    fill = sc.near(lit, shade, 520, (sx, sy))
    sc.layer(h, fill, z=z, sh=0.5, cut=0, fibre=0.05, wash=0.7, rim="#fbf2cd", rimop=rim)
    n = int(min(420, g.area / (size * size) * 1.5))
    sc.flat(scatter_leaves(r, g, size, n, False), mix(shade, NIGHT, 0.35), 0.5)
    sc.flat(
        scatter_leaves(r, g, size, n, True),
        sc.near(mix(lit, "#fbf2cd", 0.45), mix(lit, shade, 0.4), 420, (sx, sy)),
        0.7,
    )
    dx = 2.2 if g.centroid.x > sx else -2.2
    rimlight(sc, h, dx * size / 9, 2.4 * size / 9, "#fff6cc", rim, blur=max(0.5, size * 0.1), r=760)
    return h


def clipped(kind: str, m: float) -> Any:
    """The outline of a clipped yew, foot at 0,0, m pixels high."""
    if kind == "cone":
        g = shape("-34,0^ -30,-10 0,-100^ 30,-10 34,0^")
    elif kind == "ball":
        g = U(box(-4, -60, 4, 0), ellipse(0, -66, 34), box(-16, -10, 16, 0).buffer(3))
    elif kind == "spiral":
        g = U(
            shape("-9,0^ -7,-60 0,-100^ 7,-60 9,0^"),
            [
                T(ellipse(0, 0, 30 * (1 - 0.1 * k * 1.0), 9), (-3 if k % 2 else 3), -12 - 14 * k, rot=-16)
                for k in range(7)
            ],
        )
    elif kind == "peacock":
        tiers = U([box(-w, y - 12, w, y).buffer(2) for w, y in ((21, -2), (15, -17))], box(-6, -46, 6, 0))
        rays = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(182, 282, 14)]
        fan = U(
            [
                U(limb([(-4, -54, 9), (-4 + 36 * u, -56 + 36 * v, 11)], 1), ellipse(-4 + 36 * u, -56 + 36 * v, 6.6))
                for u, v in rays
            ]
        )
        bird = fillet(
            U(
                ellipse(2, -52, 19, 11, -14),
                limb("14,-54,15 21,-68,8 19,-80,6 23,-85,8", 5),
                shape("25,-88^ 34,-83 25,-82^"),
            ),
            3,
        )
        crest = U([limb([(22, -86, 1.4), (22 + d, -95, 3)], 1) for d in (-5, 0, 5)])
        g = U(tiers, fan, bird, crest)
    elif kind == "dog":
        g = T(beast("hound", "sit").outline(), s=0.78)
    else:
        p = {
            "lady": lambda: person(30, "side", "stroll", dress("gown"), hat="straw", hair="bun"),
            "child": lambda: person(7, "side", "wave", dress("dress"), hat=None, hair="bob"),
            "man": lambda: person(50, "side", "stroll", dress("greatcoat"), hat="bowler"),
        }[kind]()
        g = p.outline()
    g = clean(g)
    return T(g, 0, 0, m / (g.bounds[3] - g.bounds[1]))
