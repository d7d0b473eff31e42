"""In a hot yellow desert lies a great square pool full of sky; at the very end of its springboard stands a small swimmer.

Palette: sand #f2b84c, lit sand #ffe3a0, burnt dune #8e3a1c, tile white #fff8e6, turquoise #3fb6bd, cobalt #1763ba, red #e2402c.
Light: the noon sun, high on our left beyond the pool, every shadow short and hard. Planes: sky far below / clouds / birds /
walls of tile / sand and dunes / coping / board and swimmer / near dune in shade.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.sky_below import heap, tern

XYZ = tuple[float, float, float]
PITCH, YAW = math.radians(59), math.radians(26)
EYE = (0.15, -10.2, 18.6)
ZOOM, VX, VY = 1150, 446, 690
HALF, EDGE, DEEP = 5.0, 0.8, 1.5  # half a side, breadth of the coping, height of the tiled wall
DECK = 1.3  # height of the board
FALL = (0.3, -0.82)  # where one metre of height throws its shadow
TIP = 0.8  # where the board ends
FAR = "-40,70^ 80,20 210,-10 330,30^ 470,74 640,60 840,-30^ 840,170^ 500,150 200,160 -40,190^"
FAR_LEE = "330,30^ 470,74 640,60 840,-30^ 840,40 760,110 640,128 500,118 420,134 330,140^ 380,96 372,60"
MID = "-40,262^ 40,240 130,180 214,134^ 330,150 430,206 560,214 700,176 840,190^ 840,330^ 560,300 260,312 -40,352^"
MID_LEE = "214,134^ 330,150 430,206 560,214^ 520,250 450,262 370,256 290,280 190,300^ 250,232 250,176"
DUNES = ((FAR, FAR_LEE, "#de9040"), (MID, MID_LEE, "#efb150"))
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def at(x: float, y: float, z: float = 0) -> tuple[float, float]:
    """Where a point in metres (right, away, up) is seen from the high eye."""
    px, py, pz = x - EYE[0], y - EYE[1], z - EYE[2]
    c, s = math.cos(PITCH), math.sin(PITCH)
    k = ZOOM / (py * c - pz * s)
    return VX + px * k, VY - (py * s + pz * c) * k


def turn(u: float, v: float) -> tuple[float, float]:
    """From the pool's own plan, which lies askew, to the desert's."""
    c, s = math.cos(YAW), math.sin(YAW)
    return u * c - v * s, u * s + v * c


def pool(u: float, v: float, z: float = 0) -> tuple[float, float]:
    """Where a point of the pool's plan is seen."""
    return at(*turn(u, v), z)


def face(*corners: XYZ) -> Any:
    """A flat face through points of the pool's plan."""
    return Polygon([pool(*p) for p in corners])


def cast(*corners: XYZ) -> Any:
    """The hard shadow of such a face on the ground."""
    out = []
    for u, v, z in corners:
        x, y = turn(u, v)
        out.append(at(x + FALL[0] * z, y + FALL[1] * z))
    return clean(Polygon(out).buffer(0))


def square(q: float, z: float = 0) -> Any:
    """A square of half side q about the middle of the pool."""
    return face((-q, -q, z), (q, -q, z), (q, q, z), (-q, q, z))


