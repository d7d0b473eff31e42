"""A bell's clapper wrapped in a feather quilt: iron shaft and tail, plump cloth with folds and corners, a rope."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

BODY = (
    "-30,-150 -62,-140 -100,-112 -124,-68 -130,-22 -124,6^ -146,34 -158,82 -140,134 -92,162 -30,170"
    " 30,164 84,150 126,116 144,74 138,32 124,8^ 134,-24 126,-68 100,-112 60,-140 28,-150"
)
EARS = (
    "-30,-142 -60,-160 -92,-196 -122,-206^ -84,-222 -44,-204 -16,-190 8,-206 40,-226 96,-236^ 84,-204 62,-172 32,-142"
)
FLAP = "34,120 70,118 118,96 150,112 176,160 214,196^ 168,212 128,206 92,222 58,206 30,170"


def iron(sc: Scene, g: Any, lamp: tuple[float, float], x: float) -> None:
    """Dark iron with one lit side."""
    fill = sc.lin([(0, "#f0b050"), (0.22, "#8a5020"), (0.6, "#2c1812"), (1, "#0e0a14")], x - 36, 0, x + 36, 0)
    sc.layer(g, fill, z=7, cut=0, sh=0.6, rim="#ffe0a0", rimop=0.9)
    rimlight(sc, g, 2, -3, "#ffd080", 0.9, 1.6, c=lamp, r=520)


class Quilt:
    """The wrapped bundle: its middle at (x, y), 270 wide and 460 high at s = 1; cloth = lit, shade."""

    def __init__(self, x: float, y: float, s: float, lamp: tuple[float, float], cloth: tuple[str, str], rot: float = 0):
        self.x, self.y, self.s, self.lamp, self.rot = x, y, s, lamp, rot
        self.lit, self.shade = cloth

    def at(self, g: Any) -> Any:
        """From the bundle's own units to the card."""
        return T(T(g, rot=self.rot), self.x, self.y, self.s)

    def paper(self, sc: Scene, k: float = 0.0, r: float = 400) -> str:
        """White that falls off from the lantern; k darkens."""
        a, b = mix(self.lit, self.shade, k), self.shade
        x, y = self.x - 130 * self.s, self.y + 120 * self.s
        return sc.rad([(0, a), (0.3, mix(a, b, 0.04)), (0.62, mix(a, b, 0.4)), (1, b)], x, y, r * self.s)

    def cloth(self, sc: Scene, outline: str, k: float, folds: list[tuple[str, float]], z: float = 7) -> Any:
        """One piece of the quilt with its folds (a middle line, a breadth)."""
        g = self.at(shape(outline))
        sc.layer(g, self.paper(sc, k, 620 if z < 7 else 400), z=z, cut=0.2, sh=0.55, rim="#fffbe8", rimop=0.9)
        for line, w in folds:
            dip, crest = [], []
            p = [tuple(map(float, q.split(","))) for q in line.split()]
            for j, (a, b) in enumerate(p):
                ww = w * (0.25, 1, 0.7, 0.2)[min(j, 3)]
                dip.append((a, b, ww))
                crest.append((a - w * 0.7, b + w * 0.25, ww * 0.7))
            sc.flat(clean(self.at(limb(dip, 8)).intersection(g)), dark(self.shade, 0.1), 0.55, "multiply", w * 0.22)
            sc.flat(clean(self.at(limb(crest, 8)).intersection(g)), "#fff8e8", 0.55, None, w * 0.22)
            thin = self.at(limb([(a + w * 0.2, b, q * 0.16 + 0.4) for a, b, q in dip], 8))
            sc.flat(clean(thin.intersection(g)), dark(self.shade, 0.45), 0.5)
        hem = clean(g.buffer(-7).exterior.buffer(1.0)) if z != 7.5 else None
        if hem is not None:
            sc.flat(hem, dark(self.shade, 0.25), 0.5)
        rimlight(sc, g, 5, -4, "#ffe9b8", 0.9, 2.5, c=self.lamp, r=520)
        rimlight(sc, g, -3, 2, "#b8d4d8", 0.6, 2, c=(self.x + 300, self.y - 60), r=460)
        return g

    def rope(self, sc: Scene, line: str, w: float, dents: bool = True) -> Any:
        """Twisted hemp along a line."""
        p = [tuple(map(float, q.split(","))) for q in line.split()]
        g = self.at(limb([(a, b, w) for a, b in p], 8))
        if dents:
            sc.flat(T(g, 3, -5), dark(self.shade, 0.4), 0.55, "multiply", 4)
        fill = sc.rad([(0, "#ffdf9a"), (0.4, "#b87c3c"), (1, "#4a2c24")], *self.lamp, 460)
        sc.layer(g, fill, z=3, cut=0, sh=0.6, rim="#fff0c0", rimop=0.9)
        c = clean(g)
        x0, y0, x1, y1 = c.bounds
        n = w * self.s
        ticks = [
            limb([(x0 + k * n * 0.62, y0 - 4, 1.2), (x0 + k * n * 0.62 + (y1 - y0 + 8) * 0.5, y1 + 4, 1.2)], 1, 3)
            for k in range(-int((y1 - y0) / n) - 4, int((x1 - x0) / (n * 0.62)) + 4)
        ]
        sc.flat(U(ticks).intersection(c), "#3a1c10", 0.5)
        return g

    def draw(self, sc: Scene, top: float, hollow: Any) -> None:
        """Everything, the shaft hung from height top inside the hollow of the bell."""
        x, y, s = self.x, self.y, self.s
        shaft = limb([(x + 4, top, 22 * s), (x + 14, y - 140 * s, 32 * s)], 3)
        shaft = clean(shaft.intersection(U(hollow, box(0, y - 300 * s, 800, y))))
        iron(sc, shaft, self.lamp, x)
        sc.flat(shaft, sc.lin([(0, "#2c170d", 1), (0.3, "#24120c", 0.9), (1, "#160a0c", 0)], 0, top, 0, top + 210), 1)
        tail = limb([(x - 26, y + 130 * s, 84 * s), (x - 30, y + 176 * s, 70 * s), (x - 34, y + 206 * s, 40 * s), (x - 36, y + 262 * s, 42 * s)], 6)  # fmt: skip
        iron(sc, tail, self.lamp, x - 38 * s)
        sc.flat(
            tail, sc.lin([(0, "#1a0c10", 0.9), (1, "#1a0c10", 0.1)], 0, y + 150 * s, 0, y + 240 * s), 0.9, "multiply"
        )
        self.cloth(sc, FLAP, 0.28, [("76,120 106,148 128,176 140,204", 20), ("104,110 140,146 168,176 190,196", 14), ("46,130 64,160 76,184 86,212", 14)])  # fmt: skip
        self.cloth(sc, EARS, 0.12, [("-14,-146 -30,-168 -46,-186 -70,-206", 13), ("2,-146 4,-170 14,-188 24,-212", 12), ("18,-146 34,-172 54,-196 76,-222", 13)], 5)  # fmt: skip
        g = self.cloth(
            sc,
            BODY,
            0.0,
            [
                ("-22,-146 -50,-124 -72,-96", 15),
                ("-6,-148 -20,-120 -26,-98", 12),
                ("10,-148 24,-120 34,-98", 13),
                ("24,-146 56,-122 78,-92", 13),
                ("-84,24 -92,44 -94,66", 13),
                ("-36,34 -38,56 -37,76", 12),
                ("24,36 30,56 33,76", 12),
                ("74,26 86,46 92,68", 13),
            ],
            7.5,
        )
        self.pockets(sc, g)
        gut = self.at(shape("-140,2 0,30 140,2 130,34 0,60 -130,36"))
        sc.flat(clean(gut.intersection(g)), dark(self.shade, 0.1), 0.5, "multiply", 8)
        b = g.bounds
        hot = [(0, "#ffd890", 0.5), (0.4, "#ffd898", 0.35), (1, "#ffcc80", 0)]
        sc.flat(g, sc.rad(hot, b[0] - 10, b[3], 330), 0.9, "multiply")
        side = [(0, self.shade, 0), (0.5, self.shade, 0), (0.78, self.shade, 0.6), (1, dark(self.shade, 0.45), 1)]
        sc.flat(g, sc.lin(side, b[0], b[3] - 60, b[2], b[1] + 90), 0.9, "multiply")
        rimlight(sc, g, -4, 3, "#ffd9b0", 0.7, 2, c=(self.x + 260, self.y + 40), r=420)
        self.rope(sc, "-34,-146 -12,-138 12,-138 34,-146", 9)
        self.rope(sc, "-33,-155 -12,-148 12,-148 33,-155", 9)
        self.rope(sc, "-131,-16 -124,-10 -72,24 0,44 70,42 122,30 131,24", 10)
        self.rope(sc, "-128,2 -122,8 -70,28 0,36 70,26 122,8 128,2", 10)
        self.rope(sc, "-129,14 -122,20 -70,40 0,48 70,38 122,20 129,14", 10)

    def pockets(self, sc: Scene, g: Any) -> None:
        """Quilting seams round both bulges, the down swelling between them, a pucker at each crossing."""
        body = shape(BODY)

        def row(y: float) -> tuple[float, float]:
            x0, _, x1, _ = body.intersection(box(-300, y - 0.5, 300, y + 0.5)).bounds
            return (x0 + x1) / 2, (x1 - x0) / 2

        def on(u: float, y: float) -> tuple[float, float]:
            c, w = row(y)
            return c + w * math.sin(u * math.pi / 2), y + 17 * math.cos(u * math.pi / 2)

        seams, puffs, puckers = [], [], []
        us = (-0.86, -0.52, -0.17, 0.17, 0.52, 0.86)
        for ys in ((-138, -98, -54, -6), (24, 66, 108, 146)):
            for y in ys[1:3]:
                seams.append(limb([(*on(u, y), 1.7) for u in np.linspace(-1, 1, 25)], 2, 3))
            for u in us:
                seams.append(limb([(*on(u, y), 1.7) for y in np.linspace(ys[0], ys[3], 10)], 3, 3))
                for y in ys[1:3]:
                    (a, b), q = on(u, y), math.cos(u * math.pi / 2)
                    puckers += [
                        limb([(a, b, 2.2), (a + 17 * q * i, b + 13 * j, 0.4)], 2, 3) for i in (-1, 1) for j in (-1, 1)
                    ]
            for u0, u1 in zip((-1.1, *us), (*us, 1.1), strict=True):
                for y0, y1 in zip(ys, ys[1:], strict=False):
                    u = max(-1.0, min(1.0, (u0 + u1) / 2 - 0.03))
                    a, b = on(u, (y0 + y1) / 2 + 3)
                    wide = 27 * max(0.2, math.cos(u * math.pi / 2))
                    puffs.append(ellipse(a, b, wide * 0.62, (y1 - y0) * 0.3))
        seam = self.at(U(seams)).intersection(g)
        sc.flat(clean(seam.buffer(7).intersection(g)), self.shade, 0.5, "multiply", 5)
        warm = sc.rad(
            [(0, "#fffbe6", 1), (0.5, "#fff4dc", 0.9), (1, "#e8dcf0", 0.45)],
            self.x - 120 * self.s,
            self.y + 110 * self.s,
            330 * self.s,
        )
        sc.flat(clean(self.at(U(puffs)).intersection(g)), warm, 0.8, None, 6)
        sc.flat(seam, dark(self.shade, 0.3), 0.6)
        sc.flat(clean(T(seam, -1.6, 1.8).intersection(g)), "#fffef0", 0.6)
        sc.flat(clean(self.at(U(puckers)).intersection(g)), dark(self.shade, 0.25), 0.5, None, 0.8)
