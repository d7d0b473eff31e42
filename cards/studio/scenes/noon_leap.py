"""Before the bright dial of a tower clock that has no hands two acrobats swing: at one second to noon the small one lets go.

Palette: circus navy #25315c, dial verdigris #4e8f86, brass #c7953f, tomato #cf4632, limelight #fff4d0, plum #4b2b4a.
Light: the noon behind the dial. Planes: town / glass and dial / the two / wheels, bell and beams / their shadows on the floor.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.noon_town import draw_outside
from cards.studio.papercut.tower_dial import BAND, CX, CY, FLOOR, dial_holes, draw_wall
from cards.studio.papercut.trapeze_pair import catcher, flyer

THROW = 0.4  # how far a height falls on the floor
BAR = (482, 198)  # the catcher's trapeze
SWING = (122, 548)  # the empty one
LEAP = -40  # degrees of the flyer


def fallen(g: Any) -> Any:
    """A thing before the dial as its shadow on the floor: upside down and longer."""
    from shapely.ops import transform

    def f(x: Any, y: Any) -> Any:
        x, y = np.asarray(x, float), np.asarray(y, float)
        h = FLOOR - y
        return CX + (x - CX) * (0.94 + h / 2600), FLOOR - 14 + h * THROW * 0.86

    return clean(transform(f, g))


def draw_floor(sc: Scene, pair: Any) -> None:
    """Boards with the light of the dial, in which the shadows of the two have already met."""
    sc.layer(
        box(-20, FLOOR, 820, 1260),
        sc.rad([(0, "#8a5a50"), (0.6, "#5a3444"), (1, "#2a1830")], CX, 1040, 560),
        z=8,
        sh=0.5,
        cut=0.3,
        rim="#ffd9a0",
    )
    boards = floor_boards(-20, FLOOR, 820, 1220, CX, 560, 12)
    sc.flat(boards, "#24122a", 0.6)
    inner, ring = ellipse(CX, CY, BAND - 6), dial_holes()
    patch = fallen(U(inner, ring))
    sc.flat(patch.buffer(3), "#ffd890", 0.5, "screen", 5)
    sc.flat(patch, sc.rad([(0, "#fff3cc"), (0.6, "#f4cf8c"), (1, "#d79a62")], CX, 1110, 330), 0.86, blur=1.2)
    sc.flat(boards.intersection(patch), "#8a5030", 0.5)
    sc.flat(fallen(pair), "#4b2b4a", 0.92, "multiply", 1.2)
    sc.flat(fallen(pair), "#4b2b4a", 0.6, blur=0.8)


def draw_ropes(sc: Scene) -> None:
    """Both trapezes."""
    o: dict[str, Any] = {"cut": 0, "rim": "#fff4d0", "rimop": 0.8}
    for x0, x1, (x, y) in ((486, 452, BAR), (318, 284, SWING)):
        lines = U(limb([(x0, 96, 3), (x + 24, y, 3)], 1), limb([(x1, 96, 3), (x - 24, y, 3)], 1))
        sc.layer(lines, "#6a4434", z=3, sh=0.4, **o)
    sc.layer(T(box(-34, -4, 34, 4).buffer(1), *SWING, rot=24), "#c7953f", z=4, **o)
    sc.layer(T(box(-34, -4, 34, 4).buffer(1), *BAR, rot=3), "#c7953f", z=4, **o)


def pigeon(sc: Scene, x: float, y: float, s: float, flip: bool = False, look: float = 0) -> None:
    """One of the audience, dark against the light."""
    b = T(bird_on("pigeon", look=look), x, y, s, flip=flip).recolour(lambda c: mix(c, "#2a2038", 0.62))
    put(sc, b, z=2, rim=(2 if x > CX else -2, 1, "#ffe6b0", 0.9), cast=3)


def draw_machine(sc: Scene) -> None:
    """Wheels, beam and bell, close to us and dark, their edges lit."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffe2a0", "rimop": 0.95, "rimw": 1.6, "sh": 0.6}
    shade = lambda a, b: sc.rad([(0, a), (0.5, mix(a, b, 0.45)), (1, b)], CX, CY, 680)
    for x, y, r, n, rot, c in (
        (866, 700, 214, 30, 3, "#6a4a3a"), (52, 806, 116, 20, 4, "#7a5636"), (-62, 640, 150, 24, 0, "#5a3c40"), (676, 884, 74, 15, 8, "#8a6234"),
        (-24, 138, 150, 24, 5, "#5a3c40"),
    ):  # fmt: skip
        g = T(gear(r, n, 0.2, 6), x, y, rot=rot)
        sc.layer(g, shade(c, "#1c1022"), z=13, **o)
        sc.layer(
            T(ellipse(0, 0, r * 0.16).difference(ellipse(0, 0, r * 0.05)), x, y), shade("#c7953f", "#3a2420"), z=4, **o
        )
        sc.stroke(
            [(x + r * 0.8 * math.cos(t), y + r * 0.8 * math.sin(t)) for t in np.linspace(0, 6.29, 60)],
            "#ffdf9a",
            1,
            0.25,
        )
    # the beam and the bell
    beam = box(-20, 62, 820, 112)
    sc.layer(beam, sc.lin([(0, "#2a1628"), (0.7, "#4a2a36"), (1, "#8a5a4a")], 0, 62, 0, 114), z=12, **o)
    sc.flat(U([limb([(-20, y, 0.6), (300, y + 3, 1.6), (820, y - 2, 0.6)], 5) for y in (74, 86, 98)]), "#1a0e1c", 0.6)
    for x in (118, 640):
        sc.layer(box(x - 14, 56, x + 14, 120), shade("#5a4048", "#1c1022"), z=4, **o)
    b = T(shape("-16,0^ -26,26 -34,62 -52,92 -60,104^ 60,104^ 52,92 34,62 26,26 16,0^"), 668, 116, 1.15)
    sc.layer(b, sc.lin([(0, "#c7953f"), (0.35, "#8a5c30"), (1, "#38202c")], 590, 0, 745, 0), z=10, **o)
    sc.layer(
        T(U(limb("-58,100,6 0,103,6 58,100,6", 4), limb("-50,86,3 0,89,3 50,86,3", 4)), 668, 116, 1.15),
        "#a8742f",
        z=2,
        **o,
    )
    sc.layer(U(limb([(668, 234, 6), (668, 250, 5)], 1), ellipse(668, 256, 12)), "#2a1826", z=4, **o)
    # the hammer is drawn back
    sc.layer(
        U(limb("830,140,9 798,170,7 772,196,7", 5), T(box(-13, -19, 13, 19).buffer(3), 766, 204, rot=-38)),
        "#2a1826",
        z=8,
        **o,
    )


