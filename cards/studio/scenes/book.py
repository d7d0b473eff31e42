"""A wood that is a book: page stands behind page. A stag has left his and looks back at a doe who is only half out.

Palette: night plum #1a1330, mauve #6d5578, paper #fff3d6, amber #f3b25a, cover red #8a2a3c, moss #2a2a3a.
Light: behind the last page. Planes: seven pages one behind the other / path of print / stag and doe / fox and ferns / cover.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.paper_deer import paper_doe, paper_stag

LX, LY = 408, 520
PAGES = 7
STAG = (300, 1010, 0.32)
STAG_HOLE = (136, 872, 0.29)  # what he has left in the same page as hers
DOE = (4, 608, 934, 0.46)
FOX = (694, 1096, 0.74)
WOODED = (3,)  # pages with trees
HALVES = (60, 92, 126, 160, 186, 366, 432)  # half widths of the clearings
NIGHT, AMBER, CREAM = "#1a1330", "#f3b25a", "#fff3d6"


def depth(k: int) -> float:
    """0 for the last page, 1 for the nearest."""
    return k / (PAGES - 1)


def base(k: float) -> float:
    """The ground line of a page."""
    return 660 + 440 * (k / (PAGES - 1)) ** 1.25


def opening(sc: Scene, k: int) -> Any:
    """What is cut out of a page: a clearing with a leafy edge."""
    t = depth(k)
    r = sc.stream(f"opening {k}")
    cx = LX + (-26, 18, -20, 22, -8, 0, -4)[k]
    w, top, foot = HALVES[k], 380 - 352 * t, base(k) + 30
    P = []
    for a in np.linspace(math.pi, 2 * math.pi, 34):
        q = 1 + 0.055 * math.sin(5 * a + k) + r.uniform(-0.03, 0.03)
        P.append((cx + w * q * math.cos(a), (top + foot) / 2 + (foot - top) * 0.56 * q * math.sin(a)))
    P += [(cx + w * 0.9, foot), (cx - w * 0.94, foot)]
    return Polygon(P).buffer(0)


def tone(k: int) -> tuple[str, str, str]:
    """A page's colours at the light, between, and away from it."""
    t = depth(k)
    if t < 0.5:
        q = t / 0.5
        return mix("#fff6dc", "#ffd08a", q), mix("#fde2ac", "#d98f72", q), mix("#f2bd78", "#8a5a74", q)
    q = (t - 0.5) / 0.5
    return mix("#ffd08a", "#c9705e", q), mix("#d98f72", "#5a3858", q), mix("#8a5a74", "#1c1432", q)


def printed(sc: Scene, g: Any, k: int) -> Any:
    """Rows of words of no language on a page, as strokes inside g."""
    r = sc.stream(f"print {k}")
    t = depth(k)
    size = 1.0 + 1.5 * t
    x0, y0, x1, y1 = g.bounds
    out = []
    y = max(0.0, y0) + 14
    while y < min(1180, y1):
        x = max(-10.0, x0) + 6
        while x < min(810, x1):
            w = r.uniform(10, 34) * (0.6 + 0.6 * t)
            out.append(
                limb(
                    [
                        (x + q * w / 4, y - (r.uniform(1.2, 3.4) * size if q % 2 else 0), 0.9 * size**0.5)
                        for q in range(5)
                    ],
                    1,
                    2,
                )
            )
            x += w + 6
        y += 11 + 10 * t
    return U(out).intersection(g.buffer(-3))


def deer_pieces(d: dict[str, Any]) -> Any:
    """The outline of a deer, slits left in."""
    return U([d[n] for n in ("far_horn", "far", "ear2", "body") if n in d])


