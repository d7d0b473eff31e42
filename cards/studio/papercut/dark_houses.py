"""Houses of a village that has been left: doors open, windows dark."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.scene import Scene


def house_at(sc: Scene, x: float, y: float, s: float, lit: bool) -> None:
    """A small house, its door open and dark, or its window lit."""
    wall = box(x - 15 * s, y - 22 * s, x + 15 * s, y + 8 * s)
    roof = Polygon(
        [(x - 20 * s, y - 21 * s), (x - 12 * s, y - 40 * s), (x + 12 * s, y - 40 * s), (x + 20 * s, y - 21 * s)]
    )
    pot = box(x + 3 * s, y - 48 * s, x + 8 * s, y - 36 * s)
    sc.layer(pot, sc.lin([(0, "#2a3f5c"), (1, "#c8906a")], x + 3 * s, 0, x + 8 * s, 0), z=2, cut=0)
    sc.layer(
        wall, sc.lin([(0, "#2f4f70"), (0.7, "#55657a"), (1, "#d8a47c")], x - 15 * s, 0, x + 15 * s, 0), z=3, cut=0.3
    )
    sc.layer(
        roof,
        sc.lin([(0, "#23304e"), (0.7, "#6a4250"), (1, "#d87c54")], x - 20 * s, 0, x + 20 * s, 0),
        z=3,
        cut=0.3,
        rim="#ffd8a0",
        rimop=0.7,
    )
    sc.flat(box(x - 9 * s, y - 12 * s, x - 2 * s, y + 8 * s), "#0b1632")
    sc.flat(box(x + 3 * s, y - 14 * s, x + 10 * s, y - 6 * s), "#ffe09a" if lit else "#101d3c")
    if lit:
        sc.glow(x + 6 * s, y - 10 * s, 34 * s, "#ffd080", 0.7)
