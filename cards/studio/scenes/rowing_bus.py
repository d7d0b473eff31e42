"""rowing_bus: the passengers row an old bus over the dunes, towards the evening; the sea lies behind them.

Palette: dune rust #a95a35, sand apricot #e0a05c, dusk umber #4a2330, haze #f6d39a, evening cream #fff0cc, bus turquoise #2c8a88.
Light: the low sun behind the bus. Planes: sky / sea / five dunes / bus and oars / the dune it rides on / wake / dark near dune.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SUN = (262, 500)
BUS = (432, 716)  # under the middle of the bus
TILT, SIZE = -13, 1.86
RUST, APRICOT, UMBER, CREAM, BLUE = "#a95a35", "#e0a05c", "#4a2330", "#fff0cc", "#2c8a88"
WINDOWS = 6
STROKE = (-64.0, 132.0)  # from a sill to its blade


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone of the sand from the sun outwards."""
    return sc.rad([(0, bright), (0.4, mid), (1, shade)], *SUN, r)


def on_bus(x: float, y: float) -> tuple[float, float]:
    """A point of the bus's own frame on the card."""
    a = math.radians(TILT)
    return BUS[0] + SIZE * (x * math.cos(a) - y * math.sin(a)), BUS[1] + SIZE * (x * math.sin(a) + y * math.cos(a))


def dune(
    sc: Scene,
    name: str,
    P: list[tuple[float, float]],
    tones: tuple[str, str, str],
    peak: int,
    z: float = 8,
    ripples: int = 7,
    r: float = 760,
) -> tuple[Any, Any]:
    """A dune like a wave: its crest line, a slip face in shade from its peak down to the right, ripples along its back."""
    g, top = land(sc.stream(name), P, 3)
    sc.layer(g, lit(sc, *tones, r), z=z, cut=0.6, wash=0.5, sh=0.35, shc="#4a2330", rim="#fff3d0", rimop=0.95, rimw=1.5)
    px, py = P[peak]
    face = shape(
        f"{px},{py - 6}^ {px + 30},{py + 40} {px + 16},{py + 110} {px + 70},{py + 200} {px + 60},{py + 300}^ {px + 520},{py + 420}^ {px + 480},{py + 60} {px + 240},{py + 20} {px + 90},{py - 2}"
    )
    sc.flat(
        clean(face.intersection(g)),
        sc.lin(
            [(0, mix(tones[2], UMBER, 0.45), 0.75), (1, mix(tones[2], UMBER, 0.3), 0.0)], px, py, px + 300, py + 130
        ),
        1,
        "multiply",
    )
    q = sc.stream(name + "r")
    lines = []
    for k in range(ripples):
        d = 14 + k * k * 2.6 + k * 12
        xs = np.linspace(-40, 840, 60)
        lines.append(
            [
                (x, y_at(top, x) + d * (1 + 0.25 * math.sin(x / 130 + k)) + 2.4 * math.sin(x / 17 + q.uniform(0, 1)))
                for x in xs
            ]
        )
    with sc.clip(g):
        for line in lines:
            sc.stroke(line, mix(tones[2], UMBER, 0.5), 1.3, 0.28)
            sc.stroke([(x, y - 1.6) for x, y in line], "#fff0cc", 1.0, 0.26)
    return g, top


