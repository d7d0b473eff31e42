"""knees: over the bather's wet hair one looks down the bath: two wooded islands are the knees, a ferry crosses between them.

Palette: hair night #1a1626, fir #1d3a38, skin shade #713c4c, jade #6fa596, steam peach #f4cfa0, window cream #fff4d6.
Light: a low morning sun through the bathroom window, in steam. Planes: tiles / rim / toes / far knee / ferry / near knee / head.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.knee_island import LX, LY, SUN, Knee, cottage, island, landing, windmill
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.steamer import ferry

RIM = 404.0  # the far edge of the tub
LEFT = Knee(150, 300, 182, 780, 1, 1.0)
RIGHT = Knee(668, 408, 150, 716, -1, 0.84)
GLADES_LEFT = [(226, 520, 62), (120, 440, 40)]
GLADES_RIGHT = [(590, 560, 46), (660, 486, 34)]


def steam(sc: Scene, name: str, P: list[tuple[float, float]], w: float, col: str, op: float, blur: float) -> None:
    """A drift of steam along points."""
    r = sc.stream(name)
    q = along(curve(np.array(P, float), n=12), 30)
    g = U([ellipse(x + r.uniform(-6, 6), y + r.gauss(0, w * 0.2), w * r.uniform(1.2, 2.0), w * r.uniform(0.35, 0.7)) for x, y in q])  # fmt: skip
    sc.flat(g, col, op, "screen", blur)


def draw_wall(sc: Scene) -> None:
    """Tiles as a far sky that fades into steam, the window with the morning in it."""
    sc.backdrop(
        sc.rad([(0, "#fffbe6"), (0.2, "#ffe4b4"), (0.42, "#d8ac86"), (0.7, "#4d6a70"), (1, "#163644")], LX, LY, 700)
    )
    r = sc.stream("tiles")
    for i in range(-1, 13):
        for j in range(-1, 7):
            x, y = i * 66 - 24, j * 66 - 30
            t = min(1.0, math.hypot(x + 33 - LX, y + 33 - LY) / 600)
            c = mix("#ffdca4", "#143844", t**0.5) if j != 4 else mix("#ffb884", "#5c2c42", t**0.6)
            g = rounded(box(x + 2, y + 2, x + 64, y + 64), 4)
            sc.layer(g, mix(c, "#ffffff", r.uniform(0, 0.07)), z=1.4, cut=0.3, sh=0.3, shc="#16303c", wash=0.4, fibre=0.08, rim="#ffeec8", rimop=0.9 - 0.7 * t)  # fmt: skip
            if j == 4:
                flower = U(T(star(0, 0, 16, 8, 0.5, 0.2), x + 33, y + 33), ellipse(x + 33, y + 33, 23).difference(ellipse(x + 33, y + 33, 21)))  # fmt: skip
                sc.flat(flower, "#ffe0b4", 0.4 * (1 - t) + 0.12)
    x0, x1, y0, y1 = LX - 96, LX + 96, 44, 330
    pane = shape(
        f"{x0},{y1}^ {x0},{y0 + 92} {x0 + 40},{y0 + 16} {LX},{y0} {x1 - 40},{y0 + 16} {x1},{y0 + 92} {x1},{y1}^"
    )
    sc.layer(pane.buffer(15), sc.near("#e8ad78", "#7c5648", 260), z=6, cut=0.4, sh=0.5, rim="#fff6d8", rimop=1.0)
    sc.flat(pane, sc.lin([(0, "#ffe9bc"), (0.45, "#fffdf2"), (1, "#ffd890")], 0, y0, 0, y1))
    for k, P in enumerate(([(0, 54), (60, 86), (120, 60), (192, 96)], [(0, 24), (70, 44), (130, 30), (192, 20)])):
        hill = Polygon([(x0, y1), *[(x0 + x, y1 - h) for x, h in curve(np.array(P, float), n=8)], (x1, y1)])
        sc.flat(hill.buffer(0).intersection(pane), ("#f6cf94", "#e2a96e")[k], 0.8)
    sash = U(box(LX - 4, y0, LX + 4, y1), box(x0, 146, x1, 152), box(x0, 238, x1, 244)).intersection(pane)
    sc.layer(sash, "#c08e60", z=2, cut=0.2, sh=0.4, rim="#fff6d8", rimop=1.0)
    sc.layer(box(x0 - 26, y1 + 4, x1 + 26, y1 + 20), sc.near("#ffe0a8", "#8a6a54", 260), z=6, cut=0.3, rim="#fffbe8", rimop=1.0)  # fmt: skip
    sc.glow(LX, 170, 380, "#fff0c4", 0.8)
    for q, op in (([(x0, 60), (x0 + 80, 60), (250, 1000), (30, 1000)], 0.5), ([(x0 + 100, 60), (x1, 60), (520, 1000), (330, 1000)], 0.42)):  # fmt: skip
        sc.flat(Polygon(q), sc.lin([(0, "#ffdc94", op * 1.3), (0.6, "#ffe4a4", op * 0.6), (1, "#fff0bc", 0)], 0, 60, 0, 940), 1, "screen", 16)  # fmt: skip
    steam(
        sc,
        "wall steam",
        [(-60, 370), (140, 340), (330, 320), (520, 360), (700, 340), (860, 372)],
        34,
        "#ffe4b4",
        0.42,
        18,
    )
    P = [(-60, 408), (120, 394), (260, 380), (380, 366), (480, 390), (600, 404), (720, 392), (860, 410)]
    g = bank(sc.stream("banks"), P, 18, 36, fill=Polygon([*P, (860, 470), (-60, 470)]).buffer(0))
    sc.layer(g, sc.near("#fff0cc", "#6f9492", 440), z=5, cut=0.6, sh=0.25, shc="#2a4a54", rim="#fffbe8", rimop=0.9, op=0.8, wash=0.4)  # fmt: skip


def draw_water(sc: Scene) -> None:
    """The rim, the far water full of the window, toes in the mist."""
    rim = shape(
        f"-60,{RIM + 40}^ 160,{RIM + 4} 420,{RIM - 8} 660,{RIM + 4} 860,{RIM + 40}^ 860,{RIM + 80} 660,{RIM + 36} 420,{RIM + 22} 160,{RIM + 36} -60,{RIM + 80}^"
    )
    sc.layer(rim, sc.near("#fffdf2", "#9a9c94", 480), z=7, cut=0.4, sh=0.35, shc="#4a4a50", rim="#ffffff", rimop=1.0)
    far = Polygon(
        [*[(x, RIM + 20 + 34 * ((x - 420) / 440) ** 2) for x in range(-50, 851, 25)], (850, 1260), (-50, 1260)]
    ).buffer(0)
    sc.layer(
        far,
        sc.rad(
            [
                (0, "#fff6d6"),
                (0.16, "#ffdf9e"),
                (0.32, "#d9c894"),
                (0.5, "#6fa592"),
                (0.74, "#1f5f68"),
                (1, "#0b2c3c"),
            ],
            440,
            480,
            720,
        ),
        z=3,
        cut=0,
        sh=0.2,
    )
    r = sc.stream("glitter")
    sc.flat(bars(r, LX - 8, 440, 900, 120, 260, 150, (1.2, 6)), "#fffae4", 0.75)
    for d, x0, y0, q in ((-1, 384.0, 484, 0.8), (1, 468.0, 506, 1.08)):
        for i, (dx, w, h, y) in list(enumerate(((0, 21, 68, 0), (38, 12, 52, -6), (67, 11, 42, -5), (93, 10, 30, 0))))[::-1]:  # fmt: skip
            x, w, h, y = x0 + d * dx * q, w * q, h * q, y0 + y
            g = shape(f"{x - w * 1.1},{y + 5}^ {x - w * 0.86},{y - h * 0.34} {x - w * 1.08},{y - h * 0.7} {x - w * 0.6},{y - h * 0.96} {x},{y - h * 1.02} {x + w * 0.6},{y - h * 0.96} {x + w * 1.08},{y - h * 0.7} {x + w * 0.86},{y - h * 0.34} {x + w * 1.1},{y + 5}^")  # fmt: skip
            sc.flat(bars(r, x, y + 6, y + 46, w * 2, w * 1.6, 8, (1.4, 3)), "#c08a70", 0.6)
            sc.layer(g, sc.lin([(0, "#ffe2ba"), (0.5, "#e8b48e"), (1, "#c69484")] if d > 0 else [(0, "#ffe8c4"), (1, "#e2c2a0")], x + w, y - h, x - w, y), z=3, cut=0, wash=0, sh=0.3, shc="#6a4a50", rim="#fffbe8", rimop=1.0)  # fmt: skip
            nail = shape(f"{x - w * 0.5},{y - h * 0.66}^ {x - w * 0.5},{y - h * 0.84} {x},{y - h * 0.92} {x + w * 0.5},{y - h * 0.84} {x + w * 0.5},{y - h * 0.66}^ {x},{y - h * 0.6}")  # fmt: skip
            sc.flat(nail, "#fff0d8", 0.4)
            sc.stroke([(x - w * 0.5, y - h * 0.4), (x, y - h * 0.37), (x + w * 0.5, y - h * 0.4)], "#a0645c", 1.2, 0.5)
    x, y = 470, 506 - 72
    sc.layer(
        shape(f"{x - 8},{y + 3}^ {x - 5},{y - 34}^ {x + 5},{y - 34}^ {x + 8},{y + 3}^"), "#fff2dc", z=2, cut=0, wash=0
    )
    sc.flat(shape(f"{x - 7},{y - 9}^ {x - 6},{y - 20}^ {x + 6},{y - 20}^ {x + 7},{y - 9}^"), "#d9503c")
    sc.layer(U(box(x - 5, y - 44, x + 5, y - 34), shape(f"{x - 7},{y - 43}^ {x},{y - 53} {x + 7},{y - 43}^")), "#5a4448", z=1, cut=0, wash=0)  # fmt: skip
    sc.flat(box(x - 3, y - 43, x + 3, y - 36), "#fffbe0")
    sc.glow(x, y - 39, 60, "#ffe9a8", 0.9)
    steam(sc, "far steam", [(-60, 450), (200, 424), (420, 440), (640, 420), (860, 450)], 34, "#fff2d2", 0.55, 12)


def draw_plane(sc: Scene, k: int, y: float, lit_: str, dim: str, amp: float) -> None:
    """One sheet of water from y down to us."""
    g = clean(ridge(sc.stream(f"wave{k}"), y, amp, f=3.2)[0])
    fill = sc.rad([(0, mix(lit_, SUN, 0.5)), (0.3, lit_), (1, dim)], 440, y - 20, 520)
    sc.layer(g, fill, z=5, cut=0.3, sh=0.3, shc="#06242e", op=0.9, rim="#fff0c8", rimop=0.9)
    sc.flat(bars(sc.stream(f"path{k}"), 450, y + 6, y + 90, 150, 210, 22, (2, 6)), "#fff3cc", 0.5)


def draw_head(sc: Scene) -> None:
    """The bather from behind, low before us, the head turned to the ferry: knot of wet hair, nape, shoulders."""
    x, y = 500.0, 1046.0
    body = shape(
        f"{x - 58},{y + 40}^ {x - 66},{y + 84} {x - 120},{y + 108} {x - 240},{y + 128} {x - 300},{y + 150} {x - 330},{y + 190}^ {x + 400},{y + 190}^ {x + 300},{y + 150} {x + 200},{y + 122} {x + 110},{y + 100} {x + 62},{y + 76} {x + 56},{y + 40}^"
    )
    skin = sc.rad([(0, "#c9805c"), (0.3, "#8a4a4a"), (0.7, "#4a2840"), (1, "#24182c")], x - 60, y + 90, 330)
    sc.layer(body, skin, z=12, cut=0.3, sh=0.5, shc="#0e2a34", rim=SUN, rimop=1.0, rimw=1.8)
    rimlight(sc, body, 0, 8, "#ffe0a0", 1.0, 2.6, (x - 40, y), 460)
    with sc.clip(body):
        sc.flat(ellipse(x + 4, y + 96, 84, 60), "#1a1024", 0.6, "multiply", 16)
        sc.flat(limb([(x + 4, y + 110, 3), (x + 2, y + 190, 12)], 4), "#1a1024", 0.5, "multiply", 6)
    r = sc.stream("shoulders")
    for q, y0, w in ((x - 150, y + 78, 150), (x - 260, y + 118, 170), (x + 170, y + 76, 150), (x + 290, y + 120, 170)):
        sc.flat(bars(r, q, y0, y0 + 20, w, w * 1.2, 7, (1.4, 3.6)).difference(body), "#ffe9bc", 0.5)
    ear = shape(f"{x - 84},{y + 6}^ {x - 98},{y - 4} {x - 100},{y + 22} {x - 88},{y + 40} {x - 76},{y + 38}^")
    sc.layer(
        ear, sc.lin([(0, "#ffc79a"), (1, "#a05a50")], x - 100, 0, x - 76, 0), z=3, cut=0, wash=0, rim=SUN, rimop=1.0
    )
    skull = shape(
        f"{x - 48},{y + 66}^ {x - 82},{y + 34} {x - 92},{y - 16} {x - 84},{y - 66} {x - 44},{y - 104} {x + 4},{y - 112} {x + 56},{y - 98} {x + 86},{y - 58} {x + 90},{y - 8} {x + 72},{y + 44} {x + 46},{y + 74}^ {x - 4},{y + 88}"
    )
    knot = shape(
        f"{x - 44},{y - 92}^ {x - 72},{y - 118} {x - 76},{y - 148} {x - 44},{y - 176} {x - 2},{y - 180} {x + 34},{y - 160} {x + 40},{y - 124} {x + 16},{y - 92}^"
    )
    hair = sc.rad([(0, "#6a4640"), (0.35, "#33222e"), (1, "#130f1e")], x - 80, y - 130, 230)
    for P in ("-34,62,6 -38,84,5 -30,104,3 -36,122,1", "-24,70,5 -22,90,3.4 -14,104,1", "14,72,6 18,94,4.6 12,112,3 20,134,1", "34,64,5 40,82,3 38,94,1"):  # fmt: skip
        sc.layer(T(limb(P, 6), x, y - 4), "#1a1220", z=1.4, cut=0, wash=0, rim=SUN, rimop=0.5)
    r = sc.stream("hair")
    for g, (cx, cy) in ((skull, (x - 14, y - 100)), (knot, (x - 16, y - 100))):
        sc.layer(g, hair, z=8, cut=0.3, wash=0.3, rim=SUN, rimop=1.0, rimw=1.6)
        with sc.clip(g):
            for i in range(34):
                a = math.pi * (0.02 + 0.96 * i / 33) if g is skull else math.pi * (1.05 + 0.9 * i / 33)
                L = r.uniform(150, 210) if g is skull else 70
                ex, ey = cx + math.cos(a) * L * 0.62, cy + math.sin(a) * L
                mx, my = cx + math.cos(a) * L * 0.5, cy + math.sin(a) * L * 0.4
                lit_ = max(0.0, -math.cos(a)) if g is skull else 0.5
                sc.stroke(curve(np.array([(cx, cy), (mx, my), (ex, ey)], float), n=8), "#ffd2a0" if i % 3 == 0 else "#0a0814", 1.4, 0.2 + 0.4 * lit_ if i % 3 == 0 else 0.4)  # fmt: skip
        rimlight(sc, g, -3, 7, SUN, 1.0, 2.2, (x + 20, y - 170), 240)
        rimlight(sc, g, 5, 2, SUN, 0.6, 2.2, (x - 90, y - 60), 160)


def draw_boat(sc: Scene) -> None:
    """The ferry halfway, its wake from the right landing, a paper boat rocked by it."""
    x, y = 404, 684
    r = sc.stream("wake")
    sc.glow(x + 30, y - 70, 260, "#ffe9b4", 0.75)
    for k, w in ((0, 5.0), (1, 3.6), (2, 2.4)):  # the wake opens behind her
        for s_ in (-1, 1):
            P = [
                (x + 70, y + 4),
                (x + 110, y + 7 + s_ * (3 + k)),
                (x + 160, y + 10 + s_ * (8 + 5 * k)),
                (x + 214, y + 14 + s_ * (14 + 10 * k)),
            ]
            q = curve(np.array(P, float), n=8)
            sc.flat(limb(np.c_[q, np.linspace(w, 0.6, len(q))], 1, 4), "#fffdf0", 0.85 - 0.2 * k)
    sc.flat(bars(r, x, y + 8, y + 96, 130, 90, 40, (2, 6)), "#152c38", 0.8)
    sc.flat(bars(r, x, y + 12, y + 90, 90, 60, 14, (1.5, 3)), "#ffd88a", 0.8)
    puff = bank(sc.stream("smoke"), [(x + 4, y - 84), (x + 26, y - 104), (x + 58, y - 112), (x + 92, y - 134), (x + 122, y - 142)], 8, 18)  # fmt: skip
    sc.layer(
        puff, sc.lin([(0, "#fffdf0"), (1, "#d9b894")], 0, y - 160, 0, y - 80), z=3, cut=0.2, sh=0.25, wash=0.2, op=0.9
    )
    put(sc, T(ferry(), x, y, 0.98, flip=True), z=1.8, rim=(0, 3, "#fff0c0", 0.6), sh=0.4)
    sc.flat(bars(r, x + 96, y + 2, y + 30, 70, 120, 16, (2, 5)), "#fffdf2", 0.9)
    sc.stroke([(x - 80, y - 1), (x - 90, y + 4), (x - 108, y + 6)], "#fffdf2", 2.4, 0.9)


def paper(sc: Scene, x: float, y: float) -> None:
    """A paper boat rocked by the wake."""
    for g, c in (
        (shape("-8,-7^ 0,-24^ 8,-7^"), "#fffdf6"),
        (shape("-20,-7^ 20,-7^ 12,5^ -12,5^"), "#e9dcc4"),
        (shape("-20,-7^ 0,-1^ 20,-7^ 12,5^ -12,5^"), "#fffefa"),
    ):
        sc.layer(T(g, x, y, 1.05, rot=-8), c, z=1.6, cut=0, wash=0, fibre=0, sh=0.45)
    sc.flat(bars(sc.stream("paper"), x, y + 8, y + 34, 36, 28, 8, (1.5, 2.5)), "#fffdf2", 0.85)


def draw_soap(sc: Scene) -> None:
    """A cake of soap drifts by with two passengers."""
    x, y = 226, 944
    r = sc.stream("soap")
    g = shape(f"{x - 62},{y + 8}^ {x - 60},{y - 16} {x - 34},{y - 32} {x + 4},{y - 28} {x + 24},{y - 40} {x + 52},{y - 20} {x + 62},{y + 8}^")  # fmt: skip
    sc.flat(bars(r, x, y + 12, y + 60, 116, 90, 18, (3, 6)), "#e8cdb4", 0.5)
    sc.layer(g, sc.lin([(0, "#fff4dc"), (0.4, "#e0b8a4"), (1, "#7a5a68")], x + 50, y - 40, x - 60, y), z=5, cut=0.4, sh=0.4, rim=SUN, rimop=1.0)  # fmt: skip
    sc.stroke([(q, y + 8 + 1.6 * math.sin(q / 8)) for q in range(x - 70, x + 71, 4)], "#fffdf2", 2.4, 0.8)
    for px, py, s, flip in ((x - 22, y - 30, 0.95, False), (x + 4, y - 28, 0.8, False)):
        for q, c in (
            (shape("-7,0^ -9,-12 -6,-24 -3,-31 2,-34 7,-31^ 14,-28^ 7,-26 8,-12 7,0^"), "#1c2632"),
            (shape("0,-1^ -1,-12 2,-22 6,-23 7.4,-12 6,-1^"), "#fff4dc"),
            (shape("-6,1^ 9,1^ 6,-2 -4,-2"), "#e2664a"),
        ):
            sc.layer(T(q, px, py, s, flip=flip), c, z=1, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=0.9)


def draw() -> Scene:
    """The bath from the bather's side."""
    sc = Scene("knees", light=(LX, LY, 260), shadow="#0c2630", bg="#3f5a62")
    draw_wall(sc)
    draw_water(sc)
    draw_boat(sc)
    island(sc, "right knee", RIGHT, 0.5, GLADES_RIGHT)
    windmill(sc, 656, 424, 0.9)
    cottage(sc, 590, 548, 42, "hall", "#d9b06a", -1)
    cottage(sc, 648, 512, 34, "barn", "#a8443c", -1)
    cottage(sc, 726, 560, 32, "tall", "#c8b4a0", -1)
    landing(sc, [(560, 728), (588, 706), (562, 682), (592, 656), (572, 630), (594, 604), (588, 580)], (566, 738, 512, 748), 0.84)  # fmt: skip
    steam(sc, "mid steam", [(500, 762), (600, 786), (700, 790), (860, 756)], 24, "#fff0d0", 0.4, 12)
    draw_plane(sc, 0, 806, "#4f9c94", "#165864", 4)
    paper(sc, 566, 800)
    island(sc, "left knee", LEFT, 0.48, GLADES_LEFT)
    cottage(sc, 92, 486, 46, "church", "#d8bfa0", 1)
    cottage(sc, 184, 470, 50, "barn", "#b04a3e", 1)
    cottage(sc, 254, 528, 48, "hall", "#e8c488", 1)
    cottage(sc, 190, 556, 42, "boat", "#8c4a40", 1)
    landing(sc, [(288, 822), (258, 788), (296, 752), (258, 716), (294, 682), (262, 648), (286, 616), (262, 584)], (282, 826, 356, 812), 1.05)  # fmt: skip
    steam(sc, "near steam", [(-60, 836), (100, 868), (240, 870), (350, 858)], 26, "#fff0d0", 0.42, 13)
    r = sc.stream("plumes")
    for x, y, n in ((366, 560, 9), (486, 480, 8), (318, 330, 8), (250, 200, 7), (720, 400, 7), (40, 420, 7)):
        for i in range(n):  # steam that curls up in the light
            u = i / n
            g = ellipse(x + 26 * math.sin(u * 5 + x) + r.uniform(-8, 8), y - 200 * u, 12 + 30 * u, 22 + 14 * u, r.uniform(-30, 30))  # fmt: skip
            sc.flat(g, "#ffeec8", 0.17 * (1 - 0.7 * u), "screen", 9)
    draw_plane(sc, 1, 918, "#2f7f80", "#0e4450", 7)
    draw_soap(sc)
    draw_plane(sc, 2, 1044, "#1f666e", "#082f3e", 9)
    draw_head(sc)
    for x, y, s, flip in ((384, 262, 0.27, False), (338, 330, 0.19, False)):
        put(sc, T(bird_flying("gull", wings=1), x, y, s, flip=flip).recolour(lambda c: mix(c, "#f0dcb8", 0.45)), z=1)
    sc.glow(470, 560, 420, "#ffdf9a", 0.28)
    sc.veil([(0, "#0a2030", 0.5), (0.3, "#0a2030", 0.1), (1, "#0a2030", 0)], 0, 0, 420, 300, "multiply")
    sc.vignette("#06182a", 0.72, 480, 500, 850, 0.34)
    sc.finish()
    return sc
