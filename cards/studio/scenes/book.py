"""A stag has been cut out of a page and is leaving the book; it looks back at a doe who is only half out of hers.

Palette: night plum #1a1330, mauve #6d5578, paper #fff3d6, amber #f3b25a, cover red #7a2436, moss #2a2a3a.
Light: it comes out of the hole in the page. Planes: far wood / near wood / book / stag and doe / ferns.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.paper_deer import paper_doe, paper_stag

LX, LY = 236, 985  # the hole in the left page
STAG = (226, 918, 0.95)
DOE = (556, 956, 0.94)
BACK = curve("400,884 366,858 308,836 210,830 100,838 -30,862", n=12)
FRONT = curve("400,1160 374,1126 306,1098 200,1094 60,1112 -80,1150", n=12)


def page(side: int, u: float, v: float) -> Any:
    """A place on the left (0) or right (1) page: u from gutter to edge, v from back to front."""
    i = u * (len(BACK) - 1)
    p = [np.array([np.interp(i, range(len(c)), c[:, 0]), np.interp(i, range(len(c)), c[:, 1])]) for c in (BACK, FRONT)]
    q = p[0] * (1 - v) + p[1] * v
    return q if side == 0 else np.array([800 - q[0], q[1]])


def scribble(r: random.Random, a: Any, b: Any, size: float) -> str:
    """A word of no language between two points, as path data."""
    n = max(3, int(math.dist(a, b) / (1.2 * size)))
    out = []
    for i in range(n + 1):
        t = i / n
        h = (r.uniform(0.9, 1.5) if r.random() < 0.82 else r.uniform(2.1, 2.9)) * size
        out.append(f"{a[0] + (b[0] - a[0]) * t:.1f},{a[1] + (b[1] - a[1]) * t - (h if i % 2 else 0):.1f}")
    return "M" + "L".join(out)


def wood(sc: Scene) -> None:
    """A winter wood in the dark, mist between the trunks."""
    sc.backdrop(
        sc.lin(
            [(0, "#1b1533"), (0.3, "#33264a"), (0.56, "#6d5578"), (0.68, "#8d6f82"), (0.8, "#3a2a44"), (1, "#1a1226")],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(330, 720, 560, "#d49a86", 0.4, "screen", 0.7)
    for k, (c, lit, w, ys, seed) in enumerate(
        (
            ("#5c4a6c", "#8f7288", 15, (742, 770), "a"),
            ("#44345a", "#7c5c74", 24, (768, 800), "b"),
            ("#2c2142", "#6a4760", 38, (800, 836), "c"),
        )
    ):
        r = sc.stream("wood" + seed)
        trunks = []
        x = -40 + 20 * k
        while x < 850:
            middle = abs(x - 400) < (60, 190, 290)[k]
            if not middle:
                ww = w * r.uniform(0.6, 1.25)
                lean = r.uniform(-14, 14)
                y = r.uniform(*ys)
                P = [
                    (x + lean, -30, ww * 0.55),
                    (x + lean * 0.6, 250, ww * 0.72),
                    (x, y - 60, ww),
                    (x - 1, y, ww * 1.7),
                ]
                trunks.append(limb(P, 8))
                for _ in range(r.choice([2, 3, 4])):
                    by = r.uniform(40, 520)
                    s = r.choice([-1, 1])
                    L = r.uniform(50, 130) * (0.7 + 0.3 * k)
                    bx = x + lean * (1 - by / 700)
                    trunks.append(
                        limb(
                            [
                                (bx, by, ww * 0.34),
                                (bx + s * L * 0.5, by - L * 0.35, ww * 0.2),
                                (bx + s * L, by - L * 0.9, 1.2),
                            ],
                            6,
                        )
                    )
                    trunks.append(
                        limb([(bx + s * L * 0.45, by - L * 0.32, ww * 0.18), (bx + s * L * 0.9, by - L * 0.3, 1)], 5)
                    )
            x += r.uniform(0.75, 1.5) * (58, 84, 120)[k]
        top = [
            (-60, ys[1] - 26),
            (90, ys[1] - 4),
            (230, ys[1] + 14),
            (400, ys[1] + 16),
            (560, ys[1] + 8),
            (700, ys[1] - 12),
            (860, ys[1] - 40),
        ]
        ground, edge = land(r, top, 7)
        g = U(trunks, ground, grass(r, -40, 840, lambda q: y_at(edge, q) + 3, 16 + 8 * k, 130, 0.2, 2.0 + 0.4 * k))
        sc.layer(
            g,
            sc.rad([(0, lit), (0.55, mix(lit, c, 0.7)), (1, c)], 300, 850, 560),
            z=7 + 3 * k,
            sh=0.4,
            cut=0.6,
            wash=0.8,
            rimop=0.12,
        )
        rimlight(sc, g, (-4, -5, -7)[k], -2, "#ffb878", (0.25, 0.45, 0.6)[k], 2.6, c=(300, 860), r=640)
        rimlight(sc, g, (4, 5, 7)[k], -2, "#ffb878", (0.2, 0.35, 0.5)[k], 2.6, c=(300, 860), r=560)
        sc.veil(
            [(0, "#b98a92", 0), (0.5, "#b98a92", 0.08), (0.66, "#d0988c", 0.26 - 0.07 * k), (0.76, "#d0988c", 0)],
            0,
            0,
            0,
            1200,
        )


def great_shadow(sc: Scene) -> None:
    """The light from below throws the stag's shadow high into the wood."""
    s = T(paper_stag(), *STAG[:2], STAG[2])
    g = T(U(s["body"], s["far_horn"]), 196, 40, 1.2, o=(LX, LY))
    sc.flat(
        g.intersection(box(-60, -60, 860, 850)),
        sc.lin([(0, "#140c2a", 0.5), (0.7, "#140c2a", 0.42), (1, "#140c2a", 0.1)], 0, 0, 0, 850),
        0.9,
        "multiply",
        7,
    )


