"""Of a household: a bed with somebody asleep in it, a long-case clock, a hen; bases on y = 0."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand

CLOTH = "#d8432c"


def bed_with_grandmother() -> Figure:
    """A bed, 250 long, grandmother asleep in it, her head to the right; base on y = 0."""
    f = Figure()
    wood = "#7a3f2c"
    posts = [limb("112,30,12 112,-96,12", 2), ellipse(112, -103, 11), limb("-112,30,11 -112,-52,11", 2), ellipse(-112, -60, 10)]  # fmt: skip
    f.add(U(posts, box(-114, -16, 114, 2)), wood, "frame", 1.4)
    f.add(shape("108,-16^ 108,-70 92,-82 62,-74 46,-48 46,-16^"), "#fffaf0", "pillow", 1.2)
    hd = T(head("side", 84, "sleep", "#c98a62", "bun", "#f6f1ea"), 0, 0, 0.64, flip=True)
    f.extend(T(hd, 70, -70, rot=62))
    quilt = shape("52,-14^ 56,-46 40,-66 6,-76 -34,-70 -72,-62 -100,-54 -109,-38 -108,-14^ -104,22 -88,12 -70,24 -50,14 -30,25 -8,15 14,25 34,14 50,20^")  # fmt: skip
    f.add(quilt, CLOTH, "quilt", 2)
    cols = ("#f2b13c", "#1f7f86", "#fbe7b4", "#8a2f4c", "#7fb27a")
    for i in range(-112, 60, 28):
        for j in range(-80, 28, 26):
            k = (i // 28 * 3 + j // 26 * 2) % 6
            if k < 5:
                patch = shape(f"{i},{j - i * 0.04}^ {i + 28},{j - i * 0.04 - 1}^ {i + 27},{j + 26}^ {i},{j + 25}^")
                f.add(clean(patch.intersection(quilt.buffer(-2))), cols[k], "patch", 0.3)
    f.add(U([limb([(a, -60, 0.6), (a - 4, -34, 3), (a - 1, 2, 0.6)], 5) for a in (30, -6, -42, -78)]), "#4a1c18", "folds", 0.2, True, 0.35)  # fmt: skip
    f.add(shape("52,-14^ 58,-46 46,-66 30,-72^ 24,-50 28,-20 34,-6^"), "#fffaf0", "sheet", 0.8)
    f.extend(T(hand("relaxed", "#c98a62"), 30, -64, 0.28, rot=160))
    return f


def long_case_clock() -> Figure:
    """A clock as tall as a man."""
    f = Figure()
    f.add(U(box(-26, -150, 26, 0), box(-32, -12, 32, 0), box(-32, -206, 32, -144), shape("-36,-204^ -20,-222 0,-232 20,-222 36,-204^")), "#6a2f2c", "case", 1.4)  # fmt: skip
    f.add(ellipse(0, -176, 25), "#fff3d0", "face", 0.8)
    f.add(U(limb([(0, -176, 3.4), (13, -168, 2)], 2), limb([(0, -176, 3), (-2, -196, 2)], 2), ellipse(0, -176, 3.4)), "#2a1c28", "hands", 0.3, True)  # fmt: skip
    f.add(box(-15, -132, 15, -24), "#2c1420", "glass", 0.4, True)
    f.add(U(limb([(0, -132, 2.4), (8, -56, 2.4)], 2), ellipse(9, -50, 10)), "#f2b13c", "pendulum", 0.5)
    return f


def hen() -> Figure:
    """The hen, who has flown up by herself."""
    f = Figure()
    body = shape("-52,-18 -56,-44 -34,-58^ -30,-40 -4,-44 10,-66 24,-70 32,-58 28,-44^ 18,-22 -8,-12 -36,-12")
    f.add(fillet(U(body, ellipse(22, -64, 9)), 3), "#fff6e4", "hen")
    f.add(U(shape("16,-72^ 16,-82 22,-76 26,-83 30,-70^"), shape("29,-60^ 29,-50 24,-54^")), CLOTH, "comb", 0.5)
    f.add(shape("30,-66^ 40,-62 30,-59^"), "#f2a63c", "bill", 0.4)
    f.add(U(limb("-10,-14,3 -10,0,3", 1), limb("4,-16,3 4,0,3", 1)), "#c9803a", "legs", 0.3)
    f.add(ellipse(25, -66, 2), "#2a2028", "eye", 0.3, True)
    return f
