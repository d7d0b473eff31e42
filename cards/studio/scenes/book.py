"""A fox with a lantern climbs the stairs that unfold from an open book to a door in the moon, and looks back.

Palette: plum #3a1a3f, mulberry #7d3f5f, rose dust #c47a70, apricot #f6c18c, page cream #fff3d6, fox orange #d9622b.
Lights: the door in the crescent, and the lantern. Planes: dusk and moon / stair and fox / book, tree, cloud.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.fox import FOX, fox

MX, MY, MR = 560, 214, 178  # the crescent
DOOR = (650, 286)
BACK = curve("400,962 372,928 320,908 240,904 160,914 96,932", n=10)  # far edge of the left page
FRONT = curve("400,1150 380,1112 326,1080 232,1072 120,1090 16,1122", n=10)
TURNS, STEPS, BOTTOM, TOP = 2.3, 40, 1040, 330
FOX_SIZE = 0.43
EVEN = {"cut": 0, "fibre": 0.05}


def mirrored(c):
    """The right page's edge."""
    return np.c_[800 - c[:, 0], c[:, 1]]


def on_page(side, u, v):
    """A point of a page: u 0 gutter .. 1 outside, v 0 far .. 1 near."""
    b, f = (BACK, FRONT) if side == 0 else (mirrored(BACK), mirrored(FRONT))
    i = u * (len(b) - 1)

    def at(c):
        return np.array([np.interp(i, range(len(c)), c[:, 0]), np.interp(i, range(len(c)), c[:, 1])])

    return at(b) * (1 - v) + at(f) * v


def axis(t):
    """(centre x, y, radius, flatness) of the winding stair at t 0..1."""
    r = 56 + 150 * (1 - t) ** 1.05
    return 404 - 44 * math.sin(t * 3.3) + 226 * t**2.3, BOTTOM + (TOP - BOTTOM) * t**0.97, r, 0.27 - 0.09 * t


def angle(t):
    """Where the stair stands at t."""
    return math.radians(140) - 2 * math.pi * TURNS * t


def on_stair(t, k, a=None, dy=0.0):
    """A point of the stair: k 0 axis .. 1 rim."""
    cx, y, r, flat = axis(t)
    a = angle(t) if a is None else a
    return cx + k * r * math.cos(a), y + k * r * flat * math.sin(a) + dy


def make_steps():
    """Every step with its tread, edge, riser and the carved underside."""
    out = []
    rise = (BOTTOM - TOP) / STEPS
    for i in range(STEPS):
        t = (i + 0.5) / STEPS
        a0, a1 = angle(i / STEPS), angle((i + 1.1) / STEPS)
        A = np.linspace(a0, a1, 9)
        am = (a0 + a1) / 2
        th = 6 + 5 * (1 - t)
        rim = [on_stair(t, 1.0, a) for a in A]
        inn = [on_stair(t, 0.2, a) for a in A]
        drop = [
            on_stair(t, 1.0, a, th + 7 * math.sin(math.pi * k / 8)) for k, a in enumerate(A)
        ]  # a carved lobe under each edge
        drop_in = [on_stair(t, 0.2, a, th) for a in A]
        out.append(
            {
                "i": i, "t": t, "a": am, "front": math.sin(am) > -0.05,
                "c": on_stair(t, 0.6, am), "rim": on_stair(t, 0.95, am), "inn": on_stair(t, 0.24, am),
                "tread": Polygon(rim + inn[::-1]).buffer(0),
                "edge": U(Polygon(rim + drop[::-1]).buffer(0), Polygon(inn + drop_in[::-1]).buffer(0)),
                "hole": ellipse(*on_stair(t, 1.0, am, th * 0.62), max(1.2, th * 0.26)),
                "soffit": Polygon([on_stair(t, 1.0, a0, th), on_stair(t, 0.2, a0, th), on_stair(t, 0.2, a1, th), on_stair(t, 1.0, a1, th)]).buffer(0),
                "riser": Polygon([on_stair(t, 0.2, a0), on_stair(t, 1, a0), on_stair(t, 1, a0, rise + 1), on_stair(t, 0.2, a0, rise + 1)]).buffer(0),
            }
        )  # fmt: skip
    return out


def ramp(v):
    """From plum shadow to page cream."""
    st = [(0, "#43203f"), (0.25, "#874656"), (0.5, "#cf8d69"), (0.75, "#f5d49e"), (1, "#fff6dc")]
    v = min(1.0, max(0.0, v))
    for (a, c), (b, e) in zip(st[:-1], st[1:], strict=True):
        if v <= b:
            return mix(c, e, (v - a) / (b - a))
    return st[-1][1]


