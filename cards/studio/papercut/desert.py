"""Desert ground in a low light: wind ripples, and dunes with a knife edge."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, limb, shape
from cards.studio.papercut.scene import Scene


def ripples(sc: Scene) -> None:
    """Wind ripples: wavering crests that lie aslant to the low light, wider towards us."""
    r = sc.stream("ripples")
    crest, hollow = [], []
    for k in range(30):
        t = k / 29
        y0, amp = 804 + 462 * t**1.3, 3 + 13 * t
        x = -80.0 - r.uniform(0, 120)
        while x < 860:
            n = r.uniform(90, 330) * (0.6 + t)
            xs = np.linspace(x, x + n, 14)
            w = (0.4 + 4.8 * t) * np.sin(np.linspace(0, math.pi, 14)) ** 0.6 + 0.2
            ys = (
                y0
                - 0.10 * (xs - 300) * (0.4 + t)
                + amp * np.sin(xs / (46 + 60 * t) + 0.5 * k)
                + 0.4 * amp * np.sin(xs / 21 + k)
            )
            hollow.append(limb(np.c_[xs, ys, w], 2, 3))
            crest.append(limb(np.c_[xs, ys - 1 - 2.4 * t, w * 0.5], 2, 3))
            x += n * r.uniform(0.95, 1.3)
    sc.flat(U(hollow), sc.rad([(0, "#c8642a"), (0.5, "#7a2422"), (1, "#2c0c1c")], 0, 800, 900), 0.4)
    sc.flat(U(crest), sc.rad([(0, "#fff4c8"), (0.5, "#ffb464"), (1, "#8a3428")], 0, 800, 860), 0.55)


def dune(sc: Scene, crest: str, lee: str, lit: str, c: str, z: float = 6) -> None:
    """A dune with a knife edge: its whole outline in light, its lee side in shade."""
    whole, side = shape(crest), shape(lee)
    sc.layer(
        whole,
        sc.rad([(0, light(lit, 0.3)), (0.5, lit), (1, mix(lit, c, 0.7))], -60, 690, 800),
        z=z,
        cut=0.3,
        sh=0.35,
        rim="#fff3c8",
        rimop=0.9,
    )
    sc.flat(clean(side.intersection(whole)), sc.lin([(0, c), (1, mix(c, lit, 0.35))], 0, 600, 0, 740), 0.92)
