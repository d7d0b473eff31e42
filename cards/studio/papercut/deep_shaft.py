"""The inside of a round well of brick, seen from one place over the water by an eye that looks half way up.

The eye is stereographic: a circle stays a circle however far up it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, limb, rounded
from cards.studio.papercut.scene import Scene

XYZ = tuple[float, float, float]


@dataclass(frozen=True)
class Well:
    """In metres: radius, depth, how far its axis is away from the eye and how high the eye is over the water; pitch in
    degrees, zoom, and where on the card the eye looks. World: x right, y up from the water, z away from us."""

    radius: float = 1.9
    depth: float = 15.0
    away: float = 1.66
    eye: float = 2.6
    pitch: float = 32.0
    zoom: float = 345.0
    cx: float = 400.0
    cy: float = 470.0

    def at(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a point is seen."""
        p = math.radians(self.pitch)
        y -= self.eye
        ahead, up = z * math.cos(p) + y * math.sin(p), y * math.cos(p) - z * math.sin(p)
        k = 2 * self.zoom / (math.sqrt(x * x + y * y + z * z) + ahead)
        return self.cx + x * k, self.cy - up * k

    def scale(self, x: float, y: float, z: float) -> float:
        """Card units of one metre at a point."""
        (ax, ay), (bx, by) = self.at(x - 0.05, y, z), self.at(x + 0.05, y, z)
        return math.hypot(bx - ax, by - ay) * 10

    def wall(self, a: float, y: float, inside: float = 0.0) -> XYZ:
        """A point of the wall in space at an angle (0 right, pi/2 the back, pi left) and a height."""
        r = self.radius - inside
        return r * math.cos(a), y, self.away + r * math.sin(a)

    def patch(self, a0: float, a1: float, y0: float, y1: float, n: int = 4) -> Any:
        """A piece of the wall between two angles and two heights."""
        low = [self.at(*self.wall(a, y0)) for a in np.linspace(a0, a1, n)]
        return Polygon(low + [self.at(*self.wall(a, y1)) for a in np.linspace(a1, a0, n)]).buffer(0)

    def disc(self, y: float, r: float, x: float = 0.0, z: float | None = None, wave: Any = None) -> Any:
        """A level disc, such as the water; wave(angle) makes its edge uneven, in metres."""
        z = self.away if z is None else z
        P = []
        for a in np.linspace(0, 2 * math.pi, 181)[:-1]:
            q = r + (wave(a) if wave else 0.0)
            P.append(self.at(x + q * math.cos(a), y, max(0.12 if y < self.eye else -9.0, z + q * math.sin(a))))
        return Polygon(P).buffer(0)


def tone(ramp: Sequence[tuple[float, str]], v: float) -> str:
    """The colour of a ramp of (brightness, colour)."""
    for (a, ca), (b, cb) in zip(ramp[:-1], ramp[1:], strict=True):
        if v <= b:
            return mix(ca, cb, max(0.0, (v - a) / (b - a)))
    return ramp[-1][1]


def lit(well: Well, a: float, y: float, lamp: XYZ, reach: float) -> float:
    """How bright the wall is at an angle and a height: by the distance of the lamp and the slant of its light."""
    px, py, pz = well.wall(a, y)
    dx, dy, dz = lamp[0] - px, lamp[1] - py, lamp[2] - pz
    d = math.sqrt(dx * dx + dy * dy + dz * dz)
    slant = max(0.0, -(dx * math.cos(a) + dz * math.sin(a)) / d)
    return (0.35 + 0.65 * slant) / (1 + (d / reach) ** 2)


def lay_courses(
    sc: Scene,
    well: Well,
    ramp: Sequence[tuple[float, str]],
    lamp: XYZ,
    shade: str,
    reach: float = 1.15,
    n: int = 50,
    course: float = 0.19,
) -> None:
    """Course on course of brick from the mouth down to the water, every brick in its own light; some have come loose."""
    r = sc.stream("bricks")
    y, k, rows = -0.3, 0, []
    while y < well.depth:
        rows.append((k, y, y + course))
        y, k = y + course, k + 1
    for k, y0, y1 in rows[::-1]:
        bed, bricks, loose = [], [], []
        far = min(1.0, y0 / 9)
        for i in range(n):
            a0, a1 = (2 * math.pi * (i + q + 0.5 * (k % 2)) / n - math.pi / 2 for q in (0.0, 1.0))
            m = 0.5 * (a0 + a1)
            if math.sin(m) < -0.9 and y0 < 3:
                continue
            v = lit(well, m, 0.5 * (y0 + y1), lamp, reach)
            bed.append((well.patch(a0, a1, y0, y1), tone(ramp, v * 0.5)))
            c = tone(ramp, v * r.uniform(0.8, 1.16))
            c = mix(c, r.choice(("#6a3a24", "#124038", "#d8a848")), min(0.3, 0.5 * v) * r.random())
            gap = 0.009 * (1 + far)
            g = well.patch(a0 + gap, a1 - gap, y0 + 0.012, y1 - 0.012)
            g = rounded(g, min(3.0, 0.16 * math.sqrt(max(g.area, 1.0))))
            (loose if r.random() < 0.06 and y0 < 7 else bricks).append((g, c))
        for g, c in bed:
            sc.flat(g.buffer(0.6), c)
        small = y0 > 6
        sc.layer(bricks, z=1.2 if small else 2.0, cut=0 if small else 0.7, wash=0.6, sh=0.5, shc=shade, rim="#ffe9b0", rimop=0.34 - 0.2 * far)  # fmt: skip
        for g, c in loose:
            sc.layer(g, c, z=5, cut=0.7, sh=0.7, wash=0.5, shc=shade, rim="#ffe9b0", rimop=0.5)


def ladder(well: Well, foot: XYZ, top: XYZ, half: float, rungs: int) -> tuple[Any, Any]:
    """(rails, rungs) of a ladder between two points in space, half a ladder wide."""

    def point(t: float, side: float) -> tuple[float, float, float]:
        q = [a + (b - a) * t for a, b in zip(foot, top, strict=True)]
        x, y = well.at(q[0] + side * half, q[1], q[2])
        return x, y, max(1.2, 0.075 * well.scale(*q))

    rails = [limb([point(t, s) for t in np.linspace(0, 1, 40) ** 1.6], 2) for s in (-1, 1)]
    bars = []
    for t in (np.arange(rungs) + 0.5) / rungs:
        (ax, ay, w), (bx, by, _) = point(t, -1.1), point(t, 1.1)
        bars.append(limb([(ax, ay, w * 0.72), (bx, by, w * 0.72)], 1))
    return U(rails), U(bars)
