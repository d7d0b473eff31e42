"""At the bottom of the sea an octopus writes letters by a lamp; corked in bottles they rise to a far rowing boat.

Palette: aubergine #1b0a1e, plum #3b1433, wine #6d2046, mauve #a5526f, coral #ef6647, mint #e4fff2.
Light: a lamp below, the surface far above. Planes: surface / sheets of water, each with its hole / bottles / sea bed.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.letter_bottle import draw_bottle
from cards.studio.papercut.octopus_writer import EXACT, draw_octopus, hand, quill

DX, DY = 486.0, 132.0  # the disc of the surface
LAMP = (432.0, 958.0)
SEAT, SIZE = (226.0, 1010.0), 0.92
MINT, CORAL = "#e4fff2", "#ef6647"
RISE = "352,812 470,850 604,836 676,742 640,622 500,540 368,464 334,372 372,282 412,216 430,166"
WATER = (
    "#cfe6da",
    "#b79aa8",
    "#93688a",
    "#7a4a74",
    "#663860",
    "#562a50",
    "#482243",
    "#3c1a39",
    "#331532",
    "#2b112b",
    "#240e25",
    "#1d0b1f",
)


def draw_surface(sc: Scene) -> None:
    """The pale disc and the keel of a boat on it."""
    sc.backdrop("#e4fff2")
    sc.flat(ellipse(DX, DY, 260, 130), sc.rad([(0, "#ffffff"), (0.6, MINT), (1, "#bfe6d6")], DX, DY, 260))
    r = sc.stream("surface")
    for k in range(26):
        a = r.uniform(0, 6.28)
        q = 150 * math.sqrt(r.random())
        x, y, n = DX + q * math.cos(a), DY + q * 0.42 * math.sin(a), r.uniform(12, 40)
        sc.flat(
            limb([(x - n, y + 2, 0.4), (x, y - 1, 2.2), (x + n, y + 1, 0.4)], 4, 3),
            "#8fd0bd" if k % 2 else "#ffffff",
            0.7,
        )
    put_boat = lambda g: T(g, DX + 8, DY - 8, 1.25, rot=-9)  # noqa: E731
    hull = shape("-46,0^ -34,-8 -12,-13 14,-13 34,-9^ 36,9^ 14,13 -12,13 -34,8")
    oars = U(
        *[
            U(limb([(4, d * 12, 1.6), (20, d * 30, 1.5)], 1), T(ellipse(0, 0, 9, 3), 25, d * 35, rot=d * 48))
            for d in (-1, 1)
        ]
    )
    sc.flat(put_boat(T(hull, 0, 3)).buffer(5), "#7fc0ae", 0.5, blur=4)
    sc.layer(put_boat(oars), "#6a2444", z=2, sh=0.25, **EXACT)
    sc.layer(put_boat(hull), sc.lin([(0, "#7d3350"), (0.5, "#4d1a36"), (1, "#7d3350")], DX, DY - 26, DX, DY + 10), z=4, sh=0.35, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    planks = U([limb([(-44, 0, 0.4), (-14, d * 4, 0.9), (35, d * 3, 0.7)], 5) for d in (-2.2, -1.1, 1.1, 2.2)])
    sc.flat(put_boat(planks), "#2c0d24", 0.8)
    sc.flat(put_boat(limb([(-50, 0, 1), (36, 0, 2.6)], 1)), "#c98a9c", 0.95)
    for q in (9, 16):
        x, y = put_boat(ellipse(25, 36, 1)).centroid.coords[0]
        sc.flat(clean(ellipse(x, y, q * 1.4, q * 0.6).exterior.buffer(0.5)), "#8fd0bd", 0.8)


def tone(i: float) -> str:
    """Colour of the water at a place between two sheets."""
    k = min(int(i), len(WATER) - 1)
    return mix(WATER[k], WATER[min(k + 1, len(WATER) - 1)], i - int(i))


def draw_water(sc: Scene) -> None:
    """Sheet before sheet of water, each with a larger hole, until only the dark is left."""
    n, last = 18, len(WATER) - 1
    for k in range(n):
        t = k / (n - 1)
        r = sc.stream(f"sheet {k}")
        v, u = Wob(r, 4, 6), Wob(r, 3, 2)
        a = np.linspace(0, 2 * math.pi, 320, endpoint=False)
        rx, ry = 168 + 350 * t**1.15, 66 + 570 * t**1.3
        cx, cy = DX - 110 * t + 44 * math.sin(7 * t), DY + 500 * t**1.35
        low = 0.5 + 0.5 * np.sin(a)
        q = 1 + 0.06 * t * np.sin(2 * a + 5 * t) + (0.02 + 0.05 * low) * u(a / 6.2832) + 0.03 * low * v(a / 6.2832)
        hole = Polygon(np.c_[cx + rx * q * np.cos(a), cy + ry * q * np.sin(a)]).buffer(0)
        sheet_ = clean(box(-60, -60, 860, 1260).difference(hole))
        c, d = tone(t * last), tone(t * last + 2)
        fill = sc.rad([(0, light(c, 0.2 * (1 - t))), (0.4, c), (1, d)], DX, DY, 420 + 700 * t)
        sc.layer(
            sheet_,
            fill,
            z=9,
            sh=0.55,
            dx=0,
            dy=3 + 5 * t,
            cut=0.6,
            fibre=0.05,
            rim="#f4d8e0",
            rimop=0.6 - 0.4 * t,
            rimw=1.1,
        )
        ripple = clean(hole.buffer(7 + 9 * t).difference(T(hole.buffer(7 + 9 * t), 0, -2.2 - t)))
        sc.flat(ripple, "#f0c8d4", 0.16 - 0.09 * t)
        sc.flat(T(ripple, 0, 3), "#12040f", 0.22)
    for x0, x1, w in ((300, 110, 60), (420, 330, 90), (520, 560, 70), (640, 800, 80)):
        ray = Polygon([(x0 - 16, DY + 30), (x0 + 22, DY + 36), (x1 + w, 1000), (x1 - w, 1000)])
        sc.flat(
            ray,
            sc.lin([(0, MINT, 0.34), (0.5, "#d8c8d8", 0.12), (1, "#d8c8d8", 0)], DX, DY + 30, DX, 900),
            0.6,
            "screen",
            16,
        )


def draw_rise(sc: Scene) -> None:
    """All the letters on their way, far ones first."""
    c = curve(RISE, n=24)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))] / 1.0
    r = sc.stream("rise")
    s, items = 0.0, []
    while s < length[-1]:
        t = s / length[-1]
        x, y = (float(np.interp(s, length, c[:, k])) for k in (0, 1))
        size = 0.6 * (1 - t) ** 1.1 + 0.07
        items.append(
            (x + r.gauss(0, 4) * size, y + r.gauss(0, 8) * size, size, r.uniform(-24, 24) + 10 * math.sin(8 * t), t)
        )
        s += 92 * size + 7
    sc.stroke(list(map(tuple, c)), "#ffd0c0", 26, 0.13, "screen", blur=14)
    for item in reversed(items):
        draw_bottle(sc, *item)
    x, y, size, rot, _ = items[4]  # this one holds a key
    sc.layer(T(key(0, -30, 0.9), x, y, size, rot=rot + 12), "#7a2a34", z=1, sh=0.4, rim="#ffd9a4", rimop=1, **EXACT)
    bub = [ellipse(float(np.interp(q, length, c[:, 0])) + r.gauss(0, 22) * (1.2 - q / length[-1]), float(np.interp(q, length, c[:, 1])) + r.gauss(0, 20) * (1.2 - q / length[-1]), r.uniform(0.8, 3.2) * (1.1 - q / length[-1])) for q in np.linspace(0, length[-1], 90)]  # fmt: skip
    sc.flat(U(bub), "#ffe8dc", 0.6)


def draw_bed(sc: Scene) -> None:
    """Dunes at the bottom, lit round the lamp; weeds at both sides."""
    for k, (P, c) in enumerate((
        ([(-60, 1010), (160, 1050), (420, 1040), (640, 1010), (860, 940)], "#451634"),
        ([(-60, 1090), (200, 1082), (480, 1094), (700, 1070), (860, 1030)], "#36112c"),
        ([(-60, 1140), (240, 1160), (520, 1150), (860, 1120)], "#240b20"),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"dune {k}"), P, 4)
        sc.layer(g, sc.rad([(0, mix("#f7a874", c, 0.1 + 0.2 * k)), (0.22, mix("#a8444a", c, 0.4)), (0.55, c), (1, "#1b0a1e")], LAMP[0], LAMP[1] + 70, 560), z=8, sh=0.45, cut=0.8, rim="#ffc49c", rimop=0.7)  # fmt: skip


def draw_drift(sc: Scene) -> None:
    """Small life that shows in the light of the lamp, ripples cut into the sand, the octopus's shade on it."""
    r = sc.stream("drift")
    motes = [ellipse(LAMP[0] + r.gauss(0, 130), LAMP[1] - 30 + r.gauss(0, 90), r.uniform(0.7, 2.2)) for _ in range(90)]
    sc.flat(U(motes), sc.rad([(0, "#ffe9c0", 0.9), (1, "#ffb08a", 0)], *LAMP, 260), 1)
    cuts = []
    for _ in range(70):
        x, y, w = r.uniform(-20, 820), r.uniform(1080, 1195), r.uniform(16, 52)
        cuts.append(limb([(x - w, y + 2, 0.3), (x, y - 2, 1.6), (x + w, y + 1, 0.3)], 4, 3))
    sc.flat(U(cuts), "#12040f", 0.4)
    sc.flat(T(U(cuts), 0, 1.8), sc.rad([(0, "#ffd0a0", 0.8), (1, "#ffb08a", 0.05)], LAMP[0], LAMP[1] + 110, 430), 1)
    sc.flat(shape("300,1104 200,1092 60,1090 -60,1108 -60,1150 80,1146 240,1128"), "#12040f", 0.5, "multiply", 9)


