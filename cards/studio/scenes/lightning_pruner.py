"""Out of the storm hangs a bolt of lightning, trained like an old fruit tree, and a small gardener clips its wild twigs.

Palette: storm umber #4a3d2c, olive black #15160e, slate-green #4c5c4c, sulphur #d9c25a, bolt cream #fffbe6; accent apron brick #b8402c.
Light: the bolt. Planes: glow in the air / cloud in heaps / bolt / far land / hill with ladder, gardener, dog / grass close to us.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.pruned_bolt import draw_bolt
from cards.studio.papercut.storm_gardener import (
    basket_of_twigs,
    draw_dog,
    draw_gardener,
    draw_ladder,
    draw_secrets,
    falling_twig,
)

LX, LY = 410, 470
UMBER, OLIVE, SLATE, SULPHUR, CREAM = "#4a3d2c", "#15160e", "#4c5c4c", "#d9c25a", "#fffbe6"
AIR = Polygon([(522, 500), (590, 500), (640, 560), (690, 1000), (522, 1000)])  # where the gardener works
# the heaps of the storm, far to near: points of the lower edge, lobe sizes, how dark
HEAPS: tuple[tuple[list[tuple[float, float]], float, float, float], ...] = (
    ([(-80, 560), (30, 500), (90, 420), (170, 340), (300, 300), (420, 330), (540, 300), (650, 350), (730, 440), (790, 520), (880, 570)], 22, 84, 0.3),
    ([(-80, 470), (40, 420), (90, 330), (180, 262), (300, 236), (420, 250), (540, 236), (640, 268), (730, 340), (780, 430), (880, 480)], 22, 86, 0.55),
    ([(-80, 360), (30, 330), (100, 250), (210, 196), (320, 176), (500, 174), (610, 196), (720, 250), (790, 330), (880, 370)], 20, 76, 0.78),
)  # fmt: skip
NEAR: tuple[tuple[list[tuple[float, float]], float, float], ...] = (
    ([(-80, 190), (20, 160), (90, 96), (150, 52), (230, 26), (330, -4), (500, -6), (600, 24), (680, 56), (730, 104), (790, 160), (880, 190)], 18, 46),
    ([(-80, 110), (30, 90), (110, 36), (200, 2), (290, -20), (420, -24), (540, -20), (630, 4), (710, 40), (780, 90), (880, 110)], 16, 40),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Air that burns sulphur round the bolt and is slate-green farther off."""
    sc.backdrop(sc.rad([(0, "#ecd981"), (0.12, "#c4b560"), (0.3, "#77794a"), (0.54, "#3d4939"), (1, "#1b221b")], LX, LY + 50, 680))  # fmt: skip


def heap(sc: Scene, name: str, P: list[tuple[float, float]], r0: float, r1: float, d: float, sheets: int = 3) -> None:
    """One ceiling of cloud in sheets cut back upwards; the edges towards the bolt are lit."""
    body = Polygon([(-90, -90), *P, (890, -90)]).buffer(0)
    g = fillet(bank(sc.stream(name), P, r0, r1, fill=body, sx=1.15), 3)
    for k in range(sheets):
        q = g if k == 0 else T(rounded(clean(g.buffer(-13 * k)), 5), 0, -15 * k)
        e = min(1.0, d + 0.13 * k)
        lit, mid, far = mix("#f0dc8c", "#6a5a3a", e), mix("#8a7d50", "#3a3122", e), mix("#474632", OLIVE, e)
        sc.layer(q, sc.rad([(0, lit), (0.38, mid), (0.8, far), (1, far)], LX, LY - 60, 640), z=8, sh=0.5, shc="#12110a", cut=0.6, rim="#fff3b8", rimop=0.75 - 0.2 * k, rimw=1.2)  # fmt: skip
    rimlight(sc, g, 0, -11, "#ffefa8", 0.55 * (1 - 0.5 * d), blur=6, r=560)


def draw_cloud(sc: Scene) -> None:
    """Far heaps, then (after the roots of the bolt) the near ones."""
    for k, (P, r0, r1, d) in enumerate(HEAPS):
        heap(sc, f"heap {k}", P, r0, r1, d)
    s = [spiral(x, y, q, 1.7, 3, t, f) for x, y, q, t, f in ((132, 306, 26, 1, False), (676, 296, 30, 3, True), (262, 222, 20, 0, False), (566, 214, 22, 2, True))]  # fmt: skip
    sc.flat(U(s), OLIVE, 0.45)
    sc.flat(T(U(s), 0, 2), "#f0dc8c", 0.3)


def near_cloud(sc: Scene) -> None:
    """What hangs before the roots."""
    for k, (P, r0, r1) in enumerate(NEAR):
        heap(sc, f"near {k}", P, r0, r1, 0.8 + 0.1 * k, 2)


