"""A diver at table, three quarters from the front and turned to the right: canvas suit, brass helmet, a raised glass."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

CANVAS, BRASS, CUFF = "#e2c084", "#e09a2e", "#b8423a"
SHADE = "#2a7480"


def goblet(x: float, y: float, s: float = 1.0, lean: float = 0.0) -> Figure:
    """A glass with its stem at x, y; what lies in it is air."""
    f = Figure()
    bowl = shape("-19,-62^ 19,-62^ 21,-38 12,-18 0,-12 -12,-18 -21,-38")
    f.add(U(limb("0,-14,4 0,16,4", 1), ellipse(0, 18, 15, 4.4)), "#f4fffa", "stem", 0.8)
    f.add(bowl, "#c8f6ee", "bowl", 1.0, False, 0.85)
    f.add(
        clean(bowl.buffer(-3).intersection(shape("-30,-44^ 0,-39 30,-44^ 30,0 -30,0"))),
        "#fff2b0",
        "air",
        0.2,
        True,
        0.95,
    )
    f.add(
        U([ellipse(a, b, r) for a, b, r in ((-6, -30, 2.6), (5, -26, 2), (2, -36, 1.8), (-3, -22, 1.5))]),
        "#ffffff",
        "bubbles",
        0.2,
        True,
    )
    f.add(clean(bowl.difference(bowl.buffer(-1.6))), "#2a98a6", "edge", 0.2, True, 0.85)
    f.add(
        clean(
            U(limb("0,-14,4 0,16,4", 1), ellipse(0, 18, 15, 4.4)).difference(
                U(limb("-1,-14,2 -1,16,2", 1), ellipse(0, 17, 13, 3))
            )
        ),
        "#2a98a6",
        "stem.edge",
        0.2,
        True,
        0.7,
    )
    f.add(limb("-13,-56,3 -14,-40,3.4 -8,-26,2", 4), "#ffffff", "glint", 0.2, True, 0.9)
    f.mark("hold", 0, 0)
    return T(f, x, y, s, rot=lean)


def toasting_diver() -> Figure:
    """About 175 high above the table's edge (y 0); pieces whose name begins with near lie before the table. Anchors helmet, hose, glass."""
    f = Figure()
    deep = mix(CANVAS, SHADE, 0.6)
    trunk = shape("-50,30^ -52,-10 -54,-46 -46,-70 -26,-84 6,-88 36,-82 50,-66 52,-34 46,0 44,30^")
    f.add(trunk, CANVAS, "trunk", 1.8)
    f.add(clean(trunk.intersection(T(trunk, -36, 6))), deep, "trunk.shade", 0.2, True, 0.4)
    f.add(
        U(
            limb("-46,-40,1 -26,-30,4 -14,-12,1", 5),
            limb("46,-36,1 30,-26,4 18,-6,1", 5),
            limb("-44,-10,1 -20,-2,4 4,-4,1", 5),
            limb("40,-8,1 24,2,3 8,0,1", 5),
        ),
        deep,
        "creases",
        0.2,
        True,
        0.5,
    )
    f.add(limb("-50,6,15 0,12,15 46,6,15", 5), "#7a4a34", "belt", 1.0)
    f.add(shape("-12,1^ 10,2^ 10,22^ -12,21^"), BRASS, "buckle", 0.8)
    # the far arm lifts the glass
    arm = limb("40,-68,36 62,-48,34 88,-42,31 110,-58,27 129,-83,22", 8)
    f.add(fillet(arm, 3), light(CANVAS, 0.1), "arm", 1.8)
    f.add(
        U(
            limb("66,-58,1 76,-48,4 74,-30,1", 4),
            limb("88,-60,1 92,-48,4 104,-36,1", 4),
            limb("104,-72,1 110,-60,3 122,-58,1", 4),
        ),
        deep,
        "arm.folds",
        0.2,
        True,
        0.5,
    )
    f.add(limb("119,-84,5 137,-70,5", 1), CUFF, "cuff", 1.0)
    f.extend(goblet(146, -104, 1.0, 9), "goblet.")
    f.add(
        fillet(
            U(
                ellipse(137, -92, 11, 10),
                limb("134,-98,8 146,-106,7 153,-103,6", 3),
                limb("138,-92,8 150,-97,7 155,-94,6", 3),
                limb("140,-86,8 150,-88,6.5 153,-86,6", 3),
            ),
            1.5,
        ),
        "#b87a52",
        "hand",
        1.2,
    )
    # the corselet and the helmet
    collar = shape("-54,-54^ -46,-76 -26,-92 4,-96 32,-92 48,-76 54,-54^ 30,-42 2,-38 -28,-43")
    f.add(collar, BRASS, "collar", 1.8)
    f.add(clean(collar.difference(T(collar, 12, -6))), dark(BRASS, 0.4), "collar.shade", 0.2, True, 0.5)
    f.add(limb("-50,-56,1.4 -26,-47,3 2,-43,3 30,-47,3 51,-57,1.4", 6), dark(BRASS, 0.4), "seam", 0.2, True, 0.8)
    f.add(
        U([ellipse(x, y, 3.2) for x, y in ((-42, -60), (-28, -54), (-10, -50), (9, -50), (27, -54), (42, -60))]),
        light(BRASS, 0.55),
        "bolts",
        0.5,
    )
    f.add(limb("-27,-90,14 4,-86,15 31,-90,14", 5), dark(BRASS, 0.15), "ring", 1.2)
    h = Figure()
    ball = ellipse(4, -126, 41, 40)
    h.add(ball, BRASS, "helmet", 2.2)
    h.add(clean(ball.difference(ellipse(16, -132, 40, 39))), dark(BRASS, 0.5), "helmet.shade", 0.2, True, 0.6)
    h.add(
        U([limb([(4 - 40 * q, -124, 1), (4 - 34 * q, -148, 1.6), (4, -165, 1)], 5) for q in (-0.55, 0.6)]),
        dark(BRASS, 0.35),
        "helmet.seams",
        0.2,
        True,
        0.6,
    )
    h.add(ellipse(-26, -126, 8, 14, -4), light(BRASS, 0.15), "side.frame", 1.0)
    h.add(ellipse(-27, -126, 5, 10, -4), "#7ad0cc", "side", 0.4)
    h.add(ellipse(16, -124, 27, 27), light(BRASS, 0.25), "frame", 1.4)
    h.add(
        ellipse(16, -124, 23, 23).difference(ellipse(16, -124, 21, 21)), dark(BRASS, 0.4), "frame.line", 0.2, True, 0.7
    )
    h.add(
        U([ellipse(16 + 25 * math.cos(a), -124 + 25 * math.sin(a), 1.9) for a in np.linspace(0, 2 * math.pi, 9)[:-1]]),
        dark(BRASS, 0.3),
        "frame.bolts",
        0.4,
    )
    pane = ellipse(16, -124, 20.5, 20.5)
    h.add(pane, "#1c5a68", "pane", 0.6)
    face = T(
        head("tq", 58, FEELINGS["joy"]._replace(look=(0.9, 0.1)), "#c98a5e", "short", "#e8e2d6", beard="moustache"),
        0,
        0,
        1,
    )
    ex, ey = face.at("eye")
    for q in T(face, -ex, -ey, 1).pieces:
        g = clean(T(q.geom, 17, -129, 0.42).intersection(pane))
        if not g.is_empty:
            h.add(g, q.fill, "face", 0.5, q.flat, q.op)
    h.add(clean(shape("0,-142 10,-147 8,-134 0,-126").intersection(pane)), "#eafff8", "pane.glint", 0.2, True, 0.55)
    h.add(U(limb("-14,-152,13 -24,-162,12", 2), ellipse(-13, -151, 9)), dark(BRASS, 0.2), "valve", 1.0)
    h.add(U(limb("4,-164,14 6,-174,12", 2), limb("-4,-172,6 16,-174,6", 2)), BRASS, "cock", 0.8)
    h.add(clean(ellipse(14, -156, 16, 5, 12).intersection(ball)), "#fff6cc", "helmet.shine", 0.2, True, 0.9)
    h.mark("hose", -26, -164)
    h.mark("helmet", 4, -126)
    f.extend(T(h, 0, 0, 1, rot=7, o=(4, -90)))
    # the near arm lies on the cloth
    near = limb("-42,-54,29 -62,-20,30 -56,1,27 -14,8,21", 8)
    f.add(fillet(near, 3), CANVAS, "near.arm", 1.8)
    f.add(clean(near.difference(T(near, 10, -7))), deep, "near.shade", 0.2, True, 0.45)
    f.add(
        U(
            limb("-76,-30,1 -66,-20,4 -50,-22,1", 4),
            limb("-72,2,1 -60,-2,4 -54,-14,1", 4),
            limb("-40,-4,1 -36,6,3 -40,18,1", 4),
        ),
        deep,
        "near.folds",
        0.2,
        True,
        0.5,
    )
    f.add(limb("-14,-4,5 -12,19,5", 1), CUFF, "near.cuff", 1.0)
    f.add(
        fillet(
            U(
                ellipse(-2, 8, 12, 9),
                limb("2,4,8 16,7,7 24,11,5", 3),
                limb("2,9,8 15,13,6.5 22,16,5", 3),
                limb("0,2,7 8,-4,6 14,-3,5", 3),
            ),
            1.5,
        ),
        "#b87a52",
        "near.hand",
        1.0,
    )
    return f
