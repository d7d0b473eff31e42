"""A king paddles out to sea in his own crown, upside down in the water; the sceptre is his paddle.

Palette: azure #3a8fc4, cloud cream #fff8e6, lilac shade #94a8d0, swell turquoise #3fb0b4, deep petrol #06344c, gold #ffd868, velvet #c02c3c.
Light: high sun from the upper left. Planes: sky and cloud tower / swells / king and velvet / gold / the near swell as glass with the points in it.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import crown_boat as cb
from cards.studio.papercut.crown_gold import drowned, far_points, inside_of_crown, lamps, near_wall
from cards.studio.papercut.paddling_king import draw_king, sceptre
from cards.studio.papercut.reflections import bars

LX, LY = 40, -40
SEA = 436
CLOUD, SHADE = "#fffbee", "#8fa6d0"


def draw_sky(sc: Scene) -> None:
    """Azure above, pale at the sea; one tower of cloud to the top of the card, smaller ones far off."""
    sc.backdrop(sc.lin([(0, "#1f78b4"), (0.14, "#4a9ccc"), (0.27, "#97cade"), (0.37, "#f2f0dc")], 120, 0, 60, 1200))
    sc.glow(LX, LY, 620, "#fff6d8", 0.75)
    for x, y, w in ((150, 96, 190), (270, 168, 150), (60, 226, 120)):
        P = [
            (x - w, y + w * 0.1, 1),
            (x - w * 0.3, y - w * 0.02, w * 0.07),
            (x + w * 0.3, y - w * 0.1, w * 0.05),
            (x + w, y - w * 0.3, 0.6),
        ]
        sc.flat(
            limb(P, 8),
            sc.lin([(0, "#ffffff", 0), (0.5, "#ffffff", 0.6), (1, "#ffffff", 0)], x - w, 0, x + w, 0),
            0.7,
            blur=2,
        )
        sc.flat(T(limb(P, 8), 30, 14, 0.7, sy=0.5, o=(x, y)), "#ffffff", 0.25, blur=1.5)
    tower = (
        ([(330, 470), (380, 410), (440, 350), (470, 250), (540, 190), (560, 100), (640, 60), (700, 0), (900, -20)], 34, 58, "#fffdf2", "#a8bce0"),
        ([(420, 470), (470, 420), (540, 370), (560, 290), (640, 250), (660, 170), (740, 140), (900, 90)], 30, 52, "#fff6e0", "#8fa8d4"),
        ([(300, 480), (360, 452), (430, 440), (500, 420), (600, 390), (660, 330), (760, 290), (900, 250)], 24, 44, "#fff0d4", "#7f98c8"),
    )  # fmt: skip
    for k, (P, r0, r1, lit, shade) in enumerate(tower):
        g = bank(sc.stream(f"tower {k}"), P, r0, r1, fill=Polygon([*P, (900, 520), (300, 520)]).buffer(0), sx=1.2)
        x, y = P[len(P) // 2]
        sc.layer(g, sc.rad([(0, lit), (0.4, lit), (0.75, mix(lit, shade, 0.6)), (1, shade)], x - 130, y - 110, 430), z=7, sh=0.3, shc="#4a6a9c", cut=0.6, wash=0.5, rim="#ffffff", rimop=1)  # fmt: skip
    r = sc.stream("billows")
    for x, y, w in (
        (560, 230, 70),
        (650, 330, 90),
        (500, 330, 60),
        (640, 120, 60),
        (730, 220, 60),
        (560, 400, 70),
        (720, 60, 60),
        (460, 400, 46),
    ):
        P = [(x - w, y + w * 0.34), (x - w * 0.5, y - w * 0.1), (x + w * 0.2, y - w * 0.3), (x + w * 0.9, y + w * 0.1)]
        g = bank(r, P, w * 0.26, w * 0.4, fill=Polygon([*P, (x + w * 0.6, y + w * 0.5)]).buffer(0), sx=1.3)
        g = clean(g.difference(T(g, w * 0.16, w * 0.3)))
        sc.flat(g, sc.lin([(0, "#ffffff", 0.9), (1, "#ffffff", 0)], x - w, 0, x + w, 0), 0.85, blur=1.2)
        sc.flat(T(g, -5, -6), sc.lin([(0, "#6f8cc4", 0.6), (1, "#6f8cc4", 0)], x - w, 0, x + w, 0), 0.4, "multiply", 5)
    for k, (P, lit) in enumerate((
        ([(-40, 420), (30, 380), (90, 340), (150, 372), (230, 410), (300, 440)], "#fffaea"),
        ([(-40, 446), (40, 420), (130, 404), (200, 424), (420, 450)], "#fff4dc"),
    )):  # fmt: skip
        g = bank(sc.stream(f"low {k}"), P, 14, 26, fill=Polygon([*P, (420, 520), (-40, 520)]).buffer(0), sx=1.6)
        sc.layer(g, sc.lin([(0, lit), (1, "#b4cce0")], 60, 340, 120, 470), z=5, sh=0.25, shc="#4a7aa8", cut=0.5, wash=0.4, rim="#ffffff", rimop=1)  # fmt: skip
    keep = U(box(700, 402, 709, 440), box(718, 410, 728, 440), box(690, 424, 740, 440), Polygon([(698, 402), (704.5, 384), (711, 402)]), Polygon([(716, 410), (723, 396), (730, 410)]))  # fmt: skip
    sc.flat(keep, "#8fa6cc", 0.7, blur=0.6)


def whitecaps(sc: Scene) -> None:
    """Small heads of foam on the swells, each with its shade below."""
    for x, y, w in (
        (44, 524, 46),
        (96, 590, 56),
        (30, 648, 80),
        (748, 516, 50),
        (764, 582, 70),
        (752, 644, 80),
        (640, 470, 36),
    ):
        g = limb(
            [
                (x - w, y + w * 0.12, 0.5),
                (x - w * 0.4, y - w * 0.05, w * 0.09),
                (x + w * 0.2, y, w * 0.11),
                (x + w, y + w * 0.16, 0.5),
            ],
            6,
        )
        sc.flat(T(g, 4, w * 0.12), "#0f6a80", 0.4, blur=1.5)
        sc.layer(g, "#ffffff", z=1, sh=0.2, cut=0.4, wash=0, fibre=0)


def draw_sea(sc: Scene) -> None:
    """Long swells, pale far off, bottle-green near; foam on their heads."""
    tones = [(SEA, "#a8d8d4", "#f4f4dc"), (462, "#86ccca", "#d8f0dc"), (500, "#62bcc0", "#b4e4d4"), (552, "#42a8b2", "#8ed8cc"), (620, "#2b94a4", "#68c8c4")]  # fmt: skip
    for k, (y, c, lit) in enumerate(tones):
        r = sc.stream(f"swell {k}")
        n = 60 + 34 * k
        top = [(x, y + r.uniform(-1, 1) * (1 + 2 * k) + (1 + 3.4 * k) * math.sin(x / (n * 1.6) + 1.9 * k)) for x in range(-80, 900 + n, n)]  # fmt: skip
        g, _ = land(r, top, 0.4 + 0.2 * k, 1280)
        sc.layer(g, sc.rad([(0, lit), (0.5, mix(lit, c, 0.6)), (1, dark(c, 0.12))], LX + 60, y - 20, 800), z=3, sh=0.2, cut=0.6, wash=0.5, shc="#0f4a64", dy=-2, rim="#ffffff", rimop=0.8)  # fmt: skip
    r = sc.stream("glints")
    sc.flat(bars(r, 110, SEA + 8, 650, 160, 240, 90, (1, 5), -20), "#fffdf0", 0.85)
    sc.glow(70, 560, 260, "#fffbe0", 0.5, sy=0.5)
    sc.flat(bars(r, 640, SEA + 20, 680, 200, 360, 44, (1, 5), 30), "#0f6c84", 0.3)
    whitecaps(sc)


def edge() -> np.ndarray:
    """The head of the near swell."""
    return curve(np.array([(-60, 706), (60, 690), (170, 716), (300, 752), (440, 764), (560, 744), (680, 704), (780, 690), (880, 712)], float), n=14)  # fmt: skip


def wet(sc: Scene, wall: Any) -> None:
    """The crown below the water's face, and the line where it goes in."""
    under = clean(cb.wall(*cb.FRONT, top=cb.surface).intersection(wall.buffer(30)))
    sc.flat(under, "#3fb4b4", 0.42)
    line = [cb.at(p, cb.surface(p)) for p in np.linspace(0.42, math.pi - 0.16, 80)]
    sc.stroke([(x, y - 3) for x, y in line], "#5a2430", 6, 0.4, blur=2)
    sc.flat(limb([(x, y + 1, 3.6 + 2.4 * math.sin(i * 0.9)) for i, (x, y) in enumerate(line)], 2), "#ffffff", 0.95)
    r = sc.stream("wet")
    lobes, under_ = [], []
    for i, (x, y) in enumerate(line):
        w = 3.4 + 2.6 * math.sin(i * 0.55) + 2 * math.sin(i * 0.23 + 1)
        under_.append(ellipse(x + r.uniform(-4, 4), y + 5 + r.uniform(0, 5), max(3, 2.4 * w), max(2, 1.2 * w)))
        lobes.append(ellipse(x + r.uniform(-3, 3), y + 2 + r.uniform(-2, 2), max(2.6, 1.6 * w), max(2, w)))
    sc.flat(U(under_), "#c8f4e8", 0.6, blur=1)
    sc.layer(U(lobes), "#ffffff", z=1.6, sh=0.4, shc="#3a5a5a", cut=0.2, wash=0, fibre=0, rim="#ffffff", rimop=1)
    dots = [ellipse(x + r.uniform(-9, 9), y + r.uniform(6, 26), r.uniform(0.8, 3)) for x, y in line for _ in range(3)]
    sc.flat(U(dots), "#ffffff", 0.7)


