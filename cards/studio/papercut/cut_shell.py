"""A great sea shell cut open: a spiral that winds outwards over the top and along the ground to its mouth."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import clean, limb

XY = tuple[float, float]


class CutShell(NamedTuple):
    """Centre, radius at the mouth, growth of a whole turn, angle of the mouth in degrees (0 right, 90 down).

    Turns are counted backwards from the mouth, in degrees: t = 0 is the mouth, t = 360 one whorl further in. Seen from
    us the way inwards runs along the ground to the left, up, over the top and down again on the right; with side -1 the
    other way round.
    """

    x: float
    y: float
    r: float
    growth: float = 2.6
    mouth: float = 66.0
    side: int = 1

    def radius(self, t: float) -> float:
        """Of the outer wall."""
        return self.r * self.growth ** (-t / 360)

    def at(self, t: float, v: float = 1.0) -> XY:
        """A point at turn t; v = 1 on the outer wall, 0 on the inner one, that is the outer one of the next whorl."""
        a, b = self.radius(t), self.radius(t + 360)
        r, w = b * (a / b) ** v, math.radians(self.mouth + t)
        return self.x + self.side * r * math.cos(w), self.y + r * math.sin(w)

    def wall(self, t0: float, t1: float, v: float = 1.0, step: float = 4) -> list[XY]:
        """The line of a wall."""
        n = max(2, int(abs(t1 - t0) / step))
        return [self.at(t0 + (t1 - t0) * k / n, v) for k in range(n + 1)]

    def septum(self, t: float, bulge: float = 13.0, n: int = 14) -> list[XY]:
        """The line of the partition at turn t, from wall to wall; it bulges inwards by so many degrees."""
        return [self.at(t + bulge * math.sin(math.pi * (k / n) ** 0.85) - 5 * (k / n), k / n) for k in range(n + 1)]

    def chamber(self, t0: float, t1: float, bulge: float = 13.0) -> Any:
        """The room between the partitions at t0 and t1."""
        a, b = self.septum(t0, bulge), self.septum(t1, bulge)
        return clean(Polygon([*a, *self.wall(t0 - 5, t1 - 5), *reversed(b), *self.wall(t1, t0, 0.0)]).buffer(0))

    def ribbon(self, line: list[XY], width: float) -> Any:
        """A wall along a line, thinner towards the middle of the shell."""
        return limb([(x, y, max(2.0, width * math.hypot(x - self.x, y - self.y) / self.r)) for x, y in line], 1, 5)

    def whole(self) -> Any:
        """The outline of the cut face."""
        return clean(Polygon([*self.wall(0, 360), *reversed(self.septum(0, 0))]).buffer(0))
