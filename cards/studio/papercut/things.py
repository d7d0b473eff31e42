"""Hooks, keys, spectacles, sheets of paper, thread, scissors, spools, buttons, ropes of knotted sheets."""

from __future__ import annotations

import math
import random

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, box

from cards.studio.papercut.geometry import T, U, fillet, limb, shape
from cards.studio.papercut.plants import leaf


def hook(x, y, s=1.0):
    """A fish hook hanging at x,y."""
    P = [(0, -26, 2.2), (0, -8, 2.2), (0, 4, 2.2), (-4, 12, 2.2), (-11, 11, 2), (-14, 3, 1.6), (-13, -2, 0.6)]
    return T(
        U(
            limb(P, 5),
            limb([(-13.5, -2, 0.6), (-10, 3, 1.8)], 2),
            Point(0, -27).buffer(3).difference(Point(0, -27).buffer(1.3)),
        ),
        x,
        y,
        s,
    )


def key(x, y, s=1.0, rot=0):
    """A key with its ring at x,y."""
    g = U(
        Point(0, 0).buffer(8).difference(Point(0, 0).buffer(4.6)),
        box(-1.5, 7, 1.5, 30),
        box(0, 21, 7, 24),
        box(0, 26.5, 5.5, 29.5),
    )
    return T(g, x, y, s, rot=rot)


def spectacles():
    """Reading glasses lying folded open, about 140 wide."""
    g = U(
        *[
            AF.scale(Point(x, 0).buffer(22), 1.15, 0.72).difference(AF.scale(Point(x, 0).buffer(19), 1.15, 0.7))
            for x in (-32, 32)
        ]
    )
    return U(
        g,
        limb("-8,-2,2.6 0,-8,2.6 8,-2,2.6"),
        limb("-56,-4,2.6 -70,-30,2.4 -56,-44,2.2 -46,-42,1.6"),
        limb("56,-4,2.6 66,-32,2.4 52,-46,2.2 42,-44,1.6"),
    )


def sheet(rng, w=60, h=80, curl=0.3):
    """loose curling page: (outline, curled corner, text lines)"""
    b = curl * h * 0.3
    o = shape(
        f"{-w / 2},{-h / 2}^ {0},{-h / 2 - b} {w / 2},{-h / 2}^ {w / 2 + b * 0.4},0 {w / 2 - w * 0.22},{h / 2}^ {0},{h / 2 - b * 0.8} {-w / 2},{h / 2}^ {-w / 2 + b * 0.3},0"
    )
    c = shape(
        f"{w / 2 - w * 0.22},{h / 2}^ {w / 2 - w * 0.1},{h / 2 - h * 0.1} {w / 2 + b * 0.2},{h / 2 - h * 0.24}^ {w / 2 - w * 0.2},{h / 2 - h * 0.16}"
    )
    t = U(
        *[
            limb([(-w * 0.36, y, 1.1), (0, y - b * 0.7, 1.1), (w * rng.uniform(0.15, 0.36), y, 1.1)], 4, 3)
            for y in np.linspace(-h * 0.34, h * 0.32, 8)
        ]
    )
    return o, c, t


def thread(sc, P, w=3, col="#e9b93c", hi="#fff0b0", lo="#7a5212", sh=True, dx=2, dy=4):
    """twisted thread lying on the paper."""
    if sh:
        sc.stroke(np.asarray(P) + np.array([dx, dy]), "#02090c", w * 1.1, 0.45, "multiply", blur=2)
    sc.stroke(P, lo, w * 1.25)
    sc.stroke(P, col, w * 0.85)
    sc.stroke(
        np.asarray(P) + np.array([-0.15, -0.2]) * w, hi, w * 0.38, 0.95, dash=f"{w * 0.9:.1f} {w * 1.3:.1f}", cap="butt"
    )


