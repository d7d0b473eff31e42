"""After closing, on a balance as high as the room, one small sealed letter weighs more than a house with all that live in it.

Palette: walnut-black #1d120b, tobacco #7a4f28, brass #c48d43, straw #f0cd84, cream #fff3d2, sealing-wax red #c2281f.
Light: one lamp over the lifted dish; a faint second one in the letter. Planes: pigeonholes / shadow / postmaster / counter / balance / child.
"""

from __future__ import annotations

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.letter_balance import (
    DISH,
    EXACT,
    HORIZON,
    dish_at,
    draw_arc,
    draw_beam,
    draw_chains,
    draw_column,
    draw_high_dish,
    draw_low_dish,
    flatten,
    silhouette,
)
from cards.studio.papercut.listening_clerk import draw_clerk, draw_shade
from cards.studio.papercut.pan_home import draw_family, draw_home
from cards.studio.papercut.post_people import coin_child
from cards.studio.papercut.post_wall import draw_wall

LAMP = (652.0, 62.0)
BACK, FRONT_, KICK = 806.0, 950.0, 1150.0  # the counter: far edge, near edge, foot of its front
SOOT, WALNUT, TOBACCO, BRASS, STRAW, CREAM, WAX = "#1d120b", "#3a2415", "#7a4f28", "#c48d43", "#f0cd84", "#fff3d2", "#c2281f"  # fmt: skip


def draw_shadow(sc: Scene) -> None:
    """The balance thrown large on the pigeonholes, away from the lamp."""
    x, y = LAMP
    hx, hy = dish_at(1)
    home = U(silhouette(), Polygon([(hx - 50, hy - 60), (hx - 30, hy - 105), (hx + 46, hy - 105), (hx + 66, hy - 60), (hx + 60, hy), (hx - 44, hy)]), ellipse(hx - 66, hy - 70, 32, 26))  # fmt: skip
    g = AF.scale(home, 1.24, 1.24, origin=(x + 60, y - 60)).intersection(box(-40, 0, 840, BACK))
    sc.flat(g, "#170806", 0.82, "multiply", 2.4)


def draw_lamp(sc: Scene) -> None:
    """An enamel shade on its cord, and the cone of light."""
    x, y = LAMP
    for w, op in ((1.0, 0.3), (0.72, 0.26)):
        cone = Polygon([(x - 60, y + 6), (x + 60, y + 6), (x + 420 * w, 1000), (x - 560 * w, 1000)])
        sc.flat(cone, sc.rad([(0, "#ffe0a0", 1), (0.35, "#f6bf70", 0.5), (0.75, "#e09a4a", 0.14), (1, "#d98a3a", 0)], x, y, 960), op, "screen", 14)  # fmt: skip
    sc.stroke([(x, -20), (x, y - 40)], "#0f0805", 3)
    shade = shape(f"{x - 70},{y + 6}^ {x - 58},{y - 14} {x - 30},{y - 34} {x - 12},{y - 44} {x - 9},{y - 58} {x + 9},{y - 58} {x + 12},{y - 44} {x + 30},{y - 34} {x + 58},{y - 14} {x + 70},{y + 6}^ {x},{y + 16}")  # fmt: skip
    sc.layer(shade, sc.lin([(0, "#170c09"), (0.55, "#3a1f14"), (0.8, "#6f4022"), (1, "#2a140d")], x - 70, 0, x + 70, 0), z=6, sh=0.5, rim=CREAM, rimop=0.5)  # fmt: skip
    sc.flat(ellipse(x, y + 7, 68, 9), "#fff6da")
    sc.flat(ellipse(x, y + 8, 26, 9), "#ffffff")
    sc.glow(x, y + 40, 280, "#ffcf7c", 0.5)


