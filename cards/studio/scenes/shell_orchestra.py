"""At nightfall a giant shell stands on the beach, cut open; in it three players and a conductor make the noise of the sea, a child listens.

Palette: teal dusk #234c58, coral in lamplight #ee8464, wine #5a1c40, gold #ffe2a0; accent the cloth, blue #3f94ba.
Light: in the conductor's room, from which it runs outwards; a last band over the sea. Planes: sky / sea / sand / shell: back walls,
sand floors, players, cut walls / child / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.cut_shell import CutShell
from cards.studio.papercut.evening_beach import draw_near, draw_sand, draw_sea, draw_sky
from cards.studio.papercut.leaning_child import leaning_child
from cards.studio.papercut.sea_players import bow_player, conductor, pea_player, sieve_player

SHELL = CutShell(300, 508, 570, growth=3.0, mouth=48, side=-1)
X, Y = SHELL.x, SHELL.y
LX, LY = X, Y  # the lamp
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
    sc.flat(T(foot, 10, 12, 1.02), "#1a1424", 0.85, "multiply", 14)
    edge = [SHELL.at(t, 1 + 0.11 * min(1, (354 - t) / 110)) for t in np.arange(354, -8, -4)]
    outer = Polygon([*[SHELL.at(t, 0.98) for t in np.arange(-6, 355, 4)], *edge]).buffer(0)
    back = clean(U(T(whole, 6, -4), outer))
    sc.layer(back, sc.lin([(0, "#a88074"), (0.5, "#6a4a54"), (1, "#34243c")], 700, 300, 160, 960), z=14, cut=0.5, shc="#141420", rim="#ffc898", rimop=0.5, rimw=1.4)  # fmt: skip
    with sc.clip(back):
        r = sc.stream("flames")
        for tone, op, step in (("#b8705c", 0.35, 4.1), ("#5a2438", 0.7, 7.3)):
            t = -6.0
            while t < 348:
                w, n = r.uniform(1.2, 2.8) * (1.25 if tone == "#5a2438" else 1), r.uniform(0.5, 1.0)
                P = [SHELL.at(t + q * 9, 1.14 - (0.14 * n) * q) for q in (0, 0.3, 0.6, 0.85, 1)]
                k = math.radians(w) * SHELL.radius(t)
                sc.flat(limb([(x, y, k * f) for (x, y), f in zip(P, (1.3, 1.1, 0.8, 0.6, 0.1), strict=True)], 5), tone, op)  # fmt: skip
                t += step * r.uniform(0.7, 1.4)
        sc.flat(back.difference(T(back, 12, -12)), "#20162c", 0.5, "multiply", 9)


def draw_hollow(sc: Scene) -> None:
    """The back walls, with bands of pearl; the light comes from the middle and is spent on the way out."""
    out = [(0, "#ffe6a8"), (0.2, "#ffc880"), (0.33, "#ea8854"), (0.47, "#b44c4c"), (0.64, "#702846"), (0.9, "#301236")]
    fills = [
        sc.rad(out, X + 20, Y + 60, 600),
        sc.rad(out, X + 20, Y, 520),
        sc.rad(out, X - 20, Y, 480),
        sc.rad([(0, "#fffbe0"), (0.4, "#fff0b8"), (0.75, "#ffce7c"), (1, "#e08a50")], X, Y - 20, 150),
    ]
    bands = ((0, SEPTA[0]), (SEPTA[0], SEPTA[1]), (SEPTA[1], SEPTA[2]))
    for k, (g, f) in enumerate(zip(rooms(), fills, strict=True)):
        sc.layer(g.buffer(1), f, z=0.5, cut=0, sh=0, rimop=0, edge=0, wash=0.2)
        with sc.clip(g.buffer(-1)):
            if k < 3:
                a, b = bands[k]
                n = (26, 24, 20)[k]
                for j in range(1, n):
                    c = ("#fff0e8", "#c8f0e4", "#fff6d8", "#f8b8c0")[j % 4]
                    sc.stroke(SHELL.septum(a + (b - a) * j / n, 13), c, 2.4 if j % 4 == 0 else 1.1, 0.14)
            if k < 3:
                edge = g.difference(g.buffer(-26))
                sc.flat(edge, "#3a1238", 0.5, "multiply", 14)


def floor(sc: Scene, g: Any, y: float) -> None:
    """Sand heaped in a room up to the height y."""
    x0, _, x1, y1 = g.bounds
    heap, _ = land(sc.stream(f"heap {y}"), [(x0 - 20, y + 3), ((x0 + x1) / 2, y - 4), (x1 + 20, y + 3)], 2, y1 + 20)
    sc.layer(clean(heap.intersection(g)), sc.rad([(0, "#ffe8b0"), (0.16, "#f6c07c"), (0.4, "#b0684c"), (0.7, "#5a2c40"), (1, "#2c1430")], X, Y, 640), z=3, cut=0, sh=0.3, shc="#2a1028", rim="#ffe0a8", rimop=0.6)  # fmt: skip


def draw_players(sc: Scene) -> None:
    """From the middle outwards, larger and larger."""
    _, right, left, middle = rooms()
    for g, x, y, who, h, turn in (
        (left, 126, 486, sieve_player, 158, False),
        (right, 612, 566, pea_player, 196, True),
    ):
        floor(sc, g, y)
        p = T(who(), x, y + 3, h / 200, flip=turn)
        with sc.clip(g):
            away = 1 if turn else -1
            sc.flat(T(p.outline(), 26 * away, 10), "#3a1038", 0.5, "multiply", 7)
            sc.flat(ellipse(x + 14 * away, y + 4, h * 0.46, 7), "#2a1028", 0.75, "multiply", 4)
            put(sc, p, z=2, rim=(2.4 * away, 1.2, "#ffe0a0", 1))
            dusk = sc.lin([(0, "#3a1a40", 0), (1, "#3a1a40", 0.75)], x - 60 * away, y, x + 70 * away, y)
            sc.flat(p.outline(), dusk, 1, "multiply")
    sc.glow(X, Y, 420, "#ffd080", 0.5)
    floor(sc, middle, 588)
    lead = T(conductor(), X + 4, 592, 0.86)
    sc.flat(ellipse(X + 4, 594, 46, 6), "#7a3a28", 0.6, "multiply", 3)
    put(sc, lead, z=1.8)
    sc.flat(lead.outline(), "#3a1838", 0.55, "multiply")


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
    sc.layer(lip, sc.lin([(0, "#c88a78"), (1, "#4a2c40")], 200, 680, 60, 960), z=5, cut=0.3, shc="#1a0a20", rim="#ffd0a0", rimop=0.5)  # fmt: skip
    room = hall()
    floor(sc, hall(), 956)
    player = T(bow_player(), 432, 962, 1.12, flip=True)
    with sc.clip(room):
        sc.flat(T(player.outline(), 18, 20), "#2a0c2c", 0.6, "multiply", 9)
        sc.flat(ellipse(446, 966, 90, 10), "#200a24", 0.8, "multiply", 5)
        for k, c in enumerate(("#7cc4d0", "#3f94ba", "#22659a")):
            g = cloth(k)
            fill = sc.lin(
                [(0, mix(c, "#ffe8c0", 0.6)), (0.34, mix(c, "#3a3a68", 0.2)), (1, "#241c40")], 300, 760, 190, 1020
            )
            sc.layer(g, fill, z=4, cut=0.3, sh=0.4, shc="#1a0a28", rim="#ffe8c0", rimop=0.9, rimw=1.6)
            with sc.clip(g):
                for d, w, dash in ((9, 1.8, "6 7"), (28, 6, None), (44, 2.4, None), (62, 3, None)):
                    for q in polys(g.buffer(-d)):
                        sc.stroke([*q.exterior.coords], "#fff6dc" if d < 20 else mix(c, "#e8fbf6", 0.6), w, 0.6 if d < 20 else 0.14, dash=dash)  # fmt: skip
            if k == 0:
                put(sc, player.without("bow.stick", "bow.hair"), z=2.2, rim=(1.4, 2.2, "#ffd8a0", 0.9))
                sc.flat(
                    player.outline(),
                    sc.lin([(0, "#3a1840", 0), (1, "#3a1840", 0.7)], 400, 770, 440, 960),
                    1,
                    "multiply",
                )
        put(sc, Figure(q for q in player.pieces if q.name.startswith("bow.")), z=3, rim=(0, 1, "#fff6dc", 1))


def draw_walls(sc: Scene) -> None:
    """The cut edge of the shell: pearl, thin partitions."""
    thin = U([SHELL.ribbon(SHELL.septum(t), 17) for t in SEPTA])
    sc.layer(thin, sc.rad([(0, "#fff0c8"), (0.3, "#f0c090"), (0.6, "#a86c64"), (1, "#54304c")], X, Y, 520), z=8, cut=0.3, sh=0.5, shc="#1a0a20", rim="#ffe8c0", rimop=0.8)  # fmt: skip
    spiral = SHELL.ribbon(SHELL.wall(-6, LAST), 30)
    sc.layer(spiral, sc.rad([(0, "#fff4d0"), (0.28, "#ffdca4"), (0.5, "#d08c74"), (0.72, "#8a5460"), (1, "#3c2440")], X, Y, 600), z=9, cut=0.3, sh=0.5, shc="#1a0a20", rim="#ffe0b0", rimop=0.7, rimw=1.4)  # fmt: skip


def draw_child(sc: Scene) -> None:
    """On the sand, its back and one ear against the shell."""
    p = T(leaning_child(), CHILD_X, CHILD_Y, CHILD)
    shade = shape(f"{CHILD_X + 100},{CHILD_Y - 6} {CHILD_X},{CHILD_Y - 16} {CHILD_X - 120},{CHILD_Y + 4} {CHILD_X - 190},{CHILD_Y + 26} {CHILD_X - 60},{CHILD_Y + 24} {CHILD_X + 80},{CHILD_Y + 10}")  # fmt: skip
    sc.flat(shade, "#1a1424", 0.7, "multiply", 8)
    ear = (CHILD_X - 50, CHILD_Y - 190)
    sc.glow(*ear, 150, "#ffb060", 0.5)
    put(sc, p, z=2.6, sh=0.45, rim=(3, 2.2, "#ffd8a0", 0.9))
    sc.flat(p.outline(), sc.rad([(0, "#3a2c54", 0), (0.36, "#3a2c54", 0.06), (0.75, "#2c2848", 0.55), (1, "#241f3c", 0.8)], *ear, 270), 1, "multiply")  # fmt: skip
    rimlight(sc, p.outline(), -2.4, 1.4, "#ffc890", 0.6, blur=1)


def draw() -> Scene:
    """Do they play when nobody listens?"""
    sc = Scene("shell_orchestra", light=(LX, LY, 300), shadow="#14101e", bg="#234c58")
    draw_sky(sc)
    draw_sea(sc)
    draw_sand(sc)
    draw_crust(sc)
    draw_hollow(sc)
    draw_players(sc)
    draw_hall(sc)
    draw_walls(sc)
    gull = T(bird_on("gull"), 356, 184, 0.6)
    put(sc, gull, z=2, rim=(-1.4, 1.2, "#ffd8a8", 0.7))
    sc.flat(gull.outline(), "#3a5460", 0.7, "multiply")
    sc.glow(X, Y, 300, "#ffdc90", 0.4)
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#0c1824", 0.5, 400, 560, 900, 0.5)
    sc.finish()
    return sc