def fox_at_the_edge(sc: Scene) -> None:
    """Somebody else has seen the light."""
    f = T(beast("fox", "sit"), 742, 826, 0.86, flip=True)
    put(sc, f.recolour(lambda c: mix(c, "#2a1836", 0.74)), z=2, rimop=0)
    rimlight(sc, f.outline(), 3, -1, "#ffc070", 0.9, 1.2, c=(600, 880), r=260)


def book(sc: Scene) -> None:
    """Cover, the stack of pages, two printed pages."""
    mirror = lambda c: np.c_[800 - c[:, 0], c[:, 1]]  # noqa: E731
    both = [(BACK, FRONT), (mirror(BACK), mirror(FRONT))]
    pg = [clean(Polygon(np.vstack([b, f[::-1]])).buffer(0)) for b, f in both]
    cover = fillet(U(*[AF.translate(p, 0, d).buffer(16, join_style=2) for p in pg for d in (6, 30, 60)]), 8)
    sc.layer(
        cover,
        sc.rad([(0, "#a83c46"), (0.5, "#7a2436"), (1, "#3c1426")], LX, 1100, 560),
        z=20,
        sh=0.65,
        rim="#ffca80",
        rimop=0.5,
    )
    for p in pg:
        for k in range(9, 0, -1):
            sc.layer(
                AF.translate(p, 0, k * 5),
                sc.rad([(0, mix("#f2d3a2", "#a86a52", k / 10)), (1, mix("#8d6a70", "#4a2c44", k / 10))], LX, LY, 560),
                z=1.8,
                sh=0.35,
                cut=0.5,
                rimop=0.25,
            )
        sc.layer(
            p,
            sc.rad([(0, "#e8b878"), (0.25, "#d09a78"), (0.55, "#a37880"), (1, "#5a4260")], LX + 40, LY + 20, 560),
            z=3,
            cut=0.4,
            wash=0.8,
        )
    r = sc.stream("print")
    ink = []
    for side in (0, 1):
        for row in range(15):
            v = 0.06 + 0.88 * (row / 14) ** 1.1
            u = 0.1
            while u < 0.86:
                w = r.uniform(0.016, 0.06)
                ink.append(scribble(r, page(side, u, v), page(side, u + w, v), 0.9 + 0.7 * v))
                u += w + r.uniform(0.010, 0.016)
    sc.raw(
        f'<path d="{"".join(ink)}" fill="none" stroke="#6b3436" stroke-width=".85" stroke-linejoin="round" opacity=".55"/>'
    )
    sc.flat(limb([(400, 884, 4), (400, 1020, 14), (400, 1160, 12)], 6), "#5a2a30", 0.5, "multiply", 5)