def draw() -> Scene:
    """One second to noon."""
    sc = Scene("noon_leap", light=(CX, CY, 240), shadow="#120a18", bg="#25182c")
    up = T(catcher(), *BAR, 1.42, rot=21)
    hx, hy = up.at("hold")
    down = T(flyer(), hx - 15, hy + 15, 1.24, rot=LEAP)
    joined = U(
        up.outline(),
        T(down.outline(), 14, -14),
        limb([(hx - 6, hy + 6, 11), (hx + 4, hy - 6, 11)], 1),
        box(BAR[0] - 34, BAR[1] - 5, BAR[0] + 34, BAR[1] + 5),
    )
    draw_outside(sc)
    draw_wall(sc)
    draw_floor(sc, joined)
    draw_ropes(sc)
    for f in (up, down):
        put(sc, f, z=2, sh=0.34, rimop=0.5, rimw=0.6)
    sc.glow((hx * 2 - 15) / 2, (hy * 2 + 15) / 2, 90, "#fffbe6", 0.75)
    draw_machine(sc)
    for x, y, s, fl, look in (
        (176, 64, 0.56, False, 26),
        (232, 64, 0.5, False, 40),
        (330, 64, 0.56, True, 8),
        (548, 64, 0.54, True, 36),
        (602, 64, 0.5, True, 20),
        (756, 64, 0.58, True, 30),
        (96, 690, 0.5, False, 0),
        (704, 512, 0.56, True, 8),
    ):
        pigeon(sc, x, y, s, fl, look)
    sc.vignette("#140a1a", 0.42, CX, 560, 900)
    sc.finish()
    return sc
