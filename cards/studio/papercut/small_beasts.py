"""Beasts without four long legs: seal, frog, snail, tortoise, bee, moth, fish, octopus; facing right, on y = 0."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.sky import spiral
from cards.studio.papercut.water_beasts import INK, fish_of, frog, octopus, round_eye, seal  # noqa: F401


def snail(shell: str = "#c98a4a", body: str = "#c9b89a", out: float = 1) -> Figure:
    """A snail, about 110 long; out = how far it has come out of its house. Anchor top: the top of the shell."""
    f = Figure()
    h = -44 * out - 6
    b = limb([(-62, -2, 3), (-40, -5, 10), (0, -7, 15), (34, -10, 17), (44, h * 0.5, 14), (50, h, 13)], 8)
    b = clean(b.intersection(shape("-900,-900^ 900,-900^ 900,0^ -900,0^")))
    horns = U(
        limb([(50, h - 2, 4), (58, h - 18, 2.6), (62, h - 26, 2.2)], 4),
        limb([(46, h - 4, 4), (48, h - 20, 2.6), (48, h - 30, 2.2)], 4),
        ellipse(62, h - 27, 3.4),
        ellipse(48, h - 31, 3.4),
        limb([(56, h + 4, 3), (66, h + 2, 1.4)], 3),
    )
    f.add(fillet(U(b, horns), 2), body, "body")
    f.add(
        U([limb([(x, -3, 0.6), (x + 4, -8, 1.4), (x + 9, -4, 0.6)], 3) for x in range(-44, 36, 11)]),
        dark(body, 0.2),
        "skin",
        0.2,
        True,
        0.7,
    )
    s = shape("-42,-22 -40,-50 -20,-72 8,-74 28,-58 32,-34 22,-14 -4,-6 -30,-8")
    f.add(s, shell, "shell", 1.2)
    f.add(spiral(-3, -39, 31, 2.4, 4.2, 1.2), dark(shell, 0.35), "spiral", 0.3, True, 0.9)
    f.add(
        U(
            [
                limb(
                    [
                        (-3 + 26 * math.cos(a), -39 + 26 * math.sin(a), 0.6),
                        (-3 + 33 * math.cos(a), -39 + 31 * math.sin(a), 1.6),
                    ],
                    2,
                )
                for a in [k * 0.42 for k in range(15)]
            ]
        ).intersection(s.buffer(-1)),
        light(shell, 0.3),
        "ribs",
        0.2,
        True,
        0.7,
    )
    f.mark("top", -6, -74)
    return f


def tortoise(colours: tuple[str, str, str] = ("#7a6a42", "#a89a62", "#3f3622"), hidden: float = 0) -> Figure:
    """A tortoise, about 130 long; hidden 1 = all drawn in. Anchor back."""
    shell_c, skin, deep = colours
    f = Figure()
    if hidden < 1:
        for x, d in ((-34, 0.2), (34, 0.2), (-44, 0), (26, 0)):
            f.add(
                limb([(x, -22, 18), (x + 4, -6, 15), (x + 8, -1, 13)], 4).intersection(
                    shape("-900,-900^ 900,-900^ 900,0^ -900,0^")
                ),
                dark(skin, d),
                "leg",
            )
        hx = 82 - 30 * hidden
        f.add(
            fillet(
                U(limb([(40, -24, 18), (62 - 20 * hidden, -34, 14), (hx, -46, 14)], 6), ellipse(hx + 6, -48, 13, 10)), 3
            ),
            skin,
            "head",
        )
        round_eye(f, hx + 9, -51, 2.4)
        f.add(limb([(hx + 18, -46, 0.6), (hx + 9, -43, 1.5), (hx + 4, -44, 0.5)], 3), deep, "mouth", 0.2, True)
        f.add(limb("-56,-16,8 -68,-8,3 -72,-6,1", 3), skin, "tail")
    s = shape("-62,-18^ -58,-46 -36,-70 0,-78 36,-68 56,-44 60,-18^ 30,-10 -30,-10")
    f.add(s, shell_c, "shell", 1.2)
    plates = [
        ellipse(0, -56, 15, 17),
        ellipse(-31, -48, 14, 15),
        ellipse(31, -46, 14, 15),
        ellipse(-16, -28, 13, 9),
        ellipse(16, -27, 13, 9),
        ellipse(-45, -26, 9, 8),
        ellipse(44, -25, 9, 8),
    ]
    f.add(U(plates).intersection(s.buffer(-3)), light(shell_c, 0.14), "plates", 0.5)
    f.add(U([p.buffer(-5) for p in plates]).intersection(s.buffer(-4)), deep, "plates.in", 0.3, True, 0.5)
    f.add(limb("-63,-17,4 -30,-10,7 30,-10,7 61,-17,4", 6), light(shell_c, 0.25), "rim", 0.5)
    f.mark("back", 0, -78)
    return f


def bee(s: float = 1.0, wing_op: float = 0.75) -> Figure:
    """A bee flying right, about 60 long."""
    f = Figure()
    f.add(U(ellipse(-8, -20, 18, 9, 30), ellipse(6, -22, 15, 8, -20)), "#eef3f4", "wing", 0.8, False, wing_op)
    f.add(U([limb([(x, 8, 1.8), (x + 3, 16, 1.4), (x + 1, 20, 1)], 3) for x in (-8, 2, 12)]), INK, "legs", 0.3)
    b = ellipse(-6, 0, 22, 13, 8)
    f.add(b, "#e8b23a", "body")
    f.add(
        U([limb([(x, -16, 4.4), (x - 2, 0, 5), (x, 16, 4.4)], 3) for x in (-20, -10, 0)]).intersection(b),
        "#2a1d14",
        "stripes",
        0.3,
    )
    f.add(ellipse(12, -2, 11, 10), "#c98f2e", "chest", 0.5)
    f.add(ellipse(23, 0, 7.5, 7), "#2a1d14", "head", 0.5)
    f.add(ellipse(25.5, -1.4, 2.4), "#fffaf0", "eye", 0.2, True)
    f.add(
        U(limb("26,-6,1.6 31,-13,1.4 36,-13,1", 3), limb("23,-7,1.6 26,-15,1.4 30,-17,1", 3)),
        "#2a1d14",
        "horns",
        0.2,
        True,
    )
    return T(f, s=s)


def moth(
    colours: tuple[str, str, str] = ("#cbb892", "#8a6f52", "#f0e4c8"), closed: float = 0, s: float = 1.0
) -> Figure:
    """A moth from above, wings 120 wide, head up; closed folds the wings (0..1)."""
    main, deep, pale = colours
    f = Figure()
    k = 1 - 0.62 * closed
    for sgn in (-1, 1):
        fore = shape("3,-12^ 18,-34 44,-46 60,-44^ 60,-24 48,-4 26,6 4,2^")
        hind = shape("3,-2^ 26,4 42,14 40,32 24,42 8,26^")
        for g, c, n in ((hind, mix(main, deep, 0.25), "hind"), (fore, main, "fore")):
            w = T(T(g, flip=sgn < 0), s=k, sy=1)
            f.add(w, c, n, 0.8)
            band = T(
                T(
                    U(limb("14,-30,1.6 30,-22,3 34,-4,1.6", 5), limb("34,-44,1.4 48,-28,2.6 48,-8,1.4", 5))
                    if n == "fore"
                    else limb("14,24,1.4 28,24,2.6 36,14,1.4", 5),
                    flip=sgn < 0,
                ),
                s=k,
                sy=1,
            )
            f.add(band.intersection(w), deep, "band", 0.2, True, 0.8)
        f.add(T(T(ellipse(36, -26, 6), flip=sgn < 0), s=k, sy=1), pale, "spot", 0.3, True)
        f.add(T(T(ellipse(36, -26, 2.6), flip=sgn < 0), s=k, sy=1), deep, "spot.in", 0.2, True)
        f.add(
            T(
                U(
                    limb("2,-18,1.8 8,-28,1.4 18,-34,1", 4),
                    [limb([(4 + j * 3, -22 - j * 3, 0.8), (9 + j * 3, -22 - j * 3, 0.4)], 2) for j in range(4)],
                ),
                flip=sgn < 0,
            ),
            deep,
            "feeler",
            0.2,
            True,
        )
    f.add(U(limb("0,-16,9 0,-4,11 0,14,8 0,28,3", 5)), mix(deep, pale, 0.2), "body", 0.6)
    return T(f, s=s)


def all_small() -> Figure:
    """Every one, for a look."""
    f = Figure()
    things: list[Any] = [
        seal(),
        seal(up=1),
        frog(),
        frog(sing=0.8),
        frog(leap=1),
        snail(),
        tortoise(),
        bee(1.4),
        moth(),
        fish_of("carp"),
        fish_of("herring"),
        fish_of("round"),
        octopus(),
        curve,
    ]
    for k, g in enumerate(things[:-1]):
        f.extend(T(g, (k % 5) * 230, (k // 5) * 190))
    return f