def pressed(g: Any, at: tuple[float, float, float], skew: float = 0.0, k: float = 0.25) -> Any:
    """A standing figure laid down into the page towards us."""
    x, y, s = at
    return AF.skew(T(g, x, y, s, sy=-s * k), xs=skew, origin=(x, y))


def holes(sc: Scene) -> None:
    """The place where the stag lay is open and full of light; the doe's is smaller."""
    s = paper_stag()
    hole = clean(pressed(U(s["body"], s["far"], s["far_horn"]).buffer(3), STAG, -16))
    sc.flat(hole.buffer(8), "#ffb45a", 0.75, "screen", 9)
    sc.flat(hole, sc.rad([(0, "#fffdf0"), (0.5, "#ffe9ae"), (1, "#ffc56a")], LX, LY + 20, 300))
    inner = clean(hole.difference(T(hole, 2, 5)))
    sc.flat(inner, "#a8583a", 0.75)
    # the doe: a smaller hole, and the line of the cut that goes on round her back
    d = paper_doe()
    hole = clean(pressed(U(d["body"], d["ear2"]).buffer(3), DOE, -10, 0.34))
    sc.flat(hole.buffer(6), "#ffb45a", 0.6, "screen", 7)
    sc.flat(hole, sc.rad([(0, "#fffdf0"), (0.6, "#ffe9ae"), (1, "#ffc56a")], DOE[0], DOE[1] + 20, 160))
    sc.flat(clean(hole.difference(T(hole, 2, 5))), "#a8583a", 0.75)


def deer(sc: Scene) -> None:
    """Stag and doe, paper with the print still on it."""
    s = T(paper_stag(), *STAG[:2], STAG[2])
    warm = lambda a, b, c: sc.rad([(0, a), (0.38, b), (0.72, mix(b, c, 0.62)), (1, c)], LX - 10, LY - 60, 720)  # noqa: E731
    sc.flat(ellipse(STAG[0], STAG[1] - 30, 170, 30), "#ffdf9a", 0.4, "screen", 20)
    sc.layer(s["far_horn"], warm("#e8c89a", "#c09a90", "#7a6484"), z=8, cut=0, sh=0.35, rim="#ffe2b0", rimop=0.7)
    sc.layer(s["far"], warm("#e8b878", "#c0906e", "#7a6484"), z=8, cut=0.2, sh=0.4, rim="#fff0c4", rimop=0.8)
    sc.layer(
        s["body"],
        sc.rad([(0, "#fff8e0"), (0.3, "#f9dcae"), (0.62, "#cba5a4"), (1, "#9a80a0")], LX - 10, LY - 50, 740),
        z=14,
        cut=0.2,
        sh=0.5,
        rim="#fff6dc",
        rimop=0.9,
        wash=0.7,
    )
    r = sc.stream("flank")
    ink = []
    for row in range(34):
        y = STAG[1] - 20 - row * 14
        x = 40.0
        while x < 420:
            w = r.uniform(10, 34)
            ink.append(scribble(r, (x, y + x * 0.02), (x + w, y + (x + w) * 0.02), 1.5))
            x += w + r.uniform(6, 9)
    with sc.clip(s["body"].intersection(box(0, 0, 800, STAG[1] - 130)).buffer(-3)):
        sc.raw(
            f'<path d="{"".join(ink)}" fill="none" stroke="#7a4448" stroke-width=".9" stroke-linejoin="round" opacity=".34"/>'
        )
    sc.flat(s["slits"], "#5a3450", 0.62)
    sc.flat(s["ear_in"], "#8a5a6a", 0.5)
    sc.flat(s["eye"], "#2a1630")
    ex, ey = s["eye"].centroid.coords[0]
    sc.flat(ellipse(ex + 3, ey - 2, 3), "#fff6dc")
    d = T(paper_doe(), *DOE[:2], DOE[2])
    sc.layer(d["ear2"], warm("#e8c89a", "#c09a90", "#7a6484"), z=5, cut=0, sh=0.4)
    sc.layer(
        d["body"],
        sc.rad([(0, "#fff8e2"), (0.45, "#f4d3a4"), (1, "#ad8a94")], LX + 250, LY - 10, 330),
        z=10,
        cut=0.2,
        sh=0.5,
        rim="#fff6dc",
        rimop=0.9,
        wash=0.7,
    )
    ink = []
    for row in range(20):
        y = DOE[1] - 6 - row * 14
        x = DOE[0] - 120
        while x < DOE[0] + 200:
            w = r.uniform(10, 30)
            ink.append(scribble(r, (x, y - x * 0.02), (x + w, y - (x + w) * 0.02), 1.4))
            x += w + r.uniform(6, 9)
    with sc.clip(d["body"].intersection(box(0, 0, 800, DOE[1] - 6)).buffer(-3)):
        sc.raw(
            f'<path d="{"".join(ink)}" fill="none" stroke="#7a4448" stroke-width=".9" stroke-linejoin="round" opacity=".34"/>'
        )
    sc.flat(d["slits"], "#5a3450", 0.62)
    sc.flat(d["ear_in"], "#8a5a6a", 0.5)
    sc.flat(d["eye"], "#2a1630")
    ex, ey = d["eye"].centroid.coords[0]
    sc.flat(ellipse(ex - 3, ey - 2, 2.6), "#fff6dc")
    # light from below on both
    for g, c in ((s["body"], (LX - 20, LY - 60)), (d["body"], (DOE[0] - 60, DOE[1] + 40))):
        rimlight(sc, g, 1, -6, "#fff6d0", 0.8, 2.6, c=c, r=520)