def draw_page(sc: Scene, k: int, holes: Any = None) -> None:
    """One standing page: paper, print, its trees, a rim of light round everything cut out."""
    t = depth(k)
    a, b, c = tone(k)
    hole = opening(sc, k)
    half, top = 190 + 330 * t, 262 - 330 * t
    sheet_ = box(LX - half, top, LX + half, base(k) + 40)
    r = sc.stream(f"trees {k}")
    wood, leaves = [], []
    x0, y0, x1, y1 = hole.bounds
    if k not in WOODED:
        sides: tuple[tuple[int, float], ...] = ()
    else:
        sides = ((1, x0 + (10 + 26 * t) * r.uniform(0.4, 1.4)), (-1, x1 - (10 + 26 * t) * r.uniform(0.4, 1.4)))
    for side, x in sides:
        h = (base(k) - top) * r.uniform(0.4, 0.5)
        w, lv = tree(
            r,
            x,
            base(k) + 26,
            h,
            -math.pi / 2 + -side * 0.06,
            w=8 + 26 * t,
            depth=6 if k < 6 else 5,
            spread=0.3,
            leafL=0,
            leafp=0.55,
            roots=3,
        )
        wood.append(w)
        leaves += lv
    fringe = []
    edge_ = along(np.asarray(hole.exterior.coords), int(hole.exterior.length / (11 + 9 * t)))
    for px, py in edge_:
        if py < base(k) - 20:
            a = math.atan2((y0 + y1) / 2 - py, (x0 + x1) / 2 - px) + r.uniform(-1.1, 1.1)
            fringe.append(
                leaf(
                    px - 6 * math.cos(a),
                    py - 6 * math.sin(a),
                    (13 + 24 * t) * r.uniform(0.7, 1.3),
                    a,
                    r.uniform(0.34, 0.5),
                    r.uniform(-0.2, 0.2),
                )
            )
    g = U(sheet_.difference(hole), fringe, U(wood).intersection(sheet_), U(leaves).intersection(sheet_))
    turf = grass(r, LX - half, LX + half, base(k) + 30, 10 + 18 * t, 90, 0.3, 1.6 + 1.6 * t)
    g = U(g, turf.intersection(sheet_.difference(box(x0, 0, x1, 1200))))
    if holes is not None:
        g = clean(g.difference(holes))
    fill = sc.rad([(0, a), (0.4, b), (1, c)], LX, LY, 210 + 590 * t)
    sc.layer(g, fill, z=5 + 9 * t, sh=0.5, cut=0.4, rim="#fff0c0", rimop=0.55)
    solid = sheet_.difference(hole.buffer(6 + 16 * t))
    if holes is not None:
        solid = solid.difference(holes.buffer(5))
    sc.flat(printed(sc, solid, k), dark(c, 0.35) if t < 0.7 else light(c, 0.25), 0.5 if t < 0.7 else 0.4)
    rimlight(sc, g, 2 + 2 * t, 2, "#ffe2a0", 0.5, 1.6, r=300 + 360 * t)
    rimlight(sc, g, -2 - 2 * t, 2, "#ffe2a0", 0.5, 1.6, r=300 + 360 * t)
    sc.veil([(0, "#ffcf8a", 0), (0.5, "#ffcf8a", 0.13 * (1 - t)), (1, "#ffcf8a", 0)], 0, 200, 0, 900)


def draw_floor(sc: Scene) -> None:
    """The ground between the pages is paper too; its lines run to the light, every trunk lays a shadow on it."""
    P = [(LX - 90, 640), (LX + 90, 640), (860, 1180), (-60, 1180)]
    sc.layer(
        Polygon(P),
        sc.rad([(0, "#fff8e0"), (0.25, "#ffdc9c"), (0.55, "#d08a72"), (1, "#4a2c50")], LX, 650, 600),
        z=2,
        sh=0,
        cut=0,
    )
    lines = []
    for d in np.linspace(-1.5, 1.5, 25):
        lines.append(limb([(LX + d * 70, 650, 0.7), (LX + d * 400, 1190, 3.4)], 1, 3))
    sc.flat(U(lines).intersection(Polygon(P)), "#7a3a3c", 0.28)
    R = sc.stream("floor print")
    words_ = []
    for _ in range(300):
        d, v = R.uniform(-1.4, 1.4), R.random() ** 0.7
        y = 660 + 500 * v
        s = 0.24 + 0.9 * v
        x = LX + d * (70 + 330 * v)
        words_.append(
            limb([(x + q * 6 * s, y - (4 * s if q % 2 else 0), 1.1 * s + 0.3) for q in range(R.randint(4, 7))], 1, 2)
        )
    sc.flat(U(words_).intersection(Polygon(P)), "#6b3436", 0.4)


