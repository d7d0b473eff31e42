"""An old woodcutter on the ground, his back against what he felled, his cap in both hands; facing right, 235 tall."""

from __future__ import annotations

from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand


def boot(x: float, y: float, rot: float) -> tuple[object, object]:
    """(leather, sole) of a heavy boot whose ankle is at x, y."""
    leather = shape("-15,-20^ 14,-20^ 15,0 30,6 44,14 46,23^ -15,23^ -17,4", 6)
    sole = shape("-16,22^ 47,22^ 46,29^ 8,29^ 6,26^ 2,26^ 0,29^ -17,29^", 3)
    return T(leather, x, y, rot=rot), T(sole, x, y, rot=rot)


def resting_woodcutter(skin: str = "#bd8259", scarf: str = "#c8321f") -> Figure:
    """Far leg stretched out, near knee drawn up, head leaned back, eyes shut. Anchors head, cap."""
    f = Figure()
    coat, coat_d, cord, cord_d = "#6a4427", "#3a2214", "#4c3a2c", "#2a1e18"
    leather, sole = boot(168, -30, -58)
    f.add(leather, "#3a2418", "boot.far")
    f.add(sole, "#1c120e", "sole.far", 0.5)
    f.add(limb("14,-30,50 60,-46,44 98,-48,36 140,-36,30 166,-31,27", 8), "#3c2e24", "leg.far")
    f.add(U(limb("92,-60,1 100,-46,3 98,-30,1", 5), limb("110,-62,1 116,-48,2.6 112,-32,1", 5), limb("138,-46,1 144,-34,2.4 140,-24,1", 4)), cord_d, "folds.far", 0.2, True, 0.8)  # fmt: skip
    f.add(limb("-2,-146,34 26,-112,30 52,-92,24", 6), coat_d, "arm.far")
    body = shape(
        "-40,0^ -58,-34 -64,-80 -62,-126 -52,-158 -30,-176 -4,-178 12,-166 24,-140 34,-104 44,-66 50,-30 40,0^"
    )
    f.add(fillet(body, 5), coat, "coat")
    f.add(U(limb("-56,-60,1 -30,-46,4 0,-44,5 30,-52,1", 6), limb("-60,-96,1 -38,-84,3.4 -14,-84,1", 5), limb("-30,-18,1 0,-26,4 36,-24,1", 5)), coat_d, "coat.folds", 0.2, True, 0.9)  # fmt: skip
    f.add(U(limb("8,-160,2 22,-120,3 30,-70,3 30,-24,1", 6)), coat_d, "coat.edge", 0.2, True)
    leather, sole = boot(116, -29, 2)
    f.add(limb("2,-32,58 44,-70,52 84,-104,42 98,-96,38 108,-60,31 115,-34,27", 8), cord, "leg")
    f.add(U(limb("66,-96,1 78,-82,4 96,-72,1", 5), limb("60,-86,1 74,-70,3.6 92,-62,1", 5), limb("30,-44,1 50,-36,4 74,-46,1", 5), limb("100,-40,1 112,-44,3 126,-42,1", 4)), cord_d, "folds", 0.2, True, 0.85)  # fmt: skip
    f.add(ellipse(90, -104, 15, 11, 40), "#6a5340", "patch", 0.4)
    f.add(leather, "#4a2e1e", "boot")
    f.add(sole, "#1c120e", "sole", 0.5)
    f.add(U([limb([(112 + 4 * k, -42 + 7 * k, 1), (122 + 4 * k, -44 + 7 * k, 2), (128 + 5 * k, -40 + 7 * k, 1)], 3) for k in range(4)]), "#c9a070", "laces", 0.2, True)  # fmt: skip
    f.add(shape("-14,-190^ 4,-186 20,-172 28,-156^ 8,-150 -18,-154 -38,-166 -40,-184^"), "#9c2416", "scarf.far", 0.6)
    n = T(head("side", 72, "sleep", skin, "short", "#ece2d0", beard="full"), -20, -206, 0.6, rot=-30)
    f.extend(n)
    f.add(shape("-46,-188^ -30,-172 -6,-164 18,-166 26,-156^ 10,-146 -16,-146 -42,-158 -54,-174^"), scarf, "scarf", 0.8)
    f.add(shape("2,-152^ 16,-154^ 26,-124 28,-96 34,-80^ 18,-76 10,-80^ 10,-110"), scarf, "scarf.end", 0.8)
    f.add(U(limb("-40,-172,1 -16,-158,3 12,-156,1", 5), limb("10,-146,1 18,-118,2.4 20,-88,1", 5)), "#7a1a10", "scarf.folds", 0.2, True, 0.9)  # fmt: skip
    cap = shape("34,-84^ 44,-98 62,-102 80,-92 84,-78^ 96,-76 98,-70^ 74,-66 50,-66 38,-72^")
    f.extend(T(hand("grip", skin), 66, -94, 0.26, rot=30))
    f.add(cap, "#5a4a3c", "cap", 0.8)
    f.add(U(limb("40,-78,1 58,-86,3 80,-80,1", 5), limb("48,-94,1 60,-96,2 74,-90,1", 4)), "#332820", "cap.folds", 0.2, True, 0.8)  # fmt: skip
    f.add(limb("-34,-150,44 -34,-118,40 -22,-84,36 6,-72,30 30,-76,25", 8), "#77502f", "arm")
    f.add(U(limb("-46,-96,1 -28,-88,4 -12,-96,1", 5), limb("-40,-76,1 -20,-70,4 -4,-82,1", 5), limb("-52,-136,1 -40,-116,3 -44,-100,1", 5), limb("18,-88,1 22,-76,2.6 18,-64,1", 4)), coat_d, "arm.folds", 0.2, True, 0.85)  # fmt: skip
    f.extend(T(hand("grip", skin), 34, -76, 0.28, rot=6))
    f.mark("head", -10, -206)
    return f
