"""soup_moon: and what do those outside see in the sky tonight?"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.grandmother_above import GRAN, draw_grandmother
from cards.studio.papercut.ladle_moon import MX, MY, draw_ladle
from cards.studio.papercut.soup_pot import draw_soup, draw_stove
from cards.studio.papercut.waiting_above import away, draw_queue, queue

# kitchen plum #33243f, slate blue #4f5a86, shawl mauve #8f6b95, bowl clay #b08a86, moon broth #fdf4d8, onion gold #e0a63f
WALL = 1058  # the outer wall, seen from above; the door stands open in it
DOOR_X = (92, 330)


def draw_floor(sc: Scene, R: Any) -> None:
    """Six-sided tiles, worn, paler near the moon."""
    s = 47.0
    hx, hy = s * math.sqrt(3), s * 1.5
    for j in range(-1, int(1200 / hy) + 2):
        for i in range(-1, int(800 / hx) + 2):
            x, y = i * hx + (hx / 2 if j % 2 else 0), j * hy
            q = Polygon(
                [
                    (x + (s - 2) * math.cos(a), y + (s - 2) * math.sin(a))
                    for a in [math.pi / 6 + k * math.pi / 3 for k in range(6)]
                ]
            )
            d = math.hypot(x - MX, y - MY)
            c = R.choice(("#b58a92", "#a87f92", "#c0969a", "#9f7a94"))
            t = min(1.0, d / 640)
            c = mix(mix(c, "#fff0d2", max(0, 1.2 - 1.75 * t)), "#33244c", min(0.9, max(0, t - 0.26) * 1.3))
            sc.layer(
                rounded(q, 3),
                c,
                z=1.4,
                cut=0.7,
                wash=0.7,
                fibre=0.12,
                sh=0.35,
                rim="#fff2d8",
                rimop=0.45 * (1 - t) + 0.08,
            )
            if (i * 2 + j * 3) % 7 == 0:
                deco = U([T(shape("0,-3^ 5,-13 0,-23^ -5,-13"), x, y, rot=a) for a in range(0, 360, 60)])
                sc.flat(deco, mix("#7a4f6e", "#2a1c3a", t), 0.5)


def draw_snow(sc: Scene, N: Any) -> None:
    """Out there: snow, and a night without a moon."""
    snow_ = box(-40, WALL, 840, 1260)
    sc.layer(snow_, sc.rad([(0, "#c9cdf0"), (0.3, "#6f7cb8"), (1, "#2a3068")], 220, WALL, 420), z=1, cut=0, sh=0)

    for y in (1096, 1136, 1176):
        g, _ = land(N, [(-40, y), (200, y + N.uniform(-14, 10)), (460, y + N.uniform(-10, 14)), (840, y - 10)], 4)
        sc.layer(
            g,
            sc.rad([(0, "#b9c0ec"), (0.35, "#5f6cab"), (1, "#242a5e")], 230, WALL + 30, 440),
            z=4,
            cut=0.5,
            rim="#e6e9ff",
            rimop=0.5,
        )
    sc.flat(
        Polygon([(DOOR_X[0], WALL), (DOOR_X[1], WALL), (250, 1260), (-40, 1260)]),
        sc.lin([(0, "#ffe2b0", 0.85), (1, "#ffe2b0", 0.12)], 0, WALL, 0, 1240),
        0.75,
        "screen",
        7,
    )
    for x, y in [
        (430 + 42 * k + (8 if k % 2 else -8), 1150 - 9 * k + N.uniform(-6, 6)) for k in range(10)
    ]:  # somebody has gone round the house
        sc.flat(ellipse(x, y, 8, 5, -20), "#1f2456", 0.6)


def draw_table(sc: Scene) -> None:
    """A table with onions and a knife."""
    table_ = Polygon([(560, -60), (880, -60), (880, 196), (640, 120)])
    sc.flat(T(table_, 20, -14), "#140c20", 0.5, "multiply", 8)
    sc.layer(table_, sc.near("#b98a6a", "#4a3040", 560), z=14, cut=0.6, rim="#ffe9c4", rimop=0.9, rimw=1.8)
    for k in range(4):
        sc.flat(limb([(600 + 70 * k, -40, 1.6), (668 + 70 * k, 150 + 16 * k, 1.6)], 1), "#3a2434", 0.6)
    for x, y, r, c in (
        (690, 60, 24, "#c9863a"),
        (738, 92, 19, "#a8506a"),
        (742, 36, 22, "#8f4f6f"),
        (664, 102, 15, "#c9863a"),
        (786, 128, 24, "#d9a85a"),
    ):
        sc.layer(
            ellipse(x, y, r, r * 0.95),
            sc.near(light(c, 0.35), dark(c, 0.35), 480),
            z=5,
            cut=0.3,
            rim="#fff2d8",
            rimop=0.9,
        )
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x + 3 * math.cos(a), y + 3 * math.sin(a), 0.6),
                            (x + r * 0.6 * math.cos(a + 0.2), y + r * 0.6 * math.sin(a + 0.2), 1.4),
                            (x + r * 0.92 * math.cos(a), y + r * 0.92 * math.sin(a), 0.6),
                        ],
                        3,
                    )
                    for a in np.linspace(0, 6, 9)
                ]
            ),
            dark(c, 0.4),
            0.6,
        )
        sc.flat(ellipse(x, y, 3), "#6a4a2c", 0.9)
    sc.layer(U(limb("604,30,14 640,66,16", 1)), "#5a3a34", z=4, cut=0, rim="#ffe9c4", rimop=0.8)
    sc.layer(shape("636,58^ 650,74^ 700,140 690,142 640,76"), "#c9ccd4", z=3, cut=0, rim="#ffffff", rimop=0.9)


def draw_wall(sc: Scene, N: Any) -> None:
    """The wall, cut through, and its open door."""
    thick = 30
    sc.flat(
        box(-40, WALL - 14, 840, WALL + 4).difference(box(DOOR_X[0], 0, DOOR_X[1], 1300)), "#140c20", 0.5, "multiply", 7
    )
    for x0, x1 in ((-40, DOOR_X[0]), (DOOR_X[1], 840)):
        sc.layer(
            box(x0, WALL - 4, x1, WALL + thick),
            sc.rad([(0, "#a8889a"), (0.5, "#5a4468"), (1, "#2a1c3a")], 220, WALL - 40, 480),
            z=12,
            cut=0.9,
            rim="#ffe9cc",
            rimop=0.9,
            rimw=1.8,
        )
        xx = x0 + 8
        while xx < x1:
            w = N.uniform(34, 58)
            sc.flat(box(min(xx + w, x1), WALL - 2, min(xx + w, x1) + 2, WALL + thick - 2), "#22162e", 0.7)
            xx += w
    leaf_ = T(box(0, -6, 150, 6), DOOR_X[1] - 4, WALL + 8, rot=-104)
    sc.flat(T(leaf_, 20, 16).buffer(3), "#1c1030", 0.5, "multiply", 4)
    sc.layer(leaf_, sc.near("#c9805a", "#5a2c3a", 700), z=10, cut=0.4, rim="#ffe9cc", rimop=1, rimw=1.8)
    sc.flat(box(DOOR_X[0], WALL + 4, DOOR_X[1], WALL + 22), "#7a5a5a", 0.9)
    sc.flat(
        U([box(DOOR_X[0] + 40 * k, WALL + 5, DOOR_X[0] + 40 * k + 2, WALL + 21) for k in range(1, 6)]), "#4a3040", 0.8
    )


def draw_shadows(sc: Scene, places: list[tuple[float, float, float]], sizes: list[float]) -> None:
    """Long shadows first: everybody's, away from the moon."""
    shadows = []
    for (x, y, _), size in zip(places, sizes, strict=False):
        if y < WALL - 20:
            shadows.append(away(x, y, 31 * size))
    shadows.append(away(*GRAN, 66, 1.2))
    sc.flat(
        clean(U(shadows).intersection(U(box(-60, -60, 860, WALL), box(DOOR_X[0], WALL - 2, DOOR_X[1], 1260)))),
        "#2a1650",
        0.62,
        "multiply",
        2.4,
    )


