"""knees: in a bath in the evening sun two islands are knees, the bather watches the last ferry cross between them.

Palette: deep petrol #12404a, bath turquoise #3fa3a0, skin rose #d9987f, shade plum #5a2c44, island olive #8a9640, window gold #ffeebc.
Light: a low sun through the bathroom window. Planes: tiles / steam / rim / face / far island / ferry / near island / toes / suds.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.gazes import looking_down
from cards.studio.papercut.knee_island import GOLD, LX, LY, PETROL, PLUM, island
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.steamer import ferry

RIM = 424.0  # the far edge of the tub
LEFT = (92.0, 318.0, 262.0, 936.0)  # apex x, apex y, half width, waterline
RIGHT = (690.0, 440.0, 168.0, 772.0)


def draw_wall(sc: Scene) -> None:
    """Tiles that fade into steam, the window with the evening in it, the far rim of the tub."""
    sc.backdrop(
        sc.rad([(0, "#fff6d8"), (0.2, "#ffdc9c"), (0.4, "#d0a878"), (0.66, "#4f7f80"), (1, "#16404c")], LX, LY, 760)
    )
    r = sc.stream("tiles")
    for i in range(-1, 13):
        for j in range(-1, 7):
            x, y = i * 68 - 12, j * 68 - 22
            t = min(1.0, math.hypot(x + 34 - LX, y + 34 - LY) / 620)
            c = (
                mix("#ffdfa4", "#17484f", min(1, t * 1.08) ** 0.72)
                if j != 4
                else mix("#ffcf9a", "#8a3440", min(1, t * 1.15))
            )
            q = rounded(box(x + 2, y + 2, x + 66, y + 66), 4)
            sc.layer(
                q,
                mix(c, "#ffffff", r.uniform(0, 0.09)),
                z=1.5,
                cut=0.3,
                sh=0.3,
                shc="#123a44",
                wash=0.5,
                fibre=0.08,
                rim="#fff3cc",
                rimop=0.75,
            )
            if j == 4:
                sc.flat(
                    U(
                        T(star(0, 0, 17, 8, 0.5, 0.2), x + 34, y + 34),
                        ellipse(x + 34, y + 34, 24).difference(ellipse(x + 34, y + 34, 21.5)),
                    ),
                    "#ffe9c0",
                    0.5 * (1 - t) + 0.2,
                )
    sc.glow(LX, LY, 520, "#ffe2a0", 0.6)
    x0, x1, y0, y1 = LX - 92, LX + 92, 40, 330
    pane = shape(
        f"{x0},{y1}^ {x0},{y0 + 92} {x0 + 40},{y0 + 16} {LX},{y0} {x1 - 40},{y0 + 16} {x1},{y0 + 92} {x1},{y1}^"
    )
    sc.layer(pane.buffer(17), sc.near("#f0c48a", "#7a5a4c", 300), z=6, cut=0.4, sh=0.45, rim="#fff6d8", rimop=1.0)
    sc.flat(pane, sc.lin([(0, "#fff3c4"), (0.5, "#fffbe8"), (1, "#ffd88a")], 0, y0, 0, y1))
    hills = [
        shape(
            f"{x0 - 4},{y1}^ {x0 - 4},{y1 - 52} {x0 + 60},{y1 - 84} {LX + 20},{y1 - 58} {x1 + 4},{y1 - 96}^ {x1 + 4},{y1}^"
        ),
        shape(f"{x0 - 4},{y1}^ {x0 - 4},{y1 - 24} {LX - 20},{y1 - 42} {x1 + 4},{y1 - 22}^ {x1 + 4},{y1}^"),
    ]
    for g, c in zip(hills, ("#f6cf8a", "#e0a460"), strict=True):
        sc.flat(g.intersection(pane), c, 0.85)
    sash = U(box(LX - 4, y0, LX + 4, y1), box(x0, 150, x1, 157), box(x0, 244, x1, 251)).intersection(pane)
    sc.layer(sash, "#b98a5c", z=3, cut=0.2, sh=0.4, rim="#fff6d8", rimop=1.0)
    sc.layer(
        box(x0 - 30, y1 + 2, x1 + 30, y1 + 20),
        sc.near("#ffe0a8", "#8a6a54", 260),
        z=6,
        cut=0.3,
        rim="#fffbe8",
        rimop=1.0,
    )
    pot = U(
        shape(f"{x1 - 34},{y1 + 4}^ {x1 - 30},{y1 - 32}^ {x1 + 4},{y1 - 32}^ {x1},{y1 + 4}^"),
        [leaf(x1 - 13, y1 - 32, r.uniform(44, 74), a, 0.3) for a in np.linspace(-2.8, -0.4, 7)],
    )
    sc.layer(pot, "#6a4a44", z=4, cut=0.2, rim="#fff0c0", rimop=1.0)
    sc.glow(LX, 190, 300, "#fff3c8", 0.8)
    beam = Polygon([(x0, 60), (x1, 80), (560, 760), (120, 700)])
    sc.flat(
        beam, sc.lin([(0, "#ffecb0", 0.7), (0.6, "#ffecb0", 0.3), (1, "#fff0bc", 0)], 0, 60, 0, 720), 1, "screen", 20
    )
    s = sc.stream("steam")
    for k, (P, r0, r1, a, b) in enumerate(
        (
            (
                [
                    (-60, 372),
                    (80, 340),
                    (180, 352),
                    (270, 300),
                    (350, 318),
                    (440, 360),
                    (580, 376),
                    (720, 352),
                    (860, 372),
                ],
                24,
                48,
                "#ffeec4",
                "#86a89c",
            ),
            (
                [(-60, 408), (120, 392), (250, 380), (330, 356), (420, 384), (560, 404), (680, 392), (860, 404)],
                20,
                36,
                "#fff6dc",
                "#b4c4ac",
            ),
        )
    ):
        g = bank(s, P, r0, r1, fill=Polygon([*P, (860, 460), (-60, 460)]).buffer(0))
        sc.layer(
            g,
            sc.near(a, b, 420),
            z=6,
            cut=0.6,
            sh=0.22,
            shc="#3f6a6a",
            rim="#fffbe8",
            rimop=0.8,
            op=0.72 + 0.1 * k,
            wash=0.4,
        )
    rim = shape(
        f"-60,{RIM + 16}^ 200,{RIM - 4} 420,{RIM - 10} 640,{RIM - 2} 860,{RIM + 18}^ 860,{RIM + 52} 640,{RIM + 36} 420,{RIM + 28} 200,{RIM + 36} -60,{RIM + 54}^"
    )
    sc.layer(rim, sc.near("#fffdf0", "#6fa39c", 460), z=8, cut=0.4, sh=0.4, shc="#123a44", rim="#ffffff", rimop=1.0)


def draw_plane(sc: Scene, k: int, y: float, lit_: str, dim: str, amp: float) -> None:
    """One sheet of water from y down to us."""
    top = ridge(sc.stream(f"wave{k}"), y, amp, f=3.2)[1]
    g = clean(Polygon([*list(top), (860, 1260), (-60, 1260)]).buffer(0))
    sc.layer(
        g,
        sc.rad([(0, mix(lit_, GOLD, 0.6)), (0.3, lit_), (1, dim)], 440, y - 20, 500),
        z=5,
        cut=0.3,
        sh=0.28,
        op=0.95,
        rim="#fff6d0",
        rimop=0.8,
    )


def draw_water(sc: Scene) -> None:
    """Far water, full of the window."""
    far = Polygon(
        [
            (-50, 460),
            *[(x, RIM + 22 + 20 * ((x - 420) / 420) ** 2) for x in range(-50, 851, 30)],
            (850, 1260),
            (-50, 1260),
        ]
    ).buffer(0)
    sc.layer(
        far,
        sc.rad([(0, "#fff2c8"), (0.2, "#f3d79c"), (0.42, "#94c4a8"), (0.7, "#3f9894"), (1, "#1c6068")], 470, 450, 600),
        z=3,
        cut=0,
        sh=0.2,
    )
    sc.flat(bars(sc.stream("glitter"), 480, 448, 640, 130, 240, 130, (1.2, 4)), "#fffdf0", 0.85)


def draw_bather(sc: Scene) -> None:
    """The face, under water from the nose on, turned to the ferry."""
    x, y, s, water = 352.0, 452.0, 1.96, 516.0
    skin = "#b97653"
    h = head("tq", 38, "calm", skin, "topknot", "#2f1c28")
    h = T(looking_down(h, skin, 1.0, "#4a2a18", "#2f1c28", gape=0.0, lift=0.4, smile=0.4), x, y, s, rot=15)
    surf = Polygon(
        [
            (120, 100),
            (620, 100),
            *[(q, water + 2.6 * math.sin(q / 12) + 5 * math.cos((q - x) / 52)) for q in range(620, 119, -6)],
        ]
    ).buffer(0)
    with sc.clip(surf):
        sc.layer(h.outline(), "#5a3038", z=8, cut=0, sh=0.4, wash=0, shc="#2a4a50")
        put(sc, h, z=1.8, sh=0.3, rim=(-3, 2, "#fff0c0", 0.7))
        out = h.outline()
        sc.flat(out, sc.lin([(0, PLUM, 0.85), (0.45, PLUM, 0.4), (0.8, PLUM, 0)], x - 90, 0, x + 80, 0), 1, "multiply")
        sc.flat(clean(out.difference(T(out, -6, 3))), "#fff3cc", 0.85, "screen", 2)
        sc.flat(
            box(x - 120, water - 40, x + 120, water + 8),
            sc.lin([(0, "#fff0c0", 0), (1, "#ffe6b0", 0.35)], 0, water - 40, 0, water),
            1,
            "screen",
        )
    line = [
        (q, water + 2.6 * math.sin(q / 12) + 5 * math.cos((q - x) / 52)) for q in range(int(x) - 84, int(x) + 104, 4)
    ]
    sc.stroke(line, "#fffdf2", 3, 0.95)
    r = sc.stream("face")
    sc.flat(bars(r, x + 6, water + 10, water + 96, 170, 130, 34, (2, 5)), "#8a4a40", 0.62)
    sc.flat(bars(r, x + 40, water + 4, water + 80, 120, 140, 18, (1.5, 3)), "#fff4da", 0.85)


def draw_summits(sc: Scene) -> None:
    """A church on one knee, a windmill on the other, dark woods between the hamlets, smoke that goes home."""
    r = sc.stream("woods")
    for x, y, k, sun in (
        (28, 486, 1.0, 0.2),
        (172, 430, 0.9, 0.9),
        (14, 586, 1.1, 0.1),
        (206, 586, 1.0, 0.8),
        (604, 548, 0.7, 0.9),
        (760, 598, 0.75, 0.2),
        (700, 486, 0.6, 0.5),
    ):
        crowns = U(
            [
                ellipse(
                    x + r.uniform(-24, 24) * k, y + r.uniform(-12, 8) * k, r.uniform(9, 16) * k, r.uniform(10, 18) * k
                )
                for _ in range(7)
            ]
        )
        sc.layer(
            crowns,
            mix("#1f3a38", "#a8ae52", sun * 0.8),
            z=4,
            cut=0.6,
            wash=0.3,
            sh=0.5,
            shc="#2a1c34",
            rim="#fff3c0",
            rimop=0.9,
        )
    o: dict[str, Any] = {"cut": 0.1, "wash": 0, "fibre": 0, "sh": 0.5, "shc": "#2a1c34", "rim": "#fff3c8", "rimop": 1.0}
    x, y = 84.0, 352.0
    sc.layer(box(x, y - 30, x + 46, y + 8), "#8a7484", z=3, **o)
    sc.layer(shape(f"{x - 3},{y - 28}^ {x + 8},{y - 50}^ {x + 42},{y - 50}^ {x + 50},{y - 28}^"), "#a84a44", z=2, **o)
    sc.layer(box(x + 40, y - 66, x + 62, y + 8), "#d9bfa4", z=3, **o)
    sc.layer(shape(f"{x + 37},{y - 64}^ {x + 51},{y - 118}^ {x + 65},{y - 64}^"), "#d9644c", z=2, **o)
    sc.flat(
        U(box(x + 8, y - 18, x + 13, y - 6), box(x + 22, y - 18, x + 27, y - 6), ellipse(x + 51, y - 50, 4)), "#ffdf8a"
    )
    x, y = 668.0, 462.0
    sc.layer(shape(f"{x - 12},{y + 6}^ {x - 8},{y - 36}^ {x + 8},{y - 36}^ {x + 12},{y + 6}^"), "#e0c8a8", z=3, **o)
    sc.layer(shape(f"{x - 10},{y - 35}^ {x},{y - 50} {x + 10},{y - 35}^"), "#c05848", z=2, **o)
    sails = [T(U(limb("0,0,2 0,-36,1.4", 1), box(1, -36, 8, -10)), x, y - 38, rot=24 + 90 * j) for j in range(4)]
    sc.layer(U(sails), "#6a4a50", z=2, **o)
    for x, y in ((62, 446), (240, 566), (150, 522), (648, 560), (726, 556)):
        sc.flat(smoke(x, y, 70, -0.5, 9, f"smoke{x}"), "#fff3dc", 0.5, blur=1.4)


def draw_landings(sc: Scene) -> None:
    """Stairs down the skin, jetties with lamps."""
    for P, (x0, y0, x1, y1), k in (
        (
            [(326, 884), (292, 850), (318, 806), (272, 768), (300, 724), (254, 690), (282, 654), (262, 618)],
            (310, 892, 396, 910),
            1.0,
        ),
        (
            [(560, 768), (596, 742), (568, 712), (606, 684), (582, 654), (616, 630), (600, 604)],
            (566, 778, 508, 790),
            0.74,
        ),
    ):
        q = along(np.array(P, float), 110)
        sc.layer(
            limb([(x, y, (12 - 5 * i / 109) * k) for i, (x, y) in enumerate(q)], 1, 4),
            sc.near("#fff0d0", "#c98a70", 560),
            z=2.2,
            cut=0.2,
            sh=0.5,
            wash=0.3,
            rimop=0.6,
        )
        steps = [
            limb([(q[i][0] - 5 * k, q[i][1] + 1.4, 0.9), (q[i][0] + 5 * k, q[i][1] - 1.4, 0.9)], 1, 3)
            for i in range(2, 108, 2)
        ]
        sc.flat(U(steps), "#7a4a44", 0.6)
        for i in (34, 70):
            x, y = q[i]
            sc.flat(
                U(ellipse(x, y - 13 * k, 2.2 * k), limb([(x, y - 2, 4 * k), (x, y - 10 * k, 3 * k)], 1)),
                "#2c2030",
                0.95,
            )
        n = 5
        posts = [
            limb(
                [
                    (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 5 * k),
                    (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 24 * k, 4 * k),
                ],
                1,
            )
            for t in np.linspace(0, 1, n)
        ]
        sc.layer(U(posts), "#2f2c38", z=3, cut=0, wash=0, sh=0.4)
        sc.layer(
            Polygon([(x0, y0 - 10 * k), (x1, y1 - 9 * k), (x1, y1 + 3 * k), (x0, y0 + 3 * k)]),
            "#7a5248",
            z=4,
            cut=0.3,
            sh=0.4,
            rim="#fff0c0",
            rimop=0.9,
        )
        lx, ly = x1, y1 - 8 * k
        sc.layer(limb([(lx, ly, 3.4 * k), (lx, ly - 46 * k, 2.4 * k)], 1), "#2c2a38", z=2, cut=0, wash=0, fibre=0)
        sc.flat(ellipse(lx, ly - 50 * k, 5.4 * k, 6.6 * k), "#fff6cc")
        sc.glow(lx, ly - 50 * k, 60 * k, "#ffdf92", 0.9)
        sc.flat(bars(sc.stream(f"lamp{x0}"), lx, ly + 26 * k, ly + 120 * k, 18, 26, 12, (2, 4)), "#ffe9b0", 0.75)


def draw_boats(sc: Scene) -> None:
    """The ferry halfway across, a paper boat after it, soap with two passengers."""
    fx, fy = 458, 704
    r = sc.stream("wake")
    sc.glow(fx + 6, fy - 40, 190, "#fff3cc", 0.6)
    puff = bank(
        sc.stream("smoke"), [(fx - 2, fy - 84), (fx - 22, fy - 102), (fx - 50, fy - 106), (fx - 76, fy - 124)], 8, 17
    )
    sc.layer(puff, "#fffaea", z=3, cut=0.2, sh=0.25, wash=0.2, op=0.92)
    put(sc, T(ferry(), fx, fy, 0.94), z=1.8, rim=(0, 3, "#fff0c0", 0.6), sh=0.4)
    sc.flat(bars(r, fx - 6, fy + 8, fy + 84, 126, 94, 36, (2, 6)), "#1c3c48", 0.75)
    for k in range(3):
        sc.stroke(
            [
                (fx - 66 - 4 * k, fy + 5 + 2 * k),
                (fx - 92 - 8 * k, fy + 11 + 5 * k),
                (fx - 118 - 9 * k, fy + 18 + 8 * k),
            ],
            "#fffdf2",
            2.4 - 0.5 * k,
            0.8,
        )
    sc.stroke(curve(np.array([(fx + 76, fy - 2), (fx + 86, fy + 4), (fx + 100, fy + 7)], float)), "#fffdf2", 2.2, 0.85)
    for g, c in (
        (shape("-8,-7^ 0,-24^ 8,-7^"), "#fffdf6"),
        (shape("-20,-7^ 20,-7^ 12,5^ -12,5^"), "#e9dcc4"),
        (shape("-20,-7^ 0,-1^ 20,-7^ 12,5^ -12,5^"), "#fffefa"),
    ):
        sc.layer(T(g, 372, 752, 1.1), c, z=1.6, cut=0, wash=0, fibre=0, sh=0.45)
    sc.flat(bars(r, 372, 760, 784, 36, 28, 7, (1.5, 2.5)), "#fffdf2", 0.85)


def draw_soap(sc: Scene) -> None:
    """A cake of soap drifts by with two passengers."""
    r = sc.stream("soap")
    sx, sy = 668, 902
    soap = shape(
        f"{sx - 74},{sy + 10}^ {sx - 70},{sy - 22} {sx - 38},{sy - 40} {sx + 6},{sy - 34} {sx + 30},{sy - 48} {sx + 62},{sy - 26} {sx + 74},{sy + 10}^"
    )
    sc.flat(bars(r, sx, sy + 14, sy + 66, 140, 110, 20, (3, 6)), "#f6dcc4", 0.6)
    sc.layer(
        soap,
        sc.lin([(0, "#fffaec"), (0.5, "#f0cdb8"), (1, "#a87886")], sx - 74, 0, sx + 74, 0),
        z=5,
        cut=0.5,
        sh=0.4,
        rim="#fffbe8",
        rimop=1.0,
    )
    sc.flat(U(limb([(sx - 52, sy - 8, 0.8), (sx - 10, sy - 16, 3), (sx + 38, sy - 6, 0.8)], 5)), "#a87878", 0.5)
    sc.stroke([(x, sy + 10 + 2 * math.sin(x / 9)) for x in range(sx - 82, sx + 83, 4)], "#fffdf2", 3, 0.9)
    for px, py, s, flip in ((sx - 28, sy - 38, 1.1, False), (sx + 2, sy - 34, 0.94, True)):
        for g, c in (
            (shape("-7,0^ -9,-12 -6,-24 -3,-31 2,-34 7,-31^ 14,-28^ 7,-26 8,-12 7,0^"), "#22303c"),
            (shape("0,-1^ -1,-12 2,-22 6,-23 7.4,-12 6,-1^"), "#fffaf0"),
            (shape("-6,1^ 9,1^ 6,-2 -4,-2"), "#e2664a"),
        ):
            sc.layer(T(g, px, py, s, flip=flip), c, z=1, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=0.8)


def draw_toes(sc: Scene) -> None:
    """Ten skerries before us, dark against the light; on the biggest a beacon."""
    for name, x0, y0, d, k in (("right toes", 508.0, 1056.0, 1, 0.86), ("left toes", 300.0, 1160.0, -1, 1.08)):
        r = sc.stream(name)
        for i, (dx, w, h) in list(enumerate(((0, 46, 92), (80, 31, 72), (136, 29, 62), (188, 27, 50), (234, 24, 36))))[
            ::-1
        ]:
            x, y = x0 + d * dx * k, y0 + (0, -4, 0, 8, 18)[i] * k
            w, h = w * k, h * k
            g = shape(
                f"{x - w},{y + 12}^ {x - w * 1.04},{y - h * 0.4} {x - w * 0.7},{y - h * 0.88} {x},{y - h} {x + w * 0.7},{y - h * 0.88} {x + w * 1.04},{y - h * 0.4} {x + w},{y + 12}^ {x},{y + 17}"
            )
            sc.flat(bars(r, x, y + 14, y + 90 * k, w * 2, w * 1.7, 12, (3, 7)), "#5a2c44", 0.6)
            sc.layer(
                g,
                sc.lin([(0, "#f0b08c"), (0.3, "#b9665c"), (0.7, "#6f3650"), (1, "#45284a")], x, y - h, x, y + 16),
                z=7,
                cut=0.3,
                sh=0.45,
                shc=PETROL,
                wash=0.6,
                rim="#fff0c8",
                rimop=1.0,
                rimw=1.6,
            )
            rimlight(sc, g, 0, 7, "#fff0c8", 0.9, 2, (x, y - h), 200)
            sc.flat(
                limb([(x - w * 0.6, y - h * 0.3, 0.6), (x, y - h * 0.38, 2.4), (x + w * 0.6, y - h * 0.3, 0.6)], 5),
                "#45203c",
                0.6,
            )
            sc.stroke(
                [(q, y + 13 + 2 * math.sin(q / 7)) for q in np.linspace(x - w * 1.2, x + w * 1.2, 26)],
                "#fff6dc",
                3,
                0.9,
            )
    bx, by = 510.0, 1056.0 - 92 * 0.86 + 3
    sc.layer(
        shape(f"{bx - 10},{by + 4}^ {bx - 7},{by - 40}^ {bx + 7},{by - 40}^ {bx + 10},{by + 4}^"),
        sc.lin([(0, "#fff6e4"), (1, "#a88a90")], bx - 10, 0, bx + 10, 0),
        z=3,
        cut=0,
        wash=0,
    )
    sc.flat(shape(f"{bx - 9},{by - 12}^ {bx - 8},{by - 24}^ {bx + 8},{by - 24}^ {bx + 9},{by - 12}^"), "#d9503c")
    sc.layer(
        U(box(bx - 6, by - 54, bx + 6, by - 40), shape(f"{bx - 9},{by - 53}^ {bx},{by - 64} {bx + 9},{by - 53}^")),
        "#2c2a38",
        z=1.5,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.flat(box(bx - 3.6, by - 52, bx + 3.6, by - 42), "#fff6c4")
    sc.glow(bx, by - 47, 90, "#ffe9a8", 0.95)


def draw_suds(sc: Scene) -> None:
    """Foam in the near corners, in shade, with light on its crests."""
    r = sc.stream("suds")
    for P in (
        [(-40, 1120), (30, 1160), (110, 1196), (220, 1226)],
        [(850, 1076), (780, 1130), (690, 1180), (560, 1222)],
    ):
        for k in range(2):
            Q = [(x, y + 22 * k) for x, y in P]
            g = bank(r, Q, 14, 38, fill=Polygon([*Q, (Q[-1][0], 1300), (Q[0][0], 1300)]).buffer(0))
            sc.layer(
                g,
                sc.lin([(0, ("#8fb0b8", "#5f8a98")[k]), (1, "#1c4a58")], 0, 1080, 0, 1220),
                z=8,
                cut=0.3,
                sh=0.45,
                shc=PETROL,
                rim="#fff6d8",
                rimop=1.0,
                rimw=1.6,
                wash=0.4,
            )
        for _ in range(20):
            t = r.random()
            x, y, q = (
                P[0][0] + (P[-1][0] - P[0][0]) * t + r.gauss(0, 14),
                P[0][1] + (P[-1][1] - P[0][1]) * t + r.gauss(6, 16),
                r.uniform(3, 12),
            )
            sc.stroke(
                [(x + q * math.cos(a), y + q * math.sin(a)) for a in np.linspace(0, 6.283, 20)], "#fff6e0", 1.2, 0.8
            )


def draw() -> Scene:
    """What will they call it when the bather stands up?"""
    sc = Scene("knees", light=(LX, LY, 240), shadow="#0e2c38", bg="#2a7a80")
    draw_wall(sc)
    draw_water(sc)
    draw_bather(sc)
    draw_plane(sc, 0, 580, "#9fd0b4", "#3f9a98", 7)
    draw_plane(sc, 1, 660, "#7cbcaa", "#2f878c", 9)
    sc.flat(bars(sc.stream("glitter 2"), 470, 580, 820, 160, 300, 120, (2, 6)), "#fff6d4", 0.75)
    island(sc, "right isle", RIGHT, -1, 0.74)
    draw_boats(sc)
    draw_plane(sc, 2, 830, "#4f9c94", "#185c68", 11)
    draw_soap(sc)
    sc.flat(bars(sc.stream("glitter 3"), 440, 830, 1080, 240, 380, 70, (3, 8)), "#fff0c4", 0.5)
    island(sc, "left isle", LEFT, 1, 1.0)
    for x, y, q, flip, pose in (
        (612, 372, 0.3, False, 0),
        (520, 420, 0.22, True, 1),
        (508, 552, 0.24, True, 0),
    ):  # gulls
        b = T(fbird(pose), x, y, q, flip=flip, rot=-10)
        sc.layer(
            U(b["far"], b["body"], b["near"]), "#fff8e4", z=3, cut=0, sh=0.35, wash=0, fibre=0, rim="#ffffff", rimop=0.9
        )
    draw_summits(sc)
    draw_landings(sc)
    draw_plane(sc, 3, 1010, "#33807f", "#0f4250", 12)
    sc.flat(bars(sc.stream("near water"), 420, 960, 1190, 700, 1000, 50, (3, 9)), "#0f3c4a", 0.4)
    sc.flat(bars(sc.stream("near light"), 440, 960, 1190, 400, 700, 34, (3, 8)), "#ffe6b4", 0.4)
    draw_toes(sc)
    draw_suds(sc)
    sc.vignette("#0a2030", 0.55, 440, 560, 940, 0.5)
    sc.finish()
    return sc
