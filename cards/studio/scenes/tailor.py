"""An old tailor on a ladder in the sea sews up the torn horizon with yellow thread; behind it a warm evening goes on.

Palette: deep teal #1a3d49, petrol #2f6a72, sea glass #638f8e, burnt orange #d9713f, sun cream #ffe9ae, claret #6b2740.
Light: the low sun in the tear. Planes: the other world / sky cloth and sea cloth / ladder, tailor, boat, waves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.child_in_boat import cat_sit_up, child_boat
from cards.studio.papercut.evening_town import draw_far_town, draw_poplars, draw_waving
from cards.studio.papercut.lit_waves import breaker, wave_row
from cards.studio.papercut.pincushion_island import draw_pincushion
from cards.studio.papercut.pouring_birds import draw_flock
from cards.studio.papercut.scroll_banks import draw_banks, draw_scrolls
from cards.studio.papercut.tailor import ORDER as TAILOR
from cards.studio.papercut.tailor import tailor
from cards.studio.papercut.torn_cloth import (
    draw_buttons,
    draw_puckers,
    draw_sea_cloth,
    draw_sky_cloth,
    draw_stitches,
    hem,
    patch,
    tear,
)

LX, LY = 628, 590  # the low sun in the tear
FOOT, TOP = np.array([216.0, 1092.0]), np.array([404.0, 528.0])  # the ladder
HALF = 27  # half its width
BX, BY = 452, 972  # the boat
SX, SY = 560, 966  # the spool in it
ORDER = [
    (
        k,
        {
            "legnear": "#7a6558",
            "legfar": "#54464a",
            "folds": "#463a3c",
            "vest": "#6b2740",
            "tails": "#57203a",
            "patch": "#b5783f",
            "armfar": "#dca47a",
            "handfar": "#e0a87e",
        }.get(k, c),
    )
    for k, c in TAILOR
]


def open_clip(sc: Scene, g: Any) -> None:
    """Opens a group that stays within g."""
    i = sc.id("cs")
    sc.defs.append(f'<clipPath id="{i}"><path d="{path_d(g)}"/></clipPath>')
    sc.raw(f'<g clip-path="url(#{i})">')


def draw_evening(sc: Scene) -> None:
    """The light of the other world, in rings round its sun."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe6"), (0.16, "#ffe9ae"), (0.4, "#ffc069"), (0.75, "#ef8a48"), (1, "#c85a38")], LX, LY - 10, 430
        )
    )
    sc.glow(LX, LY - 10, 260, "#fff6d0", 0.8)
    for r_, c_ in ((150, "#ffdf9c"), (112, "#ffe7b0"), (82, "#fff0c8")):
        sc.layer(Point(LX, LY - 10).buffer(r_, 48), c_, z=4, sh=0.13, shc="#c8642a", rimop=0.35, wash=0.4, op=0.8)
    sc.layer(Point(LX, LY - 10).buffer(56, 48), "#fffdf2", z=4, sh=0.16, shc="#c8642a", rimop=0, wash=0.3)


def draw_spill(sc: Scene) -> None:
    """Light that spills out of the tear."""
    for a, w_, op in (
        (-2.75, 0.10, 0.16),
        (-2.45, 0.07, 0.14),
        (-2.1, 0.12, 0.16),
        (-1.75, 0.06, 0.12),
        (-1.35, 0.1, 0.15),
        (-0.95, 0.07, 0.12),
        (2.7, 0.08, 0.12),
        (2.2, 0.1, 0.12),
        (1.7, 0.07, 0.1),
        (1.2, 0.09, 0.1),
    ):
        q = Polygon(
            [
                (LX + math.cos(a) * 60, LY + math.sin(a) * 60),
                (LX + math.cos(a - w_) * 760, LY + math.sin(a - w_) * 760),
                (LX + math.cos(a + w_) * 760, LY + math.sin(a + w_) * 760),
            ]
        )
        sc.flat(
            q,
            sc.rad([(0, "#ffe7a8", 0.9), (0.5, "#ffd890", 0.3), (1, "#ffd890", 0)], LX, LY, 720),
            op * 1.5,
            "screen",
            9,
        )
    sc.glow(LX, LY, 520, "#ffca7a", 0.32)


