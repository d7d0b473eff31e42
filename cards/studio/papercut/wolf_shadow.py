"""The shadow of a wolf as high as the room, leaning in from the right with its head bowed; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.beast_heads import beast_head
from cards.studio.papercut.geometry import T, U, along, curve, ellipse, fillet, limb, shape

NAPE, HEAD, BOW = (560, 262), 4.7, -57  # where the head begins, its scale, how far it bows


def tufts(P: Any, long: float, lean: float, n: int) -> Any:
    """Spikes of fur along a line, leaning on along it."""
    out = []
    c = along(curve(np.array(P, float), n=12), n)
    for k in range(1, n - 1):
        d = c[k + 1] - c[k - 1]
        d = d / np.hypot(*d)
        side = np.array([d[1], -d[0]])
        q = long * (0.35 + 0.95 * math.sin(k * 1.7 + long) ** 2)
        tip = c[k] + side * q + d * q * lean
        out.append(Polygon([c[k] - d * long * 0.5 - side * 14, tip, c[k] + d * long * 0.5 - side * 14]))
    return U(out)


def on_head(g: Any) -> Any:
    """From the head's own frame (nape at 0,0, nose at 100,0) to the wall."""
    return T(g, *NAPE, HEAD, rot=BOW, flip=True)


def wolf_shadow(floor: float) -> Any:
    """The whole wolf, one foot on the floor: it leans in from the right and bows its head to what is below."""
    b = beast_head("wolf", ("#000000", "#111111", "#222222"))
    head = on_head(U([p.geom for p in b.pieces if p.name in ("head", "patch")]))
    ears = U(shape("396,250^ 384,160 398,84^ 452,132 500,214^"), shape("350,300^ 336,224 346,160^ 384,196 408,250^"))
    neck = limb([(548, 330, 250), (604, 400, 300), (690, 540, 360), (790, 760, 430), (900, 960, 520)], 12)
    leg = U(
        limb([(672, 740, 190), (640, 850, 104), (646, 930, 74), (640, floor, 62)], 9), ellipse(622, floor - 6, 56, 26)
    )
    back = tufts([(520, 236), (612, 250), (700, 318), (790, 420), (880, 560)], 46, 1.1, 22)
    chest = tufts([(620, 800), (560, 690), (520, 600), (470, 500), (440, 440)], 52, -1.0, 24)
    return fillet(U(head, ears, neck, leg, back, chest), 3)


def wolf_eye() -> Any:
    """The eye, a hole in the shadow."""
    return on_head(shape("32,-10.5^ 39,-15.5 48,-11.5^ 41,-8.5"))


def wolf_mouth() -> Any:
    """The line of the shut mouth."""
    return on_head(limb("97,9,.4 82,13,1 68,13,.4", 6))