def draw_reader(sc: Scene) -> None:
    """One bottle has sunk, and a crab reads its letter."""
    x, y = 640.0, 1112.0
    draw_bottle(sc, x + 44, y + 12, 0.44, 74, 0.2)
    sc.flat(ellipse(x, y + 16, 62, 7), "#12040f", 0.5, "multiply", 3)
    legs = U([limb([(x + d * 11, y + 4, 4), (x + d * (26 + 3 * k), y - 7 + 6 * k, 3), (x + d * (31 + 3 * k), y + 13 + 2 * k, 1)], 4) for d in (-1, 1) for k in range(3)])  # fmt: skip
    claws = U([U(limb([(x + d * 12, y - 2, 4), (x + d * 25, y - 12, 4), (x + d * 17, y - 23, 6)], 5), ellipse(x + d * 13, y - 26, 7, 4.4, -d * 40)) for d in (-1, 1)])  # fmt: skip
    body = shape(
        f"{x - 21},{y - 2} {x - 12},{y - 12} {x + 12},{y - 12} {x + 21},{y - 2} {x + 12},{y + 11} {x - 12},{y + 11}"
    )
    for g, c in ((legs, "#8a2c3c"), (body, "#c2483f")):
        sc.layer(g, c, z=1.4, sh=0.5, rim="#ffc49c", rimop=1, **EXACT)
    page = Polygon([(x - 16, y - 44), (x + 15, y - 47), (x + 17, y - 22), (x - 15, y - 20)])
    sc.glow(x, y - 32, 60, "#ffc890", 0.5)
    sc.layer(page, "#ffe9cc", z=1.2, sh=0.4, rim="#ffffff", rimop=1, **EXACT)
    sc.flat(U([limb([(x - 11, y - 40 + 5 * k, 1), (x + 11 - 3 * (k % 2), y - 42 + 5 * k, 1)], 1) for k in range(4)]), "#a8505a", 0.8)  # fmt: skip
    sc.layer(claws, "#d2543f", z=1.4, sh=0.5, rim="#ffd0a8", rimop=1, **EXACT)
    sc.flat(U([limb([(x + d * 5, y - 11, 1.6), (x + d * 6, y - 19, 1.6)], 1) for d in (-1, 1)]), "#8a2c3c")
    sc.flat(U([ellipse(x + d * 6, y - 19, 2.4) for d in (-1, 1)]), "#fff0d8")


