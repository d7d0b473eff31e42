"""Round bales of straw with their long shadows."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U, ellipse
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral


def bale(sc: Scene, x: float, y: float, k: float) -> None:
    """A round bale with its shadow, which runs away from the sun."""
    sx = sc.light[0]
    dx = (x - sx) * 0.55
    shade = Polygon([(x - 26 * k, y), (x + 26 * k, y), (x + 30 * k + dx, y + 120 * k), (x - 30 * k + dx, y + 120 * k)])
    sc.flat(shade, sc.lin([(0, "#3a3a22", 0.75), (1, "#3a3a22", 0)], x, y, x + dx, y + 120 * k), 1, "multiply", 1.5)
    side = -1 if x < sx else 1
    roll = U(
        box(x - 24 * k, y - 34 * k, x + 24 * k, y),
        ellipse(x - 24 * k, y - 17 * k, 9 * k, 17 * k),
        ellipse(x + 24 * k, y - 17 * k, 9 * k, 17 * k),
    )
    sc.layer(roll, sc.near("#cdb468", "#5a5130", 420), z=4, sh=0.3, cut=0.3, rim="#fff3bd", rimop=0.9, rimw=1.2)
    end = ellipse(x + side * 24 * k, y - 17 * k, 9 * k, 17 * k)
    sc.layer(end, sc.near("#8a7844", "#3f3a24", 420), z=1, sh=0.2, cut=0, fibre=0, rim="#fff3bd", rimop=0.5)
    sc.flat(spiral(x + side * 24 * k, y - 17 * k, 7 * k, 2.2, 0.9), "#2f2c1c", 0.7)
