"""A heavy old plough horse in harness, seen from the side: 315 high with its ears, 210 at the withers, hoofs on 0,0, looking right and up."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from cards.studio.papercut.geometry import U, clean, ellipse, fillet, limb, shape

MUZZLE = (215, -243)
TRACE = (-132, -110)  # where the trace leaves the hind leg for the plough
BRIDLE = (166, -226)  # where the tassel hangs


class Heavy(NamedTuple):
    """The sheets of the horse, far ones first."""

    far: Any
    tail: list[Any]
    body: Any
    near: Any
    feather: list[Any]
    hoofs: Any
    mane: list[Any]
    collar: Any
    straps: Any
    brass: Any
    lines: Any
    eye: Any


def _leg(*bones: tuple[float, float, float]) -> Any:
    """Straight bones, welded."""
    g: Any = limb([*bones[:2]], 1)
    for a, b in zip(bones[1:-1], bones[2:], strict=True):
        g = U(g, limb([a, b], 1))
    return fillet(g, 6)


def _hoof(x: float) -> Any:
    """A hoof flat on the ground."""
    return shape(f"{x - 13},-15^ {x + 11},-15^ {x + 19},-1^ {x - 15},-1^")


def _feather(rng: random.Random, x: float, y: float) -> list[Any]:
    """The long hair over one hoof."""
    hairs = []
    for k in range(9):
        d = k - 4
        hairs.append(
            limb(
                [(x + d * 1.6, y - 4, 5), (x + d * 3, y + 8, 5), (x + d * 3.6 - 3, y + 17 + rng.uniform(0, 5), 0.6)], 5
            )
        )
    return hairs


def plough_horse(rng: random.Random) -> Heavy:
    """The horse; one hind leg rests on its toe, the neck is lifted into its breath."""
    trunk = shape(
        "60,-212 34,-194 0,-188 -36,-194 -66,-206 -94,-204 -118,-184 -128,-154 -122,-120 -96,-104 -50,-98 -6,-88 40,-88 84,-98 110,-118 120,-146 112,-176 92,-202"
    )
    neck = shape(
        "44,-204 74,-234 102,-262 122,-280 138,-286 150,-276 153,-248 144,-220 132,-186 122,-150 96,-136 64,-164"
    )
    head = shape(
        "124,-284 136,-292 152,-290 168,-281 186,-268 202,-258 212,-249 216,-240 212,-231 204,-229 198,-222 186,-219 178,-225 168,-229 156,-224 143,-230 134,-246"
    )
    ears = U(
        shape("127,-284^ 119,-298 119,-313^ 130,-303 138,-288^"),
        shape("139,-289^ 136,-303 140,-315^ 149,-303 150,-288^"),
    )
    near = U(
        _leg((92, -140, 60), (92, -108, 40), (91, -70, 27), (92, -36, 19), (97, -14, 24)),
        _leg((-88, -156, 84), (-80, -118, 58), (-108, -80, 29), (-101, -38, 21), (-97, -14, 25)),
    )
    far = U(
        _leg((80, -130, 50), (68, -94, 34), (62, -64, 25), (66, -32, 18), (69, -14, 22)),
        _leg((-74, -140, 66), (-50, -108, 46), (-72, -76, 26), (-58, -42, 19), (-46, -22, 20)),
        _hoof(68),
        shape("-58,-27^ -38,-31^ -30,-8^ -38,-1^ -50,-10^"),
    )
    hoofs = U(_hoof(97), _hoof(-97))
    feather = [*_feather(rng, 94, -32), *_feather(rng, -100, -34)]
    feather += [*_feather(rng, 67, -30)]
    tail = []
    for k in range(9):
        d = k - 4
        tail.append(
            limb(
                [
                    (-116, -194 + abs(d), 8),
                    (-140 + d, -170, 11),
                    (-143 + 2.4 * d, -116, 9),
                    (-138 + 4 * d, -58 + rng.uniform(-10, 10), 0.8),
                ],
                8,
            )
        )
    mane = []
    for k in range(17):
        t = k / 16
        x, y = 52 + 76 * t, -212 - 76 * t**0.92
        mane.append(
            limb(
                [
                    (x + 4, y + 2, 6),
                    (x - 6, y + 6, 9),
                    (x - 8 + rng.uniform(-3, 4), y + 26, 7),
                    (x - 12 + rng.uniform(-4, 8), y + 46 + rng.uniform(-4, 12), 0.6),
                ],
                6,
            )
        )
    mane += [
        limb([(140, -293, 4), (154, -290, 5), (165 + 2 * k, -279 + 2 * k, 4), (170 + 2 * k, -268 + 4 * k, 0.6)], 6)
        for k in (0, 1)
    ]
    collar = limb([(58, -220, 8), (58, -194, 19), (70, -160, 24), (92, -134, 20), (112, -124, 7)], 10)
    straps = U(
        limb([(84, -146, 5), (10, -132, 5), (-80, -122, 5), (*TRACE, 4)], 6),  # the trace
        limb([(16, -193, 7), (14, -144, 7), (8, -88, 6)], 6),  # the girth
        limb([(20, -194, 5), (-40, -197, 5), (-92, -207, 5), (-120, -190, 4)], 8),  # over the croup
        limb([(-72, -208, 4), (-80, -166, 4), (-86, -122, 4)], 4),
        limb([(134, -292, 4), (150, -260, 4), (162, -230, 4)], 5),  # cheek
        limb([(192, -265, 4), (189, -244, 4), (191, -221, 4)], 5),  # nose
        limb([(154, -290, 4), (147, -280, 4), (143, -272, 4)], 5),
        limb([(153, -256, 4), (190, -246, 4)], 3),
        limb([(190, -232, 3), (150, -206, 3), (84, -196, 3)], 8),  # the rein
    )
    pad = shape("4,-199^ 28,-201^ 30,-172^ 4,-170^")
    brass = U(
        *[ellipse(x, y, 4) for x, y in ((58, -222), (84, -146), (14, -132), (190, -238), (152, -257))],
        limb([(58, -230, 4), (58, -222, 3)], 2),
    )
    lines = U(
        limb("114,-160,.6 102,-128,2 104,-104,.6", 6),
        limb("-56,-196,.6 -66,-156,2.4 -58,-118,.8", 6),
        limb("-112,-180,.6 -98,-146,2 -110,-104,.6", 6),
        limb("-30,-106,.6 4,-98,1.6 40,-100,.6", 6),
        limb("138,-272,.6 136,-248,2 147,-232,1.8 161,-233,.6", 6),
        limb("204,-246,.6 209,-248,2.4 211,-243,.8", 5),
        limb("214,-236,.6 204,-236,1.6 195,-232,.6", 4),
        limb("178,-270,.4 186,-262,1.2 198,-254,.4", 5),
    )
    eye = shape("163,-273^ 168,-277 174,-271^ 168,-269")
    return Heavy(
        clean(far),
        tail,
        clean(fillet(U(trunk, neck, head, ears), 4)),
        clean(near),
        feather,
        hoofs,
        mane,
        collar,
        U(straps, pad),
        brass,
        lines,
        eye,
    )


def tassel(x: float, y: float, s: float = 1.0) -> tuple[Any, Any]:
    """(threads, knot) of a tassel that hangs from x,y."""
    threads = U(
        [
            limb(
                [
                    (x, y + 4 * s, 3 * s),
                    (x + k * 1.5 * s, y + 16 * s, 3 * s),
                    (x + k * 2.3 * s, y + (32 - abs(k)) * s, 1.4 * s),
                ],
                5,
            )
            for k in range(-3, 4)
        ]
    )
    return threads, U(
        ellipse(x, y + 3 * s, 4.6 * s),
        limb([(x - 4.6 * s, y + 11 * s, 3 * s), (x + 4.6 * s, y + 11 * s, 3 * s)], 2),
        limb([(x, y - 9 * s, 1.8 * s), (x, y, 1.8 * s)], 2),
    )
