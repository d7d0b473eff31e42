"""A bear has stopped reading to a wall of bees: he and they look at one empty cell, and the night looks in through it.

Palette: bottle bark #12302c, amber #b8661a, honey #f5b52e, lemon wax #ffeb9c, gown tomato #c8302a, night #123c86.
Lights: a candle behind the bear, warm, and the moon through the empty cell, cold, down on his open page.
Planes: night / cells / wax / listeners / beam / floor and rug / bear on his books / bark, ring before ring.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 400, 900  # the candle's light on the comb
EMPTY = (482, 318)
R = 84.0
NIGHT, WAX, GOWN = "#123c86", "#fff0b0", "#c8302a"
FLOOR = 968
HOLLOW = "400,-70 610,-20 700,120 738,400 748,700 744,960 722,1120 640,1172 400,1186 170,1172 84,1120 60,960 50,700 60,400 104,120 200,-20"
BEES = ((-1, 0), (1, 0), (-1, -1), (-2, 1), (1, 1), (-1, 2), (-3, 0), (1, -2), (0, 3), (-3, -2))
HONEY = ((0, -2), (-2, -1), (-1, -2), (-3, 2), (1, 4))
BEAR = (310, 1064)
SIZE = 0.9


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
    return sc.rad([(0, lit), (0.4, mid), (1, far)], LX, LY, 1000)


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
    sc.layer(wall, glowing(sc, "#fff2a8", "#f6bf3c", "#a05a16"), z=7, cut=0.3, sh=0.6, shc="#3a1606", fibre=0.05, rim="#fffbe0", rimop=0.9)  # fmt: skip
    for x, y, q, h in sealed:
        lid = rounded(hexagon(x, y, q * 0.8), 10)
        sun = mix("#ffd45c", "#e08a1c", min(1.0, math.hypot(x - LX, y - LY) / 900))
        sc.flat(T(lid, 0, 3), "#8a4a12", 0.45, "multiply", 3)
        sc.layer(lid, sc.lin([(0, light(sun, 0.45)), (0.5, sun), (1, mix(sun, "#b06a18", 0.5))], x, y + q * 0.8, x, y - q * 0.8), z=1.6, cut=0.6, sh=0.25, wash=0.8, rim="#fffbe0", rimop=0.8, op=0.9)  # fmt: skip
    sc.veil([(0, "#6a2a0c", 0.72), (0.32, "#8a3c0c", 0.3), (0.55, "#8a3c0c", 0)], 0, 0, 0, 1200, "multiply")
    sc.glow(LX, LY, 560, "#fff0a0", 0.8)


def draw_listener(sc: Scene, x: float, y: float, s: float) -> None:
    """A bee that leans out of her cell towards the empty one: back, stripes, head, feelers."""
    a = math.atan2(EMPTY[1] - y, EMPTY[0] - x)
    d = max(0.25, 1 - math.hypot(x - LX, y - LY) / 1000)
    m = lambda g: T(g, x + 5 * math.cos(a), y + 5 * math.sin(a), s, rot=math.degrees(a) + 90)
    sc.layer(m(U(T(ellipse(0, 0, 10, 22), -20, 12, rot=38), T(ellipse(0, 0, 10, 22), 20, 12, rot=-38))), "#fff8e0", z=2, cut=0, wash=0, fibre=0, op=0.72, rim="#ffffff", rimop=0.9)  # fmt: skip
    body = m(ellipse(0, 12, 19, 25))
    sc.layer(body, mix("#b06a1c", "#ffc23c", d), z=3, cut=0, fibre=0, sh=0.6, rim="#fff6c8", rimop=0.8)
    sc.flat(clean(m(U([limb([(-24, y0, 5), (0, y0 + 4, 6.4), (24, y0, 5)], 4) for y0 in (8, 20, 32)])).intersection(body)), "#27130a")  # fmt: skip
    sc.layer(m(ellipse(0, -14, 16.5, 14)), mix("#2a160c", "#4a2612", d), z=2, cut=0, fibre=0, wash=0, rim="#fff0bf", rimop=0.9)  # fmt: skip
    sc.flat(m(U(ellipse(-10, -17, 4.6, 7, 20), ellipse(10, -17, 4.6, 7, -20))), "#0c0604")
    sc.flat(m(U(ellipse(-10, -20, 1.6, 2.2), ellipse(10, -20, 1.6, 2.2))), "#fff6d8", 0.9)
    sc.flat(m(U(limb("-5,-26,2.4 -9,-37,2 -4,-43,3", 4), limb("5,-26,2.4 9,-37,2 4,-43,3", 4))), "#1c0e08")


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
        sc.flat(U(tw, [leaf(x - 66 + 18 * k, y + 44 - 3 * k, 26, -1.2 + 0.5 * k, 0.3) for k in range(4)]), "#0a1e48")
        sc.flat(clean(mouth.difference(T(mouth, -7, -9))), "#eaf6ff", 0.75)
    wing = shape("0,0^ 16,-16 42,-22 62,-10 52,4 22,8")
    sc.layer(T(wing, x - 26, y + R * 0.86, 0.9, rot=-6), "#f4fbff", z=3, cut=0, fibre=0, wash=0, op=0.92, rim="#ffffff", rimop=1)  # fmt: skip
    veins = U([limb([(2, 0, 1.6), (30, -6 + 5 * k, 1.2), (56, -13 + 7 * k, 0.6)], 4) for k in (-1, 0, 1)])
    sc.flat(T(veins, x - 26, y + R * 0.86, 0.9, rot=-6), "#6a94b4", 0.9)


def draw_beam(sc: Scene) -> None:
    """The moon comes in, down on the page."""
    x, y = EMPTY
    for w, op in ((0.96, 0.5), (0.6, 0.4)):
        g = Polygon(
            [(x - R * w, y + 62), (x, y + R * 1.16), (x + R * w, y + 62), (506 + 100 * w, 960), (506 - 90 * w, 960)]
        )
        sc.flat(g, sc.lin([(0, "#bfe2ff", 0.95), (0.8, "#bfe2ff", 0.6), (1, "#bfe2ff", 0)], x, y, 506, 960), op, "screen", 5)  # fmt: skip


def draw_floor(sc: Scene) -> None:
    """Boards of heartwood, a round rug, honey that has run down."""
    g = shape(
        f"-60,{FLOOR + 14}^ 200,{FLOOR - 4} 400,{FLOOR - 8} 620,{FLOOR - 4} 860,{FLOOR + 14}^ 860,1260^ -60,1260^"
    )
    sc.layer(g, sc.rad([(0, "#e0963c"), (0.5, "#8a4a1e"), (1, "#3a2014")], LX, FLOOR, 520), z=6, dy=-3, sh=0.5, cut=0.5, rim="#fff0b0", rimop=0.9)  # fmt: skip
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
    put(sc, T(suitcase("#8a4a2a"), 128, 1060, 0.62), z=3, rim=(-1, 1, "#fff0c8", 0.8))
    cd = T(candle("#fff6dc", 70), 626, 1050, 1.25)
    put(sc, cd, z=2.4, sh=0.4)
    fx, fy = cd.at("flame")
    sc.glow(fx, fy, 300, "#ffb84a", 0.7)
    sc.flat(shape(f"{fx},{fy - 34}^ {fx + 10},{fy - 6} {fx + 7},{fy + 9} {fx},{fy + 13} {fx - 7},{fy + 9} {fx - 10},{fy - 6}"), "#fffbe6")  # fmt: skip
    sc.glow(fx, fy, 120, "#fff3c8", 0.95)


def draw_bear(sc: Scene) -> None:
    """From behind, in a worn gown: head thrown back, the book forgotten in his lowered paw."""
    m = lambda g: T(g, *BEAR, SIZE)
    up = lambda g: m(T(g, rot=-20, o=(-6, -256)))
    fur = sc.lin([(0, "#4a2814"), (0.6, "#6a3c1e"), (1, "#c08040")], 220, 0, 420, 0)
    o: dict[str, Any] = {"cut": 0.5, "sh": 0.5, "rim": "#fff2b8", "rimop": 1}
    # the book, open towards him, dripping on the rug
    paw, pool = m, m(U(ellipse(176, 10, 54, 11), ellipse(206, 16, 34, 9)))
    sc.layer(
        pool,
        sc.lin([(0, "#ffd75a"), (1, "#e08a14")], 0, 1060, 0, 1090),
        z=1.5,
        cut=0.4,
        fibre=0,
        wash=0.3,
        rim="#fffbe0",
        rimop=1,
    )
    m = lambda g: paw(T(g, s=1.3, o=(120, -124)))
    for q, w, ln in ((150, 9, 46), (176, 8, 102), (214, 10, 66), (120, 7, 26)):
        sc.layer(m(limb([(q, -106, w + 4), (q, -106 + ln * 0.6, w * 0.6), (q + 1, -106 + ln, w * 1.2)], 6)), "#f7b22a", z=3, cut=0, fibre=0, sh=0.4, rim="#fffbe0", rimop=1)  # fmt: skip
    sc.layer(m(shape("88,-150^ 168,-120 252,-168^ 250,-148^ 168,-96 92,-128^")), "#7a1c3a", z=4, **o)
    left, right = m(shape("88,-152^ 112,-178 142,-176 172,-146^ 168,-112^ 140,-134 112,-136^")), m(shape("172,-146^ 186,-188 214,-204 246,-192^ 254,-162^ 222,-158 194,-140 168,-112^"))  # fmt: skip
    sc.layer(U(left, right), sc.lin([(0, "#fff3d0"), (1, "#ffffff")], 400, 0, 570, 0), z=3, **o)
    for k in range(4):
        sc.stroke(m(limb([(104 + 2 * k, -166 + 9 * k, 1), (156, -140 + 8 * k, 1)], 1)).exterior.coords, "#8a7a70", 1.6, 0.6)  # fmt: skip
        sc.stroke(m(limb([(182 + 2 * k, -164 + 9 * k, 1), (238 + 3 * k, -188 + 8 * k, 1)], 1)).exterior.coords, "#8a7a70", 1.6, 0.6)  # fmt: skip
    sc.layer(paw(ellipse(152, -118, 26, 21, 12)), "#5a3018", z=3, **o)
    m = paw
    # body, sleeve, head
    gown = sc.lin([(0, "#7a1420"), (0.55, GOWN), (1, "#ff7a4a")], 200, 0, 440, 0)
    sc.layer(m(limb([(58, -196, 70), (104, -158, 66), (132, -130, 52)], 8)), sc.lin([(0, GOWN), (1, "#ff8a58")], 360, 0, 450, 0), z=5, **o)  # fmt: skip
    body = m(
        shape(
            "-52,-236 -96,-200 -126,-130 -150,-50 -166,-8 -146,14 -20,20 110,14 130,-8 126,-60 106,-150 84,-206 46,-238 0,-246"
        )
    )
    sc.layer(body, gown, z=7, **o)
    with sc.clip(body):
        for a, b, w in ((-60, -112, 9), (-20, -44, 8), (26, 34, 9), (62, 88, 8)):
            sc.flat(
                m(limb([(a, -96, 2), ((a + b) / 2 - 4, -50, w), (b * 1.25, 26, w * 1.8)], 6)), "#5a0c1c", 0.5, None, 2
            )
        sc.flat(m(limb([(-40, -214, 3), (-14, -160, 9), (-6, -100, 3)], 6)), "#5a0c1c", 0.4, None, 3)
        stripes = [limb([(0.62 * x, -240, 2), (x, -90, 3), (x * 1.2, 24, 3.4)], 5) for x in range(-150, 150, 21)]
        checks = [limb([(-180, y, 2), (0, y + 10, 2), (160, y - 2, 2)], 5) for y in range(-226, 24, 27)]
        sc.flat(m(U(stripes, checks)), "#ffc070", 0.3)
        patch = m(T(box(-21, -21, 21, 21), 66, -44, rot=9))
        sc.layer(patch, "#2f7a82", z=1.4, cut=0.8, rim="#e8fff0", rimop=0.9)
    sc.layer(clean(m(limb([(-150, -100, 15), (0, -86, 17), (130, -104, 15)], 6)).intersection(body)), "#f0b838", z=2, cut=0.3, rim="#fff6c8", rimop=0.9)  # fmt: skip
    cord = U(limb([(34, -90, 9), (26, -62, 7), (30, -30, 7)], 5), shape("22,-32^ 38,-32^ 44,0^ 16,0^"))
    sc.layer(m(cord), "#f0b838", z=2, cut=0.3, rim="#fff6c8", rimop=0.9)
    sc.layer(m(limb([(-84, -180, 62), (-124, -130, 66), (-116, -84, 54)], 8)), sc.lin([(0, "#6a101c"), (1, "#b82a2a")], 180, 0, 270, 0), z=5, **o)  # fmt: skip
    sc.layer(m(ellipse(-110, -58, 25, 22)), "#4a2814", z=3, **o)
    sc.layer(m(shape("-66,-228 -40,-204 6,-196 52,-212 72,-236 44,-256 -40,-252")), "#f2d9a0", z=4, **o)
    sc.layer(up(U(ellipse(-50, -330, 23), ellipse(30, -350, 22))), fur, z=3, **o)
    sc.flat(up(ellipse(31, -350, 11)), "#2a140a", 0.8)
    head = fillet(up(U(ellipse(-4, -288, 68, 62, -16), shape("30,-330 70,-338 98,-336 108,-318 96,-302 60,-284 30,-262"))), 14)  # fmt: skip
    sc.layer(head, fur, z=5, **o)
    r = sc.stream("fur")
    tufts = [(r.uniform(-66, 52), r.uniform(-340, -236)) for _ in range(70)]
    sc.flat(clean(U([up(limb([(x, y, 0.6), (x - 5, y + 8, 2), (x - 7, y + 16, 0.5)], 3)) for x, y in tufts]).intersection(head.buffer(-3))), "#a8703c", 0.55)  # fmt: skip
    sc.layer(up(ellipse(103, -327, 12, 9, -20)), "#1c0e0a", z=1.4, cut=0, rim="#ffffff", rimop=0.9)
    sc.flat(up(ellipse(56, -316, 5, 5.6)), "#160a06")
    sc.flat(up(limb([(98, -308, 1), (80, -298, 3), (62, -296, 1)], 5)), "#2a140a", 0.8)


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
    sc = Scene("honey_lecture", light=(LX, LY, 220), shadow="#2a1206", bg="#5e2a0c")
    draw_wall(sc)
    for i, j, x, y, q in cells():
        if (i, j) in BEES:
            draw_listener(sc, x, y, q / R * 1.12)
    draw_empty(sc)
    draw_floor(sc)
    draw_seat(sc)
    draw_bear(sc)
    draw_beam(sc)
    draw_bark(sc)
    sc.vignette("#0a1a14", 0.35, 420, 640, 900, 0.55)
    sc.finish()
    return sc
