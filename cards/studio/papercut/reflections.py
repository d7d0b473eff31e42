"""Light and colour on water: reflections cut as lenses of paper."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.geometry import U, limb


def bars(
    rng: Any,
    x: float,
    y0: float,
    y1: float,
    w0: float,
    w1: float,
    n: int,
    thick: tuple[float, float] = (1.5, 7.0),
    drift: float = 0.0,
) -> Any:
    """Reflections as cut lenses of paper, wider and thicker towards the viewer."""
    g = []
    for _ in range(n):
        t = rng.random()
        y = y0 + (y1 - y0) * t
        w = (w0 + (w1 - w0) * t) * rng.uniform(0.35, 1)
        h = thick[0] + (thick[1] - thick[0]) * t * rng.uniform(0.6, 1.1)
        cx = x + drift * t + rng.gauss(0, 0.22) * (w0 + (w1 - w0) * t)
        g.append(
            limb(
                [
                    (cx - w / 2, y, 0.5),
                    (cx - w * 0.15, y + rng.uniform(-1, 1), h),
                    (cx + w * 0.2, y, h * 0.8),
                    (cx + w / 2, y, 0.5),
                ],
                4,
                4,
            )
        )
    return U(g)