def draw_sky(sc):
    """Dusk, a few clouds, the crescent with its lace and its door."""
    sc.backdrop(
        sc.rad([(0, "#ffeec4"), (0.14, "#f8c890"), (0.34, "#d2836f"), (0.6, "#7d3f5f"), (1, "#321740")], 580, 260, 800)
    )
    r = sc.stream("stars")
    g = []
    for _ in range(140):
        x, y = r.uniform(8, 792), r.uniform(6, 640)
        if math.hypot(x - 580, y - 240) > 210:
            g.append(star(x, y, r.uniform(1.2, 3), r.choice([4, 5, 6]), r.uniform(0.3, 0.45), r.uniform(0, 1), r))
    sc.flat(U(g), "#fff0cc", 0.85)
    P = [(-40, 560), (60, 590), (150, 640), (250, 720), (380, 780), (520, 760), (640, 690), (740, 640), (840, 620)]
    b = bank(sc.stream("cloud"), P, 22, 48, fill=Polygon([*P, (900, 1260), (-100, 1260)]).buffer(0))
    for k, (lit, shade) in enumerate((("#d98d78", "#7a4460"), ("#c87c72", "#70405e"), ("#b46e6c", "#663a5a"))):
        sc.layer(
            b if k == 0 else T(rounded(b.buffer(-11 * k), 3), 0, 8 * k),
            sc.near(lit, shade, 620, (580, 260)),
            z=9,
            sh=0.35,
            rimop=0.2,
        )
    sc.glow(MX + 34, MY + 36, 470, "#ffe9bd", 0.6)
    cres = Point(MX, MY).buffer(MR, 64).difference(AF.scale(Point(MX - 54, MY - 42).buffer(142, 64), 1, 1.02))
    sc.layer(
        cres,
        sc.rad([(0, "#fffdf0"), (0.6, "#fff1cf"), (1, "#f2c98a")], 620, 290, 240),
        z=8,
        sh=0.28,
        shc="#5a2430",
        cut=0.7,
        wash=0.5,
        wf=0.016,
    )
    ins = rounded(cres.buffer(-10), 3)
    lace = []
    for k in range(46):
        a, t = math.radians(-72 + 226 * k / 45), math.sin(math.pi * k / 45)
        q = MR - 16 - 5 * t
        x, y = MX + q * math.cos(a), MY + q * math.sin(a)
        lace.append(leaf(x - 4.5 * math.cos(a) * t, y - 4.5 * math.sin(a) * t, 4 + 10 * t, a + 0.5, 0.42, 0))
        if k % 2 == 0:
            lace.append(
                Point(MX + (q - 16 * t - 5) * math.cos(a), MY + (q - 16 * t - 5) * math.sin(a)).buffer(0.6 + 1.6 * t)
            )
    sc.layer(ins.difference(U(lace)), "#fff8e4", z=1.6, sh=0.3, shc="#a8602c", cut=0.2, wash=0.3, rimop=0.3)
    for x, y, q in ((318, 84, 10), (176, 54, 8), (716, 54, 8)):
        sc.stroke([(x, -5), (x, y - q)], "#ffe9c8", 0.7, 0.6)
        sc.glow(x, y, q * 4, "#ffe39a", 0.6)
        sc.layer(star(x, y, q, 5, 0.42, 0.12), "#ffedbe", z=3, sh=0.3, **EVEN)
    hx, hy = 392, 262  # the lower horn
    sc.stroke([(hx + 1, hy), (hx - 1, hy + 58)], "#5a2a34", 1.0, 0.85)
    sc.layer(key(hx - 1, hy + 66, 0.95, 6), "#d9983c", z=3, sh=0.4, rimop=0.7, **EVEN)


