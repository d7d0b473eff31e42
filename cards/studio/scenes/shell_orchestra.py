"""On a bright beach stands a giant shell, cut open; in it three players and a conductor make the noise of the sea, outside a child listens.

Palette: noon teal #1488a8, aqua #94dcce, sand #fff0c4, coral #f08a68, wine #7a2444, pearl #fff8e8, cloth blue #2f86b4, grass #0f4a50.
Light: sun from the right above. Planes: sky / sea / sand / shell: back walls, sand floors, players, cut walls / child / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.bright_beach import draw_near, draw_sand, draw_sea, draw_sky
from cards.studio.papercut.cut_shell import CutShell
from cards.studio.papercut.leaning_child import leaning_child
from cards.studio.papercut.sea_players import bow_player, conductor, pea_player, sieve_player

LX, LY = 790, 60
SHELL = CutShell(300, 508, 570, growth=3.0, mouth=48, side=-1)
X, Y = SHELL.x, SHELL.y
SEPTA = (106, 214, 324)
LAST = 686  # where the innermost wall ends
CLOTH = (80, 1001)  # where the cloth reaches the wall
CHILD_X, CHILD_Y, CHILD = 664.0, 1034.0, 2.36


def mouth_line() -> list[tuple[float, float]]:
    """The edge of the mouth, bulging outwards."""
    return [SHELL.at(-11 * math.sin(math.pi * k / 16) - 2, k / 16) for k in range(17)]


def hall() -> Any:
    """The last and largest room, open at the mouth."""
    return clean(Polygon([*mouth_line(), *SHELL.wall(-2, SEPTA[0] - 5), *reversed(SHELL.septum(SEPTA[0])), *SHELL.wall(SEPTA[0], -2, 0.0)]).buffer(0))  # fmt: skip


def rooms() -> list[Any]:
    """The hall, the two rooms further in, and the round one in the middle."""
    middle = Polygon([*SHELL.wall(SEPTA[2] - 5, SEPTA[2] + 360), *SHELL.septum(SEPTA[2])]).buffer(0)
    return [hall(), SHELL.chamber(SEPTA[0], SEPTA[1]), SHELL.chamber(SEPTA[1], SEPTA[2]), clean(middle)]


def draw_crust(sc: Scene) -> None:
    """The outside of the shell behind its cut edge, flamed, and its shadow on the sand."""
    whole = clean(U(hall(), SHELL.whole()).buffer(4))
    foot = shape("20,1010 160,990 420,1004 640,985 690,1010 560,1050 300,1066 90,1052 -60,1040")
    sc.flat(T(foot, -30, 12, 1.02), "#3f3f86", 0.75, "multiply", 12)
    edge = [SHELL.at(t, 1 + 0.11 * min(1, (354 - t) / 110)) for t in np.arange(354, -8, -4)]
    outer = Polygon([*[SHELL.at(t, 0.98) for t in np.arange(-6, 355, 4)], *edge]).buffer(0)
    back = clean(U(T(whole, 6, -4), outer))
    sc.layer(back, sc.lin([(0, "#fff6e4"), (0.5, "#f8d8b8"), (1, "#c08a78")], 640, 240, 120, 960), z=16, cut=0.5, shc="#4a3a5a", rim="#fffef4", rimop=1, rimw=1.8)  # fmt: skip
    with sc.clip(back):
        r = sc.stream("flames")
        for tone, op, step in (("#e08a5c", 0.6, 4.1), ("#a83c34", 0.85, 7.3)):
            t = -6.0
            while t < 348:
                w, n = r.uniform(1.2, 2.8) * (1.25 if tone == "#a83c34" else 1), r.uniform(0.5, 1.0)
                P = [SHELL.at(t + q * 9, 1.14 - (0.14 * n) * q) for q in (0, 0.3, 0.6, 0.85, 1)]
                k = math.radians(w) * SHELL.radius(t)
                sc.flat(limb([(x, y, k * f) for (x, y), f in zip(P, (1.3, 1.1, 0.8, 0.6, 0.1), strict=True)], 5), tone, op)  # fmt: skip
                t += step * r.uniform(0.7, 1.4)
        sc.flat(back.difference(T(back, 12, -12)), "#6a3050", 0.4, "multiply", 7)


def draw_hollow(sc: Scene) -> None:
    """The back walls, with bands of pearl; the sun falls in from the right, the cut walls throw shade."""
    fills = (
        sc.rad([(0, "#fff0cc"), (0.3, "#fdc894"), (0.6, "#ee8464"), (0.85, "#b84458"), (1, "#7a2448")], 250, 900, 430),
        sc.rad([(0, "#ffecc8"), (0.35, "#fbb684"), (0.7, "#e06a58"), (1, "#942c4c")], 520, 560, 330),
        sc.rad([(0, "#ffe8c8"), (0.35, "#f8ac84"), (0.7, "#d85e5a"), (1, "#8a284c")], 190, 420, 290),
        sc.rad([(0, "#fffbe4"), (0.35, "#ffeab0"), (0.66, "#fbc07c"), (1, "#d07a58")], X, Y - 10, 200),
    )
    bands = ((0, SEPTA[0]), (SEPTA[0], SEPTA[1]), (SEPTA[1], SEPTA[2]))
    for k, (g, f) in enumerate(zip(rooms(), fills, strict=True)):
        sc.layer(g.buffer(1), f, z=0.5, cut=0, sh=0, rimop=0, edge=0, wash=0.2)
        with sc.clip(g.buffer(-1)):
            if k < 3:
                a, b = bands[k]
                n = (26, 24, 20)[k]
                for j in range(1, n):
                    c = ("#fff0e8", "#c8f0e4", "#fff6d8", "#f8b8c0")[j % 4]
                    sc.stroke(SHELL.septum(a + (b - a) * j / n, 13), c, 2.8 if j % 4 == 0 else 1.3, 0.34)
            sc.flat(g.difference(T(g.buffer(-2), -16, 20)), "#5a1440", 0.4 if k < 3 else 0.16, "multiply", 8)
            sc.flat(g.difference(T(g.buffer(6), -46, 44)), "#7a2058", 0.42 if k < 3 else 0.2, "multiply", 1.6)


def floor(sc: Scene, g: Any, y: float) -> None:
    """Sand heaped in a room up to the height y."""
    x0, _, x1, y1 = g.bounds
    heap, _ = land(sc.stream(f"heap {y}"), [(x0 - 20, y + 3), ((x0 + x1) / 2, y - 4), (x1 + 20, y + 3)], 2, y1 + 20)
    sc.layer(clean(heap.intersection(g)), sc.lin([(0, "#fff0c0"), (0.2, "#f2c484"), (1, "#b86a48")], 0, y, 0, y + 130), z=3, cut=0, sh=0.3, shc="#5a1a30", rim="#fffbe4", rimop=0.9)  # fmt: skip


def draw_players(sc: Scene) -> None:
    """From the middle outwards, larger and larger."""
    _, right, left, middle = rooms()
    rim = (-1.8, 1.4, "#fff6d8", 0.9)
    for g, x, y, who, h, turn in (
        (left, 126, 486, sieve_player, 158, False),
        (right, 612, 566, pea_player, 196, True),
    ):
        floor(sc, g, y)
        p = T(who(), x, y + 3, h / 200, flip=turn)
        with sc.clip(g):
            sc.flat(T(p.outline(), -14, 12), "#5a1440", 0.45, "multiply", 5)
            sc.flat(ellipse(x, y + 3, h * 0.4, 7), "#5a1a30", 0.5, "multiply", 4)
            put(sc, p, z=2, rim=rim)
    sc.glow(X, Y, 200, "#fffbe0", 0.5)
    floor(sc, middle, 588)
    put(sc, T(conductor(), X + 4, 590, 0.78), z=1.8, rim=(-1.2, 1.2, "#fffdf0", 0.9))


def cloth(k: int) -> Any:
    """One fold of the cloth that is the sea, drawn for a mouth at 562,995 on the right, then turned to ours."""
    xs = np.linspace(458 - 24 * k, 660, 60)
    run = [(x, 926 + 25 * k + 34 * min(1.0, (x - 458) / 120) - 9 * math.sin((x - 440) / 18 + 1.9 * k)) for x in xs]
    if k == 2:
        g = clean(Polygon([(200, 996), *run, (660, 1090), (200, 1090)]).buffer(0))
    else:
        dx, dy = 6 + 24 * k, 38 * k
        back = f"{224 + dx},{981} {281 + dx},{929 + dy * 0.6} {328 + dx},{855 + dy} {378 + dx},{808 + dy} {430 + dx},{804 + dy} {466 + dx},{834 + dy} {468 + dx},{862 + dy}^"
        hollow = f"{450 + dx},{846 + dy} {425 + dx},{851 + dy} {411 + dx},{880 + dy * 0.9} {422 + dx},{910 + dy * 0.7}"
        tail = " ".join(f"{x:.0f},{y:.0f}" for x, y in run[::6])
        g = shape(f"{back} {hollow} {tail} 660,{run[-1][1]:.0f}^ 660,1090^ 200,1090^")
    return T(g, CLOTH[0] - 562, CLOTH[1] - 995, 1.12, flip=True, o=(562, 995))


def draw_hall(sc: Scene) -> None:
    """The bow player and the sea of cloth."""
    lip = limb([(x, y, 13 - 5 * k / 16) for k, (x, y) in enumerate(reversed(mouth_line()))], 4)
    sc.layer(lip, sc.lin([(0, "#fff4e8"), (1, "#f0b8a8")], 200, 680, 60, 960), z=5, cut=0.3, shc="#3a1030", rim="#ffffff", rimop=1)  # fmt: skip
    room = hall()
    floor(sc, hall(), 956)
    player = T(bow_player(), 432, 962, 1.12, flip=True)
    with sc.clip(room):
        sc.flat(T(player.outline(), -16, 12), "#5a1440", 0.4, "multiply", 6)
        for k, c in enumerate(("#7cc4d0", "#3f94ba", "#22659a")):
            g = cloth(k)
            fill = sc.lin([(0, mix(c, "#f4fff8", 0.55)), (0.5, c), (1, dark(c, 0.25))], 330, 800, 120, 1010)
            sc.layer(g, fill, z=4, cut=0.3, sh=0.4, shc="#3a1240", rim="#ffffff", rimop=1, rimw=1.8)
            with sc.clip(g):
                for d, w, dash in ((9, 1.8, "6 7"), (28, 6, None), (44, 2.4, None), (62, 3, None)):
                    for q in polys(g.buffer(-d)):
                        sc.stroke([*q.exterior.coords], "#fff6dc" if d < 20 else mix(c, "#e8fbf6", 0.6), w, 0.9 if d < 20 else 0.4, dash=dash)  # fmt: skip
            if k == 0:
                put(sc, player.without("bow.stick", "bow.hair"), z=2.2, rim=(-2, 1.4, "#fff6d8", 0.9))
        put(sc, Figure(q for q in player.pieces if q.name.startswith("bow.")), z=3, rim=(0, 1, "#fff6dc", 1))


def draw_walls(sc: Scene) -> None:
    """The cut edge of the shell: pearl, thin partitions."""
    thin = U([SHELL.ribbon(SHELL.septum(t), 17) for t in SEPTA])
    sc.layer(thin, sc.lin([(0, "#fbe6da"), (1, "#d8a0a0")], 600, 300, 140, 900), z=8, cut=0.3, sh=0.5, shc="#3a1030", rim="#ffffff", rimop=1)  # fmt: skip
    spiral = SHELL.ribbon(SHELL.wall(-6, LAST), 30)
    sc.layer(spiral, sc.lin([(0, "#fffaf0"), (0.45, "#f8d8c8"), (0.75, "#e0a8a4"), (1, "#b87c8c")], 660, 260, 100, 960), z=9, cut=0.3, sh=0.5, shc="#3a1030", rim="#ffffff", rimop=1, rimw=1.6)  # fmt: skip
    for v, c, w in ((0.985, "#d8808a", 2), (1.0, "#8fc8bc", 1.6), (1.016, "#fff6e4", 1.4)):
        sc.stroke([SHELL.at(t, v) for t in np.arange(-4, 358, 3)], c, w, 0.6)


def draw_child(sc: Scene) -> None:
    """On the sand, its back and one ear against the shell."""
    p = T(leaning_child(), CHILD_X, CHILD_Y, CHILD)
    shade = shape(f"{CHILD_X + 100},{CHILD_Y - 6} {CHILD_X},{CHILD_Y - 16} {CHILD_X - 120},{CHILD_Y + 4} {CHILD_X - 190},{CHILD_Y + 26} {CHILD_X - 60},{CHILD_Y + 24} {CHILD_X + 80},{CHILD_Y + 10}")  # fmt: skip
    sc.flat(shade, "#4a4486", 0.6, "multiply", 6)
    put(sc, p, z=2.6, sh=0.45, rim=(-3, 2.2, "#fff6d8", 0.9))
    x0, _, x1, _ = p.outline().bounds
    sc.flat(p.outline(), sc.lin([(0, "#4a3a8a", 0.55), (0.3, "#6a4a8a", 0.34), (0.62, "#6a4a8a", 0)], x0, CHILD_Y - 20, x1 - 40, CHILD_Y - 120), 1, "multiply")  # fmt: skip


def draw() -> Scene:
    """Do they play when nobody listens?"""
    sc = Scene("shell_orchestra", light=(LX, LY, 300), shadow="#2a1c40", bg="#84cfcc")
    draw_sky(sc)
    draw_sea(sc)
    draw_sand(sc)
    draw_crust(sc)
    draw_hollow(sc)
    draw_players(sc)
    draw_hall(sc)
    draw_walls(sc)
    put(sc, T(bird_on("gull"), 356, 184, 0.6), z=2, rim=(-2, 1.6, "#fffef0", 0.9))
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#06304e", 0.34, 500, 560, 940, 0.6)
    sc.finish()
    return sc
