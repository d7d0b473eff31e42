"""A very old umbrella, seen from a little below: ribs, darned panels, the hollow under it, a crook that stands in the earth."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import patterned

RIBS = 12


class OldUmbrella:
    """Its rim is a circle of radius r round (x, y) seen as an ellipse ry high, the crown h over it, turned by lean degrees."""

    def __init__(self, x: float, y: float, r: float, ry: float, h: float, lean: float, cloth: str) -> None:
        self.x, self.y, self.r, self.ry, self.h, self.lean, self.cloth = x, y, r, ry, h, lean, cloth

    def turned(self, g: Any) -> Any:
        return T(g, rot=self.lean, o=(self.x, self.y))

    def points(self, a: Any, t: Any) -> Any:
        """Cloth at angle a (0 right, pi/2 towards us) and t from the crown (0) to the rim (1)."""
        a, t = np.asarray(a, float), np.asarray(t, float)
        s = np.sin(t * math.pi / 2) ** 1.06
        c = np.maximum(0.0, np.cos(t * math.pi / 2)) ** 1.12
        sag = 0.035 * (1 - np.cos((a * RIBS / (2 * math.pi)) % 1 * 2 * math.pi)) * t**2.2
        k = s * (1 - sag)
        x = self.x + self.r * k * np.cos(a)
        y = self.y - self.h * (c + 1.15 * sag * t) - self.ry * k * np.sin(a)
        q = math.radians(self.lean)
        dx, dy = x - self.x, y - self.y
        return np.c_[self.x + dx * math.cos(q) - dy * math.sin(q), self.y + dx * math.sin(q) + dy * math.cos(q)]

    def sheet(self, a0: float, a1: float, t0: float = 0.0, t1: float = 1.0) -> Any:
        """The part of the cloth between two angles and two heights."""
        n = 18
        u, v = np.linspace(a0, a1, n), np.linspace(t0, t1, n)
        edge = [(u, u * 0 + t1), (u * 0 + a1, v[::-1]), (u[::-1], u * 0 + t0), (u * 0 + a0, v)]
        return clean(Polygon(np.vstack([self.points(a, t) for a, t in edge])).buffer(0))

    def on(self, g: Any) -> Any:
        """A geometry in (angle in ribs, t) laid on the cloth."""
        g = shapely.segmentize(g, 0.04)
        return clean(shapely.transform(g, lambda p: self.points(p[:, 0] * 2 * math.pi / RIBS, p[:, 1])))

    def line(self, a: float, w0: float, w1: float, t0: float = 0.02, t1: float = 1.0) -> Any:
        v = np.linspace(t0, t1, 14)
        p = self.points(v * 0 + a, v)
        return limb(np.c_[p, w0 + (w1 - w0) * np.linspace(0, 1, 14)], 1, 3)

    def angles(self) -> list[float]:
        return [2 * math.pi / RIBS * k for k in range(RIBS)]

    def front(self) -> Any:
        return U([self.sheet(a, a + 2 * math.pi / RIBS) for a in self.angles()[: RIBS // 2]])

    def hollow(self) -> Any:
        a = np.linspace(0, 2 * math.pi, 120)
        return clean(Polygon(self.points(a, a * 0 + 1)).buffer(0))

    def draw_hollow(self, sc: Scene, fill: str, ribs: str) -> None:
        """What one sees under it: the far cloth from inside, ribs and stretchers."""
        sc.layer(self.hollow(), fill, z=5, cut=0, sh=0.3, rim="#ffd890", rimop=0.5)
        far = [a for a in self.angles()[RIBS // 2 :]]
        with sc.clip(self.hollow()):
            for a in far:
                sc.flat(self.sheet(a, a + 0.26, 0.1, 1), "#0a2238", 0.2)
        sc.flat(U([self.line(a, 3, 3.6, 0.1, 1.0) for a in [*far, 0]]).intersection(self.hollow()), ribs, 0.9)

    def shaft(self, foot: tuple[float, float], w: float = 17) -> Any:
        """The wooden shaft from the crown to the earth."""
        top = self.points([0], [0.0])[0]
        return limb([(*top, w * 0.6), ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2, w * 0.85), (*foot, w)], 6)

    def draw_stretchers(self, sc: Scene, runner: tuple[float, float], wood: str) -> None:
        """The thin rods from the runner on the shaft to the ribs."""
        rods = []
        for a in self.angles():
            p = self.points([a], [0.66])[0]
            rods.append(limb([(*runner, 3), (*p, 2.6)], 2, 3))
        g = U(rods).difference(self.front().buffer(-2))
        sc.layer(g, wood, z=3, cut=0, sh=0.4, rim="#bfe0f0", rimop=0.6)

    def draw_front(self, sc: Scene, suns: tuple[str, str], shade: str) -> None:
        """The outer panels, each a sheet that bellies between its ribs, lit from the left."""
        step = 2 * math.pi / RIBS
        for k in (2, 3, 1, 4, 0, 5):
            a = self.angles()[k]
            g = self.sheet(a, a + step).buffer(0.5)
            if k == 1:  # a tear that nobody has darned yet
                g = clean(
                    g.difference(
                        self.on(Polygon([(1.52, 1.04), (1.62, 0.86), (1.66, 0.83), (1.68, 0.88), (1.74, 1.04)]))
                    )
                )
            mid = a + step / 2
            lit = max(0.0, math.cos(math.pi - mid)) ** 1.1
            p0, p1 = self.points([a + step], [0.8])[0], self.points([a], [0.8])[0]
            sun = suns[1]
            c = (
                mix(mix(self.cloth, shade, 0.5), suns[0], min(1, 1.7 * lit))
                if lit < 0.6
                else mix(suns[0], sun, (lit - 0.6) / 0.5)
            )
            fill = sc.lin([(0, light(mix(c, sun, 0.16 + 0.2 * lit), 0.06)), (0.45, c), (1, dark(c, 0.32))], *p0, *p1)
            sc.layer(g, fill, z=4, cut=0, sh=0.5, rim="#ffe2a0", rimop=0.2 + 0.6 * lit, fibre=0.2)
        cloth = self.front()
        for k, b in enumerate(((0.86, 0.885), (0.9, 0.912))):
            g = U([self.on(box(j, b[0], j + 1, b[1])) for j in range(6)])
            sc.flat(
                g,
                sc.lin([(0, "#ffe0a0"), (0.4, "#d08a58"), (1, "#3a3a54")], self.x - self.r, 0, self.x + self.r, 0),
                0.7 - 0.2 * k,
            )
        folds = []
        for a in self.angles()[1:6]:
            for d in (-0.16, -0.08, 0.09, 0.17):
                folds.append(self.line(a + d * step * 2, 0.3, 2.2, 0.62, 0.97))
        sc.flat(U(folds).intersection(cloth), "#08101e", 0.35)
        sc.flat(U([self.line(a, 1.4, 3.0) for a in self.angles()[1:6]]), "#070d18", 0.6)
        sc.flat(T(U([self.line(a, 0.7, 1.5) for a in self.angles()[1:6]]), -2.0, 0), "#ffcf8a", 0.5)

    def draw_patches(self, sc: Scene, patches: list[tuple[Any, str, str]], thread: str) -> None:
        """Darned places: pieces of other cloth with stitches round them."""
        for k, (g, c, kind) in enumerate(patches):
            q = self.on(g)
            sc.layer(q, sc.near(light(c, 0.1), dark(c, 0.45), 760), z=1.6, cut=0.5, sh=0.5, rim="#ffe6b8", rimop=0.7)
            sc.flat(clean(patterned(q, kind, f"patch {k}", 1.5).intersection(q)), light(c, 0.4), 0.4)
            e = q.buffer(-2).exterior if q.buffer(-2).geom_type == "Polygon" else q.exterior
            st = []
            for s in np.arange(0, e.length, 9):
                p, r = e.interpolate(s), e.interpolate(s + 4)
                nx, ny = r.y - p.y, p.x - r.x
                st.append(limb([(p.x - nx * 0.2, p.y - ny * 0.2, 1.3), (p.x + nx * 1.5, p.y + ny * 1.5, 1.3)], 1, 3))
            sc.flat(U(st), thread if k else "#e84a34", 0.9)

    def draw_top(self, sc: Scene, wood: str) -> None:
        x, y = self.points([0], [0.0])[0]
        g = T(U(limb("0,6,20 0,-8,15 0,-16,9 0,-52,6 0,-58,3", 5), ellipse(0, 2, 19, 8)), x, y, rot=self.lean)
        sc.layer(g, wood, z=4, cut=0, sh=0.5, rim="#ffe2a0", rimop=0.9)
        rimlight(sc, g, 3, 1, "#ffd890", 0.9)
        tips = []
        for a in self.angles():
            p = self.points([a, a], [0.97, 1.0])
            tips.append(limb([(*p[0], 6), (*p[1], 4.5)], 2, 4))
        sc.layer(U(tips[:7]), "#c89858", z=2, cut=0, sh=0.4, rim="#fff0c8", rimop=0.8)
