"""Rows of scalloped waves and a breaker, lit from behind."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, limb, rounded
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.water import crest, waves


def wave_row(sc: Scene, R: Any, y: float, amp: float, wl: float, c0: str, c1: str, z: float, dens: int) -> None:
    """A row of waves, its back and the lines on it."""
    g = waves(R, -30, 830, y, amp, wl, 1260)
    sl = []
    for _ in range(dens):
        x, yy = R.uniform(-10, 810), y + amp * R.uniform(0.3, 1.5)
        L = wl * R.uniform(0.25, 0.7)
        sl.append(limb([(x - L / 2, yy, 0.5), (x, yy + L * 0.06, 1.8), (x + L / 2, yy - 1, 0.5)], 4, 3))
    sc.layer(g, sc.near(light(c0, 0.28), mix(c1, c0, 0.45), 560), z=z, sh=0.5, cut=0.3, rimop=0.5, rim="#fff0cc")
    sc.layer(
        clean(T(rounded(g.buffer(-2.2), 1.5), -2, amp * 0.34)),
        sc.near(c0, c1, 560),
        z=2.2,
        sh=0.3,
        cut=0.2,
        rimop=0.12,
    )
    sc.flat(U(sl).intersection(g), sc.near("#ffe9b8", "#5fa0a0", 380), 0.55)


def breaker(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    c0: str,
    c1: str,
    z: float = 11,
    flip: bool = False,
    foam: str = "#f3ecd2",
) -> None:
    """A wave that breaks, cut back twice, and its foam."""
    c = crest(x, y, w, h, flip)
    m = -1 if flip else 1
    sc.layer(c["body"], sc.near("#fff6dc", mix(foam, c0, 0.45), 520), z=z, sh=0.5, cut=0.3, step=4, rimop=0.5)
    b2 = clean(T(rounded(c["body"].buffer(-3.2), 1.2), -m * 3, 4).intersection(c["body"]))
    sc.layer(
        clean(b2.difference(T(c["lines"], 0, 0).buffer(0.6))),
        sc.near(c0, c1, 640),
        z=3,
        sh=0.35,
        cut=0.3,
        step=4,
        rimop=0.3,
    )
    b3 = clean(T(rounded(c["body"].buffer(-h * 0.085), 3), -m * w * 0.05, h * 0.12).intersection(b2))
    sc.layer(
        clean(b3.difference(c["lines"].buffer(1.2))),
        sc.near(mix(c0, c1, 0.35), dark(c1, 0.2), 640),
        z=3,
        sh=0.35,
        cut=0.3,
        step=4,
        rimop=0.2,
    )
    sc.layer(
        U(c["foam"], T(c["foam"], m * 14, -34), T(c["foam"], m * 30, 10, 0.98, o=c["foam"].centroid.coords[0])),
        sc.near("#fff6dc", foam, 500),
        z=2.4,
        sh=0.35,
        cut=0,
    )
