"""In a small bathroom a whale is in the tub: only its tail is out, up to the ceiling, and somebody scrubs it.

Palette: tiles in the shade #0f3c42, tiles in the sun #ffd98c, enamel #fff2d8, whale navy #12264e, wet light #ffe6b0, brick red #d8482c.
Light: the first low sun through the window at the left, one slab of it on the far wall. Planes: wall / window / lamp / tail / tub / stool and
boy / flood.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.raised_tail import draw_tail

SUN = (-40, 330)
FLOOR = 1010  # where wall and floor meet
RIM = 800  # the rim of the tub
CEILING = 74
SHADE = "#123048"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# the brush, from the hands to the whale
STICK = ((604, 754), (452, 540))
# the sun on the wall: two panes
PATCH = (
    Polygon([(420, 320), (590, 366), (590, 800), (420, 800)]),
    Polygon([(612, 372), (790, 420), (790, 800), (612, 800)]),
)


def draw_wall(sc: Scene) -> None:
    """Tiles with a gleam, a frieze, the ceiling, the sun's patch."""
    sc.backdrop(sc.rad([(0, "#7fa890"), (0.25, "#3f7a76"), (0.6, "#17484e"), (1, "#0a2832")], *SUN, 900))
    q = sc.stream("tiles")
    s, joints, lit, dim = 54, [], [], []
    for k in range(17):
        y = 130 + s * k
        joints.append(box(-10, y - 1.2, 810, y + 1.2))
        for j in range(-1, 16):
            x = s * j + 18
            t = q.random()
            if t < 0.14:
                dim.append(box(x, y, x + s, y + s))
            elif t < 0.3:
                lit.append(box(x, y, x + s, y + s))
            if k == 0:
                joints.append(box(x - 1.2, 130, x + 1.2, FLOOR))
    sc.flat(U(dim), "#0a3a44", 0.16, "multiply")
    sc.flat(U(lit), "#a8d8c0", 0.06)
    sc.flat(U(joints), sc.rad([(0, "#cfe8cc", 0.5), (0.5, "#6fa8a0", 0.25), (1, "#3f7478", 0.14)], *SUN, 900))
    for patch in PATCH:
        sc.flat(patch, sc.lin([(0, "#ffe9b0"), (0.5, "#f8cf88"), (1, "#dca060")], 420, 380, 800, 800), 0.92, None, 3)
        sc.flat(U(joints).intersection(patch), "#a8683c", 0.4)
        sc.flat(T(U(joints), 1.6, 1.6).intersection(patch), "#fffbe0", 0.5)
    ceiling = Polygon([(-40, -40), (840, -40), (840, 74), (-40, 74)])
    sc.layer(box(-40, 60, 840, 132), sc.lin([(0, "#5f8a80"), (1, "#17424a")], 0, 0, 800, 0), z=3, cut=0, shc=SHADE)
    sc.layer(
        ceiling,
        sc.lin([(0, "#6f958a"), (0.5, "#2f5f62"), (1, "#143c46")], 0, 0, 800, 0),
        z=7,
        cut=0,
        shc=SHADE,
        wash=0.2,
    )


