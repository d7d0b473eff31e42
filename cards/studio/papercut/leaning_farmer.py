"""A farmer seen half from behind, who lays his brow on a neck to the left and an arm over it: 172 high, standing on 0,0."""

from __future__ import annotations

from typing import Any, NamedTuple

from cards.studio.papercut.geometry import U, clean, ellipse, fillet, limb, shape


class Farmer(NamedTuple):
    """His sheets, far ones first."""

    far_leg: Any
    leg: Any
    boots: Any
    coat: Any
    head: Any
    hair: Any
    cap: Any
    scarf: Any
    arm: Any
    hand: Any
    far_hand: Any
    folds: Any


def farmer() -> Farmer:
    """The weight on the left leg, the right one bent and left behind on its toe."""
    leg = limb([(4, -78, 26), (-4, -44, 20), (0, -12, 16)], 6)
    far_leg = limb([(14, -78, 26), (26, -46, 20), (40, -16, 15)], 6)
    boots = U(
        shape("-9,-18^ 9,-18^ 10,-1^ -20,-1^ -22,-6 -12,-9"),
        shape("32,-24^ 47,-18^ 44,-6 36,-1^ 24,-1^ 22,-5 30,-10"),
    )
    coat = shape(
        "-34,-138 -26,-150 -8,-153 10,-146 20,-128 24,-100 30,-72 38,-44^ 20,-38 2,-38 -14,-42^ -12,-70 -16,-100 -26,-120"
    )
    head = fillet(
        U(
            ellipse(-28, -160, 11.5, 13, -14),
            limb([(-22, -152, 12), (-16, -142, 14)], 3),
            shape("-38,-164 -42,-158 -38,-155"),
        ),
        2,
    )
    hair = shape("-24,-172 -17,-166 -16,-156 -20,-150 -25,-156 -27,-164")
    cap = fillet(
        U(shape("-42,-166 -38,-175 -26,-178 -16,-172 -15,-165 -28,-166"), limb([(-40, -166, 4), (-47, -162, 2.4)], 3)),
        1.5,
    )
    scarf = limb([(-34, -146, 7), (-22, -144, 9), (-8, -150, 8)], 6)
    arm = limb([(4, -138, 22), (-26, -136, 19), (-48, -152, 15), (-62, -170, 12)], 8)
    hand = U(limb([(-61, -168, 10), (-67, -180, 9), (-68, -187, 5)], 5), limb([(-62, -174, 4), (-57, -180, 3)], 3))
    far_hand = limb([(-22, -112, 13), (-42, -106, 11), (-54, -112, 8)], 5)
    folds = U(
        limb("6,-136,.6 10,-104,2 4,-60,2 8,-42,.6", 8),
        limb("20,-100,.6 20,-70,1.8 26,-44,.6", 6),
        limb("-18,-128,.6 -8,-120,2 6,-122,.6", 5),
        limb("-36,-136,.6 -40,-144,1.6 -38,-150,.6", 4),
    )
    return Farmer(far_leg, leg, boots, clean(coat), head, hair, cap, scarf, arm, hand, far_hand, folds)
