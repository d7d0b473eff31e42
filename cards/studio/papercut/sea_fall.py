"""A sea that steps over its frame in sheets, runs down the wall and lies on the floor; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.gilt_sea import LX, PIC
from cards.studio.papercut.museum_room import FLOOR
from cards.studio.papercut.scene import Scene


def draw_pool(sc: Scene) -> None:
    """The sea lies down on the floor as a mirror."""
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


def draw_spray(sc: Scene) -> None:
    """Drops over the fall."""
    r = sc.stream("spray")
    drops = [ellipse(r.uniform(220, 630), r.gauss(470, 36), r.uniform(1.2, 4)) for _ in range(60)] + [
        ellipse(r.uniform(220, 640), FLOOR + r.uniform(-14, 50), r.uniform(1.4, 4.4), r.uniform(1, 2.4))
        for _ in range(60)
    ]
    sc.layer(U(drops), "#fbfff6", z=2, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffffff")
    sc.glow(LX, 470, 260, "#e9f6e6", 0.5, sy=0.5)


def draw_fall(sc: Scene) -> None:
    """Six sheets of sea step over the frame, run down the wall, and lie down on the floor."""
    draw_pool(sc)
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
    draw_spray(sc)