def lay_deer(sc: Scene, d: dict[str, Any], x: float, y: float, s: float, lines: bool = True) -> Any:
    """A deer of printed paper standing in the light from behind."""
    q = T(d, x, y, s)
    fill = sc.lin([(0, "#fff6e0"), (0.6, "#f0c896"), (1, "#b97a68")], x + 110 * s, y - 560 * s, x - 140 * s, y)
    for n in ("far_horn", "far", "ear2"):
        if n in q:
            sc.layer(q[n], "#a8685c", z=2, cut=0, sh=0.4, fibre=0, rim="#ffe6b0", rimop=0.8)
    sc.layer(q["body"], fill, z=3, cut=0, sh=0.5, fibre=0.1, rim="#fffbe8", rimop=0.9)
    r = sc.stream(f"coat {x}")
    x0, y0, x1, y1 = q["body"].bounds
    rows = []
    yy = y0 + 30
    while yy < y1:
        xx = x0
        while xx < x1:
            w = r.uniform(5, 14)
            rows.append(limb([(xx + w * k / 3, yy - (1.8 if k % 2 else 0), 0.9) for k in range(4)], 1, 2))
            xx += w + 3
        yy += 6.4
    sc.flat(U(rows).intersection(q["body"].buffer(-2)), "#6b3436", 0.5)
    sc.flat(q["slits"], "#3a1c30", 0.9)
    sc.flat(q["eye"], "#1f1024")
    if "ear_in" in q:
        sc.flat(q["ear_in"], "#b96a60", 0.8)
    rimlight(sc, q["body"], -2.4, 1.4, "#fff3c8", 0.95, 1.0, r=900)
    return U(q["body"], q.get("far", None), q.get("far_horn", None))


def draw_shadow(sc: Scene, g: Any, x: float, y: float, long: float) -> None:
    """The shadow that falls towards us, away from the light behind."""
    from shapely import affinity

    dx = (x - LX) / (y - LY)
    s = affinity.affine_transform(g, [1, -dx * long, 0, -long, dx * long * y, y + long * y])
    sc.flat(
        s.intersection(box(-60, 600, 860, 1200)),
        sc.lin([(0, "#2a1234", 0.85), (1, "#2a1234", 0.25)], 0, y, 0, y + 260),
        0.9,
        "multiply",
        1.8,
    )


def draw_near(sc: Scene) -> None:
    """Fox, ferns, the block of the pages and the red cover they stand on."""
    edge_ = [(-60, 1128), (120, 1112), (400, 1124), (680, 1112), (860, 1128)]
    for k in range(6):
        c = curve(np.array([(x, y + 9 * k) for x, y in edge_], float), n=12)
        g = Polygon([*c, (860, 1260), (-60, 1260)]).buffer(0)
        sc.layer(
            g,
            sc.rad([(0, mix("#ffdfa6", "#b9786a", k / 6)), (1, mix("#5a3a58", "#2a1834", k / 6))], LX, 1110, 460),
            z=2.4,
            cut=0.5,
            dy=-1.6,
            sh=0.4,
            rim="#fff0c8",
            rimop=0.6,
        )
    c = curve(np.array([(x, y + 62) for x, y in edge_], float), n=12)
    sc.layer(
        Polygon([*c, (860, 1280), (-60, 1280)]).buffer(0),
        sc.rad([(0, "#d0505a"), (0.5, "#8a2a3c"), (1, "#3c1428")], LX, 1170, 480),
        z=6,
        dy=-3,
        sh=0.5,
        rim="#ffd0a0",
        rimop=0.9,
    )
    sc.layer(
        limb([(LX - 4, 1116, 14), (LX + 2, 1150, 15), (LX - 16, 1190, 16), (LX - 2, 1230, 16)], 5),
        "#e0a040",
        z=4,
        cut=0.2,
        rim="#fff0c0",
        rimop=0.8,
    )
    x, y, s = FOX
    f = T(beast("fox", "sit"), x, y, s, flip=True)
    sc.flat(ellipse(x, y + 2, 54, 7), "#120a20", 0.7, "multiply", 3)
    put(sc, f.recolour(lambda q: mix(q, "#1a1030", 0.8)), z=4, rimop=0)
    rimlight(sc, f.outline(), 4, 2, "#ffc47a", 1.0, 1.0, r=900)
    for side in (0, 1):
        r = sc.stream(f"fern {side}")
        fr = []
        for _ in range(11):
            x0 = r.uniform(-20, 120) if side == 0 else r.uniform(700, 820)
            a, L = -math.pi / 2 + r.uniform(-0.7, 0.7) + (0.4 if side == 0 else -0.4), r.uniform(90, 210)
            spine = [
                (
                    x0 + L * q * math.cos(a + 0.5 * q * (1 if side == 0 else -1)),
                    1180 + L * q * math.sin(a + 0.5 * q * (1 if side == 0 else -1)),
                )
                for q in np.linspace(0, 1, 9)
            ]
            fr.append(limb([(px, py, 4 - 3.6 * i / 8) for i, (px, py) in enumerate(spine)], 4))
            for i, (px, py) in enumerate(spine[1:], 1):
                aa = math.atan2(py - spine[i - 1][1], px - spine[i - 1][0])
                fr += [leaf(px, py, L * 0.2 * (1.05 - i / 9), aa + q, 0.26) for q in (-1.0, 1.0)]
        sc.layer(
            U(fr),
            sc.rad([(0, "#5a3a50"), (0.6, "#22182e"), (1, "#120c1e")], LX, 1000, 520),
            z=9,
            cut=0,
            sh=0.5,
            rim="#ffbf78",
            rimop=0.8,
            fibre=0,
        )