def draw_sand(sc: Scene) -> None:
    """Sand with wind ripples, dunes with burnt lee sides towards the far end."""
    sc.backdrop(sc.lin([(0, "#c9702c"), (0.16, "#e8a444"), (0.4, "#f9cd6c"), (0.75, "#ffdf94"), (1, "#eeb04e")], 300, 0, 420, 1200))  # fmt: skip
    r = sc.stream("ripples")
    lines, lights = [], []
    for k in range(58):
        y0 = -9.5 + k * 0.46 + r.uniform(-0.1, 0.1)
        x = -14.0
        while x < 14:
            n = r.uniform(2, 6)
            xs = np.linspace(x, x + n, 12)
            w = np.sin(np.linspace(0, math.pi, 12)) * 0.055 + 0.004
            P = []
            for q, ww in zip(xs, w, strict=True):
                px, py = at(q, y0 + 0.32 * math.sin(0.7 * q + 0.5 * k) + 0.12 * math.sin(1.9 * q + k) + 0.2 * q)
                P.append((px, py, ww * 46))
            lines.append(limb(P, 2, 3))
            lights.append(T(lines[-1], -0.5, 2.2))
            x += n * r.uniform(0.9, 1.3)
    sc.flat(U(lights), sc.rad([(0, "#fff6d0", 0.75), (0.6, "#fff2c4", 0.5), (1, "#fff2c4", 0.1)], 120, 640, 760), 1)
    sc.flat(U(lines), sc.rad([(0, "#b45c22", 0.4), (0.6, "#b45c22", 0.34), (1, "#b45c22", 0.12)], 120, 640, 760), 1)
    for k, (crest, lee, a) in enumerate(DUNES):
        g, h = shape(crest), shape(lee)
        x0, y0, x1, y1 = g.bounds
        sc.layer(g, sc.lin([(0, light(a, 0.4)), (0.55, a), (1, "#f6c668")], 0, y0, 0, y1), z=7, sh=0.25, shc="#7a3214", cut=0, wash=0.3, rim="#fff0bc", rimop=0.9)  # fmt: skip
        x0, y0, x1, y1 = h.bounds
        with sc.clip(g):
            sc.flat(h, sc.lin([(0, "#5e2014"), (0.6, "#97431d"), (1, "#c8742f")], x0, y0, x0 + 60, y1), 0.95)
            sc.flat(U([limb([(x, y0 + 4, 0.6), (x + 14, (y0 + y1) / 2, 2), (x + 40, y1, 0.6)], 4) for x in np.arange(x0 - 20, x1, 17)]).intersection(h), "#ffb45c", 0.14)  # fmt: skip
            rimlight(sc, g.difference(h), 0, 2, "#fff4cc", 0.5, 1, (200, 100), 900)


def draw_sky(sc: Scene, hole: Any) -> None:
    """What the pool holds: the depth of a clean noon, heaped clouds, a line of birds."""
    sc.flat(hole, sc.lin([(0, "#8fdcea"), (0.2, "#4aaede"), (0.48, "#1d72c6"), (0.76, "#0f4aa4"), (1, "#071f66")], 350, 420, 450, 1040))  # fmt: skip
    deep = ((330, 590, 120, 9), (640, 590, 84, 7), (586, 712, 92, 7), (720, 760, 70, 6))
    near = ((610, 862, 220, 24), (196, 800, 170, 20), (420, 1040, 170, 20))
    with sc.clip(hole):
        for i, (x, y, w, n) in enumerate(deep):
            r = sc.stream(f"deep {i}")
            puffs = [(x + (t - 0.5) * w + r.uniform(-6, 6), y + r.uniform(-0.06, 0.06) * w, w * r.uniform(0.14, 0.2) * (1.15 - 1.3 * abs(t - 0.5))) for t in np.linspace(0, 1, n)]  # fmt: skip
            for k, c in enumerate(("#5fa6de", "#94caec", "#c9e6f6")):
                g = U([ellipse(px - 3 * k, py - 4 * k, q * (1 - 0.22 * k), q * (0.8 - 0.18 * k)) for px, py, q in puffs])  # fmt: skip
                sc.layer(fillet(g, 3), c, z=1.4, sh=0.14, shc="#08307c", rim="#ffffff", rimop=0.4, **EXACT)
        draw_far_kite(sc)
        draw_birds(sc)
        for i, (x, y, w, n) in enumerate(near):
            heap(sc, f"near {i}", x, y, w, n, ("#ffffff", "#cfe6f7", "#6ca6e0"))


