"""What grows behind warm glass: orange trees, ferns, great leaves, melons; from pale ones behind to dark ones at the pane."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def orange_tree(sc: Scene, name: str, x: float, y: float, h: float, haze: float) -> None:
    """A small orange tree whose foot is at x, y; haze 0 (near the glass) .. 1 (deep in the mist)."""
    r = sc.stream(name)
    stem = limb([(x, y, h * 0.07), (x + h * 0.03, y - h * 0.3, h * 0.05), (x - h * 0.02, y - h * 0.6, h * 0.035)], 6)
    boughs = [limb([(x, y - h * 0.45, h * 0.035), (x + d * h * 0.16, y - h * 0.62, h * 0.02), (x + d * h * 0.3, y - h * 0.7, 1)], 5) for d in (-1, 1)]  # fmt: skip
    sc.layer(U(stem, boughs), mix("#4a3418", "#c8a050", haze), z=2, sh=0.3, rimop=0.3, **EXACT)
    tones = ("#1c3616", "#2f5220", "#4c742a", "#7d9c38")
    for i, c in enumerate(tones):
        items = []
        for _ in range(30 - 6 * i):
            a, q = r.uniform(0, 6.28), r.random() ** 0.6 * (1 - 0.12 * i)
            px, py = x + h * 0.36 * q * math.cos(a), y - h * 0.7 + h * 0.3 * q * math.sin(a) - 2 * i
            items.append((leaf(px, py, h * r.uniform(0.13, 0.2), r.uniform(0, 6.28), 0.4), mix(mix(c, "#ffe79a", haze * 0.75), r.choice(("#1c3014", "#a8b848")), r.uniform(0, 0.16))))  # fmt: skip
        sc.layer(items, z=1.6, sh=0.4, shc="#1c2a10", rim="#fff3b0", rimop=0.5, rimw=0.7, **EXACT)
    for _ in range(9):
        a, q = r.uniform(0, 6.28), r.uniform(0.35, 0.95)
        px, py, w = x + h * 0.34 * q * math.cos(a), y - h * 0.68 + h * 0.27 * q * math.sin(a), h * 0.046
        sc.layer(ellipse(px, py, w), sc.rad([(0, mix("#ffc860", "#fff0b0", haze)), (0.6, mix("#f28a1c", "#ffd070", haze * 0.6)), (1, mix("#b9520e", "#e8a840", haze * 0.6))], px - w * 0.3, py - w * 0.4, w * 1.4), z=1.8, sh=0.4, rim="#fff0b8", **EXACT)  # fmt: skip


def frond(x: float, y: float, n: float, a: float, bow: float) -> Any:
    """One fern leaf: a bowed rib with leaflets, from its foot at x, y."""
    out, P = [], []
    for k in range(13):
        t = k / 12
        b = a + bow * t * t
        px = x + n * t * math.cos(a + bow * t * 0.5)
        py = y + n * t * math.sin(a + bow * t * 0.5)
        P.append((px, py, 2.4 * (1 - 0.8 * t)))
        w = n * 0.26 * math.sin(math.pi * min(1, 0.12 + 0.88 * t)) ** 0.8
        if k > 1:
            out += [leaf(px, py, w, b + s * 1.05, 0.26) for s in (-1, 1)]
    return U(limb(P, 3), out)


def fern(r: random.Random, x: float, y: float, n: float, fronds: int = 7) -> Any:
    """A fern."""
    return U([frond(x, y, n * r.uniform(0.7, 1.05), -math.pi / 2 + d, d * 0.9) for d in [(-1.15 + 2.3 * k / (fronds - 1)) for k in range(fronds)]])  # fmt: skip


def broad(x: float, y: float, n: float, a: float) -> Any:
    """A great torn leaf, as of a banana."""
    g = T(shape("0,0^ 18,-13 50,-20 82,-13 100,0^ 82,12 50,18 18,11", 6), 0, 0, n / 100)
    cuts = U([T(shape(f"{q},2^ {q + 9},-22^ {q + 13},-22^ {q + 5},2^"), 0, 0, n / 100) for q in (26, 44, 60, 74)])
    return T(g.difference(cuts), x, y, rot=math.degrees(a))


def melon(sc: Scene, x: float, y: float, w: float) -> None:
    """A striped melon on the ground."""
    g = ellipse(x, y, w, w * 0.82)
    sc.layer(g, sc.rad([(0, "#e8e07a"), (0.5, "#9aa83c"), (1, "#3e5a22")], x + w * 0.2, y - w * 0.5, w * 1.6), z=2, sh=0.4, rim="#fff6c0", **EXACT)  # fmt: skip
    for q in (-0.6, -0.2, 0.2, 0.6):
        sc.flat(limb([(x + q * w * 0.4, y - w * 0.78, 0.6), (x + q * w, y, w * 0.12), (x + q * w * 0.4, y + w * 0.78, 0.6)], 6).intersection(g), "#2f4a1c", 0.6)  # fmt: skip