def draw_far(sc: Scene) -> None:
    """Evening, the sun, the sea at the wrong end, far dunes, a camel."""
    sc.backdrop(
        sc.lin([(0, "#7c4652"), (0.16, "#c2705a"), (0.34, "#f0b878"), (0.44, "#fbe0a6"), (1, "#f3cf96")], 0, 0, 0, 1200)
    )
    sc.glow(*SUN, 620, "#ffdf9c", 0.7)
    r = sc.stream("cloud")
    for x, y, w, h in ((590, 120, 420, 60), (200, 74, 380, 50), (330, 214, 460, 54), (700, 262, 300, 40)):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3),
            lit(sc, "#fff0c8", "#e59a68", "#a05a58", 620),
            z=5,
            cut=0.3,
            sh=0.25,
            shc="#8a4a4a",
            rim="#fff0c8",
            rimop=0.8,
        )
    for k, rad_ in enumerate((250, 196, 146)):
        sc.layer(
            ellipse(*SUN, rad_),
            ("#f6c27c", "#fbd491", "#fee6b0")[k],
            z=3,
            op=0.5,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.12,
            rimop=0.5,
        )
    sc.layer(ellipse(*SUN, 100), "#fff9e2", z=3, cut=0, wash=0, fibre=0, sh=0)
    sc.glow(*SUN, 260, "#fff2c4", 0.8)
    sc.layer(
        box(-40, 566, 132, 700),
        sc.lin([(0, "#bfe0d4"), (0.4, "#5fb0ac"), (1, "#3a8f92")], 0, 566, 0, 606),
        z=3,
        cut=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb([(x, y, 0.5), (x + 12, y, 1.5), (x + 26, y, 0.5)], 2)
                for x, y in ((8, 574), (54, 580), (20, 586), (70, 590), (96, 575), (36, 594))
            ]
        ),
        "#fff8dc",
        0.9,
    )
    put(sc, T(sail_boat("#6b3f28", "#fffaf0", None, 44), 52, 581, 0.6), z=1)
    dune(
        sc,
        "far0",
        [(-60, 606), (60, 592), (170, 566), (320, 600), (520, 546), (680, 580), (860, 540)],
        ("#fff0c4", "#f3c788", "#d0895c"),
        4,
        5,
        3,
    )
    dune(
        sc,
        "far1",
        [(-60, 640), (120, 628), (260, 600), (470, 618), (690, 500), (760, 520), (860, 560)],
        ("#ffe8b4", "#eab070", "#b76a48"),
        4,
        6,
        4,
    )
    put(
        sc,
        T(beast("camel", "trot").recolour(lambda c: mix(c, "#5a2c34", 0.72)), 706, 506, 0.44),
        z=2,
        rim=(2, 0.6, "#ffe6ac", 1.0),
    )
    for k, x in enumerate((668, 645, 624)):
        sc.flat(ellipse(x, 510 + 7 * k, 3.4, 1.4), "#7a4038", 0.7)
    dune(
        sc,
        "far2",
        [(-60, 690), (110, 640), (240, 660), (420, 640), (620, 640), (780, 604), (860, 640)],
        ("#ffe0a4", "#dd9658", "#98503c"),
        1,
        7,
        4,
    )


