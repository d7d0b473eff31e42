"""A field of stubble in rows that run to the horizon; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, limb, polys
from cards.studio.papercut.land import land
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.starling_hand import ink_paths

HORIZON = 1016.0  # where the rows meet


def draw_field(sc: Scene) -> None:
    """Stubble in rows, every row a sheet with a lit edge."""
    sx = sc.light[0]
    field, _ = land(sc.stream("field"), [(-40, 1022), (200, HORIZON + 4), (420, HORIZON + 4), (840, 1020)], 2)
    sc.layer(field, sc.rad([(0, "#fff0b0"), (0.16, "#e6c26c"), (0.5, "#9a7d3e"), (1, "#4a4429")], sx, HORIZON, 560), z=6, sh=0.25, cut=0.4, rim="#fffbe2", rimop=0.7)  # fmt: skip
    r = sc.stream("rows")
    rows, lights = [], []
    for k in range(-26, 34):
        x = sx + k * 64 + r.uniform(-6, 6)
        u = sx + k * 5.2
        rows.append(Polygon([(u, HORIZON + 8), (u + 1.4, HORIZON + 8), (x + 34, 1260), (x, 1260)]))
        lights.append(Polygon([(u + 1.6, HORIZON + 8), (u + 2.0, HORIZON + 8), (x + 42, 1260), (x + 35, 1260)]))
    sc.flat(U(rows).intersection(field), "#5c5230", 0.4, "multiply")
    sc.flat(U(lights).intersection(field), "#fff0b0", 0.4, "screen")
    cut = []
    for _ in range(900):
        t = r.random() ** 0.6
        y = HORIZON + 12 + 180 * t
        x = r.uniform(-20, 820)
        h = 2 + 11 * t
        cut.append(limb([(x, y, 0.4 + 1.3 * t), (x + r.uniform(-2, 2) * t, y - h, 0.3 + 0.6 * t)], 1, 2))
    ink_paths(sc, [p for g in cut for p in polys(g)], "#5a4f2c")
