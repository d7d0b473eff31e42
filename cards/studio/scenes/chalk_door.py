"""Animals come round the end of a lonely wall to queue before a door that a child has drawn on it in chalk.

Palette: plum dusk #322e48, brick #93553d, mortar rose #c28f74, dun #7c5048, chalk #fbf5ea, lantern ochre #edb350.
Light: from under the chalk door. Planes: dusk / plain with the queue / wall / queue and sand / elephant, thorns.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import Wob

EYE = 300.0  # the horizon
FOOT = 806.0  # where the wall stands
WALL_L, WALL_TOP = 336.0, 384.0
DX0, DX1, DTOP = 498.0, 622.0, 566.0  # the chalk door
LX, LY = (DX0 + DX1) / 2, FOOT - 4
METRE = 0.16  # pixels a metre for every pixel under the horizon
SOFT = 0.62  # small beasts are drawn larger than life
NIGHT = "#221b2a"
FEET = ((0.27, 0.38), (0.57, 0.68))  # parts of the slit that two soles darken
COLUMN = [(790, 318), (640, 326), (470, 346), (300, 392), (180, 462), (96, 552), (34, 668), (-40, 800)]
# kind, gait, x, changes: the near half of the queue, from the door away
QUEUE: tuple[tuple[str, str, float, dict[str, Any]], ...] = (
    ("hare", "sit_up", 452, {}),
    ("fox", "sit", 404, {"neck": 8}),
    ("sheep", "stand", 342, {"neck": 12}),
    ("doe", "look_up", 268, {}),
    ("cow", "stand", 176, {"neck": -6}),
    ("camel", "alert", 40, {}),
)
FAR = ("horse", "stag", "dog", "goat", "giraffe", "wolf", "bear", "cow", "reindeer", "cat", "camel", "doe", "elephant", "hound", "sheep", "donkey", "horse", "hare", "giraffe", "fox")  # fmt: skip


def metre(y: float) -> float:
    """Pixels a metre has on the ground at y."""
    return METRE * (y - EYE)


def queue_y(x: float) -> float:
    """The line of feet of the near queue."""
    t = max(0.0, (506 - x) / 506)
    return FOOT + 24 + 330 * t**1.28


def shadow_of(g: Any, x: float, y: float, long: float = 1.0) -> Any:
    """The shadow that a figure with its feet at x, y throws away from the light under the door."""
    d = np.array([x - LX, y - LY + 30])
    d = d / (np.hypot(*d) + 1e-9)
    k = long * 1.15
    return clean(AF.affine_transform(g, [1, -d[0] * k, 0, -d[1] * k * 0.7, d[0] * k * y, y + d[1] * k * 0.7 * y]))


def giraffe() -> Figure:
    """A small giraffe in outline, walking to the right, about 100 at the shoulder."""
    g = fillet(
        U(
            limb("-34,-84,30 0,-92,34 30,-98,32", 6),
            limb("26,-100,30 46,-150,18 62,-204,13", 6),
            shape("56,-214^ 66,-214 88,-200 90,-192^ 74,-192 58,-196"),
            limb("60,-212,3 58,-224,3", 1),
            limb("66,-213,3 66,-225,3", 1),
            limb("30,-90,16 36,-50,9 34,0,7", 4),
            limb("20,-90,14 12,-48,8 16,0,7", 4),
            limb("-34,-80,18 -30,-46,9 -38,0,7", 4),
            limb("-40,-80,14 -46,-44,8 -42,0,7", 4),
            limb("-46,-86,4 -54,-56,3 -52,-46,5", 4),
        ),
        3,
    )
    f = Figure()
    f.add(g, "#8a6238", "body")
    return f


def draw_dusk(sc: Scene) -> None:
    """Sky, strips of cloud, two far tables of rock, a skein of cranes."""
    sc.backdrop(
        sc.lin(
            [(0, "#1e2638"), (0.34, "#3f3a52"), (0.66, "#8a6068"), (0.86, "#cf8f74"), (1, "#f0bd8c")], 0, 0, 0, EYE + 10
        )
    )
    r = sc.stream("strips")
    for x, y, w, h, c in (
        (150, 60, 520, 22, "#2f3248"),
        (640, 100, 420, 20, "#46405a"),
        (260, 150, 460, 16, "#66506a"),
        (690, 186, 360, 13, "#8a6470"),
        (120, 222, 380, 11, "#b47f78"),
        (480, 246, 420, 9, "#d69a80"),
    ):
        g = limb(
            [
                (x - w / 2, y, 2),
                (x - w * 0.2, y + r.uniform(-4, 4), h),
                (x + w * 0.16, y + r.uniform(-4, 4), h * 0.8),
                (x + w / 2, y, 2),
            ],
            8,
        )
        sc.layer(
            U(g, T(g, r.uniform(-60, 60), h * 0.7, 0.7, sy=0.6, o=(x, y))),
            c,
            z=4,
            sh=0.3,
            cut=0.7,
            rim="#efc49c",
            rimop=0.5,
            az=90,
        )
    for P, c in (
        ("-60,320^ -20,268 40,262^ 130,264^ 152,286 190,298 260,320^", "#8a6a74"),
        ("560,320^ 610,296 628,274^ 716,270^ 740,288 860,292^ 860,320^", "#806270"),
    ):
        sc.layer(
            shape(P),
            sc.lin([(0, c), (1, mix(c, "#d3a17e", 0.6))], 0, 262, 0, 312),
            z=4,
            sh=0.2,
            cut=0.6,
            rim="#efc49c",
            rimop=0.4,
        )
    for k in range(11):  # a skein of cranes, on their way round as well
        arm = abs(k - 4)
        x, y = 470 + arm * 27, 150 - (k - 4) * 9 - arm * 3
        put(
            sc,
            T(bird_flying("crane", k % 3).recolour(lambda c: mix(c, "#2c1a1e", 0.9)), x, y, 0.15, flip=True),
            z=0.6,
            cut=0,
        )


def draw_plain(sc: Scene, near: Any) -> None:
    """The plain behind the wall, in bands."""
    bands = (
        (EYE, 3, "#d0a08a", "#a98082"),
        (338, 6, "#b98a78", "#857078"),
        (404, 8, "#a3766a", "#675a6c"),
        (500, 12, "#8f6258", "#4a4258"),
        (640, 14, "#7c5048", "#322e48"),
    )
    for k, (y, amp, lit, shade) in enumerate(bands):
        g, top = ridge(sc.stream(f"band {k}"), y, amp, f=1.1 + 0.3 * k, tilt=(-14, 10, 26, 30, 20)[k])
        sc.layer(g, near(lit, shade, 640), z=4 + k, sh=0.35, cut=0.7, rim="#efc49c", rimop=0.4)
        tufts = grass(
            sc.stream(f"tufts {k}"), -20, 820, lambda x, t=top: y_at(t, x) + 8, 5 + 3 * k, 30, 0.1, 1.2 + 0.3 * k
        )
        sc.flat(tufts, mix(shade, NIGHT, 0.35), 0.7)
    road = curve(np.array([(x, y, metre(y) * 1.5) for x, y in COLUMN], float), n=14)
    sc.flat(limb([(x, y + 3, w * 0.5) for x, y, w in road], 3), "#e0b08a", 0.3, None, 2)


def draw_column(sc: Scene) -> None:
    """Who is still on the way: small, from the horizon, round the end of the wall."""
    c = curve(np.array(COLUMN, float), n=20)
    r = sc.stream("column")
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    at, k = 14.0, 0
    todo = []
    while at < s[-1] - 60 and k < len(FAR) * 2:
        x, y = float(np.interp(at, s, c[:, 0])), float(np.interp(at, s, c[:, 1]))
        kind = FAR[k % len(FAR)]
        size = (4.0 if kind == "giraffe" else SIZE[kind]) ** SOFT
        todo.append((x, y, kind, metre(y) * size / 100, k))
        at += metre(y) * (1.15 + 1.1 * size) + 4
        k += 1
    for x, y, kind, m, k in todo:
        deep = min(1.0, (y - EYE) / 420)
        col = mix("#7a5046", "#3a2226", deep)
        f = giraffe() if kind == "giraffe" else beast(kind, ("walk", "stand")[k % 2], seed=k)
        f = T(f, x, y + r.uniform(-2, 3), m, flip=True)
        out = f.outline()
        sc.flat(shadow_of(out, x, y, 0.5), "#4a2c2c", 0.28)
        if m > 0.22:
            put(
                sc,
                f.recolour(lambda q, t=deep: mix(mix(q, "#5a3a38", 0.62), NIGHT, 0.35 * t)),
                z=1.6,
                rim=(-1.4, 0.6, "#f2c898", 0.6),
            )
        else:
            sc.layer(out, col, z=1.6, cut=0, fibre=0, wash=0, sh=0.3, rim="#f2c898", rimop=0.5)
        if k % 4 == 2:  # some have brought a lantern
            lx, ly = x - 40 * m, y - 96 * m
            sc.glow(lx, ly, 16 + 60 * m, "#edb350", 0.9)
            sc.flat(ellipse(lx, ly, 1.4 + 4 * m), "#fff0c0", 1)


def wall_outline(sc: Scene) -> tuple[Any, list[tuple[float, float]]]:
    """The front of the wall: whole on the right, broken in steps at its free end."""
    r = sc.stream("break")
    top = [(WALL_L, FOOT + 6), (WALL_L, 596)]
    x, y = WALL_L, 596.0
    while y > WALL_TOP + 10:
        x += r.choice((15, 29, 29, 44))
        top.append((x, y))
        y -= r.choice((17.0, 17.0, 34.0, 51.0))
        top.append((x, y))
    y = WALL_TOP
    while x < 860:
        step = r.choice((58, 87, 116, 29))
        top += [(x, y), (x + step, y)]
        x += step
        y = WALL_TOP + r.choice((0, 0, 17, -17, 0))
    return Polygon([*top, (880, FOOT + 6)]).buffer(0), top


def draw_wall(sc: Scene) -> None:
    """Every brick a piece of paper, warmer the nearer it is to the door."""
    g, top = wall_outline(sc)
    r = sc.stream("bricks")
    w = Wob(r, 3, 1.0)
    end = clean(AF.translate(g, -26, -9).union(AF.translate(g, -13, -5)).difference(g))
    sc.layer(
        end.intersection(box(0, 0, WALL_TOP + 300, FOOT)),
        sc.lin([(0, "#2a2436"), (1, "#3a2a34")], 0, 380, 0, 806),
        z=6,
        sh=0.4,
        cut=0.7,
        rim="#efc49c",
        rimop=0.4,
    )
    sc.layer(g, sc.near("#7d5644", "#2f1d20", 520, (LX, LY - 60)), z=12, sh=0.7, cut=0.8, rim="#f2c898", rimop=0.4)
    bricks = []
    y, row = FOOT + 4, 0
    while y > WALL_TOP - 40:
        x = WALL_L - (29 if row % 2 else 0)
        while x < 830:
            b = box(x + 1.2, y - 15.6 + 0.8 * w(x / 300), x + 56.4, y - 0.4 + 0.8 * w(x / 300)).intersection(
                g.buffer(-0.6)
            )
            if not b.is_empty and b.area > 60:
                d = math.hypot((x + 28 - LX) * 0.9, (y - LY) * 0.8)
                lit = math.exp(-d / 190)
                tone = mix(
                    r.choice(("#7a4635", "#6d3f33", "#824c38", "#633a33", "#75463a")), NIGHT, min(0.72, 0.12 + d / 760)
                )
                bricks.append((b, mix(tone, "#f0a868", 0.74 * lit)))
            x += 58
        y -= 17
        row += 1
    sc.layer(bricks, z=2.2, sh=0.6, cut=0.5, wash=0, fibre=0, rim="#f6cfa0", rimop=0.4, lightpos=(LX, LY - 40))
    weeds = grass(sc.stream("weeds"), WALL_L + 4, 800, FOOT + 2, 22, 46, 0.1, 2)
    sc.layer(
        weeds.difference(box(DX0 - 12, 0, DX1 + 12, 900)),
        "#2c1d1c",
        z=2,
        cut=0,
        fibre=0,
        sh=0.3,
        rim="#f2c898",
        rimop=0.5,
    )


def chalk(sc: Scene, P: Any, w: float = 3.2, op: float = 0.92) -> None:
    """A line of chalk on rough brick."""
    q = along(np.array(P, float), max(6, int(len(P) * 14)))
    sc.stroke(q, "#fbf5ea", w * 0.9, op * 0.62)
    sc.stroke(q + np.array([0.6, -0.5]), "#fffdf6", w * 0.7, op, dash="7 1.2 3 1 11 1.6")


def draw_door(sc: Scene) -> None:
    """Chalk lines, a light that leaks from below, and the shadow of two feet in it."""
    r = sc.stream("chalk")
    arch = [(LX + 62 * math.cos(a), DTOP + 58 - 58 * math.sin(a)) for a in np.linspace(math.pi, 0, 16)]
    j = lambda P, k=1.2: [(x + r.uniform(-k, k), y + r.uniform(-k, k)) for x, y in P]
    inside = Polygon([(DX0, FOOT), *arch, (DX1, FOOT)])
    sc.flat(
        inside,
        sc.lin([(0, "#f7d29a", 0.05), (0.55, "#f7d29a", 0.18), (1, "#fff0cc", 0.75)], 0, DTOP, 0, FOOT),
        1,
        "screen",
        2,
    )
    for k in (0, 1):
        chalk(sc, j([(DX0 + k, FOOT - 2), (DX0 + k, 700), *arch, (DX1 + k, 700), (DX1 - k, FOOT - 2)]), 4.4 - k)
    chalk(
        sc,
        j(
            [
                (DX0 - 12, FOOT - 1),
                (DX0 - 12, 650),
                *[(LX + (x - LX) * 1.2, DTOP + 58 + (y - DTOP - 58) * 1.22) for x, y in arch],
                (DX1 + 12, 650),
                (DX1 + 12, FOOT - 1),
            ]
        ),
        2.2,
        0.7,
    )
    for x0, x1, y0, y1 in (
        (DX0 + 14, LX - 6, 600, 676),
        (LX + 6, DX1 - 14, 600, 676),
        (DX0 + 14, LX - 6, 694, 784),
        (LX + 6, DX1 - 14, 694, 784),
    ):
        chalk(sc, j([(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], 1.6), 2.4, 0.8)
    for y in (640, 740):  # hinges
        chalk(sc, j([(DX0, y), (DX0 + 30, y - 2), (DX0 + 38, y - 8)]), 2.4, 0.8)
    for y, op in ((744, 0.34), (708, 0.44), (672, 0.56)):  # handles that were lower, rubbed out
        sc.flat(ellipse(DX1 - 17, y, 15, 9, -20), "#fbf5ea", op * 0.7, None, 4)
        chalk(sc, [(DX1 - 22, y), (DX1 - 12, y), (DX1 - 8, y + 3)], 3, op)
    sc.glow(DX1 - 16, 630, 30, "#fff6dc", 0.7)
    sc.flat(ellipse(DX1 - 20, 630, 5).difference(ellipse(DX1 - 20, 630, 2)), "#fffdf6", 1)
    chalk(sc, [(DX1 - 20, 630), (DX1 - 8, 629), (DX1 - 2, 633)], 4, 1)


def draw_sand(sc: Scene, near: Any) -> None:
    """The ground before the wall, the fan of light, two long shadows in it."""
    for k, (y, lit, shade) in enumerate(
        (
            (FOOT, "#eaa866", "#3f2f3c"),
            (896, "#d69559", "#362838"),
            (1010, "#b97c4c", "#2c2234"),
            (1116, "#94603f", "#241c2e"),
        )
    ):
        if k:
            g, _ = ridge(sc.stream(f"sand {k}"), y, 9, f=1.2, tilt=(0, 16, -22, 26)[k])
        else:
            g = box(-60, FOOT, 860, 1300)
        sc.layer(g, near(lit, shade, 470 + 40 * k), z=5, sh=0.3, cut=0.8, rim="#ffdca0", rimop=0.3)
    r = sc.stream("pebbles")
    stones = [(r.uniform(10, 790), FOOT + 14 + 380 * r.random() ** 0.8) for _ in range(150)]
    sc.flat(U([shadow_of(ellipse(x, y - 2, 2 + (y - FOOT) * 0.012), x, y, 5) for x, y in stones]), "#3a2224", 0.32)
    sc.flat(
        U([ellipse(x, y - 1, 1.6 + (y - FOOT) * 0.010, 1.2 + (y - FOOT) * 0.008) for x, y in stones]), "#c28f74", 0.75
    )
    beam = sc.rad(
        [(0, "#fff4d2", 0.95), (0.2, "#f9cf88", 0.6), (0.55, "#edb350", 0.24), (1, "#edb350", 0)],
        LX,
        FOOT - 6,
        470,
        f"translate(0 {-FOOT * 0.1}) scale(1 1.12)",
    )
    for grow, op, blur in ((0, 0.75, 10), (-26, 0.6, 3)):
        fan = Polygon([(DX0 + 2, FOOT), (DX1 - 2, FOOT), (DX1 + 300 + grow * 3, 1290), (DX0 - 190 - grow * 3, 1290)])
        sc.flat(fan, beam, op, "screen", blur)
    # somebody stands on the other side
    for a, b in FEET:
        xa, xb = DX0 + (DX1 - DX0) * a, DX0 + (DX1 - DX0) * b
        ya = 1290
        q = Polygon([(xa, FOOT), (xb, FOOT), (LX + (xb - LX) * 5.4 + 54, ya), (LX + (xa - LX) * 5.4 + 54, ya)])
        sc.flat(
            q,
            sc.lin([(0, "#4a2a20", 1), (0.5, "#4a2a24", 0.7), (1, "#3a2222", 0.12)], 0, FOOT, 0, 1240),
            0.85,
            "multiply",
            3,
        )


def draw_slit(sc: Scene) -> None:
    """The slit itself, brightest of all, with two feet in it."""
    sc.flat(box(DX0 + 2, FOOT - 9, DX1 - 2, FOOT + 2), "#fffdf0", 1, None, 1)
    sc.glow(LX, FOOT - 2, 190, "#ffe2a4", 0.95, sy=0.5)
    sc.flat(box(DX0 + 4, FOOT - 8, DX1 - 4, FOOT), "#fffef6", 1)


def draw_feet(sc: Scene) -> None:
    """Two soles in the slit: somebody stands on the other side."""
    for a, b in FEET:
        xa, xb = DX0 + (DX1 - DX0) * a, DX0 + (DX1 - DX0) * b
        sole = f"{xa},{FOOT + 3}^ {xa},{FOOT - 5} {xa + 3},{FOOT - 9}^ {xb - 3},{FOOT - 9}^ {xb},{FOOT - 5} {xb},{FOOT + 3}^"
        sc.flat(shape(sole), "#1e0d0a", 1)


def crates(sc: Scene, x: float, y: float) -> float:
    """Two crates, one across the other; returns the height of their top."""
    for w, h, dx, dy in ((92, 44, 0, 0), (70, 40, -8, -44)):
        b = box(x - w / 2 + dx, y - h + dy, x + w / 2 + dx, y + dy)
        sc.layer(
            b,
            sc.near("#c98a52", "#4a2c24", 150, (x - 60, y)),
            z=6,
            sh=0.6,
            cut=0.6,
            rim="#ffe2a8",
            rimop=0.9,
            lightpos=(LX, LY),
        )
        slats = [
            box(x - w / 2 + dx, y - h + dy + h * q - 1, x + w / 2 + dx, y - h + dy + h * q + 1) for q in (0.34, 0.67)
        ]
        slats += [box(x + dx + s * (w / 2 - 7) - 1, y - h + dy, x + dx + s * (w / 2 - 7) + 1, y + dy) for s in (-1, 1)]
        sc.flat(U(slats), "#2f1b18", 0.7)
    return y - 84


def draw_child(sc: Scene) -> None:
    """Seven, on tiptoe on two crates, the chalk at the new handle."""
    x, y = 682.0, FOOT + 20
    sc.flat(shadow_of(box(x - 46, y - 84, x + 46, y), x, y, 0.9), "#3a2020", 0.6, "multiply", 3)
    top = crates(sc, x, y)
    s = 0.86
    cx = x - 27
    d = dress("dress", "#a8482f", "#a8482f", "#edb350").but(
        skirt=0.6, flare=12, shoes="boots", shoe_colour="#33201c", pattern="dots", pattern_colour="#e8a070"
    )
    p = person(
        7,
        "side",
        "reach_up",
        d,
        "#a8714c",
        "braid",
        "#2a1a16",
        "calm",
        1.05,
        reach_a=((cx - (DX1 - 8)) / s, (630 - top) / s),
        reach_b=(24, -62),
        hat="scarf",
        hat_colour="#edb350",
    )
    p = T(p, cx, top, s, flip=True)
    sc.flat(shadow_of(p.outline(), cx, top + 60, 0.5), "#3a2020", 0.3, "multiply", 3)
    put(sc, p, z=2.4, rim=(2.6, -1.6, "#ffe6b0", 0.95), cast=7)
    hx, hy = p.at("hand_a.hold")
    sc.flat(limb([(hx, hy, 3.4), (hx - 9, hy - 3, 3)], 1), "#fffdf6", 1)


def lay_beast(sc: Scene, f: Figure, x: float, y: float, dim: float, rim: float = 2.4) -> None:
    """One of the queue: dark against the light, gold where it looks at the door."""
    out = f.outline()
    sc.flat(shadow_of(out, x, y), "#2f1a1c", 0.55, "multiply", 2)
    wide = (out.bounds[2] - out.bounds[0]) * 0.4
    sc.flat(ellipse(x, y, wide, 2 + wide * 0.08), "#22140f", 0.4, "multiply", 3)
    put(sc, f.recolour(lambda q: mix(mix(q, "#7a4a38", 0.3), NIGHT, dim)), z=3, cast=5)
    backlight(sc, out, rim, 0.62)


def backlight(sc: Scene, out: Any, rim: float, op: float) -> None:
    """Sink a beast into its own shade, the deeper the further from the door, and gild the edge that sees the light."""
    x, y = out.centroid.coords[0]
    d = np.array([LX - x, LY - y])
    d = d / (np.hypot(*d) + 1e-9)
    sc.flat(
        out, sc.rad([(0, "#1a1424", 0.1), (0.4, "#1a1424", op * 0.6), (1, "#1a1424", op)], LX, LY, 640), 1, "multiply"
    )
    rimlight(sc, out, -rim * 1.5 * d[0], -rim * 1.5 * d[1], "#ffdf9e", 1, blur=max(0.7, rim * 0.35), r=800)


def draw_queue(sc: Scene) -> None:
    """The near half, from the door to the left edge."""
    m = mouse_suitcase()
    mx, my = 492.0, FOOT + 20
    mouse = T(m, mx, my, 0.32)
    sc.flat(shadow_of(U([mouse[k] for k in ("back", "body", "arm", "case")]), mx, my), "#3a2020", 0.6, "multiply", 2)
    for k, c in (
        ("back", "#4c3430"),
        ("body", "#6d5048"),
        ("inear", "#c28f74"),
        ("case", "#8a4a30"),
        ("scarf", "#edb350"),
        ("strap", "#33201c"),
        ("arm", "#6d5048"),
    ):
        sc.layer(mouse[k], c, z=1.4, cut=0, fibre=0, wash=0, rim="#ffe2a8", rimop=0.9)
    todo = []
    for kind, gait, x, changes in QUEUE:
        y = queue_y(x)
        todo.append((y, x, T(beast(kind, gait, seed=3, **changes), x, y, metre(y) * SIZE[kind] ** SOFT / 100), kind))
    for dx, kind in ((372, "goose"), (222, "crane")):
        y = queue_y(dx) + (18 if kind == "goose" else -4)
        todo.append(
            (y, dx, T(bird_on(kind, look=-6), dx, y, metre(y) * (0.62 if kind == "goose" else 0.85) / 100), kind)
        )
    y = queue_y(470)
    todo.append((y, 474.0, T(tortoise(), 474, y + 6, 0.3), "tortoise"))
    for gx in (352, 338, 326):
        gy = queue_y(gx) + 22
        todo.append(
            (
                gy,
                gx,
                T(bird_on("sparrow", ("#e8c46a", "#d9b25a", "#c09a4a", "#d9852c", "#d9852c")), gx, gy, 0.42),
                "gosling",
            )
        )
    for y, x, f, kind in sorted(todo, key=lambda q: q[0]):
        lay_beast(sc, f, x, y, 0.42 + min(0.26, (y - FOOT) / 1000), 1.6 + (y - FOOT) / 200)
        if kind == "camel":
            nx, ny = f.at("neck")
            sc.stroke([(nx - 8, ny + 10), (nx - 4, ny + 44)], "#2a1816", 2)
            lan = T(lantern("#2a1816", "#ffdf94"), nx - 4, ny + 44, 0.62)
            put(sc, lan, z=2)
            sc.glow(*lan.at("light"), 110, "#edb350", 0.85)


def draw_near(sc: Scene) -> None:
    """Frame: an elephant comes in, thorn and grass in the corner."""
    ex, ey = -104.0, 1262.0
    e = T(beast("elephant", "walk", head=4), ex, ey, metre(1190) * 2.9**SOFT / 100)
    sc.flat(shadow_of(e.outline(), ex, ey, 0.6), "#22140f", 0.5, "multiply", 4)
    put(sc, e.recolour(lambda q: mix(mix(q, "#5a3630", 0.6), NIGHT, 0.7)), z=5, cast=14)
    backlight(sc, e.outline(), 3.4, 0.66)
    g = grass(sc.stream("front"), 440, 830, lambda x: 1226 - (x - 440) * 0.06, 150, 70, -0.4, 5, seedheads=0.16)
    sc.layer(g, sc.near("#4a2d24", "#1d1116", 420), z=12, sh=0.5, cut=0, fibre=0, rim="#ffc478", rimop=0.75)
    wood, _ = tree(sc.stream("thorn"), 824, 1230, 300, a=-2.0, w=15, depth=7, spread=0.6, curl=0.5)
    sc.layer(wood, "#22151a", z=14, sh=0.5, cut=0, fibre=0, rim="#ffc478", rimop=0.8)


def draw() -> Scene:
    """They have walked round it, and wait."""
    sc = Scene("chalk_door", light=(LX, LY, 200), shadow="#180c0e", bg="#54352a")

    def near(a: str, b: str, r: float = 640, mid: str | None = None) -> str:
        return sc.near(a, b, r, (LX, LY), mid)

    draw_dusk(sc)
    draw_plain(sc, near)
    draw_column(sc)
    draw_wall(sc)
    draw_sand(sc, near)
    draw_door(sc)
    draw_slit(sc)
    draw_child(sc)
    draw_queue(sc)
    sc.glow(LX, FOOT - 30, 420, "#f6bd70", 0.34)
    draw_feet(sc)
    draw_near(sc)
    sc.vignette("#0e0c18", 0.4, 520, 700, 900)
    sc.finish()
    return sc