def draw_far_kite(sc: Scene) -> None:
    """A red kite, very far down, and its tail."""
    x, y = 476, 925
    sc.layer([(Polygon([(x, y - 13), (x + 9, y - 3), (x, y + 12)]), "#b82a22"), (Polygon([(x, y - 13), (x - 9, y - 3), (x, y + 12)]), "#f0563a")], z=1.4, sh=0.3, shc="#06246a", **EXACT)  # fmt: skip
    sc.stroke(curve(np.array([(x, y + 12), (x + 5, y + 20), (x - 2, y + 27), (x + 4, y + 35)], float)), "#f6c9a0", 1.3)


def draw_birds(sc: Scene) -> None:
    """White birds, seen from above, coming out from under the rim."""
    spots = ((236, 952, 1), (300, 934, 1.02), (352, 896, 1), (400, 852, 0.96), (384, 800, 0.9), (352, 756, 0.84), (306, 718, 0.78))  # fmt: skip
    for k, (x, y, s) in enumerate(spots):
        b = T(tern((0, 5, -4, 2, 6, -3, 3)[k]), x, y, 0.5 * s, rot=-36)
        sc.flat(T(b, 12, 22), "#06246a", 0.34, "multiply", 3)
        sc.layer(b, "#fffdf4", z=2, sh=0.3, shc="#06246a", rim="#ffffff", **EXACT)
        sc.flat(T(limb("26,0,3 36,0,1", 3), x, y, 0.5 * s, rot=-36), "#e8872c")


def draw_walls(sc: Scene, hole: Any) -> None:
    """The two walls that look at us, tile by tile, and the frieze along their upper edge."""
    step = 0.3125
    for name, fixed, shade in (("far", "v", 0.42), ("right", "u", 0.0)):
        p = (lambda t, z: pool(t, HALF, z)) if fixed == "v" else (lambda t, z: pool(HALF, t, z))
        whole = Polygon([p(-HALF, 0), p(HALF, 0), p(HALF, -DEEP), p(-HALF, -DEEP)])
        sc.layer(whole, "#e6f6ee", z=9, sh=0.5, shc="#06246a", **EXACT)
        r = sc.stream(f"tiles {name}")
        tints: dict[str, list[Any]] = {}
        n = int(2 * HALF / step)
        for i in range(n):
            for j in range(5):
                a, z = -HALF + i * step, -j * 0.3
                q = 0.03
                g = Polygon([p(a + q, z - q), p(a + step - q, z - q), p(a + step - q, z - 0.3 + q), p(a + q, z - 0.3 + q)])  # fmt: skip
                c = ("#154f96" if i % 2 else "#f7fbf0") if j == 0 else r.choice(("#49bcc0", "#3aaab6", "#5cc9c8", "#44b4bc"))  # fmt: skip
                tints.setdefault(c, []).append(g)
        for c, gs in tints.items():
            sc.flat(U(gs), mix(c, "#0d5f8c", shade))
        sc.flat(whole, sc.lin([(0, "#0a4a90", 0), (1, "#0a4a90", 0.35)], *p(0, 0), *p(0, -DEEP)), 1, "multiply")


def draw_coping(sc: Scene) -> None:
    """White slabs round the pool."""
    ring = square(HALF + EDGE).difference(square(HALF - 0.06))
    sc.flat(T(square(HALF + EDGE), 4, 7), "#8a3c14", 0.55, "multiply", 1.5)
    sc.layer(ring, sc.lin([(0, "#fffdf2"), (0.6, "#fff6dc"), (1, "#f4ddb0")], 200, 300, 560, 1150), z=5, cut=0, wash=0.25, sh=0.3, rim="#ffffff", rimop=1)  # fmt: skip
    r = sc.stream("slabs")
    for tint in ("#e9c98e", "#ffffff", "#f3dcae"):
        slabs = []
        for k in range(-5, 6):
            for e in (-1, 1):
                for turned in (0, 1):
                    if r.random() < 0.22:
                        a, b, p, q = (k - 0.5) * 0.83, (k + 0.5) * 0.83, e * HALF, e * (HALF + EDGE)
                        slabs.append(Polygon([pool(*((u, v) if turned else (v, u))) for u, v in ((a, p), (b, p), (b, q), (a, q))]))  # fmt: skip
        sc.flat(U(slabs).intersection(ring), tint, 0.4)
    joints = []
    for k in range(-6, 8):
        t = (k - 0.5) * 0.83
        for s in (-1, 1):
            if abs(t) < HALF + EDGE:
                joints.append(LineString([pool(t, s * HALF), pool(t, s * (HALF + EDGE))]).buffer(0.8))
                joints.append(LineString([pool(s * HALF, t), pool(s * (HALF + EDGE), t)]).buffer(0.8))
    sc.flat(U(joints).intersection(ring), "#b9925c", 0.6)
    lip = square(HALF).difference(square(HALF - 0.06))
    sc.flat(lip, "#d9b884", 0.8)