def draw_counter(sc: Scene) -> None:
    """Its top in long boards, worn pale by letters; the front in panels, in its own shade."""
    top = Polygon([(-60, BACK), (860, BACK), (860, FRONT_), (-60, FRONT_)])
    sc.layer(top, sc.rad([(0, "#f0b768"), (0.28, "#b86f38"), (0.6, "#733c22"), (1, "#3a1b12")], 560, 880, 560), z=8, sh=0.5, cut=0.3, rim=STRAW, rimop=0.6)  # fmt: skip
    r = sc.stream("boards")
    lines, grain = [], []
    for k in range(1, 5):
        y = HORIZON + (BACK - HORIZON) * (FRONT_ - HORIZON) / (FRONT_ - HORIZON - (FRONT_ - BACK) * k / 5)
        lines.append(limb([(-60, y, 1.3), (860, y, 1.3)], 1, 3))
    for _ in range(120):
        y, x, n = r.uniform(BACK + 3, FRONT_ - 3), r.uniform(-40, 840), r.uniform(20, 90)
        grain.append(limb([(x - n, y, 0.3), (x, y + r.uniform(-1, 1), 1), (x + n, y, 0.3)], 3, 3))
    sc.flat(U(lines), SOOT, 0.7)
    sc.flat(T(U(lines), 0, 1.4), STRAW, 0.3)
    sc.flat(U(grain), "#3a2010", 0.4)
    edge = box(-60, FRONT_ - 2, 860, FRONT_ + 15)
    front = box(-60, FRONT_ + 10, 860, KICK)
    sc.layer(front, sc.rad([(0, "#7a4026"), (0.4, "#4c2517"), (1, "#220f0a")], 600, 960, 520), z=6, sh=0.4, cut=0.2)
    for x0, x1 in ((-70, 96), (118, 284), (306, 472), (494, 660), (682, 860)):
        for d, a, b in ((0, "#88492b", "#2c140d"), (9, "#3a1b12", "#180b07"), (14, "#66341f", "#24100a"), (30, "#753e25", "#2a130c")):  # fmt: skip
            q = box(x0 + d, FRONT_ + 40 + d, x1 - d, KICK - 22 - d)
            sc.layer(q, sc.rad([(0, a), (1, b)], 600, 960, 480), z=1.4, sh=0.5, rim="#ffd894", rimop=0.4, **EXACT)
    sc.layer(edge, sc.rad([(0, "#ffdc98"), (0.4, "#bd7a40"), (1, "#4c2718")], 580, 950, 520), z=4, sh=0.6, cut=0.2, rim="#fff3d2", rimop=0.9)  # fmt: skip
    sc.flat(box(-60, FRONT_ + 14, 860, FRONT_ + 40), sc.lin([(0, "#140b06", 0.7), (1, "#140b06", 0)], 0, FRONT_ + 14, 0, FRONT_ + 40), 1, "multiply")  # fmt: skip
    floor = box(-60, KICK, 860, 1260)
    sc.layer(floor, sc.rad([(0, "#a8683a"), (0.4, "#643620"), (1, "#1f0f0a")], 590, 1180, 420), z=3, sh=0.4, cut=0)
    seams = [limb([(404 + (x - 404) * 1.0, KICK, 1), (404 + (x - 404) * 1.16, 1240, 2)], 1, 3) for x in np.arange(-60, 880, 64)]  # fmt: skip
    sc.flat(U(seams), SOOT, 0.7)


def draw_umbra(sc: Scene) -> None:
    """The dish stands in the light: its shade hangs below it and lies on the counter."""
    x, y = dish_at(1)
    below = Polygon([(x - DISH + 14, y + 30), (x + DISH - 14, y + 30), (x + 172, 880), (x - 178, 880)])
    sc.flat(below, sc.lin([(0, "#1a0a06", 0.75), (0.5, "#1a0a06", 0.4), (1, "#1a0a06", 0.25)], 0, y, 0, 880), 0.8, "multiply", 9)  # fmt: skip
    sc.flat(ellipse(x - 6, 876, 172, 44), "#2a1008", 0.62, "multiply", 8)


