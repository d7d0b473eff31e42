"""A gabled house in a street, seen by a camera: its front along the street, the flank towards us, the roof, the windows."""

from __future__ import annotations

import random
from typing import Any

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import U

STOREY, GABLE, DEEP = 3.0, 3.2, 9.0  # metres


def gabled_front(
    cam: Camera, r: random.Random, x: float, z: tuple[float, float], high: float, lit: float = 0.3
) -> dict[str, Any]:
    """The house whose front stands on the line x, from the near to the far z; lit: the share of bright windows.

    Returns flank, roof, front, dim and glow (windows), all as seen on the card.
    """
    z0, z1 = z
    zm, back = (z0 + z1) / 2, x + (DEEP if x > 0 else -DEEP)
    dim, glow = [], []
    columns = 3
    for i in range(int(high // STOREY)):
        for j in range(columns):
            a, b = (z0 + (z1 - z0) * (j + t) / columns for t in (0.26, 0.74))
            y = 1.2 + STOREY * i + (0.6 if i == 0 else 0)
            pane = cam.face([(x, y, a), (x, y + 1.6, a), (x, y + 1.6, b), (x, y, b)])
            (glow if r.random() < lit else dim).append(pane)
    top = high + GABLE
    return {
        "flank": cam.face([(x, 0, z0), (x, high, z0), (back, high, z0), (back, 0, z0)]),
        "roof": cam.face([(x, high, z0), (x, top, zm), (back, top, zm), (back, high, z0)]),
        "front": cam.face([(x, 0, z0), (x, high, z0), (x, top, zm), (x, high, z1), (x, 0, z1)]),
        "dim": U(dim),
        "glow": U(glow),
    }
