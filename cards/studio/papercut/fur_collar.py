"""The fur of a great white collar that lies about x 300, y 320."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import U, limb
from cards.studio.papercut.scene import Scene


def tufts(sc: Scene, g: Any, both: Any) -> None:
    """The fur of the collar: rows of short cuts that fall outwards, and the shade in its fold."""
    with sc.clip(g):
        sc.flat(
            limb([(176, 256, 2), (228, 306, 9), (300, 322, 12), (372, 304, 9), (424, 262, 2)], 8),
            "#8576a2",
            0.5,
            blur=8,
        )
    r = sc.stream("tufts")
    for col, op, n in (("#8a7ca8", 0.55, 260), ("#ffffff", 0.9, 200)):
        out = []
        for _ in range(n):
            x, y = r.uniform(140, 436), r.uniform(246, 400)
            a = math.pi / 2 + (300 - x) / 260 + r.uniform(-0.3, 0.3)
            q = r.uniform(7, 14)
            out.append(limb([(x, y, 0.5), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a), 1.7), (x + q * math.cos(a), y + q * math.sin(a), 0.3)], 2, 3))  # fmt: skip
        sc.flat(U(out).intersection(both.buffer(-5)), col, op)
