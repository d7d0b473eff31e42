"""A girl waters the bean that grows in a helmet; on the wall her shadow gives a sleeping soldier to drink.

Palette: evening patch #ffe2b2, peach #f2b98a, slate #34525c, night slate #14262f, olive drab #7a7a4c, bean green #8fb45a, scarlet #d6503f.
Light: a low window at the left, outside the card. Planes: wall / patch of light with the shadows / pole and helmet / girl / pots close to us.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bean_plant import seedling, vine
from cards.studio.papercut.helmet_pot import HX, HY, LX, LY, draw_plant, draw_wren, lit

FLOOR = 990
PATCH = ((280, 94), (800, 22), (800, 930), (280, 946))
GIRL = (70, 962, 1.72)
HAND = (132, 706)
SPOUT = (178, 722)
DARK = "#2f4a58"  # the shadows on the wall


def soldier() -> tuple[Any, Any]:
    """The shadow that sleeps: a helmet right way up, face to the left and bowed, shoulder and chest; and its shut lid."""

    def b(g: Any) -> Any:
        return T(g, 658, 552, 0.86, rot=-11)

    dome = shape(
        "-244,-112^ -206,-146 -190,-176 -176,-246 -130,-316 -50,-356 40,-352 116,-306 154,-234 164,-170 184,-120 214,-66^ 150,-84 60,-112 -60,-130 -160,-128^"
    )
    face = shape(
        "-168,-140^ -172,-112 -180,-96 -178,-84 -196,-54 -222,-18 -232,-4 -226,8 -206,14^ -210,24 -218,36 -214,46 -202,52^ -212,58 -216,70 -206,82 -198,88 -204,104 -206,122 -192,142 -166,152 -120,152 -84,158 -62,190 -40,260^ 150,260^ 140,60 130,-60 120,-130^ 0,-160"
    )
    lid = b(
        U(
            limb("-168,-66,1 -154,-56,5 -134,-56,5 -116,-68,1", 8),
            limb("-160,-58,2.4 -168,-46,0.8", 2),
            limb("-146,-54,2.6 -150,-40,0.8", 2),
            limb("-130,-55,2.4 -128,-42,0.8", 2),
        )
    )
    body = shape("660,690^ 620,740 570,776 530,826 506,930 504,1000^ 900,1000^ 900,600^ 800,640")
    return fillet(U(b(dome), b(face), body), 4), lid


def draw_wall(sc: Scene) -> None:
    """Plaster in shade, and the window's light on it."""
    sc.backdrop("#14262f")
    sc.layer(
        box(-50, -50, 850, FLOOR),
        lit(sc, "#58808a", "#3f626c", "#27424c", "#152a34", r=1050),
        z=3,
        cut=0,
        sh=0,
        wash=0.7,
        fibre=0.3,
    )
    (x0, y0), (x1, y1), (_, y2), (_, y3) = PATCH
    panes = []
    for i in range(2):
        for j in range(3):
            u0, u1, v0, v1 = i / 2 + 0.012, (i + 1) / 2 - 0.012, j / 3 + 0.008, (j + 1) / 3 - 0.008

            def p(u: float, v: float) -> tuple[float, float]:
                top, low = y0 + (y1 - y0) * u, y3 + (y2 - y3) * u
                return x0 + (x1 + 40 - x0) * u, top + (low - top) * v

            panes.append(Polygon([p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1)]))
    light_ = U(panes)
    fill = sc.rad([(0, "#fff4d6"), (0.4, "#ffe2b0"), (0.8, "#f0b888"), (1, "#d89a78")], 430, 560, 620)
    r = sc.stream("plaster")
    for x, y in ((40, 560), (150, 240), (20, 820)):
        P = [(x, y)]
        for _ in range(7):
            P.append((P[-1][0] + r.uniform(-22, 26), P[-1][1] + r.uniform(14, 34)))
        sc.stroke(P, "#0e222c", 1.6, 0.5)
        sc.stroke([(u - 1.5, v) for u, v in P], "#9ab4b4", 0.8, 0.4)
    rail = limb([(-20, 150, 12), (120, 147, 12)], 2)
    o: dict[str, Any] = {"cut": 0.3, "wash": 0, "rim": "#d8e4d8", "rimop": 0.7, "sh": 0.5, "dx": 6, "dy": 2}
    sc.layer(rail, "#3a4c50", z=5, **o)
    sc.layer(
        U(
            ellipse(30, 240, 56).difference(ellipse(30, 240, 46)),
            limb([(30, 150, 3), (30, 186, 3)], 2),
            [limb([(30 + k, 196, 1.6), (30 + k, 284, 1.6)], 1) for k in range(-36, 40, 12)],
            [limb([(-14, 240 + k, 1.6), (74, 240 + k, 1.6)], 1) for k in range(-36, 40, 12)],
        ),
        lit(sc, "#8aa0a0", "#4a5f64", r=420),
        z=5,
        **o,
    )
    sc.flat(light_.convex_hull.buffer(14), "#f2b98a", 0.3, "screen", 24)
    sc.flat(light_, fill, 1, None, 2.4)


