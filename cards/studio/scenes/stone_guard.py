"""The stone lion has come down from his plinth and lies curled in the snow round a sleeping watchman; he keeps watch.

Palette: night #0c1836, slate blue #2b4470, snow blue #8fa8d0, stone #7d828e, lantern cream #fff0c4, amber #e9a552, scarf red #c8452f.
Light: the watchman's lantern inside the curl; a cold sky above. Planes: sky / houses / square with the empty plinth /
back and mane / head / haunch / the sleeper / foreleg and tail / near snow.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.plinth_square import draw_night, draw_square
from cards.studio.papercut.sleeping_watchman import draw_sleeper
from cards.studio.papercut.stone_lion import (
    CHEST,
    CLEFTS,
    FORE_TOES,
    FORELEG,
    HAUNCH,
    HIND_FOOT,
    HIND_TOES,
    TORSO,
    crack,
    head,
    lichen,
    lock,
    pawed,
    tail,
    tassel,
)

LX, LY = 500, 962  # the lantern
HEAD = (262, 500, 1.0)
NIGHT, INK = "#0a1430", "#0c1530"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def stone(sc: Scene, warm: float = 1.0, r: float = 560, tone: str = "#5d6c8a") -> str:
    """Stone that the lantern warms from within and the night cools outside."""
    w = lambda c, k: mix(k, c, warm)
    return sc.rad(
        [
            (0, w("#fff0c8", "#8d95a6")),
            (0.16, w("#f0c98c", "#858ea2")),
            (0.36, w("#b48f70", "#76829c")),
            (0.6, tone),
            (1, "#1b2b52"),
        ],
        LX,
        LY,
        r,
    )


def mane(sc: Scene, hx: float, hy: float, rings: Any, name: str) -> list[Any]:
    """Rings of locks round the head, the outer ones first; they fall with their weight."""
    r, top = sc.stream(name), []
    for rx, ry, n, w, a0, a1, m in rings:
        for k in range(m):
            a = math.radians(a0 + (a1 - a0) * (k + r.uniform(0.2, 0.8)) / m)
            x, y = hx + rx * math.cos(a), hy + ry * math.sin(a)
            side = 1 if math.cos(a) > 0 else -1
            b = math.atan2(math.sin(a) + 0.9, math.cos(a)) if math.sin(a) > -0.55 else math.atan2(0.12, side)
            turn = -side
            if math.sin(a) <= -0.55:
                turn = side
            g, lines = lock(x, y, n * r.uniform(0.85, 1.15), b, w * r.uniform(0.85, 1.1), turn * r.uniform(0.6, 1.2))
            t = max(0.0, min(1.0, (y + n * math.sin(b) - 420) / 400))
            sc.layer(
                g,
                stone(sc, 0.35 + 0.65 * t, 640, mix("#51648c", "#6a7894", t)),
                z=5,
                sh=0.5,
                shc="#0a1230",
                cut=0.3,
                wash=0.7,
                rim="#dfe9ff" if t < 0.4 else "#ffe2b0",
                rimop=0.7,
            )
            sc.flat(lines, INK, 0.45)
            top.append(g)
    return top


def draw_head(sc: Scene) -> None:
    """Ears, face planes, open eyes."""
    x, y, s = HEAD
    h = T(head(), x, y, s)
    o: dict[str, Any] = {"cut": 0.3, "wash": 0.6, "shc": "#0a1230", "rim": "#dfe9ff", "rimop": 0.7}
    up = sc.lin([(0, "#3c5284"), (0.45, "#64749a"), (0.78, "#a0908a"), (1, "#d3aa84")], 0, y - 110 * s, 0, y + 130 * s)
    for k in ("far_ear", "near_ear"):
        sc.layer(h[k], sc.lin([(0, "#8096c4"), (1, "#3a4c78")], 0, y - 140 * s, 0, y - 80 * s), z=4, sh=0.5, **o)
    for k in ("far_inner", "near_inner"):
        sc.flat(h[k], INK, 0.5)
    sc.layer(h["face"], up, z=8, sh=0.6, **o)
    sc.flat(h["cheek"], INK, 0.22, blur=5)
    for k in ("near_eye", "far_eye"):
        sc.flat(h[k].buffer(3), INK, 0.6, blur=2)
        sc.flat(h[k], "#b8aa9c")
    sc.flat(U(h["near_iris"], h["far_iris"]), "#6a5f62")
    sc.flat(U(h["near_pupil"], h["far_pupil"]), "#120c18")
    for k in ("far_brow", "near_brow"):
        sc.layer(h[k], up, z=4, sh=0.6, **o)
    for k in ("chin", "far_pad", "near_pad"):
        sc.layer(h[k], up, z=3, sh=0.5, **o)
    sc.layer(
        h["nose"],
        sc.lin([(0, "#8596bc"), (0.6, "#8a8a96"), (1, "#b89a7c")], x, y - 60, x + 40, y + 50),
        z=4,
        sh=0.55,
        **o,
    )
    sc.layer(h["tip"], sc.lin([(0, "#4a4a62"), (1, "#8a6a5c")], 0, y + 30, 0, y + 70), z=2, sh=0.5, **o)
    sc.flat(h["nostrils"], INK, 0.9)
    weather_stone(
        sc,
        U(h["face"], h["nose"]),
        "face",
        ((x - 60 * s, y + 8 * s, 1.5, 46), (x + 52 * s, y - 60 * s, 1.3, 60)),
        ((x - 46 * s, y + 30 * s, 20, "#8f9a5a"),),
    )
    sc.flat(h["mouth"], INK, 0.75)
    sc.flat(h["dots"], INK, 0.5)


def draw_fringe(sc: Scene) -> None:
    """Short locks over brow and jaw, and the snow that lies on his head."""
    x, y, s = HEAD
    for u, v, n, a, w, t in (
        (-40, -84, 46, 2.3, 34, -1),
        (-62, -62, 52, 2.0, 34, -1),
        (-76, -26, 56, 1.8, 34, -1),
        (-76, 12, 50, 1.7, 34, -1),
        (-64, 52, 44, 1.7, 32, -1),
        (62, -92, 34, 0.7, 28, 1),
        (-14, -100, 44, 1.9, 34, -1),
        (22, -100, 42, 1.2, 32, 1),
    ):
        g, lines = lock(x + u * s, y + v * s, n, a, w, t)
        k = max(0.0, min(1.0, (v + 60) / 200))
        sc.layer(
            g,
            stone(sc, 0.2 + 0.5 * k, 640, mix("#51648c", "#7a829a", k)),
            z=5,
            sh=0.55,
            shc="#0a1230",
            cut=0.3,
            rim="#dfe9ff",
            rimop=0.75,
        )
        sc.flat(lines, INK, 0.45)


def weather_stone(sc: Scene, g: Any, name: str, cracks: Any, patches: Any) -> None:
    """Cracks with a lit lip, lichen and pits on one mass."""
    r = sc.stream(f"weather {name}")
    with sc.clip(g):
        for x, y, s, c in patches:
            sc.flat(lichen(r, x, y, s), mix(c, "#1a2440", 0.45), 0.5)
            sc.flat(lichen(r, x, y, s * 0.8), c, 0.5)
        for x, y, a, n in cracks:
            lines = U(crack(r, x, y, a, n))
            sc.flat(T(lines, 1.4, 1.6), "#ffe9c4", 0.4)
            sc.flat(lines, INK, 0.8)
        x0, y0, x1, y1 = g.bounds
        sc.flat(
            U(
                [
                    ellipse(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(0.8, 2.2), r.uniform(0.6, 1.4))
                    for _ in range(90)
                ]
            ),
            INK,
            0.35,
        )


def snow_on(sc: Scene, g: Any, low: float, depth: float) -> None:
    """Snow along the upper edges of g above the height low."""
    cap = g.difference(U(T(g, -0.8 * depth, depth), T(g, 0.8 * depth, depth), T(g, 0, depth))).difference(
        box(-50, low, 850, 1300)
    )
    cap = fillet(cap.buffer(1.4), 2)
    cap = U([p for p in polys(clean(cap)) if p.area > 40])
    y = g.bounds[1]
    sc.layer(
        cap,
        sc.lin([(0, "#f9fbff"), (1, "#9fb6e0")], 0, y, 0, low),
        z=4,
        sh=0.5,
        shc="#0a1230",
        cut=1.1,
        wash=0.3,
        rim="#ffffff",
        rimop=0.9,
    )


def draw_back(sc: Scene) -> None:
    """Torso, lit from inside the curl."""
    sc.layer(TORSO, stone(sc, 1, 520), z=10, sh=0.6, shc="#060c24", cut=0.6, rim="#dfe9ff", rimop=0.8)
    sc.flat(TORSO, sc.lin([(0, NIGHT, 0.7), (0.5, NIGHT, 0.2), (1, NIGHT, 0)], 0, 600, 0, 900), 1, "multiply")
    weather_stone(sc, TORSO, "torso", ((520, 650, 1.9, 150),), ((500, 720, 40, "#8f9a5a"), (640, 730, 30, "#b89a4a")))
    snow_on(sc, TORSO, 780, 16)


def draw_front(sc: Scene) -> None:
    """Haunch, hind foot, foreleg."""
    o: dict[str, Any] = {"sh": 0.6, "shc": "#060c24", "cut": 0.5, "rim": "#ffe6b8", "rimop": 0.65}
    sc.layer(HAUNCH, stone(sc, 1, 420), z=12, **o)
    weather_stone(
        sc,
        HAUNCH,
        "haunch",
        ((690, 760, 1.7, 190), (760, 930, 2.6, 90)),
        ((690, 860, 44, "#8f9a5a"), (740, 960, 34, "#b89a4a"), (610, 980, 22, "#8f9a5a")),
    )
    snow_on(sc, HAUNCH, 812, 12)
    sc.layer(pawed(HIND_FOOT, HIND_TOES), stone(sc, 1, 330), z=8, **o)
    draw_sleeper(sc)
    sc.layer(pawed(FORELEG, FORE_TOES), stone(sc, 0.9, 400), z=12, **o)
    weather_stone(
        sc, FORELEG, "foreleg", ((120, 900, 1.3, 130),), ((110, 990, 40, "#8f9a5a"), (230, 1030, 30, "#b89a4a"))
    )
    snow_on(sc, FORELEG, 925, 14)
    for c in CLEFTS:
        g = limb(c, 6)
        sc.flat(T(g, 0, 2), "#ffe9c4", 0.5)
        sc.flat(g, INK, 0.6)
    sc.layer(tail(), stone(sc, 0.7, 360, "#4a5c88"), z=8, **o)
    weather_stone(sc, tail(), "tail", ((700, 1090, 1.2, 40),), ((740, 1070, 26, "#8f9a5a"),))
    g, lines = tassel()
    sc.layer(g, stone(sc, 0.8, 330), z=6, **o)
    sc.flat(lines, INK, 0.5)


def draw() -> Scene:
    """What did he see, that he came down?"""
    sc = Scene("stone_guard", light=(LX, LY, 160), shadow="#060c24", bg=NIGHT)
    draw_square(sc)
    draw_back(sc)
    x, y, _ = HEAD
    locks = mane(sc, x - 6, y + 20, ((104, 104, 104, 50, 0, 360, 17), (88, 92, 92, 48, 0, 360, 15)), "mane far")
    sc.layer(CHEST, stone(sc, 1, 480), z=10, sh=0.5, shc="#060c24", cut=0.5, rim="#ffe6b8", rimop=0.5)
    locks += mane(
        sc,
        x - 6,
        y + 60,
        (
            (108, 220, 110, 50, 50, 130, 6),
            (118, 165, 110, 50, 35, 150, 8),
            (112, 112, 110, 50, 10, 175, 9),
            (84, 84, 92, 46, -200, 20, 13),
            (74, 66, 84, 42, 20, 165, 7),
        ),
        "mane near",
    )
    hump = shape(
        f"{x - 92},{y - 66}^ {x - 84},{y - 116} {x - 44},{y - 142} {x + 4},{y - 150} {x + 52},{y - 136} {x + 86},{y - 104} {x + 94},{y - 60}^"
    )
    sc.layer(hump, stone(sc, 0.3, 640, "#4a5c88"), z=5, sh=0.5, shc="#0a1230", cut=0.4, rim="#dfe9ff", rimop=0.7)
    sc.flat(
        U(
            [
                limb(
                    [
                        (x + 8 * k, y - 146 + 3 * abs(k), 0.8),
                        (x + 19 * k, y - 112 + 3 * abs(k), 3),
                        (x + 23 * k, y - 70, 1),
                    ],
                    5,
                    4,
                )
                for k in range(-4, 5)
            ]
        ).intersection(hump),
        INK,
        0.45,
    )
    snow_on(sc, U(locks, hump), 470, 13)
    draw_head(sc)
    draw_fringe(sc)
    draw_front(sc)
    draw_night(sc)
    sc.vignette("#050a20", 0.5, 440, 760, 860, 0.45)
    sc.finish()
    return sc