def stag_hole(stag: dict[str, Any]) -> Any:
    """What the stag has left in his page."""
    return T(deer_pieces(stag), *STAG_HOLE)


def doe_hole() -> Any:
    """What has already come free behind the doe."""
    _, x, y, s = DOE
    rump = shape(
        "40,-30 70,-104 120,-120 170,-102 204,-64 224,-70 226,-40 210,-16 208,30 198,62 203,112^ 187,112^ 177,66 150,46 141,62 147,112^ 131,112^ 124,52 70,36 40,10"
    )
    return T(rump, x + 10, y - 46, s)


def draw() -> Scene:
    """The card."""
    sc = Scene("book", light=(LX, LY, 200), shadow="#120a22", bg=NIGHT)
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.16, "#ffeebc"), (0.34, "#f6b868"), (0.7, "#7a4a6a"), (1, NIGHT)], LX, LY, 620)
    )
    sc.layer(ellipse(LX, LY, 58), "#fffef6", z=2, sh=0.2, shc="#d98a3a", cut=0, fibre=0)
    draw_floor(sc)
    stag, doe = paper_stag(), paper_doe()
    for k in range(PAGES):
        holes = U(stag_hole(stag), doe_hole()) if k == DOE[0] else None
        draw_page(sc, k, holes)
        if holes is not None:
            for g in (stag_hole(stag), doe_hole()):
                x, y = g.centroid.coords[0]
                sc.flat(g, sc.rad([(0, "#fffbe8"), (0.6, "#ffd68c"), (1, "#f2a452")], x, y, 130), 0.92)
                sc.glow(x, y, 170, "#ffc872", 0.7)
            ring = holes.difference(T(holes, 3, 4))
            sc.flat(ring, "#8a4a3c", 0.7)
        if k == DOE[0]:
            lay_deer(sc, doe, *DOE[1:])
    g = T(deer_pieces(stag), *STAG)
    draw_shadow(sc, g, STAG[0], STAG[1], 0.75)
    lay_deer(sc, stag, *STAG)
    L = sc.stream("letters")
    for _ in range(40):
        t = L.random()
        x, y = 150 + 420 * t + L.gauss(0, 60), 860 - 720 * t + L.gauss(0, 50)
        s = L.uniform(0.8, 1.9)
        sc.flat(
            T(
                limb([(0, 0, 1.5), (3, -5, 1.7), (5, 0, 1.5), (8, -6, 1.6)][: L.randint(3, 4)], 2, 3),
                x,
                y,
                s,
                rot=L.uniform(-60, 60),
            ),
            "#fff0c0",
            0.9,
        )
    sc.glow(LX, LY, 420, "#ffc870", 0.4)
    draw_near(sc)
    sc.vignette("#0c0618", 0.36, LX, 600, 900, 0.55)
    sc.finish()
    return sc
