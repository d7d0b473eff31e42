"""border_picnic: two armies on a map have sat down along the border to eat; above them hang the shadows of two hands with pins.

Palette: map sage #b7c99a, moss #6f9457, river teal #4f9a9a, parchment #e6d9ae, linen #fffaea, pin scarlet #d2402f, hand
shadow indigo #2c3566. Light: a lamp over the table, upper right, out of the picture; its pool lies on the cloth.
Planes: table / map with creases / contour hills / river, roads, woods / the white cloth / people / pins / shadows of the hands.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.throng import SKINS, Throng

LAMP = (470, 520)
SAGE, MOSS, TEAL, PARCH, LINEN, SCARLET, INDIGO = (
    "#b7c99a",
    "#6f9457",
    "#4f9a9a",
    "#e6d9ae",
    "#fffaea",
    "#d2402f",
    "#2c3566",
)
FALL = (-0.66, 0.75)
BORDER = ((150, 96), (300, 214), (196, 352), (408, 470), (300, 612), (520, 722), (432, 868), (640, 962), (600, 1096))
BLUES = ("#5f7fa8", "#6f8fb4", "#4f6f9a", "#7f9cba")
ROSES = ("#c0646c", "#cc7a7c", "#b2525e", "#d89090")
TURN = -7  # degrees of the map on the table


def lit(sc: Scene, c: str, r: float = 760, k: float = 1.0) -> str:
    """A colour of the map under the lamp."""
    return sc.rad(
        [(0, mix(c, "#fff3c4", 0.55 * k)), (0.3, mix(c, "#ffe9b0", 0.25 * k)), (0.6, c), (1, mix(c, "#2a2c58", 0.62))],
        *LAMP,
        r,
    )


def lay(sc: Scene, g: Any, fill: str, z: float = 3, **kw: Any) -> None:
    """A sheet; shadows fall to the lower left."""
    sc.layer(g, fill, z=z, **({"dx": FALL[0] * z * 0.8, "dy": FALL[1] * z * 0.8, "rim": "#fffbe0", "rimop": 0.55} | kw))


def border() -> Any:
    """The line on which they have sat down."""
    return curve(np.array(BORDER, float), n=16)


def draw_table(sc: Scene) -> Any:
    """Dark boards, and the map on them with its creases; gives the sheet's outline."""
    sc.backdrop("#241a2c")
    boards = U([box(x, -20, x + 2, 1220) for x in range(-30, 860, 118)])
    sc.layer(
        box(-40, -40, 840, 1240), sc.rad([(0, "#a86a48"), (0.5, "#5f3840"), (1, "#1f1730")], *LAMP, 860), z=2, cut=0
    )
    sc.flat(boards, "#120c1c", 0.6)
    r = sc.stream("grain")
    sc.flat(
        U(
            [
                limb([(x, y, 0.4), (x + r.uniform(-3, 3), y + 60, 1.3), (x + r.uniform(-4, 4), y + 150, 0.3)], 4, 3)
                for x, y in ((r.uniform(0, 800), r.uniform(-80, 1180)) for _ in range(130))
            ]
        ),
        "#1c1220",
        0.35,
    )
    sheet_ = AF.rotate(box(28, 22, 772, 1178), TURN * 0.4, origin=(400, 600))
    edge = clean(sheet_.buffer(0))
    lay(sc, edge, lit(sc, PARCH, 800), 12, cut=1.6, sh=0.6)
    for g, s in folds(744, 1156, 4, 5):
        q = AF.rotate(AF.translate(g, 28, 22), TURN * 0.4, origin=(400, 600))
        sc.flat(q, "#fff6d0" if s > 0 else "#6a5a7a", 0.13 * abs(s), "screen" if s > 0 else "multiply")
    return edge