def draw_book(sc):
    """Cover, page block, two pages with the holes the stair was cut from."""

    def page_of(side):
        b, f = (BACK, FRONT) if side == 0 else (mirrored(BACK), mirrored(FRONT))
        return Polygon(np.vstack([b, f[::-1]])).buffer(0)

    cov = U(
        *[
            AF.translate(AF.scale(page_of(s), 1.03, 1, origin=(400, 1100)), 0, dy)
            for s in (0, 1)
            for dy in (0, 14, 28, 42)
        ]
    ).buffer(13, join_style=2)
    cov = U(fillet(cov, 10), shape("372,1178^ 400,1214 428,1178^ 428,1206 414,1228 400,1232 386,1228 372,1206"))
    sc.layer(T(cov, 4, 6), "#2c0e22", z=18, sh=0.6, rimop=0.2)
    sc.layer(cov, sc.rad([(0, "#8a3040"), (1, "#4f1a30")], 400, 1000, 460), z=6, sh=0.5, rim="#ffd9a0", rimop=0.5)
    holes = {0: [], 1: []}
    for ring, n, r0, r1 in ((0, 9, 0.30, 0.56), (1, 11, 0.64, 0.90)):  # the treads, unrolled into two fans
        for k in range(n):
            a0 = math.radians(194 + 152 * k / n)
            a1 = math.radians(194 + 152 * (k + 0.8) / n)
            q = [(r, a) for r, a in ((r0, a0), (r1, a0), (r1, (a0 + a1) / 2), (r1, a1), (r0, a1))]
            uv = [(0.5 + r * 0.46 * math.cos(a), 1.0 + r * 1.02 * math.sin(a)) for r, a in q]
            if all(0.1 < u < 0.93 and 0.05 < v < 0.96 for u, v in uv) and not (ring and k in (0, n - 1)):
                holes[1].append(Polygon([tuple(on_page(1, u, v)) for u, v in uv]))
    deer_at = [(232, 1016, 0.25, False), (158, 1046, 0.3, False), (96, 1076, 0.27, True)]
    gone = T(deer(), 288, 1052, 0.29)
    for side in (0, 1):
        pg = page_of(side)
        for k in range(8, 0, -1):
            sc.layer(
                AF.translate(AF.scale(pg, 1 + 0.003 * k, 1, origin=(400, 1100)), 0, k * 5),
                mix("#dcb78c", "#8a5650", k / 9),
                z=2.2,
                sh=0.35,
                cut=0.5,
                rimop=0.3,
            )
        cut_out = U(holes[side], Point(0, 0).buffer(0.1))
        deer_hole = gone if side == 0 else Point(0, 0)
        sc.flat(U(cut_out).buffer(2.4).intersection(pg.buffer(-1)), "#2c1034")
        if side == 0:
            sc.flat(gone.buffer(1), "#fffaf0")
        sc.layer(
            clean(pg.difference(U(cut_out, deer_hole if side == 0 else None))),
            sc.rad([(0, "#fff4da"), (0.45, "#f4d6a8"), (1, "#b98268")], 400, 990, 420),
            z=3.4,
            cut=0.3,
            wash=0.8,
            sh=0.55,
        )
        r = sc.stream(f"writing {side}")
        ink = []
        for row in range(17):
            v = 0.07 + 0.87 * (row / 16) ** 1.12
            u, sz = 0.12, 0.75 + 0.75 * v
            while u < 0.9:
                wl = r.uniform(0.018, 0.07)
                p0, p1 = on_page(side, u, v), on_page(side, min(0.94, u + wl), v)
                if u + wl > 0.915:
                    break
                free = not any(h.distance(LineString([p0, p1])) < 7 for h in polys(U(cut_out))) and (
                    side == 1 or gone.distance(LineString([p0, p1])) > 5
                )
                n = max(4, int(np.linalg.norm(p1 - p0) / (1.15 * sz)))
                q = []
                for i in range(n + 1):
                    hh = (r.uniform(0.9, 1.5) if r.random() < 0.82 else r.uniform(2.2, 3.0)) * sz
                    q.append(
                        on_page(side, u + wl * i / n, v)
                        + np.array([r.uniform(-0.3, 0.3), (-hh if i % 2 else r.choice([0, 0, 0, 0.9]) * sz)])
                    )
                if free:
                    ink.append("M" + "L".join("%.1f,%.1f" % tuple(p) for p in q))
                u += wl + r.uniform(0.010, 0.016)
        sc.stroke("".join(ink), "#6b3436", 0.75, 0.6)
    for x, y, s, fl in deer_at:
        d = T(deer(), x, y, s, flip=fl)
        sh = AF.skew(AF.scale(d, 1, -0.32, origin=(x, y)), xs=34, origin=(x, y))
        sc.flat(sh, "#6b3436", 0.25, "multiply", 2)
        sc.layer(d, "#4a2040", z=4, sh=0.45, rimop=0.5, **EVEN)
    glow = sc.rad(
        [(0, "#fff0c0", 0.7), (0.5, "#ffce8a", 0.22), (1, "#ffce8a", 0)], 400, 1000, 240, "translate(0 500) scale(1 .5)"
    )
    sc.raw(f'<rect width="800" height="1200" fill="{glow}" style="mix-blend-mode:screen"/>')
    sc.flat(limb([(400, 962, 8), (400, 1060, 11), (400, 1150, 10)], 6), "#7a3f38", 0.5, "multiply", 4)
    sc.layer(limb("402,1146,9 396,1172,10 408,1196,11 396,1226,12", 6), "#c9502e", z=3, cut=0.2, rimop=0.5)


