"""An old hand pours a teapot by the window; what comes out of the spout is a train on a ribbon of tea.

Palette: wall teal #3f8488, deep petrol #12343f, sun mint #eef4cc, cloth white #fffaf0, shade lilac #a9bad8, tea amber #f2a02c, engine red #c8323a, cobalt #2d4f93.
Light: a window beyond the right edge, sun low enough to lie on the wall. Planes: wall / pot / ribbon and train / cup, sugar / cloth.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import tea_line as tl
from cards.studio.papercut.pouring_pot import SUN, draw_pot

COBALT, JAM = "#2d4f93", "#c8323a"
CUP = (402.0, 1026.0)
CARS = ((0.02, "#2f7a6a", 0b0110), (0.105, JAM, 0b1011), (0.195, COBALT, 0b0101), (0.29, "#3f8a5a", 0b1101), (0.395, "#d8902c", 0b0111), (0.51, JAM, 0b1010), (0.63, COBALT, 0b1110))  # fmt: skip
SLANT = -0.34  # how far the sun on the wall leans


def pane(x0: float, y0: float, x1: float, y1: float) -> Polygon:
    """A pane of sun on the wall."""
    go = lambda x, y: (x + 40 + SLANT * (y - 300), y + 0.16 * (x - 600))
    return Polygon([go(x0, y0), go(x1, y0), go(x1, y1), go(x0, y1)])


def draw_wall(sc: Scene) -> None:
    """Wallpaper in its own shade, and on it the window's sun with a cat's shadow."""
    sc.backdrop(sc.lin([(0, "#12343f"), (0.35, "#24606c"), (0.75, "#3f8c90"), (1, "#5fa8a4")], 0, 120, 800, 420))
    marks, dots = [], []
    for j in range(16):
        for i in range(9):
            x, y = 46 + 96 * i + (48 if j % 2 else 0), 10 + 58 * j
            marks += [leaf(x, y, 15, a, 0.42) for a in (-1.57, -0.5, -2.64)]
            dots.append(ellipse(x, y - 19, 2.6))
    sc.flat(U(marks), "#8fd0c4", 0.2)
    sc.flat(U(dots), "#ffe9b0", 0.35)
    panes = [pane(500 + 128 * i, -60 + 178 * j, 616 + 128 * i, 106 + 178 * j) for i in range(3) for j in range(4)]
    cat = fillet(U(shape("0,0^ -4,-40 4,-74 18,-92 34,-92 50,-70 58,-30 58,0^"), ellipse(22, -104, 20, 18), Polygon([(4, -108), (4, -136), (22, -118)]), Polygon([(24, -118), (40, -136), (41, -106)]), limb([(54, -8, 10), (84, -4, 9), (98, -26, 8), (92, -48, 6)], 6)), 2)  # fmt: skip
    sun = clean(U(panes).difference(T(cat, 548, 606, 0.84)))
    sc.flat(sun, sc.lin([(0, "#fffbe0"), (0.6, "#eef4cc"), (1, "#b8dcc0")], 780, 0, 480, 760), 0.88, None, 2.4)
    with sc.clip(sun):
        sc.flat(U(marks), "#6fb8a8", 0.4)
    sc.glow(760, 240, 520, "#fff6d0", 0.55)


def draw_cloth(sc: Scene) -> None:
    """White linen, cream in the sun, lilac in the shade; folds pressed into it."""
    cloth, _ = land(sc.stream("cloth"), [(-60, 884), (200, 872), (460, 880), (860, 866)], 2)
    sc.layer(cloth, sc.lin([(0, "#fffbea"), (0.35, "#fff2d0"), (0.7, "#f0eae6"), (1, "#b4c2e2")], 760, 900, 40, 1200), z=10, dy=-4, sh=0.5, shc="#0f2c38", cut=0.3, wash=0.3, rim="#ffffff", rimop=1)  # fmt: skip
    with sc.clip(cloth):
        for s in ("-40,960,1 200,944,9 520,958,9 840,936,2", "-40,1120,1 240,1096,10 560,1116,10 860,1086,2"):
            q = limb(s, 8)
            sc.flat(T(q, 0, 9), "#6f84b8", 0.34, "multiply", 7)
            sc.flat(q, "#ffffff", 0.8, None, 4)
        for x in (150, 660):
            q = limb([(x, 870, 2), (x - 40, 1000, 7), (x - 90, 1210, 8)], 6)
            sc.flat(T(q, -8, 0), "#6f84b8", 0.3, "multiply", 6)
            sc.flat(q, "#ffffff", 0.8, None, 3)
        border = curve("-60,1180 140,1160 330,1172 520,1156 700,1166 860,1146", n=14)
        row = [U(leaf(x, y, 16, -0.6, 0.42), leaf(x, y, 16, -2.5, 0.42), ellipse(x, y + 8, 2.6)) for x, y in along(border, 30)]  # fmt: skip
        sc.flat(U(row), COBALT, 0.75)


def shade_on_cloth(sc: Scene, g: Any, op: float = 0.5, blur: float = 5) -> None:
    """A shadow that lies on the cloth."""
    sc.flat(g, "#5f74b0", op, "multiply", blur)


def draw_ribbon(sc: Scene) -> None:
    """Tea with depth: a dark underside, a glowing body, glints; sleepers seen in it, rails of light on it."""
    top = fillet(tl.stripe(-33, 33), 4)
    under = clean(U([tl.stripe(-33, 33, w=-3.0 * k) for k in range(7)]))
    r = sc.stream("drops")
    drops = []
    for t in np.linspace(0.12, 0.86, 13):
        k = tl.Frame(t + r.uniform(-0.02, 0.02))
        x, y = k.at(0, 30 * k.near, -12)
        L = r.uniform(12, 34) * k.s
        drops.append(limb([(x, y - 6, 15 * k.s), (x, y + L * 0.5, 5 * k.s), (x, y + L, 8 * k.s)], 5))
        if r.random() < 0.5:
            drops.append(ellipse(x, y + L + 16 * k.s, 4 * k.s, 6 * k.s))
    under = fillet(U(under, drops), 4).difference(box(230, CUP[1] + 4, 600, 1300))
    sc.flat(clean(T(under, -56, 64).intersection(box(-60, -60, 860, 872))), "#0c2c36", 0.34, "multiply", 14)
    sc.layer(under, sc.lin([(0, "#ffb440"), (0.4, "#e08424"), (0.75, "#c05f18"), (1, "#8a3a10")], 770, 420, 420, 1010), z=9, sh=0.45, shc="#143038", cut=0.2, rim="#ffe9a8", rimop=0.8)  # fmt: skip
    rimlight(sc, under, -2.4, -3, "#ffd880", 0.9, c=SUN, r=1200)
    with sc.clip(under):
        for w, op in ((-7, 0.75), (-13, 0.4)):
            q = [limb([(*tl.Frame(t).at(0, 33 * tl.Frame(t).near, w), (2.4 + 2 * math.sin(31 * t + w)) * tl.Frame(t).s) for t in np.linspace(a, b, 60)], 1) for a, b in ((0.02, 0.33), (0.5, 0.93))]  # fmt: skip
            sc.flat(U(q), "#ffe08a", op, blur=1.2)
    sc.layer(top, sc.lin([(0, "#ffe9a0"), (0.35, "#ffc44e"), (0.7, "#f2a02c"), (1, "#d8781c")], 760, 380, 400, 1010), z=2, sh=0.3, cut=0.2, rim="#fffbe0", rimop=1)  # fmt: skip
    with sc.clip(top):
        ts = np.linspace(0.0, 1, 140)
        sc.flat(tl.stripe(-33, -20), "#b85a14", 0.45, blur=3)
        sc.flat(tl.stripe(20, 33), "#b85a14", 0.45, blur=3)
        sc.flat(tl.stripe(-8, 8), "#fff3b0", 0.5, blur=5)
    sc.flat(U([tl.cross(t, 24, 6.4) for t in np.linspace(0.02, 0.94, 84) ** 0.94]), "#8a3d10", 0.72)
    ts = np.linspace(0.0, 0.95, 140)
    for v in (-15, 15):
        sc.flat(tl.way(ts, v, 5.4, -2), "#6a2c0c", 0.6)
        sc.layer(tl.way(ts, v, 3.2, 1), "#fffbe6", z=1, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff")
    for a, b, v in ((0.03, 0.2, -29), (0.24, 0.5, 29), (0.3, 0.44, -29), (0.55, 0.8, -29), (0.62, 0.9, 29)):
        q = np.linspace(a, b, 30)
        sc.flat(limb([(*tl.edge(t, v), 5 * tl.Frame(t).s * math.sin(math.pi * (t - a) / (b - a)) + 0.4) for t in q], 1), "#fffdf0", 0.9)  # fmt: skip


def draw_steam(sc: Scene, x: float, y: float) -> None:
    """Steam of the engine, which is the steam of the tea: it swells as it goes."""
    way = [(0, -4, 11), (-8, -40, 20), (-34, -88, 34), (-92, -134, 48), (-178, -162, 62), (-276, -190, 70), (-372, -232, 58), (-450, -262, 34)]  # fmt: skip
    sheets = ((1.0, 0, 0, "#8cc0c0", "#4f9499", 0.8), (0.86, 8, -8, "#b8dcd8", "#6fb0b2", 0.92), (0.68, 18, -16, "#e0f2ec", "#94c8c6", 1), (0.46, 30, -22, "#ffffff", "#cfe8e2", 1))  # fmt: skip
    for n, (k, dx, dy, a, b, op) in enumerate(sheets):
        r = sc.stream(f"steam {n}")
        lobes = []
        P = curve(np.array([q[:2] for q in way], float), n=5)
        R = np.interp(np.linspace(0, 1, len(P)), np.linspace(0, 1, len(way)), [q[2] for q in way])
        for (u, v), q in zip(P, R, strict=True):
            for _ in range(2):
                lobes.append(ellipse(x + u + dx * q / 60 + r.uniform(-0.4, 0.4) * q, y + v + dy * q / 60 + r.uniform(-0.4, 0.4) * q, q * k * r.uniform(0.55, 0.95)))  # fmt: skip
        g = clean(U(lobes).buffer(3).buffer(-3))
        sc.layer(g, sc.lin([(0, a), (1, b)], x, y - 260, x - 240, y - 40), z=5, sh=0.22, shc="#123c48", cut=0.4, wash=0.3, fibre=0.04, rim="#ffffff", rimop=0.9, op=op)  # fmt: skip
    sp = [
        spiral(x + u, y + v, q, 1.5, 2.6, w)
        for u, v, q, w in ((-26, -84, 14, 0), (-160, -178, 22, 2), (-290, -206, 24, 4))
    ]
    sc.flat(U(sp), "#6fb0b2", 0.8)


def draw_cup(sc: Scene, front: bool) -> None:
    """The terminus: saucer and tea first, the near wall and the splash after the train's line."""
    x, y = CUP
    porcelain = sc.lin(
        [(0, "#8fa4cc"), (0.35, "#dfe6f2"), (0.7, "#fffaf0"), (1, "#ffffff")], x - 176, y + 60, x + 176, y
    )
    if not front:
        shade_on_cloth(sc, ellipse(x - 90, y + 138, 270, 44), 0.55, 10)
        sau = ellipse(x, y + 122, 246, 50)
        sc.layer(sau, porcelain, z=8, sh=0.5, shc="#3a4c88", rim="#ffffff", rimop=1)
        sc.flat(sau.buffer(-9).difference(sau.buffer(-15)), COBALT, 0.85)
        sc.flat(ellipse(x - 30, y + 116, 140, 22), "#5f74b0", 0.6, "multiply", 5)
        sc.layer(ellipse(x, y, 172, 42), porcelain, z=6, cut=0.2, rim="#ffffff", rimop=1)
        sc.flat(ellipse(x, y + 4, 160, 34), sc.rad([(0, "#ffd460"), (0.4, "#e8902a"), (0.85, "#a04c16"), (1, "#7a3010")], x + 50, y - 10, 180))  # fmt: skip
        return
    tx, ty = tl.LINE[-1]
    for k, q in enumerate((30, 52, 80)):
        e = ellipse(tx, ty + 4, q * 1.5, q * 0.4)
        sc.flat(e.difference(T(e, 0, 2.6)).intersection(ellipse(x, y + 4, 158, 33)), "#fff6c8", 0.9 - k * 0.2)
    for (g, _), c in zip(paper_boat("#ffffff", 90), ("#fffdf4", "#d8dcec", "#ffffff", "#b8c4e0"), strict=False):
        sc.layer(T(g, x + 108, y + 8, 0.5), c, z=1.4, cut=0, fibre=0, wash=0, sh=0.4)
    handle = limb([(x + 150, y + 36, 18), (x + 214, y + 26, 18), (x + 216, y + 84, 17), (x + 124, y + 100, 15)], 8)
    a, b = x - 172, x + 172
    wall = shape(f"{a},{y}^ {a + 8},{y + 64} {a + 48},{y + 106} {a + 100},{y + 126}^ {b - 100},{y + 126}^ {b - 48},{y + 106} {b - 8},{y + 64} {b},{y}^ {x + 124},{y + 29} {x + 56},{y + 40} {x},{y + 42} {x - 56},{y + 40} {x - 124},{y + 29}")  # fmt: skip
    sc.layer(handle, porcelain, z=5, rim="#ffffff", rimop=1)
    sc.layer(wall, porcelain, z=6, sh=0.5, shc="#3a4c88", rim="#ffffff", rimop=1)
    with sc.clip(wall):
        sc.flat(wall.difference(T(wall, 40, -8)), "#3a4c98", 0.4, "multiply", 18)
        row = []
        for k in range(19):
            px = x - 156 + k * 17.4
            py = y + 48 + 30 * max(0.0, 1 - ((px - x) / 170) ** 2) ** 0.5
            row.append(leaf(px, py + (4 if k % 2 else -4), 17, -0.6 if k % 2 else 0.6, 0.45))
        sc.flat(U(row), COBALT, 0.9)
        sc.flat(ellipse(x + 128, y + 62, 12, 30, 24), "#ffffff", 0.9, None, 5)
    r = sc.stream("splash")
    drops = []
    for q in np.linspace(-2.9, -0.24, 11):
        L = r.uniform(20, 52) * (0.6 + 0.5 * abs(math.sin(q)))
        px, py = tx + math.cos(q) * 52, ty + 8 + math.sin(q) * 10
        ex, ey = px + math.cos(q) * L * 0.8, py + math.sin(q) * L
        drops.append(
            limb([(px, py, 13), (px + math.cos(q) * L * 0.3, py + math.sin(q) * L * 0.6, 5), (ex, ey, 3.4)], 5)
        )
        drops.append(ellipse(ex + math.cos(q) * 4, ey - 3, r.uniform(2.6, 4.6)))
        if r.random() < 0.6:
            drops.append(ellipse(ex + math.cos(q) * 16, ey - r.uniform(10, 26), r.uniform(1.6, 3.2)))
    sc.layer(U(drops), "#ffc450", z=2, cut=0, wash=0, fibre=0, sh=0.3, rim="#fffbe0", rimop=1)