def draw_land(sc: Scene, edge: Any) -> None:
    """Contour hills, a river, woods, villages, roads: a country seen from above."""
    inner = edge.buffer(-16)
    west = clean(
        Polygon([*[(x, y) for x, y in border()], (520, 1240), (-60, 1240), (-60, -60), (60, -60)])
        .buffer(0)
        .intersection(inner)
    )
    east = clean(inner.difference(west))
    lay(sc, west, lit(sc, "#a9c48f"), 3, cut=0.8)
    lay(sc, east, lit(sc, "#d3cf9a"), 3, cut=0.8)
    r = sc.stream("land")
    # hills as stacks
    for x, y, s, side in (
        (110, 250, 120, 0),
        (120, 640, 150, 0),
        (240, 960, 140, 0),
        (90, 1090, 90, 0),
        (560, 150, 150, 1),
        (690, 400, 120, 1),
        (660, 690, 150, 1),
        (724, 1010, 96, 1),
        (420, 300, 60, 1),
    ):
        P = [
            (x + s * q * math.cos(a), y + s * q * 0.86 * math.sin(a))
            for a, q in ((2 * math.pi * k / 9, r.uniform(0.72, 1.12)) for k in range(9))
        ]
        g = shape(np.array(P))
        base = ("#8fb078", "#c2b878")[side]
        for k in range(6):
            q = rounded(T(g.buffer(-s * 0.135 * k), 1.6 * k, -2.2 * k), 5)
            if q.is_empty:
                break
            c = mix(base, ("#e3e3b0", "#f6e6b8")[side], 0.17 * k)
            lay(sc, clean(q.intersection(inner)), lit(sc, c), 3.2, cut=0.6, sh=0.4, wash=0.6)
        top = rounded(g.buffer(-s * 0.5), 4)
        hatch = [
            LineString(
                [
                    (x + s * 0.2 * math.cos(a), y - 8 + s * 0.2 * math.sin(a)),
                    (x + s * 0.36 * math.cos(a), y - 8 + s * 0.34 * math.sin(a)),
                ]
            ).buffer(0.6)
            for a in np.linspace(0, 6.283, 26)
        ]
        sc.flat(clean(U(hatch).intersection(inner)), "#5f6a3c", 0.35)
        _ = top
    # a river from the east hills, under the cloth, to the west sea
    river = limb(
        [
            (800, 250, 10),
            (700, 274, 13),
            (620, 260, 15),
            (520, 330, 17),
            (470, 410, 18),
            (360, 420, 20),
            (270, 470, 22),
            (210, 540, 26),
            (100, 480, 30),
            (-20, 470, 40),
        ],
        12,
    )
    lay(sc, clean(river.buffer(4).intersection(inner)), lit(sc, "#e6e3bc"), 1.2, cut=0.3, sh=0.3)
    lay(sc, clean(river.intersection(inner)), lit(sc, TEAL), 1, cut=0.3, sh=0.2, rim="#2f6a70")
    lake = shape("540,820 600,796 640,840 620,900 560,910 520,870")
    for k in range(3):
        lay(sc, lake.buffer(-9 * k), lit(sc, mix(TEAL, "#bfe0d0", 0.25 * k)), 1.4, cut=0.4, sh=0.3)
    roads = [
        [(60, 130), (150, 180), (220, 300), (180, 420)],
        [(40, 800), (150, 780), (260, 720), (330, 600)],
        [(760, 560), (640, 560), (540, 600), (430, 560)],
        [(740, 860), (640, 790), (560, 740)],
        [(330, 1140), (360, 1040), (460, 930)],
        [(420, 60), (400, 160), (330, 230)],
    ]
    lines = [curve(np.array(p, float), n=12) for p in roads]
    sc.flat(clean(U([LineString(p).buffer(3.6) for p in lines]).intersection(inner)), "#fff3cc", 0.9)
    for p in lines:
        sc.stroke(p, "#a8603c", 1.2, 0.75, dash="9 6")
    # woods and villages
    for x0, y0, n, s in (
        (60, 380, 26, 60),
        (300, 130, 16, 44),
        (60, 930, 22, 56),
        (330, 800, 26, 60),
        (560, 400, 24, 58),
        (730, 200, 16, 44),
        (720, 860, 18, 40),
        (470, 1040, 20, 56),
        (600, 1120, 12, 36),
        (180, 1130, 14, 44),
    ):
        low, high = [], []
        for _ in range(n):
            a, q = r.uniform(0, 6.283), s * math.sqrt(r.random())
            x, y, d = x0 + q * math.cos(a), y0 + q * 0.8 * math.sin(a), r.uniform(6, 10)
            low.append(ellipse(x, y, d))
            high.append(ellipse(x + 1.6, y - 2, d * 0.55))
        sc.flat(clean(T(U(low), FALL[0] * 9, FALL[1] * 9).intersection(inner)), "#2a2c58", 0.4, "multiply", 1)
        lay(sc, clean(U(low).intersection(inner)), lit(sc, "#4f8058"), 2, cut=0.2, wash=0)
        lay(sc, clean(U(high).intersection(inner)), lit(sc, "#8fb46a"), 1, cut=0, wash=0)
    for x0, y0, n, c in (
        (170, 520, 7, "#4f6f9a"),
        (130, 720, 6, "#4f6f9a"),
        (700, 590, 7, "#b2525e"),
        (560, 250, 6, "#b2525e"),
        (690, 930, 6, "#b2525e"),
        (190, 830, 6, "#4f6f9a"),
    ):
        lits, dims, sh = [], [], []
        for _ in range(n):
            x, y, w, h = x0 + r.uniform(-34, 34), y0 + r.uniform(-24, 24), r.uniform(12, 18), r.uniform(9, 12)
            a = r.choice((0, 90)) + r.uniform(-20, 20)
            lits.append(T(box(-w / 2, -h / 2, w / 2, 0), x, y, rot=a))
            dims.append(T(box(-w / 2, 0, w / 2, h / 2), x, y, rot=a))
            sh.append(T(box(-w / 2, -h / 2, w / 2, h / 2), x + FALL[0] * 8, y + FALL[1] * 8, rot=a))
        sc.flat(U(sh), "#2a2c58", 0.45, "multiply", 0.8)
        lay(sc, U(dims), lit(sc, dark(c, 0.2)), 2, cut=0, wash=0, fibre=0)
        lay(sc, U(lits), lit(sc, light(c, 0.2)), 1.6, cut=0, wash=0, fibre=0)
    grid = [LineString([(x, 0), (x, 1200)]).buffer(0.5) for x in range(70, 800, 165)] + [
        LineString([(0, y), (800, y)]).buffer(0.5) for y in range(110, 1200, 165)
    ]
    sc.flat(clean(AF.rotate(U(grid), TURN * 0.4, origin=(400, 600)).intersection(inner)), "#7a5a3c", 0.35)
    rose = U(star(716, 1108, 34, 4, 0.22), star(716, 1108, 22, 4, 0.3, 45), ellipse(716, 1108, 26).exterior.buffer(0.9))
    sc.flat(rose, "#a8503c", 0.75)