def draw_left_things(sc: Scene) -> None:
    """What the swimmer left: a towel, sandals, the way that bare feet came."""
    P = [(-6.2, -6.4), (-4.2, -7.0), (-3.7, -5.6), (-5.75, -5.05)]
    cloth = [at(*q) for q in P]
    g = fillet(Polygon(cloth).buffer(1.5), 2)
    sc.layer(g, "#fff6e4", z=4, sh=0.6, shc="#7a2c10", cut=0.5, step=9, wash=0.2, rim="#ffffff", rimop=1)
    (ax, ay), (bx, by), (cx_, cy_), (dx, dy) = cloth
    for t in np.arange(0.06, 1, 0.19):
        e = t + 0.09
        band = Polygon([(ax + (bx - ax) * t, ay + (by - ay) * t), (ax + (bx - ax) * e, ay + (by - ay) * e), (dx + (cx_ - dx) * e, dy + (cy_ - dy) * e), (dx + (cx_ - dx) * t, dy + (cy_ - dy) * t)])  # fmt: skip
        sc.flat(band.intersection(g), "#e2402c", 0.92)
    for k in range(2):
        x, y = -6.9 + 0.34 * k, -3.1 - 0.1 * k
        foot = Polygon([at(x + 0.12 * math.cos(a) + 0.02 * math.sin(2 * a), y + 0.3 * math.sin(a)) for a in np.linspace(0, 6.28, 24)])  # fmt: skip
        sc.layer(foot, "#2a7f8e", z=2.4, sh=0.6, shc="#7a2c10", rim="#d8fff8", rimop=0.8, **EXACT)
        sc.stroke([at(x - 0.1, y + 0.02), at(x, y + 0.2), at(x + 0.1, y + 0.02)], "#fff0c8", 2.4)


def draw_prints(sc: Scene) -> None:
    """Bare feet have come over the dunes to the board, and only this way."""
    way = along(curve(np.array([(-1.6, 12.6), (-3.2, 10.6), (-6.4, 8.4), (-7.6, 5.2), (-7.2, 1.6), (-7.35, -2.2)], float), n=10), 46)  # fmt: skip
    prints, lit = [], []
    for k in range(1, len(way) - 1):
        (x, y), (x1, y1) = way[k], way[k + 1]
        n = math.hypot(x1 - x, y1 - y)
        tx, ty = (x1 - x) / n, (y1 - y) / n
        d = 0.16 * (-1) ** k
        c = (x - ty * d, y + tx * d)
        g = Polygon([at(c[0] + tx * 0.19 * math.cos(a) - ty * 0.085 * math.sin(a), c[1] + ty * 0.19 * math.cos(a) + tx * 0.085 * math.sin(a)) for a in np.linspace(0, 6.28, 16)])  # fmt: skip
        prints.append(g)
        lit.append(T(g, 1.6, 2))
    sc.flat(U(lit), "#fff4cc", 0.8)
    sc.flat(U(prints), "#9c4a1c", 0.72)


