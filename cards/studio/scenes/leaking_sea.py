"""At night in the museum the sea runs out of a picture over its frame, and a cleaner without shoes mops it like rowing.

Palette: gallery bottle #16302f, parquet umber #4a3526, wall russet #7a4434, sea viridian #2f7f83, wave light #e9f6e6, gilt #c2964a.
Light: the sky in the picture. Planes: picture / wall / fall of water / flooded parquet / cleaner / bench, rope / dark doorway.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

VX, VY = 420, 560  # vanishing point of the room
FLOOR = 716  # where the end wall stands on the floor
WALL = (158, 56, 694, FLOOR)  # the end wall
PIC = (222, 128, 632, 566)  # the picture inside its frame
LX, LY = 424, 420  # the light in it
GILT = 34
HER = (292, 948)


def ground(x: float, z: float) -> tuple[float, float]:
    """A point of the floor: x from the middle in units at the end wall, z its depth (1 at the wall, smaller towards us)."""
    return VX + x / z, VY + (FLOOR - VY) / z


def draw_room(sc: Scene) -> None:
    """Ceiling, three walls, chevron parquet."""
    x0, y0, x1, y1 = WALL
    sc.backdrop("#0e1f20")
    k = 3.4
    out = lambda x, y: (VX + (x - VX) * k, VY + (y - VY) * k)
    quads = {
        "ceiling": ([(x0, y0), (x1, y0), out(x1, y0), out(x0, y0)], "#2c4a44", "#0c1a1c"),
        "left": ([(x0, y0), (x0, y1), out(x0, y1), out(x0, y0)], "#8a4e3a", "#241a1e"),
        "right": ([(x1, y0), (x1, y1), out(x1, y1), out(x1, y0)], "#84483a", "#241a1e"),
    }
    for P, lit, c in quads.values():
        sc.layer(
            Polygon(P),
            sc.rad([(0, lit), (0.5, mix(lit, c, 0.6)), (1, c)], LX, LY, 640),
            z=3,
            sh=0.3,
            cut=0,
            rim="#f6e0b8",
            rimop=0.3,
        )
    sc.layer(box(*WALL), sc.rad([(0, "#d98a5e"), (0.45, "#8f5040"), (1, "#4a2a2a")], LX, LY, 520), z=3, sh=0.3, cut=0)
    paper = wallpaper(x0, y0, x1, y1, "sprig", 44)
    sc.flat(paper if hasattr(paper, "bounds") else U(paper), "#f0b07a", 0.16)
    floor = Polygon(
        [ground(WALL[0] - VX, 1), ground(WALL[2] - VX, 1), ground(WALL[2] - VX, 0.12), ground(WALL[0] - VX, 0.12)]
    )
    sc.layer(floor, sc.rad([(0, "#a9744a"), (0.4, "#6a4630"), (1, "#241a18")], LX, FLOOR + 40, 620), z=2, sh=0.3, cut=0)
    r = sc.stream("parquet")
    for tone in ("#c28a58", "#8a5a3a", "#3a261c"):
        g = []
        for i in range(-7, 8):
            for j in range(34):
                if r.random() > 0.34:
                    continue
                xa, xb = i * 46, (i + 1) * 46
                za, zb = (0, 0.05) if i % 2 else (0.05, 0)
                z = 0.17 + j * 0.026
                P = [
                    ground(xa, min(1, z + za)),
                    ground(xb, min(1, z + zb)),
                    ground(xb, min(1, z + zb + 0.022)),
                    ground(xa, min(1, z + za + 0.022)),
                ]
                g.append(Polygon(P).buffer(0))
        sc.flat(U(g).intersection(floor), tone, 0.34)
    seams = [limb([(*ground(i * 46, 1), 0.6), (*ground(i * 46, 0.2), 2.6)], 1) for i in range(-7, 8)]
    sc.flat(U(seams).intersection(floor), "#1c1210", 0.45)
    skirting = box(x0, FLOOR - 20, x1, FLOOR)
    sc.layer(skirting, sc.near("#8a5a44", "#3a2424", 420), z=2.4, cut=0, rim="#f6e0b8", rimop=0.5)
    sc.layer(box(x0, y0, x1, y0 + 16), sc.near("#6a7a5e", "#2a3a36", 420), z=3, cut=0, rim="#f6e0b8", rimop=0.5)
    for s, c in ((-1, "#4a2a26"), (1, "#4a2a26")):
        xa = x0 if s < 0 else x1
        P = [(xa, FLOOR - 20), (xa, FLOOR), out(xa, FLOOR), out(xa, FLOOR - 20)]
        sc.layer(Polygon(P), sc.near("#8a5a44", c, 420), z=2, cut=0, rim="#f6e0b8", rimop=0.4)


def side_picture(sc: Scene, side: int, za: float, zb: float, ya: float, yb: float, kind: str) -> None:
    """A picture on a side wall, in perspective; ya, yb: its edges in units at the end wall."""
    xw = WALL[0] if side < 0 else WALL[2]
    at = lambda z, y: (VX + (xw - VX) / z, VY + (y - VY) / z)
    P = [at(za, ya), at(zb, ya), at(zb, yb), at(za, yb)]
    g = Polygon(P)
    sc.layer(
        g.buffer(9, join_style=2), sc.near("#d0a050", "#4a3622", 460), z=6, sh=0.5, cut=0.2, rim="#fff0c0", rimop=0.7
    )
    sc.layer(
        g,
        sc.lin([(0, "#6a8a7c"), (0.55, "#3f5f5e"), (1, "#1c3436")], 0, g.bounds[1], 0, g.bounds[3]),
        z=1,
        sh=0.5,
        cut=0,
    )
    lerp = lambda u, v: at(za + (zb - za) * u, ya + (yb - ya) * v)
    with sc.clip(g):
        if kind == "sea":
            for v, c in ((0.62, "#2f5658"), (0.74, "#27494c"), (0.88, "#1c383c")):
                sc.flat(
                    Polygon(
                        [
                            *[lerp(u, v + 0.03 * math.sin(9 * u + 20 * v)) for u in np.linspace(-0.1, 1.1, 14)],
                            lerp(1.1, 1.2),
                            lerp(-0.1, 1.2),
                        ]
                    ),
                    c,
                )
            wake = [lerp(u, 0.72 + 0.05 * math.sin(u * 3)) for u in np.linspace(0.1, 0.56, 10)]
            sc.stroke(wake, "#cfe4d4", 2.2, 0.7)
            hole = (
                Polygon([lerp(0.5, 0.68), lerp(0.56, 0.73), lerp(0.74, 0.73), lerp(0.8, 0.68)])
                .union(Polygon([lerp(0.54, 0.66), lerp(0.64, 0.3), lerp(0.66, 0.66)]))
                .union(Polygon([lerp(0.67, 0.66), lerp(0.67, 0.4), lerp(0.78, 0.66)]))
            )
            sc.flat(hole, "#6e3c2c", 1)
        else:
            sc.flat(
                shape(
                    " ".join(
                        f"{a:.0f},{b:.0f}"
                        for a, b in (
                            lerp(0.16, 1.1),
                            lerp(0.24, 0.7),
                            lerp(0.44, 0.6),
                            lerp(0.42, 0.34),
                            lerp(0.55, 0.2),
                            lerp(0.7, 0.32),
                            lerp(0.64, 0.58),
                            lerp(0.84, 0.7),
                            lerp(0.92, 1.1),
                        )
                    )
                ),
                "#1a2c2e",
            )
            sc.flat(
                shape(
                    " ".join(
                        f"{a:.0f},{b:.0f}"
                        for a, b in (
                            lerp(0.48, 0.54),
                            lerp(0.44, 0.38),
                            lerp(0.52, 0.28),
                            lerp(0.62, 0.34),
                            lerp(0.62, 0.5),
                        )
                    )
                ),
                "#b98a6a",
                0.9,
            )


def ridge_of_sea(
    sc: Scene,
    name: str,
    P: list[tuple[float, float]],
    lit: str,
    c: str,
    z: float,
    amp: float,
    base: float,
    crests: float,
) -> None:
    """One plane of the painted sea, with hooked crests."""
    r = sc.stream(name)
    g, top = land(r, P, amp, base)
    out = []
    x = P[0][0]
    while x < P[-1][0] - 10:
        w = r.uniform(0.7, 1.25) * crests
        y = y_at(top, x + w * 0.6)
        h = w * r.uniform(0.26, 0.4)
        out.append(
            shape(
                f"{x},{y + 5}^ {x + w * 0.36},{y - h * 0.3} {x + w * 0.66},{y - h * 0.9} {x + w * 0.9},{y - h} {x + w * 1.06},{y - h * 0.62}^ {x + w * 0.92},{y - h * 0.62} {x + w * 0.86},{y - h * 0.2} {x + w},{y + 5}^"
            )
        )
        x += w
    g = clean(U(g, out).intersection(box(PIC[0], PIC[1], PIC[2], base)))
    sc.layer(g, sc.near(lit, c, 300, (LX, LY - 30)), z=z, sh=0.42, cut=0.4, rim="#f6fff0", rimop=0.85)
    lines = []
    for _ in range(int(26)):
        x = r.uniform(PIC[0], PIC[2] - 50)
        y = y_at(top, x) + r.uniform(8, 60)
        w = r.uniform(20, 60)
        lines.append(limb([(x, y, 0.4), (x + w * 0.5, y - 3, 1.6), (x + w, y + 1, 0.4)], 4, 3))
    sc.flat(clean(U(lines).intersection(g.buffer(-2))), "#eafaf0", 0.45)


def draw_picture(sc: Scene) -> None:
    """The living sea, and its gilt frame."""
    x0, y0, x1, y1 = PIC
    sc.layer(box(*PIC).buffer(GILT + 6, join_style=2), "#1c1412", z=14, sh=0.6, cut=0, rimop=0)
    sc.layer(
        box(*PIC),
        sc.rad([(0, "#fdfff0"), (0.2, "#e9f6e6"), (0.5, "#9fd0c4"), (1, "#2f7f83")], LX, LY - 60, 330),
        z=1,
        sh=0,
        cut=0,
    )
    with sc.clip(box(*PIC)):
        sc.layer(ellipse(LX + 10, 268, 44), "#fffef2", z=2, sh=0, cut=0.4, wash=0.4)
        sc.glow(LX + 10, 268, 240, "#fbffe6", 0.85)
        r = sc.stream("sky")
        for k, (P, c) in enumerate(
            (
                ([(x0 - 30, 250), (x0 + 40, 190), (x0 + 130, 150), (x0 + 220, 120), (x0 + 330, 90)], "#5fa3a0"),
                ([(x0 - 30, 200), (x0 + 60, 140), (x0 + 160, 96)], "#3f8488"),
                ([(x1 + 30, 300), (x1 - 50, 250), (x1 - 110, 200), (x1 - 130, 140), (x1 - 60, 90)], "#4a9496"),
                ([(x1 + 30, 220), (x1 - 40, 180), (x1 - 60, 120)], "#347578"),
            )
        ):
            b = bank(r, P, 20, 40, fill=Polygon([*P, (x0 - 60 if k < 2 else x1 + 60, 60)]).buffer(0))
            sc.layer(b, sc.near("#d4efe0", c, 300), z=5, sh=0.35, cut=0.5, rim="#fbfff0", rimop=0.7)
        ridge_of_sea(
            sc,
            "sea a",
            [(x0 - 20, 382), (300, 376), (424, 380), (560, 374), (x1 + 20, 382)],
            "#d8f2e2",
            "#7fbcb4",
            4,
            2,
            y1,
            20,
        )
        ridge_of_sea(
            sc,
            "sea b",
            [(x0 - 20, 404), (300, 412), (430, 402), (560, 414), (x1 + 20, 400)],
            "#b4e0d0",
            "#57a09e",
            5,
            3,
            y1,
            34,
        )
        ridge_of_sea(
            sc,
            "sea c",
            [(x0 - 20, 432), (280, 424), (420, 444), (560, 430), (x1 + 20, 446)],
            "#8fcabc",
            "#3d8a8c",
            6,
            4,
            y1,
            52,
        )
        sc.flat(limb([(LX, 384, 40), (LX + 6, 430, 70), (LX, 520, 120)], 5), "#f6fff0", 0.4, "screen", 12)
        for k in range(7):
            x, y = 520 + 17 * k, 214 - 9 * k + 7 * (k % 2)
            sc.flat(limb([(x - 6, y - 3, 0.4), (x, y, 1.4), (x + 6, y - 4, 0.4)], 4), "#1f5558", 0.8)
    frame = box(*PIC).buffer(GILT, join_style=2).difference(box(*PIC))
    gilt = sc.near("#f6d890", "#7a5626", 420)
    sc.layer(frame, gilt, z=9, sh=0.55, cut=0, rim="#fff6d0", rimop=0.9)
    sc.layer(
        box(*PIC).buffer(GILT - 5, join_style=2).difference(box(*PIC).buffer(GILT - 9, join_style=2)),
        "#8a6228",
        z=1,
        sh=0.3,
        cut=0,
    )
    sc.layer(
        box(*PIC).buffer(7, join_style=2).difference(box(*PIC)),
        sc.near("#fff0b8", "#a87a36", 420),
        z=2.4,
        sh=0.5,
        cut=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    scrolls = []
    for (ax, ay), (bx, by) in (
        ((x0, y0 - 17), (x1, y0 - 17)),
        ((x0, y1 + 17), (x1, y1 + 17)),
        ((x0 - 17, y0), (x0 - 17, y1)),
        ((x1 + 17, y0), (x1 + 17, y1)),
    ):
        n = 14
        for k in range(n):
            t = (k + 0.5) / n
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            a = math.atan2(by - ay, bx - ax)
            scrolls += [leaf(x, y, 17, a + s * 0.6, 0.42) for s in (-1, 1)] + [ellipse(x, y, 2.6)]
    sc.layer(U(scrolls), sc.near("#ffe9ac", "#9a7030", 420), z=1.6, sh=0.5, cut=0, wash=0, rim="#fffbe0", rimop=0.8)
    for cx, cy in ((x0 - 17, y0 - 17), (x1 + 17, y0 - 17), (x0 - 17, y1 + 17), (x1 + 17, y1 + 17)):
        rose = U(
            [
                ellipse(cx + 11 * math.cos(a), cy + 11 * math.sin(a), 9, 6, math.degrees(a))
                for a in np.linspace(0, 6.28, 8, endpoint=False)
            ],
            ellipse(cx, cy, 8),
        )
        sc.layer(rose, sc.near("#ffe9ac", "#9a7030", 420), z=3, sh=0.5, cut=0, rim="#fffbe0", rimop=0.9)


def draw_fall(sc: Scene) -> None:
    """Six sheets of sea step over the frame, run down the wall, and lie down on the floor as a mirror."""
    pool = shape(
        f"250,{FLOOR - 4}^ 190,{FLOOR + 16} 132,{FLOOR + 62} 150,{FLOOR + 120} 236,{FLOOR + 168} 214,{FLOOR + 240} 110,{FLOOR + 300} 60,{FLOOR + 380} 130,{FLOOR + 440} "
        f"320,{FLOOR + 420} 430,{FLOOR + 450} 450,{FLOOR + 500} 330,1290^ 760,1290^ 720,{FLOOR + 420} 640,{FLOOR + 330} 668,{FLOOR + 250} 760,{FLOOR + 180} 742,{FLOOR + 100} 650,{FLOOR + 40} 600,{FLOOR - 4}^"
    )
    sc.layer(pool.buffer(5), "#2a1a14", z=1, sh=0.3, cut=0.4, op=0.8)
    sc.layer(
        pool,
        sc.rad([(0, "#e4f8ea"), (0.28, "#86c4ba"), (0.6, "#2f7f83"), (1, "#12393f")], LX, FLOOR + 20, 520),
        z=2.4,
        sh=0.4,
        cut=0.5,
        wash=0.7,
        rim="#f4fff2",
        rimop=0.9,
    )
    with sc.clip(pool):
        sc.flat(
            box(PIC[0] + 30, FLOOR, PIC[2] - 30, FLOOR + 250),
            sc.lin([(0, "#f4fff0", 0.75), (1, "#f4fff0", 0)], 0, FLOOR, 0, FLOOR + 250),
            0.7,
            "screen",
            18,
        )
        for x in (PIC[0] - 14, PIC[2] + 4):
            sc.flat(
                box(x, FLOOR, x + 20, FLOOR + 300),
                sc.lin([(0, "#e9c06a", 0.7), (1, "#e9c06a", 0)], 0, FLOOR, 0, FLOOR + 300),
                0.6,
                None,
                5,
            )
        r = sc.stream("pool")
        lines = []
        for _ in range(120):
            d = r.random() ** 1.4
            y = FLOOR + 8 + 470 * d
            x = r.uniform(60, 760)
            w = (18 + 90 * d) * r.uniform(0.5, 1.2)
            lines.append(limb([(x, y, 0.4), (x + w / 2, y - 1 - 2 * d, 1 + 2 * d), (x + w, y, 0.4)], 4, 3))
        sc.flat(U(lines), "#f0fff4", 0.5)
    for k in range(3):
        q = rounded(pool.buffer(-15 - 14 * k), 8)
        sc.layer(q.difference(q.buffer(-2.2 - k)), "#f4fff4", z=1, sh=0.15, cut=0, wash=0, fibre=0, op=0.5 - 0.1 * k)
    sheets = (  # top, left, right, colour, hooked crests (x, width, height; a negative width breaks to the left)
        (456, 240, 612, "#66aca6", ((244, 150, 66), (404, 120, 44), (612, -110, 56))),
        (486, 252, 604, "#4f9c98", ((318, 210, 112), (600, -70, 34))),
        (516, 264, 594, "#3b8a88", ((262, 96, 40), (470, 140, 66))),
        (540, 282, 578, "#2f7f83", ((420, -150, 58), (440, 110, 40))),
        (560, 304, 560, "#1f646c", ((318, 84, 24), (420, 120, 34))),
    )
    for k, (y, a, b, c, hooks) in enumerate(sheets):
        r = sc.stream(f"fall {k}")
        foot, spread = FLOOR + 8 + 10 * k, 10 + 15 * k
        body = shape(
            f"{a},{y + 4}^ {a + (b - a) * 0.3},{y + 12} {a + (b - a) * 0.7},{y + 8} {b},{y + 4}^ {b + 13 - k},{PIC[3] + 4} {b + 9},{PIC[3] + 44} {b - 14},{FLOOR - 56} "
            f"{b - 4},{FLOOR - 18} {b + spread},{foot}^ {a * 0.3 + b * 0.7},{foot + 16} {a * 0.7 + b * 0.3},{foot + 14} {a - spread},{foot}^ {a + 6},{FLOOR - 18} {a + 15},{FLOOR - 56} {a - 8},{PIC[3] + 44} {a - 12 + k},{PIC[3] + 4}"
        )
        crests = []
        for x, w, h in hooks:
            q = shape(
                "0,14^ 20,6 42,-34 64,-84 84,-100 104,-84 112,-52^ 98,-68 86,-66 80,-50 84,-26 96,-4 118,14^ 90,40 20,40"
            )
            crests.append(T(q, x, y + 4, abs(w) / 112, sy=h / 100, flip=w < 0))
        g = fillet(U(body, crests), 3)
        fill = sc.lin(
            [
                (0, mix(c, "#f8fff2", 0.92)),
                (0.2, mix(c, "#e4f8ea", 0.5)),
                (0.5, c),
                (0.82, dark(c, 0.22)),
                (1, mix(c, "#f4fff0", 0.55)),
            ],
            0,
            y - 90,
            0,
            foot + 10,
        )
        sc.layer(g, fill, z=9, sh=0.5, cut=0.4, rim="#fbfff4", rimop=1, rimw=1.3)
        lines = []
        for x, w, h in hooks:  # lines that climb into each crest
            for j in range(5):
                t = j / 4
                q = limb(
                    [
                        (10 + 18 * t, 30, 0.6),
                        (40 + 12 * t, -20 + 10 * t, 3),
                        (66 + 8 * t, -74 + 18 * t, 2.4),
                        (90 + 4 * t, -86 + 24 * t, 0.6),
                    ],
                    6,
                )
                lines.append(T(q, x, y + 4, abs(w) / 112, sy=h / 100, flip=w < 0))
        for _ in range(30 - 3 * k):
            x = r.uniform(a + 8, b - 8)
            y0 = r.uniform(y + 30, 610)
            L = r.uniform(40, 120)
            lines.append(
                limb(
                    [(x, y0, 0.4), (x + r.uniform(-3, 3), y0 + L * 0.5, 2.2), (x + (x - 424) * 0.04, y0 + L, 0.4)], 4, 3
                )
            )
        sc.flat(clean(U(lines).intersection(g.buffer(-3))), "#f0fff4", 0.55)
        foam = [
            ellipse(
                a - spread + (b - a + 2 * spread) * t + r.uniform(-4, 4),
                foot + 10 * math.sin(math.pi * t) + r.uniform(-3, 3),
                r.uniform(5, 13),
                r.uniform(2.4, 5),
            )
            for t in np.linspace(0, 1, 26)
        ]
        if k in (0, 2, 4):
            sc.layer(U(foam), "#f8fff6", z=2, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff")
    r = sc.stream("spray")
    drops = [ellipse(r.uniform(220, 630), r.gauss(470, 36), r.uniform(1.2, 4)) for _ in range(60)] + [
        ellipse(r.uniform(220, 640), FLOOR + r.uniform(-14, 50), r.uniform(1.4, 4.4), r.uniform(1, 2.4))
        for _ in range(60)
    ]
    sc.layer(U(drops), "#fbfff6", z=2, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.glow(LX, 470, 260, "#e9f6e6", 0.5, sy=0.5)


def draw_her(sc: Scene) -> None:
    """Fifty, stout, barefoot, from behind: her mop is an oar."""
    x, y = HER
    s = 1.28
    sc.flat(
        Polygon([(x - 26, y), (x + 30, y), (x - 20, y + 250), (x - 150, y + 250)]),
        sc.lin([(0, "#0c2428", 0.8), (1, "#0c2428", 0)], 0, y, 0, y + 250),
        0.8,
        "multiply",
        6,
    )
    top, low = (x - 46, y - 196), (x + 124, y - 4)
    pole = limb([(*top, 5), (*low, 6)], 1)
    pose = FRONT["wide"].but(lean=15, foot_a=(-0.3, 0), foot_b=(0.26, 0), nod=9)
    to = lambda t: ((top[0] + (low[0] - top[0]) * t - x) / s, (top[1] + (low[1] - top[1]) * t - y) / s)
    sc.layer(pole, sc.lin([(0, "#8a6238"), (1, "#e0b070")], *top, *low), z=4, cut=0.2, rim="#fff6d8", rimop=0.9)
    head_ = [
        limb(
            [
                (low[0] - 2, low[1] - 6, 4),
                (low[0] + 10 * k, low[1] + 8, 6),
                (low[0] + 17 * k + 8, low[1] + 18 - abs(k) * 2, 3),
            ],
            5,
        )
        for k in (-2.6, -1.6, -0.6, 0.4, 1.4, 2.4, 3.2)
    ]
    sc.layer(
        U(head_),
        sc.lin([(0, "#f4f6e4"), (1, "#9fb8a8")], low[0] - 50, 0, low[0] + 60, 0),
        z=3,
        cut=0.3,
        rim="#ffffff",
        rimop=0.9,
    )
    d = dress("farmwife", "#3f5a6a", "#b9554a", "#efe2c4").but(
        skirt=0.62, flare=13, shoes="bare", shoe_colour="#8a5636", trousers="none", sleeves="short", belly=8, pad=5
    )
    p = person(
        50,
        "back",
        pose,
        d,
        "#8a5636",
        "bun",
        "#2a1c18",
        "calm",
        1.3,
        reach_a=to(0.14),
        reach_b=to(0.5),
        hat="scarf",
        hat_colour="#d9a441",
        big_head=1.1,
    )
    p = T(p, x, y, s)
    put(sc, p, z=2.8, rim=(0, 3.4, "#f4fff0", 0.95), shade=("#0c2428", 0.5, 560), cast=6)
    hx, hy = p.at("neck")
    knot = U(
        limb([(hx, hy - 8, 7), (hx - 8, hy + 4, 8), (hx - 14, hy + 18, 2)], 4),
        limb([(hx, hy - 8, 7), (hx + 6, hy + 6, 8), (hx + 6, hy + 22, 2)], 4),
        ellipse(hx, hy - 9, 6, 5),
    )
    sc.layer(knot, "#c08a30", z=2, cut=0, wash=0, rim="#fff2c8", rimop=0.8)
    for fx in (x - 24, x + 34):
        e = ellipse(fx, y + 3, 24, 6)
        sc.flat(e.difference(ellipse(fx, y + 2, 20, 4.2)), "#f4fff4", 0.8)


def draw_things(sc: Scene) -> None:
    """Bucket, bench with her shoes, rope, the mouse, and a ship that has left its own picture."""
    bx, by = 176, 872
    sc.flat(ellipse(bx - 8, by + 2, 40, 8), "#0c1a1c", 0.6, "multiply", 4)
    put(sc, T(bucket(), bx, by, 0.62), z=3, rim=(-2.4, 1.6, "#f4fff0", 0.9))
    s = ship()
    sx, sy, k = 592, 838, 0.44
    sc.layer(T(s["hull"], sx, sy, k), "#5a3426", z=2, cut=0, wash=0, rim="#fff6d8", rimop=0.9)
    sc.layer(T(s["rig"], sx, sy, k), "#3a241c", z=1, cut=0, wash=0, fibre=0)
    sc.layer(T(s["sails"], sx, sy, k), "#fbf6e0", z=2, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    sc.layer(T(s["flag"], sx, sy, k), "#b9554a", z=1, cut=0, wash=0, fibre=0)
    sc.flat(T(s["sails"], sx, sy + 6, k, sy=-k * 0.7), "#fbf6e0", 0.3, None, 1.4)
    sc.stroke(
        curve(np.array([(sx - 24, sy + 3), (sx - 80, sy - 16), (sx - 120, sy - 60), (sx - 100, sy - 104)], float), n=8),
        "#fbfff4",
        2,
        0.75,
    )
    # rope and posts
    posts = [(124, 806, 0.9), (706, 806, 0.9)]
    tops = []
    for x, y, q in posts:
        sc.layer(
            U(
                limb([(x, y, 5 * q), (x, y - 92 * q, 4.4 * q)], 1),
                ellipse(x, y - 95 * q, 6 * q),
                ellipse(x, y, 17 * q, 5 * q),
            ),
            sc.near("#ffe0a0", "#7a5626", 420),
            z=4,
            cut=0,
            rim="#fffbe0",
            rimop=0.9,
        )
        tops.append((x, y - 84 * q))
    for (x, y), ex in ((tops[0], -60), (tops[1], 880)):
        sc.layer(
            limb([(x, y, 6), ((x + ex) / 2, y + 62, 7), (ex, y + 20, 8)], 10),
            sc.near("#d0584a", "#5a1f24", 420),
            z=3,
            cut=0,
            rim="#ffd8c0",
            rimop=0.6,
        )
    # bench, shoes, wet tracks of a bird
    seat = Polygon([(520, 1096), (900, 1080), (900, 1128), (500, 1148)])
    sc.flat(Polygon([(500, 1170), (900, 1150), (900, 1260), (460, 1260)]), "#080f10", 0.6, "multiply", 10)
    for x, h in ((540, 92), (700, 96)):
        sc.layer(
            shape(
                f"{x},{1130}^ {x + 22},{1130}^ {x + 16},{1130 + h * 0.5} {x + 14},{1130 + h}^ {x + 4},{1130 + h}^ {x + 6},{1130 + h * 0.5}"
            ),
            "#160f10",
            z=5,
            cut=0.2,
            rim="#d8b080",
            rimop=0.5,
        )
    sc.layer(
        seat,
        sc.lin([(0, "#8a4a3a"), (1, "#2a1618")], 520, 1080, 820, 1150),
        z=9,
        cut=0.4,
        rim="#fff0c8",
        rimop=0.9,
        rimw=1.4,
    )
    sc.layer(
        Polygon([(500, 1148), (900, 1128), (900, 1142), (500, 1163)]), "#1c1012", z=2, cut=0.3, rim="#d8b080", rimop=0.5
    )
    for dx, rot in ((0, -8), (50, 6)):
        shoe_ = T(shape("-26,-20^ -8,-24^ 4,-12 24,-7 30,0 28,3^ -28,3^"), 590 + dx, 1106 - dx * 0.05, 0.95, rot=rot)
        sc.layer(shoe_, "#2c1c22", z=4, cut=0, wash=0, rim="#fff6d8", rimop=0.95, rimw=1.2)
        sc.flat(T(ellipse(-17, -21, 9, 3), 590 + dx, 1106 - dx * 0.05, 0.95, rot=rot), "#120a0e")
    for k in range(9):
        x, y = 470 + 9 * k, 1010 + 19 * k
        q = 3.4 + 0.5 * k
        sc.flat(
            U(
                [
                    limb([(x, y, 1.2), (x + q * 1.6 * math.cos(a), y + q * math.sin(a), 0.7)], 1)
                    for a in (-2.4, -1.6, -0.8, 1.5)
                ]
            ),
            "#e4f8ea",
            0.75,
        )
    mouse = T(mouse_suitcase(), 716, 868, 0.27)
    sc.flat(ellipse(714, 869, 16, 3), "#0c1a1c", 0.6, "multiply", 2)
    for name, c in (
        ("back", "#5a4a44"),
        ("body", "#7a655a"),
        ("arm", "#6a574e"),
        ("case", "#b9554a"),
        ("strap", "#5a2a24"),
        ("scarf", "#c2964a"),
        ("eye", "#120a0e"),
    ):
        sc.layer(mouse[name], c, z=0.8, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.7)


def draw_doorway(sc: Scene) -> None:
    """We look through a dark door with a heavy curtain."""
    right = Polygon([(776, -60), (860, -60), (860, 1260), (788, 1260)])
    sc.layer(right, sc.lin([(0, "#1c2a2a"), (1, "#0a1214")], 748, 0, 840, 0), z=16, cut=0.4, rim="#d8b080", rimop=0.5)
    arch = Polygon(
        [
            (-60, -60),
            (860, -60),
            (860, 60),
            *[(400 + 380 * math.cos(a), 96 - 96 * math.sin(a)) for a in np.linspace(0.2, math.pi - 0.2, 24)],
            (-60, 60),
        ]
    ).buffer(0)
    sc.layer(arch, sc.lin([(0, "#0a1214"), (1, "#1c2a2a")], 0, 0, 0, 100), z=16, cut=0.4, rim="#d8b080", rimop=0.5)
    for k in range(4):
        dx = -34 * k - 44
        g = shape(
            f"-60,-60^ {100 + dx},-60^ {92 + dx},160 {112 + dx},420 {96 + dx},640 {62 + dx},800 {54 + dx},900 {74 + dx},1060 {92 + dx},1260^ -60,1260^"
        )
        c = ("#5a2a30", "#4a2229", "#3a1a22", "#2a131a")[k]
        sc.layer(
            g,
            sc.lin([(0, dark(c, 0.35)), (1, light(c, 0.06))], 0, 0, 110 + dx, 0),
            z=10,
            sh=0.5,
            cut=0.5,
            rim="#f0c8a0",
            rimop=0.5,
        )


def draw() -> Scene:
    """She hums."""
    sc = Scene("leaking_sea", light=(LX, LY, 240), shadow="#060d0e", bg="#16302f")
    draw_room(sc)
    side_picture(sc, -1, 0.94, 0.74, 250, 470, "sea")
    side_picture(sc, 1, 0.95, 0.78, 250, 490, "portrait")
    draw_picture(sc)
    draw_fall(sc)
    draw_things(sc)
    draw_her(sc)
    draw_doorway(sc)
    sc.vignette("#060d0e", 0.4, LX, 560, 900)
    sc.finish()
    return sc
