"""Heavy cloth: herringbone in columns that fan out, and folds with a dark valley and a lit ridge."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import T, limb
from cards.studio.papercut.scene import Scene


def tweed(
    sc: Scene, g: Any, c1: str, c2: str, fan: tuple[float, float, float] = (0, 0, 0), col: float = 13, step: float = 7
) -> None:
    """Herringbone in columns that fan out from (x, y) below; fan = (x, y, spread per unit)."""
    x0, y0, x1, y1 = g.bounds
    cx, cy, k = fan
    up, down = [], []
    for j in range(int((x1 - x0) / col * 1.6) + 2):
        u = x0 - (x1 - x0) * 0.3 + j * col
        for i in range(int((y1 - y0) / step) + 1):
            y = y0 + i * step
            ya = y + (step * 0.9 if j % 2 else 0)
            yb = y + (0 if j % 2 else step * 0.9)
            sa, sb = 1 + (ya - cy) * k, 1 + (yb - cy) * k
            bend = 6 * math.sin(y / 70 + u / 60)
            xa, xb = cx + (u - cx) * sa + bend, cx + (u + col - cx) * sb + bend
            (up if j % 2 else down).append(f"M{xa:.1f},{ya:.1f}L{xb:.1f},{yb:.1f}")
    with sc.clip(g):
        sc.raw(f'<path d="{"".join(up)}" stroke="{c1}" stroke-width="1.5" opacity=".34" fill="none"/>')
        sc.raw(f'<path d="{"".join(down)}" stroke="{c2}" stroke-width="1.5" opacity=".30" fill="none"/>')


def folds(sc: Scene, lines: list[str], g: Any, dark_: str = "#0c211c", lit: str = "#c9cf9c") -> None:
    """Folds of heavy cloth: a soft dark valley and a lit ridge beside it."""
    with sc.clip(g):
        for s in lines:
            q = limb(s, 8)
            sc.flat(T(q, 4, 2), dark_, 0.5, "multiply", 5)
            sc.flat(q, dark_, 0.55, "multiply", 1.2)
            sc.flat(T(q, -5, -1), lit, 0.16, "screen", 3)