def draw_ladder(sc: Scene) -> None:
    """Two bent rails at the right, and steps that go on below the tiles."""
    for v in (-0.75, 0.05):
        way = [pool(HALF + 0.62, v, 0), pool(HALF + 0.6, v, 0.55), pool(HALF + 0.34, v, 0.86), pool(HALF + 0.04, v, 0.7), pool(HALF - 0.12, v, 0.1), pool(HALF - 0.14, v, -DEEP - 1.1)]  # fmt: skip
        c = curve(np.array(way, float), n=8)
        sh = [at(x + FALL[0] * z, y + FALL[1] * z) for (x, y), z in ((turn(HALF + q, v), z) for q, z in ((0.62, 0), (0.6, 0.55), (0.34, 0.86), (0.04, 0.7)))]  # fmt: skip
        sc.stroke(curve(np.array(sh, float), n=8), "#7a4a2c", 3.4, 0.6, "multiply")
        sc.stroke(c, "#274a6a", 6.4)
        sc.stroke(c, "#d7e6ee", 4.2)
        sc.stroke([(x - 0.9, y - 0.6) for x, y in c], "#ffffff", 1.4)
    for z in (-0.35, -0.85, -1.35, -1.85, -2.35):
        sc.stroke([pool(HALF - 0.14, -0.75, z), pool(HALF - 0.14, 0.05, z)], "#274a6a", 6)
        sc.stroke([pool(HALF - 0.14, -0.75, z), pool(HALF - 0.14, 0.05, z)], "#eef6f8", 3.6)


