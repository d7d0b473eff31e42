"""A handful of small houses, seen from afar."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.scene import Scene


def cottages(sc: Scene, spots: list[tuple[float, float, float]], wall: str, roof: str, pane: str) -> None:
    """A handful of houses: walls, gables, one pane each."""
    for x, y, s in spots:
        sc.layer(box(x - 17 * s, y - 26 * s, x + 17 * s, y + 6), wall, z=2, cut=0.3, wash=0.3, rim="#fff2c0", rimop=0.7)
        sc.layer(
            Polygon([(x - 22 * s, y - 24 * s), (x, y - 50 * s), (x + 22 * s, y - 24 * s)]),
            roof,
            z=2,
            cut=0.3,
            rim="#fff2c0",
            rimop=0.9,
        )
        sc.flat(box(x - 5 * s, y - 17 * s, x + 5 * s, y - 5 * s), pane, 1)
