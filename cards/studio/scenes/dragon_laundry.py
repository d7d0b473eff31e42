"""An old dragon sleeps in a ring round a farmyard, and its warm breath dries the washing hung between its horn and its back.

Palette: moss #5f8a3a, deep green #123c34, copper #c8743a, linen #fffdf2, straw #f4d98a, sky #9fd8ea, red #d8402e.
Light: a high sun from the upper left. Planes: sky and fields / far back of the ring / yard and house / washing / head on the
tail / dark grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass

BODY = [(22, 1086, 6), (58, 1116, 40), (150, 1128, 74), (290, 1116, 104), (430, 1090, 132), (560, 1040, 158), (664, 954, 184), (716, 830, 206), (712, 690, 226), (650, 556, 240), (540, 460, 246), (404, 420, 240), (270, 448, 228), (160, 530, 212), (98, 640, 196), (78, 760, 184), (84, 860, 170), (116, 936, 150), (170, 976, 136)]  # fmt: skip
HORN, SPIKE = (226, 806), (640, 378)
DIP = 0.05  # the wind falls by so much
LINEN, SHADE, LIGHT = "#fffdf2", "#6f9cb4", "#fff8d8"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0.3, "fibre": 0.1}


def spine(P: Any, n: int = 240) -> Any:
    """Points (x, y, width) evenly along a body."""
    c = curve(np.array(P, float), n=16)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    t = np.linspace(0, d[-1], n)
    return np.c_[np.interp(t, d, c[:, 0]), np.interp(t, d, c[:, 1]), np.interp(t, d, c[:, 2])]


def tube(c: Any, k: float = 1, dx: float = 0, dy: float = 0) -> Any:
    """The body as a sheet, k times as thick, moved by parts of its thickness."""
    return limb([(x + dx * w, y + dy * w, w * k) for x, y, w in c], 1, 6)


def draw_fields(sc: Scene) -> None:
    """Sky, hills and strips of field up to the beast's back; the meadow round it."""
    sc.backdrop(sc.lin([(0, "#2f93d4"), (0.1, "#9fd8ec"), (0.16, "#fff4cc"), (1, "#c6d860")], 0, 0, 0, 1200))
    sc.glow(40, 0, 460, "#fff6d0", 0.7)
    for k, (x, y, w, h) in enumerate(((150, 66, 260, 46), (560, 54, 320, 52), (720, 92, 200, 34))):
        sc.layer(cloud(sc.stream(f"cloud {k}"), x, y, w, h, 9), sc.lin([(0, "#ffffff"), (1, "#e4f4f6")], 0, y - h, 0, y + h * 0.4), z=5, sh=0.25, shc="#1c6a9a", cut=0.5, wash=0, rim="#ffffff", rimop=1)  # fmt: skip
    for k, (P, a, b) in enumerate((([(-40, 138), (160, 112), (380, 142), (600, 110), (840, 136)], "#a6d6d4", "#6fb0b4"), ([(-40, 176), (140, 166), (400, 158), (640, 176), (840, 160)], "#b4d87a", "#6fae62"), ([(-40, 222), (220, 204), (440, 216), (840, 200)], "#f2dc70", "#c8c04a"), ([(-40, 280), (220, 262), (480, 270), (840, 256)], "#b8da58", "#6cae40"), ([(-40, 366), (300, 330), (840, 340)], "#d2e062", "#3f8a3a"))):  # fmt: skip
        g, top = land(sc.stream(f"land {k}"), P, 4)
        sc.layer(g, sc.lin([(0, a), (1, b)], 100, P[0][1] - 10, 420, P[0][1] + (160 if k < 4 else 800)), z=5, sh=0.28, shc="#1c5a4a", cut=0.7, wash=0.5, rim=LIGHT, rimop=0.8)  # fmt: skip
        r = sc.stream(f"growth {k}")
        if k in (1, 2, 3):
            sc.layer(U([ellipse(x, y_at(top, x) + r.uniform(0, 3), r.uniform(6, 11) * (0.6 + 0.3 * k), r.uniform(5, 9) * (0.6 + 0.3 * k)) for x in np.arange(-10 + 40 * k, 810, 17) if math.sin(x * 0.011 + 2 * k) > 0]), sc.lin([(0, "#7fc060"), (1, "#256a4a")], 0, P[0][1] - 16, 0, P[0][1] + 14), z=3, cut=0.5, sh=0.35, rim="#f4fac8", rimop=0.9)  # fmt: skip
            for _ in range(9):
                x = r.uniform(-10, 800)
                sc.stroke([(x, y_at(top, x) + 8), (x - (x - 400) * -0.09, y_at(top, x) + 50)], "#4f8a34", 1.4, 0.3)
    q = sc.stream("meadow")
    P = [(x, y) for x, y in ((q.uniform(-10, 810), q.uniform(380, 1190)) for _ in range(420))]
    sc.flat(U([limb([(x, y + 4, 2.4), (x + q.uniform(-3, 7), y - q.uniform(8, 18), 0.3)], 3, 3) for x, y in P[:240]]), "#2f7a34", 0.4)  # fmt: skip
    sc.flat(U([ellipse(x, y, 2.2, 1.8) for x, y in P[240:]]), "#fffbe0", 0.9)


