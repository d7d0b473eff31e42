"""Tall trunks of a winter wood, whole or broken off, with the lines of their bark."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import U, clean, fillet, limb


def trunk(r: Any, x: float, foot: float, w: float, top: float = -40) -> tuple[Any, Any]:
    """A tall trunk with a flared foot and a few boughs (or broken off at top), and the lines of its bark."""
    lean = r.uniform(-0.5, 0.5) * w
    at = lambda y: x + lean * (foot - y) / (foot + 40)
    P = [(x, foot + w * 0.16, w * 1.5), (x, foot - w * 0.5, w * 1.14), (at(foot - w * 2.4), foot - w * 2.4, w)]
    P += [(at((foot + top) / 2), (foot + top) / 2, w * 0.86), (at(top), top, w * 0.72)]
    parts = [limb(P, 6)]
    for _ in range(3):
        y, d = r.uniform(max(top, 40) + 30, max(top, 40) + 330), r.choice((-1, 1))
        n = r.uniform(1.4, 2.6)
        parts.append(
            limb(
                [
                    (at(y), y, w * 0.32),
                    (at(y) + d * w * n * 0.5, y - w * 0.6, w * 0.18),
                    (at(y) + d * w * n, y - w * r.uniform(1.0, 2.2), 0.8),
                ],
                5,
            )
        )
    if top > 0:
        q = w * 0.45
        parts.append(
            Polygon(
                [
                    (at(top) - q, top + 6),
                    (at(top) - q * 0.7, top - w * 0.9),
                    (at(top) - q * 0.1, top - w * 0.2),
                    (at(top) + q * 0.5, top - w * 1.3),
                    (at(top) + q, top + 6),
                ]
            )
        )
    lines = []
    for _ in range(int(8 + w * 0.35)):
        dx, y, n = r.uniform(-0.42, 0.42) * w, r.uniform(max(top, 0), foot - w), r.uniform(50, 170)
        lines.append(
            limb(
                [
                    (at(y) + dx, y, 0.4),
                    (at(y + n / 2) + dx * 1.1, y + n / 2, max(0.8, w * 0.034)),
                    (at(y + n) + dx, y + n, 0.4),
                ],
                4,
                3,
            )
        )
    g = fillet(U(parts), w * 0.12)
    return g, clean(U(lines).intersection(g.buffer(-1)))
