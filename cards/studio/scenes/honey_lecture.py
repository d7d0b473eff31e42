"""A bear has stopped reading to a wall of bees: he and they look at one empty cell, and the night looks in through it.

Palette: bottle bark #12302c, amber #c8781e, honey #f5b52e, wax by candle #ffe08a, gown tomato #c8302a, night #123c86.
Lights: a candle before the bear, warm, and the moon through the empty cell, cold, down on his face and his page.
Planes: night / cells / wax / listeners / floor and rug / beam / bear on his books / bark, ring before ring.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.comb_bees import flying_bee, peeping_bee
from cards.studio.papercut.reading_bear import ReadingBear

LX, LY = 626, 980  # the candle's light on the comb
EMPTY = (482, 318)
R = 84.0
FLOOR = 968
HOLLOW = "400,-70 610,-20 700,120 738,400 748,700 744,960 722,1120 640,1172 400,1186 170,1172 84,1120 60,960 50,700 60,400 104,120 200,-20"
BEES = {(-2, 0): (6, 0, 0), (1, 0): (-14, 6, 0), (-1, 2): (-5, -6, 0), (0, 3): (10, 0, 1)}  # lean, lift, asleep
HONEY = ((0, -2), (-1, -2), (-3, -1), (1, -1), (1, 4), (-3, 3))
BEAR = (280, 1042)
SIZE = 1.06


def hexagon(x: float, y: float, r: float) -> Any:
    """A cell's mouth, a tip upwards."""
    return Polygon([(x + r * math.sin(math.pi / 3 * k), y - r * math.cos(math.pi / 3 * k)) for k in range(6)])


def place(i: int, j: int) -> tuple[float, float, float]:
    """The cell in column i and row j from the empty one: x, y, radius; the wall curves towards us at its edges."""
    dx, dy = (i + (0.5 if j % 2 else 0)) * R * 1.732, j * R * 1.5
    k = 1 + 0.16 * (math.hypot(dx, dy) / 600) ** 2
    return EMPTY[0] + dx * k, EMPTY[1] + dy * k, R * k


def cells() -> list[tuple[int, int, float, float, float]]:
    """All cells that the hollow shows, but for the empty one."""
    out = []
    for j in range(-4, 6):
        for i in range(-5, 4):
            x, y, r = place(i, j)
            if (i, j) != (0, 0) and -60 < x < 860 and -100 < y < FLOOR + 60:
                out.append((i, j, x, y, r))
    return out


def glowing(sc: Scene, lit: str, mid: str, far: str) -> str:
    """A sheet in the candle's light."""
    return sc.rad([(0, lit), (0.36, mid), (0.85, far)], LX, LY, 1000)


def draw_cell(sc: Scene, x: float, y: float, r: float) -> None:
    """A tube of wax that goes back into the wall: six facets and its end."""
    far = hexagon(x + (LX - x) * 0.05, y + (560 - y) * 0.05, r * 0.56)
    q, p = list(hexagon(x, y, r * 1.02).exterior.coords), list(far.exterior.coords)
    d = min(1.0, math.hypot(x - LX, y - LY) / 900)
    for k in range(6):
        a = math.pi / 3 * (k + 0.5)
        lit = 0.5 + 0.5 * math.cos(a)  # the upper facets catch the candle
        c = mix(mix("#5e2a0c", "#e8901e", lit), mix("#34200e", "#8a4a12", lit), d)
        sc.flat(Polygon([q[k], q[k + 1], p[k + 1], p[k]]), c)
    sc.flat(far, mix("#4a1e0c", "#24140c", d))