def draw_yard(sc: Scene) -> None:
    """Straw-coloured earth, the house with its thatch, the well, hens."""
    yard = shape("180,700 220,560 330,500 480,506 600,580 650,720 640,880 560,990 400,1030 240,1000 180,880")
    sc.flat(yard, sc.rad([(0, "#fff2c0"), (0.55, "#f0d488"), (1, "#b8b050")], 380, 700, 330), 1, blur=14)
    q = sc.stream("straw")
    sc.flat(U([limb([(x, y, 0.5), (x + n * math.cos(a), y + n * math.sin(a) * 0.5, 1.4)], 2, 3) for x, y, n, a in ((q.gauss(420, 110), q.gauss(770, 100), q.uniform(8, 20), q.uniform(0, 6.28)) for _ in range(110))]), "#b88a34", 0.55)  # fmt: skip
    ring = tube(spine(BODY))
    with sc.clip(yard.buffer(30)):
        sc.flat(T(ring, 44, 34), "#2a6a4a", 0.5, "multiply", 12)
    # the house
    x, y = 330, 660
    wall, side = Polygon([(x - 74, y), (x - 74, y - 56), (x + 30, y - 52), (x + 30, y + 8)]), Polygon([(x + 30, y + 8), (x + 30, y - 52), (x + 56, y - 96), (x + 88, y - 62), (x + 88, y - 8)])  # fmt: skip
    thatch = shape(f"{x - 92},{y - 46}^ {x - 60},{y - 84} {x - 44},{y - 112}^ {x + 10},{y - 118} {x + 58},{y - 112}^ {x + 46},{y - 76} {x + 40},{y - 40}^ {x - 20},{y - 36} {x - 60},{y - 40}")  # fmt: skip
    far = shape(f"{x + 58},{y - 112}^ {x + 84},{y - 84} {x + 102},{y - 54}^ {x + 94},{y - 46} {x + 84},{y - 58} {x + 58},{y - 92}^ {x + 44},{y - 62} {x + 40},{y - 40}^")  # fmt: skip
    sc.flat(T(U(wall, side), 34, 12), "#7a6a30", 0.5, "multiply", 8)
    sc.layer([(wall, "#fff8e4"), (side, sc.lin([(0, "#e4cfa8"), (1, "#b8a894")], x + 30, y - 60, x + 90, y))], z=4, sh=0.4, **EXACT, rim="#ffffff", rimop=0.8)  # fmt: skip
    sc.layer(box(x - 16, y - 142, x + 2, y - 104), sc.lin([(0, "#d88a60"), (1, "#9a5040")], x - 16, 0, x + 4, 0), z=3, sh=0.4, **EXACT, rim=LIGHT, rimop=0.8)  # fmt: skip
    sc.layer([(far, "#a87a38"), (thatch, sc.lin([(0, "#ffe296"), (0.5, "#e0aa48"), (1, "#a87430")], x - 60, y - 118, x + 20, y - 34))], z=5, sh=0.45, cut=1, rim=LIGHT, rimop=0.9)  # fmt: skip
    sc.flat(U([limb([(x - 44 + 102 * t, y - 112, 0.8), (x - 86 + 122 * t, y - 46 + 6 * t, 1.5)], 2, 3) for t in np.linspace(0.04, 0.96, 22)]), "#7a4c1c", 0.4)  # fmt: skip
    sc.layer([(box(x - 24, y - 42, x - 4, y + 3), "#c83a2c"), (box(x - 62, y - 38, x - 40, y - 18), "#2a5a6a"), (box(x + 8, y - 36, x + 22, y - 18), "#2a5a6a")], z=1.4, sh=0.35, **EXACT, rim="#ffe8d0", rimop=0.8)  # fmt: skip
    sc.flat(U(box(x - 52, y - 38, x - 50, y - 18), box(x - 62, y - 29, x - 40, y - 27), box(x + 14, y - 36, x + 16, y - 18)), "#fff8e4")  # fmt: skip
    for hx, hy, s, f in ((236, 752, 0.46, 0), (300, 738, 0.42, 1)):
        sc.flat(ellipse(hx + 8, hy, 22, 6), "#8a7030", 0.5, "multiply", 3)
        put(sc, T(bird_on("hen"), hx, hy, s, flip=bool(f)), z=1.6, rim=(1.4, 1.4, LIGHT, 0.9))


