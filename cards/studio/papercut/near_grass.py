"""Grass close to our eye, along the lower edge of the card."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cards.studio.papercut.geometry import H, U, W, limb


def near_grass(
    r: random.Random,
    height: Callable[[float], float],
    bow: tuple[float, float],
    lean: tuple[float, float],
    step: int = 9,
) -> Any:
    """Blades as high as height(x); bow = limits of their belly in units, lean = limits of the tip in parts of the height."""
    out = []
    for x in range(-20, W + 20, step):
        h = height(x)
        belly, tip = x + r.uniform(*bow), x + h * r.uniform(*lean)
        out.append(limb([(x, H + 14, 7), (belly, H + 14 - h * 0.6, 5), (tip, H + 14 - h, 0.8)], 5))
    return U(out)