def draw_stones(sc: Scene) -> None:
    """Stones, a starfish on spare paper, and weeds, dark against the lamp."""
    r = sc.stream("stones")
    for x, y, q in ((500, 1092, 30), (548, 1100, 18), (60, 1112, 34), (748, 1064, 44), (470, 1128, 14), (14, 1090, 40)):
        g = shape([(x + q * r.uniform(0.85, 1.1) * math.cos(a), y + 0.55 * q * r.uniform(0.85, 1.1) * math.sin(a)) for a in np.linspace(0, 5.6, 8)])  # fmt: skip
        sc.layer(
            g,
            sc.rad([(0, "#e8865a"), (0.35, "#8a3a48"), (1, "#2c0d24")], *LAMP, 420),
            z=4,
            sh=0.5,
            rim="#ffc49c",
            rimop=0.7,
        )
    for name, x0, x1, hs in (("left", -20, 70, (380, 300, 220, 150)), ("right", 720, 820, (190, 300, 420, 520))):
        q = sc.stream(name)
        for k, h in enumerate(hs):
            x = x0 + (x1 - x0) * k / 3
            P = [
                (x, 1240),
                (x + 20 * math.sin(k), 1200 - 0.4 * h),
                (x - 26 + 14 * k, 1200 - 0.75 * h),
                (x + 8 * math.sin(3 * k), 1200 - h),
            ]
            c = along(curve(np.array(P, float), n=10), int(h / 15))
            blades = [leaf(px, py, q.uniform(30, 46) * (1.1 - 0.5 * i / len(c)), -1.57 + d * q.uniform(0.5, 0.9), 0.2) for i, (px, py) in enumerate(c) for d in (-1, 1)]  # fmt: skip
            g = U([limb(np.c_[c, np.linspace(8, 2, len(c))], 3)], blades)
            sc.layer(g, sc.rad([(0, "#a84a50"), (0.4, "#54203f"), (1, "#220c22")], *LAMP, 520), z=7, sh=0.45, cut=0, rim="#f0a88c", rimop=0.6, fibre=0)  # fmt: skip