def hide(sc: Scene, c: Any, name: str, over: Any = None) -> None:
    """The beast's body: lit above and left, copper along the flank, rows of scales, moss."""
    g = tube(c)
    a, b, d = "#b4c456", "#5c8c3e", "#123f36"
    sc.layer(g, sc.lin([(0, b), (0.5, "#35704a"), (1, d)], 100, 300, 640, 1120), z=12, sh=0.5, shc="#0c3028", cut=0.8, rim=LIGHT, rimop=0.9, rimw=1.4)  # fmt: skip
    with sc.clip(g):
        sc.flat(tube(c, 0.7, 0.12, 0.2), "#0c3a38", 0.5, "multiply", 24)
        sc.flat(tube(c, 0.34, 0.2, 0.32), "#d07a3c", 0.75, blur=12)
        sc.flat(tube(c, 0.5, -0.1, -0.22), a, 0.8, blur=16)
        sc.flat(tube(c, 0.16, -0.1, -0.3), "#f0ec9a", 0.75, blur=9)
        r = sc.stream(f"scales {name}")
        lit_, low = [], []
        for i in range(1, len(c) - 1):
            x, y, w = c[i]
            tx, ty = c[i + 1][0] - c[i - 1][0], c[i + 1][1] - c[i - 1][1]
            n = math.hypot(tx, ty)
            tx, ty = tx / n, ty / n
            m = max(3, int(w / 19))
            for j in range(m):
                t = (j + 0.5 + 0.5 * (i % 2)) / m * 2 - 1
                s = math.sin(t * 1.45)
                px, py, q = x - ty * s * w * 0.5, y + tx * s * w * 0.5, 4 + w * 0.036
                k = q * (0.35 + 0.65 * math.cos(t * 1.4))
                arc = [(px - tx * q * 0.2 - ty * k, py - ty * q * 0.2 + tx * k, 0.6), (px + tx * q * 0.9 - ty * k * 0.5, py + ty * q * 0.9 + tx * k * 0.5, 1.7), (px + tx * q * 1.15, py + ty * q * 1.15, 2), (px + tx * q * 0.9 + ty * k * 0.5, py + ty * q * 0.9 - tx * k * 0.5, 1.7), (px - tx * q * 0.2 + ty * k, py - ty * q * 0.2 - tx * k, 0.6)]  # fmt: skip
                if abs(t) < 0.97:
                    low.append(limb(arc, 2, 3))
                    if r.random() < 0.4 and (py - y) < w * 0.1:
                        lit_.append(T(ellipse(px, py, q * 0.5, q * 0.3), -1, -1))
        sc.flat(U(low), "#0f3a34", 0.5)
        sc.flat(U(lit_), "#eef2a0", 0.4)
        for _ in range(26):
            i = r.randrange(len(c))
            x, y, w = c[i]
            sc.flat(U([ellipse(x + r.gauss(0, 14) - w * 0.06, y - w * 0.2 + r.gauss(0, 9), r.uniform(4, 10), r.uniform(3, 6)) for _ in range(7)]), r.choice(("#a8cc4a", "#7fb040", "#d4dc66")), 0.75)  # fmt: skip


