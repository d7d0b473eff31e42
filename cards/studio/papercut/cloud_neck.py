"""A bank of rain cloud like the neck of a harp: sheets of one curve, scrolls cut into their edges; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import T, U, along, clean, curve, fillet, rounded
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank, spiral

NECK = [(-60, 150), (40, 168), (150, 172), (270, 214), (400, 306), (520, 396), (620, 424), (710, 396), (780, 350), (870, 300)]  # fmt: skip
CLOUD_TONES = ("#a9bcc3", "#8ea4ae", "#748c99", "#5c7584", "#4a6374", "#3d5567", "#34495a")
CLOUD_STEPS = (0, 20, 56, 106, 164, 232, 318)  # how far each sheet is drawn back from the neck


def neck_y(x: float) -> float:
    """Lower edge of the cloud at x."""
    c = curve(np.array(NECK, float), n=12)
    return float(np.interp(x, c[:, 0], c[:, 1]))


def draw_cloud_neck(sc: Scene) -> None:
    """The neck of the harp: seven sheets of cloud along one curve, tuning scrolls cut into their edges."""
    c = curve(np.array(NECK, float), n=10)
    slits = []
    for j, (tone, up) in enumerate(zip(CLOUD_TONES, CLOUD_STEPS, strict=True)):
        r = sc.stream(f"neck {j}")
        line = [(x, y - 34 - up * (1.0 + 0.16 * math.sin(x / 90 + j)) + 6 * j) for x, y in c]
        body = clean(Polygon([*line, (900, -400), (-100, -400)]).buffer(0))
        g = rounded(fillet(U(bank(r, line, 26 + 3 * j, 36 + 5 * j, 40), body), 4), 3)
        lit = sc.rad([(0, light(tone, 0.3)), (0.45, tone), (1, dark(tone, 0.3))], 330, 420, 620)
        sc.layer(g, lit, z=10, sh=0.5, cut=0.8, rim="#f8f8ee", rimop=0.7, lightpos=(330, 640))
        if j > 1:
            for x, y in along(np.array(line), 9)[1:-1]:
                if r.random() < 0.62:
                    slits.append(spiral(x, y - 6, r.uniform(13, 24), 1.7, 2.4, r.uniform(0, 6), r.random() < 0.5))
    sc.flat(U(slits), "#22323f", 0.5)
    sc.flat(T(U(slits), 0.8, 1.2), "#b4c4c8", 0.35)