def can() -> tuple[Any, Any]:
    """A watering can held over the rim: body with its handle, and the water."""
    x, y = SPOUT
    body = U(
        Polygon([(x - 76, y - 44), (x - 34, y - 34), (x - 42, y + 8), (x - 84, y - 4)]).buffer(3),
        limb([(x - 44, y - 4, 9), (x - 18, y - 6, 7), (x, y, 6)], 4),
        Polygon([(x - 4, y - 8), (x + 8, y - 2), (x + 4, y + 8), (x - 4, y + 4)]),
        limb([(x - 72, y - 44, 4), (x - 62, y - 68, 4), (x - 36, y - 56, 4), (x - 36, y - 36, 4)], 8),
    )
    water = U(
        [
            limb([(x + 5, y + k, 2.4), (x + 14 + 2 * k, y + 10 + k, 2), (x + 20 + 2 * k, y + 30, 1.6)], 4)
            for k in (-2, 1, 4)
        ]
    )
    return body, water


def girl() -> Figure:
    """Eight, on tiptoe, both hands at the can."""
    x, y, s = GIRL
    pose = SIDE["reach_up"].but(lean=-2, nod=-10, elbow_a=-1, elbow_b=-1)
    p = person(
        8, "side", pose, dress("pinafore", "#d8603f", "#fff0d0", "#fff0d0").but(pattern="dots"), "#b87a50", "braid", "#2a1a14", "calm",
        reach_a=((HAND[0] + 2 - x) / s, (HAND[1] + 34 - y) / s), reach_b=((HAND[0] + 6 - x) / s, (HAND[1] - 20 - y) / s), grip_a="grip", grip_b="grip",
    )  # fmt: skip
    return T(p, x, y, s)


def crate() -> Any:
    return box(GIRL[0] - 62, GIRL[1], GIRL[0] + 56, GIRL[1] + 118)


def on_wall(g: Any) -> Any:
    """What the window's light makes of girl and can: larger, to the right."""
    return T(T(g, -HAND[0], -HAND[1]), 420, 622, 1.2)


def draw_shadows(sc: Scene, p: Figure, pot: Any, water: Any) -> None:
    """They lie on the patch of light and differ from what throws them."""
    room = box(-20, -20, 850, FLOOR)
    man, lid = soldier()
    _, _, leaves = vine(HX, HY - 30)
    twigs = [U(d["blades"], [d["stalk"]]) for d, *_ in leaves]
    wreath = U(
        [
            T(T(twigs[k], -leaves[k][1], -leaves[k][2]), x, y, 1.15, rot=r)
            for k, x, y, r in ((4, 600, 262, -64), (6, 690, 236, -20), (2, 744, 300, 20))
        ]
    )
    stem = limb([(650, 250, 8), (628, 170, 8), (654, 100, 7), (632, 20, 6), (644, -60, 5)], 10)
    up = U(
        [
            T(T(twigs[k], -leaves[k][1], -leaves[k][2]), x, y, 1.1, rot=r)
            for k, x, y, r in ((6, 640, 130, 0), (7, 638, 74, 0))
        ]
    )
    man = clean(man.difference(lid))
    child = on_wall(U(p.outline(), pot, crate()))
    for g in (U(man, wreath, stem, up), U(child, on_wall(water))):
        g = clean(g.intersection(room))
        sc.flat(g.buffer(5), DARK, 0.35, "multiply", 8)
        sc.flat(g, sc.lin([(0, "#3f6070"), (0.6, DARK), (1, "#1c323e")], 0, 160, 0, 960), 0.94, None, 1.5)
    sc.glow(*(lid.centroid.coords[0]), 40, "#ffe8c0", 0.35)