def ridge_of(sc: Scene, c: Any, i0: int, i1: int, n: int, name: str) -> None:
    """Blunt plates along the back, worn, each with its own lean."""
    r = sc.stream(f"ridge {name}")
    for i in np.linspace(i0, i1, n).astype(int):
        x, y, w = c[i]
        px, py, q = x - 0.1 * w, y - 0.3 * w, w * r.choice((0.09, 0.13, 0.16, 0.19)) + 5
        tilt = (px - 400) * 0.05 + r.uniform(-6, 6)
        g = T(shape("-0.62,0.24^ -0.5,-0.5 -0.06,-1.5 0.12,-1.6 0.3,-1.1 0.62,0.24^ 0,0.42"), px, py, q, rot=tilt)
        sc.layer(g, sc.lin([(0, "#ffd08a"), (0.4, "#d8824a"), (1, "#5a5a34")], px - q * 0.4, py - q * 1.5, px + q * 0.5, py + q * 0.4), z=4, sh=0.45, shc="#0c3028", cut=0.5, rim=LIGHT, rimop=0.95)  # fmt: skip


def on_line(t: float) -> tuple[float, float]:
    """The washing line; it sags a little."""
    return HORN[0] + (SPIKE[0] - HORN[0]) * t, HORN[1] + (SPIKE[1] - HORN[1]) * t + 34 * math.sin(math.pi * t)


def flown(t0: float, t1: float, P: list[tuple[float, float]], wave: float, phase: float) -> Any:
    """A piece of washing: outline in (u along the wind in units, v across 0..1), pegged between t0 and t1 of the line."""
    (ax, ay), (bx, by) = on_line(t0), on_line(t1)
    out = []
    for u, v in P:
        s = u / 100
        out.append((ax + (bx - ax) * v + u + 2, ay + (by - ay) * v + DIP * u + wave * math.sin(s * 3.4 + phase) * min(1, s * 1.6)))  # fmt: skip
    return clean(Polygon(curve(np.array(out), closed=True, n=6)).buffer(0))


