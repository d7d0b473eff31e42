"""A huge old box iron, filled with coals, that sails as a steamship: sole, flank with its fire holes, lid."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import MultiPoint, Polygon

from cards.studio.papercut.geometry import Floats, U, clean, ellipse, limb
from cards.studio.papercut.linen_sea import SUN, project
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
IRON, IRON_LIT, IRON_DEEP, STEEL = "#37302d", "#6a5f58", "#1d1917", "#8d8c8a"
EMBER, EMBER_DEEP = "#ff7a2c", "#a82810"
SOLE, SIDE_TOP, LID = 0.045, 0.235, 0.265


@dataclass
class Iron:
    """Where it stands in the plan: bow, stern, half width."""

    bow: Any
    stern: Any
    half: float

    def width(self, u: Any) -> Any:
        """Half width at u, 0 at the bow, 1 at the stern."""
        u = np.clip(u, 0, 1)
        return (
            self.half
            * np.sin(np.pi / 2 * np.clip(u / 0.78, 0, 1)) ** 0.82
            * (1 - 0.08 * np.clip((u - 0.8) / 0.2, 0, 1))
        )

    def plan(self, u: Any, side: Any) -> Any:
        """A place: u along, side -1..1 across (1 is the flank that is turned to us)."""
        e = self.stern - self.bow
        n = np.array([e[1], -e[0]]) / np.hypot(*e)
        u, side = np.asarray(u, float), np.asarray(side, float)
        return self.bow + u[..., None] * e + (side * self.width(u))[..., None] * n

    def at(self, u: Any, side: Any, up: Any) -> Any:
        """The same as a place of the card."""
        q = self.plan(u, side)
        return project(np.concatenate([q, np.broadcast_to(np.asarray(up, float), q.shape[:-1])[..., None]], -1))

    def deck(self, u: float, side: float) -> tuple[float, float]:
        """A place on the lid."""
        x, y = self.at(u, side, LID)
        return float(x), float(y)

    def scale(self, u: float) -> float:
        """Card units for one unit of the plan at u."""
        return float(self.at(u, 0.0, 0.0)[1] - self.at(u, 0.0, 1.0)[1])

    def outline(self, up: float, grow: float = 1.0) -> Floats:
        """Round the iron at a height."""
        u = np.r_[np.linspace(0, 1, 40) ** 1.6]
        return np.vstack([self.at(u, u * 0 + grow, up), self.at(u[::-1], u * 0 - grow, up)])

    def top(self, up: float, grow: float = 1.0) -> Any:
        """The level sheet at a height."""
        return clean(Polygon(self.outline(up, grow)).buffer(0))

    def wall(self, low: float, high: float, grow: float = 1.0) -> Any:
        """All that is seen between two heights."""
        u = np.linspace(0, 1, 40) ** 1.6
        flank = Polygon(np.vstack([self.at(u, u * 0 + grow, low), self.at(u[::-1], u * 0 + grow, high)]))
        far = Polygon(np.vstack([self.at(u, u * 0 - grow, low), self.at(u[::-1], u * 0 - grow, high)]))
        return U(clean(flank.buffer(0)), clean(far.buffer(0)))


def cast(iron: Iron) -> Any:
    """The shadow that it throws on the linen, away from the window."""
    u = np.linspace(0, 1, 30)

    def drop(side: float, up: float, k: float = 1.0) -> Any:
        p = iron.plan(u, u * 0 + side * k)
        return p - SUN[:2] * up / SUN[2]

    def ground(p: Any) -> Any:
        return project(np.c_[p, np.zeros(len(p))])

    body = MultiPoint(np.vstack([ground(drop(s, z)) for s in (-1, 1) for z in (0, LID)])).convex_hull
    bar = [
        tuple(ground((iron.plan(np.array([t]), np.array([0.0])) - SUN[:2] * 0.56 / SUN[2]))[0])
        for t in (0.24, 0.5, 0.86)
    ]
    handle = limb([(*bar[0], 30), (*bar[1], 50), (*bar[2], 34)], 8)
    posts = []
    for t in (0.3, 0.8):
        p = [iron.plan(np.array([t]), np.array([0.0])) - SUN[:2] * z / SUN[2] for z in (LID, 0.56)]
        a, b = (ground(q)[0] for q in p)
        posts.append(limb([(*a, 30), (*b, 22)], 2))
    return U(body, handle, posts)


def draw_body(sc: Scene, iron: Iron) -> None:
    """Steel sole, cast flank in mouldings, row of holes with the fire in them, lid."""
    x0, x1 = iron.at(0.0, 0.0, 0)[0], iron.at(1.0, 1.0, 0)[0]
    y0 = iron.at(0.0, 0.0, 0)[1]
    flank = sc.lin([(0, "#9a8c7e"), (0.10, "#5a504a"), (0.3, IRON), (1, IRON_DEEP)], x0 - 10, y0, x1, y0 - 260)
    steel = sc.lin([(0, "#f6f0e4"), (0.12, "#b4b0aa"), (0.4, "#6d6a68"), (1, "#4a4644")], x0 - 10, y0, x1, y0 - 260)
    sc.layer(
        U(iron.wall(0, SOLE * 0.7, 1.07), iron.top(SOLE * 0.7, 1.07)),
        steel,
        z=5,
        sh=0.5,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.4,
        **EXACT,
    )
    sc.layer(
        U(iron.wall(SOLE * 0.7, SIDE_TOP), iron.top(SIDE_TOP)),
        flank,
        z=3,
        sh=0.6,
        shc="#0f0c0b",
        rim="#cdbfae",
        rimop=0.6,
        fibre=0.1,
        wash=0.8,
        cut=0.3,
    )
    for low, high, g in ((0.04, 0.062, 1.03), (0.178, 0.19, 1.02), (0.196, 0.203, 1.015)):
        sc.layer(
            iron.wall(low, high, g).intersection(_near_side(iron)),
            flank,
            z=1.2,
            sh=0.6,
            shc="#0f0c0b",
            rim="#d8cabb",
            rimop=0.75,
            **EXACT,
        )
    # a frieze of cast leaves over the holes
    leaves_ = []
    for u in np.linspace(0.07, 0.97, 34):
        a, b, c = (iron.at(u + d, 1.01, z) for d, z in ((-0.01, 0.166), (0.0, 0.142), (0.01, 0.166)))
        leaves_.append(Polygon([a, b, c]).buffer(1.6).buffer(-0.5))
    sc.layer(U(leaves_), "#4a413c", z=0.8, sh=0.6, shc="#0f0c0b", rim="#c9b9a8", rimop=0.7, **EXACT)
    draw_fire(sc, iron)
    rivets = [ellipse(*iron.at(u, 1.01, 0.052), 2.2) for u in np.linspace(0.06, 0.97, 26)]
    sc.layer(U(rivets), "#8a7d72", z=0.6, sh=0.6, shc="#0f0c0b", rim="#fff0dc", rimop=0.9, **EXACT)
    edge = [(*iron.at(0.0, 0.0, z), 3.4) for z in (SOLE * 0.7, 0.12, SIDE_TOP)]
    sc.flat(limb(edge, 2), "#f4e6d2", 0.8)
    lid = sc.lin([(0, "#e9dfd0"), (0.16, "#a89c90"), (0.5, "#6a605a"), (1, "#453d39")], x0, y0 - 200, x1, y0 - 420)
    sc.layer(
        U(iron.wall(SIDE_TOP, LID, 1.05), iron.top(LID, 1.05)),
        flank,
        z=3,
        sh=0.6,
        shc="#0f0c0b",
        rim="#f0e4d4",
        rimop=0.9,
        rimw=1.2,
        **EXACT,
    )
    sc.layer(iron.top(LID, 1.05), lid, z=0.8, sh=0.3, rim="#fff8ea", rimop=0.9, rimw=1.2, fibre=0.1, wash=0.8, cut=0)
    sc.layer(iron.top(LID + 0.004, 0.9), lid, z=0.8, sh=0.5, shc="#0f0c0b", rim="#fff8ea", rimop=0.7, **EXACT)
    planks = [
        limb([(*iron.at(0.16 + 0.4 * abs(s) ** 2, s, LID + 0.005), 0.8), (*iron.at(0.98, s, LID + 0.005), 0.8)], 1)
        for s in np.linspace(-0.75, 0.75, 11)
    ]
    sc.flat(U(planks).intersection(iron.top(LID + 0.004, 0.88)), "#231c19", 0.45)


def _near_side(iron: Iron) -> Any:
    """What lies on the flank that is turned to us, with the bow's edge."""
    u = np.linspace(0, 1, 40) ** 1.6
    return Polygon(np.vstack([iron.at(u, u * 0 + 1.1, -0.02), iron.at(u[::-1], u * 0 + 1.1, 0.3)])).buffer(1)


