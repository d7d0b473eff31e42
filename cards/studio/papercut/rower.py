"""Somebody who rows a small boat, back to the bow; waterline y = 0, bow on the right."""

from __future__ import annotations

from cards.studio.papercut.boats import rowing_boat
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

SCALE = 0.7  # of the rower to the boat of 166 units


def rower(hull: str = "#b5332c", gunwale: str = "#e0684a", jersey: str = "#1f4a5a", cap: str = "#c8402f") -> Figure:
    """A striped jersey, a woollen cap, oars in the water; 166 wide, about 80 high."""
    f = Figure()
    pose = SIDE["row"].but(lean=-24, nod=-4)
    clothes = dress("sweater", jersey, "#22303c", "#efe2c4")
    p = person(44, "side", pose, clothes, "#7a4a2c", "short", "#1a1014", "tired", hat="knit", hat_colour=cap)
    p = T(p, -4, -9, SCALE, flip=True)
    hx, hy = p.at("hand_a.hold")
    f.add(limb([(hx, hy, 2.4), (4, -17, 2.6), (44, -2, 2.6)], 3), "#5a2a20", "oar.far", 0.6)
    f.extend(p)
    f.extend(rowing_boat(hull, gunwale, 166, oars=0))
    blade = T(ellipse(0, 0, 14, 4.6), 38, 22, rot=44)
    f.add(U(limb([(hx - 1, hy, 3), (-2, -18, 3.4), (30, 14, 3)], 3), blade), "#8a4a30", "oar", 1.0)
    return f