def dense(P: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """More points on straight sides, so that they can wave."""
    out = []
    for (a, b), (c, d) in zip(P, P[1:] + P[:1], strict=True):
        n = max(1, int(math.hypot(c - a, (d - b) * 60) / 16))
        out += [(a + (c - a) * k / n, b + (d - b) * k / n) for k in range(n)]
    return out


SHEET = [(0, 0), (0, 1), (190, 1), (190, 0)]
SHIRT = [(0, 0.1), (0, 0.9), (14, 0.9), (30, 1.5), (96, 1.75), (100, 1.35), (50, 1.0), (52, 0.95), (142, 1.0), (142, 0.0), (52, 0.05), (50, 0), (96, -0.55), (90, -0.9), (26, -0.5), (14, 0.1)]  # fmt: skip
JOHNS = [(0, 0), (0, 1), (60, 1.04), (168, 1.34), (174, 0.84), (70, 0.5), (170, 0.2), (164, -0.3), (60, -0.04)]
SOCK = [(0, 0), (0, 1), (50, 1), (64, 1.9), (84, 1.9), (82, 0)]


def draw_washing(sc: Scene) -> None:
    """The line, and what streams from it; shade in the troughs, hems and stripes."""
    pts = [on_line(t) for t in np.linspace(0, 1, 40)]
    sc.stroke(pts, "#6a4a2c", 3.4)
    sc.stroke([(x, y - 1) for x, y in pts], "#fff0c8", 1.2)
    for k, (kind, t0, t1, s, wave, colour, extra) in enumerate(((SOCK, 0.985, 0.945, 0.9, 5, "#e2503a", "stripes"), (SHIRT, 0.905, 0.8, 1.34, 8, LINEN, "buttons"), (SHEET, 0.745, 0.535, 1.3, 14, LINEN, "hem"), (JOHNS, 0.5, 0.405, 1.2, 7, "#fff6e6", "buttons"))):  # fmt: skip
        P = [(u * s, v) for u, v in dense(kind)]
        g = flown(t0, t1, P, wave, k * 1.3)
        sc.flat(T(g, 26, 40), "#0f4038", 0.42, "multiply", 9)
        x0, y0, x1, y1 = g.bounds
        sc.layer(g, sc.lin([(0, colour), (0.55, light(colour, 0.3)), (1, mix(colour, SHADE, 0.22))], x0, y0, x0 + 60, y1), z=6, sh=0.4, shc="#0f4038", cut=0, wash=0.3, rim="#ffffff", rimop=1, rimw=1.3)  # fmt: skip
        with sc.clip(g):
            r = sc.stream(f"folds {k}")
            for v in (0.2, 0.62) if kind in (SOCK, JOHNS) else (0.1, 0.24, 0.5, 0.68, 0.93):
                L = (x1 - x0) * r.uniform(0.5, 0.95)
                fold = [(u, v + 0.05 * math.sin(u / 40), 2 + 7 * math.sin(math.pi * u / L) * (1 if kind is SHEET else 0.6)) for u in np.linspace(4, L, 14)]  # fmt: skip
                (ax, ay), (bx, by) = on_line(t0), on_line(t1)
                line = [(ax + (bx - ax) * q + u, ay + (by - ay) * q + DIP * u + wave * math.sin(u / 100 * 3.4 + k * 1.3) * min(1, u / 100 * 1.6), w) for u, q, w in fold]  # fmt: skip
                sc.flat(limb(line, 2, 3), SHADE, 0.34, "multiply", 2.4)
            if extra == "stripes":
                for u in range(16, 90, 16):
                    sc.flat(box(x0 + u, y0 - 9, x0 + u + 7, y1 + 9), LINEN, 0.9)
            if kind is JOHNS:
                (ax, ay), (bx, by) = on_line(t0), on_line(t1)
                sc.flat(limb([(ax + 6, ay, 9), (bx + 6, by, 9)], 1, 3), "#d8402e", 0.9)
                sc.flat(box(x1 - 26, y0 - 9, x1 - 16, y1 + 9), "#d8402e", 0.85)
            if kind is SHIRT:
                (ax, ay), (bx, by) = on_line((t0 + t1) / 2), on_line(t1)
                sc.flat(U([ellipse(ax + 24 + 26 * i, ay + DIP * (24 + 26 * i) + 4, 3, 3) for i in range(6)]), "#3a6a9a", 0.8)  # fmt: skip
            if extra == "hem":
                for d in (14, 22):
                    edge = [(P_[0] - d, P_[1]) for P_ in [(x1, y0 - 20), (x1, y1 + 20)]]
                    sc.stroke(edge, "#3a7ac0", 3, 0.5)
        for t in (t0, t1):
            px, py = on_line(t)
            sc.layer(T(box(-2.6, -9, 2.6, 9), px, py, 1, rot=12), "#e8b060", z=2, sh=0.4, **EXACT, rim="#fff4d0", rimop=1)  # fmt: skip


def draw_head(sc: Scene) -> None:
    """An old bull-like head, jowl on the tail, asleep; brows of moss, a chipped tooth, one long horn."""
    horn = limb("176,900,44 166,862,32 180,826,20 226,800,7", 8)
    sc.layer(horn, sc.lin([(0, "#fff0c4"), (0.6, "#e0b070"), (1, "#7a5a34")], 160, 800, 210, 900), z=5, sh=0.5, cut=0.4, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(U([limb([(152 + 3 * k, 890 - 17 * k, 1), (168 + 4 * k, 886 - 18 * k, 2.4), (186 + 5 * k, 888 - 18 * k, 1)], 3, 3) for k in range(4)]), "#8a6034", 0.6)  # fmt: skip
    head_ = shape("60,960 70,900 112,868 168,866 222,884 262,916 300,934 346,934 392,946 416,976 414,1016 392,1042 340,1056 288,1064 236,1084 168,1086 104,1058 70,1014")  # fmt: skip
    sc.flat(T(head_, 14, 24), "#0a302c", 0.55, "multiply", 12)
    sc.layer(head_, sc.lin([(0, "#a8c050"), (0.4, "#5c8c40"), (0.75, "#8a7a3c"), (1, "#a8582e")], 170, 870, 260, 1090), z=10, sh=0.5, shc="#0a302c", cut=0.7, rim=LIGHT, rimop=1, rimw=1.5)  # fmt: skip
    with sc.clip(head_):
        sc.flat(shape("90,880 160,874 230,900 280,934 340,944 400,952 380,968 300,960 220,930 140,910"), "#f2f0a0", 0.65, blur=12)  # fmt: skip
        sc.flat(shape("60,1040 150,1020 250,1030 330,1020 420,1010 420,1090 60,1100"), "#123f36", 0.5, "multiply", 14)
        r = sc.stream("head scales")
        sc.flat(U([limb([(x - 5, y, 0.5), (x, y + 5, 1.7), (x + 5, y, 0.5)], 3, 3) for x, y in ((r.uniform(70, 330), r.uniform(880, 1010)) for _ in range(130))]), "#12402f", 0.45)  # fmt: skip
    lip = curve("414,1010 372,1020 322,1012 276,1022 238,1044 200,1040", n=14)
    sc.stroke(lip, "#0c2f2a", 4, 0.9)
    sc.stroke([(x, y + 4) for x, y in lip], "#f0c48a", 1.6, 0.7)
    sc.layer(Polygon([(352, 1014), (366, 1016), (358, 1036)]), "#fff8e0", z=2, sh=0.4, **EXACT)
    sc.layer(ellipse(388, 972, 22, 17, 20), sc.lin([(0, "#b8c860"), (1, "#5c7a3a")], 380, 956, 396, 990), z=2, sh=0.4, cut=0.4, rim=LIGHT, rimop=0.9)  # fmt: skip
    sc.flat(ellipse(395, 973, 12, 7, 24), "#0c2a26", 0.95)
    lid = shape("190,950^ 206,926 240,922 270,940 284,962^ 262,976 224,976")
    sc.layer(lid, sc.lin([(0, "#d8d878"), (1, "#7a8a3c")], 210, 920, 250, 980), z=3, sh=0.5, cut=0.4, rim=LIGHT, rimop=1)  # fmt: skip
    sc.stroke(curve("190,952 222,977 262,977 286,962", n=12), "#0c2a26", 4)
    for d in (10, 20):
        sc.stroke(curve(f"{206 + d},{980 + d} {236},{986 + d * 0.8} {270 - d},{982 + d * 0.7}", n=8), "#14402f", 1.8, 0.6)  # fmt: skip
    sc.flat(U([limb([(x, y, 5), (x + 8, y - 12, 3), (x + r.uniform(10, 22), y - r.uniform(6, 26), 0.5)], 3, 3) for x, y in ((200 + 6 * i, 930 - 12 * math.sin(i / 12 * 3) + 1.2 * i) for i in range(13))]), "#d4e070", 1)  # fmt: skip
    ear = shape("92,912^ 64,920 40,960 36,1010 52,1040^ 78,1010 100,970 116,930")
    sc.layer(ear, sc.lin([(0, "#7fa648"), (1, "#8a5230")], 70, 910, 60, 1040), z=6, sh=0.5, cut=0.5, rim=LIGHT, rimop=0.9)  # fmt: skip
    put(sc, T(bird_on("hen"), 318, 942, 0.5), z=1.6, cast=3, rim=(1.4, 1.4, LIGHT, 0.9))


def draw_paw(sc: Scene) -> None:
    """The near forepaw in the yard, four blunt toes: her stool."""
    arm = U(limb("92,906,70 200,882,82 330,882,78 392,886,74", 8), *[ellipse(408 + dx, 884 + dy, 26, 17, 10) for dx, dy in ((4, -24), (18, -6), (18, 14), (0, 30))])  # fmt: skip
    arm = fillet(arm, 6)
    sc.flat(T(arm, 20, 22), "#5a5a20", 0.55, "multiply", 9)
    sc.layer(arm, sc.lin([(0, "#c2cc60"), (0.4, "#6f9844"), (1, "#8a5a30")], 300, 838, 320, 930), z=8, sh=0.5, shc="#2a3a1c", cut=0.6, rim=LIGHT, rimop=1)  # fmt: skip
    with sc.clip(arm):
        sc.flat(box(40, 780, 190, 960), "#123f36", 0.75, "multiply", 30)
    for dx, dy in ((4, -24), (18, -6), (18, 14), (0, 30)):
        sc.layer(limb([(420 + dx, 884 + dy, 17), (436 + dx, 887 + dy, 13), (452 + dx, 896 + dy, 3)], 5), sc.lin([(0, "#c8a464"), (0.4, "#fff0cc")], 414 + dx, 0, 444 + dx, 0), z=2, sh=0.4, **EXACT, rim="#ffffff", rimop=0.9)  # fmt: skip
    r = sc.stream("paw")
    with sc.clip(arm):
        sc.flat(U([limb([(x - 5, y, 0.5), (x, y + 5, 1.7), (x + 5, y, 0.5)], 3, 3) for x, y in ((r.uniform(150, 410), r.uniform(820, 930)) for _ in range(120))]), "#12402f", 0.45)  # fmt: skip


def draw_breath(sc: Scene) -> None:
    """Warm air from the nostril, in three broad streams towards the washing."""
    for k, P in enumerate(("402,972,5 450,930,26 500,850,40 590,790,34 700,770,3", "402,970,5 432,880,22 462,800,34 540,720,34 650,650,3", "404,976,5 480,950,24 560,880,34 650,850,26 760,846,2")):  # fmt: skip
        sc.flat(limb(P, 10), sc.rad([(0, "#ffffff", 1), (0.25, "#fffaf0", 0.8), (0.7, "#fff4dc", 0.5), (1, "#ffffff", 0.05)], 402, 972, 380), 0.85, blur=6 + k)  # fmt: skip


def draw_woman(sc: Scene) -> None:
    """Stout, on tiptoe on the paw, both hands at the line, two pegs between her lips."""
    d = dress("farmwife", "#d8402e", "#b8302a", "#fffaf0").but(skirt=0.8, flare=24, belly=12, bust=9, pattern="dots", pattern_colour="#ffd8c0")  # fmt: skip
    pose = SIDE["reach_up"].but(lean=6, toe_a=34, toe_b=40, foot_a=(0.06, 0.05), foot_b=(-0.08, 0.05))
    w = person(56, "side", pose, d, "#d9a077", "bun", "#8a8a90", "calm", build=1.7, tall=0.92, reach_a=(74, -142), reach_b=(70, -214), grip_a="grip", grip_b="grip", hat="scarf", hat_colour="#2f6fa8")  # fmt: skip
    p = T(w, 352, 868, 0.96)
    sc.flat(ellipse(364, 868, 40, 9), "#2a3a1c", 0.6, "multiply", 4)
    put(sc, p, z=2.4, cast=5, rim=(2, 2, LIGHT, 0.95))
    hx, hy = p.at("hand_a.hold")
    cloth = shape(f"{hx - 6},{hy - 10}^ {hx + 30},{hy - 20} {hx + 66},{hy - 6} {hx + 112},{hy - 18}^ {hx + 118},{hy + 8} {hx + 112},{hy + 44}^ {hx + 76},{hy + 54} {hx + 40},{hy + 38} {hx - 2},{hy + 48}^ {hx - 8},{hy + 20}")  # fmt: skip
    sc.layer(cloth, sc.lin([(0, "#ffffff"), (1, "#bfdcee")], hx, hy - 10, hx + 40, hy + 52), z=4, sh=0.4, cut=0, rim="#ffffff", rimop=1)  # fmt: skip
    with sc.clip(cloth):
        for k in range(7):
            sc.stroke(curve(np.array([(hx + 8 + 15 * k, hy - 24), (hx + 12 + 15 * k, hy + 14), (hx + 4 + 15 * k, hy + 60)], float), n=8), "#3a78c0", 3.2, 0.75)  # fmt: skip
            sc.stroke(curve(np.array([(hx - 6, hy - 14 + 11 * k), (hx + 50, hy - 4 + 11 * k), (hx + 110, hy - 12 + 11 * k)], float), n=8), "#3a78c0", 2.6, 0.5)  # fmt: skip
    mx, my = p.at("head.mouth")
    sc.flat(U(limb([(mx, my, 2.4), (mx + 11, my + 1, 2.4)], 2, 3), limb([(mx, my + 2, 2.4), (mx + 10, my + 6, 2.4)], 2, 3)), "#f0b860")  # fmt: skip


def draw() -> Scene:
    sc = Scene("dragon_laundry", light=(120, 60, 260), shadow="#0a2c2a", bg="#6cae40")
    draw_fields(sc)
    draw_yard(sc)
    c = spine(BODY, 270)
    sc.flat(T(tube(c), 20, 40), "#123f2c", 0.6, "multiply", 18)
    hide(sc, c, "body")
    ridge_of(sc, c, 26, 246, 33, "body")
    put(sc, T(bird_on("hen"), 452, 366, 0.5, flip=True), z=1.6, cast=3, rim=(1.4, 1.4, LIGHT, 0.9))
    draw_paw(sc)
    draw_head(sc)
    draw_breath(sc)
    draw_washing(sc)
    draw_woman(sc)
    front = near_grass(sc.stream("near"), lambda x: 22 + 34 * (abs(x - 400) / 400) + 10 * math.sin(x * 0.07), (-8, 8), (-0.4, 0.4), 8)  # fmt: skip
    sc.layer(front, sc.lin([(0, "#2f7a3a"), (1, "#0c3a30")], 0, 1120, 0, 1210), z=9, cut=0, rim="#d8f08a", rimop=0.8)
    sc.vignette("#0a3a3a", 0.28, 360, 560, 900)
    sc.finish()
    return sc
