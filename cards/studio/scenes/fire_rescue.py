"""A fire fighter comes down a long ladder in a street of ice houses, a small fire wrapped in a cloth on her arm.

Palette: night cyan #0b2a3a, deep ice #1d5c74, ice #6fb1c4, rime #d3e9ea, blaze cream #fff3c4, vermilion #e4522b.
Light: the fire. Planes: sky and tower / far houses / near houses / ladder / people in the snow / eaves and ridge nearest.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera

EYE = Camera(322, 590, 900, 7.0)
AWAY = (0.0, 1.0)
WALL = 5.0  # half the street's width
LADDER = ((226, 1074), (652, 262))
CLIMBER = 0.46  # how far up she is
SIZE = 0.86  # of the people near the ladder
LX, LY = 482, 588
NIGHT, DEEP, ICE, RIME = "#0b2a3a", "#1d5c74", "#6fb1c4", "#d3e9ea"
BLAZE, ROSE = "#fff3c4", "#e9a184"
# side, from, to (metres away), eaves, rise of the gable, kind, columns, rows
HOUSES = (
    (-1, 56, 74, 16.0, 6.0, "gable", 2, 5),
    (1, 52, 70, 18.0, 5.0, "step", 2, 5),
    (-1, 40, 55, 13.0, 7.0, "gable", 3, 4),
    (1, 38, 51, 14.0, 7.5, "gable", 3, 4),
    (-1, 30, 39.4, 16.5, 4.5, "step", 2, 5),
    (1, 28.5, 37.4, 17.5, 4.0, "step", 2, 5),
    (-1, 22.4, 29.4, 12.5, 6.0, "gable", 2, 4),
    (1, 21.4, 28, 13.0, 6.0, "gable", 2, 4),
    (-1, 16.2, 22, 15.0, 4.4, "step", 2, 5),
    (1, 16.6, 21.2, 16.5, 5.5, "gable", 2, 5),
    (-1, 9.0, 15.8, 14.0, 6.5, "gable", 3, 5),
    (1, 8.5, 16.2, 14.4, 6.0, "step", 3, 5),
)
OPEN = (1, 8.5)  # the house that she comes from
HOLE = (13.9, 11.9, 0.75)  # its melted window: z, y, radius


def warm(sc: Scene, r: float, far: float = 0.0) -> str:
    """Ice round the fire: cream, rose, ice, night; far mixes it into the mist."""
    stops = (
        (0, "#fff0c8"), (0.12, "#ffcf9c"), (0.26, "#e8a088"), (0.42, "#a08a9c"), (0.6, "#4a7f98"), (0.8, "#1f566f"), (1, "#0c3348"),
    )  # fmt: skip
    return sc.rad([(o, mix(c, "#7fb0bb", far)) for o, c in stops], LX, LY, r)


def profile(z0: float, z1: float, h: float, rise: float, kind: str) -> list[tuple[float, float]]:
    """The top of a front, from its near to its far corner: (metres along it, height)."""
    w = z1 - z0
    if kind == "gable":
        return [(0, h), (w * 0.5, h + rise), (w, h)]
    steps = 4
    up = []
    for k in range(steps):
        u = w * 0.46 * k / steps
        up += [(u, h + rise * k / steps), (u, h + rise * (k + 1) / steps)]
    return [*up, *[(w - u, y) for u, y in reversed(up)]]


def icicle(x: float, y: float, length: float, w: float) -> Any:
    """A hanging icicle."""
    return Polygon([(x - w / 2, y - 1), (x + w / 2, y - 1), (x + w * 0.16, y + length * 0.55), (x, y + length)])


def windows(z0: float, z1: float, h: float, cols: int, rows: int) -> list[tuple[float, float, float, float]]:
    """Middle (along, up), half width and height of every window of a front, in metres."""
    w = z1 - z0
    floor = (h - 1.6) / rows
    return [
        (w * (i + 0.5) / cols, 1.6 + floor * j + floor * 0.18, min(0.2 * w / cols + 0.12, 0.95), floor * 0.62)
        for i in range(cols)
        for j in range(rows)
    ]


def arch(u: float, v: float, half: float, tall: float) -> Any:
    """A window with a round head, in metres."""
    return U(box(u - half, v, u + half, v + tall - half), ellipse(u, v + tall - half, half))


def front(sc: Scene, side: int, z0: float, z1: float, h: float, rise: float, kind: str, cols: int, rows: int) -> None:
    """One house of ice in the row: blocks, dark windows with a spark in each, icicles, snow on its gable."""
    r = sc.stream(f"house {side} {z0}")
    x, far = side * WALL, min(1.0, max(0.0, (z0 - 14) / 60))
    lay = lambda g: EYE.on_wall(g, (x, z0), AWAY)
    top = profile(z0, z1, h, rise, kind)
    wall_m = Polygon([(0, -0.4), *top, (z1 - z0, -0.4)])
    wall = lay(wall_m)
    near_k = EYE.scale(z0)
    sc.layer(
        wall, warm(sc, 560 + 90 * near_k / 40, 0.62 * far), z=3 + near_k / 9, sh=0.5, cut=0.5, rim="#ffe6c4", rimop=0.5
    )
    # courses and joints of the blocks
    w = z1 - z0
    joints, sheen = [], []
    step = 0.72
    for j in range(int((h + rise) / step) + 1):
        y = j * step
        joints.append(box(0, y - 0.03, w, y + 0.03))
        u = r.uniform(0, 1.2)
        while u < w:
            joints.append(box(u - 0.03, y, u + 0.03, y + step))
            n = r.uniform(0.8, 1.7)
            if r.random() < 0.3:
                sheen.append(
                    Polygon(
                        [
                            (u + 0.1, y + 0.1),
                            (u + n - 0.1, y + 0.1),
                            (u + n - 0.3, y + step - 0.1),
                            (u + 0.1, y + step - 0.1),
                        ]
                    )
                )
            u += n
    ink = 0.5 - 0.34 * far
    with sc.clip(wall):
        sc.flat(
            lay(U(sheen).intersection(wall_m)),
            sc.rad([(0, "#fff6e0", 0.5), (0.4, "#ffe0cc", 0.3), (1, "#d8f2f4", 0.16)], LX, LY, 700),
            0.7,
        )
        sc.flat(
            lay(U(joints).intersection(wall_m)),
            sc.rad([(0, "#b8604c"), (0.3, "#5a5f74"), (1, "#082636")], LX, LY, 620),
            ink,
        )
        sc.flat(T(lay(U(joints).intersection(wall_m)), -1.2 * side, 1.4), "#f2ffff", 0.16 * (1 - far))
    # windows
    holes, frames, sparks, sills, ice = [], [], [], [], []
    for u, v, half, tall in windows(z0, z1, h, cols, rows):
        if (side, z0) == OPEN and abs(z0 + u - HOLE[0]) < 1.6 and abs(v - HOLE[1]) < 2.4:
            continue
        holes.append(arch(u, v, half, tall))
        frames.append(arch(u, v - 0.1, half + 0.2, tall + 0.3))
        sills.append(box(u - half - 0.34, v - 0.34, u + half + 0.34, v - 0.04))
        sparks.append((u, v + tall * 0.42))
        for k in range(4):
            px, py = EYE.at(x, v - 0.3, z0 + u + half * (k / 1.5 - 1))
            ice.append(icicle(px, py, r.uniform(0.3, 1.2) * EYE.scale(z0 + u), 0.16 * EYE.scale(z0 + u)))
    sc.layer(
        lay(U(frames)),
        warm(sc, 640, 0.4 + 0.4 * far),
        z=1 + near_k / 30,
        cut=0.2,
        fibre=0,
        sh=0.45,
        rim="#ffffff",
        rimop=0.5,
    )
    hole = lay(U(holes))
    sc.flat(hole, mix("#0a2838", "#3f7686", 0.75 * far))
    with sc.clip(hole):
        reveal = T(hole, 0.1 * near_k * -side, 0)
        sc.flat(
            hole.difference(reveal),
            sc.rad([(0, "#ffd9a8"), (0.5, "#b98a86", 0.8), (1, "#3f7f95", 0.5)], LX, LY, 560),
            0.85 - 0.4 * far,
        )
        bars = [box(u - 0.05, v, u + 0.05, v + tall) for u, v, half, tall in windows(z0, z1, h, cols, rows)]
        bars += [
            box(u - half, v + tall * 0.55, u + half, v + tall * 0.55 + 0.1)
            for u, v, half, tall in windows(z0, z1, h, cols, rows)
        ]
        sc.flat(lay(U(bars)), warm(sc, 640, 0.5), 0.75)
    for u, v in sparks:  # the fire, far away in every pane
        px, py = EYE.at(x, v, z0 + u)
        s = EYE.scale(z0 + u) / 76
        lit = max(0.0, 1 - math.hypot(px - LX, py - LY) / 760)
        sc.flat(
            shape(
                f"{px},{py - 13 * s}^ {px + 4 * s},{py - 3 * s} {px + 3.4 * s},{py + 4 * s} {px},{py + 6 * s} {px - 3.4 * s},{py + 4 * s} {px - 4 * s},{py - 3 * s}"
            ),
            "#ffb45e",
            lit**1.6,
        )
        sc.glow(px, py, 20 * s, "#ff9a4a", 0.6 * lit**1.6)
    sc.layer(
        lay(U(sills)),
        sc.rad([(0, "#fff0dc"), (0.4, "#e6cfc8"), (1, "#9cc6cf")], LX, LY, 640),
        z=1 + near_k / 26,
        cut=0.3,
        sh=0.5,
        fibre=0,
    )
    # icicles of the sills, snow along the gable
    P = [EYE.at(x, v, z0 + u) for u, v in top]
    ks = [EYE.scale(z0 + u) for u, _ in top]
    flat = [i for i in range(len(top) - 1) if top[i][0] != top[i + 1][0]]  # no snow lies on the upright of a step
    caps = []
    for i in flat:
        (u0, v0), (u1, v1) = top[i], top[i + 1]
        caps.append(
            Polygon([(u0 - 0.16, v0 - 0.16), (u0 - 0.1, v0 + 0.34), (u1 + 0.1, v1 + 0.34), (u1 + 0.16, v1 - 0.16)])
        )
    snow_ = rounded(lay(U(caps)), 0.05 * near_k)
    for (ax, ay), (bx, by), k in [(P[i], P[i + 1], ks[i]) for i in flat]:
        for t in np.arange(0.06, 1, 0.13):
            if r.random() < 0.8:
                ice.append(icicle(ax + (bx - ax) * t, ay + (by - ay) * t + 0.14 * k, r.uniform(0.3, 1.3) * k, 0.17 * k))
    sc.layer(
        U(ice),
        sc.rad([(0, "#fff0d8"), (0.25, "#f4c6a8"), (0.5, "#b9dbe2"), (1, "#6aa6b8")], LX, LY, 620),
        z=2,
        cut=0,
        sh=0.35,
        op=0.9 - 0.4 * far,
        wash=0,
        fibre=0,
        rim="#ffffff",
        rimop=0.7,
    )
    sc.layer(
        snow_,
        sc.rad([(0, "#fff3e0"), (0.3, "#f0d2c4"), (0.6, "#cfe4e8"), (1, "#8fbac6")], LX, LY, 700),
        z=3 + near_k / 14,
        cut=0.4,
        sh=0.5,
    )


def draw_far(sc: Scene) -> None:
    """Night, and the tower at the end of the street in a breath of warm mist."""
    sc.backdrop(
        sc.lin([(0, "#08222f"), (0.25, "#0f3d50"), (0.48, "#2f7488"), (0.6, "#8fb3b4"), (1, "#8fb3b4")], 0, 0, 0, 1200)
    )
    S = sc.stream("stars")
    for _ in range(60):
        x, y = S.uniform(60, 740), S.uniform(6, 330)
        sc.flat(star(x, y, S.uniform(1, 3.4), 4, 0.36), "#e6f6f4", S.uniform(0.4, 0.95))
    sc.glow(EYE.vx + 10, 560, 330, "#ffcf9a", 0.5)
    for k, (c, dx, h) in enumerate((("#4f8f9f", -34, 232), ("#6ba3ad", 16, 300), ("#5f9aa8", 52, 190))):
        x, w = EYE.vx + dx, 27 - 3 * k
        body = U(
            box(x - w, 700 - h, x + w, 760), Polygon([(x - w - 4, 702 - h), (x, 700 - h - 92), (x + w + 4, 702 - h)])
        )
        sc.layer(
            body,
            sc.lin([(0, dark(c, 0.25)), (1, mix(c, "#ffd9b0", 0.6))], 0, 700 - h - 80, 0, 700),
            z=4,
            cut=0.4,
            sh=0.3,
        )
        sc.flat(snow_cap(body, 7), "#d8ecec", 0.7)
        sc.flat(
            U(*[box(x + q - 2, 720 - h + 26 * j, x + q + 2, 730 - h + 26 * j) for q in (-9, 8) for j in range(5)]),
            "#1d4a5c",
            0.6,
        )
    sc.veil([(0, "#ffd7a6", 0), (0.5, "#ffd7a6", 0.34), (1, "#ffd7a6", 0)], 0, 420, 0, 780)


def draw_street(sc: Scene) -> None:
    """Snow between the houses, trodden in one long bend; the ruts of the sledge."""
    g = EYE.face([(-WALL, 0, 8), (WALL, 0, 8), (WALL, 0, 90), (-WALL, 0, 90)])
    sc.layer(
        g,
        sc.rad(
            [(0, "#ffe9cc"), (0.22, "#f2c9ae"), (0.45, "#b9c4c9"), (0.75, "#5f98aa"), (1, "#28647a")],
            LX - 20,
            LY + 190,
            640,
        ),
        z=1,
        sh=0,
        cut=0,
    )
    bend = [(0.4 + 2.2 * math.sin(z / 11.5), z) for z in np.arange(9.5, 80, 1.5)]
    road = U(
        [limb([(x + 0.6, z, 1.5), (x2 + 0.6, z2, 1.5)], 1) for (x, z), (x2, z2) in zip(bend, bend[1:], strict=False)]
    )
    sc.flat(EYE.on_ground(road), "#2f6f86", 0.3, "multiply", 2)
    for o in (0.2, 1.0):
        rut = U(
            [limb([(x + o, z, 0.09), (x2 + o, z2, 0.09)], 1) for (x, z), (x2, z2) in zip(bend, bend[1:], strict=False)]
        )
        sc.flat(EYE.on_ground(rut), "#1f566c", 0.6)
    R = sc.stream("steps")
    prints = [
        ellipse(x + R.uniform(-1.4, 2.6), z + R.uniform(-0.6, 0.6), 0.12, 0.24) for x, z in bend[:34] for _ in range(2)
    ]
    sc.flat(EYE.on_ground(U(prints)), "#1f566c", 0.42)
    for side in (-1, 1):  # drifts along the walls
        for z0, z1 in ((44, 70), (26, 46), (15, 28), (9, 16)):
            top = [
                (side * (WALL - 0.2), 0.9 + 0.3 * (z0 % 3), z0),
                (side * (WALL - 0.2), 0.7, (z0 + z1) / 2),
                (side * WALL, 0.5, z1),
                (side * (WALL - 1.5), 0, z1),
                (side * (WALL - 1.9), 0, (z0 + z1) / 2),
                (side * (WALL - 1.5), 0, z0),
            ]
            d = rounded(fillet(EYE.face(top), 6), 5)
            sc.layer(
                d,
                sc.rad([(0, "#fff0da"), (0.3, "#ecd0c2"), (0.6, "#a9ccd4"), (1, "#4f8ea2")], LX, LY + 120, 640),
                z=4,
                sh=0.35,
                cut=0.6,
            )


def cradle() -> Figure:
    """The small fire in its checked cloth, its base on her forearm at 0,0; anchor heart."""
    f = Figure()
    f.extend(T(flame(54, 38, "small fire", 5), 4, -6))
    cloth = shape("-26,-10 -18,-22^ -8,-12 4,-9 16,-13 27,-24^ 31,-8 22,10 4,17 -14,12")
    f.add(cloth, "#f3e3c4", "cloth", 1.2)
    lines = [limb([(x, -30, 2.2), (x + 5, 24, 2.2)], 1) for x in range(-26, 34, 9)] + [
        limb([(-34, y, 2.2), (36, y - 3, 2.2)], 1) for y in range(-16, 20, 9)
    ]
    f.add(U(lines).intersection(cloth), "#c2452f", "check", 0.3, True, 0.85)
    f.mark("heart", 5, -24)
    return f


def climber() -> Figure:
    """The fire fighter on her rungs, seen from the side; ladder upright at x 26 before she is leaned on it."""
    pose = SIDE["climb"].but(
        hip=0.86,
        lean=4,
        stoop=4,
        nod=2,
        foot_a=(0.26, 0.34),
        foot_b=(0.12, 0.0),
        hand_a=(0.34, 0.36),
        hand_b=(0.74, -0.3),
        elbow_a=-1,
        grip_a="cup",
        grip_b="grip",
    )
    return person(
        52, "side", pose, dress("coat", "#c98f2f", "#3f6678", "#f7e6a8").but(belt="#f7e6a8", skirt=0.26, shoe_colour="#3a2a26"),
        "#8a5a3c", "bun", "#cfcac4", "tender", 1.08, hat="helmet", hat_colour="#c8392b", band="#f2d28a", over=T(cradle(), 34, -122, 1.0),
    )  # fmt: skip


def draw_ladder(sc: Scene) -> None:
    """From the snow to the melted window, lit from the fire on it."""
    (x0, y0), (x1, y1) = LADDER
    steps = ladder(x0, y0, x1, y1, 40, 26, 9)
    sc.layer(
        steps,
        sc.rad([(0, "#ffdf9c"), (0.18, "#d9974f"), (0.5, "#5a4638"), (1, "#1f2a30")], LX, LY, 560),
        z=9,
        sh=0.5,
        cut=0.2,
    )
    rimlight(sc, steps, 2, -2, "#ffe2a8", 0.5, r=420)
    sc.flat(ellipse(x0, y0 + 4, 34, 7), "#123b4c", 0.6, "multiply", 3)


def draw_hole(sc: Scene) -> None:
    """The window it was carried out of: melted out of shape, black inside, dripping."""
    z, y, r = HOLE
    x = WALL
    blob = shape(
        " ".join(
            f"{0.9 * r * (1 + 0.13 * math.sin(3 * a + 1)) * math.cos(a):.2f},{1.5 * r * (1 + 0.1 * math.cos(2 * a)) * math.sin(a):.2f}"
            for a in np.linspace(0, 2 * math.pi, 14)[:-1]
        )
    )
    lay = lambda g: EYE.on_wall(T(g, 0, y), (x, z), AWAY)
    for k, c in enumerate(("#f6d6bc", "#e2a58c", "#b56f66")):
        sc.layer(lay(blob.buffer(0.5 - 0.16 * k)), c, z=3, cut=0.3, sh=0.4, fibre=0)
    sc.layer(lay(blob), "#0a2432", z=0.6, cut=0, sh=0)
    with sc.clip(lay(blob)):
        sc.flat(T(lay(blob), 10, 0).difference(T(lay(blob), 15, 4)), "#5a3a3c", 0.6)
    R = sc.stream("drips")
    for k in range(7):
        px, py = EYE.at(x, y - 1.1 * r - 0.3, z - 1.0 + 0.3 * k)
        L = R.uniform(16, 74)
        sc.layer(
            limb([(px, py, 6), (px, py + L * 0.6, 3), (px, py + L, 4.5)], 4),
            "#e9d3c6",
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.4,
            op=0.9,
        )


def draw_people(sc: Scene) -> None:
    """Those who wait: a blanket held out, a log, a child with both arms up, one far off who runs."""

    def lay(p: Figure, x: float, y: float, s: float, flip: bool = False) -> Figure:
        q = T(p, x, y, s, flip=flip)
        cast = T(T(q.outline(), 0, -y), 0, y, 1, 0.34)
        sc.flat(T(cast, (x - LX) * 0.06, 4), "#123b4c", 0.4, "multiply", 4)
        side = 2 if x < LX else -2
        put(sc, q, z=3, sh=0.5, rim=(-side, 2.4, "#ffdcb0", 1.0), cast=5)
        sc.flat(
            q.outline(),
            sc.rad([(0, "#123040", 0), (0.5, "#123040", 0.16), (1, "#0b2432", 0.55)], LX, LY, 720),
            0.9,
            "multiply",
        )
        return q

    far = person(
        30,
        "side",
        "run",
        dress("coat", "#35576a", "#22333d", "#9fc3c9"),
        "#b97a52",
        "short",
        hat="knit",
        hat_colour="#7a3f42",
    )
    lay(far, 344, 806, 0.34, True)
    woman = person(
        66,
        "side",
        "reach",
        dress("greatcoat", "#4f4560", "#2a3340", "#c9d6d6"),
        "#c98f68",
        "bun",
        "#cfc8c0",
        "tender",
        hat="scarf",
        hat_colour="#8a3f4c",
        nod=-26,
    )
    a = lay(woman, 560, 1110, SIZE * 0.94, True)
    hx, hy = a.at("hand_a.hold")
    cloth = shape(
        f"{hx + 8},{hy - 8}^ {hx - 24},{hy + 4} {hx - 66},{hy - 10}^ {hx - 70},{hy + 20} {hx - 60},{hy + 48}^ {hx - 26},{hy + 60} {hx + 10},{hy + 50}^ {hx + 6},{hy + 20}"
    )
    sc.layer(cloth, "#efd7b2", z=3, cut=0.2, sh=0.5)
    sc.flat(
        U(
            [limb([(hx - 64 + 12 * k, hy - 20, 2), (hx - 60 + 12 * k, hy + 66, 2)], 1) for k in range(7)],
            [limb([(hx - 76, hy + 2 + 11 * k, 2), (hx + 16, hy + 4 + 11 * k, 2)], 1) for k in range(6)],
        ).intersection(cloth),
        "#c2452f",
        0.8,
    )
    child = person(
        7,
        "side",
        "reach_up",
        dress("coat", "#2f7a80", "#22333d", "#f2e2a8"),
        "#e0ad88",
        "pigtails",
        "#8a4f2a",
        "wonder",
        hat="knit",
        hat_colour="#c8392b",
        nod=-16,
    )
    lay(child, 452, 1128, SIZE)
    man = person(
        44,
        "side",
        SIDE["carry"].but(nod=-26, lean=-10),
        dress("parka", "#7a4a34", "#2a3640", "#bfae94"),
        "#7d4f34",
        "short",
        "#2a1c18",
        "wonder",
        hat="flat",
        hat_colour="#33566a",
    )
    b = lay(man, 88, 1124, SIZE * 1.02)
    bx, by = b.at("hand_a.hold")
    sc.layer(limb([(bx - 24, by - 2, 22), (bx + 26, by - 18, 21)], 2), sc.near("#c98f5a", "#5a3a30", 700), z=4, cut=0.3)
    sc.layer(ellipse(bx + 27, by - 18, 6.4, 10.6, -12), "#f0d2a0", z=1, cut=0, wash=0, fibre=0)
    sc.flat(ellipse(bx + 27, by - 18, 3.4, 6, -12).difference(ellipse(bx + 27, by - 18, 2.2, 4.4, -12)), "#8a5a38")
    sledge(sc, 650, 1150)


def sledge(sc: Scene, x: float, y: float) -> None:
    """The brigade's red sledge with its hose and bell; the hose is frozen stiff."""
    run = U(
        limb([(x - 92, y, 5), (x + 44, y + 2, 6), (x + 78, y - 8, 5), (x + 88, y - 28, 4)], 8),
        [limb([(x + q, y - 2, 4), (x + q + 4, y - 22, 4)], 2) for q in (-60, -10, 40)],
    )
    sc.layer(run, "#1f1c22", z=4, cut=0.2, sh=0.5)
    sc.layer(
        shape(f"{x - 80},{y - 20}^ {x + 64},{y - 20}^ {x + 74},{y - 46}^ {x - 74},{y - 44}^"),
        sc.near("#e0614a", "#5a2330", 760),
        z=6,
        cut=0.4,
        rim="#ffe0b0",
        rimop=0.7,
    )
    sc.flat(box(x - 70, y - 36, x + 62, y - 33), "#e2c06a", 0.9)
    for k in range(4):
        sc.layer(
            ellipse(x - 26, y - 50 - k * 9, 40 - k * 4, 9).difference(ellipse(x - 26, y - 52 - k * 9, 22 - k * 3, 4)),
            mix("#d9c49a", "#7a6a58", 0.2 * k),
            z=2.4,
            cut=0.2,
            fibre=0,
        )
    sc.layer(
        limb([(x + 50, y - 44, 5), (x + 52, y - 98, 4), (x + 42, y - 112, 4), (x + 30, y - 104, 3)], 6),
        "#2a2226",
        z=3,
        cut=0.2,
    )
    sc.layer(
        shape(
            f"{x + 18},{y - 78}^ {x + 22},{y - 96} {x + 30},{y - 104} {x + 38},{y - 96} {x + 42},{y - 78}^ {x + 30},{y - 75}"
        ),
        sc.near("#f7d88e", "#8a6330", 760),
        z=3,
        cut=0.1,
    )


