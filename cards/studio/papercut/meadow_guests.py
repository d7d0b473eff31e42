"""Two who live in a meadow and did not expect to travel: a hare's head over an edge, and a mole half out of the soil."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape


def startled_hare(coat: str = "#b9803f") -> Figure:
    """A hare's head and forepaws over an edge at y 0, ears up and apart, eyes wide; about 60 wide, 130 high."""
    f = Figure()
    deep, pale = dark(coat, 0.4), mix(coat, "#fff4dc", 0.7)
    for s in (-1, 1):
        ear = limb([(s * 11, -50, 12), (s * 19, -84, 20), (s * 25, -112, 16), (s * 30 - 3, -134, 2)], 8)
        f.add(ear, coat if s > 0 else dark(coat, 0.12), "ear", 0.9)
        f.add(
            limb([(s * 13, -58, 2), (s * 19, -86, 10), (s * 25, -110, 7), (s * 28, -124, 1)], 8),
            "#eab49c",
            "ear.in",
            0.2,
            True,
        )
        f.add(limb([(s * 26, -116, 11), (s * 28, -133, 2)], 4), deep, "tip", 0.2, True)
    f.add(shape("-24,-2 -30,-22 -24,-46 0,-58 24,-46 30,-22 24,-2 0,8"), coat, "head", 1.4)
    f.add(shape("-16,2 -18,-14 -6,-24 0,-30 6,-24 18,-14 16,2 0,8"), pale, "muzzle", 0.2, True)
    for s in (-1, 1):
        f.add(ellipse(s * 15, -30, 9.5, 10), pale, "ring", 0.2, True)
        f.add(ellipse(s * 15, -30, 6.6, 7.6), "#2a1a14", "eye", 0.2, True)
        f.add(ellipse(s * 15 - 2, -33, 2.2), "#ffffff", "glint", 0.2, True)
        f.add(
            U([limb([(s * 8, -10 + k, 0.8), (s * 34, -16 + 5 * k, 0.4)], 2) for k in (-1, 1)]),
            light(coat, 0.5),
            "whisker",
            0.2,
            True,
            0.8,
        )
    f.add(
        U(shape("-5,-22 0,-24 5,-22 0,-16"), limb([(0, -17, 1.6), (0, -9, 1.4)], 2), ellipse(0, -5, 3.4, 4.4)),
        "#6a342c",
        "nose",
        0.2,
        True,
    )
    for s in (-1, 1):
        f.add(limb([(s * 36, -6, 13), (s * 34, 8, 15), (s * 33, 16, 11)], 4), light(coat, 0.12), "paw", 1.0)
        f.add(U([limb([(s * 33 + q, 10, 1), (s * 33 + q, 18, 1.4)], 2) for q in (-3, 3)]), deep, "toes", 0.2, True)
    return f


def startled_mole(coat: str = "#3a3240") -> Figure:
    """A mole leaning out of the soil to the left, hands spread; the soil's edge at x 0, about 90 wide."""
    f = Figure()
    f.add(shape("24,-34 -8,-32 -40,-24 -62,-10 -66,0 -58,12 -30,24 0,32 26,34"), coat, "body", 1.2)
    f.add(
        U(
            [
                limb([(x, y, 0.5), (x + 7, y + 1, 2), (x + 14, y, 0.5)], 3, 3)
                for x, y in (
                    (-40, -14),
                    (-24, -20),
                    (-30, -4),
                    (-12, -10),
                    (-18, 8),
                    (-34, 12),
                    (0, -24),
                    (-2, 6),
                    (-6, 22),
                )
            ]
        ),
        light(coat, 0.25),
        "fur",
        0.2,
        True,
        0.7,
    )
    f.add(ellipse(-68, -2, 8, 7), "#f0a49a", "nose", 0.8)
    f.add(U(ellipse(-44, -10, 2.6), ellipse(-52, -12, 2)), "#f8f0e0", "eye", 0.2, True)
    for y, a in ((-30, -34), (30, 28)):
        palm = U(
            ellipse(-8, 0, 14, 11),
            [
                limb([(-10, 0, 7), (-28 - 2 * abs(q) * -0.2, q * 0.9, 5), (-36, q * 1.15, 1)], 3)
                for q in (-14, -5, 5, 14)
            ],
        )
        f.add(T(palm, -14, y, 1, rot=a), "#f4b4a4", "hand", 1.0)
    return f
