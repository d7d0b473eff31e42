"""A tall shop cut open: weathers in glasses up to the ceiling; a boy holds out his coins before a sun, a storm is loose above.

Palette: walnut #3a2530, plum #2a1c38, storm indigo #3a4474, rain teal #4f9a98, jar light #fff7d8, sun orange #f29a2e.
Light: the sun in its jar on the counter. Planes: back wall / side shelves / storm / counter and people / arch and step.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.weather_jars import KINDS, weather_jar

EYE = Camera(400, 660, 1000, 4.6)
HALF, TALL, NEAR, BACK = 3.3, 10.2, 9.0, 14.6  # half the room's width, its height, its front and its back
COUNTER = 11.4  # how far away the counter stands
LX, LY = 404, 928
NIGHT, WALNUT, SUN = "#17102a", "#5a3a34", "#f29a2e"
SOLD = tuple(k for k in KINDS if k != "shade")
FORMS = ("jar", "jar", "flask", "bottle", "bell")


def wood(sc: Scene, r: float = 620) -> str:
    """Panelling round the sun: honey, walnut, plum, night."""
    stops = [(0, "#ffd08a"), (0.12, "#d98f52"), (0.3, "#8f5544"), (0.55, "#553246"), (0.8, "#33223f"), (1, "#1f1632")]
    return sc.rad(stops, LX, LY, r)


def draw_room(sc: Scene) -> None:
    """Back wall, ceiling with beams, side walls and floor, all running to one point."""
    at, face = EYE.at, EYE.face
    sc.backdrop(NIGHT)
    x, t = HALF, TALL
    sc.layer(
        face([(-x, t, NEAR - 2), (x, t, NEAR - 2), (x, t, BACK), (-x, t, BACK)]),
        sc.lin([(0, "#120c22"), (1, "#33264a")], 0, 0, 0, 280),
        z=1,
        sh=0,
        cut=0,
    )
    for k in range(6):
        z = NEAR + 1.1 * k
        sc.layer(
            face([(-x, t, z), (x, t, z), (x, t - 0.34, z), (-x, t - 0.34, z)]),
            "#2c2040",
            z=3,
            cut=0.3,
            sh=0.5,
            rim="#ffd9a0",
            rimop=0.2,
        )
    sc.layer(face([(-x, 0, BACK), (x, 0, BACK), (x, t, BACK), (-x, t, BACK)]), wood(sc, 760), z=1, sh=0, cut=0)
    for s in (-1, 1):
        sc.layer(
            face([(s * x, 0, NEAR - 2), (s * x, t, NEAR - 2), (s * x, t, BACK), (s * x, 0, BACK)]),
            wood(sc, 660),
            z=1,
            sh=0,
            cut=0,
        )
    floor = face([(-x, 0, NEAR - 2), (x, 0, NEAR - 2), (x, 0, BACK), (-x, 0, BACK)])
    sc.layer(
        floor,
        sc.rad([(0, "#ffd893"), (0.25, "#d68f4e"), (0.6, "#7a4638"), (1, "#3a2232")], LX, LY + 90, 520),
        z=1,
        sh=0,
        cut=0,
    )
    boards = [
        face([(u, 0, NEAR - 2), (u + 0.03, 0, NEAR - 2), (u + 0.03, 0, BACK), (u, 0, BACK)])
        for u in np.arange(-x, x, 0.42)
    ]
    R = sc.stream("boards")
    for u in np.arange(-x, x, 0.42):
        for _ in range(2):
            z = R.uniform(NEAR - 1, BACK)
            boards.append(face([(u, 0, z), (u + 0.42, 0, z), (u + 0.42, 0, z + 0.04), (u, 0, z + 0.04)]))
    sc.flat(U(boards), "#2c1626", 0.5)
    corner = [limb([(*at(s * x, 0, BACK), 5), (*at(s * x, t, BACK), 5)], 1) for s in (-1, 1)]
    sc.flat(U(corner), "#1a1028", 0.6, "multiply", 4)


def shelves(sc: Scene) -> None:
    """Back wall and side walls: crooked rows of boards, no two rows alike, and a weather in every glass."""
    rows = (2.3, 3.5, 4.55, 5.75, 6.75, 7.9)
    R = sc.stream("back row")
    for j, y in enumerate(rows):
        k = EYE.scale(BACK)
        b = EYE.face(
            [
                (-HALF, y, BACK - 0.02),
                (HALF, y, BACK - 0.02),
                (HALF, y - 0.1, BACK - 0.02),
                (-HALF, y - 0.1, BACK - 0.02),
            ]
        )
        u = -HALF + 0.5 + 0.2 * (j % 2)
        while u < HALF - 0.35:
            w = R.uniform(0.5, 0.78)
            if R.random() < 0.9 and not (j == 2 and abs(u) < 0.9) and not (j == 3 and abs(u) < 0.9):
                px, py = EYE.at(u, y, BACK - 0.1)
                weather_jar(
                    sc, px, py, w * k * 0.78, k * w * R.uniform(0.95, 1.25), R.choice(SOLD), R.choice(FORMS), R, z=2
                )
            u += w + R.uniform(0.06, 0.2)
        sc.layer(b, wood(sc, 700), z=3, cut=0.2, sh=0.55, rim="#ffe2b0", rimop=0.6)
    for u in (-2.2, -0.95, 0.95, 2.2):  # uprights
        b = EYE.face(
            [
                (u - 0.05, 2.2, BACK - 0.03),
                (u + 0.05, 2.2, BACK - 0.03),
                (u + 0.05, 9.0, BACK - 0.03),
                (u - 0.05, 9.0, BACK - 0.03),
            ]
        )
        sc.layer(b, wood(sc, 640), z=2, cut=0.2, sh=0.5)
    barometer(sc, *EYE.at(0, 5.62, BACK))
    drawers(sc)
    for s in (-1, 1):
        Q = sc.stream(f"side {s}")
        for j, y in enumerate((1.55, 2.9, 4.15, 5.35, 6.55, 7.75, 8.8)):
            zs = []
            z = BACK - 0.5
            while z > NEAR + 0.2:
                zs.append(z)
                z -= Q.uniform(0.72, 1.05)
            for z in zs:
                if Q.random() < 0.1 or (s == -1 and j == 5 and z < 11.4) or (s == -1 and j == 6):
                    continue
                k = EYE.scale(z)
                w = Q.uniform(0.46, 0.66)
                px, py = EYE.at(s * (HALF - 0.34), y, z)
                kind = "shade" if (s, j) == (1, 1) and z < 10.3 else Q.choice(SOLD)
                form = "jar" if kind == "shade" else Q.choice(FORMS)
                if kind == "shade":
                    w = 0.74
                weather_jar(
                    sc, px, py, w * k, k * w * Q.uniform(1.15, 1.5) if kind != "shade" else k * 0.86, kind, form, Q, z=3
                )
                if kind == "shade":
                    sleeping_cat(sc, px, py, w * k)
            shelf = EYE.face(
                [
                    (s * HALF, y, NEAR - 1.5),
                    (s * (HALF - 0.66), y, NEAR - 1.5),
                    (s * (HALF - 0.66), y, BACK),
                    (s * HALF, y, BACK),
                ]
            )
            edge_ = EYE.face(
                [
                    (s * (HALF - 0.66), y, NEAR - 1.5),
                    (s * (HALF - 0.66), y, BACK),
                    (s * (HALF - 0.66), y - 0.1, BACK),
                    (s * (HALF - 0.66), y - 0.1, NEAR - 1.5),
                ]
            )
            if y > EYE.height:  # boards over our eye show their underside, with the sun on it
                sc.layer(shelf, wood(sc, 700), z=2, cut=0, sh=0.4)
            sc.layer(edge_, wood(sc, 760), z=3, cut=0.2, sh=0.55, rim="#ffe2b0", rimop=0.7)


def sleeping_cat(sc: Scene, x: float, y: float, w: float) -> None:
    """A black cat asleep in the jar of shade."""
    g = U(
        ellipse(x, y - w * 0.24, w * 0.36, w * 0.2),
        ellipse(x + w * 0.24, y - w * 0.28, w * 0.14),
        Polygon([(x + w * 0.14, y - w * 0.36), (x + w * 0.18, y - w * 0.52), (x + w * 0.25, y - w * 0.38)]),
        Polygon([(x + w * 0.26, y - w * 0.38), (x + w * 0.34, y - w * 0.5), (x + w * 0.36, y - w * 0.34)]),
    )
    sc.flat(g, "#0b0814")
    sc.flat(g.difference(T(g, 1.6, 1.6)), "#ffcf90", 0.8)


def barometer(sc: Scene, x: float, y: float) -> None:
    """In the middle of the back wall: a round window of dials, its needle between everything."""
    sc.layer(ellipse(x, y, 50), "#b9803f", z=4, cut=0.3, rim="#ffe9b8", rimop=0.8)
    sc.layer(ellipse(x, y, 42), "#f6e3b4", z=1.4, cut=0, fibre=0)
    for k, c in enumerate(("#3a4474", "#4f9a98", "#d9c9a8", "#f2c45a", "#f29a2e")):
        a0 = math.pi * (1 + 0.2 * k)
        sc.flat(
            Polygon(
                [(x, y), *[(x + 38 * math.cos(a0 + 0.157 * q), y + 38 * math.sin(a0 + 0.157 * q)) for q in range(5)]]
            ),
            c,
            0.9,
        )
    sc.flat(ellipse(x, y, 24), "#f6e3b4")
    sc.layer(limb([(x - 12, y + 10, 4), (x + 30, y - 26, 1)], 2), "#7a2430", z=1, cut=0, fibre=0, wash=0)
    sc.flat(ellipse(x, y, 4), "#3a1c20")


def drawers(sc: Scene) -> None:
    """The wall of little drawers behind the counter."""
    g = EYE.face([(-HALF, 0, BACK), (HALF, 0, BACK), (HALF, 2.1, BACK), (-HALF, 2.1, BACK)])
    sc.layer(g, wood(sc, 520), z=3, cut=0.2, sh=0.4)
    fronts, knobs = [], []
    for j in range(4):
        for i in range(11):
            u, v = -HALF + 0.1 + i * 0.58, 0.12 + 0.48 * j
            fronts.append(EYE.face([(u, v, BACK), (u + 0.5, v, BACK), (u + 0.5, v + 0.4, BACK), (u, v + 0.4, BACK)]))
            knobs.append(ellipse(*EYE.at(u + 0.25, v + 0.2, BACK), 2.2))
    sc.layer(U(fronts), wood(sc, 460), z=1.2, cut=0, fibre=0, sh=0.5, rim="#ffe6b8", rimop=0.6)
    sc.flat(U(knobs), "#ffdf9a", 0.85)


def draw_storm(sc: Scene) -> None:
    """Out of an open glass on the top shelf a thundercloud has risen and lies under the ceiling; it rains in the room."""
    R = sc.stream("storm")
    jx, jy = EYE.at(-(HALF - 0.36), 7.75, 10.3)
    weather_jar(sc, jx, jy, 58, 84, "bolt", "jar", R, z=4, open_=True)
    puffs: list[tuple[float, float, float]] = []
    for t in np.linspace(0, 1, 9):  # the rising neck
        puffs.append((jx + 8 * math.sin(5 * t) + 40 * t * t, jy - 84 - 150 * t, 17 + 34 * t))
    spread = [(x, 112 + 34 * math.sin(x / 90) - 0.05 * (x - 120), R.uniform(50, 84)) for x in np.arange(150, 760, 44)]
    puffs += spread
    puffs += [
        (x + R.uniform(-16, 16), 178 + 20 * math.cos(x / 70) + R.uniform(-10, 10), R.uniform(34, 56))
        for x in np.arange(220, 720, 46)
    ]
    puffs += [(x, 150 + R.uniform(-14, 14), R.uniform(40, 60)) for x in np.arange(240, 620, 40)]
    puffs += [(x, 224 + R.uniform(-12, 16), R.uniform(24, 40)) for x in np.arange(290, 660, 52)]
    for x, y, q in puffs:
        lobes = U(
            ellipse(x, y, q, q * 0.78),
            [
                ellipse(x + q * 0.7 * math.cos(a), y + q * 0.5 * math.sin(a), q * R.uniform(0.36, 0.52))
                for a in (0.3, 1.4, 2.4, 3.6, 5.2)
            ],
        )
        k = min(1.0, max(0.0, (y - 60) / 200))
        top, low = mix("#171a3c", "#3c4684", k), mix("#4a5496", "#b9a2c4", k)
        sc.layer(
            lobes,
            sc.lin([(0, top), (0.55, mix(top, low, 0.4)), (1, mix(low, "#f0b8a0", 0.4 * k))], 0, y - q, 0, y + q * 0.9),
            z=6,
            cut=0.6,
            sh=0.45,
            fibre=0.06,
            rim="#ffe0c8",
            rimop=0.35,
            dy=5,
        )
    bolt = [(440, 250), (418, 342), (446, 338), (412, 440), (438, 434), (398, 560), (428, 545), (404, 700)]
    main_ = U(
        [limb([(*a, 8 - 0.8 * k), (*b, 7 - 0.9 * k)], 1) for k, (a, b) in enumerate(zip(bolt, bolt[1:], strict=False))]
    )
    twigs = U(
        limb("446,338,3 492,396,2 484,430,2 512,478,.6", 1),
        limb("412,440,3 366,490,2 372,520,1.6 340,566,.5", 1),
        limb("438,434,2 470,486,.6", 1),
    )
    sc.glow(430, 300, 330, "#8f9aff", 0.55)
    sc.flat(U(main_, twigs), "#b9c4ff", 0.7, "screen", 7)
    sc.layer(U(main_, twigs), "#fdf8ff", z=3, cut=0, fibre=0, wash=0, sh=0.3)
    rain(sc, 170, 0.12, "#dfe6ff", 0.5, (120, 220, 700, 860), (22, 58), 1.5)


def draw_counter(sc: Scene) -> None:
    """The counter with its glowing drawer, the sun on it."""
    at, face, z = EYE.at, EYE.face, COUNTER
    top = face([(-1.0, 1.08, z), (2.3, 1.08, z), (2.3, 1.08, z + 0.9), (-1.0, 1.08, z + 0.9)])
    front_ = face([(-0.9, 0, z), (2.2, 0, z), (2.2, 1.07, z), (-0.9, 1.07, z)])
    flank = face([(-0.9, 0, z), (-0.9, 1.07, z), (-0.9, 1.07, z + 0.8), (-0.9, 0, z + 0.8)])
    sc.flat(
        face([(-1.1, 0, z - 0.9), (2.3, 0, z - 1.0), (2.4, 0, z + 0.2), (-1.0, 0, z + 0.2)]),
        "#1f0f22",
        0.6,
        "multiply",
        9,
    )
    sc.layer(flank, "#b9713f", z=3, cut=0.2)
    sc.layer(front_, sc.rad([(0, "#a8623c"), (0.5, "#5f3634"), (1, "#2f1c30")], LX, LY + 30, 260), z=6, cut=0.2, sh=0.5)
    pan = [face([(u, 0.14, z), (u + 0.7, 0.14, z), (u + 0.7, 0.84, z), (u, 0.84, z)]) for u in (-0.78, 0.74, 1.42)]
    sc.layer(
        U(pan),
        sc.rad([(0, "#8f5236"), (1, "#331e30")], LX, LY + 30, 260),
        z=1.4,
        cut=0,
        sh=0.5,
        rim="#ffd9a0",
        rimop=0.4,
    )
    a = face([(0.04, 0.46, z), (0.6, 0.46, z), (0.6, 0.86, z), (0.04, 0.86, z)])
    sc.flat(a.buffer(2), "#0d0a1c")
    sc.flat(face([(0.06, 0.78, z), (0.58, 0.78, z), (0.58, 0.85, z), (0.06, 0.85, z)]), "#8fd0ff")
    sc.layer(
        T(face([(0.02, 0.4, z - 0.1), (0.62, 0.4, z - 0.1), (0.62, 0.77, z - 0.1), (0.02, 0.77, z - 0.1)]), 0, 2),
        "#7a4632",
        z=3,
        cut=0.2,
        sh=0.6,
    )
    kx, ky = at(0.32, 0.58, z - 0.1)
    sc.flat(
        U(ellipse(kx, ky, 3.4), Polygon([(kx - 1.4, ky), (kx + 1.4, ky), (kx + 2.4, ky + 8), (kx - 2.4, ky + 8)])),
        "#ffd98c",
    )
    sc.glow(*at(0.32, 0.82, z), 60, "#5fb0ff", 0.9, sy=0.7)
    sc.layer(
        top,
        sc.rad([(0, "#fff0c0"), (0.3, "#f2b866"), (1, "#6a3c34")], LX, LY + 34, 210),
        z=4,
        cut=0.2,
        sh=0.5,
        rim="#fff0cc",
        rimop=0.9,
    )


def draw_sun(sc: Scene) -> None:
    """The sun in its jar."""
    x, y = EYE.at(0.04, 1.08, COUNTER + 0.34)
    g = shape(
        f"{x - 25},{y - 72}^ {x + 25},{y - 72}^ {x + 33},{y - 60} {x + 33},{y - 6} {x + 28},{y}^ {x - 28},{y}^ {x - 33},{y - 6} {x - 33},{y - 60}"
    )
    sc.glow(x, y - 36, 420, "#ffb04a", 0.6)
    sc.layer(
        g,
        sc.rad([(0, "#ffffff"), (0.4, "#fff0b4"), (1, "#ffc860")], x, y - 34, 44),
        z=3,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.4,
        shc="#8a4414",
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(star(x, y - 34, 29, 16, 0.66), "#ffb93e")
    sc.flat(ellipse(x, y - 34, 17), "#fffef4")
    sc.flat(limb([(x - 27, y - 56, 1.4), (x - 28, y - 34, 3.4), (x - 27, y - 12, 1.4)], 4), "#ffffff", 0.9)
    sc.layer(box(x - 26, y - 80, x + 26, y - 71).buffer(1.4), "#b9803f", z=1.4, cut=0, fibre=0)
    sc.glow(x, y - 34, 120, "#fff3c8", 0.95)
    sc.glow(x, y - 34, 260, "#ffd070", 0.5)


def draw_keeper(sc: Scene) -> None:
    """The keeper leans over the counter, his hand on the lid."""
    sx, sy = EYE.at(0.04, 1.08, COUNTER + 0.34)
    k = EYE.scale(COUNTER + 1.0) / 113
    keeper = person(
        76,
        "side",
        SIDE["stand"].but(lean=16, stoop=10, nod=6, hand_b=(0.7, 0.6)),
        dress("robe", "#2f7a78", "#23565c", "#bfe0d4").but(cloak="#23565c"),
        "#d9a077",
        "balding",
        "#f4f0e6",
        "tender",
        beard="long",
        glasses=True,
        reach_a=(60, -138),
        grip_a="flat",
    )
    q = T(keeper, *EYE.at(1.06, 0, COUNTER + 1.0), k * 1.36, flip=True)
    with sc.clip(box(0, 0, 800, EYE.at(0, 1.08, COUNTER + 0.86)[1])):
        put(sc, q, z=3, sh=0.5, rim=(2.4, -0.6, "#ffe6b0", 1.0))
        sc.flat(
            q.outline(),
            sc.rad([(0, "#1b1238", 0), (0.45, "#1b1238", 0.06), (1, "#140d2c", 0.6)], sx, sy - 30, 240),
            1,
            "multiply",
        )
    fx, fy = q.at("shoulder_b")
    sc.flat(snowflake(fx + 6, fy - 4, 6), "#ffffff")


def draw_boy(sc: Scene) -> None:
    """The boy, in front of the counter; his long shadow comes towards us."""
    sx, sy = EYE.at(0.04, 1.08, COUNTER + 0.34)
    z = COUNTER - 0.1
    bx, by = EYE.at(-1.36, 0, z)
    k = EYE.scale(z) / 113
    boy = person(
        8,
        "side",
        SIDE["reach"].but(
            lean=4,
            nod=-24,
            hand_a=(0.9, -0.02),
            hand_b=(0.8, 0.2),
            grip_a="flat",
            foot_a=(0.16, 0.03),
            foot_b=(-0.14, 0.04),
            toe_a=24,
            toe_b=34,
        ),
        dress("coat", "#c8402f", "#2f3348", "#f2d9a0").but(skirt=0.5),
        "#a8724a",
        "tousled",
        "#201410",
        "wonder",
    )
    p = T(boy, bx, by, k * 1.3)
    hx, hy = bx + 6, by
    ang = [(p.outline())]
    out = T(ang[0], -hx, -hy)
    long_ = T(out, 0, 0, 1.2, -1.25)
    from shapely import affinity

    long_ = affinity.skew(long_, xs=38, origin=(0, 0))
    floor = EYE.face([(-HALF, 0, NEAR - 2), (HALF, 0, NEAR - 2), (HALF, 0, BACK), (-HALF, 0, BACK)])
    sc.flat(T(long_, hx, hy).intersection(floor), "#2a1028", 0.75, "multiply", 2.4)
    put(sc, p, z=3, sh=0.5, rim=(-2.4, 1.0, "#ffe6b0", 1.0))
    sc.flat(
        p.outline(),
        sc.rad([(0, "#1b1238", 0), (0.5, "#1b1238", 0.1), (1, "#140d2c", 0.6)], sx, sy - 30, 230),
        1,
        "multiply",
    )
    cx, cy = p.at("hand_a.hold")
    for dx, dy in ((0, -3), (6, -4), (3, -8)):
        sc.layer(ellipse(cx + dx, cy + dy, 4.4, 2.4), "#ffd65a", z=0.8, cut=0, fibre=0, wash=0, sh=0.5)
    gx, gy = p.at("hip")
    sc.flat(
        U(
            Polygon([(gx - 9, gy + 2), (gx - 2, gy - 9), (gx + 5, gy + 2)]),
            Polygon([(gx - 12, gy), (gx + 8, gy), (gx + 4, gy + 6), (gx - 8, gy + 6)]),
        ),
        "#fff6e0",
        0.95,
    )


def draw_ladder(sc: Scene) -> None:
    """The ladder on its rail, at the right."""
    x0, y0 = EYE.at(1.55, 0, COUNTER + 2.2)
    x1, y1 = EYE.at(2.1, 7.4, BACK - 0.4)
    g = ladder(x0, y0, x1, y1, 42, 18, 7)
    sc.layer(g, wood(sc, 560), z=7, cut=0.2, sh=0.5)
    rimlight(sc, g, 1.4, -1.6, "#ffe2a8", 0.8, r=620)


def draw_near(sc: Scene) -> None:
    """The arch of the cut house, its bricks, its doorstep; a wind sock and an umbrella hang from the arch."""
    hole = U(box(52, 250, 748, 1150), ellipse(400, 250, 348, 226))
    for k, (c, d) in enumerate((("#6a3f4a", 0), ("#2c1a36", 18))):
        g = box(-60, -60, 860, 1260).difference(hole.buffer(d))
        sc.layer(
            g,
            sc.rad([(0, light(c, 0.3)), (0.45, c), (1, dark(c, 0.5))], LX, LY - 60, 860),
            z=15 - 6 * k,
            sh=0.6,
            cut=0.6,
            rim="#ffdfae",
            rimop=0.7,
        )
    out = box(-60, -60, 860, 1260).difference(hole.buffer(18))
    sc.flat(brick(out, 26, 12, "cut wall", 0.5), "#4a2c44", 0.6)
    step = shape("20,1152^ 780,1152^ 840,1260^ -40,1260^")
    sc.layer(
        step,
        sc.rad([(0, "#e0985a"), (0.4, "#7a4640"), (1, "#1f1430")], LX, 1120, 420),
        z=8,
        cut=0.4,
        dy=-4,
        rim="#ffe2b0",
        rimop=0.8,
    )
    sc.flat(box(0, 1182, 800, 1186), "#1a1028", 0.5)


def draw() -> Scene:
    """The card."""
    sc = Scene("weather_shop", light=(LX, LY, 200), shadow="#0d0718", bg=NIGHT)
    draw_room(sc)
    shelves(sc)
    sc.raw(
        f'<rect width="800" height="1200" fill="{sc.rad([(0, "#ffe0b0", 0), (0.3, "#b07a86", 0.2), (0.62, "#4a3a74", 0.5), (1, "#2a2458", 0.8)], LX, LY, 900)}" style="mix-blend-mode:multiply"/>'
    )
    sc.glow(LX, LY - 20, 620, "#ffb04a", 0.4)
    draw_ladder(sc)
    draw_storm(sc)
    draw_counter(sc)
    draw_sun(sc)
    draw_keeper(sc)
    draw_boy(sc)
    sc.glow(LX, LY, 700, "#ff9f3e", 0.14)
    draw_near(sc)
    sc.vignette("#0a0618", 0.36, LX, 640, 900, 0.55)
    sc.finish()
    return sc
