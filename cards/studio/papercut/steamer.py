"""A small ferry with people on deck."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape


def ferry() -> Figure:
    """A small steamer to the right, waterline y=0, about 150 wide."""
    f = Figure()
    ink, ink2 = "#1f2f38", "#2c4450"
    f.add(U(limb("-34,-64,1.6 -34,-96,1.2"), limb("44,-58,1.6 46,-88,1.2")), ink, "mast", 0.6)
    f.add(
        U(
            limb("-34,-95,0.8 -72,-26,0.8"),
            limb("46,-88,0.8 76,-22,0.8"),
            limb("-34,-95,0.8 4,-76,0.8"),
            limb("46,-88,0.8 8,-76,0.8"),
        ),
        ink,
        "stay",
        0.3,
        True,
    )
    f.add(shape("-10,-50^ -8,-84^ 12,-84^ 13,-50^"), ink2, "funnel", 1)
    f.add(shape("-9.4,-70^ -8.8,-78^ 12.2,-78^ 12.4,-70^"), "#e2664a", "band", 0.3)
    f.add(shape("-52,-34^ -50,-54^ 40,-54^ 54,-36^ 54,-30 -52,-30"), ink2, "deck2", 1)
    f.add(shape("-62,-16^ -62,-36^ 60,-36^ 64,-16^"), ink, "deck1", 1)
    f.add(shape("-78,-20^ -40,-14 20,-14 62,-17 84,-26^ 74,-6 66,6^ -66,6^ -74,-6"), ink, "hull", 1.2)
    f.add(limb("-76,-11,1.6 0,-7,1.6 76,-14,1.4"), "#e2664a", "stripe", 0.3, True)
    f.add(U([box(-56 + 13 * k, -31, -48 + 13 * k, -23) for k in range(9)]), "#ffdf92", "windows", 0.3, True)
    f.add(U([box(-44 + 13 * k, -49, -37 + 13 * k, -42) for k in range(6)]), "#ffe9b4", "windows", 0.3, True)
    f.add(shape("29,-42^ 30,-67^ 50,-66^ 53,-38^"), ink, "bridge", 0.8)
    f.add(box(38, -63, 49, -57), "#ffe9b4", "windows", 0.3, True)
    for x, h in ((-70, 11), (-66, 8), (68, 11), (60, 9)):
        f.add(U(limb([(x, -18, 3.4), (x, -18 - h, 3)], 2), ellipse(x, -20.5 - h, 2)), ink, "people", 0.3)
    return f