def draw_scissors(sc: Scene) -> None:
    """Scissors, half sunk."""
    si = T(scissors(), 704, 950, 0.74, rot=12)
    sc.layer(si["b"], sc.near("#6a5a4a", "#16262c", 520), z=6, cut=0.2, rimop=0.6)
    sc.layer(si["a"], sc.near("#8a745a", "#1c2e34", 520), z=5, cut=0.2, rimop=0.6)
    sc.layer(si["pin"], "#c9a25a", z=2, cut=0)


def draw_spool_boat(sc: Scene) -> None:
    """A boat with the spool of thread and a cat."""
    c = child_boat()
    BS = 0.30
    bo = T({k: c[k] for k in ("hull", "strakes", "rail", "cat")}, BX, BY, BS, rot=-3)
    sp = T(spool(), SX, SY, 0.92, rot=-3)
    sc.layer(T(cat_sit_up(), BX + 46, BY - 2, 0.52, rot=-3, flip=True), "#1c1a20", z=3, cut=0, rimop=0.6)
    for k, cc in (
        ("base", "#6b3f28"),
        (
            "wound",
            sc.lin([(0, "#8a5a18"), (0.35, "#e9b53a"), (0.7, "#ffdd7a"), (1, "#c98a26")], SX - 40, 0, SX + 40, 0),
        ),
        ("lines", "#9a6a1c"),
        ("top", "#8a5636"),
        ("rim", "#b07a4c"),
        ("hole", "#2a1612"),
    ):
        sc.layer(sp[k], cc, z=2, cut=0, sh=0.35, fibre=0.05)
    sc.layer([(bo["hull"], sc.near("#a85c38", "#4a2420", 420)), (bo["strakes"], "#32161a")], z=6, cut=0.2)
    sc.layer(bo["rail"], sc.near("#d08a50", "#7a4430", 420), z=2.4, cut=0)


def draw_ladder(sc: Scene) -> None:
    """The ladder."""
    ld = []
    for s_ in (-1, 1):
        ld.append(limb([(FOOT[0] + s_ * (HALF + 8), FOOT[1], 11), (TOP[0] + s_ * (HALF - 5), TOP[1], 8)], 4))
    rg = []
    for k in range(20):
        t_ = k / 20 + 0.02
        p = FOOT + (TOP - FOOT) * t_
        w_ = HALF + 8 - 13 * t_
        rg.append(limb([(p[0] - w_ - 3, p[1] + 2, 6.5), (p[0] + w_ + 3, p[1] - 1, 6.5)], 2))
    sc.layer(U(ld, rg), sc.near("#9a663c", "#34201c", 560), z=8, cut=0.4, step=4, sh=0.5, rimop=0.6, rim="#ffe0a8")


def draw_tailor(sc: Scene, lip: Any) -> tuple[float, float]:
    """The tailor on it; the eye of his needle."""
    TS = 0.5
    TX, TY = 76, 446
    F = T(tailor(), TX, TY, TS)
    ep = F["eyept"].coords[0]
    F["needle"] = clean(F["needle"].difference(lip.buffer(0.6)))
    for k, c in ORDER:
        if k == "lens":
            sc.flat(F[k], "#fff3c8", 0.45)
            continue
        sc.layer(F[k], c, z=2.4, cut=0.15, step=4, fibre=0.08, sh=0.42, rimw=0.8, rimop=0.4)
        if k == "needle":
            rimlight(sc, F[k], -1.6, 0, "#fff6d8", 0.9, 0.5, r=600)
        if k in ("vest", "legnear", "legfar", "tails", "head", "sleevenear", "beard", "shoenear", "shoefar", "armfar"):
            rimlight(sc, F[k], -4, 1.2, "#ffce80", 0.7, 1.5, r=560)
    return ep


