"""A wing laid feather by feather: flight feathers lit through at their ends, four rows of coverts, the arm."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, curve, fillet, limb
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.stork import feather, shaft


def vane(
    sc: Scene,
    x: float,
    y: float,
    length: float,
    a: float,
    w: float,
    bend: float,
    tip: float,
    root: str,
    end: str,
    z: float = 1.6,
) -> None:
    """One flight feather: dark at the root, lit through at its end, with quill and barbs."""
    g = feather(x, y, length, a, w, bend, tip)
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    fill = sc.lin(
        [(0, root), (0.55, root), (0.84, mix(root, end, 0.5)), (1, end)], x, y, x + length * c, y + length * s
    )
    sc.layer(g, fill, z=z, cut=0, sh=0.5, rim="#ffcf9c", rimop=0.55, wash=0.5)
    barbs = []
    for t in np.linspace(0.2, 0.95, max(12, int(length / 9))):
        u, v = t * length, bend * length * t * t
        for side in (-1, 1):
            q = [(u, v, 0.9), (u + w * 0.34, v + side * w * 0.26, 0.7), (u + w * 0.5, v + side * w * 0.46, 0.3)]
            barbs.append(limb([(x + p * c - r * s, y + p * s + r * c, h) for p, r, h in q], 1))
    sc.flat(U(barbs).intersection(g.buffer(-1)), mix(root, "#ffd0a8", 0.45), 0.32)
    sc.flat(shaft(x, y, length, a, bend, 2.2), mix(root, "#ffe2c0", 0.6), 0.75)


def wing(sc: Scene, S_: tuple[float, float], E: tuple[float, float], W_: tuple[float, float], angles: tuple[float, float, float],
         reach: tuple[float, float], k: float, turn: float, inks: tuple[str, str], whites: tuple[str, str, str], n: int = 10, sec: int = 12) -> None:  # fmt: skip
    """Lay a wing feather by feather; angles = leading primary, last primary, innermost secondary; turn: sense of the bend."""
    first, last, inner = angles
    long, short = reach
    arm = curve(np.array([S_, E, W_], float), n=12)
    for j in range(sec):
        t = j / (sec - 1)
        p = arm[int((0.04 + 0.9 * t) * (len(arm) - 1))]
        length = short * (0.86 + 0.3 * math.sin(math.pi * (0.2 + 0.7 * t)))
        vane(sc, p[0], p[1], length, inner + (last - inner) * t, 31 * k, 0.06 * turn, 0.72, *inks)
    for j in range(n):
        t = j / (n - 1)
        p = np.array(W_) + (arm[int(0.72 * (len(arm) - 1))] - np.array(W_)) * (1 - t) * 0.9
        length = (
            short * 1.05 + (long - short) * math.sin(math.pi * 0.5 * min(1, t * 1.25)) - (30 * k if j == n - 1 else 0)
        )
        vane(
            sc,
            p[0],
            p[1],
            length,
            last + (first - last) * t,
            29 * k * (1 - 0.3 * t),
            (0.1 - 0.05 * t) * turn,
            0.5,
            *inks,
        )
    for row, (r, c) in enumerate(
        zip((0.5, 0.37, 0.25, 0.15), (whites[2], whites[1], whites[1], whites[0]), strict=True)
    ):
        m = 25 - 2 * row
        for j in range(m):
            t = j / (m - 1)
            if row == 3:
                c = mix(whites[0], whites[1], min(1.0, t / 0.45))
            if row == 3 and t > 0.56:  # no rings of tiny feathers round the wrist
                break
            if t < 0.66:
                p, a = arm[int(t / 0.66 * (len(arm) - 1))], inner + (last - inner) * t / 0.66
            else:
                p, a = arm[-1], last + (first - last) * (t - 0.66) / 0.34 * 0.97
            length = r * short * (1 - 0.12 * math.cos(t * 6.28))
            near = min(1.0, max(0.0, 1 - (p[0] - S_[0]) / (260 * k))) if turn < 0 else 0.5
            sc.layer(
                feather(p[0], p[1], length, a, 29 * k, 0.05 * turn, 0.8),
                mix(c, whites[0], near * 0.35),
                z=1.0,
                cut=0,
                sh=0.3,
                rimop=0.5,
                wash=0.4,
            )
            sc.flat(shaft(p[0], p[1], length * 0.96, a, 0.05 * turn, 1.3), mix(c, "#7a5560", 0.5), 0.5)
    lead = np.array(W_) + np.array([math.cos(math.radians(first)), math.sin(math.radians(first))]) * 26 * k
    A, B, C = np.array(S_), np.array(E), np.array(W_)
    bone = limb(
        [
            (*A, 34 * k),
            (*((A + B) / 2), 26 * k),
            (*B, 21 * k),
            (*((B + C) / 2), 19 * k),
            (*C, 18 * k),
            (*((C + lead) / 2), 14 * k),
            (*lead, 7 * k),
        ],
        10,
    )
    sc.layer(fillet(bone, 6), mix(whites[0], whites[1], 0.3), z=1.0, cut=0, sh=0.2, rimop=0.8)
    for q in (2, 1, 0):  # the thumb feathers
        sc.layer(
            feather(C[0], C[1] - 6, (92 - 15 * q) * k, first + turn * (1 + 12 * q), 17 * k, 0.05 * turn, 0.5),
            mix(whites[0], whites[2], 0.2 + 0.3 * q),
            z=0.8,
            cut=0,
            sh=0.35,
            rimop=0.7,
            wash=0.3,
        )
        sc.flat(
            shaft(C[0], C[1] - 6, (88 - 15 * q) * k, first + turn * (1 + 12 * q), 0.05 * turn, 1.6),
            mix(whites[2], "#7a5560", 0.4),
            0.6,
        )
    tufts = []
    for t in np.linspace(0.04, 0.95, 30):
        p = arm[int(t * (len(arm) - 1))]
        a = inner + (last - inner) * t
        tufts.append(shaft(p[0], p[1] - 4, 15 * k, a + 12, 0.1, 2.2))
    sc.flat(U(tufts).intersection(fillet(bone, 3)), mix(whites[1], "#7a5560", 0.3), 0.55)
