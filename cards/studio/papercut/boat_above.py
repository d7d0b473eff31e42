"""A rowing boat with an old man in it, seen from above; bow up, middle on 0,0, 130 long, oars out to both sides."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape


def boat_above(hull: str = "#d8402e", wood: str = "#c98a4e", shirt: str = "#fbf6ea", hat: str = "#ffd95a") -> Figure:
    """Red gunwale, planks, thwarts; he looks over the bow, oars lifted. Anchors bow, hat."""
    f = Figure()
    f.add(shape("0,-68^ 15,-46 22,-16 22,18 16,50 10,58^ -10,58^ -16,50 -22,18 -22,-16 -15,-46"), hull, "hull", 2.0)
    inside = shape("0,-58^ 11,-42 17,-14 17,18 12,46 8,52^ -8,52^ -12,46 -17,18 -17,-14 -11,-42")
    f.add(inside, dark(wood, 0.35), "inside", 0.3)
    f.add(
        U([limb([(x * 0.5, -52, 0.8), (x, -14, 1.4), (x, 18, 1.4), (x * 0.6, 50, 0.8)], 5) for x in (-11, -4, 4, 11)]),
        dark(wood, 0.55),
        "planks",
        0.2,
        True,
    )
    for y, w in ((-32, 12), (6, 17), (38, 13)):
        f.add(shape(f"{-w},{y - 4}^ {w},{y - 4}^ {w},{y + 5}^ {-w},{y + 5}^"), light(wood, 0.2), "thwart", 0.8)
    for s in (-1, 1):
        f.add(limb([(s * 5, -2, 10), (s * 6, -16, 9.5), (s * 5, -28, 8)], 4), "#3f5a8a", "leg", 0.8)
        f.add(ellipse(s * 5, -31, 4.6, 6), "#3a2a20", "shoe", 0.6)
    for s in (-1, 1):
        f.add(
            U(
                limb([(s * 10, -12, 4), (s * 21, -4, 4.4), (s * 50, 16, 4.2)], 3),
                T(ellipse(0, 0, 14, 5.6), s * 58, 22, rot=s * 35),
            ),
            light(wood, 0.35),
            "oar",
            2.2,
        )
    f.add(shape("-16,4 -12,-5 0,-8 12,-5 16,4 11,14 0,17 -11,14"), shirt, "shirt", 1.6)
    f.add(
        U(limb("-5,-6,2.6 -6,6,2.6 -5,15,2.6", 3), limb("5,-6,2.6 6,6,2.6 5,15,2.6", 3)), "#7a4a2c", "braces", 0.2, True
    )
    for s in (-1, 1):
        f.add(limb([(s * 14, 3, 9), (s * 19, -6, 8), (s * 14, -11, 6.5)], 5), shirt, "arm", 1.0)
        f.add(ellipse(s * 13, -11, 4.4), "#b97a52", "hand", 0.6)
    f.add(ellipse(0, 2, 15.5, 15), hat, "brim", 2.2)
    f.add(
        U(
            [
                limb([(0, 2, 0.8), (x, y, 1.1)], 1)
                for x, y in ((13, 4), (9, 12), (0, 16), (-9, 12), (-13, 4), (-10, -7), (0, -12), (10, -7))
            ]
        ),
        dark(hat, 0.18),
        "straw",
        0.2,
        True,
        0.8,
    )
    f.add(ellipse(0, 2, 8.6, 8.2), dark(hat, 0.05), "crown", 1.0)
    f.add(ellipse(-2, 0, 4, 3.4), light(hat, 0.5), "crown.light", 0.2, True)
    f.mark("bow", 0, -68)
    f.mark("hat", 0, 2)
    return f