def draw_cloth(sc: Scene) -> Any:
    """The border itself: dots at both ends, and between them a long white tablecloth in zigzag."""
    line = border()
    whole = LineString([(60, -20), *line, (640, 1240)])
    for p in along(np.array(whole.coords), 110):
        if Point(p).distance(LineString(line)) > 4:
            sc.flat(ellipse(p[0], p[1], 3.4), "#a8402f", 0.9)
    cloth = clean(LineString(line).buffer(35, cap_style=2, join_style=1))
    sc.flat(T(cloth, FALL[0] * 9, FALL[1] * 9), "#2a2c58", 0.42, "multiply", 3)
    lay(
        sc,
        cloth,
        sc.rad([(0, "#fffef6"), (0.45, "#fdf3d8"), (1, "#b9b4c4")], *LAMP, 760),
        5,
        cut=1.1,
        wash=0.35,
        rimop=0.9,
        rimw=1.4,
    )
    hem = cloth.buffer(-5).exterior.buffer(1.1)
    sc.flat(clean(hem), "#c8584a", 0.75)
    n = int(LineString(line).length / 33)
    creases, cross = [], []
    for k in range(n):
        p, q = LineString(line).interpolate(k * 33), LineString(line).interpolate(k * 33 + 1)
        a = math.atan2(q.y - p.y, q.x - p.x) + math.pi / 2
        creases.append(
            LineString(
                [(p.x - 34 * math.cos(a), p.y - 34 * math.sin(a)), (p.x + 34 * math.cos(a), p.y + 34 * math.sin(a))]
            ).buffer(0.8 if k % 3 else 1.5)
        )
        for d in (-26, 26):
            cross.append(T(star(0, 0, 3.6, 4, 0.4), p.x + d * math.cos(a), p.y + d * math.sin(a)))
    sc.flat(clean(U(creases).intersection(cloth)), "#a89ab4", 0.35)
    sc.flat(U(cross), "#c8584a", 0.5)
    return cloth


