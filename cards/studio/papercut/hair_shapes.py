"""The shapes that hair is made of: caps, strands, curls, plaits."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.skulls import skull

REGION = {
    "front": "-70,-90^ 70,-90^ 70,6^ 36,6^ 33,-8 28,-21 15,-30 0,-32 -15,-30 -28,-21 -33,-8 -36,6^ -70,6^",
    "tq": "-70,-90^ 70,-90^ 70,-27^ 37,-27 26,-31 10,-30 -3,-22 -10,-8 -14,8^ -18,10^ -18,22 -24,34 -36,40^ -70,40^",
    "side": "-70,-90^ 70,-90^ 70,-32^ 34,-32 24,-31 15,-22 10,-8 5,8^ 0,8^ 0,22 -10,33 -24,38^ -70,40^",
    "back": "-70,-90^ 70,-90^ 70,10^ 38,14 30,34 16,42 0,40 -16,42 -30,34 -38,14 -70,10^",
}


EAR_HOLE = {"tq": (-25, 9, 7.5, 12), "side": (-6.5, 9, 7.5, 12)}


def off_ear(g: Any, view: str) -> Any:
    """Hair never lies on the ear."""
    return clean(g.difference(ellipse(*EAR_HOLE[view]))) if view in EAR_HOLE else g


def cap(view: str, age: float, thick: float = 3.5, lift: float = 0) -> Any:
    """The close-lying hair: the skull a little thickened, above the hairline; lift raises the hairline."""
    region = T(shape(REGION[view]), 0, -lift)
    g = skull(view, age).buffer(thick).intersection(region)
    if view in EAR_HOLE:
        g = g.difference(ellipse(*EAR_HOLE[view]))
    return clean(g)


def strands(view: str, n: int = 7, wave: float = 0) -> Any:
    """Fine lines from the crown to the hairline."""
    cx = {"front": 0, "back": 0, "tq": -4, "side": -10}[view]
    out = []
    for k in range(n):
        t = (k + 0.5) / n * 2 - 1
        x1, y1 = cx + t * 36, -32 + abs(t) ** 2.2 * 34 if view != "back" else 26 - abs(t) * 20
        out.append(limb([(cx + t * 5, -47, 0.4), (cx + t * 24, -42 + abs(t) * 12 + wave, 1.3), (x1, y1, 0.4)], 6))
    return U(out)


def curls(rng: random.Random, spots: list[tuple[float, float]], r0: float, r1: float) -> Any:
    return U([ellipse(x + rng.uniform(-2, 2), y + rng.uniform(-2, 2), rng.uniform(r0, r1)) for x, y in spots])


def plait(x: float, y: float, n: int, step: float, w: float, sway: float = 0) -> tuple[Any, Any]:
    """A plait hanging from x,y: outline and its cross lines."""
    seg, lines = [], []
    for k in range(n):
        ww = w * (1 - 0.45 * k / n)
        xx, yy = x + sway * math.sin(k * 0.5), y + k * step
        for s in (-1, 1):
            seg.append(ellipse(xx + s * ww * 0.28, yy + (0 if s < 0 else step * 0.5), ww * 0.52, step * 0.62, -s * 28))
        lines.append(
            limb(
                [
                    (xx - ww * 0.5, yy - step * 0.1, 0.5),
                    (xx, yy + step * 0.5, 1.4),
                    (xx + ww * 0.55, yy + step * 0.1, 0.5),
                ],
                3,
            )
        )
    end_y = y + n * step
    tuft = shape(
        f"{x - w * 0.2},{end_y - 3}^ {x + w * 0.2},{end_y - 3}^ {x + w * 0.36},{end_y + 8} {x},{end_y + 16}^ {x - w * 0.36},{end_y + 8}"
    )
    return U(seg, T(tuft, sway * math.sin(n * 0.5))), U(lines)
