"""People straight from above: hat or hair, shoulders, arms, what shows of the legs. They face up (-y), middle at 0,0, about 60 across."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, fillet, limb
from cards.studio.papercut.sky import star

XY = tuple[float, float]
SHOULDER = 19.0


def _arm(side: int, hand: XY, w: float) -> Any:
    x0 = side * SHOULDER
    mx, my = (x0 + hand[0]) / 2 + side * 5, hand[1] / 2 + 2
    return limb([(x0, 0, w), (mx, my, w * 0.86), (hand[0], hand[1], w * 0.66)], 5)


def from_above(
    coat: str,
    skin: str,
    top: str,
    kind: str = "hair",
    left: XY = (-20, -22),
    right: XY = (20, -22),
    legs: Sequence[tuple[XY, XY]] = (),
    trousers: str = "#4a4650",
    skirt: float = 0,
    band: str = "#a8483e",
    braid: Sequence[tuple[float, float, float]] = (),
) -> Figure:
    """kind: hair, straw (a wide hat), cap; left, right: where the hands are; legs: (knee, foot) pairs; skirt: radius of a
    skirt spread round the body (0 none); braid: a plait as a limb. Anchors hand_l, hand_r."""
    f = Figure()
    for k, (knee, foot) in enumerate(legs):
        f.add(limb([((-8, 8)[k % 2], 4, 16), (*knee, 14), (*foot, 10)], 5), trousers, "leg", 1)
        a = math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0]))
        f.add(ellipse(foot[0], foot[1], 9, 5.4, a), "#33221e", "shoe", 1)
    if skirt:
        f.add(star(0, 6, skirt, 18, 0.9), coat, "skirt", 1.4)
        f.add(
            U(
                [
                    limb(
                        [(0, 6, 0.6), (skirt * 0.8 * math.cos(q * 0.63), 6 + skirt * 0.8 * math.sin(q * 0.63), 1.8)], 1
                    )
                    for q in range(10)
                ]
            ),
            dark(coat, 0.3),
            "folds",
            0.2,
            True,
            0.6,
        )
    for side, hand in ((-1, left), (1, right)):
        f.add(ellipse(hand[0], hand[1], 5.6), skin, "hand", 1)
        f.add(_arm(side, hand, 14), coat if not skirt else light(coat, 0.12), "arm", 1.4)
    f.add(
        fillet(U(ellipse(0, 0, SHOULDER + 5, 12.5), ellipse(0, 3, 14, 12)), 3),
        coat if not skirt else light(coat, 0.12),
        "shoulders",
        1.8,
    )
    if kind == "straw":
        f.add(ellipse(0, -3, 25), top, "brim", 3)
        f.add(
            U([ellipse(0, -3, r).difference(ellipse(0, -3, r - 1)) for r in (22, 18.5)]),
            dark(top, 0.25),
            "weave",
            0.2,
            True,
            0.7,
        )
        f.add(ellipse(0, -3, 14), band, "band", 0.8)
        f.add(ellipse(0, -3, 12), light(top, 0.12), "crown", 0.8)
    else:
        f.add(U(ellipse(0, -4, 12.4, 13.6), ellipse(0, -17, 3, 3.4)), skin, "face", 2)
        f.add(ellipse(0, -2.4, 12.8, 12.6), top, "hair", 1.6)
        if kind == "cap":
            f.add(limb([(-9, -11, 4), (0, -16, 7), (9, -11, 4)], 4), dark(top, 0.2), "peak", 0.8)
            f.add(ellipse(0, -3, 2.2), light(top, 0.3), "knob", 0.5)
        else:
            f.add(
                U(
                    [
                        limb(
                            [
                                (0, -1, 0.5),
                                (6 * math.cos(a), -2.4 + 6 * math.sin(a), 1.4),
                                (11 * math.cos(a + 0.5), -2.4 + 11 * math.sin(a + 0.5), 0.5),
                            ],
                            3,
                        )
                        for a in (0.4, 1.2, 2.0, 2.8, 3.7, 4.5, 5.4)
                    ]
                ),
                light(top, 0.22),
                "locks",
                0.2,
                True,
                0.8,
            )
    if braid:
        f.add(limb(list(braid), 4), top, "braid", 1.4)
        f.add(
            U([limb([(x - 3, y - 2, 0.6), (x + 3, y + 2, 1.4)], 1) for x, y, _ in braid[1:]]),
            light(top, 0.25),
            "plait",
            0.2,
            True,
            0.8,
        )
    f.mark("hand_l", *left)
    f.mark("hand_r", *right)
    return f
