"""Pigeons asleep on a beam, bills in their back feathers, and one that has lifted its head."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape


def sleeping_pigeon(slate: str = "#4a5878", deep: float = 0.0, awake: str = "") -> Figure:
    """Facing right, feet at 0,0, about 130 long and 105 high: a ball of feathers, the head laid back under the wing; awake is the colour of an open eye."""
    f = Figure()
    c = dark(slate, deep)
    f.add(shape("-52,-24 -84,-20 -96,-8^ -88,0^ -52,-6 -30,-10"), dark(c, 0.4), "tail", 1.0)
    body = shape("-58,-20 -50,-52 -22,-78 12,-84 42,-70 56,-42 50,-14 26,0 -14,1 -44,-6")
    f.add(body, c, "body", 1.6)
    breast = clean(shape("6,-84 44,-72 60,-42 52,-12 28,2 0,4 24,-30 26,-58").intersection(body))
    f.add(breast, light(dark(slate, deep), 0.12), "breast", 0.3, True, 0.8)
    scales = [limb([(x - 8, y - 2, 0.8), (x, y + 4, 2.0), (x + 8, y - 2, 0.8)], 4, 3) for x, y in ((40, -48), (34, -32), (46, -26), (28, -16), (40, -11))]  # fmt: skip
    f.add(U(scales).intersection(body), dark(c, 0.28), "scales", 0.2, True, 0.7)
    head = shape("-16,-66 -22,-88 -4,-106 20,-106 38,-90 38,-70 22,-58 0,-56")
    f.add(head, dark(c, 0.12), "head", 1.4)
    f.add(
        clean(shape("4,-62 40,-78 40,-60 24,-52 4,-54").intersection(U(head, body))), "#5f7f7a", "sheen", 0.2, True, 0.7
    )
    f.add(limb([(-4, -84, 1.4), (3, -80, 2.6), (11, -82, 1.4)], 4, 3), "#141a2c", "lid", 0.2)
    if awake:
        f.add(ellipse(4, -82, 5), awake, "eye", 0.2)
        f.add(ellipse(4.6, -81.5, 2.6), "#141a2c", "pupil", 0)
    f.add(shape("-8,-80 -24,-72 -30,-66^ -12,-68"), "#c89a80", "bill", 0.2, True, 0.8)
    wing = shape("34,-50 26,-26 0,-12 -34,-8 -74,-14^ -58,-34 -44,-58 -22,-72 4,-68 24,-62")
    f.add(wing, light(c, 0.08), "wing", 1.2)
    bars = [limb([(-22 - d, -60 + d * 0.2, 1), (-12 - d, -34, 7), (-20 - d, -11, 2)], 5, 4) for d in (0, 18)]
    f.add(U(bars).intersection(wing), dark(c, 0.4), "bars", 0.2, True, 0.85)
    quills = [limb([(20 - 6 * k, -24 + 3 * k, 0.6), (-20 - 8 * k, -18 + 2 * k, 1.6), (-66, -13, 0.5)], 5, 3) for k in range(3)]  # fmt: skip
    f.add(U(quills).intersection(wing), dark(c, 0.4), "quills", 0.2, True, 0.7)
    f.add(U(limb("2,-2,4 4,8,4", 2), limb("18,-2,4 20,8,4", 2)), "#b8605a", "feet", 0.3)
    return f