def draw_near(sc: Scene) -> None:
    """The eaves and the snow ridge nearest to us, almost black, with the fire in every tip."""
    R = sc.stream("eaves")
    ics = []
    x = -10.0
    while x < 820:
        w = R.uniform(13, 30)
        ics.append(
            icicle(
                x,
                14 + 26 * math.cos(x / 130),
                R.uniform(24, 150) * (1.1 - 0.8 * math.exp(-(((x - 400) / 210) ** 2))),
                w,
            )
        )
        x += w * R.uniform(0.8, 1.7)
    board = shape("-40,-60^ 840,-60^ 840,24^ 640,12 400,34 160,14 -40,30^")
    sc.layer(
        U(ics),
        sc.rad([(0, "#f2b08a"), (0.5, "#4a7f94"), (1, "#164356")], LX, LY, 700),
        z=9,
        cut=0,
        fibre=0,
        wash=0.3,
        sh=0.45,
        op=0.94,
        rim="#ffe8cc",
        rimop=0.9,
    )
    sc.layer(board, "#0a2430", z=14, sh=0.5, rim="#ffd9b0", rimop=0.6)
    ridge_ = shape("-50,1260^ -50,1128 60,1146 190,1172 330,1184 470,1182 600,1180 720,1160 850,1120 850,1260^")
    sc.layer(
        ridge_,
        sc.rad([(0, "#8a8c9a"), (0.4, "#2c5a70"), (1, "#0a2634")], LX - 60, LY + 470, 480),
        z=12,
        dy=-6,
        sh=0.5,
        rim="#ffe0c0",
        rimop=0.8,
    )
    for g, t in paper_boat(w=44):  # somebody has set out a paper boat; it melts
        sc.layer(T(g, 262, 1174, 1, rot=-4), mix("#fff4dc", "#a9b4c4", t), z=2, cut=0, wash=0, fibre=0, sh=0.4)


