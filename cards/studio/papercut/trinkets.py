"""Small lost things as silhouettes, hung from 0,0 downwards, about 30 units tall: ``trinket("spoon")``."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.sky import star


def _ring(x: float, y: float, r: float, w: float) -> Any:
    return ellipse(x, y, r).difference(ellipse(x, y, r - w))


def _spoon() -> Any:
    return U(limb("0,0,2 0,14,2.2 0,24,3", 3), ellipse(0, 29, 5, 7.4).difference(ellipse(0.6, 28.4, 2.6, 4.4)))


def _fork() -> Any:
    return U(limb("0,0,2.6 0,16,2.4 0,22,5", 3), [limb([(x, 20, 2), (x * 1.15, 34, 1.3)], 2) for x in (-3.4, 0, 3.4)])


def _knife() -> Any:
    return U(box(-2.2, 0, 2.2, 13).buffer(0.5), shape("-2.4,14^ 3,14^ 4,26 -1,36^"))


def _key() -> Any:
    return U(_ring(0, 6, 6, 2.2), box(-1.2, 11, 1.2, 33), box(0, 25, 6, 27.6), box(0, 30, 5, 33))


def _button() -> Any:
    return ellipse(0, 9, 9).difference(U([ellipse(sx * 2.3, 9 + sy * 2.3, 1.1) for sx in (-1, 1) for sy in (-1, 1)]))


def _whistle() -> Any:
    return U(ellipse(0, 14, 8).difference(ellipse(0, 14, 2.6)), box(-2, 6, 17, 12), _ring(-7, 5, 3, 1))


def _locket() -> Any:
    heart = shape("0,30^ -10,17 -9,10 -3,9 0,13^ 3,9 9,10 10,17")
    return U(_ring(0, 5, 4, 1.2), heart.difference(ellipse(0, 17, 2.4)))


def _trumpet() -> Any:
    bell = shape("-4,20^ -4,16^ 14,16 20,10^ 22,24^ 14,20^")
    coil = box(-16, 15, 4, 25).buffer(2).difference(box(-14.5, 17, 2.5, 23).buffer(1.4))
    return U(
        bell,
        coil,
        limb("-22,17,2.4 -16,17,2", 1),
        [box(x, 10, x + 2.4, 17) for x in (-10, -5.4, -0.8)],
        limb("-6,0,1 -6,12,1", 1),
    )


def _thimble() -> Any:
    dots = U([ellipse(x, y, 0.8) for y in (6, 10, 14) for x in (-3, 0, 3)])
    return shape("-5,2 0,-1 5,2 7,19^ -7,19^").difference(dots)


def _spectacles() -> Any:
    return U(
        _ring(-9, 10, 8, 1.6),
        _ring(9, 10, 8, 1.6),
        limb("-2,8,1.6 0,6,1.6 2,8,1.6", 3),
        limb("-16,8,1.4 -20,2,1.4", 2),
        limb("16,8,1.4 20,2,1.4", 2),
    )


def _clock() -> Any:
    ticks = U(
        [
            limb([(9 * math.cos(a), 16 + 9 * math.sin(a), 1.3), (11.4 * math.cos(a), 16 + 11.4 * math.sin(a), 1.3)], 1)
            for a in [k * math.pi / 6 for k in range(12)]
        ]
    )
    return U(ellipse(0, 16, 15).difference(ellipse(0, 16, 12.6)), ticks, ellipse(0, 16, 1.6), _ring(0, -1, 3.4, 1.2))


def _watch() -> Any:
    hands = U(limb("0,16,1.4 0,9,1", 1), limb("0,16,1.4 5,18,1", 1))
    return U(ellipse(0, 16, 10).difference(ellipse(0, 16, 8)), hands, _ring(0, 3.6, 3, 1))


def _bell() -> Any:
    return U(shape("0,3 5,8 7,20 12,27^ -12,27^ -7,20 -5,8"), ellipse(0, 29, 3), _ring(0, 1.4, 2.6, 1))


def _comb() -> Any:
    return U(box(-13, 2, 13, 8).buffer(1), [box(x, 8, x + 1.5, 20) for x in range(-13, 13, 3)])


def _scissors() -> Any:
    return U([T(U(_ring(5, 5, 5.4, 1.8), limb("3,10,3 -2,22,3.4 -4,38,0.8", 4)), flip=f) for f in (False, True)])


def _buckle() -> Any:
    return U(box(-10, 2, 10, 20).buffer(1.5).difference(box(-7, 5, 7, 17)), limb("-9,11,2 8,11,1.4", 1))


def _coin() -> Any:
    return ellipse(0, 9, 9).difference(star(0, 9, 4.6, 6))


def _cup() -> Any:
    return U(
        shape("-9,4^ 9,4^ 8,16 3,20 -3,20 -8,16"),
        _ring(11, 11, 5, 2),
        limb("-6,23,2.4 6,23,2.4", 1),
        box(-2, 19, 2, 23),
    )


def _earring() -> Any:
    return U(_ring(0, 4, 3.4, 1), ellipse(0, 11, 3), shape("0,13^ 5,24 0,31 -5,24"))


def _glove() -> Any:
    return fillet(
        U(
            shape("-7,2^ 7,2^ 8,16 6,20 -7,20"),
            [limb([(x, 18, 4), (x * 1.15, y, 3.4)], 2) for x, y in ((-5, 31), (-1.4, 34), (2.2, 33), (5.4, 29))],
            limb("7,10,4.4 13,20,3.4", 2),
        ),
        0.6,
    )


def _shoe() -> Any:
    return U(shape("-12,4^ -3,4^ 0,12 10,16 16,22^ 15,25^ -4,24^ -6,20 -12,20^"), box(-12, 19, -8, 27))


def _horse() -> Any:
    return fillet(
        U(
            shape("-12,10 2,10 8,2 14,2 18,9^ 13,11 10,18 2,20 -11,19"),
            limb("8,18,3 11,29,2.4", 2),
            limb("2,18,3 0,29,2.4", 2),
            limb("-9,18,3 -12,29,2.4", 2),
            limb("-5,18,3 -4,29,2.4", 2),
            limb("-12,11,2 -17,20,3", 2),
            limb("-18,31,2 0,34,2 18,31,2", 3),
        ),
        0.8,
    )


def _lamp() -> Any:
    return U(
        _ring(0, 2, 3, 1),
        shape("-7,9^ 0,4 7,9^"),
        [limb([(x, 9, 1.2), (x * 1.1, 24, 1.2)], 1) for x in (-6, 0, 6)],
        box(-8, 24, 8, 28),
        ellipse(0, 19, 2.4, 4),
    )


def _violin() -> Any:
    b = U(ellipse(0, 21, 6, 5), ellipse(0, 32, 8, 6.6), box(-4, 22, 4, 30))
    return U(
        b.difference(U(limb("-3,24,.8 -2.4,29,.8", 1), limb("3,24,.8 2.4,29,.8", 1))),
        limb("0,0,2 0,18,1.8", 1),
        limb("-3,3,1.4 3,3,1.4", 1),
    )


def _medal() -> Any:
    return U(Polygon([(-5, 0), (5, 0), (2.4, 12), (-2.4, 12)]), star(0, 20, 9.6, 8, 0.72).difference(ellipse(0, 20, 3)))


def _teapot() -> Any:
    return U(
        ellipse(0, 14, 10, 8),
        limb("8,15,4 14,10,3 17,6,2", 3),
        ellipse(-11, 13, 5.4).difference(ellipse(-11, 13, 3.2)),
        ellipse(0, 5, 2.4),
        limb("-6,22,2 6,22,2", 1),
    )


def _bulb() -> Any:
    return U(ellipse(0, 18, 8, 8.6), box(-3.4, 4, 3.4, 11), limb("-3.6,6,1.2 3.6,6,1.2", 1))


def _pin() -> Any:
    return U(
        limb("-4,2,1.6 -5,18,1.6 -2,28,1.6", 4),
        limb("4,4,1.6 5,18,1.6 2,28,1.6", 4),
        _ring(0, 29, 3.4, 1.4),
        ellipse(0, 2.4, 5, 3),
    )


def _tooth() -> Any:
    return shape("-6,2 0,4 6,2 7,9 4,20^ 1,13 -1,13 -4,20^ -7,9")


def _soldier() -> Any:
    return U(
        box(-3, 0, 3, 7).buffer(0.4),
        ellipse(0, 9, 2.8),
        shape("-5,11^ 5,11^ 4,22^ -4,22^"),
        box(-3.6, 22, -0.8, 31),
        box(0.8, 22, 3.6, 31),
        limb("7,6,1.2 6,30,1.4", 1),
        limb("4,13,2.4 7,20,2", 1),
        box(-6, 31, 6, 33),
    )


_MAKERS: dict[str, Callable[[], Any]] = {
    "spoon": _spoon, "fork": _fork, "key": _key, "button": _button, "whistle": _whistle, "locket": _locket,
    "trumpet": _trumpet, "thimble": _thimble, "spectacles": _spectacles, "clock": _clock, "watch": _watch, "bell": _bell,
    "comb": _comb, "scissors": _scissors, "buckle": _buckle, "coin": _coin, "cup": _cup, "earring": _earring,
    "glove": _glove, "shoe": _shoe, "horse": _horse, "lamp": _lamp, "violin": _violin, "medal": _medal,
    "teapot": _teapot, "bulb": _bulb, "pin": _pin, "tooth": _tooth, "soldier": _soldier, "knife": _knife,
}  # fmt: skip
TRINKETS = tuple(_MAKERS)


def trinket(kind: str) -> Any:
    """One of TRINKETS as one geometry; the thread ends at 0,0."""
    return clean(_MAKERS[kind]())


def all_trinkets() -> Any:
    """Every one, for a look."""
    from cards.studio.papercut.figure import Figure

    f = Figure()
    for k, kind in enumerate(TRINKETS):
        f.add(T(trinket(kind), (k % 8) * 60, (k // 8) * 70, 1.4), "#4a4a4a", kind)
    return f