def draw_waiting(sc: Scene) -> None:
    """On two lumps of sugar by the saucer somebody small and old holds up flowers to the train."""
    r = sc.stream("sugar")
    for x, y, w in ((44, 1176, 92), (142, 1182, 92)):
        front = rounded(box(x, y - 58, x + w, y), 5)
        top = Polygon([(x + 2, y - 56), (x + 22, y - 80), (x + w + 18, y - 80), (x + w - 2, y - 56)])
        right = Polygon([(x + w - 1, y - 55), (x + w + 18, y - 80), (x + w + 18, y - 24), (x + w - 1, y - 2)])
        shade_on_cloth(sc, Polygon([(x, y), (x + w, y), (x + w - 110, y + 40), (x - 120, y + 36)]), 0.5, 6)
        sc.layer(right, "#fffdf4", z=4, rim="#ffffff")
        sc.layer(front, sc.lin([(0, "#dfe4f2"), (1, "#a9b8dc")], x + w, y - 60, x, y), z=3, rim="#ffffff", rimop=0.9)
        sc.layer(top, "#ffffff", z=1.4, rim="#ffffff")
        grains = [
            ellipse(r.uniform(x + 6, x + w - 6), r.uniform(y - 52, y - 6), r.uniform(0.8, 1.8)) for _ in range(26)
        ]
        sc.flat(U(grains), "#ffffff", 0.9)
    pose = SIDE["stand"].but(
        lean=-10, stoop=-12, nod=-12, hand_a=(0.66, -0.34), hand_b=(0.4, 0.5), grip_a="grip", elbow_a=-1
    )
    p = person(80, "side", pose, dress("coat", "#8a3a6a", "#5a2450", "#fff3da"), skin="#a76b48", hair="bun", hair_colour="#f4eef0", mood="tender")  # fmt: skip
    p = T(p, 128, 1110, 1.24)
    sc.flat(Polygon([(112, 1108), (146, 1108), (62, 1122), (20, 1120)]), "#5f74b0", 0.6, "multiply", 3)
    put(sc, p, z=1.8, rim=(-2.2, 1.2, "#fff6d8", 0.95), sh=0.4, cast=4)
    hx, hy = p.at("hand_a.hold")
    stems = [limb([(hx - 2, hy + 14, 2), (hx, hy, 2.4), (hx + d, hy - 26, 1.6)], 3) for d in (-12, 0, 10)]
    sc.layer(U(stems), "#3f7a4a", z=1, cut=0, wash=0, fibre=0)
    for k, (dx, dy, q) in enumerate(((-14, -29, 10), (-2, -37, 11), (11, -30, 10), (0, -25, 9))):
        g = U([ellipse(hx + dx + math.cos(b) * q * 0.5, hy + dy + math.sin(b) * q * 0.5, q * 0.5) for b in np.arange(0, 6.2, 1.05)])  # fmt: skip
        sc.layer(g, ("#ffffff", "#ffc83c", "#ffffff", "#ff9aa8")[k], z=1.4, cut=0, wash=0, fibre=0, sh=0.4)
        sc.flat(ellipse(hx + dx, hy + dy, q * 0.3), "#d8781c", 0.95)


