"""A stair winds out of an open book to a door in the moon; a fox on it looks back, a white deer lifts off the page.

Palette: plum #2e1738, mulberry #7d3f5f, apricot #f6c18c, cream #fff2d4, fox #c9582a, sea #5f8f92.
Light: the moon, then the fox's lantern. Planes: sky and moon / far trees / book and stair / near trees, deer, ship.
"""

from __future__ import annotations

import math
import random

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.fox import FOX, fox

TREADS = ((20, 0.66), (21, 0.7), (22, 0.8), (23, 0.62))  # step and place on it (0 newel, 1 rim) of each paw
PAWS = np.array([(268, 608), (334, 599), (500, 553), (611, 493)], float)  # hind near, hind far, fore near, fore far


def climbing_fox(goals):
    """The fox with each paw on its own point of goals, neck stretched so that the lantern hangs clear of the back."""
    d = fox()
    centre, goal = PAWS.mean(0), goals.mean(0)
    s = ((PAWS - centre) * (goals - goal)).sum() / ((PAWS - centre) ** 2).sum()
    rest = (goals - goal) / s - (PAWS - centre)

    def step_out(g, legs):
        """Legs bent a little from the thigh down, to where their paws have to be."""

        def move(q):
            out = q.copy()
            for x0, x1, y0, y1, k in legs:
                inside = (q[:, 0] > x0) & (q[:, 0] < x1)
                w = np.clip((q[:, 1] - y0) / (y1 - y0), 0, 1) * inside
                out += (w * w * (3 - 2 * w))[:, None] * rest[k]
            return out

        return shapely.transform(g, move).buffer(0)

    near = ((150, 400, 430, 585, 0), (430, 560, 408, 535, 2))
    far = ((250, 400, 430, 580, 1), (540, 700, 372, 475, 3))
    for k in ("body", "sock"):
        d[k] = step_out(d[k], near)
    for k in ("far", "sock2"):
        d[k] = step_out(d[k], far)
    d["toes"] = U(
        step_out(d["toes"].intersection(box(0, 0, 560, 900)), near),
        step_out(d["toes"].intersection(box(560, 0, 900, 900)), far),
    )

    def look_up(g):
        return T(g, -6, -58, 1, rot=15, o=(508, 210))

    def hung(g):
        x, y = look_up(Point(366, 214)).coords[0]
        return T(g, x - 374, y - 220, 0.66, o=(374, 220))

    for k in ("head", "cheek", "nose", "eye", "glint", "ear", "eartips", "mouth"):
        d[k] = look_up(d[k])
    for k in ("lglass", "lframe", "lcap", "handle", "flame", "lamp"):
        d[k] = hung(d[k])
    throat = limb("500,300,124 512,236,108 506,180,88 492,132,72", 8)
    d["body"] = clean(U(d["body"], fillet(throat, 4)))
    d["bib"] = clean(T(d["bib"], 4, 0, 1, sy=1.34, o=(500, 388)).intersection(U(d["body"], d["head"])))
    at = goal - s * centre
    return T(d, at[0], at[1], s)


