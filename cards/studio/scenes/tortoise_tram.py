"""Through the fog comes a tortoise as high as a house, with lit windows in its shell, to a stop where two are waiting.

Palette: bottle #16211c, lichen #5d6a52, fog pearl #c9cbb2, shell umber #4a4632, horn #a89a62, amber #ffc766, boots orange #f07a1e.
Light: the lamp of the stop, at the left. Planes: fog / roofs / far legs / shell / head and near legs / wet street / stop.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import house_tortoise as ht
from cards.studio.papercut import tortoise_skin as skin
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.tram_stop import draw_people, draw_stop

LX, LY = 58, 566  # the lamp
STREET = 862
AMBER = "#ffc766"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
WINDOWS = (
    ("s3", 44, "arch", -4, 6, 0),
    ("s2", 58, "square", 0, 6, 4),
    ("s1", 54, "round", -6, 0, 0),
    ("s0", 34, "gable", -8, 0, 10),
    ("r3", 34, "oval", -10, 2, 8),
    ("r2", 38, "arch", -2, 2, 8),
)


def draw_fog(sc: Scene) -> None:
    """Fog in sheets, gabled roofs in it, paler and paler."""
    sc.backdrop(sc.rad([(0, "#f6ecbc"), (0.22, "#d6d5b2"), (0.55, "#93a08a"), (1, "#3d4e45")], LX + 120, LY - 60, 920))
    rows = (
        (
            "far",
            "#a3ac95",
            "#6f7f70",
            690,
            5,
            ((-40, 110, 330), (80, 90, 280), (170, 120, 360), (560, 130, 300), (690, 150, 360)),
        ),
        ("mid", "#82907c", "#526156", 760, 8, ((-70, 150, 470), (640, 120, 400), (740, 130, 520))),
    )
    for name, lit, dim, foot, z, houses in rows:
        r = sc.stream(name)
        gs, lights = [], []
        for x, w, h in houses:
            t = foot - h
            gs.append(Polygon([(x, foot + 160), (x, t), (x + w / 2, t - w * 0.62), (x + w, t), (x + w, foot + 160)]))
            gs.append(box(x + w * 0.66, t - w * 0.56, x + w * 0.8, t))
            for _ in range(2):
                wx, wy = x + r.uniform(0.2, 0.7) * w, t + r.uniform(0.2, 0.6) * h
                lights.append(box(wx, wy, wx + 13, wy + 19))
        sc.layer(U(gs), sc.rad([(0, lit), (1, dim)], LX, LY, 700), z=z, sh=0.28, cut=0.8, rim="#f3efcc", rimop=0.5)
        sc.flat(U(lights), "#f3cf82", 0.4, blur=0.6)
        for k in range(3):
            y = foot - 150 + 60 * k
            P = [(x, y + r.uniform(-22, 22)) for x in range(-60, 900, 120)]
            g, _ = land(r, P, 5)
            sc.layer(
                g,
                sc.rad([(0, "#e9e5bf"), (0.5, "#aab29b"), (1, "#62705f")], LX, LY, 780),
                z=4,
                sh=0.14,
                op=0.42,
                cut=1.2,
                rim="#fffbe0",
                rimop=0.35,
            )


def mist(sc: Scene, y: float, op: float, name: str) -> None:
    """One more torn sheet of fog, fading out downwards."""
    r = sc.stream(name)
    P = [(x, y + r.uniform(-16, 16)) for x in range(-60, 900, 100)]
    g, _ = land(r, P, 5)
    sc.layer(
        g,
        sc.lin([(0, "#d6d6b8", op), (0.4, "#aab29b", op * 0.5), (1, "#7c8a78", 0)], 0, y - 20, 0, y + 170),
        z=3,
        sh=0.1,
        wash=0,
        fibre=0,
        cut=1.4,
        rim="#fffbe0",
        rimop=0.4,
    )


def draw_street(sc: Scene) -> None:
    """Wet cobbles in rows, two rails, long reflections."""
    ground = box(-60, STREET, 860, 1260)
    sc.layer(ground, sc.rad([(0, "#7d7c5c"), (0.35, "#36453a"), (1, "#141d19")], LX + 40, 960, 640), z=3, cut=0.4)
    r = sc.stream("cobbles")
    y, row = STREET + 3.0, 0
    stones: list[Any] = []
    while y < 1230:
        t = (y - 800) / 400
        h, w0 = 24 * t * 0.9 + 1.5, 62 * t
        x = -60 + (w0 * 0.5 if row % 2 else 0) + r.uniform(-4, 4)
        while x < 860:
            w = w0 * r.uniform(0.84, 1.14)
            q = rounded(
                Polygon(
                    [
                        (x + 1.4, y + 1 + r.uniform(0, 1.4)),
                        (x + w - 1.4, y + 1 + r.uniform(0, 1.4)),
                        (x + w - 1, y + h - 1),
                        (x + 1, y + h - 1),
                    ]
                ),
                h * 0.34,
            )
            stones.append(q)
            x += w
        y += h
        row += 1
    tones = (("#8c8a66", "#44543f", "#18221d"), ("#75775a", "#35443a", "#141d19"), ("#a19c72", "#4b5a46", "#1b2620"))
    pick = [[], [], []]
    for q in stones:
        pick[r.randrange(3)].append(q)
    for (a, b, c), qs in zip(tones, pick, strict=True):
        sc.layer(
            U(qs),
            sc.rad([(0, a), (0.35, b), (1, c)], LX + 60, 960, 620),
            z=2,
            sh=0.6,
            rim="#f3e6b0",
            rimop=0.4,
            rimw=1.1,
            edge=0.8,
            **EXACT,
        )
    return None


def draw_shine(sc: Scene, spots: list[tuple[float, float, float]]) -> None:
    """Shadow of the tortoise on the street, and every light again in the wet."""
    under = shape("150,892 300,872 560,868 800,874 870,900 860,960 700,978 460,960 250,940")
    sc.flat(under, "#0f1713", 0.62, "multiply", 14)
    for k, (x, w, op) in enumerate(spots):
        r = sc.stream(f"shine {k}")
        b = bars(r, x, STREET + 30, 1200, w * 0.5, w * 1.5, 46, (1.4, 6))
        sc.flat(
            b,
            sc.lin([(0, "#ffe3a0", 0.85), (0.5, AMBER, 0.6), (1, "#c9791e", 0.1)], 0, STREET + 10, 0, 1200),
            op,
            "screen",
            0.5,
        )
        streak = limb([(x, STREET + 10, w * 0.5), (x + r.uniform(-5, 5), 1010, w * 0.9), (x, 1200, w * 0.7)], 6)
        sc.flat(streak, sc.lin([(0, AMBER, 0.5), (1, AMBER, 0)], 0, STREET, 0, 1180), op * 0.6, "screen", 9)


def draw_rails(sc: Scene) -> None:
    """Two rails that come with the tortoise and go past us."""
    for a, b in (((880, 905), (-80, 1012)), ((880, 938), (-80, 1100))):
        P = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 14 * t * (1 - t), 3 + 6 * t)
            for t in np.linspace(0, 1, 9)
        ]
        g = limb(P, 4)
        sc.layer(
            g,
            sc.rad([(0, "#ffe9b0"), (0.3, "#a8a078"), (1, "#28332c")], LX + 40, 1000, 620),
            z=1.6,
            sh=0.6,
            shc="#0c120f",
            rim="#fff3c8",
            rimop=0.9,
            **EXACT,
        )
        sc.flat(T(g, 0, 7), "#0c120f", 0.5)


def draw_rooms(sc: Scene, plates: dict[str, ht.Scute]) -> None:
    """The few windows, who reads in one, what hangs between two, the chimney."""
    at: dict[str, Any] = {}
    for name, w, kind, dx, dy, turn in WINDOWS:
        if name not in plates:
            continue
        x, y = plates[name].spot
        g = ht.lit_window(sc, x + dx, y + dy, w, kind, turn)
        at[name] = g
        if name == "s2":  # somebody reads
            cx, by = g.centroid.x, g.bounds[3]
            body = U(
                ellipse(cx + 5, by - 28, 6.4, 7.4),
                shape(f"{cx - 6},{by}^ {cx - 2},{by - 19} {cx + 6},{by - 22} {cx + 16},{by - 15} {cx + 20},{by}^"),
                limb([(cx + 2, by - 16, 5), (cx - 8, by - 12, 4)], 3),
            )
            sc.flat(clean(body.intersection(g)), "#4a2c14")
            sc.flat(
                clean(
                    Polygon([(cx - 17, by - 18), (cx - 8, by - 15), (cx - 6, by - 6), (cx - 15, by - 8)]).intersection(
                        g
                    )
                ),
                "#8a5a24",
            )
        else:
            ht.window_bars(sc, g, turn)
        sc.glow(x + dx, y + dy, w * 2.6, "#ffb850", 0.42)
    if "s1" in at and "s0" in at:
        a, b = at["s1"].bounds, at["s0"].bounds
        p, q = (a[2] + 6, a[1] + 14), (b[0] - 2, b[1] + 10)
        line = [
            (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + 16 * 4 * t * (1 - t) * 0.5)
            for t in np.linspace(0, 1, 11)
        ]
        sc.stroke(line, "#d6cfa4", 1.5, 0.9)
        for i, g, c in (
            (2, shape("-8,0^ 8,0^ 14,9^ 9,13^ 7,9^ 7,24^ -7,24^ -7,9^ -9,13^ -14,9^"), "#c9c4a0"),
            (5, box(-8, 0, 8, 18), "#8f9a7c"),
            (8, shape("-6,0^ 6,0^ 7,22^ 2,22^ 0,8^ -2,22^ -7,22^"), "#a8a27c"),
        ):
            sc.layer(
                T(g, *line[i], 1),
                sc.lin([(0, c), (1, dark(c, 0.4))], 0, line[i][1], 0, line[i][1] + 24),
                z=2,
                cut=0,
                sh=0.5,
                rim="#ffe9b0",
                rimop=0.6,
            )
    x, y = plates["r1"].spot
    x, y = x - 26, y - 44
    pot = U(box(x - 15, y - 46, x + 15, y + 30), box(x - 19, y - 52, x + 19, y - 42))
    sc.layer(
        pot,
        sc.lin([(0, "#a08a58"), (0.5, "#5a5236"), (1, "#272c20")], x - 18, 0, x + 18, 0),
        z=5,
        cut=0.6,
        sh=0.5,
        rim="#ffe9b0",
        rimop=0.8,
    )
    sc.flat(brick(pot, 11, 6, "pot", 0.5), "#161c14", 0.5)
    for k, op in enumerate((0.34, 0.5)):
        sc.flat(smoke(x + 4, y - 56, 150 - 20 * k, 0.9, 26 - 8 * k, f"smoke {k}"), "#e2dfc0", op, blur=5 - 2 * k)


def draw() -> Scene:
    sc = Scene("tortoise_tram", light=(LX, LY, 240), shadow="#0c1410", bg="#16211c")
    draw_fog(sc)
    wire = [(x, 104 + 34 * (x / 800) ** 2) for x in range(-20, 840, 40)]
    sc.stroke(wire, "#2c3a32", 2.4, 0.85)
    sc.stroke([(560, 380), (470, 118)], "#2c3a32", 4.5, 0.95)
    sc.layer(limb([(452, 113, 5), (486, 118, 5)], 2), "#26312a", z=2, cut=0, rim="#ffe9b0", rimop=0.8)
    sc.glow(468, 112, 60, "#ffd68a", 0.8)
    mist(sc, 760, 0.5, "behind")
    draw_street(sc)
    mist(sc, 846, 0.8, "far street")
    draw_rails(sc)
    draw_shine(sc, [(LX, 60, 1.0), (230, 34, 0.8), (452, 44, 1.0), (612, 40, 0.9), (730, 24, 0.7)])
    skin.leg(sc, (450, 886), (440, 730), 62, 0.1, "far front")
    skin.leg(sc, (716, 890), (690, 730), 62, 0.06, "far hind")
    mist(sc, 800, 0.55, "under")
    skin.leg(sc, (640, 926), (610, 740), 88, 0.34, "hind", 10)
    skin.leg(sc, (326, 934), (352, 730), 92, 0.7, "front", -14)
    skin.draw_neck(sc)
    plates = ht.draw_shell(sc)
    draw_rooms(sc, plates)
    skin.draw_head(sc, 118, 800, 1.28)
    sc.glow(LX + 40, LY + 20, 620, "#ffd27e", 0.34)
    sc.glow(LX + 120, LY + 60, 760, "#ffbe58", 0.6, "soft-light")
    mist(sc, 905, 0.34, "feet")
    draw_stop(sc, (LX, LY))
    draw_people(sc)
    sc.vignette("#0c1410", 0.5, 380, 620, 880)
    sc.finish()
    return sc