def scissors():
    """upright giant scissors, points down; pivot at 0,0; handles up to -170, points to 190"""

    def half(m):
        ring = AF.rotate(AF.scale(Point(46, -128).buffer(40), 0.82, 1.12), 24, origin=(46, -128)).difference(
            AF.rotate(AF.scale(Point(47, -129).buffer(27), 0.80, 1.14), 24, origin=(46, -128))
        )
        sh = shape("30,-92 18,-60 6,-28 -8,8 -16,40 -22,92 -20,150 -8,196^ 6,150 12,92 14,40 16,8 26,-24 44,-70 52,-94")
        g = U(ring, sh)
        return AF.scale(g, m, 1, origin=(0, 0))

    a, b = AF.rotate(half(1), 8, origin=(0, 0)), AF.rotate(half(-1), -8, origin=(0, 0))
    return dict(a=fillet(a, 3), b=fillet(b, 3), pin=Point(0, 6).buffer(8), pinhole=box(-5, 5, 5, 7))


def spool():
    """upright thread spool, base y=0, 84 wide 104 high: dict"""
    top = U(
        AF.scale(Point(0, -98).buffer(42), 1, 0.26), box(-42, -98, 42, -90), AF.scale(Point(0, -90).buffer(42), 1, 0.26)
    )
    base = U(
        AF.scale(Point(0, -2).buffer(44), 1, 0.26), box(-44, -10, 44, -2), AF.scale(Point(0, -10).buffer(44), 1, 0.26)
    )
    wound = shape("-34,-90^ -40,-70 -42,-50 -40,-28 -34,-10^ 0,-2 34,-10^ 40,-28 42,-50 40,-70 34,-90^ 0,-82")
    ln = U(
        *[
            limb(
                [
                    (-41 + abs(k - 6) * 0.6, -84 + k * 6, 1),
                    (0, -78 + k * 6.2, 2),
                    (41 - abs(k - 6) * 0.6, -86 + k * 6, 1),
                ],
                6,
            )
            for k in range(12)
        ]
    )
    return dict(
        base=base,
        wound=wound,
        lines=ln.intersection(wound.buffer(-1)),
        top=top,
        hole=AF.scale(Point(0, -98).buffer(9), 1, 0.3),
        rim=AF.scale(Point(0, -98).buffer(41), 1, 0.25),
    )


def button(r=46):
    """A four-holed button of radius r: dict disc, rim, dish, holes."""
    g = Point(0, 0).buffer(r, 48)
    holes = [Point(sx * r * 0.22, sy * r * 0.22).buffer(r * 0.085) for sx in (-1, 1) for sy in (-1, 1)]
    return dict(
        disc=g.difference(U(holes)),
        rim=g.difference(Point(0, 0).buffer(r * 0.80, 48)),
        dish=Point(0, 0).buffer(r * 0.5, 40).difference(U(holes)),
        holes=holes,
    )


def knotted_rope(x, y, n=6, L=24, w=9, sway=6, seed=1):
    """bed sheets tied end to end, hanging from x,y: list of (geom, index)"""
    r = random.Random(seed)
    out = []
    px, py = x, y
    kn = []
    for k in range(n):
        nx, ny = x + sway * math.sin(k * 0.9 + 0.4) + r.uniform(-1.5, 1.5), y + (k + 1) * L
        out.append(
            limb(
                [
                    (px, py, 2.6),
                    (px + (nx - px) * 0.3 - 1, py + L * 0.32, w * 0.9),
                    (px + (nx - px) * 0.65 + 1, py + L * 0.66, w),
                    (nx, ny, 2.6),
                ],
                6,
            )
        )
        kn.append(
            U(
                Point(nx, ny).buffer(3),
                leaf(nx, ny, 8, r.uniform(0.2, 0.7), 0.5),
                leaf(nx, ny, 8, math.pi - r.uniform(0.2, 0.7), 0.5),
            )
        )
        px, py = nx, ny
    return out, kn
