"""In a giant shell, cut open on a beach by night, a small orchestra makes the noise of the sea for the child at its mouth.

Palette: night #0a1636, sea petrol #1f4a70, wet sand #3c4268, mother-of-pearl #fff0dc, rose #c9808a, gold #ffd68a, plum #3a1630, cloth blue #2f6f9c.
Light: within the shell, strongest at the conductor. Planes: sky / sea / sand / shell: back walls, sand floors, players, cut walls / child / near sand.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.cut_shell import CutShell
from cards.studio.papercut.listening_child import listening_child
from cards.studio.papercut.night_beach import draw_near, draw_night
from cards.studio.papercut.sea_players import (
    bow_player,
    conductor,
    gull_player,
    jug_player,
    pea_player,
    rope_player,
    tin_player,
)

SHELL = CutShell(408, 520, 500, mouth=72)
X, Y = SHELL.x, SHELL.y
SEPTA = (64, 108, 152, 196, 240, 278, 312, 344, 374, 402, 428, 452)
LIP = SHELL.at(0)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def mouth_line() -> list[tuple[float, float]]:
    """The edge of the mouth, bulging outwards."""
    return [SHELL.at(-11 * math.sin(math.pi * k / 16) - 2, k / 16) for k in range(17)]


def hall() -> Any:
    """The last and largest room, open at the mouth."""
    return clean(Polygon([*mouth_line(), *SHELL.wall(-2, SEPTA[0] - 5), *reversed(SHELL.septum(SEPTA[0])), *SHELL.wall(SEPTA[0], -2, 0.0)]).buffer(0))  # fmt: skip


def draw_hollow(sc: Scene) -> None:
    """The back walls of the rooms, with their bands of pearl."""
    back = clean(U(hall(), SHELL.whole().buffer(2)))
    sc.layer(back.buffer(6), "#7a3a4a", z=18, cut=0.4, shc="#050a20", sh=0.6)
    rooms = [(hall(), 0)] + [
        (SHELL.chamber(a, b), k + 1) for k, (a, b) in enumerate(zip(SEPTA, SEPTA[1:], strict=False))
    ]
    core = Polygon(SHELL.wall(SEPTA[-1] - 6, SEPTA[-1] + 360))
    rooms.append((clean(core.buffer(1)), 99))
    for g, k in rooms:
        if k == 0:
            f = sc.rad([(0, "#fff4cc"), (0.3, "#ffd48a"), (0.6, "#dc8450"), (1, "#6e2c40")], 515, 860, 440)
        elif k == 99:
            f = sc.rad([(0, "#fffdf0"), (0.5, "#fff2c4"), (1, "#ffd88c")], X, Y - 10, 170)
        else:
            f = sc.rad(
                [(0, "#fff6d4"), (0.3, "#ffdc94"), (0.54, "#ec9654"), (0.76, "#b2504a"), (1, "#6a2840")], X, Y, 400
            )
        sc.layer(g.buffer(1), f, z=0.5, cut=0, sh=0, rimop=0, edge=0, wash=0)
    for k, (a, b) in enumerate([(0, SEPTA[0]), *zip(SEPTA, SEPTA[1:], strict=False)]):
        g = hall() if k == 0 else SHELL.chamber(a, b)
        n = 22 if k == 0 else 9
        with sc.clip(g.buffer(-1)):
            for j in range(1, n):
                line = SHELL.septum(a + (b - a) * j / n, 13)
                c = ("#ffe9f0", "#c8f0e4", "#fff6d8", "#f0b8c8")[j % 4]
                sc.stroke(line, c, 2.6 if j % 4 == 0 else 1.2, 0.26)
            sc.flat(g.difference(T(g.buffer(-2), 9, 13)), "#4a1630", 0.42, "multiply", 7)


def floor(sc: Scene, g: Any, y: float, deep: str = "#a8583c") -> Any:
    """Sand heaped in a room up to the height y."""
    x0, _, x1, y1 = g.bounds
    heap, _ = land(sc.stream(f"heap {y}"), [(x0 - 20, y + 3), ((x0 + x1) / 2, y - 3), (x1 + 20, y + 3)], 2, y1 + 20)
    s = clean(heap.intersection(g))
    sc.layer(
        s,
        sc.lin([(0, "#ffe2a0"), (0.25, "#e8a868"), (1, deep)], 0, y, 0, y + 90),
        z=3,
        cut=0,
        sh=0.3,
        rim="#fffbe4",
        rimop=0.9,
    )
    return s


def draw_players(sc: Scene) -> None:
    """From the conductor outwards, larger and larger."""
    sc.glow(X, Y, 230, "#fff0c0", 0.6)
    rim = (-1.2, 1.2, "#fff0c0", 0.9)
    spots: list[tuple[int, float, float, Any, float, bool]] = [
        # room, x, floor, player, height of an adult, flip
        (1, 91, 714, tin_player, 143, False),
        (2, 106, 486, pea_player, 131, False),
        (3, 272, 353, jug_player, 126, False),
        (4, 460, 379, rope_player, 110, False),
        (5, 578, 455, gull_player, 110, False),
    ]
    for room, x, y, who, h, turn in spots:
        g = SHELL.chamber(SEPTA[room - 1], SEPTA[room])
        floor(sc, g, y)
        p = T(who(), x, y + 2, h / 200, flip=turn)
        away = math.hypot(x - X, y - h / 2 - Y)
        with sc.clip(g):
            sc.flat(T(p.outline(), 14 * (x - X) / away, 14 * (y - h / 2 - Y) / away + 3), "#5a1630", 0.4, "multiply", 5)
            put(sc, p, z=2, rim=rim, shade=("#5a1a3a", 0.35, 420))
    c = T(conductor(), X + 2, SHELL.at(738)[1] - 2, 0.6)
    put(sc, c, z=1.6, rim=(0, 1.4, "#fffdf0", 0.8))


def cloth(k: int) -> Any:
    """One fold of the cloth that is the sea: it breaks before the bow and runs out over the lip."""
    end = LIP[0] + 22
    xs = np.linspace(458 - 24 * k, end, 50)
    run = [(x, 922 + 25 * k + 36 * (x - 458) / 120 - 9 * math.sin((x - 440) / 18 + 1.9 * k)) for x in xs]
    if k == 2:
        return clean(Polygon([(200, 996), *run, (end, 1090), (200, 1090)]).buffer(0))
    dx, dy = 6 + 24 * k, 38 * k
    back = f"{224 + dx},{981} {281 + dx},{929 + dy * 0.6} {328 + dx},{855 + dy} {378 + dx},{808 + dy} {430 + dx},{804 + dy} {466 + dx},{834 + dy} {468 + dx},{862 + dy}^"
    hollow = f"{450 + dx},{846 + dy} {425 + dx},{851 + dy} {411 + dx},{880 + dy * 0.9} {422 + dx},{910 + dy * 0.7}"
    tail = " ".join(f"{x:.0f},{y:.0f}" for x, y in run[::6])
    return shape(f"{back} {hollow} {tail} {end:.0f},{run[-1][1]:.0f}^ {end:.0f},1090^ 200,1090^")


def draw_hall(sc: Scene) -> None:
    """The bow player and the sea of cloth."""
    room = clean(U(hall(), box(LIP[0] - 30, 880, LIP[0] + 40, 1010)))
    floor(sc, hall(), 958)
    player = T(bow_player(), 242, 968, 1.04)
    with sc.clip(room):
        for k, c in enumerate(("#6fb0c0", "#3f86ac", "#27598c")):
            g = cloth(k)
            sc.layer(
                g,
                sc.rad([(0, mix(c, "#fff0c8", 0.55)), (0.5, c), (1, dark(c, 0.4))], 505, 900, 330),
                z=4,
                cut=0.3,
                sh=0.4,
                shc="#3a1230",
                rim="#fffdf0",
                rimop=1,
                rimw=1.6,
            )
            with sc.clip(g):
                for d, w, dash in ((9, 1.6, "5 6"), (26, 5, None), (40, 2, None)):
                    for q in polys(g.buffer(-d)):
                        sc.stroke(
                            [*q.exterior.coords],
                            "#fff6dc" if d < 20 else mix(c, "#e8f6f0", 0.6),
                            w,
                            0.9 if d < 20 else 0.4,
                            dash=dash,
                        )
            if k == 0:
                put(
                    sc,
                    player.without("bow.stick", "bow.hair"),
                    z=2.2,
                    rim=(-1.6, 1.2, "#fff0c0", 0.9),
                    shade=("#5a1a3a", 0.3, 700),
                )
        bow = Figure(q for q in player.pieces if q.name.startswith("bow."))
        put(sc, bow, z=3, rim=(0, 1, "#fff6dc", 1))


def draw_walls(sc: Scene) -> None:
    """The cut edge of the shell: outer crust, pearl, thin partitions."""
    thin = U([SHELL.ribbon(SHELL.septum(t), 13) for t in SEPTA])
    sc.layer(thin, sc.near("#fff6e0", "#d89a94", 460), z=7, cut=0.3, sh=0.5, shc="#3a1028", rim="#ffffff", rimop=0.9)
    spiral = SHELL.ribbon(SHELL.wall(-6, SEPTA[-1] + 364), 24)
    crust = U(SHELL.ribbon([SHELL.at(t, 1.03) for t in np.arange(-8, 372, 4)], 30))
    sc.layer(
        crust.difference(hall().buffer(-8)),
        sc.rad([(0, "#d8906a"), (0.6, "#8a4450"), (1, "#3a2248")], X + 60, Y + 60, 560),
        z=8,
        cut=0.6,
        rim="#ffe8d0",
    )
    sc.layer(spiral, sc.near("#fffaf0", "#e0a8a4", 520), z=7, cut=0.3, sh=0.5, shc="#3a1028", rim="#ffffff", rimop=1)
    ticks_ = [[SHELL.at(t, 1.035), SHELL.at(t + 2.4, 1.062)] for t in np.arange(-4, 368, 3.2)]
    for k, q in enumerate(ticks_):
        sc.stroke(q, "#ffdcc0" if k % 3 else "#a8d0c4", 2.2 if k % 3 else 1.4, 0.3)
    for v, c, w in ((0.985, "#c87f8c", 1.6), (1.005, "#8fc0b8", 1.4), (1.02, "#fff6e4", 1.2)):
        sc.stroke([SHELL.at(t, v) for t in np.arange(-4, 372, 3)], c, w, 0.7)


def draw_spill(sc: Scene) -> None:
    """The light that runs out of the mouth over the wet sand."""
    lx, ly = LIP
    fan = Polygon([(lx - 6, ly - 60), (lx - 60, ly + 60), (lx + 60, 1160), (880, 1160), (880, 800)])
    fill = sc.rad(
        [(0, "#ffe0a4", 0.95), (0.4, "#ffb878", 0.55), (0.75, "#e08a6a", 0.14), (1, "#e08a6a", 0)],
        0,
        0,
        1,
        f"translate({lx} {ly - 6}) scale(310 118)",
    )
    sc.flat(fan, fill, 0.85, "screen", 14)


def draw_child(sc: Scene) -> None:
    """On its belly in the wet sand, feet in the air, an ear against the lip."""
    x, y = LIP[0] - 2, LIP[1] + 20
    p = T(listening_child(), x - 2, y, 1.02)
    sc.flat(
        shape(
            f"{x - 6},{y - 2} {x + 90},{y - 8} {x + 196},{y - 6} {x + 240},{y + 12} {x + 160},{y + 20} {x + 40},{y + 12}"
        ),
        "#141238",
        0.6,
        "multiply",
        5,
    )
    put(sc, p, z=2.4, sh=0.45, rim=(2.2, 1.8, "#fff0c4", 1))
    sc.glow(x + 6, y - 46, 70, "#ffcf88", 0.3)
    sc.flat(
        p.outline(),
        sc.rad([(0, "#ffffff", 0), (0.42, "#d8a0a0", 0.25), (1, "#22306e", 0.92)], x - 10, y - 50, 290),
        1,
        "multiply",
    )


def draw() -> Scene:
    """Do they play when nobody listens?"""
    sc = Scene("shell_orchestra", light=(X, Y, 240), shadow="#12091c", bg="#0d1a38")
    draw_night(sc)
    sc.glow(X + 30, Y + 60, 700, "#f0a878", 0.5)
    draw_hollow(sc)
    draw_players(sc)
    draw_hall(sc)
    draw_walls(sc)
    sc.glow(LIP[0] + 40, 940, 340, "#ffb868", 0.6, sy=0.6)
    draw_near(sc)
    sc.glow(LIP[0] + 10, LIP[1] - 110, 380, "#ffb478", 0.34)
    draw_spill(sc)
    draw_child(sc)
    sc.vignette("#030818", 0.4, X, 640, 900, 0.55)
    sc.finish()
    return sc