def words_rising(sc: Scene) -> None:
    """Letters that have come loose drift up like sparks."""
    r = sc.stream("sparks")
    for _ in range(90):
        t = r.random() ** 1.3
        x = LX + 70 + r.gauss(0, 50 + 110 * t) + 110 * t
        y = 1030 - 860 * t
        if y < 20:
            continue
        s = r.uniform(1.6, 3.2) * (1 - 0.45 * t)
        a = r.uniform(-0.7, 0.7)
        L = r.uniform(6, 18) * (1 - 0.45 * t)
        d = scribble(r, (x, y), (x + L * math.cos(a), y + L * math.sin(a)), s)
        sc.raw(
            f'<path d="{d}" fill="none" stroke="{mix("#fff0b8", "#e8a86a", t)}" stroke-width="{2.1 - 0.9 * t:.2f}" stroke-linejoin="round" opacity="{0.9 - 0.55 * t:.2f}"/>'
        )


def ferns(sc: Scene) -> None:
    """Fern and grass in front, out of the light."""
    r = sc.stream("fern")
    gs = []
    for x0, n, s in ((-10, 6, 1), (812, 7, -1)):
        for k in range(n):
            a = math.radians(-74 + s * (k * 13 - 10))
            L = r.uniform(110, 190)
            P = [
                (x0 + s * k * 12, 1210),
                (x0 + math.cos(a) * L * 0.5 + s * 8, 1210 + math.sin(a) * L * 0.62),
                (x0 + math.cos(a) * L + s * 34, 1210 + math.sin(a) * L * 0.92),
            ]
            c = curve(np.array(P, float), None, False, 12)
            gs.append(limb([(*p, 4 * (1 - i / len(c)) + 1) for i, p in enumerate(c)], 2))
            for i in range(3, len(c) - 1):
                dx, dy = c[i] - c[i - 1]
                t = math.atan2(dy, dx)
                for q in (-1, 1):
                    gs.append(leaf(c[i][0], c[i][1], 26 * (1 - i / len(c)) + 5, t + q * 1.0, 0.3, 0.1 * q))
    sc.layer(U(gs), "#1e1430", z=12, cut=0, sh=0.5, rim="#d98a60", rimop=0.4)


def draw() -> Scene:
    sc = Scene("book", light=(LX, LY, 220), shadow="#0c0618", bg="#1a1330")
    wood(sc)
    great_shadow(sc)
    fox_at_the_edge(sc)
    book(sc)
    holes(sc)
    sc.glow(LX, LY - 40, 420, "#ffb86a", 0.34, "screen", 0.8)
    deer(sc)
    sc.glow(150, 330, 330, "#b08aa8", 0.2)
    sc.glow(LX + 10, LY + 10, 150, "#fff3c8", 0.22, "screen", 0.4)
    words_rising(sc)
    sc.layer(limb("402,1206,10 398,1216,11 404,1240,12", 4), "#c9502e", z=3, cut=0.2)
    ferns(sc)
    sc.vignette("#0e0818", 0.45, 360, 700, 860, 0.5)
    sc.finish()
    return sc
