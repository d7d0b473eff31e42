"""ink_elephant: what was the letter about, before?"""

from __future__ import annotations

from shapely.geometry import Polygon

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.folded_letter import draw_letter, draw_writing
from cards.studio.papercut.ink_bottle import draw_bottle, draw_seal
from cards.studio.papercut.ink_elephants import draw_elephants, draw_shower
from cards.studio.papercut.spilt_ink import draw_ink, draw_mirror, draw_reeds, spilt

# desk slate #42566e, letter blue #c6d7e6, shadow steel #66778f, ink violet-black #1f2244, lit paper #f6f9fa, sealing wax #b53d33
LX, LY = -60, 60  # the window, high on the left


def draw_desk(sc: Scene) -> None:
    """The desk, in planks."""
    sc.backdrop(sc.rad([(0, "#8ea4b8"), (0.5, "#50667f"), (1, "#2a3850")], LX, LY, 1400))
    G = sc.stream("grain")
    for k in range(9):
        x = -40 + 104 * k
        sc.layer(
            Polygon([(x, -20), (x + 101, -20), (x + 101 + (x - 360) * 0.24, 1220), (x + (x - 400) * 0.24, 1220)]),
            sc.near(mix("#8ea4b8", "#6a819a", G.random()), "#2f4059", 1250),
            z=2,
            cut=0.4,
            wash=1,
            rimop=0.4,
        )


def draw_pen(sc: Scene) -> None:
    """A pen for a log, and an egret on it."""
    pen = limb([(470, 1030, 10), (520, 1040, 24), (640, 1066, 26), (860, 1116, 20)], 4)
    nib = shape("474,1020^ 440,1014 396,1012^ 436,1028 470,1042^")
    sc.flat(T(U(pen, nib), 4, 22), "#0c0e24", 0.6, "multiply", 5)
    sc.layer(nib, sc.lin([(0, "#f4f6f4"), (1, "#8a94a8")], 400, 1010, 470, 1044), z=6, cut=0, rim="#ffffff", rimop=1)
    sc.flat(U(limb("400,1013,1.2 452,1026,1.2", 1), ellipse(452, 1026, 3)), "#2a3050", 0.9)
    sc.layer(
        pen,
        sc.lin([(0, "#c98f5a"), (0.5, "#8a5636"), (1, "#4a2c28")], 0, 1026, 0, 1090),
        z=9,
        cut=0.4,
        rim="#ffe9c8",
        rimop=0.9,
        rimw=1.8,
    )
    sc.layer(limb([(500, 1034, 20), (524, 1040, 26)], 1), "#d9b060", z=2, cut=0, rim="#fff6d8", rimop=0.9)
    eg = T(bird_on("heron", ("#f8fbfd", "#e2ebf2", "#c6d7e6", "#e0a03a", "#3a3440")), 652, 1062, 0.86, flip=True)
    put(sc, eg, z=2, rim=(2, 2, "#ffffff", 0.9))


def draw_prints(sc: Scene) -> None:
    """Small prints of ink walk off over the page."""
    for k in range(9):
        x, y = 90 - 6 * k + (9 if k % 2 else -7), 1040 + 17 * k
        sc.flat(
            U(ellipse(x, y, 7, 5), *[ellipse(x + d, y + 5.4, 1.6, 1.3) for d in (-4, 0, 4)]), "#262c5a", 0.75 - 0.05 * k
        )


def draw() -> Scene:
    sc = Scene("ink_elephant", light=(LX, LY, 260), shadow="#1c2440", bg="#42566e")
    draw_desk(sc)
    draw_letter(sc)
    window_light(sc, [(120, 60), (640, 20), (900, 900), (170, 1010)], "#ffffff", 0.55, 2, 3, 0.13)
    window_light(sc, [(120, 60), (640, 20), (900, 900), (170, 1010)], "#fff0cc", 0.34, 2, 3, 0.13)
    pool, arms, ink = spilt(sc)
    draw_ink(sc, ink)
    lake = fillet(U(pool, arms), 16).buffer(-3)
    draw_mirror(sc, lake)
    Wr = sc.stream("writing")
    draw_writing(sc, ink, Wr, pool)
    draw_reeds(sc, Wr)
    draw_bottle(sc)
    draw_seal(sc)
    big = draw_elephants(sc, lake)
    draw_shower(sc, big)
    draw_pen(sc)
    draw_prints(sc)
    sc.vignette("#17213c", 0.34, 330, 620, 900, 0.55)
    sc.finish()
    return sc
