"""A sailing boat with a lit masthead, and the light that it leaves on the water."""

from __future__ import annotations

from cards.studio.papercut.boats import sail_boat
from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, limb
from cards.studio.papercut.light_bird import light_bird
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress


def wedge(sc: Scene, x: float, y: float, w: float, h: float, op: float) -> None:
    """A wedge of light that a lit mast leaves on the water."""
    r = sc.stream(f"wedge {x}")
    g = []
    for k in range(24):
        t = k / 23
        ww = w * (0.22 + 0.95 * t) * r.uniform(0.4, 1.1)
        yy, xx = y + h * t, x + r.uniform(-1, 1) * w * 0.12
        g.append(
            limb([(xx - ww / 2, yy, 0.5), (xx, yy + r.uniform(-1, 1), 2.2 + 1.8 * t), (xx + ww / 2, yy, 0.5)], 4, 3)
        )
    sc.flat(U(g), sc.lin([(0, "#fff6c9", 0.95), (1, "#f4dd6b", 0.04)], 0, y, 0, y + h), op, "screen")
    sc.glow(x, y + h * 0.2, w * 1.5, "#f4dd6b", 0.3 * op, sy=0.6)


def draw_boat(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    hull: str,
    sail: str,
    stripe: str | None,
    birds: int,
    tilt: float,
    flip: bool,
) -> None:
    """A boat with a lit masthead; the one with two birds has no crew."""
    b = T(sail_boat(hull, sail, stripe, w), x, y, rot=tilt, flip=flip)
    mx, my = b.at("mast")
    put(sc, b, z=3.4, rim=(0, 2, "#fff6c9", 0.5), shade=("#1d2a33", 0.3, 1100))
    seam = [limb([(-24, -44 - 34 * k, 0.5), (-8, -42 - 34 * k, 1), (2, -44 - 34 * k, 0.5)], 3) for k in range(3)]
    sc.flat(T(T(U(seam), s=w / 120), x, y, rot=tilt, flip=flip), dark(sail, 0.4), 0.5)
    if birds == 1:
        man = person(
            40,
            "side",
            "sit",
            dress("parka", "#2c3b44", "#22303a", "#7f9794"),
            "#c98f68",
            "short",
            hat="souwester",
            hat_colour="#3c525c",
            nod=-20,
        )
        put(
            sc,
            T(man, x - w * (0.2 if not flip else -0.2), y + w * 0.05, w / 430, flip=flip),
            z=1.2,
            rim=(0.6, 1, "#fff6c9", 0.7),
        )
    sc.glow(mx, my, w * 1.7, "#f4dd6b", 0.4)
    for k in range(birds):
        s = 0.14 + w / 760
        if k == 0:
            light_bird(sc, mx + 2, my - 10 * s * 4, s, -12, 0, flip)
        else:
            light_bird(sc, mx - w * 0.34, my + w * 0.16, s * 0.9, -24, 3, not flip)
