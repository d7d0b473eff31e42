"""A concert grand afloat, in true perspective: its case is the hull, its raised lid the sail, its strings are open to the light.

Metres: u from the keyboard to the tail, v from the spine (far) to the cheek (near), z up from the water.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
TOP, KEYS, PLATE = 0.66, 0.46, 0.5  # heights over the water: rim, keyboard, iron frame
OUTLINE = "0,0^ 3.1,0 3.34,.18 3.4,.5 3.2,.86 2.75,1.06 2.2,1.2 1.75,1.55 1.3,1.94 .8,2.06 0,2.06^"
SAIL = ".3,0^ 3.1,0 3.36,.16 3.42,.46 3.2,.86 2.75,1.1 2.2,1.34 1.75,1.78 1.4,2.2 .9,2.5 .3,2.62^"
UMBER, BRONZE, HONEY, CREAM, FELT = "#2a1810", "#8a5526", "#e0a24a", "#fff2cc", "#d8402a"


class Lens(NamedTuple):
    """The one point of view: horizon height on the card, focal length, eye over the water, distance of the origin."""

    cx: float
    horizon: float
    f: float
    eye: float
    far: float

    def at(self, x: float, y: float, z: float = 0.0) -> tuple[float, float]:
        """World (right, away, up) onto the card."""
        s = self.f / (y + self.far)
        return self.cx + s * x, self.horizon + s * (self.eye - z)

    def scale(self, y: float) -> float:
        """Card units a metre has at that depth."""
        return self.f / (y + self.far)


class Grand(NamedTuple):
    """Where the piano floats: world place of the keyboard's far corner, its course, the lean and stretch of its sail."""

    lens: Lens
    x: float
    y: float
    course: float
    lean: float = 66
    stretch: float = 1.5

    def world(self, u: float, v: float, z: float) -> tuple[float, float, float]:
        """Piano to world."""
        c, s = math.cos(math.radians(self.course)), math.sin(math.radians(self.course))
        return self.x + u * c + v * s, self.y + u * s - v * c, z

    def p(self, u: float, v: float, z: float) -> tuple[float, float]:
        """Piano to card."""
        return self.lens.at(*self.world(u, v, z))

    def sail(self, u: float, v: float, mirrored: bool = False) -> tuple[float, float]:
        """A point of the lid, v from the hinge; mirrored: its image in the water."""
        a = math.radians(self.lean - 10 * math.sin(math.pi * min(1, v / 2.6)))
        w = v * self.stretch
        z = TOP + w * math.sin(a)
        return self.p(u, w * math.cos(a) - 0.02, -z if mirrored else z)

    def flat(self, outline: str, z: float, grow: float = 0.0) -> Any:
        """A plan shape laid at height z; grow widens it in the plan."""
        plan = Polygon(curve(outline, closed=True, n=14)).buffer(grow)
        return Polygon([self.p(u, v, z) for u, v in plan.exterior.coords])

    def lid(self, grow: float = 0.0, mirrored: bool = False) -> Any:
        """The sail, cut back or widened."""
        plan = Polygon(curve(SAIL, closed=True, n=14)).buffer(grow)
        return clean(Polygon([self.sail(u, v, mirrored) for u, v in plan.exterior.coords]).buffer(0))

    def hull(self, mirrored: bool = False) -> Any:
        """Rim and walls down to the water."""
        a, b = self.flat(OUTLINE, TOP), self.flat(OUTLINE, -TOP if mirrored else 0)
        n = list(zip(a.exterior.coords, b.exterior.coords, strict=True))
        return U([Polygon([p, q, n[k + 1][1], n[k + 1][0]]).convex_hull for k, (p, q) in enumerate(n[:-1])], a, b)


def strings(n: int) -> Iterable[tuple[tuple[float, float], tuple[float, float]]]:
    """The strung lines in plan, from the pins to the far bridge; basses along the spine, trebles short."""
    for k in range(n):
        t = k / (n - 1)
        v0 = 0.14 + 1.76 * t
        end = (3.1 - 2.1 * t**0.75, 0.3 + 1.42 * t**1.25)
        yield (0.62, v0), end


