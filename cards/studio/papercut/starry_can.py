"""A tin watering can full of stars, and what pours out of its rose."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape


def can(tin: str = "#3f6a5c", edge: str = "#ffe7a4") -> Figure:
    """Upright, spout to the left, about 150 wide; its bail (where a hand holds it) at 0,0. Anchors: rose, mouth."""
    f = Figure()
    f.add(U(limb("34,22,7 62,28,7.5 70,60,7 40,92,6.5", 8)), tin, "handle", 1.2)
    spout = limb("-34,92,26 -62,62,15 -96,24,10", 8)
    f.add(spout, tin, "spout", 1.4)
    rose = Polygon([(-88, 30), (-104, 12), (-124, 14), (-92, 44)]).buffer(3)
    f.add(rose, tin, "rose", 1.6)
    f.add(limb([(-125, 13, 5), (-91, 45, 5)], 1), edge, "rose.face", 0.6)
    body = shape("-37,30^ 37,30^ 42,104^ 30,112 0,115 -30,112 -42,104^")
    f.add(body, tin, "body", 2)
    for y in (44, 96):
        f.add(
            clean(limb([(-44, y, 3), (0, y + 4, 3.4), (44, y, 3)], 6).intersection(body)), edge, "hoop", 0.3, True, 0.55
        )
    f.add(clean(body.intersection(box(14, 0, 60, 130))), "#06140f", "shade", 0.3, True, 0.4)
    f.add(ellipse(0, 30, 37, 8), "#fff4c8", "mouth", 0.6)
    f.add(clean(limb([(-36, 28, 6), (-22, 4, 6), (0, -3, 7), (22, 4, 6), (36, 28, 6)], 8)), tin, "bail", 1.4)
    f.mark("rose", -110, 28)
    f.mark("mouth", 0, 30)
    f.mark("hold", 0, -3)
    return f


def held(x: float, y: float, s: float, tilt: float, **kw: Any) -> Figure:
    """The can hanging from a hand at x, y, tilted (degrees, negative pours to the left)."""
    return T(can(**kw), x, y, s, rot=tilt)