def draw_bus(sc: Scene) -> None:
    """The bus, its luggage, its rowers and the one who beats time."""
    b = T(bus(BLUE, "#f0dcae", "#fff3cf", 240, WINDOWS), *BUS, SIZE, rot=TILT)
    win = b.part("window")
    sc.layer(clean(b.outline().buffer(-2)), "#fff3cf", z=9, cut=0, wash=0, fibre=0, sh=0.5, rimop=0)
    sc.flat(win, sc.rad([(0, "#fffdf0"), (0.5, "#ffe9b4"), (1, "#f6bf74")], *SUN, 420), 1)
    sc.flat(clean(win.intersection(ellipse(*SUN, 100))), "#ffffff", 0.9)
    looks = (
        (34, "bun", "scarf", 1.0), (50, "balding", None, 1.4), (78, "balding", "flat", 0.9), (9, "tousled", "nightcap", 0.9),
        (28, "afro", None, 1.0), (62, "bun", "straw", 1.2),
    )  # fmt: skip
    ww = (240 - 58) / WINDOWS
    with sc.clip(win):
        for k, (age, hair, hat, build) in enumerate(looks):
            row = SIDE["row"].but(lean=-30, nod=16)
            p = person(
                age,
                "side",
                row,
                dress("shirt", "#5a2c34", "#5a2c34", "#5a2c34"),
                skin="#6a3438",
                hair=hair,
                hair_colour="#3a1c28",
                hat=hat,
                hat_colour="#7a3a38",
                build=build,
            )
            x = -120 + 12 + ww * (k + 0.42)
            hx, hy = p.at("head.eye")
            s = 0.4 if age > 12 else 0.46
            at = on_bus(x + 5, -93)
            q = T(T(p, -hx, -hy), *at, s * SIZE, rot=TILT, flip=True)
            sc.layer(
                [(g.geom, mix(g.fill, "#4a2330", 0.4)) for g in q.pieces if not g.flat],
                z=1.5,
                cut=0,
                wash=0,
                fibre=0,
                rim="#fff3cf",
                rimop=0.9,
            )
    for p in b.pieces:
        if p.name == "window":
            continue
        fill = (
            sc.rad([(0, "#8fd0bc"), (0.35, "#3a9690"), (1, "#1b5860")], SUN[0] - 20, SUN[1] - 30, 520)
            if p.name == "body"
            else mix(p.fill, "#4a2330", 0.22 if p.name != "lamp" else 0)
        )
        sc.layer(p.geom, fill, z=2.5 * p.z, cut=0.3, wash=0.8, rim="#fff3cf", rimop=0.8, rimw=1.2)
        if p.name in ("body", "wheel"):
            rimlight(sc, p.geom, 4, 3, "#ffeec0", 0.95, r=700)
    body = b.part("body")
    r = sc.stream("patch")
    for x, y, w, h, c in (
        (-88, -54, 34, 22, "#c9803f"),
        (30, -52, 28, 20, "#b8553a"),
        (78, -50, 16, 22, "#e3b45c"),
        (-26, -52, 22, 17, "#3f6f86"),
    ):
        g = clean(
            Polygon(
                [
                    on_bus(x + dx * w + r.uniform(-2, 2), y + dy * h)
                    for dx, dy in ((0, 0), (1, 0.05), (0.97, 1), (0.04, 0.95))
                ]
            ).intersection(body)
        )
        sc.layer(g, mix(c, "#4a2330", 0.2), z=1.2, cut=0.4, wash=0.6, rim="#fff3cf", rimop=0.7)
        e = [*g.exterior.coords] if hasattr(g, "exterior") else []
        if e:
            sc.stroke(e, "#fff0cc", 1.3, 0.8, dash="4 4")
    # the roof: a rack, luggage, a small lighthouse, the drummer
    roof = [
        (-104, 26, 20, "#8a4a34"), (-80, 20, 26, "#c9803f"), (-56, 24, 16, "#5f3a4a"), (-8, 30, 18, "#b8553a"), (18, 22, 24, "#7a5a3a"),
    ]  # fmt: skip
    for x, w, h, c in roof:
        g = Polygon([on_bus(x + dx * w, -119 - dy * h) for dx, dy in ((0, 0), (1, 0), (0.98, 1), (0.02, 1))])
        sc.layer(
            rounded(g, 3),
            lit(sc, mix(c, "#ffe6ac", 0.4), mix(c, UMBER, 0.1), mix(c, UMBER, 0.4), 460),
            z=4,
            cut=0.4,
            wash=0.5,
            rim="#fff3cf",
            rimop=0.9,
            rimw=1.3,
        )
        for t in (0.25, 0.75):
            sc.stroke([on_bus(x + w * t, -119), on_bus(x + w * t, -119 - h)], UMBER, 2.4, 0.8)
    lx, ly = on_bus(-36, -119)
    tower = U(
        Polygon([(-9, 0), (-6, -54), (6, -54), (9, 0)]),
        box(-9, -57, 9, -53),
        box(-5, -68, 5, -57),
        Polygon([(-8, -67), (0, -79), (8, -67)]),
    )
    sc.layer(T(tower, lx, ly, 1.25, rot=TILT), "#f4e3c0", z=4, cut=0, wash=0, rim="#ffffff", rimop=0.8)
    sc.flat(
        T(
            U(
                Polygon([(-8.3, -14), (8.3, -14), (7.6, -26), (-7.6, -26)]),
                Polygon([(-7, -38), (7, -38), (6.5, -48), (-6.5, -48)]),
                Polygon([(-8, -67), (0, -79), (8, -67)]),
            ),
            lx,
            ly,
            1.25,
            rot=TILT,
        ),
        "#b8453a",
        0.95,
    )
    sc.stroke([on_bus(-112, -128), on_bus(52, -128)], UMBER, 2.6, 0.9)
    for x in (-112, -70, -30, 10, 52):
        sc.stroke([on_bus(x, -118), on_bus(x, -129)], UMBER, 2.6, 0.9)
    dx, dy = on_bus(66, -119)
    beat = SIDE["stand"].but(
        lean=-16,
        nod=6,
        foot_a=(0.3, 0),
        foot_b=(-0.3, 0),
        hand_a=(0.5, 0.1),
        hand_b=(0.1, -0.95),
        elbow_a=1,
        elbow_b=1,
        grip_a="fist",
        grip_b="fist",
    )
    man = T(
        person(
            44,
            "side",
            beat,
            dress("uniform", "#7a2f34", "#3a2038", "#f0c060"),
            skin="#8a5636",
            hair="short",
            hair_colour="#2a1a18",
            hat="conductor",
            hat_colour="#2c3a4a",
            mood="firm",
            beard="moustache",
        ),
        dx,
        dy,
        0.72,
        rot=TILT * 0.4,
    )
    hx, hy = man.at("hand_b.hold")
    put(sc, man.recolour(lambda c: mix(c, UMBER, 0.22)), z=2, rim=(3, 1.6, "#ffe6ac", 1.0))
    sc.layer(
        U(limb([(hx, hy, 3.4), (hx + 22, hy - 22, 3)], 2), ellipse(hx + 25, hy - 25, 8)), "#f0d8a4", z=2, cut=0, wash=0
    )
    qx, qy = on_bus(100, -119)
    drum = U(T(box(-20, -36, 20, 0), qx, qy, rot=TILT))
    sc.layer(drum, "#b8453a", z=4, cut=0, wash=0.4, rim="#fff3cf", rimop=0.9)
    sc.flat(
        T(U([limb([(x, -34, 1.6), (x + 5, -2, 1.6), (x + 10, -34, 1.6)], 2) for x in (-19, -9, 1)]), qx, qy, rot=TILT),
        "#f0d8a4",
        0.9,
    )
    sc.layer(T(ellipse(0, -37, 22, 6), qx, qy, rot=TILT), "#fff0cc", z=2, cut=0, wash=0)
    for k in range(3):
        arc = [
            (qx + (30 + 15 * k) * math.cos(t), qy - 44 + (30 + 15 * k) * math.sin(t))
            for t in np.linspace(-2.2, -0.5, 16)
        ]
        sc.stroke(arc, "#fff3cf", 2.4 - 0.5 * k, 0.8 - 0.2 * k)


