"""A sparrow, fluffed up against the rain."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape


def sparrow() -> Figure:
    """A sparrow, fluffed up, facing right; feet at y 0, about 70 wide."""
    f = Figure()
    f.add(limb("-22,-22,9 -40,-16,8 -58,-10,6", 4), "#5a4434", "tail")
    f.add(shape("-34,-28 -28,-46 -10,-58 10,-62 28,-58 34,-40 30,-22 16,-10 -6,-8 -24,-14"), "#a58a72", "body")
    f.add(shape("-4,-12 18,-14 30,-28 30,-42 20,-36 4,-28"), "#d8c9b4", "belly", 0.6)
    f.add(ellipse(20, -62, 20, 18), "#a58a72", "head")
    f.add(shape("2,-70 10,-80 26,-80 36,-70 24,-69 12,-66"), "#6b4a36", "cap", 0.6)
    f.add(shape("22,-56 32,-54 34,-46 26,-42 20,-48"), "#3a2c28", "bib", 0.5)
    f.add(shape("38,-66^ 50,-61 38,-57^"), "#3a2c28", "beak", 0.5)
    f.add(ellipse(28, -64, 3), "#1f1714", "eye", 0.3, True)
    f.add(shape("-34,-30 -18,-44 6,-44 14,-32 -2,-24 -24,-18 -44,-16^"), "#7a5a42", "wing", 0.8)
    f.add(
        U(limb("-30,-24,1 -14,-34,2.2 4,-36,1", 4), limb("-36,-18,1 -18,-27,2.2 0,-29,1", 4)),
        "#4a3428",
        "bars",
        0.3,
        True,
    )
    f.add(U(limb("4,-10,2.4 4,0,2", 2), limb("12,-11,2.4 13,0,2", 2)), "#5a3a34", "feet", 0.4)
    return f
