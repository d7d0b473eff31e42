"""A child asleep on its side, seen from above."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, fillet, limb, shape


def sleeper() -> Figure:
    """A child in striped pyjamas asleep on its side, seen from above, head to the right; about 200 long."""
    f = Figure()
    skin, coral = "#a8683c", "#f0603c"
    shin_b = limb("-52,42,26 -84,66,22 -104,60,18", 6)
    f.add(fillet(U(shin_b, ellipse(-112, 58, 15, 9, 20)), 3), "#8a5330", z=1)
    leg = fillet(U(limb("-62,0,62 -20,36,54 14,52,44", 8), limb("14,52,44 -30,62,36 -74,56,27", 8)), 8)
    torso = fillet(U(limb("-66,-6,66 -30,-26,74 20,-24,70 46,-8,50", 8)), 6)
    stripes = []
    for k in range(9):
        x = -92 + 17 * k
        stripes.append(limb([(x + 4, -66, 6), (x + 10, -30, 6), (x, 4, 6), (x - 6, 14, 6)], 5))
    f.add(torso, coral, z=1.6)
    f.add(U(stripes).intersection(torso), "#fff0d8", flat=True, op=0.92)
    f.add(fillet(U(ellipse(-86, 54, 17, 10, -12), limb("-70,55,20 -84,54,17", 4)), 3), skin, z=1.2)
    f.add(leg, "#e4532f", z=1.6)
    legs = [limb([(x, 4, 5), (x + 8, 40, 5), (x + 2, 84, 5)], 5) for x in (-56, -36, -16, 4, 22)]
    f.add(U(legs).intersection(leg.buffer(-1)), "#fff0d8", flat=True, op=0.9)
    f.add(limb("-66,30,2 -20,52,3 8,54,1", 6), "#8c2c1c", flat=True, op=0.5)
    f.add(ellipse(82, -14, 40, 37, 12), "#2a1a18", z=2)  # hair
    face_ = shape("70,2 66,16 74,30 90,32 106,22 112,6 104,-4 86,-8")
    f.add(face_, skin, z=1.1)
    f.add(U([ellipse(x, y, 9) for x, y in ((62, 6), (70, -4), (84, -10), (98, -9), (108, -3))]), "#2a1a18", z=1)
    f.add(limb("82,12,1 87,15,2.4 93,13,1", 5), "#3a1c12", flat=True)
    f.add(limb("100,9,1 104,11,2 108,8,.8", 5), "#3a1c12", flat=True)
    f.add(ellipse(86, 21, 5, 3.5), "#d9704c", flat=True, op=0.6)
    arm = fillet(U(limb("30,-2,32 38,26,28 46,42,24", 6), limb("46,42,25 64,42,21 78,38,16", 6)), 6)
    f.add(arm, "#f46f48", z=1.8)
    f.add(
        U([limb([(26, 4 + 13 * k, 4.5), (56, 2 + 13 * k, 4.5)], 3) for k in range(3)]).intersection(arm),
        "#fff0d8",
        flat=True,
        op=0.9,
    )
    f.add(fillet(U(ellipse(86, 35, 12, 8, -14), ellipse(96, 31, 7, 5)), 3), skin, z=1.2)
    return f