def draw_window(sc: Scene) -> None:
    """The window with the blowing curtain, and the sun that it lets fall on the wall."""
    beam = Polygon([(150, 250), (560, 330), (830, 420), (830, 900), (520, 850), (150, 640)])
    sc.flat(beam, sc.lin([(0, "#ffe0a0", 0.5), (1, "#ffd080", 0.12)], 150, 400, 800, 700), 1, "screen", 22)
    frame = box(-30, 240, 170, 640)
    sc.layer(frame.buffer(14, join_style=2), sc.lin([(0, "#d8c8a0"), (1, "#8a8a74")], 0, 240, 180, 640), z=7, cut=0.3, shc=SHADE, rim="#ffffff")  # fmt: skip
    sc.flat(frame, sc.lin([(0, "#ffe2a4"), (0.6, "#fff6d4"), (1, "#ffd890")], 0, 240, 0, 640))
    sc.glow(60, 420, 240, "#fffbe0", 0.9)
    hills, _ = land(sc.stream("hills"), [(-40, 560), (60, 540), (180, 566)], 4, base=640)
    sc.flat(hills.intersection(frame), "#d8a868", 0.8)
    sc.layer(U(box(68, 240, 80, 640), box(-30, 430, 170, 442)), "#b8a880", z=4, cut=0, shc=SHADE, rim="#ffffff")
    sc.layer(box(-40, 650, 204, 672), "#d8c8a0", z=6, cut=0.3, shc=SHADE)
    sc.layer(box(-40, 212, 232, 222).buffer(3), "#b8742c", z=5, cut=0, shc=SHADE)
    cloth = shape("96,220^ 214,220^ 214,330 226,440 262,560 268,676 236,690 214,672 190,694 166,676 146,692 128,660 120,520 104,380")  # fmt: skip
    sc.layer(cloth, sc.lin([(0, "#ffe8a8"), (0.4, "#e8b458"), (1, "#8a5c34")], 96, 300, 262, 400), z=9, cut=0.5, shc=SHADE, rim="#fffde0", rimop=1)  # fmt: skip
    with sc.clip(cloth):
        for k in range(6):
            P = [(110 + 19 * k, 216, 2), (114 + 19 * k, 340, 6), (122 + 21 * k, 500, 11), (128 + 25 * k, 690, 7)]
            sc.flat(limb(P, 8), "#7a4420", 0.4, blur=3)
            sc.flat(T(limb(P, 8), 9, 0), "#fffbd0", 0.35, blur=3)


def draw_lamp(sc: Scene) -> None:
    """The ceiling lamp, pushed askew by the tail."""
    x, y = 574, 70
    cord = limb([(x, y - 10, 4), (x + 16, y + 90, 4), (x + 60, y + 214, 4)], 8)
    sc.flat(T(cord, 12, 8), "#061026", 0.6, "multiply", 2)
    sc.layer(
        T(shape("-30,-10^ 30,-10^ 22,5 8,12 -8,12 -22,5"), x, y - 4),
        sc.lin([(0, "#f0d8a0"), (1, "#6a5a44")], x - 30, y, x + 30, y),
        z=4,
        cut=0,
        shc=SHADE,
    )
    sc.layer(cord, "#d8b888", z=5, cut=0)
    shade = T(shape("-16,-14^ 16,-14^ 62,34^ 40,42 0,46 -40,42 -62,34^"), x + 68, y + 228, 0.92, rot=-26)
    bulb = T(ellipse(0, 44, 17), x + 68, y + 228, 0.92, rot=-26)
    sc.layer(bulb, "#fff8c8", z=3, cut=0)
    sc.layer(shade, sc.lin([(0, "#f07a4a"), (1, "#a82c2c")], x + 10, y + 190, x + 130, y + 280), z=8, cut=0.3, shc=SHADE, rim="#fff0d0", rimop=0.9)  # fmt: skip