def draw_golden_thread(sc: Scene, ep: tuple[float, float]) -> None:
    """From the seam to the needle's eye, from the eye in loops to the spool."""
    thread(
        sc,
        curve(
            np.array(
                [
                    ep,
                    (ep[0] + 26, ep[1] + 40),
                    (ep[0] + 14, ep[1] + 92),
                    (ep[0] + 74, ep[1] + 118),
                    (ep[0] + 128, ep[1] + 70),
                    (ep[0] + 96, ep[1] + 34),
                    (ep[0] + 66, ep[1] + 76),
                    (ep[0] + 120, ep[1] + 138),
                    (ep[0] + 190, ep[1] + 108),
                    (SX + 4, SY - 132),
                    (SX + 52, SY - 104),
                    (SX + 40, SY - 62),
                    (SX + 26, SY - 48),
                ]
            ),
            n=14,
        ),
        3.0,
        dx=3,
        dy=7,
    )


def draw_ladder_feet(sc: Scene) -> None:
    """The feet of the ladder on it."""
    for s_ in (-1, 1):
        sc.layer(
            limb([(FOOT[0] + s_ * (HALF + 8) + 9, FOOT[1] - 28, 11), (FOOT[0] + s_ * (HALF + 8), FOOT[1] + 4, 11)], 2),
            "#3d2620",
            z=3,
            cut=0.2,
            sh=0.5,
        )


def draw() -> Scene:
    sc = Scene("tailor", light=(LX, LY, 240), shadow="#031014", bg="#0a2027")
    R = sc.stream("layout")
    draw_evening(sc)
    t = draw_far_town(sc, R)
    t = draw_poplars(sc, R, t)
    draw_waving(sc, t)
    up, lo, seam, sky, sea = tear(R)
    draw_sky_cloth(sc, sky, R, up)
    open_clip(sc, sky)
    draw_banks(sc, R)
    draw_scrolls(sc)
    draw_puckers(sc, R, seam, up)
    sc.raw("</g>")
    lip = hem(R, up, -1, 0, 21)
    sc.layer(lip, sc.near("#fff3cc", "#8f8766", 430), z=6, sh=0.45, cut=0.4, dy=-2.5, rimop=0.6)
    draw_buttons(sc, R)
    patch(sc, R, "38,556^ 96,540^ 108,604^ 50,614^", "#51707a", "star", "#d8cfa8")
    patch(sc, R, "470,196^ 536,182^ 548,240^ 488,256^", "#7d9488", "dot", "#2a505a")
    draw_sea_cloth(sc, sea, R, lo, seam)
    draw_spill(sc)
    draw_stitches(sc, seam, lo, up)
    draw_flock(sc, R)
    wave_row(sc, R, 868, 14, 44, "#86aa94", "#225761", 7, 40)
    wave_row(sc, R, 898, 17, 54, "#6b9a8c", "#1d4d58", 7, 40)
    draw_scissors(sc)
    wave_row(sc, R, 946, 20, 62, "#56888a", "#194652", 9, 36)
    draw_spool_boat(sc)
    wave_row(sc, R, 1016, 24, 76, "#3f7478", "#143e4a", 10, 34)
    draw_ladder(sc)
    ep = draw_tailor(sc, lip)
    draw_golden_thread(sc, ep)
    draw_pincushion(sc)
    draw_ladder_feet(sc)
    wave_row(sc, R, 1128, 28, 92, "#2a5f68", "#0e323e", 11, 24)
    breaker(sc, 650, 1146, 380, 206, "#3f8086", "#12404c", 14, flip=True)
    wave_row(sc, R, 1176, 32, 112, "#1b4a55", "#08232d", 13, 16)
    sc.vignette("#02090c", 0.5, 470, 640, 900)
    sc.finish(0.2)
    return sc