def ripples(g: Any, sc: Scene, name: str, gap: tuple[float, float], spread: float) -> Any:
    """A shape as it lies in still water: close lenses at its top, looser and longer ones below."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    out, y = [], y0
    while y < y1:
        t = (y - y0) / (y1 - y0)
        step = gap[0] + (gap[1] - gap[0]) * t
        row = g.intersection(box(x0, y - 0.2, x1, y + 0.2))
        for q in getattr(row, "geoms", [row]):
            if q.is_empty:
                continue
            a, _, b, _ = q.bounds
            a, b = a - spread * t * r.uniform(-0.8, 1.1), b + spread * t * r.uniform(-0.8, 1.1)
            if b - a < 3:
                continue
            h = step * (1.25 - 0.5 * t) * r.uniform(0.8, 1.1)
            m, soft = (a + b) / 2, min((b - a) / 2, 30 + 40 * t)
            out.append(limb([(a, y, 0.4), (a + soft, y - 0.1 * h, h), (m, y, h), (b - soft, y + 0.1 * h, h), (b, y, 0.4)], 3, 3))  # fmt: skip
        y += step
    return U(out)


def draw_sail(sc: Scene, g: Grand, sun: Sequence[float]) -> None:
    """The lid from its inner side: dark lacquer in many cut-back veneers, the strings mirrored in it, fire on its edge."""
    whole = g.lid()
    sc.layer(g.lid(0.03), sc.rad([(0, "#ffe7a6"), (0.5, "#e8a94e"), (1, "#7c4a22")], *sun, 700), z=14, sh=0.5, cut=0.3, rim=CREAM, rimop=1, rimw=1.6)  # fmt: skip
    foot = g.sail(1.4, 0.0)
    for k in range(9):
        t = k / 8
        q = g.lid(-0.012 - 0.085 * k)
        a, b = mix("#4a2a17", "#6e421d", t), mix("#1f120d", "#33200f", t)
        fill = sc.rad([(0, mix(a, "#c8893c", 0.5)), (0.4, a), (1, b)], foot[0], foot[1] + 30, 520)
        sc.layer(q, fill, z=2.6, sh=0.42, cut=0.5, rim="#f6c878", rimop=0.5 - 0.03 * k, wash=0.9)
    with sc.clip(whole):
        grain = []
        r = sc.stream("grain")
        for k in range(46):
            v = 0.08 + 2.5 * k / 46
            w = r.uniform(0.4, 1.5)
            P = [(*g.sail(u, v + 0.05 * math.sin(2.2 * u + 0.3 * k) + r.uniform(-0.008, 0.008)), w if 0.4 < u < 3 else 0.3) for u in np.linspace(0.3, 3.4, 12)]  # fmt: skip
            grain.append(limb(P, 3, 3))
        sc.flat(U(grain), "#120905", 0.34)
        sc.flat(T(U(grain), 0, 1.6), "#d8953f", 0.13)
        glint = []
        for (u0, v0), (u1, v1) in strings(40):
            glint.append(
                limb(
                    [(*g.sail(u0 - 0.2, v0 * 0.5), 0.4), (*g.sail(1.3, v0 * 0.42), 1.5), (*g.sail(u1, v1 * 0.5), 0.4)],
                    4,
                    3,
                )
            )
        (x, y), up = foot, g.sail(1.1, 0.95)
        sc.flat(U(glint), sc.lin([(0, "#ffe3a0", 0.95), (0.4, "#eab058", 0.6), (1, "#e2a04a", 0)], x, y, *up), 1)
        sc.glow(x, y, 330, "#f0b050", 0.55, sy=0.75)


def draw_hull(sc: Scene, g: Grand, sun: Sequence[float]) -> None:
    """Case, rim, iron frame, strings, felt, keys."""
    hull = g.hull()
    sc.layer(hull, sc.lin([(0, "#7a4a20"), (0.25, "#3a2214"), (0.7, "#241410"), (1, "#4a2c16")], *g.p(0, 2, 0.3), *g.p(3.4, 0.5, 0.3)), z=6, sh=0.5, cut=0.3, rim="#ffd994", rimop=0.9)  # fmt: skip
    with sc.clip(hull):
        for k in range(7):
            z = TOP - 0.05 - 0.09 * k
            P = [g.p(u, v, z) for u, v in curve(OUTLINE, closed=True, n=14)]
            sc.stroke(P, "#e8b468", 1, 0.42 - 0.045 * k)
            sc.stroke([(x, y + 2) for x, y in P], "#0d0604", 2.2, 0.4)
        r, play = sc.stream("play of water"), []
        for _ in range(90):
            u, z = -0.1 + 2.4 * r.random() ** 1.7, 0.04 + 0.4 * r.random() ** 2
            x, y = g.p(u, 2.06 if u < 0.8 else 2.06 - 0.62 * (u - 0.8), z)
            n = r.uniform(10, 26)
            play.append(limb([(x - n, y + 0.6, 0.3), (x, y - 0.4, r.uniform(1, 2.2)), (x + n, y - 0.8, 0.3)], 4, 3))
        sc.flat(U(play), sc.lin([(0, "#ffd68a", 0.55), (0.6, "#ffd68a", 0.2), (1, "#ffd68a", 0)], *g.p(0, 2.06, 0.2), *g.p(2.6, 1.1, 0.2)))  # fmt: skip
    plan = curve(OUTLINE, closed=True, n=14)
    near = [(u, v) for u, v in plan[int(np.argmax(plan[:, 0])) :] if v > 0.55 and u > 0.02]
    sc.stroke([g.p(u, v, 0) for u, v in near], "#ffe2a0", 1.6, 0.8)
    rim = g.flat(OUTLINE, TOP)
    sc.layer(rim, sc.rad([(0, "#ffe09a"), (0.5, "#a8682e"), (1, "#3c2415")], *sun, 620), z=2, sh=0.4, cut=0.2, rim=CREAM, rimop=1)  # fmt: skip
    well = g.flat(OUTLINE, TOP, -0.07)
    sc.flat(well, "#3a1d10")
    with sc.clip(well):
        plate = g.flat(OUTLINE, PLATE, -0.06)
        sc.layer(plate, sc.lin([(0, "#ffe9a4"), (0.2, "#eeb551"), (0.5, "#d08a36"), (0.8, "#a86a2a"), (1, "#8a5426")], *g.p(0.3, 1.4, PLATE), *g.p(3.3, 0.3, PLATE)), z=1.5, sh=0.6, **EXACT)  # fmt: skip
        board = Polygon([g.p(u, v, PLATE) for u, v in curve(".95,.2^ 2.9,.18 3.1,.42 2.9,.7 2.2,1 1.6,1.36 1.2,1.78 .95,1.84^", closed=True)])  # fmt: skip
        sc.layer(board, sc.lin([(0, "#b8702e"), (1, "#6e3f1c")], *g.p(0.9, 1.6, PLATE), *g.p(3, 0.3, PLATE)), z=0.8, sh=0.5, **EXACT)  # fmt: skip
        holes = [ellipse(*g.p(u, v, PLATE), w, w * 0.42, -8) for u, v, w in ((3.02, 0.3, 13), (2.84, 0.6, 11), (2.5, 0.86, 10), (2.05, 1.12, 10))]  # fmt: skip
        sc.flat(U(holes), "#5a3016", 0.85)
        for (u0, v0), (u1, v1) in list(strings(5))[1:4]:
            sc.layer(limb([(*g.p(u0, v0, PLATE + 0.03), 9), (*g.p(u1, v1, PLATE + 0.03), 5)], 2), "#f0bb58", z=1.2, sh=0.6, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip
        for k, d in enumerate((0.06, 0.1, 0.16)):
            web = [g.p(u, v, PLATE) for u, v in curve(f"{0.07 + d},{0.1 + d}^ {0.4 - d * 0.5},{0.1 + d}^ {0.42 - d},1 {0.4 - d * 0.5},{1.92 - d}^ {0.07 + d},{1.92 - d}^", closed=True)]  # fmt: skip
            sc.stroke([*web, web[0]], "#9a5c22", 1.3 - 0.3 * k, 0.75)
            sc.stroke([(x + 0.8, y + 1.2) for x, y in [*web, web[0]]], "#fffbe0", 0.9, 0.8)
        hollow = Polygon([g.p(u, v, PLATE) for u, v in ((0, 0), (3.4, 0), (3.4, 0.3), (0, 0.2))])
        sc.flat(hollow, "#5a2c10", 0.5, "multiply", 5)
        wires = U([limb([(*g.p(*a, PLATE + 0.05), 1.0), (*g.p(*b, PLATE + 0.05), 0.6)], 1, 3) for a, b in strings(44)])
        sc.flat(T(wires, 1, 2), "#4a240f", 0.5)
        sc.flat(wires, "#fff3c4", 0.95)
        felt = Polygon([g.p(u, v, PLATE + 0.06) for u, v in ((0.72, 0.1), (0.86, 0.1), (0.9, 1.92), (0.76, 1.92))])
        sc.layer(felt, FELT, z=1, sh=0.5, rim="#ffb090", rimop=0.9, **EXACT)
        pins = [ellipse(*g.p(0.46 + 0.06 * (k % 2), 0.12 + 0.045 * k, PLATE + 0.04), 1.5, 1.0) for k in range(40)]
        sc.flat(U(pins), "#4a2a14", 0.9)
    draw_keys(sc, g)


def draw_keys(sc: Scene, g: Grand) -> None:
    """The bed of the keys before the rim, ivory in the sun, and the desk with one sheet on it."""
    bed = Polygon([g.p(u, v, KEYS) for u, v in ((-0.3, 0.04), (0.06, 0.04), (0.06, 2.02), (-0.3, 2.02))])
    front = Polygon([g.p(-0.32, 0.02, KEYS), g.p(-0.32, 2.06, KEYS), g.p(-0.32, 2.06, 0.24), g.p(-0.32, 0.02, 0.24)])
    cheek = Polygon([g.p(-0.34, 2.06, 0.0), g.p(0.06, 2.06, 0.0), g.p(0.06, 2.06, TOP), g.p(-0.1, 2.06, TOP - 0.02), g.p(-0.34, 2.06, KEYS + 0.05)])  # fmt: skip
    sc.layer(front, "#2c1910", z=2, sh=0.4, **EXACT)
    sc.layer(bed, "#fff4d4", z=1.4, sh=0.3, rim="#ffffff", rimop=1, **EXACT)
    lines = [limb([(*g.p(-0.3, v, KEYS), 0.5), (*g.p(0.06, v, KEYS), 0.5)], 1, 3) for v in np.arange(0.08, 2.0, 0.045)]
    blacks = [Polygon([g.p(u, v + d, KEYS + 0.02) for u, d in ((-0.16, 0), (0.06, 0), (0.06, 0.026), (-0.16, 0.026))]) for k, v in enumerate(np.arange(0.1, 1.98, 0.045)) if k % 7 not in (2, 6)]  # fmt: skip
    sc.flat(U(lines), "#8a5a2e", 0.7)
    sc.flat(U(blacks), "#2a1810", 1)
    sc.layer(cheek, sc.lin([(0, "#9a6228"), (1, "#3a2214")], *g.p(-0.34, 2.06, 0.3), *g.p(0.06, 2.06, 0.3)), z=2, sh=0.4, rim="#ffe0a0", rimop=1, **EXACT)  # fmt: skip
    with sc.clip(cheek):
        r = sc.stream("cheek")
        play = []
        for _ in range(34):
            u, z = r.uniform(-0.36, 0.08), 0.1 + 0.5 * r.random() ** 1.6
            x, y = g.p(u, 2.07, z)
            play.append(limb([(x - 16, y + 0.5, 0.3), (x, y - 0.4, r.uniform(1, 2)), (x + 16, y - 0.6, 0.3)], 4, 3))
        sc.flat(U(play), "#ffdc98", 0.45, blur=0.7)


def draw_stick(sc: Scene, g: Grand) -> None:
    """The prop that holds the sail, gilded by the sun."""
    a, b = g.p(1.5, 1.72, TOP), g.sail(1.3, 1.5)
    sc.layer(limb([(*a, 6), (*b, 4.4)], 1, 5), sc.lin([(0, "#ffdc8a"), (1, "#b87830")], *a, *b), z=3, sh=0.5, rim=CREAM, rimop=1, **EXACT)  # fmt: skip
