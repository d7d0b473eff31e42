"""A round shaft of brick seen from within, its near half taken away: a mouth above us, a floor below us."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, rounded
from cards.studio.papercut.scene import Scene

Ellipse = tuple[float, float, float, float]  # middle x, y, half width, half height


@dataclass(frozen=True)
class Shaft:
    """mouth and floor: the two ends as they are seen; bulge: how much wider it looks half way, where we are nearest."""

    mouth: Ellipse
    floor: Ellipse
    bulge: float = 500

    def at(self, h: float, a: float) -> tuple[float, float]:
        """A point of the wall at a height (0 floor, 1 mouth) and an angle (0 right, pi/2 the back, pi left)."""
        (mx, my, mw, mh), (_, fy, fw, fh) = self.mouth, self.floor
        y = fy + (my - fy) * h
        b = fh - (fh + mh) * h
        w = fw + (mw - fw) * h + self.bulge * h * (1 - h)
        return mx + w * math.cos(a), y - b * math.sin(a)

    def patch(self, h0: float, h1: float, a0: float, a1: float, n: int = 8) -> Any:
        """A piece of the wall between two heights and two angles."""
        low = [self.at(h0, a) for a in np.linspace(a0, a1, n)]
        return Polygon(low + [self.at(h1, a) for a in np.linspace(a1, a0, n)]).buffer(0)

    def whole(self) -> Any:
        """All of the wall."""
        return U([self.patch(k / 12, (k + 1.02) / 12, -0.02, math.pi + 0.02, 40) for k in range(12)])


def tone(ramp: Sequence[tuple[float, str]], h: float) -> str:
    """The colour of a ramp of (height, colour) at a height."""
    for (a, ca), (b, cb) in zip(ramp[:-1], ramp[1:], strict=True):
        if h <= b:
            return mix(ca, cb, (h - a) / (b - a))
    return ramp[-1][1]


def lay_bricks(
    sc: Scene, shaft: Shaft, ramp: Sequence[tuple[float, str]], shade: str, courses: int = 30, n: int = 19
) -> None:
    """Course on course of brick in the colours of the ramp; some are paler, some have worked loose."""
    r = sc.stream("bricks")
    for k in range(courses)[::-1]:
        h0, h1 = k / courses, (k + 1) / courses
        c = tone(ramp, (h0 + h1) / 2)
        sc.flat(shaft.patch(h0 - 0.004, h1, -0.02, math.pi + 0.02, 40), dark(c, 0.34))
        bricks, pale, deep = [], [], []
        for i in range(-1, n + 1):
            a0, a1 = (math.pi * (i + q + 0.5 * (k % 2)) / n for q in (0.03, 0.97))
            g = rounded(shaft.patch(h0 + 0.002, h1 - 0.002, a0, a1, 5).buffer(-0.8), 3)
            bricks.append(g)
            if (v := r.random()) < 0.34:
                (pale if v < 0.18 else deep).append(g)
        sc.layer(U(bricks), c, z=1.6, cut=0.7, sh=0.4, shc=shade, rim="#ffffff", rimop=0.2)
        sc.flat(U(pale), light(c, 0.4), 0.24)
        sc.flat(U(deep), dark(c, 0.4), 0.24)
        if out := [g for g in bricks if r.random() < 0.05]:
            sc.layer(U(out), light(c, 0.1), z=5, cut=0.8, sh=0.6, shc=shade, rim="#fff3dc", rimop=0.5)