def glass(sc: Scene) -> Any:
    """The near swell: a sheet one sees through, clear at its head, dark in the deep."""
    E = edge()
    g = Polygon([*E, (880, 1290), (-60, 1290)]).buffer(0)
    sc.layer(g, sc.lin([(0, "#8ff0dc", 0.5), (0.08, "#4cccc0", 0.6), (0.3, "#1c9aa8", 0.78), (0.55, "#0e7088", 0.92), (0.8, "#064460", 1), (1, "#03263c", 1)], 360, 690, 440, 1190), z=9, sh=0.35, shc="#0a4058", dy=-3, cut=0, wash=0.3, fibre=0.05, rim="#ffffff", rimop=1, rimw=1.6)  # fmt: skip
    sc.flat(
        limb([(x, y + 2, 2.6 + 2.2 * math.sin(i * 0.31) + 1.4 * math.sin(i * 0.83)) for i, (x, y) in enumerate(E)], 2),
        "#ffffff",
        0.95,
    )
    r = sc.stream("foam")
    dots = []
    for x, y in E[::1]:
        for _ in range(3):
            d = r.random() ** 2
            dots.append(ellipse(x + r.uniform(-8, 8), y + 6 + 34 * d, (3.4 - 2.4 * d) * r.uniform(0.4, 1)))
    sc.flat(U(dots), "#f4fff4", 0.6)
    with sc.clip(g):
        for k in range(26):  # the web of light under the face
            x0, y0 = r.uniform(-40, 760), r.uniform(740, 900)
            L = r.uniform(60, 150)
            P = [
                (x0 + L * t, y0 + 7 * math.sin(5 * t + k) + 12 * t * math.sin(k), 0.4 + 2.2 * math.sin(math.pi * t))
                for t in np.linspace(0, 1, 12)
            ]
            sc.flat(limb(P, 3), "#eafff4", 0.5 * (920 - y0) / 180)
    return g