def draw_wall(sc: Scene) -> None:
    """The comb fills the hollow: open cells, sealed ones, some brimming."""
    sc.backdrop("#5e2a0c")
    r = sc.stream("wall")
    holes, sealed, full = [], [], []
    for i, j, x, y, q in cells():
        h = rounded(hexagon(x, y, q * 0.86), 7)
        if (i, j) in BEES:
            draw_cell(sc, x, y, q * 0.9)
            holes.append(h)
        elif (i, j) in HONEY:
            full.append((x, y, q, h))
            holes.append(h)
        else:
            sealed.append((x, y, q, h))
    for x, y, q, h in full:
        draw_cell(sc, x, y, q * 0.9)
        top = y - q * r.uniform(-0.05, 0.4)
        g = clean(h.buffer(3).intersection(shape(f"{x - 90},{top}^ {x},{top + 9} {x + 90},{top - 3}^ {x + 90},{y + 100}^ {x - 90},{y + 100}^")))  # fmt: skip
        sc.flat(g, sc.lin([(0, "#ffe27a"), (0.3, "#f7b22a"), (1, "#c06a10")], x, top, x, y + q))
        sc.flat(clean(g.difference(T(g, 0, 5))), "#fffbe0", 0.8)
        sc.flat(limb([(x - q * 0.42, top + 22, 3), (x - q * 0.44, y + q * 0.3, 8), (x - q * 0.3, y + q * 0.52, 3)], 6), "#fff3c0", 0.75)  # fmt: skip
    wall = box(-60, -60, 860, FLOOR + 60).difference(U(holes, hexagon(*EMPTY, R * 0.9)))
    sc.layer(wall, glowing(sc, "#ffe08a", "#c8781e", "#43220f"), z=7, cut=0.3, sh=0.6, shc="#3a1606", fibre=0.05, rim="#fffbe0", rimop=0.9)  # fmt: skip
    for x, y, q, h in sealed:
        lid = rounded(hexagon(x, y, q * 0.8), 10)
        sun = mix("#f8c048", "#6a3410", min(1.0, math.hypot(x - LX, y - LY) / 760))
        sc.flat(T(lid, 0, 3), "#8a4a12", 0.45, "multiply", 3)
        sc.layer(lid, sc.lin([(0, light(sun, 0.3)), (0.5, sun), (1, mix(sun, "#5a2a0c", 0.45))], x, y + q * 0.8, x, y - q * 0.8), z=1.6, cut=0.6, sh=0.25, wash=0.8, rim="#fffbe0", rimop=0.8, op=0.9)  # fmt: skip
    sc.veil([(0, "#4a1e2a", 0.62), (0.4, "#6a3020", 0.3), (0.7, "#5a2a1c", 0)], 0, 0, 0, 1200, "multiply")
    sc.glow(LX, LY - 60, 520, "#ffc860", 0.55)