def draw_cat(sc: Scene) -> None:
    """A black cat under everybody's feet."""
    cat = fillet(
        U(
            ellipse(0, 0, 30, 17),
            ellipse(34, -2, 14, 13),
            shape("40,-12^ 46,-22 50,-8^"),
            shape("40,8^ 46,18 50,4^"),
            limb("-26,2,9 -48,8,7 -60,-6,6 -54,-22,5", 8),
            limb("18,14,8 30,20,6", 2),
            limb("-14,14,9 -4,22,7", 2),
        ),
        2,
    )
    g = T(cat, 306, 652, 0.9, rot=-64)
    sc.flat(away(306, 652, 20, 0.6), "#2a1650", 0.5, "multiply", 3)
    sc.layer(g, "#20142c", z=4, cut=0, rim="#fff2d4", rimop=0.9, rimw=1.6)


def draw() -> Scene:
    sc = Scene("soup_moon", light=(MX, MY, 240), shadow="#1a1028", bg="#241830")
    R = sc.stream("tiles")
    sc.backdrop("#2a1c38")
    draw_floor(sc, R)
    sc.glow(MX, MY, 560, "#ffe6bc", 0.5, mid=0.5)
    N = sc.stream("snow")
    draw_snow(sc, N)
    Z = sc.stream("sizes")
    sizes = [Z.choice((1.2, 1.12, 1.26, 0.8, 1.2, 1.16, 0.74, 1.22)) for _ in range(64)]
    places = queue(sizes)
    draw_shadows(sc, places, sizes)
    draw_table(sc)
    draw_stove(sc)
    draw_soup(sc)
    draw_ladle(sc)
    draw_wall(sc, N)
    Q = sc.stream("people")
    draw_queue(sc, places, sizes, Q)
    draw_grandmother(sc)
    draw_cat(sc)
    sc.vignette("#120a1e", 0.36, MX, MY + 120, 860, 0.55)
    sc.finish()
    return sc
