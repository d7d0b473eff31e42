"""Hands that do something, 100 units from the wrist (0,0) to the fingertips, pointing right; each finger its own paper.

``palm_up()`` offers what lies on it, ``drape()`` lies over an edge or a lid, ``grasp()`` closes round a bar that runs
up and down through 0,0. The first and the last return two figures: what lies behind the thing, and what closes over it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

Point = tuple[float, float]


def _line(skin: str) -> str:
    return mix(skin, "#4a1f14", 0.5)


def _fingers(f: Figure, ways: Sequence[Sequence[tuple[float, float, float]]], skin: str, step: float = 0.05) -> None:
    """Fingers from far to near, each a little lighter than the one behind it, with a nail's worth of shade between."""
    n = len(ways)
    for k, way in enumerate(ways):
        g = limb(list(way), 6)
        f.add(T(g, 0.6, 1.4), _line(skin), "finger.shade", 0.2, True, 0.45)
        f.add(g, dark(skin, step * (n - 1 - k)), "finger", 0.7)


def palm_up(skin: str = "#b97a52") -> tuple[Figure, Figure]:
    """A cupped palm held out to the right: (fingers and palm, thumb); anchor ``hold`` is the middle of the palm."""
    back, front = Figure(), Figure()
    _fingers(
        back,
        [
            [(44, -8, 14), (66, -14, 13), (86, -24, 11), (93, -33, 8)],
            [(48, -4, 14), (74, -7, 13.5), (96, -17, 11.5), (104, -27, 8.5)],
            [(48, 2, 14.5), (76, 1, 13.5), (97, -8, 11.5), (106, -17, 8.5)],
            [(42, 9, 14.5), (68, 10, 13), (86, 3, 11), (95, -6, 8.5)],
        ],
        skin,
    )
    palm = shape("-8,-13 12,-15 30,-11 46,-13 58,-3 56,10 44,19 26,23 8,19 -8,14")
    back.add(palm, skin, "palm", 0.8)
    back.add(ellipse(34, 0, 19, 8, -8), dark(skin, 0.13), "hollow", 0.2, True, 0.7)
    back.add(limb("14,8,.8 30,13,2 48,11,.8", 5), _line(skin), "line", 0.2, True, 0.5)
    thumb = limb("6,6,19 22,-2,17 38,-15,14 47,-27,10", 6)
    front.add(T(thumb, 0.8, 1.6), _line(skin), "thumb.shade", 0.2, True, 0.4)
    front.add(fillet(U(thumb, ellipse(6, 7, 11, 9)), 3), light(skin, 0.04), "thumb", 0.9)
    back.mark("hold", 38, -4)
    back.mark("wrist", 0, 0)
    return back, front


def drape(skin: str = "#d79a70", spread: float = 1.0, droop: float = 1.0) -> Figure:
    """The back of a hand laid over something: knuckles up, fingers bent down over the edge; anchor ``hold`` under it."""
    f = Figure()
    d, s = droop, spread
    thumb = limb([(8, 8, 18), (26, 20, 16), (42, 28 * d, 13.5), (54, 36 * d, 10)], 6)
    f.add(thumb, dark(skin, 0.1), "thumb", 0.6)
    _fingers(
        f,
        [
            [(40, -14 * s, 14), (66, -22 * s, 13.5), (84, -18 * s + 6 * d, 12), (91, -12 * s + 20 * d, 9)],
            [(44, -7 * s, 14.5), (74, -12 * s, 14), (93, -8 * s + 7 * d, 12.5), (99, -2 * s + 22 * d, 9.5)],
            [(44, 2 * s, 15), (73, 0 * s, 14), (91, 5 * s + 8 * d, 12.5), (96, 9 * s + 23 * d, 9.5)],
            [(38, 11 * s, 15), (62, 12 * s, 14), (78, 18 * s + 8 * d, 12), (82, 21 * s + 21 * d, 9)],
        ],
        skin,
    )
    back = shape("-8,-13 10,-16 30,-20 46,-20 56,-10 57,4 50,17 32,20 12,17 -8,13")
    f.add(back, skin, "back", 0.8)
    tendons = U([limb([(20, y * 0.4, 0.6), (36, y * 0.8, 1.6), (50, y, 0.6)], 3) for y in (-12 * s, -3 * s, 7 * s)])
    f.add(tendons, _line(skin), "tendons", 0.2, True, 0.35)
    f.mark("hold", 66, 8)
    f.mark("wrist", 0, 0)
    return f


def grasp(skin: str = "#d79a70", thumb: bool = True) -> tuple[Figure, Figure]:
    """A fist round a bar of width 14 that runs up and down through 0,0; the arm comes from the left: (behind, over)."""
    back, over = Figure(), Figure()
    palm = fillet(shape("-62,-14 -44,-18 -24,-28 0,-33 15,-30 21,-14 21,16 14,31 -6,33 -26,27 -44,17 -62,14"), 2)
    back.add(palm, dark(skin, 0.08), "palm", 0.8)
    ways = [
        [(17, y - 3, 14), (8, y - 4, 15.5), (-6, y - 1, 15), (-19 + 1.5 * k, y + 3, 12.5)]
        for k, y in enumerate((-21, -7, 8, 22))
    ]
    _fingers(over, ways[::-1], skin, 0.03)
    if thumb:
        t = limb("-44,-6,18 -28,-22,17 -10,-36,14.5 8,-42,11", 6)
        over.add(T(t, 0.8, 1.6), _line(skin), "thumb.shade", 0.2, True, 0.45)
        over.add(t, light(skin, 0.04), "thumb", 0.9)
    back.mark("wrist", -56, 0)
    back.mark("hold", 0, 0)
    return back, over


def all_gestures() -> Figure:
    """Every gesture, side by side, for a look."""
    f = Figure()
    for k, parts in enumerate((palm_up(), (drape(),), grasp())):
        for p in parts:
            f.extend(T(p, 80 + 150 * k, 0))
    return f