def food(th: Throng, r: Any, x: float, y: float) -> None:
    """One dish."""
    k = r.randrange(7)
    if k == 0:  # bread
        th.thing(ellipse(x, y, 9, 5.4, r.uniform(0, 180)), "#d8954a", 0.2)
        th.thing(ellipse(x, y, 5, 2.4, r.uniform(0, 180)), "#f2c57e", 0)
    elif k == 1:  # a bowl of soup
        th.thing(ellipse(x, y, 7.4), "#5f8fa8", 0.25)
        th.thing(ellipse(x, y, 5.4), "#f0a04a", 0)
    elif k == 2:  # fruit
        for d in ((-4, 1), (3, -3), (3, 4), (-1, -4)):
            th.thing(ellipse(x + d[0], y + d[1], 3.4), r.choice(("#d2402f", "#e8a830", "#7fa84a", "#8a4a8a")), 0.15)
    elif k == 3:  # a jug
        th.thing(U(ellipse(x, y, 5.4), limb([(x + 4, y, 2), (x + 9, y - 3, 2), (x + 5, y + 3, 2)], 4)), "#b9604a", 0.7)
        th.thing(ellipse(x, y, 3.2), "#5a2c34", 0)
    elif k == 4:  # plate and cake
        th.thing(ellipse(x, y, 8), "#e9e0ea", 0.12)
        th.thing(Polygon([(x, y), (x + 6, y - 3), (x + 6, y + 3)]), "#c8584a", 0.2)
        th.thing(ellipse(x - 2, y, 2.2), "#f6d060", 0.1)
    elif k == 5:  # a cheese
        th.thing(ellipse(x, y, 7), "#f2c84a", 0.3)
        th.thing(Polygon([(x, y), (x + 8, y + 1), (x + 5, y + 6)]), "#fff3d0", 0)
    else:  # a helmet with soup in it
        th.thing(ellipse(x, y, 8, 6.6, 30), "#6a7468", 0.4)
        th.thing(ellipse(x, y, 5.6, 4.6, 30), "#a8c070", 0)