def draw_empty(sc: Scene) -> None:
    """The cell that nobody sits in: swept, silver; behind it the night with the moon; on its sill a wing."""
    x, y = EMPTY
    mouth = hexagon(x, y, R * 1.06)
    sc.layer(hexagon(x, y, R * 1.24), sc.lin([(0, "#ffffff"), (0.5, "#d8ecf6"), (1, "#86b0d0")], x - 50, y - 70, x + 60, y + 80), z=8, cut=0.3, sh=0.6, shc="#3a1606", rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(mouth, sc.lin([(0, "#0d2a6a"), (0.6, "#1c5ab0"), (1, "#5aa0dc")], x, y - R, x, y + R))
    with sc.clip(mouth):
        r = sc.stream("stars")
        sc.flat(U([ellipse(x + r.uniform(-80, 80), y + r.uniform(-90, 20), r.uniform(0.8, 1.9)) for _ in range(16)]), "#ffffff", 0.9)  # fmt: skip
        sc.glow(x + 22, y - 22, 110, "#cfe8ff", 0.8)
        sc.flat(ellipse(x + 22, y - 22, 31), "#fdfdf2")
        sc.flat(U(ellipse(x + 13, y - 30, 6, 4), ellipse(x + 30, y - 16, 8, 5), ellipse(x + 16, y - 11, 4, 3)), "#d5e2e8", 0.8)  # fmt: skip
        tw = limb([(x - 90, y + 56, 9), (x - 40, y + 34, 6), (x - 6, y + 38, 3)], 5)
        sc.flat(U(tw, [leaf(x - 66 + 18 * k, y + 44 - 3 * k, 26, -1.2 + 0.5 * k, 0.3) for k in range(4)]), "#061230")
        sc.flat(clean(mouth.difference(T(mouth, -7, -9))), "#eaf6ff", 0.75)
    wing = shape("0,0^ 16,-16 42,-22 62,-10 52,4 22,8")
    sc.layer(T(wing, x - 26, y + R * 0.86, 0.9, rot=-6), "#f4fbff", z=3, cut=0, fibre=0, wash=0, op=0.92, rim="#ffffff", rimop=1)  # fmt: skip
    veins = U([limb([(2, 0, 1.6), (30, -6 + 5 * k, 1.2), (56, -13 + 7 * k, 0.6)], 4) for k in (-1, 0, 1)])
    sc.flat(T(veins, x - 26, y + R * 0.86, 0.9, rot=-6), "#6a94b4", 0.9)


def draw_beam(sc: Scene) -> None:
    """The moon comes in: a soft broad fall of blue on the bear's face and his page, with dust in it."""
    x, y = EMPTY
    for w, op in ((1.0, 0.24), (0.78, 0.2), (0.5, 0.16)):
        g = Polygon(
            [(x - R * 0.86 * w, y + 20), (x + R * 0.86 * w, y + 60), (370 + 130 * w, 985), (350 - 190 * w, 985)]
        )
        cool = sc.lin([(0, "#2a5ec8", 1), (0.45, "#2a5ec8", 0.6), (0.9, "#2a5ec8", 0)], x, y, 390, 960)
        sc.flat(g, cool, op * 1.1, None, 15)
        fill = sc.lin([(0, "#7ab4ff", 1), (0.45, "#4a90ff", 0.7), (0.95, "#4a90ff", 0)], x, y, 390, 980)
        sc.flat(g, fill, op, "screen", 15)
    r = sc.stream("dust")
    dust = []
    for _ in range(90):
        t = r.random()
        dust.append(ellipse(x - 110 * t + r.gauss(0, 36 + 70 * t), y + 90 + 520 * t, r.uniform(0.8, 2.2)))
    sc.flat(U(dust), "#f2f8ff", 0.7)
    sc.glow(x, y, 230, "#8cbcff", 0.28)


def draw_bees(sc: Scene) -> None:
    """Some peep out of their cells, one hovers before the empty one, one has landed on the bear."""
    for (i, j), (lean, lift, asleep) in BEES.items():
        x, y, q = place(i, j)
        day = 0.25 + 0.6 * max(0.0, 1 - math.hypot(x - LX, y - LY) / 800)
        hole = rounded(hexagon(x, y, q * 0.86), 7)
        peeping_bee(sc, x, y + 14, q / R * 0.92, EMPTY, hole.buffer(2), lean=lean, lift=lift, day=day, asleep=asleep)
    flying_bee(sc, 318, 436, 1.1, -30, beat=-26, day=0.7)
    flying_bee(sc, 622, 560, 0.86, 40, flip=1, beat=10, day=0.75)


def draw_floor(sc: Scene) -> None:
    """Boards of heartwood, a round rug, honey that has run down."""
    g = shape(
        f"-60,{FLOOR + 14}^ 200,{FLOOR - 4} 400,{FLOOR - 8} 620,{FLOOR - 4} 860,{FLOOR + 14}^ 860,1260^ -60,1260^"
    )
    sc.layer(g, sc.rad([(0, "#e0963c"), (0.4, "#7a3e1a"), (1, "#2a160f")], LX, FLOOR + 60, 560), z=6, dy=-3, sh=0.5, cut=0.5, rim="#fff0b0", rimop=0.9)  # fmt: skip
    for k in range(7):
        q = ellipse(400, 1112, 200 + 66 * k, 50 + 22 * k)
        sc.flat(clean(q.exterior.buffer(1.4).intersection(g)), "#3a1a0c", 0.4)
    for q, c in ((1.0, "#6a1830"), (0.9, "#f0b444"), (0.84, "#8a2238"), (0.56, "#f0b444"), (0.51, "#6a1830")):
        e = ellipse(390, 1112, 296 * q, 62 * q)
        if q == 1.0:
            sc.layer(e, c, z=3, cut=0.6, sh=0.5, rim="#ffd890", rimop=0.8)
        else:
            sc.flat(e, c, 0.9)


def draw_seat(sc: Scene) -> None:
    """Three big books under him; beside them more, with the candle."""
    x, y = BEAR
    for k, (w, h, c) in enumerate(((250, 34, "#1d6a72"), (216, 28, "#e6b040"), (186, 26, "#31508e"))):
        yy = y + 62 - sum((34, 28, 26)[:k])
        g = box(x - w / 2 + 4 * (k % 2), yy - h, x + w / 2 + 4 * (k % 2), yy).buffer(3)
        sc.layer(g, sc.lin([(0, light(c, 0.25)), (1, dark(c, 0.45))], x + w / 2, 0, x - w / 2, 0), z=5, cut=0.4, sh=0.5, rim="#fff0c8", rimop=0.9)  # fmt: skip
        sc.flat(box(x + w / 2 - 14, yy - h + 4, x + w / 2 + 3, yy - 4), "#fff3d0", 0.95)
        sc.flat(U([box(x - w / 2 + q, yy - h - 2, x - w / 2 + q + 5, yy + 3) for q in (14, 26)]), "#ffdf90", 0.7)
    for k, (w, c) in enumerate(((104, "#8a2f5a"), (90, "#2f7a5a"))):
        sc.layer(box(626 - w / 2, 1078 - 24 * k, 626 + w / 2, 1100 - 24 * k).buffer(2), sc.lin([(0, dark(c, 0.2)), (1, light(c, 0.25))], 570, 0, 690, 0), z=4, cut=0.4, sh=0.5, rim="#fff0c8", rimop=0.9)  # fmt: skip
    put(sc, T(cup("#fdf6e4", "#2f6a9a", 1), 548, 1112, 1.35), z=3, rim=(2, 0.6, "#fff6d0", 0.8))
    put(sc, T(suitcase("#8a4a2a"), 612, 1152, 0.6), z=3, rim=(-1, 1, "#fff0c8", 0.8))
    cd = T(candle("#fff6dc", 70), 626, 1050, 1.25)
    put(sc, cd, z=2.4, sh=0.4)
    fx, fy = cd.at("flame")
    sc.glow(fx, fy, 300, "#ffb84a", 0.7)
    sc.flat(shape(f"{fx},{fy - 34}^ {fx + 10},{fy - 6} {fx + 7},{fy + 9} {fx},{fy + 13} {fx - 7},{fy + 9} {fx - 10},{fy - 6}"), "#fffbe6")  # fmt: skip
    sc.glow(fx, fy, 120, "#fff3c8", 0.95)


def draw_bark(sc: Scene) -> None:
    """The tree, cut open: ring before ring, the outermost dark."""
    rings = (("#c9822c", 0), ("#8a5a26", 20), ("#4a4a2c", 42), ("#1d3a30", 70), ("#0e2422", 100))
    for k, (c, out) in enumerate(rings):
        ring = shape(HOLLOW).buffer(out - 8)
        P = np.array(ring.exterior.coords)
        wob = [(x + 5 * math.sin(y / 37 + 2 * k) + 3 * math.sin(y / 13 + k), y) for x, y in P]
        hole = clean(Polygon(wob).buffer(0))
        sc.layer(clean(box(-60, -60, 860, 1260).difference(hole)), sc.rad([(0, light(c, 0.25)), (0.6, c), (1, dark(c, 0.4))], LX, LY - 100, 900), z=7, cut=0.8, sh=0.5, rim="#fff0b0", rimop=0.85 - 0.12 * k)  # fmt: skip
    r = sc.stream("bark")
    for _ in range(26):
        x, y = r.choice((r.uniform(-10, 34), r.uniform(770, 810))), r.uniform(-20, 1180)
        sc.flat(limb([(x, y, 1), (x + r.uniform(-6, 6), y + 60, 4), (x + r.uniform(-8, 8), y + 130, 1)], 5), "#061412", 0.6)  # fmt: skip


def draw() -> Scene:
    """Who is missing, and who wrote the last page in honey?"""
    sc = Scene("honey_lecture", light=(LX, LY, 220), shadow="#1c0a0c", bg="#43220f")
    draw_wall(sc)
    draw_bees(sc)
    draw_floor(sc)
    draw_seat(sc)
    draw_beam(sc)
    draw_empty(sc)
    bear = ReadingBear(sc, *BEAR, SIZE)
    sc.flat(ellipse(BEAR[0] - 60, 1116, 240, 26), "#1c060c", 0.6, "multiply", 10)
    bear.draw()
    flying_bee(sc, *bear.lifted(ellipse(-16, -384, 1)).centroid.coords[0], 0.6, -30, beat=20, day=0.8)
    draw_bark(sc)
    sc.vignette("#0a1018", 0.5, 420, 680, 860, 0.45)
    sc.finish()
    return sc
