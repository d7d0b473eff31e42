"""What may stand on the roof of a bus: a drum, a small lighthouse."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb


def drum(shell: str = "#d8452f", skin: str = "#fff6e0") -> Figure:
    """A drum on y 0, 124 wide and 84 high."""
    f = Figure()
    f.add(box(-62, -84, 62, 0), shell, "shell", 1.6)
    f.add(
        U([limb([(x, -80, 3), (x + 15, -6, 3), (x + 31, -80, 3)], 1) for x in (-62, -31, 0, 31)]),
        skin,
        "cords",
        0.2,
        True,
        0.9,
    )
    f.add(ellipse(0, -84, 64, 15), skin, "skin", 0.8)
    return f


def toy_lighthouse(white: str = "#ffffff", red: str = "#d8352c") -> Figure:
    """A red and white lighthouse on 0,0, 120 high."""
    f = Figure()
    roof = Polygon([(-13, -101), (0, -120), (13, -101)])
    f.add(
        U(Polygon([(-15, 0), (-10, -80), (10, -80), (15, 0)]), box(-14, -86, 14, -79), box(-8, -102, 8, -86), roof),
        white,
        "tower",
        1.6,
    )
    low = Polygon([(-14, -18), (14, -18), (13, -38), (-13, -38)])
    f.add(U(low, Polygon([(-11.5, -56), (11.5, -56), (10.5, -74), (-10.5, -74)]), roof), red, "stripes", 0.2, True)
    return f
