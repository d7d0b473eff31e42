"""An old bus head-on, and what may stand on its roof: a drum, a small lighthouse."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape

PATCHES = ((66, -46, 44, 34, "#e8742c"), (-112, -46, 38, 30, "#f2c230"), (118, -140, 34, 26, "#c93a4a"))


def bus_front(body: str = "#1f9a96", trim: str = "#fff6e0", dark_: str = "#0f4a50") -> Figure:
    """The face of a bus, foot on y 0, 316 wide and 380 high. Pieces body, frame, pane, glint, lamp, light, patch ..."""
    f = Figure()
    f.add(
        shape("-150,0^ -158,-150 -152,-300 -136,-352 -100,-372 0,-380 100,-372 136,-352 152,-300 158,-150 150,0^"),
        body,
        "body",
        4,
    )
    for d in (-1, 1):
        pane = shape(f"{d * 7},-346^ {d * 118},-334^ {d * 130},-208^ {d * 7},-202^")
        f.add(pane.buffer(7), trim, "frame", 0.8)
        f.add(pane, "#6fc0c0", "pane", 0.3)
        x = d * 60
        f.add(
            clean(Polygon([(x - 34, -350), (x + 6, -350), (x - 30, -196), (x - 70, -196)]).intersection(pane)),
            "#ffffff",
            "glint",
            0.2,
            True,
            0.35,
        )
        f.add(ellipse(d * 108, -92, 39), trim, "lamp", 1.6)
        f.add(ellipse(d * 108, -92, 30), "#ffe69a", "light", 0.8)
    f.add(shape("-157,-178^ 157,-178^ 158,-150^ -158,-150^"), trim, "band", 0.8)
    wheel = ellipse(66, -212, 40, 15).difference(ellipse(66, -212, 32, 10))
    f.add(clean(wheel.intersection(box(0, -260, 160, -208))), dark_, "wheel", 0.2, True, 0.9)
    f.add(box(-54, -126, 54, -52).buffer(8), dark_, "grille", 0.8)
    f.add(U([box(-56, y, 56, y + 5) for y in range(-122, -52, 14)]), "#8fe0d0", "slats", 0.2, True, 0.7)
    for x, y, w, h, c in PATCHES:
        f.add(Polygon([(x, y), (x + w, y + 2), (x + w - 2, y + h), (x + 2, y + h - 2)]), c, "patch", 0.6)
    f.add(box(-168, -22, 168, 6).buffer(4), "#e6cf9c", "bumper", 1.8)
    return f


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