def draw_land(sc: Scene) -> None:
    """Low hills in the rain, a village without a light, our hill wet and lit."""
    for k, (P, c) in enumerate((([(-60, 842), (150, 806), (330, 838), (560, 812), (860, 846)], "#3c4736"), ([(-60, 872), (200, 850), (420, 880), (640, 852), (860, 884)], "#29322a"))):  # fmt: skip
        g, _ = land(sc.stream(f"far {k}"), P, 4)
        sc.layer(g, sc.near("#c9bd72", c, 430, (LX, 780)), z=5, sh=0.3, cut=0.6, rim="#fff3b8", rimop=0.8)
    r = sc.stream("village")
    for x, y, w in ((112, 860, 20), (136, 858, 26), (160, 861, 18), (182, 862, 22)):
        h = w * r.uniform(0.4, 0.6)
        sc.layer(Polygon([(x - w / 2, y + 6), (x - w / 2, y - h), (x - w * 0.3, y - h * 1.7), (x + w * 0.3, y - h * 1.7), (x + w / 2, y - h), (x + w / 2, y + 6)]), sc.lin([(0, "#171b14"), (1, "#3a4030")], x - w / 2, 0, x + w / 2, 0), z=2, sh=0.3, cut=0.2, rim="#fff3b8", rimop=0.7)  # fmt: skip
    sc.layer(shape("146,862^ 147,830 149.5,812^ 152,830 153,862^"), "#20241a", z=2, cut=0, rim="#fff3b8", rimop=0.7)
    sc.flat(box(131, 850, 135, 855), "#ffdf7a")
    hill, _ = land(sc.stream("hill"), [(-60, 1010), (120, 958), (330, 930), (480, 930), (650, 952), (860, 1016)], 3)
    sc.layer(hill, sc.rad([(0, "#e9db86"), (0.18, "#b4ae5e"), (0.42, "#6b7346"), (0.72, "#353f2b"), (1, "#171b12")], LX + 10, 930, 520, "translate(0 465) scale(1 0.5)"), z=9, sh=0.5, cut=0.6, rim="#fff6c4", rimop=1, rimw=1.6)  # fmt: skip
    lit, dim = [], []
    q = sc.stream("sward")
    for _ in range(3400):
        d = q.random() ** 1.2
        x, y = q.uniform(-20, 820), 944 + 240 * d
        y += 0.00028 * (x - 410) ** 2 * (1 - d)
        h = (6 + 20 * d) * q.uniform(0.6, 1.3)
        away = (x - LX) / 400
        blade = limb([(x, y, 0.8 + 1.7 * d), (x + (away * 0.4 + 0.12) * h, y - h * 0.6, 0.6 + d), (x + (away * 0.9 + 0.2) * h, y - h, 0.2)], 2, 3)  # fmt: skip
        (lit if math.hypot(x - LX, (y - 940) * 1.6) < 300 * q.uniform(0.3, 1.3) else dim).append(blade)
    sc.flat(U(dim), "#1a2015", 0.75)
    sc.flat(T(U(lit), 1.4, 1), "#3c4526", 0.75)
    sc.flat(U(lit), sc.near("#fff2b0", "#7f8446", 330, (LX, 930)), 0.8)


def draw_near(sc: Scene) -> None:
    """Dark grasses and docks before our eyes, at both sides; the wind comes from the left."""
    for name, x0, x1, y, h, n, c in (("l", -30, 250, 1226, 150, 110, "#1b2016"), ("r", 590, 830, 1226, 170, 110, "#161a12"), ("m", -30, 830, 1232, 70, 150, "#12150e")):  # fmt: skip
        sc.layer(grass(sc.stream(f"near {name}"), x0, x1, y, h, n, 0.55, 7), sc.near("#4a5230", c, 420, (LX, 960)), z=9, sh=0.5, cut=0, wash=0.2, fibre=0, rim="#f4e6a0", rimop=0.6)  # fmt: skip
    r = sc.stream("docks")
    for x, y, h in ((70, 1220, 250), (118, 1220, 180), (736, 1220, 270), (782, 1220, 200)):
        stem = [(x, y, 6), (x + 8, y - h * 0.5, 5), (x + 30, y - h, 2.4)]
        seeds = [ellipse(x + 10 + 22 * t + r.uniform(-9, 9), y - h * (0.52 + 0.5 * t), r.uniform(3, 7) * (1.1 - 0.6 * t)) for t in np.linspace(0, 1, 46)]  # fmt: skip
        sc.layer(U(limb(stem, 4), seeds), "#1d1a12", z=8, sh=0.5, cut=0, fibre=0, rim="#f4e6a0", rimop=0.9)


def draw() -> Scene:
    """What is it to bear, and who has ordered it?"""
    sc = Scene("lightning_pruner", light=(LX, LY, 240), shadow="#12120a", bg=OLIVE)
    draw_sky(sc)
    draw_cloud(sc)
    draw_land(sc)
    rain(sc, 190, 0.26, "#fff3c0", 0.3, (-20, 420, 830, 960), (30, 80), 1.3, "rain")
    draw_bolt(sc, AIR)
    near_cloud(sc)
    draw_secrets(sc)
    sc.glow(LX, LY, 460, "#f6e08a", 0.3)
    draw_ladder(sc)
    basket_of_twigs(sc)
    draw_dog(sc)
    draw_gardener(sc)
    falling_twig(sc)
    draw_near(sc)
    sc.vignette("#0c0c06", 0.5, LX, 600, 900)
    sc.finish()
    return sc