def draw_letter(sc: Scene) -> None:
    """One small letter, a drop of red wax on it, light at its edges."""
    x, y = dish_at(-1)
    y += 6
    sc.flat(T(shape("-46,3^ 30,14^ 54,-5^ -22,-14^"), x - 2, y + 5), SOOT, 0.6, "multiply", 3)
    q = [(x - 52, y), (x + 32, y + 14), (x + 60, y - 8), (x - 22, y - 18)]
    sc.glow(x, y - 4, 150, "#ffd890", 0.5)
    sc.layer(Polygon(q), sc.lin([(0, "#fffbee"), (1, "#f8e2b0")], x - 40, y, x + 50, y), z=2.4, sh=0.5, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    mid = (x + 4, y - 2)
    for p in q:
        sc.stroke([p, mid], "#b48a52", 1, 0.6)
    drop = U(ellipse(*mid, 13, 7.6), ellipse(mid[0] + 9, mid[1] + 3, 5, 3.4), ellipse(mid[0] - 10, mid[1] - 2, 4, 3))
    sc.layer(drop, sc.rad([(0, "#ff6a50"), (0.5, WAX), (1, "#7a120f")], mid[0] + 3, mid[1] - 2, 14), z=1.8, sh=0.6, rim="#ffc0a0", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(ellipse(*mid, 7, 4).difference(ellipse(*mid, 5.4, 2.8)), "#6a0f0c", 0.7)


def draw_secrets(sc: Scene) -> None:
    """A mouse that wants to be sent on, a key on a hook, a paper boat among the letters."""
    m = T(mouse_suitcase(), 742, 926, 0.42)
    sc.flat(ellipse(738, 928, 24, 5), "#1a0a06", 0.7, "multiply", 3)
    sc.layer([(m["back"], "#3a1c10"), (m["body"], "#8a5a38"), (m["case"], "#d8983e"), (m["arm"], "#6a3c22")], z=1.4, sh=0.5, rim=CREAM, rimop=1, **EXACT)  # fmt: skip
    sc.layer(T(key(0, 0, 0.5), 540, 582), "#e0a440", z=1.6, sh=0.6, rim=CREAM, rimop=0.9, **EXACT)
    b = shape("-18,-9^ 18,-9^ 10,2^ -10,2^")
    sail = shape("-9,-9^ 0,-24^ 9,-9^")
    sc.layer([(T(sail, 336, 566), "#c9a878"), (T(b, 336, 566), "#d8b888")], z=1.6, sh=0.6, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip


def draw_child(sc: Scene) -> None:
    """With one coin, under a house that somebody put up for weighing."""
    x, y = 556.0, 1180.0
    sc.flat(T(ellipse(0, 0, 78, 13), x - 26, y + 3, rot=-4), "#0f0805", 0.8, "multiply", 5)
    cx, cy = coin_child(sc, x, y, 1.08, LAMP)
    coin = ellipse(cx, cy - 1, 7.4, 8.6, 14)
    sc.layer(T(coin, -1.6, 0.8), "#7a4a1a", z=1, sh=0.5, **EXACT)
    sc.layer(coin, sc.rad([(0, "#fff0b0"), (0.5, "#eab84e"), (1, "#b0762a")], cx + 3, cy - 5, 14), z=1, sh=0.4, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    sc.flat(coin.buffer(-1.6).difference(coin.buffer(-2.5)), "#8a5620", 0.8)
    sc.glow(cx, cy, 22, "#ffdf94", 0.4)


def draw() -> Scene:
    """What is in it, and who may afford to send it?"""
    sc = Scene("letter_scale", light=(*LAMP, 240), shadow="#120a05", bg=SOOT)
    sc.backdrop(SOOT)
    draw_wall(sc, LAMP, (404, HORIZON))
    draw_shadow(sc)
    draw_lamp(sc)
    draw_shade(sc)
    draw_counter(sc)
    draw_secrets(sc)
    draw_umbra(sc)
    draw_clerk(sc, LAMP)
    draw_chains(sc, -1, False)
    draw_low_dish(sc)
    draw_letter(sc)
    sc.flat(ellipse(372, 908, 150, 22), "#1a0a06", 0.75, "multiply", 8)
    draw_column(sc)
    x, y = dish_at(1)
    rise = DISH * -flatten(y)
    sc.flat(ellipse(x - 4, y - 90, 150, 130), "#1f0d08", 0.6, "multiply", 30)
    draw_chains(sc, 1, False)
    k = 1.36
    sc.raw(f'<g transform="scale({k})">')
    draw_home(sc, x / k, y / k, (DISH - 3) / k, rise / k)
    sc.raw("</g>")
    draw_high_dish(sc)
    draw_family(sc, x, y, DISH, rise)
    sc.glow(x, y - 120, 170, "#ffc860", 0.22)
    draw_arc(sc)
    draw_beam(sc)
    draw_chains(sc, -1, True)
    draw_chains(sc, 1, True)
    draw_child(sc)
    sc.glow(*LAMP, 420, "#ffd080", 0.14)
    sc.vignette("#0f0805", 0.5, 470, 560, 900, 0.5)
    sc.finish()
    return sc
