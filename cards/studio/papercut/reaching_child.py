"""A small child in a nightshirt, on tiptoe on a chair, one finger on a pane; dark before the light."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

FEET = (320, 888)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SOCK, SKIN, HAIR = "#e8532b", "#5c3a34", "#2c1c1c"


def chair(sc: Scene) -> None:
    """A kitchen chair from the side, its back to the left."""
    x, y = FEET
    wood = sc.rad([(0, "#7a5344"), (0.5, "#4a332e"), (1, "#291c1d")], x + 60, y - 40, 260)
    far = U(limb([(x - 52, y + 8, 9), (x - 58, y + 168, 7)], 2), limb([(x + 66, y + 8, 9), (x + 74, y + 168, 7)], 2))
    sc.layer(far, "#2b1d1e", z=3, rim="#ffd9b0", rimop=0.5, **EXACT)
    back = U(
        limb([(x - 78, y - 116, 9), (x - 70, y - 10, 11)], 2),
        limb([(x - 52, y - 122, 8), (x - 50, y - 10, 9)], 2),
        limb([(x - 80, y - 112, 15), (x - 50, y - 120, 14)], 2),
        limb([(x - 74, y - 62, 9), (x - 50, y - 68, 8)], 2),
    )
    sc.layer(back, wood, z=3, rim="#ffd9b0", rimop=0.8, rimw=1.4, **EXACT)
    seat = shape(f"{x - 80},{y + 8}^ {x - 54},{y - 10}^ {x + 70},{y - 10}^ {x + 84},{y + 8}^")
    near = U(
        limb([(x - 70, y + 10, 12), (x - 80, y + 196, 8)], 2),
        limb([(x + 74, y + 10, 12), (x + 86, y + 196, 8)], 2),
        limb([(x - 74, y + 104, 7), (x + 80, y + 104, 7)], 2),
    )
    sc.layer(near, wood, z=4, rim="#ffd9b0", rimop=0.8, rimw=1.4, **EXACT)
    sc.layer(
        seat,
        sc.rad([(0, "#f0bf98"), (0.4, "#a87260"), (1, "#4a332e")], x + 80, y - 20, 200),
        z=4,
        rim="#fff0da",
        rimop=0.9,
        **EXACT,
    )
    sc.layer(
        shape(f"{x - 82},{y + 7}^ {x + 86},{y + 7}^ {x + 84},{y + 19}^ {x - 80},{y + 19}^"),
        "#3c2926",
        z=2,
        rim="#ffd9b0",
        rimop=0.6,
        **EXACT,
    )


def pieces() -> list[tuple[Any, str, str]]:
    """The child from far to near, feet on 0,0; its finger is at 112,-254."""
    far_leg = fillet(limb("-14,-70,24 -22,-46,20 -26,-30,17", 6), 2)
    far_sock = shape("-34,-40 -17,-40 -17,-26 -10,-14 -1,-4 -2,1^ -16,1 -25,-9 -33,-19 -35,-28")
    leg = fillet(limb("8,-70,27 7,-46,22 4,-30,18", 6), 2)
    sock = shape("-5,-46 14,-46 13,-30 20,-16 31,-5 31,1^ 15,2 5,-8 -4,-19 -6,-30")
    back_arm = fillet(limb("-8,-158,26 -34,-132,21 -50,-112,15", 6), 2)
    back_hand = U(ellipse(-56, -108, 10, 8, 30), limb("-60,-112,6 -68,-106,5", 2))
    gown = shape(
        "-12,-180 10,-184 26,-172 28,-150 26,-118 34,-84 42,-54^ 16,-48 -10,-49 -44,-58^ -34,-96 -30,-130 -28,-160"
    )
    neck = limb("2,-172,22 6,-190,20", 3)
    face = shape(
        "8,-256 28,-252 40,-240 43,-226 50,-214 47,-210^ 44,-208 46,-203 43,-199 44,-194 38,-186 24,-180 6,-182 -10,-192 -20,-212 -16,-238"
    )
    hair = shape(
        "38,-244 44,-254^ 34,-258 30,-268^ 20,-264 8,-272^ 2,-266 -14,-268^ -14,-258 -30,-252^ -26,-242 -38,-228^ -28,-222 -34,-206^ -24,-206 -24,-190^ "
        "-12,-190 -4,-186^ 2,-196 6,-206 16,-222 30,-232"
    )
    ear = ellipse(8, -210, 7, 9, 12)
    sleeve = fillet(limb("14,-162,31 40,-182,28 62,-200,24", 6), 2)
    arm = fillet(limb("56,-196,17 78,-218,14 94,-236,11", 6), 1)
    hand = U(
        ellipse(97, -240, 9, 8, -40),
        limb("100,-243,6 107,-249,5 112.5,-254.5,4", 3),
        limb("94,-246,6 98,-252,5", 2),
        limb("103,-236,5.5 108,-238,5", 2),
    )
    return [
        (far_leg, SKIN, "far"),
        (far_sock, "sock far", "sock"),
        (back_arm, "gown far", "gown"),
        (back_hand, SKIN, "hand"),
        (leg, SKIN, "leg"),
        (sock, "sock", "sock"),
        (gown, "gown", "gown"),
        (neck, SKIN, "neck"),
        (face, SKIN, "face"),
        (ear, SKIN, "ear"),
        (hair, HAIR, "hair"),
        (sleeve, "gown", "gown"),
        (arm, SKIN, "arm"),
        (hand, SKIN, "hand"),
    ]


def silhouette() -> Any:
    """Child and chair as one shape, where they stand."""
    x, y = FEET
    legs = [
        limb([(x + a, y + 8, 11), (x + b, y + c, 8)], 2)
        for a, b, c in ((-70, -80, 196), (74, 86, 196), (-52, -58, 168), (66, 74, 168))
    ]
    return U(
        [T(g, x, y) for g, _, _ in pieces()],
        legs,
        box(x - 80, y - 6, x + 84, y + 18),
        limb([(x - 78, y - 116, 9), (x - 70, y - 10, 11)], 2),
    )


def chair_and_child(sc: Scene, sun: tuple[float, float]) -> None:
    """Chair and child before the pane, with the light on every edge that sees it."""
    chair(sc)
    x, y = FEET
    fills = {
        "gown": sc.rad(
            [(0, "#ffe9d0"), (0.3, "#dda68c"), (0.62, "#92685f"), (1, "#5a4044")], sun[0] - 40, sun[1] + 30, 330
        ),
        "gown far": sc.rad([(0, "#a87868"), (1, "#4a3438")], sun[0], sun[1], 260),
        "sock": sc.rad([(0, "#ff7a3e"), (1, "#d8431f")], x + 20, y - 40, 60),
        "sock far": "#b8391f",
        SKIN: sc.rad([(0, "#c88a6a"), (0.35, "#8a5a4c"), (1, "#4c302e")], sun[0], sun[1], 240),
        HAIR: sc.rad([(0, "#5a3a30"), (1, "#231618")], sun[0], sun[1], 220),
    }
    sc.flat(ellipse(x - 4, y + 1, 34, 5), "#1a0f12", 0.7, "multiply", 2)
    whole = U([T(g, x, y) for g, _, _ in pieces()])
    sc.layer(whole.buffer(-1), "#3a2628", z=7, sh=0.4, rimop=0, edge=0, **EXACT)
    for g, c, name in pieces():
        q = T(g, x, y)
        sc.layer(q, fills[c], z=1.4, sh=0.4, rimop=0.3, **EXACT)
        if name not in ("ear",):
            rimlight(sc, q, -3.2, 1.2, "#ffe9cc", 0.95, 0.9, sun, 420)
    cuffs = U(
        [
            limb([(x + a, y - 41 + 4 * k + b, 1.2), (x + a + 20, y - 40 + 4 * k + b, 1.2)], 2)
            for a, b in ((-6, -3), (-35, 3))
            for k in range(3)
        ]
    )
    sc.flat(clean(cuffs.intersection(U([T(g, x, y) for g, _, n in pieces() if n == "sock"]))), "#8a2a16", 0.6)
    folds = U(
        [
            limb([(x + a, y - 168, 0.6), (x + b, y - 110, 2.4), (x + c, y - 54, 0.8)], 6)
            for a, b, c in ((-8, -16, -24), (4, 2, 4), (16, 18, 26))
        ]
    )
    sc.flat(clean(folds.intersection(T(pieces()[6][0], x, y))), "#3a2428", 0.4)
