"""A wood of giant matches: square stems in true perspective, bent away from the one that burns, and their shadows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EYE, FOCUS, LEVEL = 7.2, 779.0, 339.0  # height of our eye, pixels a unit at distance 1, the horizon
FIRE = (0.15, 8.6, 16.0)  # where the flame is: x, height, distance
CHAR, UMBER, BARK, BONE, GOLD = "#180c09", "#3a180d", "#a4541f", "#f8c474", "#fff0bc"
BRICK, RED = "#b23c24", "#48140f"


def project(x: Any, y: Any, z: Any) -> Any:
    """Where a point of the wood is in the picture: rows of x, y."""
    z = np.maximum(z, 1.2)
    return np.c_[400 + FOCUS * np.asarray(x) / z, LEVEL + FOCUS * (EYE - np.asarray(y)) / z]


def ground(points: Any) -> Any:
    """A polygon on the ground from rows of x, z."""
    p = np.asarray(points, float)
    return clean(Polygon(project(p[:, 0], np.zeros(len(p)), p[:, 1])).buffer(0))


@dataclass(frozen=True)
class Match:
    """One match: foot x and z, height, side, turn (radians), bend (units at the top, away from the fire)."""

    x: float
    z: float
    high: float
    side: float = 0.46
    turn: float = 0.3
    bend: float = 2.4

    def away(self) -> tuple[float, float]:
        """The direction away from the fire, in the plane of the ground."""
        dx, dz = self.x - FIRE[0], self.z - FIRE[2]
        d = math.hypot(dx, dz) or 1.0
        return dx / d, dz / d

    def axis(self, s: Any, ox: float = 0.0, oz: float = 0.0) -> Any:
        """Points of the stem in the picture, s 0..1 from foot to head; ox, oz: beside the axis."""
        s = np.asarray(s, float)
        ax, az = self.away()
        b = self.bend * s**1.7
        drop = 1 - 0.05 * (self.bend / 2.4) ** 2 * s**2
        return project(self.x + ox + ax * b, self.high * s * drop, self.z + oz + az * b)

    def faces(self) -> list[tuple[Any, float, list[Any]]]:
        """The sides that we see: (polygon, cosine to the fire, lines of grain), the darker one first."""
        h = self.side / 2
        c, n = [], []
        for k in range(4):
            a = self.turn + math.pi / 4 + k * math.pi / 2
            c.append((h * math.sqrt(2) * math.cos(a), h * math.sqrt(2) * math.sin(a)))
            m = self.turn + math.pi / 2 + k * math.pi / 2
            n.append((math.cos(m), math.sin(m)))
        s = np.linspace(0, 1, 22)
        out = []
        for k in range(4):
            nx, nz = n[k]
            if nx * -self.x + nz * -self.z <= 0:
                continue
            p, q = self.axis(s, *c[k]), self.axis(s, *c[(k + 1) % 4])
            ax, az = self.away()
            grain = [p + (q - p) * t for t in (0.18, 0.4, 0.57, 0.8)]
            out.append((clean(Polygon(np.vstack([p, q[::-1]])).buffer(0.1)), -(nx * ax + nz * az), grain))
        return sorted(out, key=lambda f: f[1])

    def shadow(self, long: float = 26.0) -> Any:
        """What it throws over the ground, away from the fire, wider and wider."""
        ax, az = self.away()
        h = self.side * 0.62
        d = math.hypot(self.x - FIRE[0], self.z - FIRE[2])
        stop = long if az >= -0.05 else min(long, (self.z - 3.4) / -az)
        k = (d + stop) / d
        far = (self.x + ax * stop, self.z + az * stop)
        return ground(
            [
                (self.x - az * h, self.z + ax * h),
                (self.x + az * h, self.z - ax * h),
                (far[0] + az * h * k, far[1] - ax * h * k),
                (far[0] - az * h * k, far[1] + ax * h * k),
            ]
        )

    def reach(self) -> float:
        """How much of the fire's light comes here, 0..1."""
        d = math.hypot(self.x - FIRE[0], self.z - FIRE[2])
        return 1 / (1 + (d / 7.6) ** 2.4)


