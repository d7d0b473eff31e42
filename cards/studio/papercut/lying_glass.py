"""An hourglass that lies on its side: a turned thing in space, seen by a camera.

``u`` runs along the axis from the near end, ``s`` across it (away from us), ``z`` up from the ground, all in metres.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import MultiPoint, Polygon

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import U, clean

XY = tuple[float, float]
THICK = 0.36  # of the two ends


@dataclass(frozen=True)
class LyingGlass:
    """start: where the near end stands (x, z of the camera); yaw: degrees by which the axis turns away from us."""

    cam: Camera
    start: XY
    yaw: float
    length: float = 11.4
    bulb: float = 2.62
    end: float = 3.0
    neck: float = 0.17
    level: float = 1.75  # of the sand

    def ground(self, u: float, s: float) -> XY:
        """x and z of the camera."""
        a = math.radians(self.yaw)
        return (
            self.start[0] + math.cos(a) * u - math.sin(a) * s,
            self.start[1] + math.sin(a) * u + math.cos(a) * s,
        )

    def at(self, u: float, s: float, z: float) -> XY:
        """Where a point is seen."""
        x, d = self.ground(u, s)
        return self.cam.at(x, z, d)

    def scale(self, u: float, s: float) -> float:
        """Card units of one metre there."""
        return self.cam.scale(self.ground(u, s)[1])

    def radius(self, u: float) -> float:
        """Of the glass."""
        t = min(1.0, abs(u - self.length / 2) / (self.length / 2 - THICK))
        if t < 0.66:
            v = (0.5 - 0.5 * math.cos(math.pi * t / 0.66)) ** 0.92
        else:
            v = 1 - 0.42 * ((t - 0.66) / 0.34) ** 2.4
        return self.neck + (self.bulb - self.neck) * v

    def ring(self, u: float, r: float, a0: float = 0, a1: float = 360, n: int = 60) -> list[XY]:
        """Points of a circle round the axis; 0 is the far side, 90 the top, 180 our side."""
        return [self.at(u, r * math.cos(t), self.end + r * math.sin(t)) for t in np.radians(np.linspace(a0, a1, n))]

    def disc(self, u: float, r: float) -> Any:
        """A round sheet across the axis."""
        return clean(Polygon(self.ring(u, r)).buffer(0))

    def drum(self, u0: float, u1: float, r: float) -> Any:
        """A short cylinder."""
        return MultiPoint([*self.ring(u0, r), *self.ring(u1, r)]).convex_hull

    def _hulls(self, slices: list[list[XY]]) -> Any:
        return clean(U([MultiPoint([*a, *b]).convex_hull for a, b in zip(slices, slices[1:], strict=False)]))

    def body(self, u0: float, u1: float, inside: float = 0, n: int = 46) -> Any:
        """The outline of the glass between two places."""
        return self._hulls([self.ring(u, max(0.05, self.radius(u) - inside)) for u in np.linspace(u0, u1, n)])

    def sand(self, u0: float, u1: float, inside: float = 0.07, n: int = 46) -> tuple[Any, Any]:
        """(body, surface) of the sand between two places."""
        slices, left, right = [], [], []
        h = self.level - self.end
        for u in np.linspace(u0, u1, n):
            r = self.radius(u) - inside
            if r <= abs(h) + 0.01:
                continue
            a = math.degrees(math.asin(h / r))
            slices.append(self.ring(u, r, 180 - a, 360 + a, 40))
            w = math.sqrt(r * r - h * h)
            left.append(self.at(u, -w, self.level))
            right.append(self.at(u, w, self.level))
        return self._hulls(slices), clean(Polygon([*left, *right[::-1]]).buffer(0))

    def thrown(self, points: Iterable[tuple[float, float, float]], sun: XY, floor: float = 0) -> list[XY]:
        """Shadows of points (u, s, z) on a level floor; sun = metres that a shadow goes per metre of height."""
        out = []
        for u, s, z in points:
            x, d = self.ground(u, s)
            out.append(self.cam.at(x + sun[0] * (z - floor), floor, max(1.6, d + sun[1] * (z - floor))))
        return out

    def shadow_of_ring(self, u: float, r: float, sun: XY, floor: float = 0) -> Any:
        """The shadow of a round sheet across the axis."""
        P = [(u, r * math.cos(t), max(floor, self.end + r * math.sin(t))) for t in np.radians(np.linspace(0, 360, 48))]
        return MultiPoint(self.thrown(P, sun, floor)).convex_hull

    def shadow_of_body(self, u0: float, u1: float, sun: XY, inside: float = 0, n: int = 30) -> Any:
        """The shadow of the glass between two places on the ground."""
        q = [self.shadow_of_ring(u, max(0.05, self.radius(u) - inside), sun) for u in np.linspace(u0, u1, n)]
        return clean(U([a.union(b).convex_hull for a, b in zip(q, q[1:], strict=False)]))

    def bar(self, angle: float, r: float, widths: Iterable[tuple[float, float]]) -> list[tuple[float, float, float]]:
        """A bar along the axis at an angle round it, as points of a limb; widths = (part of the length, metres)."""
        t = math.radians(angle)
        s, z = r * math.cos(t), self.end + r * math.sin(t)
        return [(*self.at(self.length * p, s, z), w * self.scale(self.length * p, s)) for p, w in widths]

    def strip(self, u0: float, u1: float, a0: float, a1: float, inside: float = 0.03, bow: float = 0.0) -> Any:
        """A reflection that follows the glass between two angles."""
        us = np.linspace(u0, u1, 30)

        def p(u: float, a: float) -> tuple[float, float]:
            r = self.radius(u) - inside
            t = math.radians(a)
            return self.at(u, r * math.cos(t), self.end + r * math.sin(t))

        lens = [math.sin(math.pi * k / 29) ** 0.5 if bow else 1.0 for k in range(30)]
        m = (a0 + a1) / 2
        one = [p(u, m + (a0 - m) * q) for u, q in zip(us, lens, strict=True)]
        two = [p(u, m + (a1 - m) * q) for u, q in zip(us, lens, strict=True)]
        return clean(Polygon([*one, *two[::-1]]).buffer(0))
