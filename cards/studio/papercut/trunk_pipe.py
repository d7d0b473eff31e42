"""Organ pipes that are trees: a tin trunk with a mouth, a narrow toe that grips the ground with roots, an open top."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf


def trunk_pipe(r: random.Random, x: float, foot: float, w: float, top: float, mouth: float) -> dict[str, Any]:
    """Pieces of one pipe: middle x, foot and top heights, width, height of its mouth; far to near.

    body, roots, upper and lower (the pressed-in lips), slot (the mouth), sill (its lower edge), marks (lenticels),
    hole (the open top).
    """
    h = w / 2
    long = foot - mouth
    flare = 0.24 * h
    body = shape(
        f"{x - h},{top}^ {x},{top - h * 0.2} {x + h},{top}^ {x + h},{mouth + w * 0.16} {x + h * 0.97},{mouth + w * 0.3}"
        f" {x + h * 0.62},{mouth + long * 0.55} {x + flare},{foot - 6}^ {x - flare},{foot - 6}^"
        f" {x - h * 0.62},{mouth + long * 0.55} {x - h * 0.97},{mouth + w * 0.3} {x - h},{mouth + w * 0.16}"
    )
    body = U(body, box(x - h, top, x + h, mouth + w * 0.2))
    roots = []
    for k in range(5):
        d = (k - 2) / 2 + r.uniform(-0.15, 0.15)
        n = w * r.uniform(0.5, 0.8)
        roots.append(limb([(x + d * flare * 0.5, foot - w * 0.22, flare * 0.9), (x + d * n * 0.45, foot + 1, flare * 0.8), (x + d * n, foot + w * 0.1 * (1 - abs(d)) + 5, 1.2)], 6))  # fmt: skip
    g = 0.66 * h
    gape = w * 0.2
    upper = shape(f"{x - g},{mouth}^ {x - g * 0.98},{mouth - w * 0.5} {x - g * 0.5},{mouth - w * 0.95} {x},{mouth - w * 1.25}^ {x + g * 0.5},{mouth - w * 0.95} {x + g * 0.98},{mouth - w * 0.5} {x + g},{mouth}^")  # fmt: skip
    lower = shape(f"{x - g},{mouth + gape}^ {x - g * 0.8},{mouth + w * 0.55} {x},{mouth + w * 1.05}^ {x + g * 0.8},{mouth + w * 0.55} {x + g},{mouth + gape}^")  # fmt: skip
    slot = shape(f"{x - g},{mouth}^ {x},{mouth - w * 0.045} {x + g},{mouth}^ {x + g * 0.96},{mouth + gape}^ {x},{mouth + gape * 1.2} {x - g * 0.96},{mouth + gape}^")  # fmt: skip
    marks = []
    for _ in range(int(12 + (mouth - top) / max(16.0, w * 0.42))):
        y, d, n = r.uniform(top + 8, mouth - w * 0.2), r.uniform(-0.9, 0.9) * h, r.uniform(0.1, 0.42) * w
        sag = 0.05 * w * (1 - (d / h) ** 2)
        marks.append(limb([(x + d - n / 2, y, 0.5), (x + d, y + sag, w * r.uniform(0.018, 0.05) + 0.5), (x + d + n / 2, y, 0.5)], 4, 3))  # fmt: skip
    return {
        "roots": fillet(U(roots), flare * 0.4),
        "body": body,
        "marks": clean(U(marks).intersection(body).difference(upper.buffer(2))),
        "upper": upper,
        "lower": clean(lower.intersection(body.buffer(-1))),
        "slot": slot,
        "sill": clean(slot.difference(T(slot, 0, -w * 0.05))),
        "hole": ellipse(x, top - h * 0.02, h * 0.9, h * 0.16),
    }


def fern(r: random.Random, x: float, y: float, h: float, lean: float) -> Any:
    """One frond of fern that bows to its side."""
    P = [
        (x + lean * h * t * t, y - h * t * (1 - 0.3 * t * abs(lean)), 3.6 * (1 - t) + 0.6) for t in np.linspace(0, 1, 9)
    ]
    c = along(curve(np.asarray(P), n=6), 26)
    out = [limb(P, 4)]
    for i in range(2, 25, 1):
        a = math.atan2(c[i][1] - c[i - 1][1], c[i][0] - c[i - 1][0])
        n = h * 0.24 * math.sin(math.pi * (0.16 + 0.84 * (1 - i / 26))) * r.uniform(0.9, 1.1) + 3
        out += [leaf(c[i][0], c[i][1], n, a + s * 1.05, 0.2, s * 0.1) for s in (-1, 1)]
    return U(out)