def draw_desk(sc: Scene) -> None:
    """A crate with paper, ink and the lamp on it."""
    x, y = SEAT
    seat = box(x - 92, y + 6, x + 74, y + 92)
    for x0, x1 in ((x - 190, x + 40), (x + 70, x + 236)):
        sc.flat(ellipse((x0 + x1) / 2, y + 88, (x1 - x0) / 2, 12), "#12040f", 0.6, "multiply", 5)
    crate(sc, seat, "#7a3640")
    crate(sc, box(x + 92, y - 14, x + 232, y + 84), "#8a4044")
    for k in range(6):
        q = 3.4 * (k % 2) + 0.6 * k
        sc.layer(Polygon([(x + 98 + q, y - 15 - 3 * k), (x + 176 + q, y - 16 - 3 * k), (x + 172 + q, y - 20 - 3 * k), (x + 104 + q, y - 19 - 3 * k)]), ("#ffe7c8", "#fff4e2")[k % 2], z=0.9, sh=0.5, **EXACT)  # fmt: skip
    sc.layer(star(x + 142, y - 36, 9, 5, 0.45), "#ff9a6a", z=1.2, sh=0.5, rim="#fff0d8", rimop=1, **EXACT)
    lx, ly = LAMP
    sc.glow(lx, ly, 330, "#ffae6a", 0.8)
    sc.layer(U(box(lx - 13, y - 22, lx + 13, y - 14).buffer(2), box(lx - 9, ly - 32, lx + 9, ly - 26).buffer(2)), "#4a1c2c", z=2, sh=0.4, **EXACT)  # fmt: skip
    sc.flat(
        shape(
            f"{lx - 8},{ly - 24}^ {lx - 15},{ly} {lx - 10},{y - 24}^ {lx + 10},{y - 24}^ {lx + 15},{ly} {lx + 8},{ly - 24}^"
        ),
        "#ffdca0",
        0.7,
    )
    sc.flat(shape(f"{lx},{ly - 18} {lx + 6},{ly} {lx},{ly + 12} {lx - 6},{ly}"), "#fffbe8")
    sc.stroke([(lx - 11, ly - 28), (lx - 14, ly - 46), (lx + 14, ly - 46), (lx + 11, ly - 28)], "#4a1c2c", 2.4)
    sc.glow(lx, ly, 90, "#fff0c0", 0.9)