def draw_deep(sc: Scene, g: Any, stones: list[tuple[float, float, str]]) -> None:
    """Light in the water: shafts from the face, colours from the stones, small fish."""
    for k, (y, c, lit) in enumerate(
        ((1034, "#0b5672", "#1a7c94"), (1092, "#063a56", "#0f5a76"), (1148, "#032438", "#083e58"))
    ):
        P = [(x, y + 16 * math.sin(x / 130 + 2.1 * k) + 7 * math.sin(x / 47 + k)) for x in range(-60, 900, 40)]
        d, _ = land(sc.stream(f"deep {k}"), P, 2, 1290)
        sc.layer(
            d,
            sc.lin([(0, lit), (1, c)], 100, y, 700, y + 60),
            z=4,
            sh=0.3,
            op=0.8,
            cut=0.6,
            wash=0.6,
            rim="#a8f0e0",
            rimop=0.6,
        )
    with sc.clip(g):
        for x, w, op in ((40, 50, 0.42), (150, 36, 0.4), (250, 60, 0.34), (420, 50, 0.3), (560, 70, 0.26), (720, 60, 0.2)):  # fmt: skip
            q = Polygon([(x, 690), (x + w, 690), (x + w * 2.2 + 190, 1200), (x + 130, 1200)])
            sc.flat(q, sc.lin([(0, "#eafff0", 0.9), (1, "#8fe8dc", 0)], 0, 690, 0, 1160), op, "screen", 10)
        for x, y, c in stones:
            q = Polygon([(x - 14, y), (x + 14, y), (x + 90, y + 330), (x - 50, y + 330)])
            sc.flat(q, sc.lin([(0, c, 0.75), (1, c, 0)], x, y, x, y + 330), 0.3, "screen", 12)


