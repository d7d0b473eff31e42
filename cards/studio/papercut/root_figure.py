"""People who are roots: wrists that come out of wood, robes and beards that end in rootlets."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from cards.studio.papercut.body import two_bones
from cards.studio.papercut.faces import skull
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape

Point2 = tuple[float, float]


def root(P: Sequence[Sequence[float]], lines: int = 2) -> tuple[Any, list[Any]]:
    """A root through [(x, y, width), ...] and the grain that runs in it."""
    g = limb(P, 8)
    c = along(curve(np.asarray(P, float), None, False, 8), 26)
    d = np.gradient(c[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    grain = []
    for k in range(lines):
        off = (k + 1) / (lines + 1) - 0.5
        a, b = (1, 17) if k % 2 else (7, 25)
        q = [
            (
                c[i, 0] + n[i, 0] * off * c[i, 2],
                c[i, 1] + n[i, 1] * off * c[i, 2],
                min(1.9, c[i, 2] * 0.13) * math.sin(math.pi * (i - a) / (b - a)) + 0.25,
            )
            for i in range(a, b)
        ]
        if c[:, 2].max() > 4:
            grain.append(limb(q, 2, 3))
    return g, grain


def clasp(x: float, y: float, a: float, s: float = 1.0) -> tuple[Any, Any]:
    """Two hands that hold each other at x,y, the upper one coming from direction a (degrees): outline and finger slits."""
    palm = U(
        shape("-26,-9 -12,-12 4,-12 14,-7 17,2 10,11 -8,12 -26,8"),
        shape("26,9 12,13 -2,13 -12,8 -15,-1 -8,-9 10,-12 26,-8"),
    )
    thumb = limb("-12,-9,9 -2,-15,8 8,-13,6", 5)
    fingers = [limb([(-7 + 7.4 * k, -11, 7.2), (-5 + 7.4 * k, 0, 7.6), (-8 + 7.2 * k, 11, 6)], 4) for k in range(4)]
    g = fillet(U(palm, thumb, fingers), 2)
    slits = U(
        [limb([(-4 + 7.4 * k, -9, 0.7), (-1.4 + 7.4 * k, 0, 1.7), (-4.4 + 7.2 * k, 10, 0.7)], 4) for k in range(3)],
        limb("-13,-5,0.6 -4,-9,1.6 7,-8,0.6", 4),
    )
    put_ = lambda q: T(q, x, y, s, rot=a)
    return put_(g), put_(slits)


def open_hand(x: float, y: float, a: float, s: float = 1.0) -> tuple[Any, Any]:
    """An open hand, palm up, at the end of an arm that comes in direction a; outline and lines."""
    fs = []
    for ang, length, x0, y0 in ((-34, 34, 14, -10), (-12, 40, 20, -4), (8, 38, 20, 4), (28, 30, 14, 10)):
        r = math.radians(ang)
        fs.append(
            limb(
                [
                    (x0, y0, 9),
                    (x0 + math.cos(r) * length * 0.55, y0 + math.sin(r) * length * 0.55, 8),
                    (x0 + math.cos(r - 0.12) * length, y0 + math.sin(r - 0.12) * length, 5.4),
                ],
                5,
            )
        )
    thumb = limb([(-2, -10, 10), (6, -25, 9), (18, -34, 6)], 5)
    g = fillet(U(shape("-26,-8 -8,-13 14,-14 24,-6 25,6 14,15 -8,13 -26,8"), fs, thumb), 2.4)
    ln = U(limb("2,-8,0.6 9,2,1.5 6,12,0.6", 5), limb("10,-10,0.6 17,0,1.5 18,8,0.6", 5))
    return T(g, x, y, s, rot=a), T(ln, x, y, s, rot=a)


def _head(view: str, age: float, style: str, beard: bool, awake: bool = False) -> tuple[Any, list[Any], list[Any]]:
    """Outline, dark lines, and hair strands [(x, y, width)...] that grow on as rootlets; chin near 0,0, 62 high."""
    k = 0.62
    base = T(skull(view, age), 0, -30, k)
    ink: list[Any] = []
    strands: list[Any] = []
    extra: list[Any] = []
    if view == "side":
        if awake:
            ink.append(T(U(limb("17,-1,1.2 25,-7,3 37,-2,1.6", 5), ellipse(31, -1, 3.6, 4.4)), 0, -30, k))
        else:
            ink.append(T(limb("20,2,1.4 28,6,2.8 36,2,1.4", 5), 0, -30, k))  # an eye that is shut
        ink.append(T(limb("20,-9,1.2 29,-12,2.2 36,-8,1", 5), 0, -30, k))
        ink.append(T(limb("28,28,0.8 36,28,1.8 41,27,0.8", 5), 0, -30, k))
        ink.append(T(limb("-10,2,1 -2,4,2.4 0,14,2 -8,20,1", 5), 0, -30, k))
        if style == "scarf":
            extra.append(
                T(
                    shape("-6,-56 18,-54 32,-40 36,-22^ 20,-22 8,-6 4,18 10,44^ -8,48 -30,38 -44,10 -44,-22 -30,-46"),
                    0,
                    -30,
                    k,
                )
            )
            ink.append(T(limb("34,-24,1 20,-22,2.6 8,-6,2.6 4,18,2.6 10,44,1", 5), 0, -30, k))
            extra.append(T(shape("-30,30^ -44,44 -62,52 -54,60 -34,56 -16,44^"), 0, -30, k))
        elif style == "bun":
            extra.append(
                T(
                    U(
                        ellipse(-38, -34, 17, 16),
                        shape("-6,-54 18,-53 32,-42 35,-28^ 18,-24 8,-8 4,10^ -18,20 -40,10 -44,-20 -30,-46"),
                    ),
                    0,
                    -30,
                    k,
                )
            )
            ink.append(T(limb("36,-28,1 18,-23,2.6 8,-8,2.6 3,12,1", 5), 0, -30, k))
            sweep = ((30, -40, 2, -50), (22, -32, -4, -38), (14, -22, -10, -28), (8, -8, -14, -16), (2, 6, -20, -2))
            ink += [T(limb([(a, b, 0.8), (c, d, 2), (-30, -32, 0.8)], 5), 0, -30, k) for a, b, c, d in sweep]
        elif style == "hat":
            crown, brim = (
                shape("-46,-24^ -42,-62 -14,-72 20,-68 36,-28^"),
                shape("-70,-20^ -44,-33 30,-34 70,-22^ 62,-13 20,-17 -30,-15 -62,-11"),
            )
            extra.append(T(U(crown, brim), 0, -30, k))
            ink.append(T(limb("-45,-32,1.6 -10,-37,4 35,-34,1.6", 5), 0, -30, k))
            ink.append(T(limb("-60,-13,1 -10,-18,2 58,-15,1", 5), 0, -30, k))
        else:
            for j in range(6):
                strands.append(
                    [
                        (-6 - 4 * j, -58 + 6 * j, 5),
                        (-22 - 3 * j, -44 + 8 * j, 6),
                        (-27 - 2 * j, -20 + 7 * j, 5),
                        (-38 - 3 * j, 8 + 6 * j, 1),
                    ]
                )
        if beard:
            for j in range(6):
                strands.append(
                    [
                        (20 - 6 * j, -8 - 0.8 * j, 8),
                        (23 - 5 * j, 16, 8),
                        (16 - 3 * j, 44 + 5 * (j % 3), 5),
                        (20 - 2 * j, 78 + 9 * (j % 3), 1),
                    ]
                )
    else:
        if style == "braid":
            p = [(0, -58, 8), (0, -30, 15), (1, 0, 16), (-2, 40, 13), (3, 84, 8), (-2, 124, 2)]
            strands.append(p)
            ink += [limb([(-7, y, 0.8), (0, y + 6, 2), (7, y, 0.8)], 4) for y in range(-6, 84, 11)]
            ink += [
                T(limb([(d, -44, 0.8), (d * 0.75, -14, 1.8), (d * 0.15, 16, 0.8)], 4), 0, -30, k)
                for d in (-26, -14, 14, 26)
            ]
        elif style == "hat":
            extra.append(
                T(
                    U(
                        shape("-38,-18^ -36,-58 0,-72 36,-58 38,-18^"),
                        shape("-66,-14 -40,-24 0,-26 40,-24 66,-14 40,-12 -40,-12"),
                    ),
                    0,
                    -30,
                    k,
                )
            )
            ink.append(T(limb("-38,-24,1 0,-26,3 38,-24,1", 5), 0, -30, k))
        elif style == "scarf":
            extra.append(T(shape("0,-56 30,-46 42,-14 38,22 18,46 0,74^ -18,46 -38,22 -42,-14 -30,-46"), 0, -30, k))
            ink += [
                T(limb([(d, -40, 0.8), (d * 0.9, 0, 1.8), (d * 0.2, 56, 0.8)], 4), 0, -30, k)
                for d in (-26, -10, 10, 26)
            ]
        else:
            for j in range(7):
                d = (j - 3) * 8
                strands.append(
                    [(d * 0.6, -60, 5), (d, -34, 8), (d * 1.1, -8, 7), (d * 1.2 + 3 * (j % 2), 16 + 12 * (j % 2), 1)]
                )
        extra.append(T(U(ellipse(-37, 4, 6, 10), ellipse(37, 4, 6, 10)), 0, -30, k))
    return fillet(U(base, extra), 1.2), ink, strands


def _arm(neck: Point2, side: int, hand: Point2, s: float, wide: float) -> tuple[Any, list[Any]]:
    """An arm from the shoulder through an elbow that points away from the body to the wrist, and its grain."""
    x, y = neck
    sx, sy = x + side * 30 * wide * s, y + 18 * s
    reach = math.hypot(hand[0] - sx, hand[1] - sy)
    bone = max(reach * 0.52, 62 * s)
    tries = [two_bones((sx, sy), hand, bone, bone * 0.94, b)[0] for b in (1, -1)]
    ex, ey = max(tries, key=lambda q: (q[0] - x) * side)
    mid = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    u, v = mid((sx, sy), (ex, ey), 0.5), mid((ex, ey), hand, 0.45)
    return root(
        [
            (x + side * 10 * s, y + 8 * s, 26 * s),
            (sx, sy, 33 * s),
            (*u, 27 * s),
            (ex, ey, 23 * s),
            (*v, 20 * s),
            (*mid((ex, ey), hand, 0.86), 13 * s),
            (*hand, 13 * s),
        ],
        2,
    )


def _garment(kind: str, torso: Any, wide: float) -> tuple[list[Any], list[Any]]:
    """(pieces laid on the torso, seams cut into it)."""
    if kind == "coat":
        pieces = [shape("-15,-12 -4,10 -2,52^ -14,36 -26,30^ -20,8"), shape("15,-12 4,10 2,52^ 14,36 26,30^ 20,8")]
        seams = [
            limb("0,50,1.2 2,90,2 0,140,1"),
            *[ellipse(7, 66 + 22 * k, 2.6) for k in range(3)],
            limb("-34,84,1.4 0,90,3 34,84,1.4"),
        ]
    elif kind == "shawl":
        pieces = [shape("-16,-12 0,-6 16,-12 38,10 44,44^ 22,62 2,86^ -20,62 -44,44^ -38,10")]
        seams = [
            limb("-40,38,1 -18,56,2 2,78,1"),
            limb("40,38,1 20,56,2 2,78,1"),
            *[
                limb([(d, 62 - abs(d) * 0.3, 1.6), (d * 1.1, 84 - abs(d) * 0.5, 0.5)], 2)
                for d in (-30, -20, -10, 12, 22, 32)
            ],
        ]
    elif kind == "apron":
        pieces = [shape("-18,28^ 18,28^ 20,72 30,126 28,148^ -28,148^ -30,126 -20,72")]
        seams = [
            limb("-18,28,1.4 -14,0,2 -10,-10,1"),
            limb("18,28,1.4 14,0,2 10,-10,1"),
            limb("-32,74,1.4 0,80,3 32,74,1.4"),
            limb("-14,100,1 -4,112,2 10,112,2 16,100,1"),
        ]
    elif kind == "wrap":
        pieces = [shape("-16,-12 -8,-8 8,28 34,70 34,92^ 8,74 -18,36 -38,10")]
        seams = [
            limb("14,-12,1 0,20,2 -24,60,1"),
            limb("-34,96,1.4 0,102,4 34,96,1.4"),
            limb("-6,102,3 -12,126,4 -8,146,1"),
        ]
    else:
        return [], []
    return [clean(g.intersection(torso.buffer(4))) for g in pieces], [
        clean(g.intersection(torso.buffer(1))) for g in seams
    ]


def root_figure(
    rng: random.Random,
    x: float,
    y: float,
    s: float,
    arms: Sequence[Point2],
    view: str = "side",
    flip: bool = False,
    age: float = 40,
    style: str = "",
    beard: bool = False,
    tilt: float = 0,
    sway: float = 0,
    long: float = 1.0,
    n: int = 8,
    jointed: bool = False,
    awake: bool = False,
    lean: float = 0,
    garment: str = "",
) -> dict[str, Any]:
    """Neck at x,y; arms reach for the given points (card units). dict body / head / ink / grain / hair / white / cloth.

    jointed: arms with shoulder, elbow and wrist instead of one bow; awake: an open eye (white); lean: degrees the body is
    turned about its neck; garment: coat, shawl, apron or wrap, cut lines and pieces over the torso (cloth, ink).
    """
    wide = 1.0 if view == "back" else 0.82
    parts: list[Any] = []
    fine: list[Any] = []
    grain: list[Any] = []
    torso = shape(
        f"{-13},-14 13,-14 {20},-4 {40 * wide},8 {42 * wide},34 {31 * wide},70 {38 * wide},112 {30 * wide},150 {-30 * wide},150 {-38 * wide},112 {-31 * wide},70 {-42 * wide},34 {-40 * wide},8 -20,-4"
    )
    parts.append(torso)
    for j in range(n):
        t = j / (n - 1) * 2 - 1 + rng.uniform(-0.08, 0.08)
        reach = long * (110 + 110 * rng.random()) * (1.1 - 0.3 * abs(t))
        x0 = t * 32 * wide
        bend = rng.uniform(-16, 16)
        p = [
            (x0 * 0.72, 62, 9), (x0 * 1.02, 104, 16), (x0 * 1.18, 140, 17),
            (x0 * 1.5 + bend * 0.4 + sway * 0.3, 140 + reach * 0.4, 9),
            (x0 * 2.0 - bend * 0.3 + sway * 0.7, 140 + reach * 0.72, 5), (x0 * 2.3 + bend + sway, 140 + reach, 0.9),
        ]  # fmt: skip
        g, gr = root(p, 2)
        fine.append(g)
        grain += gr
        if rng.random() < 0.7:
            q = p[3]
            d = rng.choice((-1, 1))
            fine.append(
                limb(
                    [
                        (q[0], q[1], 5),
                        (q[0] + d * 16, q[1] + reach * 0.16, 3),
                        (q[0] + d * 22, q[1] + reach * 0.34, 0.7),
                    ],
                    5,
                )
            )
    hx, hy = (4, -16) if view == "side" else (0, -14)
    hd, ink, strands = _head(view, age, style, beard, awake)
    hair, hair_grain = [], []
    for p in strands:
        g, gr = root(p, 1)
        hair.append(g)
        hair_grain += gr
    place_head = lambda q: T(T(q, rot=tilt), hx, hy)
    hd, ink, hair, hair_grain = place_head(hd), place_head(ink), place_head(hair), place_head(hair_grain)
    parts.append(limb([(0, 6, 26), (hx * 0.6, hy + 2, 22)], 4))
    cloth, seams = _garment(garment, torso, wide)
    put_ = lambda q: T(q, x, y, s, flip=flip)
    if lean:
        turned = lambda q: T(q, rot=lean if not flip else -lean)
        parts, fine, grain, cloth, seams = turned(parts), turned(fine), turned(grain), turned(cloth), turned(seams)
    body, thin, head, grain = put_(U(parts)), put_(U(fine)), put_(fillet(U(hd, hair), 1)), put_(grain)
    hair_grain, ink = put_(hair_grain), put_(ink)
    limbs = []
    for tx, ty in arms:
        side = 1 if tx >= x else -1
        sx, sy = x + side * 27 * wide * s, y + 16 * s
        if jointed:
            g, gr = _arm((x, y), side, (tx, ty), s, wide)
            limbs.append(g)
            grain += gr
            continue
        mx, my = (sx + tx) / 2, (sy + ty) / 2
        dx, dy = tx - sx, ty - sy
        length = math.hypot(dx, dy)
        k = 0.14 * side * (1 if dy < 0 else -0.6)
        ex, ey = mx - dy * k * -1, my + dx * k * -1
        g, gr = root(
            [
                (sx - side * 6 * s, sy + 6 * s, 28 * s),
                (sx, sy, 29 * s),
                (ex, ey, 19 * s),
                (tx - dx / length * 18 * s, ty - dy / length * 18 * s, 13 * s),
                (tx, ty, 13 * s),
            ],
            2,
        )
        limbs.append(g)
        grain += gr
    body = fillet(U(fillet(U(body, limbs), 8 * s), thin), 2.2 * s)
    return {
        "body": clean(body),
        "head": clean(head),
        "grain": grain,
        "hair": hair_grain,
        "ink": U(ink) if ink else None,
        "cloth": put_(cloth),
        "seams": put_(seams),
        "white": put_(place_head(T(shape("18,-1^ 25,-6 37,-1^ 28,4"), 0, -30, 0.62)))
        if awake and view == "side"
        else None,
    }


def one() -> dict[str, Any]:
    """Two of them, for a look."""
    f = root_figure(random.Random(2), 0, 0, 1, [(-60, -110), (90, 120)], "side", age=70, beard=True)
    b = root_figure(random.Random(3), 220, 20, 1, [(180, -110), (90, 120)], "back", age=30, style="braid")
    c = root_figure(random.Random(4), 420, 20, 1, [(400, -110), (330, 120)], "side", age=60, style="scarf", flip=True)
    out: dict[str, Any] = {}
    for k, q in enumerate((f, b, c)):
        for name in ("body", "head", "grain", "hair", "ink"):
            out[f"{name}{k}"] = q[name]
    return out | {"c": clasp(90, 120, 60)[0], "d": clasp(90, 120, 60)[1]}
