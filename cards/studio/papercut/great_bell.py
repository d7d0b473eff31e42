"""A great bell seen from below its mouth: rings of bronze over a profile, a cut frieze, the lit hollow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb
from cards.studio.papercut.scene import Scene

SHOULDER = ((0.0, 0.2), (0.015, 0.32), (0.05, 0.41), (0.1, 0.455), (0.16, 0.475))
PROFILE = (
    *SHOULDER,
    *(
        (t, 0.475 + 0.525 * ((t - 0.15) / 0.85) ** 2.1)
        for t in (0.24, 0.34, 0.44, 0.54, 0.64, 0.73, 0.81, 0.88, 0.94, 1.0)
    ),
)


class GreatBell:
    """Its mouth is a circle of radius r round (x, y), its height h; tip is how high the mouth looks, in parts of its width."""

    def __init__(self, x: float, y: float, r: float, h: float, tip: float = 0.2) -> None:
        self.x, self.y, self.r, self.h, self.tip = x, y, r, h, tip
        self.way = curve(np.array(PROFILE), n=8)

    def width(self, t: Any) -> Any:
        """Radius at height t (0 crown, 1 lip)."""
        return self.r * np.interp(t, self.way[:, 0], self.way[:, 1])

    def flat(self, t: Any) -> Any:
        """How high a circle at height t looks, in parts of its width."""
        return self.tip + 0.1 * (1 - np.asarray(t, float))

    def points(self, a: Any, t: Any, grow: float = 0) -> Any:
        """The bronze at angle a (0 towards us, +-pi/2 the sides) and height t."""
        a, t = np.asarray(a, float), np.asarray(t, float)
        w = self.width(t) + grow
        y = self.y - self.h * (1 - t)
        return np.c_[self.x + w * np.sin(a), y - w * self.flat(t) * np.cos(a)]

    def band(self, t0: float, t1: float, grow: float = 0) -> Any:
        """A ring of the outside between two heights."""
        a = np.linspace(-math.pi / 2, math.pi / 2, 70)
        return clean(
            Polygon(np.vstack([self.points(a, a * 0 + t0, grow), self.points(a[::-1], a * 0 + t1, grow)])).buffer(0)
        )

    def on(self, g: Any, t: float, at: float) -> Any:
        """A flat piece, foot at 0,0, laid on the outside: its foot at height t, turned by the angle at."""
        w = float(self.width(t))
        g = shapely.segmentize(g, 6)
        return clean(shapely.transform(g, lambda p: self.points(at + p[:, 0] / w, t + p[:, 1] / self.h)))

    def mouth(self, k: float = 1.0) -> Any:
        return ellipse(self.x, self.y, self.r * k, self.r * k * self.tip)

    def outside(self) -> Any:
        t = np.linspace(0, 1, 80)
        side = self.points(t * 0 + math.pi / 2, t)
        other = self.points(t[::-1] * 0 - math.pi / 2, t[::-1])
        body = clean(Polygon(np.vstack([side, other])).buffer(0))
        top = ellipse(self.x, self.y - self.h, self.r * 0.2, self.r * 0.06)
        return U(body, top, *[self.band(a, a + 0.02) for a in np.arange(0, 0.12, 0.02)]).difference(self.mouth())

    def draw(self, sc: Scene, lamp: tuple[float, float], bronze: tuple[str, str, str, str], moon: str) -> None:
        """Outside and mouth; bronze = deep, body, lit, gold."""
        deep, body, lit, gold = bronze
        g = self.outside()
        sc.layer(
            U(g, self.mouth()),
            sc.lin([(0, deep), (0.5, dark(body, 0.35)), (0.8, body), (1, lit)], 0, self.y - self.h, 0, self.y),
            z=14,
            cut=0,
            sh=0.6,
            rim=moon,
            rimop=0.5,
            fibre=0.1,
        )
        sc.flat(
            g,
            sc.lin(
                [
                    (0, "#04061a", 0.85),
                    (0.14, "#04061a", 0.3),
                    (0.29, "#ffd070", 0.42),
                    (0.34, "#ffe098", 0.5),
                    (0.42, "#ffc860", 0.12),
                    (0.6, "#04061a", 0.25),
                    (0.8, "#04061a", 0.62),
                    (0.86, "#04061a", 0.5),
                    (0.93, "#7fb0f0", 0.4),
                    (1, "#04061a", 0.5),
                ],
                self.x - self.r,
                0,
                self.x + self.r,
                0,
            ),
        )
        sc.flat(
            g,
            sc.lin(
                [(0, deep, 0.75), (0.45, deep, 0.25), (0.72, gold, 0.08), (0.9, gold, 0.4), (1, "#ffe08c", 0.85)],
                0,
                self.y - self.h,
                0,
                self.y + 10,
            ),
        )
        for t0, t1, up in (
            (0.095, 0.115, 1),
            (0.125, 0.13, 0),
            (0.20, 0.205, 0),
            (0.215, 0.232, 1),
            (0.6, 0.61, 1),
            (0.618, 0.622, 0),
            (0.845, 0.85, 0),
            (0.858, 0.88, 1),
            (0.95, 0.956, 0),
        ):
            b = self.band(t0, t1, 3 * up)
            c = sc.lin(
                [(0, dark(body, 0.5)), (0.38, light(body, 0.22) if t0 > 0.5 else body), (1, dark(body, 0.5))],
                self.x - self.r * 0.8,
                0,
                self.x + self.r * 0.8,
                0,
            )
            if up:
                sc.layer(b, c, z=1.6, cut=0, sh=0.5, rim=gold, rimop=0.5)
            sc.flat(
                clean(b.difference(T(b, 0, -1.6))),
                sc.rad([(0, "#fff0b8"), (0.5, gold), (1, body)], *lamp, 620),
                0.9 if t0 > 0.5 else 0.5,
            )

    def draw_ornament(self, sc: Scene, gold: str, patina: str, t0: float = 0.165, drop: float = 0.08) -> None:
        """Pearls at height t0 and garlands hung drop below them, leaves over the lip, a breath of verdigris."""
        turn = np.linspace(-1.42, 1.42, 25)
        pearls = [self.on(ellipse(0, 0, 4.4), t0, a) for a in turn]
        swags = []
        for a, b in zip(turn[::3][:-1], turn[::3][1:], strict=True):
            v = np.linspace(a, b, 13)
            for d, w in ((0.055, 4.2), (0.03, 1.6)):
                q = self.points(v, t0 + drop + d * np.sin(np.linspace(0, math.pi, 13)))
                swags.append(limb(np.c_[q, w * np.cos(v * 0.9)], 2, 4))
        leaves = [
            self.on(clean(Polygon([(-7, 0), (-4, 12), (0, 20), (4, 12), (7, 0)]).buffer(1.5)), 0.942, a)
            for a in np.linspace(-1.45, 1.45, 41)
        ]
        for g, c in ((U(pearls), gold), (U(swags), gold), (U(leaves), mix(gold, "#7a4a18", 0.2))):
            fill = sc.lin(
                [(0, dark(c, 0.6)), (0.33, c), (0.6, dark(c, 0.4)), (1, dark(c, 0.72))],
                self.x - self.r * 0.75,
                0,
                self.x + self.r * 0.75,
                0,
            )
            sc.layer(g, fill, z=1.6, cut=0, sh=0.6, rim="#ffe9a8", rimop=0.4, fibre=0)
        r = sc.stream("patina")
        runs = []
        for _ in range(26):
            a, t, n = r.uniform(-1.3, 1.3), r.uniform(0.3, 0.62), r.uniform(0.06, 0.22)
            q = self.points(np.full(6, a), np.linspace(t, t + n, 6))
            runs.append(limb(np.c_[q, [1, r.uniform(4, 11), 7, 5, 3, 0.6]], 3, 4))
        sc.flat(U(runs).intersection(self.outside()), patina, 0.15, None, 5)

    def draw_mouth(self, sc: Scene, lamp: tuple[float, float], gold: str) -> None:
        """The hollow, lit from below: the thick lip, then rings that go up into the dark."""
        m = self.mouth()
        sc.flat(m, sc.rad([(0, "#fff8d8"), (0.4, "#ffd878"), (1, "#8a5214")], lamp[0], self.y + 60, 380))
        inner = self.mouth(0.9)
        sc.layer(
            inner,
            sc.rad([(0, "#ffe9a8"), (0.3, gold), (0.75, "#8a4e14"), (1, "#3c200e")], lamp[0], self.y + 70, 330),
            z=4,
            dy=2,
            cut=0,
            sh=0.6,
            rim="#fff6d0",
            rimop=0.8,
        )
        with sc.clip(inner):
            sc.glow(lamp[0] + 10, self.y + 44, 260, "#fff3c0", 0.9, sy=0.4)
            b = inner.bounds
            n = b[3] - b[1]
            for k, (q, c, op) in enumerate(
                ((0.84, "#c8801e", 0.35), (0.72, "#7a4214", 0.55), (0.58, "#4a260e", 0.75), (0.42, "#2a140a", 0.9))
            ):
                e = ellipse(self.x, self.y - n * (0.16 + 0.12 * k), self.r * q * 0.98, n * 0.5 * q)
                sc.flat(e, c, op, None, 4)
                sc.flat(e.exterior.buffer(0.8), "#fff0b8", 0.25 - 0.05 * k)

    def draw_hung_shadow(self, sc: Scene, x: float, w: float) -> None:
        """What hangs in it throws its shadow up the far side of the hollow."""
        with sc.clip(self.mouth(0.9)):
            y = self.y
            g = Polygon(
                [
                    (x - w * 0.2, y - 70),
                    (x + w * 0.4, y - 70),
                    (x + w * 2.4, y + 20),
                    (x + w * 2.0, y + 74),
                    (x + w * 0.3, y + 74),
                ]
            )
            sc.flat(g, "#2a1008", 0.55, "multiply", 7)

    def draw_frieze(self, sc: Scene, figures: list[Any], t: float, lamp: tuple[float, float], c: str) -> None:
        """Small figures going round the bell, raised, their undersides in the light."""
        n = len(figures)
        for k, g in enumerate(figures):
            at = -1.2 + 2.4 * k / (n - 1)
            q = self.on(g, t, at)
            lum = max(0.0, math.cos(at + 0.35))
            sc.layer(
                q,
                mix(dark(c, 0.6), light(c, 0.15), lum),
                z=2,
                cut=0,
                sh=0.6,
                rim="#ffe9a8",
                rimop=0.3 + 0.5 * lum,
                fibre=0,
            )
            sc.flat(clean(q.difference(T(q, 0, -1.8))), "#ffefb8", 0.25 + 0.6 * lum)
