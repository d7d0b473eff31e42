"""A small house in the snow, seen from afar, its door open; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.weather import smoke


def draw_house(sc: Scene, snow: str) -> None:
    """A small house with its door open, the roof of the colour of snow."""
    x, y = 566, 322
    sc.flat(Polygon([(x - 30, y), (x + 44, y), (x + 118, y + 46), (x + 40, y + 46)]), "#3a5688", 0.5, "multiply", 3)
    sc.layer(
        Polygon([(x + 22, y), (x + 22, y - 40), (x + 44, y - 46), (x + 44, y - 4)]), "#35507f", z=3, cut=0.3, wash=0
    )
    sc.layer(
        U(box(x - 30, y - 38, x + 24, y), Polygon([(x - 30, y - 38), (x - 3, y - 72), (x + 24, y - 38)])),
        "#4a5f86",
        z=3,
        cut=0.3,
        wash=0,
    )
    sc.layer(
        Polygon(
            [
                (x - 40, y - 30),
                (x - 3, y - 80),
                (x + 22, y - 82),
                (x + 54, y - 38),
                (x + 34, y - 32),
                (x - 3, y - 72),
                (x - 32, y - 28),
            ]
        ),
        snow,
        z=3,
        cut=0.3,
        wash=0,
        rim="#ffe9bd",
        rimop=0.9,
    )
    sc.layer(box(x + 22, y - 98, x + 31, y - 72), "#3c5078", z=2, cut=0, wash=0)
    sc.flat(smoke(x + 27, y - 100, 90, 0.5, 16, "chimney"), "#e9dcd0", 0.6, blur=1.5)
    sc.flat(U(box(x - 14, y - 25, x - 2, y), box(x + 6, y - 28, x + 15, y - 18)), "#ffd27a", 1)
    sc.flat(Polygon([(x - 14, y), (x - 2, y), (x - 6, y + 16), (x - 30, y + 16)]), "#ffd690", 0.7, "screen", 2)
    sc.glow(x - 6, y - 14, 60, "#ffc15a", 0.8)
