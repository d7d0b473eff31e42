"""Folds of water that is cloth."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import curve, limb
from cards.studio.papercut.scene import Scene


def fold(sc: Scene, P: Any, w: float, lit: float = 0.6, dim: float = 0.5) -> None:
    """One fold of the water: a lit ridge and the shade beside it."""
    c = curve(np.array(P, float), n=12)
    t = np.linspace(0, 1, len(c))
    ww = w * np.sin(math.pi * np.clip(t * 0.92 + 0.05, 0, 1)) ** 0.8 * (0.35 + 0.65 * t)
    d = np.gradient(c, axis=0)
    d /= np.hypot(*d.T)[:, None]
    nrm = np.c_[d[:, 1], -d[:, 0]]
    nrm *= math.copysign(1, float(np.mean(nrm @ np.array([-0.75, -0.66]))))
    for side, col, op, blend, b in ((-0.5, "#0a2a58", dim + 0.2, "multiply", 0.2), (0.42, "#ffe2b0", lit * 0.62, "screen", 0.14), (0.34, "#fff2d0", lit * 0.6, "screen", 0.07)):  # fmt: skip
        k = ww * (0.22 if b < 0.1 else 1)
        sc.flat(limb(np.c_[c + nrm * (ww * side)[:, None], np.maximum(k, 0.3)], 1, 4), col, op, blend, max(0.8, w * b))
