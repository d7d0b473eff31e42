"""A long table laid for guests, in the perspective of a camera: cloth, runner, covers, candelabra."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

PLATE = 0.31  # metres, half across


@dataclass(frozen=True)
class LaidTable:
    """From x0 to x1 and from near to far, its top at a height."""

    cam: Camera
    x0: float
    x1: float
    near: float
    far: float
    top: float = 0.82

    @property
    def mid(self) -> float:
        """The middle line."""
        return (self.x0 + self.x1) / 2

    def at(self, x: float, z: float) -> tuple[float, float]:
        """A place on the cloth as it is seen."""
        return self.cam.at(x, self.top, z)

    def round(self, x: float, z: float, r: float) -> Any:
        """A disc that lies on the cloth."""
        return clean(shape([self.at(x + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)[:-1]], 2))  # fmt: skip

    def cloth(self, sc: Scene, lit: tuple[float, float]) -> None:
        """The cloth falls in folds over the near end; it is brightest at a place of the card."""
        t = self.top
        x, y = lit
        P = [(self.x0 - 0.02, t, self.near), (self.x1 + 0.02, t, self.near)]
        hem = [(self.x1 + 0.05 - (self.x1 - self.x0 + 0.1) * k / 40, 0.14 + 0.05 * math.sin(k * 1.15) + (-0.09 if k in (0, 40) else 0), self.near) for k in range(41)]  # fmt: skip
        fall = self.cam.face([*P, *hem])
        y0, y1 = fall.bounds[1], fall.bounds[3]
        sc.layer(
            fall,
            sc.lin([(0, "#d6efd2"), (0.35, "#7fbca4"), (1, "#174c4c")], 0, y0, 0, y1),
            z=12,
            sh=0.55,
            cut=0.4,
            rim="#fffbe0",
        )
        folds = []
        for k in range(17):
            px = fall.bounds[0] + (fall.bounds[2] - fall.bounds[0]) * (k + 0.5) / 17
            folds.append(limb([(px, y0 + 4, 0.6), (px + 3 * (-1) ** k, (y0 + y1) / 2, 4), (px + 2, y1, 8)], 5))
        sc.flat(clean(U(folds).intersection(fall)), "#0c3438", 0.34, "multiply", 1.2)
        sc.flat(clean(T(U(folds), -6, 0).intersection(fall)), "#f4ffe4", 0.22, None, 1)
        cloth = self.cam.face(
            [(self.x0, t, self.near), (self.x1, t, self.near), (self.x1, t, self.far), (self.x0, t, self.far)]
        )
        sc.layer(cloth, sc.rad([(0, "#fffef2"), (0.3, "#e4f4d8"), (0.65, "#9fd0b4"), (1, "#4f9684")], x, y, 300), z=3, sh=0.4, cut=0.3, rim="#fffef2", rimop=0.9)  # fmt: skip
        runner = self.cam.face([(self.mid - 0.3, t, self.near), (self.mid + 0.3, t, self.near), (self.mid + 0.3, t, self.far), (self.mid - 0.3, t, self.far)])  # fmt: skip
        sc.layer(runner, sc.rad([(0, "#ff9c82"), (0.5, "#d3685a"), (1, "#7a4a4c")], x, y, 280), z=1, sh=0.25, cut=0.2)
        end = self.cam.face([(self.mid - 0.3, t, self.near), (self.mid + 0.3, t, self.near), (self.mid + 0.29, 0.4, self.near - 0.02), (self.mid, 0.32, self.near - 0.02), (self.mid - 0.29, 0.4, self.near - 0.02)])  # fmt: skip
        sc.layer(end, sc.lin([(0, "#e67c68"), (1, "#7a3a40")], 0, y0, 0, y1), z=2, sh=0.4, cut=0.2, rim="#ffd9b0")
        for s in (-0.25, 0.25):
            line = [
                self.at(self.mid + s + 0.02 * (-1) ** k, z) for k, z in enumerate(np.linspace(self.near, self.far, 60))
            ]
            sc.stroke(line, "#ffe6c0", 1.2, 0.7)

    def cover(self, sc: Scene, x: float, z: float, dish: int, lit: float) -> None:
        """A plate with a shell, a star or a coral, a glass and knife and fork; lit 0..1."""
        k = self.cam.scale(z)
        white = mix("#8fc4ac", "#fffdf0", lit)
        sc.layer(self.round(x, z, PLATE), white, z=1.6, sh=0.5, cut=0, wash=0.2)
        sc.flat(self.round(x, z, PLATE * 0.9).difference(self.round(x, z, PLATE * 0.84)), "#b98a3a", 0.8)
        sc.flat(self.round(x, z, PLATE * 0.66), mix(white, "#1f5a55", 0.12))
        px, py = self.at(x, z)
        r = PLATE * k
        if dish == 0:
            g = T(rounded(star(px, py - r * 0.1, r * 0.5, 5, 0.42, 0.3), r * 0.06), 0, 0, 1, sy=0.55, o=(px, py))
            sc.layer(g, "#e8946c", z=1.5, cut=0, wash=0, fibre=0)
        elif dish == 1:
            g = shape(f"{px - r * 0.42},{py}^ {px - r * 0.36},{py - r * 0.34} {px},{py - r * 0.46} {px + r * 0.36},{py - r * 0.34} {px + r * 0.42},{py}^ {px},{py + r * 0.1}")  # fmt: skip
            sc.layer(g, "#f3d0b4", z=1.5, cut=0, wash=0, fibre=0)
        else:
            g = fillet(U([limb([(px, py, r * 0.12), (px + d * r * 0.2, py - r * 0.28, r * 0.09), (px + d * r * 0.42, py - r * (0.54 - 0.1 * abs(d)), r * 0.05)], 4) for d in (-1, -0.4, 0.3, 0.9)]), r * 0.05)  # fmt: skip
            sc.layer(g, "#e0705f", z=1.5, cut=0, wash=0, fibre=0)
        for d in (-0.42, 0.42):
            a, b = self.at(x - 0.02, z + d), self.at(x + 0.34 * (1 if x < self.mid else -1), z + d)
            sc.layer(limb([(*a, 0.03 * k), (*b, 0.02 * k)], 1), "#e0c274", z=0.8, cut=0, wash=0, fibre=0)

    def glass(self, sc: Scene, x: float, z: float) -> None:
        """A goblet; in this room it is the air that lies in it."""
        (px, py), s = self.at(x, z), self.cam.scale(z) / 200
        bowl = shape(f"{px - 15 * s},{py - 78 * s}^ {px + 15 * s},{py - 78 * s}^ {px + 17 * s},{py - 56 * s} {px + 8 * s},{py - 38 * s} {px},{py - 34 * s} {px - 8 * s},{py - 38 * s} {px - 17 * s},{py - 56 * s}")  # fmt: skip
        foot = U(limb([(px, py - 36 * s, 3 * s), (px, py - 4 * s, 3 * s)], 1), ellipse(px, py - 2 * s, 13 * s, 4 * s))
        sc.layer(U(bowl, foot), "#e2f6e8", z=1.2, cut=0, wash=0, fibre=0, op=0.6, sh=0.3, rimop=0.9)
        sc.flat(ellipse(px + 2 * s, py - 60 * s, 8 * s, 9 * s), "#fffef2", 0.7)

    def candelabrum(self, sc: Scene, z: float, size: float) -> list[tuple[float, float]]:
        """Three candles with upright flames; returns where they burn."""
        (px, py), s = self.at(self.mid, z), size * self.cam.scale(z) / 175
        stem = shape(f"{px - 34 * s},{py + 4 * s}^ {px - 28 * s},{py - 8 * s} {px - 8 * s},{py - 14 * s} {px - 5 * s},{py - 60 * s} {px - 9 * s},{py - 72 * s} {px - 4 * s},{py - 84 * s} {px - 5 * s},{py - 130 * s} {px + 5 * s},{py - 130 * s} {px + 4 * s},{py - 84 * s} {px + 9 * s},{py - 72 * s} {px + 5 * s},{py - 60 * s} {px + 8 * s},{py - 14 * s} {px + 28 * s},{py - 8 * s} {px + 34 * s},{py + 4 * s}^ {px},{py + 10 * s}")  # fmt: skip
        arms = U([limb([(px, py - 92 * s, 8 * s), (px + d * 34 * s, py - 84 * s, 6 * s), (px + d * 56 * s, py - 100 * s, 5 * s), (px + d * 56 * s, py - 118 * s, 6 * s)], 6) for d in (-1, 1)])  # fmt: skip
        cups = U([shape(f"{px + x * s - 13 * s},{py + (y - 8) * s}^ {px + x * s + 13 * s},{py + (y - 8) * s}^ {px + x * s + 7 * s},{py + (y + 4) * s} {px + x * s - 7 * s},{py + (y + 4) * s}") for x, y in ((-56, -118), (0, -132), (56, -118))])  # fmt: skip
        sc.layer(fillet(U(stem, arms, cups), 2 * s), sc.lin([(0, "#8a6430"), (0.6, "#d9a84e"), (1, "#ffe0a0")], px - 60 * s, 0, px + 60 * s, 0), z=2, cut=0, sh=0.5, rim="#fff3cc", rimop=0.8)  # fmt: skip
        out = []
        for x, y, h in ((-56, -126, 52), (0, -140, 66), (56, -126, 52)):
            cx, cy = px + x * s, py + y * s
            sc.layer(
                limb([(cx, cy + 2 * s, 13 * s), (cx, cy - h * s, 12 * s)], 1), "#fbf3d4", z=1.4, cut=0, wash=0, fibre=0
            )
            fy = cy - (h + 3) * s
            flame = shape(f"{cx},{fy + 2 * s} {cx - 7 * s},{fy - 7 * s} {cx - 5 * s},{fy - 19 * s} {cx},{fy - 38 * s}^ {cx + 5 * s},{fy - 19 * s} {cx + 7 * s},{fy - 7 * s}")  # fmt: skip
            sc.glow(cx, fy - 14 * s, 90 * s + 16, "#ffd98a", 0.75)
            sc.flat(flame, sc.lin([(0, "#fffbe6"), (1, "#ffc65a")], 0, fy - 36 * s, 0, fy))
            out.append((cx, fy - 36 * s))
        return out

    def napkin(self, sc: Scene, x: float, z: float) -> None:
        """A folded cloth beside a plate."""
        px, py = self.at(x, z)
        sc.layer(U([leaf(px, py, 22, a, 0.5) for a in (-2.2, -1.57, -0.9)]), "#fdf4dc", z=1.4, cut=0, wash=0)
