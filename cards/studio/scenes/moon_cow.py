"""On the moon, before the rising earth, an astronaut milks a cow, and the milk flows up in one great S and is the Milky Way.

Palette: ink #0b1420, night #14304a, moon chalk #efe8d8, earth blue #3f9bdc, milk #fffdf6, hide rust #a5502c, band orange #ef7a2c.
Light: the sun far out on the left; chalk-white ground, hard shadows to the right.
Planes: night with stars / the milk / the earth / far rims / stage with cow and milker / near ground / rocks we look out between.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.bands import band, streamers
from cards.studio.papercut.milking import ORANGE, cow, milker

SUN = (-260, 420)
EX, EY, ER = 548, 690, 286  # the earth
STAND = (430, 902)  # the frame of cow and milker
SIZE = 1.0
PAIL = (-88, 2)
INK, CHALK, MILK = "#0b1420", "#efe8d8", "#fffdf6"
WAY = [(338, 862, 5), (330, 800, 6), (318, 720, 9), (278, 656, 15), (190, 634, 24), (118, 570, 36), (96, 478, 52), (142, 392, 68), (258, 330, 86), (410, 288, 102), (560, 232, 122), (652, 140, 150), (650, 20, 190), (580, -90, 240)]  # fmt: skip


def draw_night(sc: Scene) -> None:
    """Ink, and stars in it."""
    sc.backdrop(sc.rad([(0, "#24587c"), (0.4, "#173a58"), (0.7, "#0f2236"), (1, INK)], 470, 520, 760))
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 860), 0.7 + 1.7 * r.random() ** 3) for _ in range(170)]),
        "#dfeaf6",
        0.75,
    )


def milk_line() -> Any:
    """The course of the milk as rows of x, y, width."""
    return curve(np.array(WAY, float), n=22)


def draw_stream(sc: Scene) -> None:
    """Its beginning, in front of cow and milker: two squirts into the pail, and what rises out of it."""
    for x0, x1 in ((-72, -84), (-53, -78)):
        sc.flat(limb([(STAND[0] + x0, STAND[1] - 36, 1.6), (STAND[0] + x1, STAND[1] - 22, 2.2)], 2), MILK)
    line = milk_line()[: 22 * 4].copy()
    line[:, 2] *= np.clip((len(line) - np.arange(len(line))) / 44, 0.05, 1)  # its end lies within the ribbon behind
    sc.glow(330, 800, 120, "#ffffff", 0.4)
    sc.layer(band(line, -1, 1), MILK, z=3, sh=0.35, shc="#3a1a14", cut=0.2, wash=0, fibre=0, rim="#ffffff", rimop=0.9)
    r = sc.stream("pearls")
    for k in range(6, len(line), 7):
        x, y, w = line[k]
        d = r.choice((-1, 1)) * (w * 0.5 + r.uniform(5, 13))
        sc.layer(
            ellipse(x + d, y + r.uniform(-4, 4), r.uniform(2.2, 5)),
            MILK,
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.3,
            shc="#3a1a14",
        )


def draw_milk(sc: Scene) -> None:
    """One ribbon of milk, thin at the pail, as broad as the sky at its end, and dust on both its banks."""
    line = milk_line()
    for w, op in ((2.6, 0.1), (1.9, 0.14), (1.4, 0.2)):
        sc.flat(band(line, -w, w), "#bfe0f6", op, "screen", 16)
    for a, b, c in ((-1.0, 1.0, "#bcd8ea"), (-0.86, 0.8, "#e2eff4"), (-0.62, 0.6, MILK)):
        t = np.linspace(0, 1, len(line))
        wob = line.copy()
        wob[:, 2] *= 1 + 0.07 * np.sin(t * 40 + 5 * a) * t + 0.05 * np.sin(t * 93) * t
        sc.layer(
            band(wob, a, b),
            sc.lin([(0, c), (0.8, c), (1, mix(c, "#9fc4e0", 0.35))], 0, 300, 400, -20),
            z=6,
            sh=0.3,
            shc="#081420",
            cut=0.3,
            wash=0.4,
            rim="#ffffff",
            rimop=0.9,
        )
    r = sc.stream("flow")
    streaks, holes, dust = [], [], []
    for _ in range(46):
        k, o = r.randrange(60, len(line) - 40), r.uniform(-0.8, 0.8)
        part = line[k : k + r.randrange(16, 40)].copy()
        part[:, 2] *= 1
        m = band(part, o - 0.02, o + 0.02)
        streaks.append(m)
    sc.flat(U(streaks), "#8fb8d4", 0.5)
    d = np.gradient(line[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    for _ in range(900):
        k = int(len(line) * (0.3 + 0.7 * r.random() ** 0.7)) - 1
        side = r.choice((-1, 1))
        off = side * line[k, 2] * (0.5 + abs(r.gauss(0, 0.22)))
        x, y = line[k, :2] + n[k] * off
        dust.append(ellipse(float(x), float(y), r.uniform(0.8, 1.2) + 2.0 * r.random() ** 5))
    sc.flat(U(dust), MILK, 0.9)
    for _ in range(70):
        k = int(len(line) * r.uniform(0.5, 1)) - 1
        x, y = line[k, :2] + n[k] * line[k, 2] * r.uniform(-0.4, 0.4)
        holes.append(star(float(x), float(y), r.uniform(2.5, 6), 4, 0.34))
    sc.flat(U(holes), "#3f7aa8", 0.75)


def draw_earth(sc: Scene) -> None:
    """The earth behind the horizon: sea, two dim coasts, much weather, night on its right."""
    earth = ellipse(EX, EY, ER)
    sc.glow(EX, EY, ER * 1.5, "#6fc0f4", 0.7, mid=0.62)
    sea = sc.rad([(0, "#c4ecfb"), (0.3, "#79c6f0"), (0.62, "#3f9bdc"), (1, "#1f62a8")], EX - 120, EY - 130, ER * 1.5)
    light_edge = {"rim": "#ffffff", "rimop": 0.9, "rimw": 1.8}
    sc.layer(earth, sea, z=9, sh=0.3, shc=INK, dx=0, dy=0, cut=0, wash=0.8, **light_edge)
    r = sc.stream("earth")
    for k, s in enumerate((
        "310,600 372,548 452,540 470,586 520,604 500,662 452,668 440,720 400,742 384,690 330,678",
        "600,470 700,480 770,560 800,660 756,700 700,664 650,690 610,640 572,620 590,560",
    )):  # fmt: skip
        g = clean(handcut(shape(s), 5, 4, 40 + k, 90).intersection(earth.buffer(-3)))
        sc.layer(
            g,
            sc.rad([(0, "#a6dcdc"), (1, "#4698c8")], EX - 120, EY - 130, 420),
            z=2.4,
            cut=0,
            sh=0.25,
            shc="#1a4f8a",
            rim="#ffffff",
            rimop=0.4,
        )
    for y0, x0, x1, w in (
        (452, 440, 640, 9),
        (508, 330, 560, 13),
        (560, 560, 800, 12),
        (610, 290, 430, 11),
        (640, 480, 720, 15),
        (720, 280, 520, 14),
        (760, 600, 820, 12),
        (800, 300, 480, 10),
    ):
        sc.layer(
            clean(streamers(r, y0, x0, x1, w, (EX, EY, ER)).intersection(earth.buffer(-4))),
            "#fbfdff",
            z=5,
            cut=0,
            sh=0.3,
            shc="#1a4f8a",
            op=0.93,
        )
    sc.flat(
        earth,
        sc.rad(
            [(0, "#ffffff", 0), (0.55, "#4f78b8", 0), (0.85, "#183a78", 0.6), (1, "#0c1f4a", 0.92)],
            EX - 130,
            EY - 110,
            ER * 1.5,
        ),
        1,
        "multiply",
    )
    sc.flat(clean(earth.difference(T(earth, 9, 8))), "#eefaff", 0.9, "screen", 2.5)


def shadow_of(g: Any, x0: float, y0: float) -> Any:
    """A hard shadow on the ground, away to the right and towards us."""
    return clean(AF.affine_transform(g, [1, -1.15, 0, -0.36, 1.15 * y0, y0 + 0.36 * y0]))


def crater(sc: Scene, x: float, y: float, r: float, flat: float = 0.26) -> None:
    """A bowl in low sunlight: dark on the left inside, bright on the right."""
    rim = ellipse(x, y, r, r * flat)
    sc.layer(
        rim.buffer(r * 0.08),
        sc.lin([(0, "#fffdf6"), (1, "#b4a898")], x - r, 0, x + r, 0),
        z=2,
        cut=0.4,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.flat(rim, "#4a5668")
    sc.flat(
        clean(rim.difference(T(rim, -r * 0.5, -r * flat * 0.3))),
        sc.lin([(0, "#a8a49c"), (1, "#fff8e8")], x, 0, x + r, 0),
    )


def draw_moon(sc: Scene) -> None:
    """Chalk-white ground in low sunlight, three planes, few craters, and a trail of cloven prints."""
    r = sc.stream("land")
    for P, a, b in (
        (
            [(-40, 842), (70, 810), (150, 852), (300, 884), (600, 886), (690, 852), (760, 826), (840, 846)],
            "#b9b4ac",
            "#6d7484",
        ),
        ([(-40, 902), (160, 894), (420, 898), (640, 896), (840, 884)], CHALK, "#c4bcae"),
    ):
        g, _ = land(r, P, 3)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 0, 0, 840, 0),
            z=8,
            cut=0.8,
            sh=0.4,
            shc="#1a2432",
            rim="#ffffff",
            rimop=0.8,
            rimw=1.4,
            wash=0.45,
        )
    crater(sc, 116, 948, 60)
    crater(sc, 640, 934, 34)
    g, _ = land(r, [(-40, 1010), (160, 1002), (400, 1028), (640, 1006), (840, 1022)], 3)
    frame = (STAND[0], STAND[1])
    both = T(U(cow().outline(), milker().outline()), *frame, SIZE)
    drop = shadow_of(both, *frame)
    sc.flat(drop, "#33455e", 0.85, "multiply", 1)
    sc.layer(
        g,
        sc.lin([(0, "#f6efe0"), (0.5, "#d8cfc0"), (1, "#8f93a0")], 0, 1000, 700, 1180),
        z=9,
        cut=0.8,
        sh=0.35,
        shc="#1a2432",
        rim="#ffffff",
        rimop=0.9,
        rimw=1.5,
        wash=0.45,
    )
    sc.flat(clean(T(drop, 6, 8).intersection(g)), "#33455e", 0.85, "multiply", 1)
    crater(sc, 214, 1090, 88, 0.24)
    path = along(
        curve(np.array([(470, 1216), (560, 1140), (500, 1080), (420, 1010), (500, 960), (520, 920)], float), n=16), 24
    )
    for k, (x, y) in enumerate(path[:-1]):
        s = 0.6 + 1.8 * (y - 880) / 320
        x += 9 * s * (1 if k % 2 else -1)
        hoof = U(ellipse(x - 2.8 * s, y, 2.4 * s, 3.4 * s, 10), ellipse(x + 2.8 * s, y, 2.4 * s, 3.4 * s, -10))
        sc.flat(T(hoof, 1.4 * s, 1.2 * s), "#fffdf6", 0.9)
        sc.flat(hoof, "#5a6474", 1)


def draw_pair(sc: Scene) -> None:
    """Cow, pail, milker; the helmet beside them is full of hay."""
    sc.flat(ellipse(STAND[0] - 30, STAND[1] + 4, 240, 9), "#33455e", 0.5, "multiply", 4)
    rim = (2.6, 1.8, "#ffffff", 0.95)
    put(sc, T(cow(), *STAND, SIZE), z=2.2, rim=rim, sh=0.4)
    px, py = STAND[0] + PAIL[0] * SIZE, STAND[1] + 4
    put(sc, T(bucket("#7f93a8", 46, 36, "#fffdf6"), px, py, 0.95), z=2, rim=rim, sh=0.4)
    put(sc, T(milker(), *STAND, SIZE), z=2.2, rim=rim, sh=0.45)
    draw_stream(sc)
    sc.glow(px, py - 40, 70, "#ffffff", 0.6)
    hx, hy = STAND[0] - 336, STAND[1] + 26
    r = sc.stream("hay")
    sc.flat(shadow_of(ellipse(hx, hy - 22, 30, 24), hx, hy), "#33455e", 0.8, "multiply", 1)
    straw = U([limb([(hx, hy - 20, 2.6), (hx + r.uniform(-50, 50), hy - r.uniform(38, 66), 1)], 2) for _ in range(26)])
    sc.layer(straw, "#b4bc5c", z=1.5, cut=0, wash=0, fibre=0)
    shell = clean(ellipse(hx, hy - 24, 36, 30).difference(box(hx - 50, hy - 80, hx + 50, hy - 36)))
    sc.layer(shell, sc.lin([(0, "#ffffff"), (1, "#8a98aa")], hx - 26, hy - 30, hx + 24, hy), z=3, cut=0)
    sc.layer(
        ellipse(hx + 13, hy - 18, 19, 13, -12),
        sc.lin([(0, "#ffd47a"), (1, "#8a4a1c")], hx, hy - 30, hx + 26, hy - 4),
        z=1.4,
        cut=0,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.layer(limb([(hx - 34, hy - 37, 7), (hx, hy - 34, 8), (hx + 34, hy - 37, 7)], 4), ORANGE, z=1.5, cut=0)


def draw_rocks(sc: Scene) -> None:
    """The mouth of the cave we look out of."""
    for s, a, b in (
        ("-60,-60^ 60,-60^ 34,120 52,300 22,520 30,700 -6,860 24,1010 60,1110 170,1156 330,1176 520,1160 690,1178 770,1130 790,1010 764,860 792,640 768,420 784,200 752,-60^ 860,-60^ 860,1260^ -60,1260^", "#1c3450", "#0e1a2a"),
        ("-60,-60^ 14,-60^ -4,160 16,330 -12,560 -4,760 -24,900 0,1070 60,1164 220,1192 420,1210 640,1196 780,1194 812,1080 830,900 860,1260^ -60,1260^", "#0e1b2b", "#070d16"),
    ):  # fmt: skip
        sc.layer(
            shape(s), sc.lin([(0, a), (1, b)], 200, 900, 700, 1200), z=15, cut=1.2, rim="#cfe6f6", rimop=0.7, rimw=1.4
        )
    put(sc, T(snail("#d98a6a", "#cfc4b4"), 664, 1180, 0.44, flip=True), z=1.6, rim=(1.4, 1.4, "#ffffff", 0.9))


def draw() -> Scene:
    sc = Scene("moon_cow", light=(*SUN, 240), shadow="#0a1018", bg=INK)
    draw_night(sc)
    draw_milk(sc)
    draw_earth(sc)
    draw_moon(sc)
    draw_pair(sc)
    draw_rocks(sc)
    sc.vignette("#060c16", 0.4, 400, 640, 900, 0.6)
    sc.finish()
    return sc