def draw() -> Scene:
    sc = Scene("book", light=(560, 260, 220), shadow="#12040f", bg="#1c0d22")
    R = sc.stream("layout")
    near = lambda a, b, r=620, mid=None, c=(560, 260): sc.near(a, b, r, c, mid)
    # ------------------------------------------------ sky: apricot at the moon, plum at the edge
    sc.backdrop(
        sc.rad([(0, "#ffe9bd"), (0.14, "#f6c18c"), (0.34, "#cf7f72"), (0.6, "#7d3f5f"), (1, "#2e1738")], 560, 280, 780)
    )

    def sea(P, r0, r1, cols, z=9, d=10, sh=0.35):
        b = bank(R, P, r0, r1, fill=Polygon(P + [(900, 1260), (-100, 1260)]).buffer(0))
        for k, c in enumerate(cols):
            sc.layer(b if k == 0 else T(rounded(b.buffer(-d * k), 3), 0, d * 0.7 * k), c, z=z, sh=sh, rimop=0.2)

    sea(
        [(-40, 470), (60, 520), (150, 610), (250, 700), (380, 760), (520, 740), (640, 660), (740, 590), (840, 560)],
        22,
        52,
        [near("#d98d78", "#8a4a66", 560), near("#cc8073", "#7f4362", 560), near("#be746e", "#743c5d", 560)],
    )
    # pin-prick stars
    g = []
    for _ in range(130):
        x, y = R.uniform(8, 792), R.uniform(6, 640)
        if math.hypot(x - 560, y - 240) > 200:
            g.append(star(x, y, R.uniform(1.2, 3), R.choice([4, 5, 6]), R.uniform(0.3, 0.45), R.uniform(0, 1), R))
    sc.flat(U(g), "#fff0cc", 0.85)
    # ------------------------------------------------ moon
    MX, MY, MR = 548, 232, 172
    sc.glow(MX + 30, MY + 30, 430, "#ffe9bd", 0.55)
    cres = Point(MX, MY).buffer(MR, 64).difference(AF.scale(Point(MX - 52, MY - 40).buffer(138, 64), 1, 1.02))
    sc.layer(
        cres,
        sc.rad([(0, "#fffdf0"), (0.6, "#fff1cf"), (1, "#f2c98a")], 600, 300, 230),
        z=7,
        sh=0.25,
        shc="#5a2430",
        cut=0.7,
        wash=0.6,
        wf=0.016,
    )
    ins = rounded(cres.buffer(-10), 3)
    lace = []
    for k in range(44):  # a lace of graded cuts that follows the outer rim
        a = math.radians(-72 + 226 * k / 43)
        t = math.sin(math.pi * k / 43)
        rr_ = MR - 16 - 5 * t
        x, y = MX + rr_ * math.cos(a), MY + rr_ * math.sin(a)
        lace.append(leaf(x - 4.5 * math.cos(a) * t, y - 4.5 * math.sin(a) * t, 4 + 9 * t, a + 0.5, 0.42, 0))
        if k % 2 == 0:
            lace.append(
                Point(MX + (rr_ - 15 * t - 5) * math.cos(a), MY + (rr_ - 15 * t - 5) * math.sin(a)).buffer(
                    0.6 + 1.5 * t
                )
            )
    sc.layer(ins.difference(U(lace)), "#fff7e0", z=1.6, sh=0.3, shc="#a8602c", cut=0.2, wash=0.4, rimop=0.3)
    for x, y, r in (
        (300, 96, 11),
        (196, 170, 8),
        (372, 60, 7),
        (690, 72, 9),
        (92, 118, 9),
        (250, 262, 6),
        (748, 190, 7),
    ):
        sc.stroke([(x, -5), (x, y - r)], "#ffe9c8", 0.7, 0.6)
        sc.glow(x, y, r * 4, "#ffe39a", 0.6)
        sc.layer(star(x, y, r, 5, 0.42, R.uniform(-0.2, 0.2), R), "#ffedbe", z=3, cut=0.2, sh=0.3)
    # ------------------------------------------------ far trees behind the book
    AV = U(
        LineString(
            [(400, 980), (380, 880), (420, 760), (400, 650), (450, 560), (520, 470), (600, 380), (620, 320)]
        ).buffer(110),
        Point(340, 700).buffer(120),
        Point(548, 232).buffer(215),
    )

    def wood(x, y, h, a, w, cols, depth=8, leafL=10, leafp=0.5, seed=None, z=8, spread=0.5, wind=0, curl=0.45, roots=0):
        rr = random.Random(seed) if seed else R
        wd, lv = tree(
            rr, x, y, h, a, w, depth, spread, leafL=leafL, leafp=leafp, wind=wind, curl=curl, avoid=AV, roots=roots
        )
        sc.layer(wd, cols[0], z=z, cut=0.3, step=4, sh=0.4, rimop=0.22)
        if lv:
            sc.layer([(U(lv[::2]), cols[1]), (U(lv[1::2]), cols[2])], z=z * 0.45, cut=0, sh=0.35, rimop=0.25)

    wood(150, 990, 620, -1.60, 26, ("#8a4a64", "#a8606c", "#c47a70"), 9, 11, 0.55, 3, wind=-0.35)
    wood(668, 990, 560, -1.50, 24, ("#8a4a64", "#a8606c", "#c47a70"), 9, 11, 0.55, 8, wind=0.35)
    sc.veil([(0, "#e79a7c", 0), (0.6, "#e79a7c", 0.18), (1, "#e79a7c", 0)], 0, 560, 0, 1000)
    # ------------------------------------------------ book
    Lback = curve("400,962 372,928 320,908 240,904 160,914 96,932", n=10)
    Lfront = curve("400,1150 380,1112 326,1080 232,1072 120,1090 16,1122", n=10)
    mirror = lambda c: np.c_[800 - c[:, 0], c[:, 1]]

    def page_poly(S):
        return Polygon(np.vstack([S(Lback), S(Lfront)[::-1]])).buffer(0)

    cov = U(
        *[
            AF.translate(AF.scale(page_poly(S), 1.03, 1, origin=(400, 1100)), 0, dy)
            for S in (lambda c: c, mirror)
            for dy in (0, 14, 28, 42)
        ]
    ).buffer(13, join_style=2)
    cov = U(fillet(cov, 10), shape("372,1178^ 400,1214 428,1178^ 428,1206 414,1228 400,1232 386,1228 372,1206"))
    sc.layer(T(cov, 4, 6), "#34101f", z=18, sh=0.6, rimop=0.2)
    sc.layer(cov, sc.rad([(0, "#8a3040"), (1, "#5a1c2e")], 400, 1000, 460), z=6, sh=0.5, rim="#ffd9a0", rimop=0.5)
    pages = []
    for S in (lambda c: c, mirror):
        b, f = S(Lback), S(Lfront)
        pg = Polygon(np.vstack([b, f[::-1]])).buffer(0)
        for k in range(8, 0, -1):
            sc.layer(
                AF.translate(AF.scale(pg, 1 + 0.003 * k, 1, origin=(400, 1100)), 0, k * 5),
                mix("#dcb78c", "#8a5650", k / 9),
                z=2.2,
                sh=0.35,
                cut=0.5,
                rimop=0.3,
            )
        sc.layer(
            pg,
            sc.rad([(0, "#fff2d4"), (0.45, "#f2d3a4"), (1, "#b98268")], 400, 990, 400),
            z=3,
            cut=0.5,
            wash=0.8,
        )
        pages.append((b, f))

    def page(side, u, v):
        """u 0 gutter .. 1 outer, v 0 back .. 1 front"""
        b, f = pages[side]
        i = u * (len(b) - 1)
        P = lambda c: np.array([np.interp(i, range(len(c)), c[:, 0]), np.interp(i, range(len(c)), c[:, 1])])
        return P(b) * (1 - v) + P(f) * v

    ink = []
    for side in (0, 1):
        for r in range(17):
            v = 0.07 + 0.87 * (r / 16) ** 1.12
            u = 0.13
            sz = 0.75 + 0.75 * v
            while u < 0.9:
                wl = R.uniform(0.018, 0.07)
                if u + wl > 0.915:
                    break
                p0, p1 = page(side, u, v), page(side, u + wl, v)
                n_ = max(4, int(np.linalg.norm(p1 - p0) / (1.15 * sz)))
                q = []
                for i in range(n_ + 1):
                    p = page(side, u + wl * i / n_, v)
                    hh = (R.uniform(0.9, 1.5) if R.random() < 0.82 else R.uniform(2.2, 3.0)) * sz
                    q.append(p + np.array([R.uniform(-0.3, 0.3), (-hh if i % 2 else R.choice([0, 0, 0, 0.9]) * sz)]))
                ink.append("M" + "L".join("%.1f,%.1f" % tuple(p) for p in q))
                u += wl + R.uniform(0.010, 0.016)
    sc.raw(
        f'<path d="{"".join(ink)}" fill="none" stroke="#6b3436" stroke-width=".75" stroke-linejoin="round" opacity=".62"/>'
    )
    sc.raw(
        f'<rect width="800" height="1200" fill="{sc.rad([(0, "#fff0c0", 0.75), (0.5, "#ffce8a", 0.25), (1, "#ffce8a", 0)], 400, 1000, 240, "translate(0 500) scale(1 .5)")}" style="mix-blend-mode:screen"/>'
    )
    gs = U(limb([(400, 962, 2), (400, 1060, 5), (400, 1150, 4)], 6))
    sc.flat(gs.buffer(3), "#7a3f38", 0.5, "multiply", 4)
    sc.stroke([(384, 276), (383, 330)], "#6b3a34", 0.9, 0.8)
    sc.layer(key(383, 338, 0.8, 6), "#c98a3c", z=3, cut=0, sh=0.4, rimop=0.6)
    # ------------------------------------------------ stairs
    N, n = 2.62, 50
    yb, yt = 1046, 338

    def hel(t):
        R_ = 44 + 150 * (1 - t) ** 1.05
        k = 0.27 - 0.10 * t
        cx = 400 - 34 * math.sin(t * 3.3) + 214 * t**2.2
        return cx, yb + (yt - yb) * t**0.97, R_, k

    th = lambda t: math.radians(150) - 2 * math.pi * N * t

    def pt(t, r, a=None, dy=0):
        cx, y, R_, k = hel(t)
        a = th(t) if a is None else a
        return (cx + r * R_ * math.cos(a), y + r * R_ * k * math.sin(a) + dy)

    steps = []
    rise = (yb - yt) / n
    for i in range(n):
        tm = (i + 0.5) / n
        a0, a1 = th(i / n), th((i + 1.1) / n)
        A = np.linspace(a0, a1, 7)
        am = (a0 + a1) / 2
        rg = lambda r, dy=0: [pt(tm, r, a, dy) for a in A]
        tk = 4 + 4 * (1 - tm)
        steps.append(
            dict(
                i=i,
                t=tm,
                a=am,
                front=math.sin(am) > -0.05,
                c=pt(tm, 0.62, am),
                rim=pt(tm, 0.96, am),
                inn=pt(tm, 0.22, am),
                tread=Polygon(rg(1.0) + rg(0.2)[::-1]).buffer(0),
                out=U(Polygon(rg(1.0) + rg(1.0, tk)[::-1]).buffer(0), Polygon(rg(0.2) + rg(0.2, tk)[::-1]).buffer(0)),
                riser=Polygon(
                    [pt(tm, 0.2, a0), pt(tm, 1.0, a0), pt(tm, 1.0, a0, rise + 1), pt(tm, 0.2, a0, rise + 1)]
                ).buffer(0),
            )
        )
    # the fox climbs the front of the middle turn
    F = climbing_fox(np.array([pt(steps[i]["t"], r, steps[i]["a"]) for i, r in TREADS]))
    lamp = F["lamp"].coords[0]
    door = (634, 300)

    def lit(p, front):
        L = (
            0.72 / (1 + (math.hypot(p[0] - lamp[0], (p[1] - lamp[1] - 30)) / 120) ** 2)
            + 0.6 / (1 + (math.hypot(p[0] - door[0], p[1] - door[1]) / 120) ** 2)
            + (0.2 if front else 0.04)
            + 0.5 * max(0, (p[1] - 860) / 220)
        )
        return min(1, L)

    def ramp(v):
        st = [(0, "#4a2346"), (0.25, "#8d4c59"), (0.5, "#d0906a"), (0.75, "#f5d49e"), (1, "#fff4d6")]
        for (a, c), (b, e) in zip(st[:-1], st[1:]):
            if v <= b:
                return mix(c, e, (v - a) / (b - a))
        return st[-1][1]

    def draw_step(s):
        L = lit(s["c"], s["front"])
        q = dict(cut=0.25, step=4, fibre=0.08)
        sc.layer([(s["riser"], ramp(L * 0.5)), (s["out"], ramp(L * 0.42))], z=3, sh=0.4, rimop=0.1, **q)
        sc.layer(s["tread"], ramp(L), z=2.5, sh=0.45, rimop=0.45, **q)

    def rails(front, key, hb, w, cutoff=0):
        run = []
        runs = []
        for s in steps:
            if s["front"] == front and s["i"] < n - cutoff:
                run.append(s)
            elif run:
                runs.append(run)
                run = []
        if run:
            runs.append(run)
        for run in runs:
            g = []
            for s in run:
                h = hb * (0.5 + 0.5 * (1 - s["t"]))
                x, y = s[key]
                g += [
                    limb([(x, y, w * 0.8), (x, y - h * 0.5, w * 0.45), (x, y - h, w * 0.8)], 3, 4),
                    Point(x, y - h * 0.55).buffer(w * 0.8),
                ]
            if len(run) > 2:
                g.append(limb([(s[key][0], s[key][1] - hb * (0.5 + 0.5 * (1 - s["t"])), w * 1.7) for s in run], 4, 5))
            col = mix("#3a1836", ramp(lit(run[len(run) // 2]["c"], front)), 0.35)
            sc.layer(U(g), col, z=2.5, cut=0, sh=0.4, fibre=0, rimop=0.5)

    for s in steps:
        if not s["front"]:
            draw_step(s)
    rails(False, "rim", 36, 2.0)
    rails(False, "inn", 34, 1.6, 4)
    for s in steps:
        if s["front"]:
            draw_step(s)
    rails(True, "inn", 34, 1.6, 4)
    # door
    dw, dh = 30, 52
    dr = U(
        box(door[0] - dw / 2, door[1] - dh / 2 + 15, door[0] + dw / 2, door[1] + dh / 2),
        Point(door[0], door[1] - dh / 2 + 15).buffer(dw / 2),
    )
    sc.layer(dr.buffer(5), "#b5683f", z=2, cut=0.2)
    sc.flat(dr, sc.lin([(0, "#fffbe6"), (1, "#ffd27a")], 0, 270, 0, 330))
    kid = fillet(
        U(
            shape("-6,0^ -5,-8 -3,-14 0,-16 3,-14 5,-8 6,0^"),
            Point(0, -18).buffer(3.4),
            shape("-4,-19^ -1,-25 5,-27 10,-23^ 5,-23 4,-18^"),
            limb("-3,-12,2 -7,-8,1.8 -5,-5,1.6"),
            limb("3,-12,2 8,-14,1.8 10,-18,1.6"),
        ),
        0.5,
    )
    sc.flat(T(kid, door[0] + 2, door[1] + dh / 2, 1.15), "#8a4a2a", 0.95)
    leafd = Polygon(
        [
            (door[0] - dw / 2, door[1] + dh / 2),
            (door[0] - dw / 2, door[1] - dh / 2 + 12),
            (door[0] - dw / 2 - 12, door[1] - dh / 2 + 10),
            (door[0] - dw / 2 - 12, door[1] + dh / 2 + 7),
        ]
    )
    sc.layer(leafd, "#8a4a34", z=2, cut=0.2)
    sc.glow(door[0], door[1], 130, "#ffd27a", 0.9)
    # fox
    sc.glow(round(lamp[0]), round(lamp[1] + 40), 280, "#ffb85a", 0.34)
    sc.glow(round(lamp[0]), round(lamp[1]), 230, "#ffc163", 0.7)
    for k, c in FOX:
        sc.layer(F[k], c, z=2, cut=0, fibre=0.06, sh=0.4, rimw=0.7)
    for e in F["ear"]:
        sc.layer(e, "#6e2d1c", z=0.6, cut=0, rimop=0)
    sc.flat(F["lglass"], "#ffe39a")
    sc.flat(F["flame"], "#fffbe8")
    for k in ("lframe", "lcap", "handle"):
        sc.layer(F[k], "#2a1420", z=1, cut=0, sh=0.3)
    sc.glow(round(lamp[0]), round(lamp[1]), 80, "#fff0b8", 0.9)
    # ------------------------------------------------ near trees growing out of the pages
    wood(
        78,
        1046,
        860,
        -1.60,
        34,
        ("#2f1530", "#4a2140", "#6b3148"),
        10,
        10,
        0.42,
        21,
        z=11,
        spread=0.5,
        wind=-0.5,
        roots=5,
    )
    wood(
        724,
        1046,
        800,
        -1.54,
        30,
        ("#2f1530", "#4a2140", "#6b3148"),
        10,
        10,
        0.42,
        33,
        z=11,
        spread=0.5,
        wind=0.5,
        roots=5,
    )
    ow = T(owl(), 146, 636, 0.62, rot=-4)
    sc.layer(ow, "#24102a", z=3, cut=0, rimop=0.6)
    for ex_ in (-7, 7):
        sc.flat(T(Point(ex_, -42).buffer(2.5), 146, 636, 0.62, rot=-4), "#ffd27a")
    # small paper theatre on both pages
    for x0_, x1_, n_ in ((14, 182, 120), (650, 790, 90)):
        sc.layer(
            U(
                grass(R, x0_, x1_, lambda x: 1050 + 5 * math.sin(x * 0.05), 26, n_, 0.05, 2.2, 0.12),
                limb([(x0_ - 6, 1054, 0.6), ((x0_ + x1_) / 2, 1056, 7), (x1_ + 8, 1053, 0.6)], 6),
            ),
            "#3a1a36",
            z=3,
            cut=0,
            rimop=0.3,
        )
    # a white deer lifts off the page
    sc.flat(ellipse(206, 1024, 54, 7, -3), "#4a2236", 0.5, "multiply", 6)
    for x in (184, 232):
        sc.flat(ellipse(x, 1022, 14, 3), "#4a2236", 0.5, "multiply", 3)
    dr = T(deer(), 188, 994, 0.42, rot=-20)
    sc.glow(190, 930, 140, "#fff4d8", 0.75)
    sc.layer(
        dr,
        sc.lin([(0, "#fffdf4"), (0.7, "#fff3da"), (1, "#e8c9a4")], 0, 880, 0, 1016),
        z=9,
        cut=0,
        sh=0.5,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.flat(T(Point(104, -203).buffer(2.6), 188, 994, 0.42, rot=-20), "#4a2236")

    def strip(x0, x1, y, amp, wl, dep, c, z=3):
        g = waves(R, x0, x1, y, amp, wl, y + dep).intersection(
            shape(
                f"{x0},{y - 40}^ {x1},{y - 40}^ {x1 + 6},{y - 4} {x1 - 4},{y + dep * 0.7} {(x0 + x1) / 2},{y + dep} {x0 + 6},{y + dep * 0.7} {x0 - 6},{y - 4}"
            )
        )
        sc.layer(clean(g), c, z=z, cut=0.1, sh=0.45, rimop=0.5)

    sh_ = clean(shape("524,1014 564,1004 644,1000 704,1006 720,1020 694,1032 604,1034 544,1028"))
    sc.flat(sh_, "#6b3b3a", 0.35, "multiply", 5)
    strip(590, 694, 976, 12, 26, 22, "#8fb0a4")
    sp = T(ship(), 636, 990, 0.80, rot=-5)
    sc.layer(
        [(sp["rig"], "#3a1a2a"), (sp["sails"], "#fff0d2"), (sp["hull"], "#6b2f2a"), (sp["flag"], "#b5402e")],
        z=4,
        cut=0,
        sh=0.45,
    )
    strip(560, 704, 992, 14, 30, 24, "#5f8f92")
    strip(542, 690, 1008, 15, 34, 22, "#3f6f7c")
    # pages that fly up and fold themselves into birds
    path = curve("300,986 236,900 196,800 214,690 292,606 330,520 286,420 236,330 300,216 402,150", n=12)
    fl = [path[int(t * (len(path) - 1))] for t in (0.04, 0.12, 0.21, 0.30, 0.40, 0.50, 0.60, 0.70, 0.80, 0.90)]
    for k, (x, y) in enumerate(fl):
        t = k / 9
        x += R.uniform(-16, 16)
        L = mix("#c98f78", "#fff6df", min(1, 0.35 + 0.75 * t if k > 3 else 0.85))
        if k < 4:
            o, c, tx = sheet(R, 34 - 2 * k, 44 - 3 * k, 0.4 + 0.2 * k)
            rot = R.uniform(-50, 50)
            g = lambda q: AF.skew(
                T(q, x, y, 1 - 0.08 * k, sy=(1 - 0.08 * k) * (0.62 + 0.1 * k), rot=rot), xs=14, origin=(x, y)
            )
            sc.layer([(g(o), L), (g(c), dark(L, 0.3)), (g(tx), mix(L, "#6b3b3a", 0.6))], z=5, cut=0.1, sh=0.4)
        else:
            s_ = 0.62 - 0.3 * (t - 0.4)
            fx = k in (6, 7)
            for fct, sh_ in crane(R.uniform(0.7, 1.05)):
                sc.layer(
                    T(fct, x, y, s_, rot=(24 if fx else -24) + R.uniform(-8, 8) * 0, flip=fx),
                    mix("#a05e5c", "#fff6df", sh_ * (0.62 + 0.38 * t)),
                    z=1.2,
                    cut=0,
                    sh=0.3,
                    fibre=0,
                    rimop=0.2,
                )
    # the other traveller
    mz = mouse_suitcase()
    st = steps[4]
    MXY = (st["c"][0] - 4, st["c"][1] - 1)
    M = T(mz, MXY[0], MXY[1], 0.40)
    for k, c in (
        ("back", "#5f4a58"),
        ("body", "#8d7884"),
        ("inear", "#d8a08c"),
        ("case", "#6b3a24"),
        ("strap", "#2e1612"),
        ("arm", "#8d7884"),
        ("scarf", "#2f6f74"),
        ("eye", "#1a0c14"),
        ("nose", "#5a1a22"),
        ("whisk", "#3a2a30"),
    ):
        sc.layer(M[k], c, z=1.2, cut=0, sh=0.35, fibre=0, rimw=0.6)
    # reading glasses somebody left behind
    sc.layer(T(spectacles(), 512, 1060, 0.56, sy=0.36, rot=-3), "#3a1a22", z=2, cut=0, sh=0.5, rimop=0.6)
    # ribbon
    sc.layer(limb("402,1146,9 396,1172,10 408,1196,11 396,1226,12", 6), "#c9502e", z=3, cut=0.2, rimop=0.5)

    def puff(P, r0, r1, cols, d=10, z=9):
        b = bank(R, P, r0, r1, fill=Polygon(P + [(P[-1][0], 1300), (P[0][0], 1300)]).buffer(0))
        for k, c in enumerate(cols):
            sc.layer(
                b if k == 0 else T(rounded(b.buffer(-d * k), 3), 0, d * 0.8 * k), c, z=z, sh=0.45, cut=0.6, rimop=0.35
            )

    puff(
        [(-60, 1120), (10, 1150), (70, 1160), (140, 1190), (220, 1204), (300, 1230)],
        16,
        36,
        ["#8a4a64", "#76405c", "#633553", "#522c49"],
    )
    puff(
        [(860, 1116), (780, 1146), (730, 1166), (650, 1190), (580, 1204), (490, 1232)],
        16,
        36,
        ["#8a4a64", "#76405c", "#633553", "#522c49"],
    )
    sc.vignette("#12040f", 0.5, 480, 600, 900)
    sc.finish(0.2)

    return sc