def draw_armies(sc: Scene, cloth: Any) -> None:
    """Some seventy in dusty blue and dusty rose, no longer on their own sides: they sit, lie, pour, dance."""
    r = sc.stream("armies")
    th = Throng((FALL[0] * 22, FALL[1] * 22), "#2a2c58", 0.5)
    line = LineString(border())
    L = line.length
    d = 26.0
    side = 1
    while d < L - 20:
        p, q = line.interpolate(d), line.interpolate(d + 1)
        a = math.degrees(math.atan2(q.y - p.y, q.x - p.x))
        for side in (-1, 1):
            if r.random() < 0.14:
                continue
            off = r.uniform(47, 56)
            t = math.radians(a + 90 * side)
            x, y = p.x + off * math.cos(t) + r.uniform(-4, 4), p.y + off * math.sin(t) + r.uniform(-4, 4)
            if cloth.distance(Point(x, y)) < 8:
                continue
            own = (side > 0) == (r.random() < 0.62)
            blue = own
            pose = r.choice(("sit", "sit", "reach", "sit", "lie", "reach", "stand"))
            look = a - 90 * side + r.uniform(-24, 24)
            if pose == "lie":
                look = a + r.choice((0, 180)) + r.uniform(-16, 16)
            c = r.choice(BLUES if blue else ROSES)
            swap = r.choice(ROSES if blue else BLUES) if r.random() < 0.12 else c
            th.add(
                x,
                y,
                look,
                1.36,
                coat=swap,
                legs=dark(c, 0.3),
                skin=r.choice(SKINS),
                hair=r.choice(("#2a1a14", "#7a4a24", "#c98a3c", "#1a1412")),
                hat=r.choice((None, None, light(c, 0.3))),
                pose=pose,
            )
        d += r.uniform(30, 37)
    d = 20.0
    while d < L - 16:
        p, q = line.interpolate(d), line.interpolate(d + 1)
        t = math.atan2(q.y - p.y, q.x - p.x) + math.pi / 2
        for o in (-14, 11):
            if r.random() < 0.75:
                food(th, r, p.x + (o + r.uniform(-4, 4)) * math.cos(t), p.y + (o + r.uniform(-4, 4)) * math.sin(t))
        d += 21
    # a ring of dancers on the east plain, a sleeper, two who bring more bread, ball players
    for k in range(7):
        t = 2 * math.pi * k / 7
        c = (BLUES if k % 2 else ROSES)[k % 4]
        th.add(
            618 + 44 * math.cos(t),
            520 + 40 * math.sin(t),
            math.degrees(t) + 180,
            1.3,
            coat=c,
            legs=dark(c, 0.3),
            skin=SKINS[k % 6],
            hair="#2a1a14",
            hat=light(c, 0.3) if k % 3 == 0 else None,
            pose="dance",
            skirt=k in (2, 5),
        )
    for x, y, a, c, pose, load in (
        (96, 800, -30, BLUES[0], "carry", "#d8a25a"),
        (124, 772, -34, ROSES[1], "carry", "#d8a25a"),
        (640, 616, 190, BLUES[2], "stand", None),
        (690, 500, 170, ROSES[0], "sit", None),
        (250, 520, 40, ROSES[2], "lie", None),
        (240, 250, 200, BLUES[1], "walk", None),
        (480, 250, 120, ROSES[3], "walk", "#c96a4a"),
        (360, 960, -60, BLUES[3], "lie", None),
        (376, 940, 100, ROSES[0], "lie", None),
        (540, 1040, 30, BLUES[0], "sit", None),
    ):
        th.add(
            x,
            y,
            a,
            1.3,
            coat=c,
            legs=dark(c, 0.3),
            skin=r.choice(SKINS),
            pose=pose,
            load=load,
            hat=None if load else light(c, 0.3),
        )
    # the drum is a table with flowers; helmets and weapons have been left in heaps
    for x, y in ((690, 548),):
        th.thing(ellipse(x, y, 15), "#b2525e", 0.9)
        th.thing(ellipse(x, y, 12.4), "#fff3d6", 0)
        for k in range(6):
            th.thing(
                ellipse(x + 5 * math.cos(k), y + 5 * math.sin(k), 3), ("#d2402f", "#f2c84a", "#fffaea")[k % 3], 0.1
            )
    for x0, y0 in ((110, 500), (716, 700), (300, 1010)):
        for _ in range(9):
            x, y = x0 + r.uniform(-26, 26), y0 + r.uniform(-18, 18)
            th.thing(ellipse(x, y, 6.6, 5.6, r.uniform(0, 90)), r.choice(("#9aa8b4", "#8796a6", "#b0bcc4")), 0.35)
        for _ in range(6):
            x, y, a = x0 + r.uniform(-20, 20), y0 + r.uniform(14, 40), r.uniform(0, 180)
            th.thing(T(limb([(-24, 0, 1.6), (24, 0, 2.4)], 1, 3), x, y, rot=a), "#5a4038", 0.12)
    th.lay(sc, lambda c: lit(sc, c, 820, 0.7), within=None)


