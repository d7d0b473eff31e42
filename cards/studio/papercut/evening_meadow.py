"""A mown meadow in the evening: blades along the edge of a swell, the mowers' swaths, cow parsley."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb
from cards.studio.papercut.land import y_at
from cards.studio.papercut.scene import Scene


def fringe(sc: Scene, n: int, top: Any, size: float, lit: str, c: str) -> None:
    """Blades along the edge of a sheet of meadow, and a few drifts of them on it; smaller with distance."""
    r = sc.stream(f"fringe {n}")
    blades, pale = [], []
    for _ in range(620):
        x = r.uniform(-10, 810)
        y = y_at(top, x) + 3
        h = size * r.uniform(0.5, 1.3)
        q = limb(
            [(x, y, size * 0.16), (x + 0.15 * h, y - h * 0.6, size * 0.1), (x + r.uniform(0.1, 0.6) * h, y - h, 0.3)],
            3,
            3,
        )
        (blades if r.random() < 0.7 else pale).append(q)
    sc.flat(U(blades), sc.near(lit, c, 860), 1)
    sc.flat(U(pale), sc.near("#fff3bc", mix(lit, c, 0.6), 700), (0.9, 0.8, 0.55, 0.4)[n])
    drift = []
    for _ in range(16):
        x0, y0 = r.uniform(0, 800), y_at(top, 400) + r.uniform(size * 2, size * 9)
        for _ in range(14):
            x, y, h = x0 + r.gauss(0, size * 4), y0 + r.gauss(0, size * 0.5), size * r.uniform(0.4, 0.9)
            drift.append(limb([(x, y, size * 0.12), (x + r.uniform(0, 0.5) * h, y - h, 0.3)], 2, 3))
    sc.flat(U(drift), sc.near(light(lit, 0.4), mix(lit, c, 0.75), 700), 0.5)


def swaths(sc: Scene, cam: Camera, top: float) -> None:
    """Swaths of the mowers, running from our feet to the sun."""
    r = sc.stream("rows")

    def p(q: float, t: float) -> tuple[float, float]:
        return cam.at(q * 0.83 - 0.56 * t, 0, max(4.8, q * 0.56 + 0.83 * t))

    pale, deep = [], []
    for k in range(-28, 40):
        q = k * 1.5 + r.uniform(-0.2, 0.2)
        ts = [t for t in np.linspace(0, 130, 200) if q * 0.56 + 0.83 * t > 4.9]
        if len(ts) < 3:
            continue
        near_ = [p(q, t) for t in ts]
        far_ = [p(q + 0.62, t) for t in ts]
        (pale if k % 2 else deep).append(clean(Polygon([*near_, *far_[::-1]]).buffer(0)))
    frame = box(-20, top, 820, 1220)
    lit = sc.lin(
        [(0, "#fff0b0", 0.3), (0.3, "#ffe08a", 0.24), (0.7, "#8fc0a0", 0.07), (1, "#8fc0a0", 0)], 0, top, 260, 1150
    )
    deep_ = sc.lin([(0, "#5f7a3a", 0.3), (0.4, "#0c3a44", 0.22), (1, "#0c3a44", 0)], 0, top, 260, 1150)
    sc.flat(clean(U(pale).intersection(frame)), lit, 1, None, 1.5)
    sc.flat(clean(U(deep).intersection(frame)), deep_, 1, None, 1.5)


def umbel(sc: Scene, r: random.Random, x: float, y: float, h: float, lean: float) -> None:
    """Cow parsley: a stalk, rays, and on each ray a little plate of blossoms."""
    tip = (x + lean * h, y - h)
    wood, bloom = [limb([(x, y, 5), (x + lean * h * 0.3, y - h * 0.6, 3.4), (*tip, 2.4)], 6)], []
    for q in np.linspace(-1.15, 1.15, 9):
        n = h * 0.2 * (1 - 0.1 * abs(q))
        e = (tip[0] + n * math.sin(q), tip[1] - n * 0.62 * math.cos(q))
        wood.append(limb([(*tip, 1.8), (*e, 0.9)], 2))
        bloom += [ellipse(e[0] + r.gauss(0, h * 0.018), e[1] + r.gauss(0, h * 0.009), h * 0.009) for _ in range(14)]
    sc.layer(U(wood), "#143c42", z=9, sh=0.4, cut=0, rim="#ffe9a8", rimop=0.9)
    sc.layer(U(bloom), "#1d4c4e", z=5, sh=0.4, cut=0, rim="#ffe0a0", rimop=0.7)
