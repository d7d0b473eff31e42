"""A place to stand: points of a room or a street, in metres, as points of the card (one vanishing point)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from shapely import transform
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import clean

XYZ = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """Looks straight ahead (+z) from `height` metres over the ground; vx, vy is the vanishing point, f the zoom.

    World: x to the right, y up from the ground, z away from us, all in metres.
    """

    vx: float
    vy: float
    f: float
    height: float

    def at(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a point is seen."""
        k = self.f / z
        return self.vx + x * k, self.vy - (y - self.height) * k

    def scale(self, z: float) -> float:
        """Card units of one metre at a distance."""
        return self.f / z

    def face(self, corners: Iterable[XYZ]) -> Any:
        """A flat polygon through points in space."""
        return clean(Polygon([self.at(*p) for p in corners]).buffer(0))

    def on_wall(self, g: Any, start: tuple[float, float], heading: tuple[float, float]) -> Any:
        """A drawing in metres (along the wall, up y) laid on the upright wall that begins at start (x, z) and runs
        along heading (dx, dz); a heading that is not of length 1 stretches it."""
        return self._mapped(g, lambda u, v: self.at(start[0] + u * heading[0], v, start[1] + u * heading[1]))

    def on_ground(self, g: Any) -> Any:
        """A plan in metres (x to the right, y away from us) laid on the ground."""
        return self._mapped(g, lambda u, v: self.at(u, 0, v))

    @staticmethod
    def _mapped(g: Any, f: Any) -> Any:
        if g is None or g.is_empty:
            return g

        def each(a: Any) -> Any:
            for i, (u, v) in enumerate(a):
                a[i] = f(float(u), float(v))
            return a

        return clean(transform(g, lambda a: each(a.copy())))
