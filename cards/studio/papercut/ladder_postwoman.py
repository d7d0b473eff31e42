"""A postwoman on a ladder, a letter held out."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, rounded, shape
from cards.studio.papercut.gestures import grasp


def postwoman() -> Figure:
    """On the ladder, facing right, a letter held out; feet near 0,0, 178 tall."""
    ink, mid = "#14251f", "#20382f"
    f = Figure()
    f.add(limb("-8,-76,26 -14,-40,20 -10,2,15", 6), ink, "leg.far")
    f.add(shape("-20,18^ -21,0 -12,-6 0,-1 12,8 16,18^"), "#0e1b18", "boot")
    f.add(limb("6,-84,30 32,-64,23 20,-34,16", 8), mid, "leg")
    f.add(T(shape("8,-12^ 8,-28 18,-33 28,-28 42,-20 45,-12^"), 0, -14.4), "#0e1b18", "boot")
    f.add(shape("-25,-100^ -31,-70 -30,-40^ -8,-34 20,-40 42,-50^ 38,-72 25,-102^"), "#43323c", "skirt")
    f.add(
        U(
            limb("-22,-90,1 -24,-64,2.4 -22,-42,1", 4),
            limb("0,-88,1 4,-62,2.4 6,-40,1", 4),
            limb("18,-84,1 26,-66,2.4 30,-50,1", 4),
        ),
        ink,
        "folds",
        0.3,
        True,
    )
    f.add(shape("-24,-98^ -32,-126 -22,-150 0,-157 18,-150 26,-128 26,-98^ 0,-92"), "#274a5a", "jacket")
    f.add(limb("-18,-150,5 6,-124,5 22,-102,5", 4), "#7a5a38", "strap", 0.5)
    f.add(rounded(shape("-58,-118^ -20,-124^ -14,-84^ -54,-76^"), 5), "#7a5a38", "satchel", 1.4)
    f.add(shape("-59,-119^ -20,-125^ -18,-102 -36,-94 -56,-100^"), "#93703f", "flap", 0.7)
    f.add(shape("-48,-128^ -28,-132^ -26,-118^ -46,-114^"), "#f3efd2", "letters", 0.4)
    f.add(limb("12,-144,18 30,-128,15 46,-122,12", 6), "#1f3d4b", "arm.rail")
    for q in grasp("#b0764f"):
        f.extend(T(q, 57, -122, 0.24, rot=15), "rail.")
    f.add(shape("0,-166 -2,-180 6,-190 18,-190 26,-180 31,-173^ 26,-171 26,-165 22,-160 8,-158"), "#b0764f", "face")
    f.add(
        shape("-14,-166 -16,-184 -4,-198 12,-198 22,-190 12,-184 8,-172 10,-160 2,-154 -8,-158"), "#a94a4e", "headscarf"
    )
    f.add(
        U(
            shape("-12,-164 -26,-160 -34,-148^ -20,-150 -8,-158"),
            shape("-12,-168 -28,-170 -40,-164^ -24,-160 -12,-162"),
        ),
        "#93393f",
        "knot",
        0.7,
    )
    f.add(
        U(*[ellipse(x, y, 1.7) for x, y in ((-6, -188), (4, -192), (-8, -176), (2, -180), (12, -194))]),
        "#f3efd2",
        "dots",
        0.3,
        True,
    )
    f.add(limb("8,-146,18 34,-150,15 60,-160,11", 6), "#2f5566", "arm")
    f.add(ellipse(65, -162, 6.5), "#b0764f", "hand")
    f.add(T(box(-15, -10, 15, 10), 82, -170, rot=-14), "#fffbe8", "letter", 1.2)
    f.add(T(limb("-15,-10,1.2 0,2,1.2 15,-10,1.2", 2), 82, -170, rot=-14), "#b9a97c", "fold", 0.3, True)
    f.mark("lettre", 82, -170)
    return f
