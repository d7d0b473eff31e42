"""Ducklings on the march."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape


def duckling(step: int = 0, look: float = 0, down: str = "#ffd34a") -> Figure:
    """About 50 high, facing left, feet on 0,0; step 0 or 1 (which foot is up), look: degrees the head is turned back."""
    f = Figure()
    lift = (0, -5) if step else (-5, 0)
    for x, y in ((-4, lift[0]), (7, lift[1])):
        f.add(U(limb([(x, -12, 3.4), (x, -2 + y, 3)], 1), shape(f"{x + 3},{y}^ {x - 10},{y}^ {x - 3},{y - 5}")), "#f08a2c", "foot", 0.5)  # fmt: skip
    f.add(shape("-16,-20 -10,-30 4,-31 18,-30 26,-36^ 26,-24 18,-10 2,-7 -10,-9"), down, "body", 1.0)
    f.add(shape("0,-24 10,-26 20,-22 14,-13 4,-13"), "#f2b52e", "wing", 0.6)
    head = Figure()
    head.add(ellipse(-13, -38, 12, 11.5), down, "head", 1.0)
    head.add(shape("-22,-39^ -34,-36 -33,-33 -22,-33^"), "#f08a2c", "beak", 0.6)
    head.add(ellipse(-16, -41, 2.3), "#2a2236", "eye", 0.3)
    f.extend(T(head, 0, 0, 1, rot=look, o=(-10, -30)))
    return f