def draw() -> Scene:
    """Who is due at four o'clock?"""
    sc = Scene("teapot_train", light=(*SUN, 240), shadow="#123440", bg="#24606c")
    draw_wall(sc)
    draw_cloth(sc)
    shade_on_cloth(sc, shape("150,960 300,920 520,900 640,880^ 700,900 560,960 360,1010 180,1010"), 0.4, 16)
    draw_cup(sc, front=False)
    draw_pot(sc)
    draw_ribbon(sc)
    for t, c, riders in CARS:
        k = tl.Frame(t)
        car = tl.carriage(k, c, riders)
        if t < 0.05:
            car = car.mapped(lambda g: clean(g.intersection(box(600, 0, 900, 900))))
        put(sc, car, z=2, sh=0.45, rim=(-1.4 * k.s, 1.0, "#fff6d8", 0.8))
    k = tl.Frame(0.79)
    eng = tl.engine(k)
    draw_steam(sc, *eng.at("stack"))
    put(sc, eng, z=2.6, sh=0.5, rim=(-2.2, 1.6, "#fff6d8", 0.9))
    sc.glow(*eng.at("lamp"), 90, "#fff0b0", 0.8)
    draw_cup(sc, front=True)
    draw_waiting(sc)
    sc.vignette("#0c2c3c", 0.3, 480, 600, 940, 0.55)
    sc.finish()
    return sc