def crate(sc: Scene, g: Any, c: str) -> None:
    """A wooden crate seen from the side: boards, gaps, nails."""
    x0, y0, x1, y1 = g.bounds
    sc.layer(g, dark(c, 0.45), z=4, sh=0.5, **EXACT)
    h = (y1 - y0) / 3
    fill = sc.rad([(0, mix(c, "#ffc088", 0.6)), (0.5, c), (1, dark(c, 0.6))], *LAMP, 260)
    for k in range(3):
        sc.layer(
            box(x0, y0 + h * k + 1.6, x1, y0 + h * (k + 1) - 1.6),
            fill,
            z=1.6,
            sh=0.5,
            cut=0.6,
            rim="#ffd4a8",
            rimop=0.8,
        )
    for x in (x0 + 7, x1 - 7):
        sc.layer(box(x - 6, y0 - 2, x + 6, y1 + 2), fill, z=1.6, sh=0.5, cut=0.5, rim="#ffd4a8", rimop=0.9)
        sc.flat(U([ellipse(x, y0 + h * (k + 0.5), 1.6) for k in range(3)]), "#2c0d24", 0.8)


def draw() -> Scene:
    """To whom does it write, and is anything ever fished out?"""
    sc = Scene("octopus_post", light=(DX, DY, 260), shadow="#12040f", bg="#1b0a1e")
    draw_surface(sc)
    draw_water(sc)
    sc.glow(DX, DY + 40, 420, "#d8fff0", 0.35)
    draw_bed(sc)
    draw_drift(sc)
    draw_stones(sc)
    draw_reader(sc)
    draw_rise(sc)
    draw_octopus(sc, *SEAT, SIZE, LAMP, lambda: draw_desk(sc))
    for k, rot in ((2, -16), (3, 30)):
        hx, hy = hand(k)
        quill(sc, SEAT[0] + SIZE * hx + 2, SEAT[1] + SIZE * hy + 9, 0.72, rot)
    fold = Polygon([(136, 886), (176, 876), (182, 904), (142, 914)])
    sc.glow(159, 895, 60, "#ffc890", 0.45)
    sc.layer(fold, "#ffe9cc", z=1.6, sh=0.45, rim="#ffffff", rimop=1, **EXACT)
    sc.stroke([(136, 886), (162, 897), (176, 876)], "#b8604a", 1.2, 0.8)
    sc.layer(ellipse(161, 898, 3.6), "#c2402f", z=0.8, sh=0.4, **EXACT)
    sc.vignette("#12040f", 0.4, 420, 560, 900, 0.55)
    sc.finish()
    return sc