def draw_fish(sc: Scene) -> None:
    r = sc.stream("fish")
    for x, y, k, left in ((250, 1010, 1.2, 1), (300, 1042, 0.9, 1), (214, 1056, 1.0, 1), (610, 1030, 1.0, 0), (560, 1066, 0.8, 0), (500, 1100, 0.7, 1), (150, 1110, 0.7, 1)):  # fmt: skip
        f = U(shape("-22,0 -8,-6 8,-5.5 20,0 8,5 -8,5.5"), shape("-19,0^ -32,-8^ -28,0 -32,8^"))
        sc.layer(T(f, x, y, k * 1.2, rot=r.uniform(-12, 12), flip=bool(left)), "#bdeadb", z=1.2, op=0.8, sh=0.3, cut=0, rim="#ffffff", rimop=0.9)  # fmt: skip


def draw() -> Scene:
    """Away from what, and did he ever need more?"""
    sc = Scene("crown_adrift", light=(LX, LY, 240), shadow="#0a3248", bg="#97cade")
    draw_sky(sc)
    draw_sea(sc)
    far_points(sc)
    inside_of_crown(sc)
    draw_king(sc)
    wall = near_wall(sc)
    wet(sc, wall)
    put(sc, sceptre(), z=2, rim=(-2, 1, "#fffbe0", 0.9))
    x, y = cb.at(math.radians(-16), 2)
    put(sc, T(bird_on("gull"), x, y, 0.66), z=1.8, rim=(-2, 1, "#ffffff", 0.9))
    bx, by = x + 44, y - 44
    sc.layer(
        ellipse(bx, by, 8).difference(ellipse(bx, by, 5)), "#ffcf58", z=1, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff"
    )
    g = glass(sc)
    drowned(sc)
    put(
        sc,
        sceptre().recolour(lambda c: mix(c, "#9fd0b0", 0.3)).mapped(lambda q: q.intersection(g)),
        z=1.4,
        rim=(-2, 1, "#fffbe0", 0.8),
    )
    stones = lamps(sc)
    draw_deep(sc, g, stones)
    draw_fish(sc)
    sc.vignette("#06283c", 0.3, 360, 520, 980, 0.5)
    sc.finish()
    return sc
