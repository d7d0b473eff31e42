"""A runner bean on its pole, and the wren that lives in it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

Leaf = tuple[dict[str, Any], float, float, int]
PLACES = (
    (690, 1, -30, 74), (664, -1, 196, 84), (540, 1, 8, 96), (508, -1, 172, 104), (420, 1, -14, 88), (372, -1, 186, 100),
    (300, 1, 10, 84), (236, -1, 168, 84), (180, 1, -18, 76), (112, -1, 190, 70), (64, 1, 4, 60), (10, -1, 176, 54),
)  # fmt: skip


def bean_leaf(length: float) -> dict[str, Any]:
    """Three leaflets on a stalk that starts at 0,0 and points right."""
    one = shape("0,0^ 12,-26 40,-40 74,-30 100,2^ 72,30 40,38 12,24")
    veins = [limb("0,0,2.6 50,0,2 98,2,0.6", 4)]
    for k in range(4):
        x = 14 + 19 * k
        veins += [
            limb([(x, 0, 1.7), (x + 14, sg * (15 - 2 * k), 1.2), (x + 26, sg * (25 - 4.4 * k), 0.5)], 4)
            for sg in (-1, 1)
        ]
    s = length / 170
    place = ((66, 0, 0, 1.0), (58, -4, -74, 0.86), (58, 4, 74, 0.86))
    return {
        "stalk": limb([(0, 0, 4 * s + 1), (30 * s, -3 * s, 3 * s + 0.8), (66 * s, 0, 3 * s + 0.6)], 5),
        "blades": [T(one, x * s, y * s, q * s, rot=a) for x, y, a, q in place],
        "veins": [U([T(v, x * s, y * s, q * s, rot=a) for v in veins]) for x, y, a, q in place],
    }


def vine(x: float, y: float) -> tuple[Any, Any, list[Leaf]]:
    """Far and near turns of the bean round a pole at x, from y up over the card's edge; and its leaves with place and side."""
    pts = []
    for v in np.linspace(y, -46, 150):
        t = (y - v) / (y + 46)
        a = 2 * math.pi * 4.2 * t - 0.6
        pts.append((x + 12 * math.sin(a), v + 5 * math.cos(a), 7.5 - 4.4 * t, math.cos(a) > 0))
    runs: list[tuple[bool, list[Any]]] = []
    for u, v, w, f in pts:
        if not runs or runs[-1][0] != f:
            runs.append((f, runs[-1][1][-1:] if runs else []))
        runs[-1][1].append((u, v, w))
    near = U([limb(q, 3) for f, q in runs if f and len(q) > 1])
    back = U([limb(q, 3) for f, q in runs if not f and len(q) > 1])
    leaves = [(T(bean_leaf(n), x + 9 * side, v, 1, rot=a), x + 9 * side, float(v), side) for v, side, a, n in PLACES]
    return back, near, leaves


def blossom(x: float, y: float, s: float, turn: float) -> list[tuple[Any, str]]:
    """One scarlet flower."""
    parts = (
        (U(ellipse(-8, -10, 11, 9), ellipse(8, -11, 11, 9)), "#cf4436"),
        (U(ellipse(-5, 4, 7, 9), ellipse(6, 4, 7, 9)), "#f0806a"),
        (ellipse(0, 6, 4, 7), "#fbd0b0"),
    )
    return [(T(g, x, y, s, rot=turn), c) for g, c in parts]


def seedling(r: Any, h: float) -> Any:
    """A young bean on 0,0: a stem and leaves in pairs."""
    lean = r.uniform(-0.2, 0.2) * h
    out = [limb([(0, 4, 5), (lean * 0.4, -h * 0.5, 4), (lean, -h, 2)], 6)]
    one = shape("0,0^ 12,-26 40,-40 74,-30 100,2^ 72,30 40,38 12,24")
    for t, k in ((0.45, 0.5), (0.75, 0.42), (1.0, 0.34)):
        for side in (0, 180):
            out.append(T(one, lean * t, -h * t, k * h / 130, rot=side - (34 if side == 0 else -34)))
    return U(out)


def wren() -> dict[str, Any]:
    """A wren that stands, tail cocked, facing right, feet at 0,0, about 100 wide, a straw in its beak."""
    body = fillet(
        U(
            shape("-34,-26 -24,-46 -4,-56 18,-52 36,-36 36,-20 20,-8 -4,-6 -24,-12"),
            ellipse(30, -52, 21, 18.5),
            shape("-26,-20^ -40,-34 -56,-60 -62,-84 -52,-88 -44,-86 -34,-64 -22,-42^"),
        ),
        7,
    )
    return {
        "legs": U(limb("2,-10,2.6 4,-4,2.2 0,0,2.2"), limb("14,-9,2.6 17,-4,2.2 14,0,2.2")),
        "body": body,
        "belly": clean(shape("48,-46 40,-22 22,-8 -2,-5 -18,-10 2,-18 20,-30 34,-42").intersection(body)),
        "bars": U([limb([(-56 + 5 * k, -80 + 10 * k, 1.6), (-48 + 4.4 * k, -83 + 9.4 * k, 2), (-41 + 3.6 * k, -80 + 9 * k, 1.6)], 4) for k in range(5)]),
        "wing": shape("12,-46 -8,-46 -32,-32 -48,-18^ -30,-14 -8,-14 8,-22 16,-34"),
        "brow": limb("22,-60,1.6 34,-63,3.4 47,-57,1.4", 5),
        "beak": shape("48,-56^ 68,-54^ 48,-48^"),
        "eye": ellipse(38, -54, 3.6),
        "straw": U(limb("50,-34,2 64,-52,3 90,-70,1.4", 5), limb("44,-50,1.6 64,-52,3 96,-44,1.2", 5)),
    }  # fmt: skip


def wren_nest(x: float, y: float, r: Any) -> list[Any]:
    """Straw laid in a ring at x, y, in two sheets."""
    out: list[list[Any]] = [[], []]
    for k in range(50):
        a = r.uniform(0, 6.28)
        u, v = x + 26 * math.cos(a) * r.uniform(0.6, 1), y + 9 * math.sin(a) * r.uniform(0.6, 1)
        b = a + math.pi / 2 + r.gauss(0, 0.4)
        out[k % 2].append(
            limb(
                [
                    (u, v, 1.2),
                    (u + 9 * math.cos(b), v + 4 * math.sin(b), 1.8),
                    (u + 18 * math.cos(b + 0.2), v + 7 * math.sin(b), 0.7),
                ],
                3,
                3,
            )
        )
    return [clean(U(q).intersection(box(0, 0, 800, 1200))) for q in out]
