"""A moth with eyed wings, seen from above, 200 wide, body at 0,0, head up."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.hand import fur

_FORE = "3,-12^ 22,-40 56,-62 98,-66^ 100,-58 92,-42 88,-26^ 78,-14 64,-6^ 40,4 4,4^"
_HIND = "3,0^ 34,2 62,8 74,22^ 70,32 68,44^ 56,48 46,58^ 32,56 20,46 8,28^"


def _both(g: Any) -> Any:
    return U(g, T(g, flip=True))


def moth(near: float = 1.0, far: float = 1.0) -> dict[str, Any]:
    """Pieces hind, fore, bands, eyes, pupils, veins, body, feelers; near and far squeeze the right and left wings."""

    def wings(g: Any) -> Any:
        return U(AF.scale(g, near, 1, origin=(0, 0)), AF.scale(T(g, flip=True), far, 1, origin=(0, 0)))

    fore, hind = shape(_FORE), shape(_HIND)
    ring = ellipse(58, -34, 12, 11).difference(ellipse(58, -34, 8, 7.4))
    ring2 = ellipse(44, 27, 9.5, 9).difference(ellipse(44, 27, 6, 5.6))
    bands = U(
        limb("86,-62,1.4 80,-44,3 76,-26,3 70,-10,1.6", 6),
        limb("92,-60,.8 86,-44,1.6 83,-28,1.6 78,-15,.8", 6),
        limb("34,-46,1 33,-30,2.4 28,-12,2.4 24,2,1", 6),
        limb("66,14,1 62,28,2.2 56,40,2.2 46,50,1", 6),
        limb("24,6,.8 24,22,1.8 18,36,.8", 6),
    )
    veins = U(
        [limb([(4, -6, 1), (30 + 8 * k, -30 + 9 * k, 1.1), (82 - k, -52 + 12 * k, 0.4)], 5) for k in range(4)],
        [limb([(4, 4, 1), (24, 12 + 7 * k, 1), (56 - 5 * k, 18 + 10 * k, 0.4)], 5) for k in range(3)],
    )
    body = fur(limb("0,-22,9 0,-12,17 0,0,15 0,18,12 0,36,8 0,46,2", 8), 4, 0.4, 5, lean=0.5, w=1.4)
    feel = limb("2,-24,1.8 10,-36,1.6 22,-44,1.2 28,-46,.6", 6)
    comb = U(
        [limb([(4 + 4.4 * k, -28 - 3.6 * k, 0.8), (8 + 4.6 * k, -24 - 3.2 * k, 0.4)], 2) for k in range(6)],
        [limb([(4 + 4.4 * k, -28 - 3.6 * k, 0.8), (2 + 4.2 * k, -34 - 3.4 * k, 0.4)], 2) for k in range(6)],
    )
    return {
        "hind": wings(hind),
        "fore": wings(fore),
        "veins": wings(clean(veins.difference(U(ellipse(58, -34, 13), ellipse(44, 27, 10))))),
        "bands": wings(clean(bands.intersection(U(fore, hind).buffer(-0.5)))),
        "eyes": wings(U(ring, ring2)),
        "pupils": wings(U(ellipse(58, -34, 4, 4.6), ellipse(44, 27, 3, 3.4))),
        "body": body,
        "stripes": U([limb([(-5, y, 0.4), (0, y + 1.6, 1.8), (5, y, 0.4)], 3) for y in (8, 15, 22, 29)]),
        "feelers": _both(U(feel, comb)),
    }