def draw_board(sc: Scene) -> None:
    """Block, board, and their shadow, which ends where the ground ends."""
    w, u0, u1 = 0.42, -HALF - 2.0, -HALF - 0.9
    ground = box(-50, -50, 850, 1250).difference(square(HALF))
    top = ((u0 - 0.1, -w, DECK), (TIP, -w, DECK), (TIP, w, DECK), (u0 - 0.1, w, DECK))
    blk = [(u0, -w - 0.1), (u1, -w - 0.1), (u1, w + 0.1), (u0, w + 0.1)]
    z = DECK - 0.1
    shade = U(cast(*top), *[cast((*blk[i], 0), (*blk[i], z), (*blk[(i + 1) % 4], z), (*blk[(i + 1) % 4], 0)) for i in range(4)])  # fmt: skip
    sc.flat(shade.intersection(ground), "#7a2c10", 0.82, "multiply", 0.6)
    sc.layer(face((u0, -w - 0.1, 0), (u1, -w - 0.1, 0), (u1, -w - 0.1, z), (u0, -w - 0.1, z)), sc.lin([(0, "#d9975a"), (1, "#a8602f")], 0, 850, 0, 930), z=2, **EXACT)  # fmt: skip
    sc.layer(face((u1, -w - 0.1, 0), (u1, w + 0.1, 0), (u1, w + 0.1, z), (u1, -w - 0.1, z)), "#8e4a26", z=1, **EXACT)
    sc.layer(face(*[(u, v, z) for u, v in blk]), "#fffaf0", z=1, **EXACT)
    side = face((u0 - 0.1, -w, DECK), (TIP, -w, DECK), (TIP, -w, DECK - 0.12), (u0 - 0.1, -w, DECK - 0.12))
    end = face((TIP, -w, DECK), (TIP, w, DECK), (TIP, w, DECK - 0.12), (TIP, -w, DECK - 0.12))
    sc.layer([(side, "#c98a3c"), (end, "#8e5224")], z=1, sh=0, **EXACT)
    sc.layer(face(*top), sc.lin([(0, "#ffe9b4"), (1, "#fff8e0")], *pool(u0, 0, DECK), *pool(TIP, 0, DECK)), z=0.6, sh=0, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    grip = [face((u, -w + 0.06, DECK), (u + 0.07, -w + 0.06, DECK), (u + 0.07, w - 0.06, DECK), (u, w - 0.06, DECK)) for u in np.arange(-HALF - 0.6, TIP - 0.1, 0.2)]  # fmt: skip
    sc.flat(U(grip), "#2a8f9a", 0.5)
    sc.flat(face((TIP - 0.14, -w, DECK), (TIP, -w, DECK), (TIP, w, DECK), (TIP - 0.14, w, DECK)), "#e2402c", 0.95)


def draw_swimmer(sc: Scene) -> None:
    """Toes over the edge, arms close, ring round the middle."""
    x, y = pool(TIP - 0.12, -0.02, DECK)
    pose = SIDE["stand"].but(nod=30, lean=-3, foot_a=(0.03, 0), foot_b=(-0.03, 0), hand_a=(0.34, 0.3), hand_b=(0.3, 0.22), elbow_a=-1, elbow_b=-1, grip_a="fist", grip_b="fist")  # fmt: skip
    p = T(person(9, "side", pose, dress("swim", "#f6c22c"), "#8a5030", "short", "#231410", "doubt"), x - 4, y + 3, 1.3, sy=1.2)  # fmt: skip
    sc.flat(Polygon([(x - 22, y - 4), (x + 6, y - 2), (x + 20, y + 22), (x + 4, y + 26)]).intersection(face((-8, -0.42, DECK), (TIP, -0.42, DECK), (TIP, 0.42, DECK), (-8, 0.42, DECK))), "#7a2c10", 0.6, "multiply", 0.8)  # fmt: skip
    cx, cy, rx, ry, th = x - 6, y - 76, 37, 19, 15
    tube = ellipse(cx, cy, rx + th / 2, ry + th / 2).difference(ellipse(cx, cy - 3, rx - th / 2 - 4, ry - th / 2 - 3))
    cut = box(cx - 90, cy - 90, cx + 90, cy - 2)
    marks = U([Polygon([(cx, cy), (cx + 90 * math.cos(a - 0.24), cy + 60 * math.sin(a - 0.24)), (cx + 90 * math.cos(a + 0.24), cy + 60 * math.sin(a + 0.24))]) for a in np.arange(0.35, 6.3, math.pi / 3)])  # fmt: skip
    for half in (tube.intersection(cut), tube.difference(cut)):
        if half.centroid.y > cy:
            put(sc, p, z=2, rim=(2.4, 1.2, "#ffe8b0", 0.9))
        sc.layer([(half, "#e2402c"), (half.intersection(marks), "#fff8ea")], z=2.4, sh=0.5, shc="#4a1420", rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip


def draw() -> Scene:
    """Jump?"""
    sc = Scene("sky_pool", light=(60, 40, 500), shadow="#5a2410", bg="#f0b646")
    draw_sand(sc)
    sc.glow(110, 560, 640, "#fff2bc", 0.5)
    sc.flat(box(0, 300, 800, 1200), sc.lin([(0, "#c2702c", 0), (0.55, "#c2702c", 0), (1, "#b4561f", 0.5)], 100, 560, 800, 900), 1, "multiply")  # fmt: skip
    draw_prints(sc)
    draw_coping(sc)
    hole = square(HALF - 0.06)
    draw_sky(sc, hole)
    with sc.clip(hole):
        draw_walls(sc, hole)
    draw_ladder(sc)
    draw_left_things(sc)
    draw_board(sc)
    draw_swimmer(sc)
    near = shape("330,1240^ 470,1176 600,1100 730,1056 840,1040^ 840,1240^")
    sc.layer(near, sc.lin([(0, "#b9612a"), (0.5, "#6e2715"), (1, "#3e120e")], 560, 1080, 640, 1230), z=16, cut=0, wash=0.3, sh=0.5, shc="#5a2410", rim="#ffdf98", rimop=1, rimw=1.6)  # fmt: skip
    ribs = [limb([(x, 1250, 1), (x + 40, 1160, 2.4), (x + 96, 1030, 0.6)], 5) for x in range(330, 860, 15)]
    sc.flat(U(ribs).intersection(near), "#ff9a4c", 0.13)
    sc.vignette("#7a2c10", 0.35, 420, 620, 900, 0.6)
    sc.finish()
    return sc
