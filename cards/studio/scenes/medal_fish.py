"""A small fish that has been given a medal as large as itself sinks past the tiers of all the others.

Palette: lagoon blue #1c7aa6, deep cobalt #15477e, reef violet #7a5596, sand lilac #d9c7c4, surface #f0fbf3, gold #f1b52c.
Light: a column from the surface. Planes: column / far tiers / middle tiers / hero / near fish / three ridges of coral round a cleft.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.corals import brain_coral, sea_fan, staghorn, table_coral, tubes
from cards.studio.papercut.reef_fish import minnow, reef_fish

LX, LY = 420, 30  # where the light comes in
HX, HY = 404, 560  # the hero
EYE = 600  # our eye's height: tiers above bend up at the sides, those below bend down
MEDAL = (440, 792)
MEDAL_R = 74


def tier(y0: float, k: float, n: int, gap: float) -> list[tuple[float, float, float]]:
    """Places along one balcony: (x, y, nearness 0..1), none inside the column of light."""
    out = []
    for i in range(n + 1):
        t = i / n * 2 - 1
        x = 406 + 470 * math.copysign(abs(t) ** 1.3, t)
        if abs(x - 406) < gap:
            continue
        d = abs(x - 406) / 400
        out.append((x, y0 + (y0 - EYE) * k * d * d, d))
    return out


def draw_water(sc: Scene) -> None:
    """The surface far above, the column, and what the light shows of the deep."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#e4f7ee"),
                (0.05, "#9fdbe0"),
                (0.18, "#3f9fc4"),
                (0.45, "#1c7aa6"),
                (0.75, "#15477e"),
                (1, "#0e2a58"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("openings")
    for k, (w0, w1, c) in enumerate(((150, 200, "#2f92bb"), (232, 290, "#2380ae"), (320, 372, "#1c6b9c"))):
        left = [(406 - w0 - 26 * math.sin(2.2 * t + k) - r.uniform(0, 12), 1260 * t - 40) for t in np.linspace(0, 1, 9)]
        right = [
            (414 + w0 + (w1 - w0) * t + 26 * math.sin(2.6 * t + 2 * k) + r.uniform(0, 12), 1260 * t - 40)
            for t in np.linspace(0, 1, 9)
        ]
        for P, x in ((left, -80), (right, 880)):
            c_ = curve(np.array(P, float), n=10)
            sc.layer(
                Polygon([*c_, (x, 1260), (x, -80)]).buffer(0),
                sc.near(light(c, 0.16), dark(c, 0.42), 980, (LX, 120)),
                z=9,
                sh=0.35,
                cut=1.2,
                wash=0.6,
                rim="#e4fbf4",
                rimop=0.45,
            )
    for k, (rx, ry, c) in enumerate(((330, 66, "#bfe8e6"), (236, 46, "#dcf4ea"), (140, 27, "#f6fdf4"))):
        P = [
            (
                LX + rx * (1 + 0.05 * math.sin(7 * a + k) + 0.03 * math.sin(13 * a)) * math.cos(a),
                18 + ry * (1 + 0.08 * math.sin(9 * a + 2 * k)) * math.sin(a),
            )
            for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
        ]
        sc.layer(shape(np.array(P), 3), c, z=4, sh=0.2, shc="#15477e", cut=0.4, wash=0.4, rim="#ffffff", rimop=0.9)
    sc.glow(LX, 20, 420, "#f0fbf3", 0.7, sy=0.6)
    for w, op, lean in ((70, 0.5, 0.0), (34, 0.5, 0.035), (110, 0.3, -0.02), (22, 0.5, -0.06)):
        q = Polygon(
            [
                (LX - w * 0.6, -20),
                (LX + w * 0.6, -20),
                (LX - 10 + w * 1.7 + lean * 1000, 1100),
                (LX - 10 - w * 1.7 + lean * 1000, 1100),
            ]
        )
        sc.flat(
            q, sc.lin([(0, "#f6fff4", 0.8), (0.55, "#dff6ee", 0.4), (1, "#dff6ee", 0)], 0, 0, 0, 1100), op, "screen", 10
        )


def draw_tiers(
    sc: Scene,
    plane: str,
    rows: list[float],
    k: float,
    size: tuple[float, float],
    gap: float,
    tones: tuple[str, ...],
    z: float,
) -> None:
    """One curtain of fish: balconies of them, every head bowed by the same degree towards the middle."""
    r = sc.stream(plane)
    for j, y0 in enumerate(rows):
        ragged = gap + 34 * math.sin(1.9 * j + gap) + r.uniform(-14, 14)  # the inner edge is no straight line
        lots: dict[str, list[Any]] = {}
        eyes = []
        step = size[0] * 1.02
        for x, y, d in tier(y0, k, int(940 / step), ragged):
            L = size[0] + (size[1] - size[0]) * d
            right = x > 406
            bow = 16
            if r.random() < 0.1:
                continue
            L *= r.uniform(0.78, 1.18)
            x += r.uniform(-0.2, 0.2) * L
            y += r.gauss(0, 0.16) * L + (13 + 0.2 * L) * math.sin(x / 74 + 0.45 * j)
            g = T(T(minnow(L, r.uniform(0.95, 1.25)), 0, 0, 1, flip=right), x, y, 1, rot=-bow if right else bow)
            lots.setdefault(r.choice(tones), []).append(g)
            a = math.radians(bow)
            eyes.append(
                (
                    x + (-1 if right else 1) * L * 0.33 * math.cos(a),
                    y + L * 0.33 * math.sin(a) - L * 0.03,
                    max(0.7, L * 0.035),
                )
            )
        for c, gs in lots.items():
            sc.layer(
                U(gs),
                sc.near(mix(c, "#f6fdf0", 0.72), c, 560, (LX, 330)),
                z=z,
                sh=0.35,
                cut=0,
                wash=0.3,
                fibre=0,
                rim="#f6fff6",
                rimop=0.85,
            )
        sc.flat(U([ellipse(*e) for e in eyes]), "#0e2246", 0.85)


def draw_reef(sc: Scene) -> None:
    """Three ridges, and the dark cleft between them that waits."""
    rows = (
        (
            "far",
            [
                (-60, 900),
                (90, 890),
                (210, 936),
                (300, 1010),
                (372, 1120),
                (400, 1230),
                (452, 1120),
                (520, 1016),
                (620, 940),
                (740, 900),
                (860, 920),
            ],
            "#8f7cb8",
            "#3f4f92",
            8,
        ),
        (
            "mid",
            [
                (-60, 970),
                (80, 976),
                (190, 1020),
                (270, 1090),
                (330, 1180),
                (390, 1280),
                (480, 1180),
                (560, 1090),
                (660, 1020),
                (760, 990),
                (860, 980),
            ],
            "#7f62a4",
            "#2f3a78",
            11,
        ),
        (
            "near",
            [
                (-60, 1064),
                (70, 1070),
                (160, 1106),
                (240, 1160),
                (300, 1240),
                (540, 1240),
                (610, 1160),
                (700, 1106),
                (860, 1070),
            ],
            "#5f4488",
            "#1a2458",
            14,
        ),
    )
    abyss = Polygon([(150, 900), (660, 900), (660, 1260), (150, 1260)])
    sc.flat(abyss, sc.rad([(0, "#081a44", 0.9), (1, "#081a44", 0)], 404, 1180, 280), 1)
    for n, (name, P, lit, c, z) in enumerate(rows):
        r = sc.stream(f"reef {name}")
        g, top = land(r, P, 7)
        fill = lambda a, b: sc.near(a, b, 560, MEDAL)
        for _ in range(9 - n):
            x = r.choice((r.uniform(-10, 300 - 30 * n), r.uniform(500 + 40 * n, 810)))
            y = y_at(top, x) + 12
            s = 0.85 + 0.4 * n
            kind = r.choice(("stag", "fan", "tubes", "table", "stag"))
            tone = r.choice((lit, mix(lit, "#d88aa0", 0.5), mix(lit, "#e0a878", 0.4), mix(lit, "#5aa0b0", 0.4)))
            kw: dict[str, Any] = {"z": 4 + n, "sh": 0.45, "cut": 0.2, "wash": 0.6, "rim": "#fff0d8", "rimop": 0.6}
            sheet = fill(mix(tone, "#fbe8d0", 0.35), mix(c, tone, 0.25))
            if kind == "stag":
                sc.layer(staghorn(r, x, y, r.uniform(80, 140) * s), sheet, **kw)
            elif kind == "fan":
                sc.layer(sea_fan(r, x, y, r.uniform(60, 96) * s, r.uniform(-0.4, 0.4)), sheet, **kw)
            elif kind == "tubes":
                a, b = tubes(r, x, y, r.uniform(60, 96) * s, r.randint(4, 7))
                sc.layer(a, sheet, **kw)
                sc.flat(b, dark(c, 0.3), 0.9)
            else:
                sc.layer(table_coral(r, x, y, r.uniform(90, 150) * s, r.uniform(44, 76) * s), sheet, **kw)
        sc.layer(g, fill(mix(lit, "#f6d8c0", 0.3), dark(c, 0.12 * n)), z=z, sh=0.5, cut=1.2, rim="#fff0d8", rimop=0.6)
        for x in (r.uniform(40, 200 - 20 * n), r.uniform(600 + 30 * n, 780)):
            a, b = brain_coral(r, x, y_at(top, x) + 22, r.uniform(26, 44) * (0.8 + 0.3 * n))
            sc.layer(a, fill(mix(lit, "#f0b8a8", 0.4), c), z=4, sh=0.45, cut=0.3, rim="#fff0d8", rimop=0.6)
            sc.flat(b, dark(c, 0.25), 0.7)
        ticks = [
            limb(
                [(x, y_at(top, x) + q, 0.5), (x + 10, y_at(top, x) + q + 5, 1.8), (x + 22, y_at(top, x) + q + 3, 0.4)],
                3,
                3,
            )
            for x, q in ((r.uniform(-20, 800), r.uniform(16, 120)) for _ in range(60))
        ]
        sc.flat(U(ticks).intersection(g.buffer(-4)), "#f6e0d8", 0.22)
        if n == 0:  # what sank before
            for x, y in ((352, 1128), (440, 1172), (470, 1124)):
                sc.flat(ellipse(x, y, 7, 4.4, 20), "#b8862e", 0.9)
                sc.flat(ellipse(x, y - 0.6, 4.2, 2.6, 20), "#e9c05a", 0.9)
                sc.glow(x, y, 20, "#f1b52c", 0.55)
                sc.flat(limb([(x - 4, y - 3, 3.4), (x - 14, y - 14, 3), (x - 10, y - 26, 2.6)], 5), "#a8504a", 0.8)


def draw_hero(sc: Scene) -> None:
    """Pulled head down by a disc on a striped ribbon."""
    mx, my = MEDAL
    place = lambda g: T(g, HX, HY, 2.15, rot=60)
    f = place(
        reef_fish("perch", "#ef7a4a", "#ffe6b8", "#8a2f2c", pattern="bands", wag=-18, look=(-1.0, -0.6)).without(
            "mouth"
        )
    )
    sc.glow(HX + 10, HY + 60, 280, "#f6fff0", 0.55)
    mouth = place(limb([(46, 4.5, 0.9), (37, 5.5, 1.3)], 1))
    upper, lower = ((q.x, q.y) for q in (place(Point(15, -21)), place(Point(15, 20))))
    knot = (mx - 2, my - MEDAL_R - 10)
    tails = [
        [(*upper, 15), ((upper[0] + knot[0]) / 2 + 7, (upper[1] + knot[1]) / 2, 17), (*knot, 16)],
        [(*lower, 15), ((lower[0] + knot[0]) / 2 - 6, (lower[1] + knot[1]) / 2, 17), (*knot, 16)],
    ]
    sc.layer(limb(tails[0], 8), "#8f2f3c", z=2, cut=0, wash=0.3)
    sc.stroke([q[:2] for q in tails[0]], "#e8c8b0", 4, 0.9)
    put(sc, f, z=3, rim=(1.6, 3, "#fffbe8", 0.9), cast=8)
    sc.flat(mouth, "#7a2a26")
    band = [(15, -22, 8), (10, 0, 8.6), (15, 21, 8)]
    sc.layer(place(limb(band, 8)), "#c23b44", z=2.4, cut=0, wash=0.3, rim="#ffe8d8")
    sc.flat(place(limb([(x, y, 2.2) for x, y, _ in band], 8)), "#fff0d0", 0.95)
    sc.layer(limb(tails[1], 8), "#c23b44", z=3, cut=0, wash=0.3, rim="#ffe8d8")
    sc.stroke([q[:2] for q in tails[1]], "#fff0d0", 4.4, 0.95)
    draw_medal(sc, mx, my)
    trail = []
    r = sc.stream("trail")
    for k in range(30):
        t = (k + r.random()) / 30
        y = HY - 96 - 400 * t
        x = HX - 10 + 26 * math.sin(t * 7) + r.gauss(0, 7)
        q = 2 + 5.5 * r.random() * (0.5 + t)
        c = ellipse(x, y, q)
        trail += [c.difference(c.buffer(-max(0.7, q * 0.18))), ellipse(x + q * 0.3, y - q * 0.3, q * 0.18)]
    sc.flat(U(trail), "#fbfff8", 0.85)


def draw_medal(sc: Scene, x: float, y: float) -> None:
    """A gold disc, a rayed star in it, the brightest thing."""
    r = MEDAL_R
    sc.glow(x, y, 230, "#f6cf6a", 0.6)
    ring = ellipse(x, y - r - 4, 11).difference(ellipse(x, y - r - 4, 6.6))
    sc.layer(ring, "#c98f28", z=2, cut=0, wash=0)
    n = 40
    rim = shape(
        np.array(
            [
                (
                    x + (r + 1.6 * (-1) ** k) * math.cos(math.pi * k / n),
                    y + (r + 1.6 * (-1) ** k) * math.sin(math.pi * k / n),
                )
                for k in range(2 * n)
            ]
        ),
        2,
    )
    sc.layer(
        rim,
        sc.rad([(0, "#fff6c8"), (0.5, "#f1b52c"), (1, "#a8691c")], x - 18, y - 34, r * 1.7),
        z=5,
        cut=0,
        wash=0.5,
        sh=0.6,
        rim="#fffdf0",
        rimop=1,
        rimw=1.4,
    )
    sc.layer(
        ellipse(x, y, r - 9),
        sc.rad([(0, "#ffe9a0"), (0.6, "#e9a526"), (1, "#b87a1e")], x - 16, y - 30, r * 1.5),
        z=1.6,
        cut=0,
        wash=0.4,
        sh=0.6,
        rim="#fff6d0",
        rimop=0.9,
    )
    rays_ = [
        Polygon(
            [
                (x + 20 * math.cos(a - 0.1), y + 20 * math.sin(a - 0.1)),
                (x + (52 if k % 2 else 42) * math.cos(a), y + (52 if k % 2 else 42) * math.sin(a)),
                (x + 20 * math.cos(a + 0.1), y + 20 * math.sin(a + 0.1)),
            ]
        )
        for k, a in enumerate(np.linspace(0, 2 * math.pi, 24, endpoint=False))
    ]
    sc.flat(U(rays_), "#fff3b8", 0.85)
    sc.layer(
        star(x, y, 27, 5, 0.46, 0.12),
        sc.lin([(0, "#fffbe0"), (1, "#e0a02c")], x - 20, y - 26, x + 20, y + 26),
        z=2,
        cut=0,
        wash=0,
        sh=0.6,
        rim="#ffffff",
        rimop=1,
    )
    sc.glow(x - 24, y - 34, 54, "#fffef0", 0.95)
    for a, L in ((0, 46), (math.pi / 2, 46), (math.pi, 30), (-math.pi / 2, 34)):
        sc.flat(
            Polygon(
                [
                    (x - 26 + 2.4 * math.sin(a), y - 36 - 2.4 * math.cos(a)),
                    (x - 26 + L * math.cos(a), y - 36 + L * math.sin(a)),
                    (x - 26 - 2.4 * math.sin(a), y - 36 + 2.4 * math.cos(a)),
                ]
            ),
            "#fffef4",
            0.95,
        )


def draw_near(sc: Scene) -> None:
    """Those who sit nearest, dark, at the card's edges."""
    r = sc.stream("near corals")
    for x, h, spread in (
        (26, 300, 0.8),
        (120, 170, 0.7),
        (786, 330, 0.8),
        (690, 180, 0.7),
        (250, 90, 0.6),
        (560, 96, 0.6),
    ):
        g = staghorn(r, x, 1224, h, spread)
        sc.layer(g, sc.near("#4a4f9c", "#0c1844", 640, MEDAL), z=13, sh=0.5, cut=0.3, rim="#f6dca0", rimop=0.75)
    spots = (
        (-8, 470, 150, 14, 0, "tall"),
        (40, 720, 120, 12, 0, "perch"),
        (812, 380, 160, -14, 1, "round"),
        (776, 640, 126, -12, 1, "tall"),
        (830, 830, 140, -10, 1, "perch"),
        (10, 240, 120, 20, 0, "round"),
    )
    for x, y, L, rot, fl, kind in spots:
        f = T(
            reef_fish(kind, "#2a4f94", "#4a7ab0", "#12285c", pattern="scales", look=(0.4, 0.4)),
            x,
            y,
            L / 100,
            rot=rot,
            flip=bool(fl),
        )
        put(sc, f, z=4, rim=(-3 if not fl else 3, 2.4, "#bfeef0", 0.8), shade=("#081a44", 0.55, 900), cast=9)


def draw_secrets(sc: Scene) -> None:
    """The glove that let go, a crab in a helmet, a paper crane among the fish."""
    arm = limb([(520, -30, 40), (500, 10, 32), (488, 38, 26)], 4)
    sc.layer(arm, sc.lin([(0, "#1a2c5a"), (1, "#2f4a7e")], 470, 0, 530, 0), z=4, cut=0.3)
    sc.flat(U(limb([(474, 33, 3.4), (501, 43, 3.4)], 1), limb([(477, 25, 2.2), (504, 35, 2.2)], 1)), "#f1b52c")
    g = fillet(
        U(
            limb("487,44,21 480,62,20", 3),
            limb("473,62,6.4 466,78,6 464,90,5", 4),
            limb("479,66,6.6 474,84,6 473,98,5", 4),
            limb("486,66,6.4 483,84,6 483,96,5", 4),
            limb("491,60,6 498,72,6 497,84,5", 4),
        ),
        2,
    )
    sc.layer(g, "#fbfdf6", z=3, cut=0, wash=0, rim="#ffffff")
    for q, t in crane(1.0):
        sc.layer(T(q, 222, 560, 0.34, rot=14), mix("#b8cfd8", "#fffdf2", t), z=1.4, cut=0, wash=0, fibre=0)
    x, y = 652, 1122
    legs = [
        limb(
            [(x + s * 10, y - 4, 3), (x + s * (20 + 4 * k), y - 10 + 3 * k, 2.6), (x + s * (24 + 5 * k), y + 4, 1.2)], 4
        )
        for s in (-1, 1)
        for k in range(3)
    ]
    sc.layer(U(legs), "#e0705a", z=1.4, cut=0, wash=0, fibre=0)
    helm = U(
        shape(f"{x - 18},{y - 2}^ {x - 17},{y - 18} {x},{y - 30} {x + 17},{y - 18} {x + 18},{y - 2}^"),
        limb([(x - 23, y - 2, 4), (x, y - 4, 5), (x + 23, y - 2, 4)], 5),
    )
    sc.layer(
        helm,
        sc.lin([(0, "#3a4a4a"), (1, "#8a9c88")], x - 18, y - 30, x + 18, y),
        z=2.4,
        cut=0,
        wash=0.3,
        rim="#fff0d8",
        rimop=0.8,
    )
    for s in (-1, 1):
        sc.flat(
            U(limb([(x + s * 6, y + 1, 1.4), (x + s * 8, y - 8 + 12, 1.4)], 1), ellipse(x + s * 8, y + 3, 2)), "#f6d8c0"
        )


def draw() -> Scene:
    """The weight of it."""
    sc = Scene("medal_fish", light=(LX, LY, 240), shadow="#071a44", bg="#15477e")
    draw_water(sc)
    far_rows = [float(y) for y in range(120, 960, 46)]
    draw_tiers(sc, "far tiers", far_rows, 0.42, (21, 30), 126, ("#5aa8c8", "#6fb0cf", "#7f9ccc"), 2)
    middle_rows = [150.0, 236.0, 322.0, 408.0, 494.0, 580.0, 666.0, 752.0, 838.0]
    draw_tiers(sc, "middle tiers", middle_rows, 0.9, (38, 66), 220, ("#2f6fa4", "#3f66a8", "#5a62a8", "#2a7f9e"), 4)
    draw_reef(sc)
    sc.glow(404, 1000, 300, "#f1b52c", 0.3)  # its gold on both sides of the cleft
    draw_hero(sc)
    draw_near(sc)
    draw_secrets(sc)
    sc.vignette("#061640", 0.36, LX, 500, 940)
    sc.finish()
    return sc