def draw() -> Scene:
    """The card."""
    sc = Scene("fire_rescue", light=(LX, LY, 200), shadow="#04161f", bg=NIGHT)
    draw_far(sc)
    draw_street(sc)
    for hse in HOUSES:
        front(sc, *hse)
    sc.veil([(0, "#ffb27a", 0), (0.5, "#ffb27a", 0.12), (1, "#ffb27a", 0)], 0, 300, 0, 1000)
    draw_hole(sc)
    sc.glow(LX, LY, 560, "#ff9650", 0.62)
    draw_people(sc)
    draw_ladder(sc)
    (x0, y0), (x1, y1) = LADDER
    fx, fy = x0 + (x1 - x0) * CLIMBER, y0 + (y1 - y0) * CLIMBER
    she = T(climber(), fx - 20, fy, SIZE * 1.06, rot=21, o=(0, 0))
    hx, hy = she.part("flame.0").centroid.coords[0]
    sc.glow(hx, hy, 190, "#ffb45a", 0.75)
    put(sc, she, z=3.4, sh=0.5, rim=(-2.6, 1.2, "#ffe0a8", 0.9), cast=8)
    dim = U([p.geom for p in she.pieces if not p.name.startswith(("flame", "cloth", "check"))])
    sc.flat(
        dim,
        sc.rad([(0, "#241c2c", 0), (0.25, "#241c34", 0.3), (0.6, "#141e34", 0.75), (1, "#0d1a2e", 0.85)], hx, hy, 190),
        0.85,
        "multiply",
    )
    for k, c in enumerate(("#e4522b", "#f5893a", "#ffcf6a", "#fff6d4")):
        sc.flat(she.part(f"flame.{k}"), c)
    sc.glow(hx, hy + 4, 74, "#fff0c0", 0.9)
    sc.glow(hx, hy, 330, "#ff9a54", 0.4)
    S = sc.stream("sparks")
    for _ in range(34):
        a, d = S.uniform(-2.4, -0.8), S.uniform(50, 330)
        sc.flat(star(hx + math.cos(a) * d * 0.7, hy + math.sin(a) * d, S.uniform(1.4, 3.8), 4, 0.4), "#ffe2a0", 0.9)
    for k in range(4):  # what drips from it
        sc.flat(T(shape("0,-9^ 4,0 0,5 -4,0"), hx - 14 + 5 * (k % 2), hy + 60 + 74 * k, 0.9), "#fff0c4")
    snow(sc, 150, "#eefafa", 0.75, size=(1, 3.6))
    dusk = sc.rad([(0, "#ffffff"), (0.4, "#e2dce6"), (0.75, "#7f9fb8"), (1, "#4a7494")], LX, LY, 720)
    sc.raw(f'<rect width="800" height="1200" fill="{dusk}" style="mix-blend-mode:multiply"/>')
    draw_near(sc)
    sc.vignette("#031019", 0.42, LX, LY + 60, 900, 0.5)
    sc.finish()
    return sc