def draw_tree(sc, avoid):
    """One bare tree at the left, its roots in the page."""
    wood, lv = tree(
        sc.stream("tree"),
        58,
        1050,
        900,
        -1.5,
        42,
        10,
        0.5,
        ratio=0.78,
        leafL=9,
        leafp=0.14,
        curl=0.5,
        wind=-0.35,
        avoid=avoid,
        roots=6,
    )
    sc.layer(wood, sc.near("#5a2a4c", "#24102e", 560, (420, 560)), z=12, cut=0.3, step=4, sh=0.45, rimop=0.4)
    if lv:
        sc.layer([(U(lv[::2]), "#8a4458"), (U(lv[1::2]), "#c9786a")], z=4, cut=0, sh=0.35, rimop=0.3)
    ow = T(owl(), 150, 640, 0.7, rot=-4)
    br = limb("60,652,10 110,650,8 160,646,6 214,640,2", 6)
    sc.layer(br, "#2f1536", z=8, cut=0.2, rimop=0.4)
    sc.layer(ow, "#24102a", z=3, rimop=0.6, **EVEN)
    for ex in (-7, 7):
        sc.flat(T(Point(ex, -42).buffer(2.5), 150, 640, 0.7, rot=-4), "#ffd27a")


def draw() -> Scene:
    """The second card of the deck."""
    sc = Scene("book", light=(580, 260, 220), shadow="#12040f", bg="#24102e")
    draw_sky(sc)
    steps = make_steps()
    fs = min(
        (s for s in steps if s["front"] and 560 < s["c"][1] < 780),
        key=lambda s: abs(s["a"] % (2 * math.pi) - (math.pi / 2 + 0.7)),
    )
    fx, fy = fs["c"][0] - 268 * FOX_SIZE, fs["c"][1] - 606 * FOX_SIZE
    lamp = (fx + 374 * FOX_SIZE, fy + 298 * FOX_SIZE)
    avoid = U(
        LineString(
            [(400, 980), (400, 880), (430, 760), (410, 650), (460, 560), (540, 470), (620, 380), (640, 300)]
        ).buffer(140),
        Point(lamp[0] - 40, lamp[1] + 20).buffer(150),
        Point(MX, MY).buffer(226),
    )
    draw_tree(sc, avoid)
    sc.veil([(0, "#e79a7c", 0), (0.6, "#e79a7c", 0.16), (1, "#e79a7c", 0)], 0, 560, 0, 1000)
    draw_book(sc)

    def lit(p, front):
        one = 0.85 / (1 + (math.hypot(p[0] - lamp[0], p[1] - lamp[1] - 50) / 110) ** 2)
        two = 0.65 / (1 + (math.hypot(p[0] - DOOR[0], p[1] - DOOR[1]) / 120) ** 2)
        return min(1.0, one + two + (0.16 if front else 0.03) + 0.5 * max(0.0, (p[1] - 860) / 220))

    def step(s):
        v = lit(s["c"], s["front"])
        o = {"cut": 0.2, "step": 4, "fibre": 0.06}
        if not s["front"]:
            sc.layer(s["soffit"], ramp(v * 0.34), z=2, sh=0.3, rimop=0.05, **o)
        sc.layer([(s["riser"], ramp(v * 0.5))], z=3, sh=0.4, rimop=0.12, **o)
        sc.layer(clean(s["edge"].difference(s["hole"])), ramp(v * 0.42), z=3, sh=0.42, rimop=0.2, **o)
        sc.layer(s["tread"], ramp(v), z=2.6, sh=0.45, rimop=0.5, **o)

    def rails(front, where, h0, w, skip=()):
        runs, run = [], []
        for s in steps:
            if s["front"] == front and s["i"] not in skip:
                run.append(s)
            elif run:
                runs.append(run)
                run = []
        for run in [*runs, run] if run else runs:
            g = []
            for s in run:
                h = h0 * (0.5 + 0.5 * (1 - s["t"]))
                x, y = s[where]
                g += [
                    limb([(x, y, w * 0.8), (x, y - h * 0.5, w * 0.5), (x, y - h, w * 0.8)], 3, 4),
                    Point(x, y - h * 0.55).buffer(w * 0.85),
                ]
            if len(run) > 2:
                g.append(
                    limb([(s[where][0], s[where][1] - h0 * (0.5 + 0.5 * (1 - s["t"])), w * 1.8) for s in run], 4, 5)
                )
            col = mix("#3a1836", ramp(lit(run[len(run) // 2]["c"], front)), 0.4)
            sc.layer(U(g), col, z=2.5, sh=0.4, rimop=0.55, cut=0, fibre=0)

    for s in steps:
        if not s["front"]:
            step(s)
    rails(False, "rim", 38, 2.2)
    for s in steps:
        if s["front"]:
            step(s)
    near_fox = {s["i"] for s in steps if abs(s["i"] - fs["i"]) < 5}
    rails(True, "inn", 36, 1.8, near_fox)
    # the door, and the child from the whale's boat
    dw, dh = 36, 62
    dr = U(
        box(DOOR[0] - dw / 2, DOOR[1] - dh / 2 + 18, DOOR[0] + dw / 2, DOOR[1] + dh / 2),
        Point(DOOR[0], DOOR[1] - dh / 2 + 18).buffer(dw / 2),
    )
    sc.layer(dr.buffer(5), "#b5683f", z=2, cut=0.2)
    sc.flat(dr, sc.lin([(0, "#fffdf2"), (1, "#ffdf96")], 0, 250, 0, 330))
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
    sc.flat(T(kid, DOOR[0] + 2, DOOR[1] + dh / 2, 1.4), "#8a4a2a", 0.95)
    leaf_door = Polygon(
        [
            (DOOR[0] - dw / 2, DOOR[1] + dh / 2),
            (DOOR[0] - dw / 2, DOOR[1] - dh / 2 + 14),
            (DOOR[0] - dw / 2 - 14, DOOR[1] - dh / 2 + 12),
            (DOOR[0] - dw / 2 - 14, DOOR[1] + dh / 2 + 8),
        ]
    )
    sc.layer(leaf_door, "#8a4a34", z=2, cut=0.2)
    sc.glow(*DOOR, 190, "#ffe09a", 1)
    sc.glow(*DOOR, 60, "#fffbe6", 0.8)
    # the fox
    F = T(fox(), fx, fy, FOX_SIZE)
    sc.glow(lamp[0], lamp[1] + 40, 320, "#ffb85a", 0.36)
    sc.glow(lamp[0], lamp[1], 250, "#ffc163", 0.7)
    for k, c in FOX:
        sc.layer(F[k], c, z=2.4, sh=0.42, rimw=0.8, tex=0.5, **EVEN)
        if k in ("tail", "body", "head", "far"):
            rimlight(sc, F[k], -3, 2.5, "#ffdf9c", 0.5, 1.2, c=(580, 260), r=520)
    for e in F["ear"]:
        sc.layer(e, "#6e2d1c", z=0.6, rimop=0, **EVEN)
    sc.flat(F["lglass"], "#ffe39a")
    sc.flat(F["flame"], "#fffbe8")
    for k in ("lframe", "lcap", "handle"):
        sc.layer(F[k], "#2a1420", z=1, sh=0.3, **EVEN)
    sc.glow(*lamp, 95, "#fff0b8", 0.95)
    # pages that have folded themselves into birds
    r = sc.stream("cranes")
    for k, (x, y, s) in enumerate(
        ((150, 856, 0.66), (246, 806, 0.56), (262, 560, 0.5), (330, 444, 0.42), (430, 350, 0.34))
    ):
        up = r.uniform(0.75, 1.05)
        for facet, v in crane(up):
            sc.layer(
                T(facet, x, y, s, rot=-26 + 5 * k, flip=k == 1),
                mix("#9a5a5c", "#fff8e4", v * (0.7 + 0.06 * k)),
                z=1.6,
                sh=0.34,
                rimop=0.25,
                **EVEN,
            )
    # the other traveller
    st = steps[3]
    M = T(mouse_suitcase(), st["c"][0] - 4, st["c"][1] - 1, 0.42)
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
        sc.layer(M[k], c, z=1.2, sh=0.35, rimw=0.6, **EVEN)
    # cloud that carries the book
    for side, P in (
        (0, [(-60, 1128), (10, 1156), (70, 1166), (140, 1192), (220, 1206), (300, 1232)]),
        (1, [(860, 1120), (780, 1150), (730, 1170), (650, 1192), (580, 1206), (490, 1234)]),
    ):
        b = bank(sc.stream(f"puff {side}"), P, 16, 36, fill=Polygon([*P, (P[-1][0], 1300), (P[0][0], 1300)]).buffer(0))
        for k, c in enumerate(("#8a4a64", "#743f5c", "#603353", "#4c2a48")):
            sc.layer(b if k == 0 else T(rounded(b.buffer(-10 * k), 3), 0, 8 * k), c, z=9, sh=0.45, cut=0.6, rimop=0.35)
    sc.vignette("#12040f", 0.46, 500, 600, 920)
    sc.finish()
    return sc