def draw_floor(sc: Scene) -> None:
    """Boards, the window's light low on them."""
    sc.layer(
        box(-20, FLOOR, 820, 1260),
        lit(sc, "#8a7a68", "#54606a", "#25363f", "#101e26", r=1050),
        z=6,
        sh=0.5,
        rim="#ffe2b2",
        rimop=0.5,
    )
    sc.flat(floor_boards(-20, FLOOR, 820, 1230, 200, 700, 9), "#0c1a22", 0.6)


def draw_girl(sc: Scene, p: Figure, pot: Any, water: Any) -> None:
    """On an upturned crate."""
    c = crate()
    x0, y0, x1, y1 = c.bounds
    sc.flat(Polygon([(x0, y1), (x1, y1), (x1 + 180, y1 + 30), (x0 + 140, y1 + 40)]), "#08141a", 0.6, "multiply", 6)
    sc.layer(
        Polygon([(x0 + 6, y0 - 12), (x1 - 8, y0 - 12), (x1, y0 + 2), (x0, y0 + 2)]),
        "#c8a078",
        z=3,
        cut=0.3,
        rim="#fff0cc",
        rimop=0.9,
    )
    for k in range(3):
        sc.layer(
            box(x0, y0 + 36 * k, x1, y0 + 32 + 36 * k),
            sc.lin([(0, "#d8a870"), (0.5, "#8a6248"), (1, "#3a3434")], x0, 0, x1, 0),
            z=5,
            cut=0.6,
            rim="#fff0cc",
            rimop=0.8,
        )
    put(sc, p, z=2.6, rim=(4, 2, "#ffe8bc", 1.0), cast=7, shade=("#1c3444", 0.3, 620))
    sc.layer(
        pot,
        sc.lin([(0, "#dfeeea"), (0.5, "#7fa0a4"), (1, "#34505a")], SPOUT[0] - 84, 0, SPOUT[0], 0),
        z=3,
        cut=0.2,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(water, "#f4fbff", 0.95)
    sc.glow(SPOUT[0] + 16, SPOUT[1] + 20, 40, "#e8f8ff", 0.5)


def draw_near(sc: Scene) -> None:
    """Dark pots close to us; dust in the light."""
    for x, w, h in ((770, 150, 130), (664, 120, 84)):
        r = sc.stream(f"pot{x}")
        for k in (-1, 0, 1):
            sc.layer(
                T(seedling(r, r.uniform(70, 120)), x + 0.27 * w * k, 1196 - h),
                lit(sc, "#8fae6a", "#2f5f50", "#123038", r=1250),
                z=5,
                cut=0.2,
                rim="#ffe0b0",
                rimop=0.8,
            )
        pot = Polygon([(x - w / 2, 1210 - h), (x + w / 2, 1210 - h), (x + w * 0.38, 1230), (x - w * 0.38, 1230)])
        sc.layer(
            U(pot, box(x - w * 0.56, 1192 - h, x + w * 0.56, 1214 - h)),
            lit(sc, "#a8644c", "#5a3a3c", "#1a2028", r=1250),
            z=9,
            cut=0.5,
            rim="#ffd8a8",
            rimop=0.8,
        )
    shafts(sc, -160, 300, [(0.10, 0.05, 0.25), (0.26, 0.07, 0.2), (0.44, 0.05, 0.16)], 1000, "#ffe2b0", 14)
    r = sc.stream("dust")
    sc.flat(
        U([ellipse(r.uniform(20, 700), r.uniform(200, 900), r.uniform(0.8, 2.2)) for _ in range(90)]), "#fff0cc", 0.6
    )


def draw() -> Scene:
    """Where is the head that wore it, and is it glad?"""
    sc = Scene("helmet", light=(LX, LY, 240), shadow="#08141a", bg="#14262f")
    p, (pot, water) = girl(), can()
    draw_wall(sc)
    draw_shadows(sc, p, pot, water)
    draw_floor(sc)
    draw_plant(sc)
    draw_wren(sc)
    draw_girl(sc, p, pot, water)
    draw_near(sc)
    sc.vignette("#081420", 0.4, 380, 560, 920, 0.5)
    sc.finish()
    return sc