def pin(sc: Scene, x: float, y: float, c: str, lying: float | None = None, s: float = 1.0) -> None:
    """A map pin as tall as a tower; lying = the angle at which it has been laid down."""
    if lying is None:
        tip = (x, y)
        head = (x + 22 * s, y - 74 * s)
        sc.flat(
            U(
                limb([(*tip, 2), (x + FALL[0] * 96 * s, y + FALL[1] * 96 * s, 4)], 2),
                ellipse(x + FALL[0] * 104 * s, y + FALL[1] * 104 * s, 19 * s, 16 * s),
            ),
            "#2a2c58",
            0.5,
            "multiply",
            2,
        )
    else:
        t = math.radians(lying)
        tip = (x, y)
        head = (x + 78 * s * math.cos(t), y + 78 * s * math.sin(t))
        sc.flat(
            T(U(limb([(*tip, 3), (*head, 5)], 2), ellipse(*head, 18 * s)), FALL[0] * 16, FALL[1] * 16),
            "#2a2c58",
            0.5,
            "multiply",
            3,
        )
    sc.layer(limb([(*tip, 1.6), (*head, 4.2 * s)], 2), "#d8dce0", z=3, cut=0, wash=0, rim="#ffffff", rimop=0.9)
    sc.layer(
        ellipse(*head, 18 * s),
        sc.rad([(0, light(c, 0.6)), (0.35, c), (1, dark(c, 0.45))], head[0] + 6 * s, head[1] - 7 * s, 27 * s),
        z=5,
        cut=0,
        wash=0,
        rim="#fff3e0",
        rimop=0.8,
    )


def hand_shadow() -> Any:
    """The shadow of a sleeve and a hand, reaching to the right: finger and thumb hold a pin, the others are spread."""
    g = U(
        shape("-700,-120^ -240,-92 -190,-86^ -184,92^ -236,98 -700,150^"),  # cuff
        limb([(-200, 4, 96), (-120, 6, 92), (-60, 4, 104)], 6),  # wrist
        shape("-96,-50 -40,-74 22,-70 62,-44 70,0 40,48 -20,70 -84,56"),  # back of the hand
        limb([(36, -34, 44), (104, -108, 32), (174, -98, 27), (208, -24, 22)], 8),  # forefinger, bent down
        limb([(-20, 42, 50), (46, 86, 36), (132, 80, 29), (200, 4, 21)], 8),  # thumb, up to meet it
        limb([(26, -50, 42), (90, -142, 33), (148, -186, 27), (190, -204, 20)], 8),
        limb([(4, -58, 40), (40, -156, 31), (76, -214, 25), (104, -244, 18)], 8),
        limb([(-34, -54, 36), (-30, -136, 27), (-14, -186, 22), (0, -216, 16)], 8),
    )
    pin_ = U(ellipse(210, -8, 25, 22), limb([(212, -4, 8), (226, 70, 6), (238, 132, 2)], 4))
    return U(fillet(g, 2), pin_)


def draw_hands(sc: Scene) -> None:
    """Only the shadows of the generals: one from either corner, not touching anybody yet."""
    for g in (T(hand_shadow(), 690, 190, 0.92, rot=-14, flip=True), T(hand_shadow(), 110, 1062, 0.92, rot=-24)):
        sc.flat(g, INDIGO, 0.66, "multiply", 3)
        sc.flat(g, "#2a2c60", 0.3, None, 3)


def draw() -> Scene:
    sc = Scene("border_picnic", light=(900, -200, 240), shadow="#231f44", bg="#241a2c")
    edge = draw_table(sc)
    draw_land(sc, edge)
    cloth = draw_cloth(sc)
    draw_armies(sc, cloth)
    for x, y, c, a in (
        (96, 430, "#4f6f9a", None),
        (716, 640, SCARLET, None),
        (676, 812, SCARLET, 200),
        (120, 900, "#4f6f9a", -24),
        (732, 446, SCARLET, None),
    ):
        pin(sc, x, y, c, a, 0.72)
    sc.flat(
        box(0, 0, 800, 1200),
        sc.rad([(0, "#ffffff"), (0.42, "#fff6e0"), (0.75, "#c4b4c8"), (1, "#5a5288")], *LAMP, 860),
        0.85,
        "multiply",
    )
    draw_hands(sc)
    sc.glow(LAMP[0] - 40, LAMP[1] + 40, 420, "#fff3c0", 0.28)
    sc.vignette("#141030", 0.4, *LAMP, 860, 0.55)
    sc.finish()
    return sc