def draw_fire(sc: Scene, iron: Iron) -> None:
    """Round holes in the flank, coals glowing in them."""
    r = sc.stream("coals")
    for u in np.linspace(0.13, 0.93, 9):
        w = 0.036
        t = np.linspace(0, 2 * math.pi, 28)

        def ring(k: float, u: float = u, t: Any = t, w: float = w) -> Any:
            return Polygon(iron.at(u + k * w * 0.95 * np.cos(t), t * 0 + 1.012, 0.102 + k * w * np.sin(t))).buffer(0)

        x, y = iron.at(u, 1.012, 0.102)
        m = iron.scale(u) * w
        sc.layer(ring(1.3), "#574c45", z=1.2, sh=0.6, shc="#0f0c0b", rim="#e8d4bc", rimop=0.8, **EXACT)
        sc.layer(
            ring(1.0),
            sc.rad([(0, "#ffe6a0"), (0.4, "#ff9a3c"), (0.8, "#e2481a"), (1, "#7a1c0c")], x, y + m * 0.3, m * 1.2),
            z=0.3,
            sh=0,
            rimop=0,
            **EXACT,
        )
        coals = []
        for _ in range(5):
            a, q = r.uniform(0, 6.3), r.uniform(0.1, 0.75)
            c = (x + m * q * math.cos(a), y + m * 0.35 + m * 0.5 * q * math.sin(a))
            coals.append(
                Polygon(
                    [
                        (c[0] + m * r.uniform(0.16, 0.36) * math.cos(b), c[1] + m * r.uniform(0.14, 0.3) * math.sin(b))
                        for b in np.linspace(0, 5.4, 6)
                    ]
                )
            )
        sc.layer(
            U(coals).intersection(ring(0.95)),
            "#8a2410",
            z=0.6,
            sh=0.3,
            shc="#3a0a04",
            rim="#fff0b0",
            rimop=0.9,
            **EXACT,
        )
        sc.glow(x, y, m * 3.4, "#ff7a2c", 0.5)