def draw_tub(sc: Scene) -> None:
    """Foam, the water over the rim, enamel, claws, the tap."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffffff", "rimop": 0.9, "shc": SHADE}
    sc.flat(ellipse(410, 1066, 330, 26), "#0a3a50", 0.6, "multiply", 10)
    for x, fl in ((214, 0), (566, 1)):
        claw = shape("-26,-50^ 26,-50^ 30,-20 18,10 26,38 44,50 38,62 -8,64 -22,56 -6,38 -14,8 -30,-16")
        sc.layer(T(claw, x, 1012, flip=not fl), sc.lin([(0, "#ffe08a"), (0.5, "#d8942c"), (1, "#6a3c20")], x - 40, 960, x + 40, 1070), z=6, **o)  # fmt: skip
        for k in (-1, 0, 1):
            tx = x + (-1 if not fl else 1) * (18 + 15 * k)
            sc.layer(ellipse(tx, 1064 - 3 * (k == 0), 9, 10), "#f0b440" if not fl else "#b8742c", z=2, **EXACT)
    tub = shape(f"112,{RIM}^ 664,{RIM}^ 652,858 622,930 560,986 470,1004 306,1004 214,986 152,930 122,858")
    sc.layer(tub, sc.lin([(0, "#fff8e4"), (0.2, "#f8e4c0"), (0.45, "#a8b4a8"), (0.75, "#3f6c78"), (1, "#173f50")], 112, 800, 640, 960), z=12, **(o | {"wash": 0.3}))  # fmt: skip
    sc.flat(
        tub, sc.lin([(0, "#0f4a60", 0), (0.55, "#0f4a60", 0.05), (1, "#0a3444", 0.75)], 0, 820, 0, 1004), 1, "multiply"
    )
    roll = box(88, RIM - 14, 690, RIM + 16).buffer(10)
    sc.layer(roll, sc.lin([(0, "#fffbee"), (0.5, "#ead8b8"), (1, "#5f8890")], 90, 780, 690, 840), z=7, **o)
    for x, w in ((318, 60), (500, 27)):
        q = sc.stream(f"fall {x}")
        y1 = FLOOR + 44
        fall = shape(f"{x - w},{RIM - 16}^ {x + w},{RIM - 16}^ {x + w * 1.04},{RIM + 30} {x + w * 0.86},{RIM + 110} {x + w * 0.9},{y1}^ {x - w * 0.84},{y1}^ {x - w * 0.8},{RIM + 110} {x - w * 1.04},{RIM + 30}")  # fmt: skip
        sc.layer(
            fall,
            sc.lin([(0, "#fff4dc"), (0.25, "#a8c8c0"), (0.7, "#3f8088"), (1, "#b8d4cc")], 0, RIM - 20, 0, y1),
            z=4,
            op=0.86,
            **o,
        )
        with sc.clip(fall):
            for j in range(12):
                xx = q.uniform(-w, w)
                y0 = RIM + q.uniform(-16, 100)
                sc.flat(limb([(x + xx, y0, 0.6), (x + xx * 0.92, y0 + 60, q.uniform(2, 5)), (x + xx * 0.86, y0 + q.uniform(100, 190), 0.8)], 6), "#fff0d0" if j % 3 else "#1f5f70", 0.5)  # fmt: skip
        splash = U([ellipse(x + q.gauss(0, w * 0.7), y1 + 2 - q.uniform(0, 16), q.uniform(7, 17), q.uniform(6, 12)) for _ in range(22)])  # fmt: skip
        sc.layer(splash, sc.lin([(0, "#f4ecd4"), (1, "#6fa8a8")], 0, y1 - 30, 0, y1 + 20), z=4, **o)
    q = sc.stream("foam")
    back, front = [], []
    for k in range(110):
        x = q.uniform(120, 650)
        hill = 1 - ((x - 370) / 300) ** 2
        (front if k % 2 else back).append(ellipse(x, RIM - 14 - q.uniform(0, 20 + 34 * hill) * (1 if k % 2 else 1.4), q.uniform(8, 24)))  # fmt: skip
    for g, c in ((back, "#b8c4b4"), (front, "#fff0d4")):
        sc.layer(U(g), sc.lin([(0, "#fffcf0"), (0.4, c), (0.75, "#9cb4b0"), (1, "#4f7c88")], 140, 700, 640, 860), z=5, cut=0.3, rim="#ffffff", rimop=0.9, shc="#0f3a60")  # fmt: skip
    sc.flat(U([ellipse(q.uniform(130, 640), RIM - q.uniform(10, 40), q.uniform(2, 5)).boundary.buffer(0.6) for _ in range(60)]), "#6fa8c4", 0.6)  # fmt: skip


def draw_flood(sc: Scene) -> None:
    """The flooded floor: clear water with rings and the light of the window."""
    sc.layer(box(-40, FLOOR, 840, 1240), sc.lin([(0, "#3f7a78"), (0.3, "#1f565e"), (0.7, "#0f3a48"), (1, "#06202e")], 200, FLOOR, 420, 1210), z=5, cut=0, shc=SHADE, rim="#f4fff4")  # fmt: skip
    q = sc.stream("ripples")
    for _ in range(44):
        t = q.random()
        y = FLOOR + 14 + 176 * t
        x, w = q.uniform(-20, 520), (14 + 60 * t) * q.uniform(0.5, 1.4)
        g = limb([(x - w, y, 0.6), (x - w * 0.3, y - 2 - 3 * t, 1.6 + 2.4 * t), (x + w * 0.4, y + 2, 1.6 + 2 * t), (x + w, y, 0.5)], 6)  # fmt: skip
        sc.flat(g, "#ffe0a0", 0.6 - 0.001 * max(0, x))
    sc.flat(ellipse(150, 1120, 300, 74), "#ffd890", 0.4, "screen", 40)
    for k in range(16):
        y, w = FLOOR + 62 + 8 * k, 120 - 5 * k
        sc.flat(limb([(410 - w + q.uniform(-14, 14), y, 0.6), (410, y + q.uniform(-2, 2), 4.4), (410 + w + q.uniform(-14, 14), y, 0.6)], 5), "#e8dcc0" if k < 5 else "#041826", 0.5 - 0.02 * k)  # fmt: skip
    sc.flat(ellipse(724, 1164, 40, 6), "#04203c", 0.5, "multiply", 3)
    boat = [(Polygon([(724 + 0.62 * u, 1168 + 0.62 * v) for u, v in g]) if isinstance(g, list) else T(g, 724, 1168, 0.62), mix("#5f8aa8", "#fffdf4", t)) for g, t in paper_boat()]  # fmt: skip
    sc.layer(boat, z=2, rim="#ffffff", rimop=0.9, **EXACT)


def draw_boy(sc: Scene) -> None:
    """On a footstool, both hands on a long brush, leaning into the stroke."""
    x, y = 700, 990
    o: dict[str, Any] = {"cut": 0.3, "rim": "#fff0d0", "rimop": 0.9, "shc": SHADE}
    sc.flat(ellipse(x + 10, y + 104, 84, 14), "#06304c", 0.65, "multiply", 6)
    for dx in (-44, 40):
        sc.layer(limb([(x + dx * 0.8, y + 8, 13), (x + dx * 1.15, y + 100, 10)], 3), "#a8402c", z=4, **o)
    sc.layer(
        box(x - 58, y, x + 58, y + 17).buffer(4),
        sc.lin([(0, "#f0784a"), (1, "#9a3428")], x - 60, y, x + 60, y),
        z=6,
        **o,
    )
    s = 2.3
    (hx, hy), (tx, ty) = STICK
    pose = SIDE["push"].but(hip=0.94, lean=16, nod=-22, foot_a=(0.22, 0), foot_b=(-0.3, 0), toe_b=20, grip_a="grip", grip_b="grip", bend_a=0, bend_b=0)  # fmt: skip
    ux, uy = tx - hx, ty - hy
    L = math.hypot(ux, uy)
    ux, uy = ux / L, uy / L

    def rel(d: float) -> tuple[float, float]:
        return (x - (hx + ux * d)) / s, (hy + uy * d - y) / s

    p = person(8, "side", pose, dress("swim", "#d8342c", "#d8342c").but(top="#fff4dc", pattern="bands", pattern_colour="#d8342c", sleeves="short", shoes="bare", bottom="#24407c"), "#b87848", "curly", "#2c1a1c", "joy", reach_a=rel(-14), reach_b=rel(40))  # fmt: skip
    f = T(p, x, y, s, flip=True)
    stick = limb([(hx - ux * 60, hy - uy * 60, 9), (tx, ty, 8)], 2)
    put(sc, f, z=2.4, rim=(3, 2, "#fff4d0", 0.85))
    q = sc.stream("suds")
    suds = [ellipse(tx - 10 + q.gauss(0, 22), ty + q.gauss(0, 36), q.uniform(9, 22)) for _ in range(46)]
    sc.layer(U(suds), sc.lin([(0, "#ffffff"), (1, "#c8e8f0")], tx - 50, ty - 70, tx + 40, ty + 80), z=5, cut=0.3, rim="#ffffff", shc="#06182c")  # fmt: skip
    sc.layer(stick, sc.lin([(0, "#ffe0a0"), (1, "#a8642c")], tx, ty, hx, hy), z=4, **o)
    bristles = U([T(limb([(-12, d, 5), (-34, d * 1.08, 3)], 1), tx, ty, rot=math.degrees(math.atan2(uy, ux)) + 180, flip=False) for d in range(-46, 48, 8)])  # fmt: skip
    sc.layer(bristles, "#f4dca0", z=2, **EXACT)
    head = T(box(-20, -52, 12, 52).buffer(5), tx, ty, rot=math.degrees(math.atan2(uy, ux)) + 180)
    sc.layer(head, "#d8842c", z=4, **o)
    dots = [ellipse(tx + q.gauss(-26, 10), ty + q.gauss(4, 30), q.uniform(7, 15)) for _ in range(16)]
    sc.layer(U(dots), "#ffffff", z=3, cut=0.2, rim="#ffffff", shc="#06182c")
    run = U([ellipse(tx - 30 + q.uniform(-34, 44), ty + q.uniform(40, 190), q.uniform(2, 8), q.uniform(5, 17)) for _ in range(16)])  # fmt: skip
    sc.layer(run, "#eafaff", z=2, cut=0.2, rim="#ffffff", shc="#06182c")
    for k in range(12):
        bx, by, r = tx + q.uniform(10, 130), ty - q.uniform(40, 230), q.uniform(5, 14)
        sc.flat(ellipse(bx, by, r), "#f0fffb", 0.22)
        sc.stroke([(bx + r * math.cos(a), by + r * math.sin(a)) for a in (math.pi * i / 12 for i in range(25))], "#ffffff", 1.3, 0.8)  # fmt: skip
        sc.flat(ellipse(bx - r * 0.35, by - r * 0.4, r * 0.22), "#ffffff", 0.95)


def draw_duck(sc: Scene) -> None:
    """The rubber duck on the flood."""
    x, y, s = 118, 1162, 1.6
    for k, r in enumerate((74, 104)):
        ring = ellipse(x, y, r, r * 0.22).difference(ellipse(x, y - 1, r - 4 + k, (r - 5) * 0.22))
        sc.flat(ring, "#f4fff4", 0.7 - 0.3 * k)
    sc.flat(T(ellipse(0, 14, 66, 13), x, y), "#062c48", 0.6, "multiply", 4)
    sc.flat(U([limb([(x - 46 + 5 * k, y + 20 + 6 * k, 0.6), (x, y + 19 + 6 * k, 4), (x + 46 - 5 * k, y + 20 + 6 * k, 0.6)], 5) for k in range(4)]), "#ffd75a", 0.6)  # fmt: skip
    body = T(shape("-40,-18^ -30,-14 -14,-26 6,-28 26,-26 38,-14 38,2 24,10 -18,10 -36,0"), x, y, s)
    head = T(ellipse(22, -42, 19, 18), x, y, s)
    o: dict[str, Any] = {"cut": 0, "rim": "#fffde0", "rimop": 1, "shc": "#5a3410"}
    gold = sc.lin([(0, "#fff08a"), (0.5, "#ffd02c"), (1, "#d8841c")], x - 50, y - 90, x + 60, y + 20)
    sc.layer(body, gold, z=5, **o)
    sc.layer(head, gold, z=4, **o)
    sc.layer(T(shape("-18,-14 2,-18 16,-10 4,0 -12,-2"), x, y, s), "#f4b01c", z=2, **o)
    sc.layer(T(shape("37,-44^ 56,-42 56,-37 37,-33^"), x, y, s), "#f0642c", z=2, **o)
    sc.flat(T(ellipse(27, -46, 3.2, 3.8), x, y, s), "#1c1830")
    sc.flat(T(ellipse(28, -47.4, 1), x, y, s), "#ffffff")


def draw() -> Scene:
    """The card."""
    sc = Scene("tub_whale", light=(*SUN, 260), shadow="#082838", bg="#17484e")
    draw_wall(sc)
    draw_window(sc)
    draw_flood(sc)
    draw_tail(sc, RIM, FLOOR, CEILING)
    draw_lamp(sc)
    draw_tub(sc)
    draw_boy(sc)
    draw_duck(sc)
    sc.glow(60, 430, 620, "#ffdf98", 0.6)
    sc.vignette("#031822", 0.5, 380, 600, 860)
    sc.finish()
    return sc
