"""A pot on its stove, seen from above, with a night sky for soup; in card units."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.geometry import T, clean, ellipse
from cards.studio.papercut.ladle_moon import MR, MX, MY
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

PX, PY, PR = 398, 432, 168  # the pot, seen from above


def draw_stove(sc: Scene) -> None:
    """The ring of the stove, and the pot on it with its two handles."""
    sc.flat(ellipse(PX, PY, PR + 42), "#140c20", 0.5, "multiply", 10)
    sc.layer(ellipse(PX, PY, PR + 34), sc.near("#7f6a86", "#2f2440", 420), z=5, cut=0.5, rim="#ffe9c4", rimop=0.6)
    ring = ellipse(PX, PY, PR + 28).difference(ellipse(PX, PY, PR + 24))
    sc.flat(ring, "#1f142c", 0.7)
    for a in np.linspace(0, 2 * math.pi, 24, endpoint=False):
        sc.flat(ellipse(PX + (PR + 30) * math.cos(a), PY + (PR + 30) * math.sin(a), 2.4), "#1f142c", 0.8)
    for a0 in (0.5, 0.5 + math.pi):
        c, s_ = math.cos(a0), math.sin(a0)
        hx_, hy_ = PX + (PR + 20) * c, PY + (PR + 20) * s_
        g = ellipse(hx_, hy_, 34, 24, math.degrees(a0) + 90).difference(
            ellipse(hx_ + 3 * c, hy_ + 3 * s_, 22, 12, math.degrees(a0) + 90)
        )
        sc.layer(g, sc.near("#d9a37a", "#5a3444", 360), z=9, cut=0.3, rim="#fff2d8", rimop=0.9)
    sc.layer(
        ellipse(PX, PY, PR + 10), sc.near("#e6b48c", "#7a4a50", 300), z=16, cut=0.2, rim="#fff6e0", rimop=0.9, rimw=1.8
    )


def draw_soup(sc: Scene) -> None:
    """The soup: a night sky, rings of light and leaves."""
    inner = ellipse(PX, PY, PR)
    sc.layer(inner, "#4a2c40", z=1, cut=0, sh=0)
    soup = ellipse(PX, PY, PR - 7)
    sc.flat(
        soup,
        sc.rad(
            [(0, "#f3dfc4"), (0.28, "#a8a0c4"), (0.55, "#4f5a9a"), (0.85, "#2a2f66"), (1, "#1c1c48")], MX, MY, PR * 1.35
        ),
        1,
    )
    with sc.clip(soup):
        K = sc.stream("stars")
        for _ in range(90):
            a, r = K.uniform(0, 6.28), PR * math.sqrt(K.random())
            x, y = PX + r * math.cos(a), PY + r * math.sin(a)
            if math.hypot(x - MX, y - MY) > MR + 18:
                sc.flat(star(x, y, K.uniform(1.6, 5.4), 5, 0.45, K.random()), "#fff2cc", 0.95)
        for k in range(5):
            e = ellipse(MX + 6, MY + 8, MR + 16 + 22 * k, (MR + 16 + 22 * k) * 0.97)
            sc.flat(clean(e.difference(e.buffer(-2.2 + 0.3 * k))), "#fff6e0", 0.65 - 0.1 * k)
        for x, y, rot in ((300, 520, 30), (344, 560, -20), (500, 560, 60), (478, 348, 10), (300, 400, -50)):
            q = T(leaf(0, 0, 26, 0, 0.5), x, y, rot=rot)
            sc.layer(q, "#7fa07a", z=1.4, cut=0, wash=0, rim="#fff6e0", rimop=0.8)
        sc.flat(soup.difference(T(soup, 7, 9)), "#1a1030", 0.5, "multiply", 4)
