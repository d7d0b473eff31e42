"""A fire fighter comes down the red ladder from a house of ice, a small fire wrapped in a checked cloth on her arm.

Palette: winter white #f6f7f2, mint ice #bfe0de, ice blue #5fa5c0, deep ice #1f5f86, vermilion #d8331f, blaze #ffb43c.
Light: the fire. Planes: pale sky / far houses / the great house of ice / ladder / three who wait / snow and sledge nearest.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.ice_house import ice_house

LX, LY = 432, 640  # the fire
LADDER = ((128, 1088), (556, 318))
TILT = math.degrees(math.atan2(LADDER[1][0] - LADDER[0][0], LADDER[0][1] - LADDER[1][1]))
CLIMBER, SHE = 0.385, 1.46  # how far up she is, and her size
WHITE, MINT, ICE, DEEP, RED = "#f6f7f2", "#bfe0de", "#5fa5c0", "#1f5f86", "#d8331f"
HOLE = (566, 330)


def warm(sc: Scene, r: float, fade: float = 0.0) -> str:
    """Ice round the fire: cream, peach, mint, blue; fade mixes it into the winter air."""
    stops = ((0, "#fff3cf"), (0.14, "#ffd9a4"), (0.3, "#f3b79a"), (0.46, "#a9c9cd"), (0.66, "#5aa3c0"), (1, "#1c5c8a"))
    return sc.rad([(o, mix(c, "#e6f0ee", fade)) for o, c in stops], LX, LY, r)


def draw_far(sc: Scene) -> None:
    """A pale winter sky and the roofs of other ice houses in it."""
    sc.backdrop(sc.lin([(0, "#5fa3c4"), (0.4, "#b5dbe2"), (0.8, "#f7f3e6"), (1, "#f7f3e6")], 0, 0, 0, 1150))
    for k, (c, P) in enumerate(
        (
            ("#cfe4e6", ((20, 690, 96, 150), (150, 730, 70, 110))),
            ("#b2d5dc", ((-20, 800, 90, 140), (104, 836, 76, 120))),
        )
    ):
        for x, y, w, h in P:
            g = U(
                box(x - w / 2, y, x + w / 2, 1100),
                Polygon([(x - w / 2 - 5, y + 2), (x, y - h), (x + w / 2 + 5, y + 2)]),
            )
            sc.layer(
                g,
                sc.lin([(0, c), (1, mix(c, "#ffffff", 0.6))], 0, y - h, 0, 1080),
                z=5,
                wash=0.2,
                cut=0.5,
                sh=0.25,
                rim="#ffffff",
                rimop=0.9,
            )
            sc.flat(U([box(x - 14 + 20 * i, y + 24 + 46 * j, x - 6 + 20 * i, y + 42 + 46 * j)for i in (0, 1)for j in range(3)]), "#7fb2c4", 0.7)  # fmt: skip


def draw_hole(sc: Scene) -> None:
    """The window it comes from: melted out of shape, dark inside, dripping."""
    x, y = HOLE
    blob = shape(
        " ".join(
            f"{x + 66 * (1 + 0.14 * math.sin(3 * a + 1)) * math.cos(a):.1f},{y + 84 * (1 + 0.12 * math.cos(2 * a + 1)) * math.sin(a):.1f}"
            for a in np.linspace(0, 2 * math.pi, 14)[:-1]
        )
    )
    drips = [
        limb(
            [
                (x - 62 + 21 * k, y + 40, 24),
                (x - 62 + 21 * k, y + 84 + (38, 90, 30, 128, 54, 96, 26)[k], 10),
                (x - 62 + 21 * k, y + 92 + (38, 90, 30, 128, 54, 96, 26)[k], 15),
            ],
            5,
        )
        for k in range(7)
    ]
    rim_ = fillet(U(blob.buffer(20), drips), 7)
    sc.layer(
        rim_,
        sc.lin([(0, "#f4fbf8"), (0.5, "#cdeaf0"), (1, "#8fcbe0")], 0, y - 100, 0, y + 220),
        z=5,
        cut=0.5,
        rim="#ffffff",
        rimop=1,
    )
    sc.layer(blob, sc.rad([(0, "#0d2c4c"), (1, "#1f5f86")], x, y - 20, 120), z=1, cut=0.4, sh=0)
    with sc.clip(blob):
        sc.flat(blob.difference(T(blob, -9, -12)), "#ffb27a", 0.7, None, 3)


def cradle() -> Figure:
    """The small fire in its checked cloth, its base on her forearm at 0,0; anchor heart."""
    f = Figure()
    f.extend(T(flame(80, 50, "small fire", 5), 8, -4))
    cloth = shape("-30,-12 -22,-27^ -9,-13 4,-9 18,-15 32,-29^ 37,-9 26,12 5,21 -17,15")
    f.add(cloth, "#fbf6e6", "cloth", 1.2)
    lines = [limb([(x, -34, 3), (x + 5, 28, 3)], 1) for x in range(-30, 42, 11)]
    lines += [limb([(-40, y, 3), (44, y - 3, 3)], 1) for y in range(-22, 26, 11)]
    f.add(U(lines).intersection(cloth), RED, "check", 0.3, True, 0.9)
    f.mark("heart", 6, -40)
    return f


def climber() -> Figure:
    """The fire fighter on her rungs, seen from the side, bent over what she carries."""
    pose = SIDE["climb"].but(
        hip=0.86, lean=4, stoop=6, nod=8, foot_a=(0.26, 0.34), foot_b=(0.12, 0.0), hand_a=(0.5, 0.5), hand_b=(0.74, -0.3), elbow_a=-1, grip_a="cup", grip_b="grip",
    )  # fmt: skip
    return person(
        46, "side", pose, dress("coat", "#20406a", "#1a2f50", "#f7d96a").but(belt="#f7d96a", skirt=0.26, shoe_colour="#241a22"),
        "#8a5a3c", "bun", "#cfcac4", "tender", 1.06, hat="helmet", hat_colour=RED, band="#f7d96a", over=T(cradle(), 50, -100, 1.0),
    )  # fmt: skip


def draw_rescue(sc: Scene) -> None:
    """The ladder, she on it, and the light of what she holds."""
    (x0, y0), (x1, y1) = LADDER
    sc.glow(LX, LY, 430, "#ffb45a", 0.55)
    steps = ladder(x0, y0, x1, y1, 64, 19, 13)
    sc.layer(T(steps, 26, 14), "#2b5f86", z=1, cut=0, wash=0, fibre=0, sh=0, rimop=0, op=0.3, edge=0)
    sc.layer(steps, sc.near("#ff7a45", "#b3201c", 420), z=9, cut=0.3, sh=0.5, rim="#ffe9b8", rimop=1)
    fx, fy = x0 + (x1 - x0) * CLIMBER, y0 + (y1 - y0) * CLIMBER
    she = T(climber(), fx - 34, fy + 8, SHE, rot=TILT - 5)
    hx, hy = she.part("flame.1").centroid.coords[0]
    put(sc, she, z=3.4, sh=0.5, rim=(-3, 1.4, "#ffe6b0", 1), cast=10)
    for k, c in enumerate(("#e2401f", "#ff8a24", "#ffc94a", "#fff8d8")):
        sc.flat(she.part(f"flame.{k}"), c)
    sc.glow(hx, hy, 120, "#ffe9a0", 0.9)
    sc.glow(hx, hy, 330, "#ff9a3c", 0.5)
    r = sc.stream("sparks")
    for _ in range(22):
        a, d = r.uniform(-2.3, -0.7), r.uniform(70, 260)
        sc.flat(star(hx + math.cos(a) * d * 0.6, hy + math.sin(a) * d, r.uniform(2, 5), 4, 0.4), "#ff8a2a", 0.9)
    for k in range(3):
        sc.flat(T(shape("0,-11^ 5,0 0,6 -5,0"), hx - 8 + 7 * (k % 2), hy + 90 + 70 * k, 1.0), "#2f86b4", 0.9)


def draw_snow(sc: Scene) -> None:
    """Trodden snow with the glow on it."""
    g, _ = land(sc.stream("snow"), [(-60, 1056), (180, 1070), (420, 1056), (640, 1066), (860, 1050)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#fff0d6"), (0.4, "#fbf4ea"), (1, "#cfe2ea")], 470, 1080, 560),
        z=10,
        wash=0.3,
        cut=0.6,
        rim="#ffffff",
        rimop=1,
    )
    r = sc.stream("prints")
    sc.flat(
        U([ellipse(r.uniform(160, 760), r.uniform(1092, 1170), 9, 3.6, r.uniform(-20, 20)) for _ in range(36)]),
        "#8fb8cc",
        0.6,
    )


def waiting(sc: Scene, p: Figure, x: float, y: float, s: float, flip: bool = False) -> Figure:
    """Lay one of those who wait, with a blue shadow away from the fire."""
    q = T(p, x, y, s, flip=flip)
    d = (x - LX) * 0.5
    sc.flat(
        Polygon([(x - 26, y), (x + 26, y), (x + 40 + d, y + 52), (x - 40 + d, y + 52)]), "#4f8bb0", 0.5, "multiply", 5
    )
    put(sc, q, z=3, sh=0.5, rim=(2 if x > LX else -2, 2.6, "#fff0c8", 1), cast=5)
    return q


def draw_people(sc: Scene) -> None:
    """Two hold a checked blanket ready between them, a child lifts a log."""
    base = 1126
    woman = person(
        63,
        "tq",
        SIDE["reach"].but(lean=-8, nod=-18),
        dress("greatcoat", "#2f7f7a", "#1d3f4c", "#f0ead8"),
        "#e0ab84",
        "bun",
        "#dcd6cc",
        "wonder",
        hat="scarf",
        hat_colour="#e8b53a",
        reach_a=(78, -112),
        reach_b=(84, -118),
    )
    man = person(
        38,
        "tq",
        SIDE["reach"].but(lean=-8, nod=-18),
        dress("parka", "#6a3f7a", "#2a2f4c", "#f0ead8"),
        "#7d4f34",
        "short",
        "#2a1c18",
        "wonder",
        hat="flat",
        hat_colour="#27406a",
        reach_a=(78, -118),
        reach_b=(84, -124),
    )
    a = waiting(sc, woman, 420, base, 0.98)
    b = waiting(sc, man, 752, base, 1.04, True)
    (ax, ay), (bx, by) = a.at("hand_a.hold"), b.at("hand_a.hold")
    cloth = shape(
        f"{ax - 6},{ay - 12}^ {ax + 60},{ay + 22} {(ax + bx) / 2},{ay + 34} {bx - 60},{by + 22} {bx + 6},{by - 12}^ {bx + 2},{by + 22}^ {bx - 50},{by + 74} {(ax + bx) / 2},{ay + 92} {ax + 50},{ay + 74} {ax - 2},{ay + 22}^"
    )
    sc.layer(
        cloth,
        sc.lin([(0, "#fffaf0"), (1, "#efd9c4")], 0, ay - 10, 0, ay + 80),
        z=4,
        cut=0.3,
        sh=0.5,
        rim="#ffffff",
        rimop=1,
    )
    lines = [
        limb([(x, ay - 20, 5), (x + (x - (ax + bx) / 2) * 0.1, ay + 110, 5)], 1) for x in np.arange(ax, bx + 10, 20)
    ]
    lines += [limb([(ax, ay + q, 5), ((ax + bx) / 2, ay + 44 + q, 5), (bx, by + q, 5)], 8) for q in (2, 20, 38)]
    sc.flat(U(lines).intersection(cloth), RED, 0.85)
    child = person(
        7,
        "side",
        SIDE["reach_up"],
        dress("coat", "#e8b53a", "#2a3f5c", "#f6ecd2"),
        "#d9a077",
        "pigtails",
        "#8a4f2a",
        "wonder",
        hat="knit",
        hat_colour="#2f6f9a",
        nod=-14,
    )
    c = waiting(sc, child, 268, 1140, 1.0)
    hx, hy = c.at("hand_a.hold")
    sc.layer(
        limb([(hx - 34, hy + 2, 24), (hx + 34, hy - 16, 24)], 2),
        sc.near("#e0a468", "#7a4a30", 600),
        z=4,
        cut=0.4,
        rim="#fff0c8",
        rimop=1,
    )
    sc.layer(ellipse(hx + 35, hy - 16, 7, 12, -12), "#f6dcae", z=1, cut=0, wash=0, fibre=0)


def draw_near(sc: Scene) -> None:
    """A drift before our eyes, the sledge of the brigade behind it, a paper boat."""
    x, y = 92, 1190
    sc.layer(
        shape(f"{x - 130},{y - 34}^ {x + 60},{y - 34}^ {x + 76},{y - 74}^ {x - 130},{y - 70}^"),
        sc.lin([(0, "#e8452c"), (1, "#8f1c1c")], 0, y - 74, 0, y - 30),
        z=6,
        cut=0.4,
        rim="#ffe0b0",
        rimop=0.9,
    )
    for k in range(4):
        sc.layer(
            ellipse(x - 20, y - 80 - k * 12, 58 - k * 5, 13).difference(
                ellipse(x - 20, y - 83 - k * 12, 32 - k * 4, 6)
            ),
            mix("#f2dcae", "#a8906a", 0.2 * k),
            z=2.4,
            cut=0.2,
            fibre=0,
        )
    ridge_ = shape("-50,1260^ -50,1156 90,1166 240,1186 420,1178 600,1164 720,1146 850,1136 850,1260^")
    sc.layer(
        ridge_, sc.lin([(0, "#e9f3f4"), (1, "#7fb2cc")], 0, 1140, 0, 1200), z=12, cut=0.7, dy=-5, rim="#ffffff", rimop=1
    )
    for g, t in paper_boat(w=48):
        sc.layer(T(g, 330, 1186, 1, rot=-4), mix("#ffffff", "#9fbccb", t), z=2, cut=0, wash=0, fibre=0, sh=0.4)


def draw() -> Scene:
    """What has the house done to it, or it to the house?"""
    sc = Scene("fire_rescue", light=(LX, LY, 200), shadow="#123f63", bg=MINT)
    draw_far(sc)
    ice_house(sc, lambda r, fade: warm(sc, r, fade), (LX, LY))
    draw_hole(sc)
    draw_snow(sc)
    draw_people(sc)
    draw_rescue(sc)
    snow(sc, 70, "#ffffff", 0.9, size=(1.4, 4.4))
    draw_near(sc)
    sc.vignette("#0f3f66", 0.22, LX, LY + 60, 920, 0.5)
    sc.finish()
    return sc