def draw_oars(sc: Scene) -> None:
    """Oars in one rhythm, one of them a blue umbrella; sand drips from the blades."""
    ww = (240 - 58) / WINDOWS
    r = sc.stream("spray")
    for k in range(WINDOWS):
        sx, sy = on_bus(-120 + 12 + ww * (k + 0.4), -72)
        bx, by = sx + STROKE[0], sy + STROKE[1] + 36
        tx, ty = bx - sx, by - sy
        n = math.hypot(tx, ty)
        tx, ty = tx / n, ty / n
        inner = (sx - tx * 34, sy - ty * 34)
        if k == 2:
            sc.layer(
                limb(
                    [
                        (*inner, 4),
                        (sx, sy, 4),
                        (bx - tx * 70, by - ty * 70, 5),
                        (bx - tx * 40, by - ty * 40, 17),
                        (bx + tx * 14, by + ty * 14, 9),
                        (bx + tx * 24, by + ty * 24, 2),
                    ],
                    5,
                ),
                "#3d6fb4",
                z=7,
                cut=0,
                wash=0,
                rim="#fff3cf",
                rimop=0.9,
            )
        else:
            shaft = limb([(*inner, 5), (sx, sy, 6), (bx, by, 6)], 2)
            blade = limb(
                [
                    (bx - tx * 26, by - ty * 26, 6),
                    (bx - tx * 4, by - ty * 4, 17),
                    (bx + tx * 18, by + ty * 18, 18),
                    (bx + tx * 26, by + ty * 26, 9),
                ],
                5,
            )
            sc.layer(
                U(shaft, blade),
                sc.lin([(0, "#7a4030"), (1, "#d89a58")], sx, sy, bx, by),
                z=8,
                cut=0.2,
                wash=0.3,
                sh=0.5,
                rim="#fff3cf",
                rimop=1.0,
                rimw=1.4,
            )
        grains = [
            ellipse(bx + tx * 16 + r.gauss(-8, 22), by + ty * 16 - abs(r.gauss(0, 20)) + 8, r.uniform(0.8, 2.8))
            for _ in range(46)
        ]
        plume = U(
            [
                shape(
                    f"{bx + 20},{by + 24}^ {bx + 4},{by - 2} {bx - 20},{by - 24}^ {bx - 10},{by + 6} {bx - 6},{by + 26}^"
                ),
                shape(
                    f"{bx},{by + 24}^ {bx - 20},{by + 8} {bx - 48},{by - 2}^ {bx - 30},{by + 16} {bx - 22},{by + 28}^"
                ),
            ]
        )
        sc.layer(
            plume,
            sc.lin([(0, "#fff0cc"), (1, "#d08a50")], bx, by - 24, bx, by + 28),
            z=3,
            cut=0.3,
            wash=0,
            rim="#fffbe8",
            rimop=1.0,
        )
        sc.flat(U(grains), "#fff0cc", 0.95)
        sc.flat(ellipse(bx + 2, by + 27, 40, 8), "#5a2c34", 0.5, "multiply", 3)


