"""The stone lion has come down from his plinth and lies curled in the snow round a sleeping watchman; he keeps watch.

Palette: night #0c1836, slate blue #2b4470, snow blue #8fa8d0, stone #7d828e, lantern cream #fff0c4, amber #e9a552, scarf red #c8452f.
Light: the watchman's lantern inside the curl; a cold sky above. Planes: sky / houses / square with the empty plinth /
back and mane / head / haunch / the sleeper / foreleg and tail / near snow.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
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
    spine_snow,
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


def draw_square(sc: Scene) -> None:
    """Sky, houses, the snowed-up square, the empty plinth, his tracks."""
    sc.backdrop(
        sc.rad([(0, "#c3d3ea"), (0.2, "#8fabd6"), (0.45, "#43659c"), (0.72, "#1b3264"), (1, "#0a1430")], 690, 560, 860)
    )
    q = sc.stream("clouds")
    for x, y, w, h, c in (
        (120, 60, 620, 60, "#101f48"),
        (560, 140, 560, 50, "#1c3468"),
        (300, 236, 520, 44, "#2c4a82"),
        (720, 320, 420, 36, "#5577ae"),
    ):
        sc.layer(
            scroll_cloud(q, x, y, w, h, 3, 0.2),
            sc.lin([(0, light(c, 0.14)), (1, c)], 0, y - h, 0, y + h),
            z=7,
            sh=0.22,
            op=0.7,
            cut=0.7,
            rim="#c3d3f0",
            rimop=0.4,
        )
    for k, (rows, c, foot) in enumerate(
        (
            (
                ((330, 452, 58), (400, 470, 66), (474, 440, 62), (548, 486, 64), (770, 470, 70), (840, 440, 80)),
                "#6f8fc4",
                600,
            ),
            (
                ((-24, 420, 108), (84, 386, 112), (196, 440, 108), (306, 470, 104), (408, 474, 92), (490, 506, 70)),
                "#28427a",
                604,
            ),
        )
    ):
        r = sc.stream(f"houses {k}")
        for x, y, w in rows:
            wall = Polygon(
                [(x - w / 2, foot), (x - w / 2, y), (x, y - w * r.uniform(0.7, 1)), (x + w / 2, y), (x + w / 2, foot)]
            )
            sc.layer(
                wall,
                sc.lin([(0, mix(c, "#0a1636", 0.35)), (0.5, c), (1, mix(c, "#a9c0e4", 0.45))], 0, y - 60, 0, foot),
                z=6,
                sh=0.3,
                rim="#c3d3f0",
                rimop=0.5,
            )
            sc.layer(
                snow_cap(wall, 8).intersection(box(x - w, 0, x + w, y + 8)),
                mix("#d3e0f4", c, 0.3 + 0.2 * (1 - k)),
                z=2,
                sh=0.3,
                cut=0.3,
                rim="#f6faff",
                rimop=0.8,
            )
            for u in (-0.22, 0.2):
                for v in range(int((foot - y) / 48)):
                    p = box(x + w * u - 7, y + 16 + 48 * v, x + w * u + 7, y + 38 + 48 * v)
                    lit = k == 1 and (x, u, v) in ((84, -0.22, 0),)
                    sc.flat(p, "#ffc869" if lit else mix(c, "#0a1432", 0.5), 1 if lit else 0.8)
                    if lit:
                        sc.glow(p.centroid.x, p.centroid.y, 46, "#ffb24a", 0.7)
    sc.veil([(0, "#a9c0e4", 0), (0.7, "#a9c0e4", 0.34), (1, "#a9c0e4", 0)], 0, 440, 0, 640)
    g, _ = land(sc.stream("square"), [(-40, 590), (300, 578), (600, 584), (840, 594)], 3)
    sc.layer(
        g,
        sc.lin([(0, "#a9c0e4"), (0.25, "#7f9acb"), (1, "#2b4478")], 0, 580, 0, 1200),
        z=6,
        sh=0.3,
        rim="#eef4ff",
        rimop=0.6,
    )
    x, y = 672, 622
    base = U(
        box(x - 98, y - 18, x + 98, y),
        box(x - 84, y - 34, x + 84, y - 14),
        Polygon([(x - 68, y - 140), (x + 68, y - 140), (x + 74, y - 30), (x - 74, y - 30)]),
        box(x - 80, y - 150, x + 80, y - 134),
        box(x - 88, y - 162, x + 88, y - 148),
    )
    sc.layer(
        base,
        sc.lin([(0, "#182a58"), (0.6, "#2c467e"), (1, "#6384bc")], x - 90, 0, x + 90, 0),
        z=7,
        sh=0.5,
        rim="#eef4ff",
        rimop=0.8,
    )
    sc.flat(U(box(x - 84, y - 134, x + 84, y - 128).intersection(base), box(x - 74, y - 30, x + 74, y - 24)), INK, 0.5)
    for e in (
        [(x - 90, y - 161), (x - 70, y - 163), (x - 46, y - 161)],
        [(x + 40, y - 161), (x + 66, y - 163), (x + 90, y - 161)],
        [(x - 98, y - 17), (x - 30, y - 18), (x + 98, y - 17)],
        [(x - 84, y - 33), (x, y - 34), (x + 84, y - 33)],
    ):
        sc.layer(spine_snow(e, sc.stream(f"cap {e[0]}"), 9), "#e3ecfa", z=3, sh=0.4, rim="#ffffff", rimop=0.8, **EXACT)
    for u, v, k, t in (
        (664, 642, 0.42, 10),
        (704, 650, 0.5, 20),
        (686, 668, 0.58, 20),
        (736, 676, 0.7, 26),
        (720, 702, 0.8, 30),
        (774, 708, 0.95, 34),
        (792, 758, 1.1, 40),
    ):
        paw = U(
            ellipse(0, 4, 15, 11),
            *[ellipse(11 * math.sin(a), -12 + 7 * (1 - math.cos(a)), 5, 5.4) for a in (-1.2, -0.4, 0.4, 1.2)],
        )
        g = T(paw, u, v, k, k * 0.6, 180 - t)
        sc.flat(T(g, 0, 2), "#f0f5ff", 0.8)
        sc.flat(g, "#233c74", 0.9)


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


def draw_sleeper(sc: Scene) -> None:
    """The watchman against the chest, his lantern beside him."""
    d = dress("coat", "#2f6a52", "#3a3340", "#e0b050").but(collar="scarf", collar_colour="#c8452f", pad=5)
    p = person(
        46,
        "side",
        SIDE["sit_floor"].but(
            lean=-24, foot_a=(0.78, 0.02), foot_b=(0.66, 0.02), hand_a=(0.5, 0.66), hand_b=(0.54, 0.6)
        ),
        d,
        skin="#d39a70",
        hair="short",
        hair_colour="#5a3a24",
        mood="sleep",
        beard="moustache",
        hat="flat",
        hat_colour="#2b3350",
        nod=16,
    )
    put(sc, T(p, 352, 1014, 1.5), z=2.4, rim=(-2.2, 1, "#ffe6b0", 0.95), cast=7)
    g = p.outline()
    sc.flat(
        T(g, 352, 1014, 1.5),
        sc.lin([(0, "#0c1a3a", 0.75), (0.6, "#0c1a3a", 0.15), (1, "#0c1a3a", 0)], 290, 980, 400, 940),
        1,
        "multiply",
    )
    sc.layer(
        U(key(346, 968, 0.55, 14), key(352, 968, 0.5, -10)), "#f3c45a", z=2, sh=0.5, rim="#fff3c0", rimop=1, **EXACT
    )
    put_lantern(sc)


def put_lantern(sc: Scene) -> None:
    """A lantern of tin with four panes, its ring lying over."""
    x, y = LX, LY
    sc.layer(
        U(
            box(x - 22, y + 32, x + 22, y + 42),
            Polygon([(x - 22, y - 28), (x, y - 52), (x + 22, y - 28)]),
            box(x - 5, y - 60, x + 5, y - 44),
        ),
        "#3a2c34",
        z=5,
        sh=0.5,
        rim="#ffe6b0",
        rimop=0.9,
        **EXACT,
    )
    sc.layer(box(x - 18, y - 29, x + 18, y + 33), "#fff0b8", z=3, **EXACT)
    sc.flat(
        shape(f"{x},{y - 20} {x + 9},{y + 4} {x + 6},{y + 20} {x},{y + 25} {x - 6},{y + 20} {x - 9},{y + 4}"), "#fffdf4"
    )
    sc.flat(U(*[box(x + d - 1.6, y - 28, x + d + 1.6, y + 33) for d in (-17, 0, 17)]), "#3a2c34", 0.9)
    sc.stroke([(x + 12 * math.cos(t / 10), y - 66 + 10 * math.sin(t / 10)) for t in range(64)], "#3a2c34", 2.6)
    sc.glow(x, y, 380, "#ffbe62", 0.75)
    sc.glow(x, y, 130, "#fff0c4", 0.9)


def draw_night(sc: Scene) -> None:
    """The near snow and what still falls."""
    for k, (P, c) in enumerate(
        (
            ([(-40, 1112), (160, 1128), (420, 1156), (660, 1160), (840, 1124)], "#5a78b4"),
            ([(-40, 1158), (200, 1170), (480, 1186), (840, 1162)], "#1e3468"),
        )
    ):
        g, _ = land(sc.stream(f"near {k}"), P, 5)
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#ffdca0", 0.5)), (0.5, c), (1, mix(c, "#0a1430", 0.6))], LX - 20, 1090, 430),
            z=9,
            sh=0.5,
            cut=0.7,
            rim="#f6faff",
            rimop=0.8,
        )
    mitten = shape("0,0^ -2,-12 2,-22 10,-24 16,-18 15,-10 22,-14 25,-9 16,-1 14,4^")
    sc.layer(T(mitten, 640, 1152, 1.1, rot=-24), "#b83c34", z=2, sh=0.5, rim="#ffd0c0", rimop=0.8, **EXACT)
    bird = U(
        shape("0,0 -12,-2 -18,-10 -14,-20 -4,-24 4,-20 12,-14 24,-12^ 14,-4"),
        ellipse(-9, -23, 8),
        Polygon([(-16, -25), (-23, -22), (-16, -20)]),
    )
    sc.layer(T(bird, 714, 768, 0.9), "#3a3444", z=2, sh=0.4, rim="#ffe2b0", rimop=0.8, **EXACT)
    q = sc.stream("falling")
    for _ in range(150):
        x, y, r = q.uniform(0, 800), q.uniform(0, 1200), 1 + 2.6 * q.random() ** 2
        if math.hypot(x - LX, y - LY) < 150 or abs(x - 290) < 70 and abs(y - 510) < 90:
            continue
        sc.flat(ellipse(x, y, r), "#f6faff", 0.75)


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