def head_of(m: Match) -> Any:
    """The outline of a match's head in the picture."""
    (x0, y0), (x1, y1) = m.axis([0.95, 1.0])
    w = m.side * FOCUS / (m.z + m.away()[1] * m.bend)
    a = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    g = shape("-42,26^ -62,0 -70,-50 -56,-104 -22,-132 22,-132 56,-104 70,-50 62,0 42,26^ 0,34")
    return T(g, x1, y1, w / 92, rot=a)


def lay_match(
    sc: Scene, m: Match, name: str, near: tuple[float, float], fog: float = 0.0, haze: str = "#6a2c18"
) -> None:
    """One stem with its grain and its head; near: where the flame is in the picture; fog: how much haze lies before it."""
    r = sc.stream(name)
    w = m.side * FOCUS / m.z
    k = m.reach()
    z = 2 + min(9, w * 0.12)
    for g, cos, grain in m.faces():
        t = max(0.0, cos) ** 0.6 * (0.3 + 0.85 * k)
        t = min(1.0, t)
        lit = mix(mix(mix(UMBER, BARK, 0.35 * k), BONE, min(1, t * 1.15)), GOLD, max(0, t - 0.45) * 0.8)
        mid = mix(mix(CHAR, UMBER, 0.6), mix(BARK, BONE, 0.4), t)
        low = mix(CHAR, UMBER, 0.3 + 0.7 * t)
        lit, mid, low = (mix(c, haze, fog) for c in (lit, mid, low))
        fill = sc.rad(
            [
                (0, mix(lit, GOLD, 0.4 * t)),
                (0.22, lit),
                (0.46, mix(lit, mid, 0.6)),
                (0.72, mix(mid, low, 0.35)),
                (1, low),
            ],
            *near,
            800,
        )
        sc.layer(
            g,
            fill,
            z=z,
            sh=0.4,
            cut=0.25,
            wash=0.35,
            fibre=0.06,
            rim="#ffd890",
            rimop=0.2 + 0.6 * t,
            rimw=0.8 + 0.02 * w,
        )
        if w > 7:
            for P in grain:
                a, b = sorted((r.uniform(0, 0.5), r.uniform(0.5, 1)))
                part = P[int(a * 21) : int(b * 21) + 1]
                if len(part) > 2:
                    sc.stroke(part, mix(low, BARK, 0.15), max(0.5, w * 0.02), 0.5)
                    sc.stroke(
                        part + np.array([max(0.6, w * 0.02), 0]),
                        mix(lit, GOLD, 0.3),
                        max(0.4, w * 0.012),
                        0.4 * t + 0.05,
                    )
    g = head_of(m)
    cx, cy = g.centroid.x, g.centroid.y
    dx, dy = near[0] - cx, near[1] - cy
    d = math.hypot(dx, dy) or 1
    rad = max(4.0, (g.bounds[2] - g.bounds[0]) * 0.75)
    lit, low = mix(mix(BRICK, "#f08a48", k), haze, fog), mix(mix(RED, "#2a0c0a", 0.4), haze, fog)
    fill = sc.rad(
        [(0, lit), (0.5, mix(mix(BRICK, RED, 0.55 - 0.3 * k), haze, fog)), (1, low)],
        cx + dx / d * rad * 0.6,
        cy + dy / d * rad * 0.6,
        rad * 1.6,
    )
    sc.layer(
        g, fill, z=z * 1.2, sh=0.5, cut=0.2, wash=0.9, fibre=0, rim="#ffcf88", rimop=0.35 + 0.5 * k, rimw=1 + 0.02 * w
    )
    if rad > 9:
        q = r
        dots = [
            ellipse(cx + q.gauss(0, rad * 0.42), cy + q.gauss(0, rad * 0.6), q.uniform(0.5, 0.02 * rad + 0.9))
            for _ in range(int(rad * 2.2))
        ]
        sc.flat(clean(U(dots).intersection(g.buffer(-1))), mix(RED, CHAR, 0.4), 0.5)
        rimlight(sc, g, -dx / d * rad * 0.09, -dy / d * rad * 0.09, "#ffc070", 0.5 * k + 0.2, 1.2, near, 700)