def draw_wake(sc: Scene) -> None:
    """Three furrows and two rows of oar pits, in an S towards us."""
    P = np.array(
        [(300, 742), (190, 770), (92, 812), (84, 872), (190, 924), (380, 966), (600, 1010), (760, 1080), (850, 1180)],
        float,
    )
    c = along(curve(P, n=20), 160)
    d = np.gradient(c, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    for off in (-1.0, 0.0, 1.0):
        rows, lips = [], []
        for k, (x, y) in enumerate(c):
            s = 0.3 + 0.9 * ((y - 740) / 440)
            w = 34 * s * off
            px, py = x - d[k][1] * w, y + d[k][0] * w * 0.6
            rows.append((px, py, (9 if off else 15) * s))
            lips.append((px, py - (5 if off else 8) * s))
        g = limb(rows, 1)
        sc.flat(T(g, 0, -4), "#ffe3ae", 0.8)
        sc.flat(g, "#6a3234", 0.78)
        sc.stroke(lips, "#fff0cc", 1.6, 0.8)
    pits = []
    for k in range(6, 158, 11):
        x, y = c[k]
        s = 0.3 + 0.9 * ((y - 740) / 440)
        for off in (-96, 96):
            pits.append(ellipse(x - d[k][1] * off * s, y + d[k][0] * off * s * 0.55, 22 * s, 8 * s, 14))
    sc.flat(T(U(pits), 0, -3), "#ffe3ae", 0.8)
    sc.flat(U(pits), "#6a3234", 0.72)


def draw() -> Scene:
    sc = Scene("rowing_bus", light=(*SUN, 200), shadow="#3a1826", bg=RUST)
    draw_far(sc)
    draw_bus(sc)
    sc.glow(SUN[0], SUN[1], 330, "#fff0c0", 0.5)
    dune(
        sc,
        "ride",
        [(-60, 786), (90, 792), (220, 742), (400, 700), (560, 664), (690, 608), (740, 602), (860, 660)],
        ("#ffd898", "#c87c48", "#6f3434"),
        5,
        11,
        9,
        820,
    )
    shade = Polygon([on_bus(-118, -4), on_bus(118, -14), (760, 900), (330, 960)])
    sc.flat(shade, sc.lin([(0, "#4a2330", 0.75), (1, "#4a2330", 0)], 430, 700, 540, 930), 1, "multiply", 5)
    draw_oars(sc)
    dune(
        sc,
        "mid",
        [(-60, 806), (40, 800), (200, 850), (420, 900), (620, 912), (860, 840)],
        ("#f0b874", "#b3643f", "#5f2c34"),
        4,
        11,
        9,
        900,
    )
    draw_wake(sc)
    dune(
        sc,
        "low",
        [(-60, 1010), (80, 960), (200, 1000), (340, 1070), (560, 1130), (860, 1190)],
        ("#c87c48", "#8a4638", "#4a2330"),
        1,
        12,
        8,
        900,
    )
    dune(
        sc,
        "near",
        [(-60, 1130), (120, 1100), (300, 1150), (520, 1196), (860, 1230)],
        ("#8a4638", "#5f2c34", "#341826"),
        1,
        14,
        6,
        900,
    )
    r = sc.stream("dry")
    stalks = []
    for _ in range(22):
        x = r.uniform(-10, 200)
        y, h, b = 1130 + (x - 120) ** 2 * 0.0006, r.uniform(60, 210) * (1.1 - x / 330), r.uniform(-34, 34)
        stalks += [
            limb([(x, y + 60, 4), (x + b * 0.3, y - h * 0.5, 2.6), (x + b, y - h, 0.8)], 5),
            leaf(x + b * 0.4, y - h * 0.55, h * 0.3, r.uniform(-2.4, -0.7), 0.16),
        ]
    sc.layer(U(stalks), "#2c1422", z=9, cut=0, wash=0, fibre=0, rim="#ffd898", rimop=0.7)
    sc.vignette("#2c1020", 0.42, 380, 560, 920, 0.52)
    sc.finish()
    return sc
