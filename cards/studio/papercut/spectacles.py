"""Glasses on a nose."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb


def spectacles_on(f: Figure, view: str, ink: str = "#33241e", age: float = 35) -> None:
    """Round glasses on the nose."""
    ey = 8 if age < 4 else 6 if age < 13 else 1

    def ring(x: float, rx: float, ry: float) -> Any:
        return ellipse(x, ey + 1, rx, ry).difference(ellipse(x, ey + 1, rx - 1.7, ry - 1.7))

    if view == "front":
        g = U(
            ring(-16, 12, 11),
            ring(16, 12, 11),
            limb([(-5, ey, 1.6), (0, ey - 2.5, 1.8), (5, ey, 1.6)], 4),
            limb([(-28, ey, 1.6), (-37, ey - 1, 1.4)], 2),
            limb([(28, ey, 1.6), (37, ey - 1, 1.4)], 2),
        )
        lens = U(ellipse(-16, ey + 1, 11, 10), ellipse(16, ey + 1, 11, 10))
    elif view == "tq":
        g = U(
            ring(0, 12, 11),
            ring(27, 9, 11),
            limb([(11, ey, 1.6), (15, ey - 2, 1.8), (19, ey, 1.6)], 4),
            limb([(-12, ey, 1.6), (-27, ey - 2, 1.4)], 2),
        )
        lens = U(ellipse(0, ey + 1, 11, 10), ellipse(27, ey + 1, 8, 10))
    elif view == "side":
        g = U(
            ring(28, 8.5, 10.5),
            limb([(20, ey, 1.6), (-4, ey - 2, 1.4)], 2),
            limb([(36, ey - 1, 1.6), (40, ey + 2, 1.4)], 2),
        )
        lens = ellipse(28, ey + 1, 7.5, 9.5)
    else:
        return
    f.add(lens, "#fff8e0", "lens", 0.2, True, 0.28)
    f.add(g, ink, "glasses", 0.5)
